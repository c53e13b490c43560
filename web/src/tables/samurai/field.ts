/** Where figures stand at a location: armies from left to right, the free spaces between those who face each other. */

import type { ForceView } from './view';

export interface Army {
  seat: number;
  forces: readonly ForceView[];
}
/** Middle and width of something, in percent of the field's width. */
export interface Spot {
  x: number;
  w: number;
}
export interface Standing extends Spot {
  force: ForceView;
  /** The space of each of them. */
  spots: Spot[];
  /** How many ships of the army stand before these: every other one flies higher. */
  before: number;
}
export interface Group extends Spot {
  seat: number;
  /** Whether it looks to the left. */
  back: boolean;
  standing: Standing[];
}
export interface Field {
  groups: Group[];
  free: Spot[];
}

const WIDE: Record<string, number> = { fighter: 1, carrier: 1.9, mech: 2 };
const RANK = ['fighter', 'carrier', 'mech'];
const [FREE, GAP, EDGE] = [0.8, 0.35, 3];

const widthOf = (force: ForceView): number => WIDE[force.kind] ?? 1;
/** Mechs stand nearest to the enemy. */
const drawnUp = (forces: readonly ForceView[], back: boolean): ForceView[] =>
  forces.toSorted((a, b) => (RANK.indexOf(a.kind) - RANK.indexOf(b.kind)) * (back ? -1 : 1));
const sum = (widths: readonly number[]): number => widths.reduce((all, w) => all + w, 0);

/** The first half of the armies looks right, the second half left. */
export function fieldOf(armies: readonly Army[], free: number): Field {
  const half = Math.ceil(armies.length / 2);
  const figures = armies.flatMap(({ forces }) => forces.flatMap((one) => Array<number>(one.count).fill(widthOf(one))));
  const all = sum(figures) + free * FREE + (armies.length + 1) * GAP;
  const part = (100 - 2 * EDGE) / all;
  let at = EDGE + (GAP / 2) * part;
  const take = (width: number): Spot => {
    const spot = { x: at + (width * part) / 2, w: width * part };
    at += spot.w;
    return spot;
  };
  const spaces = (): Spot[] => Array.from({ length: free }, () => take(FREE));
  const field: Field = { groups: [], free: [] };
  armies.forEach(({ seat, forces }, i) => {
    if (i === half) field.free = spaces();
    at += GAP * part;
    field.groups.push(drawUp(seat, drawnUp(forces, i >= half), i >= half, take));
  });
  if (armies.length <= half) field.free = spaces();
  return field;
}

function drawUp(seat: number, forces: readonly ForceView[], back: boolean, take: (width: number) => Spot): Group {
  let ships = 0;
  const standing = forces.map((force) => {
    const spots = Array.from({ length: force.count }, () => take(widthOf(force)));
    const before = ships;
    if (force.kind !== 'mech') ships += force.count;
    return { force, spots, before, ...spanOf(spots) };
  });
  return { seat, back, standing, ...spanOf(standing) };
}

function spanOf(spots: readonly Spot[]): Spot {
  const [first, last] = [spots[0], spots.at(-1)];
  if (!first || !last) return { x: 50, w: 0 };
  const [from, to] = [first.x - first.w / 2, last.x + last.w / 2];
  return { x: (from + to) / 2, w: to - from };
}

/** Places for things at least so far apart, none beyond the edges; each as near as may be to where it belongs. */
export function apart(wanted: readonly number[], gap: number, edge: number): number[] {
  const order = wanted.map((x, i) => ({ i, x })).sort((a, b) => a.x - b.x);
  order.forEach((one, n) => (one.x = Math.max(one.x, n ? (order[n - 1]?.x ?? 0) + gap : edge)));
  order.toReversed().forEach((one, n, all) => (one.x = Math.min(one.x, n ? (all[n - 1]?.x ?? 0) - gap : 100 - edge)));
  return wanted.map((_, i) => order.find((one) => one.i === i)?.x ?? 0);
}
