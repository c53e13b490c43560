import { describe, expect, it } from 'vitest';
import type { Told } from '../../generated/wire';
import { deedOf, isFought, lookedAt } from './camera';
import type { Happening, View } from './view';

const told = (event: string, more: object = {}): Happening => ({ event, ...more }) as Happening;
const during = (phase: string, battle: number | null = null): View => ({ phase, battle }) as Partial<View> as View;

describe('where the Stage looks', () => {
  it('goes with figures: to where they arrive, to where they fall', () => {
    const turns = during('turns');
    expect(lookedAt(told('unit_moved', { from: 'supply', to: 1 }), turns)).toBe(2);
    expect(lookedAt(told('unit_destroyed', { from: 3 }), turns)).toBe(3);
    expect(lookedAt(told('unit_destroyed', { from: 'supply' }), turns)).toBeNull();
  });
  it('goes to a location whose reward is claimed', () => {
    expect(lookedAt(told('reward_claimed', { location: 0 }), during('turns'))).toBe(1);
  });
  it('stays at a battle until its honor is won, and leaves it for alliances', () => {
    const fight = during('battles', 2);
    for (const event of ['card_committed', 'card_revealed', 'targeted'])
      expect([lookedAt(told(event), fight), isFought(told(event), fight)]).toEqual([2, true]);
    expect(lookedAt(told('honor_gained', { why: 'victory' }), fight)).toBe(2);
    expect(lookedAt(told('honor_gained', { why: 'alliance' }), fight)).toBeNull();
  });
  it('sees the whole table for orders and markers', () => {
    for (const event of ['order_placed', 'marker_moved', 'turn_began', 'card_played'])
      expect(lookedAt(told(event), during('turns'))).toBeNull();
  });
  it('looks where the deed is, not where what follows from it is', () => {
    const events = [told('reward_claimed', { location: 1 }), told('cards_drawn')].map((data) => ({ data }) as Told);
    expect(deedOf(events).event).toBe('reward_claimed');
    expect(deedOf([]).event).toBe('');
  });
});
