#!/usr/bin/env node
import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  json
} from "./chunks/chunk-FOWHMCSE.js";
import "./chunks/chunk-RDN6EA6Z.js";
import {
  CONFIG_NAMES,
  EXTENSIONS,
  UserError,
  createConfigs,
  discover,
  lintSource,
  openServices,
  printableConfig,
  readText,
  replaceFile,
  reportOn,
  run,
  validate,
  writeAtomically
} from "./chunks/chunk-Q7BC4E56.js";
import {
  NO_FORMAT,
  TOOL,
  VERSION,
  formats,
  pageOf,
  rules
} from "./chunks/chunk-2DOOXDG2.js";
import {
  count,
  isAtLeast
} from "./chunks/chunk-SZGLWQLN.js";
import "./chunks/chunk-IOWT5WZP.js";
import "./chunks/chunk-WQXH3IPM.js";
import "./chunks/chunk-NVH4TWV7.js";
import {
  didYouMean,
  printable
} from "./chunks/chunk-HYTH5WAW.js";
import "./chunks/chunk-ATCVS3YI.js";
import "./chunks/chunk-WVTLJUO6.js";
import "./chunks/chunk-QCMPRAID.js";
import "./chunks/chunk-POEGNSYD.js";
import "./chunks/chunk-OX6WMUGJ.js";
import "./chunks/chunk-SDZ6GJJ3.js";

// src/cli/args.ts
import { parseArgs } from "node:util";
var REPORTS = ["pretty", "json", "sarif", "github", "junit", "markdown", "html"];
var OPTIONS = {
  config: { type: "string", short: "c", value: "FILE", help: "use this config and look for no other" },
  preset: {
    type: "string",
    value: "NAME",
    choices: ["recommended", "strict", "spec"],
    help: "recommended, strict or spec"
  },
  rule: {
    type: "string",
    multiple: true,
    value: "ID=SEVERITY",
    help: "error, warning, info or off for one rule (repeatable)"
  },
  format: { type: "string", short: "f", value: "NAME", choices: REPORTS, help: REPORTS.join(", ") },
  "output-file": { type: "string", short: "o", value: "FILE", help: "write the report there" },
  fix: { type: "boolean", help: "mend what can be mended safely" },
  "fix-unsafe": { type: "boolean", help: "mend also where the meaning may change" },
  "fix-dry-run": { type: "boolean", help: "print what --fix would change as a unified diff" },
  "fail-on": {
    type: "string",
    value: "SEVERITY",
    choices: ["error", "warning", "info", "never"],
    help: "exit 1 from this severity on (error)"
  },
  "max-warnings": { type: "string", value: "N", help: "exit 1 when there are more warnings" },
  "if-no-manifests": {
    type: "string",
    value: "WHAT",
    choices: ["error", "warn", "ignore"],
    help: "what to do when there is nothing to lint (warn)"
  },
  stdin: { type: "boolean", help: "lint what comes in on standard input" },
  "stdin-filename": { type: "string", value: "NAME", help: "the name to lint it under" },
  quiet: { type: "boolean", short: "q", help: "show errors only" },
  color: { type: "boolean", help: "colours, whatever the terminal" },
  "no-color": { type: "boolean", help: "no colours" },
  "print-config": { type: "string", value: "FILE", help: "show the rules that hold for a file" },
  why: { type: "string", value: "FILE", help: "show what a file was taken for, or why it was skipped" },
  version: { type: "boolean", short: "v", help: "show the version" },
  help: { type: "boolean", short: "h", help: "show this help" }
};
function readArgs(argv) {
  const { values, positionals, tokens } = parseArgs({
    args: [...argv],
    options: OPTIONS,
    allowPositionals: true,
    strict: false,
    tokens: true
  });
  for (const token of tokens) {
    if (token.kind !== "option") continue;
    const option = Object.hasOwn(OPTIONS, token.name) ? OPTIONS[token.name] : void 0;
    if (!option) throw new UserError(`There is no option ${token.rawName}${hint(token.rawName)}. See toolint --help.`);
    check(token.rawName, option, token.value, values[token.name]);
  }
  return { flags: values, paths: positionals };
}
function check(name, option, value, kept) {
  if (option.type === "boolean") {
    if (value !== void 0) throw new UserError(`${name} takes no value.`);
    return;
  }
  if (value === void 0 || kept === true) throw new UserError(`${name} needs a value: ${name} ${option.value}.`);
  if (option.choices && !option.choices.includes(value)) {
    const choices = option.choices.join(", ");
    throw new UserError(`${name} must be one of ${choices}, not "${value}"${didYouMean(value, option.choices)}.`);
  }
}
function hint(raw) {
  return didYouMean(
    raw,
    Object.keys(OPTIONS).map((name) => `--${name}`)
  );
}
function help() {
  const rows = Object.entries(OPTIONS).map(([name, option]) => {
    const left = `${option.short ? `-${option.short}, ` : "    "}--${name}${option.value ? ` ${option.value}` : ""}`;
    return `  ${left.padEnd(34)}${option.help}`;
  });
  return `toolint: finds what is wrong in the manifests that describe tools to AI models.

Usage
  toolint [paths or globs...]       lint; without paths, everything below this folder
  toolint explain <rule-id>         what a rule wants, and why
  toolint rules [--format json]     every rule there is
  toolint init                      write a config for this repository

Options
${rows.join("\n")}

Exit status: 0 clean, 1 findings, 2 it could not run or a file could not be read.
`;
}

// src/cli/explain.ts
import { readFileSync } from "node:fs";

// src/cli/terminal.ts
function wantsColor(flags, { env, hasColors }) {
  if (flags["no-color"]) return false;
  if (flags.color) return true;
  if (env["NO_COLOR"]) return false;
  if (env["FORCE_COLOR"] !== void 0) return env["FORCE_COLOR"] !== "0";
  return hasColors && env["TERM"] !== "dumb";
}

// src/cli/explain.ts
function explain([id, ...more], rules2, terminal2) {
  if (id === void 0 || more.length > 0) throw new UserError("Say which rule: toolint explain otc/id-format");
  const rule = rules2.find((each) => each.id === id);
  if (!rule) {
    const hint2 = didYouMean(
      id,
      rules2.map((each) => each.id)
    );
    throw new UserError(`There is no rule "${id}"${hint2}. toolint rules lists them all.`);
  }
  const page = readPage(id) ?? `# ${id}

${rule.summary}.

${rule.source.document}, ${rule.source.section}: ${rule.source.says}
`;
  terminal2.out(`${forTerminal(page, wantsColor({}, terminal2))}
${pageOf(rule)}
`);
  return 0;
}
function readPage(id) {
  for (const root of ["../", "../../"]) {
    try {
      return readFileSync(new URL(`${root}docs/rules/${id}.md`, import.meta.url), "utf8");
    } catch {
    }
  }
  return void 0;
}
function forTerminal(page, color) {
  const bold = (text) => color ? `\x1B[1m${text}\x1B[22m` : text;
  const dim = (text) => color ? `\x1B[2m${text}\x1B[22m` : text;
  let isCode = false;
  const lines = [];
  for (const line of page.split("\n")) {
    if (/^<!--.*-->$/.test(line)) continue;
    if (line.startsWith("```")) isCode = !isCode;
    else if (isCode) lines.push(dim(`    ${line}`));
    else if (line.startsWith("#")) lines.push(bold(line.replace(/^#+ /, "")));
    else lines.push(line);
  }
  return lines.join("\n").replace(/\n{3,}/g, "\n\n").trim() + "\n";
}

// src/cli/init.ts
import { existsSync, readFileSync as readFileSync2 } from "node:fs";
import { join } from "node:path";
var FILE = "toolint.config.json";
async function init(rest, formats2, terminal2) {
  if (rest.length > 0) throw new UserError(`toolint init takes no paths, and got "${rest[0]}".`);
  const existing = existingConfig(terminal2.cwd);
  if (existing) {
    terminal2.out(`There is a config already: ${existing}. Nothing was written.
`);
    return 0;
  }
  const found = await formatsIn(terminal2.cwd, formats2);
  const config = {
    $schema: `https://unpkg.com/toolint@${VERSION}/schemas/config.schema.json`,
    root: true,
    extends: ["recommended"],
    rules: {}
  };
  writeAtomically(join(terminal2.cwd, FILE), `${JSON.stringify(config, null, 2)}
`);
  terminal2.out(`${[`Wrote ${FILE}.`, summary(found), "", "Next:", ...NEXT].join("\n")}
`);
  return 0;
}
var NEXT = [
  "  toolint                     lint this repository",
  "  toolint --fix               mend what can be mended safely",
  "  toolint explain <rule-id>   read why a rule asks for something"
];
function existingConfig(cwd) {
  const file = [...CONFIG_NAMES].find((name) => existsSync(join(cwd, name)));
  if (file) return file;
  try {
    const manifest = JSON.parse(readFileSync2(join(cwd, "package.json"), "utf8"));
    return Object.hasOwn(manifest, "toolint") ? "package.json" : void 0;
  } catch {
    return void 0;
  }
}
async function formatsIn(cwd, formats2) {
  const configs = createConfigs({ cwd, builtinRules: [], validate, allowCode: false, ruleOverrides: [] });
  const { files } = await discover({ cwd, paths: [], extensions: EXTENSIONS });
  const result = await run({ files, configs, formats: formats2, services: {} });
  const counts = /* @__PURE__ */ new Map();
  for (const format of result.files.flatMap((file) => file.formats)) counts.set(format, (counts.get(format) ?? 0) + 1);
  return counts;
}
function summary(found) {
  if (found.size === 0) return "No manifest was found here yet: toolint --why FILE says why a file is none.";
  const parts = [...found].map(([format, files]) => `${files} ${files === 1 ? "file" : "files"} of ${format}`);
  return `Found ${parts.join(", ")}.`;
}

// src/cli/lint.ts
import { mkdirSync } from "node:fs";
import { dirname, resolve as resolve2 } from "node:path";

// src/report/index.ts
var RENDERERS = {
  pretty: async () => (await import("./chunks/pretty-5IIK4F36.js")).pretty,
  json: async () => (await import("./chunks/json-DJWU7YJJ.js")).json,
  sarif: async () => (await import("./chunks/sarif-MUZSIZNV.js")).sarif,
  github: async () => (await import("./chunks/github-T3VBG5JP.js")).github,
  junit: async () => (await import("./chunks/junit-DN54YMTK.js")).junit,
  markdown: async () => (await import("./chunks/markdown-SDZWA2ZU.js")).markdown,
  html: async () => (await import("./chunks/html-MNWL4WKI.js")).html
};
var REPORT_FORMATS = Object.keys(RENDERERS);
async function render(format, report, context) {
  const renderer = await RENDERERS[format]();
  return renderer(report, context);
}

// src/cli/diff.ts
var PATIENCE_MS = 2e3;
async function unifiedDiff(changes) {
  if (changes.length === 0) return "";
  const { createTwoFilesPatch } = await import("./chunks/libesm-FIAX4X4H.js");
  return changes.map(({ path, before, after }) => {
    const options = { context: 3, timeout: PATIENCE_MS };
    const patch = createTwoFilesPatch(`a/${path}`, `b/${path}`, before, after, void 0, void 0, options);
    return patch?.replace(/^=+\n/, "") ?? wholly({ path, before, after });
  }).join("");
}
function wholly({ path, before, after }) {
  const [old, now] = [linesOf(before, "-"), linesOf(after, "+")];
  return `--- a/${path}
+++ b/${path}
@@ -1,${old.length} +1,${now.length} @@
${[...old, ...now].join("")}`;
}
function linesOf(text, sign) {
  const lines = text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
  return lines.map((line) => `${sign}${line.endsWith("\n") ? line : `${line}
\\ No newline at end of file
`}`);
}

// src/cli/progress.ts
var PATIENCE_MS2 = 1e3;
var PAUSE_MS = 100;
function progress(total, terminal2) {
  if (!terminal2.isInteractive) return { step: () => {
  }, close: () => {
  } };
  let next = Date.now() + PATIENCE_MS2;
  let isShown = false;
  return {
    step(done) {
      const now = Date.now();
      if (now < next) return;
      next = now + PAUSE_MS;
      isShown = true;
      terminal2.err(`\r\x1B[Ktoolint: ${done} of ${total} files`);
    },
    close() {
      if (isShown) terminal2.err("\r\x1B[K");
    }
  };
}

// src/cli/setup.ts
function configsFor(flags, rules2, cwd) {
  return createConfigs({
    cwd,
    configFile: flags.config,
    preset: flags.preset,
    ruleOverrides: (flags.rule ?? []).map(readRule),
    builtinRules: rules2,
    validate,
    allowCode: true
  });
}
function readRule(argument) {
  const at = argument.indexOf("=");
  if (at <= 0)
    throw new UserError(`--rule needs an id and a severity, as in --rule otc/id-format=off, and got "${argument}".`);
  return [argument.slice(0, at), argument.slice(at + 1)];
}

// src/cli/stdin.ts
import { resolve } from "node:path";
async function lintStdin(paths, flags, knowledge, terminal2) {
  if (paths.length > 0)
    throw new UserError(`--stdin takes no paths, and got "${paths[0]}". Name the text with --stdin-filename.`);
  const path = (flags["stdin-filename"] ?? "stdin.json").replaceAll("\\", "/");
  const file = { path, absolute: resolve(terminal2.cwd, path), named: true };
  const text = await readStdin();
  const configs = configsFor(flags, knowledge.rules, terminal2.cwd);
  const { services, imports, close } = openServices(terminal2.cwd);
  let after = text;
  const outcome = await lintSource(file, text, await configs.for(path), {
    formats: knowledge.formats,
    services,
    imports,
    fix: fixKind(flags),
    onFixed: (_, __, fixed) => void (after = fixed)
  });
  close();
  const report = reportOn(outcome);
  if (flags["fix-dry-run"]) {
    terminal2.out(after === text ? "" : await unifiedDiff([{ path, before: text, after }]));
    return exitStatus(report, flags, void 0);
  }
  const isFixing = flags.fix || flags["fix-unsafe"];
  if (isFixing) terminal2.out(after);
  await publish(
    report,
    flags,
    knowledge,
    isFixing ? { ...terminal2, out: terminal2.err } : terminal2,
    [file],
    /* @__PURE__ */ new Map([[path, after]])
  );
  return exitStatus(report, flags, void 0);
}
async function readStdin() {
  const chunks = [];
  for await (const chunk of process.stdin) chunks.push(chunk);
  return Buffer.concat(chunks).toString("utf8");
}

// src/cli/lint.ts
async function lintCommand(paths, flags, knowledge, terminal2) {
  const mostWarnings = readCount(flags["max-warnings"]);
  if (flags.stdin) return lintStdin(paths, flags, knowledge, terminal2);
  const configs = configsFor(flags, knowledge.rules, terminal2.cwd);
  const here = await configs.for(".");
  const found = await discover({
    cwd: terminal2.cwd,
    paths,
    include: here.files,
    ignored: (path) => here.ignored(path),
    extensions: EXTENSIONS
  });
  configs.know(found.folders);
  const fix = fixKind(flags);
  const diffs = [];
  const { services, imports, close } = openServices(terminal2.cwd);
  const shown = progress(found.files.length, terminal2);
  let result;
  try {
    result = await run({
      files: found.files,
      configs,
      formats: knowledge.formats,
      services,
      imports,
      fix,
      onFixed: (file, before, after) => {
        if (!flags["fix-dry-run"]) return replaceFile(file.absolute, before, after);
        diffs.push({ path: file.path, before, after });
        return DRY_RUN;
      },
      onProgress: shown.step
    });
  } finally {
    shown.close();
    close();
  }
  const failures = [...found.problems, ...result.failures].filter(({ message }) => message !== DRY_RUN);
  const report = { tool: TOOL, ...result, failures, suppressed: 0 };
  if (flags["fix-dry-run"]) terminal2.out(await unifiedDiff(diffs));
  else await publish(report, flags, knowledge, terminal2, found.files);
  if (result.fixed > 0) terminal2.err(`Fixed ${result.fixed} ${result.fixed === 1 ? "finding" : "findings"}.
`);
  const status = exitStatus(report, flags, mostWarnings);
  return Math.max(status, nothingFound(report, flags, terminal2));
}
var DRY_RUN = "dry run";
function fixKind(flags) {
  if (flags["fix-unsafe"]) return "all";
  return flags.fix || flags["fix-dry-run"] ? "safe" : void 0;
}
function readCount(value) {
  if (value === void 0) return void 0;
  if (!/^\d{1,9}$/.test(value)) throw new UserError(`--max-warnings needs a whole number, and got "${value}".`);
  return Number(value);
}
var NOTHING_FOUND = "toolint: no manifest was found, so nothing was checked. `toolint --why FILE` says why a file is none.\n";
function nothingFound(report, flags, terminal2) {
  const what = flags["if-no-manifests"] ?? "warn";
  if (report.files.length > 0 || report.failures.length > 0 || what === "ignore") return 0;
  const isSaid = (flags.format ?? "pretty") === "pretty" && flags["output-file"] === void 0;
  if (!isSaid || what === "error") terminal2.err(NOTHING_FOUND);
  return what === "error" ? 2 : 0;
}
function exitStatus(report, flags, mostWarnings) {
  if (report.failures.length > 0) return 2;
  const bound = flags["fail-on"] ?? "error";
  const isBad = bound !== "never" && report.findings.some(({ severity }) => isAtLeast(severity, bound));
  const isOverLimit = mostWarnings !== void 0 && count(report.findings).warnings > mostWarnings;
  return isBad || isOverLimit ? 1 : 0;
}
async function publish(report, flags, { rules: rules2 }, terminal2, files, texts = /* @__PURE__ */ new Map()) {
  const absolute = new Map(files.map((file2) => [file2.path, file2.absolute]));
  const source = (path) => {
    const known = texts.get(path);
    if (known !== void 0) return known;
    const read = readText(absolute.get(path) ?? resolve2(terminal2.cwd, path));
    return "text" in read ? read.text : void 0;
  };
  const file = flags["output-file"];
  const text = await render(flags.format ?? "pretty", report, {
    source,
    quiet: flags.quiet,
    color: file === void 0 && wantsColor(flags, terminal2),
    rules: rules2.map((rule) => ({ ...rule, url: pageOf(rule) })),
    width: terminal2.width,
    failOn: flags["fail-on"] ?? "error"
  });
  if (file === void 0) {
    terminal2.out(text);
    return;
  }
  try {
    const target = resolve2(terminal2.cwd, file);
    mkdirSync(dirname(target), { recursive: true });
    writeAtomically(target, text);
  } catch (error) {
    throw new UserError(`The report could not be written to ${file}: ${whyNot(error)}.`);
  }
  terminal2.err(`toolint: the report is in ${file}.
`);
}
function whyNot(error) {
  const { code, message } = error;
  return code ? message.replace(/^\w+: /, "").replace(/, \w+( '.*)?$/, "") : message;
}

// src/cli/rules.ts
function listRules(rest, flags, rules2, terminal2) {
  if (rest.length > 0)
    throw new UserError(
      `toolint rules takes no paths, and got "${rest[0]}". To lint a folder of that name, write ./rules.`
    );
  if (flags.format === "json") {
    const rows = rules2.map((rule) => {
      const { id, severity, in: preset, summary: summary2, fixable } = rule;
      return { id, severity, in: preset, summary: summary2, fixable: fixable !== void 0, url: pageOf(rule) };
    });
    terminal2.out(`${JSON.stringify(rows, null, 2)}
`);
    return 0;
  }
  if (flags.format !== void 0 && flags.format !== "pretty") {
    throw new UserError(`toolint rules prints pretty or json, not ${flags.format}.`);
  }
  const width = Math.max(...rules2.map(({ id }) => id.length));
  for (const { id, severity, in: preset, summary: summary2 } of rules2) {
    terminal2.out(`${id.padEnd(width)}  ${severity.padEnd(7)}  ${preset.padEnd(11)}  ${summary2}
`);
  }
  return 0;
}

// src/cli/show.ts
import { statSync } from "node:fs";
import { relative, resolve as resolve3 } from "node:path";
async function printConfig(file, flags, { rules: rules2 }, terminal2) {
  const path = relative(terminal2.cwd, resolve3(terminal2.cwd, file)).replaceAll("\\", "/");
  const config = await configsFor(flags, rules2, terminal2.cwd).for(path);
  terminal2.out(`${JSON.stringify(printableConfig(config), null, 2)}
`);
  return 0;
}
async function why(file, flags, { rules: rules2, formats: formats2 }, terminal2) {
  if (statSync(resolve3(terminal2.cwd, file), { throwIfNoEntry: false })?.isDirectory()) {
    throw new UserError(`${file} is a folder: name a file, and --why says what that was taken for.`);
  }
  const configs = configsFor(flags, rules2, terminal2.cwd);
  const { files, problems } = await discover({ cwd: terminal2.cwd, paths: [file], extensions: EXTENSIONS });
  const { services, imports, close } = openServices(terminal2.cwd);
  const judge = async (named2) => run({ files: files.map((each) => ({ ...each, named: named2 })), configs, formats: formats2, services, imports });
  const found = await judge(false);
  const named = await judge(true);
  close();
  const failure = [...problems, ...named.failures][0];
  const say = (text) => {
    terminal2.out(`${printable(file, 400)}: ${text}
`);
    return failure ? 2 : 0;
  };
  if (failure) return say(failure.message);
  const [ours] = found.files;
  if (ours) return say(`${listOf(ours.formats)}, ${ours.tools} ${ours.tools === 1 ? "tool" : "tools"}.`);
  const [guess] = named.files;
  const reason = found.skipped[0]?.reason ?? named.skipped[0]?.reason ?? NO_FORMAT;
  if (!guess) return say(`skipped: ${reason}.`);
  const format = listOf(guess.formats) || "a manifest that cannot be parsed";
  return say(
    `skipped by default: ${reason}. Named on the command line it is taken for ${format}; the config can say so too ("formats").`
  );
}
var listOf = (formats2) => formats2.join(" and ");

// src/cli.ts
var terminal = {
  cwd: process.cwd(),
  env: process.env,
  isInteractive: process.stderr.isTTY === true,
  hasColors: process.stdout.isTTY === true,
  width: process.stdout.columns,
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text)
};
async function main(argv) {
  const { flags, paths } = readArgs(argv);
  const [command, ...rest] = paths;
  if (flags.help || command === "help") return print(help());
  if (flags.version) return print(`${VERSION}
`);
  if (command === "explain") return explain(rest, rules, terminal);
  if (command === "rules") return listRules(rest, flags, rules, terminal);
  if (command === "init") return init(rest, formats, terminal);
  if (flags["print-config"] !== void 0)
    return printConfig(flags["print-config"], flags, { rules, formats }, terminal);
  if (flags.why !== void 0) return why(flags.why, flags, { rules, formats }, terminal);
  return lintCommand(paths, flags, { rules, formats }, terminal);
}
function wantsJson(argv) {
  return argv.some(
    (each, at) => /^(--format|-f)=?json$/.test(each) || /^(--format|-f)$/.test(each) && argv[at + 1] === "json"
  );
}
function failedReport(message) {
  return json({ tool: TOOL, files: [], skipped: [], findings: [], failures: [{ path: ".", message }], suppressed: 0 });
}
function print(text) {
  terminal.out(text);
  return 0;
}
process.stdout.on("error", (error) => {
  if (error.code === "EPIPE") process.exit();
  terminal.err(`toolint: the report could not be written to standard output: ${whyNot(error)}.
`);
  process.exit(2);
});
process.stderr.on("error", () => {
});
main(process.argv.slice(2)).then(
  (status) => {
    process.exitCode = status;
  },
  (error) => {
    const said = error instanceof UserError ? error.message : `toolint itself failed: ${error?.stack ?? String(error)}`;
    terminal.err(`toolint: ${said}
`);
    if (wantsJson(process.argv)) terminal.out(failedReport(said));
    process.exitCode = 2;
  }
);
