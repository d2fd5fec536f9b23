#!/usr/bin/env node
'use strict';

// src/cli-main.ts
const { join: join2 } = require("node:path");

// src/compiled-code.ts
const { existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } = require("node:fs");
const { basename, dirname, isAbsolute, join } = require("node:path");
const { Script } = require("node:vm");

// src/core/hash.ts
function hash(text) {
  let a = 2166136261;
  let b = 3421674724;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    a = Math.imul(a ^ code, 16777619);
    b = Math.imul(b ^ code, 16777619 + 256);
  }
  return hex(a) + hex(b);
}
function hex(value) {
  return (value >>> 0).toString(16).padStart(8, "0");
}

// src/compiled-code.ts
var LINE_FEED = 10;
var LARGE = "large";
var MOST_KEPT = 4;
function keptIn(bundle, version) {
  const place = safeFolder(process.env);
  return place && join(place, `${basename(bundle, ".cjs")}-${version}-${hash(howNodeRuns())}`);
}
function runBundle(bundle, folder) {
  const hasKept = folder !== void 0 && [dirname(folder), folder].every(isOurs);
  const all = [];
  const modules = /* @__PURE__ */ new Map();
  const within = /* @__PURE__ */ new Map();
  let asAtStart = (run) => run();
  const requireFrom = (from) => (id) => (
    // To make a `require` has Node load how it imports ES modules. What bundles have is theirs or Node's.
    id.startsWith(".") ? load(join(from, id)) : process.getBuiltinModule(id)
  );
  const load = (path) => {
    const known = modules.get(path);
    if (known) return known.exports;
    const module = { exports: {} };
    modules.set(path, module);
    const here = dirname(path);
    const run = within.get(path) ?? ownCode(path);
    run(
      module.exports,
      requireFrom(here),
      module,
      path,
      here,
      (href) => import(href),
      (name, code) => {
        within.set(join(here, name), code);
      }
    );
    return module.exports;
  };
  const ownCode = (path) => {
    const kept = hasKept ? read(join(folder, basename(path))) : void 0;
    const compiled = asAtStart(() => compile(path, kept));
    all.push(compiled);
    return compiled.script.runInThisContext();
  };
  const exports = load(bundle);
  asAtStart = exports.asAtStart;
  return {
    exports,
    keep(parts, isSmall = true) {
      if (folder === void 0) return;
      try {
        asAtStart(() => keep(all, folder, isSmall ? parts : [LARGE, ...parts]));
      } catch {
      }
    }
  };
}
function howNodeRuns() {
  const { arch, env, execArgv, versions } = process;
  return [versions.node, versions.v8, arch, env["NODE_OPTIONS"] ?? "", ...execArgv].join("\n");
}
function compile(path, kept) {
  const script = new Script(readFileSync(path, "latin1"), { filename: path, cachedData: kept?.code });
  return { path, script, parts: script.cachedDataRejected === false ? kept.parts : /* @__PURE__ */ new Set() };
}
function keep(all, folder, parts) {
  const isLarge = parts.includes(LARGE);
  const ofOthers = all.filter(({ parts: known }) => known.size > 0 && known.has(LARGE) !== isLarge);
  if (!isLarge) for (const { path } of ofOthers) rmSync(join(folder, basename(path)), { force: true });
  const some = all.filter((each) => !ofOthers.includes(each) && parts.some((part) => !each.parts.has(part)));
  if (some.length === 0) return;
  for (const each of [dirname(folder), folder]) {
    mkdirSync(each, { recursive: true, mode: 448 });
    if (!isOurs(each)) return;
  }
  for (const { path, script, parts: known } of some) {
    write(join(folder, basename(path)), { parts: /* @__PURE__ */ new Set([...known, ...parts]), code: script.createCachedData() });
  }
  forgetOld(folder);
}
function read(file) {
  try {
    const data = readFileSync(file);
    const end = data.indexOf(LINE_FEED);
    return { parts: new Set(data.toString("utf8", 0, end).split(" ")), code: data.subarray(end + 1) };
  } catch {
    return void 0;
  }
}
function write(file, { parts, code }) {
  const temporary = `${file}.${process.pid}`;
  try {
    writeFileSync(temporary, Buffer.concat([Buffer.from(`${[...parts].join(" ")}
`), code]), {
      flag: "wx",
      mode: 384
    });
    renameSync(temporary, file);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}
function forgetOld(folder) {
  const [place, beginning] = [dirname(folder), `${basename(folder).split("-").slice(0, -2).join("-")}-`];
  const folders = readdirSync(place).filter((name) => name.startsWith(beginning));
  const ages = new Map(folders.map((name) => [name, statSync(join(place, name)).mtimeMs]));
  const old = folders.sort((a, b) => ages.get(b) - ages.get(a)).slice(MOST_KEPT);
  for (const name of old) rmSync(join(place, name), { recursive: true, force: true });
}
function safeFolder({
  NODE_DISABLE_COMPILE_CACHE: isOff,
  XDG_CACHE_HOME: cache,
  LOCALAPPDATA: local,
  HOME: home
}) {
  const parent = cache || local || home && join(home, ".cache");
  if (isOff || !parent || !isAbsolute(parent)) return void 0;
  return isInCheckout(parent) ? void 0 : join(parent, "toolint");
}
function isInCheckout(folder) {
  const here = process.cwd();
  for (let each = folder; ; each = dirname(each)) {
    if (each === here || existsSync(join(each, ".git"))) return true;
    if (each === dirname(each)) return false;
  }
}
function isOurs(folder) {
  try {
    const stat = lstatSync(folder);
    const isPrivate = process.getuid === void 0 || stat.uid === process.getuid() && !(stat.mode & 18);
    return stat.isDirectory() && isPrivate;
  } catch {
    return false;
  }
}

// src/cli-main.ts
var result;
var runCli = () => result ??= open();
function open() {
  const bundle = join2(__dirname, "cli-main.cjs");
  const { exports, keep: keep2 } = runBundle(bundle, keptIn(bundle, "a047affa599c"));
  return exports.runCli(keep2);
}

// src/cli.ts
runCli();
