/**
 * The table after an event, as far as the event's own figures tell; the server's view comes with the last deed of an
 * update. No rule: cards go where the event says, numbers change by what it says.
 */

import { abilitiesOf } from './cards';
import type { CardView, Event, Side, View } from './view';
import { war } from './warfare';
import { at, inView, leave, lessTop, under, type Of } from './zones';

/** Cards lie in the order of their numbers. */
const sorted = <T extends { card: CardView }>(list: readonly T[]): T[] =>
  [...list].sort((a, b) => a.card.number - b.card.number);

/** A card comes to a hand; those who may not see it count it alone. */
const held = (view: View, seat: number, card: CardView | null): View =>
  at(view, seat, ({ hand, hand_size }) => ({
    hand_size: hand_size + 1,
    hand:
      hand && card ? sorted([...hand, { card, captain_price: card.captain_cost, ship_price: card.ship_cost }]) : hand,
  }));

const seated = (view: View, seat: number, card: CardView | null, exhausted = false): View =>
  at(view, seat, ({ captains }) => ({
    captains: card ? sorted([...captains, { card, exhausted, abilities: abilitiesOf(card) }]) : captains,
  }));

const berthed = (view: View, seat: number, card: CardView | null): View =>
  at(view, seat, ({ fleet }) => ({
    fleet: card ? sorted([...fleet, { card, left: card.shields, tracked: false, tracking_card: null }]) : fleet,
  }));

const number = (card: Of<'drew'>['card']): number | null => ('face' in card ? card.face : null);
const seen = (view: View, card: Of<'drew'>['card']): CardView | null => {
  const face = number(card);
  return face === null ? null : inView(view, face);
};

/** A captain's lamp. */
const tired = (view: View, seat: number, captain: number, exhausted: boolean): View =>
  at(view, seat, ({ captains }) => ({
    captains: captains.map((one) => (one.card.number === captain ? { ...one, exhausted } : one)),
  }));

/** A padlock on an agenda card, or none; as many more as there are, the next one costs. */
function bolted(view: View, card: number, seat: number | null): View {
  const agenda = view.agenda.map((place) => (place.card?.number === card ? { ...place, locked_by: seat } : place));
  return { ...view, agenda, lock_price: view.lock_price + locks({ ...view, agenda }) - locks(view) };
}
const locks = ({ agenda }: View): number => agenda.filter((place) => place.locked_by !== null).length;

function filled(view: View, { place, card }: Of<'filled'>): View {
  const face = seen(view, card);
  const agenda = view.agenda.map((one) => (one.place === place + 1 ? { ...one, card: face, locked_by: null } : one));
  return lessTop({ ...view, agenda });
}

function turnBegan(view: View, { seat, turn, last }: Of<'turn_began'>): View {
  const begun = { phase: 'assembly', active: seat, turn, votes: 0, actions: 0, final_turn: last };
  const left = { row: [], first_lobbyist: null, deck_taker: null };
  return at({ ...view, ...begun, ...left }, seat, ({ captains }) => ({
    captains: captains.map((one) => ({ ...one, exhausted: false })),
  }));
}

/** A captain keeps its state on the other side. */
function gave(view: View, told: Of<'gave'>): View {
  const giver = view.sides.find(({ seat }) => seat === told.seat);
  const to = view.sides.find(({ seat }) => seat !== told.seat)?.seat ?? 0;
  const gone = leave(view, told);
  if (told.end === 'ship') return berthed(gone, to, inView(view, told.card));
  const exhausted = giver?.captains.find(({ card }) => card.number === told.card)?.exhausted ?? false;
  return seated(gone, to, inView(view, told.card), exhausted);
}

type Settles = { [K in Event['event']]?: (view: View, told: Of<K>) => View };

const assembly: Settles = {
  took: (view, told) => held(leave(view, told), told.seat, inView(view, told.card)),
  took_deck: (view, { seat }) => ({ ...view, deck_taker: seat }),
  turn_began: turnBegan,
  unlocked: (view, { card }) => bolted(view, card, null),
  locked: (view, { seat, card }) => bolted(view, card, seat),
  drew: (view, told) => held(leave(view, told), told.seat, seen(view, told.card)),
  filled,
  released: (view, told) => under(leave(view, told), seen(view, told.card)?.name ?? null),
  used: (view, { seat, captain }) => tired(view, seat, captain, true),
  refreshed: (view, { seat, captain }) => tired(view, seat, captain, false),
  cast: (view, { pool }) => ({ ...view, votes: pool }),
  spent: (view, { pool }) => ({ ...view, votes: pool }),
  recruited: (view, told) => seated(leave(view, told), told.seat, inView(view, told.card)),
  deployed: (view, told) => berthed(leave(view, told), told.seat, inView(view, told.card)),
  scrambled: (view, told) => berthed(leave(view, told), told.seat, inView(view, told.card)),
  gave,
  declared: (view, { seat, how }) => ({ ...view, declared_by: seat, declared_how: how }),
  turn_ended: (view) => ({ ...view, votes: 0, actions: 0 }),
};

/** Everything but the fleets becomes the damage deck. */
const warBegan = (view: View, { cards }: Of<'war_began'>): View => ({
  ...view,
  phase: 'war',
  final_turn: false,
  lock_price: 1,
  deck_size: cards,
  ribbon: view.ribbon && Array.from({ length: cards }, () => null),
  agenda: view.agenda.map((place) => ({ ...place, card: null, locked_by: null })),
  sides: view.sides.map((side): Side => ({ ...side, captains: [], hand_size: 0, hand: side.hand && [] })),
});

const settles: Settles = {
  ...assembly,
  ...war,
  war_began: warBegan,
};

export function settle(view: View, told: Event): View {
  const change = settles[told.event] as ((view: View, told: Event) => View) | undefined;
  return change?.(view, told) ?? view;
}

/** While something is in the air it has left, and has not arrived. */
export { leave as lift };
