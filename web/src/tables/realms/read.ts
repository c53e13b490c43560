/** Star Realms at reading size. Everything comes from the content file and the view; nothing is worked out here. */

import CardPicture from '../../art/CardPicture.svelte';
import { t } from '../../i18n/index.svelte';
import type { Told } from '../../generated/wire';
import { sentence, type Clause, type Fact, type Reading, type Reads, type Sum } from '../../read/reading';
import type { Table } from '../../table/model.svelte';
import { copiesOf, look, saying } from './cards';
import { spoken } from './spoken';
import { face, type Event, type Player, type View } from './view';

const words = () => t().drawn.realms;

/** The abilities of a card, each with when it happens. */
export function abilitiesOf(said: string, faction: string, base: boolean): Clause[] {
  const w = words().read;
  return said
    .split('; ')
    .filter(Boolean)
    .map((part): Clause => {
      if (part.startsWith('ally: ')) return { icon: 'ally', head: w.ally(faction), text: spoken(part.slice(6)) };
      if (part.startsWith('scrap: ')) return { icon: 'scrap', head: w.scrap, text: spoken(part.slice(7)) };
      return { icon: base ? 'base' : 'play', head: base ? w.use : w.play, text: spoken(part) };
    });
}

const countIn = (cards: readonly string[], name: string): number => cards.filter((card) => card === name).length;

/** Where copies of a card lie, as far as one may know. */
export function copies(view: View, me: number | null, name: string, who: (seat: number) => string): Fact[] {
  const w = words().read;
  const row = view.row.indexOf(name);
  const near = view.players.find((player) => player.seat === me);
  const price = row < 0 ? null : view.prices[row];
  const facts: Fact[] = [];
  if (row >= 0) facts.push({ icon: 'trade', text: w.inRow(price ?? null, near?.trade ?? null) });
  if (name === 'Explorer') facts.push({ icon: 'trade', text: w.explorers(view.explorers, view.explorer_price) });
  for (const player of view.players) facts.push(...heldBy(player, name, player.seat === me ? null : who(player.seat)));
  const heap = countIn(view.scrap_heap, name);
  if (heap) facts.push({ icon: 'scrap', text: w.scrapped(heap) });
  const all = view.players.length === 2 ? copiesOf(name) : 0;
  if (all) facts.push({ icon: 'draw', text: w.inGame(all) });
  return facts;
}

function heldBy(player: Player, name: string, owner: string | null): Fact[] {
  const w = words().read;
  const hand = countIn(
    player.hand.flatMap((card) => face(card) ?? []),
    name,
  );
  const play = player.in_play.filter((item) => item.card === name).length;
  const discard = countIn(player.discard, name);
  return [
    ...(hand ? [{ icon: 'person', text: w.inHand(hand, owner) }] : []),
    ...(play ? [{ icon: 'ship', text: w.inPlay(play, owner) }] : []),
    ...(discard ? [{ icon: 'discard', text: w.inDiscard(discard, owner) }] : []),
  ];
}

function cardReading(table: Table<View>, name: string, lines: readonly string[]): Partial<Reading> {
  const card = look(name);
  const kind = card.base ? (card.outpost ? words().read.outpost : words().read.base) : words().ship;
  const { view, me } = table;
  // Lamps say which abilities are ready, spent or wait.
  const lamps = lines.filter((line) => Object.values(words().ability).some((ability) => line.startsWith(ability)));
  return {
    kind: words().read.kind(card.faction, kind, card.cost),
    tint: card.tint,
    art: [
      {
        draws: CardPicture,
        props: { id: card.id, house: card.tint, base: card.base, cost: card.cost, outpost: card.outpost },
      },
    ],
    figures: [
      { icon: 'trade', name: words().read.cost, now: priceOf(view, name) ?? card.cost, printed: card.cost },
      ...(card.base ? [{ icon: 'shield', name: words().read.defense, now: card.defense, tint: 'q-shield' }] : []),
    ],
    does: abilitiesOf(saying(name), card.faction, card.base),
    facts: [
      ...lamps.map((text) => ({ icon: 'ready', text: sentence(text) })),
      ...(view ? copies(view, me, name, (seat) => table.name(seat)) : []),
    ],
    rules: card.outpost ? ['SR-X5'] : card.base ? ['SR-P5'] : ['SR-P3'],
  };
}

const priceOf = (view: View | null, name: string): number | null => {
  const row = view?.row.indexOf(name) ?? -1;
  return row < 0 ? null : (view?.prices[row] ?? null);
};

/** How Authority came to what it is, from what was told. */
export function authoritySum(events: readonly Told[], seats: readonly number[], now: number): Sum {
  const w = words().read;
  let [lost, won] = [0, 0];
  for (const { data } of events) {
    const told = data as Event;
    if (told.event === 'attacked' && seats.includes(told.target)) lost += told.n;
    if (told.event === 'gained' && told.what === 'authority' && seats.includes(told.seat)) won += told.n;
  }
  return {
    parts: [
      { icon: 'authority', text: w.start, count: String(now + lost - won) },
      ...(lost ? [{ icon: 'combat', text: w.hit, count: `−${lost}` }] : []),
      ...(won ? [{ icon: 'plus', text: w.won, count: `+${won}` }] : []),
    ],
    total: String(now).replace('-', '−'),
  };
}

function playerReading(table: Table<View>, player: Player, name: string, lines: readonly string[]): Partial<Reading> {
  const seats = (table.view?.players ?? []).filter((one) => one.purse === player.purse).map((one) => one.seat);
  const w = words();
  return {
    title: name,
    kind: player.role === 'player' ? w.read.player : w.roles[player.role],
    figures: [
      { icon: 'authority', name: w.authority, now: player.authority, tint: 'q-authority' },
      { icon: 'hidden', name: w.inHand, now: player.hand.length },
      { icon: 'draw', name: w.deck, now: player.deck },
      { icon: 'discard', name: w.discard, now: player.discard.length },
    ],
    does: lines.map((line) => ({ text: sentence(line) })),
    sum: authoritySum(table.events, seats, player.authority),
    facts: [
      ...(player.shielded ? [{ icon: 'shield', text: sentence(w.read.shielded) }] : []),
      ...(player.owes ? [{ icon: 'discard', text: sentence(w.owes(player.owes)) }] : []),
    ],
    rules: player.shielded ? ['SR-X5'] : ['SR-S3'],
  };
}

/** How the table's things are read. */
export const readsOf =
  (table: Table<View>): Reads =>
  ({ about, anchors, card, title, lines }) => {
    if (card) return cardReading(table, card, lines);
    const seat = /^seat-(\d+)$/.exec(anchors[0] ?? about ?? '')?.[1];
    const player = table.view?.players.find((one) => one.seat === Number(seat));
    if (player) return playerReading(table, player, title, lines);
    return null;
  };
