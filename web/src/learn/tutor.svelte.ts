/**
 * Goes through a lesson at a live table: shows a step, lets only its move through, plays the other seats by the script.
 */

import { t } from '../i18n/index.svelte';
import { settings } from '../settings.svelte';
import { LiveTable } from '../table/live';
import { reasonOf } from '../table/reason';
import { openTable } from '../wire/fair';
import { api } from '../wire/http';
import { somebody } from '../wire/session.svelte';
import { endLesson, keep, kept } from './kept';
import { chapterOf, isMove, isScripted, told, type Chapter, type Lesson, type Step, type Text } from './lesson';

/** How long one sees the table before the other seat moves. */
const BEAT_MS = 700;
/** Rules all games share: who is asked, and what comes first. */
const SHARED = 'TB-';
const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

export class Tutor {
  at = $state(0);
  /** Why what was pressed last is not the step's move. */
  hint = $state('');
  /** Whether the required move was sent and its update has not come. */
  #sent = -1;
  #gone = false;
  readonly total: number;
  readonly chapter: Chapter;

  private constructor(
    readonly lesson: Lesson,
    /** Which chapter this is, from 0. */
    readonly index: number,
    readonly live: LiveTable,
    at: number,
  ) {
    this.at = at;
    this.chapter = chapterOf(lesson, index);
    this.total = told(this.chapter);
    this.live.table.onsaid = (tick) => (this.#sent = tick);
    this.#show();
  }

  /** Comes back to the practice table of before a reload, or begins the first chapter. */
  static async begin(lesson: Lesson): Promise<Tutor> {
    await somebody();
    const before = kept(lesson.game);
    const steps = before && lesson.chapters[before.chapter]?.steps.length;
    if (before && steps && before.at < steps) {
      const info = await api.table(before.id).catch(() => null);
      if (info?.status === 'playing' && info.yours.length > 1)
        return new Tutor(lesson, before.chapter, new LiveTable(before.id, 1), before.at);
    }
    return Tutor.open(lesson, 0);
  }

  /** Opens a chapter's practice table; the one before is no open game of the pupil's any more. */
  static async open(lesson: Lesson, index: number): Promise<Tutor> {
    await somebody();
    const before = kept(lesson.game);
    if (before) await endLesson(lesson.game, before.id);
    const { game, format = '', options = {} } = lesson;
    const { seed, position } = chapterOf(lesson, index);
    const seats = [{ kind: 'me' as const }, ...lesson.rivals.map((name) => ({ kind: 'me' as const, name }))];
    const practice = { seed, ...(position ? { position } : {}) };
    const table = await openTable({ game, format, options, seats, undo: 'off', practice });
    keep(game, { id: table.id, chapter: index, at: 0 });
    return new Tutor(lesson, index, new LiveTable(table.id, 1), 0);
  }

  get step(): Step | undefined {
    return this.chapter.steps[this.at];
  }

  /** Which of the told steps this is, from 1. */
  get number(): number {
    return this.chapter.steps.slice(0, this.at + 1).filter((step) => 'say' in step).length;
  }

  /** Whether the chapter is at its end. */
  get over(): boolean {
    return this.at >= this.chapter.steps.length - 1;
  }

  /** The chapter that follows this one. */
  get following(): Chapter | undefined {
    return this.lesson.chapters[this.index + 1];
  }

  get words(): string {
    const spoken = this.chapter.steps
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
    this.hint = '';
    if (this.over) return;
    this.at += 1;
    const done = this.over && !this.following;
    keep(this.lesson.game, { id: this.live.id, chapter: this.index, at: this.at, done });
    this.#show();
  }

  /** Something else than the step's move was tried: says why it is not that. */
  async missed(anchor: string | null): Promise<void> {
    const { step, at } = this;
    if (!isMove(step) || this.live.table.sending) return;
    const fact = anchor === null ? '' : await this.#judge(anchor);
    const reason = step.why?.[settings.language] ?? t().learn.rather;
    if (this.at === at && !this.live.table.sending) this.hint = [fact, reason].filter(Boolean).join(' ');
  }

  /** What the thing would mean here: allowed but not asked for, or refused, and by what rule. */
  async #judge(anchor: string): Promise<string> {
    const { offered, actor, prompt } = this.live.table;
    const meant = offered.filter((choice) => choice.path.includes(anchor));
    if (meant.length) return t().learn.possible(meant.length === 1 ? (meant[0]?.sentence ?? '') : '');
    const problem = await actor?.why({ anchor });
    // That another question comes first helps nobody here: the step's own reason says which, and why.
    return problem && !problem.rule?.startsWith(SHARED) ? reasonOf(problem, prompt) : '';
  }

  #show(): void {
    const { step } = this;
    this.live.table.lesson = {
      move: isMove(step) ? step.move : null,
      at: step && 'at' in step ? (step.at ?? null) : null,
      last: this.over && !this.following,
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
    if (this.over && !this.following) void this.end();
  }

  /** Ends the practice table, so that it is no open game of the pupil's. */
  end(): Promise<void> {
    return endLesson(this.lesson.game, this.live.id);
  }
}
