import { getContext, setContext } from 'svelte';
import type { Table } from './model.svelte';

const KEY = Symbol('table');

/** Gives the table to everything inside. */
export const provideTable = (table: () => Table): void => {
  setContext(KEY, table);
};

/** The table one is inside of. Call it while a component is made, use the answer later. */
export const useTable = (): (() => Table) => getContext<() => Table>(KEY);
