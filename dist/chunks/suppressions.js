import {
  CONFIG_NAMES,
  PACKAGE_NAME,
  TOO_SLOW,
  codeLanguageOf,
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
} from "./services.js";
import {
  NOT_REGULAR,
  parseOrSay,
  readRegular,
  readText
} from "./parse.js";
import {
  absolutePath,
  inFolder,
  isInside,
  leadsOut,
  parentOf,
  realPath,
  relativePath,
  toSlashes
} from "./paths.js";
import {
  Trials,
  findingsAlone,
  oncePerCause,
  q,
  runTrial,
  withoutTree
} from "./causes.js";
import {
  NO_FORMAT,
  PATH,
  Pending,
  SUPPRESSIONS,
  createMatcher,
  engineFinding,
  hasTag,
  hash,
  isTraceOf,
  lintRecognised,
  mayBeSuppressed,
  placeKeyOfEntry,
  startTimer,
  stepsOf,
  suppressionOf,
  unmatched,
  wildcard,
  withNewNames,
  withoutFixes
} from "./lint-document.js";
import {
  Lines,
  feedStarts,
  lineAt
} from "./client-config.js";
import {
  UserError,
  together,
  unknownHint
} from "./errors.js";
import {
  didYouMean,
  hint
} from "./did-you-mean.js";
import {
  NO_CODE,
  isWidget
} from "./code.js";
import {
  LIMITS,
  appliedFix,
  compareFindings,
  compareText,
  keepAtMost,
  makeReport
} from "./limits.js";
import {
  Unreadable,
  applyFixes,
  entries,
  entry,
  get,
  inTextOrder,
  items,
  toValue,
  walk
} from "./text-edits.js";
import {
  isCode,
  languageOf
} from "./prefilter.js";
import {
  CLIENTS,
  SEVERITIES,
  basePreset,
  demandsOf,
  eitherOf,
  familiesIn,
  familyOf,
  inOneText,
  isFamily,
  isInPreset,
  messageOf,
  printable,
  quotedValue
} from "./version.js";
import {
  append,
  countWhere,
  groupBy
} from "./collections.js";

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

// src/engine/changed-lines.ts
function isOnChangedLines({ path, line: line2, endLine }, changes) {
  const hunks = changes.get(path);
  if (hunks === void 0 || hunks === "all") return hunks === "all";
  return hunks.some((hunk) => touches(hunk, line2, endLine));
}
function isCausedByChange(finding, changes) {
  const causes = [isOnChangedLines, isCausedByRemoval, isCausedByLoss, isCausedByRename];
  if (causes.some((isCausedBy) => isCausedBy(finding, changes))) return true;
  if (hasTag(finding.rule, "follows-file")) return changes.has(finding.path);
  if (hasTag(finding.rule, "follows-related")) return finding.related?.some(({ path }) => changes.has(path)) ?? false;
  return (finding.related ?? []).some(({ path, line: line2 }) => isOnChangedLines({ path, line: line2, endLine: line2 }, changes));
}
function isCausedByRemoval(finding, changes) {
  const { path, line: line2, column, endLine, endColumn, missing = [] } = finding;
  const hunks = changes.get(path);
  if (hunks === void 0 || hunks === "all") return false;
  const isBrace = line2 === endLine && endColumn - column === 1;
  const named = /* @__PURE__ */ new Set([...missing, ...quotedIn(finding)]);
  return hunks.some(({ shortened }) => {
    const begin = shortened?.get(line2);
    if (begin === void 0 || begin.column !== column && !isBrace) return false;
    return [...begin.words].some((word) => named.has(word));
  });
}
function isCausedByLoss({ missing = [], missingFrom }, changes) {
  const hunks = missingFrom && changes.get(missingFrom.path);
  if (hunks === void 0) return false;
  if (hunks === "all") return true;
  const { from, to, columns } = missingFrom;
  const isMissing = ({ word, column }) => (missing.length === 0 || missing.includes(word)) && (columns.length === 0 || columns.includes(column));
  const losses = hunks.flatMap(({ lost = [] }) => lost);
  return losses.some(({ after, keys }) => after >= from && after <= to && keys.some(isMissing));
}
function isCausedByRename(finding, changes) {
  const { path, line: line2, column, endLine, endColumn } = finding;
  const hunks = changes.get(path);
  if (hunks === void 0 || hunks === "all" || line2 !== endLine) return false;
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
  return hunks.map((hunk) => {
    const { lost } = hunk;
    if (!lost) return hunk;
    const shortened = /* @__PURE__ */ new Map();
    for (const { after, indent, words } of lost) {
      const { line: line2, column } = beginnings.around(after, indent);
      shortened.set(line2, { column, words: /* @__PURE__ */ new Set([...shortened.get(line2)?.words ?? [], ...words]) });
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
    for (let line2 = from; line2 <= to; line2++) if (!isChanged(line2)) return false;
    return true;
  });
}
function changedIn(hunks) {
  const changed = /* @__PURE__ */ new Set();
  for (const hunk of hunks) for (const line2 of hunk.changed) changed.add(line2);
  return (line2) => changed.has(line2);
}
function afterEdits(text, edits, hunks) {
  const starts = feedStarts(text);
  const inOrder2 = [...edits].sort((a, b) => a.start - b.start);
  const kept = /* @__PURE__ */ new Set();
  const shortened = /* @__PURE__ */ new Map();
  const isChanged = changedIn(hunks);
  const shortenedHunks = hunks.filter((hunk) => hunk.shortened);
  const lossesAfter = groupBy(
    hunks.flatMap((hunk) => hunk.lost ?? []),
    ({ after }) => after
  );
  const lost = [...lossesAfter.get(0) ?? []];
  let moved = 0;
  let next = 0;
  starts.forEach((start, index) => {
    for (; next < inOrder2.length && inOrder2[next].start < start; next++) {
      const { start: from, end, text: now } = inOrder2[next];
      moved += lineEnds(now) - lineEnds(text.slice(from, end));
    }
    if (!isChanged(index + 1)) kept.add(index + 1 + moved);
    for (const hunk of shortenedHunks) {
      const begin = hunk.shortened.get(index + 1);
      if (begin) shortened.set(index + 1 + moved, begin);
    }
    for (const each of lossesAfter.get(index + 1) ?? []) lost.push({ ...each, after: index + 1 + moved });
  });
  const last = starts.length + inOrder2.slice(next).reduce((sum, edit) => sum + lineEnds(edit.text), moved);
  const changed = /* @__PURE__ */ new Set();
  for (let line2 = 1; line2 <= last; line2++) if (!kept.has(line2)) changed.add(line2);
  const gone = new Set(hunks.flatMap((hunk) => [...hunk.gone ?? []]));
  return [
    {
      ...{ from: 1, to: last, changed },
      ...lost.length > 0 && { lost },
      ...shortened.size > 0 && { shortened },
      ...gone.size > 0 && { gone }
    }
  ];
}
function linesOf({ start, end, text: now }, text, starts) {
  const isWhole = end > start && startsLine(text, start) && startsLine(text, end) && (now === "" || now.endsWith("\n"));
  return { from: lineAt(start, starts), to: lineAt(isWhole ? end - 1 : end, starts) };
}
var startsLine = (text, offset) => offset === 0 || text[offset - 1] === "\n";
var lineEnds = (text) => text.split("\n").length - 1;
function touches({ from, to, changed }, line2, endLine) {
  for (let at = Math.max(from, line2); at <= Math.min(to, endLine); at++) if (changed.has(at)) return true;
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
    const beginning = this.#beginningIn(index);
    while (this.#open.length > 0 && this.#open.at(-1).indent >= beginning.indent) this.#open.pop();
    if (!isEnd(text)) this.#open.push(beginning);
  }
  #beginningIn(index) {
    const text = this.#lines[index];
    return { line: index + 1, column: columnOf(text), indent: spacesOf(text) };
  }
};
var isContent = (line2) => !/^\s*(?:$|#|\/\/|---)/.test(line2);
var isEnd = (line2) => /^\s*[)\]}]/.test(line2) && !/[([{]\s*$/.test(line2);
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
  const changed = new Set(exchanges.flatMap(({ line: line2, come }) => come.map((_, index) => line2 + index)));
  const lost = exchanges.flatMap((each) => lossOf(each) ?? []);
  return { from, to: from + now - 1, changed, ...lost.length > 0 && { lost } };
}
function exchangesIn(lines, from) {
  const exchanges = [];
  let line2 = from;
  let open;
  const begin = () => {
    const exchange = { line: line2, gone: [], come: [] };
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
        line2++;
        break;
      case "\\":
        break;
      default:
        open = void 0;
        line2++;
    }
  }
  return exchanges;
}
function lossOf({ line: first, gone, come }) {
  const here = beginningsOf(come);
  const all = new Set(here.map(({ word }) => word));
  const outermost = new Set(here.flatMap(({ word, isInner }) => isInner ? [] : [word]));
  const lines = beginningsOf(gone).flatMap(
    ({ line: line2, word, isInner }) => line2.trim() === "" || (isInner ? all : outermost).has(word) ? [] : [line2]
  );
  const words = lines.flatMap((line2) => firstWord(line2) ?? []);
  if (words.length === 0) return void 0;
  const dashes = new Set(come.filter((line2) => DASH.test(line2)).map(spacesOf));
  const indents = lines.map(
    (line2) => DASH.test(line2) && !dashes.has(spacesOf(line2)) ? spacesOf(line2) : columnOf(line2) - 1
  );
  const names = lines.flatMap((line2) => NAMED.exec(line2)?.[1] ?? []);
  const indent = indents.reduce((least, each) => Math.min(least, each));
  return { after: first - 1, indent, words, keys: outermostIn(lines), names };
}
function outermostIn(lines) {
  let outermost = Infinity;
  return lines.flatMap((line2) => {
    const [word, column] = [firstWord(line2), columnOf(line2)];
    if (word === void 0 || column > outermost) return [];
    outermost = column;
    return [{ word, column }];
  });
}
var DASH = /^\s*- /;
var spacesOf = (line2) => line2.search(/\S/);
function beginningsOf(lines) {
  let least = Infinity;
  return lines.map((line2) => {
    const indent = spacesOf(line2);
    if (indent >= 0) least = Math.min(least, indent);
    return { line: line2, word: firstWord(line2) ?? line2.trim().replace(/,$/, ""), isInner: indent > least };
  });
}
var firstWord = (line2) => /[\p{L}\p{N}_$@]+/u.exec(line2)?.[0];
var NAMED = /^\s*(?:(?:export\s+)?(?:const|let|var|function)\s+)?["'`]?([\p{L}\p{N}_$@-]+)["'`]?\s*\??[:=(]/u;
function namesIn(text) {
  const names = text.matchAll(/(?<![\p{L}\p{N}_$@-])([\p{L}\p{N}_$@-]+)["'`]?\s{0,9}\??[:=(]/gu);
  return new Set([...names].map(([, name]) => name));
}
var columnOf = (line2) => /^\s*(?:- +)*/.exec(line2)[0].length + 1;

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

// src/engine/fix-all.ts
var MOST_PASSES = 20;
async function fixAll(text, linted, kind, lintAgain, { changedHunks = "all", renamed = /* @__PURE__ */ new Map(), match } = {}) {
  let now = { text, linted, fixed: [], renamed, changedHunks };
  const refused = /* @__PURE__ */ new Set();
  for (let pass = 0; pass < MOST_PASSES; pass++) {
    const mayFix = fixableIn(now);
    const findings = unsuppressed(now, match).filter((finding) => mayFix(finding) && !refused.has(fixKey(finding))).sort(compareFindings);
    const { text: next, applied: applied2 } = applyFixes(now.text, findings, kind);
    if (applied2.length === 0 || next === now.text) break;
    const after = await lintAgain(next);
    const bad = [...ineffectiveFixes(applied2, now.linted, after)];
    if (bad.length === 0)
      append(bad, await runTrial(new Trials(now.text, now.linted).harmful(applied2, after), lintAgain));
    for (const finding of bad) refused.add(fixKey(finding));
    if (bad.length > 0) continue;
    const edits = applied2.flatMap(({ fix }) => fix.edits);
    refused.clear();
    const left = now.changedHunks === "all" ? "all" : afterEdits(now.text, edits, now.changedHunks);
    const fixed = [...now.fixed, ...applied2.map(appliedFix)];
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
function ineffectiveFixes(applied2, before, after) {
  return /* @__PURE__ */ new Set([...repeating(applied2, before, after), ...doubling(applied2, before.document, after.document)]);
}
var fixKey = ({ rule, pointer, message, fix }) => [rule, pointer, message, fix?.title].join("\n");
function repeating(applied2, before, after) {
  const moved = movedBy(applied2);
  const reported = new Set(after.result.findings.map((each) => `${each.start}
${fixKey(each)}`));
  const again = applied2.filter((each) => reported.has(`${moved(each.start)}
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
function doubling(applied2, before, after) {
  const repeated = repeatedKeys(after);
  if (repeated.length === 0 || surplusOf(repeated) <= surplusOf(repeatedKeys(before))) return [];
  const landings = landingsOf(applied2);
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
function landingsOf(applied2) {
  const edits = applied2.flatMap((finding) => finding.fix.edits.map((edit) => ({ ...edit, finding })));
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
function movedBy(applied2) {
  const edits = inTextOrder(applied2.flatMap(({ fix }) => fix.edits));
  let shift = 0;
  const shifts = edits.map((edit) => shift += growthOf(edit));
  return (offset) => {
    const before = countWhere(edits, ({ start, end }) => start < offset && end <= offset);
    return offset + (shifts[before - 1] ?? 0);
  };
}
var growthOf = ({ start, end, text }) => text.length - (end - start);

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
  return {
    ...outcomeOf(file, result, config, options.formats, options.watched?.isInstalled),
    ...wiring && { wiring }
  };
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
  if (!codeLanguageOf(file.path)) return void 0;
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
  const isOfProject = (to) => !to.startsWith("from:") || located.has(to) || wiring.imported.some(({ node, source }) => node === to && isRelative(source));
  let lines;
  const handed = wiring.handed.map(({ asks, ...each }) => {
    if (!asks || !isOfProject(each.to)) return each;
    const { start, end: _, file: _file, via: _via, ...what } = asks;
    const { line: line2, column } = (lines ??= new Lines(document.text)).at(start);
    return { ...each, asks: { ...what, line: line2, column } };
  });
  return { path, ...wiring, handed, imported };
}
async function openerOf(file, config, { formats, services, ...options }, imports) {
  const hasNeighbours = !isCode(languageOf(file.path)) || codeLanguageOf(file.path)?.readsRequirements;
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
  const given = [...new Set(registrations.flatMap(({ tool, on }) => tool && on?.startsWith("given:") ? [on] : []))];
  if (unread.length === 0) return { looseTools, given };
  const lines = new Lines(text);
  const certain = unread.filter((each) => each.package === void 0 || isFromElsewhere(each.package, absolute));
  const placed = certain.map(({ start, end: _, package: _package, file: _file, via: _via, ...each }) => {
    const { line: line2, column } = lines.at(start);
    return { path, line: line2, column, ...each };
  });
  return { looseTools, given, unread: placed };
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

// src/config/read.ts
import { basename as basename2, extname as extname2 } from "node:path";

// src/config/user-code.ts
import { extname, normalize, basename, isAbsolute } from "node:path";
import { pathToFileURL } from "node:url";
import { Worker } from "node:worker_threads";
import { existsSync, readdirSync as readdirSync2, statSync } from "node:fs";
var LONGEST_MS = 1e4;
var TYPESCRIPT = /* @__PURE__ */ new Set([".ts", ".mts"]);
var ALLOWED_BY = "`allow-code: true` (Action) or `allowCode` (editors)";
async function importDefault(file, shown, allowCode) {
  if (!allowCode) {
    throw new UserError(`${shown}: this file is code, which runs only with ${ALLOWED_BY}; use JSON or YAML instead`);
  }
  if (TYPESCRIPT.has(extname(file)) && !stripsTypes()) {
    throw new UserError(
      `${shown}: TypeScript is loaded only by a Node.js that strips types itself (22.18 or newer), and this is ${process.version}; use JavaScript or JSON instead`
    );
  }
  const endless = [file, ...manifestsAbove(parentOf(file))].find(wouldHang);
  if (endless !== void 0) {
    const which = endless === file ? "" : `, as Node would read ${printable(endless)} first`;
    throw new UserError(`${shown}: it could not be loaded${which}. ${NOT_REGULAR}`);
  }
  let module;
  oweTurn();
  try {
    const load = () => import(moduleUrl(file));
    module = await withDeadline(load, LONGEST_MS, `it did not end within ${LONGEST_MS / 1e3} seconds`);
    await nextTurn();
  } catch (error) {
    throw new UserError(`${shown}: it could not be loaded: ${printable(firstLine(error), 300)}${remedy(error, file)}`);
  }
  if (module.default === void 0) throw new UserError(`${shown}: it has no default export`);
  return module.default;
}
function stripsTypes() {
  return Boolean(process.features.typescript);
}
function firstLine(error) {
  return messageOf(error).split("\n", 1)[0];
}
function remedy(error, file) {
  const message = messageOf(error);
  if (error instanceof SyntaxError && /^(?:Cannot use import statement outside|Unexpected token 'export')/.test(message))
    return `; let its name end in \`.mjs\`${extname(file) === ".cjs" ? "" : ', or set `"type": "module"` in its package.json'}`;
  if (error instanceof ReferenceError && /^(?:module|exports|require) is not defined/.test(message))
    return "; let its name end in `.cjs`, or write it as a module";
  const [, missing] = /^Cannot find package '([^']+)'/.exec(message) ?? [];
  if (missing !== void 0)
    return `; install it (npm install --save-dev ${printable(missing)}), in a workflow by a step with \`npm ci\` before toolint's`;
  return "";
}
var moduleUrl = (file) => pathToFileURL(normalize(file)).href;
var GRACE_MS = 500;
async function withDeadline(work, milliseconds, message) {
  const done = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const guard = new Worker(GUARD, { eval: true, workerData: { done, milliseconds: milliseconds + GRACE_MS } });
  guard.unref();
  let timer;
  const late = new Promise((_, fail) => {
    timer = setTimeout(() => fail(new Error(message)), milliseconds);
  });
  try {
    return await Promise.race([work(), late]);
  } finally {
    clearTimeout(timer);
    Atomics.store(done, 0, 1);
    Atomics.notify(done, 0);
  }
}
var GUARD = `
const { workerData: { done, milliseconds } } = require('node:worker_threads');
if (Atomics.wait(done, 0, 0, milliseconds) === 'timed-out') {
  const { Session } = require('node:inspector');
  const session = new Session();
  session.connectToMainThread();
  session.post('Runtime.terminateExecution', () => session.disconnect());
}
`;
function isPath(name) {
  return /^\.{1,2}([/\\]|$)/.test(name) || isAbsolute(name);
}
function resolveModule(name, from) {
  if (isPath(name)) return absolutePath(parentOf(from), name);
  const { packageName } = partsOf(name);
  const homes = packageName === void 0 ? [] : homesOf(packageName, parentOf(from));
  const manifests = [...homes.map((home) => inFolder(home, "package.json")), ...manifestsAbove(parentOf(from))];
  if (manifests.some(wouldHang)) return resolveImport(name, parentOf(from));
  try {
    const { createRequire } = process.getBuiltinModule("node:module");
    const file = createRequire(from).resolve(name);
    if (isAbsolute(file)) return toSlashes(file);
  } catch {
  }
  return resolveImport(name, parentOf(from));
}
function whyMissing(name, from) {
  if (isPath(name)) return hintFor(absolutePath(parentOf(from), name), parentOf(from));
  if (existsSync(absolutePath(parentOf(from), name))) return hint(`./${printable(name)}`);
  const { packageName } = partsOf(name);
  if (packageName === void 0) return ": a path starts with `./`, and this is no name of a package";
  const shown = printable(packageName);
  const home = homesOf(packageName, parentOf(from)).find((each) => existsSync(each));
  return home === void 0 ? `: a path starts with \`./\`, and a package of this name is not installed (npm install --save-dev ${shown})` : `: the package \`${shown}\` is installed, and offers nothing by this name`;
}
function hintFor(file, folder) {
  if (!isInside(folder, file)) return "";
  try {
    return didYouMean(basename(file), readdirSync2(parentOf(file)));
  } catch {
    return "";
  }
}
function resolveImport(name, folder) {
  const { packageName, rest } = partsOf(name);
  if (packageName === void 0) return void 0;
  for (const home of homesOf(packageName, folder)) {
    const manifest = manifestOf(home);
    const target = exported(manifest, `.${rest}`);
    if (target?.startsWith("./")) return absolutePath(home, target);
    const config = [...CONFIG_NAMES].find((each) => existsSync(`${home}/${each}`));
    if (config && rest === "" && manifest.exports === void 0) return `${home}/${config}`;
  }
  return void 0;
}
function partsOf(name) {
  const [, packageName, rest = ""] = /^((?:@[\w~][\w.~-]*\/)?[\w~][\w.~-]*)(\/.+)?$/.exec(name) ?? [];
  return { packageName, rest };
}
function homesOf(packageName, folder) {
  const homes = [];
  for (let at = folder; ; at = parentOf(at)) {
    homes.push(absolutePath(at, `node_modules/${packageName}`));
    if (parentOf(at) === at) return homes;
  }
}
function manifestOf(home) {
  const path = realPath(inFolder(home, "package.json"));
  const read = path === void 0 ? void 0 : readText(path, { maxBytes: MOST_MANIFEST });
  if (!read || "failure" in read) return {};
  try {
    const manifest = JSON.parse(read.text);
    return typeof manifest === "object" && manifest !== null ? manifest : {};
  } catch {
    return {};
  }
}
var MOST_MANIFEST = 5e6;
function wouldHang(path) {
  try {
    const stats = statSync(path);
    return !stats.isFile() && !stats.isDirectory();
  } catch {
    return false;
  }
}
function manifestsAbove(folder) {
  const parent = parentOf(folder);
  return [inFolder(folder, "package.json"), ...parent === folder ? [] : manifestsAbove(parent)];
}
function exported({ exports }, subpath) {
  const isMap = typeof exports === "object" && exports !== null && Object.keys(exports).some((key) => key.startsWith("."));
  if (!isMap) return subpath === "." ? targetOf2(exports) : void 0;
  const map = exports;
  if (Object.hasOwn(map, subpath)) return targetOf2(map[subpath]);
  for (const [pattern, target] of Object.entries(map)) {
    const [start, end, ...more] = pattern.split("*");
    const isFor = end !== void 0 && more.length === 0 && subpath.length >= pattern.length;
    if (!isFor || !subpath.startsWith(start) || !subpath.endsWith(end)) continue;
    const middle = subpath.slice(start.length, subpath.length - end.length);
    return targetOf2(target)?.replaceAll("*", () => middle);
  }
  return void 0;
}
var CONDITIONS = /* @__PURE__ */ new Set(["import", "node", "module-sync", "default"]);
function targetOf2(target) {
  if (typeof target === "string") return target;
  if (typeof target !== "object" || target === null) return void 0;
  const [, chosen] = Object.entries(target).find(([condition, each]) => CONDITIONS.has(condition) && targetOf2(each)) ?? [];
  return targetOf2(chosen);
}

// src/config/read.ts
var MAX_CONFIG_BYTES = 1024 * 1024;
var DATA = /* @__PURE__ */ new Set([".json", ".jsonc", ".json5", ".yaml", ".yml"]);
var CODE = /* @__PURE__ */ new Set([".js", ".mjs", ".cjs", ".ts", ".mts"]);
async function readConfig(file, options) {
  const shown = printable(relativePath(options.cwd, file));
  const real = realPath(file) ?? file;
  if (!options.allowCode && !isInside(options.workspace, real)) {
    throw new UserError(`${shown}: this config lies outside of the workspace, and is read only with ${ALLOWED_BY}`);
  }
  return CODE.has(extname2(file)) ? readCode(file, shown, options) : readData(real, file, shown);
}
function configOf(value, file) {
  const shown = "the config";
  return { file, shown, value, isCode: true, error: (path, message) => errorIn(shown, path, message) };
}
async function readCode(file, shown, { allowCode }) {
  const exported2 = await importDefault(file, shown, allowCode);
  return {
    file,
    shown,
    value: plainly(exported2, shown),
    isCode: true,
    error: (path, message) => errorIn(shown, path, message)
  };
}
function plainly(value, shown) {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  try {
    return { ...value };
  } catch (error) {
    throw new UserError(
      `${shown}: it could not be read: ${printable(String(error?.message ?? error), 300)}`
    );
  }
}
async function readData(real, file, shown) {
  const isPackage = basename2(file) === PACKAGE_NAME;
  const read = readText(real, { maxBytes: MAX_CONFIG_BYTES });
  if (isPackage && !("text" in read && read.text.includes('"toolint"'))) return void 0;
  if ("failure" in read) throw new UserError(`${shown}: the config cannot be used. ${read.failure}`);
  if (!DATA.has(extname2(file).toLowerCase())) {
    throw new UserError(
      `${shown}: a config is JSON, JSONC, JSON5, YAML, JavaScript or TypeScript, and its name ends in ${eitherOf([...DATA, ...CODE])}`
    );
  }
  if (isBlank(read.text, file))
    return { file, shown, value: {}, isCode: false, error: (path, message) => errorIn(shown, path, message) };
  if (read.text.trim() === "") throw new UserError(`${shown}: the config is empty: \`{}\` would do`);
  const document = await parseOrSay(file, read.text);
  if (typeof document === "string") {
    if (isPackage) return void 0;
    throw new UserError(`${shown}: ${document}`);
  }
  const [root] = document.roots;
  const node = isPackage ? get(root, "toolint") : root;
  if (isPackage && !node) return void 0;
  if (document.roots.length > 1)
    throw new UserError(`${shown}: a config is one document, but this file contains several`);
  const lines = new Lines(read.text);
  const errorAt = (offset, message) => {
    const { line: line2, column } = lines.at(offset);
    return new UserError(`${shown}:${line2}:${column}: ${message}`);
  };
  if (document.faults.length > 0) throw together(document.faults.map((each) => errorAt(each.start, inOneText(each))));
  const again = node ? setAgain(node) : [];
  if (again.length > 0)
    throw together(
      again.map(
        ({ key, start }) => errorAt(
          start,
          `the key \`${printable(key, LONGEST_KEY)}\` is set again, and what was set first would not count`
        )
      )
    );
  return {
    file,
    shown,
    value: node && toValue(node),
    isCode: false,
    error: (path, message) => errorAt(offsetOf(node, path), message)
  };
}
var LONGEST_KEY = 60;
function setAgain(config) {
  const again = [];
  for (const node of walk(config)) {
    if (node.kind !== "object") continue;
    const known = /* @__PURE__ */ new Set();
    for (const each of node.entries) {
      if (known.has(each.key)) again.push(each);
      known.add(each.key);
    }
  }
  return again;
}
function isBlank(text, file) {
  return languageOf(file) === "yaml" && text.split("\n").every((line2) => /^\s*(#|$)/.test(line2));
}
function offsetOf(root, path) {
  let node = root;
  let start = root?.start ?? 0;
  for (const key of path) {
    const inside = node?.kind === "array" ? items(node)[Number(key)] : entry(node, key)?.value;
    if (!inside) return start;
    start = node?.kind === "array" ? inside.start : entry(node, key).start;
    node = inside;
  }
  return start;
}
function errorIn(shown, path, message) {
  return new UserError(path.length > 0 ? `${shown}, at \`${keyPath(path)}\`: ${message}` : `${shown}: ${message}`);
}
function keyPath(path) {
  return printable(
    path.map((key, index) => {
      if (/^\d+$/.test(key)) return `[${key}]`;
      return /^[\w$]+$/.test(key) ? `${index > 0 ? "." : ""}${key}` : `[${JSON.stringify(key)}]`;
    }).join("")
  );
}

// src/config/types.ts
var SETTINGS = [...SEVERITIES, "off"];
function resolveRules(rules, preset, layered, clients = []) {
  const severities = /* @__PURE__ */ new Map();
  const given = /* @__PURE__ */ new Map();
  for (const [id, setting] of layered.flatMap((settings) => withoutFamilies(settings, rules))) {
    const { severity, options } = readSetting(setting);
    severities.set(id, severity);
    if (options) given.set(id, options);
  }
  const base = basePreset(preset);
  const ofStore = demandsOf(preset);
  const on = /* @__PURE__ */ new Map();
  for (const rule of rules.values()) {
    const raised = rule.raisedBy && clients.includes(rule.raisedBy.client) ? rule.raisedBy.severity : void 0;
    const severity = severities.get(rule.id) ?? raised ?? ofStore.get(rule.id)?.severity ?? (isInPreset(rule, base) ? rule.severity : "off");
    if (severity === "off") continue;
    const { defaults, presets } = rule.options ?? {};
    on.set(rule.id, {
      rule,
      severity,
      // What a store demands is as severe as it says.
      chosen: severities.has(rule.id) || ofStore.has(rule.id),
      options: { ...defaults, ...presets?.[base], ...ofStore.get(rule.id)?.options, ...given.get(rule.id) }
    });
  }
  return on;
}
function withoutFamilies(settings, rules) {
  const entries2 = Object.entries(settings);
  const families = new Map(entries2.filter(([id]) => isFamily(id)));
  if (families.size === 0) return entries2;
  const fromFamilies = [...rules.keys()].flatMap((id) => {
    const setting = families.get(familyOf(id));
    return setting === void 0 ? [] : [[id, setting]];
  });
  return [...fromFamilies, ...entries2.filter(([id]) => !isFamily(id))];
}
function readSetting(setting) {
  if (typeof setting === "string") return { severity: setting };
  const [severity, options] = setting;
  return { severity, options };
}

// src/config/check.ts
function errorsInConfig(source, validate, rules) {
  const value = source.isCode ? withoutPluginObjects(source.value) : source.value;
  return errorsIn(source, [], value, validate, rules);
}
function errorsIn(source, path, value, validate, rules) {
  const all = [...rules];
  const mistakes = mistakesIn(value, validate, path, {
    whole: "a config",
    unknownKey: (key, at) => unknownKey(key, at, all)
  });
  return mistakes.map(({ at, message }) => source.error(at, message));
}
function mistakesIn(value, validate, path, words) {
  if (validate(value)) return [];
  const errors = (validate.errors ?? []).filter(({ keyword }) => keyword !== "if");
  const mistakes = [...groupBy(errors, ({ instancePath }) => instancePath).values()].flatMap((here) => {
    const unknown = here.filter(({ keyword }) => keyword === "additionalProperties");
    return (unknown.length > 0 ? unknown : here.slice(0, 1)).map((error) => {
      const inside = stepsOf(error.instancePath);
      const at = [...path, ...inside];
      const key = error.params["additionalProperty"];
      const message = describe(error, at, valueAt(value, inside), words);
      return { at: typeof key === "string" ? [...at, key] : at, message };
    });
  });
  return [...groupBy(mistakes, ({ at, message }) => [...at, message].join("\n")).values()].map(([first]) => first);
}
function withoutPluginObjects(value) {
  if (!isObject(value) || !Array.isArray(value["plugins"])) return value;
  return { ...value, plugins: value["plugins"].map((plugin) => isObject(plugin) ? "object" : plugin) };
}
var isObject = (value) => typeof value === "object" && value !== null;
function describe({ keyword, params }, at, value, { whole, unknownKey: unknownKey2, pattern }) {
  const what = at.length > 0 ? `\`${keyPath(at)}\`` : whole;
  const param = (name) => String(params[name]);
  switch (keyword) {
    case "additionalProperties":
      return unknownKey2(param("additionalProperty"), at);
    case "required":
      return `${what} lacks the key \`${param("missingProperty")}\``;
    case "type":
      if (isSeverity(at)) return mustBe(what, SETTINGS, value);
      return `${what} must be ${withArticle(param("type"))}, and is ${withArticle(typeName(value))}`;
    case "enum":
      return mustBe(what, params["allowedValues"].map(String), value);
    case "maxItems":
    case "items":
      return isRuleSetting(at) ? `the rule \`${printable(at.at(-1))}\` takes ${param("limit") === "1" ? "no options" : "one object of options"}` : `${what} holds more than ${param("limit")} items`;
    case "minItems":
      return `${what} holds fewer than ${param("limit")} items`;
    case "minLength":
      return `${what} ${value === "" ? "is empty" : `is shorter than ${param("limit")} characters`}`;
    case "pattern":
      return `${what} ${pattern?.(at) ?? "is not written as it should be"}, and is ${quotedValue(value)}`;
    case "minimum":
    case "maximum":
      return `${what} must be ${keyword === "minimum" ? "at least" : "at most"} ${param("limit")}, and is ${quotedValue(value)}`;
    default:
      return `${what} is ${quotedValue(value)}, which does not fit the \`${keyword}\` that is asked for`;
  }
}
function mustBe(what, allowed, value) {
  const hint2 = typeof value === "string" ? didYouMean(value, allowed) : "";
  return `${what} must be ${eitherOf(allowed.map((each) => `\`${each}\``))}, and is ${quotedValue(value)}${hint2}`;
}
function unknownKey(key, at, rules) {
  if (at.at(-1) === "rules") return unknownRule(key, rules);
  const rule = at.at(-3) === "rules" ? rules.find(({ id }) => id === at.at(-2)) : void 0;
  if (rule)
    return `the rule \`${rule.id}\` has ${unknownHint("option", printable(key), Object.keys(rule.options?.defaults ?? {})).replace("unknown", "no")}`;
  const [first] = at;
  const known = first === void 0 ? KEYS : INNER_KEYS[first] ?? [];
  return `${unknownHint("key", printable(key), known)}${at.length > 0 ? ` in \`${keyPath(at)}\`` : ""}`;
}
function unknownRule(id, rules) {
  const ids = Array.from(rules, (rule) => rule.id);
  return isFamily(id) ? unknownHint("rule family", printable(id), familiesIn(ids)) : unknownHint("rule", printable(id), ids);
}
function readClients(list, what) {
  const words = list.split(/[\s,]+/).filter((word) => word !== "");
  const known = CLIENTS.filter((client) => words.includes(client));
  const stray = words.find((word) => !CLIENTS.some((client) => client === word));
  if (stray !== void 0)
    throw new UserError(
      `${what} names ${unknownHint("client", printable(stray), CLIENTS)}; there are ${CLIENTS.join(", ")}.`
    );
  if (known.length === 0) throw new UserError(`${what} needs at least one of ${CLIENTS.join(", ")}.`);
  return known;
}
var KEYS = [
  ...["$schema", "root", "extends", "rules", "files", "ignore", "overrides"],
  ...["formats", "servers", "dialect", "clients", "comments", "limits", "diff", "plugins"]
];
var INNER_KEYS = {
  overrides: ["files", "ignore", "rules"],
  dialect: ["openai"],
  limits: Object.keys(LIMITS),
  diff: ["accept"],
  accept: ["rule", "tool", "until", "reason"]
};
function isRuleSetting(at) {
  return at.at(-2) === "rules";
}
function isSeverity(at) {
  return isRuleSetting(at) || at.at(-1) === "0" && isRuleSetting(at.slice(0, -1));
}
function valueAt(value, path) {
  return path.reduce((at, key) => isObject(at) && Object.hasOwn(at, key) ? at[key] : void 0, value);
}
function typeName(value) {
  if (value === null) return "null";
  return Array.isArray(value) ? "array" : typeof value;
}
function withArticle(type) {
  if (type === "null" || type === "undefined") return type;
  return `${/^[aeio]/.test(type) ? "an" : "a"} ${type}`;
}

// src/run/suppressions.ts
import { lstatSync as lstatSync2, existsSync as existsSync2 } from "node:fs";

// src/run/suppressions-merge.ts
var TOKEN = /\s+|"(?:[^"\\\n]|\\[^\n])*"|[{}[\]:,]|\d+/y;
function repairSuppressions(text) {
  const sides = sidesOf(text).map(readSide);
  const known = sides.filter((side) => side !== void 0);
  if (known.length < sides.length) return void 0;
  const entries2 = [...new Set(known.flatMap((side) => side.entries))];
  const schema = known.find((side) => side.schema !== void 0)?.schema;
  return `{ ${schema === void 0 ? "" : `"$schema": ${schema}, `}"version": 1, "suppressions": [
${entries2.join(",\n")}
] }`;
}
function sidesOf(text) {
  const sides = { ours: [], theirs: [] };
  let part = "both";
  for (const line2 of text.split(/\r?\n/)) {
    if (/^<{7}/.test(line2) && part === "both") part = "ours";
    else if (/^\|{7}/.test(line2) && part === "ours") part = "before";
    else if (/^={7}$/.test(line2) && (part === "ours" || part === "before")) part = "theirs";
    else if (/^>{7}/.test(line2) && part === "theirs") part = "both";
    else {
      if (part === "ours" || part === "both") sides.ours.push(line2);
      if (part === "theirs" || part === "both") sides.theirs.push(line2);
    }
  }
  return [.../* @__PURE__ */ new Set([sides.ours.join("\n"), sides.theirs.join("\n")])];
}
function readSide(text) {
  const tokens = tokensOf(text);
  if (!tokens) return void 0;
  let at = 0;
  const takes = (...expected) => {
    const isNext = expected.every((token, index) => tokens[at + index] === token);
    if (isNext) at += expected.length;
    return isNext;
  };
  const takeString = () => tokens[at]?.startsWith('"') ? tokens[at++] : void 0;
  if (!takes("{")) return void 0;
  const schema = takes('"$schema"', ":") ? takeString() : void 0;
  if (!takes('"version"', ":", "1", '"suppressions"', ":", "[")) return void 0;
  const entries2 = [];
  while (takes("{")) {
    const fields = /* @__PURE__ */ new Map();
    while (!takes("}")) {
      const key = takeString();
      const value = key !== void 0 && takes(":") ? takeString() : void 0;
      if (key === void 0 || value === void 0 || fields.has(key)) return void 0;
      fields.set(key, value);
    }
    entries2.push(`{ ${Array.from(fields, ([key, value]) => `${key}: ${value}`).join(", ")} }`);
  }
  return takes("]", "}") && at === tokens.length ? { schema, entries: entries2 } : void 0;
}
function tokensOf(text) {
  const tokens = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.length) {
    const [token] = TOKEN.exec(text) ?? [];
    if (token === void 0) return void 0;
    if (token !== "," && token.trim() !== "") tokens.push(token);
  }
  return tokens;
}

// src/run/suppressions.ts
async function openSuppressions(cwd, change) {
  const isThere = lstatSync2(inFolder(cwd, SUPPRESSIONS), { throwIfNoEntry: false }) !== void 0;
  if (!isThere && !change) return void 0;
  const today = (/* @__PURE__ */ new Date()).toISOString().slice(0, 10);
  const file = isThere ? await readSuppressions(cwd, change !== void 0) : await parseSuppressions(printSuppressions(NONE));
  return {
    match: createMatcher(file.suppressions, today),
    async apply(ran) {
      const { renamed = /* @__PURE__ */ new Map() } = ran;
      const suppressions = withNewNames(file.suppressions, renamed);
      const followed = suppressions.filter((entry2, index) => entry2 !== file.suppressions[index]).length;
      const current = followed > 0 ? await parseSuppressions(printSuppressions({ ...file, suppressions })) : file;
      const now = await matchSuppressions(current, ran, today);
      if (!change && followed === 0) return applied(now);
      const { entries: entries2, ...update } = updateEntries(now, ran, change);
      const done = { ...update, followed };
      const text = printSuppressions({ ...file, suppressions: entries2 });
      if (text === file.text) return { ...applied(now), done };
      writeSuppressions(cwd, text);
      return { ...applied(await matchSuppressions(await parseSuppressions(text), ran, today)), done };
    }
  };
}
var NONE = { version: 1, suppressions: [] };
async function matchSuppressions(file, ran, today) {
  const matched = createMatcher(file.suppressions, today)(ran.findings);
  const { changed: superseded, gone } = unmatched(file.suppressions, matched);
  return { file, matched, superseded, stale: await staleIn(file, gone, ran) };
}
function applied({ matched, stale }) {
  const staleFindings = stale.flatMap(({ finding }) => finding ?? []);
  return { findings: [...matched.visible, ...staleFindings].sort(compareFindings), suppressed: matched.hidden.length };
}
function updateEntries({ file, matched, superseded, stale }, ran, { reason, only = (findings) => findings, prune } = {}) {
  const meant = reason === void 0 ? [] : only(
    matched.visible.filter((finding) => ran.isMeant(finding)),
    matched.hidden
  );
  const added = meant.filter(isSuppressible).map((finding) => suppressionOf(finding, reason));
  const places = new Set(added.map(placeKeyOfEntry));
  const replaced = [...superseded, ...matched.expired].filter((entry2) => places.has(placeKeyOfEntry(entry2)));
  const dropped = /* @__PURE__ */ new Set([...prune ? [...stale.map(({ entry: entry2 }) => entry2), ...superseded] : [], ...replaced]);
  const kept = file.suppressions.filter((entry2) => !dropped.has(entry2));
  return {
    entries: [...kept, ...added],
    added: added.length,
    removed: dropped.size,
    refused: meant.filter((finding) => !isSuppressible(finding))
  };
}
var INSIDE = new RegExp(PATH, "u");
var isSuppressible = ({ rule, path }) => mayBeSuppressed(rule) && INSIDE.test(path);
async function staleIn(file, unused, ran) {
  if (unused.length === 0) return [];
  const settings = (await ran.configs.for(SUPPRESSIONS)).rules;
  const stale = [];
  for (const entry2 of unused) {
    const complaint = await complaintOf(entry2, ran);
    if (!complaint) continue;
    const [message, data] = complaint;
    const finding = staleFinding(settings, message, {
      data,
      ...file.locate(entry2),
      ...message !== "fileGone" && {
        related: [{ path: entry2.path, line: 1, column: 1, note: "The file that it was written for." }]
      }
    });
    stale.push({ entry: entry2, finding });
  }
  return stale.length > MAX_STALE ? inOneFinding(stale, settings, file) : stale;
}
var MAX_STALE = 1e3;
function inOneFinding([first, ...others], settings, file) {
  const place = { data: { count: others.length + 1 }, ...file.locate(first.entry) };
  return [
    { entry: first.entry, finding: staleFinding(settings, "many", place) },
    ...others.map(({ entry: entry2 }) => ({ entry: entry2 }))
  ];
}
var staleFinding = (settings, message, place) => engineFinding(settings, { rule: "common/stale-suppression", message }, place);
async function complaintOf(entry2, ran) {
  const { path, rule, tool, pointer } = entry2;
  if (!ran.linted.has(path)) return isGone(path, ran) ? ["fileGone", { path }] : void 0;
  const { known, rules } = await ran.configs.for(path);
  if (!known.has(rule)) return ["ruleGone", { rule, hint: didYouMean(rule, known.keys()) }];
  const sawPart = known.get(rule).project !== void 0 && ran.paths.length > 0;
  if (!rules.has(rule) || sawPart) return void 0;
  const place = tool === void 0 ? `\`${pointer}\`` : `\`${pointer}\` of the tool \`${tool}\``;
  return ["mended", { rule, place: `${place} in ${path}` }];
}
function isGone(path, { cwd, paths }) {
  return !existsSync2(inFolder(cwd, path)) && isCovered(path, cwd, paths);
}
function isCovered(path, cwd, paths) {
  const absolute = absolutePath(cwd, path);
  const isOf = (given) => {
    const named = absolutePath(cwd, given);
    const test = wildcard(named);
    return isInside(named, absolute) || typeof test !== "string" && test(absolute);
  };
  return paths.length === 0 || paths.some(isOf);
}
var MAX_BYTES = 10 * 1024 * 1024;
var MAX_ENTRIES = 5e4;
async function readSuppressions(cwd, mayMend) {
  const read = readText(inFolder(cwd, SUPPRESSIONS), { maxBytes: MAX_BYTES });
  if ("failure" in read) throw new UserError(`${SUPPRESSIONS}: the suppressions cannot be used. ${read.failure}`);
  try {
    return await parseSuppressions(read.text);
  } catch (error) {
    const mended = mayMend ? repairSuppressions(read.text) : void 0;
    if (mended === void 0) throw error;
    return { ...await parseSuppressions(mended), text: read.text };
  }
}
async function parseSuppressions(text) {
  const lines = new Lines(text);
  const errorAt = (offset, message) => {
    const { line: line2, column } = lines.at(offset);
    return new UserError(`${SUPPRESSIONS}:${line2}:${column}: ${message}`);
  };
  const conflict = /^(?:<{7}|>{7})/m.exec(text);
  if (conflict) throw errorAt(conflict.index, CONFLICT);
  const document = await parseOrSay(SUPPRESSIONS, text);
  if (typeof document === "string") throw errorAt(0, `the suppressions cannot be used. ${document}`);
  const { faults, roots } = document;
  const [fault] = faults;
  if (fault)
    throw errorAt(
      fault.start,
      `${inOneText(fault)} Where a merge did that, \`npx toolint --prune-suppressions\` puts it in order.`
    );
  const root = roots[0];
  const value = toValue(root);
  const inSchema = mistakesIn(value, q, [], WORDS);
  const mistakes = inSchema.length > 0 ? inSchema : mistakesInEntries(value);
  if (mistakes.length > 0) throw together(mistakes.map(({ at, message }) => errorAt(offsetOf(root, at), message)));
  const content = value;
  const nodes = items(get(root, "suppressions"));
  for (const node of nodes) {
    const twice = entries(node).find((entry2, index, all) => all.findIndex(({ key }) => key === entry2.key) < index);
    if (twice)
      throw errorAt(twice.start, `this entry has \`${twice.key}\` twice, as two entries have that a merge has mixed`);
  }
  if (nodes.length > MAX_ENTRIES)
    throw errorAt(0, `the file has ${nodes.length} suppressions, and at most ${MAX_ENTRIES} are read.`);
  let indexes;
  const locate = (entry2) => {
    indexes ??= new Map(content.suppressions.map((each, index2) => [each, index2]));
    const index = indexes.get(entry2);
    const { start, end } = nodes[index];
    const [from, to] = [lines.at(start), lines.at(end)];
    return {
      path: SUPPRESSIONS,
      pointer: `/suppressions/${index}`,
      valueHash: hash(line(entry2)),
      ...{ start, end, line: from.line, column: from.column, endLine: to.line, endColumn: to.column }
    };
  };
  return { ...content, text, locate };
}
var CONFLICT = "a merge has left its conflict here. `npx toolint --prune-suppressions` keeps the entries of both sides and takes out those that are stale";
var KEYS2 = ["$schema", "version", "suppressions"];
var ENTRY_KEYS = ["path", "rule", "tool", "pointer", "hash", "reason", "expires"];
var WORDS = {
  whole: "the file",
  unknownKey(key, at) {
    const hint2 = unknownHint("key", printable(key), at.length > 0 ? ENTRY_KEYS : KEYS2);
    return at.length > 0 ? `${hint2} in \`${keyPath(at)}\`` : hint2;
  },
  pattern: (at) => PATTERNS[at.at(-1)]
};
var DATE = "must be a date, such as 2027-12-31";
var PATTERNS = {
  path: "must be relative, with forward slashes, and lead to a file below this folder",
  reason: "must say something",
  expires: DATE
};
function mistakesInEntries({ suppressions }) {
  return suppressions.flatMap(({ rule, expires }, index) => {
    const at = ["suppressions", String(index)];
    if (!mayBeSuppressed(rule)) return [{ at, message: `findings of \`${rule}\` cannot be suppressed` }];
    if (expires === void 0 || isDay(expires)) return [];
    return [{ at: [...at, "expires"], message: `\`${keyPath([...at, "expires"])}\` ${DATE}` }];
  });
}
function isDay(date) {
  const day = /* @__PURE__ */ new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(date);
}
function writeSuppressions(cwd, text) {
  try {
    writeAtomically(inFolder(cwd, SUPPRESSIONS), text);
  } catch (error) {
    const { code, message } = error;
    throw new UserError(`${SUPPRESSIONS} could not be written: ${code ?? message}.`);
  }
}
function printSuppressions({ $schema, version, suppressions }) {
  const sorted = [...suppressions].sort((a, b) => compareText(line(a), line(b))).map(inOrder);
  return `${visibly({ $schema, version, suppressions: sorted }, 2)}
`;
}
function inOrder({ path, rule, tool, pointer, hash: hash2, reason, expires }) {
  return { path, rule, tool, pointer, hash: hash2, reason, expires };
}
var line = (entry2) => visibly(inOrder(entry2));
function visibly(value, indent) {
  return JSON.stringify(value, null, indent).replace(
    /[\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\x7f-\x9f]/gu,
    (character) => Array.from(
      { length: character.length },
      (_, at) => `\\u${character.charCodeAt(at).toString(16).padStart(4, "0")}`
    ).join("")
  );
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
  lastTurn,
  ALLOWED_BY,
  importDefault,
  isPath,
  resolveModule,
  whyMissing,
  readConfig,
  configOf,
  SETTINGS,
  resolveRules,
  readSetting,
  errorsInConfig,
  errorsIn,
  unknownRule,
  readClients,
  openSuppressions,
  isCovered
};
