/** What is seen in Starship Captains when something happens, and for how long. */

import type { Event, Track } from '../../generated/captains';
import type { Flight, Spot } from '../../parts/flights';
import type { Cue, Motion, Scene, Script } from '../../stage/script';
import { rooms } from './content';
import { cardOf, eventFace, faceOf, missionOf, orderOf, pirateOf, stationOf } from './faces';
import type { Subject } from './scene';
import StageFace from './StageFace.svelte';
import { lift, settle } from './told';
import { happened, tintOf, type Happening, type View } from './view';

type Name = Exclude<Happening['name'], ''>;
type Facts<N extends Name> = Extract<Happening, { name: N }>['facts'];
type Cues = { [N in Name]?: (facts: Facts<N>, at: Where) => Cue };

const list = (spot: Spot): readonly string[] => (typeof spot === 'string' ? [spot] : spot);
const letter = (figure: string): string => figure.replace('*', 'x');

/** Where things lie, as one seat sees them: one's own ship lies open, another's while the Stage shows it. */
class Where {
  constructor(
    readonly seat: number,
    readonly scene: Scene<View>,
  ) {}
  get mine(): boolean {
    return this.seat === this.scene.me;
  }
  get ship(): Spot {
    return [`ship-${this.seat}`, `cap-${this.seat}`];
  }
  get cap(): Spot {
    return `cap-${this.seat}`;
  }
  /** A part of the ship. */
  aboard(part: string): Spot {
    return [...(this.mine ? [part] : [`of-${this.seat}-${part}`, `of-${this.seat}`]), `cap-${this.seat}`];
  }
  ready(figure: string): Spot {
    return [...list(this.aboard(`ready-${letter(figure)}`)).slice(0, 1), ...list(this.aboard('ready'))];
  }
  get cargo(): Spot {
    return this.aboard('cargo');
  }
  place(at: number): string {
    return `loc-${this.scene.view.places[at]?.id ?? ''}`;
  }
  mission(at: number): Spot {
    return [`mission-${this.scene.view.places[at]?.id ?? ''}`, this.place(at)];
  }
  /** A route's pirate, or one of the places it joins. */
  route(at: number): Spot {
    const route = this.scene.view.routes[at];
    return route ? [`route-${route.id}`, this.place(route.ends[0])] : 'techs';
  }
  /** What comes forward; one's own things stay where they are. */
  forward(from: Spot, to: Spot, subject: Subject): Motion[] {
    return [{ kind: 'forward', from, to, subject, name: 'now' }];
  }
}

const gain = (to: Spot, at: Where, text: string, tint: string): Flight => ({
  kind: 'gain',
  from: ['forward-now', ...list(at.ship)],
  to,
  text,
  tint,
  when: 0.4,
});
/** What comes in with a deed adds a little to its time; alone it is a deed itself. */
const brings = (event: string, at: Where, motions: Flight[]): Cue => ({
  ms: happened(at.scene.deed.data).name === event ? 700 : 180,
  merge: `${event} ${at.seat}`,
  motions,
});

const crew: Cues = {
  trained: ({ seat, from, to }, at) => {
    const figure = { red: 'R', yellow: 'Y', blue: 'B' }[to];
    return {
      ms: 800,
      merge: `trained ${seat}`,
      motions: at.forward(at.ready(from), at.ready(figure), { kind: 'crew', seat, figure, words: 'trained' }),
      landing: [{ kind: 'fresh', at: at.ready(figure) }],
    };
  },
  promoted: ({ seat, crew: color }, at) => {
    const figure = { red: 'R*', yellow: 'Y*', blue: 'B*' }[color];
    return {
      ms: 900,
      motions: at.forward(at.aboard('ready'), at.ready(figure), { kind: 'crew', seat, figure, words: 'promoted' }),
      landing: [{ kind: 'fresh', at: at.ready(figure) }],
    };
  },
  activated: ({ seat, berth, card, figure }, at) => {
    const room = rooms()[berth]?.name ?? (card && cardOf(card)?.name) ?? '';
    const from = figure ? at.ready(figure) : at.cargo;
    return {
      ms: 1100,
      lands: 0.7,
      // A commander's second task belongs to the same turn.
      begins: figure === null || at.scene.view.at_work !== figure,
      motions: at.mine
        ? figure
          ? [{ kind: 'card', from, to: at.aboard('queue') }]
          : []
        : at.forward(from, at.aboard('queue'), { kind: 'room', seat, room, figure }),
    };
  },
  called: ({ figure }, at) => ({
    ms: 600,
    motions: [{ kind: 'card', from: at.aboard('queue'), to: at.ready(figure), look: at.mine ? 'to' : 'from' }],
    landing: [{ kind: 'fresh', at: at.ready(figure) }],
  }),
  readied: ({ seat, figure }, at) => ({
    ms: 500,
    together: `ready ${seat}`,
    motions: at.mine ? [{ kind: 'card', from: at.aboard('queue'), to: at.ready(figure), look: 'to' }] : [],
    landing: [{ kind: 'fresh', at: at.ready(figure) }],
  }),
  gained_crew: ({ n }, at) => brings('gained_crew', at, [gain(at.aboard('ready'), at, `+${n}`, 'q-wealth')]),
  passed: (_, at) => ({ ms: 700, lands: 0.4, begins: true, motions: [{ kind: 'fresh', at: at.cap }] }),
  round_began: () => ({ ms: 4200, lands: 0.1, always: true }),
};

const missions: Cues = {
  took_mission: ({ seat, mission: index, place }, at) => ({
    ms: 1400,
    lands: 0.7,
    begins: true,
    motions: at.mine
      ? []
      : at.forward(at.mission(place), at.place(place), missionFace(seat, index, place, at.scene.view)),
  }),
  assigned: ({ line, figure }, at) => ({
    ms: 600,
    gap: 60,
    merge: `assigned ${at.seat}`,
    motions: [{ kind: 'card', from: at.ready(figure), to: [`line-${line}`, ...list(at.cap)], look: 'from' }],
    landing: [{ kind: 'fresh', at: `line-${line}` }],
  }),
  performed_line: ({ line }) => ({ ms: 800, lands: 0.3, motions: [{ kind: 'fresh', at: `line-${line}` }] }),
  ignored_line: ({ line }) => ({ ms: 700, lands: 0.3, motions: [{ kind: 'fresh', at: `line-${line}` }] }),
  completed_mission: ({ seat, mission: index }, at) => {
    const place = at.scene.view.away?.place ?? -1;
    const subject = missionFace(seat, index, place, at.scene.view);
    return {
      ms: 1300,
      lands: 0.74,
      motions: at.mine ? [{ kind: 'fresh', at: at.ship }] : at.forward('line-0', at.cap, subject),
      landing: [{ kind: 'float', at: at.cap, text: `+${missionOf(index)?.points ?? 0}`, tint: 'q-medal' }],
    };
  },
  tile_moved: ({ from, to }, at) => ({
    ms: 700,
    lands: 0.56,
    motions: [{ kind: 'card', from: at.place(from), to: at.place(to), look: 'from' }],
    landing: [{ kind: 'fresh', at: at.place(to) }],
  }),
  new_mission: ({ place }, at) => ({ ms: 350, landing: [{ kind: 'flip', at: at.mission(place) }] }),
  uprising: () => ({ ms: 1300, lands: 0, always: true }),
};

function missionFace(seat: number, index: number, place: number, view: View): Subject {
  const { id = '', name = '', points = 0 } = missionOf(index) ?? {};
  return { kind: 'mission', seat, id, name, points, place: view.places[place]?.id ?? '' };
}

const travels: Cues = {
  moved: ({ to }, at) => ({
    ms: 1000,
    gap: 60,
    lands: 0.55,
    motions: [{ kind: 'card', from: at.ship, to: at.mine ? at.ship : at.place(to), look: 'from' }],
    landing: [{ kind: 'fresh', at: at.place(to) }],
  }),
  took_damage: (_, at) => ({
    ms: 600,
    lands: 0.3,
    merge: `damage ${at.seat}`,
    motions: [
      { kind: 'float', at: at.ship, text: '−1', tint: 'q-damage' },
      { kind: 'fresh', at: at.ship },
    ],
    landing: [{ kind: 'fresh', at: at.cargo }],
  }),
  warded_off: (_, at) => ({ ms: 600, motions: [{ kind: 'float', at: at.ship, text: '0', tint: 'q-medal' }] }),
  defeated_pirate: ({ seat, pirate, route }, at) => {
    const { exhaust = 'green', reward = '' } = pirateOf(pirate) ?? {};
    return {
      ms: 1500,
      lands: 0.7,
      motions: [
        ...at.forward(at.route(route), at.cap, { kind: 'fight', seat, exhaust, reward }),
        { kind: 'beam', from: at.ship, to: at.route(route), text: '', tint: tintOf(seat) },
        { kind: 'break', at: at.route(route), when: 0.3 },
      ],
      landing: [{ kind: 'fresh', at: at.cargo }],
    };
  },
  pirate_came: ({ place, route }, at) => ({
    ms: route === null ? 450 : 650,
    lands: 0.3,
    merge: 'pirates',
    motions: [{ kind: 'fresh', at: at.place(place) }],
    landing: route === null ? [] : [{ kind: 'flip', at: at.route(route) }],
  }),
  drew_pirate: () => ({ ms: 500 }),
  placed_pirate: ({ route }, at) => ({ ms: 400, landing: [{ kind: 'flip', at: at.route(route) }] }),
  pirate_left: ({ route }, at) => ({ ms: 800, lands: 0.3, motions: [{ kind: 'break', at: at.route(route) }] }),
  used_tile: ({ seat, station }, at) => ({
    ms: 1100,
    motions: at.mine ? [{ kind: 'fresh', at: at.ship }] : at.forward(at.ship, at.cap, stationFace(seat, station)),
  }),
};

const stationFace = (seat: number, station: number): Subject => ({ kind: 'station', seat, ...stationOf(station) });

const goods: Cues = {
  repaired: ({ seat, slot }, at) => ({
    ms: 500,
    lands: 0.4,
    together: `repaired ${seat}`,
    landing: [{ kind: 'fresh', at: slot === null ? at.cargo : at.aboard(`slot-${slot + 1}`) }],
  }),
  gave_up: ({ token }, at) =>
    brings('gave_up', at, [
      { kind: 'float', at: token === 'medal' ? at.aboard('medals') : at.cargo, text: '−1', tint: 'q-damage' },
    ]),
  gained_medals: ({ n }, at) => brings('gained_medals', at, [gain(at.aboard('medals'), at, `+${n}`, 'q-medal')]),
  gained_artifact: (_, at) => brings('gained_artifact', at, [gain(at.cargo, at, '+1', 'q-wealth')]),
  gained_pirate: (_, at) => brings('gained_pirate', at, [gain(at.cargo, at, '+1', 'q-wealth')]),
  earned_bonus: (_, at) => brings('earned_bonus', at, [{ kind: 'fresh', at: at.aboard('slots') }]),
  laid_in_room: (_, at) => ({ ms: 700, motions: [{ kind: 'fresh', at: at.aboard('slots') }] }),
};

const techs: Cues = {
  drew_cards: () => ({ ms: 800, lands: 0.3, motions: [{ kind: 'fresh', at: 'techs' }] }),
  took_tech: ({ seat, card }, at) => {
    const { id = '', name = '', text = '', room = null } = cardOf(card) ?? {};
    return {
      ms: 1300,
      lands: 0.74,
      motions: at.mine
        ? []
        : at.forward([`tech-${id}`, 'techs'], at.aboard('slots'), { kind: 'tech', seat, id, name, text, room }),
    };
  },
  // It came to the ship when it was taken; one's own goes there now.
  installed_tech: ({ card, slot }, at) => ({
    ms: 800,
    lands: 0.4,
    motions: at.mine
      ? [{ kind: 'card', from: [`tech-${cardOf(card)?.id ?? ''}`, 'techs'], to: at.aboard(`slot-${slot + 1}`) }]
      : [],
    landing: [{ kind: 'flip', at: at.aboard(`slot-${slot + 1}`) }],
  }),
  discarded_tech: (_, at) => ({ ms: 600, motions: [{ kind: 'fresh', at: at.aboard('slots') }] }),
  refilled: ({ card }) => {
    const face = faceOf(card);
    return { ms: 150, landing: [{ kind: 'flip', at: `tech-${(face && cardOf(face)?.id) ?? ''}` }] };
  },
};

/** Where a captain's marker is; a clock out of sight is its pane's. */
const marker = (track: Track, at: Where): Spot => [`mark-${track}-${at.seat}`, `track-${track}`, ...list(at.cap)];

const tracks: Cues = {
  advanced: ({ seat, track }, at) => ({
    ms: 550,
    lands: 0.4,
    merge: `advanced ${seat} ${track}`,
    motions: [{ kind: 'fresh', at: marker(track, at) }],
    landing: [{ kind: 'float', at: marker(track, at), text: '+1', tint: tintOf(seat) }],
  }),
  went_back: ({ track, seat }, at) => ({
    ms: 700,
    lands: 0.4,
    landing: [{ kind: 'float', at: marker(track, at), text: '−', tint: tintOf(seat) }],
  }),
  reached_event: ({ event }, at) => {
    const face = eventFace(event);
    return {
      ms: 2000,
      lands: 0.74,
      always: true,
      motions: at.forward(`track-${face.faction}`, `track-${face.faction}`, { kind: 'event', ...face }),
    };
  },
  event_left: () => ({ ms: 500 }),
  lasted: (_, at) => ({ ms: 600, motions: [{ kind: 'fresh', at: at.cap }] }),
};

/** Captain Shadow's turn is shown even though it comes with one's own. */
const shadow: Cues = {
  shadow_drew: ({ order }, at) => {
    const face = faceOf(order);
    const subject: Subject = { kind: 'order', order: face ?? '', name: face === null ? '' : orderOf(face) };
    return { ms: 1500, lands: 0.6, begins: true, always: true, motions: at.forward('shadow', 'shadow', subject) };
  },
  shadow_moved: ({ to }, at) => ({
    ms: 1000,
    lands: 0.55,
    always: true,
    motions: [{ kind: 'card', from: 'ship-shadow', to: at.place(to), look: 'from' }],
  }),
  shadow_took: ({ card }) => ({
    ms: 1000,
    always: true,
    motions: [{ kind: 'card', from: [`tech-${cardOf(card)?.id ?? ''}`, 'techs'], to: 'shadow', look: 'from' }],
  }),
  shadow_completed: ({ place }, at) => ({
    ms: 1100,
    always: true,
    motions: [{ kind: 'card', from: at.mission(place), to: 'shadow', look: 'from' }],
  }),
};

const cues: Cues = { ...crew, ...missions, ...travels, ...goods, ...techs, ...tracks, ...shadow };

const script: Script<View, Event> = {
  cue(event, scene) {
    const { name, facts } = happened(event);
    const cue = Object.hasOwn(cues, name) ? (cues[name as Name] as (facts: unknown, at: Where) => Cue) : undefined;
    const seat = 'seat' in facts ? facts.seat : 0;
    return cue?.(facts, new Where(seat, scene)) ?? { ms: event === scene.deed.data ? 500 : 0 };
  },
  settle,
  lift,
  Face: StageFace,
};
export default script;
