/** What a picture of the rulebook is made of: the pieces of the tables, each at a place in a square of 200. */

import type { Picture } from '../games.svelte';

interface At {
  x: number;
  y: number;
  /** How wide, in the square's units. */
  w?: number;
  /** Turned by so many degrees. */
  turn?: number;
}

export type Item =
  /** A card of Star Realms. */
  | (At & { card: string; lit?: boolean })
  /** A card's back. */
  | (At & { back: true })
  /** A sign with a number beside it. */
  | (At & { amount: string; icon: string; tint?: string })
  /** A sign alone. */
  | (At & { icon: string; tint?: string })
  /** A ship, or a captain's bust. */
  | (At & { ship: Omit<Picture, 'family'> & { family: Picture['family'] | 'captain' }; spent?: boolean; lit?: boolean })
  /** A power token of Starship Attack; `hidden` shows its back. */
  | (At & { coin: string; colour: 'red' | 'blue'; hidden?: boolean })
  /** A figure of Starship Captains. */
  | (At & { crew: string })
  /** A mech of Starship Samurai. */
  | (At & { mech: string; tint: string })
  /** A location's type. */
  | (At & { kind: string })
  /** A room, a place, a marker: a plate with a word or number on it. */
  | (At & { plate: string; tint?: string; lit?: boolean; round?: boolean })
  /** An empty place, dashed. */
  | (At & { place: string })
  /** A dotted way, or a beam of fire, as a path in the square. */
  | { way: string }
  | { beam: string }
  /** Squares of a board, so many across. */
  | { grid: number };

/** The game's sky behind a picture. */
export const isPlaced = (item: Item): item is Exclude<Item, { way: string } | { beam: string } | { grid: number }> =>
  'x' in item;
