/**
 * Goes through a lesson at a live table: shows a step, lets only its move through, plays the other seats by the script.
 */

import { settings } from '../settings.svelte';
import { LiveTable } from '../table/live';
import { openTable } from '../wire/fair';
import { api } from '../wire/http';
import { somebody } from '../wire/session.svelte';
import { endLesson, keep, kept } from './kept';
import { isMove, isScripted, told, type Lesson, type Step, type Text } from './lesson';

/** How long one sees the table before the other seat moves. */
const BEAT_MS = 700;
const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

export class Tutor {
  at = $state(0);
  /** Whether the required move was sent and its update has not come. */
  #sent = -1;
  #gone = false;
  readonly total: number;

  private constructor(
    readonly lesson: Lesson,
    readonly live: LiveTable,
    at: number,
  ) {
    this.at = at;
    this.total = told(lesson);
    this.live.table.onsaid = (tick) => (this.#sent = tick);
    this.#show();
  }

  /** Opens the practice table, or comes back to the one of before a reload. */
  static async begin(lesson: Lesson): Promise<Tutor> {
    await somebody();
    const before = kept(lesson.game);
    if (before && before.at < lesson.steps.length - 1) {
      const info = await api.table(before.id).catch(() => null);
      if (info?.status === 'playing' && info.yours.length > 1)
        return new Tutor(lesson, new LiveTable(before.id, 1), before.at);
    }
    const { game, format = '', options = {}, seed, position } = lesson;
    const seats = [{ kind: 'me' as const }, ...lesson.rivals.map((name) => ({ kind: 'me' as const, name }))];
    const table = await openTable({
      game,
      format,
      options,
      seats,
      undo: 'off',
      practice: { seed, ...(position ? { position } : {}) },
    });
    keep(game, { id: table.id, at: 0 });
    return new Tutor(lesson, new LiveTable(table.id, 1), 0);
  }

  get step(): Step | undefined {
    return this.lesson.steps[this.at];
  }

  /** Which of the told steps this is, from 1. */
  get number(): number {
    return this.lesson.steps.slice(0, this.at + 1).filter((step) => 'say' in step).length;
  }

  get over(): boolean {
    return this.at >= this.lesson.steps.length - 1;
  }

  get words(): string {
    const spoken = this.lesson.steps
      .slice(0, this.at + 1)
      .filter((step): step is Extract<Step, { say: Text }> => 'say' in step);
    return spoken.at(-1)?.say[settings.language] ?? '';
  }

  /** An update came: the required move was made. */
  heard(tick: number): void {
    if (this.#sent >= 0 && tick > this.#sent && isMove(this.step)) this.next();
  }

  next(): void {
    this.#sent = -1;
    if (this.over) return;
    this.at += 1;
    keep(this.lesson.game, { id: this.live.id, at: this.at });
    this.#show();
  }

  #show(): void {
    const { step } = this;
    this.live.table.lesson = {
      move: isMove(step) ? step.move : null,
      at: step && 'at' in step ? (step.at ?? null) : null,
      last: this.over,
    };
    if (isScripted(step)) void this.#play(step.seat, step.move);
  }

  async #play(seat: number, move: string): Promise<void> {
    await pause(BEAT_MS * (settings.speed === 0 ? 0 : 1 / settings.speed));
    if (this.#gone) return;
    try {
      await api.move(this.live.id, seat, move);
      this.next();
    } catch (thrown) {
      this.live.table.fault = { type: '', title: '', status: 0, code: 'lesson', detail: String(thrown), rule: null };
    }
  }

  /** Leaves the table; a lesson is no game to be resumed from the list. */
  close(): void {
    this.#gone = true;
    this.live.close();
    if (this.over) void this.end();
  }

  /** Ends the practice table, so that it is no open game of the pupil's. */
  end(): Promise<void> {
    return endLesson(this.lesson.game, this.live.id);
  }
}
