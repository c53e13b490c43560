import { describe, expect, it } from 'vitest';
import { nextSeat } from './hotseat';

describe('who decides next at a shared screen', () => {
  it('is the one who looks, as long as the table waits for her', () => {
    expect(nextSeat([1, 2, 3], [2, 3], 3, [])).toBe(3);
  });

  it('goes round, so that a sealed answer of each is asked for once', () => {
    // Each sees the others as still to answer, whoever has.
    expect(nextSeat([1, 2, 3], [2, 3], 1, [1])).toBe(2);
    expect(nextSeat([1, 2, 3], [1, 3], 2, [1, 2])).toBe(3);
    expect(nextSeat([1, 2, 3], [1, 3], 2, [])).toBe(3);
    expect(nextSeat([1, 2, 3], [1, 2], 3, [])).toBe(1);
  });

  it('is nobody where only others are waited for', () => {
    expect(nextSeat([1, 2], [1, 3], 2, [1, 2])).toBeNull();
    expect(nextSeat([1, 2], [3], 2, [])).toBeNull();
  });
});
