/** The thread around SQLite: does one job after the other, with a time limit that holds whatever SQLite is doing. */
import type * as Threads from 'node:worker_threads';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Answer, Job, Outcome } from './job.js';

/** Most runs meet no SQL, and to load threads takes a while. */
const threads = (): typeof Threads => process.getBuiltinModule('node:worker_threads');

export interface Limits {
  /** Milliseconds of work for one manifest. */
  readonly job: number;
  /** Milliseconds until the thread must be up. */
  readonly start: number;
}

const DEFAULTS: Limits = { job: 3000, start: 30_000 };
const [ANSWERS, PROGRESS] = [0, 1] as const;

interface Running {
  readonly worker: Threads.Worker;
  readonly port: Threads.MessagePort;
  readonly signal: Int32Array;
  /** How many answers were received. The first says that the thread is up. */
  received: number;
}

export class SqlThread {
  readonly #limits: Limits;
  #running: Running | undefined;
  /** What cannot start is not started for the next manifest either. */
  #failure: Error | undefined;

  constructor(limits: Partial<Limits>) {
    this.#limits = { ...DEFAULTS, ...limits };
  }

  run(job: Job): Outcome {
    const running = (this.#running ??= this.#started());
    running.port.postMessage(job);
    const answer = receive(running, this.#limits.job);
    if (answer?.result) return { result: answer.result };
    this.#end();
    return { stuck: Atomics.load(running.signal, PROGRESS) };
  }

  stop(): void {
    this.#end();
    this.#failure = undefined;
  }

  #end(): void {
    void this.#running?.worker.terminate();
    this.#running = undefined;
  }

  #started(): Running {
    if (this.#failure) throw this.#failure;
    const running = startThread();
    const answer = receive(running, this.#limits.start);
    if (answer && answer.failure === undefined) return running;
    void running.worker.terminate();
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
  return { worker, port, signal, received: 0 };
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

interface Taken {
  readonly clock: number;
  /** Less than the clock says while others have the processor, and never more: its other threads may work too. */
  readonly worked: number;
}

export function stopwatch(): () => Taken {
  const began = performance.now();
  const before = processorTime();
  return () => {
    const clock = performance.now() - began;
    return { clock, worked: Math.min(clock, processorTime() - before) };
  };
}

function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
