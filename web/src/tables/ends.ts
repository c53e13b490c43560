/** What a game adds to its end: a scene, numbers of its own, a sheet in their place. All are found by path. */

import type { Component } from 'svelte';
import type { Counting } from '../table/ending';
import type { Table } from '../table/model.svelte';

/** Draws the winners, and those who lost, on the sky of the end. */
export type EndScene = Component<{ table: Table; winners: number[] }>;
/** Stands where the numbers would: where the points came from. */
export type EndSheet = Component<{ table: Table }>;

const scenes = import.meta.glob<{ default: EndScene }>('./*/End.svelte');
const sheets = import.meta.glob<{ default: EndSheet }>('./*/EndSheet.svelte');
const counts = import.meta.glob<{ default: Counting }>('./*/counts.ts');

export interface Extras {
  Scene: EndScene | null;
  Sheet: EndSheet | null;
  counting: Counting | null;
}

/** Loads what a game adds. */
export async function extrasOf(game: string): Promise<Extras> {
  const [scene, sheet, counting] = await Promise.all([
    scenes[`./${game}/End.svelte`]?.(),
    sheets[`./${game}/EndSheet.svelte`]?.(),
    counts[`./${game}/counts.ts`]?.(),
  ]);
  return { Scene: scene?.default ?? null, Sheet: sheet?.default ?? null, counting: counting?.default ?? null };
}
