/**
 * SQLite in a thread of its own: the caller waits for each answer, for as long as it likes, and no longer.
 * Plain CommonJS, so that it starts from source as it does from dist/.
 * It trusts its caller with what may run: see guard.ts.
 */
'use strict';
const { workerData } = require('node:worker_threads');
const { messageOf, openSqlite } = require('./sqlite-node.cjs');

/** @type {{ port: import('node:worker_threads').MessagePort, signal: Int32Array }} */
const { port, signal } = workerData;
const [ANSWERS, PROGRESS] = [0, 1];

openSqlite().then(
  (run) => {
    port.on('message', (job) => answer(attempt(run, job)));
    answer({ result: undefined });
  },
  (error) => answer({ failure: String(error) }),
);

function answer(message) {
  port.postMessage(message);
  Atomics.add(signal, ANSWERS, 1);
  Atomics.notify(signal, ANSWERS);
}

function attempt(run, job) {
  try {
    return { result: run(job, (index) => Atomics.store(signal, PROGRESS, index)) };
  } catch (error) {
    return { failure: messageOf(error) };
  }
}
