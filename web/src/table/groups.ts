import type { ChoiceInfo } from '../generated/wire';

export interface Group {
  name: string;
  choices: ChoiceInfo[];
}

/** Choices by the zone of their first click, in the order the server gave them. */
export function grouped(choices: readonly ChoiceInfo[]): Group[] {
  const groups = new Map<string, ChoiceInfo[]>();
  for (const choice of choices) {
    const zone = (choice.path[0] ?? '').split('/')[0] ?? '';
    groups.set(zone, [...(groups.get(zone) ?? []), choice]);
  }
  return [...groups].map(([name, some]) => ({ name, choices: some }));
}
