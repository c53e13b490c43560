/** What presses, keys and pointers mean while the Stage plays. */

import { covered } from '../table/keys';
import type { Table } from '../table/model.svelte';

const typing = (at: EventTarget | null): boolean =>
  at instanceof HTMLElement && (at.matches('input, textarea, select') || at.isContentEditable);

const swallow = (event: Event): void => {
  event.preventDefault();
  event.stopImmediatePropagation();
};

/** Space jumps to the end; so does any key that begins a move, and then it means that. */
export function skipByKey(event: KeyboardEvent, table: Table): void {
  if (!table.stage.playing || typing(event.target) || covered() || event.ctrlKey || event.metaKey || event.altKey)
    return;
  if (event.key === ' ') {
    swallow(event);
    table.stage.skip();
  } else if (MOVES.includes(event.key.toLowerCase())) table.stage.skip();
}
const MOVES = ['n', 'p', 'arrowright', 'arrowleft', 'a', '/', 'u', ...'123456789'];

/** A press on the felt jumps to the end and means nothing else: what lies there may be another thing by then. */
export function skipByPress(event: MouseEvent, table: Table): void {
  if (!table.stage.playing || table.peeking) return;
  swallow(event);
  table.stage.skip();
}

/** How long one points at a thing before the Stage waits. */
const READ_MS = 300;

/** The Stage waits while somebody moved onto a thing to read it; a pointer that only lies there reads nothing. */
export function readers(table: () => Table): { move: (event: PointerEvent) => void; leave: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const leave = (): void => {
    clearTimeout(timer);
    table().stage.release('pointer');
  };
  const move = (event: PointerEvent): void => {
    if (event.pointerType !== 'mouse' || !table().stage.playing || (!event.movementX && !event.movementY)) return;
    leave();
    if (event.target instanceof Element && event.target.closest('[data-anchor], [data-card]'))
      timer = setTimeout(() => table().stage.hold('pointer'), READ_MS);
  };
  return { move, leave };
}
