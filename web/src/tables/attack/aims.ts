/** What a course or a shot would look like: lines from what the view says, never a judgement. */

import type { Table } from '../../table/model.svelte';
import { distance, middle, stepOf, SQUARE, type Spot } from './torus';
import { type FireLine, type LineView, type PlanView, type ShipView, type View, type Way } from './view';

export interface Leg {
  from: Spot;
  to: Spot;
}

/** A course as one looks at it: how far it is free, where it bumps, where a won ram would go on to. */
export interface Plan extends PlanView {
  leg: Leg;
  bump: Spot | null;
  /** From the bump to where both would come to. */
  beyond: Leg | null;
  /** Where it comes to if all goes well, and the lines of fire from there. */
  goal: string | null;
  shots: Shot[];
}

const off = (at: Spot, way: Way, squares: number): Spot => {
  const by = stepOf(way);
  return { x: at.x + by.x * squares * SQUARE, y: at.y + by.y * squares * SQUARE };
};
const legOf = (from: string, way: Way, steps: number): Leg => ({
  from: middle(from),
  to: off(middle(from), way, steps),
});

/** Where a ship comes to when it holds its speed, each way. */
export const plansOf = (ship: ShipView): Plan[] =>
  ship.square === null ? [] : ship.plans.map((plan) => drawn(ship.square ?? '', plan));

function drawn(from: string, plan: PlanView): Plan {
  const leg = legOf(from, plan.way, plan.steps);
  const bump = plan.ahead === 'clear' ? null : off(leg.to, plan.way, 0.55);
  const further = plan.won?.to ? distance(plan.end, plan.won.to, plan.way) : 0;
  const beyond = further > 0 ? { from: leg.to, to: off(leg.to, plan.way, further) } : null;
  const goal = plan.ahead === 'edge' ? null : plan.won ? plan.won.to : plan.end;
  return {
    ...plan,
    leg,
    bump,
    beyond,
    goal,
    shots: goal
      ? plan.lines
          .filter((line) => line.blocked !== null || isNearest(plan.lines, line))
          .map((line) => shotOf(goal, line))
      : [],
  };
}

/** Where both ways round are clear, the shorter one is drawn beside a course. */
const isNearest = (lines: readonly LineView[], line: LineView): boolean =>
  !lines.some((other) => other.target === line.target && other.blocked === null && other.steps < line.steps);

/** The move under way: what was flown, the bump, and where a won Collision would take both. */
export function underWay(
  view: View,
): { leg: Leg; bump: Spot | null; beyond: Leg | null; ends: { seat: number; square: string }[] } | null {
  const from = view.ships.find((ship) => ship.seat === view.active)?.square;
  if (!view.course || !from) return null;
  const { way, made } = view.course;
  const leg = { from: off(middle(from), way, -made), to: middle(from) };
  const [clash, push] = [view.clash?.fire ? null : view.clash, view.clash?.won];
  const further = push?.to ? distance(from, push.to, way) : 0;
  const beyond = further > 0 ? { from: leg.to, to: off(leg.to, way, further) } : null;
  const ends = [
    { seat: view.active, square: push?.to },
    { seat: clash?.against[0]?.seat ?? 0, square: push?.other_to },
  ].flatMap(({ seat, square }) => (square ? [{ seat, square }] : []));
  return { leg, bump: clash ? off(leg.to, way, 0.55) : null, beyond, ends };
}

/** The anchor one points at now; where the pointer was is not enough. */
export const pointedAt = (table: Table<View>): string => (table.pointing ? (table.inspected?.anchor ?? '') : '');

/** The course one points at or has planned. */
export function chosenWay(table: Table<View>): Way | null {
  const picked = table.picked.find((one) => one.startsWith('course/'));
  const anchor = pointedAt(table).startsWith('course/') ? pointedAt(table) : (picked ?? '');
  const way = anchor.startsWith('course/') ? (anchor.slice(7) as Way) : null;
  return way && table.about(anchor).length > 0 ? way : null;
}

export interface Shot {
  target: number;
  leg: Leg;
  clear: boolean;
  /** Beyond the other ship or field that stands in between. */
  stop: Spot | null;
}

/** A line of fire, to where it is stopped or all the way. */
const shotOf = (from: string, line: LineView): Shot => ({
  target: line.target,
  leg: legOf(from, line.way, line.steps),
  clear: line.blocked === null,
  stop: line.blocked === null ? null : legOf(from, line.way, (line.blocked + line.steps) / 2).to,
});

/** Both ways round from one ship to another on its line. */
export const shots = (ship: ShipView, target: number): Shot[] =>
  ship.lines.filter((line) => line.target === target).map((line) => shotOf(ship.square ?? 'a1', line));

/** The line of a shot that was fired. */
export function beamOf(view: View, seat: number, line: FireLine | null | undefined): Leg | null {
  const from = view.ships.find((ship) => ship.seat === seat)?.square;
  return from && line ? legOf(from, line.way, line.steps) : null;
}

/** The same line again where it comes in at the other side. */
export function wrapped(leg: Leg, upright: boolean): Leg[] {
  const moved = (dx: number, dy: number): Leg => ({
    from: { x: leg.from.x + dx, y: leg.from.y + dy },
    to: { x: leg.to.x + dx, y: leg.to.y + dy },
  });
  return [-320, 0, 320].flatMap((dx) => (upright ? [-400, 0, 400] : [0]).map((dy) => moved(dx, dy)));
}
