import { describe, expect, it } from 'vitest';
import { points, risen } from './view';

const told = (...events: unknown[]) => events.map((data) => ({ data }));
const came = (route: number | null) => ({ pirate_came: { place: 1, pirate: 0, route } });

describe('an uprising', () => {
  it('is told with its own pirates: an ambush before it and what comes after are none of them', () => {
    expect(
      risen(
        told(
          came(3),
          { completed_mission: { seat: 1 } },
          'uprising',
          came(1),
          came(null),
          came(2),
          { passed: { seat: 1 } },
          came(4),
        ),
      ),
    ).toBe(2);
  });
  it('may bring nobody', () => expect(risen(told(came(3), 'uprising', came(null)))).toBe(0));
});

describe('points', () => {
  it('are written with their half', () =>
    expect([7, 6.5, 0.5, 0, -0.5, -6.5].map(points)).toEqual(['7', '6½', '½', '0', '−½', '−6½']));
});
