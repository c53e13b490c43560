import type { Page } from '@playwright/test';
import { captions, film, isTold, keepsStill, playsAgain } from './film';
import { expect, myTurn, test } from './house';
import { practise } from './practice';

/** What the Stage promises, watched with motion as players see it, at Star Realms. */
test.use({ stage: 'hurries', reducedMotion: 'no-preference' } as Parameters<typeof test.use>[0]);

const felt = (page: Page) => page.locator('.felt');
const caption = (page: Page) => page.locator('[data-stage-caption]');

/** Ends one's own turn, whatever is left. */
async function endTurn(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^End (the |your )?turn/ }).click();
  const sure = page.locator('[data-key="go"]');
  if (await sure.count()) await sure.click();
}

test.beforeEach(async ({ page }) => {
  await practise(page, 'realms', 2, []);
  await myTurn(page);
});

test('a bot’s turn is told deed by deed, and a card is in the row until its purchase is shown', async ({ page }) => {
  const told = await film(page, () => endTurn(page), { row: '.market [data-card]@data-card' });
  isTold(told, 3);
  keepsStill(told);
  let bought = 0;
  for (const [i, { says, first, last }] of told.beats.entries()) {
    const [, gone, came] = /bought (.+?) for.*?, (.+?) was added to the row/.exec(says) ?? [];
    if (!gone || !came) continue;
    bought += 1;
    const [before, after] = [first, last].map(({ row }) => row?.filter((card) => card === came).length ?? 0);
    expect(told.beats[i - 1]?.last.row, says).toContain(gone);
    expect(after, says).toBe((before ?? 0) + 1);
  }
  expect(bought, captions(told).join('\n')).toBeGreaterThan(0);
  await playsAgain(page, told);
});

test('Space, Skip and a press on the felt end it at once; Again shows it once more', async ({ page }) => {
  await endTurn(page);
  await expect(felt(page)).toHaveAttribute('data-stage', 'playing');
  const first = await caption(page).innerText();
  // The bot may still be at its turn: what it does after the press is told anew, and skipped again.
  const skipped = async (): Promise<string | null> => {
    if ((await felt(page).getAttribute('data-stage')) === 'playing') await page.keyboard.press('Space');
    return felt(page).getAttribute('data-stage');
  };
  await expect.poll(skipped, { intervals: [50], timeout: 1500 }).toBe('arrived');
  await page.getByRole('button', { name: 'Show the last turn again' }).click();
  await expect(caption(page)).toHaveText(first);
  await page.getByRole('button', { name: 'Skip' }).click();
  await expect(felt(page)).toHaveAttribute('data-stage', 'arrived', { timeout: 500 });
  await page.getByRole('button', { name: 'Show the last turn again' }).click();
  await expect(felt(page)).toHaveAttribute('data-stage', 'playing');
  const tick = await page.locator('.play').getAttribute('data-picked');
  await felt(page).click();
  await expect(felt(page)).toHaveAttribute('data-stage', 'arrived', { timeout: 500 });
  expect(await page.locator('.play').getAttribute('data-picked')).toBe(tick);
});

test('a reload shows nothing again', async ({ page }) => {
  await endTurn(page);
  await page.keyboard.press('Space');
  await myTurn(page);
  await page.reload();
  await myTurn(page);
  await expect(felt(page)).toHaveAttribute('data-stage', 'arrived');
  await expect(page.getByRole('button', { name: 'Show the last turn again' })).toHaveCount(0);
});

test('on a phone nothing moves either, and with reduced motion nothing travels', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const moving = () => page.evaluate(() => document.querySelector('.flights')?.getAnimations({ subtree: true }).length);
  const told = await film(page, async () => {
    await endTurn(page);
    await expect(felt(page)).toHaveAttribute('data-stage', 'playing');
    expect(await moving()).toBe(0);
  });
  isTold(told, 3);
  keepsStill(told);
});

test('those who listen hear each deed in the words of its caption', async ({ page }) => {
  const told = await film(page, () => endTurn(page), { heard: '.heard[role="status"] p' });
  for (const { says, last } of told.beats) expect(last.heard?.join(' '), says).toContain(says);
});
