import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { against, expect, myTurn, test } from './house';
import { shrink } from './png';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const folder = '../docs/screens';
const keep = process.env.SCREENS === '1';
const sizes = [[390, 844], [820, 1180], [1440, 900]] as const;
interface Found { violations: { id: string; impact: string; nodes: { html: string }[] }[] }

/** Axe has nothing serious to say, nothing scrolls sideways, nothing pressed is below 44 px on a phone. */
async function looksRight(page: Page, name: string): Promise<void> {
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    // The new size is laid out once two frames were drawn.
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide, `${name} at ${width} scrolls sideways`).toBeLessThanOrEqual(0);
    if (width === 390) expect(await tooSmall(page), `${name}: too small to press`).toEqual([]);
    if (keep) {
      mkdirSync(folder, { recursive: true });
      writeFileSync(`${folder}/${name}-${width}x${height}.png`, shrink(await page.screenshot()));
    }
    await page.evaluate(axeSource);
    const found = (await page.evaluate('axe.run(document, { runOnly: ["wcag2a", "wcag2aa", "wcag21aa"] })')) as Found;
    const serious = found.violations.filter((one) => one.impact === 'serious' || one.impact === 'critical');
    expect(serious.map((one) => `${one.id}: ${one.nodes[0]?.html ?? ''}`), `${name} at ${width}`).toEqual([]);
  }
}

const tooSmall = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, a.btn, select, summary, input:not([type=range])')]
      .filter((one) => one.offsetParent !== null && one.getClientRects().length > 0 && !one.classList.contains('skip'))
      .filter((one) => one.getBoundingClientRect().height < 43.5)
      .map((one) => one.outerHTML.slice(0, 120)),
  );

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
