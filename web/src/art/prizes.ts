/** What lies on a place of Samurai: coins, fans, cards, a lesser clan's crest on its cushion. */

import { CREST_IDS, crestBody } from './crests';
import { circle, line, move, path, rays } from './pen';

export const koban = (x: number, y: number, s = 1) =>
  move(
    x,
    y,
    s,
    '<ellipse cy="5" rx="19" ry="9" fill="#8e5a12"/><ellipse rx="19" ry="9"' +
      ' fill="url(#s2-gold)"/><ellipse rx="14" ry="6" fill="none" stroke="#8e5a12" ' +
      'stroke-width="1.3"/><path d="M-4 -3H4V3H-4Z" fill="#8e5a12"/>',
  );
export const fan = (s = 1, turn = 0, a = '#ff9fce', b = '#fff0f7') =>
  move(
    0,
    0,
    s,
    path(a, 'M0 24L-34 -8A46 46 0 0 1 34 -8Z') +
      path(b, 'M0 24L-22 3A30 30 0 0 1 22 3Z') +
      line('#a0256c', 1.5, 'M0 24L-32 -9M0 24L-17 -20M0 24V-24M0 24L17 -20M0 24L32 -9', 'opacity=".6"') +
      circle('url(#s2-gold)', 0, 22, 4.5) +
      circle('#fff', 0, -10, 5.5, 'opacity=".85"'),
    turn,
  );
export const leaf = (turn: number, x = 0) =>
  move(
    x,
    4,
    1,
    '<rect x="-15" y="-24" width="30" height="44" rx="4" fill="#0c1230" stroke="#e9b949" ' +
      'stroke-width="1.8"/><rect x="-10.5" y="-19.5" width="21" height="35" rx="2.5"' +
      ' fill="#27407e"/><path d="M0 -12L7 -2L0 8L-7 -2Z" fill="#e9b949"/>',
    turn,
  );
export type Prize = 'wealth' | 'honor' | 'draw' | 'any' | 'clan';
/** Drawn about the origin, 84 x 80. */
const PRIZES: Record<Prize, (clan: string) => string> = {
  wealth: () => koban(-13, 12) + koban(15, 13) + koban(1, 2) + koban(2, -6) + koban(-1, -14),
  honor: () =>
    move(-11, 5, 0.72, fan(1, -18, '#ff7ab8', '#ffd9ec')) +
    move(11, 5, 0.72, fan(1, 18, '#ff7ab8', '#ffd9ec')) +
    fan(0.82),
  draw: () => leaf(-16, -12) + leaf(16, 12) + leaf(0),
  any: () =>
    CREST_IDS.map((id, i) => {
      const a = (i / 8) * 6.283 - 1.57;
      return move(Math.cos(a) * 25, Math.sin(a) * 25, 0.44, crestBody(id));
    }).join('') + path('url(#s2-gold)', rays(0, 0, 5, 14, 8, 0, 360)),
  clan: (id) =>
    path('#7d1f33', 'M-30 14Q0 2 30 14L24 30Q0 36 -24 30Z') +
    path('#b23a52', 'M-30 14Q0 2 30 14Q0 24 -30 14Z') +
    circle('url(#s2-gold)', -27, 29, 3.5) +
    circle('url(#s2-gold)', 27, 29, 3.5) +
    move(0, -8, 1.22, crestBody(id)),
};
export const prizeBody = (kind: Prize, clan = ''): string => PRIZES[kind](clan);
