import { describe, expect, it, vi } from 'vitest';
import { lift, settle } from './settle';
import type { Event, Player, View } from './view';

const printed = { tint: 'fed', base: true, outpost: true, defense: 4, cost: 5 };
vi.mock('./cards', () => ({ look: () => printed }));

const player = (seat: number, more: Partial<Player> = {}): Player =>
  ({
    seat,
    purse: seat,
    authority: 50,
    trade: 0,
    combat: 0,
    owes: 0,
    deck: 3,
    reshuffles: 0,
    hand: [],
    unseen: [],
    discard: [],
    in_play: [],
    ...more,
  }) as Partial<Player> as Player;
const table = (...players: Player[]): View =>
  ({
    row: ['Ram', 'Cutter'],
    prices: [3, 2],
    pairs: [true, false],
    explorers: 10,
    trade_deck: 60,
    scrap_heap: [],
    players,
  }) as Partial<View> as View;
const after = (view: View, ...told: Event[]): View => told.reduce(settle, view);
const seat = (view: View, n: number): Player | undefined => view.players[n - 1];

describe('the table after what was told', () => {
  it('has a played card in play, and no longer in the hand, whoever could see it there', () => {
    const view = table(player(1), player(2, { hand: [{ back: null }, { back: null }], unseen: ['Ram', 'Scout'] }));
    const bob = seat(after(view, { event: 'played', seat: 2, card: 'Ram' }), 2);
    expect([bob?.hand.length, bob?.unseen, bob?.in_play.map((item) => item.card)]).toEqual([1, ['Scout'], ['Ram']]);
  });
  it('has the purchase in the discard pile, its price paid, its slot filled', () => {
    const view = table(player(1), player(2, { trade: 5 }));
    const bought: Event = { event: 'acquired', seat: 2, card: 'Ram', paid: 3, on_top: false };
    expect(after(view, bought).row).toEqual([null, 'Cutter']);
    const filled = after(view, bought, { event: 'refilled', slot: 1, card: { face: 'Scout' } });
    expect([filled.row, filled.trade_deck]).toEqual([['Scout', 'Cutter'], 59]);
    expect([seat(filled, 2)?.trade, seat(filled, 2)?.discard]).toEqual([2, ['Ram']]);
  });
  it('has the Authority of a whole team changed by one blow', () => {
    const view = table(player(1), player(2, { purse: 1 }), player(3, { combat: 6 }));
    const hit = after(view, { event: 'attacked', by: 3, target: 1, n: 4 });
    expect(hit.players.map((one) => one.authority)).toEqual([46, 46, 50]);
    expect(seat(hit, 3)?.combat).toBe(2);
  });
  it('has ships in the discard pile and pools empty after a turn, bases where they stood', () => {
    const [ship, base] = [
      { card: 'Ram', base: false },
      { card: 'Fortress', base: true },
    ] as Player['in_play'];
    const view = table(player(1, { in_play: [ship, base], trade: 1, combat: 2 } as Partial<Player>));
    const ann = seat(after(view, { event: 'turn_ended', seat: 1, trade: 1, combat: 2, ships: 1 }), 1);
    expect([ann?.in_play, ann?.discard, ann?.trade, ann?.combat]).toEqual([[base], ['Ram'], 0, 0]);
  });
  it('returns Explorers to their pile, all else to the heap', () => {
    const view = table(player(1, { discard: ['Explorer', 'Scout'] }));
    const scrap = (card: string): Event => ({ event: 'scrapped', seat: 1, card, from: 'discard' });
    const done = after(view, scrap('Explorer'), scrap('Scout'));
    expect([done.explorers, done.scrap_heap, seat(done, 1)?.discard]).toEqual([11, ['Scout'], []]);
  });
  it('is left alone by what it does not know, and never changed in place', () => {
    const view = table(player(1), player(2));
    const before = structuredClone(view);
    expect(settle(view, { event: 'adjourned' })).toBe(view);
    after(view, { event: 'drew', seat: 2, cards: [{ back: null }] }, { event: 'reshuffled', seat: 2 });
    expect(view).toEqual(before);
  });
});

describe('the table while things are in the air', () => {
  it('has lost what leaves and not yet got it back', () => {
    const view = table(player(1), player(2, { trade: 5 }));
    const air = lift(view, { event: 'acquired', seat: 2, card: 'Ram', paid: 3, on_top: false });
    expect([air.row, seat(air, 2)?.trade, seat(air, 2)?.discard]).toEqual([[null, 'Cutter'], 2, []]);
  });
});
