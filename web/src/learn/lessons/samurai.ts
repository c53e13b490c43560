import type { Lesson } from '../lesson';

/** The end of a round: units, a reward, an alliance, a battle. */
const lesson: Lesson = {
  game: 'samurai',
  seed: '1',
  rivals: ['Kage'],
  position: `
    seat 1 turn  before
    seat 1 markers  1 cards, 3 wealth
    seat 2 markers  1 cards, 2 cards, 3 units
    seat 1 at 1  fighter
    seat 2 at 1  fighter x2
    seat 1 hand  Elite General
    seat 2 hand  Veteran Wing
    location 1  Garden of Quiet Blades`,
  steps: [
    {
      say: {
        en:
          'You lead clan Nova, Kage leads Pulsar. Honor decides the game; it comes from locations and from the ' +
          'lesser clans. Each round you give four orders, one a turn, with markers 1 to 4.',
        de:
          'Du führst den Clan Nova, Kage führt Pulsar. Ehre entscheidet; sie kommt von Orten und den kleinen Clans.' +
          ' In jeder Runde gibst du vier Befehle, einen pro Zug, mit den Markern 1 bis 4.',
      },
    },
    {
      say: {
        en: 'A marker’s number is the strength of its order. Lay your 2 on moving units.',
        de: 'Die Zahl eines Markers ist die Stärke des Befehls. Lege deine 2 auf Einheiten bewegen.',
      },
      move: 'order 2 units',
    },
    {
      say: {
        en: 'At location 1 Kage has two fighters, you have one. Send a fighter there from your supply.',
        de: 'An Ort 1 hat Kage zwei Jäger, du einen. Schicke einen Jäger aus deinem Vorrat dorthin.',
      },
      move: 'move fighter supply>1',
    },
    {
      say: {
        en: 'And a second one: with three to two you lead there.',
        de: 'Und einen zweiten: Mit drei gegen zwei führst du dort.',
      },
      move: 'move fighter supply>1',
    },
    {
      say: { en: 'The order is done. End your turn.', de: 'Der Befehl ist ausgeführt. Beende deinen Zug.' },
      move: 'end',
    },
    { seat: 2, move: 'order 4 wealth' },
    { seat: 2, move: 'take 4' },
    { seat: 2, move: 'end' },
    {
      say: {
        en:
          'Whoever leads a location at the start of their turn claims its reward. The Garden gives up to 3 honor: ' +
          'take all.',
        de:
          'Wer zu Beginn des Zuges an einem Ort führt, bekommt seine Belohnung. Der Garten gibt bis zu 3 Ehre: Nimm' +
          ' alles.',
      },
      move: 'take 3',
    },
    {
      say: {
        en: 'Your last marker, the 4, goes on allegiance: it pulls a lesser clan towards you.',
        de: 'Dein letzter Marker, die 4, kommt auf Gefolgschaft: Er zieht einen kleinen Clan zu dir.',
      },
      move: 'order 4 allegiance',
    },
    {
      say: {
        en: 'Move Ion four spaces along your branch. Clans on your branch bring honor after the battles.',
        de: 'Ziehe Ion vier Felder auf deinen Zweig. Clans auf deinem Zweig bringen nach den Kämpfen Ehre.',
      },
      move: 'clan Ion Nova 4',
    },
    {
      say: {
        en: 'All markers are laid. End your turn, and the battles begin.',
        de: 'Alle Marker liegen. Beende deinen Zug, dann beginnen die Kämpfe.',
      },
      move: 'end',
    },
    {
      say: {
        en: 'Where two clans stand, they fight. In secret you may commit a card: your Elite General adds 3 power.',
        de:
          'Wo zwei Clans stehen, wird gekämpft. Geheim darfst du eine Karte einsetzen: Dein Elite General bringt 3 ' +
          'Kraft.',
      },
      move: 'commit Elite General',
    },
    { seat: 2, move: 'commit Veteran Wing' },
    {
      say: {
        en:
          'Six against four: the Garden is yours, and its reward once more. The battle’s victor keeps the card; ' +
          'sets of them count at the end.',
        de:
          'Sechs gegen vier: Der Garten ist dein, und seine Belohnung noch einmal. Die Siegerin behält die Karte; ' +
          'Sätze davon zählen am Ende.',
      },
      move: 'take 3',
    },
    {
      say: {
        en: 'That is a round: orders, battles, honor for alliances. After the last round the most honor wins.',
        de: 'Das ist eine Runde: Befehle, Kämpfe, Ehre für Bündnisse. Nach der letzten gewinnt die meiste Ehre.',
      },
    },
  ],
};
export default lesson;
