/** Contact sheets: every picture of a game side by side, in colour and in grey. */

import { mkdirSync, writeFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { GAMES, type Room } from '../src/art/testing/gallery';
import { shrink } from './png';

const folder = '../docs/screens';

test.skip(process.env.SCREENS === undefined, 'Only pictures for people to look at: SCREENS=1');

const imageOf = (svg: string): string => `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
const figure = (room: Room, [name, svg]: [string, string]): string =>
  `<figure style="width:${room.width}px"><img src="${imageOf(svg)}" alt=""><figcaption>${name}</figcaption></figure>`;
const section = (room: Room): string =>
  `<section><h2>${room.title}</h2><div>${Object.entries(room.pictures)
    .map((entry) => figure(room, entry))
    .join('')}</div></section>`;
const STYLE = `body{margin:16px;background:#0b1022;color:#eaf0ff;font:12px system-ui,sans-serif}
  h2{font-size:16px;margin:12px 0 6px}div{display:flex;flex-wrap:wrap;gap:8px;align-items:end}
  figure{margin:0}img{display:block;width:100%;border-radius:6px}
  figcaption{overflow:hidden;white-space:nowrap;text-overflow:ellipsis}.grey{filter:grayscale(1)}`;

for (const [game, rooms] of Object.entries(GAMES))
  test(`the contact sheet of ${game}`, async ({ page }) => {
    mkdirSync(folder, { recursive: true });
    await page.setContent(`<style>${STYLE}</style>${rooms().map(section).join('')}`, { waitUntil: 'load' });
    const broken = await page.evaluate(() => [...document.images].filter((image) => !image.naturalWidth).length);
    expect(broken, 'pictures a browser cannot draw').toBe(0);
    writeFileSync(`${folder}/sheet-${game}.png`, shrink(await page.screenshot({ fullPage: true })));
    await page.evaluate(() => document.body.classList.add('grey'));
    writeFileSync(`${folder}/sheet-${game}-grey.png`, shrink(await page.screenshot({ fullPage: true })));
  });
