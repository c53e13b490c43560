import type { ClockInfo } from '../generated/wire';

/** Milliseconds left now, from what was told at `at`. */
export const left = (clock: ClockInfo, at: number, now: number): number =>
  Math.max(0, clock.left_ms - (clock.running ? Math.max(0, now - at) : 0));

/** `4:12`, `1:04:12`, `1 d 4 h`. */
export function clockText(ms: number): string {
  const s = Math.ceil(ms / 1000);
  const [d, h, m] = [Math.floor(s / 86400), Math.floor(s / 3600) % 24, Math.floor(s / 60) % 60];
  if (d > 0) return `${d} d ${h} h`;
  const two = (n: number) => String(n).padStart(2, '0');
  return h > 0 ? `${h}:${two(m)}:${two(s % 60)}` : `${m}:${two(s % 60)}`;
}
