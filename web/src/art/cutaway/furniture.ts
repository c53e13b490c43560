/** Furniture of a ship's rooms. */

import { cycle } from '../dice';
import { circle, n, path, rect, repeat } from '../pen';

export const plant = (x: number, y: number, k: number) =>
  rect('#c9744f', [x - 4 * k, y - 7 * k, 8 * k, 7 * k], 1.5) +
  [-24, 0, 26]
    .map(
      (r) =>
        `<g transform="rotate(${r} ${x} ${y - 7 * k})">` +
        path(
          r ? '#4fae78' : '#6fd394',
          `M${x} ${n(y - 7 * k)}q${n(-5 * k)} ${n(-8 * k)} 0 ${n(-16 * k)}q${n(5 * k)} ` +
            `${n(8 * k)} 0 ${n(16 * k)}Z`,
        ) +
        '</g>',
    )
    .join('');
export const screen = (x: number, y: number, w: number, h: number, c: string, t: string): string =>
  rect('#0b1730', [x, y, w, h], 3, `stroke="${c}" stroke-opacity=".7" stroke-width="1.2"`) + t;
export const desk = (x: number, y: number, w: number, h: number, a: string, b: string): string =>
  path(a, `M${n(x)} ${n(y)}H${n(x + w)}L${n(x + w - 5)} ${n(y + h)}H${n(x + 5)}Z`) +
  rect(b, [x - 2, y - 3, w + 4, 4], 2);
export const lights = (x: number, y: number, k: number, cs: readonly string[]): string =>
  repeat(k, (i) => circle(cycle(cs, i), x + i * 6, y, 1.5));
