/** What is seen in Starship Samurai when something happens, and for how long. */

import type { Flight, Spot } from '../../parts/flights';
import type { Cue, Motion, Scene, Script } from '../../stage/script';
import type { Subject } from './face';
import { greatClan, nameOf } from './names';
import { lift, settle } from './settle';
import StageFace from './StageFace.svelte';
import { plain, tintOf, type Event, type View } from './view';

type Of<K extends Event['event']> = Extract<Event, { event: K }>;

const row = (seat: number): string[] => [`clan-${seat}`, `honour-${seat}`];
const place = (n: number): string => `loc-${n + 1}`;
const clanOf = (seat: number, { view }: Scene<View>): string => tintOf(view.players[seat - 1]);

const float = (at: Spot, n: number, tint: string): Flight => ({
  kind: 'float',
  at,
  text: n < 0 ? `−${-n}` : `+${n}`,
  tint,
});
const forward = (from: Spot, to: Spot, subject: Subject): Motion => ({ kind: 'forward', from, to, subject });
const backs = (n: number, from: Spot, to: Spot): Flight[] =>
  Array.from({ length: Math.min(n, 5) }, () => ({ kind: 'card', from, to, look: 'back', when: 0.4 }));

/** Where a marker stands: its space, or neutral ground. */
function space(to: number, { view }: Scene<View>): Spot {
  const seat = view.players.findIndex(({ clan }) => clan === greatClan(Math.floor((to - 1) / 10))) + 1;
  return to === 0 ? 'ground' : `space-${seat}-${((to - 1) % 10) + 1}`;
}
/** How many knots a crest passes: down one bough, up another. */
const knots = (from: number, to: number): number => {
  const [branch, other] = [Math.ceil(from / 10), Math.ceil(to / 10)];
  const deep = (n: number): number => (n === 0 ? 0 : ((n - 1) % 10) + 1);
  return branch === other ? Math.abs(deep(from) - deep(to)) : deep(from) + deep(to);
};

const faceOf = (card: { face: number } | { back: null }): number | null => ('face' in card ? card.face : null);

type Cues = { [K in Event['event']]?: (told: Of<K>, scene: Scene<View>) => Cue };

const turns: Cues = {
  turn_began: ({ seat }, scene) => ({
    ms: seat === scene.me ? 400 : 700,
    lands: 0,
    motions: [
      { kind: 'fresh', at: row(seat) },
      ...(seat === scene.me ? [] : [forward(row(seat), row(seat), { kind: 'turn', seat })]),
    ],
  }),
  order_placed: ({ seat, marker, order }, scene) => ({
    ms: 900,
    gap: 60,
    lands: 0.7,
    motions:
      seat === scene.me
        ? [{ kind: 'card', from: [`mk-${seat}-${marker}`, ...row(seat)], to: [`order-${seat}-${order}`, ...row(seat)] }]
        : [forward(row(seat), row(seat), { kind: 'order', marker, order, clan: clanOf(seat, scene) })],
  }),
  marker_moved: ({ clan, from, to }, scene) => ({
    ms: 900 + 120 * Math.min(6, knots(from, to)),
    lands: 0.62,
    motions: [
      {
        kind: 'card',
        from: `marker-${plain(scene.view.markers[clan]?.clan ?? '')}`,
        to: space(to, scene),
        look: 'from',
      },
    ],
    landing: [{ kind: 'fresh', at: `marker-${plain(scene.view.markers[clan]?.clan ?? '')}` }],
  }),
  card_played: ({ seat, kind }, scene) => ({
    ms: 1500,
    gap: 60,
    lands: 0.74,
    motions: [
      forward([`hand-${seat}`, ...row(seat)], 'deck', {
        kind: 'card',
        name: nameOf('action', kind),
        clan: clanOf(seat, scene),
      }),
    ],
  }),
  card_discarded: ({ seat }, { view }) => ({
    ms: view.phase === 'battles' ? 0 : 200,
    motions: backs(1, [`hand-${seat}`, ...row(seat)], 'deck'),
  }),
  free_order_used: ({ seat }) => ({ ms: 700, motions: [{ kind: 'fresh', at: row(seat) }] }),
  mechs_revealed: ({ seat, mechs }, scene) => ({
    ms: 1600,
    lands: 0.74,
    motions: mechs.map((mech) =>
      forward(row(seat), row(seat), {
        kind: 'mech',
        name: nameOf('unit', faceOf(mech) ?? -1),
        clan: clanOf(seat, scene),
      }),
    ),
  }),
  mech_kept: ({ seat }) => ({ ms: 500, merge: 'kept', motions: [{ kind: 'fresh', at: row(seat) }] }),
  pool_passed: ({ seat }) => ({ ms: 300, merge: 'passed', motions: [{ kind: 'fresh', at: row(seat) }] }),
};

/** What happens at a location: the Stage looks at it (Theatre), figures come and go there. */
const places: Cues = {
  unit_moved: ({ seat, unit, to }) => ({
    ms: unit > 1 ? 1200 : 900,
    lands: 0.25,
    ...(unit > 1 ? {} : { together: `ships ${seat} ${to}` }),
    landing: [{ kind: 'fresh', at: place(to) }],
  }),
  unit_destroyed: ({ seat }) => ({
    ms: 1000,
    lands: 0.35,
    merge: `lost ${seat}`,
    landing: [{ kind: 'fresh', at: `grave-${seat}` }],
  }),
  unit_returned: ({ seat, from }) => ({
    ms: 600,
    lands: 0.2,
    together: `home ${seat} ${from}`,
    landing: [{ kind: 'fresh', at: `supply-${seat}` }],
  }),
  reward_claimed: ({ seat, location }) => ({
    ms: 1200,
    lands: 0.6,
    motions: [{ kind: 'fresh', at: place(location) }],
    landing: [{ kind: 'fresh', at: row(seat) }],
  }),
  card_attached: ({ location }) => ({ ms: 1000, lands: 0.4, landing: [{ kind: 'fresh', at: place(location) }] }),
  card_triggered: ({ location }) => ({ ms: 1000, lands: 0.5, motions: [{ kind: 'fresh', at: place(location) }] }),
  location_revealed: ({ location }) => ({
    ms: 800,
    gap: 60,
    lands: 0.2,
    merge: 'revealed',
    landing: [{ kind: 'flip', at: place(location) }],
  }),
  location_claimed: ({ seat, location }) => ({
    ms: 400,
    motions: [{ kind: 'card', from: place(location), to: row(seat), when: 0.4 }],
    landing: [{ kind: 'fresh', at: row(seat) }],
  }),
};

const gains: Cues = {
  honor_gained: ({ seat, n, why }) => ({
    ms: why === 'alliance' ? 900 : 800,
    lands: 0.3,
    always: why === 'victory' || why === 'alliance' || why === 'types',
    motions: why === 'alliance' ? [{ kind: 'fresh', at: `stalk-${seat}` }] : [],
    landing: [float([`honour-${seat}`, `clan-${seat}`], n, 'q-honour')],
  }),
  honor_paid: ({ seat, n }) => ({ ms: 0, landing: [float([`honour-${seat}`, `clan-${seat}`], -n, 'q-honour')] }),
  wealth_gained: ({ seat, n }) => ({ ms: 150, landing: [float([`wealth-${seat}`, ...row(seat)], n, 'q-wealth')] }),
  wealth_spent: ({ seat, n }) => ({ ms: 0, landing: [float([`wealth-${seat}`, ...row(seat)], -n, 'q-wealth')] }),
  wealth_given: ({ from, to, n }) => ({
    ms: 800,
    motions: [{ kind: 'gain', from: row(from), to: row(to), text: `+${n}`, tint: 'q-wealth' }],
  }),
  cards_drawn: ({ seat, cards }) => ({
    ms: 250,
    motions: backs(cards.length, 'deck', [`hand-${seat}`, ...row(seat)]),
  }),
  cards_given: ({ from, to, cards }) => ({ ms: 800, motions: backs(cards.length, row(from), row(to)) }),
  tokens_attached: () => ({ ms: 200 }),
};

/** A battle: cards are laid, turned one after another, counted; then the verdict, and what it brings. */
const battles: Cues = {
  battles_began: () => ({ ms: 500, lands: 0 }),
  battle_began: () => ({ ms: 900, lands: 0, always: true }),
  card_committed: () => ({ ms: 600, lands: 0.5 }),
  commit_passed: () => ({ ms: 500, lands: 0.2 }),
  card_revealed: () => ({ ms: 1200, lands: 0.3, always: true }),
  card_cancelled: () => ({ ms: 1200, lands: 0.3, always: true }),
  power_changed: () => ({ ms: 500 }),
  card_unpaid: () => ({ ms: 300 }),
  battle_won: () => ({ ms: 1500, lands: 0.2, always: true }),
  no_victor: () => ({ ms: 900, always: true }),
};

const cues: Cues = { ...turns, ...places, ...gains, ...battles };

const script: Script<View, Event> = {
  cue(told, scene) {
    const cue = cues[told.event] as ((told: Event, scene: Scene<View>) => Cue) | undefined;
    return cue?.(told, scene) ?? { ms: told === scene.deed.data ? 500 : 0 };
  },
  settle,
  lift,
  Face: StageFace,
};
export default script;
