// tidy: table
import type { Book } from './book';

const book: Book = {
  tagline: 'Fünf Marken sind deine Kraft und dein Leben',
  goal: [
    'Sei das letzte Schiff. Jeder Treffer kostet eine Marke von deiner Tafel; ein Schiff, das eine ' +
      'abgeben muss und dort keine hat, ist zerstört. AT-D1 AT-D3 AT-D7',
    'Das Brett hat keine Ränder: Wer auf einer Seite hinausfliegt, kommt auf der anderen wieder. AT-C7',
  ],
  setup: [
    ['1 bis 5', 'fünf Marken, jede Zahl einmal; die leere liegt beim Würfel AT-S7 AT-S5'],
    ['4 + 1', 'vier verdeckt auf deinen Werten, die fünfte in Reserve AT-S8'],
    ['0', 'ist dein erstes Tempo AT-S5'],
    ['8 × 10', 'Felder; stelle dein Schiff auf ein freies AT-S10'],
  ],
  turn: {
    lead: 'Kraft, Antrieb, Bewegung, Angriff, in dieser Reihenfolge. AT-T3',
    steps: [
      {
        scene: 'power',
        title: 'Kraft verteilen',
        text:
          'Nimm alle Marken und lege sie geheim neu, eine auf jeden Wert. Ein leerer Wert zählt 1. AT-P1 AT-P2 ' +
          'AT-P4',
      },
      {
        scene: 'engines',
        title: 'Antrieb',
        text:
          'Schub oder Bremse um genau den Wert des Antriebs, dann wird die Marke gezeigt, oder Tempo halten. ' +
          'AT-N3 AT-N4 AT-N5',
      },
      {
        scene: 'course',
        title: 'Kurs',
        text: 'Flieg genau dein Tempo weit geradeaus in eine Richtung. AT-M1',
      },
      {
        scene: 'ram',
        title: 'Rammen',
        text: 'Ist ein Schiff im Weg? Schilde plus Tempo werden verglichen; die höhere Summe siegt. AT-K3 AT-K5',
      },
      {
        scene: 'fire',
        title: 'Feuern',
        text:
          'Greif ein Schiff in deiner Reihe oder Spalte an. Waffen treffen, wenn sie mindestens so hoch sind ' +
          'wie seine Schilde. AT-F1 AT-F7',
      },
    ],
  },
  sections: [
    {
      id: 'ramming',
      title: 'Rammen',
      scene: 'ram',
      text: [
        'Beide zeigen ihre Schilde. Ist die Fliegende höher, fliegt sie weiter und schiebt das andere Schiff ' +
          'vor sich her; das verliert dann eine Marke. AT-K2 AT-K5',
        'Ist sie niedriger, hält sie davor und verliert selbst eine. Gleiche Summen halten nur auf. AT-K7 AT-K8',
        'Danach darf sie noch feuern, auch auf das gerammte Schiff. AT-K11',
      ],
    },
    {
      id: 'equipment',
      title: 'Ausrüstung',
      scene: 'equipment',
      text: [
        'Jedes Schiff hat alle sieben Geräte. Die Zahl auf Ausrüstung sagt, welches geht: Sie muss genau ' +
          'stimmen, und leer zählt 1. AT-G1 AT-G2',
        'Jedes Gerät geht einmal pro Zug, zu seiner Zeit; manche auch in fremden Zügen. AT-G5',
      ],
    },
    {
      id: 'reactions',
      title: 'Reaktionen',
      text: [
        'Mehrmals im Zug wird geheim gefragt, ob jemand reagiert: mit der Capacitor Bank, einem Kraftfeld ' +
          'oder einer besonderen Kraft. AT-W1 AT-W6',
        'Gefragt wirst du, sobald du etwas haben könntest, auch wenn du nichts hast: Sonst verriete dich die ' +
          'Frage. Automatisches Passen antwortet für dich. AT-W9 AT-W11',
      ],
    },
    {
      id: 'damage',
      title: 'Schaden',
      text: [
        'Du wählst, welche Marke geht. Verlorene liegen offen; die Reserve zählt nicht und schützt nicht. ' +
          'AT-D1 AT-D2 AT-D3',
        'Mit leerer Tafel fliegst du weiter, jeder Wert ist 1, bis zum nächsten Treffer. AT-D4',
      ],
    },
  ],
  signs: [
    { icon: 'engine', name: 'Antrieb', means: 'wie stark sich dein Tempo ändern darf' },
    { icon: 'armament', name: 'Waffen', means: 'womit du feuerst' },
    { icon: 'shield', tint: 'q-shield', name: 'Schilde', means: 'schützen vor Feuer und zählen beim Rammen' },
    { icon: 'equipment', name: 'Ausrüstung', means: 'wählt das Gerät ihrer Zahl' },
    { icon: 'hidden', name: 'Verdeckt', means: 'nur wem die Marke gehört, kennt sie' },
    { icon: 'damage', tint: 'q-damage', name: 'Schaden', means: 'eine Marke geht verloren' },
  ],
  variants: [
    ['Arena', 'Zwei bis vier Schiffe, jedes für sich. AT-D7'],
    ['Team Match', 'Zwei gegen zwei; auch das eigene Team kann getroffen werden.'],
    [
      'Capture the Flag',
      'Zwei gegen zwei auf einem Brett, das oben und unten endet: Hol die fremde Flagge heim. AT-J7',
    ],
    ['Besondere Kräfte', 'Jede Farbe hat eine eigene Kraft; Rot, Blau und Grün nutzen ihre einmal im Spiel. AT-B1'],
    ['Die Glocke', 'Das Spiel endet nach vielen ruhigen Runden. AT-Z1'],
  ],
  questions: [
    [
      'Treffen gleiche Werte?',
      'Beim Feuern ja: Schilde müssen höher sein. Beim Rammen schaden gleiche Summen niemandem. AT-F7 AT-K8',
    ],
    ['Darf ich mein Tempo um weniger ändern?', 'Nein. Der ganze Wert gilt, oder du hältst. AT-N6'],
    [
      'Kann ich an einem Schiff vorbeischießen?',
      'Nicht hindurch. Aber ohne Ränder kann der Weg andersherum frei sein. AT-F1',
    ],
    [
      'Wann erfahren andere meine Marken?',
      'Wenn du sie nutzt: Antrieb durch Schub oder Bremse, Waffen durch Feuer, Schilde, wenn auf dich ' +
        'geschossen oder du gerammt wirst. AT-V4',
    ],
    ['Rettet mich die Reserve?', 'Nein. Nur Marken auf deiner Tafel kannst du abgeben. AT-D3'],
    ['Was tut das Kraftfeld?', 'Es sperrt Bewegung und Feuer für alle außer dir und bleibt für immer. AT-G21'],
    ['Darf ich das Feuer halten?', 'Immer. AT-F4'],
  ],
};
export default book;
