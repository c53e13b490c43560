/** An update as shots: its deeds with their times, and what is true before and after each. */

import type { Told, Update } from '../generated/wire';
import type { Flight, Places } from '../parts/flights';
import type { Telling } from '../table/log';
import { deedsOf, type Deed } from './deeds';
import type { Piece } from './player';
import type { Cue, Motion, Scene, Script } from './script';

/** A deed that waits to be shown. */
export interface Shot extends Piece {
  deed: Deed;
  /** What is true before and after it. */
  before: unknown;
  after: unknown;
  /** Whether it is shown deed by deed even where one did it oneself. */
  always: boolean;
}

/** What the shots of an update are made from. */
export interface Making {
  script: Script;
  names: readonly string[];
  telling: Telling;
  me: number | null;
  /** What is true before the update. */
  view: unknown;
  /** The turn that goes on. */
  turn: number;
}

const sceneOf = (view: unknown, deed: Deed, me: number | null, before: Places): Scene<unknown> => ({
  view,
  me,
  deed: deed.events[0] as Told,
  before,
});

const cuesOf = (deed: Deed, { script, me }: Making, view: unknown): Cue[] =>
  deed.events.map(({ data }) => script.cue(data, sceneOf(view, deed, me, new Map())));

/** What follows adds its time; the last word on when things land is the deed's own. */
function timed(cues: readonly Cue[]): Omit<Shot, 'deed' | 'before' | 'after' | 'turn'> {
  const [first] = cues;
  return {
    ms: cues.reduce((sum, cue) => sum + cue.ms, 0),
    gap: Math.max(0, ...cues.map((cue) => cue.gap ?? 0)),
    lands: first?.lands ?? LANDS,
    together: first?.together ?? null,
    merge: first?.merge ?? null,
    always: cues.some((cue) => cue.always),
  };
}
const LANDS = 0.6;

/** The shots of an update, in order. */
export function shotsOf(update: Update, making: Making): Shot[] {
  const deeds = deedsOf(update.events, update.from, making.names, making.telling);
  const { script } = making;
  let { view: before, turn } = making;
  return deeds.map((deed, i) => {
    const cues = cuesOf(deed, making, before);
    if (deed.head || cues[0]?.begins) turn += 1;
    const settled = script.settle
      ? deed.events.reduce((view, { data }) => script.settle?.(view, data), before)
      : before;
    const after = i === deeds.length - 1 ? update.view : settled;
    const shot = { ...timed(cues), deed, before, after, turn };
    before = after;
    return shot;
  });
}

/** The view while these are in the air. */
export const airOf = (shots: readonly Shot[], { lift, settle }: Script): unknown => {
  const [first] = shots;
  const start = first?.before;
  if (!lift || !settle) return start;
  return shots.flatMap((shot) => shot.deed.events).reduce((view, { data }) => lift(view, data), start);
};

/** What the scripts say of these, given where everything lay before. */
const said = (shots: readonly Shot[], script: Script, me: number | null, before: Places): Cue[] =>
  shots.flatMap(({ deed, before: view }) =>
    deed.events.map(({ data }) => script.cue(data, sceneOf(view, deed, me, before))),
  );

/** What moves while these are shown, and once they have landed. */
export const motionsOf = (shots: readonly Shot[], script: Script, me: number | null, before: Places): Motion[] =>
  said(shots, script, me, before).flatMap((cue) => cue.motions ?? []);
export const landingOf = (shots: readonly Shot[], script: Script, me: number | null, before: Places): Flight[] =>
  said(shots, script, me, before).flatMap((cue) => cue.landing ?? []);
