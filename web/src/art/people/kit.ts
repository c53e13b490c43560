/**
 * People on 200 x 220, the head about (100, 96), light from the left.
 *
 * Every shape is its colour, then light from the left, then shade from above: one light holds all faces together.
 */

import { mix } from '../colour';
import { label } from '../dice';
import { linearFill, n } from '../pen';

export interface Person {
  /** Colour of the room behind. */
  tint: string;
  draw: () => string;
}

export const LIGHT =
  '<defs>' +
  linearFill('lit', 'x1="0" x2="1"', [
    [0, '#fff', 0.34],
    [0.42, '#fff', 0],
    [0.58, '#060818', 0.06],
    [1, '#060818', 0.62],
  ]) +
  linearFill('shade', 'x2="0" y2="1"', [
    [0, '#fff', 0.14],
    [0.5, '#000', 0],
    [1, '#060818', 0.45],
  ]) +
  '</defs>';

export const flat = (d: string, c: string, more = ''): string => `<path d="${d}" fill="${c}" ${more}/>`;
export const shaded = (d: string, c: string): string => flat(d, c) + flat(d, 'url(#lit)') + flat(d, 'url(#shade)');
export const line = (d: string, c: string, w = 2, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${c}" stroke-width="${w}" stroke-linecap="round" ` +
  `stroke-linejoin="round" ${more}/>`;
export const disc = (x: number, y: number, r: number, c: string, more = ''): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${c}" ${more}/>`;
export const oval = (x: number, y: number, a: number, b: number, c: string, more = ''): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${a}" ry="${b}" fill="${c}" ${more}/>`;
export const flip = (s: string): string => `<g transform="matrix(-1 0 0 1 200 0)">${s}</g>`;
export const twice = (s: string): string => s + flip(s);

export interface EyeLook {
  /** 0 wide open to 1 nearly shut. */
  lid?: number;
  /** A cat's pupil. */
  slit?: number;
  white?: string;
  /** How far it looks aside. */
  look?: number;
}
/** An almond eye, half as wide and high as told. */
export function eye(
  x: number,
  y: number,
  w: number,
  h: number,
  iris: string,
  { lid = 0.25, slit = 0, white = '#f6f3ee', look = 0 }: EyeLook = {},
): string {
  const top = y - h * (1 - lid);
  const upper = `M${n(x - w)} ${n(y + 1)}Q${n(x)} ${n(top - h * 0.55)} ${n(x + w)} ${n(y)}`;
  const almond = `${upper}Q${n(x)} ${n(y + h * 1.25)} ${n(x - w)} ${n(y + 1)}Z`;
  const clip = label('eye', x, y, w, h, lid);
  const r = n(h * 0.92);
  const pupil = slit
    ? oval(x + look, y, n(h * 0.2), n(h * 0.85), '#0b0710')
    : disc(x + look, y, n(h * 0.44), '#0b0710');
  return (
    `<clipPath id="${clip}"><path d="${almond}"/></clipPath>${flat(almond, white)}<g` +
    ` clip-path="url(#${clip})">` +
    disc(x + look, y, r, iris) +
    disc(x + look, y, r, 'none', 'stroke="#000" stroke-opacity=".4" stroke-width="1.4"') +
    (`${pupil}` + oval(x, n(top - h * 0.1), w, n(h * 0.5), '#000', 'opacity=".47"') + '</g>') +
    disc(n(x + look - h * 0.3), n(y - h * 0.34), n(h * 0.24), '#fff') +
    line(upper, '#1a1420', 2.2)
  );
}
export const brow = (x: number, y: number, w: number, tilt: number, c: string, t = 4): string =>
  line(`M${x - w} ${y + tilt}Q${x} ${y - 3} ${x + w} ${y - tilt}`, c, t);

/** A mouth at height `y`; `open` shows teeth. */
export function mouth(y: number, w: number, smile: number, c = '#6b2f35', open = 0): string {
  if (!open) return line(`M${100 - w} ${n(y - smile * 0.3)}Q100 ${y + smile} ${100 + w} ${n(y - smile * 0.3)}`, c, 2.6);
  const [a, b] = [n(w * 0.8), n(w * 0.66)];
  return (
    flat(`M${100 - w} ${y}Q100 ${y - 3} ${100 + w} ${y}Q100 ${y + open * 2} ${100 - w} ${y}Z`, '#3a1118') +
    flat(
      `M${100 - a} ${y}Q100 ${y - 2} ${100 + a} ${y}L${100 + b} ${y + 4}Q100 ${y + 3} ` + `${100 - b} ${y + 4}Z`,
      '#f4ece4',
    )
  );
}

/** A human head: ears, skull, nose, cheeks. `jaw` makes it broader. */
export function human(skin: string, { jaw: j = 0, blush = 0.12 }: { jaw?: number; blush?: number } = {}): string {
  return (
    twice(oval(54, 99, 8, 13, mix(skin, '#5a1e1e', 0.16))) +
    shaded(
      `M100 34C134 34 147 60 145 92C144 112 ${137 + j} 134 ${116 + j} 147Q100 156 ${84 - j} 147C` +
        `${63 - j} 134 56 112 55 92C53 60 66 34 100 34Z`,
      skin,
    ) +
    flat('M100 90L92 114Q100 122 109 114L104 92Z', mix(skin, '#4a1420', 0.3), 'opacity=".55"') +
    line('M92 115Q100 121 108 115', mix(skin, '#3a0f18', 0.5), 1.8) +
    twice(oval(72, 116, 11, 7, '#ff7a6a', `opacity="${blush}"`)) +
    flat('M60 60Q76 40 98 40Q76 52 66 84Z', '#fff', 'opacity=".1"')
  );
}

export interface FaceLook {
  hair: string;
  iris: string;
  lid?: number;
  look?: number;
  smile?: number;
  /** Width of the mouth, and how far it is open. */
  mw?: number;
  open?: number;
  /** Brows: height, thickness, tilt, tilt of the right one. */
  by?: number;
  bt?: number;
  tilt?: number;
  tiltR?: number;
}
/** Brows, eyes and mouth of a human head. */
export function face(skin: string, o: FaceLook): string {
  const { by = 80, bt = 4, tilt = 2, tiltR = tilt, lid, look = 1, mw = 12, smile = 2, open } = o;
  return (
    brow(80, by, 12, tilt, o.hair, bt) +
    flip(brow(80, by, 12, tiltR, o.hair, bt)) +
    eye(80, 95, 11, 6.4, o.iris, { lid, look }) +
    eye(120, 95, 11, 6.4, o.iris, { lid, look }) +
    mouth(131, mw, smile, mix(skin, '#5a0f1e', 0.6), open)
  );
}
