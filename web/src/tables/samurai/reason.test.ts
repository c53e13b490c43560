import { describe, expect, it } from 'vitest';
import { en } from '../../i18n/en';
import { reasonOf } from './reason';
import type { View } from './view';

const words = en.drawn.samurai;
const carp = { words: 'honor 4', n: 4, by: ['Golden Carp'] };
const asked = (more: object) =>
  ({
    question: 'take honor',
    phase: 'turns',
    waiting: [1],
    in_play: null,
    offers: [],
    players: [{ clan: 'Nova' }, { clan: 'Pulsar' }],
    locations: [{ card: 'Garden of Quiet Blades', rewards: [carp] }],
    ...more,
  }) as unknown as View;
const why = (more: object, ...events: object[]) =>
  reasonOf(
    asked(more),
    events.map((data) => ({ words: '', data })),
    1,
    words,
  );
const claimed = { event: 'reward_claimed', seat: 1, location: 0 };

describe('why one is asked', () => {
  it('is a reward, with what raises it', () => {
    expect(why({}, claimed)).toBe(
      `${words.whyLed('Garden of Quiet Blades')} ${words.raisedBy('Golden Carp', 4, true, '')}.`,
    );
    expect(why({ phase: 'battles' }, { event: 'battle_began' }, claimed)).toContain(
      words.whyWon('Garden of Quiet Blades'),
    );
  });
  it('is a card, one’s own or another’s', () => {
    expect(why({ in_play: 'Forced March', question: 'move units' }, { event: 'card_played', seat: 1 })).toBe(
      words.whyCard('Forced March', true, 'Nova'),
    );
    expect(why({ in_play: 'Silk Knife', question: 'option' }, { event: 'card_revealed', seat: 2 })).toBe(
      words.whyCard('Silk Knife', false, 'Pulsar'),
    );
  });
  it('is left unsaid where an order asks, or somebody else is asked', () => {
    expect(why({}, claimed, { event: 'order_placed', seat: 1 })).toBe('');
    expect(why({ waiting: [2] }, claimed)).toBe('');
  });
});
