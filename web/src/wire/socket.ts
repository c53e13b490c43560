/** One table's socket: it comes back by itself, resumes where it was, and sends again what was not yet acknowledged. */

import type { ClientMessage, ServerMessage, TableAsk } from '../generated/wire';
import { newId } from './id';

/** How the line is, honestly. */
export type Line = 'connecting' | 'live' | 'lost' | 'signed_out' | 'closed';

export interface Listener {
  message(message: ServerMessage): void;
  line(line: Line, retryInMs: number): void;
}

/** How often a quiet line is asked whether anybody is there, and how long the answer may take. */
const BEAT_MS = 15_000;
const ANSWER_MS = 8_000;
/** The server closes a line so when whoever opened it is signed out: trying again would find a stranger. */
const SIGNED_OUT = 1008;
const FIRST_WAIT_MS = 300;
const LONGEST_WAIT_MS = 8000;

/** How long to wait before trying again: doubling, never in step with others. */
export const waitBefore = (attempt: number, dice: () => number = Math.random): number =>
  Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** attempt) * (0.75 + dice() / 2);

export class TableSocket {
  #socket: WebSocket | null = null;
  #attempt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #done = false;
  #signedOut = false;
  #beat: ReturnType<typeof setTimeout> | undefined;
  #cursor: string | null = null;
  #seat: number | null;
  /** Messages with an id that were not answered yet, oldest first. */
  #owed = new Map<string, ClientMessage>();

  constructor(
    readonly table: string,
    readonly listener: Listener,
    seat: number | null = null,
  ) {
    this.#seat = seat;
    this.#open();
    addEventListener('online', this.#now);
    addEventListener('offline', this.#cut);
    document.addEventListener('visibilitychange', this.#seen);
  }

  /** Takes an action; the same id is done once however often it is sent. `dry`: only asks whether it may be done. */
  move(action: string, dry = false, note = ''): string {
    const id = newId();
    this.#say(id, { type: 'move', id, action, ...(dry ? { dry } : {}), ...(note ? { note } : {}) });
    return id;
  }

  /** Asks for anything else. */
  ask(ask: TableAsk): string {
    const id = newId();
    this.#say(id, { type: 'ask', id, ask });
    return id;
  }

  /** Says something; lost if the line is. */
  chat(text: string, team = false): void {
    this.#send({ type: 'chat', text, ...(team ? { team } : {}) });
  }

  /** Looks through another seat of one's own. */
  look(seat: number): void {
    this.#seat = seat;
    this.#cursor = null;
    this.#send({ type: 'look', seat });
  }

  close(): void {
    this.#done = true;
    clearTimeout(this.#timer);
    removeEventListener('online', this.#now);
    removeEventListener('offline', this.#cut);
    document.removeEventListener('visibilitychange', this.#seen);
    clearTimeout(this.#beat);
    this.#socket?.close();
    this.listener.line('closed', 0);
  }

  /** Opens the line anew for whoever was signed out and has signed in again. */
  reopen(): void {
    if (this.#done || !this.#signedOut) return;
    this.#signedOut = false;
    this.listener.line('connecting', 0);
    this.#open();
  }

  #say(id: string, message: ClientMessage): void {
    this.#owed.set(id, message);
    this.#send(message);
  }

  #send(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #address(): string {
    const at = new URL(`/api/v1/tables/${this.table}/socket`, location.href);
    at.protocol = at.protocol === 'https:' ? 'wss:' : 'ws:';
    at.hash = '';
    if (this.#seat !== null) at.searchParams.set('seat', String(this.#seat));
    if (this.#cursor !== null) at.searchParams.set('cursor', this.#cursor);
    return at.href;
  }

  #open(): void {
    const socket = new WebSocket(this.#address(), ['starboard.v1']);
    this.#socket = socket;
    socket.onopen = () => {
      if (socket !== this.#socket) return;
      this.#attempt = 0;
      this.listener.line('live', 0);
      for (const message of this.#owed.values()) this.#send(message);
      this.#rest();
    };
    socket.onmessage = (event) =>
      socket === this.#socket && this.#hear(JSON.parse(String(event.data)) as ServerMessage);
    socket.onclose = ({ code }) => (code === SIGNED_OUT ? this.#stop(socket) : this.#lost(socket));
  }

  /** Somebody is there: nothing is asked for a while. */
  #rest(): void {
    clearTimeout(this.#beat);
    this.#beat = setTimeout(this.#ask, BEAT_MS);
  }

  /** Asks whether anybody is there; a line that stays silent is half open, and is opened anew. */
  #ask = (): void => {
    const socket = this.#socket;
    if (this.#done || socket?.readyState !== WebSocket.OPEN) return;
    clearTimeout(this.#beat);
    this.#send({ type: 'ping' });
    this.#beat = setTimeout(() => socket === this.#socket && this.#cut(), ANSWER_MS);
  };

  /** The page is looked at again: a machine that slept has lines that only seem to be open. */
  #seen = (): void => {
    if (document.visibilityState === 'visible') this.#ask();
  };

  #hear(message: ServerMessage): void {
    this.#rest();
    if (message.type === 'update') this.#cursor = message.cursor;
    if (message.type === 'done') this.#owed.delete(message.id);
    if (message.type === 'problem' && message.id !== null) this.#owed.delete(message.id);
    this.listener.message(message);
  }

  #lost(socket: WebSocket): void {
    if (this.#done || socket !== this.#socket) return;
    clearTimeout(this.#beat);
    const wait = waitBefore(this.#attempt++);
    this.listener.line('lost', wait);
    this.#timer = setTimeout(() => this.#open(), wait);
  }

  /** Nothing is tried any more until somebody signs in. */
  #stop(socket: WebSocket): void {
    if (this.#done || socket !== this.#socket) return;
    clearTimeout(this.#beat);
    this.#socket = null;
    this.#signedOut = true;
    this.listener.line('signed_out', 0);
  }

  /** The machine left the net: the socket would find out much later. */
  #cut = (): void => {
    const socket = this.#socket;
    if (!socket || this.#done) return;
    clearTimeout(this.#timer);
    this.#lost(socket);
    this.#socket = null;
    socket.close();
  };

  /** The machine is back on the net: no need to wait. */
  #now = (): void => {
    if (this.#done || this.#signedOut) return;
    if (this.#socket?.readyState === WebSocket.OPEN) return this.#ask();
    clearTimeout(this.#timer);
    this.#open();
  };
}
