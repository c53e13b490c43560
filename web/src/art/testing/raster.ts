/**
 * A very small painter for tests: how a picture looks on a coarse grid. It knows paths, circles, ellipses, boxes,
 * groups, classes and the mean colour of gradients and of noise; it leaves out clips and text.
 */

import { outlinesOf, type Outline } from './outline';

type Matrix = readonly [number, number, number, number, number, number];
type Colour = readonly [number, number, number, number];
export interface Raster {
  width: number;
  height: number;
  /** Red, green, blue of every cell. */
  cells: Float32Array;
}

const multiply = (p: Matrix, q: Matrix): Matrix => [
  p[0] * q[0] + p[2] * q[1],
  p[1] * q[0] + p[3] * q[1],
  p[0] * q[2] + p[2] * q[3],
  p[1] * q[2] + p[3] * q[3],
  p[0] * q[4] + p[2] * q[5] + p[4],
  p[1] * q[4] + p[3] * q[5] + p[5],
];
function transformOf(text: string): Matrix {
  let m: Matrix = [1, 0, 0, 1, 0, 0];
  for (const [, name, list] of text.matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = (list ?? '').split(/[ ,]+/).map(Number);
    const [cos, sin] = [Math.cos((a * Math.PI) / 180), Math.sin((a * Math.PI) / 180)];
    if (name === 'translate') m = multiply(m, [1, 0, 0, 1, a, b]);
    else if (name === 'scale') m = multiply(m, [a, 0, 0, (list ?? '').trim().includes(' ') ? b : a, 0, 0]);
    else if (name === 'rotate')
      m = multiply(multiply(multiply(m, [1, 0, 0, 1, b, c]), [cos, sin, -sin, cos, 0, 0]), [1, 0, 0, 1, -b, -c]);
    else m = multiply(m, [a, b, c, d, e, f]);
  }
  return m;
}

const attributesOf = (text: string): Record<string, string> =>
  Object.fromEntries([...text.matchAll(/([\w-]+)="([^"]*)"/g)].map((m) => [m[1] ?? '', m[2] ?? '']));

type Noise = readonly [colour: string, along: number, across: number, seed: number];
/** Spots of the right grain: what noise looks like from afar. */
const spotted = ([, along, across, seed]: Noise, x: number, y: number): boolean =>
  Math.sin(x * along * 9 + seed) * Math.sin(y * across * 9 + seed * 2) > 0;

/** What a picture says of its colours before it draws. */
interface Inks {
  gradients: Map<string, Colour>;
  classes: Map<string, Record<string, string>>;
  /** Colour, grain along and across, and seed of every filter of noise. */
  noises: Map<string, Noise>;
}
function colourOf(text: string, inks: Inks): Colour {
  const url = /url\(#([\w-]+)\)/.exec(text)?.[1];
  if (url) return inks.gradients.get(url) ?? [0, 0, 0, 0];
  const variable = /var\((--[\w-]+)/.exec(text)?.[1];
  if (variable) return colourOf(inks.classes.get('svg')?.[variable] ?? 'none', inks);
  if (!text.startsWith('#')) return text === 'none' ? [0, 0, 0, 0] : [255, 255, 255, 1];
  const long = text.length < 6 ? text.replace(/[^#]/g, '$&$&') : text;
  const at = (i: number) => parseInt(long.slice(i, i + 2), 16);
  return [at(1), at(3), at(5), long.length > 8 ? at(7) / 255 : 1];
}
function inksOf(svg: string): Inks {
  const inks: Inks = { gradients: new Map(), classes: new Map(), noises: new Map() };
  for (const [, id = '', grain = '', seed, colour = ''] of svg.matchAll(
    /<filter id="([^"]+)".*?baseFrequency="([^"]+)".*?seed="(\d+)".*?flood-color="([^"]+)"/g,
  )) {
    const [along = 0, across = 0] = grain.split(' ').map(Number);
    inks.noises.set(id, [colour, along, across, Number(seed)]);
  }
  for (const [, , id, body] of svg.matchAll(/<(linear|radial)Gradient id="([^"]+)"[^>]*>(.*?)<\/\1Gradient>/g)) {
    const all = [...(body ?? '').matchAll(/<stop ([^>]*)\/>/g)].map((m) => attributesOf(m[1] ?? ''));
    const mean = (get: (c: Colour) => number) =>
      all.reduce(
        (sum, s) =>
          sum +
          get([
            ...(colourOf(s['stop-color'] ?? '#000', inks).slice(0, 3) as [number, number, number]),
            Number(s['stop-opacity'] ?? 1),
          ]),
        0,
      ) / all.length;
    inks.gradients.set(id ?? '', [mean((c) => c[0]), mean((c) => c[1]), mean((c) => c[2]), mean((c) => c[3])]);
  }
  for (const [, sheet] of svg.matchAll(/<style>(.*?)<\/style>/g))
    for (const [, selectors, rules] of (sheet ?? '').matchAll(/([^{}]+)\{([^}]*)\}/g))
      for (const selector of (selectors ?? '').split(',')) {
        const name = selector.trim().split(' ').at(-1)?.replace(/^\./, '') ?? '';
        const pairs = (rules ?? '').split(';').map((rule) => rule.split(':').map((part) => part.trim()));
        inks.classes.set(name, {
          ...inks.classes.get(name),
          ...Object.fromEntries(pairs.filter((p) => p.length === 2) as [string, string][]),
        });
      }
  return inks;
}

interface State {
  matrix: Matrix;
  opacity: number;
  noise?: Noise | undefined;
}
function lookOf(attributes: Record<string, string>, inks: Inks): Record<string, string> {
  const names = (attributes.class ?? '').split(' ').filter(Boolean);
  const styled = [...names, names.join('.')].map((name) => inks.classes.get(name) ?? {});
  return Object.assign({ fill: '#000000' }, attributes, ...styled) as Record<string, string>;
}

function paint(
  raster: Raster,
  box: readonly number[],
  outlines: readonly Outline[],
  { matrix, opacity, noise }: State,
  look: Record<string, string>,
  inks: Inks,
): void {
  const filled = (look.fill ?? 'none') !== 'none';
  const [r, g, b, a] = colourOf((filled ? look.fill : look.stroke) ?? 'none', inks);
  const alpha =
    a * opacity * Number(look.opacity ?? 1) * Number((filled ? look['fill-opacity'] : look['stroke-opacity']) ?? 1);
  if (!(alpha > 0.01)) return;
  const [vx = 0, vy = 0, vw = 1, vh = 1] = box;
  const put = outlines.map((outline) =>
    outline.map(([x, y]): [number, number] => [
      ((matrix[0] * x + matrix[2] * y + matrix[4] - vx) / vw) * raster.width,
      ((matrix[1] * x + matrix[3] * y + matrix[5] - vy) / vh) * raster.height,
    ]),
  );
  const half = (Number(look['stroke-width'] ?? 1) / 2) * (raster.width / vw) * Math.hypot(matrix[0], matrix[1]);
  const xs = put.flat().map((p) => p[0]);
  const ys = put.flat().map((p) => p[1]);
  const pad = filled ? 0 : half;
  for (
    let y = Math.max(0, Math.floor(Math.min(...ys) - pad));
    y <= Math.min(raster.height - 1, Math.max(...ys) + pad);
    y++
  )
    for (
      let x = Math.max(0, Math.floor(Math.min(...xs) - pad));
      x <= Math.min(raster.width - 1, Math.max(...xs) + pad);
      x++
    ) {
      if (!(filled ? inside(put, x + 0.5, y + 0.5) : near(put, x + 0.5, y + 0.5, Math.max(0.35, half)))) continue;
      if (noise && !spotted(noise, vx + (x / raster.width) * vw, vy + (y / raster.height) * vh)) continue;
      [r, g, b].forEach((c, i) => {
        const at = (y * raster.width + x) * 3 + i;
        raster.cells[at] = (raster.cells[at] ?? 0) * (1 - alpha) + c * alpha;
      });
    }
}
function inside(outlines: readonly Outline[], x: number, y: number): boolean {
  let winding = 0;
  for (const outline of outlines)
    outline.forEach(([ax, ay], i) => {
      const [bx, by] = outline[(i + 1) % outline.length] ?? [ax, ay];
      if (ay <= y === by <= y) return;
      if (x < ax + ((y - ay) / (by - ay)) * (bx - ax)) winding += ay < by ? 1 : -1;
    });
  return winding !== 0;
}
const near = (outlines: readonly Outline[], x: number, y: number, reach: number): boolean =>
  outlines.some((outline) =>
    outline.some(([ax, ay], i) => {
      const [bx, by] = outline[i + 1] ?? [ax, ay];
      const length = (bx - ax) ** 2 + (by - ay) ** 2 || 1;
      const t = Math.max(0, Math.min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length));
      return Math.hypot(x - ax - t * (bx - ax), y - ay - t * (by - ay)) <= reach;
    }),
  );

const SKIPPED = ['defs', 'clipPath', 'filter', 'style', 'linearGradient', 'radialGradient', 'text', 'pattern'];
/** The picture on a grid, over a middle grey. */
export function rasterise(svg: string, width = 48, height = 36): Raster {
  const raster: Raster = { width, height, cells: new Float32Array(width * height * 3).fill(96) };
  const box = (/viewBox="([^"]*)"/.exec(svg)?.[1] ?? '0 0 1 1').split(' ').map(Number);
  const inks = inksOf(svg);
  const states: State[] = [{ matrix: [1, 0, 0, 1, 0, 0], opacity: 1 }];
  let hidden = 0;
  for (const [, end, name = '', rest = '', single] of svg.matchAll(/<(\/?)([\w]+)([^>]*?)(\/?)>/g)) {
    if (SKIPPED.includes(name)) {
      if (!single) hidden += end ? -1 : 1;
      continue;
    }
    if (hidden || (name === 'g' && end && states.length > 1 && states.pop())) continue;
    const attributes = attributesOf(rest);
    const state = states.at(-1) ?? { matrix: [1, 0, 0, 1, 0, 0], opacity: 1 };
    const matrix = attributes.transform ? multiply(state.matrix, transformOf(attributes.transform)) : state.matrix;
    if (name === 'g' && !end) states.push({ matrix, opacity: state.opacity * Number(attributes.opacity ?? 1) });
    const noise = inks.noises.get(/#([\w-]+)/.exec(attributes.filter ?? '')?.[1] ?? '');
    const look = noise ? { ...attributes, fill: noise[0], 'fill-opacity': '.8' } : lookOf(attributes, inks);
    const outlines = outlinesOf(name, attributes);
    if (outlines.length) paint(raster, box, outlines, { ...state, matrix, noise }, look, inks);
  }
  return raster;
}

/** Share of cells in which two pictures of one size plainly differ: by more than a tenth of the range. */
export function difference(a: Raster, b: Raster, grey = false): number {
  const shade = (r: Raster, i: number): number[] => {
    const [x = 0, y = 0, z = 0] = [r.cells[i], r.cells[i + 1], r.cells[i + 2]];
    return grey ? [0.3 * x + 0.59 * y + 0.11 * z] : [x, y, z];
  };
  let differing = 0;
  for (let i = 0; i < a.cells.length; i += 3) {
    const q = shade(b, i);
    if (shade(a, i).some((v, k) => Math.abs(v - (q[k] ?? 0)) > 25)) differing++;
  }
  return differing / (a.width * a.height);
}
