/** What lies in a ship's hold, in a cell of w x h: relics, chests, fire, nothing. */

import { dice, known } from '../dice';
import { circle, ellipse, line, n, path, radialFill, rect, repeat } from '../pen';

/** Lights of cells, once in a picture. */
export const CELL_LIGHTS =
  '<defs>' +
  radialFill('g-lamp', '', [
    [0, '#fff3cf', 0.55],
    [1, '#fff3cf', 0],
  ]) +
  radialFill('g-smoke', '', [
    [0, '#8d93a8', 0.75],
    [1, '#5a607a', 0],
  ]) +
  radialFill('g-fire', '', [
    [0, '#fff6c9'],
    [0.35, '#ffb04a'],
    [0.7, '#f0502f', 0.75],
    [1, '#b3263a', 0],
  ]) +
  '</defs>';

/** Fire, smoke and a torn plate where damage sits (w x h cell). */
export function burn(w: number, h: number, seed = 'x'): string {
  const d = dice('burn' + seed);
  let s =
    rect('#2a1420', [0, 0, w, h], 5) +
    path(
      '#0b0710',
      `M${n(w * 0.1)} ${n(h * 0.9)}L${n(w * 0.3)} ${n(h * 0.5)} ${n(w * 0.2)} ${n(h * 0.3)} ` +
        (`${n(w * 0.5)} ${n(h * 0.42)} ${n(w * 0.62)} ${n(h * 0.12)} ${n(w * 0.7)} ` + `${n(h * 0.5)} `) +
        `${n(w * 0.92)} ${n(h * 0.56)} ${n(w * 0.76)} ${n(h * 0.92)}Z`,
      'stroke="#ff8a5c" stroke-opacity=".7" stroke-width="1.2"',
    );
  s +=
    ellipse('url(#g-fire)', w * d.real(0.4, 0.6), h * 0.66, w * 0.3, h * 0.34) +
    path(
      '#ffcf5c',
      `M${n(w * 0.5)} ${n(h * 0.22)}q${n(w * 0.16)} ${n(h * 0.26)} ${n(w * 0.06)} ` +
        `${n(h * 0.5)}q` +
        `${n(-w * 0.2)} ${n(h * 0.1)} ${n(-w * 0.18)} ${n(-h * 0.12)}q${n(w * 0.12)} ` +
        `${n(-h * 0.14)} ${n(w * 0.12)} ${n(-h * 0.38)}Z`,
    );
  return s;
}
/** Smoke that rises from (x, y). */
export const smoke = (x: number, y: number, k: number, seed: string): string => {
  const d = dice('smoke' + seed);
  return (
    '<g>' +
    repeat(6, (i) =>
      ellipse(
        'url(#g-smoke)',
        x + d.real(-6, 6) + i * 5 * k,
        y - i * 9 * k,
        (6 + i * 3.2) * k,
        (5 + i * 2.6) * k,
        `opacity="${n(0.9 - i * 0.12)}"`,
      ),
    ) +
    '</g>'
  );
};

const AC: Record<string, readonly [string, string]> = {
  red: ['#ff7d72', 'R'],
  yellow: ['#f9d157', 'Y'],
  blue: ['#6fb6ff', 'B'],
};
/** A relic in two colours, e.g. `red-blue`. */
export function relic(kind: string, w: number, h: number): string {
  const [one = 'red', two = one] = kind.split('-'),
    l = known(AC, one),
    r = known(AC, two),
    cx = w / 2,
    cy = h / 2,
    k = Math.min(w, h) / 40;
  return (
    rect('#2d2635', [0, 0, w, h], 5) +
    ellipse('url(#g-lamp)', cx, cy, 17 * k, 17 * k) +
    path(l[0], `M${n(cx)} ${n(cy - 15 * k)}L${n(cx - 11 * k)} ${n(cy - 3 * k)}L${n(cx)} ` + `${n(cy + 15 * k)}Z`) +
    path(r[0], `M${n(cx)} ${n(cy - 15 * k)}L${n(cx + 11 * k)} ${n(cy - 3 * k)}L${n(cx)} ` + `${n(cy + 15 * k)}Z`) +
    path('#fff', `M${n(cx)} ${n(cy - 15 * k)}L${n(cx - 11 * k)} ${n(cy - 3 * k)}H${n(cx + 11 * k)}Z`, 'opacity=".28"') +
    line(
      '#1a1430',
      1,
      `M${n(cx)} ${n(cy - 15 * k)}V${n(cy + 15 * k)}M${n(cx - 11 * k)} ${n(cy - 3 * k)}H` + `${n(cx + 11 * k)}`,
      'opacity=".5"',
    ) +
    (`<g font-family="system-ui,sans-serif" font-size="${n(9 * k)}" font-weight="850"` +
      ` fill="#141b33" text-anchor="middle"><text x="${n(cx - 4.6 * k)}" y="` +
      `${n(cy + 4.5 * k)}">${l[1]}</text><text x="${n(cx + 4.6 * k)}" y="` +
      `${n(cy + 4.5 * k)}">${r[1]}</text></g>`)
  );
}
/** The chest of a beaten pirate. */
export const chest = (w: number, h: number): string => {
  const k = Math.min(w, h) / 40,
    x = w / 2 - 14 * k,
    y = h / 2 - 10 * k;
  return (
    rect('#2d2635', [0, 0, w, h], 5) +
    rect('#7d3f2c', [x, y + 6 * k, 28 * k, 16 * k], 2) +
    path(
      '#a85a3a',
      `M${n(x)} ${n(y + 8 * k)}Q${n(x)} ${n(y - 2 * k)} ${n(x + 14 * k)} ${n(y - 2 * k)}T` +
        `${n(x + 28 * k)} ${n(y + 8 * k)}Z`,
    ) +
    rect('#e6b35c', [x, y + 7 * k, 28 * k, 2.5 * k]) +
    circle('#f4ecf2', x + 14 * k, y + 13 * k, 6 * k) +
    rect('#f4ecf2', [x + 11 * k, y + 16 * k, 6 * k, 4.5 * k], 1) +
    circle('#2a1424', x + 11.7 * k, y + 13 * k, 1.7 * k) +
    circle('#2a1424', x + 16.3 * k, y + 13 * k, 1.7 * k)
  );
};
export const empty = (w: number, h: number): string =>
  rect('#151a30', [0.5, 0.5, w - 1, h - 1], 5) +
  rect('none', [4, 4, w - 8, h - 8], 4, 'stroke="#7f8dbb" stroke-opacity=".55" stroke-dasharray="4 3"') +
  line('#7f8dbb', 2, `M${w * 0.34} ${h * 0.72}h${w * 0.32}`, 'opacity=".35"');
