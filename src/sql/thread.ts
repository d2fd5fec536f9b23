/** The thread around SQLite: asked synchronously, with a time limit that holds whatever SQLite is doing. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { MessageChannel, receiveMessageOnPort, Worker, type MessagePort } from 'node:worker_threads';
import type { Answer, Job, JobResult } from './protocol.js';

export interface Limits {
  /** Milliseconds for one manifest. */
  readonly job: number;
  /** Milliseconds until the thread must be up. */
  readonly start: number;
}

const DEFAULTS: Limits = { job: 3000, start: 30_000 };
const [ANSWER, PROGRESS] = [0, 1] as const;

interface Running {
  readonly worker: Worker;
  readonly port: MessagePort;
  readonly signal: Int32Array;
}

export class SqlThread {
  readonly #limits: Limits;
  #running: Running | undefined;

  constructor(limits: Partial<Limits>) {
    this.#limits = { ...DEFAULTS, ...limits };
  }

  /** The result, or the index of the step that took too long or that SQLite died of. */
  ask(job: Job): { result: JobResult } | { stuck: number } {
    const running = (this.#running ??= this.#start());
    Atomics.store(running.signal, ANSWER, 0);
    running.port.postMessage(job);
    const answer = wait(running, this.#limits.job);
    if (answer?.result) return { result: answer.result };
    this.end();
    return { stuck: Atomics.load(running.signal, PROGRESS) };
  }

  end(): void {
    void this.#running?.worker.terminate();
    this.#running = undefined;
  }

  #start(): Running {
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
    const running = { worker, port, signal };
    const answer = wait(running, this.#limits.start);
    if (answer && answer.failure === undefined) return running;
    void worker.terminate();
    throw new Error(`The SQL checker could not start: ${answer?.failure ?? 'its thread did not answer'}`);
  }
}

function wait({ port, signal }: Running, milliseconds: number): Answer | undefined {
  Atomics.wait(signal, ANSWER, 0, milliseconds);
  const received: { message: Answer } | undefined = receiveMessageOnPort(port);
  return received?.message;
}

/** From source it stands beside this file, in a bundle beside the front or one folder above a chunk. */
function workerFile(): string {
  const places = ['./sql-worker.cjs', '../sql-worker.cjs'].map((path) => fileURLToPath(new URL(path, import.meta.url)));
  const found = places.find((path) => existsSync(path));
  if (!found) throw new Error(`The SQL checker is not there: ${places[0]} is missing. Install toolint again.`);
  return found;
}
