/** Where an away team stands: sky, moon, hills and props in the colours of the planet. The ground lies at 72 %. */

import { dice, type Dice } from '../dice';
import { circle, ellipse, line, linearFill, n, path, rect, repeat } from '../pen';
import type { Kind } from './kinds';
import { planetOf } from './named';

interface Ground {
  w: number;
  h: number;
  d: Dice;
  a: string;
  b: string;
  c: string;
}

function hills({ w, h, d }: Ground, y: number, amp: number, fill: string, opacity: number, k: number): string {
  let [q, x] = [`M0 ${n(h)}V${n(y)}`, 0];
  while (x < w) {
    const l = d.real(0.06, 0.16) * w * k;
    const u = y - d.real(0.2, 1) * amp;
    q += `Q${n(x + l * 0.5)} ${n(u)} ${n(x + l)} ${n(y + d.real(-0.2, 0.2) * amp)}`;
    x += l;
  }
  return path(fill, q + `V${n(h)}Z`, `opacity="${opacity}"`);
}

/** A thing on the hills: its foot, size, number and colour. */
type Prop = (p: Ground, at: readonly [x: number, y: number, k: number], i: number, c: string) => string;
const tower: Prop = (p, [x, y, k], i) =>
  rect(p.b, [x, y - k * 1.5, k * 0.5, k * 2], 2) +
  rect('#ffe39a', [x + 2, y - k * 1.3, 3, 3]) +
  rect('#ffe39a', [x + k * 0.3, y - k, 3, 3]) +
  (i % 3 ? '' : line(p.b, 2, `M${n(x + k * 0.25)} ${n(y - k * 1.5)}v${n(-k * 0.5)}`));
const crystal: Prop = (_p, [x, y, k], _i, c) =>
  path(
    c,
    `M${n(x)} ${n(y + k * 0.4)}l${n(k * 0.3)} ${n(-k * 1.6)}l${n(k * 0.34)} ` + `${n(k * 1.6)}Z`,
    'opacity=".85"',
  ) +
  path('#000', `M${n(x + k * 0.3)} ${n(y - k * 1.2)}l${n(k * 0.34)} ${n(k * 1.6)}h${n(-k * 0.26)}Z`, 'opacity=".16"');
const cactus: Prop = (p, [x, y, k]) =>
  line(
    p.b,
    k * 0.2,
    `M${n(x)} ${n(y + k * 0.3)}v${n(-k)}m0 ${n(k * 0.45)}h${n(k * 0.34)}v${n(-k * 0.34)}m` +
      `${n(-k * 0.34)} ${n(k * 0.1)}h${n(-k * 0.3)}v${n(-k * 0.3)}`,
  );
const mushroom: Prop = (p, [x, y, k], i) =>
  line(
    p.c,
    k * 0.15,
    `M${n(x)} ${n(y + k * 0.4)}Q${n(x + k * 0.12)} ${n(y - k * 0.4)} ${n(x)} ${n(y - k)}`,
    'opacity=".8"',
  ) +
  path(
    i % 3 ? p.a : '#ff9fbd',
    `M${n(x - k * 0.5)} ${n(y - k * 0.86)}A${n(k * 0.5)} ${n(k * 0.55)} 0 0 1 ` +
      `${n(x + k * 0.5)} ${n(y - k * 0.86)}Q${n(x)} ${n(y - k * 0.66)} ${n(x - k * 0.5)} ` +
      `${n(y - k * 0.86)}Z`,
  ) +
  circle('#fff', x - k * 0.15, y - k * 1.1, k * 0.07, 'opacity=".8"') +
  circle('#fff', x + k * 0.2, y - k, k * 0.05, 'opacity=".8"');
const PROPS: Partial<Record<Kind, Prop>> = {
  city: tower,
  kettle: tower,
  ice: crystal,
  crater: crystal,
  lava: crystal,
  dune: cactus,
  stripe: cactus,
};

function moon({ w, h, a, c }: Ground): string {
  const spots = (
    [
      [-0.035, -0.02, 0.022],
      [0.04, 0.03, 0.03],
      [-0.01, 0.055, 0.014],
      [0.03, -0.055, 0.012],
    ] as const
  )
    .map(([x, y, r]) => circle(a, x * h, y * h, r * h, 'opacity=".5"'))
    .join('');
  return (
    `<g transform="translate(${n(w * 0.82)} ${n(h * 0.2)})">` +
    circle(c, 0, 0, h * 0.17, 'opacity=".16"') +
    `${circle(c, 0, 0, h * 0.105, 'opacity=".92"')}${spots}</g>` +
    circle('#fff', w * 0.17, h * 0.14, h * 0.03, 'opacity=".85"')
  );
}

/** The surface of a planet, w x h. */
export function surfaceBody(id: string, w: number, h: number): string {
  const p = planetOf(id);
  const [d, y0] = [dice('land' + id), h * 0.56];
  const g: Ground = { w, h, d, a: p.a, b: p.b, c: p.c };
  const down = 'x2="0" y2="1"';
  const fills =
    linearFill('air', down, [
      [0, '#0b1030'],
      [0.4, p.b],
      [0.78, p.a],
      [1, p.c],
    ]) +
    linearFill('soil', down, [
      [0, p.b],
      [1, '#0d1130'],
    ]);
  const prop = PROPS[p.kind] ?? mushroom;
  const stars = repeat(40, () =>
    circle('#fff', d.real(0, w), d.real(0, h * 0.3), d.real(0.4, 1.2), `opacity="${n(d.real(0.3, 0.9))}"`),
  );
  const far = hills(g, y0, h * 0.2, p.a, 0.55, 1.3) + hills(g, y0 + h * 0.04, h * 0.14, p.b, 0.75, 1);
  const props = repeat(13, (i) =>
    prop(g, [d.real(0, w), y0 + h * d.real(0.05, 0.1), h * d.real(0.05, 0.12)], i, i % 2 ? p.a : p.c),
  );
  const near =
    hills(g, h * 0.66, h * 0.05, 'url(#soil)', 1, 1.5) +
    repeat(26, () =>
      ellipse(
        p.a,
        d.real(0, w),
        d.real(h * 0.74, h),
        d.real(6, 26),
        d.real(1.5, 4),
        `opacity="${n(d.real(0.08, 0.22))}"`,
      ),
    );
  return `<defs>${fills}</defs>` + rect('url(#air)', [0, 0, w, h * 0.74]) + stars + moon(g) + far + props + near;
}
