/** The course of a finished game: enough steps to draw it. Its end and its replay ask for it once. */

import { api, type ReplayedSteps } from '../wire/http';

const SAMPLES = 49;
let last: { id: string; asked: Promise<ReplayedSteps> } | null = null;

/** A finished game changes no more: the last one asked for is kept. */
export function courseOf(id: string): Promise<ReplayedSteps> {
  if (last?.id === id) return last.asked;
  const asked = api.replay(id, { most: SAMPLES }, null);
  const kept = { id, asked };
  last = kept;
  // What did not come is asked for anew.
  asked.catch(() => last === kept && (last = null));
  return asked;
}
