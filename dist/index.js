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
} from "./chunks/chunk-3A35Y2ZE.js";
import "./chunks/chunk-7RT4CQPU.js";
import "./chunks/chunk-ZHAYPI66.js";
import "./chunks/chunk-TJTZFURP.js";
import "./chunks/chunk-2VINAECF.js";
import "./chunks/chunk-VQTE7OKA.js";
import "./chunks/chunk-6OSFKERH.js";
import "./chunks/chunk-FC6ZKVSB.js";
import "./chunks/chunk-6RJSO4LY.js";
import "./chunks/chunk-WQXH3IPM.js";
import "./chunks/chunk-OEI3KTEJ.js";
import "./chunks/chunk-QJWIIQID.js";
import "./chunks/chunk-M3DOYJWB.js";
import {
  didYouMean
} from "./chunks/chunk-COF6LJLF.js";
import "./chunks/chunk-2BZNJ2Q2.js";
import "./chunks/chunk-J3IBJ5F7.js";
import "./chunks/chunk-5J2CMZKA.js";
import "./chunks/chunk-IYWROCKO.js";
import "./chunks/chunk-JG3V4VVJ.js";
import {
  asWritten,
  defineRule,
  lack,
  part,
  tree_exports,
  useOf
} from "./chunks/chunk-7IGLENWD.js";
import "./chunks/chunk-O56WDLIY.js";
import "./chunks/chunk-HANBNIMK.js";

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
