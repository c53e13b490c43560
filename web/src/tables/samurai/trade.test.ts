import { describe, expect, it } from 'vitest';
import type { ChoiceInfo } from '../../generated/wire';
import { pilesOf, vowOf } from './trade';

const choice = (notation: string): ChoiceInfo =>
  ({ notation, sentence: '', path: ['trade/promise'], undoable: true, aside: true }) as unknown as ChoiceInfo;

describe('the pieces of a bargain', () => {
  it('knows a promise by its notation', () => {
    expect(vowOf(choice('vow keep out 2'))).toMatchObject({ mine: true, kind: 'keep out', what: '2', card: '' });
    expect(vowOf(choice('demand use Hold the Line on Pulsar'))).toMatchObject({
      mine: false,
      kind: 'use',
      what: 'Pulsar',
      card: 'Hold the Line',
    });
    expect(vowOf(choice('demand clan peace Nova'))).toMatchObject({ mine: false, kind: 'clan peace', what: 'Nova' });
    expect(vowOf(choice('send'))).toBeNull();
  });
  it('lays what is given on one side and what is asked for on the other', () => {
    const offer = {
      from: 1,
      to: 2,
      words: '',
      give_wealth: 2,
      gives: [{ card: 'Elite General', shown: false }],
      ask_wealth: 0,
      asks: ['any card'],
      binding: null,
      promises: ['Nova promises: I will not.', 'Pulsar promises: I will.'],
      draft: true,
    };
    expect(pilesOf(offer, 'Nova', 'Pulsar')).toEqual([
      { wealth: 2, cards: [{ name: 'Elite General', hidden: true }], promises: ['I will not.'] },
      { wealth: 0, cards: [{ name: 'any card', hidden: false }], promises: ['I will.'] },
    ]);
  });
});
