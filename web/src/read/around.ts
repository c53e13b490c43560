/** Which things can be read, one after another. */

/** Things that can be read say so. */
export const READS = 'data-reads';
/** Sent to a thing that is to be read. */
export const READ = 'read';

const seen = (thing: HTMLElement): boolean => thing.getClientRects().length > 0;
const within = (place: ParentNode): HTMLElement[] =>
  [...place.querySelectorAll<HTMLElement>(`[${READS}]`)].filter(seen);

/** The things of the place where one lies, in the order of the page; the whole table where it lies alone. */
export function around(thing: Element): HTMLElement[] {
  for (let at = thing.parentElement; at && !at.matches('.felt'); at = at.parentElement) {
    if (!at.matches('section, [role="group"], [role="list"]')) continue;
    const here = within(at);
    if (here.length > 1) return here;
  }
  return within(thing.closest('.felt') ?? document);
}

/** The thing after one, or before it; round at the ends. */
export function next(thing: Element, by: 1 | -1): HTMLElement | null {
  const all = around(thing);
  const at = all.indexOf(thing as HTMLElement);
  return at < 0 || all.length < 2 ? null : (all[(at + by + all.length) % all.length] ?? null);
}

/** Reads a thing as if one had asked for it. */
export const ask = (thing: Element): boolean => thing.dispatchEvent(new CustomEvent(READ, { bubbles: false }));
