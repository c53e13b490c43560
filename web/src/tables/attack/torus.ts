/** Where things are on the board. It wraps round; in Capture the Flag only from left to right. */

import type { Way } from './view';

export const COLUMNS = 8;
export const ROWS = 10;
export const SQUARE = 40;
export const BOARD_X = COLUMNS * SQUARE;
export const BOARD_Y = ROWS * SQUARE;

export interface Spot {
  x: number;
  y: number;
}

const steps: Record<Way, Spot> = { N: { x: 0, y: -1 }, E: { x: 1, y: 0 }, S: { x: 0, y: 1 }, W: { x: -1, y: 0 } };
export const stepOf = (way: Way): Spot => steps[way];

const cell = (square: string): Spot => ({
  x: square.charCodeAt(0) - 97,
  y: ROWS - Number.parseInt(square.slice(1), 10),
});

/** The middle of a square. */
export const middle = (square: string): Spot => {
  const at = cell(square);
  return { x: at.x * SQUARE + SQUARE / 2, y: at.y * SQUARE + SQUARE / 2 };
};

/** An intersection is named by its south-western square. */
export const corner = (point: string): Spot => {
  const at = middle(point.replace('+', ''));
  return { x: at.x + SQUARE / 2, y: at.y - SQUARE / 2 };
};

const mod = (n: number, by: number): number => ((n % by) + by) % by;

/** How many squares lie between two on one line going this way, round the edge if need be; 0 if never. */
export function distance(from: string, to: string, way: Way): number {
  const [a, b, by] = [cell(from), cell(to), steps[way]];
  if (by.x !== 0) return a.y === b.y ? mod((b.x - a.x) * by.x, COLUMNS) : 0;
  return a.x === b.x ? mod((b.y - a.y) * by.y, ROWS) : 0;
}

/** All places where a thing is seen: its own, and its ghosts beyond the edges. */
export function copies(at: Spot, upright: boolean): (Spot & { ghost: boolean })[] {
  const found = [];
  for (const dx of [0, -1, 1])
    for (const dy of upright ? [0, -1, 1] : [0])
      found.push({ x: at.x + dx * COLUMNS * SQUARE, y: at.y + dy * ROWS * SQUARE, ghost: dx !== 0 || dy !== 0 });
  return found;
}
