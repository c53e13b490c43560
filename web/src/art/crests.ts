/** Crests: the signs of Samurai's great clans and of the eight lesser ones. */

import { dice } from './dice';
import type { Clan } from './mechs/tones';
import { circle, line, move, path, rays } from './pen';

const MON: Record<Clan, string> = {
  nova:
    '<path d="M-11 6A11 11 0 0 1 11 6Z"/><path class="l" d="M0 -15V-10M-11 -11L-7 -7M11' +
    ' -11L7 -7M-17 1L-13 2M17 1L13 2M-17 11H17"/>',
  pulsar: '<path class="l" d="M-17 1H-11L-7 -10L-1 12L4 -5L8 1H17"/>',
  gamma: '<path d="M-11 -15H11V-8H-2L-6 16H-13L-8 -8H-11Z"/><path opacity=".55" d="M1 -4H13L3' + ' 12Z"/>',
  void:
    '<path fill-rule="evenodd" d="M0 -16A16 16 0 1 1 0 16A16 16 0 1 1 0 -16ZM4 -10A10.5' +
    ' 10.5 0 1 0 4 11A10.5 10.5 0 1 0 4 -10Z"/>',
};
/** The sign of a great clan: one colour, `currentColor`. */
export const monBody = (clan: Clan): string => MON[clan];

/** Colour, and a white figure in a disc of radius 20. */
const CRESTS: Record<string, readonly [string, () => string]> = {
  sol: ['#ffb23e', () => path('#fff', rays(0, 0, 9, 16, 12, 0, 360)) + circle('#c05f00', 0, 0, 6.5)],
  terra: [
    '#5fbf6a',
    () =>
      path('#fff', 'M-15 9L-5 -9L1 1L6 -6L15 9Z') +
      path('#2c7a3a', 'M-5 -9L-8 -3L-5 -1L-3 -4L1 1ZM6 -6L3.5 -2.5L6 -1L8.5 -2Z') +
      line('#fff', 2.4, 'M-14 13.5H14'),
  ],
  ion: ['#3fc2e8', () => path('#fff', 'M2 -15L-9 2H-1L-3 15L9 -3H1Z') + line('#fff', 1.8, 'M-15 4A16 7 -20 0 0 14 -6')],
  horizon: [
    '#e3564a',
    () =>
      path('#fff', 'M-9 3A9 9 0 0 1 9 3Z') +
      line('#fff', 2.4, 'M-15 6.5H15M-11 11H11M-6 15H6') +
      line('#fff', 2, 'M0 -15V-10M-10 -11L-7 -7.5M10 -11L7 -7.5'),
  ],
  aurora: [
    '#36cfa6',
    () =>
      line('#fff', 3, 'M-11 -10Q-5 -2 -11 12M-1 -13Q6 -2 -1 13M9 -10Q15 -2 8 11') +
      path('#fff', 'M-15 13Q0 8 15 13Q0 17 -15 13Z'),
  ],
  rift: ['#b884ff', () => path('#fff', 'M-4 -14L-13 -3L-6 2L-12 12L-1 4L-5 -2ZM5 -13L2 -1L6 5L2 14L14 2L8 -3Z')],
  luna: [
    '#8ea4e8',
    () => path('#fff', 'M5 -14A14 14 0 1 0 13 8A11.5 11.5 0 0 1 5 -14Z') + path('#fff', 'M6 -4L9 -1L12 -4L9.5 6H8.5Z'),
  ],
  comet: [
    '#ff8bb2',
    () =>
      path('#fff', 'M5 -2A6.5 6.5 0 1 1 5 11A6.5 6.5 0 1 1 5 -2Z') +
      line('#fff', 2.4, 'M-2 -1L-14 -14M3 -5L-4 -15M-5 4L-15 -4'),
  ],
};

export const CREST_IDS = Object.keys(CRESTS);

/** A clan nobody has drawn: its colour and the rays of its star by its name. */
const stranger = (id: string): readonly [string, () => string] => {
  const d = dice('crest/' + id);
  const [k, inner, hue] = [d.int(3, 9), d.real(4, 9), d.pick(Object.values(CRESTS).map(([c]) => c))];
  return [hue, () => path('#fff', rays(0, 0, inner, 16, k)) + circle(hue, 0, 0, inner * 0.6)];
};
const crestOf = (id: string): readonly [string, () => string] => CRESTS[id] ?? stranger(id);

export const crestColour = (id: string): string => crestOf(id)[0];
/** The crest of a lesser clan, a disc of radius 20. */
export const crestBody = (id: string): string => {
  const [hue, figure] = crestOf(id);
  return (
    circle('#0a0e20', 0, 0, 20) +
    circle(hue, 0, 0, 18.6) +
    circle('url(#s2-fl)', 0, 0, 18.6) +
    circle('none', 0, 0, 16, 'stroke="#fff" stroke-opacity=".55"') +
    move(0, 0, 0.8, figure())
  );
};
