import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { ChoiceInfo } from '../generated/wire';
import { grouped } from '../table/groups';
import { aimedAt, isEnding } from '../table/picks';
import { spoken } from '../tables/realms/spoken';
import { actOf, doable } from './doable';
import { away } from './place';
import { readingOf, rulesIn, sentence, type Seen } from './reading';
import { taken } from './words';

const seen = (more: Partial<Seen> = {}): Seen => ({
  about: null,
  anchors: [],
  card: null,
  title: 'Ram',
  lines: ['+5 Combat', 'see SR-P3'],
  ...more,
});
const choice = (notation: string, ...path: string[]): ChoiceInfo => ({
  notation,
  sentence: notation,
  path,
  amount: null,
  undoable: true,
  aside: false,
  preview: null,
  warning: null,
});

describe('a thing at reading size', () => {
  it('says what it says itself where its game says no more', () => {
    const read = readingOf(seen(), null);
    expect(read.does.map((one) => one.text)).toEqual(['+5 Combat.', 'See SR-P3.']);
    expect(read.rules).toEqual(['SR-P3']);
  });
  it('is told by its game', () => {
    const read = readingOf(seen(), () => ({ kind: 'Blob ship', does: [{ text: 'Gain 5 Combat.' }], rules: ['SR-P1'] }));
    expect([read.title, read.kind, read.does.length, read.rules]).toEqual(['Ram', 'Blob ship', 1, ['SR-P1']]);
  });
  it('is written in sentences', () => {
    expect([sentence('draw a card'), sentence('Why?'), sentence('')]).toEqual(['Draw a card.', 'Why?', '']);
    expect(spoken('+4 Combat, you may scrap a market card')).toBe('Gain 4 Combat. You may scrap a market card.');
    expect(spoken('draw 2')).toBe('Draw 2 cards.');
    expect(rulesIn('SR-X5 and SC-D1, not SR-')).toEqual(['SR-X5', 'SC-D1']);
  });
  it('is taken from the server’s sentence', () => {
    expect(taken('Sol (lesser clan): Keeper.', 'Sol')).toEqual({ kind: 'lesser clan', does: 'Keeper.' });
    expect(taken('Nanobots (power 3): repair. [rulebook]', 'Nanobots')?.does).toBe('repair.');
    expect(taken('Other: x', 'Sol')).toBeNull();
  });
  it('stands where the finger is not', () => {
    const [card, screen] = [
      { width: 300, height: 400 },
      { width: 390, height: 844 },
    ];
    expect(away({ top: 700, bottom: 800 }, card, screen).top).toBe(10);
    expect(away({ top: 100, bottom: 200 }, card, screen).top).toBe(434);
  });
});

describe('choices of a thing', () => {
  const all = [
    choice('attack', 'combat', 'seat-2'),
    choice('play Scout', 'hand/scout'),
    choice('end turn', 'end-turn'),
  ];
  it('are those that name it; one alone is its act', () => {
    const table = {
      picked: [],
      open: [],
      about: (some: readonly string[]) => all.filter((one) => one.path.some((at) => some.includes(at))),
    };
    expect(actOf(doable(table, ['hand/scout']))?.notation).toBe('play Scout');
    expect(actOf(doable(table, ['hand/scout', 'combat']))).toBeNull();
    expect(doable(table, [])).toEqual([]);
  });
  it('are aimed at where one way leads there', () => {
    expect(aimedAt(all, 'seat-2')).toBe(true);
    expect(aimedAt([...all, choice('raid', 'fleet', 'seat-2')], 'seat-2')).toBe(false);
  });
  it('end a turn by their notation', () => {
    expect(all.filter(isEnding).map((one) => one.notation)).toEqual(['end turn']);
  });
  it('are grouped by what they do', () => {
    expect(grouped([...all, choice('play Viper', 'hand/viper')]).map((one) => [one.name, one.choices.length])).toEqual([
      ['Attack', 1],
      ['Play', 2],
      ['End', 1],
    ]);
  });
});

it('every rule a card view names is in its game’s rules', () => {
  for (const game of ['realms', 'samurai', 'attack', 'captains', 'assembly']) {
    const rules = readFileSync(`../crates/${game}/RULES.md`, 'utf8');
    const named = rulesIn(readFileSync(`src/tables/${game}/read.ts`, 'utf8'));
    expect(named.filter((rule) => !rules.includes(`**${rule}**`))).toEqual([]);
  }
});
