/** Calls whoever looks elsewhere: a badge on the tab's icon, and a note from the browser where one asked for it. */

import { settings } from '../settings.svelte';

const PLAIN = '/favicon.svg';
/** The icon with a light on it: drawn here, so that nothing is loaded when the line is poor. */
const BADGE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#0e1528"/>' +
  '<path d="M16 3 25 28 16 22Z" fill="#5cf0c1"/><path d="M16 3 7 28 16 22Z" fill="#bcc7e2" opacity=".55"/>' +
  '<circle cx="23" cy="9" r="8.5" fill="#ff5d5d" stroke="#0e1528" stroke-width="2"/></svg>';

/** Puts the badge on the tab's icon, or takes it off. */
export function badge(on: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon) icon.href = on ? `data:image/svg+xml,${encodeURIComponent(BADGE)}` : PLAIN;
}

export const canNotify = (): boolean => typeof Notification !== 'undefined' && isSecureContext;

/** Asks the browser whether notes may be shown; says whether they may. */
export async function askToNotify(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === 'granted';
}

/** Shows a note; pressing it comes back to the table. */
export function notify(title: string, body: string): Notification | null {
  if (!settings.notify || !canNotify() || Notification.permission !== 'granted') return null;
  const note = new Notification(title, { body, icon: PLAIN, tag: 'starboard-turn' });
  note.onclick = () => (window.focus(), note.close());
  return note;
}
