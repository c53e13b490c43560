/** What every screen must be, and pictures of it at all sizes. */

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { expect } from './house';
import { shrink } from './png';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const folder = '../docs/screens';
const keep = process.env.SCREENS !== undefined;
/** `SCREENS=only` takes pictures and judges nothing: quicker, for looking. */
const judged = process.env.SCREENS !== 'only';
type Size = readonly [width: number, height: number];
const SIZES: readonly Size[] = [
  [390, 844],
  [844, 390],
  [820, 1180],
  [1440, 900],
];
/** A table is looked at on a large screen too. */
export const TABLE_SIZES: readonly Size[] = [...SIZES, [1920, 1080]];
interface Found {
  violations: { id: string; impact: string; nodes: { html: string }[] }[];
}

/** Axe has nothing serious to say, nothing scrolls sideways, nothing pressed is below 44 px on a phone. */
export async function looksRight(page: Page, name: string, sizes = SIZES): Promise<void> {
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    // The new size is laid out once two frames were drawn.
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide, `${name} at ${width} scrolls sideways`).toBeLessThanOrEqual(0);
    const tall = await page.evaluate(() =>
      document.querySelector('.table') ? document.documentElement.scrollHeight - innerHeight : 0,
    );
    expect(tall, `${name} at ${width}: a table never scrolls as a page`).toBeLessThanOrEqual(0);
    if (width === 390) expect(await tooSmall(page), `${name}: too small to press`).toEqual([]);
    if (keep) {
      mkdirSync(folder, { recursive: true });
      writeFileSync(`${folder}/${name}-${width}x${height}.png`, shrink(await page.screenshot()));
    }
    // On its side a phone shows the same things: what axe judges was judged already.
    if (!judged || width === 844) continue;
    await isAccessible(page, `${name} at ${width}`);
  }
}

/** Axe has nothing serious to say. */
export async function isAccessible(page: Page, name: string): Promise<void> {
  await page.evaluate(axeSource);
  const found = (await page.evaluate('axe.run(document, { runOnly: ["wcag2a", "wcag2aa", "wcag21aa"] })')) as Found;
  const serious = found.violations.filter((one) => one.impact === 'serious' || one.impact === 'critical');
  expect(
    serious.map((one) => `${one.id}: ${one.nodes[0]?.html ?? ''}`),
    name,
  ).toEqual([]);
}

/** One picture of several: rows of those that were taken, each with its name below. */
export async function contactSheet(page: Page, name: string, rows: readonly string[]): Promise<void> {
  if (!keep) return;
  const shown = (row: string, [width, height]: Size): string => {
    const picture = `${row}-${width}x${height}`;
    const data = readFileSync(`${folder}/${picture}.png`).toString('base64');
    const shot = `<img src="data:image/png;base64,${data}" alt="" height="420">`;
    return `<figure>${shot}<figcaption>${picture}</figcaption></figure>`;
  };
  const body = rows.map((row) => `<div>${TABLE_SIZES.map((size) => shown(row, size)).join('')}</div>`).join('');
  const style =
    'body{margin:12px;width:max-content;background:#fff;font:14px sans-serif}' +
    'div{display:flex;gap:12px;margin:0 0 12px}figure{margin:0}img{display:block}';
  const sheet = await page.context().newPage();
  await sheet.setContent(`<style>${style}</style>${body}`);
  writeFileSync(`${folder}/${name}.png`, shrink(await sheet.locator('body').screenshot()));
  await sheet.close();
}

const tooSmall = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, a.btn, a.rule, select, summary, input:not([type=range])')]
      .filter((one) => one.offsetParent !== null && one.getClientRects().length > 0 && !one.classList.contains('skip'))
      .filter(
        (one) =>
          Math.max(one.getBoundingClientRect().height, parseFloat(getComputedStyle(one, '::after').height) || 0) < 43.5,
      )
      .map((one) => one.outerHTML.slice(0, 120)),
  );
