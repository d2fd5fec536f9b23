/** SQLite as Node loads it: one file of what is built, for the thread of the run and for the other. */
'use strict';
const { existsSync, readFileSync } = require('node:fs');
const { createRequire } = require('node:module');
const { join } = require('node:path');
const initSqlJs = require('sql.js');
const { messageOf, runJob } = require('./sqlite.cjs');

/** Resolves to what does a job. */
async function openSqlite() {
  const beside = join(__dirname, 'sql-wasm.wasm');
  // Where nothing is bundled, it is in its package.
  const wasm = existsSync(beside) ? beside : createRequire(__filename).resolve('sql.js/dist/sql-wasm.wasm');
  const sqlite = await initSqlJs({ wasmBinary: readFileSync(wasm) });
  return (job, onStep) => runJob(sqlite, job, onStep);
}

module.exports = { messageOf, openSqlite };
