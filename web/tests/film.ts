/** A film of what others do: every beat of the Stage, with what stood on the table when it began and when it ended. */

import { expect, type Page } from '@playwright/test';

/** What is looked at in a film: names, and what they stand for (`selector`, or `selector@attribute`). */
type Looks = Record<string, string>;
/** The texts of what was found, in order. */
type Seen = Record<string, string[]>;

export interface Beat {
  says: string;
  /** What could be pressed meanwhile. */
  asked: number;
  first: Seen;
  last: Seen;
}
export interface Film {
  beats: Beat[];
  /** What moved by itself while it played, and how much of the screen. */
  moved: { what: string; value: number }[];
}

/** Films from now on until one is asked again, or the game is over. */
function record(looks: Looks): Promise<Film> {
  return new Promise((done) => {
    const film: Film = { beats: [], moved: [] };
    const played: [from: number, to: number][] = [];
    const shifts: { at: number; what: string; value: number }[] = [];
    const seen = (): Seen =>
      Object.fromEntries(
        Object.entries(looks).map(([name, look]) => {
          const [selector = '', attribute] = look.split('@');
          const texts = [...document.querySelectorAll(selector)].map((one) =>
            attribute ? (one.getAttribute(attribute) ?? '') : (one.textContent ?? '').trim(),
          );
          return [name, texts];
        }),
      );
    let now = '';
    const look = (): void => {
      const felt = document.querySelector<HTMLElement>('.felt')?.dataset.stage;
      const beat = document.querySelector<HTMLElement>('[data-beat]')?.dataset.beat ?? '';
      const says = document.querySelector('[data-stage-caption]')?.textContent ?? '';
      const last = film.beats.at(-1);
      const open = played.at(-1)?.[1] === Infinity;
      if (felt === 'playing' && !open) played.push([performance.now(), Infinity]);
      else if (felt !== 'playing' && open) (played.at(-1) ?? [])[1] = performance.now();
      if (felt === 'playing' && beat + says !== now) {
        const asked = document.querySelectorAll('.felt :is([data-lit="choice"], [data-lit="target"])').length;
        film.beats.push({ says, asked, first: seen(), last: seen() });
      } else if (felt === 'playing' && last) last.last = seen();
      now = felt === 'playing' ? beat + says : '';
      const asks = ':is([data-key="go"], [data-key="all"], [data-key^="pick-"], [data-key="release"])';
      const ends = document.querySelector(`.table[aria-busy="false"] .dock ${asks}, .ending`);
      if (film.beats.length && felt === 'arrived' && ends) finish();
    };
    const name = (node: Node | null | undefined): string => {
      const at = node instanceof Element ? node : node?.parentElement;
      // The log grows at its top.
      return at?.closest('.ground, .dock') && !at.closest('.log') ? at.className.toString() || at.tagName : '';
    };
    const note = (entries: PerformanceEntryList): void => {
      for (const entry of entries as (PerformanceEntry & { value: number; sources?: { node?: Node | null }[] })[]) {
        const what = (entry.sources ?? []).map((one) => name(one.node)).filter(Boolean);
        if (what.length) shifts.push({ at: entry.startTime, what: what.join(', '), value: entry.value });
      }
    };
    const shifting = new PerformanceObserver((list) => note(list.getEntries()));
    const watching = new MutationObserver(look);
    const finish = (): void => {
      watching.disconnect();
      note(shifting.takeRecords());
      shifting.disconnect();
      // What is asked before and after has a layout of its own.
      const during = (at: number): boolean => played.some(([from, to]) => at > from + 50 && at < to);
      film.moved = shifts.filter(({ at }) => during(at)).map(({ what, value }) => ({ what, value }));
      done(film);
    };
    shifting.observe({ type: 'layout-shift' });
    watching.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
    look();
  });
}

/** Films what others do after an act. */
export async function film(page: Page, act: () => Promise<unknown>, looks: Looks = {}): Promise<Film> {
  const filmed = page.evaluate(record, looks);
  await act();
  return filmed;
}

export const shifted = ({ moved }: Film): number => moved.reduce((sum, { value }) => sum + value, 0);
export const captions = ({ beats }: Film): string[] => beats.map((beat) => beat.says);

/** Every deed is told, and nothing is asked before the last one was shown. */
export function isTold({ beats }: Film, least: number): void {
  expect(beats.length).toBeGreaterThanOrEqual(least);
  for (const { says, asked } of beats) {
    expect(says).not.toBe('');
    expect(asked, says).toBe(0);
  }
}

/**
 * How much of the screen may jump at once: a caption that wraps, figures who make room for another. A place that moves
 * counts for more.
 */
const LITTLE = 0.02;

/** The table keeps still behind what the Stage moves. */
export function keepsStill(film: Film): void {
  if (process.env.TIMINGS) console.log(`layout shift ${shifted(film).toFixed(4)}`);
  expect(film.moved.filter(({ value }) => value > LITTLE)).toEqual([]);
}

/** Again tells the same deeds, and Space shows their end at once. */
export async function playsAgain(page: Page, told: Film): Promise<void> {
  const again = page.getByRole('button', { name: 'Show the last turn again' }).first();
  const twice = await film(page, () => again.click());
  expect(captions(twice)).toEqual(captions(told));
  await again.click();
  const felt = page.locator('.felt');
  await expect(felt).toHaveAttribute('data-stage', 'playing');
  await page.keyboard.press('Space');
  await expect(felt).toHaveAttribute('data-stage', 'arrived', { timeout: 500 });
}
