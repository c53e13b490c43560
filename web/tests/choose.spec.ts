import type { Page } from '@playwright/test';
import { against, expect, myTurn, test } from './house';
import { byMouse, dock, tick } from './player';
import { DUEL, LAST_HITS, practise } from './practice';

/** One way of choosing at every table: a press plans, a second one performs, only Escape and Cancel let go. */

const POOR = ['seat 1 hand  Krave/Gazer, Temming/Lance', 'votes  0', 'seat 2 hand  Zim/Zalu'];
const CREW = ['seat 1 at  Umbershade', 'seat 1 ready  R, B'];
const first = { format: 'captains', options: { first: '1' } };

const picked = (page: Page) => page.locator('.table').getAttribute('data-picked');
const thing = (page: Page, anchor: string) => page.locator(`[data-anchor="${anchor}"]:visible`).first();
const go = (page: Page) => page.locator('[data-key="go"]');
const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const;

/** A choice at each table, by the things it is made of. */
interface Case {
  game: string;
  open: (page: Page) => Promise<unknown>;
  path: string[];
}
const CASES: Case[] = [
  { game: 'realms', open: (page) => practise(page, 'realms', 2, DUEL), path: ['row/3'] },
  { game: 'assembly', open: (page) => against(page, 'assembly'), path: ['row/'] },
  { game: 'samurai', open: (page) => against(page, 'samurai'), path: ['pool/'] },
  { game: 'attack', open: course, path: ['course/'] },
  { game: 'captains', open: (page) => practise(page, 'captains', 2, CREW, first), path: ['ready/R', 'room/helm'] },
];

/** Lays the power as it is and holds the speed: a course is to be chosen. */
async function course(page: Page): Promise<void> {
  await practise(page, 'attack', 2, LAST_HITS);
  for (let i = 0; i < 8 && !(await page.locator('[data-anchor^="course/"][data-lit="choice"]').count()); i++) {
    await myTurn(page);
    expect(await byMouse(page, 1)).toBe(false);
  }
}
const firstOf = (page: Page, anchor: string) =>
  anchor.endsWith('/')
    ? page.locator(`[data-anchor^="${anchor}"][data-lit="choice"]:visible`).first()
    : thing(page, anchor);

type Press = (page: Page, anchor: string) => Promise<void>;
const PRESSES: Record<'mouse' | 'finger' | 'key', Press> = {
  mouse: (page, anchor) => firstOf(page, anchor).click(),
  finger: (page, anchor) => firstOf(page, anchor).tap(),
  key: async (page, anchor) => {
    await firstOf(page, anchor).focus();
    await page.keyboard.press('Enter');
  },
};

for (const how of ['mouse', 'finger', 'key'] as const)
  for (const size of SIZES)
    test.describe(`by ${how} at ${size.width}×${size.height}`, () => {
      test.use({ viewport: size, hasTouch: how === 'finger' });

      for (const { game, open, path } of CASES)
        test(`${game}: a press plans, Escape lets go, a second press performs`, async ({ page }) => {
          // What could be taken back would go at once: here everything waits for the second press.
          await page.addInitScript(() => localStorage.setItem('starboard.settings', JSON.stringify({ confirm: true })));
          await open(page);
          await myTurn(page);
          const press = PRESSES[how];
          const before = await tick(page);
          const plan = async () => {
            for (const anchor of path) await press(page, anchor);
            await expect(go(page)).toHaveCount(1);
          };
          await plan();
          expect(await tick(page), 'nothing is done yet').toBe(before);
          const planned = await picked(page);
          expect(planned).not.toBe('');
          await expect(go(page), 'the button names the act').not.toHaveText(/^(OK|Yes|Next|Go)/);
          await page.keyboard.press('Escape');
          expect(await picked(page)).toBe('');
          await expect(page.getByRole('alert')).toHaveCount(0);
          await plan();
          expect(await picked(page)).toBe(planned);
          const last = planned?.split(' ').at(-1) ?? '';
          await press(page, last);
          await expect.poll(() => tick(page), 'the second press performs').not.toBe(before);
        });
    });

test('a second press on what waits for its goal keeps it', async ({ page }) => {
  await practise(page, 'captains', 2, CREW, first);
  await myTurn(page);
  await thing(page, 'ready/R').click();
  const now = await picked(page);
  expect(now).toContain('ready/R');
  await thing(page, 'ready/R').click();
  expect(await picked(page)).toBe(now);
  await dock(page).getByRole('button', { name: 'Cancel' }).click();
  expect(await picked(page)).toBe('');
});

test.describe('opponents and bases are lit without choosing Combat', () => {
  const lit = (page: Page, anchor: string) => expect(thing(page, anchor)).toHaveAttribute('data-lit', 'target');
  const dark = (page: Page, anchor: string) => expect(thing(page, anchor)).toHaveAttribute('data-lit', 'off');

  for (const size of SIZES)
    test(`one press plans the whole pool at ${size.width}×${size.height}`, async ({ page }) => {
      await page.setViewportSize(size);
      await practise(page, 'realms', 2, [...DUEL, 'seat 2 in play  The Hive']);
      await myTurn(page);
      await lit(page, 'seat-2');
      await dark(page, 'seat-2/the-hive');
      await thing(page, 'seat-2').click();
      await expect(go(page)).toContainText('4');
      await dock(page).getByRole('button', { name: 'Less' }).click();
      await thing(page, 'seat-2').click();
      await expect(page.locator('#at-seat-2')).toContainText('6');
    });
  test('behind an outpost only the outpost is', async ({ page }) => {
    await practise(page, 'realms', 2, [
      ...DUEL.map((line) => line.replace('combat  4', 'combat  5')),
      'seat 2 in play  Battle Station',
    ]);
    await myTurn(page);
    await dark(page, 'seat-2');
    await lit(page, 'seat-2/battle-station');
    await thing(page, 'seat-2/battle-station').click();
    await thing(page, 'seat-2/battle-station').click();
    await expect(thing(page, 'seat-2/battle-station')).toHaveCount(0);
  });
  test('without Combat nobody is', async ({ page }) => {
    await practise(
      page,
      'realms',
      2,
      DUEL.map((line) => line.replace('combat  4', 'combat  0')),
    );
    await myTurn(page);
    await dark(page, 'seat-2');
  });
});

for (const size of SIZES)
  test(`what can only be given up does not glow, and says what is missing, at ${size.width}×${size.height}`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await practise(page, 'assembly', 2, POOR);
    await myTurn(page);
    const hand = page.getByRole('region', { name: 'Your hand' });
    await expect(hand).toContainText('costs 1, you have 0');
    await expect(hand).toContainText('costs 5, you have 0');
    await expect(hand.locator('[data-lit="choice"], .is-choice')).toHaveCount(0);
    const before = await tick(page);
    const give = hand.getByRole('button', { name: 'Release Krave/Gazer for 2 votes' });
    await give.click();
    await expect(go(page)).toHaveText(/^Release Krave\/Gazer for 2 votes/);
    expect(await tick(page)).toBe(before);
    await give.click();
    await expect.poll(() => tick(page)).not.toBe(before);
    // Now the other card's captain can be paid: that end glows, the ship does not.
    await expect(hand.locator('[data-lit="choice"]')).toHaveCount(1);
    await expect(hand.locator('[data-lit="choice"]')).toContainText('Temming');
  });

test.describe('before something is lost', () => {
  for (const size of SIZES)
    test(`the turn's end shows what is left in amber, at ${size.width}×${size.height}`, async ({ page }) => {
      await page.setViewportSize(size);
      await practise(page, 'realms', 2, DUEL);
      await myTurn(page);
      const before = await tick(page);
      const end = () =>
        dock(page)
          .getByRole('button', { name: /^End the turn/ })
          .click();
      await end();
      await expect(dock(page)).toContainText('3 Trade and 4 Combat unused');
      await expect(page.locator('.btn--warn')).toHaveCount(1);
      await expect(page.locator('.btn--warn')).toHaveText(/^End anyway/);
      await expect(page.locator('.btn--go')).toHaveCount(0);
      // Whoever comes by key is led to the first of them.
      await dock(page).getByRole('button', { name: 'Show me' }).focus();
      await page.keyboard.press('Enter');
      await expect.poll(() => page.locator('[data-shown]').count()).toBeGreaterThan(2);
      await expect(page.locator('#at-seat-2')).toBeFocused();
      await expect(page.locator('[data-shown]'), 'they fall quiet again').toHaveCount(0);
      expect(await tick(page)).toBe(before);
      await end();
      await page.locator('.btn--warn').click();
      await expect.poll(() => tick(page)).not.toBe(before);
    });

  test('passing with ready crew', async ({ page }) => {
    await practise(page, 'captains', 2, CREW, first);
    await myTurn(page);
    await dock(page).getByRole('button', { name: /^Pass/ }).click();
    await expect(dock(page)).toContainText(/you could still use a room/i);
    await expect(page.locator('.btn--warn')).toHaveText(/^Pass anyway/);
    await dock(page).getByRole('button', { name: 'Show me' }).click();
    await expect(page.locator('[data-shown][data-anchor^="ready/"]').first()).toBeVisible();
  });

  test('votes that would still buy something', async ({ page }) => {
    await practise(
      page,
      'assembly',
      2,
      POOR.map((line) => line.replace('votes  0', 'votes  2')),
    );
    await myTurn(page);
    await dock(page).getByRole('button', { name: /^End/ }).click();
    await expect(dock(page)).toContainText('2 votes unused');
    await dock(page).getByRole('button', { name: 'Show me' }).click();
    await expect(page.locator('[data-shown]', { hasText: 'Krave' })).toHaveCount(1);
    await expect(page.locator('.give[data-shown]'), 'nobody forgot to give something up').toHaveCount(0);
  });

  test('a fifth ship is amber too, by its own name', async ({ page }) => {
    await practise(page, 'assembly', 2, [
      'seat 1 hand  Krave/Gazer',
      'votes  9',
      'seat 1 fleet  Boon, Deliverance, Iskel, Justice',
      'seat 2 hand  Zim/Zalu',
    ]);
    await myTurn(page);
    await page.getByRole('button', { name: /^Gazer, deploy/ }).click();
    await expect(page.locator('.btn--warn')).toHaveText(/^Deploy Gazer/);
    await expect(dock(page)).toContainText('it declares war');
    await expect(dock(page).getByRole('button', { name: 'Cancel' })).toBeVisible();
  });
});

test('a long list is no button of the dock, and is told by what its choices do', async ({ page }) => {
  await against(page, 'captains');
  await myTurn(page);
  await expect(dock(page)).not.toContainText(/All \d+/);
  await expect(dock(page).locator('.btn--go')).toHaveCount(0);
  await page.keyboard.press('a');
  const list = page.getByRole('listbox');
  await expect(list.locator('.over').first()).toContainText('Train');
  await expect(list.locator('.over', { hasText: 'Use' })).toBeVisible();
});

test('a refusal never lies over what it speaks of', async ({ page }) => {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await practise(page, 'realms', 2, DUEL);
    await myTurn(page);
    const dear = thing(page, 'row/4');
    const box = await dear.boundingBox();
    if (!box) throw new Error('the row is not on screen');
    await page.mouse.move(box.x + 20, box.y + 20);
    await page.mouse.down();
    await page.mouse.move(box.x + 20, box.y + 90, { steps: 5 });
    await page.mouse.up();
    const refusal = page.getByRole('alert');
    await expect(refusal).toContainText('Brain World');
    await expect(refusal.getByRole('link')).toHaveText(/^SR-/);
    const tip = await refusal.boundingBox();
    expect(tip && (tip.y >= box.y + box.height || tip.y + tip.height <= box.y)).toBe(true);
    await page.mouse.click(4, size.height / 2);
    await expect(refusal).toHaveCount(0);
  }
});

test.describe('the focus is never lost', () => {
  const focused = (page: Page) => page.evaluate(() => document.activeElement?.tagName ?? '');
  test('when a card leaves the hand', async ({ page }) => {
    await practise(page, 'realms', 2, DUEL);
    await myTurn(page);
    await thing(page, 'hand/scout').focus();
    await page.keyboard.press('Enter');
    await expect(thing(page, 'hand/scout')).toHaveCount(0);
    await expect.poll(() => focused(page)).toBe('BUTTON');
    await expect(page.locator('[data-anchor="hand/viper"]')).toBeFocused();
  });
  test('when a bought card is refilled, and when the turn ends', async ({ page }) => {
    await practise(page, 'realms', 2, DUEL);
    await myTurn(page);
    await thing(page, 'row/3').focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page)).toBe('BUTTON');
  });
  test('when a mech is kept', async ({ page }) => {
    await against(page, 'samurai');
    await myTurn(page);
    const before = await tick(page);
    await firstOf(page, 'pool/').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect.poll(() => tick(page)).not.toBe(before);
    await expect.poll(() => focused(page)).not.toBe('BODY');
  });
});

for (const game of ['realms', 'assembly', 'samurai', 'attack', 'captains'])
  test(`${game}: the skip link, the title and the focus`, async ({ page }) => {
    await against(page, game);
    await myTurn(page);
    await expect(page).toHaveTitle(/^Your turn · St\w+ \w+ · Starboard$/);
    await page.locator('.skip').focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('#main')).toBeFocused();
    await page.keyboard.press('m');
    await page.getByRole('link', { name: 'Settings' }).click();
    await expect(page).toHaveTitle('Settings · Starboard');
    await expect(page.locator('#main')).toBeFocused();
  });
