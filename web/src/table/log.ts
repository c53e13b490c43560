/** The log as lines: who did it, and the rest of the sentence. What follows from a deed stands in the deed's line. */

import type { Told } from '../generated/wire';

/** How a game's events are read; a drawn table says it by their kinds. */
export interface Telling {
  /** They begin a turn or a round: headings. */
  heads: readonly string[];
  /** They follow from what was told before them: they join its line. */
  joins: readonly string[];
  /** What one must know of the others' moves before one's own. */
  news: readonly string[];
  /** They are not told at all: nobody reads them. */
  skips?: readonly string[];
}
export const usual: Telling = { heads: ['turn_began', 'round_began', 'war_began'], joins: [], news: [] };

export interface LogLine {
  /** Its number among all events. */
  n: number;
  /** The number of the last event in it. */
  end: number;
  /** The seat it begins with, from 1; 0 where it begins with nobody. */
  seat: number;
  text: string;
  /** Whether a turn begins here. */
  head: boolean;
  /** How often the same was told in a row. */
  times: number;
}

/**
 * The kind of an event: it says so, keeps what all may know in a part of its own, or is named by its only key (or is no
 * more than a name).
 */
export const kindOf = ({ data }: Told): string => {
  if (typeof data === 'string') return data;
  const told = data as { event?: string; public?: { what?: string } } | null;
  return told?.event ?? told?.public?.what ?? onlyKey(data);
};
const onlyKey = (data: unknown): string => {
  const keys = data !== null && typeof data === 'object' ? Object.keys(data) : [];
  return keys.length === 1 ? (keys[0] ?? '') : '';
};

/** Finds whose name a sentence begins with. The longest name wins: `Ann` must not hide `Ann Lee`. */
export function whose(words: string, names: readonly string[]): number {
  let found = 0;
  let longest = 0;
  names.forEach((name, i) => {
    const begins = name !== '' && words.startsWith(name) && /^[\s,:'’]/.test(words.slice(name.length));
    if (begins && name.length > longest) [found, longest] = [i + 1, name.length];
  });
  return found;
}

function single(event: Told, n: number, names: readonly string[], telling: Telling): LogLine {
  const { words } = event;
  const seat = whose(words, names);
  const rest = seat ? words.slice(names[seat - 1]?.length ?? 0).trimStart() : words;
  const head = telling.heads.includes(kindOf(event));
  // `Ann's Scout …` keeps its name: there is no verb to begin with.
  const whole = head || rest.startsWith("'") || rest.startsWith('’');
  return { n, end: n, seat: head ? 0 : seat, text: whole ? words : rest, head, times: 1 };
}

/** `gained 2 Trade` after `gained 1 Combat` need not say its verb again. */
function after(before: string, text: string): string {
  const verb = text.split(' ', 1)[0] ?? '';
  const last = before.split(', ').at(-1) ?? '';
  return last.startsWith(`${verb} `) && text.length > verb.length ? text.slice(verb.length + 1) : text;
}

const follows = (line: LogLine | undefined, next: LogLine): line is LogLine =>
  line !== undefined && !line.head && (next.seat === line.seat || next.seat === 0);

/** The newest lines. */
export function lines(
  events: readonly Told[],
  names: readonly string[],
  last: number,
  telling: Telling = usual,
): LogLine[] {
  return folded(linesOf(events, Math.max(0, events.length - last), names, telling));
}

/** A line for every deed from the event numbered `first`. */
export function linesOf(events: readonly Told[], first: number, names: readonly string[], telling: Telling): LogLine[] {
  const found: LogLine[] = [];
  events.slice(first).forEach((event, i) => {
    if (telling.skips?.includes(kindOf(event))) return;
    const next = single(event, first + i, names, telling);
    const line = found.at(-1);
    if (telling.joins.includes(kindOf(event)) && follows(line, next)) {
      line.text += `, ${after(line.text, next.text)}`;
      line.end = next.end;
    } else found.push(next);
  });
  return found;
}

/** The same line several times in a row is one line. */
function folded(found: readonly LogLine[]): LogLine[] {
  const kept: LogLine[] = [];
  for (const line of found) {
    const before = kept.at(-1);
    if (before && !line.head && before.seat === line.seat && before.text === line.text) {
      before.times += 1;
      before.end = line.end;
    } else kept.push(line);
  }
  return kept;
}

/** What the others did that one must know, in whole sentences. */
export const newsOf = (events: readonly Told[], since: number, telling: Telling): string[] =>
  events.slice(since).flatMap((event) => (telling.news.includes(kindOf(event)) ? [event.words] : []));

/** The last thing that was done, with who did it: that a turn began says nothing of it. */
export function lastDeed(events: readonly Told[], names: readonly string[], telling: Telling): string {
  const newest = lines(events, names, 12, telling);
  const line = newest.findLast((one) => !one.head) ?? newest.at(-1);
  const who = line && !line.head && line.seat ? `${names[line.seat - 1] ?? ''} ` : '';
  return line ? (line.text.startsWith(who.trim()) && who ? line.text : who + line.text) : '';
}
