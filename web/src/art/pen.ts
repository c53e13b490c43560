/** Strokes of SVG text, shared by every recipe. Numbers are kept to a tenth: pictures stay small. */

export type Point = readonly [number, number];

export const n = (v: number): number => +v.toFixed(1);

const rest = (more: string): string => (more ? ' ' + more : '');

export const path = (fill: string, d: string, more = ''): string => `<path fill="${fill}" d="${d}"${rest(more)}/>`;

export const line = (stroke: string, width: number, d: string, more = ''): string =>
  `<path fill="none" stroke="${stroke}" stroke-width="${n(width)}"` +
  ' stroke-linecap="round" ' +
  `stroke-linejoin="round" d="${d}"${rest(more)}/>`;

export const circle = (fill: string, x: number, y: number, r: number, more = ''): string =>
  `<circle fill="${fill}" cx="${n(x)}" cy="${n(y)}" r="${n(r)}"${rest(more)}/>`;

export const ellipse = (fill: string, x: number, y: number, rx: number, ry: number, more = ''): string =>
  `<ellipse fill="${fill}" cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}"` + `${rest(more)}/>`;

/** `at` is x, y, width, height. */
export const rect = (fill: string, at: readonly [number, number, number, number], r = 0, more = ''): string => {
  const [x, y, w, h] = at;
  const size = `width="${n(Math.max(0, w))}" height="${n(Math.max(0, h))}"`;
  return `<rect fill="${fill}" x="${n(x)}" y="${n(y)}" ${size}` + (r ? ` rx="${n(r)}"` : '') + `${rest(more)}/>`;
};

/** Moved, turned, scaled. */
export const move = (x: number, y: number, scale: number, inner: string, turn = 0): string =>
  `<g transform="translate(${n(x)} ${n(y)})` +
  (turn ? ` rotate(${n(turn)})` : '') +
  ('' + (scale === 1 ? '' : ` scale(${+scale.toFixed(2)})`) + `">${inner}</g>`);

export const mirrored = (inner: string): string => `<g transform="scale(-1 1)">${inner}</g>`;

/** Something for i = 0 … count - 1, one after the other. */
export const repeat = (count: number, draw: (i: number) => string): string =>
  Array.from({ length: Math.max(0, Math.floor(count)) }, (_, i) => draw(i)).join('');

/** A closed polygon from x, y, x, y, … */
export const polygon = (xy: readonly number[]): string => {
  let d = 'M';
  for (let i = 0; i + 1 < xy.length; i += 2) d += `${i ? 'L' : ''}${n(xy[i] ?? 0)} ${n(xy[i + 1] ?? 0)}`;
  return d + 'Z';
};

/** A star or half a gear: rays between two radii, from one angle to another (degrees). */
export const rays = (x: number, y: number, inner: number, outer: number, count: number, from = 0, to = 360): string => {
  let d = '';
  for (let i = 0; i <= count * 2; i++) {
    const a = ((from + ((to - from) * i) / (count * 2)) * Math.PI) / 180;
    const r = i % 2 ? outer : inner;
    d += `${i ? 'L' : 'M'}${n(x + Math.cos(a) * r)} ${n(y + Math.sin(a) * r)}`;
  }
  return d + 'Z';
};

export type Stop = readonly [offset: number, colour: string, opacity?: number];
export const stops = (list: readonly Stop[]): string =>
  list
    .map(
      ([at, c, o]) => `<stop offset="${at}" stop-color="${c}"` + (o === undefined ? '' : ` stop-opacity="${o}"`) + '/>',
    )
    .join('');

/** Where a gradient runs, e.g. `x2="0" y2="1"`. */
export const linearFill = (id: string, where: string, list: readonly Stop[]): string =>
  `<linearGradient id="${id}" ${where}>${stops(list)}</linearGradient>`;
export const radialFill = (id: string, where: string, list: readonly Stop[]): string =>
  `<radialGradient id="${id}"${rest(where)}>${stops(list)}</radialGradient>`;

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}
/** A whole picture of what lies in a box; the picture is drawn once and kept, so it carries its own size. */
export const svg = ({ x, y, w, h }: Box, body: string, more = ''): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${w} ${h}" width="${w}"` +
  ` height="${h}"${rest(more)}>` +
  `${body}</svg>`;
export const sheet = (w: number, h: number, body: string, more = ''): string => svg({ x: 0, y: 0, w, h }, body, more);

/** What fills its frame and may lose its edges. */
export const SLICE = 'preserveAspectRatio="xMidYMid slice"';
