// tidy: table
import type { Tip } from '../tips.svelte';

const tips: Tip[] = [
  {
    id: 'lobby',
    on: 'lobby pick',
    say: {
      en: 'Four open cards and the deck are shared out. Whoever takes the deck gets no card, but the first turn.',
      de:
        'Vier offene Karten und der Stapel werden verteilt. Wer den Stapel nimmt, bekommt keine Karte, aber ' +
        'den ersten Zug.',
    },
  },
  {
    id: 'lobby-release',
    on: 'lobby release',
    say: {
      en: 'You keep two cards. The others go unseen under the deck, and here they bring no votes.',
      de: 'Du behältst zwei Karten. Die anderen gehen verdeckt unter den Stapel und bringen hier keine Stimmen.',
    },
  },
  {
    id: 'draw',
    on: 'draw',
    say: {
      en: 'Open cards are known to both; the deck is a surprise. Its last card means war.',
      de: 'Offene Karten kennen beide; der Stapel ist eine Überraschung. Seine letzte Karte bedeutet Krieg.',
    },
  },
  {
    id: 'use',
    on: 'main',
    may: 'use',
    say: {
      en: 'Captains cast votes, once each turn. Most have a second ability instead: hold one to read it.',
      de:
        'Kapitäne geben Stimmen ab, einmal im Zug. Die meisten können stattdessen etwas anderes: Halte einen ' +
        'gedrückt.',
    },
  },
  {
    id: 'release',
    on: 'main',
    may: 'release',
    say: {
      en: 'Any hand card can be released for 2 votes. A card that glows only for that is not yet affordable.',
      de: 'Jede Handkarte kannst du für 2 Stimmen freigeben. Leuchtet sie nur dafür, reicht es für sie noch nicht.',
    },
  },
  {
    id: 'buy',
    on: 'main',
    may: 'recruit',
    say: {
      en: 'You can pay for a captain: votes every turn from now on. Early captains pay off most.',
      de: 'Du kannst einen Kapitän bezahlen: Stimmen in jedem Zug. Frühe Kapitäne lohnen sich am meisten.',
    },
  },
  {
    id: 'deploy',
    on: 'main',
    may: 'deploy',
    say: {
      en: 'You can pay for a ship. Without a ship when the war begins you lose, so be in time.',
      de: 'Du kannst ein Schiff bezahlen. Wer zu Kriegsbeginn keines hat, verliert. Sei rechtzeitig dran.',
    },
  },
  {
    id: 'lock',
    on: 'main',
    may: 'lock',
    say: {
      en: 'A lock closes an open card to everybody until your next turn begins.',
      de: 'Eine Sperre nimmt eine offene Karte allen weg, bis dein nächster Zug beginnt.',
    },
  },
  {
    id: 'orders',
    on: 'orders',
    say: {
      en: 'Aim every weapon, then confirm. The odds come from the damage cards you know of.',
      de: 'Richte jede Waffe aus, dann bestätige. Die Chancen kommen von den Schadenskarten, die du kennst.',
    },
  },
  {
    id: 'transfer',
    on: 'orders',
    may: 'transfer',
    say: {
      en: 'Transferring power costs this ship all its shields, for better aim or harder hits this turn only.',
      de:
        'Kraft umzuleiten kostet dieses Schiff alle Schilde, für besseres Zielen oder härtere Treffer nur in ' +
        'diesem Zug.',
    },
  },
  {
    id: 'fire',
    on: 'fire',
    say: {
      en: 'Fire in the order you like; each shot shows a damage card before you choose the next.',
      de: 'Feuere in beliebiger Reihenfolge; jeder Schuss zeigt eine Schadenskarte, bevor du den nächsten wählst.',
    },
  },
];
export default tips;
