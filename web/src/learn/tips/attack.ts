// tidy: table
import type { Tip } from '../tips.svelte';

const tips: Tip[] = [
  {
    id: 'first-power',
    on: 'initial power',
    say: {
      en: 'Lay four of your five tokens, one on each trait; nobody sees them. The fifth waits in reserve.',
      de: 'Lege vier deiner fünf Marken, eine auf jeden Wert; niemand sieht sie. Die fünfte wartet in Reserve.',
    },
  },
  {
    id: 'place',
    on: 'place ship',
    say: {
      en: 'Any free square will do. Ships in your row or column can fire at you.',
      de: 'Jedes freie Feld geht. Schiffe in deiner Reihe oder Spalte können auf dich feuern.',
    },
  },
  {
    id: 'power',
    on: 'start',
    say: {
      en: 'Each turn you lay your tokens anew. High Shields protect you until your next turn.',
      de: 'In jedem Zug legst du deine Marken neu. Hohe Schilde schützen dich bis zu deinem nächsten Zug.',
    },
  },
  {
    id: 'array',
    on: 'start',
    may: 'array',
    say: {
      en: 'The Communications Array can bring a lost token back, but a miss ends your turn.',
      de: 'Die Communications Array kann eine verlorene Marke zurückholen, aber ein Fehlwurf beendet deinen Zug.',
    },
  },
  {
    id: 'engine',
    on: 'engine',
    say: {
      en: 'Thrust and brake use the whole Engines value and show that token. Holding shows nothing.',
      de: 'Schub und Bremse nutzen den ganzen Wert des Antriebs und zeigen die Marke. Halten zeigt nichts.',
    },
  },
  {
    id: 'course',
    on: 'course',
    say: {
      en: 'You fly your whole speed straight ahead. A ship in the way is rammed: the preview shows the sums.',
      de: 'Du fliegst dein ganzes Tempo geradeaus. Ein Schiff im Weg wird gerammt: Die Vorschau zeigt die Summen.',
    },
  },
  {
    id: 'fire',
    on: 'fire',
    say: {
      en: 'Armaments hit Shields they equal. The shot costs nothing but shows your Armaments token.',
      de: 'Waffen treffen Schilde, denen sie gleichkommen. Der Schuss kostet nichts, zeigt aber deine Waffen-Marke.',
    },
  },
  {
    id: 'damage',
    on: 'damage',
    say: {
      en: 'You are hit: give up one token of your choice. An empty trait still counts as 1.',
      de: 'Du bist getroffen: Gib eine Marke deiner Wahl ab. Ein leerer Wert zählt noch 1.',
    },
  },
  {
    id: 'firefight',
    on: 'firefight',
    say: {
      en: 'The values are on the table. With a 5 on Equipment the Capacitor adds 5 to a trait; otherwise pass.',
      de: 'Die Werte liegen offen. Mit einer 5 auf Ausrüstung gibt die Capacitor Bank einem Wert 5 dazu; sonst passe.',
    },
  },
  {
    id: 'react',
    on: 'pre_move',
    say: {
      en: 'You are asked because you might react. If you do not want to, pass; auto-pass can do it for you.',
      de: 'Du wirst gefragt, weil du reagieren könntest. Willst du nicht, dann passe; das geht auch automatisch.',
    },
  },
  {
    id: 'roll',
    on: 'roll',
    say: {
      en: 'Roll on only while tokens are lost: a number that is not among them ends your turn.',
      de: 'Würfle nur weiter, solange Marken verloren sind: Eine andere Zahl beendet deinen Zug.',
    },
  },
];
export default tips;
