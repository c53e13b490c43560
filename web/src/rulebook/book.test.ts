import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { bookOf, find, places, scenesOf, wordsOf, type Book } from './book';
import { cardOf } from './cards';

const GAMES = ['realms', 'assembly', 'samurai', 'attack', 'captains'];
const read = async (game: string, language: 'en' | 'de'): Promise<Book> => {
  const book = await bookOf(game, language);
  if (!book) throw new Error(`${game} has no rulebook`);
  return book;
};
/** What the two languages must share. */
const shape = (book: Book) => ({
  goal: book.goal.length,
  setup: book.setup.length,
  steps: book.turn.steps.map((step) => step.scene),
  sections: book.sections.map(({ id, scene, text }) => [id, scene, text.length]),
  signs: book.signs.map((sign) => sign.icon),
  variants: book.variants.length,
  questions: book.questions.length,
  rules: places(book).map(({ text }) => text.match(/[A-Z]{2}-[A-Z]+\d+/g) ?? []),
});

describe.each(GAMES)('the rulebook of %s', (game) => {
  it('says the same in both languages, and cites the same rules', async () => {
    expect(shape(await read(game, 'de'))).toEqual(shape(await read(game, 'en')));
  });
  it('cites only rules there are', async () => {
    const rules = readFileSync(`../crates/${game}/RULES.md`, 'utf8');
    const cited = places(await read(game, 'en')).flatMap(({ text }) => text.match(/[A-Z]{2}-[A-Z]+\d+/g) ?? []);
    expect(cited.length).toBeGreaterThan(20);
    expect(cited.filter((id) => !new RegExp(`(\\*\\*|\\| )${id}\\b`).test(rules))).toEqual([]);
  });
  it('has a picture for every step that names one', async () => {
    const [book, scenes] = [await read(game, 'en'), await scenesOf(game)];
    const wanted = [...book.turn.steps, ...book.sections].flatMap(({ scene }) => scene ?? []);
    expect(wanted.filter((name) => !scenes[name]?.length)).toEqual([]);
  });
});

describe('a search', () => {
  it('understands a question', async () => {
    expect(wordsOf('What happens when my deck is empty?')).toEqual(['happens', 'deck', 'empty']);
    const asked = find(places(await read('realms', 'en')), 'What happens when my deck is empty?');
    expect(asked[0]?.text).toContain('shuffle your discard pile');
  });
  it('finds nothing where nothing is asked', async () => {
    expect(find(places(await read('realms', 'en')), ' ')).toEqual([]);
  });
});

describe('a card in words', () => {
  it('says what it is and does, not where its data came from', () => {
    expect(cardOf('Ram', 'Ram (Blob, ship, cost 3, 2 in the trade deck, public): +5 Combat; ally: +2 Combat')).toEqual({
      title: 'Ram',
      facts: 'Blob, ship, cost 3, 2 in the trade deck',
      text: '+5 Combat; ally: +2 Combat',
    });
  });
  it('is one half of a card with two ends', () => {
    const said = cardOf(
      'Zim',
      'Zim (costs 2; a turncoat; rulebook: name, abilities; the rest house): cast 1 vote / Zalu (x)',
    );
    expect(said).toEqual({ title: 'Zim', facts: 'costs 2, a turncoat', text: 'cast 1 vote' });
  });
});
