import { afterEach, describe, expect, it, vi } from 'vitest';
import { newId, randomHex } from './id';

describe('random words', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('need nothing that a page on plain http lacks', () => {
    vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => bytes.fill(10) });
    expect(newId()).toBe('0a'.repeat(16));
  });
  it('are as long as asked, and never the same', () => {
    expect(randomHex(16)).toMatch(/^[0-9a-f]{32}$/);
    expect(new Set(Array.from({ length: 100 }, newId)).size).toBe(100);
  });
});
