import { describe, expect, it } from 'vitest';
import { en } from '../../i18n/en';
import { standOf } from './stand';
import type { LocationView, PlayerView, View } from './view';

const words = en.drawn.samurai;
/** Pulsar (turn order first) with 8 and Nova with 9, or as said. */
const stand = (seat: number | null, mayAdd: boolean[], strengths = [9, 8], needs = [0, 1]) => {
  const most = Math.max(...strengths);
  const location = {
    strengths,
    needs,
    tie_by: ['order', 'order'],
    wins_tie: [true, true],
    victor: needs.indexOf(0) + 1,
    margin: most - Math.min(...strengths),
  } as Partial<LocationView> as LocationView;
  const players = ['Nova', 'Pulsar'].map(
    (clan, i) => ({ clan, may_add: mayAdd[i] ?? false }) as Partial<PlayerView> as PlayerView,
  );
  return standOf({ players } as Partial<View> as View, location, seat, words);
};

describe('how a battle stands', () => {
  it('says what beats one’s sum while somebody may still add', () => {
    expect(stand(1, [true, true], [9, 8], [0, 1])).toEqual([
      words.tieTheirs('Pulsar'),
      words.beatsYours('Pulsar', 1, 9),
    ]);
  });
  it('says no such thing once the other has passed or has no card', () => {
    expect(stand(1, [true, false])).toEqual([words.nobodyElse, words.yourSumWins(9)]);
  });
  it('says what one needs, and that it may become more', () => {
    expect(stand(2, [false, true], [9, 8], [0, 2])?.[1]).toBe(words.youNeed(2));
    expect(stand(2, [true, true], [9, 8], [0, 2])?.[1]).toBe(words.youNeedMore(2, 'Nova', 9));
  });
  it('asks nothing of whoever can add nothing', () => {
    expect(stand(2, [true, false])?.[1]).toBe(words.youAddNothing);
  });
  it('is settled once nobody can add anything', () => {
    expect(stand(2, [false, false])).toEqual([words.nobodyMore, words.soWins(false, 'Nova')]);
    expect(stand(null, [false, false])).toEqual([words.nobodyMore, words.soWins(false, 'Nova')]);
  });
});
