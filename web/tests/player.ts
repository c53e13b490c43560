/** Somebody who plays by what is lit, knowing no rule: by mouse, or by keyboard alone. */

import { expect, type Locator, type Page } from '@playwright/test';
import { myTurn } from './house';

/**
 * What to press first, by the zone of its anchor; what is not named comes after, drawers (which have no anchor) last.
 */
const ORDER = ['hand', 'play', 'row', 'combat', 'seat', 'base', 'fleet', 'captains', 'weapon', 'ship', 'loc', 'ready'];

/** Where to press, what that is, and what lies over it. */
interface Aim {
  x: number;
  y: number;
  name: string;
  covered: string | null;
}

/** The one place that asks. */
export const dock = (page: Page): Locator => page.getByRole('contentinfo', { name: 'Decision' });
/** How far the table is: it grows with whatever is shown. */
export const tick = (page: Page): Promise<string | null> => page.locator('.table').getAttribute('data-tick');

/** What was told, what is picked, which page is told and what is lit: every press must change it. */
const look = (): string => {
  const lit = [...document.querySelectorAll<HTMLElement>('[data-lit]:not([data-lit="off"])')].map(
    (one) => `${one.dataset.anchor ?? ''}=${one.dataset.lit ?? ''}`,
  );
  const { tick, picked } = document.querySelector<HTMLElement>('.table')?.dataset ?? {};
  const page = document.querySelector<HTMLElement>('[data-page]')?.dataset.page ?? '';
  return [tick, picked, page, ...lit].join(' ');
};
const state = (page: Page): Promise<string> => page.evaluate(look);

async function changed(page: Page, before: string, what: string): Promise<void> {
  await expect
    .poll(() => state(page), { message: `${what} does nothing`, intervals: [10, 20, 40, 80], timeout: 15_000 })
    .not.toBe(before);
  expect(await page.getByRole('alert').allInnerTexts(), `${what} is refused`).toEqual([]);
}

/**
 * The green button, then a lit goal, then a lit thing, then a button of the dock: the middle of it, where nothing else
 * may lie.
 */
const aim = (page: Page, tired: string[]): Promise<Aim | null> =>
  page.evaluate(
    ([zones, tired]) => {
      const all = (what: string) => [...document.querySelectorAll<HTMLElement>(what)];
      const rank = (thing: HTMLElement): number => {
        const anchor = thing.dataset.anchor ?? '';
        const at = zones.indexOf(anchor.split(/[/-]/)[0] ?? '');
        return (
          tired.filter((one) => one === anchor).length * 100 +
          (anchor === '' ? zones.length + 1 : at < 0 ? zones.length : at)
        );
      };
      const best = (what: string) => all(what).sort((a, b) => rank(a) - rank(b))[0];
      const thing =
        all('[data-key="go"]:not([data-usual])')[0] ??
        best('[data-lit="target"]') ??
        best('[data-lit="choice"]') ??
        all('[data-key^="pick-"], [data-usual]')[0];
      if (!thing) return null;
      thing.scrollIntoView({ block: 'nearest' });
      const { left, top, width, height } = thing.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const there = document.elementFromPoint(x, y);
      return {
        x,
        y,
        name: thing.dataset.anchor ?? thing.innerText,
        covered: thing.contains(there) ? null : (there?.outerHTML.slice(0, 160) ?? 'nothing'),
      };
    },
    [ORDER, tired] as const,
  );

type Press = (x: number, y: number) => Promise<void>;

/** Null where there is nothing to press any more: the table moved on since one last looked whose turn it is. */
async function pressSomething(
  page: Page,
  tired: string[],
  press: Press = (x, y) => page.mouse.click(x, y),
): Promise<string | null> {
  const found = await aim(page, tired);
  if (!found) {
    const list = page.locator('[data-key="all"]');
    if (!(await list.isVisible())) return null;
    await list.click();
    await page.getByRole('option').first().click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    return 'the list';
  }
  expect(found.covered, `${found.name} lies under something else`).toBeNull();
  await press(found.x, found.y);
  return found.name;
}

/** Plays by mouse until the end, or so many presses. Says whether the game is over. */
export async function byMouse(page: Page, most: number, press?: Press): Promise<boolean> {
  // What was pressed since the last update: never the same twice while there is something else.
  let tired: string[] = [];
  let tick = '';
  for (let i = 0; i < most; i++) {
    if (!(await myTurn(page))) return true;
    const before = await state(page);
    if (before.split(' ')[0] !== tick) tired = [];
    tick = before.split(' ')[0] ?? '';
    const pressed = await pressSomething(page, tired, press);
    if (pressed === null) continue;
    tired.push(pressed);
    await changed(page, before, pressed);
  }
  return false;
}

/** Two taps on one spot within this time are a double tap, whose second half confirms no warning. */
const DOUBLE_TAP_MS = 600;

/** The same with a finger, which never taps twice where it means to tap once. */
export function byTouch(page: Page, most: number): Promise<boolean> {
  let last = { x: -1, y: -1, at: 0 };
  return byMouse(page, most, async (x, y) => {
    const ready = last.at + (Math.hypot(x - last.x, y - last.y) < 60 ? DOUBLE_TAP_MS : 0);
    await page.waitForFunction((ready) => Date.now() >= ready, ready, { polling: 20 });
    await page.touchscreen.tap(x, y);
    last = { x, y, at: Date.now() };
  });
}

/** Drags one thing onto another with a mouse or a finger. */
export async function dragBy(page: Page, from: Locator, to: Locator, by: 'mouse' | 'finger' = 'mouse'): Promise<void> {
  const [a, b] = [await from.boundingBox(), await to.boundingBox()];
  if (!a || !b) throw new Error('nothing to drag, or nowhere to drop it');
  const [x0, y0, x1, y1] = [a.x + a.width / 2, a.y + a.height / 2, b.x + b.width / 2, b.y + b.height / 2];
  const way = Array.from({ length: 6 }, (_, i) => ({ x: x0 + ((x1 - x0) * i) / 5, y: y0 + ((y1 - y0) * i) / 5 }));
  if (by === 'mouse') {
    await page.mouse.move(x0, y0);
    await page.mouse.down();
    for (const { x, y } of way) await page.mouse.move(x, y);
    await expect(page.locator('.ghost')).toBeVisible();
    await page.mouse.up();
  } else {
    const touch = await page.context().newCDPSession(page);
    const finger = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: { x: number; y: number }[]) =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints: at });
    await finger('touchStart', [{ x: x0, y: y0 }]);
    // Where the table scrolls, a finger must rest before it lifts.
    await page.evaluate(() => new Promise((rested) => setTimeout(rested, 250)));
    for (const at of way) await finger('touchMove', [at]);
    await expect(page.locator('.ghost')).toBeVisible();
    await finger('touchEnd', []);
  }
  await expect(page.locator('.ghost')).toHaveCount(0);
}

/** Presses the green button where it stands; it may be gone again before: what was chosen is then on its way. */
export async function pressGo(page: Page): Promise<void> {
  const go = page.locator('[data-key="go"]');
  if (await go.count()) await go.click({ timeout: 1000 }).catch(() => undefined);
}

/** Waits until the table has told something new since a tick; where it asks for the green button first, presses it. */
export async function told(page: Page, before: string | null): Promise<void> {
  const now = async () => {
    await pressGo(page);
    return tick(page);
  };
  await expect.poll(now, { message: 'what was dropped does nothing', timeout: 15_000 }).not.toBe(before);
}

/** Walks to a thing that may be pressed; says its name. */
async function walk(page: Page): Promise<string | null> {
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  for (let i = 0; i < 8; i++) {
    await page.keyboard.press('n');
    const [lit, name] = await page.evaluate(() => [
      document.activeElement?.getAttribute('data-lit'),
      document.activeElement?.getAttribute('aria-label'),
    ]);
    if (lit === 'choice' || lit === 'target') return name ?? '';
    if (!lit) return null;
  }
  return null;
}

async function pressKeys(page: Page): Promise<string> {
  const [go, first] = await Promise.all(
    [/Enter$/, /1$/].map((name) => dock(page).getByRole('button', { name }).count()),
  );
  if (go) await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  const name = go ? 'the green button' : await walk(page);
  if (name !== null) await page.keyboard.press('Enter');
  else if (first) await page.keyboard.press('1');
  else {
    await page.keyboard.press('a');
    await expect(page.getByRole('combobox', { name: 'Action' })).toBeFocused();
    await page.keyboard.press('Enter');
  }
  return name ?? 'the dock';
}

/**
 * Plays by keyboard alone: Enter for the green button, N to the next lit thing, numbers for the dock, A for the list.
 */
export async function byKeys(page: Page, most: number): Promise<boolean> {
  for (let i = 0; i < most; i++) {
    if (!(await myTurn(page))) return true;
    const before = await state(page);
    await changed(page, before, await pressKeys(page));
  }
  return false;
}

/** Presses what is lit, once, as a finger would; where nothing on the table is, the dock's own button. */
export async function pressLit(page: Page, by: 'mouse' | 'finger' = 'mouse'): Promise<string> {
  await myTurn(page);
  const pressed = await pressSomething(page, [], by === 'mouse' ? undefined : (x, y) => page.touchscreen.tap(x, y));
  if (pressed === null) throw new Error('nothing is lit, and there is no list');
  return pressed;
}
