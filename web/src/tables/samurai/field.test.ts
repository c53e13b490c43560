import { describe, expect, it } from 'vitest';
import { apart, fieldOf } from './field';
import type { ForceView } from './view';

const force = (kind: string, count = 1): ForceView => ({
  name: kind,
  unit: kind,
  kind,
  count,
  tokens: 0,
  power: 1,
  marked: false,
});

describe('the field of a location', () => {
  it('has a space for every figure and every free space, one beside the other', () => {
    const armies = [
      { seat: 1, forces: [force('mech'), force('fighter', 2)] },
      { seat: 2, forces: [force('carrier'), force('fighter')] },
    ];
    const { groups, free } = fieldOf(armies, 2);
    const spots = [...groups.flatMap((one) => one.standing.flatMap(({ spots }) => spots)), ...free];
    const inOrder = spots.toSorted((a, b) => a.x - b.x);
    expect(spots).toHaveLength(7);
    inOrder.slice(1).forEach((spot, i) => {
      const before = inOrder[i];
      expect(spot.x - spot.w / 2).toBeGreaterThanOrEqual((before ? before.x + before.w / 2 : 0) - 0.01);
    });
    expect(inOrder[0]?.x).toBeGreaterThan(0);
    expect(inOrder.at(-1)?.x).toBeLessThan(100);
  });

  it('lets mechs face one another across the free spaces', () => {
    const armies = [1, 2].map((seat) => ({ seat, forces: [force('mech'), force('fighter')] }));
    const { groups, free } = fieldOf(armies, 3);
    const kinds = groups.flatMap((one) => one.standing.map((it) => it.force.kind));
    expect(kinds).toEqual(['fighter', 'mech', 'mech', 'fighter']);
    expect(groups.map((one) => one.back)).toEqual([false, true]);
    expect(free[0]?.x).toBeGreaterThan(groups[0]?.x ?? 100);
    expect(free[0]?.x).toBeLessThan(groups[1]?.x ?? 0);
  });

  it('is all free where nobody stands', () => {
    expect(fieldOf([], 7).free).toHaveLength(7);
  });
});

describe('standards', () => {
  it('hang beside one another, none over another and none beyond the edge', () => {
    const xs = apart([20, 22, 96, 94], 15, 8);
    const inOrder = xs.toSorted((a, b) => a - b);
    inOrder.slice(1).forEach((x, i) => expect(x - (inOrder[i] ?? 0)).toBeGreaterThanOrEqual(15));
    expect(inOrder[0]).toBeGreaterThanOrEqual(8);
    expect(inOrder.at(-1)).toBeLessThanOrEqual(92);
    expect((xs[3] ?? 0) < (xs[2] ?? 0)).toBe(true);
  });

  it('stay where they belong where there is room', () => {
    expect(apart([30, 70], 15, 8)).toEqual([30, 70]);
  });
});
