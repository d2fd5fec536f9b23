import {
  NOTHING,
  gitTop,
  keptDisk,
  openGit,
  openNeighbours,
  packagesFor,
  workspaceOf,
  writeNamed
} from "./lint.js";
import {
  DisabledRanges,
  absolutePath,
  inFolder,
  isInside,
  isInstalled,
  leadsOut,
  parentOf,
  readText,
  realPath,
  relativePath
} from "./rules.js";
import {
  VERSION,
  known,
  messageOf
} from "./version.js";

// src/run/cache/states.ts
const { existsSync, lstatSync } = process.getBuiltinModule("node:fs");
var hashOf = (text) => (crypto ??= process.getBuiltinModule("node:crypto")).hash("sha256", text, "base64url").slice(0, 32);
var crypto;
var UNREAD = "";
var GRANULARITY_MS = 2e3;
var FileStates = class {
  #states = /* @__PURE__ */ new Map();
  /** Files that changed during the run. */
  #unsettled = /* @__PURE__ */ new Set();
  #folders = /* @__PURE__ */ new Map();
  #same = /* @__PURE__ */ new Map();
  #texts = keptDisk();
  started = Date.now() - GRANULARITY_MS;
  #wasWalked;
  /** `wasWalked`: whether a folder was searched, which is done without following links. */
  constructor(wasWalked) {
    this.#wasWalked = wasWalked;
  }
  /** What was seen of a file in this run; undefined where that is not sure. */
  of(path) {
    return this.#unsettled.has(path) ? void 0 : this.#states.get(path);
  }
  /** Whether anything was asked about a file. */
  has(path) {
    return this.#states.has(path) || this.#unsettled.has(path);
  }
  /** What was kept of times is out of date. */
  isRenewed = false;
  exists = (path) => {
    const isThere = existsSync(path);
    const known2 = this.#states.get(path);
    if (known2 === void 0) this.#states.set(path, isThere ? 1 : 0);
    else if (known2 !== 0 !== isThere) this.#unsettled.add(path);
    return isThere;
  };
  read = (path, options) => {
    const stats = lstatSync(path, { throwIfNoEntry: false });
    const isAsSeen = stats !== void 0 && haveSameTimes(timesOf(stats), this.#states.get(path));
    if (!isAsSeen) this.#texts.forget(path);
    const read = this.#texts.read(path, options);
    if (!stats) {
      if (this.exists(path) || "text" in read) this.#unsettled.add(path);
    } else if (!("text" in read)) {
      const isOfFile = stats.isFile() && (read.limit ?? read.notText) !== void 0;
      if (!isOfFile) this.#unsettled.add(path);
      else if (!isAsSeen) this.#saw(path, [...timesOf(stats), UNREAD]);
    } else if (!isAsSeen) this.#saw(path, [...timesOf(stats), hashOf(read.text)]);
    return read;
  };
  #saw(path, state) {
    const known2 = this.#states.get(path);
    if (known2 === 0 || Array.isArray(known2) && known2[4] !== state[4]) this.#unsettled.add(path);
    this.#states.set(path, state);
  }
  /** Where a folder really is. To follow a path with links in it takes longer than to see that it has none. */
  folder(path) {
    return known(this.#folders, path, () => {
      const parent = parentOf(path);
      const isPlain = parent !== path && this.folder(parent) === parent && (this.#wasWalked(path) || lstatSync(path, { throwIfNoEntry: false })?.isDirectory() === true);
      return isPlain ? path : realPath(path);
    });
  }
  /** Whether a file is as it was. Most answers need no waiting, which for each of many files takes long. */
  isSame(path, earlier) {
    return known(this.#same, path, () => this.#compare(path, earlier));
  }
  /** What is known of files after this run: of those that it did not look at, what was known before. */
  since(earlier, paths) {
    const states = /* @__PURE__ */ new Map();
    const folders = /* @__PURE__ */ new Map();
    for (const path of paths) {
      const seen = this.of(path);
      const state = seen ?? unsettled(earlier.states.get(path) ?? 0, earlier.settled);
      states.set(path, state);
      const folder = parentOf(path);
      const real = seen === void 0 ? earlier.folders.get(folder) : this.folder(folder);
      if (state !== 0 && real !== void 0 && real !== folder) folders.set(folder, real);
    }
    return { states, folders, settled: this.started };
  }
  #compare(path, earlier) {
    const before = earlier.states.get(path);
    if (before === void 0) return false;
    if (before === 0) return !this.exists(path);
    const folder = parentOf(path);
    if (this.folder(folder) !== (earlier.folders.get(folder) ?? folder)) return false;
    if (before === 1) return this.exists(path);
    const stats = lstatSync(path, { throwIfNoEntry: false });
    if (!stats?.isFile() || stats.size !== before[0]) return false;
    const isSettled = Math.max(before[1], before[2]) < earlier.settled;
    if (isSettled && haveSameTimes(timesOf(stats), before)) {
      this.#saw(path, before);
      return true;
    }
    const read = this.read(path, { maxBytes: before[0] });
    if (!("text" in read) || hashOf(read.text) !== before[4]) return false;
    return earlier.mayBeBelieved().then((isBelieved) => {
      this.isRenewed ||= isBelieved;
      return isBelieved;
    });
  }
};
function unsettled(state, settled) {
  if (state === 0 || state === 1 || Math.max(state[1], state[2]) < settled) return state;
  return [state[0], 0, 0, 0, state[4]];
}
var haveSameTimes = (now, before) => Array.isArray(before) && now.every((each, index) => each === before[index]);
var timesOf = ({ size, mtimeMs, ctimeMs, ino }) => [
  size,
  mtimeMs,
  ctimeMs,
  ino
];

// src/run/cache/around.ts
var QUESTIONS = {
  versions: ({ versions, absolute }) => versions(absolute),
  isInstalled: ({ absolute }, about) => isInstalled(about, absolute),
  leadsNowhere: ({ unreached, absolute }) => unreached.leadsNowhere(absolute),
  isIncomplete: ({ unreached, absolute }) => unreached.isIncomplete(absolute),
  isUnstarted: ({ unreached, absolute }) => unreached.isUnstarted(absolute),
  isGivenToClients: ({ unreached, absolute }) => unreached.isGivenToClients(absolute),
  isModule: ({ unreached, absolute }) => unreached.isModule(absolute),
  isUnused: ({ unreached, absolute }, about) => unreached.isUnused(absolute, about),
  listsTools: ({ unreached, absolute }) => unreached.listsTools(absolute),
  rewritesSchemas: ({ unreached, absolute }) => unreached.rewritesSchemas(absolute),
  isNamedElsewhere: ({ unreached, absolute }, about) => unreached.isNamedElsewhere(absolute, about.split("\n")),
  names: ({ neighbours }) => neighbours.names,
  origin: ({ neighbours }) => neighbours.origin,
  packages: ({ neighbours }) => neighbours.packages,
  has: ({ neighbours }, about) => neighbours.has(about),
  list: ({ neighbours }, about) => neighbours.list(about)
};
var hashed = (answer) => hashOf(JSON.stringify(answer) ?? "");
function asksAgain(cwd, states, unreached) {
  const versions = packagesFor(workspaceOf(cwd));
  return (answers, file) => {
    const around = { absolute: file.absolute, versions, unreached, neighbours: openNeighbours(file, states) };
    return answers.every(
      // The file of a cache may hold any other word.
      ([question, about, answer]) => Object.hasOwn(QUESTIONS, question) && hashed(QUESTIONS[question](around, about)) === answer
    );
  };
}
function noted({ absolute }, options, states, cwd) {
  const answers = [];
  const needs = /* @__PURE__ */ new Set();
  const imported = [];
  let shared;
  const note = (question, answer, about = "") => {
    if (!answers.some(([asked, of]) => asked === question && of === about))
      answers.push([question, about, hashed(answer)]);
    return answer;
  };
  const disk = {
    exists(path) {
      needs.add(path);
      return states.exists(path);
    },
    read(path, how) {
      if (path !== absolute) needs.add(path);
      return states.read(path, how);
    }
  };
  const { imports, unreached } = options;
  return {
    answers,
    needs() {
      for (const { asked } of imported)
        for (const paths of asked) for (const each of paths) needs.add(absolutePath(cwd, each));
      return needs;
    },
    shared: () => shared,
    options: {
      watched: {
        disk,
        isInstalled: (source, from) => note("isInstalled", isInstalled(source, from), source),
        openNeighbours: (file, _, texts) => notedNeighbours(openNeighbours(file, disk, texts), note)
      },
      ...imports && {
        imports: async (path) => {
          const files = await imports(path);
          shared = files.shared;
          return {
            forget: files.forget,
            for(importer) {
              const own = files.for(importer);
              imported.push(own);
              return { ...own, packages: () => note("versions", own.packages()) };
            }
          };
        }
      },
      ...unreached && {
        unreached: {
          ...unreached,
          leadsNowhere: (path) => note("leadsNowhere", unreached.leadsNowhere(path)),
          isIncomplete: (path) => note("isIncomplete", unreached.isIncomplete(path)),
          isUnstarted: (path) => note("isUnstarted", unreached.isUnstarted(path)),
          isGivenToClients: (path) => note("isGivenToClients", unreached.isGivenToClients(path)),
          isModule: (path) => note("isModule", unreached.isModule(path)),
          listsTools: (path) => note("listsTools", unreached.listsTools(path)),
          rewritesSchemas: (path) => note("rewritesSchemas", unreached.rewritesSchemas(path)),
          isUnused: (path, name) => note("isUnused", unreached.isUnused(path, name), name),
          isNamedElsewhere: (path, names) => note("isNamedElsewhere", unreached.isNamedElsewhere(path, names), names.join("\n"))
        }
      }
    }
  };
}
var notedNeighbours = (own, note) => ({
  texts: own.texts,
  asked: own.asked,
  get names() {
    return note("names", own.names);
  },
  get packages() {
    return note("packages", own.packages);
  },
  get origin() {
    return note("origin", own.origin);
  },
  has: (name) => note("has", own.has(name), name),
  list: (name) => note("list", own.list(name), name),
  read: (name) => own.read(name),
  loads: (name) => own.loads(name)
});

// src/run/cache/file.ts
const { existsSync: existsSync2, readdirSync, readFileSync } = process.getBuiltinModule("node:fs");
const { basename, dirname, join } = process.getBuiltinModule("node:path");
const { fileURLToPath } = process.getBuiltinModule("node:url");

// src/generated/validators/cache.js
function M(q) {
  let w;
  const j = (v) => {
    w ??= q();
    const D = w(v);
    return j.errors = w.errors, D;
  };
  return j;
}
function P(q, w) {
  if (q === null) return w;
  for (const j of w) q.push(j);
  return q;
}
var z = M(() => {
  const q = { $schema: "https://json-schema.org/draft/2020-12/schema", $defs: { state: { oneOf: [{ enum: [0, 1] }, { type: "array", prefixItems: [{ type: "integer", minimum: 0 }, { type: "number" }, { type: "number" }, { type: "number" }, { type: "string" }], items: false, minItems: 5 }] }, place: { type: "object", additionalProperties: false, required: ["start", "end"], properties: { start: { type: "integer", minimum: 0 }, end: { type: "integer", minimum: 0 }, file: { type: "string" }, via: { $ref: "#/$defs/place" } } }, location: { type: "object", additionalProperties: false, required: ["path", "pointer", "valueHash", "start", "end", "line", "column", "endLine", "endColumn"], properties: { path: { type: "string" }, pointer: { type: "string" }, valueHash: { type: "string" }, start: { type: "integer", minimum: 0 }, end: { type: "integer", minimum: 0 }, line: { type: "integer", minimum: 0 }, column: { type: "integer", minimum: 0 }, endLine: { type: "integer", minimum: 0 }, endColumn: { type: "integer", minimum: 0 }, tool: { type: "string" }, item: { type: "object", additionalProperties: false, required: ["pointer"], properties: { name: { type: "string" }, pointer: { type: "string" } } } } }, finding: { type: "object", additionalProperties: false, required: ["path", "pointer", "valueHash", "start", "end", "line", "column", "endLine", "endColumn", "rule", "severity", "message", "url"], properties: { path: { type: "string" }, pointer: { type: "string" }, valueHash: { type: "string" }, start: { type: "integer", minimum: 0 }, end: { type: "integer", minimum: 0 }, line: { type: "integer", minimum: 0 }, column: { type: "integer", minimum: 0 }, endLine: { type: "integer", minimum: 0 }, endColumn: { type: "integer", minimum: 0 }, tool: { type: "string" }, item: { type: "object", additionalProperties: false, required: ["pointer"], properties: { name: { type: "string" }, pointer: { type: "string" } } }, rule: { type: "string" }, severity: { enum: ["error", "warning", "info"] }, message: { type: "string" }, url: { type: "string" }, help: { type: "string" }, messageId: { type: "string" }, data: { type: "object", additionalProperties: { type: "string" } }, missing: { type: "array", items: { type: "string" } }, count: { type: "integer", minimum: 0 }, cause: { type: "string" }, alike: { type: "string" }, leads: { type: "boolean" }, missingFrom: { type: "object", additionalProperties: false, required: ["path", "from", "to", "columns"], properties: { path: { type: "string" }, from: { type: "integer", minimum: 0 }, to: { type: "integer", minimum: 0 }, columns: { type: "array", items: { type: "integer", minimum: 0 } } } }, related: { type: "array", items: { type: "object", additionalProperties: false, required: ["path", "line", "column", "note"], properties: { path: { type: "string" }, line: { type: "integer", minimum: 0 }, column: { type: "integer", minimum: 0 }, note: { type: "string" } } } }, fix: { type: "object", additionalProperties: false, required: ["title", "safe", "edits"], properties: { title: { type: "string" }, safe: { type: "boolean" }, edits: { type: "array", items: { type: "object", additionalProperties: false, required: ["start", "end", "text"], properties: { start: { type: "integer", minimum: 0 }, end: { type: "integer", minimum: 0 }, text: { type: "string" } } } } } } } }, fact: { type: "object", additionalProperties: false, required: ["key", "location"], properties: { key: { type: "string" }, value: { type: "string" }, isExcuse: { const: true }, location: { $ref: "#/$defs/location" }, characters: { type: "object", additionalProperties: false, required: ["start", "end"], properties: { start: { type: "integer", minimum: 0 }, end: { type: "integer", minimum: 0 } } } } }, unread: { type: "object", additionalProperties: false, required: ["path", "line", "column", "what", "reason"], properties: { path: { type: "string" }, line: { type: "integer", minimum: 0 }, column: { type: "integer", minimum: 0 }, what: { type: "string" }, reason: { type: "string" }, tools: { type: "integer", minimum: 0 }, mayBeElsewhere: { const: true }, isVague: { const: true }, givenTo: { type: "string" } } }, wiring: { type: "object", additionalProperties: false, required: ["path", "made", "handed", "imported", "exported"], properties: { path: { type: "string" }, made: { type: "array", items: { type: "object", additionalProperties: false, required: ["node"], properties: { node: { type: "string" }, onDuplicate: { enum: ["throws", "first", "last"] } } } }, handed: { type: "array", items: { type: "object", additionalProperties: false, required: ["from", "to", "isAlways"], properties: { from: { type: "string" }, to: { type: "string" }, isAlways: { type: "boolean" }, isTried: { const: true }, isMounted: { const: true }, isRead: { const: true }, asks: { type: "object", additionalProperties: false, required: ["what", "line", "column"], properties: { what: { type: "string" }, line: { type: "integer", minimum: 0 }, column: { type: "integer", minimum: 0 }, mayBeElsewhere: { const: true }, isVague: { const: true } } } } } }, imported: { type: "array", items: { type: "object", additionalProperties: false, required: ["node", "path", "name"], properties: { node: { type: "string" }, path: { type: "string" }, name: { type: "string" } } } }, exported: { type: "object", additionalProperties: { type: "string" } }, methods: { type: "array", items: { type: "object", additionalProperties: false, required: ["name", "node"], properties: { name: { type: "string" }, node: { type: "string" } } } } } }, disabled: { type: "object", additionalProperties: false, required: ["path", "switches", "used", "hidden"], properties: { path: { type: "string" }, switches: { type: "array", items: { type: "object", additionalProperties: false, required: ["directive", "rule", "location"], properties: { directive: { type: "object", additionalProperties: false, required: ["start", "end", "word", "exists", "rules"], properties: { start: { type: "integer", minimum: 0 }, end: { type: "integer", minimum: 0 }, file: { type: "string" }, via: { $ref: "#/$defs/place" }, word: { type: "string" }, exists: { type: "boolean" }, rules: { type: "array", items: { type: "object", additionalProperties: false, required: ["start", "end", "id"], properties: { start: { type: "integer", minimum: 0 }, end: { type: "integer", minimum: 0 }, file: { type: "string" }, via: { $ref: "#/$defs/place" }, id: { type: "string" } } } }, reason: { type: "string" }, line: { type: "integer", minimum: 0 }, lastLine: { type: "integer", minimum: 0 } } }, rule: { type: "string" }, location: { $ref: "#/$defs/location" } } } }, used: { type: "array", items: { type: "integer", minimum: 0 } }, hidden: { type: "array", items: { type: "string" } } } }, outcome: { type: "object", additionalProperties: false, required: ["findings"], properties: { file: { type: "object", additionalProperties: false, required: ["path", "formats", "tools"], properties: { path: { type: "string" }, formats: { type: "array", items: { type: "string" } }, tools: { type: "integer", minimum: 0 }, toolsElsewhere: { type: "integer", minimum: 0 }, servers: { type: "integer", minimum: 0 }, isBare: { const: true }, isSample: { const: true } } }, unread: { type: "array", items: { $ref: "#/$defs/unread" } }, looseTools: { type: "integer", minimum: 0 }, wiring: { $ref: "#/$defs/wiring" }, given: { type: "array", items: { type: "string" } }, counted: { type: "array", items: { type: "object", additionalProperties: false, required: ["at"], properties: { name: { type: "string" }, file: { type: "string" }, isLoose: { const: true }, at: { type: "object", additionalProperties: false, required: ["start"], properties: { file: { type: "string" }, start: { type: "integer", minimum: 0 } } } } } }, text: { type: "string" }, wholeTools: { type: "object", additionalProperties: false, required: ["is", "names"], properties: { is: { enum: ["data", "code"] }, names: { type: "array", items: { type: "string" } } } }, skipped: { type: "object", additionalProperties: false, required: ["path", "reason"], properties: { path: { type: "string" }, reason: { type: "string" } } }, isBroken: { type: "boolean" }, findings: { type: "array", items: { $ref: "#/$defs/finding" } }, leftOut: { type: "object", additionalProperties: false, required: ["errors", "warnings", "infos", "fixable"], properties: { errors: { type: "integer", minimum: 0 }, warnings: { type: "integer", minimum: 0 }, infos: { type: "integer", minimum: 0 }, fixable: { type: "integer", minimum: 0 } } }, cutShort: { type: "array", items: { type: "string" } }, disabled: { $ref: "#/$defs/disabled" }, facts: { type: "array", items: { type: "array", prefixItems: [{ type: "string" }, { type: "array", items: { $ref: "#/$defs/fact" } }], items: false, minItems: 2 } } } } }, type: "object", additionalProperties: false, required: ["about", "key", "settled", "conditions", "paths", "states", "folders", "shared", "entries"], properties: { about: { type: "string" }, key: { type: "string" }, settled: { type: "number" }, conditions: { type: "array", items: { type: "string" } }, paths: { type: "array", items: { type: "string" } }, states: { type: "array", items: { $ref: "#/$defs/state" } }, folders: { type: "array", items: { type: "array", prefixItems: [{ type: "string" }, { type: "string" }], items: false, minItems: 2 } }, shared: { type: "array", items: { type: "integer", minimum: 0 } }, entries: { type: "array", items: { type: "object", additionalProperties: false, required: ["path", "conditions"], properties: { path: { type: "integer", minimum: 0 }, conditions: { type: "integer", minimum: 0 }, needs: { type: "array", items: { type: "integer", minimum: 0 } }, answers: { type: "array", items: { type: "array", prefixItems: [{ type: "string" }, { type: "string" }, { type: "string" }], items: false, minItems: 3 } }, isSharing: { const: true }, outcome: { $ref: "#/$defs/outcome" } } } } } }, w = Object.prototype.hasOwnProperty, j = { oneOf: [{ enum: [0, 1] }, { type: "array", prefixItems: [{ type: "integer", minimum: 0 }, { type: "number" }, { type: "number" }, { type: "number" }, { type: "string" }], items: false, minItems: 5 }] };
  function v(a, { instancePath: i = "", parentData: b, parentDataProperty: k, rootData: c = a, dynamicAnchors: g = {} } = {}) {
    let e = null, t = 0;
    const f = v.evaluated;
    f.dynamicProps && (f.props = void 0), f.dynamicItems && (f.items = void 0);
    const s = t;
    let r = false, n = null;
    const m = t;
    if (!(a === 0 || a === 1)) {
      const l = { instancePath: i, schemaPath: "#/$defs/state/oneOf/0/enum", keyword: "enum", params: { allowedValues: j.oneOf[0].enum }, message: "must be equal to one of the allowed values" };
      e === null ? e = [l] : e.push(l), t++;
    }
    var o = m === t;
    o && (r = true, n = 0);
    const p = t;
    if (Array.isArray(a)) {
      if (a.length < 5) {
        const u = { instancePath: i, schemaPath: "#/$defs/state/oneOf/1/minItems", keyword: "minItems", params: { limit: 5 }, message: "must NOT have fewer than 5 items" };
        e === null ? e = [u] : e.push(u), t++;
      }
      const l = a.length;
      if (l > 0) {
        let u = a[0];
        if (!(typeof u == "number" && !(u % 1) && !isNaN(u) && isFinite(u))) {
          const y = { instancePath: i + "/0", schemaPath: "#/$defs/state/oneOf/1/prefixItems/0/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
          e === null ? e = [y] : e.push(y), t++;
        }
        if (typeof u == "number" && isFinite(u) && (u < 0 || isNaN(u))) {
          const y = { instancePath: i + "/0", schemaPath: "#/$defs/state/oneOf/1/prefixItems/0/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          e === null ? e = [y] : e.push(y), t++;
        }
      }
      if (l > 1) {
        let u = a[1];
        if (!(typeof u == "number" && isFinite(u))) {
          const y = { instancePath: i + "/1", schemaPath: "#/$defs/state/oneOf/1/prefixItems/1/type", keyword: "type", params: { type: "number" }, message: "must be number" };
          e === null ? e = [y] : e.push(y), t++;
        }
      }
      if (l > 2) {
        let u = a[2];
        if (!(typeof u == "number" && isFinite(u))) {
          const y = { instancePath: i + "/2", schemaPath: "#/$defs/state/oneOf/1/prefixItems/2/type", keyword: "type", params: { type: "number" }, message: "must be number" };
          e === null ? e = [y] : e.push(y), t++;
        }
      }
      if (l > 3) {
        let u = a[3];
        if (!(typeof u == "number" && isFinite(u))) {
          const y = { instancePath: i + "/3", schemaPath: "#/$defs/state/oneOf/1/prefixItems/3/type", keyword: "type", params: { type: "number" }, message: "must be number" };
          e === null ? e = [y] : e.push(y), t++;
        }
      }
      if (l > 4 && typeof a[4] != "string") {
        const u = { instancePath: i + "/4", schemaPath: "#/$defs/state/oneOf/1/prefixItems/4/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        e === null ? e = [u] : e.push(u), t++;
      }
      if (!(a.length <= 5)) {
        const u = { instancePath: i, schemaPath: "#/$defs/state/oneOf/1/items", keyword: "items", params: { limit: 5 }, message: "must NOT have more than 5 items" };
        e === null ? e = [u] : e.push(u), t++;
      }
    } else {
      const l = { instancePath: i, schemaPath: "#/$defs/state/oneOf/1/type", keyword: "type", params: { type: "array" }, message: "must be array" };
      e === null ? e = [l] : e.push(l), t++;
    }
    var o = p === t;
    if (o && r) r = false, n = [n, 1];
    else if (o) {
      r = true, n = 1;
      var d = true;
    }
    if (r) t = s, e !== null && (s ? e.length = s : e = null);
    else {
      const l = { instancePath: i, schemaPath: "#/$defs/state/oneOf", keyword: "oneOf", params: { passingSchemas: n }, message: "must match exactly one schema in oneOf" };
      e === null ? e = [l] : e.push(l), t++;
    }
    return v.errors = e, f.items = d, t === 0;
  }
  v.evaluated = { dynamicProps: false, dynamicItems: true };
  const D = { type: "object", additionalProperties: false, required: ["findings"], properties: { file: { type: "object", additionalProperties: false, required: ["path", "formats", "tools"], properties: { path: { type: "string" }, formats: { type: "array", items: { type: "string" } }, tools: { type: "integer", minimum: 0 }, toolsElsewhere: { type: "integer", minimum: 0 }, servers: { type: "integer", minimum: 0 }, isBare: { const: true }, isSample: { const: true } } }, unread: { type: "array", items: { $ref: "#/$defs/unread" } }, looseTools: { type: "integer", minimum: 0 }, wiring: { $ref: "#/$defs/wiring" }, given: { type: "array", items: { type: "string" } }, counted: { type: "array", items: { type: "object", additionalProperties: false, required: ["at"], properties: { name: { type: "string" }, file: { type: "string" }, isLoose: { const: true }, at: { type: "object", additionalProperties: false, required: ["start"], properties: { file: { type: "string" }, start: { type: "integer", minimum: 0 } } } } } }, text: { type: "string" }, wholeTools: { type: "object", additionalProperties: false, required: ["is", "names"], properties: { is: { enum: ["data", "code"] }, names: { type: "array", items: { type: "string" } } } }, skipped: { type: "object", additionalProperties: false, required: ["path", "reason"], properties: { path: { type: "string" }, reason: { type: "string" } } }, isBroken: { type: "boolean" }, findings: { type: "array", items: { $ref: "#/$defs/finding" } }, leftOut: { type: "object", additionalProperties: false, required: ["errors", "warnings", "infos", "fixable"], properties: { errors: { type: "integer", minimum: 0 }, warnings: { type: "integer", minimum: 0 }, infos: { type: "integer", minimum: 0 }, fixable: { type: "integer", minimum: 0 } } }, cutShort: { type: "array", items: { type: "string" } }, disabled: { $ref: "#/$defs/disabled" }, facts: { type: "array", items: { type: "array", prefixItems: [{ type: "string" }, { type: "array", items: { $ref: "#/$defs/fact" } }], items: false, minItems: 2 } } } }, B = { type: "object", additionalProperties: false, required: ["path", "line", "column", "what", "reason"], properties: { path: { type: "string" }, line: { type: "integer", minimum: 0 }, column: { type: "integer", minimum: 0 }, what: { type: "string" }, reason: { type: "string" }, tools: { type: "integer", minimum: 0 }, mayBeElsewhere: { const: true }, isVague: { const: true }, givenTo: { type: "string" } } };
  function A(a, { instancePath: i = "", parentData: b, parentDataProperty: k, rootData: c = a, dynamicAnchors: g = {} } = {}) {
    let e = null, t = 0;
    const f = A.evaluated;
    if (f.dynamicProps && (f.props = void 0), f.dynamicItems && (f.items = void 0), a && typeof a == "object" && !Array.isArray(a)) {
      if (a.path === void 0) {
        const s = { instancePath: i, schemaPath: "#/$defs/unread/required", keyword: "required", params: { missingProperty: "path" }, message: "must have required property 'path'" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (a.line === void 0) {
        const s = { instancePath: i, schemaPath: "#/$defs/unread/required", keyword: "required", params: { missingProperty: "line" }, message: "must have required property 'line'" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (a.column === void 0) {
        const s = { instancePath: i, schemaPath: "#/$defs/unread/required", keyword: "required", params: { missingProperty: "column" }, message: "must have required property 'column'" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (a.what === void 0) {
        const s = { instancePath: i, schemaPath: "#/$defs/unread/required", keyword: "required", params: { missingProperty: "what" }, message: "must have required property 'what'" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (a.reason === void 0) {
        const s = { instancePath: i, schemaPath: "#/$defs/unread/required", keyword: "required", params: { missingProperty: "reason" }, message: "must have required property 'reason'" };
        e === null ? e = [s] : e.push(s), t++;
      }
      for (const s in a) if (!w.call(B.properties, s)) {
        const r = { instancePath: i, schemaPath: "#/$defs/unread/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: s }, message: "must NOT have additional properties" };
        e === null ? e = [r] : e.push(r), t++;
      }
      if (a.path !== void 0 && typeof a.path != "string") {
        const s = { instancePath: i + "/path", schemaPath: "#/$defs/unread/properties/path/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (a.line !== void 0) {
        let s = a.line;
        if (!(typeof s == "number" && !(s % 1) && !isNaN(s) && isFinite(s))) {
          const r = { instancePath: i + "/line", schemaPath: "#/$defs/unread/properties/line/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
          e === null ? e = [r] : e.push(r), t++;
        }
        if (typeof s == "number" && isFinite(s) && (s < 0 || isNaN(s))) {
          const r = { instancePath: i + "/line", schemaPath: "#/$defs/unread/properties/line/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          e === null ? e = [r] : e.push(r), t++;
        }
      }
      if (a.column !== void 0) {
        let s = a.column;
        if (!(typeof s == "number" && !(s % 1) && !isNaN(s) && isFinite(s))) {
          const r = { instancePath: i + "/column", schemaPath: "#/$defs/unread/properties/column/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
          e === null ? e = [r] : e.push(r), t++;
        }
        if (typeof s == "number" && isFinite(s) && (s < 0 || isNaN(s))) {
          const r = { instancePath: i + "/column", schemaPath: "#/$defs/unread/properties/column/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          e === null ? e = [r] : e.push(r), t++;
        }
      }
      if (a.what !== void 0 && typeof a.what != "string") {
        const s = { instancePath: i + "/what", schemaPath: "#/$defs/unread/properties/what/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (a.reason !== void 0 && typeof a.reason != "string") {
        const s = { instancePath: i + "/reason", schemaPath: "#/$defs/unread/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (a.tools !== void 0) {
        let s = a.tools;
        if (!(typeof s == "number" && !(s % 1) && !isNaN(s) && isFinite(s))) {
          const r = { instancePath: i + "/tools", schemaPath: "#/$defs/unread/properties/tools/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
          e === null ? e = [r] : e.push(r), t++;
        }
        if (typeof s == "number" && isFinite(s) && (s < 0 || isNaN(s))) {
          const r = { instancePath: i + "/tools", schemaPath: "#/$defs/unread/properties/tools/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          e === null ? e = [r] : e.push(r), t++;
        }
      }
      if (a.mayBeElsewhere !== void 0 && a.mayBeElsewhere !== true) {
        const s = { instancePath: i + "/mayBeElsewhere", schemaPath: "#/$defs/unread/properties/mayBeElsewhere/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (a.isVague !== void 0 && a.isVague !== true) {
        const s = { instancePath: i + "/isVague", schemaPath: "#/$defs/unread/properties/isVague/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (a.givenTo !== void 0 && typeof a.givenTo != "string") {
        const s = { instancePath: i + "/givenTo", schemaPath: "#/$defs/unread/properties/givenTo/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        e === null ? e = [s] : e.push(s), t++;
      }
    } else {
      const s = { instancePath: i, schemaPath: "#/$defs/unread/type", keyword: "type", params: { type: "object" }, message: "must be object" };
      e === null ? e = [s] : e.push(s), t++;
    }
    return A.errors = e, t === 0;
  }
  A.evaluated = { props: true, dynamicProps: false, dynamicItems: false };
  const C = { type: "object", additionalProperties: false, required: ["path", "made", "handed", "imported", "exported"], properties: { path: { type: "string" }, made: { type: "array", items: { type: "object", additionalProperties: false, required: ["node"], properties: { node: { type: "string" }, onDuplicate: { enum: ["throws", "first", "last"] } } } }, handed: { type: "array", items: { type: "object", additionalProperties: false, required: ["from", "to", "isAlways"], properties: { from: { type: "string" }, to: { type: "string" }, isAlways: { type: "boolean" }, isTried: { const: true }, isMounted: { const: true }, isRead: { const: true }, asks: { type: "object", additionalProperties: false, required: ["what", "line", "column"], properties: { what: { type: "string" }, line: { type: "integer", minimum: 0 }, column: { type: "integer", minimum: 0 }, mayBeElsewhere: { const: true }, isVague: { const: true } } } } } }, imported: { type: "array", items: { type: "object", additionalProperties: false, required: ["node", "path", "name"], properties: { node: { type: "string" }, path: { type: "string" }, name: { type: "string" } } } }, exported: { type: "object", additionalProperties: { type: "string" } }, methods: { type: "array", items: { type: "object", additionalProperties: false, required: ["name", "node"], properties: { name: { type: "string" }, node: { type: "string" } } } } } };
  function F(a, { instancePath: i = "", parentData: b, parentDataProperty: k, rootData: c = a, dynamicAnchors: g = {} } = {}) {
    let e = null, t = 0;
    const f = F.evaluated;
    if (f.dynamicProps && (f.props = void 0), f.dynamicItems && (f.items = void 0), a && typeof a == "object" && !Array.isArray(a)) {
      if (a.path === void 0) {
        const s = { instancePath: i, schemaPath: "#/$defs/wiring/required", keyword: "required", params: { missingProperty: "path" }, message: "must have required property 'path'" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (a.made === void 0) {
        const s = { instancePath: i, schemaPath: "#/$defs/wiring/required", keyword: "required", params: { missingProperty: "made" }, message: "must have required property 'made'" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (a.handed === void 0) {
        const s = { instancePath: i, schemaPath: "#/$defs/wiring/required", keyword: "required", params: { missingProperty: "handed" }, message: "must have required property 'handed'" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (a.imported === void 0) {
        const s = { instancePath: i, schemaPath: "#/$defs/wiring/required", keyword: "required", params: { missingProperty: "imported" }, message: "must have required property 'imported'" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (a.exported === void 0) {
        const s = { instancePath: i, schemaPath: "#/$defs/wiring/required", keyword: "required", params: { missingProperty: "exported" }, message: "must have required property 'exported'" };
        e === null ? e = [s] : e.push(s), t++;
      }
      for (const s in a) if (!(s === "path" || s === "made" || s === "handed" || s === "imported" || s === "exported" || s === "methods")) {
        const r = { instancePath: i, schemaPath: "#/$defs/wiring/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: s }, message: "must NOT have additional properties" };
        e === null ? e = [r] : e.push(r), t++;
      }
      if (a.path !== void 0 && typeof a.path != "string") {
        const s = { instancePath: i + "/path", schemaPath: "#/$defs/wiring/properties/path/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (a.made !== void 0) {
        let s = a.made;
        if (Array.isArray(s)) {
          const r = s.length;
          for (let n = 0; n < r; n++) {
            let m = s[n];
            if (m && typeof m == "object" && !Array.isArray(m)) {
              if (m.node === void 0) {
                const p = { instancePath: i + "/made/" + n, schemaPath: "#/$defs/wiring/properties/made/items/required", keyword: "required", params: { missingProperty: "node" }, message: "must have required property 'node'" };
                e === null ? e = [p] : e.push(p), t++;
              }
              for (const p in m) if (!(p === "node" || p === "onDuplicate")) {
                const o = { instancePath: i + "/made/" + n, schemaPath: "#/$defs/wiring/properties/made/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: p }, message: "must NOT have additional properties" };
                e === null ? e = [o] : e.push(o), t++;
              }
              if (m.node !== void 0 && typeof m.node != "string") {
                const p = { instancePath: i + "/made/" + n + "/node", schemaPath: "#/$defs/wiring/properties/made/items/properties/node/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                e === null ? e = [p] : e.push(p), t++;
              }
              if (m.onDuplicate !== void 0) {
                let p = m.onDuplicate;
                if (!(p === "throws" || p === "first" || p === "last")) {
                  const o = { instancePath: i + "/made/" + n + "/onDuplicate", schemaPath: "#/$defs/wiring/properties/made/items/properties/onDuplicate/enum", keyword: "enum", params: { allowedValues: C.properties.made.items.properties.onDuplicate.enum }, message: "must be equal to one of the allowed values" };
                  e === null ? e = [o] : e.push(o), t++;
                }
              }
            } else {
              const p = { instancePath: i + "/made/" + n, schemaPath: "#/$defs/wiring/properties/made/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              e === null ? e = [p] : e.push(p), t++;
            }
          }
        } else {
          const r = { instancePath: i + "/made", schemaPath: "#/$defs/wiring/properties/made/type", keyword: "type", params: { type: "array" }, message: "must be array" };
          e === null ? e = [r] : e.push(r), t++;
        }
      }
      if (a.handed !== void 0) {
        let s = a.handed;
        if (Array.isArray(s)) {
          const r = s.length;
          for (let n = 0; n < r; n++) {
            let m = s[n];
            if (m && typeof m == "object" && !Array.isArray(m)) {
              if (m.from === void 0) {
                const p = { instancePath: i + "/handed/" + n, schemaPath: "#/$defs/wiring/properties/handed/items/required", keyword: "required", params: { missingProperty: "from" }, message: "must have required property 'from'" };
                e === null ? e = [p] : e.push(p), t++;
              }
              if (m.to === void 0) {
                const p = { instancePath: i + "/handed/" + n, schemaPath: "#/$defs/wiring/properties/handed/items/required", keyword: "required", params: { missingProperty: "to" }, message: "must have required property 'to'" };
                e === null ? e = [p] : e.push(p), t++;
              }
              if (m.isAlways === void 0) {
                const p = { instancePath: i + "/handed/" + n, schemaPath: "#/$defs/wiring/properties/handed/items/required", keyword: "required", params: { missingProperty: "isAlways" }, message: "must have required property 'isAlways'" };
                e === null ? e = [p] : e.push(p), t++;
              }
              for (const p in m) if (!(p === "from" || p === "to" || p === "isAlways" || p === "isTried" || p === "isMounted" || p === "isRead" || p === "asks")) {
                const o = { instancePath: i + "/handed/" + n, schemaPath: "#/$defs/wiring/properties/handed/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: p }, message: "must NOT have additional properties" };
                e === null ? e = [o] : e.push(o), t++;
              }
              if (m.from !== void 0 && typeof m.from != "string") {
                const p = { instancePath: i + "/handed/" + n + "/from", schemaPath: "#/$defs/wiring/properties/handed/items/properties/from/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                e === null ? e = [p] : e.push(p), t++;
              }
              if (m.to !== void 0 && typeof m.to != "string") {
                const p = { instancePath: i + "/handed/" + n + "/to", schemaPath: "#/$defs/wiring/properties/handed/items/properties/to/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                e === null ? e = [p] : e.push(p), t++;
              }
              if (m.isAlways !== void 0 && typeof m.isAlways != "boolean") {
                const p = { instancePath: i + "/handed/" + n + "/isAlways", schemaPath: "#/$defs/wiring/properties/handed/items/properties/isAlways/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                e === null ? e = [p] : e.push(p), t++;
              }
              if (m.isTried !== void 0 && m.isTried !== true) {
                const p = { instancePath: i + "/handed/" + n + "/isTried", schemaPath: "#/$defs/wiring/properties/handed/items/properties/isTried/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant" };
                e === null ? e = [p] : e.push(p), t++;
              }
              if (m.isMounted !== void 0 && m.isMounted !== true) {
                const p = { instancePath: i + "/handed/" + n + "/isMounted", schemaPath: "#/$defs/wiring/properties/handed/items/properties/isMounted/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant" };
                e === null ? e = [p] : e.push(p), t++;
              }
              if (m.isRead !== void 0 && m.isRead !== true) {
                const p = { instancePath: i + "/handed/" + n + "/isRead", schemaPath: "#/$defs/wiring/properties/handed/items/properties/isRead/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant" };
                e === null ? e = [p] : e.push(p), t++;
              }
              if (m.asks !== void 0) {
                let p = m.asks;
                if (p && typeof p == "object" && !Array.isArray(p)) {
                  if (p.what === void 0) {
                    const o = { instancePath: i + "/handed/" + n + "/asks", schemaPath: "#/$defs/wiring/properties/handed/items/properties/asks/required", keyword: "required", params: { missingProperty: "what" }, message: "must have required property 'what'" };
                    e === null ? e = [o] : e.push(o), t++;
                  }
                  if (p.line === void 0) {
                    const o = { instancePath: i + "/handed/" + n + "/asks", schemaPath: "#/$defs/wiring/properties/handed/items/properties/asks/required", keyword: "required", params: { missingProperty: "line" }, message: "must have required property 'line'" };
                    e === null ? e = [o] : e.push(o), t++;
                  }
                  if (p.column === void 0) {
                    const o = { instancePath: i + "/handed/" + n + "/asks", schemaPath: "#/$defs/wiring/properties/handed/items/properties/asks/required", keyword: "required", params: { missingProperty: "column" }, message: "must have required property 'column'" };
                    e === null ? e = [o] : e.push(o), t++;
                  }
                  for (const o in p) if (!(o === "what" || o === "line" || o === "column" || o === "mayBeElsewhere" || o === "isVague")) {
                    const d = { instancePath: i + "/handed/" + n + "/asks", schemaPath: "#/$defs/wiring/properties/handed/items/properties/asks/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: o }, message: "must NOT have additional properties" };
                    e === null ? e = [d] : e.push(d), t++;
                  }
                  if (p.what !== void 0 && typeof p.what != "string") {
                    const o = { instancePath: i + "/handed/" + n + "/asks/what", schemaPath: "#/$defs/wiring/properties/handed/items/properties/asks/properties/what/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    e === null ? e = [o] : e.push(o), t++;
                  }
                  if (p.line !== void 0) {
                    let o = p.line;
                    if (!(typeof o == "number" && !(o % 1) && !isNaN(o) && isFinite(o))) {
                      const d = { instancePath: i + "/handed/" + n + "/asks/line", schemaPath: "#/$defs/wiring/properties/handed/items/properties/asks/properties/line/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                      e === null ? e = [d] : e.push(d), t++;
                    }
                    if (typeof o == "number" && isFinite(o) && (o < 0 || isNaN(o))) {
                      const d = { instancePath: i + "/handed/" + n + "/asks/line", schemaPath: "#/$defs/wiring/properties/handed/items/properties/asks/properties/line/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                      e === null ? e = [d] : e.push(d), t++;
                    }
                  }
                  if (p.column !== void 0) {
                    let o = p.column;
                    if (!(typeof o == "number" && !(o % 1) && !isNaN(o) && isFinite(o))) {
                      const d = { instancePath: i + "/handed/" + n + "/asks/column", schemaPath: "#/$defs/wiring/properties/handed/items/properties/asks/properties/column/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                      e === null ? e = [d] : e.push(d), t++;
                    }
                    if (typeof o == "number" && isFinite(o) && (o < 0 || isNaN(o))) {
                      const d = { instancePath: i + "/handed/" + n + "/asks/column", schemaPath: "#/$defs/wiring/properties/handed/items/properties/asks/properties/column/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                      e === null ? e = [d] : e.push(d), t++;
                    }
                  }
                  if (p.mayBeElsewhere !== void 0 && p.mayBeElsewhere !== true) {
                    const o = { instancePath: i + "/handed/" + n + "/asks/mayBeElsewhere", schemaPath: "#/$defs/wiring/properties/handed/items/properties/asks/properties/mayBeElsewhere/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant" };
                    e === null ? e = [o] : e.push(o), t++;
                  }
                  if (p.isVague !== void 0 && p.isVague !== true) {
                    const o = { instancePath: i + "/handed/" + n + "/asks/isVague", schemaPath: "#/$defs/wiring/properties/handed/items/properties/asks/properties/isVague/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant" };
                    e === null ? e = [o] : e.push(o), t++;
                  }
                } else {
                  const o = { instancePath: i + "/handed/" + n + "/asks", schemaPath: "#/$defs/wiring/properties/handed/items/properties/asks/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                  e === null ? e = [o] : e.push(o), t++;
                }
              }
            } else {
              const p = { instancePath: i + "/handed/" + n, schemaPath: "#/$defs/wiring/properties/handed/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              e === null ? e = [p] : e.push(p), t++;
            }
          }
        } else {
          const r = { instancePath: i + "/handed", schemaPath: "#/$defs/wiring/properties/handed/type", keyword: "type", params: { type: "array" }, message: "must be array" };
          e === null ? e = [r] : e.push(r), t++;
        }
      }
      if (a.imported !== void 0) {
        let s = a.imported;
        if (Array.isArray(s)) {
          const r = s.length;
          for (let n = 0; n < r; n++) {
            let m = s[n];
            if (m && typeof m == "object" && !Array.isArray(m)) {
              if (m.node === void 0) {
                const p = { instancePath: i + "/imported/" + n, schemaPath: "#/$defs/wiring/properties/imported/items/required", keyword: "required", params: { missingProperty: "node" }, message: "must have required property 'node'" };
                e === null ? e = [p] : e.push(p), t++;
              }
              if (m.path === void 0) {
                const p = { instancePath: i + "/imported/" + n, schemaPath: "#/$defs/wiring/properties/imported/items/required", keyword: "required", params: { missingProperty: "path" }, message: "must have required property 'path'" };
                e === null ? e = [p] : e.push(p), t++;
              }
              if (m.name === void 0) {
                const p = { instancePath: i + "/imported/" + n, schemaPath: "#/$defs/wiring/properties/imported/items/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
                e === null ? e = [p] : e.push(p), t++;
              }
              for (const p in m) if (!(p === "node" || p === "path" || p === "name")) {
                const o = { instancePath: i + "/imported/" + n, schemaPath: "#/$defs/wiring/properties/imported/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: p }, message: "must NOT have additional properties" };
                e === null ? e = [o] : e.push(o), t++;
              }
              if (m.node !== void 0 && typeof m.node != "string") {
                const p = { instancePath: i + "/imported/" + n + "/node", schemaPath: "#/$defs/wiring/properties/imported/items/properties/node/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                e === null ? e = [p] : e.push(p), t++;
              }
              if (m.path !== void 0 && typeof m.path != "string") {
                const p = { instancePath: i + "/imported/" + n + "/path", schemaPath: "#/$defs/wiring/properties/imported/items/properties/path/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                e === null ? e = [p] : e.push(p), t++;
              }
              if (m.name !== void 0 && typeof m.name != "string") {
                const p = { instancePath: i + "/imported/" + n + "/name", schemaPath: "#/$defs/wiring/properties/imported/items/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                e === null ? e = [p] : e.push(p), t++;
              }
            } else {
              const p = { instancePath: i + "/imported/" + n, schemaPath: "#/$defs/wiring/properties/imported/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              e === null ? e = [p] : e.push(p), t++;
            }
          }
        } else {
          const r = { instancePath: i + "/imported", schemaPath: "#/$defs/wiring/properties/imported/type", keyword: "type", params: { type: "array" }, message: "must be array" };
          e === null ? e = [r] : e.push(r), t++;
        }
      }
      if (a.exported !== void 0) {
        let s = a.exported;
        if (s && typeof s == "object" && !Array.isArray(s)) {
          for (const r in s) if (typeof s[r] != "string") {
            const n = { instancePath: i + "/exported/" + r.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/$defs/wiring/properties/exported/additionalProperties/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            e === null ? e = [n] : e.push(n), t++;
          }
        } else {
          const r = { instancePath: i + "/exported", schemaPath: "#/$defs/wiring/properties/exported/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          e === null ? e = [r] : e.push(r), t++;
        }
      }
      if (a.methods !== void 0) {
        let s = a.methods;
        if (Array.isArray(s)) {
          const r = s.length;
          for (let n = 0; n < r; n++) {
            let m = s[n];
            if (m && typeof m == "object" && !Array.isArray(m)) {
              if (m.name === void 0) {
                const p = { instancePath: i + "/methods/" + n, schemaPath: "#/$defs/wiring/properties/methods/items/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
                e === null ? e = [p] : e.push(p), t++;
              }
              if (m.node === void 0) {
                const p = { instancePath: i + "/methods/" + n, schemaPath: "#/$defs/wiring/properties/methods/items/required", keyword: "required", params: { missingProperty: "node" }, message: "must have required property 'node'" };
                e === null ? e = [p] : e.push(p), t++;
              }
              for (const p in m) if (!(p === "name" || p === "node")) {
                const o = { instancePath: i + "/methods/" + n, schemaPath: "#/$defs/wiring/properties/methods/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: p }, message: "must NOT have additional properties" };
                e === null ? e = [o] : e.push(o), t++;
              }
              if (m.name !== void 0 && typeof m.name != "string") {
                const p = { instancePath: i + "/methods/" + n + "/name", schemaPath: "#/$defs/wiring/properties/methods/items/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                e === null ? e = [p] : e.push(p), t++;
              }
              if (m.node !== void 0 && typeof m.node != "string") {
                const p = { instancePath: i + "/methods/" + n + "/node", schemaPath: "#/$defs/wiring/properties/methods/items/properties/node/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                e === null ? e = [p] : e.push(p), t++;
              }
            } else {
              const p = { instancePath: i + "/methods/" + n, schemaPath: "#/$defs/wiring/properties/methods/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              e === null ? e = [p] : e.push(p), t++;
            }
          }
        } else {
          const r = { instancePath: i + "/methods", schemaPath: "#/$defs/wiring/properties/methods/type", keyword: "type", params: { type: "array" }, message: "must be array" };
          e === null ? e = [r] : e.push(r), t++;
        }
      }
    } else {
      const s = { instancePath: i, schemaPath: "#/$defs/wiring/type", keyword: "type", params: { type: "object" }, message: "must be object" };
      e === null ? e = [s] : e.push(s), t++;
    }
    return F.errors = e, t === 0;
  }
  F.evaluated = { props: true, dynamicProps: false, dynamicItems: false };
  const E = { type: "object", additionalProperties: false, required: ["path", "pointer", "valueHash", "start", "end", "line", "column", "endLine", "endColumn", "rule", "severity", "message", "url"], properties: { path: { type: "string" }, pointer: { type: "string" }, valueHash: { type: "string" }, start: { type: "integer", minimum: 0 }, end: { type: "integer", minimum: 0 }, line: { type: "integer", minimum: 0 }, column: { type: "integer", minimum: 0 }, endLine: { type: "integer", minimum: 0 }, endColumn: { type: "integer", minimum: 0 }, tool: { type: "string" }, item: { type: "object", additionalProperties: false, required: ["pointer"], properties: { name: { type: "string" }, pointer: { type: "string" } } }, rule: { type: "string" }, severity: { enum: ["error", "warning", "info"] }, message: { type: "string" }, url: { type: "string" }, help: { type: "string" }, messageId: { type: "string" }, data: { type: "object", additionalProperties: { type: "string" } }, missing: { type: "array", items: { type: "string" } }, count: { type: "integer", minimum: 0 }, cause: { type: "string" }, alike: { type: "string" }, leads: { type: "boolean" }, missingFrom: { type: "object", additionalProperties: false, required: ["path", "from", "to", "columns"], properties: { path: { type: "string" }, from: { type: "integer", minimum: 0 }, to: { type: "integer", minimum: 0 }, columns: { type: "array", items: { type: "integer", minimum: 0 } } } }, related: { type: "array", items: { type: "object", additionalProperties: false, required: ["path", "line", "column", "note"], properties: { path: { type: "string" }, line: { type: "integer", minimum: 0 }, column: { type: "integer", minimum: 0 }, note: { type: "string" } } } }, fix: { type: "object", additionalProperties: false, required: ["title", "safe", "edits"], properties: { title: { type: "string" }, safe: { type: "boolean" }, edits: { type: "array", items: { type: "object", additionalProperties: false, required: ["start", "end", "text"], properties: { start: { type: "integer", minimum: 0 }, end: { type: "integer", minimum: 0 }, text: { type: "string" } } } } } } } };
  function x(a, { instancePath: i = "", parentData: b, parentDataProperty: k, rootData: c = a, dynamicAnchors: g = {} } = {}) {
    let e = null, t = 0;
    const f = x.evaluated;
    if (f.dynamicProps && (f.props = void 0), f.dynamicItems && (f.items = void 0), a && typeof a == "object" && !Array.isArray(a)) {
      if (a.path === void 0) {
        const s = { instancePath: i, schemaPath: "#/$defs/finding/required", keyword: "required", params: { missingProperty: "path" }, message: "must have required property 'path'" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (a.pointer === void 0) {
        const s = { instancePath: i, schemaPath: "#/$defs/finding/required", keyword: "required", params: { missingProperty: "pointer" }, message: "must have required property 'pointer'" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (a.valueHash === void 0) {
        const s = { instancePath: i, schemaPath: "#/$defs/finding/required", keyword: "required", params: { missingProperty: "valueHash" }, message: "must have required property 'valueHash'" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (a.start === void 0) {
        const s = { instancePath: i, schemaPath: "#/$defs/finding/required", keyword: "required", params: { missingProperty: "start" }, message: "must have required property 'start'" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (a.end === void 0) {
        const s = { instancePath: i, schemaPath: "#/$defs/finding/required", keyword: "required", params: { missingProperty: "end" }, message: "must have required property 'end'" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (a.line === void 0) {
        const s = { instancePath: i, schemaPath: "#/$defs/finding/required", keyword: "required", params: { missingProperty: "line" }, message: "must have required property 'line'" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (a.column === void 0) {
        const s = { instancePath: i, schemaPath: "#/$defs/finding/required", keyword: "required", params: { missingProperty: "column" }, message: "must have required property 'column'" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (a.endLine === void 0) {
        const s = { instancePath: i, schemaPath: "#/$defs/finding/required", keyword: "required", params: { missingProperty: "endLine" }, message: "must have required property 'endLine'" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (a.endColumn === void 0) {
        const s = { instancePath: i, schemaPath: "#/$defs/finding/required", keyword: "required", params: { missingProperty: "endColumn" }, message: "must have required property 'endColumn'" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (a.rule === void 0) {
        const s = { instancePath: i, schemaPath: "#/$defs/finding/required", keyword: "required", params: { missingProperty: "rule" }, message: "must have required property 'rule'" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (a.severity === void 0) {
        const s = { instancePath: i, schemaPath: "#/$defs/finding/required", keyword: "required", params: { missingProperty: "severity" }, message: "must have required property 'severity'" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (a.message === void 0) {
        const s = { instancePath: i, schemaPath: "#/$defs/finding/required", keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (a.url === void 0) {
        const s = { instancePath: i, schemaPath: "#/$defs/finding/required", keyword: "required", params: { missingProperty: "url" }, message: "must have required property 'url'" };
        e === null ? e = [s] : e.push(s), t++;
      }
      for (const s in a) if (!w.call(E.properties, s)) {
        const r = { instancePath: i, schemaPath: "#/$defs/finding/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: s }, message: "must NOT have additional properties" };
        e === null ? e = [r] : e.push(r), t++;
      }
      if (a.path !== void 0 && typeof a.path != "string") {
        const s = { instancePath: i + "/path", schemaPath: "#/$defs/finding/properties/path/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (a.pointer !== void 0 && typeof a.pointer != "string") {
        const s = { instancePath: i + "/pointer", schemaPath: "#/$defs/finding/properties/pointer/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (a.valueHash !== void 0 && typeof a.valueHash != "string") {
        const s = { instancePath: i + "/valueHash", schemaPath: "#/$defs/finding/properties/valueHash/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (a.start !== void 0) {
        let s = a.start;
        if (!(typeof s == "number" && !(s % 1) && !isNaN(s) && isFinite(s))) {
          const r = { instancePath: i + "/start", schemaPath: "#/$defs/finding/properties/start/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
          e === null ? e = [r] : e.push(r), t++;
        }
        if (typeof s == "number" && isFinite(s) && (s < 0 || isNaN(s))) {
          const r = { instancePath: i + "/start", schemaPath: "#/$defs/finding/properties/start/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          e === null ? e = [r] : e.push(r), t++;
        }
      }
      if (a.end !== void 0) {
        let s = a.end;
        if (!(typeof s == "number" && !(s % 1) && !isNaN(s) && isFinite(s))) {
          const r = { instancePath: i + "/end", schemaPath: "#/$defs/finding/properties/end/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
          e === null ? e = [r] : e.push(r), t++;
        }
        if (typeof s == "number" && isFinite(s) && (s < 0 || isNaN(s))) {
          const r = { instancePath: i + "/end", schemaPath: "#/$defs/finding/properties/end/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          e === null ? e = [r] : e.push(r), t++;
        }
      }
      if (a.line !== void 0) {
        let s = a.line;
        if (!(typeof s == "number" && !(s % 1) && !isNaN(s) && isFinite(s))) {
          const r = { instancePath: i + "/line", schemaPath: "#/$defs/finding/properties/line/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
          e === null ? e = [r] : e.push(r), t++;
        }
        if (typeof s == "number" && isFinite(s) && (s < 0 || isNaN(s))) {
          const r = { instancePath: i + "/line", schemaPath: "#/$defs/finding/properties/line/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          e === null ? e = [r] : e.push(r), t++;
        }
      }
      if (a.column !== void 0) {
        let s = a.column;
        if (!(typeof s == "number" && !(s % 1) && !isNaN(s) && isFinite(s))) {
          const r = { instancePath: i + "/column", schemaPath: "#/$defs/finding/properties/column/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
          e === null ? e = [r] : e.push(r), t++;
        }
        if (typeof s == "number" && isFinite(s) && (s < 0 || isNaN(s))) {
          const r = { instancePath: i + "/column", schemaPath: "#/$defs/finding/properties/column/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          e === null ? e = [r] : e.push(r), t++;
        }
      }
      if (a.endLine !== void 0) {
        let s = a.endLine;
        if (!(typeof s == "number" && !(s % 1) && !isNaN(s) && isFinite(s))) {
          const r = { instancePath: i + "/endLine", schemaPath: "#/$defs/finding/properties/endLine/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
          e === null ? e = [r] : e.push(r), t++;
        }
        if (typeof s == "number" && isFinite(s) && (s < 0 || isNaN(s))) {
          const r = { instancePath: i + "/endLine", schemaPath: "#/$defs/finding/properties/endLine/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          e === null ? e = [r] : e.push(r), t++;
        }
      }
      if (a.endColumn !== void 0) {
        let s = a.endColumn;
        if (!(typeof s == "number" && !(s % 1) && !isNaN(s) && isFinite(s))) {
          const r = { instancePath: i + "/endColumn", schemaPath: "#/$defs/finding/properties/endColumn/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
          e === null ? e = [r] : e.push(r), t++;
        }
        if (typeof s == "number" && isFinite(s) && (s < 0 || isNaN(s))) {
          const r = { instancePath: i + "/endColumn", schemaPath: "#/$defs/finding/properties/endColumn/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          e === null ? e = [r] : e.push(r), t++;
        }
      }
      if (a.tool !== void 0 && typeof a.tool != "string") {
        const s = { instancePath: i + "/tool", schemaPath: "#/$defs/finding/properties/tool/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (a.item !== void 0) {
        let s = a.item;
        if (s && typeof s == "object" && !Array.isArray(s)) {
          if (s.pointer === void 0) {
            const r = { instancePath: i + "/item", schemaPath: "#/$defs/finding/properties/item/required", keyword: "required", params: { missingProperty: "pointer" }, message: "must have required property 'pointer'" };
            e === null ? e = [r] : e.push(r), t++;
          }
          for (const r in s) if (!(r === "name" || r === "pointer")) {
            const n = { instancePath: i + "/item", schemaPath: "#/$defs/finding/properties/item/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: r }, message: "must NOT have additional properties" };
            e === null ? e = [n] : e.push(n), t++;
          }
          if (s.name !== void 0 && typeof s.name != "string") {
            const r = { instancePath: i + "/item/name", schemaPath: "#/$defs/finding/properties/item/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            e === null ? e = [r] : e.push(r), t++;
          }
          if (s.pointer !== void 0 && typeof s.pointer != "string") {
            const r = { instancePath: i + "/item/pointer", schemaPath: "#/$defs/finding/properties/item/properties/pointer/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            e === null ? e = [r] : e.push(r), t++;
          }
        } else {
          const r = { instancePath: i + "/item", schemaPath: "#/$defs/finding/properties/item/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          e === null ? e = [r] : e.push(r), t++;
        }
      }
      if (a.rule !== void 0 && typeof a.rule != "string") {
        const s = { instancePath: i + "/rule", schemaPath: "#/$defs/finding/properties/rule/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (a.severity !== void 0) {
        let s = a.severity;
        if (!(s === "error" || s === "warning" || s === "info")) {
          const r = { instancePath: i + "/severity", schemaPath: "#/$defs/finding/properties/severity/enum", keyword: "enum", params: { allowedValues: E.properties.severity.enum }, message: "must be equal to one of the allowed values" };
          e === null ? e = [r] : e.push(r), t++;
        }
      }
      if (a.message !== void 0 && typeof a.message != "string") {
        const s = { instancePath: i + "/message", schemaPath: "#/$defs/finding/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (a.url !== void 0 && typeof a.url != "string") {
        const s = { instancePath: i + "/url", schemaPath: "#/$defs/finding/properties/url/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (a.help !== void 0 && typeof a.help != "string") {
        const s = { instancePath: i + "/help", schemaPath: "#/$defs/finding/properties/help/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (a.messageId !== void 0 && typeof a.messageId != "string") {
        const s = { instancePath: i + "/messageId", schemaPath: "#/$defs/finding/properties/messageId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (a.data !== void 0) {
        let s = a.data;
        if (s && typeof s == "object" && !Array.isArray(s)) {
          for (const r in s) if (typeof s[r] != "string") {
            const n = { instancePath: i + "/data/" + r.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/$defs/finding/properties/data/additionalProperties/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            e === null ? e = [n] : e.push(n), t++;
          }
        } else {
          const r = { instancePath: i + "/data", schemaPath: "#/$defs/finding/properties/data/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          e === null ? e = [r] : e.push(r), t++;
        }
      }
      if (a.missing !== void 0) {
        let s = a.missing;
        if (Array.isArray(s)) {
          const r = s.length;
          for (let n = 0; n < r; n++) if (typeof s[n] != "string") {
            const m = { instancePath: i + "/missing/" + n, schemaPath: "#/$defs/finding/properties/missing/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            e === null ? e = [m] : e.push(m), t++;
          }
        } else {
          const r = { instancePath: i + "/missing", schemaPath: "#/$defs/finding/properties/missing/type", keyword: "type", params: { type: "array" }, message: "must be array" };
          e === null ? e = [r] : e.push(r), t++;
        }
      }
      if (a.count !== void 0) {
        let s = a.count;
        if (!(typeof s == "number" && !(s % 1) && !isNaN(s) && isFinite(s))) {
          const r = { instancePath: i + "/count", schemaPath: "#/$defs/finding/properties/count/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
          e === null ? e = [r] : e.push(r), t++;
        }
        if (typeof s == "number" && isFinite(s) && (s < 0 || isNaN(s))) {
          const r = { instancePath: i + "/count", schemaPath: "#/$defs/finding/properties/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          e === null ? e = [r] : e.push(r), t++;
        }
      }
      if (a.cause !== void 0 && typeof a.cause != "string") {
        const s = { instancePath: i + "/cause", schemaPath: "#/$defs/finding/properties/cause/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (a.alike !== void 0 && typeof a.alike != "string") {
        const s = { instancePath: i + "/alike", schemaPath: "#/$defs/finding/properties/alike/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (a.leads !== void 0 && typeof a.leads != "boolean") {
        const s = { instancePath: i + "/leads", schemaPath: "#/$defs/finding/properties/leads/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (a.missingFrom !== void 0) {
        let s = a.missingFrom;
        if (s && typeof s == "object" && !Array.isArray(s)) {
          if (s.path === void 0) {
            const r = { instancePath: i + "/missingFrom", schemaPath: "#/$defs/finding/properties/missingFrom/required", keyword: "required", params: { missingProperty: "path" }, message: "must have required property 'path'" };
            e === null ? e = [r] : e.push(r), t++;
          }
          if (s.from === void 0) {
            const r = { instancePath: i + "/missingFrom", schemaPath: "#/$defs/finding/properties/missingFrom/required", keyword: "required", params: { missingProperty: "from" }, message: "must have required property 'from'" };
            e === null ? e = [r] : e.push(r), t++;
          }
          if (s.to === void 0) {
            const r = { instancePath: i + "/missingFrom", schemaPath: "#/$defs/finding/properties/missingFrom/required", keyword: "required", params: { missingProperty: "to" }, message: "must have required property 'to'" };
            e === null ? e = [r] : e.push(r), t++;
          }
          if (s.columns === void 0) {
            const r = { instancePath: i + "/missingFrom", schemaPath: "#/$defs/finding/properties/missingFrom/required", keyword: "required", params: { missingProperty: "columns" }, message: "must have required property 'columns'" };
            e === null ? e = [r] : e.push(r), t++;
          }
          for (const r in s) if (!(r === "path" || r === "from" || r === "to" || r === "columns")) {
            const n = { instancePath: i + "/missingFrom", schemaPath: "#/$defs/finding/properties/missingFrom/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: r }, message: "must NOT have additional properties" };
            e === null ? e = [n] : e.push(n), t++;
          }
          if (s.path !== void 0 && typeof s.path != "string") {
            const r = { instancePath: i + "/missingFrom/path", schemaPath: "#/$defs/finding/properties/missingFrom/properties/path/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            e === null ? e = [r] : e.push(r), t++;
          }
          if (s.from !== void 0) {
            let r = s.from;
            if (!(typeof r == "number" && !(r % 1) && !isNaN(r) && isFinite(r))) {
              const n = { instancePath: i + "/missingFrom/from", schemaPath: "#/$defs/finding/properties/missingFrom/properties/from/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              e === null ? e = [n] : e.push(n), t++;
            }
            if (typeof r == "number" && isFinite(r) && (r < 0 || isNaN(r))) {
              const n = { instancePath: i + "/missingFrom/from", schemaPath: "#/$defs/finding/properties/missingFrom/properties/from/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              e === null ? e = [n] : e.push(n), t++;
            }
          }
          if (s.to !== void 0) {
            let r = s.to;
            if (!(typeof r == "number" && !(r % 1) && !isNaN(r) && isFinite(r))) {
              const n = { instancePath: i + "/missingFrom/to", schemaPath: "#/$defs/finding/properties/missingFrom/properties/to/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              e === null ? e = [n] : e.push(n), t++;
            }
            if (typeof r == "number" && isFinite(r) && (r < 0 || isNaN(r))) {
              const n = { instancePath: i + "/missingFrom/to", schemaPath: "#/$defs/finding/properties/missingFrom/properties/to/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              e === null ? e = [n] : e.push(n), t++;
            }
          }
          if (s.columns !== void 0) {
            let r = s.columns;
            if (Array.isArray(r)) {
              const n = r.length;
              for (let m = 0; m < n; m++) {
                let p = r[m];
                if (!(typeof p == "number" && !(p % 1) && !isNaN(p) && isFinite(p))) {
                  const o = { instancePath: i + "/missingFrom/columns/" + m, schemaPath: "#/$defs/finding/properties/missingFrom/properties/columns/items/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                  e === null ? e = [o] : e.push(o), t++;
                }
                if (typeof p == "number" && isFinite(p) && (p < 0 || isNaN(p))) {
                  const o = { instancePath: i + "/missingFrom/columns/" + m, schemaPath: "#/$defs/finding/properties/missingFrom/properties/columns/items/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                  e === null ? e = [o] : e.push(o), t++;
                }
              }
            } else {
              const n = { instancePath: i + "/missingFrom/columns", schemaPath: "#/$defs/finding/properties/missingFrom/properties/columns/type", keyword: "type", params: { type: "array" }, message: "must be array" };
              e === null ? e = [n] : e.push(n), t++;
            }
          }
        } else {
          const r = { instancePath: i + "/missingFrom", schemaPath: "#/$defs/finding/properties/missingFrom/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          e === null ? e = [r] : e.push(r), t++;
        }
      }
      if (a.related !== void 0) {
        let s = a.related;
        if (Array.isArray(s)) {
          const r = s.length;
          for (let n = 0; n < r; n++) {
            let m = s[n];
            if (m && typeof m == "object" && !Array.isArray(m)) {
              if (m.path === void 0) {
                const p = { instancePath: i + "/related/" + n, schemaPath: "#/$defs/finding/properties/related/items/required", keyword: "required", params: { missingProperty: "path" }, message: "must have required property 'path'" };
                e === null ? e = [p] : e.push(p), t++;
              }
              if (m.line === void 0) {
                const p = { instancePath: i + "/related/" + n, schemaPath: "#/$defs/finding/properties/related/items/required", keyword: "required", params: { missingProperty: "line" }, message: "must have required property 'line'" };
                e === null ? e = [p] : e.push(p), t++;
              }
              if (m.column === void 0) {
                const p = { instancePath: i + "/related/" + n, schemaPath: "#/$defs/finding/properties/related/items/required", keyword: "required", params: { missingProperty: "column" }, message: "must have required property 'column'" };
                e === null ? e = [p] : e.push(p), t++;
              }
              if (m.note === void 0) {
                const p = { instancePath: i + "/related/" + n, schemaPath: "#/$defs/finding/properties/related/items/required", keyword: "required", params: { missingProperty: "note" }, message: "must have required property 'note'" };
                e === null ? e = [p] : e.push(p), t++;
              }
              for (const p in m) if (!(p === "path" || p === "line" || p === "column" || p === "note")) {
                const o = { instancePath: i + "/related/" + n, schemaPath: "#/$defs/finding/properties/related/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: p }, message: "must NOT have additional properties" };
                e === null ? e = [o] : e.push(o), t++;
              }
              if (m.path !== void 0 && typeof m.path != "string") {
                const p = { instancePath: i + "/related/" + n + "/path", schemaPath: "#/$defs/finding/properties/related/items/properties/path/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                e === null ? e = [p] : e.push(p), t++;
              }
              if (m.line !== void 0) {
                let p = m.line;
                if (!(typeof p == "number" && !(p % 1) && !isNaN(p) && isFinite(p))) {
                  const o = { instancePath: i + "/related/" + n + "/line", schemaPath: "#/$defs/finding/properties/related/items/properties/line/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                  e === null ? e = [o] : e.push(o), t++;
                }
                if (typeof p == "number" && isFinite(p) && (p < 0 || isNaN(p))) {
                  const o = { instancePath: i + "/related/" + n + "/line", schemaPath: "#/$defs/finding/properties/related/items/properties/line/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                  e === null ? e = [o] : e.push(o), t++;
                }
              }
              if (m.column !== void 0) {
                let p = m.column;
                if (!(typeof p == "number" && !(p % 1) && !isNaN(p) && isFinite(p))) {
                  const o = { instancePath: i + "/related/" + n + "/column", schemaPath: "#/$defs/finding/properties/related/items/properties/column/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                  e === null ? e = [o] : e.push(o), t++;
                }
                if (typeof p == "number" && isFinite(p) && (p < 0 || isNaN(p))) {
                  const o = { instancePath: i + "/related/" + n + "/column", schemaPath: "#/$defs/finding/properties/related/items/properties/column/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                  e === null ? e = [o] : e.push(o), t++;
                }
              }
              if (m.note !== void 0 && typeof m.note != "string") {
                const p = { instancePath: i + "/related/" + n + "/note", schemaPath: "#/$defs/finding/properties/related/items/properties/note/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                e === null ? e = [p] : e.push(p), t++;
              }
            } else {
              const p = { instancePath: i + "/related/" + n, schemaPath: "#/$defs/finding/properties/related/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              e === null ? e = [p] : e.push(p), t++;
            }
          }
        } else {
          const r = { instancePath: i + "/related", schemaPath: "#/$defs/finding/properties/related/type", keyword: "type", params: { type: "array" }, message: "must be array" };
          e === null ? e = [r] : e.push(r), t++;
        }
      }
      if (a.fix !== void 0) {
        let s = a.fix;
        if (s && typeof s == "object" && !Array.isArray(s)) {
          if (s.title === void 0) {
            const r = { instancePath: i + "/fix", schemaPath: "#/$defs/finding/properties/fix/required", keyword: "required", params: { missingProperty: "title" }, message: "must have required property 'title'" };
            e === null ? e = [r] : e.push(r), t++;
          }
          if (s.safe === void 0) {
            const r = { instancePath: i + "/fix", schemaPath: "#/$defs/finding/properties/fix/required", keyword: "required", params: { missingProperty: "safe" }, message: "must have required property 'safe'" };
            e === null ? e = [r] : e.push(r), t++;
          }
          if (s.edits === void 0) {
            const r = { instancePath: i + "/fix", schemaPath: "#/$defs/finding/properties/fix/required", keyword: "required", params: { missingProperty: "edits" }, message: "must have required property 'edits'" };
            e === null ? e = [r] : e.push(r), t++;
          }
          for (const r in s) if (!(r === "title" || r === "safe" || r === "edits")) {
            const n = { instancePath: i + "/fix", schemaPath: "#/$defs/finding/properties/fix/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: r }, message: "must NOT have additional properties" };
            e === null ? e = [n] : e.push(n), t++;
          }
          if (s.title !== void 0 && typeof s.title != "string") {
            const r = { instancePath: i + "/fix/title", schemaPath: "#/$defs/finding/properties/fix/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            e === null ? e = [r] : e.push(r), t++;
          }
          if (s.safe !== void 0 && typeof s.safe != "boolean") {
            const r = { instancePath: i + "/fix/safe", schemaPath: "#/$defs/finding/properties/fix/properties/safe/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
            e === null ? e = [r] : e.push(r), t++;
          }
          if (s.edits !== void 0) {
            let r = s.edits;
            if (Array.isArray(r)) {
              const n = r.length;
              for (let m = 0; m < n; m++) {
                let p = r[m];
                if (p && typeof p == "object" && !Array.isArray(p)) {
                  if (p.start === void 0) {
                    const o = { instancePath: i + "/fix/edits/" + m, schemaPath: "#/$defs/finding/properties/fix/properties/edits/items/required", keyword: "required", params: { missingProperty: "start" }, message: "must have required property 'start'" };
                    e === null ? e = [o] : e.push(o), t++;
                  }
                  if (p.end === void 0) {
                    const o = { instancePath: i + "/fix/edits/" + m, schemaPath: "#/$defs/finding/properties/fix/properties/edits/items/required", keyword: "required", params: { missingProperty: "end" }, message: "must have required property 'end'" };
                    e === null ? e = [o] : e.push(o), t++;
                  }
                  if (p.text === void 0) {
                    const o = { instancePath: i + "/fix/edits/" + m, schemaPath: "#/$defs/finding/properties/fix/properties/edits/items/required", keyword: "required", params: { missingProperty: "text" }, message: "must have required property 'text'" };
                    e === null ? e = [o] : e.push(o), t++;
                  }
                  for (const o in p) if (!(o === "start" || o === "end" || o === "text")) {
                    const d = { instancePath: i + "/fix/edits/" + m, schemaPath: "#/$defs/finding/properties/fix/properties/edits/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: o }, message: "must NOT have additional properties" };
                    e === null ? e = [d] : e.push(d), t++;
                  }
                  if (p.start !== void 0) {
                    let o = p.start;
                    if (!(typeof o == "number" && !(o % 1) && !isNaN(o) && isFinite(o))) {
                      const d = { instancePath: i + "/fix/edits/" + m + "/start", schemaPath: "#/$defs/finding/properties/fix/properties/edits/items/properties/start/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                      e === null ? e = [d] : e.push(d), t++;
                    }
                    if (typeof o == "number" && isFinite(o) && (o < 0 || isNaN(o))) {
                      const d = { instancePath: i + "/fix/edits/" + m + "/start", schemaPath: "#/$defs/finding/properties/fix/properties/edits/items/properties/start/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                      e === null ? e = [d] : e.push(d), t++;
                    }
                  }
                  if (p.end !== void 0) {
                    let o = p.end;
                    if (!(typeof o == "number" && !(o % 1) && !isNaN(o) && isFinite(o))) {
                      const d = { instancePath: i + "/fix/edits/" + m + "/end", schemaPath: "#/$defs/finding/properties/fix/properties/edits/items/properties/end/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                      e === null ? e = [d] : e.push(d), t++;
                    }
                    if (typeof o == "number" && isFinite(o) && (o < 0 || isNaN(o))) {
                      const d = { instancePath: i + "/fix/edits/" + m + "/end", schemaPath: "#/$defs/finding/properties/fix/properties/edits/items/properties/end/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                      e === null ? e = [d] : e.push(d), t++;
                    }
                  }
                  if (p.text !== void 0 && typeof p.text != "string") {
                    const o = { instancePath: i + "/fix/edits/" + m + "/text", schemaPath: "#/$defs/finding/properties/fix/properties/edits/items/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    e === null ? e = [o] : e.push(o), t++;
                  }
                } else {
                  const o = { instancePath: i + "/fix/edits/" + m, schemaPath: "#/$defs/finding/properties/fix/properties/edits/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                  e === null ? e = [o] : e.push(o), t++;
                }
              }
            } else {
              const n = { instancePath: i + "/fix/edits", schemaPath: "#/$defs/finding/properties/fix/properties/edits/type", keyword: "type", params: { type: "array" }, message: "must be array" };
              e === null ? e = [n] : e.push(n), t++;
            }
          }
        } else {
          const r = { instancePath: i + "/fix", schemaPath: "#/$defs/finding/properties/fix/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          e === null ? e = [r] : e.push(r), t++;
        }
      }
    } else {
      const s = { instancePath: i, schemaPath: "#/$defs/finding/type", keyword: "type", params: { type: "object" }, message: "must be object" };
      e === null ? e = [s] : e.push(s), t++;
    }
    return x.errors = e, t === 0;
  }
  x.evaluated = { props: true, dynamicProps: false, dynamicItems: false };
  const H = { type: "object", additionalProperties: false, required: ["path", "switches", "used", "hidden"], properties: { path: { type: "string" }, switches: { type: "array", items: { type: "object", additionalProperties: false, required: ["directive", "rule", "location"], properties: { directive: { type: "object", additionalProperties: false, required: ["start", "end", "word", "exists", "rules"], properties: { start: { type: "integer", minimum: 0 }, end: { type: "integer", minimum: 0 }, file: { type: "string" }, via: { $ref: "#/$defs/place" }, word: { type: "string" }, exists: { type: "boolean" }, rules: { type: "array", items: { type: "object", additionalProperties: false, required: ["start", "end", "id"], properties: { start: { type: "integer", minimum: 0 }, end: { type: "integer", minimum: 0 }, file: { type: "string" }, via: { $ref: "#/$defs/place" }, id: { type: "string" } } } }, reason: { type: "string" }, line: { type: "integer", minimum: 0 }, lastLine: { type: "integer", minimum: 0 } } }, rule: { type: "string" }, location: { $ref: "#/$defs/location" } } } }, used: { type: "array", items: { type: "integer", minimum: 0 } }, hidden: { type: "array", items: { type: "string" } } } }, R = { type: "object", additionalProperties: false, required: ["start", "end"], properties: { start: { type: "integer", minimum: 0 }, end: { type: "integer", minimum: 0 }, file: { type: "string" }, via: { $ref: "#/$defs/place" } } }, V = { validate: $ };
  function $(a, { instancePath: i = "", parentData: b, parentDataProperty: k, rootData: c = a, dynamicAnchors: g = {} } = {}) {
    let e = null, t = 0;
    const f = $.evaluated;
    if (f.dynamicProps && (f.props = void 0), f.dynamicItems && (f.items = void 0), a && typeof a == "object" && !Array.isArray(a)) {
      if (a.start === void 0) {
        const s = { instancePath: i, schemaPath: "#/$defs/place/required", keyword: "required", params: { missingProperty: "start" }, message: "must have required property 'start'" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (a.end === void 0) {
        const s = { instancePath: i, schemaPath: "#/$defs/place/required", keyword: "required", params: { missingProperty: "end" }, message: "must have required property 'end'" };
        e === null ? e = [s] : e.push(s), t++;
      }
      for (const s in a) if (!(s === "start" || s === "end" || s === "file" || s === "via")) {
        const r = { instancePath: i, schemaPath: "#/$defs/place/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: s }, message: "must NOT have additional properties" };
        e === null ? e = [r] : e.push(r), t++;
      }
      if (a.start !== void 0) {
        let s = a.start;
        if (!(typeof s == "number" && !(s % 1) && !isNaN(s) && isFinite(s))) {
          const r = { instancePath: i + "/start", schemaPath: "#/$defs/place/properties/start/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
          e === null ? e = [r] : e.push(r), t++;
        }
        if (typeof s == "number" && isFinite(s) && (s < 0 || isNaN(s))) {
          const r = { instancePath: i + "/start", schemaPath: "#/$defs/place/properties/start/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          e === null ? e = [r] : e.push(r), t++;
        }
      }
      if (a.end !== void 0) {
        let s = a.end;
        if (!(typeof s == "number" && !(s % 1) && !isNaN(s) && isFinite(s))) {
          const r = { instancePath: i + "/end", schemaPath: "#/$defs/place/properties/end/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
          e === null ? e = [r] : e.push(r), t++;
        }
        if (typeof s == "number" && isFinite(s) && (s < 0 || isNaN(s))) {
          const r = { instancePath: i + "/end", schemaPath: "#/$defs/place/properties/end/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          e === null ? e = [r] : e.push(r), t++;
        }
      }
      if (a.file !== void 0 && typeof a.file != "string") {
        const s = { instancePath: i + "/file", schemaPath: "#/$defs/place/properties/file/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        e === null ? e = [s] : e.push(s), t++;
      }
      a.via !== void 0 && (V.validate(a.via, { instancePath: i + "/via", parentData: a, parentDataProperty: "via", rootData: c, dynamicAnchors: g }) || (e = P(e, V.validate.errors), t = e.length));
    } else {
      const s = { instancePath: i, schemaPath: "#/$defs/place/type", keyword: "type", params: { type: "object" }, message: "must be object" };
      e === null ? e = [s] : e.push(s), t++;
    }
    return $.errors = e, t === 0;
  }
  $.evaluated = { props: true, dynamicProps: false, dynamicItems: false };
  const S = { type: "object", additionalProperties: false, required: ["path", "pointer", "valueHash", "start", "end", "line", "column", "endLine", "endColumn"], properties: { path: { type: "string" }, pointer: { type: "string" }, valueHash: { type: "string" }, start: { type: "integer", minimum: 0 }, end: { type: "integer", minimum: 0 }, line: { type: "integer", minimum: 0 }, column: { type: "integer", minimum: 0 }, endLine: { type: "integer", minimum: 0 }, endColumn: { type: "integer", minimum: 0 }, tool: { type: "string" }, item: { type: "object", additionalProperties: false, required: ["pointer"], properties: { name: { type: "string" }, pointer: { type: "string" } } } } };
  function N(a, { instancePath: i = "", parentData: b, parentDataProperty: k, rootData: c = a, dynamicAnchors: g = {} } = {}) {
    let e = null, t = 0;
    const f = N.evaluated;
    if (f.dynamicProps && (f.props = void 0), f.dynamicItems && (f.items = void 0), a && typeof a == "object" && !Array.isArray(a)) {
      if (a.path === void 0) {
        const s = { instancePath: i, schemaPath: "#/$defs/location/required", keyword: "required", params: { missingProperty: "path" }, message: "must have required property 'path'" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (a.pointer === void 0) {
        const s = { instancePath: i, schemaPath: "#/$defs/location/required", keyword: "required", params: { missingProperty: "pointer" }, message: "must have required property 'pointer'" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (a.valueHash === void 0) {
        const s = { instancePath: i, schemaPath: "#/$defs/location/required", keyword: "required", params: { missingProperty: "valueHash" }, message: "must have required property 'valueHash'" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (a.start === void 0) {
        const s = { instancePath: i, schemaPath: "#/$defs/location/required", keyword: "required", params: { missingProperty: "start" }, message: "must have required property 'start'" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (a.end === void 0) {
        const s = { instancePath: i, schemaPath: "#/$defs/location/required", keyword: "required", params: { missingProperty: "end" }, message: "must have required property 'end'" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (a.line === void 0) {
        const s = { instancePath: i, schemaPath: "#/$defs/location/required", keyword: "required", params: { missingProperty: "line" }, message: "must have required property 'line'" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (a.column === void 0) {
        const s = { instancePath: i, schemaPath: "#/$defs/location/required", keyword: "required", params: { missingProperty: "column" }, message: "must have required property 'column'" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (a.endLine === void 0) {
        const s = { instancePath: i, schemaPath: "#/$defs/location/required", keyword: "required", params: { missingProperty: "endLine" }, message: "must have required property 'endLine'" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (a.endColumn === void 0) {
        const s = { instancePath: i, schemaPath: "#/$defs/location/required", keyword: "required", params: { missingProperty: "endColumn" }, message: "must have required property 'endColumn'" };
        e === null ? e = [s] : e.push(s), t++;
      }
      for (const s in a) if (!w.call(S.properties, s)) {
        const r = { instancePath: i, schemaPath: "#/$defs/location/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: s }, message: "must NOT have additional properties" };
        e === null ? e = [r] : e.push(r), t++;
      }
      if (a.path !== void 0 && typeof a.path != "string") {
        const s = { instancePath: i + "/path", schemaPath: "#/$defs/location/properties/path/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (a.pointer !== void 0 && typeof a.pointer != "string") {
        const s = { instancePath: i + "/pointer", schemaPath: "#/$defs/location/properties/pointer/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (a.valueHash !== void 0 && typeof a.valueHash != "string") {
        const s = { instancePath: i + "/valueHash", schemaPath: "#/$defs/location/properties/valueHash/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (a.start !== void 0) {
        let s = a.start;
        if (!(typeof s == "number" && !(s % 1) && !isNaN(s) && isFinite(s))) {
          const r = { instancePath: i + "/start", schemaPath: "#/$defs/location/properties/start/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
          e === null ? e = [r] : e.push(r), t++;
        }
        if (typeof s == "number" && isFinite(s) && (s < 0 || isNaN(s))) {
          const r = { instancePath: i + "/start", schemaPath: "#/$defs/location/properties/start/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          e === null ? e = [r] : e.push(r), t++;
        }
      }
      if (a.end !== void 0) {
        let s = a.end;
        if (!(typeof s == "number" && !(s % 1) && !isNaN(s) && isFinite(s))) {
          const r = { instancePath: i + "/end", schemaPath: "#/$defs/location/properties/end/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
          e === null ? e = [r] : e.push(r), t++;
        }
        if (typeof s == "number" && isFinite(s) && (s < 0 || isNaN(s))) {
          const r = { instancePath: i + "/end", schemaPath: "#/$defs/location/properties/end/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          e === null ? e = [r] : e.push(r), t++;
        }
      }
      if (a.line !== void 0) {
        let s = a.line;
        if (!(typeof s == "number" && !(s % 1) && !isNaN(s) && isFinite(s))) {
          const r = { instancePath: i + "/line", schemaPath: "#/$defs/location/properties/line/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
          e === null ? e = [r] : e.push(r), t++;
        }
        if (typeof s == "number" && isFinite(s) && (s < 0 || isNaN(s))) {
          const r = { instancePath: i + "/line", schemaPath: "#/$defs/location/properties/line/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          e === null ? e = [r] : e.push(r), t++;
        }
      }
      if (a.column !== void 0) {
        let s = a.column;
        if (!(typeof s == "number" && !(s % 1) && !isNaN(s) && isFinite(s))) {
          const r = { instancePath: i + "/column", schemaPath: "#/$defs/location/properties/column/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
          e === null ? e = [r] : e.push(r), t++;
        }
        if (typeof s == "number" && isFinite(s) && (s < 0 || isNaN(s))) {
          const r = { instancePath: i + "/column", schemaPath: "#/$defs/location/properties/column/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          e === null ? e = [r] : e.push(r), t++;
        }
      }
      if (a.endLine !== void 0) {
        let s = a.endLine;
        if (!(typeof s == "number" && !(s % 1) && !isNaN(s) && isFinite(s))) {
          const r = { instancePath: i + "/endLine", schemaPath: "#/$defs/location/properties/endLine/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
          e === null ? e = [r] : e.push(r), t++;
        }
        if (typeof s == "number" && isFinite(s) && (s < 0 || isNaN(s))) {
          const r = { instancePath: i + "/endLine", schemaPath: "#/$defs/location/properties/endLine/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          e === null ? e = [r] : e.push(r), t++;
        }
      }
      if (a.endColumn !== void 0) {
        let s = a.endColumn;
        if (!(typeof s == "number" && !(s % 1) && !isNaN(s) && isFinite(s))) {
          const r = { instancePath: i + "/endColumn", schemaPath: "#/$defs/location/properties/endColumn/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
          e === null ? e = [r] : e.push(r), t++;
        }
        if (typeof s == "number" && isFinite(s) && (s < 0 || isNaN(s))) {
          const r = { instancePath: i + "/endColumn", schemaPath: "#/$defs/location/properties/endColumn/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          e === null ? e = [r] : e.push(r), t++;
        }
      }
      if (a.tool !== void 0 && typeof a.tool != "string") {
        const s = { instancePath: i + "/tool", schemaPath: "#/$defs/location/properties/tool/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (a.item !== void 0) {
        let s = a.item;
        if (s && typeof s == "object" && !Array.isArray(s)) {
          if (s.pointer === void 0) {
            const r = { instancePath: i + "/item", schemaPath: "#/$defs/location/properties/item/required", keyword: "required", params: { missingProperty: "pointer" }, message: "must have required property 'pointer'" };
            e === null ? e = [r] : e.push(r), t++;
          }
          for (const r in s) if (!(r === "name" || r === "pointer")) {
            const n = { instancePath: i + "/item", schemaPath: "#/$defs/location/properties/item/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: r }, message: "must NOT have additional properties" };
            e === null ? e = [n] : e.push(n), t++;
          }
          if (s.name !== void 0 && typeof s.name != "string") {
            const r = { instancePath: i + "/item/name", schemaPath: "#/$defs/location/properties/item/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            e === null ? e = [r] : e.push(r), t++;
          }
          if (s.pointer !== void 0 && typeof s.pointer != "string") {
            const r = { instancePath: i + "/item/pointer", schemaPath: "#/$defs/location/properties/item/properties/pointer/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            e === null ? e = [r] : e.push(r), t++;
          }
        } else {
          const r = { instancePath: i + "/item", schemaPath: "#/$defs/location/properties/item/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          e === null ? e = [r] : e.push(r), t++;
        }
      }
    } else {
      const s = { instancePath: i, schemaPath: "#/$defs/location/type", keyword: "type", params: { type: "object" }, message: "must be object" };
      e === null ? e = [s] : e.push(s), t++;
    }
    return N.errors = e, t === 0;
  }
  N.evaluated = { props: true, dynamicProps: false, dynamicItems: false };
  function O(a, { instancePath: i = "", parentData: b, parentDataProperty: k, rootData: c = a, dynamicAnchors: g = {} } = {}) {
    let e = null, t = 0;
    const f = O.evaluated;
    if (f.dynamicProps && (f.props = void 0), f.dynamicItems && (f.items = void 0), a && typeof a == "object" && !Array.isArray(a)) {
      if (a.path === void 0) {
        const s = { instancePath: i, schemaPath: "#/$defs/disabled/required", keyword: "required", params: { missingProperty: "path" }, message: "must have required property 'path'" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (a.switches === void 0) {
        const s = { instancePath: i, schemaPath: "#/$defs/disabled/required", keyword: "required", params: { missingProperty: "switches" }, message: "must have required property 'switches'" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (a.used === void 0) {
        const s = { instancePath: i, schemaPath: "#/$defs/disabled/required", keyword: "required", params: { missingProperty: "used" }, message: "must have required property 'used'" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (a.hidden === void 0) {
        const s = { instancePath: i, schemaPath: "#/$defs/disabled/required", keyword: "required", params: { missingProperty: "hidden" }, message: "must have required property 'hidden'" };
        e === null ? e = [s] : e.push(s), t++;
      }
      for (const s in a) if (!(s === "path" || s === "switches" || s === "used" || s === "hidden")) {
        const r = { instancePath: i, schemaPath: "#/$defs/disabled/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: s }, message: "must NOT have additional properties" };
        e === null ? e = [r] : e.push(r), t++;
      }
      if (a.path !== void 0 && typeof a.path != "string") {
        const s = { instancePath: i + "/path", schemaPath: "#/$defs/disabled/properties/path/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (a.switches !== void 0) {
        let s = a.switches;
        if (Array.isArray(s)) {
          const r = s.length;
          for (let n = 0; n < r; n++) {
            let m = s[n];
            if (m && typeof m == "object" && !Array.isArray(m)) {
              if (m.directive === void 0) {
                const p = { instancePath: i + "/switches/" + n, schemaPath: "#/$defs/disabled/properties/switches/items/required", keyword: "required", params: { missingProperty: "directive" }, message: "must have required property 'directive'" };
                e === null ? e = [p] : e.push(p), t++;
              }
              if (m.rule === void 0) {
                const p = { instancePath: i + "/switches/" + n, schemaPath: "#/$defs/disabled/properties/switches/items/required", keyword: "required", params: { missingProperty: "rule" }, message: "must have required property 'rule'" };
                e === null ? e = [p] : e.push(p), t++;
              }
              if (m.location === void 0) {
                const p = { instancePath: i + "/switches/" + n, schemaPath: "#/$defs/disabled/properties/switches/items/required", keyword: "required", params: { missingProperty: "location" }, message: "must have required property 'location'" };
                e === null ? e = [p] : e.push(p), t++;
              }
              for (const p in m) if (!(p === "directive" || p === "rule" || p === "location")) {
                const o = { instancePath: i + "/switches/" + n, schemaPath: "#/$defs/disabled/properties/switches/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: p }, message: "must NOT have additional properties" };
                e === null ? e = [o] : e.push(o), t++;
              }
              if (m.directive !== void 0) {
                let p = m.directive;
                if (p && typeof p == "object" && !Array.isArray(p)) {
                  if (p.start === void 0) {
                    const o = { instancePath: i + "/switches/" + n + "/directive", schemaPath: "#/$defs/disabled/properties/switches/items/properties/directive/required", keyword: "required", params: { missingProperty: "start" }, message: "must have required property 'start'" };
                    e === null ? e = [o] : e.push(o), t++;
                  }
                  if (p.end === void 0) {
                    const o = { instancePath: i + "/switches/" + n + "/directive", schemaPath: "#/$defs/disabled/properties/switches/items/properties/directive/required", keyword: "required", params: { missingProperty: "end" }, message: "must have required property 'end'" };
                    e === null ? e = [o] : e.push(o), t++;
                  }
                  if (p.word === void 0) {
                    const o = { instancePath: i + "/switches/" + n + "/directive", schemaPath: "#/$defs/disabled/properties/switches/items/properties/directive/required", keyword: "required", params: { missingProperty: "word" }, message: "must have required property 'word'" };
                    e === null ? e = [o] : e.push(o), t++;
                  }
                  if (p.exists === void 0) {
                    const o = { instancePath: i + "/switches/" + n + "/directive", schemaPath: "#/$defs/disabled/properties/switches/items/properties/directive/required", keyword: "required", params: { missingProperty: "exists" }, message: "must have required property 'exists'" };
                    e === null ? e = [o] : e.push(o), t++;
                  }
                  if (p.rules === void 0) {
                    const o = { instancePath: i + "/switches/" + n + "/directive", schemaPath: "#/$defs/disabled/properties/switches/items/properties/directive/required", keyword: "required", params: { missingProperty: "rules" }, message: "must have required property 'rules'" };
                    e === null ? e = [o] : e.push(o), t++;
                  }
                  for (const o in p) if (!w.call(H.properties.switches.items.properties.directive.properties, o)) {
                    const d = { instancePath: i + "/switches/" + n + "/directive", schemaPath: "#/$defs/disabled/properties/switches/items/properties/directive/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: o }, message: "must NOT have additional properties" };
                    e === null ? e = [d] : e.push(d), t++;
                  }
                  if (p.start !== void 0) {
                    let o = p.start;
                    if (!(typeof o == "number" && !(o % 1) && !isNaN(o) && isFinite(o))) {
                      const d = { instancePath: i + "/switches/" + n + "/directive/start", schemaPath: "#/$defs/disabled/properties/switches/items/properties/directive/properties/start/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                      e === null ? e = [d] : e.push(d), t++;
                    }
                    if (typeof o == "number" && isFinite(o) && (o < 0 || isNaN(o))) {
                      const d = { instancePath: i + "/switches/" + n + "/directive/start", schemaPath: "#/$defs/disabled/properties/switches/items/properties/directive/properties/start/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                      e === null ? e = [d] : e.push(d), t++;
                    }
                  }
                  if (p.end !== void 0) {
                    let o = p.end;
                    if (!(typeof o == "number" && !(o % 1) && !isNaN(o) && isFinite(o))) {
                      const d = { instancePath: i + "/switches/" + n + "/directive/end", schemaPath: "#/$defs/disabled/properties/switches/items/properties/directive/properties/end/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                      e === null ? e = [d] : e.push(d), t++;
                    }
                    if (typeof o == "number" && isFinite(o) && (o < 0 || isNaN(o))) {
                      const d = { instancePath: i + "/switches/" + n + "/directive/end", schemaPath: "#/$defs/disabled/properties/switches/items/properties/directive/properties/end/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                      e === null ? e = [d] : e.push(d), t++;
                    }
                  }
                  if (p.file !== void 0 && typeof p.file != "string") {
                    const o = { instancePath: i + "/switches/" + n + "/directive/file", schemaPath: "#/$defs/disabled/properties/switches/items/properties/directive/properties/file/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    e === null ? e = [o] : e.push(o), t++;
                  }
                  if (p.via !== void 0 && ($(p.via, { instancePath: i + "/switches/" + n + "/directive/via", parentData: p, parentDataProperty: "via", rootData: c, dynamicAnchors: g }) || (e = P(e, $.errors), t = e.length)), p.word !== void 0 && typeof p.word != "string") {
                    const o = { instancePath: i + "/switches/" + n + "/directive/word", schemaPath: "#/$defs/disabled/properties/switches/items/properties/directive/properties/word/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    e === null ? e = [o] : e.push(o), t++;
                  }
                  if (p.exists !== void 0 && typeof p.exists != "boolean") {
                    const o = { instancePath: i + "/switches/" + n + "/directive/exists", schemaPath: "#/$defs/disabled/properties/switches/items/properties/directive/properties/exists/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                    e === null ? e = [o] : e.push(o), t++;
                  }
                  if (p.rules !== void 0) {
                    let o = p.rules;
                    if (Array.isArray(o)) {
                      const d = o.length;
                      for (let l = 0; l < d; l++) {
                        let h = o[l];
                        if (h && typeof h == "object" && !Array.isArray(h)) {
                          if (h.start === void 0) {
                            const u = { instancePath: i + "/switches/" + n + "/directive/rules/" + l, schemaPath: "#/$defs/disabled/properties/switches/items/properties/directive/properties/rules/items/required", keyword: "required", params: { missingProperty: "start" }, message: "must have required property 'start'" };
                            e === null ? e = [u] : e.push(u), t++;
                          }
                          if (h.end === void 0) {
                            const u = { instancePath: i + "/switches/" + n + "/directive/rules/" + l, schemaPath: "#/$defs/disabled/properties/switches/items/properties/directive/properties/rules/items/required", keyword: "required", params: { missingProperty: "end" }, message: "must have required property 'end'" };
                            e === null ? e = [u] : e.push(u), t++;
                          }
                          if (h.id === void 0) {
                            const u = { instancePath: i + "/switches/" + n + "/directive/rules/" + l, schemaPath: "#/$defs/disabled/properties/switches/items/properties/directive/properties/rules/items/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
                            e === null ? e = [u] : e.push(u), t++;
                          }
                          for (const u in h) if (!(u === "start" || u === "end" || u === "file" || u === "via" || u === "id")) {
                            const y = { instancePath: i + "/switches/" + n + "/directive/rules/" + l, schemaPath: "#/$defs/disabled/properties/switches/items/properties/directive/properties/rules/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: u }, message: "must NOT have additional properties" };
                            e === null ? e = [y] : e.push(y), t++;
                          }
                          if (h.start !== void 0) {
                            let u = h.start;
                            if (!(typeof u == "number" && !(u % 1) && !isNaN(u) && isFinite(u))) {
                              const y = { instancePath: i + "/switches/" + n + "/directive/rules/" + l + "/start", schemaPath: "#/$defs/disabled/properties/switches/items/properties/directive/properties/rules/items/properties/start/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                              e === null ? e = [y] : e.push(y), t++;
                            }
                            if (typeof u == "number" && isFinite(u) && (u < 0 || isNaN(u))) {
                              const y = { instancePath: i + "/switches/" + n + "/directive/rules/" + l + "/start", schemaPath: "#/$defs/disabled/properties/switches/items/properties/directive/properties/rules/items/properties/start/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                              e === null ? e = [y] : e.push(y), t++;
                            }
                          }
                          if (h.end !== void 0) {
                            let u = h.end;
                            if (!(typeof u == "number" && !(u % 1) && !isNaN(u) && isFinite(u))) {
                              const y = { instancePath: i + "/switches/" + n + "/directive/rules/" + l + "/end", schemaPath: "#/$defs/disabled/properties/switches/items/properties/directive/properties/rules/items/properties/end/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                              e === null ? e = [y] : e.push(y), t++;
                            }
                            if (typeof u == "number" && isFinite(u) && (u < 0 || isNaN(u))) {
                              const y = { instancePath: i + "/switches/" + n + "/directive/rules/" + l + "/end", schemaPath: "#/$defs/disabled/properties/switches/items/properties/directive/properties/rules/items/properties/end/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                              e === null ? e = [y] : e.push(y), t++;
                            }
                          }
                          if (h.file !== void 0 && typeof h.file != "string") {
                            const u = { instancePath: i + "/switches/" + n + "/directive/rules/" + l + "/file", schemaPath: "#/$defs/disabled/properties/switches/items/properties/directive/properties/rules/items/properties/file/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                            e === null ? e = [u] : e.push(u), t++;
                          }
                          if (h.via !== void 0 && ($(h.via, { instancePath: i + "/switches/" + n + "/directive/rules/" + l + "/via", parentData: h, parentDataProperty: "via", rootData: c, dynamicAnchors: g }) || (e = P(e, $.errors), t = e.length)), h.id !== void 0 && typeof h.id != "string") {
                            const u = { instancePath: i + "/switches/" + n + "/directive/rules/" + l + "/id", schemaPath: "#/$defs/disabled/properties/switches/items/properties/directive/properties/rules/items/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                            e === null ? e = [u] : e.push(u), t++;
                          }
                        } else {
                          const u = { instancePath: i + "/switches/" + n + "/directive/rules/" + l, schemaPath: "#/$defs/disabled/properties/switches/items/properties/directive/properties/rules/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                          e === null ? e = [u] : e.push(u), t++;
                        }
                      }
                    } else {
                      const d = { instancePath: i + "/switches/" + n + "/directive/rules", schemaPath: "#/$defs/disabled/properties/switches/items/properties/directive/properties/rules/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                      e === null ? e = [d] : e.push(d), t++;
                    }
                  }
                  if (p.reason !== void 0 && typeof p.reason != "string") {
                    const o = { instancePath: i + "/switches/" + n + "/directive/reason", schemaPath: "#/$defs/disabled/properties/switches/items/properties/directive/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    e === null ? e = [o] : e.push(o), t++;
                  }
                  if (p.line !== void 0) {
                    let o = p.line;
                    if (!(typeof o == "number" && !(o % 1) && !isNaN(o) && isFinite(o))) {
                      const d = { instancePath: i + "/switches/" + n + "/directive/line", schemaPath: "#/$defs/disabled/properties/switches/items/properties/directive/properties/line/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                      e === null ? e = [d] : e.push(d), t++;
                    }
                    if (typeof o == "number" && isFinite(o) && (o < 0 || isNaN(o))) {
                      const d = { instancePath: i + "/switches/" + n + "/directive/line", schemaPath: "#/$defs/disabled/properties/switches/items/properties/directive/properties/line/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                      e === null ? e = [d] : e.push(d), t++;
                    }
                  }
                  if (p.lastLine !== void 0) {
                    let o = p.lastLine;
                    if (!(typeof o == "number" && !(o % 1) && !isNaN(o) && isFinite(o))) {
                      const d = { instancePath: i + "/switches/" + n + "/directive/lastLine", schemaPath: "#/$defs/disabled/properties/switches/items/properties/directive/properties/lastLine/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                      e === null ? e = [d] : e.push(d), t++;
                    }
                    if (typeof o == "number" && isFinite(o) && (o < 0 || isNaN(o))) {
                      const d = { instancePath: i + "/switches/" + n + "/directive/lastLine", schemaPath: "#/$defs/disabled/properties/switches/items/properties/directive/properties/lastLine/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                      e === null ? e = [d] : e.push(d), t++;
                    }
                  }
                } else {
                  const o = { instancePath: i + "/switches/" + n + "/directive", schemaPath: "#/$defs/disabled/properties/switches/items/properties/directive/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                  e === null ? e = [o] : e.push(o), t++;
                }
              }
              if (m.rule !== void 0 && typeof m.rule != "string") {
                const p = { instancePath: i + "/switches/" + n + "/rule", schemaPath: "#/$defs/disabled/properties/switches/items/properties/rule/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                e === null ? e = [p] : e.push(p), t++;
              }
              m.location !== void 0 && (N(m.location, { instancePath: i + "/switches/" + n + "/location", parentData: m, parentDataProperty: "location", rootData: c, dynamicAnchors: g }) || (e = P(e, N.errors), t = e.length));
            } else {
              const p = { instancePath: i + "/switches/" + n, schemaPath: "#/$defs/disabled/properties/switches/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              e === null ? e = [p] : e.push(p), t++;
            }
          }
        } else {
          const r = { instancePath: i + "/switches", schemaPath: "#/$defs/disabled/properties/switches/type", keyword: "type", params: { type: "array" }, message: "must be array" };
          e === null ? e = [r] : e.push(r), t++;
        }
      }
      if (a.used !== void 0) {
        let s = a.used;
        if (Array.isArray(s)) {
          const r = s.length;
          for (let n = 0; n < r; n++) {
            let m = s[n];
            if (!(typeof m == "number" && !(m % 1) && !isNaN(m) && isFinite(m))) {
              const p = { instancePath: i + "/used/" + n, schemaPath: "#/$defs/disabled/properties/used/items/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              e === null ? e = [p] : e.push(p), t++;
            }
            if (typeof m == "number" && isFinite(m) && (m < 0 || isNaN(m))) {
              const p = { instancePath: i + "/used/" + n, schemaPath: "#/$defs/disabled/properties/used/items/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              e === null ? e = [p] : e.push(p), t++;
            }
          }
        } else {
          const r = { instancePath: i + "/used", schemaPath: "#/$defs/disabled/properties/used/type", keyword: "type", params: { type: "array" }, message: "must be array" };
          e === null ? e = [r] : e.push(r), t++;
        }
      }
      if (a.hidden !== void 0) {
        let s = a.hidden;
        if (Array.isArray(s)) {
          const r = s.length;
          for (let n = 0; n < r; n++) if (typeof s[n] != "string") {
            const m = { instancePath: i + "/hidden/" + n, schemaPath: "#/$defs/disabled/properties/hidden/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            e === null ? e = [m] : e.push(m), t++;
          }
        } else {
          const r = { instancePath: i + "/hidden", schemaPath: "#/$defs/disabled/properties/hidden/type", keyword: "type", params: { type: "array" }, message: "must be array" };
          e === null ? e = [r] : e.push(r), t++;
        }
      }
    } else {
      const s = { instancePath: i, schemaPath: "#/$defs/disabled/type", keyword: "type", params: { type: "object" }, message: "must be object" };
      e === null ? e = [s] : e.push(s), t++;
    }
    return O.errors = e, t === 0;
  }
  O.evaluated = { props: true, dynamicProps: false, dynamicItems: false };
  const _ = { type: "object", additionalProperties: false, required: ["key", "location"], properties: { key: { type: "string" }, value: { type: "string" }, isExcuse: { const: true }, location: { $ref: "#/$defs/location" }, characters: { type: "object", additionalProperties: false, required: ["start", "end"], properties: { start: { type: "integer", minimum: 0 }, end: { type: "integer", minimum: 0 } } } } };
  function T(a, { instancePath: i = "", parentData: b, parentDataProperty: k, rootData: c = a, dynamicAnchors: g = {} } = {}) {
    let e = null, t = 0;
    const f = T.evaluated;
    if (f.dynamicProps && (f.props = void 0), f.dynamicItems && (f.items = void 0), a && typeof a == "object" && !Array.isArray(a)) {
      if (a.key === void 0) {
        const s = { instancePath: i, schemaPath: "#/$defs/fact/required", keyword: "required", params: { missingProperty: "key" }, message: "must have required property 'key'" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (a.location === void 0) {
        const s = { instancePath: i, schemaPath: "#/$defs/fact/required", keyword: "required", params: { missingProperty: "location" }, message: "must have required property 'location'" };
        e === null ? e = [s] : e.push(s), t++;
      }
      for (const s in a) if (!(s === "key" || s === "value" || s === "isExcuse" || s === "location" || s === "characters")) {
        const r = { instancePath: i, schemaPath: "#/$defs/fact/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: s }, message: "must NOT have additional properties" };
        e === null ? e = [r] : e.push(r), t++;
      }
      if (a.key !== void 0 && typeof a.key != "string") {
        const s = { instancePath: i + "/key", schemaPath: "#/$defs/fact/properties/key/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (a.value !== void 0 && typeof a.value != "string") {
        const s = { instancePath: i + "/value", schemaPath: "#/$defs/fact/properties/value/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (a.isExcuse !== void 0 && a.isExcuse !== true) {
        const s = { instancePath: i + "/isExcuse", schemaPath: "#/$defs/fact/properties/isExcuse/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (a.location !== void 0 && (N(a.location, { instancePath: i + "/location", parentData: a, parentDataProperty: "location", rootData: c, dynamicAnchors: g }) || (e = P(e, N.errors), t = e.length)), a.characters !== void 0) {
        let s = a.characters;
        if (s && typeof s == "object" && !Array.isArray(s)) {
          if (s.start === void 0) {
            const r = { instancePath: i + "/characters", schemaPath: "#/$defs/fact/properties/characters/required", keyword: "required", params: { missingProperty: "start" }, message: "must have required property 'start'" };
            e === null ? e = [r] : e.push(r), t++;
          }
          if (s.end === void 0) {
            const r = { instancePath: i + "/characters", schemaPath: "#/$defs/fact/properties/characters/required", keyword: "required", params: { missingProperty: "end" }, message: "must have required property 'end'" };
            e === null ? e = [r] : e.push(r), t++;
          }
          for (const r in s) if (!(r === "start" || r === "end")) {
            const n = { instancePath: i + "/characters", schemaPath: "#/$defs/fact/properties/characters/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: r }, message: "must NOT have additional properties" };
            e === null ? e = [n] : e.push(n), t++;
          }
          if (s.start !== void 0) {
            let r = s.start;
            if (!(typeof r == "number" && !(r % 1) && !isNaN(r) && isFinite(r))) {
              const n = { instancePath: i + "/characters/start", schemaPath: "#/$defs/fact/properties/characters/properties/start/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              e === null ? e = [n] : e.push(n), t++;
            }
            if (typeof r == "number" && isFinite(r) && (r < 0 || isNaN(r))) {
              const n = { instancePath: i + "/characters/start", schemaPath: "#/$defs/fact/properties/characters/properties/start/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              e === null ? e = [n] : e.push(n), t++;
            }
          }
          if (s.end !== void 0) {
            let r = s.end;
            if (!(typeof r == "number" && !(r % 1) && !isNaN(r) && isFinite(r))) {
              const n = { instancePath: i + "/characters/end", schemaPath: "#/$defs/fact/properties/characters/properties/end/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              e === null ? e = [n] : e.push(n), t++;
            }
            if (typeof r == "number" && isFinite(r) && (r < 0 || isNaN(r))) {
              const n = { instancePath: i + "/characters/end", schemaPath: "#/$defs/fact/properties/characters/properties/end/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              e === null ? e = [n] : e.push(n), t++;
            }
          }
        } else {
          const r = { instancePath: i + "/characters", schemaPath: "#/$defs/fact/properties/characters/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          e === null ? e = [r] : e.push(r), t++;
        }
      }
    } else {
      const s = { instancePath: i, schemaPath: "#/$defs/fact/type", keyword: "type", params: { type: "object" }, message: "must be object" };
      e === null ? e = [s] : e.push(s), t++;
    }
    return T.errors = e, t === 0;
  }
  T.evaluated = { props: true, dynamicProps: false, dynamicItems: false };
  function I(a, { instancePath: i = "", parentData: b, parentDataProperty: k, rootData: c = a, dynamicAnchors: g = {} } = {}) {
    let e = null, t = 0;
    const f = I.evaluated;
    if (f.dynamicProps && (f.props = void 0), f.dynamicItems && (f.items = void 0), a && typeof a == "object" && !Array.isArray(a)) {
      if (a.findings === void 0) {
        const s = { instancePath: i, schemaPath: "#/$defs/outcome/required", keyword: "required", params: { missingProperty: "findings" }, message: "must have required property 'findings'" };
        e === null ? e = [s] : e.push(s), t++;
      }
      for (const s in a) if (!w.call(D.properties, s)) {
        const r = { instancePath: i, schemaPath: "#/$defs/outcome/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: s }, message: "must NOT have additional properties" };
        e === null ? e = [r] : e.push(r), t++;
      }
      if (a.file !== void 0) {
        let s = a.file;
        if (s && typeof s == "object" && !Array.isArray(s)) {
          if (s.path === void 0) {
            const r = { instancePath: i + "/file", schemaPath: "#/$defs/outcome/properties/file/required", keyword: "required", params: { missingProperty: "path" }, message: "must have required property 'path'" };
            e === null ? e = [r] : e.push(r), t++;
          }
          if (s.formats === void 0) {
            const r = { instancePath: i + "/file", schemaPath: "#/$defs/outcome/properties/file/required", keyword: "required", params: { missingProperty: "formats" }, message: "must have required property 'formats'" };
            e === null ? e = [r] : e.push(r), t++;
          }
          if (s.tools === void 0) {
            const r = { instancePath: i + "/file", schemaPath: "#/$defs/outcome/properties/file/required", keyword: "required", params: { missingProperty: "tools" }, message: "must have required property 'tools'" };
            e === null ? e = [r] : e.push(r), t++;
          }
          for (const r in s) if (!(r === "path" || r === "formats" || r === "tools" || r === "toolsElsewhere" || r === "servers" || r === "isBare" || r === "isSample")) {
            const n = { instancePath: i + "/file", schemaPath: "#/$defs/outcome/properties/file/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: r }, message: "must NOT have additional properties" };
            e === null ? e = [n] : e.push(n), t++;
          }
          if (s.path !== void 0 && typeof s.path != "string") {
            const r = { instancePath: i + "/file/path", schemaPath: "#/$defs/outcome/properties/file/properties/path/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            e === null ? e = [r] : e.push(r), t++;
          }
          if (s.formats !== void 0) {
            let r = s.formats;
            if (Array.isArray(r)) {
              const n = r.length;
              for (let m = 0; m < n; m++) if (typeof r[m] != "string") {
                const p = { instancePath: i + "/file/formats/" + m, schemaPath: "#/$defs/outcome/properties/file/properties/formats/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                e === null ? e = [p] : e.push(p), t++;
              }
            } else {
              const n = { instancePath: i + "/file/formats", schemaPath: "#/$defs/outcome/properties/file/properties/formats/type", keyword: "type", params: { type: "array" }, message: "must be array" };
              e === null ? e = [n] : e.push(n), t++;
            }
          }
          if (s.tools !== void 0) {
            let r = s.tools;
            if (!(typeof r == "number" && !(r % 1) && !isNaN(r) && isFinite(r))) {
              const n = { instancePath: i + "/file/tools", schemaPath: "#/$defs/outcome/properties/file/properties/tools/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              e === null ? e = [n] : e.push(n), t++;
            }
            if (typeof r == "number" && isFinite(r) && (r < 0 || isNaN(r))) {
              const n = { instancePath: i + "/file/tools", schemaPath: "#/$defs/outcome/properties/file/properties/tools/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              e === null ? e = [n] : e.push(n), t++;
            }
          }
          if (s.toolsElsewhere !== void 0) {
            let r = s.toolsElsewhere;
            if (!(typeof r == "number" && !(r % 1) && !isNaN(r) && isFinite(r))) {
              const n = { instancePath: i + "/file/toolsElsewhere", schemaPath: "#/$defs/outcome/properties/file/properties/toolsElsewhere/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              e === null ? e = [n] : e.push(n), t++;
            }
            if (typeof r == "number" && isFinite(r) && (r < 0 || isNaN(r))) {
              const n = { instancePath: i + "/file/toolsElsewhere", schemaPath: "#/$defs/outcome/properties/file/properties/toolsElsewhere/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              e === null ? e = [n] : e.push(n), t++;
            }
          }
          if (s.servers !== void 0) {
            let r = s.servers;
            if (!(typeof r == "number" && !(r % 1) && !isNaN(r) && isFinite(r))) {
              const n = { instancePath: i + "/file/servers", schemaPath: "#/$defs/outcome/properties/file/properties/servers/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              e === null ? e = [n] : e.push(n), t++;
            }
            if (typeof r == "number" && isFinite(r) && (r < 0 || isNaN(r))) {
              const n = { instancePath: i + "/file/servers", schemaPath: "#/$defs/outcome/properties/file/properties/servers/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              e === null ? e = [n] : e.push(n), t++;
            }
          }
          if (s.isBare !== void 0 && s.isBare !== true) {
            const r = { instancePath: i + "/file/isBare", schemaPath: "#/$defs/outcome/properties/file/properties/isBare/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant" };
            e === null ? e = [r] : e.push(r), t++;
          }
          if (s.isSample !== void 0 && s.isSample !== true) {
            const r = { instancePath: i + "/file/isSample", schemaPath: "#/$defs/outcome/properties/file/properties/isSample/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant" };
            e === null ? e = [r] : e.push(r), t++;
          }
        } else {
          const r = { instancePath: i + "/file", schemaPath: "#/$defs/outcome/properties/file/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          e === null ? e = [r] : e.push(r), t++;
        }
      }
      if (a.unread !== void 0) {
        let s = a.unread;
        if (Array.isArray(s)) {
          const r = s.length;
          for (let n = 0; n < r; n++) A(s[n], { instancePath: i + "/unread/" + n, parentData: s, parentDataProperty: n, rootData: c, dynamicAnchors: g }) || (e = P(e, A.errors), t = e.length);
        } else {
          const r = { instancePath: i + "/unread", schemaPath: "#/$defs/outcome/properties/unread/type", keyword: "type", params: { type: "array" }, message: "must be array" };
          e === null ? e = [r] : e.push(r), t++;
        }
      }
      if (a.looseTools !== void 0) {
        let s = a.looseTools;
        if (!(typeof s == "number" && !(s % 1) && !isNaN(s) && isFinite(s))) {
          const r = { instancePath: i + "/looseTools", schemaPath: "#/$defs/outcome/properties/looseTools/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
          e === null ? e = [r] : e.push(r), t++;
        }
        if (typeof s == "number" && isFinite(s) && (s < 0 || isNaN(s))) {
          const r = { instancePath: i + "/looseTools", schemaPath: "#/$defs/outcome/properties/looseTools/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          e === null ? e = [r] : e.push(r), t++;
        }
      }
      if (a.wiring !== void 0 && (F(a.wiring, { instancePath: i + "/wiring", parentData: a, parentDataProperty: "wiring", rootData: c, dynamicAnchors: g }) || (e = P(e, F.errors), t = e.length)), a.given !== void 0) {
        let s = a.given;
        if (Array.isArray(s)) {
          const r = s.length;
          for (let n = 0; n < r; n++) if (typeof s[n] != "string") {
            const m = { instancePath: i + "/given/" + n, schemaPath: "#/$defs/outcome/properties/given/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            e === null ? e = [m] : e.push(m), t++;
          }
        } else {
          const r = { instancePath: i + "/given", schemaPath: "#/$defs/outcome/properties/given/type", keyword: "type", params: { type: "array" }, message: "must be array" };
          e === null ? e = [r] : e.push(r), t++;
        }
      }
      if (a.counted !== void 0) {
        let s = a.counted;
        if (Array.isArray(s)) {
          const r = s.length;
          for (let n = 0; n < r; n++) {
            let m = s[n];
            if (m && typeof m == "object" && !Array.isArray(m)) {
              if (m.at === void 0) {
                const p = { instancePath: i + "/counted/" + n, schemaPath: "#/$defs/outcome/properties/counted/items/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'" };
                e === null ? e = [p] : e.push(p), t++;
              }
              for (const p in m) if (!(p === "name" || p === "file" || p === "isLoose" || p === "at")) {
                const o = { instancePath: i + "/counted/" + n, schemaPath: "#/$defs/outcome/properties/counted/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: p }, message: "must NOT have additional properties" };
                e === null ? e = [o] : e.push(o), t++;
              }
              if (m.name !== void 0 && typeof m.name != "string") {
                const p = { instancePath: i + "/counted/" + n + "/name", schemaPath: "#/$defs/outcome/properties/counted/items/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                e === null ? e = [p] : e.push(p), t++;
              }
              if (m.file !== void 0 && typeof m.file != "string") {
                const p = { instancePath: i + "/counted/" + n + "/file", schemaPath: "#/$defs/outcome/properties/counted/items/properties/file/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                e === null ? e = [p] : e.push(p), t++;
              }
              if (m.isLoose !== void 0 && m.isLoose !== true) {
                const p = { instancePath: i + "/counted/" + n + "/isLoose", schemaPath: "#/$defs/outcome/properties/counted/items/properties/isLoose/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant" };
                e === null ? e = [p] : e.push(p), t++;
              }
              if (m.at !== void 0) {
                let p = m.at;
                if (p && typeof p == "object" && !Array.isArray(p)) {
                  if (p.start === void 0) {
                    const o = { instancePath: i + "/counted/" + n + "/at", schemaPath: "#/$defs/outcome/properties/counted/items/properties/at/required", keyword: "required", params: { missingProperty: "start" }, message: "must have required property 'start'" };
                    e === null ? e = [o] : e.push(o), t++;
                  }
                  for (const o in p) if (!(o === "file" || o === "start")) {
                    const d = { instancePath: i + "/counted/" + n + "/at", schemaPath: "#/$defs/outcome/properties/counted/items/properties/at/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: o }, message: "must NOT have additional properties" };
                    e === null ? e = [d] : e.push(d), t++;
                  }
                  if (p.file !== void 0 && typeof p.file != "string") {
                    const o = { instancePath: i + "/counted/" + n + "/at/file", schemaPath: "#/$defs/outcome/properties/counted/items/properties/at/properties/file/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    e === null ? e = [o] : e.push(o), t++;
                  }
                  if (p.start !== void 0) {
                    let o = p.start;
                    if (!(typeof o == "number" && !(o % 1) && !isNaN(o) && isFinite(o))) {
                      const d = { instancePath: i + "/counted/" + n + "/at/start", schemaPath: "#/$defs/outcome/properties/counted/items/properties/at/properties/start/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                      e === null ? e = [d] : e.push(d), t++;
                    }
                    if (typeof o == "number" && isFinite(o) && (o < 0 || isNaN(o))) {
                      const d = { instancePath: i + "/counted/" + n + "/at/start", schemaPath: "#/$defs/outcome/properties/counted/items/properties/at/properties/start/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                      e === null ? e = [d] : e.push(d), t++;
                    }
                  }
                } else {
                  const o = { instancePath: i + "/counted/" + n + "/at", schemaPath: "#/$defs/outcome/properties/counted/items/properties/at/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                  e === null ? e = [o] : e.push(o), t++;
                }
              }
            } else {
              const p = { instancePath: i + "/counted/" + n, schemaPath: "#/$defs/outcome/properties/counted/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              e === null ? e = [p] : e.push(p), t++;
            }
          }
        } else {
          const r = { instancePath: i + "/counted", schemaPath: "#/$defs/outcome/properties/counted/type", keyword: "type", params: { type: "array" }, message: "must be array" };
          e === null ? e = [r] : e.push(r), t++;
        }
      }
      if (a.text !== void 0 && typeof a.text != "string") {
        const s = { instancePath: i + "/text", schemaPath: "#/$defs/outcome/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (a.wholeTools !== void 0) {
        let s = a.wholeTools;
        if (s && typeof s == "object" && !Array.isArray(s)) {
          if (s.is === void 0) {
            const r = { instancePath: i + "/wholeTools", schemaPath: "#/$defs/outcome/properties/wholeTools/required", keyword: "required", params: { missingProperty: "is" }, message: "must have required property 'is'" };
            e === null ? e = [r] : e.push(r), t++;
          }
          if (s.names === void 0) {
            const r = { instancePath: i + "/wholeTools", schemaPath: "#/$defs/outcome/properties/wholeTools/required", keyword: "required", params: { missingProperty: "names" }, message: "must have required property 'names'" };
            e === null ? e = [r] : e.push(r), t++;
          }
          for (const r in s) if (!(r === "is" || r === "names")) {
            const n = { instancePath: i + "/wholeTools", schemaPath: "#/$defs/outcome/properties/wholeTools/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: r }, message: "must NOT have additional properties" };
            e === null ? e = [n] : e.push(n), t++;
          }
          if (s.is !== void 0) {
            let r = s.is;
            if (!(r === "data" || r === "code")) {
              const n = { instancePath: i + "/wholeTools/is", schemaPath: "#/$defs/outcome/properties/wholeTools/properties/is/enum", keyword: "enum", params: { allowedValues: D.properties.wholeTools.properties.is.enum }, message: "must be equal to one of the allowed values" };
              e === null ? e = [n] : e.push(n), t++;
            }
          }
          if (s.names !== void 0) {
            let r = s.names;
            if (Array.isArray(r)) {
              const n = r.length;
              for (let m = 0; m < n; m++) if (typeof r[m] != "string") {
                const p = { instancePath: i + "/wholeTools/names/" + m, schemaPath: "#/$defs/outcome/properties/wholeTools/properties/names/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                e === null ? e = [p] : e.push(p), t++;
              }
            } else {
              const n = { instancePath: i + "/wholeTools/names", schemaPath: "#/$defs/outcome/properties/wholeTools/properties/names/type", keyword: "type", params: { type: "array" }, message: "must be array" };
              e === null ? e = [n] : e.push(n), t++;
            }
          }
        } else {
          const r = { instancePath: i + "/wholeTools", schemaPath: "#/$defs/outcome/properties/wholeTools/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          e === null ? e = [r] : e.push(r), t++;
        }
      }
      if (a.skipped !== void 0) {
        let s = a.skipped;
        if (s && typeof s == "object" && !Array.isArray(s)) {
          if (s.path === void 0) {
            const r = { instancePath: i + "/skipped", schemaPath: "#/$defs/outcome/properties/skipped/required", keyword: "required", params: { missingProperty: "path" }, message: "must have required property 'path'" };
            e === null ? e = [r] : e.push(r), t++;
          }
          if (s.reason === void 0) {
            const r = { instancePath: i + "/skipped", schemaPath: "#/$defs/outcome/properties/skipped/required", keyword: "required", params: { missingProperty: "reason" }, message: "must have required property 'reason'" };
            e === null ? e = [r] : e.push(r), t++;
          }
          for (const r in s) if (!(r === "path" || r === "reason")) {
            const n = { instancePath: i + "/skipped", schemaPath: "#/$defs/outcome/properties/skipped/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: r }, message: "must NOT have additional properties" };
            e === null ? e = [n] : e.push(n), t++;
          }
          if (s.path !== void 0 && typeof s.path != "string") {
            const r = { instancePath: i + "/skipped/path", schemaPath: "#/$defs/outcome/properties/skipped/properties/path/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            e === null ? e = [r] : e.push(r), t++;
          }
          if (s.reason !== void 0 && typeof s.reason != "string") {
            const r = { instancePath: i + "/skipped/reason", schemaPath: "#/$defs/outcome/properties/skipped/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            e === null ? e = [r] : e.push(r), t++;
          }
        } else {
          const r = { instancePath: i + "/skipped", schemaPath: "#/$defs/outcome/properties/skipped/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          e === null ? e = [r] : e.push(r), t++;
        }
      }
      if (a.isBroken !== void 0 && typeof a.isBroken != "boolean") {
        const s = { instancePath: i + "/isBroken", schemaPath: "#/$defs/outcome/properties/isBroken/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (a.findings !== void 0) {
        let s = a.findings;
        if (Array.isArray(s)) {
          const r = s.length;
          for (let n = 0; n < r; n++) x(s[n], { instancePath: i + "/findings/" + n, parentData: s, parentDataProperty: n, rootData: c, dynamicAnchors: g }) || (e = P(e, x.errors), t = e.length);
        } else {
          const r = { instancePath: i + "/findings", schemaPath: "#/$defs/outcome/properties/findings/type", keyword: "type", params: { type: "array" }, message: "must be array" };
          e === null ? e = [r] : e.push(r), t++;
        }
      }
      if (a.leftOut !== void 0) {
        let s = a.leftOut;
        if (s && typeof s == "object" && !Array.isArray(s)) {
          if (s.errors === void 0) {
            const r = { instancePath: i + "/leftOut", schemaPath: "#/$defs/outcome/properties/leftOut/required", keyword: "required", params: { missingProperty: "errors" }, message: "must have required property 'errors'" };
            e === null ? e = [r] : e.push(r), t++;
          }
          if (s.warnings === void 0) {
            const r = { instancePath: i + "/leftOut", schemaPath: "#/$defs/outcome/properties/leftOut/required", keyword: "required", params: { missingProperty: "warnings" }, message: "must have required property 'warnings'" };
            e === null ? e = [r] : e.push(r), t++;
          }
          if (s.infos === void 0) {
            const r = { instancePath: i + "/leftOut", schemaPath: "#/$defs/outcome/properties/leftOut/required", keyword: "required", params: { missingProperty: "infos" }, message: "must have required property 'infos'" };
            e === null ? e = [r] : e.push(r), t++;
          }
          if (s.fixable === void 0) {
            const r = { instancePath: i + "/leftOut", schemaPath: "#/$defs/outcome/properties/leftOut/required", keyword: "required", params: { missingProperty: "fixable" }, message: "must have required property 'fixable'" };
            e === null ? e = [r] : e.push(r), t++;
          }
          for (const r in s) if (!(r === "errors" || r === "warnings" || r === "infos" || r === "fixable")) {
            const n = { instancePath: i + "/leftOut", schemaPath: "#/$defs/outcome/properties/leftOut/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: r }, message: "must NOT have additional properties" };
            e === null ? e = [n] : e.push(n), t++;
          }
          if (s.errors !== void 0) {
            let r = s.errors;
            if (!(typeof r == "number" && !(r % 1) && !isNaN(r) && isFinite(r))) {
              const n = { instancePath: i + "/leftOut/errors", schemaPath: "#/$defs/outcome/properties/leftOut/properties/errors/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              e === null ? e = [n] : e.push(n), t++;
            }
            if (typeof r == "number" && isFinite(r) && (r < 0 || isNaN(r))) {
              const n = { instancePath: i + "/leftOut/errors", schemaPath: "#/$defs/outcome/properties/leftOut/properties/errors/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              e === null ? e = [n] : e.push(n), t++;
            }
          }
          if (s.warnings !== void 0) {
            let r = s.warnings;
            if (!(typeof r == "number" && !(r % 1) && !isNaN(r) && isFinite(r))) {
              const n = { instancePath: i + "/leftOut/warnings", schemaPath: "#/$defs/outcome/properties/leftOut/properties/warnings/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              e === null ? e = [n] : e.push(n), t++;
            }
            if (typeof r == "number" && isFinite(r) && (r < 0 || isNaN(r))) {
              const n = { instancePath: i + "/leftOut/warnings", schemaPath: "#/$defs/outcome/properties/leftOut/properties/warnings/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              e === null ? e = [n] : e.push(n), t++;
            }
          }
          if (s.infos !== void 0) {
            let r = s.infos;
            if (!(typeof r == "number" && !(r % 1) && !isNaN(r) && isFinite(r))) {
              const n = { instancePath: i + "/leftOut/infos", schemaPath: "#/$defs/outcome/properties/leftOut/properties/infos/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              e === null ? e = [n] : e.push(n), t++;
            }
            if (typeof r == "number" && isFinite(r) && (r < 0 || isNaN(r))) {
              const n = { instancePath: i + "/leftOut/infos", schemaPath: "#/$defs/outcome/properties/leftOut/properties/infos/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              e === null ? e = [n] : e.push(n), t++;
            }
          }
          if (s.fixable !== void 0) {
            let r = s.fixable;
            if (!(typeof r == "number" && !(r % 1) && !isNaN(r) && isFinite(r))) {
              const n = { instancePath: i + "/leftOut/fixable", schemaPath: "#/$defs/outcome/properties/leftOut/properties/fixable/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              e === null ? e = [n] : e.push(n), t++;
            }
            if (typeof r == "number" && isFinite(r) && (r < 0 || isNaN(r))) {
              const n = { instancePath: i + "/leftOut/fixable", schemaPath: "#/$defs/outcome/properties/leftOut/properties/fixable/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              e === null ? e = [n] : e.push(n), t++;
            }
          }
        } else {
          const r = { instancePath: i + "/leftOut", schemaPath: "#/$defs/outcome/properties/leftOut/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          e === null ? e = [r] : e.push(r), t++;
        }
      }
      if (a.cutShort !== void 0) {
        let s = a.cutShort;
        if (Array.isArray(s)) {
          const r = s.length;
          for (let n = 0; n < r; n++) if (typeof s[n] != "string") {
            const m = { instancePath: i + "/cutShort/" + n, schemaPath: "#/$defs/outcome/properties/cutShort/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            e === null ? e = [m] : e.push(m), t++;
          }
        } else {
          const r = { instancePath: i + "/cutShort", schemaPath: "#/$defs/outcome/properties/cutShort/type", keyword: "type", params: { type: "array" }, message: "must be array" };
          e === null ? e = [r] : e.push(r), t++;
        }
      }
      if (a.disabled !== void 0 && (O(a.disabled, { instancePath: i + "/disabled", parentData: a, parentDataProperty: "disabled", rootData: c, dynamicAnchors: g }) || (e = P(e, O.errors), t = e.length)), a.facts !== void 0) {
        let s = a.facts;
        if (Array.isArray(s)) {
          const r = s.length;
          for (let n = 0; n < r; n++) {
            let m = s[n];
            if (Array.isArray(m)) {
              if (m.length < 2) {
                const d = { instancePath: i + "/facts/" + n, schemaPath: "#/$defs/outcome/properties/facts/items/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" };
                e === null ? e = [d] : e.push(d), t++;
              }
              const p = m.length;
              if (p > 0 && typeof m[0] != "string") {
                const d = { instancePath: i + "/facts/" + n + "/0", schemaPath: "#/$defs/outcome/properties/facts/items/prefixItems/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                e === null ? e = [d] : e.push(d), t++;
              }
              if (p > 1) {
                let d = m[1];
                if (Array.isArray(d)) {
                  const l = d.length;
                  for (let h = 0; h < l; h++) T(d[h], { instancePath: i + "/facts/" + n + "/1/" + h, parentData: d, parentDataProperty: h, rootData: c, dynamicAnchors: g }) || (e = P(e, T.errors), t = e.length);
                } else {
                  const l = { instancePath: i + "/facts/" + n + "/1", schemaPath: "#/$defs/outcome/properties/facts/items/prefixItems/1/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                  e === null ? e = [l] : e.push(l), t++;
                }
              }
              if (!(m.length <= 2)) {
                const d = { instancePath: i + "/facts/" + n, schemaPath: "#/$defs/outcome/properties/facts/items/items", keyword: "items", params: { limit: 2 }, message: "must NOT have more than 2 items" };
                e === null ? e = [d] : e.push(d), t++;
              }
            } else {
              const p = { instancePath: i + "/facts/" + n, schemaPath: "#/$defs/outcome/properties/facts/items/type", keyword: "type", params: { type: "array" }, message: "must be array" };
              e === null ? e = [p] : e.push(p), t++;
            }
          }
        } else {
          const r = { instancePath: i + "/facts", schemaPath: "#/$defs/outcome/properties/facts/type", keyword: "type", params: { type: "array" }, message: "must be array" };
          e === null ? e = [r] : e.push(r), t++;
        }
      }
    } else {
      const s = { instancePath: i, schemaPath: "#/$defs/outcome/type", keyword: "type", params: { type: "object" }, message: "must be object" };
      e === null ? e = [s] : e.push(s), t++;
    }
    return I.errors = e, t === 0;
  }
  I.evaluated = { props: true, dynamicProps: false, dynamicItems: false };
  function L(a, { instancePath: i = "", parentData: b, parentDataProperty: k, rootData: c = a, dynamicAnchors: g = {} } = {}) {
    let e = null, t = 0;
    const f = L.evaluated;
    if (f.dynamicProps && (f.props = void 0), f.dynamicItems && (f.items = void 0), a && typeof a == "object" && !Array.isArray(a)) {
      if (a.about === void 0) {
        const s = { instancePath: i, schemaPath: "#/required", keyword: "required", params: { missingProperty: "about" }, message: "must have required property 'about'" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (a.key === void 0) {
        const s = { instancePath: i, schemaPath: "#/required", keyword: "required", params: { missingProperty: "key" }, message: "must have required property 'key'" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (a.settled === void 0) {
        const s = { instancePath: i, schemaPath: "#/required", keyword: "required", params: { missingProperty: "settled" }, message: "must have required property 'settled'" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (a.conditions === void 0) {
        const s = { instancePath: i, schemaPath: "#/required", keyword: "required", params: { missingProperty: "conditions" }, message: "must have required property 'conditions'" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (a.paths === void 0) {
        const s = { instancePath: i, schemaPath: "#/required", keyword: "required", params: { missingProperty: "paths" }, message: "must have required property 'paths'" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (a.states === void 0) {
        const s = { instancePath: i, schemaPath: "#/required", keyword: "required", params: { missingProperty: "states" }, message: "must have required property 'states'" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (a.folders === void 0) {
        const s = { instancePath: i, schemaPath: "#/required", keyword: "required", params: { missingProperty: "folders" }, message: "must have required property 'folders'" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (a.shared === void 0) {
        const s = { instancePath: i, schemaPath: "#/required", keyword: "required", params: { missingProperty: "shared" }, message: "must have required property 'shared'" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (a.entries === void 0) {
        const s = { instancePath: i, schemaPath: "#/required", keyword: "required", params: { missingProperty: "entries" }, message: "must have required property 'entries'" };
        e === null ? e = [s] : e.push(s), t++;
      }
      for (const s in a) if (!w.call(q.properties, s)) {
        const r = { instancePath: i, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: s }, message: "must NOT have additional properties" };
        e === null ? e = [r] : e.push(r), t++;
      }
      if (a.about !== void 0 && typeof a.about != "string") {
        const s = { instancePath: i + "/about", schemaPath: "#/properties/about/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (a.key !== void 0 && typeof a.key != "string") {
        const s = { instancePath: i + "/key", schemaPath: "#/properties/key/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (a.settled !== void 0) {
        let s = a.settled;
        if (!(typeof s == "number" && isFinite(s))) {
          const r = { instancePath: i + "/settled", schemaPath: "#/properties/settled/type", keyword: "type", params: { type: "number" }, message: "must be number" };
          e === null ? e = [r] : e.push(r), t++;
        }
      }
      if (a.conditions !== void 0) {
        let s = a.conditions;
        if (Array.isArray(s)) {
          const r = s.length;
          for (let n = 0; n < r; n++) if (typeof s[n] != "string") {
            const m = { instancePath: i + "/conditions/" + n, schemaPath: "#/properties/conditions/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            e === null ? e = [m] : e.push(m), t++;
          }
        } else {
          const r = { instancePath: i + "/conditions", schemaPath: "#/properties/conditions/type", keyword: "type", params: { type: "array" }, message: "must be array" };
          e === null ? e = [r] : e.push(r), t++;
        }
      }
      if (a.paths !== void 0) {
        let s = a.paths;
        if (Array.isArray(s)) {
          const r = s.length;
          for (let n = 0; n < r; n++) if (typeof s[n] != "string") {
            const m = { instancePath: i + "/paths/" + n, schemaPath: "#/properties/paths/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            e === null ? e = [m] : e.push(m), t++;
          }
        } else {
          const r = { instancePath: i + "/paths", schemaPath: "#/properties/paths/type", keyword: "type", params: { type: "array" }, message: "must be array" };
          e === null ? e = [r] : e.push(r), t++;
        }
      }
      if (a.states !== void 0) {
        let s = a.states;
        if (Array.isArray(s)) {
          const r = s.length;
          for (let n = 0; n < r; n++) v(s[n], { instancePath: i + "/states/" + n, parentData: s, parentDataProperty: n, rootData: c, dynamicAnchors: g }) || (e = P(e, v.errors), t = e.length);
        } else {
          const r = { instancePath: i + "/states", schemaPath: "#/properties/states/type", keyword: "type", params: { type: "array" }, message: "must be array" };
          e === null ? e = [r] : e.push(r), t++;
        }
      }
      if (a.folders !== void 0) {
        let s = a.folders;
        if (Array.isArray(s)) {
          const r = s.length;
          for (let n = 0; n < r; n++) {
            let m = s[n];
            if (Array.isArray(m)) {
              if (m.length < 2) {
                const d = { instancePath: i + "/folders/" + n, schemaPath: "#/properties/folders/items/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" };
                e === null ? e = [d] : e.push(d), t++;
              }
              const p = m.length;
              if (p > 0 && typeof m[0] != "string") {
                const d = { instancePath: i + "/folders/" + n + "/0", schemaPath: "#/properties/folders/items/prefixItems/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                e === null ? e = [d] : e.push(d), t++;
              }
              if (p > 1 && typeof m[1] != "string") {
                const d = { instancePath: i + "/folders/" + n + "/1", schemaPath: "#/properties/folders/items/prefixItems/1/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                e === null ? e = [d] : e.push(d), t++;
              }
              if (!(m.length <= 2)) {
                const d = { instancePath: i + "/folders/" + n, schemaPath: "#/properties/folders/items/items", keyword: "items", params: { limit: 2 }, message: "must NOT have more than 2 items" };
                e === null ? e = [d] : e.push(d), t++;
              }
            } else {
              const p = { instancePath: i + "/folders/" + n, schemaPath: "#/properties/folders/items/type", keyword: "type", params: { type: "array" }, message: "must be array" };
              e === null ? e = [p] : e.push(p), t++;
            }
          }
        } else {
          const r = { instancePath: i + "/folders", schemaPath: "#/properties/folders/type", keyword: "type", params: { type: "array" }, message: "must be array" };
          e === null ? e = [r] : e.push(r), t++;
        }
      }
      if (a.shared !== void 0) {
        let s = a.shared;
        if (Array.isArray(s)) {
          const r = s.length;
          for (let n = 0; n < r; n++) {
            let m = s[n];
            if (!(typeof m == "number" && !(m % 1) && !isNaN(m) && isFinite(m))) {
              const p = { instancePath: i + "/shared/" + n, schemaPath: "#/properties/shared/items/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              e === null ? e = [p] : e.push(p), t++;
            }
            if (typeof m == "number" && isFinite(m) && (m < 0 || isNaN(m))) {
              const p = { instancePath: i + "/shared/" + n, schemaPath: "#/properties/shared/items/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              e === null ? e = [p] : e.push(p), t++;
            }
          }
        } else {
          const r = { instancePath: i + "/shared", schemaPath: "#/properties/shared/type", keyword: "type", params: { type: "array" }, message: "must be array" };
          e === null ? e = [r] : e.push(r), t++;
        }
      }
      if (a.entries !== void 0) {
        let s = a.entries;
        if (Array.isArray(s)) {
          const r = s.length;
          for (let n = 0; n < r; n++) {
            let m = s[n];
            if (m && typeof m == "object" && !Array.isArray(m)) {
              if (m.path === void 0) {
                const p = { instancePath: i + "/entries/" + n, schemaPath: "#/properties/entries/items/required", keyword: "required", params: { missingProperty: "path" }, message: "must have required property 'path'" };
                e === null ? e = [p] : e.push(p), t++;
              }
              if (m.conditions === void 0) {
                const p = { instancePath: i + "/entries/" + n, schemaPath: "#/properties/entries/items/required", keyword: "required", params: { missingProperty: "conditions" }, message: "must have required property 'conditions'" };
                e === null ? e = [p] : e.push(p), t++;
              }
              for (const p in m) if (!(p === "path" || p === "conditions" || p === "needs" || p === "answers" || p === "isSharing" || p === "outcome")) {
                const o = { instancePath: i + "/entries/" + n, schemaPath: "#/properties/entries/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: p }, message: "must NOT have additional properties" };
                e === null ? e = [o] : e.push(o), t++;
              }
              if (m.path !== void 0) {
                let p = m.path;
                if (!(typeof p == "number" && !(p % 1) && !isNaN(p) && isFinite(p))) {
                  const o = { instancePath: i + "/entries/" + n + "/path", schemaPath: "#/properties/entries/items/properties/path/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                  e === null ? e = [o] : e.push(o), t++;
                }
                if (typeof p == "number" && isFinite(p) && (p < 0 || isNaN(p))) {
                  const o = { instancePath: i + "/entries/" + n + "/path", schemaPath: "#/properties/entries/items/properties/path/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                  e === null ? e = [o] : e.push(o), t++;
                }
              }
              if (m.conditions !== void 0) {
                let p = m.conditions;
                if (!(typeof p == "number" && !(p % 1) && !isNaN(p) && isFinite(p))) {
                  const o = { instancePath: i + "/entries/" + n + "/conditions", schemaPath: "#/properties/entries/items/properties/conditions/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                  e === null ? e = [o] : e.push(o), t++;
                }
                if (typeof p == "number" && isFinite(p) && (p < 0 || isNaN(p))) {
                  const o = { instancePath: i + "/entries/" + n + "/conditions", schemaPath: "#/properties/entries/items/properties/conditions/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                  e === null ? e = [o] : e.push(o), t++;
                }
              }
              if (m.needs !== void 0) {
                let p = m.needs;
                if (Array.isArray(p)) {
                  const o = p.length;
                  for (let d = 0; d < o; d++) {
                    let l = p[d];
                    if (!(typeof l == "number" && !(l % 1) && !isNaN(l) && isFinite(l))) {
                      const h = { instancePath: i + "/entries/" + n + "/needs/" + d, schemaPath: "#/properties/entries/items/properties/needs/items/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                      e === null ? e = [h] : e.push(h), t++;
                    }
                    if (typeof l == "number" && isFinite(l) && (l < 0 || isNaN(l))) {
                      const h = { instancePath: i + "/entries/" + n + "/needs/" + d, schemaPath: "#/properties/entries/items/properties/needs/items/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                      e === null ? e = [h] : e.push(h), t++;
                    }
                  }
                } else {
                  const o = { instancePath: i + "/entries/" + n + "/needs", schemaPath: "#/properties/entries/items/properties/needs/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                  e === null ? e = [o] : e.push(o), t++;
                }
              }
              if (m.answers !== void 0) {
                let p = m.answers;
                if (Array.isArray(p)) {
                  const o = p.length;
                  for (let d = 0; d < o; d++) {
                    let l = p[d];
                    if (Array.isArray(l)) {
                      if (l.length < 3) {
                        const y = { instancePath: i + "/entries/" + n + "/answers/" + d, schemaPath: "#/properties/entries/items/properties/answers/items/minItems", keyword: "minItems", params: { limit: 3 }, message: "must NOT have fewer than 3 items" };
                        e === null ? e = [y] : e.push(y), t++;
                      }
                      const h = l.length;
                      if (h > 0 && typeof l[0] != "string") {
                        const y = { instancePath: i + "/entries/" + n + "/answers/" + d + "/0", schemaPath: "#/properties/entries/items/properties/answers/items/prefixItems/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        e === null ? e = [y] : e.push(y), t++;
                      }
                      if (h > 1 && typeof l[1] != "string") {
                        const y = { instancePath: i + "/entries/" + n + "/answers/" + d + "/1", schemaPath: "#/properties/entries/items/properties/answers/items/prefixItems/1/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        e === null ? e = [y] : e.push(y), t++;
                      }
                      if (h > 2 && typeof l[2] != "string") {
                        const y = { instancePath: i + "/entries/" + n + "/answers/" + d + "/2", schemaPath: "#/properties/entries/items/properties/answers/items/prefixItems/2/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        e === null ? e = [y] : e.push(y), t++;
                      }
                      if (!(l.length <= 3)) {
                        const y = { instancePath: i + "/entries/" + n + "/answers/" + d, schemaPath: "#/properties/entries/items/properties/answers/items/items", keyword: "items", params: { limit: 3 }, message: "must NOT have more than 3 items" };
                        e === null ? e = [y] : e.push(y), t++;
                      }
                    } else {
                      const h = { instancePath: i + "/entries/" + n + "/answers/" + d, schemaPath: "#/properties/entries/items/properties/answers/items/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                      e === null ? e = [h] : e.push(h), t++;
                    }
                  }
                } else {
                  const o = { instancePath: i + "/entries/" + n + "/answers", schemaPath: "#/properties/entries/items/properties/answers/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                  e === null ? e = [o] : e.push(o), t++;
                }
              }
              if (m.isSharing !== void 0 && m.isSharing !== true) {
                const p = { instancePath: i + "/entries/" + n + "/isSharing", schemaPath: "#/properties/entries/items/properties/isSharing/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant" };
                e === null ? e = [p] : e.push(p), t++;
              }
              m.outcome !== void 0 && (I(m.outcome, { instancePath: i + "/entries/" + n + "/outcome", parentData: m, parentDataProperty: "outcome", rootData: c, dynamicAnchors: g }) || (e = P(e, I.errors), t = e.length));
            } else {
              const p = { instancePath: i + "/entries/" + n, schemaPath: "#/properties/entries/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              e === null ? e = [p] : e.push(p), t++;
            }
          }
        } else {
          const r = { instancePath: i + "/entries", schemaPath: "#/properties/entries/type", keyword: "type", params: { type: "array" }, message: "must be array" };
          e === null ? e = [r] : e.push(r), t++;
        }
      }
    } else {
      const s = { instancePath: i, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
      e === null ? e = [s] : e.push(s), t++;
    }
    return L.errors = e, t === 0;
  }
  return L.evaluated = { props: true, dynamicProps: false, dynamicItems: false }, L;
});

// src/run/cache/file.ts
var MOST_BYTES = 128 * 1024 * 1024;
var NOTHING_KEPT = {
  ...{ files: /* @__PURE__ */ new Map(), shared: [], states: /* @__PURE__ */ new Map(), folders: /* @__PURE__ */ new Map(), settled: 0 },
  mayBeBelieved: () => Promise.resolve(false)
};
var ABOUT = "Results that toolint keeps for later runs (--cache). It may be deleted at any time, and does not belong into a commit.";
function readCache(path, cwd) {
  if (!existsSync2(path) || leadsOut(path, cwd, workspaceOf(cwd))) return void 0;
  const read = readText(path, { maxBytes: MOST_BYTES });
  if (!("text" in read)) return void 0;
  try {
    const file = JSON.parse(read.text);
    return file.key === keyOf(cwd) && z(file) && isWhole(file) ? contentsOf(file, path, cwd) : void 0;
  } catch {
    return void 0;
  }
}
function isWhole({ conditions: known2, paths, states, shared, entries }) {
  const isPath = (index) => index < paths.length;
  return states.length === paths.length && shared.every(isPath) && entries.every(
    ({ path, conditions, needs = [], outcome }) => isPath(path) && conditions < known2.length && needs.every(isPath) && (outcome?.disabled?.used ?? []).every((index) => index < outcome.disabled.switches.length)
  );
}
function contentsOf(file, path, cwd) {
  const paths = file.paths.map((each) => absolutePath(cwd, each));
  const named = (numbers) => numbers.map((each) => paths[each]);
  let believed;
  return {
    files: new Map(
      file.entries.map(({ path: own, conditions, needs = [], answers = [], isSharing = false, outcome = null }) => [
        paths[own],
        { conditions: file.conditions[conditions], needs: named(needs), answers, isSharing, outcome }
      ])
    ),
    shared: named(file.shared),
    states: new Map(paths.map((each, index) => [each, file.states[index]])),
    folders: new Map(file.folders),
    settled: file.settled,
    mayBeBelieved: () => believed ??= isCommitted(path).then((isIn) => !isIn)
  };
}
function writeCache(path, { files, shared, states, folders, settled }, cwd) {
  const numbers = new Map(Array.from(states.keys(), (each, index) => [each, index]));
  const numbered = (paths) => paths.map((each) => numbers.get(each));
  const all = [...new Set(Array.from(files.values(), ({ conditions }) => conditions))];
  const entries = Array.from(files, ([own, { conditions, needs, isSharing, answers, outcome }]) => ({
    path: numbers.get(own),
    conditions: all.indexOf(conditions),
    ...needs.length > 0 && { needs: numbered(needs) },
    ...answers.length > 0 && { answers },
    ...isSharing && { isSharing },
    ...outcome && { outcome }
  }));
  const text = JSON.stringify({
    about: ABOUT,
    key: keyOf(cwd),
    settled,
    conditions: all,
    paths: Array.from(numbers.keys(), (each) => shortIn(cwd, each)),
    states: [...states.values()],
    folders: [...folders],
    shared: numbered(shared),
    entries
  });
  if (text.length > MOST_BYTES) return void 0;
  try {
    writeNamed(relativePath(cwd, path), `${text}
`, cwd);
    return void 0;
  } catch (error) {
    return messageOf(error);
  }
}
var shortIn = (cwd, path) => path !== cwd && isInside(cwd, path) ? path.slice(inFolder(cwd, "").length) : path;
function keyOf(cwd) {
  return hashOf(JSON.stringify([1, VERSION, buildOf(), process.version, process.platform, cwd, workspaceOf(cwd)]));
}
var build;
function buildOf() {
  if (build === void 0) {
    const here = dirname(fileURLToPath(import.meta.url));
    const top = basename(here) === "chunks" ? dirname(here) : here;
    const folders = [top, join(top, "chunks")].filter((folder) => existsSync2(folder));
    const files = folders.flatMap(
      (folder) => readdirSync(folder).filter((name) => /\.(?:c?js|ts|wasm)$/.test(name)).map((name) => hashOf(readFileSync(join(folder, name))))
    );
    build = hashOf(files.join());
  }
  return build;
}
async function isCommitted(cache) {
  const path = realPath(cache) ?? cache;
  const top = gitTop(parentOf(path));
  if (top === void 0) return false;
  try {
    const { ok, out } = await openGit(top)("ls-files", "-z", "--", `:(top,literal)${relativePath(top, path)}`);
    return !ok || out !== "";
  } catch {
    return true;
  }
}
var NOT_PLAIN = [
  ...["facts", "disabledRanges", "settings", "known", "failures", "secrets"],
  ...["isUnsure", "isIgnored", "fixed", "renamed", "changed", "asked"]
];
function keptOutcome(outcome) {
  if (!outcome) return null;
  const { failures, secrets, isUnsure, isIgnored, facts, disabledRanges } = outcome;
  if (failures.length > 0 || secrets.length > 0 || isUnsure || isIgnored) return void 0;
  const isPlain = (key) => !NOT_PLAIN.some((each) => each === key);
  return {
    ...Object.fromEntries(Object.entries(outcome).filter(([key]) => isPlain(key))),
    ...facts.size > 0 && { facts: [...facts] },
    ...disabledRanges && { disabled: disabledRanges.toData() }
  };
}
function outcomeFrom(kept, config) {
  if (kept === null) return void 0;
  const { facts = [], disabled, ...plain } = kept;
  return {
    ...{ ...NOTHING, settings: config.rules, known: config.known },
    ...plain,
    facts: new Map(facts),
    ...disabled && { disabledRanges: DisabledRanges.fromData(disabled) }
  };
}

// src/run/cache/cache.ts
var ResultCache = class {
  /** How files are read that others import. */
  disk;
  #path;
  #cwd;
  #lintFile;
  #before;
  #after = /* @__PURE__ */ new Map();
  #isChanged;
  /** What files that import something depend on together: what names stand for. */
  #shared;
  #isSharedSame;
  #areAnsweredAlike;
  /** `walked` are the folders that were searched; `lint` is what makes a result. */
  constructor(path, cwd, walked, lint) {
    const kept = readCache(path, cwd);
    this.disk = new FileStates((folder) => walked.of(folder) !== void 0);
    this.#path = path;
    this.#cwd = cwd;
    this.#lintFile = lint;
    this.#before = kept ?? NOTHING_KEPT;
    this.#isChanged = kept === void 0;
  }
  lint = async (file, config, options) => {
    if (config.identity === void 0 || config.ignored(file.path)) return this.#lintFile(file, config, options);
    const conditions = conditionsOf(file, config, config.identity);
    const kept = this.#before.files.get(file.absolute);
    if (kept?.conditions === conditions && await this.#isReusable(kept, file, options.unreached)) {
      this.#after.set(file.absolute, kept);
      return outcomeFrom(kept.outcome, config);
    }
    const { options: noting, answers, needs, shared } = noted(file, options, this.disk, this.#cwd);
    const result = await this.#lintFile(file, config, { ...options, ...noting });
    this.#shared ??= shared();
    const outcome = keptOutcome(result);
    if (outcome === void 0) return result;
    const isSharing = shared() !== void 0;
    this.#after.set(file.absolute, { conditions, needs: [...needs()], isSharing, answers, outcome });
    this.#isChanged = true;
    return result;
  };
  async #isReusable(kept, file, unreached) {
    if (!Array.isArray(this.#before.states.get(file.absolute))) return false;
    if (!await this.#areSame([file.absolute, ...kept.needs])) return false;
    if (kept.isSharing && !await (this.#isSharedSame ??= this.#areSame(this.#before.shared))) return false;
    if (kept.answers.length === 0) return true;
    if (unreached) this.#areAnsweredAlike ??= asksAgain(this.#cwd, this.disk, unreached);
    return this.#areAnsweredAlike?.(kept.answers, file) === true;
  }
  async #areSame(paths) {
    for (const each of paths) {
      const isSame = this.disk.isSame(each, this.#before);
      if (isSame !== true && !await isSame) return false;
    }
    return true;
  }
  /** Why it could not be written. `isWhole`: results of other files are of no use any more. */
  async save(isWhole2) {
    const [before, after, states] = [this.#before, this.#after, this.disk];
    const isSure = (path) => states.of(path) !== void 0;
    const shared = new Set(await this.#isSharedSame === false ? [] : before.shared);
    for (const each of this.#shared ?? []) shared.add(absolutePath(this.#cwd, each));
    const isSharedSure = [...shared].every((each) => isSure(each) || !states.has(each));
    for (const [path, { needs, isSharing }] of after)
      if (!Array.isArray(states.of(path)) || !needs.every(isSure) || isSharing && !isSharedSure) after.delete(path);
    if (!isWhole2) {
      for (const [path, kept] of before.files)
        if (!after.has(path) && this.#isUntouched(path, kept)) after.set(path, kept);
    }
    if (!this.#isChanged && !states.isRenewed && after.size === before.files.size) return void 0;
    const paths = /* @__PURE__ */ new Set([...Array.from(after, ([path, { needs }]) => [path, ...needs]).flat(), ...shared]);
    return writeCache(this.#path, { files: after, shared: [...shared], ...states.since(before, paths) }, this.#cwd);
  }
  /** What was not looked at in this run. */
  #isUntouched(path, { needs, isSharing }) {
    const [before, states] = [this.#before, this.disk];
    return [path, ...needs, ...isSharing ? before.shared : []].every(
      (each) => !states.has(each) || String(states.of(each)) === String(before.states.get(each))
    );
  }
};
var hashes = /* @__PURE__ */ new WeakMap();
function conditionsOf({ named, isSnapshot, foundBy }, config, identity) {
  const hash = hashes.get(config) ?? hashOf(identity);
  hashes.set(config, hash);
  return [hash, named ? "named" : "", isSnapshot ? "snapshot" : "", foundBy].join(" ");
}
export {
  ResultCache
};
