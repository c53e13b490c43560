/** Captains of Assembly from Jijipo to Macon: back things first, face and hat last. */

import { mix } from '../colour';
import { n } from '../pen';
import { coat, lapels, medals, neck, pads, robe, stand } from './clothes';
import { disc, eye, face, flat, human, line, oval, shaded, twice, type Person } from './kit';

const jijipo: Person = {
  tint: '#4a4a1c',
  draw: () => {
    const skin = '#c8b93a';
    return (
      neck(skin) +
      coat('#7a3f6e') +
      Array.from({ length: 7 }, (_, i) => shaded(`M${58 + i * 14} 172a9 11 0 1 1 .1 0Z`, '#f3ecf4')).join('') +
      shaded(
        'M100 42C148 40 168 76 162 106C156 138 128 152 100 152C72 152 44 138 38 106C32 76 52' + ' 40 100 42Z',
        skin,
      ) +
      twice(shaded('M56 52C44 26 78 14 92 40C92 62 66 70 56 52Z', skin)) +
      [74, 126]
        .map(
          (x) =>
            disc(x, 44, 13, '#fbf6d8') +
            disc(x, 46, 6, '#1a1008') +
            disc(x - 2, 43, 2, '#fff') +
            line(`M${x - 13} 42Q${x} 28 ${x + 13} 42`, '#7d7218', 4),
        )
        .join('') +
      flat('M48 100Q100 84 152 100Q146 140 100 142Q54 140 48 100Z', '#4a1320') +
      flat('M66 126Q100 112 134 126Q120 141 100 141Q80 141 66 126Z', '#d9626e') +
      flat('M52 100Q100 86 148 100L142 108Q100 96 58 108Z', '#f4ecd8') +
      twice(disc(93, 78, 2.4, '#7d7218')) +
      (
        [
          [56, 84],
          [150, 82],
          [132, 64],
        ] as const
      )
        .map(([x, y]) => disc(x, y, 4, '#a4962a'))
        .join('')
    );
  },
};

const kline: Person = {
  tint: '#1c2a4a',
  draw: () => {
    const skin = '#e3b48c';
    return (
      neck(skin) +
      coat('#16244c') +
      lapels('#223567', '#f6f2ea') +
      shaded('M88 164Q100 158 112 164L108 190L100 200L92 190Z', '#d9a92f') +
      medals('#d9a92f') +
      human(skin, { jaw: 2 }) +
      shaded(
        'M52 92C48 40 74 22 112 26C144 26 154 58 148 90C146 74 138 60 126 54C104 66 74 58 60' + ' 62Q54 76 52 92Z',
        '#2a2027',
      ) +
      face(skin, { hair: '#2a2027', iris: '#3f6ea8', lid: 0.45, smile: 5, mw: 13, tilt: 0, tiltR: 5, look: -2 }) +
      shaded('M88 138Q100 142 112 138L108 152Q100 160 92 152Z', '#2a2027') +
      line('M84 127Q92 122 100 126Q108 122 116 127', '#2a2027', 3.4)
    );
  },
};

const kora: Person = {
  tint: '#5a1f1a',
  draw: () => {
    const skin = '#c98a5e';
    return (
      Array.from({ length: 16 }, (_, i) => {
        const a = Math.PI * (0.96 + (i / 15) * 1.08),
          r = 58 + (i % 3) * 5;
        return disc(n(100 + Math.cos(a) * r), n(92 + Math.sin(a) * r * 0.98), 20, i % 2 ? '#a8321c' : '#c9481f');
      }).join('') +
      neck(skin) +
      robe('#8e1f24', '#f2b03f') +
      human(skin, { jaw: -5, blush: 0.2 }) +
      shaded('M56 82C56 46 78 34 104 36C132 36 144 54 145 80C132 60 118 54 100 58C82 54 66 62 56' + ' 82Z', '#c9481f') +
      face(skin, { hair: '#7d2410', iris: '#3a7a4a', lid: 0.1, mw: 13, open: 9, tilt: 3, by: 77 }) +
      twice(disc(53, 118, 4, '#f2b03f'))
    );
  },
};

const krave: Person = {
  tint: '#2a3440',
  draw: () => {
    const skin = '#aab4c0';
    return (
      shaded('M88 126L88 168Q100 176 112 168L112 126Z', mix(skin, '#20102a', 0.25)) +
      coat('#39506a', { wide: -4 }) +
      stand('#4f6c8c') +
      shaded(
        'M100 22C150 22 158 70 146 98C136 124 118 152 100 154C82 152 64 124 54 98C42 70 50 22' + ' 100 22Z',
        skin,
      ) +
      twice(
        shaded('M64 84C76 74 94 88 92 104C84 116 62 104 64 84Z', '#0d1018') +
          oval(74, 90, 5, 3, '#dff0ff', 'opacity=".8" transform="rotate(-24 74 90)"'),
      ) +
      line('M92 136Q100 133 108 137', '#5a6472', 2.6) +
      twice(disc(97, 122, 1.4, '#5a6472')) +
      line('M46 90C40 40 70 12 104 14', '#20262f', 5) +
      shaded('M40 82h12v22h-12Z', '#20262f') +
      line('M46 104Q54 134 84 138', '#20262f', 2.6) +
      disc(85, 138, 3.4, '#5cf0c1') +
      line('M70 46Q84 36 98 36', '#fff', 3, 'opacity=".35"')
    );
  },
};

const macon: Person = {
  tint: '#3d3322',
  draw: () => {
    const skin = '#8a5a34';
    return (
      coat('#4d5a34') +
      stand('#38432a') +
      pads('#38432a', '#d9b04a') +
      medals('#d64550', '#d9b04a', '#4a86e0') +
      shaded('M62 150C52 178 148 178 138 150C140 110 148 70 122 40Q100 24 78 40C52 70 60 110 62' + ' 150Z', skin) +
      flat('M70 70C70 46 84 36 100 36C116 36 130 46 130 70Q116 60 100 64Q84 60 70 70Z', '#5e3a20') +
      twice(flat('M60 76L94 84L92 92L64 88Z', '#3f2412')) +
      eye(82, 93, 10, 7, '#ffc233', { lid: 0.3, white: '#fff3c4' }) +
      eye(118, 93, 10, 7, '#ffc233', { lid: 0.3, white: '#fff3c4' }) +
      shaded('M86 100Q100 92 114 100Q116 118 104 138Q100 144 98 136Q84 118 86 100Z', '#e6a52f') +
      flat('M98 136Q84 118 86 104Q96 116 100 142Z', '#a86a10', 'opacity=".6"') +
      Array.from({ length: 8 }, (_, i) => line(`M${70 + i * 8.6} ${146 + (i % 2) * 6}q2 8 4 0`, '#f0dfc0', 3)).join(
        '',
      ) +
      shaded('M58 56L100 26L142 56L146 48Q100 6 54 48Z', '#38432a') +
      disc(100, 38, 6, '#d9b04a')
    );
  },
};

export const captainsJM: Record<string, Person> = { jijipo, kline, kora, krave, macon };
