import { describe, expect, it } from 'vitest';
import { en } from '../../i18n/en';
import type { ChoiceInfo } from '../../generated/wire';
import { meaningOf, playsCards } from './meaning';
import type { ForceView, View } from './view';

const words = en.drawn.samurai.drops;
const fighter = (name: string) => ({ name }) as Partial<ForceView> as ForceView;
const view = {
  question: 'move units',
  players: [{ ready: [fighter('fighter'), fighter('carrier')] }],
  locations: [{ forces: [[fighter('fighter+1')]] }],
} as unknown as View;
const offered = (notation: string) =>
  [{ notation, path: ['hand/forcedmarch'] }] as Partial<ChoiceInfo>[] as ChoiceInfo[];
const drop = (from: string, to: string, seen = view, choices: ChoiceInfo[] = []) =>
  meaningOf(seen, 1, { words, rule: 'SS-X1', choices })(from, to);
const asked = (question: string): View => ({ ...view, question });

describe('a wrong drop', () => {
  it('asks the server about what is an action', () => {
    expect(drop('marker/3', 'order/units')).toEqual({ action: 'order 3 units' });
    expect(drop('marker/ion', 'space/nova7')).toEqual({ action: 'clan ion nova 7' });
    expect(drop('marker/ion', 'space/neutral')).toEqual({ action: 'clan ion neutral' });
    expect(drop('figure/carrier/supply', 'location/3')).toEqual({ action: 'move carrier supply>3' });
    expect(drop('figure/fighter1/1', 'figure/pulsar/wintertiger/3')).toEqual({ action: 'move fighter+1 1>3' });
  });
  it('says where a thing goes, with the rule of the question, when it is none', () => {
    expect(drop('marker/3', 'location/1')).toMatchObject({ problem: { title: words.orderMarker[0], rule: 'SS-X1' } });
    expect(drop('marker/ion', 'order/cards')).toMatchObject({ problem: { rule: 'SS-X1' } });
    expect(drop('figure/fighter1/1', 'location/1')).toMatchObject({ problem: { rule: 'SS-X1' } });
    expect(drop('hand/forcedmarch', 'order/cards', view, offered('play Forced March'))).toMatchObject({
      problem: { title: words.card[0], rule: 'SS-X1' },
    });
    expect(drop('hand/elitegeneral', 'figure/fighter/1', asked('commit'))).toMatchObject({
      problem: { rule: 'SS-X1' },
    });
  });
  it('asks the server about a card that is not to be played, and takes none to be discarded for one', () => {
    for (const choices of [offered('discard Forced March'), []]) {
      expect(drop('hand/forcedmarch', 'order/cards', view, choices)).toEqual({ anchor: 'hand/forcedmarch' });
      expect(playsCards(choices)).toBe(false);
    }
    expect(playsCards(offered('play Forced March'))).toBe(true);
  });
  it('knows an escort goes to a location, and other figures are pressed', () => {
    expect(drop('figure/fighter/supply', 'order/cards', asked('escort'))).toMatchObject({
      problem: { title: words.figure[0], rule: 'SS-X1' },
    });
    expect(drop('figure/fighter/supply', 'location/1', asked('escort'))).toMatchObject({
      problem: { title: words.figure[0] },
    });
    expect(drop('figure/fighter/supply', 'location/1', asked('units'))).toMatchObject({
      problem: { title: words.picked[0] },
    });
  });
  it('says nothing to whoever looks on', () => {
    expect(meaningOf(view, null, { words, rule: null, choices: [] })('marker/3', 'location/1')).toBeNull();
  });
});
