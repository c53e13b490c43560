// tidy: table
import type { Book } from './book';

const book: Book = {
  tagline: 'Four orders a round, then swords are drawn',
  goal: [
    'Have the most honor at the end. It comes from locations, from battles won, and from lesser clans ' +
      'that stand by you. SS-F3',
    'The game ends when the locations run out: after six rounds with two players, three with three, four ' +
      'with four. SS-R2 SS-Z4',
  ],
  setup: [
    ['8 + 1 + 2', 'fighters, a carrier and two mechs each SS-S16'],
    ['4', 'order markers, 1 to 4, each round SS-S10'],
    ['2', 'cards in hand: Elite General and Change Strategy SS-S6'],
    ['1 each', 'location a player, face up SS-S1 SS-S5'],
  ],
  turn: {
    lead: 'Four turns each make a round. Then all locations are fought for, and alliances bring honor. SS-R1 SS-T1',
    steps: [
      {
        scene: 'reward',
        title: 'Claim rewards',
        text: 'As your turn begins you get the reward of every location where you alone have the most power. SS-L1',
      },
      {
        scene: 'order',
        title: 'Give an order',
        text:
          'Lay a marker on one of four orders. Its number is the strength; each wealth you add makes it 1 ' +
          'more. SS-O1 SS-O2',
      },
      {
        scene: 'units',
        title: 'Move units',
        text: 'One figure a point, from your supply or another location, to any location. SS-O6 SS-U3',
      },
      {
        scene: 'alliance',
        title: 'Move allegiance',
        text: 'Pull one lesser clan along the star towards your branch, or away from another’s. SS-O5 SS-A4',
      },
      {
        scene: 'battle',
        title: 'Fight',
        text:
          'After the last turn: commit a battle card in secret, reveal, compare. The winner gets 5 honor and ' +
          'the reward. SS-B5 SS-B16',
      },
    ],
  },
  sections: [
    {
      id: 'draft',
      title: 'The mech draft',
      scene: 'draft',
      text: [
        'The first player takes all eight mechs, keeps one in secret and passes the rest. The last player ' +
          'keeps two in a row, then the cards come back. SS-S13 SS-S14',
        'Nobody has better rules than another clan: your mechs are what sets you apart.',
      ],
    },
    {
      id: 'playing',
      title: 'Cards and free orders',
      text: [
        'One order card a turn may be played, before or after your order. Battle cards wait for a battle. SS-T5 SS-T6',
        'Free orders use no marker. Overcharge puts one of your wealth under a fighter at a location: +1 ' +
          'power while it stays. SS-T7 SS-G13',
        'You hold at most five cards. SS-W6',
      ],
    },
    {
      id: 'battles',
      title: 'Battles',
      scene: 'battle',
      text: [
        'Locations are fought for by number. Where only one player stands, that player wins without a ' +
          'battle. SS-B1 SS-B3',
        'In turn order everybody there commits one battle card or passes; then cards are revealed in the ' +
          'same order. SS-B5 SS-B9',
        'A tie goes to whoever is earlier in turn order. The winner’s units go home, the losers’ stay. ' +
          'SS-B14 SS-B19 SS-B20',
      ],
    },
    {
      id: 'scoring',
      title: 'Honor at the end of a round, and of the game',
      text: [
        'Every lesser clan on your branch brings honor by its place: 1 near the middle, up to 5 at the tip. ' +
          'SS-Z2 SS-A7',
        'At the end different types among the locations you won count: 3 for two, 6 for three, 9 for all four. SS-F2',
      ],
    },
  ],
  signs: [
    { icon: 'honour', tint: 'q-honour', name: 'Honor', means: 'wins the game; some cards cost it' },
    { icon: 'wealth', tint: 'q-wealth', name: 'Wealth', means: 'raises orders, pays for cards, powers fighters' },
    { icon: 'fighter', name: 'Fighter', means: 'power 1; you have eight' },
    { icon: 'carrier', name: 'Carrier', means: 'power 3; brings up to two fighters along' },
    { icon: 'mech', name: 'Mech', means: 'strong, with an ability; may enter a full location' },
    { icon: 'draw', name: 'Draw', means: 'so many action cards' },
  ],
  variants: [
    ['Trading', 'Players may offer each other wealth and cards; promises about later are not enforced. SS-V1 SS-V4'],
    ['Two-player decks', 'Each of two players has an own deck with one card of every kind. SS-V10'],
  ],
  questions: [
    [
      'Who gets the reward when two are tied?',
      'At the start of a turn nobody: you must have strictly more. In a battle ties go by turn order. SS-Q12 SS-B14',
    ],
    ['May I lay two markers on the same order?', 'Yes, as often as you like; they do not add up. SS-O3'],
    [
      'The location is full.',
      'Seven figures fit. A mech may still enter: the weakest ship there is destroyed, even your own. SS-U5 SS-Q52',
    ],
    ['Can a mech push out a mech?', 'No. A full location with mechs only is closed. SS-U6'],
    [
      'May I commit a card I cannot pay?',
      'Yes, but if you still cannot pay when it is revealed, it does nothing. SS-B10',
    ],
    ['Do I win with cards alone?', 'No. You need a unit there at the end. SS-B15'],
    ['May I move a clan on somebody else’s branch?', 'Yes. Markers belong to nobody. SS-A4'],
    ['When do destroyed units come back?', 'At the end of the round they return to your supply. SS-Z6'],
  ],
};
export default book;
