/** The shrines of Samurai. 800 x 450; the landmark stays within x 250 to 550, so that every crop keeps it. */

import { circle, line, move, n, path } from '../pen';
import { PALETTES, type Place } from './palettes';
import { roof, tower, torii, stone, ridge, hill, disc, craters } from './parts';

const foundersReliquary: Place = {
  palette: PALETTES.gold,
  type: 'shrine',
  draw: (R, P) =>
    disc(400, 168, 92, '#ffe9b8', '#ffd98a') +
    ridge(R, 300, 60, 46, P.far, 'opacity=".7"') +
    [310, 490]
      .map(
        (x) =>
          path(P.l, `M${x - 16} 318V236Q${x} 214 ${x + 16} 236V318Z`) +
          circle(P.l, x, 214, 13) +
          path(P.d, `M${x} 318V228Q${x + 14} 226 ${x + 16} 240V318Z`, 'opacity=".5"') +
          path(P.r, `M${x - 20} 318h40v-8h-40Z`),
      )
      .join('') +
    path(P.l, 'M338 318V244Q338 172 400 166Q462 172 462 244V318Z') +
    path(P.d, 'M400 166Q462 172 462 244V318H400Z', 'opacity=".5"') +
    line(P.r, 3, 'M338 246H462M344 218H456M358 194H442') +
    path(P.r, 'M378 318V270Q400 246 422 270V318Z') +
    path('#ffe6a0', 'M384 318V274Q400 254 416 274V318Z') +
    path('url(#s2-gold)', 'M396 166V140H404V166ZM388 148H412V153H388Z') +
    circle('url(#s2-gold)', 400, 136, 8) +
    stone(P, 270, 330, 1.2) +
    stone(P, 530, 330, 1.2),
};

const gardenOfQuietBlades: Place = {
  palette: PALETTES.rose,
  type: 'shrine',
  draw: (R, P) =>
    disc(430, 150, 78, '#fff1e6', '#ffd0c0') +
    hill(300, 40, P.far, 0, 'opacity=".7"') +
    line('#3a2440', 9, 'M300 322Q306 260 286 214Q276 184 300 160') +
    line('#3a2440', 5, 'M292 224Q330 196 356 204M296 190Q270 168 250 172') +
    Array.from({ length: 26 }, () =>
      circle(R.odds(0.5) ? '#ffb3cf' : '#ff8fb3', R.real(236, 380), R.real(140, 214), R.real(7, 17), 'opacity=".92"'),
    ).join('') +
    Array.from({ length: 15 }, (_, i) => {
      const x = 196 + i * 29 + R.real(-6, 6),
        y = 328 + R.real(-4, 12),
        t = R.int(-11, 11);
      return move(
        x,
        y,
        R.real(0.75, 1.25),
        path('url(#s2-steel)', 'M-2.5 0Q-3 -40 0 -58Q3 -40 3 0Z') +
          path('#e0b256', 'M-7 -60H7V-57H-7Z') +
          path('#3a1f38', 'M-2 -60H2.5V-80H-2Z'),
        t,
      );
    }).join('') +
    Array.from({ length: 14 }, () =>
      path('#ffc4d8', `M${n(R.real(200, 640))} ${n(R.real(170, 320))}q5 -5 8 1q-4 4 -8 -1Z`),
    ).join(''),
};

const oracleMoon: Place = {
  palette: PALETTES.moon,
  type: 'shrine',
  draw: (R, P) =>
    disc(400, 150, 128, '#dfeaff', '#9cc4ff') +
    craters(R, 400, 150, 128, '#8fa9d6') +
    path('#22386e', 'M310 150Q400 82 490 150Q400 218 310 150Z', 'opacity=".8"') +
    circle('#bfe4ff', 400, 150, 31) +
    circle('#0b1536', 400, 150, 16) +
    circle('#fff', 392, 141, 6) +
    ridge(R, 306, 40, 40, P.far) +
    tower(P, 250, 322, 66, 3, 26) +
    tower(P, 550, 322, 66, 3, 26) +
    torii('#c8453f', 400, 326, 1.15, '#5a1a2a'),
};

const bellOfTheFirstVoyage: Place = {
  palette: PALETTES.dusk,
  type: 'shrine',
  draw: (R, P) =>
    disc(400, 200, 108, '#ffcf9e', '#ff9d6e') +
    ridge(R, 300, 70, 50, P.far, 'opacity=".8"') +
    path(P.r, 'M316 322L324 170H336L332 322ZM484 322L476 170H464L468 322Z') +
    path(P.r, 'M312 196H488V206H312Z') +
    roof(P.r, 400, 172, 220, 40, 20) +
    path(
      'url(#s2-gold)',
      'M362 300Q366 284 366 244Q370 214 400 212Q430 214 434 244Q434 284 438 300Q400 308 362' + ' 300Z',
    ) +
    line('#6e4410', 2.5, 'M366 262H434M365 282H435M372 236H428') +
    circle('#6e4410', 400, 272, 9) +
    line(P.r, 5, 'M400 206V214') +
    line(P.r, 8, 'M250 268H340') +
    line('#e6d2b0', 2, 'M270 206V266M320 206V266'),
};

export const shrines: Record<string, Place> = {
  founders_reliquary: foundersReliquary,
  garden_of_quiet_blades: gardenOfQuietBlades,
  oracle_moon: oracleMoon,
  bell_of_the_first_voyage: bellOfTheFirstVoyage,
};
