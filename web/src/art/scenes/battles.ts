/** Battle cards of Samurai. */

import { monBody } from '../crests';
import { dice } from '../dice';
import type { Scene } from '../mechs/tones';
import { line, move, path } from '../pen';
import { hill, bars } from '../places/parts';
import { sky, burst, beam, flier, liner, sun } from './parts';

const veteranWing: Scene = (c) =>
  sky('#4a1420', '#ffab5e') +
  sun(80, 50, 32, '#ffe0a0') +
  flier(c, 104, 48, 0.95) +
  flier(c, 68, 30, 0.7) +
  flier(c, 68, 66, 0.7) +
  flier(c, 34, 16, 0.5) +
  flier(c, 34, 82, 0.5);

const rollingBroadside: Scene = (c) =>
  sky('#2a0c1a', '#d0563a') +
  liner(c, 62, 62, 0.58) +
  beam('M48 66L160 40', 2.6, '#ffd36a') +
  beam('M62 66L160 60', 2.6, '#ffd36a') +
  beam('M76 66L160 84', 2.6, '#ffd36a') +
  burst(150, 60, 22);

const boardingHooks: Scene = (c) =>
  sky('#2a1018', '#a84a3a') +
  flier(c, 34, 34, 0.85) +
  flier('gamma', 124, 70, 0.85, true) +
  line('#e6d2b0', 2.4, 'M54 38Q92 34 112 62M50 46Q80 66 108 74') +
  path('#d9e2f6', 'M108 56l10 4l-2 9q-8 2 -9 -5ZM104 70l10 4l-2 9q-8 2 -9 -5Z');

const nobleWithdrawal: Scene = (c) =>
  sky('#3a2058', '#ffb38a') +
  sun(80, 74, 34, '#ffe0b8') +
  hill(84, 5, '#4a2f58') +
  flier(c, 46, 30, 0.6, true) +
  flier(c, 76, 46, 0.72, true) +
  flier(c, 112, 24, 0.5, true) +
  path('#fff', 'M120 84V50h3v34Z') +
  path('#fff', 'M123 52q14 3 18 14q-9 -4 -18 0Z');

const silkKnife: Scene = () =>
  sky('#1c0a24', '#8a2f5a') +
  path('#e8537f', 'M0 60Q40 40 70 62T160 44V70Q120 80 84 70T0 86Z') +
  move(
    84,
    52,
    1.5,
    path('url(#s2-steel)', 'M-3 -4L0 40L4 -4Z') +
      path('#e0b256', 'M-9 -7H10V-3H-9Z') +
      path('#2a1030', 'M-3 -7H4V-24H-3Z'),
    62,
  ) +
  path('#ff8fb0', 'M40 66Q70 52 96 66T160 58V64Q120 76 90 68T40 72Z');

const burningHulls: Scene = (c) =>
  sky('#1a0a14', '#c04a24') +
  move(58, 60, 1, liner(c, 0, 0, 0.5), -8) +
  move(118, 70, 1, flier(c, 0, 0, 0.8), 16) +
  burst(52, 46, 30) +
  burst(112, 62, 22) +
  burst(84, 66, 18);

const hiddenReserve: Scene = (c) =>
  sky('#241a3a', '#c0707a') +
  flier(c, 50, 46, 0.8) +
  flier(c, 104, 36, 0.66) +
  bars(dice('res'), 62, 5, '#ffe9dc', 0.55) +
  bars(dice('ve'), 48, 2, '#fff', 0.35);

const stolenColors: Scene = () =>
  sky('#30101c', '#c86a4a') +
  path('#2a0f1c', 'M58 96L66 10h5L64 96Z') +
  path('var(--clan)', 'M70 12Q104 20 138 12L132 34L140 58Q104 66 67 58Z') +
  path('#35b873', 'M104 17Q122 18 138 12L132 34L140 58Q120 63 106 62L112 48L100 40L110 30Z') +
  line('#fff', 2, 'M104 17L110 30L100 40L112 48L106 62', 'stroke-dasharray="3 4"');

const holdTheLine: Scene = (c) =>
  sky('#2a1218', '#b8603a') +
  sun(80, 30, 22, '#ffd9a0') +
  [20, 50, 80, 110, 140]
    .map(
      (x, i) =>
        path(
          i % 2 ? 'var(--m3)' : 'var(--m2)',
          `M${x - 15} 40L${x} 34L${x + 15} 40V80Q${x} 96 ${x - 15} 80Z`,
          'stroke="#090c1c" stroke-width="1.6"',
        ) + move(x, 60, 0.55, `<g class="mon" style="color:#ffe9b8">${monBody(c)}</g>`),
    )
    .join('') +
  path('#1a0c14', 'M0 88H160V96H0Z');

export const battles: Record<string, Scene> = {
  veteran_wing: veteranWing,
  rolling_broadside: rollingBroadside,
  boarding_hooks: boardingHooks,
  noble_withdrawal: nobleWithdrawal,
  silk_knife: silkKnife,
  burning_hulls: burningHulls,
  hidden_reserve: hiddenReserve,
  stolen_colors: stolenColors,
  hold_the_line: holdTheLine,
};
