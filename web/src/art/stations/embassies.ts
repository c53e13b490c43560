/** The factions of Captains: their stations in space, their houses, their emblems. */

import { known } from '../dice';
import { circle, line, n, path, rect, repeat } from '../pen';

export interface Faction {
  c: string;
  d: string;
}
export const FACTIONS: Record<string, Faction> = {
  coop: { c: '#6fd0ff', d: '#1d4f8f' },
  tincan: { c: '#ffb570', d: '#7d4316' },
  nian: { c: '#ff8fb0', d: '#7a2350' },
};

/** Drawn about the origin, in a radius. */
type Drawn = (r: number, faction: Faction) => string;
const STATIONS: Record<string, Drawn> = {
  coop: (r, { c, d }) =>
    `${circle(c, 0, 0, r * 1.5, 'opacity=".14"')}<circle r="${n(r)}" fill="none" stroke="` +
    `${d}" stroke-width="${n(r * 0.34)}"/><circle r="${n(r)}" fill="none" stroke="${c}"` +
    ` stroke-width="${n(r * 0.16)}"/>` +
    repeat(
      8,
      (i) =>
        `<g transform="rotate(${i * 45})">` +
        rect('#cfe6ff', [r * 0.3, -r * 0.06, r * 0.6, r * 0.12], 1) +
        rect('#fff', [r * 0.86, -r * 0.14, r * 0.3, r * 0.28], 2) +
        `${circle('#ffe39a', r, 0, r * 0.06)}</g>`,
    ) +
    (circle('#eaf4ff', 0, 0, r * 0.46) + circle(d, 0, 0, r * 0.3)) +
    circle(c, -r * 0.06, -r * 0.08, r * 0.16),
  tincan: (r, { c, d }) =>
    circle(c, 0, 0, r * 1.4, 'opacity=".14"') +
    repeat(
      10,
      (i) => `<g transform="rotate(${i * 36})">` + rect(d, [r * 0.8, -r * 0.15, r * 0.34, r * 0.3], 1.5) + '</g>',
    ) +
    (circle(d, 0, 0, r * 0.9) + circle(c, 0, 0, r * 0.74) + circle(d, 0, 0, r * 0.56)) +
    path('#ffe1bb', `M${n(-r * 0.3)} ${n(-r * 0.2)}H${n(r * 0.3)}V${n(r * 0.26)}H${n(-r * 0.3)}Z`) +
    rect('#2a1a10', [-r * 0.22, -r * 0.1, r * 0.44, r * 0.16], r * 0.06) +
    circle('#7ff0ff', -r * 0.1, -r * 0.02, r * 0.05) +
    circle('#7ff0ff', r * 0.1, -r * 0.02, r * 0.05) +
    line('#ffe1bb', 1.4, `M0 ${n(-r * 0.2)}V${n(-r * 0.42)}`) +
    circle('#ff8a66', 0, -r * 0.44, r * 0.07),
  nian: (r, { c, d }) =>
    circle(c, 0, 0, r * 1.4, 'opacity=".14"') +
    path(
      d,
      `M${n(-r)} ${n(r * 0.2)}Q0 ${n(r * 0.95)} ${n(r)} ${n(r * 0.2)}L${n(r * 0.7)} ` +
        `${n(r * 0.62)}Q0 ${n(r * 1.05)} ${n(-r * 0.7)} ${n(r * 0.62)}Z`,
      `stroke="${c}" stroke-width="1"`,
    ) +
    (
      [
        [-0.5, 0.75],
        [0, 1.05],
        [0.5, 0.75],
      ] as const
    )
      .map(
        ([x, q]) =>
          line('#e8c9a4', 1.6, `M${n(x * r)} ${n(r * 0.4)}V${n(-r * q)}`) +
          path(
            c,
            `M${n(x * r + 1)} ${n(-r * q)}Q${n(x * r + r * 0.5)} ${n(-r * (q - 0.3))} ` +
              `${n(x * r + 1)} ${n(-r * (q - 0.62))}Z`,
          ),
      )
      .join('') +
    repeat(5, (i) =>
      circle('#ffe39a', -r * 0.6 + i * r * 0.3, r * 0.56 + Math.sin((i / 4) * 3.14) * r * 0.14, r * 0.06),
    ),
};
export const embassyStation = (id: string, r: number): string => known(STATIONS, id)(r, known(FACTIONS, id));

const MEADOWS: Record<string, string> = { coop: '#4fae78', tincan: '#b5763e', nian: '#8f4a6a' };
const isle = (r: number, { d }: Faction, meadow: string): string =>
  `<ellipse cy="${n(r * 0.5)}" rx="${n(r * 0.74)}" ry="${n(r * 0.2)}" fill="#000"` +
  (` opacity=".3"/><path d="M${n(-r * 0.7)} ${n(r * 0.34)}Q0 ${n(r * 0.16)} ` + `${n(r * 0.7)} `) +
  `${n(r * 0.34)}Q${n(r * 0.42)} ${n(r * 0.86)} 0 ${n(r * 0.92)}Q${n(-r * 0.42)} ` +
  (`${n(r * 0.86)} ${n(-r * 0.7)} ${n(r * 0.34)}Z" fill="${d}"/><ellipse cy="` + `${n(r * 0.34)}" rx="`) +
  `${n(r * 0.7)}" ry="${n(r * 0.15)}" fill="${meadow}"/>`;
const HOUSES: Record<string, Drawn> = {
  coop: (r, { c, d }) =>
    `<path d="M${n(-r * 0.42)} ${n(r * 0.34)}V${n(r * 0.06)}A${n(r * 0.42)} ` +
    `${n(r * 0.46)} 0 0 1 ` +
    `${n(r * 0.42)} ${n(r * 0.06)}V${n(r * 0.34)}Z" fill="#dff2ff"/><path d="M0 ` +
    `${n(-r * 0.4)}A${n(r * 0.42)} ${n(r * 0.46)} 0 0 1 ${n(r * 0.42)} ${n(r * 0.06)}V` +
    `${n(r * 0.34)}H0Z" fill="#9cc8ee"/>` +
    [-0.28, -0.09, 0.1, 0.29]
      .map(
        (x) =>
          `<rect x="${n(x * r - r * 0.04)}" y="${n(r * 0.02)}" width="${n(r * 0.09)}" height="` +
          `${n(r * 0.3)}" rx="${n(r * 0.04)}" fill="${d}" opacity=".75"/>`,
      )
      .join('') +
    (`<path d="M0 ${n(-r * 0.4)}V${n(-r * 0.78)}" stroke="#fff" stroke-width="` + `${n(r * 0.04)}"/><path`) +
    ` d="M0 ${n(-r * 0.78)}Q${n(r * 0.2)} ${n(-r * 0.84)} ${n(r * 0.34)} ${n(-r * 0.7)}Q` +
    `${n(r * 0.18)} ${n(-r * 0.62)} 0 ${n(-r * 0.58)}Z" fill="${c}"/><circle cx="` +
    `${n(-r * 0.56)}" cy="${n(r * 0.26)}" r="${n(r * 0.1)}" fill="#6fd394"/><circle cx="` +
    `${n(r * 0.56)}" cy="${n(r * 0.27)}" r="${n(r * 0.09)}" fill="#6fd394"/>`,
  tincan: (r, { d }) =>
    `<rect x="${n(-r * 0.34)}" y="${n(-r * 0.12)}" width="${n(r * 0.68)}" height="` +
    `${n(r * 0.48)}" rx="${n(r * 0.06)}" fill="#ffcf9a"/><rect x="${n(r * 0.02)}" y="` +
    `${n(-r * 0.12)}" width="${n(r * 0.32)}" height="${n(r * 0.48)}" fill="#c98748"` +
    ` opacity=".5"/><rect x="${n(-r * 0.2)}" y="${n(-r * 0.46)}" width="${n(r * 0.4)}"` +
    (` height="${n(r * 0.34)}" rx="${n(r * 0.08)}" fill="#ffe1bb"/><rect x="` + `${n(-r * 0.14)}" y="`) +
    `${n(-r * 0.36)}" width="${n(r * 0.28)}" height="${n(r * 0.12)}" rx="${n(r * 0.06)}"` +
    ` fill="#2a1a10"/><circle cx="${n(-r * 0.06)}" cy="${n(-r * 0.3)}" r="${n(r * 0.035)}"` +
    ` fill="#7ff0ff"/><circle cx="${n(r * 0.06)}" cy="${n(-r * 0.3)}" r="${n(r * 0.035)}"` +
    ` fill="#7ff0ff"/><path d="M0 ${n(-r * 0.46)}V${n(-r * 0.7)}" stroke="#ffe1bb" ` +
    `stroke-width="${n(r * 0.04)}"/><circle cy="${n(-r * 0.72)}" r="${n(r * 0.06)}"` +
    ` fill="#ff8a66"/><rect x="${n(-r * 0.08)}" y="${n(r * 0.1)}" width="${n(r * 0.16)}"` +
    ` height="${n(r * 0.26)}" rx="${n(r * 0.08)}" fill="${d}"/><rect x="${n(-r * 0.28)}" y="` +
    `${n(r * 0.02)}" width="${n(r * 0.12)}" height="${n(r * 0.1)}" fill="#7ff0ff"` +
    ` opacity=".8"/><rect x="${n(r * 0.16)}" y="${n(r * 0.02)}" width="${n(r * 0.12)}"` +
    ` height="${n(r * 0.1)}" fill="#7ff0ff" opacity=".8"/><path d="M${n(-r * 0.46)} ` +
    `${n(r * 0.3)}V${n(-r * 0.02)}m0 0h-${n(r * 0.1)}m${n(r * 0.1)} 0h${n(r * 0.1)}"` +
    ` stroke="#ffb570" stroke-width="${n(r * 0.05)}"/>`,
  nian: (r, { c, d }) =>
    `<path d="M${n(-r * 0.46)} ${n(r * 0.34)}L${n(-r * 0.36)} ${n(r * 0.02)}H` +
    `${n(r * 0.36)}L` +
    (`${n(r * 0.46)} ${n(r * 0.34)}Z" fill="#6b3550"/><path d="M${n(-r * 0.56)} ` + `${n(r * 0.06)}Q`) +
    `${n(-r * 0.2)} ${n(-r * 0.06)} 0 ${n(-r * 0.36)}Q${n(r * 0.2)} ${n(-r * 0.06)} ` +
    (`${n(r * 0.56)} ${n(r * 0.06)}Q0 ${n(r * 0.16)} ${n(-r * 0.56)} ${n(r * 0.06)}Z"` + ' fill="') +
    `${c}"/><path d="M0 ${n(-r * 0.36)}Q${n(r * 0.2)} ${n(-r * 0.06)} ${n(r * 0.56)} ` +
    `${n(r * 0.06)}Q${n(r * 0.2)} ${n(r * 0.12)} 0 ${n(r * 0.11)}Z" fill="${d}"` +
    ` opacity=".45"/><path d="M0 ${n(-r * 0.34)}V${n(-r * 0.82)}" stroke="#e8c9a4" ` +
    (`stroke-width="${n(r * 0.045)}"/><path d="M${n(r * 0.02)} ${n(-r * 0.8)}L` + `${n(r * 0.4)} `) +
    `${n(-r * 0.68)}L${n(r * 0.02)} ${n(-r * 0.5)}Z" fill="#191225"/><circle cx="` +
    `${n(r * 0.13)}" cy="${n(-r * 0.67)}" r="${n(r * 0.05)}" fill="#f4ecf2"/><rect x="` +
    `${n(-r * 0.07)}" y="${n(r * 0.12)}" width="${n(r * 0.14)}" height="${n(r * 0.22)}" rx="` +
    `${n(r * 0.07)}" fill="#2a1424"/>` +
    [-0.34, -0.2, 0.2, 0.34]
      .map((x) => `<circle cx="${n(x * r)}" cy="${n(r * 0.17)}" r="${n(r * 0.04)}" fill="#ffe39a"/>`)
      .join(''),
};
/** What stands in the middle of a faction's track. */
export const houseBody = (id: string, r: number): string =>
  isle(r, known(FACTIONS, id), known(MEADOWS, id)) + known(HOUSES, id)(r, known(FACTIONS, id));

const EMBLEMS: Record<string, string> = {
  coop:
    circle('none', 0, 0, 10, 'stroke="currentColor" stroke-width="1.8"') +
    '<path d="M-6 1 0-6 6 1 0 7Z" fill="currentColor"/><path d="M-10 0h4M6 0h4M0-10v4M0 7' +
    'v3" stroke="currentColor" stroke-width="1.8"/>',
  tincan:
    '<path d="M-8-5H8V8H-8ZM0-5V-9M-11-1v5M11-1v5" fill="none" stroke="currentColor" ' +
    'stroke-width="1.9" stroke-linejoin="round" stroke-linecap="round"/><circle cx="-3.4"' +
    ' cy="1" r="1.9" fill="currentColor"/><circle cx="3.4" cy="1" r="1.9" fill="' +
    'currentColor"/><circle cy="-9.5" r="1.6" fill="currentColor"/>',
  nian:
    '<path d="M-10-9-4-5H4L10-9 8 3 0 10-8 3Z" fill="none" stroke="currentColor" ' +
    'stroke-width="1.9" stroke-linejoin="round"/><path d="M-6-1l4 2-4 1ZM6-1l-4 2 4 1Z"' +
    ' fill="currentColor"/><path d="M-1.5 6h3L0 8Z" fill="currentColor"/>',
};
/** A small emblem of one colour: joined hands, a robot's head, a fox mask. */
export const emblemBody = (id: string): string => known(EMBLEMS, id);
