import type { Problem } from '../generated/wire';

/** The reason without the rule's ID before it: the ID stands behind, as a link. */
export const why = (problem: Problem): string => {
  const { rule, detail } = problem;
  const bare = rule && detail.startsWith(`${rule}:`) ? detail.slice(rule.length + 1).trim() : detail;
  const sentence = bare.charAt(0).toUpperCase() + bare.slice(1);
  return /[.!?]$/.test(sentence) ? sentence : `${sentence}.`;
};
