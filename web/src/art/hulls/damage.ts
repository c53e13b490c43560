/** What happens to a hull: exhaust by speed, wounds by tokens lost, smoke, shields, the end. */

import { dice, type Dice } from '../dice';
import { circle, n, repeat, type Point } from '../pen';
import { arc, outline } from './strokes';
import type { Captain } from './tones';

/** Where the engines are: x, y, width. */
const NOZZLES: Record<Captain, readonly (readonly [number, number, number])[]> = {
  red: [
    [5.5, -35, 4.2],
    [12, -33, 2.6],
  ],
  blue: [
    [0, -35, 4.4],
    [13, -31, 3.2],
  ],
  green: [
    [5, -31, 3.6],
    [14, -25, 2.8],
  ],
  yellow: [
    [7, -29, 3.8],
    [20, -31, 3],
  ],
};
/** Where wounds open, one for each token lost. */
const WOUNDS: Record<Captain, readonly Point[]> = {
  red: [
    [-22, 4],
    [5, -18],
    [8, 15],
    [-8, 26],
    [20, 6],
  ],
  blue: [
    [29, -14],
    [-28, 17],
    [4, -20],
    [-31, -10],
    [8, 29],
  ],
  green: [
    [11, -13],
    [-15, 10],
    [26, 17],
    [-10, -22],
    [3, 20],
  ],
  yellow: [
    [15, 8],
    [-23, 20],
    [4, -12],
    [-9, 6],
    [29, 22],
  ],
};
/** What is bitten out of a ship that has lost three. */
const BITES: Record<Captain, readonly Point[]> = {
  red: [
    [33, 0],
    [37, 5],
    [29, 9],
    [32, 14],
    [27, 17],
  ],
  blue: [
    [24, 4],
    [30, 9],
    [23, 14],
    [27, 20],
    [18, 23],
    [24, 31],
  ],
  green: [
    [29, 10],
    [22, 13],
    [25, 18],
    [17, 20],
    [16, 26],
  ],
  yellow: [
    [37, 15],
    [30, 20],
    [34, 25],
    [27, 29],
    [29, 35],
  ],
};

/** One flame: half its width at the nozzle, its length. */
const flame = (x: number, y: number, k: number, l: number): string => {
  const tongue = (w: number, bulge: number, at: number, tip: number, fill: string) =>
    `<path d="M${n(x - k * w)} ${-y}Q${n(x - k * bulge)} ${n(-y + l * at)} ${n(x)} ` +
    `${n(-y + l * tip)}Q${n(x + k * bulge)} ${n(-y + l * at)} ${n(x + k * w)} ${-y}Z"` +
    ` fill="url(#${fill})"/>`;
  return tongue(1.5, 1.9, 0.35, 1.25, 'jet') + tongue(0.62, 0.7, 0.25, 0.72, 'core');
};

/** Exhaust: nothing at rest, long light at speed 10. */
export function plume(captain: Captain, speed: number): string {
  const spots = NOZZLES[captain].flatMap(([x, y, w]) =>
    x
      ? ([
          [-x, y, w],
          [x, y, w],
        ] as const)
      : ([[x, y, w]] as const),
  );
  return spots
    .map(([x, y, w]) => {
      const [l, k] = [speed ? 7 + speed * 4.6 * (w / 4) : 0, w * (0.8 + speed * 0.035)];
      const beads =
        speed > 5
          ? [0.28, 0.5]
              .map(
                (t) =>
                  `<ellipse class="bead" cx="${n(x)}" cy="${n(-y + l * t)}" rx="${n(k * 0.42)}" ry="` +
                  `${n(k * 0.75)}"/>`,
              )
              .join('')
          : '';
      const ring =
        `<rect class="k4" x="${n(x - w * 0.8)}" y="${n(-y - 3.5)}" width="${n(w * 1.6)}"` +
        ` height="4.2" rx="1"/><rect class="${speed ? 'ember' : 'k3'}" x="${n(x - w * 0.55)}" y="` +
        `${n(-y - 0.9)}" width="${n(w * 1.1)}" height="1.6" rx=".6"/>`;
      return (l ? flame(x, y, k, l) : '') + beads + ring;
    })
    .join('');
}

const gash = (r: number, f: number): string => {
  const edge = (side: 1 | -1, odd: number, even: number) =>
    Array.from({ length: 7 }, (_, j): Point => [
      (j / 6 - 0.5) * r * 2 * f,
      side * Math.sin((Math.PI * j) / 6) * r * 0.42 * f * (j % 2 ? odd : even),
    ]);
  return outline([...edge(1, 1.35, 0.6), ...edge(-1, 0.55, 1.3).reverse()]);
};
function wound(d: Dice, [x, y]: Point): string {
  const [r, tilt] = [d.real(6, 8), n(d.real(-70, 70))];
  const crack = (t: number) =>
    `M${n(t * r * 0.9)} 0l${n(t * d.real(2, 4))} ${n(d.real(-2, 2))} ` + `${n(t * d.real(1, 2))} ${n(d.real(-1, 2))}`;
  return (
    `<g transform="translate(${x} ${y}) rotate(${tilt})"><ellipse rx="${n(r * 1.9)}" ry="` +
    `${n(r * 1.25)}" fill="url(#soot)"/><path class="hole" d="${gash(r, 1)}"/><path ` +
    `class="heat" d="${gash(r, 0.62)}"/><path class="heat2" d="${gash(r, 0.3)}"/><path ` +
    `class="crack" d="${crack(1)}${crack(-1)}"/></g>`
  );
}
/** Soot, a gash with the heat still in it, cracks: one for each token lost, always the same for the same ship. */
export function scars(id: string, captain: Captain, lost: number): string {
  const d = dice(id + '/scars');
  return WOUNDS[captain]
    .slice(0, lost)
    .map((at) => wound(d, at))
    .join('');
}

/** Smoke aft of a badly hit ship, and fire. */
export function smoke(id: string, lost: number): string {
  if (lost < 2) return '';
  const d = dice(id + '/smoke');
  const puffs = repeat(lost * 3, (i) => {
    const t = i / (lost * 3);
    return circle(
      '#6d7391',
      d.real(-8, 8) + 12 * (d.odds(0.5) ? 1 : -1) * (1 - t),
      8 + t * 62,
      3 + t * 6 + d.real(0, 3),
      `opacity="${n((1 - t) * 0.5)}"`,
    );
  });
  return (
    puffs + (lost > 3 ? '<path fill="#ff9a3c" opacity=".9" d="M-9 14q-6-10 2-19 0 7 6 9 1-6 6-8 6 12-2 19Z"/>' : '')
  );
}

/** The edge of the bite, and what is left for the hull to be drawn in. */
export function bite(captain: Captain): { edge: string; clip: string } {
  const bites = BITES[captain];
  const edge = 'M' + bites.map(([x, y]) => `${x} ${y}`).join('L');
  const [[, top], [right]] = [bites.at(0) ?? [0, 0], bites.at(-1) ?? [0, 0]];
  return {
    edge,
    clip:
      `<clipPath id="bite"><path clip-rule="evenodd" d="M-60-70H60V70H-60Z${edge}L${right} 60H60V` +
      `${top}Z"/></clipPath>`,
  };
}

export interface Shields {
  /** How many plates; nothing for a value nobody knows. */
  value: number | null;
  boosted?: boolean;
}
/** Shields before the bow: as many plates as the value, a haze where nobody knows it. */
export function shieldArc({ value, boosted = false }: Shields): string {
  const span = 116;
  if (value === null)
    return (
      `<path class="haze" d="${arc(-span / 2, span / 2, 51, 57)}"/><path class="haze-l" d="` +
      `${arc(-span / 2, span / 2, 56.2, 57)}"/>`
    );
  const plates = (count: number, r0: number, r1: number) => {
    const [w, from] = [span / 6, (-span / 12) * count];
    return repeat(
      count,
      (i) => '<path class="plate" d="' + arc(from + i * w + 1.3, from + (i + 1) * w - 1.3, r0, r1) + '"/>',
    );
  };
  return plates(Math.min(6, value), 51, 56.5) + (boosted ? plates(5, 59, 64) : '');
}

/** The two halves of a destroyed ship. */
export function halves(body: string, id: string): string {
  const d = dice(id + '/wreck');
  const torn = 'V-8L38-2 22-14 6-1-10-13-26 2-42-8-60-2Z';
  const clips =
    `<clipPath id="fore"><path d="M-60-60H60${torn}"/></clipPath><clipPath id="` +
    'aft"><path d="M60 60H-60V-2L-42-8-26 2-10-13 6-1 22-14 38-2 60-8Z"/></clipPath>';
  const embers = repeat(9, () => circle('#ffb066', d.real(-30, 30), d.real(-12, 12), d.real(0.6, 1.8)));
  const bits = repeat(12, () => {
    const [a, r, q] = [d.real(0, 6.3), d.real(14, 52), d.real(1, 3)];
    return (
      `<path class="k3" d="M${n(r * Math.cos(a))} ${n(r * Math.sin(a))}l${n(q)} ${n(-q)} ` + `${n(q)} ${n(q * 1.4)}Z"/>`
    );
  });
  return (
    `${clips}<g transform="translate(-7 -9) rotate(-14)" clip-path="url(#fore)">${body}</g><g ` +
    `transform="translate(8 10) rotate(17)" clip-path="url(#aft)">${body}</g>${embers}` +
    `${bits}`
  );
}
