/** Why somebody is asked, where the question alone does not say it: a reward, or a card. */

import type { Told } from '../../generated/wire';
import { happening, type View } from './view';

export interface Reasons {
  whyLed: (name: string) => string;
  whyWon: (name: string) => string;
  whyCard: (name: string, you: boolean, clan: string) => string;
  offerWaits: (clan: string) => string;
  raisedBy: (by: string, n: number, you: boolean, clan: string) => string;
}

/** Questions a reward may ask, and what else may ask them. */
const GAINS = ['take honor', 'take wealth', 'draw', 'clan move'];
const CAUSES = [
  'reward_claimed',
  'order_placed',
  'free_order_used',
  'ability_used',
  'card_played',
  'card_revealed',
  'turn_began',
  'battle_began',
];
const CARDS = ['card_played', 'card_revealed'];

export function reasonOf(view: View, events: readonly Told[], me: number | null, words: Reasons): string {
  if (me === null || !view.waiting.includes(me)) return '';
  const last = (kinds: string[]) =>
    events.map(({ data }) => happening(data)).findLast(({ event }) => kinds.includes(event));
  if (view.in_play) {
    const owner = last(CARDS)?.seat ?? me;
    return words.whyCard(view.in_play, owner === me, view.players[owner - 1]?.clan ?? '');
  }
  const offer = view.offers.find((one) => one.to === me && !one.draft);
  if (offer) return words.offerWaits(view.players[offer.from - 1]?.clan ?? '');
  const cause = GAINS.includes(view.question ?? '') ? last(CAUSES) : undefined;
  const location = view.locations[cause?.location ?? -1];
  if (cause?.event !== 'reward_claimed' || cause.seat !== me || !location?.card) return '';
  const raised = location.rewards[me - 1];
  return [
    view.phase === 'battles' ? words.whyWon(location.card) : words.whyLed(location.card),
    raised?.by.length ? `${words.raisedBy(raised.by.join(', '), raised.n, true, '')}.` : '',
  ]
    .filter(Boolean)
    .join(' ');
}
