import { describe, expect, it } from 'vitest';
import { facing, hullOf, turned } from './look';
import type { ShipView } from './view';

const ship = (shields: unknown, open: boolean): ShipView =>
  ({
    colour: 'red',
    speed: 3,
    lost: [],
    persona: null,
    capacitor: null,
    traits: [null, null, shields, null],
    open: [false, false, open, false],
  }) as unknown as ShipView;

describe('how a ship looks', () => {
  it('never tells hidden Shields, not even to their captain', () => {
    const [one, other] = [hullOf(ship({ face: '1' }, false)), hullOf(ship({ face: '5' }, false))];
    expect(one.key).toBe(other.key);
    expect(one.draw()).toBe(other.draw());
  });
  it('shows Shields that were revealed', () => {
    expect(hullOf(ship({ face: '2' }, true)).draw()).not.toBe(hullOf(ship({ face: '5' }, true)).draw());
  });
  it('faces the middle before its first course', () => {
    expect(facing('d1')).toBe('N');
    expect(facing('e10')).toBe('S');
    expect(facing('a5')).toBe('E');
    expect(facing('h6')).toBe('W');
  });
  it('turns the shorter way', () => {
    expect(turned(0, 'W')).toBe(-90);
    expect(turned(270, 'N')).toBe(360);
    expect(turned(90, 'E')).toBe(90);
    expect(turned(undefined, 'W')).toBe(270);
  });
});
