import type { Page } from '@playwright/test';
import { against, expect, myTurn, test } from './house';
import { byKeys, byMouse, byTouch, dragBy, pressGo } from './player';
import { FIGHT, LAST_HITS, LAST_ROUND, practise } from './practice';

/** Starship Attack and Starship Samurai at their drawn tables: whole games, and what only these tables have. */
test.describe.configure({ timeout: 900_000 });

const MOST = 4000;
const over = (page: Page) => expect(page.getByRole('region', { name: 'The game is over' })).toBeVisible();

/** One who does not want to be asked for reactions says so once; the rest of the game is her own turns. */
async function neverAsk(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('starboard.attack.ask', 'none'));
}

/** Near the end: where a hit or two decide, or in the last round; by `SOAK=1` from the start. */
async function begin(page: Page, game: string): Promise<void> {
  if (process.env.SOAK === '1') return void (await against(page, game));
  await neverAsk(page);
  await practise(page, game, 2, game === 'attack' ? LAST_HITS : LAST_ROUND.samurai);
}

for (const game of ['attack', 'samurai']) {
  test(`a game of ${game} to its end by mouse`, async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    await begin(page, game);
    expect(await byMouse(page, MOST)).toBe(true);
    await over(page);
    expect(errors).toEqual([]);
  });

  test(`a game of ${game} to its end by keyboard alone`, async ({ page }) => {
    await begin(page, game);
    expect(await byKeys(page, MOST)).toBe(true);
    await over(page);
  });
}

for (const [game, seen, plot] of [
  ['attack', /^Board$/, 'Speed'],
  // A battle fills the table while it is fought.
  ['samurai', /^(Alliances$|Battle \d)/, 'Honor'],
] as const)
  test(`a replay of ${game} is drawn and plotted`, async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    await against(page, game, 'cadet');
    await byMouse(page, 30);
    await page.keyboard.press('m');
    await page.getByRole('button', { name: 'Resign' }).click();
    await page.getByRole('button', { name: 'Resign for good' }).click();
    await page.getByRole('link', { name: 'Watch it again' }).click();
    await expect(page.getByText(/action [1-9]\d* of/)).toBeVisible();
    for (let i = 0; i < 6; i++) await page.getByRole('button', { name: 'Back one action' }).click();
    await expect(page.getByRole('region', { name: seen }).first()).toBeVisible();
    await expect(page.getByRole('region', { name: 'Course of the game' })).toContainText(plot, { timeout: 60_000 });
    expect(errors).toEqual([]);
  });

const DUEL = [
  'seat 1 colour  red',
  'seat 2 colour  blue',
  'turn  red',
  'seat 1 ship  b3',
  'seat 2 ship  g3',
  'seat 1 speed  6',
  'seat 2 speed  6',
  'seat 1 power  E3!, A5, S4, Q2',
  'seat 1 reserve  1',
  'seat 2 power  E2!, A3, S5, Q1',
  'seat 2 lost  4',
];

test('a course shows its end, its odds and where a won ram leads, before one flies it', async ({ page }) => {
  await practise(page, 'attack', 2, [...DUEL, 'stage  course']);
  await myTurn(page);
  await page.keyboard.press('ArrowLeft');
  const west = page.getByRole('region', { name: 'Courses' }).getByRole('button', { name: /^West h3/ });
  await expect(west).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('.story')).toContainText('You 4 + 6 = 10, Cadet 6 + Shields = 7, 9 or 11');
  await expect(page.locator('.story .odds')).toContainText('win 67 %: you d3, Cadet c3');
  await expect(west).toContainText('ram 0\u2060–\u206067');
  await expect(page.locator('.story')).toContainText('Cadet may add the Capacitor Bank: then lose 100');
  await expect(page.locator('.story')).toContainText('Lose: you stop on h3 and lose a token');
  await expect(page.locator('.story li')).toContainText('beside you, west');
  await expect(page.getByRole('contentinfo', { name: 'Decision' })).toContainText('no stopping');
  await expect(page.locator('.torus .end')).toHaveCount(2);
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-anchor="course/W"]')).toHaveCount(0);
});

test('a ram that cannot be won ends where she halts, and she fires from there', async ({ page }) => {
  await practise(page, 'attack', 2, [
    ...DUEL.map((line) =>
      line
        .replace('S4, Q2', 'S1, Q2')
        .replace('reserve  1', 'reserve  4')
        .replace('seat 2 speed  6', 'seat 2 speed  9'),
    ),
    'stage  course',
  ]);
  await myTurn(page);
  await page.keyboard.press('ArrowLeft');
  await expect(page.locator('[data-anchor="course/W"]', { hasText: 'sure loss' })).toContainText('h3');
  await expect(page.locator('.story')).toContainText('Then in range from h3, Armaments 5');
  await expect(page.locator('.story li')).toContainText('100 %');
  await expect(page.locator('.torus .end')).toHaveCount(1);
});

test('a ship without a token is told to be destroyed, and is no target then', async ({ page }) => {
  await practise(page, 'attack', 2, [
    ...DUEL.map((line) => line.replace('E2!, A3, S5, Q1', 'E_, A_, S_, Q_').replace('lost  4', 'lost  1, 2, 3, 4, 5')),
    'stage  course',
  ]);
  await myTurn(page);
  await page.keyboard.press('ArrowLeft');
  await expect(page.locator('.story')).toContainText('Cadet is pushed to c3 and destroyed.');
  await expect(page.locator('.story li')).toHaveCount(0);
});

test('a won push over the edge of the map ends the turn', async ({ page }) => {
  await practise(
    page,
    'attack',
    4,
    [
      ...FIGHT.map((line) =>
        line
          .replace('ship  b3', 'ship  b7')
          .replace('ship  g3', 'ship  b9')
          .replace('seat 2 speed  6', 'seat 2 speed  0'),
      ),
      'stage  course',
      'flags  d1+, d9+',
    ],
    { format: 'ctf' },
  );
  await myTurn(page);
  await page.keyboard.press('ArrowUp');
  await expect(page.locator('.story')).toContainText('You leave the map and your turn ends.');
});

test('lines of fire after a course go both ways round, and say who stands in them', async ({ page }) => {
  await practise(page, 'attack', 4, [...FIGHT, 'stage  course']);
  await myTurn(page);
  await page.keyboard.press('ArrowLeft');
  await expect(page.locator('.story li', { hasText: 'd8' })).toContainText(
    'south, 5 squares round the edge; north way is blocked by',
  );
  await expect(page.locator('.torus .no')).toHaveCount(2);
  await expect(page.locator('.torus .struck')).toHaveCount(3);
});

test('when to be asked is set by preset or by moment, and kept', async ({ page }) => {
  await practise(page, 'attack', 2, [...DUEL, 'stage  course']);
  await myTurn(page);
  await page.getByRole('button', { name: 'Ask me when it matters' }).click();
  await page.getByRole('dialog', { name: 'Ask me' }).getByRole('switch', { name: 'Impact' }).click();
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Ask me at chosen moments' })).toBeVisible();
});

test('power is assigned by four digits', async ({ page }) => {
  await practise(page, 'attack', 2, [...DUEL, 'stage  assign']);
  await myTurn(page);
  for (const key of '3542') await page.keyboard.press(key);
  await expect(page.getByRole('button', { name: 'Armaments: 5' })).toBeVisible();
  await page.keyboard.press('Backspace');
  await expect(page.getByRole('button', { name: 'Equipment: nothing' })).toBeVisible();
  await page.keyboard.press('1');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Assign power' })).toHaveCount(0);
});

/** Asked at every moment, even where there is nothing to do but pass. */
const always = (page: Page) => page.addInitScript(() => localStorage.setItem('starboard.attack.ask', 'all'));

test('against bots nobody is asked who can only pass', async ({ page }) => {
  await practise(page, 'attack', 2, [
    ...DUEL.map((line) =>
      line.replace('ship  b3', 'ship  h3').replace('S4, Q2', 'S4!, Q2').replace('S5, Q1', 'S5!, Q1'),
    ),
    'stage  impact',
    'course  W, 2',
  ]);
  await expect(page.locator('.attack')).toBeVisible();
  await expect(page.locator('.ticker, .told').first()).toContainText('collided 10 : 11');
});

test('an impact shows both totals and what comes of them', async ({ page }) => {
  await always(page);
  await practise(page, 'attack', 2, [
    'seat 1 colour  red',
    'seat 2 colour  blue',
    'turn  red',
    'seat 1 ship  h3',
    'seat 2 ship  g3',
    'seat 1 speed  6',
    'seat 2 speed  6',
    'seat 1 power  E3!, A5, S4!, Q2',
    'seat 1 reserve  1',
    'seat 2 power  E2!, A5, S3!, Q1',
    'seat 2 lost  4',
    'stage  impact',
    'course  W, 2',
  ]);
  const clash = page.getByRole('region', { name: 'Collision' });
  await expect(clash).toContainText('Shields 4 + speed 6');
  await expect(clash).toContainText('If all pass: you win');
  await page.keyboard.press('Space');
  await expect(clash).toHaveCount(0);
});

test('an impact that destroys says so', async ({ page }) => {
  await always(page);
  await practise(page, 'attack', 2, [
    ...DUEL.map((line) =>
      line
        .replace('ship  b3', 'ship  h3')
        .replace('S4, Q2', 'S4!, Q2')
        .replace('E2!, A3, S5, Q1', 'E_, A_, S_, Q_')
        .replace('lost  4', 'lost  1, 2, 3, 4, 5'),
    ),
    'stage  impact',
    'course  W, 2',
  ]);
  await expect(page.getByRole('region', { name: 'Collision' })).toContainText('Cadet is pushed to c3 and destroyed');
});

test('a reaction has one green button, whatever one holds', async ({ page }) => {
  await practise(page, 'attack', 2, [...DUEL, 'stage  pre_move']);
  await myTurn(page);
  await expect(page.locator('.btn--go')).toHaveCount(1);
  await expect(page.locator('.btn--go')).toContainText('Pass');
});

test('an impact says what the other may still add', async ({ page }) => {
  await always(page);
  await practise(page, 'attack', 4, [
    ...FIGHT.map((line) =>
      line
        .replace('seat 1 ship  b3', 'seat 1 ship  h3')
        .replace('S4, Q2', 'S4!, Q2')
        .replace('E2!, A3, S5, Q1', 'E2!, A5, S3!, Q1'),
    ),
    'stage  impact',
    'course  W, 2',
  ]);
  await expect(page.getByRole('region', { name: 'Collision' })).toContainText(
    'may still add +5 (Capacitor Bank): 14 would turn it',
  );
});

test('three at one screen are asked one after the other, each behind the curtain', async ({ page }) => {
  const fleet = [
    'seat 1 colour  red',
    'seat 2 colour  blue',
    'seat 3 colour  green',
    'turn  red',
    'seat 1 ship  b3',
    'seat 2 ship  g6',
    'seat 3 ship  d8',
  ];
  const names = ['Ann', 'Bob', 'Cat'];
  await practise(
    page,
    'attack',
    3,
    [...fleet, ...names.map((_, i) => `seat ${i + 1} power  E3, A4, S2, Q5`), 'stage  pre_power'],
    { seats: names.map((name) => ({ kind: 'me', name })) },
  );
  for (const name of names) {
    const curtain = page.getByRole('dialog', { name: `Pass the screen to ${name}` });
    await expect(curtain).toBeVisible();
    await curtain.getByRole('button', { name: `I am ${name}` }).click();
    await expect(curtain).toHaveCount(0);
    if (name === 'Bob') {
      // A new page does not know who sits before it; and nothing that is open lies over the curtain.
      await page.reload();
      const falls = page.locator('dialog.curtain:modal');
      await expect(falls).toBeVisible();
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await expect(falls).toBeVisible();
      await falls.getByRole('button', { name: 'I am Bob' }).click();
      await expect(falls).toHaveCount(0);
    }
    await page.keyboard.press('Space');
  }
  // All have answered: the first goes on.
  await expect(page.getByRole('dialog', { name: 'Pass the screen to Ann' })).toBeVisible();
});

test('what a battle card makes of one’s sum stands on it, and who would win', async ({ page }) => {
  await practise(page, 'samurai', 2, [
    'phase  battles',
    'fought  1',
    'seat 1 at 1  fighter x3',
    'seat 2 at 1  fighter x2',
    'seat 1 hand  Elite General, Veteran Wing',
    'seat 2 hand  Change Strategy',
    'location 1  Garden of Quiet Blades',
  ]);
  await myTurn(page);
  await expect(page.getByRole('region', { name: 'Your hand' })).toContainText('3 → 6');
  const battle = page.getByRole('region', { name: /^Battle 1/ });
  await expect(battle).toContainText('+2 of Pulsar beats your 3');
  await expect(battle.getByRole('list', { name: 'If it ended now, you win' })).toContainText('Your 3 figures go home');
  await page.getByRole('button', { name: /^Elite General/ }).click();
  await page.locator('[data-key="go"]').click();
  await expect(battle.locator('[aria-current="step"]')).toHaveText('3 Outcome');
  await expect(battle.getByRole('list', { name: 'What happened' })).toContainText('Elite General');
});

test('a battle card is dropped on one’s own line, face down', async ({ page }) => {
  await practise(page, 'samurai', 2, [
    'phase  battles',
    'fought  1',
    'seat 1 at 1  fighter x3',
    'seat 2 at 1  fighter x2',
    'seat 1 hand  Elite General, Veteran Wing',
    'location 1  Garden of Quiet Blades',
  ]);
  await myTurn(page);
  const battle = page.getByRole('region', { name: /^Battle 1/ });
  await expect(battle.locator('[data-drop="hand"]')).toContainText('drop a battle card here');
  await dragBy(page, page.getByRole('button', { name: /^Elite General/ }), battle.locator('[data-drop="hand"]'));
  await pressGo(page);
  await expect(battle.getByRole('list', { name: 'What happened' })).toContainText('Elite General');
});

test('a battle that is over is told again, and one goes on whenever one likes', async ({ page }) => {
  await practise(page, 'samurai', 2, [
    'phase  battles',
    'fought  1',
    'seat 1 at 1  fighter x3',
    'seat 2 at 1  fighter x2',
    'seat 2 at 2  carrier',
    'seat 1 hand  Elite General',
    'location 1  Garden of Quiet Blades',
  ]);
  await myTurn(page);
  await page.getByRole('button', { name: /^Elite General/ }).click();
  await page.locator('[data-key="go"]').click();
  await page
    .getByRole('button', { name: /^Take 3 honor/ })
    .first()
    .click();
  await myTurn(page);
  const told = page.getByRole('region', { name: 'The battles', exact: true });
  await expect(told).toContainText('Elite General+3');
  await expect(told.getByRole('list', { name: 'Outcome' })).toContainText('Your 3 figures go home to your supply');
  await expect(told.getByRole('list', { name: 'Outcome' })).toContainText('Figures of Pulsar stay for the next round');
  // Nothing else stands on the table meanwhile: the outcome is whole on the screen, and the green button turns the
  // page.
  await expect(page.getByRole('region', { name: 'Orders' })).toHaveCount(0);
  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(told.getByRole('list', { name: 'Outcome' })).toBeInViewport({ ratio: 1 });
  }
  const go = page.getByRole('contentinfo', { name: 'Decision' }).locator('.btn--go');
  await expect(go).toContainText('Next battle');
  await go.click();
  await expect(told).toContainText('won without a battle');
  await expect(go).toContainText('Go on');
  await go.click();
  await expect(told).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Locations', exact: true })).toBeVisible();
});

test('wealth raises a marker step by step, and the green button means what is set', async ({ page }) => {
  await practise(page, 'samurai', 2, ['seat 1 turn  before', 'seat 1 wealth  2']);
  await myTurn(page);
  await page.getByRole('button', { name: 'Marker 3' }).click();
  await page.getByRole('button', { name: /^Gain wealth/ }).click();
  const go = page.locator('[data-key="go"]');
  await expect(go).toContainText('Place the order with 0 wealth');
  await page.getByRole('button', { name: 'More' }).click();
  await expect(page.locator('.take output')).toContainText('X = 4');
  await expect(go).toContainText('Place the order with 1 wealth');
  await go.click();
  await expect(page.getByRole('contentinfo', { name: 'Decision' })).toContainText('Take up to 4 wealth');
});

test('a figure in hand shows who would lead, and a mech whose ship would make room', async ({ page }) => {
  await practise(page, 'samurai', 2, [
    'seat 1 turn  before',
    'seat 1 markers  1 cards',
    'seat 1 mechs  Thunder Drum, Golden Carp',
    'seat 2 at 1  fighter',
    'seat 2 at 2  fighter x7',
  ]);
  await myTurn(page);
  await page.getByRole('button', { name: 'Marker 4' }).click();
  await page.getByRole('button', { name: /^Move units/ }).click();
  await pressGo(page);
  await page.locator('[data-anchor="figure/thunderdrum/supply"]').click();
  await expect(page.locator('#at-loc-1')).toContainText('→ you');
  await page.locator('[data-anchor="location/2"]').hover();
  await expect(page.getByRole('region', { name: 'If the battles came now' })).toContainText(
    'The location is full: fighter of Cadet is destroyed.',
  );
});

test('income is shown before a clan marker moves', async ({ page }) => {
  await practise(page, 'samurai', 2, ['seat 1 turn  before', 'seat 1 markers  1 cards', 'alliance  Ion Pulsar 1']);
  await myTurn(page);
  await page.getByRole('button', { name: 'Marker 4' }).click();
  await page.getByRole('button', { name: /^Allegiance/ }).click();
  await pressGo(page);
  await page.getByRole('button', { name: /^Ion, / }).click();
  await page.locator('[data-anchor="space/nova3"]').hover();
  await expect(page.getByRole('region', { name: 'Alliances', exact: true })).toContainText('0 → 2');
  await expect(page.locator('.branches .way path')).toHaveAttribute('d', /^M/);
});

for (const [motion, speed, glides] of [
  ['no-preference', 1, true],
  ['no-preference', 4, true],
  ['no-preference', 0, false],
  ['reduce', 1, false],
] as const)
  test(`ships ${glides ? 'glide' : 'stand at their goal at once'} at speed ${speed}, motion ${motion}`, async ({
    browser,
    house,
  }) => {
    const context = await browser.newContext({ baseURL: house, reducedMotion: motion });
    const page = await context.newPage();
    // How long every gliding ship takes, as it sets out.
    await page.addInitScript((speed) => {
      localStorage.setItem('starboard.settings', JSON.stringify({ theme: 'dark', language: 'en', speed }));
      const times: number[] = [];
      Object.assign(window, { glides: times });
      const animate = Element.prototype.animate;
      Element.prototype.animate = function (frames, options) {
        if (this.hasAttribute('data-glide') && typeof options === 'object') times.push(Number(options.duration));
        return animate.call(this, frames, options);
      };
    }, speed);
    await practise(page, 'attack', 2, [...DUEL, 'stage  course']);
    await myTurn(page);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    for (let i = 0; i < 3 && !(await page.getByRole('button', { name: /^Ann on b7/ }).count()); i++) {
      await myTurn(page);
      const pass = page.getByRole('button', { name: 'Pass', exact: false }).first();
      if (await pass.count()) await pass.click();
    }
    await expect(page.getByRole('button', { name: /^Ann on b7/ })).toBeVisible();
    const times = await page.evaluate(() => (window as unknown as { glides: number[] }).glides);
    if (glides) expect(Math.max(...times)).toBeCloseTo((6 * 140) / speed, 0);
    else expect(times).toEqual([]);
    await context.close();
  });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a token is dragged onto a corner with a finger', async ({ page }) => {
    await against(page, 'attack');
    await myTurn(page);
    const [coin, slot] = [
      page.getByRole('button', { name: 'Token 5' }),
      page.getByRole('button', { name: /^Shields/ }),
    ];
    const [from, to] = [await coin.boundingBox(), await slot.boundingBox()];
    if (!from || !to) throw new Error('nothing to drag');
    const touch = await page.context().newCDPSession(page);
    const at = (box: typeof from) => [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(from) });
    await touch.send('Input.dispatchTouchEvent', {
      type: 'touchMove',
      touchPoints: [{ x: from.x + 30, y: from.y - 20 }],
    });
    await expect(page.locator('.ghost')).toBeVisible();
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(to) });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(page.getByRole('button', { name: 'Shields: 5' })).toBeVisible();
    // Where no token goes, it is told where tokens go, and the token is back.
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(to) });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: 60, y: 140 }] });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(page.getByRole('alert')).toContainText('A token goes onto one of the four corners');
    await expect(page.getByRole('alert').getByRole('link', { name: 'AT-S7' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Shields: 5' })).toBeVisible();
  });

  test('a course is chosen at its mark on the board, which stays under the finger', async ({ page }) => {
    await practise(page, 'attack', 4, [...FIGHT, 'stage  course']);
    await myTurn(page);
    const mark = page.locator('.torus [data-anchor="course/S"]');
    const before = await mark.boundingBox();
    await mark.tap();
    await expect(mark).toHaveAttribute('aria-pressed', 'true');
    expect(await mark.boundingBox(), 'the board moved').toEqual(before);
  });

  test('the board keeps its size from phase to phase', async ({ page }) => {
    await neverAsk(page);
    await practise(page, 'attack', 2, [...DUEL, 'stage  assign']);
    await myTurn(page);
    await page.getByRole('button', { name: 'As before' }).tap();
    await page.locator('[data-key="go"]').tap();
    await page.locator('.orders [data-anchor="hold"]').tap();
    const size = await page.locator('.torus').boundingBox();
    await page.locator('[data-key="go"]').tap();
    await page.locator('.courses [data-anchor="course/S"]').tap();
    expect(await page.locator('.torus').boundingBox()).toEqual(size);
  });

  test('the board stays in sight while power is laid', async ({ page }) => {
    await practise(page, 'attack', 2, [...DUEL, 'stage  assign']);
    await myTurn(page);
    const wide = async () => (await page.locator('.torus').boundingBox())?.width;
    expect(await wide()).toBeGreaterThan(365);
    await page.getByRole('button', { name: 'As before' }).tap();
    await expect(page.getByRole('button', { name: 'Shields: 4' })).toBeInViewport({ ratio: 1 });
    expect(await wide()).toBeGreaterThan(365);
  });

  test('a reaction that needs a corner finds it on the screen', async ({ page }) => {
    await practise(page, 'attack', 2, [
      'seat 1 colour  red',
      'seat 2 colour  blue',
      'turn  red',
      'seat 1 ship  b3',
      'seat 2 ship  g6',
      'seat 1 power  E3, A4, S2, Q5',
      'seat 2 power  E2, A3, S5, Q1',
      'stage  powered',
    ]);
    await page.getByRole('button', { name: /^Capacitor Bank/ }).tap();
    await page.locator('[data-anchor="trait/shields"]').tap();
    await page.locator('[data-key="go"]').tap();
    await expect(page.getByRole('button', { name: /^Shields 2/ })).toContainText('+5 = 7');
  });

  for (const game of ['attack', 'samurai'])
    test(`some turns of ${game} with a finger, nothing beyond the edge`, async ({ page }) => {
      await against(page, game, 'cadet');
      await byTouch(page, 40);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        'scrolls sideways',
      ).toBeLessThanOrEqual(0);
    });
});
