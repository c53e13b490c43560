/** Tables in the middle of a real game: bots play one to its end, and one goes on from where it was. */

import type { Page } from '@playwright/test';
import { against, expect, myTurn } from './house';

/** Asks the server as this browser does. */
const asked = <T>(page: Page, method: 'GET' | 'POST', path: string, body?: unknown): Promise<T> =>
  page.evaluate(
    async ([method, path, body]) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch('/api/v1' + path, {
        method,
        headers,
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
      return (await answer.json()) as T;
    },
    [method, path, body] as const,
  );

interface Played {
  id: string;
  players: number;
  steps: number;
}

/** A game that bots have played to its end. */
async function playedOut(page: Page, game: string, players: number, format?: string): Promise<Played> {
  const id = await against(page, game, 'ensign', players, format);
  await asked(page, 'POST', `/tables/${id}/asks`, { id: 'bot', ask: { ask: 'hand_over', level: 'ensign' } });
  const status = async (): Promise<string> => (await asked<{ status: string }>(page, 'GET', `/tables/${id}`)).status;
  await expect.poll(status, { message: `${game} is played out`, timeout: 240_000 }).toBe('finished');
  const { steps } = await asked<{ steps: number }>(page, 'GET', `/tables/${id}/replay/steps?most=2`);
  return { id, players, steps };
}

/** How long bots may take until it is one's own turn, where one is still in the game. */
const SOON_MS = 20_000;

/**
 * Sits down in the first seat after a share of a played game. Whoever was out by then, or never comes to move, sits
 * down a little earlier.
 */
export async function midGame(
  page: Page,
  game: string,
  players: number,
  share: number,
  format?: string,
): Promise<void> {
  const played = await playedOut(page, game, players, format);
  const bots = Array.from({ length: players - 1 }, () => ({ kind: 'bot', level: 'ensign' }));
  for (let at = share; at > 0.1; at -= 0.1) {
    const step = Math.floor(played.steps * at);
    const copy = { step, seats: [{ kind: 'me' }, ...bots], await_nonces: false };
    const { id } = await asked<{ id: string }>(page, 'POST', `/tables/${played.id}/copy`, copy);
    await page.goto(`/#/t/${id}`);
    if (await myTurn(page, SOON_MS).catch(() => false)) return;
  }
  throw new Error(`nobody in the first seat of ${game} ever came to move`);
}
