import { describe, expect, it } from 'vitest';
import { clockText, left } from './clock';
import { lines, whose } from './log';
import { found } from './palette';
import { why } from './refusal';

const told = (words: string) => ({ words, data: null });

describe('the log', () => {
  it('says who by the edge and begins with the verb', () => {
    expect(lines([told('Ann Lee drew 2 cards')], ['Ann', 'Ann Lee'], 9)).toEqual([{ n: 0, seat: 2, text: 'drew 2 cards' }]);
  });
  it('leaves a sentence about somebody’s thing whole', () => {
    expect(lines([told("Ann's Scout left")], ['Ann'], 9)[0]?.text).toBe("Ann's Scout left");
  });
  it('is nobody’s where no name begins it', () => {
    expect(whose('Annual fair', ['Ann'])).toBe(0);
    expect(whose('The game is over', ['', 'bob'])).toBe(0);
  });
  it('keeps the numbers of the newest lines', () => {
    expect(lines([told('a'), told('b'), told('c')], [], 2).map((line) => line.n)).toEqual([1, 2]);
  });
});

describe('a clock', () => {
  it('runs only while it runs', () => {
    const clock = { seat: 1, left_ms: 5000, running: true, vacation: false };
    expect(left(clock, 1000, 3000)).toBe(3000);
    expect(left({ ...clock, running: false }, 1000, 3000)).toBe(5000);
    expect(left(clock, 1000, 9000)).toBe(0);
  });
  it('is read as people read it', () => {
    expect(clockText(252_000)).toBe('4:12');
    expect(clockText(3_852_000)).toBe('1:04:12');
    expect(clockText(100_800_000)).toBe('1 d 4 h');
  });
});

describe('the palette', () => {
  const choice = (notation: string, sentence: string, aside = false) =>
    ({ notation, sentence, path: [], amount: null, undoable: true, aside, preview: null, warning: null });
  it('puts what begins like the notation first, and asides last', () => {
    const all = [choice('concede', 'Give up', true), choice('play scout', 'Play Scout'), choice('scout', 'Go')];
    expect(found(all, 'scout').map((one) => one.notation)).toEqual(['scout', 'play scout']);
    expect(found(all, '').at(-1)?.notation).toBe('concede');
  });
});

describe('a refusal', () => {
  const problem = { type: '', title: 'A rule refuses', status: 422, code: 'refused', rule: 'SR-X5', detail: 'SR-X5: seat 2 has an outpost in play' };
  it('does not say its rule twice', () => {
    expect(why(problem)).toBe('Seat 2 has an outpost in play.');
  });
  it('without a rule stays whole', () => {
    expect(why({ ...problem, rule: null, detail: 'no.' })).toBe('No.');
  });
});
