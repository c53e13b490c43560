import { read, type Place } from './router';

/** Where one is now, and where a page that is only looked up leads back to. */
export const here: { place: Place; back: string | null } = $state({ place: read(location.hash), back: null });

/** Pages one looks something up on: they lead back to where one came from. */
const isAside = (place: Place): boolean => place.at === 'settings' || place.at === 'rules';

let last = location.hash;
addEventListener('hashchange', () => {
  const next = read(location.hash);
  if (!isAside(next)) here.back = null;
  else if (!isAside(here.place)) here.back = last;
  last = location.hash;
  here.place = next;
  scrollTo(0, 0);
});
