import type { Page } from '@playwright/test';
import { captions, film, isTold, keepsStill, playsAgain, type Film } from './film';
import { expect, myTurn, test } from './house';
import { practise, WAR } from './practice';

/** Starship Samurai's Stage, watched with motion as players see it. */
test.use({ stage: 'hurries', reducedMotion: 'no-preference' } as Parameters<typeof test.use>[0]);

/** The sums on the standards of the place looked at, and on its tile behind it. */
const looks = {
  place: '.theatre@data-place',
  standards: '.theatre .standard b:last-child',
  ...Object.fromEntries([1, 2, 3, 4].map((n) => [`sums ${n}`, `#at-loc-${n} .sum`])),
};
const START = [...WAR, 'seat 1 turn  after', 'seat 1 markers  1 wealth, 4 units'];

/** Ann ends her turn; what cannot be taken back is pressed twice. */
async function endTurn(page: Page): Promise<Film> {
  await myTurn(page);
  return film(
    page,
    async () => {
      await page.getByRole('button', { name: /^End your turn/ }).click();
      const [plays, sure] = [page.locator('.felt[data-stage="playing"]'), page.locator('.dock [data-key="go"]')];
      await expect(plays.or(sure).first()).toBeVisible();
      if (!(await plays.count())) await sure.click();
    },
    looks,
  );
}
const numbers = (texts: readonly string[]): string[] => texts.map((one) => one.replace(/\D/g, '')).sort();

test('others’ turns are told deed by deed; figures come and go where the Stage looks; Again and Space', async ({
  page,
}) => {
  await practise(page, 'samurai', 4, START);
  const told = await endTurn(page);
  isTold(told, 6);
  keepsStill(told);
  const shown = told.beats.flatMap(({ says, first, last }) => [first, last].map((seen) => ({ says, seen })));
  const places = shown.filter(({ seen }) => seen.place?.length);
  expect(places.length).toBeGreaterThan(0);
  // The place shown large says what its tile says.
  for (const { says, seen } of places) {
    const sums = seen[`sums ${seen.place?.[0] ?? ''}`] ?? [];
    if (sums.length) expect(numbers(seen.standards ?? []), says).toEqual(numbers(sums));
  }
  await playsAgain(page, told);
  await expect(page.locator('.theatre')).toHaveCount(0);
});

test('on a phone nothing moves either', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await practise(page, 'samurai', 4, START);
  keepsStill(await endTurn(page));
});

test('a battle is fought before everybody’s eyes, and needs no telling afterwards', async ({ page }) => {
  await practise(page, 'samurai', 2, [
    'phase  battles',
    'fought  1',
    'location 1  Throne Gate of Seishin',
    'seat 1 at 1  Winter Tiger, fighter',
    'seat 2 at 1  Golden Carp, carrier',
    'seat 1 mechs  Winter Tiger, Thunder Drum',
    'seat 2 mechs  Golden Carp, Ash Lantern',
    'seat 1 hand  Elite General',
    'seat 2 honor  3',
  ]);
  await myTurn(page);
  const told = await film(
    page,
    async () => {
      await page.locator('[data-anchor="hand/elitegeneral"]').first().click();
      await page.locator('.dock .btn--go').click();
    },
    looks,
  );
  for (const part of ['revealed Elite General', 'got +3 power', 'won location 1'])
    expect(captions(told).join('\n')).toContain(part);
  const won = told.beats.findIndex(({ says }) => says.includes('won location 1'));
  expect(told.beats[won - 1]?.last.standards).toEqual(expect.arrayContaining([expect.stringMatching(/\d/)]));
  await expect(page.getByRole('region', { name: 'The battles' })).toHaveCount(0);
});
