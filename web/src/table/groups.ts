import type { ChoiceInfo } from '../generated/wire';

export interface Group {
  name: string;
  choices: ChoiceInfo[];
}

/** What a choice does, in one word: the verb its notation begins with. */
const deedOf = ({ notation }: ChoiceInfo): string => {
  const verb = /^[^\s(]*/.exec(notation)?.[0] ?? '';
  return verb.charAt(0).toUpperCase() + verb.slice(1);
};

/** Choices by what they do, in the order the server gave them. */
export function grouped(choices: readonly ChoiceInfo[]): Group[] {
  const groups = new Map<string, ChoiceInfo[]>();
  for (const choice of choices) groups.set(deedOf(choice), [...(groups.get(deedOf(choice)) ?? []), choice]);
  return [...groups].map(([name, some]) => ({ name, choices: some }));
}
