/** Captains of Assembly from Uxler to Zim: back things first, face and hat last. */

import { mix } from '../colour';
import { chain, coat, lapels, medals, neck, stand } from './clothes';
import { disc, eye, face, flat, flip, human, line, oval, shaded, twice, type Person } from './kit';

const uxler: Person = {
  tint: '#4a3c16',
  draw: () => {
    const skin = '#5a7a3a';
    return (
      shaded('M88 138h24v28h-24Z', '#3f5a28') +
      coat('#e08a1f') +
      flat('M34 178L50 170L66 222L46 222Z', '#fff3b0') +
      flip(flat('M34 178L50 170L66 222L46 222Z', '#fff3b0')) +
      flat('M84 160L100 190L116 160Z', '#2b3350') +
      shaded(
        'M100 38C132 38 144 62 138 90C132 120 116 148 100 152C84 148 68 120 62 90C56 62 68 38' + ' 100 38Z',
        skin,
      ) +
      twice(
        shaded('M56 66C60 48 92 58 92 86C90 108 60 108 54 92C52 82 54 74 56 66Z', '#8e1f2b') +
          Array.from({ length: 9 }, (_, i) =>
            disc(64 + (i % 3) * 9, 70 + Math.floor(i / 3) * 10, 3, '#d64550', 'opacity=".7"'),
          ).join('') +
          oval(66, 68, 5, 4, '#fff', 'opacity=".55"'),
      ) +
      twice(shaded('M92 124C78 128 74 146 84 154C92 150 96 138 98 128Z', '#8aa64a')) +
      line('M78 44C70 18 54 14 46 22M122 44C130 18 146 14 154 22', '#3f5a28', 4) +
      shaded('M56 54C58 26 80 16 100 16C120 16 142 26 144 54Q100 40 56 54Z', '#ffd02f') +
      shaded('M48 58Q100 40 152 58Q100 52 48 58Z', '#d9a91f') +
      line('M100 18V42', '#d9a91f', 5)
    );
  },
};

const ward: Person = {
  tint: '#1f4436',
  draw: () => {
    const skin = '#a88a5e';
    return (
      coat('#1f5a44') +
      stand('#e6d6b4') +
      chain('#ffd166') +
      shaded(
        'M46 154C36 100 40 56 60 40L68 22L84 36Q100 30 116 36L132 22L140 40C160 56 164 100' +
          ' 154 154Q100 182 46 154Z',
        skin,
      ) +
      flat(
        'M100 64C84 48 54 60 54 88C54 112 80 120 100 104C120 120 146 112 146 88C146 60 116 48' + ' 100 64Z',
        '#efe0c0',
      ) +
      [78, 122]
        .map(
          (x) =>
            disc(x, 88, 18, '#ffce3a', 'stroke="#4a3414" stroke-width="3"') +
            disc(x, 88, 9.5, '#120c08') +
            disc(x - 4, 83, 3.4, '#fff'),
        )
        .join('') +
      shaded('M92 96Q100 90 108 96L101 118Q100 120 99 118Z', '#4a3a24') +
      Array.from({ length: 12 }, (_, i) =>
        line(`M${60 + (i % 6) * 15} ${130 + Math.floor(i / 6) * 12}q5 8 10 0`, '#7d6338', 2.6),
      ).join('') +
      twice(line('M58 66Q76 58 94 70', '#4a3414', 5)) +
      line('M60 88h-10M140 88h10', '#d9b04a', 2) +
      disc(122, 88, 21, 'none', 'stroke="#d9b04a" stroke-width="2"')
    );
  },
};

const xastor: Person = {
  tint: '#1d2f5a',
  draw: () => {
    const skin = '#5f6fc0';
    return (
      coat('#e6ecf6') +
      lapels('#f5f8fd', '#3a4a8a') +
      shaded(
        'M100 10C152 10 164 62 150 96C146 116 130 126 100 126C70 126 54 116 50 96C36 62 48 10' + ' 100 10Z',
        skin,
      ) +
      (
        [
          [70, 30],
          [88, 22],
          [124, 30],
          [140, 54],
          [60, 54],
        ] as const
      )
        .map(([x, y], i) => disc(x, y, 3 + (i % 3), mix(skin, '#ffffff', 0.3), 'opacity=".6"'))
        .join('') +
      [-3, -2, -1, 0, 1, 2, 3]
        .map((i) =>
          shaded(
            `M${96 + i * 12} 112C${94 + i * 16} 140 ${100 + i * 17} 150 ${92 + i * 15} ` +
              `${168 - Math.abs(i) * 4}Q${100 + i * 15} ${174 - Math.abs(i) * 4} ${104 + i * 15} ` +
              `${162 - Math.abs(i) * 4}C${110 + i * 17} 148 ${106 + i * 14} 134 ${108 + i * 12} 112Z`,
            mix(skin, i % 2 ? '#8a9ae6' : '#4a58a4', 0.5),
          ),
        )
        .join('') +
      eye(78, 88, 13, 8, '#ffe07a', { lid: 0.25, slit: 0 }) +
      eye(122, 88, 13, 8, '#ffe07a', { lid: 0.25, slit: 0 }) +
      disc(122, 88, 19, '#9fe8ff2e', 'stroke="#c9d2e6" stroke-width="3"') +
      line('M138 76L154 62', '#c9d2e6', 3) +
      disc(156, 60, 5, '#ff9c5e')
    );
  },
};

const yumi: Person = {
  tint: '#4a2350',
  draw: () => {
    const skin = '#f0c8a4';
    return (
      twice(disc(54, 40, 22, '#2b1b3a') + disc(48, 34, 6, '#fff', 'opacity=".14"')) +
      shaded('M44 150C36 60 60 28 100 28C140 28 164 60 156 150Q140 120 100 120Q60 120 44 150Z', '#2b1b3a') +
      neck(skin) +
      coat('#d9498a') +
      shaded('M100 161L130 161C162 170 190 186 194 222L100 222Z', '#1f9aa0') +
      stand('#fdf3f7') +
      medals('#ffd166', '#ffd166') +
      human(skin, { jaw: -6, blush: 0.3 }) +
      shaded(
        'M54 92C54 46 76 32 100 34C124 32 146 46 146 92C140 70 128 62 112 62Q106 54 100 46Q90' +
          ' 66 66 68Q58 76 54 92Z',
        '#2b1b3a',
      ) +
      face(skin, { hair: '#2b1b3a', iris: '#7a4ad0', lid: 0.12, smile: 8, mw: 13, bt: 3, tilt: 1 }) +
      flat('M89 130Q100 135 111 130Q100 141 89 130Z', '#c23a5a') +
      twice(disc(54, 58, 5, '#ff8cc0') + disc(56, 118, 3.4, '#5ed3dc'))
    );
  },
};

const zim: Person = {
  tint: '#234a3a',
  draw: () => {
    const skin = '#3fa86a';
    return (
      neck(skin) +
      coat('#5a2440') +
      flat('M100 161L130 161C162 170 190 186 194 222L100 222Z', '#2a3a6a') +
      flat('M100 161L130 161C162 170 190 186 194 222L100 222Z', 'url(#sd)') +
      shaded('M78 158L100 184L122 158L130 168L100 206L70 168Z', '#f0c75a') +
      shaded(
        'M62 54C70 20 120 4 136 40C150 50 152 80 146 100C136 134 118 148 100 150C82 148 60' +
          ' 130 54 104C48 80 54 62 62 54Z',
        skin,
      ) +
      flat('M100 22C122 14 134 26 136 40C150 50 152 80 146 100C136 134 118 148 100 150Z', '#e0793a', 'opacity=".85"') +
      (
        [
          [70, 72],
          [84, 56],
          [64, 92],
          [90, 130],
          [76, 118],
        ] as const
      )
        .map(([x, y]) => disc(x, y, 4, '#2c7a4c'))
        .join('') +
      (
        [
          [112, 44],
          [130, 64],
          [136, 96],
          [118, 128],
        ] as const
      )
        .map(([x, y]) => disc(x, y, 4, '#b0541f'))
        .join('') +
      twice(disc(78, 88, 19, '#2c7a4c')) +
      disc(122, 88, 19, '#b0541f') +
      disc(78, 88, 12, '#f7f3d0') +
      disc(75, 90, 6, '#0b0710') +
      disc(73, 87, 2, '#fff') +
      disc(122, 88, 12, '#f7f3d0') +
      disc(126, 84, 6, '#0b0710') +
      disc(124, 81, 2, '#fff') +
      line('M66 70Q78 64 90 72', '#1d5434', 5) +
      line('M110 66Q124 54 138 66', '#7d3510', 5) +
      line('M70 126Q92 142 134 118', '#1d4030', 3.4) +
      twice(disc(95, 110, 2, '#1d4030'))
    );
  },
};

export const captainsUZ: Record<string, Person> = { uxler, ward, xastor, yumi, zim };
