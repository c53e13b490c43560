/** A finished game as a reel: steps are fetched when they are looked at, and a few beforehand for the plot. */

import type { TableInfo, Told } from '../generated/wire';
import { Table } from '../table/model.svelte';
import { api, type Replayed } from '../wire/http';
import { said } from '../wire/said';
import { seriesOf, turnOf, type Sample } from './series';

const SAMPLES = 49;
const LOG = 24;
const LONGEST_TURN = 80;
/** How many steps around the one looked at are fetched once the knob rests so long. */
const [AROUND, REST_MS] = [12, 250];
/** How many steps are fetched at once where one goes on. */
const AHEAD = 40;

export class Reel {
  readonly table = new Table();
  step = $state(0);
  steps = $state(0);
  seat: number | null = $state(null);
  problem = $state('');
  samples: Sample[] = $state.raw([]);
  series = $derived(seriesOf(this.samples));
  // Nothing on screen reads this: a plain map will do.
  // eslint-disable-next-line svelte/prefer-svelte-reactivity
  #kept = new Map<string, Replayed>();
  #info: TableInfo | null = null;
  #resting: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly id: string,
    step: number | null,
    seat: number | null,
  ) {
    this.seat = seat;
    void this.#begin(step);
  }

  async #begin(step: number | null): Promise<void> {
    try {
      const [info, far] = await Promise.all([api.table(this.id), api.replay(this.id, { most: SAMPLES }, null)]);
      this.#info = info;
      this.steps = far.steps;
      // Enough steps to draw its course.
      this.samples = far.shown;
      await this.to(step ?? this.steps);
    } catch (thrown) {
      this.problem = said(thrown);
    }
  }

  #known(step: number): Replayed | undefined {
    return this.#kept.get(`${this.seat ?? 0}:${step}`);
  }

  /** Fetches what is missing between two steps, in one request. */
  async #fetch(from: number, to: number): Promise<void> {
    let [first, last] = [Math.max(0, from), Math.min(this.steps, to)];
    while (first <= last && this.#known(first)) first += 1;
    while (last >= first && this.#known(last)) last -= 1;
    if (first > last) return;
    const { seat } = this;
    const range = await api.replay(this.id, { from: first, to: last }, seat);
    for (const one of range.shown) this.#kept.set(`${seat ?? 0}:${one.step}`, one);
  }

  /** A step; where it is not here yet, it comes with as many of the following or former ones. */
  async #at(step: number, more = 0): Promise<Replayed> {
    if (!this.#known(step)) await this.#fetch(Math.min(step, step + more), Math.max(step, step + more));
    const found = this.#known(step);
    if (!found) throw new Error(`step ${step} of this game did not come`);
    return found;
  }

  /** Goes to a step. */
  async to(step: number, more = 0): Promise<void> {
    this.step = Math.min(this.steps, Math.max(0, step));
    const wanted = this.step;
    try {
      const shown = await this.#at(wanted, more);
      // The knob may have moved on while this was under way.
      if (wanted === this.step) this.#show(shown);
    } catch (thrown) {
      this.problem = said(thrown);
    }
  }

  /** The next step of a game that plays by itself. */
  next(): Promise<void> {
    return this.to(this.step + 1, AHEAD);
  }

  /** Looks through other eyes. */
  async through(seat: number | null): Promise<void> {
    this.seat = seat;
    await this.to(this.step);
  }

  /** Goes to where the turn changes. */
  async turn(by: 1 | -1): Promise<void> {
    const now = turnOf((await this.#at(this.step)).view);
    let at = this.step + by;
    for (let i = 0; i < LONGEST_TURN && at > 0 && at < this.steps; i++, at += by)
      if (turnOf((await this.#at(at, by * AHEAD)).view) !== now) break;
    await this.to(at);
  }

  /** What was told up to here, as far as it is known. */
  #told(): Told[] {
    const told: Told[] = [];
    for (let at = Math.max(0, this.step - LOG); at <= this.step; at++) told.push(...(this.#known(at)?.events ?? []));
    return told;
  }

  /** Asks for what lies around, so that the log tells more than one step and the next ones come at once. */
  async #recall(step: number): Promise<void> {
    await this.#fetch(step - AROUND, step + AROUND);
    if (step === this.step) this.table.events = this.#told();
  }

  #show(shown: Replayed): void {
    clearTimeout(this.#resting);
    const { step } = this;
    this.#resting = setTimeout(() => void this.#recall(step).catch(() => undefined), REST_MS);
    // Before its last step a game is not over.
    const status = step < this.steps ? 'playing' : 'finished';
    this.table.info = this.#info ? { ...this.#info, status, you: this.seat } : null;
    this.table.view = shown.view;
    this.table.events = this.#told();
    this.table.fresh = shown.events;
    this.table.tick += 1;
  }
}
