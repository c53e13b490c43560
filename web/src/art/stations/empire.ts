/** Imperial stations are stars and castles. */

import { mix } from '../colour';
import type { Dice } from '../dice';
import { Mesh, roundabout, type V3 } from '../mesh';
import { INK } from '../ships/ink';
import { turret } from '../ships/parts';

const I = INK.empire;
/** Rays of a star: `k` of them, how long, half as wide, half as high. */
const rays = (m: Mesh, k: number, [r, w, h]: V3, c: string, turn = 0): Mesh =>
  m.around(
    k,
    (s) => {
      for (const side of [1, -1]) {
        s.face(
          [
            [6, 0, h],
            [10, side * w, 0],
            [r, 0, 0],
          ],
          side > 0 ? c : mix(c, I.d, 0.4),
          [10, 0, -20],
        );
        s.face(
          [
            [6, 0, -h],
            [10, side * w, 0],
            [r, 0, 0],
          ],
          I.d,
          [10, 0, 20],
        );
      }
    },
    turn,
  );
function star(m: Mesh, R: number): void {
  rays(m, 4, [R + 26, 9, 8], I.a, 0);
  rays(m, 4, [R, 6, 5], I.b, 45);
  m.ring([0, 0, 0], [R * 0.66, 2.4, 2], I.c, { k: 24 });
  m.ball([0, 0, 0], 11, (la) => (la > 0 ? I.c : I.b), { k: 12, m: 8 });
  m.lamp(0, 0, 12, 2.6, I.lamp);
}

function cycle(m: Mesh, R: number): void {
  m.ring([0, 0, 0], [R, 5, 3], (t) => (Math.floor(t * 3 + 0.02) % 2 ? I.b : I.a), { k: 27, from: 0.02, to: 0.3 });
  m.ring([0, 0, 0], [R, 5, 3], I.a, { k: 9, from: 0.36, to: 0.63 });
  m.ring([0, 0, 0], [R, 5, 3], I.b, { k: 9, from: 0.7, to: 0.97 });
  m.around(
    3,
    (s) => {
      s.face(
        [
          [R - 11, 0, 3.2],
          [R + 11, 0, 3.2],
          [R, 15, 3.2],
        ],
        I.c,
        [R, 0, -30],
      );
      s.tube(
        [
          [10, 0, 0],
          [R, 0, 0],
        ],
        [2.4, 1.6],
        I.d,
        6,
      );
    },
    110,
  );
  m.hull(
    [
      [-8, 8, 10],
      [8, 8, 10],
    ],
    I.c,
    { k: 6, square: 1.4 },
  );
  m.lamp(0, 0, 12, 2.4, '#a8ff9e');
}

function world(m: Mesh, R: number): void {
  m.ball(
    [0, 0, 0],
    R,
    (la, lo) => {
      const v = Math.sin(la * 16 + Math.sin(lo * 12.6) * 0.7);
      return v > 0.5 ? I.a : v > -0.3 ? '#d59a45' : '#9a5b33';
    },
    { k: 28, m: 18 },
  );
  m.ring([0, 0, 0], [R * 1.5, 8, 0.6], (t) => (Math.floor(t * 48) % 2 ? I.a : I.c), { k: 48 });
  m.ring([0, 0, 0], [R * 1.82, 2, 0.6], I.b, { k: 48 });
  m.around(
    5,
    (s) => {
      turret(s, [R * 1.5, 0, 1], 2.2, I.d, 2);
    },
    200,
  );
}

function castle(m: Mesh): void {
  m.plate(roundabout(8, 44, 0.4), -14, -4, I.d, { top: I.b });
  m.plate(roundabout(8, 34, 0.4), -4, 8, I.b, { bevel: 0.1, top: I.a });
  m.around(
    8,
    (s, i) => {
      const h = i % 2 ? 26 : 17;
      s.plate(
        [
          [34, -4],
          [42, -4],
          [42, 4],
          [34, 4],
        ],
        -4,
        h,
        I.a,
        { bevel: 0.1 },
      );
      s.plate(
        [
          [33, -5],
          [43, -5],
          [43, 5],
          [33, 5],
        ],
        h,
        h + 9,
        I.b,
        { bevel: 0.94 },
      );
      s.lamp(42.5, 0, h - 5, 1.2, I.lamp);
    },
    22,
  );
  m.plate(
    [
      [-9, -9],
      [9, -9],
      [9, 9],
      [-9, 9],
    ],
    8,
    44,
    I.a,
    { bevel: 0.15 },
  );
  m.plate(
    [
      [-11, -11],
      [11, -11],
      [11, 11],
      [-11, 11],
    ],
    44,
    64,
    I.b,
    { bevel: 0.96 },
  );
  m.row([-5, 5], -9.4, 30, 3, 1.2, I.lamp);
  m.row([-5, 5], -9.4, 20, 3, 1.2, I.lamp);
}

function hq(m: Mesh, R: number): void {
  rays(m, 8, [R + 28, 9, 11], I.a, 0);
  rays(m, 8, [R + 2, 6, 7], I.b, 22.5);
  m.ring([0, 0, 5], [R * 0.7, 3.4, 3], I.c, { k: 28 });
  m.ring([0, 0, 12], [R * 0.4, 3, 4], I.a, { k: 22 });
  m.plate(roundabout(8, 9), 8, 34, I.c, { bevel: 0.5 });
  m.lamp(0, 0, 35, 2.6, '#ffd6f0');
  m.around(8, (s) => s.lamp(R * 0.7, 0, 9, 1.3, I.lamp));
}

export const empire: Record<string, (m: Mesh, R: number, d: Dice) => void> = { star, cycle, world, castle, hq };
