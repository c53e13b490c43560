// tidy: table
import type { Book } from './book';

const book: Book = {
  tagline: 'Five tokens are your power and your life',
  goal: [
    'Be the last ship flying. Every hit takes a power token from your board; a ship that must give one ' +
      'up and has none there is destroyed. AT-D1 AT-D3 AT-D7',
    'The board has no edges: whoever leaves it on one side comes back on the other. AT-C7',
  ],
  setup: [
    ['1 to 5', 'five power tokens, one for each number; the blank lies beside your die AT-S7 AT-S5'],
    ['4 + 1', 'four on your traits, face down; the fifth in reserve AT-S8'],
    ['0', 'is your first speed AT-S5'],
    ['8 × 10', 'squares; place your ship on any free one AT-S10'],
  ],
  turn: {
    lead: 'Power, engines, movement, attack, in this order. AT-T3',
    steps: [
      {
        scene: 'power',
        title: 'Assign power',
        text:
          'Take all your tokens and lay them anew in secret, one on each trait. An empty trait counts as 1. ' +
          'AT-P1 AT-P2 AT-P4',
      },
      {
        scene: 'engines',
        title: 'Engines',
        text:
          'Thrust or brake by exactly the Engines value, which shows the token, or hold your speed. AT-N3 ' +
          'AT-N4 AT-N5',
      },
      {
        scene: 'course',
        title: 'Course',
        text: 'Fly exactly your speed in one straight direction. AT-M1',
      },
      {
        scene: 'ram',
        title: 'Ram',
        text: 'Is there a ship in the way? Shields plus speed are compared; the higher total wins. AT-K3 AT-K5',
      },
      {
        scene: 'fire',
        title: 'Fire',
        text: 'Attack one ship in your row or column. Armaments hit if they are at least its Shields. AT-F1 AT-F7',
      },
    ],
  },
  sections: [
    {
      id: 'ramming',
      title: 'Ramming',
      scene: 'ram',
      text: [
        'Both captains show their Shields. If the mover is higher, she flies on and pushes the other ship ' +
          'ahead, which then loses a token. AT-K2 AT-K5',
        'If the mover is lower, she stops in front and loses a token herself. Equal totals stop her and hurt ' +
          'nobody. AT-K7 AT-K8',
        'Afterwards she may still fire, also at the ship she rammed. AT-K11',
      ],
    },
    {
      id: 'equipment',
      title: 'Equipment',
      scene: 'equipment',
      text: [
        'Every ship has all seven devices. The number on Equipment says which one works: it must be exactly ' +
          'that number, and an empty trait counts as 1. AT-G1 AT-G2',
        'Each device may be used once a turn, at its own moment; some also in other captains’ turns. AT-G5',
      ],
    },
    {
      id: 'reactions',
      title: 'Reactions',
      text: [
        'At several moments of a turn captains are asked in secret whether they react: with the Capacitor ' +
          'Bank, a force field or a special power. AT-W1 AT-W6',
        'You are asked whenever you might have something, even if you have not: otherwise the question ' +
          'itself would give you away. Auto-pass can answer for you. AT-W9 AT-W11',
      ],
    },
    {
      id: 'damage',
      title: 'Damage',
      text: [
        'You choose which token goes. Lost tokens lie open; the reserve neither counts nor protects. AT-D1 AT-D2 AT-D3',
        'With an empty board you fly on, every trait at 1, until the next hit. AT-D4',
      ],
    },
  ],
  signs: [
    { icon: 'engine', name: 'Engines', means: 'how much your speed may change' },
    { icon: 'armament', name: 'Armaments', means: 'what you fire with' },
    { icon: 'shield', tint: 'q-shield', name: 'Shields', means: 'defend against fire and count in a ram' },
    { icon: 'equipment', name: 'Equipment', means: 'picks the device of its number' },
    { icon: 'hidden', name: 'Hidden', means: 'only its captain knows this token' },
    { icon: 'damage', tint: 'q-damage', name: 'Damage', means: 'one token is lost' },
  ],
  variants: [
    ['Arena', 'Two to four captains, everybody for herself. AT-D7'],
    ['Team Match', 'Two against two; teammates may be hit by accident.'],
    [
      'Capture the Flag',
      'Two against two on a board that does not wrap at the top and bottom: bring the other flag home. AT-J7',
    ],
    ['Special powers', 'Each colour has a power of its own; Red, Blue and Green use theirs once a game. AT-B1'],
    ['The bell', 'The game ends after many quiet rounds. AT-Z1'],
  ],
  questions: [
    [
      'Do equal values hit?',
      'With fire, yes: Shields must be higher to hold. In a ram equal totals hurt nobody. AT-F7 AT-K8',
    ],
    ['May I change my speed by less than my Engines?', 'No. The whole value applies, or you hold. AT-N6'],
    [
      'Can I shoot past a ship?',
      'Not through one. But on a board without edges there may be a clear way round the other side. AT-F1',
    ],
    [
      'When do others learn my tokens?',
      'When you use them: Engines by thrust or brake, Armaments by firing, Shields when shot at or rammed. AT-V4',
    ],
    ['Does my reserve save me?', 'No. Only tokens on your board can be given up. AT-D3'],
    [
      'What does the force field do?',
      'It blocks movement and fire for everybody but its owner, and stays for good. AT-G21',
    ],
    ['May I hold my fire?', 'Always. AT-F4'],
  ],
};
export default book;
