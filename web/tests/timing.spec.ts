import { appendFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { against, expect, jumping, myTurn, test } from './house';
import { byMouse, pressGo } from './player';

test.describe.configure({ timeout: 400_000 });

/**
 * Where the clock is asked: on a quiet machine, by `npm run timings`. What moves where it should not is asked always.
 */
const timed = process.env.TIMINGS === '1';
const note = (line: string): void => {
  process.stdout.write(`    ${line}\n`);
  if (process.env.TIMINGS_FILE) appendFileSync(process.env.TIMINGS_FILE, `${line}\n`);
};
const median = (all: number[]): number => [...all].sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? NaN;

/** A named place of the table that was elsewhere one frame later, though the same places were on screen. */
interface Moved {
  what: string;
  by: [number, number];
  grew: string;
  tick: string;
  picked: string;
}

/**
 * Watches every frame, pressed or not: bar, dock, log and the named places of the felt stay where they are. They may
 * make room only where a place comes or goes (a new phase, a tray), or where one has grown because other things lie in
 * it now; never for what is lit, picked or asked.
 */
const watchPlaces = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const moved: unknown[] = [];
    (window as unknown as { moved: unknown }).moved = moved;
    interface Place {
      x: number;
      y: number;
      height: number;
      things: string;
    }
    const first = (label: string | null): string => (label ?? '').split(/[.,:]/)[0] ?? '';
    const see = (): Map<string, Place> => {
      const seen = new Map<string, Place>();
      for (const one of document.querySelectorAll<HTMLElement>('.bar, .side, .dock, .felt section[aria-label]')) {
        const { x, y, bottom, width, height } = one.getBoundingClientRect();
        if (width === 0) continue;
        const dock = one.classList.contains('dock');
        const things = dock
          ? ''
          : [...one.querySelectorAll<HTMLElement>('button, [data-card]')]
              .map((thing) => thing.dataset.card ?? thing.dataset.anchor ?? first(thing.ariaLabel))
              .join();
        const name = dock ? 'dock' : (one.ariaLabel?.replace(/[\d−½.,:]+/g, '#') ?? one.className);
        // The dock stands on the ground: it grows upwards.
        seen.set(name, { x, y: dock ? bottom : y + (one.closest('.ground')?.scrollTop ?? 0), height, things });
      }
      return seen;
    };
    let last = see();
    const frame = (): void => {
      const now = see();
      const { tick = '', picked = '' } = document.querySelector<HTMLElement>('.table')?.dataset ?? {};
      const pairs = [...now].map(([what, place]) => ({ what, place, was: last.get(what) ?? place }));
      const grew = pairs.filter(({ place, was }) => Math.abs(place.height - was.height) > 1);
      const roomMade = now.size !== last.size || grew.some(({ place, was }) => place.things !== was.things);
      if (!roomMade)
        for (const { what, place, was } of pairs)
          if (Math.abs(place.x - was.x) > 2 || Math.abs(place.y - was.y) > 2)
            moved.push({
              what,
              by: [Math.round(place.x - was.x), Math.round(place.y - was.y)],
              grew: grew.map((one) => one.what).join(', '),
              tick,
              picked,
            });
      last = now;
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });

for (const game of ['realms', 'assembly', 'captains', 'attack'])
  test(`every place of ${game} stays where it is`, async ({ page }) => {
    await watchPlaces(page);
    await against(page, game, 'cadet');
    await myTurn(page);
    // What a card says may come a moment after the first picture.
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => (window as unknown as { moved: unknown[] }).moved.splice(0));
    await byMouse(page, 60);
    const all = await page.evaluate(() => (window as unknown as { moved: Moved[] }).moved);
    note(`${game}: ${all.length} places moved`);
    expect(all).toEqual([]);
  });

test('the first page answers within a second', async ({ page }) => {
  test.skip(!timed, 'asks the clock');
  const times: number[] = [];
  for (let i = 0; i < 5; i++) {
    await page.goto('/');
    times.push(
      await page.evaluate(async () => {
        while (!document.querySelector('button.game')) await new Promise(requestAnimationFrame);
        return performance.now();
      }),
    );
  }
  note(`first page: interactive after ${times.map((ms) => Math.round(ms)).join(', ')} ms`);
  expect(median(times)).toBeLessThan(1000);
});

test('a move is on the opponent’s screen within 100 ms', async ({ browser, house }) => {
  test.skip(!timed, 'asks the clock');
  const contexts = await Promise.all(
    [0, 1].map(() => browser.newContext({ baseURL: house, reducedMotion: 'reduce' }).then(jumping)),
  );
  const [ann, bob] = (await Promise.all(contexts.map((context) => context.newPage()))) as [Page, Page];
  await ann.goto('/');
  await ann.getByRole('button', { name: 'Play Star Realms' }).click();
  await ann.getByRole('button', { name: 'Invite a friend' }).click();
  await bob.goto(await ann.getByRole('textbox', { name: 'Send this link' }).inputValue());
  await bob.getByRole('button', { name: 'Sit down', exact: true }).click();
  for (const page of [ann, bob]) {
    await expect(page.getByRole('region', { name: 'Your hand' })).toBeVisible();
    await page.evaluate(() => {
      const marks: number[][] = [[], []];
      (window as unknown as { marks: number[][] }).marks = marks;
      const now = (): number => performance.timeOrigin + performance.now();
      addEventListener('pointerdown', () => marks[0]?.push(now()), true);
      const table = document.querySelector('.table');
      if (table)
        new MutationObserver(() => marks[1]?.push(now())).observe(table, {
          attributes: true,
          attributeFilter: ['data-tick'],
        });
    });
  }
  const marks = (page: Page): Promise<number[][]> =>
    page.evaluate(() => (window as unknown as { marks: number[][] }).marks);
  const hand = '[data-anchor^="hand/"][data-lit="choice"]';
  const times: number[] = [];
  for (let turn = 0; turn < 6; turn++) {
    await expect
      .poll(
        async () =>
          (await ann.locator('[data-key="go"], [data-key^="pick-"]').count()) +
          (await bob.locator('[data-key="go"], [data-key^="pick-"]').count()),
      )
      .toBeGreaterThan(0);
    const [mover, other] = (await ann.locator('[data-key="go"], [data-key^="pick-"]').count())
      ? [ann, bob]
      : [bob, ann];
    for (let i = 0; i < 3 && (await mover.locator(hand).count()); i++) {
      const seen = (await marks(other))[1]?.length ?? 0;
      await mover.locator(hand).first().click();
      await expect.poll(async () => (await marks(other))[1]?.length ?? 0).toBeGreaterThan(seen);
      times.push(((await marks(other))[1]?.[seen] ?? NaN) - ((await marks(mover))[0]?.at(-1) ?? NaN));
      await expect(mover.locator('.table')).toHaveAttribute('aria-busy', 'false');
    }
    await mover.getByRole('button', { name: /^End the turn/ }).click();
    await pressGo(mover);
    await expect(mover.locator('[data-key="go"], [data-key^="pick-"]')).toHaveCount(0);
  }
  note(
    `a move on the other screen: median ${median(times).toFixed(0)} ms, ` +
      `worst ${Math.max(...times).toFixed(0)} ms of ${times.length}`,
  );
  for (const context of contexts) await context.close();
  expect(median(times)).toBeLessThan(100);
});

test('movement keeps 60 frames a second', async ({ browser, house }) => {
  test.skip(!timed, 'asks the clock');
  const context = await browser.newContext({ baseURL: house, reducedMotion: 'no-preference' });
  const page = await context.newPage();
  await against(page, 'realms', 'cadet');
  await myTurn(page);
  await page.evaluate(() => {
    const frames: number[] = [];
    (window as unknown as { frames: number[] }).frames = frames;
    const tick = (now: number): void => {
      frames.push(now);
      requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
  });
  for (let i = 0; i < 3; i++) {
    await page.locator('[data-anchor^="hand/"][data-lit="choice"]').first().click();
    await page.evaluate(() => new Promise((done) => setTimeout(done, 900)));
  }
  const frames = await page.evaluate(() => (window as unknown as { frames: number[] }).frames);
  const gaps = frames.slice(1).map((at, i) => at - (frames[i] ?? at));
  note(
    `movement: median frame ${median(gaps).toFixed(1)} ms, ` +
      `${gaps.filter((gap) => gap > 25).length} of ${gaps.length} late`,
  );
  await context.close();
  expect(median(gaps)).toBeLessThan(17.5);
});
