import type { Page } from '@playwright/test';
import { captions, film, isTold, keepsStill, playsAgain } from './film';
import { expect, myTurn, test } from './house';
import { CHAMBER, practise } from './practice';

/** Starships Assembly on the Stage: votes, berths and shields run with the deeds that change them. */
test.use({ stage: 'hurries', reducedMotion: 'no-preference' } as Parameters<typeof test.use>[0]);

const LINES = ['phase  war', 'seat 1 fleet  Lance, Noma, Vero, Plenum', 'seat 2 fleet  United, Ostrin, Gazer, Tumult'];

/** Types an action. */
async function say(page: Page, ...actions: string[]): Promise<void> {
  for (const action of actions) {
    await myTurn(page);
    await page.keyboard.press('/');
    await page.getByRole('combobox', { name: 'Action' }).fill(action);
    await page.keyboard.press('Enter');
  }
}

test('votes and ships are counted when their deed is shown; Again and Space', async ({ page }) => {
  await practise(page, 'assembly', 2, CHAMBER);
  await myTurn(page);
  const looks = { votes: '.votes .pool b', ships: '#at-fleet-2 .berth--on' };
  const told = await film(page, () => say(page, 'end'), looks);
  isTold(told, 4);
  keepsStill(told);
  let [votes, ships] = ['0', 1];
  for (const { says, first, last } of told.beats) {
    expect([first.votes?.[0], first.ships?.length], `at first: ${says}`).toEqual([votes, ships]);
    const pool = [...says.matchAll(/(\d+) (?:now|left)/g)].at(-1)?.[1];
    if (pool) expect(last.votes?.[0], `at last: ${says}`).toBe(pool);
    expect((last.ships?.length ?? 0) - ships, `at last: ${says}`).toBe(says.includes('deployed') ? 1 : 0);
    [votes, ships] = [last.votes?.[0] ?? '', last.ships?.length ?? 0];
  }
  expect(captions(told).join()).toContain('votes');
  await playsAgain(page, told);
});

test('one’s own shot is a moment too: the damage card is seen before a shield goes out', async ({ page }) => {
  await practise(page, 'assembly', 2, LINES);
  await say(page, 'aim 1 at Gazer', 'confirm');
  await myTurn(page);
  const left = '.ships .pips i:not(.off)';
  const before = await page.locator(left).count();
  const told = await film(page, () => say(page, 'fire 1'), { shot: '[data-shot]@data-shot', left });
  keepsStill(told);
  const shot = told.beats.find(({ says }) => says.includes('fired at Gazer'));
  expect(shot?.says).toContain(shot?.first.shot?.[0] ?? 'a damage card');
  expect(shot?.first.left, 'shields while the card is read').toHaveLength(before);
  expect(shot?.last.left, 'shields once it has struck').toHaveLength(before - 1);
});

test('on a phone nothing moves either, and with reduced motion nothing travels', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await practise(page, 'assembly', 2, CHAMBER);
  await myTurn(page);
  const moving = () => page.evaluate(() => document.querySelector('.flights')?.getAnimations({ subtree: true }).length);
  const told = await film(page, async () => {
    await say(page, 'end');
    await expect(page.locator('.felt')).toHaveAttribute('data-stage', 'playing');
    expect(await moving()).toBe(0);
  });
  isTold(told, 4);
  keepsStill(told);
});
