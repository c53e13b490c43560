/** The frontiers of Samurai. 800 x 450; the landmark stays within x 250 to 550, so that every crop keeps it. */

import { line, path } from '../pen';
import { PALETTES, type Place } from './palettes';
import { roof, tower, torii, ridge, stars, disc, rock } from './parts';

const oniVeil: Place = {
  palette: PALETTES.green,
  type: 'frontier',
  draw: (R, P) =>
    stars(R, 60) +
    (
      [
        ['#6affc0', 250, 0.5],
        ['#b46aff', 340, 0.42],
        ['#6affc0', 430, 0.5],
        ['#ff6ab8', 530, 0.36],
      ] as const
    )
      .map(
        ([c, x, o]) =>
          `<path d="M${x} -10Q${x - 60} 90 ${x - 10} 180T${x - 30} 300L${x + 50} 300Q${x + 90} 230 ` +
          `${x + 40} 150T${x + 80} -10Z" fill="${c}" opacity="${o * 0.62}"/><path d="M${x} -10Q` +
          `${x - 60} 90 ${x - 10} 180T${x - 30} 300" fill="none" stroke="${c}" stroke-width="3"` +
          ' opacity=".7"/>',
      )
      .join('') +
    path(
      '#0b2c30',
      'M322 120Q300 60 330 26Q336 70 364 92Q400 78 436 92Q464 70 470 26Q500 60 478 120Q490' +
        ' 190 448 226L400 248L352 226Q310 190 322 120Z',
      'opacity=".88"',
    ) +
    path('#ff6a5a', 'M342 146L384 162L380 178L348 170ZM458 146L416 162L420 178L452 170Z') +
    path('#eafff2', 'M362 208L370 186L380 206L400 212L420 206L430 186L438 208Q400 232 362 208Z', 'opacity=".9"') +
    ridge(R, 310, 56, 38, P.far) +
    torii('#7a2a3a', 400, 330, 0.9, '#1c0a18'),
};

const driftingPalace: Place = {
  palette: PALETTES.violet,
  type: 'frontier',
  draw: (R, P) =>
    stars(R, 50) +
    disc(560, 104, 58, '#ffd0ee', '#ff9fe0') +
    ('<ellipse cx="560" cy="104" rx="104" ry="20" fill="none" stroke="#ffd9f0" ' +
      'stroke-width="5" opacity=".65" transform="rotate(-14 560 104)"/>') +
    path(P.d, 'M256 216H544L506 250L470 262L448 300L416 276L392 318L368 272L334 286L318 252Z') +
    path(P.l, 'M256 216H544L506 236L440 232L380 246L320 238Z', 'opacity=".75"') +
    path('#6f9a6a', 'M252 216Q400 200 548 216L540 224Q400 212 260 224Z') +
    tower(P, 400, 214, 108, 3, 32) +
    tower(P, 312, 214, 48, 2, 24) +
    tower(P, 490, 214, 48, 2, 24) +
    path('#bfe4ff', 'M446 228h10l4 84q-8 10 -16 0Z', 'opacity=".7"') +
    rock(R, 210, 268, 14, P) +
    rock(R, 596, 250, 11, P) +
    ridge(R, 326, 30, 40, P.far, 'opacity=".8"'),
};

const salvageBelt: Place = {
  palette: PALETTES.steel,
  type: 'frontier',
  draw: (R, P) =>
    stars(R, 50) +
    disc(260, 120, 50, '#ffd0a0', '#ff9d5a') +
    Array.from({ length: 34 }, (_, i) =>
      rock(
        R,
        i * 26 - 20 + R.real(-12, 12),
        210 - Math.sin((i / 34) * Math.PI) * 90 + R.real(-22, 22),
        R.real(3, 11),
        P,
      ),
    ).join('') +
    `<g transform="rotate(-12 420 250)">` +
    path(P.d, 'M250 268L300 226H520L560 244L520 250L540 266L500 290H290Z') +
    path(P.l, 'M300 226H520L560 244L300 246Z') +
    line(P.r, 3, 'M340 226V290M390 226V290M440 228V288M490 230V282') +
    path(P.r, 'M352 250L384 246L376 276L350 272ZM450 252L478 256L470 280L452 274Z') +
    path(P.l, 'M330 226V190H372V226Z') +
    roof(P.r, 351, 192, 52, 14) +
    '</g>' +
    line('#ffd36a', 2, 'M470 300L520 250M300 306L330 270', 'stroke-dasharray="2 7"') +
    ridge(R, 326, 26, 34, P.far),
};

const lostColony: Place = {
  palette: PALETTES.green,
  type: 'frontier',
  draw: (R, P) =>
    disc(500, 120, 62, '#e8ffd0', '#a8f08a') +
    ridge(R, 296, 80, 50, P.far, 'opacity=".8"') +
    (
      [
        [300, 60],
        [400, 88],
        [496, 52],
      ] as const
    )
      .map(
        ([x, r]) =>
          path(P.l, `M${x - r} 326A${r} ${r} 0 0 1 ${x + r} 326Z`, 'opacity=".75"') +
          line(
            P.d,
            2,
            `M${x - r} 326A${r} ${r} 0 0 1 ${x + r} 326M${x} ${326 - r}V326M${x - r * 0.5} 326Q` +
              `${x - r * 0.5} ${326 - r * 0.7} ${x} ${326 - r}Q${x + r * 0.5} ${326 - r * 0.7} ` +
              `${x + r * 0.5} 326M${x - r * 0.87} ${326 - r * 0.5}H${x + r * 0.87}`,
          ) +
          path(
            P.r,
            `M${x + r * 0.1} ${326 - r * 0.95}L${x + r * 0.5} ${326 - r * 0.6}L${x + r * 0.2} ` + `${326 - r * 0.4}Z`,
          ),
      )
      .join('') +
    line(P.r, 5, 'M346 322L330 200') +
    (`<ellipse cx="326" cy="196" rx="34" ry="12" fill="${P.l}" transform="rotate(-28 326` + ' 196)"/>') +
    line('#6fd08a', 3, 'M290 326Q300 290 282 270M440 326Q452 280 436 262M506 326Q520 300 512 286'),
};

export const frontiers: Record<string, Place> = {
  oni_veil: oniVeil,
  drifting_palace: driftingPalace,
  salvage_belt: salvageBelt,
  lost_colony: lostColony,
};
