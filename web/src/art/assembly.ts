/** Pictures of Assembly: captains with faces, warships that show their numbers, whole, hurt or in two. */

import { mix, rgb } from './colour';
import { dice } from './dice';
import { fire, fireball, splinters } from './explosions';
import { draw, fit, type View } from './light';
import type { Face, Mesh } from './mesh';
import { radialFill, repeat, sheet, SLICE } from './pen';
import { ARMOUR, ARMOUR_TOP, lengthOf, LIVERIES, type Livery, type Warship } from './ships/warparts';
import { warMesh } from './ships/warship';
import { stars } from './skies';
import { planet, WORLDS, type World } from './worlds';

export { captain } from './people/captains';
export { chamber } from './chamber';
export type { Warship, Weapon } from './ships/warparts';

export interface Condition {
  w?: number;
  h?: number;
  /** Heading: 12 for one's own line, 168 for the rival's. */
  yaw?: number;
  tilt?: number;
  /** Shields left. */
  left?: number;
  /** 0 whole to 1 in two pieces. */
  broken?: number;
  jets?: number;
  fill?: number;
}

const liveryOf = (seat: number): Livery => LIVERIES[seat] ?? LIVERIES[0];
const isArmour = ({ colour }: Face): boolean =>
  [ARMOUR, ARMOUR_TOP].some((c) => rgb(c)[0] === colour[0] && rgb(c)[1] === colour[1]);

/** Burns the armour of lost shields and scorches the hull about it. */
function scorch(mesh: Mesh, card: Warship, left: number): void {
  const d = dice(card.id + 'scar');
  const [lost, L] = [card.shields - left, lengthOf(card)];
  for (const face of mesh.faces) {
    if (isArmour(face)) {
      if (Math.round((face.middle[0] + L / 2) / (L * 0.2)) > left) face.colour = rgb('#2b2a33');
    } else if (d.odds(0.07 * lost)) face.colour = rgb('#2a2730');
  }
}

/** Two halves that turn away from each other. */
function halves(mesh: Mesh, view: View, broken: number): [string, string] {
  const { cx = 0, cy = 0, yaw = 0 } = view;
  const part = (side: 1 | -1) =>
    draw(mesh, {
      ...view,
      cx: cx + (side > 0 ? 18 : -16) * broken,
      cy: cy - (side > 0 ? 8 : -7) * broken,
      yaw: yaw - (side > 0 ? 18 : -13) * broken,
      roll: side * -20 * broken,
      keep: ([x]) => (side > 0 ? x >= -2 : x < -2),
      dark: 0.34,
      jets: 0,
    });
  return [part(-1), part(1)];
}

function wreck(
  mesh: Mesh,
  card: Warship,
  view: View,
  { w, h, hue, broken }: { w: number; h: number; hue: string; broken: number },
): string {
  const [stern, bow] = halves(mesh, view, broken);
  const ball = fireball('blast', w / 2, h / 2, 62 - 10 * broken, 48 - 10 * broken, 1 - 0.2 * broken);
  const bits = splinters(dice(card.id + 'bits'), w / 2, h / 2, 40 * (1 + broken), 22, [
    '#454b60',
    '#2a2d3a',
    '#8a5a3a',
    hue,
  ]);
  return stern + ball + bow + bits + fire(w * 0.42, h * 0.54, 0.9) + fire(w * 0.6, h * 0.46, 0.7);
}

const inner = (card: Warship, seat: number, state: Condition): string => {
  const { w = 240, h = 140, yaw = 18, tilt = 34, left = card.shields, broken = 0, jets = 1, fill = 0.94 } = state;
  const livery = liveryOf(seat);
  const mesh = warMesh(card, livery);
  const lost = card.shields - left;
  if (lost > 0) scorch(mesh, card, left);
  const pose: View = { yaw, tilt, rim: mix(livery.hue, '#ffffff', 0.4), far: 420, seam: 0.16 };
  const view = fit(mesh, pose, { x: w / 2, y: h / 2, w, h, share: fill });
  if (broken) return wreck(mesh, card, view, { w, h, hue: livery.hue, broken });
  const d = dice(card.id + 'fire');
  const spent = left === 0 && lost > 0;
  const fires = repeat(lost + (spent ? 1 : 0), (i) =>
    fire(w * d.real(0.34, 0.62), h * d.real(0.42, 0.56), 0.55 + 0.2 * i + (spent ? 0.2 : 0)),
  );
  return draw(mesh, { ...view, jets: jets * (spent ? 0.5 : 1) }) + fires;
};

/** A ship on nothing, in the colours of a seat (from 1; 0 for nobody). */
export const warship = (card: Warship, seat: number, state: Condition = {}): string =>
  sheet(state.w ?? 240, state.h ?? 140, inner(card, seat, state));

const SPACES = ['#16306b', '#3a2358', '#14404a', '#4a2a1e', '#2a3350'];
const VIOLET: World = { kind: 'ocean', light: '#b79ae8', dark: '#3d2f80', air: '#c4a4ff' };

/** A ship with its piece of space, for cards. */
export function shipPortrait(card: Warship, seat = 0, { w = 240, h = 150, left, yaw = 18 }: Condition = {}): string {
  const d = dice(card.id + '~');
  const [tint, port] = [d.pick(SPACES), d.odds(0.5)];
  const space = radialFill('space', `cx="${port ? 0.2 : 0.8}" cy=".2" r="1.1"`, [
    [0, mix(tint, '#ffffff', 0.22)],
    [0.45, tint],
    [1, mix(tint, '#03050f', 0.8)],
  ]);
  const world = d.pick([WORLDS.fed, WORLDS.empire, WORLDS.free, VIOLET]);
  const globe = planet(w * (port ? 0.84 : 0.14), h * d.real(0.2, 1.1), h * d.real(0.3, 0.6), world, {
    seed: d.int(1, 90),
    sun: [port ? -0.6 : 0.5, -0.6],
  });
  const ship = inner(card, seat, { w: w * 0.92, h, left, yaw, fill: 0.62 + (0.3 * card.cost) / 8 });
  const back =
    `<defs>${space}</defs><rect width="${w}" height="${h}" fill="url(#space)"/>` + `${stars(d, w, h, 40)}${globe}`;
  return sheet(w, h, `${back}<g transform="translate(${w * 0.04} 0)">${ship}</g>`, SLICE);
}
