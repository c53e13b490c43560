/** Finds places for things that may stand here or there, so that none lies over another. */

export interface At {
  x: number;
  y: number;
}
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}
/** What never moves: a box, or a disc. */
export type Fixed = Box | { x: number; y: number; r: number };

/** Something with several places to stand, the best one first. */
export interface Item {
  boxes: readonly Box[];
  /** Where it stands at first; the first free place without it. */
  start?: number | undefined;
  /** Whether it may be left out where there is no room. */
  spare?: boolean;
}
export interface Settled {
  /** The place of each item; -1 for one left out. */
  at: number[];
  /** How much still lies over something else, in square pixels. */
  left: number;
}

export function shared(a: Box, b: Box): number {
  const w = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
  const h = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  return w > 0 && h > 0 ? w * h : 0;
}

/** How much of a box lies over something fixed; of a disc, by how deep it goes in. */
function covered(box: Box, by: Fixed): number {
  if (!('r' in by)) return shared(box, by);
  const x = Math.max(box.x, Math.min(by.x, box.x + box.w)) - by.x;
  const y = Math.max(box.y, Math.min(by.y, box.y + box.h)) - by.y;
  const deep = by.r - Math.hypot(x, y);
  return deep > 0 ? deep * 12 : 0;
}

/** The box round some boxes. */
function hull(boxes: readonly Box[]): Box {
  const [x, y] = [Math.min(...boxes.map((one) => one.x)), Math.min(...boxes.map((one) => one.y))];
  return {
    x,
    y,
    w: Math.max(...boxes.map((one) => one.x + one.w)) - x,
    h: Math.max(...boxes.map((one) => one.y + one.h)) - y,
  };
}

/** An earlier place is worth less than a square pixel. */
const WISH = 0.4;
/** So many moves that help nothing end the search. */
const PATIENCE = 40;
/** Less than this is seen by nobody: a pixel along an edge. */
const SEEN = 10;

class Crowd {
  /** What each place of each item costs by itself: what is fixed, and the edge. */
  readonly alone: number[][];
  readonly at: number[];
  /** The places of each item that cover nothing fixed; all of them where there is none. */
  readonly fair: number[][];
  /** Who could ever meet whom. */
  readonly near: number[][];

  constructor(
    readonly items: readonly Item[],
    fixed: readonly Fixed[],
    whole: Box,
  ) {
    const outside = (box: Box): number => 2 * (box.w * box.h - shared(box, whole));
    this.alone = items.map((item) =>
      item.boxes.map((box) => fixed.reduce((sum, one) => sum + covered(box, one), outside(box))),
    );
    this.fair = this.alone.map((costs) => {
      const all = costs.map((_, place) => place);
      const fair = all.filter((place) => (costs[place] ?? 0) <= SEEN);
      return fair.length ? fair : all;
    });
    const hulls = items.map((item) => hull(item.boxes));
    this.near = hulls.map((one, i) => hulls.flatMap((other, j) => (i !== j && shared(one, other) > 0 ? [j] : [])));
    this.at = items.map((item) => item.start ?? -1);
    items.forEach((item, i) => item.start === undefined && this.move(i));
  }

  box = (i: number): Box | undefined => this.items[i]?.boxes[this.at[i] ?? -1];

  /** What lies over others if an item stood at one of its places. */
  over(i: number, place: number): number {
    const box = this.items[i]?.boxes[place];
    if (!box) return 0;
    let sum = this.alone[i]?.[place] ?? 0;
    for (const j of this.near[i] ?? []) {
      const other = this.box(j);
      if (other) sum += shared(box, other);
    }
    return sum;
  }

  now = (i: number): number => this.over(i, this.at[i] ?? -1);
  get sum(): number {
    return this.items.reduce((sum, _, i) => sum + this.now(i), 0);
  }

  /** Puts an item where it covers least; not where it was, once that did not help. */
  move(i: number, not = -1): void {
    let best = { place: this.at[i] ?? -1, cost: Infinity };
    for (const place of this.fair[i] ?? []) {
      const cost = this.over(i, place) + place * WISH;
      if (place !== not && cost < best.cost) best = { place, cost };
    }
    this.at[i] = best.place;
  }

  /** Puts an item where it helps most, those in its way going aside. */
  push(i: number): void {
    const kept = [...this.at];
    let best = { at: kept, cost: Infinity };
    for (const place of this.fair[i] ?? []) {
      const box = this.items[i]?.boxes[place];
      if (!box) continue;
      this.at[i] = place;
      const pushed = (this.near[i] ?? []).filter((j) => {
        const other = this.box(j);
        return other && shared(box, other) > 0;
      });
      for (const j of pushed) this.move(j);
      const cost = [i, ...pushed].reduce((sum, j) => sum + this.now(j), place * WISH);
      if (cost < best.cost) best = { at: [...this.at], cost };
      this.at.splice(0, kept.length, ...kept);
    }
    this.at.splice(0, kept.length, ...best.at);
  }
}

/** Places for all, the same for the same crowd: only what lies over something moves, and what stands in its way. */
export function settle(items: readonly Item[], fixed: readonly Fixed[], whole: Box): Settled {
  const crowd = new Crowd(items, fixed, whole);
  const best = { at: [...crowd.at], left: crowd.sum };
  let dice = 7;
  for (let since = 0; since < PATIENCE && best.left > SEEN; since++) {
    const bad = items.map((_, i) => i).filter((i) => crowd.now(i) > SEEN);
    dice = (dice * 48271) % 2147483647;
    const one = bad[dice % Math.max(1, bad.length)];
    if (one === undefined) break;
    // Where nothing helped for a while, somebody goes elsewhere, so that the others can sort themselves.
    if (since % 8 === 7) crowd.move(one, crowd.at[one]);
    else crowd.push(one);
    const left = crowd.sum;
    if (left < best.left - 1) [best.at, best.left, since] = [[...crowd.at], left, 0];
  }
  crowd.at.splice(0, crowd.at.length, ...best.at);
  items.forEach((item, i) => {
    if (item.spare && crowd.now(i) > SEEN) crowd.at[i] = -1;
  });
  return { at: [...crowd.at], left: crowd.sum };
}
