import { describe, expect, it } from 'vitest';
import type { OutcomeInfo, TableInfo, Told } from '../generated/wire';
import counting from '../tables/realms/counts';
import { firstSight, isEarly, isWhole, plainly } from './beginning';
import { countsOf, halves, middlePlace, placesOf, reasonFor, verdictOf } from './ending';

const ended = (places: number[], more: Partial<OutcomeInfo> = {}): OutcomeInfo => ({
  places,
  half_points: places.map(() => 0),
  by: 'SR-G2',
  reason: 'rule',
  seat: null,
  words: "Bo's Authority fell to 0.",
  ...more,
});
const words = {
  youResigned: 'You resigned.',
  resigned: (name: string) => `${name} resigned.`,
  yourTime: 'You ran out of time.',
  time: (name: string) => `${name} ran out of time.`,
  agreed: 'All agreed.',
};
const told = (data: unknown): Told => ({ words: '', data });

describe('the end of a game', () => {
  it('is a victory or a defeat for those who played', () => {
    expect(verdictOf(ended([1, 2]), 1)).toBe('won');
    expect(verdictOf(ended([1, 2]), 2)).toBe('lost');
    expect(verdictOf(ended([1, 1]), 2)).toBe('drawn');
    expect(verdictOf(ended([1, 2]), null)).toBe('over');
    expect(verdictOf(ended([1]), 1)).toBe('over');
  });
  it('names the place of those in the middle', () => {
    expect(middlePlace(ended([2, 1, 3]), 1)).toBe(2);
    expect(middlePlace(ended([2, 1, 3]), 3)).toBeNull();
    expect(middlePlace(ended([2, 1]), 1)).toBeNull();
  });
  it('lists everybody by place, with points', () => {
    const places = placesOf(ended([2, 1], { half_points: [-13, 1] }));
    expect(places.map(({ seat, points }) => [seat, halves(points)])).toEqual([
      [2, '½'],
      [1, '−6½'],
    ]);
  });
  it('tells the reason in words', () => {
    const resigned = ended([2, 1], { reason: 'resigned', seat: 1 });
    expect(reasonFor(resigned, 1, 'Ann', words)).toBe('You resigned.');
    expect(reasonFor(resigned, 2, 'Ann', words)).toBe('Ann resigned.');
    expect(reasonFor(ended([1, 2]), 1, '', words)).toBe("Bo's Authority fell to 0.");
  });
  it('counts what was done, and leaves out what nobody did', () => {
    const events = [
      { event: 'acquired', seat: 1, card: 'Cutter', paid: 2, on_top: false },
      { event: 'attacked', by: 2, target: 1, n: 5 },
      { event: 'attacked', by: 2, target: 1, n: 3 },
      { event: 'gained', seat: 1, what: 'trade', n: 2 },
    ].map(told);
    expect(countsOf(events, 2, counting)).toEqual([
      { what: 'trade', values: [2, 0] },
      { what: 'bought', values: [1, 0] },
      { what: 'damage', values: [0, 8] },
    ]);
  });
});

describe('the start of a game', () => {
  it('is early while hardly anybody had a turn', () => {
    const turns = (n: number) => Array.from({ length: n }, () => told({ event: 'turn_began' }));
    expect(isEarly(turns(2), 2)).toBe(true);
    expect(isEarly(turns(4), 2)).toBe(false);
  });
  it('is not there in a copy or a position', () => {
    const info = { status: 'playing', known_chance: false, copy: null } as TableInfo;
    expect(isWhole(info)).toBe(true);
    expect(isWhole({ ...info, known_chance: true })).toBe(false);
  });
  it('is seen once', () => {
    const kept = new Map<string, string>();
    const store = { getItem: (key: string) => kept.get(key) ?? null, setItem: kept.set.bind(kept) };
    expect(firstSight('a', store)).toBe(true);
    expect(firstSight('b', store)).toBe(true);
    expect(firstSight('a', store)).toBe(false);
  });
  it('cites no rules', () => {
    expect(plainly('Whoever falls to zero is defeated. SR-G1 SR-G2')).toBe('Whoever falls to zero is defeated.');
  });
});
