import { describe, expect, it } from 'vitest';
import { easiest } from './first';
import { chapterOf, isMove, lessonOf, told, type Lesson, type Text } from './lesson';
import { isVain } from './stray';

const GAMES = ['realms', 'assembly', 'samurai', 'attack', 'captains'];
const read = async (game: string): Promise<Lesson> => {
  const lesson = await lessonOf(game);
  if (!lesson) throw new Error(`${game} has no lesson`);
  return lesson;
};

describe.each(GAMES)('the lesson of %s', (game) => {
  it('has chapters of a few steps, each ending with words', async () => {
    const { chapters } = await read(game);
    expect(chapters.length).toBeGreaterThanOrEqual(2);
    for (const chapter of chapters) {
      expect(told(chapter)).toBeGreaterThanOrEqual(4);
      expect(told(chapter)).toBeLessThanOrEqual(18);
      expect(isMove(chapter.steps.at(-1))).toBe(false);
    }
  });
  it('speaks both languages', async () => {
    const texts = (await read(game)).chapters.flatMap(({ title, steps }): Text[] => [
      title,
      ...steps.flatMap((step) => ('say' in step ? [step.say, ...('why' in step && step.why ? [step.why] : [])] : [])),
    ]);
    expect(texts.filter(({ en, de }) => !en || !de || en === de)).toEqual([]);
  });
  it('leads to a set-up with the gentlest bot', () => {
    expect(easiest(game).seats).toEqual([{ kind: 'me' }, { kind: 'bot', level: 'cadet' }]);
  });
});

describe('a press in a lesson', () => {
  it('is in vain on what is not lit', () => {
    expect(isVain({ anchor: 'row/ram', lit: 'off' })).toBe(true);
    expect(isVain({ anchor: 'row/ram', lit: 'choice' })).toBe(false);
    expect(isVain({ anchor: null, lit: null })).toBe(false);
  });
});

it('a chapter that is not there is the first one', async () => {
  const lesson = await read('realms');
  expect(chapterOf(lesson, 9)).toBe(lesson.chapters[0]);
});
