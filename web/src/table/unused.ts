/** What is left before one ends: each thing that could still be used pulses, one after another. */

import { tick } from 'svelte';
import { settings } from '../settings.svelte';
import type { Table } from './model.svelte';

const [PULSE_MS, GAP_MS, STILL_MS] = [700, 260, 1600];
const MOST = 12;

/** Things that could still be used; what can only be given up is nothing one forgot. */
export const unusedThings = (): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('.felt :is([data-lit="choice"], [data-lit="target"])')]
    .filter((thing) => thing.getClientRects().length > 0 && !thing.closest('[data-gives]'))
    .slice(0, MOST);

/** Without motion all of them are framed for a while. */
function pulse(thing: HTMLElement, at: number, still: boolean): void {
  const frame = { outline: '3px solid var(--warn)', outlineOffset: '3px' };
  thing.dataset.shown = String(at + 1);
  const shown = thing.animate(
    still ? [frame, frame] : [frame, { ...frame, outlineOffset: '10px' }, frame, { outline: '0 solid transparent' }],
    { duration: still ? STILL_MS : PULSE_MS, delay: still ? 0 : at * GAP_MS, easing: 'ease-in-out' },
  );
  shown.onfinish = () => delete thing.dataset.shown;
}

/** Lets go of the end, and shows what it would have lost. */
export async function showUnused(table: Table): Promise<void> {
  table.release();
  await tick();
  const still = settings.speed === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches;
  const things = unusedThings();
  things.forEach((thing, at) => pulse(thing, at, still));
  things[0]?.focus({ preventScroll: false });
}
