import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  PRESETS,
  check,
  createConfigs,
  formats,
  lintSource,
  openServices,
  openSuppressions,
  replaceFile,
  reportOn,
  rules,
  se
} from "./chunks/chunk-TSN5NVQ5.mjs";
import "./chunks/chunk-VZAAAPFH.mjs";
import "./chunks/chunk-H2LZKF3A.mjs";
import "./chunks/chunk-OF6UU3CD.mjs";
import "./chunks/chunk-TSQMFQ7H.mjs";
import "./chunks/chunk-NWBLLIXI.mjs";
import "./chunks/chunk-3EVODGKU.mjs";
import "./chunks/chunk-P4IKV5Q6.mjs";
import "./chunks/chunk-LB4DWLOV.mjs";
import "./chunks/chunk-7ESPKXHP.mjs";
import "./chunks/chunk-3MI6NGFY.mjs";
import "./chunks/chunk-SS64J6TM.mjs";
import "./chunks/chunk-UHWILREV.mjs";
import {
  didYouMean
} from "./chunks/chunk-UTULHS2Q.mjs";
import "./chunks/chunk-RVJAR34K.mjs";
import "./chunks/chunk-RXY37FN6.mjs";
import "./chunks/chunk-LEUONKNP.mjs";
import "./chunks/chunk-UQ7RYQ4I.mjs";
import "./chunks/chunk-VWVQ4KLJ.mjs";
import {
  asWritten,
  defineRule,
  lack,
  part,
  tree_exports,
  useOf
} from "./chunks/chunk-P55NDAM6.mjs";
import "./chunks/chunk-2CEN453Q.mjs";
import "./chunks/chunk-JVZTSKKL.mjs";

// src/index.ts
import { resolve } from "node:path";
var OPTIONS = ["cwd", "paths", "config", "configFile", "preset", "fix"];
function checkOptions(options, known) {
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
  checkOptions(options, OPTIONS);
  const cwd = resolve(options.cwd ?? ".");
  const { report } = await check({
    cwd,
    paths: options.paths ?? [],
    configs: configsFor(options, cwd),
    formats,
    fix: options.fix,
    onFixed: (file, before, after) => replaceFile(file.absolute, before, after)
  });
  return report;
}
async function lintText(text, options = {}) {
  if (typeof text !== "string") throw new TypeError("`lintText` takes a text.");
  checkOptions(options, [...OPTIONS.filter((name) => name !== "paths"), "path"]);
  const cwd = resolve(options.cwd ?? ".");
  const path = options.path ?? "tool.json";
  const file = { path, absolute: resolve(cwd, path), named: true };
  const suppressions = await openSuppressions(cwd);
  const { services, imports, close } = openServices(cwd);
  let output = text;
  try {
    const outcome = await lintSource(file, text, await configsFor(options, cwd).for(path), {
      formats,
      services,
      imports,
      fix: options.fix,
      suppressions: suppressions?.match,
      onFixed: (_, __, after) => void (output = after)
    });
    return { ...reportOn(outcome, suppressions?.match), ...options.fix && { output } };
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
    validate: se,
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
  tree_exports as tree,
  useOf
};
