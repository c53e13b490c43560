/** What the server tells of a table of Starship Captains; see crates/captains/src/view.rs. */

import type { Telling } from '../../table/log';

export type Bonus = 'repair' | 'medal' | 'move';
export type Edge = (Bonus | null)[];
export type Line = 'red' | 'yellow' | 'blue' | 'gold';

export interface CardView {
  id: string;
  name: string;
  class: 'alpha' | 'beta' | 'omega';
  sort: string;
  text: string;
  left: Edge;
  right: Edge;
}
export interface MissionView {
  id: string;
  name: string;
  points: number;
  lines: [Line, string][];
  log: string;
}
export interface PirateView {
  exhaust: string;
  reward: string;
}
export interface PlaceView {
  id: string;
  name: string;
  planet: boolean;
  xy: [number, number];
  mission: MissionView | null;
  tile: [number, boolean] | null;
  next_mission: boolean;
  station: { name: string; text: string; tile: boolean; due: number | null } | null;
  holder: number | null;
  ships: number[];
  shadow: boolean;
  /** While somebody moves: how it is reached, by way of which places. */
  reach?: { moves: number; hits: number; via: number[] } | null;
}
export interface RouteView {
  id: string;
  ends: [number, number];
  color: 'green' | 'purple' | 'yellow';
  pirate: PirateView | null;
}
export interface SlotView {
  damaged: boolean;
  card: CardView | null;
  left: Edge;
  right: Edge;
  artifact: string | null;
}
export interface ShipView {
  seat: number;
  ship: string;
  place: number;
  passed: boolean;
  ready: string[];
  queue: string[];
  medals: number;
  rings: number;
  cargo_slots: number;
  cargo_damage: number;
  cargo_room: number;
  artifacts: string[];
  pirates: (PirateView | null)[];
  slots: SlotView[];
  rooms: (string | null)[];
  missions: string[];
  markers: [number, number][];
  standings: Standing[];
  /** The ready room of the next round if one passed now; none in the last round. */
  next_ready: string[] | null;
  damage: number;
  score_rows: number[];
  score: number;
}
/**
 * Where a captain stands on one track: points, where the next step leads, the next bonus and the event with the steps
 * to them.
 */
export interface Standing {
  points: number;
  next_space: number;
  next: [number, string] | null;
  to_event: number | null;
}
export interface TrackView {
  id: string;
  name: string;
  side: string;
  event_space: number;
  event: [string, string] | null;
  bonuses: [number, string][];
}
/** Queue and hold once those on the pads have done their lines, from what is sure. */
export interface AfterView {
  queue: string[];
  damage: number;
  artifacts: number;
  pirates: number;
  fights: number;
  free: number;
  excess: number;
  ready: string[];
  /** The rows of the score before the mission and then. */
  rows: [number, number][];
}
/** What follows a completed mission, in its order. */
export interface ThenView {
  kind: 'ability' | 'tile' | 'uprising';
  words: string;
  note: string;
}
export interface AwayView {
  mission: MissionView;
  place: number;
  pads: string[];
  /** Whether those on the pads match their lines. */
  fits: boolean[];
  /** What each line would come to as things stand. */
  outcomes: string[];
  then: ThenView[];
  /** Where a line takes a tech: the one that would match best. */
  tech?: FitView | null;
  after?: AfterView | null;
}
/** The free slot, from 1, in which most icons of a tech on offer meet an equal one. */
export interface FitView {
  card: string;
  slot: number;
  icons: Bonus[];
}
/** A tech that may be taken now, and its slots in order: why it cannot go there, none where it can. */
export interface PlacingView {
  card: string;
  slots: ({ rule: string; words: string } | null)[];
}
export interface View {
  round: number;
  rounds: number;
  /** How many of a queue stay in it when a round ends. */
  stays: number;
  /** Spaces of a track. */
  steps: number;
  first: number;
  turn: number;
  over: boolean;
  question: {
    seat: number;
    kind: string;
    card: string | null;
    left: number;
    words: string;
    event: string | null;
  } | null;
  board_size: [number, number];
  places: PlaceView[];
  routes: RouteView[];
  captains: ShipView[];
  tracks: TrackView[];
  tech_board: (CardView | null)[];
  event_techs: CardView[];
  drawn: CardView[];
  fits: FitView[];
  /** While a tech is chosen: where each could go. */
  placings: PlacingView[];
  lasting: [string, string][];
  piles: { missions: number; techs: number; omegas: number; pirates: number; artifacts: number };
  away: AwayView | null;
  at_work: string | null;
  shadow: { place: number; passenger: string; deck: number; drawn: string[] } | null;
  epilogues: string[];
}

/** An event of this game as it comes: `{ moved: { seat, from, to } }`, or a word alone. */
export function happened(data: unknown): { name: string; facts: Record<string, unknown> } {
  if (typeof data === 'string') return { name: data, facts: {} };
  const [[name, facts] = ['', {}]] = Object.entries((data ?? {}) as Record<string, Record<string, unknown>>);
  return { name, facts };
}

/**
 * How many pirates the last uprising brought to the routes; others that come with the same news are none of its own.
 */
export function risen(told: readonly { data: unknown }[]): number {
  const all = told.map(({ data }) => happened(data));
  const since = all.slice(all.findLastIndex((one) => one.name === 'uprising') + 1);
  const end = since.findIndex((one) => one.name !== 'pirate_came');
  return since.slice(0, end < 0 ? since.length : end).filter((one) => one.facts.route !== null).length;
}

/** Everybody with the highest score: a tie is shared. */
export const winnersOf = (ships: readonly ShipView[]): ShipView[] =>
  ships.filter((ship) => ships.every((other) => other.score <= ship.score));

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

/** The colour of a room tech; `null` for other techs. */
export const roomColor = (sort: string | undefined): string | null => /^(\w+) room/.exec(sort ?? '')?.[1] ?? null;

/** In the log a round is a heading; what the others did that changes the plans of all is told before one's own turn. */
export const telling: Telling = {
  heads: ['round_began'],
  joins: [],
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
