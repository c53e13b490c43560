/** Machine Cult ships are machined: chamfered blocks in a row, teeth, fork or drill, one eye. */

import { mix } from '../colour';
import { cycle } from '../dice';
import type { Mesh } from '../mesh';
import { EYE, GOLD, HOT, INK } from './ink';
import { barrel, crate } from './parts';

type Tone = 'red' | 'dark' | 'grey';
export type Block = readonly [length: number, width: number, height: number, tone: Tone];
export interface CultPlan {
  house: 'cult';
  /** From stern to bow; at least two. */
  blocks: readonly Block[];
  teeth?: boolean;
  fork?: number;
  drill?: number;
  claw?: number;
  legs?: number;
  racks?: number;
  crates?: number;
  stack?: number;
  guns?: number;
  eye?: number;
}

const I = INK.cult;
const TONES: Record<Tone, string> = { red: I.b, dark: I.d, grey: I.a };

function block(m: Mesh, x: number, [l, w, h, tone]: Block): void {
  const [paint, e] = [TONES[tone], Math.min(3, w * 0.22)];
  const skin = (_: number, j: number) => (j === 1 || j === 2 ? paint : j >= 4 && j < 7 ? I.d : mix(paint, I.d, 0.35));
  m.hull(
    [
      [x, w - e, h - e],
      [x + e, w, h],
      [x + l - e, w, h],
      [x + l, w - e, h - e],
    ],
    skin,
    { k: 8, square: 5 },
  );
  m.box([x + l * 0.2, x + l * 0.8], [-w * 0.4, w * 0.4], [h - 0.4, h + 1.4], tone === 'red' ? I.d : I.b, {
    bevel: 0.15,
  });
  m.row([x + l * 0.2, x + l * 0.8], -w - 0.4, h * 0.1, 3, 0.8, I.lamp);
}

function teeth(m: Mesh, x: number, [l, w]: Block): void {
  for (const t of [0.2, 0.6])
    m.pair((q) => m.box([x + l * t, x + l * (t + 0.2)], q > 0 ? [w, w + 4] : [-w - 4, -w], [-2, 2.4], I.d));
}

/** What it works with at its bow `x`. */
function tools(m: Mesh, o: CultPlan, x: number): void {
  const [, w, h] = cycle(o.blocks, -1);
  const { fork = 0, drill = 0, claw = 0, guns = 0 } = o;
  if (fork)
    m.pair((q) =>
      m.plate(
        [
          [x - 3, q * w * 0.5],
          [x - 3, q * w * 1.05],
          [x + fork * 0.7, q * w * 1.15],
          [x + fork, q * w * 0.55],
          [x + fork * 0.6, q * w * 0.6],
        ],
        -2.4,
        2.6,
        I.b,
        { bevel: 0.1, top: I.c },
      ),
    );
  if (drill)
    m.hull(
      [
        [x - 1, w * 0.7, h * 0.7],
        [x + drill * 0.4, w * 0.5, h * 0.5],
        [x + drill, 0.3, 0.3],
      ],
      (_, j) => (j % 2 ? I.a : I.d),
      { k: 8 },
    );
  if (claw)
    m.pair((q) => {
      m.tube(
        [
          [x - 8, q * w * 0.9, 0],
          [x + claw * 0.35, q * (w + 8), 1],
          [x + claw * 0.8, q * (w + 5), 1],
          [x + claw, q * 2.5, 1],
        ],
        [2.6, 2.6, 2, 0.7],
        I.a,
        6,
      );
      m.lamp(x + claw * 0.35, q * (w + 8), 4, 1, I.lamp);
    });
  for (let i = 0; i < guns; i++) m.pair((q) => barrel(m, [x - 12 - i * 12, q * (w + 3.5), 2], 22, 2, I.a));
}

/** Legs, racks of missiles, containers and a chimney on the hull of length `L`. */
function deck(m: Mesh, o: CultPlan, L: number): void {
  const [[, , sternHigh], [, w, z]] = [cycle(o.blocks, 0), cycle(o.blocks, 1)];
  const { legs = 0, racks = 0, crates = 0, stack = 0 } = o;
  for (let i = 0; i < legs; i++) {
    const a = -L * 0.3 + i * L * 0.26;
    m.pair((q) =>
      m.tube(
        [
          [a, q * w * 0.8, -2],
          [a + 3, q * (w + 12), 5],
          [a + 6, q * (w + 20), -9],
        ],
        [2.6, 2.1, 0.9],
        I.a,
        6,
      ),
    );
  }
  for (let i = 0; i < racks; i++) {
    const a = -L * 0.2 + i * 8.5;
    m.pair((q) =>
      m
        .box([a, a + 7], q > 0 ? [w * 0.5, w * 1.15] : [-w * 1.15, -w * 0.5], [z, z + 5], I.d)
        .lamp(a + 7.4, q * w * 0.82, z + 2.6, 1.3, HOT),
    );
  }
  for (let i = 0; i < crates; i++) crate(m, [-L * 0.34 + i * L * 0.24, 0, sternHigh + 1.2], [L * 0.2, 11, 8], GOLD);
  if (!stack) return;
  m.tube(
    [
      [-L * 0.36, 0, sternHigh],
      [-L * 0.36, 0, sternHigh + stack],
    ],
    [4, 3.2],
    I.d,
    8,
  );
  m.lamp(-L * 0.36, 0, sternHigh + stack + 0.4, 2.4, HOT);
}

function eye(m: Mesh, [length, , height]: Block, bow: number, e: number): void {
  const [x, z] = [bow - length * 0.5, height + 0.5];
  m.ball([x, 0, z], 4.6 * e, I.d, { k: 10, m: 6 });
  m.ball([x + 1.6 * e, -1.2 * e, z + 2.2 * e], 3 * e, EYE, { k: 9, m: 6, glow: 1 });
}

export function cult(m: Mesh, o: CultPlan): void {
  const L = o.blocks.reduce((sum, [l]) => sum + l, 0);
  let x = -L / 2;
  o.blocks.forEach((b, i) => {
    block(m, x, b);
    if (o.teeth && i < o.blocks.length - 1) teeth(m, x, b);
    if (i % 2 === 0)
      m.pair((q) => m.row([x + b[0] * 0.25, x + b[0] * 0.75], q * b[1] * 0.62, b[2] + 0.4, 3, 0.8, I.lamp));
    x += b[0] - 0.5;
  });
  tools(m, o, x);
  deck(m, o, L);
  eye(m, cycle(o.blocks, -1), x, o.eye ?? 1);
  m.pair((q) => m.jet(-L / 2, q * cycle(o.blocks, 0)[1] * 0.5, 0, 3.2, 24, I.jet));
}
