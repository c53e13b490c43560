/** Fighters and carriers of Samurai, one outline per great clan, nose right: ray wings, needles, bent blade, ring. */

import type { Clan } from '../mechs/tones';
import { monBody } from '../crests';
import { part } from '../mechs/rig';
import { move, repeat } from '../pen';

const jet = (x: number, y: number, s = 1) =>
  move(x, y, s, `<path class="jet" d="M0 -4Q-30 0 0 4Z"/><circle class="jetc" r="3.5"/>`);
const FIGHTERS: Record<Clan, () => string> = {
  nova: () =>
    jet(-26, 2) +
    part('m3', 'M-30 -2L-12 -20L2 -18L-4 0Z') +
    part('m2', 'M-32 4L-20 -5L8 -8L40 2L8 9L-22 10Z') +
    part('m1', 'M-20 -5L8 -8L40 2L-6 1Z') +
    part('m3', 'M-26 8L-8 4L4 8L-18 20Z') +
    `<path class="can" d="M6 -6L20 -2L8 0L0 -3Z"/>` +
    part('mg', 'M-16 -1A6 6 0 0 1 -4 -1Z'),
  pulsar: () =>
    jet(-28, 1) +
    part('m3', 'M-18 -16L30 -13L-12 -8ZM-20 17L24 15L-12 9Z') +
    part('m2', 'M-32 -4L-16 -12L-8 -6L42 1L-8 8L-16 14L-32 6Z') +
    part('m1', 'M-30 -3L-16 -11L-8 -6L42 1L-12 0Z') +
    `<path class="can" d="M0 -4L14 -2L4 1L-6 0Z"/>` +
    part('mg', 'M-22 -7L-18 -9V9L-22 7Z'),
  gamma: () =>
    jet(-24, 0) +
    part('m3', 'M-18 -4Q-10 -24 22 -20Q2 -14 4 -2Z') +
    part('m2', 'M-28 -4L4 -7Q26 -8 40 6Q20 4 6 9L-26 7Z') +
    part('m1', 'M-28 -4L4 -7Q26 -8 40 6Q16 0 -16 1Z') +
    part('m3', 'M-20 6Q-16 22 14 24Q-2 16 0 6Z') +
    `<path class="can" d="M4 -5L18 -2L8 0L0 -2Z"/>` +
    part('mg', 'M-20 -3H-14V5H-20Z'),
  void: () =>
    jet(-26, 1) +
    `<path class="ring" d="M-8 -20A9 20 0 1 0 -7.9 20A9 20 0 1 0 -8 -20Z"/>` +
    part('m2', 'M-32 -2L-14 -8L10 -6L40 1L10 8L-14 9L-32 4Z') +
    part('m1', 'M-30 -2L-14 -8L10 -6L40 1L-8 0Z') +
    ('<path class="can" d="M8 -4L20 -1L10 1L2 -2Z"/><path class="ring" d="M-4 -19.5A9 20 0' + ' 0 1 -4 19.5"/>') +
    part('mg', 'M-24 -4H-19V5H-24Z'),
};
const deck = (x: number, y: number, w: number) =>
  part(
    'm3',
    `M${x - w / 2 - 7} ${y}Q${x - w / 3} ${y - 2} ${x - w / 4} ${y - 9}H${x + w / 4}Q` +
      `${x + w / 3} ${y - 2} ${x + w / 2 + 7} ${y}Z`,
  );
const windows = (x: number, y: number, k: number, gap = 7) =>
  repeat(k, (i) => `<rect class="win" x="${x + i * gap}" y="${y}" width="3.6" height="2.6"/>`);
const TAILS: Record<Clan, string> = {
  nova: 'M-86 -6L-108 -30L-66 -18Z',
  pulsar: 'M-84 -10L-114 -16L-90 -4ZM-84 10L-114 16L-90 4Z',
  gamma: 'M-82 -10Q-96 -34 -118 -30Q-100 -20 -96 0Z',
  void: 'M-84 -8Q-116 -26 -112 2Q-116 26 -84 12Q-100 2 -84 -8Z',
};
export const carrierBody = (clan: Clan): string =>
  jet(-88, -2, 1.8) +
  jet(-86, 10, 1.4) +
  part('m3', TAILS[clan]) +
  part('m3', 'M-88 -10H74Q96 -10 110 -24Q108 6 80 16L-76 20Q-92 8 -88 -10Z') +
  part('m2', 'M-88 -12H70Q94 -12 110 -26Q104 0 78 4L-84 6Z') +
  part('m1', 'M-86 -12H70Q90 -12 106 -22Q96 -6 72 -5H-86Z') +
  ('<path class="mj" d="M-20 4H50L44 16H-14Z"/><path class="bay" d="M-14 6H44L40 13H-9' + 'Z"/>') +
  windows(-74, -1, 7) +
  windows(-70, 10, 6) +
  part('m2', 'M-58 -26H-10V-12H-58Z') +
  windows(-54, -21, 6) +
  deck(-34, -26, 52) +
  part('m2', 'M-52 -44H-18V-33H-52Z') +
  windows(-48, -41, 4) +
  deck(-35, -44, 38) +
  part('m1', 'M-44 -58H-26V-51H-44Z') +
  deck(-35, -58, 22) +
  part('mg', 'M-36.5 -78H-33.5V-66H-36.5Z') +
  part('mg', 'M66 -14A10 10 0 0 1 86 -17Z') +
  `<g class="mon" color="#fff" transform="translate(72 3) scale(.62)">${monBody(clan)}</g>`;

export const fighterBody = (clan: Clan): string => FIGHTERS[clan]();
