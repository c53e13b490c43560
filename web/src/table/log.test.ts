import { describe, expect, it } from 'vitest';
import { clockText, left } from './clock';
import { kindOf, lines, newsOf, usual, whose } from './log';
import { found } from './palette';
import { why } from './refusal';

const told = (words: string) => ({ words, data: null });

describe('the log', () => {
  it('says who by the edge and begins with the verb', () => {
    expect(lines([told('Ann Lee drew 2 cards')], ['Ann', 'Ann Lee'], 9)).toMatchObject([
      { n: 0, seat: 2, text: 'drew 2 cards' },
    ]);
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

  const deed = (event: string, words: string) => ({ words, data: { event } });
  const turn = [
    deed('turn_began', 'turn 2: Bob'),
    deed('played', 'Bob played Cutter'),
    deed('gained', 'Bob gained 2 Trade'),
    deed('gained', 'Bob gained 4 Authority'),
    deed('played', 'Bob played Scout'),
    deed('played', 'Bob played Scout'),
    deed('bought', 'Bob bought Ram'),
    deed('gained', 'Ann gained 1 Trade'),
  ];
  const telling = { ...usual, joins: ['gained'], news: ['bought'] };
  it('puts what follows into the line of the deed, and says the same thing once', () => {
    expect(lines(turn, ['Ann', 'Bob'], 20, telling).map(({ text, head, times }) => [text, head, times])).toEqual([
      ['turn 2: Bob', true, 1],
      ['played Cutter, gained 2 Trade, 4 Authority', false, 1],
      ['played Scout', false, 2],
      ['bought Ram', false, 1],
      ['gained 1 Trade', false, 1],
    ]);
  });
  it('knows the last event of a line, where undo may stop', () => {
    expect(lines(turn, ['Ann', 'Bob'], 20, telling).map(({ n, end }) => [n, end])).toEqual([
      [0, 0],
      [1, 3],
      [4, 5],
      [6, 6],
      [7, 7],
    ]);
  });
  it('leaves out what nobody reads, whatever part of the event says its kind', () => {
    const open = { words: 'reactions to the course', data: { public: { what: 'opened' } } };
    expect(
      lines([told('Bob moved'), open], ['Ann', 'Bob'], 9, { ...telling, skips: ['opened'] }).map(({ text }) => text),
    ).toEqual(['moved']);
  });
  it('tells of the others what one must know', () => {
    expect(newsOf(turn, 0, telling)).toEqual(['Bob bought Ram']);
    expect(newsOf(turn, 7, telling)).toEqual([]);
  });
});

describe('a kind of event', () => {
  it('is what it says, or its only key, or the word it is', () => {
    const kinds = [
      { event: 'bought' },
      { public: { what: 'moved' }, private: null },
      { round_began: { round: 2 } },
      'uprising',
      null,
      [1, 2],
    ];
    expect(kinds.map((data) => kindOf({ words: '', data }))).toEqual([
      'bought',
      'moved',
      'round_began',
      'uprising',
      '',
      '',
    ]);
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
  const choice = (notation: string, sentence: string, aside = false) => ({
    notation,
    sentence,
    path: [],
    amount: null,
    undoable: true,
    aside,
    preview: null,
    warning: null,
  });
  it('puts what begins like the notation first, and asides last', () => {
    const all = [choice('concede', 'Give up', true), choice('play scout', 'Play Scout'), choice('scout', 'Go')];
    expect(found(all, 'scout').map((one) => one.notation)).toEqual(['scout', 'play scout']);
    expect(found(all, '').at(-1)?.notation).toBe('concede');
  });
});

describe('a refusal', () => {
  const problem = {
    type: '',
    title: 'Not allowed',
    status: 422,
    code: 'refused',
    rule: 'SR-X5',
    detail: 'SR-X5: seat 2 has an outpost in play',
  };
  it('does not say its rule twice', () => {
    expect(why(problem)).toBe('Seat 2 has an outpost in play.');
  });
  it('without a rule stays whole', () => {
    expect(why({ ...problem, rule: null, detail: 'no.' })).toBe('No.');
  });
});
