import { describe, expect, test, vi } from 'vitest';
import type { PlayedBy, SeatInfo } from '../../generated/wire';
import type { View } from './view';

vi.hoisted(() => vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined }));
const { asking, isAlone, isIdle } = await import('./asking.svelte');

const seat = (number: number, by: PlayedBy, person: string | null = null): SeatInfo => ({
  number,
  name: '',
  by,
  person,
  level: null,
  present: true,
  nonce: false,
});
const me = seat(1, 'person', 'ann');
const bots = [me, seat(2, 'bot'), seat(3, 'bot')];
const passOnly = { idle: true };

describe('AT-W11: nobody learns from timing what one holds', () => {
  test('who plays against bots alone is alone, wherever she sits', () => {
    expect(isAlone(bots, 1)).toBe(true);
    expect(isAlone([seat(1, 'bot'), seat(2, 'person', 'ann')], 2)).toBe(true);
  });

  test.each<[string, SeatInfo]>([
    ['a person', seat(3, 'person', 'bob')],
    ['a person who is away', { ...seat(3, 'person', 'bob'), present: false }],
    ['a bot that stands in for one', seat(3, 'stand_in', 'bob')],
    ['a bot in a person’s seat', seat(3, 'bot', 'bob')],
    ['an invited seat', seat(3, 'invited')],
    ['an open seat', seat(3, 'nobody')],
  ])('%s beside the bots: she is asked although she can only pass', (_, other) => {
    const seats = [me, seat(2, 'bot'), other];
    expect(isAlone(seats, 1)).toBe(false);
    expect(isIdle(seats, 1, passOnly)).toBe(false);
  });

  test('one who looks on, or whose seats are not known yet, is not alone', () => {
    expect(isAlone(bots, null)).toBe(false);
    expect(isAlone([], 1)).toBe(false);
  });

  test('against bots alone she is idle when nothing but Pass is hers', () => {
    expect(isIdle(bots, 1, passOnly)).toBe(true);
    expect(isIdle(bots, 1, { idle: false })).toBe(false);
    expect(isIdle(bots, 1, null)).toBe(false);
  });

  test('idle passes for her only where she is asked when it matters', () => {
    const view = { window: 'impact', asks: ['all', 'standard'] } as View;
    expect([asking.passes(view, true), asking.passes(view, false)]).toEqual([true, false]);
    asking.set('all');
    expect(asking.passes(view, true)).toBe(false);
    asking.set('own');
    expect(asking.passes(view, true)).toBe(false);
  });
});
