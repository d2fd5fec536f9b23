/**
 * SQLite in a thread of its own: the caller waits for each answer, for as long as it likes, and no longer.
 * Plain CommonJS, so that it starts from source as it does from dist/.
 * It trusts its caller with what may run: see guard.ts.
 */
'use strict';
const { existsSync, readFileSync } = require('node:fs');
const { createRequire } = require('node:module');
const { join } = require('node:path');
const { workerData } = require('node:worker_threads');
const initSqlJs = require('sql.js');
const { messageOf, runJob } = require('./sqlite.cjs');

const beside = join(__dirname, 'sql-wasm.wasm');
const wasm = existsSync(beside) ? beside : createRequire(__filename).resolve('sql.js/dist/sql-wasm.wasm');

/** @type {{ port: import('node:worker_threads').MessagePort, signal: Int32Array }} */
const { port, signal } = workerData;
const [ANSWERS, PROGRESS] = [0, 1];

initSqlJs({ wasmBinary: readFileSync(wasm) }).then(
  (sqlite) => {
    port.on('message', (jobs) => {
      for (const job of jobs) answer(attempt(sqlite, job));
    });
    answer({ result: undefined });
  },
  (error) => answer({ failure: String(error) }),
);

function answer(message) {
  port.postMessage(message);
  Atomics.add(signal, ANSWERS, 1);
  Atomics.notify(signal, ANSWERS);
}

function attempt(sqlite, job) {
  try {
    return { result: runJob(sqlite, job, (index) => Atomics.store(signal, PROGRESS, index)) };
  } catch (error) {
    return { failure: messageOf(error) };
  }
}
