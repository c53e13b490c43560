import { describe, expect, it } from 'vitest';
import { en } from '../../i18n/en';
import { battlesOf, unseenOf } from './battles';

const TIGER = {
  name: 'Winter Tiger',
  unit: 'Winter Tiger',
  kind: 'mech',
  count: 1,
  tokens: 0,
  power: 7,
  marked: false,
};
const NAMES = ['Elite General', 'Change Strategy'];
const told = (...events: Record<string, unknown>[]) =>
  battlesOf(
    events.map((data) => ({ words: String(data.event), data })),
    (kind) => NAMES[kind] ?? '',
  );

describe('battles as they were told', () => {
  it('has cards, sums, gains and who goes home', () => {
    const [fight] = told(
      { event: 'battle_began', location: 2 },
      { event: 'card_committed', seat: 1, card: 'back' },
      { event: 'commit_passed', seat: 2 },
      { event: 'card_revealed', seat: 1, card: { face: 0 } },
      { event: 'power_changed', seat: 1, n: 3 },
      {
        event: 'battle_won',
        seat: 1,
        location: 2,
        total: 8,
        units: [5, 6, null, null],
        totals: [8, 6, null, null],
        forces: [[], [TIGER]],
      },
      { event: 'honor_gained', seat: 1, n: 5, why: 'victory' },
      { event: 'reward_claimed', seat: 1, location: 2 },
      { event: 'wealth_gained', seat: 1, n: 3 },
      { event: 'location_claimed', seat: 1, location: 2, card: 7 },
      { event: 'unit_returned', seat: 1, unit: 0, from: 3 },
      { event: 'unit_returned', seat: 1, unit: 1, from: 3 },
    );
    expect(fight).toMatchObject({ no: 3, contested: true, victor: 1, card: 7, home: 2 });
    expect(fight?.stood).toEqual([
      {
        seat: 1,
        forces: [],
        units: 5,
        total: 8,
        cards: [{ name: 'Elite General', adds: 3, state: 'shown' }],
        struck: [],
        passed: false,
      },
      { seat: 2, forces: [TIGER], units: 6, total: 6, cards: [], struck: [], passed: true },
    ]);
    expect(fight?.gains.map((one) => [one.kind, one.n])).toEqual([
      ['victory', 5],
      ['wealth', 3],
    ]);
  });
  it('knows which of the victor’s stayed', () => {
    const [fight] = told(
      { event: 'battle_began', location: 0 },
      { event: 'battle_won', seat: 2, location: 0, total: 5, units: [5, 3, null, null], totals: [5, 5, null, null] },
      { event: 'unit_returned', seat: 2, unit: 0, from: 1 },
      { event: 'units_stayed', seat: 2, location: 0, n: 2, power: 3 },
    );
    expect(fight).toMatchObject({ victor: 2, home: 1, kept: { n: 2, power: 3 } });
  });
  it('knows what decided a tie, and says it', () => {
    const tieOf = (more: object) =>
      told({
        event: 'battle_won',
        seat: 2,
        location: 0,
        total: 5,
        units: [5, 3, null, null],
        totals: [5, 5, null, null],
        ...more,
      })[0]?.tie;
    expect([tieOf({ tie: 'card' }), tieOf({ tie: 'order' }), tieOf({ tie: null }), tieOf({})]).toEqual([
      'card',
      'order',
      null,
      null,
    ]);
    const says = (you: boolean, tie: 'card' | 'order') =>
      en.drawn.samurai.tieWon(you, 'Pulsar', tieOf({ tie }) ?? 'order');
    expect(says(true, 'card')).toBe('A tie: you win it, by a card.');
    expect(says(false, 'order')).toBe('A tie: Pulsar wins it, earlier in turn order.');
  });
  it('tells what cards did before one was told of them', () => {
    const [fight] = told({
      event: 'battle_won',
      seat: 1,
      location: 0,
      total: 5,
      units: [3, 5, null, null],
      totals: [5, 1, null, null],
    });
    expect(fight?.stood.map(unseenOf)).toEqual([2, -4]);
  });
  it('knows two locations won without a battle, one after the other', () => {
    const won = (location: number) => [
      { event: 'honor_gained', seat: 2, n: 5, why: 'victory' },
      { event: 'reward_claimed', seat: 2, location },
      { event: 'location_claimed', seat: 2, location, card: location },
    ];
    const fights = told({ event: 'battles_began' }, ...won(0), ...won(1), {
      event: 'honor_gained',
      seat: 1,
      n: 4,
      why: 'alliance',
    });
    expect(fights.map((one) => [one.no, one.contested, one.done])).toEqual([
      [1, false, true],
      [2, false, true],
    ]);
  });
  it('tells a card that could not be paid, and a battle that is not over', () => {
    const [fight] = told(
      { event: 'battle_began', location: 0 },
      { event: 'card_revealed', seat: 1, card: { face: 1 } },
      { event: 'card_unpaid', seat: 1, kind: 1 },
    );
    expect(fight).toMatchObject({ done: false, victor: null });
    expect(fight?.stood[0]?.cards).toEqual([{ name: 'Change Strategy', adds: 0, state: 'unpaid' }]);
  });
  it('lays what another’s card takes away at her door, not at one’s own card', () => {
    const [fight] = told(
      { event: 'battle_began', location: 0 },
      { event: 'card_revealed', seat: 2, card: { face: 0 } },
      { event: 'power_changed', seat: 2, n: 4 },
      { event: 'card_revealed', seat: 1, card: { face: 1 } },
      { event: 'power_changed', seat: 2, n: -4 },
    );
    expect(fight?.stood.find((one) => one.seat === 2)).toMatchObject({
      cards: [{ name: 'Elite General', adds: 4 }],
      struck: [{ by: 1, name: 'Change Strategy', adds: -4 }],
    });
  });
});
