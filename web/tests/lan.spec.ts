/** The home network: plain http under a name that is not localhost. Browsers keep much back from such pages. */

import { test as base, expect, type Page } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jumping, serve } from './house';
import { byMouse } from './player';

const NAME = 'starboard.test';

/** `starboard serve --lan` itself, with the client that is built into it. */
const test = base.extend<object, { lan: { name: string; here: string; told: string } }>({
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({
        ...launchOptions,
        args: [...(launchOptions.args ?? []), `--host-resolver-rules=MAP ${NAME} 127.0.0.1`],
      }),
    { scope: 'worker' },
  ],
  lan: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'starboard-'));
      const { child, address } = await serve(folder, '--lan');
      const { port } = new URL(address);
      await use({ name: `http://${NAME}:${port}`, here: `http://127.0.0.1:${port}`, told: address });
      child.kill();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

const invitation = (page: Page) => page.getByRole('textbox', { name: 'Send this link' });

async function openTable(page: Page, game: string): Promise<void> {
  await page.goto(`/#/new?game=${game}&mode=friend`);
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page.getByRole('heading', { name: 'Waiting for players' })).toBeVisible();
}

test.describe('under a name of the home network', () => {
  test.use({ baseURL: async ({ lan }, use) => use(lan.name) });

  test('two browsers play one another on plain http', async ({ browser, baseURL, page: ann }) => {
    test.setTimeout(600_000);
    const errors: string[] = [];
    await jumping(ann.context());
    const bob = await (await jumping(await browser.newContext({ baseURL }))).newPage();
    for (const page of [ann, bob]) page.on('pageerror', (error) => errors.push(String(error)));
    await openTable(ann, 'assembly');
    expect(await ann.evaluate(() => window.isSecureContext)).toBe(false);
    const link = await invitation(ann).inputValue();
    expect(link).toContain(`${baseURL}/#/t/`);
    await bob.goto(link);
    await bob.getByRole('button', { name: 'Sit down' }).click();
    for (const page of [ann, bob]) await expect(page.getByRole('contentinfo', { name: 'Decision' })).toBeVisible();
    expect(await Promise.all([byMouse(ann, 1200), byMouse(bob, 1200)])).toEqual([true, true]);
    for (const page of [ann, bob]) await expect(page.getByRole('region', { name: 'The game is over' })).toBeVisible();
    expect(errors).toEqual([]);
  });

  test('the link is copied without the clipboard of secure pages', async ({ page }) => {
    await openTable(page, 'realms');
    expect(await page.evaluate(() => 'clipboard' in navigator)).toBe(false);
    const link = await invitation(page).inputValue();
    await page.getByRole('button', { name: 'Copy the link' }).click();
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
    await page.evaluate(() => document.body.append(document.createElement('textarea')));
    await page.locator('textarea').focus();
    await page.keyboard.press('Control+v');
    await expect(page.locator('textarea')).toHaveValue(link);
  });

  test('a link the browser will not copy is selected to be copied by hand', async ({ page }) => {
    await openTable(page, 'realms');
    await page.evaluate(() => (document.execCommand = () => false));
    await page.getByRole('button', { name: 'Copy the link' }).click();
    await expect(invitation(page)).toBeFocused();
    const selected = await invitation(page).evaluate((field: HTMLInputElement) =>
      field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0),
    );
    expect(selected).toBe(await invitation(page).inputValue());
  });
});

test('whoever hosts on localhost shares the address others can open', async ({ page, lan }) => {
  await page.goto(`${lan.here}/#/new?game=realms&mode=friend`);
  await page.getByRole('button', { name: 'Open the table' }).click();
  // A machine without a network has no address to share.
  test.skip(lan.told === lan.here, 'this machine is in no network');
  await expect(invitation(page)).toHaveValue(new RegExp(`^${lan.told.replaceAll('.', '\\.')}/#/t/`));
  await expect(page.getByText('Only this computer can open this link')).toHaveCount(0);
});
