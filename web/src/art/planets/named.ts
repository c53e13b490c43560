/** The planets of Captains: every name is drawn. A name nobody has drawn gets a planet by dice. */

import { dice, label } from '../dice';
import { ellipse, n, radialFill } from '../pen';
import { EXTRAS, FEATURES, fluff, type Kind, type Named } from './kinds';

export const PLANETS: Record<string, Named> = {
  marzipan_reach: { kind: 'swirl', a: '#ffd2bd', b: '#e9849f', c: '#fff4e6' },
  old_kettle: { kind: 'kettle', a: '#de8a55', b: '#853f25', c: '#ffd9a0' },
  quillhaven: { kind: 'cloud', a: '#4fc4b0', b: '#186374', c: '#ecfff8' },
  brindles_folly: { kind: 'stripe', a: '#d6a866', b: '#5c3a22', c: '#f5dfb0' },
  three_lamp: { kind: 'city', a: '#5d63b8', b: '#262a63', c: '#ffdc8c', lamps: 3 },
  sorrel_deep: { kind: 'ocean', a: '#3294e6', b: '#0d3f8f', c: '#7fe0c4' },
  wobble: { kind: 'swirl', a: '#b48cff', b: '#5636b4', c: '#f8dcff', ring: '#e7d2ff', egg: 1.12 },
  nimbus_landing: { kind: 'cloud', a: '#9dbcf7', b: '#4a68bd', c: '#ffffff' },
  fennick: { kind: 'dune', a: '#f4b862', b: '#a85a24', c: '#ffe9b4' },
  grand_hush: { kind: 'ice', a: '#d4eaf5', b: '#7ba3c4', c: '#ffffff' },
  tallows_rest: { kind: 'wax', a: '#f6d683', b: '#b17d28', c: '#fff6d0' },
  umbershade: { kind: 'crater', a: '#7d6178', b: '#2c1f33', c: '#d7aec4' },
  dustbunny: { kind: 'fluff', a: '#c4bab2', b: '#6f655f', c: '#efe8e0' },
  cinderwick: { kind: 'lava', a: '#6a3033', b: '#2a1119', c: '#ff9a45' },
  lanternfall: { kind: 'city', a: '#2f6f86', b: '#0d2c3d', c: '#ffdf9a' },
};

const KINDS = Object.keys(FEATURES) as Kind[];
function stranger(id: string): Named {
  const d = dice('planet/' + id);
  const tone = d.pick(Object.values(PLANETS));
  return {
    ...tone,
    kind: d.pick(KINDS),
    a: d.pick(Object.values(PLANETS)).a,
    ring: d.odds(0.2) ? tone.c : undefined,
    lamps: undefined,
  };
}
export const planetOf = (id: string): Named => PLANETS[id] ?? stranger(id);

const ring = (p: Named, r: number, front: boolean): string => {
  const arc = (k: number, flat: number, w: number, o: number) =>
    `<path d="M${n(-r * k)} 0A${n(r * k)} ${n(r * flat)} 0 0 ${front ? 0 : 1} ${n(r * k)} 0"` +
    ` fill="none" stroke="${p.ring}" stroke-width="${n(r * w)}" opacity="${o}"/>`;
  return (
    `<g transform="rotate(-18)">${arc(1.75, 0.5, 0.14, front ? 0.95 : 0.5)}` +
    `${arc(1.45, 0.38, 0.07, front ? 0.6 : 0.3)}</g>`
  );
};

/** A planet of radius `r` about the origin. */
export function planetBody(id: string, r: number): string {
  const p = planetOf(id);
  const [d, g, egg] = [dice(id), label('pl', id, r), p.egg ?? 1];
  const fills =
    radialFill(g, 'cx=".36" cy=".3" r=".8"', [
      [0, p.c],
      [0.4, p.a],
      [1, p.b],
    ]) +
    radialFill(`${g}h`, '', [
      [0.72, p.a, 0.5],
      [1, p.a, 0],
    ]) +
    radialFill(`${g}d`, 'cx=".34" cy=".28" r=".86"', [
      [0.34, '#050818', 0],
      [0.7, '#050818', 0.26],
      [1, '#04060f', 0.78],
    ]) +
    radialFill(`${g}s`, 'cx=".3" cy=".24" r=".5"', [
      [0, '#fff', 0.6],
      [1, '#fff', 0],
    ]);
  const disc = (fill: string, k = 1, more = '') => ellipse(fill, 0, 0, r * k * egg, r * k, more);
  return (
    `<defs>${fills}<clipPath id="${g}c"><ellipse rx="${n(r * egg)}" ry="${n(r)}"/></clipP` +
    'ath></defs>' +
    disc(`url(#${g}h)`, 1.34) +
    (p.kind === 'fluff' ? fluff(p, r, d) : '') +
    (p.ring ? ring(p, r, false) : '') +
    disc(`url(#${g})`) +
    `<g clip-path="url(#${g}c)">${FEATURES[p.kind](p, r, d)}</g>` +
    disc(`url(#${g}d)`, 1.02) +
    disc(`url(#${g}s)`) +
    disc('none', 0.98, `stroke="${p.c}" stroke-opacity=".35" stroke-width="1.1"`) +
    (p.ring ? ring(p, r, true) : '') +
    (EXTRAS[p.kind]?.(p, r, d) ?? '')
  );
}
