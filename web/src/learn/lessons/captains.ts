import type { Chapter, Lesson } from '../lesson';

/** A flight and a mission: rooms, the queue, lines, a track. */
const mission: Chapter = {
  title: { en: 'A flight and a mission', de: 'Ein Flug und eine Mission' },
  seed: '1',
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
      why: {
        en: 'The Helm is red: only a red figure can fly the ship.',
        de: 'Das Steuer ist rot: Nur eine rote Figur kann das Schiff fliegen.',
      },
    },
    {
      say: {
        en: 'Two moves along the routes. A mission waits at Umbershade: go there.',
        de: 'Zwei Bewegungen entlang der Routen. In Umbershade wartet eine Mission: Flieg hin.',
      },
      move: 'go Umbershade',
      why: {
        en: 'You could fly there too, but the mission for this lesson is at Umbershade.',
        de: 'Auch dorthin könntest du fliegen, aber die Mission dieser Lektion ist in Umbershade.',
      },
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
          'are ready again.',
        de:
          'Die anderen Zeilen gehen ebenso. Haben alle gepasst, rückt die Schlange auf: Alle bis auf die letzten ' +
          'drei sind wieder bereit.',
      },
    },
  ],
};

/** Damage and what it costs, a pirate fought, a tech with its bonus, a promotion. */
const ship: Chapter = {
  title: { en: 'Damage, pirates, techs', de: 'Schaden, Piraten, Technik' },
  seed: '1',
  position: `
    seat 1 at  Wobble
    seat 2 at  Home Station
    seat 1 ready  c, R, Y, B
    seat 1 queue  Y, B
    seat 1 medals  2
    seat 2 ready  R, Y, B, c
    pirates  f13: purple treasure
    artifact pile  yellow-blue
    tech board  Fleet Observer, Scenic Route Planner, Fleet Hotline, Emergency Siren, Grapple Harpoon`,
  steps: [
    {
      say: {
        en:
          'Your ship begins with 7 damage: 3 in the hold, 4 in tech slots. Each costs a point at the end, and ' +
          'each medal ' +
          'is worth a half: that is why every game begins at −6½.',
        de:
          'Dein Schiff beginnt mit 7 Schäden: 3 im Frachtraum, 4 auf Technikplätzen. Jeder kostet am Ende ' +
          'einen Punkt, ' +
          'jede Medaille bringt einen halben: Darum beginnt jedes Spiel bei −6½.',
      },
    },
    {
      say: {
        en: 'Anybody may work in Repair, even a cadet. Send the cadet.',
        de: 'In der Reparatur darf jeder arbeiten, auch ein Kadett. Schicke den Kadetten.',
      },
      move: 'use Repair with c',
      why: {
        en: 'Ensigns can repair too, but the cadet can do nothing else. Keep the others for their rooms.',
        de: 'Auch Fähnriche können reparieren, aber der Kadett kann sonst nichts. Hebe die anderen für ihre Räume auf.',
      },
    },
    {
      say: {
        en: 'Clear a place in the hold: loot needs room.',
        de: 'Räume einen Platz im Frachtraum: Beute braucht Platz.',
      },
      move: 'repair cargo',
      why: {
        en: 'A tech slot is a good choice as well; here you are about to fight, and loot goes to the hold.',
        de: 'Auch ein Technikplatz ist eine gute Wahl; hier wird gleich gekämpft, und Beute kommt in den Frachtraum.',
      },
    },
    { seat: 2, move: 'use Repair with c' },
    { seat: 2, move: 'repair cargo' },
    {
      say: {
        en:
          'A pirate lies on a route beside you: flying past costs 1 damage each time. Send yellow to Weapons ' +
          'and fight.',
        de:
          'Ein Pirat liegt auf einer Route neben dir: Vorbeifliegen kostet jedes Mal 1 Schaden. Schicke Gelb ' +
          'an die Waffen und kämpfe.',
      },
      move: 'use Weapons with Y',
      why: {
        en: 'Weapons is yellow: only a yellow figure can fight.',
        de: 'Die Waffen sind gelb: Nur eine gelbe Figur kann kämpfen.',
      },
    },
    {
      say: {
        en: 'Every fight is won. It costs 1 damage and brings what the pirate carries. Fight it.',
        de: 'Jeder Kampf wird gewonnen. Er kostet 1 Schaden und bringt, was der Pirat hat. Kämpfe.',
      },
      move: 'fight f13',
      why: {
        en: 'You may leave it be, but the loot is worth more than the damage.',
        de: 'Du darfst es lassen, aber die Beute ist mehr wert als der Schaden.',
      },
    },
    { seat: 2, move: 'use Repair with Y' },
    { seat: 2, move: 'repair cargo' },
    {
      say: {
        en:
          'You got a medal, an artifact and the pirate token, itself worth 1 point. Two artifacts of a room’s colour ' +
          'can work there instead of a figure. Now send blue to Science.',
        de:
          'Du bekamst eine Medaille, ein Artefakt und die Piratenmarke, selbst 1 Punkt wert. Zwei Artefakte in ' +
          'der Farbe ' +
          'eines Raums können dort statt einer Figur arbeiten. Schicke nun Blau in die Forschung.',
      },
      move: 'use Science with B',
    },
    {
      say: {
        en:
          'Take a tech: rooms give you more to do, abilities work by themselves, omegas score at the end. Take ' +
          'the Fleet Observer.',
        de:
          'Nimm Technik: Räume geben dir mehr zu tun, Fähigkeiten wirken von selbst, Omegas zählen am Ende. ' +
          'Nimm den Fleet Observer.',
      },
      move: 'take Fleet Observer',
      why: {
        en: 'All of these may be taken. The Fleet Observer fits the icons of your slot.',
        de: 'Alle diese darfst du nehmen. Der Fleet Observer passt zu den Zeichen deines Platzes.',
      },
    },
    {
      say: {
        en: 'Put it where equal icons meet, into slot 3: each pair is a bonus at once.',
        de: 'Lege ihn dorthin, wo gleiche Zeichen sich treffen, auf Platz 3: Jedes Paar bringt sofort einen Bonus.',
      },
      move: 'slot 3',
      why: {
        en: 'The other slot is free too, but no icons meet there.',
        de: 'Auch der andere Platz ist frei, aber dort treffen sich keine Zeichen.',
      },
    },
    {
      say: { en: 'Two repair icons met: repair.', de: 'Zwei Reparaturzeichen trafen sich: Repariere.' },
      move: 'repair cargo',
    },
    { seat: 2, move: 'use Repair with R' },
    { seat: 2, move: 'repair cargo' },
    {
      say: {
        en:
          'Medals train your crew before your action: 1 changes a colour or makes a cadet an ensign, 3 make an ' +
          'ensign a ' +
          'commander, who does two tasks in a row. Promote your red ensign.',
        de:
          'Medaillen bilden vor deiner Aktion deine Crew aus: 1 ändert eine Farbe oder macht aus einem ' +
          'Kadetten einen ' +
          'Fähnrich, 3 machen einen Fähnrich zum Commander, der zwei Aufgaben nacheinander tut. Befördere den roten.',
      },
      move: 'promote R',
    },
    {
      say: {
        en:
          'When you have nobody left to send, pass: your round is over, the others may go on. Figures still ' +
          'ready stay ready.',
        de:
          'Hast du niemanden mehr zu schicken, dann passe: Deine Runde ist vorbei, die anderen dürfen ' +
          'weitermachen. Wer noch bereit ist, bleibt bereit.',
      },
    },
  ],
};

const lesson: Lesson = {
  game: 'captains',
  format: 'captains',
  options: { first: '1', slots: 'A', coop: 'A', tincan: 'A', nian: 'A' },
  rivals: ['Brio'],
  chapters: [mission, ship],
};
export default lesson;
