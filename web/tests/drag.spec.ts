import type { Locator, Page } from '@playwright/test';
import { against, expect, myTurn, test } from './house';

/** Drags one thing onto another, as a hand with a mouse does. */
async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  const [a, b] = [await from.boundingBox(), await to.boundingBox()];
  if (!a || !b) throw new Error('nothing to drag, or nowhere to drop it');
  await page.mouse.move(a.x + a.width / 2, a.y + a.height / 2);
  await page.mouse.down();
  await page.mouse.move(a.x + a.width / 2 + 12, a.y + a.height / 2 - 12);
  await expect(page.locator('.ghost')).toBeVisible();
  await page.mouse.move(b.x + b.width / 2, b.y + b.height / 2, { steps: 4 });
  await page.mouse.up();
  await expect(page.locator('.ghost')).toHaveCount(0);
}

test('Star Realms by dragging: a card to the table, a purchase to the discard pile', async ({ page }) => {
  await against(page, 'realms');
  await myTurn(page);
  const hand = page.locator('[data-anchor="hand/scout"][data-lit="choice"]');
  const table = page.getByRole('region', { name: 'Your cards in play' });
  const lines = page.locator('.log__line');
  const before = await lines.count();
  await drag(page, hand, page.locator('.log').first());
  await expect(hand).toHaveAttribute('data-lit', 'choice');
  expect(await lines.count(), 'dropped elsewhere it does nothing').toBe(before);
  await drag(page, hand, table);
  await expect(table.getByRole('button', { name: /^Scout/ })).toBeVisible();

  await page.keyboard.press('/');
  await page.getByRole('combobox', { name: 'Action' }).fill('play all');
  await page.keyboard.press('Enter');
  const offered = page.locator('[data-anchor^="row/"][data-lit="choice"], [data-anchor="explorers"][data-lit="choice"]');
  await expect(offered.first()).toBeVisible();
  const pile = page.getByRole('button', { name: /^discard: / });
  await expect(pile).toHaveAccessibleName('discard: 0');
  await drag(page, offered.first(), pile);
  const go = page.locator('[data-key="go"]');
  if (await go.count()) await go.click();
  await expect(pile).toHaveAccessibleName('discard: 1');
});

test('Starships Assembly by dragging: a card to the hand', async ({ page }) => {
  await against(page, 'assembly');
  for (let i = 0; i < 3; i++) {
    await myTurn(page);
    const open = page.locator('[data-anchor^="row/"][data-lit="choice"], [data-anchor^="agenda/"][data-lit="choice"]');
    if (!(await open.count())) return;
    const tick = await page.locator('.table').getAttribute('data-tick');
    await drag(page, open.first(), page.getByRole('region', { name: 'Your hand' }));
    const go = page.locator('[data-key="go"]');
    if (await go.count()) await go.click();
    await expect(page.locator('.table')).not.toHaveAttribute('data-tick', tick ?? '');
  }
});
