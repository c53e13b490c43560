import type { Page } from '@playwright/test';
import { against, expect, myTurn, test } from './house';
import { pressGo } from './player';
import { FIGHT, LAST_HITS, practise } from './practice';

/** What was once wrong at the tables of Starship Attack, Starship Samurai and Starship Captains. */
test.describe.configure({ timeout: 120_000 });

const thing = (page: Page, anchor: string) => page.locator(`[data-anchor="${anchor}"]`).first();
const dock = (page: Page) => page.getByRole('contentinfo', { name: 'Decision' });
const go = (page: Page) => page.locator('[data-key="go"]');

test('a fighter with a token that cannot move says why by its rule', async ({ page }) => {
  await practise(page, 'samurai', 2, ['seat 1 turn  before', 'seat 1 at 1  fighter+1']);
  await myTurn(page);
  await page.locator('#at-loc-1 .figs').first().click();
  await expect(
    page
      .locator('[role="alert"], [role="status"]')
      .filter({ hasText: /(SS-[A-Z]|TB-)\d/ })
      .first(),
  ).toBeVisible();
  await expect(page.getByText('is not understood')).toHaveCount(0);
});

test('wealth is added by the green button, also where more of it would be useless', async ({ page }) => {
  await practise(page, 'samurai', 2, ['seat 1 turn  before', 'seat 1 wealth  14']);
  await myTurn(page);
  await thing(page, 'marker/3').click();
  await thing(page, 'order/units').click();
  await expect(dock(page)).toContainText('Add wealth');
  await expect(go(page)).toContainText('Place the order with 0 wealth');
  await page.getByRole('button', { name: 'More' }).click();
  await expect(page.locator('.take output')).toContainText('X = 4');
  await expect(go(page)).toContainText('Place the order with 1 wealth');
  await go(page).click();
  await expect(dock(page)).toContainText('4 left');
});

test('what is told of a thing goes when the thing goes', async ({ page }) => {
  await practise(page, 'samurai', 2, ['seat 1 turn  before', 'seat 1 wealth  3', 'seat 1 hand  Forced March']);
  await myTurn(page);
  await thing(page, 'hand/forcedmarch').hover();
  await expect(page.locator('.pointed')).toBeVisible();
  await page.keyboard.press('/');
  await page.getByRole('combobox', { name: 'Action' }).fill('play forced march');
  await page.keyboard.press('Enter');
  await expect(thing(page, 'hand/forcedmarch')).toHaveCount(0);
  await expect(page.locator('.pointed')).toHaveCount(0);
});

test('Change Strategy says where a placed marker lies', async ({ page }) => {
  await practise(page, 'samurai', 2, [
    'seat 1 turn  before',
    'seat 1 markers  4 wealth',
    'seat 1 hand  Change Strategy',
    'seat 1 wealth  3',
  ]);
  await myTurn(page);
  await thing(page, 'hand/changestrategy').click();
  await pressGo(page);
  await expect(page.getByRole('button', { name: 'Marker 4, Gain wealth' })).toBeVisible();
});

/** Everything that flies is written down as it sets out: how it looks, and after how long. */
async function watchFlights(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const flown: { look: string; background: string; border: string }[] = [];
    Object.assign(window, { flown });
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
      const likeness = this.closest('.flights') && this.querySelector('button');
      if (likeness) {
        const { backgroundColor, borderStyle } = getComputedStyle(likeness);
        flown.push({ look: likeness.className, background: backgroundColor, border: borderStyle });
      }
      return animate.call(this, frames, options);
    };
  });
}
const flown = (page: Page) =>
  page.evaluate(() => (window as unknown as { flown: { look: string; background: string; border: string }[] }).flown);

test.describe('in motion', () => {
  test.use({ reducedMotion: 'no-preference', stage: 'plays' } as Parameters<typeof test.use>[0]);

  test('what flies looks as it did where it lay', async ({ page }) => {
    await watchFlights(page);
    await practise(page, 'samurai', 2, ['seat 1 turn  before']);
    await myTurn(page);
    const marker = thing(page, 'marker/3');
    const background = await marker.evaluate((one) => getComputedStyle(one).backgroundColor);
    await marker.click();
    await thing(page, 'order/wealth').click();
    await pressGo(page);
    await expect.poll(async () => (await flown(page)).filter(({ look }) => look.includes('mk'))).not.toEqual([]);
    for (const one of (await flown(page)).filter(({ look }) => look.includes('mk')))
      expect(one).toMatchObject({ background, border: 'none' });
  });
});

// Whoever does not watch the Stage is told of the battle afterwards, also in motion.
test.describe('in motion, without the Stage', () => {
  test.use({ reducedMotion: 'no-preference' } as Parameters<typeof test.use>[0]);

  test('the dock and the battle tell the same sums at any moment', async ({ page }) => {
    await practise(page, 'samurai', 2, [
      'phase  battles',
      'fought  1',
      'seat 1 at 1  fighter x3',
      'seat 2 at 1  fighter x2',
      'seat 1 hand  Elite General',
      'location 1  Garden of Quiet Blades',
    ]);
    await myTurn(page);
    await thing(page, 'hand/elitegeneral').click();
    await go(page).click();
    await page
      .getByRole('button', { name: /^Take 3 honor/ })
      .first()
      .click();
    await page.locator('.told .total').first().waitFor();
    const [says, totals] = await page.evaluate(() => [
      document.querySelector('.dock__ask')?.textContent ?? '',
      [...document.querySelectorAll<HTMLElement>('.told .total')].map((one) => one.innerText.trim()),
    ]);
    expect(says).toContain([...totals].sort((a, b) => Number(b) - Number(a)).join(' : '));
  });
});

test('a partner who has one in range is no threat', async ({ page }) => {
  const fleet = FIGHT.map((line) => line.replace('seat 3 ship  d8', 'seat 3 ship  b8'));
  await practise(page, 'attack', 4, [...fleet, 'stage  course', 'flags  d1+, blue'], { format: 'ctf' });
  await myTurn(page);
  const sign = (name: string) => page.locator(`.rival [aria-label="${name}"]`);
  const partner = page.locator('.rival').filter({ has: page.locator('[aria-label="your partner"]') });
  await expect(partner).toHaveCount(1);
  await expect(partner.locator('[aria-label="has you in range"]')).toHaveCount(0);
  await expect(partner).not.toContainText('has you in range');
  await expect(sign('has you in range')).toHaveCount(1);
  await expect(page.locator('.torus .mate')).toHaveCount(1);
});

for (const format of ['team', 'ctf'])
  test(`ramming or firing at a partner is warned of: ${format}`, async ({ page }) => {
    // The partner, seat 3, lies on the way west; the next stop is beside them.
    const fleet = FIGHT.map((line) =>
      line.replace('seat 3 ship  d8', 'seat 3 ship  h3').replace('seat 1 speed  6', 'seat 1 speed  2'),
    );
    const flags = format === 'ctf' ? ['flags  d1+, blue'] : [];
    await practise(page, 'attack', 4, [...fleet, 'stage  course', ...flags], { format });
    await myTurn(page);
    const tick = await page.locator('.table').getAttribute('data-tick');
    await thing(page, 'course/W').click();
    await expect(dock(page).locator('.warned small')).toContainText(/your teammate/i);
    expect(await page.locator('.table').getAttribute('data-tick'), 'nothing is flown yet').toBe(tick);
    await page.keyboard.press('Escape');
    await thing(page, 'course/N').click();
    await expect(dock(page).locator('.warned')).toHaveCount(0);
  });

test('a lesson that is laid wrongly says what it wants and lays nothing by itself', async ({ page }) => {
  await page.goto('/#/learn/attack');
  const coach = page.getByRole('region', { name: 'Lesson' });
  await coach.getByRole('button', { name: 'Go on' }).click();
  await expect(coach).toContainText('Your move');
  await thing(page, 'coin/5').click();
  await thing(page, 'trait/engines').click();
  await expect(dock(page)).toContainText('The lesson asks for another layout');
  await expect(dock(page)).toContainText('Engines 2, Armaments 5, Shields 4');
  await go(page).click();
  await expect(page.getByRole('button', { name: 'Engines: 2' })).toBeVisible();
  await expect(coach).toContainText('Your move');
  await go(page).click();
  await expect(coach).toContainText('Thrust');
});

test('all that Captain Shadow did can be read', async ({ page }) => {
  await against(page, 'captains', 'cadet', 1, 'solo');
  await myTurn(page);
  const shadow = page.getByRole('region', { name: 'Captain Shadow' });
  for (const [width, height] of [
    [390, 844],
    [844, 390],
    [820, 1180],
  ] as const) {
    await page.setViewportSize({ width, height });
    await shadow.getByRole('button', { name: 'More' }).click();
    await expect(shadow).toContainText('passenger');
    await expect(shadow.locator('.with')).toBeVisible();
    const hidden = await shadow.locator('.did').evaluate((one) => one.scrollHeight - one.clientHeight);
    expect(hidden).toBeLessThanOrEqual(1);
    await shadow.getByRole('button', { name: 'Less' }).click();
  }
});

test('upright the board is as wide as the screen allows', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await practise(page, 'attack', 2, [...LAST_HITS, 'stage  course']);
  await myTurn(page);
  const board = await page.locator('.torus').boundingBox();
  expect(board?.width).toBeGreaterThan(365);
});

test('passing with crew that could still work is asked about first', async ({ page }) => {
  await against(page, 'captains');
  await myTurn(page);
  const tick = await page.locator('.table').getAttribute('data-tick');
  await dock(page).getByRole('button', { name: 'Pass for this round' }).click();
  await expect(dock(page)).toContainText('You could still use a room or complete a mission');
  expect(await page.locator('.table').getAttribute('data-tick')).toBe(tick);
  await go(page).click();
  await expect.poll(() => page.locator('.table').getAttribute('data-tick')).not.toBe(tick);
});
