#!/usr/bin/env node
import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);

// src/cli.ts
import * as module from "node:module";
import { join } from "node:path";
var { XDG_CACHE_HOME: cache, LOCALAPPDATA: local, HOME: home } = process.env;
var folder = cache || local || home && join(home, ".cache");
if (folder) module.enableCompileCache?.(join(folder, "toolint"));
await import("./chunks/cli-main-6W7F3NNB.js");
