/** What comes forward in Starship Samurai. */

import type { Order } from './view';

export type Subject =
  | { kind: 'turn'; seat: number }
  | { kind: 'order'; marker: number; order: Order; clan: string }
  | { kind: 'card'; name: string; clan: string }
  | { kind: 'mech'; name: string; clan: string };
