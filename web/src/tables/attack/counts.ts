/** A game of Starship Attack in numbers. */

import type { Counted, Counting } from '../../table/ending';
import { deedOf } from './view';

const KINDS: Record<string, Counted> = {
  fired: 'shots',
  rammed: 'rams',
  lost: 'tokens',
  repaired: 'repaired',
};

const counting: Counting = ({ data }) => {
  const deed = deedOf(data);
  const what = KINDS[deed?.what ?? ''];
  return deed && what ? [[what, deed.seat, 1]] : [];
};
export default counting;
