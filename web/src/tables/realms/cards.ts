/**
 * What is printed on a card, from the content file the server sends. Nothing is computed here: only icons are chosen.
 */

import type { House } from '../../art/realms';
import { known, sentenceOf } from '../../games.svelte';
import { t } from '../../i18n/index.svelte';

interface Effect {
  trade?: number;
  combat?: number;
  authority?: number;
  draw?: number;
  force_discard?: number;
  scrap?: { max: number; each?: Effect[] };
  discard?: { max: number; each?: Effect[] };
  scrap_row?: object;
  destroy_base?: object;
  acquire?: object;
  topdeck_next?: object;
  copy_ship?: object;
  choose?: Effect[][];
  when?: { bases_at_least: number };
  per?: { played_faction: string };
  then?: Effect[];
  wild_ally?: boolean;
  on_play_ship?: Effect[];
}
interface Printed {
  id: string;
  name: string;
  faction: string;
  kind: 'ship' | 'base';
  cost: number;
  copies?: number;
  defense?: number;
  outpost?: boolean;
  primary?: Effect[];
  ally?: Effect[];
  scrap?: Effect[];
  static?: Effect[];
}
interface Content {
  card: Printed[];
  faction: { id: string; name: string; glyph: string }[];
}

/** An icon with its number, or a word. */
export interface Part {
  icon?: string;
  count?: number;
  tint?: string;
  word?: string;
}
/** One ability: which, and what it gives. */
export interface Ability {
  which: 'primary' | 'ally' | 'scrap';
  parts: Part[];
}
/** How a card looks. */
export interface Look {
  tint: House;
  letter: string;
  faction: string;
  outpost: boolean;
  base: boolean;
  cost: number;
  defense: number;
  abilities: Ability[];
  id: string;
}

const tints: Record<string, House> = {
  blob: 'blob',
  trade_federation: 'fed',
  star_empire: 'empire',
  machine_cult: 'cult',
  unaligned: 'free',
};

const words = () => t().drawn.realms;
const list = (effects: readonly Effect[] = []): Part[] => effects.flatMap(parts);

/** Small words after an icon: what it is about. */
function special(effect: Effect): Part[] {
  const w = words().fx;
  if (effect.scrap) return [{ icon: 'scrap', count: effect.scrap.max, word: w.own }, ...list(effect.scrap.each)];
  if (effect.discard) return [{ icon: 'discard', count: effect.discard.max, word: w.redraw }];
  if (effect.scrap_row) return [{ icon: 'scrap', word: w.row }];
  if (effect.destroy_base) return [{ icon: 'base', word: w.destroy }];
  if (effect.acquire) return [{ icon: 'ship', word: w.free }];
  if (effect.topdeck_next) return [{ icon: 'draw', word: w.onDeck }];
  if (effect.copy_ship) return [{ icon: 'flip', word: w.copy }];
  if (effect.wild_ally) return [{ icon: 'ally', word: w.wild }];
  if (effect.on_play_ship) return [{ icon: 'ship', word: w.eachShip }, ...list(effect.on_play_ship)];
  if (effect.when) return [{ word: w.bases(effect.when.bases_at_least) }, ...list(effect.then)];
  if (effect.per) return [{ word: w.per(factionName(effect.per.played_faction)) }, ...list(effect.then)];
  return [];
}

function parts(effect: Effect): Part[] {
  if (effect.trade) return [{ icon: 'trade', count: effect.trade, tint: 'q-trade' }];
  if (effect.combat) return [{ icon: 'combat', count: effect.combat, tint: 'q-combat' }];
  if (effect.authority) return [{ icon: 'authority', count: effect.authority, tint: 'q-authority' }];
  if (effect.draw) return [{ icon: 'draw', count: effect.draw }];
  if (effect.force_discard) return [{ icon: 'discard', count: effect.force_discard, tint: 'q-damage' }];
  if (effect.choose)
    return effect.choose.flatMap((branch, i) => [...(i ? [{ word: words().fx.or }] : []), ...list(branch)]);
  return special(effect);
}

const content = (): Content | undefined => known.details.realms?.content as Content | undefined;

const factionOf = (id: string) => content()?.faction.find((one) => one.id === id);
export const factionName = (id: string): string => factionOf(id)?.name ?? id;

let printedCards: Map<string, Printed> | null = null;

/** What is printed on a card; before the content has come, nothing. */
function printed(name: string): Printed | undefined {
  const cards = content()?.card;
  if (!cards) return undefined;
  printedCards ??= new Map(cards.map((card) => [card.name, card]));
  return printedCards.get(name);
}

const abilitiesOf = (card: Printed | undefined): Ability[] =>
  [
    { which: 'primary' as const, parts: [...list(card?.primary), ...list(card?.static)] },
    { which: 'ally' as const, parts: list(card?.ally) },
    { which: 'scrap' as const, parts: list(card?.scrap) },
  ].filter((ability) => ability.parts.length > 0);

/** How a card looks. */
export function look(name: string): Look {
  const card = printed(name);
  const tint = tints[card?.faction ?? ''] ?? 'free';
  const base = card?.kind === 'base';
  return {
    tint,
    letter: factionOf(card?.faction ?? '')?.glyph.replace('-', '–') ?? '',
    faction: factionName(card?.faction ?? ''),
    outpost: card?.outpost ?? false,
    base,
    cost: card?.cost ?? 0,
    defense: card?.defense ?? 0,
    abilities: abilitiesOf(card),
    id: card?.id ?? name,
  };
}

/** How many of a card are in the game of two. */
export const copiesOf = (name: string): number => printed(name)?.copies ?? 0;

/** What a card does, in the server's words. */
export function saying(name: string): string {
  const whole = sentenceOf('realms', name) ?? '';
  const at = whole.indexOf('): ');
  return at < 0 ? whole : whole.slice(at + 3);
}

/** Facts and text for the inspector. */
export function reading(name: string): string[] {
  const card = printed(name);
  if (!card) return [];
  const kind =
    card.kind === 'ship'
      ? words().ship
      : card.outpost
        ? words().outpost(card.defense ?? 0)
        : words().base(card.defense ?? 0);
  return [`${factionName(card.faction)} · ${kind} · ${words().costs(card.cost)}`, ...saying(name).split('; ')];
}
