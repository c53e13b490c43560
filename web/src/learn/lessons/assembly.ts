import type { Chapter, Lesson } from '../lesson';

/** The draft before the assembly: picks, releases, who begins. */
const lobby: Chapter = {
  title: { en: 'Lobbying and locks', de: 'Vorauswahl und Sperren' },
  seed: '4',
  position: `
    phase  picks 0
    seat 1 lobbyist  first
    seat 1 hand  Krave, Ward
    seat 2 hand  Uxler, Macon
    row  Yumi, Pace, Zim, Benglev
    deck  ...`,
  steps: [
    {
      say: {
        en:
          'A first game can leave this out. With lobbying you draft your first cards: five things lie between ' +
          'you, four ' +
          'open cards and the deck.',
        de:
          'Ein erstes Spiel geht auch ohne. Mit Vorauswahl wählst du deine ersten Karten: Fünf Dinge liegen zwischen ' +
          'euch, vier offene Karten und der Stapel.',
      },
    },
    {
      say: {
        en: 'Take Yumi/Ticho: Yumi casts 2 votes each turn, more than anybody else.',
        de: 'Nimm Yumi/Ticho: Yumi gibt in jedem Zug 2 Stimmen ab, mehr als alle anderen.',
      },
      move: 'take Yumi/Ticho',
      why: {
        en: 'That can be taken too, but votes buy everything, and Yumi brings most of them.',
        de: 'Auch das kannst du nehmen, aber Stimmen kaufen alles, und Yumi bringt die meisten.',
      },
    },
    { seat: 2, move: 'take Pace/Ombri' },
    { seat: 2, move: 'take Zim/Zalu' },
    {
      say: {
        en: 'Oru took two. Taking the deck gives you no card, but the first turn of the assembly. Take it.',
        de: 'Oru nahm zwei. Der Stapel bringt dir keine Karte, aber den ersten Zug der Versammlung. Nimm ihn.',
      },
      move: 'take the deck',
      why: {
        en: 'A third card is no gain: everybody keeps two in the end. The first turn is.',
        de: 'Eine Karte mehr hilft nicht: Am Ende behalten alle zwei. Der erste Zug schon.',
      },
    },
    {
      say: {
        en: 'You keep two cards; the others go unseen under the deck. Release Krave, keep Yumi and Ward.',
        de:
          'Du behältst zwei Karten; die übrigen gehen verdeckt unter den Stapel. Gib Krave frei, behalte Yumi ' +
          'und Ward.',
      },
      move: 'release Krave/Gazer',
      why: {
        en: 'Yumi casts votes and Ward makes ships cheaper: those two are the better pair.',
        de: 'Yumi bringt Stimmen, Ward macht Schiffe billiger: Die beiden sind das bessere Paar.',
      },
    },
    { seat: 2, move: 'release Benglev/Deliverance' },
    { seat: 2, move: 'release Zim/Zalu' },
    { seat: 2, move: 'release Macon/Ballast' },
    {
      say: {
        en: 'You begin. Draw a card: an open one of the agenda, or the top of the deck unseen. Take the deck.',
        de: 'Du beginnst. Ziehe eine Karte: eine offene der Agenda oder verdeckt vom Stapel. Nimm den Stapel.',
      },
      move: 'draw from the deck',
    },
    {
      say: {
        en: 'With no captain you have no votes, but any hand card is worth 2. Release the card you drew.',
        de: 'Ohne Kapitän hast du keine Stimmen, aber jede Handkarte bringt 2. Gib die gezogene Karte frei.',
      },
      move: 'release Geed/United',
      why: {
        en: 'Keep Yumi: she is what the votes are for.',
        de: 'Behalte Yumi: Für sie sind die Stimmen da.',
      },
    },
    {
      say: { en: 'Two are not enough. Release Ward as well.', de: 'Zwei reichen nicht. Gib auch Ward frei.' },
      move: 'release Ward/Noma',
    },
    {
      say: {
        en: 'Recruit Yumi for 3 votes. She may act at once.',
        de: 'Wirb Yumi für 3 Stimmen an. Sie darf sofort handeln.',
      },
      move: 'recruit Yumi',
      why: {
        en: 'Lead with votes: Yumi pays for herself in two turns.',
        de: 'Beginne mit Stimmen: Yumi bezahlt sich in zwei Zügen selbst.',
      },
    },
    { say: { en: 'Let her cast 2 votes.', de: 'Lass sie 2 Stimmen abgeben.' }, move: 'use Yumi cast' },
    {
      say: {
        en: 'A lock keeps an open card from everybody until your next turn begins. Lock Dif Mendu/Pinnacle for 1 vote.',
        de:
          'Eine Sperre nimmt eine offene Karte allen weg, bis dein nächster Zug beginnt. Sperre Dif ' +
          'Mendu/Pinnacle für 1 Stimme.',
      },
      move: 'lock Dif Mendu/Pinnacle',
      why: {
        en: 'Pinnacle is the largest ship of all: it is the one to keep from Oru.',
        de: 'Pinnacle ist das größte Schiff von allen: Genau das soll Oru nicht nehmen.',
      },
    },
    {
      say: { en: 'Votes do not keep. End your turn.', de: 'Stimmen bleiben nicht. Beende deinen Zug.' },
      move: 'end turn',
    },
    {
      say: {
        en:
          'Captains first, ships in time: war comes with the fifth ship of a fleet, the last card of the deck, ' +
          'or by a ' +
          'captain’s word. Hold any card to read it.',
        de:
          'Erst Kapitäne, rechtzeitig Schiffe: Krieg gibt es mit dem fünften Schiff einer Flotte, der letzten ' +
          'Karte des ' +
          'Stapels oder auf Wort eines Kapitäns. Halte eine Karte gedrückt, um sie zu lesen.',
      },
    },
  ],
};

/** The last turn of the assembly and the first shot of the war. */
const war: Chapter = {
  title: { en: 'Votes, ships, war', de: 'Stimmen, Schiffe, Krieg' },
  seed: '4',
  position: `
    seat 1 turn  draw
    seat 1 captains  Yumi, Macon
    seat 1 hand  Krave, Zim
    seat 1 fleet  Vero, Noma
    seat 2 captains  Amwrec, Cursat, Kora, Pace
    seat 2 hand  Benglev, Rewheart, Uxler, Xastor
    seat 2 fleet  United, Ostrin
    agenda  Dif Mendu, Jijipo, Kline
    deck  Temming`,
  steps: [
    {
      say: {
        en:
          'Every card has two ends: a captain who votes, and a ship that fights. First you build in the ' +
          'assembly, then ' +
          'the fleets meet. Whoever has no ship when the war begins has lost.',
        de:
          'Jede Karte hat zwei Enden: eine Kapitänin, die stimmt, und ein Schiff, das kämpft. Erst baust du in der ' +
          'Versammlung, dann treffen sich die Flotten. Wer dann kein Schiff hat, hat verloren.',
      },
    },
    {
      say: {
        en:
          'A turn begins with a draw: one of the three open agenda cards, or the deck. Take the last card of the ' +
          'deck.',
        de:
          'Ein Zug beginnt mit einer Karte: eine der drei offenen der Agenda oder vom Stapel. Nimm die letzte Karte' +
          ' des Stapels.',
      },
      move: 'draw from the deck',
    },
    {
      say: {
        en:
          'The deck is empty, so war is declared: this is your last turn before it. Use Yumi to cast 2 votes; that ' +
          'exhausts her.',
        de:
          'Der Stapel ist leer, also ist Krieg erklärt: Das ist dein letzter Zug davor. Lass Yumi 2 Stimmen ' +
          'abgeben; danach ist sie erschöpft.',
      },
      move: 'use Yumi cast',
    },
    {
      say: {
        en: 'Macon casts one more. Votes are spent this turn or lost.',
        de: 'Macon gibt noch eine ab. Stimmen werden in diesem Zug ausgegeben oder verfallen.',
      },
      move: 'use Macon cast',
    },
    {
      say: {
        en: 'A hand card you do not want is worth 2 votes: release Krave/Gazer.',
        de: 'Eine Handkarte, die du nicht brauchst, bringt 2 Stimmen: Gib Krave/Gazer frei.',
      },
      move: 'release Krave/Gazer',
      why: {
        en: 'Three votes are not enough for a ship yet. Releasing a hand card brings 2; it goes under the deck.',
        de:
          'Drei Stimmen reichen noch nicht für ein Schiff. Eine freigegebene Handkarte bringt 2; sie kommt ' +
          'unter den Stapel.',
      },
    },
    {
      say: {
        en: 'Five votes buy the Lance, the ship end of the card you drew. It shoots second of all twenty ships.',
        de:
          'Fünf Stimmen kaufen die Lance, das Schiff auf der gezogenen Karte. Sie schießt als zweites von allen ' +
          'zwanzig Schiffen.',
      },
      move: 'deploy Lance',
      why: {
        en: 'Only what is deployed fights. A captain bought now would not help you in the war.',
        de: 'Nur was im Spiel ist, kämpft. Ein jetzt gekaufter Kapitän hilft dir im Krieg nicht.',
      },
    },
    {
      say: {
        en: 'End your turn. Oru has one final turn, then the war begins.',
        de: 'Beende deinen Zug. Oru hat einen letzten Zug, dann beginnt der Krieg.',
      },
      move: 'end turn',
    },
    { seat: 2, move: 'draw from the deck' },
    { seat: 2, move: 'end turn' },
    {
      say: {
        en:
          'War: ships act in order of initiative, lowest first, so your Lance begins. Aim its weapon at United; the' +
          ' odds come from the damage cards you know of.',
        de:
          'Krieg: Schiffe handeln nach Initiative, die kleinste zuerst, also beginnt deine Lance. Ziele auf United;' +
          ' die Chancen ergeben sich aus den Schadenskarten, die du kennst.',
      },
      move: 'aim 1 at United',
    },
    {
      say: {
        en: 'Confirm the locks. After that no aim can change.',
        de: 'Bestätige die Ziele. Danach ändert sich keines mehr.',
      },
      move: 'confirm',
      why: {
        en: 'The weapon is aimed. Confirm, then fire.',
        de: 'Die Waffe ist ausgerichtet. Bestätige, dann feuere.',
      },
    },
    {
      say: {
        en: 'Fire. The top card of the damage deck says how hard a weapon of its class hits.',
        de: 'Feuer. Die oberste Schadenskarte sagt, wie hart eine Waffe ihrer Klasse trifft.',
      },
      move: 'fire 1',
    },
    {
      say: {
        en:
          'That is a ship’s turn. Ships act on, round by round, until one fleet is gone. Watch what goes under the ' +
          'damage deck: it comes round again in that order.',
        de:
          'Das war der Zug eines Schiffs. So geht es Runde um Runde weiter, bis eine Flotte fort ist. Merke dir, ' +
          'was unter den Schadensstapel kommt: Es kehrt in dieser Reihenfolge wieder.',
      },
    },
  ],
};

const lesson: Lesson = { game: 'assembly', rivals: ['Oru'], chapters: [war, lobby] };
export default lesson;
