/** Lance and Delta, nose up in a box of -50 to 50. The outline repeats the shape of the captain's seat. */

import { cycle, type Dice } from '../dice';
import { livery, type Pen } from './strokes';

/** Lance: a rhombus of blades, two long guns. */
export function red(d: Dice, p: Pen): string {
  const sweep = d.real(-2, 3),
    gun = d.real(26, 30);
  let s = p.part(`7 21, 39 ${-3 + sweep}, 46 -13, 40 -17, 24 -16, 9 -28`, 'k3');
  s += p.part(`7 21, 39 ${-3 + sweep}, 46 -13, 30 -9, 8 -5`, 'k2') + p.part(`7 21, 39 ${-3 + sweep}, 30 -4, 9 9`, 'k1');
  s +=
    cycle(
      [
        p.part('15 14, 20 10.5, 25 -9, 20 -8', 'k0'),
        p.part(`39 ${-3 + sweep}, 46 -13, 40 -17, 34 -16, 34 0`, 'k4'),
        '',
      ],
      livery(d),
    ) +
    p.seam('16 13, 20 -8') +
    p.seam('27 5, 32 -9');
  s += p.part('7 -20, 17 -36, 16 -42, 8 -38', 'k3') + p.part('7 -20, 17 -36, 11 -31', 'k2');
  s +=
    p.bar(gun, 6, 4, 30, 'k3', 1.4) +
    p.bar(gun, 18, 2, 16, 'k1', 0.8) +
    p.dot(gun, 27, 1.1, 'hot') +
    p.bar(gun, -4, 5.4, 9, 'k2', 1.6);
  s += p.part('0 49, 3.4 36, 8.6 16, 11.6 -2, 11.4 -17, 8.4 -32, 4 -36, 0 -36', 'k2');
  s += p.part('0 49, 3.4 36, 6 18, 0 20', 'k0') + p.part('0 18, 5.4 16, 7.6 0, 7 -16, 4.4 -25, 0 -25', 'k1');
  s += p.seam('0 12, 9.4 11') + p.seam('0 -17, 10.8 -17') + p.seam('7.4 -24, 9.6 -27');
  s += p.part('0 10, 3.2 6, 3.6 -3, 2 -8, 0 -8', 'k4') + p.part('0 8.6, 2 5.4, 2.2 1, 0 .4', 'glass');
  for (let i = 0; i < 4; i++) s += p.dot(5.4, 12 - i * 6.2, 0.9, 'lamp');
  return s + p.bar(0, -13, 4.6, 1.6, 'k3', 0.6) + p.bar(0, -20.5, 5, 4, 'k3', 1) + p.dot(0, -20.5, 1.2, 'hot');
}

/** Delta: a flying wing with stepped plates and striped edges. */
export function yellow(d: Dice, p: Pen): string {
  const notch = d.real(18, 23);
  let s = p.part(`0 48, 10 28, 44 -30, 42 -37, 30 -33, ${notch} -37, 10 -30, 0 -30`, 'k3');
  const stripes = livery(d) !== 1;
  s += p.part('0 48, 10 28, 44 -30, 24 -25, 6 4, 0 6', 'k2') + p.part('0 48, 10 28, 44 -30, 36 -26, 8 18, 0 36', 'k1');
  if (!stripes) s += p.part('30 -6, 44 -30, 36 -26, 26 -10', 'k4') + p.part('12 24.5, 18 14, 14 8, 8 18', 'k0');
  for (let i = 0; i < (stripes ? 4 : 0); i++) {
    const t = 0.3 + i * 0.17,
      x = 10 + 34 * t,
      y = 28 - 58 * t;
    s += p.part(`${x} ${y}, ${x + 2.6} ${y - 4.4}, ${x - 3.4} ${y - 4.4}, ${x - 5} ${y - 0.6}`, 'k4');
  }
  s += p.seam('14 2, 20 -31') + p.seam('26 -18, 30 -32');
  s += p.part('0 34, 4 26, 9 4, 11 -18, 8 -30, 0 -31', 'k2') + p.part('0 40, 3 31, 4.6 18, 0 16', 'k0');
  s +=
    p.bar(0, 2, 11, 11, 'k1', 1.5) +
    p.bar(0, -11, 13, 11, 'k1', 1.5) +
    p.bar(0, -23, 12, 9, 'k2', 1.5) +
    p.seam('0 -4.5, 6.5 -4.5') +
    p.seam('0 -17, 6.5 -17');
  s += p.bar(4.4, -11, 1.2, 8, 'k3', 0.4) + p.bar(3.8, 2, 1.2, 8, 'k3', 0.4);
  s += p.part('0 26, 2.8 21, 2.4 13, 0 12', 'k4') + p.part('0 24, 1.7 20.5, 1.5 17, 0 16.4', 'glass');
  s +=
    p.bar(27, -14, 3.4, 18, 'k4', 1) +
    p.bar(27, -7, 1.8, 16, 'k0', 0.7) +
    p.dot(27, 2, 1.1, 'hot') +
    p.bar(42, -30, 2.6, 14, 'k1', 1);
  for (let i = 0; i < 3; i++) s += p.dot(13 + i * 1.6, 4 - i * 9, 1, 'lamp');
  return s + p.dot(42, -22, 1, 'hot');
}
