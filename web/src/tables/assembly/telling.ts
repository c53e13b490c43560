/** How events of Starships Assembly read in the log. */

import { usual, type Telling } from '../../table/log';

export const telling: Telling = {
  heads: [...usual.heads, 'ship_turn'],
  joins: ['cast', 'filled', 'locked', 'gave', 'deployed', 'recruited', 'hit', 'tracked', 'returned'],
  news: ['locked', 'deployed', 'recruited', 'gave', 'declared', 'war_began', 'fired', 'hit', 'destroyed', 'discharged'],
  skips: ['ship_turn_ended'],
};
