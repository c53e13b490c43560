/** What moves in Starships Assembly when something happens. */

import type { Told } from '../../generated/wire';
import type { Flight, Spot } from '../../parts/flights';
import { mark } from '../../parts/seat';
import type { Event } from './view';

const number = (card: { face: number } | { back: unknown }): number | null => ('face' in card ? card.face : null);

/** Where a card lay: its own place, or that of its owner. */
const lay = (card: number | null, seat: number, from: string): Spot => {
  const zone = { hand: 'hand', agenda: 'agenda', captains: 'captain', fleet: 'ship', deck: 'deck' }[from] ?? from;
  return card === null
    ? zone === 'deck'
      ? 'deck'
      : [`hand-of-${seat}`, `side-${seat}`]
    : [`${zone}-${card}`, zone, `side-${seat}`];
};

function arrived(told: Event): Flight[] {
  switch (told.event) {
    case 'took':
      return [{ kind: 'card', from: `row-${told.card}`, to: [`hand-${told.card}`, `side-${told.seat}`] }];
    case 'drew': {
      const card = number(told.card);
      return [
        {
          kind: 'card',
          from: lay(card, told.seat, told.from),
          to: card === null ? `side-${told.seat}` : [`hand-${card}`, `side-${told.seat}`],
          look: told.from === 'deck' ? 'back' : 'from',
        },
      ];
    }
    case 'released':
      return [
        {
          kind: 'card',
          from: lay(number(told.card), told.seat, told.from),
          to: 'deck',
          look: number(told.card) === null ? 'back' : 'from',
        },
      ];
    case 'filled':
      return number(told.card) === null ? [] : [{ kind: 'flip', at: `agenda-${number(told.card)}` }];
    case 'recruited':
      return [{ kind: 'card', from: lay(told.card, told.seat, told.from), to: `captain-${told.card}`, look: 'to' }];
    case 'deployed':
      return [{ kind: 'card', from: lay(told.card, told.seat, told.from), to: `ship-${told.card}`, look: 'to' }];
    case 'scrambled':
      return [
        { kind: 'card', from: `captain-${told.card}`, to: `ship-${told.card}` },
        { kind: 'flip', at: `ship-${told.card}` },
      ];
    case 'gave':
      return [
        {
          kind: 'card',
          from: [`ship-${told.card}`, `captain-${told.card}`],
          to: [`ship-${told.card}`, `captain-${told.card}`],
          look: 'to',
        },
      ];
    default:
      return [];
  }
}

function struck(told: Event, seat: number): Flight[] {
  switch (told.event) {
    case 'cast':
      return [
        { kind: 'gain', from: ['side-' + told.seat, 'votes'], to: 'votes', text: `+${told.votes}`, tint: 'q-votes' },
      ];
    case 'spent':
      return [{ kind: 'float', at: 'votes', text: `−${told.votes}`, tint: 'q-votes' }];
    case 'used':
    case 'refreshed':
      return [{ kind: 'fresh', at: `captain-${told.captain}` }];
    case 'locked':
      return [{ kind: 'fresh', at: `agenda-${told.card}` }];
    case 'fired':
      return [
        {
          kind: 'beam',
          from: [`weapon-${told.weapon}`, `ship-${told.ship}`, 'acting'],
          to: `ship-${told.target}`,
          text: told.points ? `−${told.points}` : '0',
          tint: mark(seat).tint,
        },
      ];
    case 'destroyed':
      return [{ kind: 'break', at: `ship-${told.ship}` }];
    case 'ship_turn':
      return [{ kind: 'fresh', at: 'acting' }];
    default:
      return arrived(told);
  }
}

/** The flights of one update. */
export const flightsOf =
  (acting: number) =>
  (told: readonly Told[]): Flight[] =>
    told.flatMap(({ data }) => struck(data as Event, acting));
