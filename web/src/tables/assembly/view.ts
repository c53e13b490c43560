/** What one viewer knows of Starships Assembly: crates/assembly/src/view.rs. Seats count from 1. */

export interface CardView {
  number: number;
  /** `Captain/Ship`. */
  name: string;
  captain: string;
  ship: string;
  captain_cost: number;
  ship_cost: number;
  initiative: number;
  shields: number;
  evasion: number;
  /** Targeting and damage class of each weapon. */
  weapons: [number, number][];
  /** Damage for class I and class II. */
  band: [number, number];
}
export interface HandCard {
  card: CardView;
  captain_price: number;
  ship_price: number;
}
export interface CaptainView {
  card: CardView;
  exhausted: boolean;
  abilities: string[];
}
export interface ShipView {
  card: CardView;
  left: number;
  tracked: boolean;
  tracking_card: string | null;
}
export interface Side {
  seat: number;
  hand_size: number;
  hand: HandCard[] | null;
  captains: CaptainView[];
  fleet: ShipView[];
}
export interface AgendaPlace {
  place: number;
  card: CardView | null;
  locked_by: number | null;
}
export interface WeaponView {
  weapon: number;
  targeting: number;
  class: number;
  state: string;
  target: string | null;
}
export interface Battle {
  round: number;
  quiet_rounds: number;
  acting: string | null;
  mode: string | null;
  weapons: WeaponView[];
  line: string[];
}
export interface View {
  phase: 'lobbying' | 'assembly' | 'war' | 'over';
  question: { seat: number; kind: string; captain: string | null; named: string[] } | null;
  active: number;
  first_lobbyist: number | null;
  deck_taker: number | null;
  row: CardView[];
  turn: number;
  votes: number;
  actions: number;
  sides: Side[];
  agenda: AgendaPlace[];
  lock_price: number;
  deck_size: number;
  declared_by: number | null;
  declared_how: string | null;
  final_turn: boolean;
  battle: Battle | null;
  locking: boolean;
  transfer_power: boolean;
  memory_aid: 'none' | 'log' | 'ribbon';
  ribbon: (string | null)[] | null;
  end: { winner: number | null; by: string } | null;
}

type Shown = { face: number } | { back: unknown };
type Source = 'deck' | 'agenda' | 'hand' | 'captains' | 'fleet';

/** What happened, as far as it moves something: crates/assembly/src/event.rs. Cards are numbers. */
export type Event =
  | { event: 'took'; seat: number; card: number }
  | { event: 'drew' | 'released'; seat: number; card: Shown; from: Source }
  | { event: 'filled'; place: number; card: Shown }
  | { event: 'used' | 'refreshed'; seat: number; captain: number }
  | { event: 'cast' | 'spent'; seat: number; votes: number; pool: number }
  | { event: 'recruited' | 'deployed'; seat: number; card: number; from: Source }
  | { event: 'gave' | 'scrambled' | 'locked' | 'unlocked'; seat: number; card: number }
  | { event: 'ship_turn' | 'destroyed' | 'transferred'; seat: number; ship: number }
  | { event: 'locked_on'; ship: number; weapon: number; target: number }
  | { event: 'fired'; ship: number; weapon: number; target: number; points: number }
  | { event: 'hit'; ship: number; left: number };
