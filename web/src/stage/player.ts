/** Plays what is queued, one beat after another. It knows times, not tables. */

import { schedule, total, type Slot, type Step } from './schedule';

/** What a player does at its table. */
export interface Acts<P> {
  /** A beat begins: number `at` of `of`, so many milliseconds long. */
  begin(pieces: readonly P[], at: number, of: number, ms: number): void;
  /** What moved has landed: what is true after these pieces is shown. */
  land(pieces: readonly P[]): void;
  /** Everything queued was shown, or was skipped: then `rest` was not. */
  arrive(rest: readonly P[]): void;
}

export interface Piece extends Step {
  /** When in its time it lands, from 0 to 1. */
  lands: number;
}

export class Player<P extends Piece> {
  #queue: P[] = [];
  #now: readonly P[] = [];
  #landed = true;
  #at = 0;
  #spent = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** What the timer does, and when; what is left of it while the player rests. */
  #next: { run: () => void; due: number; left: number } | null = null;
  #resting = false;
  playing = false;
  /** Whether a clock made it shorter. */
  cut = false;
  /** How many times as quick as usual. */
  speed = 1;

  /** `clock` says what all of it may take; null for as long as it needs. */
  constructor(
    readonly acts: Acts<P>,
    readonly clock: () => number | null = () => null,
  ) {}

  add(pieces: readonly P[]): void {
    this.#queue.push(...pieces);
    if (this.playing || !pieces.length) return;
    [this.playing, this.cut, this.#at, this.#spent] = [true, false, 0, 0];
    this.#beat();
  }

  /** Jumps to the end. */
  skip(): void {
    if (!this.playing) return;
    clearTimeout(this.#timer);
    const rest = [...(this.#landed ? [] : this.#now), ...this.#queue];
    this.#end(rest);
  }

  /** Forgets what is queued, without arriving. */
  clear(): void {
    clearTimeout(this.#timer);
    [this.#queue, this.#now, this.#next, this.#landed, this.playing] = [[], [], null, true, false];
  }

  /** Stands still until `resume`. */
  hold(): void {
    if (this.#resting) return;
    this.#resting = true;
    clearTimeout(this.#timer);
    if (this.#next) this.#next.left = Math.max(0, this.#next.due - performance.now());
  }

  resume(): void {
    if (!this.#resting) return;
    this.#resting = false;
    if (this.#next) this.#after(this.#next.left, this.#next.run);
  }

  #plan(): Slot[] {
    const all = this.clock();
    const free = schedule(this.#queue, { spent: this.#spent });
    if (all === null || total(free) <= all * this.speed) return free;
    this.cut = true;
    return schedule(this.#queue, { spent: this.#spent, all: all * this.speed });
  }

  #beat(): void {
    const slots = this.#plan();
    const [slot] = slots;
    if (!slot) return this.#end(this.#queue);
    const pieces = this.#queue.splice(0, slot.to);
    if (pieces[0]?.turn !== this.#now.at(-1)?.turn) this.#spent = 0;
    [this.#now, this.#landed] = [pieces, false];
    this.#at += 1;
    this.#spent += slot.ms + slot.gap;
    const [ms, gap] = [slot.ms / this.speed, slot.gap / this.speed];
    this.acts.begin(pieces, this.#at, this.#at + slots.length - 1, ms);
    if (this.#now !== pieces) return;
    const lands = ms * (pieces.at(-1)?.lands ?? 1);
    this.#after(lands, () => {
      this.#landed = true;
      this.acts.land(pieces);
      this.#after(ms - lands + gap, () => this.#done());
    });
  }

  #done(): void {
    if (this.#queue.length) this.#beat();
    else this.#end([]);
  }

  #end(rest: readonly P[]): void {
    this.clear();
    this.acts.arrive(rest);
  }

  #after(ms: number, run: () => void): void {
    this.#next = { run, due: performance.now() + ms, left: ms };
    if (!this.#resting) this.#timer = setTimeout(run, ms);
  }
}
