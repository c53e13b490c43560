/** What the server tells of a table of Starship Samurai; see crates/samurai/src/view.rs. */

export interface PlayerView {
  clan: string;
  color: string;
  honor: number;
  income: number;
  /** Honour with this round's alliances. */
  soon: number;
  wealth: number;
  placed: (string | null)[];
  hand_size: number;
  hand: string[];
  committed: (string | null)[];
  bonus: number;
  /** In a battle: has yet to commit or pass, does so now, or has done so. */
  commits: 'later' | 'now' | 'done' | null;
  /** Whether she may still add something to the battle, as far as everybody can see. */
  may_add: boolean;
  mechs: { name: string; power: number; ability: string; place: string }[];
  supply: string[];
  graveyard: string[];
  ready: ForceView[];
  battle_odds: number | null;
  claimed: { name: string; kind: string }[];
  type_bonus: number;
  conceded: boolean;
  /** Turns she still begins in this round. */
  turns_left: number;
}

/** Equal figures of one player at one place. */
export interface ForceView {
  name: string;
  unit: string;
  kind: 'fighter' | 'carrier' | 'mech';
  count: number;
  tokens: number;
  power: number;
  marked: boolean;
}

export interface LocationView {
  card: string | null;
  kind: string;
  glyph: string;
  reward: string;
  spaces: number;
  forces: ForceView[][];
  free: number;
  totals: (number | null)[];
  strengths: (number | null)[];
  leader: number | null;
  victor: number | null;
  margin: number;
  /** How much more power each player needs to win, ties as they would go. */
  needs: (number | null)[];
  /** What decides a tie between each player and the victor, or the victor and the next. */
  tie_by: ('card' | 'order' | null)[];
  /** How many of the victor's units may stay. */
  may_stay: number;
  /** The reward as each player would gain it. */
  rewards: RewardView[];
  attached: { name: string; owner: number; used: boolean }[];
  /** What its type would add to each player's bonus for different types. */
  type_gains: number[];
}

/** A reward as a player would gain it, and her units that raise it. */
export interface RewardView {
  words: string;
  n: number;
  by: string[];
}

export interface MarkerView {
  clan: string;
  glyph: string;
  space: string;
  branch: number | null;
  depth: number;
}

export interface OfferView {
  from: number;
  to: number;
  words: string;
  give_wealth: number;
  gives: { card: string; shown: boolean }[];
  ask_wealth: number;
  asks: string[];
  binding: string | null;
  promises: string[];
  draft: boolean;
}

export interface View {
  phase: 'draft' | 'turns' | 'battles' | 'over';
  round: number;
  rounds: number;
  first: number;
  order: number[];
  active: number;
  turn: number;
  /** Whether whoever is in turn has performed her order. */
  ordered: boolean;
  question: string | null;
  waiting: number[];
  players: PlayerView[];
  locations: LocationView[];
  markers: MarkerView[];
  tiers: number[];
  bank: number;
  decks: number[];
  discards: string[][];
  location_deck: number;
  in_play: string | null;
  battle: number | null;
  draft: { picks: number; seen: string[][] } | null;
  trading: boolean;
  offers: OfferView[];
  promises: string[];
}

export const ORDERS = ['allegiance', 'units', 'cards', 'wealth'] as const;
export type Order = (typeof ORDERS)[number];

/** Whether the turn's own question is asked: only then is an order card played. */
export const canPlay = ({ question }: View): boolean => question === 'before order' || question === 'after order';

/** A name as this game's anchors write it. */
export const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** A number below nothing has a true minus. */
export const signed = (n: number): string => String(n).replace('-', '−');

const shapes: Record<string, string> = { nova: 'circle', pulsar: 'diamond', gamma: 'square', void: 'triangle' };
export const tintOf = (player: PlayerView | undefined): string => player?.clan.toLowerCase() ?? '';
export const shapeOf = (player: PlayerView | undefined): string => shapes[tintOf(player)] ?? 'circle';

/** A seat as this game marks it everywhere, the log too. */
export const markOf = (player: PlayerView | undefined) => ({
  shape: shapeOf(player),
  letter: player?.clan.charAt(0) ?? '',
  tint: tintOf(player),
});

/** What happened, as far as it moves something. Locations and markers count from 0 here, seats from 1. */
export interface Happening {
  event: string;
  seat?: number;
  location?: number;
  unit?: number;
  from?: number | string;
  to?: number | string;
  place?: number | string;
  clan?: number;
  marker?: number;
  order?: string;
  n?: number;
  why?: string;
  how?: string;
  total?: number;
  cards?: unknown[];
  /** A card by its number in the content file: `{ face }` where it may be hidden. */
  card?: unknown;
  kind?: number;
  /** At a battle's end: everybody's units there, and the same with bonus. */
  units?: (number | null)[];
  totals?: (number | null)[];
  /** At a battle's end: everybody's figures there. */
  forces?: ForceView[][];
  tie?: 'card' | 'order' | null;
  round?: number;
  /** Of the units that stay. */
  power?: number;
}
export const happening = (data: unknown): Happening => (data ?? { event: '' }) as Happening;
