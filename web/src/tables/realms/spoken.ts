import { sentence } from '../../read/reading';

/** `+2 Trade, draw 1` as one says it. */
export const spoken = (short: string): string =>
  sentence(
    short
      .replace(/\+(\d+) (Trade|Combat|Authority)/g, 'gain $1 $2')
      .replace(/\bdraw 1\b/g, 'draw a card')
      .replace(/\bdraw (\d+)\b(?! cards?)/g, 'draw $1 cards')
      .replace(/, you may /g, '. You may ')
      .replace(/, an opponent /g, '. An opponent '),
  );
