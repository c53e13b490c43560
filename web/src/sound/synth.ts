/** Plays voices in the browser's own audio; a browser that has none stays silent. No file is loaded. */

import type { Hiss, Voice } from './cues';

let audio: AudioContext | null = null;
let noise: AudioBuffer | null = null;

const isHiss = (voice: Voice): voice is Hiss => 'filter' in voice;

/** A second of noise, made once. */
function noiseIn(into: AudioContext): AudioBuffer {
  if (noise) return noise;
  noise = into.createBuffer(1, into.sampleRate, into.sampleRate);
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return noise;
}

/** Swells and fades, so that nothing clicks. */
function envelope(into: AudioContext, { loud, length }: Voice, start: number): GainNode {
  const gain = into.createGain();
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loud, start + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.001, start + length);
  gain.connect(into.destination);
  return gain;
}

function glide(param: AudioParam, { from, to, length }: Voice, start: number): void {
  param.setValueAtTime(from, start);
  if (to !== undefined && to !== from) param.exponentialRampToValueAtTime(to, start + length);
}

function sound(into: AudioContext, voice: Voice): void {
  const start = into.currentTime + voice.at;
  const gain = envelope(into, voice, start);
  let source: AudioScheduledSourceNode;
  if (isHiss(voice)) {
    const [hiss, filter] = [into.createBufferSource(), into.createBiquadFilter()];
    hiss.buffer = noiseIn(into);
    filter.type = voice.filter;
    glide(filter.frequency, voice, start);
    hiss.connect(filter).connect(gain);
    source = hiss;
  } else {
    const tone = into.createOscillator();
    tone.type = voice.shape;
    glide(tone.frequency, voice, start);
    tone.connect(gain);
    source = tone;
  }
  source.start(start);
  source.stop(start + voice.length + 0.02);
}

export function play(voices: readonly Voice[]): void {
  if (typeof AudioContext === 'undefined') return;
  audio ??= new AudioContext();
  void audio.resume();
  for (const voice of voices) sound(audio, voice);
}
