import { against, expect, myTurn, test } from './house';

/** Broad tables get the whole width: the log folds away, and what one points at is told beside it. */
test('the side folds and comes back', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await against(page, 'samurai');
  await myTurn(page);
  const side = page.getByRole('complementary', { name: 'Log and details' });
  await expect(side).toHaveCount(0);
  await page.keyboard.press('l');
  await expect(side.getByRole('region', { name: 'Log' })).toBeVisible();
  await page.reload();
  await expect(side).toBeVisible();
  await page.getByRole('button', { name: 'Log', exact: true }).first().click();
  await expect(side).toHaveCount(0);
});

test('what one points at is told beside it, on the screen', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await against(page, 'samurai');
  await myTurn(page);
  const thing = page.locator('[data-lit="choice"]').first();
  await thing.hover();
  const card = page.locator('.pointed');
  await expect(card).toBeVisible();
  const [told, at] = [await card.boundingBox(), await thing.boundingBox()];
  expect(
    told &&
      at &&
      (told.x >= at.x + at.width ||
        told.x + told.width <= at.x ||
        told.y >= at.y + at.height ||
        told.y + told.height <= at.y),
  ).toBe(true);
  await page.mouse.move(5, 5);
  await expect(card).toHaveCount(0);
});
