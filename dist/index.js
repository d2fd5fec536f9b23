import {
  diffReport
} from "./chunks/run-diff.js";
import {
  Versions,
  diffLists,
  dumpOf
} from "./chunks/open-versions.js";
import "./chunks/known.js";
import {
  check,
  createConfigs,
  lintText,
  replaceFile
} from "./chunks/lint.js";
import {
  absolutePath,
  asWritten,
  defineRule,
  didYouMean,
  formats,
  lack,
  part,
  rules,
  toSlashes,
  tree_exports,
  useOf
} from "./chunks/rules.js";
import {
  PRESET_NAMES
} from "./chunks/version.js";

// src/index.ts
var OPTIONS = ["cwd", "paths", "config", "configFile", "preset", "fix"];
function checkOptions(options, known) {
  const strange = Object.keys(options).find((key) => !known.includes(key));
  if (strange !== void 0) throw new TypeError(`There is no option \`${strange}\`${didYouMean(strange, known)}.`);
  const { paths, preset, fix } = options;
  if (paths !== void 0 && !Array.isArray(paths)) throw new TypeError("`paths` must be an array of strings.");
  if (preset !== void 0 && !PRESET_NAMES.includes(preset)) {
    throw new TypeError(`There is no preset \`${preset}\`${didYouMean(preset, PRESET_NAMES)}.`);
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
async function lintText2(text, options = {}) {
  if (typeof text !== "string") throw new TypeError("`lintText` takes a text.");
  checkOptions(options, [...OPTIONS.filter((name) => name !== "paths"), "path"]);
  const cwd = absolutePath(".", options.cwd ?? ".");
  const path = toSlashes(options.path ?? "tool.json");
  const file = { path, absolute: absolutePath(cwd, path), named: true };
  let output = text;
  const { report } = await lintText(file, { text }, await configsFor(options, cwd).for(path), {
    ...{ cwd, formats, fix: options.fix },
    onFixed: (_, __, after) => void (output = after)
  });
  return { ...report, ...options.fix && { output } };
}
var SERVER_OPTIONS = [
  ...["cwd", "config", "configFile", "preset", "command", "args", "url", "name", "env", "headers", "folder", "as"],
  ..."protocol startTimeout listTimeout timeout maxPages budget twice source onAnswers onWarning".split(" ")
];
async function lintServer(options) {
  checkOptions(options, SERVER_OPTIONS);
  const { command, args = [], url, name, env = {}, headers = {}, folder, ...rest } = options;
  if (command === void 0 === (url === void 0))
    throw new TypeError("`lintServer` takes a `command` or a `url`.");
  const cwd = absolutePath(".", options.cwd ?? ".");
  const target = {
    ...name !== void 0 && { name },
    ...command === void 0 ? { url } : { command },
    ...folder !== void 0 && { folder },
    ...{ args, env, headers }
  };
  const { DEFAULTS, lintServers } = await import("./chunks/lint-server.js");
  return lintServers([target], { ...DEFAULTS, ...rest, cwd, configs: configsFor(options, cwd), formats });
}
function configsFor({ config, configFile, preset }, cwd) {
  return createConfigs({
    cwd,
    config,
    configFile,
    preset,
    ruleOverrides: [],
    builtinRules: rules,
    allowCode: true
  });
}
function diffTools(before, after) {
  return diffLists(before, after, { formats, rules });
}
function openVersions(options = {}) {
  checkOptions(options, ["cwd", "config", "configFile", "preset"]);
  const cwd = absolutePath(".", options.cwd ?? ".");
  const configs = configsFor(options, cwd);
  const versions = new Versions({ cwd, configs, formats, rules });
  return {
    async diff(compared = {}) {
      checkOptions(compared, ["base", "head", "paths"]);
      return diffReport(versions, compared, { configs });
    },
    async tools(which = {}) {
      checkOptions(which, ["version", "paths"]);
      const { contracts, broken } = await versions.tools(which.version, which.paths);
      const failures = broken.map(({ path, reason }) => ({
        path,
        message: `The file ${reason}, so its tools are missing.`
      }));
      return { ...dumpOf(contracts), failures };
    },
    close: () => versions.close()
  };
}
function defineConfig(config) {
  return config;
}
export {
  asWritten,
  defineConfig,
  defineRule,
  diffTools,
  formats,
  lack,
  lint,
  lintServer,
  lintText2 as lintText,
  openVersions,
  part,
  rules,
  tree_exports as tree,
  useOf
};
