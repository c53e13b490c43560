import type { Page } from '@playwright/test';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { against, expect, front, jumping, myTurn, serve, test } from './house';

/** Who one is: signed out, away, and where mail goes. */
test.describe.configure({ timeout: 120_000 });

/** Asks the server as this browser does. */
const asks = (page: Page, method: string, path: string) =>
  page.evaluate(async ([method, path]) => (await fetch(`/api/v1${path}`, { method })).status, [method, path] as const);
const signedOut = (page: Page) => page.getByRole('region', { name: 'Signed out' });

/** Counts the lines a page opens to the server. */
function countLines(page: Page): () => number {
  let lines = 0;
  page.on('websocket', (socket) => (lines += Number(socket.url().includes('/socket'))));
  return () => lines;
}

test('whoever is signed out is asked to sign in, and plays on', async ({ page }) => {
  await page.clock.install();
  const lines = countLines(page);
  await against(page, 'realms');
  await myTurn(page);
  const before = lines();
  expect(await asks(page, 'DELETE', '/sessions')).toBe(200);
  await expect(signedOut(page)).toContainText('You were signed out here.');
  // Long enough for many tries: none is made, not even when the net comes back.
  await page.clock.fastForward(60_000);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.getByText('Connection lost')).toHaveCount(0);
  expect(lines(), 'nothing is tried again').toBe(before);

  await signedOut(page).getByRole('button', { name: 'Sign in again' }).click();
  await expect(signedOut(page)).toHaveCount(0);
  const hand = page.locator('[data-anchor^="hand/"][data-lit="choice"]');
  await hand.first().click();
  await expect(page.getByRole('button', { name: 'Undo the last action' })).toBeVisible();
});

test('where the key no longer works, Settings is where to go', async ({ page }) => {
  await against(page, 'realms');
  await myTurn(page);
  expect(await asks(page, 'DELETE', '/me')).toBe(200);
  await signedOut(page).getByRole('button', { name: 'Sign in again' }).click();
  await expect(signedOut(page)).toContainText('no longer works');
  await signedOut(page).getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByLabel('Use a key from another device')).toBeVisible();
});

test('whoever closed the page is away, at their own mark too', async ({ page: ann, browser, house }) => {
  for (const game of ['realms', 'assembly', 'attack', 'samurai', 'captains']) {
    const context = await jumping(await browser.newContext({ baseURL: house }));
    const bob = await context.newPage();
    await ann.goto(`/#/new?game=${game}&mode=friend`);
    await ann.getByRole('button', { name: 'Open the table' }).click();
    await bob.goto(await ann.getByRole('textbox', { name: 'Send this link' }).inputValue());
    await bob.getByRole('button', { name: 'Sit down', exact: true }).click();
    for (const page of [ann, bob]) await expect(page.getByRole('contentinfo', { name: 'Decision' })).toBeVisible();
    const away = ann
      .locator('.ground')
      .locator('.present', { has: ann.getByRole('img', { name: 'away', includeHidden: true }) });
    await expect(away, game).toHaveCount(0);
    await context.close();
    await expect(away.first(), game).toBeVisible();
  }
});

test('a mail address is confirmed by the code that was sent there', async ({ page }) => {
  const folder = mkdtempSync(join(tmpdir(), 'starboard-'));
  const letters = join(folder, 'letters');
  mkdirSync(letters);
  const { child, address } = await serve(folder, '--set', `mail_folder=${letters}`);
  const client = await front(address);
  await page.goto(`${client.address}/#/settings`);
  const mail = page.getByRole('region', { name: 'Mail when it is your turn' });
  await expect(mail).toContainText('Play a game first');
  await page.getByRole('textbox', { name: 'Your name' }).fill('Ann');
  await page.getByRole('button', { name: 'Save' }).first().click();

  await mail.getByRole('textbox', { name: 'Mail address' }).fill('ann@example.org');
  await mail.getByRole('button', { name: 'Save' }).click();
  await expect(mail).toContainText('A code is on its way to ann@example.org.');
  await mail.getByRole('textbox', { name: 'Code' }).fill('wrong');
  await mail.getByRole('button', { name: 'Confirm' }).click();
  await expect(mail.getByRole('alert')).toContainText('not the one that was mailed last');

  const letter = (): string => {
    const [name] = readdirSync(letters).filter((one) => one.endsWith('.eml'));
    return name ? readFileSync(join(letters, name), 'utf8') : '';
  };
  await expect.poll(letter).toContain('within a day');
  const code = /within a day: (\w+)/.exec(letter())?.[1] ?? '';
  await mail.getByRole('textbox', { name: 'Code' }).fill(code);
  await mail.getByRole('button', { name: 'Confirm' }).click();
  await expect(mail).toContainText('Notices go to ann@example.org.');
  await page.reload();
  await expect(mail).toContainText('Notices go to ann@example.org.');
  await mail.getByRole('button', { name: 'Send no more mail' }).click();
  await expect(mail).not.toContainText('ann@example.org');
  await client.close();
  child.kill();
  rmSync(folder, { recursive: true, force: true });
});
