import { sentenceOf } from '../games.svelte';
import type { Inspected } from '../table/model.svelte';

/** A card that a text names: read by its name alone, wherever it lies. */
export const named = (game: string, name: string): Inspected => ({
  title: name,
  lines: (sentenceOf(game, name) ?? '').split('; ').filter(Boolean),
  anchor: null,
  card: name,
});
