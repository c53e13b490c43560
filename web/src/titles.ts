/** What a page is called in tabs, histories and by readers. */

import { gameTitle } from './games.svelte';
import { t } from './i18n/index.svelte';
import type { Place } from './router';
import { shown } from './shown.svelte';

const NAME = 'Starboard';

function pageOf(place: Place): string {
  switch (place.at) {
    case 'home':
      return '';
    case 'new':
      return t().fresh.title;
    case 'settings':
      return t().settings.title;
    case 'rules':
      return place.game ? t().rules.of(gameTitle(place.game)) : t().rules.title;
    case 'learn':
      return place.game ? t().learn.of(gameTitle(place.game)) : t().learn.title;
    case 'replay':
      return [t().replay.title, shown.game && gameTitle(shown.game)].filter(Boolean).join(' · ');
    case 'table':
      return shown.game ? gameTitle(shown.game) : t().table.opening;
    case 'nowhere':
      return t().error.nowhere;
  }
}

/** The title of a page; at a table whose turn it is, that comes first. */
export const titleOf = (place: Place): string =>
  [place.at === 'table' && shown.turn ? t().table.yourTurn.replace(/\.$/, '') : '', pageOf(place), NAME]
    .filter(Boolean)
    .join(' · ');
