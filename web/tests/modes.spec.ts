import type { Page } from '@playwright/test';
import { against, expect, myTurn, test } from './house';
import { looksRight } from './look';
import { FIGHT, practise, WAR } from './practice';

/** Every mode and stage of Starship Attack and Starship Samurai, with a real game on the table. */
test.describe.configure({ timeout: 300_000 });
test.skip(
  process.env.SOAK !== '1' && process.env.SCREENS === undefined,
  'long: a part of make soak, and of npm run screens',
);

interface Case {
  game: string;
  players: number;
  position: string[];
  more?: Record<string, unknown>;
  light?: boolean;
  then?: (page: Page) => Promise<void>;
}
const press = (what: string) => async (page: Page) => page.locator(what).first().click();
/** An offer to Pulsar is drafted; narrow screens show it by itself. */
const draftOffer = async (page: Page) => {
  await page.getByRole('button', { name: 'Draft an offer to Pulsar.' }).click();
  await page.getByRole('button', { name: 'Throw away' }).waitFor();
};
/** A clan marker in hand, one of its goals looked at. */
const clanMove = async (page: Page) => {
  for (const anchor of ['marker/3', 'order/allegiance'])
    await page.locator(`[data-anchor="${anchor}"]`).first().click();
  await page.getByRole('button', { name: 'More' }).first().click();
  await page.locator('[data-key="go"]').click();
  await page.locator('[data-anchor="marker/ion"]').click();
  await page.mouse.move(1, 1);
  await page.locator('[data-anchor="space/nova1"]').focus();
};
/** The battles are over and told. */
const battles = async (page: Page) => {
  await page.locator('[data-anchor="hand/elitegeneral"]').click();
  await page.locator('[data-key="go"]').click();
  const told = page.getByRole('region', { name: 'The battles', exact: true });
  while (!(await told.count())) {
    await myTurn(page);
    if (await told.count()) break;
    await page.locator('[data-key="go"], [data-key^="pick-"]').first().click();
    await expect(page.locator('.table')).toHaveAttribute('aria-busy', 'false');
  }
};
const impact = FIGHT.map((line) =>
  line
    .replace('seat 1 ship  b3', 'seat 1 ship  h3')
    .replace('E3!, A5, S4, Q2', 'E3!, A5, S4!, Q2')
    .replace('E2!, A3, S5, Q1', 'E2!, A5, S3!, Q1'),
);

const CASES: Record<string, Case> = {
  'attack-course': {
    game: 'attack',
    players: 4,
    position: [...FIGHT, 'seat 4 field  b6', 'stage  course'].map((line) => line.replace('A4!, S5, Q1', 'A4!, S5, Q1')),
    then: press('[data-anchor="course/W"]'),
  },
  'attack-assign': {
    game: 'attack',
    players: 4,
    position: [...FIGHT, 'stage  assign'],
    then: press('.presets button:nth-of-type(2)'),
  },
  'attack-impact': { game: 'attack', players: 4, position: [...impact, 'stage  impact', 'course  W, 2'] },
  'attack-team': { game: 'attack', players: 4, position: [...FIGHT, 'stage  course'], more: { format: 'team' } },
  'attack-ctf': {
    game: 'attack',
    players: 4,
    position: [...FIGHT, 'stage  course', 'flags  d1+, blue'],
    more: { format: 'ctf' },
  },
  'attack-powers': {
    game: 'attack',
    players: 4,
    position: [
      ...FIGHT.map((line) => line.replace('S5, Q1', 'S5, QB').replace('A3, S5, QB', 'A3, S5, Q1')),
      'stage  pre_move',
    ],
    more: { options: { special_powers: 'on' } },
  },
  'samurai-order': {
    game: 'samurai',
    players: 4,
    position: [...WAR, 'seat 1 turn  before', 'seat 1 markers  1 wealth, 4 units'],
    then: press('[data-anchor="marker/3"]'),
  },
  'samurai-battle': {
    game: 'samurai',
    players: 4,
    position: [...WAR, 'phase  battles', 'fought  3', 'seat 2 first player  yes'],
  },
  'samurai-clan': {
    game: 'samurai',
    players: 4,
    position: [...WAR, 'seat 1 turn  before', 'seat 1 markers  1 wealth, 4 units'],
    then: clanMove,
  },
  'light-samurai': {
    game: 'samurai',
    players: 4,
    position: [...WAR, 'seat 1 turn  before', 'seat 1 markers  1 wealth, 4 units'],
    light: true,
    then: clanMove,
  },
  'samurai-told': {
    game: 'samurai',
    players: 4,
    position: [...WAR, 'phase  battles', 'fought  3', 'seat 2 first player  yes'],
    then: battles,
  },
  'samurai-trade': {
    game: 'samurai',
    players: 3,
    position: [
      'location 1  Embassy Ring',
      'location 2  Lost Colony',
      'location 3  Ember War College',
      'seat 1 turn  before',
      'seat 1 wealth  3',
      'seat 2 wealth  2',
      'seat 1 hand  Elite General, Forced March',
      'seat 2 hand  Elite General, Lance Strike',
    ],
    more: { options: { trading: 'on' } },
    then: draftOffer,
  },
};

for (const [name, one] of Object.entries(CASES))
  test(`the table of ${name}`, async ({ page }) => {
    // Pictures of reactions are wanted even where there is nothing to do but pass.
    await page.addInitScript(() => localStorage.setItem('starboard.attack.ask', 'all'));
    if (one.light)
      await page.addInitScript(() => localStorage.setItem('starboard.settings', JSON.stringify({ theme: 'light' })));
    await practise(page, one.game, one.players, one.position, one.more);
    await myTurn(page);
    await one.then?.(page);
    await looksRight(page, name);
  });

test('attack in the light', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('starboard.settings', JSON.stringify({ theme: 'light' })));
  await practise(page, 'attack', 4, [...FIGHT, 'seat 4 field  b6', 'stage  course']);
  await myTurn(page);
  await press('[data-anchor="course/W"]')(page);
  await looksRight(page, 'light-attack');
});

/** A bot plays one's seat to the end. */
async function playedOut(page: Page, game: string): Promise<void> {
  await against(page, game, 'cadet', 3);
  await myTurn(page);
  await page.keyboard.press('m');
  await page.getByRole('button', { name: 'Let a bot play on' }).click();
  await page.getByRole('button', { name: 'Let the bot play' }).click();
  await expect(page.getByRole('region', { name: 'The game is over' })).toBeVisible({ timeout: 120_000 });
}

/** The replay, some steps into it. */
async function replayed(page: Page, steps: number): Promise<void> {
  await page.getByRole('link', { name: 'Watch it again' }).click();
  await expect(page.getByText(/action \d{2,} of/)).toBeVisible();
  for (let i = 0; i < steps; i++) await page.getByRole('slider', { name: 'Position in the game' }).press('PageDown');
  await expect(page.getByRole('region', { name: 'Course of the game' }).filter({ visible: true })).toBeVisible();
}

test('the end and the replay of attack', async ({ page }) => {
  await playedOut(page, 'attack');
  await looksRight(page, 'attack-end');
  await replayed(page, 4);
  await looksRight(page, 'attack-replay');
});

test('the end and the replay of samurai', async ({ page }) => {
  await playedOut(page, 'samurai');
  await expect(page.getByRole('region', { name: 'Honor by source' }).getByRole('rowheader')).toHaveCount(3);
  await looksRight(page, 'samurai-end');
  await replayed(page, 3);
  await looksRight(page, 'samurai-replay');
});
