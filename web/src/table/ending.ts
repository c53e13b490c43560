/** How a game ended, for one who looks at it: the verdict, the places and the reason. */

import type { OutcomeInfo, Told } from '../generated/wire';

/** `over` is the end for one who played alone, or who only looked on. */
export type Verdict = 'won' | 'lost' | 'drawn' | 'over';

export interface Placed {
  seat: number;
  place: number;
  points: number;
}

/** Everybody by place; seats of one place in seat order. */
export const placesOf = ({ places, half_points }: OutcomeInfo): Placed[] =>
  places
    .map((place, i) => ({ seat: i + 1, place, points: (half_points[i] ?? 0) / 2 }))
    .sort((a, b) => a.place - b.place);

export const winnersOf = ({ places }: OutcomeInfo): number[] =>
  places.flatMap((place, i) => (place === 1 ? [i + 1] : []));

export function verdictOf(outcome: OutcomeInfo, me: number | null): Verdict {
  const [seats, winners] = [outcome.places.length, winnersOf(outcome)];
  // Who plays alone plays for points.
  if (seats === 1) return 'over';
  if (winners.length === seats) return 'drawn';
  if (me === null) return 'over';
  return winners.includes(me) ? 'won' : 'lost';
}

/** The place of one who neither won nor came last, else null: that is no defeat. */
export function middlePlace({ places }: OutcomeInfo, me: number | null): number | null {
  const mine = me === null ? 1 : (places[me - 1] ?? 1);
  return mine > 1 && mine < Math.max(...places) ? mine : null;
}

/** The words a reason is told in. */
export interface ReasonWords {
  youResigned: string;
  resigned: (name: string) => string;
  yourTime: string;
  time: (name: string) => string;
  agreed: string;
}

/** Why it ended: what people did in one's own words, what happened on the table in the game's. */
export function reasonFor(outcome: OutcomeInfo, me: number | null, name: string, words: ReasonWords): string {
  const own = outcome.seat !== null && outcome.seat === me;
  if (outcome.reason === 'resigned') return own ? words.youResigned : words.resigned(name);
  if (outcome.reason === 'time') return own ? words.yourTime : words.time(name);
  return outcome.reason === 'agreed' ? words.agreed : outcome.words;
}

/** Points as they are read: `-6.5` is −6½. */
export const halves = (n: number): string =>
  String(n)
    .replace('-', '−')
    .replace(/^(−?)0?\.5$/, '$1½')
    .replace('.5', '½');

/** What is counted, by the names of `end.count`. */
export type Counted =
  | 'damage'
  | 'trade'
  | 'bought'
  | 'bases'
  | 'scrapped'
  | 'gained'
  | 'shots'
  | 'rams'
  | 'tokens'
  | 'repaired'
  | 'kills'
  | 'votes'
  | 'captains'
  | 'ships'
  | 'lost';
/** One event as a number of a seat, from 1; several where it counts for more than one thing. */
export type Counting = (event: Told) => [what: Counted, seat: number, n: number][];
export interface Count {
  what: Counted;
  /** One a seat. */
  values: number[];
}

/** Adds up a game; what nobody did is left out. */
export function countsOf(events: readonly Told[], seats: number, counting: Counting): Count[] {
  const sums = new Map<Counted, number[]>();
  for (const [what, seat, n] of events.flatMap(counting)) {
    const values = sums.get(what) ?? Array.from({ length: seats }, () => 0);
    values[seat - 1] = (values[seat - 1] ?? 0) + n;
    sums.set(what, values);
  }
  return [...sums].map(([what, values]) => ({ what, values })).filter(({ values }) => values.some((n) => n > 0));
}
