/** The war as it is seen: a ship acts, aims, draws its damage card before all eyes, hits; a hull breaks up. */

import { t } from '../../i18n/index.svelte';
import type { Flight, Spot } from '../../parts/flights';
import { mark } from '../../parts/seat';
import type { Cue, Motion, Scene } from '../../stage/script';
import type { Subject } from './face';
import type { Event, View } from './view';
import { inView, type Of } from './zones';

type Cues = { [K in Event['event']]?: (told: Of<K>, scene: Scene<View>) => Cue };

const forward = (from: Spot, to: Spot, subject: Subject): Motion => ({ kind: 'forward', from, to, subject });
const shipAt = (ship: number): string[] => [`ship-${ship}`, 'acting'];

const ownerOf = ({ view }: Scene<View>, ship: number): number =>
  view.sides.find((side) => side.fleet.some(({ card }) => card.number === ship))?.seat ?? 0;

/** The class that counted: the weapon's own, unless the points say that power made it another. */
function counting(told: Of<'fired'>, { view }: Scene<View>): number {
  const own = view.battle?.weapons.find((one) => one.weapon === told.weapon + 1)?.class ?? 1;
  const card = 'face' in told.card ? inView(view, told.card.face) : null;
  return !card || card.band[own - 1] === told.points ? own : 3 - own;
}

const drawn = (card: Of<'fired'>['card'], { view }: Scene<View>) => ('face' in card ? inView(view, card.face) : null);

/** Events count weapons from 0, places from 1. */
const beam = ({ ship, weapon, target, points }: Of<'fired'>, seat: number): Flight => ({
  kind: 'beam',
  from: [`weapon-${weapon + 1}`, `ship-${ship}`, 'acting'],
  to: [`ship-${target}`, 'acting'],
  text: points ? `−${points}` : t().drawn.assembly.miss,
  tint: mark(seat).tint,
  when: BEAM,
});
/** When the beam leaves and when it has struck: until then the damage card is read. */
const [BEAM, STRUCK] = [0.54, 0.74];

const fired = (told: Of<'fired'>, scene: Scene<View>): Cue => {
  const seat = ownerOf(scene, told.ship);
  const subject: Subject = {
    kind: 'shot',
    card: drawn(told.card, scene),
    counts: counting(told, scene),
    points: told.points,
    seat,
  };
  return {
    ms: 1300,
    gap: 60,
    lands: STRUCK,
    always: true,
    motions: [forward('deck', told.points ? shipAt(told.target) : 'deck', subject), beam(told, seat)],
  };
};

function transferred({ ship, mode, cover }: Of<'transferred'>, scene: Scene<View>): Cue {
  const w = t().drawn.assembly;
  const card = inView(scene.view, ship);
  const says = mode === 'damage' ? w.damageMode : w.targetingMode;
  const seat = ownerOf(scene, ship);
  const at = ['acting', `ship-${ship}`];
  return {
    ms: 1000,
    gap: 60,
    lands: 0.6,
    motions: [
      ...(card ? [forward(at, at, { kind: 'ship', card, seat, left: 0, says: `${w.transfer}: ${says}` })] : []),
      ...(cover ? [{ kind: 'card' as const, from: 'deck', to: at, look: 'back' as const }] : []),
    ],
    landing: [{ kind: 'fresh', at }],
  };
}

export const shots: Cues = {
  war_began: ({ cards }) => ({
    ms: 1600,
    lands: 0.95,
    always: true,
    motions: [forward('deck', 'deck', { kind: 'war', how: null, cards })],
  }),
  round_began: () => ({ ms: 500, lands: 0 }),
  ship_turn: () => ({ ms: 450, lands: 0, landing: [{ kind: 'fresh', at: 'acting' }] }),
  transferred,
  locked_on: ({ ship, target }) => ({
    ms: 500,
    lands: 0.2,
    together: `aims ${ship}`,
    landing: [{ kind: 'fresh', at: shipAt(target) }],
  }),
  held: ({ ship }) => ({ ms: 300, lands: 0.2, together: `held ${ship}` }),
  fired,
  hit: ({ ship, left }, { view }) => {
    const was = view.sides.flatMap((side) => side.fleet).find(({ card }) => card.number === ship)?.left ?? left;
    return { ms: 400 + 150 * Math.max(0, was - left - 1), landing: [{ kind: 'fresh', at: shipAt(ship) }] };
  },
  destroyed: ({ seat, ship }, { view }) => {
    const card = inView(view, ship);
    return {
      ms: 1400,
      gap: 60,
      lands: 0.3,
      always: true,
      motions: card ? [forward(shipAt(ship), 'deck', { kind: 'wreck', card, seat })] : [],
      landing: [{ kind: 'break', at: shipAt(ship) }],
    };
  },
  discharged: ({ ship, card }, scene) => ({
    ms: 1100,
    lands: STRUCK,
    always: true,
    motions: [
      forward('deck', 'deck', {
        kind: 'shot',
        card: drawn(card, scene),
        counts: 0,
        points: null,
        seat: ownerOf(scene, ship),
      }),
    ],
  }),
};
