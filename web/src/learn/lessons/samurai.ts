import type { Chapter, Lesson } from '../lesson';

/** The draft of mechs, and two quiet orders. */
const draft: Chapter = {
  title: { en: 'The draft, wealth and cards', de: 'Die Auswahl, Reichtum und Karten' },
  seed: '1',
  position: `
    phase  draft
    seat 1 first player  yes
    location 1  Garden of Quiet Blades
    location 2  Tithe Docks`,
  steps: [
    {
      say: {
        en:
          'Before the war each clan drafts two of eight mechs: you keep one and pass the rest on. Power counts where ' +
          'units meet; each mech also has an ability.',
        de:
          'Vor dem Krieg wählt jeder Clan zwei von acht Mechs: Du behältst einen und gibst den Rest weiter. Kraft ' +
          'zählt, wo Einheiten sich treffen; dazu hat jeder Mech eine Fähigkeit.',
      },
    },
    {
      say: {
        en: 'Golden Carp raises every reward at its location by 1. Keep it.',
        de: 'Golden Carp erhöht jede Belohnung an seinem Ort um 1. Behalte ihn.',
      },
      move: 'keep Golden Carp',
      why: {
        en: 'Every mech can be a good pick. For this lesson take Golden Carp: it is easy to use.',
        de: 'Jeder Mech kann richtig sein. Nimm hier Golden Carp: Er ist leicht zu nutzen.',
      },
    },
    { seat: 2, move: 'keep Winter Tiger' },
    { seat: 2, move: 'keep Ash Lantern' },
    {
      say: {
        en:
          'Kage took two in a row, the rest came back to you. Thunder Drum makes your fighters beside it ' +
          'stronger, and ' +
          'you have eight of them: keep it.',
        de:
          'Kage nahm zwei hintereinander, der Rest kam zu dir zurück. Thunder Drum macht deine Jäger neben ihm ' +
          'stärker, und davon hast du acht: Behalte ihn.',
      },
      move: 'keep Thunder Drum',
      why: {
        en: 'The last pick is yours alone. Thunder Drum fits your many fighters.',
        de: 'Die letzte Wahl gehört dir. Thunder Drum passt zu deinen vielen Jägern.',
      },
    },
    {
      say: {
        en:
          'Each turn you lay one of your markers 1 to 4 on one of four orders; its number says how much you get. ' +
          'Lay the 2 on Gain wealth.',
        de:
          'In jedem Zug legst du einen deiner Marker 1 bis 4 auf einen von vier Befehlen; die Zahl sagt, wie viel du ' +
          'bekommst. Lege die 2 auf Reichtum.',
      },
      move: 'order 2 wealth',
      why: {
        en: 'First press the marker with the 2, then the order Gain wealth.',
        de: 'Drücke zuerst den Marker mit der 2, dann den Befehl Reichtum.',
      },
    },
    {
      say: { en: 'Take both. “Up to” means you may take less.', de: 'Nimm beide. „Bis zu“ heißt: Weniger geht auch.' },
      move: 'take 2',
    },
    { say: { en: 'End your turn.', de: 'Beende deinen Zug.' }, move: 'end' },
    { seat: 2, move: 'order 3 cards' },
    { seat: 2, move: 'take 3' },
    { seat: 2, move: 'end' },
    {
      say: {
        en: 'Cards win battles. Lay your 1 on Draw cards.',
        de: 'Karten gewinnen Kämpfe. Lege deine 1 auf Karten ziehen.',
      },
      move: 'order 1 cards',
    },
    {
      say: {
        en: 'Wealth raises a marker as you lay it: add 1, and the order counts as 2.',
        de: 'Reichtum hebt einen Marker, wenn du ihn legst: Gib 1 dazu, dann zählt der Befehl als 2.',
      },
      move: 'add 1',
      why: {
        en: 'Adding nothing is allowed, but one wealth for one more card is a fair price here.',
        de: 'Nichts dazuzugeben ist erlaubt, aber 1 Reichtum für eine Karte mehr ist hier ein guter Preis.',
      },
    },
    { say: { en: 'Draw both cards.', de: 'Ziehe beide Karten.' }, move: 'take 2' },
    {
      say: {
        en:
          'You hold order cards, playable one a turn before or after your order, and battle cards, which wait for a ' +
          'battle. The next chapter shows one.',
        de:
          'Du hast Befehlskarten, davon darfst du eine pro Zug vor oder nach dem Befehl spielen, und ' +
          'Kampfkarten, die ' +
          'auf einen Kampf warten. Das nächste Kapitel zeigt einen.',
      },
    },
  ],
};

/** The end of a round: units, a reward, an alliance, a battle. */
const round: Chapter = {
  title: { en: 'Units, a reward, a battle', de: 'Einheiten, eine Belohnung, ein Kampf' },
  seed: '1',
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

/** A mech into a full location, tokens on a fighter, an order card. */
const force: Chapter = {
  title: { en: 'Mechs, overcharge, order cards', de: 'Mechs, Überladen, Befehlskarten' },
  seed: '1',
  position: `
    seat 1 turn  before
    seat 1 wealth  2
    seat 1 mechs  Thunder Drum, Golden Carp
    seat 2 mechs  Winter Tiger, Ash Lantern
    seat 1 markers  1 cards, 3 wealth
    seat 1 at 2  fighter x2
    seat 2 at 2  fighter x3
    seat 1 hand  Forced March, Elite General
    location 1  Garden of Quiet Blades
    location 2  Tithe Docks`,
  steps: [
    {
      say: {
        en: 'At the Tithe Docks Kage leads three to two. Move units with your 2.',
        de: 'An den Tithe Docks führt Kage drei zu zwei. Bewege Einheiten mit deiner 2.',
      },
      move: 'order 2 units',
    },
    { say: { en: 'Add no wealth this time.', de: 'Gib diesmal keinen Reichtum dazu.' }, move: 'add 0' },
    {
      say: {
        en: 'Send Thunder Drum there: 3 power, and +1 for each of your fighters beside it.',
        de: 'Schicke Thunder Drum hin: 3 Kraft, und +1 für jeden deiner Jäger neben ihm.',
      },
      move: 'move Thunder Drum supply>2',
      why: {
        en: 'Fighters would help too, but the mech makes the fighters standing there stronger.',
        de: 'Jäger helfen auch, aber der Mech macht die Jäger stärker, die schon dort stehen.',
      },
    },
    { say: { en: 'That is enough for this order.', de: 'Das genügt für diesen Befehl.' }, move: 'done' },
    {
      say: {
        en: 'A free order costs no marker: overcharge a fighter. One wealth under it, one power more.',
        de: 'Eine freie Aktion kostet keinen Marker: Überlade einen Jäger. Ein Reichtum darunter, eine Kraft mehr.',
      },
      move: 'free Overcharge',
    },
    {
      say: {
        en: 'Once a turn you may play an order card. Forced March costs 1 wealth and moves up to 3 units.',
        de:
          'Einmal im Zug darfst du eine Befehlskarte spielen. Forced March kostet 1 Reichtum und bewegt bis zu ' +
          '3 Einheiten.',
      },
      move: 'play Forced March',
      why: {
        en: 'Elite General is a battle card: it waits in your hand for a battle.',
        de: 'Elite General ist eine Kampfkarte: Sie wartet auf der Hand auf einen Kampf.',
      },
    },
    {
      say: {
        en: 'A fighter takes the Garden, where nobody stands.',
        de: 'Ein Jäger besetzt den Garten, wo niemand steht.',
      },
      move: 'move fighter supply>1',
    },
    { say: { en: 'Stop here.', de: 'Hör hier auf.' }, move: 'done' },
    {
      say: {
        en:
          'You now lead both locations and claim both rewards when your next turn begins, if you still lead. A ' +
          'mech may' +
          ' even enter a full location: the weakest ship there is destroyed.',
        de:
          'Jetzt führst du an beiden Orten und bekommst beide Belohnungen zu Beginn deines nächsten Zugs, wenn ' +
          'du dann ' +
          'noch führst. Ein Mech darf sogar an einen vollen Ort: Das schwächste Schiff dort wird zerstört.',
      },
    },
  ],
};

const lesson: Lesson = { game: 'samurai', rivals: ['Kage'], chapters: [draft, round, force] };
export default lesson;
