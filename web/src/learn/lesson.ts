/**
 * A tutorial is data: a game, and chapters that each begin somewhere and have steps. It is played on the real engine at
 * practice tables; all seats are the pupil's own, the others move by the script. Nothing here knows a rule: a required
 * move is a notation the server must offer.
 */

import type { ChoiceInfo } from '../generated/wire';
import { withAmount } from '../table/picks';

export interface Text {
  en: string;
  de: string;
}

/** Something to read, a move to make, or a move of another seat. `why` is said to who does something else. */
export type Step =
  { say: Text; at?: string } | { say: Text; move: string; at?: string; why?: Text } | { seat: number; move: string };

export interface Chapter {
  title: Text;
  /** All chance flows from it. */
  seed: string;
  /** Where it begins, in the words of docs/scenes.md. */
  position?: string;
  steps: Step[];
}

export interface Lesson {
  game: string;
  format?: string;
  options?: Record<string, string>;
  /** What the other seats are called. */
  rivals: string[];
  chapters: Chapter[];
}

/** What a pupil may do now: one notation, or nothing but read. */
export interface Wanted {
  move: string | null;
  /** The anchor to light. */
  at: string | null;
  /** Whether nothing follows. */
  last?: boolean;
}

const same = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();

/** The choice as it is where only `move` is wanted: with one amount left of its run. */
function narrowed(choice: ChoiceInfo, move: string): ChoiceInfo | null {
  if (!choice.amount) return same(choice.notation, move) ? choice : null;
  const { min, max, step } = choice.amount;
  for (let n = min; n <= max; n += step)
    if (same(withAmount(choice.notation, n), move)) return { ...choice, amount: { min: n, max: n, step } };
  return null;
}

/** What is left of the choices in a lesson. */
export function onlyWanted(choices: readonly ChoiceInfo[], wanted: Wanted): ChoiceInfo[] {
  const { move } = wanted;
  return move === null ? [] : choices.flatMap((choice) => narrowed(choice, move) ?? []);
}

export const isMove = (step: Step | undefined): step is Extract<Step, { say: Text; move: string }> =>
  step !== undefined && 'say' in step && 'move' in step;
export const isScripted = (step: Step | undefined): step is Extract<Step, { seat: number }> =>
  step !== undefined && 'seat' in step;

/** A chapter by its number; the first where there is no such. */
export function chapterOf(lesson: Lesson, index: number): Chapter {
  const found = lesson.chapters[index] ?? lesson.chapters[0];
  if (!found) throw new Error(`the lesson of ${lesson.game} has no chapter`);
  return found;
}

/** The steps a pupil is told, for counting. */
export const told = (chapter: Chapter): number => chapter.steps.filter((step) => 'say' in step).length;

const found = import.meta.glob<{ default: Lesson }>('./lessons/*.ts');

/** The games that have a tutorial. */
export const hasLesson = (game: string): boolean => `./lessons/${game}.ts` in found;

/** A game's tutorial, if it has one. */
export async function lessonOf(game: string): Promise<Lesson | null> {
  const module = await found[`./lessons/${game}.ts`]?.();
  return module?.default ?? null;
}
