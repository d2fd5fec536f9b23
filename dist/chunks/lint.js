import {
  REPORT_FORMATS,
  guard,
  printJson,
  renderParts,
  sortedByPath,
  tooManyWarnings
} from "./report.js";
import {
  grouped,
  isNearMiss,
  notRead,
  placeOf,
  plural,
  sentence,
  visible
} from "./not-read.js";
import {
  lintText
} from "./lint-text.js";
import {
  createConfigs,
  printableConfig
} from "./resolve.js";
import {
  baseAt,
  changedSince,
  check,
  holdSignals,
  isRevision,
  nextTurn,
  readClients,
  replaceFile,
  trackedByGit,
  withLimit,
  wouldReplace,
  writeNamed
} from "./run.js";
import {
  isGlob,
  workspaceOf
} from "./git-tree.js";
import {
  SUPPRESSIONS,
  startTiming,
  timed
} from "./lint-document.js";
import {
  readStream,
  readText
} from "./client-config.js";
import {
  UserError,
  absolutePath,
  isInside,
  realPath,
  relativePath,
  withoutLinks
} from "./errors.js";
import {
  didYouMean,
  nearestWord
} from "./did-you-mean.js";
import {
  countAll,
  foundNothing,
  isAtLeast,
  isServerPath
} from "./limits.js";
import {
  PRESET_NAMES,
  SEVERITIES,
  printable
} from "./version.js";

// src/cli/args.ts
import { parseArgs } from "node:util";
var OWNERS = ["server", "clients"];
var OPTIONS = {
  config: { type: "string", short: "c", value: "FILE", help: "use only this config file" },
  preset: {
    type: "string",
    value: "NAME",
    choices: PRESET_NAMES,
    help: "recommended, strict or spec"
  },
  rule: {
    type: "string",
    multiple: true,
    value: "ID=SEVERITY",
    help: "error, warning, info or off for a rule or a family (mcp/*); repeatable"
  },
  clients: {
    type: "string",
    value: "LIST",
    help: "the AI clients that must accept the tools, separated by commas: claude,openai"
  },
  format: { type: "string", short: "f", value: "NAME", choices: REPORT_FORMATS, help: REPORT_FORMATS.join(", ") },
  "output-file": {
    type: "string",
    short: "o",
    value: "FILE",
    help: "write the report there, or the patch of --fix-dry-run"
  },
  statistics: { type: "boolean", help: "count the findings of each rule instead of listing them" },
  fix: { type: "boolean", help: "fix what can be fixed without changing what was meant" },
  "fix-unsafe": { type: "boolean", help: "also apply fixes that may change the meaning" },
  "fix-dry-run": { type: "boolean", help: "print what --fix would change as a unified diff" },
  "fail-on": {
    type: "string",
    value: "SEVERITY",
    choices: [...SEVERITIES, "never"],
    help: "least severe finding that gives exit status 1: error (default), warning, info or never"
  },
  "max-warnings": { type: "string", value: "N", help: "exit 1 if there are more than N warnings" },
  "if-no-manifests": {
    type: "string",
    value: "WHAT",
    choices: ["error", "warn", "ignore"],
    help: "error, warn (default) or ignore when nothing can be linted"
  },
  "base-release": { type: "boolean", help: "toolint diff: compare HEAD with the newest release, without naming BASE" },
  changed: {
    type: "string",
    value: "BASE",
    optional: true,
    help: "only findings on lines changed since BASE (the main branch)"
  },
  "ignore-unknown": { type: "boolean", help: "skip named files that are not manifests" },
  suppress: { type: "boolean", help: "accept everything that is reported, in toolint-suppressions.json" },
  "suppress-at": {
    type: "string",
    value: "PLACE",
    help: "accept one finding: FILE:LINE or FILE:LINE:COLUMN, as reports print it"
  },
  "suppress-rule": { type: "string", value: "ID", help: "accept only what this rule reports; also with --suppress-at" },
  reason: {
    type: "string",
    value: "TEXT",
    help: "why it is accepted; with --suppress, --suppress-at or --suppress-rule"
  },
  "prune-suppressions": { type: "boolean", help: "remove suppressions that hide nothing any more" },
  stdin: { type: "boolean", help: "lint standard input, as toolint - does" },
  "stdin-filename": { type: "string", value: "NAME", help: "the name to lint it under" },
  quiet: { type: "boolean", short: "q", help: "show errors only" },
  color: { type: "boolean", help: "always print colours" },
  "no-color": { type: "boolean", help: "never print colours" },
  "print-config": {
    type: "string",
    value: "FILE",
    help: "show the settings for a file, and which configs they come from"
  },
  "print-tools": { type: "boolean", help: "print the tools as they are served, as JSON" },
  why: {
    type: "string",
    value: "PATH",
    help: "show the format that each file was recognised as, or why it was skipped"
  },
  "show-files": {
    type: "boolean",
    help: "list the files with tools and their formats, and those that were skipped, with the reason"
  },
  cache: { type: "boolean", help: "keep results, and lint only what changed since the last run" },
  "cache-file": {
    type: "string",
    value: "FILE",
    help: "where to keep them (default: node_modules/.cache/toolint.json, else .toolint-cache.json)"
  },
  watch: { type: "boolean", short: "w", help: "lint again when files in this folder change, until Ctrl-C" },
  timing: { type: "boolean", help: "show where the time goes, by phase and by rule" },
  version: { type: "boolean", short: "v", help: "show the version" },
  help: { type: "boolean", short: "h", help: "show this help" },
  url: { type: "string", command: "server", value: "URL", help: "the server behind this URL, instead of a command" },
  servers: {
    type: "string",
    command: "server",
    value: "FILE",
    help: "the servers in a client's config or a server.json"
  },
  name: {
    type: "string",
    command: "server",
    multiple: true,
    value: "NAME",
    help: "ask only this one of --servers (repeatable), or the name to report a single server under"
  },
  env: {
    type: "string",
    command: "server",
    multiple: true,
    value: "NAME=VALUE",
    help: "a variable for the server; NAME alone passes on your value (repeatable)"
  },
  "env-from": {
    type: "string",
    command: "server",
    multiple: true,
    value: "FILE",
    help: "variables for the server, one a line (repeatable)"
  },
  header: {
    type: "string",
    command: "server",
    multiple: true,
    value: "NAME: VALUE",
    help: "a header for the server behind --url (repeatable)"
  },
  cwd: { type: "string", command: "server", value: "DIR", help: "run the server here instead of in an empty folder" },
  "start-timeout": { type: "string", command: "server", value: "SECONDS", help: "how long it may take to start (30)" },
  "list-timeout": {
    type: "string",
    command: "server",
    value: "SECONDS",
    help: "how long each later request may take, and a list with all its pages (20)"
  },
  timeout: {
    type: "string",
    command: "server",
    value: "SECONDS",
    help: "how long everything with one server may take, both starts and the end too (120)"
  },
  "max-pages": { type: "string", command: "server", value: "N", help: "read at most N pages of a list (default 100)" },
  as: {
    type: "string",
    command: "server",
    value: "CLIENT",
    choices: ["full", "bare"],
    help: "ask as a client with all capabilities (full, default) or with none (bare)"
  },
  protocol: {
    type: "string",
    command: "server",
    value: "REVISION",
    help: "auto (default), a revision of MCP such as 2026-07-28, otc or gloodata"
  },
  source: {
    type: "string",
    command: "server",
    value: "DIR",
    help: "report findings at the lines of the source in this folder"
  },
  save: { type: "string", command: "server", value: "FILE", help: "write what the server answered, to lint it again" },
  baseline: {
    type: "string",
    command: "server",
    value: "FILE",
    help: "compare the tools with those in FILE instead of linting them, by the rules of toolint diff"
  },
  update: { type: "boolean", command: "server", help: "write the file of --baseline, and exit with status 0" },
  budget: {
    type: "string",
    command: "server",
    value: "TOKENS",
    help: "warn if the tools cost more than TOKENS tokens"
  },
  badge: { type: "boolean", command: "clients", help: "print a badge for shields.io: the clients that take all tools" },
  twice: { type: "boolean", command: "server", help: "start the server twice and report what differs" }
};
function readArgs(argv) {
  const { values, positionals, tokens } = parseArgs({
    args: withValues(argv),
    options: OPTIONS,
    allowPositionals: true,
    strict: false,
    tokens: true
  });
  let isBaseLoose = false;
  const dashes = tokens.find(({ kind }) => kind === "option-terminator")?.index ?? Infinity;
  const behindDashes = tokens.filter(({ kind, index }) => kind === "positional" && index > dashes).length;
  for (const token of tokens) {
    if (token.kind !== "option") continue;
    const option = Object.hasOwn(OPTIONS, token.name) ? OPTIONS[token.name] : void 0;
    if (/^env-file(?:-if-exists)?$/.test(token.name)) throw new UserError(NODE_READS);
    if (!option) throw new UserError(`There is no option ${token.rawName}${hint(token.rawName)}. See toolint --help.`);
    check2(token.rawName, option, token.value, values[token.name]);
    if (token.name === "changed") isBaseLoose = token.inlineValue === false;
  }
  const [first = ""] = positionals;
  const isLint = LINTING.includes(first) && behindDashes < positionals.length;
  const named = isLint ? positionals.slice(1) : positionals;
  const isStdin = named.length === 1 && named[0] === "-";
  const flags = {
    ...values,
    ...isStdin && { stdin: true },
    ...isLint && first === "fix" && { fix: true }
  };
  return { flags, paths: isStdin ? [] : named, isLint, isBaseLoose, behindDashes };
}
var NODE_READS = "Node itself reads the file that --env-file names, as settings of its own: name variables for a server with --env-from FILE.";
function withValues(argv) {
  const end = argv.indexOf("--");
  return argv.map((word, at) => {
    const isBare = (end < 0 || at < end) && OPTIONALS.has(word) && (argv[at + 1] ?? "-").startsWith("-");
    return isBare ? `${word}=` : word;
  });
}
var OPTIONALS = new Set(
  Object.entries(OPTIONS).flatMap(([name, option]) => option.optional ? [`--${name}`] : [])
);
function check2(name, option, value, kept) {
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
var COMMANDS = [
  "explain",
  "rules",
  "clients",
  "init",
  "server",
  "diff",
  "dump",
  "lsp",
  "mcp",
  "completion",
  "help"
];
var LINTING = ["check", "lint", "fix"];
function refuseMisspelt(word) {
  const known = [...COMMANDS, ...LINTING];
  if (/^[a-z]+$/i.test(word) && nearestWord(word, known) !== void 0)
    throw new UserError(`There is no file or command "${word}"${didYouMean(word, known)}. See toolint --help.`);
}
function hint(raw) {
  return didYouMean(
    raw,
    Object.keys(OPTIONS).map((name) => `--${name}`)
  );
}
function refuseOptionsOf(commands, flags) {
  for (const name of Object.keys(flags)) {
    const { command } = OPTIONS[name] ?? {};
    if (command !== void 0 && commands.includes(command))
      throw new UserError(`--${name} goes together with toolint ${command}, as in toolint ${command} --${name} \u2026`);
  }
}

// src/cli/changed.ts
import { existsSync } from "node:fs";
import { resolve } from "node:path";
async function settleBase(args, cwd) {
  const { flags, paths, isBaseLoose } = args;
  const word = flags.changed;
  if (!isBaseLoose || word === void 0) return args;
  const isPath = existsSync(resolve(cwd, word));
  if (!isPath && !isGlob(word)) return args;
  if (!await isRevision(word, cwd)) return { flags: { ...flags, changed: "" }, paths: [word, ...paths] };
  if (!isPath) return args;
  const shown = printable(word);
  throw new UserError(
    `--changed ${shown}: that is a path here and a commit. Write --changed=${shown} for the commit, or --changed -- ${shown} for the path.`
  );
}
async function changesFor(flags, terminal) {
  const { changed } = flags;
  if (changed === void 0) return {};
  const [{ changes, base, from }, followed] = await Promise.all([
    changedSince(changed === "" ? void 0 : changed, terminal.cwd),
    trackedByGit(terminal.cwd)
  ]);
  if (changed === "" && !flags.quiet) terminal.err(`toolint: only what changed since ${printable(base)}.
`);
  return { changes, followedByGit: followed, base: await baseAt(from, terminal.cwd) };
}
var PATIENCE_MS = 2e3;
async function unifiedDiff(changes) {
  if (changes.length === 0) return "";
  const { createTwoFilesPatch, OMIT_HEADERS } = await import("./diff.js");
  return changes.map(({ path, before, after }) => {
    const options = { context: 3, timeout: PATIENCE_MS, headerOptions: OMIT_HEADERS };
    const hunks = createTwoFilesPatch("", "", before, after, void 0, void 0, options);
    return `--- ${nameOf(`a/${path}`)}
+++ ${nameOf(`b/${path}`)}
${hunks ?? wholly(before, after)}`;
  }).join("");
}
var ESCAPES = {
  ...{ '"': '\\"', "\\": "\\\\", "\x07": "\\a", "\b": "\\b" },
  ...{ "	": "\\t", "\n": "\\n", "\v": "\\v", "\f": "\\f", "\r": "\\r" }
};
function nameOf(path) {
  const escaped = path.replace(/["\\\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu, escape);
  return `${escaped === path ? path : `"${escaped}"`}${path.includes(" ") ? "	" : ""}`;
}
function escape(character) {
  const octal = (byte) => `\\${byte.toString(8).padStart(3, "0")}`;
  return ESCAPES[character] ?? Array.from(Buffer.from(character), octal).join("");
}
function wholly(before, after) {
  const [old, now] = [linesOf(before, "-"), linesOf(after, "+")];
  return `@@ -1,${old.length} +1,${now.length} @@
${[...old, ...now].join("")}`;
}
function linesOf(text, sign) {
  const lines = text === "" ? [] : text.split(/(?<=\n)/);
  return lines.map((line) => `${sign}${line.endsWith("\n") ? line : `${line}
\\ No newline at end of file
`}`);
}

// src/cli/command.ts
import { existsSync as existsSync2 } from "node:fs";
import { delimiter, join } from "node:path";
function commandName({ env }) {
  const folders = (env["PATH"] ?? "").split(delimiter).filter((each) => !/[\\/]node_modules[\\/]/.test(each));
  return folders.some((each) => each !== "" && existsSync2(join(each, "toolint"))) ? "toolint" : "npx toolint";
}
var COMMAND = /(?<!npx )\btoolint(?= (?:--[a-z]|(?:explain|rules|init|completion|server|clients|diff|dump)\b))/g;
function asRunHere(text, terminal) {
  const name = commandName(terminal);
  return name === "toolint" ? text : text.replace(COMMAND, name);
}

// src/cli/show.ts
import { resolve as resolve2 } from "node:path";
async function printConfig(file, flags, { rules }, terminal) {
  const path = relativePath(terminal.cwd, resolve2(terminal.cwd, file));
  const config = await configsFor(flags, rules, terminal.cwd).for(path);
  terminal.out(printJson(printableConfig(config)));
  return 0;
}
function configsFor(flags, rules, cwd) {
  return createConfigs({
    cwd,
    configFile: flags.config,
    preset: flags.preset,
    clients: flags.clients === void 0 ? void 0 : readClients(flags.clients, "--clients"),
    ruleOverrides: (flags.rule ?? []).map(readRule),
    builtinRules: rules,
    allowCode: true
  });
}
function fixKind(flags) {
  if (flags["fix-unsafe"]) return "all";
  return flags.fix || flags["fix-dry-run"] ? "safe" : void 0;
}
function readRule(argument) {
  const at = argument.indexOf("=");
  if (at <= 0)
    throw new UserError(`--rule needs an id and a severity, as in --rule otc/id-format=off, and got "${argument}".`);
  return [argument.slice(0, at), argument.slice(at + 1)];
}

// src/cli/terminal.ts
function wantsColor(flags, { env, hasColors }) {
  if (flags["no-color"]) return false;
  if (flags.color) return true;
  if (env["NO_COLOR"]) return false;
  if (env["FORCE_COLOR"] !== void 0) return env["FORCE_COLOR"] !== "0";
  return hasColors && env["TERM"] !== "dumb";
}
function widthIn({ COLUMNS = "" }) {
  return /^\d{1,4}$/.test(COLUMNS) ? Number(COLUMNS) : void 0;
}

// src/cli/publish.ts
import { resolve as resolve3 } from "node:path";
async function publishReport(linted, flags, maxWarnings, { rules }, terminal) {
  const { report, stdin } = linted;
  refuseToReplace(linted, flags, terminal);
  const isFixedText = stdin !== void 0 && (flags.fix || flags["fix-unsafe"]);
  if (isFixedText) terminal.out(stdin.text ?? "");
  const absoluteOf = finder(linted, terminal);
  const format = flags.format ?? "pretty";
  const top = topOf(format, terminal);
  const source = (path) => {
    if (path === stdin?.path) return stdin.text;
    const read = readText(top === void 0 ? absoluteOf(path) : absolutePath(top, path));
    return "text" in read ? read.text : void 0;
  };
  const parts = await renderParts(format, top === void 0 ? report : countedFrom(top, report, terminal.cwd), {
    source,
    quiet: flags.quiet,
    statistics: flags.statistics,
    color: flags["output-file"] === void 0 && wantsColor(flags, terminal),
    rules,
    width: terminal.width,
    failOn: flags["fail-on"] ?? "error",
    maxWarnings
  });
  await put("report", parts, flags, isFixedText ? { ...terminal, out: terminal.err } : terminal);
}
var WORKSPACES = {
  github: "GITHUB_WORKSPACE",
  gitlab: "CI_PROJECT_DIR",
  azure: "BUILD_SOURCESDIRECTORY"
};
function topOf(format, { cwd, env }) {
  const variable = WORKSPACES[format];
  const top = variable === void 0 ? void 0 : realPath(env[variable] || cwd);
  const here = realPath(cwd);
  return top !== void 0 && here !== void 0 && isInside(top, here) ? top : void 0;
}
function countedFrom(top, report, cwd) {
  const here = realPath(cwd);
  const moved = (item) => item.path === "" || isServerPath(item.path) ? item : { ...item, path: relativePath(top, absolutePath(here, item.path)) };
  return { ...report, findings: report.findings.map(moved), failures: report.failures.map(moved) };
}
async function publishPatch(linted, flags, terminal) {
  const { report, changes } = linted;
  refuseToReplace(linted, flags, terminal);
  await put("patch", [await unifiedDiff(changes)], flags, terminal);
  tellFailures(report, terminal);
  const here = absolutePath(terminal.cwd, ".");
  for (const { path } of changes) {
    if (isInside(here, absolutePath(here, path))) continue;
    terminal.err(
      `toolint: ${visible(path)} is not below this folder, so git and patch refuse its part of the patch here. Run toolint in a folder above it.
`
    );
  }
}
function tellFailures({ failures }, terminal) {
  for (const { path, message } of sortedByPath(failures)) {
    terminal.err(`toolint: ${path === "" ? "" : `${visible(path)}: `}${sentence(message)}
`);
  }
}
function refuseToReplace(linted, { "output-file": file }, terminal) {
  if (file === void 0) return;
  const absoluteOf = finder(linted, terminal);
  const manifests = linted.report.files.map(({ path }) => absoluteOf(path));
  if (!wouldReplace(resolve3(terminal.cwd, file), manifests)) return;
  throw new UserError(
    `Nothing was written to ${file}: that is a manifest which was linted, and would be replaced. Name another file.`
  );
}
function finder({ files }, { cwd }) {
  let absolute;
  return (path) => {
    absolute ??= new Map(files.map((file) => [file.path, file.absolute]));
    return absolute.get(path) ?? resolve3(cwd, path);
  };
}
async function put(what, parts, { "output-file": file }, terminal) {
  if (file === void 0) return printParts(parts, terminal);
  save(what, file, terminal, () => {
    holdSignals();
    return [...parts].join("");
  });
  terminal.err(`toolint: the ${what} is in ${visible(file)}.
`);
}
async function printParts(parts, terminal) {
  let isFirst = true;
  for (const part of parts) {
    if (!isFirst) await nextTurn();
    isFirst = false;
    terminal.out(part);
  }
}
function save(what, file, { cwd }, textOf) {
  try {
    writeNamed(file, textOf(), absolutePath(cwd, "."));
  } catch (error) {
    throw new UserError(`The ${what} could not be written to ${file}: ${whyNot(error)}.`);
  }
}
function whyNot(error) {
  const { code, message } = error;
  return code ? message.replace(/^\w+: /, "").replace(/, \w+( '.*)?$/, "") : message;
}

// src/cli/lint.ts
import { existsSync as existsSync3 } from "node:fs";
import { resolve as resolve4 } from "node:path";

// src/cli/stdin.ts
async function lintStdin(paths, flags, knowledge, terminal) {
  if (paths.length > 0)
    throw new UserError(`--stdin takes no paths, and got "${paths[0]}". Name the text with --stdin-filename.`);
  if (flags.changed !== void 0)
    throw new UserError("--changed asks git about files, so it does not go together with --stdin.");
  const name = flags["stdin-filename"];
  const configs = configsFor(flags, knowledge.rules, terminal.cwd);
  const here = await configs.for(".");
  const { limits } = name === void 0 ? here : await configs.for(pathOf(name, terminal.cwd));
  const read = await readStream(terminal.input(), { maxBytes: limits.fileSize });
  const path = pathOf(name ?? guessName("text" in read ? read.text : ""), terminal.cwd);
  const config = await configs.for(path);
  const file = { path, absolute: absolutePath(terminal.cwd, path), named: !flags["ignore-unknown"] };
  let change;
  const { report, fixed } = await lintText(file, read, config, {
    cwd: terminal.cwd,
    formats: knowledge.formats,
    fix: fixKind(flags),
    dryRun: flags["fix-dry-run"],
    onFixed: (_, before, after) => void (change = { path, before, after })
  });
  return {
    report: withLimit(report, here.limits.findings),
    files: [file],
    changes: change ? [change] : [],
    fixed,
    stdin: { path, ..."text" in read && { text: change?.after ?? read.text } }
  };
}
var STATEMENT = /^(?:import\s*[\w{*'"]|export\s+(?:const|default|async|function|class|type|\{)|(?:const|let|var)\s+[\w{[$]|async\s+function|function\s+\w|class\s+\w|["']use \w+["']|[\w$.]+\()/;
function guessName(text) {
  const lines = text.split("\n").map((line) => line.trim());
  const code = lines.filter((line) => line !== "" && !/^(?:\/\/|\/?\*)/.test(line));
  const [start = "{"] = code;
  const hasComment = /^\/[/*]/.test(text.trimStart());
  if (/^[{[]/.test(start)) return hasComment ? "stdin.jsonc" : "stdin.json";
  if (start.startsWith("<")) return "stdin.html";
  if (!code.some((line) => STATEMENT.test(line))) return "stdin.yaml";
  return /<\/|\/>/.test(text) ? "stdin.tsx" : "stdin.ts";
}
function pathOf(name, cwd) {
  return relativePath(cwd, withoutLinks(absolutePath(cwd, name), cwd, workspaceOf(cwd)));
}

// src/cli/suppress.ts
var WAYS = ["suppress", "suppress-at", "suppress-rule"];
function suppressionChange(flags, cwd) {
  const { reason, "prune-suppressions": prune } = flags;
  const way = WAYS.find((each) => flags[each] !== void 0);
  if (way && !reason?.trim()) {
    throw new UserError(
      `--${way} needs a reason, for those who read it later: --reason "Generated files, to be fixed with the generator".`
    );
  }
  if (!way && reason !== void 0) {
    throw new UserError(
      "--reason says why findings are suppressed, so it goes together with --suppress, --suppress-at or --suppress-rule."
    );
  }
  if (!way && !prune) return void 0;
  const option = way ?? "prune-suppressions";
  for (const other of ["stdin", "fix-dry-run"]) {
    if (flags[other])
      throw new UserError(`--${option} writes ${SUPPRESSIONS}, so it does not go together with --${other}.`);
  }
  const only = chosen(flags["suppress-at"], flags["suppress-rule"], cwd);
  return { ...way && { reason: reason.trim() }, ...only && { only }, ...prune && { prune } };
}
function chosen(place, rule, cwd) {
  if (place === void 0 && rule === void 0) return void 0;
  const at = place === void 0 ? void 0 : readPlace(place, cwd);
  const isChosen = (each) => (rule === void 0 || each.rule === rule) && (at === void 0 || each.path === at.path && each.line === at.line && (at.column ?? each.column) === each.column);
  return (findings, hidden) => {
    const meant = findings.filter(isChosen);
    if (meant.length === 0 && hidden.some(isChosen)) return [];
    const what = [...rule === void 0 ? [] : [`of ${rule}`], ...place === void 0 ? [] : [`at ${place}`]];
    if (meant.length === 0)
      throw new UserError(`There is no finding ${printable(what.join(" "), 400)}, so nothing was suppressed.`);
    const exact = new Set(meant.map((each) => `--suppress-at ${visible(placeOf(each))} --suppress-rule ${each.rule}`));
    if (at !== void 0 && exact.size > 1)
      throw new UserError(`Name one of the ${exact.size} findings there:
${[...exact].join("\n")}`);
    return meant;
  };
}
function readPlace(place, cwd) {
  const [, file, line, column] = /^(.+?):(\d+)(?::(\d+))?$/.exec(place) ?? [];
  if (file === void 0)
    throw new UserError(
      `--suppress-at needs a place as reports print it, such as tools.json:12 or tools.json:12:5, and got "${printable(place, 400)}".`
    );
  const path = relativePath(cwd, absolutePath(cwd, file));
  return { path, line: Number(line), column: column === void 0 ? void 0 : Number(column) };
}
function whatWasDone({ added, removed, followed, refused }, flags) {
  const isSuppressing = WAYS.some((each) => flags[each] !== void 0);
  const said = [
    ...isSuppressing ? [whatWasAdded(added, refused.length, flags)] : [],
    ...followed > 0 ? [`Wrote the new names of tools into ${counted(followed, "suppression")} in ${SUPPRESSIONS}.`] : [],
    ...removed > 0 || flags["prune-suppressions"] && !isSuppressing ? [`Took ${counted(removed, "suppression")} out of ${SUPPRESSIONS}.`] : [],
    ...refused.length > 0 ? [`${counted(refused.length, "finding")} cannot be suppressed: ${[...new Set(refused.map(whyNot2))].join("; ")}.`] : []
  ];
  return said.map((line) => `${line}
`).join("");
}
function whatWasAdded(added, refused, { "suppress-at": place, "suppress-rule": rule }) {
  const what = place === void 0 ? rule && `All findings of ${rule} are` : `The finding at ${place} is`;
  return added === 0 && refused === 0 && what ? `${printable(what, 400)} suppressed already.` : `Suppressed ${counted(added, "finding")} in ${SUPPRESSIONS}.`;
}
var counted = (count, what) => `${count} ${what}${count === 1 ? "" : "s"}`;
function whyNot2({ rule, path }) {
  if (rule === "common/syntax") return "what cannot be parsed cannot be checked";
  if (rule === "common/stale-suppression") return "--prune-suppressions takes stale ones out";
  return `${printable(path)} is not below this folder`;
}

// src/cli/timing.ts
var RULES_SHOWN = 15;
function timingText({ phases, rules }, total) {
  const known = [...phases.values()].reduce((sum, each) => sum + each, 0);
  const rows = [...phases, ["start and other", Math.max(0, total - known)], ["total", total]];
  const slowest = [...rules].sort(([, a], [, b]) => b - a);
  const shown = slowest.slice(0, RULES_SHOWN);
  const more = slowest.length - shown.length;
  return [
    ...table("phase", rows, total),
    "",
    ...table("rule", shown, total),
    ...more > 0 ? [`and ${more} more rules`] : [],
    ""
  ].join("\n");
}
function table(head, rows, total) {
  const widest = Math.max(head.length, ...rows.map(([name]) => name.length));
  const line = (name, time, share) => `${name.padEnd(widest)}  ${time.padStart(9)}  ${share.padStart(6)}`;
  return [
    line(head, "ms", "share"),
    ...rows.map(([name, time]) => line(name, time.toFixed(1), `${(100 * time / total).toFixed(1)} %`))
  ];
}

// src/cli/lint.ts
async function lintCommand(paths, flags, knowledge, terminal) {
  const [first = ""] = paths;
  if (!isGlob(first) && !existsSync3(resolve4(terminal.cwd, first))) refuseMisspelt(first);
  if (!flags.stdin && flags["stdin-filename"] !== void 0)
    throw new UserError("--stdin-filename names what comes in on standard input, so it goes together with --stdin.");
  const mostWarnings = readCount(flags["max-warnings"]);
  const suppressing = suppressionChange(flags, terminal.cwd);
  if (flags["fix-dry-run"] && flags.format !== void 0)
    throw new UserError("--fix-dry-run prints a patch instead of a report, so it does not go together with --format.");
  const timing = flags.timing ? startTiming() : void 0;
  const linted = flags.stdin ? await lintStdin(paths, flags, knowledge, terminal) : await lintFiles(paths, flags, suppressing, knowledge, terminal);
  const status = await finish(linted, flags, mostWarnings, knowledge, terminal);
  if (!flags.quiet && !flags["ignore-unknown"])
    terminal.err(namedAndSkipped(linted.stdin ? [linted.stdin.path] : paths, linted.report, terminal.cwd));
  if (timing) terminal.err(timingText(timing, performance.now()));
  return status;
}
var MOST_SKIPPED = 5;
function namedAndSkipped(paths, { skipped }, cwd) {
  if (skipped.length === 0) return "";
  const named = new Set(
    paths.filter((each) => !isGlob(each)).map((each) => relativePath(cwd, absolutePath(cwd, each)))
  );
  const meant = skipped.filter((each) => named.has(each.path) && !isNearMiss(each));
  const more = meant.length - MOST_SKIPPED;
  return [
    ...meant.slice(0, MOST_SKIPPED).map(({ path, reason }) => `toolint: ${visible(path)} was skipped: ${sentence(reason)}`),
    ...more > 0 ? [`toolint: ${plural(more, "more named file")} ${more === 1 ? "was" : "were"} skipped.`] : []
  ].map((line) => `${line}
`).join("");
}
async function lintFiles(paths, flags, suppressing, knowledge, terminal) {
  const diffs = /* @__PURE__ */ new Map();
  const fix = fixKind(flags);
  if (fix && !flags["fix-dry-run"]) holdSignals();
  let shown;
  const checked = await check({
    cwd: terminal.cwd,
    paths,
    ignoreUnknown: flags["ignore-unknown"],
    configs: configsFor(flags, knowledge.rules, terminal.cwd),
    formats: knowledge.formats,
    ...await changesFor(flags, terminal),
    suppressing,
    fix,
    dryRun: flags["fix-dry-run"],
    cache: {
      isAsked: flags.cache === true || flags["cache-file"] !== void 0,
      file: flags["cache-file"],
      onFailure: (path, reason) => terminal.err(`toolint: results could not be kept in ${visible(path)}: ${sentence(reason)}
`)
    },
    onFixed: (file, before, after) => {
      if (!flags["fix-dry-run"]) return replaceFile(file.absolute, before, after);
      diffs.set(file.path, { path: file.path, before: diffs.get(file.path)?.before ?? before, after });
      return void 0;
    },
    onStart: (files) => {
      shown = progress(files, terminal);
      return (done) => shown?.step(done);
    }
  }).finally(() => shown?.close());
  return { ...checked, changes: [...diffs.values()] };
}
function readCount(value) {
  if (value === void 0) return void 0;
  if (!/^\d{1,9}$/.test(value)) throw new UserError(`--max-warnings needs a whole number, and got "${value}".`);
  return Number(value);
}
var PATIENCE_MS2 = 1e3;
var PAUSE_MS = 100;
function progress(total, terminal) {
  let next = Date.now() + PATIENCE_MS2;
  let isShown = false;
  return {
    step(done) {
      const now = Date.now();
      if (now < next) return;
      next = terminal.isInteractive() ? now + PAUSE_MS : Infinity;
      if (next === Infinity) return;
      isShown = true;
      terminal.err(`\r\x1B[Ktoolint: ${done} of ${total} files`);
    },
    close() {
      if (isShown) terminal.err("\r\x1B[K");
    }
  };
}
async function finish(linted, flags, mostWarnings, knowledge, terminal) {
  const { report, suppressing } = linted;
  if (suppressing && acceptsOne(flags)) return tellOfOne(report, suppressing, flags, terminal);
  const tooMany = tooManyWarnings(countAll(report), mostWarnings);
  const isIdle = foundNothing(report);
  const status = Math.max(
    exitStatus(report, flags, tooMany !== void 0),
    isIdle && flags["if-no-manifests"] === "error" ? 2 : 0
  );
  terminal.settle(status);
  await timed(
    "report",
    () => flags["fix-dry-run"] ? publishPatch(linted, flags, terminal) : publishReport(linted, flags, mostWarnings, knowledge, terminal)
  );
  if (fixKind(flags)) terminal.err(whatWasFixed(linted, flags));
  if (suppressing) terminal.err(whatWasDone(suppressing, flags));
  const isToldByReport = saysAll(flags);
  if (tooMany !== void 0 && (!isToldByReport || flags.quiet)) terminal.err(`toolint: ${tooMany}
`);
  if (isIdle && isWorthTelling(flags, isToldByReport)) {
    const unseen = isToldByReport ? [] : notRead(report).map((each) => `${sentence(each)}
`);
    terminal.err(guard(asRunHere(NOTHING_FOUND, terminal) + unseen.join("")));
  }
  return status;
}
var acceptsOne = (flags) => flags["suppress-at"] !== void 0 && flags.format === void 0 && flags["output-file"] === void 0;
function tellOfOne(report, done, flags, terminal) {
  const status = report.failures.length > 0 ? 2 : Math.min(done.refused.length, 1);
  terminal.settle(status);
  tellFailures(report, terminal);
  terminal.err(whatWasDone(done, flags));
  return status;
}
function whatWasFixed({ report: { findings }, fixed, changes }, flags) {
  if (fixed.length > 0)
    return guard(
      `Fixed ${plural(fixed.length, "finding")}:
${listed(fixed).join("\n")}
${whatWasLeft(findings, flags)}`
    );
  if (findings.length === 0 || changes.length > 0) return "";
  const unsafe = flags["fix-unsafe"] ? 0 : findings.filter(({ fix }) => fix && !fix.safe).length;
  const other = unsafe > 0 ? `; ${grouped(unsafe)} ${unsafe === 1 ? "has" : "have"} an unsafe one (--fix-unsafe)` : "";
  return `Nothing was fixed: no finding has a ${flags["fix-unsafe"] ? "fix" : "safe fix"}${other}.
`;
}
function whatWasLeft(findings, flags) {
  if (findings.length === 0) return "";
  const withFix = findings.filter(({ fix }) => fix);
  const unsafe = flags["fix-unsafe"] ? 0 : withFix.filter(({ fix }) => !fix.safe).length;
  const refused = withFix.length - unsafe;
  const none = findings.length - withFix.length;
  const reasons = [
    ...none > 0 ? [`${grouped(none)} without a fix`] : [],
    ...unsafe > 0 ? [`${grouped(unsafe)} whose fix may change what was meant (--fix-unsafe)`] : [],
    ...refused > 0 ? [`${grouped(refused)} whose fix would cause another finding or change other lines`] : []
  ];
  return `Left ${plural(findings.length, "finding")}: ${reasons.join(", ")}.
`;
}
var MOST_FIXES = 20;
function listed(fixes) {
  const more = fixes.length - MOST_FIXES;
  return [
    ...fixes.slice(0, MOST_FIXES).map(
      ({ path, line, column, title, rule }) => `  ${visible(path)}:${line}:${column}: ${sentence(title)} [${visible(rule)}]`
    ),
    ...more > 0 ? [`  \u2026 and ${grouped(more)} more`] : []
  ];
}
function exitStatus(report, flags, isOverLimit) {
  if (report.failures.length > 0) return 2;
  const bound = flags["fail-on"] ?? "error";
  const isBad = bound !== "never" && report.findings.some(({ severity }) => isAtLeast(severity, bound));
  return isBad || isOverLimit ? 1 : 0;
}
function saysAll(flags) {
  const { format = "pretty" } = flags;
  return (format === "pretty" || format === "concise") && flags["output-file"] === void 0 && !flags["fix-dry-run"];
}
var NOTHING_FOUND = "toolint: no manifest was found, so nothing was checked. `toolint --why FILE` says why a file was skipped.\n";
function isWorthTelling({ "if-no-manifests": what = "warn" }, isTold) {
  return what === "error" || what === "warn" && !isTold;
}

export {
  OWNERS,
  OPTIONS,
  readArgs,
  COMMANDS,
  LINTING,
  refuseOptionsOf,
  settleBase,
  commandName,
  asRunHere,
  printConfig,
  configsFor,
  timingText,
  wantsColor,
  widthIn,
  publishReport,
  put,
  save,
  whyNot,
  lintCommand,
  readCount,
  finish,
  exitStatus
};
