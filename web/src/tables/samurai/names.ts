/** Names that events tell by number; they stand in the content file. */

import { known, sentenceOf } from '../../games.svelte';

type List = 'action' | 'location' | 'unit' | 'location_type' | 'player_clan';
interface Named {
  id: string;
  name: string;
  type?: string;
}

const entry = (list: List, n: number): Named | undefined =>
  ((known.details.samurai?.content[list] ?? []) as Named[])[n];

export const nameOf = (list: List, n: number): string => entry(list, n)?.name ?? '';

/** Pictures go by id. */
export const idOf = (list: List, name: string | null): string =>
  ((known.details.samurai?.content[list] ?? []) as Named[]).find((one) => one.name === name)?.id ?? '';

/** The kind of a location card, as its picture asks for it. */
export const typeOf = (name: string | null): string | undefined =>
  ((known.details.samurai?.content.location ?? []) as Named[]).find((one) => one.name === name)?.type;

/** What a location card pays whoever leads there. */
export interface Reward {
  honor?: number;
  wealth?: number;
  draw?: number;
  any_clan?: number;
  clan?: string;
  steps?: number;
}
export const rewardOf = (card: string | null): Reward =>
  ((known.details.samurai?.content.location ?? []) as { name: string; reward: Reward }[]).find(
    (one) => one.name === card,
  )?.reward ?? {};

/** What an action card says, without its name before it. */
export function saysOf(name: string): string {
  const whole = sentenceOf('samurai', name) ?? '';
  return whole.startsWith(name) ? whole.slice(whole.indexOf(': ') + 2) : whole;
}

/** An action card's type and cost, where its name is known. */
export const actionOf = (name: string): { type: string; cost: Record<string, number> } | undefined =>
  (
    (known.details.samurai?.content.action ?? []) as { name: string; type: string; cost: Record<string, number> }[]
  ).find((one) => one.name === name);

/** What a location card is: its name, and its type's name and letter. */
export function cardOf(n: number): { card: string; kind: string; glyph: string } | null {
  const card = entry('location', n);
  const types = (known.details.samurai?.content.location_type ?? []) as (Named & { glyph: string })[];
  const type = types.find((one) => one.id === card?.type);
  return card ? { card: card.name, kind: type?.name ?? '', glyph: type?.glyph ?? '' } : null;
}

/** A great clan's place among all of them: branches are told by it. */
export const greatClan = (n: number): string => nameOf('player_clan', n);

/** A mech's printed power and what it can do. */
export function mechOf(n: number): { power: number; ability: string } {
  const unit = entry('unit', n) as { power?: number } | undefined;
  return { power: unit?.power ?? 0, ability: sentenceOf('samurai', nameOf('unit', n)) ?? '' };
}
