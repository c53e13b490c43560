/**
 * A very small shipyard: solids in three dimensions, to be drawn as flat facets (light.ts).
 *
 * x = nose, y = port, z = up. A mesh is built once and may be drawn from any heading, whole, hurt or in two pieces.
 */

import { rgb, type Paint, type Rgb } from './colour';
import { cycle, dice, type Dice } from './dice';
import type { Point } from './pen';

export type V3 = readonly [number, number, number];

export interface Face {
  points: readonly V3[];
  colour: Rgb;
  normal: V3;
  middle: V3;
  /** 0 to 1: shines by itself. */
  glow: number;
  /** Its own shade, so that plating is not smooth. */
  shade: number;
  /** Seen from both sides. */
  free: boolean;
}
export interface Lamp {
  at: V3;
  r: number;
  colour: string;
}
export interface Jet extends Lamp {
  length: number;
  turn: number;
}
/** A colour, or one by place: section and corner, latitude and longitude, share of the way round and side. */
export type Skin = Paint | ((u: number, v: number) => Paint);
/** A section of a body: where, half its width, half its height, how much higher. */
export type Section = readonly [x: number, w: number, h: number, z?: number];

export const minus = (a: V3, b: V3): V3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const dot = (a: V3, b: V3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross = (a: V3, b: V3): V3 => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
export const unit = (a: V3): V3 => {
  const l = Math.hypot(...a) || 1;
  return [a[0] / l, a[1] / l, a[2] / l];
};
const middle = (p: readonly V3[]): V3 => {
  const mean = (i: 0 | 1 | 2) => p.reduce((sum, q) => sum + q[i], 0) / p.length;
  return [mean(0), mean(1), mean(2)];
};
/** Newell's normal: good for facets that are not quite flat. */
const normalOf = (p: readonly V3[]): V3 => {
  let [x, y, z] = [0, 0, 0];
  p.forEach((a, i) => {
    const b = cycle(p, i + 1);
    x += (a[1] - b[1]) * (a[2] + b[2]);
    y += (a[2] - b[2]) * (a[0] + b[0]);
    z += (a[0] - b[0]) * (a[1] + b[1]);
  });
  return unit([x, y, z]);
};
const paintOf = (skin: Skin) => (typeof skin === 'function' ? skin : () => skin);
/** Points of a polygon round the origin. */
export const roundabout = (count: number, r: number, turn = 0): Point[] =>
  Array.from({ length: count }, (_, i) => {
    const a = (i * 2 * Math.PI) / count + turn;
    return [r * Math.cos(a), r * Math.sin(a)];
  });

export class Mesh {
  readonly faces: Face[] = [];
  readonly lamps: Lamp[] = [];
  readonly jets: Jet[] = [];
  private readonly chance: Dice;

  constructor(
    id = '',
    private readonly rough = 0.045,
  ) {
    this.chance = dice(id + '#');
  }

  /** One facet; `inside` is a point behind it, so that it knows its outer side. */
  face(points: readonly V3[], paint: Paint, inside?: V3, glow = 0): this {
    const m = middle(points);
    let normal = normalOf(points);
    if (inside && dot(normal, minus(m, inside)) < 0) normal = [-normal[0], -normal[1], -normal[2]];
    const shade = this.chance.real(-this.rough, this.rough);
    this.faces.push({ points, colour: rgb(paint), normal, middle: m, glow, shade, free: !inside });
    return this;
  }

  /** Skin between rings of equally many points. */
  skin(rings: readonly (readonly V3[])[], skin: Skin, { caps = true, glow = 0 } = {}): this {
    const paint = paintOf(skin);
    for (let s = 0; s + 1 < rings.length; s++) {
      const [a, b] = [cycle(rings, s), cycle(rings, s + 1)];
      this.band(a, b, (i) => paint(s, i), glow);
    }
    if (!caps) return this;
    const all = middle(rings.flat());
    this.face(cycle(rings, 0), paint(0, -1), all, glow);
    return this.face(cycle(rings, -1), paint(rings.length - 1, -1), all, glow);
  }

  private band(a: readonly V3[], b: readonly V3[], paint: (i: number) => Paint, glow: number): void {
    const inside = middle([...a, ...b]);
    a.forEach((p, i) => this.face([p, cycle(a, i + 1), cycle(b, i + 1), cycle(b, i)], paint(i), inside, glow));
  }

  /** Body along x. `k` corners; `square` 2 is an ellipse, more is boxy, 1 a diamond. */
  hull(sections: readonly Section[], skin: Skin, { k = 12, square = 2, y = 0, z = 0, turn = 0 } = {}): this {
    const bent = (v: number) => Math.sign(v) * Math.pow(Math.abs(v), 2 / square);
    const ring = ([x, w, h, up = 0]: Section): V3[] =>
      Array.from({ length: k }, (_, i) => {
        const a = turn + ((i + 0.5) * 2 * Math.PI) / k;
        return [x, y + w * bent(Math.cos(a)), z + up + h * bent(Math.sin(a))];
      });
    return this.skin(sections.map(ring), skin);
  }

  /** Plate: outline in plan, from z0 to z1; its top may be drawn in by `bevel`. */
  plate(
    outline: readonly Point[],
    z0: number,
    z1: number,
    paint: Paint,
    { bevel = 0, top = paint, glow = 0 }: { bevel?: number; top?: Paint; glow?: number } = {},
  ): this {
    const [mx, my] = middle(outline.map(([x, y]): V3 => [x, y, 0]));
    const low = outline.map(([x, y]): V3 => [x, y, z0]);
    const high = outline.map(([x, y]): V3 => [mx + (x - mx) * (1 - bevel), my + (y - my) * (1 - bevel), z1]);
    const inside: V3 = [mx, my, (z0 + z1) / 2];
    low.forEach((p, i) => this.face([p, cycle(low, i + 1), cycle(high, i + 1), cycle(high, i)], paint, inside));
    return this.face(high, top, inside, glow).face(low, paint, inside);
  }

  box(
    [x0, x1]: Point,
    [y0, y1]: Point,
    [z0, z1]: Point,
    paint: Paint,
    look?: { bevel?: number; top?: Paint; glow?: number },
  ): this {
    const outline: Point[] = [
      [x0, y0],
      [x1, y0],
      [x1, y1],
      [x0, y1],
    ];
    return this.plate(outline, z0, z1, paint, look);
  }

  /** Tube through points, with a radius for each: tails, arms, barrels. */
  tube(way: readonly V3[], radii: number | readonly number[], skin: Skin, k = 7, glow = 0): this {
    const radius = (i: number) => (typeof radii === 'number' ? radii : cycle(radii, Math.min(i, radii.length - 1)));
    const rings = way.map((p, i): V3[] => {
      const along = unit(minus(cycle(way, Math.min(way.length - 1, i + 1)), cycle(way, Math.max(0, i - 1))));
      const u = unit(cross(Math.abs(along[2]) > 0.9 ? [1, 0, 0] : [0, 0, 1], along));
      const v = cross(along, u);
      return roundabout(k, radius(i)).map(([c, s]) => [
        p[0] + u[0] * c + v[0] * s,
        p[1] + u[1] * c + v[1] * s,
        p[2] + u[2] * c + v[2] * s,
      ]);
    });
    return this.skin(rings, skin, { glow });
  }

  /** Ball of `m` by `k` facets; its paint may depend on latitude -1…1 and longitude 0…1, its radius on both 0…1. */
  ball(
    [x, y, z]: V3,
    r: number,
    skin: Skin,
    {
      k = 14,
      m = 8,
      flat = 1,
      glow = 0,
      swell = () => 1,
    }: { k?: number; m?: number; flat?: number; glow?: number; swell?: (u: number, v: number) => number } = {},
  ): this {
    const paint = paintOf(skin);
    const at = (i: number, j: number): V3 => {
      const [a, b, q] = [-Math.PI / 2 + (Math.PI * i) / m, (2 * Math.PI * j) / k, r * swell(i / m, j / k)];
      return [x + q * Math.cos(a) * Math.cos(b), y + q * Math.cos(a) * Math.sin(b), z + q * Math.sin(a) * flat];
    };
    for (let i = 0; i < m; i++)
      for (let j = 0; j < k; j++) {
        const facet = [at(i, j), at(i, j + 1), at(i + 1, j + 1), at(i + 1, j)];
        this.face(facet, paint(((i + 0.5) / m) * 2 - 1, (j + 0.5) / k), [x, y, z], glow);
      }
    return this;
  }

  /** Ring round the z axis: radius, and half its width and height. */
  ring(
    [x, y, z]: V3,
    [R, w, h]: V3,
    skin: Skin,
    { k = 24, from = 0, to = 1, glow = 0 }: { k?: number; from?: number; to?: number; glow?: number } = {},
  ): this {
    const paint = paintOf(skin);
    const cut = (t: number): V3[] => {
      const a = 2 * Math.PI * (from + (to - from) * t);
      const at = (r: number, up: number): V3 => [x + r * Math.cos(a), y + r * Math.sin(a), z + up];
      return [at(R - w, -h), at(R + w, -h), at(R + w, h), at(R - w, h)];
    };
    for (let i = 0; i < k; i++) this.band(cut(i / k), cut((i + 1) / k), (j) => paint(i / k, j), glow);
    return this;
  }

  lamp(x: number, y: number, z: number, r = 1, colour = '#ffe7a6'): this {
    this.lamps.push({ at: [x, y, z], r, colour });
    return this;
  }

  /** A row of lamps along x. */
  row([x0, x1]: Point, y: number, z: number, count: number, r?: number, colour?: string): this {
    for (let i = 0; i < count; i++) this.lamp(x0 + (x1 - x0) * (count > 1 ? i / (count - 1) : 0.5), y, z, r, colour);
    return this;
  }

  jet(x: number, y: number, z: number, r: number, length: number, colour = '#7fd4ff'): this {
    this.jets.push({ at: [x, y, z], r, length, colour, turn: 0 });
    return this;
  }

  /** The same thing on both sides. */
  pair(build: (side: 1 | -1) => void): this {
    build(1);
    build(-1);
    return this;
  }

  /** Takes another mesh in: moved, turned round z (degrees), scaled. */
  add(other: Mesh, { at = [0, 0, 0], turn = 0, scale = 1 }: { at?: V3; turn?: number; scale?: number } = {}): this {
    const [c, s] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
    const turned = ([x, y, z]: V3): V3 => [x * c - y * s, x * s + y * c, z];
    const put = (p: V3): V3 => {
      const [x, y, z] = turned(p);
      return [at[0] + scale * x, at[1] + scale * y, at[2] + scale * z];
    };
    for (const f of other.faces)
      this.faces.push({ ...f, points: f.points.map(put), middle: put(f.middle), normal: turned(f.normal) });
    for (const l of other.lamps) this.lamps.push({ ...l, at: put(l.at), r: l.r * scale });
    for (const j of other.jets)
      this.jets.push({ ...j, at: put(j.at), r: j.r * scale, length: j.length * scale, turn: j.turn + turn });
    return this;
  }

  /** The same part `count` times round the z axis. */
  around(count: number, build: (part: Mesh, i: number) => void, turn = 0): this {
    for (let i = 0; i < count; i++) {
      const part = new Mesh('arm');
      build(part, i);
      this.add(part, { turn: (i * 360) / count + turn });
    }
    return this;
  }
}
