/**
 * Dragging by mouse, pen or finger: a thing that may be chosen is lifted, its goals light up, and where it falls it is
 * as if thing and goal had been clicked. A place without an anchor of its own says with `data-drop` whose things it
 * takes, and with `data-then` what answers the question that follows. Where it does not belong, it is said why
 * (`data-spot` names a place for that). A finger also scrolls: where the table can scroll, only one that rested a
 * moment lifts.
 */

import { t } from '../i18n/index.svelte';
import type { Table } from '../table/model.svelte';
import { plainly } from '../table/refusal';

const FAR = 7;
const FAR_FINGER = 10;
const REST_MS = 180;

/** The thing under the finger now, and since when; `lifts` once its movement is a drag and no scrolling. */
let touched: { thing: HTMLElement; at: number; lifts: boolean } | null = null;

export const canScroll = (thing: HTMLElement): boolean => {
  if (getComputedStyle(thing).touchAction === 'none') return false;
  for (let at = thing.parentElement; at; at = at.parentElement)
    if (at.scrollHeight > at.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(at).overflowY)) return true;
  return false;
};

/**
 * Keeps the page from scrolling under a finger that drags. It must be there before the finger comes down, and browsers
 * must wait for it.
 */
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
const LOOKS = [
  'display',
  'grid-template',
  'place-items',
  'align-content',
  'gap',
  'padding',
  'border',
  'border-radius',
  'background',
  'color',
  'font',
  'text-align',
  'clip-path',
  'width',
  'height',
];

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
  anchors.flatMap((anchor) => [
    ...document.querySelectorAll<HTMLElement>(`[data-drop~="${CSS.escape(headOf(anchor))}"]`),
  ]);

/** What lies under the pointer: a lit goal, a place that takes the thing, something that does not, or nothing. */
type Under = { goal: string } | { place: HTMLElement } | { other: string | null };

function under(x: number, y: number, table: Table, anchors: readonly string[]): Under {
  const all = document.elementsFromPoint(x, y);
  for (const at of all) {
    const anchor = at.closest<HTMLElement>('[data-anchor][data-lit="target"]')?.dataset.anchor;
    if (anchor !== undefined && table.next.has(anchor)) return { goal: anchor };
    const place = at.closest<HTMLElement>('[data-drop]');
    if (place && places(anchors).includes(place)) return { place };
  }
  const [named] = all.flatMap((at) => at.closest<HTMLElement>('[data-spot], [data-anchor]') ?? []);
  return { other: named?.dataset.spot ?? named?.dataset.anchor ?? null };
}

/**
 * Where it falls, it is as if clicked there; elsewhere it returns, and is told why unless it only came back to where it
 * lay.
 */
function drop(found: Under, { anchors, table }: Drag): void {
  // The table changed while it was in the air: its goals are others now.
  if (!table.lifting) return table.release();
  if ('goal' in found) return void table.tap(found.goal);
  if ('place' in found) {
    table.release();
    return void table.tap(anchors, found.place.dataset.then);
  }
  if (found.other !== null && anchors.includes(found.other)) return table.release();
  const words = t().table;
  table.misplace(
    anchors,
    found.other,
    plainly(words.notHere, table.next.size || places(anchors).length ? words.dropHint : words.pressHint),
  );
}

/** A goal under the pointer, and that it would take what is dragged. */
const goalAt = (x: number, y: number): Element | null =>
  document
    .elementsFromPoint(x, y)
    .map((at) => at.closest('[data-drop-ready], [data-drop][data-then], [data-lit="target"]'))
    .find((at) => at) ?? null;
function over(goal: Element | null): void {
  for (const old of document.querySelectorAll('[data-over]')) if (old !== goal) old.removeAttribute('data-over');
  goal?.setAttribute('data-over', '');
}

/** What is dragged, and who wants to know of it. */
export interface Drag {
  thing: HTMLElement;
  /** The part of it that is seen in the air, where that is not all of it. */
  picture?: HTMLElement | null;
  anchors: readonly string[];
  table: Table;
  /** Whether it may be lifted; if not, whoever tries is told why. */
  lifts: boolean;
  begun: () => void;
  done: (dragged: boolean) => void;
  stuck: () => void;
  /** Takes it where it falls, on one of its places or beside them, where the table's choices know of no goal. */
  fall?: (place: HTMLElement | null) => void;
}

/** Begins to watch a pressed thing. */
export function watch(event: PointerEvent, drag: Drag): void {
  const { thing, anchors, table, lifts, begun, done, stuck, fall } = drag;
  const from = { x: event.clientX, y: event.clientY };
  const far = event.pointerType === 'touch' ? FAR_FINGER : FAR;
  touched = event.pointerType === 'touch' ? { thing, at: performance.now(), lifts: !canScroll(thing) } : null;
  let ghost: HTMLElement | null = null;
  const move = (now: PointerEvent): void => {
    if (now.pointerId !== event.pointerId) return;
    if (touched && !touched.lifts) return;
    if (!ghost && Math.hypot(now.clientX - from.x, now.clientY - from.y) < far) return;
    if (!lifts) {
      end();
      return stuck();
    }
    if (!ghost) {
      ghost = lifted(drag.picture ?? thing);
      table.peeking = '';
      begun();
      if (!fall) table.grab(anchors, thing);
      for (const place of places(anchors)) place.dataset.dropReady = '';
    }
    // Under a finger it hangs above, so that the goal is seen.
    const up = event.pointerType === 'touch' ? ghost.offsetHeight / 2 : 0;
    ghost.style.translate = `${now.clientX}px ${now.clientY - up}px`;
    over(goalAt(now.clientX, now.clientY));
  };
  const end = (): void => {
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', up);
    removeEventListener('pointercancel', gone);
    ghost?.remove();
    over(null);
    touched = null;
    for (const place of document.querySelectorAll<HTMLElement>('[data-drop]')) delete place.dataset.dropReady;
  };
  // The browser took the finger for its own ends: nothing was meant.
  const gone = (): void => {
    const dragged = ghost !== null;
    end();
    if (dragged) done(false);
    if (dragged && !fall) table.release();
  };
  const up = (now: PointerEvent): void => {
    if (now.pointerId !== event.pointerId) return;
    const dragged = ghost !== null;
    const found = dragged ? under(now.clientX, now.clientY, table, anchors) : null;
    end();
    done(dragged);
    if (found && fall) fall('place' in found ? found.place : null);
    else if (found) drop(found, drag);
  };
  addEventListener('pointermove', move);
  addEventListener('pointerup', up);
  addEventListener('pointercancel', gone);
}
