/** The fortresses of Samurai. 800 x 450; the landmark stays within x 250 to 550, so that every crop keeps it. */

import { circle, line, path } from '../pen';
import { PALETTES, type Place } from './palettes';
import { roof, lit, tower, wall, ridge, stars, disc, rock } from './parts';

const veiledCitadel: Place = {
  palette: PALETTES.moon,
  type: 'fortress',
  draw: (R, P) =>
    disc(480, 116, 54, '#eaf2ff', '#a8c8ff') +
    circle('#16264c', 500, 104, 46) +
    ridge(R, 292, 90, 52, P.far, 'opacity=".7"') +
    wall(P, 270, 530, 322, 56) +
    tower(P, 400, 268, 130, 4, 36) +
    tower(P, 300, 270, 54, 2, 28) +
    tower(P, 500, 270, 54, 2, 28) +
    ('<g fill="#c9dcff">' +
      (
        [
          [214, 'M150 214Q300 190 430 214T680 206Q560 236 420 228T150 214Z'],
          [258, 'M120 262Q260 240 400 262T700 254Q540 284 400 274T120 262Z'],
          [300, 'M90 306Q260 284 420 306T740 300Q560 326 420 318T90 306Z'],
        ] as const
      )
        .map(([, d], i) => `<path opacity="${0.3 + i * 0.14}" d="${d}"/>`)
        .join('') +
      '</g>'),
};

const emberWarCollege: Place = {
  palette: PALETTES.ember,
  type: 'fortress',
  draw: (_R, P) =>
    path(P.far, 'M180 320L352 118L380 132L420 118L446 128L640 320Z') +
    path('#ff8a3a', 'M352 118L380 132L420 118L446 128L430 150L408 138L396 178L384 142L366 150Z') +
    circle('url(#s2-ember)', 400, 108, 120, 'opacity=".8"') +
    path(
      '#3a1a24',
      'M388 112Q352 84 384 58Q356 24 410 10Q396 -20 470 -24Q520 -10 488 22Q500 52 440 62' + 'Q452 92 414 112Z',
      'opacity=".5"',
    ) +
    path(
      '#5c2430',
      'M392 112Q376 88 402 70Q390 46 430 36Q456 30 470 6Q470 40 446 52Q430 62 432 84Q424' + ' 100 410 112Z',
      'opacity=".7"',
    ) +
    wall(P, 236, 564, 322, 46) +
    tower(P, 330, 278, 84, 3, 30) +
    tower(P, 470, 278, 84, 3, 30) +
    path(P.d, 'M376 322V262Q400 244 424 262V322Z') +
    path('#ffb35a', 'M384 322V268Q400 254 416 268V322Z') +
    [256, 544]
      .map((x) => path(P.r, `M${x - 2} 322h4v-110h-4Z`) + path('#d8432f', `M${x + 2} 214q26 6 24 34q-12 -8 -24 -2Z`))
      .join(''),
};

const hollowAsteroidKeep: Place = {
  palette: PALETTES.steel,
  type: 'fortress',
  draw: (R, P) =>
    stars(R, 40) +
    rock(R, 150, 110, 26, P) +
    rock(R, 640, 90, 34, P) +
    rock(R, 690, 200, 14, P) +
    path(P.d, 'M236 300L250 210L300 140L380 108L470 120L540 180L566 262L548 322H256Z') +
    path(P.l, 'M250 210L300 140L380 108L470 120L430 150L350 160L300 220Z', 'opacity=".6"') +
    path(P.r, 'M318 322L330 240L376 206L440 210L482 250L490 322Z') +
    tower({ ...P, l: '#a08468' }, 404, 322, 84, 3, 30) +
    lit(270, 250, 3, 14) +
    lit(506, 236, 3, 13) +
    lit(336, 176, 4, 16),
};

const throneGate: Place = {
  palette: PALETTES.ember,
  type: 'fortress',
  draw: (R, P) =>
    disc(400, 176, 118, '#ff9e57', '#ff6e3a') +
    path('#ffd08a', 'M290 218H510V224H290ZM300 236H500V241H300ZM284 198H516V203H284Z', 'opacity=".5"') +
    ridge(R, 300, 84, 56, P.far, 'opacity=".85"') +
    wall(P, 150, 318, 322, 60) +
    wall(P, 482, 650, 322, 60) +
    path(P.l, 'M296 322V228H504V322Z') +
    path(P.d, 'M400 322V228H504V322Z', 'opacity=".4"') +
    roof(P.r, 400, 232, 250, 26, 22) +
    path(P.l, 'M322 208V176H478V208Z') +
    lit(336, 184, 9, 15, 6, 14) +
    roof(P.r, 400, 178, 214, 44, 24) +
    path('url(#s2-gold)', 'M300 136q-10 -16 4 -20q-4 10 10 16ZM500 136q10 -16 -4 -20q4 10 -10 16Z') +
    path('#2a0c12', 'M362 322V262Q400 236 438 262V322Z') +
    path('#ffcf7a', 'M370 322V268Q400 246 430 268V322Z') +
    path('#fff1c2', 'M388 322V282Q400 272 412 282V322Z') +
    circle('url(#s2-gold)', 400, 206, 12) +
    path(P.g, 'M350 322H450L480 340H320Z') +
    line(P.d, 1.5, 'M344 328H456M334 334H466') +
    [318, 482].map((x) => path('#b8322c', `M${x - 4} 322V236H${x + 4}V322Z`)).join(''),
};

export const fortresses: Record<string, Place> = {
  veiled_citadel: veiledCitadel,
  ember_war_college: emberWarCollege,
  hollow_asteroid_keep: hollowAsteroidKeep,
  throne_gate: throneGate,
};
