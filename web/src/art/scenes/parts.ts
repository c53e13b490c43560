/** Small scenes of 160 x 96, made of the same parts as places and figures. */

import type { Clan } from '../mechs/tones';
import { circle, line, mirrored, move, path, rays } from '../pen';
import { disc } from '../places/parts';
import { carrierBody, fighterBody } from '../ships/clans';

export const sky = (a: string, b: string): string =>
  '<defs><linearGradient id="sc" x1="0" y1="0" x2="0" y2="1"><stop offset="0" ' +
  `stop-color="${a}"/><stop offset="1" stop-color="${b}"/></linearGradient></defs><rect` +
  ' width="160" height="96" fill="url(#sc)"/>';
export const burst = (x: number, y: number, r: number) =>
  circle('url(#s2-ember)', x, y, r) + path('#fff3c4', rays(x, y, r * 0.18, r * 0.5, 8, 0, 360));
export const beam = (d: string, w = 4, c = '#ffe9a8') =>
  line(c, w * 2.4, d, 'opacity=".28"') + line(c, w, d) + line('#fff', w * 0.4, d);
export const scroll = (x: number, y: number, s: number, turn = 0) =>
  move(
    x,
    y,
    s,
    path('url(#s2-paper)', 'M-24 -26H24V26H-24Z') +
      path('#c79c4a', 'M-28 -32H28V-24H-28ZM-28 24H28V32H-28Z') +
      line('#4a3a2a', 2, 'M-14 -14H14M-14 -6H10M-14 2H14M-14 10H4') +
      circle('#c0303a', 12, 14, 7),
    turn,
  );
const craft = (body: string, x: number, y: number, s: number, back = false): string =>
  `<g class="craft">${move(x, y, s, back ? mirrored(body) : body)}</g>`;
export const flier = (c: Clan, x: number, y: number, s: number, back = false): string =>
  craft(fighterBody(c), x, y, s, back);
export const liner = (c: Clan, x: number, y: number, s: number): string => craft(carrierBody(c), x, y, s);
export const speed = (y: readonly number[]) =>
  line('#fff', 1.2, y.map((v, i) => `M${8 + i * 9} ${v}H${40 + i * 12}`).join(''), 'opacity=".4"');
export const sun = (x = 118, y = 44, r = 26, c = '#ffcf8a') => disc(x, y, r, c, c);
