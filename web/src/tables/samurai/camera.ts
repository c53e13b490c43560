/** Where the Stage looks: the location a deed happens at, if it happens at one. */

import type { Told } from '../../generated/wire';
import { happening, type Happening, type View } from './view';

/** What follows from a deed happens where the deed did. */
export const JOINS = [
  'wealth_spent',
  'wealth_gained',
  'honor_paid',
  'cards_drawn',
  'card_discarded',
  'tokens_attached',
  'power_changed',
  'card_unpaid',
  'location_claimed',
];

/** The deed among some events: the last that follows from no other. */
export const deedOf = (events: readonly Told[]): Happening =>
  happening(events.findLast(({ data }) => !JOINS.includes(happening(data).event))?.data);

const FIGHT = ['battle_began', 'card_committed', 'commit_passed', 'card_revealed', 'card_cancelled', 'battle_won'];
/** What cards ask and do in a battle is shown there. */
const MEANWHILE = [...FIGHT, 'targeted', 'option_chosen', 'honor_gained', 'wealth_given', 'units_stayed'];
const HERE = ['reward_claimed', 'card_attached', 'card_triggered', 'no_victor', 'units_stayed'];

const placeOf = (place: number | string | undefined): number | null => (typeof place === 'number' ? place : null);

/** The number of the location looked at; null where the whole table is seen. */
export function lookedAt(told: Happening, view: View): number | null {
  if (told.event === 'unit_moved') return Number(told.to) + 1;
  if (told.event === 'unit_destroyed' || told.event === 'unit_returned') return placeOf(told.from);
  if (told.event === 'battle_won' || HERE.includes(told.event)) return (told.location ?? -1) + 1 || null;
  if (told.event === 'honor_gained' && told.why !== 'victory' && told.why !== 'reward') return null;
  return view.phase === 'battles' && MEANWHILE.includes(told.event) ? view.battle : null;
}

/** Whether a battle is shown there, with its cards and its verdict. */
export const isFought = (told: Happening, view: View): boolean =>
  view.phase === 'battles' && view.battle !== null && MEANWHILE.includes(told.event);
