/** What was told, as deeds: what follows from a deed belongs to it, and its caption is the line of the log. */

import type { Told } from '../generated/wire';
import { linesOf, type Telling } from '../table/log';

export interface Deed {
  /** The first is the deed itself, the others follow from it. */
  events: readonly Told[];
  /** The number of its last event among all, counted from 1. */
  end: number;
  /** Who did it, from 1; 0 for nobody. */
  seat: number;
  /** Whether a turn begins here. */
  head: boolean;
  caption: string;
}

/** The deeds of some events; `from` of them came before. */
export function deedsOf(events: readonly Told[], from: number, names: readonly string[], telling: Telling): Deed[] {
  const lines = linesOf(events, 0, names, telling);
  return lines.map((line, i) => {
    const end = lines[i + 1]?.n ?? events.length;
    // What nobody reads happens with the deed it follows, or with the first.
    const first = i === 0 ? 0 : line.n;
    const who = line.seat ? `${names[line.seat - 1] ?? ''} ` : '';
    const caption = line.text.startsWith(who.trim()) ? line.text : who + line.text;
    return { events: events.slice(first, end), end: from + end, seat: line.seat, head: line.head, caption };
  });
}

/** `played Scout ×2, Viper`. */
function counted(parts: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const part of parts) counts.set(part, (counts.get(part) ?? 0) + 1);
  return [...counts].map(([part, n]) => (n > 1 ? `${part} ×${n}` : part)).join(', ');
}

/** One caption for several deeds that are shown together: first what was done, then what came of it. */
export function together(deeds: readonly Deed[], names: readonly string[], telling: Telling): string {
  const [only] = deeds;
  if (!only || deeds.length === 1) return only?.caption ?? '';
  const bare = deeds.map((deed) => linesOf(deed.events.slice(0, 1), 0, names, telling)[0]?.text ?? '');
  const after = deeds.flatMap((deed) => linesOf(deed.events.slice(1), 0, names, telling).map((line) => line.text));
  const who = only.seat ? `${names[only.seat - 1] ?? ''} ` : '';
  return who + [spoken(bare), spoken(after)].filter(Boolean).join(', ');
}

/** Says a verb once: `gained 1 Trade, 1 Combat`. */
function spoken(texts: readonly string[]): string {
  const verb = texts[0]?.split(' ', 1)[0] ?? '';
  const shared = texts.length > 1 && texts.every((text) => text.startsWith(`${verb} `));
  return shared ? `${verb} ${counted(texts.map((text) => text.slice(verb.length + 1)))}` : counted(texts);
}
