/** Ten hours of the day to paint a place in. */

import type { Dice } from '../dice';

export interface Palette {
  /** Sky above, in the middle, at the horizon. */
  a: string;
  b: string;
  c: string;
  /** Ridges, the landmark dark and light, its roof, the ground far and near. */
  far: string;
  d: string;
  l: string;
  r: string;
  g: string;
  h: string;
}
export interface Place {
  palette: Palette;
  type: PlaceType;
  draw: (R: Dice, P: Palette) => string;
}
export type PlaceType = 'shrine' | 'fortress' | 'harbor' | 'frontier';

export const PALETTES = {
  dusk: {
    a: '#1c2556',
    b: '#7d4f8f',
    c: '#ffb38a',
    far: '#6a4f86',
    d: '#3a2a56',
    l: '#a06f8f',
    r: '#2a1c44',
    g: '#7a5a78',
    h: '#2a1f3e',
  },
  rose: {
    a: '#2b2a63',
    b: '#b76a94',
    c: '#ffd9c2',
    far: '#8a5f8c',
    d: '#4a2f58',
    l: '#c98fa4',
    r: '#35213f',
    g: '#b78f97',
    h: '#4a3350',
  },
  moon: {
    a: '#070d2a',
    b: '#22386e',
    c: '#9fc4e6',
    far: '#2c4678',
    d: '#16264c',
    l: '#5b7db0',
    r: '#0e1836',
    g: '#4d6a94',
    h: '#111f40',
  },
  ember: {
    a: '#240d1c',
    b: '#8a2b2a',
    c: '#ffb04f',
    far: '#5c2430',
    d: '#331420',
    l: '#9a4a3c',
    r: '#210c18',
    g: '#7c3f34',
    h: '#26121c',
  },
  gold: {
    a: '#1f2a5a',
    b: '#c0764a',
    c: '#ffe3a0',
    far: '#94603f',
    d: '#4c2d33',
    l: '#c88f5c',
    r: '#331c2a',
    g: '#b98a58',
    h: '#3c2632',
  },
  teal: {
    a: '#072335',
    b: '#156a78',
    c: '#ffd890',
    far: '#1d5a6c',
    d: '#0d3448',
    l: '#4f97a0',
    r: '#08222f',
    g: '#3f8388',
    h: '#0a2a3a',
  },
  sea: {
    a: '#0c1d44',
    b: '#2f73a6',
    c: '#ffe6c4',
    far: '#3c6f98',
    d: '#173a5e',
    l: '#7fb0cc',
    r: '#0f2743',
    g: '#5b94b0',
    h: '#12304d',
  },
  violet: {
    a: '#0d0a2c',
    b: '#4a2a86',
    c: '#e58fd0',
    far: '#3f2c76',
    d: '#221650',
    l: '#7a58b0',
    r: '#160e38',
    g: '#5b418c',
    h: '#1a1240',
  },
  green: {
    a: '#04161f',
    b: '#135048',
    c: '#b8f0a8',
    far: '#164a48',
    d: '#0b2c30',
    l: '#3f8a72',
    r: '#071d22',
    g: '#2f6e5c',
    h: '#0a2429',
  },
  steel: {
    a: '#0c1222',
    b: '#3a4a68',
    c: '#e8b98a',
    far: '#3d4a66',
    d: '#20293f',
    l: '#7785a0',
    r: '#151c2e',
    g: '#5c6478',
    h: '#1a2032',
  },
} satisfies Record<string, Palette>;
