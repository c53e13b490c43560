/** Planets: base colour, a surface made of noise, sunlight, the night side, air. */

import { label } from './dice';
import { circle, n, radialFill, type Point } from './pen';
import type { House } from './ships/ink';

export type Ground = 'garden' | 'giant' | 'lava' | 'moon' | 'ocean';
export interface World {
  kind: Ground;
  light: string;
  dark: string;
  air: string;
}
export interface Shining {
  seed?: number;
  /** Where the sun is: right and down positive. */
  sun?: Point;
}

/** Grain of the noise along and across, and the curve that makes land of it. */
const GRAIN: Record<Ground, readonly [along: number, across: number, curve: string]> = {
  garden: [0.033, 0.06, '0 0 0 .1 .9 1 1'],
  giant: [0.0048, 0.15, '0 .2 .9 .1 .8 .3 1'],
  lava: [0.04, 0.04, '0 0 0 .25 1 1'],
  moon: [0.06, 0.06, '0 .1 .5 .7 1'],
  ocean: [0.036, 0.09, '0 .1 .2 .8 .4 1'],
};

const surface = (id: string, r: number, { kind, light }: World, seed: number): string => {
  const [along, across, curve] = GRAIN[kind];
  const size = 60 / r;
  const lava = kind === 'lava';
  const grey = '0 0 0 0 0  0 0 0 0 0  0 0 0 0 0';
  return (
    `<filter id="${id}" x="0" y="0" width="1" height="1" color-interpolation-filters="` +
    'sRGB">' +
    `<feTurbulence type="${lava ? 'turbulence' : 'fractalNoise'}" ` +
    (`baseFrequency="${(along * size).toFixed(4)} ${(across * size).toFixed(4)}"` +
      ` numOctaves="4" seed="${seed}"/>`) +
    `<feColorMatrix values="${grey}  ${lava ? '-2.5 -2.5 0 0 1.25' : '1.6 1.6 0 0 -1.05'}"/>` +
    (`<feComponentTransfer result="m"><feFuncA type="table" tableValues="${curve}"/></feCo` + 'mponentTransfer>') +
    `<feFlood flood-color="${light}"/><feComposite in2="m" operator="in"/></filter>`
  );
};

/** A planet about (cx, cy). */
export function planet(
  cx: number,
  cy: number,
  r: number,
  world: World,
  { seed = 1, sun = [-0.5, -0.6] }: Shining = {},
): string {
  const u = label('w', cx, cy, r, world.kind, world.light, world.dark, seed, ...sun);
  const where = (x: number, y: number, reach: number) =>
    `gradientUnits="userSpaceOnUse" cx="${n(x)}" cy="${n(y)}" r="${n(reach)}"`;
  const [sx, sy] = [cx + sun[0] * r * 0.55, cy + sun[1] * r * 0.55];
  const disc = (fill: string, scale = 1) => circle(fill, cx, cy, r * scale);
  return (
    `<defs><clipPath id="${u}c"><circle cx="${n(cx)}" cy="${n(cy)}" r="${n(r)}"/></clipPa` +
    'th>' +
    radialFill(`${u}s`, where(sx, sy, r * 1.62), [
      [0, '#000', 0],
      [0.48, '#010310', 0.12],
      [0.72, '#010310', 0.72],
      [1, '#010310', 0.97],
    ]) +
    radialFill(`${u}a`, where(cx, cy, r * 1.16), [
      [0.8, world.air, 0],
      [0.865, world.air, 0.6],
      [1, world.air, 0],
    ]) +
    radialFill(`${u}l`, where(sx, sy, r * 1.3), [
      [0, '#fff', world.kind === 'lava' ? 0.05 : 0.34],
      [0.6, '#fff', 0],
    ]) +
    surface(`${u}f`, r, world, seed) +
    ('</defs>' + disc(`url(#${u}a)`, 1.16) + `<g clip-path="url(#${u}c)">${disc(world.dark)}`) +
    (`<rect x="${n(cx - r)}" y="${n(cy - r)}" width="${n(2 * r)}" height="${n(2 * r)}"` + ` filter="url(#${u}f)"/>`) +
    (disc(`url(#${u}l)`) + disc(`url(#${u}s)`) + '</g>')
  );
}

/** The world in the sky of a house. */
export const WORLDS: Record<House, World> = {
  blob: { kind: 'ocean', light: '#a9d84b', dark: '#14563a', air: '#b8ff7a' },
  fed: { kind: 'garden', light: '#7cc48a', dark: '#1f62b4', air: '#a5d8ff' },
  empire: { kind: 'giant', light: '#ffe0a0', dark: '#a2602c', air: '#ffd99a' },
  cult: { kind: 'lava', light: '#ff8a3c', dark: '#2a1216', air: '#ff7a4a' },
  free: { kind: 'moon', light: '#c4cede', dark: '#59657f', air: '#a9bce6' },
};

/** The home of a seat, in its colour. */
export const HOMES: readonly World[] = [
  { kind: 'garden', light: '#9fe0a8', dark: '#1d64b8', air: '#7cc4ff' },
  { kind: 'giant', light: '#ffc58a', dark: '#a4441a', air: '#ffae74' },
  { kind: 'ocean', light: '#cdb4ff', dark: '#44308c', air: '#c4a4ff' },
  { kind: 'ocean', light: '#d9ee7a', dark: '#4b6b12', air: '#d3ee6a' },
  { kind: 'giant', light: '#ffc1dd', dark: '#98225f', air: '#ff9ac8' },
  { kind: 'moon', light: '#f0e4c8', dark: '#7d6a48', air: '#f3e4bd' },
];
