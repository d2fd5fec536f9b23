import {
  Pending,
  startTimer
} from "./lint-document.js";

// src/sql/tokens.ts
var BLANK = /(?<blank>[ \t\n\f\r]+|--[^\n]*|\/\*[^]*?(?:\*\/|$))/y;
var STRING = /(?<string>[xX]?'[^']*(?:''[^']*)*')/y;
var QUOTED = /(?<quoted>"[^"]*(?:""[^"]*)*"|`[^`]*(?:``[^`]*)*`|\[[^\]]*\])/y;
var WORD = /(?<word>[A-Za-z_\x80-\uffff][\w$\x80-\uffff]*)/y;
var VARIABLE = /(?<variable>\?\d*|[:@$][\w$\x80-\uffff]+)/y;
var NUMBER = /(?<number>\.?\d[\w.]*)/y;
var SYMBOL = /(?<symbol>['"`[][^]*|\|\||->>?|<[<=>]?|>[>=]?|[=!]=|[^])/y;
var TOKEN = new RegExp(
  [BLANK, STRING, QUOTED, WORD, VARIABLE, NUMBER, SYMBOL].map(({ source }) => source).join("|"),
  "y"
);
function tokensOf(sql) {
  const tokens = [];
  for (let from = 0; from < sql.length; ) {
    TOKEN.lastIndex = from;
    const { 0: whole, groups = {} } = TOKEN.exec(sql);
    const to = from + whole.length;
    const kind = KINDS.find((each) => groups[each] !== void 0);
    if (kind) tokens.push({ kind, from, to, text: kind === "quoted" ? unquote(whole) : whole });
    from = to;
  }
  return tokens;
}
var KINDS = ["word", "symbol", "quoted", "string", "variable", "number"];
function unquote(text) {
  const quote = text.at(-1);
  return text.slice(1, -1).replaceAll(quote + quote, quote);
}
function isWord(token, ...words) {
  return token?.kind === "word" && words.includes(token.text.toUpperCase());
}
function isSymbol(token, text) {
  return token?.kind === "symbol" && token.text === text;
}
function isName(token, name) {
  if (token?.kind !== "word" && token?.kind !== "quoted") return false;
  return name === void 0 || token.text.toLowerCase() === name.toLowerCase();
}

// src/sql/guard.ts
function judgeDefinition(tokens) {
  if (isTemplate(tokens)) return { does: "unjudged" };
  if (isWord(tokens[0], ...NEVER)) return refuse(createsNothing(tokens[0]));
  if (!isWord(tokens[0], "CREATE")) return { does: "nothing" };
  if (tokens.some((token) => isName(token, "load_extension"))) return refuse("it loads an extension");
  const at = isWord(tokens[1], "TEMP", "TEMPORARY", "UNIQUE", "VIRTUAL") ? 2 : 1;
  const kind = KINDS2.find((word) => isWord(tokens[at], word));
  if (!kind) return { does: "nothing" };
  const { name, next } = nameAt(tokens, at + 1);
  if (isWord(tokens[1], "VIRTUAL")) return judgeModule(tokens, next);
  if (!name) return { does: "nothing" };
  if (kind === "TABLE" && isWord(tokens[next], "AS")) return { does: "unjudged" };
  return { does: "create", creation: { kind: kind.toLowerCase(), name } };
}
function judgeQuery(tokens) {
  return isTemplate(tokens) || isWord(tokens[0], ...NEVER) ? { does: "unjudged" } : { does: "nothing" };
}
function changesSchema(tokens) {
  return tokens.some((token, index) => isWord(token, ...DDL) && (index === 0 || isSymbol(tokens[index - 1], ";")));
}
var KINDS2 = ["TABLE", "INDEX", "VIEW", "TRIGGER"];
var NEVER = ["ATTACH", "DETACH", "PRAGMA", "VACUUM"];
var DDL = ["CREATE", "ALTER", "DROP", "ATTACH"];
var KNOWN_MODULES = ["FTS3", "FTS4", "FTS5", "RTREE", "GEOPOLY", "VEC0"];
var createsNothing = ({ kind, text }) => kind === "word" ? `\`${text.toUpperCase()}\` does not create a table` : "it does not create a table";
var refuse = (why) => ({ does: "refused", why });
function judgeModule(tokens, at) {
  if (isWord(tokens[at], "USING") && isWord(tokens[at + 1], ...KNOWN_MODULES)) return { does: "unjudged" };
  return refuse("it creates a virtual table, which can run code and read files");
}
function nameAt(tokens, at) {
  const start = isWord(tokens[at], "IF") && isWord(tokens[at + 1], "NOT") && isWord(tokens[at + 2], "EXISTS") ? at + 3 : at;
  const index = isSymbol(tokens[start + 1], ".") ? start + 2 : start;
  const token = tokens[index];
  return { name: canName(token) ? token : void 0, next: index + 1 };
}
function canName(token) {
  return token !== void 0 && ["word", "quoted", "string"].includes(token.kind);
}
function isTemplate(tokens) {
  return tokens.some((token, index) => {
    if (!isSymbol(token, "{")) return false;
    const inner = isSymbol(tokens[index + 1], "{") ? index + 2 : index + 1;
    return isName(tokens[inner]) && (isSymbol(tokens[inner + 1], "}") || isSymbol(tokens[inner + 1], "."));
  });
}

// src/sql/check.ts
var LONGEST = 5e4;
var MOST = 5e5;
var MOST_STATEMENTS = 500;
var MOST_STUCK = 2;
function checkSql(sqlite, definitions, queries) {
  const some = within(definitions, MOST);
  const others = within(queries, MOST - some.reduce((sum, { length }) => sum + length, 0));
  const statements = [...some.map((sql) => statement(sql, true)), ...others.map((sql) => statement(sql, false))];
  const { results, tables } = ask(sqlite, statements);
  const outcomes = statements.map((each) => outcome(each, results.get(each)));
  const defined = outcomes.slice(0, some.length);
  return {
    definitions: defined,
    queries: outcomes.slice(some.length),
    tables,
    isComplete: some.length === definitions.length && others.length === queries.length && !statements.some(({ isDefinition, tokens }) => !isDefinition && changesSchema(tokens))
  };
}
function within(statements, room) {
  let left = room;
  const end = statements.findIndex(({ length }, index) => index === MOST_STATEMENTS || (left -= length) < 0);
  return end < 0 ? statements : statements.slice(0, end);
}
function statement(source, isDefinition) {
  const sql = source.toWellFormed();
  if (sql.length > LONGEST) {
    const message = `it is longer than ${LONGEST} characters`;
    const fault2 = { reason: "refused", message, isTooLong: true };
    return { isDefinition, sql, tokens: [], verdict: { does: "unjudged" }, fault: fault2 };
  }
  const tokens = tokensOf(sql);
  const verdict = isDefinition ? judgeDefinition(tokens) : judgeQuery(tokens);
  const fault = verdict.does === "refused" ? { reason: "refused", message: verdict.why } : void 0;
  return { isDefinition, sql, tokens, verdict, fault };
}
function ask(sqlite, statements) {
  const stuck = /* @__PURE__ */ new Map();
  while (stuck.size < MOST_STUCK) {
    const asked = inOrder(statements.filter((each) => isAsked(each) && !stuck.has(each)));
    if (asked.length === 0) break;
    const answer = sqlite({ steps: asked.map(step) });
    if ("result" in answer) {
      const results = new Map(stuck);
      answer.result.results.forEach((result, index) => results.set(asked[index], result));
      return { results, tables: answer.result.tables };
    }
    stuck.set(asked[answer.stuck], "stuck");
  }
  return { results: stuck, tables: [] };
}
var isAsked = ({ verdict }) => verdict.does === "create" || verdict.does === "nothing";
function inOrder(statements) {
  return [...statements].sort((a, b) => rank(a) - rank(b));
}
function rank({ isDefinition, verdict }) {
  if (!isDefinition) return 2;
  return verdict.does === "create" && verdict.creation.kind === "table" ? 0 : 1;
}
function step({ sql, tokens, verdict }) {
  return { sql, run: verdict.does === "create", ends: tokens.map(({ to }) => to) };
}
function outcome(statement2, result) {
  const { verdict } = statement2;
  const fault = statement2.fault ?? faultIn(statement2, result);
  if (verdict.does !== "create") return { fault };
  const { kind, name } = verdict.creation;
  const { from, to } = name;
  const text = name.kind === "string" ? name.text.slice(1, -1) : name.text;
  return {
    fault: fault?.message.endsWith(" already exists") ? { ...fault, from, to } : fault,
    creates: { kind, name: text, from, to }
  };
}
function faultIn({ isDefinition, sql, tokens, verdict }, result) {
  if (result === void 0) return void 0;
  if (result === "stuck") return { reason: "slow", message: "SQLite did not finish within the time limit" };
  if (result.error !== void 0) {
    if (isOfOtherBuild(result.error)) return void 0;
    const start = result.start ?? 0;
    const here = tokens.filter(({ from }) => from >= start);
    const fault = faultOf(result.error, { sql, tokens: here, stop: result.stop });
    const isChanged = changesSchema(tokens.filter(({ to }) => to <= start));
    return isChanged && !fault.isSyntax ? void 0 : fault;
  }
  if (!isDefinition) return void 0;
  if (verdict.does === "nothing") {
    const first = tokens[0];
    const message = first ? createsNothing(first) : "it does not contain an SQL statement";
    return { reason: "refused", message, ...first && { from: first.from, to: first.to } };
  }
  const next = tokens.find(({ from, text }) => from >= (result.end ?? sql.length) && text !== ";");
  return next && { reason: "several", message: "a second statement", from: next.from, to: next.to };
}
function faultOf(message, { sql, tokens, stop }) {
  const fault = { reason: "sqlite", message };
  const syntax = /^(?:near|unrecognized token:) "([^]*)"/.exec(message);
  if (syntax) return { ...fault, isSyntax: true, ...tokenAt(sql, tokens, stop, syntax[1]) };
  if (message === "incomplete input") return { ...fault, isSyntax: true, ...span(tokens.at(-1)) };
  const named = NAMED.find(([pattern2]) => pattern2.test(message));
  if (!named) return fault;
  const [pattern, what] = named;
  const name = pattern.exec(message)[1];
  return {
    ...fault,
    ...place(tokens, what, name),
    ...unknown(what, name)
  };
}
var NAMED = [
  [/^no such table: (?:main\.)?(.+)$/, "table"],
  [/^no such column: (.+)$/, "column"],
  [/^table .+ has no column named (.+)$/, "target"],
  [/^ambiguous column name: (.+)$/, "ambiguous"],
  [/^no such function: (.+)$/, "function"],
  [
    /^(?:wrong number of arguments to function|misuse of (?:aggregate|window) function|misuse of aggregate:) ?([^(]+)\(\)$/,
    "function"
  ],
  [/^unknown column "(.+)" in foreign key definition$/, "column"],
  [/^duplicate column name: (.+)$/, "second"]
];
function unknown(what, name) {
  if (what === "table") return { unknown: { what, name: lastPart(name) } };
  return what === "column" || what === "target" ? { unknown: { what: "column", name: lastPart(name) } } : {};
}
var lastPart = (name) => name.slice(name.lastIndexOf(".") + 1);
var span = (place2) => place2 ? { from: place2.from, to: place2.to } : {};
function tokenAt(sql, tokens, stop, text) {
  if (stop === void 0) return {};
  const from = stop - text.length;
  return sql.slice(from, stop) === text ? { from, to: stop } : span(tokens.find(({ to }) => to === stop));
}
function place(tokens, what, name) {
  const found = mentions(tokens, name).filter((each) => what === "second" || fits(each, what));
  if (what === "second") return span(found[1]);
  const isNested = tokens.filter((token) => isWord(token, "SELECT")).length > 1;
  return found.length === 1 || !isNested ? span(found[0]) : {};
}
function fits({ before, after }, what) {
  if (isSymbol(before, ".")) return false;
  if (what === "function") return isSymbol(after, "(");
  if (what === "table") return isWord(before, ...BEFORE_TABLES, "TABLE", "ON") || isSymbol(before, ",");
  return !isWord(before, ...BEFORE_TABLES, "AS") && !isSymbol(after, ".");
}
var BEFORE_TABLES = ["FROM", "JOIN", "INTO", "UPDATE", "REPLACE"];
function mentions(tokens, name) {
  const parts = name.split(".");
  return tokens.flatMap((token, index) => {
    const length = isName(token, name) ? 1 : isPath(tokens, index, parts) ? 2 * parts.length - 1 : 0;
    if (length === 0) return [];
    const to = tokens[index + length - 1].to;
    return [{ from: token.from, to, before: tokens[index - 1], after: tokens[index + length] }];
  });
}
function isPath(tokens, at, parts) {
  return parts.every((part, index) => {
    const here = at + 2 * index;
    return isName(tokens[here], part) && (index === 0 || isSymbol(tokens[here - 1], "."));
  });
}
var FUNCTION = /^no such function: (?:soundex|bm25|highlight|snippet|fts5\w*|rtree\w+|geopoly_\w+|vec_\w+|sqlite_offset|load_extension)$/i;
var TABLE = /^no such table: (?:main\.)?(?:dbstat|sqlite_stmt|sqlite_dbpage|bytecode|tables_used)$/i;
var isOfOtherBuild = (message) => FUNCTION.test(message) || TABLE.test(message);

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

// src/sql/service.ts
function createSqlService(limits = {}, here) {
  const thread = new SqlThread(limits);
  const begun = /* @__PURE__ */ new Map();
  const finish = (job) => {
    const done = here?.run(job);
    if (done) return done;
    const key = keyOf(job);
    const known = begun.get(key);
    begun.delete(key);
    return thread.finish(known ?? thread.begin(job));
  };
  const begin = (job) => {
    const done = here?.run(job);
    if (done) return done;
    const soon = here?.begin(job);
    if (soon) throw new Pending(soon);
    const key = keyOf(job);
    if (!begun.has(key)) begun.set(key, thread.begin(job));
    throw new Pending();
  };
  return {
    check: (definitions, queries) => inTime(() => checkSql(finish, definitions, queries)),
    begin: { check: (definitions, queries) => inTime(() => checkSql(begin, definitions, queries)) },
    dispose: () => {
      thread.end();
      begun.clear();
    }
  };
}
function inTime(work) {
  const stop = startTimer("SQL");
  try {
    return work();
  } finally {
    stop?.();
  }
}
var keyOf = ({ steps }) => JSON.stringify(steps.map(({ sql }) => sql));

export {
  stopwatch,
  ownFile,
  createSqlService
};
