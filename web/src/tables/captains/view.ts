/** Reading the view of Starship Captains. Its types are generated from crates/captains/src; seats count from 1. */

import type { Event, Icon, ShipView } from '../../generated/captains';
import type { Telling } from '../../table/log';

export type {
  AfterView,
  AwayView,
  CardView,
  FitView,
  Icon as Bonus,
  LineColor as Line,
  MissionView,
  PirateView,
  PlaceView,
  PlacingView,
  RouteView,
  ShipView,
  SlotView,
  StandingView as Standing,
  ThenView,
  TrackView,
  View,
} from '../../generated/captains';
export type Edge = readonly (Icon | null)[];

type None = Record<never, never>;
type Named<E> = E extends string
  ? { name: E; facts: None }
  : { [Name in keyof E]: { name: Name; facts: E[Name] } }[keyof E];
/** What happened, by its name; nothing for what this seat is not told. */
export type Happening = Named<Event> | { name: ''; facts: None };

/** An event of this game as it comes: `{ moved: { seat, from, to } }`, or a word alone. */
export function happened(data: unknown): Happening {
  const [[name, facts]] = typeof data === 'string' ? [[data, {}]] : [Object.entries(data ?? {})[0] ?? ['', {}]];
  return { name, facts } as Happening;
}

/**
 * How many pirates the last uprising brought to the routes; others that come with the same news are none of its own.
 */
export function risen(told: readonly { data: unknown }[]): number {
  const all = told.map(({ data }) => happened(data));
  const since = all.slice(all.findLastIndex((one) => one.name === 'uprising') + 1);
  const end = since.findIndex((one) => one.name !== 'pirate_came');
  const came = since.slice(0, end < 0 ? since.length : end);
  return came.filter((one) => one.name === 'pirate_came' && one.facts.route !== null).length;
}

const tints = ['vermilion', 'teal', 'violet', 'mustard'] as const;
const shapes = ['circle', 'diamond', 'square', 'triangle'] as const;
export const tintOf = (seat: number): string => tints[(seat - 1) % 4] ?? 'vermilion';
export const shapeOf = (seat: number): string => shapes[(seat - 1) % 4] ?? 'circle';
/** Letters that no crew, route or other ship has. */
const letters = ['S', 'P', 'U', 'W'] as const;
export const initial = (ship: ShipView | undefined): string => letters[((ship?.seat ?? 1) - 1) % 4] ?? 'S';

/** A seat as this game marks it everywhere, the log too. */
export const markOf = (seat: number) => ({
  shape: shapeOf(seat),
  letter: letters[(seat - 1) % 4] ?? 'S',
  tint: tintOf(seat),
});

/**
 * In the log a round is a heading, and what a deed brings stands in its line; what the others did that changes the
 * plans of all is told before one's own turn.
 */
export const telling: Telling = {
  heads: ['round_began'],
  joins: [
    'gave_up',
    'gained_medals',
    'gained_crew',
    'gained_artifact',
    'gained_pirate',
    'chose',
    'copied_room',
    'placed_pirate',
    'earned_bonus',
    'refilled',
    'new_mission',
  ],
  news: ['completed_mission', 'reached_event', 'uprising', 'passed'],
};

/** Equal figures in one. */
export function counted(letters: readonly string[]): { letter: string; count: number }[] {
  const found = new Map<string, number>();
  for (const letter of letters) found.set(letter, (found.get(letter) ?? 0) + 1);
  return [...found].map(([letter, count]) => ({ letter, count }));
}

/** Points as people write them: 6.5 is 6½. */
export const points = (n: number): string => {
  const whole = Math.trunc(Math.abs(n));
  const half = Math.abs(n) !== whole;
  return `${n < 0 ? '−' : ''}${half && whole === 0 ? '' : whole}${half ? '½' : ''}`;
};
