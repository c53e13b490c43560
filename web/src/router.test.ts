import { describe, expect, it } from 'vitest';
import { isOnlyHere, link, read, sharedFrom } from './router';

describe('an address', () => {
  it('is read as it is written', () => {
    expect(read(link.home())).toEqual({ at: 'home' });
    expect(read(link.table('ab/c', 'x y'))).toEqual({ at: 'table', id: 'ab/c', code: 'x y', seat: null });
    expect(read(link.replay('t1', 12, 2))).toEqual({ at: 'replay', id: 't1', step: 12, seat: 2 });
    expect(read(link.rules('realms', 'SR-X5'))).toEqual({ at: 'rules', game: 'realms', rule: 'SR-X5', search: null });
    expect(read(link.rules('realms', 'all', 'a b'))).toMatchObject({ rule: 'all', search: 'a b' });
    expect(read(link.new('attack'))).toEqual({ at: 'new', game: 'attack', mode: null });
  });
  it('may be nonsense', () => {
    expect(read('#/what/ever')).toEqual({ at: 'nowhere' });
    expect(read('#/t/%E0%A4%A')).toEqual({ at: 'table', id: '%E0%A4%A', code: null, seat: null });
    expect(read('#/replay/a?step=-3&seat=x')).toEqual({ at: 'replay', id: 'a', step: null, seat: null });
  });
});

describe('a link for others', () => {
  const page = (origin: string) => ({ origin, hostname: new URL(origin).hostname, pathname: '/' });
  it('names the address the server is reached at, where this one is of this computer alone', () => {
    const lan = 'http://192.168.1.5:8080';
    for (const here of ['http://127.0.0.1:8080', 'http://localhost:8080', 'http://[::1]:8080']) {
      expect(sharedFrom(page(here), lan)).toBe(`${lan}/`);
      expect(sharedFrom(page(here), null)).toBe(`${here}/`);
    }
  });
  it('is the one this page was opened at, where others can open it', () => {
    expect(sharedFrom(page('http://box.local:8080'), 'http://192.168.1.5:8080')).toBe('http://box.local:8080/');
    expect(isOnlyHere('127.example.org')).toBe(false);
  });
});
