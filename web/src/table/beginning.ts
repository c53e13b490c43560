/** When a game begins, for one who sits down at it: once on this device, and never in the middle. */

import type { TableInfo, Told } from '../generated/wire';
import { kindOf } from './log';

const KEPT = 'starboard.begun';
/** So many tables are remembered; older ones are in the middle of their game anyway. */
const MOST = 50;

const HEADS = ['turn_began', 'round_began'];

/** Whether hardly anybody has had a turn yet. */
export const isEarly = (events: readonly Told[], seats: number): boolean =>
  events.filter((told) => HEADS.includes(kindOf(told))).length <= seats + 1;

/** Whether this is a game from its start: no position that was set up, no copy of another game. */
export const isWhole = ({ status, known_chance, copy }: TableInfo): boolean =>
  status === 'playing' && !known_chance && copy === null;

/** A sentence of the rulebook without the rules it cites. */
export const plainly = (text: string): string => text.replace(/\s*\b[A-Z]{2}-[A-Z]+\d+[a-z]?\b/g, '').trim();

/** Remembers a table; says whether it is new. */
export function firstSight(id: string, store: Pick<Storage, 'getItem' | 'setItem'>): boolean {
  const seen = (store.getItem(KEPT) ?? '').split(' ').filter(Boolean);
  if (seen.includes(id)) return false;
  store.setItem(KEPT, [...seen, id].slice(-MOST).join(' '));
  return true;
}
