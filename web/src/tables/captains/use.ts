/** Rooms as controls: they may be pressed before anybody is picked, and say that they can be used. */

import type { Table } from '../../table/model.svelte';
import type { View } from './view';

type At = Pick<Table, 'myTurn' | 'about' | 'picked' | 'lit' | 'plan' | 'events'>;

export const usable = (table: At, anchor: string): boolean => table.myTurn && table.about(anchor).length > 0;

/** Lit without being asked; once somebody is in the hand, only where they may go is. */
export const inviting = (table: At, anchor: string): string =>
  `${usable(table, anchor) ? 'can' : ''} ${table.picked.length ? '' : 'free'}`;

/** The first who may work there is taken, and another can be pressed instead. */
export function begin(table: At, anchor: string): boolean {
  if (table.lit(anchor) !== 'off') return false;
  const [first] = table.about(anchor).filter((choice) => choice.path.length > 1);
  if (first) table.plan(first);
  return first !== undefined;
}

/** The figure that is about to go there: it stands there already. */
export const plannedFor = (table: At, anchor: string): string =>
  table.picked.at(-1) === anchor ? (/^ready\/(.+)$/.exec(table.picked[0] ?? '')?.[1] ?? '') : '';

/** Who works in which of the basic rooms now: the last deed of this captain, while it lasts. */
export function workingIn(table: At, view: View, seat: number): number {
  if (!view.at_work || view.turn !== seat) return -1;
  for (const { data } of [...table.events].reverse()) {
    const told = data as { activated?: { berth: number; card: unknown } } | string;
    if (typeof told === 'object' && told.activated) return told.activated.card ? -1 : told.activated.berth;
  }
  return -1;
}
