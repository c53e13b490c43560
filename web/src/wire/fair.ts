/**
 * Fair shuffles, from this browser's side: it brings a nonce once it has seen the server's commitment, and keeps both
 * to compare them with the proof when the game is over.
 */

import type { CopyTable, NewTable, Sit, TableInfo } from '../generated/wire';
import { api, type Proof } from './http';
import { randomHex } from './id';

/** What this browser saw and sent before a game. */
export interface Kept {
  table: string;
  commitment: string;
  nonce: string;
  /** Whether the table said that its chance was known before; not kept by earlier versions. */
  known?: boolean;
}

const KEY = 'starboard.fair';
const MOST = 100;
const NONCE_BYTES = 16;
/** Where the browser keeps nothing, the page remembers as long as it is open. */
let own: Kept[] = [];

function all(): Kept[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? (kept as Kept[]) : own;
  } catch {
    return own;
  }
}

function keep(one: Kept): void {
  own = [...all().filter((other) => other.table !== one.table), one].slice(-MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(own));
  } catch {
    // Then this page alone remembers.
  }
}

/** What was kept of a table. */
export const keptOf = (table: string): Kept | null => all().find((one) => one.table === table) ?? null;

/** What a table promises about its shuffles before the game. */
type Promised = Pick<TableInfo, 'id' | 'commitment' | 'known_chance'>;

/** The nonce for a commitment: made when it is first seen, the same ever after. */
export function nonceFor({ id, commitment, known_chance }: Promised): string {
  const before = keptOf(id);
  if (before?.commitment === commitment) return before.nonce;
  const nonce = randomHex(NONCE_BYTES);
  keep({ table: id, commitment, nonce, known: known_chance });
  return nonce;
}

/** Whether a seat of one's own has not brought its nonce yet. */
export const lacksNonce = (info: TableInfo): boolean =>
  info.status === 'open' && info.seats.some((seat) => info.yours.includes(seat.number) && !seat.nonce);

/** Brings the nonce of one's seats. A table does not wait for ever: where it is refused, the game goes on without. */
export async function bring(info: TableInfo): Promise<TableInfo> {
  if (!lacksNonce(info)) return info;
  const nonce = nonceFor(info);
  await api.ask(info.id, { ask: 'nonce', nonce }).catch(() => undefined);
  return info;
}

/** Opens a table that waits for everybody's nonce, and brings one's own. */
export const openTable = async (table: NewTable): Promise<TableInfo> =>
  bring(await api.newTable({ ...table, await_nonces: true }));

export const rematch = async (id: string): Promise<TableInfo> => bring(await api.rematch(id));

export const playOnFrom = async (id: string, copy: CopyTable): Promise<TableInfo> =>
  bring(await api.copy(id, { ...copy, await_nonces: true }));

/** Sits down at a table whose commitment one has seen. */
export const sitDown = (info: TableInfo, sit: Sit): Promise<TableInfo> =>
  api.sit(info.id, { ...sit, nonce: nonceFor(info) });

/** Whether the proof has what this browser saw or sent; unknown where it kept nothing of that table. */
export type Same = 'same' | 'other' | 'unknown';

/** Whether the shuffles were known before the game by the proof, and whether the table had said so. */
export type Chance = 'own' | 'known' | 'unsaid';

export interface Compared {
  commitment: Same;
  nonce: Same;
  chance: Chance;
}

function chanceOf(proof: Proof, kept: Kept | null): Chance {
  if (!proof.copied) return 'own';
  return kept?.known === false ? 'unsaid' : 'known';
}

/** Compares a proof with what was kept, for the seats one had. Whether its shuffles hold, the program must check. */
export function compare(proof: Proof, kept: Kept | null, seats: number[]): Compared {
  const chance = chanceOf(proof, kept);
  if (!kept) return { commitment: 'unknown', nonce: 'unknown', chance };
  const same = (holds: boolean): Same => (holds ? 'same' : 'other');
  return {
    commitment: same(proof.commitment === kept.commitment),
    nonce: seats.length ? same(seats.every((seat) => proof.nonces[seat - 1] === kept.nonce)) : 'unknown',
    chance,
  };
}
