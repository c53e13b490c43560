/** What is seen in Starships Assembly when something happens, and for how long. */

import type { Flight, Spot } from '../../parts/flights';
import type { Cue, Motion, Scene, Script } from '../../stage/script';
import { abilitiesOf, abilityLine } from './cards';
import type { Subject } from './face';
import { lift, settle } from './settle';
import { shots } from './shooting';
import StageFace from './StageFace.svelte';
import type { Event, View } from './view';
import { inView, type Of } from './zones';

type Cues = { [K in Event['event']]?: (told: Of<K>, scene: Scene<View>) => Cue };

/** A seat's hand: open before oneself, a number beside the others' names. */
const hand = (seat: number, { me }: Scene<View>, card: number | null = null): string[] => [
  ...(card === null ? [] : [`hand-${card}`]),
  ...(seat === (me ?? 1) ? ['hand'] : [`hand-of-${seat}`]),
  `side-${seat}`,
];
const captains = (seat: number): string[] => [`captains-${seat}`, `side-${seat}`];
const fleet = (seat: number): string[] => [`fleet-${seat}`, `side-${seat}`];

const face = (card: Of<'drew'>['card']): number | null => ('face' in card ? card.face : null);

/** Where a card lay. */
function lay(seat: number, card: number | null, from: Of<'drew'>['from'], scene: Scene<View>): Spot {
  if (from === 'deck') return 'deck';
  if (from === 'hand') return hand(seat, scene, card);
  if (from === 'agenda') return [`agenda-${card ?? 0}`, 'deck'];
  return from === 'captains' ? [`captain-${card ?? 0}`, ...captains(seat)] : [`ship-${card ?? 0}`, ...fleet(seat)];
}

/** A thing travels: large through the middle where somebody else moves it. */
function travels(seat: number, from: Spot, to: Spot, subject: Subject | null, { me }: Scene<View>): Motion[] {
  if (!subject) return [{ kind: 'card', from, to, look: 'back' }];
  return seat === me ? [{ kind: 'card', from, to, look: 'from' }] : [{ kind: 'forward', from, to, subject }];
}

function asCaptain(seat: number, number: number, { view }: Scene<View>, ability?: number): Subject | null {
  const card = inView(view, number);
  if (!card) return null;
  const says = (ability === undefined ? undefined : abilitiesOf(card)[ability]) ?? abilityLine(card);
  return { kind: 'captain', card, seat, says };
}
function asShip(seat: number, number: number, { view }: Scene<View>): Subject | null {
  const card = inView(view, number);
  return card && { kind: 'ship', card, seat, left: card.shields, says: '' };
}
const asCard = (number: number | null, { view }: Scene<View>): Subject | null => {
  const card = number === null ? null : inView(view, number);
  return card && { kind: 'card', card };
};

const POOL = ['pool', 'votes'];
const votes = (n: number, when: number): Flight => ({
  kind: 'float',
  at: POOL,
  text: `−${n}`,
  tint: 'q-votes',
  when,
});

/** Where votes come from: the captain who spoke, or the deck a card was laid under. */
const voices = (deed: Event, seat: number): Spot =>
  deed.event === 'used'
    ? [`forward-captain-${deed.captain}`, `captain-${deed.captain}`, `side-${seat}`]
    : ['deck', `side-${seat}`];

const turns: Cues = {
  turn_began: ({ seat, last }, { me }) => ({
    ms: seat === me ? 350 : 600,
    lands: 0,
    motions: [
      { kind: 'fresh', at: `side-${seat}` },
      ...(seat === me
        ? []
        : [
            {
              kind: 'forward' as const,
              from: `side-${seat}`,
              to: `side-${seat}`,
              subject: { kind: 'turn', seat, last },
            },
          ]),
    ],
  }),
  recessed: ({ seat }) => ({ ms: 700, motions: [{ kind: 'fresh', at: `side-${seat}` }] }),
  turn_ended: ({ lost }) => ({ ms: 350, lands: 0.4, motions: lost ? [votes(lost, 0)] : [] }),
  unlocked: ({ card }) => ({
    ms: 350,
    lands: 0.4,
    together: 'unlocked',
    landing: [{ kind: 'fresh', at: `agenda-${card}` }],
  }),
  locked: ({ card }) => ({ ms: 350, lands: 0.5, landing: [{ kind: 'fresh', at: `agenda-${card}` }] }),
  declared: ({ how }) => ({
    ms: 1600,
    lands: 0.3,
    always: true,
    motions: [{ kind: 'forward', from: 'deck', to: 'deck', subject: { kind: 'war', how, cards: 0 } }],
  }),
  conceded: ({ seat }) => ({ ms: 900, motions: [{ kind: 'fresh', at: `side-${seat}` }] }),
  ended: () => ({ ms: 700, lands: 0.2 }),
};

const cards: Cues = {
  took: ({ seat, card }, scene) => ({
    ms: 900,
    gap: 80,
    lands: 0.74,
    motions: travels(seat, `row-${card}`, hand(seat, scene, card), asCard(card, scene), scene),
  }),
  took_deck: ({ seat }, scene) => ({
    ms: 800,
    lands: 0.6,
    motions: [{ kind: 'card', from: 'deck', to: hand(seat, scene), look: 'from' }],
    landing: [{ kind: 'fresh', at: `side-${seat}` }],
  }),
  drew: ({ seat, card, from }, scene) => ({
    ms: from === 'agenda' ? 900 : 500,
    gap: 60,
    lands: 0.7,
    motions: travels(
      seat,
      lay(seat, face(card), from, scene),
      hand(seat, scene, face(card)),
      from === 'agenda' ? asCard(face(card), scene) : null,
      scene,
    ),
  }),
  drew_nothing: ({ seat }) => ({ ms: 500, motions: [{ kind: 'fresh', at: `side-${seat}` }] }),
  filled: ({ card }) => ({ ms: 200, landing: [{ kind: 'flip', at: `agenda-${face(card) ?? 0}` }] }),
  released: ({ seat, card, from }, scene) => ({
    ms: from === 'hand' ? 550 : 900,
    gap: 60,
    lands: 0.6,
    ...(from === 'hand' ? { merge: `released ${seat}` } : {}),
    motions: travels(seat, lay(seat, face(card), from, scene), 'deck', leaving(seat, face(card), from, scene), scene),
  }),
  recruited: ({ seat, card, from }, scene) => ({
    ms: 1000,
    gap: 80,
    lands: 0.74,
    motions: travels(seat, lay(seat, card, from, scene), captains(seat), asCaptain(seat, card, scene), scene),
    landing: [{ kind: 'fresh', at: `captain-${card}` }],
  }),
  deployed: ({ seat, card, from }, scene) => ({
    ms: 1100,
    gap: 80,
    lands: 0.74,
    motions: travels(seat, lay(seat, card, from, scene), fleet(seat), asShip(seat, card, scene), scene),
    landing: [{ kind: 'flip', at: `ship-${card}` }],
  }),
  scrambled: ({ seat, card }, scene) => ({
    ms: 1200,
    gap: 80,
    lands: 0.74,
    motions: travels(seat, [`captain-${card}`, ...captains(seat)], fleet(seat), asShip(seat, card, scene), scene),
    landing: [{ kind: 'flip', at: `ship-${card}` }],
  }),
  gave: ({ seat, card, end }, scene) => {
    const to = scene.view.sides.find((side) => side.seat !== seat)?.seat ?? 0;
    const [from, subject] =
      end === 'ship'
        ? [[`ship-${card}`, ...fleet(seat)], asShip(to, card, scene)]
        : [[`captain-${card}`, ...captains(seat)], asCaptain(to, card, scene)];
    return {
      ms: 1000,
      gap: 80,
      lands: 0.74,
      motions: travels(seat, from, end === 'ship' ? fleet(to) : captains(to), subject, scene),
      landing: [{ kind: 'fresh', at: [`ship-${card}`, `captain-${card}`] }],
    };
  },
};

/** What is laid under the deck: nobody sees what comes from another's hand. */
function leaving(seat: number, card: number | null, from: Of<'drew'>['from'], scene: Scene<View>): Subject | null {
  if (card === null) return null;
  if (from === 'fleet') return asShip(seat, card, scene);
  return from === 'captains' ? asCaptain(seat, card, scene) : asCard(card, scene);
}

const pool: Cues = {
  used: ({ seat, captain, ability }, scene) => {
    const at = [`captain-${captain}`, ...captains(seat)];
    const subject = asCaptain(seat, captain, scene, ability);
    return {
      ms: 750,
      gap: 60,
      lands: 0.6,
      merge: `used ${seat}`,
      motions:
        seat === scene.me || !subject
          ? [{ kind: 'fresh', at }]
          : [{ kind: 'forward', from: at, to: at, subject, name: `captain-${captain}` }],
    };
  },
  cast: ({ seat, votes: n }, { deed }) => ({
    ms: deed.data && (deed.data as Event).event === 'cast' ? 600 : 100,
    motions: [
      { kind: 'gain', from: voices(deed.data as Event, seat), to: POOL, text: `+${n}`, tint: 'q-votes', when: 0.25 },
    ],
  }),
  spent: ({ votes: n }) => ({ ms: 200, lands: 0.74, motions: [votes(n, 0)] }),
  refreshed: ({ captain }) => ({ ms: 400, lands: 0.3, landing: [{ kind: 'fresh', at: `captain-${captain}` }] }),
};

const cues: Cues = { ...turns, ...cards, ...pool, ...shots };

const script: Script<View, Event> = {
  cue(told, scene) {
    const cue = cues[told.event] as ((told: Event, scene: Scene<View>) => Cue) | undefined;
    return cue?.(told, scene) ?? { ms: told === scene.deed.data ? 400 : 0 };
  },
  settle,
  lift,
  Face: StageFace,
};
export default script;
