import type { Lesson } from '../lesson';

/** The last turn of the assembly and the first shot of the war. */
const lesson: Lesson = {
  game: 'assembly',
  seed: '4',
  rivals: ['Oru'],
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
          'Every card has two ends: a captain who votes, and a ship that fights. First you build in the assembly, ' +
          'then the fleets meet. The fleet that is left wins.',
        de:
          'Jede Karte hat zwei Enden: eine Kapitänin, die stimmt, und ein Schiff, das kämpft. Erst baust du in der ' +
          'Versammlung, dann treffen sich die Flotten. Wer übrig bleibt, gewinnt.',
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
    },
    {
      say: {
        en: 'Five votes buy the Lance, the ship end of the card you drew. It shoots second of all twenty ships.',
        de:
          'Fünf Stimmen kaufen die Lance, das Schiff auf der gezogenen Karte. Sie schießt als zweites von allen ' +
          'zwanzig Schiffen.',
      },
      move: 'deploy Lance',
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
export default lesson;
