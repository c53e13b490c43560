/** A game of Starships Assembly in numbers. */

import type { Told as Event } from '../../generated/assembly';
import type { Counting } from '../../table/ending';

const counting: Counting = ({ data }) => {
  const told = data as Event;
  switch (told.event) {
    case 'cast':
      return [['votes', told.seat, told.votes]];
    case 'recruited':
      return [['captains', told.seat, 1]];
    case 'deployed':
      return [['ships', told.seat, 1]];
    case 'destroyed':
      return [['lost', told.seat, 1]];
    default:
      return [];
  }
};
export default counting;
