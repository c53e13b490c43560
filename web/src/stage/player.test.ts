import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Player, type Piece } from './player';

interface Deed extends Piece {
  name: string;
}
const deed = (name: string, more: Partial<Deed> = {}): Deed => ({
  name,
  ms: 1000,
  gap: 0,
  lands: 0.5,
  together: null,
  merge: null,
  turn: 1,
  ...more,
});
const names = (deeds: readonly Deed[]): string => deeds.map((one) => one.name).join('+');

function watched(clock?: () => number | null): { player: Player<Deed>; seen: string[] } {
  const seen: string[] = [];
  const player = new Player<Deed>(
    {
      begin: (deeds, at, of) => seen.push(`${names(deeds)} ${at}/${of}`),
      land: (deeds) => seen.push(`landed ${names(deeds)}`),
      arrive: (rest) => seen.push(`arrived ${names(rest)}`.trim()),
    },
    clock,
  );
  return { player, seen };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the player of beats', () => {
  it('shows one deed after another, each landing in its time', () => {
    const { player, seen } = watched();
    player.add([deed('a'), deed('b')]);
    expect(seen).toEqual(['a 1/2']);
    vi.advanceTimersByTime(500);
    expect(seen).toEqual(['a 1/2', 'landed a']);
    vi.advanceTimersByTime(500);
    expect(seen.at(-1)).toBe('b 2/2');
    vi.advanceTimersByTime(1000);
    expect(seen.at(-1)).toBe('arrived');
    expect(player.playing).toBe(false);
  });
  it('queues what comes meanwhile', () => {
    const { player, seen } = watched();
    player.add([deed('a')]);
    vi.advanceTimersByTime(200);
    player.add([deed('b'), deed('c')]);
    vi.advanceTimersByTime(800);
    expect(seen.at(-1)).toBe('b 2/3');
    vi.runAllTimers();
    expect(seen.at(-1)).toBe('arrived');
  });
  it('goes at the pace that was set', () => {
    const { player, seen } = watched();
    player.speed = 4;
    player.add([deed('a')]);
    vi.advanceTimersByTime(250);
    expect(seen.at(-1)).toBe('arrived');
  });
  it('skips to the end at once, with all that was not shown', () => {
    const { player, seen } = watched();
    player.add([deed('a'), deed('b'), deed('c')]);
    vi.advanceTimersByTime(700);
    player.skip();
    expect(seen.at(-1)).toBe('arrived b+c');
    vi.runAllTimers();
    expect(seen.at(-1)).toBe('arrived b+c');
  });
  it('stands still while somebody reads, and goes on where it was', () => {
    const { player, seen } = watched();
    player.add([deed('a')]);
    vi.advanceTimersByTime(300);
    player.hold();
    vi.advanceTimersByTime(60_000);
    expect(seen).toEqual(['a 1/1']);
    player.resume();
    vi.advanceTimersByTime(199);
    expect(seen).toEqual(['a 1/1']);
    vi.advanceTimersByTime(1);
    expect(seen).toEqual(['a 1/1', 'landed a']);
  });
  it('shows equal deeds together where the turn is long', () => {
    const { player, seen } = watched();
    player.add(Array.from({ length: 8 }, (_, i) => deed(String(i), { merge: 'same' })));
    expect(seen).toEqual(['0+1+2+3 1/2']);
  });
  it('is cut to what the clock allows, and says so', () => {
    const until = Date.now() + 1000;
    const { player, seen } = watched(() => until - Date.now());
    player.add([deed('a'), deed('b')]);
    expect(player.cut).toBe(true);
    vi.advanceTimersByTime(1000);
    expect(seen.at(-1)).toBe('arrived');
  });
  it('shows nothing where the clock leaves no time', () => {
    const { player, seen } = watched(() => 0);
    player.add([deed('a'), deed('b')]);
    expect(seen).toEqual(['arrived a+b']);
    expect(player.cut).toBe(true);
  });
});
