/** Skies: deep colour, clouds of noise, stars, and a world in one of four places. */

import { dice, type Dice } from './dice';
import { circle, n, radialFill, repeat, sheet, SLICE } from './pen';
import { INK, type House } from './ships/ink';
import { planet, WORLDS, type Shining, type World } from './worlds';

export const stars = (d: Dice, w: number, h: number, count: number): string =>
  repeat(count, () => {
    const r = d.real(0.2, 0.9);
    const [x, y] = [d.real(0, w), d.real(0, h)];
    return circle(d.pick(['#fff', '#fff', '#cfe0ff', '#ffe9cc']), x, y, r, `opacity="${n(d.real(0.35, 1))}"`);
  });

/** A cloud: noise of a grain, made to a mask by the last row of a colour matrix, filled with one colour. */
const cloud = (id: string, grain: string, seed: number, mask: string, colour: string): string =>
  `<filter id="${id}" x="0" y="0" width="1" height="1" color-interpolation-filters="` +
  'sRGB">' +
  (`<feTurbulence type="fractalNoise" baseFrequency="${grain}" numOctaves="4" seed="` + `${seed}"/>`) +
  `<feColorMatrix values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  ${mask}" result="m"/>` +
  `<feFlood flood-color="${colour}"/><feComposite in2="m" operator="in"/></filter>`;

const whole = (w: number, h: number, more: string): string => `<rect width="${w}" height="${h}" ${more}/>`;

type Placed = readonly [x: number, y: number, r: number, sun: Shining['sun']];
/** Where the world hangs: a horizon, a corner, far off, a crescent. */
function worldAt(d: Dice, w: number, h: number, left: boolean): Placed {
  const side = (a: number) => w * (left ? a : 1 - a);
  const day = [left ? -0.6 : 0.5, -0.65] as const;
  const pose = d.int(0, 3);
  if (pose === 0) return [w * d.real(0.3, 0.7), h * 1.5, h * 0.82, day];
  if (pose === 1) return [side(0.02), h * 0.96, h * 0.62, day];
  if (pose === 2) return [side(0.78), h * 0.3, h * 0.26, day];
  return [side(0.86), h * 0.22, h * 0.42, [left ? -0.9 : 0.9, 0.7]];
}

export interface SkyLook {
  /** Whether a world hangs in it; none where the thing itself is a world. */
  world?: boolean;
}
/** The sky of a house, w x h. */
export function sky(id: string, house: House, w: number, h: number, { world = true }: SkyLook = {}): string {
  const d = dice(id + '~');
  const ink = INK[house];
  const [seed, left] = [d.int(1, 99), d.odds(0.5)];
  const [x, y, r, sun] = worldAt(d, w, h, left);
  return (
    '<defs>' +
    radialFill('sky-g', `cx="${left ? 0.2 : 0.8}" cy=".25" r="1.05"`, [
      [0, ink.sky[2]],
      [0.42, ink.sky[1]],
      [1, ink.sky[0]],
    ]) +
    cloud('sky-n', '.008 .014', seed, '2.6 1.2 0 0 -1.7', ink.cloud[0]) +
    cloud('sky-m', '.011 .02', seed + 7, '0 2.8 1.2 0 -2', ink.cloud[1]) +
    (`</defs>${whole(w, h, 'fill="url(#sky-g)"')}` + `${whole(w, h, 'filter="url(#sky-n)" opacity=".5"')}`) +
    whole(w, h, 'filter="url(#sky-m)" opacity=".38"') +
    stars(d, w, h, Math.round((w * h) / 700)) +
    (world ? planet(x, y, r, WORLDS[house], { seed, sun }) : '')
  );
}

export interface DeepLook {
  tints?: readonly [string, string];
  /** From the middle outwards. */
  depths?: readonly [string, string, string];
  /** A planet: where (shares of the width and height), how large (share of the shorter side). */
  planet?: { world: World; x: number; y: number; r: number };
}
/** Deep space behind a whole table. */
export const NIGHT: Required<Omit<DeepLook, 'planet'>> = {
  tints: ['#27457f', '#5a3a80'],
  depths: ['#14224a', '#0a1230', '#050817'],
};
/** The same at dawn, for light themes. */
export const DAWN: Required<Omit<DeepLook, 'planet'>> = {
  tints: ['#ffd9c9', '#c9b7f0'],
  depths: ['#fdf3ec', '#e3e6fa', '#b9c8ee'],
};

export function deep(id: string, w: number, h: number, look: DeepLook = {}): string {
  const { tints, depths } = { ...NIGHT, ...look };
  const d = dice(id);
  const seed = d.int(1, 60);
  const body =
    '<defs>' +
    radialFill('deep-g', 'cx=".7" cy=".4" r=".9"', [
      [0, depths[0]],
      [0.5, depths[1]],
      [1, depths[2]],
    ]) +
    cloud('deep-0', '.0028 .0038', seed, '3 1 0 0 -1.95', tints[0]) +
    cloud('deep-1', '.0022 .0046', seed + 9, '0 3 1 0 -2.05', tints[1]) +
    (`</defs>${whole(w, h, 'fill="url(#deep-g)"')}` + `${whole(w, h, 'filter="url(#deep-0)" opacity=".75"')}`) +
    whole(w, h, 'filter="url(#deep-1)" opacity=".75"') +
    stars(d, w, h, Math.round((w * h) / 4200));
  const p = look.planet;
  const globe = p ? planet(w * p.x, h * p.y, Math.min(w, h) * p.r, p.world, { seed: 7 }) : '';
  return sheet(w, h, body + globe, SLICE);
}
