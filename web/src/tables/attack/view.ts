/** Reading the view of Starship Attack. Its types are generated from crates/attack/src; seats count from 1. */

import type {
  Coin,
  Colour,
  Deed as PublicDeed,
  Direction,
  Seat,
  ShipView,
  Shown,
  Told,
  Trait,
} from '../../generated/attack';
import type { Facts } from '../facts';
import type { Telling } from '../../table/log';

export type {
  ClashView,
  Colour,
  Content,
  Could,
  DeviceView as Device,
  Direction as Way,
  FireLine,
  FlagView,
  LineView,
  PlanView,
  Push,
  ShipView,
  Trait,
  View,
} from '../../generated/attack';

/** A token as one sees it: its number, or only that it is there. */
export type Token = Shown<Coin, null> | null;
type SeatsDeed = Extract<PublicDeed, { seat: Seat }>;
/** What a seat did or met, as far as everybody sees it. */
export type Deed = Facts<SeatsDeed>;

export const TRAITS: readonly Trait[] = ['engines', 'armaments', 'shields', 'equipment'];
export const WAYS: readonly Direction[] = ['N', 'E', 'S', 'W'];

/** The deed in what was told, if it was a seat's and public. */
export function deedOf(data: unknown): Deed | null {
  const told = data as Told | null;
  return told && 'public' in told && 'seat' in told.public ? told.public : null;
}

/** Whether two ships fly on one side. */
export const isMate = (one: ShipView | undefined, other: ShipView): boolean =>
  one !== undefined && one.seat !== other.seat && one.team !== null && !other.enemy;

const shapes: Record<Colour, string> = { red: 'diamond', blue: 'circle', green: 'hexagon', yellow: 'triangle' };
export const shapeOf = (colour: Colour): string => shapes[colour];
export const letterOf = (colour: Colour): string => colour.charAt(0).toUpperCase();
/** A seat as this game marks it everywhere, the log too. */
export const markOf = (colour: Colour) => ({ shape: shapeOf(colour), letter: letterOf(colour), tint: colour });

export const WINDOWS = ['pre_power', 'powered', 'pre_move', 'under_way', 'impact', 'pre_fire', 'firefight'];
const LAYING = ['initial power', 'respawn power', 'start', 'assign', 'rewire'];
export const isWindow = (question: string | null): boolean => question !== null && WINDOWS.includes(question);
export const isLaying = (question: string | null): boolean => question !== null && LAYING.includes(question);

/** How events read in the log: what follows from a deed joins it, open windows are not told. */
export const telling: Telling = {
  heads: ['turn_began', 'round_ended'],
  joins: ['revealed', 'moved', 'compared', 'boosted', 'deployed', 'swapped', 'repaired'],
  news: [
    'used',
    'boosted',
    'steered',
    'fired',
    'pushed',
    'lost',
    'destroyed',
    'deployed',
    'dictated',
    'wormholed',
    'rewiring',
    'disabled',
    'picked_up',
    'dropped',
    'left_map',
  ],
  skips: ['opened'],
};

/** Which of the four phases a question belongs to; -1 before the first turn. */
export function phaseOf(question: string | null, window: string | null): number {
  const at = window ?? question ?? '';
  if (['pre_power', 'start', 'roll', 'assign'].includes(at)) return 0;
  if (['powered', 'engine'].includes(at)) return 1;
  if (['pre_move', 'course', 'facing', 'under_way', 'impact'].includes(at)) return 2;
  if (['pre_fire', 'fire', 'firefight'].includes(at)) return 3;
  return -1;
}

/** What a special power does, from its sentence: without its colour, which stands beside it. */
export const powerWords = (sentence: string | null): string =>
  (sentence ?? '').split(' [')[0]?.replace(/ \([a-z]+\)/, '') ?? '';

export const face = (token: Token): string | null => (token && 'face' in token ? token.face : null);
