import { describe, expect, it } from 'vitest';
import type { GameInfo, OptionInfo } from '../generated/wire';
import { fit, openSeats, optionsOf, toTable, type Plan } from './plan';

const plan: Plan = {
  game: 'realms',
  format: 'duel',
  seats: [{ kind: 'me' }, { kind: 'open' }],
  clock: 'live',
  options: { a: '', b: 'x', 'seat-2.c': 'y', d: 'z' },
  undo: true,
  public: true,
  spectators: false,
  rated: true,
  botTakes: true,
};

const option = (name: string, formats: string[]): OptionInfo => ({
  name,
  per_seat: name === 'c',
  values: [],
  note: '',
  formats,
});
const options = [option('a', ['duel']), option('b', ['duel', 'raid']), option('c', ['duel']), option('d', ['raid'])];
const game: GameInfo = { id: 'realms', title: '', designer: '', story: '', formats: [], options };

describe('a plan', () => {
  it('knows the options of its format alone', () => {
    expect(optionsOf(game, 'raid').map(({ name }) => name)).toEqual(['b', 'd']);
  });
  it('is sent without what is usual, and rated tables without undo', () => {
    expect(toTable(plan, optionsOf(game, 'duel'))).toMatchObject({
      options: { b: 'x', 'seat-2.c': 'y' },
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
