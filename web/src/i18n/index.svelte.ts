/** The catalogue in the language that was set. `t().home.play`: reading it is enough to be told of a change. */

import { settings } from '../settings.svelte';
import { en, type Messages } from './en';

const loaded: { de: Messages | null } = $state({ de: null });

/** The messages now. Until a language has arrived, English speaks. */
export function t(): Messages {
  if (settings.language === 'de') {
    if (!loaded.de) void import('./de').then((module) => (loaded.de = module.de));
    return loaded.de ?? en;
  }
  return en;
}
