/** What the planets of Captains look like: features by kind, drawn within the disc. */

import { cycle, type Dice } from '../dice';
import { circle, ellipse, line, n, path, repeat } from '../pen';

export type Kind =
  'swirl' | 'kettle' | 'cloud' | 'stripe' | 'city' | 'ocean' | 'dune' | 'ice' | 'wax' | 'crater' | 'fluff' | 'lava';
/** A planet with a name: its kind and three tones. */
export interface Named {
  kind: Kind;
  a: string;
  b: string;
  c: string;
  ring?: string;
  /** Broader than high. */ egg?: number;
  lamps?: number;
}
type Features = (p: Named, r: number, d: Dice) => string;

const waves =
  (r: number) =>
  (y: number, amp: number, th: number, c: string, o: number): string =>
    path(
      c,
      `M${n(-r * 1.3)} ${n(y)}Q${n(-r * 0.6)} ${n(y - amp)} 0 ${n(y)}T${n(r * 1.3)} ${n(y)}V` +
        `${n(y + th)}Q${n(r * 0.6)} ${n(y + th - amp * 0.6)} 0 ${n(y + th)}T${n(-r * 1.3)} ` +
        `${n(y + th)}Z`,
      `opacity="${o}"`,
    );

function swirl(p: Named, r: number, d: Dice): string {
  let f = '';
  for (let i = 0; i < 6; i++)
    f += waves(r)(-r + i * r * 0.36, r * d.real(0.1, 0.3), r * d.real(0.08, 0.2), i % 2 ? p.c : p.b, 0.55);
  return (
    `<g transform="rotate(-24)">${f}` +
    ellipse(p.b, r * 0.25, r * 0.2, r * 0.3, r * 0.16, 'opacity=".6"') +
    ellipse(p.c, r * 0.25, r * 0.2, r * 0.18, r * 0.09, 'opacity=".8"') +
    '</g>'
  );
}

function stripe(p: Named, r: number, d: Dice): string {
  let f = '';
  for (let i = 0; i < 8; i++)
    f += waves(r)(-r + i * r * 0.27 + d.real(-2, 2), r * 0.12, r * d.real(0.05, 0.15), p.b, n(d.real(0.45, 0.8)));
  return `<g transform="rotate(28)">${f}</g>`;
}

function cloud(p: Named, r: number, d: Dice): string {
  let f = '';
  for (let i = 0; i < 7; i++) {
    const y = d.real(-0.8, 0.8) * r,
      x = d.real(-0.8, 0.5) * r,
      l = r * d.real(0.4, 0.9);
    f +=
      `<g opacity=".8">${ellipse(p.c, x, y, l, r * 0.09)}` +
      ellipse(p.c, x + l * 0.4, y - r * 0.08, l * 0.5, r * 0.1) +
      ellipse(p.c, x - l * 0.2, y + r * 0.07, l * 0.6, r * 0.07) +
      '</g>';
  }
  return f;
}

function ocean(p: Named, r: number, d: Dice): string {
  let f = '';
  for (let i = 0; i < 6; i++) {
    const x = d.real(-0.7, 0.7) * r,
      y = d.real(-0.7, 0.7) * r,
      q = r * d.real(0.14, 0.34);
    f += path(
      p.c,
      `M${n(x - q)} ${n(y)}Q${n(x - q * 0.6)} ${n(y - q)} ${n(x + q * 0.3)} ` +
        `${n(y - q * 0.7)}T` +
        `${n(x + q)} ${n(y + q * 0.2)}Q${n(x + q * 0.2)} ${n(y + q * 0.8)} ${n(x - q * 0.5)} ` +
        `${n(y + q * 0.5)}Z`,
      'opacity=".85"',
    );
  }
  f +=
    waves(r)(-r * 0.86, 2, r * 0.2, '#fff', 0.75) +
    line(
      '#bfe8ff',
      r * 0.05,
      `M${n(-r * 0.5)} ${n(r * 0.5)}q${n(r * 0.12)} ${n(-r * 0.1)} ${n(r * 0.24)} 0t` + `${n(r * 0.24)} 0`,
      'opacity=".7"',
    );
  return f;
}

function dune(p: Named, r: number): string {
  let f = '';
  for (let i = 0; i < 6; i++)
    f += path(
      i % 2 ? p.b : p.a,
      `M${n(-r * 1.2)} ${n(-r * 0.7 + i * r * 0.34)}Q${n(-r * 0.3 + i * 3)} ` +
        (`${n(-r * 1 + i * r * 0.34)} ${n(r * 0.2)} ${n(-r * 0.62 + i * r * 0.34)}T` + `${n(r * 1.3)} `) +
        `${n(-r * 0.7 + i * r * 0.34)}V${n(r * 1.2)}H${n(-r * 1.2)}Z`,
      'opacity=".35"',
    );
  return f;
}

function ice(p: Named, r: number, d: Dice): string {
  let f = '';
  for (let i = 0; i < 7; i++) {
    const x = d.real(-0.8, 0.6) * r,
      y = d.real(-0.8, 0.8) * r;
    f += line(
      p.b,
      r * 0.04,
      `M${n(x)} ${n(y)}l${n(r * 0.2)} ${n(r * d.real(-0.2, 0.2))}l${n(r * 0.16)} ` + `${n(r * d.real(-0.1, 0.26))}`,
      'opacity=".6"',
    );
  }
  f +=
    ellipse('#fff', 0, -r * 0.86, r * 0.8, r * 0.3) + ellipse('#fff', 0, r * 0.95, r * 0.7, r * 0.25, 'opacity=".8"');
  return f;
}

function wax(p: Named, r: number, d: Dice): string {
  return path(
    p.c,
    `M${n(-r * 1.1)} ${n(-r)}H${n(r * 1.1)}V${n(-r * 0.2)}` +
      repeat(6, () => {
        const l = r * d.real(0.1, 0.7);
        return `q${n(-r * 0.02)} ${n(l)} ${n(-r * 0.14)} ${n(l)}t${n(-r * 0.1)} ${n(-l)}h` + `${n(-r * 0.12)}`;
      }) +
      'Z',
    'opacity=".8"',
  );
}

function lava(p: Named, r: number, d: Dice): string {
  let f = '';
  for (let i = 0; i < 7; i++) {
    const x = d.real(-0.9, 0.5) * r,
      y = d.real(-0.8, 0.8) * r;
    f += line(
      p.c,
      r * 0.07,
      `M${n(x)} ${n(y)}l${n(r * d.real(0.14, 0.3))} ${n(r * d.real(-0.3, 0.3))}l` +
        `${n(r * 0.2)} ` +
        `${n(r * d.real(-0.2, 0.3))}l${n(r * 0.16)} ${n(r * d.real(-0.2, 0.2))}`,
      'opacity=".95"',
    );
  }
  return f;
}

function city(p: Named, r: number, d: Dice): string {
  let f = '';
  for (let i = 0; i < 5; i++)
    f += ellipse(
      p.b,
      d.real(-0.7, 0.7) * r,
      d.real(-0.7, 0.7) * r,
      r * d.real(0.2, 0.4),
      r * d.real(0.1, 0.24),
      'opacity=".55"',
    );
  for (let i = 0; i < 34; i++)
    f += circle(p.c, d.real(-0.9, 0.95) * r, d.real(-0.9, 0.9) * r, r * d.real(0.02, 0.05), 'opacity=".95"');
  for (let i = 0; i < 4; i++) {
    const x = d.real(-0.5, 0.5) * r,
      y = d.real(-0.5, 0.6) * r;
    f += line(p.c, 0.8, `M${n(x)} ${n(y)}l${n(r * d.real(-0.4, 0.4))} ${n(r * d.real(-0.3, 0.3))}`, 'opacity=".7"');
  }
  return f;
}

function kettle(p: Named, r: number): string {
  return (
    line(
      p.b,
      r * 0.07,
      `M${n(-r)} ${n(-r * 0.32)}Q0 ${n(-r * 0.1)} ${n(r)} ${n(-r * 0.32)}M${n(-r)} ` +
        `${n(r * 0.36)}Q0 ${n(r * 0.6)} ${n(r)} ${n(r * 0.36)}M0 ${n(-r)}Q${n(r * 0.3)} 0 0 ` +
        `${n(r)}`,
      'opacity=".8"',
    ) +
    repeat(9, (i) =>
      circle(p.c, -r * 0.9 + i * r * 0.225, -r * 0.27 + Math.sin((i / 8) * 3.14) * r * 0.12, r * 0.045),
    ) +
    repeat(9, (i) => circle(p.c, -r * 0.9 + i * r * 0.225, r * 0.42 + Math.sin((i / 8) * 3.14) * r * 0.12, r * 0.045))
  );
}

function crater(p: Named, r: number, d: Dice): string {
  let f = '';
  for (let i = 0; i < 7; i++) {
    const x = d.real(-0.7, 0.7) * r,
      y = d.real(-0.7, 0.7) * r,
      q = r * d.real(0.08, 0.24);
    f +=
      ellipse(p.b, x, y, q, q * 0.86, 'opacity=".6"') +
      ellipse(p.a, x + q * 0.14, y + q * 0.16, q * 0.84, q * 0.7, 'opacity=".8"');
  }
  return f;
}

export const FEATURES: Record<Kind, Features> = {
  swirl,
  kettle,
  cloud,
  stripe,
  city,
  ocean,
  dune,
  ice,
  wax,
  crater,
  fluff: crater,
  lava,
};

/** What stands beyond the disc: steam, a flame, lamps, a glow. */
export const EXTRAS: Partial<Record<Kind, Features>> = {
  lava: (p, r) => circle('none', 0, 0, r * 0.99, `stroke="${p.c}" stroke-opacity=".4" stroke-width="1.5"`),
  kettle: (p, r) =>
    path(
      p.a,
      `M${n(r * 0.8)} ${n(-r * 0.55)}q${n(r * 0.34)} ${n(-r * 0.1)} ${n(r * 0.42)} ` +
        `${n(-r * 0.4)}l` +
        `${n(r * 0.14)} ${n(r * 0.06)}q0 ${n(r * 0.36)} ${n(-r * 0.34)} ${n(r * 0.62)}Z`,
    ) +
    repeat(3, (i) =>
      circle(
        '#fff',
        r * (1.34 + i * 0.14),
        -r * (1.16 + i * 0.24),
        r * (0.1 + i * 0.05),
        `opacity="${0.5 - i * 0.13}"`,
      ),
    ),
  wax: (_p, r) =>
    line('#3a2a18', 1.5, `M${n(-r * 0.05)} ${n(-r)}v${n(-r * 0.16)}`) +
    path(
      '#ffd35c',
      `M${n(-r * 0.05)} ${n(-r * 1.6)}q${n(r * 0.2)} ${n(r * 0.3)} 0 ${n(r * 0.46)}q` +
        `${n(-r * 0.2)} ${n(-r * 0.16)} 0 ${n(-r * 0.46)}Z`,
    ),
  city: (p, r) =>
    p.lamps
      ? repeat(3, (i) => {
          const t = -2.5 + i * 1.1,
            x = Math.cos(t) * r * 1.36,
            y = Math.sin(t) * r * 1.2;
          return (
            circle('url(#g-lamp)', x, y, r * 0.26) + circle(cycle(['#ffd98a', '#ff9f8a', '#9fe3ff'], i), x, y, r * 0.12)
          );
        })
      : '',
};
/** Fluff round the edge, behind the disc. */
export const fluff: Features = (p, r, d) =>
  repeat(18, (i) =>
    circle(
      i % 9 < 4 ? p.b : p.a,
      Math.cos((i / 18) * 6.283) * r * 0.98,
      Math.sin((i / 18) * 6.283) * r * 0.98,
      r * d.real(0.16, 0.26),
    ),
  );
