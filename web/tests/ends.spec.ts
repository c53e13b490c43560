import type { Page } from '@playwright/test';
import { against, expect, test } from './house';
import { practise } from './practice';

/** The moments of a game: how it begins, and how it ends. */

const over = (page: Page) => page.getByRole('region', { name: 'The game is over' });
const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
];

/** One blow before the end. */
const NEARLY = [
  'to move  seat 1',
  'seat 1 authority  20',
  'seat 2 authority  4',
  'seat 1 combat  4',
  'seat 1 hand  Scout, Viper',
  'seat 1 deck  Scout x6',
  'seat 2 deck  Scout x3, Viper',
  'seat 2 hand  Scout x4, Viper',
  'row  Ram, Ram, Cutter, Brain World, Corvette',
  'trade deck  Survey Ship, Imperial Fighter, Cutter',
  'explorers  10',
];

async function win(page: Page): Promise<void> {
  await practise(page, 'realms', 2, NEARLY);
  await page.locator('[data-anchor="combat"]').first().click();
  await page.locator('[data-key="go"]').click();
}

async function resign(page: Page): Promise<void> {
  await page.keyboard.press('m');
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('button', { name: 'Resign for good' }).click();
}

/** What of the end lies beyond the screen. */
const beyond = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.ending :is(h2, .reason, .go .btn)')].flatMap((one) => {
      const { left, top, right, bottom } = one.getBoundingClientRect();
      return left < 0 || top < 0 || right > innerWidth || bottom > innerHeight ? [one.innerText] : [];
    }),
  );

for (const size of SIZES)
  test.describe(`at ${size.width}×${size.height}`, () => {
    test.use({ viewport: size });

    test('a victory says why, counts the game, and leads on', async ({ page }) => {
      await win(page);
      await expect(over(page).getByRole('heading', { name: 'Victory' })).toBeVisible();
      await expect(over(page)).toBeFocused();
      await expect(over(page)).toContainText('Authority fell to 0.');
      await expect(over(page).getByRole('link', { name: 'Rule SR-G2' })).toBeVisible();
      await expect(over(page).getByRole('table')).toContainText('Damage dealt to Authority');
      await expect(over(page).getByRole('button', { name: 'Rematch' })).toBeVisible();
      await expect(over(page).getByRole('link', { name: 'Home' })).toBeVisible();
      expect(await beyond(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(0);
      await over(page).getByRole('link', { name: 'Watch it again' }).click();
      await expect(page.getByRole('slider', { name: 'Position in the game' })).toBeVisible();
    });

    test('resigning says “You resigned”, and the table can be seen again', async ({ page }) => {
      await against(page, 'samurai');
      await resign(page);
      await expect(over(page).getByRole('heading', { name: 'Defeat' })).toBeVisible();
      await expect(over(page)).toContainText('You resigned.');
      expect(await beyond(page)).toEqual([]);
      await over(page).getByRole('button', { name: 'See the table' }).click();
      await expect(page.locator('.felt')).toBeVisible();
      await expect(over(page)).toContainText('You resigned.');
      await over(page).getByRole('button', { name: 'See the result' }).click();
      await expect(over(page).getByRole('heading', { name: 'Defeat' })).toBeVisible();
      await expect(page.locator('.felt')).toBeHidden();
    });
  });

for (const game of ['realms', 'assembly', 'attack', 'captains'])
  test(`a defeat at ${game} is told in words, never by a rule`, async ({ page }) => {
    await against(page, game);
    await resign(page);
    await expect(over(page).getByRole('heading', { name: 'Defeat' })).toBeVisible();
    await expect(over(page)).toContainText('You resigned.');
    await expect(over(page)).toContainText(' wins.');
    await expect(over(page).getByRole('link', { name: /^Rule/ })).toHaveCount(0);
  });

test.describe('the start of a game', () => {
  test.use({ stage: 'plays' } as Parameters<typeof test.use>[0]);
  const start = (page: Page) => page.getByRole('dialog', { name: 'The game begins' });

  for (const size of SIZES)
    test(`says who plays and what for, any press closes it: ${size.width}×${size.height}`, async ({ page }) => {
      await page.setViewportSize(size);
      await page.goto('/');
      await page.getByRole('button', { name: 'Play Star Realms' }).click();
      await page.getByRole('button', { name: 'Cadet' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Play now' }).click();
      await expect(start(page)).toContainText('against');
      await expect(start(page).getByRole('heading')).toHaveText('Buy ships, find allies, bring them to zero');
      await expect(start(page)).toContainText('Whoever falls to zero is defeated');
      await expect(start(page)).not.toContainText(/SR-/);
      await expect(start(page).getByRole('button', { name: 'Begin' })).toBeInViewport({ ratio: 1 });
      await page.mouse.click(20, 20);
      await expect(start(page)).toHaveCount(0);
      await page.reload();
      await expect(page.getByRole('contentinfo', { name: 'Decision' })).toBeVisible();
      await expect(start(page)).toHaveCount(0);
    });

  test('a position that was set up has none', async ({ page }) => {
    await practise(page, 'realms', 2, NEARLY);
    await expect(page.getByRole('contentinfo', { name: 'Decision' })).toBeVisible();
    await expect(start(page)).toHaveCount(0);
  });
});
