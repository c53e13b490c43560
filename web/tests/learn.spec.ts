import { against, expect, myTurn, test } from './house';
import type { Page } from '@playwright/test';
import { byMouse, pressGo, pressLit } from './player';

const GAMES = ['realms', 'assembly', 'attack', 'samurai', 'captains'];
const MOST_STEPS = 90;

/** What a step shows: every press must change it. */
const shown = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [
      document.querySelector('.coach')?.textContent,
      document.querySelector<HTMLElement>('.table')?.dataset.picked,
      document.querySelector<HTMLElement>('.table')?.dataset.tick,
    ].join('|'),
  );

/** One step on: the coach's own button, or what is lit. Says whether the lesson is over. */
async function onward(page: Page, by: 'mouse' | 'finger'): Promise<boolean> {
  const coach = page.getByRole('region', { name: 'Lesson' });
  await expect(coach).toBeVisible();
  const button = coach.locator('[data-key="coach"]');
  if (await button.filter({ hasText: 'Play a real game' }).count()) return true;
  // The end may come while this is read: its button leads away, and is never pressed as a step.
  const go = button.filter({ hasNotText: 'Play a real game' });
  const before = await shown(page);
  if (await go.count()) await (by === 'mouse' ? go.click() : go.tap());
  else if (await coach.getByText('Your move').count()) await pressLit(page, by);
  // What warns takes no double tap: a finger that was too quick taps once more.
  const pressed = async () => {
    const now = await shown(page);
    if (now === before) await pressGo(page);
    return now;
  };
  await expect.poll(pressed, { timeout: 20_000 }).not.toBe(before);
  await expect(page.getByRole('alert')).toHaveCount(0);
  return false;
}

/** Follows a lesson to its end. Says which chapters it had. */
async function follow(page: Page, by: 'mouse' | 'finger'): Promise<string[]> {
  const told = new Set<string>();
  for (let i = 0; i < MOST_STEPS; i++) {
    const over = await onward(page, by);
    await page.locator('.coach').waitFor();
    told.add((await page.locator('.coach').getAttribute('data-chapter')) ?? '');
    if (over) return [...told];
  }
  throw new Error('the lesson has no end');
}

/** A finished lesson is no game of one's own: its chapters are ended, and none is listed. */
async function isNoGame(page: Page): Promise<void> {
  await page.goto('/');
  const statuses = () =>
    page.evaluate(async () => {
      const key = localStorage.getItem('starboard.key');
      const headers = { 'content-type': 'application/json' };
      await fetch('/api/v1/sessions', { method: 'POST', headers, body: JSON.stringify({ key }) });
      const answer = (await (await fetch('/api/v1/me/tables')).json()) as { tables: { status: string }[] };
      return answer.tables.map((table) => table.status);
    });
  await expect.poll(statuses, { message: 'every chapter is ended' }).toEqual(['finished', 'finished']);
  await page.reload();
  const mine = page.getByRole('region', { name: 'My games' });
  await expect(mine).toContainText('Games you play are listed here.');
  await expect(mine.locator('.match')).toHaveCount(0);
  await expect(mine.getByRole('link', { name: /lesson/ })).toHaveCount(0);
}

test('a lesson is found on the first page and in the rules', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Learn a game' }).click();
  await expect(page.getByRole('link', { name: /^Learn / })).toHaveCount(5);
  await page.goto('/#/rules/realms');
  await page.getByRole('link', { name: 'Learn by playing' }).click();
  await expect(page.getByRole('region', { name: 'Lesson' })).toContainText('1 of');
});

for (const game of GAMES) {
  test(`the lesson of ${game} is played to its end by mouse`, async ({ page }) => {
    await page.goto(`/#/learn/${game}`);
    const chapters = await follow(page, 'mouse');
    await expect(page.getByRole('group', { name: 'Chapters' }).getByRole('button')).toHaveCount(chapters.length);
    expect(chapters.length).toBeGreaterThanOrEqual(2);
    if (game === 'realms') await isNoGame(page);
  });
  test.describe(() => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
    test(`the lesson of ${game} is played to its end by finger`, async ({ page }) => {
      await page.goto(`/#/learn/${game}`);
      await follow(page, 'finger');
    });
  });
}

test('after the lesson the easiest set-up is chosen already', async ({ page }) => {
  await page.goto('/#/new?game=assembly&mode=first');
  await expect(page.getByRole('button', { name: /^First game/ })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('The easiest set-up is chosen')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText('2 seats');
});

test('a wrong step is explained, not taken', async ({ page }) => {
  await page.goto('/#/learn/realms');
  const coach = page.getByRole('region', { name: 'Lesson' });
  await coach.getByRole('button', { name: 'Go on' }).click();
  await expect(coach).toContainText('Play a Scout');
  const tick = await page.locator('.table').getAttribute('data-tick');
  await page.locator('[data-anchor="hand/viper"]').first().click();
  await expect(coach).toContainText('is allowed, but not what comes next here');
  await expect(coach).toContainText('Play from your hand first');
  await page.locator('[data-anchor^="row/"]').first().click();
  await expect(coach).not.toContainText('is allowed, but');
  expect(await page.locator('.table').getAttribute('data-tick')).toBe(tick);
  await page.locator('[data-lit="choice"]').first().click();
  await expect(coach).not.toContainText('Not quite');
});

test('a wrong layout in the lesson of Attack is answered, not overwritten', async ({ page }) => {
  await page.goto('/#/learn/attack');
  const coach = page.getByRole('region', { name: 'Lesson' });
  await coach.getByRole('button', { name: 'Go on' }).click();
  await expect(coach).toContainText('Lay them in secret');
  await page.locator('[data-anchor="coin/5"]').first().click();
  await page.locator('[data-anchor="trait/engines"]').first().click();
  await expect(page.getByRole('contentinfo', { name: 'Decision' })).toContainText('another layout');
});

test('a chapter can be chosen by itself', async ({ page }) => {
  await page.goto('/#/learn/samurai');
  const coach = page.getByRole('region', { name: 'Lesson' });
  await coach.getByRole('button', { name: /^Chapter 3/ }).click();
  await expect(coach).toContainText('Tithe Docks');
  await page.reload();
  await expect(coach).toContainText('Tithe Docks');
});

test('a lesson lets nothing else through, and comes back after a reload', async ({ page }) => {
  await page.goto('/#/learn/realms');
  const coach = page.getByRole('region', { name: 'Lesson' });
  await coach.getByRole('button', { name: 'Go on' }).click();
  await expect(page.locator('[data-lit="choice"]')).toHaveCount(1);
  await expect(page.locator('[data-lit="choice"]')).toHaveAttribute('data-anchor', 'hand/scout');
  await page.reload();
  await expect(coach).toContainText('Play a Scout');
  await expect(page.locator('[data-lit="choice"]')).toHaveCount(1);
});

test('an unfinished lesson is no game: it is gone on with, or ended', async ({ page }) => {
  await page.goto('/#/learn/realms');
  await page.getByRole('region', { name: 'Lesson' }).getByRole('button', { name: 'Go on' }).click();
  await page.goto('/');
  const mine = page.getByRole('region', { name: 'My games' });
  await expect(mine.getByRole('link', { name: 'Go on with the lesson: Star Realms' })).toBeVisible();
  await expect(mine.locator('.match')).toHaveCount(0);
  await mine.getByRole('button', { name: 'End the lesson' }).click();
  await page.reload();
  await expect(mine.getByRole('link', { name: /lesson/ })).toHaveCount(0);
});

test.describe('the first games', () => {
  test.use({ tips: true });
  test('tell each new thing once, and can be told not to', async ({ page }) => {
    await against(page, 'realms');
    await myTurn(page);
    const tip = page.getByRole('region', { name: 'Tip' });
    await expect(tip).toContainText('Play your cards first');
    await tip.getByRole('button', { name: 'Got it' }).click();
    await expect(tip).toHaveCount(0);
    await page.reload();
    await myTurn(page);
    await expect(page.locator('[data-lit="choice"]').first()).toBeVisible();
    await expect(page.getByText('Play your cards first')).toHaveCount(0);
    await page.getByRole('button', { name: 'Play all' }).click();
    await expect(tip).toBeVisible();
    await tip.getByRole('button', { name: 'No more tips' }).click();
    await page.goto('/#/settings');
    await expect(
      page.getByRole('group', { name: 'Tips in first games' }).getByRole('button', { name: 'Off' }),
    ).toHaveAttribute('aria-pressed', 'true');
  });
  test('offer sound once, and it is off until then', async ({ page }) => {
    await page.addInitScript(() => {
      const told = ['play', 'ally', 'buy', 'use', 'scrap-own', 'attack', 'choose', 'scrap', 'scrap-row', 'owed'];
      if (!localStorage.getItem('starboard.tips'))
        localStorage.setItem(
          'starboard.tips',
          JSON.stringify({ off: false, seen: told.map((one) => `realms/${one}`) }),
        );
    });
    await against(page, 'realms');
    await byMouse(page, 8);
    const tip = page.getByRole('region', { name: 'Tip' });
    await expect(tip).toContainText('Do you want sound?');
    await tip.getByRole('button', { name: 'No, thanks' }).click();
    await page.reload();
    await byMouse(page, 8);
    await expect(tip).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('starboard.settings'))).not.toContain('sound');
  });
  for (const [width, height] of [
    [390, 844],
    [844, 390],
    [1440, 900],
  ] as const)
    test(`leave what is lit free at ${width}×${height}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      for (const game of GAMES) {
        await against(page, game);
        await myTurn(page);
        await expect(page.getByRole('region', { name: 'Tip' })).toBeVisible();
        const covered = await page.evaluate(() => {
          const buttons = [...document.querySelectorAll('.tip button')].map((one) => one.getBoundingClientRect());
          return [...document.querySelectorAll('[data-lit="choice"]')].filter((thing) => {
            const { left, top, width, height } = thing.getBoundingClientRect();
            const [x, y] = [left + width / 2, top + height / 2];
            return buttons.some((box) => x > box.left && x < box.right && y > box.top && y < box.bottom);
          }).length;
        });
        expect(covered, game).toBe(0);
      }
    });
});
