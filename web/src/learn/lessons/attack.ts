import type { Lesson } from '../lesson';

/** One turn of each captain: power, engines, course, fire, damage. */
const lesson: Lesson = {
  game: 'attack',
  format: 'arena',
  options: { 'seat-1.colour': 'red', 'seat-2.colour': 'blue' },
  seed: '1',
  rivals: ['Nox'],
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
          'A ship that must lose a token and has none is destroyed. With a token on Equipment you also get a device' +
          ' by its number: a force field, an EMP burst, a second laser and more. Ramming counts Shields and speed.',
        de:
          'Ein Schiff, das eine Marke verlieren muss und keine hat, ist zerstört. Mit einer Marke auf Ausrüstung ' +
          'bekommst du je nach Zahl ein Gerät: Kraftfeld, EMP-Stoß, zweiter Laser und mehr. Beim Rammen zählen ' +
          'Schilde und Tempo.',
      },
    },
  ],
};
export default lesson;
