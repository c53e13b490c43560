/** What is seen in Starship Attack when something happens, and for how long. Fleet draws what happens on the board. */

import type { Deed, Told } from '../../generated/attack';
import type { Flight, Spot } from '../../parts/flights';
import type { Cue, Scene, Script } from '../../stage/script';
import { lift, settle } from './settle';
import { TRAITS, type Trait, type View } from './view';

type Of<K extends Deed['what']> = Extract<Deed, { what: K }>;

const ship = (seat: number): string[] => [`ship-${seat}`, `tile-${seat}`];
const tile = (seat: number): string[] => [`tile-${seat}`, `ship-${seat}`];
const coin = (seat: number, on: Trait): string[] => [`coin-${seat}-${on}`, ...tile(seat)];

const fresh = (at: Spot): Flight => ({ kind: 'fresh', at });
const tintOf = (seat: number, { view }: Scene<View>): string =>
  view.ships.find((one) => one.seat === seat)?.colour ?? 'red';
const float = (at: Spot, text: string | number, tint: string): Flight => ({ kind: 'float', at, text: `${text}`, tint });
const speedOf = (seat: number, { view }: Scene<View>): number =>
  view.ships.find((one) => one.seat === seat)?.speed ?? 0;

type Cues = { [K in Deed['what']]?: (told: Of<K>, scene: Scene<View>) => Cue };

/** The die turns: from which speed to which. */
const paced = (seat: number, speed: number | null, scene: Scene<View>): Cue => ({
  ms: 800,
  lands: 0.25,
  landing: speed === null ? [] : [float(ship(seat), `${speedOf(seat, scene)} → ${speed}`, tintOf(seat, scene))],
});
/** What is told in a word: whose it is lights up. */
const briefly = (seat: number, ms = 350): Cue => ({ ms, lands: 0.2, landing: [fresh(tile(seat))] });

const turns: Cues = {
  first: ({ seat }) => briefly(seat, 600),
  turn_began: ({ seat }, { me }) => ({ ms: seat === me ? 250 : 450, lands: 0, motions: [fresh(tile(seat))] }),
  skipped: ({ seat }) => briefly(seat),
  coasted: ({ seat }) => briefly(seat),
  held_fire: ({ seat }) => briefly(seat, 300),
  stopped: ({ seat }) => briefly(seat),
  thrust: ({ seat, speed }, scene) => paced(seat, speed, scene),
  braked: ({ seat, speed }, scene) => paced(seat, speed, scene),
  round_ended: () => ({ ms: 250, lands: 0 }),
  bell_notice: () => ({ ms: 700, lands: 0 }),
  over: () => ({ ms: 500, lands: 0 }),
};

/** A square takes this long; a short way is not missed, a long one is hurried. */
const [SQUARE_MS, LEAST_MS, MOST_MS] = [120, 500, 1200];

/** Ships glide once the table has changed: it changes at once. */
const flights: Cues = {
  placed: ({ seat }) => ({ ms: 600, lands: 0.1, landing: [fresh(ship(seat))] }),
  came_back: ({ seat }) => ({ ms: 700, lands: 0.1, landing: [fresh(ship(seat))] }),
  steered: () => ({ ms: 250, lands: 0 }),
  moved: ({ steps }) => ({ ms: Math.min(MOST_MS, Math.max(LEAST_MS, steps * SQUARE_MS)), lands: 0 }),
  pushed: () => ({ ms: 900, lands: 0 }),
  left_map: ({ seat }) => ({ ms: 900, lands: 0.4, motions: [{ kind: 'break', at: ship(seat) }] }),
  wormholed: ({ target }) => ({
    ms: 1000,
    lands: 0.5,
    motions: [fresh(ship(target))],
    landing: [fresh(ship(target))],
  }),
  dictated: ({ target, speed }, scene) => ({
    ...paced(target, speed, scene),
    ms: 1000,
    motions: [fresh(ship(target))],
  }),
  picked_up: ({ seat }) => ({ ms: 900, lands: 0.3, landing: [fresh(ship(seat)), fresh(tile(seat))] }),
  dropped: ({ seat }) => ({ ms: 800, lands: 0.3, landing: [fresh(tile(seat))] }),
  flag_home: () => ({ ms: 900, lands: 0 }),
};

/** Collisions and shots: what is compared stands where it happens, and side by side in the theatre. */
const fights: Cues = {
  rammed: () => ({ ms: 700, lands: 0.05 }),
  ran_into_field: () => ({ ms: 700, lands: 0.05 }),
  compared: ({ seat, mine, theirs }, scene) => ({
    ms: 800,
    lands: 0.1,
    landing: [float(ship(seat), `${mine} : ${theirs}`, tintOf(seat, scene))],
  }),
  void: ({ seat }) => briefly(seat, 600),
  attacked: ({ target }) => ({ ms: 700, lands: 0.05, landing: [fresh(ship(target))] }),
  fired: ({ seat, target, arms, shields }, scene) => ({
    ms: 1200,
    lands: 0.05,
    landing: [{ ...float(ship(target), `${arms} : ${shields}`, tintOf(seat, scene)), when: 0.3 }],
  }),
  fizzled: ({ seat }) => briefly(seat, 600),
  disabled: ({ seat }) => ({ ms: 900, lands: 0.2, landing: [float(ship(seat), 'EMP', 'q-damage')] }),
  lost: ({ seat, on, coin: lost }) => ({
    ms: 900,
    lands: 0.6,
    motions: on === null ? [] : [{ kind: 'card', from: coin(seat, on), to: ship(seat), look: 'from' }],
    landing: [fresh(tile(seat)), float(ship(seat), `−${lost ?? 1}`, 'q-damage')],
  }),
  gave_up: ({ seat, coin: lost }) => ({ ms: 700, landing: [float(tile(seat), `−${lost}`, 'q-damage')] }),
  destroyed: ({ seat }) => ({ ms: 1400, lands: 0.1, landing: [fresh(tile(seat))] }),
  conceded: ({ seat }) => ({ ms: 1000, lands: 0.1, landing: [fresh(tile(seat))] }),
};

const devices: Cues = {
  revealed: ({ seat, on }, { deed }) => ({
    ms: (deed.data as { public?: Deed }).public?.what === 'revealed' ? 550 : 250,
    lands: 0.2,
    landing: [fresh(coin(seat, on))],
  }),
  used: ({ seat, gear }) => ({
    ms: gear === 'emp_generator' ? 1200 : 600,
    lands: 0.1,
    motions: [fresh(tile(seat))],
  }),
  boosted: ({ seat, on }) => ({
    ms: 500,
    motions: [{ kind: 'card', from: coin(seat, 'equipment'), to: coin(seat, on), look: 'from' }],
    landing: [fresh(coin(seat, on))],
  }),
  deployed: ({ seat }) => ({
    ms: 500,
    motions: [{ kind: 'card', from: coin(seat, 'equipment'), to: ship(seat), look: 'from' }],
  }),
  repaired: ({ seat, on, coin: back }, scene) => ({
    ms: 500,
    landing: [float(coin(seat, on), `+${back}`, tintOf(seat, scene))],
  }),
  swapped: ({ seat }) => ({ ms: 400, landing: [fresh(tile(seat))] }),
  rolled: ({ seat, face }, scene) => ({
    ms: 900,
    lands: 0.3,
    landing: [float(ship(seat), face === 0 ? '–' : face, tintOf(seat, scene))],
  }),
  rewiring: ({ seat, target }) => ({ ms: 1000, motions: [fresh(tile(seat)), fresh(tile(target))] }),
};

const cues: Cues = { ...turns, ...flights, ...fights, ...devices };

/** Power is laid: all four corners turn the same way, whatever changed on them. */
const laid = (seat: number, how: string): Cue => ({
  ms: how === 'own' ? 600 : 900,
  lands: 0.35,
  landing: TRAITS.map((on) => ({ kind: 'flip', at: coin(seat, on), when: 0 })),
});

const script: Script<View, Told> = {
  cue(told, scene) {
    if ('assigned' in told) return laid(told.assigned.seat, told.assigned.how);
    if (!('public' in told)) return { ms: 0 };
    const { public: deed } = told;
    const cue = cues[deed.what] as ((deed: Deed, scene: Scene<View>) => Cue) | undefined;
    return cue?.(deed, scene) ?? { ms: told === scene.deed.data && deed.what !== 'opened' ? 500 : 0 };
  },
  settle,
  lift,
};
export default script;
