#!/usr/bin/env node

// src/cli.ts
const { existsSync, lstatSync, mkdirSync, readFileSync } = process.getBuiltinModule("node:fs");
import * as module from "node:module";
const { dirname, isAbsolute, join } = process.getBuiltinModule("node:path");
var [, , first = "", ...others] = process.argv;
if (/^(?:--version|-v)$/.test(first) && others.length === 0) tellVersion();
else await start();
async function start() {
  const { enableCompileCache } = module;
  const folder = enableCompileCache && cacheFolder();
  if (folder) enableCompileCache(folder);
  const { runCli } = await import("./chunks/main.js");
  runCli();
}
function tellVersion() {
  process.stdout.on("error", () => {
  });
  const { version } = JSON.parse(readFileSync(join(import.meta.dirname, "../package.json"), "utf8"));
  process.stdout.write(`${version}
`);
}
function cacheFolder() {
  const { CI, NODE_DISABLE_COMPILE_CACHE: isOff, XDG_CACHE_HOME: cache, LOCALAPPDATA: local, HOME: home } = process.env;
  const parent = cache || local || home && join(home, ".cache");
  if (CI || isOff || !parent || !isAbsolute(parent)) return void 0;
  try {
    if (isInCheckout(parent)) return void 0;
    const path = join(parent, "toolint");
    mkdirSync(path, { recursive: true, mode: 448 });
    const { uid, mode } = lstatSync(path);
    return process.getuid === void 0 || uid === process.getuid() && !(mode & 18) ? path : void 0;
  } catch {
    return void 0;
  }
}
function isInCheckout(path) {
  if (path === process.cwd() || existsSync(join(path, ".git"))) return true;
  return path !== dirname(path) && isInCheckout(dirname(path));
}
