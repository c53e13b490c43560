import { against, myTurn, test } from './house';
import { byMouse } from './player';
import { practise } from './practice';
const sizes = [[390, 844], [844, 390], [1440, 900]] as const;
const shots = async (page: import('@playwright/test').Page, name: string) => {
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    await page.screenshot({ path: `/tmp/fr/shots/${name}-${width}.png` });
  }
};
const DUEL = ['to move  seat 1','seat 1 authority  20','seat 2 authority  9','seat 1 combat  4','seat 1 trade  3','seat 1 hand  Scout, Viper','seat 1 deck  Scout x6','seat 2 deck  Scout x3, Viper','seat 2 hand  Scout x4, Viper','row  Ram, Ram, Cutter, Brain World, Corvette','trade deck  Survey Ship, Imperial Fighter, Cutter','explorers  10'];
test('shots realms', async ({ page }) => {
  await practise(page, 'realms', 2, DUEL);
  await myTurn(page);
  await page.locator('[data-key^="pick"], [data-usual]').filter({ hasText: /^End/ }).first().click();
  await shots(page, 'warned');
  await page.keyboard.press('Escape');
  await page.keyboard.press('m');
  await page.getByRole('button', { name: 'Let a bot play on' }).click();
  await shots(page, 'sure');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.keyboard.press('/');
  await page.getByRole('combobox').fill('buy brain world');
  await page.keyboard.press('Enter');
  await shots(page, 'refused');
  await page.keyboard.press('m');
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('button', { name: 'Resign for good' }).click();
  await page.getByRole('region', { name: 'The game is over' }).waitFor();
  await shots(page, 'over');
  await page.getByRole('link', { name: 'Replay' }).click();
  await page.getByRole('button', { name: 'Play on from here' }).first().click();
  await shots(page, 'playon');
});
test('shots mid', async ({ page }) => {
  await against(page, 'realms');
  await byMouse(page, 30);
  await myTurn(page);
  await shots(page, 'realms');
  await against(page, 'assembly');
  await myTurn(page);
  await shots(page, 'lobby');
  await byMouse(page, 30);
  await myTurn(page);
  await shots(page, 'assembly');
  await practise(page, 'assembly', 2, ['phase  war', 'seat 1 fleet  Lance, Noma, Vero, Plenum', 'seat 2 fleet  United, Ostrin, Gazer, Tumult']);
  await myTurn(page);
  await shots(page, 'war');
});
