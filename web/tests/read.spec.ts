import type { Page } from '@playwright/test';
import { against, expect, myTurn, test } from './house';
import { FIGHT, practise, WAR } from './practice';

/** Anything is read the same way at every table: by mouse, by finger, by key. Reading does nothing. */

const DUEL = [
  'to move  seat 1',
  'seat 1 authority  20',
  'seat 2 authority  9',
  'seat 1 combat  4',
  'seat 1 trade  3',
  'seat 1 hand  Scout, Viper',
  'seat 1 deck  Scout x6',
  'seat 2 deck  Scout x3, Viper',
  'seat 2 hand  Scout x4, Viper',
  'row  Ram, Ram, Cutter, Brain World, Corvette',
  'trade deck  Survey Ship, Imperial Fighter, Cutter',
  'explorers  10',
];

/** One thing of each kind at each table, and words only the card view tells of it. */
interface Case {
  game: string;
  open: (page: Page) => Promise<unknown>;
  things: [anchor: string, says: RegExp][];
}
const CASES: Case[] = [
  {
    game: 'realms',
    open: (page) => practise(page, 'realms', 2, DUEL),
    things: [
      ['row/4', /Machine Cult outpost, costs 8 Trade[^]*costs 8, you have 3 Trade/],
      ['row/1', /When you play it[^]*With another Blob card of yours in play/],
      ['hand/scout', /Gain 1 Trade\.[^]*1 in your hand/],
      ['seat-2', /9 ?Authority/],
    ],
  },
  {
    game: 'assembly',
    open: (page) => against(page, 'assembly'),
    things: [
      ['row/', /the captain[^]*the ship[^]*Drawn as a damage card[^]*Open for lobbying/],
      ['deck', /deck/],
    ],
  },
  {
    game: 'samurai',
    open: (page) => practise(page, 'samurai', 4, WAR),
    things: [
      ['location/1', /Location 1, Shrine[^]*Reward/],
      ['marker/sol', /lesser clan[^]*starports/],
      ['player/pulsar', /Why 11 honor\?/],
    ],
  },
  {
    game: 'attack',
    open: (page) => practise(page, 'attack', 4, FIGHT),
    things: [
      ['ship/blue', /6 ?speed[^]*hits left/],
      ['ship/green', /3 ?speed/],
    ],
  },
  {
    game: 'captains',
    open: (page) => against(page, 'captains'),
    things: [
      ['track/coop', /Faction track[^]*Space/],
      ['tech/', /(room|ability|omega)/],
      ['loc/', /(Mission on|Planet|Station)/],
    ],
  },
];

const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const;

const view = (page: Page) => page.locator('dialog.cardview');
const tick = (page: Page) => page.locator('.table').getAttribute('data-tick');
/** The first thing of an anchor, or of a zone, that is in sight. */
const thing = (page: Page, anchor: string) =>
  page.locator(`[data-reads]:visible[data-anchor${anchor.endsWith('/') ? '^' : ''}="${anchor}"]`).first();

/** Opens the place a thing is shown in, where a small screen hides it behind a tab. */
async function bring(page: Page, anchor: string): Promise<boolean> {
  if (await thing(page, anchor).count()) return true;
  for (const tab of await page.getByRole('navigation').getByRole('button').all()) {
    await tab.click();
    if (await thing(page, anchor).count()) return true;
  }
  return false;
}

for (const size of SIZES)
  for (const { game, open, things } of CASES)
    test(`${game} is read by mouse and by key at ${size.width}×${size.height}`, async ({ page }) => {
      await page.setViewportSize(size);
      await open(page);
      await myTurn(page);
      const before = await tick(page);
      for (const [anchor, says] of things) {
        expect(await bring(page, anchor), `${anchor} is on the table`).toBe(true);
        // The other button of the mouse.
        await thing(page, anchor).click({ button: 'right' });
        await expect(view(page)).toContainText(says);
        await page.keyboard.press('Escape');
        await expect(view(page)).toHaveCount(0);
        // The key, from the focus, which comes back to where it was.
        await thing(page, anchor).focus();
        await page.keyboard.press('i');
        await expect(view(page)).toContainText(says);
        await page.keyboard.press('Escape');
        await expect(view(page)).toHaveCount(0);
        await expect(thing(page, anchor)).toBeFocused();
      }
      expect(await tick(page), 'reading does nothing').toBe(before);
      await expect(page.getByRole('alert')).toHaveCount(0);
    });

for (const { game, open, things } of CASES)
  test(`${game} is told beside the pointer, and leaves with it`, async ({ page }) => {
    await open(page);
    await myTurn(page);
    const before = await tick(page);
    const [anchor, says] = things[0] ?? ['', /./];
    const floating = page.locator('.floating');
    await thing(page, anchor).hover();
    await expect(floating).toContainText(says);
    await page.mouse.move(2, 2);
    await expect(floating).toHaveCount(0);
    expect(await tick(page)).toBe(before);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

test.describe('with a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  for (const { game, open, things } of CASES)
    test(`${game} is read while it is held`, async ({ page }) => {
      await open(page);
      await myTurn(page);
      const before = await tick(page);
      const picked = await page.locator('.table').getAttribute('data-picked');
      const held = page.locator('.floating[role="dialog"]');
      for (const [anchor, says] of things) {
        expect(await bring(page, anchor)).toBe(true);
        await thing(page, anchor).scrollIntoViewIfNeeded();
        const box = await thing(page, anchor).boundingBox();
        if (!box) throw new Error(`${anchor} is not on screen`);
        const at = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
        const touch = await page.context().newCDPSession(page);
        const finger = (type: 'touchStart' | 'touchEnd') =>
          touch.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchStart' ? at : [] });
        await finger('touchStart');
        await expect(held).toContainText(says);
        await expect(held).toHaveAttribute('data-held', 'lasts');
        await finger('touchEnd');
        await expect(held).toHaveCount(0);
        await expect(view(page)).toHaveCount(0);
        expect(await tick(page), 'nothing was done').toBe(before);
        expect(await page.locator('.table').getAttribute('data-picked'), 'nothing was chosen').toBe(picked);
        await expect(page.getByRole('alert'), 'nothing was refused').toHaveCount(0);
      }
    });

  test('who lets go as soon as it opens reads on', async ({ page }) => {
    await page.clock.install();
    await practise(page, 'realms', 2, DUEL);
    await myTurn(page);
    const box = await thing(page, 'row/1').boundingBox();
    if (!box) throw new Error('the row is not on screen');
    const touch = await page.context().newCDPSession(page);
    const touchPoints = [{ x: box.x + 30, y: box.y + 30 }];
    await page.clock.pauseAt(Date.now() + 60_000);
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    await page.clock.runFor(460);
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(view(page)).toContainText('Ram');
    await page.keyboard.press('Escape');
    await expect(view(page)).toHaveCount(0);
  });

  test('what cannot be used is read by a tap, and closed by the next', async ({ page }) => {
    await practise(page, 'realms', 2, DUEL);
    await myTurn(page);
    await thing(page, 'row/4').tap();
    await expect(view(page)).toContainText('Brain World');
    await expect(view(page)).toContainText('Not now:');
    await expect(view(page).getByRole('button', { name: /^Buy/ })).toHaveCount(0);
    await view(page).locator('.picture').first().tap();
    await expect(view(page)).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('the menu reads whatever is tapped next', async ({ page }) => {
    await practise(page, 'realms', 2, DUEL);
    await myTurn(page);
    const before = await tick(page);
    await page.getByRole('button', { name: 'Menu', exact: true }).tap();
    await page.getByRole('button', { name: 'Read a thing' }).tap();
    await expect(page.getByRole('contentinfo', { name: 'Decision' })).toContainText('Tap anything');
    await thing(page, 'hand/scout').tap();
    await expect(view(page)).toContainText('Gain 1 Trade.');
    await view(page).getByRole('button', { name: 'Close' }).tap();
    expect(await tick(page)).toBe(before);
  });
});

test('from one thing to the next, and one green act at most', async ({ page }) => {
  await practise(page, 'realms', 2, DUEL);
  await myTurn(page);
  await thing(page, 'row/1').click({ button: 'right' });
  await expect(view(page).getByRole('heading')).toHaveText('Ram');
  await view(page).getByRole('button', { name: 'Next' }).click();
  await expect(view(page).getByRole('heading')).toHaveText('Ram');
  await page.keyboard.press('ArrowRight');
  await expect(view(page).getByRole('heading')).toHaveText('Cutter');
  await expect(view(page).locator('.btn--go')).toHaveCount(1);
  await page.keyboard.press('ArrowRight');
  await expect(view(page).getByRole('heading')).toHaveText('Brain World');
  await expect(view(page).locator('.btn--go'), 'it costs too much').toHaveCount(0);
  await view(page).getByRole('button', { name: 'Previous' }).click();
  await view(page).locator('.btn--go').click();
  await expect(view(page)).toHaveCount(0);
  await expect(page.locator('#at-discard')).toContainText('1');
});

test('a name in the log is read', async ({ page }) => {
  await practise(page, 'realms', 2, DUEL);
  await myTurn(page);
  await thing(page, 'hand/viper').click();
  const name = page.getByRole('region', { name: 'Log' }).locator('.name', { hasText: 'Viper' }).first();
  await name.hover();
  await expect(page.locator('.floating')).toContainText('Gain 1 Combat.');
  await name.click();
  await expect(view(page)).toContainText('Gain 1 Combat.');
  await page.keyboard.press('Escape');
  await expect(view(page)).toHaveCount(0);
});

test.describe('a score says what it is made of', () => {
  for (const size of SIZES)
    test(`why −6½, at ${size.width}×${size.height}`, async ({ page }) => {
      await page.setViewportSize(size);
      await against(page, 'captains');
      await myTurn(page);
      await page.locator('#at-cap-1 .points').click();
      await expect(view(page).getByRole('heading')).toHaveText('Why −6½?');
      await expect(view(page)).toContainText(/Medals and artifacts[^]*\+½[^]*Damage[^]*−7[^]*Together[^]*−6½/);
    });
  test('Authority', async ({ page }) => {
    await practise(page, 'realms', 2, DUEL);
    await myTurn(page);
    await thing(page, 'seat-2').click();
    await page.locator('[data-key="go"]').click();
    await expect(page.locator('#at-seat-2')).toContainText('5');
    await thing(page, 'seat-2').click({ button: 'right' });
    await expect(view(page)).toContainText(/At the start[^]*9[^]*Lost to attacks[^]*−4[^]*Together[^]*5/);
  });
  test('honor', async ({ page }) => {
    await practise(page, 'samurai', 4, WAR);
    await myTurn(page);
    await page.getByRole('button', { name: /Why 14 honor\?/ }).click();
    await expect(view(page)).toContainText('With this round’s alliances');
  });
});

test('letters switched off, the menu key still reads', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('starboard.settings', JSON.stringify({ letters: false })));
  await practise(page, 'realms', 2, DUEL);
  await myTurn(page);
  await thing(page, 'row/1').focus();
  await page.keyboard.press('i');
  await expect(view(page)).toHaveCount(0);
  await page.keyboard.press('ContextMenu');
  await expect(view(page)).toContainText('Ram');
});
