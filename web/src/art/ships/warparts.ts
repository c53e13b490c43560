/** Parts of Assembly's warships: hulls by role, wings or pontoons, armour, guns, what tells a role at a glance. */

import type { Mesh, Skin, V3 } from '../mesh';
import type { Point } from '../pen';
import { barrel } from './parts';

/** Targeting and class of a weapon. */
export type Weapon = readonly [targeting: number, kind: number];
export interface Warship {
  /** Name of the ship. */
  id: string;
  cost: number;
  shields: number;
  evasion: number;
  weapons: readonly Weapon[];
  /** What the ship is for, as the content file says it. */
  role: string;
}

export interface Livery {
  hue: string;
  pale: string;
}
/** By seat, from 1; 0 for a ship nobody owns. */
export const LIVERIES: readonly [Livery, Livery, Livery] = [
  { hue: '#8f9bc0', pale: '#e6ebf7' },
  { hue: '#62b0ff', pale: '#dbe9ff' },
  { hue: '#ff9c5e', pale: '#ffe9d8' },
];
export const DARK = '#3a4568';
export const STEEL = '#b9c4dc';
/** The armour of a shield; burnt once the shield is lost. */
export const ARMOUR = '#7fb9c8';
export const ARMOUR_TOP = '#a9e6ee';

/** Everything the parts need to know. */
export interface Yard extends Livery {
  m: Mesh;
  card: Warship;
  mid: string;
  /** Length, half width, half height, stern. */
  L: number;
  W: number;
  H: number;
  x0: number;
  k: number;
  wide: number;
  sweep: number;
  tone: Skin;
}

export const lengthOf = ({ cost }: Warship): number => 74 + 7.75 * cost;

/** One turret per weapon: class II has twin heavy barrels; targeting 2 and 3 add a mast and a dish. */
function gun(m: Mesh, [x, y, z]: V3, s: number, [aim, kind]: Weapon, { pale, hue }: Livery): void {
  m.ring([x, y, z], [2.6 * s, 2.6 * s, 1.2 * s], '#4b5470', { k: 10 });
  m.box([x - 2.6 * s, x + 3 * s], [y - 2.4 * s, y + 2.4 * s], [z + s, z + 3.8 * s], pale, { bevel: 0.22 });
  const heavy = kind > 1;
  for (const q of heavy ? [-1.2, 1.2] : [0])
    barrel(m, [x + 2.4 * s, y + q * s, z + 2.5 * s], (heavy ? 10 : 8) * s, (heavy ? 0.95 : 0.6) * s, '#39415c', 1.15);
  if (aim > 1)
    m.tube(
      [
        [x - 2 * s, y, z + 3.8 * s],
        [x - 2 * s, y, z + 7 * s],
      ],
      0.35 * s,
      '#c9d2e6',
      5,
    ).lamp(x - 2 * s, y, z + 7.4 * s, 0.8 * s, hue);
  if (aim > 2) m.ring([x - 2 * s, y, z + 6.6 * s], [1.8 * s, 0.5 * s, 0.4 * s], '#eaf1ff', { k: 10 });
}

/** Three small craft instead of one ship. */
export function swarm({ m, tone, mid, pale, hue }: Yard): void {
  for (const [x, y, z] of [
    [10, 0, 0],
    [-18, 22, -6],
    [-22, -24, 4],
  ] as const) {
    m.hull(
      [
        [x - 20, 5, 4.4, z],
        [x - 4, 7, 5.6, z],
        [x + 22, 0.6, 0.5, z],
      ],
      tone,
      { k: 6, y },
    );
    m.pair((q) =>
      m.plate(
        [
          [x + 2, y + q * 4],
          [x - 16, y + q * 4],
          [x - 20, y + q * 15],
          [x - 12, y + q * 15],
        ],
        z - 1,
        z + 1,
        DARK,
        { top: mid },
      ),
    );
    gun(m, [x - 2, y, z + 5], 1, [1, 1], { pale, hue });
    m.jet(x - 20, y, z, 2.6, 22);
  }
}

export function carrier({ m, x0, L, W, H, mid, pale }: Yard): void {
  m.plate(
    [
      [x0, -W * 1.3],
      [x0, W * 1.3],
      [L * 0.3, W * 1.3],
      [L * 0.5, W * 0.5],
      [L * 0.5, -W * 0.5],
      [L * 0.3, -W * 1.3],
    ],
    -H * 0.6,
    H * 0.3,
    DARK,
    { bevel: 0.05, top: STEEL },
  );
  m.plate(
    [
      [x0 + 8, -W * 0.9],
      [x0 + 8, -W * 0.3],
      [L * 0.4, -W * 0.3],
      [L * 0.3, -W * 0.9],
    ],
    H * 0.3,
    H * 0.36,
    mid,
  );
  m.row([x0 + 10, L * 0.36], -W * 0.6, H * 0.5, 9, 0.9, '#ffd166');
  m.box([-6, 14], [W * 0.5, W * 1.1], [H * 0.3, H * 1.9], pale, { bevel: 0.2 }).row(
    [-2, 10],
    W * 0.46,
    H * 1.3,
    3,
    0.9,
  );
}

/** Haulers and barges: three holds on a box. */
export function barge({ m, card, x0, L, W, H, mid, pale }: Yard): void {
  const ore = card.role === 'ore hauler';
  m.hull(
    [
      [x0, W * 0.9, H],
      [x0 + L * 0.7, W, H * 1.05],
      [x0 + L * 0.84, W * 0.7, H * 0.8],
      [x0 + L, W * 0.5, H * 0.5],
    ],
    (_, j) => (j === 1 || j === 2 ? STEEL : DARK),
    { k: 8, square: 4 },
  );
  for (const at of [0.06, 0.27, 0.48]) {
    const hold: Point[] = [
      [x0 + L * at, -W * 0.8],
      [x0 + L * (at + 0.18), -W * 0.8],
      [x0 + L * (at + 0.18), W * 0.8],
      [x0 + L * at, W * 0.8],
    ];
    m.plate(hold, H, H * (ore ? 1.7 : 1.3), ore ? '#8a6a3a' : pale, { bevel: 0.16, top: ore ? '#b58a4a' : mid });
  }
}

export function cruiser({ m, card, x0, L, W, H, wide, tone, mid, pale }: Yard): void {
  m.hull(
    [
      [x0, W * 0.7, H * 0.7],
      [x0 + L * 0.1, W, H],
      [x0 + L * 0.4, W * (wide + 0.3), H * 0.86],
      [x0 + L * 0.66, W * 0.86, H * 0.76],
      [x0 + L * 0.86, W * 0.4, H * 0.4],
      [x0 + L, 0.6, 0.6],
    ],
    tone,
    { k: 6, square: 1.7 },
  );
  m.hull(
    [
      [x0 + L * 0.12, W * 0.34, H * 0.2],
      [x0 + L * 0.2, W * 0.46, H * 0.5],
      [x0 + L * 0.44, W * 0.4, H * 0.44],
      [x0 + L * 0.6, W * 0.1, H * 0.1],
    ],
    pale,
    { k: 6, z: H * 0.74 },
  );
  if (card.role === 'siege monitor' || card.role === 'first-strike lancer')
    m.pair((q) =>
      m.box([x0 + L * 0.5, x0 + L * 1.04], q > 0 ? [W * 0.24, W * 0.6] : [-W * 0.6, -W * 0.24], [-2, 2.6], mid, {
        bevel: 0.05,
      }),
    );
}

/** Wings of those that evade, pontoons of those that do not. */
export function flanks({ m, card, x0, L, W, H, sweep, mid, hue }: Yard): void {
  if (card.evasion <= 1) {
    m.pair((q) =>
      m.box([x0 + L * 0.16, x0 + L * 0.5], q > 0 ? [W, W * 1.4] : [-W * 1.4, -W], [-H * 0.5, H * 0.4], DARK, {
        bevel: 0.1,
        top: mid,
      }),
    );
    return;
  }
  const fast = card.evasion > 2;
  const [s, r, t] = [W * (fast ? 2.5 : 1.5), x0 + L * sweep, fast ? -L * 0.14 : L * 0.02];
  m.pair((q) => {
    m.plate(
      [
        [r + L * 0.34, q * W * 0.5],
        [r, q * W * 0.6],
        [r + t, q * (W + s)],
        [r + t + L * 0.08, q * (W + s)],
      ],
      -1,
      1,
      DARK,
      { top: mid },
    );
    m.plate(
      [
        [r + t, q * (W + s * 0.8)],
        [r + t + L * 0.1, q * (W + s * 0.8)],
        [r + t + L * 0.08, q * (W + s)],
        [r + t, q * (W + s)],
      ],
      1,
      1.6,
      hue,
    );
  });
}

export function armour({ m, card, x0, L, W, H }: Yard): void {
  for (let i = 0; i < card.shields; i++) {
    const x = x0 + L * (0.16 + i * 0.2);
    m.pair((q) =>
      m.plate(
        [
          [x, q * W * 0.96],
          [x + L * 0.16, q * W * 0.9],
          [x + L * 0.15, q * W * 1.24],
          [x + L * 0.02, q * W * 1.28],
        ],
        -H * 0.34,
        H * 0.5,
        ARMOUR,
        { bevel: 0.1, top: ARMOUR_TOP },
      ),
    );
  }
}

const DECKS: Record<string, number> = { 'carrier platform': 0.34, 'ore hauler': 1.7, 'bulwark barge': 1.3 };
export function guns({ m, card, x0, L, W, H, k, pale, hue }: Yard): void {
  const count = card.weapons.length;
  const high = H * (DECKS[card.role] ?? 0.95);
  const open = card.role !== 'ore hauler' && card.role !== 'bulwark barge';
  card.weapons.forEach((weapon, i) => {
    const x = card.role === 'siege monitor' ? x0 + L * 0.34 : x0 + L * (0.68 - i * (count > 2 ? 0.22 : 0.28));
    const y = card.role === 'carrier platform' ? -W * 0.1 : 0;
    const size = (0.9 + 0.6 * k) * (weapon[1] > 1 ? 1.35 : 1.05);
    gun(m, [x, y, high * (i === 0 && count < 3 && open ? 0.86 : 1)], size, weapon, { pale, hue });
  });
}

/** What tells a role at a glance. */
export const SIGNATURES: Record<string, (yard: Yard) => void> = {
  'first-strike lancer': ({ m, L, H, pale }) => void barrel(m, [L * 0.1, 0, H * 0.2], L * 0.62, 2.2, pale, 1.15),
  'siege monitor': ({ m, x0, L, W, H }) => {
    m.ring([x0 + L * 0.3, 0, H * 0.9], [W * 0.7, 2.6, 3], STEEL, { k: 18 });
    barrel(m, [x0 + L * 0.36, 0, H * 1.5], L * 0.7, 3.4, STEEL, 1.15);
  },
  flagship: ({ m, x0, L, W, H, hue, pale }) => {
    m.box([x0 + L * 0.04, x0 + L * 0.18], [-W * 0.4, W * 0.4], [H * 0.8, H * 2.3], pale, { bevel: 0.3 }).lamp(
      x0 + L * 0.18,
      0,
      H * 1.9,
      1.2,
    );
    m.pair((q) =>
      m.face(
        [
          [x0, q * W * 0.6, H * 0.5],
          [x0 + L * 0.14, q * W * 0.6, H * 0.6],
          [x0 + L * 0.02, q * W * 1.1, H * 2.4],
          [x0 - L * 0.06, q * W * 1.1, H * 2.3],
        ],
        hue,
      ),
    );
  },
  'watch frigate': ({ m, x0, L, W, H, pale }) =>
    void m.ball([x0 + L * 0.22, 0, H * 1.5], W * 0.42, pale, { k: 12, m: 8 }),
  'envoy frigate': ({ m, x0, L, W, pale }) => void m.ring([x0 + L * 0.36, 0, 0], [W * 1.9, 1.6, 1.6], pale, { k: 26 }),
  'relief cruiser': ({ m, x0, L, W, pale }) => void m.ring([x0 + L * 0.36, 0, 0], [W * 1.9, 1.6, 1.6], pale, { k: 26 }),
};
export const FINS = ['phantom cruiser', 'shadow corvette'];
