/** Words and looks of a card. Prices and odds come from the server; here they are only put in place. */

import { known, sentenceOf } from '../../games.svelte';
import { t } from '../../i18n/index.svelte';
import type { ChoiceInfo } from '../../generated/wire';
import { slug } from '../../table/picks';
import type { CardView } from './view';

interface Content {
  limits?: { fleet_cap?: number };
  card?: {
    captain: { name: string };
    ship: { name: string; role?: string };
    band: { class1: number; class2: number };
  }[];
}
const content = (): Content => (known.details.assembly?.content ?? {}) as Content;

/** How many ships a fleet may have. */
export const berths = (): number => content().limits?.fleet_cap ?? 5;

/** Damage of a card in each class, by the name of the whole card. */
export function bandOf(name: string): [number, number] | null {
  const card = content().card?.find((one) => `${one.captain.name}/${one.ship.name}` === name);
  return card ? [card.band.class1, card.band.class2] : null;
}

/** The captain's half of a card's name. */
export const captainOf = (name: string): string => name.split('/')[0] ?? name;

/** The last word of a card's anchors. */
export const tail = (card: CardView): string => slug(card.name);

const DEAREST = 8;
/** How a ship is drawn: longer the dearer it is, one turret a weapon. */
export const hull = (card: CardView): { size: number; guns: number } => ({
  size: card.ship_cost / DEAREST,
  guns: card.weapons.length,
});

/** What a captain can do, in the server's words. */
export function abilitiesOf(card: CardView): string {
  const line =
    sentenceOf('assembly', card.captain) ??
    known.details.assembly?.lines.find((one) => one.includes(`${card.captain} (costs`)) ??
    '';
  const [, half = ''] = line.split(/\): (.*)/s);
  return half.split(` / ${card.ship} (`)[0] ?? '';
}

/** Weapons as `2/I`. */
export const arms = (card: CardView): string =>
  card.weapons.map(([targeting, kind]) => `${targeting}/${t().drawn.assembly.roman(kind)}`).join(', ');

/** Everything on a card, for the inspector. */
export function reading(card: CardView): string[] {
  const w = t().drawn.assembly;
  return [
    `${card.captain}: ${w.costs(card.captain_cost)}. ${abilitiesOf(card)}`,
    `${card.ship}: ${w.costs(card.ship_cost)}, ${w.initiative} ${card.initiative}, ` +
      `${w.shields} ${card.shields}, ${w.evasion} ${card.evasion}, ${w.weapons} ${arms(card)}`,
    w.band(card.band[0], card.band[1]),
  ];
}

/** Odds of a shot as the server has them. */
export interface Odds {
  miss: number;
  kill: number;
  damage: string;
}
export function oddsOf(choice: ChoiceInfo | undefined): Odds | null {
  const { miss, kill, damage_tenths: tenths } = choice?.figures ?? {};
  return miss === undefined || kill === undefined || tenths === undefined
    ? null
    : { miss, kill, damage: (tenths / 10).toFixed(1) };
}
