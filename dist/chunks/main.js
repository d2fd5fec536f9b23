import {
  REPORT_FORMATS,
  jsonText,
  palette,
  plural,
  renderParts,
  sentence,
  sortedByPath,
  tooManyWarnings,
  visible,
  width,
  wrap
} from "./report.js";
import {
  CONFIG_NAMES,
  EXTENSIONS,
  UserError,
  absolutePath,
  changedSince,
  check,
  createConfigs,
  discover,
  extensionOf,
  followedByGit,
  gitTop,
  holdSignals,
  ignored,
  isGlob,
  isInside,
  isRevision,
  lastTurn,
  limited,
  lintRead,
  nextTurn,
  oe,
  openServices,
  openSuppressions,
  printableConfig,
  readStream,
  readText,
  realPath,
  relativePath,
  replaceFile,
  reportOn,
  run,
  withoutLinks,
  workspaceOf,
  wouldReplace,
  writeAtomically
} from "./run.js";
import "./read.js";
import "./ajv-equal.js";
import {
  NO_FORMAT,
  SUPPRESSIONS,
  formats,
  rules
} from "./rules.js";
import "./edit.js";
import "./ajv-ucs2length.js";
import "./thread.js";
import {
  PRESETS,
  SEVERITIES,
  TOOL,
  VERSION,
  docsPage,
  pageOf,
  presetsOf
} from "./version.js";
import "./prefilter.js";
import {
  didYouMean,
  near
} from "./did-you-mean.js";
import {
  count,
  countAll,
  groupBy,
  isAtLeast
} from "./print.js";
import {
  printable
} from "./text.js";
import "./format-ids.js";
import "./runtime.js";

// src/cli/args.ts
import { parseArgs } from "node:util";
var OPTIONS = {
  config: { type: "string", short: "c", value: "FILE", help: "use this config and look for no other" },
  preset: {
    type: "string",
    value: "NAME",
    choices: PRESETS,
    help: "recommended, strict or spec"
  },
  rule: {
    type: "string",
    multiple: true,
    value: "ID=SEVERITY",
    help: "error, warning, info or off for one rule (repeatable)"
  },
  format: { type: "string", short: "f", value: "NAME", choices: REPORT_FORMATS, help: REPORT_FORMATS.join(", ") },
  "output-file": {
    type: "string",
    short: "o",
    value: "FILE",
    help: "write the report there, or the patch of --fix-dry-run"
  },
  fix: { type: "boolean", help: "fix what can be fixed without changing what was meant" },
  "fix-unsafe": { type: "boolean", help: "fix also where the meaning may change" },
  "fix-dry-run": { type: "boolean", help: "print what --fix would change as a unified diff" },
  "fail-on": {
    type: "string",
    value: "SEVERITY",
    choices: [...SEVERITIES, "never"],
    help: "exit 1 from error (default), warning or info on, or never"
  },
  "max-warnings": { type: "string", value: "N", help: "exit 1 when there are more warnings" },
  "if-no-manifests": {
    type: "string",
    value: "WHAT",
    choices: ["error", "warn", "ignore"],
    help: "error, warn (default) or ignore when nothing can be linted"
  },
  changed: {
    type: "string",
    value: "BASE",
    optional: true,
    help: "only findings on lines changed since BASE (the main branch)"
  },
  "ignore-unknown": { type: "boolean", help: "take named files for what they hold, and pass over the others" },
  suppress: { type: "boolean", help: "accept all that is found, in toolint-suppressions.json" },
  reason: { type: "string", value: "TEXT", help: "why it is accepted (with --suppress)" },
  "prune-suppressions": { type: "boolean", help: "take out suppressions that have nothing left to hide" },
  stdin: { type: "boolean", help: "lint what comes in on standard input" },
  "stdin-filename": { type: "string", value: "NAME", help: "the name to lint it under" },
  quiet: { type: "boolean", short: "q", help: "show errors only" },
  color: { type: "boolean", help: "colours, whatever the terminal" },
  "no-color": { type: "boolean", help: "no colours" },
  "print-config": { type: "string", value: "FILE", help: "show the rules that hold for a file" },
  why: { type: "string", value: "PATH", help: "show what a file or folder was taken for, or why not" },
  version: { type: "boolean", short: "v", help: "show the version" },
  help: { type: "boolean", short: "h", help: "show this help" }
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
  for (const token of tokens) {
    if (token.kind !== "option") continue;
    const option = Object.hasOwn(OPTIONS, token.name) ? OPTIONS[token.name] : void 0;
    if (!option) throw new UserError(`There is no option ${token.rawName}${hint(token.rawName)}. See toolint --help.`);
    check2(token.rawName, option, token.value, values[token.name]);
    if (token.name === "changed") isBaseLoose = token.inlineValue === false;
  }
  return { flags: values, paths: positionals, isBaseLoose };
}
function withValues(argv) {
  const end2 = argv.indexOf("--");
  return argv.map((word, at) => {
    const isBare = (end2 < 0 || at < end2) && OPTIONALS.has(word) && (argv[at + 1] ?? "-").startsWith("-");
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
var COMMANDS = ["explain", "rules", "init", "help"];
function refuseMisspelt(word) {
  const said = `There is no file or command "${word}"`;
  if (word === "lint")
    throw new UserError(`${said}: to lint, name files and folders alone, as in toolint src, or nothing at all.`);
  if (/^[a-z]+$/i.test(word) && near(word, COMMANDS) !== void 0)
    throw new UserError(`${said}${didYouMean(word, COMMANDS)}. See toolint --help.`);
}
function shownValue({ value, optional }) {
  if (value === void 0) return "";
  return optional ? ` [${value}]` : ` ${value}`;
}
function hint(raw) {
  return didYouMean(
    raw,
    Object.keys(OPTIONS).map((name) => `--${name}`)
  );
}
function help() {
  const rows = Object.entries(OPTIONS).map(([name, option]) => {
    const left = `${option.short ? `-${option.short}, ` : "    "}--${name}${shownValue(option)}`;
    return `  ${left.padEnd(34)}${option.help}`;
  });
  return `toolint: finds what is wrong in the manifests that describe tools to AI models.

Usage
  toolint [paths or globs...]       lint; without paths, everything below this folder
  toolint explain <rule-id>         what a rule wants, and why
  toolint rules [--format json]     every rule there is
  toolint init                      set up this repository: config, workflow

Options
${rows.join("\n")}

Exit status: 0 clean, 1 findings, 2 it could not run or a file could not be read.
`;
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
async function changesFor(flags, terminal2) {
  const { changed } = flags;
  if (changed === void 0) return {};
  const [{ changes, base }, followed] = await Promise.all([
    changedSince(changed === "" ? void 0 : changed, terminal2.cwd),
    followedByGit(terminal2.cwd)
  ]);
  if (changed === "" && !flags.quiet) terminal2.err(`toolint: only what changed since ${printable(base)}.
`);
  return { changes, followedByGit: followed };
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

// src/cli/show.ts
import { statSync } from "node:fs";
import { resolve as resolve2 } from "node:path";
async function printConfig(file, flags, { rules: rules2 }, terminal2) {
  const path = relativePath(terminal2.cwd, resolve2(terminal2.cwd, file));
  const config = await configsFor(flags, rules2, terminal2.cwd).for(path);
  terminal2.out(`${JSON.stringify(printableConfig(config), null, 2)}
`);
  return 0;
}
async function why(file, flags, { rules: rules2, formats: formats2 }, terminal2) {
  const configs = configsFor(flags, rules2, terminal2.cwd);
  if (statSync(resolve2(terminal2.cwd, file), { throwIfNoEntry: false })?.isDirectory()) {
    const { report } = await check({ cwd: terminal2.cwd, paths: [file], configs, formats: formats2 });
    terminal2.out(whyFolder(file, report));
    return report.failures.length > 0 ? 2 : 0;
  }
  const { files, problems } = await discover({ cwd: terminal2.cwd, paths: [file], extensions: EXTENSIONS });
  const { also } = await configs.for(".");
  const { services, imports, close } = openServices(terminal2.cwd);
  const judge = async (named2) => run({ files: files.map(({ path, absolute }) => ({ path, absolute, named: named2 })), configs, formats: formats2, services, imports });
  const isSearchedFor = EXTENSIONS.includes(extensionOf(file)) || files.some(({ path }) => also?.(path));
  const found = isSearchedFor ? await judge(false) : void 0;
  const named = await judge(true);
  close();
  const failure = [...problems, ...named.failures][0];
  const say = (text) => {
    terminal2.out(`${printable(file, 400)}: ${text}
`);
    return failure ? 2 : 0;
  };
  if (failure) return say(failure.message);
  const ours = found?.files[0];
  if (ours) return say(`${listOf(ours.formats)}, ${ours.tools} ${ours.tools === 1 ? "tool" : "tools"}.`);
  const [guess] = named.files;
  const reason = found?.skipped[0]?.reason ?? named.skipped[0]?.reason ?? NO_FORMAT;
  if (!guess) return say(`skipped: ${reason}.${reason === NO_FORMAT ? `

${whatIsKnown(formats2)}` : ""}`);
  const format = listOf(guess.formats) || "a manifest that cannot be parsed";
  if (!isSearchedFor) {
    return say(
      `skipped by default: files of this kind are not searched for. Named on the command line it is taken for ${format}.`
    );
  }
  return say(
    `skipped by default: ${reason}. Named on the command line it is taken for ${format}; the config can say so too ("formats").`
  );
}
var LISTED = 20;
function whyFolder(folder, { files, skipped, failures }) {
  const tools = files.reduce((sum, file) => sum + file.tools, 0);
  const head = `${printable(folder, 400)}: ${plural(files.length, "file")} with ${plural(tools, "tool")}, ${plural(skipped.length, "file")} skipped.`;
  const formats2 = groupBy(files, (each) => listOf(each.formats) || "cannot be parsed");
  const reasons = groupBy(skipped, ({ reason }) => reason);
  const lists = [
    ...Array.from(
      formats2,
      ([format, found]) => listed(
        `${format}: ${plural(found.length, "file")}`,
        found.map(({ path, tools: tools2 }) => `${printable(path, 400)}  ${plural(tools2, "tool")}`)
      )
    ),
    ...Array.from(
      reasons,
      ([reason, found]) => listed(
        `skipped, ${printable(reason.replace(/\.$/, ""), 400)}: ${plural(found.length, "file")}`,
        found.map(({ path }) => printable(path, 400))
      )
    ),
    ...failures.length > 0 ? [
      listed(
        `failed: ${plural(failures.length, "file")}`,
        failures.map(({ path, message }) => `${printable(path, 400)}  ${printable(message, 400)}`)
      )
    ] : []
  ];
  return `${[head, ...lists].join("\n\n")}
`;
}
function listed(title, lines) {
  const more = lines.length > LISTED ? [`and ${plural(lines.length - LISTED, "more file")}`] : [];
  return [title, ...[...lines.slice(0, LISTED), ...more].map((line) => `  ${line}`)].join("\n");
}
function whatIsKnown(formats2) {
  const width2 = Math.max(...formats2.map(({ id }) => id.length)) + 2;
  return [
    "A file is recognised by what it holds:",
    ...formats2.map(({ id, knownBy }) => `  ${id.padEnd(width2)}${knownBy}`),
    `Where that cannot settle it, the config can: "formats". More: ${docsPage("formats.md")}`
  ].join("\n");
}
var listOf = (formats2) => formats2.join(" and ");
function configsFor(flags, rules2, cwd) {
  return createConfigs({
    cwd,
    configFile: flags.config,
    preset: flags.preset,
    ruleOverrides: (flags.rule ?? []).map(readRule),
    builtinRules: rules2,
    validate: oe,
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

// src/cli/explain.ts
var COLUMNS = { least: 40, most: 100 };
async function explain([id, ...more], flags, rules2, terminal2) {
  if (id === void 0 || more.length > 0)
    throw new UserError("Say which rule, one at a time: toolint explain otc/id-format");
  if (flags.format !== void 0 && flags.format !== "pretty")
    throw new UserError(`toolint explain prints pretty, not ${flags.format}. toolint rules has json too.`);
  const rule = rules2.find((each) => each.id === id) ?? await ruleHere(id, flags, rules2, terminal2);
  const url = pageOf(rule);
  const text = page(readPage(rule) ?? summaryOf(rule), {
    paint: palette(wantsColor(flags, terminal2)),
    columns: Math.max(COLUMNS.least, Math.min(COLUMNS.most, terminal2.width ?? COLUMNS.most))
  });
  terminal2.out(url === "" ? text : `${text}
${url}
`);
  return 0;
}
async function ruleHere(id, flags, rules2, terminal2) {
  const all = await rulesHere(flags, rules2, terminal2);
  const rule = all.find((each) => each.id === id);
  if (rule) return rule;
  const hint2 = didYouMean(
    id,
    all.map((each) => each.id)
  );
  throw new UserError(`There is no rule "${id}"${hint2}. toolint rules lists them all.`);
}
function readPage({ id }) {
  for (const root of ["../", "../../"]) {
    try {
      return readFileSync(new URL(`${root}docs/rules/${id}.md`, import.meta.url), "utf8");
    } catch {
    }
  }
  return void 0;
}
function summaryOf({ id, summary: summary2, severity, in: preset, fixable, source }) {
  const facts = [
    ["Severity", severity],
    ["Preset", preset],
    ["Fix", fixable ?? "no"],
    ["Source", `${source?.document ?? ""}${source?.section ? `, ${source.section}` : ""}`],
    ["It says", source?.says ?? ""]
  ];
  const rows = facts.filter(([, fact]) => fact).map(([name, fact]) => `| ${name} | ${fact.replaceAll("|", "\\|")} |`);
  return [`# ${id}`, `${summary2}.`, ["| | |", "| - | - |", ...rows].join("\n")].join("\n\n");
}
function page(markdown, style) {
  const blocks = blocksOf(markdown.split("\n"));
  let text = "";
  blocks.forEach((block, index) => {
    const isTight = block.kind === "item" && blocks[index - 1]?.kind === "item";
    const isTitled = blocks[index - 1]?.kind === "heading" && blocks[index - 1].level > 1;
    if (index > 0) text += isTight || isTitled ? "\n" : "\n\n";
    text += printed(block, style);
  });
  return `${text}
`;
}
function blocksOf(lines) {
  const blocks = [];
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at];
    const fence = /^(`{3,})/.exec(line)?.[1];
    if (fence) {
      const end2 = lines.indexOf(fence, at + 1);
      blocks.push({ kind: "code", lines: lines.slice(at + 1, end2 < 0 ? lines.length : end2) });
      if (end2 < 0) break;
      at = end2;
    } else if (line.startsWith("|")) {
      const rows = upTo(lines, at, (each) => !each.startsWith("|"));
      blocks.push({ kind: "table", rows: rows.filter((_, row) => row !== 1).map(cells) });
      at += rows.length - 1;
    } else if (/^#+ /.test(line)) {
      blocks.push({ kind: "heading", level: line.indexOf(" "), text: plain(line.replace(/^#+ /, "")) });
    } else if (line.startsWith("<!--")) {
      const file = /^<!-- file: (.+) -->$/.exec(line)?.[1];
      if (file) blocks.push({ kind: "file", text: file });
    } else if (/^[-*] /.test(line)) {
      const own = [line.slice(2), ...upTo(lines, at + 1, (each) => !/^ +\S/.test(each))];
      blocks.push({ kind: "item", text: joined(own) });
      at += own.length - 1;
    } else if (line.trim() !== "") {
      const own = upTo(lines, at, (each) => each.trim() === "" || /^(```|\||#+ |<!--|[-*] )/.test(each));
      blocks.push({ kind: "text", text: joined(own) });
      at += own.length - 1;
    }
  }
  return blocks;
}
function upTo(lines, from, ends) {
  const end2 = lines.findIndex((line, at) => at >= from && ends(line));
  return lines.slice(from, end2 < 0 ? lines.length : end2);
}
var joined = (lines) => plain(lines.map((line) => line.trim()).join(" "));
var cells = (row) => row.replace(/^\|/, "").replace(/\|\s*$/, "").split(/(?<!\\)\|/).map((cell) => plain(cell.trim()));
function plain(text) {
  return text.replace(
    /(?<!`)(`+)[^`]+\1|\[([^[\]]*)\]\(([^)\s]*)\)|\*\*|\\([\\`*_{}[\]()#+.!|<>-])/g,
    (whole, ticks, shown, link, escaped) => {
      if (ticks) return whole.replaceAll("\\|", "|");
      if (shown !== void 0) return link && /^https?:/.test(link) && link !== shown ? `${shown} (${link})` : shown;
      return escaped ?? "";
    }
  );
}
function printed(block, style) {
  const { paint, columns } = style;
  switch (block.kind) {
    case "heading":
      return paint.bold(block.text);
    case "code":
      return block.lines.map((line) => line === "" ? "" : `    ${line}`).join("\n");
    case "file":
      return paint.dim(`  ${block.text}`);
    case "table":
      return table(block.rows, style);
    case "item":
      return hanging("  - ", block.text, style);
    case "text":
      return withCode(wrap(block.text, columns), style).join("\n");
  }
}
function table([head = [], ...rows], style) {
  const hasHead = head.some((cell) => cell !== "");
  const shown = hasHead ? [head, ...rows] : rows;
  const last = head.length - 1;
  const widths = head.map((_, at) => Math.max(...shown.map((row) => width(row[at] ?? ""))));
  return shown.map((row, index) => {
    const left = row.slice(0, last).map((cell, at) => cell + " ".repeat(widths[at] - width(cell)));
    const isHead = hasHead && index === 0;
    const line = hanging(`  ${left.map((cell) => `${cell}  `).join("")}`, row[last] ?? "", style);
    return isHead ? style.paint.dim(line) : line;
  }).join("\n");
}
function hanging(before, text, style) {
  const lines = withCode(wrap(text, Math.max(20, style.columns - width(before))), style);
  const [start = ""] = withCode([before], style);
  return start + lines.join(`
${" ".repeat(width(before))}`);
}
function withCode(lines, { paint }) {
  const text = lines.join("\n");
  return text.replace(/`([^`]+)`/g, (_, code) => paint.code(code)).split("\n");
}
async function listRules(rest, flags, builtin, terminal2) {
  if (rest.length > 0)
    throw new UserError(
      `toolint rules takes no paths, and got "${rest[0]}". To lint a folder of that name, write ./rules.`
    );
  if (flags.format !== void 0 && flags.format !== "pretty" && flags.format !== "json") {
    throw new UserError(`toolint rules prints pretty or json, not ${flags.format}.`);
  }
  const rules2 = await rulesHere(flags, builtin, terminal2);
  if (flags.format === "json") {
    const rows = rules2.map((rule) => {
      const { id, severity, in: preset, notRecommended, summary: summary2, fixable } = rule;
      return { id, severity, in: preset, notRecommended, summary: summary2, fixable: fixable !== void 0, url: pageOf(rule) };
    });
    terminal2.out(`${JSON.stringify(rows, null, 2)}
`);
    return 0;
  }
  const width2 = Math.max(...rules2.map(({ id }) => id.length));
  for (const rule of rules2) {
    const { id, severity, summary: summary2 } = rule;
    const presets = rule.notRecommended ? presetsOf(rule).join(", ") : rule.in;
    terminal2.out(`${id.padEnd(width2)}  ${severity.padEnd(7)}  ${presets.padEnd(12)}  ${summary2}
`);
  }
  return 0;
}
async function rulesHere(flags, builtin, terminal2) {
  try {
    return [...(await configsFor(flags, builtin, terminal2.cwd).for(".")).known.values()];
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    terminal2.err(`toolint: rules of plugins are not among these, as the config cannot be read. ${error.message}
`);
    return builtin;
  }
}

// src/cli/init.ts
import { existsSync as existsSync2, mkdirSync as mkdirSync2, readFileSync as readFileSync2, writeFileSync, readdirSync } from "node:fs";
import { dirname as dirname2, join, posix, resolve as resolve4 } from "node:path";

// src/cli/publish.ts
import { resolve as resolve3, dirname } from "node:path";
import { mkdirSync } from "node:fs";
async function publishReport(linted, flags, maxWarnings, { rules: rules2 }, terminal2) {
  const { report, stdin } = linted;
  refuseToReplace(linted, flags, terminal2);
  const isFixedText = stdin !== void 0 && (flags.fix || flags["fix-unsafe"]);
  if (isFixedText) terminal2.out(stdin.text ?? "");
  const absoluteOf = finder(linted, terminal2);
  const source = (path) => {
    if (path === stdin?.path) return stdin.text;
    const read = readText(absoluteOf(path));
    return "text" in read ? read.text : void 0;
  };
  const format = flags.format ?? "pretty";
  const parts = await renderParts(format, format === "github" ? asTheRunnerCounts(report, terminal2) : report, {
    source,
    quiet: flags.quiet,
    color: flags["output-file"] === void 0 && wantsColor(flags, terminal2),
    rules: rules2,
    width: terminal2.width,
    failOn: flags["fail-on"] ?? "error",
    maxWarnings
  });
  await put("report", parts, flags, isFixedText ? { ...terminal2, out: terminal2.err } : terminal2);
}
function asTheRunnerCounts(report, { cwd, env }) {
  const top = realPath(env["GITHUB_WORKSPACE"] || cwd);
  const here = realPath(cwd);
  if (top === void 0 || here === void 0 || !isInside(top, here)) return report;
  const moved = (item) => item.path === "" ? item : { ...item, path: relativePath(top, absolutePath(here, item.path)) };
  return { ...report, findings: report.findings.map(moved), failures: report.failures.map(moved) };
}
async function publishPatch(linted, flags, terminal2) {
  const { report, changes } = linted;
  refuseToReplace(linted, flags, terminal2);
  await put("patch", [await unifiedDiff(changes)], flags, terminal2);
  for (const { path, message } of sortedByPath(report.failures)) {
    terminal2.err(`toolint: ${path === "" ? "" : `${visible(path)}: `}${sentence(message)}
`);
  }
  const here = absolutePath(terminal2.cwd, ".");
  for (const { path } of changes) {
    if (isInside(here, absolutePath(here, path))) continue;
    terminal2.err(
      `toolint: ${visible(path)} is not below this folder, so git and patch refuse its part of the patch here. Run toolint in a folder above it.
`
    );
  }
}
function refuseToReplace(linted, { "output-file": file }, terminal2) {
  if (file === void 0) return;
  const absoluteOf = finder(linted, terminal2);
  const manifests = linted.report.files.map(({ path }) => absoluteOf(path));
  if (!wouldReplace(resolve3(terminal2.cwd, file), manifests)) return;
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
async function put(what, parts, { "output-file": file }, terminal2) {
  if (file === void 0) return printParts(parts, terminal2);
  try {
    const target = resolve3(terminal2.cwd, file);
    holdSignals();
    mkdirSync(dirname(target), { recursive: true });
    writeAtomically(target, [...parts].join(""));
  } catch (error) {
    throw new UserError(`The ${what} could not be written to ${file}: ${whyNot(error)}.`);
  }
  terminal2.err(`toolint: the ${what} is in ${file}.
`);
}
async function printParts(parts, terminal2) {
  let isFirst = true;
  for (const part of parts) {
    if (!isFirst) await nextTurn();
    isFirst = false;
    terminal2.out(part);
  }
}
function whyNot(error) {
  const { code, message } = error;
  return code ? message.replace(/^\w+: /, "").replace(/, \w+( '.*)?$/, "") : message;
}

// src/cli/init.ts
var FILE = "toolint.config.json";
async function init(rest, knowledge, terminal2) {
  if (rest.length > 0) throw new UserError(`toolint init takes no paths, and got "${rest[0]}".`);
  const cwd = absolutePath(terminal2.cwd, ".");
  const top = gitTop(cwd);
  const existing = existingConfig(cwd, top);
  const { report, config } = existing ? await asConfigured(cwd, knowledge) : await asFound(cwd, knowledge);
  const said = [
    summary(report),
    existing ? `There is a config already: ${existing}. It was left as it is.` : writeConfig(cwd, config, report),
    ...isMonorepo(cwd) ? [MONOREPO] : [],
    workflowLine(cwd, top),
    "",
    ...usesSource(cwd, report) ? eslintLines(cwd) : [],
    "Next:",
    ...nextSteps(report, terminal2)
  ];
  terminal2.out(`${said.join("\n")}
`);
  return 0;
}
async function asConfigured(cwd, { rules: rules2, formats: formats2 }) {
  const { report } = await check({ cwd, paths: [], configs: configsFor({}, rules2, cwd), formats: formats2 });
  return { report, config: {} };
}
async function asFound(cwd, { rules: rules2, formats: formats2 }) {
  const lint = async (config) => {
    const configs = createConfigs({ cwd, config, builtinRules: rules2, validate: oe, allowCode: false });
    return (await check({ cwd, paths: [], configs, formats: formats2 })).report;
  };
  const all = await lint({});
  const files = all.files.length === 0 ? testFolders(all.skipped) : [];
  const plain2 = files.length > 0 ? { files } : {};
  const report = files.length > 0 ? await lint(plain2) : all;
  if (!report.findings.some(isBrokenJson)) return { report, config: plain2 };
  const lenient = { ...plain2, comments: true };
  const other = await lint(lenient);
  const isBetter = other.findings.filter(isBrokenJson).length < report.findings.filter(isBrokenJson).length;
  return isBetter ? { report: other, config: lenient } : { report, config: plain2 };
}
var isBrokenJson = ({ rule, path }) => rule === "common/syntax" && path.endsWith(".json");
function testFolders(skipped) {
  const folders = skipped.flatMap(({ path }) => dirname2(path).split("/"));
  return [...new Set(folders.filter((name) => /^(__fixtures__|__tests__|fixtures|testdata|test-data)$/.test(name)))].sort().map((name) => `**/${name}/**`);
}
function writeConfig(cwd, { files, comments }, report) {
  const config = {
    $schema: `https://unpkg.com/toolint@${VERSION}/schemas/config.schema.json`,
    root: true,
    extends: ["recommended"],
    ...files && { files },
    ...comments && { comments },
    rules: {}
  };
  writeNew(join(cwd, FILE), `${JSON.stringify(config, null, 2)}
`);
  const why2 = [
    ...files ? [`names ${files.join(", ")}, where test data is all there is`] : [],
    ...comments ? ["allows comments in .json files, as some have them"] : [],
    ...report.files.length === 0 ? ["waits for the first manifest"] : []
  ];
  return `Wrote ${FILE}${why2.length > 0 ? `: it ${why2.join(", and ")}` : ""}.`;
}
function writeNew(path, text) {
  try {
    mkdirSync2(dirname2(path), { recursive: true });
    writeFileSync(path, text, { flag: "wx" });
  } catch (error) {
    throw new UserError(`${printable(path, 400)} could not be written: ${whyNot(error)}.`);
  }
}
function existingConfig(cwd, top) {
  for (let at = cwd; ; at = absolutePath(at, "..")) {
    const name = [...CONFIG_NAMES].find((each) => existsSync2(join(at, each))) ?? packageConfig(at);
    if (name) return posix.join(relativePath(cwd, at), name);
    if (top === void 0 || at === top) return void 0;
  }
}
function packageConfig(folder) {
  return Object.hasOwn(packageIn(folder), "toolint") ? "package.json" : void 0;
}
function packageIn(folder) {
  try {
    const manifest = JSON.parse(readFileSync2(join(folder, "package.json"), "utf8"));
    return typeof manifest === "object" && manifest !== null ? manifest : {};
  } catch {
    return {};
  }
}
var MONOREPO = "This is a monorepo: one config holds for all packages, and a package may have a config of its own for what differs.";
function isMonorepo(cwd) {
  const files = ["pnpm-workspace.yaml", "lerna.json", "nx.json", "turbo.json", "rush.json"];
  return "workspaces" in packageIn(cwd) || files.some((name) => existsSync2(join(cwd, name)));
}
function workflowLine(cwd, top) {
  if (top === void 0) return "This is no git repository, so no workflow was written.";
  const existing = existingWorkflow(top);
  if (existing) return `There is a workflow already: ${printable(existing)}. It was left as it is.`;
  if (isElsewhere(top)) return "This repository is not on GitHub, so no workflow was written.";
  if (cwd !== top)
    return `A workflow belongs to the top of the repository: run toolint init in ${relativePath(cwd, top)} for one.`;
  writeNew(resolve4(top, WORKFLOW), workflow);
  return `Wrote ${WORKFLOW}, which lints every pull request.`;
}
function usesSource(cwd, { files }) {
  if (files.some(({ path }) => /\.[mc]?[jt]sx?$/.test(path)) || existsSync2(join(cwd, "tsconfig.json"))) return true;
  const { dependencies, devDependencies } = packageIn(cwd);
  return "typescript" in { ...dependencies, ...devDependencies };
}
function summary({ files }) {
  if (files.length === 0) return "No manifest was found here yet: toolint --why FILE says why a file was skipped.";
  const counts = /* @__PURE__ */ new Map();
  for (const format of files.flatMap((file) => file.formats)) counts.set(format, (counts.get(format) ?? 0) + 1);
  return `Found ${[...counts].map(([format, number]) => `${plural(number, "file")} of ${format}`).join(", ")}.`;
}
function nextSteps({ findings, failures }, { env }) {
  const toolint = env["npm_command"] === "exec" ? "npx toolint" : "toolint";
  const step = (options, what) => `  ${`${toolint} ${options}`.padEnd(48)}  ${what}`;
  const { errors, warnings, infos, fixable } = count(findings);
  const parts = [plural(errors, "error"), plural(warnings, "warning"), plural(infos, "info")];
  const found = parts.filter((part) => !part.startsWith("0 ")).join(", ");
  return [
    step("", found === "" ? "lint: there is nothing to fix so far" : `look at what there is: ${found}`),
    ...failures.length > 0 ? [step("--quiet", `see ${plural(failures.length, "file")} that could not be read`)] : [],
    ...fixable > 0 ? [step("--fix", "fix what can be fixed safely")] : [],
    ...errors > 0 ? [step('--suppress --reason "before toolint"', "or start clean: only what is new fails")] : [],
    step("--changed", "lint only the lines that you changed"),
    step("explain <rule-id>", "read why a rule asks for something")
  ];
}
var NAMES = ["js", "mjs", "cjs", "ts", "mts", "cts"].map((ending) => `eslint.config.${ending}`);
var WHOLE = `import { defineConfig } from 'eslint/config';
import toolint from 'toolint/eslint';
import tseslint from 'typescript-eslint';

export default defineConfig([
  { files: ['**/*.ts', '**/*.tsx'], extends: [tseslint.configs.base] },
  toolint.configs.recommended,
]);`;
var ADDED = `import toolint from 'toolint/eslint';

  toolint.configs.recommended, // one more item of the list that is exported`;
function eslintLines(cwd) {
  const name = NAMES.find((each) => existsSync2(join(cwd, each)));
  if (name === void 0) {
    return [
      "For the same rules in the editor, npm install --save-dev toolint eslint typescript-eslint, and eslint.config.js:",
      "",
      ...indented(WHOLE),
      ""
    ];
  }
  const read = readText(join(cwd, name));
  if ("text" in read && read.text.includes("toolint")) return [];
  return [
    `For the same rules in the editor, npm install --save-dev toolint, and add to ${name}:`,
    "",
    ...indented(ADDED),
    ""
  ];
}
var indented = (text) => text.split("\n").map((line) => line === "" ? "" : `    ${line}`);
var WORKFLOW = ".github/workflows/toolint.yml";
var workflow = `name: toolint

on:
  pull_request:
  push:
    branches: [main, master]

permissions: {}

jobs:
  toolint:
    runs-on: ubuntu-latest
    timeout-minutes: 10
    permissions:
      contents: read
      # With this one too, every finding is an annotation, in a check run.
      # checks: write
    steps:
      - uses: actions/checkout@de0fac2e4500dabe0009e67214ff5f5447ce83dd # v6.0.2
        with:
          persist-credentials: false
      # A tag can be moved, a commit can't: https://github.com/toolint/toolint/releases says which commit this is.
      - uses: toolint/toolint@v${VERSION}
`;
function existingWorkflow(top) {
  const folder = ".github/workflows";
  return filesIn(join(top, folder)).map((name) => `${folder}/${name}`).find((path) => path === WORKFLOW || /\.ya?ml$/.test(path) && textOf(join(top, path)).includes("toolint"));
}
function isElsewhere(top) {
  const urls = textOf(join(top, ".git/config")).match(/^[ \t]*url[ \t]*=.*$/gm) ?? [];
  return filesIn(join(top, ".github")).length === 0 && urls.length > 0 && !urls.some((url) => url.includes("github"));
}
function textOf(path) {
  const read = readText(path);
  return "text" in read ? read.text : "";
}
function filesIn(folder) {
  try {
    return readdirSync(folder).sort();
  } catch {
    return [];
  }
}

// src/cli/lint.ts
import { existsSync as existsSync3 } from "node:fs";
import { resolve as resolve5 } from "node:path";

// src/cli/stdin.ts
async function lintStdin(paths, flags, knowledge, terminal2) {
  if (paths.length > 0)
    throw new UserError(`--stdin takes no paths, and got "${paths[0]}". Name the text with --stdin-filename.`);
  if (flags.changed !== void 0)
    throw new UserError("--changed asks git about files, so it does not go together with --stdin.");
  const path = pathOf(flags["stdin-filename"] ?? "stdin.json", terminal2.cwd);
  const file = { path, absolute: absolutePath(terminal2.cwd, path), named: !flags["ignore-unknown"] };
  const configs = configsFor(flags, knowledge.rules, terminal2.cwd);
  const [config, here] = [await configs.for(path), await configs.for(".")];
  const read = await readStream(process.stdin, { maxBytes: config.limits.fileSize });
  const suppressions = await openSuppressions(terminal2.cwd);
  const { services, imports, close } = openServices(terminal2.cwd);
  let change;
  try {
    const outcome = config.ignored(path) ? ignored(file) : await lintRead(file, read, config, {
      formats: knowledge.formats,
      services,
      imports,
      fix: fixKind(flags),
      dryRun: flags["fix-dry-run"],
      suppressions: suppressions?.match,
      onFixed: (_, before, after) => void (change = { path, before, after })
    });
    return {
      report: limited(reportOn(outcome, suppressions?.match), here.limits.findings),
      files: [file],
      changes: change ? [change] : [],
      fixed: outcome?.fixed ?? 0,
      stdin: { path, ..."text" in read && { text: change?.after ?? read.text } }
    };
  } finally {
    close();
  }
}
function pathOf(name, cwd) {
  return relativePath(cwd, withoutLinks(absolutePath(cwd, name), cwd, workspaceOf(cwd)));
}

// src/cli/suppress.ts
function suppressionChange(flags) {
  const { suppress, reason, "prune-suppressions": prune } = flags;
  if (suppress && !reason?.trim()) {
    throw new UserError(
      '--suppress needs a reason, for whoever reads it later: toolint --suppress --reason "Generated files, to be fixed with the generator".'
    );
  }
  if (!suppress && reason !== void 0) {
    throw new UserError("--reason says why findings are suppressed, so it goes together with --suppress.");
  }
  if (!suppress && !prune) return void 0;
  const option = suppress ? "--suppress" : "--prune-suppressions";
  for (const other of ["stdin", "fix-dry-run"]) {
    if (flags[other])
      throw new UserError(`${option} writes ${SUPPRESSIONS}, so it does not go together with --${other}.`);
  }
  return { ...suppress && { reason: reason.trim() }, ...prune && { prune } };
}
function whatWasDone({ added, removed, refused }, flags) {
  const said = [
    ...flags.suppress ? [`Suppressed ${counted(added, "finding")} in ${SUPPRESSIONS}.`] : [],
    ...removed > 0 || !flags.suppress ? [`Took ${counted(removed, "suppression")} out of ${SUPPRESSIONS}.`] : [],
    ...refused.length > 0 ? [`${counted(refused.length, "finding")} cannot be suppressed: ${[...new Set(refused.map(whyNot2))].join("; ")}.`] : []
  ];
  return said.map((line) => `${line}
`).join("");
}
var counted = (count2, what) => `${count2} ${what}${count2 === 1 ? "" : "s"}`;
function whyNot2({ rule, path }) {
  if (rule === "common/syntax") return "what cannot be parsed cannot be checked";
  if (rule === "common/stale-suppression") return "--prune-suppressions takes stale ones out";
  return `${printable(path)} is not below this folder`;
}

// src/cli/lint.ts
async function lintCommand(paths, flags, knowledge, terminal2) {
  const [first = ""] = paths;
  if (!isGlob(first) && !existsSync3(resolve5(terminal2.cwd, first))) refuseMisspelt(first);
  if (!flags.stdin && flags["stdin-filename"] !== void 0)
    throw new UserError("--stdin-filename names what comes in on standard input, so it goes together with --stdin.");
  const mostWarnings = readCount(flags["max-warnings"]);
  const suppressing = suppressionChange(flags);
  if (flags["fix-dry-run"] && flags.format !== void 0)
    throw new UserError("--fix-dry-run prints a patch instead of a report, so it does not go together with --format.");
  const linted = flags.stdin ? await lintStdin(paths, flags, knowledge, terminal2) : await lintFiles(paths, flags, suppressing, knowledge, terminal2);
  return finish(linted, flags, mostWarnings, knowledge, terminal2);
}
async function lintFiles(paths, flags, suppressing, knowledge, terminal2) {
  const diffs = /* @__PURE__ */ new Map();
  const fix = fixKind(flags);
  if (fix && !flags["fix-dry-run"]) holdSignals();
  let shown;
  const checked = await check({
    cwd: terminal2.cwd,
    paths,
    ignoreUnknown: flags["ignore-unknown"],
    configs: configsFor(flags, knowledge.rules, terminal2.cwd),
    formats: knowledge.formats,
    ...await changesFor(flags, terminal2),
    suppressing,
    fix,
    dryRun: flags["fix-dry-run"],
    onFixed: (file, before, after) => {
      if (!flags["fix-dry-run"]) return replaceFile(file.absolute, before, after);
      diffs.set(file.path, { path: file.path, before: diffs.get(file.path)?.before ?? before, after });
      return void 0;
    },
    onStart: (files) => {
      shown = progress(files, terminal2);
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
function progress(total, terminal2) {
  let next = Date.now() + PATIENCE_MS2;
  let isShown = false;
  return {
    step(done) {
      const now = Date.now();
      if (now < next) return;
      next = terminal2.isInteractive() ? now + PAUSE_MS : Infinity;
      if (next === Infinity) return;
      isShown = true;
      terminal2.err(`\r\x1B[Ktoolint: ${done} of ${total} files`);
    },
    close() {
      if (isShown) terminal2.err("\r\x1B[K");
    }
  };
}
async function finish(linted, flags, mostWarnings, knowledge, terminal2) {
  const { report, fixed, suppressing } = linted;
  const tooMany = tooManyWarnings(countAll(report), mostWarnings);
  const isIdle = report.files.length === 0 && report.failures.length === 0;
  const status = Math.max(
    exitStatus(report, flags, tooMany !== void 0),
    isIdle && flags["if-no-manifests"] === "error" ? 2 : 0
  );
  terminal2.settle(status);
  if (flags["fix-dry-run"]) await publishPatch(linted, flags, terminal2);
  else await publishReport(linted, flags, mostWarnings, knowledge, terminal2);
  if (fixed > 0) terminal2.err(`Fixed ${fixed} ${fixed === 1 ? "finding" : "findings"}.
`);
  if (suppressing) terminal2.err(whatWasDone(suppressing, flags));
  const isToldByReport = saysAll(flags);
  if (tooMany !== void 0 && (!isToldByReport || flags.quiet)) terminal2.err(`toolint: ${tooMany}
`);
  if (isIdle && isWorthTelling(flags, isToldByReport)) terminal2.err(NOTHING_FOUND);
  return status;
}
function exitStatus(report, flags, isOverLimit) {
  if (report.failures.length > 0) return 2;
  const bound = flags["fail-on"] ?? "error";
  const isBad = bound !== "never" && report.findings.some(({ severity }) => isAtLeast(severity, bound));
  return isBad || isOverLimit ? 1 : 0;
}
function saysAll(flags) {
  return (flags.format ?? "pretty") === "pretty" && flags["output-file"] === void 0 && !flags["fix-dry-run"];
}
var NOTHING_FOUND = "toolint: no manifest was found, so nothing was checked. `toolint --why FILE` says why a file was skipped.\n";
function isWorthTelling({ "if-no-manifests": what = "warn" }, isTold) {
  return what === "error" || what === "warn" && !isTold;
}

// src/cli/main.ts
var hasReader = true;
function outputFailed(error) {
  if (!hasReader || error.code === "EPIPE") return void (hasReader = false);
  isOver = true;
  terminal.err(`toolint: the report could not be written to standard output: ${whyNot(error)}.
`);
  process.exit(2);
}
process.stdout.on("error", outputFailed);
process.stderr.on("error", () => {
});
var terminal = {
  cwd: absolutePath(".", "."),
  env: process.env,
  isInteractive: () => process.stderr.isTTY,
  hasColors: process.stdout.isTTY,
  width: process.stdout.columns,
  settle: (status) => void (process.exitCode = status),
  out: (text) => void (hasReader && process.stdout.write(text)),
  err: (text) => void process.stderr.write(text)
};
async function main(argv, terminal2) {
  const args = readArgs(argv);
  const { flags, paths } = args;
  const [command, ...rest] = paths;
  if (flags.help || command === "help") return print(help());
  if (flags.version) return print(`${VERSION}
`);
  if (command === "explain") return explain(rest, flags, rules, terminal2);
  if (command === "rules") return listRules(rest, flags, rules, terminal2);
  if (command === "init") return init(rest, { rules, formats }, terminal2);
  if (flags["print-config"] !== void 0)
    return printConfig(flags["print-config"], flags, { rules, formats }, terminal2);
  if (flags.why !== void 0) return why(flags.why, flags, { rules, formats }, terminal2);
  const settled = await settleBase(args, terminal2.cwd);
  const status = await lintCommand(settled.paths, settled.flags, { rules, formats }, terminal2);
  await lastTurn();
  return status;
}
function wantsJson(argv) {
  return argv.some(
    (each, at) => /^(--format|-f)=?json$/.test(each) || /^(--format|-f)$/.test(each) && argv[at + 1] === "json"
  );
}
function failedReport(message) {
  return jsonText({
    tool: TOOL,
    files: [],
    skipped: [],
    findings: [],
    failures: [{ path: ".", message }],
    suppressed: 0
  });
}
function print(text) {
  terminal.out(text);
  return 0;
}
var isOver = false;
function end(status) {
  isOver = true;
  const exit = () => void process.stderr.write("", () => process.exit(status));
  if (!hasReader) return exit();
  process.stdout.write("", (error) => {
    if (error) outputFailed(error);
    exit();
  });
}
function fail(error, what) {
  if (isOver) return;
  tellFailure(error, process.argv, terminal, what);
  end(2);
}
function tellFailure(error, argv, terminal2, what = "toolint itself failed") {
  const { message, stack } = error instanceof Error ? error : { message: String(error), stack: void 0 };
  const isOurs = !(error instanceof UserError);
  terminal2.settle(2);
  terminal2.err(`toolint: ${isOurs ? `${what}: ${stack ?? message}` : message}
`);
  if (wantsJson(argv)) terminal2.out(failedReport(isOurs ? `${what}: ${message}` : message));
}
function runCli() {
  process.on("uncaughtException", (error) => fail(error, "something that nobody waits for failed"));
  process.on("exit", () => {
    if (isOver) return;
    fail(new UserError("a config or a plugin ended the process before the check was over"));
    process.exitCode = 2;
  });
  main(process.argv.slice(2), terminal).then(end, (error) => fail(error));
}
export {
  main,
  runCli,
  tellFailure
};
