/** Where ships stand that share a planet: a holder on it, the others beside it, clear of one another. */

export interface Craft {
  x: number;
  y: number;
  /** How large, against one alone. */ scale: number;
}

/** One at each side; three or four stand smaller, two and two. */
export function besidesOf(n: number): readonly Craft[] {
  const few = [1, -1].map((side) => ({ x: side * 28, y: 2, scale: 0.82 }));
  const many = [1, -1].flatMap((side) => [-11, 12].map((y) => ({ x: side * 26, y, scale: 0.64 })));
  return n < 3 ? few.slice(0, n) : many.slice(0, n);
}
