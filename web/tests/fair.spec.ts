/** Fair shuffles: the browser sends its nonce once it has seen the commitment, and compares both with the proof. */

import type { Page } from '@playwright/test';
import { expect, jumping, test } from './house';

interface Info {
  commitment: string;
  status: string;
  seats: { name: string; nonce: boolean }[];
}

const idOf = (page: Page): string => /#\/t\/([^?]+)/.exec(page.url())?.[1] ?? '';
const info = (page: Page): Promise<Info> =>
  page.evaluate(async (id) => (await (await fetch(`/api/v1/tables/${id}`)).json()) as Info, idOf(page));
const sealed = (page: Page) => page.getByRole('region', { name: 'Fair shuffles' });

test('playing at once: commitment first, nonce second, and the proof has both', async ({ page }) => {
  const told: string[] = [];
  page.on('response', async (response) => {
    const path = new URL(response.url()).pathname;
    if (path.endsWith('/play')) told.push(((await response.json()) as { table: Info }).table.status);
    if (path.endsWith('/asks')) told.push(response.request().postDataJSON().ask.ask as string);
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'Play Star Realms' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Play now' }).click();
  await expect(page.getByRole('contentinfo', { name: 'Decision' })).toBeVisible();
  expect(told).toEqual(['open', 'nonce']);
  const table = await info(page);
  expect(table.seats[0]?.nonce).toBe(true);

  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(sealed(page)).toContainText(table.commitment);
  await expect(sealed(page)).toContainText(`${table.seats[0]?.name ?? '?'} has added a random number.`);
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('button', { name: 'Resign for good' }).click();
  await page.getByRole('region', { name: 'The game is over' }).getByRole('link', { name: 'Watch it again' }).click();
  await page.getByRole('button', { name: 'Compare with what this browser saw' }).first().click();
  const check = sealed(page).first();
  await expect(check).toContainText('The proof has the commitment this browser saw before the game.');
  await expect(check).toContainText('The random number this browser sent is part of the shuffles.');
  await expect(check).toContainText('starboard verify');
});

test('the waiting room shows the commitment, and both who sit there add a number', async ({ page: ann, browser }) => {
  await ann.goto('/#/new?game=realms&mode=friend');
  await ann.getByRole('button', { name: 'Open the table' }).click();
  await expect(ann.getByRole('heading', { name: 'Waiting for players' })).toBeVisible();
  const open = await info(ann);
  await expect(sealed(ann)).toContainText(open.commitment);
  await expect(sealed(ann)).toContainText(`${open.seats[0]?.name ?? '?'} has added a random number.`);
  const bob = await (await jumping(await browser.newContext())).newPage();
  await bob.goto(await ann.getByRole('textbox', { name: 'Send this link' }).inputValue());
  await expect(sealed(bob)).toContainText(open.commitment);
  await bob.getByRole('button', { name: 'Sit down', exact: true }).click();
  for (const page of [ann, bob]) await expect(page.getByRole('contentinfo', { name: 'Decision' })).toBeVisible();
  const playing = await info(ann);
  expect(playing.commitment).toBe(open.commitment);
  expect(playing.seats.map((seat) => seat.nonce)).toEqual([true, true]);
});
