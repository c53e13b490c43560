/** A ship of the Star Empire is a blade: a needle of four facets, swept wings, fins. */

import { mix } from '../colour';
import type { Mesh, V3 } from '../mesh';
import { GOLD, INK } from './ink';
import { barrel, crate, turret } from './parts';

export interface Wing {
  at: number;
  root: number;
  sweep: number;
  span: number;
  tip?: number;
  dark?: boolean;
  gun?: number;
  lift?: number;
}
export interface EmpirePlan {
  house: 'empire';
  length: number;
  width: number;
  wings: readonly Wing[];
  fins?: number;
  splay?: number;
  spines?: number;
  dish?: boolean;
  ring?: boolean;
  guns?: number;
  cargo?: boolean;
}

const I = INK.empire;

function needle(m: Mesh, L: number, W: number, x0: number): void {
  m.hull(
    [
      [x0, W * 0.7, W * 0.55],
      [x0 + L * 0.1, W, W * 0.8],
      [x0 + L * 0.38, W * 1.1, W * 0.9],
      [x0 + L * 0.62, W * 0.62, W * 0.5],
      [L * 0.55, 0.3, 0.3],
    ],
    (_, j) => (j === 0 || j === 1 ? I.a : j === 2 ? I.b : I.d),
    { k: 6, square: 1.6 },
  );
  m.hull(
    [
      [x0 + L * 0.16, W * 0.3, W * 0.2],
      [x0 + L * 0.24, W * 0.42, W * 0.42],
      [x0 + L * 0.42, W * 0.36, W * 0.34],
      [x0 + L * 0.52, 0.2, 0.2],
    ],
    I.c,
    { k: 6, z: W * 0.72 },
  );
}

function wing(m: Mesh, { length: L, width: W }: EmpirePlan, x0: number, w: Wing, q: number): void {
  const root = x0 + L * w.at;
  const [tip, s, paint] = [root + L * w.sweep, W + w.span, w.dark ? I.b : I.a];
  m.plate(
    [
      [root + L * w.root, q * W * 0.5],
      [root, q * W * 0.5],
      [tip, q * s],
      [tip + L * (w.tip ?? 0.05), q * s],
    ],
    -1,
    1.1,
    I.d,
    { top: paint },
  );
  m.plate(
    [
      [root + L * w.root * 0.8, q * W * 0.7],
      [root + L * w.root * 0.3, q * W * 0.7],
      [tip + L * 0.012, q * s * 0.88],
    ],
    1.1,
    1.5,
    I.b,
    { top: mix(paint, I.d, 0.35) },
  );
  if (w.gun) barrel(m, [tip - L * 0.02, q * s, 0], L * w.gun, 1 + W * 0.06, I.c);
  if (w.lift)
    m.plate(
      [
        [tip, q * s],
        [tip + L * 0.06, q * s],
        [tip + L * 0.02, q * (s + 1.5)],
      ],
      0,
      w.lift,
      I.a,
    );
}

function fins(m: Mesh, { length: L, width: W, fins: height = 0, splay = 0.8 }: EmpirePlan, x0: number): void {
  m.pair((q) => {
    const fin: V3[] = [
      [x0 + L * 0.02, q * W * 0.4, W * 0.4],
      [x0 + L * 0.3, q * W * 0.4, W * 0.6],
      [x0 + L * 0.06, q * W * splay, W * 0.6 + height],
      [x0 - L * 0.06, q * W * splay, W * 0.5 + height],
    ];
    m.face(fin, I.b, [x0 + L * 0.1, 0, 0]).face(fin, I.a, [x0 + L * 0.1, q * 60, 0]);
  });
}

function fittings(m: Mesh, o: EmpirePlan, x0: number): void {
  const { length: L, width: W, spines = 0, guns = 0 } = o;
  for (let i = 0; i < spines; i++)
    m.pair((q) => {
      const x = x0 + L * (0.12 + i * 0.12);
      m.tube(
        [
          [x, q * W * 0.5, W * 0.6],
          [x - 4, q * W * 0.9, W * 1.3 + 5],
        ],
        [0.9, 0.25],
        I.c,
        5,
      );
      m.lamp(x - 4, q * W * 0.9, W * 1.3 + 5.6, 0.8, '#ff9ad0');
    });
  if (o.dish) m.ring([x0 + L * 0.34, 0, W * 1.2], [W * 0.62, W * 0.09, 0.7], I.c, { k: 16 });
  if (o.ring) m.ring([x0 + L * 0.3, 0, 0], [W * 2.1, 1.4, 1.2], I.c, { k: 28 });
  for (let i = 0; i < guns; i++) turret(m, [x0 + L * (0.5 - i * 0.14), 0, W * 0.8], W * 0.18, I.b, 2);
  if (o.cargo) m.pair((q) => crate(m, [x0 + L * 0.12, q * W * 1.25, -W * 0.4], [L * 0.22, W * 0.8, W * 0.7], GOLD));
}

export function empire(m: Mesh, o: EmpirePlan): void {
  const { length: L, width: W } = o;
  const x0 = -L * 0.45;
  needle(m, L, W, x0);
  for (const w of o.wings) m.pair((q) => wing(m, o, x0, w, q));
  if (o.fins) fins(m, o, x0);
  fittings(m, o, x0);
  m.row([x0 + L * 0.56, x0 + L * 0.78], 0, W * 0.42, 3, 0.8, I.lamp);
  m.pair((q) => m.row([x0 + L * 0.14, x0 + L * 0.4], q * W * 0.95, W * 0.34, 4, 0.7, I.lamp));
  m.pair((q) => m.jet(x0, q * W * 0.42, 0, W * 0.34, L * 0.3, I.jet));
}
