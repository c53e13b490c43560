/**
 * Parts of mechs, in a box of 260 x 276: feet on y = 0, looking right. A part is drawn twice: its tone, then the light.
 *
 * Tones: m1 light, m2 main, m3 deep (owner), mj joint, ms steel, mg gold, mx the mech's own accent, mw white, me eye.
 */

import { move, n, polygon } from '../pen';

export const part = (tone: string, d: string) => `<path class="${tone}" d="${d}"/><path class="sh" d="${d}"/>`;
export const flat = (tone: string, d: string) => `<path class="${tone}" d="${d}"/>`;
export const trim = (d: string, w = 2.2) => `<path class="mt" d="${d}" stroke-width="${w}"/>`;
export const wire = (stroke: string, w: number, d: string) =>
  `<path style="fill:none;stroke:#090c1c;stroke-width:${w + 2.4};stroke-linecap:round"` +
  ` d="${d}"/><path style="fill:none;stroke:${stroke};stroke-width:${w};stroke-linecap:` +
  `round" d="${d}"/>`;
export const ink = (d: string, w = 2.4) => `<path class="mk" d="${d}" stroke-width="${w}"/>`;
/** A tapering limb from a to b. */
export const limb = (tone: string, x1: number, y1: number, x2: number, y2: number, w1: number, w2: number) => {
  const a = Math.atan2(y2 - y1, x2 - x1),
    s = Math.sin(a),
    c = Math.cos(a);
  return part(
    tone,
    `M${n(x1 + s * w1)} ${n(y1 - c * w1)}L${n(x2 + s * w2)} ${n(y2 - c * w2)}A${w2} ${w2} 0 0 1 ` +
      `${n(x2 - s * w2)} ${n(y2 + c * w2)}L${n(x1 - s * w1)} ${n(y1 + c * w1)}A${w1} ${w1} 0 0 1 ` +
      `${n(x1 + s * w1)} ${n(y1 - c * w1)}Z`,
  );
};
/** Leg: thigh, flared greave, knee guard, foot. dir = where the toes point. */
export const leg = (hx: number, hy: number, kx: number, ky: number, fx: number, w: number, dir: number, tone = 'm2') =>
  limb('mj', hx, hy, kx, ky, w * 0.62, w * 0.5) +
  part('m3', polygon([kx - w * 0.75, ky - 2, kx + w * 0.75, ky - 2, fx + w * 1.05, -9, fx - w * 1.05, -9])) +
  part(tone, polygon([kx - w * 0.5, ky, kx + w * 0.5, ky, fx + w * 0.62, -8, fx - w * 0.62, -8])) +
  part(
    'mj',
    polygon([
      fx - w * 1.05,
      -12,
      fx + w * 1.05,
      -12,
      fx + w * (dir > 0 ? 1.75 : 1.15),
      0,
      fx - w * (dir < 0 ? 1.75 : 1.15),
      0,
    ]),
  ) +
  part(
    'm1',
    polygon([
      fx - w * 0.7,
      -16,
      fx + w * 0.7,
      -16,
      fx + w * (dir > 0 ? 1.3 : 0.8),
      -4,
      fx - w * (dir < 0 ? 1.3 : 0.8),
      -4,
    ]),
  ) +
  part(
    'mg',
    polygon([
      kx - w * 0.62,
      ky - 9,
      kx,
      ky - 15,
      kx + w * 0.62,
      ky - 9,
      kx + w * 0.45,
      ky + 6,
      kx,
      ky + 11,
      kx - w * 0.45,
      ky + 6,
    ]),
  );
/** Arm: dark upper arm, plated forearm, fist. */
export const arm = (sx: number, sy: number, ex: number, ey: number, hx: number, hy: number, w: number, tone = 'm2') =>
  limb('mj', sx, sy, ex, ey, w * 0.7, w * 0.62) +
  limb('m3', ex, ey, hx, hy, w * 0.95, w * 0.7) +
  limb(
    tone,
    ex + (hx - ex) * 0.12,
    ey + (hy - ey) * 0.12,
    hx - (hx - ex) * 0.2,
    hy - (hy - ey) * 0.2,
    w * 0.62,
    w * 0.5,
  ) +
  part(
    'mj',
    `M${n(hx - w * 0.7)} ${n(hy)}a${n(w * 0.7)} ${n(w * 0.7)} 0 1 1 ${n(w * 1.4)} 0a` +
      `${n(w * 0.7)} ${n(w * 0.7)} 0 1 1 ${n(-w * 1.4)} 0Z`,
  );
/** Hanging rows of plates: shoulder guards and skirts. */
export const rows = (x: number, y: number, w1: number, w2: number, h: number, k: number, lean = 0) => {
  let s = '';
  for (let i = k - 1; i >= 0; i--) {
    const a = i / k,
      b = (i + 1.35) / k,
      wa = w1 + (w2 - w1) * a,
      wb = w1 + (w2 - w1) * b,
      xa = x + lean * a,
      xb = x + lean * b;
    s +=
      part(
        i % 2 ? 'm3' : 'm2',
        polygon([xa - wa / 2, y + h * a, xa + wa / 2, y + h * a, xb + wb / 2, y + h * b, xb - wb / 2, y + h * b]),
      ) + trim(`M${n(xb - wb / 2 + 1)} ${n(y + h * b - 2)}L${n(xb + wb / 2 - 1)} ${n(y + h * b - 2)}`, 1.6);
  }
  return s;
};
export const torso = (w: number, y1: number, y2: number, waist: number) =>
  part('m3', polygon([-w, y1, w, y1, waist + 5, y2, -waist - 5, y2])) +
  part(
    'm2',
    polygon([
      -w * 0.8,
      y1 + 2,
      w * 0.8,
      y1 + 2,
      w * 0.62,
      y1 + (y2 - y1) * 0.55,
      0,
      y1 + (y2 - y1) * 0.7,
      -w * 0.62,
      y1 + (y2 - y1) * 0.55,
    ]),
  ) +
  part(
    'm1',
    polygon([
      -w * 0.5,
      y1 + 3,
      w * 0.5,
      y1 + 3,
      w * 0.3,
      y1 + (y2 - y1) * 0.34,
      0,
      y1 + (y2 - y1) * 0.44,
      -w * 0.3,
      y1 + (y2 - y1) * 0.34,
    ]),
  ) +
  part('mg', polygon([-waist - 6, y2 - 7, waist + 6, y2 - 7, waist + 4, y2 + 3, -waist - 4, y2 + 3]));
/** The owner's mark on the breast: the second sign beside colour. */
export const heart = (x: number, y: number, r = 6) =>
  `<circle class="mk-core" cx="${x}" cy="${y}" r="${r}"/><circle class="me" cx="${x}" cy="` + `${y}" r="${r * 0.62}"/>`;
/** Two slits of light. */
export const glare = (x: number, y: number, w: number): string =>
  `<path class="me glow" d="M${x - w} ${y - 2.5}L${x - 2} ${y}v3l-${w - 3}-1ZM${x + w} ` +
  `${y - 2.5}L${x + 2} ${y}v3l${w - 3}-1Z"/>`;
/** Helmet: bowl, brim, flaring neck guard; the crest is each mech's own. */
export const helm = (x: number, y: number, s = 1) =>
  move(
    x,
    y,
    s,
    part('m3', 'M-27 -4Q-36 10 -34 22L-18 16V2ZM27 -4Q36 10 34 22L18 16V2Z') +
      part('m2', 'M-22 -6Q-30 6 -27 13L-16 9ZM22 -6Q30 6 27 13L16 9Z') +
      part('mj', 'M-15 -6H15L13 14L5 22H-5L-13 14Z') +
      glare(0, 4, 9) +
      part('ms', 'M-9 13L0 10L9 13L5 21H-5Z') +
      part('m2', 'M-21 -5Q-22 -30 0 -31Q22 -30 21 -5Q0 -12 -21 -5Z') +
      part('m1', 'M-7 -30Q0 -33 7 -30L5 -9Q0 -10.5 -5 -9Z') +
      part('mg', 'M-24 -3Q0 -13 24 -3L22 2Q0 -6 -22 2Z'),
  );
export const katana = (x: number, y: number, turn: number, len = 92) =>
  move(
    x,
    y,
    1,
    flat('mst', `M-2.5 -6Q-4 ${-len * 0.6} 5 ${-len}Q6 ${-len * 0.55} 3.5 -6Z`) +
      part('mg', 'M-8 -8H9V-3H-8Z') +
      part('mj', 'M-3 -3H4L3.5 20H-2.5Z') +
      trim('M-3 3L4 8M-3 10L4 15', 1.3),
    turn,
  );
export const spikes = (cx: number, cy: number, r1: number, r2: number, k: number, a0: number, a1: number) => {
  let d = '';
  for (let i = 0; i <= k * 2; i++) {
    const a = ((a0 + ((a1 - a0) * i) / (k * 2)) * Math.PI) / 180,
      r = i % 2 ? r2 : r1;
    d += `${i ? 'L' : 'M'}${n(cx + Math.cos(a) * r)} ${n(cy + Math.sin(a) * r)}`;
  }
  return d + 'Z';
};
