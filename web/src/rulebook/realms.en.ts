// tidy: table
import type { Book } from './book';

const book: Book = {
  tagline: 'Buy ships, find allies, bring them to zero',
  goal: [
    'Everybody has 50 Authority. Whoever falls to zero is defeated; in a duel the other player wins at ' +
      'once. SR-G1 SR-G2',
    'You start with ten weak cards and buy better ones from a common row, so your deck grows stronger ' +
      'while the game goes on. SR-B2',
  ],
  setup: [
    ['50', 'Authority each SR-S3'],
    ['8 + 2', 'Scouts and Vipers: your first deck SR-S2'],
    ['5', 'cards face up in the Trade Row, and Explorers beside it SR-S6'],
    ['3 or 5', 'cards in the first hand: 3 for whoever begins a duel, 5 for the other SR-S8'],
  ],
  turn: {
    lead: 'In any order, as often as you can, until you end it. Nothing is compulsory. SR-T3 SR-T4',
    steps: [
      {
        scene: 'play',
        title: 'Play cards',
        text: 'Playing costs nothing. A ship gives its Trade, Combat or Authority at once. SR-P1 SR-P3',
      },
      {
        scene: 'allies',
        title: 'Find allies',
        text: 'With another card of the same faction in play, a card may use its ally ability. SR-A6',
      },
      {
        scene: 'buy',
        title: 'Buy',
        text:
          'Pay Trade for a card of the row. It goes to your discard pile and comes back with the next shuffle. ' +
          'SR-B2',
      },
      {
        scene: 'attack',
        title: 'Attack',
        text: 'Spend Combat on outposts first, then on other bases or the player. SR-X3 SR-X5',
      },
      {
        scene: 'end',
        title: 'End',
        text: 'What is unspent is lost, ships and hand are discarded, bases stay. Draw five. SR-L1 SR-L2',
      },
    ],
  },
  sections: [
    {
      id: 'attacking',
      title: 'Bases and outposts',
      scene: 'outpost',
      text: [
        'A base stays in play from turn to turn. You may use it once in each of your turns. SR-P5 SR-P6',
        'Destroying a base takes its whole Defense in one payment; damage does not stay. It goes to its ' +
          'owner’s discard pile and can be played again. SR-X2 SR-X8 SR-X9',
        'An outpost guards its owner: while one stands, neither the player nor the other bases can be ' +
          'attacked. With several, you choose which falls first. SR-X5 SR-X6',
      ],
    },
    {
      id: 'scrapping',
      title: 'Scrapping',
      scene: 'scrap',
      text: [
        'Some cards let you scrap others from your hand, your discard pile or the row. A scrapped card is ' +
          'out of the game. SR-K1 SR-K2',
        'A card with a scrap ability of its own may leave the game for one last effect, even in the turn it ' +
          'was played. SR-A11 SR-A12',
        'Scrapping your Scouts and Vipers makes the rest of your deck come round more often.',
      ],
    },
    {
      id: 'discards',
      title: 'Forced discards',
      text: [
        'Some Star Empire cards make an opponent discard. That happens as the opponent’s next turn begins, ' +
          'and the opponent chooses the card. SR-L7',
      ],
    },
  ],
  signs: [
    { icon: 'trade', tint: 'q-trade', name: 'Trade', means: 'buys cards, this turn only' },
    { icon: 'combat', tint: 'q-combat', name: 'Combat', means: 'attacks players and bases, this turn only' },
    { icon: 'authority', tint: 'q-authority', name: 'Authority', means: 'your life; there is no upper limit' },
    { icon: 'base', tint: 'q-shield', name: 'Base', means: 'stays in play; the number is its Defense' },
    { icon: 'outpost', tint: 'q-shield', name: 'Outpost', means: 'a base that has to fall first' },
    { icon: 'ally', name: 'Ally', means: 'works beside another card of the same faction' },
    { icon: 'scrap', name: 'Scrap', means: 'the card leaves the game' },
    { icon: 'draw', name: 'Draw', means: 'take so many cards from your deck' },
    { icon: 'discard', name: 'Discard', means: 'an opponent has to discard' },
    { icon: 'blob', name: 'Blob', means: 'much Combat, and allies that draw cards' },
    { icon: 'fed', name: 'Trade Federation', means: 'Trade and Authority' },
    { icon: 'empire', name: 'Star Empire', means: 'draws cards and makes opponents discard' },
    { icon: 'cult', name: 'Machine Cult', means: 'scraps your weak cards, has strong outposts' },
  ],
  variants: [
    ['Free-For-All', 'Three to six players, everybody against everybody; the last one left wins. SR-F2 SR-F3'],
    ['Hunter', 'You attack only the player on your left; the last one left wins.'],
    [
      'Hydra',
      'Teams of two or three share one score: 75 or 100 Authority. Outposts shield the whole team. SR-Y1 SR-Y10',
    ],
    [
      'Emperor',
      'Three against three: each Admiral fights the one across, and a team falls with its Emperor. SR-O5 SR-O12',
    ],
    [
      'Raid',
      'One Boss with a larger hand against two to five Raiders, whose damage on the Boss’s bases stays for ' +
        'a while. SR-Z1 SR-Z5',
    ],
  ],
  questions: [
    [
      'My deck is empty. What now?',
      'When you have to draw, shuffle your discard pile into a new deck and go on. If both are empty, you ' +
        'draw no more. SR-L3 SR-Q6',
    ],
    ['May I destroy my own base?', 'No. Such an effect can only hit an opponent’s base. SR-Q17'],
    ['Does an outpost protect me from discarding?', 'No. It protects against attacks, not against discards. SR-Q18'],
    ['I must discard two cards but have one.', 'You discard what you have; the rest is forgiven. SR-Q2'],
    [
      'Does Mech World count as a Blob card?',
      'It is an ally for every faction, but itself a Machine Cult card only. SR-Q10',
    ],
    [
      'What may the Stealth Needle copy?',
      'Any ship you played earlier this turn, even one that has left play, but not another Needle. SR-Q13',
    ],
    [
      'Can a card I bought be played this turn?',
      'Only if it gets to your hand: by a reshuffle in mid-turn, or because it went on top of your deck. SR-B9',
    ],
    ['Do I keep Combat for my next turn?', 'No. Unspent Trade and Combat are lost when you end your turn. SR-L1'],
  ],
};
export default book;
