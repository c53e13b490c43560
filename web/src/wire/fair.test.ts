import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { TableInfo } from '../generated/wire';
import { bring, compare, keptOf, nonceFor } from './fair';
import { api } from './http';

vi.mock('./http', () => ({ api: { ask: vi.fn() } }));

const table = (nonce: boolean, status = 'open'): TableInfo =>
  ({
    id: 't1',
    commitment: 'c1',
    status,
    yours: [1],
    seats: [
      { number: 1, nonce },
      { number: 2, nonce: false },
    ],
  }) as unknown as TableInfo;

describe('a nonce', () => {
  beforeEach(() => {
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    });
  });

  it('is made for the commitment that was seen, once, and is 128 random bits', () => {
    const nonce = nonceFor('t1', 'c1');
    expect(nonce).toMatch(/^[0-9a-f]{32}$/);
    expect(nonceFor('t1', 'c1')).toBe(nonce);
    expect(nonceFor('t1', 'c2')).not.toBe(nonce);
    expect(keptOf('t1')?.commitment).toBe('c2');
    expect(keptOf('t2')).toBeNull();
  });
  it('is brought for a seat of one’s own that lacks one, and only before the game begins', async () => {
    const asked = vi.mocked(api.ask).mockResolvedValue(undefined);
    await bring(table(false));
    expect(asked).toHaveBeenCalledExactlyOnceWith('t1', { ask: 'nonce', nonce: nonceFor('t1', 'c1') });
    await bring(table(true));
    await bring(table(false, 'playing'));
    expect(asked).toHaveBeenCalledTimes(1);
  });
  it('holds no game up where it is refused', async () => {
    vi.mocked(api.ask).mockRejectedValue(new Error('begun'));
    await expect(bring(table(false))).resolves.toBeTruthy();
  });
});

describe('a proof', () => {
  const kept = { table: 't1', commitment: 'c1', nonce: 'n1' };
  it('is compared with what was seen and sent', () => {
    expect(compare({ commitment: 'c1', nonces: ['', 'n1'] }, kept, [2])).toEqual({ commitment: 'same', nonce: 'same' });
    expect(compare({ commitment: 'c2', nonces: ['', ''] }, kept, [2])).toEqual({ commitment: 'other', nonce: 'other' });
  });
  it('cannot be compared where nothing was kept', () => {
    const unknown = { commitment: 'unknown', nonce: 'unknown' };
    expect(compare({ commitment: 'c1', nonces: ['n1'] }, null, [1])).toEqual(unknown);
  });
});
