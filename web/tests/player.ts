/** Somebody who plays by what is lit, knowing no rule: by mouse, or by keyboard alone. */

import type { Locator, Page } from '@playwright/test';
import { myTurn } from './house';

/** What to press first, by the zone of its anchor; what is not named comes after, buttons of the dock last. */
const ORDER = ['hand', 'play', 'row', 'combat', 'seat', 'base'];
const rank = (anchor: string): number => {
  const at = ORDER.indexOf(anchor.split(/[/-]/)[0] ?? '');
  return at < 0 ? ORDER.length : at;
};

async function best(page: Page, lit: string): Promise<Locator | null> {
  const anchors = await page.locator(`[data-lit="${lit}"]`).evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.anchor ?? ''));
  if (anchors.length === 0) return null;
  const order = anchors.map((anchor, i) => [rank(anchor), i] as const).sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  return page.locator(`[data-lit="${lit}"]`).nth(order[0]?.[1] ?? 0);
}

/** How many updates were drawn; the log's length is seen by everybody. */
const version = (page: Page): Promise<string> => page.evaluate(() => document.querySelector('.side')?.textContent + (document.querySelector('.dock')?.textContent ?? ''));

async function pressSomething(page: Page): Promise<void> {
  const go = page.locator('[data-key="go"]');
  if (await go.count()) return go.click();
  const target = await best(page, 'target');
  if (target) return target.click();
  const thing = await best(page, 'choice');
  if (thing) return thing.click();
  const picks = page.locator('[data-key^="pick-"]');
  if (await picks.count()) return picks.first().click();
  await page.locator('[data-key="all"]').click();
  await page.getByRole('option').first().click();
}

/** Plays by mouse until the end, or so many presses. */
export async function byMouse(page: Page, most: number): Promise<boolean> {
  for (let i = 0; i < most; i++) {
    if (!(await myTurn(page))) return true;
    const before = await version(page);
    await pressSomething(page).catch(() => undefined);
    await page.waitForFunction((old) => document.querySelector('.side')?.textContent + (document.querySelector('.dock')?.textContent ?? '') !== old, before, { timeout: 3000 }).catch(() => undefined);
  }
  return false;
}

/** Plays by keyboard alone: Enter for the green button, N to the next lit thing, numbers for the dock, A for the list. */
export async function byKeys(page: Page, most: number): Promise<boolean> {
  for (let i = 0; i < most; i++) {
    if (!(await myTurn(page))) return true;
    const before = await version(page);
    const [go, lit, pick] = await Promise.all(['[data-key="go"]', '[data-lit="choice"], [data-lit="target"]', '[data-key="pick-1"]'].map((what) => page.locator(what).count()));
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    if (go) await page.keyboard.press('Enter');
    else if (lit) {
      await page.keyboard.press('n');
      await page.keyboard.press('Enter');
    } else if (pick) await page.keyboard.press('1');
    else {
      await page.keyboard.press('a');
      await page.keyboard.press('Enter');
    }
    await page.waitForFunction((old) => document.querySelector('.side')?.textContent + (document.querySelector('.dock')?.textContent ?? '') !== old, before, { timeout: 3000 }).catch(() => undefined);
  }
  return false;
}
