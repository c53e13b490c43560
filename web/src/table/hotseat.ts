/** Several players at one screen: who must decide next. */

/**
 * The seat at this screen that must decide next, going round from the one that looks; nobody where the table waits for
 * others. A sealed round never says who of the others has answered: those who did, as far as this screen saw it, are
 * `done`.
 */
export function nextSeat(
  yours: readonly number[],
  waiting: readonly number[],
  me: number | null,
  done: readonly number[],
): number | null {
  if (me !== null && waiting.includes(me)) return me;
  const after = (seat: number): boolean => seat > (me ?? 0);
  const round = [...yours.filter(after), ...yours.filter((seat) => !after(seat))];
  return round.find((seat) => waiting.includes(seat) && !done.includes(seat)) ?? null;
}
