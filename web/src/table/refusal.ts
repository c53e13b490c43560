import type { Problem } from '../generated/wire';

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

/** The reason without the rule's ID before it: the ID stands behind, as a link. */
export const why = (problem: Problem): string => {
  const { rule, detail } = problem;
  const bare = rule && detail.startsWith(`${rule}:`) ? detail.slice(rule.length + 1).trim() : detail;
  const sentence = bare.charAt(0).toUpperCase() + bare.slice(1);
  return sentence === '' || /[.!?]$/.test(sentence) ? sentence : `${sentence}.`;
};
