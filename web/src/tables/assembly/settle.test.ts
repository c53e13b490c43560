import { describe, expect, it, vi } from 'vitest';
import { lift, settle } from './settle';
import recorded from './told.json';
import type { CardView, Event, View } from './view';

vi.mock('../../games.svelte', async () => {
  const { default: told } = await import('./told.json');
  return { known: { details: { assembly: { content: told.content } } } };
});

vi.mock('../../i18n/index.svelte', () => ({ t: () => ({}) }));

/** Updates of real games: what was shown before, what was told, and the view that came with it. */
const updates = JSON.parse(JSON.stringify(recorded.updates), (_, value: { printed?: number } | null) =>
  value?.printed ? recorded.cards[value.printed - 1] : value,
) as { before: View; events: Event[]; after: View }[];

const numbers = (list: readonly { card: CardView }[]): number[] => list.map(({ card }) => card.number);

/** What everybody reads off the table before the war. */
const read = (view: View) => ({
  stands: [
    view.phase,
    view.turn,
    view.votes,
    !view.end && view.final_turn,
    view.declared_by,
    view.declared_how,
    view.end,
  ],
  deck: [view.deck_size, view.ribbon],
  row: view.row.map((card) => card.number),
  agenda: view.agenda.map((place) => [place.card?.number ?? null, place.locked_by]),
  locks: view.lock_price,
  sides: view.sides.map((side) => ({
    hand: [side.hand_size, side.hand && numbers(side.hand)],
    captains: side.captains.map((one) => [one.card.number, one.exhausted, one.abilities]),
    fleet: side.fleet.map((one) => [one.card.number, one.left, one.tracked, one.tracking_card]),
  })),
});

/** The war; which weapons found no target and what power does to them is told by no event. */
const war = ({ battle, active }: View) =>
  battle && {
    acts: [battle.round, battle.acting, battle.mode, battle.acting && active],
    line: battle.line,
    weapons: battle.weapons.map((one) => [one.weapon, one.state === 'idle' ? 'open' : one.state, one.target]),
  };

const fold = ({ before, events }: (typeof updates)[number]): View => events.reduce(settle, before);

describe('the table after each event', () => {
  it.each(updates.map((update, i) => [i, update] as const))('comes to the view of update %i', (_, update) => {
    expect(read(fold(update))).toEqual(read(update.after));
    expect(war(fold(update))).toEqual(war(update.after));
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
    const odd = [
      { event: 'took', seat: 9, card: 99 },
      { event: 'fired', ship: 99, weapon: 7, target: 98, card: { back: null }, points: 2 },
      { event: 'ship_turn', seat: 8, ship: 77 },
      { event: 'destroyed', seat: 7, ship: 66 },
      { event: 'never heard of' },
    ] as unknown as Event[];
    for (const { before } of updates) expect(odd.reduce(settle, before).sides.length).toBe(2);
  });
  it('lifts a card from where it lay, and nothing else moves', () => {
    const found = updates.flatMap(({ before, events }) => {
      const [first] = events;
      return first?.event === 'drew' && first.from === 'agenda' ? [{ before, first }] : [];
    });
    expect(found.length).toBeGreaterThan(0);
    for (const { before, first } of found) {
      const air = lift(before, first);
      expect(air.agenda.filter((place) => place.card === null).length).toBe(1);
      expect(air.sides.map((side) => side.hand_size)).toEqual(before.sides.map((side) => side.hand_size));
    }
  });
});
