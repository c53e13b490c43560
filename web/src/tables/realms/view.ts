/** Reading the view of Star Realms. Its types are generated from crates/realms/src; seats count from 1. */

import type { Card as Name, Shown as Either } from '../../generated/realms';

export type {
  Card as Name,
  InPlay,
  AbilityState as LampState,
  PlayerView as Player,
  Role,
  Told as Event,
  View,
} from '../../generated/realms';
/** The card of the pile beside the row. */
export const EXPLORER = 'Explorer';

export type Shown = Either<Name, null>;

/** The name on a card, where one may see it. */
export const face = (card: Shown): Name | null => ('face' in card ? card.face : null);

/** Equal cards together, in the order they first come. */
export function counted(cards: readonly Name[]): [Name, number][] {
  const counts = new Map<Name, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts];
}
