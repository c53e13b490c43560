import { against, expect, myTurn, test } from './house';
import { looksRight } from './look';
import { byMouse } from './player';

test('home, new table, rules, settings, waiting', async ({ page }) => {
  test.setTimeout(400_000);
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Play Star Realms' })).toBeVisible();
  await looksRight(page, 'home');
  await page.getByRole('button', { name: 'Play Star Realms' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await looksRight(page, 'choose');
  await page.goto('/#/new?game=realms');
  await expect(page.getByRole('button', { name: 'Open the table' })).toBeVisible();
  await looksRight(page, 'lobby');
  await page.goto('/#/rules/realms/SR-X5');
  await expect(page.locator('#SR-X5')).toBeVisible();
  await looksRight(page, 'rules');
  await page.goto('/#/settings');
  await looksRight(page, 'settings');
  await page.goto('/');
  await page.getByRole('button', { name: 'Play Star Realms' }).click();
  await page.getByRole('button', { name: 'Invite a friend' }).click();
  await expect(page.getByRole('textbox', { name: 'Send this link' })).toBeVisible();
  await looksRight(page, 'waiting');
});

for (const game of ['realms', 'assembly', 'attack', 'samurai', 'captains'])
  test(`the table of ${game}`, async ({ page }) => {
    await against(page, game);
    // Drawn tables are looked at in the middle of a game.
    if (game === 'realms' || game === 'assembly') await byMouse(page, 32);
    await myTurn(page);
    await looksRight(page, `table-${game}`);
  });

test('palette, refusal, end, replay', async ({ page }) => {
  test.setTimeout(400_000);
  await against(page, 'realms');
  await myTurn(page);
  await page.keyboard.press('/');
  await expect(page.getByRole('combobox')).toBeVisible();
  await looksRight(page, 'palette');
  await page.getByRole('combobox').fill('buy explorer');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toBeVisible();
  await looksRight(page, 'refusal');
  // Bots play on: a whole game is there to be replayed.
  await page.keyboard.press('m');
  await page.getByRole('button', { name: 'Let a bot play on' }).click();
  await page.getByRole('button', { name: 'Let the bot play' }).click();
  await expect(page.getByRole('region', { name: 'The game is over' })).toBeVisible({ timeout: 120_000 });
  await looksRight(page, 'over');
  await page.getByRole('link', { name: 'Replay' }).click();
  await expect(page.getByRole('slider', { name: 'Position in the game' })).toBeVisible();
  await expect(page.getByText(/action \d{2,} of/)).toBeVisible();
  for (let i = 0; i < 3; i++) await page.getByRole('slider', { name: 'Position in the game' }).press('PageDown');
  await expect(page.getByRole('region', { name: 'Course of the game' }).filter({ visible: true })).toBeVisible();
  await looksRight(page, 'replay');
});

test('the light theme', async ({ page }) => {
  test.setTimeout(400_000);
  await page.addInitScript(() => localStorage.setItem('starboard.settings', JSON.stringify({ theme: 'light' })));
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Play Star Realms' })).toBeVisible();
  await looksRight(page, 'light-home');
  for (const game of ['realms', 'assembly']) {
    await against(page, game);
    await byMouse(page, 12);
    await myTurn(page);
    await looksRight(page, `light-${game}`);
  }
});
