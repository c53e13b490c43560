/** A finished game as a reel: steps are fetched when they are looked at, and a few beforehand for the plot. */

import type { TableInfo, Told } from '../generated/wire';
import { Table } from '../table/model.svelte';
import { api, type Replayed } from '../wire/http';
import { said } from '../wire/said';
import { seriesOf, turnOf, type Sample } from './series';

const SAMPLES = 48;
const LOG = 24;
const LONGEST_TURN = 80;
/** How many steps before the one looked at are asked for, once the knob rests so long. */
const [BEFORE, REST_MS] = [12, 250];

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
      this.#info = await api.table(this.id);
      const first = await this.#at(0);
      this.steps = first.steps;
      await this.to(step ?? this.steps);
      await this.#sample();
    } catch (thrown) {
      this.problem = said(thrown);
    }
  }

  async #at(step: number): Promise<Replayed> {
    const key = `${this.seat ?? 0}:${step}`;
    const kept = this.#kept.get(key) ?? (await api.replay(this.id, step, this.seat));
    this.#kept.set(key, kept);
    return kept;
  }

  /** Goes to a step. */
  async to(step: number): Promise<void> {
    this.step = Math.min(this.steps, Math.max(0, step));
    const wanted = this.step;
    try {
      const shown = await this.#at(wanted);
      // The knob may have moved on while this was under way.
      if (wanted === this.step) this.#show(shown);
    } catch (thrown) {
      this.problem = said(thrown);
    }
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
      if (turnOf((await this.#at(at)).view) !== now) break;
    await this.to(at);
  }

  /** What was told up to here, as far as it is known. */
  #told(): Told[] {
    const told: Told[] = [];
    for (let at = Math.max(0, this.step - LOG); at <= this.step; at++)
      told.push(...(this.#kept.get(`${this.seat ?? 0}:${at}`)?.events ?? []));
    return told;
  }

  /** Asks for what came before, so that the log tells more than one step. */
  async #recall(step: number): Promise<void> {
    for (let at = step - 1; at >= Math.max(0, step - BEFORE) && step === this.step; at--) await this.#at(at);
    if (step === this.step) this.table.events = this.#told();
  }

  #show(shown: Replayed): void {
    clearTimeout(this.#resting);
    const { step } = this;
    this.#resting = setTimeout(() => void this.#recall(step).catch(() => undefined), REST_MS);
    this.table.info = this.#info ? { ...this.#info, you: this.seat } : null;
    this.table.view = shown.view;
    this.table.events = this.#told();
    this.table.fresh = shown.events;
    this.table.tick += 1;
  }

  /** Looks at the game from far: enough steps to draw its course. */
  async #sample(): Promise<void> {
    const every = Math.max(1, Math.ceil(this.steps / SAMPLES));
    const samples: Sample[] = [];
    for (let step = 0; step < this.steps; step += every)
      samples.push({ step, view: (await api.replay(this.id, step, null)).view });
    // How it ended is never between two samples.
    samples.push({ step: this.steps, view: (await api.replay(this.id, this.steps, null)).view });
    this.samples = samples;
  }
}
