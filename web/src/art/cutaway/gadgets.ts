/** Techs as small machines, 60 x 44 about the origin: what they do gives the machine, their name its fittings. */

import { cycle, dice, type Dice } from '../dice';
import { circle, ellipse, line, n, path, rect, repeat } from '../pen';

type Machine = 'gate' | 'rocket' | 'gun' | 'dish' | 'arm' | 'case' | 'lamp' | 'box';
const MACHINES: readonly (readonly [RegExp, Machine])[] = [
  [/jump|wormhole|comet|lap/, 'gate'],
  [/route|shuttle|simul|hyper|helm|hotline|beacon/, 'rocket'],
  [/harpoon|torpedo|boarding|cannon|broadside|phaser|decoy|racket|plating/, 'gun'],
  [/observer|scanner|antenna|comms|translator|list|logs/, 'dish'],
  [/bots|foundry|repair|magnet|drydock|polisher|blender/, 'arm'],
  [/display|kiosk|lockers|blueprint|figurehead|umbrella|paint/, 'case'],
  [/tank|holovisor|gymnasium|academy|lounge|siren|office|planner|piano/, 'lamp'],
  [/computer|printer|holodeck|espresso|backbone|hull|spire|pedia|chronicle/, 'box'],
];

const DARK = '#222c4c';
const GLOWS = ['#7ff0ff', '#ffe39a', '#7ff0c6', '#ff9fbd', '#c9a8ff', '#ffb070'];

/** Metal, light and dice of one machine. */
interface Build {
  tone: string;
  gl: string;
  d: Dice;
}
const gate = ({ tone, gl }: Build): string =>
  `<circle cy="-4" r="15" fill="#0a1638" stroke="${tone}" stroke-width="5"/>` +
  repeat(
    3,
    (i) =>
      `<circle cy="-4" r="${10 - i * 3}" fill="none" stroke="${gl}" stroke-width="1.5"` +
      ` opacity="${0.9 - i * 0.2}" stroke-dasharray="${12 - i * 3} 5"/>`,
  ) +
  circle('#fff', 0, -4, 2) +
  repeat(4, (i) => `<g transform="rotate(${45 + i * 90} 0 -4)">${rect(DARK, [-3, -22, 6, 6], 1.5)}</g>`);
const rocket = ({ tone, gl }: Build): string =>
  path(tone, 'M-20 4Q0-16 24-6Q10 10-20 10Z') +
  path('#fff', 'M-20 4Q0-16 24-6Q0-6-20 8Z', 'opacity=".35"') +
  path('#ff8a66', 'M-14 6l-8 8h12Z') +
  ellipse('url(#g-fire)', -24, 7, 8, 4) +
  circle('#0a1638', 8, -5, 4, `stroke="${gl}" stroke-width="1.5"`);
const gun = ({ tone, gl }: Build): string =>
  rect(tone, [-12, -4, 24, 18], 5) +
  rect(DARK, [4, -8, 28, 7], 2) +
  rect('#fff', [4, -8, 28, 2.5], 1, 'opacity=".35"') +
  rect(tone, [28, -10, 5, 11], 1.5) +
  circle(DARK, -4, 4, 5) +
  circle(gl, -4, 4, 2.4);
const dish = ({ tone, gl }: Build): string =>
  line(tone, 4, 'M0 12V-2') +
  path(tone, 'M-20-16Q-4 12 20-2Q2-2-20-16Z') +
  path('#fff', 'M-20-16Q-2-4 20-2Q0 4-20-16Z', 'opacity=".35"') +
  line(DARK, 2.5, 'M0-4L9-16') +
  circle(gl, 10, -17, 3.4) +
  repeat(
    2,
    (i) =>
      `<path d="M${14 + i * 5}-${22 + i * 3}a8 8 0 0 1 ${4 + i * 2} ${8 + i * 3}"` +
      ` fill="none" stroke="${gl}" stroke-width="1.5" opacity=".7"/>`,
  );
const arm = ({ tone }: Build): string =>
  line(tone, 5, 'M-12 12L-14-4 2-16 14-6') +
  circle(DARK, -14, -4, 4) +
  circle(DARK, 2, -16, 4) +
  path(DARK, 'M12-8l8-2-3 5 5 3-9 3Z') +
  repeat(5, (i) => line('#fff3b0', 1.3, `M20-2l${n(Math.cos(i * 1.25) * 8)} ${n(Math.sin(i * 1.25) * 8)}`)) +
  rect(tone, [2, 2, 12, 10], 2);
const kase = ({ tone, gl }: Build): string =>
  rect('#8fdcff', [-17, -18, 34, 30], 5, 'opacity=".24"') +
  rect('none', [-17, -18, 34, 30], 5, `stroke="${tone}" stroke-width="2.5"`) +
  path(gl, 'M0-12 9-3 0 10-9-3Z') +
  path('#fff', 'M0-12 9-3H-9Z', 'opacity=".5"') +
  line('#fff', 2, 'M-12-14l6 0', 'opacity=".7"');
const lamp = ({ tone, gl, d }: Build): string =>
  rect('#1b2f55', [-11, -20, 22, 32], 10) +
  rect(gl, [-9, -14, 18, 24], 8, 'opacity=".6"') +
  circle('#fff', 0, -4, 5, 'opacity=".75"') +
  repeat(3, () => circle('#fff', d.real(-6, 6), d.real(-12, 6), d.real(0.9, 1.8))) +
  rect(tone, [-13, -22, 26, 5], 2.5) +
  rect(tone, [-13, 8, 26, 5], 2);
const box = ({ tone, gl }: Build): string =>
  rect(tone, [-18, -16, 36, 28], 4) +
  rect('#0a1638', [-14, -12, 20, 14], 2) +
  line(gl, 1.5, 'M-12-5h4l2-4 3 8 2-4h5') +
  repeat(3, (i) => circle(cycle([gl, '#ffe39a', '#ff8189'], i), 12, -9 + i * 6, 2)) +
  rect(DARK, [-14, 5, 28, 3], 1) +
  line(tone, 2, 'M-12-16V-22M10-16q0-6 6-6') +
  circle(gl, -12, -23, 2);

const PARTS: Record<Machine, (build: Build) => string> = { gate, rocket, gun, dish, arm, case: kase, lamp, box };

/** What stands beside the machine, at the left of a base whose corner is (0, 12). */
const FITTINGS: readonly ((build: Build) => string)[] = [
  () => '',
  ({ tone, gl }) => line(tone, 2.5, 'M0 12V-12') + circle(gl, 0, -14, 3),
  ({ tone, gl }) => rect(tone, [-5, -4, 10, 16], 4) + rect(gl, [-3, 0, 6, 3], 1),
  ({ tone }) => line(tone, 3.5, 'M-4 12V0q0-8 8-8') + line(DARK, 3, 'M4-12v8'),
  ({ gl }) => path('#c9744f', 'M-6 12V4H6V12Z') + path(gl, 'M0 4q-7-8 0-18q7 10 0 18Z'),
  ({ tone, gl }) => rect(DARK, [-5, 2, 10, 10], 2) + line(tone, 2.5, 'M0 2L5-10') + circle(gl, 5, -11, 2.6),
];
const PLINTHS: readonly ((build: Build) => string)[] = [
  ({ tone }) => rect(DARK, [-22, 12, 44, 8], 3) + rect(tone, [-22, 12, 44, 2.5], 1.5),
  ({ tone }) => path(DARK, 'M-26 20L-20 12H20L26 20Z') + line(tone, 2, 'M-20 13H20'),
  ({ tone, gl }) =>
    rect(DARK, [-24, 13, 48, 7], 1) + repeat(5, (i) => circle(i % 2 ? tone : gl, -18 + i * 9, 16.5, 1.6)),
  ({ tone }) => rect(DARK, [-24, 12, 18, 8], 2) + rect(DARK, [6, 12, 18, 8], 2) + rect(tone, [-24, 12, 48, 2.5], 1),
];

/** What crowns it, at (0, -20). */
const TOPS: readonly ((build: Build) => string)[] = [
  () => '',
  ({ tone }) => line(tone, 2, 'M-8 0L-14 -9M8 0L14 -9') + circle(tone, -15, -10, 2.4) + circle(tone, 15, -10, 2.4),
  ({ gl }) => path(gl, 'M0 -11L3 -4L10 -4L4.5 0L7 7L0 3L-7 7L-4.5 0L-10 -4L-3 -4Z'),
  ({ tone }) => rect(tone, [4, -10, 7, 12], 1) + ellipse('#c9cde0', 8, -13, 5, 3, 'opacity=".6"'),
  ({ gl }) => line(DARK, 2, 'M-6 4V-11') + path(gl, 'M-5 -11L10 -7L-5 -3Z'),
  ({ tone, gl }) => ellipse(tone, 0, -4, 15, 2.4) + line(tone, 2, 'M0 4V-4') + circle(gl, 0, -4, 2.4),
  ({ gl }) => path(gl, 'M-12 2A12 9 0 0 1 12 2Z', 'opacity=".85"') + line(DARK, 1.5, 'M-4 1V-6M4 1V-6'),
];

/** The machine of a tech. `tone` is the colour of its room. */
export function gadgetBody(id: string, tone = '#9fb2dd'): string {
  const d = dice('tech' + id);
  const machine =
    MACHINES.find(([words]) => words.test(id))?.[1] ?? cycle(Object.keys(PARTS) as Machine[], d.int(0, 7));
  const build: Build = { tone, gl: d.pick(GLOWS), d };
  const [left, right, plinth] = [d.pick(FITTINGS)(build), d.pick(FITTINGS)(build), d.pick(PLINTHS)(build)];
  const turn = `transform="scale(${d.odds(0.5) ? -1 : 1} 1)"`;
  const crown = `<g transform="translate(${d.int(-8, 8)} -19)">${d.pick(TOPS)(build)}</g>`;
  const beside =
    `<g transform="translate(-25 0)">${left}</g><g transform="translate(26 0) scale(-1` + ` 1)">${right}</g>`;
  return (
    ellipse('#000', 0, 20, 28, 3.5, 'opacity=".35"') +
    beside +
    plinth +
    crown +
    `<g ${turn}>${PARTS[machine](build)}</g>`
  );
}
