/** Notices in a lesson what was pressed or dropped in vain: the table itself stays silent there. */

/** A thing on the table as a press finds it. */
interface Pressed {
  anchor: string | null;
  lit: string | null;
}

/** Whether a press on a thing leads nowhere in a lesson: it has an anchor and is not lit. */
export const isVain = ({ anchor, lit }: Pressed): boolean => anchor !== null && (lit === null || lit === 'off');

const found = (event: Event): Pressed | null => {
  const thing = event.target instanceof Element ? event.target.closest<HTMLElement>('.felt [data-anchor]') : null;
  return thing && { anchor: thing.dataset.anchor ?? null, lit: thing.dataset.lit ?? null };
};

/** Tells of every press in vain by the thing's anchor, of a drop in vain by none; gives what ends it. */
export function strayed(tell: (anchor: string | null) => void): () => void {
  const pressed = (event: MouseEvent): void => {
    const thing = found(event);
    if (thing && isVain(thing)) tell(thing.anchor);
  };
  // What was dropped where it belongs is on its way or planned once the table has heard of it.
  const dropped = (): void => {
    if (!document.querySelector('.ghost')) return;
    setTimeout(() => {
      const table = document.querySelector<HTMLElement>('.table');
      if (table?.getAttribute('aria-busy') === 'false' && !table.dataset.picked) tell(null);
    });
  };
  document.addEventListener('click', pressed, true);
  document.addEventListener('pointerup', dropped, true);
  return () => {
    document.removeEventListener('click', pressed, true);
    document.removeEventListener('pointerup', dropped, true);
  };
}
