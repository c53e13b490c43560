import { against, expect, jumping, myTurn, test } from './house';
import { looksRight } from './look';

/** Every state one can come into says what is so, and where to go from there. */
test('empty, loading, not there', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByText('No table is open to all just now')).toBeVisible();
  await looksRight(page, 'state-empty');
  await page.goto('/#/t/nothing-like-it');
  await expect(page.getByRole('alert')).toBeVisible();
  await looksRight(page, 'state-error');
  let go = (): void => undefined;
  const held = new Promise<void>((done) => (go = done));
  await page.route('**/api/v1/me', async (route) => {
    await held;
    await route.continue();
  });
  await page.evaluate(() => localStorage.setItem('starboard.key', 'not-a-key'));
  await page.goto('/#/t/another-one');
  await page.reload();
  await expect(page.getByRole('status').filter({ hasText: 'Opening the table' })).toBeVisible();
  await looksRight(page, 'state-loading');
  go();
  await expect(page.getByRole('alert')).toBeVisible();
});

test('a full table, and one that was closed', async ({ browser, house }) => {
  const contexts = await Promise.all(
    [0, 1, 2].map(() => browser.newContext({ baseURL: house, reducedMotion: 'reduce' }).then(jumping)),
  );
  const pages = await Promise.all(contexts.map((context) => context.newPage()));
  const [ann, bob, cat] = pages as [(typeof pages)[0], (typeof pages)[0], (typeof pages)[0]];
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
    return (await post('/tables', { game: 'samurai', seats: [{ kind: 'me' }, { kind: 'open' }], start: 'host' })).id;
  });
  await bob.goto(`/#/t/${id}`);
  await bob.getByLabel('Clan').selectOption('gamma');
  await looksRight(bob, 'joining');
  await bob.getByRole('button', { name: 'Sit down', exact: true }).click();
  await expect(bob.getByText('It begins when')).toHaveCount(0);
  await cat.goto(`/#/t/${id}`);
  await expect(cat.getByText('This table is full')).toBeVisible();
  await looksRight(cat, 'state-full');
  const chosen = await ann.evaluate(
    async (id) => ((await (await fetch(`/api/v1/tables/${id}`)).json()) as { options: Record<string, string> }).options,
    id,
  );
  expect(chosen['seat-2.clan']).toBe('gamma');
  await ann.goto(`/#/t/${id}`);
  await ann.getByRole('button', { name: 'Close the table' }).click();
  await expect(cat.getByText('This table was closed', { exact: true })).toBeVisible();
  await looksRight(cat, 'state-closed');
  for (const context of contexts) await context.close();
});

test('a bot plays one’s seat, and one takes it back', async ({ page }) => {
  const id = await against(page, 'realms');
  await myTurn(page);
  await page.evaluate(async (id) => {
    await fetch(`/api/v1/tables/${id}/asks`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ id: 'away', ask: { ask: 'offer', what: 'pause' } }),
    });
    await fetch(`/api/v1/tables/${id}/asks`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ id: 'bot', ask: { ask: 'hand_over', level: 'cadet' } }),
    });
  }, id);
  const seat = page.getByRole('region', { name: 'Your seat' });
  await expect(seat).toBeVisible();
  await looksRight(page, 'state-expelled');
  await seat.getByRole('button', { name: 'Take my seat back' }).click();
  await expect(seat).toHaveCount(0);
});

test('a lost line, and a page from memory that says so', async ({ page, context }) => {
  await against(page, 'realms');
  await myTurn(page);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await myTurn(page);
  await context.setOffline(true);
  await expect(page.getByRole('status').filter({ hasText: 'Connection lost' })).toBeVisible();
  await looksRight(page, 'state-reconnecting');
  await page.goto('/#/');
  await page.reload();
  await expect(page.getByRole('status').filter({ hasText: 'This page is from memory' })).toBeVisible();
  await looksRight(page, 'state-offline');
  await context.setOffline(false);
  await expect(page.getByText('This page is from memory')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Play Star Realms' })).toBeVisible();
});

test('what cannot be used says why, with its rule, and asking does nothing', async ({ page }) => {
  await against(page, 'realms');
  await myTurn(page);
  const dear = page.locator('[data-anchor^="row/"][data-lit="off"]').first();
  const tick = await page.locator('.table').getAttribute('data-tick');
  await dear.hover();
  const told = page.getByRole('region', { name: 'Details' });
  await expect(told.getByRole('status')).toContainText('Not now:');
  await expect(told.getByRole('status').getByRole('link')).toHaveText(/^SR-/);
  expect(await page.locator('.table').getAttribute('data-tick')).toBe(tick);
  await expect(page.getByRole('alert')).toHaveCount(0);

  // On a phone one holds the thing down.
  await page.setViewportSize({ width: 390, height: 844 });
  await dear.dispatchEvent('pointerdown', { pointerType: 'touch', isPrimary: true, bubbles: true });
  const held = page.getByRole('dialog', { name: 'Details' });
  await expect(held).toContainText('Not now:');
  await looksRight(page, 'why');
});

test('nothing is wrong on the first page of a stranger', async ({ page }) => {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Play Star Realms' })).toBeVisible();
  await page.goto('/#/settings');
  await page.getByRole('group', { name: 'Sound' }).getByRole('button', { name: 'On' }).click();
  await expect(page.getByRole('group', { name: 'Sound' }).getByRole('button', { name: 'On' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  expect(errors).toEqual([]);
});

test('a tab older than the program loads itself anew', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Play Star Realms' })).toBeVisible();
  let gone = 0;
  await page.route(/assets\/Settings-.*\.js/, (route) =>
    gone++ === 0 ? route.fulfill({ status: 404 }) : route.continue(),
  );
  await page.evaluate(() => (location.hash = '#/settings'));
  await expect(page.getByRole('group', { name: 'Sound' })).toBeVisible();
  expect(gone).toBe(2);
  await context.close();
});
