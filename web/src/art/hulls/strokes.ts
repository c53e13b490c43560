/** Strokes of hulls seen from above: both halves at once, the lit one and the shaded one. */

import type { Dice } from '../dice';
import { n, type Point } from '../pen';

const DEGREE = Math.PI / 180;
export const outline = (p: readonly Point[]): string => 'M' + p.map(([x, y]) => `${n(x)} ${n(-y)}`).join('L') + 'Z';

/** Points as an SVG polygon lists them; y is up. */
export const points = (text: string): Point[] =>
  text.split(', ').map((pair): Point => {
    const [x = 0, y = 0] = pair.split(' ').map(Number);
    return [x, y];
  });

/** Two captains of one colour differ by their paint. */
export const livery = (d: Dice): number => d.int(0, 2);

/** A point turned clockwise round the middle. */
export const spot = ([x, y]: Point, degrees: number): Point => {
  const [c, s] = [Math.cos(degrees * DEGREE), Math.sin(degrees * DEGREE)];
  return [x * c + y * s, y * c - x * s];
};
/** An outline turned clockwise round the middle. */
export const turn = (text: string, degrees: number): string =>
  points(text)
    .map((q) => spot(q, degrees).join(' '))
    .join(', ');

/** A segment of a ring, angles clockwise from the bow. */
export const arc = (from: number, to: number, r0: number, r1: number): string => {
  const at = (a: number, r: number) => `${n(r * Math.sin(a * DEGREE))} ${n(-r * Math.cos(a * DEGREE))}`;
  const big = to - from > 180 ? 1 : 0;
  return (
    `M${at(from, r1)}A${r1} ${r1} 0 ${big} 1 ${at(to, r1)}L${at(to, r0)}A${r0} ${r0} 0 ` + `${big} 0 ${at(from, r0)}Z`
  );
};

export interface Pen {
  both(d: string, tone: string): string;
  /** Points from the axis outwards: see `points`. */
  part(text: string, tone: string): string;
  bar(x: number, y: number, w: number, h: number, tone: string, r?: number): string;
  dot(x: number, y: number, r: number, tone: string): string;
  seam(text: string): string;
  /** How to mirror what is drawn on the right, where the light comes from there. */
  turned: string;
}

/** `lit` is the side the light falls on, so that it stays above when a ship turns. */
export function pen(lit: 'left' | 'right'): Pen {
  const shade = (right: boolean) => (right === (lit === 'right') ? '' : ' lo');
  const mirror = 'transform="scale(-1 1)"';
  const half = (d: string, k: string, right: boolean) =>
    `<path class="${k}${shade(right)}" ${right ? '' : mirror} d="${d}"/>`;
  const both = (d: string, k: string) => half(d, k, false) + half(d, k, true);
  const sides = (x: number) => (x ? [-1, 1] : [1]);
  return {
    both,
    part: (text, k) => both(outline(points(text)), k),
    bar: (x, y, w, h, k, r = 1) =>
      sides(x)
        .map(
          (s) =>
            `<rect class="${k}${shade(s > 0)}" x="${n(s * x - w / 2)}" y="${n(-y - h / 2)}"` +
            ` width="${n(w)}" height="${n(h)}" rx="${r}"/>`,
        )
        .join(''),
    dot: (x, y, r, k) =>
      sides(x)
        .map((s) => `<circle class="${k}" cx="${n(s * x)}" cy="${n(-y)}" r="${n(r)}"/>`)
        .join(''),
    seam: (text) => {
      const d = outline(points(text)).slice(0, -1);
      return `<path class="seam" d="${d}"/><path class="seam" ${mirror} d="${d}"/>`;
    },
    turned: lit === 'left' ? '' : mirror,
  };
}
