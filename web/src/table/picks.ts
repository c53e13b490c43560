/**
 * From clicks to an action. A choice has a path of anchors; what was clicked so far is a beginning of some paths.
 * Nothing here knows a rule: what may be clicked is what the server offered.
 */

import type { ChoiceInfo } from '../generated/wire';

/** How a thing looks: nothing to do, may begin here, was clicked, may go there. */
export type Lit = 'off' | 'choice' | 'selected' | 'target';

const begins = (path: readonly string[], picked: readonly string[]): boolean =>
  picked.length <= path.length && picked.every((anchor, i) => path[i] === anchor);

/** The choices that begin with what was clicked. */
export const matching = (choices: readonly ChoiceInfo[], picked: readonly string[]): ChoiceInfo[] =>
  choices.filter((choice) => begins(choice.path, picked));

/** The choices whose every click was made. */
export const complete = (choices: readonly ChoiceInfo[], picked: readonly string[]): ChoiceInfo[] =>
  picked.length === 0 ? [] : matching(choices, picked).filter((choice) => choice.path.length === picked.length);

/** What may be clicked next. */
export function nextAnchors(choices: readonly ChoiceInfo[], picked: readonly string[]): Set<string> {
  const next = new Set<string>();
  for (const choice of matching(choices, picked)) {
    const anchor = choice.path[picked.length];
    if (anchor !== undefined) next.add(anchor);
  }
  return next;
}

/** Goes on by itself while there is only one way. */
export function settle(choices: readonly ChoiceInfo[], picked: string[]): string[] {
  let way = picked;
  for (;;) {
    const next = nextAnchors(choices, way);
    const [only] = next;
    if (next.size !== 1 || only === undefined || complete(choices, way).length > 0) return way;
    way = [...way, only];
  }
}

/** Clicks that lead to `anchor` as a goal, if all choices that have it agree on them. */
function towards(choices: readonly ChoiceInfo[], anchor: string): string[] | null {
  const ways = choices
    .filter((choice) => choice.path.includes(anchor))
    .map((choice) => choice.path.slice(0, choice.path.indexOf(anchor) + 1));
  const [first] = ways;
  if (!first) return null;
  return ways.every((way) => way.length === first.length && begins(way, first)) ? first : null;
}

/** What is clicked after one more click; `null` where the click means nothing now. */
export function pick(choices: readonly ChoiceInfo[], picked: readonly string[], anchor: string): string[] | null {
  if (nextAnchors(choices, picked).has(anchor)) return settle(choices, [...picked, anchor]);
  // A second click never takes the first one back: Escape and Cancel do.
  if (picked.includes(anchor)) return [...picked];
  if (nextAnchors(choices, []).has(anchor)) return settle(choices, [anchor]);
  return towards(choices, anchor);
}

/** Clicks that end in one goal, and nothing else could be meant by it: it can be aimed at before anything is chosen. */
export const aimedAt = (choices: readonly ChoiceInfo[], anchor: string): boolean => towards(choices, anchor) !== null;

/** What ends a turn or a part of it: after that, nothing that is left can be used. */
export const isEnding = ({ notation, path }: ChoiceInfo): boolean =>
  path.length <= 1 && /^(end|pass|ready|done)\b/i.test(notation);

/** How an anchor is lit. */
export function lit(next: ReadonlySet<string>, picked: readonly string[], anchor: string): Lit {
  if (next.has(anchor)) return picked.length === 0 ? 'choice' : 'target';
  return picked.includes(anchor) ? 'selected' : 'off';
}

/**
 * What nothing on any screen can stand for comes first: to stop or to pass is never crowded out by what another view
 * shows.
 */
export const placelessFirst = (choices: readonly ChoiceInfo[]): ChoiceInfo[] => [
  ...choices.filter((choice) => choice.path.length === 0),
  ...choices.filter((choice) => choice.path.length > 0),
];

/** The notation with its number filled in. */
export const withAmount = (text: string, n: number): string => text.replaceAll('{n}', String(n));

/** Sentence or notation with the numbers it may be done with: one, or from how many to how many. */
export const ranged = (text: string, amount: { min: number; max: number } | null | undefined): string =>
  text.replaceAll('{n}', !amount ? '' : amount.min === amount.max ? String(amount.max) : `${amount.min}–${amount.max}`);

/** A name as anchors write it: `Blob Wheel` is `blob-wheel`. */
export const slug = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
