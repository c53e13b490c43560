import { against, expect, myTurn, test } from './house';
import { dragBy as drag, told } from './player';

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
  await drag(page, hand, page.locator('[data-anchor^="row/"]').first());
  await expect(page.getByRole('alert'), 'on something that does not take it, it says so').toBeVisible();
  await drag(page, hand, table);
  await expect(table.getByRole('button', { name: /^Scout/ })).toBeVisible();

  await page.keyboard.press('/');
  await page.getByRole('combobox', { name: 'Action' }).fill('play all');
  await page.keyboard.press('Enter');
  const offered = page.locator(
    '[data-anchor^="row/"][data-lit="choice"], [data-anchor="explorers"][data-lit="choice"]',
  );
  await expect(offered.first()).toBeVisible();
  const pile = page.getByRole('button', { name: /^discard: / });
  await expect(pile).toHaveAccessibleName('discard: 0');
  const tick = await page.locator('.table').getAttribute('data-tick');
  await drag(page, offered.first(), pile);
  await told(page, tick);
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
    await told(page, tick);
  }
});

test.describe('with a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('Star Realms: a card to the table', async ({ page }) => {
    await against(page, 'realms');
    await myTurn(page);
    const hand = page.locator('[data-anchor="hand/scout"][data-lit="choice"]');
    const table = page.getByRole('region', { name: 'Your cards in play' });
    await drag(page, hand, table, 'finger');
    await expect(table.getByRole('button', { name: /^Scout/ })).toBeVisible();
  });

  test('Starships Assembly: a card to the hand', async ({ page }) => {
    await against(page, 'assembly');
    await myTurn(page);
    const tick = await page.locator('.table').getAttribute('data-tick');
    await drag(
      page,
      page.locator('[data-anchor^="row/"][data-lit="choice"], [data-anchor^="agenda/"][data-lit="choice"]').first(),
      page.getByRole('region', { name: 'Your hand' }),
      'finger',
    );
    await told(page, tick);
  });
});
