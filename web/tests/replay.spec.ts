import { against, expect, myTurn, test } from './house';
import { practise } from './practice';

test('a finished game is scrubbed, shared and played on', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const id = await against(page, 'realms');
  await myTurn(page);
  await page.locator('[data-anchor^="hand/"][data-lit="choice"]').first().click();
  await page.keyboard.press('m');
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('button', { name: 'Resign for good' }).click();
  await page.getByRole('link', { name: 'Watch it again' }).click();

  const scrub = page.getByRole('slider', { name: 'Position in the game' });
  await expect(scrub).toHaveValue(/[1-9]/);
  await page.getByRole('button', { name: 'Back one action' }).click();
  await expect(page).toHaveURL(/step=\d+/);
  const last = Number(await scrub.getAttribute('max'));
  expect(last).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Share this moment' }).click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toContain(`#/replay/${id}?step=${last - 1}`);

  const step = await scrub.inputValue();
  await page.goto('/');
  await page.goto(link);
  await expect(scrub).toHaveValue(step);
  await page.getByRole('button', { name: 'Play on from here' }).first().click();
  const who = page.getByRole('dialog', { name: 'Play on from here' });
  await expect(who.getByLabel('Who sits in seat 1')).toHaveValue('me');
  await expect(who.getByLabel('Who sits in seat 2')).toHaveValue('bot');
  await who.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByRole('contentinfo', { name: 'Decision' })).toBeVisible();
  const seats = await page.evaluate(async () => {
    const id = location.hash.split('/').at(-1)?.split('?')[0] ?? '';
    return ((await (await fetch(`/api/v1/tables/${id}`)).json()) as { seats: { by: string }[] }).seats;
  });
  expect(seats.map((seat) => seat.by)).toEqual(['person', 'bot']);
});

test('a replay opens by few requests, waits for a busy server, and Play at its end starts over', async ({ page }) => {
  const id = await against(page, 'realms');
  await myTurn(page);
  for (let i = 0; i < 3; i++) {
    const tick = await page.locator('.table').getAttribute('data-tick');
    await page.locator('[data-anchor^="hand/"][data-lit="choice"]').first().click();
    await expect(page.locator('.table')).not.toHaveAttribute('data-tick', tick ?? '');
  }
  await page.keyboard.press('m');
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('button', { name: 'Resign for good' }).click();
  await expect(page.getByRole('link', { name: 'Watch it again' })).toBeVisible();
  let [asked, busy] = [0, 0];
  await page.route('**/replay/steps*', async (route) => {
    asked += 1;
    if (busy++ > 0) return route.continue();
    const problem = { type: '', title: 'Too much at once', status: 429, code: 'too_many', detail: '', rule: null };
    return route.fulfill({ status: 429, headers: { 'retry-after': '1' }, json: problem });
  });
  await page.goto(`/#/replay/${id}`);
  await expect(page.getByRole('status').filter({ hasText: 'The server is busy' })).toBeVisible();
  const scrub = page.getByRole('slider', { name: 'Position in the game' });
  await expect(scrub).toHaveValue(/[1-9]/);
  await expect(page.getByText('The server is busy')).toHaveCount(0);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(scrub).toHaveValue('0');
  await expect(scrub).toHaveValue('1');
  expect(asked, 'one for the course, one for the place, one around it, and the busy one').toBeLessThanOrEqual(5);
});

test('a long replay asks no more often than a short one, and plays on by the score', async ({ page }) => {
  await page.clock.install();
  // The end of the game asks for its course already.
  let asked = 0;
  page.on('request', (request) => (asked += Number(request.url().includes('/replay/'))));
  // A chosen seed: the game is as long every time.
  await practise(page, 'realms', 2, []);
  const id = page.url().split('/').at(-1) ?? '';
  await myTurn(page);
  await page.keyboard.press('m');
  await page.getByRole('button', { name: 'Let a bot play on' }).click();
  await page.getByRole('button', { name: 'Let the bot play' }).click();
  await expect(page.getByRole('link', { name: 'Watch it again' })).toBeVisible({ timeout: 120_000 });
  await page.goto(`/#/replay/${id}`);
  const scrub = page.getByRole('slider', { name: 'Position in the game' });
  await expect(scrub).toHaveValue(/^\d{3,}$/);
  const steps = Number(await scrub.getAttribute('max'));
  expect(steps, 'a game of many actions').toBeGreaterThan(100);
  await page.clock.fastForward(1000);
  await expect.poll(() => asked).toBe(3);

  // From the beginning through sixty actions. The clock is run by hand, on and on while a range is under way.
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  const at = async (): Promise<number> => Number(await scrub.inputValue());
  await expect(scrub).toHaveValue('0');
  for (let step = 0; step < 60; step = await at()) {
    const later = async (): Promise<number> => page.clock.runFor(1000).then(at);
    await expect.poll(later).toBeGreaterThan(step);
  }
  expect(asked, 'what is ahead comes by the range').toBeLessThanOrEqual(8);
  await page.getByRole('button', { name: 'Pause', exact: true }).click();
  // Wherever the knob is put: the step, and once what lies around it.
  const before = asked;
  await scrub.fill(String(Math.floor(steps / 2) + 40));
  await page.clock.fastForward(1000);
  await expect.poll(() => asked - before).toBeLessThanOrEqual(2);
});

test('a replay before the end is refused in words', async ({ page }) => {
  const id = await against(page, 'realms');
  await page.goto(`/#/replay/${id}`);
  await expect(page.getByRole('alert')).toContainText('over');
});
