/** Somebody who hears the page: roles and names are all there is, of what is asked and of what may be answered. */

import { expect, type Locator, type Page } from '@playwright/test';
import { myTurn } from './house';
import { dock } from './player';

/** What saves answers is chosen first, what ends a turn only where there is nothing else, and nobody gives up. */
const SHORT = /^(play every|deploy|declare war)/i;
const LAST = /^(end|pass|done|stop|finish|decline|no\b|skip|release)/i;
const NEVER = /^(concede|give (up|the game up))/i;

/** How often an act was chosen, whatever it was done with. */
type Done = Map<string, number>;
const kind = (name: string): string => name.replaceAll(/\d+/g, '').slice(0, 30);

/** Of the rest, what was done least: every kind of act has its turn. */
const rank = (name: string, done: Done): number =>
  Number(NEVER.test(name)) * 1e6 +
  Number(LAST.test(name)) * 1e5 +
  (SHORT.test(name) ? -1 : (done.get(kind(name)) ?? 0));

/** The names of what has a role in a part of the page, as they are read out. */
async function names(part: Locator, role: 'button' | 'option'): Promise<string[]> {
  const lines = (await part.ariaSnapshot()).split('\n').filter((line) => !line.includes('[disabled]'));
  return lines.flatMap((line) => {
    const found = new RegExp(`- ('?)${role} "((?:[^"\\\\]|\\\\.)*)"`).exec(line);
    if (!found) return [];
    const [, quote, name = ''] = found;
    return [(quote ? name.replaceAll("''", "'") : name).replaceAll('\\"', '"')];
  });
}

const press = (part: Locator, name: string): Promise<void> =>
  part.getByRole('button', { name, exact: true }).first().press('Enter');

/** Chooses from the list of everything that may be done; says what. */
async function fromTheList(page: Page, done: Done): Promise<string> {
  await press(dock(page), 'All choices');
  const list = page.getByRole('dialog').getByRole('listbox');
  const all = await names(list, 'option');
  const [name = ''] = all.sort((a, b) => rank(a, done) - rank(b, done));
  await list.getByRole('option', { name, exact: true }).first().press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  return name;
}

/** Answers what is asked: by the button of what is planned, the list of choices, or the only buttons there are. */
async function answer(page: Page, done: Done): Promise<string> {
  const all = await names(dock(page), 'button');
  const planned = all.find((name) => name.endsWith('Enter') && all.some((one) => /^(Let go|Show me)/.test(one)));
  if (planned === undefined && all.includes('All choices')) return fromTheList(page, done);
  const name = planned ?? all.find((one) => / (Enter|\d)$/.test(one)) ?? all[0] ?? '';
  await press(dock(page), name);
  return name;
}

/** What was heard so far: every answer must change it. */
const heard = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { tick, picked } = document.querySelector<HTMLElement>('.table')?.dataset ?? {};
    return [
      tick,
      picked,
      document.querySelector('.dock')?.textContent,
      document.querySelector('.ending') ? 'over' : '',
    ].join();
  });

/** Plays by name until the game is over, or so many answers were given. */
export async function byName(page: Page, most: number): Promise<boolean> {
  const done: Done = new Map();
  for (let i = 0; i < most; i++) {
    if (!(await myTurn(page))) return true;
    const before = await heard(page);
    const said = await answer(page, done);
    done.set(kind(said), (done.get(kind(said)) ?? 0) + 1);
    await expect
      .poll(() => heard(page), { message: `${said} does nothing`, intervals: [10, 20, 40, 80] })
      .not.toBe(before);
    expect(await page.getByRole('alert').allInnerTexts(), `${said} is refused`).toEqual([]);
  }
  return false;
}
