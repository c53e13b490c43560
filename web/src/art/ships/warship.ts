/** Warships of Assembly: the hull shows the numbers. Length is cost, plates are shields, narrow is evasion. */

import { mix } from '../colour';
import { dice } from '../dice';
import { Mesh, type Skin } from '../mesh';
import {
  armour,
  barge,
  carrier,
  cruiser,
  DARK,
  FINS,
  flanks,
  guns,
  lengthOf,
  SIGNATURES,
  swarm,
  type Livery,
  type Warship,
  type Yard,
} from './warparts';

function yardOf(card: Warship, livery: Livery): Yard {
  const [d, k, L] = [dice(card.id), card.cost / 8, lengthOf(card)];
  const W = (10 + 8 * k) * (card.evasion > 2 ? 0.72 : card.evasion > 1 ? 1 : 1.25);
  const mid = mix(livery.hue, '#39456e', 0.35);
  const tone: Skin = (_, j) => (j === 1 || j === 2 ? livery.pale : j === 0 || j === 3 ? mid : DARK);
  return {
    ...livery,
    m: new Mesh(card.id),
    card,
    mid,
    tone,
    L,
    W,
    H: W * 0.72,
    x0: -L / 2,
    k,
    wide: d.real(0.45, 0.7),
    sweep: d.real(0.2, 0.34),
  };
}

export function warMesh(card: Warship, livery: Livery): Mesh {
  const yard = yardOf(card, livery);
  const { m, x0, L, W, H, k, hue } = yard;
  if (card.role === 'militia swarm') {
    swarm(yard);
    return m;
  }
  if (card.role === 'carrier platform') carrier(yard);
  else if (card.role === 'ore hauler' || card.role === 'bulwark barge') barge(yard);
  else cruiser(yard);
  for (const part of [flanks, armour, guns]) part(yard);
  SIGNATURES[card.role]?.(yard);
  if (FINS.includes(card.role))
    m.pair((q) =>
      m.face(
        [
          [x0 + L * 0.1, q * W * 0.6, H * 0.4],
          [x0 + L * 0.36, q * W * 0.5, H * 0.7],
          [x0 + L * 0.02, q * W * 1.7, H * 1.9],
        ],
        hue,
      ),
    );
  m.row([x0 + L * 0.16, x0 + L * 0.6], -W * 1.02, H * 0.1, 6, 0.75);
  m.pair((q) =>
    m
      .row([x0 + L * 0.24, x0 + L * 0.42], q * W * 0.36, H * 1.14, 3, 0.7)
      .jet(x0, q * W * 0.42, 0, W * 0.26 + 0.8, 20 + 10 * k),
  );
  if (k > 0.6) m.jet(x0, 0, H * 0.2, W * 0.24, 30);
  return m;
}
