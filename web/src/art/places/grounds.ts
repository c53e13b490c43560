/** Each type of place has its own floor: raked sand, flagstones, wet planks, dust and craters. */

import type { Dice } from '../dice';
import { circle, line, move, n, path } from '../pen';
import type { Palette, PlaceType } from './palettes';
import { stone, rock } from './parts';

export const GROUNDS: Record<PlaceType, (R: Dice, P: Palette) => string> = {
  shrine: (R, P) =>
    line(
      P.l,
      1.6,
      Array.from(
        { length: 9 },
        (_, i) =>
          `M-10 ${334 + i * i * 1.5}Q200 ${326 + i * i * 1.7} 400 ${336 + i * i * 1.5}T810 ` + `${332 + i * i * 1.5}`,
      ).join(''),
      'opacity=".5"',
    ) +
    rock(R, 120, 352, 15, P) +
    rock(R, 690, 346, 12, P) +
    stone(P, 66, 346, 1) +
    stone(P, 742, 344, 0.9),
  fortress: (_R, P) =>
    line(
      P.d,
      1.4,
      [330, 344, 362, 386, 416].map((y) => `M-10 ${y}H810`).join('') +
        Array.from({ length: 15 }, (_, i) => `M${400 + (i - 7) * 34} 320L${400 + (i - 7) * 150} 450`).join(''),
      'opacity=".5"',
    ) +
    [90, 710]
      .map((x) =>
        move(
          x,
          348,
          1,
          circle('url(#s2-ember)', 0, -34, 46, 'opacity=".85"') +
            path('#1a0c14', 'M-3 0H3V-22H-3ZM-13 -30H13L8 -20H-8Z') +
            path('#ffcf6a', 'M-8 -30Q-10 -44 0 -54Q3 -44 8 -40Q8 -32 6 -30Z'),
        ),
      )
      .join(''),
  harbor: (R, P) => {
    let s = '';
    for (let i = 0; i < 26; i++) {
      const y = R.real(322, 350);
      s +=
        `<rect x="${n(R.real(-20, 800))}" y="${n(y)}" width="${n(R.real(20, 90))}"` +
        ` height="1.8" rx="1" opacity="${n(R.real(0.2, 0.7))}"/>`;
    }
    return (
      `<g fill="${P.c}">${s}</g>` +
      path(P.h, 'M-10 358H810V460H-10Z') +
      line(
        P.g,
        1.4,
        [368, 382, 400, 424].map((y) => `M-10 ${y}H810`).join('') +
          Array.from({ length: 13 }, (_, i) => `M${400 + (i - 6) * 62} 358L${400 + (i - 6) * 150} 450`).join(''),
        'opacity=".4"',
      ) +
      path(P.l, 'M-10 356H810V361H-10Z', 'opacity=".7"') +
      [40, 180, 620, 760]
        .map((x) => path(P.d, `M${x - 6} 372V344H${x + 6}V372Z`) + path(P.l, `M${x - 7} 344H${x + 7}V349H${x - 7}Z`))
        .join('')
    );
  },
  frontier: (R, P) => {
    let s = '';
    for (let i = 0; i < 7; i++) {
      const x = R.real(20, 780),
        y = R.real(345, 440),
        r = R.real(16, 46);
      s +=
        `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(r)}" ry="${n(r * 0.22)}" fill="${P.h}"` +
        ` opacity=".55"/><path d="M${n(x - r)} ${n(y)}A${n(r)} ${n(r * 0.22)} 0 0 0 ` +
        `${n(x + r)} ${n(y)}" fill="none" stroke="${P.l}" stroke-width="1.6" opacity=".6"/>`;
    }
    return s + rock(R, 60, 344, 16, P) + rock(R, 726, 350, 20, P) + rock(R, 640, 334, 9, P);
  },
};
