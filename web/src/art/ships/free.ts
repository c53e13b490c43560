/** Ships of nobody's: small and honest. */

import type { Mesh } from '../mesh';
import { GOLD, INK } from './ink';
import { barrel, crate, dish } from './parts';

export interface FreePlan {
  house: 'free';
  length: number;
  width: number;
  root: number;
  sweep: number;
  span: number;
  paint: string;
  guns?: boolean;
  cargo?: boolean;
  dish?: boolean;
  fin?: number;
}

const I = INK.free;

export function free(m: Mesh, o: FreePlan): void {
  const { length: L, width: W, root, sweep, span, paint } = o;
  const x0 = -L / 2;
  m.hull(
    [
      [x0, W * 0.55, W * 0.5],
      [x0 + L * 0.12, W * 0.85, W * 0.7],
      [x0 + L * 0.45, W, W * 0.8],
      [x0 + L * 0.75, W * 0.55, W * 0.46],
      [x0 + L, 0.5, 0.4],
    ],
    (_, j) => (j === 2 || j === 1 ? I.a : j > 4 ? I.d : I.b),
    { k: 8, square: 2.2 },
  );
  m.hull(
    [
      [x0 + L * 0.48, W * 0.3, W * 0.14],
      [x0 + L * 0.56, W * 0.42, W * 0.4],
      [x0 + L * 0.7, W * 0.3, W * 0.26],
      [x0 + L * 0.8, 0.3, 0.2],
    ],
    '#7fd6ff',
    { k: 8, z: W * 0.6 },
  );
  m.pair((q) =>
    m.plate(
      [
        [x0 + L * root, q * W * 0.6],
        [x0 + L * 0.06, q * W * 0.6],
        [x0 + L * sweep, q * (W + span)],
        [x0 + L * (sweep + 0.14), q * (W + span)],
      ],
      -1,
      1.2,
      I.d,
      { top: I.b },
    ),
  );
  m.pair((q) =>
    m.plate(
      [
        [x0 + L * (sweep + 0.02), q * (W + span * 0.7)],
        [x0 + L * (sweep + 0.16), q * (W + span * 0.7)],
        [x0 + L * (sweep + 0.14), q * (W + span)],
        [x0 + L * sweep, q * (W + span)],
      ],
      1.2,
      1.6,
      paint,
    ),
  );
  if (o.guns) m.pair((q) => barrel(m, [x0 + L * sweep, q * (W + span), 0], L * 0.42, 1.3, I.a));
  if (o.cargo) m.pair((q) => crate(m, [x0 + L * 0.14, q * W * 1.15, -W * 0.7], [L * 0.3, W * 0.8, W * 0.8], GOLD));
  if (o.dish) dish(m, [x0 + L * 0.26, 0, W * 0.7], 1, I.c);
  if (o.fin)
    m.face(
      [
        [x0, 0, W * 0.4],
        [x0 + L * 0.3, 0, W * 0.7],
        [x0 + L * 0.08, 0, W * 0.8 + o.fin],
        [x0 - L * 0.04, 0, W * 0.7 + o.fin],
      ],
      paint,
    );
  m.pair((q) => m.jet(x0, q * W * 0.36, 0, W * 0.3, L * 0.36, I.jet));
}
