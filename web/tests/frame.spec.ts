import type { Page } from '@playwright/test';
import { against, expect, jumping, myTurn, test } from './house';
import { byMouse, dock, pressGo, tick } from './player';
import { DUEL, practise } from './practice';

/** What the frame around every table promises: a second press, warnings, questions before what cannot be undone. */

const duel = (page: Page, more: Record<string, unknown> = {}) => practise(page, 'realms', 2, DUEL, more);
const thing = (page: Page, anchor: string) => page.locator(`[data-anchor="${anchor}"]`).first();
const authority = (page: Page, n: number) => expect(page.locator('#at-seat-2')).toContainText(String(n));

/** Ends the turn, whatever is left. */
async function endTurn(page: Page): Promise<void> {
  await dock(page).getByRole('button', { name: /^End/ }).click();
  await page.locator('[data-key="go"]').click();
}

test.describe('a second press performs what is planned', () => {
  test('Combat, then the opponent', async ({ page }) => {
    await duel(page);
    await thing(page, 'combat').click();
    await thing(page, 'seat-2').click();
    await authority(page, 5);
  });
  test('Combat twice', async ({ page }) => {
    await duel(page);
    await thing(page, 'combat').click();
    await thing(page, 'combat').click();
    await authority(page, 5);
  });
  test('Enter twice on Combat, with the amount set in the dock', async ({ page }) => {
    await duel(page);
    await thing(page, 'combat').focus();
    await page.keyboard.press('Enter');
    await dock(page).getByRole('button', { name: 'Less' }).click();
    await thing(page, 'combat').focus();
    await page.keyboard.press('Enter');
    await authority(page, 6);
  });
});

test('the end of a turn warns of what is left, wherever it is begun', async ({ page }) => {
  await duel(page);
  const before = await tick(page);
  const warned = dock(page).locator('.warned small');
  const end = dock(page).getByRole('button', { name: /^End/ });
  await end.click();
  await expect(warned).toContainText(/Combat|Trade|card/);
  expect(await tick(page), 'nothing was done yet').toBe(before);
  const amber = await warned.evaluate((one) => getComputedStyle(one).color);
  expect(amber).not.toBe(await dock(page).evaluate((one) => getComputedStyle(one).color));
  await page.keyboard.press('Escape');
  await expect(warned).toHaveCount(0);

  await page.keyboard.press('/');
  await page.getByRole('combobox').fill('end');
  await page.keyboard.press('Enter');
  await expect(warned).toBeVisible();
  expect(await tick(page)).toBe(before);
  await page.locator('[data-key="go"]').dblclick();
  expect(await tick(page), 'half a double click takes nothing').not.toBeNull();
  await expect.poll(() => tick(page)).not.toBe(before);
});

test('a double click on the end of the turn only warns', async ({ page }) => {
  await duel(page);
  const before = await tick(page);
  await dock(page).getByRole('button', { name: /^End/ }).dblclick();
  await expect(dock(page).locator('.warned small')).toBeVisible();
  expect(await tick(page)).toBe(before);
});

test('a bot plays on only when asked twice, and the seat is taken back', async ({ page }) => {
  await against(page, 'realms');
  await myTurn(page);
  const before = await tick(page);
  await page.keyboard.press('m');
  await page.getByRole('button', { name: 'Let a bot play on' }).click();
  const sure = page.getByRole('dialog', { name: 'Let a bot play on' });
  await expect(sure).toContainText('take your seat back');
  await sure.getByRole('button', { name: 'Cancel' }).click();
  expect(await tick(page)).toBe(before);
  await expect(page.getByRole('region', { name: 'Your seat' })).toHaveCount(0);
});

test('resigning says so', async ({ page }) => {
  await duel(page);
  await page.keyboard.press('m');
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('button', { name: 'Resign for good' }).click();
  await expect(page.getByRole('region', { name: 'The game is over' })).toContainText('You resigned.');
});

test('the end says what happened, and nothing of the turn is left over', async ({ page }) => {
  const nearly = DUEL.map((line) => line.replace('seat 2 authority  9', 'seat 2 authority  4'));
  await practise(page, 'realms', 2, nearly);
  await thing(page, 'combat').click();
  await page.locator('[data-key="go"]').click();
  const over = page.getByRole('region', { name: 'The game is over' });
  await expect(over).toContainText('Authority fell to 0.');
  await expect(over.getByRole('link', { name: 'Rule SR-G2' })).toBeVisible();

  // Four strong ships against one: the war is fought to its end.
  await practise(page, 'assembly', 2, [
    'phase  war',
    'seat 1 fleet  Lance, Noma, Vero, Plenum',
    'seat 2 fleet  Ostrin',
  ]);
  await myTurn(page);
  expect(await byMouse(page, 200)).toBe(true);
  await expect(over).toContainText('lost the last ship of the fleet.');
  await expect(over.getByRole('link', { name: 'Rule SA-Z1' })).toBeVisible();
  for (const old of ['cards to war', 'last turn', 'playing now'])
    await expect(page.locator('.ground').getByText(old)).toHaveCount(0);
});

test('one vote is one vote', async ({ page }) => {
  const votes = page.locator('#at-votes');
  await practise(page, 'assembly', 2, ['votes  1']);
  await expect(votes.getByText('vote', { exact: true })).toBeVisible();
  await practise(page, 'assembly', 2, ['votes  2']);
  await expect(votes.getByText('votes', { exact: true })).toBeVisible();
});

test('cards of the row are marked where one owns a card of their faction', async ({ page }) => {
  const mine = DUEL.map((line) =>
    line.startsWith('seat 1 deck')
      ? 'seat 1 deck  Scout x5, Trade Bot'
      : line.replace('row  Ram, Ram', 'row  Trade Bot, Ram'),
  );
  await practise(page, 'realms', 2, mine);
  const marked = page.locator('[data-anchor^="row/"]').filter({ has: page.locator('.pair') });
  await expect(marked).toHaveCount(1);
  await expect(marked).toHaveAccessibleName(/Trade Bot.*same faction as a card you own/);
  await practise(page, 'realms', 2, DUEL);
  await expect(marked).toHaveCount(0);
});

test('a team that has one Authority is attacked as one, and loses it together', async ({ page }) => {
  await practise(page, 'realms', 4, ['seat 1 combat  4', 'seat 3 authority  60'], { format: 'two-headed-hydra' });
  await myTurn(page);
  const heads = [3, 4].map((seat) => page.locator(`#at-seat-${seat}`));
  for (const head of heads) await expect(head).toContainText('60');
  // Either head may be pressed.
  await thing(page, 'combat').click();
  await page.locator('#at-seat-4').click();
  await pressGo(page);
  for (const head of heads) {
    await expect(head).toContainText('56');
    await expect(head.locator('.delta')).toHaveText('−4');
  }
});

test('of two equal cards of the row one is ticked', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('starboard.settings', JSON.stringify({ confirm: true })));
  await duel(page);
  await page.locator('#at-row-2').click();
  await expect(page.locator('#at-row-2')).toHaveAttribute('data-lit', 'selected');
  await expect(page.locator('[data-lit="selected"]')).toHaveCount(1);
});

test('undo is one thing: what goes alone, and what goes further after a question', async ({ page }) => {
  await against(page, 'realms');
  await myTurn(page);
  await page.locator('[data-anchor^="hand/"][data-lit="choice"]').first().click();
  const undo = page.locator('[data-key="undo"]');
  await expect(undo).toHaveAccessibleName('Undo the last action');
  await endTurn(page);
  await myTurn(page);
  await expect(undo).toHaveAccessibleName('Take back my last turn');
  const events = await page.locator('.log__turn').count();
  await undo.click();
  const sure = page.getByRole('dialog', { name: 'Take back my last turn' });
  await expect(sure).toContainText('up to three times');
  await sure.getByRole('button', { name: 'Take it back' }).click();
  await expect.poll(() => page.locator('.log__turn').count()).toBeLessThan(events);
});

test('back from settings and rules leads to the table, with title and focus', async ({ page }) => {
  await against(page, 'realms');
  await myTurn(page);
  await expect(page).toHaveTitle('Your turn · Star Realms · Starboard');
  await page.keyboard.press('m');
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(page).toHaveTitle('Settings · Starboard');
  await expect(page.locator('#main')).toBeFocused();
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(dock(page)).toBeVisible();
  await page.keyboard.press('m');
  await page.getByRole('link', { name: 'Rules' }).click();
  await expect(page).toHaveTitle('Star Realms: rules · Starboard');
  await page.getByRole('link', { name: /word by word/ }).click();
  await page.getByRole('link', { name: /^Link to SR-T3/ }).click();
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(dock(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await page.locator('.skip').focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
});

test('what is read is told as it is now', async ({ page }) => {
  await duel(page);
  const told = page.getByRole('region', { name: 'Details' });
  await page.locator('#at-discard').hover();
  await expect(told).toContainText('–');
  await page.keyboard.press('/');
  await page.getByRole('combobox').fill('buy ram');
  await page.keyboard.press('Enter');
  await expect(told).toContainText('Ram');
});

test('letters are keys unless switched off, the plain view stays at a reload', async ({ page }) => {
  await against(page, 'realms');
  await myTurn(page);
  await page.keyboard.press('m');
  await page.getByRole('button', { name: 'Other table view' }).click();
  const plain = page.getByRole('region', { name: 'What you may do' });
  await expect(plain).toBeVisible();
  await page.reload();
  await expect(plain).toBeVisible();
  await page.goto('/#/settings');
  await page
    .getByRole('group', { name: /shortcuts/ })
    .getByRole('button', { name: 'Off' })
    .click();
  await page.goBack();
  await myTurn(page);
  await page.keyboard.press('m');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox')).toBeVisible();
});

test('motion “None” stops what pulses', async ({ browser, house }) => {
  const context = await browser.newContext({ baseURL: house, reducedMotion: 'no-preference' });
  const page = await context.newPage();
  await page.addInitScript(() => localStorage.setItem('starboard.settings', JSON.stringify({ speed: 0 })));
  await duel(page);
  await thing(page, 'combat').click();
  const running = () =>
    page.evaluate(() => document.getAnimations().filter((one) => one.playState === 'running').length);
  await expect.poll(running).toBe(0);
  await context.close();
});

test('the same news twice and an undo are told to those who only hear', async ({ page }) => {
  await practise(
    page,
    'realms',
    2,
    DUEL.map((line) => line.replace('hand  Scout, Viper', 'hand  Scout x2, Viper')),
  );
  const heard = page.locator('.heard[role="status"] p');
  await thing(page, 'hand/scout').click();
  await expect(heard).toContainText('Scout');
  const first = await heard.elementHandle();
  await thing(page, 'hand/scout').click();
  await expect.poll(() => first?.evaluate((one) => one.isConnected)).toBe(false);
  await expect(heard).toContainText('Scout');
  await page.keyboard.press('u');
  await expect(heard).toHaveText('The last action was taken back.');
});

test('a typed action nobody understands is told in plain words', async ({ page }) => {
  await duel(page);
  await page.keyboard.press('/');
  await page.getByRole('combobox').fill('fly me to the moon');
  await page.keyboard.press('Enter');
  const told = page.getByRole('alert');
  await expect(told).toContainText('Not possible here');
  await expect(told).not.toContainText('expected');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  /** Presses a thing for a while with a finger, and lets it go. */
  async function hold(page: Page, anchor: string): Promise<void> {
    const box = await thing(page, anchor).boundingBox();
    if (!box) throw new Error(`${anchor} is not on screen`);
    const at = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
    const touch = await page.context().newCDPSession(page);
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at });
    await expect(page.getByRole('dialog', { name: 'Details' })).toBeVisible();
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }

  test('a long press reads, and its release refuses nothing; a tap on what cannot be used reads it', async ({
    page,
  }) => {
    await duel(page);
    const read = page.getByRole('dialog', { name: 'Details' });
    const dear = 'row/4';
    await hold(page, dear);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.touchscreen.tap(200, 4);
    await expect(read).toHaveCount(0);
    await thing(page, dear).tap();
    await expect(read).toContainText('Brain World');
    await expect(read).toContainText('Not now:');
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('a refusal leaves at the next tap, and by itself', async ({ page }) => {
    await page.clock.install();
    await duel(page);
    const refuse = async () => {
      await dock(page).getByRole('button', { name: /^All/ }).tap();
      await page.getByRole('combobox').fill('buy brain world');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('alert')).toContainText('Not allowed:');
    };
    await refuse();
    await page.getByText('Trade row', { exact: true }).tap();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await refuse();
    await page.clock.fastForward(15_000);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('every ability of a card is on it', async ({ page }) => {
    await duel(page);
    const ram = page.locator('#at-row-1');
    await expect(ram.locator('.lamp')).toHaveCount(2);
    for (const lamp of await ram.locator('.lamp').all()) await expect(lamp).toBeVisible();
  });

  test('chat that was not read is counted at the menu', async ({ page, browser, house }) => {
    const other = await jumping(await browser.newContext({ baseURL: house }));
    const bob = await other.newPage();
    await page.goto('/');
    await page.getByRole('button', { name: 'Play Star Realms' }).click();
    await page.getByRole('button', { name: 'Invite a friend' }).click();
    const invitation = await page.getByRole('textbox', { name: 'Send this link' }).inputValue();
    await bob.goto(invitation);
    await bob.getByRole('button', { name: 'Sit down', exact: true }).click();
    await expect(dock(bob)).toBeVisible();
    await bob.keyboard.press('c');
    await bob.getByRole('textbox', { name: 'Say something' }).fill('Hello there');
    await bob.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Menu, 1 unread in the chat' }).tap();
    await page.getByRole('button', { name: /^Chat/ }).tap();
    await expect(page.getByRole('dialog', { name: 'Chat' })).toContainText('Hello there');
    await page.getByRole('dialog', { name: 'Chat' }).getByRole('button', { name: 'Close' }).tap();
    await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeVisible();

    // Whoever closed the page is away, and thinks about nothing.
    const turn = dock(page).getByRole('button', { name: /^All/ });
    const thinks = dock(page).getByText(/thinks$/);
    await expect(turn.or(thinks)).toBeVisible();
    if (await turn.isVisible()) await endTurn(page);
    await expect(thinks).toBeVisible();
    await other.close();
    await expect(dock(page).getByText(/is away$/)).toBeVisible();
  });
});

test.describe('a phone on its side', () => {
  test.use({ viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true });
  for (const game of ['realms', 'assembly'])
    test(`${game}: nothing is cut or covered, the page does not scroll`, async ({ page }) => {
      await against(page, game);
      await myTurn(page);
      const beyond = await page.evaluate(() => ({
        wide: document.documentElement.scrollWidth - innerWidth,
        tall: document.documentElement.scrollHeight - innerHeight,
        felt: (() => {
          const felt = document.querySelector('.felt');
          return felt ? felt.scrollWidth - felt.clientWidth : 0;
        })(),
      }));
      expect(beyond).toEqual({ wide: 0, tall: 0, felt: 0 });
      // Whatever is lit can be brought on screen, and nothing lies over it there.
      for (const lit of await page.locator('[data-lit="choice"]').all()) {
        await lit.scrollIntoViewIfNeeded();
        const covered = await lit.evaluate((one) => {
          const { left, top, width, height } = one.getBoundingClientRect();
          const there = document.elementFromPoint(left + width / 2, top + height / 2);
          return one.contains(there) ? null : (there?.outerHTML.slice(0, 120) ?? 'nothing');
        });
        expect(covered, (await lit.getAttribute('aria-label')) ?? '').toBeNull();
      }
    });
});
