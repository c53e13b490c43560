/** Where names, mission cards, signs and pirates stand on the map: nothing lies over anything else. */

import type { Craft } from './craft';
import { settle, type At, type Box, type Fixed, type Item } from './settle';

export type { At, Box };
export interface Size {
  w: number;
  h: number;
}

/** What stands at a place: its spot in pixels, and how large what is written there is. */
export interface Spot {
  at: At;
  name: Size;
  /** The card of its mission. */
  card: Size | null;
  /** A word over the place: which mission comes next, a station. */
  word: Size | null;
  /** The sign that tells the moves or hits on the way there. */
  badge: Size | null;
  /** Ships beside it. */
  beside: readonly Craft[];
}
/** A route, and whether something lies on it. */
export interface Way {
  along: (share: number) => At;
  manned: boolean;
}
export interface Labels {
  name: At;
  card: At;
  word: At | null;
  badge: At;
}
export interface Field {
  width: number;
  height: number;
  small: boolean;
  /** How far beyond the field things may stand: left, top, right, bottom. */ edge: readonly [
    number,
    number,
    number,
    number,
  ];
}

/** Half a planet with the ring round it, a ship as large as can be; a pirate with its loot at the upper right. */
export const sizesOf = (small: boolean) =>
  small
    ? { planet: 14.5, reach: 17.5, craft: 30, pirate: { w: 27, h: 27 } }
    : { planet: 17.5, reach: 21, craft: 33, pirate: { w: 32, h: 32 } };

const around = (at: At, { w, h }: Size): Box => ({ x: at.x - w / 2, y: at.y - h / 2, w, h });
const plus = (a: At, b: At): At => ({ x: a.x + b.x, y: a.y + b.y });

/**
 * Places round a planet for something of a size: the usual side first, then the others, each also pushed to one end.
 */
function sides({ w, h }: Size, reach: number, first: 'above' | 'below'): At[] {
  const [up, out] = [reach + h / 2, reach + w / 2];
  const turn = first === 'above' ? -1 : 1;
  // Beside the planet as near as its roundness allows.
  const slant = { x: reach * 0.72 + w / 2, y: reach * 0.72 + h / 2 };
  const row = (y: number, xs: readonly number[]): At[] => xs.map((x) => ({ x, y }));
  const shifts = [0, w * 0.2, -w * 0.2, w * 0.38, -w * 0.38, w * 0.5, -w * 0.5];
  return [
    ...row(turn * up, shifts),
    { x: slant.x, y: turn * slant.y },
    { x: -slant.x, y: turn * slant.y },
    { x: out, y: 0 },
    { x: -out, y: 0 },
    ...row(-turn * up, shifts),
    { x: slant.x, y: -turn * slant.y },
    { x: -slant.x, y: -turn * slant.y },
    { x: out, y: turn * h * 0.6 },
    { x: -out, y: turn * h * 0.6 },
    { x: out, y: -turn * h * 0.6 },
    { x: -out, y: -turn * h * 0.6 },
    ...row(turn * (up + 6), shifts),
    ...row(-turn * (up + 6), shifts),
    // One row farther out, over or under what stands there already.
    ...row(turn * (up + h), shifts),
    ...row(-turn * (up + h), shifts),
  ];
}

/**
 * Where the sign of a way may stand: at the planet's corners, then beside, above and below it, then a little farther.
 */
function corners({ w, h }: Size, reach: number): At[] {
  const [x, y] = [reach * 0.72 + w / 2, reach * 0.72 + h / 2];
  const [out, up] = [reach + w / 2, reach + h / 2];
  const near: At[] = [
    { x: -x, y: -y },
    { x, y: -y },
    { x: -x, y },
    { x, y },
    { x: -out, y: 0 },
    { x: out, y: 0 },
    { x: 0, y: -up },
    { x: 0, y: up },
  ];
  const beside = [-1, 1].flatMap((side) => [-0.5, 0.5].map((low) => ({ x: side * out, y: low * h })));
  const far = [-1, 1].flatMap((side) =>
    [-30, 30, -w, w].flatMap((off) => [
      { x: off, y: side * (up + 4) },
      { x: off, y: side * (up + 14) },
    ]),
  );
  return [...near, ...beside, ...far];
}

const STOPS = [0.5, 0.46, 0.54, 0.42, 0.58, 0.38, 0.62, 0.34, 0.66, 0.3, 0.7, 0.26, 0.74];
/**
 * Where a pirate may lie: on its route, in the middle or a little to one end; then a little beside it, so that it still
 * touches.
 */
function stopsOf({ along }: Way, aside: number): At[] {
  const [a, b] = [along(0.4), along(0.6)];
  const long = Math.hypot(a.x - b.x, a.y - b.y) || 1;
  const across = { x: ((b.y - a.y) / long) * aside, y: ((a.x - b.x) / long) * aside };
  const on = STOPS.map(along);
  return [
    ...on,
    ...[0.5, -0.5, 1, -1].flatMap((far) =>
      on.slice(0, 11).map((at) => plus(at, { x: across.x * far, y: across.y * far })),
    ),
  ];
}
/** The loot hangs at the upper right of a pirate. */
const LOOT = { x: 2, y: -2 };

/** Found once for a size of the map. */
let kept: { key: string; at: number[] } = { key: '', at: [] };

/**
 * Names and stops as they are with a pirate on every route and no ship beside a planet: from here only what must moves.
 */
function plain(
  spots: readonly Spot[],
  ways: readonly Way[],
  fixed: readonly Fixed[],
  whole: Box,
  small: boolean,
): { names: Item[]; stops: Item[] } {
  const { reach, pirate } = sizesOf(small);
  const names = spots.map((spot) => ({
    boxes: sides(spot.name, reach, 'below').map((off) => around(plus(spot.at, off), spot.name)),
  }));
  const stops = ways.map((way) => ({
    boxes: stopsOf(way, pirate.w * 0.36).map((at) => around(plus(at, LOOT), pirate)),
  }));
  const key = JSON.stringify([names, stops]);
  if (key !== kept.key) kept = { key, at: settle([...names, ...stops], fixed, whole).at };
  const { at } = kept;
  const begun = (items: Item[], from: number): Item[] => items.map((item, i) => ({ ...item, start: at[from + i] }));
  return { names: begun(names, 0), stops: begun(stops, names.length) };
}

/** Labels of all places and stops of the pirates. `left` is what still lies over something, in square pixels. */
export function labelsOf(
  spots: readonly Spot[],
  ways: readonly Way[],
  field: Field,
): { labels: Labels[]; stops: At[]; boxes: Box[]; left: number } {
  const { planet, reach, craft } = sizesOf(field.small);
  const [left, top, right, bottom] = field.edge;
  const whole: Box = { x: -left, y: -top, w: field.width + left + right, h: field.height + top + bottom };
  const planets: Fixed[] = spots.map((spot) => ({ ...spot.at, r: planet }));
  const { names, stops } = plain(spots, ways, planets, whole, field.small);
  const ships = spots.flatMap((spot) =>
    spot.beside.map((ship) => around(plus(spot.at, ship), { w: ship.scale * craft, h: ship.scale * craft })),
  );

  const items: Item[] = [];
  const add = (item: Item | null): number => (item ? items.push(item) - 1 : -1);
  const put = (spot: Spot, size: Size | null, offs: (size: Size) => At[], spare = false): Item | null =>
    size && { boxes: offs(size).map((off) => around(plus(spot.at, off), size)), spare };
  const above = (size: Size): At[] => sides(size, reach, 'above');
  const name = names.map(add);
  const manned = ways.map((way, i) => add(way.manned ? (stops[i] ?? null) : null));
  const card = spots.map((spot) => add(put(spot, spot.card, above)));
  const word = spots.map((spot) => add(put(spot, spot.card ? null : spot.word, above, true)));
  const badge = spots.map((spot) => add(put(spot, spot.badge, (size) => corners(size, reach))));

  const found = settle(items, [...planets, ...ships], whole);
  const boxOf = (at: number): Box | undefined => items[at]?.boxes[found.at[at] ?? -1];
  const centre = (at: number): At | null => {
    const box = boxOf(at);
    return box ? { x: box.x + box.w / 2, y: box.y + box.h / 2 } : null;
  };
  const off = (at: number | undefined, spot: Spot): At | null => {
    const found = centre(at ?? -1);
    return found && { x: found.x - spot.at.x, y: found.y - spot.at.y };
  };
  const none = { x: 0, y: 0 };
  return {
    labels: spots.map((spot, i) => ({
      name: off(name[i], spot) ?? none,
      card: off(card[i], spot) ?? none,
      word: off(word[i], spot),
      badge: off(badge[i], spot) ?? none,
    })),
    stops: ways.map((way, i) => {
      const at = centre(manned[i] ?? -1);
      return at ? plus(at, { x: -LOOT.x, y: -LOOT.y }) : way.along(0.5);
    }),
    boxes: items.flatMap((_, i) => boxOf(i) ?? []),
    left: found.left,
  };
}
