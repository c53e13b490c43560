import { describe, expect, it } from 'vitest';
import type { Told } from '../../generated/wire';
import { deedsOf, type Deed } from '../../stage/deeds';
import { shotsOf } from '../../stage/shots';
import type { Script } from '../../stage/script';
import { kindOf } from '../../table/log';
import script from './stage';
import recorded from './told.json';
import { telling, type View } from './view';

const names = ['Ann', 'Bob', 'Cay', 'Dee'];
const says = (what: string, seat: number, more: object = {}): Told =>
  ({ data: { public: { what, seat, ...more } }, words: `${names[seat - 1] ?? ''} ${what}` }) as Told;
const kinds = ({ events }: Deed): string[] => events.map(kindOf);
const beats = (...events: Told[]): string[][] => deedsOf(events, 0, names, telling).map(kinds);

describe('the beats of a turn', () => {
  it('tell a course and its flight as one, a shot once the ship is where she fires from', () => {
    const turn = [says('steered', 1), says('opened', 0), says('moved', 1), says('attacked', 1), says('fired', 1)];
    expect(beats(...turn)).toEqual([['steered', 'opened', 'moved'], ['attacked'], ['fired']]);
  });
  it('tell a Collision in its steps: the ram with its sums, then the push, then what it costs', () => {
    const ram = [says('moved', 1), says('rammed', 1), says('revealed', 1), says('compared', 1)];
    expect(beats(...ram, says('pushed', 1), says('lost', 2))).toEqual([
      ['moved'],
      ['rammed', 'revealed', 'compared'],
      ['pushed'],
      ['lost'],
    ]);
  });
});

describe('the time of a turn', () => {
  const updates = recorded as unknown as { before: View; events: unknown[]; after: View }[];
  const shots = updates.flatMap(({ before, events, after }) => {
    const told = events.map((data) => {
      const deed = data as { public?: { what: string; seat?: number }; assigned?: { seat: number } };
      const seat = deed.public?.seat ?? deed.assigned?.seat ?? 0;
      return { data, words: `${names[seat - 1] ?? ''} ${deed.public?.what ?? 'assigned'}`.trim() } as Told;
    });
    const update = { from: 0, events: told, view: after } as Parameters<typeof shotsOf>[0];
    return shotsOf(update, { script: script as Script, names, telling, me: 1, view: before, turn: 0 });
  });
  it('gives every deed long enough to be seen, and none too long', () => {
    expect(shots.length).toBeGreaterThan(50);
    for (const shot of shots) {
      expect(shot.ms, shot.deed.caption).toBeGreaterThanOrEqual(250);
      expect(shot.ms, shot.deed.caption).toBeLessThanOrEqual(2000);
    }
  });
  it('moves ships at once, so that they glide while they are told of', () => {
    const flown = shots.filter(({ deed }) => kinds(deed)[0] === 'steered');
    expect(flown.length).toBeGreaterThan(0);
    for (const shot of flown) expect(shot.lands).toBe(0);
  });
});
