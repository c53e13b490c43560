/** The solid of a card of Star Realms, built once. An unknown card gets a ship or station of its house, by its name. */

import { cycle, dice, hash } from '../dice';
import { Mesh } from '../mesh';
import { kindsOf, station } from '../stations';
import { blob } from './blob';
import { cult } from './cult';
import { empire } from './empire';
import { fed } from './fed';
import { free } from './free';
import type { House } from './ink';
import { SHAPES, type Plan, type Shape } from './shapes';

export interface Card {
  id: string;
  house: House;
  kind: 'ship' | 'base';
  cost?: number;
  outpost?: boolean;
}

/** The shape of a ship nobody has drawn: the one of a known ship of the same house, with other proportions. */
function stranger({ id, house, kind }: Card): Shape {
  const d = dice(id);
  if (kind === 'base' && house !== 'free')
    return {
      plan: { house: 'station', of: house, kind: d.pick(kindsOf(house)), radius: d.int(28, 42) },
      yaw: d.int(-30, 30),
      tilt: d.int(20, 46),
    };
  const kin = Object.values(SHAPES).filter((shape) => shape.plan.house === house);
  const { plan } = cycle(kin, hash(id) >>> 0);
  const pose = { yaw: d.pick([-1, 1]) * d.int(12, 28), roll: d.int(-12, 8) };
  if (!('length' in plan)) return { plan, ...pose };
  return {
    plan: {
      ...plan,
      length: Math.round(plan.length * d.real(0.85, 1.2)),
      width: Math.round(plan.width * d.real(0.85, 1.25)),
    },
    ...pose,
  };
}

export const shapeOf = (card: Card): Shape => SHAPES[card.id] ?? stranger(card);

function build(m: Mesh, plan: Plan, id: string): void {
  const d = dice(id);
  if (plan.house === 'blob') blob(m, plan, d);
  else if (plan.house === 'fed') fed(m, plan);
  else if (plan.house === 'empire') empire(m, plan);
  else if (plan.house === 'cult') cult(m, plan);
  else if (plan.house === 'free') free(m, plan);
  else station(m, plan, d);
}

const built = new Map<string, Mesh>();
export function meshOf(card: Card): Mesh {
  const kept = built.get(card.id);
  if (kept) return kept;
  const mesh = new Mesh(card.id, card.house === 'blob' ? 0.012 : 0.045);
  build(mesh, shapeOf(card).plan, card.id);
  built.set(card.id, mesh);
  return mesh;
}
