/** The drawn tables there are. A game without one is played at the generic table. */

import type { Component } from 'svelte';
import type { Table } from '../table/model.svelte';

export type Drawn = Component<{ table: Table }>;

const found = import.meta.glob<{ default: Drawn }>('./*/Table.svelte');

/** Whether a game has a table of its own. */
export const isDrawn = (game: string): boolean => game !== 'generic' && `./${game}/Table.svelte` in found;

/**
 * Whether a game's table is made for the whole width: log and details fold away beside it unless the screen is very
 * wide.
 */
export const isBroad = (game: string): boolean => ['attack', 'samurai', 'captains'].includes(game);

/** Loads a game's table, or the generic one. */
export async function drawnTable(game: string): Promise<Drawn> {
  const load = (isDrawn(game) ? found[`./${game}/Table.svelte`] : undefined) ?? found['./generic/Table.svelte'];
  if (!load) throw new Error('the generic table is missing');
  return (await load()).default;
}
