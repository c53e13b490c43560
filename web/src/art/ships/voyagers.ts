/** Ships of Captains from above, nose up, about the origin in 40 x 44: four captains, Captain Shadow, pirates. */

import { dice } from '../dice';
import { circle, ellipse, line, linearFill, n, path, radialFill, rect, repeat } from '../pen';

/** Vermilion, teal, violet, ochre, and Captain Shadow. */
export type Seat = 'S' | 'P' | 'U' | 'W' | '?';
const HULLS: Record<Seat, string> = {
  S: 'M0-20C7-18 9-9 9-2L16 7V15L8 12Q0 17-8 12L-16 15V7L-9-2C-9-9-7-18 0-20Z',
  P: 'M0-21L5-8 17 11 15 16 6 12 3 17H-3L-6 12-15 16-17 11-5-8Z',
  U: 'M0-19A11 11 0 0 1 9-3L10 2H16V16H11V8H5L3 14H-3L-5 8H-11V16H-16V2H-10L-9-3A11 11 0 0' + ' 1 0-19Z',
  W: 'M-7-18H7L10-12V-4H15V12H9V16H-9V12H-15V-4H-10V-12Z',
  '?': 'M0-20C6-14 5-8 8-4L17 12Q10 8 6 13L0 18-6 13Q-10 8-17 12L-8-4C-5-8-6-14 0-20Z',
};
export const TINTS: Record<Seat, string> = { S: '#ff8a66', P: '#5ed3dc', U: '#bd9bff', W: '#e9c04a', '?': '#7d86a8' };
const ENGINES: Record<Seat, readonly number[]> = { S: [-11, 11], P: [-8, 8], U: [-13.5, 13.5], W: [-5, 5], '?': [0] };

/** Fire of engines and of things that burn, once in a picture. */
export const FIRES =
  '<defs>' +
  radialFill('g-jet', '', [
    [0, '#fff'],
    [0.3, '#9fe6ff'],
    [0.65, '#3b9bff', 0.6],
    [1, '#2b5bff', 0],
  ]) +
  radialFill('g-fire', '', [
    [0, '#fff6c9'],
    [0.35, '#ffb04a'],
    [0.7, '#f0502f', 0.75],
    [1, '#b3263a', 0],
  ]) +
  '</defs>';

/** A captain's ship; `jet` is the length of its exhaust. */
export function shipTop(seat: Seat, { jet = 1, letter = true } = {}): string {
  const c = TINTS[seat];
  const fire = jet ? ENGINES[seat].map((x) => ellipse('url(#g-jet)', x, 19, 3.4, 8 * jet)).join('') : '';
  const plating =
    rect('#060a1c', [0, -24, 24, 48], 0, 'opacity=".24"') +
    line('#060a1c', 0.9, 'M-7 4H7M-4-2V10M4-2V10', 'opacity=".35"') +
    line('#fff', 0.9, 'M-12 12L-5 4M12 12L5 4', 'opacity=".45"');
  return (
    '<defs>' +
    linearFill('top', 'x2="1"', [
      [0, '#fff'],
      [0.3, c],
      [1, c],
    ]) +
    `<clipPath id="topc"><path d="${HULLS[seat]}"/></clipPath></defs>${fire}` +
    path('url(#top)', HULLS[seat], 'stroke="#0b1024" stroke-width="1.6" stroke-linejoin="round"') +
    `<g clip-path="url(#topc)">${plating}</g>` +
    ellipse('#112233', 0, -9, 3.4, 5) +
    ellipse('#bff1ff', -0.8, -10, 1.7, 3) +
    (letter
      ? '<text y="8" text-anchor="middle" font-family="system-ui,sans-serif" font-size="11"' +
        ` font-weight="850" fill="#0b1024">${seat}</text>`
      : '')
  );
}

export type Exhaust = 'green' | 'purple' | 'yellow';
const EX: Record<Exhaust, string> = { green: '#6fcf78', purple: '#bd9bff', yellow: '#f2c94c' };
/** The exhaust repeats the line of the route it belongs to: solid, dashed, dotted. */
const EXHAUSTS: Record<Exhaust, string> = {
  green: ellipse(EX.green, -17, 2, 10, 4.5, 'opacity=".8"') + ellipse('#fff', -12, 2, 6, 2, 'opacity=".6"'),
  purple: path(EX.purple, 'M-10 -2H-16V6H-10ZM-19 -2H-26V6H-19Z', 'opacity=".85"'),
  yellow: circle(EX.yellow, -12, 2, 2.6) + circle(EX.yellow, -18, 2, 2.2) + circle(EX.yellow, -24, 2, 1.8),
};
/** A pirate: black sail, skull, its exhaust in colour and kind. */
export const pirateBody = (exhaust: Exhaust): string =>
  EXHAUSTS[exhaust] +
  path('#8e2f45', 'M-12-3Q2-8 17 2Q2 10-12 7L-8 2Z', 'stroke="#1a0a18" stroke-width="1.2"') +
  (path('#c9465a', 'M-12-3Q2-8 17 2L-8 2Z') + line('#2a1424', 1.8, 'M1-2V-17')) +
  path('#191225', 'M1.5-18Q15-15 14-3Q7-7 1.5-3Z', 'stroke="#5b4568" stroke-width="1"') +
  circle('#f4ecf2', 7.8, -10.6, 3.3) +
  rect('#f4ecf2', [6, -8.4, 3.6, 2.6], 0.8) +
  (circle('#191225', 6.6, -10.8, 0.95) + circle('#191225', 9.1, -10.8, 0.95)) +
  (circle('#ffe39a', 11.5, 2, 1.5) + circle('#ffe39a', 6, 2.4, 1.2));

/** A fight, seen close: ship at the left, pirate at the right, one beam. */
export function duelBody(seat: Seat, exhaust: Exhaust, w: number, h: number): string {
  const [y, x0, x1, k, d] = [
    h * 0.5,
    w * 0.2,
    w * 0.74,
    Math.min(w / (w < 700 ? 860 : 1440), h / 500) * 7.5,
    dice('duel' + exhaust),
  ];
  const beam = (thick: number, fill: string, more: string) =>
    rect(fill, [x0 + 19 * k, y - (thick * k) / 2, x1 - x0 - 33 * k, thick * k], k, more);
  const sparks = repeat(14, () => {
    const [a, r] = [d.real(0, 6.283), d.real(9, 22) * k];
    const [u, v] = [Math.cos(a) * r * 0.5, Math.sin(a) * r * 0.5];
    return line('#ffe39a', k * 0.5, `M${n(x1 - 15 * k + u)} ${n(y + v)}l${n(u)} ${n(v)}`);
  });
  return (
    `<g transform="translate(${n(x0)} ${n(y)}) rotate(90) scale(${n(k)})">` +
    `${shipTop(seat, { jet: 2.2, letter: false })}</g>` +
    beam(3.5, TINTS[seat], 'opacity=".35"') +
    beam(1.2, '#fff', '') +
    (`<g transform="translate(${n(x1 + 6 * k)} ${n(y + 4 * k)}) scale(${n(-k * 1.15)} ` +
      `${n(k * 1.15)})">${pirateBody(exhaust)}</g>`) +
    ellipse('url(#g-fire)', x1 - 15 * k, y + 2, 12 * k, 11 * k) +
    sparks
  );
}
