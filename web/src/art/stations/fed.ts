/** Federation stations: trading posts, ports, towers, and a world with containers round it. */

import { cycle, type Dice } from '../dice';
import { Mesh, roundabout } from '../mesh';
import { GOLD, INK } from '../ships/ink';
import { crate, dome, turret } from '../ships/parts';

const I = INK.fed;
function post(m: Mesh, R: number): void {
  m.ring([0, 0, 0], [R, 4.5, 3.4], (t) => (Math.floor(t * 24) % 6 < 3 ? I.a : I.b), { k: 24 });
  m.around(
    4,
    (s) => {
      s.box([8, R], [-1.8, 1.8], [-1.4, 1.4], I.c);
      crate(s, [R + 5, 0, -4], [15, 13, 9], GOLD);
      s.lamp(R, 0, 4.4, 1.2, I.lamp);
    },
    20,
  );
  m.hull(
    [
      [-9, 8, 8],
      [0, 11, 11],
      [9, 8, 8],
    ],
    I.a,
    { k: 10 },
  );
  dome(m, [0, 0, 9], 7);
}

function world(m: Mesh, R: number): void {
  m.ball(
    [0, 0, 0],
    R,
    (la, lo) => {
      const v = Math.sin(lo * 18 + la * 5) + Math.sin(la * 9 - lo * 11);
      return Math.abs(la) > 0.86
        ? '#eef6ff'
        : v > 0.75
          ? '#5fb36a'
          : v > 0.45
            ? '#8fc57a'
            : v < -1.25
              ? '#dfeaff'
              : '#2f74cf';
    },
    { k: 28, m: 17 },
  );
  m.ring([0, 0, 0], [R * 1.42, 3.4, 1.1], (t) => (Math.floor(t * 40) % 5 === 0 ? GOLD : I.a), { k: 40 });
  m.around(5, (s) => {
    crate(s, [R * 1.42 - 5, 0, 1.4], [11, 9, 7], GOLD);
  });
}

function fort(m: Mesh, R: number): void {
  m.around(6, (s) => {
    s.plate(
      [
        [10, -7],
        [R + 6, -11],
        [R + 15, 0],
        [R + 6, 11],
        [10, 7],
      ],
      -4,
      4,
      I.b,
      { bevel: 0.1, top: I.a },
    );
    turret(s, [R + 2, 0, 4], 1.5, I.d, 2);
  });
  m.ring([0, 0, 3], [R * 0.55, 4, 6], I.b, { k: 18 });
  dome(m, [0, 0, 6], 12, '#7fd6ff');
}

function port(m: Mesh, R: number): void {
  m.box([-R - 14, R + 14], [-7, 7], [-5, 5], I.a, { bevel: 0.05 });
  for (const x of [-R, -R * 0.34, R * 0.34, R])
    m.pair((q) => {
      m.box([x - 3, x + 3], [q > 0 ? 7 : -34, q > 0 ? 34 : -7], [-2, 2], I.c);
      crate(m, [x - 6, q * 22, 2], [12, 12, 8], q > 0 ? GOLD : I.b);
      m.lamp(x, q * 34, 3, 1.3, I.lamp);
    });
  m.hull(
    [
      [-12, 11, 9],
      [0, 14, 13],
      [12, 11, 9],
    ],
    I.b,
    { k: 12, z: 4 },
  );
  m.box([-4, 4], [-4, 4], [14, 30], I.a, { bevel: 0.3 });
  m.lamp(0, 0, 31, 2, '#ff9a9a');
  m.row([-R, R], -7.5, 2, 9, 1, I.lamp);
}

function tower(m: Mesh): void {
  for (let i = 0; i < 5; i++) {
    const [r, z] = cycle(
      [
        [26, -26],
        [20, -8],
        [15, 12],
        [11, 32],
        [6, 50],
      ] as const,
      i,
    );
    m.plate(roundabout(8, r), z, z + 17, I.a, { bevel: 0.16, top: I.c });
    for (let j = 0; j < 8; j++)
      m.lamp(
        (r + 0.2) * 0.93 * Math.cos(((j + 0.5) * Math.PI) / 4),
        (r + 0.2) * 0.93 * Math.sin(((j + 0.5) * Math.PI) / 4),
        z + 8,
        1.1,
        I.lamp,
      );
  }
  m.ring([0, 0, -14], [44, 3, 2], (t) => (Math.floor(t * 30) % 3 ? I.b : GOLD), { k: 30 });
  m.ring([0, 0, 24], [30, 2, 1.6], I.b, { k: 26 });
  m.around(4, (s) => s.box([20, 44], [-1.3, 1.3], [-15, -12.6], I.c), 45);
  m.tube(
    [
      [0, 0, 66],
      [0, 0, 84],
    ],
    [1.6, 0.3],
    I.c,
    6,
  );
}

export const fed: Record<string, (m: Mesh, R: number, d: Dice) => void> = { post, world, fort, port, tower };
