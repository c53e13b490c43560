/** Tones of the clans of Samurai and the light that models every part. Each picture carries its own. */

import { blend } from '../colour';
import { linearFill, radialFill } from '../pen';

export type Clan = 'nova' | 'pulsar' | 'gamma' | 'void';
export const CLANS: Record<Clan, string> = { nova: '#4c9bff', pulsar: '#f0524d', gamma: '#35b873', void: '#9a6bf5' };
const isClan = (clan: string): clan is Clan => Object.hasOwn(CLANS, clan);
/** The clan a name stands for; nova for none. */
export const clanOf = (name: string): Clan => (isClan(name) ? name : 'nova');

export interface Mech {
  accent: string;
  glow: string;
  /** How tall beside the others: by weight. */
  tall: number;
  draw: () => string;
}
/** A small scene, with the craft of the clan that plays it. */
export type Scene = (clan: Clan) => string;

/** Lights and metals, the same for every clan. */
export const LIGHTS =
  '<defs>' +
  linearFill('s2-sh', 'x1=".1" y1="0" x2=".9" y2="1"', [
    [0, '#fff', 0.42],
    [0.42, '#fff', 0],
    [0.58, '#050818', 0],
    [1, '#050818', 0.55],
  ]) +
  linearFill('s2-fl', 'x2="0" y2="1"', [
    [0, '#fff', 0.3],
    [0.5, '#fff', 0],
    [1, '#050818', 0.5],
  ]) +
  radialFill('s2-ember', '', [
    [0, '#fff3c4'],
    [0.3, '#ffb347', 0.9],
    [1, '#ff5a1f', 0],
  ]) +
  linearFill('s2-steel', 'x2="1" y2="1"', [
    [0, '#fff'],
    [0.5, '#b9c6e4'],
    [1, '#5d6a90'],
  ]) +
  linearFill('s2-gold', 'x2=".6" y2="1"', [
    [0, '#fff1bd'],
    [0.5, '#e9b949'],
    [1, '#8e5a12'],
  ]) +
  linearFill('s2-paper', 'x2="1" y2="0"', [
    [0, '#d9caa4'],
    [0.25, '#fff8e2'],
    [0.8, '#f1e4c2'],
    [1, '#bfa979'],
  ]) +
  '</defs>';

export interface Tones {
  clan: Clan;
  accent?: string;
  glow?: string;
}
/** What the classes of parts look like in the colours of a clan. */
export function tones({ clan, accent = '#ffd45e', glow = '#ffe680' }: Tones): string {
  const own = CLANS[clan];
  const [m1, m2, m3] = [blend(own, 0.48, '#f4f8ff'), blend(own, 0.88, '#ffffff'), blend(own, 0.58, '#0d1330')];
  const fills: [string, string][] = [
    ['m1', m1],
    ['m2', m2],
    ['m3', m3],
    ['mj', '#20263f'],
    ['ms', '#8f9bb8'],
    ['mg', 'url(#s2-gold)'],
    ['mx', accent],
    ['mw', '#f4f7ff'],
    ['mws', '#b9c2dc'],
    ['mst', 'url(#s2-steel)'],
    ['paper', 'url(#s2-paper)'],
    ['lantern', '#ffcf7a'],
    ['mk-core', '#0a0d1c'],
    ['can', '#cdeeff'],
    ['jetc', '#fff'],
    ['tk', own],
    ['mon', 'currentColor'],
  ];
  const bare: [string, string][] = [
    ['sh', 'url(#s2-sh)'],
    ['me', glow],
    ['win', '#ffe3a0'],
    ['bay', '#ffcf7a'],
    ['jet', '#8fe3ff'],
    ['smoke', '#c9cde0'],
    ['flame', 'url(#s2-ember)'],
  ];
  return (
    `<style>svg{--clan:${own};--m1:${m1};--m2:${m2};--m3:${m3}}` +
    '.mech path,.mech circle,.craft path{stroke:#090c1' +
    'c;stroke-width:1.7;stroke-linejoin:round}' +
    fills.map(([name, fill]) => `.${name}{fill:${fill}}`).join('') +
    bare.map(([name, fill]) => `.mech .${name},.craft .${name}{fill:${fill};stroke:none}`).join('') +
    ('.mech .mt{fill:none;stroke:#f0cf7c}.mech' +
      ' .mk{fill:none;stroke:#0d1226;stroke-linecap:round}.mech .thin{stroke-width:.9}') +
    ('.mech' +
      ' .bolt{fill:none;stroke:#fff6c2;stroke-width:3}.smoke{opacity:.2}.jet{opacity:.85}.a' +
      `n{stroke:${m1}}`) +
    (`.craft .ring{fill:none;stroke:${m3};stroke-width:5}.mon` + ' .l{fill:none;stroke:currentColor;stroke-width:3;') +
    ('stroke-linecap:round;stroke-linejoin:round}text{font:850 27px/1 ' +
      'system-ui,sans-serif;fill:#fff;text-anchor:middle}</style>')
  );
}
