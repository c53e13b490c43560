/** Federation ships are built for cargo: a capsule with a coloured belt, pods on pylons, chevrons at the bow. */

import type { Mesh } from '../mesh';
import { GOLD, INK } from './ink';
import { crate, dish, dome, turret } from './parts';

export interface FedPlan {
  house: 'fed';
  length: number;
  width: number;
  pods: number;
  gap: number;
  nose: number;
  /** Containers below, in rows of so many; containers at the sides. */
  cargo?: number;
  rows?: number;
  saddle?: number;
  domes?: number;
  guns?: number;
  dish?: boolean;
  sails?: number;
  tower?: boolean;
}

const I = INK.fed;

function capsule(m: Mesh, { length: L, width: W, nose }: FedPlan, x0: number): void {
  const belt = (_: number, j: number) => (j === 2 || j === 3 ? I.b : j >= 8 && j <= 11 ? I.c : I.a);
  m.hull(
    [
      [x0, W * 0.5, W * 0.45],
      [x0 + 2, W * 0.8, W * 0.72],
      [x0 + L * 0.14, W, W * 0.86],
      [x0 + L * 0.5, W, W * 0.9],
      [x0 + L * 0.72, W * (0.5 + nose * 0.5), W * 0.76],
      [x0 + L * 0.9, W * nose, W * 0.5],
      [x0 + L, W * 0.16, W * 0.2],
    ],
    belt,
    { k: 14, square: 2.4, turn: Math.PI / 14 },
  );
  m.hull(
    [
      [x0 + L * 0.16, W * 0.3, W * 0.2],
      [x0 + L * 0.26, W * 0.5, W * 0.4],
      [x0 + L * 0.56, W * 0.46, W * 0.36],
      [x0 + L * 0.68, W * 0.2, W * 0.16],
    ],
    (_, j) => (j < 6 ? I.c : I.d),
    { k: 10, z: W * 0.85 },
  );
  m.pair((q) => m.row([x0 + L * 0.3, x0 + L * 0.58], q * W * 0.34, W * 1.12, 4, 0.8, I.lamp));
  m.row([x0 + L * 0.16, x0 + L * 0.62], -W * 1.02, 0, 7, 0.8, I.lamp);
}

function pods(m: Mesh, { length: L, width: W, pods: count, gap }: FedPlan, x0: number): void {
  m.pair((q) => {
    for (let i = 0; i < count; i++) {
      const [y, x, l, r] = [q * (W + gap), x0 + L * (0.06 + i * 0.4), L * (i ? 0.26 : 0.36), W * 0.34];
      m.box([x + l * 0.3, x + l * 0.6], [Math.min(q * W * 0.7, y), Math.max(q * W * 0.7, y)], [-1.2, 1.2], I.d);
      m.hull(
        [
          [x, r * 0.6, r * 0.6],
          [x + l * 0.12, r, r],
          [x + l * 0.8, r, r],
          [x + l, r * 0.3, r * 0.4],
        ],
        (_, j) => (j === 2 || j === 1 ? I.b : I.a),
        { k: 8, y },
      );
      m.jet(x, y, 0, r * 0.7, L * 0.22, I.jet);
    }
  });
}

function freight(m: Mesh, { length: L, width: W, cargo = 0, rows = 1, saddle = 0 }: FedPlan, x0: number): void {
  for (let i = 0; i < cargo; i++)
    crate(
      m,
      [x0 + L * 0.1 + ((i % rows) * L * 0.6) / rows, 0, -W * 1.5 - Math.floor(i / rows) * W],
      [(L * 0.52) / rows, W * 1.5, W * 0.9],
      GOLD,
    );
  m.pair((q) => {
    for (let i = 0; i < saddle; i++)
      crate(m, [x0 + L * 0.12 + i * L * 0.19, q * W * 1.35, -W * 0.3], [L * 0.17, W * 0.8, W * 0.8], GOLD);
  });
}

/** Two chevrons painted on the bow. */
function chevrons(m: Mesh, { length: L, width: W }: FedPlan, x0: number): void {
  for (const f of [0.78, 0.86])
    m.pair((q) =>
      m.face(
        [
          [x0 + L * f, 0, W * (1.5 - f) + 0.3],
          [x0 + L * f + L * 0.035, 0, W * (1.46 - f) + 0.3],
          [x0 + L * (f - 0.03), q * W * 0.4, W * (1.34 - f)],
          [x0 + L * (f - 0.06), q * W * 0.4, W * (1.38 - f)],
        ],
        I.b,
        [0, 0, -40],
      ),
    );
}

function fittings(m: Mesh, o: FedPlan, x0: number): void {
  const { length: L, width: W, domes = 0, guns = 0, sails = 0 } = o;
  for (let i = 0; i < domes; i++) dome(m, [x0 + L * (0.74 - i * 0.5), 0, W * (i > 0 ? 0.83 : 0.68)], W * 0.46);
  m.pair((q) => {
    for (let i = 0; i < guns; i++) turret(m, [x0 + L * (0.62 - i * 0.22), q * W * 0.74, W * 0.5], W * 0.16, I.d);
  });
  if (o.dish) dish(m, [x0 + L * 0.14, 0, W * 0.86], W * 0.24, I.c);
  if (sails)
    m.pair((q) =>
      m.plate(
        [
          [x0 + L * 0.34, q * W],
          [x0 + L * 0.2, q * (W + sails)],
          [x0 + L * 0.36, q * (W + sails * 1.05)],
          [x0 + L * 0.56, q * W],
        ],
        -0.6,
        0.6,
        '#8fd8ff',
        { top: '#7fc7ff' },
      ),
    );
  if (o.tower) m.box([x0 + L * 0.2, x0 + L * 0.34], [-W * 0.3, W * 0.3], [W * 0.9, W * 1.9], I.a, { bevel: 0.3 });
}

export function fed(m: Mesh, o: FedPlan): void {
  const x0 = -o.length / 2;
  capsule(m, o, x0);
  pods(m, o, x0);
  freight(m, o, x0);
  fittings(m, o, x0);
  chevrons(m, o, x0);
  m.pair((q) => m.jet(x0, q * o.width * 0.42, 0, o.width * 0.3, o.length * 0.26, I.jet));
}
