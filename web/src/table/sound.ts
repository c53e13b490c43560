/** Small sounds, made here and now: off until somebody turns them on. No file is loaded. */

import type { Told } from '../generated/wire';
import { settings } from '../settings.svelte';
import { cueOf, cues, loudest, type Cue } from '../sound/cues';
import { play } from '../sound/synth';
import { kindOf } from './log';

export type { Cue } from '../sound/cues';

/** Plays a cue where sound is on. */
export function hear(cue: Cue): void {
  if (settings.sound) play(cues[cue]);
}

/** Plays what was told, as one sound: the most telling of it. For a deed that is shown by itself, give it alone. */
export function hearTold(game: string, told: readonly Told[]): void {
  const cue = loudest(told.map((event) => cueOf(game, kindOf(event))));
  if (cue) hear(cue);
}
