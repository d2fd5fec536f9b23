/** The thread around SQLite: does one job after the other, with a time limit that holds whatever SQLite is doing. */
import type * as Threads from 'node:worker_threads';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Answer, Job, Outcome } from './job.js';
import { stopwatch } from './stopwatch.js';

/** Most runs meet no SQL, and to load threads takes a while. */
const threads = (): typeof Threads => process.getBuiltinModule('node:worker_threads');

export interface Limits {
  /** Milliseconds of work for one manifest. */
  readonly job: number;
  /** Milliseconds until the thread must be up. */
  readonly start: number;
}

const DEFAULTS: Limits = { job: 3000, start: 30_000 };
/** So many jobs wake the thread once. */
const TOGETHER = 10;
const [ANSWERS, PROGRESS] = [0, 1] as const;

/** A job that the thread was given. */
export interface PendingJob {
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
  #open: PendingJob[] = [];
  /** What cannot start is not started for the next manifest either. */
  #failure: Error | undefined;

  constructor(limits: Partial<Limits>) {
    this.#limits = { ...DEFAULTS, ...limits };
  }

  /** To wake the thread takes longer than most jobs: who has several begins them all before the first is finished. */
  begin(job: Job): PendingJob {
    if (this.#failure) throw this.#failure;
    this.#running ??= startThread();
    const begun = { job };
    this.#open.push(begun);
    if (this.#open.length - this.#running.sent >= TOGETHER) this.#send(this.#running);
    return begun;
  }

  /** Waits. Jobs that were begun earlier are finished on the way. */
  finish(begun: PendingJob): Outcome {
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

/** How much longer a limit may last by the clock, on a machine that is busy with something else. */
const BUSY = 10;

/**
 * The next answer. The thread counts them, so that none is missed that came before anybody waited.
 * A thread that does not get the processor is not stuck: the limit is one of the clock and of the processor's time.
 */
function receive(running: Running, milliseconds: number): Answer | undefined {
  const taken = stopwatch();
  let left = milliseconds;
  while (left > 0 && Atomics.wait(running.signal, ANSWERS, running.received, left) === 'timed-out') {
    const { clock, worked } = taken();
    left = clock >= milliseconds * BUSY ? 0 : Math.ceil(milliseconds - worked);
  }
  const received: { message: Answer } | undefined = threads().receiveMessageOnPort(running.port);
  if (received) running.received++;
  return received?.message;
}

function workerFile(): string {
  const file = ownFile('sql-worker.cjs');
  if (!file) throw new Error('The SQL checker is not there: sql-worker.cjs is missing. Install toolint again.');
  return file;
}

/** Files that belong to SQLite's part: from source they are beside this one, in a bundle beside the front or one folder above a chunk. */
export function ownFile(name: string): string | undefined {
  const places = [`./${name}`, `../${name}`].map((path) => fileURLToPath(new URL(path, import.meta.url)));
  return places.find((path) => existsSync(path));
}
