/** The focus never gets lost: when the thing that has it leaves the table, what stands nearest takes it. */

const isSeen = (one: Element): one is HTMLElement => one instanceof HTMLElement && one.getClientRects().length > 0;

/** What was focused, and where it was: its anchor, the places it lay in, and which of their things it was. */
interface Kept {
  thing: HTMLElement;
  anchor: string | undefined;
  places: { place: Element; at: number }[];
}

const buttonsOf = (place: Element): HTMLElement[] => [...place.querySelectorAll('button')].filter(isSeen);

function keep(thing: HTMLElement): Kept {
  const places: Kept['places'] = [];
  for (let place = thing.parentElement; place && !place.matches('.play'); place = place.parentElement)
    places.push({ place, at: buttonsOf(place).indexOf(thing as HTMLButtonElement) });
  return { thing, anchor: thing.dataset.anchor, places };
}

/** The same thing drawn anew, its neighbour, the first lit thing, the dock's act, or the table itself. */
export function heirOf({ anchor, places }: Kept, table: ParentNode): HTMLElement | null {
  const same = anchor ? [...table.querySelectorAll(`[data-anchor="${CSS.escape(anchor)}"]`)].find(isSeen) : null;
  if (same) return same as HTMLElement;
  for (const { place, at } of places) {
    const here = place.isConnected ? buttonsOf(place) : [];
    if (here.length) return here[Math.min(Math.max(at, 0), here.length - 1)] ?? null;
  }
  const lit = [...table.querySelectorAll('[data-lit="choice"], [data-lit="target"]')].find(isSeen);
  return (lit ?? table.querySelector('[data-key="go"]') ?? table.querySelector('#main')) as HTMLElement | null;
}

/** Watches a table. Whoever takes the focus away, or lets it go, means it. */
export function keepFocus(table: HTMLElement): () => void {
  let kept: Kept | null = null;
  const focusin = (event: FocusEvent): void => {
    kept = event.target instanceof HTMLElement && event.target.matches('button') ? keep(event.target) : null;
  };
  const focusout = (): void => {
    // A thing that is being removed is gone a moment later; one that is only left is not.
    const left = kept;
    queueMicrotask(() => left === kept && left?.thing.isConnected && (kept = null));
  };
  const changed = new MutationObserver(() => {
    if (!kept || kept.thing.isConnected) return;
    const heir = document.activeElement === document.body ? heirOf(kept, table) : null;
    kept = null;
    heir?.focus({ preventScroll: true });
  });
  table.addEventListener('focusin', focusin);
  table.addEventListener('focusout', focusout);
  changed.observe(table, { childList: true, subtree: true });
  return () => {
    changed.disconnect();
    table.removeEventListener('focusin', focusin);
    table.removeEventListener('focusout', focusout);
  };
}
