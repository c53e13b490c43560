/** The keyboard of a table. Every key presses what one sees: nothing can be done here that cannot be clicked. */

import { ask, READS } from '../read/around';
import { settings } from '../settings.svelte';
import type { Table } from './model.svelte';

const typing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.matches('input, textarea, select') || target.isContentEditable);

/** Behind a curtain or a sheet nothing is pressed. */
export const covered = (): boolean => document.querySelector('dialog[open]') !== null;

/** Space that means the table, not the button or field it was pressed on. */
export const isSpace = (event: KeyboardEvent): boolean =>
  event.key === ' ' &&
  !covered() &&
  !(event.target instanceof HTMLElement && event.target.matches('button, a, input, textarea, select, summary'));

const press = (key: string): boolean => {
  const button = document.querySelector<HTMLElement>(`[data-key="${key}"]`);
  button?.click();
  return button !== null;
};

/** The lit things in the order of the page. */
const litThings = (): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('[data-lit="choice"], [data-lit="target"], [data-lit="selected"]')].filter(
    (thing) => thing.offsetParent !== null,
  );

/** Goes to the next lit thing, or the one before. */
export function walk(by: 1 | -1): boolean {
  const things = litThings();
  const at = things.indexOf(document.activeElement as HTMLElement);
  const from = at < 0 ? (by > 0 ? -1 : 0) : at;
  const next = things[(from + by + things.length) % things.length];
  next?.focus();
  return next !== undefined;
}

type Opens = 'log' | 'chat' | 'menu' | 'keys' | 'palette';
const opening: Record<string, Opens> = { '/': 'palette', a: 'palette', '?': 'keys', l: 'log', c: 'chat', m: 'menu' };

/** Escape: whatever is planned, pointed at or asked for ends. */
function leave(table: Table): void {
  [table.peeking, table.pointing, table.asking] = ['', false, false];
  table.release();
}

/** Reads the thing that has the focus, else the one pointed at or looked at last. */
function reads(target: EventTarget | null, table: Table): boolean {
  const thing = target instanceof Element ? target.closest(`[${READS}]`) : null;
  if (thing) return ask(thing);
  if (table.inspected) table.read(table.inspected);
  else table.asking = !table.asking;
  return true;
}

function act(event: KeyboardEvent, table: Table, open: (what: Opens) => void): boolean {
  if (!settings.letters && /^[a-z0-9/?]$/i.test(event.key)) return false;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const onThing = event.target instanceof HTMLElement && event.target.matches('button, a, summary, [role="button"]');
  if (key === 'Escape') return (leave(table), true);
  if (key === 'i') return reads(event.target, table);
  if (key === 'Enter') return !onThing && press('go');
  if (key === 'u') return press('undo');
  if (key === 'n' || key === 'ArrowRight') return walk(1);
  if (key === 'p' || key === 'ArrowLeft') return walk(-1);
  if (/^[1-9]$/.test(key)) return press(`pick-${key}`);
  const what = opening[key];
  if (what) open(what);
  return what !== undefined;
}

/** Answers a key on the page. */
export function keymap(event: KeyboardEvent, table: Table, open: (what: Opens) => void): void {
  if (typing(event.target) || event.altKey || covered()) return;
  const chord = event.ctrlKey || event.metaKey;
  if (chord && event.key.toLowerCase() === 'k') open('palette');
  else if (chord || !act(event, table, open)) return;
  event.preventDefault();
}
