import {
  TOO_SLOW,
  diskWith,
  existsOnDisk,
  filesAround,
  gitTop,
  isInstalled,
  isRelative,
  isWorthReading,
  limitFor,
  openDocument,
  originOf,
  whyLeftAlone,
  workspaceOf,
  worthOf
} from "./open-document.js";
import {
  isCode,
  languageOf,
  readRegular,
  readText
} from "./parse.js";
import {
  absolutePath,
  isInside,
  leadsOut,
  parentOf,
  realPath
} from "./paths.js";
import {
  Trials,
  findingsAlone,
  oncePerCause,
  runTrial,
  withoutTree
} from "./causes.js";
import {
  NO_FORMAT,
  Pending,
  hasTag,
  isTraceOf,
  lintRecognised,
  startTimer,
  withoutFixes
} from "./lint-document.js";
import {
  Lines,
  feedStarts,
  lineAt
} from "./client-config.js";
import {
  UserError
} from "./errors.js";
import {
  NO_CODE,
  isWidget
} from "./code.js";
import {
  appliedFix,
  compareFindings,
  keepAtMost,
  makeReport
} from "./limits.js";
import {
  Unreadable,
  applyFixes,
  entries,
  inTextOrder,
  walk
} from "./text-edits.js";
import {
  append,
  countWhere,
  groupBy
} from "./collections.js";
import {
  messageOf
} from "./version.js";

// src/engine/changed-lines.ts
function isOnChangedLines({ path, line, endLine }, changes) {
  const hunks = changes.get(path);
  if (hunks === void 0 || hunks === "all") return hunks === "all";
  return hunks.some((hunk) => touches(hunk, line, endLine));
}
function isCausedByChange(finding, changes) {
  if (isOnChangedLines(finding, changes) || isCausedByRemoval(finding, changes) || isCausedByRename(finding, changes))
    return true;
  if (hasTag(finding.rule, "follows-file")) return changes.has(finding.path);
  if (hasTag(finding.rule, "follows-related")) return finding.related?.some(({ path }) => changes.has(path)) ?? false;
  return (finding.related ?? []).some(({ path, line }) => isOnChangedLines({ path, line, endLine: line }, changes));
}
function isCausedByRemoval(finding, changes) {
  const { path, line, column, endLine, endColumn, missing = [] } = finding;
  const hunks = changes.get(path);
  if (hunks === void 0 || hunks === "all") return false;
  const isBrace = line === endLine && endColumn - column === 1;
  const named = /* @__PURE__ */ new Set([...missing, ...quotedIn(finding)]);
  return hunks.some(({ shortened }) => {
    const begin = shortened?.get(line);
    if (begin === void 0 || begin.column !== column && !isBrace) return false;
    return [...begin.words].some((word) => named.has(word));
  });
}
function isCausedByRename(finding, changes) {
  const { path, line, column, endLine, endColumn } = finding;
  const hunks = changes.get(path);
  if (hunks === void 0 || hunks === "all" || line !== endLine) return false;
  if (!hunks.some(({ gone }) => gone?.size)) return false;
  const isHere = (name) => [0, 2].includes(endColumn - column - name.length);
  const named = quotedIn(finding).filter(isHere);
  return hunks.some(({ gone }) => named.some((name) => gone?.has(name)));
}
var quotedIn = ({ data = {} }) => Object.values(data);
function hunksOf(path, text, changes) {
  const hunks = changes.get(path) ?? [];
  if (hunks === "all" || hunks.length === 0) return hunks;
  if (/\r(?!\n)/.test(text)) return "all";
  return hunks.some(({ lost }) => lost) ? withLosses(hunks, text) : hunks;
}
function withLosses(hunks, text) {
  const beginnings = new EnclosingBlocks(text);
  const names = namesIn(text);
  return hunks.map(({ lost, ...hunk }) => {
    if (!lost) return hunk;
    const shortened = /* @__PURE__ */ new Map();
    for (const { after, indent, words } of lost) {
      const { line, column } = beginnings.around(after, indent);
      shortened.set(line, { column, words: /* @__PURE__ */ new Set([...shortened.get(line)?.words ?? [], ...words]) });
    }
    const gone = new Set(lost.flatMap((each) => each.names.filter((name) => !names.has(name))));
    return { ...hunk, shortened, gone };
  });
}
function staysOnChangedLines(text, hunks) {
  const starts = feedStarts(text);
  const isChanged = changedIn(hunks);
  return (edits) => edits.every((edit) => {
    const { from, to } = linesOf(edit, text, starts);
    for (let line = from; line <= to; line++) if (!isChanged(line)) return false;
    return true;
  });
}
function changedIn(hunks) {
  const changed = /* @__PURE__ */ new Set();
  for (const hunk of hunks) for (const line of hunk.changed) changed.add(line);
  return (line) => changed.has(line);
}
function afterEdits(text, edits, hunks) {
  const starts = feedStarts(text);
  const inOrder = [...edits].sort((a, b) => a.start - b.start);
  const kept = /* @__PURE__ */ new Set();
  const shortened = /* @__PURE__ */ new Map();
  const isChanged = changedIn(hunks);
  const shortenedHunks = hunks.filter((hunk) => hunk.shortened);
  let moved = 0;
  let next = 0;
  starts.forEach((start, index) => {
    for (; next < inOrder.length && inOrder[next].start < start; next++) {
      const { start: from, end, text: now } = inOrder[next];
      moved += lineEnds(now) - lineEnds(text.slice(from, end));
    }
    if (!isChanged(index + 1)) kept.add(index + 1 + moved);
    for (const hunk of shortenedHunks) {
      const begin = hunk.shortened.get(index + 1);
      if (begin) shortened.set(index + 1 + moved, begin);
    }
  });
  const last = starts.length + inOrder.slice(next).reduce((sum, edit) => sum + lineEnds(edit.text), moved);
  const changed = /* @__PURE__ */ new Set();
  for (let line = 1; line <= last; line++) if (!kept.has(line)) changed.add(line);
  const gone = new Set(hunks.flatMap((hunk) => [...hunk.gone ?? []]));
  return [{ from: 1, to: last, changed, ...shortened.size > 0 && { shortened }, ...gone.size > 0 && { gone } }];
}
function linesOf({ start, end, text: now }, text, starts) {
  const isWhole = end > start && startsLine(text, start) && startsLine(text, end) && (now === "" || now.endsWith("\n"));
  return { from: lineAt(start, starts), to: lineAt(isWhole ? end - 1 : end, starts) };
}
var startsLine = (text, offset) => offset === 0 || text[offset - 1] === "\n";
var lineEnds = (text) => text.split("\n").length - 1;
function touches({ from, to, changed }, line, endLine) {
  for (let at = Math.max(from, line); at <= Math.min(to, endLine); at++) if (changed.has(at)) return true;
  return false;
}
var EnclosingBlocks = class {
  #lines;
  #top;
  /** Of what has not ended where it has read to, the outermost first. */
  #open = [];
  #read = 0;
  constructor(text) {
    this.#lines = text.split("\n");
    this.#top = this.#beginningIn(Math.max(0, this.#lines.findIndex(isContent)));
  }
  /** The block that contains a line with this indentation after the given one; 0 is the top. */
  around(after, indent) {
    for (const end = Math.min(after, this.#lines.length); this.#read < end; this.#read++) this.#readLine(this.#read);
    return this.#open.findLast((each) => each.indent < indent) ?? this.#top;
  }
  #readLine(index) {
    const text = this.#lines[index];
    if (!isContent(text)) return;
    const beginning2 = this.#beginningIn(index);
    while (this.#open.length > 0 && this.#open.at(-1).indent >= beginning2.indent) this.#open.pop();
    if (!isEnd(text)) this.#open.push(beginning2);
  }
  #beginningIn(index) {
    const text = this.#lines[index];
    return { line: index + 1, column: columnOf(text), indent: spacesOf(text) };
  }
};
var isContent = (line) => !/^\s*(?:$|#|\/\/|---)/.test(line);
var isEnd = (line) => /^\s*[)\]}]/.test(line) && !/[([{]\s*$/.test(line);
function readHunks(patch) {
  const hunks = [];
  const lines = patch.split("\n");
  for (let at = 0; at < lines.length; ) {
    const header = /^@@ -\d+(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/.exec(lines[at++]);
    if (!header) continue;
    const [, before = "1", from = "", now = "1"] = header;
    const end = endOfHunk(lines, at, Number(before), Number(now));
    hunks.push(hunkOf(lines.slice(at, end), Number(from), Number(now)));
    at = end;
  }
  return hunks;
}
function endOfHunk(lines, start, before, now) {
  let [old, fresh, at] = [before, now, start];
  for (; at < lines.length && (old > 0 || fresh > 0); at++) {
    const mark = lines[at][0];
    if (mark === "\\") continue;
    if (mark !== "+") old--;
    if (mark !== "-") fresh--;
  }
  return at;
}
function hunkOf(lines, from, now) {
  const exchanges = exchangesIn(lines, now === 0 ? from + 1 : from);
  const changed = new Set(exchanges.flatMap(({ line, come }) => come.map((_, index) => line + index)));
  const lost = exchanges.flatMap((each) => lossOf(each) ?? []);
  return { from, to: from + now - 1, changed, ...lost.length > 0 && { lost } };
}
function exchangesIn(lines, from) {
  const exchanges = [];
  let line = from;
  let open;
  const begin = () => {
    const exchange = { line, gone: [], come: [] };
    exchanges.push(exchange);
    return exchange;
  };
  for (const written of lines) {
    const [mark, text] = [written[0], written.slice(1)];
    switch (mark) {
      case "-":
        if (!open || open.come.length > 0) open = begin();
        open.gone.push(text);
        break;
      case "+":
        open ??= begin();
        open.come.push(text);
        line++;
        break;
      case "\\":
        break;
      default:
        open = void 0;
        line++;
    }
  }
  return exchanges;
}
function lossOf({ line: first, gone, come }) {
  const here = new Set(come.map(beginning));
  const lines = gone.filter((line) => line.trim() !== "" && !here.has(beginning(line)));
  const words = lines.flatMap((line) => firstWord(line) ?? []);
  if (words.length === 0) return void 0;
  const dashes = new Set(come.filter((line) => DASH.test(line)).map(spacesOf));
  const indents = lines.map(
    (line) => DASH.test(line) && !dashes.has(spacesOf(line)) ? spacesOf(line) : columnOf(line) - 1
  );
  const names = lines.flatMap((line) => NAMED.exec(line)?.[1] ?? []);
  return { after: first - 1, indent: indents.reduce((least, each) => Math.min(least, each)), words, names };
}
var DASH = /^\s*- /;
var spacesOf = (line) => line.search(/\S/);
var beginning = (line) => firstWord(line) ?? line.trim().replace(/,$/, "");
var firstWord = (line) => /[\p{L}\p{N}_$@]+/u.exec(line)?.[0];
var NAMED = /^\s*(?:(?:export\s+)?(?:const|let|var|function)\s+)?["'`]?([\p{L}\p{N}_$@-]+)["'`]?\s*\??[:=(]/u;
function namesIn(text) {
  const names = text.matchAll(/(?<![\p{L}\p{N}_$@-])([\p{L}\p{N}_$@-]+)["'`]?\s{0,9}\??[:=(]/gu);
  return new Set([...names].map(([, name]) => name));
}
var columnOf = (line) => /^\s*(?:- +)*/.exec(line)[0].length + 1;

// src/engine/fix-all.ts
var MOST_PASSES = 20;
async function fixAll(text, linted, kind, lintAgain, { changedHunks = "all", renamed = /* @__PURE__ */ new Map(), match } = {}) {
  let now = { text, linted, fixed: [], renamed, changedHunks };
  const refused = /* @__PURE__ */ new Set();
  for (let pass = 0; pass < MOST_PASSES; pass++) {
    const mayFix = fixableIn(now);
    const findings = unsuppressed(now, match).filter((finding) => mayFix(finding) && !refused.has(fixKey(finding))).sort(compareFindings);
    const { text: next, applied } = applyFixes(now.text, findings, kind);
    if (applied.length === 0 || next === now.text) break;
    const after = await lintAgain(next);
    const bad = [...ineffectiveFixes(applied, now.linted, after)];
    if (bad.length === 0)
      append(bad, await runTrial(new Trials(now.text, now.linted).harmful(applied, after), lintAgain));
    for (const finding of bad) refused.add(fixKey(finding));
    if (bad.length > 0) continue;
    const edits = applied.flatMap(({ fix }) => fix.edits);
    refused.clear();
    const left = now.changedHunks === "all" ? "all" : afterEdits(now.text, edits, now.changedHunks);
    const fixed = [...now.fixed, ...applied.map(appliedFix)];
    now = { text: next, linted: after, fixed, renamed: renamedIn(now, after), changedHunks: left };
  }
  return now;
}
function unsuppressed({ linted, renamed }, match) {
  const { document, result } = linted;
  return match ? withoutFixes(result.findings, match, /* @__PURE__ */ new Map([[document.path, renamed]])) : result.findings;
}
function renamedIn({ linted, renamed }, after) {
  const [before, now] = [toolNames(linted), toolNames(after)];
  if (before.length !== now.length) return renamed;
  const left = new Set(now);
  const all = new Map(renamed);
  before.forEach((former, index) => {
    const name = now[index];
    if (former === void 0 || name === void 0 || left.has(former)) return;
    all.delete(former);
    all.set(name, renamed.get(former) ?? former);
  });
  return all;
}
var toolNames = ({ recognition }) => recognition.manifests.flatMap(({ tools }) => tools.map(({ label }) => label));
function fixableIn({ text, changedHunks }) {
  if (changedHunks === "all") return () => true;
  const stays = staysOnChangedLines(text, changedHunks);
  return (finding) => isOnChangedLines(finding, /* @__PURE__ */ new Map([[finding.path, changedHunks]])) && stays(finding.fix?.edits ?? []);
}
function ineffectiveFixes(applied, before, after) {
  return /* @__PURE__ */ new Set([...repeating(applied, before, after), ...doubling(applied, before.document, after.document)]);
}
var fixKey = ({ rule, pointer, message, fix }) => [rule, pointer, message, fix?.title].join("\n");
function repeating(applied, before, after) {
  const moved = movedBy(applied);
  const reported = new Set(after.result.findings.map((each) => `${each.start}
${fixKey(each)}`));
  const again = applied.filter((each) => reported.has(`${moved(each.start)}
${fixKey(each)}`));
  if (again.length === 0) return [];
  const [counts, left] = [before, after].map(({ result }) => countedByParent(result.findings));
  return again.filter((each) => left.get(parentOf2(each)) >= counts.get(parentOf2(each)));
}
function countedByParent(findings) {
  const counts = /* @__PURE__ */ new Map();
  for (const each of findings) counts.set(parentOf2(each), (counts.get(parentOf2(each)) ?? 0) + 1);
  return counts;
}
var parentOf2 = ({ rule, pointer }) => `${rule}
${pointer.slice(0, pointer.lastIndexOf("/"))}`;
function doubling(applied, before, after) {
  const repeated = repeatedKeys(after);
  if (repeated.length === 0 || surplusOf(repeated) <= surplusOf(repeatedKeys(before))) return [];
  const landings = landingsOf(applied);
  return repeated.flatMap((keys) => {
    const writers = keys.flatMap((key) => writerOf(key, landings) ?? []);
    const isFree = writers.length === keys.length;
    return isFree ? writers.slice(1) : writers;
  });
}
var surplusOf = (repeated) => repeated.reduce((sum, { length }) => sum + length - 1, 0);
function repeatedKeys({ roots }) {
  const repeated = [];
  for (const root of roots) {
    for (const node of walk(root)) if (node.kind === "object") append(repeated, repeatedIn(node));
  }
  return repeated;
}
function repeatedIn({ entries: entries2 }) {
  if (new Set(entries2.map(({ key }) => key)).size === entries2.length) return [];
  const ours = entries2.filter(({ file }) => file === void 0);
  return [...groupBy(ours, ({ key }) => key).values()].filter(({ length }) => length > 1);
}
function landingsOf(applied) {
  const edits = applied.flatMap((finding) => finding.fix.edits.map((edit) => ({ ...edit, finding })));
  let shift = 0;
  return inTextOrder(edits).map((edit) => {
    const start = edit.start + shift;
    shift += growthOf(edit);
    return { start, end: start + edit.text.length, finding: edit.finding };
  });
}
function writerOf(key, landings) {
  const landing = landings[countWhere(landings, ({ start }) => start <= key.start) - 1];
  return landing && key.end <= landing.end ? landing.finding : void 0;
}
function movedBy(applied) {
  const edits = inTextOrder(applied.flatMap(({ fix }) => fix.edits));
  let shift = 0;
  const shifts = edits.map((edit) => shift += growthOf(edit));
  return (offset) => {
    const before = countWhere(edits, ({ start, end }) => start < offset && end <= offset);
    return offset + (shifts[before - 1] ?? 0);
  };
}
var growthOf = ({ start, end, text }) => text.length - (end - start);

// src/run/file-outcome.ts
var NOTHING = {
  findings: [],
  failures: [],
  facts: /* @__PURE__ */ new Map(),
  secrets: [],
  settings: /* @__PURE__ */ new Map(),
  known: /* @__PURE__ */ new Map(),
  fixed: []
};
var skipped = (path, reason) => ({ ...NOTHING, skipped: { path, reason } });
var IGNORED = { ...NOTHING, isIgnored: true };
var ignored = ({ path, named }, rule) => named ? skipped(path, `ignored by the config${originOf(rule)}`) : IGNORED;
function failed(path, message, limit) {
  const more = limit === void 0 ? "" : ` \`limits.${limit}\` in the config says how much may be.`;
  return { ...NOTHING, failures: [{ path, message: `${message}${more}` }] };
}
function isFullyLinted({ path, named }, outcome) {
  if (outcome?.isIgnored || outcome && outcome.failures.length > 0) return false;
  if (outcome?.file) return !outcome.isBroken && !outcome.leftOut;
  const isNone = outcome?.skipped === void 0 || outcome.skipped.reason === NO_FORMAT;
  return isNone && (named || isCode(languageOf(path)));
}
function reportAlone(outcome, isWhole = false) {
  if (!outcome) return makeReport({});
  const { file, skipped: left, secrets, leftOut, disabledRanges } = outcome;
  const { findings, failures } = findingsAlone({ ...outcome, known: outcome.known.keys() }, isWhole);
  return makeReport({
    files: file ? [file] : [],
    skipped: left ? [left] : [],
    findings: [...findings].sort(compareFindings),
    ...{ failures, secrets, suppressed: disabledRanges?.hidden ?? 0 },
    ...leftOut && { leftOut },
    ...outcome.unread && { unread: outcome.unread.map(({ mayBeElsewhere: _, givenTo: _given, ...each }) => each) }
  });
}
function withoutSuppressed(report, match) {
  const { visible, hidden } = match?.(report.findings) ?? { visible: report.findings, hidden: [] };
  return { ...report, findings: oncePerCause(visible), suppressed: report.suppressed + hidden.length };
}

// src/run/lint-file.ts
async function lintFile(file, config, options) {
  const rule = config.ignored(file.path);
  if (rule) return ignored(file, rule);
  if (!isWorthReading(file, config)) return void 0;
  const readFile = options.watched?.disk.read ?? options.read ?? readText;
  const stop = startTimer("read");
  const read = readFile(file.absolute, { maxBytes: config.limits.fileSize });
  stop?.();
  return lintRead(file, read, config, options);
}
async function lintRead(file, read, config, options) {
  if ("failure" in read) {
    const { notText } = read;
    const reason = whyLeftAlone(file, notText ?? "", config);
    if (reason !== void 0) return skipped(file.path, reason);
    const isSkipped = notText !== void 0 && !file.named && !isTraceOf(options.formats, notText);
    return isSkipped ? skipped(file.path, read.failure) : failed(file.path, read.failure, read.limit);
  }
  return lintSource(file, read.text, config, options);
}
async function lintSource(file, text, config, options) {
  try {
    return await lintWorthy(file, text, config, options);
  } catch (error) {
    if (error instanceof Pending || error instanceof UserError) throw error;
    return failed(file.path, `toolint itself failed on this file: ${messageOf(error)}.`);
  }
}
async function lintWorthy(file, text, config, options) {
  const worth = worthOf(file, text, config, { ...options, exists: existsFor(options) });
  if (!worth.isWorthParsing) return worth.isReported ? skipped(file.path, worth.reason) : void 0;
  const imports = await importsOf(file, options);
  const lintAgain = await linterOf(file, config, options, imports);
  let linted;
  try {
    linted = await lintAgain(text);
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    const isMeant = worth.hasWords || file.named || config.format(file.path) !== void 0;
    return isMeant ? failed(file.path, error.message, error.limit) : { ...skipped(file.path, error.message), isUnsure: true };
  }
  const { skipped: reason } = linted.recognition;
  if (reason !== void 0) {
    const wiring2 = imports && wiringOf(file, linted, imports);
    const isSaid = file.named || reason !== NO_FORMAT;
    return isSaid || wiring2 ? { ...NOTHING, ...isSaid && { skipped: { path: file.path, reason } }, ...wiring2 && { wiring: wiring2 } } : void 0;
  }
  const result = await withFixes(file, text, linted, lintAgain, options);
  const wiring = imports && wiringOf(file, result.shown.linted, imports);
  return { ...outcomeOf(file, result, config, options.formats, options.watched?.isInstalled), ...wiring && { wiring } };
}
async function manifestsIn(file, text, config, options) {
  if (!worthOf(file, text, config, options).isWorthParsing) return void 0;
  try {
    const imports = await importsOf(file, options);
    const opened = await (await openerOf(file, { ...config, rules: /* @__PURE__ */ new Map() }, options, imports))(text);
    return opened.recognition.skipped === void 0 ? opened : void 0;
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    return void 0;
  }
}
var diskFor = ({ watched, read }) => watched?.disk ?? diskWith(read);
var existsFor = ({ watched }) => watched ? ({ absolute }) => watched.disk.exists(absolute) : existsOnDisk;
async function importsOf(file, options) {
  const language = languageOf(file.path);
  if (language !== "source" && language !== "python") return void 0;
  return (await options.imports?.(file.path))?.for(file.absolute);
}
function wiringOf({ path }, { document }, imports) {
  const { wiring } = document.code ?? {};
  if (!wiring) return void 0;
  const imported = wiring.imported.flatMap(({ node, source, name }) => {
    const found = imports.locate?.(source, name);
    return found ? [{ node, ...found }] : [];
  });
  const located = new Set(imported.map(({ node }) => node));
  const isOfProject = (to) => located.has(to) || wiring.imported.some(({ node, source }) => node === to && isRelative(source));
  let lines;
  const handed = wiring.handed.map(({ asks, ...each }) => {
    if (!asks || !isOfProject(each.to)) return each;
    const { line, column } = (lines ??= new Lines(document.text)).at(asks.start);
    return { ...each, asks: { what: asks.what, line, column } };
  });
  return { path, ...wiring, handed, imported };
}
async function openerOf(file, config, { formats, services, ...options }, imports) {
  const language = languageOf(file.path);
  const hasNeighbours = language === "python" || !isCode(language);
  const around = hasNeighbours ? await filesAround(file, formats, config.rules, diskFor(options), imports?.texts, options.watched?.openNeighbours) : void 0;
  const { timeLimit } = services;
  const exists = existsFor(options);
  return (text) => openDocument(file, text, config, { formats, imports, around, timeLimit, exists });
}
async function linterOf(file, config, options, imports) {
  const { formats, services } = options;
  const open = await openerOf(file, config, options, imports);
  return async (text) => {
    const opened = await open(text);
    const limit = limitFor(file, text, services.timeLimit);
    const work = () => lintRecognised(opened, formats, config.rules, services);
    return limit ? limit(work, TOO_SLOW) : work();
  };
}
async function withFixes(file, text, linted, lintAgain, { changes, dryRun, fix, untried, onFixed, suppressions, renamed }) {
  const hunks = changes ? hunksOf(file.path, text, changes) : "all";
  const offering = async (some) => {
    if (untried) return some;
    const findings = await runTrial(new Trials(some.text, some.linted).withoutHarmful(), lintAgain);
    return { ...some, linted: { ...some.linted, result: { ...some.linted.result, findings } } };
  };
  const before = renamed?.get(file.path) ?? /* @__PURE__ */ new Map();
  const asRead = await offering({ text, linted, fixed: [], renamed: before, changedHunks: hunks });
  if (!fix) return { shown: asRead, meant: asRead };
  const after = await fixAll(text, linted, fix, lintAgain, {
    changedHunks: hunks,
    renamed: before,
    match: suppressions
  });
  const refused = after.text === text ? void 0 : onFixed?.(file, text, after.text);
  if (refused !== void 0) return { shown: asRead, meant: asRead, refused };
  return { shown: dryRun ? asRead : await offering(after), meant: after };
}
function outcomeOf(file, { shown, meant, refused }, config, known, isFromElsewhere = isInstalled) {
  const { document, result, recognition } = shown.linted;
  const { path } = file;
  const { manifests } = recognition;
  const tools = manifests.flatMap(toolsOnce);
  const borrowed = document.others?.size ? borrowedOf(tools) : void 0;
  return {
    file: {
      path,
      formats: formatsOf(manifests),
      tools: tools.length,
      ...serversIn(manifests, known),
      ...manifests.every((each) => isBare(each, known)) && { isBare: true }
    },
    ...borrowed?.size && { borrowed },
    ...document.neighbours?.asked.size && { asked: document.neighbours.asked },
    ...namedIn(manifests),
    ...unreadIn(file, document, manifests, isFromElsewhere),
    isBroken: document.faults.length > 0,
    ...keepAtMost(result.findings, config.limits.findingsPerFile),
    failures: refused === void 0 ? result.failures : [...result.failures, { path, message: refused }],
    facts: withoutTree(meant.linted.result.facts, path),
    secrets: result.secrets.map(({ path: path2, start, end }) => ({ path: path2, start, end })),
    settings: config.rules,
    known: config.known,
    disabledRanges: meant.linted.disabledRanges,
    fixed: shown.fixed,
    ...shown.renamed.size > 0 && { renamed: shown.renamed },
    changed: shown.changedHunks
  };
}
function serversIn(manifests, known) {
  const counting = manifests.flatMap(
    ({ root, formats }) => known.flatMap(({ id, counts }) => counts && formats.includes(id) ? [counts.in(root)] : [])
  );
  return counting.length > 0 ? { servers: counting.reduce((sum, each) => sum + each, 0) } : {};
}
var isBare = ({ code, formats, root, tools }, known) => code !== NO_CODE && !isWidget(code) && known.every(({ id, contract }) => contract.isServed || !formats.includes(id)) && tools.every(({ node }) => node.isOfMany) && entries(root).every(({ key }) => MAY_BE_OF_MANY.has(key));
var MAY_BE_OF_MANY = /* @__PURE__ */ new Set(["tools", "functions", "instructions"]);
function unreadIn({ path, absolute }, { text }, manifests, isFromElsewhere) {
  const { unread = [], registrations = [] } = manifests[0]?.code ?? {};
  const looseTools = registrations.filter(
    ({ api, tool, isHandedOn }) => tool && !tool.isOfMany && (api === "literal" || api === "list" || isHandedOn)
  ).length;
  if (unread.length === 0) return { looseTools };
  const lines = new Lines(text);
  const certain = unread.filter((each) => each.package === void 0 || isFromElsewhere(each.package, absolute));
  const placed = certain.map(({ start, end: _, package: _package, file: _file, via: _via, ...each }) => {
    const { line, column } = lines.at(start);
    return { path, line, column, ...each };
  });
  return { looseTools, unread: placed };
}
function namedIn(manifests) {
  const loose = [];
  const served = [];
  for (const { code, tools } of manifests) {
    if (code === NO_CODE) continue;
    const known = new Map(code.registrations.map((each) => [each.tool, each]));
    for (const tool of tools) {
      const { api, key } = known.get(tool.node) ?? {};
      const label = tool.label ?? key;
      if (label !== void 0 && !tool.node.isOfMany && fileOf(tool) === void 0)
        (api === "literal" ? loose : served).push(label);
    }
  }
  return loose.length + served.length > 0 ? { named: { loose, served } } : {};
}
var formatLists = /* @__PURE__ */ new Map();
function formatsOf(manifests) {
  const list = [...new Set(manifests.flatMap(({ formats }) => formats))];
  const key = list.join();
  const known = formatLists.get(key) ?? list;
  formatLists.set(key, known);
  return known;
}
function toolsOnce({ code, tools }) {
  const one = tools.filter(({ node }) => !node.isOfMany);
  if (code === NO_CODE) return one;
  const places = /* @__PURE__ */ new Map();
  for (const [index, tool] of one.entries()) {
    const { start, file = "" } = tool.name?.value ?? { start: -1 - index };
    const key = `${file}
${start}
${tool.label ?? index}`;
    if (!places.has(key)) places.set(key, tool);
  }
  return [...places.values()];
}
var fileOf = ({ name, node }) => name?.value.file ?? name?.file ?? node.file;
function borrowedOf(tools) {
  const borrowed = /* @__PURE__ */ new Map();
  for (const tool of tools) {
    const file = fileOf(tool);
    if (file !== void 0) borrowed.set(file, (borrowed.get(file) ?? 0) + 1);
  }
  return borrowed;
}

// src/files/write.ts
import {
  chmodSync,
  chownSync,
  closeSync,
  linkSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync
} from "node:fs";
import { dirname, join } from "node:path";
function replaceFile(path, before, after) {
  try {
    const target = realpathSync(path);
    if (textNow(target, before) !== before)
      return "The file changed while it was being linted, so nothing was written to it. Run again.";
    writeAtomically(target, after);
    return void 0;
  } catch (error) {
    const { code, message } = error;
    return `The fixed file could not be written: ${code ?? message}.`;
  }
}
function textNow(path, before) {
  const read = readRegular(path, { maxBytes: Buffer.byteLength(before) });
  return "bytes" in read ? read.bytes.toString("utf8") : void 0;
}
function wouldReplace(path, files) {
  const target = realPath(path);
  return target !== void 0 && files.some((file) => realPath(file) === target);
}
function writeAtomically(path, text) {
  const target = targetOf(absolutePath(".", path));
  if (isStream(target)) return writeFileSync(target, text, { flag: "a" });
  const old = lstatSync(target, { throwIfNoEntry: false });
  const replaced = old?.isFile() ? old : void 0;
  if (replaced) refuseToReplace(replaced);
  throughTemporary(target, text, replaced?.mode, (temporary) => {
    if (replaced) keepOwner(temporary, replaced);
    renameSync(temporary, target);
  });
}
function writeNamed(name, text, cwd) {
  const target = absolutePath(cwd, name);
  const top = gitTop(cwd) ?? cwd;
  if (isInside(top, target) && !staysWithin(parentOf(target), top)) throw new Error(LEADS_OUT);
  mkdirSync(dirname(target), { recursive: true });
  writeAtomically(target, text);
}
var LEADS_OUT = "a symbolic link on the way leads out of the project";
function createAtomically(path, text, top) {
  const target = absolutePath(".", path);
  if (!staysWithin(parentOf(target), top)) throw new Error(LEADS_OUT);
  mkdirSync(dirname(target), { recursive: true });
  throughTemporary(target, text, void 0, (temporary) => {
    try {
      linkSync(temporary, target);
    } catch (error) {
      if (lstatSync(target, { throwIfNoEntry: false })) throw error;
      renameSync(temporary, target);
    }
  });
}
function staysWithin(path, top) {
  let there = path;
  while (!lstatSync(there, { throwIfNoEntry: false }) && parentOf(there) !== there) there = parentOf(there);
  const [real, realTop] = [realPath(there), realPath(top)];
  return real !== void 0 && realTop !== void 0 && isInside(realTop, real);
}
function throughTemporary(target, text, mode, put) {
  const folder = dirname(target);
  removeAbandoned(folder);
  const temporary = join(folder, `.toolint-${process.pid}-${Date.now().toString(36)}.tmp`);
  const file = openSync(temporary, "wx", mode);
  try {
    try {
      writeFileSync(file, text);
    } finally {
      closeSync(file);
    }
    put(temporary);
  } finally {
    rmSync(temporary, { force: true });
  }
}
function refuseToReplace({ mode, nlink }) {
  if ((mode & 146) === 0) throw new Error("the file is read-only");
  if (nlink > 1) throw new Error(`the file has ${nlink} hard links, and replacing it would separate them`);
}
function keepOwner(path, { uid, gid, mode }) {
  try {
    chownSync(path, uid, gid);
  } catch {
  }
  chmodSync(path, mode);
}
var TEMPORARY = /^\.toolint-(\d+)-[a-z0-9]+\.tmp$/;
var cleaned = /* @__PURE__ */ new Set();
function removeAbandoned(folder) {
  if (cleaned.has(folder)) return;
  cleaned.add(folder);
  for (const name of readdirSync(folder)) {
    const pid = TEMPORARY.exec(name)?.[1];
    if (pid !== void 0 && !isRunning(Number(pid))) rmSync(join(folder, name), { force: true });
  }
}
function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code !== "ESRCH";
  }
}
function targetOf(path) {
  if (isOfProcess(path) || !lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink()) return path;
  const cwd = absolutePath(".", ".");
  return leadsOut(path, cwd, workspaceOf(cwd)) ? path : realPath(path) ?? path;
}
function isStream(path) {
  const stat = lstatSync(path, { throwIfNoEntry: false });
  if (!stat || stat.isFile()) return false;
  return !stat.isSymbolicLink() || isOfProcess(path);
}
function isOfProcess(path) {
  return /^\/(?:proc\/|dev\/(?:fd\/|std(?:in|out|err)$))/.test(path);
}
var SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"];
var isHolding = false;
function holdSignals() {
  if (isHolding) return;
  isHolding = true;
  oweTurn();
  for (const signal of SIGNALS) process.once(signal, () => process.kill(process.pid, signal));
}
function nextTurn() {
  return new Promise((done) => void setImmediate(done));
}
var isTurnOwed = false;
function oweTurn() {
  isTurnOwed = true;
}
async function lastTurn() {
  if (isTurnOwed) await nextTurn();
}

export {
  isOnChangedLines,
  isCausedByChange,
  readHunks,
  NOTHING,
  ignored,
  isFullyLinted,
  reportAlone,
  withoutSuppressed,
  lintFile,
  lintRead,
  manifestsIn,
  replaceFile,
  wouldReplace,
  writeAtomically,
  writeNamed,
  createAtomically,
  holdSignals,
  nextTurn,
  oweTurn,
  lastTurn
};
