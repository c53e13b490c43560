import { against, expect, myTurn, test } from './house';

test('a finished game is scrubbed, shared and played on', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const id = await against(page, 'realms');
  await myTurn(page);
  await page.locator('[data-anchor^="hand/"][data-lit="choice"]').first().click();
  await page.keyboard.press('m');
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('button', { name: 'Resign for good' }).click();
  await page.getByRole('link', { name: 'Replay' }).click();

  const scrub = page.getByRole('slider', { name: 'Position in the game' });
  await expect(scrub).toBeVisible();
  await page.getByRole('button', { name: 'Back one action' }).click();
  await expect(page).toHaveURL(/step=\d+/);
  const last = Number(await scrub.getAttribute('max'));
  expect(last).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Share this moment' }).click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toContain(`#/replay/${id}?step=${last - 1}`);

  const step = await scrub.inputValue();
  await page.goto('/');
  await page.goto(link);
  await expect(scrub).toHaveValue(step);
  await page.getByRole('button', { name: 'Play on from here' }).first().click();
  await expect(page.getByRole('contentinfo', { name: 'Decision' })).toBeVisible();
});

test('a replay before the end is refused in words', async ({ page }) => {
  const id = await against(page, 'realms');
  await page.goto(`/#/replay/${id}`);
  await expect(page.getByRole('alert')).toContainText('over');
});
