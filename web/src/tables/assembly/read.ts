/** Starships Assembly at reading size: both ends of a card, its damage band, where it lies, what it costs now. */

import CaptainPicture from '../../art/CaptainPicture.svelte';
import WarshipPicture from '../../art/WarshipPicture.svelte';
import { t } from '../../i18n/index.svelte';
import { sentence, type Fact, type Reading, type Reads } from '../../read/reading';
import type { Table } from '../../table/model.svelte';
import { abilityLine, cardNamed, tail, warshipOf } from './cards';
import type { CardView, View } from './view';
import { cardsIn } from './zones';

const words = () => t().drawn.assembly;

const isCalled = (card: CardView, name: string): boolean =>
  card.name === name || card.captain === name || card.ship === name;

/** Prices in one's hand now; elsewhere none. */
const pricesOf = (view: View, card: CardView): [number, number] | null => {
  const held = view.sides.flatMap((side) => side.hand ?? []).find((one) => one.card.number === card.number);
  return held ? [held.captain_price, held.ship_price] : null;
};

/** Where a card lies and how it stands. */
function places(table: Table<View>, view: View, card: CardView): Fact[] {
  const w = words().read;
  const agenda = view.agenda.find((place) => place.card?.number === card.number);
  const facts: Fact[] = [];
  if (agenda)
    facts.push(
      agenda.locked_by === null
        ? { icon: 'flip', text: w.onAgenda }
        : { icon: 'lock', text: sentence(words().locked(table.name(agenda.locked_by))) },
    );
  if (view.row.some((one) => one.number === card.number)) facts.push({ icon: 'flip', text: w.inRow });
  for (const side of view.sides) {
    const who = table.name(side.seat);
    const captain = side.captains.find((one) => one.card.number === card.number);
    const ship = side.fleet.find((one) => one.card.number === card.number);
    if (side.hand?.some((one) => one.card.number === card.number)) facts.push({ icon: 'person', text: w.inHand });
    if (captain) facts.push({ icon: 'captain', text: w.seated(who, captain.exhausted) });
    if (ship) facts.push({ icon: 'ship', text: w.berthed(who, ship.left, card.shields) });
  }
  return facts;
}

/** Its weapons in words: codes stand on badges alone. */
const armed = (card: CardView): string =>
  card.weapons
    .map(
      ([targeting, kind], i) =>
        `${words().weapon(i + 1)}: ${words().targeting} ${targeting}, ${words().damageClass(kind)}.`,
    )
    .join(' ');

function cardReading(table: Table<View>, card: CardView): Partial<Reading> {
  const w = words();
  const prices = table.view ? pricesOf(table.view, card) : null;
  return {
    title: `${card.captain} / ${card.ship}`,
    kind: w.read.card,
    art: [
      { draws: CaptainPicture, props: { name: card.captain } },
      { draws: WarshipPicture, props: { ship: warshipOf(card) } },
    ],
    figures: [
      { icon: 'captain', name: w.read.asCaptain, now: prices?.[0] ?? card.captain_cost, printed: card.captain_cost },
      { icon: 'ship', name: w.read.asShip, now: prices?.[1] ?? card.ship_cost, printed: card.ship_cost },
    ],
    does: [
      { icon: 'captain', head: w.read.captain(card.captain), text: sentence(abilityLine(card)) },
      {
        icon: 'ship',
        head: w.read.ship(card.ship),
        text: `${w.read.stats(card.initiative, card.shields, card.evasion)} ${armed(card)}`,
      },
      { icon: 'damage', head: w.read.drawn, text: w.read.band(card.band[0], card.band[1]) },
    ],
    facts: table.view ? places(table, table.view, card) : [],
    rules: ['SA-P1', 'SA-P2'],
  };
}

/** How the table's things are read. */
export const readsOf =
  (table: Table<View>): Reads =>
  ({ anchors, card, title }) => {
    const { view } = table;
    const name = card ?? title;
    const [, what = ''] = (anchors[0] ?? '').split('/');
    const found = view
      ? (cardsIn(view).find((one) => isCalled(one, name)) ?? cardsIn(view).find((one) => tail(one) === what))
      : undefined;
    const read = found ?? cardNamed(name);
    return read ? cardReading(table, read) : null;
  };
