import type { Chapter, Lesson } from '../lesson';

/** Two turns of a duel that is nearly won: pools, the row, a purchase, an ally, an outpost, the end. */
const turns: Chapter = {
  title: { en: 'Trade, Combat, an outpost', de: 'Handel, Kampf, ein Außenposten' },
  seed: '1',
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
      why: {
        en: 'Play from your hand first: without Trade and Combat you can neither buy nor attack.',
        de: 'Spiele zuerst aus der Hand: Ohne Handel und Kampf kannst du weder kaufen noch angreifen.',
      },
    },
    {
      say: {
        en: 'Playing cards costs nothing, so play the rest at once.',
        de: 'Karten auszuspielen kostet nichts, also spiele den Rest auf einmal.',
      },
      move: 'play all',
      why: {
        en: 'The button “Play all” below plays every card that needs no choice.',
        de: 'Der Knopf „Alle ausspielen“ unten spielt jede Karte, die keine Wahl verlangt.',
      },
    },
    {
      say: {
        en:
          'Now you have 3 Trade. Buy the Ram from the row: it goes to your discard pile, and comes to your ' +
          'hand after ' +
          'your deck is next shuffled.',
        de:
          'Jetzt hast du 3 Handel. Kaufe den Ram aus der Auslage: Er kommt auf deinen Ablagestapel und nach dem ' +
          'nächsten Mischen auf deine Hand.',
      },
      move: 'buy Ram',
      why: {
        en: 'You have exactly 3 Trade, the price in the coin on the Ram. Buying anything else would leave too little.',
        de: 'Du hast genau 3 Handel, so viel wie auf der Münze des Ram steht. Danach reicht es für ihn nicht mehr.',
      },
    },
    {
      say: {
        en: 'The Vipers gave you 2 Combat. Spend it on Vex herself.',
        de: 'Die Vipers gaben dir 2 Kampf. Gib sie gegen Vex selbst aus.',
      },
      move: 'attack seat 2 with 2',
      why: {
        en: 'Unspent Combat is lost at the end of the turn, so use it now: press Vex.',
        de: 'Übriger Kampf verfällt am Ende des Zugs, also nutze ihn jetzt: Drücke auf Vex.',
      },
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
      why: {
        en: 'First collect what your cards give: the Ram in play still has its ally ability.',
        de: 'Hole zuerst, was deine Karten geben: Der ausgespielte Ram hat noch seine Verbündeten-Fähigkeit.',
      },
    },
    {
      say: {
        en:
          'You have 11 Combat. A base falls only when its whole defence is paid at once: 4 for the Space ' +
          'Station. It is' +
          ' an outpost, so it has to go first.',
        de:
          'Du hast 11 Kampf. Eine Basis fällt nur, wenn du ihre ganze Verteidigung auf einmal bezahlst: 4 für die ' +
          'Space Station. Sie ist ein Außenposten, also muss sie zuerst weg.',
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

/** A base with a choice, scrapping of both kinds, an ally, a base that is no outpost, a forced discard. */
const bases: Chapter = {
  title: { en: 'Bases, choices, scrapping', de: 'Basen, Wahl, Verschrotten' },
  seed: '1',
  position: `
    to move  seat 1
    seat 1 authority  22
    seat 2 authority  19
    seat 1 in play  Barter World
    seat 1 hand  Trade Bot, Patrol Mech, Explorer, Scout, Viper
    seat 1 deck  Scout x3, Cutter, Viper, Scout
    seat 2 in play  The Hive
    seat 2 hand  Imperial Fighter, Scout x3, Viper
    seat 2 deck  Scout x6
    row  War World, Ram, Cutter, Freighter, Survey Ship
    trade deck  Blob Wheel, Corvette
    explorers  9`,
  steps: [
    {
      say: {
        en: 'Ships leave at the end of your turn, bases stay. Use your Barter World: once in each of your turns.',
        de: 'Schiffe gehen am Ende deines Zugs, Basen bleiben. Nutze deine Barter World: einmal in jedem deiner Züge.',
      },
      move: 'use Barter World',
      why: {
        en: 'Press Barter World, the base lying in front of you.',
        de: 'Drücke auf Barter World, die Basis, die vor dir liegt.',
      },
    },
    {
      say: {
        en: 'Some cards let you choose. Take the 2 Trade: there is something to buy.',
        de: 'Manche Karten lassen dir die Wahl. Nimm die 2 Handel: Es gibt etwas zu kaufen.',
      },
      move: 'choose 2',
      why: {
        en: 'Authority is worth having too, but with 2 more Trade you reach the War World.',
        de: 'Autorität ist auch nützlich, aber mit 2 Handel mehr reicht es für die War World.',
      },
    },
    {
      say: {
        en: 'Play the Trade Bot. It may scrap a card: take a weak one out of your deck for good.',
        de: 'Spiele den Trade Bot. Er darf eine Karte verschrotten: Nimm eine schwache für immer aus deinem Deck.',
      },
      move: 'play Trade Bot',
    },
    {
      say: {
        en: 'Scrap the Viper. A thinner deck brings you your strong cards more often.',
        de: 'Verschrotte die Viper. Ein dünneres Deck bringt dir deine starken Karten öfter.',
      },
      move: 'scrap Viper from hand',
      why: {
        en: 'The Viper is the weakest card here; the others are still needed this turn.',
        de: 'Die Viper ist hier die schwächste Karte; die anderen brauchst du in diesem Zug noch.',
      },
    },
    {
      say: {
        en: 'Play the Patrol Mech.',
        de: 'Spiele den Patrol Mech.',
      },
      move: 'play Patrol Mech',
    },
    {
      say: { en: 'Now you want Combat: take the 5.', de: 'Jetzt brauchst du Kampf: Nimm die 5.' },
      move: 'choose 2',
      why: {
        en: 'With 3 Trade you could buy more, but The Hive would stand for another turn.',
        de: 'Mit 3 Handel könntest du mehr kaufen, aber The Hive stünde noch einen Zug länger.',
      },
    },
    {
      say: {
        en: 'Trade Bot and Patrol Mech are both Machine Cult: use the Trade Bot’s ally ability.',
        de: 'Trade Bot und Patrol Mech sind beide vom Machine Cult: Nutze die Verbündeten-Fähigkeit des Trade Bot.',
      },
      move: 'ally Trade Bot',
    },
    {
      say: { en: 'Play the rest of your hand.', de: 'Spiele den Rest deiner Hand.' },
      move: 'play all',
    },
    {
      say: {
        en:
          'The Explorer has a scrap ability of its own: it leaves for good and gives 2 Combat. Explorers are ' +
          'always on' +
          ' sale, so scrap it.',
        de:
          'Der Explorer hat selbst eine Schrott-Fähigkeit: Er geht für immer und gibt 2 Kampf. Explorer gibt es immer' +
          ' zu kaufen, also verschrotte ihn.',
      },
      move: 'scrap Explorer',
      why: {
        en: 'Scrapping the Explorer brings the Combat you need for the base and for Vex.',
        de: 'Der verschrottete Explorer bringt den Kampf, den du für die Basis und für Vex brauchst.',
      },
    },
    {
      say: {
        en: 'The Hive is a base, but no outpost: you could leave it. It gives Vex 3 Combat each turn, so destroy it.',
        de:
          'The Hive ist eine Basis, aber kein Außenposten: Du könntest sie stehen lassen. Sie gibt Vex in jedem Zug ' +
          '3 Kampf, also zerstöre sie.',
      },
      move: 'attack The Hive of seat 2',
      why: {
        en: 'You may attack Vex with The Hive standing, but then it works against you every turn.',
        de: 'Du darfst Vex auch angreifen, solange The Hive steht, aber dann wirkt sie jeden Zug gegen dich.',
      },
    },
    {
      say: { en: 'The other 4 Combat go to Vex.', de: 'Die übrigen 4 Kampf gehen an Vex.' },
      move: 'attack seat 2 with 4',
    },
    {
      say: {
        en: 'You have 6 Trade. Buy the War World: an outpost of your own shields you and your other bases.',
        de: 'Du hast 6 Handel. Kaufe die War World: Ein eigener Außenposten schützt dich und deine anderen Basen.',
      },
      move: 'buy War World',
      why: {
        en: 'Any of these can be bought, but only an outpost shields you.',
        de: 'Kaufen kannst du manches davon, aber nur ein Außenposten schützt dich.',
      },
    },
    { say: { en: 'End your turn.', de: 'Beende deinen Zug.' }, move: 'end turn' },
    { seat: 2, move: 'play Imperial Fighter' },
    { seat: 2, move: 'play all' },
    { seat: 2, move: 'attack seat 1 with 3' },
    { seat: 2, move: 'end turn' },
    {
      say: {
        en:
          'Vex’s Imperial Fighter costs you a card: as your turn begins you discard one of your choice. Let a ' +
          'Scout go.',
        de:
          'Der Imperial Fighter von Vex kostet dich eine Karte: Zu Beginn deines Zugs legst du eine nach Wahl ' +
          'ab. Gib einen Scout her.',
      },
      move: 'discard Scout',
      why: {
        en: 'One card must go. A Scout is worth least; the Cutter is worth keeping.',
        de: 'Eine Karte muss gehen. Ein Scout ist am wenigsten wert; der Cutter ist gut.',
      },
    },
    {
      say: {
        en:
          'That is all a first game asks: play, choose, use bases, scrap, buy, attack, end. Hold any card to ' +
          'read it at' +
          ' leisure.',
        de:
          'Mehr fragt ein erstes Spiel nicht: ausspielen, wählen, Basen nutzen, verschrotten, kaufen, angreifen, ' +
          'beenden. Halte eine Karte gedrückt, um sie in Ruhe zu lesen.',
      },
    },
  ],
};

const lesson: Lesson = { game: 'realms', format: 'duel', rivals: ['Vex'], chapters: [turns, bases] };
export default lesson;
