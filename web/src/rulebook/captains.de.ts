// tidy: table
import type { Book } from './book';

const book: Book = {
  tagline: 'Ein kleines Schiff, eine willige Crew, vier Runden Ruhm',
  goal: [
    'Sammle in vier Runden die meisten Punkte: durch Missionen, die drei Fraktionsleisten, ' +
      'Omega-Technik, Commander, Androiden und Piratenmarken. SC-G2 SC-G8',
    'Jeder Schaden kostet einen Punkt. Du beginnst mit sieben, darum fängt jede Wertung unter null an. SC-G7 SC-S18',
  ],
  setup: [
    ['7', 'Leute: je zwei Fähnriche jeder Farbe, bereit oder in der Schlange, und ein Kadett SC-S17'],
    ['7', 'Schäden: drei im Frachtraum, vier auf Technikplätzen SC-S18'],
    ['1', 'Medaille und fünf Ringe für Commander SC-S16'],
    ['8', 'Techniken liegen aus, drei davon Omegas SC-S11 SC-S12'],
  ],
  turn: {
    lead:
      'Eine Aktion pro Zug: einen Raum nutzen, eine Mission erfüllen oder für die Runde passen. Davor ' +
      'darfst du ausbilden und befördern. SC-T2 SC-K1',
    steps: [
      {
        scene: 'room',
        title: 'Einen Raum nutzen',
        text:
          'Schicke eine Figur in der Farbe des Raums: Rot fliegt, Gelb kämpft, Blau holt Technik, alle ' +
          'reparieren. SC-A1 SC-A4',
      },
      {
        scene: 'mission',
        title: 'Eine Mission erfüllen',
        text:
          'An einem Planeten mit Mission schickst du für jede Zeile eine Figur; passt die Farbe, wirkt die ' +
          'Zeile. SC-M1 SC-M4',
      },
      {
        scene: 'pirate',
        title: 'Piraten bekämpfen',
        text:
          'Jeder Kampf wird gewonnen: 1 Schaden, dann Beute und Marke. Vorbeifliegen kostet jedes Mal 1 ' +
          'Schaden. SC-P4 SC-V2',
      },
      {
        scene: 'tech',
        title: 'Technik holen',
        text:
          'Lege sie auf einen freien Platz. Treffen sich gleiche Zeichen auf einer Höhe, gibt es sofort einen ' +
          'Bonus. SC-X2 SC-X3',
      },
      {
        scene: 'queue',
        title: 'Ende der Runde',
        text:
          'Wer gearbeitet hat, steht in der Schlange. Haben alle gepasst, sind alle bis auf die letzten drei ' +
          'wieder bereit. SC-T6 SC-T8',
      },
    ],
  },
  sections: [
    {
      id: 'crew',
      title: 'Die Crew',
      scene: 'crew',
      text: [
        'Eine Medaille macht aus einem Kadetten einen Fähnrich oder ändert die Farbe eines Fähnrichs. Drei ' +
          'machen einen Fähnrich zum Commander. SC-K2 SC-K3',
        'Ein Commander erledigt gleich eine zweite Aufgabe oder ruft jemanden aus der Schlange zurück. SC-K7 SC-K11',
        'Androiden passen zu jeder Zeile einer Mission, auch zu goldenen, aber in keinen Raum; nach einer ' +
          'Mission sind sie fort. SC-M6 SC-K12',
      ],
    },
    {
      id: 'damage',
      title: 'Schaden und Fracht',
      text: [
        'Der Frachtraum hat acht Plätze für Schaden, Artefakte und Piratenmarken. Ist er voll, muss etwas ' +
          'weichen. SC-D1 SC-D2 SC-D7',
        'Eine Reparatur macht einen Platz im Frachtraum oder einen beschädigten Technikplatz frei, wie du ' +
          'willst. SC-D5',
        'Zwei Artefakte mit der Farbe eines Raums können dort statt einer Figur arbeiten. SC-A5',
      ],
    },
    {
      id: 'tracks',
      title: 'Fraktionen',
      text: [
        'Jeder Schritt auf einer Leiste gibt den Bonus seines Felds, und je weiter du bist, desto mehr zählt ' +
          'sie; eine volle Runde bringt 5. SC-F2 SC-F8 SC-F10',
        'Wer ein Ereignis erreicht, löst es für alle aus. Zwei geschehen in einem Spiel. SC-F5 SC-F6 SC-F9',
      ],
    },
    {
      id: 'planets',
      title: 'Planeten und Stationen',
      text: [
        'Wer zuerst zu einem Planeten kommt, hält ihn: Nur dieses Schiff darf seine Mission erfüllen. SC-L1 SC-L2',
        'Beende deinen Zug an einer Station mit ihrem Plättchen, dann wirkt es für dich. SC-L6',
        'Nach einer Mission wandert ein Plättchen und eine neue Mission erscheint; nach der niedrigsten Zahl ' +
          'erheben sich die Piraten. SC-M10 SC-M11',
      ],
    },
    {
      id: 'score',
      title: 'Warum stehe ich unter null?',
      text: [
        'Sieben Schäden sind −7, deine eine Medaille ist +½: Das macht −6½. Reparaturen und Missionen ändern ' +
          'das bald. SC-G6 SC-G7',
      ],
    },
  ],
  signs: [
    { icon: 'medal', tint: 'q-medal', name: 'Medaille', means: 'bildet aus und befördert; am Ende ein halber Punkt' },
    { icon: 'damage', tint: 'q-damage', name: 'Schaden', means: 'sperrt einen Platz und kostet einen Punkt' },
    { icon: 'repair', name: 'Reparatur', means: 'nimm einen Schaden weg' },
    { icon: 'move', name: 'Bewegung', means: 'flieg eine Route entlang' },
    { icon: 'jump', name: 'Sprung', means: 'an jeden Ort, an allen Piraten vorbei' },
    { icon: 'fight', name: 'Kampf', means: 'besiege einen Piraten neben dir' },
    { icon: 'ambush', name: 'Hinterhalt', means: 'ein neuer Pirat taucht bei dir auf' },
    { icon: 'tech', name: 'Technik', means: 'nimm eine Karte für deine Plätze' },
    { icon: 'artifact', name: 'Artefakt', means: 'zwei können in einem Raum arbeiten; ein halber Punkt' },
    { icon: 'pirate', name: 'Piratenmarke', means: 'ein Punkt' },
    { icon: 'android', name: 'Android', means: 'passt zu jeder Zeile, einmal' },
    { icon: 'ready', name: 'Bereit', means: 'wer vorn in der Schlange steht, kann wieder arbeiten' },
    { icon: 'tracks', name: 'Vorrücken', means: 'ein Schritt auf einer Fraktionsleiste' },
  ],
  variants: [
    ['Zwei bis vier Captains', 'Zu viert gilt die größere Seite des Plans. SC-S1'],
    [
      'Solo',
      'Du gegen deine Bestleistung, mit einem Passagier und Captain Shadow, der Technik und Missionen ' +
        'wegnimmt. SC-O4 SC-O14',
    ],
  ],
  questions: [
    [
      'Darf ich passen, wenn noch jemand bereit ist?',
      'Ja. Sie bleiben bereit, aber du bist in dieser Runde nicht mehr dran. SC-T3 SC-T5',
    ],
    ['Kann ein Kadett auf eine Mission?', 'Ja, aber für ihn wirkt keine Zeile. SC-M6'],
    [
      'Darf ich eine Zeile auslassen?',
      'Ja, die ganze Zeile; führst du sie aus, geschieht auch ihr Schaden. SC-M4 SC-M5',
    ],
    [
      'Mein Frachtraum ist voller Schaden.',
      'Weiterer Schaden häuft sich an, und Reparaturen müssen zuerst den wegnehmen. SC-D3 SC-D6',
    ],
    ['Wann wird die Technik nachgelegt?', 'Erst am Ende des Zugs. SC-X8'],
    ['Behalte ich den Planeten der Mission?', 'Ja, solange dein Schiff dort bleibt. SC-L5'],
    ['Zählen halbe Punkte?', 'Ja; nur der Epilog lässt sie weg. SC-G8 SC-G9'],
    ['Darf ich beim Fliegen umkehren?', 'Ja, aber am selben Piraten vorbei kostet es wieder Schaden. SC-V1 SC-V2'],
  ],
};
export default book;
