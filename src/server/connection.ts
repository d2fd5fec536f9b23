/** Requests and answers of JSON-RPC, whatever carries them. */
import { printable } from '../core/text.js';
import { AnswerError, METHOD_NOT_FOUND, ServerFailure, withinLimit, type Limit } from './failure.js';
import type { Secrets } from './secrets.js';

/** How much a server may send: in one message, and in all. */
export const MOST_BYTES = { message: 32 * 1024 * 1024, all: 64 * 1024 * 1024 };
/** Requests of its own that a server gets answers to. */
const MOST_REPLIES = 1000;

export interface Connection {
  /** The raw result. Rejected by a `ServerFailure`. */
  request(method: string, params: object, limit: Limit): Promise<unknown>;
  notify(method: string, limit: Limit): Promise<void>;
  /** The revision that was agreed on. */
  agreeOn?(revision: string): void;
  /** What the server wrote to standard output that is not JSON-RPC. */
  readonly noise?: Noise;
  /** Processes that still run after the end, in words. */
  readonly left?: readonly string[];
  /** Takes at most so many milliseconds to be polite, and then ends whatever there is. */
  close(patience: number): Promise<void>;
}

export interface Noise {
  readonly lines: number;
  readonly first: string;
}

export interface Message {
  readonly id?: unknown;
  readonly method?: unknown;
  readonly result?: unknown;
  readonly error?: unknown;
}

/** A JSON-RPC message, or undefined for any other text. */
export function messageIn(text: string): Message | Message[] | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (Array.isArray(value)) return value.length > 0 && value.every(isMessage) ? value : undefined;
  return isMessage(value) ? value : undefined;
}

function isMessage(value: unknown): value is Message {
  return typeof value === 'object' && value !== null && 'jsonrpc' in value;
}

/** Some servers answer with the digits of a number. */
export function idOf({ id }: Message): number | undefined {
  if (typeof id === 'number') return id;
  return typeof id === 'string' && /^\d{1,9}$/.test(id) ? Number(id) : undefined;
}

interface PendingRequest {
  readonly method: string;
  done(result: unknown): void;
  fail(error: Error): void;
}

/** Matches answers to requests, and answers the few things that a server may ask a client. */
export class Exchange {
  readonly #waiting = new Map<number, PendingRequest>();
  readonly #send: (message: object) => Promise<void>;
  readonly #secrets: Secrets;
  /** The folder that is offered as the client's root. */
  readonly #root: string | undefined;
  #last = 0;
  #replies = 0;
  #ended: Error | undefined;

  constructor(send: (message: object) => Promise<void>, secrets: Secrets, root?: string) {
    this.#send = send;
    this.#secrets = secrets;
    this.#root = root;
  }

  async request(method: string, params: object, limit: Limit): Promise<unknown> {
    if (this.#ended) throw this.#ended;
    const id = ++this.#last;
    const answer = new Promise<unknown>((done, fail) => this.#waiting.set(id, { method, done, fail }));
    this.#send({ jsonrpc: '2.0', id, method, params }).catch((error: Error) =>
      this.#settle(id, (waiting) => waiting.fail(error)),
    );
    return withinLimit(limit, answer).finally(() => this.#waiting.delete(id));
  }

  /** Nothing will be answered any more. */
  end(error: Error): void {
    this.#ended ??= error;
    for (const id of [...this.#waiting.keys()]) this.#settle(id, (waiting) => waiting.fail(error));
  }

  receive(message: Message): void {
    if (typeof message.method === 'string') return this.#reply(message.method, message.id);
    const id = idOf(message);
    if (id === undefined) return;
    this.#settle(id, ({ method, done, fail }) => {
      // Some send `"error": null` beside a result.
      const isError = message.error !== undefined && (message.error !== null || message.result === undefined);
      if (!isError) return done(message.result);
      const { code, message: text } = Object(message.error) as { code?: unknown; message?: unknown };
      fail(
        new AnswerError(
          method,
          typeof code === 'number' ? code : 0,
          typeof text === 'string' ? printable(this.#secrets.hide(text), 300) : '',
        ),
      );
    });
  }

  #settle(id: number, how: (waiting: PendingRequest) => void): void {
    const waiting = this.#waiting.get(id);
    if (!waiting) return;
    this.#waiting.delete(id);
    how(waiting);
  }

  #reply(method: string, id: unknown): void {
    if (id === undefined || id === null || this.#ended) return;
    if (++this.#replies > MOST_REPLIES)
      return this.end(new ServerFailure(`The server sent more than ${MOST_REPLIES} requests of its own.`));
    const known: Readonly<Record<string, object>> = {
      ping: {},
      'roots/list': { roots: this.#root === undefined ? [] : [{ uri: this.#root, name: 'workspace' }] },
    };
    const answer = Object.hasOwn(known, method)
      ? { result: known[method] }
      : { error: { code: METHOD_NOT_FOUND, message: 'This client only lists what a server has.' } };
    // A server that no longer listens is seen by its own silence.
    this.#send({ jsonrpc: '2.0', id, ...answer }).catch(() => {});
  }
}
