import { describe, expect, it, vi } from 'vitest';
import { settle } from './settle';
import recorded from './told.json';
import type { Event, View } from './view';

vi.mock('../../games.svelte', async () => {
  const { default: told } = await import('./told.json');
  return { known: { details: { samurai: { content: told.content } } }, sentenceOf: () => null };
});

/** Updates of real games: what was shown before, what was told, and the view that came with it. */
const updates = recorded.updates as unknown as { before: View; events: Event[]; after: View }[];

const sorted = (names: readonly string[]): string[] => names.map((name) => name.replace('*', '')).sort();

/** What everybody reads off the table. */
const read = (view: View) => ({
  stands: [view.phase, view.round, view.first, view.order, view.active, view.turn, view.ordered],
  bank: [view.bank, view.decks, view.location_deck, view.discards.map(sorted)],
  markers: view.markers,
  players: view.players.map((one) => ({
    clan: one.clan,
    pays: [one.honor, one.income, one.wealth],
    hand: one.hand_size,
    placed: one.placed,
    supply: sorted(one.supply),
    lost: sorted(one.graveyard),
    claimed: sorted(one.claimed.map(({ name }) => name)),
  })),
  locations: view.locations.map((one) => ({
    card: one.card,
    free: one.free,
    figures: one.figures.map(sorted),
    attached: one.attached.map(({ name }) => name),
  })),
});
const fold = ({ before, events }: (typeof updates)[number]): View => events.reduce(settle, before);

describe('the table after each event', () => {
  it.each(updates.map((update, i) => [i, update] as const))('comes to the view of update %i', (_, update) => {
    expect(read(fold(update))).toEqual(read(update.after));
  });
  it('counts power and leaders as the view does', () => {
    // An aura is told by no event: its mech is left out.
    const plain = updates.filter(({ events }) => !JSON.stringify(events).includes('"unit":3'));
    expect(plain.length).toBeGreaterThan(0);
    const counts = (view: View) => view.locations.map((one) => [one.totals, one.leader]);
    for (const update of plain) expect(counts(fold(update))).toEqual(counts(update.after));
  });
  it('changes nothing it was given', () => {
    for (const update of updates) {
      const before = JSON.stringify(update.before);
      fold(update);
      expect(JSON.stringify(update.before)).toBe(before);
    }
  });
  it('stands whatever it is told of', () => {
    const [first] = updates;
    if (!first) throw new Error('no update');
    const odd = [
      { event: 'unit_moved', seat: 9, unit: 99, tokens: 0, from: 7, to: 9 },
      { event: 'turn_began', seat: 8 },
      { event: 'marker_moved', seat: 1, clan: 99, from: 0, to: 99 },
      { event: 'never heard of' },
    ] as unknown as Event[];
    expect(odd.reduce(settle, first.before).players.length).toBe(first.before.players.length);
  });
});
