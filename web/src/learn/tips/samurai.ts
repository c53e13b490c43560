// tidy: table
import type { Tip } from '../tips.svelte';

const tips: Tip[] = [
  {
    id: 'draft',
    on: 'draft',
    say: {
      en: 'Keep one mech; the others go on. A high number is power in battles, the text is its ability.',
      de: 'Behalte einen Mech; die anderen gehen weiter. Die Zahl ist Kraft im Kampf, der Text seine Fähigkeit.',
    },
  },
  {
    id: 'order',
    on: 'before order',
    say: {
      en:
        'One order a turn, four a round: choose a marker, then what it is for. The 4 is best spent where it ' +
        'matters most.',
      de: 'Ein Befehl pro Zug, vier pro Runde: Wähle einen Marker, dann wofür. Die 4 gehört dorthin, wo es zählt.',
    },
  },
  {
    id: 'order-card',
    on: 'before order',
    may: 'play',
    say: {
      en: 'You hold an order card you can pay: one a turn, before or after your order.',
      de: 'Du hast eine Befehlskarte, die du bezahlen kannst: eine pro Zug, vor oder nach dem Befehl.',
    },
  },
  {
    id: 'free',
    on: 'before order',
    may: 'free',
    say: {
      en: 'Free orders cost no marker. Overcharge: 1 wealth under a fighter makes it 1 stronger.',
      de: 'Freie Aktionen kosten keinen Marker. Überladen: 1 Reichtum unter einem Jäger macht ihn um 1 stärker.',
    },
  },
  {
    id: 'raise',
    on: 'raise',
    say: {
      en: 'Each wealth you add makes this order 1 stronger. Adding none is fine.',
      de: 'Jeder Reichtum dazu macht diesen Befehl um 1 stärker. Keiner ist auch gut.',
    },
  },
  {
    id: 'units',
    on: 'move units',
    say: {
      en: 'Tap a figure, then where it goes. Whoever has the most power alone gets the reward as the turn begins.',
      de: 'Tippe eine Figur an, dann ihr Ziel. Wer allein die meiste Kraft hat, bekommt zu Zugbeginn die Belohnung.',
    },
  },
  {
    id: 'clan',
    on: 'clan move',
    say: {
      en: 'Pull a lesser clan to your branch: the nearer the tip, the more honor each round.',
      de: 'Ziehe einen kleinen Clan auf deinen Zweig: Je näher der Spitze, desto mehr Ehre in jeder Runde.',
    },
  },
  {
    id: 'commit',
    on: 'commit',
    say: {
      en: 'A battle: lay one card face down, or pass. The others see that you did, not which.',
      de: 'Ein Kampf: Lege eine Karte verdeckt, oder passe. Die anderen sehen, dass, aber nicht welche.',
    },
  },
  {
    id: 'honor',
    on: 'take honor',
    say: { en: 'Honor wins the game: take all of it.', de: 'Ehre gewinnt das Spiel: Nimm alles.' },
  },
  {
    id: 'limit',
    on: 'hand limit',
    say: { en: 'Five cards are the most you may hold.', de: 'Mehr als fünf Karten darfst du nicht halten.' },
  },
  {
    id: 'displace',
    on: 'displace',
    say: {
      en: 'The place is full: the mech drives out one of the weakest ships.',
      de: 'Der Ort ist voll: Der Mech verdrängt eines der schwächsten Schiffe.',
    },
  },
  {
    id: 'end',
    on: 'after order',
    say: {
      en: 'Your order is done. A card or free order may still follow; then end your turn.',
      de: 'Dein Befehl ist getan. Eine Karte oder freie Aktion geht noch; dann beende den Zug.',
    },
  },
];
export default tips;
