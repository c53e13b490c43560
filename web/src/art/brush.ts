/** The strokes every portrait is made of: dice, outlines, and parts drawn twice about the axis. */

/** A point of the upper half; y is the distance from the axis. */
export type Point = [number, number];

/** Dice cast from a name: the same name, the same throws. */
export interface Dice {
  real(a: number, b: number): number;
  int(a: number, b: number): number;
  pick(list: number[]): number;
  odds(p: number): boolean;
}

/** FNV-1a makes the seed, mulberry32 the stream. */
export const dice = (id: string): Dice => {
  let h = 2166136261;
  for (const c of id) h = Math.imul(h ^ c.charCodeAt(0), 16777619);
  const next = () => {
    h = (h + 0x6d2b79f5) | 0;
    let t = Math.imul(h ^ (h >>> 15), 1 | h);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return {
    real: (a, b) => a + (b - a) * next(),
    int: (a, b) => a + Math.floor(next() * (b - a + 1)),
    pick: (list) => list[Math.floor(next() * list.length)] ?? 0,
    odds: (p) => next() < p,
  };
};

/** A number short enough for a path. */
export const n = (v: number): number => +v.toFixed(1);

const at = (p: Point[], i: number): Point => p.at(i) ?? [0, 0];

/** A polygon. */
export const sharp = (p: Point[]): string => 'M' + p.map(([x, y]) => `${n(x)} ${n(-y)}`).join('L') + 'Z';

/** A polygon with rounded corners; ends on the axis stay sharp. */
export const soft = (p: Point[], r: number): string => {
  let d = `M${n(at(p, 0)[0])} ${n(-at(p, 0)[1])}`;
  for (let i = 1; i < p.length - 1; i++) {
    const [a, b, c] = [at(p, i - 1), at(p, i), at(p, i + 1)];
    const cut = (q: Point): Point => {
      const l = Math.hypot(q[0] - b[0], q[1] - b[1]) || 1;
      const k = Math.min(r, l / 2) / l;
      return [b[0] + (q[0] - b[0]) * k, b[1] + (q[1] - b[1]) * k];
    };
    const [u, v] = [cut(a), cut(c)];
    d += `L${n(u[0])} ${n(-u[1])}Q${n(b[0])} ${n(-b[1])} ${n(v[0])} ${n(-v[1])}`;
  }
  return d + `L${n(at(p, -1)[0])} ${n(-at(p, -1)[1])}Z`;
};

/** A living curve through the points, smooth across the axis. */
export const flow = (p: Point[]): string => {
  const mirror = ([x, y]: Point): Point => [x, -y];
  const q = [mirror(at(p, 1)), ...p, mirror(at(p, -2))];
  let d = `M${n(at(p, 0)[0])} ${n(-at(p, 0)[1])}`;
  for (let i = 1; i < q.length - 2; i++) {
    const [a, b, c, e] = [at(q, i - 1), at(q, i), at(q, i + 1), at(q, i + 2)];
    d +=
      `C${n(b[0] + (c[0] - a[0]) / 6)} ${n(-b[1] - (c[1] - a[1]) / 6)} ` +
      `${n(c[0] - (e[0] - b[0]) / 6)} ${n(-c[1] + (e[1] - b[1]) / 6)} ${n(c[0])} ${n(-c[1])}`;
  }
  return d + 'Z';
};

/** An outline, lit above the axis and shaded below. */
export const both = (d: string, tone: string): string =>
  `<path class="${tone}" d="${d}"/><path class="${tone} lo" transform="scale(1-1)" d="${d}"/>`;

/** A round part on both sides. */
export const dot = (x: number, y: number, r: number, tone: string): string => {
  const lower = y ? `<circle class="${tone} lo" cx="${n(x)}" cy="${n(y)}" r="${n(r)}"/>` : '';
  return `<circle class="${tone}" cx="${n(x)}" cy="${n(-y)}" r="${n(r)}"/>${lower}`;
};

/** A straight part on both sides. */
export const bar = (x: number, y: number, w: number, h: number, tone: string, r = 1.5): string => {
  const side = (s: number) =>
    `<rect class="${tone}${s > 0 ? ' lo' : ''}" x="${n(x)}" ` +
    `y="${n(s * y - h / 2)}" width="${n(w)}" height="${n(h)}" rx="${r}"/>`;
  return side(-1) + (y ? side(1) : '');
};

/** The fire of an engine. */
export const flame = (x: number, y: number, w: number, l: number): string => {
  const side = (s: number) =>
    `<ellipse class="glow" cx="${n(x - l * 0.35)}" cy="${n(s * y)}" rx="${n(l)}" ry="${n(w * 1.5)}"/>` +
    `<ellipse class="fire" cx="${n(x)}" cy="${n(s * y)}" rx="${n(l * 0.4)}" ry="${n(w * 0.7)}"/>`;
  return side(-1) + (y ? side(1) : '');
};

/** A row of windows. */
export const lights = (x0: number, x1: number, y: number, k: number, size = 1.3): string =>
  Array.from({ length: k }, (_, i) => dot(x0 + (x1 - x0) * (k > 1 ? i / (k - 1) : 0), y, size, 'lamp-w')).join('');

/** A gun. */
export const turret = (x: number, y: number, s = 1): string =>
  bar(x, y, 9 * s, 1.8 * s, 'h1', 0.6) + dot(x, y, 3.1 * s, 'h3') + dot(x, y, 1.6 * s, 'h1');
