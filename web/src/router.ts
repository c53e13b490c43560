/** Where one is, read from the address's hash: it works from any folder and keeps table ids out of server logs. */

export type Place =
  | { at: 'home' }
  | { at: 'new'; game: string | null; mode: string | null }
  | { at: 'table'; id: string; code: string | null; seat: number | null }
  | { at: 'replay'; id: string; step: number | null; seat: number | null }
  | { at: 'rules'; game: string | null; rule: string | null; search: string | null }
  | { at: 'learn'; game: string | null }
  | { at: 'settings' }
  | { at: 'nowhere' };

const number = (text: string | null): number | null => {
  const value = text === null || text === '' ? NaN : Number(text);
  return Number.isInteger(value) && value >= 0 ? value : null;
};

/** Reads `#/t/ID?code=…`. What it does not know is nowhere, never an error. */
export function read(hash: string): Place {
  const [path = '', query = ''] = hash.replace(/^#/, '').split('?');
  const [head = '', one = '', two = ''] = path.split('/').filter(Boolean).map(decode);
  const asked = new URLSearchParams(query);
  if (head === '') return { at: 'home' };
  if (head === 'new') return { at: 'new', game: asked.get('game'), mode: asked.get('mode') };
  if (head === 'settings') return { at: 'settings' };
  if (head === 'learn') return { at: 'learn', game: one || null };
  if (head === 'rules') return { at: 'rules', game: one || null, rule: two || null, search: asked.get('search') };
  if (head === 't' && one) return { at: 'table', id: one, code: asked.get('code'), seat: number(asked.get('seat')) };
  if (head === 'replay' && one)
    return { at: 'replay', id: one, step: number(asked.get('step')), seat: number(asked.get('seat')) };
  return { at: 'nowhere' };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

const query = (pairs: Record<string, string | number | null | undefined>): string => {
  const set = Object.entries(pairs).filter(([, value]) => value !== null && value !== undefined && value !== '');
  return set.length ? '?' + set.map(([key, value]) => `${key}=${encodeURIComponent(String(value))}`).join('&') : '';
};

/** Every address in one place. */
export const link = {
  home: () => '#/',
  new: (game?: string, mode?: string) => '#/new' + query({ game, mode }),
  settings: () => '#/settings',
  learn: (game?: string | null) => '#/learn' + (game ? `/${encodeURIComponent(game)}` : ''),
  /** The rulebook; with a rule's ID, or `all`, the precise rules. */
  rules: (game?: string | null, rule?: string | null, search?: string) =>
    '#/rules' +
    (game ? `/${encodeURIComponent(game)}` : '') +
    (game && rule ? `/${encodeURIComponent(rule)}` : '') +
    query({ search }),
  table: (id: string, code?: string | null) => `#/t/${encodeURIComponent(id)}` + query({ code }),
  replay: (id: string, step?: number | null, seat?: number | null) =>
    `#/replay/${encodeURIComponent(id)}` + query({ step, seat }),
};

/** Whether a host is the very computer that asks. */
export const isOnlyHere = (host: string): boolean => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(host);

/** Where links for others begin: at this page's address, or at the server's where only this computer has this one. */
export const sharedFrom = (page: Pick<Location, 'origin' | 'hostname' | 'pathname'>, server: string | null): string =>
  (server !== null && isOnlyHere(page.hostname) ? server : page.origin) + page.pathname;

/** Goes there. */
export const go = (hash: string): void => {
  location.hash = hash;
};
