import { describe, expect, it, vi } from 'vitest';
import type { Event } from '../../generated/captains';
import { lift, settle } from './told';
import recorded from './told.json';
import type { ShipView, View } from './view';

vi.mock('../../games.svelte', async () => {
  const { default: told } = await import('./told.json');
  const sentences = told.sentences as Record<string, string>;
  return {
    known: { details: { captains: { content: told.content } } },
    sentenceOf: (_: string, name: string) => sentences[name] ?? null,
  };
});

/** Updates of real games: what was shown before, what was told, and the view that came with it. */
const updates = recorded.updates as unknown as { before: View; events: Event[]; after: View }[];
const fold = ({ before, events }: (typeof updates)[number]): View => events.reduce(settle, before);
const tells = (name: string): ((update: (typeof updates)[number]) => boolean) => {
  return ({ events }) => events.some((event) => event === name || (typeof event === 'object' && name in event));
};

/** The crew, whoever is still at work counted with the queue he comes to. */
const crew = (view: View, ship: ShipView): string[] => [
  ...ship.queue,
  ...(view.at_work && view.turn === ship.seat ? [view.at_work] : []),
];

/** What everybody reads off the table. */
const read = (view: View) => ({
  round: view.round,
  captains: view.captains.map((ship) => ({
    stands: [ship.place, ship.passed, ship.markers, ship.rings],
    ready: ship.ready,
    queue: crew(view, ship).sort(),
    hold: [ship.medals, ship.damage, ship.cargo_damage, ship.artifacts, ship.pirates],
    techs: ship.slots.map(({ card, damaged, artifact }) => [card, damaged, artifact]),
    missions: ship.missions.toSorted(),
  })),
  places: view.places.map(({ ships, holder, shadow, tile, next_mission, mission }) => ({
    ...{ ships, holder, shadow, tile, next_mission, mission },
  })),
  pirates: view.routes.map(({ pirate }) => pirate),
  board: view.tech_board,
  events: view.tracks.map(({ event }) => event),
  away: [view.away?.mission.name, view.away?.pads],
  shadow: view.shadow && [view.shadow.place, view.shadow.deck, view.shadow.drawn],
});

/** What no event tells: a new round shuffles Shadow's orders, and a station's tile opens an ability nobody names. */
const isUntold = tells('round_began');

describe('the table after each event', () => {
  it.each(updates.map((update, i) => [i, update] as const))('comes to the view of update %i', (_, update) => {
    const [shown, told] = [read(fold(update)), read(update.after)];
    if (isUntold(update)) shown.shadow = told.shadow;
    expect(shown).toEqual(told);
  });
  it('adds a mission to the score as soon as it is complete', () => {
    const [update] = updates.filter(tells('completed_mission'));
    const missions = (view: View) => view.captains.map((ship) => ship.score_rows[0]);
    expect(update && missions(fold(update))).toEqual(update && missions(update.after));
  });
  it('asks nothing', () => {
    for (const update of updates) expect(fold(update).question).toBeNull();
  });
  it('changes nothing it was given', () => {
    for (const update of updates) {
      const before = JSON.stringify(update.before);
      fold(update);
      update.events.reduce(lift, update.before);
      expect(JSON.stringify(update.before)).toBe(before);
    }
  });
  it('stands whatever it is told of', () => {
    const [first] = updates;
    if (!first) throw new Error('no update');
    const odd = [
      { moved: { seat: 9, from: 99, to: 99 } },
      { installed_tech: { seat: 9, card: { index: 999, class: 'alpha' }, slot: 9 } },
      { completed_mission: { seat: 9, mission: 999 } },
      { new_mission: { mission: { back: null }, place: 99 } },
      { toString: {} },
      'never heard of',
      null,
    ] as unknown as Event[];
    expect(odd.reduce(settle, first.before).captains).toEqual(first.before.captains);
    expect(odd.reduce(lift, first.before).captains).toEqual(first.before.captains);
  });
});

describe('the table while things are in the air', () => {
  it('has lost the tech that was taken, and has it in no slot', () => {
    const update = updates.find(({ events }) =>
      events.some((event) => typeof event === 'object' && 'took_tech' in event),
    );
    const event = update?.events.find((one) => typeof one === 'object' && 'took_tech' in one);
    if (!update || !event) throw new Error('nobody took a tech');
    const air = lift(update.before, event);
    const techs = (view: View) => view.tech_board.filter((one) => one !== null).length;
    expect(techs(air)).toBe(techs(update.before) - 1);
    expect(air.captains.map((ship) => ship.slots)).toEqual(update.before.captains.map((ship) => ship.slots));
  });
});
