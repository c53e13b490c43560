/** Words and looks of a card. Prices and odds come from the server; here they are only put in place. */

import type { Warship } from '../../art/assembly';
import { known } from '../../games.svelte';
import { t } from '../../i18n/index.svelte';
import type { ContentCard, ContentFile } from '../../generated/assembly';
import type { ChoiceInfo } from '../../generated/wire';
import { slug } from '../../table/picks';
import type { CardView } from './view';

/** The content file's data, once the game's detail has come. */
const content = (): Partial<ContentFile> => (known.details.assembly?.content ?? {}) as Partial<ContentFile>;
const contentCard = (number: number): ContentCard | null =>
  content().card?.find((card) => card.number === number) ?? null;

/** How many ships a fleet may have. */
export const berths = (): number => content().limits?.fleet_cap ?? 5;

/** The votes a released hand card gives. */
export const releaseVotes = (): number => content().limits?.release_votes ?? 0;

/** Damage of a card in each class, by the name of the whole card. */
export function bandOf(name: string): [number, number] | null {
  const card = content().card?.find((one) => `${one.captain.name}/${one.ship.name}` === name);
  return card ? [card.band.class1, card.band.class2] : null;
}

/** A card as it is printed. */
const asPrinted = ({ captain, ship, band, number }: ContentCard): CardView => ({
  number,
  name: `${captain.name}/${ship.name}`,
  captain: captain.name,
  ship: ship.name,
  captain_cost: captain.cost,
  ship_cost: ship.cost,
  initiative: ship.initiative,
  shields: ship.shields,
  evasion: ship.evasion,
  weapons: ship.weapons.map((one) => [one.targeting, one.class]),
  band: [band.class1, band.class2],
});
const printed = (is: (card: CardView) => boolean): CardView | null =>
  (content().card ?? []).map(asPrinted).find(is) ?? null;
export const cardOf = (number: number): CardView | null => printed((card) => card.number === number);
/** The card that has this name, or an end with it. */
export const cardNamed = (name: string): CardView | null =>
  printed((card) => [card.captain, card.ship, card.name].includes(name));

/** The captain's half of a card's name. */
export const captainOf = (name: string): string => name.split('/')[0] ?? name;

/** The last word of a card's anchors. */
export const tail = (card: CardView): string => slug(card.name);

/** How a ship is drawn: by what is printed on its card. */
export const warshipOf = (card: CardView): Warship => ({
  id: card.ship.toLowerCase(),
  cost: card.ship_cost,
  shields: card.shields,
  evasion: card.evasion,
  weapons: card.weapons,
  role: contentCard(card.number)?.ship.role ?? '',
});

/** What each of a captain's abilities does, in the server's words. */
export const abilitiesOf = (card: CardView): string[] =>
  contentCard(card.number)?.captain.abilities.map((ability) => ability.words) ?? [];

/** All a captain can do, in one line. */
export const abilityLine = (card: CardView): string => abilitiesOf(card).join('; or ');

/** What the ability does that a choice activates. */
export function abilityOf({ path, sentence }: ChoiceInfo): string {
  const [captain, id] = [path[0]?.split('/')[1], path.at(-1)?.split('/')[1]];
  const card = content().card?.find((one) => slug(`${one.captain.name}/${one.ship.name}`) === captain);
  return card?.captain.abilities.find((ability) => ability.id === id)?.words ?? sentence;
}

/** Weapons as `2/I`. */
export const arms = (card: CardView): string =>
  card.weapons.map(([targeting, kind]) => `${targeting}/${t().drawn.assembly.roman(kind)}`).join(', ');

/** Everything on a card, for the inspector. */
export function reading(card: CardView): string[] {
  const w = t().drawn.assembly;
  return [
    `${card.captain}: ${w.costs(card.captain_cost)}. ${abilityLine(card)}`,
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
