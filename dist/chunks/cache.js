import {
  NOTHING,
  lintFile,
  writeNamed
} from "./lint-file.js";
import {
  gitTop,
  isInstalled,
  openGit,
  openNeighbours,
  packageVersions,
  pythonVersions,
  workspaceOf
} from "./open-document.js";
import {
  languageOf,
  readText
} from "./parse.js";
import {
  inFolder,
  isInside,
  leadsOut,
  parentOf,
  realPath,
  relativePath,
  toSlashes
} from "./paths.js";
import "./lock-files.js";
import "./causes.js";
import {
  DisabledRanges
} from "./lint-document.js";
import "./client-config.js";
import "./errors.js";
import "./did-you-mean.js";
import "./imported.js";
import "./code.js";
import "./read.js";
import "./prefilter.js";
import "./limits.js";
import "./text-edits.js";
import "./collections.js";
import {
  VERSION,
  messageOf
} from "./version.js";
import "./runtime.js";

// src/run/cache/around.ts
import { resolve } from "node:path";

// src/run/cache/states.ts
import { hash } from "node:crypto";
import { existsSync, lstatSync } from "node:fs";
var hashOf = (text) => hash("sha256", text, "base64url").slice(0, 32);
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
    const workspace = workspaceOf(cwd);
    const [javascript, python] = [packageVersions(workspace), pythonVersions(workspace)];
    this.#states = states;
    this.#unreached = unreached;
    this.#packages = (absolute) => languageOf(absolute) === "python" ? python(parentOf(absolute)) : javascript(absolute);
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
    options: {
      watched: {
        disk,
        isInstalled: (source, from) => note("installed", source, isInstalled(source, from)),
        openNeighbours: (file) => notedNeighbours(openNeighbours(file, disk), note)
      },
      ...imports && {
        imports: async (path) => {
          const files = await imports(path);
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
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

// src/generated/validators/cache.js
function B(v) {
  let P;
  const w = (D) => {
    P ??= v();
    const N = P(D);
    return w.errors = P.errors, N;
  };
  return w;
}
function b(v, P) {
  if (v === null) return P;
  for (const w of P) v.push(w);
  return v;
}
var R = B(() => {
  const v = { $schema: "https://json-schema.org/draft/2020-12/schema", $defs: { state: { oneOf: [{ enum: [0, 1] }, { type: "array", prefixItems: [{ type: "integer", minimum: 0 }, { type: "number" }, { type: "number" }, { type: "number" }, { type: "string" }], items: false, minItems: 5 }] }, location: { type: "object", additionalProperties: false, required: ["path", "pointer", "valueHash", "start", "end", "line", "column", "endLine", "endColumn"], properties: { path: { type: "string" }, pointer: { type: "string" }, valueHash: { type: "string" }, start: { type: "integer", minimum: 0 }, end: { type: "integer", minimum: 0 }, line: { type: "integer", minimum: 0 }, column: { type: "integer", minimum: 0 }, endLine: { type: "integer", minimum: 0 }, endColumn: { type: "integer", minimum: 0 }, tool: { type: "string" }, item: { type: "object", additionalProperties: false, required: ["pointer"], properties: { name: { type: "string" }, pointer: { type: "string" } } } } }, finding: { type: "object", additionalProperties: false, required: ["path", "pointer", "valueHash", "start", "end", "line", "column", "endLine", "endColumn", "rule", "severity", "message", "url"], properties: { path: { type: "string" }, pointer: { type: "string" }, valueHash: { type: "string" }, start: { type: "integer", minimum: 0 }, end: { type: "integer", minimum: 0 }, line: { type: "integer", minimum: 0 }, column: { type: "integer", minimum: 0 }, endLine: { type: "integer", minimum: 0 }, endColumn: { type: "integer", minimum: 0 }, tool: { type: "string" }, item: { type: "object", additionalProperties: false, required: ["pointer"], properties: { name: { type: "string" }, pointer: { type: "string" } } }, rule: { type: "string" }, severity: { enum: ["error", "warning", "info"] }, message: { type: "string" }, url: { type: "string" }, help: { type: "string" }, messageId: { type: "string" }, data: { type: "object", additionalProperties: { type: "string" } }, missing: { type: "array", items: { type: "string" } }, count: { type: "integer", minimum: 0 }, cause: { type: "string" }, related: { type: "array", items: { type: "object", additionalProperties: false, required: ["path", "line", "column", "note"], properties: { path: { type: "string" }, line: { type: "integer", minimum: 0 }, column: { type: "integer", minimum: 0 }, note: { type: "string" } } } }, fix: { type: "object", additionalProperties: false, required: ["title", "safe", "edits"], properties: { title: { type: "string" }, safe: { type: "boolean" }, edits: { type: "array", items: { type: "object", additionalProperties: false, required: ["start", "end", "text"], properties: { start: { type: "integer", minimum: 0 }, end: { type: "integer", minimum: 0 }, text: { type: "string" } } } } } } } }, fact: { type: "object", additionalProperties: false, required: ["key", "location"], properties: { key: { type: "string" }, value: { type: "string" }, isExcuse: { const: true }, location: { $ref: "#/$defs/location" }, characters: { type: "object", additionalProperties: false, required: ["start", "end"], properties: { start: { type: "integer", minimum: 0 }, end: { type: "integer", minimum: 0 } } } } }, unread: { type: "object", additionalProperties: false, required: ["path", "line", "column", "what", "reason"], properties: { path: { type: "string" }, line: { type: "integer", minimum: 0 }, column: { type: "integer", minimum: 0 }, what: { type: "string" }, reason: { type: "string" }, tools: { type: "integer", minimum: 0 }, mayBeElsewhere: { const: true }, givenTo: { type: "string" } } }, wiring: { type: "object", additionalProperties: false, required: ["path", "made", "handed", "imported", "exported"], properties: { path: { type: "string" }, made: { type: "array", items: { type: "object", additionalProperties: false, required: ["node"], properties: { node: { type: "string" }, onDuplicate: { enum: ["throws", "first", "last"] } } } }, handed: { type: "array", items: { type: "object", additionalProperties: false, required: ["from", "to", "isAlways"], properties: { from: { type: "string" }, to: { type: "string" }, isAlways: { type: "boolean" }, isRead: { const: true } } } }, imported: { type: "array", items: { type: "object", additionalProperties: false, required: ["node", "path", "name"], properties: { node: { type: "string" }, path: { type: "string" }, name: { type: "string" } } } }, exported: { type: "object", additionalProperties: { type: "string" } } } }, disabled: { type: "object", additionalProperties: false, required: ["path", "switches", "used", "hidden"], properties: { path: { type: "string" }, switches: { type: "array", items: { type: "object", additionalProperties: false, required: ["directive", "rule", "location"], properties: { directive: { type: "object", additionalProperties: false, required: ["start", "end", "word", "exists", "rules"], properties: { start: { type: "integer", minimum: 0 }, end: { type: "integer", minimum: 0 }, file: { type: "string" }, word: { type: "string" }, exists: { type: "boolean" }, rules: { type: "array", items: { type: "object", additionalProperties: false, required: ["start", "end", "id"], properties: { start: { type: "integer", minimum: 0 }, end: { type: "integer", minimum: 0 }, file: { type: "string" }, id: { type: "string" } } } }, reason: { type: "string" }, line: { type: "integer", minimum: 0 }, lastLine: { type: "integer", minimum: 0 } } }, rule: { type: "string" }, location: { $ref: "#/$defs/location" } } } }, used: { type: "array", items: { type: "integer", minimum: 0 } }, hidden: { type: "array", items: { type: "string" } } } }, outcome: { type: "object", additionalProperties: false, required: ["findings"], properties: { file: { type: "object", additionalProperties: false, required: ["path", "formats", "tools"], properties: { path: { type: "string" }, formats: { type: "array", items: { type: "string" } }, tools: { type: "integer", minimum: 0 }, servers: { type: "integer", minimum: 0 }, isBare: { const: true } } }, unread: { type: "array", items: { $ref: "#/$defs/unread" } }, looseTools: { type: "integer", minimum: 0 }, wiring: { $ref: "#/$defs/wiring" }, named: { type: "object", additionalProperties: false, required: ["loose", "served"], properties: { loose: { type: "array", items: { type: "string" } }, served: { type: "array", items: { type: "string" } } } }, skipped: { type: "object", additionalProperties: false, required: ["path", "reason"], properties: { path: { type: "string" }, reason: { type: "string" } } }, isBroken: { type: "boolean" }, findings: { type: "array", items: { $ref: "#/$defs/finding" } }, leftOut: { type: "object", additionalProperties: false, required: ["errors", "warnings", "infos", "fixable"], properties: { errors: { type: "integer", minimum: 0 }, warnings: { type: "integer", minimum: 0 }, infos: { type: "integer", minimum: 0 }, fixable: { type: "integer", minimum: 0 } } }, cutShort: { type: "array", items: { type: "string" } }, borrowed: { type: "array", items: { type: "array", prefixItems: [{ type: "string" }, { type: "integer", minimum: 0 }], items: false, minItems: 2 } }, disabled: { $ref: "#/$defs/disabled" }, facts: { type: "array", items: { type: "array", prefixItems: [{ type: "string" }, { type: "array", items: { $ref: "#/$defs/fact" } }], items: false, minItems: 2 } } } } }, type: "object", additionalProperties: false, required: ["about", "key", "settled", "configs", "paths", "states", "folders", "entries"], properties: { about: { type: "string" }, key: { type: "string" }, settled: { type: "number" }, configs: { type: "array", items: { type: "string" } }, paths: { type: "array", items: { type: "string" } }, states: { type: "array", items: { $ref: "#/$defs/state" } }, folders: { type: "array", items: { type: "array", prefixItems: [{ type: "string" }, { type: "string" }], items: false, minItems: 2 } }, entries: { type: "array", items: { type: "object", additionalProperties: false, required: ["path", "config"], properties: { path: { type: "integer", minimum: 0 }, config: { type: "integer", minimum: 0 }, found: { type: "string" }, needs: { type: "array", items: { type: "integer", minimum: 0 } }, answers: { type: "array", items: { type: "array", prefixItems: [{ type: "string" }, { type: "string" }, { type: "string" }], items: false, minItems: 3 } }, outcome: { $ref: "#/$defs/outcome" } } } } } }, P = { oneOf: [{ enum: [0, 1] }, { type: "array", prefixItems: [{ type: "integer", minimum: 0 }, { type: "number" }, { type: "number" }, { type: "number" }, { type: "string" }], items: false, minItems: 5 }] };
  function w(p, { instancePath: i = "", parentData: k, parentDataProperty: $, rootData: c = p, dynamicAnchors: g = {} } = {}) {
    let e = null, t = 0;
    const f = w.evaluated;
    f.dynamicProps && (f.props = void 0), f.dynamicItems && (f.items = void 0);
    const s = t;
    let r = false, n = null;
    const m = t;
    if (!(p === 0 || p === 1)) {
      const u = { instancePath: i, schemaPath: "#/$defs/state/oneOf/0/enum", keyword: "enum", params: { allowedValues: P.oneOf[0].enum }, message: "must be equal to one of the allowed values" };
      e === null ? e = [u] : e.push(u), t++;
    }
    var o = m === t;
    o && (r = true, n = 0);
    const a = t;
    if (Array.isArray(p)) {
      if (p.length < 5) {
        const l = { instancePath: i, schemaPath: "#/$defs/state/oneOf/1/minItems", keyword: "minItems", params: { limit: 5 }, message: "must NOT have fewer than 5 items" };
        e === null ? e = [l] : e.push(l), t++;
      }
      const u = p.length;
      if (u > 0) {
        let l = p[0];
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
        let l = p[1];
        if (!(typeof l == "number" && isFinite(l))) {
          const y = { instancePath: i + "/1", schemaPath: "#/$defs/state/oneOf/1/prefixItems/1/type", keyword: "type", params: { type: "number" }, message: "must be number" };
          e === null ? e = [y] : e.push(y), t++;
        }
      }
      if (u > 2) {
        let l = p[2];
        if (!(typeof l == "number" && isFinite(l))) {
          const y = { instancePath: i + "/2", schemaPath: "#/$defs/state/oneOf/1/prefixItems/2/type", keyword: "type", params: { type: "number" }, message: "must be number" };
          e === null ? e = [y] : e.push(y), t++;
        }
      }
      if (u > 3) {
        let l = p[3];
        if (!(typeof l == "number" && isFinite(l))) {
          const y = { instancePath: i + "/3", schemaPath: "#/$defs/state/oneOf/1/prefixItems/3/type", keyword: "type", params: { type: "number" }, message: "must be number" };
          e === null ? e = [y] : e.push(y), t++;
        }
      }
      if (u > 4 && typeof p[4] != "string") {
        const l = { instancePath: i + "/4", schemaPath: "#/$defs/state/oneOf/1/prefixItems/4/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        e === null ? e = [l] : e.push(l), t++;
      }
      if (!(p.length <= 5)) {
        const l = { instancePath: i, schemaPath: "#/$defs/state/oneOf/1/items", keyword: "items", params: { limit: 5 }, message: "must NOT have more than 5 items" };
        e === null ? e = [l] : e.push(l), t++;
      }
    } else {
      const u = { instancePath: i, schemaPath: "#/$defs/state/oneOf/1/type", keyword: "type", params: { type: "array" }, message: "must be array" };
      e === null ? e = [u] : e.push(u), t++;
    }
    var o = a === t;
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
    return w.errors = e, f.items = d, t === 0;
  }
  w.evaluated = { dynamicProps: false, dynamicItems: true };
  const D = { type: "object", additionalProperties: false, required: ["findings"], properties: { file: { type: "object", additionalProperties: false, required: ["path", "formats", "tools"], properties: { path: { type: "string" }, formats: { type: "array", items: { type: "string" } }, tools: { type: "integer", minimum: 0 }, servers: { type: "integer", minimum: 0 }, isBare: { const: true } } }, unread: { type: "array", items: { $ref: "#/$defs/unread" } }, looseTools: { type: "integer", minimum: 0 }, wiring: { $ref: "#/$defs/wiring" }, named: { type: "object", additionalProperties: false, required: ["loose", "served"], properties: { loose: { type: "array", items: { type: "string" } }, served: { type: "array", items: { type: "string" } } } }, skipped: { type: "object", additionalProperties: false, required: ["path", "reason"], properties: { path: { type: "string" }, reason: { type: "string" } } }, isBroken: { type: "boolean" }, findings: { type: "array", items: { $ref: "#/$defs/finding" } }, leftOut: { type: "object", additionalProperties: false, required: ["errors", "warnings", "infos", "fixable"], properties: { errors: { type: "integer", minimum: 0 }, warnings: { type: "integer", minimum: 0 }, infos: { type: "integer", minimum: 0 }, fixable: { type: "integer", minimum: 0 } } }, cutShort: { type: "array", items: { type: "string" } }, borrowed: { type: "array", items: { type: "array", prefixItems: [{ type: "string" }, { type: "integer", minimum: 0 }], items: false, minItems: 2 } }, disabled: { $ref: "#/$defs/disabled" }, facts: { type: "array", items: { type: "array", prefixItems: [{ type: "string" }, { type: "array", items: { $ref: "#/$defs/fact" } }], items: false, minItems: 2 } } } }, N = Object.prototype.hasOwnProperty, S = { type: "object", additionalProperties: false, required: ["path", "line", "column", "what", "reason"], properties: { path: { type: "string" }, line: { type: "integer", minimum: 0 }, column: { type: "integer", minimum: 0 }, what: { type: "string" }, reason: { type: "string" }, tools: { type: "integer", minimum: 0 }, mayBeElsewhere: { const: true }, givenTo: { type: "string" } } };
  function j(p, { instancePath: i = "", parentData: k, parentDataProperty: $, rootData: c = p, dynamicAnchors: g = {} } = {}) {
    let e = null, t = 0;
    const f = j.evaluated;
    if (f.dynamicProps && (f.props = void 0), f.dynamicItems && (f.items = void 0), p && typeof p == "object" && !Array.isArray(p)) {
      if (p.path === void 0) {
        const s = { instancePath: i, schemaPath: "#/$defs/unread/required", keyword: "required", params: { missingProperty: "path" }, message: "must have required property 'path'" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (p.line === void 0) {
        const s = { instancePath: i, schemaPath: "#/$defs/unread/required", keyword: "required", params: { missingProperty: "line" }, message: "must have required property 'line'" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (p.column === void 0) {
        const s = { instancePath: i, schemaPath: "#/$defs/unread/required", keyword: "required", params: { missingProperty: "column" }, message: "must have required property 'column'" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (p.what === void 0) {
        const s = { instancePath: i, schemaPath: "#/$defs/unread/required", keyword: "required", params: { missingProperty: "what" }, message: "must have required property 'what'" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (p.reason === void 0) {
        const s = { instancePath: i, schemaPath: "#/$defs/unread/required", keyword: "required", params: { missingProperty: "reason" }, message: "must have required property 'reason'" };
        e === null ? e = [s] : e.push(s), t++;
      }
      for (const s in p) if (!(s === "path" || s === "line" || s === "column" || s === "what" || s === "reason" || s === "tools" || s === "mayBeElsewhere" || s === "givenTo")) {
        const r = { instancePath: i, schemaPath: "#/$defs/unread/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: s }, message: "must NOT have additional properties" };
        e === null ? e = [r] : e.push(r), t++;
      }
      if (p.path !== void 0 && typeof p.path != "string") {
        const s = { instancePath: i + "/path", schemaPath: "#/$defs/unread/properties/path/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (p.line !== void 0) {
        let s = p.line;
        if (!(typeof s == "number" && !(s % 1) && !isNaN(s) && isFinite(s))) {
          const r = { instancePath: i + "/line", schemaPath: "#/$defs/unread/properties/line/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
          e === null ? e = [r] : e.push(r), t++;
        }
        if (typeof s == "number" && isFinite(s) && (s < 0 || isNaN(s))) {
          const r = { instancePath: i + "/line", schemaPath: "#/$defs/unread/properties/line/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          e === null ? e = [r] : e.push(r), t++;
        }
      }
      if (p.column !== void 0) {
        let s = p.column;
        if (!(typeof s == "number" && !(s % 1) && !isNaN(s) && isFinite(s))) {
          const r = { instancePath: i + "/column", schemaPath: "#/$defs/unread/properties/column/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
          e === null ? e = [r] : e.push(r), t++;
        }
        if (typeof s == "number" && isFinite(s) && (s < 0 || isNaN(s))) {
          const r = { instancePath: i + "/column", schemaPath: "#/$defs/unread/properties/column/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          e === null ? e = [r] : e.push(r), t++;
        }
      }
      if (p.what !== void 0 && typeof p.what != "string") {
        const s = { instancePath: i + "/what", schemaPath: "#/$defs/unread/properties/what/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (p.reason !== void 0 && typeof p.reason != "string") {
        const s = { instancePath: i + "/reason", schemaPath: "#/$defs/unread/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (p.tools !== void 0) {
        let s = p.tools;
        if (!(typeof s == "number" && !(s % 1) && !isNaN(s) && isFinite(s))) {
          const r = { instancePath: i + "/tools", schemaPath: "#/$defs/unread/properties/tools/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
          e === null ? e = [r] : e.push(r), t++;
        }
        if (typeof s == "number" && isFinite(s) && (s < 0 || isNaN(s))) {
          const r = { instancePath: i + "/tools", schemaPath: "#/$defs/unread/properties/tools/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          e === null ? e = [r] : e.push(r), t++;
        }
      }
      if (p.mayBeElsewhere !== void 0 && p.mayBeElsewhere !== true) {
        const s = { instancePath: i + "/mayBeElsewhere", schemaPath: "#/$defs/unread/properties/mayBeElsewhere/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (p.givenTo !== void 0 && typeof p.givenTo != "string") {
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
  const C = { type: "object", additionalProperties: false, required: ["path", "made", "handed", "imported", "exported"], properties: { path: { type: "string" }, made: { type: "array", items: { type: "object", additionalProperties: false, required: ["node"], properties: { node: { type: "string" }, onDuplicate: { enum: ["throws", "first", "last"] } } } }, handed: { type: "array", items: { type: "object", additionalProperties: false, required: ["from", "to", "isAlways"], properties: { from: { type: "string" }, to: { type: "string" }, isAlways: { type: "boolean" }, isRead: { const: true } } } }, imported: { type: "array", items: { type: "object", additionalProperties: false, required: ["node", "path", "name"], properties: { node: { type: "string" }, path: { type: "string" }, name: { type: "string" } } } }, exported: { type: "object", additionalProperties: { type: "string" } } } };
  function A(p, { instancePath: i = "", parentData: k, parentDataProperty: $, rootData: c = p, dynamicAnchors: g = {} } = {}) {
    let e = null, t = 0;
    const f = A.evaluated;
    if (f.dynamicProps && (f.props = void 0), f.dynamicItems && (f.items = void 0), p && typeof p == "object" && !Array.isArray(p)) {
      if (p.path === void 0) {
        const s = { instancePath: i, schemaPath: "#/$defs/wiring/required", keyword: "required", params: { missingProperty: "path" }, message: "must have required property 'path'" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (p.made === void 0) {
        const s = { instancePath: i, schemaPath: "#/$defs/wiring/required", keyword: "required", params: { missingProperty: "made" }, message: "must have required property 'made'" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (p.handed === void 0) {
        const s = { instancePath: i, schemaPath: "#/$defs/wiring/required", keyword: "required", params: { missingProperty: "handed" }, message: "must have required property 'handed'" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (p.imported === void 0) {
        const s = { instancePath: i, schemaPath: "#/$defs/wiring/required", keyword: "required", params: { missingProperty: "imported" }, message: "must have required property 'imported'" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (p.exported === void 0) {
        const s = { instancePath: i, schemaPath: "#/$defs/wiring/required", keyword: "required", params: { missingProperty: "exported" }, message: "must have required property 'exported'" };
        e === null ? e = [s] : e.push(s), t++;
      }
      for (const s in p) if (!(s === "path" || s === "made" || s === "handed" || s === "imported" || s === "exported")) {
        const r = { instancePath: i, schemaPath: "#/$defs/wiring/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: s }, message: "must NOT have additional properties" };
        e === null ? e = [r] : e.push(r), t++;
      }
      if (p.path !== void 0 && typeof p.path != "string") {
        const s = { instancePath: i + "/path", schemaPath: "#/$defs/wiring/properties/path/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (p.made !== void 0) {
        let s = p.made;
        if (Array.isArray(s)) {
          const r = s.length;
          for (let n = 0; n < r; n++) {
            let m = s[n];
            if (m && typeof m == "object" && !Array.isArray(m)) {
              if (m.node === void 0) {
                const a = { instancePath: i + "/made/" + n, schemaPath: "#/$defs/wiring/properties/made/items/required", keyword: "required", params: { missingProperty: "node" }, message: "must have required property 'node'" };
                e === null ? e = [a] : e.push(a), t++;
              }
              for (const a in m) if (!(a === "node" || a === "onDuplicate")) {
                const o = { instancePath: i + "/made/" + n, schemaPath: "#/$defs/wiring/properties/made/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: a }, message: "must NOT have additional properties" };
                e === null ? e = [o] : e.push(o), t++;
              }
              if (m.node !== void 0 && typeof m.node != "string") {
                const a = { instancePath: i + "/made/" + n + "/node", schemaPath: "#/$defs/wiring/properties/made/items/properties/node/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                e === null ? e = [a] : e.push(a), t++;
              }
              if (m.onDuplicate !== void 0) {
                let a = m.onDuplicate;
                if (!(a === "throws" || a === "first" || a === "last")) {
                  const o = { instancePath: i + "/made/" + n + "/onDuplicate", schemaPath: "#/$defs/wiring/properties/made/items/properties/onDuplicate/enum", keyword: "enum", params: { allowedValues: C.properties.made.items.properties.onDuplicate.enum }, message: "must be equal to one of the allowed values" };
                  e === null ? e = [o] : e.push(o), t++;
                }
              }
            } else {
              const a = { instancePath: i + "/made/" + n, schemaPath: "#/$defs/wiring/properties/made/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              e === null ? e = [a] : e.push(a), t++;
            }
          }
        } else {
          const r = { instancePath: i + "/made", schemaPath: "#/$defs/wiring/properties/made/type", keyword: "type", params: { type: "array" }, message: "must be array" };
          e === null ? e = [r] : e.push(r), t++;
        }
      }
      if (p.handed !== void 0) {
        let s = p.handed;
        if (Array.isArray(s)) {
          const r = s.length;
          for (let n = 0; n < r; n++) {
            let m = s[n];
            if (m && typeof m == "object" && !Array.isArray(m)) {
              if (m.from === void 0) {
                const a = { instancePath: i + "/handed/" + n, schemaPath: "#/$defs/wiring/properties/handed/items/required", keyword: "required", params: { missingProperty: "from" }, message: "must have required property 'from'" };
                e === null ? e = [a] : e.push(a), t++;
              }
              if (m.to === void 0) {
                const a = { instancePath: i + "/handed/" + n, schemaPath: "#/$defs/wiring/properties/handed/items/required", keyword: "required", params: { missingProperty: "to" }, message: "must have required property 'to'" };
                e === null ? e = [a] : e.push(a), t++;
              }
              if (m.isAlways === void 0) {
                const a = { instancePath: i + "/handed/" + n, schemaPath: "#/$defs/wiring/properties/handed/items/required", keyword: "required", params: { missingProperty: "isAlways" }, message: "must have required property 'isAlways'" };
                e === null ? e = [a] : e.push(a), t++;
              }
              for (const a in m) if (!(a === "from" || a === "to" || a === "isAlways" || a === "isRead")) {
                const o = { instancePath: i + "/handed/" + n, schemaPath: "#/$defs/wiring/properties/handed/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: a }, message: "must NOT have additional properties" };
                e === null ? e = [o] : e.push(o), t++;
              }
              if (m.from !== void 0 && typeof m.from != "string") {
                const a = { instancePath: i + "/handed/" + n + "/from", schemaPath: "#/$defs/wiring/properties/handed/items/properties/from/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                e === null ? e = [a] : e.push(a), t++;
              }
              if (m.to !== void 0 && typeof m.to != "string") {
                const a = { instancePath: i + "/handed/" + n + "/to", schemaPath: "#/$defs/wiring/properties/handed/items/properties/to/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                e === null ? e = [a] : e.push(a), t++;
              }
              if (m.isAlways !== void 0 && typeof m.isAlways != "boolean") {
                const a = { instancePath: i + "/handed/" + n + "/isAlways", schemaPath: "#/$defs/wiring/properties/handed/items/properties/isAlways/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                e === null ? e = [a] : e.push(a), t++;
              }
              if (m.isRead !== void 0 && m.isRead !== true) {
                const a = { instancePath: i + "/handed/" + n + "/isRead", schemaPath: "#/$defs/wiring/properties/handed/items/properties/isRead/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant" };
                e === null ? e = [a] : e.push(a), t++;
              }
            } else {
              const a = { instancePath: i + "/handed/" + n, schemaPath: "#/$defs/wiring/properties/handed/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              e === null ? e = [a] : e.push(a), t++;
            }
          }
        } else {
          const r = { instancePath: i + "/handed", schemaPath: "#/$defs/wiring/properties/handed/type", keyword: "type", params: { type: "array" }, message: "must be array" };
          e === null ? e = [r] : e.push(r), t++;
        }
      }
      if (p.imported !== void 0) {
        let s = p.imported;
        if (Array.isArray(s)) {
          const r = s.length;
          for (let n = 0; n < r; n++) {
            let m = s[n];
            if (m && typeof m == "object" && !Array.isArray(m)) {
              if (m.node === void 0) {
                const a = { instancePath: i + "/imported/" + n, schemaPath: "#/$defs/wiring/properties/imported/items/required", keyword: "required", params: { missingProperty: "node" }, message: "must have required property 'node'" };
                e === null ? e = [a] : e.push(a), t++;
              }
              if (m.path === void 0) {
                const a = { instancePath: i + "/imported/" + n, schemaPath: "#/$defs/wiring/properties/imported/items/required", keyword: "required", params: { missingProperty: "path" }, message: "must have required property 'path'" };
                e === null ? e = [a] : e.push(a), t++;
              }
              if (m.name === void 0) {
                const a = { instancePath: i + "/imported/" + n, schemaPath: "#/$defs/wiring/properties/imported/items/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
                e === null ? e = [a] : e.push(a), t++;
              }
              for (const a in m) if (!(a === "node" || a === "path" || a === "name")) {
                const o = { instancePath: i + "/imported/" + n, schemaPath: "#/$defs/wiring/properties/imported/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: a }, message: "must NOT have additional properties" };
                e === null ? e = [o] : e.push(o), t++;
              }
              if (m.node !== void 0 && typeof m.node != "string") {
                const a = { instancePath: i + "/imported/" + n + "/node", schemaPath: "#/$defs/wiring/properties/imported/items/properties/node/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                e === null ? e = [a] : e.push(a), t++;
              }
              if (m.path !== void 0 && typeof m.path != "string") {
                const a = { instancePath: i + "/imported/" + n + "/path", schemaPath: "#/$defs/wiring/properties/imported/items/properties/path/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                e === null ? e = [a] : e.push(a), t++;
              }
              if (m.name !== void 0 && typeof m.name != "string") {
                const a = { instancePath: i + "/imported/" + n + "/name", schemaPath: "#/$defs/wiring/properties/imported/items/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                e === null ? e = [a] : e.push(a), t++;
              }
            } else {
              const a = { instancePath: i + "/imported/" + n, schemaPath: "#/$defs/wiring/properties/imported/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              e === null ? e = [a] : e.push(a), t++;
            }
          }
        } else {
          const r = { instancePath: i + "/imported", schemaPath: "#/$defs/wiring/properties/imported/type", keyword: "type", params: { type: "array" }, message: "must be array" };
          e === null ? e = [r] : e.push(r), t++;
        }
      }
      if (p.exported !== void 0) {
        let s = p.exported;
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
    } else {
      const s = { instancePath: i, schemaPath: "#/$defs/wiring/type", keyword: "type", params: { type: "object" }, message: "must be object" };
      e === null ? e = [s] : e.push(s), t++;
    }
    return A.errors = e, t === 0;
  }
  A.evaluated = { props: true, dynamicProps: false, dynamicItems: false };
  const L = { type: "object", additionalProperties: false, required: ["path", "pointer", "valueHash", "start", "end", "line", "column", "endLine", "endColumn", "rule", "severity", "message", "url"], properties: { path: { type: "string" }, pointer: { type: "string" }, valueHash: { type: "string" }, start: { type: "integer", minimum: 0 }, end: { type: "integer", minimum: 0 }, line: { type: "integer", minimum: 0 }, column: { type: "integer", minimum: 0 }, endLine: { type: "integer", minimum: 0 }, endColumn: { type: "integer", minimum: 0 }, tool: { type: "string" }, item: { type: "object", additionalProperties: false, required: ["pointer"], properties: { name: { type: "string" }, pointer: { type: "string" } } }, rule: { type: "string" }, severity: { enum: ["error", "warning", "info"] }, message: { type: "string" }, url: { type: "string" }, help: { type: "string" }, messageId: { type: "string" }, data: { type: "object", additionalProperties: { type: "string" } }, missing: { type: "array", items: { type: "string" } }, count: { type: "integer", minimum: 0 }, cause: { type: "string" }, related: { type: "array", items: { type: "object", additionalProperties: false, required: ["path", "line", "column", "note"], properties: { path: { type: "string" }, line: { type: "integer", minimum: 0 }, column: { type: "integer", minimum: 0 }, note: { type: "string" } } } }, fix: { type: "object", additionalProperties: false, required: ["title", "safe", "edits"], properties: { title: { type: "string" }, safe: { type: "boolean" }, edits: { type: "array", items: { type: "object", additionalProperties: false, required: ["start", "end", "text"], properties: { start: { type: "integer", minimum: 0 }, end: { type: "integer", minimum: 0 }, text: { type: "string" } } } } } } } };
  function x(p, { instancePath: i = "", parentData: k, parentDataProperty: $, rootData: c = p, dynamicAnchors: g = {} } = {}) {
    let e = null, t = 0;
    const f = x.evaluated;
    if (f.dynamicProps && (f.props = void 0), f.dynamicItems && (f.items = void 0), p && typeof p == "object" && !Array.isArray(p)) {
      if (p.path === void 0) {
        const s = { instancePath: i, schemaPath: "#/$defs/finding/required", keyword: "required", params: { missingProperty: "path" }, message: "must have required property 'path'" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (p.pointer === void 0) {
        const s = { instancePath: i, schemaPath: "#/$defs/finding/required", keyword: "required", params: { missingProperty: "pointer" }, message: "must have required property 'pointer'" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (p.valueHash === void 0) {
        const s = { instancePath: i, schemaPath: "#/$defs/finding/required", keyword: "required", params: { missingProperty: "valueHash" }, message: "must have required property 'valueHash'" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (p.start === void 0) {
        const s = { instancePath: i, schemaPath: "#/$defs/finding/required", keyword: "required", params: { missingProperty: "start" }, message: "must have required property 'start'" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (p.end === void 0) {
        const s = { instancePath: i, schemaPath: "#/$defs/finding/required", keyword: "required", params: { missingProperty: "end" }, message: "must have required property 'end'" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (p.line === void 0) {
        const s = { instancePath: i, schemaPath: "#/$defs/finding/required", keyword: "required", params: { missingProperty: "line" }, message: "must have required property 'line'" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (p.column === void 0) {
        const s = { instancePath: i, schemaPath: "#/$defs/finding/required", keyword: "required", params: { missingProperty: "column" }, message: "must have required property 'column'" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (p.endLine === void 0) {
        const s = { instancePath: i, schemaPath: "#/$defs/finding/required", keyword: "required", params: { missingProperty: "endLine" }, message: "must have required property 'endLine'" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (p.endColumn === void 0) {
        const s = { instancePath: i, schemaPath: "#/$defs/finding/required", keyword: "required", params: { missingProperty: "endColumn" }, message: "must have required property 'endColumn'" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (p.rule === void 0) {
        const s = { instancePath: i, schemaPath: "#/$defs/finding/required", keyword: "required", params: { missingProperty: "rule" }, message: "must have required property 'rule'" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (p.severity === void 0) {
        const s = { instancePath: i, schemaPath: "#/$defs/finding/required", keyword: "required", params: { missingProperty: "severity" }, message: "must have required property 'severity'" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (p.message === void 0) {
        const s = { instancePath: i, schemaPath: "#/$defs/finding/required", keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (p.url === void 0) {
        const s = { instancePath: i, schemaPath: "#/$defs/finding/required", keyword: "required", params: { missingProperty: "url" }, message: "must have required property 'url'" };
        e === null ? e = [s] : e.push(s), t++;
      }
      for (const s in p) if (!N.call(L.properties, s)) {
        const r = { instancePath: i, schemaPath: "#/$defs/finding/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: s }, message: "must NOT have additional properties" };
        e === null ? e = [r] : e.push(r), t++;
      }
      if (p.path !== void 0 && typeof p.path != "string") {
        const s = { instancePath: i + "/path", schemaPath: "#/$defs/finding/properties/path/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (p.pointer !== void 0 && typeof p.pointer != "string") {
        const s = { instancePath: i + "/pointer", schemaPath: "#/$defs/finding/properties/pointer/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (p.valueHash !== void 0 && typeof p.valueHash != "string") {
        const s = { instancePath: i + "/valueHash", schemaPath: "#/$defs/finding/properties/valueHash/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (p.start !== void 0) {
        let s = p.start;
        if (!(typeof s == "number" && !(s % 1) && !isNaN(s) && isFinite(s))) {
          const r = { instancePath: i + "/start", schemaPath: "#/$defs/finding/properties/start/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
          e === null ? e = [r] : e.push(r), t++;
        }
        if (typeof s == "number" && isFinite(s) && (s < 0 || isNaN(s))) {
          const r = { instancePath: i + "/start", schemaPath: "#/$defs/finding/properties/start/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          e === null ? e = [r] : e.push(r), t++;
        }
      }
      if (p.end !== void 0) {
        let s = p.end;
        if (!(typeof s == "number" && !(s % 1) && !isNaN(s) && isFinite(s))) {
          const r = { instancePath: i + "/end", schemaPath: "#/$defs/finding/properties/end/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
          e === null ? e = [r] : e.push(r), t++;
        }
        if (typeof s == "number" && isFinite(s) && (s < 0 || isNaN(s))) {
          const r = { instancePath: i + "/end", schemaPath: "#/$defs/finding/properties/end/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          e === null ? e = [r] : e.push(r), t++;
        }
      }
      if (p.line !== void 0) {
        let s = p.line;
        if (!(typeof s == "number" && !(s % 1) && !isNaN(s) && isFinite(s))) {
          const r = { instancePath: i + "/line", schemaPath: "#/$defs/finding/properties/line/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
          e === null ? e = [r] : e.push(r), t++;
        }
        if (typeof s == "number" && isFinite(s) && (s < 0 || isNaN(s))) {
          const r = { instancePath: i + "/line", schemaPath: "#/$defs/finding/properties/line/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          e === null ? e = [r] : e.push(r), t++;
        }
      }
      if (p.column !== void 0) {
        let s = p.column;
        if (!(typeof s == "number" && !(s % 1) && !isNaN(s) && isFinite(s))) {
          const r = { instancePath: i + "/column", schemaPath: "#/$defs/finding/properties/column/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
          e === null ? e = [r] : e.push(r), t++;
        }
        if (typeof s == "number" && isFinite(s) && (s < 0 || isNaN(s))) {
          const r = { instancePath: i + "/column", schemaPath: "#/$defs/finding/properties/column/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          e === null ? e = [r] : e.push(r), t++;
        }
      }
      if (p.endLine !== void 0) {
        let s = p.endLine;
        if (!(typeof s == "number" && !(s % 1) && !isNaN(s) && isFinite(s))) {
          const r = { instancePath: i + "/endLine", schemaPath: "#/$defs/finding/properties/endLine/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
          e === null ? e = [r] : e.push(r), t++;
        }
        if (typeof s == "number" && isFinite(s) && (s < 0 || isNaN(s))) {
          const r = { instancePath: i + "/endLine", schemaPath: "#/$defs/finding/properties/endLine/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          e === null ? e = [r] : e.push(r), t++;
        }
      }
      if (p.endColumn !== void 0) {
        let s = p.endColumn;
        if (!(typeof s == "number" && !(s % 1) && !isNaN(s) && isFinite(s))) {
          const r = { instancePath: i + "/endColumn", schemaPath: "#/$defs/finding/properties/endColumn/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
          e === null ? e = [r] : e.push(r), t++;
        }
        if (typeof s == "number" && isFinite(s) && (s < 0 || isNaN(s))) {
          const r = { instancePath: i + "/endColumn", schemaPath: "#/$defs/finding/properties/endColumn/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          e === null ? e = [r] : e.push(r), t++;
        }
      }
      if (p.tool !== void 0 && typeof p.tool != "string") {
        const s = { instancePath: i + "/tool", schemaPath: "#/$defs/finding/properties/tool/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (p.item !== void 0) {
        let s = p.item;
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
      if (p.rule !== void 0 && typeof p.rule != "string") {
        const s = { instancePath: i + "/rule", schemaPath: "#/$defs/finding/properties/rule/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (p.severity !== void 0) {
        let s = p.severity;
        if (!(s === "error" || s === "warning" || s === "info")) {
          const r = { instancePath: i + "/severity", schemaPath: "#/$defs/finding/properties/severity/enum", keyword: "enum", params: { allowedValues: L.properties.severity.enum }, message: "must be equal to one of the allowed values" };
          e === null ? e = [r] : e.push(r), t++;
        }
      }
      if (p.message !== void 0 && typeof p.message != "string") {
        const s = { instancePath: i + "/message", schemaPath: "#/$defs/finding/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (p.url !== void 0 && typeof p.url != "string") {
        const s = { instancePath: i + "/url", schemaPath: "#/$defs/finding/properties/url/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (p.help !== void 0 && typeof p.help != "string") {
        const s = { instancePath: i + "/help", schemaPath: "#/$defs/finding/properties/help/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (p.messageId !== void 0 && typeof p.messageId != "string") {
        const s = { instancePath: i + "/messageId", schemaPath: "#/$defs/finding/properties/messageId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (p.data !== void 0) {
        let s = p.data;
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
      if (p.missing !== void 0) {
        let s = p.missing;
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
      if (p.count !== void 0) {
        let s = p.count;
        if (!(typeof s == "number" && !(s % 1) && !isNaN(s) && isFinite(s))) {
          const r = { instancePath: i + "/count", schemaPath: "#/$defs/finding/properties/count/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
          e === null ? e = [r] : e.push(r), t++;
        }
        if (typeof s == "number" && isFinite(s) && (s < 0 || isNaN(s))) {
          const r = { instancePath: i + "/count", schemaPath: "#/$defs/finding/properties/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          e === null ? e = [r] : e.push(r), t++;
        }
      }
      if (p.cause !== void 0 && typeof p.cause != "string") {
        const s = { instancePath: i + "/cause", schemaPath: "#/$defs/finding/properties/cause/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (p.related !== void 0) {
        let s = p.related;
        if (Array.isArray(s)) {
          const r = s.length;
          for (let n = 0; n < r; n++) {
            let m = s[n];
            if (m && typeof m == "object" && !Array.isArray(m)) {
              if (m.path === void 0) {
                const a = { instancePath: i + "/related/" + n, schemaPath: "#/$defs/finding/properties/related/items/required", keyword: "required", params: { missingProperty: "path" }, message: "must have required property 'path'" };
                e === null ? e = [a] : e.push(a), t++;
              }
              if (m.line === void 0) {
                const a = { instancePath: i + "/related/" + n, schemaPath: "#/$defs/finding/properties/related/items/required", keyword: "required", params: { missingProperty: "line" }, message: "must have required property 'line'" };
                e === null ? e = [a] : e.push(a), t++;
              }
              if (m.column === void 0) {
                const a = { instancePath: i + "/related/" + n, schemaPath: "#/$defs/finding/properties/related/items/required", keyword: "required", params: { missingProperty: "column" }, message: "must have required property 'column'" };
                e === null ? e = [a] : e.push(a), t++;
              }
              if (m.note === void 0) {
                const a = { instancePath: i + "/related/" + n, schemaPath: "#/$defs/finding/properties/related/items/required", keyword: "required", params: { missingProperty: "note" }, message: "must have required property 'note'" };
                e === null ? e = [a] : e.push(a), t++;
              }
              for (const a in m) if (!(a === "path" || a === "line" || a === "column" || a === "note")) {
                const o = { instancePath: i + "/related/" + n, schemaPath: "#/$defs/finding/properties/related/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: a }, message: "must NOT have additional properties" };
                e === null ? e = [o] : e.push(o), t++;
              }
              if (m.path !== void 0 && typeof m.path != "string") {
                const a = { instancePath: i + "/related/" + n + "/path", schemaPath: "#/$defs/finding/properties/related/items/properties/path/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                e === null ? e = [a] : e.push(a), t++;
              }
              if (m.line !== void 0) {
                let a = m.line;
                if (!(typeof a == "number" && !(a % 1) && !isNaN(a) && isFinite(a))) {
                  const o = { instancePath: i + "/related/" + n + "/line", schemaPath: "#/$defs/finding/properties/related/items/properties/line/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                  e === null ? e = [o] : e.push(o), t++;
                }
                if (typeof a == "number" && isFinite(a) && (a < 0 || isNaN(a))) {
                  const o = { instancePath: i + "/related/" + n + "/line", schemaPath: "#/$defs/finding/properties/related/items/properties/line/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                  e === null ? e = [o] : e.push(o), t++;
                }
              }
              if (m.column !== void 0) {
                let a = m.column;
                if (!(typeof a == "number" && !(a % 1) && !isNaN(a) && isFinite(a))) {
                  const o = { instancePath: i + "/related/" + n + "/column", schemaPath: "#/$defs/finding/properties/related/items/properties/column/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                  e === null ? e = [o] : e.push(o), t++;
                }
                if (typeof a == "number" && isFinite(a) && (a < 0 || isNaN(a))) {
                  const o = { instancePath: i + "/related/" + n + "/column", schemaPath: "#/$defs/finding/properties/related/items/properties/column/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                  e === null ? e = [o] : e.push(o), t++;
                }
              }
              if (m.note !== void 0 && typeof m.note != "string") {
                const a = { instancePath: i + "/related/" + n + "/note", schemaPath: "#/$defs/finding/properties/related/items/properties/note/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                e === null ? e = [a] : e.push(a), t++;
              }
            } else {
              const a = { instancePath: i + "/related/" + n, schemaPath: "#/$defs/finding/properties/related/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              e === null ? e = [a] : e.push(a), t++;
            }
          }
        } else {
          const r = { instancePath: i + "/related", schemaPath: "#/$defs/finding/properties/related/type", keyword: "type", params: { type: "array" }, message: "must be array" };
          e === null ? e = [r] : e.push(r), t++;
        }
      }
      if (p.fix !== void 0) {
        let s = p.fix;
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
                let a = r[m];
                if (a && typeof a == "object" && !Array.isArray(a)) {
                  if (a.start === void 0) {
                    const o = { instancePath: i + "/fix/edits/" + m, schemaPath: "#/$defs/finding/properties/fix/properties/edits/items/required", keyword: "required", params: { missingProperty: "start" }, message: "must have required property 'start'" };
                    e === null ? e = [o] : e.push(o), t++;
                  }
                  if (a.end === void 0) {
                    const o = { instancePath: i + "/fix/edits/" + m, schemaPath: "#/$defs/finding/properties/fix/properties/edits/items/required", keyword: "required", params: { missingProperty: "end" }, message: "must have required property 'end'" };
                    e === null ? e = [o] : e.push(o), t++;
                  }
                  if (a.text === void 0) {
                    const o = { instancePath: i + "/fix/edits/" + m, schemaPath: "#/$defs/finding/properties/fix/properties/edits/items/required", keyword: "required", params: { missingProperty: "text" }, message: "must have required property 'text'" };
                    e === null ? e = [o] : e.push(o), t++;
                  }
                  for (const o in a) if (!(o === "start" || o === "end" || o === "text")) {
                    const d = { instancePath: i + "/fix/edits/" + m, schemaPath: "#/$defs/finding/properties/fix/properties/edits/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: o }, message: "must NOT have additional properties" };
                    e === null ? e = [d] : e.push(d), t++;
                  }
                  if (a.start !== void 0) {
                    let o = a.start;
                    if (!(typeof o == "number" && !(o % 1) && !isNaN(o) && isFinite(o))) {
                      const d = { instancePath: i + "/fix/edits/" + m + "/start", schemaPath: "#/$defs/finding/properties/fix/properties/edits/items/properties/start/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                      e === null ? e = [d] : e.push(d), t++;
                    }
                    if (typeof o == "number" && isFinite(o) && (o < 0 || isNaN(o))) {
                      const d = { instancePath: i + "/fix/edits/" + m + "/start", schemaPath: "#/$defs/finding/properties/fix/properties/edits/items/properties/start/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                      e === null ? e = [d] : e.push(d), t++;
                    }
                  }
                  if (a.end !== void 0) {
                    let o = a.end;
                    if (!(typeof o == "number" && !(o % 1) && !isNaN(o) && isFinite(o))) {
                      const d = { instancePath: i + "/fix/edits/" + m + "/end", schemaPath: "#/$defs/finding/properties/fix/properties/edits/items/properties/end/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                      e === null ? e = [d] : e.push(d), t++;
                    }
                    if (typeof o == "number" && isFinite(o) && (o < 0 || isNaN(o))) {
                      const d = { instancePath: i + "/fix/edits/" + m + "/end", schemaPath: "#/$defs/finding/properties/fix/properties/edits/items/properties/end/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                      e === null ? e = [d] : e.push(d), t++;
                    }
                  }
                  if (a.text !== void 0 && typeof a.text != "string") {
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
  const E = { type: "object", additionalProperties: false, required: ["path", "switches", "used", "hidden"], properties: { path: { type: "string" }, switches: { type: "array", items: { type: "object", additionalProperties: false, required: ["directive", "rule", "location"], properties: { directive: { type: "object", additionalProperties: false, required: ["start", "end", "word", "exists", "rules"], properties: { start: { type: "integer", minimum: 0 }, end: { type: "integer", minimum: 0 }, file: { type: "string" }, word: { type: "string" }, exists: { type: "boolean" }, rules: { type: "array", items: { type: "object", additionalProperties: false, required: ["start", "end", "id"], properties: { start: { type: "integer", minimum: 0 }, end: { type: "integer", minimum: 0 }, file: { type: "string" }, id: { type: "string" } } } }, reason: { type: "string" }, line: { type: "integer", minimum: 0 }, lastLine: { type: "integer", minimum: 0 } } }, rule: { type: "string" }, location: { $ref: "#/$defs/location" } } } }, used: { type: "array", items: { type: "integer", minimum: 0 } }, hidden: { type: "array", items: { type: "string" } } } }, H = { type: "object", additionalProperties: false, required: ["path", "pointer", "valueHash", "start", "end", "line", "column", "endLine", "endColumn"], properties: { path: { type: "string" }, pointer: { type: "string" }, valueHash: { type: "string" }, start: { type: "integer", minimum: 0 }, end: { type: "integer", minimum: 0 }, line: { type: "integer", minimum: 0 }, column: { type: "integer", minimum: 0 }, endLine: { type: "integer", minimum: 0 }, endColumn: { type: "integer", minimum: 0 }, tool: { type: "string" }, item: { type: "object", additionalProperties: false, required: ["pointer"], properties: { name: { type: "string" }, pointer: { type: "string" } } } } };
  function q(p, { instancePath: i = "", parentData: k, parentDataProperty: $, rootData: c = p, dynamicAnchors: g = {} } = {}) {
    let e = null, t = 0;
    const f = q.evaluated;
    if (f.dynamicProps && (f.props = void 0), f.dynamicItems && (f.items = void 0), p && typeof p == "object" && !Array.isArray(p)) {
      if (p.path === void 0) {
        const s = { instancePath: i, schemaPath: "#/$defs/location/required", keyword: "required", params: { missingProperty: "path" }, message: "must have required property 'path'" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (p.pointer === void 0) {
        const s = { instancePath: i, schemaPath: "#/$defs/location/required", keyword: "required", params: { missingProperty: "pointer" }, message: "must have required property 'pointer'" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (p.valueHash === void 0) {
        const s = { instancePath: i, schemaPath: "#/$defs/location/required", keyword: "required", params: { missingProperty: "valueHash" }, message: "must have required property 'valueHash'" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (p.start === void 0) {
        const s = { instancePath: i, schemaPath: "#/$defs/location/required", keyword: "required", params: { missingProperty: "start" }, message: "must have required property 'start'" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (p.end === void 0) {
        const s = { instancePath: i, schemaPath: "#/$defs/location/required", keyword: "required", params: { missingProperty: "end" }, message: "must have required property 'end'" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (p.line === void 0) {
        const s = { instancePath: i, schemaPath: "#/$defs/location/required", keyword: "required", params: { missingProperty: "line" }, message: "must have required property 'line'" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (p.column === void 0) {
        const s = { instancePath: i, schemaPath: "#/$defs/location/required", keyword: "required", params: { missingProperty: "column" }, message: "must have required property 'column'" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (p.endLine === void 0) {
        const s = { instancePath: i, schemaPath: "#/$defs/location/required", keyword: "required", params: { missingProperty: "endLine" }, message: "must have required property 'endLine'" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (p.endColumn === void 0) {
        const s = { instancePath: i, schemaPath: "#/$defs/location/required", keyword: "required", params: { missingProperty: "endColumn" }, message: "must have required property 'endColumn'" };
        e === null ? e = [s] : e.push(s), t++;
      }
      for (const s in p) if (!N.call(H.properties, s)) {
        const r = { instancePath: i, schemaPath: "#/$defs/location/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: s }, message: "must NOT have additional properties" };
        e === null ? e = [r] : e.push(r), t++;
      }
      if (p.path !== void 0 && typeof p.path != "string") {
        const s = { instancePath: i + "/path", schemaPath: "#/$defs/location/properties/path/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (p.pointer !== void 0 && typeof p.pointer != "string") {
        const s = { instancePath: i + "/pointer", schemaPath: "#/$defs/location/properties/pointer/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (p.valueHash !== void 0 && typeof p.valueHash != "string") {
        const s = { instancePath: i + "/valueHash", schemaPath: "#/$defs/location/properties/valueHash/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (p.start !== void 0) {
        let s = p.start;
        if (!(typeof s == "number" && !(s % 1) && !isNaN(s) && isFinite(s))) {
          const r = { instancePath: i + "/start", schemaPath: "#/$defs/location/properties/start/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
          e === null ? e = [r] : e.push(r), t++;
        }
        if (typeof s == "number" && isFinite(s) && (s < 0 || isNaN(s))) {
          const r = { instancePath: i + "/start", schemaPath: "#/$defs/location/properties/start/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          e === null ? e = [r] : e.push(r), t++;
        }
      }
      if (p.end !== void 0) {
        let s = p.end;
        if (!(typeof s == "number" && !(s % 1) && !isNaN(s) && isFinite(s))) {
          const r = { instancePath: i + "/end", schemaPath: "#/$defs/location/properties/end/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
          e === null ? e = [r] : e.push(r), t++;
        }
        if (typeof s == "number" && isFinite(s) && (s < 0 || isNaN(s))) {
          const r = { instancePath: i + "/end", schemaPath: "#/$defs/location/properties/end/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          e === null ? e = [r] : e.push(r), t++;
        }
      }
      if (p.line !== void 0) {
        let s = p.line;
        if (!(typeof s == "number" && !(s % 1) && !isNaN(s) && isFinite(s))) {
          const r = { instancePath: i + "/line", schemaPath: "#/$defs/location/properties/line/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
          e === null ? e = [r] : e.push(r), t++;
        }
        if (typeof s == "number" && isFinite(s) && (s < 0 || isNaN(s))) {
          const r = { instancePath: i + "/line", schemaPath: "#/$defs/location/properties/line/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          e === null ? e = [r] : e.push(r), t++;
        }
      }
      if (p.column !== void 0) {
        let s = p.column;
        if (!(typeof s == "number" && !(s % 1) && !isNaN(s) && isFinite(s))) {
          const r = { instancePath: i + "/column", schemaPath: "#/$defs/location/properties/column/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
          e === null ? e = [r] : e.push(r), t++;
        }
        if (typeof s == "number" && isFinite(s) && (s < 0 || isNaN(s))) {
          const r = { instancePath: i + "/column", schemaPath: "#/$defs/location/properties/column/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          e === null ? e = [r] : e.push(r), t++;
        }
      }
      if (p.endLine !== void 0) {
        let s = p.endLine;
        if (!(typeof s == "number" && !(s % 1) && !isNaN(s) && isFinite(s))) {
          const r = { instancePath: i + "/endLine", schemaPath: "#/$defs/location/properties/endLine/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
          e === null ? e = [r] : e.push(r), t++;
        }
        if (typeof s == "number" && isFinite(s) && (s < 0 || isNaN(s))) {
          const r = { instancePath: i + "/endLine", schemaPath: "#/$defs/location/properties/endLine/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          e === null ? e = [r] : e.push(r), t++;
        }
      }
      if (p.endColumn !== void 0) {
        let s = p.endColumn;
        if (!(typeof s == "number" && !(s % 1) && !isNaN(s) && isFinite(s))) {
          const r = { instancePath: i + "/endColumn", schemaPath: "#/$defs/location/properties/endColumn/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
          e === null ? e = [r] : e.push(r), t++;
        }
        if (typeof s == "number" && isFinite(s) && (s < 0 || isNaN(s))) {
          const r = { instancePath: i + "/endColumn", schemaPath: "#/$defs/location/properties/endColumn/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          e === null ? e = [r] : e.push(r), t++;
        }
      }
      if (p.tool !== void 0 && typeof p.tool != "string") {
        const s = { instancePath: i + "/tool", schemaPath: "#/$defs/location/properties/tool/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (p.item !== void 0) {
        let s = p.item;
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
    return q.errors = e, t === 0;
  }
  q.evaluated = { props: true, dynamicProps: false, dynamicItems: false };
  function F(p, { instancePath: i = "", parentData: k, parentDataProperty: $, rootData: c = p, dynamicAnchors: g = {} } = {}) {
    let e = null, t = 0;
    const f = F.evaluated;
    if (f.dynamicProps && (f.props = void 0), f.dynamicItems && (f.items = void 0), p && typeof p == "object" && !Array.isArray(p)) {
      if (p.path === void 0) {
        const s = { instancePath: i, schemaPath: "#/$defs/disabled/required", keyword: "required", params: { missingProperty: "path" }, message: "must have required property 'path'" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (p.switches === void 0) {
        const s = { instancePath: i, schemaPath: "#/$defs/disabled/required", keyword: "required", params: { missingProperty: "switches" }, message: "must have required property 'switches'" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (p.used === void 0) {
        const s = { instancePath: i, schemaPath: "#/$defs/disabled/required", keyword: "required", params: { missingProperty: "used" }, message: "must have required property 'used'" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (p.hidden === void 0) {
        const s = { instancePath: i, schemaPath: "#/$defs/disabled/required", keyword: "required", params: { missingProperty: "hidden" }, message: "must have required property 'hidden'" };
        e === null ? e = [s] : e.push(s), t++;
      }
      for (const s in p) if (!(s === "path" || s === "switches" || s === "used" || s === "hidden")) {
        const r = { instancePath: i, schemaPath: "#/$defs/disabled/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: s }, message: "must NOT have additional properties" };
        e === null ? e = [r] : e.push(r), t++;
      }
      if (p.path !== void 0 && typeof p.path != "string") {
        const s = { instancePath: i + "/path", schemaPath: "#/$defs/disabled/properties/path/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (p.switches !== void 0) {
        let s = p.switches;
        if (Array.isArray(s)) {
          const r = s.length;
          for (let n = 0; n < r; n++) {
            let m = s[n];
            if (m && typeof m == "object" && !Array.isArray(m)) {
              if (m.directive === void 0) {
                const a = { instancePath: i + "/switches/" + n, schemaPath: "#/$defs/disabled/properties/switches/items/required", keyword: "required", params: { missingProperty: "directive" }, message: "must have required property 'directive'" };
                e === null ? e = [a] : e.push(a), t++;
              }
              if (m.rule === void 0) {
                const a = { instancePath: i + "/switches/" + n, schemaPath: "#/$defs/disabled/properties/switches/items/required", keyword: "required", params: { missingProperty: "rule" }, message: "must have required property 'rule'" };
                e === null ? e = [a] : e.push(a), t++;
              }
              if (m.location === void 0) {
                const a = { instancePath: i + "/switches/" + n, schemaPath: "#/$defs/disabled/properties/switches/items/required", keyword: "required", params: { missingProperty: "location" }, message: "must have required property 'location'" };
                e === null ? e = [a] : e.push(a), t++;
              }
              for (const a in m) if (!(a === "directive" || a === "rule" || a === "location")) {
                const o = { instancePath: i + "/switches/" + n, schemaPath: "#/$defs/disabled/properties/switches/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: a }, message: "must NOT have additional properties" };
                e === null ? e = [o] : e.push(o), t++;
              }
              if (m.directive !== void 0) {
                let a = m.directive;
                if (a && typeof a == "object" && !Array.isArray(a)) {
                  if (a.start === void 0) {
                    const o = { instancePath: i + "/switches/" + n + "/directive", schemaPath: "#/$defs/disabled/properties/switches/items/properties/directive/required", keyword: "required", params: { missingProperty: "start" }, message: "must have required property 'start'" };
                    e === null ? e = [o] : e.push(o), t++;
                  }
                  if (a.end === void 0) {
                    const o = { instancePath: i + "/switches/" + n + "/directive", schemaPath: "#/$defs/disabled/properties/switches/items/properties/directive/required", keyword: "required", params: { missingProperty: "end" }, message: "must have required property 'end'" };
                    e === null ? e = [o] : e.push(o), t++;
                  }
                  if (a.word === void 0) {
                    const o = { instancePath: i + "/switches/" + n + "/directive", schemaPath: "#/$defs/disabled/properties/switches/items/properties/directive/required", keyword: "required", params: { missingProperty: "word" }, message: "must have required property 'word'" };
                    e === null ? e = [o] : e.push(o), t++;
                  }
                  if (a.exists === void 0) {
                    const o = { instancePath: i + "/switches/" + n + "/directive", schemaPath: "#/$defs/disabled/properties/switches/items/properties/directive/required", keyword: "required", params: { missingProperty: "exists" }, message: "must have required property 'exists'" };
                    e === null ? e = [o] : e.push(o), t++;
                  }
                  if (a.rules === void 0) {
                    const o = { instancePath: i + "/switches/" + n + "/directive", schemaPath: "#/$defs/disabled/properties/switches/items/properties/directive/required", keyword: "required", params: { missingProperty: "rules" }, message: "must have required property 'rules'" };
                    e === null ? e = [o] : e.push(o), t++;
                  }
                  for (const o in a) if (!N.call(E.properties.switches.items.properties.directive.properties, o)) {
                    const d = { instancePath: i + "/switches/" + n + "/directive", schemaPath: "#/$defs/disabled/properties/switches/items/properties/directive/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: o }, message: "must NOT have additional properties" };
                    e === null ? e = [d] : e.push(d), t++;
                  }
                  if (a.start !== void 0) {
                    let o = a.start;
                    if (!(typeof o == "number" && !(o % 1) && !isNaN(o) && isFinite(o))) {
                      const d = { instancePath: i + "/switches/" + n + "/directive/start", schemaPath: "#/$defs/disabled/properties/switches/items/properties/directive/properties/start/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                      e === null ? e = [d] : e.push(d), t++;
                    }
                    if (typeof o == "number" && isFinite(o) && (o < 0 || isNaN(o))) {
                      const d = { instancePath: i + "/switches/" + n + "/directive/start", schemaPath: "#/$defs/disabled/properties/switches/items/properties/directive/properties/start/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                      e === null ? e = [d] : e.push(d), t++;
                    }
                  }
                  if (a.end !== void 0) {
                    let o = a.end;
                    if (!(typeof o == "number" && !(o % 1) && !isNaN(o) && isFinite(o))) {
                      const d = { instancePath: i + "/switches/" + n + "/directive/end", schemaPath: "#/$defs/disabled/properties/switches/items/properties/directive/properties/end/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                      e === null ? e = [d] : e.push(d), t++;
                    }
                    if (typeof o == "number" && isFinite(o) && (o < 0 || isNaN(o))) {
                      const d = { instancePath: i + "/switches/" + n + "/directive/end", schemaPath: "#/$defs/disabled/properties/switches/items/properties/directive/properties/end/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                      e === null ? e = [d] : e.push(d), t++;
                    }
                  }
                  if (a.file !== void 0 && typeof a.file != "string") {
                    const o = { instancePath: i + "/switches/" + n + "/directive/file", schemaPath: "#/$defs/disabled/properties/switches/items/properties/directive/properties/file/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    e === null ? e = [o] : e.push(o), t++;
                  }
                  if (a.word !== void 0 && typeof a.word != "string") {
                    const o = { instancePath: i + "/switches/" + n + "/directive/word", schemaPath: "#/$defs/disabled/properties/switches/items/properties/directive/properties/word/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    e === null ? e = [o] : e.push(o), t++;
                  }
                  if (a.exists !== void 0 && typeof a.exists != "boolean") {
                    const o = { instancePath: i + "/switches/" + n + "/directive/exists", schemaPath: "#/$defs/disabled/properties/switches/items/properties/directive/properties/exists/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                    e === null ? e = [o] : e.push(o), t++;
                  }
                  if (a.rules !== void 0) {
                    let o = a.rules;
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
                  if (a.reason !== void 0 && typeof a.reason != "string") {
                    const o = { instancePath: i + "/switches/" + n + "/directive/reason", schemaPath: "#/$defs/disabled/properties/switches/items/properties/directive/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    e === null ? e = [o] : e.push(o), t++;
                  }
                  if (a.line !== void 0) {
                    let o = a.line;
                    if (!(typeof o == "number" && !(o % 1) && !isNaN(o) && isFinite(o))) {
                      const d = { instancePath: i + "/switches/" + n + "/directive/line", schemaPath: "#/$defs/disabled/properties/switches/items/properties/directive/properties/line/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                      e === null ? e = [d] : e.push(d), t++;
                    }
                    if (typeof o == "number" && isFinite(o) && (o < 0 || isNaN(o))) {
                      const d = { instancePath: i + "/switches/" + n + "/directive/line", schemaPath: "#/$defs/disabled/properties/switches/items/properties/directive/properties/line/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                      e === null ? e = [d] : e.push(d), t++;
                    }
                  }
                  if (a.lastLine !== void 0) {
                    let o = a.lastLine;
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
                const a = { instancePath: i + "/switches/" + n + "/rule", schemaPath: "#/$defs/disabled/properties/switches/items/properties/rule/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                e === null ? e = [a] : e.push(a), t++;
              }
              m.location !== void 0 && (q(m.location, { instancePath: i + "/switches/" + n + "/location", parentData: m, parentDataProperty: "location", rootData: c, dynamicAnchors: g }) || (e = b(e, q.errors), t = e.length));
            } else {
              const a = { instancePath: i + "/switches/" + n, schemaPath: "#/$defs/disabled/properties/switches/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              e === null ? e = [a] : e.push(a), t++;
            }
          }
        } else {
          const r = { instancePath: i + "/switches", schemaPath: "#/$defs/disabled/properties/switches/type", keyword: "type", params: { type: "array" }, message: "must be array" };
          e === null ? e = [r] : e.push(r), t++;
        }
      }
      if (p.used !== void 0) {
        let s = p.used;
        if (Array.isArray(s)) {
          const r = s.length;
          for (let n = 0; n < r; n++) {
            let m = s[n];
            if (!(typeof m == "number" && !(m % 1) && !isNaN(m) && isFinite(m))) {
              const a = { instancePath: i + "/used/" + n, schemaPath: "#/$defs/disabled/properties/used/items/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              e === null ? e = [a] : e.push(a), t++;
            }
            if (typeof m == "number" && isFinite(m) && (m < 0 || isNaN(m))) {
              const a = { instancePath: i + "/used/" + n, schemaPath: "#/$defs/disabled/properties/used/items/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              e === null ? e = [a] : e.push(a), t++;
            }
          }
        } else {
          const r = { instancePath: i + "/used", schemaPath: "#/$defs/disabled/properties/used/type", keyword: "type", params: { type: "array" }, message: "must be array" };
          e === null ? e = [r] : e.push(r), t++;
        }
      }
      if (p.hidden !== void 0) {
        let s = p.hidden;
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
  function O(p, { instancePath: i = "", parentData: k, parentDataProperty: $, rootData: c = p, dynamicAnchors: g = {} } = {}) {
    let e = null, t = 0;
    const f = O.evaluated;
    if (f.dynamicProps && (f.props = void 0), f.dynamicItems && (f.items = void 0), p && typeof p == "object" && !Array.isArray(p)) {
      if (p.key === void 0) {
        const s = { instancePath: i, schemaPath: "#/$defs/fact/required", keyword: "required", params: { missingProperty: "key" }, message: "must have required property 'key'" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (p.location === void 0) {
        const s = { instancePath: i, schemaPath: "#/$defs/fact/required", keyword: "required", params: { missingProperty: "location" }, message: "must have required property 'location'" };
        e === null ? e = [s] : e.push(s), t++;
      }
      for (const s in p) if (!(s === "key" || s === "value" || s === "isExcuse" || s === "location" || s === "characters")) {
        const r = { instancePath: i, schemaPath: "#/$defs/fact/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: s }, message: "must NOT have additional properties" };
        e === null ? e = [r] : e.push(r), t++;
      }
      if (p.key !== void 0 && typeof p.key != "string") {
        const s = { instancePath: i + "/key", schemaPath: "#/$defs/fact/properties/key/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (p.value !== void 0 && typeof p.value != "string") {
        const s = { instancePath: i + "/value", schemaPath: "#/$defs/fact/properties/value/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (p.isExcuse !== void 0 && p.isExcuse !== true) {
        const s = { instancePath: i + "/isExcuse", schemaPath: "#/$defs/fact/properties/isExcuse/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (p.location !== void 0 && (q(p.location, { instancePath: i + "/location", parentData: p, parentDataProperty: "location", rootData: c, dynamicAnchors: g }) || (e = b(e, q.errors), t = e.length)), p.characters !== void 0) {
        let s = p.characters;
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
  function I(p, { instancePath: i = "", parentData: k, parentDataProperty: $, rootData: c = p, dynamicAnchors: g = {} } = {}) {
    let e = null, t = 0;
    const f = I.evaluated;
    if (f.dynamicProps && (f.props = void 0), f.dynamicItems && (f.items = void 0), p && typeof p == "object" && !Array.isArray(p)) {
      if (p.findings === void 0) {
        const s = { instancePath: i, schemaPath: "#/$defs/outcome/required", keyword: "required", params: { missingProperty: "findings" }, message: "must have required property 'findings'" };
        e === null ? e = [s] : e.push(s), t++;
      }
      for (const s in p) if (!N.call(D.properties, s)) {
        const r = { instancePath: i, schemaPath: "#/$defs/outcome/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: s }, message: "must NOT have additional properties" };
        e === null ? e = [r] : e.push(r), t++;
      }
      if (p.file !== void 0) {
        let s = p.file;
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
                const a = { instancePath: i + "/file/formats/" + m, schemaPath: "#/$defs/outcome/properties/file/properties/formats/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                e === null ? e = [a] : e.push(a), t++;
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
      if (p.unread !== void 0) {
        let s = p.unread;
        if (Array.isArray(s)) {
          const r = s.length;
          for (let n = 0; n < r; n++) j(s[n], { instancePath: i + "/unread/" + n, parentData: s, parentDataProperty: n, rootData: c, dynamicAnchors: g }) || (e = b(e, j.errors), t = e.length);
        } else {
          const r = { instancePath: i + "/unread", schemaPath: "#/$defs/outcome/properties/unread/type", keyword: "type", params: { type: "array" }, message: "must be array" };
          e === null ? e = [r] : e.push(r), t++;
        }
      }
      if (p.looseTools !== void 0) {
        let s = p.looseTools;
        if (!(typeof s == "number" && !(s % 1) && !isNaN(s) && isFinite(s))) {
          const r = { instancePath: i + "/looseTools", schemaPath: "#/$defs/outcome/properties/looseTools/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
          e === null ? e = [r] : e.push(r), t++;
        }
        if (typeof s == "number" && isFinite(s) && (s < 0 || isNaN(s))) {
          const r = { instancePath: i + "/looseTools", schemaPath: "#/$defs/outcome/properties/looseTools/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          e === null ? e = [r] : e.push(r), t++;
        }
      }
      if (p.wiring !== void 0 && (A(p.wiring, { instancePath: i + "/wiring", parentData: p, parentDataProperty: "wiring", rootData: c, dynamicAnchors: g }) || (e = b(e, A.errors), t = e.length)), p.named !== void 0) {
        let s = p.named;
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
                const a = { instancePath: i + "/named/loose/" + m, schemaPath: "#/$defs/outcome/properties/named/properties/loose/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                e === null ? e = [a] : e.push(a), t++;
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
                const a = { instancePath: i + "/named/served/" + m, schemaPath: "#/$defs/outcome/properties/named/properties/served/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                e === null ? e = [a] : e.push(a), t++;
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
      if (p.skipped !== void 0) {
        let s = p.skipped;
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
      if (p.isBroken !== void 0 && typeof p.isBroken != "boolean") {
        const s = { instancePath: i + "/isBroken", schemaPath: "#/$defs/outcome/properties/isBroken/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (p.findings !== void 0) {
        let s = p.findings;
        if (Array.isArray(s)) {
          const r = s.length;
          for (let n = 0; n < r; n++) x(s[n], { instancePath: i + "/findings/" + n, parentData: s, parentDataProperty: n, rootData: c, dynamicAnchors: g }) || (e = b(e, x.errors), t = e.length);
        } else {
          const r = { instancePath: i + "/findings", schemaPath: "#/$defs/outcome/properties/findings/type", keyword: "type", params: { type: "array" }, message: "must be array" };
          e === null ? e = [r] : e.push(r), t++;
        }
      }
      if (p.leftOut !== void 0) {
        let s = p.leftOut;
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
      if (p.cutShort !== void 0) {
        let s = p.cutShort;
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
      if (p.borrowed !== void 0) {
        let s = p.borrowed;
        if (Array.isArray(s)) {
          const r = s.length;
          for (let n = 0; n < r; n++) {
            let m = s[n];
            if (Array.isArray(m)) {
              if (m.length < 2) {
                const d = { instancePath: i + "/borrowed/" + n, schemaPath: "#/$defs/outcome/properties/borrowed/items/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" };
                e === null ? e = [d] : e.push(d), t++;
              }
              const a = m.length;
              if (a > 0 && typeof m[0] != "string") {
                const d = { instancePath: i + "/borrowed/" + n + "/0", schemaPath: "#/$defs/outcome/properties/borrowed/items/prefixItems/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                e === null ? e = [d] : e.push(d), t++;
              }
              if (a > 1) {
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
              const a = { instancePath: i + "/borrowed/" + n, schemaPath: "#/$defs/outcome/properties/borrowed/items/type", keyword: "type", params: { type: "array" }, message: "must be array" };
              e === null ? e = [a] : e.push(a), t++;
            }
          }
        } else {
          const r = { instancePath: i + "/borrowed", schemaPath: "#/$defs/outcome/properties/borrowed/type", keyword: "type", params: { type: "array" }, message: "must be array" };
          e === null ? e = [r] : e.push(r), t++;
        }
      }
      if (p.disabled !== void 0 && (F(p.disabled, { instancePath: i + "/disabled", parentData: p, parentDataProperty: "disabled", rootData: c, dynamicAnchors: g }) || (e = b(e, F.errors), t = e.length)), p.facts !== void 0) {
        let s = p.facts;
        if (Array.isArray(s)) {
          const r = s.length;
          for (let n = 0; n < r; n++) {
            let m = s[n];
            if (Array.isArray(m)) {
              if (m.length < 2) {
                const d = { instancePath: i + "/facts/" + n, schemaPath: "#/$defs/outcome/properties/facts/items/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" };
                e === null ? e = [d] : e.push(d), t++;
              }
              const a = m.length;
              if (a > 0 && typeof m[0] != "string") {
                const d = { instancePath: i + "/facts/" + n + "/0", schemaPath: "#/$defs/outcome/properties/facts/items/prefixItems/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                e === null ? e = [d] : e.push(d), t++;
              }
              if (a > 1) {
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
              const a = { instancePath: i + "/facts/" + n, schemaPath: "#/$defs/outcome/properties/facts/items/type", keyword: "type", params: { type: "array" }, message: "must be array" };
              e === null ? e = [a] : e.push(a), t++;
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
  function T(p, { instancePath: i = "", parentData: k, parentDataProperty: $, rootData: c = p, dynamicAnchors: g = {} } = {}) {
    let e = null, t = 0;
    const f = T.evaluated;
    if (f.dynamicProps && (f.props = void 0), f.dynamicItems && (f.items = void 0), p && typeof p == "object" && !Array.isArray(p)) {
      if (p.about === void 0) {
        const s = { instancePath: i, schemaPath: "#/required", keyword: "required", params: { missingProperty: "about" }, message: "must have required property 'about'" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (p.key === void 0) {
        const s = { instancePath: i, schemaPath: "#/required", keyword: "required", params: { missingProperty: "key" }, message: "must have required property 'key'" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (p.settled === void 0) {
        const s = { instancePath: i, schemaPath: "#/required", keyword: "required", params: { missingProperty: "settled" }, message: "must have required property 'settled'" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (p.configs === void 0) {
        const s = { instancePath: i, schemaPath: "#/required", keyword: "required", params: { missingProperty: "configs" }, message: "must have required property 'configs'" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (p.paths === void 0) {
        const s = { instancePath: i, schemaPath: "#/required", keyword: "required", params: { missingProperty: "paths" }, message: "must have required property 'paths'" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (p.states === void 0) {
        const s = { instancePath: i, schemaPath: "#/required", keyword: "required", params: { missingProperty: "states" }, message: "must have required property 'states'" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (p.folders === void 0) {
        const s = { instancePath: i, schemaPath: "#/required", keyword: "required", params: { missingProperty: "folders" }, message: "must have required property 'folders'" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (p.entries === void 0) {
        const s = { instancePath: i, schemaPath: "#/required", keyword: "required", params: { missingProperty: "entries" }, message: "must have required property 'entries'" };
        e === null ? e = [s] : e.push(s), t++;
      }
      for (const s in p) if (!(s === "about" || s === "key" || s === "settled" || s === "configs" || s === "paths" || s === "states" || s === "folders" || s === "entries")) {
        const r = { instancePath: i, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: s }, message: "must NOT have additional properties" };
        e === null ? e = [r] : e.push(r), t++;
      }
      if (p.about !== void 0 && typeof p.about != "string") {
        const s = { instancePath: i + "/about", schemaPath: "#/properties/about/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (p.key !== void 0 && typeof p.key != "string") {
        const s = { instancePath: i + "/key", schemaPath: "#/properties/key/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (p.settled !== void 0) {
        let s = p.settled;
        if (!(typeof s == "number" && isFinite(s))) {
          const r = { instancePath: i + "/settled", schemaPath: "#/properties/settled/type", keyword: "type", params: { type: "number" }, message: "must be number" };
          e === null ? e = [r] : e.push(r), t++;
        }
      }
      if (p.configs !== void 0) {
        let s = p.configs;
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
      if (p.paths !== void 0) {
        let s = p.paths;
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
      if (p.states !== void 0) {
        let s = p.states;
        if (Array.isArray(s)) {
          const r = s.length;
          for (let n = 0; n < r; n++) w(s[n], { instancePath: i + "/states/" + n, parentData: s, parentDataProperty: n, rootData: c, dynamicAnchors: g }) || (e = b(e, w.errors), t = e.length);
        } else {
          const r = { instancePath: i + "/states", schemaPath: "#/properties/states/type", keyword: "type", params: { type: "array" }, message: "must be array" };
          e === null ? e = [r] : e.push(r), t++;
        }
      }
      if (p.folders !== void 0) {
        let s = p.folders;
        if (Array.isArray(s)) {
          const r = s.length;
          for (let n = 0; n < r; n++) {
            let m = s[n];
            if (Array.isArray(m)) {
              if (m.length < 2) {
                const d = { instancePath: i + "/folders/" + n, schemaPath: "#/properties/folders/items/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" };
                e === null ? e = [d] : e.push(d), t++;
              }
              const a = m.length;
              if (a > 0 && typeof m[0] != "string") {
                const d = { instancePath: i + "/folders/" + n + "/0", schemaPath: "#/properties/folders/items/prefixItems/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                e === null ? e = [d] : e.push(d), t++;
              }
              if (a > 1 && typeof m[1] != "string") {
                const d = { instancePath: i + "/folders/" + n + "/1", schemaPath: "#/properties/folders/items/prefixItems/1/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                e === null ? e = [d] : e.push(d), t++;
              }
              if (!(m.length <= 2)) {
                const d = { instancePath: i + "/folders/" + n, schemaPath: "#/properties/folders/items/items", keyword: "items", params: { limit: 2 }, message: "must NOT have more than 2 items" };
                e === null ? e = [d] : e.push(d), t++;
              }
            } else {
              const a = { instancePath: i + "/folders/" + n, schemaPath: "#/properties/folders/items/type", keyword: "type", params: { type: "array" }, message: "must be array" };
              e === null ? e = [a] : e.push(a), t++;
            }
          }
        } else {
          const r = { instancePath: i + "/folders", schemaPath: "#/properties/folders/type", keyword: "type", params: { type: "array" }, message: "must be array" };
          e === null ? e = [r] : e.push(r), t++;
        }
      }
      if (p.entries !== void 0) {
        let s = p.entries;
        if (Array.isArray(s)) {
          const r = s.length;
          for (let n = 0; n < r; n++) {
            let m = s[n];
            if (m && typeof m == "object" && !Array.isArray(m)) {
              if (m.path === void 0) {
                const a = { instancePath: i + "/entries/" + n, schemaPath: "#/properties/entries/items/required", keyword: "required", params: { missingProperty: "path" }, message: "must have required property 'path'" };
                e === null ? e = [a] : e.push(a), t++;
              }
              if (m.config === void 0) {
                const a = { instancePath: i + "/entries/" + n, schemaPath: "#/properties/entries/items/required", keyword: "required", params: { missingProperty: "config" }, message: "must have required property 'config'" };
                e === null ? e = [a] : e.push(a), t++;
              }
              for (const a in m) if (!(a === "path" || a === "config" || a === "found" || a === "needs" || a === "answers" || a === "outcome")) {
                const o = { instancePath: i + "/entries/" + n, schemaPath: "#/properties/entries/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: a }, message: "must NOT have additional properties" };
                e === null ? e = [o] : e.push(o), t++;
              }
              if (m.path !== void 0) {
                let a = m.path;
                if (!(typeof a == "number" && !(a % 1) && !isNaN(a) && isFinite(a))) {
                  const o = { instancePath: i + "/entries/" + n + "/path", schemaPath: "#/properties/entries/items/properties/path/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                  e === null ? e = [o] : e.push(o), t++;
                }
                if (typeof a == "number" && isFinite(a) && (a < 0 || isNaN(a))) {
                  const o = { instancePath: i + "/entries/" + n + "/path", schemaPath: "#/properties/entries/items/properties/path/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                  e === null ? e = [o] : e.push(o), t++;
                }
              }
              if (m.config !== void 0) {
                let a = m.config;
                if (!(typeof a == "number" && !(a % 1) && !isNaN(a) && isFinite(a))) {
                  const o = { instancePath: i + "/entries/" + n + "/config", schemaPath: "#/properties/entries/items/properties/config/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                  e === null ? e = [o] : e.push(o), t++;
                }
                if (typeof a == "number" && isFinite(a) && (a < 0 || isNaN(a))) {
                  const o = { instancePath: i + "/entries/" + n + "/config", schemaPath: "#/properties/entries/items/properties/config/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                  e === null ? e = [o] : e.push(o), t++;
                }
              }
              if (m.found !== void 0 && typeof m.found != "string") {
                const a = { instancePath: i + "/entries/" + n + "/found", schemaPath: "#/properties/entries/items/properties/found/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                e === null ? e = [a] : e.push(a), t++;
              }
              if (m.needs !== void 0) {
                let a = m.needs;
                if (Array.isArray(a)) {
                  const o = a.length;
                  for (let d = 0; d < o; d++) {
                    let u = a[d];
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
                let a = m.answers;
                if (Array.isArray(a)) {
                  const o = a.length;
                  for (let d = 0; d < o; d++) {
                    let u = a[d];
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
              m.outcome !== void 0 && (I(m.outcome, { instancePath: i + "/entries/" + n + "/outcome", parentData: m, parentDataProperty: "outcome", rootData: c, dynamicAnchors: g }) || (e = b(e, I.errors), t = e.length));
            } else {
              const a = { instancePath: i + "/entries/" + n, schemaPath: "#/properties/entries/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              e === null ? e = [a] : e.push(a), t++;
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
function isWhole({ configs, paths, states, entries }) {
  const isPath = (index) => index < paths.length;
  return states.length === paths.length && entries.every(
    ({ path, config, needs = [], outcome }) => isPath(path) && config < configs.length && needs.every(isPath) && (outcome?.disabled?.used ?? []).every((index) => index < outcome.disabled.switches.length)
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
    const folders = here.endsWith("chunks") ? [dirname(here), here] : [here];
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
  const { file, unread, looseTools, named, wiring, isBroken, findings, leftOut, cutShort } = outcome;
  return {
    ...{ file, unread, looseTools, named, wiring, skipped, isBroken, findings, leftOut, cutShort },
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
function openCache(path, cwd) {
  const states = new FileStates();
  const file = readCache(path, cwd);
  const earlier = earlierOf(file, path, cwd);
  const known = keptIn(file, cwd);
  const now = /* @__PURE__ */ new Map();
  let isChanged = file === void 0;
  let surroundings;
  const isSame = async (kept, own, unreached) => {
    for (const each of [own.absolute, ...kept.needs]) if (!await states.isSame(each, earlier)) return false;
    if (kept.answers.length === 0) return true;
    if (!surroundings && !unreached) return false;
    const around = surroundings ??= new Surroundings(cwd, states, unreached);
    return kept.answers.every(([question, about, answer]) => around.ask(question, about, own) === answer);
  };
  const isUntouched = (own, { needs }) => [own, ...needs].every((each) => !states.has(each) || String(states.of(each)) === String(earlier.states.get(each)));
  return {
    disk: states,
    async lint(file2, config, options) {
      const { identity } = config;
      if (identity === void 0 || config.ignored(file2.path)) return lintFile(file2, config, options);
      const { absolute, named, foundBy = "", isSnapshot = false } = file2;
      const found = `${Number(named)}${Number(isSnapshot)}${foundBy}`;
      const own = hashOfConfig(config, identity);
      const kept = known.get(absolute);
      if (kept?.config === own && kept.found === found && await isSame(kept, file2, options.unreached)) {
        now.set(absolute, kept);
        return outcomeFrom(kept.outcome, config);
      }
      const { options: watched, answers, needs } = noted(file2, options, states, cwd);
      const outcome = await lintFile(file2, config, { ...options, ...watched });
      const result = keptOutcome(outcome);
      if (result === void 0) return outcome;
      now.set(absolute, { config: own, found, needs: [...needs()], answers, outcome: result });
      isChanged = true;
      return outcome;
    },
    save(isWhole2) {
      for (const [own, { needs }] of now)
        if (!Array.isArray(states.of(own)) || needs.some((each) => states.of(each) === void 0)) now.delete(own);
      if (!isWhole2) {
        for (const [own, kept] of known) if (!now.has(own) && isUntouched(own, kept)) now.set(own, kept);
      }
      if (!isChanged && !states.isRenewed && now.size === known.size) return void 0;
      return writeCache(path, contentsOf(now, states, earlier, cwd), cwd);
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
    file.entries.map(({ path, config, found = "00", needs = [], answers = [], outcome = null }) => [
      paths[path],
      { config: file.configs[config], found, needs: needs.map((each) => paths[each]), answers, outcome }
    ])
  );
}
function contentsOf(all, states, earlier, cwd) {
  const paths = /* @__PURE__ */ new Map();
  const configs = /* @__PURE__ */ new Map();
  const numberIn = (numbers, each) => {
    const known = numbers.get(each) ?? numbers.size;
    numbers.set(each, known);
    return known;
  };
  const entries = Array.from(all, ([own, { config, found, needs, answers, outcome }]) => ({
    ...{ path: numberIn(paths, own), config: numberIn(configs, config) },
    ...found !== "00" && { found },
    ...needs.length > 0 && { needs: needs.map((each) => numberIn(paths, each)) },
    ...answers.length > 0 && { answers },
    ...outcome && { outcome }
  }));
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
    entries
  };
}
function unsettled(state, settled) {
  if (state === 0 || state === 1 || Math.max(state[1], state[2]) < settled) return state;
  return [state[0], 0, 0, 0, state[4]];
}
var shortIn = (cwd, path) => path !== cwd && isInside(cwd, path) ? path.slice(inFolder(cwd, "").length) : path;
var absoluteIn = (cwd, path) => /^(?:[a-z]:)?\//i.test(path) ? path : inFolder(cwd, path);
export {
  openCache
};
