/** What is seen in Star Realms when something happens, and for how long. */

import type { Flight, Spot } from '../../parts/flights';
import { mark } from '../../parts/seat';
import type { Cue, Motion, Scene, Script } from '../../stage/script';
import { slug } from '../../table/picks';
import { look } from './cards';
import { lift, settle } from './settle';
import StageCard from './StageCard.svelte';
import { nearest } from './table';
import type { Event, Name, View } from './view';

type Of<K extends Event['event']> = Extract<Event, { event: K }>;
const tints = { trade: 'q-trade', combat: 'q-combat', authority: 'q-authority' };

/** From so many players on, only what touches one and dear purchases are shown large. */
const [MANY, DEAR] = [5, 5];

/** Where a seat's things lie. */
class Side {
  readonly near: boolean;
  constructor(
    readonly seat: number,
    { view, me }: Scene<View>,
  ) {
    this.near = seat === nearest(view, me)?.seat;
  }
  get who(): Spot {
    return this.near ? ['me', 'inplay'] : `seat-${this.seat}`;
  }
  #pile(name: string): Spot {
    return this.near ? name : [`${name}-${this.seat}`, `seat-${this.seat}`];
  }
  get hand(): Spot {
    return this.#pile('hand');
  }
  get deck(): Spot {
    return this.#pile('deck');
  }
  get discard(): Spot {
    return this.#pile('discard');
  }
  pool(what: 'trade' | 'combat' | 'authority'): Spot {
    if (what === 'authority') return this.near ? ['authority', 'me'] : `seat-${this.seat}`;
    return this.near ? `pool-${what}` : [`dish-${this.seat}-${what}`, `seat-${this.seat}`];
  }
  card(name: Name): Spot {
    return this.near ? [`play-${slug(name)}`, 'inplay'] : [`b-${this.seat}-${slug(name)}`, `seat-${this.seat}`];
  }
  held(name: Name): Spot {
    return this.near ? [`hand-${slug(name)}`, 'hand'] : this.hand;
  }
}

/** Where a card is offered. */
const offered = (view: View, card: Name): Spot => {
  const slot = view.row.indexOf(card);
  return slot < 0 ? 'explorers' : `row-${slot + 1}`;
};

/** Who else an event is about. */
const touched = (told: Event): number[] =>
  'target' in told
    ? [told.target]
    : 'victim' in told
      ? [told.victim]
      : 'owner' in told && told.owner
        ? [told.owner]
        : [];

/** Whether a deed is shown large: at a full table most are captions alone. */
function isLarge(told: Event, { view, me }: Scene<View>): boolean {
  if (view.players.length < MANY) return true;
  if (told.event === 'acquired') return look(told.card).cost >= DEAR;
  const team = view.players.find((player) => player.seat === me)?.team ?? [];
  return touched(told).some((seat) => seat === me || (me !== null && team.includes(seat)));
}

/** A card travels: large through the middle where somebody else moves it. */
const travels = (own: boolean, subject: Name, from: Spot, to: Spot): Motion =>
  own ? { kind: 'card', from, to, look: 'from' } : { kind: 'forward', from, to, subject, name: slug(subject) };

const backs = (n: number, from: Spot, to: Spot): Flight[] =>
  Array.from({ length: Math.min(n, 5) }, () => ({ kind: 'card', from, to, look: 'back' }));

function shot(by: number, to: Spot, n: number, scene: Scene<View>): Flight {
  const from = new Side(by, scene).pool('combat');
  return { kind: 'beam', from, to, text: `−${n}`, tint: mark(by).tint };
}

type Cues = { [K in Event['event']]?: (told: Of<K>, side: Side, scene: Scene<View>) => Cue };

const cues: Cues = {
  turn_began: ({ seats }, _, scene) => ({
    ms: scene.me !== null && seats.includes(scene.me) ? 250 : 400,
    lands: 0,
    motions: seats.map((seat) => ({ kind: 'fresh', at: new Side(seat, scene).who })),
  }),
  played: ({ seat, card }, side, { me }) => ({
    ms: 800,
    gap: 80,
    lands: 0.74,
    ...(look(card).tint === 'free' ? { together: `plain ${seat}` } : {}),
    merge: `played ${seat}`,
    motions: [travels(seat === me, card, side.held(card), side.card(card))],
  }),
  used: ({ card }, side, { me }) => ({
    ms: 700,
    gap: 80,
    lands: 0.6,
    motions:
      side.seat === me
        ? [{ kind: 'fresh', at: side.card(card) }]
        : [travels(false, card, side.card(card), side.card(card))],
  }),
  gained: ({ what, n }, side, { deed }) => ({
    ms: 0,
    motions: [
      {
        kind: 'gain',
        from: sourcesOf(deed.data as Event, side),
        to: side.pool(what),
        text: `+${n}`,
        tint: tints[what],
        when: 0.32,
      },
    ],
  }),
  acquired: ({ seat, card, on_top }, side, { me, view }) => ({
    ms: 900,
    gap: 80,
    lands: 0.78,
    merge: `acquired ${seat}`,
    motions: [travels(seat === me, card, offered(view, card), on_top ? side.deck : side.discard)],
    landing: [{ kind: 'fresh', at: on_top ? side.deck : side.discard }],
  }),
  refilled: ({ slot }) => ({ ms: 160, landing: [{ kind: 'flip', at: `row-${slot}` }] }),
  scrapped: ({ card, from }, side, { me, view }) => ({
    ms: 700,
    gap: 80,
    lands: 0.7,
    merge: `scrapped ${side.seat}`,
    motions:
      from === 'row'
        ? [{ kind: 'break', at: offered(view, card) }]
        : from === 'play'
          ? [{ kind: 'break', at: side.card(card) }]
          : side.seat === me
            ? [{ kind: 'break', at: [`${from}-${slug(card)}`, from] }]
            : [travels(false, card, from === 'hand' ? side.hand : side.discard, 'heap')],
  }),
  destroyed: ({ by, owner, card }, _, scene) => {
    const base = new Side(owner, scene).card(card);
    return {
      ms: 1100,
      gap: 100,
      lands: 0.6,
      motions: [shot(by, base, look(card).defense, scene), { kind: 'break', at: base, when: 0.4 }],
    };
  },
  damaged: ({ by, owner, card, n }, _, scene) => ({
    ms: 900,
    lands: 0.5,
    motions: [shot(by, new Side(owner, scene).card(card), n, scene)],
  }),
  attacked: ({ by, target, n }, _, scene) => {
    const hit = new Side(target, scene);
    const was = scene.view.players.find((player) => player.seat === target)?.authority ?? n;
    const text = `${was} → ${was - n}`;
    return {
      ms: 1100,
      gap: 100,
      lands: 0.45,
      motions: [shot(by, hit.near ? hit.pool('authority') : hit.who, n, scene)],
      landing: [{ kind: 'float', at: hit.pool('authority'), text, tint: 'q-damage' }],
    };
  },
  forced: ({ victim, n }, _, scene) => {
    const side = new Side(victim, scene);
    const over: Spot = side.near ? 'hand' : side.who;
    return { ms: 400, motions: [{ kind: 'float', at: over, text: `−${n}`, tint: 'q-damage', when: 0.5 }] };
  },
  discarded: ({ card }, side, { me }) => ({
    ms: 600,
    merge: `discarded ${side.seat}`,
    motions: [travels(side.seat === me, card, side.held(card), side.discard)],
  }),
  hand_discarded: ({ cards }, side) => ({
    ms: cards.length ? 150 : 0,
    motions: side.near
      ? cards.slice(0, 5).map((card) => ({ kind: 'card', from: side.held(card), to: side.discard }))
      : backs(cards.length, side.hand, side.discard),
  }),
  drew: ({ cards }, side) => ({ ms: 140, motions: backs(cards.length, side.deck, side.hand) }),
  reshuffled: (_, side) => ({
    ms: 200,
    motions: [
      { kind: 'card', from: side.discard, to: side.deck, look: 'back' },
      { kind: 'flip', at: side.deck },
    ],
  }),
  put_on_top: (_, side) => ({ ms: 300, motions: backs(1, side.discard, side.deck) }),
  turn_ended: (_, side) => ({ ms: 400, lands: 0.3, motions: [{ kind: 'fresh', at: side.discard }] }),
  passed: ({ to }, side, scene) => ({ ms: 700, motions: backs(1, side.discard, new Side(to, scene).discard) }),
  gave: ({ to }, side, scene) => ({ ms: 700, motions: backs(1, side.discard, new Side(to, scene).discard) }),
};

const list = (spot: Spot): readonly string[] => (typeof spot === 'string' ? [spot] : spot);

/** Where gains come from: the card that was played or used, in the middle or where it lies. */
const sourcesOf = (deed: Event, side: Side): string[] => [
  ...('card' in deed && typeof deed.card === 'string'
    ? [`forward-${slug(deed.card)}`, ...list(side.card(deed.card))]
    : []),
  ...list(side.who),
];

const seatOf = (told: Event): number => ('seat' in told ? told.seat : 'by' in told ? told.by : 0);

/** What is told in words alone: whose it is lights up. */
const small = (told: Event, scene: Scene<View>): Cue =>
  told === scene.deed.data
    ? {
        ms: 500,
        lands: 0.3,
        together: `${told.event} ${seatOf(told)}`,
        motions: [{ kind: 'fresh', at: new Side(seatOf(told), scene).who }],
      }
    : { ms: 0 };

const script: Script<View, Event> = {
  cue(told, scene) {
    const deed = scene.deed.data as Event;
    const own = seatOf(deed) === scene.me;
    if (!own && deed.event !== 'turn_began' && !isLarge(deed, scene)) return small(told, scene);
    const cue = cues[told.event] as ((told: Event, side: Side, scene: Scene<View>) => Cue) | undefined;
    return cue?.(told, new Side(seatOf(told), scene), scene) ?? { ms: told === deed ? 500 : 0 };
  },
  settle,
  lift,
  Face: StageCard,
};
export default script;
