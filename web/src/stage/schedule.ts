/**
 * How long everything is shown. A turn takes six seconds at most: first the rests between deeds go, then equal deeds
 * are shown together, then all of it goes faster. Times are for pace 1.
 */

export interface Step {
  ms: number;
  /** Rest after it. */
  gap: number;
  /** Neighbours with the same word are always shown as one. */
  together: string | null;
  /** Neighbours with the same word are shown as one where the turn is long. */
  merge: string | null;
  /** Which turn it belongs to. */
  turn: number;
}

/** Steps `from` to `to` (exclusive) shown as one. */
export interface Slot {
  from: number;
  to: number;
  ms: number;
  gap: number;
}

export interface Limits {
  /** The longest a turn takes. */
  turn?: number;
  /** What was shown of the first step's turn already. */
  spent?: number;
  /** What all of it may take, where a clock runs. */
  all?: number | null;
}

const TURN_MS = 6000;
/** At most so many are shown as one; each more takes a quarter of its time. */
const [MOST, EACH] = [4, 0.25];
/** Nothing is shown at more than this many times its speed: it could not be read. */
const FASTEST = 2.5;
/** What is shown shorter than this is not shown at all. */
const SHORTEST_MS = 150;

type Merged = Slot & { step: Step };

/** How long all of it takes. */
export const total = (slots: readonly Slot[]): number => slots.reduce((sum, slot) => sum + slot.ms + slot.gap, 0);

/** Joins neighbours of one turn that `key` calls equal. */
function join(slots: readonly Merged[], key: (step: Step) => string | null): Merged[] {
  const found: Merged[] = [];
  for (const slot of slots) {
    const before = found.at(-1);
    const word = key(slot.step);
    const fits = before && word !== null && key(before.step) === word && slot.to - before.from <= MOST;
    if (fits) Object.assign(before, { to: slot.to, ms: before.ms + slot.ms * EACH, gap: slot.gap });
    else found.push({ ...slot });
  }
  return found;
}

/** One turn, no longer than `limit`. */
function fit(turn: readonly Merged[], limit: number): Merged[] {
  const plain = join(turn, (step) => step.together);
  if (total(plain) <= limit) return plain;
  const dense = plain.map((slot) => ({ ...slot, gap: 0 }));
  if (total(dense) <= limit) return dense;
  const merged = join(dense, (step) => step.together ?? step.merge);
  const faster = Math.min(FASTEST, Math.max(1, total(merged) / Math.max(1, limit)));
  return merged.map((slot) => ({ ...slot, ms: slot.ms / faster }));
}

function turns(steps: readonly Step[]): Merged[][] {
  const found: Merged[][] = [];
  steps.forEach((step, i) => {
    const slot = { from: i, to: i + 1, ms: step.ms, gap: step.gap, step };
    const last = found.at(-1);
    if (last && last[0]?.step.turn === step.turn) last.push(slot);
    else found.push([slot]);
  });
  return found;
}

/** Whether a clock leaves no time to show anything. */
const hopeless = (slots: readonly Slot[], all: number): boolean => all < slots.length * SHORTEST_MS;

/** When what is shown; nothing where there is no time for it. */
export function schedule(steps: readonly Step[], { turn = TURN_MS, spent = 0, all = null }: Limits = {}): Slot[] {
  const slots = turns(steps)
    .flatMap((one, i) => fit(one, i === 0 ? Math.max(turn / 3, turn - spent) : turn))
    .map(({ from, to, ms, gap }) => ({ from, to, ms, gap }));
  const long = total(slots);
  if (all === null || long <= all) return slots;
  if (hopeless(slots, all)) return [];
  return slots.map((slot) => ({ ...slot, ms: (slot.ms * all) / long, gap: (slot.gap * all) / long }));
}

/** What the Stage may take of a clock that runs: a twentieth, nothing of the last ten seconds. */
export const allowed = (left: number): number => (left < LAST_MS ? 0 : left / PART);
const [LAST_MS, PART] = [10_000, 20];
