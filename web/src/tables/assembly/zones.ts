/** Where cards lie, and how they leave: what both halves of the Stage's settling share. */

import { cardOf } from './cards';
import type { CardView, Event, Side, View } from './view';

export type Of<K extends Event['event']> = Extract<Event, { event: K }>;

export const at = (view: View, seat: number, change: (side: Side) => Partial<Side>): View => ({
  ...view,
  sides: view.sides.map((side) => (side.seat === seat ? { ...side, ...change(side) } : side)),
});

/** Every card one may see. */
export const cardsIn = (view: View): CardView[] => [
  ...view.row,
  ...view.agenda.flatMap((place) => place.card ?? []),
  ...view.sides.flatMap((side) => [
    ...(side.hand ?? []).map((one) => one.card),
    ...side.captains.map((one) => one.card),
    ...side.fleet.map((one) => one.card),
  ]),
];

/** A card by its number: as it lies in sight, or as it is printed. */
export const inView = (view: View, number: number): CardView | null =>
  cardsIn(view).find((card) => card.number === number) ?? cardOf(number);

/** The deck without its top card. */
export const lessTop = (view: View): View => ({
  ...view,
  deck_size: Math.max(0, view.deck_size - 1),
  ribbon: view.ribbon?.slice(1) ?? null,
});

/** The deck with one more card at the bottom: its name, where this viewer may know it. */
export const under = (view: View, name: string | null): View => ({
  ...view,
  deck_size: view.deck_size + 1,
  ribbon: view.ribbon && [...view.ribbon, name],
});

const other = (card: number) => (one: { card: CardView }) => one.card.number !== card;

const fromHand = (view: View, seat: number, card: number | null): View =>
  at(view, seat, ({ hand, hand_size }) => ({
    hand_size: Math.max(0, hand_size - 1),
    hand: hand && card !== null ? hand.filter(other(card)) : hand,
  }));

function fromAgenda(view: View, card: number | null): View {
  const left = view.agenda.find((place) => place.card?.number === card);
  return {
    ...view,
    agenda: view.agenda.map((place) => (place === left ? { ...place, card: null, locked_by: null } : place)),
    lock_price: view.lock_price - (left && left.locked_by !== null ? 1 : 0),
  };
}

const fromPlay = (view: View, seat: number, card: number): View =>
  at(view, seat, ({ captains, fleet }) => ({
    captains: captains.filter(other(card)),
    fleet: fleet.filter(other(card)),
  }));

type Source = Of<'drew'>['from'];
function left(view: View, seat: number, card: number | null, from: Source): View {
  if (from === 'deck') return lessTop(view);
  if (from === 'hand') return fromHand(view, seat, card);
  if (from === 'agenda') return fromAgenda(view, card);
  return card === null ? view : fromPlay(view, seat, card);
}

const face = (card: Of<'drew'>['card']): number | null => ('face' in card ? card.face : null);

/** The view without what an event takes from its place. */
export function leave(view: View, told: Event): View {
  switch (told.event) {
    case 'took':
      return { ...view, row: view.row.filter((card) => card.number !== told.card) };
    case 'drew':
    case 'released':
      return left(view, told.seat, face(told.card), told.from);
    case 'recruited':
    case 'deployed':
      return left(view, told.seat, told.card, told.from);
    case 'gave':
    case 'scrambled':
      return fromPlay(view, told.seat, told.card);
    default:
      return view;
  }
}
