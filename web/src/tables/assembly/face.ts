/** What comes forward in Starships Assembly. */

import type { CardView, Event } from './view';

type Declared = Extract<Event, { event: 'declared' }>;

export type Subject =
  | { kind: 'turn'; seat: number; last: boolean }
  /** A card with both its ends. */
  | { kind: 'card'; card: CardView }
  | { kind: 'captain'; card: CardView; seat: number; says: string }
  | { kind: 'ship'; card: CardView; seat: number; left: number; says: string }
  /** A damage card: null where nobody saw it, and the class that counts. */
  | { kind: 'shot'; card: CardView | null; counts: number; points: number | null; seat: number }
  | { kind: 'wreck'; card: CardView; seat: number }
  | { kind: 'war'; how: Declared['how'] | null; cards: number };
