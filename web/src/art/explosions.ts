/** Fire, fireballs and what flies about after them. */

import type { Dice } from './dice';
import { ellipse, move, n, path, radialFill, rays, repeat } from './pen';

/** A tongue of fire with its smoke, its foot at (x, y). */
export const fire = (x: number, y: number, s: number): string =>
  move(
    x,
    y,
    s,
    ellipse('#20242f', 0, -10, 9, 6, 'opacity=".5"') +
      ellipse('#ff6a2b', 0, -4, 7, 9, 'opacity=".55"') +
      path('#ffb13d', 'M-5 2Q-7-6-1-14Q1-8 4-10Q8-3 4 2Z') +
      path('#fff3c0', 'M-2.5 2Q-3-3 0-8Q4-2 2 2Z'),
  );

/** The light of an explosion; `id` must be its own within the picture. */
export const fireball = (id: string, x: number, y: number, rx: number, ry: number, opacity = 1): string =>
  '<defs>' +
  radialFill(id, '', [
    [0, '#fff3c8'],
    [0.3, '#ffb13d', 0.9],
    [1, '#ff4a1f', 0],
  ]) +
  '</defs>' +
  ellipse(`url(#${id})`, x, y, rx, ry, `opacity="${n(opacity)}"`);

/** Splinters about (x, y), within the reach given. */
export const splinters = (
  d: Dice,
  x: number,
  y: number,
  reach: number,
  count: number,
  paints: readonly string[],
): string =>
  repeat(count, () => {
    const [px, py, s] = [x + d.real(-1, 1) * reach, y + d.real(-0.85, 0.85) * reach, d.real(1, 4.5)];
    return path(
      d.pick(paints),
      `M${n(px)} ${n(py)}l${n(s * 2)} ${n(-s)} ${n(s)} ${n(s * 1.6)} ${n(-s * 2.4)} ` + `${n(s * 0.5)}Z`,
    );
  });

/** Where two things meet: a ragged star in a flash. */
export function burst(d: Dice, r: number): string {
  const star = (count: number, a: number, b: number, fill: string) =>
    path(fill, rays(0, 0, a * d.real(0.9, 1.1), b, count, d.int(0, 30), d.int(360, 364)));
  return (
    fireball('flash', 0, 0, r * 1.7, r * 1.7, 0.9) +
    star(11, r, r * 0.5, '#ffb84d') +
    star(9, r * 0.62, r * 0.3, '#fff3cf') +
    ellipse('#fff', 0, 0, r * 0.2, r * 0.2)
  );
}
