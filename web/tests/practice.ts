/**
 * A table of one's own choosing: a position in the words of docs/scenes.md, or the rules' own set-up; bots in the other
 * seats. The seed leads the deal and the bots: it is the same game every time.
 */

import { expect, type Page } from '@playwright/test';

export async function practise(
  page: Page,
  game: string,
  players: number,
  position: readonly string[],
  more: Record<string, unknown> = {},
): Promise<void> {
  await page.goto('/');
  const id = await page.evaluate(
    async ([game, players, position, more]) => {
      const post = async (path: string, body: unknown): Promise<{ id: string; key: string }> =>
        (
          await fetch('/api/v1' + path, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify(body),
          })
        ).json() as Promise<{ id: string; key: string }>;
      localStorage.setItem('starboard.key', (await post('/guests', { name: 'Ann' })).key);
      const seats = [{ kind: 'me' }, ...Array.from({ length: players - 1 }, () => ({ kind: 'bot', level: 'cadet' }))];
      const practice = { seed: '4', ...(position.length ? { position: position.join('; ') } : {}) };
      return (await post('/tables', { game, seats, practice, ...more })).id;
    },
    [game, players, position, more] as const,
  );
  await page.goto(`/#/t/${id}`);
  await expect(page.getByRole('contentinfo', { name: 'Decision' })).toBeVisible();
}

/** A duel of Star Realms in which the first turn has Combat to deal and cards to lose. */
export const DUEL = [
  'to move  seat 1',
  'seat 1 authority  20',
  'seat 2 authority  9',
  'seat 1 combat  4',
  'seat 1 trade  3',
  'seat 1 hand  Scout, Viper',
  'seat 1 deck  Scout x6',
  'seat 2 deck  Scout x3, Viper',
  'seat 2 hand  Scout x4, Viper',
  'row  Ram, Ram, Cutter, Brain World, Corvette',
  'trade deck  Survey Ship, Imperial Fighter, Cutter',
  'explorers  10',
];

/** Star Realms with little Authority left: a game of a few turns. */
export const CLOSE = [
  'seat 1 authority  14',
  'seat 2 authority  14',
  'row  Cutter, Battle Pod, Imperial Fighter, Ram, Trade Bot',
  'trade deck  Blob Fighter, Missile Bot, Federation Shuttle, Corvette, Supply Bot, Battle Pod, Survey Ship, Cutter, ' +
    'Imperial Frigate, Trade Pod, Blob Wheel, Space Station, Trading Post, Battle Station, Barter World',
];

/** Three captains and two cheap ships in Assembly: the other side casts votes and deploys. */
export const CHAMBER = [
  'seat 1 hand  Krave/Gazer',
  'seat 1 captains  Ward',
  'votes  0',
  'seat 2 fleet  Lance',
  'seat 2 captains  Kora, Zim, Geed',
  'seat 2 hand  Macon/Ballast, Uxler/Plenum, Yumi/Ticho',
];

/** The last round of a game whose rounds are all alike. */
export const LAST_ROUND: Record<'samurai' | 'captains', string[]> = {
  samurai: ['round  3'],
  captains: ['round  4', 'seat 1 ready  R, Y, B, c'],
};

/** Four captains in the middle of a fight; red is to move. */
export const FIGHT = [
  'seat 1 colour  red',
  'seat 2 colour  blue',
  'seat 3 colour  green',
  'seat 4 colour  yellow',
  'turn  red',
  'tally  3, 0, 0, 0',
  'seat 1 ship  b3',
  'seat 1 speed  6',
  'seat 1 power  E3!, A5, S4, Q2',
  'seat 1 reserve  1',
  'seat 2 ship  g3',
  'seat 2 speed  6',
  'seat 2 power  E2!, A3, S5, Q1',
  'seat 2 lost  4',
  'seat 3 ship  d8',
  'seat 3 speed  3',
  'seat 3 power  E4, A1, S3!, Q_',
  'seat 3 lost  2, 5',
  'seat 4 ship  d6',
  'seat 4 speed  2',
  'seat 4 power  E3, A4!, S5, Q1',
];

/** Two captains with two power tokens each; red is to move. */
export const LAST_HITS = [
  'seat 1 colour  red',
  'seat 2 colour  blue',
  'turn  red',
  'seat 1 ship  b3',
  'seat 1 speed  4',
  'seat 1 power  E_, A5, S2, Q_',
  'seat 1 lost  1, 3, 4',
  'seat 2 ship  g3',
  'seat 2 speed  4',
  'seat 2 power  E_, A4, S1, Q_',
  'seat 2 lost  2, 3, 5',
];

/** Four clans in their second round. */
export const WAR = [
  'round  2',
  'location 1  Oracle Moon',
  'location 2  Tithe Docks',
  'location 3  Throne Gate of Seishin',
  'location 4  The Oni Veil',
  'alliance  Sol Nova 4, Terra Nova 2, Ion Pulsar 3, Horizon Gamma 5, Luna Gamma 2, Aurora Void 6',
  'seat 1 mechs  Thunder Drum, Golden Carp',
  'seat 2 mechs  Winter Tiger, Ash Lantern',
  'seat 3 mechs  Silent Mantis, Twin Scrolls',
  'seat 4 mechs  Red Magnolia, Paper Wolf',
  'seat 1 honor  14',
  'seat 2 honor  11',
  'seat 3 honor  16',
  'seat 4 honor  9',
  'seat 1 wealth  3',
  'seat 2 wealth  1',
  'seat 3 wealth  2',
  'seat 4 wealth  4',
  'seat 1 at 1  carrier, fighter x2',
  'seat 2 at 1  Ash Lantern, fighter',
  'seat 3 at 2  Silent Mantis, fighter x2',
  'seat 1 at 2  fighter x2',
  'seat 4 at 2  fighter+1',
  'seat 1 at 3  Golden Carp, fighter x2',
  'seat 2 at 3  Winter Tiger, fighter',
  'seat 4 at 3  carrier',
  'seat 3 at 3  fighter',
  'seat 4 at 4  Red Magnolia, fighter',
  'seat 3 at 4  carrier, fighter',
  'seat 1 hand  Elite General, Veteran Wing, Forced March',
  'seat 2 hand  Elite General, Veteran Wing',
  'seat 3 hand  Change Strategy',
  'seat 3 claimed  Embassy Ring',
];
