/** Orbiter and Thorn, nose up in a box of -50 to 50. The outline repeats the shape of the captain's seat. */

import { cycle, type Dice } from '../dice';
import { livery, arc, spot, turn, type Pen } from './strokes';

/** Orbiter: a ring of plates round a ram. */
export function blue(d: Dice, p: Pen): string {
  const gap = d.real(10, 15),
    cut = d.real(58, 66);
  let s = p.both(arc(gap + 2, 168, 23, 36.5), 'k4');
  s += p.bar(18, -2, 22, 5, 'k3', 1) + p.part(turn('3 0, 3 30, -3 30, -3 0', 128), 'k3');
  s +=
    p.both(arc(gap, cut, 25, 39), 'k2') + p.both(arc(cut + 4, 118, 25, 40), 'k1') + p.both(arc(122, 168, 25, 38), 'k2');
  s +=
    p.both(arc(gap, cut, 34, 39), 'k1') +
    p.both(arc(cut + 4, 118, 36, 40), 'k0') +
    p.both(arc(122, 168, 34, 38), 'k1') +
    p.both(arc(cut + 8, 114, 27, 29.5), 'k3') +
    cycle(
      [
        '',
        p.both(arc(cut + 14, cut + 24, 25, 40), 'k4') + p.both(arc(cut + 30, cut + 40, 25, 40), 'k4'),
        p.both(arc(gap + 4, cut - 4, 25, 33), 'k4'),
      ],
      livery(d),
    );
  for (const a of [24, 38, 52])
    s += p.dot(29.6 * Math.sin((a * Math.PI) / 180), 29.6 * Math.cos((a * Math.PI) / 180), 1.1, 'lamp');
  for (const a of [132, 145, 158])
    s += p.dot(29.6 * Math.sin((a * Math.PI) / 180), 29.6 * Math.cos((a * Math.PI) / 180), 1.1, 'lamp');
  s +=
    p.part('0 30, 9 30, 11 8, 14 -4, 11 -22, 8 -36, 0 -36', 'k2') + p.seam('0 20, 10 20') + p.seam('0 -19, 11.4 -19');
  s +=
    p.part('0 50, 5 47, 10.6 33, 12 24, 8 27, 0 30', 'k1') +
    p.part('0 50, 5 47, 6.4 36, 0 39', 'k0') +
    p.part('0 31, 8 28, 7.6 25, 0 27', 'k4');
  s +=
    '<circle class="k4" r="11.5" cy="3"/><circle class="k1" r="9.6" cy="3"/><path ' +
    `class="k1 lo" d="M0-6.6A9.6 9.6 0 0 1 0 12.6Z" ${p.turned}/><circle class="k3" r="6"` +
    ' cy="3"/><circle class="glass" r="4.2" cy="3"/>';
  return (
    s +
    p.bar(5.4, -26, 3, 8, 'k3', 1) +
    p.bar(0, -27, 3, 9, 'k1', 1) +
    p.dot(0, 16, 1.4, 'hot') +
    p.bar(39, -2, 3.4, 9, 'k3', 1) +
    p.dot(39.5, 3, 1, 'hot')
  );
}

/** Thorn: a hexagon of petals, jaws in front. */
export function green(d: Dice, p: Pen): string {
  const bend = d.real(-3, 3),
    petal = '4 4, 12 26, 9.6 34, 2 44.5, -6 32, -9 24, -4 4',
    vein = '0 12, 4 26, 2 41, -3.5 26';
  let s = '';
  for (const a of [122 + bend, 62])
    s +=
      p.part(turn(petal, a), 'k3') +
      p.part(turn('4 4, 12 26, 9.6 34, 2 44.5, 1 10', a), 'k2') +
      p.part(turn(vein, a), 'k1') +
      p.dot(...spot([2, 41], a), 1.3, 'hot');
  if (livery(d) === 1) for (const a of [122 + bend, 62]) s += p.part(turn('3 30, 9 33, 2 44.5, -5 32', a), 'k0');
  s += p.part('2 -20, 9 -30, 7 -40, 0 -45, 0 -20', 'k3') + p.part('0 -24, 4 -30, 3 -38, 0 -41', 'k2');
  s +=
    p.part('5 22, 16 30, 17 40, 8 49, 11 39, 6 33, 0 30, 0 22', 'k2') +
    p.part('10 27, 16 30, 17 40, 8 49, 13.6 38', 'k0');
  s += p.part('0 31, 9 28, 19 16, 21 -6, 14 -24, 6 -31, 0 -31', 'k2');
  s +=
    p.part('0 27, 8 24, 15 13, 0 10', 'k1') +
    p.part('0 8, 15.4 11, 17 -4, 0 -8', 'k0') +
    p.part('0 -10, 16.4 -6, 11 -20, 0 -23', 'k1');
  s += p.seam('0 9, 18.6 13') + p.seam('0 -9, 19.6 -5');
  s += p.part('0 6, 4 2, 4.6 -2, 0 -6', 'k4') + p.part('0 4, 2.4 1.4, 0 -1', 'glass');
  for (let i = 0; i < 3; i++)
    s += p.dot(9.8 + i * 0.6, 17 - i * 13, 1.5, 'k4') + p.dot(9.8 + i * 0.6, 17 - i * 13, 0.9, 'lamp');
  return s + p.dot(4.2, 24.5, 1.7, 'k4') + p.dot(4.2, 24.8, 1, 'hot');
}
