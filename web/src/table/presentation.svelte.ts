/** What a drawn table says of itself, so that bar, dock and log can say it too. */

import { mark, type Mark } from '../parts/seat';
import { usual, type Telling } from './log';
import type { Puzzle } from './refusal';
import { ServerState } from './server.svelte';

/** The phases of a turn, and which it is now; -1 for none. */
export interface Ribbon {
  name: string;
  steps: readonly string[];
  now: number;
}

/** One page of what is told on the whole table: in words, what goes on, and what leaves it. */
export interface Story {
  says: string;
  hint: string;
  act: string;
  go: () => void;
  /** Leaves the rest untold. */
  leave?: { act: string; go: () => void };
}

/** Set by the drawn table, read by everything around it. */
export class Presentation<V = unknown> extends ServerState<V> {
  /** Whether the drawn table answers by itself now, as it was told to: then nobody is asked. It says so. */
  auto: (() => boolean) | null = $state.raw(null);
  /** Where the game stands, for the bar: the drawn table says it. */
  caption = $state('');
  /** The phases of a turn, for the bar: the drawn table says them. */
  ribbon: Ribbon | null = $state.raw(null);
  /** What the dock says of a planned choice where the drawn table itself tells what would come of it. */
  hint = $state('');
  /** Why one is asked, where the question does not say it: the drawn table does. */
  reason = $state('');
  /** What those one waits for are asked, where the drawn table knows it. */
  asked = $state('');
  /** How its events are read in the log: the drawn table says it. */
  telling: Telling = $state.raw(usual);
  /**
   * What dropping one thing on another was meant as, where that may not be: what to ask, why not, or `done` where the
   * table made something of it. The drawn table says it.
   */
  meaning: ((from: string, to: string) => Puzzle | 'done' | null) | null = null;
  /**
   * The anchor of what one does here as a rule, or its notation where it has none: the drawn table says it, and the
   * dock keeps it green whatever else is offered.
   */
  usual = $state('');
  /** What the drawn table tells before one goes on: the dock says it, and its green button goes on. */
  story: Story | null = $state.raw(null);
  /** Shape, letter and colour of a seat; a drawn table whose seats have others says so. */
  mark: (seat: number) => Mark = $state.raw(mark);
  /**
   * How much of the table's lower edge a refusal leaves free, in pixels: what is pressed most may lie there. The drawn
   * table says it.
   */
  edge = $state(0);
}
