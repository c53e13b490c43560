import { read, type Place } from './router';

/** Where one is now. */
export const here: { place: Place } = $state({ place: read(location.hash) });

addEventListener('hashchange', () => {
  here.place = read(location.hash);
  scrollTo(0, 0);
});
