/** A player is shape, letter and colour, always all three. */
const shapes = ['circle', 'diamond', 'square', 'triangle', 'hexagon', 'star'] as const;

export interface Mark {
  shape: string;
  letter: string;
  tint: string;
}

/** The mark of a seat, from 1. Games with colours of their own give theirs to the table (`Table.mark`). */
export const mark = (seat: number): Mark => {
  const i = (Math.max(1, seat) - 1) % shapes.length;
  return { shape: shapes[i] ?? 'circle', letter: String.fromCharCode(65 + i), tint: `p${i + 1}` };
};
