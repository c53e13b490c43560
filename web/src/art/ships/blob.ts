/** Blob ships are grown: bodies that swell and shrink, tails, jaws, horns, eyes. No seams, no straight line. */

import { mix } from '../colour';
import type { Dice } from '../dice';
import type { Mesh, Section, V3 } from '../mesh';
import { GOLD, INK } from './ink';

export interface BlobPlan {
  house: 'blob';
  plan?: 'ray' | 'mass' | 'jelly';
  length: number;
  width: number;
  /** Phase of its waves. */
  phase: number;
  tails: number;
  nose?: number;
  wave?: number;
  hump?: number;
  fins?: number;
  spikes?: number;
  jaws?: boolean;
  horn?: boolean;
  sacs?: number;
  bays?: number;
  eyes?: number;
  lashes?: number;
}

const I = INK.blob;

/** Spotted skin of a body: `u` along it, `v` round it. */
const hide =
  (phase: number) =>
  (u: number, v: number): string => {
    const spot = Math.sin(u * 21 + phase) * Math.sin(v * 12.6 + u * 6 + phase);
    const back = Math.sin(v * 6.283);
    if (back < -0.25) return mix(I.d, I.b, 0.5 + 0.4 * back);
    const base = mix(I.b, I.a, 0.5 + 0.5 * back);
    return spot > 0.45 ? mix(base, I.lamp, 0.5) : mix(base, I.c, Math.max(0, spot) * 0.8);
  };

/** Spotted skin of a ball. */
const rind = (latitude: number, longitude: number, phase: number): string => {
  const spot = Math.sin(latitude * 5 + phase) * Math.sin(longitude * 18.85 + phase);
  if (latitude < -0.3) return mix(I.d, I.b, 1 + latitude);
  const base = mix(I.b, I.a, 0.4 + 0.6 * latitude);
  return spot > 0.5 ? mix(base, I.lamp, 0.55) : mix(base, I.c, Math.max(0, spot));
};

const LOBES: readonly (readonly [number, number, number, number])[] = [
  [0, 0, 0, 1],
  [0.62, 0.5, -0.1, 0.62],
  [0.6, -0.55, 0, 0.66],
  [-0.75, 0.1, 0.2, 0.74],
  [0.1, 0.85, -0.2, 0.56],
  [-0.1, -0.9, -0.1, 0.58],
  [1.05, 0, 0.1, 0.56],
  [0.2, 0.1, 0.75, 0.5],
];
function mass(m: Mesh, W: number): void {
  for (const [x, y, z, r] of LOBES)
    m.ball([x * W, y * W, 4 + z * W], r * W, (la, lo) => rind(la, lo, x * W * 0.3), { k: 18, m: 11 });
}

const steps = (count: number, at: (t: number) => V3): V3[] =>
  Array.from({ length: count }, (_, j) => at(j / (count - 1)));
const taper = (count: number, r: number, power: number, tip: number): number[] =>
  Array.from({ length: count }, (_, j) => r * Math.pow(1 - j / (count - 1), power) + tip);

function jelly(m: Mesh, W: number, d: Dice): void {
  const bell = (la: number, lo: number) => (la < -0.05 ? I.d : Math.abs(la - 0.06) < 0.1 ? I.lamp : rind(la, lo, 1));
  m.ball([0, 0, 10], W * 1.5, bell, { k: 28, m: 16, flat: 0.72, swell: (u) => (u < 0.46 ? 0.72 : 1) });
  for (let i = 0; i < 11; i++) {
    const [a, r] = [i * 0.571 + 0.2, W * (i % 2 ? 1.15 : 0.7)];
    const [l, b] = [d.real(50, 78), d.real(-8, 8)];
    const way = steps(8, (t) => [
      Math.cos(a) * r * (1 - t * 0.2) - t * t * 18,
      Math.sin(a) * r + Math.sin(t * 4 + i) * b,
      6 - l * t,
    ]);
    m.tube(way, taper(8, 4.4, 0.7, 0.4), mix(I.b, i % 3 ? I.d : I.c, 0.4), 7);
  }
  for (let i = 0; i < 12; i++)
    m.lamp(Math.cos(i * 0.5236) * W * 1.46, Math.sin(i * 0.5236) * W * 1.46, 14, 1.8, I.lamp);
}

function body(m: Mesh, o: BlobPlan): void {
  const [count, k] = [24, 20];
  const flat = o.plan === 'ray';
  const sections = Array.from({ length: count + 1 }, (_, i): Section => {
    const t = i / count;
    const swell = Math.pow(Math.sin(Math.PI * Math.pow(t * 0.97 + 0.015, o.nose ?? 0.8)), 0.62);
    const w = o.width * swell * (1 + (o.wave ?? 0.12) * Math.sin(o.phase + t * 9));
    return [
      o.length * (t - 0.5),
      Math.max(0.6, w * (flat ? 1.35 : 1)),
      Math.max(0.6, w * (flat ? 0.5 : 0.78)),
      (o.hump ?? 0) * Math.sin(Math.PI * t),
    ];
  });
  const skin = hide(o.phase);
  m.hull(sections, (i, j) => skin(i / count, j / k), { k });
}

function tails(m: Mesh, { tails: count, length: L, width: W }: BlobPlan, d: Dice): void {
  for (let i = 0; i < count; i++)
    m.pair((q) => {
      const [y, l, b, z] = [q * (i + 0.6) * W * 0.34, L * d.real(0.35, 0.6), d.real(4, 14), d.real(-4, 6)];
      const way = steps(7, (t) => [-L * 0.36 - l * t, y + q * Math.sin(t * 3.4) * b, z * t + Math.sin(t * 5 + i) * 3]);
      m.tube(way, taper(7, W * 0.22, 0.8, 0.5), mix(I.b, I.d, 0.3), 6);
    });
}

function fins(m: Mesh, { plan, length: L, width: W, fins: span = 0 }: BlobPlan): void {
  const y = W * (plan === 'ray' ? 1.2 : 0.85);
  m.pair((q) =>
    m.plate(
      [
        [L * 0.1, q * y * 0.7],
        [L * 0.02, q * (y + span * 0.7)],
        [-L * 0.18, q * (y + span)],
        [-L * 0.12, q * (y + span * 0.5)],
        [-L * 0.26, q * y * 0.7],
      ],
      -1.2,
      1.4,
      I.b,
      { bevel: 0.12, top: mix(I.a, I.b, 0.6) },
    ),
  );
}

function spikes(m: Mesh, { length: L, width: W, spikes: count = 0 }: BlobPlan, d: Dice): void {
  for (let i = 0; i < count; i++) {
    const [t, a] = [(i + 0.5) / count, d.real(0.3, 2.8)];
    const w = W * Math.pow(Math.sin(Math.PI * t), 0.6);
    const [x, y, z] = [-L * 0.38 + L * 0.78 * t, Math.cos(a) * w * 0.8, Math.sin(a) * w * 0.6];
    m.tube(
      [
        [x, y, z],
        [x - 2, y * 1.45, z * 1.5],
        [x - 7, y * 2, z * 2.1 + 1],
      ],
      [2.4, 1.4, 0.2],
      I.c,
      5,
    );
  }
}

const jaws = (m: Mesh, { length: L, width: W }: BlobPlan): Mesh =>
  m.pair((q) =>
    m.tube(
      [
        [L * 0.36, q * W * 0.55, 0],
        [L * 0.54, q * W * 0.75, 1],
        [L * 0.68, q * W * 0.42, 1],
        [L * 0.74, q * W * 0.1, 0],
      ],
      [W * 0.26, W * 0.2, W * 0.12, 0.4],
      I.c,
      7,
    ),
  );

const horn = (m: Mesh, { length: L, width: W }: BlobPlan): Mesh =>
  m.tube(
    [
      [L * 0.34, 0, W * 0.1],
      [L * 0.52, 0, W * 0.22],
      [L * 0.72, 0, W * 0.5],
      [L * 0.8, 0, W * 0.85],
    ],
    [W * 0.42, W * 0.3, W * 0.14, 0.3],
    mix(I.c, '#fff8d0', 0.5),
    8,
  );

/** Sacs of gold, hangar mouths, eyes: balls on both flanks. */
function growths(m: Mesh, { length: L, width: W, sacs = 0, bays = 0, eyes = 2, lashes = 0 }: BlobPlan): void {
  const gold = (la: number) => (la > 0.1 ? mix(GOLD, '#fff2a8', 0.25) : mix(GOLD, I.b, 0.45));
  for (let i = 0; i < sacs; i++)
    m.pair((q) => m.ball([-L * 0.22 + i * L * 0.2, q * W * 0.95, -W * 0.1], W * 0.42, gold, { k: 10, m: 6 }));
  for (let i = 0; i < bays; i++)
    m.pair((q) => m.ball([-L * 0.16 + i * L * 0.17, q * W * 0.72, W * 0.42], W * 0.2, I.lamp, { k: 8, m: 5, glow: 1 }));
  for (let i = 0; i < eyes; i++)
    m.pair((q) => {
      const [x, y, z] = [L * (0.3 - i * 0.14), q * W * (0.42 + 0.12 * i), W * (0.52 - 0.05 * i)];
      m.ball([x, y, z], W * 0.13 + 0.7, I.d, { k: 8, m: 5 }).lamp(x + 1, y, z + W * 0.1 + 0.9, W * 0.07 + 0.6, I.lamp);
    });
  for (let i = 0; i < lashes; i++) {
    const [x, y, z] = [Math.cos(i * 0.7) * W * 0.9, Math.sin(i * 0.7) * W * 0.9, W * (0.5 + 0.3 * Math.sin(i * 2))];
    m.ball([x, y, z], 4.4, I.d, { k: 9, m: 6 }).lamp(x + 1, y - 2, z + 3.6, 2.4, I.lamp);
  }
}

export function blob(m: Mesh, o: BlobPlan, d: Dice): void {
  if (o.plan === 'mass') mass(m, o.width);
  else if (o.plan === 'jelly') jelly(m, o.width, d);
  else body(m, o);
  tails(m, o, d);
  if (o.fins) fins(m, o);
  spikes(m, o, d);
  if (o.jaws) jaws(m, o);
  if (o.horn) horn(m, o);
  growths(m, o);
  if (o.plan !== 'jelly') m.jet(-o.length * 0.46, 0, 0, o.width * 0.22, o.length * 0.3, I.jet);
}
