/** Captains of Assembly from Amwrec to Geed: back things first, face and hat last. */

import { mix } from '../colour';
import { chain, coat, lapels, medals, neck, pads, pin, robe, sash, stand } from './clothes';
import { brow, disc, eye, face, flat, flip, human, line, shaded, twice, type Person } from './kit';

const amwrec: Person = {
  tint: '#3a2a5e',
  draw: () => {
    const skin = '#8f7bd0';
    return (
      neck(skin) +
      coat('#4b1f5c') +
      lapels('#6c2f7e', '#f3e3b0') +
      chain('#f0c75a') +
      twice(
        shaded('M56 84C30 60 22 84 26 108C36 120 50 116 58 112Z', skin) +
          line('M52 92L32 84M52 100L32 104', mix(skin, '#20104a', 0.5), 2),
      ) +
      human(skin, { blush: 0 }) +
      flat('M100 34C122 34 138 46 143 66Q122 52 100 52Q78 52 57 66C62 46 78 34 100 34Z', '#5e4aa8') +
      face(skin, { hair: '#3c2c78', iris: '#ffcf5a', lid: 0.4, smile: 8, mw: 16, tilt: -1, tiltR: 4 }) +
      disc(120, 95, 15, 'none', 'stroke="#f0c75a" stroke-width="2.6"') +
      line('M134 100Q142 130 128 166', '#f0c75a', 1.4)
    );
  },
};

const benglev: Person = {
  tint: '#274a44',
  draw: () => {
    const skin = '#86b36a';
    return (
      neck(skin) +
      coat('#6d6558') +
      lapels('#857b6a', '#dfe6d8') +
      pin('#c98a3a') +
      shaded(
        'M100 48C140 46 158 74 154 104C150 134 126 152 100 152C74 152 50 134 46 104C42 74 60' + ' 46 100 48Z',
        skin,
      ) +
      twice(shaded('M58 60C52 34 84 26 92 52C90 70 64 78 58 60Z', skin)) +
      [76, 124]
        .map(
          (x) =>
            disc(x, 55, 15, '#f2efdc') +
            disc(x + 2, 57, 8, '#5a3a12') +
            disc(x + 2, 57, 4.4, '#0b0710') +
            disc(x - 1, 53, 2.4, '#fff'),
        )
        .join('') +
      [76, 124].map((x) => disc(x, 56, 19, '#cfe8ff33', 'stroke="#2d3550" stroke-width="3"')).join('') +
      line('M95 56h10', '#2d3550', 3) +
      [80, 120]
        .map(
          (x) =>
            `<rect x="${x - 17}" y="84" width="34" height="15" rx="6" fill="#cfe8ff44" ` +
            'stroke="#2d3550" stroke-width="2.6"/>',
        )
        .join('') +
      line('M97 91h6', '#2d3550', 2.6) +
      line('M60 118Q100 140 140 118', '#3f5f34', 3) +
      (
        [
          [62, 100],
          [140, 96],
          [90, 44],
          [112, 42],
          [132, 132],
        ] as const
      )
        .map(([x, y]) => disc(x, y, 3, '#5f8a4a'))
        .join('')
    );
  },
};

const cursat: Person = {
  tint: '#3a1a20',
  draw: () => {
    const skin = '#7d8a5a';
    return (
      neck(skin) +
      robe('#1d1a26', '#a52a35') +
      shaded(
        'M40 176C26 90 44 22 100 20C156 22 174 90 160 176C150 130 142 60 100 58C58 60 50 130' + ' 40 176Z',
        '#15131d',
      ) +
      shaded(
        'M100 52C126 52 138 74 136 98C134 122 122 150 100 154C78 150 66 122 64 98C62 74 74 52' + ' 100 52Z',
        skin,
      ) +
      flat('M100 60L94 96L100 128L106 96Z', '#4e5a36', 'opacity=".6"') +
      twice(flat('M70 82L94 92L90 96L70 90Z', '#2b331c')) +
      eye(83, 97, 9, 5, '#ffb23a', { slit: 1, lid: 0.35 }) +
      eye(117, 97, 9, 5, '#ffb23a', { slit: 1, lid: 0.35 }) +
      line('M78 130Q100 124 122 130', '#2b331c', 3) +
      twice(disc(95, 118, 1.8, '#20260f')) +
      Array.from({ length: 10 }, (_, i) => disc(74 + (i % 5) * 13, 68 + Math.floor(i / 5) * 7, 2, '#5c6940')).join('')
    );
  },
};

const difMendu: Person = {
  tint: '#1f3358',
  draw: () => {
    const skin = '#7a4a2f';
    return (
      neck(skin) +
      coat('#e9edf7') +
      stand('#1f3a78') +
      pads('#d9b04a', '#f2d27a') +
      line('M100 178V222', '#c9d2e6', 2) +
      [186, 200, 214].map((y) => disc(92, y, 3, '#d9b04a') + disc(108, y, 3, '#d9b04a')).join('') +
      medals('#d64550', '#4a86e0', '#e6b93f') +
      human(skin, { jaw: -4 }) +
      shaded('M53 90C46 44 70 22 104 24C142 22 154 54 147 88C142 66 128 54 104 56C84 58 64 56 60' + ' 76Z', '#e6e6ee') +
      face(skin, { hair: '#cfd0da', iris: '#5a3416', lid: 0.3, smile: 3, mw: 11, tilt: 1 }) +
      flat('M88 130Q100 126 112 130Q100 138 88 130Z', '#8e3a3a') +
      disc(52, 114, 3, '#f2d27a') +
      disc(148, 114, 3, '#f2d27a')
    );
  },
};

const geed: Person = {
  tint: '#1d4650',
  draw: () => {
    const skin = '#d9772e';
    return (
      neck('#f3e2c8') +
      coat('#17626a') +
      lapels('#1f7d86', '#f3e2c8') +
      sash('#e6b93f') +
      twice(shaded('M60 62L44 12L92 40Z', skin) + flat('M62 52L54 26L80 42Z', '#5a2416')) +
      shaded(
        'M100 34C138 34 152 62 146 92L158 112L136 116C128 138 114 148 100 150C86 148 72 138' +
          ' 64 116L42 112L54 92C48 62 62 34 100 34Z',
        skin,
      ) +
      flat('M64 116Q74 96 100 100Q126 96 136 116C128 138 114 148 100 150C86 148 72 138 64 116Z', '#fbeedd') +
      shaded('M90 106Q100 100 110 106Q106 116 100 117Q94 116 90 106Z', '#2a1418') +
      eye(80, 86, 12, 6.6, '#6fdd7a', { slit: 1, lid: 0.35 }) +
      eye(120, 86, 12, 6.6, '#6fdd7a', { slit: 1, lid: 0.35 }) +
      brow(80, 72, 12, 4, '#8f4416') +
      flip(brow(80, 72, 12, -2, '#8f4416')) +
      line('M100 117V124M76 126Q88 138 100 124Q114 140 128 122', '#5a2416', 2.6) +
      flat('M112 131l4 7 3-9Z', '#fff')
    );
  },
};

export const captainsAG: Record<string, Person> = { amwrec, benglev, cursat, 'dif-mendu': difMendu, geed };
