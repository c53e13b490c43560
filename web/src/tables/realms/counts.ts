/** A game of Star Realms in numbers. */

import type { Counting } from '../../table/ending';
import type { Event } from './view';

const counting: Counting = ({ data }) => {
  const told = data as Event;
  switch (told.event) {
    case 'attacked':
      return [['damage', told.by, told.n]];
    case 'acquired':
      return [
        ['trade', told.seat, told.paid],
        ['bought', told.seat, 1],
      ];
    case 'destroyed':
      return [['bases', told.by, 1]];
    case 'scrapped':
      return [['scrapped', told.seat, 1]];
    case 'gained':
      return told.what === 'authority' ? [['gained', told.seat, told.n]] : [];
    default:
      return [];
  }
};
export default counting;
