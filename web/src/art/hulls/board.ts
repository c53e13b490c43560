/** Attack's board as a place: 100 units to a square, a1 at the lower left. Beyond the rim the far side bends away. */

import { linearFill, n, path, repeat, svg, type Point } from '../pen';

export const SQUARE = 100;
export const WIDE = 800;
export const HIGH = 1000;
/** How far the bent far side reaches beyond the rim, and how much of it is shown. */
const REACH = 130;
export const MARGIN = 112;

const past = (v: number, size: number): number => (v < 0 ? v : v > size ? v - size : 0);
const bent = (v: number, size: number): number => {
  const out = past(v, size);
  const edge = v < 0 ? 0 : size;
  return out ? edge + Math.sign(out) * REACH * (1 - Math.exp(-Math.abs(out) / REACH)) : v;
};
/** Where a point is seen; `upright` boards bend at top and bottom, too. */
export const bend = ([x, y]: Point, upright = true): Point => [bent(x, WIDE), upright ? bent(y, HIGH) : y];
/** How much a thing at that point is squeezed. */
export const squeeze = ([x, y]: Point): Point => [
  Math.exp(-Math.abs(past(x, WIDE)) / REACH),
  Math.exp(-Math.abs(past(y, HIGH)) / REACH),
];

const FADE = [0, 0.62, 0.34, 0.14];
function farSquare(x: number, y: number, upright: boolean): string {
  const out = Math.max(-x, x - WIDE + SQUARE, upright ? -y : 0, upright ? y - HIGH + SQUARE : 0) / SQUARE;
  if (out <= 0) return '';
  const [[ax, ay], [bx, by]] = [bend([x, y], upright), bend([x + SQUARE, y + SQUARE], upright)];
  return (
    '<rect fill="#8fb0ff" fill-opacity=".1" stroke="#8fb0ff" stroke-opacity=".35"' +
    ` opacity="${FADE[Math.min(3, out)]}" x="${n(ax + 0.8)}" y="${n(ay + 0.8)}" ` +
    (`width="${n(Math.max(0.5, bx - ax - 1.6))}" height="` +
      `${n(Math.max(0.5, by - ay - 1.6))}" rx="${out > 1 ? 1 : 4}"/>`)
  );
}

/** Twenty glass plates over the sky, four squares each. */
const plate = (i: number): string =>
  `<g transform="translate(${(i % 4) * 200} ${Math.floor(i / 4) * 200})">` +
  ('<rect x="2" y="2" width="196" height="196" rx="12" fill="#12204f" fill-opacity=".5" ' +
    'stroke="#7f9be0" stroke-opacity=".45"/>') +
  path('#bcd0ff', 'M2 2h98v98H2ZM100 100h98v98h-98Z', 'opacity=".05"') +
  path('none', 'M100 8V192M8 100H192', 'stroke="#a9c0f5" stroke-opacity=".28" stroke-width="1.4"') +
  path('none', 'M100 88v24M88 100h24', 'stroke="#dbe6ff" stroke-opacity=".5" stroke-width="2"') +
  path('none', 'M3 190V14Q3 3 14 3H190', 'stroke="#dbe6ff" stroke-opacity=".4" stroke-width="1.6"') +
  '</g>';

const CYAN = '#58d8ff';
const VIOLET = '#b48cff';
const gate = (d: string, colour: string): string =>
  path('none', d, `stroke="${colour}" stroke-width="4" stroke-linecap="round" opacity=".9"`);
const marks = (d: string, colour: string): string =>
  path('none', d, `stroke="${colour}" stroke-width="7" stroke-linecap="round" opacity=".85"`);

/** Left and right share a light and bars, top and bottom another and dots: what leaves by one comes in by its twin. */
function rim(upright: boolean): string {
  const bars = repeat(10, (i) => `M-11 ${i * SQUARE + 42}v16M811 ${i * SQUARE + 42}v16`);
  const dots = repeat(8, (i) => `M${i * SQUARE + 50}-10h.01M${i * SQUARE + 50} 1010h.01`);
  const curtain = (x: number, y: number, w: number, h: number, fill: string, turn: string) =>
    `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="url(#${fill})" ${turn}/>`;
  const sides =
    curtain(-46, 0, 46, HIGH, 'cx', '') +
    curtain(WIDE, 0, 46, HIGH, 'cx', 'transform="rotate(180 823 500)"') +
    gate('M0 6V994M800 6V994', CYAN) +
    marks(bars, CYAN);
  if (!upright) return sides + gate('M0 0H800M0 1000H800', '#8f9bc0');
  return (
    sides +
    curtain(0, -46, WIDE, 46, 'cy', '') +
    curtain(0, HIGH, WIDE, 46, 'cy', 'transform="rotate(180 400 1023)"') +
    gate('M6 0H794M6 1000H794', VIOLET) +
    marks(dots, VIOLET)
  );
}

export type Topology = 'torus' | 'cylinder';
/** The empty board with its rim; a cylinder (Capture the Flag) ends at top and bottom. */
export function board(kind: Topology): string {
  const upright = kind === 'torus';
  const margin = upright ? MARGIN : 72;
  let far = '';
  for (let x = -300; x < WIDE + 300; x += SQUARE)
    for (let y = upright ? -300 : 0; y < HIGH + (upright ? 300 : 0); y += SQUARE) far += farSquare(x, y, upright);
  const fills =
    linearFill('cx', 'x2="1"', [
      [0, CYAN, 0],
      [1, CYAN, 0.34],
    ]) +
    linearFill('cy', 'x2="0" y2="1"', [
      [0, VIOLET, 0],
      [1, VIOLET, 0.36],
    ]);
  return svg(
    { x: -MARGIN, y: -margin, w: WIDE + 2 * MARGIN, h: HIGH + 2 * margin },
    `<defs>${fills}</defs>${far}${repeat(20, plate)}${rim(upright)}`,
  );
}
