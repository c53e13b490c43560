import { expect, test } from './house';
import type { Page } from '@playwright/test';
import { pressLit } from './player';

/** Follows a lesson: presses what is lit, or goes on, until it says that it is over. Says how many steps were told. */
async function follow(page: Page): Promise<number> {
  const coach = page.getByRole('region', { name: 'Lesson' });
  const told = new Set<string>();
  for (let i = 0; i < 60; i++) {
    await expect(coach).toBeVisible();
    told.add(await coach.locator('.over').innerText());
    if (await coach.getByRole('link', { name: 'Play a real game' }).count()) return told.size;
    const state = (): Promise<string> =>
      page.evaluate(() =>
        [
          document.querySelector('.coach')?.textContent,
          document.querySelector<HTMLElement>('.table')?.dataset.picked,
        ].join('|'),
      );
    const before = await state();
    const go = coach.getByRole('button', { name: 'Go on' });
    if (await go.count()) await go.click();
    else if (await coach.getByText('Your move').count()) await pressLit(page);
    await expect.poll(state, { timeout: 20_000 }).not.toBe(before);
    await expect(page.getByRole('alert')).toHaveCount(0);
  }
  throw new Error('the lesson has no end');
}

test('a lesson is found on the first page and in the rules', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Learn a game' }).click();
  await expect(page.getByRole('link', { name: /^Learn / })).toHaveCount(5);
  await page.goto('/#/rules/realms');
  await page.getByRole('link', { name: 'Learn by playing' }).click();
  await expect(page.getByRole('region', { name: 'Lesson' })).toContainText('1 of');
});

for (const game of ['realms', 'assembly', 'attack', 'samurai', 'captains'])
  test(`the lesson of ${game} is played to its end`, async ({ page }) => {
    await page.goto(`/#/learn/${game}`);
    const steps = await follow(page);
    expect(steps).toBeGreaterThanOrEqual(6);
    expect(steps).toBeLessThanOrEqual(15);
  });

test('a lesson lets nothing else through, and comes back after a reload', async ({ page }) => {
  await page.goto('/#/learn/realms');
  const coach = page.getByRole('region', { name: 'Lesson' });
  await coach.getByRole('button', { name: 'Go on' }).click();
  await expect(page.locator('[data-lit="choice"]')).toHaveCount(1);
  await expect(page.locator('[data-lit="choice"]')).toHaveAttribute('data-anchor', 'hand/scout');
  await page.reload();
  await expect(coach).toContainText('Play a Scout');
  await expect(page.locator('[data-lit="choice"]')).toHaveCount(1);
});

test('an unfinished lesson is no game: it is gone on with, or ended', async ({ page }) => {
  await page.goto('/#/learn/realms');
  await page.getByRole('region', { name: 'Lesson' }).getByRole('button', { name: 'Go on' }).click();
  await page.goto('/');
  const mine = page.getByRole('region', { name: 'My games' });
  await expect(mine.getByRole('link', { name: 'Go on with the lesson: Star Realms' })).toBeVisible();
  await expect(mine.locator('.match')).toHaveCount(0);
  await mine.getByRole('button', { name: 'End the lesson' }).click();
  await page.reload();
  await expect(mine.getByRole('link', { name: /lesson/ })).toHaveCount(0);
});
