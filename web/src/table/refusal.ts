import type { Problem, PromptInfo } from '../generated/wire';
import { t } from '../i18n/index.svelte';

/** What the server is asked: an action, or a thing by its anchor; the server knows what a thing stands for. */
export type Asked = { action: string } | { anchor: string };
/** What somebody wonders about; some answers are known without asking. */
export type Puzzle = Asked | { problem: Problem };

export const answerTo = (
  puzzle: Puzzle,
  actor: { why(asked: Asked): Promise<Problem | null> },
): Promise<Problem | null> => ('problem' in puzzle ? Promise.resolve(puzzle.problem) : actor.why(puzzle));

/** A refusal in the table's own words. */
export const plainly = (title: string, detail: string, rule: string | null = null): Problem => ({
  type: '',
  title,
  status: 0,
  code: 'plainly',
  detail,
  rule,
});

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

/** The reason without the rule's ID before it: the ID stands behind, as a link. */
export const why = (problem: Problem): string => {
  const { rule, detail } = problem;
  const bare = rule && detail.startsWith(`${rule}:`) ? detail.slice(rule.length + 1).trim() : detail;
  const sentence = bare.charAt(0).toUpperCase() + bare.slice(1);
  return sentence === '' || /[.!?]$/.test(sentence) ? sentence : `${sentence}.`;
};
