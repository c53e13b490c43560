/** Refusals as people read them. */

import type { Problem, PromptInfo } from '../generated/wire';
import { t } from '../i18n/index.svelte';
import { plainly, why } from './refusal';

/** The rule by which another question comes first. */
const ASKED_FIRST = 'TB-4';

/** Why not, in one text: where another question comes first, that question. */
export const reasonOf = (problem: Problem, prompt: PromptInfo | null): string =>
  problem.rule === ASKED_FIRST && prompt ? t().table.nowAsked(prompt.sentence) : why(problem);

/**
 * A problem as people may read it: what a client wrote and no parser read is the client's fault, and told to its
 * makers alone.
 */
export function readable(problem: Problem): Problem {
  if (problem.code !== 'not_understood' && problem.code !== 'bad_request') return problem;
  console.error(`${problem.code}: ${problem.detail}`);
  return plainly(t().table.notPossible, '');
}
