/** What moves in Starship Samurai when something happens. */

import type { Told } from '../../generated/wire';
import type { Flight, Spot } from '../../parts/flights';
import { plain, tintOf, type Happening, type View } from './view';

const KINDS = ['fighter', 'carrier'] as const;
const kindOf = (unit: number | undefined): string => KINDS[unit ?? 0] ?? 'mech';

/** Where a figure of this kind stands; its owner's line where none is seen. */
const figure = (seat: number, unit: number | undefined, place: number | string | undefined): Spot => [
  `fig-${seat}-${kindOf(unit)}-${place ?? 'supply'}`,
  ...(typeof place === 'number' ? [`loc-${place}`] : []),
  `clan-${seat}`,
];

const clan = (seat: number | undefined): string[] => [`clan-${seat ?? 0}`, `honour-${seat ?? 0}`];

function units(told: Happening, seat: number): Flight[] {
  switch (told.event) {
    case 'unit_moved':
      return [
        {
          kind: 'card',
          from: figure(seat, told.unit, told.from),
          to: figure(seat, told.unit, Number(told.to) + 1),
          look: 'to',
        },
      ];
    case 'unit_destroyed':
      // One that makes room drops to its graveyard; others break where they stand.
      return [
        told.how === 'displaced'
          ? { kind: 'card', from: figure(seat, told.unit, told.from), to: [`grave-${seat}`, ...clan(seat)] }
          : { kind: 'break', at: figure(seat, told.unit, told.from) },
        { kind: 'fresh', at: `grave-${seat}` },
      ];
    case 'unit_returned':
      return [{ kind: 'card', from: figure(seat, told.unit, told.from), to: [`supply-${seat}`, ...clan(seat)] }];
    case 'tokens_attached':
      return [{ kind: 'float', at: figure(seat, told.unit, told.place), text: `+${told.n ?? 1}`, tint: 'q-wealth' }];
    default:
      return [];
  }
}

function gains(told: Happening, seat: number): Flight[] {
  switch (told.event) {
    case 'honor_gained':
      return [
        { kind: 'float', at: [`honour-${seat}`, `clan-${seat}`], text: `+${told.n ?? 0}`, tint: 'q-honour' },
        ...(told.why === 'alliance' ? [{ kind: 'fresh' as const, at: `stalk-${seat}` }] : []),
      ];
    case 'honor_paid':
      return [{ kind: 'float', at: [`honour-${seat}`, `clan-${seat}`], text: `−${told.n ?? 0}`, tint: 'q-honour' }];
    case 'wealth_gained':
      return [{ kind: 'float', at: [`wealth-${seat}`, `clan-${seat}`], text: `+${told.n ?? 0}`, tint: 'q-wealth' }];
    case 'wealth_spent':
      return [{ kind: 'float', at: [`wealth-${seat}`, `clan-${seat}`], text: `−${told.n ?? 0}`, tint: 'q-wealth' }];
    case 'cards_drawn':
      return Array.from({ length: told.cards?.length ?? 0 }, () => ({
        kind: 'card' as const,
        from: 'deck',
        to: [`hand-${seat}`, `clan-${seat}`],
        look: 'back' as const,
      }));
    default:
      return units(told, seat);
  }
}

function flights(told: Happening, view: View | null): Flight[] {
  const seat = told.seat ?? 0;
  const here = `loc-${(told.location ?? 0) + 1}`;
  switch (told.event) {
    case 'marker_moved': {
      const marker = `marker-${plain(view?.markers[Number(told.clan)]?.clan ?? '')}`;
      return [{ kind: 'card', from: marker, to: marker }];
    }
    case 'order_placed':
      return [
        {
          kind: 'card',
          from: [`mk-${seat}-${told.marker ?? 0}`, `clan-${seat}`],
          to: [`order-${seat}-${told.order ?? ''}`, `clan-${seat}`],
        },
      ];
    case 'location_revealed':
      return [{ kind: 'flip', at: here }];
    case 'location_claimed':
      return [
        { kind: 'card', from: here, to: clan(seat) },
        { kind: 'fresh', at: clan(seat) },
      ];
    case 'reward_claimed':
    case 'battle_began':
      return [{ kind: 'fresh', at: here }];
    case 'battle_won':
      return [
        {
          kind: 'float',
          at: [`side-${seat}`, here],
          text: String(told.total ?? ''),
          tint: tintOf(view?.players[seat - 1]),
        },
        { kind: 'fresh', at: [`side-${seat}`, here] },
      ];
    case 'card_committed':
      return [
        { kind: 'card', from: [`hand-${seat}`, `clan-${seat}`], to: [`side-${seat}`, `clan-${seat}`], look: 'back' },
      ];
    case 'card_revealed':
    case 'power_changed':
      return [{ kind: 'fresh', at: `side-${seat}` }];
    case 'turn_began':
      return [{ kind: 'fresh', at: clan(seat) }];
    default:
      return gains(told, seat);
  }
}

/** The flights of one update. */
export const flightsOf =
  (view: View | null) =>
  (told: readonly Told[]): Flight[] =>
    told.flatMap(({ data }) => flights((data ?? { event: '' }) as Happening, view));
