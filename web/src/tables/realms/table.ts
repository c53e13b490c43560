/** How the cards on the table are told apart and put in order. No rule: only what is the same is drawn once. */

import type { Told } from '../../generated/wire';
import { usual, type Telling } from '../../table/log';
import { slug } from '../../table/picks';
import { counted, type Event, type InPlay, type Player, type View } from './view';

/** How events read in the log. */
export const telling: Telling = {
  heads: usual.heads,
  joins: [
    'gained',
    'drew',
    'refilled',
    'reshuffled',
    'forced',
    'hand_discarded',
    'chose',
    'copied',
    'permitted',
    'put_on_top',
  ],
  news: ['attacked', 'destroyed', 'damaged', 'forced', 'acquired', 'scrapped', 'defeated', 'gave', 'passed'],
};

/** Equal cards in play, drawn once. */
export interface Held {
  key: string;
  item: InPlay;
  count: number;
}

const formName = (item: InPlay): string => (item.copy_of ? `${item.card} as ${item.copy_of}` : item.card);

/** The last word of a card's anchors in play. */
export const formSlug = (item: InPlay): string => slug(formName(item));

/** Cards in play: equal ones together. */
export function heldOf(cards: readonly InPlay[]): Held[] {
  const found = new Map<string, Held>();
  for (const item of cards) {
    const key = [formName(item), item.primary, item.ally, item.scrap, item.damage].join('|');
    const same = found.get(key);
    if (same) same.count += 1;
    else found.set(key, { key, item, count: 1 });
  }
  return [...found.values()];
}

/** The player whose side lies nearest: one's own, or the first for those who look on. */
export const nearest = (view: View, me: number | null): Player | undefined =>
  view.players.find((player) => player.seat === (me ?? view.you[0] ?? 1)) ?? view.players[0];

/** All others, beginning with the one to the left. */
export function others(view: View, near: Player): Player[] {
  const at = view.players.indexOf(near);
  return [...view.players.slice(at + 1), ...view.players.slice(0, at)];
}

/** What the Authority of some seats changed by since the turn before this one began, from what was told. */
export function change(events: readonly Told[], seats: readonly number[]): number {
  let [sum, turns] = [0, 0];
  for (let i = events.length - 1; i >= 0 && turns < 2; i -= 1) {
    const told = events[i]?.data as Event | undefined;
    if (told?.event === 'turn_began') turns += 1;
    else if (told?.event === 'attacked' && seats.includes(told.target)) sum -= told.n;
    else if (told?.event === 'gained' && told.what === 'authority' && seats.includes(told.seat)) sum += told.n;
  }
  return sum;
}

/** The anchors by which a player is attacked or named: a team that has one Authority is attacked as one. */
export const seatAnchors = ({ seat, purse }: Player): string[] =>
  purse === seat ? [`seat-${seat}`] : [`seat-${seat}`, `seat-${purse}`];

/** The anchors of a card in another's play: to destroy it, or to wear it down (Raid). */
export const baseAnchors = (player: Player, item: InPlay): string[] => [
  `seat-${player.seat}/${slug(item.card)}`,
  ...(player.role === 'boss' ? [`boss/${slug(item.card)}`] : []),
];

/** Opponents and their bases: while there is Combat they are lit at once. */
export const isRival = (anchor: string): boolean => /^(seat-\d|boss\/)/.test(anchor);

/** `Scout ×3, Viper`. */
export const listed = (cards: readonly string[]): string =>
  counted(cards)
    .map(([name, n]) => (n > 1 ? `${name} ×${n}` : name))
    .join(', ') || '–';

/** The slot by whose anchor a card of the row is bought: the first with the same card. */
export const slotOf = (row: readonly (string | null)[], slot: number): number => row.indexOf(row[slot] ?? null) + 1;
