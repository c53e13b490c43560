/** The five houses of Star Realms in colour: sky, clouds, rim light, metals, lamps and exhaust. */

export interface Ink {
  sky: readonly [string, string, string];
  cloud: readonly [string, string];
  rim: string;
  /** Main, second, light and deep tone of the hull. */
  a: string;
  b: string;
  c: string;
  d: string;
  lamp: string;
  jet: string;
  /** Opacity of seams between plates: grown things have none. */
  seam: number;
}
export type House = 'blob' | 'fed' | 'empire' | 'cult' | 'free';

export const INK: Record<House, Ink> = {
  blob: {
    sky: ['#030f12', '#08302c', '#1c5a3c'],
    cloud: ['#1f8f5c', '#9fd04a'],
    rim: '#c7ff7a',
    a: '#57b85f',
    b: '#2a7247',
    c: '#b7e86f',
    d: '#173f31',
    lamp: '#f6ff9e',
    jet: '#a8ff8a',
    seam: 0,
  },
  fed: {
    sky: ['#040d26', '#123a86', '#3f86d8'],
    cloud: ['#3d7fe8', '#9fe0ff'],
    rim: '#a9d4ff',
    a: '#eaf1ff',
    b: '#3f78dd',
    c: '#9dbdf5',
    d: '#2a3f78',
    lamp: '#fff0bd',
    jet: '#7fd4ff',
    seam: 0.16,
  },
  empire: {
    sky: ['#0b0a1d', '#2d1c47', '#8a4a4a'],
    cloud: ['#b8642e', '#f0b45a'],
    rim: '#ffcf7a',
    a: '#f3dc97',
    b: '#c08e2c',
    c: '#fff3cf',
    d: '#5a3d1d',
    lamp: '#fff6d0',
    jet: '#ffd27a',
    seam: 0.14,
  },
  cult: {
    sky: ['#0c0509', '#2a0d16', '#6e1f1a'],
    cloud: ['#a32c18', '#ff8a3a'],
    rim: '#ff8a5c',
    a: '#b9b3b8',
    b: '#c23f38',
    c: '#e7746a',
    d: '#3c3540',
    lamp: '#ffc56b',
    jet: '#ff9c5c',
    seam: 0.2,
  },
  free: {
    sky: ['#060a16', '#1b2947', '#51648c'],
    cloud: ['#5c79b5', '#a9c0ee'],
    rim: '#c6d6ff',
    a: '#c3cee4',
    b: '#66769a',
    c: '#e9eefb',
    d: '#39466a',
    lamp: '#ffeec2',
    jet: '#8fd0ff',
    seam: 0.16,
  },
};

/** What a card does, in things: containers for Trade, domes for Authority, guns for Combat, furnaces for scrap. */
export const GOLD = '#e9b23f';
export const GLASS = '#6fd9b0';
export const GUN = '#4b5166';
export const HOT = '#ff7a4a';
export const EYE = '#ffb347';
