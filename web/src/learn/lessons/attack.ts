import type { Chapter, Lesson } from '../lesson';

/** One turn of each captain: power, engines, course, fire, damage. */
const fire: Chapter = {
  title: { en: 'Power, course, fire', de: 'Kraft, Kurs, Feuer' },
  seed: '1',
  position: `
    seat 1 colour  red
    seat 2 colour  blue
    seat 1 ship  c3
    seat 1 speed  1
    seat 1 power  E2, A4, S5, Q_
    seat 1 lost  1, 3
    seat 2 ship  f7
    seat 2 speed  1
    seat 2 power  E4, A5, S2, Q_
    seat 2 lost  1, 3
    stage  start`,
  steps: [
    {
      say: {
        en:
          'Two ships, a board without edges: whoever leaves on one side comes back on the other. You are Red on c3,' +
          ' Nox is Blue on f7. The last ship flying wins.',
        de:
          'Zwei Schiffe, ein Brett ohne Ränder: Wer auf einer Seite hinausfliegt, kommt auf der anderen wieder. Du ' +
          'bist Rot auf c3, Nox ist Blau auf f7. Das letzte Schiff gewinnt.',
      },
    },
    {
      say: {
        en:
          'Your tokens are power and life at once. Lay them in secret: 2 on Engines, 5 on Armaments, 4 on Shields. ' +
          'You lost two tokens before, so Equipment stays empty.',
        de:
          'Deine Marken sind Kraft und Leben zugleich. Lege sie geheim: 2 auf Antrieb, 5 auf Waffen, 4 auf Schilde.' +
          ' Zwei Marken hast du schon verloren, also bleibt die Ausrüstung leer.',
      },
      move: 'power E2 A5 S4',
      why: {
        en: 'Put the 2 on Engines, the 5 on Armaments and the 4 on Shields, then confirm.',
        de: 'Lege die 2 auf Antrieb, die 5 auf Waffen und die 4 auf Schilde, dann bestätige.',
      },
    },
    {
      say: {
        en: 'Engines change your speed by their power. Thrust: 1 becomes 3. The token is shown when it is used.',
        de: 'Der Antrieb ändert dein Tempo um seinen Wert. Gib Schub: Aus 1 wird 3. Benutzte Marken werden aufgedeckt.',
      },
      move: 'thrust',
    },
    {
      say: {
        en: 'A ship flies its whole speed in one direction. Three squares East bring you into the column of Blue.',
        de:
          'Ein Schiff fliegt sein ganzes Tempo in eine Richtung. Drei Felder nach Osten, und du stehst in der ' +
          'Spalte von Blau.',
      },
      move: 'course E',
      why: {
        en: 'Any direction is allowed, but only East brings you into the column of Blue.',
        de: 'Jede Richtung ist erlaubt, aber nur nach Osten kommst du in die Spalte von Blau.',
      },
    },
    {
      say: {
        en:
          'Ships in your row or column are in range. Fire at Blue: Armaments hit where they are at least as strong ' +
          'as the Shields.',
        de:
          'Schiffe in deiner Reihe oder Spalte sind in Reichweite. Schieß auf Blau: Waffen treffen, wenn sie ' +
          'mindestens so stark sind wie die Schilde.',
      },
      move: 'attack blue',
    },
    { seat: 2, move: 'lose E' },
    { seat: 2, move: 'power A5 S2' },
    { seat: 2, move: 'hold' },
    { seat: 2, move: 'course S' },
    { seat: 2, move: 'attack red' },
    {
      say: {
        en:
          'A hit: Nox gave up a token, then came closer and hit back. A hit ship loses a token of its captain’s ' +
          'choice. Give up your Engines; an empty corner still counts as 1.',
        de:
          'Ein Treffer: Nox gab eine Marke ab, kam dann näher und traf zurück. Ein getroffenes Schiff verliert eine' +
          ' Marke nach Wahl. Gib die Marke auf Antrieb ab; eine leere Ecke zählt noch 1.',
      },
      move: 'lose E',
    },
    {
      say: {
        en:
          'A ship that must lose a token and has none on its board is destroyed. The other way to hurt one is ' +
          'the ram.',
        de: 'Ein Schiff, das eine Marke verlieren muss und keine mehr hat, ist zerstört. Man kann auch rammen.',
      },
    },
  ],
};

/** A collision won: totals, the push, a second hit by fire. */
const ram: Chapter = {
  title: { en: 'The ram', de: 'Rammen' },
  seed: '1',
  position: `
    seat 1 colour  red
    seat 2 colour  blue
    seat 1 ship  b5
    seat 1 speed  2
    seat 1 power  E2, A1, S5, Q_
    seat 1 lost  3, 4
    seat 2 ship  e5
    seat 2 speed  1
    seat 2 power  E4, A5, S3, Q_
    seat 2 lost  1, 2
    stage  start`,
  steps: [
    {
      say: {
        en:
          'Whoever flies into a ship rams it: Shields plus speed against Shields plus speed. Lay the 5 on ' +
          'Shields, the 2 on Engines, the 1 on Armaments.',
        de:
          'Wer in ein Schiff fliegt, rammt es: Schilde plus Tempo gegen Schilde plus Tempo. Lege die 5 auf ' +
          'Schilde, die 2 auf Antrieb, die 1 auf Waffen.',
      },
      move: 'power E2 A1 S5',
      why: {
        en: 'For a ram the Shields count, so that is where the 5 belongs.',
        de: 'Beim Rammen zählen die Schilde, also gehört die 5 dorthin.',
      },
    },
    {
      say: {
        en: 'Speed counts too: thrust from 2 to 4.',
        de: 'Auch das Tempo zählt: Gib Schub von 2 auf 4.',
      },
      move: 'thrust',
      why: {
        en: 'Braking or holding would make the ram weaker.',
        de: 'Bremsen oder Halten würde das Rammen schwächen.',
      },
    },
    {
      say: {
        en: 'Blue lies three squares East. Set course East: your 5 and 4 make 9, Blue has at most 5 and 1.',
        de: 'Blau liegt drei Felder östlich. Kurs Osten: Deine 5 und 4 ergeben 9, Blau hat höchstens 5 und 1.',
      },
      move: 'course E',
      why: {
        en: 'Only East leads into Blue.',
        de: 'Nur nach Osten triffst du Blau.',
      },
    },
    { seat: 2, move: 'lose E' },
    {
      say: {
        en:
          'You flew on and pushed Blue ahead of you; Nox lost a token. A tie would have stopped you unharmed, ' +
          'a lower total would have cost you the token. Now you may fire as well: attack.',
        de:
          'Du bist weitergeflogen und hast Blau vor dir hergeschoben; Nox verlor eine Marke. Bei Gleichstand ' +
          'hättest du nur gehalten, mit weniger selbst eine Marke verloren. Jetzt darfst du noch feuern: Greif ' +
          'an.',
      },
      move: 'attack blue',
      why: {
        en: 'Holding fire is allowed, but the shot costs nothing.',
        de: 'Das Feuer zu halten ist erlaubt, aber der Schuss kostet nichts.',
      },
    },
    {
      say: {
        en:
          'Armaments 1 against Shields 3: a miss. Against fire Shields must be higher to hold, in a ram the ' +
          'higher total wins.',
        de:
          'Waffen 1 gegen Schilde 3: vorbei. Gegen Feuer müssen Schilde höher sein, beim Rammen siegt die ' +
          'höhere Summe.',
      },
    },
  ],
};

/** A reaction in somebody else's turn, then a device of one's own. */
const devices: Chapter = {
  title: { en: 'Equipment and reactions', de: 'Ausrüstung und Reaktionen' },
  seed: '6',
  position: `
    seat 1 colour  red
    seat 2 colour  blue
    turn  blue
    stage  fire
    seat 1 ship  c3
    seat 1 speed  1
    seat 1 power  E2, A4, S1, Q5
    seat 1 lost  3
    seat 2 ship  c6
    seat 2 speed  1
    seat 2 power  E1, A4, S2, Q3!
    seat 2 reserve  5`,
  steps: [
    {
      say: {
        en:
          'A token on Equipment gives you the device of its number. Yours is 5, the Capacitor Bank: you may ' +
          'use it in anybody’s turn. Nox takes aim.',
        de:
          'Eine Marke auf Ausrüstung gibt dir das Gerät ihrer Zahl. Deine 5 ist die Capacitor Bank: Du darfst ' +
          'sie in jedem Zug nutzen. Nox zielt.',
      },
    },
    { seat: 2, move: 'attack red' },
    {
      say: {
        en:
          'Nox fires with 4 against your Shields 1. Now you are asked whether you react: lay the Capacitor on ' +
          'Shields for +5.',
        de:
          'Nox feuert mit 4 gegen deine Schilde 1. Jetzt wirst du gefragt, ob du reagierst: Lege die Capacitor ' +
          'Bank auf Schilde für +5.',
      },
      move: 'capacitor S',
      why: {
        en: 'Without the Capacitor the shot hits, and on another trait it does not help against it.',
        de: 'Ohne die Capacitor Bank trifft der Schuss, und auf einem anderen Wert hilft sie nicht dagegen.',
      },
    },
    {
      say: {
        en:
          'Six holds against four. Your turn: your Equipment is empty now, and empty counts as 1, the Communications ' +
          'Array. You lost the 3 before: roll for it.',
        de:
          'Sechs hält gegen vier. Dein Zug: Deine Ausrüstung ist jetzt leer, und leer zählt als 1, die ' +
          'Communications ' +
          'Array. Die 3 hast du verloren: Würfle um sie.',
      },
      move: 'array',
      why: {
        en: 'You could assign your power at once. Devices that work before that are only offered now.',
        de: 'Du könntest gleich Kraft verteilen. Geräte, die davor wirken, gibt es nur jetzt.',
      },
    },
    {
      say: {
        en: 'A 3: the token is yours again. You may roll on, but a miss scrambles your power and ends the turn. Stop.',
        de:
          'Eine 3: Die Marke gehört wieder dir. Du darfst weiterwürfeln, aber ein Fehlwurf mischt deine Kraft ' +
          'und beendet den Zug. Hör auf.',
      },
      move: 'stop',
      why: {
        en: 'You have no other lost token: every further roll would miss.',
        de: 'Du hast keine weitere verlorene Marke: Jeder weitere Wurf ginge daneben.',
      },
    },
    {
      say: {
        en:
          'The other numbers: 2 lays a force field, 3 repairs at speed 0, 4 is a burst that disables ships ' +
          'nearby, the ' +
          'blank fires a second laser. Hold Equipment to read them all.',
        de:
          'Die anderen Zahlen: 2 legt ein Kraftfeld, 3 repariert bei Tempo 0, 4 ist ein Stoß, der Schiffe in ' +
          'der Nähe ' +
          'lahmlegt, die leere Marke feuert einen zweiten Laser. Halte die Ausrüstung gedrückt, um alle zu lesen.',
      },
    },
    {
      say: {
        en:
          'With a hidden token on Equipment you are asked at several moments whether you react, even when it helps ' +
          'nothing: otherwise the question would give your token away. Pass then.',
        de:
          'Mit einer verdeckten Marke auf Ausrüstung wirst du mehrmals gefragt, ob du reagierst, auch wenn es nichts ' +
          'nützt: Sonst verriete die Frage deine Marke. Dann passe.',
      },
    },
  ],
};

const lesson: Lesson = {
  game: 'attack',
  format: 'arena',
  options: { 'seat-1.colour': 'red', 'seat-2.colour': 'blue' },
  rivals: ['Nox'],
  chapters: [fire, ram, devices],
};
export default lesson;
