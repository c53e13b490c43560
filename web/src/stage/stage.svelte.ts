/**
 * The Stage: others' deeds are shown one after another, and the table behind runs with them. `told` is the newest the
 * server said; the table's own fields are what is shown.
 */

import type { Told, Update } from '../generated/wire';
import { t } from '../i18n/index.svelte';
import type { Flight, Places } from '../parts/flights';
import { settings } from '../settings.svelte';
import { left } from '../table/clock';
import type { Telling } from '../table/log';
import { together } from './deeds';
import { Player } from './player';
import { allowed } from './schedule';
import { plain, type Motion, type Script } from './script';
import { airOf, landingOf, motionsOf, shotsOf, type Shot } from './shots';

/** What the Stage needs of a table. */
export interface Played {
  view: unknown;
  events: Told[];
  me: number | null;
  tick: number;
  readonly seats: readonly { name: string }[];
  readonly telling: Telling;
  readonly myTurn: boolean;
  /** Whether what is asked is answered without the player. */
  readonly auto: (() => boolean) | null;
  /** Shows what is true after some events, and asks nothing. */
  reach(view: unknown, events: Told[], fresh: readonly Told[]): void;
  /** Shows an update that was not staged, and what it asks. */
  take(update: Update): void;
  /** Everything is shown: what the newest update asks is asked. */
  arrive(update: Update, events: Told[]): void;
}

/** What is shown now. */
export interface Beat {
  n: number;
  caption: string;
  /** Who did it, from 1; 0 for nobody. */
  seat: number;
  /** What happens in it: the table has it only once it has landed. */
  events: readonly Told[];
  at: number;
  of: number;
  ms: number;
  /** Whether the table was true before anything moved: one's own deed, or one that was not staged. */
  own: boolean;
  motions(before: Places): Motion[];
  landing(before: Places): Flight[];
}

/** So many deeds at once are no turn that could be watched: the line was down. */
const MOST_DEEDS = 120;
/** How many sentences are told at once to those who listen. */
const FEW = 6;

export class Stage {
  playing = $state(false);
  /** Whether it stands still because somebody reads. */
  held = $state(false);
  /** Whether a clock made it shorter. */
  cut = $state(false);
  beat: Beat | null = $state.raw(null);
  /** The number of the beat that has landed. */
  landed = $state(0);
  /** The newest words for those who listen; the same words twice have two numbers. */
  said: { n: number; says: string } = $state.raw({ n: 0, says: '' });
  /** Whether there is something to show again. */
  hasFilm = $state(false);
  script: Script = $state.raw(plain);
  /** All that was told, shown or not. */
  told: Told[] = [];
  #newest: Update | null = null;
  #film: Shot[] = [];
  /** Whether one acted since: the next deed of others begins a new film. */
  #filmEnds = true;
  #turn = 0;
  #count = 0;
  /** How many events were told to those who listen. */
  #spoken = 0;
  /** When a clock ends the Stage. */
  #until: number | null = null;
  #readers: string[] = [];
  #player: Player<Shot>;

  constructor(readonly table: Played) {
    this.#player = new Player<Shot>(
      {
        begin: (shots, at, of, ms) => this.#begin(shots, at, of, ms),
        land: (shots) => this.#land(shots),
        arrive: (rest) => this.#arrive(rest),
      },
      () => this.#time(),
    );
  }

  /** An update came; `mine` if one's own action brought it. */
  take(update: Update, mine: boolean): void {
    const first = this.table.tick === 0;
    const undone = update.from < this.told.length;
    const shots = first || undone ? [] : this.#shots(update);
    this.told = [...this.told.slice(0, update.from), ...update.events];
    this.#newest = update;
    if (first || undone) return this.#restart(update, undone && !first);
    if (!shots.length) return this.playing ? undefined : this.table.take(update);
    if (mine) return this.#mine(update, shots);
    const answering = !this.playing && this.table.myTurn && update.prompt !== null;
    this.#record(shots);
    if (answering || this.#jumps(shots)) this.#atOnce(update, shots);
    else this.#play(shots);
  }

  /** Jumps to the end. */
  skip(): void {
    this.#player.skip();
  }

  /** Shows the last turns once more. */
  again(): void {
    const [first] = this.#film;
    if (!first || !this.#newest) return;
    this.skip();
    this.#spoken = startOf(this.#film);
    this.table.reach(first.before, this.told.slice(0, this.#spoken), []);
    this.#play(this.#film);
  }

  /** Somebody reads: it stands still until all have read. */
  hold(reader: string): void {
    if (!this.#readers.includes(reader)) this.#readers.push(reader);
    if (this.playing) [this.held] = [true, this.#player.hold()];
  }

  release(reader: string): void {
    this.#readers = this.#readers.filter((one) => one !== reader);
    if (this.#readers.length || !this.held) return;
    this.held = false;
    this.#player.resume();
  }

  /** Another place or other eyes: nothing of what was shown before is shown again. */
  reset(told: Told[] = []): void {
    this.#stop();
    [this.told, this.#newest, this.#spoken] = [told, null, told.length];
  }

  get #names(): string[] {
    return this.table.seats.map((seat) => seat.name);
  }

  #shots(update: Update): Shot[] {
    const { script, table } = this;
    const view = this.#newest?.view ?? table.view;
    const making = { script, names: this.#names, telling: table.telling, me: table.me, view, turn: this.#turn };
    const shots = shotsOf(update, making);
    this.#turn = shots.at(-1)?.turn ?? this.#turn;
    return shots;
  }

  /** Nothing is shown again after a reload or an undo. */
  #restart(update: Update, undone: boolean): void {
    this.#stop();
    this.table.take(update);
    this.#spoken = this.told.length;
    if (undone) this.#say(t().table.undone);
  }

  #stop(): void {
    this.#player.clear();
    [this.#film, this.#filmEnds, this.#until] = [[], true, null];
    [this.playing, this.held, this.cut, this.hasFilm, this.beat] = [false, false, false, false, null];
  }

  /** Whether nothing can be shown in time. */
  #jumps(shots: readonly Shot[]): boolean {
    const hidden = typeof document !== 'undefined' && document.visibilityState === 'hidden';
    return settings.speed === 0 || hidden || shots.length > MOST_DEEDS;
  }

  #record(shots: readonly Shot[]): void {
    if (this.#filmEnds) this.#film = [];
    this.#filmEnds = false;
    this.#film = [...this.#film, ...shots].slice(-MOST_DEEDS);
    this.hasFilm = true;
  }

  /** One's own deed is true at once; what others did after it is shown in its time. */
  #mine(update: Update, shots: readonly Shot[]): void {
    // Whoever passes without being asked has not acted: what the others do is one film.
    if (!this.table.auto?.()) this.#filmEnds = true;
    this.skip();
    const theirs = this.script.settle ? shots.findIndex((shot) => this.#isTheirs(shot)) : -1;
    if (theirs < 0 || this.#jumps(shots)) return this.#atOnce(update, shots);
    const [own, rest] = [shots.slice(0, theirs), shots.slice(theirs)];
    const last = own.at(-1);
    if (last) {
      const events = this.told.slice(0, last.deed.end);
      this.table.reach(last.after, events, events.slice(update.from));
      this.#after(own);
    }
    this.#record(rest);
    this.#play(rest);
  }

  #isTheirs = ({ deed, always }: Shot): boolean => always || (deed.seat !== 0 && deed.seat !== this.table.me);

  /** The table is true first, then things move. */
  #atOnce(update: Update, shots: readonly Shot[]): void {
    if (this.playing) this.skip();
    else this.table.take(update);
    this.#after(shots);
  }

  #after(shots: readonly Shot[]): void {
    this.beat = this.#beatOf(shots, { at: 1, of: 1, ms: 0, own: true });
    this.#tell(shots);
  }

  #beatOf(shots: readonly Shot[], more: Pick<Beat, 'at' | 'of' | 'ms' | 'own'>): Beat {
    const { script, table } = this;
    const deeds = shots.map((shot) => shot.deed);
    return {
      n: (this.#count += 1),
      caption: together(deeds, this.#names, table.telling),
      seat: deeds[0]?.seat ?? 0,
      events: deeds.flatMap((deed) => deed.events),
      motions: (before) => motionsOf(shots, script, table.me, before),
      landing: (before) => landingOf(shots, script, table.me, before),
      ...more,
    };
  }

  #play(shots: readonly Shot[]): void {
    this.playing = true;
    this.#player.speed = settings.speed || 1;
    this.#player.add(shots);
    if (this.#readers.length && this.playing) [this.held] = [true, this.#player.hold()];
  }

  #begin(shots: readonly Shot[], at: number, of: number, ms: number): void {
    this.cut = this.#player.cut;
    this.table.reach(airOf(shots, this.script), this.told.slice(0, startOf(shots)), []);
    this.beat = this.#beatOf(shots, { at, of, ms, own: false });
    this.#tell(shots);
  }

  #land(shots: readonly Shot[]): void {
    const last = shots.at(-1);
    if (!last) return;
    const events = shots.flatMap((shot) => shot.deed.events);
    this.table.reach(last.after, this.told.slice(0, last.deed.end), events);
    this.landed = this.beat?.n ?? 0;
  }

  #arrive(rest: readonly Shot[]): void {
    [this.playing, this.held, this.cut, this.beat, this.#until] = [false, false, this.#player.cut, null, null];
    if (this.#newest) this.table.arrive(this.#newest, this.told);
    this.#tell(rest);
  }

  /** Each deed is told once, however it is shown. */
  #tell(shots: readonly Shot[]): void {
    const untold = shots.filter((shot) => shot.deed.end > this.#spoken);
    this.#spoken = Math.max(this.#spoken, shots.at(-1)?.deed.end ?? 0);
    const deeds = untold.filter((shot, i) => i >= untold.length - FEW || shot.deed.head).map((shot) => shot.deed);
    if (untold.length === shots.length && this.beat?.caption && this.playing) this.#say(this.beat.caption);
    else if (deeds.length) this.#say(deeds.map((deed) => deed.caption).join('. '));
  }

  #say(says: string): void {
    this.said = { n: this.said.n + 1, says };
  }

  /** What may be shown while one's own clock runs: it was fixed when it began to. */
  #time(): number | null {
    const { me } = this.table;
    const update = this.#newest;
    const clock = update?.clocks.find((one) => one.seat === me && one.running);
    if (!update || !clock || !update.waiting.includes(clock.seat)) return null;
    const now = Date.now();
    this.#until ??= now + allowed(left(clock, now, now));
    return Math.max(0, this.#until - now);
  }
}

/** How many events came before some shots. */
const startOf = ([first]: readonly Shot[]): number => (first ? first.deed.end - first.deed.events.length : 0);
