/** Why a server could not be asked, and how long it may take: for each request, and for everything together. */
import { UserError } from '../files/errors.js';

/** One clear sentence about a server that does not start, hangs, exits or answers nonsense. Exit status 2. */
export class ServerFailure extends UserError {
  /** What is left of its standard error, where it has one. */
  readonly standardError: string;

  constructor(message: string, standardError = '') {
    super(message);
    this.standardError = standardError;
  }
}

export class AnswerError extends ServerFailure {
  readonly code: number;
  /** In the server's own words. */
  readonly text: string;

  constructor(method: string, code: number, text: string) {
    super(`The server answered ${method} with the error ${code}${text === '' ? '' : `: ${text.replace(/\.$/, '')}`}.`);
    this.code = code;
    this.text = text;
  }
}

export const METHOD_NOT_FOUND = -32601;

/** Why a request failed, in the words of the system. */
export function reasonOf(error: unknown): string {
  const { cause, message = '' } = Object(error) as { cause?: { code?: unknown; message?: unknown }; message?: string };
  const { code, message: text } = Object(cause) as { code?: unknown; message?: unknown };
  return typeof code === 'string' ? code : typeof text === 'string' ? text : message;
}

/** A timer of Node's cannot be longer. */
const LONGEST_MS = 2 ** 31 - 1;

/** What one request may take, and what is said when it takes longer. */
export interface Limit {
  readonly ms: number;
  readonly late: string;
}

/** Begins to count when it is made. Both starts of `--twice` and the clean-up share it. */
export class Limits {
  readonly #whole: number;
  readonly #end: number;

  constructor(whole: number) {
    this.#whole = whole;
    this.#end = performance.now() + whole;
  }

  /** Milliseconds that are left. */
  get left(): number {
    return Math.max(0, this.#end - performance.now());
  }

  /** `what` is the request; `own` is what it may take if there is time for that. */
  for(what: string, own: number, late = notWithin(what, own)): Limit {
    const { left } = this;
    const spent = `The server took more than ${seconds(this.#whole)} in all, which --timeout allows: it had not answered ${what}.`;
    if (left <= 0) throw new ServerFailure(spent);
    return own <= left ? { ms: Math.min(own, LONGEST_MS), late } : { ms: left, late: spent };
  }
}

/** What does not end within the limit is a failure; the work itself goes on until its connection is closed. */
export async function withinLimit<T>({ ms, late }: Limit, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const end = new Promise<never>((_, fail) => (timer = setTimeout(() => fail(new ServerFailure(late)), ms)));
  return Promise.race([work, end]).finally(() => clearTimeout(timer));
}

export const notWithin = (what: string, ms: number): string =>
  `The server did not answer ${what} within ${seconds(ms)}.`;

export const seconds = (ms: number): string => (ms === 1000 ? '1 second' : `${ms / 1000} seconds`);
