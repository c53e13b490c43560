/** Attack's counters: power tokens, the speed die, and the shapes of the captains. */

import { blend } from '../colour';
import { n, path } from '../pen';
import { CAPTAINS, tonesOf, type Captain } from './tones';

const SHAPES: Record<Captain, string> = {
  red: 'M0-1L1 0 0 1-1 0Z',
  blue: 'M-1 0A1 1 0 1 1 1 0 1 1 0 1 1-1 0Z',
  green: 'M-.5-.88H.5L1 0 .5 .88H-.5L-1 0Z',
  yellow: 'M0-1L1 .8H-1Z',
};
/** The shape of a captain's seat, of radius `r`: the second sign beside colour. */
export const mark = (captain: Captain, r: number, fill = CAPTAINS[captain], more = ''): string =>
  path(fill, SHAPES[captain], `transform="scale(${r})" ${more}`);

/** The outline of a captain's seat, of radius 1 about the origin. */
export const seatShape = (captain: Captain): string => SHAPES[captain];

const LOBES: Record<Captain, number> = { red: 4, blue: 12, green: 6, yellow: 3 };
/** Engraving on a coin's back: as many lobes as the captain's shape has corners. */
function rosette(captain: Captain, stroke: string): string {
  const ring = (depth: number, phase: number) => {
    const points = Array.from({ length: 48 }, (_, i) => {
      const a = (i / 48) * 2 * Math.PI;
      const r = 11.5 + 2.6 * depth * Math.cos(LOBES[captain] * a + phase);
      return `${n(r * Math.sin(a))} ${n(-r * Math.cos(a))}`;
    });
    return path('none', `M${points.join('L')}Z`, `stroke="${stroke}" stroke-width=".7" opacity=".55"`);
  };
  return ring(0.8, 0) + ring(1.35, Math.PI);
}

/** What is known of a token: nobody knows it, only its captain, everybody; it is lost; its place is empty. */
export type CoinState = 'back' | 'own' | 'shown' | 'lost' | 'empty';

const INK = '#0b1126';
const number = (face: string, fill: string, size = 20, x = 0): string =>
  `<text x="${x}" y="${n(size * 0.36)}" text-anchor="middle" font-family="` +
  'system-ui,sans-serif" font-weight="800" ' +
  `font-size="${size}" fill="${fill}">${face}</text>`;
const faceOf = (face: string, fill: string): string =>
  face === 'B' ? `<circle r="6" fill="none" stroke="${fill}" stroke-width="3"/>` : number(face, fill);
const rim = (edge: string, ring: string, field: string): string =>
  `<circle fill="${edge}" cy="1.8" r="20"/><circle fill="${ring}" r="20"/><circle` + ` fill="${field}" r="17"/>`;

/** The captain's shape behind a number: colour is never the only sign. */
const behind = (captain: Captain, fill: string, r = 14, opacity = 0.45): string =>
  mark(captain, r, fill, `opacity="${opacity}"`);

const lost = (face: string, captain: Captain): string => {
  const half = 'stroke="#59658c"';
  return (
    path('#2b3352', 'M-3-18A18 18 0 0 0-6 17L-1 8-6 1 1-7Z', half) +
    path('#2b3352', 'M-1-18A18 18 0 0 1 4 17.6L1 8-4 1 3-7Z', `${half} transform="translate(2.5 1.5)"`) +
    behind(captain, '#8490c0', 15, 0.9) +
    number(face, '#dbe3fb', 19, 1)
  );
};

/** A power token of radius 20 about the origin. `face` is its number, B for the blank. */
export function coinBody(captain: Captain, state: CoinState, face = ''): string {
  const { own, k } = tonesOf(CAPTAINS[captain]);
  const edge = blend(own, 0.34, '#060a1c');
  if (state === 'empty')
    return (
      `<circle r="17" fill="#050a1c" fill-opacity=".4" stroke="${own}" stroke-width="1.6" ` +
      'stroke-dasharray="3.5 4" opacity=".75"/>' +
      behind(captain, own, 10, 0.4) +
      number('1', '#dbe3fb', 14)
    );
  if (state === 'lost') return lost(face, captain);
  if (state === 'own')
    return (
      rim(edge, own, '#131b3c') +
      path(own, 'M-17 0A17 17 0 0 0 17 0Z', 'opacity=".22"') +
      behind(captain, own, 13, 0.6) +
      faceOf(face, '#ffffff')
    );
  if (state === 'shown')
    return (
      `${rim(edge, own, k[0])}<circle r="14.2" fill="none" stroke="${own}"` +
      ` stroke-width="1.2" opacity=".8"/>${behind(captain, own, 12)}${faceOf(face, INK)}`
    );
  const dark = blend(own, 0.5, '#0a1030');
  return (
    rim(edge, blend(own, 0.88, '#26306a'), blend(own, 0.58, '#141c44')) +
    rosette(captain, k[0]) +
    mark(captain, 7.5, k[0], `stroke="${dark}" stroke-width=".12"`)
  );
}

/** The speed die, with the modifier coin under it from 6 on. */
export function dieBody(captain: Captain, speed: number): string {
  const { own, k } = tonesOf(CAPTAINS[captain]);
  const under =
    speed > 5 ? '<g transform="translate(8 9) scale(.8)">' + `${rim(blend(own, 0.34, '#060a1c'), own, k[0])}</g>` : '';
  return (
    under +
    path(blend(own, 0.52, '#0a1030'), 'M-17 16L-13 21H21V-13L16-17Z') +
    `<rect fill="${own}" x="-18" y="-18" width="35" height="35" rx="7"/>` +
    ('<rect x="-16" y="-16" width="31" height="31" rx="5.5" fill="none" stroke="#fff" ' +
      'stroke-opacity=".35" stroke-width="1.2"/>') +
    behind(captain, '#ffffff', 15, 0.5) +
    number(String(speed), '#0a1024', 24)
  );
}
