import { against, expect, myTurn, test } from './house';
import { looksRight } from './look';

test('home, new table, rules, settings, waiting', async ({ page }) => {
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
    await myTurn(page);
    await looksRight(page, `table-${game}`);
  });

test('palette, refusal, end, replay', async ({ page }) => {
  await against(page, 'realms');
  await myTurn(page);
  await page.keyboard.press('/');
  await expect(page.getByRole('combobox')).toBeVisible();
  await looksRight(page, 'palette');
  await page.getByRole('combobox').fill('buy explorer');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toBeVisible();
  await looksRight(page, 'refusal');
  await page.keyboard.press('m');
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('button', { name: 'Resign for good' }).click();
  await expect(page.getByRole('region', { name: 'The game is over' })).toBeVisible();
  await looksRight(page, 'over');
  await page.getByRole('link', { name: 'Replay' }).click();
  await expect(page.getByRole('slider', { name: 'Position in the game' })).toBeVisible();
  await looksRight(page, 'replay');
});
