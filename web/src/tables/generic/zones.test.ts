import { describe, expect, it } from 'vitest';
import { title } from '../../words';
import { anchorsFor, zonesOf } from './zones';

const view = {
  turn: 3,
  row: ['Cutter', null, 'Blob Wheel'],
  players: [
    {
      seat: 1,
      authority: 50,
      hand: [{ face: 'Scout' }, { back: null }],
      in_play: [{ card: 'War World', defense: 4 }],
      deck: 5,
    },
    { seat: 2, authority: 41, hand: [{ back: null }], in_play: [], deck: 5 },
  ],
};
const anchors = new Set(['hand/scout', 'row/1', 'row/blob-wheel', 'combat', 'seat-2']);
const whole = zonesOf(view, anchors, ['ann', 'bob'], 'Table');
const named = (name: string) => whole.zones.find((zone) => zone.name === name);

describe('a view', () => {
  it('becomes facts and named zones', () => {
    expect(whole.facts).toContainEqual({ name: 'Turn', value: '3' });
    expect(named('Row')?.items.map((item) => item.name)).toEqual(['Cutter', 'Blob Wheel']);
  });
  it('gives each seat its side, under its name', () => {
    const sides = named('Players')?.zones ?? [];
    expect(sides.map((side) => [side.name, side.seat])).toEqual([
      ['ann', 1],
      ['bob', 2],
    ]);
    expect(sides[0]?.facts).toContainEqual({ name: 'Authority', value: '50' });
  });
  it('joins things to anchors by name or place', () => {
    expect(named('Row')?.items.map((item) => item.anchors)).toEqual([['row/1'], ['row/blob-wheel']]);
    expect(anchorsFor(['players', 'hand'], 'Scout', 1, anchors)).toEqual(['hand/scout']);
  });
  it('gives hidden cards no name', () => {
    const hand = named('Players')?.zones[0]?.zones.find((zone) => zone.name === 'Hand');
    expect(hand?.items.map((item) => item.name)).toEqual(['Scout', '']);
    expect(hand?.items[1]?.anchors).toEqual([]);
  });
  it('reads keys as words', () => {
    expect(title('trade_deck')).toBe('Trade deck');
  });
});
