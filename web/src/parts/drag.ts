/**
 * Dragging, for whoever holds a mouse or a pen: a thing that may be chosen is lifted, its goals light up, and where it falls it is
 * as if thing and goal had been clicked. A place without an anchor of its own says with `data-drop` whose things it takes.
 */

import type { Table } from '../table/model.svelte';

const FAR = 7;

const headOf = (anchor: string): string => anchor.split('/')[0] ?? '';

/** A picture of the thing that follows the pointer. */
function lifted(thing: HTMLElement): HTMLElement {
  const ghost = thing.cloneNode(true) as HTMLElement;
  const { width, height } = thing.getBoundingClientRect();
  for (const one of [ghost, ...ghost.querySelectorAll<HTMLElement>('*')]) {
    one.removeAttribute('id');
    for (const name of ['data-anchor', 'data-lit', 'data-card']) one.removeAttribute(name);
  }
  ghost.classList.add('ghost');
  ghost.setAttribute('aria-hidden', 'true');
  ghost.inert = true;
  Object.assign(ghost.style, { width: `${width}px`, height: `${height}px` });
  document.body.append(ghost);
  return ghost;
}

const places = (anchors: readonly string[]): HTMLElement[] =>
  anchors.flatMap((anchor) => [...document.querySelectorAll<HTMLElement>(`[data-drop~="${CSS.escape(headOf(anchor))}"]`)]);

/** What lies under the pointer: a lit goal's anchor, a place that takes the thing, or nothing. */
function under(x: number, y: number, table: Table, anchors: readonly string[]): string | 'place' | null {
  for (const at of document.elementsFromPoint(x, y)) {
    const anchor = at.closest<HTMLElement>('[data-anchor][data-lit="target"]')?.dataset.anchor;
    if (anchor !== undefined && table.next.has(anchor)) return anchor;
    const place = at.closest<HTMLElement>('[data-drop]');
    if (place && places(anchors).includes(place)) return 'place';
  }
  return null;
}

/** Begins to watch a pressed thing; `done` is told whether it was dragged. */
export function watch(event: PointerEvent, thing: HTMLElement, anchors: readonly string[], table: Table, done: (dragged: boolean) => void): void {
  const from = { x: event.clientX, y: event.clientY };
  let ghost: HTMLElement | null = null;
  const move = (now: PointerEvent): void => {
    if (!ghost && Math.hypot(now.clientX - from.x, now.clientY - from.y) < FAR) return;
    if (!ghost) {
      ghost = lifted(thing);
      table.grab(anchors);
      for (const place of places(anchors)) place.dataset.dropReady = '';
    }
    ghost.style.translate = `${now.clientX}px ${now.clientY}px`;
  };
  const end = (): void => {
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', up);
    removeEventListener('pointercancel', end);
    ghost?.remove();
    for (const place of document.querySelectorAll<HTMLElement>('[data-drop]')) delete place.dataset.dropReady;
  };
  const up = (now: PointerEvent): void => {
    const dragged = ghost !== null;
    const where = dragged ? under(now.clientX, now.clientY, table, anchors) : null;
    end();
    done(dragged);
    if (!dragged) return;
    if (where !== null && where !== 'place') return void table.tap(where);
    table.release();
    if (where === 'place') table.tap(anchors);
  };
  addEventListener('pointermove', move);
  addEventListener('pointerup', up);
  addEventListener('pointercancel', end);
}
