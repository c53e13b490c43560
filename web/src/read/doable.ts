import type { ChoiceInfo } from '../generated/wire';

interface Offers {
  picked: readonly string[];
  open: ChoiceInfo[];
  about(anchors: readonly string[]): ChoiceInfo[];
}

/** What can be done with a thing now; with something in hand, what would come of it here. */
export function doable(table: Offers, anchors: readonly string[]): ChoiceInfo[] {
  const about = anchors.length ? table.about(anchors) : [];
  const going = table.picked.length ? about.filter((choice) => table.open.includes(choice)) : [];
  return going.length ? going : about;
}

/** The one act a thing stands for: then it needs no list. */
export const actOf = (can: readonly ChoiceInfo[]): ChoiceInfo | null => (can.length === 1 ? (can[0] ?? null) : null);
