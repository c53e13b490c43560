// tidy: table
import type { Tip } from '../tips.svelte';

const tips: Tip[] = [
  {
    id: 'main',
    on: 'main',
    say: {
      en:
        'One action a turn: tap a room and send a figure of its colour. Your score starts at −6½: 7 damage, ' +
        'half a point for the medal.',
      de:
        'Eine Aktion pro Zug: Tippe einen Raum an und schicke eine Figur seiner Farbe. Du beginnst bei −6½: ' +
        '7 Schäden, ein halber Punkt für die Medaille.',
    },
  },
  {
    id: 'mission',
    on: 'main',
    may: 'mission',
    say: {
      en: 'You are at a mission and have enough crew: one figure for each line. Matching colours make lines work.',
      de: 'Du bist bei einer Mission und hast genug Leute: eine Figur pro Zeile. Passende Farben lassen Zeilen wirken.',
    },
  },
  {
    id: 'promote',
    on: 'main',
    may: 'promote',
    say: {
      en: 'Three medals make an ensign a commander, who does two tasks in a row and is worth a point.',
      de: 'Drei Medaillen machen einen Fähnrich zum Commander: zwei Aufgaben nacheinander, und ein Punkt.',
    },
  },
  {
    id: 'train',
    on: 'main',
    may: 'train',
    say: {
      en: 'A medal trains a cadet, or changes an ensign’s colour, before your action.',
      de: 'Eine Medaille bildet vor deiner Aktion einen Kadetten aus oder ändert eine Farbe.',
    },
  },
  {
    id: 'move',
    on: 'move',
    say: {
      en: 'Tap a planet to fly there. Pirates on the route cost 1 damage each time you pass.',
      de: 'Tippe einen Planeten an, um hinzufliegen. Piraten auf der Route kosten jedes Mal 1 Schaden.',
    },
  },
  {
    id: 'fight',
    on: 'fight',
    say: {
      en: 'Fights are always won: 1 damage for the loot. The token in your hold is worth a point.',
      de: 'Kämpfe werden immer gewonnen: 1 Schaden für die Beute. Die Marke im Frachtraum ist einen Punkt wert.',
    },
  },
  {
    id: 'tech',
    on: 'tech',
    say: {
      en: 'Rooms give your crew new work, abilities work by themselves, omegas score at the end.',
      de: 'Räume geben deiner Crew neue Arbeit, Fähigkeiten wirken von selbst, Omegas zählen am Ende.',
    },
  },
  {
    id: 'slot',
    on: 'slot',
    say: {
      en: 'Where equal icons meet at one height you get a bonus at once.',
      de: 'Wo gleiche Zeichen auf einer Höhe zusammenkommen, gibt es sofort einen Bonus.',
    },
  },
  {
    id: 'repair',
    on: 'repair',
    say: {
      en: 'A repaired tech slot can take a tech; a repaired place in the hold can take loot. Either is worth a point.',
      de: 'Ein reparierter Technikplatz nimmt Technik auf, ein Platz im Frachtraum Beute. Beides bringt einen Punkt.',
    },
  },
  {
    id: 'assign',
    on: 'assign',
    say: {
      en: 'Who goes to which line? It cannot be changed afterwards. Androids fit everywhere, cadets nowhere.',
      de: 'Wer übernimmt welche Zeile? Später ist das nicht zu ändern. Androiden passen überall, Kadetten nirgends.',
    },
  },
  {
    id: 'line',
    on: 'line',
    say: {
      en: 'Perform the line, damage included, or leave all of it out.',
      de: 'Führe die Zeile aus, samt Schaden, oder lass sie ganz weg.',
    },
  },
  {
    id: 'advance',
    on: 'advance',
    say: {
      en: 'Each space may give a bonus; higher up a track is worth more at the end.',
      de: 'Jedes Feld kann einen Bonus geben; weiter oben zählt die Leiste am Ende mehr.',
    },
  },
  {
    id: 'second',
    on: 'second task',
    say: {
      en: 'Your commander does more: a second room, or somebody back from the queue.',
      de: 'Dein Commander tut noch etwas: ein zweiter Raum, oder jemand kommt aus der Schlange zurück.',
    },
  },
  {
    id: 'discard',
    on: 'discard',
    say: {
      en: 'Your hold is full. Choose what goes; damage cannot.',
      de: 'Dein Frachtraum ist voll. Wähle, was weichen muss; Schaden geht nicht.',
    },
  },
];
export default tips;
