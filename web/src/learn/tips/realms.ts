// tidy: table
import type { Tip } from '../tips.svelte';

const tips: Tip[] = [
  {
    id: 'play',
    on: 'main',
    may: 'play',
    say: {
      en: 'Play your cards first: they fill your Trade and Combat. Then buy and attack, and end your turn.',
      de: 'Spiele zuerst deine Karten: Sie füllen Handel und Kampf. Dann kaufe, greif an und beende den Zug.',
    },
  },
  {
    id: 'ally',
    on: 'main',
    may: 'ally',
    say: {
      en: 'Two cards of one faction lie before you: tap the one with the lit link for its ally ability.',
      de:
        'Vor dir liegen zwei Karten einer Fraktion: Tippe die mit der leuchtenden Kette an, für ihre ' +
        'Verbündeten-Fähigkeit.',
    },
  },
  {
    id: 'buy',
    on: 'main',
    may: 'buy',
    say: {
      en: 'You can afford something. What you buy goes to your discard pile and comes to your hand after a shuffle.',
      de: 'Du kannst dir etwas leisten. Gekauftes kommt auf deinen Ablagestapel und nach dem Mischen auf die Hand.',
    },
  },
  {
    id: 'use',
    on: 'main',
    may: 'use',
    say: {
      en: 'Your base can be used once in each of your turns. It stays in play until somebody destroys it.',
      de: 'Deine Basis geht einmal in jedem deiner Züge. Sie bleibt liegen, bis jemand sie zerstört.',
    },
  },
  {
    id: 'scrap-own',
    on: 'main',
    may: 'scrap',
    say: {
      en: 'A card with a scrap ability can leave the game for good for one last effect. Often it is better to wait.',
      de:
        'Eine Karte mit Schrott-Fähigkeit kann für einen letzten Effekt endgültig gehen. Oft lohnt es sich ' +
        'zu warten.',
    },
  },
  {
    id: 'attack',
    on: 'main',
    may: 'attack',
    say: {
      en: 'You have Combat: tap what you attack. Outposts have to fall before their owner can be hit.',
      de: 'Du hast Kampf: Tippe an, was du angreifst. Außenposten müssen fallen, bevor die Person zu treffen ist.',
    },
  },
  {
    id: 'choose',
    on: 'choose',
    say: { en: 'This card gives one of these, not both.', de: 'Diese Karte gibt eines davon, nicht beides.' },
  },
  {
    id: 'scrap',
    on: 'scrap',
    say: {
      en: 'Scrapped cards never come back. Scouts and Vipers are good ones to lose.',
      de: 'Verschrottetes kommt nie zurück. Scouts und Vipers verliert man gern.',
    },
  },
  {
    id: 'scrap-row',
    on: 'scrap-row',
    say: {
      en: 'You may remove a card of the row, for example one your opponent wants.',
      de: 'Du darfst eine Karte der Auslage entfernen, zum Beispiel eine, die dein Gegenüber will.',
    },
  },
  {
    id: 'owed',
    on: 'owed-discard',
    say: {
      en: 'A card of your opponent makes you discard before your turn. You choose which card goes.',
      de: 'Eine Karte der Gegenseite lässt dich vor deinem Zug ablegen. Welche, wählst du.',
    },
  },
  {
    id: 'destroy',
    on: 'destroy-base',
    say: {
      en: 'This destroys a base without any Combat, whatever its Defense.',
      de: 'Das zerstört eine Basis ganz ohne Kampf, egal wie hoch ihre Verteidigung ist.',
    },
  },
  {
    id: 'top',
    on: 'put-on-top',
    say: {
      en: 'On top of your deck it comes to your hand with your next draw.',
      de: 'Oben auf dem Deck kommt sie schon mit dem nächsten Ziehen auf deine Hand.',
    },
  },
  {
    id: 'copy',
    on: 'copy-ship',
    say: {
      en: 'The Needle becomes a copy of a ship you played this turn. The strongest is usually the right one.',
      de: 'Die Needle wird zur Kopie eines Schiffs aus diesem Zug. Meist ist das stärkste richtig.',
    },
  },
];
export default tips;
