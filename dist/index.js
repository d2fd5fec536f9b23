import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  EXTENSIONS,
  createConfigs,
  discover,
  lintSource,
  openServices,
  replaceFile,
  reportOn,
  run,
  validate
} from "./chunks/chunk-Q7BC4E56.js";
import {
  TOOL,
  formats,
  rules
} from "./chunks/chunk-2DOOXDG2.js";
import "./chunks/chunk-SZGLWQLN.js";
import "./chunks/chunk-IOWT5WZP.js";
import "./chunks/chunk-WQXH3IPM.js";
import "./chunks/chunk-NVH4TWV7.js";
import {
  didYouMean
} from "./chunks/chunk-HYTH5WAW.js";
import "./chunks/chunk-ATCVS3YI.js";
import {
  asWritten,
  defineRule,
  lack,
  part
} from "./chunks/chunk-WVTLJUO6.js";
import {
  tree_exports
} from "./chunks/chunk-QCMPRAID.js";
import "./chunks/chunk-POEGNSYD.js";
import "./chunks/chunk-OX6WMUGJ.js";
import "./chunks/chunk-SDZ6GJJ3.js";

// src/index.ts
import { resolve } from "node:path";
var PRESETS = ["recommended", "strict", "spec"];
var OPTIONS = ["cwd", "paths", "config", "configFile", "preset", "fix"];
function check(options, known) {
  const strange = Object.keys(options).find((key) => !known.includes(key));
  if (strange !== void 0) throw new TypeError(`There is no option \`${strange}\`${didYouMean(strange, known)}.`);
  const { paths, preset, fix } = options;
  if (paths !== void 0 && !Array.isArray(paths)) throw new TypeError("`paths` must be an array of strings.");
  if (preset !== void 0 && !PRESETS.includes(preset)) {
    throw new TypeError(`There is no preset \`${preset}\`${didYouMean(preset, PRESETS)}.`);
  }
  if (fix !== void 0 && fix !== "safe" && fix !== "all") throw new TypeError("`fix` must be `safe` or `all`.");
}
async function lint(options = {}) {
  check(options, OPTIONS);
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
  const { services, imports, close } = openServices(cwd);
  try {
    const result = await run({
      files,
      configs,
      formats,
      services,
      imports,
      fix: options.fix,
      onFixed: (file, before, after) => replaceFile(file.absolute, before, after)
    });
    return { tool: TOOL, ...result, failures: [...problems, ...result.failures], suppressed: 0 };
  } finally {
    close();
  }
}
async function lintText(text, options = {}) {
  if (typeof text !== "string") throw new TypeError("`lintText` takes a text.");
  check(options, [...OPTIONS.filter((name) => name !== "paths"), "path"]);
  const cwd = resolve(options.cwd ?? ".");
  const path = options.path ?? "manifest.json";
  const file = { path, absolute: resolve(cwd, path), named: true };
  const { services, imports, close } = openServices(cwd);
  let output = text;
  try {
    const outcome = await lintSource(file, text, await configsFor(options, cwd).for(path), {
      formats,
      services,
      imports,
      fix: options.fix,
      onFixed: (_, __, after) => void (output = after)
    });
    return { ...reportOn(outcome), ...options.fix && { output } };
  } finally {
    close();
  }
}
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
