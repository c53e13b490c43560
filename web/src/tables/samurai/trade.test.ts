import { describe, expect, it } from 'vitest';
import type { ChoiceInfo, Told } from '../../generated/wire';
import { pieces, pilesOf, saidWith, vowOf } from './trade';
import type { OfferView } from './view';

const choice = (path: string[], figures: Record<string, number> = {}): ChoiceInfo =>
  ({ notation: '', sentence: '', path, figures, undoable: true, aside: true }) as unknown as ChoiceInfo;

const offer: OfferView = {
  from: 1,
  to: 2,
  words: '',
  give_wealth: 2,
  gives: [{ card: 'Elite General', shown: false }],
  ask_wealth: 0,
  asks: ['any card'],
  binding: null,
  promises: [
    { by: 1, words: 'I will not.', free: false },
    { by: 2, words: 'What is written here.', free: true },
  ],
  draft: true,
};

describe('the pieces of a bargain', () => {
  it('takes a promise from the data beside its sentence', () => {
    expect(vowOf(choice(['trade/promise', 'promise/keep_out'], { mine: 1, location: 2 }))).toMatchObject({
      mine: true,
      kind: 'keep_out',
      location: 2,
      card: null,
    });
    expect(vowOf(choice(['trade/promise', 'promise/use_card_on'], { mine: 0, seat: 2, card: 7 }))).toMatchObject({
      mine: false,
      kind: 'use_card_on',
      seat: 2,
      card: 7,
    });
    expect(vowOf(choice(['trade/send']))).toBeNull();
  });
  it('knows a piece by its first click', () => {
    const all = [choice(['trade/give'], { card: 3, shown: 1 }), choice(['trade/send']), choice(['end'])];
    expect(pieces(all, 'give')).toEqual([all[0]]);
  });
  it('lays what is given on one side and what is asked for on the other', () => {
    expect(pilesOf(offer)).toEqual([
      { wealth: 2, cards: [{ name: 'Elite General', hidden: true }], promises: ['I will not.'] },
      { wealth: 0, cards: [{ name: 'any card', hidden: false }], promises: ['What is written here.'] },
    ]);
    expect(pilesOf(offer, 'Stay north')[1].promises).toEqual(['Stay north']);
  });
  it('finds what was written beside an offer', () => {
    const sent = { words: '', data: { event: 'offer_sent', from: 1, to: 2 } } as unknown as Told;
    const said = { words: '', data: { event: 'said', seat: 1, text: 'Stay north' } } as unknown as Told;
    expect(saidWith([sent, said], offer)).toBe('Stay north');
    expect(saidWith([said, sent], offer)).toBe('');
  });
});
