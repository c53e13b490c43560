/** What the server tells of a table of Starship Attack; see crates/attack/src/view.rs. */

import type { Telling } from '../../table/log';

export const TRAITS = ['engines', 'armaments', 'shields', 'equipment'] as const;
export type Trait = (typeof TRAITS)[number];
export const WAYS = ['N', 'E', 'S', 'W'] as const;
export type Way = (typeof WAYS)[number];
export type Colour = 'red' | 'blue' | 'green' | 'yellow';

/** A token as one sees it: its number, or only that it is there. */
export type Token = { face: string } | { back: null } | null;

export interface ShipView {
  seat: number;
  colour: Colour;
  persona: { captain: string; ship: string; motivation: string } | null;
  team: number | null;
  square: string | null;
  berth: string;
  left_from: string | null;
  speed: number;
  traits: Token[];
  open: boolean[];
  /** What each trait counts, the Capacitor token with it, where one knows it. */
  values: (number | null)[];
  /** The equipment its Equipment has power for, where one knows its value. */
  powered: string[];
  capacitor: Trait | null;
  reserve: string[];
  reserve_count: number;
  lost: string[];
  hull: number;
  unlocated: string[];
  field: string | null;
  struck: boolean;
  disabled: boolean;
  locked: boolean;
  power: { name: string; spent: boolean; lasting: boolean } | null;
  flag: number | null;
  /** What its speed becomes with each token of its pool on Engines. */
  paces: { coin: string; slower: number; faster: number }[];
  reach: string[];
  plans: PlanView[];
  range: number[];
  lines: LineView[];
  threat: string[];
  pool: number;
}

/** Where a ship comes to when it holds its speed, one way; `won` where a ram that may be won would push it. */
export interface PlanView {
  way: Way;
  steps: number;
  end: string;
  ahead: 'clear' | 'edge' | 'field' | 'ship';
  other: number | null;
  range: number[];
  won: Push | null;
  /** What a Collision would compare, where the ship is one's own, and whose special power may still change it. */
  ram: { mine: [number, number]; total: number; speed: number; against: number[]; powers: number[] } | null;
  /** Lines of fire from where the move leaves the ship in turn, a ram won if it may be. */
  lines: LineView[];
}
export interface Push {
  to: string | null;
  other_to: string | null;
}

/** A line of fire, one way round. */
export interface LineView {
  target: number;
  way: Way;
  steps: number;
  blocked: number | null;
  by: number | null;
}

/** What a Capacitor Bank could still make of a value, as far as all can see, and whether that would change the end. */
export interface Could {
  total: number;
  turns: boolean;
}

/** A Collision or attack whose values are shown. */
export interface ClashView {
  fire: boolean;
  seat: number;
  total: number | null;
  parts: [number, number] | null;
  /** How far a burst reaches each way. */
  radius: number | null;
  could: Could | null;
  against: {
    seat: number;
    field: boolean;
    total: number | null;
    parts: [number, number] | null;
    stands: 'win' | 'tie' | 'lose' | null;
    could: Could | null;
  }[];
  won: Push | null;
  /** Whose special power may still change it, as far as all can see. */
  powers: number[];
}

export interface FlagView {
  home: 'south' | 'north';
  team: number;
  skin: string;
  point: string | null;
  carrier: number | null;
}

/** A piece of equipment and the token it wants. */
export interface Device {
  gear: string;
  name: string;
  coin: string;
}

export interface View {
  mode: 'arena' | 'team' | 'ctf';
  powers: boolean;
  active: number;
  rounds: number;
  bell_in: number | null;
  question: string | null;
  window: string | null;
  waiting: number[];
  parties: number[];
  course: { way: Way; made: number; left: number } | null;
  /** Whose power Red lays now. */
  rewired: number | null;
  ships: ShipView[];
  clash: ClashView | null;
  devices: Device[];
  /** The presets by which one is asked in the window that is open. */
  asks: string[];
  flags: FlagView[];
  eyes: number[];
  /** The rule that ended the game. */
  over: string | null;
}

/** What happened, as far as it moves something on the board. */
export interface Deed {
  what: string;
  seat: number;
  target?: number;
  other?: number;
  owner?: number;
  other_to?: string | null;
  to?: string;
  steps?: number;
  way?: Way;
  on?: Trait | null;
  gear?: string;
  arms?: number;
  shields?: number;
  mine?: number;
  theirs?: number;
  coin?: string | null;
  speed?: number | null;
  square?: string;
  flag?: number;
}

/** The deed in what was told, if it was a public one. */
export function deedOf(data: unknown): Deed | null {
  const told = data as { public?: Deed } | null;
  return told?.public ?? null;
}

const shapes: Record<Colour, string> = { red: 'diamond', blue: 'circle', green: 'hexagon', yellow: 'triangle' };
export const shapeOf = (colour: Colour): string => shapes[colour];
export const letterOf = (colour: Colour): string => colour.charAt(0).toUpperCase();
/** A seat as this game marks it everywhere, the log too. */
export const markOf = (colour: Colour) => ({ shape: shapeOf(colour), letter: letterOf(colour), tint: colour });

export const WINDOWS = ['pre_power', 'powered', 'pre_move', 'under_way', 'impact', 'pre_fire', 'firefight'];
const LAYING = ['initial power', 'respawn power', 'start', 'assign', 'rewire'];
export const isWindow = (question: string | null): boolean => question !== null && WINDOWS.includes(question);
export const isLaying = (question: string | null): boolean => question !== null && LAYING.includes(question);

/** How events read in the log: what follows from a deed joins it, open windows are not told. */
export const telling: Telling = {
  heads: ['turn_began', 'round_ended'],
  joins: [
    'revealed',
    'moved',
    'rammed',
    'ran_into_field',
    'compared',
    'pushed',
    'boosted',
    'deployed',
    'swapped',
    'repaired',
  ],
  news: [
    'used',
    'boosted',
    'steered',
    'fired',
    'pushed',
    'lost',
    'destroyed',
    'deployed',
    'dictated',
    'wormholed',
    'rewiring',
    'disabled',
    'picked_up',
    'dropped',
    'left_map',
  ],
  skips: ['opened'],
};

/** Which of the four phases a question belongs to; -1 before the first turn. */
export function phaseOf(question: string | null, window: string | null): number {
  const at = window ?? question ?? '';
  if (['pre_power', 'start', 'roll', 'assign'].includes(at)) return 0;
  if (['powered', 'engine'].includes(at)) return 1;
  if (['pre_move', 'course', 'facing', 'under_way', 'impact'].includes(at)) return 2;
  if (['pre_fire', 'fire', 'firefight'].includes(at)) return 3;
  return -1;
}

/** What a special power does, from its sentence: without its colour, which stands beside it. */
export const powerWords = (sentence: string | null): string =>
  (sentence ?? '').split(' [')[0]?.replace(/ \([a-z]+\)/, '') ?? '';

export const face = (token: Token): string | null => (token && 'face' in token ? token.face : null);
