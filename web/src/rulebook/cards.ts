/** Every card of a game for the rulebook, in groups as players know them, from the content the server sends. */

import type { GameDetail } from '../generated/wire';

export interface CardText {
  /** Its name. */
  title: string;
  /** What stands beside the name: kind, cost. */
  facts: string;
  /** What it does, in the server's words. */
  text: string;
}
export interface CardGroup {
  /** The group's name in the content, e.g. `mission`. */
  id: string;
  /** As players read it, where the content has a name for it. */
  name: string;
  cards: CardText[];
}

type Rows = { id?: string; name?: string; faction?: string; deck?: string; captain?: { name: string } }[];

/** Which lists of a game's content are cards, in the order they are shown. */
const LISTS: Record<string, string[]> = {
  assembly: ['card'],
  samurai: ['unit', 'action', 'location', 'lesser_clan', 'player_clan'],
  attack: ['equipment', 'power'],
  captains: ['room', 'tech', 'omega', 'mission', 'event', 'station', 'passenger'],
};

/** Where a card's data came from is for whoever keeps the content, not for players. */
const SOURCES = /^(public|house|rulebook)\b/;
const bare = (facts: string): string =>
  facts
    .split(/[;,] /)
    .filter(
      (fact) => !SOURCES.test(fact) && !/^the rest house$/.test(fact) && !/^(name|cost|abilities|weapons)$/.test(fact),
    )
    .join(', ');

/** A card from its sentence: `Ram (Blob, ship, cost 3, public): +5 Combat`. */
export function cardOf(title: string, sentence: string): CardText {
  const [, facts = '', text = ''] = /^[^(]*\(([^)]*)\)?:?\s*(.*)$/s.exec(sentence) ?? [];
  const plain = (text || sentence).replace(/ \[\w+\]$/, '');
  // The other half of a card with two ends is a card of its own here.
  return { title, facts: bare(facts), text: plain.split(' / ')[0] ?? plain };
}

const named = (detail: GameDetail, names: readonly string[]): CardText[] =>
  names.flatMap((name) => {
    const sentence = detail.sentences[name];
    return sentence === undefined ? [] : [cardOf(name, sentence)];
  });
const rowsOf = (detail: GameDetail, list: string): Rows => (detail.content[list] ?? []) as Rows;
const namesIn = (rows: Rows): string[] => rows.flatMap((row) => row.name ?? row.captain?.name ?? []);

/** Star Realms' cards lie by faction. */
const byFaction = (detail: GameDetail): CardGroup[] =>
  rowsOf(detail, 'faction').map((faction) => ({
    id: faction.id ?? '',
    name: faction.name ?? '',
    cards: named(detail, namesIn(rowsOf(detail, 'card').filter((card) => card.faction === faction.id))),
  }));

/** Captains and ships of Assembly: two halves, two lists. */
function halves(detail: GameDetail): CardGroup[] {
  const captains = namesIn(rowsOf(detail, 'card'));
  const ships = Object.keys(detail.sentences).filter((name) => !captains.includes(name));
  return [
    { id: 'captain', name: '', cards: named(detail, captains) },
    { id: 'ship', name: '', cards: named(detail, ships) },
  ];
}

export function cardsOf(detail: GameDetail): CardGroup[] {
  if (detail.id === 'realms') return byFaction(detail);
  if (detail.id === 'assembly') return halves(detail);
  return (LISTS[detail.id] ?? []).map((id) => ({ id, name: '', cards: named(detail, namesIn(rowsOf(detail, id))) }));
}
