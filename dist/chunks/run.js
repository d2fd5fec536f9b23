import {
  checkoutTexts,
  openRepository
} from "./git-tree.js";
import {
  ALLOWED_BY,
  NOTHING,
  SETTINGS,
  configOf,
  errorsIn,
  errorsInConfig,
  importDefault,
  isCausedByChange,
  isCovered,
  isFullyLinted,
  isOnChangedLines,
  isPath,
  lintFile,
  manifestsIn,
  nextTurn,
  openSuppressions,
  readConfig,
  readHunks,
  readSetting,
  resolveModule,
  resolveRules,
  unknownRule,
  whyMissing,
  writeNamed
} from "./suppressions.js";
import {
  CONFIG_NAMES,
  PACKAGE_NAME,
  Seen,
  discover,
  extensionOf,
  gitTop,
  ignoringRule,
  isCeiling,
  isInstalled,
  openGit,
  openNeighbours,
  openServices,
  packageFolders,
  packagesFor,
  scopeFinder,
  workspaceOf,
  wouldFind
} from "./services.js";
import {
  readText
} from "./parse.js";
import {
  EXTENSIONS,
  absolutePath,
  inFolder,
  isInside,
  isToolSnapshot,
  leadsOut,
  parentOf,
  realPath,
  relativePath,
  toSlashes
} from "./paths.js";
import {
  ProjectRules,
  oncePerCause
} from "./causes.js";
import {
  DisabledRanges,
  Pending,
  compileGlob,
  engineFinding,
  fixesKind,
  nearMissIn,
  timed,
  withoutFixes
} from "./lint-document.js";
import {
  Lines
} from "./client-config.js";
import {
  UserError,
  together,
  unknownHint
} from "./errors.js";
import {
  didYouMean
} from "./did-you-mean.js";
import {
  BOUNDS,
  LIMITS,
  NO_COUNTS,
  addCounts,
  appliedFix,
  compareFindings,
  compareText,
  keepAtMost,
  makeReport
} from "./limits.js";
import {
  applyFixes,
  unnamed
} from "./text-edits.js";
import {
  isCode,
  languageOf
} from "./prefilter.js";
import {
  PRESET_NAMES,
  VERSION,
  familiesIn,
  familyOf,
  isBuiltin,
  isFamily,
  messageOf,
  printable,
  rulesIn,
  submissionTo
} from "./version.js";
import {
  addTo,
  append
} from "./collections.js";

// src/run/cache/around.ts
import { resolve } from "node:path";

// src/run/cache/states.ts
import { existsSync, lstatSync } from "node:fs";
var hashOf = (text) => (crypto ??= process.getBuiltinModule("node:crypto")).hash("sha256", text, "base64url").slice(0, 32);
var crypto;
var GRANULARITY_MS = 2e3;
var FileStates = class {
  #states = /* @__PURE__ */ new Map();
  /** Files that changed during the run. */
  #unsettled = /* @__PURE__ */ new Set();
  #folders = /* @__PURE__ */ new Map();
  #same = /* @__PURE__ */ new Map();
  started = Date.now() - GRANULARITY_MS;
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
    const known = this.#states.get(path);
    if (known === void 0) this.#states.set(path, isThere ? 1 : 0);
    else if (known !== 0 !== isThere) this.#unsettled.add(path);
    return isThere;
  };
  read = (path, options) => {
    const stats = lstatSync(path, { throwIfNoEntry: false });
    const read = readText(path, options);
    if (!stats) {
      if (this.exists(path) || "text" in read) this.#unsettled.add(path);
    } else if ("text" in read) this.#saw(path, [...timesOf(stats), hashOf(read.text)]);
    else this.#unsettled.add(path);
    return read;
  };
  #saw(path, state) {
    const known = this.#states.get(path);
    if (known === 0 || Array.isArray(known) && known[4] !== state[4]) this.#unsettled.add(path);
    this.#states.set(path, state);
  }
  /** Where a folder really is. */
  folder(path) {
    if (!this.#folders.has(path)) this.#folders.set(path, realPath(path));
    return this.#folders.get(path);
  }
  /** Whether a file is as it was. */
  async isSame(path, earlier) {
    const known = this.#same.get(path);
    if (known !== void 0) return known;
    const isSame = await this.#compare(path, earlier);
    this.#same.set(path, isSame);
    return isSame;
  }
  async #compare(path, earlier) {
    const before = earlier.states.get(path);
    if (before === void 0) return false;
    if (before === 0) return !this.exists(path);
    const folder = parentOf(path);
    if (this.folder(folder) !== (earlier.folders.get(folder) ?? folder)) return false;
    if (before === 1) return this.exists(path);
    const stats = lstatSync(path, { throwIfNoEntry: false });
    if (!stats?.isFile() || stats.size !== before[0]) return false;
    const now = timesOf(stats);
    const isSettled = Math.max(before[1], before[2]) < earlier.settled;
    if (isSettled && now.every((each, index) => each === before[index])) {
      this.#saw(path, before);
      return true;
    }
    const read = this.read(path, { maxBytes: before[0] });
    if (!("text" in read) || hashOf(read.text) !== before[4] || !await earlier.mayBeBelieved()) return false;
    this.isRenewed = true;
    return true;
  }
};
var timesOf = ({ size, mtimeMs, ctimeMs, ino }) => [
  size,
  mtimeMs,
  ctimeMs,
  ino
];

// src/run/cache/around.ts
var Surroundings = class {
  #states;
  #packages;
  #unreached;
  constructor(cwd, states, unreached) {
    this.#states = states;
    this.#unreached = unreached;
    this.#packages = packagesFor(workspaceOf(cwd));
  }
  ask(question, about, file) {
    const neighbours = () => openNeighbours(file, this.#states);
    switch (question) {
      case "packages":
        return hashed(this.#packages(file.absolute));
      case "installed":
        return hashed(isInstalled(about, file.absolute));
      case "unreached":
        return hashed(this.#unreached.leadsNowhere(file.absolute));
      case "names":
        return hashed(neighbours().names);
      case "origin":
        return hashed(neighbours().origin);
      case "around":
        return hashed(neighbours().packages);
      case "has":
        return hashed(neighbours().has(about));
      case "list":
        return hashed(neighbours().list(about));
      default:
        return "";
    }
  }
};
var hashed = (answer) => hashOf(JSON.stringify(answer) ?? "");
function noted({ absolute }, options, states, cwd) {
  const answers = [];
  const needs = /* @__PURE__ */ new Set();
  const imported = [];
  let shared;
  const note = (question, about, answer) => {
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
        for (const paths of asked) for (const each of paths) needs.add(toSlashes(resolve(cwd, each)));
      return needs;
    },
    shared: () => shared,
    options: {
      watched: {
        disk,
        isInstalled: (source, from) => note("installed", source, isInstalled(source, from)),
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
              return { ...own, packages: () => note("packages", "", own.packages()) };
            }
          };
        }
      },
      ...unreached && {
        unreached: {
          ...unreached,
          leadsNowhere: (path) => note("unreached", "", unreached.leadsNowhere(path))
        }
      }
    }
  };
}
var notedNeighbours = (own, note) => ({
  texts: own.texts,
  asked: own.asked,
  get names() {
    return note("names", "", own.names);
  },
  get packages() {
    return note("around", "", own.packages);
  },
  get origin() {
    return note("origin", "", own.origin);
  },
  has: (name) => note("has", name, own.has(name)),
  list: (name) => note("list", name, own.list(name)),
  read: (name) => own.read(name)
});

// src/run/cache/file.ts
import { existsSync as existsSync2, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

// src/generated/validators/cache.js
function H($) {
  let w;
  const N = (q) => {
    w ??= $();
    const D = w(q);
    return N.errors = w.errors, D;
  };
  return N;
}
function b($, w) {
  if ($ === null) return w;
  for (const N of w) $.push(N);
  return $;
}
var R = H(() => {
  const $ = { $schema: "https://json-schema.org/draft/2020-12/schema", $defs: { state: { oneOf: [{ enum: [0, 1] }, { type: "array", prefixItems: [{ type: "integer", minimum: 0 }, { type: "number" }, { type: "number" }, { type: "number" }, { type: "string" }], items: false, minItems: 5 }] }, location: { type: "object", additionalProperties: false, required: ["path", "pointer", "valueHash", "start", "end", "line", "column", "endLine", "endColumn"], properties: { path: { type: "string" }, pointer: { type: "string" }, valueHash: { type: "string" }, start: { type: "integer", minimum: 0 }, end: { type: "integer", minimum: 0 }, line: { type: "integer", minimum: 0 }, column: { type: "integer", minimum: 0 }, endLine: { type: "integer", minimum: 0 }, endColumn: { type: "integer", minimum: 0 }, tool: { type: "string" }, item: { type: "object", additionalProperties: false, required: ["pointer"], properties: { name: { type: "string" }, pointer: { type: "string" } } } } }, finding: { type: "object", additionalProperties: false, required: ["path", "pointer", "valueHash", "start", "end", "line", "column", "endLine", "endColumn", "rule", "severity", "message", "url"], properties: { path: { type: "string" }, pointer: { type: "string" }, valueHash: { type: "string" }, start: { type: "integer", minimum: 0 }, end: { type: "integer", minimum: 0 }, line: { type: "integer", minimum: 0 }, column: { type: "integer", minimum: 0 }, endLine: { type: "integer", minimum: 0 }, endColumn: { type: "integer", minimum: 0 }, tool: { type: "string" }, item: { type: "object", additionalProperties: false, required: ["pointer"], properties: { name: { type: "string" }, pointer: { type: "string" } } }, rule: { type: "string" }, severity: { enum: ["error", "warning", "info"] }, message: { type: "string" }, url: { type: "string" }, help: { type: "string" }, messageId: { type: "string" }, data: { type: "object", additionalProperties: { type: "string" } }, missing: { type: "array", items: { type: "string" } }, count: { type: "integer", minimum: 0 }, cause: { type: "string" }, related: { type: "array", items: { type: "object", additionalProperties: false, required: ["path", "line", "column", "note"], properties: { path: { type: "string" }, line: { type: "integer", minimum: 0 }, column: { type: "integer", minimum: 0 }, note: { type: "string" } } } }, fix: { type: "object", additionalProperties: false, required: ["title", "safe", "edits"], properties: { title: { type: "string" }, safe: { type: "boolean" }, edits: { type: "array", items: { type: "object", additionalProperties: false, required: ["start", "end", "text"], properties: { start: { type: "integer", minimum: 0 }, end: { type: "integer", minimum: 0 }, text: { type: "string" } } } } } } } }, fact: { type: "object", additionalProperties: false, required: ["key", "location"], properties: { key: { type: "string" }, value: { type: "string" }, isExcuse: { const: true }, location: { $ref: "#/$defs/location" }, characters: { type: "object", additionalProperties: false, required: ["start", "end"], properties: { start: { type: "integer", minimum: 0 }, end: { type: "integer", minimum: 0 } } } } }, unread: { type: "object", additionalProperties: false, required: ["path", "line", "column", "what", "reason"], properties: { path: { type: "string" }, line: { type: "integer", minimum: 0 }, column: { type: "integer", minimum: 0 }, what: { type: "string" }, reason: { type: "string" }, tools: { type: "integer", minimum: 0 }, mayBeElsewhere: { const: true }, givenTo: { type: "string" } } }, wiring: { type: "object", additionalProperties: false, required: ["path", "made", "handed", "imported", "exported"], properties: { path: { type: "string" }, made: { type: "array", items: { type: "object", additionalProperties: false, required: ["node"], properties: { node: { type: "string" }, onDuplicate: { enum: ["throws", "first", "last"] } } } }, handed: { type: "array", items: { type: "object", additionalProperties: false, required: ["from", "to", "isAlways"], properties: { from: { type: "string" }, to: { type: "string" }, isAlways: { type: "boolean" }, isRead: { const: true }, asks: { type: "object", additionalProperties: false, required: ["what", "line", "column"], properties: { what: { type: "string" }, line: { type: "integer", minimum: 0 }, column: { type: "integer", minimum: 0 }, mayBeElsewhere: { const: true } } } } } }, imported: { type: "array", items: { type: "object", additionalProperties: false, required: ["node", "path", "name"], properties: { node: { type: "string" }, path: { type: "string" }, name: { type: "string" } } } }, exported: { type: "object", additionalProperties: { type: "string" } }, methods: { type: "array", items: { type: "object", additionalProperties: false, required: ["name", "node"], properties: { name: { type: "string" }, node: { type: "string" } } } } } }, disabled: { type: "object", additionalProperties: false, required: ["path", "switches", "used", "hidden"], properties: { path: { type: "string" }, switches: { type: "array", items: { type: "object", additionalProperties: false, required: ["directive", "rule", "location"], properties: { directive: { type: "object", additionalProperties: false, required: ["start", "end", "word", "exists", "rules"], properties: { start: { type: "integer", minimum: 0 }, end: { type: "integer", minimum: 0 }, file: { type: "string" }, word: { type: "string" }, exists: { type: "boolean" }, rules: { type: "array", items: { type: "object", additionalProperties: false, required: ["start", "end", "id"], properties: { start: { type: "integer", minimum: 0 }, end: { type: "integer", minimum: 0 }, file: { type: "string" }, id: { type: "string" } } } }, reason: { type: "string" }, line: { type: "integer", minimum: 0 }, lastLine: { type: "integer", minimum: 0 } } }, rule: { type: "string" }, location: { $ref: "#/$defs/location" } } } }, used: { type: "array", items: { type: "integer", minimum: 0 } }, hidden: { type: "array", items: { type: "string" } } } }, outcome: { type: "object", additionalProperties: false, required: ["findings"], properties: { file: { type: "object", additionalProperties: false, required: ["path", "formats", "tools"], properties: { path: { type: "string" }, formats: { type: "array", items: { type: "string" } }, tools: { type: "integer", minimum: 0 }, servers: { type: "integer", minimum: 0 }, isBare: { const: true } } }, unread: { type: "array", items: { $ref: "#/$defs/unread" } }, looseTools: { type: "integer", minimum: 0 }, given: { type: "array", items: { type: "string" } }, wiring: { $ref: "#/$defs/wiring" }, named: { type: "object", additionalProperties: false, required: ["loose", "served"], properties: { loose: { type: "array", items: { type: "string" } }, served: { type: "array", items: { type: "string" } } } }, skipped: { type: "object", additionalProperties: false, required: ["path", "reason"], properties: { path: { type: "string" }, reason: { type: "string" } } }, isBroken: { type: "boolean" }, findings: { type: "array", items: { $ref: "#/$defs/finding" } }, leftOut: { type: "object", additionalProperties: false, required: ["errors", "warnings", "infos", "fixable"], properties: { errors: { type: "integer", minimum: 0 }, warnings: { type: "integer", minimum: 0 }, infos: { type: "integer", minimum: 0 }, fixable: { type: "integer", minimum: 0 } } }, cutShort: { type: "array", items: { type: "string" } }, borrowed: { type: "array", items: { type: "array", prefixItems: [{ type: "string" }, { type: "integer", minimum: 0 }], items: false, minItems: 2 } }, disabled: { $ref: "#/$defs/disabled" }, facts: { type: "array", items: { type: "array", prefixItems: [{ type: "string" }, { type: "array", items: { $ref: "#/$defs/fact" } }], items: false, minItems: 2 } } } } }, type: "object", additionalProperties: false, required: ["about", "key", "settled", "configs", "paths", "states", "folders", "shared", "entries"], properties: { about: { type: "string" }, key: { type: "string" }, settled: { type: "number" }, configs: { type: "array", items: { type: "string" } }, paths: { type: "array", items: { type: "string" } }, states: { type: "array", items: { $ref: "#/$defs/state" } }, folders: { type: "array", items: { type: "array", prefixItems: [{ type: "string" }, { type: "string" }], items: false, minItems: 2 } }, shared: { type: "array", items: { type: "integer", minimum: 0 } }, entries: { type: "array", items: { type: "object", additionalProperties: false, required: ["path", "config"], properties: { path: { type: "integer", minimum: 0 }, config: { type: "integer", minimum: 0 }, found: { type: "string" }, needs: { type: "array", items: { type: "integer", minimum: 0 } }, answers: { type: "array", items: { type: "array", prefixItems: [{ type: "string" }, { type: "string" }, { type: "string" }], items: false, minItems: 3 } }, isSharing: { const: true }, outcome: { $ref: "#/$defs/outcome" } } } } } }, w = Object.prototype.hasOwnProperty, N = { oneOf: [{ enum: [0, 1] }, { type: "array", prefixItems: [{ type: "integer", minimum: 0 }, { type: "number" }, { type: "number" }, { type: "number" }, { type: "string" }], items: false, minItems: 5 }] };
  function q(a, { instancePath: i = "", parentData: P, parentDataProperty: k, rootData: c = a, dynamicAnchors: g = {} } = {}) {
    let e = null, t = 0;
    const f = q.evaluated;
    f.dynamicProps && (f.props = void 0), f.dynamicItems && (f.items = void 0);
    const s = t;
    let r = false, n = null;
    const m = t;
    if (!(a === 0 || a === 1)) {
      const u = { instancePath: i, schemaPath: "#/$defs/state/oneOf/0/enum", keyword: "enum", params: { allowedValues: N.oneOf[0].enum }, message: "must be equal to one of the allowed values" };
      e === null ? e = [u] : e.push(u), t++;
    }
    var o = m === t;
    o && (r = true, n = 0);
    const p = t;
    if (Array.isArray(a)) {
      if (a.length < 5) {
        const l = { instancePath: i, schemaPath: "#/$defs/state/oneOf/1/minItems", keyword: "minItems", params: { limit: 5 }, message: "must NOT have fewer than 5 items" };
        e === null ? e = [l] : e.push(l), t++;
      }
      const u = a.length;
      if (u > 0) {
        let l = a[0];
        if (!(typeof l == "number" && !(l % 1) && !isNaN(l) && isFinite(l))) {
          const y = { instancePath: i + "/0", schemaPath: "#/$defs/state/oneOf/1/prefixItems/0/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
          e === null ? e = [y] : e.push(y), t++;
        }
        if (typeof l == "number" && isFinite(l) && (l < 0 || isNaN(l))) {
          const y = { instancePath: i + "/0", schemaPath: "#/$defs/state/oneOf/1/prefixItems/0/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          e === null ? e = [y] : e.push(y), t++;
        }
      }
      if (u > 1) {
        let l = a[1];
        if (!(typeof l == "number" && isFinite(l))) {
          const y = { instancePath: i + "/1", schemaPath: "#/$defs/state/oneOf/1/prefixItems/1/type", keyword: "type", params: { type: "number" }, message: "must be number" };
          e === null ? e = [y] : e.push(y), t++;
        }
      }
      if (u > 2) {
        let l = a[2];
        if (!(typeof l == "number" && isFinite(l))) {
          const y = { instancePath: i + "/2", schemaPath: "#/$defs/state/oneOf/1/prefixItems/2/type", keyword: "type", params: { type: "number" }, message: "must be number" };
          e === null ? e = [y] : e.push(y), t++;
        }
      }
      if (u > 3) {
        let l = a[3];
        if (!(typeof l == "number" && isFinite(l))) {
          const y = { instancePath: i + "/3", schemaPath: "#/$defs/state/oneOf/1/prefixItems/3/type", keyword: "type", params: { type: "number" }, message: "must be number" };
          e === null ? e = [y] : e.push(y), t++;
        }
      }
      if (u > 4 && typeof a[4] != "string") {
        const l = { instancePath: i + "/4", schemaPath: "#/$defs/state/oneOf/1/prefixItems/4/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        e === null ? e = [l] : e.push(l), t++;
      }
      if (!(a.length <= 5)) {
        const l = { instancePath: i, schemaPath: "#/$defs/state/oneOf/1/items", keyword: "items", params: { limit: 5 }, message: "must NOT have more than 5 items" };
        e === null ? e = [l] : e.push(l), t++;
      }
    } else {
      const u = { instancePath: i, schemaPath: "#/$defs/state/oneOf/1/type", keyword: "type", params: { type: "array" }, message: "must be array" };
      e === null ? e = [u] : e.push(u), t++;
    }
    var o = p === t;
    if (o && r) r = false, n = [n, 1];
    else if (o) {
      r = true, n = 1;
      var d = true;
    }
    if (r) t = s, e !== null && (s ? e.length = s : e = null);
    else {
      const u = { instancePath: i, schemaPath: "#/$defs/state/oneOf", keyword: "oneOf", params: { passingSchemas: n }, message: "must match exactly one schema in oneOf" };
      e === null ? e = [u] : e.push(u), t++;
    }
    return q.errors = e, f.items = d, t === 0;
  }
  q.evaluated = { dynamicProps: false, dynamicItems: true };
  const D = { type: "object", additionalProperties: false, required: ["findings"], properties: { file: { type: "object", additionalProperties: false, required: ["path", "formats", "tools"], properties: { path: { type: "string" }, formats: { type: "array", items: { type: "string" } }, tools: { type: "integer", minimum: 0 }, servers: { type: "integer", minimum: 0 }, isBare: { const: true } } }, unread: { type: "array", items: { $ref: "#/$defs/unread" } }, looseTools: { type: "integer", minimum: 0 }, given: { type: "array", items: { type: "string" } }, wiring: { $ref: "#/$defs/wiring" }, named: { type: "object", additionalProperties: false, required: ["loose", "served"], properties: { loose: { type: "array", items: { type: "string" } }, served: { type: "array", items: { type: "string" } } } }, skipped: { type: "object", additionalProperties: false, required: ["path", "reason"], properties: { path: { type: "string" }, reason: { type: "string" } } }, isBroken: { type: "boolean" }, findings: { type: "array", items: { $ref: "#/$defs/finding" } }, leftOut: { type: "object", additionalProperties: false, required: ["errors", "warnings", "infos", "fixable"], properties: { errors: { type: "integer", minimum: 0 }, warnings: { type: "integer", minimum: 0 }, infos: { type: "integer", minimum: 0 }, fixable: { type: "integer", minimum: 0 } } }, cutShort: { type: "array", items: { type: "string" } }, borrowed: { type: "array", items: { type: "array", prefixItems: [{ type: "string" }, { type: "integer", minimum: 0 }], items: false, minItems: 2 } }, disabled: { $ref: "#/$defs/disabled" }, facts: { type: "array", items: { type: "array", prefixItems: [{ type: "string" }, { type: "array", items: { $ref: "#/$defs/fact" } }], items: false, minItems: 2 } } } }, S = { type: "object", additionalProperties: false, required: ["path", "line", "column", "what", "reason"], properties: { path: { type: "string" }, line: { type: "integer", minimum: 0 }, column: { type: "integer", minimum: 0 }, what: { type: "string" }, reason: { type: "string" }, tools: { type: "integer", minimum: 0 }, mayBeElsewhere: { const: true }, givenTo: { type: "string" } } };
  function j(a, { instancePath: i = "", parentData: P, parentDataProperty: k, rootData: c = a, dynamicAnchors: g = {} } = {}) {
    let e = null, t = 0;
    const f = j.evaluated;
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
      for (const s in a) if (!(s === "path" || s === "line" || s === "column" || s === "what" || s === "reason" || s === "tools" || s === "mayBeElsewhere" || s === "givenTo")) {
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
      if (a.givenTo !== void 0 && typeof a.givenTo != "string") {
        const s = { instancePath: i + "/givenTo", schemaPath: "#/$defs/unread/properties/givenTo/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        e === null ? e = [s] : e.push(s), t++;
      }
    } else {
      const s = { instancePath: i, schemaPath: "#/$defs/unread/type", keyword: "type", params: { type: "object" }, message: "must be object" };
      e === null ? e = [s] : e.push(s), t++;
    }
    return j.errors = e, t === 0;
  }
  j.evaluated = { props: true, dynamicProps: false, dynamicItems: false };
  const E = { type: "object", additionalProperties: false, required: ["path", "made", "handed", "imported", "exported"], properties: { path: { type: "string" }, made: { type: "array", items: { type: "object", additionalProperties: false, required: ["node"], properties: { node: { type: "string" }, onDuplicate: { enum: ["throws", "first", "last"] } } } }, handed: { type: "array", items: { type: "object", additionalProperties: false, required: ["from", "to", "isAlways"], properties: { from: { type: "string" }, to: { type: "string" }, isAlways: { type: "boolean" }, isRead: { const: true }, asks: { type: "object", additionalProperties: false, required: ["what", "line", "column"], properties: { what: { type: "string" }, line: { type: "integer", minimum: 0 }, column: { type: "integer", minimum: 0 }, mayBeElsewhere: { const: true } } } } } }, imported: { type: "array", items: { type: "object", additionalProperties: false, required: ["node", "path", "name"], properties: { node: { type: "string" }, path: { type: "string" }, name: { type: "string" } } } }, exported: { type: "object", additionalProperties: { type: "string" } }, methods: { type: "array", items: { type: "object", additionalProperties: false, required: ["name", "node"], properties: { name: { type: "string" }, node: { type: "string" } } } } } };
  function A(a, { instancePath: i = "", parentData: P, parentDataProperty: k, rootData: c = a, dynamicAnchors: g = {} } = {}) {
    let e = null, t = 0;
    const f = A.evaluated;
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
                  const o = { instancePath: i + "/made/" + n + "/onDuplicate", schemaPath: "#/$defs/wiring/properties/made/items/properties/onDuplicate/enum", keyword: "enum", params: { allowedValues: E.properties.made.items.properties.onDuplicate.enum }, message: "must be equal to one of the allowed values" };
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
              for (const p in m) if (!(p === "from" || p === "to" || p === "isAlways" || p === "isRead" || p === "asks")) {
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
                  for (const o in p) if (!(o === "what" || o === "line" || o === "column" || o === "mayBeElsewhere")) {
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
    return A.errors = e, t === 0;
  }
  A.evaluated = { props: true, dynamicProps: false, dynamicItems: false };
  const L = { type: "object", additionalProperties: false, required: ["path", "pointer", "valueHash", "start", "end", "line", "column", "endLine", "endColumn", "rule", "severity", "message", "url"], properties: { path: { type: "string" }, pointer: { type: "string" }, valueHash: { type: "string" }, start: { type: "integer", minimum: 0 }, end: { type: "integer", minimum: 0 }, line: { type: "integer", minimum: 0 }, column: { type: "integer", minimum: 0 }, endLine: { type: "integer", minimum: 0 }, endColumn: { type: "integer", minimum: 0 }, tool: { type: "string" }, item: { type: "object", additionalProperties: false, required: ["pointer"], properties: { name: { type: "string" }, pointer: { type: "string" } } }, rule: { type: "string" }, severity: { enum: ["error", "warning", "info"] }, message: { type: "string" }, url: { type: "string" }, help: { type: "string" }, messageId: { type: "string" }, data: { type: "object", additionalProperties: { type: "string" } }, missing: { type: "array", items: { type: "string" } }, count: { type: "integer", minimum: 0 }, cause: { type: "string" }, related: { type: "array", items: { type: "object", additionalProperties: false, required: ["path", "line", "column", "note"], properties: { path: { type: "string" }, line: { type: "integer", minimum: 0 }, column: { type: "integer", minimum: 0 }, note: { type: "string" } } } }, fix: { type: "object", additionalProperties: false, required: ["title", "safe", "edits"], properties: { title: { type: "string" }, safe: { type: "boolean" }, edits: { type: "array", items: { type: "object", additionalProperties: false, required: ["start", "end", "text"], properties: { start: { type: "integer", minimum: 0 }, end: { type: "integer", minimum: 0 }, text: { type: "string" } } } } } } } };
  function x(a, { instancePath: i = "", parentData: P, parentDataProperty: k, rootData: c = a, dynamicAnchors: g = {} } = {}) {
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
      for (const s in a) if (!w.call(L.properties, s)) {
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
          const r = { instancePath: i + "/severity", schemaPath: "#/$defs/finding/properties/severity/enum", keyword: "enum", params: { allowedValues: L.properties.severity.enum }, message: "must be equal to one of the allowed values" };
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
  const B = { type: "object", additionalProperties: false, required: ["path", "switches", "used", "hidden"], properties: { path: { type: "string" }, switches: { type: "array", items: { type: "object", additionalProperties: false, required: ["directive", "rule", "location"], properties: { directive: { type: "object", additionalProperties: false, required: ["start", "end", "word", "exists", "rules"], properties: { start: { type: "integer", minimum: 0 }, end: { type: "integer", minimum: 0 }, file: { type: "string" }, word: { type: "string" }, exists: { type: "boolean" }, rules: { type: "array", items: { type: "object", additionalProperties: false, required: ["start", "end", "id"], properties: { start: { type: "integer", minimum: 0 }, end: { type: "integer", minimum: 0 }, file: { type: "string" }, id: { type: "string" } } } }, reason: { type: "string" }, line: { type: "integer", minimum: 0 }, lastLine: { type: "integer", minimum: 0 } } }, rule: { type: "string" }, location: { $ref: "#/$defs/location" } } } }, used: { type: "array", items: { type: "integer", minimum: 0 } }, hidden: { type: "array", items: { type: "string" } } } }, C = { type: "object", additionalProperties: false, required: ["path", "pointer", "valueHash", "start", "end", "line", "column", "endLine", "endColumn"], properties: { path: { type: "string" }, pointer: { type: "string" }, valueHash: { type: "string" }, start: { type: "integer", minimum: 0 }, end: { type: "integer", minimum: 0 }, line: { type: "integer", minimum: 0 }, column: { type: "integer", minimum: 0 }, endLine: { type: "integer", minimum: 0 }, endColumn: { type: "integer", minimum: 0 }, tool: { type: "string" }, item: { type: "object", additionalProperties: false, required: ["pointer"], properties: { name: { type: "string" }, pointer: { type: "string" } } } } };
  function v(a, { instancePath: i = "", parentData: P, parentDataProperty: k, rootData: c = a, dynamicAnchors: g = {} } = {}) {
    let e = null, t = 0;
    const f = v.evaluated;
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
      for (const s in a) if (!w.call(C.properties, s)) {
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
    return v.errors = e, t === 0;
  }
  v.evaluated = { props: true, dynamicProps: false, dynamicItems: false };
  function F(a, { instancePath: i = "", parentData: P, parentDataProperty: k, rootData: c = a, dynamicAnchors: g = {} } = {}) {
    let e = null, t = 0;
    const f = F.evaluated;
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
                  for (const o in p) if (!w.call(B.properties.switches.items.properties.directive.properties, o)) {
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
                  if (p.word !== void 0 && typeof p.word != "string") {
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
                      for (let u = 0; u < d; u++) {
                        let h = o[u];
                        if (h && typeof h == "object" && !Array.isArray(h)) {
                          if (h.start === void 0) {
                            const l = { instancePath: i + "/switches/" + n + "/directive/rules/" + u, schemaPath: "#/$defs/disabled/properties/switches/items/properties/directive/properties/rules/items/required", keyword: "required", params: { missingProperty: "start" }, message: "must have required property 'start'" };
                            e === null ? e = [l] : e.push(l), t++;
                          }
                          if (h.end === void 0) {
                            const l = { instancePath: i + "/switches/" + n + "/directive/rules/" + u, schemaPath: "#/$defs/disabled/properties/switches/items/properties/directive/properties/rules/items/required", keyword: "required", params: { missingProperty: "end" }, message: "must have required property 'end'" };
                            e === null ? e = [l] : e.push(l), t++;
                          }
                          if (h.id === void 0) {
                            const l = { instancePath: i + "/switches/" + n + "/directive/rules/" + u, schemaPath: "#/$defs/disabled/properties/switches/items/properties/directive/properties/rules/items/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
                            e === null ? e = [l] : e.push(l), t++;
                          }
                          for (const l in h) if (!(l === "start" || l === "end" || l === "file" || l === "id")) {
                            const y = { instancePath: i + "/switches/" + n + "/directive/rules/" + u, schemaPath: "#/$defs/disabled/properties/switches/items/properties/directive/properties/rules/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: l }, message: "must NOT have additional properties" };
                            e === null ? e = [y] : e.push(y), t++;
                          }
                          if (h.start !== void 0) {
                            let l = h.start;
                            if (!(typeof l == "number" && !(l % 1) && !isNaN(l) && isFinite(l))) {
                              const y = { instancePath: i + "/switches/" + n + "/directive/rules/" + u + "/start", schemaPath: "#/$defs/disabled/properties/switches/items/properties/directive/properties/rules/items/properties/start/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                              e === null ? e = [y] : e.push(y), t++;
                            }
                            if (typeof l == "number" && isFinite(l) && (l < 0 || isNaN(l))) {
                              const y = { instancePath: i + "/switches/" + n + "/directive/rules/" + u + "/start", schemaPath: "#/$defs/disabled/properties/switches/items/properties/directive/properties/rules/items/properties/start/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                              e === null ? e = [y] : e.push(y), t++;
                            }
                          }
                          if (h.end !== void 0) {
                            let l = h.end;
                            if (!(typeof l == "number" && !(l % 1) && !isNaN(l) && isFinite(l))) {
                              const y = { instancePath: i + "/switches/" + n + "/directive/rules/" + u + "/end", schemaPath: "#/$defs/disabled/properties/switches/items/properties/directive/properties/rules/items/properties/end/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                              e === null ? e = [y] : e.push(y), t++;
                            }
                            if (typeof l == "number" && isFinite(l) && (l < 0 || isNaN(l))) {
                              const y = { instancePath: i + "/switches/" + n + "/directive/rules/" + u + "/end", schemaPath: "#/$defs/disabled/properties/switches/items/properties/directive/properties/rules/items/properties/end/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                              e === null ? e = [y] : e.push(y), t++;
                            }
                          }
                          if (h.file !== void 0 && typeof h.file != "string") {
                            const l = { instancePath: i + "/switches/" + n + "/directive/rules/" + u + "/file", schemaPath: "#/$defs/disabled/properties/switches/items/properties/directive/properties/rules/items/properties/file/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                            e === null ? e = [l] : e.push(l), t++;
                          }
                          if (h.id !== void 0 && typeof h.id != "string") {
                            const l = { instancePath: i + "/switches/" + n + "/directive/rules/" + u + "/id", schemaPath: "#/$defs/disabled/properties/switches/items/properties/directive/properties/rules/items/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                            e === null ? e = [l] : e.push(l), t++;
                          }
                        } else {
                          const l = { instancePath: i + "/switches/" + n + "/directive/rules/" + u, schemaPath: "#/$defs/disabled/properties/switches/items/properties/directive/properties/rules/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                          e === null ? e = [l] : e.push(l), t++;
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
              m.location !== void 0 && (v(m.location, { instancePath: i + "/switches/" + n + "/location", parentData: m, parentDataProperty: "location", rootData: c, dynamicAnchors: g }) || (e = b(e, v.errors), t = e.length));
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
    return F.errors = e, t === 0;
  }
  F.evaluated = { props: true, dynamicProps: false, dynamicItems: false };
  const V = { type: "object", additionalProperties: false, required: ["key", "location"], properties: { key: { type: "string" }, value: { type: "string" }, isExcuse: { const: true }, location: { $ref: "#/$defs/location" }, characters: { type: "object", additionalProperties: false, required: ["start", "end"], properties: { start: { type: "integer", minimum: 0 }, end: { type: "integer", minimum: 0 } } } } };
  function O(a, { instancePath: i = "", parentData: P, parentDataProperty: k, rootData: c = a, dynamicAnchors: g = {} } = {}) {
    let e = null, t = 0;
    const f = O.evaluated;
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
      if (a.location !== void 0 && (v(a.location, { instancePath: i + "/location", parentData: a, parentDataProperty: "location", rootData: c, dynamicAnchors: g }) || (e = b(e, v.errors), t = e.length)), a.characters !== void 0) {
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
    return O.errors = e, t === 0;
  }
  O.evaluated = { props: true, dynamicProps: false, dynamicItems: false };
  function I(a, { instancePath: i = "", parentData: P, parentDataProperty: k, rootData: c = a, dynamicAnchors: g = {} } = {}) {
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
          for (const r in s) if (!(r === "path" || r === "formats" || r === "tools" || r === "servers" || r === "isBare")) {
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
        } else {
          const r = { instancePath: i + "/file", schemaPath: "#/$defs/outcome/properties/file/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          e === null ? e = [r] : e.push(r), t++;
        }
      }
      if (a.unread !== void 0) {
        let s = a.unread;
        if (Array.isArray(s)) {
          const r = s.length;
          for (let n = 0; n < r; n++) j(s[n], { instancePath: i + "/unread/" + n, parentData: s, parentDataProperty: n, rootData: c, dynamicAnchors: g }) || (e = b(e, j.errors), t = e.length);
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
      if (a.given !== void 0) {
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
      if (a.wiring !== void 0 && (A(a.wiring, { instancePath: i + "/wiring", parentData: a, parentDataProperty: "wiring", rootData: c, dynamicAnchors: g }) || (e = b(e, A.errors), t = e.length)), a.named !== void 0) {
        let s = a.named;
        if (s && typeof s == "object" && !Array.isArray(s)) {
          if (s.loose === void 0) {
            const r = { instancePath: i + "/named", schemaPath: "#/$defs/outcome/properties/named/required", keyword: "required", params: { missingProperty: "loose" }, message: "must have required property 'loose'" };
            e === null ? e = [r] : e.push(r), t++;
          }
          if (s.served === void 0) {
            const r = { instancePath: i + "/named", schemaPath: "#/$defs/outcome/properties/named/required", keyword: "required", params: { missingProperty: "served" }, message: "must have required property 'served'" };
            e === null ? e = [r] : e.push(r), t++;
          }
          for (const r in s) if (!(r === "loose" || r === "served")) {
            const n = { instancePath: i + "/named", schemaPath: "#/$defs/outcome/properties/named/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: r }, message: "must NOT have additional properties" };
            e === null ? e = [n] : e.push(n), t++;
          }
          if (s.loose !== void 0) {
            let r = s.loose;
            if (Array.isArray(r)) {
              const n = r.length;
              for (let m = 0; m < n; m++) if (typeof r[m] != "string") {
                const p = { instancePath: i + "/named/loose/" + m, schemaPath: "#/$defs/outcome/properties/named/properties/loose/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                e === null ? e = [p] : e.push(p), t++;
              }
            } else {
              const n = { instancePath: i + "/named/loose", schemaPath: "#/$defs/outcome/properties/named/properties/loose/type", keyword: "type", params: { type: "array" }, message: "must be array" };
              e === null ? e = [n] : e.push(n), t++;
            }
          }
          if (s.served !== void 0) {
            let r = s.served;
            if (Array.isArray(r)) {
              const n = r.length;
              for (let m = 0; m < n; m++) if (typeof r[m] != "string") {
                const p = { instancePath: i + "/named/served/" + m, schemaPath: "#/$defs/outcome/properties/named/properties/served/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                e === null ? e = [p] : e.push(p), t++;
              }
            } else {
              const n = { instancePath: i + "/named/served", schemaPath: "#/$defs/outcome/properties/named/properties/served/type", keyword: "type", params: { type: "array" }, message: "must be array" };
              e === null ? e = [n] : e.push(n), t++;
            }
          }
        } else {
          const r = { instancePath: i + "/named", schemaPath: "#/$defs/outcome/properties/named/type", keyword: "type", params: { type: "object" }, message: "must be object" };
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
          for (let n = 0; n < r; n++) x(s[n], { instancePath: i + "/findings/" + n, parentData: s, parentDataProperty: n, rootData: c, dynamicAnchors: g }) || (e = b(e, x.errors), t = e.length);
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
      if (a.borrowed !== void 0) {
        let s = a.borrowed;
        if (Array.isArray(s)) {
          const r = s.length;
          for (let n = 0; n < r; n++) {
            let m = s[n];
            if (Array.isArray(m)) {
              if (m.length < 2) {
                const d = { instancePath: i + "/borrowed/" + n, schemaPath: "#/$defs/outcome/properties/borrowed/items/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" };
                e === null ? e = [d] : e.push(d), t++;
              }
              const p = m.length;
              if (p > 0 && typeof m[0] != "string") {
                const d = { instancePath: i + "/borrowed/" + n + "/0", schemaPath: "#/$defs/outcome/properties/borrowed/items/prefixItems/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                e === null ? e = [d] : e.push(d), t++;
              }
              if (p > 1) {
                let d = m[1];
                if (!(typeof d == "number" && !(d % 1) && !isNaN(d) && isFinite(d))) {
                  const u = { instancePath: i + "/borrowed/" + n + "/1", schemaPath: "#/$defs/outcome/properties/borrowed/items/prefixItems/1/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                  e === null ? e = [u] : e.push(u), t++;
                }
                if (typeof d == "number" && isFinite(d) && (d < 0 || isNaN(d))) {
                  const u = { instancePath: i + "/borrowed/" + n + "/1", schemaPath: "#/$defs/outcome/properties/borrowed/items/prefixItems/1/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                  e === null ? e = [u] : e.push(u), t++;
                }
              }
              if (!(m.length <= 2)) {
                const d = { instancePath: i + "/borrowed/" + n, schemaPath: "#/$defs/outcome/properties/borrowed/items/items", keyword: "items", params: { limit: 2 }, message: "must NOT have more than 2 items" };
                e === null ? e = [d] : e.push(d), t++;
              }
            } else {
              const p = { instancePath: i + "/borrowed/" + n, schemaPath: "#/$defs/outcome/properties/borrowed/items/type", keyword: "type", params: { type: "array" }, message: "must be array" };
              e === null ? e = [p] : e.push(p), t++;
            }
          }
        } else {
          const r = { instancePath: i + "/borrowed", schemaPath: "#/$defs/outcome/properties/borrowed/type", keyword: "type", params: { type: "array" }, message: "must be array" };
          e === null ? e = [r] : e.push(r), t++;
        }
      }
      if (a.disabled !== void 0 && (F(a.disabled, { instancePath: i + "/disabled", parentData: a, parentDataProperty: "disabled", rootData: c, dynamicAnchors: g }) || (e = b(e, F.errors), t = e.length)), a.facts !== void 0) {
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
                  const u = d.length;
                  for (let h = 0; h < u; h++) O(d[h], { instancePath: i + "/facts/" + n + "/1/" + h, parentData: d, parentDataProperty: h, rootData: c, dynamicAnchors: g }) || (e = b(e, O.errors), t = e.length);
                } else {
                  const u = { instancePath: i + "/facts/" + n + "/1", schemaPath: "#/$defs/outcome/properties/facts/items/prefixItems/1/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                  e === null ? e = [u] : e.push(u), t++;
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
  function T(a, { instancePath: i = "", parentData: P, parentDataProperty: k, rootData: c = a, dynamicAnchors: g = {} } = {}) {
    let e = null, t = 0;
    const f = T.evaluated;
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
      if (a.configs === void 0) {
        const s = { instancePath: i, schemaPath: "#/required", keyword: "required", params: { missingProperty: "configs" }, message: "must have required property 'configs'" };
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
      for (const s in a) if (!w.call($.properties, s)) {
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
      if (a.configs !== void 0) {
        let s = a.configs;
        if (Array.isArray(s)) {
          const r = s.length;
          for (let n = 0; n < r; n++) if (typeof s[n] != "string") {
            const m = { instancePath: i + "/configs/" + n, schemaPath: "#/properties/configs/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            e === null ? e = [m] : e.push(m), t++;
          }
        } else {
          const r = { instancePath: i + "/configs", schemaPath: "#/properties/configs/type", keyword: "type", params: { type: "array" }, message: "must be array" };
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
          for (let n = 0; n < r; n++) q(s[n], { instancePath: i + "/states/" + n, parentData: s, parentDataProperty: n, rootData: c, dynamicAnchors: g }) || (e = b(e, q.errors), t = e.length);
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
              if (m.config === void 0) {
                const p = { instancePath: i + "/entries/" + n, schemaPath: "#/properties/entries/items/required", keyword: "required", params: { missingProperty: "config" }, message: "must have required property 'config'" };
                e === null ? e = [p] : e.push(p), t++;
              }
              for (const p in m) if (!(p === "path" || p === "config" || p === "found" || p === "needs" || p === "answers" || p === "isSharing" || p === "outcome")) {
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
              if (m.config !== void 0) {
                let p = m.config;
                if (!(typeof p == "number" && !(p % 1) && !isNaN(p) && isFinite(p))) {
                  const o = { instancePath: i + "/entries/" + n + "/config", schemaPath: "#/properties/entries/items/properties/config/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                  e === null ? e = [o] : e.push(o), t++;
                }
                if (typeof p == "number" && isFinite(p) && (p < 0 || isNaN(p))) {
                  const o = { instancePath: i + "/entries/" + n + "/config", schemaPath: "#/properties/entries/items/properties/config/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                  e === null ? e = [o] : e.push(o), t++;
                }
              }
              if (m.found !== void 0 && typeof m.found != "string") {
                const p = { instancePath: i + "/entries/" + n + "/found", schemaPath: "#/properties/entries/items/properties/found/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                e === null ? e = [p] : e.push(p), t++;
              }
              if (m.needs !== void 0) {
                let p = m.needs;
                if (Array.isArray(p)) {
                  const o = p.length;
                  for (let d = 0; d < o; d++) {
                    let u = p[d];
                    if (!(typeof u == "number" && !(u % 1) && !isNaN(u) && isFinite(u))) {
                      const h = { instancePath: i + "/entries/" + n + "/needs/" + d, schemaPath: "#/properties/entries/items/properties/needs/items/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                      e === null ? e = [h] : e.push(h), t++;
                    }
                    if (typeof u == "number" && isFinite(u) && (u < 0 || isNaN(u))) {
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
                    let u = p[d];
                    if (Array.isArray(u)) {
                      if (u.length < 3) {
                        const y = { instancePath: i + "/entries/" + n + "/answers/" + d, schemaPath: "#/properties/entries/items/properties/answers/items/minItems", keyword: "minItems", params: { limit: 3 }, message: "must NOT have fewer than 3 items" };
                        e === null ? e = [y] : e.push(y), t++;
                      }
                      const h = u.length;
                      if (h > 0 && typeof u[0] != "string") {
                        const y = { instancePath: i + "/entries/" + n + "/answers/" + d + "/0", schemaPath: "#/properties/entries/items/properties/answers/items/prefixItems/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        e === null ? e = [y] : e.push(y), t++;
                      }
                      if (h > 1 && typeof u[1] != "string") {
                        const y = { instancePath: i + "/entries/" + n + "/answers/" + d + "/1", schemaPath: "#/properties/entries/items/properties/answers/items/prefixItems/1/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        e === null ? e = [y] : e.push(y), t++;
                      }
                      if (h > 2 && typeof u[2] != "string") {
                        const y = { instancePath: i + "/entries/" + n + "/answers/" + d + "/2", schemaPath: "#/properties/entries/items/properties/answers/items/prefixItems/2/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        e === null ? e = [y] : e.push(y), t++;
                      }
                      if (!(u.length <= 3)) {
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
              m.outcome !== void 0 && (I(m.outcome, { instancePath: i + "/entries/" + n + "/outcome", parentData: m, parentDataProperty: "outcome", rootData: c, dynamicAnchors: g }) || (e = b(e, I.errors), t = e.length));
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
    return T.errors = e, t === 0;
  }
  return T.evaluated = { props: true, dynamicProps: false, dynamicItems: false }, T;
});

// src/run/cache/file.ts
var MOST_BYTES = 128 * 1024 * 1024;
var ABOUT = "Results that toolint keeps for later runs (--cache). It may be deleted at any time, and does not belong into a commit.";
function readCache(path, cwd) {
  if (!existsSync2(path) || leadsOut(path, cwd, workspaceOf(cwd))) return void 0;
  const read = readText(path, { maxBytes: MOST_BYTES });
  if (!("text" in read)) return void 0;
  try {
    const file = JSON.parse(read.text);
    return file.key === keyOf(cwd) && R(file) && isWhole(file) ? file : void 0;
  } catch {
    return void 0;
  }
}
function isWhole({ configs, paths, states, shared, entries }) {
  const isPath2 = (index) => index < paths.length;
  return states.length === paths.length && shared.every(isPath2) && entries.every(
    ({ path, config, needs = [], outcome }) => isPath2(path) && config < configs.length && needs.every(isPath2) && (outcome?.disabled?.used ?? []).every((index) => index < outcome.disabled.switches.length)
  );
}
function writeCache(path, file, cwd) {
  const text = JSON.stringify({ about: ABOUT, key: keyOf(cwd), ...file });
  if (text.length > MOST_BYTES) return void 0;
  try {
    writeNamed(relativePath(cwd, path), `${text}
`, cwd);
    return void 0;
  } catch (error) {
    return messageOf(error);
  }
}
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
      (folder) => readdirSync(folder).filter((name) => /\.(?:c?js|ts|wasm)$/.test(name)).map((name) => hashOf(readFileSync(join(folder, name), "latin1")))
    );
    build = hashOf(files.join());
  }
  return build;
}
async function isCommitted(path) {
  const top = gitTop(parentOf(path));
  if (top === void 0) return false;
  try {
    const { ok, out } = await openGit(top)("ls-files", "-z", "--", `:(top,literal)${relativePath(top, path)}`);
    return !ok || out !== "";
  } catch {
    return true;
  }
}

// src/run/cache/outcome.ts
function keptOutcome(outcome) {
  if (!outcome) return null;
  const { failures, secrets, skipped, isUnsure, isIgnored } = outcome;
  if (failures.length > 0 || secrets.length > 0 || isUnsure || isIgnored) return void 0;
  const { file, unread, looseTools, given, named: named2, wiring, isBroken, findings, leftOut, cutShort } = outcome;
  return {
    ...{ file, unread, looseTools, given, named: named2, wiring, skipped, isBroken, findings, leftOut, cutShort },
    ...outcome.borrowed && { borrowed: [...outcome.borrowed] },
    ...outcome.facts.size > 0 && { facts: [...outcome.facts] },
    ...outcome.disabledRanges && { disabled: outcome.disabledRanges.toData() }
  };
}
function outcomeFrom(kept, config) {
  if (kept === null) return void 0;
  const { borrowed, facts = [], disabled, ...plain } = kept;
  return {
    ...{ ...NOTHING, settings: config.rules, known: config.known },
    ...plain,
    facts: new Map(facts),
    ...borrowed && { borrowed: new Map(borrowed) },
    ...disabled && { disabledRanges: DisabledRanges.fromData(disabled) }
  };
}

// src/run/cache/cache.ts
function openCache(path, cwd, lint) {
  const states = new FileStates();
  const file = readCache(path, cwd);
  const earlier = earlierOf(file, path, cwd);
  const known = keptIn(file, cwd);
  const now = /* @__PURE__ */ new Map();
  let isChanged = file === void 0;
  let surroundings;
  const sharedBefore = (file?.shared ?? []).map((each) => absoluteIn(cwd, file.paths[each]));
  let shared;
  let isSharedSame;
  const compareShared = async () => {
    for (const each of sharedBefore) if (!await states.isSame(each, earlier)) return false;
    return true;
  };
  const isSame = async (kept, own, unreached) => {
    for (const each of [own.absolute, ...kept.needs]) if (!await states.isSame(each, earlier)) return false;
    if (kept.isSharing && !await (isSharedSame ??= compareShared())) return false;
    if (kept.answers.length === 0) return true;
    if (!surroundings && !unreached) return false;
    const around = surroundings ??= new Surroundings(cwd, states, unreached);
    return kept.answers.every(([question, about, answer]) => around.ask(question, about, own) === answer);
  };
  const isUntouched = (own, { needs, isSharing }) => [own, ...needs, ...isSharing ? sharedBefore : []].every(
    (each) => !states.has(each) || String(states.of(each)) === String(earlier.states.get(each))
  );
  return {
    disk: states,
    async lint(file2, config, options) {
      const { identity } = config;
      if (identity === void 0 || config.ignored(file2.path)) return lint(file2, config, options);
      const { absolute, named: named2, foundBy = "", isSnapshot = false } = file2;
      const found = `${Number(named2)}${Number(isSnapshot)}${foundBy}`;
      const own = hashOfConfig(config, identity);
      const kept = known.get(absolute);
      if (kept?.config === own && kept.found === found && await isSame(kept, file2, options.unreached)) {
        now.set(absolute, kept);
        return outcomeFrom(kept.outcome, config);
      }
      const asked = noted(file2, options, states, cwd);
      const outcome = await lint(file2, config, { ...options, ...asked.options });
      shared ??= asked.shared();
      const result = keptOutcome(outcome);
      if (result === void 0) return outcome;
      const needs = [...asked.needs()];
      const isSharing = asked.shared() !== void 0;
      now.set(absolute, { config: own, found, needs, isSharing, answers: asked.answers, outcome: result });
      isChanged = true;
      return outcome;
    },
    async save(isWhole2) {
      const isSure = (path2) => states.of(path2) !== void 0;
      const absolutes = Array.from(shared ?? [], (each) => absoluteIn(cwd, each));
      const sharedNow = /* @__PURE__ */ new Set([...await isSharedSame === false ? [] : sharedBefore, ...absolutes]);
      const isSharedSure = [...sharedNow].every((each) => isSure(each) || !states.has(each));
      for (const [own, { needs, isSharing }] of now)
        if (!Array.isArray(states.of(own)) || !needs.every(isSure) || isSharing && !isSharedSure) now.delete(own);
      if (!isWhole2) {
        for (const [own, kept] of known) if (!now.has(own) && isUntouched(own, kept)) now.set(own, kept);
      }
      if (!isChanged && !states.isRenewed && now.size === known.size) return void 0;
      return writeCache(path, contentsOf(now, [...sharedNow], states, earlier, cwd), cwd);
    }
  };
}
var hashes = /* @__PURE__ */ new WeakMap();
function hashOfConfig(config, identity) {
  let known = hashes.get(config);
  if (known === void 0) hashes.set(config, known = hashOf(identity));
  return known;
}
function earlierOf(file, path, cwd) {
  let believed;
  return {
    states: new Map(file?.paths.map((each, index) => [absoluteIn(cwd, each), file.states[index]])),
    folders: new Map(file?.folders),
    settled: file?.settled ?? 0,
    mayBeBelieved: () => believed ??= isCommitted(path).then((isIn) => !isIn)
  };
}
function keptIn(file, cwd) {
  if (!file) return /* @__PURE__ */ new Map();
  const paths = file.paths.map((each) => absoluteIn(cwd, each));
  return new Map(
    file.entries.map(
      ({ path, config, found = "00", needs = [], answers = [], isSharing = false, outcome = null }) => [
        paths[path],
        { config: file.configs[config], found, needs: needs.map((each) => paths[each]), answers, isSharing, outcome }
      ]
    )
  );
}
function contentsOf(all, shared, states, earlier, cwd) {
  const paths = /* @__PURE__ */ new Map();
  const configs = /* @__PURE__ */ new Map();
  const numberIn = (numbers, each) => {
    const known = numbers.get(each) ?? numbers.size;
    numbers.set(each, known);
    return known;
  };
  const entries = Array.from(all, ([own, { config, found, needs, isSharing, answers, outcome }]) => ({
    ...{ path: numberIn(paths, own), config: numberIn(configs, config) },
    ...found !== "00" && { found },
    ...needs.length > 0 && { needs: needs.map((each) => numberIn(paths, each)) },
    ...answers.length > 0 && { answers },
    ...isSharing && { isSharing },
    ...outcome && { outcome }
  }));
  const sharedNumbers = shared.map((each) => numberIn(paths, each));
  const folders = /* @__PURE__ */ new Map();
  const stateOf = (path) => {
    const seen = states.of(path);
    const state = seen ?? unsettled(earlier.states.get(path) ?? 0, earlier.settled);
    const folder = parentOf(path);
    const real = seen === void 0 ? earlier.folders.get(folder) : states.folder(folder);
    if (state !== 0 && real !== void 0 && real !== folder) folders.set(folder, real);
    return state;
  };
  return {
    settled: states.started,
    configs: [...configs.keys()],
    paths: Array.from(paths.keys(), (each) => shortIn(cwd, each)),
    states: Array.from(paths.keys(), stateOf),
    folders: [...folders],
    shared: sharedNumbers,
    entries
  };
}
function unsettled(state, settled) {
  if (state === 0 || state === 1 || Math.max(state[1], state[2]) < settled) return state;
  return [state[0], 0, 0, 0, state[4]];
}
var shortIn = (cwd, path) => path !== cwd && isInside(cwd, path) ? path.slice(inFolder(cwd, "").length) : path;
var absoluteIn = (cwd, path) => /^(?:[a-z]:)?\//i.test(path) ? path : inFolder(cwd, path);

// src/run/cache/place.ts
import { existsSync as existsSync3 } from "node:fs";
var CACHE_NAME = ".toolint-cache.json";
var IN_PACKAGES = "node_modules/.cache/toolint.json";
function cachePath(cwd, named2) {
  if (named2 !== void 0) return absolutePath(cwd, named2);
  const inPackages = existsSync3(inFolder(cwd, "node_modules"));
  return inFolder(cwd, inPackages ? IN_PACKAGES : CACHE_NAME);
}

// src/run/changed-files.ts
import { posix } from "node:path";
async function changedSince(base, cwd) {
  const git = openGit(cwd);
  const { prefix, isShallow } = await workTree(git);
  const isBorn = await commitOf(git, "HEAD") !== void 0;
  const name = base ?? (isBorn ? await mainBranch(git, isShallow) : void 0);
  const from = name === void 0 ? await emptyTree(git) : await mergeBase(git, name, isBorn, isShallow);
  const [edited, untracked] = await Promise.all([editedSince(git, from), untrackedFiles(git)]);
  const all = [
    ...edited,
    ...untracked.map((path) => [path, "all"])
  ];
  const changes = new Map(all.map(([path, hunks]) => [posix.relative(`/${prefix}`, `/${path}`), hunks]));
  return { changes, base: name ?? "the beginning, as nothing is committed yet", from };
}
async function isRevision(word, cwd) {
  if (word.startsWith("-")) return false;
  return await commitOf(openGit(cwd), word) !== void 0;
}
async function workTree(git) {
  const { ok, out, complaint } = await git(
    "rev-parse",
    "--is-inside-work-tree",
    "--is-shallow-repository",
    "--show-prefix"
  );
  const [isInside2, isShallow, ...prefix] = out.split("\n");
  if (ok && isInside2 === "true")
    return { prefix: prefix.join("\n").replace(/\n$/, ""), isShallow: isShallow === "true" };
  if (complaint.includes("dubious ownership")) {
    throw new UserError(
      "--changed asks git what changed, and git does not trust this repository, which somebody else owns. If you do: git config --global --add safe.directory PATH, with the path of the repository."
    );
  }
  const isNone = ok || complaint.startsWith("not a git repository");
  throw new UserError(
    `--changed asks git what changed, ${isNone ? "and this folder is in no work tree of git" : `which failed: ${complaint}`}.`
  );
}
async function commitOf(git, revision) {
  const { ok, out } = await git("rev-parse", "--verify", "--quiet", `${revision}^{commit}`);
  return ok ? out.trim() : void 0;
}
var MAIN_BRANCHES = [
  "refs/remotes/origin/main",
  "refs/remotes/origin/master",
  "refs/heads/main",
  "refs/heads/master"
];
var ORIGIN_HEAD = "refs/remotes/origin/HEAD";
async function mainBranch(git, isShallow) {
  const { out } = await git("for-each-ref", "--format=%(refname) %(symref)", ORIGIN_HEAD, ...MAIN_BRANCHES);
  const refs = new Map(out.split("\n").map((line) => line.split(" ")));
  const found = refs.get(ORIGIN_HEAD) || MAIN_BRANCHES.find((ref) => refs.has(ref));
  if (found) return found.replace(/^refs\/(remotes|heads)\//, "");
  throw new UserError(
    `--changed found no branch to compare with: neither main nor master, on origin or here. ${isShallow ? SHALLOW : "Name one: --changed=BASE."}`
  );
}
var SHALLOW = "This clone is shallow, so older commits are missing: git fetch --unshallow origin gets them (with actions/checkout: fetch-depth: 0).";
async function mergeBase(git, base, isBorn, isShallow) {
  const shown = printable(base);
  if (base.startsWith("-") || base === "")
    throw new UserError(`--changed needs a branch, a tag or a commit, and got "${shown}".`);
  const commit = await commitOf(git, base);
  if (commit === void 0)
    throw new UserError(`--changed: git knows no commit \`${shown}\`.${isShallow ? ` ${SHALLOW}` : ""}`);
  const heads = isBorn ? ["HEAD", ...await commitOf(git, "MERGE_HEAD") ? ["MERGE_HEAD"] : []] : [];
  const { ok, out } = isBorn ? await git("merge-base", commit, ...heads) : { ok: false, out: "" };
  if (ok) return out.trim();
  throw new UserError(
    `--changed: this branch and \`${shown}\` have no commit in common${isShallow ? ` here. ${SHALLOW}` : "."}`
  );
}
async function emptyTree(git) {
  return (await must(git, "hash-object", "-t", "tree", "--stdin")).trim();
}
async function editedSince(git, from) {
  const patch = await must(git, "diff-index", ...DIFF, from, "--");
  return editedIn(patch);
}
function editedIn(patch) {
  return `
${patch}`.split("\ndiff --git ").slice(1).flatMap(readFile);
}
var DIFF = [
  ...["--patch", "--unified=0", "--find-renames", "-l1000", "--ignore-submodules=dirty", "--no-color"],
  ...["--no-ext-diff", "--no-textconv", "--src-prefix=a/", "--dst-prefix=b/"]
];
function readFile(patch) {
  const head = patch.split("\n@@ ", 1)[0].split("\n");
  const starting = (word) => head.find((line) => line.startsWith(word))?.slice(word.length);
  if (starting("deleted file mode") !== void 0) return [];
  const path = starting("rename to ") ?? sameName(head[0]);
  const isWhole2 = starting("new file mode") !== void 0 || starting("Binary files ") !== void 0;
  return [[unquoted(path), isWhole2 ? "all" : readHunks(patch)]];
}
function sameName(names) {
  const second = names.slice((names.length + 1) / 2);
  return second.startsWith('"') ? `"${second.slice('"b/'.length)}` : second.slice("b/".length);
}
var ESCAPES = { a: "\x07", b: "\b", t: "	", n: "\n", v: "\v", f: "\f", r: "\r" };
function unquoted(name) {
  if (!name.startsWith('"')) return name;
  return name.slice(1, -1).replace(/\\([0-7]{3}|.)/g, (_, code) => {
    return code.length === 3 ? String.fromCharCode(parseInt(code, 8)) : ESCAPES[code] ?? code;
  });
}
async function untrackedFiles(git) {
  const list = await must(git, "ls-files", "--others", "--exclude-standard", "--full-name", "-z", "--", ":/");
  return list.split("\0").filter((path) => path !== "" && !path.endsWith("/"));
}
async function must(git, ...args) {
  const { ok, out, complaint } = await git(...args);
  if (!ok) throw new UserError(`--changed: git ${args[0]} failed: ${complaint}.`);
  return out;
}
async function trackedByGit(cwd) {
  const list = await openGit(cwd)("ls-files", "-z", "-v", "--", ":/").catch(() => void 0);
  if (!list?.ok) return void 0;
  const paths = list.out.split("\0").flatMap((line) => /^[A-RT-Z] ([^]+)/.exec(line)?.[1] ?? []);
  return new Set(paths.map((path) => path.startsWith("../") ? absolutePath(cwd, path) : inFolder(cwd, path)));
}
function withUntracked(changes, files, followed, cwd) {
  const top = gitTop(cwd);
  const isInSameSubmodule = (file) => {
    const inner = top !== void 0 && isInside(top, file) ? gitTop(parentOf(file)) : top;
    return inner !== void 0 && inner !== top && followed.has(inner) && !changes.has(relativePath(cwd, inner));
  };
  const all = new Map(changes);
  for (const { path, absolute } of files) {
    if (!followed.has(absolute) && !changes.has(path) && !isInSameSubmodule(absolute)) all.set(path, "all");
  }
  return all;
}

// src/run/lost-formats.ts
async function baseAt(commit, cwd) {
  const repository = openRepository(cwd);
  const { ok, out, complaint } = await repository.git("diff-index", ...NAMES, commit, "--");
  if (!ok) throw new UserError(`git diff-index failed: ${complaint}.`);
  const touched = [];
  const words = out.split("\0");
  for (let at = 0; at + 1 < words.length; ) {
    const status = words[at++];
    const was = words[at++];
    if (status === "D") touched.push({ was });
    else if (status.startsWith("R")) touched.push({ was, path: words[at++] });
    else if (status !== "A") touched.push({ was, path: was });
  }
  return {
    touched,
    read: async (path) => (await (await repository.at(commit)).read([path]))[0],
    close: () => repository.close()
  };
}
var NAMES = [
  "--name-status",
  "-z",
  "--find-renames",
  "-l1000",
  "--ignore-submodules=all",
  "--no-ext-diff",
  "--relative"
];
var RULE = "common/lost-format";
var MOST_FILES = 500;
async function lostFormats(base, ran, options) {
  const found = new Map(ran.found.map((file) => [file.path, file]));
  const settled = new Set([...ran.files, ...ran.failures].map(({ path }) => path));
  const skipped = new Map(ran.skipped.map(({ path, reason }) => [path, reason]));
  const findings = [];
  const deleted = [];
  const candidates = base.touched.filter(({ was, path }) => {
    if (path === void 0 || !found.has(path))
      return (EXTENSIONS.includes(extensionOf(was)) || isToolSnapshot(was)) && ran.isCovered(was);
    return !settled.has(path) && isMeantToStay(found.get(path), skipped.get(path), options);
  });
  for (const { was, path } of candidates.slice(0, MOST_FILES)) {
    const file = path === void 0 ? void 0 : found.get(path);
    const before = await formatOf(
      { path: file?.path ?? was, absolute: inFolder(ran.cwd, file?.path ?? was), named: false },
      base,
      was,
      ran,
      options
    );
    if (!before) continue;
    if (file) append(findings, await lostIn(file, before, ran, options));
    else deleted.push(was);
  }
  return { findings, deleted };
}
function isMeantToStay(file, skipped, { read = readText }) {
  if (!isCode(languageOf(file.path)) || nearMissIn(skipped ?? "") !== void 0) return true;
  const now = read(file.absolute);
  return "text" in now && now.text.trim() === "";
}
async function formatOf(file, base, was, { configs }, options) {
  const config = await configs.for(file.path);
  if (config.ignored(file.path)) return void 0;
  const text = await base.read(was);
  if (text === void 0 || text.length > config.limits.fileSize) return void 0;
  const opened = await manifestsIn(file, text, config, options);
  const ids = opened?.recognition.manifests.flatMap(({ formats }) => formats) ?? [];
  return options.formats.find(({ id }) => ids.includes(id));
}
async function lostIn(file, { title, knownBy }, { configs }, options) {
  const { read = readText } = options;
  const config = await configs.for(file.path);
  const now = read(file.absolute, { maxBytes: config.limits.fileSize });
  if (!config.rules.has(RULE) || "failure" in now) return [];
  const { text } = now;
  const isBroken = async () => ((await manifestsIn({ path: file.path, absolute: file.absolute, named: true }, text, config, options))?.document.faults.length ?? 0) > 0;
  const how = text.trim() === "" ? "empty" : await isBroken() ? "broken" : "lost";
  const { starts } = new Lines(text);
  const end = starts[1] === void 0 ? text.length : starts[1] - 1;
  const finding = engineFinding(
    config.rules,
    { rule: RULE, message: how },
    {
      data: { what: title, knownBy },
      ...{ path: file.path, pointer: "", valueHash: "", start: 0, end },
      ...{ line: 1, column: 1, endLine: 1, endColumn: end + 1 }
    }
  );
  return finding ? [finding] : [];
}

// src/read/unread-languages.ts
var LANGUAGES = [
  {
    name: "Go",
    extensions: [".go"],
    manifest: /^go\.mod$/,
    library: /^[ \t]{0,9}(?:require )?github\.com\/(?:mark3labs\/mcp-go|modelcontextprotocol\/go-sdk|metoro-io\/mcp-golang|ThinkInAIXYZ\/go-mcp|viant\/mcp|strowk\/foxy-contexts|localrivet\/gomcp)[\w./-]{0,40} v[\w.+-]{1,80}[ \t]{0,9}$/m,
    command({ folder, mains }) {
      const own = mains.filter((each) => each.startsWith(folder)).map((each) => each.slice(folder.length));
      const named2 = own.filter((each) => /(?:^|\/)main\.go$/.test(each));
      const main = named2.find((each) => each === "main.go") ?? named2.find((each) => /mcp|server/.test(each)) ?? named2[0] ?? own.find((each) => /mcp|server/.test(each)) ?? own[0];
      if (main === void 0) return void 0;
      const at = main === "main.go" ? "." : `./${main.slice(0, main.lastIndexOf("/"))}`;
      return `go run ${folder === "" ? "" : `-C ${folder.slice(0, -1)} `}${at}`;
    }
  },
  {
    name: "Rust",
    extensions: [".rs"],
    manifest: /^Cargo\.toml$/,
    library: /^\s{0,9}(?:\[[\w.]*dependencies\.)?(?:rmcp|rust-mcp-sdk|mcp-server|mcp-core|mcpr|mcp-sdk|pmcp|turbomcp)\s{0,9}[=.\]]/m,
    command({ path, folder, text }) {
      const [, bin] = /^\[\[bin\]\][ \t]{0,9}\n[ \t]{0,9}name\s{0,9}=\s{0,9}"([\w-]+)"/m.exec(text) ?? [];
      const at = folder === "" ? "" : ` --manifest-path ${path}`;
      return `cargo run --quiet${at}${bin === void 0 ? "" : ` --bin ${bin}`}`;
    }
  },
  {
    name: "C#",
    extensions: [".cs", ".fs"],
    manifest: /\.(?:cs|fs)proj$/,
    library: /Include="(?:ModelContextProtocol|mcpdotnet)/i,
    command: ({ path }) => `dotnet run --project ${path}`
  },
  {
    name: "Kotlin",
    extensions: [".kt"],
    manifest: /^build\.gradle(?:\.kts)?$|^libs\.versions\.toml$/,
    library: /io\.modelcontextprotocol[:"'. ]+kotlin-sdk/,
    command: jvmCommand
  },
  {
    name: "Java",
    extensions: [".java"],
    manifest: /^(?:pom\.xml|build\.gradle(?:\.kts)?)$/,
    library: /io\.modelcontextprotocol(?![:"'. ]+kotlin-sdk)|spring-ai-[\w-]{0,40}mcp|quarkus-mcp-server/,
    command: jvmCommand
  },
  {
    name: "Swift",
    extensions: [".swift"],
    manifest: /^Package\.swift$/,
    library: /modelcontextprotocol\/swift-sdk|SwiftMCP|mcp-swift-sdk/i,
    command: ({ folder }) => `swift run${folder === "" ? "" : ` --package-path ${folder.slice(0, -1)}`}`
  },
  {
    name: "Ruby",
    extensions: [".rb"],
    manifest: /^Gemfile$|\.gemspec$/,
    library: /(?:gem|dependency)\s{0,9}\(?\s{0,9}["'](?:mcp|fast-mcp|mcp-rb|model-context-protocol-rb|action_?mcp)["']/,
    command({ text }) {
      const [, name] = /\.executables\s{0,9}=\s{0,9}(?:%w)?[[(]\s{0,9}["']?([\w-]+)/.exec(text) ?? [];
      return name === void 0 ? void 0 : `bundle exec ${name}`;
    }
  },
  {
    name: "PHP",
    extensions: [".php"],
    manifest: /^composer\.json$/,
    library: /"(?:php-mcp\/(?:server|laravel)|mcp\/sdk|logiscape\/mcp-sdk-php|modelcontextprotocol\/php-sdk|laravel\/mcp)"\s{0,9}:/,
    command({ text, folder }) {
      const [, bin] = /"bin"\s{0,9}:\s{0,9}\[?\s{0,9}"([\w./-]+)"/.exec(text) ?? [];
      return bin === void 0 ? void 0 : `php ${folder}${bin}`;
    }
  }
];
function jvmCommand({ path, folder, text }) {
  if (path.endsWith("pom.xml")) {
    const maven = `mvn -q${folder === "" ? "" : ` -f ${path}`}`;
    if (text.includes("spring-boot-maven-plugin")) return `${maven} spring-boot:run`;
    if (text.includes("quarkus-maven-plugin")) return `${maven} quarkus:run`;
    return /exec-maven-plugin|<(?:exec\.)?mainClass>/.test(text) ? `${maven} compile exec:java` : void 0;
  }
  const gradle = `gradle -q --console plain${folder === "" ? "" : ` -p ${folder.slice(0, -1)}`}`;
  if (/org\.springframework\.boot/.test(text)) return `${gradle} bootRun`;
  return /\bapplication\b|\bmainClass\b/.test(text) ? `${gradle} run` : void 0;
}
var STARTERS = {
  Go: /^go$/,
  Rust: /^cargo$/,
  "C#": /^dotnet$/,
  Kotlin: /^(?:java|(?:\.\/)?gradlew|gradle)$/,
  Java: /^(?:java|mvn|(?:\.\/)?mvnw|(?:\.\/)?gradlew|gradle|jbang)$/,
  Swift: /^swift$/,
  Ruby: /^(?:ruby|bundle)$/,
  PHP: /^php$/
};
function configured(language, text) {
  try {
    const { mcpServers } = JSON.parse(text);
    for (const { command, args = [] } of Object.values(mcpServers ?? {})) {
      const words = [command, ...Array.isArray(args) ? args : []];
      if (!words.every((each) => typeof each === "string") || !STARTERS[language]?.test(words[0])) continue;
      const whole = words.join(" ");
      if (isHarmless(whole)) return whole;
    }
  } catch {
  }
  return void 0;
}
function inReadme(language, text) {
  for (const line of text.split("\n")) {
    const words = line.trim().replace(/^\$ /, "").split(/ +/);
    const isStart = STARTERS[language]?.test(words[0]) && /^(?:run|exec|-jar|spring-boot:run|bootRun|\w[\w./-]*\.(?:rb|php))$/.test(words[1] ?? "");
    const whole = words.join(" ");
    if (isStart && isHarmless(whole)) return whole;
  }
  return void 0;
}
var BY_EXTENSION = new Map(LANGUAGES.flatMap((each) => each.extensions.map((ending) => [ending, each])));
var MAY_BE_MANIFEST = /* @__PURE__ */ new Set([
  ".toml",
  ".mod",
  ".xml",
  ".gradle",
  ".kts",
  ".swift",
  ".gemspec",
  ".json",
  ".csproj",
  ".fsproj"
]);
var ASIDE = /(?:^|\/)(?:tests?|__tests__|fixtures?|testdata|examples?|samples?|docs?|vendor|third_party|benchmarks?|\.?venv|site-packages)\//i;
var MOST_MANIFESTS = 200;
var MOST_MAINS = 50;
var MOST_BYTES2 = 1e5;
var LIKE_SERVER = /mcp|server|rpc|dispatch|protocol|handler|router|main/i;
var MOST_LOOKED_INTO = 30;
var ANSWERS_LIST = /(?:case\s{1,9}|==\s{0,9}|equals\()["']tools\/list["']|["']tools\/list["']\s{0,9}(?:=>|->|:[^:]|\|)/;
function watchLanguages(cwd) {
  const counts = /* @__PURE__ */ new Map();
  const mains = /* @__PURE__ */ new Map();
  const manifests = [];
  const likely = /* @__PURE__ */ new Map();
  const read = checkoutTexts(cwd, { maxBytes: MOST_BYTES2 });
  const textOf = (path) => read(path) ?? "";
  const see = (folder, name) => {
    const ending = extensionOf(name);
    const language = BY_EXTENSION.get(ending);
    if (language) {
      if (ASIDE.test(folder)) return;
      counts.set(language, (counts.get(language) ?? 0) + 1);
      const some = mains.get(language) ?? [];
      if (some.length < MOST_MAINS && isMain(folder, name)) mains.set(language, [...some, folder + name]);
      const mayServe = likely.get(language) ?? [];
      if (mayServe.length < MOST_LOOKED_INTO && LIKE_SERVER.test(name))
        likely.set(language, [...mayServe, folder + name]);
    }
    if (!MAY_BE_MANIFEST.has(ending) && name !== "Gemfile") return;
    if (manifests.length < MOST_MANIFESTS && LANGUAGES.some(({ manifest }) => manifest.test(name)) && !ASIDE.test(folder))
      manifests.push({ folder, name });
  };
  const found = () => {
    const nearest = manifests.toSorted((a, b2) => a.folder.length - b2.folder.length);
    const texts = nearest.map((each) => ({
      ...each,
      path: each.folder + each.name,
      text: textOf(each.folder + each.name)
    }));
    return LANGUAGES.flatMap((language) => {
      const files = counts.get(language) ?? 0;
      if (files === 0) return [];
      const own = mains.get(language) ?? [];
      const packages = texts.filter(({ name, text }) => language.manifest.test(name) && language.library.test(text)).map((each) => ({ ...each, mains: own }));
      const isOwn = packages.length === 0 && (likely.get(language) ?? []).some((path) => ANSWERS_LIST.test(textOf(path)));
      if (isOwn) {
        for (const each of texts) if (language.manifest.test(each.name)) packages.push({ ...each, mains: own });
      }
      if (packages.length === 0 && !isOwn) return [];
      const command = configured(language.name, textOf(".mcp.json")) ?? packages.map((each) => language.command?.(each)).find((each) => each !== void 0 && isHarmless(each)) ?? inReadme(language.name, textOf("README.md"));
      return [{ language: language.name, files, ...command !== void 0 && { command } }];
    }).sort((a, b2) => b2.files - a.files);
  };
  return { see, found };
}
var languageNamed = (file) => BY_EXTENSION.get(extensionOf(file))?.name;
var isMain = (folder, name) => name === "main.go" || /(?:^|\/)cmd\/[^/]+\/$/.test(folder) && name.endsWith(".go") && !name.endsWith("_test.go");
var isHarmless = (command) => /^[\w./: =-]{1,200}$/.test(command) && !/(?:^|[\s/])\.\.(?:\/|\s|$)/.test(command);

// src/read/snapshots.ts
var FEWEST = 5;
var MOST_FOLDERS = 200;
var MOST_BYTES3 = 2e5;
var OTHER = /\.(?:snap|md|mdx|txt|rst|lock|log|csv|tsv|xml|svg|png|jpe?g|gif|webp|ico|pdf|zip|gz|woff2?|ttf|mp[34]|wasm|map|css|scss|less|py|pyi|go|rs|cs|fs|kt|java|swift|rb|php|c|cc|cpp|h|hpp|sh|ps1|bat|sql|toml|ini|cfg|conf|env|proto|graphql|vue|svelte|astro|ipynb|tf|gradle|kts|csproj|bin|exe|dll|so)$/;
function watchSnapshots(cwd, search) {
  const { extensions } = search;
  const known = new Set(extensions);
  const byFolder = /* @__PURE__ */ new Map();
  const see = (folder, name) => {
    const ending = extensionOf(name);
    if (name.lastIndexOf(".") <= 0 || known.has(ending) || OTHER.test(ending)) return;
    const key = `${folder}
${ending}`;
    const names = byFolder.get(key);
    if (names) names.push(name);
    else byFolder.set(key, [name]);
  };
  const isTool = (path) => {
    const read = readText(inFolder(cwd, path), { maxBytes: MOST_BYTES3 });
    return "text" in read && read.text.startsWith("{") && isToolAsJson(read.text);
  };
  const scopeOf = scopeFinder(cwd);
  const isSearched = (path) => wouldFind(path, { ...search, cwd, also: () => true }, scopeOf);
  const among = (files) => {
    const found = [];
    const folders = [...byFolder].filter(([, names]) => names.length >= FEWEST).slice(0, MOST_FOLDERS);
    for (const [key, names] of folders) {
      const folder = key.slice(0, key.indexOf("\n"));
      const paths = names.map((name) => folder + name).filter(isSearched);
      if (!paths.slice(0, 2).some(isTool)) continue;
      const tools = paths.filter(isTool);
      if (tools.length < FEWEST) continue;
      for (const path of tools) found.push({ path, absolute: inFolder(cwd, path), named: false, isSnapshot: true });
    }
    if (found.length === 0) return files;
    const there = new Set(files.map(({ path }) => path));
    const more = found.filter(({ path }) => !there.has(path));
    return [...files, ...more].sort((a, b2) => compareText(a.path, b2.path));
  };
  return { see, among };
}
function isToolAsJson(text) {
  try {
    const tool = JSON.parse(text);
    if (typeof tool !== "object" || tool === null) return false;
    const { name, inputSchema } = tool;
    return typeof name === "string" && typeof inputSchema === "object" && inputSchema !== null;
  } catch {
    return false;
  }
}

// src/engine/servers.ts
var MOST_SERVERS = 500;
var MOST_STEPS = 2e5;
function joinServers(files) {
  const exported = new Map(files.map(({ path, exported: names }) => [path, names]));
  const leadsTo = /* @__PURE__ */ new Map();
  const isRead = /* @__PURE__ */ new Map();
  const sameAs = /* @__PURE__ */ new Map();
  for (const { path, handed, imported } of files) {
    for (const { from, to, isAlways } of handed)
      if (isAlways && !to.startsWith(BY_NAME)) addTo(leadsTo, idOf(path, from), idOf(path, to));
    for (const { node, path: other, name } of imported) {
      const names = exported.get(other);
      const there = names && Object.hasOwn(names, name) ? names[name] : void 0;
      if (there === void 0) continue;
      addTo(leadsTo, idOf(path, node), idOf(other, there));
      addTo(leadsTo, idOf(other, there), idOf(path, node));
      sameAs.set(idOf(path, node), idOf(other, there));
    }
  }
  for (const { path, handed } of files) {
    for (const { to, isRead: own = false } of handed) {
      const id = sameAs.get(idOf(path, to)) ?? idOf(path, to);
      isRead.set(id, own && isRead.get(id) !== false);
    }
  }
  const servers = /* @__PURE__ */ new Map();
  let steps = 0;
  const made = files.flatMap(({ path, made: own }) => own.map((each) => ({ ...each, id: idOf(path, each.node) })));
  for (const { id, onDuplicate } of made.slice(0, MOST_SERVERS)) {
    const server = { id, ...onDuplicate && { onDuplicate } };
    const reached = /* @__PURE__ */ new Set([id]);
    for (const node of reached) {
      if (steps++ > MOST_STEPS) break;
      addTo(servers, node, server);
      for (const next of leadsTo.get(node) ?? []) reached.add(next);
    }
  }
  const passes = /* @__PURE__ */ new Map();
  const pathsOf = /* @__PURE__ */ new Map();
  for (const { path, handed, imported, exported: own, methods = [] } of files) {
    for (const { from, to } of handed) {
      addTo(passes, idOf(path, from), idOf(path, to));
      if (to.startsWith("given:")) pathsOf.set(idOf(path, to), path);
    }
    for (const { node, path: other, name } of imported) {
      const there = sameAs.get(idOf(path, node));
      pathsOf.set(there ?? idOf(path, node), other);
      const method = name.split(".")[1];
      if (there !== void 0 || method !== void 0) addTo(passes, idOf(path, node), there ?? named(method));
    }
    const byName = [...Object.entries(own), ...methods.map(({ name, node }) => [name, node])];
    for (const [name, node] of byName) {
      if (!node.startsWith("given:") || name.includes(".")) continue;
      addTo(passes, named(name), idOf(path, node));
      pathsOf.set(idOf(path, node), path);
    }
  }
  const ledTo = new Set([...passes].flatMap(([from, to]) => from.startsWith(named("")) ? [] : to));
  const isFollowed = (id, own, hasTools, hasOthers) => {
    const reached = /* @__PURE__ */ new Set([id]);
    for (const node of reached) {
      if (steps++ > MOST_STEPS) return true;
      if (node.endsWith(idOf("", "any")) && hasOthers) return true;
      const path = pathsOf.get(node);
      if (path !== void 0 && hasTools(path)) return true;
      const isByName = node.startsWith(named(""));
      for (const next of passes.get(node) ?? []) if (!isByName || pathsOf.get(next) !== own) reached.add(next);
    }
    return false;
  };
  return {
    isLedTo: (path, node) => ledTo.has(idOf(path, node)),
    unfollowed: (hasTools, hasOthers) => files.flatMap(({ path, handed }) => {
      const asked = handed.filter(({ asks, isRead: own }) => asks && !own);
      return asked.flatMap(
        ({ to, asks }) => isFollowed(idOf(path, to), path, hasTools, hasOthers) ? [] : [{ ...asks, path }]
      );
    }),
    of: (path, node) => servers.get(idOf(path, node)) ?? [],
    callsOf(path, node) {
      const read = isRead.get(idOf(path, node));
      return read === void 0 ? "none" : read ? "read" : "unread";
    }
  };
}
var idOf = (path, node) => `${node.startsWith(BY_NAME) ? "" : path}
${node}`;
var BY_NAME = "named:";
var named = (name) => idOf("", BY_NAME + name);

// src/run/run-result.ts
var RunResults = class {
  #files = [];
  #skipped = [];
  #findings = [];
  /** Findings about what a file imports, which that other file may have too. */
  #foreign = [];
  /** How many of a file's tools are defined in other files, by both paths. */
  #borrowed = /* @__PURE__ */ new Map();
  #unread = [];
  /** How many tools of a file may be registered elsewhere. */
  #loose = /* @__PURE__ */ new Map();
  /** The functions that are given a server, and register tools on it. */
  #given = [];
  /** All files that were looked at, be they manifests or none. */
  looked = /* @__PURE__ */ new Set();
  #named = [];
  #wiring = [];
  #failures = [];
  #secrets = [];
  #facts = [];
  /** The files with directives, by path. */
  #directed = /* @__PURE__ */ new Map();
  linted = /* @__PURE__ */ new Set();
  renamed;
  #leftOut;
  #cutShort = /* @__PURE__ */ new Set();
  #fixed = [];
  #cwd;
  /** `renamed`: what was renamed before this run. */
  constructor(cwd, renamed) {
    this.#cwd = cwd;
    this.renamed = new Map(renamed);
  }
  add(path, outcome) {
    const { file, skipped, findings, failures, secrets, facts, settings, known, disabledRanges } = outcome;
    if (file) this.#files.push(file);
    if (outcome.borrowed) this.#borrowed.set(path, outcome.borrowed);
    if (skipped) this.#skipped.push(skipped);
    for (const each of outcome.unread ?? []) this.#unread.push(each);
    if (outcome.wiring) this.#wiring.push(outcome.wiring);
    if (outcome.named) this.#named.push({ path, ...outcome.named });
    for (const node of outcome.given ?? []) this.#given.push({ path, node });
    if (outcome.looseTools) this.#loose.set(path, outcome.looseTools);
    for (const each of findings) (each.path === path ? this.#findings : this.#foreign).push(each);
    for (const each of failures) this.#failures.push(each);
    for (const each of secrets) this.#secrets.push(each);
    if (facts.size > 0) this.#facts.push({ path, facts, settings });
    if (disabledRanges) this.#directed.set(path, { disabledRanges, settings, known });
    if (outcome.leftOut) this.#leftOut = addCounts(this.#leftOut ?? NO_COUNTS, outcome.leftOut);
    for (const each of outcome.cutShort ?? []) this.#cutShort.add(each);
    if (outcome.isBroken) this.#cutShort.add(path);
    this.addFixed(path, outcome);
  }
  /** What was fixed in a file about which more is reported later. */
  addFixed(path, { fixed, renamed }) {
    for (const each of fixed) this.#fixed.push(each);
    if (renamed) this.renamed.set(path, renamed);
  }
  /** Compares the files, and puts all in order: by path, in whatever order they were linted. */
  total() {
    const project = new ProjectRules();
    for (const { facts, settings } of this.#facts.sort(byPath)) project.add(facts, settings);
    const servers = joinServers(this.#wiring.sort(byPath));
    const compared = project.compare(servers);
    const isVisible = (finding) => !this.#directed.get(finding.path)?.disabledRanges?.hides(finding);
    const acrossFiles = compared.findings.filter(isVisible);
    const foreign = withoutUnnamedCopies(this.#foreign.filter(isVisible), this.#findings);
    const directed = [...this.#directed.values()];
    const unused = directed.flatMap(
      ({ disabledRanges, settings, known }) => disabledRanges?.unused(settings, known.keys()) ?? []
    );
    return {
      files: this.#countedOnce().sort(byPath),
      skipped: this.#skipped.sort(byPath),
      findings: withoutNeighbours([...this.#findings, ...unused, ...acrossFiles, ...foreign].sort(compareFindings)),
      failures: [...this.#failures.sort(byPath), ...compared.failures],
      ...this.#stillUnread(servers),
      secrets: this.#secrets.sort(byPath),
      ...this.#leftOut && { leftOut: this.#leftOut },
      ...this.#cutShort.size > 0 && { cutShort: [...this.#cutShort].sort(compareText) },
      suppressed: directed.reduce((sum, { disabledRanges }) => sum + (disabledRanges?.hidden ?? 0), 0),
      linted: this.linted,
      fixed: this.#fixed,
      renamed: this.renamed,
      acrossFiles
    };
  }
  /** Without what registers tools that are written, and read, in other files. */
  #stillUnread(servers) {
    const withTools = /* @__PURE__ */ new Set([
      ...this.#files.filter(({ tools }) => tools > 0).map(({ path }) => path),
      ...this.#unread.map(({ path }) => path)
    ]);
    const loose = [...this.#loose.values()].reduce((sum, tools) => sum + tools, 0);
    const hasOthers = loose > 0 || this.#given.some(({ path, node }) => !servers.isLedTo(path, node));
    const unfollowed = servers.unfollowed((path) => withTools.has(path) || !this.looked.has(path), hasOthers).filter(({ mayBeElsewhere }) => !mayBeElsewhere || loose === 0).map(({ mayBeElsewhere: _, ...each }) => ({ ...each, reason: "no tool was found where it leads" }));
    const unread = this.#unread.flatMap(({ mayBeElsewhere, givenTo, ...each }) => {
      if (!mayBeElsewhere) return [each];
      const calls = givenTo === void 0 ? "none" : servers.callsOf(each.path, givenTo);
      if (calls !== "none") return calls === "read" ? [] : [each];
      const elsewhere = loose - (this.#loose.get(each.path) ?? 0);
      if (each.tools === void 0) return elsewhere > 1 ? [] : [each];
      return elsewhere >= each.tools ? [] : [{ ...each, tools: each.tools - elsewhere }];
    }).concat(unfollowed).sort((a, b2) => compareText(a.path, b2.path) || a.line - b2.line);
    return unread.length > 0 ? { unread } : {};
  }
  /** A tool that is defined in one file and served by another is counted where it is defined. */
  #countedOnce() {
    const again = toldAgain(this.#named.sort(byPath), packageFolders(this.#cwd));
    if (this.#borrowed.size === 0 && again.size === 0) return this.#files;
    const own = new Map(this.#files.map(({ path, tools }) => [path, tools]));
    return this.#files.map((file) => {
      const borrowed = [...this.#borrowed.get(file.path) ?? []];
      const elsewhere = borrowed.reduce((sum, [path, tools]) => sum + Math.min(tools, own.get(path) ?? 0), 0);
      const less = elsewhere + (again.get(file.path) ?? 0);
      return less === 0 ? file : { ...file, tools: Math.max(file.tools - less, 0) };
    });
  }
};
function toldAgain(files, packageOf) {
  const again = /* @__PURE__ */ new Map();
  if (files.every(({ loose }) => loose.length === 0)) return again;
  const known = /* @__PURE__ */ new Map();
  const namesAround = (path) => {
    const home = packageOf(path);
    const names = known.get(home) ?? /* @__PURE__ */ new Set();
    known.set(home, names);
    return names;
  };
  for (const { path, served } of files) for (const name of served) namesAround(path).add(name);
  for (const { path, loose } of files.toSorted((a, b2) => b2.loose.length - a.loose.length)) {
    const names = namesAround(path);
    const repeated = loose.filter((name) => names.has(name)).length;
    for (const name of loose) names.add(name);
    if (repeated * 2 >= loose.length && repeated > 0) again.set(path, repeated);
  }
  return again;
}
async function reportOfRun(total, suppressions, run2) {
  const { files, skipped, failures, unread, secrets, leftOut, cutShort } = total;
  const settled = await suppressions?.apply({ ...total, ...run2 });
  const { findings = total.findings, suppressed = 0, done } = settled ?? {};
  const report = makeReport({
    ...{
      files,
      skipped,
      findings: run2.atEachPlace ? findings : shownOnce(findings, run2),
      failures,
      secrets,
      suppressed: total.suppressed + suppressed
    },
    ...leftOut && { leftOut },
    ...cutShort && { cutShort },
    ...unread && { unread }
  });
  return { report, ...done && { done } };
}
function shownOnce(findings, { cwd, isMeant }) {
  const isOther = (each) => !isMeant(each);
  const shown = oncePerCause(
    findings.filter((each) => isMeant(each)),
    packageFolders(cwd)
  );
  return findings.some(isOther) ? [...shown, ...findings.filter(isOther)].sort(compareFindings) : shown;
}
function withoutNeighbours(findings) {
  return findings.filter((each, index) => index === 0 || compareFindings(findings[index - 1], each) !== 0);
}
function withoutUnnamedCopies(foreign, own) {
  if (foreign.length === 0) return foreign;
  const saying = ({ path, start, end, rule }, id = "") => `${path}
${start}:${end}
${rule}
${id}`;
  const reported = new Set(own.map((each) => saying(each, each.messageId)));
  return foreign.filter((each) => !reported.has(saying(each, unnamed(each.messageId ?? ""))));
}
var byPath = (a, b2) => compareText(a.path, b2.path);

// src/run/run.ts
async function check({
  cwd,
  paths,
  ignoreUnknown,
  ignoredByGit,
  configs,
  suppressing,
  suppressionsIn = cwd,
  followedByGit,
  base,
  atEachPlace = false,
  cache: cacheOptions,
  ...options
}) {
  const here = await timed("config", () => configs.for("."));
  const languages = watchLanguages(cwd);
  const snapshots = watchSnapshots(cwd, searchIn(here));
  const onName = (folder, name) => {
    languages.see(folder, name);
    snapshots.see(folder, name);
  };
  const searched = await timed(
    "find",
    () => discover({ cwd, paths, ...searchIn(here), ignoreUnknown, ignoredByGit, onName })
  );
  const cacheFile = cachePath(cwd, cacheOptions?.file);
  const isOwn = ({ path, absolute }) => path.endsWith(CACHE_NAME) || absolute === cacheFile;
  const found = { ...searched, files: snapshots.among(searched.files).filter((file) => !isOwn(file)) };
  const mayKeep = cacheOptions && !options.fix && (cacheOptions.isAsked || here.cache);
  const cache = mayKeep ? openCache(cacheFile, absolutePath(cwd, "."), lintFile) : void 0;
  configs.know(found.folders);
  const suppressions = await openSuppressions(suppressionsIn, suppressing);
  const onProgress = options.onStart?.(found.files.length);
  const { close, forget, ...services } = openServices(cwd, readText, cache?.disk);
  const { onFixed } = options;
  try {
    const { changes, ...result } = await run({
      ...options,
      cwd,
      files: found.files,
      configs,
      ...services,
      cache,
      ...options.changes && followedByGit && { changes: withUntracked(options.changes, found.files, followedByGit, cwd) },
      onProgress,
      onFixed(file, before, after) {
        forget(file.absolute);
        return onFixed?.(file, before, after);
      },
      suppressions: suppressions?.match
    });
    const refused = await cache?.save(paths.length === 0);
    if (refused !== void 0) cacheOptions?.onFailure(cacheFile, refused);
    const isMeant = (finding) => !changes || isCausedByChange(finding, changes);
    const lost = base && await lostFormats(
      base,
      { ...result, cwd, found: found.files, configs, isCovered: (path) => isCovered(path, cwd, paths) },
      { ...options, ...services }
    );
    const notRead = languages.found();
    const total = { ...result, failures: [...found.problems, ...result.failures] };
    const { report: own, done } = await reportOfRun(total, suppressions, { cwd, paths, configs, isMeant, atEachPlace });
    const submission = changes ? void 0 : submissionTo(here.preset, here.rules);
    const report = {
      ...own,
      ...submission && { submission },
      ...lost?.findings.length && { findings: [...own.findings, ...lost.findings].sort(compareFindings) },
      ...notRead.length > 0 && { languages: notRead },
      ...lost?.deleted.length && { deleted: lost.deleted }
    };
    return {
      report: withLimit(changes ? causedByChanges(report, changes) : report, here.limits.findings),
      files: found.files,
      fixed: result.fixed,
      ...done && { suppressing: done }
    };
  } finally {
    base?.close();
    close();
  }
}
function searchIn(here) {
  return {
    include: here.files,
    isLeftOut: here.leftOut,
    // Of a file a config that is nearer may think otherwise: it is asked when its turn comes.
    ignored: (path) => path.endsWith("/") && here.ignored(path) !== void 0,
    extensions: EXTENSIONS,
    also: (path) => isToolSnapshot(path) || here.also?.(path) === true
  };
}
function withLimit(report, most) {
  const { findings, leftOut, cutShort = [] } = keepAtMost(report.findings, most);
  if (!leftOut) return report;
  const isCut = /* @__PURE__ */ new Set([...report.cutShort ?? [], ...cutShort]);
  return { ...report, findings, leftOut: addCounts(leftOut, report.leftOut ?? NO_COUNTS), cutShort: [...isCut] };
}
function causedByChanges(report, changes) {
  const findings = report.findings.filter((finding) => isCausedByChange(finding, changes));
  return { ...report, findings, elsewhere: report.findings.length - findings.length };
}
async function run({ onFixed, ...given }) {
  const shown = /* @__PURE__ */ new Map();
  const options = {
    ...given,
    onFixed(file, before, after) {
      if (given.dryRun) shown.set(file.path, after);
      return onFixed?.(file, before, after);
    }
  };
  const { acrossFiles, ...first } = await runOnce(options);
  const { fixed, failures } = options.fix ? fixAcross(acrossFiles, options, options.fix, first, shown) : { fixed: [], failures: [] };
  if (options.dryRun) return first;
  if (fixed.length === 0) return { ...first, failures: [...first.failures, ...failures] };
  const { changes, renamed } = first;
  const { acrossFiles: _, ...again } = await runOnce({ ...options, renamed, ...changes && { changes } });
  return { ...again, failures: [...again.failures, ...failures], fixed: [...first.fixed, ...fixed, ...again.fixed] };
}
function fixAcross(found, { files, suppressions, onFixed }, kind, { changes, renamed }, shown) {
  const fixable = suppressions ? withoutFixes(found, suppressions, renamed) : found;
  const failures = [];
  const fixed = [];
  for (const file of files) {
    const own = fixable.filter(
      (each) => each.path === file.path && each.fix && (!changes || isOnChangedLines(each, changes))
    );
    if (own.length === 0) continue;
    const text = shown.get(file.path);
    const read = text === void 0 ? readText(file.absolute, { maxBytes: BOUNDS.fileSize }) : { text };
    if ("failure" in read) continue;
    const { text: after, applied } = applyFixes(read.text, own, kind);
    const refused = applied.length > 0 ? onFixed?.(file, read.text, after) : void 0;
    if (refused === void 0) append(fixed, applied.map(appliedFix));
    else failures.push({ path: file.path, message: refused });
  }
  return { fixed, failures };
}
async function runOnce(options) {
  const tally = new RunResults(options.cwd, options.renamed);
  const changes = new Map(options.changes);
  let done = 0;
  const importers = [];
  const lintOne = async (file, services, isLast = false) => {
    const lint = options.cache && !changes.has(file.path) ? options.cache.lint : lintFile;
    const outcome = await lint(file, await timed("config", () => options.configs.for(file.path)), {
      ...options,
      ...options.changes && { changes },
      renamed: tally.renamed,
      services
    });
    if (outcome?.changed && changes.has(file.path)) changes.set(file.path, outcome.changed);
    if (options.fix && !options.dryRun && !isLast && outcome && reportsOtherFiles(file.path, outcome)) {
      importers.push(file);
      return tally.addFixed(file.path, outcome);
    }
    if (options.suppressions && isFullyLinted(file, outcome)) tally.linted.add(file.path);
    tally.looked.add(file.path);
    if (outcome) tally.add(file.path, outcome);
    options.onProgress?.(++done, file.path);
    if (options.fix) await nextTurn();
  };
  const begun = [];
  const finishBegun = async () => {
    for (const file of begun.splice(0)) await lintOne(file, options.services);
  };
  for (const file of options.files) {
    try {
      await lintOne(file, options.begin ?? options.services);
    } catch (error) {
      if (!(error instanceof Pending)) throw error;
      if (error.soon) {
        await error.soon;
        await lintOne(file, options.services);
        continue;
      }
      begun.push(file);
      if (begun.length === MAX_PENDING) await finishBegun();
    }
  }
  await finishBegun();
  for (const file of importers) await lintOne(file, options.services, true);
  return { ...tally.total(), ...options.changes && { changes } };
}
function reportsOtherFiles(own, { findings, facts }) {
  const isForeign = (path) => path !== own && path !== "";
  return findings.some(({ path }) => isForeign(path)) || [...facts.values()].some((some) => some.some(({ location }) => isForeign(location.path)));
}
var MAX_PENDING = 50;

// src/config/resolve.ts
import { existsSync as existsSync4 } from "node:fs";

// src/config/layer.ts
var MAX_PARTS = 50;
var MAX_PATTERNS = 1e3;
async function makeLayer(source, folder, options) {
  const parts = [];
  const budget = { patterns: MAX_PATTERNS };
  const read = async (from, chain) => {
    if (parts.length + chain.length >= MAX_PARTS) {
      throw new UserError(`${source.shown}: it extends more than ${MAX_PARTS} configs, counting theirs`);
    }
    const validate = options.validate ?? (await import("./config.js")).validate;
    throwAll([...errorsInConfig(from, validate, options.builtinRules), ...missingBases(from, chain)]);
    const config = from.value;
    let inherited;
    let own;
    for (const [index, name] of (config.extends ?? []).entries()) {
      const preset2 = PRESET_NAMES.find((each) => each === name);
      if (preset2) own = preset2;
      else {
        const base = await readBase(from, name, index, [...chain, from], options);
        inherited = await read(base, [...chain, from]) ?? inherited;
      }
    }
    parts.push(await makePart(from, config, options, budget));
    return own ?? inherited;
  };
  const preset = await read(source, []);
  return { folder, root: source.value.root === true, preset, parts };
}
async function readBase(from, name, index, chain, options) {
  const at = ["extends", String(index)];
  const file = resolveModule(name, from.file);
  const trail = trailOf(chain);
  if (chain.some((each) => realPath(each.file) === realPath(file))) {
    throw from.error(at, `configs extend each other in a circle (${trail} extends ${printable(name)})`);
  }
  const base = await readConfig(file, options);
  if (!base) throw from.error(at, `\`${printable(name)}\` has no key "toolint"`);
  return base;
}
var trailOf = (chain) => chain.map(({ shown }) => shown).join(" extends ");
function missingBases(from, chain) {
  const names = from.value?.extends;
  if (!Array.isArray(names)) return [];
  return names.flatMap((name, index) => {
    if (typeof name !== "string" || name === "" || PRESET_NAMES.some((each) => each === name)) return [];
    const file = resolveModule(name, from.file);
    if (file !== void 0 && realPath(file) !== void 0) return [];
    const hint = (isPath(name) ? "" : didYouMean(name, PRESET_NAMES)) || whyMissing(name, from.file);
    const trail = chain.length > 0 ? ` (${trailOf([...chain, from])})` : "";
    return from.error(["extends", String(index)], `\`${printable(name)}\` cannot be found${hint}${trail}`);
  });
}
function throwAll(errors) {
  if (errors.length > 0) throw together(errors);
}
async function makePart(source, config, options, budget) {
  const glob = (path, pattern) => {
    if (budget.patterns-- === 0) throw source.error(path, "there are too many patterns");
    try {
      return compileGlob(pattern);
    } catch (error) {
      throw error instanceof UserError ? source.error(path, error.message) : error;
    }
  };
  const compiled = (path, patterns) => patterns.map((pattern, index) => ({
    pattern,
    ...negatable(pattern, (plain) => glob([...path, String(index)], plain))
  }));
  const globs = (path, patterns) => anyOf(compiled(path, patterns));
  const files = config.files && compiled(["files"], config.files);
  return {
    source,
    config,
    plugins: await loadPlugins(source, config.plugins ?? [], options),
    overrides: (config.overrides ?? []).map(({ files: files2, ignore = [], rules = {} }, index) => {
      const included = globs(["overrides", String(index), "files"], files2);
      const excluded = globs(["overrides", String(index), "ignore"], ignore);
      return { matches: (path) => included(path) && !excluded(path), rules };
    }),
    ignore: (config.ignore ?? []).map((pattern, index) => {
      const foldersOnly = pattern.endsWith("/");
      const plain = foldersOnly ? pattern.slice(0, -1) : pattern;
      const rule = negatable(plain, (positive) => glob(["ignore", String(index)], positive));
      return { foldersOnly, ...rule, origin: { file: source.shown, pattern } };
    }),
    files: files && anyOf(files),
    leftOut: files && ((path) => files.findLast(({ matches }) => matches(path))?.negated === true),
    filePatterns: (files ?? []).filter(({ negated }) => !negated),
    formats: Object.entries(config.formats ?? {}).map(([pattern, format]) => ({
      matches: glob(["formats", pattern], pattern),
      format,
      isKind: fixesKind(pattern)
    })),
    servers: Object.entries(config.servers ?? {}).map(([name, patterns]) => ({
      name,
      matches: globs(["servers", name], patterns)
    }))
  };
}
function negatable(pattern, compile) {
  const negated = pattern.startsWith("!");
  return { negated, matches: compile(negated ? pattern.slice(1) : pattern) };
}
function anyOf(patterns) {
  return (path) => patterns.findLast(({ matches }) => matches(path))?.negated === false;
}
async function loadPlugins(source, plugins, options) {
  const loaded = await Promise.all(
    plugins.map((plugin, index) => loadPlugin(source, plugin, ["plugins", String(index)], options))
  );
  return loaded.flat();
}
async function loadPlugin(source, plugin, at, { cwd, allowCode }) {
  if (typeof plugin !== "string") return rulesOf(source, at, plugin, "this plugin");
  const name = printable(plugin);
  if (!allowCode) throw source.error(at, `the plugin \`${name}\` is code, which runs only with ${ALLOWED_BY}`);
  const file = resolveModule(plugin, source.file);
  if (file === void 0 || realPath(file) === void 0) {
    throw source.error(at, `the plugin \`${name}\` cannot be found${whyMissing(plugin, source.file)}`);
  }
  const exported = await importDefault(file, printable(relativePath(cwd, file)), allowCode);
  return rulesOf(source, at, exported, `the plugin \`${name}\``);
}
function rulesOf(source, at, exported, name) {
  const rules = rulesIn(exported, name);
  if (typeof rules === "string") throw source.error(at, rules);
  return rules.map((rule) => ({ plugin: name, rule }));
}
function addPluginRules(rules, { parts }) {
  const all = new Map(rules);
  for (const { source, plugins } of parts) {
    for (const { plugin, rule } of plugins) {
      const other = all.get(rule.id);
      if (other && other !== rule) {
        throw source.error(
          ["plugins"],
          `${plugin} brings a rule \`${printable(rule.id)}\`, and so does another plugin`
        );
      }
      all.set(rule.id, rule);
    }
  }
  return all;
}
async function checkPluginSettings({ parts }, rules) {
  const errors = [];
  for (const part of parts) {
    for (const [path, settings] of settingsIn(part)) {
      for (const [id, setting] of Object.entries(settings)) {
        if (isBuiltin(id)) continue;
        try {
          await checkSetting(part, [...path, id], setting, rules);
        } catch (error) {
          if (!(error instanceof UserError)) throw error;
          errors.push(error);
        }
      }
    }
  }
  throwAll(errors);
}
function settingsIn({ config }) {
  const overrides = (config.overrides ?? []).map((override, index) => [
    ["overrides", String(index), "rules"],
    override.rules ?? {}
  ]);
  return [[["rules"], config.rules ?? {}], ...overrides];
}
async function checkSetting({ source }, path, setting, rules) {
  const id = path.at(-1);
  if (isFamily(id) && familiesIn(rules.keys()).has(id)) {
    if (readSetting(setting).options) throw source.error(path, `the rule family \`${printable(id)}\` takes no options`);
    return;
  }
  const rule = rules.get(id);
  if (!rule) throw source.error(path, `${unknownRule(id, rules.values())}: no plugin that is loaded here has it`);
  const { options } = readSetting(setting);
  if (!options) return;
  if (!rule.options) throw source.error(path, `the rule \`${printable(id)}\` takes no options`);
  const validate = await optionsValidator(rule, (message) => source.error(path, message));
  throwAll(errorsIn(source, [...path, "1"], options, validate, [rule]));
}
var validators = /* @__PURE__ */ new WeakMap();
async function optionsValidator(rule, error) {
  let validate = validators.get(rule);
  if (!validate) {
    const ajv = await import("./ajv-2020.js");
    const Ajv2020 = ajv.Ajv2020 ?? ajv.default.Ajv2020;
    try {
      validate = new Ajv2020({ strict: false, validateFormats: false }).compile({
        ...rule.options.schema
      });
    } catch (cause) {
      throw error(
        `the plugin's JSON Schema of these options cannot be used: ${printable(cause.message, 200)}`
      );
    }
    validators.set(rule, validate);
  }
  return validate;
}
function readCommandLine(overrides, rules) {
  const known = [...rules];
  for (const [id, severity] of overrides) {
    if (!SETTINGS.some((each) => each === severity)) {
      throw new UserError(
        `--rule ${printable(id)}=${printable(severity)}: ${unknownHint("severity", printable(severity), SETTINGS)}; it is one of ${SETTINGS.join(", ")}`
      );
    }
    if (isBuiltin(id) || !id.includes("/")) checkKnown(id, known);
  }
  return Object.fromEntries(overrides);
}
function checkCommandLine(overrides, rules) {
  for (const [id] of overrides) checkKnown(id, rules.values());
}
function checkKnown(id, rules) {
  const known = [...rules];
  const matches = isFamily(id) ? (rule) => familyOf(rule.id) === id : (rule) => rule.id === id;
  if (!known.some(matches)) throw new UserError(`--rule ${printable(id)}: ${unknownRule(id, known)}`);
}

// src/config/resolve.ts
function createConfigs({ ruleOverrides = [], configFile, config, ...options }) {
  const cwd = absolutePath(options.cwd, ".");
  const overrides = readCommandLine(ruleOverrides, options.builtinRules);
  const chainOptions = { cwd, preset: options.preset, clients: options.clients, overrides };
  const layerOptions = { ...options, cwd, workspace: workspaceOf(cwd) };
  const finder = createFinder(layerOptions);
  let single;
  const find = (folder) => {
    if (config === void 0 && configFile === void 0) return finder.find(folder);
    return single ??= singleChain(configFile, config, layerOptions);
  };
  let checked;
  const check2 = async () => checkCommandLine(ruleOverrides, (await find(cwd)).rules);
  return {
    know: finder.know,
    async for(path) {
      if (ruleOverrides.length > 0) await (checked ??= check2());
      return resolveFor(await find(folderOf(path, cwd)), path, chainOptions);
    }
  };
}
function folderOf(path, cwd) {
  if (path === "." || path.endsWith("/")) return absolutePath(cwd, path);
  if (/^[./]|:/.test(path)) return parentOf(absolutePath(cwd, path));
  const slash = path.lastIndexOf("/");
  return slash < 0 ? cwd : inFolder(cwd, path.slice(0, slash));
}
function createFinder(options) {
  const empty = emptyChain(options);
  const chains = /* @__PURE__ */ new Map();
  const loading = /* @__PURE__ */ new Map();
  let seen = new Seen();
  let last;
  const ready = (folder) => {
    if (folder === last?.folder) return last.chain;
    const known = chains.get(folder);
    if (known) return known;
    const { configs, isGitTop } = seen.of(folder) ?? look(folder);
    if (configs.length > 0) return void 0;
    const parent = parentOf(folder);
    if (isGitTop || isCeiling(folder) || parent === folder) return empty;
    const chain = ready(parent);
    if (!chain) return void 0;
    chains.set(parent, chain);
    last = { folder, chain };
    return chain;
  };
  const load = async (folder) => {
    const { configs, isGitTop } = seen.of(folder) ?? look(folder);
    const layer = await readFolder(folder, configs, options);
    const parent = parentOf(folder);
    const isTop = layer?.root || isGitTop || isCeiling(folder) || parent === folder;
    const outer = isTop ? empty : await find(parent);
    const chain = layer ? await addLayer(outer, layer) : outer;
    chains.set(folder, chain);
    return chain;
  };
  const find = (folder) => {
    const chain = ready(folder);
    if (chain) return chain;
    let promise = loading.get(folder);
    if (!promise) loading.set(folder, promise = load(folder));
    return promise;
  };
  return { find, know: (folders) => void (seen = folders) };
}
async function singleChain(configFile, config, options) {
  const source = config ? configOf(config, inFolder(options.cwd, "config")) : await readNamed(configFile, options);
  return addLayer(emptyChain(options), await makeLayer(source, options.cwd, options));
}
async function readNamed(configFile, options) {
  const file = absolutePath(options.cwd, configFile);
  const source = await readConfig(file, options);
  if (!source) throw new UserError(`${configFile}: this package.json has no key "toolint", or cannot be read`);
  return source;
}
function emptyChain({ builtinRules }) {
  return { layers: [], rules: new Map(builtinRules.map((rule) => [rule.id, rule])), resolved: /* @__PURE__ */ new Map() };
}
async function addLayer(outer, layer) {
  const rules = addPluginRules(outer.rules, layer);
  await checkPluginSettings(layer, rules);
  return { layers: [...outer.layers, layer], rules, resolved: /* @__PURE__ */ new Map() };
}
function look(folder) {
  const configs = [...CONFIG_NAMES, PACKAGE_NAME].filter((name) => existsSync4(inFolder(folder, name)));
  return { configs, isGitTop: existsSync4(inFolder(folder, ".git")) };
}
async function readFolder(folder, names, options) {
  const files = names.filter((name) => name !== PACKAGE_NAME);
  const packageConfig = names.includes(PACKAGE_NAME) ? await readConfig(inFolder(folder, PACKAGE_NAME), options) : void 0;
  const all = packageConfig ? [...files, PACKAGE_NAME] : files;
  if (all.length > 1) {
    const shown = relativePath(options.cwd, folder);
    throw new UserError(`${shown}: there are several configs in this folder, ${all.join(" and ")}: keep one of them`);
  }
  const source = packageConfig ?? (files[0] === void 0 ? void 0 : await readConfig(inFolder(folder, files[0]), options));
  return source && makeLayer(source, folder, options);
}
function resolveFor(chain, path, options) {
  const inLayer = layerPaths(path, options.cwd);
  let key = "";
  for (const layer of chain.layers) {
    const inside = inLayer(layer);
    for (const { overrides } of layer.parts) {
      for (const override of overrides) key += isFor(override, inside) ? "x" : "-";
    }
  }
  let resolved = chain.resolved.get(key);
  if (!resolved) chain.resolved.set(key, resolved = resolve2(chain, path, options));
  return resolved;
}
var isFor = ({ matches }, inside) => inside !== void 0 && matches(inside);
function resolve2({ layers, rules }, path, { cwd, preset: chosen, overrides, clients }) {
  const parts = layers.flatMap((layer) => layer.parts.map((part) => ({ layer, part })));
  const preset = chosen ?? layers.findLast((layer) => layer.preset)?.preset ?? "recommended";
  const inLayer = layerPaths(path, cwd);
  const settings = parts.flatMap(({ layer, part }) => [
    part.config.rules ?? {},
    ...part.overrides.filter((each) => isFor(each, inLayer(layer))).map((each) => each.rules)
  ]);
  const last = (path2, pick) => {
    const inLayer2 = layerPaths(path2, cwd);
    for (const { layer, part } of parts.toReversed()) {
      const inside = inLayer2(layer);
      const picked = inside === void 0 ? void 0 : pick(part, inside);
      if (picked !== void 0) return picked;
    }
    return void 0;
  };
  const cared = clients ?? parts.findLast(({ part }) => part.config.clients)?.part.config.clients;
  return {
    preset,
    rules: resolveRules(rules, preset, [...settings, overrides], cared),
    known: rules,
    identity: identityOf(layers, [chosen, clients, overrides]),
    dialect: {
      openai: parts.findLast(({ part }) => part.config.dialect?.openai)?.part.config.dialect?.openai ?? "auto"
    },
    clients: cared,
    comments: parts.findLast(({ part }) => part.config.comments !== void 0)?.part.config.comments ?? false,
    cache: parts.findLast(({ part }) => part.config.cache !== void 0)?.part.config.cache ?? false,
    limits: Object.assign({}, LIMITS, ...parts.map(({ part }) => part.config.limits)),
    diff: { accept: parts.flatMap(({ part }) => part.config.diff?.accept ?? []) },
    sources: parts.map(({ part }) => part.source.shown),
    files: parts.some(({ part }) => part.files) ? (path2) => last(path2, (part, inside) => part.files?.(inside)) ?? true : void 0,
    leftOut: (folder) => last(`${folder}/*`, (part, inside) => part.leftOut?.(inside)) ?? false,
    filePatterns: (path2) => last(
      path2,
      ({ files, filePatterns }, inside) => files && filePatterns.filter(({ matches }) => matches(inside)).map(({ pattern }) => pattern)
    ) ?? [],
    also: parts.some(({ part }) => part.formats.some(({ isKind }) => isKind)) ? (path2) => last(
      path2,
      ({ formats }, inside) => formats.some((each) => each.isKind && each.matches(inside)) || void 0
    ) === true : void 0,
    ignored: ignoredBy(layers, cwd),
    format: (path2) => last(path2, ({ formats }, inside) => formats.findLast(({ matches }) => matches(inside))?.format),
    servers: (path2) => serversOf(layers, layerPaths(path2, cwd))
  };
}
function identityOf(layers, given) {
  if (layers.some(({ parts }) => parts.some(({ plugins }) => plugins.length > 0))) return void 0;
  const said = layers.map(({ folder, parts, ...layer }) => ({
    ...{ ...layer, folder },
    parts: parts.map(({ config, source }) => [source.shown, config])
  }));
  return JSON.stringify([given, said]);
}
function ignoredBy(layers, cwd) {
  const scope = layers.reduce((outer, { folder, parts }) => {
    const rules = parts.flatMap((part) => part.ignore);
    return rules.length > 0 ? { base: inFolder(folder, ""), rules, outer } : outer;
  }, void 0);
  if (!scope) return () => void 0;
  const ruleFor = (path, isFolder) => {
    const end = path.lastIndexOf("/") + 1;
    return ignoringRule(scope, path.slice(0, end), path.slice(end), isFolder);
  };
  const known = /* @__PURE__ */ new Map();
  const ruleForFolder = (folder) => {
    if (known.has(folder)) return known.get(folder);
    const parent = parentOf(folder);
    const rule = parent === folder ? void 0 : ruleForFolder(parent) ?? ruleFor(folder, true);
    known.set(folder, rule);
    return rule;
  };
  return (path) => {
    const absolute = absoluteOf(path.replace(/\/$/, ""), cwd);
    if (path.endsWith("/")) return ruleForFolder(absolute);
    return ruleForFolder(parentOf(absolute)) ?? ruleFor(absolute, false);
  };
}
function serversOf(layers, inLayer) {
  const belongs = /* @__PURE__ */ new Map();
  for (const layer of layers) {
    const inside = inLayer(layer);
    for (const { servers } of inside === void 0 ? [] : layer.parts) {
      for (const { name, matches } of servers) belongs.set(name, matches(inside));
    }
  }
  return [...belongs].flatMap(([name, isIn]) => isIn ? name : []);
}
function layerPaths(path, cwd) {
  const absolute = absoluteOf(path, cwd);
  return ({ folder }) => isInside(folder, absolute) ? absolute.slice(inFolder(folder, "").length) : void 0;
}
function absoluteOf(path, cwd) {
  return path.startsWith(".") || path.startsWith("/") || path.includes(":") ? absolutePath(cwd, path) : inFolder(cwd, path);
}
function printableConfig({
  preset,
  rules,
  known,
  dialect,
  clients,
  comments,
  limits,
  sources
}) {
  const settings = Array.from(known.values(), ({ id, options }) => {
    const setting = rules.get(id);
    const severity = setting?.severity ?? "off";
    return [id, setting && options ? [severity, setting.options] : severity];
  });
  return { preset, sources, dialect, clients, comments, limits, rules: Object.fromEntries(settings) };
}

export {
  changedSince,
  isRevision,
  trackedByGit,
  baseAt,
  watchLanguages,
  languageNamed,
  RunResults,
  reportOfRun,
  check,
  searchIn,
  withLimit,
  run,
  createConfigs,
  printableConfig
};
