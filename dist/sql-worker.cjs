"use strict";

// src/sql/sql-worker.cjs
var { workerData } = require("node:worker_threads");
var { messageOf, openSqlite } = require("./sqlite-node.cjs");
var { port, signal } = workerData;
var [ANSWERS, PROGRESS] = [0, 1];
openSqlite().then(
  (run) => {
    port.on("message", (job) => answer(attempt(run, job)));
    answer({ result: void 0 });
  },
  (error) => answer({ failure: String(error) })
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
