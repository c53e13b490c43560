/**
 * Dragging by mouse, pen or finger: a thing that may be chosen is lifted, its goals light up, and where it falls it is
 * as if thing and goal had been clicked. A place without an anchor of its own says with `data-drop` whose things it takes.
 * A finger also scrolls: where the table can scroll, only one that rested a moment lifts.
 */

import type { Table } from '../table/model.svelte';

const FAR = 7;
const FAR_FINGER = 10;
const REST_MS = 180;

/** The thing under the finger now, and since when; `lifts` once its movement is a drag and no scrolling. */
let touched: { thing: HTMLElement; at: number; lifts: boolean } | null = null;

const canScroll = (thing: HTMLElement): boolean => {
  for (let at = thing.parentElement; at; at = at.parentElement)
    if (at.scrollHeight > at.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(at).overflowY)) return true;
  return false;
};

/** Keeps the page from scrolling under a finger that drags. It must be there before the finger comes down, and browsers must wait for it. */
export function still(thing: HTMLElement): { destroy: () => void } {
  const hold = (event: TouchEvent): void => {
    if (touched?.thing !== thing) return;
    touched.lifts ||= !canScroll(thing) || performance.now() - touched.at > REST_MS;
    if (touched.lifts && event.cancelable) event.preventDefault();
  };
  thing.addEventListener('touchmove', hold, { passive: false });
  return { destroy: () => thing.removeEventListener('touchmove', hold) };
}

const headOf = (anchor: string): string => anchor.split('/')[0] ?? '';

/** What a thing owes to the place where it lies: in the air it would look like nothing. */
const LOOKS = ['display', 'grid-template', 'place-items', 'align-content', 'gap', 'padding', 'border', 'border-radius', 'background', 'color', 'font', 'text-align', 'clip-path', 'width', 'height'];

function keepLooks(from: Element, to: HTMLElement): void {
  const looks = getComputedStyle(from);
  for (const name of LOOKS) to.style.setProperty(name, looks.getPropertyValue(name));
}

/** A picture of the thing that follows the pointer. */
function lifted(thing: HTMLElement): HTMLElement {
  const ghost = thing.cloneNode(true) as HTMLElement;
  const parts = [thing, ...thing.querySelectorAll('*')];
  [ghost, ...ghost.querySelectorAll<HTMLElement>('*')].forEach((part, i) => keepLooks(parts[i] ?? thing, part));
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

/** Watches a thing that may not be lifted: tells when it was pulled away all the same. */
export function tug(event: PointerEvent, thing: HTMLElement, pulled: () => void): void {
  const end = (now: PointerEvent): void => {
    if (now.pointerId !== event.pointerId) return;
    removeEventListener('pointerup', end);
    removeEventListener('pointercancel', end);
    const under = now.type === 'pointerup' ? document.elementFromPoint(now.clientX, now.clientY) : thing;
    if (!thing.contains(under)) pulled();
  };
  addEventListener('pointerup', end);
  addEventListener('pointercancel', end);
}

/** The other thing that lies under the pointer, lit or not, or the place that stands for one. */
function other(x: number, y: number, anchors: readonly string[]): string | null {
  for (const at of document.elementsFromPoint(x, y)) {
    const named = at.closest<HTMLElement>('[data-anchor], [data-spot]')?.dataset;
    const anchor = named?.anchor ?? named?.spot;
    if (anchor !== undefined) return anchors.includes(anchor) ? null : anchor;
  }
  return null;
}

/** Begins to watch a pressed thing; `begun` is told when it is lifted, `done` whether it was. */
export function watch(event: PointerEvent, thing: HTMLElement, anchors: readonly string[], table: Table, done: (dragged: boolean) => void, begun: () => void): void {
  const from = { x: event.clientX, y: event.clientY };
  const far = event.pointerType === 'touch' ? FAR_FINGER : FAR;
  touched = event.pointerType === 'touch' ? { thing, at: performance.now(), lifts: false } : null;
  let ghost: HTMLElement | null = null;
  const move = (now: PointerEvent): void => {
    if (now.pointerId !== event.pointerId) return;
    if (touched && !touched.lifts) return;
    if (!ghost && Math.hypot(now.clientX - from.x, now.clientY - from.y) < far) return;
    if (!ghost) {
      ghost = lifted(thing);
      table.peeking = false;
      begun();
      table.grab(anchors);
      for (const place of places(anchors)) place.dataset.dropReady = '';
    }
    ghost.style.translate = `${now.clientX}px ${now.clientY}px`;
  };
  const end = (): void => {
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', up);
    removeEventListener('pointercancel', gone);
    ghost?.remove();
    touched = null;
    for (const place of document.querySelectorAll<HTMLElement>('[data-drop]')) delete place.dataset.dropReady;
  };
  // The browser took the finger for its own ends: nothing was meant.
  const gone = (): void => {
    const dragged = ghost !== null;
    end();
    if (dragged) table.release();
  };
  const up = (now: PointerEvent): void => {
    if (now.pointerId !== event.pointerId) return;
    const dragged = ghost !== null;
    const where = dragged ? under(now.clientX, now.clientY, table, anchors) : null;
    end();
    done(dragged);
    if (!dragged) return;
    if (where !== null && where !== 'place') return void table.tap(where);
    const missed = where === null ? other(now.clientX, now.clientY, anchors) : null;
    table.release();
    if (where === 'place') table.tap(anchors);
    else if (missed !== null) table.misplace(anchors[0] ?? '', missed);
  };
  addEventListener('pointermove', move);
  addEventListener('pointerup', up);
  addEventListener('pointercancel', gone);
}
