/** Parts of places, in the manner of woodblock prints: roofs, towers, walls, gates, lamps, ridges, clouds, discs. */

import type { Dice } from '../dice';
import { circle, line, move, n, path, polygon, repeat } from '../pen';
import type { Palette } from './palettes';

export const roof = (fill: string, x: number, y: number, w: number, h: number, lip = 8) =>
  path(
    fill,
    `M${n(x - w / 2 - lip)} ${n(y - 3)}Q${n(x - w * 0.36)} ${n(y - 1)} ${n(x - w * 0.26)} ` +
      `${n(y - h)}H${n(x + w * 0.26)}Q${n(x + w * 0.36)} ${n(y - 1)} ${n(x + w / 2 + lip)} ` +
      `${n(y - 3)}Q${n(x)} ${n(y + 6)} ${n(x - w / 2 - lip)} ${n(y - 3)}Z`,
  );
export const lit = (x: number, y: number, k: number, gap: number, w = 5, h = 7, c = '#ffdf9a') =>
  repeat(k, (i) => `<rect x="${n(x + i * gap)}" y="${n(y)}" width="${w}" height="${h}" rx="1" fill="${c}"/>`);
export const tower = (P: Palette, x: number, y: number, w: number, tiers: number, step = 34) => {
  let s = '';
  for (let i = 0; i < tiers; i++) {
    const k = 1 - i * 0.17,
      yy = y - i * step,
      ww = w * k;
    s +=
      path(P.l, polygon([x - ww / 2, yy, x + ww / 2, yy, x + ww * 0.46, yy - step + 6, x - ww * 0.46, yy - step + 6])) +
      path(
        P.d,
        polygon([x + ww * 0.05, yy, x + ww / 2, yy, x + ww * 0.46, yy - step + 6, x + ww * 0.05, yy - step + 6]),
        'opacity=".55"',
      ) +
      lit(
        x - ww * 0.36,
        yy - step * 0.62,
        Math.max(2, Math.floor(ww / 15)),
        (ww * 0.72) / Math.max(2, Math.floor(ww / 15)) + 1,
      ) +
      roof(P.r, x, yy - step + 8, ww * 1.14, 13);
  }
  return s + path(P.r, `M${x - 2} ${y - tiers * step + 2}h4v-18h-4ZM${x - 6} ${y - tiers * step - 4}h12v3` + 'h-12Z');
};
export const wall = (P: Palette, x1: number, x2: number, y: number, h: number) =>
  path(P.l, `M${x1} ${y}L${x1 + 12} ${y - h}H${x2 - 12}L${x2} ${y}Z`) +
  path(P.d, `M${x1} ${y}L${x1 + 12} ${y - h}H${x2 - 12}L${x2} ${y}Z`, 'opacity=".45"') +
  line(
    P.d,
    1.2,
    repeat(3, (i) => `M${x1 + 4 + i * 3} ${y - (h * (i + 1)) / 4}H${x2 - 4 - i * 3}`),
    'opacity=".6"',
  ) +
  path(P.r, polygon([x1 + 6, y - h + 2, x1 + 10, y - h - 7, x2 - 10, y - h - 7, x2 - 6, y - h + 2]));
export const torii = (fill: string, x: number, y: number, s: number, edge = '#2a1030') =>
  move(
    x,
    y,
    s,
    path(fill, 'M-34 0L-30 -74H-22L-24 0ZM34 0L30 -74H22L24 0Z') +
      path(fill, 'M-40 -54H40V-46H-40Z') +
      path(edge, 'M-52 -84Q0 -72 52 -84L50 -72Q0 -62 -50 -72Z') +
      path(fill, 'M-46 -74Q0 -66 46 -74L44 -66Q0 -59 -44 -66Z') +
      path(fill, 'M-3 -66H3V-54H-3Z'),
  );
export const lamp = (x: number, y: number, s = 1, c = '#ffcf7a') =>
  move(
    x,
    y,
    s,
    circle('url(#s2-ember)', 0, -14, 26, 'opacity=".8"') +
      path('#241420', 'M-7 -26H7L5 -22H-5ZM-6 -6H6L4 -2H-4Z') +
      path(c, 'M-7 -22H7Q11 -14 7 -6H-7Q-11 -14 -7 -22Z'),
  );
export const stone = (P: Palette, x: number, y: number, s: number) =>
  move(
    x,
    y,
    s,
    path(P.d, 'M-8 0H8L6 -6H-6ZM-3 -6H3V-20H-3ZM-10 -20H10L7 -26H-7Z') +
      path('#ffdf9a', 'M-6 -26H6V-36H-6Z') +
      path(P.d, 'M-13 -36L0 -47L13 -36Z'),
  );
export const ridge = (R: Dice, y: number, amp: number, step: number, fill: string, more = '') => {
  let d = `M-10 460L-10 ${n(y)}`;
  for (let x = -10; x <= 820; x += step)
    d += `L${n(x + R.real(0, step * 0.6))} ${n(y - R.real(0, amp) * (R.odds(0.5) ? 1 : 0.4))}`;
  return path(fill, d + 'L820 460Z', more);
};
export const hill = (y: number, amp: number, fill: string, ph = 0, more = '') =>
  path(fill, `M-10 460V${y}Q120 ${y - amp * Math.cos(ph)} 260 ${y}T540 ${y}T820 ${y - amp * 0.4}V460Z`, more);
export const bars = (R: Dice, y: number, k: number, fill: string, op: number) => {
  let s = '';
  for (let i = 0; i < k; i++) {
    const w = R.real(90, 240),
      x = R.real(-60, 740),
      yy = y + R.real(-26, 26),
      h = R.real(7, 13);
    s +=
      `<rect x="${n(x)}" y="${n(yy)}" width="${n(w)}" height="${n(h)}" rx="${n(h / 2)}"/><rect` +
      ` x="${n(x + w * 0.2)}" y="${n(yy - h + 1.5)}" width="${n(w * 0.5)}" height="${n(h)}" rx="` +
      `${n(h / 2)}"/>`;
  }
  return `<g fill="${fill}" opacity="${op}">${s}</g>`;
};
export const stars = (R: Dice, k: number, h = 210) => {
  let s = '';
  for (let i = 0; i < k; i++)
    s +=
      `<circle cx="${n(R.real(0, 800))}" cy="${n(R.real(0, h))}" r="${n(R.real(0.5, 1.7))}"` +
      ` opacity="${n(R.real(0.3, 1))}"/>`;
  return `<g fill="#fff">${s}</g>`;
};
export const disc = (x: number, y: number, r: number, c: string, halo: string) =>
  circle(halo, x, y, r * 1.9, 'opacity=".1"') + circle(halo, x, y, r * 1.42, 'opacity=".18"') + circle(c, x, y, r);
export const craters = (R: Dice, x: number, y: number, r: number, c: string) => {
  let s = '';
  for (let i = 0; i < 9; i++) {
    const a = R.real(0, 6.28),
      d = r * Math.sqrt(R.real(0, 0.7));
    s += circle(c, x + Math.cos(a) * d, y + Math.sin(a) * d, R.real(r * 0.05, r * 0.17), 'opacity=".28"');
  }
  return s;
};
export const rock = (R: Dice, x: number, y: number, r: number, P: Palette) => {
  let d = 'M',
    e = 'M';
  const k = 9;
  for (let i = 0; i < k; i++) {
    const a = (i / k) * 6.283,
      m = r * R.real(0.78, 1.12);
    d += `${i ? 'L' : ''}${n(x + Math.cos(a) * m * 1.25)} ${n(y + Math.sin(a) * m * 0.8)}`;
    if (i > 3) e += `${i > 4 ? 'L' : ''}${n(x + Math.cos(a) * m * 1.2)} ${n(y + Math.sin(a) * m * 0.76)}`;
  }
  return (
    path(P.d, d + 'Z') +
    path(P.l, e + `L${n(x + r * 0.3)} ${n(y + r * 0.06)}L${n(x - r * 0.5)} ${n(y + r * 0.2)}Z`, 'opacity=".6"')
  );
};
