/** Requests to the server, and its problems as errors. */

import type {
  ChatLine,
  CopyTable,
  GameDetail,
  GameInfo,
  HouseInfo,
  Me,
  NewTable,
  PlayNow,
  Playing,
  Problem,
  Settings,
  SignedIn,
  Sit,
  TableAsk,
  TableInfo,
  TableList,
  Told,
  Update,
  Why,
} from '../generated/wire';

import { newId } from './id';
import { answered, patience, unanswered } from './reach.svelte';

const BASE = '/api/v1';

/** What the server said no with, or that it could not be reached (`code: 'unreachable'`). */
export class Refused extends Error {
  constructor(readonly problem: Problem) {
    super(problem.detail);
  }
}

/** A problem of our own making, in the server's form. */
export const unreachable = (detail: string): Problem => ({
  type: 'about:blank',
  title: '',
  status: 0,
  code: 'unreachable',
  detail,
  rule: null,
});

async function read(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

async function reached(method: string, path: string, body?: unknown): Promise<Response> {
  try {
    const headers = body === undefined ? undefined : { 'content-type': 'application/json' };
    const init = { method, headers, body: body === undefined ? undefined : JSON.stringify(body) };
    const response = await fetch(BASE + path, init);
    answered();
    return response;
  } catch (cause) {
    unanswered();
    throw new Refused(unreachable(String(cause)));
  }
}

const TOO_MANY = 429;
/** How often reading waits for a busy server, and how long at most each time. */
const [PATIENT, LONGEST_S] = [5, 30];

/** How long the server wants to be left alone, in seconds. */
export const restOf = (retryAfter: string | null): number => {
  const seconds = Number(retryAfter ?? '');
  return Number.isFinite(seconds) && seconds > 0 ? Math.min(LONGEST_S, seconds) : 1;
};

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let response = await reached(method, path, body);
  // Reading again does no harm: whoever asked too often waits, and says so (`busy`).
  for (let i = 0; response.status === TOO_MANY && method === 'GET' && i < PATIENT; i++) {
    await patience(restOf(response.headers.get('retry-after')));
    response = await reached(method, path, body);
  }
  const answer = await read(response);
  if (response.ok) return answer as T;
  const known = typeof answer === 'object' && answer !== null && 'code' in answer;
  throw new Refused(known ? (answer as Problem) : { ...unreachable(response.statusText), status: response.status });
}

const get = <T>(path: string) => ask<T>('GET', path);
const post = <T>(path: string, body: unknown = {}) => ask<T>('POST', path, body);

/** A finished game at a step. */
export interface Replayed {
  step: number;
  view: unknown;
  events: Told[];
}
/** A finished game at several steps, and how many it has. */
export interface ReplayedSteps {
  shown: Replayed[];
  steps: number;
}
export interface StepRange {
  from?: number;
  to?: number;
  /** How many at most; of a longer range that many are shown, evenly spread. */
  most?: number;
}

const query = (pairs: Record<string, number | null | undefined>): string => {
  const set = Object.entries(pairs).filter(([, value]) => value !== null && value !== undefined);
  return set.length ? '?' + set.map(([key, value]) => `${key}=${value}`).join('&') : '';
};

/** What of a finished game's proof this page can compare. */
export interface Proof {
  commitment: string;
  nonces: string[];
  /** Whether its chance was known before the game: a copy, or practice with a chosen seed. */
  copied: boolean;
}

/** What anybody may ask for. */
export const api = {
  games: () => get<GameInfo[]>('/games'),
  game: (game: string) => get<GameDetail>(`/games/${game}`),
  house: () => get<HouseInfo>('/house'),
  play: (wish: PlayNow) => post<Playing>('/play', wish),
  guest: (name: string) => post<SignedIn>('/guests', { name }),
  comeBack: (key: string) => post<SignedIn>('/sessions', { key }),
  me: () => get<Me>('/me'),
  rename: (name: string) => ask<Me>('PATCH', '/me', { name }),
  changeSettings: (settings: Settings) => ask<Me>('PATCH', '/me', { settings }),
  confirmMail: (code: string) => post<Me>('/me/mail', { code }),
  myTables: () => get<TableList>('/me/tables'),
  openTables: () => get<TableList>('/tables?status=open'),
  playingTables: () => get<TableList>('/tables?status=playing'),
  newTable: (table: NewTable) => post<TableInfo>('/tables', table),
  table: (id: string) => get<TableInfo>(`/tables/${id}`),
  state: (id: string) => get<Update>(`/tables/${id}/state`),
  sit: (id: string, sit: Sit) => post<TableInfo>(`/tables/${id}/seats`, sit),
  ask: (id: string, wish: TableAsk, seat?: number) =>
    post<unknown>(`/tables/${id}/asks` + (seat ? `?seat=${seat}` : ''), { id: newId(), ask: wish }),
  move: (id: string, seat: number, action: string) =>
    post<unknown>(`/tables/${id}/moves?seat=${seat}`, { id: newId(), action }),
  rematch: (id: string) => post<TableInfo>(`/tables/${id}/rematch?await_nonces=true`),
  copy: (id: string, copy: CopyTable) => post<TableInfo>(`/tables/${id}/copy`, copy),
  replay: (id: string, range: StepRange, seat: number | null) =>
    get<ReplayedSteps>(`/tables/${id}/replay/steps${query({ ...range, seat })}`),
  why: (id: string, anchor: string, seat: number | null) =>
    get<Why>(`/tables/${id}/why?anchor=${encodeURIComponent(anchor)}${seat === null ? '' : `&seat=${seat}`}`),
  chat: (id: string) => get<ChatLine[]>(`/tables/${id}/chat`),
  proof: (id: string) => get<Proof>(`/tables/${id}/proof`),
  recordAddress: (id: string) => `${BASE}/tables/${id}/record`,
  proofAddress: (id: string) => `${BASE}/tables/${id}/proof`,
};

/** The problem inside whatever was thrown. */
export const problemOf = (thrown: unknown): Problem =>
  thrown instanceof Refused ? thrown.problem : unreachable(String(thrown));
