/** Parts that every shipyard uses. */

import { mix } from '../colour';
import { roundabout, type Mesh, type V3 } from '../mesh';
import { GLASS, GUN } from './ink';

export const barrel = (m: Mesh, [x, y, z]: V3, length: number, r: number, paint = GUN, muzzle = 1): Mesh =>
  m.tube(
    [
      [x, y, z],
      [x + length * 0.8, y, z],
      [x + length, y, z],
    ],
    [r, r * 0.8, r * muzzle],
    paint,
    6,
  );

export function turret(m: Mesh, [x, y, z]: V3, s: number, paint: string, barrels: 1 | 2 = 1): void {
  m.ring([x, y, z], [2.2 * s, 2.2 * s, 1.2 * s], paint, { k: 8 });
  m.box([x - 2 * s, x + 2.4 * s], [y - 1.7 * s, y + 1.7 * s], [z + s, z + 3 * s], paint, { bevel: 0.2 });
  for (const q of barrels > 1 ? [-0.9, 0.9] : [0]) barrel(m, [x + 2 * s, y + q * s, z + 2 * s], 7 * s, 0.55 * s);
}

export function dish(m: Mesh, [x, y, z]: V3, s: number, paint: string): void {
  m.tube(
    [
      [x, y, z],
      [x, y, z + 4 * s],
    ],
    [0.7 * s, 0.5 * s],
    paint,
    5,
  );
  const ring = (r: number, forward: number, up: number) =>
    roundabout(9, r * s).map(([a, b]): V3 => [x + a + forward * s, y + b, z + up * s]);
  m.skin([ring(0.8, 0, 4), ring(4.2, 1.6, 6.6)], '#dfe9ff', { caps: false });
  m.lamp(x + 2 * s, y, z + 7.4 * s, 0.6 * s, '#9fe8ff');
}

/** A container with its strap. */
export function crate(m: Mesh, [x, y, z]: V3, [length, width, height]: V3, paint: string): void {
  m.box([x, x + length], [y - width / 2, y + width / 2], [z, z + height], paint, { bevel: 0.06 });
  const strap = mix(paint, '#3b2a10', 0.45);
  m.box(
    [x + length * 0.42, x + length * 0.58],
    [y - width / 2 - 0.2, y + width / 2 + 0.2],
    [z - 0.1, z + height + 0.2],
    strap,
  );
}

export function dome(m: Mesh, [x, y, z]: V3, r: number, paint = GLASS): void {
  const ring = (t: number) =>
    roundabout(10, r * Math.cos((t * Math.PI) / 2)).map(([a, b]): V3 => [
      x + a,
      y + b,
      z + r * 0.8 * Math.sin((t * Math.PI) / 2),
    ]);
  const steps = [0, 0.5, 0.85, 1];
  for (let i = 0; i < 3; i++)
    m.skin([ring(steps[i] ?? 0), ring(steps[i + 1] ?? 1)], mix(paint, '#ffffff', 0.1 * i), { caps: i === 2 });
}
