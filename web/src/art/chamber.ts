/** The senate chamber of Assembly: tiers of delegates in the dark, a window on a planet, beams of light, the floor. */

import { mix } from './colour';
import { dice, type Dice } from './dice';
import { circle, n, path, radialFill, repeat, sheet, SLICE } from './pen';
import { stars } from './skies';
import { planet, type World } from './worlds';

const GOLD = '#c9a24a';
const HOME: World = { kind: 'garden', light: '#8fd0a0', dark: '#1d5aa8', air: '#a5d8ff' };
const CLOTH = ['#3a4574', '#4a3f70', '#2f4f6e', '#54406a', '#3f5a66'];

interface Hall {
  w: number;
  h: number;
  cx: number;
  /** Where the floor begins. */
  fy: number;
}

/** The i-th tier, from the floor up: its bench and golden rail. */
function tier({ w, h, cx, fy }: Hall, i: number): { art: string; rx: number; ry: number; y: number } {
  const [rx, ry, y] = [w * (0.3 + i * 0.085), h * (0.13 + i * 0.058), fy + 10 - i * 6];
  const arc = `M${n(cx - rx)} ${n(y)}A${n(rx)} ${n(ry)} 0 0 1 ${n(cx + rx)} ${n(y)}`;
  const bench = `${arc}L${n(cx + rx)} ${n(y + 30)}A${n(rx)} ${n(ry)} 0 0 0 ${n(cx - rx)} ${n(y + 30)}Z`;
  const rail = `stroke="${mix(GOLD, '#1a2348', i / 7)}" stroke-width="${n(2.6 - i * 0.25)}"`;
  return { art: path(mix('#343f7a', '#0e1534', i / 6), bench) + path('none', arc, rail), rx, ry, y };
}

function delegate(d: Dice, x: number, y: number, i: number): string {
  const cloth = d.pick(CLOTH);
  const dusk = (c: string, light: string, t: number) => mix(mix(c, light, t), '#0c1230', i / 10);
  const lamp = d.odds(0.12) ? circle('#ffe7a6', 6, -4, 1.6) : '';
  const head = circle(dusk(cloth, '#f0d8c0', 0.3), 0, -17, d.real(5, 6.6));
  return (
    `<g transform="translate(${n(x)} ${n(y)}) scale(${n(1 - i * 0.06)})">` +
    path(dusk(cloth, '#c9b8e8', 0.18), 'M-10 2Q-9-12 0-12Q9-12 10 2Z') +
    `${head}${lamp}</g>`
  );
}

function benches(hall: Hall, d: Dice): string {
  let [tiers, crowd] = ['', ''];
  for (let i = 0; i < 6; i++) {
    const { art, rx, ry, y } = tier(hall, i);
    tiers = art + tiers;
    const seats = i ? 17 + i * 7 : 0;
    for (let j = 0; j < seats; j++) {
      if (d.odds(0.14)) continue;
      const a = Math.PI * (1.04 + (0.92 * (j + 0.5)) / seats);
      crowd = delegate(d, hall.cx + Math.cos(a) * rx, y + Math.sin(a) * ry, i) + crowd;
    }
  }
  return crowd + tiers;
}

function windows({ w, h, cx }: Hall, d: Dice): string {
  const arch =
    `M${n(cx - w * 0.3)} ${n(h * 0.34)}V${n(h * 0.2)}A${n(w * 0.3)} ${n(h * 0.22)} 0 0 1 ` +
    `${n(cx + w * 0.3)} ${n(h * 0.2)}V${n(h * 0.34)}`;
  const bars = [-0.2, -0.1, 0, 0.1, 0.2].map((q) =>
    path(
      'none',
      `M${n(cx + w * q)} ` + n(h * (0.2 - 0.22 * Math.sqrt(1 - (q / 0.3) ** 2))) + `V${n(h * 0.34)}`,
      `stroke="${GOLD}" stroke-width="1.6" opacity=".5"`,
    ),
  );
  return (
    `<clipPath id="win"><path d="${arch}Z"/></clipPath><g clip-path="url(#win)"><rect` +
    ` width="${w}" height="${n(h * 0.4)}" fill="#050a20"/>` +
    (`${stars(d, w, h * 0.4, 120)}` + planet(cx + w * 0.1, h * 0.42, h * 0.2, HOME, { seed: 5 }) + '</g>') +
    path('none', arch, `stroke="${GOLD}" stroke-width="3" opacity=".7"`) +
    bars.join('')
  );
}

function ground({ w, h, cx, fy }: Hall): string {
  const y = fy + h * 0.2;
  const rings = [0.2, 0.34, 0.5, 0.68].map(
    (r) =>
      `<ellipse cx="${n(cx)}" cy="${n(y)}" rx="${n(w * r)}" ry="${n(h * r * 0.34)}"` +
      ' fill="none" stroke="#8f9be0" stroke-opacity=".14" stroke-width="1.6"/>',
  );
  const spokes = repeat(16, (i) => {
    const [c, s] = [Math.cos((i * Math.PI) / 8), Math.sin((i * Math.PI) / 8)];
    return path(
      'none',
      `M${n(cx + c * w * 0.2)} ${n(y + s * h * 0.068)}L${n(cx + c * w * 0.68)} ` + `${n(y + s * h * 0.23)}`,
      'stroke="#8f9be0" stroke-opacity=".09" stroke-width="1.4"',
    );
  });
  return (
    path('url(#floor)', `M0 ${n(fy + 40)}Q${n(cx)} ${n(fy - 46)} ${w} ${n(fy + 40)}V${h}H0Z`) + rings.join('') + spokes
  );
}

/** The whole chamber; `floor` says at which share of the height the floor begins. */
export function chamber(w = 1180, h = 860, floor = 0.5): string {
  const hall: Hall = { w, h, cx: w / 2, fy: h * floor };
  const d = dice('chamber');
  const beams = repeat(7, (i) => {
    const x = w * (0.08 + i * 0.14);
    return path(
      '#ffe9bd',
      `M${n(x)} 0L${n(x - 30)} ${n(h * 0.42)}L${n(x + 60)} ${n(h * 0.42)}L${n(x + 24)} 0Z`,
      'opacity=".035"',
    );
  });
  const fills =
    radialFill('wall', 'cx=".5" cy=".38" r=".8"', [
      [0, '#2a2f66'],
      [0.55, '#141a3c'],
      [1, '#070a1c'],
    ]) +
    radialFill('floor', 'cx=".5" cy=".35" r=".7"', [
      [0, '#3a3f7a'],
      [0.6, '#1a2048'],
      [1, '#0a0e24'],
    ]);
  const view = windows(hall, d);
  return sheet(
    w,
    h,
    `<defs>${fills}</defs><rect width="${w}" height="${h}" fill="url(#wall)"/>${view}` +
      `${beams}${benches(hall, d)}${ground(hall)}`,
    SLICE,
  );
}
