/** Draws a mesh: turns it, sorts its facets far to near, gives each its light. One sun, a rim of coloured light. */

import { hex, mix, rgb, type Rgb } from './colour';
import { dot, unit, type Face, type Jet, type Lamp, type Mesh, type V3 } from './mesh';
import { circle, n, path } from './pen';

export interface Pose {
  yaw?: number;
  tilt?: number;
  roll?: number;
  /** How far the eye is: the smaller, the more perspective. */
  far?: number;
}
export interface View extends Pose {
  cx?: number;
  cy?: number;
  scale?: number;
  /** Colour of the light on the edges turned away from the sun. */
  rim?: string;
  ambient?: number;
  /** 0 to 1: burnt out. */
  dark?: number;
  dim?: number;
  /** The air between: its colour and how much of it. */
  air?: readonly [string, number];
  /** Length of the exhaust; 0 for none. */
  jets?: number;
  /** Opacity of the seams between plates. */
  seam?: number;
  /** Which parts to draw, by where they are. */
  keep?: (at: V3) => boolean;
}

const SUN = unit([-0.5, 0.72, 0.48]);
const SHEEN = unit([SUN[0], SUN[1], SUN[2] + 1]);
const RIM = unit([0.75, 0.25, -0.5]);
const DEGREE = Math.PI / 180;

/** To the right, up and away from the eye. */
const spinner = ({ yaw = 20, tilt = 38, roll = 0 }: Pose) => {
  const [cy, sy] = [Math.cos(yaw * DEGREE), Math.sin(yaw * DEGREE)];
  const [ct, st] = [Math.cos(tilt * DEGREE), Math.sin(tilt * DEGREE)];
  const [cr, sr] = [Math.cos(roll * DEGREE), Math.sin(roll * DEGREE)];
  return ([x, y, z]: V3): V3 => {
    const [y1, z1] = [y * cr - z * sr, y * sr + z * cr];
    const [right, deep] = [x * cy - y1 * sy, x * sy + y1 * cy];
    return [right, deep * st + z1 * ct, deep * ct - z1 * st];
  };
};

interface Eye {
  spin: (p: V3) => V3;
  /** On paper: x, y, and the depth. */
  put: (p: V3) => V3;
  far: number;
  scale: number;
}
const eyeOf = (view: View): Eye => {
  const { cx = 120, cy = 80, scale = 1, far = 420 } = view;
  const spin = spinner(view);
  const put = (p: V3): V3 => {
    const [a, b, deep] = spin(p);
    const f = far / (far + deep);
    return [cx + a * scale * f, cy - b * scale * f, deep];
  };
  return { spin, put, far, scale };
};

/** Where a facet looks, towards the eye positive; nothing for one that looks away. */
const seen = (face: Face, { spin, far }: Eye): V3 | null => {
  const [x, y, away] = spin(face.normal);
  const at = spin(face.middle);
  const [ex, ey, ez] = unit([-at[0], -at[1], -far - at[2]]);
  const toward = x * ex + y * ey + away * ez;
  if (toward <= 0.001 && !face.free) return null;
  return face.free && toward < 0 ? [-x, -y, away] : [x, y, -away];
};

const lit = (face: Face, normal: V3, view: View): Rgb => {
  const { ambient = 0.26, dark = 0, dim = 1, rim = '#8fb6ff', air } = view;
  const rimlight = Math.max(0, dot(normal, RIM)) ** 2 * 0.5 * (1 - dark * 0.6);
  const gloss = Math.max(0, dot(normal, SHEEN)) ** 18 * 51 * (1 - dark);
  const key = (ambient + 0.92 * Math.max(0, dot(normal, SUN)) + face.shade) * (1 - dark * 0.72) * dim;
  const edge = rgb(rim);
  const tone = (i: 0 | 1 | 2) => {
    const own = face.glow ? face.colour[i] * (1 - dark * 0.85) : face.colour[i] * key + gloss + edge[i] * rimlight;
    return air ? own + (rgb(air[0])[i] - own) * air[1] : own;
  };
  return [tone(0), tone(1), tone(2)];
};

/** A facet grown by a hair, so that no gap shines between neighbours. */
const outline = (points: readonly V3[]): string => {
  const mean = (i: 0 | 1) => points.reduce((sum, p) => sum + p[i], 0) / points.length;
  const [mx, my] = [mean(0), mean(1)];
  const grown = points.map(([x, y]) => {
    const e = 1 + 0.3 / (Math.hypot(x - mx, y - my) || 1);
    return `${n(mx + (x - mx) * e)} ${n(my + (y - my) * e)}`;
  });
  return `M${grown.join('L')}Z`;
};

type Item = readonly [depth: number, art: string];

const facet = (face: Face, eye: Eye, view: View): Item | null => {
  const normal = seen(face, eye);
  if (!normal) return null;
  const seam = view.seam && !face.glow ? `stroke="#05070f" stroke-opacity="${view.seam}" stroke-width=".4"` : '';
  const depth = eye.spin(face.middle)[2];
  return [depth, path(hex(lit(face, normal, view)), outline(face.points.map(eye.put)), seam)];
};

const lamp = ({ at, r, colour }: Lamp, { put, scale }: Eye): Item => {
  const [x, y, deep] = put(at);
  const halo = circle(colour, x, y, r * scale * 2.4, 'opacity=".22"');
  return [deep - 2.5, halo + circle(mix(colour, '#ffffff', 0.35), x, y, r * scale)];
};

/** The fire behind an engine: three cones, one in the other. */
const exhaust = (jet: Jet, { put, scale }: Eye, long: number): string => {
  const [c, s] = [Math.cos(jet.turn * DEGREE), Math.sin(jet.turn * DEGREE)];
  const [x, y] = put(jet.at);
  const [u, v] = put([jet.at[0] - jet.length * long * c, jet.at[1] - jet.length * long * s, jet.at[2]]);
  const l = Math.hypot(u - x, v - y) || 1;
  const [px, py] = [(-(v - y) / l) * jet.r * scale, ((u - x) / l) * jet.r * scale];
  const cone = (w: number, t: number) => {
    const [tx, ty] = [(u - x) * t, (v - y) * t];
    const bend = (k: number) => `${n(x + tx * 0.4 + px * w * 1.1 * k)} ${n(y + ty * 0.4 + py * w * 1.1 * k)}`;
    return (
      `M${n(x + px * w)} ${n(y + py * w)}Q${bend(1)} ${n(x + tx)} ${n(y + ty)}` +
      `Q${bend(-1)} ${n(x - px * w)} ${n(y - py * w)}Z`
    );
  };
  return (
    path(jet.colour, cone(1.5, 1.15), 'opacity=".2"') +
    path(jet.colour, cone(1.05, 0.85), 'opacity=".45"') +
    path(mix(jet.colour, '#ffffff', 0.75), cone(0.6, 0.55), 'opacity=".95"')
  );
};

const nozzle = (jet: Jet, { put, scale }: Eye): Item => {
  const [x, y, deep] = put(jet.at);
  const glow = circle(jet.colour, x, y, jet.r * scale * 2, 'opacity=".28"');
  return [deep + 0.5, glow + circle('#f2fbff', x, y, jet.r * scale * 0.8)];
};

/** The mesh as SVG text, exhaust first. */
export function draw(mesh: Mesh, view: View = {}): string {
  const { keep = () => true, jets = 1, dark = 0 } = view;
  const eye = eyeOf(view);
  const engines = jets ? mesh.jets.filter((jet) => keep(jet.at)) : [];
  const lamps = dark < 0.6 ? mesh.lamps.filter((l) => keep(l.at)) : [];
  const faces = mesh.faces.filter((f) => keep(f.middle)).map((f) => facet(f, eye, view));
  const items: Item[] = [
    ...faces.filter((item) => item !== null),
    ...lamps.map((l) => lamp(l, eye)),
    ...engines.map((jet) => nozzle(jet, eye)),
  ];
  items.sort((a, b) => b[0] - a[0]);
  return engines.map((jet) => exhaust(jet, eye, jets)).join('') + items.map(([, art]) => art).join('');
}

/** Where a mesh would lie on paper at scale 1 about (0, 0): left, top, right, bottom. */
export function bounds(mesh: Mesh, pose: Pose): [number, number, number, number] {
  const { put } = eyeOf({ ...pose, cx: 0, cy: 0 });
  const box: [number, number, number, number] = [1e9, 1e9, -1e9, -1e9];
  const take = (p: V3) => {
    const [x, y] = put(p);
    box[0] = Math.min(box[0], x);
    box[1] = Math.min(box[1], y);
    box[2] = Math.max(box[2], x);
    box[3] = Math.max(box[3], y);
  };
  for (const face of mesh.faces) face.points.forEach(take);
  for (const { at, length, turn } of mesh.jets) {
    const l = length * 0.62;
    take([at[0] - l * Math.cos(turn * DEGREE), at[1] - l * Math.sin(turn * DEGREE), at[2]]);
  }
  return box;
}

export interface Frame {
  x: number;
  y: number;
  w: number;
  h: number;
  /** How much of the frame the thing may fill. */
  share?: number;
}
/** The view in which a mesh fills a frame, its middle at (x, y). */
export function fit(mesh: Mesh, view: View, { x, y, w, h, share = 1 }: Frame): View {
  const b = bounds(mesh, view);
  const scale = Math.min(w / (b[2] - b[0]), h / (b[3] - b[1])) * share;
  return { ...view, scale, cx: x - ((b[0] + b[2]) / 2) * scale, cy: y - ((b[1] + b[3]) / 2) * scale };
}
