/** What a person set on this device. Nothing here leaves it. */

export interface Settings {
  theme: 'dark' | 'light' | 'auto';
  /** Motion's speed: 0 shows ends at once, 4 is four times as quick. */
  speed: 0 | 0.5 | 1 | 2 | 4;
  language: 'en' | 'de';
  /** Whether every action waits for the green button. */
  confirm: boolean;
  /** Whether log and details stand beside the table on wide screens; `auto`: as the table's game wants it. */
  side: 'auto' | 'open' | 'folded';
  /** Whether single letters are shortcuts at a table; chords, arrows, Enter and Escape always are. */
  letters: boolean;
  /** Whether small sounds are heard. */
  sound: boolean;
  /** Whether the browser shows a note when one's turn begins while one looks elsewhere. */
  notify: boolean;
}

const usual: Settings = {
  theme: 'dark',
  speed: 1,
  language: 'en',
  confirm: false,
  side: 'auto',
  letters: true,
  sound: false,
  notify: false,
};
const KEY = 'starboard.settings';

function stored(): Settings {
  const german = navigator.language.startsWith('de');
  const first: Settings = { ...usual, language: german ? 'de' : 'en' };
  try {
    return { ...first, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>) };
  } catch {
    return first;
  }
}

export const settings: Settings = $state(stored());

/** Changes a setting and keeps it. */
export function set<K extends keyof Settings>(key: K, value: Settings[K]): void {
  settings[key] = value;
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing still plays.
  }
  apply();
}

/** Tells the page: theme, language, and how fast things move. */
export function apply(): void {
  const root = document.documentElement;
  root.dataset.theme = settings.theme;
  root.lang = settings.language;
  root.dataset.motion = settings.speed === 0 ? 'none' : 'some';
  root.style.setProperty('--pace', String(settings.speed === 0 ? 0 : 1 / settings.speed));
}
