#!/usr/bin/env node
import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);

// src/cli.ts
import * as module from "node:module";
module.enableCompileCache?.();
await import("./chunks/cli-main-7ONZJCVL.js");
