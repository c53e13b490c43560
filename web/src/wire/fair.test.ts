import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { TableInfo } from '../generated/wire';
import { bring, compare, keptOf, nonceFor } from './fair';
import { api } from './http';

vi.mock('./http', () => ({ api: { ask: vi.fn() } }));

const table = (nonce: boolean, status = 'open'): TableInfo =>
  ({
    id: 't1',
    commitment: 'c1',
    known_chance: false,
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
    const seen = (commitment: string) => ({ id: 't1', commitment, known_chance: false });
    const nonce = nonceFor(seen('c1'));
    expect(nonce).toMatch(/^[0-9a-f]{32}$/);
    expect(nonceFor(seen('c1'))).toBe(nonce);
    expect(nonceFor(seen('c2'))).not.toBe(nonce);
    expect(keptOf('t1')?.commitment).toBe('c2');
    expect(keptOf('t2')).toBeNull();
  });
  it('is brought for a seat of one’s own that lacks one, and only before the game begins', async () => {
    const asked = vi.mocked(api.ask).mockResolvedValue(undefined);
    await bring(table(false));
    expect(asked).toHaveBeenCalledExactlyOnceWith('t1', { ask: 'nonce', nonce: nonceFor(table(false)) });
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
  const proof = (commitment: string, nonces: string[], copied = false) => ({ commitment, nonces, copied });
  it('is compared with what was seen and sent', () => {
    const same = { commitment: 'same', nonce: 'same', chance: 'own' };
    expect(compare(proof('c1', ['', 'n1']), kept, [2])).toEqual(same);
    const other = { commitment: 'other', nonce: 'other', chance: 'own' };
    expect(compare(proof('c2', ['', '']), kept, [2])).toEqual(other);
  });
  it('cannot be compared where nothing was kept', () => {
    const unknown = { commitment: 'unknown', nonce: 'unknown', chance: 'own' };
    expect(compare(proof('c1', ['n1']), null, [1])).toEqual(unknown);
  });
  it('of a copy is not believed where the table was shown as none', () => {
    const chance = (known?: boolean) => compare(proof('c1', ['n1'], true), { ...kept, known }, [1]).chance;
    expect(chance(false)).toBe('unsaid');
    expect(chance(true)).toBe('known');
    expect(chance()).toBe('known');
    expect(compare(proof('c1', ['n1'], true), null, [1]).chance).toBe('known');
  });
});
