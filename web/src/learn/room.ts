/** Where a bubble hides least: the place whose things under it matter least. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}
export interface Weighed extends Box {
  /** How bad it is to cover it. */
  weight: number;
}

const [COLUMNS, ROWS] = [5, 9];

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top));

/** The upper left corner for a bubble inside a room; of equal places the upper right one. */
export function roomFor(bubble: Pick<Box, 'width' | 'height'>, inside: Box, things: readonly Weighed[]): Box {
  let best: Box | null = null;
  let least = Infinity;
  for (let row = 0; row < ROWS; row++)
    for (let column = COLUMNS - 1; column >= 0; column--) {
      const left = inside.left + (Math.max(0, inside.width - bubble.width) * column) / (COLUMNS - 1);
      const top = inside.top + (Math.max(0, inside.height - bubble.height) * row) / (ROWS - 1);
      const place = { left, top, ...bubble };
      const cost = things.reduce((sum, thing) => sum + overlap(place, thing) * thing.weight, 0);
      if (cost < least) [best, least] = [place, cost];
    }
  return best ?? { left: inside.left, top: inside.top, ...bubble };
}
