/** The harbors of Samurai. 800 x 450; the landmark stays within x 250 to 550, so that every crop keeps it. */

import { CREST_IDS, crestColour } from '../crests';
import { cycle } from '../dice';
import { circle, line, move, path } from '../pen';
import { PALETTES, type Place } from './palettes';
import { roof, lit, tower, lamp, hill, stars, disc } from './parts';

const crossroadsStation: Place = {
  palette: PALETTES.sea,
  type: 'harbor',
  draw: (R, P) =>
    stars(R, 30, 120) +
    disc(600, 96, 40, '#ffd9a8', '#ffc080') +
    (`<ellipse cx="400" cy="190" rx="150" ry="46" fill="none" stroke="${P.l}"` +
      ' stroke-width="15"/><ellipse cx="400" cy="190" rx="150" ry="46" fill="none" stroke="' +
      `${P.r}" stroke-width="3"/>`) +
    path(P.d, 'M392 96H408V320H392ZM250 184H550V196H250Z') +
    path(P.l, 'M392 96H400V320H392Z') +
    path(P.l, 'M362 168H438L450 214H350Z') +
    path(P.d, 'M400 168H438L450 214H400Z', 'opacity=".6"') +
    roof(P.r, 400, 170, 90, 18) +
    lit(364, 184, 6, 13) +
    lit(360, 200, 7, 12) +
    [250, 550].map((x) => tower(P, x, 196, 46, 2, 22)).join('') +
    path(P.l, 'M376 320L392 236H408L424 320Z') +
    Array.from({ length: 16 }, (_, i) =>
      circle('#ffe2a0', 400 + Math.cos((i / 16) * 6.283) * 150, 190 + Math.sin((i / 16) * 6.283) * 46, 3),
    ).join('') +
    hill(322, 8, P.far, 0, 'opacity=".7"'),
};

const titheDocks: Place = {
  palette: PALETTES.teal,
  type: 'harbor',
  draw: (_R, P) =>
    disc(400, 214, 84, '#ffe3a6', '#ffc56a') +
    path('#156a78', 'M300 226H500V231H300ZM310 244H490V248H310Z', 'opacity=".55"') +
    hill(304, 26, P.far, 0, 'opacity=".8"') +
    (
      [
        [268, 1],
        [540, -1],
      ] as const
    )
      .map(
        ([x, s]) =>
          `<g transform="translate(${x} 340) scale(${s} 1)">` +
          line(P.r, 8, 'M0 0V-150') +
          line(P.r, 6, 'M-30 -126L96 -150M0 -160L-30 -126M0 -164L96 -150') +
          line('#d9c08a', 1.6, 'M78 -146V-92') +
          path('#c98a3c', 'M64 -92H92V-70H64Z') +
          line('#5a3410', 1.5, 'M64 -84H92M78 -92V-70') +
          path(P.d, 'M-16 0H16L10 -20H-10Z') +
          '</g>',
      )
      .join('') +
    path(P.d, 'M330 340L322 300H478L470 340Z') +
    path(P.l, 'M322 300H478L476 312H324Z') +
    tower(P, 400, 302, 74, 2, 28) +
    [300, 318, 490, 510]
      .map(
        (x, i) =>
          path(i % 2 ? '#b8793a' : '#d49a4e', `M${x - 11} 356V334H${x + 11}V356Z`) +
          line('#5a3410', 1.4, `M${x - 11} 345H${x + 11}`),
      )
      .join('') +
    lamp(228, 350, 1.1) +
    lamp(580, 350, 1.1),
};

const exchangeOfScales: Place = {
  palette: PALETTES.gold,
  type: 'harbor',
  draw: (_R, P) =>
    disc(400, 150, 66, '#fff0c4', '#ffdf9a') +
    hill(302, 24, P.far, 0, 'opacity=".8"') +
    tower(P, 280, 340, 60, 3, 26) +
    tower(P, 520, 340, 60, 3, 26) +
    tower(P, 400, 340, 96, 2, 34) +
    path('url(#s2-gold)', 'M395 276V128H405V276Z') +
    path('url(#s2-gold)', 'M284 152Q400 112 516 152L514 160Q400 124 286 160Z') +
    circle('url(#s2-gold)', 400, 124, 11) +
    [290, 510]
      .map(
        (x, i) =>
          line('#f3d58a', 1.8, `M${x} 156L${x - 32} ${212 + i * 10}M${x} 156L${x + 32} ${212 + i * 10}`) +
          path(
            'url(#s2-gold)',
            `M${x - 38} ${212 + i * 10}H${x + 38}Q${x + 26} ${236 + i * 10} ${x} ${236 + i * 10}Q` +
              `${x - 26} ${236 + i * 10} ${x - 38} ${212 + i * 10}Z`,
          ),
      )
      .join(''),
};

const embassyRing: Place = {
  palette: PALETTES.sea,
  type: 'harbor',
  draw: (_R, P) =>
    `<path d="M150 340A250 250 0 0 1 650 340" fill="none" stroke="${P.l}"` +
    ' stroke-width="26"/><path d="M150 340A250 250 0 0 1 650 340" fill="none" ' +
    'stroke="#fff" stroke-opacity=".35" stroke-width="3"/><path d="M163 340A237 237 0 0 1' +
    ` 637 340" fill="none" stroke="${P.r}" stroke-width="4"/>` +
    Array.from({ length: 8 }, (_, i) => {
      const a = Math.PI * (1.1 + (i * 0.8) / 7),
        x = 400 + Math.cos(a) * 250,
        y = 340 + Math.sin(a) * 250;
      return move(
        x,
        y,
        1,
        path(crestColour(cycle(CREST_IDS, i)), 'M0 -8V-40L20 -34L16 -26L20 -18L2 -16V-8Z') + lit(-8, -4, 2, 9),
      );
    }).join('') +
    disc(400, 200, 52, '#ffe9cf', '#ffd2a0') +
    hill(312, 18, P.far, 0, 'opacity=".8"') +
    tower(P, 400, 346, 110, 3, 32),
};

export const harbors: Record<string, Place> = {
  crossroads_station: crossroadsStation,
  tithe_docks: titheDocks,
  exchange_of_scales: exchangeOfScales,
  embassy_ring: embassyRing,
};
