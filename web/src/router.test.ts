import { describe, expect, it } from 'vitest';
import { link, read } from './router';

describe('an address', () => {
  it('is read as it is written', () => {
    expect(read(link.home())).toEqual({ at: 'home' });
    expect(read(link.table('ab/c', 'x y'))).toEqual({ at: 'table', id: 'ab/c', code: 'x y', seat: null });
    expect(read(link.replay('t1', 12, 2))).toEqual({ at: 'replay', id: 't1', step: 12, seat: 2 });
    expect(read(link.rules('realms', 'SR-X5'))).toEqual({ at: 'rules', game: 'realms', rule: 'SR-X5' });
    expect(read(link.new('attack'))).toEqual({ at: 'new', game: 'attack', mode: null });
  });
  it('may be nonsense', () => {
    expect(read('#/what/ever')).toEqual({ at: 'nowhere' });
    expect(read('#/t/%E0%A4%A')).toEqual({ at: 'table', id: '%E0%A4%A', code: null, seat: null });
    expect(read('#/replay/a?step=-3&seat=x')).toEqual({ at: 'replay', id: 'a', step: null, seat: null });
  });
});
