import type { Page } from '@playwright/test';
import { against, expect, myTurn, test } from './house';
import { byMouse, pressGo } from './player';
import { FIGHT, LAST_HITS, LAST_ROUND, practise, WAR } from './practice';

/** A phone on its side: the board has the whole height, and a finger can make every decision of a whole game. */
test.use({ viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true });

/** What is cut, covered or out of reach. A part may scroll; what is asked must be reachable there. */
const faults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const shown = (what: string) =>
      [...document.querySelectorAll<HTMLElement>(what)].filter((one) => one.getClientRects().length > 0);
    const named = (one: Element) => `${one.className} ${one.getAttribute('data-anchor') ?? ''}`;
    if (document.documentElement.scrollHeight > innerHeight) found.push('the page scrolls');
    const parts = shown('.bar, .dock, .split__board, .split__head, .split__tabs, .split__main, .torus').map((one) => ({
      name: named(one),
      one,
      box: one.getBoundingClientRect(),
    }));
    for (const { name, box } of parts)
      if (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1)
        found.push(`${name} is cut`);
    for (const a of parts)
      for (const b of parts) {
        if (a === b || a.one.contains(b.one) || b.one.contains(a.one)) continue;
        const wide = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
        const high = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
        if (wide > 1 && high > 1) found.push(`${a.name} lies over ${b.name}`);
      }
    for (const button of shown('.bar > a, .bar > button'))
      if (button.getBoundingClientRect().right > innerWidth + 1)
        found.push(`${button.ariaLabel ?? ''} of the bar is off the screen`);
    const places = shown('.split__board');
    if (places.length !== 1) found.push(`${places.length} boards are seen`);
    // How much of a thing can be pressed, in square pixels.
    const [FINGER, GRID] = [22, 4];
    const free = (thing: HTMLElement, box: DOMRect): number => {
      let hits = 0;
      for (let x = box.left + GRID / 2; x < box.right; x += GRID)
        for (let y = box.top + GRID / 2; y < box.bottom; y += GRID)
          hits += Number(thing.contains(document.elementFromPoint(x, y)));
      return hits * GRID * GRID;
    };
    const scrolled = shown('*').map((one) => [one, one.scrollTop] as const);
    for (const thing of shown('[data-lit="choice"], [data-lit="target"], .dock button')) {
      thing.scrollIntoView({ block: 'nearest' });
      const box = thing.getBoundingClientRect();
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      const there = document.elementFromPoint(x, y);
      if (there && thing.contains(there)) continue;
      // Two things to press may share a square: then a finger must find each. Whatever else lies over one hides it.
      if (!there?.closest('[data-anchor]') || free(thing, box) < FINGER * FINGER)
        found.push(`${named(thing)} lies under ${there?.outerHTML.slice(0, 80) ?? 'nothing'}`);
    }
    for (const [one, top] of scrolled) if (one.scrollTop !== top) one.scrollTop = top;
    return [...new Set(found)];
  });

/** Plays with a finger and measures the screen whenever something is asked that was not asked before. */
async function play(page: Page, most: number): Promise<boolean> {
  const asked = new Set<string>();
  return byMouse(page, most, async (x, y) => {
    const ask = (await page.locator('.dock__ask').innerText()).replace(/\d+/g, '#');
    if (!asked.has(ask) && (await page.locator('.split').count())) expect(await faults(page), ask).toEqual([]);
    asked.add(ask);
    await page.touchscreen.tap(x, y);
  });
}

const impact = FIGHT.map((line) => line.replace('seat 1 ship  b3', 'seat 1 ship  h3').replace('S4, Q2', 'S4!, Q2'));
const order = [...WAR, 'seat 1 turn  before', 'seat 1 markers  1 wealth, 4 units'];
const first = { format: 'captains', options: { first: '1' } };
const press =
  (...anchors: string[]) =>
  async (page: Page): Promise<void> => {
    for (const anchor of anchors) {
      await page.locator(`[data-anchor="${anchor}"]`).first().tap();
      await pressGo(page);
      await myTurn(page);
    }
  };

interface Case {
  game: string;
  players: number;
  position: string[];
  more?: Record<string, unknown>;
  then?: (page: Page) => Promise<void>;
}
const CASES: Record<string, Case> = {
  'power being assigned': { game: 'attack', players: 4, position: [...FIGHT, 'stage  assign'] },
  'thrust or brake': { game: 'attack', players: 4, position: [...FIGHT, 'stage  engine'] },
  'a course': { game: 'attack', players: 4, position: [...FIGHT, 'seat 4 field  b6', 'stage  course'] },
  'a reaction': { game: 'attack', players: 4, position: [...impact, 'stage  impact', 'course  W, 2'] },
  'special powers': {
    game: 'attack',
    players: 4,
    position: [...FIGHT.map((line) => line.replace('A4!, S5, Q1', 'A4!, S5, QB')), 'stage  pre_move'],
    more: { options: { special_powers: 'on' } },
  },
  flags: {
    game: 'attack',
    players: 4,
    position: [...FIGHT, 'stage  course', 'flags  d1+, blue'],
    more: { format: 'ctf' },
  },
  'orders of four clans': { game: 'samurai', players: 4, position: order, then: press('marker/3') },
  'a clan marker': {
    game: 'samurai',
    players: 4,
    position: order,
    then: press('marker/3', 'order/allegiance', 'marker/ion'),
  },
  'a battle of four': { game: 'samurai', players: 4, position: [...WAR, 'phase  battles', 'fought  3'] },
  'four captains': {
    game: 'captains',
    players: 4,
    position: ['seat 1 ready  R, Y, B, c, a, R*, Y*', 'seat 1 medals  3', 'seat 1 cargo  red-yellow, yellow-blue x2'],
    more: first,
  },
  'a mission': {
    game: 'captains',
    players: 2,
    position: ['seat 1 at  Umbershade', 'seat 1 ready  R*, Y, B, a', 'map  Umbershade: Host the Tri-Faction Potluck'],
    more: first,
    then: press('loc/umbershade'),
  },
  'a tech': {
    game: 'captains',
    players: 2,
    position: ['seat 1 ready  B, R'],
    more: first,
    then: press('ready/B', 'room/science'),
  },
};

for (const [name, one] of Object.entries(CASES))
  test(`${one.game}: ${name}: nothing is cut or covered`, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('starboard.attack.ask', 'all'));
    await practise(page, one.game, one.players, one.position, one.more);
    await myTurn(page);
    await one.then?.(page);
    expect(await faults(page)).toEqual([]);
  });

for (const [game, tabs] of [
  ['captains', ['Ship', 'Tracks', 'Techs', 'Score', 'Map']],
  ['samurai', ['Alliances', 'Clans', 'Orders']],
] as const)
  test(`${game}: every view fits`, async ({ page }) => {
    await against(page, game, 'cadet', 4);
    // The draft has one view.
    for (let i = 0; i < 8 && !(await page.getByRole('navigation', { name: 'Views' }).isVisible()); i++)
      await play(page, 1);
    for (const tab of tabs) {
      await page.getByRole('navigation', { name: 'Views' }).getByRole('button', { name: tab }).tap();
      expect(await faults(page), tab).toEqual([]);
    }
  });

test('a lesson can be followed, and what ends a game be pressed', async ({ page }) => {
  await page.goto('/#/learn/captains');
  const coach = page.getByRole('region', { name: 'Lesson' });
  await coach.getByRole('button', { name: 'Go on' }).tap();
  await expect(coach).toContainText('2 of');
  for (const game of ['attack', 'samurai', 'captains']) {
    await against(page, game);
    await myTurn(page);
    await page.keyboard.press('m');
    await page.getByRole('button', { name: 'Resign' }).click();
    await page.getByRole('button', { name: 'Resign for good' }).click();
    await page.getByRole('region', { name: 'The game is over' }).getByRole('link', { name: 'Watch it again' }).tap();
    await expect(page.getByRole('slider', { name: 'Position in the game' })).toBeVisible();
  }
});

test('attack is played to its end', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('starboard.attack.ask', 'none'));
  await practise(page, 'attack', 2, LAST_HITS);
  expect(await play(page, 4000)).toBe(true);
});

for (const [game, players, more] of [
  ['samurai', 2, {}],
  ['captains', 1, { format: 'solo' }],
] as const)
  test(`${game} is played to its end`, async ({ page }) => {
    await practise(page, game, players, LAST_ROUND[game], more);
    expect(await play(page, 4000)).toBe(true);
  });
