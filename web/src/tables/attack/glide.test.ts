import { describe, expect, it } from 'vitest';
import { framesOf, glideOf, momentOf, timeOf } from './glide';
import type { Deed } from './view';

const east = () => 'E' as const;

describe('gliding', () => {
  it('moves, bumps and pushes one after the other', () => {
    const deeds: Deed[] = [
      { what: 'moved', seat: 1, steps: 2, to: 'c3' },
      { what: 'rammed', seat: 1, other: 2 },
      { what: 'pushed', seat: 1, to: 'e3', other: 2, other_to: 'f3' },
    ];
    const glide = glideOf(
      deeds,
      new Map([
        [1, 'a3'],
        [2, 'd3'],
      ]),
      east,
    );
    expect(glide.length).toBe(4);
    expect(glide.bumps).toEqual([{ seats: [1, 2], way: 'E', at: 2 }]);
    expect(framesOf(glide, 2).map((frame) => frame.transform)).toEqual([
      'translate(-80px, 0px)',
      'translate(-80px, 0px)',
      'translate(-40px, 0px)',
      'translate(0px, 0px)',
      'translate(0px, 0px)',
    ]);
    expect(framesOf(glide, 1)[0]?.transform).toBe('translate(-160px, 0px)');
  });
  it('goes round the edge', () => {
    const glide = glideOf(
      [{ what: 'pushed', seat: 1, to: 'a3', other: 2, other_to: 'b3' }],
      new Map([
        [1, 'g3'],
        [2, 'h3'],
      ]),
      east,
    );
    expect(glide.stretches.map((one) => one.steps)).toEqual([2, 2]);
  });
  it('fires once the ship has come to where she fires from', () => {
    const deeds: Deed[] = [
      { what: 'moved', seat: 1, steps: 4, to: 'e3' },
      { what: 'fired', seat: 1, target: 2 },
    ];
    const glide = glideOf(deeds, new Map([[1, 'a3']]), east);
    expect(momentOf(glide, 0)).toBe(0);
    expect(momentOf(glide, 1)).toBe(timeOf(glide));
  });
  it('leaves still what nobody moved', () => {
    expect(framesOf(glideOf([{ what: 'fired', seat: 1, target: 2 }], new Map(), east), 1)).toEqual([]);
  });
});
