import { describe, expect, it } from 'vitest';
import type { ChoiceInfo } from '../generated/wire';
import { complete, lit, nextAnchors, pick, placelessFirst, ranged, settle, slug, withAmount } from './picks';

const choice = (notation: string, ...path: string[]): ChoiceInfo => ({
  notation,
  sentence: notation,
  path,
  amount: null,
  undoable: true,
  aside: false,
  preview: null,
  warning: null,
});

const choices = [
  choice('play scout', 'hand/scout'),
  choice('buy cutter', 'row/1'),
  choice('attack bob', 'combat', 'seat-2'),
  choice('attack war world', 'combat', 'base/2/war-world'),
  choice('use mech', 'play/mech'),
  choice('scrap mech', 'play/mech', 'scrap'),
  choice('lock kline', 'agenda/kline', 'lock'),
];

describe('clicks', () => {
  it('begin with the first anchors', () => {
    expect([...nextAnchors(choices, [])]).toEqual(['hand/scout', 'row/1', 'combat', 'play/mech', 'agenda/kline']);
  });

  it('complete a choice of one click', () => {
    const picked = pick(choices, [], 'hand/scout');
    expect(picked).toEqual(['hand/scout']);
    expect(complete(choices, picked ?? []).map((one) => one.notation)).toEqual(['play scout']);
  });

  it('light the goals up after the source', () => {
    const picked = pick(choices, [], 'combat') ?? [];
    const next = nextAnchors(choices, picked);
    expect(lit(next, picked, 'seat-2')).toBe('target');
    expect(lit(next, picked, 'combat')).toBe('selected');
    expect(lit(next, picked, 'hand/scout')).toBe('off');
  });

  it('go on by themselves where there is one way', () => {
    expect(settle(choices, ['agenda/kline'])).toEqual(['agenda/kline', 'lock']);
  });

  it('stop where a choice is complete though others go on', () => {
    expect(settle(choices, ['play/mech'])).toEqual(['play/mech']);
    expect(complete(choices, ['play/mech'])).toHaveLength(1);
  });

  it('reach a goal without its source where only one way leads there', () => {
    expect(pick(choices, [], 'seat-2')).toEqual(['combat', 'seat-2']);
  });

  it('keep what is clicked again, and change to another source', () => {
    expect(pick(choices, ['combat'], 'combat')).toEqual(['combat']);
    expect(pick(choices, ['combat'], 'row/1')).toEqual(['row/1']);
  });

  it('mean nothing on anything else', () => {
    expect(pick(choices, [], 'deck')).toBeNull();
  });
});

describe('what no thing can stand for', () => {
  it('comes first, so that to stop is never crowded out by goals another view shows', () => {
    const moves = ['wobble', 'fennick', 'home'].map((place) => choice(`go ${place}`, `loc/${place}`));
    expect(placelessFirst([...moves, choice('done')]).map((one) => one.notation)).toEqual([
      'done',
      'go wobble',
      'go fennick',
      'go home',
    ]);
  });
});

describe('words', () => {
  it('become anchors', () => {
    expect(slug('Blob Wheel')).toBe('blob-wheel');
    expect(slug("Ann's “Ram”!")).toBe('ann-s-ram');
  });
  it('take their number', () => {
    expect(withAmount('share {n}', 3)).toBe('share 3');
  });
});

describe('amounts in words', () => {
  it('tell from how many to how many, or the only number', () => {
    expect(ranged('Draw {n} cards', { min: 1, max: 3 })).toBe('Draw 1–3 cards');
    expect(ranged('take {n}', { min: 2, max: 2 })).toBe('take 2');
    expect(ranged('pass', null)).toBe('pass');
  });
});
