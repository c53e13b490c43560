/** Where a card about a thing stands: beside it, on the screen, and not on it. */

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
interface Size {
  width: number;
  height: number;
}

const GAP = 10;
const within = (at: number, length: number, all: number): number => Math.max(GAP, Math.min(at, all - length - GAP));

/** To the right of a thing, else to its left, else below or above it. */
export function beside(thing: Box, card: Size, screen: Size): { left: number; top: number } {
  const top = within(thing.top, card.height, screen.height);
  if (thing.right + GAP + card.width + GAP <= screen.width) return { left: thing.right + GAP, top };
  if (thing.left - GAP - card.width >= GAP) return { left: thing.left - GAP - card.width, top };
  const left = within(thing.left, card.width, screen.width);
  const below = thing.bottom + GAP + card.height + GAP <= screen.height;
  return { left, top: below ? thing.bottom + GAP : within(thing.top - GAP - card.height, card.height, screen.height) };
}
