/** Captains of Assembly from Pace to Temming: back things first, face and hat last. */

import { chain, coat, lapels, neck, pads, pin, robe, stand } from './clothes';
import { brow, disc, eye, face, flat, flip, human, line, oval, shaded, twice, type Person } from './kit';

const pace: Person = {
  tint: '#3a2446',
  draw: () =>
    shaded('M86 140h28v26h-28Z', '#59607a') +
    line('M86 148h28M86 156h28', '#39405a', 2) +
    coat('#c94f86') +
    stand('#f3e6ee') +
    pin('#ffd166') +
    shaded('M58 46Q100 28 142 46Q156 92 138 138Q100 156 62 138Q44 92 58 46Z', '#e9ecf6') +
    shaded('M68 62Q100 52 132 62Q140 90 128 118Q100 128 72 118Q60 90 68 62Z', '#12182e') +
    line('M78 84Q86 74 94 84M106 84Q114 74 122 84', '#6ff0d8', 5) +
    line('M84 102Q100 116 116 102', '#6ff0d8', 5) +
    line('M60 44C54 26 46 20 40 20M140 44C146 26 154 20 160 20', '#9aa2bd', 4) +
    disc(39, 20, 6, '#ff8cc0') +
    disc(161, 20, 6, '#ff8cc0') +
    twice(shaded('M46 82h10v26h-10Z', '#9aa2bd')) +
    twice(disc(66, 126, 4, '#ff8cc0', 'opacity=".6"')) +
    shaded('M20 196C14 170 30 160 40 172C50 184 46 206 34 210Z', '#e9ecf6') +
    shaded('M44 190C48 166 62 170 62 184C62 198 50 208 40 208Z', '#cfd4e6') +
    line('M28 160l-5-9M40 156v-10M52 160l5-9', '#ffd166', 3),
};

const rathom: Person = {
  tint: '#22405a',
  draw: () => {
    const skin = '#9a8478';
    return (
      coat('#1d3358', { wide: 8 }) +
      stand('#d9b04a') +
      [184, 200, 214].map((y) => disc(88, y, 4, '#d9b04a') + disc(112, y, 4, '#d9b04a')).join('') +
      pads('#d9b04a', '#f2d27a') +
      shaded(
        'M100 40C150 40 160 80 156 112C152 146 128 160 100 160C72 160 48 146 44 112C40 80 50' + ' 40 100 40Z',
        skin,
      ) +
      twice(
        shaded('M100 110C88 104 64 110 60 128C60 142 84 144 100 134Z', '#b8a498') +
          Array.from({ length: 4 }, (_, i) => line(`M70 ${120 + i * 5}L48 ${118 + i * 8}`, '#efe6da', 1.6)).join('') +
          shaded('M82 136L88 168L94 138Z', '#fbf6e6'),
      ) +
      shaded('M88 106Q100 98 112 106Q108 118 100 119Q92 118 88 106Z', '#2b2024') +
      eye(78, 90, 8, 5, '#3a2416', { lid: 0.35 }) +
      eye(122, 90, 8, 5, '#3a2416', { lid: 0.35 }) +
      brow(78, 78, 12, 1, '#6a564c', 6) +
      flip(brow(78, 78, 12, 1, '#6a564c', 6)) +
      shaded('M44 62Q100 40 156 62L150 40Q100 14 50 40Z', '#1d3358') +
      shaded('M40 66Q100 46 160 66Q100 60 40 66Z', '#0e1a30') +
      flat('M100 28l5 10 11 1-8 7 3 11-11-6-11 6 3-11-8-7 11-1Z', '#f2d27a')
    );
  },
};

const rewheart: Person = {
  tint: '#43321f',
  draw: () => {
    const skin = '#b97a4e';
    return (
      neck(skin) +
      coat('#7a4a22') +
      lapels('#8f5a2c', '#d8cfc0') +
      chain('#b9c2d0') +
      human(skin, { jaw: 6 }) +
      shaded(
        'M56 108C58 150 82 164 100 164C118 164 142 150 144 108C136 126 122 122 100 122C78 122' + ' 64 126 56 108Z',
        '#3b2216',
      ) +
      face(skin, { hair: '#3b2216', iris: '#4a8ad0', lid: 0.3, smile: 1, mw: 11, bt: 6, tilt: -2 }) +
      flat('M100 46C134 42 148 66 145 96C143 108 134 112 124 110C112 104 110 62 100 46Z', '#8b93a6') +
      flat('M100 46C134 42 148 66 145 96C143 108 134 112 124 110C112 104 110 62 100 46Z', 'url(#sd)') +
      disc(124, 94, 10, '#1c2233', 'stroke="#5d6680" stroke-width="3"') +
      disc(124, 94, 5, '#ff7a4a') +
      disc(122, 92, 1.8, '#fff') +
      shaded('M52 74C50 40 76 24 104 26C136 26 150 46 148 70Q100 50 52 74Z', '#3b2216') +
      shaded('M50 64Q100 44 150 64L148 78Q100 58 52 78Z', '#5a4630') +
      twice(
        disc(78, 62, 13, '#2b3350', 'stroke="#c9a24a" stroke-width="4"') + oval(74, 58, 4, 3, '#fff', 'opacity=".6"'),
      )
    );
  },
};

const solomon: Person = {
  tint: '#2a2a44',
  draw: () => {
    const skin = '#d8b79a';
    return (
      robe('#23233a', '#c9a24a') +
      neck(skin) +
      human(skin, {}) +
      shaded(
        'M56 100C50 150 70 204 100 212C130 204 150 150 144 100C136 124 120 124 100 124C80 124' + ' 64 124 56 100Z',
        '#eef0f6',
      ) +
      Array.from({ length: 5 }, (_, i) =>
        line(`M${76 + i * 12} 150Q${82 + i * 9} 180 ${92 + i * 4} 200`, '#c3c9da', 2),
      ).join('') +
      face(skin, { hair: '#eef0f6', iris: '#6a86b0', lid: 0.4, smile: -1, mw: 9, bt: 7, tilt: 3 }) +
      line('M78 124Q90 116 100 122Q110 116 122 124', '#eef0f6', 7) +
      shaded('M58 64L66 6Q100 -6 134 6L142 64Q100 48 58 64Z', '#23233a') +
      shaded('M54 70Q100 50 146 70L144 56Q100 38 56 56Z', '#c9a24a')
    );
  },
};

const temming: Person = {
  tint: '#3a4630',
  draw: () => {
    const skin = '#a3a06a';
    return (
      shaded('M10 222C0 176 40 150 100 150C160 150 200 176 190 222Z', '#6b5a36') +
      (
        [
          [50, 190],
          [100, 176],
          [150, 190],
          [76, 206],
          [124, 206],
        ] as const
      )
        .map(([x, y]) => line(`M${x - 14} ${y}l8-12h14l8 12-8 12h-14Z`, '#4d4026', 3))
        .join('') +
      shaded('M70 164L100 222L130 164L116 156L84 156Z', '#5a3048') +
      neck(skin) +
      [148, 156, 164].map((y) => line(`M84 ${y}Q100 ${y + 8} 116 ${y}`, '#6f6d40', 2)).join('') +
      shaded(
        'M100 44C134 44 148 70 144 98C140 128 120 150 100 150C80 150 60 128 56 98C52 70 66 44' + ' 100 44Z',
        skin,
      ) +
      line('M72 62Q100 54 128 62M70 72Q100 62 130 72', '#7d7b4a', 2) +
      eye(81, 94, 10, 5, '#5a4a1a', { lid: 0.55 }) +
      eye(119, 94, 10, 5, '#5a4a1a', { lid: 0.55 }) +
      twice(line('M68 106Q80 112 92 106', '#7d7b4a', 2)) +
      [81, 119].map((x) => disc(x, 95, 15, '#dff0ff22', 'stroke="#3a2f1a" stroke-width="2.6"')).join('') +
      line('M96 94h8', '#3a2f1a', 2.6) +
      line('M72 126Q100 142 128 126', '#5c5a30', 3) +
      twice(disc(96, 112, 1.8, '#5c5a30')) +
      ('<g transform="translate(140 186)">' +
        [0, 72, 144, 216, 288].map((a) => `<g transform="rotate(${a})">${oval(0, -7, 4, 6, '#ff8cc0')}</g>`).join('') +
        `${disc(0, 0, 4, '#ffd166')}</g>`)
    );
  },
};

export const captainsPT: Record<string, Person> = { pace, rathom, rewheart, solomon, temming };
