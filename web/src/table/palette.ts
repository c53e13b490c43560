import type { ChoiceInfo } from '../generated/wire';

/** The choices that hold every word typed, in sentence or notation; what begins like the notation comes first. */
export function found(choices: readonly ChoiceInfo[], typed: string): ChoiceInfo[] {
  const text = typed.trim().toLowerCase();
  const words = text.split(/\s+/).filter(Boolean);
  const hay = (choice: ChoiceInfo) => `${choice.notation} ${choice.sentence}`.toLowerCase();
  const fits = choices.filter((choice) => words.every((word) => hay(choice).includes(word)));
  const rank = (choice: ChoiceInfo) =>
    Number(!choice.notation.toLowerCase().startsWith(text)) + 2 * Number(choice.aside);
  return [...fits].sort((a, b) => rank(a) - rank(b));
}
