import { describe, expect, it } from 'vitest';
import { fit, openSeats, toTable, type Plan } from './plan';

const plan: Plan = {
  game: 'realms',
  format: 'duel',
  seats: [{ kind: 'me' }, { kind: 'open' }],
  clock: 'live',
  options: { a: '', b: 'x' },
  undo: true,
  public: true,
  spectators: false,
  rated: true,
  botTakes: true,
};

describe('a plan', () => {
  it('is sent without what is usual, and rated tables without undo', () => {
    expect(toTable(plan)).toMatchObject({
      options: { b: 'x' },
      undo: 'off',
      clock: { kind: 'live' },
      spectators: 'none',
      timeout: 'bot',
    });
  });
  it('has as many seats as the format allows', () => {
    expect(fit(plan.seats, [4, 6])).toHaveLength(4);
    expect(fit([...plan.seats, { kind: 'open' }], [2])).toHaveLength(2);
    expect(openSeats(plan.seats)).toBe(1);
  });
});
