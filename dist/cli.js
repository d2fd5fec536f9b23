#!/usr/bin/env node

// src/cli.ts
import { existsSync, lstatSync, mkdirSync } from "node:fs";
import * as module from "node:module";
import { dirname, isAbsolute, join } from "node:path";
var { enableCompileCache } = module;
var folder = enableCompileCache && cacheFolder();
if (folder) enableCompileCache(folder);
var { runCli } = await import("./chunks/main.js");
runCli();
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
