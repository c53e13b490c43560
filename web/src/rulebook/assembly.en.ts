// tidy: table
import type { Book } from './book';

const book: Book = {
  tagline: 'Win the votes, build the fleet, survive the war',
  goal: [
    'First you meet in the assembly and spend votes on captains and ships. Then war breaks out and the ' +
      'fleets shoot until one is gone: the fleet that is left wins. SA-Z1',
    'Whoever has no ship when the war begins has lost; captains do not fight. SA-W6',
  ],
  setup: [
    ['20', 'cards, each a captain at one end and a ship at the other'],
    ['2', 'cards in each hand, after lobbying or dealt SA-S1 SA-F1'],
    ['3', 'open cards: the agenda SA-S2'],
    ['13', 'cards left in the deck SA-S2'],
  ],
  turn: {
    lead: 'Your captains wake up, then you draw and spend votes in any order until you end your turn. SA-T3 SA-T6',
    steps: [
      {
        scene: 'draw',
        title: 'Draw',
        text: 'Take an open card of the agenda or the top of the deck. You may not decline. SA-A1 SA-A2',
      },
      {
        scene: 'votes',
        title: 'Cast votes',
        text: 'Use captains: each acts once a turn. Any hand card you release brings 2 votes. SA-B2 SA-V3',
      },
      {
        scene: 'buy',
        title: 'Recruit and deploy',
        text: 'Pay for either end of a hand card: a captain who may act at once, or a ship. SA-P1 SA-P2',
      },
      {
        scene: 'lock',
        title: 'Lock',
        text: 'For a few votes an open card is closed to everybody until your next turn begins. SA-K1 SA-K4',
      },
      {
        scene: 'war',
        title: 'War',
        text: 'After the declaration the other player has one more turn; then ships act by initiative. SA-D6 SA-W3',
      },
    ],
  },
  sections: [
    {
      id: 'declaring',
      title: 'How war comes',
      text: [
        'War is declared the moment a fleet has five ships, the deck loses its last card, or a captain’s ' +
          'ability says so. SA-D1 SA-D2 SA-D3',
        'The turn in which it is declared goes on and is that player’s last; the other player gets one full ' +
          'turn. SA-D5 SA-D6',
        'So keep count of the deck: without a ship in play by then you lose. SA-W6',
      ],
    },
    {
      id: 'ships',
      title: 'A ship’s turn',
      scene: 'war',
      text: [
        'Aim each weapon at an enemy ship whose evasion is not above its targeting, then confirm all aims ' +
          'together. SA-G2 SA-G3',
        'Fire one weapon after another: the top card of the damage deck tells how many points its class does. SA-R1',
        'Each point takes a shield; a point that finds none destroys the ship. A ship at 0 shields still ' +
          'flies. SA-R3 SA-R4',
        'The damage deck is never shuffled: cards go under it in a known order, so it pays to remember them. SA-W7',
      ],
    },
    {
      id: 'transfer',
      title: 'Transferring power',
      text: [
        'Once in its life a ship may give up all its shields for the rest of its turn: every weapon then has ' +
          'targeting 3, or class II. SA-X1 SA-X3 SA-X5',
      ],
    },
    {
      id: 'lobbying',
      title: 'Lobbying',
      scene: 'lobby',
      text: [
        'Each player is dealt two cards; four open cards and the deck are picked in turn: one, two, one, and ' +
          'the last. SA-L6',
        'Whoever takes the deck gets no card for it but begins the assembly. SA-L8 SA-L13',
        'Then both release cards unseen under the deck until they hold two. SA-L10 SA-L11',
      ],
    },
  ],
  signs: [
    { icon: 'votes', tint: 'q-trade', name: 'Votes', means: 'pay for everything, this turn only' },
    { icon: 'initiative', name: 'Initiative', means: 'the lowest acts first in the war' },
    { icon: 'shield', tint: 'q-shield', name: 'Shields', means: 'hits a ship can take' },
    { icon: 'evasion', name: 'Evasion', means: 'targeting needed to aim at it, 1 to 3' },
    { icon: 'targeting', name: 'Targeting', means: 'how nimble a ship a weapon can follow' },
    { icon: 'class-1', name: 'Class I', means: 'the left number of a damage card counts' },
    { icon: 'class-2', name: 'Class II', means: 'the right number counts, never the smaller one' },
    { icon: 'lock', name: 'Locked', means: 'nobody can take this agenda card' },
  ],
  variants: [
    ['With lobbying', 'The full game: draft, locks and power transfers.'],
    ['First game', 'Two cards are dealt to each player; no lobbying, no locks, no transfers. SA-F1'],
    [
      'Memory aid',
      'Choose what the screen remembers of the damage deck for you: everything told, a ribbon, or nothing.',
    ],
  ],
  questions: [
    ['Can I sell a captain for votes?', 'No. Only cards from your hand are worth 2 votes. SA-V4'],
    [
      'May I turn a captain into its ship by paying the ship’s price?',
      'No. Only hand cards can be bought; some abilities scramble captains. SA-P4 SA-B10',
    ],
    [
      'Do my locks hold in the last turn?',
      'Yes. They open only as your own next turn begins, and there is none. SA-K7',
    ],
    [
      'Must I fire?',
      'You may hold a weapon before the aims are confirmed. A confirmed weapon whose target lives must ' +
        'fire. SA-G5 SA-G6',
    ],
    [
      'My target is already destroyed.',
      'The weapon gets no new target. You may discharge it, which moves the top card under the deck. SA-G7 SA-G8',
    ],
    [
      'How can a game end in a tie?',
      'When nobody has ships, when the damage deck runs out, or when no shot can hurt anybody any more. ' +
        'SA-W6 SA-Z2 SA-Z3',
    ],
    ['Does a captain I just recruited have to wait?', 'No. A captain enters ready and may act in the same turn. SA-P1'],
  ],
};
export default book;
