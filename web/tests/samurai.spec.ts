import type { Browser, Locator, Page } from '@playwright/test';
import { expect, jumping, myTurn, test } from './house';
import { looksRight } from './look';
import { dragBy, pressGo, told } from './player';
import { practise, WAR } from './practice';

/** Starship Samurai drawn: what is dragged, what is told, what is bargained over. */
test.describe.configure({ timeout: 240_000 });

const thing = (page: Page, anchor: string): Locator => page.locator(`[data-anchor="${anchor}"]`).first();
const decision = (page: Page): Locator => page.getByRole('contentinfo', { name: 'Decision' });
const MOVES = [
  'seat 1 turn  before',
  'seat 1 wealth  1',
  'seat 1 mechs  Thunder Drum, Golden Carp',
  'seat 1 hand  Forced March',
  'seat 2 at 1  fighter',
  'alliance  Ion Pulsar 1',
];

for (const by of ['mouse', 'finger'] as const)
  test.describe(`by ${by}`, () => {
    if (by === 'finger') test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

    test('a marker is dragged onto an order, a carrier with its escort to a location', async ({ page }) => {
      await practise(page, 'samurai', 2, MOVES);
      await myTurn(page);
      // Dropped where it may not go it is back, and the rule is said.
      await dragBy(page, thing(page, 'marker/2'), page.locator('#at-loc-1'), by);
      await expect(page.getByRole('alert')).toContainText('SS-T2');
      await dragBy(page, thing(page, 'marker/2'), thing(page, 'order/units'), by);
      // The marker lies on its order while it may be raised.
      await expect(page.getByRole('button', { name: 'Move units: 2' })).toBeVisible();
      await expect(page.locator('.take output')).toContainText('X = 2');
      await expect(decision(page)).toContainText('Add wealth');
      await pressGo(page);
      await expect(decision(page)).toContainText('2 left');
      await dragBy(page, thing(page, 'figure/carrier/supply'), thing(page, 'location/2'), by);
      await expect(decision(page)).toContainText('Up to 2 fighters may come along');
      const tick = await page.locator('.table').getAttribute('data-tick');
      await thing(page, 'figure/fighter/supply').click();
      await told(page, tick);
      await expect(page.getByRole('button', { name: 'Nova: 1 fighter, Location 2' })).toBeVisible();
    });

    test('a clan marker is dragged along the branches', async ({ page }) => {
      await practise(page, 'samurai', 2, MOVES);
      await myTurn(page);
      await dragBy(page, thing(page, 'marker/3'), thing(page, 'order/allegiance'), by);
      await expect(decision(page)).toContainText('Add wealth');
      await pressGo(page);
      await expect(decision(page)).toContainText('Move one clan marker');
      const tick = await page.locator('.table').getAttribute('data-tick');
      // Its goals are drawn once it is in hand: the second space of the first branch.
      await dragBy(page, thing(page, 'marker/ion'), page.locator('.branches .cell.s1').nth(8), by);
      await told(page, tick);
      if (by === 'finger') await page.getByRole('button', { name: 'Alliances' }).click();
      await expect(page.getByRole('button', { name: 'Ion, Nova 2' })).toBeVisible();
    });

    test('an order card is dragged to the table', async ({ page }) => {
      await practise(page, 'samurai', 2, MOVES);
      await myTurn(page);
      const tick = await page.locator('.table').getAttribute('data-tick');
      await dragBy(
        page,
        thing(page, 'hand/forcedmarch'),
        page.getByRole('region', { name: 'Locations', exact: true }),
        by,
      );
      await told(page, tick);
      await expect(decision(page)).toContainText('3 left');
    });
  });

test('a marker in hand lies over nothing one needs next', async ({ page }) => {
  await practise(page, 'samurai', 4, [...WAR, 'seat 1 turn  before', 'seat 1 markers  1 wealth, 4 units']);
  await myTurn(page);
  await thing(page, 'marker/3').click();
  await thing(page, 'order/allegiance').hover();
  // The box that tells what one points at comes after a while, and never within what is told already.
  await expect(thing(page, 'order/allegiance').locator('xpath=ancestor::*[@data-told]')).toHaveCount(1);
  await thing(page, 'order/allegiance').click();
  await expect(page.locator('.take output', { hasText: 'X = 3' })).toBeInViewport({ ratio: 1 });
  await expect(decision(page).locator('.btn--go')).toContainText('Place the order with 0 wealth');
});

test('a bargain: what one gives lies left, what one gets right, and promises are found', async ({ page }) => {
  await practise(
    page,
    'samurai',
    3,
    [
      'seat 1 turn  before',
      'seat 1 wealth  3',
      'seat 2 wealth  2',
      'seat 1 hand  Elite General, Forced March',
      'seat 2 hand  Elite General',
    ],
    { options: { trading: 'on' } },
  );
  await myTurn(page);
  await page.getByRole('button', { name: 'Draft an offer to Pulsar.' }).click();
  const [give, get] = [page.getByRole('list', { name: 'You give' }), page.getByRole('list', { name: 'You get' })];
  await page.getByRole('button', { name: 'Give 2 wealth' }).click();
  await expect(give).toContainText('2');
  await page.getByRole('button', { name: /^Open: they see/ }).click();
  await page.getByRole('button', { name: 'Give Forced March face down.' }).click();
  await expect(give).toContainText('Forced March');
  await page.getByRole('button', { name: 'Ask for any battle card.' }).click();
  await expect(get).toContainText('any battle card');
  await page.getByText('Promise something').click();
  await page.getByRole('button', { name: /^You promise: No unit of mine moves to location 2/ }).click();
  await expect(give).toContainText('location 2');
  await looksRight(page, 'samurai-bargain');
  await page.getByRole('button', { name: 'Send offer' }).click();
  await expect(page.getByRole('button', { name: 'Send offer' })).toHaveCount(0);
});

/** What the log says, which is opened for it. */
const isTold = async (page: Page, ...words: string[]) => {
  await page.getByRole('button', { name: 'Log', exact: true }).click();
  for (const one of words) await expect(page.locator('.log__line').filter({ hasText: one })).not.toHaveCount(0);
};

/** Ann and Bob in two browsers, trading agreed on, mechs drafted. */
const twoTraders = async (browser: Browser, house: string): Promise<[Page, Page]> => {
  const contexts = await Promise.all(
    [0, 1].map(() => browser.newContext({ baseURL: house, reducedMotion: 'reduce' }).then(jumping)),
  );
  const [ann, bob] = (await Promise.all(contexts.map((context) => context.newPage()))) as [Page, Page];
  await ann.goto('/');
  const id = await ann.evaluate(async () => {
    const post = async (path: string, body: unknown): Promise<{ id: string; key: string }> =>
      (
        await fetch('/api/v1' + path, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        })
      ).json() as Promise<{ id: string; key: string }>;
    localStorage.setItem('starboard.key', (await post('/guests', { name: 'Ann' })).key);
    const seats = [{ kind: 'me' }, { kind: 'open' }];
    return (await post('/tables', { game: 'samurai', seats, options: { trading: 'on' } })).id;
  });
  await ann.goto(`/#/t/${id}`);
  await bob.goto(`/#/t/${id}`);
  await bob.getByRole('button', { name: 'Sit down', exact: true }).click();
  // Four picks; whoever holds the pool is shown it lit.
  const lit = (page: Page) => page.locator('[data-anchor^="pool/"][data-lit="choice"]').first();
  for (let pick = 0; pick < 4; pick++) {
    await expect.poll(async () => (await lit(ann).count()) + (await lit(bob).count())).toBeGreaterThan(0);
    const page = (await lit(ann).count()) ? ann : bob;
    const tick = await page.locator('.table').getAttribute('data-tick');
    await lit(page).click();
    if (await page.locator('[data-key="go"]').count()) await page.locator('[data-key="go"]').click();
    await told(page, tick);
  }
  return [ann, bob];
};

test('two browsers trade: an offer in words is accepted, one is declined, one is countered', async ({
  browser,
  house,
}) => {
  const [ann, bob] = await twoTraders(browser, house);
  const draft = (page: Page) => page.getByRole('button', { name: /^Draft an offer to/ });
  const deal = (page: Page) => page.getByRole('article', { name: /^Offer of/ });
  const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();

  await draft(ann).click();
  await press(ann, 'Give Elite General openly.');
  await press(ann, 'Ask for any order card.');
  await ann.getByRole('textbox', { name: 'Words beside the offer' }).fill('And peace in the north');
  await press(ann, 'Send offer');
  await expect(deal(bob)).toContainText('And peace in the north');
  await expect(deal(bob)).toContainText('Elite General');
  await press(bob, 'Accept');
  await press(bob, 'Hand Change Strategy over.');
  for (const page of [ann, bob]) await expect(deal(page)).toHaveCount(0);

  await draft(ann).click();
  await press(ann, 'Ask for any card.');
  await press(ann, 'Send offer');
  await press(bob, 'Decline');
  for (const page of [ann, bob]) await expect(deal(page)).toHaveCount(0);

  await draft(bob).click();
  await press(bob, 'Ask for any card.');
  await press(bob, 'Send offer');
  await press(ann, 'Counter');
  await ann.getByText('Promise something').click();
  await press(ann, /^You promise: No unit of mine moves to location 1/);
  await press(ann, 'Send offer');
  await expect(deal(bob)).toContainText('location 1');
  await press(bob, 'Accept');
  const trade = (page: Page) => page.getByRole('region', { name: 'Trade', exact: true });
  for (const page of [ann, bob]) await expect(trade(page)).toContainText(': No unit of mine moves to location 1');
  for (const page of [ann, bob]) await isTold(page, '“And peace in the north”', 'Change Strategy', 'was declined');
  await Promise.all([ann, bob].map((page) => page.context().close()));
});

test('of two equal cards to be discarded the one meant is ticked', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('starboard.settings', JSON.stringify({ confirm: true })));
  await practise(page, 'samurai', 2, [
    'seat 1 turn  before',
    'seat 1 hand  Forced March x2, Elite General, Lance Strike x2',
    'deck  Drift Mines, Night Ledger, Armor Rites',
  ]);
  await myTurn(page);
  for (const anchor of ['marker/2', 'order/cards']) await thing(page, anchor).click();
  const asks = decision(page).locator('.dock__ask');
  for (const done of ['Draw up to 2 cards', 'You will have to discard', 'Your hand is full: discard 2 cards']) {
    await decision(page).locator('[data-key="go"]').click();
    await expect(asks).toContainText(done);
  }
  const twins = page.locator('[data-anchor="hand/forcedmarch"]');
  await expect(twins).toHaveCount(2);
  await twins.nth(1).click();
  await expect(twins.nth(1)).toHaveAttribute('data-lit', 'selected');
  await expect(twins.nth(0)).not.toHaveAttribute('data-lit', 'selected');
  await expect(page.locator('[data-lit="selected"]')).toHaveCount(1);
});

test('a bot answers an offer at once', async ({ page }) => {
  const position = ['seat 1 turn  before', 'seat 1 wealth  3', 'seat 2 wealth  2', 'seat 2 hand  Elite General'];
  await practise(page, 'samurai', 3, position, { options: { trading: 'on' } });
  await myTurn(page);
  await page.getByRole('button', { name: 'Draft an offer to Pulsar.' }).click();
  await page.getByRole('button', { name: 'Ask for 2 wealth' }).click();
  await page.getByRole('button', { name: 'Send offer' }).click();
  await page.getByRole('button', { name: 'Draft an offer to Pulsar.' }).click();
  await page.getByRole('button', { name: 'Give 3 wealth' }).click();
  await page.getByRole('button', { name: 'Send offer' }).click();
  await expect(page.getByRole('button', { name: 'Draft an offer to Pulsar.' })).toBeVisible();
  await isTold(page, 'was declined', 'traded');
});

for (const hand of ['Elite General, Forced March', 'Forced March'])
  test(`one is asked to commit in the same way with ${hand} in hand`, async ({ page }) => {
    await practise(page, 'samurai', 2, [
      'phase  battles',
      'fought  1',
      'seat 1 at 1  fighter x3',
      'seat 2 at 1  fighter x2',
      `seat 1 hand  ${hand}`,
    ]);
    await myTurn(page);
    await expect(decision(page).locator('.btn--go')).toContainText('Pass: commit nothing.');
    await expect(decision(page).locator('.acts button')).toHaveCount(1);
    // Whoever else is there has no card: nothing can beat one's sum any more.
    await expect(page.getByText('your 3 wins as it stands.')).toBeVisible();
  });

test('a tie that a card wins is said to be won by it, and who may stay', async ({ page }) => {
  await practise(page, 'samurai', 3, [
    'phase  battles',
    'fought  1',
    'location 1  Garden of Quiet Blades',
    'seat 2 first player  yes',
    'seat 2 at 1  carrier, fighter x2',
    'seat 3 at 1  fighter x3',
    'seat 1 at 1  fighter',
    'seat 3 committed  Hold the Line',
    'seat 3 honor  1',
    'seat 1 committed  Silk Knife',
    'seat 1 honor  1',
  ]);
  await myTurn(page);
  await expect(page.getByText('Gamma wins it, by a card.')).toBeVisible();
  await expect(page.getByText('The 3 figures of Gamma go home, but up to 2 may stay')).toBeVisible();
});

for (const [placed, says] of [
  ['1 units, 2 cards', true],
  ['1 units, 2 cards, 3 units', false],
] as const)
  test(`with ${placed} placed one is ${says ? '' : 'not '}told of a next turn`, async ({ page }) => {
    const all = [1, 2, 3, 4].map((seat) => `seat ${seat} markers  ${placed}`);
    await practise(page, 'samurai', 4, [...WAR, 'seat 1 turn  before', ...all]);
    await myTurn(page);
    const now = page.getByRole('region', { name: 'If the battles came now' });
    await expect(now).toContainText('tie by turn order');
    await expect(now.getByText('at your next turn')).toHaveCount(says ? 1 : 0);
  });
