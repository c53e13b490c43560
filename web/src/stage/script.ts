/** What a game says of its Stage: `src/tables/GAME/stage.ts` has one of these as its default export. */

import type { Component } from 'svelte';
import type { Told } from '../generated/wire';
import type { Flight, Places, Spot } from '../parts/flights';

/** What moves in a beat. */
export type Motion =
  | Flight
  /** A thing comes to the middle at reading size and goes on. `Face` draws it; it lies at `forward-NAME` there. */
  | { kind: 'forward'; from: Spot; to: Spot; subject: unknown; name?: string };

/** One event as it is shown. */
export interface Cue {
  /** How long, at pace 1; what follows from a deed adds its time to it. */
  ms: number;
  /** Rest after it; rests go first where a turn is long. */
  gap?: number;
  motions?: readonly Motion[];
  /** What moves once the table has changed: what is new there turns over, numbers rise. */
  landing?: readonly Flight[];
  /** When in its time the table changes, from 0 to 1. */
  lands?: number;
  /** Neighbours with the same word are always shown as one. */
  together?: string;
  /** Neighbours with the same word are shown as one where the turn is long. */
  merge?: string;
  /** Whether somebody's turn begins with it, where no event says so: a turn has its own time. */
  begins?: boolean;
  /** Whether it is shown deed by deed even where one did it oneself. */
  always?: boolean;
}

/** What a script knows when an event is shown. */
export interface Scene<V> {
  /** What is shown before the deed. */
  view: V;
  /** The seat one looks through, from 1; null for those who look on. */
  me: number | null;
  /** The deed's first event, from which this one follows. */
  deed: Told;
  /** Where everything lay before the deed; empty while times are planned. */
  before: Places;
}

export interface Script<V = unknown, E = unknown> {
  /** How an event is shown. */
  cue(event: E, scene: Scene<V>): Cue;
  /** The view after an event, from the event's own figures. Without it a view arrives with its update's last beat. */
  settle?(view: V, event: E): V;
  /** The view while things are in the air: they have left, and have not arrived. */
  lift?(view: V, event: E): V;
  /** Draws what comes forward. */
  Face?: Component<{ subject: unknown }>;
}

/** A game without a script: every deed has its caption and its time, the table changes at once. */
export const plain: Script = {
  cue: () => ({ ms: 900, gap: 100, lands: 0 }),
};

const found = import.meta.glob<{ default: Script }>('../tables/*/stage.ts');

/** Loads a game's script. */
export async function scriptOf(game: string): Promise<Script> {
  const load = found[`../tables/${game}/stage.ts`];
  return load ? (await load()).default : plain;
}
