import type { Lesson } from '../lesson';

/** A flight and a mission: rooms, the queue, lines, a track. */
const lesson: Lesson = {
  game: 'captains',
  format: 'captains',
  options: { first: '1', slots: 'A', coop: 'A', tincan: 'A', nian: 'A' },
  seed: '1',
  rivals: ['Brio'],
  position: `
    seat 1 at  Wobble
    seat 2 at  Wobble
    seat 1 ready  R x2, Y, B
    seat 1 queue  B, Y
    seat 1 medals  1
    seat 2 ready  Y, R, B
    map  Umbershade: Host the Tri-Faction Potluck`,
  steps: [
    {
      say: {
        en:
          'Your ship has rooms, and your crew works in them: red flies, yellow fights, blue does science, everybody' +
          ' repairs. Points come from missions, techs and the faction tracks.',
        de:
          'Dein Schiff hat Räume, in denen deine Crew arbeitet: Rot fliegt, Gelb kämpft, Blau forscht, alle ' +
          'reparieren. Punkte bringen Missionen, Technik und die Fraktionsleisten.',
      },
    },
    {
      say: {
        en: 'One action a turn. Send a red ensign to the Helm to fly; afterwards she stands at the end of the queue.',
        de: 'Ein Zug, eine Aktion. Schicke einen roten Fähnrich ans Steuer; danach steht er am Ende der Schlange.',
      },
      move: 'use Helm with R',
    },
    {
      say: {
        en: 'Two moves along the routes. A mission waits at Umbershade: go there.',
        de: 'Zwei Bewegungen entlang der Routen. In Umbershade wartet eine Mission: Flieg hin.',
      },
      move: 'go Umbershade',
    },
    {
      say: {
        en: 'You need not use the second move. Stop here.',
        de: 'Die zweite Bewegung musst du nicht nutzen. Bleib hier.',
      },
      move: 'done',
    },
    { seat: 2, move: 'use Repair with Y' },
    { seat: 2, move: 'repair cargo' },
    {
      say: {
        en: 'Set out on the mission. It takes three of your crew, one for each of its lines.',
        de: 'Brich zur Mission auf. Sie braucht drei aus deiner Crew, je eine Person für jede Zeile.',
      },
      move: 'mission',
    },
    {
      say: {
        en: 'A line works for whoever has its colour. Red for the first.',
        de: 'Eine Zeile wirkt, wenn ihre Farbe passt. Rot für die erste.',
      },
      move: 'assign R',
    },
    {
      say: {
        en: 'Blue for the second; yellow, the last one left, takes the third.',
        de: 'Blau für die zweite; Gelb, als Letzte übrig, nimmt die dritte.',
      },
      move: 'assign B',
    },
    {
      say: {
        en: 'Perform the first line: two steps on the Cooperative track.',
        de: 'Führe die erste Zeile aus: zwei Schritte auf der Kooperativen Leiste.',
      },
      move: 'perform',
    },
    {
      say: {
        en: 'Step. Some spaces give a bonus when you reach them.',
        de: 'Ein Schritt. Manche Felder geben einen Bonus, wenn du sie erreichst.',
      },
      move: 'step coop',
    },
    { say: { en: 'And the second step.', de: 'Und der zweite Schritt.' }, move: 'step coop' },
    {
      say: {
        en:
          'The other lines go the same way. When everybody has passed, the queue moves up: all but the last three ' +
          'are ready again. Use Science to take techs that strengthen your ship.',
        de:
          'Die anderen Zeilen gehen ebenso. Haben alle gepasst, rückt die Schlange auf: Alle bis auf die letzten ' +
          'drei sind wieder bereit. Mit Forschung holst du Technik, die dein Schiff stärkt.',
      },
    },
  ],
};
export default lesson;
