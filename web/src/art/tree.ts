/** The alliance tree of Samurai: a trunk by the water, a bough for each great clan, blossoming thicker outwards. */

import { dice, type Dice } from './dice';
import { CLANS, clanOf } from './mechs/tones';
import { mix } from './colour';
import { ellipse, line, move, n, path, sheet } from './pen';

/** What the tree has to fit: boughs lie in equal rows between `top` and `foot`, spaces in equal columns from `left`. */
export interface Trellis {
  width: number;
  height: number;
  left: number;
  top: number;
  foot: number;
  clans: readonly string[];
  /** Spaces on a bough. */
  spaces: number;
}

const BARK = '#6b473c';
const EDGE = 'stroke="#2a1614" stroke-width="1"';
const PETAL = 'M0 0Q-4.5 -4 -2.6 -8L0 -6.6L2.6 -8Q4.5 -4 0 0Z';

const blossom = (x: number, y: number, size: number, turn: number, tone: string): string => {
  const petals = [0, 72, 144, 216, 288].map((a) => path(tone, PETAL, `transform="rotate(${a})"`)).join('');
  return move(x, y, size, petals + `<circle r="1.6" fill="#ffe9b0"/>`, turn);
};

function trunk({ height, left, top, foot }: Trellis): string {
  const [a, b] = [left * 0.3, height - foot * 0.5];
  const bark =
    `M${n(a - 22)} ${n(b)}Q${n(a + 2)} ${n(b - 34)} ${n(a - 6)} ${n(height * 0.55)}` +
    `Q${n(a - 14)} ${n(height * 0.34)} ${n(a - 2)} ${n(top + 6)}Q${n(a + 8)} ${n(top - 6)} ${n(a + 14)} ${n(top + 8)}` +
    `Q${n(a + 12)} ${n(height * 0.34)} ${n(a + 20)} ${n(height * 0.55)}` +
    `Q${n(a + 18)} ${n(b - 36)} ${n(a + 48)} ${n(b)}Q${n(a + 12)} ${n(b - 10)} ${n(a - 22)} ${n(b)}Z`;
  const grain =
    `M${n(a)} ${n(top + 14)}Q${n(a - 6)} ${n(height * 0.4)} ` +
    `${n(a + 6)} ${n(height * 0.6)}T${n(a + 2)} ${n(b - 12)}`;
  return path(BARK, bark, EDGE) + line('#2a1614', 1.2, grain, 'opacity=".5"');
}

function bough(trellis: Trellis, i: number, roll: Dice): string {
  const { width, height, left, top, foot, clans, spaces } = trellis;
  const row = (height - top - foot) / clans.length;
  const gap = (width - left) / spaces;
  const y = top + row * (i + 0.5);
  const at = (k: number): number => left + gap * (k - 0.5);
  const thick = (k: number): number => Math.max(1.2, Math.min(6, row * 0.07) * (1 - k / (spaces + 3)));
  const wave = (k: number): number => y + Math.sin(k * 0.9 + i) * Math.min(3, row * 0.04);
  const ks = Array.from({ length: spaces + 1 }, (_, k) => k);
  const upper = ks.map((k) => `L${n(at(k))} ${n(wave(k) - thick(k))}`).join('');
  const lower = ks
    .toReversed()
    .map((k) => `L${n(at(k))} ${n(wave(k) + thick(k))}`)
    .join('');
  const root = Math.min(height - foot, y + row * 0.4);
  const limb =
    `M${n(left * 0.34)} ${n(root - 8)}Q${n(left * 0.62)} ${n(y + row * 0.2)} ${n(at(0))} ${n(y - thick(0))}${upper}` +
    `L${n(width - 2)} ${n(wave(spaces))}${lower}` +
    `Q${n(left * 0.66)} ${n(y + row * 0.34)} ${n(left * 0.4)} ${n(root + 6)}Z`;
  const tone = mix(CLANS[clanOf(clans[i] ?? '')], '#ffffff', 0.5);
  let [twigs, blooms] = ['', ''];
  for (let k = 1; k <= spaces; k++) {
    const up = roll.odds(0.5) ? -1 : 1;
    const [tx, ty] = [at(k) + gap * roll.real(0.3, 0.7), wave(k) + up * row * roll.real(0.18, 0.32)];
    if (k % 2) twigs += `M${n(at(k))} ${n(wave(k))}Q${n(at(k) + gap * 0.2)} ${n(wave(k) + up * 4)} ${n(tx)} ${n(ty)}`;
    const many = Math.ceil(k / 2) + (row > 60 ? 3 : 1);
    for (let b = 0; b < many; b++)
      blooms += blossom(
        (k % 2 && b < 2 ? tx : at(k)) + roll.real(-gap * 0.5, gap * 0.5),
        Math.min(height - foot, (k % 2 && b < 2 ? ty : wave(k)) + roll.real(-row * 0.24, row * 0.24)),
        roll.real(0.45, 0.6 + k * 0.05) * (row > 60 ? 1 : 0.85),
        roll.int(0, 70),
        tone,
      );
  }
  return path(BARK, limb, EDGE) + line(BARK, 1.8, twigs) + `<g opacity=".9">${blooms}</g>`;
}

/** The whole tree with the pond at its foot. */
export function allianceTree(trellis: Trellis): string {
  const { width, height, foot, clans } = trellis;
  const roll = dice(`tree/${clans.join()}`);
  const pond =
    ellipse(
      '#1d4a6e',
      width / 2,
      height - foot / 2,
      width / 2 - 2,
      foot / 2 - 1,
      'stroke="#8fc4e6" stroke-opacity=".6"',
    ) +
    line(
      '#8fc4e6',
      1,
      `M${n(width * 0.12)} ${n(height - foot * 0.3)}Q${n(width / 2)} ${n(height - foot * 0.12)} ` +
        `${n(width * 0.88)} ${n(height - foot * 0.3)}`,
      'opacity=".4"',
    );
  return sheet(width, height, pond + trunk(trellis) + clans.map((_, i) => bough(trellis, i, roll)).join(''));
}
