/** A place that scrolls says so while more follows below: `data-more` holds the words, the style shows them. */

import type { Attachment } from 'svelte/attachments';

/** Less than this is hidden from nobody. */
const HIDDEN = 12;

export const more =
  (words: string): Attachment<HTMLElement> =>
  (place) => {
    const look = (): void => {
      if (
        place.scrollHeight - place.scrollTop - place.clientHeight > HIDDEN &&
        getComputedStyle(place).overflowY !== 'visible'
      )
        place.dataset.more = words;
      else delete place.dataset.more;
    };
    const sizes = new ResizeObserver(look);
    const watch = (): void => {
      sizes.disconnect();
      for (const one of [place, ...place.children]) sizes.observe(one);
      look();
    };
    const things = new MutationObserver(watch);
    things.observe(place, { childList: true });
    place.addEventListener('scroll', look, { passive: true });
    watch();
    return () => {
      sizes.disconnect();
      things.disconnect();
      place.removeEventListener('scroll', look);
    };
  };
