/** A real `starboard serve` on a free port with a store of its own, and the built client before it. */

import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { preview } from 'vite';

const binary = process.env.STARBOARD_BIN ?? join(process.env.CARGO_TARGET_DIR ?? '../target', 'release/starboard');
const limits = [
  'requests_per_minute=1000000',
  'sign_ins_per_hour=1000000',
  'tables_per_person=100000',
  'messages_per_second=1000',
];

/** Starts the server and waits until it says where it listens. */
export async function serve(folder: string, ...more: string[]): Promise<{ child: ChildProcess; address: string }> {
  const sets = limits.flatMap((limit) => ['--set', limit]);
  const child = spawn(
    binary,
    [
      ...['serve', '--listen', '127.0.0.1:0', '--store', `sqlite:${join(folder, 'e2e.db')}`],
      ...['--set', 'log=warn', ...sets, ...more],
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const address = await new Promise<string>((resolve, reject) => {
    let said = '';
    child.stdout.on('data', (data: Buffer) => {
      said += String(data);
      const found = /http:\/\/\S+/.exec(said);
      if (found) resolve(found[0]);
    });
    child.on('error', reject);
    child.on('exit', (code) => reject(new Error(`${binary} serve ended with ${code ?? 'a signal'}: ${said}`)));
  });
  return { child, address };
}

/** The built client before a server: where it is, and how to end it. */
export async function front(server: string): Promise<{ address: string; close: () => Promise<void> }> {
  const proxy = { '/api': { target: server, ws: true, changeOrigin: true, headers: { origin: server } } };
  const shown = await preview({ preview: { host: '127.0.0.1', port: 0, proxy }, logLevel: 'error' });
  const port = (shown.httpServer.address() as { port: number }).port;
  return { address: `http://127.0.0.1:${port}`, close: () => shown.close() };
}

const jump = (): void => {
  try {
    localStorage['starboard.settings'] ??= JSON.stringify({ speed: 0 });
  } catch {
    // A page without an address keeps nothing.
  }
};

const hurry = (): void => {
  try {
    localStorage['starboard.settings'] ??= JSON.stringify({ speed: 4 });
  } catch {
    // A page without an address keeps nothing.
  }
};

const noTips = (): void => {
  try {
    localStorage['starboard.tips'] ??= JSON.stringify({ off: true });
  } catch {
    // A page without an address keeps nothing.
  }
};

/** Nobody watches here: the Stage jumps, unless a test is about it and says `test.use({ stage: 'plays' })`. */
export async function jumping(context: BrowserContext): Promise<BrowserContext> {
  await context.addInitScript(jump);
  await context.addInitScript(noTips);
  return context;
}

interface Options {
  /** `hurries`: it plays, four times as quick as usual. */
  stage: 'jumps' | 'plays' | 'hurries';
  /** Whether first games tell their tips; elsewhere they would only lie over what is tried. */
  tips: boolean;
}

export const test = base.extend<Options, { house: string }>({
  stage: ['jumps', { option: true }],
  tips: [false, { option: true }],
  context: async ({ context, stage, tips }, use) => {
    if (stage === 'jumps') await context.addInitScript(jump);
    if (stage === 'hurries') await context.addInitScript(hurry);
    if (!tips) await context.addInitScript(noTips);
    await use(context);
  },
  house: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'starboard-'));
      const { child, address } = await serve(folder);
      const client = await front(address);
      await use(client.address);
      await client.close();
      child.kill();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ house }, use) => use(house),
});

export { expect };

/** Sits down against a bot and waits for the table. */
export async function against(
  page: Page,
  game: string,
  level = 'cadet',
  players = 2,
  format?: string,
): Promise<string> {
  await page.goto('/');
  const id = await page.evaluate(
    async ([game, level, players, format]) => {
      const answer = await fetch('/api/v1/play', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ game, level, players, name: 'Ann', ...(format ? { format } : {}) }),
      });
      const playing = (await answer.json()) as { table: { id: string }; signed_in: { key: string } | null };
      if (playing.signed_in) localStorage.setItem('starboard.key', playing.signed_in.key);
      // How a game begins has a test of its own.
      localStorage.setItem('starboard.begun', playing.table.id);
      return playing.table.id;
    },
    [game, level, players, format] as const,
  );
  await page.goto(`/#/t/${id}`);
  await expect(page.getByRole('contentinfo', { name: 'Decision' })).toBeVisible();
  return id;
}

/** Waits until it is one's turn or the game is over. */
export async function myTurn(page: Page, timeout = 60_000): Promise<boolean> {
  const found = await page.waitForFunction(
    () =>
      document.querySelector('.ending')
        ? 'over'
        : document.querySelector(
              '.table[aria-busy="false"] .dock :is([data-key="go"], [data-key="all"], [data-key^="pick-"], ' +
                '[data-key="release"])',
            )
          ? 'mine'
          : false,
    undefined,
    { timeout },
  );
  return (await found.jsonValue()) === 'mine';
}
