import { t } from '../i18n/index.svelte';
import type { Table } from '../table/model.svelte';

/** A seat's name as it is read out: whoever has left the page is away. */
export const spokenName = (table: Pick<Table, 'name' | 'isAway'>, seat: number): string =>
  table.isAway(seat) ? `${table.name(seat)}, ${t().table.away}` : table.name(seat);
