// tidy: table
import type { Book } from './book';

const book: Book = {
  tagline: 'A small ship, a willing crew, four rounds to shine',
  goal: [
    'Score the most points in four rounds: from missions, the three faction tracks, omega techs, ' +
      'commanders, androids and pirate tokens. SC-G2 SC-G8',
    'Damage costs a point each. You begin with seven, so every score starts below zero. SC-G7 SC-S18',
  ],
  setup: [
    ['7', 'crew: two ensigns of each colour, ready or queued, and a cadet SC-S17'],
    ['7', 'damage: three in the hold, four on tech slots SC-S18'],
    ['1', 'medal, and five rings for commanders SC-S16'],
    ['8', 'techs on offer, three of them omegas SC-S11 SC-S12'],
  ],
  turn: {
    lead:
      'One action a turn: use a room, complete a mission, or pass for the round. Before it you may train ' +
      'and promote. SC-T2 SC-K1',
    steps: [
      {
        scene: 'room',
        title: 'Use a room',
        text:
          'Send a figure of the room’s colour: red flies, yellow fights, blue takes techs, anybody repairs. ' +
          'SC-A1 SC-A4',
      },
      {
        scene: 'mission',
        title: 'Complete a mission',
        text:
          'At a planet with a mission, send one figure for every line; a line works if the colour fits. SC-M1 ' +
          'SC-M4',
      },
      {
        scene: 'pirate',
        title: 'Fight pirates',
        text:
          'Every fight is won: 1 damage, then the loot and the token. Flying past costs 1 damage each time. ' +
          'SC-P4 SC-V2',
      },
      {
        scene: 'tech',
        title: 'Take a tech',
        text: 'Lay it in a free slot. Equal signs that meet at one height are a bonus at once. SC-X2 SC-X3',
      },
      {
        scene: 'queue',
        title: 'End of a round',
        text:
          'Who worked stands in the queue. When all have passed, everybody but the last three is ready again. ' +
          'SC-T6 SC-T8',
      },
    ],
  },
  sections: [
    {
      id: 'crew',
      title: 'Crew',
      scene: 'crew',
      text: [
        'A medal turns a cadet into an ensign, or changes an ensign’s colour. Three medals make an ensign a ' +
          'commander. SC-K2 SC-K3',
        'A commander does a second task right away, or calls somebody back from the queue. SC-K7 SC-K11',
        'Androids fit any line of a mission, gold ones too, but no room; after one mission they are gone. SC-M6 SC-K12',
      ],
    },
    {
      id: 'damage',
      title: 'Damage and cargo',
      text: [
        'The hold has eight places for damage, artifacts and pirate tokens. When it is full, something has ' +
          'to go. SC-D1 SC-D2 SC-D7',
        'A repair frees a place in the hold or a damaged tech slot, as you like. SC-D5',
        'Two artifacts that share a room’s colour can work there instead of a figure. SC-A5',
      ],
    },
    {
      id: 'tracks',
      title: 'Factions',
      text: [
        'Each step on a track gives the bonus of its space, and the higher you are the more it scores; a ' +
          'full lap is worth 5. SC-F2 SC-F8 SC-F10',
        'Whoever reaches an event starts it for everybody. Two happen in a game. SC-F5 SC-F6 SC-F9',
      ],
    },
    {
      id: 'planets',
      title: 'Planets and stations',
      text: [
        'Whoever comes first to a planet holds it: only that ship may complete its mission. SC-L1 SC-L2',
        'End your turn at a station with its tile and the tile works for you. SC-L6',
        'After a mission a tile moves and a new mission appears; after the lowest number the pirates rise. ' +
          'SC-M10 SC-M11',
      ],
    },
    {
      id: 'score',
      title: 'Why is my score below zero?',
      text: [
        'Seven damage are −7, your one medal is +½: that makes −6½. Repairs and missions soon turn it. SC-G6 SC-G7',
      ],
    },
  ],
  signs: [
    { icon: 'medal', tint: 'q-medal', name: 'Medal', means: 'trains and promotes; half a point at the end' },
    { icon: 'damage', tint: 'q-damage', name: 'Damage', means: 'blocks a place and costs a point' },
    { icon: 'repair', name: 'Repair', means: 'take one damage away' },
    { icon: 'move', name: 'Move', means: 'fly along one route' },
    { icon: 'jump', name: 'Jump', means: 'go to any place, past every pirate' },
    { icon: 'fight', name: 'Fight', means: 'beat a pirate beside you' },
    { icon: 'ambush', name: 'Ambush', means: 'a new pirate appears near you' },
    { icon: 'tech', name: 'Tech', means: 'take a card for your slots' },
    { icon: 'artifact', name: 'Artifact', means: 'two of them can work in a room; half a point' },
    { icon: 'pirate', name: 'Pirate token', means: 'one point' },
    { icon: 'android', name: 'Android', means: 'fits any line, once' },
    { icon: 'ready', name: 'Ready', means: 'the first of your queue can work again' },
    { icon: 'tracks', name: 'Advance', means: 'a step on a faction track' },
  ],
  variants: [
    ['Two to four captains', 'Four use the larger side of the board. SC-S1'],
    [
      'Solo',
      'You against your own best, with a passenger and Captain Shadow, who takes techs and missions away. SC-O4 SC-O14',
    ],
  ],
  questions: [
    [
      'May I pass while somebody is still ready?',
      'Yes. They stay ready, but you take no more turns this round. SC-T3 SC-T5',
    ],
    ['Can a cadet go on a mission?', 'Yes, but no line works for a cadet. SC-M6'],
    ['May I leave out a line?', 'Yes, the whole line; but if you perform it, its damage happens too. SC-M4 SC-M5'],
    ['My hold is full of damage.', 'More damage piles up, and repairs have to take that away first. SC-D3 SC-D6'],
    ['When is the tech row refilled?', 'Only at the end of the turn. SC-X8'],
    ['Do I keep the mission’s planet?', 'Yes, as long as your ship stays there. SC-L5'],
    ['Are half points counted?', 'Yes; only the epilogue drops them. SC-G8 SC-G9'],
    ['May I turn back while flying?', 'Yes, but passing the same pirate again costs damage again. SC-V1 SC-V2'],
  ],
};
export default book;
