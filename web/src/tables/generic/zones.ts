/**
 * Any game's view as labelled zones of things. It knows no game: names, numbers and lists are found in the data, and
 * things are joined to the anchors of the choices by their names.
 */

import { slug } from '../../table/picks';
import { title } from '../../words';

/** A number or word beside a thing or zone. */
export interface Fact {
  name: string;
  value: string;
}
/** Something that lies somewhere. */
export interface Item {
  key: string;
  /** Its name; empty for what is face down. */
  name: string;
  facts: Fact[];
  anchors: string[];
}
/** A named place. */
export interface Zone {
  key: string;
  name: string;
  /** The seat it belongs to, from 1; 0 for none. */
  seat: number;
  facts: Fact[];
  items: Item[];
  zones: Zone[];
}

/** What only programs read. */
const INNER = new Set([
  'id',
  'xy',
  'glyph',
  'color',
  'edition',
  'class',
  'eyes',
  'log',
  'named',
  'format',
  'board_size',
  'places',
  'over',
  'you',
]);

type Data = unknown;
type Row = Record<string, Data>;
const isRow = (data: Data): data is Row => typeof data === 'object' && data !== null && !Array.isArray(data);
const isPlain = (data: Data): boolean => data === null || typeof data !== 'object';

const NAMES = ['name', 'card', 'title', 'face', 'id', 'colour', 'color', 'clan', 'kind', 'what'];
const DEEP = 5;

/** What a thing is called; `null` where the data has no name. */
function nameOf(data: Data): string | null {
  if (typeof data === 'string') return data;
  if (!isRow(data)) return null;
  for (const key of NAMES) {
    const value = data[key];
    if (typeof value === 'string') return value;
    const inner = isRow(value) ? nameOf(value) : null;
    if (inner) return inner;
  }
  return null;
}

const BACKS = ['back', 'Back'];
const isBack = (data: Data): boolean => isRow(data) && BACKS.some((key) => key in data);
const unshown = (data: Data): Data => (isRow(data) ? (data.face ?? data.Face ?? data) : data);

function plainText(value: Data): string {
  if (typeof value === 'boolean') return value ? '✓' : '–';
  return value === null || value === undefined ? '–' : String(value);
}

function listText(value: Data): string | null {
  if (isPlain(value)) return plainText(value);
  const all =
    Array.isArray(value) &&
    value.length <= 12 &&
    value.every((one) => isPlain(one) || (Array.isArray(one) && one.every(isPlain)));
  return all
    ? (value as Data[]).map((one) => (Array.isArray(one) ? one.map(plainText).join(' ') : plainText(one))).join(', ') ||
        '–'
    : null;
}

/** Facts of a row: everything that is short. Facts of an inner card are its own. */
function factsOf(row: Row, named: string | null, word: (key: string) => string, depth = 0): Fact[] {
  const facts: Fact[] = [];
  for (const [key, value] of Object.entries(row)) {
    if (value === named || value === null || value === false || key === 'seat' || INNER.has(key)) continue;
    const text = listText(value);
    if (text !== null && text !== '–') facts.push({ name: word(key), value: text });
    else if (isRow(value) && depth < 1) facts.push(...factsOf(value, named, word, depth + 1));
  }
  return facts;
}

/** Anchors a thing stands for: those whose last word is its name, number or place, and whose zone fits. */
export function anchorsFor(
  zones: readonly string[],
  name: string | null,
  place: number,
  anchors: ReadonlySet<string>,
  ids: readonly string[] = [],
): string[] {
  const words = new Set([...(name ? [slug(name), name.toLowerCase()] : []), ...ids.map((id) => id.toLowerCase())]);
  const near = zones.map(stem);
  const fits = [...anchors].filter((anchor) => {
    const [head = '', ...rest] = anchor.toLowerCase().split('/');
    const zone = near.includes(stem(head));
    if (rest.length === 0) return words.has(head) && words.size > 0;
    if (rest.some((part) => words.has(part) || words.has(slug(part)))) return zone;
    return zone && rest[0] === String(place);
  });
  return fits;
}

/** `captains` and `captain` are the same place. */
const stem = (word: string): string => slug(word).replace(/ies$/, 'y').replace(/s$/, '');

class Reader {
  constructor(
    readonly anchors: ReadonlySet<string>,
    readonly names: readonly string[],
    readonly words: Readonly<Record<string, string>>,
  ) {}

  /** A field in words: the catalogue's where it has some. */
  word = (key: string): string => this.words[key] ?? title(key);

  item(data: Data, place: number, zones: string[]): Item {
    const inner = unshown(data);
    const name = isBack(data) ? null : nameOf(inner);
    const ids = isRow(inner) ? Object.values(inner).filter((value): value is string => typeof value === 'string') : [];
    return {
      key: `${zones.join('.')}.${place}`,
      name: name ?? (isPlain(inner) && !isBack(data) ? plainText(inner) : ''),
      facts: isRow(inner) && !isBack(data) ? factsOf(inner, name, this.word) : [],
      anchors: anchorsFor(zones, name, place, this.anchors, ids),
    };
  }

  /** A list: of players, each a zone, or of things. */
  list(key: string, data: Data[], path: string[], depth: number): Zone {
    const zone: Zone = {
      key: [...path, key].join('.'),
      name: this.word(key),
      seat: 0,
      facts: [],
      items: [],
      zones: [],
    };
    data.forEach((one, i) => {
      const rich =
        isRow(one) && depth < DEEP && Object.values(one).some((value) => Array.isArray(value) && !value.every(isPlain));
      const sided = isRow(one) && Object.values(one).some(Array.isArray) && Object.keys(one).length > 5;
      if (isRow(one) && (rich || sided)) zone.zones.push(this.side(key, one, i, path, depth));
      else if (one !== null) zone.items.push(this.item(one, i + 1, [...path, key]));
    });
    return zone;
  }

  /** One player's side, or one rich thing. */
  side(key: string, row: Row, i: number, path: string[], depth: number): Zone {
    const seat =
      typeof row.seat === 'number' ? row.seat : ['players', 'sides', 'ships', 'captains'].includes(key) ? i + 1 : 0;
    const own = seat ? this.names[seat - 1] : undefined;
    const zone = this.group(own ?? nameOf(row) ?? `${this.word(key)} ${i + 1}`, row, [...path, key], depth + 1);
    return { ...zone, key: `${path.join('.')}.${key}.${i}`, seat: own ? seat : 0 };
  }

  group(name: string, row: Row, path: string[], depth: number): Zone {
    const zone: Zone = { key: [...path, name].join('.'), name, seat: 0, facts: [], items: [], zones: [] };
    for (const [key, value] of Object.entries(row)) {
      if (INNER.has(key)) continue;
      const named = Array.isArray(value) && value.some((one) => typeof one === 'string' || isRow(one));
      const text = named ? null : listText(value);
      if (text !== null) {
        if (text !== '–') zone.facts.push({ name: this.word(key), value: text });
      } else if (Array.isArray(value)) {
        if (value.length) zone.zones.push(this.list(key, value, path, depth));
      } else if (isRow(value) && depth < DEEP)
        zone.zones.push(this.group(this.word(key), value, [...path, key], depth + 1));
    }
    return zone;
  }
}

/** The whole table. */
export function zonesOf(
  view: Data,
  anchors: ReadonlySet<string>,
  names: readonly string[],
  whole: string,
  words: Readonly<Record<string, string>> = {},
): Zone {
  return new Reader(anchors, names, words).group(whole, isRow(view) ? view : { view }, [], 0);
}
