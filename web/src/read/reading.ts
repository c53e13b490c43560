/** A thing at reading size: what it is, what it says, where it is. Each game's `read.ts` tells it; no rule is here. */

import type { Component } from 'svelte';

/** A sentence of what it does, and when. */
export interface Clause {
  icon?: string;
  head?: string;
  text: string;
}

/** How it stands: where it lies, whose it is, how many there are. */
export interface Fact {
  icon?: string;
  text: string;
}

/** A number as it is now, and as it is printed where that differs. */
export interface Figure {
  icon?: string;
  name: string;
  now: string | number;
  printed?: string | number | null;
  tint?: string;
}

/** A number that is made of others. */
export interface Sum {
  parts: { icon?: string; text: string; note?: string; count: string }[];
  total: string;
}

/** A picture of its own, where the one on the table would not do. */
export interface Art {
  // Each game's pictures have their own properties.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  draws: Component<any>;
  props: Record<string, unknown>;
}

export interface Reading {
  title: string;
  /** What it is, in one line. */
  kind: string;
  /** The class that sets its colour. */
  tint: string;
  art: Art[];
  figures: Figure[];
  does: Clause[];
  facts: Fact[];
  sum: Sum | null;
  /** The rules it is told in, by their IDs. */
  rules: string[];
}

/** What a table knows of the thing looked at. */
export interface Seen {
  /** What it stands for, where it is nothing that can be chosen, e.g. `score/1`. */
  about: string | null;
  anchors: readonly string[];
  /** The name of its card. */
  card: string | null;
  title: string;
  lines: readonly string[];
}

/** How a game's things are read; `null` where the thing says all of it itself. */
export type Reads = (seen: Seen) => Partial<Reading> | null;

const RULE = /\b[A-Z]{2}-[A-Z]+\d+[a-z]?\b/g;

/** The rules a text names. */
export const rulesIn = (text: string): string[] => text.match(RULE) ?? [];

/** A sentence as one writes it: a capital first, a full stop last. */
export function sentence(text: string): string {
  const bare = text.trim();
  const whole = bare.charAt(0).toUpperCase() + bare.slice(1);
  return whole === '' || /[.!?:]$/.test(whole) ? whole : `${whole}.`;
}

/** What is shown of a thing: what its game tells, else what it says itself. */
export function readingOf(seen: Seen, reads: Reads | null): Reading {
  const told = reads?.(seen) ?? {};
  const does = told.does ?? seen.lines.filter(Boolean).map((line): Clause => ({ text: sentence(line) }));
  const named = [...does.map((one) => one.text), ...(told.facts ?? []).map((one) => one.text)].flatMap(rulesIn);
  return {
    title: told.title ?? seen.title,
    kind: told.kind ?? '',
    tint: told.tint ?? '',
    art: told.art ?? [],
    figures: told.figures ?? [],
    does,
    facts: told.facts ?? [],
    sum: told.sum ?? null,
    rules: [...new Set([...(told.rules ?? []), ...named])],
  };
}
