#!/usr/bin/env node

// src/cli-main.ts
import { fileURLToPath } from "node:url";

// src/compiled-code.ts
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync
} from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, isAbsolute, join } from "node:path";
import { cachedDataVersionTag } from "node:v8";
import { Script } from "node:vm";
var MOST_KEPT = 4;
function runBundle(bundle, version) {
  const require2 = createRequire(bundle);
  const folder = safeFolder(process.env);
  const tag = cachedDataVersionTag();
  const all = [];
  const modules = /* @__PURE__ */ new Map();
  const requireWithin = (id) => {
    if (!id.startsWith("./")) return require2(id);
    const path = join(dirname(bundle), id);
    const known = modules.get(path);
    if (known) return known.exports;
    const module = { exports: {} };
    modules.set(path, module);
    const compiled = compile(path, folder && join(folder, `${basename(path)}-${version}-${tag.toString(36)}`));
    all.push(compiled);
    const run = compiled.script.runInThisContext();
    run(module.exports, requireWithin, module, path, dirname(path), (href) => import(href));
    return module.exports;
  };
  return {
    exports: requireWithin(`./${basename(bundle)}`),
    keep(parts) {
      if (cachedDataVersionTag() !== tag) return;
      try {
        for (const compiled of all) keep(compiled, parts);
      } catch {
      }
    }
  };
}
function compile(path, file) {
  const kept = file === void 0 ? void 0 : read(file);
  const code = readFileSync(path, "latin1");
  const script = new Script(`(function (exports, require, module, __filename, __dirname, __import) {${code}
})`, {
    filename: path,
    cachedData: kept?.code
  });
  return { script, file, parts: script.cachedDataRejected === false ? kept.parts : /* @__PURE__ */ new Set() };
}
function keep({ script, file, parts: known }, parts) {
  if (file === void 0 || parts.every((part) => known.has(part))) return;
  const folder = dirname(file);
  mkdirSync(folder, { recursive: true, mode: 448 });
  if (!isOurs(folder)) return;
  write(file, { parts: /* @__PURE__ */ new Set([...known, ...parts]), code: script.createCachedData() });
  forgetOld(folder, basename(file).replace(/-.*/, "-"));
}
function read(file) {
  try {
    if (!isOurs(dirname(file))) return void 0;
    const data = readFileSync(file);
    const end = data.indexOf("\n");
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
function forgetOld(folder, beginning) {
  const files = readdirSync(folder).filter((file) => file.startsWith(beginning)).map((file) => join(folder, file));
  const ages = new Map(files.map((file) => [file, statSync(file).mtimeMs]));
  const old = files.sort((a, b) => ages.get(b) - ages.get(a)).slice(MOST_KEPT);
  for (const file of old) rmSync(file, { force: true });
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
  const stat = lstatSync(folder);
  return stat.isDirectory() && (process.getuid === void 0 || stat.uid === process.getuid() && !(stat.mode & 18));
}

// src/cli-main.ts
var result;
var runCli = () => result ??= open();
function open() {
  const { exports, keep: keep2 } = runBundle(fileURLToPath(new URL("./cli-main.cjs", import.meta.url)), "7f7d9887537e");
  return exports.runCli(keep2);
}

// src/cli.ts
runCli();
