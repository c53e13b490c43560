/** What is seen beside the ships' gliding when something happens: numbers over ships and tiles, tokens that turn. */

import type { Told } from '../../generated/wire';
import type { Flight } from '../../parts/flights';
import { glideOf, headings, momentOf } from './glide';
import { deedOf, type Colour, type Deed, type View } from './view';

const ship = (seat: number | undefined): string[] => [`ship-${seat ?? 0}`, `tile-${seat ?? 0}`];
const tile = (seat: number): string[] => [`tile-${seat}`, `ship-${seat}`];

/** What is told of a deed; `after` is when the ships have come to where it happened. */
function told(deed: Deed, after: number, tint: (seat: number) => Colour): Flight[] {
  const own = tint(deed.seat);
  switch (deed.what) {
    case 'thrust':
    case 'braked':
      return deed.speed == null ? [] : [{ kind: 'float', at: ship(deed.seat), text: String(deed.speed), tint: own }];
    case 'compared':
      return [
        { kind: 'float', at: ship(deed.seat), text: `${deed.mine ?? ''} : ${deed.theirs ?? ''}`, tint: own, after },
      ];
    case 'fired':
      return [
        { kind: 'float', at: ship(deed.target), text: `${deed.arms ?? ''} : ${deed.shields ?? ''}`, tint: own, after },
      ];
    case 'lost':
    case 'gave_up':
      return [
        { kind: 'float', at: tile(deed.seat), text: `−${deed.coin ?? '1'}`, tint: 'q-damage', after },
        { kind: 'fresh', at: tile(deed.seat) },
      ];
    case 'repaired':
      return [{ kind: 'float', at: tile(deed.seat), text: `+${deed.coin ?? ''}`, tint: own }];
    case 'disabled':
      return [{ kind: 'float', at: ship(deed.seat), text: 'EMP', tint: 'q-damage' }];
    case 'used':
    case 'boosted':
    case 'deployed':
    case 'picked_up':
    case 'wormholed':
    case 'came_back':
    case 'turn_began':
      return [{ kind: 'fresh', at: tile(deed.seat) }];
    default:
      return [];
  }
}

/** The flights of one update; `before` is what was told until then. */
export const flightsOf =
  (view: View | null, before: readonly Told[]) =>
  (all: readonly Told[]): Flight[] => {
    const tint = (seat: number): Colour => view?.ships.find((one) => one.seat === seat)?.colour ?? 'red';
    const deeds = all.flatMap(({ data }) => deedOf(data) ?? []);
    const glide = glideOf(deeds, new Map(), headings([...before.map(({ data }) => deedOf(data)), ...deeds]));
    return all.flatMap(({ data }) => {
      const deed = deedOf(data);
      const laid = (data as { assigned?: { seat: number; how: string } } | null)?.assigned;
      if (laid) return [{ kind: laid.how === 'own' ? 'fresh' : 'flip', at: tile(laid.seat) }];
      return deed ? told(deed, momentOf(glide, deeds.indexOf(deed)), tint) : [];
    });
  };
