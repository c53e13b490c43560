import { describe, expect, it } from 'vitest';
import { roomFor } from './room';
import { tipFor, tipsOf } from './tips.svelte';

const GAMES = ['realms', 'assembly', 'samurai', 'attack', 'captains'];

describe.each(GAMES)('the tips of %s', (game) => {
  it('have names of their own and both languages', async () => {
    const tips = await tipsOf(game);
    expect(tips.length).toBeGreaterThan(8);
    expect(new Set(tips.map((tip) => tip.id)).size).toBe(tips.length);
    expect(tips.filter(({ say }) => !say.en || !say.de || say.en === say.de)).toEqual([]);
  });
});

describe('a tip', () => {
  const offered = [{ notation: 'play Scout' }, { notation: 'buy Ram' }];
  it('is told where its question is asked, once', async () => {
    const tips = await tipsOf('realms');
    expect(tipFor(tips, 'realms', 'main', offered, [])?.id).toBe('play');
    expect(tipFor(tips, 'realms', 'main', offered, ['realms/play'])?.id).toBe('buy');
    expect(tipFor(tips, 'realms', 'main', offered, ['realms/play', 'realms/buy'])).toBeNull();
    expect(tipFor(tips, 'realms', 'scrap', [], [])?.id).toBe('scrap');
  });
});

describe('a bubble', () => {
  const inside = { left: 0, top: 0, width: 400, height: 800 };
  it('lies where nothing is', () => {
    const lit = { left: 0, top: 0, width: 400, height: 500, weight: 8 };
    expect(roomFor({ width: 300, height: 100 }, inside, [lit]).top).toBeGreaterThanOrEqual(500);
  });
  it('covers what matters less where all is full', () => {
    const things = [
      { left: 0, top: 0, width: 400, height: 400, weight: 8 },
      { left: 0, top: 400, width: 400, height: 400, weight: 1 },
    ];
    expect(roomFor({ width: 300, height: 200 }, inside, things).top).toBeGreaterThanOrEqual(400);
  });
});
