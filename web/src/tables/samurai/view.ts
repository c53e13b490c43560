/** Reading the view of Starship Samurai. Its types are generated from crates/samurai/src; seats count from 1. */

import type { Order, PlayerView, Told } from '../../generated/samurai';
import type { Facts } from '../facts';

export type {
  ForceView,
  LocationView,
  MarkerView,
  OfferView,
  Order,
  PlayerView,
  PromiseView,
  RewardView,
  View,
} from '../../generated/samurai';
/** What happened. Locations and markers count from 0 here, seats from 1. */
export type Happening = Facts<Told | { event: '' }>;
export type Event = Told;

export const ORDERS: readonly Order[] = ['allegiance', 'units', 'cards', 'wealth'];

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

export const happening = (data: unknown): Happening => (data ?? { event: '' }) as Happening;
