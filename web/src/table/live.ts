/** Joins a table to its socket. */

import type { Problem, ServerMessage, TableAsk } from '../generated/wire';
import { bring, lacksNonce } from '../wire/fair';
import { api, problemOf } from '../wire/http';
import { greet } from '../wire/session.svelte';
import { TableSocket, type Line } from '../wire/socket';
import { Table } from './model.svelte';
import { readable } from './reason';

const CHAT_KEPT = 200;
/** How long an acknowledged action waits for its update at most. */
const UPDATE_MS = 1000;

export class LiveTable {
  readonly table = new Table();
  #socket: TableSocket;
  /** What was sent and not answered: what was pressed, and how many updates had come. */
  #mine = new Map<string, { anchor: string | null; tick: number }>();
  /** What was only asked. */
  #asked = new Map<string, (problem: Problem | null) => void>();
  #settling: ReturnType<typeof setTimeout> | undefined;
  #heard = false;
  /** The last line of chat that was said before one came. */
  said = 0;
  /** The seat whose eyes were asked for: what still comes for the last one's is not shown. */
  #looking: number | null = null;

  constructor(
    readonly id: string,
    seat: number | null = null,
  ) {
    this.#socket = new TableSocket(id, { message: this.#hear, line: this.#lineIs }, seat);
    this.table.actor = {
      move: (action, anchor, note) =>
        this.#mine.set(this.#socket.move(action, false, note), { anchor, tick: this.table.heard }),
      why: (puzzle) =>
        'anchor' in puzzle
          ? this.#judged(puzzle.anchor)
          : new Promise((tell) => this.#asked.set(this.#socket.move(puzzle.action, true), tell)),
      undo: () => this.ask({ ask: 'undo' }),
    };
    void api.chat(id).then(
      (lines) => {
        this.said = lines.at(-1)?.n ?? 0;
        this.table.chat = lines;
      },
      () => undefined,
    );
  }

  /** The rule that keeps a thing from being used now; none where the line is down. */
  #judged(anchor: string): Promise<Problem | null> {
    return api.why(this.id, anchor, this.table.me).then(
      (why) => why.problem,
      () => null,
    );
  }

  ask(ask: TableAsk): void {
    this.#mine.set(this.#socket.ask(ask), { anchor: null, tick: -1 });
  }

  say(text: string, team = false): void {
    this.#socket.chat(text, team);
  }

  look(seat: number): void {
    this.#looking = seat;
    this.table.release();
    this.table.tick = 0;
    this.table.events = [];
    this.table.stage.reset();
    this.#socket.look(seat);
  }

  /** Signs in again with what this device remembers, and goes on; says whether that worked. */
  async signIn(): Promise<boolean> {
    const me = await greet();
    if (me) this.#socket.reopen();
    return me !== null;
  }

  close(): void {
    this.#socket.close();
  }

  #lineIs = (line: Line, retryInMs: number): void => {
    this.table.line = line;
    this.table.retryAt = Date.now() + retryInMs;
    // A table that never answered may not be there at all: HTTP says why, a socket cannot.
    if (line === 'lost' && !this.#heard)
      void api.table(this.id).catch((thrown: unknown) => this.#hopeless(problemOf(thrown)));
  };

  #hopeless(problem: ReturnType<typeof problemOf>): void {
    if (problem.code === 'unreachable') return;
    this.table.fault = problem;
    this.close();
  }

  #hear = (message: ServerMessage): void => {
    this.#heard = true;
    const { table } = this;
    if (message.type === 'table') {
      table.info = message;
      // As a rule it was brought when the table was opened or joined; a page that was closed too soon does so now.
      if (lacksNonce(message)) void bring(message);
      if (message.you === this.#looking) this.#looking = null;
    } else if (message.type === 'update') {
      if (this.#looking !== null) return;
      table.hear(message);
      this.#settle();
    } else if (message.type === 'done') {
      if (!this.#told(message.id, null)) this.#answered(message.id);
    } else if (message.type === 'chat') table.chat = [...table.chat, message].slice(-CHAT_KEPT);
    else if (message.type === 'problem') {
      if (message.id === null) this.#looking = null;
      if (message.id !== null && this.#told(message.id, message.problem)) return;
      const anchor = message.id === null ? null : (this.#mine.get(message.id)?.anchor ?? null);
      if (message.id !== null) this.#mine.delete(message.id);
      table.release();
      this.#settle();
      table.refuse(readable(message.problem), anchor);
    }
  };

  /** Answers a question that did nothing. */
  #told(id: string, problem: Problem | null): boolean {
    const tell = this.#asked.get(id);
    this.#asked.delete(id);
    tell?.(problem && readable(problem));
    return tell !== undefined;
  }

  /** The acknowledgement comes before the update it is about: until then what is lit is old. */
  #answered(id: string): void {
    const sent = this.#mine.get(id);
    this.#mine.delete(id);
    if (sent?.tick === this.table.heard) this.#settling = setTimeout(() => this.#settle(), UPDATE_MS);
    else this.#settle();
  }

  #settle(): void {
    clearTimeout(this.#settling);
    this.table.sending = this.#mine.size > 0;
    if (!this.table.sending) this.table.goOn();
  }
}
