import { expect, it } from 'vitest';
import { nextOf } from './next';

it('speaks of a target only where all that is lit can be one', () => {
  expect(nextOf(['seat-2', 'seat-3/battlestation', 'boss/mech'])).toBe('target');
  expect(nextOf(['fleet/lance', 'fleet/ostrin'])).toBe('target');
  expect(nextOf(['ship/blue'])).toBe('target');
  expect(nextOf(['seat-2', 'deck'])).toBe('lit');
});
it('calls other things by what they are', () => {
  expect(nextOf(['ability/1', 'ability/2'])).toBe('ability');
  expect(nextOf(['order/units', 'order/cards'])).toBe('order');
  expect(nextOf(['location/1', 'location/2'])).toBe('location');
  expect(nextOf(['room/helm', 'train/red'])).toBe('lit');
  expect(nextOf([])).toBe('lit');
});
