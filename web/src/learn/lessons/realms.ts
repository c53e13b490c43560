import type { Lesson } from '../lesson';

/** Two turns of a duel that is nearly won: pools, the row, a purchase, an ally, an outpost, the end. */
const lesson: Lesson = {
  game: 'realms',
  format: 'duel',
  seed: '1',
  rivals: ['Vex'],
  position: `
    to move  seat 1
    seat 1 authority  50
    seat 2 authority  5
    seat 1 hand  Scout x3, Viper x2
    seat 1 deck  Ram, Blob Fighter, Scout, Scout, Viper, Scout
    seat 2 hand  Scout x2, Viper, Cutter, Space Station
    seat 2 deck  Scout x6
    row  Ram, Trade Pod, Cutter, Space Station, Corvette
    trade deck  Blob Wheel, Survey Ship, Imperial Fighter
    explorers  10`,
  steps: [
    {
      say: {
        en:
          'Authority is life: Vex has 5 left, you have 50. Bring hers to zero and you win. Everything you do starts' +
          ' with the five cards in your hand.',
        de:
          'Autorität ist Leben: Vex hat noch 5, du hast 50. Bringst du ihre auf null, gewinnst du. Alles beginnt ' +
          'mit den fünf Karten auf deiner Hand.',
      },
    },
    {
      say: {
        en: 'Play a Scout. It puts 1 Trade into your pool.',
        de: 'Spiele einen Scout. Er legt 1 Handel in deinen Vorrat.',
      },
      move: 'play Scout',
    },
    {
      say: {
        en: 'Playing cards costs nothing, so play the rest at once.',
        de: 'Karten auszuspielen kostet nichts, also spiele den Rest auf einmal.',
      },
      move: 'play all',
    },
    {
      say: {
        en:
          'Now you have 3 Trade. Buy the Ram from the row: it goes to your discard pile and comes to your hand once' +
          ' your deck was shuffled.',
        de:
          'Jetzt hast du 3 Handel. Kaufe den Ram aus der Auslage: Er kommt auf deinen Ablagestapel und nach dem ' +
          'Mischen auf deine Hand.',
      },
      move: 'buy Ram',
    },
    {
      say: {
        en: 'The Vipers gave you 2 Combat. Spend it on Vex herself.',
        de: 'Die Vipers gaben dir 2 Kampf. Gib sie gegen Vex selbst aus.',
      },
      move: 'attack seat 2 with 2',
    },
    {
      say: {
        en:
          'End your turn: what you played is discarded, unspent Trade and Combat are lost, and you draw five new ' +
          'cards.',
        de:
          'Beende deinen Zug: Gespieltes wird abgelegt, übriger Handel und Kampf verfallen, und du ziehst fünf neue' +
          ' Karten.',
      },
      move: 'end turn',
    },
    { seat: 2, move: 'play Space Station' },
    { seat: 2, move: 'play all' },
    { seat: 2, move: 'buy Trade Pod' },
    { seat: 2, move: 'end turn' },
    {
      say: {
        en:
          'Vex laid an outpost, the Space Station: while it stands you cannot attack her. You drew a Ram and a Blob' +
          ' Fighter, two cards of one faction. Play everything.',
        de:
          'Vex hat einen Außenposten gelegt, die Space Station: Solange er steht, kannst du sie nicht angreifen. Du' +
          ' hast Ram und Blob Fighter gezogen, zwei Karten einer Fraktion. Spiele alles.',
      },
      move: 'play all',
    },
    {
      say: {
        en: 'Two Blob cards in play are allies. Use the Ram’s ally ability for 2 more Combat.',
        de: 'Zwei Blob-Karten im Spiel sind Verbündete. Nutze die Verbündeten-Fähigkeit des Ram für 2 Kampf mehr.',
      },
      move: 'ally Ram',
    },
    {
      say: {
        en:
          'You have 11 Combat. An outpost falls only when its whole defence is paid at once: 4 for the Space ' +
          'Station.',
        de:
          'Du hast 11 Kampf. Ein Außenposten fällt nur, wenn du seine ganze Verteidigung auf einmal bezahlst: 4 für' +
          ' die Space Station.',
      },
      move: 'attack Space Station of seat 2',
    },
    {
      say: {
        en: 'The way is free, and 7 Combat is exactly what Vex has left.',
        de: 'Der Weg ist frei, und 7 Kampf ist genau, was Vex noch hat.',
      },
      move: 'attack seat 2 with 7',
    },
    {
      say: {
        en:
          'You won. In a real game both begin with 50 Authority and ten plain cards; a good deck is bought, card by' +
          ' card.',
        de:
          'Gewonnen. Im echten Spiel beginnen beide mit 50 Autorität und zehn einfachen Karten; ein gutes Deck wird' +
          ' Karte für Karte gekauft.',
      },
    },
  ],
};
export default lesson;
