import { describe, expect, it } from 'vitest';
import type { Told } from '../generated/wire';
import { deedsOf, together } from './deeds';

const told = (words: string, event: string): Told => ({ words, data: { event } }) as Partial<Told> as Told;
const names = ['Ann', 'Commander'];
const telling = { heads: ['turn_began'], joins: ['gained', 'refilled'], news: [], skips: ['shuffled'] };
const played = (card: string, gains: string): Told[] => [
  told(`Commander played ${card}`, 'played'),
  told(`Commander gained ${gains}`, 'gained'),
];

describe('deeds', () => {
  it('take what follows from them along, and are told in the words of the log', () => {
    const deeds = deedsOf([...played('Ram', '5 Combat'), told('turn 2: Ann', 'turn_began')], 10, names, telling);
    expect(deeds.map(({ caption, seat, head, end }) => ({ caption, seat, head, end }))).toEqual([
      { caption: 'Commander played Ram, gained 5 Combat', seat: 2, head: false, end: 12 },
      { caption: 'turn 2: Ann', seat: 0, head: true, end: 13 },
    ]);
  });
  it('lose no event, told or not', () => {
    const events = [told('', 'shuffled'), ...played('Ram', '5 Combat'), told('', 'shuffled')];
    expect(deedsOf(events, 0, names, telling).flatMap((deed) => deed.events)).toEqual(events);
  });
  it('shown together are told once: what was done, then what came of it', () => {
    const events = [...played('Scout', '1 Trade'), ...played('Scout', '1 Trade'), ...played('Viper', '1 Combat')];
    const caption = together(deedsOf(events, 0, names, telling), names, telling);
    expect(caption).toBe('Commander played Scout ×2, Viper, gained 1 Trade ×2, 1 Combat');
  });
});
