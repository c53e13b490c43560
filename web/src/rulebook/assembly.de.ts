// tidy: table
import type { Book } from './book';

const book: Book = {
  tagline: 'Stimmen gewinnen, Flotte bauen, den Krieg überstehen',
  goal: [
    'Zuerst trefft ihr euch in der Versammlung und gebt Stimmen für Kapitäne und Schiffe aus. Dann ' +
      'bricht Krieg aus, und die Flotten schießen, bis eine fort ist: Wer übrig bleibt, gewinnt. SA-Z1',
    'Wer zu Kriegsbeginn kein Schiff hat, hat verloren; Kapitäne kämpfen nicht. SA-W6',
  ],
  setup: [
    ['20', 'Karten, jede mit einem Kapitän am einen und einem Schiff am anderen Ende'],
    ['2', 'Karten auf jeder Hand, nach der Vorauswahl oder ausgeteilt SA-S1 SA-F1'],
    ['3', 'offene Karten: die Agenda SA-S2'],
    ['13', 'Karten bleiben im Stapel SA-S2'],
  ],
  turn: {
    lead:
      'Deine Kapitäne wachen auf, dann ziehst du und gibst Stimmen aus, in beliebiger Reihenfolge, bis du ' +
      'beendest. SA-T3 SA-T6',
    steps: [
      {
        scene: 'draw',
        title: 'Ziehen',
        text: 'Nimm eine offene Karte der Agenda oder die oberste des Stapels. Verzichten geht nicht. SA-A1 SA-A2',
      },
      {
        scene: 'votes',
        title: 'Stimmen',
        text: 'Nutze Kapitäne: Jeder handelt einmal im Zug. Jede freigegebene Handkarte bringt 2 Stimmen. SA-B2 SA-V3',
      },
      {
        scene: 'buy',
        title: 'Anwerben, einsetzen',
        text:
          'Bezahle eines der beiden Enden einer Handkarte: einen Kapitän, der sofort handeln darf, oder ein ' +
          'Schiff. SA-P1 SA-P2',
      },
      {
        scene: 'lock',
        title: 'Sperren',
        text: 'Für wenige Stimmen ist eine offene Karte für alle gesperrt, bis dein nächster Zug beginnt. SA-K1 SA-K4',
      },
      {
        scene: 'war',
        title: 'Krieg',
        text:
          'Nach der Erklärung hat die andere Seite noch einen Zug; dann handeln Schiffe nach Initiative. SA-D6 ' +
          'SA-W3',
      },
    ],
  },
  sections: [
    {
      id: 'declaring',
      title: 'Wie es zum Krieg kommt',
      text: [
        'Krieg ist erklärt, sobald eine Flotte fünf Schiffe hat, der Stapel seine letzte Karte verliert oder ' +
          'ein Kapitän es sagt. SA-D1 SA-D2 SA-D3',
        'Der Zug, in dem das geschieht, geht weiter und ist der letzte dieser Seite; die andere bekommt noch ' +
          'einen ganzen. SA-D5 SA-D6',
        'Behalte also den Stapel im Blick: Wer dann kein Schiff im Spiel hat, verliert. SA-W6',
      ],
    },
    {
      id: 'ships',
      title: 'Der Zug eines Schiffs',
      scene: 'war',
      text: [
        'Richte jede Waffe auf ein feindliches Schiff, dessen Ausweichen nicht über ihrem Zielen liegt, dann ' +
          'bestätige alle Ziele zusammen. SA-G2 SA-G3',
        'Feuere eine Waffe nach der anderen: Die oberste Schadenskarte sagt, wie viele Punkte ihre Klasse macht. SA-R1',
        'Jeder Punkt nimmt einen Schild; ein Punkt, der keinen findet, zerstört das Schiff. Mit 0 Schilden ' +
          'fliegt es noch. SA-R3 SA-R4',
        'Der Schadensstapel wird nie gemischt: Karten kommen in bekannter Reihenfolge darunter. Merken lohnt ' +
          'sich. SA-W7',
      ],
    },
    {
      id: 'transfer',
      title: 'Kraft umleiten',
      text: [
        'Einmal in seinem Leben darf ein Schiff alle Schilde aufgeben: Bis zum Ende seines Zugs hat jede ' +
          'Waffe Zielen 3 oder Klasse II. SA-X1 SA-X3 SA-X5',
      ],
    },
    {
      id: 'lobbying',
      title: 'Vorauswahl',
      scene: 'lobby',
      text: [
        'Beide bekommen zwei Karten; vier offene und der Stapel werden abwechselnd gewählt: eins, zwei, eins ' +
          'und das Letzte. SA-L6',
        'Wer den Stapel nimmt, bekommt dafür keine Karte, beginnt aber die Versammlung. SA-L8 SA-L13',
        'Dann geben beide verdeckt Karten unter den Stapel frei, bis sie zwei haben. SA-L10 SA-L11',
      ],
    },
  ],
  signs: [
    { icon: 'votes', tint: 'q-trade', name: 'Stimmen', means: 'bezahlen alles, nur in diesem Zug' },
    { icon: 'initiative', name: 'Initiative', means: 'die niedrigste handelt im Krieg zuerst' },
    { icon: 'shield', tint: 'q-shield', name: 'Schilde', means: 'so viele Treffer hält ein Schiff aus' },
    { icon: 'evasion', name: 'Ausweichen', means: 'so viel Zielen braucht, wer darauf zielt, 1 bis 3' },
    { icon: 'targeting', name: 'Zielen', means: 'wie wendigen Schiffen eine Waffe folgt' },
    { icon: 'class-1', name: 'Klasse I', means: 'die linke Zahl der Schadenskarte zählt' },
    { icon: 'class-2', name: 'Klasse II', means: 'die rechte Zahl zählt, nie die kleinere' },
    { icon: 'lock', name: 'Gesperrt', means: 'niemand kann diese Karte der Agenda nehmen' },
  ],
  variants: [
    ['Mit Vorauswahl', 'Das ganze Spiel: Auswahl, Sperren und Umleiten von Kraft.'],
    ['Erstes Spiel', 'Alle bekommen zwei Karten; keine Vorauswahl, keine Sperren, kein Umleiten. SA-F1'],
    [
      'Gedächtnishilfe',
      'Wähle, was sich der Bildschirm vom Schadensstapel merkt: alles Erzählte, ein Band oder nichts.',
    ],
  ],
  questions: [
    ['Kann ich einen Kapitän für Stimmen verkaufen?', 'Nein. Nur Handkarten bringen 2 Stimmen. SA-V4'],
    [
      'Kann ich einen Kapitän gegen den Preis in sein Schiff verwandeln?',
      'Nein. Kaufen kannst du nur Handkarten; manche Fähigkeiten machen aus Kapitänen Schiffe. SA-P4 SA-B10',
    ],
    [
      'Halten meine Sperren im letzten Zug?',
      'Ja. Sie öffnen sich erst zu Beginn deines nächsten Zugs, und den gibt es nicht. SA-K7',
    ],
    [
      'Muss ich feuern?',
      'Vor dem Bestätigen darfst du eine Waffe zurückhalten. Eine bestätigte mit lebendem Ziel muss ' +
        'feuern. SA-G5 SA-G6',
    ],
    [
      'Mein Ziel ist schon zerstört.',
      'Die Waffe bekommt kein neues. Du darfst sie entladen, dann kommt die oberste Karte unter den ' +
        'Stapel. SA-G7 SA-G8',
    ],
    [
      'Wann ist das Spiel unentschieden?',
      'Wenn niemand Schiffe hat, der Schadensstapel leer ist oder kein Schuss mehr schaden kann. SA-W6 SA-Z2 SA-Z3',
    ],
    ['Muss ein neuer Kapitän warten?', 'Nein. Er kommt bereit ins Spiel und darf im selben Zug handeln. SA-P1'],
  ],
};
export default book;
