/** Pieces of a bargain as the server offers them, put where they lie on the table: one's own side, or the other's. */

import type { ChoiceInfo, Told } from '../../generated/wire';
import type { OfferView, PromiseView } from './view';

export const VOWS = ['keep_out', 'spare', 'clan_peace', 'use_card_on', 'free_text'] as const;
export type VowKind = (typeof VOWS)[number];

/** One promise that may be added: by whom, which one, about which player or location, with which card. */
export interface Vow {
  choice: ChoiceInfo;
  mine: boolean;
  kind: VowKind;
  seat: number | null;
  location: number | null;
  /** The card's number in the content file; `null` for the card given here, and where no card is named. */
  card: number | null;
}

/** What the server says of a promise that may be added. */
export function vowOf({ path, figures = {}, ...rest }: ChoiceInfo): Vow | null {
  const kind = VOWS.find((one) => path[1] === `promise/${one}`);
  if (!kind) return null;
  const { mine, seat = null, location = null, card = null } = figures;
  return { choice: { path, figures, ...rest }, mine: mine === 1, kind, seat, location, card };
}

/** What lies on one side of an offer. */
export interface Pile {
  wealth: number;
  cards: { name: string; hidden: boolean }[];
  promises: string[];
}

/** A promise in free words says what stands beside the offer. */
const promisesOf = (promises: readonly PromiseView[], by: number, said: string): string[] =>
  promises.filter((one) => one.by === by).map((one) => (one.free && said ? said : one.words));

/** What the proposer puts down, and what is asked for it. */
export const pilesOf = (offer: OfferView, said = ''): [Pile, Pile] => [
  {
    wealth: offer.give_wealth,
    cards: offer.gives.map(({ card, shown }) => ({ name: card, hidden: !shown })),
    promises: promisesOf(offer.promises, offer.from, said),
  },
  {
    wealth: offer.ask_wealth,
    cards: offer.asks.map((name) => ({ name, hidden: false })),
    promises: promisesOf(offer.promises, offer.to, said),
  },
];

/** The choices that are such a piece of trading. */
export const pieces = (choices: readonly ChoiceInfo[], kind: string): ChoiceInfo[] =>
  choices.filter((choice) => choice.path[0] === `trade/${kind}`);

/** What was said, beside offers and answers. */
interface Saying {
  event?: string;
  from?: number;
  to?: number;
  seat?: number;
  text?: string;
}

/** What the proposer wrote beside an offer that was sent. */
export function saidWith(events: readonly Told[], offer: OfferView): string {
  const told = events.map(({ data }) => (data ?? {}) as Saying);
  const at = told.findLastIndex((one) => one.event === 'offer_sent' && one.from === offer.from && one.to === offer.to);
  const next = told[at + 1];
  return at >= 0 && next?.event === 'said' && next.seat === offer.from ? (next.text ?? '') : '';
}
