// src/sql/thread.ts
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

// src/sql/stopwatch.ts
function stopwatch() {
  const began = performance.now();
  const before = processorTime();
  return () => {
    const clock = performance.now() - began;
    return { clock, worked: Math.min(clock, processorTime() - before) };
  };
}
function processorTime() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e3;
}

// src/sql/thread.ts
var threads = () => process.getBuiltinModule("node:worker_threads");
var DEFAULTS = { job: 3e3, start: 3e4 };
var TOGETHER = 10;
var [ANSWERS, PROGRESS] = [0, 1];
var SqlThread = class {
  #limits;
  #running;
  /** What was begun and not answered yet, in order. */
  #open = [];
  /** What cannot start is not started for the next manifest either. */
  #failure;
  constructor(limits) {
    this.#limits = { ...DEFAULTS, ...limits };
  }
  /** To wake the thread takes longer than most jobs: who has several begins them all before the first is finished. */
  begin(job) {
    if (this.#failure) throw this.#failure;
    this.#running ??= startThread();
    const begun = { job };
    this.#open.push(begun);
    if (this.#open.length - this.#running.sent >= TOGETHER) this.#send(this.#running);
    return begun;
  }
  /** Waits. Jobs that were begun earlier are finished on the way. */
  finish(begun) {
    while (begun.outcome === void 0) {
      if (this.#failure) throw this.#failure;
      const running = this.#running ??= startThread();
      this.#send(running);
      if (running.received === 0) this.#awaitStart(running);
      const answer = receive(running, this.#limits.job);
      const first = this.#open.shift();
      running.sent--;
      if (answer?.result) first.outcome = { result: answer.result };
      else {
        this.#stop();
        first.outcome = { stuck: Atomics.load(running.signal, PROGRESS) };
      }
    }
    return begun.outcome;
  }
  end() {
    this.#stop();
    this.#open = [];
    this.#failure = void 0;
  }
  #stop() {
    void this.#running?.worker.terminate();
    this.#running = void 0;
  }
  #send(running) {
    const jobs = this.#open.slice(running.sent).map(({ job }) => job);
    if (jobs.length > 0) running.port.postMessage(jobs);
    running.sent = this.#open.length;
  }
  #awaitStart(running) {
    const answer = receive(running, this.#limits.start);
    if (answer && answer.failure === void 0) return;
    this.#stop();
    this.#failure = new Error(`The SQL checker could not start: ${answer?.failure ?? "its thread did not answer"}`);
    throw this.#failure;
  }
};
function startThread() {
  const { MessageChannel, Worker } = threads();
  const { port1: port, port2 } = new MessageChannel();
  const signal = new Int32Array(new SharedArrayBuffer(8));
  const worker = new Worker(workerFile(), {
    workerData: { port: port2, signal },
    transferList: [port2],
    execArgv: [],
    // Whatever it prints is not part of our output.
    stdout: true,
    stderr: true
  });
  worker.unref();
  worker.on("error", () => {
  });
  return { worker, port, signal, sent: 0, received: 0 };
}
var BUSY = 10;
function receive(running, milliseconds) {
  const taken = stopwatch();
  let left = milliseconds;
  while (left > 0 && Atomics.wait(running.signal, ANSWERS, running.received, left) === "timed-out") {
    const { clock, worked } = taken();
    left = clock >= milliseconds * BUSY ? 0 : Math.ceil(milliseconds - worked);
  }
  const received = threads().receiveMessageOnPort(running.port);
  if (received) running.received++;
  return received?.message;
}
function workerFile() {
  const file = ownFile("sql-worker.cjs");
  if (!file) throw new Error("The SQL checker is not there: sql-worker.cjs is missing. Install toolint again.");
  return file;
}
function ownFile(name) {
  const places = [`./${name}`, `../${name}`].map((path) => fileURLToPath(new URL(path, import.meta.url)));
  return places.find((path) => existsSync(path));
}

export {
  stopwatch,
  SqlThread,
  ownFile
};
