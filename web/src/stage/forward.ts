/** What comes forward: from where it lay to the middle, at reading size, and on to where it goes. */

import type { Component } from 'svelte';
import { mount, unmount } from 'svelte';
import { box, find, type Places } from '../parts/flights';
import type { Motion } from './script';

type Forward = Extract<Motion, { kind: 'forward' }>;

export interface Hall {
  layer: HTMLElement;
  before: Places;
  after: Places;
  Face: Component<{ subject: unknown }>;
  /** So that a face knows the table it is at. */
  context: Map<unknown, unknown>;
  ms: number;
  /** Whether nothing may travel: it is shown in the middle alone. */
  still: boolean;
}

/** A card in the middle is at most this wide, and this part of the table's height. */
const [WIDEST, PART, SHAPE] = [230, 0.46, 1.38];
/** When it has come, and when it goes again. */
const [COME, GO] = [0.26, 0.74];

/** The places in the middle, side by side. */
function middles(n: number, felt: DOMRect): DOMRect[] {
  const height = Math.min(felt.height * PART, WIDEST * SHAPE);
  const width = Math.min(height / SHAPE, (felt.width - 16) / n - 8);
  const left = felt.left + felt.width / 2 - (n * (width + 8) - 8) / 2;
  const top = felt.top + (felt.height - width * SHAPE) * 0.42;
  return Array.from({ length: n }, (_, i) => new DOMRect(left + i * (width + 8), top, width, width * SHAPE));
}

const shift = (of: DOMRect, to: DOMRect): string => {
  const [x, y] = [to.left + to.width / 2 - of.left - of.width / 2, to.top + to.height / 2 - of.top - of.height / 2];
  const scale = Math.min(1, Math.max(0.16, Math.min(to.width / of.width, (to.height / of.height) * 1.3)));
  return `translate(${x}px, ${y}px) scale(${scale})`;
};

function show(one: Forward, at: DOMRect, hall: Hall): () => void {
  const { layer, before, after, Face, context, ms, still } = hall;
  const frame = Object.assign(document.createElement('div'), { className: 'stage-face' });
  if (one.name) box(layer, at, document.createElement('span')).id = `at-forward-${one.name}`;
  const made = mount(Face, { target: frame, props: { subject: one.subject }, context });
  const ghost = box(layer, at, frame);
  const [from, to] = [find(one.from, before, after)?.box ?? at, find(one.to, after, before)?.box ?? at];
  const come = { transform: shift(at, from), opacity: from === at ? 0 : 0.6 };
  const rest = { transform: 'none', opacity: 1 };
  const gone = { transform: shift(at, to), opacity: 0.2 };
  if (!still)
    ghost.animate([come, { ...rest, offset: COME }, { ...rest, offset: GO }, gone], {
      duration: ms,
      easing: 'cubic-bezier(.4, 0, .2, 1)',
      fill: 'both',
    });
  return () => (ghost.remove(), void unmount(made));
}

/** Brings some things forward; the answer takes them away. */
export function bring(motions: readonly Forward[], hall: Hall): () => void {
  const felt = document.querySelector('.felt .ground')?.getBoundingClientRect() ?? new DOMRect(0, 0, innerWidth, 600);
  const spots = middles(motions.length, felt);
  const middle = spots.reduce((all, one) => new DOMRect(all.left, all.top, one.right - all.left, all.height));
  const place = box(hall.layer, middle, document.createElement('span'));
  place.id = 'at-forward';
  const leave = motions.map((one, i) => show(one, spots[i] ?? felt, hall));
  return () => leave.forEach((go) => go());
}
