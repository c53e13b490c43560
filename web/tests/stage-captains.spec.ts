import type { Page } from '@playwright/test';
import { film, isTold, keepsStill, playsAgain, type Film } from './film';
import { expect, myTurn, test } from './house';
import { practise } from './practice';

/** The Stage of Starship Captains, watched with motion as players see it. */
test.use({ stage: 'hurries', reducedMotion: 'no-preference' } as Parameters<typeof test.use>[0]);

/** Passes: all that follows in this round is the others'. */
async function pass(page: Page): Promise<Film> {
  await practise(page, 'captains', 2, []);
  await myTurn(page);
  const act = async (): Promise<void> => {
    await page.getByRole('button', { name: /^Pass/ }).first().click();
    const sure = page.locator('[data-key="go"]');
    if (await sure.count()) await sure.click();
  };
  // Medals, damage, artifacts and pirates of the ship shown.
  return film(page, act, { counts: '[data-guest]@data-guest', recap: '[data-recap="2"]' });
}

test('a ship’s counts change with the deed that changes them, a round ends with a recap; Again and Space', async ({
  page,
}) => {
  const told = await pass(page);
  isTold(told, 4);
  keepsStill(told);
  for (const { says, first, last } of told.beats) {
    const [before, after] = [first, last].map(({ counts }) => (counts?.[0] ?? '').split(' ').map(Number));
    if (!first.counts?.[0] || !last.counts?.[0]) continue;
    if (before?.[0] !== after?.[0]) expect(says).toMatch(/medal/);
    if (before?.[1] !== after?.[1]) expect(says).toMatch(/damage|repaired/);
  }
  const recap = told.beats.flatMap(({ last }) => last.recap ?? []);
  expect(recap.join()).toContain('Round 1 is over');
  await playsAgain(page, told);
});

test('on a phone nothing moves either', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  keepsStill(await pass(page));
});
