/** One table as a viewer has it: what the server told, and what was clicked. Drawn tables get this and nothing else. */

import { untrack } from 'svelte';
import type { ChoiceInfo, Problem, Told, Update } from '../generated/wire';
import { onlyWanted, type Wanted } from '../learn/lesson';
import type { Reads } from '../read/reading';
import { settings } from '../settings.svelte';
import { Stage } from '../stage/stage.svelte';
import { kindOf, newsOf, whose } from './log';
import { aimedAt, complete, lit, matching, nextAnchors, pick, placelessFirst, withAmount, type Lit } from './picks';
import { Presentation } from './presentation.svelte';
import { answerTo, type Asked, type Puzzle } from './refusal';

export type { Ribbon, Story } from './presentation.svelte';

/** A refusal to show, and what was tried. */
export interface Refusal {
  problem: Problem;
  anchor: string | null;
}

/** What is read. */
export interface Inspected {
  title: string;
  lines: string[];
  anchor: string | null;
  /** Everything it stands for; as `anchor` where it is not said. */
  anchors?: readonly string[];
  /** The name of its card. */
  card?: string | null;
  /** What it is, where it is nothing that can be chosen. */
  about?: string | null;
  /** Where it is drawn. */
  at?: Element;
  /** What to ask the server about, where nothing can be done with it now. */
  puzzle?: Puzzle | null;
}

/** How a table acts; a replay has none of it. */
export interface Actor {
  /** The note is told to everybody where the game says so. */
  move(action: string, anchor: string | null, note?: string): void;
  /** Asks why something may not be done now, without doing it. */
  why(puzzle: Asked): Promise<Problem | null>;
  undo(): void;
}

/** View of the table; `V` is the game's own view. */
export class Table<V = unknown> extends Presentation<V> {
  /** Shows what others do, deed by deed. */
  readonly stage: Stage = new Stage(this);
  /** Counts what came from the server, shown or not. */
  heard = 0;
  /** In a lesson: the one move that is wanted now. */
  lesson: Wanted | null = $state.raw(null);
  /** In a lesson: the wanted move was sent when so many updates had come. */
  onsaid: ((tick: number) => void) | null = null;
  choices: ChoiceInfo[] = $derived(
    this.auto?.() ? [] : this.lesson ? onlyWanted(this.offered, this.lesson) : this.offered,
  );
  #acted = false;
  /** What the next question is answered with. */
  #then = '';
  /** The things that were pressed, by their anchors. */
  #by: Record<string, Element> = $state.raw({});
  /** Which goals are lit before anything is chosen, e.g. opponents while there is Combat: the drawn table says it. */
  aims: ((anchor: string) => boolean) | null = $state.raw(null);
  /** What would be lost if one ended now, in a few words: the drawn table says it. */
  unused = $state('');
  refusal: Refusal | null = $state.raw(null);
  /** Whether an action was sent and not yet answered. */
  sending = $state(false);

  picked: string[] = $state.raw([]);
  /** Whether what is picked hangs on the pointer: nothing else may move meanwhile. */
  lifting = $state(false);
  inspected: Inspected | null = $state.raw(null);
  /** Why the thing looked at cannot be used now. */
  why: Problem | null = $state.raw(null);
  /** Whether a thing is read: while it is held down, or until one closes it. */
  peeking: 'held' | 'open' | '' = $state('');
  /** Whether the next thing pressed is read instead. */
  asking = $state(false);
  /** How its things are read: the drawn table says it. */
  reads: Reads | null = $state.raw(null);
  /** Whether nothing stands beside the table: what is looked at is told where it lies. */
  folded = $state(false);
  /** Whether one still points at what was looked at. */
  pointing = $state(false);
  #dwell: ReturnType<typeof setTimeout> | undefined;
  /** How much the table has set for what begins at an anchor: the dock's button means that much. */
  meant: Record<string, number> = $state.raw({});
  /** How many things on screen stand for an anchor: what nothing stands for gets a button. */
  drawn: Record<string, number> = $state({});

  actor: Actor | null = null;

  /** Whether it is over, and its last deed is shown: that a game has ended is told before what ended it. */
  over: boolean = $derived(this.info?.status === 'finished' && !this.stage.playing && !this.waiting.length);
  /** What the others did meanwhile, as far as one must know it. */
  news: string[] = $derived(this.me === null || this.over ? [] : newsOf(this.events, this.since, this.telling));
  /** Whether it is on this viewer to decide. */
  myTurn: boolean = $derived(this.prompt !== null && this.choices.length > 0);
  /** Whether a lesson points at a thing with these anchors. */
  coached(anchors: readonly string[]): boolean {
    const at = this.lesson?.at;
    return at !== null && at !== undefined && anchors.includes(at);
  }
  next: Set<string> = $derived(nextAnchors(this.choices, this.picked));
  /** The choices that go on from what was clicked. */
  open: ChoiceInfo[] = $derived(this.picked.length ? matching(this.choices, this.picked) : []);
  /** The choices whose clicks are all made: one is ready for the green button, several need a word. */
  planned: ChoiceInfo[] = $derived(complete(this.choices, this.picked));
  /** A choice no thing stands for, planned by its words alone. */
  considered: ChoiceInfo | null = $state.raw(null);
  /** Whether nothing is planned; what is dragged is not planned yet. */
  idle: boolean = $derived((this.picked.length === 0 && this.considered === null) || this.lifting);
  /** The one choice that waits for the green button. */
  ready: ChoiceInfo | null = $derived(
    this.idle ? null : (this.considered ?? (this.planned.length === 1 ? (this.planned[0] ?? null) : null)),
  );
  /** How much of it is meant, where it takes a number. */
  chosen: number = $derived((this.ready && this.most(this.ready)) ?? 0);
  /** The choices no thing on screen can begin; asides are in the menu. */
  loose: ChoiceInfo[] = $derived(
    placelessFirst(this.choices.filter((choice) => !choice.aside && !this.drawn[choice.path[0] ?? ''])),
  );
  /** The choices that go on from what was clicked to where no thing on screen leads. */
  beyond: ChoiceInfo[] = $derived(
    this.open.filter(
      (choice) => choice.path.length > this.picked.length && !this.drawn[choice.path[this.picked.length] ?? ''],
    ),
  );
  asides: ChoiceInfo[] = $derived(this.choices.filter((choice) => choice.aside));

  /** How a thing with these anchors is lit. */
  lit(anchors: string | readonly string[]): Lit {
    const all = typeof anchors === 'string' ? [anchors] : anchors;
    const found = all.map((anchor) => (this.#isAim(anchor) ? 'target' : lit(this.next, this.picked, anchor)));
    return found.find((one) => one === 'target' || one === 'choice') ?? found.find((one) => one !== 'off') ?? 'off';
  }

  /** Whether a goal can be pressed at once: what it takes is clear. */
  #isAim(anchor: string): boolean {
    return !this.picked.length && !this.next.has(anchor) && !!this.aims?.(anchor) && aimedAt(this.choices, anchor);
  }

  /** The choices that have one of these anchors anywhere in their path. */
  about(anchors: string | readonly string[]): ChoiceInfo[] {
    const all = typeof anchors === 'string' ? [anchors] : anchors;
    return this.choices.filter((choice) => choice.path.some((anchor) => all.includes(anchor)));
  }

  /**
   * A thing was clicked; `then` is what the question that follows will be answered with. Says whether that meant
   * anything.
   */
  tap(anchors: string | readonly string[], then = '', by: Element | null = null): boolean {
    this.refusal = null;
    this.lifting = false;
    this.#then = then;
    const all = typeof anchors === 'string' ? [anchors] : anchors;
    // Whoever presses again means what is planned, never its opposite.
    if (this.ready && all.some((one) => this.picked.includes(one)) && !all.some((one) => this.next.has(one))) {
      this.go();
      return true;
    }
    this.considered = null;
    // A goal is only planned by its own press: what it takes was not pressed.
    const aimed = all.some((one) => this.#isAim(one));
    if (by) this.#by = { ...this.#by, ...Object.fromEntries(all.map((one) => [one, by])) };
    const anchor = all.find((one) => this.next.has(one)) ?? all.find((one) => pick(this.choices, this.picked, one));
    const picked = anchor === undefined ? null : pick(this.choices, this.picked, anchor);
    if (!picked) return false;
    this.picked = picked;
    const [only] = this.planned;
    if (only && !aimed && this.open.length === 1 && goesAtOnce(only)) this.perform(only);
    return true;
  }

  /** Whether another thing of the same anchor was pressed: of equal cards one is chosen, not all. */
  isTwin(anchors: readonly string[], by: Element): boolean {
    const pressed = anchors.flatMap((one) => (this.picked.includes(one) ? (this.#by[one] ?? []) : []));
    return pressed.some((one) => one !== by && one.isConnected);
  }

  /** A thing was lifted: its goals light up, nothing is done yet. */
  grab(anchors: readonly string[], by: Element | null = null): void {
    this.refusal = null;
    this.lifting = true;
    this.considered = null;
    this.#by = by ? Object.fromEntries(anchors.map((one) => [one, by])) : {};
    const anchor = anchors.find((one) => this.next.has(one) || this.picked[0] === one);
    this.picked = (anchor === undefined ? null : pick(this.choices, [], anchor)) ?? [];
  }

  /** Lets go of what was clicked. */
  release(): void {
    this.picked = [];
    this.considered = null;
    this.#by = {};
    this.lifting = false;
    this.refusal = null;
    this.#then = '';
  }

  /** The next question came: what was meant for it is clicked, and for no later one. */
  goOn(): void {
    const then = this.#then;
    this.#then = '';
    if (then && this.myTurn && !this.picked.length && this.next.has(then)) this.tap(then);
  }

  /** Says no in the table's own words. */
  refuse(problem: Problem, anchor: string | null = null): void {
    if (!this.lesson) this.refusal = { problem, anchor };
  }

  /**
   * A thing was dropped on what does not take it: why, as the drawn table or the server knows it, or in plain words.
   */
  misplace(from: readonly string[], to: string | null, plainly: Problem): void {
    this.release();
    if (!this.actor || this.lesson) return;
    const meant = to === null ? null : (this.meaning?.(from[0] ?? '', to) ?? null);
    if (meant === 'done') return;
    if (!meant) return this.refuse(plainly, from[0] ?? to);
    this.#explain(meant, this.actor, from[0] ?? to, plainly);
  }

  /** Plans a choice as if its things had been clicked. */
  plan(choice: ChoiceInfo): void {
    this.refusal = null;
    this.#by = {};
    this.picked = choice.path;
    this.considered = choice;
  }

  /** Takes a choice by its words: what one may want to think twice about waits for the green button. */
  choose(choice: ChoiceInfo): void {
    if (choice.warning || settings.confirm) this.plan(choice);
    else this.perform(choice);
  }

  /** Takes what is planned. */
  go(): void {
    if (this.ready) this.perform(this.ready, this.ready.amount ? this.chosen : undefined);
  }

  /** How much a choice means where nothing else is said: what the table has set, or the most. */
  most({ path, amount }: ChoiceInfo): number | undefined {
    const set = this.meant[path[0] ?? ''];
    return amount && set !== undefined ? Math.min(amount.max, Math.max(amount.min, set)) : amount?.max;
  }

  /** Whether what the table has set lies in a choice's run: a warning divides one question into several. */
  means({ path, amount }: ChoiceInfo): boolean {
    const set = this.meant[path[0] ?? ''];
    return !amount || set === undefined || (set >= amount.min && set <= amount.max);
  }

  /** Takes a choice. */
  perform(choice: ChoiceInfo, amount?: number, note?: string): void {
    const n = amount ?? this.most(choice);
    this.say(n === undefined ? choice.notation : withAmount(choice.notation, n), note);
  }

  /** Takes an action in the game's notation; the server is the judge. One at a time: a second press means the first. */
  say(action: string, note?: string): void {
    if (!this.actor || this.sending) return;
    this.stage.skip();
    if (this.lesson && !this.#wanted(action)) return;
    this.refusal = null;
    this.sending = true;
    this.#acted = true;
    if (this.planned[0]?.notation !== action) this.#then = '';
    this.onsaid?.(this.tick);
    this.actor.move(action, this.picked.at(-1) ?? null, note);
  }

  /** In a lesson nothing but the wanted move is sent. */
  #wanted(action: string): boolean {
    return action.trim().toLowerCase() === this.lesson?.move?.toLowerCase();
  }

  /** Whether it makes sense to ask why a thing is not lit. */
  #puzzling(anchors: readonly string[]): boolean {
    return (
      this.actor !== null &&
      !this.stage.playing &&
      !this.lesson &&
      this.me !== null &&
      !this.over &&
      !this.about(anchors).length
    );
  }

  /** Asks why a thing cannot be used now; asking never does anything. */
  wonder(puzzle: Puzzle, anchors: readonly string[]): void {
    if (!this.actor || !this.#puzzling(anchors)) return;
    this.refusal = null;
    this.#explain(puzzle, this.actor, anchors[0] ?? null, null);
  }

  /** Says why not; an answer that comes when the table or what is picked has changed is too late. */
  #explain(puzzle: Puzzle, actor: Actor, anchor: string | null, otherwise: Problem | null): void {
    const { tick, picked } = this;
    void answerTo(puzzle, actor).then((answer) => {
      const problem = answer ?? otherwise;
      if (problem && this.tick === tick && this.picked === picked) this.refuse(problem, anchor);
    });
  }

  /** Looks at a thing; whoever stays with it is told why it cannot be used. */
  look(thing: Inspected, anchors: readonly string[]): void {
    const same = this.inspected?.title === thing.title && this.inspected.anchor === thing.anchor;
    this.inspected = thing;
    this.pointing = thing.at !== undefined;
    if (same && this.why) return;
    this.why = null;
    clearTimeout(this.#dwell);
    const { puzzle } = thing;
    const { actor } = this;
    if (!puzzle || !actor || !this.#puzzling(anchors)) return;
    this.#dwell = setTimeout(() => {
      const still = () => this.inspected?.at === thing.at && this.inspected?.title === thing.title;
      void answerTo(puzzle, actor).then((problem) => still() && (this.why = problem));
    }, DWELL_MS);
  }

  /** Reads a thing until one closes it; that never does anything else. */
  read(thing: Inspected): void {
    this.asking = false;
    this.refusal = null;
    this.look(thing, thing.anchors ?? []);
    this.pointing = false;
    this.peeking = 'open';
  }

  /** The pointer or the focus left a thing. */
  lookAway(at: Element): void {
    if (this.inspected?.at === at) this.pointing = false;
  }

  undo(): void {
    this.release();
    this.actor?.undo();
  }

  /** What is looked at has changed: it is told as it is now. */
  relook(at: Element, thing: Omit<Inspected, 'at'>): void {
    if (this.inspected?.at === at) this.inspected = { ...thing, at };
  }

  /** What was looked at is gone. */
  overlook(at: Element): void {
    if (this.inspected?.at !== at) return;
    [this.inspected, this.why, this.pointing, this.peeking] = [null, null, false, ''];
  }

  /** An update came: it is shown in its time. */
  hear(update: Update): void {
    this.heard += 1;
    this.clocks = update.clocks;
    this.clocksAt = Date.now();
    this.stage.take(update, this.#acted);
  }

  /** Shows an update at once. */
  take(update: Update): void {
    const again = update.from < this.events.length;
    const first = this.tick === 0;
    this.events = [...this.events.slice(0, update.from), ...update.events];
    if (first) this.since = this.#lastOwn();
    else if (this.#acted || again) this.since = this.events.length;
    // Somebody else's update: what was planned is off.
    if (!this.#acted) this.#then = '';
    this.#acted = false;
    this.#show(update.view, first || again ? [] : update.events);
    this.#ask(update);
  }

  /** Shows what is true after some events, and asks nothing. */
  reach(view: unknown, events: Told[], fresh: readonly Told[]): void {
    if (this.#acted) this.since = events.length;
    this.#acted = false;
    this.events = events;
    [this.prompt, this.offered] = [null, []];
    this.#show(view, [...fresh]);
  }

  /** Everything is shown: what the newest update asks is asked. */
  arrive(update: Update, events: Told[]): void {
    this.#then = '';
    this.events = events;
    this.#show(update.view, []);
    this.#ask(update);
  }

  #show(view: unknown, fresh: Told[]): void {
    this.view = view as V;
    this.fresh = fresh;
    this.picked = [];
    this.considered = null;
    this.#by = {};
    this.lifting = false;
    this.refusal = null;
    this.why = null;
    this.tick += 1;
  }

  #ask(update: Update): void {
    this.prompt = update.prompt;
    this.offered = update.choices;
    this.waiting = update.waiting;
    this.clocks = update.clocks;
    this.clocksAt = Date.now();
    this.mayUndo = update.may_undo;
    this.mayAskUndo = update.may_ask_undo;
    if (!update.may_undo) this.barrier = this.events.length;
  }

  /** Up to where one has seen the game oneself, where the page is new. */
  #lastOwn(): number {
    const names = this.seats.map((seat) => seat.name);
    return this.me === null
      ? this.events.length
      : this.events.findLastIndex(
          (told) => !this.telling.heads.includes(kindOf(told)) && whose(told.words, names) === this.me,
        ) + 1;
  }

  /** A thing that stands for an anchor came on screen, or left. */
  draw(anchors: readonly string[], by: 1 | -1): void {
    // Counting must not make whoever counts wait for the count: two things of one anchor would wake each other for
    // ever.
    untrack(() => {
      for (const anchor of anchors) this.drawn[anchor] = Math.max(0, (this.drawn[anchor] ?? 0) + by);
    });
  }
}

/** How long one looks before the server is asked. */
const DWELL_MS = 300;

/** What can be taken back needs no second thought, unless one asked for it. */
const goesAtOnce = (choice: ChoiceInfo): boolean =>
  choice.undoable && !choice.warning && !choice.amount && !settings.confirm;
