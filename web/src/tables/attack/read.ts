/** Starship Attack at reading size: ships, traits, tokens, devices and powers. */

import { known, sentenceOf } from '../../games.svelte';
import { t } from '../../i18n/index.svelte';
import { sentence, type Clause, type Reading, type Reads } from '../../read/reading';
import { taken } from '../../read/words';
import type { Table } from '../../table/model.svelte';
import { face, isMate, powerWords, TRAITS, type Content, type ShipView, type View } from './view';

const words = () => t().drawn.attack;
const TRAIT_RULES = ['AT-C12', 'AT-V4'];

/** The rules a device or power is told in, as the content names them. */
const rulesOf = (name: string): string[] => {
  const content = known.details.attack?.content as Content | undefined;
  return [...(content?.equipment ?? []), ...(content?.power ?? [])].find((one) => one.name === name)?.rules ?? [];
};

const listed = (text: string): Clause[] => text.split('; then ').map((part) => ({ text: sentence(part) }));

function deviceReading(name: string, lines: readonly string[]): Partial<Reading> | null {
  const printed = taken(sentenceOf('attack', name), name);
  if (!printed) return null;
  return {
    title: name,
    kind: printed.kind,
    does: listed(printed.does),
    facts: lines.slice(0, 1).map((text) => ({ icon: 'equipment', text: sentence(text) })),
    rules: rulesOf(name),
  };
}

/** A ship as everybody knows it: what lies hidden stays so. */
function shipReading(table: Table<View>, ship: ShipView): Partial<Reading> {
  const w = words();
  const me = table.view?.ships.find((one) => one.seat === table.me);
  const named = [ship.persona?.captain, ship.persona?.ship].filter(Boolean).join(', ');
  return {
    title: table.name(ship.seat),
    kind: [w.colours[ship.colour], named, isMate(me, ship) ? w.mate : ''].filter(Boolean).join(' · '),
    tint: ship.colour,
    figures: [
      { icon: 'engine', name: w.speed, now: ship.speed },
      { icon: 'shield', name: w.read.hits, now: ship.hull },
      { icon: 'draw', name: w.read.reserve, now: ship.reserve_count },
    ],
    does: ship.power
      ? [{ head: w.power(ship.power), text: sentence(powerWords(sentenceOf('attack', ship.power.name))) }]
      : [],
    facts: [
      { icon: 'map', text: ship.square ? w.read.at(ship.square) : sentence(w.berths[ship.berth] ?? ship.berth) },
      { icon: 'eye', text: sentence(w.tokensSeen(shownOf(ship))) },
      { icon: 'damage', text: sentence(w.tokensLost(ship.lost)) },
      ...(ship.persona?.motivation ? [{ icon: 'person', text: ship.persona.motivation }] : []),
    ],
    rules: ['AT-D1', 'AT-V1'],
  };
}

const shownOf = (ship: ShipView): string[] =>
  ship.traits.flatMap((token, i) => (ship.open[i] && token && 'face' in token ? [token.face] : []));

function traitReading(table: Table<View>, trait: string, lines: readonly string[]): Partial<Reading> | null {
  const i = (TRAITS as readonly string[]).indexOf(trait);
  const [name] = TRAITS.slice(i, i + 1);
  const ship = table.view?.ships.find((one) => one.seat === table.me);
  if (!name) return null;
  const value = ship?.values[i];
  return {
    title: words().traits[name],
    kind: words().read.trait,
    figures:
      value === null || value === undefined
        ? []
        : [{ icon: 'chart', name: words().read.value, now: value, printed: face(ship?.traits[i] ?? null) }],
    does: lines.map((text) => ({ text: sentence(text) })),
    rules: TRAIT_RULES,
  };
}

/** How the table's things are read. */
export const readsOf =
  (table: Table<View>): Reads =>
  ({ about, anchors, card, lines }) => {
    const [zone, what] = (anchors[0] ?? about ?? '').split('/');
    if (card) return deviceReading(card, lines);
    const ship = zone === 'ship' ? table.view?.ships.find((one) => one.colour === what) : undefined;
    if (ship) return shipReading(table, ship);
    return zone === 'trait' && what ? traitReading(table, what, lines) : null;
  };
