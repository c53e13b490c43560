/** The table after what was told: figures are copied out of events, nothing is worked out by rules. */

import type { Event } from '../../generated/captains';
import { artifactKinds, artifactOf, cardOf, eventOf, faceOf, missionOf, orderOf, pirateOf } from './faces';
import {
  happened,
  type CardView,
  type Happening,
  type PirateView,
  type PlaceView,
  type ShipView,
  type View,
} from './view';

type Name = Exclude<Happening['name'], ''>;
type Facts<N extends Name> = Extract<Happening, { name: N }>['facts'];
type Steps = { [N in Name]?: (view: View, facts: Facts<N>) => View };

/** Figures in the order the ready room shows them. */
const FIGURES = ['c', 'R', 'Y', 'B', 'R*', 'Y*', 'B*', 'a'];
const ENSIGN = { red: 'R', yellow: 'Y', blue: 'B' } as const;
const ANDROID = 'a';
const TRACKS = ['coop', 'tincan', 'nian'];
/** So many rooms are printed; tech slots count on from there. */
const ROOMS = 4;

const ship = (view: View, seat: number, change: (one: ShipView) => Partial<ShipView>): View => ({
  ...view,
  captains: view.captains.map((one) => (one.seat === seat ? { ...one, ...change(one) } : one)),
});
const place = (view: View, at: number, change: (one: PlaceView) => Partial<PlaceView>): View => ({
  ...view,
  places: view.places.map((one, i) => (i === at ? { ...one, ...change(one) } : one)),
});
const pirateOn = (view: View, route: number, pirate: PirateView | null): View => ({
  ...view,
  routes: view.routes.map((one, i) => (i === route ? { ...one, pirate } : one)),
});

function less<T>(all: readonly T[], one: T): T[] {
  const at = all.indexOf(one);
  return at < 0 ? [...all] : all.toSpliced(at, 1);
}
const inOrder = (names: readonly string[], order: readonly string[]): string[] =>
  names.toSorted((a, b) => order.indexOf(a) - order.indexOf(b));
const mustered = (ready: readonly string[], figure: string, n = 1): string[] =>
  inOrder([...ready, ...Array<string>(n).fill(figure)], FIGURES);

/** Damage in the hold, and the room it takes. */
function hurt(one: ShipView, n: number): Partial<ShipView> {
  const whole = (damage: number): number => Math.max(0, one.cargo_slots - damage);
  const cargo_damage = Math.max(0, one.cargo_damage + n);
  const cargo_room = one.cargo_room - whole(one.cargo_damage) + whole(cargo_damage);
  return { cargo_damage, cargo_room, damage: Math.max(0, one.damage + n) };
}

/** Somebody acts: it is that captain's turn. */
const turnOf = (view: View, seat: number): View => (view.turn === seat ? view : { ...home(view), turn: seat });

/** Whoever was at work queues. */
function home(view: View): View {
  const figure = view.at_work;
  if (!figure) return view;
  return { ...ship(view, view.turn, ({ queue }) => ({ queue: [...queue, figure] })), at_work: null };
}

const crew: Steps = {
  trained: (view, { seat, from, to }) =>
    ship(turnOf(view, seat), seat, ({ ready }) => ({ ready: mustered(less(ready, from), ENSIGN[to]) })),
  promoted: (view, { seat, crew: color }) =>
    ship(turnOf(view, seat), seat, ({ ready, rings }) => ({
      ready: mustered(less(ready, ENSIGN[color]), `${ENSIGN[color]}*`),
      rings: Math.max(0, rings - 1),
    })),
  activated: (view, { seat, figure }) => {
    const now = turnOf(view, seat);
    if (figure === null || now.at_work === figure) return now;
    const left = ship(now, seat, ({ ready }) => ({ ready: less(ready, figure) }));
    if (figure.endsWith('*')) return { ...left, at_work: figure };
    return ship(left, seat, ({ queue }) => ({ queue: [...queue, figure] }));
  },
  called: (view, { seat, figure }) =>
    home(ship(view, seat, ({ ready, queue }) => ({ ready: mustered(ready, figure), queue: less(queue, figure) }))),
  readied: (view, { seat, figure }) =>
    ship(view, seat, ({ ready, queue }) => ({ ready: mustered(ready, figure), queue: less(queue, figure) })),
  gained_crew: (view, { seat, figure, n }) => ship(view, seat, ({ ready }) => ({ ready: mustered(ready, figure, n) })),
  passed: (view, { seat }) => ship(turnOf(view, seat), seat, () => ({ passed: true })),
  round_began: (view, { round }) => ({
    ...home(view),
    round,
    captains: home(view).captains.map((one) => ({ ...one, passed: false })),
  }),
};

const missions: Steps = {
  took_mission: (view, { seat, mission: index, place: at }) => {
    const mission = view.places[at]?.mission ?? missionOf(index);
    if (!mission) return view;
    const away = { mission, place: at, lines: [], pads: [], fits: [], outcomes: [], then: [], tech: null, after: null };
    return { ...place(turnOf(view, seat), at, () => ({ mission: null })), away };
  },
  assigned: (view, { seat, line, figure }) => ({
    ...ship(view, seat, ({ ready }) => ({ ready: less(ready, figure) })),
    away: view.away && { ...view.away, pads: view.away.pads.toSpliced(line, 1, figure) },
  }),
  completed_mission: (view, { seat, mission: index }) => {
    const mission = view.away?.mission ?? missionOf(index);
    const crew = (view.away?.pads ?? []).filter((figure) => figure !== ANDROID);
    const points = mission?.points ?? 0;
    return {
      ...ship(view, seat, (one) => ({
        queue: [...one.queue, ...crew],
        missions: mission ? [...one.missions, mission.name] : one.missions,
        score_rows: one.score_rows.with(0, (one.score_rows[0] ?? 0) + points) as ShipView['score_rows'],
        score: one.score + points,
      })),
      away: null,
    };
  },
  tile_moved: (view, { number, from, to }) => {
    const moved = place(
      place(view, from, () => ({ tile: null, next_mission: false })),
      to,
      () => ({ tile: [number, false] }),
    );
    return nextAt(moved, number - 1);
  },
  new_mission: (view, { mission, place: at }) => {
    const face = faceOf(mission);
    return place(view, at, () => ({ mission: face === null ? null : missionOf(face) }));
  },
  uprising: (view) => {
    const places = view.places.map((one) =>
      one.tile ? { ...one, tile: [one.tile[0], true] as [number, boolean] } : one,
    );
    return nextAt({ ...view, places }, Math.max(0, ...places.map((one) => one.tile?.[0] ?? 0)));
  },
};

/** The next mission comes where the tile with this number lies face up. */
const nextAt = (view: View, number: number): View => ({
  ...view,
  places: view.places.map((one) => ({ ...one, next_mission: one.tile?.[0] === number && one.tile[1] })),
});

/** A planet is held by the only ship there; whoever came first keeps it. */
const heldBy = (one: PlaceView, ships: number[]): number | null =>
  one.holder !== null && ships.includes(one.holder)
    ? one.holder
    : one.planet && ships.length === 1
      ? (ships[0] ?? null)
      : null;

const travels: Steps = {
  moved: (view, { seat, to }) => {
    if (!view.places[to]) return view;
    const places = view.places.map((one, i) => {
      const others = one.ships.filter((ship) => ship !== seat);
      const ships = i === to ? [...others, seat].sort((a, b) => a - b) : others;
      return { ...one, ships, holder: heldBy(one, ships), reach: null };
    });
    return { ...ship(view, seat, () => ({ place: to })), places };
  },
  pirate_came: (view, { pirate, route }) => {
    const face = faceOf(pirate);
    return route === null || face === null ? view : pirateOn(view, route, pirateOf(face));
  },
  placed_pirate: (view, { pirate, route }) => pirateOn(view, route, pirateOf(pirate)),
  pirate_left: (view, { route }) => pirateOn(view, route, null),
  defeated_pirate: (view, { seat, pirate, route }) =>
    ship(pirateOn(view, route, null), seat, ({ pirates }) => ({ pirates: [...pirates, pirateOf(pirate)] })),
  shadow_moved: (view, { to }) => ({
    ...view,
    places: view.places.map((one, i) => ({ ...one, shadow: i === to })),
    shadow: view.shadow && { ...view.shadow, place: to },
  }),
  shadow_completed: (view, { place: at }) => place(view, at, () => ({ mission: null })),
  shadow_drew: (view, { order }) => {
    const face = faceOf(order);
    const { shadow } = home(view);
    if (!shadow || face === null) return view;
    return { ...home(view), shadow: { ...shadow, deck: shadow.deck - 1, drawn: [...shadow.drawn, orderOf(face)] } };
  },
};

const goods: Steps = {
  took_damage: (view, { seat }) => ship(view, seat, (one) => hurt(one, 1)),
  repaired: (view, { seat, slot }) =>
    ship(view, seat, (one) =>
      slot === null
        ? hurt(one, -1)
        : {
            slots: one.slots.map((each, i) => (i === slot ? { ...each, damaged: false } : each)),
            damage: Math.max(0, one.damage - 1),
          },
    ),
  gave_up: (view, { seat, token }) =>
    ship(view, seat, (one) =>
      token === 'medal'
        ? { medals: Math.max(0, one.medals - 1) }
        : token === 'pirate'
          ? { pirates: one.pirates.slice(1) }
          : { artifacts: less(one.artifacts, artifactOf(token.artifact)) },
    ),
  gained_medals: (view, { seat, n }) => ship(view, seat, ({ medals }) => ({ medals: medals + n })),
  gained_artifact: (view, { seat, artifact }) => {
    const face = faceOf(artifact);
    if (face === null) return view;
    return ship(view, seat, ({ artifacts }) => ({
      artifacts: inOrder([...artifacts, artifactOf(face)], artifactKinds()),
    }));
  },
  gained_pirate: (view, { seat }) => ship(view, seat, ({ pirates }) => ({ pirates: [...pirates, null] })),
  laid_in_room: (view, { seat, artifact, berth }) => {
    const name = artifactOf(artifact);
    return ship(view, seat, ({ artifacts, rooms, slots }) => ({
      artifacts: less(artifacts, name),
      rooms: rooms.map((one, i) => (i === berth ? name : one)),
      slots: slots.map((one, i) => (i === berth - ROOMS ? { ...one, artifact: name } : one)),
    }));
  },
};

const NOTHING: CardView['left'] = [null, null, null];
const without = <C extends CardView | null>(cards: readonly C[], id: string | undefined): C[] =>
  cards.filter((one) => one?.id !== id);

const techs: Steps = {
  drew_cards: (view, { cards }) => ({
    ...view,
    drawn: cards.flatMap((card) => {
      const face = faceOf(card);
      const shown = face && cardOf(face);
      return shown ? [shown] : [];
    }),
  }),
  took_tech: (view, { card }) => {
    const taken = cardOf(card);
    if (!taken) return view;
    return {
      ...view,
      tech_board: view.tech_board.map((one) => (one?.id === taken.id ? null : one)),
      event_techs: without(view.event_techs, taken.id),
      drawn: [],
    };
  },
  installed_tech: (view, { seat, card, slot }) => {
    const placed = cardOf(card);
    if (!placed) return view;
    const { left, right } = placed;
    const installed = ship(view, seat, ({ slots }) => ({
      slots: slots.map((one, i) => (i === slot ? { ...one, card: placed, left, right, artifact: null } : one)),
    }));
    return { ...installed, drawn: [], placings: [] };
  },
  // What is printed under a tech comes with the next view.
  discarded_tech: (view, { seat, card }) => {
    const id = cardOf(card)?.id;
    return ship(view, seat, ({ slots }) => ({
      slots: slots.map((one) =>
        id && one.card?.id === id ? { ...one, card: null, left: NOTHING, right: NOTHING, artifact: null } : one,
      ),
    }));
  },
  refilled: (view, { space, card }) => {
    const face = faceOf(card);
    if (!face) return view;
    return { ...view, drawn: [], tech_board: view.tech_board.map((one, i) => (i === space ? cardOf(face) : one)) };
  },
  shadow_took: (view, { card }) => {
    const id = cardOf(card)?.id;
    return { ...view, tech_board: view.tech_board.map((one) => (one?.id === id ? null : one)) };
  },
};

/** A track by its place among the three. */
const marked = (view: View, seat: number, track: string, mark: (was: [number, number]) => [number, number]): View =>
  ship(view, seat, ({ markers }) => ({
    markers: markers.map((one, i) => (i === TRACKS.indexOf(track) ? mark(one) : one)) as ShipView['markers'],
  }));
const eventGone = (view: View, event: number): View => ({
  ...view,
  tracks: view.tracks.map((one) => (one.event?.[0] === eventOf(event) ? { ...one, event: null } : one)),
});

const tracks: Steps = {
  advanced: (view, { seat, track, space, lap }) => marked(view, seat, track, () => [space, lap]),
  went_back: (view, { seat, track, space }) => marked(view, seat, track, ([, lap]) => [space, lap]),
  reached_event: (view, { event }) => eventGone(view, event),
  event_left: (view, { event }) => eventGone(view, event),
  lasted: (view, { seat, event }) => ship(view, seat, ({ had }) => ({ had: [...had, eventOf(event)] })),
};

const steps: Steps = { ...crew, ...missions, ...travels, ...goods, ...techs, ...tracks };

const stepOf = (among: Steps, name: string): ((view: View, facts: unknown) => View) | undefined =>
  Object.hasOwn(among, name) ? (among[name as Name] as (view: View, facts: unknown) => View) : undefined;

/** The view after an event. What was asked before it is answered. */
export function settle(view: View, event: Event): View {
  const { name, facts } = happened(event);
  const after = stepOf(steps, name)?.(view, facts) ?? view;
  return after.question ? { ...after, question: null } : after;
}

/** What has left and has not arrived. */
const leaves: Steps = {
  moved: (view, { seat }) => ({
    ...view,
    places: view.places.map((one) => ({
      ...one,
      ships: one.ships.filter((other) => other !== seat),
      holder: one.holder === seat ? null : one.holder,
    })),
  }),
  shadow_moved: (view) => ({ ...view, places: view.places.map((one) => ({ ...one, shadow: false })) }),
  took_tech: (view, facts) => techs.took_tech?.(view, facts) ?? view,
  shadow_took: (view, facts) => techs.shadow_took?.(view, facts) ?? view,
  shadow_completed: (view, facts) => travels.shadow_completed?.(view, facts) ?? view,
  took_mission: (view, { place: at }) => place(view, at, () => ({ mission: null })),
  tile_moved: (view, { from }) => place(view, from, () => ({ tile: null, next_mission: false })),
  assigned: (view, { seat, figure }) => ship(view, seat, ({ ready }) => ({ ready: less(ready, figure) })),
};

/** The view while things are in the air. */
export function lift(view: View, event: Event): View {
  const { name, facts } = happened(event);
  const air = stepOf(leaves, name)?.(view, facts) ?? view;
  return air.question ? { ...air, question: null } : air;
}
