import {
  absolutePath,
  check,
  createConfigs,
  lintSource,
  oe,
  openServices,
  openSuppressions,
  replaceFile,
  reportOn,
  toSlashes
} from "./chunks/run.js";
import "./chunks/read.js";
import "./chunks/ajv-equal.js";
import {
  formats,
  rules
} from "./chunks/rules.js";
import "./chunks/edit.js";
import "./chunks/ajv-ucs2length.js";
import "./chunks/thread.js";
import {
  PRESETS
} from "./chunks/version.js";
import "./chunks/prefilter.js";
import {
  didYouMean
} from "./chunks/did-you-mean.js";
import {
  asWritten,
  defineRule,
  lack,
  part,
  tree_exports,
  useOf
} from "./chunks/print.js";
import "./chunks/text.js";
import "./chunks/format-ids.js";
import "./chunks/runtime.js";

// src/index.ts
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
  const cwd = absolutePath(".", options.cwd ?? ".");
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
  const cwd = absolutePath(".", options.cwd ?? ".");
  const path = toSlashes(options.path ?? "tool.json");
  const file = { path, absolute: absolutePath(cwd, path), named: true };
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
    validate: oe,
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
