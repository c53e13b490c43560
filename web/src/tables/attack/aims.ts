/** What a course or a shot would look like: only lines, never a judgement. */

import type { Table } from '../../table/model.svelte';
import { between, distance, middle, stepOf, SQUARE, walk, type Spot } from './torus';
import { WAYS, type ShipView, type View, type Way } from './view';

export interface Leg {
  from: Spot;
  to: Spot;
}

/** A course as one looks at it: how far it is free, where it ends, what stands there. */
export interface Plan {
  way: Way;
  end: string;
  steps: number;
  leg: Leg;
  /** Where it bumps into something, if it does. */
  bump: Spot | null;
}

const legOf = (from: string, way: Way, steps: number): Leg => {
  const [a, by] = [middle(from), stepOf(way)];
  return { from: a, to: { x: a.x + by.x * steps * SQUARE, y: a.y + by.y * steps * SQUARE } };
};

const taken = (view: View, square: string): boolean => view.ships.some((ship) => ship.square === square || ship.field === square);

/** Where a ship comes to when it holds its speed, each way. */
export function plansOf(view: View, ship: ShipView): Plan[] {
  const from = ship.square;
  if (from === null || ship.speed === 0) return [];
  return WAYS.flatMap((way, i) => {
    const end = ship.reach[i];
    if (end === undefined) return [];
    const round = distance(from, end, way);
    const next = walk(end, way, 1);
    const lap = end === from && !taken(view, next);
    const steps = lap ? ship.speed : round;
    const bumps = steps < ship.speed && next !== from && taken(view, next);
    const leg = legOf(from, way, steps);
    const by = stepOf(way);
    const bump = bumps ? { x: leg.to.x + by.x * SQUARE * 0.55, y: leg.to.y + by.y * SQUARE * 0.55 } : null;
    return [{ way, end, steps, leg, bump }];
  });
}

/** The course one points at or has planned. */
export function chosenWay(table: Table<View>): Way | null {
  const anchor = table.picked.find((one) => one.startsWith('course/')) ?? table.inspected?.anchor ?? '';
  const way = anchor.startsWith('course/') ? (anchor.slice(7) as Way) : null;
  return way && table.about(anchor).length > 0 ? way : null;
}

export interface Shot {
  leg: Leg;
  clear: boolean;
  /** Where another ship or a field stands in between. */
  stop: Spot | null;
}

/** Both ways round from one ship to another on its line. */
export function shots(view: View, from: string, to: string): Shot[] {
  return WAYS.flatMap((way) => {
    const n = distance(from, to, way);
    const upright = way === 'N' || way === 'S';
    if (n === 0 || (view.mode === 'ctf' && upright && !straight(from, to, way, n))) return [];
    const blocker = between(from, way, n).findIndex((square) => taken(view, square));
    const leg = legOf(from, way, n);
    return [{ leg, clear: blocker < 0, stop: blocker < 0 ? null : legOf(from, way, blocker + 1).to }];
  });
}

/** Whether the way does not go over the edge. */
const straight = (from: string, to: string, way: Way, n: number): boolean => {
  const [end, goal] = [legOf(from, way, n).to, middle(to)];
  return end.x === goal.x && end.y === goal.y;
};

/** The same line again where it comes in at the other side. */
export function wrapped(leg: Leg, upright: boolean): Leg[] {
  const moved = (dx: number, dy: number): Leg => ({ from: { x: leg.from.x + dx, y: leg.from.y + dy }, to: { x: leg.to.x + dx, y: leg.to.y + dy } });
  return [-320, 0, 320].flatMap((dx) => (upright ? [-400, 0, 400] : [0]).map((dy) => moved(dx, dy)));
}
