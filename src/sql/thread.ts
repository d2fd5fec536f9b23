/** The thread around SQLite: does one job after the other, with a time limit that holds whatever SQLite is doing. */
import type * as Threads from 'node:worker_threads';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Answer, Job, Outcome } from './service.js';
import type { SqlFault } from '../core/rule.js';
import { isName, isSymbol, isWord, type Token } from './tokens.js';

/** Most runs meet no SQL, and to load threads takes a while. */
const threads = (): typeof Threads => process.getBuiltinModule('node:worker_threads');

export interface Limits {
  /** Milliseconds for one manifest. */
  readonly job: number;
  /** Milliseconds until the thread must be up. */
  readonly start: number;
}

const DEFAULTS: Limits = { job: 3000, start: 30_000 };
/** So many jobs wake the thread once. */
const TOGETHER = 10;
const [ANSWERS, PROGRESS] = [0, 1] as const;

/** A job that the thread was given. */
export interface Begun {
  readonly job: Job;
  outcome?: Outcome;
}

interface Running {
  readonly worker: Threads.Worker;
  readonly port: Threads.MessagePort;
  readonly signal: Int32Array;
  /** How many of the open jobs it has. */
  sent: number;
  /** How many answers were received. The first says that the thread is up. */
  received: number;
}

export class SqlThread {
  readonly #limits: Limits;
  #running: Running | undefined;
  /** What was begun and not answered yet, in order. */
  #open: Begun[] = [];
  /** What cannot start is not started for the next manifest either. */
  #failure: Error | undefined;

  constructor(limits: Partial<Limits>) {
    this.#limits = { ...DEFAULTS, ...limits };
  }

  /** To wake the thread takes longer than most jobs: who has several begins them all before the first is finished. */
  begin(job: Job): Begun {
    if (this.#failure) throw this.#failure;
    this.#running ??= startThread();
    const begun = { job };
    this.#open.push(begun);
    if (this.#open.length - this.#running.sent >= TOGETHER) this.#send(this.#running);
    return begun;
  }

  /** Waits. Jobs that were begun earlier are finished on the way. */
  finish(begun: Begun): Outcome {
    while (begun.outcome === undefined) {
      if (this.#failure) throw this.#failure;
      // What is open may have been begun with a thread that is no more.
      const running = (this.#running ??= startThread());
      this.#send(running);
      if (running.received === 0) this.#awaitStart(running);
      const answer = receive(running, this.#limits.job);
      const first = this.#open.shift()!;
      running.sent--;
      if (answer?.result) first.outcome = { result: answer.result };
      else {
        this.#stop();
        first.outcome = { stuck: Atomics.load(running.signal, PROGRESS) };
      }
    }
    return begun.outcome;
  }

  end(): void {
    this.#stop();
    this.#open = [];
    this.#failure = undefined;
  }

  #stop(): void {
    void this.#running?.worker.terminate();
    this.#running = undefined;
  }

  #send(running: Running): void {
    const jobs = this.#open.slice(running.sent).map(({ job }) => job);
    if (jobs.length > 0) running.port.postMessage(jobs);
    running.sent = this.#open.length;
  }

  #awaitStart(running: Running): void {
    const answer = receive(running, this.#limits.start);
    if (answer && answer.failure === undefined) return;
    this.#stop();
    this.#failure = new Error(`The SQL checker could not start: ${answer?.failure ?? 'its thread did not answer'}`);
    throw this.#failure;
  }
}

function startThread(): Running {
  const { MessageChannel, Worker } = threads();
  const { port1: port, port2 } = new MessageChannel();
  const signal = new Int32Array(new SharedArrayBuffer(8));
  const worker = new Worker(workerFile(), {
    workerData: { port: port2, signal },
    transferList: [port2],
    execArgv: [],
    // Whatever it prints is not part of our output.
    stdout: true,
    stderr: true,
  });
  // A process that has nothing else to do must end, and a thread that dies is noticed by its silence.
  worker.unref();
  worker.on('error', () => {});
  return { worker, port, signal, sent: 0, received: 0 };
}

/** The next answer. The thread counts them, so that none is missed that came before anybody waited. */
function receive(running: Running, milliseconds: number): Answer | undefined {
  Atomics.wait(running.signal, ANSWERS, running.received, milliseconds);
  const received: { message: Answer } | undefined = threads().receiveMessageOnPort(running.port);
  if (received) running.received++;
  return received?.message;
}

function workerFile(): string {
  const file = ownFile('sql-worker.cjs');
  if (!file) throw new Error('The SQL checker is not there: sql-worker.cjs is missing. Install toolint again.');
  return file;
}

/** Where in a statement SQLite's message points, and which name it does not know. */

interface Stop {
  readonly sql: string;
  readonly tokens: readonly Token[];
  /** Where the token ends at which SQLite stopped reading. */
  readonly stop?: number;
}

export function faultOf(message: string, { sql, tokens, stop }: Stop): SqlFault {
  const fault = { reason: 'sqlite', message } as const;
  const syntax = /^(?:near|unrecognized token:) "([^]*)"/.exec(message);
  if (syntax) return { ...fault, isSyntax: true, ...tokenAt(sql, tokens, stop, syntax[1]!) };
  if (message === 'incomplete input') return { ...fault, isSyntax: true, ...span(tokens.at(-1)) };
  const named = NAMED.find(([pattern]) => pattern.test(message));
  if (!named) return fault;
  const [pattern, what] = named;
  const name = pattern.exec(message)![1]!;
  return {
    ...fault,
    ...place(tokens, what, name),
    ...unknown(what, name),
  };
}

type What = 'table' | 'column' | 'target' | 'ambiguous' | 'function' | 'second';

const NAMED: readonly (readonly [RegExp, What])[] = [
  [/^no such table: (?:main\.)?(.+)$/, 'table'],
  [/^no such column: (.+)$/, 'column'],
  [/^table .+ has no column named (.+)$/, 'target'],
  [/^ambiguous column name: (.+)$/, 'ambiguous'],
  [/^no such function: (.+)$/, 'function'],
  [
    /^(?:wrong number of arguments to function|misuse of (?:aggregate|window) function|misuse of aggregate:) ?([^(]+)\(\)$/,
    'function',
  ],
  [/^unknown column "(.+)" in foreign key definition$/, 'column'],
  [/^duplicate column name: (.+)$/, 'second'],
];

function unknown(what: What, name: string): Pick<SqlFault, 'unknown'> {
  if (what === 'table') return { unknown: { what, name: lastPart(name) } };
  return what === 'column' || what === 'target' ? { unknown: { what: 'column', name: lastPart(name) } } : {};
}

const lastPart = (name: string): string => name.slice(name.lastIndexOf('.') + 1);

const span = (place: { from: number; to: number } | undefined) => (place ? { from: place.from, to: place.to } : {});

/** The message quotes the token, so its length is known. */
function tokenAt(sql: string, tokens: readonly Token[], stop: number | undefined, text: string) {
  if (stop === undefined) return {};
  const from = stop - text.length;
  return sql.slice(from, stop) === text ? { from, to: stop } : span(tokens.find(({ to }) => to === stop));
}

/** A name in a statement, with the tokens around it. */
interface Mention {
  readonly from: number;
  readonly to: number;
  readonly before: Token | undefined;
  readonly after: Token | undefined;
}

/** The place of a name where there is one only; of several, the first, unless a nested query might mean another. */
function place(tokens: readonly Token[], what: What, name: string): { from?: number; to?: number } {
  const found = mentions(tokens, name).filter((each) => what === 'second' || fits(each, what));
  if (what === 'second') return span(found[1]);
  const isNested = tokens.filter((token) => isWord(token, 'SELECT')).length > 1;
  return found.length === 1 || !isNested ? span(found[0]) : {};
}

function fits({ before, after }: Mention, what: What): boolean {
  if (isSymbol(before, '.')) return false;
  if (what === 'function') return isSymbol(after, '(');
  if (what === 'table') return isWord(before, ...BEFORE_TABLES, 'TABLE', 'ON') || isSymbol(before, ',');
  return !isWord(before, ...BEFORE_TABLES, 'AS') && !isSymbol(after, '.');
}

const BEFORE_TABLES = ['FROM', 'JOIN', 'INTO', 'UPDATE', 'REPLACE'];

/** `a.b.c` is five tokens, and its place that of all of them; a quoted name may hold a dot of its own. */
function mentions(tokens: readonly Token[], name: string): Mention[] {
  const parts = name.split('.');
  return tokens.flatMap((token, index) => {
    const length = isName(token, name) ? 1 : isPath(tokens, index, parts) ? 2 * parts.length - 1 : 0;
    if (length === 0) return [];
    const to = tokens[index + length - 1]!.to;
    return [{ from: token.from, to, before: tokens[index - 1], after: tokens[index + length] }];
  });
}

function isPath(tokens: readonly Token[], at: number, parts: readonly string[]): boolean {
  return parts.every((part, index) => {
    const here = at + 2 * index;
    return isName(tokens[here], part) && (index === 0 || isSymbol(tokens[here - 1], '.'));
  });
}

/** Files that belong to SQLite's part: from source they stand beside this one, in a bundle beside the front or one folder above a chunk. */

export function ownFile(name: string): string | undefined {
  const places = [`./${name}`, `../${name}`].map((path) => fileURLToPath(new URL(path, import.meta.url)));
  return places.find((path) => existsSync(path));
}

/** What SQLite has only where it was built with it: the one that a tool runs with may have been, and ours was not. */
const FUNCTION =
  /^no such function: (?:soundex|bm25|highlight|snippet|fts5\w*|rtree\w+|geopoly_\w+|vec_\w+|sqlite_offset|load_extension)$/i;
const TABLE = /^no such table: (?:main\.)?(?:dbstat|sqlite_stmt|sqlite_dbpage|bytecode|tables_used)$/i;

export const isOfOtherBuild = (message: string): boolean => FUNCTION.test(message) || TABLE.test(message);
