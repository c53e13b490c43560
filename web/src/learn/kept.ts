/** Lessons begun and not ended, on this device: where one left off, and how to end one for good. */

import { api } from '../wire/http';

export interface Kept {
  /** The practice table. */
  id: string;
  /** The chapter one is in, from 0. */
  chapter: number;
  /** The step one stands at. */
  at: number;
  /** Whether that is the last one: then there is nothing to go on with. */
  done?: boolean;
}

const KEY = 'starboard.lesson.';

export function kept(game: string): Kept | null {
  try {
    const found = JSON.parse(localStorage.getItem(KEY + game) ?? 'null') as (Partial<Kept> & { id: string }) | null;
    return found && { chapter: 0, at: 0, ...found };
  } catch {
    return null;
  }
}

export function keep(game: string, at: Kept): void {
  try {
    localStorage.setItem(KEY + game, JSON.stringify(at));
  } catch {
    // Then a reload begins anew.
  }
}

/** The game whose lesson a table is; `null` for a real game. */
export const lessonAt = (id: string, games: readonly string[]): string | null =>
  games.find((game) => kept(game)?.id === id) ?? null;

/** Ends a practice table, so that it is no open game of the pupil's: everybody there is the pupil. */
export async function endLesson(game: string, id: string): Promise<void> {
  localStorage.removeItem(KEY + game);
  const seats = (await api.table(id).catch(() => null))?.yours ?? [];
  const [first, ...others] = seats;
  if (first === undefined) return;
  await api.ask(id, { ask: 'offer', what: 'end' }, first).catch(() => undefined);
  for (const seat of others) await api.ask(id, { ask: 'answer', yes: true }, seat).catch(() => undefined);
}
