/** Small sounds, made here and now: off until somebody turns them on. No file is loaded. */

import { settings } from '../settings.svelte';

/** What is heard: one's turn begins, something happened, the server said no, the game ended. */
export type Cue = 'turn' | 'event' | 'refusal' | 'over';

/** Notes as frequency, start and length in seconds. */
const cues: Record<Cue, { notes: [number, number, number][]; shape: OscillatorType; loud: number }> = {
  turn: {
    notes: [
      [587, 0, 0.09],
      [880, 0.09, 0.16],
    ],
    shape: 'sine',
    loud: 0.16,
  },
  event: { notes: [[392, 0, 0.05]], shape: 'triangle', loud: 0.07 },
  refusal: {
    notes: [
      [196, 0, 0.08],
      [165, 0.09, 0.14],
    ],
    shape: 'triangle',
    loud: 0.16,
  },
  over: {
    notes: [
      [523, 0, 0.14],
      [659, 0.14, 0.14],
      [784, 0.28, 0.3],
    ],
    shape: 'sine',
    loud: 0.18,
  },
};

let audio: AudioContext | null = null;

/** Plays a cue where sound is on; a browser that has none stays silent. */
export function hear(cue: Cue): void {
  if (!settings.sound || typeof AudioContext === 'undefined') return;
  audio ??= new AudioContext();
  void audio.resume();
  const { notes, shape, loud } = cues[cue];
  for (const [pitch, from, length] of notes) note(audio, shape, loud, pitch, audio.currentTime + from, length);
}

/** One note that swells and fades, so that nothing clicks. */
function note(
  into: AudioContext,
  shape: OscillatorType,
  loud: number,
  pitch: number,
  at: number,
  length: number,
): void {
  const [tone, gain] = [into.createOscillator(), into.createGain()];
  tone.type = shape;
  tone.frequency.value = pitch;
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loud, at + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.001, at + length);
  tone.connect(gain).connect(into.destination);
  tone.start(at);
  tone.stop(at + length + 0.02);
}
