/** What moves in Star Realms when something happens. */

import type { Told } from '../../generated/wire';
import type { Flight, Places, Spot } from '../../parts/flights';
import { mark } from '../../parts/seat';
import { slug } from '../../table/picks';
import type { Event } from './view';

const tints = { trade: 'q-trade', combat: 'q-combat', authority: 'q-authority' };

class Choreography {
  /** Where gains come from: the card last played or used. */
  source: Spot = 'inplay';
  constructor(
    readonly me: number,
    readonly before: Places,
  ) {}

  who = (seat: number): Spot => (seat === this.me ? ['me', 'inplay'] : `seat-${seat}`);

  inPlay = (seat: number, card: string): Spot =>
    seat === this.me ? [`play-${slug(card)}`, 'inplay'] : [`b-${seat}-${slug(card)}`, `seat-${seat}`];

  /** Where a card was offered before. */
  offered(card: string): Spot {
    const slot = [...this.before].find(
      ([name, place]) => name.startsWith('row-') && place.element.dataset.card === card,
    );
    return slot?.[0] ?? 'explorers';
  }

  of(told: Event): Flight[] {
    switch (told.event) {
      case 'played': {
        this.source = this.inPlay(told.seat, told.card);
        const from = told.seat === this.me ? [`hand-${slug(told.card)}`, 'hand'] : `seat-${told.seat}`;
        return [{ kind: 'card', from, to: this.source, look: told.seat === this.me ? 'from' : 'to' }];
      }
      case 'used':
        this.source = this.inPlay(told.seat, told.card);
        return [{ kind: 'fresh', at: this.source }];
      case 'gained': {
        const text = `+${told.n}`;
        if (told.seat !== this.me) return [{ kind: 'float', at: `seat-${told.seat}`, text, tint: tints[told.what] }];
        return [
          {
            kind: 'gain',
            from: this.source,
            to: told.what === 'authority' ? ['authority', 'me'] : `pool-${told.what}`,
            text,
            tint: tints[told.what],
          },
        ];
      }
      case 'drew':
        return told.seat === this.me
          ? told.cards.slice(0, 5).map(() => ({ kind: 'card', from: 'deck', to: 'hand', look: 'back' }))
          : [];
      case 'reshuffled':
        return told.seat === this.me
          ? [
              { kind: 'card', from: 'discard', to: 'deck', look: 'back' },
              { kind: 'flip', at: 'deck' },
            ]
          : [];
      default:
        return this.moved(told);
    }
  }

  moved(told: Event): Flight[] {
    switch (told.event) {
      case 'acquired':
        return [
          {
            kind: 'card',
            from: this.offered(told.card),
            to: told.seat !== this.me ? `seat-${told.seat}` : told.on_top ? 'deck' : 'discard',
            look: 'from',
          },
        ];
      case 'put_on_top':
        return told.seat === this.me ? [{ kind: 'card', from: 'discard', to: 'deck', look: 'back' }] : [];
      case 'refilled':
        return [{ kind: 'flip', at: `row-${told.slot}` }];
      case 'discarded':
        return told.seat === this.me ? [{ kind: 'card', from: `hand-${slug(told.card)}`, to: 'discard' }] : [];
      case 'hand_discarded':
        return told.seat === this.me
          ? told.cards.slice(0, 5).map((card) => ({ kind: 'card', from: `hand-${slug(card)}`, to: 'discard' }))
          : [];
      case 'scrapped':
        return [
          {
            kind: 'break',
            at:
              told.from === 'row'
                ? this.offered(told.card)
                : told.from === 'play'
                  ? this.inPlay(told.seat, told.card)
                  : told.seat === this.me
                    ? [`${told.from}-${slug(told.card)}`, told.from]
                    : [],
          },
        ];
      default:
        return this.struck(told);
    }
  }

  struck(told: Event): Flight[] {
    const from = (by: number): Spot => (by === this.me ? ['pool-combat', 'me'] : `seat-${by}`);
    switch (told.event) {
      case 'attacked':
        return [
          {
            kind: 'beam',
            from: from(told.by),
            to: this.who(told.target),
            text: `−${told.n}`,
            tint: mark(told.by).tint,
          },
        ];
      case 'damaged':
        return [
          {
            kind: 'beam',
            from: from(told.by),
            to: this.inPlay(told.owner, told.card),
            text: `−${told.n}`,
            tint: mark(told.by).tint,
          },
        ];
      case 'destroyed':
        return [{ kind: 'break', at: this.inPlay(told.owner, told.card) }];
      case 'forced':
        return [{ kind: 'float', at: this.who(told.victim), text: `−${told.n}`, tint: 'q-damage' }];
      case 'passed':
      case 'gave':
        return [
          {
            kind: 'card',
            from: told.seat === this.me ? 'discard' : this.who(told.seat),
            to: told.to === this.me ? 'discard' : this.who(told.to),
            look: 'back',
          },
        ];
      case 'turn_began':
        return told.seats.map((seat) => ({ kind: 'fresh', at: this.who(seat) }));
      default:
        return [];
    }
  }
}

/** The flights of one update, as the player in the nearest seat sees them. */
export const flightsOf =
  (me: number) =>
  (told: readonly Told[], before: Places): Flight[] => {
    const choreography = new Choreography(me, before);
    return told.flatMap(({ data }) => choreography.of(data as Event));
  };
