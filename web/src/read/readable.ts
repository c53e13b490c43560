/** Makes anything on a table readable that is no thing to choose: a score, a number, a mark. */

import type { Attachment } from 'svelte/attachments';
import type { Inspected, Table } from '../table/model.svelte';
import { READ, READS } from './around';
import { KEEP_MS, LONG_PRESS_MS } from './hold';

export const readable =
  (table: () => Table, told: () => Omit<Inspected, 'at' | 'anchor'>): Attachment<HTMLElement> =>
  (at) => {
    let pressed: ReturnType<typeof setTimeout> | undefined;
    let held = false;
    const seen = (): Inspected => ({ ...told(), anchor: null, at });
    const read = (): void => table().read(seen());
    const look = (): void => table().look(seen(), []);
    let heldAt = 0;
    const lift = (): void => {
      clearTimeout(pressed);
      if (table().peeking !== 'held') return;
      if (performance.now() - heldAt < KEEP_MS) read();
      else table().peeking = '';
    };
    const on: { [K in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[K]) => void } = {
      pointerenter: (event) => event.pointerType === 'mouse' && look(),
      pointerleave: () => (clearTimeout(pressed), table().lookAway(at)),
      pointerup: lift,
      pointercancel: lift,
      pointerdown: (event) => {
        held = false;
        if (event.pointerType === 'mouse') return;
        pressed = setTimeout(() => {
          [held, heldAt] = [true, performance.now()];
          look();
          table().peeking = 'held';
        }, LONG_PRESS_MS);
      },
      contextmenu: (event) => {
        event.preventDefault();
        if (!held) read();
      },
    };
    // A press that was long enough to read by presses nothing; asked to, it reads.
    const click = (event: MouseEvent): void => {
      if (!table().asking && !(held && event.detail > 0)) return;
      event.stopPropagation();
      event.preventDefault();
      if (table().asking) read();
      held = false;
    };
    at.setAttribute(READS, '');
    for (const [name, does] of Object.entries(on)) at.addEventListener(name, does as EventListener);
    at.addEventListener('click', click, true);
    at.addEventListener(READ, read);
    return () => {
      clearTimeout(pressed);
      table().overlook(at);
      for (const [name, does] of Object.entries(on)) at.removeEventListener(name, does as EventListener);
      at.removeEventListener('click', click, true);
      at.removeEventListener(READ, read);
    };
  };
