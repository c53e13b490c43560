// tidy: table
import type { Book } from './book';

const book: Book = {
  tagline: 'Schiffe kaufen, Verbündete finden, auf null bringen',
  goal: [
    'Alle haben 50 Autorität. Wer auf null fällt, ist besiegt; im Duell gewinnt die andere Seite sofort. SR-G1 SR-G2',
    'Du beginnst mit zehn schwachen Karten und kaufst bessere aus einer gemeinsamen Auslage: So wird ' +
      'dein Deck während des Spiels stärker. SR-B2',
  ],
  setup: [
    ['50', 'Autorität für jede Person SR-S3'],
    ['8 + 2', 'Scouts und Vipers: dein erstes Deck SR-S2'],
    ['5', 'offene Karten in der Auslage, daneben die Explorer SR-S6'],
    ['3 oder 5', 'Karten auf der ersten Hand: 3, wenn du ein Duell beginnst, sonst 5 SR-S8'],
  ],
  turn: {
    lead:
      'In beliebiger Reihenfolge und so oft du kannst, bis du den Zug beendest. Nichts davon ist Pflicht. ' +
      'SR-T3 SR-T4',
    steps: [
      {
        scene: 'play',
        title: 'Ausspielen',
        text: 'Ausspielen kostet nichts. Ein Schiff gibt Handel, Kampf oder Autorität sofort. SR-P1 SR-P3',
      },
      {
        scene: 'allies',
        title: 'Verbünden',
        text:
          'Liegt noch eine Karte derselben Fraktion bei dir, darf eine Karte ihre Verbündeten-Fähigkeit ' +
          'nutzen. SR-A6',
      },
      {
        scene: 'buy',
        title: 'Kaufen',
        text:
          'Bezahle Handel für eine Karte der Auslage. Sie kommt auf deinen Ablagestapel und nach dem Mischen ' +
          'zurück. SR-B2',
      },
      {
        scene: 'attack',
        title: 'Angreifen',
        text: 'Gib Kampf zuerst gegen Außenposten aus, dann gegen andere Basen oder die Person selbst. SR-X3 SR-X5',
      },
      {
        scene: 'end',
        title: 'Beenden',
        text: 'Übriges verfällt, Schiffe und Hand werden abgelegt, Basen bleiben. Ziehe fünf Karten. SR-L1 SR-L2',
      },
    ],
  },
  sections: [
    {
      id: 'attacking',
      title: 'Basen und Außenposten',
      scene: 'outpost',
      text: [
        'Eine Basis bleibt von Zug zu Zug liegen. Du darfst sie in jedem deiner Züge einmal nutzen. SR-P5 SR-P6',
        'Eine Basis zerstörst du, indem du ihre ganze Verteidigung auf einmal bezahlst; Schaden bleibt ' +
          'nicht. Sie kommt auf den Ablagestapel ihrer Besitzerin und kann wieder gespielt werden. SR-X2 SR-X8 ' +
          'SR-X9',
        'Ein Außenposten schützt: Solange er steht, sind weder die Person noch ihre anderen Basen ' +
          'angreifbar. Stehen mehrere, wählst du, welcher zuerst fällt. SR-X5 SR-X6',
      ],
    },
    {
      id: 'scrapping',
      title: 'Verschrotten',
      scene: 'scrap',
      text: [
        'Manche Karten verschrotten andere aus deiner Hand, deinem Ablagestapel oder der Auslage. ' +
          'Verschrottetes ist aus dem Spiel. SR-K1 SR-K2',
        'Eine Karte mit eigener Schrott-Fähigkeit darf für einen letzten Effekt gehen, auch im Zug, in dem ' +
          'sie gespielt wurde. SR-A11 SR-A12',
        'Wer Scouts und Vipers verschrottet, zieht den Rest seines Decks öfter.',
      ],
    },
    {
      id: 'discards',
      title: 'Erzwungenes Ablegen',
      text: [
        'Manche Karten des Star Empire lassen andere ablegen. Das geschieht zu Beginn ihres nächsten Zugs, ' +
          'und sie wählen die Karte selbst. SR-L7',
      ],
    },
  ],
  signs: [
    { icon: 'trade', tint: 'q-trade', name: 'Handel', means: 'kauft Karten, nur in diesem Zug' },
    { icon: 'combat', tint: 'q-combat', name: 'Kampf', means: 'greift Personen und Basen an, nur in diesem Zug' },
    { icon: 'authority', tint: 'q-authority', name: 'Autorität', means: 'dein Leben; nach oben ohne Grenze' },
    { icon: 'base', tint: 'q-shield', name: 'Basis', means: 'bleibt liegen; die Zahl ist ihre Verteidigung' },
    { icon: 'outpost', tint: 'q-shield', name: 'Außenposten', means: 'eine Basis, die zuerst fallen muss' },
    { icon: 'ally', name: 'Verbündete', means: 'wirkt neben einer anderen Karte derselben Fraktion' },
    { icon: 'scrap', name: 'Schrott', means: 'die Karte verlässt das Spiel' },
    { icon: 'draw', name: 'Ziehen', means: 'so viele Karten von deinem Deck' },
    { icon: 'discard', name: 'Ablegen', means: 'eine Gegnerin oder ein Gegner muss ablegen' },
    { icon: 'blob', name: 'Blob', means: 'viel Kampf, und Verbündete, die Karten ziehen' },
    { icon: 'fed', name: 'Trade Federation', means: 'Handel und Autorität' },
    { icon: 'empire', name: 'Star Empire', means: 'zieht Karten und lässt andere ablegen' },
    { icon: 'cult', name: 'Machine Cult', means: 'verschrottet Schwaches, hat starke Außenposten' },
  ],
  variants: [
    ['Free-For-All', 'Drei bis sechs Personen, alle gegen alle; wer übrig bleibt, gewinnt. SR-F2 SR-F3'],
    ['Hunter', 'Du greifst nur an, wer links von dir sitzt; wer übrig bleibt, gewinnt.'],
    [
      'Hydra',
      'Teams zu zweit oder dritt teilen eine Punktzahl: 75 oder 100 Autorität. Außenposten schützen das ' +
        'ganze Team. SR-Y1 SR-Y10',
    ],
    [
      'Emperor',
      'Drei gegen drei: Admirale kämpfen gegen ihr Gegenüber, und ein Team fällt mit seinem Emperor. SR-O5 SR-O12',
    ],
    [
      'Raid',
      'Ein Boss mit größerer Hand gegen zwei bis fünf Raider, deren Schaden an seinen Basen eine Weile ' +
        'bleibt. SR-Z1 SR-Z5',
    ],
  ],
  questions: [
    [
      'Mein Deck ist leer. Was nun?',
      'Musst du ziehen, mische deinen Ablagestapel zu einem neuen Deck und zieh weiter. Sind beide leer, ' +
        'ziehst du nichts mehr. SR-L3 SR-Q6',
    ],
    ['Darf ich meine eigene Basis zerstören?', 'Nein. So ein Effekt trifft nur fremde Basen. SR-Q17'],
    ['Schützt ein Außenposten vor dem Ablegen?', 'Nein. Er schützt vor Angriffen, nicht vor dem Ablegen. SR-Q18'],
    ['Ich muss zwei Karten ablegen, habe aber eine.', 'Du legst ab, was du hast; der Rest ist erlassen. SR-Q2'],
    [
      'Zählt Mech World als Blob-Karte?',
      'Sie ist für jede Fraktion verbündet, selbst aber nur eine Karte des Machine Cult. SR-Q10',
    ],
    [
      'Was darf die Stealth Needle kopieren?',
      'Jedes Schiff, das du in diesem Zug zuvor gespielt hast, auch wenn es weg ist, aber keine andere Needle. SR-Q13',
    ],
    [
      'Kann ich eine gekaufte Karte noch in diesem Zug spielen?',
      'Nur wenn sie auf deine Hand kommt: durch Mischen mitten im Zug oder weil sie oben auf dein Deck ging. SR-B9',
    ],
    [
      'Behalte ich Kampf für den nächsten Zug?',
      'Nein. Übriger Handel und Kampf verfallen, wenn du deinen Zug beendest. SR-L1',
    ],
  ],
};
export default book;
