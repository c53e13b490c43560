/** The log as lines: who did it, and the rest of the sentence. */

import type { Told } from '../generated/wire';

export interface LogLine {
  /** Its number among all events. */
  n: number;
  /** The seat it begins with, from 1; 0 where it begins with nobody. */
  seat: number;
  text: string;
}

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

/** The newest lines. */
export function lines(events: readonly Told[], names: readonly string[], last: number): LogLine[] {
  const first = Math.max(0, events.length - last);
  return events.slice(first).map(({ words }, i) => {
    const seat = whose(words, names);
    const rest = seat ? words.slice(names[seat - 1]?.length ?? 0).trimStart() : words;
    // `Ann's Scout …` keeps its name: there is no verb to begin with.
    const whole = rest.startsWith("'") || rest.startsWith('’');
    return { n: first + i, seat, text: whole ? words : rest };
  });
}
