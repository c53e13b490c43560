/** Order cards of Samurai. */

import { dice } from '../dice';
import { part, rows, torso, heart, helm } from '../mechs/rig';
import type { Scene } from '../mechs/tones';
import { circle, line, move, path, rays } from '../pen';
import { roof, lamp, hill, bars, stars, disc } from '../places/parts';
import { koban } from '../prizes';
import { sky, burst, beam, scroll, flier, liner, speed, sun } from './parts';

const eliteGeneral: Scene = () =>
  sky('#3a1020', '#f08a4a') +
  sun(80, 52, 38, '#ffd08a') +
  path('#2a0f1c', 'M18 96V24h3v72ZM139 96V24h3v72Z') +
  path('var(--clan)', 'M21 26q26 8 24 34q-12 -8 -24 -4ZM142 26q16 6 18 24v12q-8 -8 -18 -6Z') +
  ('<g class="mech">' +
    move(
      80,
      150,
      0.62,
      rows(-42, -148, 34, 50, 40, 3, -8) +
        rows(42, -148, 34, 50, 40, 3, 8) +
        torso(34, -148, -90, 22) +
        heart(0, -128) +
        part('mg', 'M-40 -224Q-26 -190 0 -188Q26 -190 40 -224Q22 -204 0 -202Q-22 -204 -40 -224Z') +
        helm(0, -172, 1.15),
    ) +
    '</g>');

const changeStrategy: Scene = () =>
  sky('#10204a', '#4f7fc0') +
  line('#ffe9a8', 4, 'M48 26A40 30 0 0 1 112 26M112 70A40 30 0 0 1 48 70') +
  path('#ffe9a8', 'M108 14L120 30L102 32ZM52 82L40 66L58 64Z') +
  (
    [
      [50, 48, 4],
      [110, 48, 1],
    ] as const
  )
    .map(
      ([x, y, v]) =>
        `<g transform="translate(${x} ${y}) scale(.82)" class="token"><path class="tk" d="` +
        'M-14 -26H14L28 -1L14 24H-14L-28 -1Z"/><path d="M-11 -21H11L22.5 -1L11 19H-11L-22.5' +
        ` -1Z" fill="none" stroke="url(#s2-gold)" stroke-width="2"/><text y="10">${v}</text><` +
        '/g>',
    )
    .join('');

const forcedMarch: Scene = (c) =>
  sky('#0d1c48', '#6fa0d8') +
  sun(124, 34, 20, '#fff0cf') +
  speed([20, 40, 58, 76, 88]) +
  flier(c, 40, 70, 0.62) +
  flier(c, 76, 52, 0.76) +
  flier(c, 120, 32, 0.95) +
  flier(c, 96, 80, 0.7);

const sealedLetters: Scene = () =>
  sky('#1c1644', '#8a5fb0') +
  bars(dice('l'), 30, 2, '#fff', 0.1) +
  scroll(58, 50, 0.82, -12) +
  scroll(104, 48, 0.92, 9) +
  circle('#c0303a', 81, 70, 13) +
  path('#ffd9d0', rays(81, 70, 3, 8, 5, 0, 360));

const supplyDepot: Scene = () =>
  sky('#12303a', '#5aa890') +
  hill(70, 6, '#1b4a4a') +
  (
    [
      [40, 84],
      [70, 84],
      [100, 84],
      [55, 60],
      [85, 60],
      [70, 36],
    ] as const
  )
    .map(
      ([x, y], i) =>
        path(i % 2 ? '#c98a3c' : '#dba558', `M${x - 14} ${y}V${y - 23}H${x + 14}V${y}Z`) +
        line('#5a3410', 1.6, `M${x - 14} ${y - 12}H${x + 14}M${x} ${y - 23}V${y}`),
    )
    .join('') +
  lamp(132, 84, 1.3);

const scuttleTheHulks: Scene = (c) =>
  sky('#1a2038', '#7a6a80') +
  move(50, 50, 1, liner(c, 0, 0, 0.55), -18) +
  move(116, 58, 1, liner(c, 0, 0, 0.5), 24) +
  line('#ffd36a', 3, 'M62 34L74 46M100 46L92 58M110 74L122 66') +
  koban(80, 80, 0.8) +
  koban(80, 74, 0.8);

const lanceStrike: Scene = () =>
  sky('#0d1030', '#54467e') +
  beam('M96 -4L72 66', 7, '#9fe8ff') +
  burst(72, 68, 34) +
  flier('gamma', 118, 62, 0.6) +
  flier('gamma', 36, 78, 0.6);

const recallBeacon: Scene = (c) =>
  sky('#0c1d44', '#4f86b8') +
  path('#fff0b8', 'M80 26L-10 -10V40ZM80 26L170 -10V40Z', 'opacity=".3"') +
  path('#16264c', 'M70 96L75 40H85L90 96Z') +
  roof('#0e1836', 80, 40, 26, 10) +
  circle('#fff6cf', 80, 28, 8) +
  circle('url(#s2-ember)', 80, 28, 30) +
  flier(c, 34, 66, 0.6) +
  flier(c, 126, 58, 0.6, true);

const ultimatum: Scene = () =>
  sky('#2a1030', '#a05a70') +
  scroll(80, 52, 1.15, -4) +
  move(
    104,
    40,
    1.15,
    path('url(#s2-steel)', 'M-4 -2L0 46L4 -2Z') +
      path('#e0b256', 'M-12 -6H12V-1H-12Z') +
      path('#3a1f38', 'M-3 -6H3V-28H-3Z'),
    28,
  );

const driftMines: Scene = () =>
  sky('#0a1226', '#3a4a68') +
  stars(dice('m'), 24, 90) +
  (
    [
      [44, 46, 1],
      [96, 30, 0.75],
      [118, 70, 1.1],
      [70, 78, 0.6],
    ] as const
  )
    .map(([x, y, s]) =>
      move(
        x,
        y,
        s,
        path('#2a3350', rays(0, 0, 14, 22, 8, 22, 382)) +
          circle('#59688f', 0, 0, 14) +
          circle('url(#s2-sh)', 0, 0, 14) +
          circle('#ff6a5a', 0, 0, 5),
      ),
    )
    .join('');

const blockade: Scene = (c) =>
  sky('#0c1a3a', '#5a7aa8') +
  disc(80, 110, 62, '#dfeaff', '#9cc4ff') +
  [24, 62, 100, 138].map((x) => flier(c, x, 46, 0.56)).join('') +
  line('#ffd36a', 2.4, 'M0 62H160', 'stroke-dasharray="8 6"');

const armorRites: Scene = () =>
  sky('#241434', '#a0708a') +
  ('<g class="mech">' +
    move(
      80,
      124,
      0.5,
      torso(34, -148, -90, 22) + rows(-42, -148, 34, 50, 40, 3, -8) + rows(42, -148, 34, 50, 40, 3, 8) + helm(0, -172),
    ) +
    '</g>') +
  koban(34, 74, 0.9) +
  koban(34, 66, 0.9) +
  koban(126, 74, 0.9) +
  lamp(22, 50) +
  lamp(140, 50);

const nightLedger: Scene = () =>
  sky('#05081c', '#2c3a78') +
  disc(124, 26, 15, '#eaf2ff', '#a8c8ff') +
  move(
    74,
    58,
    1,
    path('#5a1f30', 'M-52 -22Q-26 -34 0 -22Q26 -34 52 -22V26Q26 14 0 26Q-26 14 -52 26Z') +
      path('#fff8e2', 'M-47 -22Q-24 -31 -1 -20V22Q-24 12 -47 22ZM47 -22Q24 -31 1 -20V22Q24 12 47 22Z') +
      line(
        '#6a5a4a',
        1.6,
        'M-40 -14Q-24 -20 -8 -12M-40 -5Q-24 -11 -8 -3M-40 4Q-24 -2 -8 6M40 -14Q24 -20 8 -12' + 'M40 -5Q24 -11 8 -3',
      ) +
      line('#c0303a', 2.6, 'M12 8L38 4'),
    -4,
  );

export const orders: Record<string, Scene> = {
  elite_general: eliteGeneral,
  change_strategy: changeStrategy,
  forced_march: forcedMarch,
  sealed_letters: sealedLetters,
  supply_depot: supplyDepot,
  scuttle_the_hulks: scuttleTheHulks,
  lance_strike: lanceStrike,
  recall_beacon: recallBeacon,
  ultimatum: ultimatum,
  drift_mines: driftMines,
  blockade: blockade,
  armor_rites: armorRites,
  night_ledger: nightLedger,
};
