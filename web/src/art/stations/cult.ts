/** Machine Cult stations: gears, furnaces, heaps of scrap, a brain. */

import { cycle, type Dice } from '../dice';
import { Mesh, type Skin, type V3 } from '../mesh';
import { EYE, HOT, INK } from '../ships/ink';
import { barrel } from '../ships/parts';

const I = INK.cult;
/** A toothed ring: radius, half its width and height. */
const gear = (m: Mesh, [r, w, h]: V3, teeth: number, skin: Skin): Mesh =>
  m
    .ring([0, 0, 0], [r, w, h], skin, { k: teeth * 2 })
    .around(teeth, (s) => s.box([r + w - 1, r + w + 7], [-3.6, 3.6], [-h, h], I.b));
function battle(m: Mesh, R: number): void {
  gear(m, [R, 6, 5], 8, (t) => (Math.floor(t * 16) % 2 ? I.d : I.a));
  m.around(8, (s, i) => {
    barrel(s, [R + 4, 0, 0], 24, i % 2 ? 2 : 3.2, I.a);
    s.lamp(R + 28, 0, 0, 1.2, HOT);
    s.box([9, R], [-2.6, 2.6], [-2, 2], I.d);
  });
  m.ball([0, 0, 2], 13, I.b, { k: 12, m: 8 });
  m.ball([1, -4, 9], 6, EYE, { k: 10, m: 7, glow: 1 });
}

function mechworld(m: Mesh, R: number): void {
  m.ball(
    [0, 0, 0],
    R,
    (la, lo) => {
      const g = Math.floor((la + 1) * 5) + Math.floor(lo * 12);
      return Math.abs(la) < 0.09 ? '#ff9a4a' : g % 3 === 0 ? I.b : g % 3 === 1 ? I.a : I.d;
    },
    { k: 26, m: 16 },
  );
  gear(m, [R * 1.4, 4, 3], 14, (t) => (Math.floor(t * 28) % 2 ? I.a : I.d));
  m.around(
    4,
    (s, i) => {
      s.box([R * 0.9, R * 1.4], [-3, 3], [-2, 2], I.d);
      s.ball([R * 1.4, 0, 5], 4, cycle([INK.blob.a, INK.fed.b, INK.empire.a, I.b], i), { k: 8, m: 6, glow: 0.6 });
    },
    40,
  );
}

function junk(m: Mesh, _R: number, d: Dice): void {
  for (let i = 0; i < 26; i++) {
    const a = d.real(0, 6.28),
      q = d.real(4, 40),
      l = d.real(5, 16),
      w = d.real(3, 8),
      s = new Mesh('j' + i);
    if (d.odds(0.5))
      s.box([-l, l], [-w, w], [-w * 0.5, w * 0.5], d.pick([I.a, I.b, I.d, '#6d6670', INK.fed.c, INK.empire.b]));
    else
      s.hull(
        [
          [-l, w * 0.6, w * 0.6],
          [l, w * 0.8, w * 0.8],
        ],
        d.pick([I.d, I.a, '#57606f', INK.blob.b]),
        { k: 7 },
      );
    m.add(s, { at: [Math.cos(a) * q, Math.sin(a) * q, d.real(-18, 6)], turn: d.real(0, 180) });
  }
  m.tube(
    [
      [-38, 8, -6],
      [-34, 6, 30],
      [-8, 0, 48],
      [16, -4, 40],
    ],
    [4.4, 3.6, 3, 2.2],
    I.b,
    7,
  );
  m.pair((q) =>
    m.tube(
      [
        [16, -4, 40],
        [22, -4 + q * 9, 30],
        [17, -4 + q * 3, 20],
      ],
      [2.4, 2, 0.6],
      I.a,
      6,
    ),
  );
  m.lamp(-8, -3, 51, 2, I.lamp);
}

function factory(m: Mesh): void {
  m.box([-46, 46], [-26, 26], [-14, 2], I.d, { bevel: 0.04 });
  m.box([-40, -6], [-20, 20], [2, 22], I.a, { bevel: 0.06 });
  m.box([2, 40], [-20, 4], [2, 14], I.b, { bevel: 0.06 });
  for (const [x, h] of [
    [10, 34],
    [22, 44],
    [34, 30],
  ] as const) {
    m.tube(
      [
        [x, 13, 2],
        [x, 13, h],
      ],
      [5.4, 4],
      I.d,
      9,
    );
    m.lamp(x, 13, h + 1, 3, HOT);
  }
  m.row([-36, -10], -20.4, 12, 6, 1.3, I.lamp);
  m.row([4, 38], -20.4, 8, 6, 1.3, HOT);
  m.ball([-23, -6, 22], 9, I.d, { k: 12, m: 8 });
  m.ball([-22, -10, 26], 5.4, EYE, { k: 10, m: 7, glow: 1 });
  m.pair((q) => m.box([-52, 52], [q * 30 - 4, q * 30 + 4], [-20, -12], I.a));
}

function brain(m: Mesh, R: number): void {
  m.ball(
    [0, 0, 0],
    R,
    (la, lo) => {
      const v = Math.sin(lo * 44 + Math.sin(la * 9) * 4) * Math.cos(la * 7 + Math.sin(lo * 19) * 2);
      return la < -0.35
        ? Math.floor(lo * 16) % 2
          ? I.d
          : '#57505c'
        : v > 0.25
          ? '#f0a59a'
          : v > -0.3
            ? '#d4746b'
            : '#8f2f31';
    },
    { k: 34, m: 20, swell: (u, v) => (u > 0.35 ? 1 + 0.05 * Math.sin(v * 44 + Math.sin(u * 14) * 4) : 0.96) },
  );
  m.ring([0, 0, -R * 0.34], [R * 1.06, 4, 5], (t) => (Math.floor(t * 30) % 3 ? I.a : '#ff9a4a'), { k: 30 });
  m.around(6, (s) =>
    s.tube(
      [
        [R, 0, -R * 0.4],
        [R * 1.3, 0, -R * 0.8],
        [R * 1.2, 0, -R * 1.25],
      ],
      [4, 3, 0.8],
      I.a,
      6,
    ),
  );
  m.ball([R * 0.2, -R * 0.9, -R * 0.3], R * 0.2, I.d, { k: 10, m: 7 });
  m.ball([R * 0.22, -R * 1.02, -R * 0.26], R * 0.12, EYE, { k: 9, m: 6, glow: 1 });
}

export const cult: Record<string, (m: Mesh, R: number, d: Dice) => void> = { battle, mechworld, junk, factory, brain };
