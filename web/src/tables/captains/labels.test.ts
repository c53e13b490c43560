import { describe, expect, it } from 'vitest';
import { labelsOf, shared, type Spot } from './labels';

const field = { width: 400, height: 300, small: false };
const place = (x: number, y: number, name: string, signs = 0, word = ''): Spot => ({ at: { x, y }, name, signs, word, beside: [], badge: 0 });

describe('labels of the map', () => {
  it('a name stands below, a card above', () => {
    const { labels } = labelsOf([place(200, 150, 'Wobble', 4)], [], field);
    expect(labels[0]?.name.y).toBeGreaterThan(0);
    expect(labels[0]?.card.y).toBeLessThan(0);
  });

  it('nothing lies over anything else where two places stand close', () => {
    const { taken } = labelsOf([place(200, 120, 'Three-Lamp', 4), place(205, 175, 'Old Kettle', 5), place(300, 190, 'Umbershade', 3)], [], field);
    for (const [i, one] of taken.entries()) for (const other of taken.slice(i + 1)) expect(shared(one, other)).toBe(0);
  });

  it('a word goes where it would cover something', () => {
    const crowd = [place(200, 150, 'A'), place(200, 118, 'Middle of all things'), place(165, 140, 'Left'), place(235, 140, 'Right'), place(200, 150, 'Under', 0, 'a very long word over the place')];
    expect(labelsOf(crowd, [], field).labels[4]?.word).toBeNull();
  });

  it('the sign of a way keeps off the card and inside the field', () => {
    const spot = { ...place(2, 150, 'Nimbus Landing', 3), badge: 30 };
    const { labels, taken } = labelsOf([spot], [], { ...field, small: true });
    const sign = taken.at(-1);
    expect(sign && taken.slice(1, -1).every((one) => shared(one, sign) === 0)).toBe(true);
    expect(2 + (labels[0]?.badge.x ?? 0) - 15).toBeGreaterThanOrEqual(-46);
  });

  it('a pirate leaves the middle of its route for a planet, and a name makes room for a pirate', () => {
    const { stops, taken } = labelsOf([place(200, 150, 'Wobble'), place(200, 205, 'Fennick')], [{ along: (share) => ({ x: 100 + share * 200, y: 150 }), manned: true }, { along: (share) => ({ x: 200, y: 150 + share * 55 }), manned: true }], field);
    expect(Math.abs((stops[0]?.x ?? 200) - 200)).toBeGreaterThan(25);
    const [pirate, name] = [taken[3], taken[4]];
    expect(pirate && name && shared(pirate, name)).toBe(0);
  });
});
