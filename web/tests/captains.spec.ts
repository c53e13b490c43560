import type { Page } from '@playwright/test';
import { against, expect, myTurn, test } from './house';
import { looksRight } from './look';
import { byKeys, byMouse, byTouch, dragBy, pressGo } from './player';
import { LAST_ROUND, practise } from './practice';

/** Starship Captains drawn: whole games, the mission planner, Captain Shadow, the epilogue. */
test.describe.configure({ timeout: 240_000 });

const over = (page: Page) => page.getByRole('region', { name: 'The game is over' });
const mission = [
  'seat 1 at  Umbershade',
  'seat 2 at  Wobble',
  'seat 1 ready  R*, Y, B, a',
  'seat 1 queue  B, Y, R',
  'seat 1 medals  1',
  'map  Umbershade: Host the Tri-Faction Potluck',
];
const first = { format: 'captains', options: { first: '1' } };

test('a whole game alone by mouse: Captain Shadow says what he does, the epilogue is read out', async ({ page }) => {
  await against(page, 'captains', 'cadet', 1, 'solo');
  await myTurn(page);
  const shadow = page.getByRole('region', { name: 'Captain Shadow' });
  await expect(shadow).toContainText('orders left this round');
  // At the beginning of a round he has drawn nothing yet.
  const order = shadow.getByText(/Take Tech|Complete Mission|Fight Pirate|Passenger Action/);
  for (let i = 0; i < 10 && !(await order.count()); i++) expect(await byMouse(page, 5)).toBe(false);
  await expect(order).toBeVisible();
  await looksRight(page, 'captains-solo');
  expect(await byMouse(page, 900)).toBe(true);
  await expect(over(page)).toBeVisible();
  const score = page.getByRole('region', { name: 'Score so far' });
  await expect(score.getByRole('rowheader')).toHaveCount(7);
  await expect(score.locator('blockquote')).not.toBeEmpty();
  await looksRight(page, 'captains-end');
  await page.getByRole('link', { name: 'Watch it again' }).click();
  const place = page.getByRole('slider', { name: 'Position in the game' });
  await expect(page.getByText(/action [1-9]\d* of/)).toBeVisible();
  for (let i = 0; i < 3; i++) await place.press('PageDown');
  await expect(page.getByRole('region', { name: 'Star map' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Course of the game' }).filter({ visible: true })).toBeVisible();
  await looksRight(page, 'captains-replay');
});

test('the last round by keyboard alone', async ({ page }) => {
  await practise(page, 'captains', 2, LAST_ROUND.captains);
  expect(await byKeys(page, 900)).toBe(true);
  await expect(over(page)).toBeVisible();
});

test('a mission by dragging: crew to its lines, each line says what comes of it', async ({ page }) => {
  await practise(page, 'captains', 2, mission, first);
  await myTurn(page);
  await page.locator('.roomkey[data-anchor="loc/umbershade"]').click();
  await pressGo(page);
  const planner = page.getByRole('region', { name: 'Mission: Host the Tri-Faction Potluck' });
  await expect(planner.locator('[data-drop="ready"]')).toContainText('matches');
  // A wrong line says which is next, and the figure is back.
  await dragBy(page, page.locator('.strip [data-anchor="ready/Y"]'), planner.locator('.line').nth(2));
  await expect(page.getByRole('alert')).toContainText('now it is line 1. SC-M3');
  await expect(page.locator('.strip [data-anchor="ready/Y"]')).toHaveAttribute('data-lit', 'choice');
  await looksRight(page, 'captains-mission');
  await dragBy(page, page.locator('.strip [data-anchor="ready/R*"]'), planner.locator('[data-drop="ready"]'));
  await expect(planner.locator('.line').first().locator('.crew.chief')).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Queue afterwards' }).locator('.row > .crew, .stays .crew'),
  ).toHaveCount(4);
  await expect(page.getByRole('region', { name: 'Then, in this order' })).toContainText('a new mission on');
  await expect(planner.getByRole('region', { name: 'Score if nothing else changes' })).toContainText('0 to 5');
  await expect(planner.locator('.line').first()).toContainText('Cooperative 0 to 2');
  await expect(page.getByRole('region', { name: 'Cargo afterwards' })).toContainText('5 free');
});

test('a room may be pressed before its crew; the map says how many moves and hits a place costs', async ({ page }) => {
  await practise(
    page,
    'captains',
    2,
    ['seat 1 at  Wobble', 'seat 2 at  Wobble', 'seat 1 ready  R, c', 'pirates  f13: purple treasure'],
    first,
  );
  await myTurn(page);
  await page.locator('[data-anchor="room/helm"]').click();
  await expect(page.locator('.table')).toHaveAttribute('data-picked', 'ready/R room/helm');
  await page.locator('[data-key="go"]').click();
  await expect(page.locator('[data-anchor="loc/sorrel_deep"]')).toContainText('1 hit');
  await expect(page.locator('[data-anchor="loc/umbershade"]')).toContainText('1');
  await looksRight(page, 'captains-move');
  // Two moves away, by way of Umbershade: pressing it takes the first.
  await expect(page.locator('.place.far[data-anchor="loc/tallows_rest"]')).toHaveAttribute(
    'aria-label',
    /2 moves, by Umbershade/,
  );
  await page.locator('[data-anchor="loc/tallows_rest"]').click();
  await expect(page.locator('[data-anchor="loc/tallows_rest"]')).toHaveAttribute('data-lit', 'choice');
});

/** What lies over something else on the map by more than two pixels, or beyond its edge. */
const covered = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    interface One {
      what: string;
      of: string;
      x: number;
      y: number;
      r: number;
      b: number;
    }
    const all: One[] = [];
    const add = (what: string, of: string | undefined, drawn: Element | null, rim = 0): void => {
      const box = drawn?.getBoundingClientRect();
      if (box?.width)
        all.push({ what, of: of ?? '', x: box.left + rim, y: box.top + rim, r: box.right - rim, b: box.bottom - rim });
    };
    for (const place of document.querySelectorAll<HTMLElement>('.map .place')) {
      for (const what of ['name', 'mission', 'above', 'hit'])
        add(what, place.dataset.anchor, place.querySelector(`:scope > .${what}`));
      for (const guest of place.querySelectorAll('.craft.guest')) add('guest', place.dataset.anchor, guest, 3);
      add('planet', place.dataset.anchor, place.querySelector('.planet'), 3);
    }
    for (const skull of document.querySelectorAll('.map .skull'))
      add('pirate', skull.closest<HTMLElement>('.pirate')?.dataset.anchor, skull, 2);
    const edge = document.querySelector('.map')?.getBoundingClientRect();
    const out = all
      .filter(
        (one) =>
          edge && (one.x < edge.left - 3 || one.r > edge.right + 3 || one.y < edge.top - 3 || one.b > edge.bottom + 3),
      )
      .map((one) => `${one.what} of ${one.of} beyond the edge`);
    const over = all.flatMap((a, i) =>
      all
        .slice(i + 1)
        .filter((b) => Math.min(a.r - b.x, b.r - a.x, a.b - b.y, b.b - a.y) > 2)
        .map((b) => `${a.what} of ${a.of} and ${b.what} of ${b.of}`),
    );
    return [...out, ...over];
  });

for (const [players, routes, letter] of [
  [2, 21, 'f'],
  [4, 24, 'q'],
] as const)
  test(`nothing on the map covers anything: ${players} captains on a planet, pirates all over, one in flight`, async ({
    page,
  }) => {
    const kinds = ['green', 'purple', 'yellow'].flatMap((exhaust) =>
      ['treasure', 'android'].map((reward) => `${exhaust} ${reward}`),
    );
    const pirates = Array.from(
      { length: routes },
      (_, i) => `${letter}${String(i + 1).padStart(2, '0')}: ${kinds[i % 6] ?? ''}`,
    );
    const seats = Array.from({ length: players }, (_, i) => `seat ${i + 1} at  Wobble`);
    await practise(
      page,
      'captains',
      players,
      [...seats, 'seat 1 ready  R, Y, B, c', `pirates  ${pirates.join(', ')}`],
      first,
    );
    await myTurn(page);
    await page.locator('[data-anchor="room/helm"]').click();
    await page.locator('[data-key="go"]').click();
    await expect(page.locator('.place .hit').first()).toBeVisible();
    for (const [width, height] of [
      [390, 844],
      [844, 390],
      [820, 1180],
      [1440, 900],
      [1280, 720],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect.poll(() => covered(page), { message: `at ${width}` }).toEqual([]);
    }
  });

test('on a mission rooms and training take no room; the slots to come show the tech that would match best', async ({
  page,
}) => {
  await practise(
    page,
    'captains',
    2,
    [
      ...mission.slice(0, -1),
      'map  Umbershade: Ghost Hunt in Hangar Nine',
      'seat 1 techs  x, Jump Drive, ET Observer, -, -, x',
      'tech board  Blast-Phasers, Grapple Harpoon, Relic Blender, Fleet Hotline, Wormhole Generator',
    ],
    first,
  );
  await myTurn(page);
  await page.locator('.roomkey[data-anchor="loc/umbershade"]').click();
  await pressGo(page);
  const planner = page.getByRole('region', { name: 'Mission: Ghost Hunt in Hangar Nine' });
  await expect(planner.getByRole('region', { name: 'Tech slots afterwards' }).locator('.techslot.plan')).toHaveCount(1);
  await expect(page.locator('.strip').locator('.roomkey, .study')).toHaveCount(0);
  await looksRight(page, 'captains-tech-mission');
  // A phone has cargo and score in sight without scrolling.
  await page.setViewportSize({ width: 390, height: 844 });
  for (const name of ['Cargo afterwards', 'Score if nothing else changes'])
    await expect(planner.getByRole('region', { name })).toBeInViewport({ ratio: 1 });
});

test('a line that matches is performed by the green button', async ({ page }) => {
  await practise(page, 'captains', 2, [...mission.slice(0, -1), 'map  Umbershade: Serenade a Shy Volcano'], first);
  await myTurn(page);
  await page.locator('.roomkey[data-anchor="loc/umbershade"]').click();
  await pressGo(page);
  const planner = page.getByRole('region', { name: 'Mission: Serenade a Shy Volcano' });
  const go = page.getByRole('contentinfo', { name: 'Decision' }).locator('[data-key="go"]');
  for (const [i, who] of ['ready/a', 'ready/Y'].entries()) {
    await planner.locator(`[data-anchor="${who}"]`).click();
    await expect(planner.locator('.pad .crew')).toHaveCount(i + 1);
  }
  await expect(go).toContainText('Perform the whole line');
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press('Space');
  await expect(planner.locator('.line').first()).toContainText('done');
  await expect(go.filter({ hasText: 'Perform' })).toHaveCount(0);
});

test('whoever only watches reads which techs match the captain in turn', async ({ page }) => {
  await practise(
    page,
    'captains',
    2,
    [
      'seat 1 techs  x, Jump Drive, ET Observer, -, -, x',
      'tech board  Blast-Phasers, Grapple Harpoon, Relic Blender, Fleet Hotline, Wormhole Generator',
    ],
    first,
  );
  await myTurn(page);
  const matches = await page.locator('.techcard .fit').allTextContents();
  await page.evaluate(async () => {
    const answer = await fetch('/api/v1/guests', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Wes' }),
    });
    localStorage.setItem('starboard.key', ((await answer.json()) as { key: string }).key);
  });
  await page.reload();
  await expect(page.locator('.techcard .fit:not(.none)').first()).toBeVisible();
  expect(await page.locator('.techcard .fit').allTextContents()).toEqual(matches);
});

test('a tech in the hand lies planned in every slot it may go to', async ({ page }) => {
  await practise(page, 'captains', 2, ['seat 1 at  Wobble', 'seat 2 at  Wobble', 'seat 1 ready  B, R'], first);
  await myTurn(page);
  await page.locator('.strip [data-anchor="ready/B"]').click();
  await page.locator('[data-anchor="room/science"]').click();
  await expect(page.locator('[data-anchor^="tech/"][data-lit="choice"]').first()).toBeVisible();
  await page.locator('[data-anchor^="tech/"][data-lit="choice"]').first().click();
  await pressGo(page);
  await expect(page.locator('.techslot.plan[data-lit="choice"]').first()).toBeVisible();
  await looksRight(page, 'captains-slot');
});

test('a tech is dragged to a slot: too early, wrongly and rightly', async ({ page }) => {
  await practise(
    page,
    'captains',
    2,
    [
      'seat 1 at  Wobble',
      'seat 2 at  Wobble',
      'seat 1 ready  B, R',
      'seat 1 medals  1',
      'seat 1 techs  x, Jump Drive, -, -, -, x',
    ],
    first,
  );
  await myTurn(page);
  const alert = page.getByRole('alert');
  const card = page.locator('.techcard').first();
  const box = await card.boundingBox();
  if (!box) throw new Error('no tech');
  // It cannot be lifted yet: whoever tries is told how techs are taken, and the room is chosen.
  await page.mouse.move(box.x + 60, box.y + 30);
  await page.mouse.down();
  await page.mouse.move(box.x + 90, box.y + 20, { steps: 3 });
  await page.mouse.up();
  await expect(alert).toContainText('SC-T2');
  await expect(page.locator('.table')).toHaveAttribute('data-picked', 'ready/B room/science');
  await page.locator('[data-key="go"]').click();
  await expect(card).toHaveAttribute('data-lit', 'choice');
  for (const [slot, rule] of [
    [1, 'SC-D11'],
    [2, 'SC-X6'],
  ] as const) {
    await dragBy(page, card, page.locator(`[data-anchor="slot/${slot}"]`).last());
    await expect(alert).toContainText(rule);
    await expect(card).toHaveAttribute('data-lit', 'choice');
  }
  const name = (await card.getAttribute('aria-label'))?.split(',')[0] ?? '';
  await dragBy(page, card, page.locator('[data-anchor="slot/3"]').last());
  await expect(page.locator('#at-slot-3')).toContainText(name);
});

test('pressed before anybody is picked, training takes the first who may learn it, and another instead', async ({
  page,
}) => {
  await practise(
    page,
    'captains',
    2,
    ['seat 1 at  Wobble', 'seat 2 at  Wobble', 'seat 1 ready  B, Y, c', 'seat 1 medals  1'],
    first,
  );
  await myTurn(page);
  await page.locator('[data-anchor="train/red"]').click();
  await expect(page.locator('[data-key="go"]')).toContainText('Train a cadet to red');
  await page.locator('.strip [data-anchor="ready/B"]').click();
  await expect(page.locator('[data-key="go"]')).toContainText('Train a blue ensign to red');
});

test('in the light theme', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('starboard.settings', JSON.stringify({ theme: 'light' })));
  await practise(
    page,
    'captains',
    2,
    [...mission, 'seat 1 cargo  red-yellow, yellow-blue x2', 'seat 1 techs  x, Jump Drive, ET Observer, -, -, x'],
    first,
  );
  await myTurn(page);
  await looksRight(page, 'light-captains');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  test('every view opens and stays, and so does the ship of another captain', async ({ page }) => {
    await practise(page, 'captains', 4, ['seat 1 ready  R, B', 'seat 2 medals  5'], first);
    await myTurn(page);
    for (const [tab, region] of [
      ['Ship', 'Ship Second Helping'],
      ['Tracks', 'Faction tracks'],
      ['Techs', 'Techs'],
      ['Score', 'Score so far'],
      ['Map', 'Star map'],
    ] as const) {
      await page.getByRole('navigation', { name: 'Views' }).getByRole('button', { name: tab }).tap();
      await expect(page.getByRole('region', { name: region, exact: true })).toBeVisible();
    }
    await page.getByRole('group', { name: 'Captains' }).getByRole('button').nth(1).tap();
    await expect(page.getByRole('region', { name: 'Ship Polite Objection' })).toBeVisible();
    // Whatever view is open, what ends a flight is in the dock.
    await page.locator('[data-anchor="room/helm"]').tap();
    await pressGo(page);
    await expect(page.locator('.place[data-lit="choice"]').first()).toBeVisible();
    await page.getByRole('navigation', { name: 'Views' }).getByRole('button', { name: 'Ship' }).tap();
    await expect(
      page.getByRole('contentinfo', { name: 'Decision' }).getByRole('button', { name: 'Stop here' }),
    ).toBeVisible();
  });

  test('a planet out of reach is read by a tap: its mission, and nothing is refused', async ({ page }) => {
    await practise(page, 'captains', 2, mission, first);
    await myTurn(page);
    const there = page.locator('.map .place').filter({ has: page.locator('.mission') });
    const far = there.and(page.locator('[data-lit="off"]')).first();
    const name = (await far.getAttribute('aria-label')) ?? '';
    const tick = await page.locator('.table').getAttribute('data-tick');
    await far.tap();
    const read = page.getByRole('dialog', { name: 'Details' });
    await expect(read).toContainText(name.split(/[,.:]/)[0] ?? '?');
    await expect(read).toContainText(/mission/i);
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(await page.locator('.table').getAttribute('data-tick')).toBe(tick);
  });

  test('a while with a finger, nothing beyond the edge; crew dragged to a line', async ({ page }) => {
    await against(page, 'captains', 'cadet', 4);
    await byTouch(page, 40);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      'scrolls sideways',
    ).toBeLessThanOrEqual(0);
    await practise(page, 'captains', 2, mission, first);
    await myTurn(page);
    await page.locator('.roomkey[data-anchor="loc/umbershade"]').tap();
    await pressGo(page);
    const line = page.locator('[data-drop="ready"]');
    await dragBy(page, page.locator('.strip [data-anchor="ready/Y"]'), line, 'finger');
    await expect(page.locator('.away .line').first().locator('.pad .crew')).toBeVisible();
  });
});
