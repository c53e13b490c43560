import { describe, expect, it } from 'vitest';
import { allowed, schedule, total, type Step } from './schedule';

const step = (ms: number, more: Partial<Step> = {}): Step => ({
  ms,
  gap: 0,
  together: null,
  merge: null,
  turn: 1,
  ...more,
});
const many = (n: number, ms: number, more: Partial<Step> = {}): Step[] =>
  Array.from({ length: n }, () => step(ms, more));

describe('how long a turn is shown', () => {
  it('takes the times it was given where it is short', () => {
    const slots = schedule([step(800, { gap: 100 }), step(900)]);
    expect(slots).toEqual([
      { from: 0, to: 1, ms: 800, gap: 100 },
      { from: 1, to: 2, ms: 900, gap: 0 },
    ]);
  });
  it('shows plain neighbours together, four at most', () => {
    const slots = schedule(many(5, 800, { together: 'plain' }));
    expect(slots.map((slot) => [slot.from, slot.to])).toEqual([
      [0, 4],
      [4, 5],
    ]);
    expect(slots[0]?.ms).toBe(800 + 3 * 200);
  });
  it('gives up rests first where it is long', () => {
    const slots = schedule(many(6, 900, { gap: 300, merge: 'same' }));
    expect(slots).toHaveLength(6);
    expect(total(slots)).toBe(5400);
  });
  it('then shows equal deeds as one', () => {
    const slots = schedule(many(12, 900, { gap: 300, merge: 'same' }));
    expect(slots.map((slot) => slot.to - slot.from)).toEqual([4, 4, 4]);
    expect(total(slots)).toBeLessThanOrEqual(6000);
  });
  it('then goes faster, but never too fast to read', () => {
    const slots = schedule(many(10, 900));
    expect(slots).toHaveLength(10);
    expect(total(slots)).toBeCloseTo(6000);
    expect(Math.min(...schedule(many(100, 1000)).map((slot) => slot.ms))).toBe(400);
  });
  it('gives every turn its own six seconds', () => {
    const slots = schedule([...many(10, 900), ...many(10, 900, { turn: 2 })]);
    expect(total(slots)).toBeCloseTo(12_000);
  });
  it('counts what was shown of a turn already', () => {
    expect(total(schedule(many(5, 900), { spent: 3000 }))).toBeCloseTo(3000);
  });
});

describe('where a clock runs', () => {
  it('takes no more than the clock allows', () => {
    expect(total(schedule(many(4, 1000), { all: 2000 }))).toBeCloseTo(2000);
  });
  it('shows nothing where nothing could be seen', () => {
    expect(schedule(many(4, 1000), { all: 300 })).toEqual([]);
  });
  it('may take a twentieth of the time left, and nothing of the last seconds', () => {
    expect([allowed(60_000), allowed(9000)]).toEqual([3000, 0]);
  });
});
