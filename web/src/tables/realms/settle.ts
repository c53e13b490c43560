/**
 * The table after an event, as far as the event's own figures tell; the server's view comes with the last deed of an
 * update. No rule: cards go where the event says, numbers change by what it says.
 */

import { look } from './cards';
import { EXPLORER, face, type Event, type InPlay, type Name, type Player, type View } from './view';

type Of<K extends Event['event']> = Extract<Event, { event: K }>;

/** Changes the players a test names. */
const among = (view: View, which: (player: Player) => boolean, change: (player: Player) => Partial<Player>): View => ({
  ...view,
  players: view.players.map((player) => (which(player) ? { ...player, ...change(player) } : player)),
});
const at = (view: View, seat: number, change: (player: Player) => Partial<Player>): View =>
  among(view, (player) => player.seat === seat, change);

/** Without one of it. */
function without<T>(list: readonly T[], is: (one: T) => boolean): T[] {
  const i = list.findIndex(is);
  return i < 0 ? [...list] : [...list.slice(0, i), ...list.slice(i + 1)];
}
const lessName = (cards: readonly Name[], card: Name): Name[] => without(cards, (one) => one === card);

/** A hand without a card: the card itself where its face is known, or a back. */
const lessHand = (player: Player, card: Name): Pick<Player, 'hand' | 'unseen'> => ({
  hand: player.hand.some((one) => face(one) === card)
    ? without(player.hand, (one) => face(one) === card)
    : without(player.hand, (one) => face(one) === null),
  unseen: lessName(player.unseen, card),
});

const spend = (n: number, by: number): number => Math.max(0, n - by);

const laid = (card: Name): InPlay => {
  const { base, outpost, defense } = look(card);
  const lamps = { primary: 'none', ally: 'none', scrap: 'none' } as const;
  return { card, copy_of: null, base, outpost, defense: base ? defense : 0, damage: 0, ...lamps };
};

function gained(view: View, { seat, what, n }: Of<'gained'>): View {
  if (what !== 'authority') return at(view, seat, (player) => ({ [what]: player[what] + n }));
  return changed(view, seat, n);
}

/** Authority may be a team's. */
function changed(view: View, seat: number, n: number): View {
  const purse = view.players.find((player) => player.seat === seat)?.purse;
  return among(
    view,
    (player) => player.purse === purse,
    (player) => ({ authority: player.authority + n }),
  );
}

/** A card leaves the row, or the Explorers' pile. */
function taken(view: View, card: Name): View {
  const slot = view.row.indexOf(card);
  if (slot < 0) return { ...view, explorers: spend(view.explorers, 1) };
  return { ...view, row: view.row.with(slot, null), prices: view.prices.with(slot, null) };
}

const paid = (view: View, { seat, card, paid: price }: Of<'acquired'>): View =>
  at(taken(view, card), seat, (player) => ({ trade: spend(player.trade, price) }));

const acquired = (view: View, told: Of<'acquired'>): View =>
  at(paid(view, told), told.seat, (player) =>
    told.on_top
      ? { deck: player.deck + 1, unseen: [...player.unseen, told.card] }
      : { discard: [...player.discard, told.card] },
  );

function refilled(view: View, { slot, card }: Of<'refilled'>): View {
  const name = face(card);
  return {
    ...view,
    row: view.row.with(slot - 1, name),
    prices: view.prices.with(slot - 1, name === null ? null : look(name).cost),
    pairs: view.pairs.with(slot - 1, false),
    trade_deck: spend(view.trade_deck, 1),
  };
}

/** A card leaves for the Scrap Heap from where it lay. */
function gone(view: View, { seat, card, from }: Of<'scrapped'>): View {
  if (from === 'row') return taken(view, card);
  return at(view, seat, (player) => {
    if (from === 'hand') return lessHand(player, card);
    if (from === 'discard') return { discard: lessName(player.discard, card) };
    return { in_play: without(player.in_play, (item) => item.card === card) };
  });
}

/** Explorers go back to their pile, all else to the heap. */
function scrapped(view: View, told: Of<'scrapped'>): View {
  const left = gone(view, told);
  return told.card === EXPLORER
    ? { ...left, explorers: left.explorers + 1 }
    : { ...left, scrap_heap: [...left.scrap_heap, told.card] };
}

const fallen = (view: View, { owner, card }: Of<'destroyed'>): View =>
  at(view, owner, (player) => ({ in_play: without(player.in_play, (item) => item.card === card) }));

/** What a base stood for is spent from the pool, where the pool has it. */
function struck(view: View, by: number, n: number): View {
  return at(view, by, (player) => ({ combat: player.combat >= n ? player.combat - n : player.combat }));
}

function destroyed(view: View, told: Of<'destroyed'>): View {
  const owner = view.players.find((player) => player.seat === told.owner);
  const base = owner?.in_play.find((item) => item.card === told.card);
  const after = at(fallen(view, told), told.owner, (player) => ({ discard: [...player.discard, told.card] }));
  return struck(after, told.by, base ? base.defense - base.damage : 0);
}

const damaged = (view: View, { by, owner, card, n }: Of<'damaged'>): View =>
  struck(
    at(view, owner, (player) => ({
      in_play: player.in_play.map((item) => (item.card === card ? { ...item, damage: item.damage + n } : item)),
    })),
    by,
    n,
  );

const drew = (view: View, { seat, cards }: Of<'drew'>): View =>
  at(view, seat, (player) => ({ deck: spend(player.deck, cards.length), hand: [...player.hand, ...cards] }));

const reshuffled = (view: View, { seat }: Of<'reshuffled'>): View =>
  at(view, seat, (player) => ({
    deck: player.deck + player.discard.length,
    unseen: [...player.unseen, ...player.discard],
    discard: [],
    reshuffles: player.reshuffles + 1,
  }));

const turnEnded = (view: View, { seat }: Of<'turn_ended'>): View =>
  at(view, seat, (player) => ({
    trade: 0,
    combat: 0,
    in_play: player.in_play.filter((item) => item.base),
    discard: [...player.discard, ...player.in_play.filter((item) => !item.base).map((item) => item.card)],
  }));

const turnBegan = (view: View, { seats, turn }: Of<'turn_began'>): View => ({
  ...among(
    view,
    () => true,
    (player) => ({ acting: seats.includes(player.seat), ready: false }),
  ),
  turn,
  acting: seats,
});

const shed = (view: View, seat: number, cards: readonly Name[]): View =>
  cards.reduce(
    (now, card) => at(now, seat, (player) => ({ ...lessHand(player, card), discard: [...player.discard, card] })),
    view,
  );

/** A card goes to another's Discard Pile, from one's own or from the hand. */
function handedOver(view: View, { seat, to, card }: Of<'passed' | 'gave'>): View {
  const left = at(view, seat, (player) =>
    player.discard.includes(card) ? { discard: lessName(player.discard, card) } : lessHand(player, card),
  );
  return at(left, to, (player) => ({ discard: [...player.discard, card] }));
}

/** What happens to cards. */
function moved(view: View, told: Event): View {
  switch (told.event) {
    case 'played':
      return at(view, told.seat, (player) => ({
        ...lessHand(player, told.card),
        in_play: [...player.in_play, laid(told.card)],
      }));
    case 'acquired':
      return acquired(view, told);
    case 'refilled':
      return refilled(view, told);
    case 'scrapped':
      return scrapped(view, told);
    case 'discarded':
      return at(shed(view, told.seat, [told.card]), told.seat, (player) =>
        told.why === 'owed' ? { owes: spend(player.owes, 1) } : {},
      );
    case 'passed':
    case 'gave':
      return handedOver(view, told);
    case 'hand_discarded':
      return shed(view, told.seat, told.cards);
    case 'drew':
      return drew(view, told);
    case 'reshuffled':
      return reshuffled(view, told);
    case 'put_on_top':
      return at(view, told.seat, (player) => ({ deck: player.deck + 1, discard: lessName(player.discard, told.card) }));
    default:
      return fought(view, told);
  }
}

/** What happens to players. */
function fought(view: View, told: Event): View {
  switch (told.event) {
    case 'attacked':
      return struck(changed(view, told.target, -told.n), told.by, told.n);
    case 'destroyed':
      return destroyed(view, told);
    case 'damaged':
      return damaged(view, told);
    case 'gained':
      return gained(view, told);
    case 'forced':
      return at(view, told.victim, (player) => ({ owes: player.owes + told.n }));
    case 'turn_ended':
      return turnEnded(view, told);
    case 'turn_began':
      return turnBegan(view, told);
    case 'readied':
    case 'resumed':
      return at(view, told.seat, () => ({ ready: told.event === 'readied' }));
    case 'conceded':
      return at(view, told.seat, () => ({ conceded: true }));
    default:
      return view;
  }
}

export const settle = (view: View, told: Event): View => moved(view, told);

/** The table while cards are in the air: they have left, and have not arrived. */
export function lift(view: View, told: Event): View {
  switch (told.event) {
    case 'played':
      return at(view, told.seat, (player) => lessHand(player, told.card));
    case 'acquired':
      return paid(view, told);
    case 'scrapped':
      return gone(view, told);
    case 'destroyed':
      return fallen(view, told);
    case 'turn_began':
      return turnBegan(view, told);
    default:
      return view;
  }
}
