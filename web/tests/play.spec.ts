import { against, expect, myTurn, test } from './house';
import { byKeys, byMouse, byTouch } from './player';
import { CLOSE, practise } from './practice';

test.describe.configure({ timeout: 900_000 });

test('from the first page to a table in three presses', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play Star Realms' }).click();
  await page.getByRole('button', { name: 'Cadet' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Play now' }).click();
  await expect(page.getByRole('contentinfo', { name: 'Decision' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Star Realms');
});

test('a whole game by mouse', async ({ page }) => {
  await against(page, 'realms', 'cadet');
  expect(await byMouse(page, 1200)).toBe(true);
  await expect(page.getByRole('region', { name: 'The game is over' })).toBeVisible();
  await page.getByRole('button', { name: 'Rematch' }).click();
  await expect(page.getByRole('region', { name: 'The game is over' })).toHaveCount(0);
  await expect(page.getByRole('contentinfo', { name: 'Decision' })).toBeVisible();
});

test('a whole game of Starships Assembly by mouse', async ({ page }) => {
  await against(page, 'assembly', 'cadet');
  expect(await byMouse(page, 1200)).toBe(true);
  await expect(page.getByRole('region', { name: 'The game is over' })).toBeVisible();
});

test('a game to its end by keyboard alone', async ({ page }) => {
  await practise(page, 'realms', 2, CLOSE);
  await myTurn(page);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
  await page.keyboard.press('Escape');
  expect(await byKeys(page, 1200)).toBe(true);
  await expect(page.getByRole('region', { name: 'The game is over' })).toBeVisible();
});

test('a whole game of Starships Assembly by keyboard alone', async ({ page }) => {
  await against(page, 'assembly', 'cadet');
  expect(await byKeys(page, 1200)).toBe(true);
  await expect(page.getByRole('region', { name: 'The game is over' })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  for (const game of ['realms', 'assembly'])
    test(`a game of ${game} to its end, nothing beyond the edge`, async ({ page }) => {
      await practise(page, game, 2, game === 'realms' ? CLOSE : []);
      const wide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      for (let i = 0; i < 80; i++) {
        const over = await byTouch(page, 15);
        expect(await wide(), 'scrolls sideways').toBeLessThanOrEqual(0);
        if (over) break;
      }
      await expect(page.getByRole('region', { name: 'The game is over' })).toBeVisible();
    });
});

for (const game of ['attack', 'samurai'])
  test(`plays ${game} for a while`, async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    await against(page, game, 'random');
    await byMouse(page, 25);
    expect(errors).toEqual([]);
  });

test('undo takes the last action back', async ({ page }) => {
  await against(page, 'realms', 'cadet');
  const hand = page.locator('[data-anchor^="hand/"][data-lit="choice"]');
  const before = await hand.count();
  await hand.first().click();
  await expect(page.getByRole('button', { name: 'Undo the last action' })).toBeVisible();
  await page.keyboard.press('u');
  await expect(hand).toHaveCount(before);
});
