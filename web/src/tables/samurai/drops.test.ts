import { describe, expect, it } from 'vitest';
import { en } from '../../i18n/en';
import { missedDrop } from './drops';
import type { ForceView, View } from './view';

const words = en.drawn.samurai.drops;
const fighter = (name: string) => ({ name }) as Partial<ForceView> as ForceView;
const view = { question: 'move units', battle: null, players: [{ ready: [fighter('fighter'), fighter('carrier')] }], locations: [{ forces: [[fighter('fighter+1')]] }] } as unknown as View;
const drop = (from: string, to: string, seen = view) => missedDrop(seen, 1, words, from, to);

describe('a wrong drop', () => {
  it('asks the server about what is an action', () => {
    expect(drop('marker/3', 'order/units')).toEqual({ action: 'order 3 units' });
    expect(drop('marker/ion', 'space/nova7')).toEqual({ action: 'clan ion nova 7' });
    expect(drop('marker/ion', 'space/neutral')).toEqual({ action: 'clan ion neutral' });
    expect(drop('figure/carrier/supply', 'location/3')).toEqual({ action: 'move carrier supply>3' });
    expect(drop('figure/fighter1/1', 'figure/pulsar/wintertiger/3')).toEqual({ action: 'move fighter+1 1>3' });
  });
  it('says where a thing goes, with the rule, when it is none', () => {
    expect(drop('marker/3', 'location/1')).toMatchObject({ problem: { rule: 'SS-O1' } });
    expect(drop('marker/ion', 'order/cards')).toMatchObject({ problem: { rule: 'SS-A2' } });
    expect(drop('figure/fighter1/1', 'location/1')).toMatchObject({ problem: { rule: 'SS-U3' } });
    expect(drop('hand/forcedmarch', 'order/cards')).toMatchObject({ problem: { rule: 'SS-K1' } });
    expect(drop('hand/elitegeneral', 'figure/fighter/1', { ...view, battle: 1 })).toMatchObject({ problem: { rule: 'SS-B5' } });
  });
  it('says nothing to whoever looks on', () => {
    expect(missedDrop(view, null, words, 'marker/3', 'location/1')).toBeNull();
  });
});
