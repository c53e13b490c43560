/** What the server tells of a table of Starship Samurai; see crates/samurai/src/view.rs. */

export interface PlayerView {
  clan: string;
  color: string;
  honor: number;
  income: number;
  wealth: number;
  placed: (string | null)[];
  hand_size: number;
  hand: string[];
  committed: (string | null)[];
  bonus: number;
  mechs: { name: string; power: number; ability: string; place: string }[];
  supply: string[];
  graveyard: string[];
  claimed: { name: string; kind: string }[];
  type_bonus: number;
  conceded: boolean;
}

export interface LocationView {
  card: string | null;
  kind: string;
  glyph: string;
  reward: string;
  spaces: number;
  figures: string[][];
  totals: (number | null)[];
  leader: number | null;
  victor: number | null;
  attached: { name: string; owner: number; used: boolean }[];
}

export interface MarkerView {
  clan: string;
  glyph: string;
  space: string;
  branch: number | null;
  depth: number;
}

export interface View {
  phase: 'draft' | 'turns' | 'battles' | 'over';
  round: number;
  rounds: number;
  first: number;
  active: number;
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
  offers: { from: number; to: number; words: string; draft: boolean }[];
  promises: string[];
}

export const ORDERS = ['allegiance', 'units', 'cards', 'wealth'] as const;
export type Order = (typeof ORDERS)[number];

/** A name as this game's anchors write it. */
export const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

const shapes: Record<string, string> = { nova: 'circle', pulsar: 'diamond', gamma: 'square', void: 'triangle' };
export const tintOf = (player: PlayerView | undefined): string => player?.clan.toLowerCase() ?? '';
export const shapeOf = (player: PlayerView | undefined): string => shapes[tintOf(player)] ?? 'circle';

/** Equal figures stand together. */
export interface Group {
  name: string;
  count: number;
  kind: 'fighter' | 'carrier' | 'mech';
  tokens: number;
}
export function groups(figures: readonly string[]): Group[] {
  const found = new Map<string, Group>();
  for (const figure of figures) {
    const [base = ''] = figure.replace('*', '').split('+');
    const tokens = Number(/\+(\d+)/.exec(figure)?.[1] ?? 0);
    const kind = base === 'fighter' || base === 'carrier' ? base : 'mech';
    const had = found.get(figure);
    found.set(figure, { name: figure, count: (had?.count ?? 0) + 1, kind, tokens });
  }
  const rank = { mech: 0, carrier: 1, fighter: 2 };
  return [...found.values()].sort((a, b) => rank[a.kind] - rank[b.kind]);
}

export interface Happening {
  event: string;
  seat?: number;
  location?: number;
}
export const happening = (data: unknown): Happening => (data ?? { event: '' }) as Happening;
