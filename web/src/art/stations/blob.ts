/** Blob stations are grown: wheels of flesh, hives, a whole world. */

import { mix } from '../colour';
import type { Dice } from '../dice';
import type { Mesh } from '../mesh';
import { INK } from '../ships/ink';

const I = INK.blob;
const lump = (la: number, lo: number): string =>
  Math.sin(la * 7 + lo * 19) > 0.35 ? I.c : mix(I.a, I.b, 0.5 + 0.4 * Math.sin(lo * 25));
function wheel(m: Mesh, R: number): void {
  m.ring([0, 0, 0], [R, 5, 4], (t) => (Math.floor(t * 28) % 4 === 0 ? I.c : mix(I.a, I.b, 0.4)), { k: 28 });
  m.around(6, (s) => {
    s.tube(
      [
        [6, 0, 0],
        [R * 0.6, 2, 2],
        [R, 0, 0],
      ],
      [4, 2.6, 3.6],
      I.b,
      7,
    );
    s.tube(
      [
        [R, 0, 0],
        [R + 13, 4, 2],
        [R + 22, -2, 6],
      ],
      [4, 2.4, 0.4],
      I.b,
      6,
    );
    s.lamp(R, 0, 5, 2, I.lamp);
  });
  m.ball([0, 0, 0], 13, lump, { k: 14, m: 9 });
  m.ball([3, -4, 8.5], 5, I.d, { k: 9, m: 6 });
  m.lamp(3.4, -5, 13, 2.4, I.lamp);
}

function hive(m: Mesh, _R: number, d: Dice): void {
  const put = (x: number, y: number, z: number, r: number): void => {
    m.ball([x, y, z], r, lump, { k: 12, m: 7 });
    m.ball([x + r * 0.3, y - r * 0.7, z + r * 0.35], r * 0.34, I.lamp, { k: 8, m: 5, glow: 1 });
  };
  put(0, 0, 2, 21);
  for (let i = 0; i < 6; i++) {
    const g = (i * Math.PI) / 3,
      q = 24 + d.real(0, 7);
    put(Math.cos(g) * q, Math.sin(g) * q, d.real(-10, 8), 9 + d.real(0, 5));
  }
  m.around(
    5,
    (s) =>
      s.tube(
        [
          [20, 0, 0],
          [36, 4, -6],
          [48, -3, -3],
          [56, 3, -10],
        ],
        [4, 3, 2, 0.4],
        I.b,
        6,
      ),
    20,
  );
}

function world(m: Mesh, R: number): void {
  m.ball(
    [0, 0, 0],
    R,
    (la, lo) => {
      const v = Math.sin(la * 6 + Math.sin(lo * 12.6) * 2) + Math.sin(lo * 31 + la * 4) * 0.6;
      return v > 0.7 ? I.c : v > 0 ? I.a : v > -0.8 ? I.b : I.d;
    },
    { k: 26, m: 16, swell: (u, v) => 1 + 0.05 * Math.sin(u * 17) * Math.sin(v * 6.283 * 5) },
  );
  m.around(
    7,
    (s) =>
      s.tube(
        [
          [R * 0.9, 0, 0],
          [R * 1.25, 5, 6],
          [R * 1.5, -2, 4],
          [R * 1.66, 6, 12],
        ],
        [7, 4.4, 2.4, 0.4],
        I.b,
        7,
      ),
    8,
  );
  m.ball([R * 0.3, -R * 0.72, R * 0.52], R * 0.24, I.d, { k: 12, m: 8 });
  m.ball([R * 0.34, -R * 0.83, R * 0.6], R * 0.15, I.lamp, { k: 10, m: 7, glow: 1 });
}

export const blob: Record<string, (m: Mesh, R: number, d: Dice) => void> = { wheel, hive, world };
