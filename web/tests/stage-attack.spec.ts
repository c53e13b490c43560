import type { Page } from '@playwright/test';
import { film, isTold, keepsStill, playsAgain, type Film } from './film';
import { expect, test } from './house';
import { FIGHT, practise } from './practice';

/** Attack's Stage, watched with motion as players see it. */
test.use({ stage: 'hurries', reducedMotion: 'no-preference' } as Parameters<typeof test.use>[0]);

/** Four captains in a fight: one holds one's fire, three bots fly their turns. */
async function holdFire(page: Page): Promise<Film> {
  await page.addInitScript(() => localStorage.setItem('starboard.attack.ask', 'none'));
  await practise(page, 'attack', 4, [...FIGHT, 'stage  fire']);
  const hold = async (): Promise<void> => {
    await page.locator('[data-anchor="hold"]').first().click();
    const sure = page.locator('.dock [data-key="go"]');
    if (await sure.count()) await sure.click();
  };
  return film(page, hold, { speeds: '.rival .speed' });
}

test('captains’ turns are told deed by deed: a speed changes when its change is told; Again and Space', async ({
  page,
}) => {
  const told = await holdFire(page);
  isTold(told, 6);
  keepsStill(told);
  for (const { says, first, last } of told.beats) {
    const speed = /(?:thrust|braked) to speed (\d+)/.exec(says)?.[1];
    if (speed) expect(last.speeds, says).toContain(speed);
    else if (!/speed|left the map|destroyed/.test(says)) expect(last.speeds, says).toEqual(first.speeds);
  }
  await playsAgain(page, told);
});

for (const [width, height] of [
  [390, 844],
  [844, 390],
] as const)
  test(`the table does not move while turns are played, at ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    keepsStill(await holdFire(page));
  });
