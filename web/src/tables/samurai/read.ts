/** Starship Samurai at reading size: what is printed, where it stands, where honor came from. */

import { known, sentenceOf } from '../../games.svelte';
import { t } from '../../i18n/index.svelte';
import { sentence, type Fact, type Reading, type Reads, type Sum } from '../../read/reading';
import { taken, type Printed } from '../../read/words';
import type { Table } from '../../table/model.svelte';
import { happening, plain, tintOf, type View } from './view';

const words = () => t().drawn.samurai;
const RULES: Record<string, string[]> = { mech: ['SS-G1'], location: ['SS-G6', 'SS-L1'], clan: ['SS-A7'] };

/** Who has a mech, and where it stands. */
function mechFacts(table: Table<View>, name: string): { facts: Fact[]; power: number | null; tint: string } | null {
  for (const [i, player] of (table.view?.players ?? []).entries()) {
    const mech = player.mechs.find((one) => one.name === name);
    if (mech)
      return {
        facts: [{ icon: 'mech', text: words().read.mechOf(player.clan, table.name(i + 1), mech.place) }],
        power: mech.power,
        tint: tintOf(player),
      };
  }
  return null;
}

/** Where honor came from, as far as the game was told. */
export function honorOf(table: Table<View>, seat: number): Sum {
  const counts = new Map<string, number>();
  for (const { data } of table.events) {
    const told = happening(data);
    if (told.seat !== seat) continue;
    if (told.event === 'honor_gained') counts.set(told.why ?? '', (counts.get(told.why ?? '') ?? 0) + (told.n ?? 0));
    if (told.event === 'honor_paid') counts.set('cost', (counts.get('cost') ?? 0) - (told.n ?? 0));
  }
  const now = table.view?.players[seat - 1]?.honor ?? 0;
  const rest = now - [...counts.values()].reduce((sum, n) => sum + n, 0);
  const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
  return {
    parts: [
      ...(rest ? [{ icon: 'honour', text: words().read.start, count: signed(rest) }] : []),
      ...[...counts].map(([why, n]) => ({
        icon: 'honour',
        text: words().sources[why] ?? words().cost,
        count: signed(n),
      })),
    ],
    total: String(now),
  };
}

function clanReading(table: Table<View>, seat: number, lines: readonly string[]): Partial<Reading> | null {
  const player = table.view?.players[seat - 1];
  if (!player) return null;
  return {
    title: `${player.clan} · ${table.name(seat)}`,
    kind: words().read.whyHonor(player.honor),
    tint: tintOf(player),
    figures: [
      { icon: 'honour', name: words().honour, now: player.honor },
      { icon: 'wealth', name: words().wealth, now: player.wealth },
      { icon: 'draw', name: words().read.cards, now: player.hand_size },
    ],
    sum: honorOf(table, seat),
    facts: [
      { icon: 'honour', text: words().read.soon(player.soon) },
      ...lines.slice(0, 6).map((text) => ({ icon: 'info', text: sentence(text) })),
    ],
    rules: ['SS-G22', 'SS-A7'],
    does: [],
  };
}

function locationReading(table: Table<View>, no: number, lines: readonly string[]): Partial<Reading> | null {
  const location = table.view?.locations[no - 1];
  if (!location) return null;
  const totals = location.totals.flatMap((n, i) =>
    n === null ? [] : [{ icon: 'mech', name: table.view?.players[i]?.clan ?? '', now: n }],
  );
  return {
    title: location.card ?? words().location(no),
    kind: words().read.location(no, location.kind, location.free, location.spaces),
    figures: totals,
    does: [{ icon: 'honour', head: words().reward, text: sentence(location.reward) }],
    facts: lines.map((text) => ({ icon: 'info', text: sentence(text) })),
    rules: RULES.location,
  };
}

/** What its thing says beside what is printed. */
const unsaid = (lines: readonly string[], { kind, does }: Printed): Fact[] =>
  lines
    .filter((line) => !does.includes(line) && line.toLowerCase() !== kind.toLowerCase())
    .map((text) => ({ icon: 'info', text: sentence(text) }));

/** A card by its name: action, mech, ship, lesser clan. */
function cardReading(table: Table<View>, name: string, lines: readonly string[]): Partial<Reading> | null {
  const printed = taken(sentenceOf('samurai', name), name);
  if (!printed) return null;
  const mech = mechFacts(table, name);
  const marker = table.view?.markers.find((one) => one.clan === name);
  const copies = (known.details.samurai?.content.action as { name: string; copies: number }[] | undefined)?.find(
    (card) => card.name === name,
  )?.copies;
  const held = table.view?.players[(table.me ?? 0) - 1]?.hand.filter((card) => card === name).length ?? 0;
  return {
    title: name,
    kind: copies ? words().read.action : printed.kind,
    tint: mech?.tint ?? '',
    figures: mech?.power ? [{ icon: 'mech', name: words().read.power, now: mech.power }] : [],
    does: [{ text: sentence(printed.does) }],
    facts: [
      ...(mech?.facts ?? []),
      ...(marker ? [{ icon: 'flag', text: sentence(lines[0] ?? marker.space) }] : []),
      ...(held ? [{ icon: 'person', text: words().read.inHand(held) }] : []),
      ...(copies ? [{ icon: 'draw', text: words().read.copies(copies) }] : []),
      ...(mech || marker || copies ? [] : unsaid(lines, printed)),
    ],
    rules: mech ? RULES.mech : marker ? RULES.clan : [],
  };
}

/** The name of the card that stands for a kind of ship. */
const shipCard = (kind: string): string | null =>
  (known.details.samurai?.content.unit as { id: string; name: string }[] | undefined)?.find((one) => one.id === kind)
    ?.name ?? null;

/** How the table's things are read. */
export const readsOf =
  (table: Table<View>): Reads =>
  ({ about, anchors, card, title, lines }) => {
    const anchor = anchors[0] ?? about ?? '';
    const place = /^location\/(\d+)/.exec(anchor)?.[1];
    if (place) return locationReading(table, Number(place), lines);
    const seat =
      /^honor\/(\d+)/.exec(anchor)?.[1] ??
      String(1 + (table.view?.players.findIndex((one) => `player/${plain(one.clan)}` === anchor) ?? -1));
    if (seat !== '0') return clanReading(table, Number(seat), lines);
    const ship = shipCard(card ?? '');
    return ship
      ? {
          ...cardReading(table, ship, lines),
          title,
          facts: lines.map((text) => ({ icon: 'info', text: sentence(text) })),
        }
      : cardReading(table, card ?? title, lines);
  };
