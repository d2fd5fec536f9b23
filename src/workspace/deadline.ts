/** A time limit for code that is not ours, even for a loop that never lets go of the thread. */
import { Worker } from 'node:worker_threads';

/** How long after the limit a loop is broken off: code that only waits is left by then. */
const GRACE_MS = 500;

/** The message is of the error that is thrown when the time is over. */
export async function withDeadline<T>(work: () => Promise<T>, milliseconds: number, message: string): Promise<T> {
  const done = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const guard = new Worker(GUARD, { eval: true, workerData: { done, milliseconds: milliseconds + GRACE_MS } });
  guard.unref();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error(message)), milliseconds);
  });
  try {
    return await Promise.race([work(), late]);
  } finally {
    clearTimeout(timer);
    Atomics.store(done, 0, 1);
    Atomics.notify(done, 0);
  }
}

/** Breaking off what runs leaves its promise open for ever; the timer then speaks. */
const GUARD = `
const { workerData: { done, milliseconds } } = require('node:worker_threads');
if (Atomics.wait(done, 0, 0, milliseconds) === 'timed-out') {
  const { Session } = require('node:inspector');
  const session = new Session();
  session.connectToMainThread();
  session.post('Runtime.terminateExecution', () => session.disconnect());
}
`;
