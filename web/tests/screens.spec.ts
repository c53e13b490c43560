import { against, expect, myTurn, test } from './house';
import { midGame } from './late';
import { contactSheet, looksRight, TABLE_SIZES } from './look';
import { CHAMBER, FIGHT, practise, WAR } from './practice';

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

/** Late games of many take long: a part of make soak, and of npm run screens. */
const long = process.env.SOAK === '1' || process.env.SCREENS !== undefined;

/** Every table for two in the middle of a game, and with the most players late in one. */
for (const [game, most, format] of [
  ['realms', 6, 'free-for-all'],
  ['assembly', 2, undefined],
  ['attack', 4, undefined],
  ['samurai', 4, undefined],
  ['captains', 4, undefined],
] as const)
  test(`the table of ${game}`, async ({ page }) => {
    test.setTimeout(900_000);
    await page.setViewportSize({ width: 1440, height: 900 });
    await midGame(page, game, 2, 0.5);
    await looksRight(page, `table-${game}`, TABLE_SIZES);
    if (!long) return;
    await page.setViewportSize({ width: 1440, height: 900 });
    await midGame(page, game, most, 0.85, format);
    await looksRight(page, `table-${game}-full`, TABLE_SIZES);
    await contactSheet(page, `tables-${game}`, [`table-${game}`, `table-${game}-full`]);
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
  await page.getByRole('link', { name: 'Watch it again' }).click();
  await expect(page.getByRole('slider', { name: 'Position in the game' })).toBeVisible();
  await expect(page.getByText(/action \d{2,} of/)).toBeVisible();
  for (let i = 0; i < 3; i++) await page.getByRole('slider', { name: 'Position in the game' }).press('PageDown');
  await expect(page.getByRole('region', { name: 'Course of the game' }).filter({ visible: true })).toBeVisible();
  await looksRight(page, 'replay');
});

/** Colours are judged where they lie closest, and where they have the most room. */
const CLOSE_AND_WIDE = [
  [390, 844],
  [1440, 900],
] as const;

test('the light theme', async ({ page }) => {
  test.setTimeout(400_000);
  await page.addInitScript(() =>
    localStorage.setItem('starboard.settings', JSON.stringify({ theme: 'light', speed: 0 })),
  );
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Play Star Realms' })).toBeVisible();
  await looksRight(page, 'light-home', CLOSE_AND_WIDE);
  for (const [game, players, position] of [
    ['realms', 2, []],
    ['assembly', 2, CHAMBER],
    ['attack', 4, [...FIGHT, 'stage  course']],
    ['samurai', 4, WAR],
    ['captains', 4, []],
  ] as const) {
    await practise(page, game, players, position);
    await myTurn(page);
    await looksRight(page, `light-${game}`, CLOSE_AND_WIDE);
  }
});
