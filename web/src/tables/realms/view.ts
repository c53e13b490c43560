/** What one viewer knows of Star Realms: crates/realms/src/view.rs. Seats count from 1. */

/** A card's name. */
export type Name = string;
export type Shown = { face: Name } | { back: null };
export type LampState = 'none' | 'ready' | 'spent' | 'waiting';
export type Role = 'player' | 'admiral' | 'emperor' | 'boss' | 'raider';

export interface InPlay {
  card: Name;
  copy_of: Name | null;
  base: boolean;
  outpost: boolean;
  defense: number;
  damage: number;
  primary: LampState;
  ally: LampState;
  scrap: LampState;
}

export interface Player {
  seat: number;
  role: Role;
  team: number[];
  living: boolean;
  conceded: boolean;
  acting: boolean;
  ready: boolean;
  authority: number;
  trade: number;
  combat: number;
  owes: number;
  permits: number;
  hand: Shown[];
  deck: number;
  deck_top: Name[];
  deck_holds: Name[] | null;
  unseen: Name[];
  discard: Name[];
  in_play: InPlay[];
  played: number[];
  shielded: boolean;
  in_reach: boolean | null;
}

export interface View {
  format: string;
  turn: number;
  acting: number[];
  waiting: [number, string][];
  row: (Name | null)[];
  prices: (number | null)[];
  explorers: number;
  explorer_price: number;
  trade_deck: number;
  scrap_heap: Name[];
  players: Player[];
  over: boolean;
  places: number[] | null;
  you: number[];
}

/** What happened, as far as it moves something: crates/realms/src/event.rs. */
export type Event =
  | { event: 'turn_began'; seats: number[]; turn: number }
  | { event: 'played' | 'used' | 'copied' | 'put_on_top'; seat: number; card: Name }
  | { event: 'gained'; seat: number; what: 'trade' | 'combat' | 'authority'; n: number }
  | { event: 'drew'; seat: number; cards: Shown[] }
  | { event: 'reshuffled' | 'turn_ended' | 'defeated' | 'healed' | 'readied'; seat: number }
  | { event: 'discarded'; seat: number; card: Name; why: string }
  | { event: 'scrapped'; seat: number; card: Name; from: 'hand' | 'discard' | 'row' | 'play' }
  | { event: 'acquired'; seat: number; card: Name; paid: number; on_top: boolean }
  | { event: 'refilled'; slot: number; card: Shown }
  | { event: 'forced'; by: number; victim: number; n: number }
  | { event: 'destroyed'; by: number; owner: number; card: Name }
  | { event: 'damaged'; by: number; owner: number; card: Name; n: number }
  | { event: 'attacked'; by: number; target: number; n: number }
  | { event: 'passed' | 'gave'; seat: number; to: number; card: Name }
  | { event: 'hand_discarded'; seat: number; cards: Name[] };

/** The name on a card, where one may see it. */
export const face = (card: Shown): Name | null => ('face' in card ? card.face : null);

/** Equal cards together, in the order they first come. */
export function counted(cards: readonly Name[]): [Name, number][] {
  const counts = new Map<Name, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts];
}
