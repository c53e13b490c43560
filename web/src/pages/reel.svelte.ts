/** A finished game as a reel: steps are fetched when they are looked at, and a few beforehand for the plot. */

import type { TableInfo, Told } from '../generated/wire';
import { Table } from '../table/model.svelte';
import { api, type Replayed } from '../wire/http';
import { said } from '../wire/said';
import { courseOf } from './course';
import { seriesOf, turnOf, type Sample } from './series';

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
  /** Steps that were asked for and have not come: nobody asks for them twice. */
  // eslint-disable-next-line svelte/prefer-svelte-reactivity
  #coming = new Map<string, Promise<void>>();
  #info: TableInfo | null = null;
  /** What is shown, or played towards. */
  #shown: { step: number; seat: number | null } = { step: -1, seat: null };
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
      const [info, far] = await Promise.all([api.table(this.id), courseOf(this.id)]);
      this.#info = info;
      this.steps = far.steps;
      // Enough steps to draw its course.
      this.samples = far.shown;
      await this.to(step ?? this.steps);
    } catch (thrown) {
      this.problem = said(thrown);
    }
  }

  #key = (step: number): string => `${this.seat ?? 0}:${step}`;

  #known(step: number): Replayed | undefined {
    return this.#kept.get(this.#key(step));
  }

  /** Whether a step is here or on its way. */
  #asked(step: number): boolean {
    return this.#kept.has(this.#key(step)) || this.#coming.has(this.#key(step));
  }

  /** Fetches what is missing between two steps in one request, and waits for what others asked for. */
  async #fetch(from: number, to: number): Promise<void> {
    let [first, last] = [Math.max(0, from), Math.min(this.steps, to)];
    const keys = Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => this.#key(first + i));
    while (first <= last && this.#asked(first)) first += 1;
    while (last >= first && this.#asked(last)) last -= 1;
    if (first <= last) this.#request(first, last);
    await Promise.all(keys.map((key) => this.#coming.get(key)));
  }

  #request(from: number, to: number): void {
    const seat = this.seat;
    const keys = Array.from({ length: to - from + 1 }, (_, i) => this.#key(from + i));
    const come = async (): Promise<void> => {
      try {
        const range = await api.replay(this.id, { from, to }, seat);
        for (const one of range.shown) this.#kept.set(`${seat ?? 0}:${one.step}`, one);
      } finally {
        for (const key of keys) this.#coming.delete(key);
      }
    };
    const coming = come();
    for (const key of keys) this.#coming.set(key, coming);
  }

  /** A step; where it is not here yet, it comes with as many of the following or former ones. */
  async #at(step: number, more = 0): Promise<Replayed> {
    if (!this.#known(step)) await (this.#coming.get(this.#key(step)) ?? this.#fetch(...sorted(step, step + more)));
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

  /** From the first step on, to play by itself. */
  restart(): Promise<void> {
    return this.to(0, AHEAD);
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

  /** How far to ask this way: not at all while enough is here, many steps at once where one goes on. */
  #reach(step: number, by: 1 | -1): number {
    const near = Math.min(this.steps, Math.max(0, step + by * AROUND));
    if (this.#asked(near)) return step;
    return this.#asked(step + by) ? step + by * AHEAD : near;
  }

  /** Asks for what lies around, so that the log tells more than one step and the next ones come at once. */
  async #recall(step: number): Promise<void> {
    await this.#fetch(this.#reach(step, -1), this.#reach(step, 1));
    // While something is played the log stays as it is.
    if (step === this.step && !this.table.stage.playing) this.table.stage.told = this.table.events = this.#told();
  }

  #show(shown: Replayed): void {
    clearTimeout(this.#resting);
    const { step, table } = this;
    this.#resting = setTimeout(() => void this.#recall(step).catch(() => undefined), REST_MS);
    // Before its last step a game is not over.
    const status = step < this.steps ? 'playing' : 'finished';
    table.info = this.#info ? { ...this.#info, status, you: this.seat } : null;
    // One step on is played as it was; anything else is a jump.
    const on = step === this.#shown.step + 1 && this.seat === this.#shown.seat && table.tick > 0;
    this.#shown = { step, seat: this.seat };
    if (on) this.#play(shown);
    else this.#jump(shown);
  }

  #jump(shown: Replayed): void {
    const { table } = this;
    table.stage.reset(this.#told());
    table.view = shown.view;
    table.events = table.stage.told;
    table.fresh = [];
    table.tick += 1;
  }

  #play({ view, events }: Replayed): void {
    const { table } = this;
    table.stage.skip();
    const nothing = { prompt: null, choices: [], waiting: [], clocks: [], may_undo: false, may_ask_undo: false };
    table.hear({ table: this.id, cursor: '', from: table.stage.told.length, events, view, ...nothing });
  }
}

const sorted = (a: number, b: number): [number, number] => [Math.min(a, b), Math.max(a, b)];
