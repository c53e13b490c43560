import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { cueOf, cues, kinds, loudest } from './cues';

describe('sounds', () => {
  it.each(Object.keys(kinds))('of %s belong to events there are', (game) => {
    const types = readFileSync(`src/generated/${game}.ts`, 'utf8');
    const named = Object.values(kinds[game] ?? {}).flat();
    expect(named.length).toBeGreaterThan(8);
    expect(named.filter((kind) => !types.includes(`"${kind}"`))).toEqual([]);
  });
  it('are heard once each', () => {
    for (const game of Object.keys(kinds)) {
      const named = Object.values(kinds[game] ?? {}).flat();
      expect(named.filter((kind, i) => named.indexOf(kind) !== i)).toEqual([]);
    }
  });
  it('of several at once are the most telling one', () => {
    expect(loudest(['card', null, 'beam', 'coin'])).toBe('beam');
    expect(loudest([null])).toBeNull();
    expect(cueOf('realms', 'attacked')).toBe('beam');
    expect(cueOf('realms', 'turn_began')).toBeNull();
  });
  it('are short and soft', () => {
    for (const voice of Object.values(cues).flat()) {
      expect(voice.at + voice.length).toBeLessThanOrEqual(1.3);
      expect(voice.loud).toBeLessThanOrEqual(0.2);
    }
  });
});
