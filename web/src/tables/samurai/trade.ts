/**
 * Pieces of a bargain as the server offers them, put where they lie on the table: on one's own side, or on the other's.
 */

import type { ChoiceInfo } from '../../generated/wire';
import type { OfferView } from './view';

export const VOWS = ['keep out', 'spare', 'clan peace', 'use'] as const;
export type VowKind = (typeof VOWS)[number];

/** One promise that may be added: by whom, which one, about what, with which card. */
export interface Vow {
  choice: ChoiceInfo;
  mine: boolean;
  kind: VowKind;
  what: string;
  card: string;
}

/** A promise by its notation: `vow keep out 2`, `demand use Elite General on Pulsar`. */
export function vowOf(choice: ChoiceInfo): Vow | null {
  const found = /^(vow|demand) (keep out|spare|clan peace|use) (.*)$/.exec(choice.notation);
  const [, side, kind, rest] = found ?? [];
  if (!side || !kind || rest === undefined) return null;
  const on = kind === 'use' ? rest.lastIndexOf(' on ') : -1;
  return {
    choice,
    mine: side === 'vow',
    kind: kind as VowKind,
    what: on < 0 ? rest : rest.slice(on + 4),
    card: on < 0 ? '' : rest.slice(0, on),
  };
}

/** What lies on one side of an offer. */
export interface Pile {
  wealth: number;
  cards: { name: string; hidden: boolean }[];
  promises: string[];
}

/** Promises are told with the clan that makes them before them. */
const promisesOf = (offer: OfferView, clan: string): string[] =>
  offer.promises.flatMap((words) => (words.startsWith(`${clan} promises: `) ? [words.slice(clan.length + 11)] : []));

/** What the proposer puts down, and what is asked for it. */
export const pilesOf = (offer: OfferView, from: string, to: string): [Pile, Pile] => [
  {
    wealth: offer.give_wealth,
    cards: offer.gives.map(({ card, shown }) => ({ name: card, hidden: !shown })),
    promises: promisesOf(offer, from),
  },
  {
    wealth: offer.ask_wealth,
    cards: offer.asks.map((name) => ({ name, hidden: false })),
    promises: promisesOf(offer, to),
  },
];

/** A choice by its first click and the words of its notation after the first. */
export const pieces = (choices: readonly ChoiceInfo[], kind: string): { choice: ChoiceInfo; rest: string }[] =>
  choices
    .filter((choice) => choice.path[0] === `trade/${kind}`)
    .map((choice) => ({ choice, rest: choice.notation.slice(choice.notation.indexOf(' ') + 1) }));
