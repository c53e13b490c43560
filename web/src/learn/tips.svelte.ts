/**
 * Tips for first games: each new thing is explained once, where the game first asks about it. What was told is kept on
 * this device. Nothing here knows a rule: a tip belongs to a kind of question, or to one kind of answer to it.
 */

import type { ChoiceInfo } from '../generated/wire';
import type { Text } from './lesson';

export interface Tip {
  id: string;
  /** The kind of question it explains. */
  on: string;
  /** How the notation of an answer begins that must be offered, where only then there is something to explain. */
  may?: string;
  say: Text;
}

const found = import.meta.glob<{ default: Tip[] }>('./tips/*.ts');

/** A game's tips, in the order they are told. */
export async function tipsOf(game: string): Promise<readonly Tip[]> {
  const module = await found[`./tips/${game}.ts`]?.();
  return module?.default ?? [];
}

interface Kept {
  off: boolean;
  /** What was told, as `GAME/ID`. */
  seen: string[];
}
const KEY = 'starboard.tips';

function stored(): Kept {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>;
    return { off: kept.off === true, seen: Array.isArray(kept.seen) ? kept.seen : [] };
  } catch {
    return { off: false, seen: [] };
  }
}

export const tips: Kept = $state(stored());

function keep(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(tips));
  } catch {
    // A browser that keeps nothing tells everything again.
  }
}

/** This was told. */
export function see(what: string): void {
  if (!tips.seen.includes(what)) tips.seen.push(what);
  keep();
}

/** Tips on or off; whoever turns them on again is told everything anew. */
export function setTips(on: boolean): void {
  tips.off = !on;
  if (on) tips.seen = tips.seen.filter((one) => !one.includes('/'));
  keep();
}

/** The tip to tell now: the first that fits the question and was not told. */
export const tipFor = (
  all: readonly Tip[],
  game: string,
  kind: string,
  choices: readonly Pick<ChoiceInfo, 'notation'>[],
  seen: readonly string[],
): Tip | null =>
  all.find(
    ({ id, on, may }) =>
      on === kind &&
      !seen.includes(`${game}/${id}`) &&
      (may === undefined || choices.some(({ notation }) => notation.startsWith(may))),
  ) ?? null;
