import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  EXTENSIONS,
  VERSION,
  createConfigs,
  discover,
  formats,
  lintSource,
  openServices,
  replaceFile,
  rules,
  run,
  validate
} from "./chunks/chunk-UF7CGGEY.js";
import "./chunks/chunk-7O27DBIW.js";
import "./chunks/chunk-SF3OL33T.js";
import {
  asWritten,
  defineRule,
  lack,
  part,
  tree_exports
} from "./chunks/chunk-TLZQEY2W.js";
import "./chunks/chunk-OX6WMUGJ.js";
import "./chunks/chunk-SZGLWQLN.js";
import "./chunks/chunk-SDZ6GJJ3.js";

// src/index.ts
import { resolve } from "node:path";
async function lint(options = {}) {
  const cwd = resolve(options.cwd ?? ".");
  const configs = configsFor(options, cwd);
  const here = await configs.for(".");
  const { files, problems, folders } = await discover({
    cwd,
    paths: options.paths ?? [],
    include: here.files,
    ignored: (path) => here.ignored(path),
    extensions: EXTENSIONS
  });
  configs.know(folders);
  const { services, close } = openServices();
  try {
    const result = await run({
      files,
      configs,
      formats,
      services,
      fix: options.fix,
      onFixed: (file, before, after) => replaceFile(file.absolute, before, after)
    });
    return { tool, ...result, failures: [...problems, ...result.failures], suppressed: 0 };
  } finally {
    close();
  }
}
async function lintText(text, options = {}) {
  const cwd = resolve(options.cwd ?? ".");
  const path = options.path ?? "manifest.json";
  const file = { path, absolute: resolve(cwd, path), named: true };
  const { services, close } = openServices();
  let output = text;
  try {
    const outcome = await lintSource(file, text, await configsFor(options, cwd).for(path), {
      formats,
      services,
      fix: options.fix,
      onFixed: (_, __, after) => void (output = after)
    });
    return {
      tool,
      files: outcome?.file ? [outcome.file] : [],
      skipped: outcome?.skipped ? [outcome.skipped] : [],
      findings: outcome?.findings ?? [],
      failures: outcome?.failures ?? [],
      suppressed: 0,
      ...options.fix && { output }
    };
  } finally {
    close();
  }
}
var tool = { name: "toolint", version: VERSION };
function configsFor({ config, configFile, preset }, cwd) {
  return createConfigs({
    cwd,
    config,
    configFile,
    preset,
    ruleOverrides: [],
    builtinRules: rules,
    validate,
    allowCode: true
  });
}
function defineConfig(config) {
  return config;
}
export {
  asWritten,
  defineConfig,
  defineRule,
  formats,
  lack,
  lint,
  lintText,
  part,
  rules,
  tree_exports as tree
};
