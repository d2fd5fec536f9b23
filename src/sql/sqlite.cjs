/**
 * One job done with SQLite, wherever that was loaded: in a thread of Node, or in a browser's worker.
 * Plain CommonJS, since the thread starts from source too. It trusts its caller with what may run: see guard.ts.
 */
'use strict';

/** SQLite itself gives up beyond this. Manifests need a hundredth of it. */
const MOST_BYTES = 64 * 1024 * 1024;

/**
 * @param {unknown} sqlite
 * @param {import('./protocol.js').Job} job
 * @param {(index: number) => void} onStep called before each step
 * @returns {import('./protocol.js').JobResult}
 */
function runJob(sqlite, job, onStep) {
  const database = empty ?? open(sqlite);
  empty = undefined;
  try {
    database.exec('BEGIN');
    const results = job.steps.map((step, index) => {
      onStep(index);
      return step.run ? define(database, step) : prepareAll(database, step);
    });
    const tables = tablesOf(database);
    if (results.every(({ error }) => error === undefined)) {
      database.exec('ROLLBACK');
      empty = database;
    }
    return { results, tables };
  } finally {
    if (empty !== database) database.close();
  }
}

/** To open one costs more than most jobs, so one that a job has left as it was serves the next. */
let empty;

function open(sqlite) {
  const database = new sqlite.Database();
  database.exec(`PRAGMA hard_heap_limit = ${MOST_BYTES}; PRAGMA journal_mode = MEMORY`);
  return database;
}

/** Runs one statement, and tells where the text behind it starts. */
function define(database, step) {
  const statements = database.iterateStatements(step.sql);
  try {
    const { done, value } = statements.next();
    if (done) return { end: step.sql.length };
    const end = step.sql.length - statements.getRemainingSQL().length;
    value.step();
    release(statements);
    return { end };
  } catch (error) {
    return faultOf(database, step, 0, error);
  }
}

/** Prepares every statement of a text and runs none of them. */
function prepareAll(database, step) {
  const statements = database.iterateStatements(step.sql);
  let start = 0;
  try {
    while (!statements.next().done) start = step.sql.length - statements.getRemainingSQL().length;
    return { end: step.sql.length };
  } catch (error) {
    return faultOf(database, step, start, error);
  }
}

/** SQLite's message, and the end of the token where it stopped. */
function faultOf(database, { sql, ends }, start, error) {
  const message = messageOf(error);
  const isSyntax = /^(near|unrecognized token)/.test(message);
  return { error: message, start, stop: isSyntax ? stopOf(database, sql, start, ends, message) : undefined };
}

/** The shortest beginning that fails in the same way ends with the token at fault. */
function stopOf(database, sql, start, ends, message) {
  let low = 0;
  let high = ends.length - 1;
  if (failure(database, sql.slice(start, ends[high])) !== message) return undefined;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (ends[middle] > start && failure(database, sql.slice(start, ends[middle])) === message) high = middle;
    else low = middle + 1;
  }
  return ends[low];
}

function failure(database, sql) {
  const statements = database.iterateStatements(sql);
  try {
    while (!statements.next().done);
    return undefined;
  } catch (error) {
    return messageOf(error);
  }
}

/** The text is freed only once it has been read to its end. */
function release(statements) {
  try {
    while (!statements.next().done);
  } catch {
    // What stands behind the first statement is for others to judge.
  }
}

/** @returns {string} */
function messageOf(error) {
  return error instanceof Error ? error.message : String(error);
}

/** Tables alone: to tell the columns of a view, SQLite must read all that it stands on. */
function tablesOf(database) {
  const names = rows(
    database,
    `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite#_%' ESCAPE '#'`,
  );
  return names.map(([name]) => ({ name, columns: columnsOf(database, name) }));
}

function columnsOf(database, table) {
  const columns = rows(database, 'SELECT name, type FROM pragma_table_xinfo(?)', [table]);
  return columns.map(([name, type]) => ({ name, type }));
}

function rows(database, sql, values = []) {
  return database.exec(sql, values)[0]?.values ?? [];
}

module.exports = { messageOf, runJob };
