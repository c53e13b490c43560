// tidy: table
import type { Book } from './book';

const book: Book = {
  tagline: 'Vier Befehle in jeder Runde, dann sprechen die Schwerter',
  goal: [
    'Habe am Ende die meiste Ehre. Sie kommt von Orten, gewonnenen Kämpfen und kleinen Clans, die zu dir halten. SS-F3',
    'Das Spiel endet, wenn die Orte ausgehen: nach sechs Runden zu zweit, drei zu dritt, vier zu viert. SS-R2 SS-Z4',
  ],
  setup: [
    ['8 + 1 + 2', 'Jäger, ein Träger und zwei Mechs für jede Person SS-S16'],
    ['4', 'Befehlsmarker, 1 bis 4, in jeder Runde SS-S10'],
    ['2', 'Handkarten: Elite General und Change Strategy SS-S6'],
    ['je 1', 'offener Ort pro Person SS-S1 SS-S5'],
  ],
  turn: {
    lead: 'Je vier Züge sind eine Runde. Dann wird um alle Orte gekämpft, und Bündnisse bringen Ehre. SS-R1 SS-T1',
    steps: [
      {
        scene: 'reward',
        title: 'Belohnungen',
        text:
          'Zu Beginn deines Zugs bekommst du die Belohnung jedes Orts, an dem du allein die meiste Kraft hast. ' +
          'SS-L1',
      },
      {
        scene: 'order',
        title: 'Ein Befehl',
        text:
          'Lege einen Marker auf einen von vier Befehlen. Seine Zahl ist die Stärke; jeder Reichtum dazu macht ' +
          '1 mehr. SS-O1 SS-O2',
      },
      {
        scene: 'units',
        title: 'Einheiten bewegen',
        text: 'Eine Figur pro Punkt, aus deinem Vorrat oder von einem anderen Ort, an jeden Ort. SS-O6 SS-U3',
      },
      {
        scene: 'alliance',
        title: 'Gefolgschaft',
        text: 'Ziehe einen kleinen Clan auf dem Stern zu deinem Zweig oder von einem anderen weg. SS-O5 SS-A4',
      },
      {
        scene: 'battle',
        title: 'Kämpfen',
        text:
          'Nach dem letzten Zug: geheim eine Kampfkarte einsetzen, aufdecken, vergleichen. Wer siegt, bekommt ' +
          '5 Ehre und die Belohnung. SS-B5 SS-B16',
      },
    ],
  },
  sections: [
    {
      id: 'draft',
      title: 'Die Wahl der Mechs',
      scene: 'draft',
      text: [
        'Wer beginnt, nimmt alle acht Mechs, behält geheim einen und gibt den Rest weiter. Die letzte Person ' +
          'behält zwei hintereinander, dann gehen die Karten zurück. SS-S13 SS-S14',
        'Kein Clan hat bessere Regeln als ein anderer: Deine Mechs machen den Unterschied.',
      ],
    },
    {
      id: 'playing',
      title: 'Karten und freie Aktionen',
      text: [
        'Eine Befehlskarte pro Zug darfst du spielen, vor oder nach deinem Befehl. Kampfkarten warten auf ' +
          'einen Kampf. SS-T5 SS-T6',
        'Freie Aktionen brauchen keinen Marker. Überladen legt einen deiner Reichtümer unter einen Jäger an ' +
          'einem Ort: +1 Kraft, solange er dort liegt. SS-T7 SS-G13',
        'Du hast höchstens fünf Karten auf der Hand. SS-W6',
      ],
    },
    {
      id: 'battles',
      title: 'Kämpfe',
      scene: 'battle',
      text: [
        'Um die Orte wird der Reihe nach gekämpft. Wo nur eine Person steht, gewinnt sie ohne Kampf. SS-B1 SS-B3',
        'In Zugreihenfolge setzen alle dort eine Kampfkarte ein oder passen; dann wird in derselben ' +
          'Reihenfolge aufgedeckt. SS-B5 SS-B9',
        'Bei Gleichstand gewinnt, wer früher an der Reihe ist. Die Einheiten der Siegerin gehen heim, die ' +
          'anderen bleiben. SS-B14 SS-B19 SS-B20',
      ],
    },
    {
      id: 'scoring',
      title: 'Ehre am Ende der Runde und des Spiels',
      text: [
        'Jeder kleine Clan auf deinem Zweig bringt Ehre nach seinem Platz: 1 nahe der Mitte, bis zu 5 an der ' +
          'Spitze. SS-Z2 SS-A7',
        'Am Ende zählen verschiedene Arten gewonnener Orte: 3 für zwei, 6 für drei, 9 für alle vier. SS-F2',
      ],
    },
  ],
  signs: [
    { icon: 'honour', tint: 'q-honour', name: 'Ehre', means: 'gewinnt das Spiel; manche Karten kosten sie' },
    { icon: 'wealth', tint: 'q-wealth', name: 'Reichtum', means: 'hebt Befehle, bezahlt Karten, stärkt Jäger' },
    { icon: 'fighter', name: 'Jäger', means: 'Kraft 1; du hast acht' },
    { icon: 'carrier', name: 'Träger', means: 'Kraft 3; nimmt bis zu zwei Jäger mit' },
    { icon: 'mech', name: 'Mech', means: 'stark, mit Fähigkeit; darf an einen vollen Ort' },
    { icon: 'draw', name: 'Ziehen', means: 'so viele Aktionskarten' },
  ],
  variants: [
    [
      'Handeln',
      'Ihr dürft euch Reichtum und Karten anbieten; Versprechen für später werden nicht erzwungen. SS-V1 SS-V4',
    ],
    ['Eigene Decks zu zweit', 'Zu zweit hat jede Person ein eigenes Deck mit je einer Karte jeder Art. SS-V10'],
  ],
  questions: [
    [
      'Wer bekommt bei Gleichstand die Belohnung?',
      'Zu Beginn eines Zugs niemand: Du brauchst echt mehr. Im Kampf entscheidet die Zugreihenfolge. SS-Q12 SS-B14',
    ],
    ['Darf ich zwei Marker auf denselben Befehl legen?', 'Ja, so oft du magst; sie zählen nicht zusammen. SS-O3'],
    [
      'Der Ort ist voll.',
      'Sieben Figuren passen hin. Ein Mech darf trotzdem: Das schwächste Schiff dort wird zerstört, auch ' +
        'ein eigenes. SS-U5 SS-Q52',
    ],
    ['Kann ein Mech einen Mech verdrängen?', 'Nein. Ein voller Ort nur mit Mechs ist geschlossen. SS-U6'],
    [
      'Darf ich eine Karte einsetzen, die ich nicht bezahlen kann?',
      'Ja, aber kannst du beim Aufdecken nicht zahlen, bewirkt sie nichts. SS-B10',
    ],
    ['Gewinne ich mit Karten allein?', 'Nein. Am Ende muss eine Einheit von dir dort stehen. SS-B15'],
    ['Darf ich einen Clan auf einem fremden Zweig bewegen?', 'Ja. Die Marker gehören niemandem. SS-A4'],
    ['Wann kommen zerstörte Einheiten zurück?', 'Am Ende der Runde kommen sie in deinen Vorrat. SS-Z6'],
  ],
};
export default book;
