/** Rooms of the cutaway ship: lit from the ceiling in the room's colour, the floor 9 above the lower edge. */

import { cycle, dice, known, type Dice } from '../dice';
import { circle, ellipse, line, linearFill, n, path, radialFill, rect, repeat } from '../pen';
import { desk, lights, plant, screen } from './furniture';

/** Width, height, floor, scale of the furniture, colour of the lamp. */
interface Room {
  w: number;
  h: number;
  fl: number;
  k: number;
  l: string;
  d: Dice;
}

const WALL: Record<string, readonly [string, string]> = {
  helm: ['#5b2740', '#2b1630'],
  weapons: ['#62491a', '#2c2018'],
  science: ['#1d4f7d', '#122a52'],
  repair: ['#475269', '#232a40'],
  ready: ['#6a4652', '#33233c'],
  queue: ['#313a5c', '#1b2140'],
  academy: ['#473a78', '#231d48'],
  cargo: ['#3a3138', '#1d1a2a'],
};
const LAMP: Record<string, string> = {
  helm: '#ff9c8f',
  weapons: '#ffd86b',
  science: '#8ccbff',
  repair: '#dfe6f5',
  ready: '#ffdca8',
  queue: '#b9c6ee',
  academy: '#d6c4ff',
  cargo: '#ffcf9a',
};
function helm({ w, h, fl, k, d }: Room): string {
  let s = '';
  const x = w * 0.56;
  s +=
    path(
      '#0a1638',
      `M${n(x)} ${n(h * 0.1)}H${n(w)}V${n(h * 0.66)}H${n(x - 8)}Z`,
      `stroke="#ffb9a8" stroke-width="1.6"`,
    ) +
    repeat(16, () =>
      circle('#fff', d.real(x + 4, w - 4), d.real(h * 0.13, h * 0.6), d.real(0.5, 1.3), 'opacity=".9"'),
    ) +
    (`<g transform="translate(${n(w * 0.88)} ${n(h * 0.28)})">` +
      circle('#b48cff', 0, 0, h * 0.11) +
      circle('#5636b4', h * 0.03, h * 0.02, h * 0.1, 'opacity=".55"') +
      '</g>') +
    path('url(#g-glass)', `M${n(x)} ${n(h * 0.1)}H${n(x + 26)}L${n(x + 6)} ${n(h * 0.66)}H${n(x - 8)}Z`);
  s +=
    desk(w * 0.6, fl - 22 * k, w * 0.4, 22 * k, '#7d3146', '#ff8f80') +
    lights(w * 0.64, fl - 13 * k, 5, ['#ffe39a', '#7ff0c6', '#ff9c8f']);
  const wx = w * 0.53,
    wy = fl - 26 * k,
    r = 13 * k;
  s +=
    rect('#4a1f2c', [wx - 2, wy, 4, 26 * k]) +
    repeat(8, (i) =>
      line(
        '#d99a5c',
        2.2,
        `M${n(wx)} ${n(wy)}L${n(wx + Math.cos(i * 0.785) * r * 1.35)} ` + `${n(wy + Math.sin(i * 0.785) * r * 1.35)}`,
      ),
    ) +
    (`<circle cx="${n(wx)}" cy="${n(wy)}" r="${n(r)}" fill="none" stroke="#b8703a" ` + 'stroke-width="3.4"/>') +
    circle('#ffd98a', wx, wy, 3.6);
  return s;
}

function weapons({ w, h, fl, k, l }: Room): string {
  let s = '';
  const y = fl - 34 * k,
    x = w * 0.5;
  s += screen(
    w * 0.06,
    h * 0.36,
    34 * k,
    28 * k,
    l,
    `<g transform="translate(${n(w * 0.06 + 17 * k)} ${n(h * 0.36 + 14 * k)})"` +
      ` stroke="#7ff0c6" fill="none" stroke-width="1.2"><circle r="${n(9 * k)}"/><circle` +
      ` r="${n(4 * k)}"/><path d="M${n(-12 * k)} 0H${n(12 * k)}M0 ${n(-12 * k)}V` +
      `${n(12 * k)}"/></g>` +
      circle('#ff8189', w * 0.06 + 22 * k, h * 0.36 + 10 * k, 1.8),
  );
  s +=
    path('#59431a', `M${n(x - 8)} ${n(fl)}L${n(x + 8)} ${n(y + 8)}H${n(x + 30 * k)}L${n(x + 44 * k)} ` + `${n(fl)}Z`) +
    rect('#caa03a', [x - 10, y - 11 * k, 46 * k, 23 * k], 6) +
    rect('#ffe08a', [x - 10, y - 11 * k, 46 * k, 7 * k], 4, 'opacity=".7"') +
    rect('#8d6d22', [x + 30 * k, y - 7 * k, w, 14 * k], 2) +
    rect('#e6c25c', [x + 30 * k, y - 7 * k, w, 4 * k], 2) +
    repeat(3, (i) => rect('#ffd86b', [x + (40 + i * 20) * k, y - 10 * k, 5 * k, 20 * k], 2)) +
    circle('#3a2c12', x + 4 * k, y, 5 * k) +
    circle('#ff8189', x + 4 * k, y, 2.4 * k);
  s += repeat(
    3,
    (i) =>
      rect('#d9b24a', [w * 0.3 + i * 9 * k, fl - 15 * k, 7 * k, 15 * k], 3) +
      rect('#ff8a5c', [w * 0.3 + i * 9 * k, fl - 17 * k, 7 * k, 6 * k], 3),
  );
  return s;
}

function science({ w, h, fl, k, l, d }: Room): string {
  let s = '';
  const x = w * 0.72,
    t = fl - 46 * k;
  s +=
    rect('#0d2b4a', [x, t, 26 * k, 46 * k], 10) +
    rect('#3fd0c9', [x + 2, t + 8 * k, 22 * k, 34 * k], 8, 'opacity=".55"') +
    circle('#b6ffe9', x + 13 * k, t + 25 * k, 7 * k) +
    circle('#123', x + 10.5 * k, t + 23.5 * k, 1.3) +
    circle('#123', x + 15.5 * k, t + 23.5 * k, 1.3) +
    repeat(4, (i) =>
      line('#b6ffe9', 1.6, `M${n(x + (8 + i * 3.5) * k)} ${n(t + 31 * k)}q${n(-2 + i)} ${n(5 * k)} 0 ` + `${n(8 * k)}`),
    ) +
    repeat(4, () => circle('#fff', x + d.real(5, 21) * k, t + d.real(10, 22) * k, d.real(0.8, 1.7), 'opacity=".8"')) +
    rect('#27568a', [x - 3, fl - 6, 32 * k, 6], 2) +
    rect('#27568a', [x - 2, t - 4, 30 * k, 6], 3);
  s +=
    screen(
      w * 0.4,
      h * 0.34,
      44 * k,
      24 * k,
      l,
      line(
        '#7ff0c6',
        1.5,
        `M${n(w * 0.4 + 4)} ${n(h * 0.34 + 13 * k)}` +
          repeat(6, (i) => `q${n(3 * k)} ${n((i % 2 ? 11 : -11) * k)} ${n(6 * k)} 0`),
      ),
    ) +
    desk(w * 0.38, fl - 18 * k, 56 * k, 18 * k, '#1d4270', '#6fb6ff') +
    path('#ffb570', `M${n(w * 0.42)} ${n(fl - 21 * k)}v${n(-6 * k)}h-1v-2h7v2h-1v${n(6 * k)}Z`) +
    path('#b6ffe9', `M${n(w * 0.5)} ${n(fl - 20 * k)}l4 -9v-4h5v4l4 9Z`, 'opacity=".9"') +
    plant(w * 0.93, fl, 0.8 * k);
  return s;
}

function repair({ w, h, fl, k }: Room): string {
  let s = '';
  s +=
    rect('#323b52', [w * 0.4, h * 0.34, w * 0.36, h * 0.26], 3) +
    repeat(5, (i) =>
      line(
        cycle(['#ffb570', '#aeb8d0', '#ff8f80', '#aeb8d0', '#ffd86b'], i),
        3,
        `M${n(w * 0.43 + i * w * 0.068)} ${n(h * 0.38)}v${n(h * 0.15)}`,
      ),
    ) +
    repeat(5, (i) => circle('#d5dcec', w * 0.43 + i * w * 0.068, h * 0.38 + (i % 2 ? h * 0.15 : 0), 3));
  s +=
    desk(w * 0.36, fl - 17 * k, w * 0.4, 17 * k, '#5d4637', '#b98a5e') +
    rect('#8a97b5', [w * 0.42, fl - 27 * k, 16 * k, 9 * k], 2) +
    circle('#8a97b5', w * 0.6, fl - 24 * k, 6 * k) +
    circle('#3a4560', w * 0.6, fl - 24 * k, 2.5 * k) +
    repeat(
      8,
      (i) =>
        `<g transform="rotate(${i * 45} ${n(w * 0.6)} ${n(fl - 24 * k)})">` +
        rect('#8a97b5', [w * 0.6 - 1.2, fl - 32 * k, 2.4, 3]) +
        '</g>',
    );
  s +=
    line(
      '#ffb04a',
      4.5,
      `M${n(w * 0.92)} ${n(fl)}V${n(fl - 24 * k)}L${n(w * 0.8)} ${n(fl - 42 * k)}L` +
        `${n(w * 0.74)} ${n(fl - 30 * k)}`,
    ) +
    circle('#7d4a12', w * 0.92, fl - 24 * k, 3.4) +
    circle('#7d4a12', w * 0.8, fl - 42 * k, 3.4) +
    repeat(6, (i) =>
      line('#fff3b0', 1.2, `M${n(w * 0.735)} ${n(fl - 26 * k)}l${n(Math.cos(i) * 8)} ${n(Math.sin(i) * 8)}`),
    );
  return s;
}

function ready({ w, h, fl, k, d }: Room): string {
  let s = '';
  s +=
    circle('#0a1638', w * 0.12, h * 0.4, 15 * k, 'stroke="#ffdca8" stroke-width="2.5"') +
    repeat(6, () => circle('#fff', w * 0.12 + d.real(-10, 10) * k, h * 0.4 + d.real(-10, 10) * k, 0.9)) +
    circle('#4fc4b0', w * 0.12 + 4 * k, h * 0.4 + 4 * k, 5 * k);
  s +=
    rect('#9a4f5e', [w * 0.26, fl - 24 * k, 66 * k, 17 * k], 6) +
    rect('#c26a72', [w * 0.26, fl - 14 * k, 66 * k, 10 * k], 4) +
    rect('#b05a68', [w * 0.26 - 5, fl - 19 * k, 9 * k, 17 * k], 4) +
    rect('#b05a68', [w * 0.26 + 62 * k, fl - 19 * k, 9 * k, 17 * k], 4);
  s +=
    rect('#3f4a68', [w * 0.9 - 11 * k, fl - 42 * k, 24 * k, 42 * k], 3) +
    rect('#7ff0c6', [w * 0.9 - 7 * k, fl - 37 * k, 16 * k, 10 * k], 2, 'opacity=".85"') +
    rect('#1d2540', [w * 0.9 - 4 * k, fl - 20 * k, 10 * k, 8 * k], 1) +
    rect('#fff', [w * 0.9 - 1 * k, fl - 17 * k, 5 * k, 5 * k], 1) +
    line('#fff', 1.6, `M${n(w * 0.9 + 1)} ${n(fl - 45 * k)}q-4 -5 0 -9q4 -4 0 -8`, 'opacity=".45"');
  s += plant(w * 0.965, fl, 0.8 * k) + ellipse('#ffb48a', w * 0.52, fl + 3, w * 0.3, 3.5, 'opacity=".28"');
  return s;
}

function queue({ w, h, fl }: Room): string {
  let s = '';
  s +=
    rect('#7f8dbb', [0, h * 0.56, w, 2.5], 1, 'opacity=".5"') +
    repeat(Math.ceil(w / 40), (i) => rect('#7f8dbb', [16 + i * 40, h * 0.56, 2, fl - h * 0.56], 0, 'opacity=".35"'));
  return s;
}

function academy({ w, h, fl }: Room): string {
  let s = '';
  s +=
    rect('#1c3b33', [w * 0.1, h * 0.32, w * 0.8, h * 0.3], 3, 'stroke="#b98a5e" stroke-width="2.5"') +
    rect('#7a5330', [w * 0.08, fl - 6, w * 0.84, 6], 2);
  return s;
}

const ROOMS: Record<string, (room: Room) => string> = { helm, weapons, science, repair, ready, queue, academy };

/** A room of w x h; `cargo` and rooms nobody has drawn are bare. */
export function roomBody(id: string, w: number, h: number): string {
  const [a, b] = known(WALL, id);
  const room: Room = {
    w,
    h,
    fl: h - 9,
    k: Math.min(1, h / 92) * (w < 110 ? 0.8 : 1),
    l: known(LAMP, id),
    d: dice('room' + id),
  };
  const { fl, l } = room;
  const fills =
    linearFill('wall', 'x2="0" y2="1"', [
      [0, a],
      [1, b],
    ]) +
    radialFill('glow', 'cx=".5" cy="0" r=".9"', [
      [0, l, 0.5],
      [1, l, 0],
    ]) +
    linearFill('g-glass', 'x2="1" y2="1"', [
      [0, '#bfeaff', 0.38],
      [0.4, '#7fc4ff', 0.06],
      [1, '#7fc4ff', 0.2],
    ]);
  const wall =
    rect('url(#wall)', [0, 0, w, h]) +
    repeat(Math.floor(w / 34), (i) => rect('#000', [30 + i * 34, 0, 1.2, fl], 0, 'opacity=".16"')) +
    rect('#fff', [0, h * 0.3, w, 1.2], 0, 'opacity=".05"') +
    rect('url(#glow)', [0, 0, w, h]) +
    rect(l, [w * 0.3, 0, w * 0.4, 3], 1.5, 'opacity=".9"');
  const floor =
    rect('#141a33', [0, fl, w, 9]) +
    rect(l, [0, fl, w, 2], 0, 'opacity=".55"') +
    repeat(Math.ceil(w / 16), (i) => rect('#fff', [i * 16, fl + 4, 9, 1.5], 1, 'opacity=".09"'));
  return `<defs>${fills}</defs>${wall}${ROOMS[id]?.(room) ?? ''}${floor}`;
}
