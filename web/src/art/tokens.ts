/** Things that are counted: pools as dishes that fill, and what lies in them. */

import { mix } from './colour';
import { cycle, dice } from './dice';
import { draw, fit } from './light';
import { Mesh, roundabout } from './mesh';
import { ellipse, sheet, type Point } from './pen';

export type Pool = 'trade' | 'combat';
interface Look {
  rim: string;
  bed: string;
  light: string;
  edge: string;
  face: string;
  lamp: string;
}
const LOOKS: Record<Pool, Look> = {
  trade: { rim: '#b48a3a', bed: '#2a2440', light: '#ffd98a', edge: '#b9821f', face: '#f7c650', lamp: '#8a5f14' },
  combat: { rim: '#8c4a50', bed: '#2c1a34', light: '#ff8a8a', edge: '#8e1f2b', face: '#ff5d55', lamp: '#ffd9a0' },
};
/** Where the tokens of one layer lie. */
const SPOTS: readonly Point[] = [
  [0, 0],
  [19, 4],
  [-17, 10],
  [4, -19],
  [-13, -14],
  [22, -15],
  [-29, -6],
  [8, 21],
  [-9, 26],
  [27, 16],
  [-25, 22],
  [31, -4],
];
/** More are not drawn: the number beside says the rest. */
const MOST = 18;

const star = (r: number): Point[] => roundabout(16, r).map(([x, y], i) => (i % 2 ? [x * 0.55, y * 0.55] : [x, y]));

function plate(kind: Pool): Mesh {
  const { rim, bed } = LOOKS[kind];
  const m = new Mesh(kind, 0.03);
  m.plate(roundabout(28, 44), -3, 0, '#1a2442', { top: bed });
  return m.ring([0, 0, 2], [45, 3, 4], (t) => mix('#3b4a78', rim, 0.35 + 0.3 * Math.sin(t * 12.6)), { k: 36 });
}

/** One token of a pool: a gold hexagon or a burning charge. */
function token(kind: Pool, i: number): [near: number, mesh: Mesh] {
  const { edge, face, lamp } = LOOKS[kind];
  const d = dice(kind + i);
  const [[x, y], z] = [cycle(SPOTS, i), Math.floor(i / SPOTS.length) * 5.4];
  const one = new Mesh('token' + i, 0.03);
  if (kind === 'trade') one.plate(roundabout(6, 11.5), 0, 5, edge, { bevel: 0.1, top: face });
  else one.plate(star(12), 0, 4, edge, { bevel: 0.12, top: face });
  const put = new Mesh().add(one, { at: [x + d.real(-1, 1), y + d.real(-1, 1), z + 1], turn: d.real(0, 60) });
  return [z * 20 - y, put.lamp(x, y, z + (kind === 'trade' ? 6.6 : 5.6), kind === 'trade' ? 1.8 : 2.6, lamp)];
}

/** A dish with `count` tokens in it. */
export function bowl(kind: Pool, count: number, w = 150, h = 96): string {
  const dish = plate(kind);
  const view = fit(
    dish,
    { yaw: 8, tilt: 46, far: 300, rim: LOOKS[kind].light },
    { x: w / 2, y: h * 0.52, w: w * 0.94, h: h * 0.9 },
  );
  const tokens = Array.from({ length: Math.min(count, MOST) }, (_, i) => token(kind, i)).sort((a, b) => a[0] - b[0]);
  const shadow = ellipse('#000', w / 2, h * 0.66, w * 0.47, h * 0.34, 'opacity=".35"');
  return sheet(w, h, shadow + draw(dish, view) + tokens.map(([, one]) => draw(one, view)).join(''));
}
