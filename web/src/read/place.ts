/** Where what is read stands while a finger holds the thing down: on the other half of the screen. */

const GAP = 10;

export function away(
  thing: { top: number; bottom: number },
  card: { width: number; height: number },
  screen: { width: number; height: number },
): { left: number; top: number } {
  const low = (thing.top + thing.bottom) / 2 > screen.height / 2;
  const top = low ? GAP : Math.max(GAP, screen.height - card.height - GAP);
  return { left: Math.max(GAP, (screen.width - card.width) / 2), top };
}
