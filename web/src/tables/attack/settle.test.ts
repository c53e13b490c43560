import { describe, expect, it } from 'vitest';
import type { Told } from '../../generated/attack';
import { lift, settle } from './settle';
import recorded from './told.json';
import type { View } from './view';

/** Updates of real games: what was shown before, what was told, and the view that came with it. */
const updates = recorded as unknown as { before: View; events: Told[]; after: View }[];
const fold = ({ before, events }: (typeof updates)[number]): View => events.reduce(settle, before);

/** What everybody reads off the table. */
const read = (view: View) => ({
  turn: [view.rounds, view.first],
  flags: view.flags,
  ships: view.ships.map((ship) => ({
    stands: [ship.seat, ship.square, ship.berth, ship.field, ship.speed, ship.flag],
    tile: [ship.traits, ship.open, ship.capacitor, ship.hull, ship.modifier],
    pool: [ship.reserve, ship.reserve_count, ship.lost, ship.pool, ship.unlocated],
    signs: [ship.struck, ship.disabled, ship.power?.spent],
  })),
});

describe('the table after each event', () => {
  it.each(updates.map((update, i) => [i, update] as const))('comes to the view of update %i', (_, update) => {
    expect(read(fold(update))).toEqual(read(update.after));
  });
  it('knows whose turn it is', () => {
    // Who places a ship next is told by no event.
    const turns = updates.filter(({ after }) => after.question !== 'place ship');
    expect(turns.length).toBeGreaterThan(0);
    for (const update of turns) expect(fold(update).active).toBe(update.after.active);
  });
  it('changes nothing it was given', () => {
    for (const update of updates) {
      const before = JSON.stringify(update.before);
      fold(update);
      update.events.reduce(lift, update.before);
      expect(JSON.stringify(update.before)).toBe(before);
    }
  });
  it('offers no course and no shot from where a ship no longer stands', () => {
    const [first] = updates.filter(({ events }) => JSON.stringify(events).includes('"what":"moved"'));
    if (!first) throw new Error('nobody moved');
    const moved = first.events.filter((told) => 'public' in told && told.public.what === 'moved');
    const { ships } = moved.reduce(settle, first.before);
    expect(ships.flatMap((ship) => [...ship.plans, ...ship.lines, ...ship.range, ...ship.threat])).toEqual([]);
  });
  it('stands whatever it is told of', () => {
    const [first] = updates;
    if (!first) throw new Error('no update');
    const odd = [
      { public: { what: 'moved', seat: 9, steps: 3, to: 'a1' } },
      { public: { what: 'lost', seat: 8, on: 'shields', coin: '3', by: null } },
      { public: { what: 'picked_up', seat: 7, flag: 5 } },
      { public: { what: 'never heard of' } },
      { sealed: null },
    ] as unknown as Told[];
    const { ships } = [...odd].reduce(settle, first.before);
    expect(ships.map(({ square }) => square)).toEqual(first.before.ships.map(({ square }) => square));
    expect(odd.reduce(lift, first.before).ships.length).toBe(ships.length);
  });
});

describe('the table while a token is in the air', () => {
  it('has it no longer on its corner, and not yet among the lost', () => {
    const update = updates.find(({ events }) =>
      events.some((told) => 'public' in told && told.public.what === 'lost' && told.public.on !== null),
    );
    const told = update?.events.find((one) => 'public' in one && one.public.what === 'lost');
    if (!update || !told || !('public' in told) || told.public.what !== 'lost') throw new Error('nobody lost a token');
    const { seat } = told.public;
    const [was, air] = [update.before, lift(update.before, told)].map((view) => view.ships[seat - 1]);
    const lying = (ship: typeof air): number => ship?.traits.filter((token) => token !== null).length ?? 0;
    expect(lying(air)).toBe(lying(was) - 1);
    expect(air?.lost).toEqual(was?.lost);
  });
});
