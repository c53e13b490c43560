/** Every mech by its id; one nobody has drawn is put together by dice. */

import { dice } from '../dice';
import { mirrored, move, rays } from '../pen';
import { beasts } from './beasts';
import { arm, heart, helm, katana, leg, part, rows, torso } from './rig';
import type { Mech } from './tones';
import { warriors } from './warriors';

export const MECHS: Record<string, Mech> = { ...beasts, ...warriors };

const CRESTS = [
  'M-36 -222Q-26 -190 0 -188Q26 -190 36 -222Q22 -204 0 -202Q-22 -204 -36 -222Z',
  'M-16 -194L-34 -232L-22 -226L-26 -252L-4 -206ZM16 -194L34 -232L22 -226L26 -252L4 -206' + 'Z',
  'M-6 -200L0 -254L6 -200Z',
  'M0 -200Q-14 -238 -46 -252Q-34 -226 -40 -198Z',
];
/** A warrior by dice: build, crest, halo, weapon. */
function stranger(id: string): Mech {
  const d = dice('mech/' + id);
  const [crest, w, stride, weapon, halo] = [d.pick(CRESTS), d.int(28, 44), d.int(30, 48), d.int(0, 2), d.int(0, 12)];
  const arms = () =>
    arm(-w - 4, -138, -w - 32, -112, -w - 26, -82, 12) + (weapon === 1 ? mirrored(katana(w + 26, -80, 30, 100)) : '');
  const draw = () =>
    (halo > 4 ? part('mx', rays(0, -150, 40, 74, halo)) : '') +
    leg(-16, -86, -stride + 6, -52, -stride, w * 0.4, -1) +
    leg(16, -86, stride - 6, -52, stride, w * 0.4, 1) +
    rows(-15, -94, 22, 34, 40, 3, -9) +
    rows(15, -94, 22, 34, 40, 3, 9) +
    torso(w, -148, -90, w * 0.6) +
    heart(0, -128) +
    arms() +
    arm(w + 4, -138, w + 32, -116, w + 24, -92, 12) +
    (weapon > 0
      ? katana(w + 26, -96, 24, 112)
      : move(w + 26, 0, 1, part('mj', 'M-3 0H3L4 -220H-2Z') + part('mg', 'M-14 -220L1 -262L16 -220Z'))) +
    rows(-w - 10, -150, 32, 46, 38, 3, -7) +
    rows(w + 10, -150, 32, 46, 38, 3, 7) +
    part('mg', crest) +
    helm(0, -172);
  return {
    accent: d.pick(['#ffd45e', '#b8ffcf', '#ff8fb8', '#9fd8ff']),
    glow: d.pick(['#7fe9ff', '#ffe680', '#a6ff6b']),
    tall: 1,
    draw,
  };
}
export const mechOf = (id: string): Mech => MECHS[id] ?? stranger(id);
