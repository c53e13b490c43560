/** Who one is: a guest unless one made an account. The key brings a guest back on this device or another. */

import type { Me, PlayNow, TableInfo } from '../generated/wire';
import { t } from '../i18n/index.svelte';
import { bring } from './fair';
import { api, Refused } from './http';

const KEY = 'starboard.key';

export const session: { me: Me | null; known: boolean } = $state({ me: null, known: false });

function keep(key: string | null): void {
  try {
    if (key) localStorage.setItem(KEY, key);
  } catch {
    // Then the cookie alone remembers.
  }
}

export function guestKey(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

const guestName = (): string => `${t().people.guest} ${100 + Math.floor(Math.random() * 900)}`;

/** Finds out who one is, without making anybody. */
export async function greet(): Promise<Me | null> {
  const key = guestKey();
  // Whoever was never given a key here is nobody yet: no need to be told so.
  if (!key && !session.me) {
    session.known = true;
    return null;
  }
  try {
    session.me = await api.me();
  } catch (thrown) {
    const stranger = thrown instanceof Refused && thrown.problem.status === 401;
    if (stranger && key)
      session.me = await api.comeBack(key).then(
        (signed) => signed.me,
        () => null,
      );
  }
  session.known = true;
  return session.me;
}

/** Makes a guest if one is nobody yet. */
export async function somebody(name?: string): Promise<Me> {
  if (!session.known) await greet();
  if (session.me) return session.me;
  const signed = await api.guest(name ?? guestName());
  keep(signed.key);
  session.me = signed.me;
  return signed.me;
}

/** Comes in with a key from another device. */
export async function useKey(key: string): Promise<Me> {
  const signed = await api.comeBack(key.trim());
  keep(key.trim());
  session.me = signed.me;
  session.known = true;
  return signed.me;
}

/** Sits down against bots at once; whoever is nobody yet becomes a guest. */
export async function playNow(wish: PlayNow): Promise<TableInfo> {
  if (!session.known) await greet();
  const name = session.me ? undefined : guestName();
  const playing = await api.play({ ...wish, ...(name ? { name } : {}), await_nonces: true });
  if (playing.signed_in) {
    keep(playing.signed_in.key);
    session.me = playing.signed_in.me;
  }
  return bring(playing.table);
}
