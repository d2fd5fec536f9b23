import {
  BOUNDS,
  CALLED,
  EXTENSIONS,
  JAVASCRIPT_EXTENSIONS,
  LIMITS,
  LISTED,
  Lines,
  MOST_RELATED,
  NAMESPACE,
  NOT_REGULAR,
  NO_CODE,
  NO_COUNTS,
  NO_FORMAT,
  OWN_SDK,
  PATH,
  PYTHON_LOCKS,
  PYTHON_REQUIREMENTS,
  ProjectRules,
  SUPPRESSIONS,
  Trials,
  Unreadable,
  UserError,
  absolutePath,
  addCounts,
  applicableRules,
  appliedFix,
  applyFixes,
  commentsIn,
  compareFindings,
  compareSeverity,
  compareText,
  compileGlob,
  configOf,
  count,
  countAll,
  createInThreadSql,
  createMatcher,
  createSqlService,
  didYouMean,
  engineFinding,
  entries,
  entry,
  feedStarts,
  findingsAlone,
  fixesKind,
  foundNothing,
  get,
  has,
  hasAny,
  hasTag,
  hash,
  helpBesideFix,
  hint,
  inFolder,
  inTextOrder,
  isAtLeast,
  isInside,
  isInstalled,
  isMissing,
  isNameOfRegistrar,
  isOfModules,
  isServerPath,
  isToolSnapshot,
  isTraceOf,
  isTrue,
  isUnrecognised,
  isWidget,
  items,
  keepAtMost,
  leadsOut,
  lineAt,
  lintRecognised,
  lockedVersion,
  looseText,
  makeReport,
  mayBeSuppressed,
  mostSevere,
  nearMissIn,
  nearestWord,
  oncePerCause,
  packageFolders,
  packageVersions,
  parentOf,
  parseJson,
  placeKeyOfEntry,
  q,
  readRegular,
  readStream,
  readText,
  realPath,
  reason,
  recogniseDocument,
  relativePath,
  requirementIn,
  runTrial,
  sortedBy,
  stableLocation,
  startTimer,
  startTiming,
  stepsOf,
  suppressionOf,
  text,
  textBesideFix,
  textOnDisk,
  timed,
  toSlashes,
  toValue,
  together,
  total,
  unknownHint,
  unmatched,
  unnamed,
  walk,
  wildcard,
  withNewNames,
  withoutFix,
  withoutFixes,
  withoutLinks,
  withoutTree
} from "./rules.js";
import {
  CLIENTS,
  LOCK_FILES,
  PRESET_NAMES,
  SEVERITIES,
  STORES,
  WHERE,
  addTo,
  addressOf,
  append,
  basePreset,
  countLeading,
  counted,
  demandsOf,
  eitherOf,
  familiesIn,
  familyOf,
  finderOf,
  foundOnce,
  groupBy,
  grouped,
  inOneText,
  inPattern,
  isBuiltin,
  isCode,
  isFamily,
  isInPreset,
  isLockFile,
  isRecord,
  known,
  languageOf,
  mayBePage,
  mayHoldTools,
  messageOf,
  printable,
  quotedValue,
  recordIn,
  remembered,
  repeatable,
  repositoryOf,
  rulesIn,
  setLatest,
  submissionTo,
  timesIn
} from "./version.js";

// src/report/text.ts
var PLAIN = /^[ -"$-~]*$/;
function visible(text3) {
  if (PLAIN.test(text3)) return text3;
  const unseen = /(\p{Extended_Pictographic}[\u{1f3fb}-\u{1f3ff}]?\ufe0f?(?:\u200d\p{Extended_Pictographic}[\u{1f3fb}-\u{1f3ff}]?\ufe0f?)*|[0-9#*]\ufe0f\u20e3)|##(?=[a-z]*\[)|[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}]/giu;
  return text3.replace(unseen, (match, emoji) => {
    if (emoji !== void 0) return emoji;
    return match === "##" ? `#${codePoint("#")}` : codePoint(match);
  });
}
function codePoint(character) {
  return `<U+${character.codePointAt(0).toString(16).toUpperCase().padStart(4, "0")}>`;
}
function cut(text3, max) {
  if (text3.length <= max) return text3;
  const end = isHighSurrogate(text3, max - 2) ? max - 2 : max - 1;
  return `${text3.slice(0, end)}\u2026`;
}
var sentence = (text3, max = 2e3) => visible(cut(text3, max));
var isHighSurrogate = (text3, index) => (text3.charCodeAt(index) & 64512) === 55296;
var wellFormed = (text3) => text3.replace(/\p{Surrogate}/gu, "\uFFFD");
function webLink(url) {
  return url.length <= 1e3 && /^https?:\/\/[\w.~:/?#@!$&*+,;=%-]+$/.test(url) ? url : void 0;
}
function placeIn({ path, line: line2, column, pointer }, shown2 = `${line2}:${column}`) {
  return isServerPath(path) ? pointer || "/" : shown2;
}
function placeOf(located) {
  return `${located.path}${isServerPath(located.path) ? "#" : ":"}${placeIn(located)}`;
}
var ONE_COLUMN_EACH = /^[ -~\u00a1-\u00ac\u00ae-\u02ff\u0370-\u0482\u2010-\u2027\u2500-\u25fc\u2714\u2716]*$/;
var joins = (text3) => /\p{M}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u200d|[\u1160-\u11ff]/u.test(text3);
var isEmoji = (grapheme) => /\p{Emoji_Presentation}|\ufe0f/u.test(grapheme);
var hasNoWidth = (character) => /^[\p{Mn}\p{Me}\u1160-\u11ff\u200b-\u200d]$/u.test(character);
var WIDE = /^[\u1100-\u115f\u2e80-\u303e\u3041-\u4dbf\u4e00-\ua4cf\ua960-\ua97c\uac00-\ud7a3\uf900-\ufaff\ufe10-\ufe19\ufe30-\ufe6b\uff01-\uff60\uffe0-\uffe6\u{16fe0}-\u{18dff}\u{1aff0}-\u{1b2ff}\u{1f200}-\u{1f265}\u{20000}-\u{3fffd}]$/u;
var segmenter;
function graphemes(text3) {
  if (!joins(text3)) return Array.from(text3);
  segmenter ??= new Intl.Segmenter("en", { granularity: "grapheme" });
  return Array.from(segmenter.segment(text3), (each) => each.segment);
}
function width(text3) {
  if (ONE_COLUMN_EACH.test(text3)) return text3.length;
  let columns = 0;
  for (const each of graphemes(text3)) columns += graphemeWidth(each);
  return columns;
}
function graphemeWidth(grapheme) {
  if (isEmoji(grapheme)) return 2;
  let columns = 0;
  for (const character of grapheme) {
    if (!hasNoWidth(character)) columns += WIDE.test(character) ? 2 : 1;
  }
  return columns;
}
function fitStart(text3, columns, more = false) {
  if (!more && width(text3) <= columns) return text3;
  return `${take(graphemes(text3), columns - 1).join("")}\u2026`;
}
function fitEnd(text3, columns, more = false) {
  if (!more && width(text3) <= columns) return text3;
  return `\u2026${take(graphemes(text3).reverse(), columns - 1).reverse().join("")}`;
}
function take(parts, columns) {
  const taken = [];
  let left2 = columns;
  for (const part of parts) {
    left2 -= graphemeWidth(part);
    if (left2 < 0) break;
    taken.push(part);
  }
  return taken;
}
function wrap(text3, columns) {
  const lines = [];
  let line2 = "";
  let used = 0;
  for (const word of text3.split(" ")) {
    const size = width(word);
    if (line2 !== "" && used + 1 + size > columns) {
      lines.push(line2);
      line2 = word;
      used = size;
    } else {
      used += line2 === "" ? size : 1 + size;
      line2 = line2 === "" ? word : `${line2} ${word}`;
    }
  }
  if (line2 !== "") lines.push(line2);
  return lines;
}
function codeSpan(text3, max = 1e3) {
  const code = unmentioned(visible(cut(text3, max)));
  if (code.trim() === "") return "(empty)";
  const ticks = "`".repeat(longestRun(code) + 1);
  const pad = /^[` ]|[` ]$/.test(code) ? " " : "";
  return `${ticks}${pad}${code}${pad}${ticks}`;
}
var PLAIN_WORDS = /^[a-zA-Z0-9 ,.;:'"()?\u2026-]*$/;
var MAY_ACT = /::|www\.|\bGH-\d/i;
function messageText(text3, max = 1e3) {
  const pieces2 = cut(text3, max).split("`");
  const words = pieces2.filter((_, at) => at % 2 === 0);
  const isPlain = words.every((each) => PLAIN_WORDS.test(each) && !MAY_ACT.test(each)) && !/^[^a-zA-Z"'`]/.test(text3);
  if (pieces2.length % 2 === 0 || !isPlain || text3.trim() === "") return codeSpan(text3, max);
  return pieces2.map((piece, at) => at % 2 === 1 ? codeSpan(piece) : piece).join("");
}
function wordsAndCode(text3) {
  return text3.split("`").map((part, index) => index % 2 === 0 ? prose(part) : codeSpan(part)).join("");
}
var cellCode = (text3, max) => codeSpan(text3.replaceAll("|", "\xA6"), max);
function fenced(lines) {
  const code = lines.map(unmentioned);
  const fence = "`".repeat(Math.max(3, longestRun(code.join("\n")) + 1));
  return [`${fence}text`, ...code, fence];
}
function prose(text3) {
  return unmentioned(visible(text3).replace(/[\\`*_{}[\]<>#|~!&$@]|:(?=\/)/g, "\\$&"));
}
function linked(text3, url) {
  return url === void 0 ? text3 : `[${text3}](${url.replaceAll("(", "%28").replaceAll(")", "%29")})`;
}
function longestRun(text3) {
  return Math.max(0, ...Array.from(text3.matchAll(/`+/g), (run4) => run4[0].length));
}
var unmentioned = (text3) => text3.replaceAll("@", "@\u200B");
var ENTITIES = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;"
};
var messageMarkup = (text3) => markup(text3).replace(/`([^`]+)`/g, "<code>$1</code>");
function markup(text3) {
  return visible(text3).replace(/[&<>"']/g, (character) => ENTITIES[character]);
}

// src/report/not-read.ts
var MOST_NAMED = 3;
function readOf(report) {
  if (report.files.every(({ isBare: isBare2 }) => isBare2) && foundNothing({ ...report, failures: [] })) return "nothing";
  const { skipped: skipped3, unread = [], languages = [] } = report;
  const isPart = unread.length > 0 || languages.length > 0 || skipped3.some(isNearMiss) || builtAlone(report).length > 0;
  return isPart ? "part" : "all";
}
var isNearMiss = ({ reason: reason3 }) => nearMissIn(reason3) !== void 0;
function builtAlone({ files, skipped: skipped3, unread = [], languages = [] }) {
  const isElsewhere = files.some(({ tools }) => tools > 0) || unread.length > 0 || languages.length > 0;
  return isElsewhere ? [] : skipped3.filter(({ reason: reason3 }) => reason3.startsWith("bundle "));
}
function notRead(report, code = asWritten) {
  const { skipped: skipped3, unread = [], languages = [], deleted = [] } = report;
  const near = groupBy(skipped3.filter(isNearMiss), ({ reason: reason3 }) => nearMissIn(reason3));
  const sentences = Array.from(near, ([what, files]) => {
    const subject = files.length === 1 ? `1 file looks like ${what} and was` : `${counted(files.length, "file")} each look like ${what} and were`;
    return `${subject} not linted: ${listed(
      files.map(({ path }) => code(path)),
      ", "
    )}`;
  });
  if (unread.length > 0) {
    const places2 = unread.map(({ path, line: line2, what }) => `${code(`${path}:${line2}`)}, ${what}`);
    sentences.push(
      `${counted(unread.length, "registration")} could not be read: ${listed(places2, "; ", " (`toolint --why FILE` lists them)")}`
    );
  }
  const built = builtAlone(report);
  if (built.length > 0) {
    const paths = built.map(({ path }) => code(path));
    sentences.push(`Only build output has tools here, and is linted if you name it: ${listed(paths, ", ")}`);
  }
  for (const { language, files, command = "COMMAND" } of languages) {
    const run4 = `\`npx toolint server --source . -- ${command}\``;
    const hint4 = command === "COMMAND" ? ", with the command that starts it" : "";
    sentences.push(
      `A server here is written in ${language} (${counted(files, "file")}), which is not read. To lint the tools of the running server: ${run4}${hint4}`
    );
  }
  if (deleted.length > 0) {
    sentences.push(
      `${counted(deleted.length, "manifest")} ${deleted.length === 1 ? "was" : "were"} deleted: ${listed(deleted.map(code), ", ")}`
    );
  }
  return sentences;
}
var MOST_SKIPPED = 5;
function namedAndSkipped(named2, { skipped: skipped3 }) {
  const meant = skipped3.filter((each) => named2.has(each.path) && !isNearMiss(each));
  const more = meant.length - MOST_SKIPPED;
  return [
    ...meant.slice(0, MOST_SKIPPED).map(({ path, reason: reason3 }) => `${visible(path)} was skipped: ${sentence(reason3)}. Nothing in it was checked.`),
    ...more > 0 ? [`${counted(more, "more named file")} ${more === 1 ? "was" : "were"} skipped.`] : []
  ];
}
var asWritten = (text3) => text3;
var inTicks = (text3) => `\`${text3.replaceAll("`", "'")}\``;
function listed(places2, separator, where = "") {
  const more = places2.length - MOST_NAMED;
  return [...places2.slice(0, MOST_NAMED), ...more > 0 ? [`and ${more} more${where}`] : []].join(separator);
}

// src/report/overview.ts
function overview(report, context2) {
  const { failOn, maxWarnings } = context2;
  const { findings: all, failures: failures3 } = report;
  const counts = countAll(report);
  const findings2 = visibleFindings(report, context2);
  return {
    ...counts,
    files: report.files.length,
    servers: report.servers?.length ?? 0,
    described: report.files.reduce((sum, file) => sum + (file.servers ?? 0), 0),
    tools: report.files.reduce((sum, file) => sum + file.tools, 0),
    read: readOf(report),
    safe: all.filter((each) => each.fix?.safe).length,
    failed: failures3.length > 0 || all.some((each) => failsRun(each, failOn)) || tooManyWarnings(counts, maxWarnings) !== void 0,
    findings: findings2,
    untold: all.length - findings2.length
  };
}
function visibleFindings({ findings: findings2 }, { quiet }) {
  return sorted(quiet ? findings2.filter(({ severity }) => severity === "error") : findings2);
}
function tooManyWarnings({ warnings }, most) {
  if (most === void 0 || warnings <= most) return void 0;
  return `There ${warnings === 1 ? "is" : "are"} ${counted(warnings, "warning")}, and --max-warnings allows ${grouped(most)}.`;
}
function failsRun(finding2, failOn) {
  return failOn !== "never" && isAtLeast(finding2.severity, failOn);
}
var sorted = (findings2) => sortedBy(findings2, compareFindings);
function sortedByPath(items2) {
  return sortedBy(items2, (a, b) => compareText(a.path, b.path));
}
function mostSevereFirst(findings2) {
  return [...findings2].sort((a, b) => compareSeverity(a.severity, b.severity));
}
function byPath(items2) {
  return groupBy(items2, (each) => each.path);
}
function byRule(findings2) {
  const counts = Array.from(
    groupBy(findings2, (each) => each.rule),
    ([rule, found]) => {
      const { severity, url } = mostSevereFirst(found)[0];
      const fixes = found.flatMap(({ fix }) => fix ? [fix.safe] : []);
      const safe = fixes.filter(Boolean).length;
      return { rule, severity, count: found.length, safe, unsafe: fixes.length - safe, url };
    }
  );
  return counts.sort(
    (a, b) => compareSeverity(a.severity, b.severity) || b.count - a.count || compareText(a.rule, b.rule)
  );
}
function severities({ errors, warnings, infos }) {
  const parts = [];
  if (errors) parts.push(counted(errors, "error"));
  if (warnings) parts.push(counted(warnings, "warning"));
  if (infos) parts.push(counted(infos, "info"));
  return parts.join(", ");
}
var scope = ({ files, tools, servers, described }) => `${counted(files, servers > 0 ? "server" : "file")} with ${held(tools, described)}`;
var held = (tools, servers = 0) => [
  ...servers > 0 ? [counted(servers, "server")] : [],
  ...tools > 0 || servers === 0 ? [counted(tools, "tool")] : []
].join(", ");
function whyNothing({ failures: failures3, files }) {
  if (failures3.some(({ path }) => isServerPath(path))) return "No server answered";
  return files.length > 0 ? `No tool could be read in ${counted(files.length, "file")}` : "No manifest was found";
}
function whatIsClean(report, overview2) {
  const { read } = overview2;
  if (read === "nothing") return `${whyNothing(report)}, so nothing was linted`;
  const nothing2 = `No ${overview2.failed ? "findings" : "problems"} in`;
  return `${nothing2} ${read === "part" ? "what was read: " : ""}${scope(overview2)}`;
}
function facts(report, { fixable: all, safe, untold }, whySkipped = "") {
  const { suppressed, elsewhere = 0, leftOut = NO_COUNTS, skipped: skipped3, failures: failures3 } = report;
  const parts = [];
  if (untold > 0) parts.push(`${grouped(untold)} not shown (--quiet)`);
  if (safe > 0) parts.push(`${grouped(safe)} fixable with --fix`);
  if (all > safe) parts.push(`${grouped(all - safe)} fixable with --fix-unsafe`);
  if (suppressed > 0) parts.push(`${grouped(suppressed)} suppressed`);
  if (total(leftOut) > 0) parts.push(`${grouped(total(leftOut))} left out beyond the limits`);
  if (elsewhere > 0) parts.push(`${grouped(elsewhere)} elsewhere, not in what changed`);
  const others = skipped3.filter((each) => !isNearMiss(each));
  if (others.length > 0) parts.push(`${skippedText(others)}${whySkipped}`);
  if (failures3.length > 0) parts.push(counted(failures3.length, "failure"));
  return parts;
}
var KINDS = ["test", "bundle", "scaffold", "skill", "declaration"];
function skippedText(skipped3) {
  const counts = groupBy(skipped3, ({ reason: reason3 }) => KINDS.find((kind) => reason3.startsWith(`${kind} `)));
  const kinds = KINDS.flatMap((kind) => counts.has(kind) ? [counted(counts.get(kind).length, kind)] : []);
  const others = counts.get(void 0)?.length ?? 0;
  if (kinds.length === 0) return `${counted(others, "file")} skipped`;
  return `skipped: ${[...kinds, ...others > 0 ? [counted(others, "other file")] : []].join(", ")}`;
}
var fixFlag = (fix) => fix.safe ? "--fix" : "--fix-unsafe";

// src/report/formats/json.ts
var jsonText = (report) => [...json(report)].join("");
function* json(report, context2 = {}) {
  let text3 = "";
  for (const piece of pieces(report, context2)) {
    text3 += piece;
    if (text3.length < ENOUGH) continue;
    yield text3;
    text3 = "";
  }
  yield text3;
}
var ENOUGH = 3e4;
function* pieces(report, context2) {
  const { tool, files, skipped: skipped3, failures: failures3, suppressed, leftOut, unread = [], languages = [] } = report;
  const { errors, warnings, infos, fixable } = countAll(report);
  const head = {
    version: 1,
    tool: { name: tool.name, version: tool.version },
    summary: {
      ...{ files: files.length, errors, warnings, infos, suppressed, skipped: skipped3.length, fixable },
      ...leftOut && { leftOut: total(leftOut) }
    }
  };
  yield printJson(head).slice(0, -"\n}\n".length);
  yield* printList("files", sortedByPath(files), ({ path, formats: formats2, tools, toolsElsewhere, servers }) => ({
    ...{ path, formats: formats2, tools },
    ...toolsElsewhere !== void 0 && { toolsElsewhere },
    ...servers !== void 0 && { servers }
  }));
  yield* printList("skipped", sortedByPath(skipped3), ({ path, reason: reason3 }) => ({ path, reason: reason3 }));
  yield* printList("findings", visibleFindings(report, context2), jsonFinding);
  yield* printList(
    "failures",
    [...failures3].sort((a, b) => compareText(a.path, b.path) || compareText(a.message, b.message)),
    ({ path, message }) => ({ path, message })
  );
  if (unread.length > 0) {
    yield* printList("unread", sortedByPath(unread), ({ path, line: line2, column, what, reason: reason3, tools }) => {
      return { path, line: line2, column, what, reason: reason3, tools };
    });
  }
  if (languages.length > 0) yield* printList("languages", languages, ({ language, files: files2 }) => ({ language, files: files2 }));
  yield* printServers(report);
  if (report.diff) yield* diffOf(report.diff);
  yield "\n}\n";
}
function* diffOf({ base, head, needs, raised, compared, unknown, changes }) {
  const shown2 = {
    base,
    head,
    needs,
    raised,
    compared,
    unknown: unknown.map(({ path, tool, reason: reason3 }) => ({ path, tool, reason: reason3 }))
  };
  yield `,
${printJson({ diff: shown2 }).slice("{\n".length, -"\n}\n".length)}`;
  yield* printList("changes", changes, (change) => {
    const { rule, severity, tools, pointer, before, after, at, was, isReleased } = change;
    return { rule, severity, tools, pointer, before, after, at, was, isReleased };
  });
}
function* printServers({ servers = [] }) {
  const shown2 = servers.map(({ name, tools, tokens }) => ({
    name,
    tools: tools.map((each) => ({ name: each.name, tokens: each.tokens })),
    tokens
  }));
  if (shown2.length > 0)
    yield `,
${printJson(shown2.length === 1 ? { server: shown2[0] } : { servers: shown2 }).slice("{\n".length, -"\n}\n".length)}`;
}
var TOGETHER = 100;
function* printList(key, items2, shown2) {
  yield `,
  "${key}": [`;
  for (let from = 0; from < items2.length; from += TOGETHER) {
    const text3 = printJson([items2.slice(from, from + TOGETHER).map(shown2)]);
    yield `${from === 0 ? "" : ","}${text3.slice("[\n  [".length, -"\n  ]\n]\n".length)}`;
  }
  yield items2.length === 0 ? "]" : "\n  ]";
}
function jsonFinding(finding2) {
  const { rule, severity, message, help, path, pointer, tool, line: line2, column, endLine, endColumn, related, count: count2, fix } = finding2;
  const url = finding2.url || addressOf(rule);
  return {
    rule,
    severity,
    message,
    help,
    path,
    pointer,
    tool,
    line: line2,
    column,
    endLine,
    endColumn,
    url,
    related: related?.map((each) => ({ path: each.path, line: each.line, column: each.column, note: each.note })),
    count: count2,
    fix: fix && {
      title: fix.title,
      safe: fix.safe,
      edits: fix.edits.map(({ start, end, text: text3 }) => ({ start, end, text: text3 }))
    }
  };
}
var PLAIN2 = /^[\n -~]*$/;
function printJson(value) {
  const text3 = JSON.stringify(value, void 0, 2);
  if (PLAIN2.test(text3) && !/##[a-z]*\[/i.test(text3)) return `${text3}
`;
  return `${text3.replace(/[\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\x7f-\x9f]|#(?=#[a-z]*\[)/giu, escapeUnits)}
`;
}
function escapeUnits(character) {
  let escaped = "";
  for (let i = 0; i < character.length; i++) escaped += `\\u${character.charCodeAt(i).toString(16).padStart(4, "0")}`;
  return escaped;
}

// src/cli/args.ts
const { parseArgs } = process.getBuiltinModule("node:util");

// src/report/word-diff.ts
var MOST_COMPARED = 1e6;
var AROUND = 8;
function wordDiff(before, after) {
  const [was, is] = [wordsOf(before), wordsOf(after)];
  let start = 0;
  while (start < Math.min(was.length, is.length) && was[start] === is[start]) start++;
  let end = 0;
  while (end < Math.min(was.length, is.length) - start && was.at(-1 - end) === is.at(-1 - end)) end++;
  const pieces2 = joined([
    ...was.slice(0, start).map((text3) => ({ kind: "same", text: text3 })),
    ...middle(was.slice(start, was.length - end), is.slice(start, is.length - end)),
    ...was.slice(was.length - end).map((text3) => ({ kind: "same", text: text3 }))
  ]);
  return pieces2.map((piece, at) => piece.kind === "same" ? shortened(piece, at > 0, at < pieces2.length - 1) : piece);
}
var wordsOf = (text3) => text3.split(/(?<=\s)(?=\S)/);
function middle(was, is) {
  const gone = (text3) => ({ kind: "gone", text: text3 });
  const fresh = (text3) => ({ kind: "fresh", text: text3 });
  if (was.length * is.length > MOST_COMPARED) return [...was.map(gone), ...is.map(fresh)];
  const wide = is.length + 1;
  const longest = new Uint32Array((was.length + 1) * wide);
  for (let i2 = was.length - 1; i2 >= 0; i2--) {
    for (let j2 = is.length - 1; j2 >= 0; j2--) {
      longest[i2 * wide + j2] = was[i2] === is[j2] ? longest[(i2 + 1) * wide + j2 + 1] + 1 : Math.max(longest[(i2 + 1) * wide + j2], longest[i2 * wide + j2 + 1]);
    }
  }
  const pieces2 = [];
  let [i, j] = [0, 0];
  while (i < was.length || j < is.length) {
    if (i < was.length && j < is.length && was[i] === is[j]) {
      pieces2.push({ kind: "same", text: was[i++] });
      j++;
    } else if (j === is.length || i < was.length && longest[(i + 1) * wide + j] >= longest[i * wide + j + 1]) {
      pieces2.push(gone(was[i++]));
    } else pieces2.push(fresh(is[j++]));
  }
  return pieces2;
}
function joined(words) {
  const pieces2 = [];
  let [gone, fresh] = ["", ""];
  const flush = () => {
    if (gone !== "") pieces2.push({ kind: "gone", text: gone });
    if (fresh !== "") pieces2.push({ kind: "fresh", text: fresh });
    [gone, fresh] = ["", ""];
  };
  for (let at = 0; at < words.length; ) {
    if (words[at].kind === "same") {
      const from = at;
      while (words[at]?.kind === "same") at++;
      const text3 = words.slice(from, at).map((each) => each.text).join("");
      const isBetween = (gone !== "" || fresh !== "") && at < words.length;
      if (isBetween && at - from <= FEWEST) [gone, fresh] = [gone + text3, fresh + text3];
      else {
        flush();
        pieces2.push({ kind: "same", text: text3 });
      }
    } else {
      const { kind, text: text3 } = words[at++];
      if (kind === "gone") gone += text3;
      else fresh += text3;
    }
  }
  flush();
  return pieces2;
}
var FEWEST = 1;
function shortened({ kind, text: text3 }, isAfter, isBefore) {
  const words = wordsOf(text3);
  const [head, tail] = [isAfter ? AROUND : 0, isBefore ? AROUND : 0];
  if (words.length <= head + tail) return { kind, text: text3 };
  const parts = [
    words.slice(0, head).join("").trimEnd(),
    words.slice(words.length - tail).join("").trimEnd()
  ];
  return { kind, text: parts.join(" \u2026 ").trim() };
}

// src/report/changes.ts
var versionName = (name) => /^[0-9a-f]{40}$/.test(name) ? name.slice(0, 7) : name;
var BREAKS = "error";
function verdict({ changes, needs, raised, compared, unknown }) {
  const breaking = changes.filter(({ rule, severity }) => severity === BREAKS && rule.startsWith("diff/"));
  const riskier = changes.filter(({ rule, severity }) => severity === "warning" && rule.startsWith("diff/"));
  const parts = [
    breaking.length > 0 ? counted(breaking.length, "breaking change") : "",
    riskier.length > 0 ? `${counted(riskier.length, "change")} that may break or do more` : ""
  ].filter((part) => part !== "");
  const nothing2 = unknown.length > 0 ? "Nothing that was compared breaks" : "Nothing breaks";
  const same2 = compared > 0 ? "Nothing differs in what was compared" : "Nothing to compare: no file that differs has a known tool";
  const found = parts.length > 0 ? parts.join(", ") : changes.length > 0 ? nothing2 : same2;
  const need = needs === "none" ? "" : ` This needs a ${needs} version${raisedText(raised)}.`;
  return `${found}.${need}`;
}
function raisedText(raised) {
  if (raised === void 0) return "";
  return raised === "none" ? ", and the version was not raised yet" : `, and the version was raised by a ${raised} one`;
}
var MOST_NAMED2 = 3;
var MOST_REASONS = 4;
function notCompared(unknown) {
  if (unknown.length === 0) return void 0;
  const reasons = [...groupBy(unknown, ({ reason: reason3 }) => reason3.replace(/ \(\d+ places\)$/, ""))];
  const parts = reasons.slice(0, MOST_REASONS).map(([reason3, some]) => {
    const names = [...new Set(some.map(({ tool, path }) => tool ?? path))].filter((name) => name !== "");
    const shown2 = names.slice(0, MOST_NAMED2).map((name) => `\`${name.replaceAll("`", "'")}\``).join(", ");
    const more = names.length > MOST_NAMED2 ? ` and ${grouped(names.length - MOST_NAMED2)} more` : "";
    return names.length > 0 ? `${shown2}${more} (${reason3})` : reason3;
  });
  if (reasons.length > MOST_REASONS) parts.push(`and ${counted(reasons.length - MOST_REASONS, "more reason")}`);
  return `Not compared: ${parts.join("; ")}.`;
}
var isText = ({ rule }) => rule === "diff/description-changed";
var isCompatible = (change) => change.severity === "info" && !isText(change);
function prettyChanges(report, diff, quiet, style) {
  const { paint, columns, label: label2 } = style;
  const shown2 = diff.changes.filter(({ severity }) => !quiet || severity === "error");
  const stale = report.findings.filter(({ rule }) => rule === "common/stale-suppression");
  const unknown = notCompared(diff.unknown);
  return [
    paint.bold(`${visible(versionName(diff.base))} \u2192 ${visible(versionName(diff.head))}`),
    ...shown2.map((change) => block(change, style)),
    ...stale.map(
      (finding2) => [`${label2("warning")} ${paint.dim("diff.accept")}`, ...indented(inOneText(finding2), columns)].join("\n")
    ),
    ...report.failures.map(({ path, message }) => `${label2("error")} ${visible(path)}: ${sentence(message)}`),
    [
      paint.bold(verdict(diff)),
      ...diff.accepted ? [`Accepted by the config: ${diff.accepted}.`] : [],
      ...unknown === void 0 ? [] : wrap(sentence(unknown), columns)
    ].join("\n")
  ];
}
var indented = (text3, columns) => wrap(sentence(text3), columns - 2).map((line2) => `  ${line2}`);
function block(change, { paint, columns, label: label2 }) {
  const { severity, rule, message, help, at, was, isReleased, beneath = [] } = change;
  const mark = isReleased ? "" : paint.dim(" (in no release yet)");
  const places2 = [
    ...at ? [`${visible(at.path)}:${at.line}`] : [],
    ...was && !(at && was.path === at.path && was.line === at.line) ? [`before: ${visible(was.path)}:${was.line}`] : []
  ].join("  ");
  return [
    `${label2(severity)} ${paint.dim(visible(rule))}${mark}`,
    ...indented(message, columns),
    ...help === void 0 ? [] : indented(`help: ${help}`, columns),
    ...places2 === "" ? [] : [paint.dim(`  ${places2}`)],
    ...beneath.map((each) => paint.dim(`    \xB7 ${sentence(each.message, columns)}`))
  ].join("\n");
}
var SYMBOLS = { error: "\u274C", warning: "\u26A0\uFE0F", info: "\u2139\uFE0F" };
var MOST_ROWS = 40;
var MOST_LINES = 60;
var MOST_TEXTS = 20;
var LONGEST_TEXT = 600;
var MOST_PIECES = 60;
function markdownChanges(report, diff, links = {}) {
  const { changes } = diff;
  const grave = changes.filter(({ severity, rule }) => severity !== "info" && rule !== "diff/description-changed");
  const compatible = changes.filter(isCompatible);
  const texts2 = changes.filter(isText).flatMap(({ texts: texts3 = [] }) => texts3);
  const symbol = grave.some(({ severity }) => severity === "error") ? "\u274C" : grave.length > 0 ? "\u26A0\uFE0F" : "\u2705";
  const unknown = notCompared(diff.unknown);
  const parts = [
    `## ${symbol} Tools: ${codeSpan(versionName(diff.base), 80)} \u2192 ${codeSpan(versionName(diff.head), 80)}`,
    prose(verdict(diff)),
    ...changes.filter(({ isUnsafe }) => isUnsafe).map((change) => `${SYMBOLS.warning} ${inWords(inOneText(change))}`),
    ...table(grave, links),
    ...folded(
      counted(compatible.length, "compatible change"),
      compatible.map((each) => item(each, links)).slice(0, MOST_LINES)
    ),
    ...textsFolded(texts2),
    ...report.failures.map(
      ({ path, message }) => `- ${SYMBOLS.error} ${codeSpan(path, 200)}: ${codeSpan(message, 300)}`
    ),
    ...diff.accepted ? [`${prose(counted(diff.accepted, "change"))} accepted by the config.`] : [],
    ...unknown === void 0 ? [] : [inWords(unknown.slice(0, 1500))]
  ];
  return `${parts.join("\n\n")}
`;
}
function table(changes, links) {
  if (changes.length === 0) return [];
  const rows = changes.slice(0, MOST_ROWS).map((change) => {
    const { severity, rule, isReleased, at, was } = change;
    const [before, after] = [valueOf(change.before, was), valueOf(change.after, at)];
    const mark = isReleased ? "" : " _(in no release yet)_";
    const cells = [
      SYMBOLS[severity],
      `${inWords(inOneText(change))}${mark} (${cellCode(rule, 60)})`,
      was ? linked(before, webLink(links.was?.(was) ?? "")) : before,
      at ? linked(after, webLink(links.at?.(at) ?? "")) : after
    ];
    return `| ${cells.join(" | ")} |`;
  });
  const more = changes.length > MOST_ROWS ? [`
${prose(counted(changes.length - MOST_ROWS, "more change"))} not shown here.`] : [];
  return [["| | What | Before | After |", "| :-- | :-- | :-- | :-- |", ...rows].join("\n") + more.join("")];
}
function inWords(message) {
  const parts = message.split("`");
  return parts.map((part, index) => index % 2 === 1 && index < parts.length - 1 ? cellCode(part, 200) : prose(part)).join("").replaceAll("\n", " ");
}
function valueOf(value, place) {
  if (value !== void 0) return value === "" ? " " : cellCode(value, 160);
  return place ? cellCode(`${place.path}:${place.line}`, 120) : " ";
}
function item({ message, at }, links) {
  const link = at && webLink(links.at?.(at) ?? "");
  return `- ${inWords(message)}${link === void 0 ? "" : ` (${linked("line", link)})`}`;
}
function folded(title, lines) {
  if (lines.length === 0) return [];
  return [`<details><summary>${prose(title)}</summary>

${lines.join("\n")}

</details>`];
}
function textsFolded(texts2) {
  if (texts2.length === 0) return [];
  const blocks = texts2.slice(0, MOST_TEXTS).map(({ tool, pointer, before, after }) => {
    const place = `${codeSpan(tool, 100)} ${codeSpan(pointer, 200)}`;
    return `${place}

${markedWords(before, after)}`;
  });
  const more = texts2.length > MOST_TEXTS ? [`${grouped(texts2.length - MOST_TEXTS)} more are not shown here.`] : [];
  return folded(counted(texts2.length, "changed text"), [blocks.join("\n\n"), ...more]);
}
function markedWords(before, after) {
  const pieces2 = wordDiff(before, after);
  const marked = pieces2.slice(0, MOST_PIECES).map(({ kind, text: text3 }) => text3.trim() === "" ? "" : SIGNS[kind] + codeSpan(inOneLine(text3), LONGEST_TEXT)).filter((piece) => piece !== "");
  return [...marked, ...pieces2.length > MOST_PIECES ? ["\u2026"] : []].join(" ");
}
var inOneLine = (text3) => text3.split("\n").map((line2) => line2.trim()).filter((line2) => line2 !== "").join(" \u21B5 ");
var SIGNS = { same: "", gone: "**\u2212** ", fresh: "**+** " };

// src/report/checklist.ts
function checklistOf(report) {
  const { submission } = report;
  if (!submission) return void 0;
  const store = STORES[submission.store];
  const byRule2 = groupBy(report.findings, ({ rule }) => rule);
  const demands = Array.from(
    groupBy(store.demands, ({ says }) => says),
    ([says, all]) => itemOf(
      says,
      all.map(({ rule }) => rule),
      byRule2,
      report
    )
  );
  const items2 = [...demands, ...store.beyond.map((says) => ({ is: "person", says, rules: [] }))];
  return { title: `Before you submit to ${store.title}`, sum: sumOf(items2, report), items: items2 };
}
function itemOf(says, rules, byRule2, report) {
  const broken = rules.filter((rule) => byRule2.has(rule));
  if (broken.length > 0) {
    const places2 = broken.reduce(
      (sum, rule) => sum + byRule2.get(rule).reduce((all, { count: count2 = 1 }) => all + count2, 0),
      0
    );
    return { is: "missing", says, note: counted(places2, "place"), rules: broken };
  }
  const off = rules.filter((rule) => report.submission.off.includes(rule));
  if (off.length > 0) return { is: "off", says, note: "switched off in the config", rules: off };
  const isThere = rules.some((rule) => isAbout(rule, report));
  return isThere ? { is: "done", says, rules } : { is: "none", says, note: whatIsNotThere(rules[0]), rules };
}
function isAbout(rule, { files }) {
  const pack = rule.slice(0, rule.indexOf("/"));
  return files.some(({ formats: formats2, tools }) => pack === "common" || pack === "mcp" ? tools > 0 : formats2.includes(pack));
}
function whatIsNotThere(rule) {
  if (rule.startsWith("openai/")) return "no metadata of an app was found";
  return rule.startsWith("server-json/") ? "no server.json was found" : "no tool was found";
}
function sumOf(items2, report) {
  const count2 = (is) => items2.filter((each) => each.is === is).length;
  const [missing, unseen, person] = [count2("missing"), count2("none") + count2("off"), count2("person")];
  const told = [
    `${count2("done")} done`,
    `${missing} missing`,
    ...unseen > 0 ? [`${unseen} not looked at`] : [],
    `${person} for you to check`
  ].join(", ");
  const rest = [
    ...report.suppressed > 0 ? [`${counted(report.suppressed, "suppressed finding")} not counted`] : [],
    ...readOf(report) === "part" || report.failures.length > 0 ? ["not everything could be read"] : [],
    ...countAll(report).errors > 0 && missing === 0 ? ["other errors are left"] : []
  ];
  return `${told}${rest.length > 0 ? ` (${rest.join("; ")})` : ""}.`;
}

// src/report/frame.ts
var TAB = "    ";
var CONTEXT = 20;
function frame(source, place, { columns, around }) {
  const text3 = source.line(place.line);
  if (text3 === void 0) return [];
  const from = place.column - 1;
  const to = place.endLine > place.line ? text3.trimEnd().length : place.endColumn - 1;
  const marked = excerpt(text3, from, Math.max(from, to), columns);
  const rows = [{ line: place.line, ...marked, target: { endLine: place.endLine } }];
  if (around && !marked.shifted) {
    const before = neighbour(source, place.line - 1, columns);
    const after = neighbour(source, place.line + 1, columns);
    if (before) rows.unshift(before);
    if (after) rows.push(after);
  }
  return rows;
}
function neighbour(source, line2, columns) {
  const text3 = source.line(line2);
  if (text3 === void 0) return void 0;
  const before = fitStart(shown(text3.slice(0, columns + 1)), columns, text3.length > columns + 1);
  return before.trim() === "" ? void 0 : { line: line2, before, marked: "", after: "" };
}
function excerpt(line2, from, to, columns) {
  const start = snap(line2, Math.min(from, line2.length), -1);
  const end = snap(line2, Math.min(to, line2.length), 1);
  const first = snap(line2, Math.max(0, start - columns), 1);
  const markEnd = snap(line2, Math.min(end, start + columns), 1);
  const last = snap(line2, Math.min(line2.length, end + columns), 1);
  const before = shown(line2.slice(first, start));
  const marked = shown(line2.slice(start, markEnd));
  const after = markEnd === end ? shown(line2.slice(end, last)) : "";
  const [isCutBefore, isCutWithin, isCutAfter] = [first > 0, markEnd < end, last < line2.length];
  const whole = width(before) + width(marked) + width(after);
  if (!isCutBefore && !isCutWithin && !isCutAfter && whole <= columns) return { before, marked, after, shifted: false };
  const shownMark = fitStart(marked, columns - CONTEXT, isCutWithin);
  const room = columns - width(shownMark);
  const roomBefore = Math.max(room >> 1, room - width(after));
  const shownBefore = fitEnd(before, roomBefore, isCutBefore);
  const roomAfter = room - width(shownBefore);
  const shownAfter = shownMark === marked ? fitStart(after, roomAfter, isCutAfter) : "";
  return { before: shownBefore, marked: shownMark, after: shownAfter, shifted: shownBefore !== before };
}
function snap(text3, index, step) {
  const isInside2 = index > 0 && isHighSurrogate(text3, index - 1) && (text3.charCodeAt(index) & 64512) === 56320;
  return isInside2 ? index + step : index;
}
var shown = (text3) => visible(text3.replaceAll("	", TAB));
var NO_PAINT = { gutter: (text3) => text3, code: (text3) => text3, marked: (text3) => text3 };
function drawFrame(rows, paint = NO_PAINT) {
  const digits = gutterWidth(rows);
  const lines = [];
  for (const { line: line2, before, marked, after, target } of rows) {
    const gutter = paint.gutter(`${String(line2).padStart(digits)} \u2502`);
    const code = target ? before + marked + after.trimEnd() : paint.code(before.trimEnd());
    lines.push(code === "" ? gutter : `${gutter} ${code}`);
    if (!target) continue;
    const carets = paint.marked("^".repeat(Math.max(1, width(marked))));
    const more = target.endLine > line2 ? paint.gutter(` to line ${target.endLine}`) : "";
    lines.push(`${paint.gutter(`${" ".repeat(digits)} \u2502`)} ${" ".repeat(width(before))}${carets}${more}`);
  }
  return lines;
}
var gutterWidth = (rows) => String(rows.at(-1)?.line ?? "").length;
var KEPT = 64;
function openSources(report, context2) {
  const kept = /* @__PURE__ */ new Map();
  const hidden = secretsByPath(report);
  return (path) => {
    if (kept.has(path)) return kept.get(path);
    if (kept.size >= KEPT) kept.clear();
    const text3 = context2.source(path);
    const source = text3 === void 0 ? void 0 : sourceText(mask(text3, hidden.get(path) ?? []));
    kept.set(path, source);
    return source;
  };
}
function sourceText(text3) {
  const lines = new Lines(text3);
  return {
    line(number) {
      const start = lines.starts[number - 1];
      if (start === void 0) return void 0;
      let end = lines.starts[number] ?? text3.length;
      while (end > start && isLineEnd(text3.charCodeAt(end - 1))) end--;
      return text3.slice(start, end);
    },
    position: (offset) => lines.at(offset)
  };
}
var isLineEnd = (code) => code === 10 || code === 13;
var secretsByPath = ({ secrets = [] }) => byPath(secrets);
var MOST_SECRETS = 200;
var SHORTEST_SECRET = 6;
function mask(text3, secrets) {
  if (secrets.length === 0) return text3;
  let masked = "";
  let at = 0;
  for (const { start, end } of [...secrets].sort((a, b) => a.start - b.start)) {
    const from = Math.max(start, at);
    masked += text3.slice(at, from) + text3.slice(from, end).replace(/[^\s"'`]/g, "\u2022");
    at = Math.max(end, at);
  }
  masked += text3.slice(at);
  const all = new Set(secrets.map(({ start, end }) => text3.slice(start, end).replace(/^["'`]|["'`]$/g, "")));
  for (const secret of [...all].slice(0, MOST_SECRETS)) {
    if (secret.length >= SHORTEST_SECRET) masked = masked.replaceAll(secret, "\u2022".repeat(secret.length));
  }
  return masked;
}
var MOST_APART = 5;
var PLACES_TOLD = 3;
function fold(findings2, pick = ([first]) => first, mostApart = MOST_APART) {
  const kinds = groupBy(findings2, kindOf);
  const folds = /* @__PURE__ */ new Map();
  for (const finding2 of findings2) {
    const ofKind = kinds.get(kindOf(finding2));
    if (ofKind.length <= mostApart) folds.set(finding2, [finding2]);
    else if (ofKind[0] === finding2) folds.set(pick(ofKind), ofKind);
  }
  return folds;
}
function kindOf({ path, rule, severity, messageId, message }) {
  return [path, rule, severity, messageId === void 0 ? `"${message}` : messageId].join("\n");
}
function places(folds, told = folds.keys()) {
  let sum = 0;
  for (const each of told) sum += folds.get(each).length;
  return sum;
}
function placesText(ofKind) {
  if (ofKind.length === 1) return void 0;
  const first = ofKind.slice(0, PLACES_TOLD).map((each) => placeIn(each));
  const where = isServerPath(ofKind[0].path) ? "" : " in the file";
  return `${grouped(ofKind.length)} findings like this${where}: at ${first.join(", ")} and ${grouped(ofKind.length - PLACES_TOLD)} more`;
}
var MOST_ALIKE = 3;
var ALIKE_TOLD = 2;
function notesToTell(related) {
  return [...groupBy(related, ({ note }) => note).values()].flatMap(
    (alike) => alike.length <= MOST_ALIKE ? alike : [...alike.slice(0, ALIKE_TOLD), { note: `${grouped(alike.length - ALIKE_TOLD)} more places like this.` }]
  );
}

// src/report/terminal.ts
var SYMBOLS2 = { error: "\u2716", warning: "\u25B2", info: "\u25CF" };
function label(severity, paint) {
  return paint.severity(severity, `${SYMBOLS2[severity]} ${severity.padEnd(7)}`);
}
function reason2(overview2, { quiet, maxWarnings }) {
  const why = quiet ? void 0 : tooManyWarnings(overview2, maxWarnings);
  return why === void 0 ? [] : [why];
}
function summary(report, overview2, context2) {
  const paint = palette(context2.color);
  const { failed: failed2, errors, warnings } = overview2;
  const hasFindings = total(overview2) > 0;
  const worst = failed2 || errors ? "error" : warnings ? "warning" : hasFindings ? "info" : void 0;
  const headline2 = hasFindings ? `${severities(overview2)} in ${scope(overview2)}` : whatIsClean(report, overview2);
  const facts2 = facts(report, overview2, " (listed by --why .)").map((fact) => ` \xB7 ${fact}`);
  const symbol = worst ? paint.severity(worst, SYMBOLS2[worst]) : paint.good(overview2.read === "all" ? "\u2714" : "\u25CB");
  const unseen = context2.quiet ? [] : notRead(report).map((each) => `${paint.dim("\u25CB")} ${sentence(each)}`);
  return [`${symbol} ${paint.bold(headline2)}${facts2.join("")}`, ...unseen, ...reason2(overview2, context2)].join("\n");
}
var withoutRunnerCommands = (text3) => text3.replace(/^((?:[ \t]|\x1b\[\d+m)*):(?=:)/gm, "$1<U+003A>");
var SEVERITY = { error: 31, warning: 33, info: 36 };
function palette(color) {
  const paint = (open, close, text3) => color && text3 !== "" ? `\x1B[${open}m${text3}\x1B[${close}m` : text3;
  return {
    bold: (text3) => paint(1, 22, text3),
    dim: (text3) => paint(2, 22, text3),
    good: (text3) => paint(32, 39, text3),
    code: (text3) => color ? paint(36, 39, text3) : `\`${text3}\``,
    severity: (severity, text3) => paint(SEVERITY[severity], 39, text3)
  };
}

// src/report/formats/pretty.ts
var PRETTY_FRAMES = 100;
var PRETTY_FINDINGS = 1e3;
var RULES_COUNTED = 20;
var COLUMNS = { least: 50, most: 120, usual: 100 };
function pretty(report, context2) {
  const overview2 = overview(report, context2);
  if (context2.quiet && !overview2.failed && overview2.findings.length === 0) return "";
  const columns = Math.min(COLUMNS.most, Math.max(COLUMNS.least, context2.width ?? COLUMNS.usual));
  const style = { paint: palette(context2.color), columns };
  if (report.diff) {
    const blocks2 = prettyChanges(report, report.diff, context2.quiet === true, {
      ...style,
      label: (severity) => label(severity, style.paint)
    });
    return `${withoutRunnerCommands(blocks2.join("\n\n"))}
`;
  }
  const { findings: findings2 } = overview2;
  const folds = fold(findings2);
  const blocks = [
    ...context2.statistics ? statistics(findings2, style) : folds.size > PRETTY_FRAMES ? briefly(findings2, folds, style) : inFull(folds, openSources(report, context2), style),
    ...sortedByPath(report.failures).map((each) => failureBlock(each, style)),
    ...(report.servers ?? []).map((each) => costs(each, style)),
    ...[checklistOf(report) ?? []].flat().map((each) => checklist(each, style)),
    summary(report, overview2, context2)
  ];
  return `${withoutRunnerCommands(blocks.join("\n\n"))}
`;
}
function inFull(folds, sources, style) {
  const blocks = [];
  for (const [path, inFile] of byPath([...folds.keys()])) {
    blocks.push(heading(visible(path), style));
    for (const each of inFile) blocks.push(finding(each, sources(path), style, placesText(folds.get(each))));
  }
  return blocks;
}
function heading(title, { paint, columns }) {
  const rest = "\u2500".repeat(Math.max(2, columns - width(title) - 4));
  return `${paint.dim("\u2500\u2500")} ${paint.bold(title)} ${paint.dim(rest)}`;
}
function briefly(findings2, folds, style) {
  const shown2 = mostSevere([...folds.keys()], PRETTY_FINDINGS);
  const blocks = [];
  for (const [path, inFile] of byPath(shown2)) {
    const lines = inFile.map((each) => brief(each, style, placesText(folds.get(each))));
    blocks.push([heading(visible(path), style), ...lines].join("\n"));
  }
  blocks.push(rulesCounted(findings2, places(folds, shown2), style));
  return blocks;
}
function rulesCounted(findings2, shown2, style) {
  const { paint } = style;
  const rules = byRule(findings2);
  const lines = rules.slice(0, RULES_COUNTED).map(({ rule, severity, count: count2 }) => {
    return `${grouped(count2).padStart(8)}  ${label(severity, paint)}  ${visible(rule)}`;
  });
  if (rules.length > RULES_COUNTED) lines.push(`          and ${counted(rules.length - RULES_COUNTED, "more rule")}`);
  const all = findings2.length;
  const hint4 = shown2 < all ? `${grouped(shown2)} of ${grouped(all)} findings are listed, the most severe: --format html or json has them all.` : `Over ${PRETTY_FRAMES} findings, code frames are left out: --format html has them.`;
  return [heading("By rule", style), ...lines, "", hint4].join("\n");
}
function statistics(findings2, { paint }) {
  const rules = byRule(findings2);
  if (rules.length === 0) return [];
  const widest = Math.max(...rules.map(({ rule }) => width(visible(rule))));
  const lines = rules.map(({ rule, severity, count: count2, safe, unsafe }) => {
    const fixes = [
      ...safe > 0 ? [`${grouped(safe)} fixable with --fix`] : [],
      ...unsafe > 0 ? [`${grouped(unsafe)} with --fix-unsafe`] : []
    ].join(", ");
    const name = visible(rule);
    const line2 = `${grouped(count2).padStart(8)}  ${label(severity, paint)}  ${name}`;
    return fixes === "" ? line2 : `${line2}${" ".repeat(widest - width(name) + 2)}${paint.good(fixes)}`;
  });
  return [lines.join("\n")];
}
var CHECKS = {
  done: "\u2714 done",
  missing: "\u2716 missing",
  none: "\xB7 nothing",
  off: "\xB7 off",
  person: "? you"
};
var CHECK_COLUMNS = 13;
function checklist({ title, sum, items: items2 }, style) {
  const lines = items2.flatMap(({ is, says, note, rules }) => {
    const why = is === "missing" ? `${note} (${rules.join(", ")})` : note;
    const text3 = wrap(
      `${says.replace(/\.$/, "")}${why === void 0 ? "" : `: ${why}`}`,
      style.columns - CHECK_COLUMNS
    );
    return text3.map((line2, index) => `${(index === 0 ? `  ${CHECKS[is]}` : "").padEnd(CHECK_COLUMNS)}${line2}`);
  });
  return [heading(title, style), ...lines, "", ...wrap(sum, style.columns)].join("\n");
}
var COSTS_SHOWN = 10;
function costs({ name, tools, tokens }, style) {
  const dearest = [...tools].sort((a, b) => b.tokens - a.tokens);
  const title = `server:${visible(name)} \xB7 ${counted(tools.length, "tool")}, about ${counted(tokens, "token")}`;
  const lines = dearest.slice(0, COSTS_SHOWN).map((each) => `${style.paint.dim(grouped(each.tokens).padStart(8))}  ${sentence(each.name, 80)}`);
  if (dearest.length > COSTS_SHOWN) {
    const rest = dearest.slice(COSTS_SHOWN).reduce((sum, each) => sum + each.tokens, 0);
    lines.push(`${style.paint.dim(grouped(rest).padStart(8))}  ${counted(dearest.length - COSTS_SHOWN, "more tool")}`);
  }
  return [heading(title, style), ...lines].join("\n");
}
function failureBlock({ path, message, stack = [] }, { paint, columns }) {
  const head = paint.bold(paint.severity("error", "\u2716 failed:"));
  const title = path === "" ? [] : [`${head} ${paint.bold(visible(path))}`];
  const [first = "", ...more] = wrap(sentence(message), columns - 2);
  return [
    ...title,
    path === "" ? `${head} ${first}` : `  ${first}`,
    ...more.map((each) => `  ${each}`),
    ...stack.map((call) => paint.dim(`    ${sentence(call)}`))
  ].join("\n");
}
function finding(found, source, { paint, columns }, others) {
  const { severity, rule, message, line: line2, tool } = found;
  const head = `${SYMBOLS2[severity]} ${severity}[${visible(rule)}]:`;
  const [first, ...more] = wrapAfter(head, sentence(message), columns);
  const rows = source ? frame(source, found, { columns: columns - String(line2).length - 4, around: true }) : [];
  const indent = " ".repeat(gutterWidth(rows) + 1);
  const place = `${visible(placeOf(found))}${tool === void 0 ? "" : paint.dim(` in ${sentence(tool, 80)}`)}`;
  const drawn = drawFrame(rows, {
    gutter: paint.dim,
    code: paint.dim,
    marked: (text3) => paint.severity(severity, text3)
  });
  return [
    `${paint.bold(paint.severity(severity, head))} ${paint.bold(first ?? "")}`,
    ...more.map((each) => paint.bold(`  ${each}`)),
    `${indent}${paint.dim("\u250C\u2500")} ${place}`,
    ...drawn,
    ...helpLines(found, columns - indent.length - 2).map(
      (each, at) => `${indent}${at === 0 ? paint.dim("=") : " "} ${each}`
    ),
    ...notes(found, paint, others).map((note) => `${indent}${paint.dim("=")} ${note}`)
  ].join("\n");
}
function wrapAfter(head, text3, columns) {
  const [first = "", ...rest] = wrap(text3, columns - width(head) - 1);
  return [first, ...wrap(rest.join(" "), columns - 2)];
}
function helpLines(found, columns) {
  const help = helpBesideFix(found);
  return help === void 0 ? [] : wrap(`help: ${sentence(help)}`, columns);
}
function notes({ rule, related = [], fix, url }, paint, others) {
  const lines = notesToTell(related).map(
    ({ note, path, line: line2, column }) => path === void 0 ? `note: ${note}` : `note: ${visible(path)}:${line2}:${column}: ${sentence(note)}`
  );
  if (others !== void 0) lines.push(paint.bold(others));
  if (fix) lines.push(paint.good(`fix: ${sentence(fix.title)} (${fixFlag(fix)})`));
  lines.push(paint.dim(`see: ${webLink(url) ?? `npx toolint explain ${visible(rule)}`}`));
  return lines;
}
function brief(found, { paint }, others) {
  const { severity, message, rule } = found;
  const place = visible(placeIn(found)).padStart(8);
  const more = others === void 0 ? "" : ` ${paint.bold(`(${others})`)}`;
  return `${paint.dim(place)}  ${label(severity, paint)}  ${sentence(message, 240)}${more}  ${paint.dim(visible(rule))}`;
}

// src/report/formats/azure.ts
function azure(report, context2) {
  const unseen = context2.quiet ? [] : notRead(report);
  return [
    ...sortedByPath(report.failures).map(ofFailure),
    ...visibleFindings(report, context2).map(ofFinding),
    ...unseen.map((each) => logIssue("warning", sentence(each), {}))
  ].map((line2) => `${line2}
`).join("");
}
function ofFailure({ path, message }) {
  const isFile = path !== "" && !isServerPath(path);
  const place = isFile || path === "" ? "" : `${visible(path)}: `;
  return logIssue("error", `${place}${sentence(message)}`, isFile ? { sourcepath: path } : {});
}
function ofFinding(finding2) {
  const { severity, rule, path, line: line2, column } = finding2;
  const text3 = `${sentence(inOneText(finding2))} [${visible(rule)}]`;
  if (severity === "info") return `info: ${visible(placeOf(finding2))}: ${text3}`;
  if (isServerPath(path)) return logIssue(severity, `${visible(placeOf(finding2))}: ${text3}`, { code: rule });
  return logIssue(severity, text3, { sourcepath: path, linenumber: line2, columnnumber: column, code: rule });
}
function logIssue(type, message, properties) {
  const all = Object.entries({ type, ...properties });
  const list2 = all.map(([key, value]) => `${key}=${escapeProperty(visible(String(value)))}`).join(";");
  return `##vso[task.logissue ${list2}]${escapeData(message)}`;
}
var escapeData = (text3) => text3.replaceAll("%", "%AZP25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
var escapeProperty = (text3) => escapeData(text3).replaceAll("]", "%5D").replaceAll(";", "%3B");

// src/report/formats/badge.ts
var badge = (report) => badgeText(report.tool.name, badgeOf(report));
function badgeText(label2, { message, color, isError }) {
  return printJson({ schemaVersion: 1, label: label2, message, color, isError });
}
function badgeOf(report) {
  const { errors } = countAll(report);
  if (report.failures.length > 0) return { message: "failed", color: "red", isError: true };
  if (errors > 0) return { message: counted(errors, "error"), color: "red" };
  const read = readOf(report);
  if (read === "nothing") return { message: "nothing to lint", color: "lightgrey" };
  return read === "part" ? { message: "no errors in what was read", color: "yellow" } : { message: "no errors", color: "brightgreen" };
}

// src/report/formats/checkstyle.ts
var MESSAGE = 2e3;
var VERSION = "4.3";
function checkstyle(report, context2) {
  const findings2 = byPath(visibleFindings(report, context2));
  const failures3 = byPath(report.failures);
  const paths = [.../* @__PURE__ */ new Set([...findings2.keys(), ...failures3.keys()])].sort(compareText);
  const lines = ['<?xml version="1.0" encoding="UTF-8"?>', `<checkstyle version="${VERSION}">`];
  for (const path of paths) {
    lines.push(`  <file name="${markup(path || ".")}">`);
    for (const failure of failures3.get(path) ?? []) lines.push(ofFailure2(failure));
    for (const finding2 of findings2.get(path) ?? []) lines.push(ofFinding2(finding2));
    lines.push("  </file>");
  }
  return `${lines.join("\n")}
</checkstyle>
`;
}
function ofFailure2({ message }) {
  return `    <error line="1" severity="error" message="${markup(cut(message, MESSAGE))}" source="toolint"/>`;
}
function ofFinding2(finding2) {
  const { path, line: line2, column, severity, rule } = finding2;
  const place = isServerPath(path) ? `${placeOf(finding2)}: ` : "";
  const message = markup(cut(`${place}${inOneText(finding2)}`, MESSAGE));
  const source = `toolint.${markup(rule)}`;
  return `    <error line="${line2}" column="${column}" severity="${severity}" message="${message}" source="${source}"/>`;
}

// src/report/formats/concise.ts
function concise(report, context2) {
  const overview2 = overview(report, context2);
  const { failed: failed2, findings: findings2 } = overview2;
  if (context2.quiet && !failed2 && findings2.length === 0) return "";
  const paint = palette(context2.color);
  const lines = findings2.map(({ path, pointer, line: line2, column, severity, message, rule }) => {
    const what = `${paint.severity(severity, severity)} ${sentence(message)} ${paint.dim(`[${visible(rule)}]`)}`;
    const where = isServerPath(path) ? `${path}#${pointer}` : path;
    return `${visible(where)}:${line2}:${column}: ${what}`;
  });
  const failures3 = sortedByPath(report.failures).map(
    ({ path, message }) => `${visible(path || ".")}: ${paint.severity("error", "failed")} ${sentence(message)}`
  );
  return withoutRunnerCommands(`${[...lines, ...failures3, summary(report, overview2, context2)].join("\n")}
`);
}

// src/report/formats/github.ts
var GITHUB_COMMANDS_PER_TYPE = 10;
var MESSAGE2 = 4e3;
var LEVELS = { error: "error", warning: "warning", info: "notice" };
function github(report, context2) {
  const unseen = context2.quiet ? [] : notRead(report);
  const title = report.tool.name;
  return [
    ...annotations({ ...report, findings: visibleFindings(report, context2) }, { notices: unseen.length }),
    ...unseen.map((each) => annotation("notice", sentence(each), { title }))
  ].map(commandOf).join("");
}
function annotations(report, { notices: others = 0, where = "The other reports have them all." } = {}) {
  const waiting = { error: [], warning: [], notice: [] };
  for (const failure of sortedByPath(report.failures)) waiting.error.push({ count: 1, make: () => ofFailure3(failure) });
  for (const [finding2, ofKind] of fold(sorted(report.findings))) {
    const make = () => ofFinding3(finding2, placesText(ofKind));
    waiting[LEVELS[finding2.severity]].push({ count: ofKind.length, make });
  }
  const { error, warning, notice } = waiting;
  const fits = Math.max(error.length, warning.length, notice.length + others) <= GITHUB_COMMANDS_PER_TYPE;
  const notices = fits ? notice : notice.slice(0, Math.max(0, GITHUB_COMMANDS_PER_TYPE - 1 - others));
  const kept = [...error.slice(0, GITHUB_COMMANDS_PER_TYPE), ...warning.slice(0, GITHUB_COMMANDS_PER_TYPE), ...notices];
  const more = findingsIn([...error, ...warning, ...notice]) - findingsIn(kept);
  const closing = annotation("notice", left(more, where), { title: report.tool.name });
  return [...kept.map(({ make }) => make()), ...more > 0 ? [closing] : []];
}
var findingsIn = (all) => all.reduce((sum, { count: count2 }) => sum + count2, 0);
function left(more, where) {
  const subject = `${counted(more, "more finding")} ${more === 1 ? "is" : "are"}`;
  return `${subject} not shown here: GitHub takes ${GITHUB_COMMANDS_PER_TYPE} annotations of a type from one step. ${where}`;
}
function ofFinding3(finding2, others) {
  const { severity, rule, path, line: line2, column, endLine, endColumn, fix, url } = finding2;
  const range = isServerPath(path) ? {} : { file: path, line: line2, endLine, ...line2 === endLine && { column, endColumn } };
  const link = webLink(url);
  const parts = [`${isServerPath(path) ? `${visible(placeOf(finding2))}: ` : ""}${sentence(textBesideFix(finding2))}`];
  if (others !== void 0) parts.push(others);
  if (fix) parts.push(`Fix: ${sentence(fix.title, 200)} (${fixFlag(fix)})`);
  if (link) parts.push(link);
  return annotation(LEVELS[severity], parts.join("\n"), { title: rule, ...range });
}
function ofFailure3({ path, message, isInput }) {
  const title = isInput ? "wrong input" : "could not be linted";
  if (isServerPath(path)) return annotation("error", `${visible(path)}: ${sentence(message)}`, { title });
  return annotation("error", sentence(message), { title, file: path });
}
function annotation(level, message, place) {
  return { level, message: cut(message, MESSAGE2), ...place };
}
function commandOf(each) {
  const { level, message, title, file = "", line: line2 = 0, endLine = 0, column: col = 0, endColumn = 0 } = each;
  return `${workflowCommand(level, { file, line: line2, endLine, col, endColumn, title }, message)}
`;
}
function workflowCommand(name, properties, message) {
  const given = Object.entries(properties).filter(([, value]) => value !== 0 && value !== "");
  const list2 = given.map(([key, value]) => `${key}=${escapeProperty2(visible(String(value)))}`).join(",");
  return `::${name}${list2 === "" ? "" : ` ${list2}`}::${escapeData2(message)}`;
}
function escapeData2(text3) {
  return text3.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}
var escapeProperty2 = (text3) => escapeData2(text3).replaceAll(":", "%3A").replaceAll(",", "%2C");

// src/report/formats/sarif.ts
var SARIF_RESULTS = 25e3;
var SCHEMA = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json";
function sarif(report, context2) {
  const all = visibleFindings(report, context2);
  const findings2 = mostSevere(all, SARIF_RESULTS);
  const sources = openSources(report, context2);
  const ruleIds = [...new Set(findings2.map((each) => each.rule))].sort();
  const ruleIndex = new Map(ruleIds.map((id, index) => [id, index]));
  const fingerprint = fingerprints(sources);
  return printJson({
    $schema: SCHEMA,
    version: "2.1.0",
    runs: [
      {
        tool: { driver: driver(report, context2, findings2, ruleIds) },
        columnKind: "utf16CodeUnits",
        ...baseIds(context2.root),
        invocations: [invocation(report, all.length - findings2.length)],
        results: findings2.map((each) => result(each, ruleIndex.get(each.rule), fingerprint(each), sources(each.path)))
      }
    ]
  });
}
function driver(report, context2, findings2, ruleIds) {
  const { name, version } = report.tool;
  const known2 = new Map(context2.rules.map((rule) => [rule.id, rule]));
  const firsts = new Map(findings2.toReversed().map((finding2) => [finding2.rule, finding2]));
  return {
    name,
    version,
    informationUri: WHERE.repository,
    rules: ruleIds.map((id) => descriptor(id, known2.get(id), firsts.get(id)))
  };
}
function baseIds(root) {
  if (root === void 0) return {};
  const path = root.replaceAll("\\", "/").replace(/\/$/, "");
  const uri = `file://${path.startsWith("/") ? "" : "/"}${encodePath(path)}/`;
  return { originalUriBaseIds: { "%SRCROOT%": { uri } } };
}
function invocation(report, more) {
  const notifications = sortedByPath(report.failures).map(failureNotification);
  if (more > 0) {
    const subject = `${counted(more, "finding")} ${more === 1 ? "is" : "are"}`;
    const text3 = `${subject} left out, the least severe ones: GitHub takes ${grouped(SARIF_RESULTS)} from one run.`;
    notifications.push({ level: "warning", message: { text: text3 } });
  }
  const beyond = total(report.leftOut ?? NO_COUNTS);
  if (beyond > 0)
    notifications.push({
      level: "warning",
      message: { text: `${counted(beyond, "more finding")} left out beyond the limits.` }
    });
  return {
    executionSuccessful: report.failures.length === 0,
    toolExecutionNotifications: notifications.length > 0 ? notifications : void 0
  };
}
function failureNotification({ path, message }) {
  const locations = path === "" ? void 0 : [{ physicalLocation: { artifactLocation: artifact(path) } }];
  return { level: "error", message: { text: plainText(message) }, locations };
}
function result(finding2, ruleIndex, fingerprint, source) {
  const { rule, severity, help, related, fix } = finding2;
  return {
    ruleId: rule,
    ruleIndex,
    level: LEVELS2[severity],
    // Code scanning shows nothing else of a result.
    message: { text: plainText(inOneText(finding2)) },
    locations: [
      {
        physicalLocation: { artifactLocation: artifact(finding2.path), region: region(finding2) },
        ...isServerPath(finding2.path) && { logicalLocations: [{ fullyQualifiedName: visible(placeOf(finding2)) }] }
      }
    ],
    relatedLocations: related?.map(relatedLocation),
    partialFingerprints: { primaryLocationLineHash: fingerprint },
    properties: help === void 0 ? void 0 : { help: plainText(help) },
    fixes: fix && source && [sarifFix(finding2.path, fix, source)]
  };
}
var plainText = (text3) => sentence(text3).replaceAll("](", "]\u200B(");
var artifact = (path) => ({ uri: encodePath(path), uriBaseId: "%SRCROOT%" });
var encodePath = (path) => wellFormed(path).split("/").map(encodeURIComponent).join("/");
function region({ line: line2, column, endLine, endColumn }) {
  return { startLine: line2, startColumn: column, endLine, endColumn };
}
function relatedLocation({ path, line: line2, column, note }, id) {
  return {
    id,
    physicalLocation: { artifactLocation: artifact(path), region: { startLine: line2, startColumn: column } },
    message: { text: plainText(note) }
  };
}
function sarifFix(path, { title, edits }, source) {
  const replacements = edits.map(({ start, end, text: text3 }) => {
    const from = source.position(start);
    const to = source.position(end);
    return {
      deletedRegion: { startLine: from.line, startColumn: from.column, endLine: to.line, endColumn: to.column },
      insertedContent: { text: text3 }
    };
  });
  return {
    description: { text: plainText(title) },
    artifactChanges: [{ artifactLocation: artifact(path), replacements }]
  };
}
var HASHED = 500;
function fingerprints(sources) {
  const seen = /* @__PURE__ */ new Map();
  return (finding2) => {
    const { rule, path, line: line2, column } = finding2;
    const { tool = "", pointer } = stableLocation(finding2);
    const text3 = sources(path)?.line(line2) ?? "";
    const excerpt2 = text3.length > HASHED ? text3.slice(column - 1, column - 1 + HASHED) : text3;
    const fingerprint = hash([rule, path, tool, pointer, excerpt2.trim()].join("\0"));
    const nth = (seen.get(fingerprint) ?? 0) + 1;
    seen.set(fingerprint, nth);
    return `${fingerprint}:${nth}`;
  };
}
var LEVELS2 = {
  error: "error",
  warning: "warning",
  info: "note"
};
function descriptor(id, rule, finding2) {
  const summary2 = visible(rule?.summary ?? id);
  const demand = rule ? `${visible(rule.source.says)} (${visible(rule.source.document)}, ${visible(rule.source.section)})` : "";
  const url = webLink(finding2.url);
  return {
    id,
    shortDescription: { text: summary2 },
    fullDescription: { text: [summary2, demand].filter(Boolean).join(". ") },
    help: {
      text: [summary2, demand, url].filter(Boolean).join("\n\n"),
      markdown: [`**${prose(summary2)}**`, prose(demand), url && `[How to fix it](${url})`].filter(Boolean).join("\n\n")
    },
    helpUri: url,
    defaultConfiguration: { level: LEVELS2[rule?.severity ?? finding2.severity] },
    properties: {
      tags: [id.split("/")[0], ...rule ? [rule.in] : [], ...rule?.securitySeverity ? ["security"] : []],
      precision: rule?.in === "strict" ? "medium" : "very-high",
      "security-severity": rule?.securitySeverity
    }
  };
}

// src/report/formats/gitlab.ts
var SEVERITIES2 = { error: "major", warning: "minor", info: "info" };
function gitlab(report, context2) {
  const fingerprint = fingerprints(openSources(report, context2));
  return printJson([
    ...sortedByPath(report.failures).map(ofFailure4),
    ...visibleFindings(report, context2).map((finding2) => ofFinding4(finding2, fingerprint(finding2)))
  ]);
}
function ofFinding4(finding2, fingerprint) {
  const { rule, path, line: line2, severity } = finding2;
  const place = isServerPath(path) ? `${visible(placeOf(finding2))}: ` : "";
  return issue(`${place}${sentence(inOneText(finding2))}`, rule, fingerprint, SEVERITIES2[severity], { path, line: line2 });
}
function ofFailure4({ path, message }) {
  const fingerprint = hash(`could not be linted\0${path}\0${message}`);
  return issue(sentence(message), "could not be linted", fingerprint, "blocker", { path: path || ".", line: 1 });
}
function issue(description, rule, fingerprint, severity, { path, line: line2 }) {
  return {
    description,
    check_name: visible(rule),
    fingerprint,
    severity,
    location: { path: visible(path), lines: { begin: line2 } }
  };
}

// src/report/html-page.ts
var STYLE = `
:root {
  color-scheme: light dark;
  --back: light-dark(#f5f6f8, #0e1116); --panel: light-dark(#fff, #161b22); --code: light-dark(#f6f8fa, #10151b);
  --text: light-dark(#1b1f24, #e6e9ed); --soft: light-dark(#59636e, #9aa5b1); --line: light-dark(#d9dee4, #2b323b);
  --accent: light-dark(#0b5cad, #71b7ff); --good: light-dark(#14713f, #58cf8d); --good-back: light-dark(#daf3e3, #12351f);
  --error: light-dark(#c21f2c, #ff8080); --error-back: light-dark(#ffe1e1, #4a1f24);
  --warning: light-dark(#8f5400, #f2b84b); --warning-back: light-dark(#ffedc7, #432f0d);
  --info: light-dark(#0b5cad, #71b7ff); --info-back: light-dark(#dcebfb, #12304f);
}
:root[data-theme=light] { color-scheme: light; }
:root[data-theme=dark] { color-scheme: dark; }
* { box-sizing: border-box; }
[hidden] { display: none !important; }
html { scroll-padding-top: 4rem; }
body { margin: 0; background: var(--back); color: var(--text); font: 15px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; overflow-wrap: anywhere; }
a { color: var(--accent); text-underline-offset: .15em; }
code, pre, .path { font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace; font-size: .875em; }
button, input { font: inherit; color: inherit; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
.skip { position: absolute; left: -99rem; }
.skip:focus { left: 1rem; top: 1rem; z-index: 3; padding: .5rem 1rem; background: var(--panel); }
.page { max-width: 84rem; margin: 0 auto; padding: 1.5rem; }
.top { display: flex; flex-wrap: wrap; align-items: baseline; gap: .25rem .75rem; }
.top h1 { margin: 0; font-size: 1.6rem; letter-spacing: -.02em; }
.top .version { color: var(--soft); }
.top button { margin-left: auto; }
.outcome { padding: .1rem .7rem; border-radius: 1rem; font-weight: 600; font-size: .9rem; }
.outcome.failed { color: var(--error); background: var(--error-back); }
.outcome.idle { color: var(--info); background: var(--info-back); }
.outcome.passed { color: var(--good); background: var(--good-back); }
.facts { margin: .25rem 0 1.25rem; color: var(--soft); }
.facts span { display: inline-block; }
.tiles { display: grid; grid-template-columns: repeat(3, 1fr); gap: .75rem; margin-bottom: 1.25rem; }
.tile { padding: .75rem 1rem; border: 1px solid var(--line); border-left: 4px solid var(--tone); border-radius: .5rem; background: var(--panel); text-align: left; color: var(--text); opacity: 1; }
.tile b { display: block; font-size: 1.75rem; line-height: 1.2; color: var(--tone); font-variant-numeric: tabular-nums; }
.js .tile { cursor: pointer; }
.js .tile:hover { background: var(--tone-back); }
.js .tile[aria-pressed=false] { opacity: .55; border-left-style: dotted; }
.js .tile[aria-pressed=false] span { text-decoration: line-through; }
.error { --tone: var(--error); --tone-back: var(--error-back); }
.warning { --tone: var(--warning); --tone-back: var(--warning-back); }
.info { --tone: var(--info); --tone-back: var(--info-back); }
.layout { display: grid; grid-template-columns: 18rem minmax(0, 1fr); gap: 1.5rem; align-items: start; }
.side { position: sticky; top: 1rem; max-height: calc(100vh - 2rem); overflow: auto; padding: .25rem; }
.side h2 { margin: 1rem 0 .5rem; font-size: .8rem; text-transform: uppercase; letter-spacing: .06em; color: var(--soft); }
.find { display: none; width: 100%; padding: .5rem .75rem; border: 1px solid var(--line); border-radius: .5rem; background: var(--panel); }
.js .find { display: block; }
.keys, .count { margin: .4rem 0; color: var(--soft); font-size: .85rem; }
kbd { padding: 0 .35em; border: 1px solid var(--line); border-radius: .25rem; background: var(--panel); font: inherit; }
.rules { margin: 0; padding: 0; list-style: none; }
.rules button { display: flex; gap: .5rem; width: 100%; padding: .3rem .5rem; border: 0; border-radius: .35rem; background: none; text-align: left; color: var(--text); font-size: .9rem; }
.js .rules button { cursor: pointer; }
.js .rules button:hover { background: var(--tone-back); }
.rules button[aria-pressed=true] { background: var(--tone-back); font-weight: 600; }
.rules i { flex: none; width: .6rem; height: .6rem; margin-top: .42rem; border-radius: 50%; background: var(--tone); }
.rules .number { margin-left: auto; color: var(--soft); font-variant-numeric: tabular-nums; }
.tool-button { padding: .3rem .75rem; border: 1px solid var(--line); border-radius: .4rem; background: var(--panel); cursor: pointer; }
html:not(.js) .script-only { display: none; }
.file, .panel { margin: 0 0 1.25rem; border: 1px solid var(--line); border-radius: .6rem; background: var(--panel); }
.file > summary, .panel > summary { position: sticky; top: 0; z-index: 1; display: flex; flex-wrap: wrap; gap: .25rem .75rem; align-items: baseline; padding: .6rem 1rem; border-radius: .6rem; background: var(--panel); cursor: pointer; list-style: none; }
summary::-webkit-details-marker { display: none; }
summary::before { content: "\u25B8"; color: var(--soft); }
[open] > summary::before { content: "\u25BE"; }
summary h2 { display: inline; margin: 0; font-size: 1rem; }
summary .counts { margin-left: auto; color: var(--soft); font-size: .85rem; }
.panel.failures { border-color: var(--error); }
.panel ul { margin: 0; padding: 0 1rem 1rem 2rem; }
.finding { padding: .9rem 1rem; border-top: 1px solid var(--line); box-shadow: inset 3px 0 var(--tone); content-visibility: auto; contain-intrinsic-size: auto 12rem; }
.finding:focus { outline: 2px solid var(--accent); outline-offset: -2px; }
.finding p { margin: 0; }
.message { font-weight: 550; }
.badge { display: inline-block; margin-right: .35rem; padding: 0 .5em; border-radius: .3rem; background: var(--tone-back); color: var(--tone); font-size: .8em; font-weight: 650; }
.finding .meta { margin-top: .15rem; color: var(--soft); font-size: .9rem; }
.frame { margin: .6rem 0 0; padding: .4rem 0; border: 1px solid var(--line); border-radius: .4rem; background: var(--code); overflow-x: auto; tab-size: 4; line-height: 1.55; }
.row { display: block; min-width: max-content; padding-right: 1rem; color: var(--soft); white-space: pre; unicode-bidi: isolate; direction: ltr; }
.row::before { content: attr(data-line); display: inline-block; width: 4em; margin-right: 1em; padding-right: .75em; border-right: 1px solid var(--line); color: var(--soft); text-align: right; }
.row.target { color: var(--text); background: color-mix(in srgb, var(--tone-back) 40%, transparent); }
.row.target::before { color: var(--tone); font-weight: 700; }
mark { padding: .1em 0; border-radius: .15em; background: var(--tone-back); color: inherit; text-decoration: underline wavy var(--tone) 1px; text-underline-offset: .3em; text-decoration-skip-ink: none; }
mark:empty { border-left: 2px solid var(--tone); }
.aside { display: flex; gap: .6rem; margin-top: .5rem !important; font-size: .92rem; }
.aside b { flex: none; width: 2.6rem; color: var(--soft); font-weight: 600; }
.aside.fix b { color: var(--good); }
.empty { padding: 3rem 1rem; text-align: center; color: var(--soft); border: 1px dashed var(--line); border-radius: .6rem; }
.empty b { display: block; color: var(--text); font-size: 1.15rem; }
.warn { margin: 0 0 1.25rem; padding: .6rem 1rem; border-radius: .5rem; color: var(--warning); background: var(--warning-back); }
@media (max-width: 52rem) { .page { padding: 1rem; } .layout { grid-template-columns: minmax(0, 1fr); } .side { position: static; max-height: none; } .top { gap: .25rem .5rem; } .top h1 { font-size: 1.3rem; } .outcome { padding-inline: .5rem; } .tool-button { padding: .2rem .5rem; font-size: .85rem; } .rules { display: flex; overflow-x: auto; } .rules button { width: max-content; } .row::before { width: 3em; } .keys { display: none; } .tile { padding-inline: .75rem; } .tiles { gap: .5rem; } }
@media print { .side, .skip, .tool-button { display: none; } .layout { display: block; } .file > summary { position: static; } .finding { content-visibility: visible; break-inside: avoid; } body { background: none; } }
`;
var STYLE_HASH = "sha256-8maW2eaoyLnORM0UaBOyKmRs1zlpPy8c9qsouoxt/Yk=";
var SCRIPT = `
(() => {
  const all = (selector) => [...document.querySelectorAll(selector)];
  const root = document.documentElement;
  const findings = all('.finding');
  const files = all('.file');
  const search = document.querySelector('.find');
  const count = document.querySelector('.count');
  const none = document.querySelector('.none');
  const theme = document.querySelector('.theme');
  const words = new WeakMap();
  const hidden = new Set();
  const rules = new Set();

  const placesOf = (finding) => Number(finding.dataset.places || 1);
  const total = findings.reduce((sum, finding) => sum + placesOf(finding), 0);

  const textOf = (finding) => {
    let text = words.get(finding);
    if (text === undefined) words.set(finding, (text = (finding.dataset.path + ' ' + finding.textContent).toLowerCase()));
    return text;
  };

  const apply = () => {
    const wanted = search.value.trim().toLowerCase();
    let shown = 0;
    for (const finding of findings) {
      const { severity, rule } = finding.dataset;
      const isShown = !hidden.has(severity) && (rules.size === 0 || rules.has(rule)) && (wanted === '' || textOf(finding).includes(wanted));
      finding.hidden = !isShown;
      if (isShown) shown += placesOf(finding);
    }
    for (const file of files) file.hidden = !file.querySelector('.finding:not([hidden])');
    count.textContent = shown === total ? '' : 'Showing ' + shown + ' of ' + total + ' findings';
    if (none) none.hidden = shown > 0 || findings.length === 0;
  };

  const toggle = (button, set, value, pressedWhenIn) => {
    if (set.has(value)) set.delete(value);
    else set.add(value);
    button.setAttribute('aria-pressed', String(set.has(value) === pressedWhenIn));
    apply();
  };

  const step = (by) => {
    const shown = findings.filter((each) => !each.hidden);
    const at = shown.indexOf(document.activeElement);
    const next = shown[at < 0 ? (by > 0 ? 0 : shown.length - 1) : at + by];
    if (!next) return;
    next.closest('details').open = true;
    next.focus();
    next.scrollIntoView({ block: 'nearest' });
  };

  root.classList.add('js');
  for (const button of all('.tile')) {
    button.disabled = false;
    button.setAttribute('aria-pressed', 'true');
    button.addEventListener('click', () => toggle(button, hidden, button.dataset.severity, false));
  }
  for (const button of all('.rules button')) {
    button.disabled = false;
    button.setAttribute('aria-pressed', 'false');
    button.addEventListener('click', () => toggle(button, rules, button.dataset.rule, true));
  }
  if (search) search.addEventListener('input', apply);
  theme.addEventListener('click', () => {
    const isDark = root.dataset.theme ? root.dataset.theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
    root.dataset.theme = isDark ? 'light' : 'dark';
  });
  document.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !search) return;
    if (event.target === search) {
      if (event.key !== 'Escape') return;
      search.value = '';
      search.blur();
      apply();
    } else if (event.key === '/') {
      event.preventDefault();
      search.focus();
    } else if (event.key === 'j') step(1);
    else if (event.key === 'k') step(-1);
  });
})();
`;
var SCRIPT_HASH = "sha256-hHJK+o4Io26pwBxUqodp9Yly79oLkOGVck4Uy4x5yio=";

// src/report/formats/html.ts
var HTML_FINDINGS = 1e4;
var LISTED2 = 1e3;
var LONGEST_MESSAGE = 2e3;
var POLICY = `default-src 'none'; style-src '${STYLE_HASH}'; script-src '${SCRIPT_HASH}'; base-uri 'none'; form-action 'none'`;
function html(report, context2) {
  const overview2 = overview(report, context2);
  const folds = fold(overview2.findings);
  const told = mostSevere([...folds.keys()], HTML_FINDINGS);
  const shown2 = new Map(told.map((each) => [each, folds.get(each)]));
  const title = `${report.tool.name}: ${headline(report, overview2)}`;
  return [
    "<!doctype html>",
    '<html lang="en">',
    "<head>",
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${POLICY}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="referrer" content="no-referrer">',
    `<title>${markup(title)}</title>`,
    `<style>${STYLE}</style>`,
    "</head>",
    "<body>",
    '<a class="skip" href="#findings">To the findings</a>',
    '<div class="page">',
    ...header(report, overview2),
    ...overview2.findings.length > 0 ? tiles(overview2, context2) : [],
    ...body(report, context2, overview2, shown2),
    "</div>",
    `<script>${SCRIPT}</script>`,
    "</body>",
    "</html>",
    ""
  ].join("\n");
}
function headline(report, overview2) {
  if (total(overview2) > 0) return severities(overview2);
  if (report.failures.length > 0) return "could not lint everything";
  if (isIdle(overview2)) return report.files.length > 0 ? "no tool could be read" : "no manifest was found";
  return overview2.read === "part" ? "no problems in what was read" : "no problems";
}
var isIdle = (overview2) => overview2.read === "nothing" && total(overview2) === 0;
function header(report, overview2) {
  const { name, version } = report.tool;
  const [outcome, word] = overview2.failed ? ["failed", "Failed"] : isIdle(overview2) ? ["idle", "Nothing linted"] : overview2.read === "part" ? ["idle", "Not all was read"] : ["passed", "Passed"];
  const facts2 = [`${scope(overview2)} linted`, ...facts(report, overview2)];
  return [
    '<header class="top">',
    `<h1>${markup(name)}</h1> <span class="version">${markup(version)}</span>`,
    `<span class="outcome ${outcome}">${word}</span>`,
    '<button type="button" class="tool-button theme script-only">Light or dark</button>',
    "</header>",
    `<p class="facts">${facts2.map((fact) => `<span>${markup(fact)}</span>`).join(" \xB7 ")}</p>`,
    ...notRead(report, inTicks).map(
      (each) => `<p class="warn"><bdi>${messageMarkup(cut(each, LONGEST_MESSAGE))}</bdi></p>`
    )
  ];
}
function tiles({ errors, warnings, infos }, { quiet }) {
  return [
    '<div class="tiles" role="group" aria-label="Severities">',
    tile("error", errors),
    ...quiet ? [] : [tile("warning", warnings), tile("info", infos)],
    "</div>"
  ];
}
function tile(severity, count2) {
  const noun = count2 === 1 ? severity : `${severity}s`;
  return `<button type="button" class="tile ${severity}" data-severity="${severity}" disabled><b>${grouped(count2)}</b> <span>${noun}</span></button>`;
}
function body(report, context2, overview2, shown2) {
  const sources = openSources(report, context2);
  const { findings: findings2 } = overview2;
  const main = [...failures(report.failures)];
  if (places(shown2) < findings2.length) {
    main.push(
      `<p class="warn">${grouped(places(shown2))} of ${grouped(findings2.length)} findings are here, the most severe. The JSON report has them all.</p>`
    );
  }
  for (const [path, inFile] of byPath([...shown2.keys()]))
    append(main, fileSection(path, inFile, shown2, sources(path)));
  if (findings2.length === 0) main.push(nothing(report, overview2, context2));
  else main.push('<p class="empty none" hidden>No finding is like that.</p>');
  append(main, skipped(report.skipped));
  if (findings2.length === 0) return ['<main id="findings">', ...main, "</main>"];
  return [
    '<div class="layout">',
    ...side([...shown2.values()].flat(), context2.rules),
    '<main id="findings">',
    ...main,
    "</main>",
    "</div>"
  ];
}
function nothing(report, overview2, { quiet }) {
  const what = quiet ? "errors" : report.failures.length > 0 ? "findings" : "problems";
  const words = overview2.read === "nothing" ? `<b>Nothing was linted</b> ${whyNothing(report)}.` : `<b>No ${what}</b> ${markup(scope(overview2))} linted.`;
  return `<p class="empty">${words}</p>`;
}
function side(findings2, rules) {
  const known2 = new Map(rules.map((rule) => [rule.id, rule]));
  const items2 = byRule(findings2).map(({ rule, severity, count: count2 }) => {
    const id = markup(rule);
    const title = markup(known2.get(rule)?.summary ?? "");
    return `<li><button type="button" class="${severity}" data-rule="${id}" title="${title}" disabled><i></i><span>${id}</span><span class="number">${grouped(count2)}</span></button></li>`;
  });
  return [
    '<aside class="side" aria-label="Filter">',
    '<input class="find" type="search" placeholder="Find in findings" aria-label="Find in findings">',
    '<p class="keys script-only"><kbd>/</kbd> find, <kbd>j</kbd> <kbd>k</kbd> next and previous</p>',
    '<p class="count" role="status"></p>',
    "<h2>Rules</h2>",
    '<ul class="rules">',
    ...items2,
    "</ul>",
    "</aside>"
  ];
}
function failures(all) {
  if (all.length === 0) return [];
  const items2 = sortedByPath(all).map(({ path, message }) => listItem(path, message));
  return [
    '<details class="panel failures" open>',
    "<summary><h2>Could not be linted</h2></summary>",
    ...list(items2),
    "</details>"
  ];
}
function skipped(all) {
  if (all.length === 0) return [];
  const items2 = sortedByPath(all).map(({ path, reason: reason3 }) => listItem(path, reason3));
  const number = `<span class="counts">${counted(all.length, "file")}</span>`;
  return ['<details class="panel">', `<summary><h2>Skipped</h2> ${number}</summary>`, ...list(items2), "</details>"];
}
function listItem(path, text3) {
  const file = path === "" ? "" : `<code><bdi>${markup(path)}</bdi></code> `;
  return `<li>${file}<bdi>${markup(cut(text3, LONGEST_MESSAGE))}</bdi></li>`;
}
function list(items2) {
  const more = items2.length > LISTED2 ? [`<li>and ${grouped(items2.length - LISTED2)} more</li>`] : [];
  return ["<ul>", ...items2.slice(0, LISTED2), ...more, "</ul>"];
}
var FRAME_COLUMNS = 160;
function fileSection(path, findings2, folds, source) {
  const counts = severities(count(findings2.flatMap((each) => folds.get(each))));
  return [
    '<details class="file" open>',
    `<summary><h2 class="path"><bdi>${markup(path)}</bdi></h2> <span class="counts">${counts}</span></summary>`,
    ...findings2.flatMap((each) => article(each, folds.get(each), source)),
    "</details>"
  ];
}
function article(finding2, ofKind, source) {
  const { severity, rule, message, path, line: line2, column, tool, url, related = [], fix } = finding2;
  const help = helpBesideFix(finding2);
  const id = markup(rule);
  const link = webLink(url);
  const name = link ? `<a href="${markup(link)}" rel="noreferrer">${id}</a>` : id;
  const where = tool === void 0 ? "" : ` in <bdi>${markup(cut(tool, 80))}</bdi>`;
  const others = placesText(ofKind);
  const many = others === void 0 ? "" : ` data-places="${ofKind.length}"`;
  const rows = source ? frame(source, finding2, { columns: FRAME_COLUMNS, around: true }) : [];
  return [
    `<article class="finding ${severity}" data-severity="${severity}" data-rule="${id}" data-path="${markup(path)}"${many} tabindex="-1">`,
    `<p class="message"><span class="badge">${severity}</span> <bdi>${messageMarkup(cut(message, LONGEST_MESSAGE))}</bdi></p>`,
    `<p class="meta">${name} at ${markup(placeIn(finding2, `line ${line2}, column ${column}`))}${where}</p>`,
    ...others === void 0 ? [] : [`<p class="meta"><b>${markup(others)}</b></p>`],
    ...rows.length > 0 ? [`<pre class="frame">${rows.map(frameRow).join("")}</pre>`] : [],
    ...help === void 0 ? [] : [aside("help", `<bdi>${messageMarkup(cut(help, LONGEST_MESSAGE))}</bdi>`)],
    ...notesToTell(related).map(({ note, path: path2, line: line3, column: column2 }) => {
      const where2 = path2 === void 0 ? "" : ` <code><bdi>${markup(path2)}</bdi>:${line3}:${column2}</code>`;
      return aside("note", `<bdi>${markup(cut(note, LONGEST_MESSAGE))}</bdi>${where2}`);
    }),
    ...fix ? [aside("fix", `<bdi>${messageMarkup(cut(fix.title, LONGEST_MESSAGE))}</bdi> (<code>${fixFlag(fix)}</code>)`)] : [],
    "</article>"
  ];
}
function frameRow({ line: line2, before, marked, after, target }) {
  const mark = target ? `<mark>${markup(marked)}</mark>` : "";
  return `<span class="row${target ? " target" : ""}" data-line="${line2}">${markup(before)}${mark}${markup(after)}
</span>`;
}
function aside(kind, content) {
  return `<p class="aside ${kind}"><b>${kind}</b> <span>${content}</span></p>`;
}

// src/report/formats/junit.ts
var COLUMNS2 = 100;
var MESSAGE3 = 2e3;
function junit(report, context2) {
  const sources = openSources(report, context2);
  const findings2 = visibleFindings(report, context2);
  const suites = suitesOf(report, findings2);
  const tests = suites.reduce((sum, suite) => sum + testCount(suite), report.leftOut ? 1 : 0);
  const { failures: failures3 } = report;
  const name = markup(report.tool.name);
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="${name}" tests="${tests}" failures="${findings2.length}" errors="${failures3.length}">`
  ];
  for (const suite of suites) {
    const { path, findings: findings3, failures: failures4 } = suite;
    const counts = `tests="${testCount(suite)}" failures="${findings3.length}" errors="${failures4.length}" skipped="0"`;
    lines.push(`  <testsuite name="${markup(path)}" ${counts} time="0">`);
    for (const failure of failures4) append(lines, errorCase(failure));
    for (const finding2 of findings3) append(lines, failureCase(finding2, sources(path)));
    if (findings3.length + failures4.length === 0)
      lines.push(`    ${openCase(path, context2.quiet ? "no errors" : "no problems")}</testcase>`);
    lines.push("  </testsuite>");
  }
  const beyond = total(report.leftOut ?? NO_COUNTS);
  if (beyond > 0) {
    const said = `${counted(beyond, "more finding")} left out beyond the limits`;
    lines.push('  <testsuite name="." tests="1" failures="0" errors="0" skipped="0" time="0">');
    lines.push(`    ${openCase(".", said)}</testcase>`, "  </testsuite>");
  }
  return `${lines.join("\n")}
</testsuites>
`;
}
function suitesOf(report, all) {
  const findings2 = byPath(all);
  const failures3 = byPath(report.failures);
  const paths = /* @__PURE__ */ new Set([...report.files.map((each) => each.path), ...findings2.keys(), ...failures3.keys()]);
  return [...paths].sort(compareText).map((path) => ({
    path,
    findings: findings2.get(path) ?? [],
    failures: failures3.get(path) ?? []
  }));
}
var testCount = ({ findings: findings2, failures: failures3 }) => Math.max(1, findings2.length + failures3.length);
function openCase(path, name, line2) {
  const place = line2 === void 0 ? "" : ` line="${line2}"`;
  const file = markup(path);
  return `<testcase classname="${file}" name="${markup(name)}" file="${file}"${place} time="0">`;
}
function errorCase({ path, message }) {
  const text3 = markup(cut(message, MESSAGE3));
  return [
    `    ${openCase(path, "could be linted")}`,
    `      <error type="failure" message="${text3}">failure: ${text3}</error>`,
    "    </testcase>"
  ];
}
function failureCase(finding2, source) {
  const { path, rule, line: line2, column, severity } = finding2;
  const message = markup(cut(inOneText(finding2), MESSAGE3));
  return [
    `    ${openCase(path, `${rule} (${placeIn(finding2, `line ${line2}, column ${column}`)})`, isServerPath(path) ? void 0 : line2)}`,
    `      <failure type="${severity}" message="${message}">${details(finding2, source).join("\n")}</failure>`,
    "    </testcase>"
  ];
}
function details(finding2, source) {
  const { severity, message, related = [], fix, url } = finding2;
  const help = helpBesideFix(finding2);
  const lines = [`${severity}: ${markup(cut(message, MESSAGE3))}`, `at ${markup(placeOf(finding2))}`];
  if (help !== void 0) lines.push(`help: ${markup(cut(help, MESSAGE3))}`);
  const rows = source ? frame(source, finding2, { columns: COLUMNS2, around: false }) : [];
  for (const drawn of drawFrame(rows)) lines.push(markup(drawn));
  for (const { path, line: line2, column, note } of related) {
    lines.push(`note: ${markup(cut(note, MESSAGE3))} (${markup(path)}:${line2}:${column})`);
  }
  if (fix) lines.push(`fix: ${markup(cut(fix.title, MESSAGE3))} (${fixFlag(fix)})`);
  if (webLink(url)) lines.push(`see: ${markup(url)}`);
  return lines;
}

// src/report/formats/markdown.ts
var MARKDOWN_BYTES = 6e4;
var RULES_SHOWN = 40;
var FAILURES_SHOWN = 40;
var FRAME_COLUMNS2 = 100;
var SYMBOLS3 = { error: "\u274C", warning: "\u26A0\uFE0F", info: "\u2139\uFE0F" };
function markdown(report, context2, { maxBytes = MARKDOWN_BYTES, intro = [], link, where = "The other reports have them all." } = {}) {
  if (report.diff) return markdownChanges(report, report.diff);
  const overview2 = overview(report, context2);
  const checks = [checklistOf(report) ?? []].flat().flatMap((each) => checklist2(each, context2.rules));
  const before = [heading2(report, overview2), ...intro, ...failures2(report.failures), ...checks];
  const table3 = rulesTable(overview2.findings, context2.rules);
  const sources = openSources(report, context2);
  const item2 = (finding2, others) => findingItem(finding2, sources, link, others);
  const room = maxBytes - bytes([...before, ...table3].join("\n\n"));
  return `${[...before, ...findings(overview2.findings, item2, room, where), ...table3].join("\n\n")}
`;
}
function heading2(report, overview2) {
  const { failed: failed2, read } = overview2;
  const hasFindings = total(overview2) > 0;
  const found = severities(overview2);
  const nothing2 = report.failures.length > 0 ? report.failures.every(({ isInput }) => isInput) ? "has a wrong input" : "could not lint everything" : read === "nothing" ? `found no ${report.files.length > 0 ? "tool that it could read" : "manifest"}, so nothing was linted` : `found no problems${read === "part" ? " in what it read" : ""}`;
  const title = `${report.tool.name} ${hasFindings ? `found ${found}` : nothing2}`;
  const symbol = failed2 ? SYMBOLS3.error : hasFindings ? SYMBOLS3.warning : read === "all" ? "\u2705" : SYMBOLS3.info;
  const isEmpty = report.files.length === 0 && read === "nothing";
  const facts2 = [...isEmpty ? [] : [scope(overview2)], ...facts(report, overview2)];
  const unseen = notRead(report, inTicks).map((each) => `- ${wordsAndCode(cut(each, 1500))}`);
  return [
    `## ${symbol} ${prose(title)}`,
    ...facts2.length > 0 ? [prose(facts2.join(" \xB7 "))] : [],
    ...unseen.length > 0 ? [unseen.join("\n")] : []
  ].join("\n\n");
}
function checklist2({ title, sum, items: items2 }, rules) {
  const known2 = new Set(rules.map(({ id }) => id));
  const lines = items2.map(({ is, says, note, rules: own }) => {
    const names = is === "missing" ? own.filter((id) => known2.has(id)).map((id) => codeSpan(id, 100)) : [];
    const why = [...note === void 0 ? [] : [prose(note)], ...names.length > 0 ? [names.join(", ")] : []].join(
      ", "
    );
    const mark = is === "done" ? "- [x]" : "- [ ]";
    const what = is === "person" ? `Check yourself ${prose(says)}` : prose(says.replace(/\.$/, ""));
    return `${mark} ${is === "missing" ? `${SYMBOLS3.error} ` : ""}${what}${why === "" ? "" : `: ${why}`}`;
  });
  return [`### ${prose(title)}`, prose(sum), lines.join("\n")];
}
function failures2(all) {
  const inputs = all.filter(({ isInput }) => isInput);
  const others = all.filter(({ isInput }) => !isInput);
  return [...listOfFailures("Wrong input", inputs), ...listOfFailures("Could not be linted", others)];
}
function listOfFailures(title, all) {
  if (all.length === 0) return [];
  const items2 = sortedByPath(all).slice(0, FAILURES_SHOWN).map(({ path, message }) => `- ${path === "" ? "" : `${codeSpan(path, 200)}: `}${messageText(message, 300)}`);
  if (all.length > FAILURES_SHOWN) items2.push(`- and ${grouped(all.length - FAILURES_SHOWN)} more`);
  return [`### ${title}`, items2.join("\n")];
}
function rulesTable(findings2, rules) {
  const counts = byRule(findings2);
  if (counts.length === 0) return [];
  const known2 = new Map(rules.map((rule) => [rule.id, rule]));
  const rows = counts.slice(0, RULES_SHOWN).map(({ rule, severity, count: count2, url }) => {
    const name = linked(cellCode(rule, 100), webLink(url));
    return `| ${name} | ${SYMBOLS3[severity]} ${severity} | ${grouped(count2)} | ${prose(known2.get(rule)?.summary ?? "")} |`;
  });
  if (counts.length > RULES_SHOWN) rows.push(`| and ${grouped(counts.length - RULES_SHOWN)} more rules | | | |`);
  const table3 = ["| Rule | Severity | Findings | What is wrong |", "| :-- | :-- | --: | :-- |", ...rows].join("\n");
  return [
    `<details>
<summary>${counted(counts.length, "rule")}, by number of findings</summary>`,
    table3,
    "</details>"
  ];
}
function findings(all, print, room, where) {
  const items2 = /* @__PURE__ */ new Map();
  const paths = /* @__PURE__ */ new Set();
  let left2 = room - 200;
  const folds = fold(all);
  for (const each of mostSevereFirst([...folds.keys()])) {
    const item2 = print(each, placesText(folds.get(each)));
    left2 -= bytes(item2) + 2 + (paths.has(each.path) ? 0 : bytes(fileHeading(each.path)) + 2);
    if (left2 < 0) break;
    items2.set(each, item2);
    paths.add(each.path);
  }
  const sections = [];
  for (const [path, inFile] of byPath(all.filter((each) => items2.has(each)))) {
    sections.push(fileHeading(path), inFile.map((each) => items2.get(each)).join("\n"));
  }
  const more = all.length - places(folds, items2.keys());
  if (more > 0) sections.push(`${counted(more, "more finding")} ${more === 1 ? "is" : "are"} not shown here. ${where}`);
  return sections;
}
var fileHeading = (path) => `### ${codeSpan(path, 300)}`;
function findingItem(finding2, sources, link, others) {
  const { severity, rule, url, line: line2, column, message, path, related = [], fix } = finding2;
  const help = helpBesideFix(finding2);
  const name = linked(codeSpan(rule, 100), webLink(url));
  const place = isServerPath(path) ? codeSpan(placeIn(finding2), 300) : `${linked(`line ${line2}`, webLink(link?.(path, line2) ?? ""))}, column ${column}`;
  const lines = [`- ${SYMBOLS3[severity]} **${severity}** ${name} at ${place}:`, `  ${messageText(message)}`];
  if (help !== void 0) lines.push("", `  Help: ${messageText(help)}`);
  if (others !== void 0) lines.push("", `  **${prose(others)}**`);
  for (const note of notesIn(related)) lines.push("", `  ${note}`);
  if (fix) lines.push("", `  Fix: ${messageText(fix.title, 200)} (\`${fixFlag(fix)}\`)`);
  const source = sources(path);
  const rows = source ? frame(source, finding2, { columns: FRAME_COLUMNS2, around: false }) : [];
  if (rows.length > 0) append(lines, ["", ...fenced(drawFrame(rows)).map((each) => `  ${each}`)]);
  return lines.join("\n");
}
var notesIn = (related) => notesToTell(related).map(({ note, path, line: line2, column }) => {
  const where = path === void 0 ? "" : ` (${codeSpan(`${path}:${line2}:${column}`, 300)})`;
  return `Note: ${path === void 0 ? prose(note) : messageText(note, 300)}${where}`;
});
var bytes = (text3) => new TextEncoder().encode(text3).length;

// src/report/formats/rdjson.ts
var SEVERITIES3 = { error: "ERROR", warning: "WARNING", info: "INFO" };
function rdjson(report, context2) {
  const positions = columnsOf(context2);
  return printJson({
    source: { name: report.tool.name, url: WHERE.repository },
    diagnostics: [
      ...sortedByPath(report.failures).map(ofFailure5),
      ...visibleFindings(report, context2).map((finding2) => ofFinding5(finding2, positions(finding2.path)))
    ]
  });
}
function ofFailure5({ path, message }) {
  return {
    message: sentence(message),
    location: { path: visible(path || ".") },
    severity: "ERROR",
    code: { value: "could not be linted" }
  };
}
function ofFinding5(finding2, position) {
  const { rule, path, severity, related = [], fix, url, line: line2, column, endLine, endColumn } = finding2;
  const isServer = isServerPath(path);
  const place = isServer ? `${visible(placeOf(finding2))}: ` : "";
  const start = position(line2, column);
  return {
    message: `${place}${sentence(inOneText(finding2))}`,
    location: { path: visible(path), ...!isServer && { range: { start, end: position(endLine, endColumn) } } },
    severity: SEVERITIES3[severity],
    code: { value: visible(rule), url: webLink(url) },
    suggestions: fix?.safe ? suggestionsOf(fix, position) : void 0,
    ...related.length > 0 && { related_locations: related.map(ofRelated) }
  };
}
function ofRelated({ note, path, line: line2 }) {
  return { message: sentence(note), location: { path: visible(path), range: { start: { line: line2 } } } };
}
function suggestionsOf({ edits }, position) {
  const [edit, ...others] = edits;
  const { source } = position;
  if (!edit || others.length > 0 || !source) return void 0;
  const [start, end] = [source.position(edit.start), source.position(edit.end)];
  return [
    { range: { start: position(start.line, start.column), end: position(end.line, end.column) }, text: edit.text }
  ];
}
var utf8 = new TextEncoder();
var KEPT2 = 6;
function columnsOf({ source: textOf }) {
  let last;
  return (path) => {
    if (last?.path === path) return last.position;
    const text3 = isServerPath(path) ? void 0 : textOf(path);
    const source = text3 === void 0 ? void 0 : sourceText(text3);
    let line2 = 0;
    let counted2 = [];
    const position = (wanted, column) => {
      const content = source?.line(wanted);
      if (content === void 0) return { line: wanted };
      if (line2 !== wanted) [line2, counted2] = [wanted, []];
      const before = counted2.filter((each) => each.column <= column);
      const from = before.reduce((best, each) => each.column > best.column ? each : best, { column: 1, bytes: 0 });
      const bytes2 = from.bytes + utf8.encode(content.slice(from.column - 1, column - 1)).length;
      counted2 = [{ column, bytes: bytes2 }, ...counted2.slice(0, KEPT2 - 1)];
      return { line: line2, column: bytes2 + 1 };
    };
    last = { path, position: Object.assign(position, { source }) };
    return last.position;
  };
}

// src/generated/report-formats.ts
var formats = {
  pretty,
  azure,
  badge,
  checkstyle,
  concise,
  github,
  gitlab,
  html,
  json,
  junit,
  markdown,
  rdjson,
  sarif
};

// src/report/index.ts
var REPORT_FORMATS = Object.keys(formats);
async function render(format, report, context2) {
  return [...await renderParts(format, report, context2)].join("");
}
async function renderParts(format, report, context2) {
  const write = formats[format];
  const text3 = write(report, context2);
  return typeof text3 === "string" ? [text3] : text3;
}

// src/cli/args.ts
var OWNERS = ["server", "clients"];
var flag = (help, more = {}) => ({ type: "boolean", help, ...more });
var text2 = (value, help, more = {}) => ({ type: "string", value, help, ...more });
var texts = (value, help) => ({ ...text2(value, help), multiple: true });
var ofServer = (option) => ({ ...option, command: "server" });
var OPTIONS = {
  config: text2("FILE", "use only this config file", { short: "c" }),
  preset: text2("NAME", "recommended, strict, spec or a store", { choices: PRESET_NAMES }),
  rule: texts("ID=SEVERITY", "error, warning, info or off for a rule or a family (mcp/*); repeatable"),
  clients: text2("LIST", "the AI clients that must accept the tools, separated by commas: claude,openai"),
  format: text2("NAME", REPORT_FORMATS.join(", "), { short: "f", choices: REPORT_FORMATS }),
  "output-file": text2("FILE", "write the report there, or the patch of --fix-dry-run", { short: "o" }),
  statistics: flag("count the findings of each rule instead of listing them"),
  fix: flag("fix what can be fixed without changing what was meant"),
  "fix-unsafe": flag("also apply fixes that may change the meaning"),
  "fix-dry-run": flag("print what --fix would change as a unified diff"),
  "fail-on": text2(
    "SEVERITY",
    "least severe finding that gives exit status 1: error (default), warning, info or never",
    { choices: [...SEVERITIES, "never"] }
  ),
  "max-warnings": text2("N", "exit 1 if there are more than N warnings"),
  "if-no-manifests": text2("WHAT", "error, warn (default) or ignore when nothing can be linted", {
    choices: ["error", "warn", "ignore"]
  }),
  "base-release": flag("toolint diff: compare HEAD with the newest release, without naming BASE"),
  changed: text2("BASE", "only findings on lines changed since BASE (the main branch)", { optional: true }),
  "ignore-unknown": flag("skip named files that are not manifests"),
  suppress: flag("accept everything that is reported, in toolint-suppressions.json"),
  "suppress-at": text2("PLACE", "accept one finding: FILE:LINE or FILE:LINE:COLUMN, as reports print it"),
  "suppress-rule": text2("ID", "accept only what this rule reports; also with --suppress-at"),
  reason: text2("TEXT", "why it is accepted; with --suppress, --suppress-at or --suppress-rule"),
  "prune-suppressions": flag("remove suppressions that hide nothing any more"),
  stdin: flag("lint standard input, as toolint - does"),
  "stdin-filename": text2("NAME", "the name to lint it under"),
  quiet: flag("show errors only", { short: "q" }),
  color: flag("always print colours"),
  "no-color": flag("never print colours"),
  "print-config": text2("FILE", "show the settings for a file, and which configs they come from"),
  "print-tools": flag("print the tools as they are served, as JSON"),
  why: text2("PATH", "show the format that each file was recognised as, or why it was skipped"),
  "show-files": flag("list the files with tools and their formats, and those that were skipped, with the reason"),
  cache: flag("keep results, and lint only what changed since the last run"),
  "cache-file": text2(
    "FILE",
    "where to keep them (default: node_modules/.cache/toolint.json, else .toolint-cache.json)"
  ),
  watch: flag("lint again when files in this folder change, until Ctrl-C", { short: "w" }),
  timing: flag("show where the time goes, by phase and by rule"),
  version: flag("show the version", { short: "v" }),
  help: flag("show this help", { short: "h" }),
  url: ofServer(text2("URL", "the server behind this URL, instead of a command")),
  servers: ofServer(text2("FILE", "the servers in a client's config or a server.json")),
  name: ofServer(
    texts("NAME", "ask only this one of --servers (repeatable), or the name to report a single server under")
  ),
  env: ofServer(texts("NAME=VALUE", "a variable for the server; NAME alone passes on your value (repeatable)")),
  "env-from": ofServer(texts("FILE", "variables for the server, one a line (repeatable)")),
  header: ofServer(texts("NAME: VALUE", "a header for the server behind --url (repeatable)")),
  cwd: ofServer(text2("DIR", "run the server here instead of in an empty folder")),
  "start-timeout": ofServer(text2("SECONDS", "how long it may take to start (30)")),
  "list-timeout": ofServer(text2("SECONDS", "how long each later request may take, and a list with all its pages (20)")),
  timeout: ofServer(text2("SECONDS", "how long everything with one server may take, both starts and the end too (120)")),
  "max-pages": ofServer(text2("N", "read at most N pages of a list (default 100)")),
  as: ofServer(
    text2("CLIENT", "ask as a client with all capabilities (full, default) or with none (bare)", {
      choices: ["full", "bare"]
    })
  ),
  protocol: ofServer(text2("REVISION", "auto (default), a revision of MCP such as 2026-07-28, otc or gloodata")),
  source: ofServer(text2("DIR", "report findings at the lines of the source in this folder")),
  save: ofServer(text2("FILE", "write what the server answered, to lint it again")),
  baseline: ofServer(
    text2("FILE", "compare the tools with those in FILE instead of linting them, by the rules of toolint diff")
  ),
  update: ofServer(flag("write the file of --baseline, and exit with status 0")),
  budget: ofServer(text2("TOKENS", "warn if the tools cost more than TOKENS tokens")),
  badge: flag("print a badge for shields.io: the clients that take all tools", { command: "clients" }),
  twice: ofServer(flag("start the server twice and report what differs"))
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
    if (!option) throw new UserError(`There is no option ${token.rawName}${hint2(token.rawName)}. See toolint --help.`);
    check(token.rawName, option, token.value, values[token.name]);
    if (token.name === "changed") isBaseLoose = token.inlineValue === false;
  }
  const [first = ""] = positionals;
  const isLint = LINTING.includes(first) && behindDashes < positionals.length;
  const named2 = isLint ? positionals.slice(1) : positionals;
  const isStdin = named2.length === 1 && named2[0] === "-";
  const flags = {
    ...values,
    ...isStdin && { stdin: true },
    ...isLint && first === "fix" && { fix: true }
  };
  return { flags, paths: isStdin ? [] : named2, isLint, isBaseLoose, behindDashes };
}
var NODE_READS = "Node itself reads the file that --env-file names, as settings of its own: name variables for a server with --env-from FILE.";
function withValues(argv) {
  const end = argv.indexOf("--");
  return argv.map((word, at) => {
    const isBare2 = (end < 0 || at < end) && OPTIONALS.has(word) && (argv[at + 1] ?? "-").startsWith("-");
    return isBare2 ? `${word}=` : word;
  });
}
var OPTIONALS = new Set(
  Object.entries(OPTIONS).flatMap(([name, option]) => option.optional ? [`--${name}`] : [])
);
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
var COMMANDS = "explain rules clients init server diff dump lsp mcp completion help".split(" ");
var LINTING = ["check", "lint", "fix"];
function refuseMisspelt(word) {
  const known2 = [...COMMANDS, ...LINTING];
  if (/^[a-z]+$/i.test(word) && nearestWord(word, known2) !== void 0)
    throw new UserError(`There is no file or command "${word}"${didYouMean(word, known2)}. See toolint --help.`);
}
function hint2(raw) {
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

// src/files/git.ts
const { dirname } = process.getBuiltinModule("node:path");
const { existsSync } = process.getBuiltinModule("node:fs");

// src/files/git-programs.ts
var SETTINGS = [
  // An empty text is `no` to git since 2.36, and no hook to an older one, to which `false` would be a program.
  "core.fsmonitor=",
  "core.hooksPath=/dev/null",
  "core.attributesFile=/dev/null",
  "core.alternateRefsCommand=:",
  "core.askPass=",
  "core.editor=:",
  "core.gitProxy=",
  "core.pager=cat",
  "core.sshCommand=:",
  "credential.helper=",
  "diff.external=",
  "diff.submodule=short",
  "fetch.recurseSubmodules=false",
  "gc.auto=0",
  "gpg.program=:",
  "log.showSignature=false",
  "maintenance.auto=false",
  "protocol.allow=never",
  "safe.bareRepository=explicit",
  "sequence.editor=:",
  "submodule.recurse=false",
  "uploadpack.packObjectsHook=:",
  // This one is about the output: file names are not quoted or escaped.
  "core.quotePath=false"
];
var NAMED = [
  "filter.NAME.clean",
  "filter.NAME.process",
  "filter.NAME.required",
  "filter.NAME.smudge",
  "diff.NAME.command",
  "diff.NAME.textconv",
  "merge.NAME.driver",
  "hook.NAME.command",
  "credential.NAME.helper",
  "gpg.NAME.program",
  "remote.NAME.receivepack",
  "remote.NAME.uploadpack",
  "remote.NAME.vcs",
  "trailer.NAME.cmd",
  "trailer.NAME.command"
];
var STARTING = new RegExp(
  `^(?:${NAMED.map((key) => key.replaceAll(".", "\\.").replace("NAME", ".*")).join("|")})$`,
  "s"
);
var startsProgram = (key) => STARTING.test(key);
function gitEnvironment(env) {
  const kept = Object.entries(env).filter(
    ([name]) => !/^GIT_/i.test(name) || /^GIT_CONFIG_(GLOBAL|SYSTEM|NOSYSTEM|COUNT|KEY_\d+|VALUE_\d+)$/i.test(name)
  );
  return {
    ...Object.fromEntries(kept),
    // A partial clone would fetch what it lacks, with commands that its config may name.
    GIT_ALLOW_PROTOCOL: "none",
    GIT_ATTR_NOSYSTEM: "1",
    GIT_NO_LAZY_FETCH: "1",
    GIT_OPTIONAL_LOCKS: "0",
    GIT_TERMINAL_PROMPT: "0",
    LC_ALL: "C"
  };
}

// src/files/pipes.ts
const { closeSync, constants, openSync } = process.getBuiltinModule("node:fs");
var MOST = 2e5;
async function awaitedPipe(top) {
  const { readdir } = process.getBuiltinModule("node:fs/promises");
  const folders = [inFolder(top, ".git"), top];
  let left2 = MOST;
  for (const folder of folders) {
    const entries2 = await readdir(folder, { withFileTypes: true }).catch(() => []);
    const isOfGit = folder.startsWith(folders[0]);
    for (const entry2 of entries2) {
      if (left2-- === 0) return void 0;
      const path = inFolder(folder, entry2.name);
      if (entry2.isDirectory() && path !== folders[0]) folders.push(path);
      else if (entry2.isFIFO() && (isOfGit || entry2.name.startsWith(".git")) && isAwaited(path)) return path;
    }
  }
  return void 0;
}
function isAwaited(path) {
  try {
    closeSync(openSync(path, constants.O_WRONLY | constants.O_NONBLOCK));
    return true;
  } catch {
    return false;
  }
}

// src/files/git.ts
var TIMEOUT_MS = 6e4;
var PIPE_MS = 2e3;
var MAX_OUTPUT = 256 * 1024 * 1024;
function openGit(cwd) {
  let entered;
  return async (...args) => {
    const { refusal, fixed, top } = await (entered ??= enter(cwd));
    return refusal ?? run([...fixed, ...args], args[0], { top });
  };
}
async function startGit(cwd, ...args) {
  const { refusal, fixed } = await enter(cwd);
  if (refusal) throw new UserError(`git ${args[0]} failed: ${refusal.complaint}.`);
  const { spawn } = await import("node:child_process");
  return spawn("git", [...fixed, ...args], { ...surroundings(), stdio: ["pipe", "pipe", "ignore"] });
}
var always = ["--no-pager", ...SETTINGS.flatMap((setting) => ["-c", setting])];
async function enter(cwd) {
  const here = realPath(cwd) ?? cwd;
  const top = gitTop(here);
  const isNone = top === void 0 || isInside(inFolder(top, ".git"), here);
  if (isNone) return { refusal: { ok: false, out: "", complaint: "not a git repository" }, fixed: [] };
  const named2 = [...always, `--git-dir=${inFolder(top, ".git")}`, `--work-tree=${top}`, "-C", here];
  const [trusted, keys] = await Promise.all([
    // Only when it searches does git look who owns a repository.
    run([...always, "-C", top, "rev-parse", "--git-dir"], "rev-parse", {
      env: { GIT_CEILING_DIRECTORIES: parentOf(top) },
      top
    }),
    run([...named2, "config", "--null", "--name-only", "--list"], "config", { top })
  ]);
  const refusal = [trusted, keys].find(({ ok }) => !ok);
  return { ...refusal && { refusal }, fixed: [...named2, ...withoutPrograms(keys.out)], top };
}
function withoutPrograms(keys) {
  const starting = new Set(keys.split("\0").filter(startsProgram));
  return [...starting].flatMap((key) => {
    if (key.includes("="))
      throw new UserError(
        `The setting \`${printable(key)}\` of git names a program and cannot be turned off. Take it out of the git config.`
      );
    return ["-c", `${key}=`];
  });
}
var surroundings = (more = {}) => ({
  // Windows would first look for a git.exe in the folder that it starts in.
  cwd: dirname(process.execPath),
  env: { ...gitEnvironment(process.env), ...more }
});
async function run(args, command, { env, top }) {
  const { execFile } = await import("node:child_process");
  return new Promise((done, fail) => {
    const options = {
      ...surroundings(env),
      encoding: "utf8",
      timeout: TIMEOUT_MS,
      killSignal: "SIGKILL",
      maxBuffer: MAX_OUTPUT
    };
    let pipe;
    const child = execFile("git", args, options, (error, out, err) => {
      clearTimeout(look2);
      if (pipe !== void 0) fail(new UserError(waits(command, pipe)));
      else if (!error) done({ ok: true, out, complaint: "" });
      else if (typeof error.code === "number") done({ ok: false, out, complaint: complaintIn(err) });
      else fail(new UserError(whyNot(error, command)));
    });
    const look2 = setTimeout(() => void lookForPipe(), PIPE_MS);
    const lookForPipe = async () => {
      const found = top === void 0 ? void 0 : await awaitedPipe(top);
      if (found === void 0 || child.exitCode !== null) return;
      pipe = relativePath(top, found);
      child.kill("SIGKILL");
    };
    child.stdin?.on("error", () => {
    }).end();
  });
}
var waits = (command, pipe) => `git ${command} waits for \`${printable(pipe)}\`, which is a named pipe. Remove it.`;
function whyNot({ code, killed }, command) {
  if (code === "ENOENT") return "What changed is asked of git, and there is no command `git` here. Install it.";
  if (code === "ERR_CHILD_PROCESS_STDIO_MAXBUFFER")
    return `git ${command} said more than ${MAX_OUTPUT / 1024 / 1024} MB. Compare with a commit that is nearer.`;
  if (killed) return `git ${command} did not answer within ${TIMEOUT_MS / 1e3} seconds.`;
  return `git ${command} could not be run: ${String(code)}.`;
}
function complaintIn(err) {
  const lines = err.split("\n");
  const line2 = lines.find((each) => each.startsWith("fatal:")) ?? lines[0];
  return printable(line2.replace(/^(fatal|error): /, ""), 300);
}
function gitTop(folder) {
  for (let at = folder; ; ) {
    if (existsSync(inFolder(at, ".git"))) return at;
    const parent = parentOf(at);
    if (parent === at || isCeiling(at)) return void 0;
    at = parent;
  }
}
var ceiling;
function confineTo(folder) {
  ceiling = folder;
}
var isCeiling = (folder) => folder === ceiling;
function workspaceOf(cwd) {
  const top = gitTop(cwd) ?? cwd;
  return realPath(top) ?? top;
}

// src/parse/parse.ts
var TOO_SLOW = "Parsing it took more than 10 seconds.";
var STRICT = { comments: false, trailingCommas: false };
var LOOSE = { comments: true, trailingCommas: true };
async function parse(path, text3, options = {}) {
  try {
    return await parseAs(languageOf(path), path, text3, options);
  } catch (error) {
    if (error instanceof RangeError) throw new Unreadable("It is nested too deep to be read.");
    throw error;
  }
}
async function parseOrSay(path, text3) {
  try {
    return await parse(path, text3);
  } catch (error) {
    if (error instanceof Unreadable) return error.message;
    throw error;
  }
}
async function parseAs(language, path, text3, options) {
  const limited = (work) => options.timeLimit ? options.timeLimit(work, TOO_SLOW) : work();
  if (language === "yaml") {
    const { parseYaml } = await import("./document.js");
    return limited(() => parseYaml(path, text3, options.limits));
  }
  if (language === "json5") {
    const { parseJson5 } = await import("./json5.js");
    return limited(() => parseJson5(path, text3, options.limits));
  }
  if (language === "html") {
    const { openPages } = await import("./source-and-pages.js");
    const { parseHtml } = await openPages();
    return limited(() => parseHtml(path, text3));
  }
  if (language === "javascript") {
    const { openPages, parseSource } = await import("./source-and-pages.js");
    const { format, imports } = options;
    const readPages = mayBePage(text3) ? (await openPages()).templateCode : void 0;
    return limited(() => parseSource(path, text3, { format, ...imports, readPages }));
  }
  if (language === "python") {
    const { parsePythonSource } = await import("./source.js");
    return limited(() => parsePythonSource(path, text3, options.imports));
  }
  const grammar = language === "jsonc" || options.comments ? LOOSE : STRICT;
  const jsonOptions = options.limits ? { ...grammar, depth: options.limits.depth } : grammar;
  let document = limited(() => parseJson(path, text3, jsonOptions));
  if (!document) {
    const { recoverJson } = await import("./recover.js");
    document = limited(() => recoverJson(path, text3, jsonOptions));
  }
  return grammar === LOOSE ? { ...document, comments: () => commentsIn(text3) } : document;
}

// src/files/write.ts
const {
  chmodSync,
  chownSync,
  closeSync: closeSync2,
  linkSync,
  lstatSync,
  mkdirSync,
  openSync: openSync2,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync
} = process.getBuiltinModule("node:fs");
const { dirname: dirname2, join } = process.getBuiltinModule("node:path");
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
function writeAtomically(path, text3) {
  const target = targetOf(absolutePath(".", path));
  if (isStream(target)) return writeFileSync(target, text3, { flag: "a" });
  const old = lstatSync(target, { throwIfNoEntry: false });
  const replaced = old?.isFile() ? old : void 0;
  if (replaced) refuseToReplace(replaced);
  throughTemporary(target, text3, replaced?.mode, (temporary) => {
    if (replaced) keepOwner(temporary, replaced);
    renameSync(temporary, target);
  });
}
function writeNamed(name, text3, cwd) {
  const target = absolutePath(cwd, name);
  const top = gitTop(cwd) ?? cwd;
  if (isInside(top, target) && !staysWithin(parentOf(target), top)) throw new Error(LEADS_OUT);
  mkdirSync(dirname2(target), { recursive: true });
  writeAtomically(target, text3);
}
var LEADS_OUT = "a symbolic link on the way leads out of the project";
function createAtomically(path, text3, top) {
  const target = absolutePath(".", path);
  if (!staysWithin(parentOf(target), top)) throw new Error(LEADS_OUT);
  mkdirSync(dirname2(target), { recursive: true });
  throughTemporary(target, text3, void 0, (temporary) => {
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
function throughTemporary(target, text3, mode, put2) {
  const folder = dirname2(target);
  removeAbandoned(folder);
  const temporary = join(folder, `.toolint-${process.pid}-${Date.now().toString(36)}.tmp`);
  const file = openSync2(temporary, "wx", mode);
  try {
    try {
      writeFileSync(file, text3);
    } finally {
      closeSync2(file);
    }
    put2(temporary);
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
var isOfProcess = (path) => /^\/(?:proc\/|dev\/(?:fd\/|std(?:in|out|err)$))/.test(path);
var SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"];
var isHolding = false;
function holdSignals() {
  if (isHolding) return;
  isHolding = true;
  oweTurn();
  for (const signal of SIGNALS) process.once(signal, () => process.kill(process.pid, signal));
}
var nextTurn = () => new Promise((done) => void setImmediate(done));
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
function isCausedByChange(finding2, changes) {
  const causes = [isOnChangedLines, isCausedByRemoval, isCausedByLoss, isCausedByRename];
  if (causes.some((isCausedBy) => isCausedBy(finding2, changes))) return true;
  if (hasTag(finding2.rule, "follows-file")) return changes.has(finding2.path);
  if (hasTag(finding2.rule, "follows-related")) return finding2.related?.some(({ path }) => changes.has(path)) ?? false;
  return (finding2.related ?? []).some(({ path, line: line2 }) => isOnChangedLines({ path, line: line2, endLine: line2 }, changes));
}
function isCausedByRemoval(finding2, changes) {
  const { path, line: line2, column, endLine, endColumn, missing = [] } = finding2;
  const hunks = changes.get(path);
  if (hunks === void 0 || hunks === "all") return false;
  const isBrace = line2 === endLine && endColumn - column === 1;
  const named2 = /* @__PURE__ */ new Set([...missing, ...quotedIn(finding2)]);
  return hunks.some(({ shortened: shortened2 }) => {
    const begin = shortened2?.get(line2);
    if (begin === void 0 || begin.column !== column && !isBrace) return false;
    return [...begin.words].some((word) => named2.has(word));
  });
}
function isCausedByLoss({ missing = [], missingFrom }, changes) {
  const hunks = missingFrom && changes.get(missingFrom.path);
  if (hunks === void 0) return false;
  if (hunks === "all") return true;
  const { from, to, columns } = missingFrom;
  const isMissing2 = ({ word, column }) => (missing.length === 0 || missing.includes(word)) && (columns.length === 0 || columns.includes(column));
  const losses = hunks.flatMap(({ lost = [] }) => lost);
  return losses.some(({ after, keys }) => after >= from && after <= to && keys.some(isMissing2));
}
function isCausedByRename(finding2, changes) {
  const { path, line: line2, column, endLine, endColumn } = finding2;
  const hunks = changes.get(path);
  if (hunks === void 0 || hunks === "all" || line2 !== endLine) return false;
  if (!hunks.some(({ gone }) => gone?.size)) return false;
  const isHere = (name) => [0, 2].includes(endColumn - column - name.length);
  const named2 = quotedIn(finding2).filter(isHere);
  return hunks.some(({ gone }) => named2.some((name) => gone?.has(name)));
}
var quotedIn = ({ data = {} }) => Object.values(data);
function hunksOf(path, text3, changes) {
  const hunks = changes.get(path) ?? [];
  if (hunks === "all" || hunks.length === 0) return hunks;
  if (/\r(?!\n)/.test(text3)) return "all";
  return hunks.some(({ lost }) => lost) ? withLosses(hunks, text3) : hunks;
}
function withLosses(hunks, text3) {
  const beginnings = new EnclosingBlocks(text3);
  const names = namesIn(text3);
  return hunks.map((hunk) => {
    const { lost } = hunk;
    if (!lost) return hunk;
    const shortened2 = /* @__PURE__ */ new Map();
    for (const { after, indent, words } of lost) {
      const { line: line2, column } = beginnings.around(after, indent);
      shortened2.set(line2, { column, words: /* @__PURE__ */ new Set([...shortened2.get(line2)?.words ?? [], ...words]) });
    }
    const gone = new Set(lost.flatMap((each) => each.names.filter((name) => !names.has(name))));
    return { ...hunk, shortened: shortened2, gone };
  });
}
function staysOnChangedLines(text3, hunks) {
  const starts = feedStarts(text3);
  const isChanged = changedIn(hunks);
  return (edits) => edits.every((edit) => {
    const { from, to } = linesOf(edit, text3, starts);
    for (let line2 = from; line2 <= to; line2++) if (!isChanged(line2)) return false;
    return true;
  });
}
function changedIn(hunks) {
  const changed = /* @__PURE__ */ new Set();
  for (const hunk of hunks) for (const line2 of hunk.changed) changed.add(line2);
  return (line2) => changed.has(line2);
}
function afterEdits(text3, edits, hunks) {
  const starts = feedStarts(text3);
  const inOrder2 = [...edits].sort((a, b) => a.start - b.start);
  const kept = /* @__PURE__ */ new Set();
  const shortened2 = /* @__PURE__ */ new Map();
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
      moved += lineEnds(now) - lineEnds(text3.slice(from, end));
    }
    if (!isChanged(index + 1)) kept.add(index + 1 + moved);
    for (const hunk of shortenedHunks) {
      const begin = hunk.shortened.get(index + 1);
      if (begin) shortened2.set(index + 1 + moved, begin);
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
      ...shortened2.size > 0 && { shortened: shortened2 },
      ...gone.size > 0 && { gone }
    }
  ];
}
function linesOf({ start, end, text: now }, text3, starts) {
  const isWhole = end > start && startsLine(text3, start) && startsLine(text3, end) && (now === "" || now.endsWith("\n"));
  return { from: lineAt(start, starts), to: lineAt(isWhole ? end - 1 : end, starts) };
}
var startsLine = (text3, offset) => offset === 0 || text3[offset - 1] === "\n";
var lineEnds = (text3) => text3.split("\n").length - 1;
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
  constructor(text3) {
    this.#lines = text3.split("\n");
    this.#top = this.#beginningIn(Math.max(0, this.#lines.findIndex(isContent)));
  }
  /** The block that contains a line with this indentation after the given one; 0 is the top. */
  around(after, indent) {
    for (const end = Math.min(after, this.#lines.length); this.#read < end; this.#read++) this.#readLine(this.#read);
    return this.#open.findLast((each) => each.indent < indent) ?? this.#top;
  }
  #readLine(index) {
    const text3 = this.#lines[index];
    if (!isContent(text3)) return;
    const beginning = this.#beginningIn(index);
    while (this.#open.length > 0 && this.#open.at(-1).indent >= beginning.indent) this.#open.pop();
    if (!isEnd(text3)) this.#open.push(beginning);
  }
  #beginningIn(index) {
    const text3 = this.#lines[index];
    return { line: index + 1, column: columnOf(text3), indent: spacesOf(text3) };
  }
};
var isContent = (line2) => !/^\s*(?:$|#|\/\/|---)/.test(line2);
var isEnd = (line2) => /^\s*[)\]}]/.test(line2) && !/[([{]\s*$/.test(line2);
function readHunks(patch) {
  const hunks = [];
  const lines = patch.split("\n");
  for (let at = 0; at < lines.length; ) {
    const header2 = /^@@ -\d+(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/.exec(lines[at++]);
    if (!header2) continue;
    const [, before = "1", from = "", now = "1"] = header2;
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
    const [mark, text3] = [written[0], written.slice(1)];
    switch (mark) {
      case "-":
        if (!open || open.come.length > 0) open = begin();
        open.gone.push(text3);
        break;
      case "+":
        open ??= begin();
        open.come.push(text3);
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
  const names = lines.flatMap((line2) => NAMED2.exec(line2)?.[1] ?? []);
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
var NAMED2 = /^\s*(?:(?:export\s+)?(?:const|let|var|function)\s+)?["'`]?([\p{L}\p{N}_$@-]+)["'`]?\s*\??[:=(]/u;
function namesIn(text3) {
  const names = text3.matchAll(/(?<![\p{L}\p{N}_$@-])([\p{L}\p{N}_$@-]+)["'`]?\s{0,9}\??[:=(]/gu);
  return new Set([...names].map(([, name]) => name));
}
var columnOf = (line2) => /^\s*(?:- +)*/.exec(line2)[0].length + 1;

// src/files/discover.ts
const { lstatSync: lstatSync3, readdirSync: readdirSync3 } = process.getBuiltinModule("node:fs");

// src/files/look-up.ts
const { lstatSync: lstatSync2, readdirSync: readdirSync2 } = process.getBuiltinModule("node:fs");
const { basename } = process.getBuiltinModule("node:path");
function lookUp(given, cwd, workspace) {
  if (given === "") return refused("An empty path was given. Name a file, a folder or a glob.");
  const absolute2 = withoutLinks(absolutePath(cwd, given), cwd, workspace);
  const path = relativePath(cwd, absolute2);
  try {
    const stats = lstatSync2(absolute2);
    if (stats.isSymbolicLink()) return followed(path, absolute2, workspace);
    if (leadsOut(absolute2, cwd, workspace)) return refusedLink(realPath(absolute2));
    return kindOf2(stats, path, absolute2);
  } catch (error) {
    const slashed = given.replaceAll("\\", "/");
    if (isMissing(error) && slashed !== given) return lookUp(slashed, cwd, workspace);
    if (!isMissing(error)) return refused(reason(error, absolute2));
    return { message: reason(error, absolute2).replace(/\.$/, `${hint3(absolute2)}.`), isMissing: true };
  }
}
function followed(path, absolute2, workspace) {
  const real = realPath(absolute2);
  if (real === void 0) return refused("It is a symbolic link that leads nowhere.");
  return isInside(workspace, real) ? kindOf2(lstatSync2(real), path, real) : refusedLink(real);
}
function refusedLink(real) {
  return refused(`It leads out of the workspace by a symbolic link, to ${real}: such links are not followed.`);
}
var refused = (message) => ({ message, isMissing: false });
function kindOf2(stats, path, absolute2) {
  if (stats.isFile() || stats.isDirectory()) return { path, absolute: absolute2, isFolder: stats.isDirectory() };
  return refused(NOT_REGULAR);
}
function hint3(absolute2) {
  try {
    return didYouMean(basename(absolute2), readdirSync2(parentOf(absolute2)));
  } catch {
    return "";
  }
}
var CONFIG_NAMES = new Set(
  ["json", "jsonc", "yaml", "yml", "js", "mjs", "cjs", "ts", "mts"].map((ending) => `toolint.config.${ending}`)
);
var PACKAGE_NAME = "package.json";
var Seen = class {
  #tops = /* @__PURE__ */ new Set();
  #telling = /* @__PURE__ */ new Map();
  #unsearched = /* @__PURE__ */ new Set();
  addTop(folder) {
    this.#tops.add(folder);
  }
  add(folder, seen) {
    if (seen !== NOTHING) this.#telling.set(folder, seen);
  }
  addUnsearched(folder) {
    this.#unsearched.add(folder);
  }
  /** Undefined for a folder that no walk has come to. */
  of(folder) {
    return this.#telling.get(folder) ?? (this.#isSearched(folder) ? NOTHING : void 0);
  }
  #isSearched(folder) {
    for (let at = folder; !this.#unsearched.has(at); at = parentOf(at)) {
      if (this.#tops.has(at)) return true;
      if (at === parentOf(at)) return false;
    }
    return false;
  }
};
var NOTHING = { configs: [], isGitTop: false, hasGitignore: false };
function folderSeen(entries2) {
  let seen;
  for (const { name } of entries2) {
    if (!isTelling(name)) continue;
    seen ??= { configs: [], isGitTop: false, hasGitignore: false };
    if (name === ".git") seen.isGitTop = true;
    else if (name === ".gitignore") seen.hasGitignore = true;
    else seen.configs.push(name);
  }
  return seen ?? NOTHING;
}
function isTelling(name) {
  return name === ".git" || name === ".gitignore" || name === PACKAGE_NAME || CONFIG_NAMES.has(name);
}

// src/files/gitignore.ts
const { existsSync: existsSync2 } = process.getBuiltinModule("node:fs");

// src/files/git-index.ts
var MAX_BYTES = 64 * 1024 * 1024;
var HEADER = 12;
var STAT = 40;
var MODE_AT = 24;
var ID = 20;
var EXTENDED = 16384;
var KINDS2 = /* @__PURE__ */ new Set([8, 10, 14, 4]);
function trackedPaths(gitFolder) {
  const read = readRegular(`${gitFolder}/index`, { maxBytes: MAX_BYTES });
  return "bytes" in read && parseIndex(read.bytes) || /* @__PURE__ */ new Set();
}
function parseIndex(bytes2) {
  if (bytes2.length < HEADER || bytes2.toString("latin1", 0, 4) !== "DIRC") return void 0;
  const version = bytes2.readUInt32BE(4);
  if (version < 2 || version > 4) return void 0;
  const found = /* @__PURE__ */ new Set();
  let previous = Buffer.alloc(0);
  let at = HEADER;
  for (let left2 = bytes2.readUInt32BE(8); left2 > 0; left2--) {
    if (at + STAT + ID + 2 > bytes2.length || !KINDS2.has(bytes2.readUInt32BE(at + MODE_AT) >> 12)) return void 0;
    const flags = bytes2.readUInt16BE(at + STAT + ID);
    let start = at + STAT + ID + (flags & EXTENDED ? 4 : 2);
    let kept = previous.subarray(0, 0);
    if (version === 4) {
      const { value, end: end2 } = varint(bytes2, start);
      if (value > previous.length) return void 0;
      kept = previous.subarray(0, previous.length - value);
      start = end2;
    }
    const end = bytes2.indexOf(0, start);
    if (end < 0) return void 0;
    const written = bytes2.subarray(start, end);
    previous = kept.length > 0 ? Buffer.concat([kept, written]) : written;
    addWithFolders(found, previous.toString("utf8"));
    at = version === 4 ? end + 1 : at + (end - at + 8 & ~7);
  }
  return found;
}
function addWithFolders(found, path) {
  found.add(path);
  for (let end = path.lastIndexOf("/"); end > 0; end = path.lastIndexOf("/", end - 1)) {
    const folder = path.slice(0, end);
    if (found.has(folder)) return;
    found.add(folder);
  }
}
function varint(bytes2, start) {
  let end = start;
  let byte = bytes2[end++] ?? 0;
  let value = byte & 127;
  while (byte & 128 && end < bytes2.length && end - start < 5) {
    byte = bytes2[end++];
    value = (value + 1) * 128 + (byte & 127);
  }
  return { value, end };
}

// src/files/gitignore.ts
function originOf({ origin }, cwd = "") {
  if (!origin) return "";
  const { file, line: line2, pattern } = origin;
  const at = line2 === void 0 ? file : `${relativePath(cwd, file)}:${line2}`;
  return ` (\`${printable(pattern)}\` in ${printable(at)})`;
}
var MAX_FILE = 1024 * 1024;
var MAX_LINE = 4096;
var MAX_LINES = 1e4;
function isIgnored(scope2, path, isFolder) {
  const end = path.lastIndexOf("/") + 1;
  return isNameIgnored(scope2, path.slice(0, end), path.slice(end), isFolder);
}
function isNameIgnored(scope2, folder, name, isFolder) {
  return ignoringRule(scope2, folder, name, isFolder) !== void 0;
}
function ignoringRule(scope2, folder, name, isFolder) {
  const rule = writtenRule(scope2, folder, name, isFolder);
  return rule && scope2?.isTracked?.(folder + name) ? void 0 : rule;
}
function writtenRule(scope2, folder, name, isFolder) {
  for (let at = scope2; at; at = at.outer) {
    if (!folder.startsWith(at.base)) continue;
    const verdict2 = lastMatch(at.rules, folder.slice(at.base.length), name, isFolder);
    if (verdict2) return verdict2.negated ? void 0 : verdict2;
  }
  return void 0;
}
function lastMatch(rules, folder, name, isFolder) {
  for (let i = rules.length - 1; i >= 0; i--) {
    const rule = rules[i];
    if ((isFolder || !rule.foldersOnly) && rule.matches(rule.byName ? name : folder + name)) return rule;
  }
  return void 0;
}
function parseIgnoreFile(text3, file = ".gitignore") {
  return text3.replace(/^\ufeff/, "").split(/\r?\n/, MAX_LINES).flatMap((line2, index) => {
    const rule = parseIgnoreLine(line2);
    return rule ? { ...rule, origin: { file, line: index + 1, pattern: trimSpaces(line2) } } : [];
  });
}
function parseIgnoreLine(line2) {
  if (line2.startsWith("#") || line2.length > MAX_LINE) return void 0;
  let pattern = trimSpaces(line2);
  const negated = pattern.startsWith("!");
  if (negated) pattern = pattern.slice(1);
  const foldersOnly = pattern.endsWith("/");
  if (foldersOnly) pattern = pattern.slice(0, -1);
  if (pattern === "") return void 0;
  const byName = !pattern.includes("/");
  const matches = wildcard(pattern.replace(/^\//, ""));
  return typeof matches === "string" ? void 0 : { negated, foldersOnly, byName, matches };
}
function trimSpaces(line2) {
  let end = line2.length;
  while (line2[end - 1] === " ") end--;
  let backslashes = 0;
  while (line2[end - backslashes - 1] === "\\") backslashes++;
  return end < line2.length && backslashes % 2 === 1 ? line2.slice(0, end + 1) : line2.slice(0, end);
}
function givenScope(ignored2) {
  const rule = { negated: false, foldersOnly: false, matches: (path) => ignored2.has(path) };
  return { base: "", rules: [rule], outer: void 0, isFinal: true };
}
function topScope(folder, outer) {
  if (outer?.isFinal) return outer;
  const base = inFolder(folder, "");
  const { own, common } = gitFolders(folder);
  let tracked;
  const isTracked = (path) => (tracked ??= trackedPaths(own)).has(path.slice(base.length));
  return { base, rules: readRules(`${common}/info/exclude`), outer: void 0, isTracked };
}
function innerScope(folder, outer) {
  if (outer?.isFinal) return outer;
  const file = inFolder(folder, ".gitignore");
  const rules = existsSync2(file) ? readRules(file) : [];
  const isTracked = outer?.isTracked;
  return rules.length > 0 ? { base: inFolder(folder, ""), rules, outer, ...isTracked && { isTracked } } : outer;
}
function scopeWithin(scope2, parent, name) {
  const rule = scope2?.isTracked && writtenRule(scope2, parent, name, true);
  if (!rule || !scope2.isTracked(parent + name)) return scope2;
  const all = { ...rule, foldersOnly: false, matches: () => true };
  return { base: inFolder(parent + name, ""), rules: [all], outer: scope2, isTracked: scope2.isTracked };
}
function scopeFinder(cwd) {
  const workTop = gitTop(cwd) ?? cwd;
  const find = foundOnce((folder) => {
    const parent = parentOf(folder);
    if (folder === workTop || existsSync2(inFolder(folder, ".git")))
      return { scope: innerScope(folder, topScope(folder)), inRepository: true };
    if (parent === folder) return { scope: void 0, inRepository: false };
    const { scope: scope2, inRepository } = find(parent);
    if (!inRepository) return { scope: void 0, inRepository };
    const within3 = scopeWithin(scope2, inFolder(parent, ""), folder.slice(folder.lastIndexOf("/") + 1));
    return { scope: innerScope(folder, within3), inRepository };
  });
  return (folder) => find(folder).scope;
}
function gitFolders(top) {
  const git = `${top}/.git`;
  const line2 = firstLine(git);
  if (line2 === "") return { own: git, common: git };
  const own = absolutePath(top, line2.replace(/^gitdir:\s*/, ""));
  return { own, common: absolutePath(own, firstLine(`${own}/commondir`)) };
}
function firstLine(file) {
  const read = readText(file, { maxBytes: MAX_LINE });
  return "text" in read ? read.text.split("\n", 1)[0].trim() : "";
}
function readRules(file) {
  const read = readText(file, { maxBytes: MAX_FILE });
  return "text" in read ? parseIgnoreFile(read.text, file) : [];
}

// src/files/discover.ts
var FileBelow = class {
  #cwd;
  path;
  named;
  foundBy;
  constructor(cwd, path, named2, foundBy) {
    this.#cwd = cwd;
    this.path = path;
    this.named = named2;
    this.foundBy = foundBy;
  }
  get absolute() {
    return inFolder(this.#cwd, this.path);
  }
};
async function discover({
  paths: given,
  include,
  isLeftOut,
  ignored: ignored2,
  extensions,
  also,
  ignoreUnknown = false,
  ignoredByGit,
  onLeftOut,
  onName,
  ...options
}) {
  const cwd = absolutePath(options.cwd, ".");
  const workspace = workspaceOf(cwd);
  const ofGit = ignoredByGit && givenScope(ignoredByGit);
  const scopeOf = ofGit ? () => ofGit : scopeFinder(cwd);
  const paths = given.filter((each) => !isTakenOut(each));
  const takenOut = given.filter(isTakenOut).map((each) => compileGlob(each.slice(1)));
  const wanted = new Set(extensions);
  const isWanted2 = (name) => wanted.has(extensionOf(name));
  const isTaken = (path) => isWanted2(path) || also?.(path) === true;
  const found = [];
  const problems = [];
  const folders = new Seen();
  let foundBy;
  const add = (shown2, absolute2, named2) => {
    const path = shown2.startsWith("../") ? relativePath(cwd, absolute2) : shown2;
    const isBelow = inFolder(cwd, path) === absolute2;
    found.push(isBelow ? new FileBelow(cwd, path, named2, foundBy) : { path, absolute: absolute2, named: named2, foundBy });
  };
  const how = {
    isWanted: isWanted2,
    also,
    include,
    ignored: ignored2,
    onLeftOut,
    onName,
    onFolder: (folder, seen) => folders.add(folder, seen),
    onUnsearched: (folder) => folders.addUnsearched(folder),
    onFile: (path, absolute2) => add(path, absolute2, false),
    onFailure: (path, message) => void problems.push({ path, message })
  };
  const addGlob = async (glob) => {
    const matches = await globFiles(glob, { cwd, workspace, scopeOf });
    const found2 = matches.map((match) => withoutLinks(match, cwd, workspace));
    const taken = found2.map((absolute2) => ({ absolute: absolute2, path: relativePath(cwd, absolute2) })).filter(({ path }) => isTaken(path));
    if (taken.length === 0) how.onFailure(glob, noMatch(matches.length, extensions));
    for (const { absolute: absolute2, path } of taken) if (!ignored2?.(path)) add(path, absolute2, false);
  };
  for (const path of paths.length > 0 ? paths : ["."]) {
    const named2 = lookUp(path, cwd, workspace);
    foundBy = void 0;
    if ("message" in named2) {
      if (named2.isMissing && isGlob(path)) {
        foundBy = toSlashes(path);
        await addGlob(path);
      } else if (named2.isMissing || !ignoreUnknown) how.onFailure(path, named2.message);
    } else if (named2.isFolder) {
      const shown2 = named2.path === "." ? "" : `${named2.path}/`;
      foundBy = shown2 === "" ? void 0 : named2.path;
      folders.addTop(named2.absolute);
      const isBack = shown2 !== "" && isLeftOut?.(named2.path) === true;
      const { include: _, ...all } = how;
      walk2(named2.absolute, shown2, scopeOf(parentOf(named2.absolute)), isBack ? all : how);
    } else if (!ignoreUnknown) add(named2.path, named2.absolute, true);
    else if (isTaken(named2.path) && !named2.path.split("/").some(isNeverSearched) && include?.(named2.path) !== false) {
      add(named2.path, named2.absolute, false);
    }
  }
  const left2 = takenOut.length > 0 ? found.filter(({ path }) => !takenOut.some((test) => test(path))) : found;
  left2.sort((a, b) => compareText(a.path, b.path) || Number(b.named) - Number(a.named));
  const files = paths.length > 1 ? left2.filter(({ path }, index) => path !== left2[index - 1]?.path) : left2;
  return { files, problems, folders };
}
var isTakenOut = (path) => path.startsWith("!") && path.length > 1;
function wouldFind(path, options, scopeOf) {
  return whyNotFound(path, options, scopeOf) === void 0;
}
function whyNotFound(path, { cwd, include, ignored: ignored2, extensions, also }, scopeOf) {
  if (isOutside(path)) return "it is outside the folder that is searched";
  const names = path.split("/");
  const name = names.pop();
  let folder = cwd;
  let shown2 = "";
  const whyLeftOut = (each, isFolder) => {
    if (isFolder && isNeverSearched(each)) return `\`${each}\` is never searched`;
    const rule = ignoringRule(scopeOf(folder), inFolder(folder, ""), each, isFolder);
    if (rule) return `git ignores it${originOf(rule, cwd)}`;
    return ignored2?.(shown2) ? "the config ignores it" : void 0;
  };
  for (const each of names) {
    shown2 += `${each}/`;
    const reason4 = whyLeftOut(each, true);
    if (reason4 !== void 0) return reason4;
    folder = inFolder(folder, each);
  }
  const real = realPath(folder);
  if (real !== void 0 && real !== absolutePath(realPath(cwd) ?? cwd, shown2)) return "it is behind a symbolic link";
  if (name === "") return void 0;
  shown2 = path;
  const reason3 = whyLeftOut(name, false);
  if (reason3 !== void 0) return reason3;
  if (include?.(path) === false) return "`files` in the config does not include it";
  const isWanted2 = extensions.includes(extensionOf(name)) || also?.(path) === true;
  return isWanted2 ? void 0 : "files with this ending are not searched for";
}
var isOutside = (path) => /^(?:\.\.(?:\/|$)|\/|[A-Za-z]:)/.test(path);
var extensionOf = (name) => name.slice(name.lastIndexOf(".")).toLowerCase();
function noMatch(others, extensions) {
  return others === 0 ? "The glob matches no file (files that git ignores, and those in node_modules, are left out)." : `The glob matches only files of other kinds than ${extensions.join(", ")}.`;
}
function walk2(folder, path, outer, how) {
  let entries2;
  try {
    entries2 = readdirSync3(folder, { withFileTypes: true });
  } catch (error) {
    how.onUnsearched(folder);
    how.onFailure(path || ".", `The folder cannot be searched. ${reason(error, folder)}`);
    return;
  }
  const seen = folderSeen(entries2);
  how.onFolder(folder, seen);
  const around = seen.isGitTop ? topScope(folder, outer) : outer;
  const scope2 = seen.hasGitignore ? innerScope(folder, around) : around;
  const prefix = inFolder(folder, "");
  for (const entry2 of entries2) {
    const { name } = entry2;
    if (how.onName && entry2.isFile()) how.onName(path, name);
    const kind = entry2.isSymbolicLink() ? askedItself(entry2, prefix + name) : entry2;
    if (kind.isDirectory()) {
      const shown2 = `${path}${name}/`;
      const isLeftOut = isNeverSearched(name) || isNameIgnored(scope2, prefix, name, true) || how.ignored?.(shown2) === true;
      if (isLeftOut) {
        how.onUnsearched(prefix + name);
        if (name !== ".git") how.onLeftOut?.(shown2);
      } else walk2(prefix + name, shown2, scopeWithin(scope2, prefix, name), how);
    } else if (kind.isSymbolicLink()) {
      how.onUnsearched(prefix + name);
    } else if (kind.isFile() && isWanted(name, path, how)) {
      const shown2 = path + name;
      const isIgnored2 = isNameIgnored(scope2, prefix, name, false) || how.ignored?.(shown2) === true;
      if (isIgnored2 || how.include?.(shown2) === false) how.onLeftOut?.(shown2);
      else how.onFile(shown2, prefix + name);
    }
  }
}
function askedItself(entry2, path) {
  try {
    return lstatSync3(path);
  } catch {
    return entry2;
  }
}
function isWanted(name, folder, { isWanted: isWanted2, also }) {
  return isWanted2(name) || also?.(folder + name) === true;
}
function isNeverSearched(name) {
  return /^(?:node_modules|site-packages|__pycache__|\.(?:git|tox|nox))$/.test(name);
}
var isGlob = (path) => /[*?[{]|[!+@]\(/.test(path);
var namedIn = (paths, cwd) => new Set(paths.filter((each) => !isGlob(each)).map((each) => relativePath(cwd, absolutePath(cwd, each))));
async function globFiles(pattern, { cwd, workspace, scopeOf }) {
  const { globSync } = await import("./glob.js");
  const isWindows = process.platform === "win32";
  const spelledOut = absolutePath(cwd, literalFolder(isWindows ? toSlashes(pattern) : pattern));
  const isHidden = (entry2, isFolder) => {
    const absolute2 = toSlashes(entry2.fullpath());
    if (isFolder && isInside(absolute2, spelledOut)) return false;
    if (isFolder && isNeverSearched(entry2.name)) return true;
    return isIgnored(scopeOf(parentOf(absolute2)), absolute2, isFolder);
  };
  const staysIn = foundOnce((folder) => !leadsOut(folder, cwd, workspace));
  return globSync(pattern, {
    cwd,
    dot: true,
    nodir: true,
    follow: false,
    withFileTypes: true,
    windowsPathsNoEscape: isWindows,
    ignore: {
      ignored: (entry2) => isHidden(entry2, entry2.isDirectory()),
      childrenIgnored: (entry2) => isHidden(entry2, true)
    }
  }).filter((entry2) => entry2.isFile()).map((entry2) => toSlashes(entry2.fullpath())).filter((file) => staysIn(parentOf(file)));
}
function literalFolder(pattern) {
  const segments = pattern.split("/");
  const first = segments.findIndex(isGlob);
  return segments.slice(0, first).join("/") || (pattern.startsWith("/") ? "/" : ".");
}

// src/run/cache/path.ts
const { existsSync: existsSync3 } = process.getBuiltinModule("node:fs");
var CACHE_NAME = ".toolint-cache.json";
var IN_PACKAGES = "node_modules/.cache/toolint.json";
function cachePath(cwd, named2) {
  if (named2 !== void 0) return absolutePath(cwd, named2);
  const inPackages = existsSync3(inFolder(cwd, "node_modules"));
  return inFolder(cwd, inPackages ? IN_PACKAGES : CACHE_NAME);
}

// src/read/disk.ts
const { existsSync: existsSync4 } = process.getBuiltinModule("node:fs");
var diskWith = (read = readText) => ({ read, exists: existsSync4 });
var MOST_TEXT = 16e6;
var MOST_PATHS = 5e4;
function keptDisk() {
  const texts2 = /* @__PURE__ */ new Map();
  const there = /* @__PURE__ */ new Map();
  let length = 0;
  return {
    read(path, how) {
      const known2 = texts2.get(path);
      if (known2 && known2.text.length * 3 <= (how?.maxBytes ?? LIMITS.fileSize)) return known2;
      const read = readText(path, how);
      if (!("text" in read)) return read;
      if ((length += read.text.length) > MOST_TEXT) {
        texts2.clear();
        length = read.text.length;
      }
      texts2.set(path, read);
      return read;
    },
    exists(path) {
      let isThere = there.get(path);
      if (isThere === void 0) {
        if (there.size === MOST_PATHS) there.clear();
        there.set(path, isThere = existsSync4(path));
      }
      return isThere;
    },
    forget(path) {
      texts2.delete(path);
      there.delete(path);
    }
  };
}

// src/run/changed-files.ts
const { posix } = process.getBuiltinModule("node:path");
async function changedSince(base, cwd) {
  const git = openGit(cwd);
  const { prefix, isShallow } = await workTree(git);
  const isBorn = await commitOf(git, "HEAD") !== void 0;
  const name = base ?? (isBorn ? await mainBranch(git, isShallow) : void 0);
  const from = name === void 0 ? await emptyTree(git) : await mergeBase(git, name, isBorn, isShallow);
  const [edited, untracked] = await Promise.all([editedSince(git, from), untrackedFiles(git)]);
  const all = [
    ...edited,
    ...untracked.map((path) => [path, "all"])
  ];
  const changes = new Map(all.map(([path, hunks]) => [posix.relative(`/${prefix}`, `/${path}`), hunks]));
  return { changes, base: name ?? "the beginning, as nothing is committed yet", from };
}
async function isRevision(word, cwd) {
  if (word.startsWith("-")) return false;
  return await commitOf(openGit(cwd), word) !== void 0;
}
async function workTree(git) {
  const { ok, out, complaint } = await git(
    "rev-parse",
    "--is-inside-work-tree",
    "--is-shallow-repository",
    "--show-prefix"
  );
  const [isInside2, isShallow, ...prefix] = out.split("\n");
  if (ok && isInside2 === "true")
    return { prefix: prefix.join("\n").replace(/\n$/, ""), isShallow: isShallow === "true" };
  if (complaint.includes("dubious ownership")) {
    throw new UserError(
      "--changed asks git what changed, and git does not trust this repository, which somebody else owns. If you do: git config --global --add safe.directory PATH, with the path of the repository."
    );
  }
  const isNone = ok || complaint.startsWith("not a git repository");
  throw new UserError(
    `--changed asks git what changed, ${isNone ? "and this folder is in no work tree of git" : `which failed: ${complaint}`}.`
  );
}
async function commitOf(git, revision) {
  const { ok, out } = await git("rev-parse", "--verify", "--quiet", `${revision}^{commit}`);
  return ok ? out.trim() : void 0;
}
var MAIN_BRANCHES = [
  "refs/remotes/origin/main",
  "refs/remotes/origin/master",
  "refs/heads/main",
  "refs/heads/master"
];
var ORIGIN_HEAD = "refs/remotes/origin/HEAD";
async function mainBranch(git, isShallow) {
  const { out } = await git("for-each-ref", "--format=%(refname) %(symref)", ORIGIN_HEAD, ...MAIN_BRANCHES);
  const refs = new Map(out.split("\n").map((line2) => line2.split(" ")));
  const found = refs.get(ORIGIN_HEAD) || MAIN_BRANCHES.find((ref) => refs.has(ref));
  if (found) return found.replace(/^refs\/(remotes|heads)\//, "");
  throw new UserError(
    `--changed found no branch to compare with: neither main nor master, on origin or here. ${isShallow ? SHALLOW : "Name one: --changed=BASE."}`
  );
}
var SHALLOW = "This clone is shallow, so older commits are missing: git fetch --unshallow origin gets them (with actions/checkout: fetch-depth: 0).";
async function mergeBase(git, base, isBorn, isShallow) {
  const shown2 = printable(base);
  if (base.startsWith("-") || base === "")
    throw new UserError(`--changed needs a branch, a tag or a commit, and got "${shown2}".`);
  const commit = await commitOf(git, base);
  if (commit === void 0)
    throw new UserError(`--changed: git knows no commit \`${shown2}\`.${isShallow ? ` ${SHALLOW}` : ""}`);
  const heads = isBorn ? ["HEAD", ...await commitOf(git, "MERGE_HEAD") ? ["MERGE_HEAD"] : []] : [];
  const { ok, out } = isBorn ? await git("merge-base", commit, ...heads) : { ok: false, out: "" };
  if (ok) return out.trim();
  throw new UserError(
    `--changed: this branch and \`${shown2}\` have no commit in common${isShallow ? ` here. ${SHALLOW}` : "."}`
  );
}
async function emptyTree(git) {
  return (await must(git, "hash-object", "-t", "tree", "--stdin")).trim();
}
async function editedSince(git, from) {
  const patch = await must(git, "diff-index", ...DIFF, from, "--");
  return editedIn(patch);
}
function editedIn(patch) {
  return `
${patch}`.split("\ndiff --git ").slice(1).flatMap(readFile);
}
var DIFF = [
  ...["--patch", "--unified=0", "--find-renames", "-l1000", "--ignore-submodules=dirty", "--no-color"],
  ...["--no-ext-diff", "--no-textconv", "--src-prefix=a/", "--dst-prefix=b/"]
];
function readFile(patch) {
  const head = patch.split("\n@@ ", 1)[0].split("\n");
  const starting = (word) => head.find((line2) => line2.startsWith(word))?.slice(word.length);
  if (starting("deleted file mode") !== void 0) return [];
  const path = starting("rename to ") ?? sameName(head[0]);
  const isWhole = starting("new file mode") !== void 0 || starting("Binary files ") !== void 0;
  return [[unquoted(path), isWhole ? "all" : readHunks(patch)]];
}
function sameName(names) {
  const second = names.slice((names.length + 1) / 2);
  return second.startsWith('"') ? `"${second.slice('"b/'.length)}` : second.slice("b/".length);
}
var ESCAPES = { a: "\x07", b: "\b", t: "	", n: "\n", v: "\v", f: "\f", r: "\r" };
function unquoted(name) {
  if (!name.startsWith('"')) return name;
  return name.slice(1, -1).replace(/\\([0-7]{3}|.)/g, (_, code) => {
    return code.length === 3 ? String.fromCharCode(parseInt(code, 8)) : ESCAPES[code] ?? code;
  });
}
async function untrackedFiles(git) {
  const list2 = await must(git, "ls-files", "--others", "--exclude-standard", "--full-name", "-z", "--", ":/");
  return list2.split("\0").filter((path) => path !== "" && !path.endsWith("/"));
}
async function must(git, ...args) {
  const { ok, out, complaint } = await git(...args);
  if (!ok) throw new UserError(`--changed: git ${args[0]} failed: ${complaint}.`);
  return out;
}
async function trackedByGit(cwd) {
  const list2 = await openGit(cwd)("ls-files", "-z", "-v", "--", ":/").catch(() => void 0);
  if (!list2?.ok) return void 0;
  const paths = list2.out.split("\0").flatMap((line2) => /^[A-RT-Z] ([^]+)/.exec(line2)?.[1] ?? []);
  return new Set(paths.map((path) => path.startsWith("../") ? absolutePath(cwd, path) : inFolder(cwd, path)));
}
function withUntracked(changes, files, followed2, cwd) {
  const top = gitTop(cwd);
  const isInSameSubmodule = (file) => {
    const inner = top !== void 0 && isInside(top, file) ? gitTop(parentOf(file)) : top;
    return inner !== void 0 && inner !== top && followed2.has(inner) && !changes.has(relativePath(cwd, inner));
  };
  const all = new Map(changes);
  for (const { path, absolute: absolute2 } of files) {
    if (!followed2.has(absolute2) && !changes.has(path) && !isInSameSubmodule(absolute2)) all.set(path, "all");
  }
  return all;
}

// src/read/javascript/javascript.ts
const { isBuiltin: isBuiltin2 } = process.getBuiltinModule("node:module");
const { posix: posix4 } = process.getBuiltinModule("node:path");

// src/read/javascript/imports.ts
const { posix: posix2 } = process.getBuiltinModule("node:path");

// src/read/imported-files.ts
var LARGEST_IMPORT = 3e5;
var textOfImport = (read) => "text" in read && read.text.length <= LARGEST_IMPORT ? read.text : void 0;
var MOST_HOPS = 3;
var MOST_DEEP = 4;
var MOST_BETWEEN = MOST_HOPS + MOST_DEEP;

// src/read/javascript/imports.ts
function importsIn(text3) {
  const found = text3.matchAll(/\b(?:from|import|require)[\s(]*(['"])([^'"\n]{1,300})\1/g);
  return [...new Set(Array.from(found, ([, , source]) => source))];
}
function importsAtRunTime(text3) {
  return [...text3.matchAll(RUNS), ...text3.matchAll(REQUIRES)].map(([, source]) => source);
}
var REQUIRES = /(?:^|[=(\s])require\(\s{0,9}['"]([^'"\s]{1,300})['"]\s{0,9}\)/gm;
var RUNS = /^\s{0,9}(?:import|export)\b(?!\s{1,9}type\b)[^'"`;]{0,2000}['"]([^'"\s]{1,300})['"]/gm;
function candidatesFor(from, source, aliases = NO_ALIASES) {
  if (!isRelative(source)) return aliases(from, source).flatMap((base2) => candidatesAt(base2, source));
  const isAbsolute2 = /^(?:[a-z]:)?\//i.test(from);
  const base = isAbsolute2 ? absolutePath(parentOf(from), source) : posix2.join(posix2.dirname(from), source).replace(/\/$/, "");
  return candidatesAt(base, source);
}
var isRelative = (source) => /^\.\.?(?:\/|$)/.test(source);
var NO_ALIASES = () => [];
function candidatesAt(base, source) {
  const indexes = JAVASCRIPT_EXTENSIONS.map(
    (ending) => base === "." ? `index${ending}` : inFolder(base, `index${ending}`)
  );
  if (/(?:^|\/)\.{0,2}$/.test(source)) return indexes;
  const typed = base.replace(/\.([mc]?)js(x?)$/, ".$1ts$2");
  return [
    ...typed === base ? [] : [typed],
    ...[...JAVASCRIPT_EXTENSIONS, ".json"].some((ending) => base.endsWith(ending)) ? [base] : [],
    ...JAVASCRIPT_EXTENSIONS.map((ending) => base + ending),
    ...indexes
  ];
}
function openNesting() {
  let depth = 0;
  return {
    get depth() {
      return depth;
    },
    nested: (resolve5) => (source, name) => {
      if (depth === MOST_DEEP) return void 0;
      depth++;
      try {
        return resolve5(source, name);
      } finally {
        depth--;
      }
    }
  };
}
function findExport({ source, name }, from, find, take2, hops = 0, reached = /* @__PURE__ */ new Map()) {
  const file = find(from, source);
  if (!file) return void 0;
  const key = `${name}
${file.path}`;
  if ((reached.get(key) ?? Infinity) <= hops) return void 0;
  reached.set(key, hops);
  if (hops > 0 && name !== NAMESPACE && !mayPassOn(file.text, name)) return void 0;
  const parsed = file.parsed();
  if (!parsed) return void 0;
  for (const imported of hops < MOST_HOPS ? reexportsOf(parsed, file, name) : []) {
    const found = findExport(imported, file.path, find, take2, hops + 1, reached);
    if (found !== void 0) return found;
  }
  return take2(parsed, name, file);
}
var mayPassOn = (text3, name) => text3.includes(name) || text3.includes(PASSES_ALL);
var PASSES_ALL = "export *";
function reexportsOf(parsed, { among = (sources) => sources }, name) {
  const named2 = parsed.passedOn?.(name);
  if (named2) return [named2];
  const whole = parsed.passedOnWhole?.(name) ?? [];
  return whole.length === 0 ? [] : among(whole, name).map((source) => ({ source, name }));
}
function followImports(from, find, onUse) {
  const follow = (imported, take2) => findExport(imported, from, find, (parsed, name, file) => {
    const taken = take2(parsed, name);
    onUse(file);
    return taken;
  });
  return {
    resolveImport(source, name) {
      const called = name.endsWith(CALLED) ? CALLED : "";
      const exported2 = called === "" ? name : name.slice(0, -CALLED.length);
      return follow({ source, name: exported2 }, (parsed, own) => parsed.exported(own + called));
    },
    followImport: (imported, position, keys) => follow(imported, (parsed, own) => parsed.uses?.(own, position, keys))
  };
}

// src/read/javascript/barrels.ts
var MOST_WORDS = 1e6;
var MOST_BARRELS = 100;
var WORDS = /[\w$\u0080-\uffff]+/g;
var wordsIn = (text3) => new Set(text3.match(WORDS));
function barrelsOf(project) {
  const barrels = /* @__PURE__ */ new Map();
  let words = 0;
  const make = (path, sources) => {
    const asked = /* @__PURE__ */ new Set();
    const note = (each) => void asked.add(each);
    const byWord = /* @__PURE__ */ new Map();
    const further = [];
    for (const [index, source] of sources.entries()) {
      const target = project.targetOf(path, source, note);
      if (target === void 0 || words > MOST_WORDS) continue;
      const { text: text3 } = project.textAt(target, note);
      if (text3.includes(PASSES_ALL) && further.length < MOST_BARRELS) further.push(index);
      const own = wordsIn(text3);
      words += own.size;
      for (const word of own) addTo(byWord, word, index);
    }
    const among = (name) => [.../* @__PURE__ */ new Set([...byWord.get(name) ?? [], ...further])].sort((a, b) => a - b).map((index) => sources[index]);
    return { asked, among };
  };
  return {
    at: (path, sources) => known(barrels, path, () => make(path, sources)),
    clear() {
      barrels.clear();
      words = 0;
    }
  };
}

// src/read/javascript/project-files.ts
const { dirname: dirname3 } = process.getBuiltinModule("node:path");

// src/read/javascript/aliases.ts
const { posix: posix3 } = process.getBuiltinModule("node:path");
var saysAliases = (path) => /(?:^|\/)(?:(?:ts|js)config[^/]*|package)\.json$/.test(path);
var LONGEST = 2e5;
var MOST_EXTENDED = 5;
var MOST_LEVELS = 12;
var MOST_PATTERNS = 500;
function aliasesIn(top, textOf) {
  const rootOf2 = foundOnce((path) => {
    const text3 = isInside(top, path) ? textOf(path) : void 0;
    const isRead = text3 !== void 0 && text3.length <= LONGEST;
    return isRead ? parseJson(path, text3, { comments: true, trailingCommas: true })?.roots[0] : void 0;
  });
  const known2 = /* @__PURE__ */ new Map();
  function configAt(path, leaf, depth) {
    const key = `${leaf}
${path}`;
    if (known2.has(key)) return known2.get(key);
    known2.set(key, void 0);
    const found = readConfig2(path, leaf, depth);
    known2.set(key, found);
    return found;
  }
  function readConfig2(path, leaf, depth) {
    const root = rootOf2(path);
    if (!root || depth > MOST_EXTENDED) return void 0;
    const folder = parentOf(path);
    const options = get(root, "compilerOptions");
    const baseUrl = text(get(options, "baseUrl"));
    const base = baseUrl === void 0 ? void 0 : absolute(folder, baseUrl, leaf);
    const patterns = entries(get(options, "paths")).slice(0, MOST_PATTERNS).map(({ key, value }) => ({
      name: key,
      targets: stringsIn(value).map((each) => absolute(base ?? folder, each, leaf))
    }));
    const extended = stringsIn(get(root, "extends")).filter((each) => /^\.{1,2}(?:\/|$)/.test(each)).map((each) => configAt(withEnding(posix3.join(folder, each)), leaf, depth + 1));
    const inherited = extended.findLast((each) => each !== void 0);
    const own = {
      patterns: patterns.length > 0 ? patterns : inherited?.patterns ?? [],
      ...(base ?? inherited?.base) !== void 0 && { base: base ?? inherited.base }
    };
    if (own.patterns.length > 0 || own.base !== void 0) return own;
    for (const each of items(get(root, "references"))) {
      const part = text(get(each, "path"));
      const found = part?.endsWith(".json") ? configAt(posix3.join(folder, part), leaf, depth + 1) : void 0;
      if (found) return found;
    }
    return void 0;
  }
  const configs = nearest((folder) => {
    for (const name of ["tsconfig.json", "jsconfig.json"]) {
      const found = configAt(inFolder(folder, name), folder, 0);
      if (found) return found;
    }
    return void 0;
  });
  const packages = nearest((folder) => {
    const root = rootOf2(inFolder(folder, "package.json"));
    return root && importsOf(get(root, "imports"), folder);
  });
  function nearest(find) {
    const known3 = /* @__PURE__ */ new Map();
    const at = (folder, level) => {
      if (known3.has(folder)) return known3.get(folder);
      const isEnd2 = folder === top || level === MOST_LEVELS || !isInside(top, folder);
      const found = (isInside(top, folder) ? find(folder) : void 0) ?? (isEnd2 ? void 0 : at(parentOf(folder), level + 1));
      known3.set(folder, found);
      return found;
    };
    return (folder) => at(folder, 0);
  }
  return (from, source) => {
    if (/^\.{0,2}(?:\/|$)|^[a-z]{2,}:/i.test(source)) return [];
    const folder = parentOf(from);
    const own = source.startsWith("#") ? matching(packages(folder) ?? [], source) : [];
    const config = configs(folder);
    if (!config) return own;
    const found = [...own, ...matching(config.patterns, source)];
    return found.length > 0 || config.base === void 0 ? found : [posix3.join(config.base, source)];
  };
}
var absolute = (folder, path, leaf) => path.startsWith("${configDir}") ? posix3.join(leaf, path.slice("${configDir}".length)) : posix3.join(folder, path);
var withEnding = (path) => path.endsWith(".json") ? path : `${path}.json`;
var stringsIn = (node) => (node?.kind === "array" ? node.items : [node]).flatMap((each) => text(each) ?? []);
function matching(patterns, source) {
  let best;
  for (const { name, targets } of patterns) {
    const star = name.indexOf("*");
    if (star < 0) {
      if (name === source) return targets;
      continue;
    }
    const after = name.slice(star + 1);
    const fits = source.length >= name.length - 1 && source.startsWith(name.slice(0, star)) && source.endsWith(after);
    if (!fits || best && best.before >= star) continue;
    const middle2 = source.slice(star, source.length - after.length);
    best = { before: star, targets: targets.map((each) => each.replace("*", () => middle2)) };
  }
  return best?.targets ?? [];
}
function importsOf(imports, folder) {
  return entries(imports).slice(0, MOST_PATTERNS).map(({ key, value }) => {
    const targets = targetsOf(value).filter((each) => each.startsWith("./"));
    const sources = targets.map((each) => each.replace(/^\.\/(?:dist|build|lib|out)\//, "./src/"));
    return { name: key, targets: [.../* @__PURE__ */ new Set([...sources, ...targets])].map((each) => posix3.join(folder, each)) };
  });
}
function targetsOf(node, depth = 0) {
  if (!node || depth > MOST_EXTENDED) return [];
  if (node.kind === "string") return [node.value];
  const inner = node.kind === "array" ? node.items : entries(node).map(({ value }) => value);
  return inner.flatMap((each) => targetsOf(each, depth + 1));
}

// src/read/javascript/project-files.ts
function projectFiles(workspace, cwd, disk) {
  const exists = (absolute2, note) => {
    note(relativePath(cwd, absolute2));
    return disk.exists(absolute2);
  };
  const shared = /* @__PURE__ */ new Set();
  const textOf = (path) => {
    const isThere = exists(path, (each) => void shared.add(each)) && isWithin(workspace, path);
    const file = isThere ? disk.read(path) : void 0;
    return file && "text" in file ? file.text : void 0;
  };
  let aliases = aliasesIn(workspace, textOf);
  let named2 = /* @__PURE__ */ new Map();
  const find = (from, source, note) => {
    const found = candidatesFor(from, source, aliases).find((each) => exists(each, note));
    return found !== void 0 && isWithin(workspace, found) ? found : void 0;
  };
  return {
    ...{ workspace, shared, exists },
    textAt(target, note) {
      const path = relativePath(cwd, target);
      note(path);
      const file = disk.read(target);
      const text3 = "text" in file && file.text.length <= LARGEST_IMPORT ? file.text : "";
      return { path, target, text: text3 };
    },
    targetOf(from, source, note) {
      if (isRelative(source)) return find(from, source, note);
      const { found, asked } = known(named2, `${dirname3(from)}
${source}`, () => {
        const asked2 = [];
        return { found: find(from, source, (each) => void asked2.push(each)), asked: asked2 };
      });
      asked.forEach(note);
      return found;
    },
    forget() {
      aliases = aliasesIn(workspace, textOf);
      named2 = /* @__PURE__ */ new Map();
    }
  };
}
function isWithin(workspace, absolute2) {
  const path = realPath(absolute2);
  return path !== void 0 && isInside(workspace, path) && !/[\\/]node_modules[\\/]/.test(path.slice(workspace.length));
}

// src/core/wiring.ts
var isOfSeveral = (node) => /(?:^|:)\*$|\[\]$/.test(node);

// src/read/javascript/program-around.ts
const { basename: basename2, dirname: dirname4, join: join2 } = process.getBuiltinModule("node:path");
function programAround({ absolute: absolute2, project, note, texts: texts2, parsedAt }) {
  let found;
  let above;
  let itself;
  const below = () => found ??= importedBelow(absolute2, project, note);
  const entries2 = () => above ??= entriesTo(absolute2, project, note);
  const others = () => [...below(), ...entries2()];
  const own = () => itself ??= project.textAt(absolute2, note);
  let otherModes;
  let belowInMode;
  const modesIn = foundOnce(
    (target) => parsedAt(target)?.otherModes?.(
      (source) => leadsTo(project.targetOf(target, source, note), absolute2, project, note)
    )
  );
  function modesOf({ target, text: text3 }) {
    if (target === absolute2) return otherModes;
    return text3.includes("process.argv") ? modesIn(target) : void 0;
  }
  const wordsOf2 = foundOnce(({ text: text3 }) => wordsIn(text3.replace(LISTS_NAMES, renamedIn)));
  const namesUsedIn = foundOnce(
    (target) => parsedAt(target)?.namesUsed?.((...named2) => isNamedOutside(target, ...named2))
  );
  const asking = /* @__PURE__ */ new Set();
  function uses(file, name, isMethod) {
    if (!wordsOf2(file).has(name)) return false;
    const question = `${file.target}
${name}`;
    if (asking.has(question)) return true;
    asking.add(question);
    const used = namesUsedIn(file.target);
    const answer = used === void 0 || (isMethod ? used.method(name) : used.value(name));
    asking.delete(question);
    return answer;
  }
  function isNamedOutside(target, name, isMethod) {
    const all = belowInMode ?? below();
    const users = target === absolute2 || all.some((each) => each.target === target) ? all : [];
    return [...users, own(), ...entries2()].some((file) => {
      if (file.target === target || !uses(file, name, isMethod)) return false;
      return target === absolute2 || modesOf(file)?.has(name) !== true;
    });
  }
  function printedIn(file) {
    const { path, target, text: text3 } = file;
    const isEntry = entries2().includes(file);
    if ((isEntry || FOR_PEOPLE.test(path)) && TURNS_AWAY.test(text3)) return void 0;
    if (!mayPrint(text3) || FOR_PEOPLE.test(path)) return [];
    const parsed = parsedAt(target);
    const printed = parsed?.prints ? parsed.prints((...named2) => isNamedOutside(target, ...named2)) : [];
    if (!printed) return isEntry ? [] : void 0;
    texts2.set(path, text3);
    return printed;
  }
  return {
    all(modes) {
      otherModes = modes;
      const isLeftOut = (source) => modes.hasImport(source);
      if (importsAtRunTime(own().text).some(isLeftOut)) belowInMode = importedBelow(absolute2, project, note, isLeftOut);
      const printed = [];
      for (const file of others()) {
        const some = printedIn(file);
        if (!some) return void 0;
        append(printed, some);
      }
      const isSomewhere = (silenced) => [...others(), own()].some(({ text: text3 }) => silenced.test(text3));
      return printed.filter(({ logger }) => !logger || !isSomewhere(logger === "dotenv" ? QUIETS : SILENCES));
    },
    isNamed: (...named2) => isNamedOutside(absolute2, ...named2),
    mayPrint: () => others().some(({ text: text3 }) => mayPrint(text3)),
    turnsAway: () => others().some(({ text: text3 }) => TURNS_AWAY.test(text3))
  };
}
var FOR_PEOPLE = /(?:^|[/_.-])(?:cli|bin|commands?|scripts?|setup|install|progress|banner)(?:[/_.-])[^/]*$/i;
function mayPrint(text3) {
  if (/\bstdout\b|\b(?:winston|pino|dotenv)\b/.test(text3)) return true;
  return /\bconsole\b/.test(text3) && (CONSOLE.test(text3) || SETS_PRINTER.test(text3) || HAS_COMMANDS.test(text3));
}
var CONSOLE = /\bconsole\b[^]{0,60}?\b(?:log|info|debug|table|dir)\b/;
var SETS_PRINTER = /[.[]\s{0,9}["'`#]?(?:log|info|debug|write)["'`]?\]?\s{0,9}[-+*/%&|^?<>]{0,3}=(?![=>])/;
var HAS_COMMANDS = /\b(?:parseArgs|command|yargs)\b["'`\])!?.\s]{0,9}[(<]/;
var SILENCES = /\.(?:silent|level)\s{0,9}=[^=]|\b(?:log|logger)\.(?:clear|remove|configure)\(/i;
var QUIETS = /\bDOTENV_CONFIG_QUIET\b/;
var TURNS_AWAY = /\bconsole\.(?:log|info|debug)\s{0,9}=[^=]|\bstdout\.write\s{0,9}=[^=]/;
var MOST_FOLLOWED = 60;
function importedBelow(absolute2, project, note, isLeftOut = () => false) {
  const found = [];
  const todo = /* @__PURE__ */ new Set([absolute2]);
  for (const from of todo) {
    const file = project.textAt(from, note);
    if (from !== absolute2 && found.push(file) === MOST_FOLLOWED) break;
    for (const source of importsAtRunTime(file.text)) {
      if (todo.size > MOST_FOLLOWED) break;
      if (from === absolute2 && isLeftOut(source)) continue;
      const target = project.targetOf(from, source, note);
      if (target !== void 0) todo.add(target);
    }
  }
  return found;
}
function entriesTo(absolute2, project, note) {
  const found = [];
  let folder = absolute2;
  const starts = (file) => importsAtRunTime(file.text).some(
    (source) => leadsTo(project.targetOf(file.target, source, note), absolute2, project, note)
  );
  for (let level = 0; level < FOLDERS_ABOVE; level++) {
    folder = dirname4(folder);
    if (!isInside(project.workspace, folder)) break;
    for (const name of ENTRIES) {
      const target = join2(folder, name);
      if (target === absolute2 || !project.exists(target, note) || !isWithin(project.workspace, target)) continue;
      const file = project.textAt(target, note);
      if (starts(file)) found.push(file);
    }
    if (!project.exists(join2(folder, "package.json"), note)) continue;
    const named2 = found.length > 0 ? namedToClients(folder, project, note) : /* @__PURE__ */ new Set();
    const replaced = found.map(
      (file) => named2.has(stemOf(file.target)) ? file : entriesNamed(named2, file, project, note).find(starts) ?? file
    );
    return [...new Map(replaced.map((file) => [file.target, file])).values()];
  }
  return found;
}
function namedToClients(home, project, note) {
  const { text: text3 } = project.textAt(join2(home, "package.json"), note);
  const readme = project.textAt(join2(home, "README.md"), note).text;
  const [commands = ""] = BIN.exec(text3) ?? [];
  const documented = readme.includes("mcpServers") ? readme : "";
  return new Set(Array.from(`${commands}
${documented}`.matchAll(SCRIPT2), ([, name]) => name));
}
var entriesNamed = (names, { target }, project, note) => [...names].flatMap(
  (name) => ENDINGS.map((ending) => join2(dirname4(target), name + ending)).filter((path) => project.exists(path, note) && isWithin(project.workspace, path)).map((path) => project.textAt(path, note))
);
var BIN = /"bin"\s{0,9}:\s{0,9}(?:"[^"\n]{0,300}"|\{[^{}]{0,5000}\})/;
var SCRIPT2 = /[/\\]([\w.-]{1,80})\.[cm]?[jt]s\b/g;
var stemOf = (path) => basename2(path).replace(/\.[cm]?[jt]s$/, "");
var leadsTo = (path, absolute2, project, note) => path === absolute2 || path !== void 0 && passesOnFrom(project.textAt(path, note).text).some((source) => project.targetOf(path, source, note) === absolute2);
var passesOnFrom = (text3) => /\bexport\s*[*{]/.test(text3) ? importsAtRunTime(text3) : [];
var FOLDERS_ABOVE = 4;
var ENDINGS = [".ts", ".mts", ".js", ".mjs", ".cjs"];
var ENTRIES = ["index", "main", "server", "app", "start"].flatMap((name) => ENDINGS.map((ending) => name + ending));
var LISTS_NAMES = /^\s{0,9}(?:import|export)\s[^'"`;]{0,2000}\sfrom\s{0,9}['"][^'"\n]{1,300}['"]/gm;
var renamedIn = (statement) => Array.from(statement.matchAll(/\b([\w$]{1,100})\s{1,9}as\s/g), ([, name]) => name).join(" ");

// src/read/javascript/files.ts
var MOST_KEPT = 150;
var MOST_AT_ONCE = 300;
function importedFiles(cwd, parse2, disk = diskWith()) {
  const workspace = workspaceOf(cwd);
  const versions = packageVersions(workspace);
  const kept = /* @__PURE__ */ new Map();
  const project = projectFiles(workspace, cwd, disk);
  const barrels = barrelsOf(project);
  const nesting = openNesting();
  const load = (absolute2) => {
    const text3 = kept.has(absolute2) ? void 0 : textOfImport(disk.read(absolute2));
    const loaded = text3 === void 0 ? kept.get(absolute2) : opened(absolute2, text3);
    return setLatest(kept, absolute2, loaded, nesting.depth === 0 ? MOST_KEPT : MOST_AT_ONCE);
  };
  const addTexts = (texts2, { path, text: text3 }) => {
    texts2.set(relativePath(cwd, path), text3);
    const further = kept.get(path);
    for (const [each, its] of further?.texts ?? []) texts2.set(each, its);
    return further;
  };
  const opened = (absolute2, text3) => {
    const texts2 = /* @__PURE__ */ new Map();
    const asked = /* @__PURE__ */ new Set();
    const note = (path) => void asked.add(path);
    const find = finder2(note, ({ asked: barrel }) => barrel.forEach(note));
    const { resolveImport: resolveImport2 } = followImports(absolute2, find, (file) => addTexts(texts2, file)?.asked.forEach(note));
    const resolve5 = nesting.nested(resolveImport2);
    let known2;
    const parsed = () => (known2 ??= { parsed: parse2(relativePath(cwd, absolute2), text3, resolve5) }).parsed;
    return { text: text3, texts: texts2, asked, parsed };
  };
  const finder2 = (note, noteBarrel) => {
    const targets = /* @__PURE__ */ new Map();
    return (from, source) => {
      const path = known(targets, `${from}
${source}`, () => project.targetOf(from, source, note));
      if (path === void 0) return void 0;
      const loaded = load(path);
      const among = (sources, name) => {
        const barrel = barrels.at(path, sources);
        noteBarrel(barrel);
        return barrel.among(name);
      };
      return loaded && { path, text: loaded.text, parsed: loaded.parsed, among };
    };
  };
  const importsOf3 = (absolute2) => {
    const texts2 = /* @__PURE__ */ new Map();
    const asked = /* @__PURE__ */ new Set();
    const allAsked = [asked];
    const note = (path) => void asked.add(path);
    const noteAsked = (all) => {
      if (!allAsked.includes(all)) allAsked.push(all);
    };
    const find = finder2(note, (barrel) => noteAsked(barrel.asked));
    const { resolveImport: resolveImport2, followImport } = followImports(absolute2, find, (file) => {
      const further = addTexts(texts2, file);
      if (further) noteAsked(further.asked);
    });
    const locateFrom = (from, { source, name }) => {
      const [exported2 = ""] = name.split(/[.(]/, 1);
      const more = name.slice(exported2.length);
      const file = find(from, source);
      if (file && new RegExp(`^export (?:async )?(?:function|class|const) ${inPattern(exported2)}\\b`, "m").test(file.text))
        return { path: relativePath(cwd, file.path), name };
      const found = findExport(
        { source, name: exported2 },
        from,
        find,
        (parsed, own, { path: path2 }) => parsed.has?.(own) ? { path: relativePath(cwd, path2), name: own + more } : void 0
      );
      if (found) return found;
      const path = project.targetOf(from, source, note);
      return path !== void 0 && load(path) === void 0 ? { path: relativePath(cwd, path), name } : void 0;
    };
    const locateAllFrom = (from, imported, hops = 0) => {
      const isList = imported.name.endsWith(LISTED);
      const name = isList ? imported.name.slice(0, -LISTED.length) : NAMESPACE;
      if (hops > MOST_HOPS) return [];
      const found = findExport(
        { ...imported, name },
        from,
        find,
        ({ parts }, own2, { path: path2 }) => parts ? { path: path2, ...parts(own2) } : void 0
      );
      if (!found) return [];
      const { path, own, whole } = found;
      return [
        ...own.map((each) => ({ path: relativePath(cwd, path), name: each })),
        ...found.imported.flatMap(
          (each) => isOfSeveral(each.name) ? locateAllFrom(path, each, hops + 1) : locateFrom(path, each) ?? []
        ),
        ...whole.flatMap((source) => locateAllFrom(path, { source, name: "*" }, hops + 1))
      ];
    };
    const prints = programAround({ absolute: absolute2, project, note, texts: texts2, parsedAt: (path) => load(path)?.parsed() });
    return {
      ...{ resolveImport: resolveImport2, followImport, prints, texts: texts2 },
      locate: (source, name) => locateFrom(absolute2, { source, name }),
      locateAll: (source, name) => isOfSeveral(name) ? locateAllFrom(absolute2, { source, name }) : void 0,
      asked: allAsked,
      packages: () => versions(absolute2)
    };
  };
  return {
    shared: project.shared,
    forget(absolute2) {
      const path = relativePath(cwd, absolute2);
      for (const [each, loaded] of kept) if (each === absolute2 || loaded?.asked.has(path)) kept.delete(each);
      barrels.clear();
      if (saysAliases(absolute2)) project.forget();
    },
    for: importsOf3
  };
}

// src/read/test-code.ts
var TEST_FOLDER = /^(?:__(?:tests?|mocks|fixtures|snapshots)__|tests?|e2e|fixtures?|mocks?|conformance|testdata|test[-_](?:data|utils?|helpers?|fixtures?|support|cases|suites?|resources|files)|(?:.{1,200}[-_])?test[-_](?:.{1,200}[-_])?servers?|.{1,200}[-_](?:tests|e2e|fixtures|testdata)|(?:unit|integration|acceptance|functional|smoke|contract|regression|load)[-_]?tests?)$/i;
var TEST_NAME = /^_tests?_.*\.py$|\.(?:(?:api|browser|client|integration|server|smoke|unit|vi)?test|spec|test-d|cases|stories|e2e|bench)\.[a-z]+$|[a-z0-9]_(?:test|spec)\.[mc]?[jt]sx?$/i;
var UNSURE_NAME = /[a-z0-9]_(?:test|spec)\.[mc]?[jt]sx?$/i;
var MOCK_NAME = /(?:^|[^a-z])mocks?(?![a-z])|[a-z0-9]Mocks?(?![a-z])|(?:^|[^a-zA-Z])[mM]ocks?(?=[A-Z])/;
var TOPICS = /^(?:tools?|handlers?|commands?|actions?|operations?|modules?|domains?|categories|features?)$/i;
function isTest(path, text3) {
  const folders = path.split("/");
  const name = folders.pop();
  const isNamed = TEST_NAME.test(name) && !(UNSURE_NAME.test(name) && folders.some((folder) => TOPICS.test(folder)));
  if (PYTHON_NAME.test(name) && (name === "conftest.py" || PYTHON_TEST.test(text3))) return true;
  if (isNamed || folders.some((folder) => /^__/.test(folder) && TEST_FOLDER.test(folder))) return true;
  const at = folders.findIndex((folder) => TEST_FOLDER.test(folder));
  const isSaid = at >= 0 || TEST_NAME.test(name) || TEST_FOLDER.test(name) || MOCK_NAME.test(name);
  const mayBeTopic = folders.slice(0, at < 0 ? void 0 : at).some((folder) => TOPICS.test(folder));
  if (isSaid && !mayBeTopic) return true;
  return (isSaid || folders.some((folder) => /^specs?$/i.test(folder))) && TEST_CALL.test(text3);
}
var PYTHON_NAME = /^(?:test_.*|.*_test|conftest)\.py$/;
var PYTHON_TEST = /^(?:import|from)[ \t]+(?:pytest|unittest)\b/m;
var TEST_CALL = /^[ \t]*(?:describe|it|(?:Deno\.)?test)(?:\.\w+)*\(\s*['"`]/m;
var TEST_LIBRARY = /^(?:import\b[^;'"`]{0,300}|const [^;'"`]{0,300}=\s{0,9}require\()['"](?:vitest|@jest\/globals|node:test|bun:test|mocha|chai|ava|tap|@playwright\/test)['"]/m;
function importsTestLibrary(text3) {
  const found = TEST_LIBRARY.exec(text3);
  return found !== null && !text3.slice(0, found.index).includes("`") && TEST_CALL.test(text3);
}

// src/read/javascript/unreached.ts
var ENDING = /\.(?:d\.)?[a-z]+$/i;
function nameOf(path) {
  const [folder = "", file = ""] = path.split(/[/'"`]/).slice(-2);
  const name = file.replace(ENDING, "");
  return name === "index" ? folder : name;
}
var isOfTests = (path, text3) => isTest(path, text3) && path.split("/").some((each) => TEST_FOLDER.test(each) || TEST_NAME.test(each));
function mentionsIn(text3) {
  const names = /* @__PURE__ */ new Set();
  for (const { 0: found, 1: last = "", index } of text3.matchAll(LAST_OF_PATH)) {
    const isPath2 = found.startsWith("/") && text3[index - 1] !== "/";
    if (!isPath2 && !last.includes(".") || (isPath2 ? NO_MODULE : NO_FILE).test(last)) continue;
    const line2 = text3.slice(text3.lastIndexOf("\n", index) + 1, index + 1);
    if (!COMMENTED.test(line2)) names.add(nameOf(line2.slice(-301) + last));
  }
  return {
    names,
    isOpen: LOADS_ANY.test(text3),
    serves: SERVES.test(text3),
    listsTools: text3.includes(".setRequestHandler(") && (LISTS_TOOLS.test(text3) || WRAPS_LIST.test(text3)) || text3.includes("$schema") && DROPS_DIALECT.test(text3) && SENDS.test(text3) && text3.includes("tools/list"),
    answersList: ANSWERS_LIST.test(text3),
    rewritesSchemas: REWRITES_SCHEMAS.test(text3)
  };
}
function* settingsMention(_, text3) {
  for (const [, name] of text3.matchAll(FOLDER_OR_FILE)) yield name.replace(ENDING, "");
  for (const [, name] of text3.matchAll(/[\s"']([\w.-]{1,100})\.[cm]?[jt]sx?\b/g)) yield name;
}
var FOLDER_OR_FILE = /\/([\w.-]{1,300})(?![\w.-]|\/(?!index\.)[\w-]{1,100}\.[cm]?[jt]sx?\b)/g;
var NO_MODULE = /\.(?:html?|css|md|pdf|png|svg)$/;
var NO_FILE = new RegExp(`${NO_MODULE.source}|\\.(?:com|org|net|io|ai|dev|edu|gov)$`);
var LAST_OF_PATH = /[/'"`]([\w.-]{1,300})\/?['"`]/g;
var COMMENTED = /^\s*(?:\/\/|\*)/;
var LOADS_ANY = /\b(?:import|require)\(\s*(?:[a-zA-Z_$(]|`[^`]*\$\{)|\bimport\.meta\.glob\b|\brequire\.context\b/;
var LISTS_TOOLS = /(?<!\bthis)(?:\.server(?: as [^()\n]{1,80}\))?|\[['"]server['"]\])\.setRequestHandler\(\s*(?:\w+\.)?(?:ListToolsRequestSchema|['"]tools\/list['"])/;
var WRAPS_LIST = /\b(?:_requestHandlers|handlers)\??\.get\(\s*['"]tools\/list['"]/;
var ANSWERS_LIST = /\.setRequestHandler\(\s*(?:\w+\.)?(?:ListToolsRequestSchema\b|['"]tools\/list['"])|(?:\bcase|===)\s*['"]tools\/list['"]/;
var REWRITES_SCHEMAS = /\b((?:in|out)putSchema)\b\s{0,9}[:=]\s{0,9}(?!jsonSchema\b)(?!(?:z|JSON|Object)\.|structuredClone\b|\w*(?:[zZ]od|[tT]oJ(?:son|SON)Schema))\w+(?:\.\w+)?\((?:\w+[.?!]{1,2})*\1\b[^(){};\n]{0,80}\)(?!\s{0,99}[?.&|(=])/;
var DROPS_DIALECT = /===?\s{0,9}['"]\$schema['"]|\bdelete\s[^;\n]{0,60}\$schema\b|\{\s{0,9}\$schema\b[^}\n]{0,40},\s{0,9}\.\.\./;
var SENDS = /\.send\s{0,9}=(?!=)/;
var SERVES = /\bnew (?:Mcp|MCP)?(?:Server|FastMCP)\s*[(<]|\bcreateMcpHandler\s*\(/;
function onlyExportsTools(text3) {
  const exported2 = [...text3.matchAll(EXPORTED)].map(([, name]) => name);
  if (!exported2.some((name) => ABOUT_TOOLS.test(name)) || exported2.some((name) => OF_FRAMEWORK.test(name)))
    return false;
  return !EXPORTS_MORE.test(text3) && !SERVES.test(text3) && !text3.split("\n").some((line2) => ACTS.test(line2));
}
var EXPORTED = /^export (?:async )?(?:const|let|var|function\*?|(?:abstract )?class) (\w+)/gm;
var ABOUT_TOOLS = /tool|^(?:register|setup)/i;
var OF_FRAMEWORK = /^(?:GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS|handler|config|metadata|schema|fetch|loader|action)$/;
var EXPORTS_MORE = /^export (?:default\b|\*|\{)|^(?:module\.)?exports\b/m;
var ACTS = /^(?!(?:import|export|const|let|var|function|async function|class|abstract|type|interface|enum|declare|namespace|return)\b)[a-zA-Z_$(#!].*[({]/;
var NAMED_IMPORT = /^[ \t]*import\s+(?:type\s+)?(?:[\w$]+\s*,\s*)?\{[^{}]{0,5000}\}\s*from\s*['"][^'"\n]{1,300}['"]/gm;
var PASSED_ON = /^[ \t]*export\s*\{[^{}]{0,5000}\}\s*from\s*['"][^'"\n]{1,300}['"]/gm;
var renamedIn2 = (statement) => Array.from(statement.matchAll(/\b([\w$]{1,100})\s{1,9}as\s/g), ([, name]) => name).join(" ");
var LINE_COMMENT = /^[ \t]*(?:\/\/|\*(?=[ \t])).*$/gm;
var TAKES_ALL = /\bObject\.(?:values|entries|keys)\(|\bfor\s*\([^)]{1,80}\sin\s|\w\[\w+\]\s*\(/;
var NAMED_LATER = /\{([^{}]{0,1000})\}\s*=\s*await import\(\s*['"][^'"\n]{1,300}['"]\s*\)/g;
var DEFAULT_IMPORT = /^[ \t]*import\s+([\w$]{1,100})\s+from\s*['"][^'"\n]{1,300}['"]/gm;
var withoutUnusedDefaults = (text3) => text3.replace(
  DEFAULT_IMPORT,
  (statement, name) => timesIn(text3, name) > timesIn(statement, name) ? statement : ""
);
var modules = {
  usesIn: (text3) => withoutUnusedDefaults(
    text3.replace(NAMED_IMPORT, renamedIn2).replace(PASSED_ON, renamedIn2).replace(NAMED_LATER, "$1").replace(LINE_COMMENT, "")
  ),
  passedOnIn: (text3) => text3.match(PASSED_ON) ?? [],
  takesAll: (text3) => TAKES_ALL.test(text3),
  mayListTools: (text3) => text3.includes(".setRequestHandler(") || text3.includes("tools/list"),
  mayRewriteSchemas: (text3) => text3.includes("inputSchema"),
  starts: (text3) => /\bnew StdioServerTransport\(/.test(text3),
  isOfTools: (name) => ABOUT_TOOLS.test(name),
  packages: ["package.json"],
  isTest: isOfTests,
  onlyHasTools: (_, text3) => onlyExportsTools(text3),
  ...{ nameOf, mentionsIn, settingsMention }
};

// src/read/javascript/javascript.ts
var MANY = /"workspaces"|^packages:/m;
function dependsOn(source) {
  const name = /^(?:@[^/]+\/)?\w[\w.-]*/.exec(source)?.[0] ?? "/";
  const pattern = new RegExp(`"${inPattern(name)}"\\s*:\\s*"(?!(?:file|link|portal|workspace):)`);
  return (described) => pattern.test(described);
}
var moduleReader = async () => (await import("./source-and-pages.js")).readModule;
var javascript = {
  ...{ importsIn, candidatesFor, packageVersions, modules },
  isInstalled: (source, packages) => isBuiltin2(source) || !packages.some((each) => MANY.test(each)) && packages.some(dependsOn(source)),
  wordOf(source) {
    const name = posix4.basename(source).replace(/^[@#~$]/, "");
    return /^\.*$/.test(name) ? "" : name.replace(/\.\w+$/, "");
  },
  mayExport: (text3) => /\bexports?\b/.test(text3),
  isPackageFile: (path) => isLockFile(path) || path.endsWith("package.json"),
  importedFiles: async (cwd, disk) => importedFiles(cwd, await moduleReader(), disk),
  moduleReader
};

// src/read/python/imports.ts
const { posix: posix5 } = process.getBuiltinModule("node:path");

// src/read/python/packages.ts
var NAMES = ["mcp", "fastmcp", "pydantic"];
var PACKAGE_FILES = /* @__PURE__ */ new Set([...PYTHON_LOCKS, ...PYTHON_REQUIREMENTS]);
var OWN = ["mcp", "fastmcp"];
var SDKS = OWN.map((name) => `pypi:${name}`);
var isPythonPackageFile = (path) => PACKAGE_FILES.has(path.slice(path.lastIndexOf("/") + 1)) || /(?:^|\/)__init__\.py$/.test(path);
var MOST_BYTES = 1e7;
function pythonVersions(top, textOf = textOnDisk(MOST_BYTES)) {
  const versionsIn = foundOnce((folder) => {
    const own = requirementsIn(folder, textOf);
    const isTop = folder === top || parentOf(folder) === folder;
    const isMcp = own["pypi:mcp"] !== void 0 || own["pypi:fastmcp"] !== void 0;
    const found = isTop || isMcp ? { ...own, ...lockedIn(folder, own) } : versionsIn(parentOf(folder));
    if (isOwnSdk(folder)) return without(OWN_SDK, found);
    const isNone = !isMcp && SDKS.every((key) => found[key] === void 0);
    return isNone && OWN.some((name) => isOwnSdk(inFolder(folder, name))) ? { ...found, [OWN_SDK]: "" } : found;
  });
  const isOwnSdk = (folder) => OWN.includes(folder.slice(folder.lastIndexOf("/") + 1)) && textOf(inFolder(folder, "__init__.py")) !== void 0 && textOf(inFolder(parentOf(folder), "__init__.py")) === void 0;
  const lockedIn = (folder, required) => {
    for (let at = folder; ; at = parentOf(at)) {
      for (const lock of PYTHON_LOCKS) {
        const text3 = textOf(inFolder(at, lock));
        if (text3 !== void 0) return lockedVersions(text3, required);
      }
      if (at === top || parentOf(at) === at) return {};
    }
  };
  return versionsIn;
}
function without(key, { [key]: _, ...others }) {
  return others;
}
function requirementsIn(folder, textOf) {
  const found = {};
  for (const file of PYTHON_REQUIREMENTS) {
    const text3 = textOf(inFolder(folder, file));
    if (text3 === void 0) continue;
    for (const name of NAMES) {
      const requirement = requirementIn(file, name, text3);
      if (requirement) found[`pypi:${name}`] ??= requirement.versions;
    }
  }
  return found;
}
function lockedVersions(text3, required) {
  const found = {};
  for (const name of NAMES) {
    if (name !== "pydantic" && required[`pypi:${name}`] === void 0) continue;
    const version = lockedVersion(name, text3);
    if (version !== void 0) found[`pypi:${name}`] = `==${version}`;
  }
  return found;
}

// src/read/python/imports.ts
var MOST_LEVELS2 = 8;
var SOURCES = ["", "src/", "lib/", "server/", "backend/", "app/"];
function pythonCandidates(from, level, name, top, isThere, withOthers = false) {
  const parts = name === "" ? [] : name.split(".");
  if (parts.some((each) => !/^\w+$/.test(each))) return [];
  const own = posix5.dirname(from);
  if (level > 0) {
    const folder = posix5.join(own, ...Array.from({ length: level - 1 }, () => ".."));
    return parts.length === 0 ? [posix5.join(folder, "__init__.py")] : filesOf(posix5.join(folder, ...parts));
  }
  if (OTHERS.has(parts[0]) && !withOthers) return [];
  const found = [];
  for (let folder = own, depth = 0; depth < MOST_LEVELS2; folder = posix5.dirname(folder), depth++) {
    for (const below of SOURCES) {
      const base = posix5.join(folder, below, parts[0]);
      if (isThere(base) || isThere(`${base}.py`)) append(found, filesOf(posix5.join(folder, below, ...parts)));
    }
    if (parts.length > 1 && isThere(posix5.join(folder, "__init__.py")))
      append(found, filesOf(posix5.join(folder, ...parts.slice(1))));
    if (folder === top || folder === posix5.dirname(folder)) break;
  }
  return found;
}
var filesOf = (base) => [`${base}.py`, `${base}/__init__.py`];
function pythonCandidatesFor(from, source) {
  const level = /^\.*/.exec(source)[0].length;
  return pythonCandidates(from, level, source.slice(level), ".", () => true);
}
var OTHERS = new Set(
  "typing typing_extensions pydantic pydantic_settings mcp mcp_types fastmcp os sys re json logging asyncio pathlib datetime time enum dataclasses functools collections uuid decimal httpx requests anyio starlette uvicorn fastapi dotenv abc argparse".split(" ")
);
function pythonImportsIn(text3) {
  const found = /* @__PURE__ */ new Set();
  for (const [, dots, name, names] of text3.matchAll(FROM)) {
    found.add(dots + name);
    for (const each of names.match(/\w+/g)?.slice(0, 50) ?? [])
      found.add(dots + (name === "" ? each : `${name}.${each}`));
  }
  for (const [, name] of text3.matchAll(/^[ \t]{0,40}import[ \t]+([\w.]{1,200})/gm)) found.add(name);
  return [...found];
}
var FROM = /^[ \t]{0,40}from[ \t]+(\.{0,9})(\w[\w.]{0,200}|)[ \t]{0,9}import[ \t]{1,9}(\([^)]{0,2000}\)|[^\n#]{1,500})/gm;
var MOST_KEPT2 = 60;
function pythonFiles(cwd, disk = diskWith()) {
  const workspace = workspaceOf(cwd);
  const versions = pythonVersions(workspace);
  const there = /* @__PURE__ */ new Map();
  const targets = /* @__PURE__ */ new Map();
  const kept = /* @__PURE__ */ new Map();
  const isThere = (path) => known(there, path, disk.exists);
  const textOf = (location) => {
    const text3 = kept.has(location) ? kept.get(location) : textOfImport(disk.read(location));
    return setLatest(kept, location, text3, MOST_KEPT2);
  };
  const lookFor = (from, level, name) => {
    const asked = /* @__PURE__ */ new Set();
    const isThereNow = (path) => {
      asked.add(path);
      return isThere(path);
    };
    const location = pythonCandidates(from, level, name, workspace, isThereNow).find(isThereNow);
    const real = location === void 0 ? void 0 : realPath(location);
    const isOurs = real !== void 0 && isInside(workspace, real);
    return {
      ...isOurs && { file: { path: relativePath(cwd, location), location } },
      asked: Array.from(asked, (each) => relativePath(cwd, each))
    };
  };
  return {
    forget() {
      for (const each of [there, targets, kept]) each.clear();
    },
    for(absolute2) {
      const texts2 = /* @__PURE__ */ new Map();
      const asked = /* @__PURE__ */ new Set();
      const findPython = (from, level, name) => {
        const key = `${parentOf(from)}
${level}
${name}`;
        const target = known(targets, key, () => lookFor(from, level, name));
        for (const each of target.asked) asked.add(each);
        const text3 = target.file && textOf(target.file.location);
        if (!target.file || text3 === void 0) return void 0;
        texts2.set(target.file.path, text3);
        return { ...target.file, text: text3 };
      };
      const isOnlyPython = (level, name) => {
        const isThereNow = (path) => {
          asked.add(relativePath(cwd, path));
          return isThere(path);
        };
        const meant = (of) => pythonCandidates(absolute2, level, of, workspace, isThereNow, true);
        const found = new Set(meant(name).filter(isThereNow));
        const first = name.split(".")[0];
        return level === 0 && OTHERS.has(first) ? found.size + meant(first).length === 0 : found.size === 1;
      };
      let packages;
      return {
        ...{ findPython, isOnlyPython, location: absolute2, texts: texts2, asked: [asked] },
        // The reader of Python follows imports itself: what it calls a source is a path already.
        locate: (source, name) => ({ path: source, name }),
        packages: () => packages ??= versions(parentOf(absolute2))
      };
    }
  };
}

// src/read/python/unreached.ts
function isTest2(path, text3) {
  const name = path.slice(path.lastIndexOf("/") + 1);
  return /^(?:test_.*|.*_test|conftest)\.py$/.test(name) && /^[ \t]*(?:async )?def test_|\bpytest\b/m.test(text3);
}
function mentionsIn2(text3) {
  const names = /* @__PURE__ */ new Set();
  const beside = /* @__PURE__ */ new Set();
  for (const [statement] of text3.matchAll(IMPORT)) {
    const [, imported, module = imported] = BARE.exec(statement) ?? [];
    if (module !== void 0) beside.add(`${module}.py`);
    for (const [word] of statement.matchAll(/\w+/g)) if (word !== module) names.add(`${word}.py`);
  }
  for (const { 0: found, 1: word, index } of text3.matchAll(LAST_IN_QUOTES))
    if (found.endsWith(".py") || !isData(text3, index, index + found.length)) names.add(`${word}.py`);
  for (const name of programsIn(text3)) names.add(name);
  for (const name of beside) if (names.has(name)) beside.delete(name);
  for (const name of beside) names.add(name);
  return { names, beside, isOpen: LOADS_ANY2.test(text3), serves: SERVES2.test(text3) };
}
function* settingsMention2(file, text3) {
  for (const [, word] of text3.matchAll(file.endsWith(".json") ? PATH2 : NAMED3)) yield `${word}.py`;
  yield* programsIn(text3);
}
var BARE = /^[ \t]*(?:import[ \t]+(\w{1,100})[ \t]*(?:as\b.*)?$|from[ \t]+\.?(\w{1,100})[ \t]+import)/;
var IMPORT = /^[ \t]*(?:from[ \t]+[\w.]{1,300}[ \t]+import|import)\b[ \t]*(?:\([^)]{0,5000}\)|(?:\\\r?\n|[^\n])*)/gm;
function isData(text3, start, end) {
  const before = text3.slice(Math.max(0, start - LONGEST_PATH), start);
  if (/["']\/[\w./-]*$/.test(before)) return true;
  if (!/["']$/.test(before) || !/["']/.test(text3[end] ?? "")) return false;
  return /^\s*:/.test(text3.slice(end + 1, end + 3)) || /(?:\w\[|\.(?:get|pop)\()["']$/.test(before);
}
var LONGEST_PATH = 100;
var LAST_IN_QUOTES = /(?<=["'./])(\w{1,100})(?:\.py)?(?=["':])/g;
var PATH2 = /(?:\.py\b|:(?=\w))(?<=(?<!\w)(\w{1,100})(?:\.py|:))/g;
var PROGRAM = /(?<![\w-])\w{1,50}(?:-\w{1,50}){1,9}\.py\b/g;
var programsIn = (text3) => /-\w{1,50}\.py\b/.test(text3) ? text3.match(PROGRAM) ?? [] : [];
var NAMED3 = /(?<=[./:"'=\s])(\w{1,100})/g;
var LOADS_ANY2 = /\bimportlib\b|\b__import__\b|\bpkgutil\b|\brunpy\b|\bspec_from_file_location\b|\bFileSystemProvider\b|\bexec\(/;
var SERVES2 = /\b(?:FastMCP|(?:Mcp|MCP)?Server)\(/;
function onlyHasTools(path, text3) {
  if (/(?:^|\/)__\w+__\.py$/.test(path)) return false;
  return onlyListsTools(text3) || onlyRegisters(text3);
}
var onlyListsTools = (text3) => /["']input_?schema["']/i.test(text3) && !KNOWS_SDK.test(text3) && !ACTS2.test(text3);
var onlyRegisters = (text3) => REGISTERS.test(text3) && !MAKES_SDK.test(text3) && !SERVES2.test(text3) && !ACTS2.test(text3.replace(REGISTERING, ""));
var REGISTERS = /^@\w+(?:\.\w+){0,3}\.(?:tool|prompt|resource)\b/m;
var REGISTERING = /^@\w+(?:\.\w+){0,3}\.(?:tool|prompt|resource)\b|^(?:logger|log)\.\w+\(|^if (?:typing\.)?TYPE_CHECKING:/gm;
var MAKES_SDK = /^[ \t]*(?:from|import)[ \t]+(?:mcp|fastmcp)\b[^\n]*\b(?:FastMCP|MCPServer|Server)\b|\btools\/list\b/m;
function neededBy(path, text3) {
  if (!FROM_OWN.test(text3)) return [];
  const own = text3.replace(LONG_TEXT, "");
  return Array.from(own.matchAll(FROM_OWNS), ([, source]) => pythonCandidatesFor(path, source));
}
var FROM_OWN = /^from[ \t]+\.+\w/m;
var FROM_OWNS = /^from[ \t]+(\.{1,9}\w[\w.]{0,200})[ \t]+import\b/gm;
var LONG_TEXT = /"""[^]*?"""|'''[^]*?'''/g;
var KNOWS_SDK = /^[ \t]*(?:from|import)[ \t]+(?:mcp|fastmcp)\b|\btools\/list\b/m;
var ACTS2 = /^(?:@|if\b|for\b|while\b|with\b|[a-zA-Z_][\w.]{0,200}\(|(?:async )?def (?:\w{0,50}_)?(?:handler|main)\()/m;
var NAMED_IMPORT2 = /^[ \t]*from[ \t]+[\w.]{1,300}[ \t]+import\b[ \t]*(?:\([^)]{0,5000}\)|(?:\\\r?\n|[^\n#*])*)/gm;
var renamedIn3 = (statement) => Array.from(statement.matchAll(/\b(\w{1,100})\s{1,9}as\s/g), ([, name]) => name).join(" ");
var AS_VALUE = /(?<![\w."'])[A-Za-z_]\w{0,99}(?=\s{0,9}[,\])}])/g;
function usesIn(text3) {
  if (TAKES_ALL2.test(text3)) return text3;
  const own = text3.replace(NAMED_IMPORT2, "").replace(LONG_TEXT, "").replace(COMMENT, "");
  const handed = new Set(own.match(AS_VALUE));
  const left2 = (statement) => {
    const names = new Set(statement.match(/\w+/g));
    return [
      renamedIn3(statement),
      ...[...names].filter((name) => handed.has(name)).map((name) => `import ${name}`)
    ].join("\n");
  };
  return text3.replace(NAMED_IMPORT2, left2).replace(COMMENT, "");
}
var COMMENT = /^[ \t]*#.*$/gm;
var TAKES_ALL2 = /\b(?:getattr|dir|vars|globals|locals|getmembers|iter_modules|__dict__|import_module|exec)\b/;
function nameOf2(path) {
  const module = path.replace(/(?<=[^/])\/__init__(?=\.py$)/, "");
  return module.slice(module.lastIndexOf("/") + 1);
}
var modules2 = {
  usesIn,
  passedOnIn: (text3) => text3.match(NAMED_IMPORT2) ?? [],
  takesAll: (text3) => TAKES_ALL2.test(text3),
  isOfTools: isNameOfRegistrar,
  packages: PYTHON_REQUIREMENTS,
  nameOf: nameOf2,
  ...{ isTest: isTest2, mentionsIn: mentionsIn2, settingsMention: settingsMention2 },
  ...{ onlyHasTools, neededBy },
  starts: (text3) => /^if __name__ ==/m.test(text3)
};

// src/read/python/python.ts
var python = {
  importsIn: pythonImportsIn,
  candidatesFor: pythonCandidatesFor,
  // `models` of `app.models`.
  wordOf: (source) => source.slice(source.lastIndexOf(".") + 1),
  mayExport: () => true,
  isPackageFile: isPythonPackageFile,
  packageVersions(top, textOf) {
    const versions = pythonVersions(top, textOf);
    return (absolute2) => versions(parentOf(absolute2));
  },
  importedFiles: async (cwd, disk) => pythonFiles(cwd, disk),
  modules: modules2
};

// src/read/code-languages.ts
function codeLanguageOf(path) {
  const language = languageOf(path);
  if (language === "python") return python;
  return language === "javascript" ? javascript : void 0;
}
var importingLanguageOf = (path) => codeLanguageOf(path) ?? javascript;
var CODE_LANGUAGES = [javascript, python];
var isPackageFile = (path) => CODE_LANGUAGES.some((each) => each.isPackageFile(path));
function packagesFor(top, textOf) {
  const versionsFor = foundOnce((language) => language.packageVersions(top, textOf));
  return (absolute2) => versionsFor(importingLanguageOf(absolute2))(absolute2);
}

// src/read/checkout.ts
var MOST_BYTES2 = 5e6;
function checkoutReader(folder) {
  const placeOf3 = within(folder);
  return (path) => {
    const absolute2 = placeOf3(path);
    const read = absolute2 === void 0 ? void 0 : readRegular(absolute2, { maxBytes: MOST_BYTES2 });
    return read && "bytes" in read ? read.bytes : void 0;
  };
}
function checkoutTexts(folder, limit) {
  const placeOf3 = within(folder);
  return (path) => {
    const absolute2 = placeOf3(path);
    const read = absolute2 === void 0 ? void 0 : readText(absolute2, limit);
    return read && "text" in read ? read.text : void 0;
  };
}
function within(folder) {
  const top = realPath(folder);
  const isWithin2 = foundOnce((parent) => {
    const real = realPath(parent);
    return top !== void 0 && real !== void 0 && isInside(top, real);
  });
  return (path) => {
    const absolute2 = inFolder(folder, path);
    return isWithin2(parentOf(absolute2)) ? absolute2 : void 0;
  };
}

// src/files/git-blobs.ts
var MOST_BYTES3 = 5e6;
async function openBlobs(cwd) {
  const child = await startGit(cwd, "cat-file", "--batch");
  const [input, output] = [child.stdin, child.stdout];
  const chunks = [];
  let size = 0;
  let wake;
  let isOver = false;
  output.on("data", (chunk) => {
    chunks.push(chunk);
    size += chunk.length;
    wake?.();
  });
  const end = () => {
    isOver = true;
    wake?.();
  };
  child.on("error", end).on("close", end);
  input.on("error", end);
  const more = async () => {
    if (isOver) throw new UserError("git cat-file ended before all objects were read.");
    const late = setTimeout(() => child.kill("SIGKILL"), TIMEOUT_MS);
    await new Promise((done) => wake = done);
    clearTimeout(late);
    wake = void 0;
  };
  const joined2 = () => {
    if (chunks.length > 1) chunks.splice(0, chunks.length, Buffer.concat(chunks));
    return chunks[0] ?? Buffer.alloc(0);
  };
  const take2 = async (count2) => {
    while (size < count2) await more();
    const all = joined2();
    chunks.splice(0, 1, all.subarray(count2));
    size -= count2;
    return all.subarray(0, count2);
  };
  const skip2 = async (count2) => {
    for (let left2 = count2; left2 > 0; ) {
      if (size === 0) await more();
      left2 -= (await take2(Math.min(left2, size))).length;
    }
  };
  const takeLine = async () => {
    for (; ; ) {
      const at = joined2().indexOf(10);
      if (at >= 0) return (await take2(at + 1)).toString("utf8", 0, at);
      await more();
    }
  };
  const readOne = async () => {
    const [, type, length] = (await takeLine()).split(" ");
    if (length === void 0) return void 0;
    const isWanted2 = type === "blob" && Number(length) <= MOST_BYTES3;
    const content = isWanted2 ? await take2(Number(length)) : void 0;
    await skip2(isWanted2 ? 1 : Number(length) + 1);
    return content && looseText(content);
  };
  const readAll = async (ids) => {
    input.write(ids.map((id) => `${id}
`).join(""));
    const texts2 = [];
    for (let at = 0; at < ids.length; at++) texts2.push(await readOne());
    return texts2;
  };
  let turn = Promise.resolve();
  return {
    read(ids) {
      const answer = turn.then(() => readAll(ids));
      turn = answer.catch(() => {
      });
      return answer;
    },
    close: () => void input.end()
  };
}

// src/read/file-tree.ts
var TOP = "/top";
async function withAliases(tree) {
  if (tree.aliases) return tree;
  const paths = tree.paths.filter((path) => saysAliases(path) && !/(?:^|\/)node_modules\//.test(path));
  const texts2 = await tree.read(paths);
  const byPath3 = new Map(paths.map((path, index) => [`${TOP}/${path}`, texts2[index]]));
  const absolute2 = aliasesIn(TOP, (path) => byPath3.get(path));
  const aliases = (from, source) => absolute2(`${TOP}/${from}`, source).flatMap(
    (each) => each.startsWith(`${TOP}/`) ? each.slice(TOP.length + 1) : []
  );
  return { ...tree, aliases };
}
var existsIn = (tree) => ({ path }) => tree.idOf(path) !== void 0;
function targetIn(tree, from, source) {
  return importingLanguageOf(from).candidatesFor(from, source, tree.aliases).find((each) => tree.idOf(each) !== void 0);
}
function folderTree(folder) {
  const paths = [];
  walk2(folder, "", void 0, {
    isWanted: () => true,
    onFolder: () => {
    },
    onUnsearched: () => {
    },
    onFile: (path) => void paths.push(path),
    onFailure: (path, message) => {
      throw new UserError(`${printable(path)}: ${message}`);
    }
  });
  return treeOnDisk(folder, paths);
}
function treeOnDisk(folder, paths) {
  const bytesOf = checkoutReader(folder);
  const known2 = new Set(paths);
  const fileAt = foundOnce((path) => {
    const bytes2 = known2.has(path) ? bytesOf(path) : void 0;
    return bytes2 && { id: blobId(bytes2), text: looseText(bytes2) };
  });
  return {
    paths,
    idOf: (path) => fileAt(path)?.id,
    read: async (all) => all.map((path) => fileAt(path)?.text)
  };
}
function blobId(bytes2) {
  const { createHash } = process.getBuiltinModule("node:crypto");
  return createHash("sha1").update(`blob ${bytes2.length}\0`).update(bytes2).digest("hex");
}
var MOST_KEPT3 = 6e7;
var MOST_TREES = 8;
function openRepository(cwd) {
  const git = openGit(cwd);
  let opened;
  const kept = /* @__PURE__ */ new Map();
  let size = 0;
  const texts2 = async (ids) => {
    const missing = [...new Set(ids.filter((id) => !kept.has(id)))];
    const found = /* @__PURE__ */ new Map();
    if (missing.length > 0) {
      const blobs = await (opened ??= openBlobs(cwd));
      const read = await blobs.read(missing);
      for (const [index, id] of missing.entries()) found.set(id, read[index]);
    }
    const answer = ids.map((id) => found.has(id) ? found.get(id) : kept.get(id));
    for (const [id, text3] of found) {
      kept.set(id, text3);
      size += text3?.length ?? 0;
    }
    for (const [id, text3] of kept) {
      if (size <= MOST_KEPT3) break;
      kept.delete(id);
      size -= text3?.length ?? 0;
    }
    return answer;
  };
  const treeOf = async (commit) => {
    const { ok, out, complaint } = await git("ls-tree", "-r", "-z", commit);
    if (!ok) throw new UserError(`${printable(commit)} could not be read: ${complaint}.`);
    const ids = blobsIn(out);
    return {
      paths: [...ids.keys()],
      idOf: (path) => ids.get(path),
      read: (paths) => texts2(paths.map((path) => ids.get(path) ?? "0".repeat(40)))
    };
  };
  const trees = /* @__PURE__ */ new Map();
  return {
    git,
    async commit(name) {
      if (trees.has(name)) return name;
      if (name.startsWith("-")) return void 0;
      const { ok, out } = await git("rev-parse", "--verify", "--quiet", "--end-of-options", `${name}^{commit}`);
      return ok ? out.trim() : void 0;
    },
    async at(commit) {
      const tree = trees.get(commit) ?? await treeOf(commit);
      return setLatest(trees, commit, tree, MOST_TREES);
    },
    async workingTree() {
      const [tracked, changed, untracked] = await Promise.all([
        git("ls-files", "-s", "-z"),
        // Of a submodule git would ask another git, which has a config of its own.
        git("diff-files", "--name-only", "-z", "--relative", "--ignore-submodules=all"),
        git("ls-files", "-o", "--exclude-standard", "-z")
      ]);
      const failed2 = [tracked, changed, untracked].find(({ ok }) => !ok);
      if (failed2) throw new UserError(`The working tree could not be read: ${failed2.complaint}.`);
      const ids = blobsIn(tracked.out);
      const others = [...changed.out.split("\0"), ...untracked.out.split("\0")].filter((path) => path !== "");
      for (const path of others) ids.delete(path);
      const onDisk = treeOnDisk(cwd, others);
      const idOf2 = (path) => ids.get(path) ?? onDisk.idOf(path);
      const read = async (paths) => {
        const inGit = await texts2(paths.flatMap((path) => ids.get(path) ?? []));
        const there = await onDisk.read(paths);
        let at = 0;
        return paths.map((path, index) => ids.has(path) ? inGit[at++] : there[index]);
      };
      return { paths: [...ids.keys(), ...others].sort(), idOf: idOf2, read };
    },
    close: () => void opened?.then((blobs) => blobs.close())
  };
}
function blobsIn(list2) {
  const ids = /* @__PURE__ */ new Map();
  for (const line2 of list2.split("\0")) {
    const [, inTree, inIndex, path] = /^100\d+ (?:blob (\w+)|(\w+) 0)\t(.*)$/s.exec(line2) ?? [];
    const id = inTree ?? inIndex;
    if (id !== void 0 && path !== void 0) ids.set(path, id);
  }
  return ids;
}

// src/engine/fix-all.ts
var MOST_PASSES = 20;
async function fixAll(text3, linted, kind, lintAgain, { changedHunks = "all", renamed = /* @__PURE__ */ new Map(), match, reported = (all) => all } = {}) {
  let now = { text: text3, linted, fixed: [], renamed, changedHunks };
  const refused2 = /* @__PURE__ */ new Set();
  for (let pass = 0; pass < MOST_PASSES; pass++) {
    const mayFix = fixableIn(now);
    const findings2 = reported(unsuppressed(now, match)).filter((finding2) => mayFix(finding2) && !refused2.has(fixKey(finding2))).sort(compareFindings);
    const { text: next, applied: applied2 } = applyFixes(now.text, findings2, kind);
    if (applied2.length === 0 || next === now.text) break;
    const after = await lintAgain(next);
    const bad = [...ineffectiveFixes(applied2, now.linted, after)];
    if (bad.length === 0)
      append(bad, await runTrial(new Trials(now.text, now.linted).harmful(applied2, after), lintAgain));
    for (const finding2 of bad) refused2.add(fixKey(finding2));
    if (bad.length > 0) continue;
    const edits = applied2.flatMap(({ fix }) => fix.edits);
    refused2.clear();
    const left2 = now.changedHunks === "all" ? "all" : afterEdits(now.text, edits, now.changedHunks);
    const fixed = [...now.fixed, ...applied2.map(appliedFix)];
    now = { text: next, linted: after, fixed, renamed: renamedIn4(now, after), changedHunks: left2 };
  }
  return now;
}
function unsuppressed({ linted, renamed }, match) {
  const { document, result: result2 } = linted;
  return match ? withoutFixes(result2.findings, match, /* @__PURE__ */ new Map([[document.path, renamed]])) : result2.findings;
}
function renamedIn4({ linted, renamed }, after) {
  const [before, now] = [toolNames(linted), toolNames(after)];
  if (before.length !== now.length) return renamed;
  const left2 = new Set(now);
  const all = new Map(renamed);
  before.forEach((former, index) => {
    const name = now[index];
    if (former === void 0 || name === void 0 || left2.has(former)) return;
    all.delete(former);
    all.set(name, renamed.get(former) ?? former);
  });
  return all;
}
var toolNames = ({ recognition }) => recognition.manifests.flatMap(({ tools }) => tools.map(({ label: label2 }) => label2));
function fixableIn({ text: text3, changedHunks }) {
  if (changedHunks === "all") return () => true;
  const stays = staysOnChangedLines(text3, changedHunks);
  return (finding2) => isOnChangedLines(finding2, /* @__PURE__ */ new Map([[finding2.path, changedHunks]])) && stays(finding2.fix?.edits ?? []);
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
  const [counts, left2] = [before, after].map(({ result: result2 }) => countedByParent(result2.findings));
  return again.filter((each) => left2.get(parentOf2(each)) >= counts.get(parentOf2(each)));
}
function countedByParent(findings2) {
  const counts = /* @__PURE__ */ new Map();
  for (const each of findings2) counts.set(parentOf2(each), (counts.get(parentOf2(each)) ?? 0) + 1);
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
  const edits = applied2.flatMap((finding2) => finding2.fix.edits.map((edit) => ({ ...edit, finding: finding2 })));
  let shift = 0;
  return inTextOrder(edits).map((edit) => {
    const start = edit.start + shift;
    shift += growthOf(edit);
    return { start, end: start + edit.text.length, finding: edit.finding };
  });
}
function writerOf(key, landings) {
  const landing = landings[countLeading(landings, ({ start }) => start <= key.start) - 1];
  return landing && key.end <= landing.end ? landing.finding : void 0;
}
function movedBy(applied2) {
  const edits = inTextOrder(applied2.flatMap(({ fix }) => fix.edits));
  let shift = 0;
  const shifts = edits.map((edit) => shift += growthOf(edit));
  return (offset) => {
    const before = countLeading(edits, ({ start, end }) => start < offset && end <= offset);
    return offset + (shifts[before - 1] ?? 0);
  };
}
var growthOf = ({ start, end, text: text3 }) => text3.length - (end - start);

// src/read/neighbours.ts
const { readdirSync: readdirSync4, existsSync: existsSync5 } = process.getBuiltinModule("node:fs");
const { basename: basename3, dirname: dirname5, join: join3 } = process.getBuiltinModule("node:path");

// src/read/loaded-files.ts
var MOST_LOADED = 1e3;
var BUILT = /(?:^|\/)(?:dist|build|out|lib|bundle|target|node_modules)\/|\.min\.\w+$/;
var DATA = /\.(?:json|css|md|txt|html|svg|node|wasm)$/;
function loadedFrom(start, read) {
  const language = codeLanguageOf(start);
  if (!language?.isInstalled) return void 0;
  const open = [start];
  const loaded = [];
  for (const from of open) {
    const { file, text: text3 } = read(from) ?? { file: "", text: "" };
    if (text3 === "" || text3.length > LARGEST_IMPORT || open.length > MOST_LOADED || BUILT.test(file)) return void 0;
    if (language.modules.mentionsIn(text3).isOpen) return void 0;
    loaded.push(file);
    for (const source of language.importsIn(text3)) {
      if (DATA.test(source) || language.isInstalled(source, packagesAbove(from, read))) continue;
      const target = language.candidatesFor(from, source).find((path) => open.includes(path) || read(path));
      if (target === void 0) return void 0;
      if (!open.includes(target)) open.push(target);
    }
  }
  return loaded;
}
function packagesAbove(file, read) {
  const folder = parentOf(file);
  const own = ["package.json", "pnpm-workspace.yaml"].flatMap((name) => read(inFolder(folder, name))?.text ?? []);
  return folder === parentOf(folder) ? own : [...own, ...packagesAbove(folder, read)];
}

// src/parse/code-beside.ts
async function readCodeBeside(path, text3) {
  if (languageOf(path) === "python") return (await import("./tool-code.js")).readPythonTool(path, text3);
  return (await import("./source-and-pages.js")).readToolCode(path, text3);
}

// src/read/neighbours.ts
var MOST_BYTES4 = 1e6;
var MOST_NAMES = 5e3;
function openNeighbours({ path, absolute: absolute2 }, disk = diskWith(), texts2 = /* @__PURE__ */ new Map()) {
  const folder = parentOf(absolute2);
  const top = absolute2.endsWith(`/${path}`) ? absolute2.slice(0, -path.length - 1) : folder;
  const asked = /* @__PURE__ */ new Set();
  const start = top === folder ? path.slice(0, path.lastIndexOf("/") + 1) : "";
  const shown2 = (file) => start + file.slice(inFolder(top, "").length);
  const read = (file) => {
    if (!isInside(top, file)) return void 0;
    const name = shown2(file);
    asked.add(name);
    const found = disk.exists(file) && !leadsOut(file, top, top) ? disk.read(file, { maxBytes: MOST_BYTES4 }) : void 0;
    if (!found || !("text" in found)) return void 0;
    texts2.set(name, found.text);
    return { file: name, text: found.text };
  };
  const isIgnored2 = ignoredBelow(top);
  let names;
  let packages;
  return {
    texts: texts2,
    asked,
    get names() {
      return names ??= namesIn2(folder);
    },
    get packages() {
      return packages ??= packagesAround(folder, top, read);
    },
    get origin() {
      return originOf2(absolute2);
    },
    list(name) {
      const listed3 = absolutePath(folder, name);
      return isInside(top, listed3) && !leadsOut(listed3, top, top) ? namesIn2(listed3) : [];
    },
    has(name) {
      const file = absolutePath(folder, name);
      if (!isInside(top, file) || leadsOut(file, top, top)) return "unknown";
      asked.add(shown2(file));
      return disk.exists(file) ? "yes" : isIgnored2(file) ? "unknown" : "no";
    },
    read: (name) => read(absolutePath(folder, name)),
    loads: (name) => loadedFrom(absolutePath(folder, name), read)
  };
}
function namesIn2(folder) {
  try {
    const names = readdirSync4(folder);
    return names.length > MOST_NAMES ? [] : names;
  } catch {
    return [];
  }
}
function ignoredBelow(top) {
  let scopeOf;
  return (file) => {
    scopeOf ??= scopeFinder(top);
    for (let at = file; at !== top && isInside(top, at); at = parentOf(at)) {
      const folder = parentOf(at);
      if (ignoringRule(scopeOf(folder), inFolder(folder, ""), basename3(at), at !== file)) return true;
    }
    return false;
  };
}
function originOf2(absolute2) {
  const git = gitTop(parentOf(absolute2));
  const config = git === void 0 ? void 0 : readText(inFolder(git, ".git/config"), { maxBytes: MOST_BYTES4 });
  if (!config || !("text" in config)) return void 0;
  const section = config.text.split(/^\[/m).find((each) => each.startsWith('remote "origin"]')) ?? "";
  return repositoryOf(/^[\t ]*url[\t ]*=[\t ]*(\S+)/m.exec(section)?.[1] ?? "");
}
function packagesAround(folder, top, read) {
  const home = basename3(folder) === ".mcp" ? parentOf(folder) : folder;
  for (let at = home, up = home === folder ? "" : "../"; ; at = parentOf(at), up += "../") {
    const projects = at === home ? namesIn2(at).filter((name) => name.endsWith(".csproj")) : [];
    const found = [...Object.keys(READERS), ...projects].flatMap((name) => {
      const file = read(inFolder(at, name));
      const reader = READERS[name] ?? readProject;
      const facts2 = file && reader(file, (path) => read(absolutePath(at, path)));
      if (!facts2) return [];
      const readme = facts2.readme && up + facts2.readme;
      return [{ ...facts2, readme, title: name, isBeside: at === home, at: { file: file.file, start: 0, end: 0 } }];
    });
    if (found.length > 0 || at === top || !isInside(top, at)) return found;
  }
}
var READERS = {
  "package.json": readPackageJson,
  "pyproject.toml": readPyproject,
  "Cargo.toml": readCargo
};
function readPackageJson({ file, text: text3 }) {
  const root = parseJson(file, text3)?.roots[0];
  if (root?.kind !== "object") return void 0;
  const written = (node) => node?.kind === "string" ? { value: node.value, start: node.start, end: node.end, file } : void 0;
  const repository = get(root, "repository");
  const own = text(get(root, "name"))?.replace(/^.*\//, "");
  const programs = [...entries(get(root, "bin"))].sort((a, b) => Number(b.key === own) - Number(a.key === own));
  return {
    kind: "npm",
    name: written(get(root, "name")),
    version: written(get(root, "version")),
    mcpName: written(get(root, "mcpName")),
    repository: written(text(repository) === void 0 ? get(repository, "url") : repository),
    programs: [get(root, "bin"), ...programs.map(({ value }) => value)].flatMap((each) => written(each) ?? []),
    isPrivate: isTrue(get(root, "private")) || has(root, "workspaces") === "yes",
    isPacked: hasAny(root, ["bin", "files", "publishConfig"]) !== "no",
    isOfModules: isOfModules(text3),
    isOfServer: ["dependencies", "devDependencies", "peerDependencies"].some(
      (key) => entries(get(root, key)).some((each) => /mcp|modelcontextprotocol/i.test(each.key))
    )
  };
}
function tableOf({ text: text3 }, name) {
  const found = new RegExp(`^\\[${name}\\][ \\t]*(?:#.*)?\\r?\\n`, "m").exec(text3);
  if (!found) return void 0;
  const start = found.index + found[0].length;
  const end = text3.slice(start).search(/^\[/m);
  return { start, text: end < 0 ? text3.slice(start) : text3.slice(start, start + end) };
}
function tomlTextOf(given, table3, key) {
  const lines = tableOf(given, table3);
  const text3 = new RegExp(`^(${key}[ \\t]*=[ \\t]*)(["'])([^"'\\\\\\n]*)\\2[ \\t]*(?:[#,}].*)?\\r?$`, "m");
  const found = lines && text3.exec(lines.text);
  if (!found) return void 0;
  const start = lines.start + found.index + found[1].length;
  return { value: found[3], start, end: start + found[3].length + 2, file: given.file };
}
var innerTomlTextOf = (given, table3, inner, key) => tomlTextOf(given, `${table3}\\.${inner}`, key) ?? tomlTextOf(given, table3, `${inner}(?:\\.|[ \\t]*=[ \\t]*\\{(?:[^{}\\n]*,)?[ \\t]*)${key}`);
function listOf(table3, key) {
  const start = table3.search(new RegExp(`^${key}[ \\t]*=`, "m"));
  return start < 0 ? "" : table3.slice(start).split("]", 1)[0];
}
function readPyproject(given, beside) {
  const project = ["project", "tool\\.poetry"].find((table3) => tableOf(given, table3));
  if (project === void 0) return void 0;
  const isDynamic = /["']version["']/.test(listOf(tableOf(given, project).text, "dynamic"));
  return {
    kind: "pypi",
    name: tomlTextOf(given, project, "name"),
    version: isDynamic ? versionElsewhere(given, beside) : tomlTextOf(given, project, "version"),
    readme: (tomlTextOf(given, project, "readme") ?? innerTomlTextOf(given, project, "readme", "file"))?.value,
    repository: innerTomlTextOf(given, "project", "urls", `["']?[Rr]epository["']?`) ?? tomlTextOf(given, project, "repository"),
    isPrivate: listOf(tableOf(given, project).text, "classifiers").includes("Private ::"),
    isOfServer: /["'](?:fast)?mcp\b|["']mcp-server|modelcontextprotocol/i.test(given.text)
  };
}
function versionElsewhere(given, beside) {
  const told = (tool, key) => innerTomlTextOf(given, `tool\\.${tool}`, "version", key)?.value;
  const [hatch, pdm] = ["hatch", "pdm"].map((tool) => ({ path: told(tool, "path"), source: told(tool, "source") }));
  const isHatch = (hatch.source ?? "regex") === "regex" && told("hatch", "pattern") === void 0;
  const path = isHatch && hatch.path !== void 0 ? hatch.path : pdm.source === "file" ? pdm.path : void 0;
  if (path !== void 0) return assignedIn([beside(path)], isHatch ? "__version__|VERSION" : "__version__");
  const [, module, name] = /^([\w.]+)\.(\w+)$/.exec(told("setuptools\\.dynamic", "attr") ?? "") ?? [];
  const places2 = ["", "src/"].map((folder) => `${folder}${module?.replaceAll(".", "/")}`);
  if (name !== void 0)
    return assignedIn(
      places2.flatMap((place) => [beside(`${place}.py`), beside(`${place}/__init__.py`)]),
      name
    );
  const file = VERSION_FILE.exec(tableOf(given, "tool\\.setuptools\\.dynamic")?.text ?? "")?.[1];
  const found = file === void 0 ? void 0 : beside(file);
  const version = /^\s*(\d\S*)\s*$/.exec(found?.text ?? "")?.[1];
  if (!found || version === void 0) return void 0;
  const start = found.text.indexOf(version);
  return { value: version, start, end: start + version.length, file: found.file };
}
var VERSION_FILE = /^version[ \t]*=[ \t]*\{[ \t]*file[ \t]*=[ \t[]*["']([^"'\n]+)["'][ \t\]]*\}/m;
function assignedIn(files, name) {
  const all = files.flatMap(
    (each) => Array.from(each?.text.matchAll(new RegExp(`^[ \\t]*(?:${name})\\b[^=\\n]*=[ \\t]*(.*)$`, "gm")) ?? [], (found) => ({
      ...{ file: each.file, start: found.index + found[0].length - found[1].length },
      written: /^(["'])v?(\d[^"'\\]*)\1[ \t]*(?:#.*)?\r?$/.exec(found[1])
    }))
  );
  const [{ file, start, written } = { file: "", start: 0, written: void 0 }, ...others] = all;
  if (!written || others.length > 0) return void 0;
  return { value: written[2], start, end: start + written[0].indexOf(written[1], 1) + 1, file };
}
function readCargo(given) {
  const crate = tableOf(given, "package");
  if (!crate) return void 0;
  const own = (key) => new RegExp(`^${key}(?:\\.|[ \\t]*=[ \\t]*\\{[ \\t]*)workspace[ \\t]*=`, "m").test(crate.text) ? tomlTextOf(given, "workspace\\.package", key) : tomlTextOf(given, "package", key);
  return {
    kind: "cargo",
    name: tomlTextOf(given, "package", "name"),
    version: own("version"),
    repository: own("repository"),
    isPrivate: /^publish\s*=\s*false/m.test(crate.text),
    isOfServer: /^(?:rmcp|mcp[\w-]*)\s*=/m.test(given.text)
  };
}
function readProject({ file, text: text3 }) {
  const textIn = (tag) => {
    const found = new RegExp(`<${tag}(?:\\s[^<>]*)?>\\s*([^<>$\\s]+)\\s*</${tag}>`).exec(text3);
    if (!found) return void 0;
    const start = found.index + found[0].indexOf(found[1]);
    return { value: found[1], start, end: start + found[1].length, file };
  };
  const readme = textIn("PackageReadmeFile")?.value;
  const included = Array.from(
    text3.matchAll(/\bInclude="([^"$*]{1,200})"/g),
    ([, path]) => path.replaceAll("\\", "/")
  ).find((path) => path.split("/").pop() === readme);
  return {
    kind: "nuget",
    name: textIn("PackageId"),
    version: textIn("PackageVersion") ?? textIn("Version") ?? (/VersionSuffix/.test(text3) ? void 0 : textIn("VersionPrefix")),
    readme: readme && (included ?? readme),
    repository: textIn("RepositoryUrl"),
    isPrivate: /<IsPackable>\s*false/i.test(text3),
    isOfServer: /ModelContextProtocol/.test(text3)
  };
}
var existsOnDisk = ({ absolute: absolute2 }) => existsSync5(absolute2);
function besideCandidates({ absolute: absolute2, path }, formats2) {
  const name = basename3(absolute2);
  const siblings = formats2.flatMap(({ standsBeside }) => standsBeside?.name === name ? standsBeside.siblings : []);
  return siblings.map((sibling) => ({
    absolute: join3(dirname5(absolute2), sibling),
    path: path.slice(0, -name.length) + sibling
  }));
}
function isNextToItsCode(file, formats2, exists) {
  return besideCandidates(file, formats2).some(exists);
}
async function filesAround(file, { formats: formats2, rules, disk = diskWith(), texts: texts2, open = openNeighbours }) {
  if (!askForFiles(rules)) return void 0;
  const neighbours = open(file, disk, texts2);
  const [only, ...others] = besideCandidates(file, formats2).filter(({ absolute: absolute2 }) => disk.exists(absolute2));
  const code = only && others.length === 0 ? neighbours.read(basename3(only.absolute)) : void 0;
  const toolCode = code && await readCodeBeside(code.file, code.text);
  return { neighbours, others: neighbours.texts, ...toolCode && { toolCode } };
}
var askForFiles = remembered(
  (rules) => [...rules.values()].some(({ rule }) => rule.needs?.includes("files"))
);

// src/read/unstarted.ts
const { posix: posix6 } = process.getBuiltinModule("node:path");

// src/read/source-folders.ts
const { existsSync: existsSync6, readdirSync: readdirSync5 } = process.getBuiltinModule("node:fs");
var MOST_FILES = 5e3;
var NOT_SOURCE = /^(?:node_modules|\.git|dist|build|out|coverage|\.next|\.turbo|\.wrangler|\.?venv|__pycache__|site-packages)$/;
var ON_DISK = {
  exists: existsSync6,
  list(folder) {
    const files = /* @__PURE__ */ new Set();
    const inner = [];
    try {
      for (const each of readdirSync5(folder, { withFileTypes: true })) {
        if (each.isFile()) files.add(inFolder(folder, each.name));
        else if (each.isDirectory() && !NOT_SOURCE.test(each.name)) inner.push(inFolder(folder, each.name));
      }
    } catch {
    }
    return { files, inner };
  }
};

// src/read/unstarted.ts
var LARGEST_TEXT = 1e6;
function unstartedIn({ read, exists, filesBelow, homeOf }) {
  const found = /* @__PURE__ */ new Map();
  const programs = /* @__PURE__ */ new Map();
  let files;
  const textOf = (file) => {
    const text3 = read(file, { maxBytes: LARGEST_TEXT });
    return "text" in text3 ? text3.text : void 0;
  };
  const allFiles = () => files ??= few(filesBelow());
  function unstartedOf(folder) {
    const all = allFiles();
    if (all.length === 0) return NONE;
    const servers = all.flatMap((file) => {
      const text3 = parentOf(file) === folder && CODE.test(file) ? textOf(file) : void 0;
      return text3 !== void 0 && startsServer(text3) ? [serverOf(file, text3, exists)] : [];
    });
    if (servers.length < 2) return NONE;
    const named2 = /* @__PURE__ */ new Set();
    let isOneStarted = false;
    for (const told of telling(all, STARTS_ANY)) {
      if (!told) return NONE;
      const { file, text: text3 } = told;
      const isTold = TEST.test(file) || PROSE.test(file) && !README.test(file);
      for (const each of servers) {
        if (each.file === file || !text3.includes(each.stem)) continue;
        if (isTold && each.command ? each.command.test(text3) : each.naming.test(text3)) named2.add(each.file);
        isOneStarted ||= (!CODE.test(file) || BUNDLES.test(text3)) && each.starting.test(text3);
      }
    }
    return isOneStarted ? new Set(servers.flatMap(({ file }) => named2.has(file) ? [] : [file])) : NONE;
  }
  function* telling(all, startsAny) {
    for (const file of all) {
      if (isLockFile(file) || BINARY.test(file)) continue;
      const text3 = EXCLUDES.test(file) ? textOf(file)?.replace(EXCLUDED, "") : textOf(file);
      if (text3 === void 0 ? STARTER.test(file) : startsAny.test(text3)) yield void 0;
      else if (text3 !== void 0) yield { file, text: text3 };
    }
  }
  function unstartedPrograms(folder) {
    const all = allFiles();
    const open = all.flatMap((file) => {
      const isProgram = parentOf(file) === folder && file.endsWith(".py") && startsServer(textOf(file) ?? "");
      return isProgram ? [{ file, stem: posix6.basename(file, ".py"), naming: namingProgram(file) }] : [];
    });
    const home = open.length > 0 ? homeOf(folder, PYTHON_REQUIREMENTS) : void 0;
    if (home === void 0) return NONE;
    const names = new Set(all.map((file) => posix6.basename(file)));
    const named2 = /* @__PURE__ */ new Set();
    const started = /* @__PURE__ */ new Set();
    for (const told of telling(all, STARTS_ANY_PROGRAM)) {
      if (!told) return NONE;
      const { file, text: text3 } = told;
      for (const each of open) {
        if (each.file !== file && text3.includes(each.stem) && each.naming.test(text3)) named2.add(each.file);
      }
      if (named2.size === open.length) return NONE;
      if (!isInside(home, file) || CODE_OR_PYTHON.test(file)) continue;
      for (const [, script2, ...modules3] of text3.matchAll(STARTED)) {
        if (script2 !== void 0 && !names.has(`${script2}.py`)) return NONE;
        started.add(`${script2 ?? modules3.find((name) => name !== void 0)}.py`);
      }
    }
    const isOther = (file) => started.has(posix6.basename(file)) && isInside(home, file) && !NO_PROGRAM.test(posix6.basename(file));
    const isOneStarted = all.some(
      (file) => isOther(file) && (named2.has(file) || !open.some((each) => each.file === file))
    );
    return isOneStarted ? new Set(open.flatMap(({ file }) => named2.has(file) ? [] : [file])) : NONE;
  }
  return {
    has(absolute2) {
      const folder = parentOf(absolute2);
      return absolute2.endsWith(".py") ? known(programs, folder, unstartedPrograms).has(absolute2) : known(found, folder, unstartedOf).has(absolute2);
    },
    forget() {
      files = void 0;
      for (const each of [found, programs]) each.clear();
    }
  };
}
function few(all) {
  const files = [];
  for (const file of all) if (files.push(file) > MOST_FILES) return [];
  return files;
}
var startsServer = (text3) => RUNS2.test(text3) && (SERVES3.test(text3) || GUARDS.test(text3)) || PYTHON_MAIN.test(text3) && PYTHON_SERVES.test(text3);
var PYTHON_MAIN = /^if __name__ ==/m;
var PYTHON_SERVES = /\b(?:FastMCP|MCPServer|Server)\(/;
var RUNS2 = /\bnew StdioServerTransport\(|\bprocess\.stdin\b|\.listen\(/;
var GUARDS = /^if \([^\n]{0,40}(?:\brequire\.main === module\b|\bimport\.meta\.(?:main\b|url ===))/m;
var SERVES3 = /\bnew (?:Mcp|MCP)?(?:Server|FastMCP)\s*[(<]|['"`]tools\/list['"`]/;
function isCommonjs(text3) {
  const at = text3.search(REQUIRES2);
  return at >= 0 && !text3.slice(0, at).includes("`") && !IS_MODULE.test(text3);
}
var REQUIRES2 = /^(?:(?:const|let|var) [^=\n]{1,300}= {0,9})?require\(\s{0,9}['"]/m;
var IS_MODULE = /^(?:import|export)\b|\bcreateRequire\b|\brequire\s{0,9}=[^=]|\bBun\.|^#!.*\b(?:bun|tsx)\b/m;
function serverOf(file, text3, exists) {
  const stem = posix6.basename(file).replace(CODE, "");
  const word = inPattern(stem);
  const starting = new RegExp(`(?<![\\w-])${word}\\.[cm]?[jt]sx?\\b`);
  const naming = isBroken(file, text3, exists) ? starting : new RegExp(`(?<![\\w-])${word}(?![\\w-])`);
  if (!GUARDS.test(text3)) return { file, stem, starting, naming };
  const command = new RegExp(`\\b${RUNNERS}\\b[^\\n]{0,80}(?<![\\w-])${word}\\.[cm]?[jt]sx?\\b`);
  return { file, stem, starting, command, naming: new RegExp(`${starting.source}|/${word}["'\`]`) };
}
function namingProgram(file) {
  const word = `(?<![\\w-])${inPattern(posix6.basename(file, ".py"))}`;
  const imported = `\\b(?:import|from)\\b[^\\n]{0,200}${word}\\b`;
  return new RegExp(`${word}\\.py\\b|${word}:\\w|["'\`/.]${word}(?![\\w-])|-m[\\s"',]{1,4}${word}\\b|${imported}`);
}
var STARTED = /(?:\b(?:python3?|uv run|fastmcp run|mcp (?:run|dev|install))[ \t][^\n`]{0,80}?|["'/\\])(?<!\w)(\w{1,80})\.py\b|-m[\s"',]{1,4}(?:\w{1,50}\.){0,9}(\w{1,80})\b|["'](?:\w{1,50}\.){0,9}(\w{1,80}):\w/g;
var NO_PROGRAM = /^(?:setup|conftest|test_.*|.*_test)\.py$/;
var STARTS_ANY_PROGRAM = /\bpython3?\b[^\n]{0,80}(?:\{[^}\n]{1,60}\}|\$\w{1,40}|[*>%])[\w.-]{0,40}\.py\b/;
var CODE_OR_PYTHON = /\.(?:[cm]?[jt]sx?|py)$/;
function isBroken(file, text3, exists) {
  if (!/\.[cm]?js$/.test(file)) return false;
  return [...text3.matchAll(IMPORTED)].some(([, path]) => {
    const target = posix6.join(parentOf(file), path);
    return !target.split("/").some((folder) => NOT_SOURCE.test(folder)) && !exists(target);
  });
}
var IMPORTED = /(?<!\S)(?:from|import|await import\()\s*['"](\.{1,2}\/[\w./-]{1,200}\.[cm]?js)['"]/g;
var NONE = /* @__PURE__ */ new Set();
var CODE = /(?<!\.d)\.[cm]?[jt]sx?$/;
var EXCLUDES = /\/[jt]sconfig[\w.-]{0,80}\.json$/;
var EXCLUDED = /"exclude"\s{0,9}:\s{0,9}\[[^\]]{0,5000}\]/g;
var BUNDLES = /\b(?:entryPoints|entry)\s{0,9}:/;
var TEST = /(?:^|\/)__tests__\/|\.(?:test|spec)\.[cm]?[jt]sx?$/;
var PROSE = /\.(?:mdx?|txt|rst)$/i;
var README = /(?:^|\/)readme[^/]*$/i;
var BINARY = /\.(?:png|jpe?g|gif|webp|ico|svg|pdf|zip|gz|tgz|mcpb|dxt|woff2?|ttf|mp[34]|wasm|map|csv)$/i;
var STARTER = /\.(?:ps1|bat|cmd|sh|md|ya?ml|toml)$|(?:package|mcp|config)[\w-]{0,40}\.jsonc?$/i;
var RUNNERS = "(?:node|tsx|bun|deno run|spawn|fork|ts-node)";
var STARTS_ANY = new RegExp(
  `\\b${RUNNERS}\\b[^\\n]{0,80}(?:\\$\\{[^}\\n]{1,60}\\}|\\$\\w{1,40}|[*>}%])[\\w.-]{0,40}\\.[cm]?[jt]s\\b`
);

// src/read/left-alone.ts
var REASONS = {
  test: "test code or a fixture, linted only if you name it",
  bundle: "bundle or build output, linted only if you name it",
  scaffold: "scaffold with placeholders, linted only if you name it",
  skill: "skill of a coding assistant, linted only if you name it",
  declaration: "declaration of types, linted only if you name it",
  record: "record of schemas that a script writes, without descriptions, linted only if you name it",
  aside: "documentation or another supporting file (benchmark, helper script, old copy), linted only if you name it",
  unreached: "module that no file of the repository imports, linted only if you name it",
  incomplete: "module that imports one of its own package that is not there, linted only if you name it",
  unstarted: "server that nothing in the repository starts or names, linted only if you name it",
  broken: 'server that Node cannot start (it calls "require", but is an ES module), linted only if you name it'
};
function whyLeftAlone(file, text3, config, { unreached, exists = existsOnDisk } = {}) {
  if (file.named) return void 0;
  const kind = kindAround(file, text3, exists, unreached);
  if (kind === void 0) return void 0;
  const { foundBy = "." } = file;
  const patterns = [...config.filePatterns(file.path), ...isGlob(foundBy) ? [foundBy] : []];
  const isAsked = [foundBy, ...patterns].some((asked) => ASKS_FOR[kind](asked)) || patterns.some((pattern) => namesFile(pattern));
  return isAsked ? void 0 : REASONS[kind];
}
function kindAround(file, text3, exists, unreached) {
  const kind = kindOf3(file, text3, exists);
  if (!unreached) return kind;
  const isMeant = kind === "test" || kind === "aside" ? startsServer(text3) && unreached.isGivenToClients(file.absolute) : kind === void 0;
  return isMeant ? unledTo(file.absolute, text3, unreached) : kind;
}
function unledTo(absolute2, text3, unreached) {
  if (unreached.has(absolute2, text3)) return "unreached";
  if (unreached.isIncomplete(absolute2)) return "incomplete";
  if (!startsServer(text3)) return void 0;
  if (unreached.isUnstarted(absolute2)) return "unstarted";
  return isCommonjs(text3) && unreached.isModule(absolute2) ? "broken" : void 0;
}
function namesFile(pattern) {
  const name = pattern.slice(pattern.lastIndexOf("/") + 1);
  return name !== "" && !isGlob(name);
}
var segmentsOf = (asked) => asked.split(/[/{},]/);
var ASKS_FOR = {
  test: (asked) => segmentsOf(asked).some(
    (each) => TEST_FOLDER.test(each) || TEST_NAME.test(each) || MOCK_NAME.test(each) || /^specs?$/i.test(each)
  ),
  bundle: (asked) => segmentsOf(asked).some((each) => /^(?:dist|build|out|bundles?)$|\.(?:min|bundle)\./i.test(each)),
  scaffold: (asked) => isTemplate(`${asked}/`),
  skill: (asked) => /(?:^|\/)(?:skills|\.(?:claude|cursor|agents?))(?:\/|$)/.test(asked),
  declaration: isDeclaration,
  aside: (asked) => segmentsOf(asked).some(
    (each) => [DOCUMENTS, MEASURES, LEFTOVERS, ARCHIVE, LEFTOVER, TRIAL, ASIDE_SCRIPT].some((aside2) => aside2.test(each))
  ),
  record: (asked) => asked !== ".",
  unreached: (asked) => asked !== ".",
  incomplete: (asked) => asked !== ".",
  unstarted: (asked) => asked !== ".",
  broken: (asked) => asked !== "."
};
function kindOf3({ path, absolute: absolute2 }, text3, exists) {
  const language = languageOf(path);
  if (isSkill(path) || belongsToSkill(path, absolute2, exists)) return "skill";
  if (isTest(path, text3) || isCode(language) && importsTestLibrary(text3)) return "test";
  if (isDeclaration(path)) return "declaration";
  if (isCode(language) ? isAside(path, text3) : isMeasured(path)) return "aside";
  if (!isCode(language) && isWrittenRecord(text3)) return "record";
  if (isEmitted({ path, absolute: absolute2 }, exists)) return "bundle";
  if (isCode(language) && (isBuilt(path) || isBundle(text3, language === "html", path))) return "bundle";
  if (/\{\{|<%|(?:^|\/)__[A-Z][A-Z_]*__\//.test(path) || isTemplate(path) && hasPlaceholders(text3)) return "scaffold";
  return void 0;
}
var SAMPLES = /^(?:(?:.+[-_])?(?:examples?|samples?|tutorials?)|(?:example|sample|demo|tutorial|reference)[-_](?:mcp|servers?))$/i;
var MAY_BE_SAMPLES = /^(?:demos?|training|references?|playgrounds?)$/i;
function isSample({ path, named: named2, foundBy = "." }) {
  const isAsked = segmentsOf(foundBy).some((each) => SAMPLES.test(each) || MAY_BE_SAMPLES.test(each));
  if (named2 || isAsked || !isCode(languageOf(path))) return false;
  const folders = path.split("/").slice(0, -1);
  return isAmong(folders, SAMPLES, TOPICS2) || isAmong(folders, MAY_BE_SAMPLES, SOURCE);
}
var DOCUMENTS = /^(?:(?:docs?|documentation)(?:-(?:web)?site)?|playgrounds?)$/i;
var DOCUMENTS_SITE = /^(?:docs?|documentation)-(?:web)?site$/i;
var MEASURES = /^(?:(?:.+[-_])?evals|eval|evaluations?|bench|benchmarks?|benchmarking|snapshots?|baselines?|\.storybook|\.meta)$/i;
var ASIDE_SCRIPT = /^(?:bench(?:marks?)?|evals?|playground|test|debug|demo|try|smoke|gen(?:erate)?-docs?|docs?)(?:[-_.].*)?\.[mc]?[jt]sx?$/i;
function isAmong(folders, pattern, product) {
  const at = folders.findIndex((folder) => pattern.test(folder));
  return at >= 0 && !folders.slice(0, at).some((folder) => product.test(folder));
}
function isAside(path, text3) {
  const folders = path.split("/");
  const name = folders.pop();
  if (folders.some((folder) => DOCUMENTS_SITE.test(folder))) return true;
  if (isAmong(folders, DOCUMENTS, PUBLISHED) || isAmong(folders, MEASURES, SOURCE)) return true;
  if (isAmong(folders, LEFTOVERS, SOURCE) || ARCHIVE.test(folders[0] ?? "") || LEFTOVER.test(name)) return true;
  const isBeside = !folders.some((folder) => SOURCE.test(folder));
  if (folders.length < 2 && folders[0] !== "src" && WRITES_DOCUMENTS.test(name)) return true;
  const scripts = folders.findIndex((folder) => /^scripts?$/.test(folder));
  if (scripts < 0) return isBeside && TRIAL.test(name);
  const isTrial = [name, ...folders.slice(scripts + 1).map((folder) => `${folder}.js`)].some(
    (each) => ASIDE_SCRIPT.test(each)
  );
  return isBeside && (isTrial || text3 !== "" && !SERVES4.test(text3));
}
var isMeasured = (path) => isAmong(path.split("/").slice(0, -1), MEASURES, SOURCE);
function isWrittenRecord(text3) {
  if (!WRITTEN_BY.test(text3.slice(0, 2e3))) return false;
  const { tools } = recordIn(text3) ?? {};
  return Array.isArray(tools) && tools.length >= FEWEST2 && tools.every((each) => !Object.hasOwn(Object(each), "description"));
}
var WRITTEN_BY = /^\s*\{[^{[]*"(?:generator|generated_?by|purpose)"\s*:\s*"[^"]/i;
var FEWEST2 = 5;
var SERVES4 = /\b(?:from|import|require\()\s*\(?['"][^'"\n]*mcp|tools\/list/i;
var WRITES_DOCUMENTS = /^gen(?:erate)?-(?:[a-z]+-){1,3}docs?\.[mc]?[jt]sx?$/i;
var LEFTOVERS = /^(?:archived|deprecated|obsolete|unused|attic|_?old)$/i;
var ARCHIVE = /^archives?$/i;
var LEFTOVER = /[-_.](?:old|deprecated|unused)\.[mc]?[jt]sx?$|\.(?:bak|backup|orig|original)\.[mc]?[jt]sx?$|^te?mp-.*\.[mc]?[jt]sx?$/i;
var TRIAL = /^(?:test|debug|bench(?:mark)?)[-_.].*\.[mc]?js$/i;
var TOPICS2 = /^(?:tools?|handlers?|commands?|actions?|operations?|modules?|domains?|features?)$/i;
var SOURCE = new RegExp(`${TOPICS2.source}|^(?:src|source|lib|app|mcp)$`, "i");
var PUBLISHED = new RegExp(`${SOURCE.source}|^(?:apps|packages?|servers?|plugins?|extensions?)$`, "i");
function isSkill(path) {
  if (configOf(path) !== void 0) return false;
  return /(^|\/)(?:\.(?:claude|cursor|agents?)\/|\.[\w-]{1,80}\/(?:.{1,400}\/)?skills\/)/.test(path);
}
function belongsToSkill(path, absolute2, exists) {
  const [found] = /^(?:.*\/)?skills\/[^/]+\//.exec(path) ?? [];
  if (found === void 0 || !absolute2.endsWith(path)) return false;
  const skill = `${found}SKILL.md`;
  return exists({ path: skill, absolute: absolute2.slice(0, -path.length) + skill });
}
function isDeclaration(path) {
  return /\.d\.[mc]?ts$/i.test(path);
}
function isBuilt(path) {
  return /\.(?:min|bundle)\.[mc]?[jt]sx?$/i.test(path) || /(^|\/)(?:dist|build)\//.test(path) && /\.[mc]?jsx?$/i.test(path) || /(^|\/)build\/lib(?:\.[^/]{1,100})?\//.test(path) && path.endsWith(".py");
}
function isEmitted({ path, absolute: absolute2 }, exists) {
  const [, kind] = /\.([mc]?)jsx?$/i.exec(path) ?? [];
  if (kind === void 0) return false;
  const source = (name) => name.replace(/\.[mc]?jsx?$/i, "");
  return [`.${kind}ts`, ...kind === "" ? [".tsx"] : []].some(
    (ending) => exists({ path: source(path) + ending, absolute: source(absolute2) + ending })
  );
}
var BUNDLER_MARKS = [
  /\b__webpack_(?:require__|modules__|exports__)\b\s*[.(=,[]/,
  /^(?:var|let|const) __(?:defProp|commonJS|toESM|getOwnPropNames|export)\s*=/m,
  /^\/\/ node_modules\/\S+$/m,
  /^\/\/#region (?:\.\.\/)*node_modules\//m,
  /\b__vite__mapDeps\b|\bparcelRequire[\w$]*\s*[=(]/,
  /^\/\/ @bun\b/m,
  /^(?:"use strict"; ?|'use strict'; ?)?Object\.defineProperty\(exports, ["']__esModule["'], ?\{/m,
  /^\/\/# sourceMappingURL=\S+\s*$/m
];
var LONG_LINE = 1e3;
var MOST_SHORT_LINES = 20;
var MOST_WRITTEN = 5e4;
var MINIFIED = /[;})](?:var|let|const|function|return|if|for|class|import|export|async)\b|[;,{(](?:[a-z$_]{1,2})=|=>\{/g;
function isBundle(text3, isPage, path) {
  if (!isPage) return /\.(?:[mc]?js|jsx)$/i.test(path) && isBundled(text3);
  const scripts = text3.split(/<script\b/i).slice(1);
  const own = scripts.map((code) => code.split(/<\/script/i, 1)[0]).filter((code) => code.length >= LONG_LINE);
  return own.length > 0 && own.every(isBundled);
}
function isBundled(code) {
  if (BUNDLER_MARKS.some((mark) => mark.test(code))) return true;
  let long = 0;
  let short = 0;
  for (const line2 of code.split("\n")) {
    if (line2.length >= LONG_LINE && isMinified(line2)) long += line2.length;
    else if (/^\s*[^\s*/]/.test(line2)) short++;
  }
  if (long > MOST_WRITTEN || short < MOST_SHORT_LINES) return long > code.length / 2;
  return long > code.length * 0.9 && long / short > LONG_LINE;
}
var isMinified = (line2) => (line2.match(MINIFIED)?.length ?? 0) > line2.length / 200;
function isTemplate(path) {
  return /(^|\/)_?(?:templates?|scaffold(?:s|ing)?|skeletons?|boilerplates?|generators?|stubs|cookiecutter[\w-]*)(\/|$)|(^|\/)(?:template|create)-[\w-]+\//i.test(
    path
  );
}
var PLACEHOLDERS = [
  /<%[-=]?[^%\n]*%>/,
  /\b(?:name|title|version|id)['"]?\s*[:=]\s*['"`][^'"`\n]*(?:\{\{[^{}\n]+\}\}|__[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*__)/,
  /^[ \t]*\{\{[#/]?[a-z][\w .-]*\}\}[ \t]*$/im,
  /(?:from|import|require\()\s*['"][^'"\n]*(?:\{\{[^{}\n]+\}\}|__[A-Z][A-Z0-9_]*__)/,
  /\b(?:class|function|const)\s+[\w$]*(?:\{\{[^{}\n]+\}\}|__[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*__)/
];
var hasPlaceholders = (text3) => PLACEHOLDERS.some((placeholder) => placeholder.test(text3));

// src/read/common-files.ts
var COMMON_CONFIG_FILES = /* @__PURE__ */ new Set([
  ...LOCK_FILES,
  ..."angular.json app.json appsettings.json bower.json claude_desktop_config.json component.json".split(" "),
  ..."components.json composer.json deno.json deno.jsonc devcontainer.json docker-compose.yaml".split(" "),
  ..."docker-compose.yml jsconfig.json lerna.json manifest.json marketplace.json mcp.json nx.json".split(" "),
  ..."openapi.json openapi.yaml openapi.yml package.json plugin.json pnpm-workspace.yaml project.json".split(" "),
  ..."server.json tsconfig.json turbo.json vercel.json".split(" ")
]);
function isCommonConfigFile(path) {
  const name = path.slice(path.lastIndexOf("/") + 1).toLowerCase();
  return COMMON_CONFIG_FILES.has(name) || /^tsconfig\.[^/]*json$/.test(name) || name.endsWith(".schema.json");
}

// src/read/open-document.ts
async function openDocument(file, text3, { clients, comments, dialect, limits, ...config }, { formats: formats2, imports, around, timeLimit: timeLimit2, exists = existsOnDisk, prepare = same }) {
  const { path } = file;
  const format = config.format(path);
  const limit = limitFor(file, text3, timeLimit2);
  const parsed = await timed(
    "parse",
    () => parse(path, text3, { comments, format, limits, imports, ...limit && { timeLimit: limit } })
  );
  const document = prepare(around ? { ...parsed, ...around } : parsed);
  const isBroken2 = isCode(languageOf(path)) && document.faults.length > 0 && document.roots.length === 0;
  const isSnapshot = file.isSnapshot === true || isToolSnapshot(path);
  const isNamed = (file.named || isSnapshot) && !isCommonConfigFile(path);
  const recogniseAs = (named2) => {
    const servers = config.servers(path);
    const hints = { format, named: named2, servers, dialect, clients, packages: imports?.packages };
    const work = () => recogniseDocument(document, formats2, hints);
    return limit ? limit(work, TOO_SLOW2) : work();
  };
  const first = recogniseAs(isNamed || isBroken2);
  const isUnknown = !isNamed && isUnrecognised(first.recognition.skipped);
  return isUnknown && isNextToItsCode(file, formats2, exists) ? recogniseAs(true) : first;
}
var same = (document) => document;
var TOO_SLOW2 = "Checking it took more than 10 seconds.";
var MOST_UNWATCHED = 5e4;
function limitFor({ path }, text3, timeLimit2) {
  return text3.length > MOST_UNWATCHED || languageOf(path) === "json5" ? timeLimit2?.shared() : void 0;
}

// src/parse/root-keys.ts
function rootKeysOf(text3, language) {
  return language === "yaml" ? rootKeysOfYaml(text3) : rootKeysOfJson(text3);
}
function rootKeysOfJson(text3) {
  let at = skip(BLANKS, text3, text3.startsWith("\uFEFF") ? 1 : 0);
  if (text3[at] === "[") return "array";
  if (text3[at] !== "{") return void 0;
  const keys = /* @__PURE__ */ new Set();
  do {
    const start = skip(BLANKS, text3, at + 1);
    const end = skip(STRING, text3, start);
    const key = text3.slice(start + 1, end - 1);
    const colon = skip(BLANKS, text3, end);
    if (end === start || key.includes("\\") || text3[colon] !== ":") return void 0;
    keys.add(key);
    const value = skip(BLANKS, text3, colon + 1);
    const behind = isOneOf(text3[value], "{[") ? containerEnd(text3, value) : skip(SCALAR, text3, value);
    if (behind === value) return void 0;
    at = skip(BLANKS, text3, behind);
  } while (text3[at] === ",");
  return text3[at] === "}" && skip(BLANKS, text3, at + 1) === text3.length ? (key) => keys.has(key) : void 0;
}
var BLANKS = /[ \n\r\t]*/y;
var STRING = /"[^"\\\n]*(?:\\.[^"\\\n]*)*"/y;
var SCALAR = /"[^"\\\n]*(?:\\.[^"\\\n]*)*"|true|false|null|-?\d[\d.eE+-]*/y;
function skip(pattern, text3, at) {
  pattern.lastIndex = at;
  return pattern.test(text3) ? pattern.lastIndex : at;
}
var isOneOf = (character, all) => character !== void 0 && all.includes(character);
var QUOTE = 34;
var BACKSLASH = 92;
var OPEN = [91, 123];
var CLOSE = [93, 125];
function containerEnd(text3, start) {
  let depth = 0;
  for (let at = start; at < text3.length; at++) {
    const code = text3.charCodeAt(at);
    if (code === QUOTE) {
      at = closingQuote(text3, at + 1);
      if (at < 0) return start;
    } else if (code === OPEN[0] || code === OPEN[1]) depth++;
    else if ((code === CLOSE[0] || code === CLOSE[1]) && --depth === 0) return at + 1;
  }
  return start;
}
function closingQuote(text3, from) {
  for (let at = text3.indexOf('"', from); at >= 0; at = text3.indexOf('"', at + 1)) {
    let before = at;
    while (text3.charCodeAt(before - 1) === BACKSLASH && before > from) before--;
    if ((at - before) % 2 === 0) return at;
  }
  return -1;
}
function rootKeysOfYaml(text3) {
  if (NOT_PLAIN.test(text3)) return void 0;
  const starts = text3.split(/^---(?=\s)/m).map((document) => {
    const start = skip(BEFORE_CONTENT, document, 0);
    return document.startsWith("\uFEFF", start) ? document[start + 1] : document[start];
  });
  if (starts.length === 1 && starts[0] === "-") return "array";
  const isClear = starts.every((start) => start === void 0 || !isOneOf(start, " 	#-"));
  return isClear ? (key) => new RegExp(`^\\ufeff?["']?${key}["']?[ \\t]*:`, "m").test(text3) : void 0;
}
var NOT_PLAIN = /^\ufeff?(?:[?&!*%{[|>`@\t]|<<|\.\.\.|"[^"\n]*\\|---[ \t]+[^\s#])/m;
var BEFORE_CONTENT = /(?:[ \t\r]*(?:#[^\n]*)?\n)*/y;

// src/read/worth-parsing.ts
function isWorthReading({ path, named: named2 }, config) {
  return named2 || !isLockFile(path) || config.format(path) !== void 0;
}
function worthOf(file, text3, config, { formats: formats2, unreached, exists = existsOnDisk }) {
  const { path, named: named2 } = file;
  const language = languageOf(path);
  const isMapped = config.format(path) !== void 0;
  const isOurs = isMapped || named2;
  const isNextToCode = () => isNextToItsCode(file, formats2, exists);
  const hasWords = isCode(language) ? mayHoldTools(path, text3) : hasRequiredWords(text3, formats2);
  if (!hasWords && (isCode(language) ? !isMapped : !isOurs && !ESCAPED_WORD.test(text3) && !isNextToCode()))
    return not(NO_FORMAT, named2);
  const reason3 = isMapped ? void 0 : whyLeftAlone(file, text3, config, { unreached, exists });
  if (reason3 !== void 0) return not(reason3, !isCommonConfigFile(path));
  if (isCode(language) && !isOurs && text3.length > WORTH_A_LOOK && !mayHoldTools(path, text3.replace(COMPARED, "")))
    return not(NO_FORMAT, false);
  const root = !isOurs && (language === "json" || language === "yaml") ? rootOf(text3, language, formats2) : "known";
  if (root !== "known") {
    const isNone = root === "unknown" && !isTraceOf(formats2, text3) || language === "json" && isJson(text3);
    if (isNone && !isNextToCode()) return not(NO_FORMAT, false);
  }
  if (language === void 0 && !/^\s*[[{]/.test(text3)) return not("not a kind of file that holds manifests", isOurs);
  return { isWorthParsing: true, hasWords };
}
var not = (reason3, isReported) => ({ isWorthParsing: false, reason: reason3, isReported });
var COMPARED = /(["'])function\1\s{0,9}[=!]=|[=!]=\s{0,9}(["'])function\2/g;
var WORTH_A_LOOK = 2e4;
function rootOf(text3, language, formats2) {
  const isSmall = language === "json" && text3.length < WORTH_A_LOOK;
  const hasKey = isSmall ? void 0 : rootKeysOf(text3, language);
  if (hasKey === void 0) return "known";
  const isPlain = !ESCAPED_WORD.test(text3);
  if (hasKey === "array") {
    const words = formats2.flatMap(({ items: items2 = [] }) => items2).filter((word) => text3.includes(word));
    if (words.length === 0) return "unknown";
    return isPlain && language === "json" && !words.some((word) => text3.includes(`"${word}"`)) ? "quoted" : "known";
  }
  const isKnown = formats2.some(
    (format) => format.rootKeys.some((group) => group.every(hasKey)) && (!isPlain || format.requiredWords.some((group) => group.every((word) => text3.includes(word))))
  );
  return isKnown ? "known" : "unknown";
}
function isJson(text3) {
  try {
    JSON.parse(text3);
    return true;
  } catch {
    return false;
  }
}
var ESCAPED_WORD = /\\(?:u00|x)(?:5[fF]|[46][1-9a-fA-F]|[57][0-9aA])/;
var firstWords = remembered(
  (formats2) => finderOf(formats2.flatMap(({ requiredWords }) => requiredWords.map(([first = ""]) => first)))
);
function hasRequiredWords(text3, formats2) {
  const found = firstWords(formats2)(text3);
  return formats2.some(
    ({ requiredWords }) => requiredWords.some(([first = "", ...others]) => found.has(first) && others.every((word) => text3.includes(word)))
  );
}

// src/read/counted-tools.ts
var placeOf2 = ({ file = "", start, end }) => `${file}:${start}:${end}`;
function countedIn({ registrations, unread = [] }) {
  const places2 = new Set(unread.map(({ start }) => start));
  const unnamed2 = new Set(registrations.flatMap(({ tool, start }) => tool && places2.has(start) ? placeOf2(tool) : []));
  return ({ node, label: label2 }) => !node.isOfMany && !(label2 === void 0 && unnamed2.has(placeOf2(node)));
}
function toolsOnce({ code, tools }) {
  if (code === NO_CODE) return tools.filter(({ node }) => !node.isOfMany);
  const places2 = /* @__PURE__ */ new Map();
  for (const [index, tool] of tools.filter(countedIn(code)).entries()) {
    const { start, file = "" } = tool.name?.value ?? { start: -1 - index };
    const key = `${file}
${start}
${tool.label ?? index}`;
    if (!places2.has(key)) places2.set(key, tool);
  }
  return [...places2.values()];
}
function countedTools({ code, tools }, some = tools) {
  if (code === NO_CODE) return /* @__PURE__ */ new Map();
  const isListing = code.registrations.some(
    ({ handles }) => /^(?:tools\/list|ListToolsRequestSchema)$/.test(handles?.name ?? "")
  );
  const registered = new Map(
    code.registrations.flatMap((each) => each.tool ? [[placeOf2(each.tool), each]] : [])
  );
  const pick = ({ file, start }) => ({ start, ...file !== void 0 && { file } });
  return new Map(
    some.map((tool) => {
      const { api, key } = registered.get(placeOf2(tool.node)) ?? {};
      const name = tool.label ?? key;
      const file = tool.name?.value.file ?? tool.name?.file ?? tool.node.file;
      const counted2 = {
        at: pick((tool.label === void 0 ? void 0 : tool.name?.value) ?? tool.node),
        ...name !== void 0 && { name },
        ...file !== void 0 && { file },
        ...api === "literal" && !isListing && { isLoose: true }
      };
      return [tool, counted2];
    })
  );
}
function repeatedTools(files, packageOf) {
  const sorted2 = files.toSorted((a, b) => compareText(a.path, b.path));
  return /* @__PURE__ */ new Set([...importedAgain(sorted2), ...listedAgain(sorted2, packageOf)]);
}
function importedAgain(files) {
  const byName = (file, { name }) => `${file}
${name ?? ""}`;
  const byPlace = (path, { name = "", at }) => `${at.file ?? path}:${at.start}
${name}`;
  const written = /* @__PURE__ */ new Set();
  for (const { path, tools } of files)
    for (const tool of tools)
      if (tool.file === void 0) {
        if (tool.name !== void 0) written.add(byName(path, tool));
        written.add(byPlace(path, tool));
      }
  return files.flatMap(
    ({ path, tools }) => tools.filter((tool) => {
      if (tool.file === void 0) return false;
      const place = byPlace(path, tool);
      const isAgain = written.has(byName(tool.file, tool)) || written.has(place);
      written.add(place);
      return isAgain;
    })
  );
}
function listedAgain(files, packageOf) {
  const loose = files.flatMap(({ path, tools }) => {
    const some = tools.filter(({ isLoose, file, name }) => isLoose && file === void 0 && name !== void 0);
    return some.length > 0 ? [{ path, tools: some }] : [];
  });
  if (loose.length === 0) return [];
  const servedIn = /* @__PURE__ */ new Map();
  const seenIn = /* @__PURE__ */ new Map();
  for (const { path, tools } of files) {
    const names = known(servedIn, packageOf(path), () => /* @__PURE__ */ new Map());
    const served = tools.filter(({ isLoose }) => !isLoose);
    for (const { name, file } of served) if (name !== void 0 && file === void 0) names.set(name, path);
    for (const { name, file } of served) if (name !== void 0 && file !== void 0) names.set(name, file);
  }
  return loose.sort((a, b) => b.tools.length - a.tools.length).flatMap(({ path, tools }) => {
    const home = packageOf(path);
    const served = known(servedIn, home, () => /* @__PURE__ */ new Map());
    const seen = known(seenIn, home, () => /* @__PURE__ */ new Set());
    const isOfOthers = ({ name = "" }) => (served.get(name) ?? path) !== path;
    const ofOthers = tools.filter(isOfOthers).length;
    const repeated = tools.filter((tool) => isOfOthers(tool) || !served.has(tool.name) && seen.has(tool.name));
    for (const { name } of tools) seen.add(name);
    if (ofOthers * 2 > tools.length) return tools;
    return repeated.length * 2 >= tools.length ? repeated : [];
  });
}
var isBare = ({ code, formats: formats2, root, tools }, all) => code !== NO_CODE && !isWidget(code) && all.every(({ id, contract }) => contract.isServed || !formats2.includes(id)) && !tools.some(countedIn(code)) && entries(root).every(({ key }) => MAY_BE_OF_MANY.has(key));
var MAY_BE_OF_MANY = /* @__PURE__ */ new Set(["tools", "functions", "instructions"]);

// src/run/copies.ts
function wholeToolsIn(manifests, formats2) {
  const served = formats2.filter(({ contract }) => contract.isServed).map(({ id }) => id);
  const own = manifests.filter((manifest) => manifest.formats.some((id) => served.includes(id)));
  const isData2 = own.every(({ code }) => code === NO_CODE);
  const names = own.flatMap(
    ({ code, tools }) => tools.flatMap(({ label: label2, name, node }) => {
      const isOwn = isData2 || code !== NO_CODE && node.file === void 0 && name?.value.file === void 0;
      const isKnown = isData2 || entry(node, "inputSchema")?.value.kind === "object";
      return label2 !== void 0 && isOwn && isKnown ? [label2] : [];
    })
  );
  return names.length > 0 ? { wholeTools: { is: isData2 ? "data" : "code", names } } : {};
}
function withoutCopies(findings2, all, folderOf2) {
  const code = [...all].filter(([, { is }]) => is === "code");
  if (code.length === 0) return findings2;
  const servedIn = (folder) => new Set(code.flatMap(([path, { names }]) => folder === "." || isInside(folder, path) ? names.map(folded2) : []));
  const byFolder = /* @__PURE__ */ new Map();
  const copied = /* @__PURE__ */ new Map();
  for (const [path, { is, names }] of all) {
    if (is !== "data" || names.length < LEAST) continue;
    const served = known(byFolder, folderOf2(path), servedIn);
    if (names.filter((name) => served.has(folded2(name))).length >= names.length * MOST_OF) copied.set(path, served);
  }
  if (copied.size === 0) return findings2;
  const keyOf = (rule, path) => `${rule}
${folderOf2(path)}`;
  const saidOfCode = new Set(
    findings2.flatMap(
      ({ path, rule, cause }) => cause !== void 0 && all.get(path)?.is === "code" ? keyOf(rule, path) : []
    )
  );
  return findings2.filter(
    ({ path, rule, tool, cause }) => tool === void 0 || hasTag(rule, "harms-readers") || hasTag(rule, "unsafe-text") || // What the code does to all its tools, it does to those that are not read in it, too.
    !(copied.get(path)?.has(folded2(tool)) || copied.has(path) && cause !== void 0 && saidOfCode.has(keyOf(rule, path)))
  );
}
var folded2 = (name) => name.replace(/[./:-]/g, "_").toLowerCase();
var MOST_OF = 0.8;
var LEAST = 5;
function originalsOf(texts2) {
  const depthOf = (path) => path.split("/").length;
  return new Map(
    [...groupBy(texts2.keys(), (path) => texts2.get(path)).values()].flatMap((paths) => {
      const [first, ...others] = [...paths].sort((a, b) => depthOf(a) - depthOf(b) || compareText(a, b));
      const copies = others.filter((each) => depthOf(each) > depthOf(first) || isCode(languageOf(each)));
      return copies.map((each) => [each, first]);
    })
  );
}
function oncePerText(findings2, originals) {
  if (originals.size === 0) return findings2;
  const keyOf = ({ rule, severity, start, end, message }, path) => [path, rule, severity, start, end, message].join("\n");
  const told = new Map(findings2.map((each) => [keyOf(each, each.path), each]));
  const copies = groupBy(findings2, (each) => {
    const original = originals.get(each.path);
    return original === void 0 ? void 0 : told.get(keyOf(each, original));
  });
  return (copies.get(void 0) ?? []).map((each) => {
    const also = copies.get(each)?.map(({ path, line: line2, column }) => ({ path, line: line2, column, note: "The same in a copy." }));
    return also ? { ...each, related: [...each.related ?? [], ...also].slice(0, MOST_RELATED) } : each;
  });
}

// src/engine/servers.ts
var MOST_SERVERS = 500;
var MOST_STEPS = 2e5;
function joinServers(files) {
  const exported2 = new Map(files.map(({ path, exported: names }) => [path, names]));
  const leadsTo2 = /* @__PURE__ */ new Map();
  const isRead = /* @__PURE__ */ new Map();
  const sameAs = /* @__PURE__ */ new Map();
  const severalOf = /* @__PURE__ */ new Map();
  for (const { path, handed, imported } of files) {
    for (const { from, to, isAlways, isTried, isMounted } of handed)
      if (isAlways && !to.startsWith(BY_NAME))
        addTo(leadsTo2, idOf(path, from), { to: idOf(path, to), isTried, isMounted });
    for (const { node, path: other, name } of imported) {
      const names = exported2.get(other);
      const there = names && Object.hasOwn(names, name) ? names[name] : void 0;
      if (there === void 0) continue;
      if (isOfSeveral(node)) {
        addTo(leadsTo2, idOf(path, node), { to: idOf(other, there) });
        addTo(severalOf, idOf(path, node), idOf(other, there));
        continue;
      }
      addTo(leadsTo2, idOf(path, node), { to: idOf(other, there) });
      addTo(leadsTo2, idOf(other, there), { to: idOf(path, node) });
      sameAs.set(idOf(path, node), idOf(other, there));
    }
  }
  for (const { path, handed } of files) {
    for (const { to, isRead: own = false } of handed) {
      const id = sameAs.get(idOf(path, to)) ?? idOf(path, to);
      for (const each of severalOf.get(id) ?? [id]) isRead.set(each, own && isRead.get(each) !== false);
    }
  }
  const servers = /* @__PURE__ */ new Map();
  let steps = 0;
  const made = files.flatMap(({ path, made: own }) => own.map((each) => ({ ...each, id: idOf(path, each.node) })));
  for (const { id, onDuplicate } of made.slice(0, MOST_SERVERS)) {
    const server = { id, ...onDuplicate && { onDuplicate } };
    const reached = /* @__PURE__ */ new Map([[id, server]]);
    for (const [node, there] of reached) {
      if (steps++ > MOST_STEPS) break;
      addTo(servers, node, there);
      for (const { to, isTried, isMounted } of leadsTo2.get(node) ?? []) {
        const on = isMounted ? { id, mounted: to } : there;
        if (!reached.has(to)) reached.set(to, isTried ? { ...on, isTried } : on);
      }
    }
  }
  const passes = new Map(Array.from(severalOf, ([node, parts]) => [node, [...parts]]));
  const pathsOf = /* @__PURE__ */ new Map();
  for (const { path, handed, imported, exported: own, methods = [] } of files) {
    for (const { from, to } of handed) {
      addTo(passes, idOf(path, from), idOf(path, to));
      if (to.startsWith("given:")) pathsOf.set(idOf(path, to), path);
    }
    for (const { node, path: other, name } of imported) {
      if (isOfSeveral(node)) continue;
      const there = sameAs.get(idOf(path, node));
      pathsOf.set(there ?? idOf(path, node), other);
      const method = name.split(".")[1];
      if (there !== void 0 || method !== void 0) addTo(passes, idOf(path, node), there ?? named(method));
    }
    const byName = [...Object.entries(own), ...methods.map(({ name, node }) => [name, node])];
    for (const [name, node] of byName) {
      if (!node.startsWith("given:") || name.includes(".")) continue;
      addTo(passes, named(name), idOf(path, node));
      pathsOf.set(idOf(path, node), path);
    }
  }
  const ledTo = new Set([...passes].flatMap(([from, to]) => from.startsWith(named("")) ? [] : to));
  const isFollowed = (id, own, hasTools, hasOthers) => {
    const reached = /* @__PURE__ */ new Set([id]);
    for (const node of reached) {
      if (steps++ > MOST_STEPS) return true;
      if (node.endsWith(idOf("", "any")) && hasOthers) return true;
      const path = pathsOf.get(node);
      if (path !== void 0 && hasTools(path)) return true;
      const isByName = node.startsWith(named(""));
      for (const next of passes.get(node) ?? []) if (!isByName || pathsOf.get(next) !== own) reached.add(next);
    }
    return false;
  };
  const vague = (hasTools) => {
    const asked = files.flatMap(
      ({ path, handed }) => handed.flatMap(({ from, asks }) => asks?.isVague ? [{ from: idOf(path, from), asks: { ...asks, path } }] : [])
    );
    if (asked.length === 0) return [];
    const without2 = /* @__PURE__ */ new Set();
    for (const { id } of made.slice(0, MOST_SERVERS)) {
      const reached = /* @__PURE__ */ new Set([id]);
      for (const node of reached) {
        if (steps++ > MOST_STEPS) return [];
        for (const next of passes.get(node) ?? []) reached.add(next);
        for (const { to } of leadsTo2.get(node) ?? []) reached.add(to);
      }
      if (![...reached].some((node) => hasTools(pathIn(node)))) for (const node of reached) without2.add(node);
    }
    const places2 = new Map(asked.map(({ from, asks }) => [`${asks.path}:${asks.line}:${asks.column}`, { from, asks }]));
    return [...places2.values()].flatMap(({ from, asks }) => without2.has(from) ? [asks] : []);
  };
  return {
    isLedTo: (path, node) => ledTo.has(idOf(path, node)),
    unfollowed: (hasTools, hasOthers) => [
      ...files.flatMap(({ path, handed }) => {
        const asked = handed.filter(({ asks, isRead: own }) => asks && !asks.isVague && !own);
        return asked.flatMap(
          ({ to, asks }) => isFollowed(idOf(path, to), path, hasTools, hasOthers) ? [] : [{ ...asks, path }]
        );
      }),
      ...hasOthers ? [] : vague(hasTools)
    ],
    of: (path, node) => servers.get(idOf(path, node)) ?? [],
    callsOf(path, node) {
      const read = isRead.get(idOf(path, node));
      return read === void 0 ? "none" : read ? "read" : "unread";
    }
  };
}
var idOf = (path, node) => `${node.startsWith(BY_NAME) ? "" : path}
${node}`;
var pathIn = (id) => id.slice(0, id.indexOf("\n"));
var BY_NAME = "named:";
var named = (name) => idOf("", BY_NAME + name);

// src/run/run-result.ts
var RunResults = class {
  #files = [];
  #samples = /* @__PURE__ */ new Map();
  #skipped = [];
  #findings = [];
  /** Findings about what a file imports, which that other file may have too. */
  #foreign = [];
  #unread = [];
  /** How many tools of a file may be registered elsewhere. */
  #loose = /* @__PURE__ */ new Map();
  /** The functions that are given a server, and register tools on it. */
  #given = [];
  /** All files that were looked at, be they manifests or none. */
  looked = /* @__PURE__ */ new Set();
  #counted = [];
  #wholeTools = /* @__PURE__ */ new Map();
  #texts = /* @__PURE__ */ new Map();
  #wiring = [];
  #failures = [];
  #secrets = [];
  #facts = [];
  /** The files with directives, by path. */
  #directed = /* @__PURE__ */ new Map();
  linted = /* @__PURE__ */ new Set();
  renamed;
  #leftOut;
  #cutShort = /* @__PURE__ */ new Set();
  #fixed = [];
  #cwd;
  /** `renamed`: what was renamed before this run. */
  constructor(cwd, renamed) {
    this.#cwd = cwd;
    this.renamed = new Map(renamed);
  }
  add(path, outcome) {
    const { file, skipped: skipped3, findings: findings2, failures: failures3, secrets, facts: facts2, settings, known: known2, disabledRanges } = outcome;
    if (file) this.#files.push(file);
    if (file?.isSample) this.#samples.set(path, settings);
    if (skipped3) this.#skipped.push(skipped3);
    for (const each of outcome.unread ?? []) this.#unread.push(each);
    if (outcome.wiring) this.#wiring.push(outcome.wiring);
    if (outcome.counted) this.#counted.push({ path, tools: outcome.counted });
    if (outcome.text !== void 0) this.#texts.set(path, outcome.text);
    for (const node of outcome.given ?? []) this.#given.push({ path, node });
    if (outcome.looseTools) this.#loose.set(path, outcome.looseTools);
    for (const each of findings2) (each.path === path ? this.#findings : this.#foreign).push(each);
    for (const each of failures3) this.#failures.push(each);
    for (const each of secrets) this.#secrets.push(each);
    if (facts2.size > 0) this.#facts.push({ path, facts: facts2, settings });
    if (disabledRanges) this.#directed.set(path, { disabledRanges, settings, known: known2 });
    if (outcome.leftOut) this.#leftOut = addCounts(this.#leftOut ?? NO_COUNTS, outcome.leftOut);
    for (const each of outcome.cutShort ?? []) this.#cutShort.add(each);
    if (outcome.isBroken) this.#cutShort.add(path);
    this.addFixed(path, outcome);
  }
  /** What was fixed in a file about which more is reported later. */
  addFixed(path, { fixed, renamed, wholeTools }) {
    if (wholeTools) this.#wholeTools.set(path, wholeTools);
    for (const each of fixed) this.#fixed.push(each);
    if (renamed) this.renamed.set(path, renamed);
  }
  /** Of what is found in a list of tools, what is left once all code before it is known. */
  reported(path, findings2, own) {
    const found = new Set(findings2);
    const tools = new Map(this.#wholeTools).set(path, own);
    const left2 = withoutCopies([...this.#findings, ...findings2], tools, packageFolders(this.#cwd));
    return left2.filter((each) => found.has(each));
  }
  /** Compares the files, and puts all in order: by path, in whatever order they were linted. */
  total() {
    const project = new ProjectRules();
    for (const { facts: facts2, settings } of this.#facts.sort(byPath2)) project.add(facts2, settings);
    const servers = joinServers(this.#wiring.sort(byPath2));
    const compared = project.compare(servers);
    const isVisible = (finding2) => !this.#directed.get(finding2.path)?.disabledRanges?.hides(finding2);
    const acrossFiles = compared.findings.filter(isVisible);
    const foreign = withoutUnnamedCopies(this.#foreign.filter(isVisible), this.#findings);
    const own = withoutCopies(this.#findings, this.#wholeTools, packageFolders(this.#cwd));
    const again = repeatedTools(this.#counted, packageFolders(this.#cwd));
    const directed = [...this.#directed.values()];
    const unused = directed.flatMap(
      ({ disabledRanges, settings, known: known2 }) => disabledRanges?.unused(settings, known2.keys()) ?? []
    );
    return {
      files: this.#countedOnce(again).sort(byPath2),
      skipped: this.#skipped.sort(byPath2),
      findings: this.#mildInSamples(
        withoutNeighbours([...own, ...unused, ...acrossFiles, ...foreign].sort(compareFindings))
      ),
      failures: [...this.#failures.sort(byPath2), ...compared.failures],
      ...this.#stillUnread(servers, again),
      secrets: this.#secrets.sort(byPath2),
      ...this.#leftOut && { leftOut: this.#leftOut },
      ...this.#cutShort.size > 0 && { cutShort: [...this.#cutShort].sort(compareText) },
      suppressed: directed.reduce((sum, { disabledRanges }) => sum + (disabledRanges?.hidden ?? 0), 0),
      linted: this.linted,
      fixed: this.#fixed,
      renamed: this.renamed,
      acrossFiles,
      originals: originalsOf(this.#texts)
    };
  }
  /** In samples beside the tools of a project, a warning about a tool is advice. */
  #mildInSamples(findings2) {
    if (this.#samples.size === 0 || !this.#files.some(({ tools, isSample: isSample2 }) => tools > 0 && !isSample2)) return findings2;
    return findings2.map((each) => {
      const { severity, rule, tool, path } = each;
      const settings = severity === "warning" && tool !== void 0 ? this.#samples.get(path) : void 0;
      if (!settings || settings.get(rule)?.chosen || isHarmful(rule)) return each;
      return { ...each, severity: "info" };
    });
  }
  /** Without what registers tools that are written, and read, in other files. */
  #stillUnread(servers, again) {
    const withTools = /* @__PURE__ */ new Set([
      ...this.#files.filter(({ tools }) => tools > 0).map(({ path }) => path),
      ...this.#unread.map(({ path }) => path)
    ]);
    const looseIn = this.#servedByNone(again);
    const loose = [...looseIn.values()].reduce((sum, tools) => sum + tools, 0);
    const hasOthers = loose > 0 || this.#given.some(({ path, node }) => !servers.isLedTo(path, node));
    const unfollowed = servers.unfollowed((path) => withTools.has(path) || !this.looked.has(path), hasOthers).filter(({ mayBeElsewhere }) => !mayBeElsewhere || loose === 0).map(({ mayBeElsewhere: _, isVague: _vague, ...each }) => ({
      ...each,
      reason: "no tool was found where it leads"
    }));
    const unread = this.#unread.flatMap(({ mayBeElsewhere, givenTo, ...each }) => {
      if (!mayBeElsewhere) return [each];
      const calls = givenTo === void 0 ? "none" : servers.callsOf(each.path, givenTo);
      if (calls !== "none") return calls === "read" ? [] : [each];
      const elsewhere = loose - (looseIn.get(each.path) ?? 0);
      if (each.tools === void 0) return elsewhere > 1 ? [] : [each];
      return elsewhere >= each.tools ? [] : [{ ...each, tools: each.tools - elsewhere }];
    }).concat(unfollowed).sort((a, b) => compareText(a.path, b.path) || a.line - b.line);
    return unread.length > 0 ? { unread } : {};
  }
  /** How many of a file's tools may be registered elsewhere, where no other file is known to serve them. */
  #servedByNone(again) {
    const served = /* @__PURE__ */ new Map();
    for (const { path, tools } of this.#counted)
      for (const tool of tools)
        if (again.has(tool)) known(served, tool.file ?? path, () => /* @__PURE__ */ new Set()).add(tool.name ?? `${tool.at.start}`);
    return new Map([...this.#loose].map(([path, tools]) => [path, Math.max(0, tools - (served.get(path)?.size ?? 0))]));
  }
  #countedOnce(again) {
    if (again.size === 0) return this.#files;
    const less = new Map(
      this.#counted.map(({ path, tools }) => [path, tools.filter((each) => again.has(each)).length])
    );
    return this.#files.map((file) => {
      const toolsElsewhere = less.get(file.path) ?? 0;
      return toolsElsewhere === 0 ? file : { ...file, tools: file.tools - toolsElsewhere, toolsElsewhere };
    });
  }
};
async function reportOfRun(total2, suppressions, run4) {
  const { files, skipped: skipped3, failures: failures3, unread, secrets, leftOut, cutShort } = total2;
  const settled = await suppressions?.apply({ ...total2, ...run4 });
  const { findings: findings2 = total2.findings, suppressed = 0, done } = settled ?? {};
  const report = makeReport({
    ...{
      files,
      skipped: skipped3,
      findings: run4.atEachPlace ? findings2 : shownOnce(findings2, { ...run4, originals: total2.originals }),
      failures: failures3,
      secrets,
      suppressed: total2.suppressed + suppressed
    },
    ...leftOut && { leftOut },
    ...cutShort && { cutShort },
    ...unread && { unread }
  });
  return { report, ...done && { done } };
}
function shownOnce(findings2, { cwd, isMeant, originals }) {
  const isOther = (each) => !isMeant(each);
  const meant = findings2.filter((each) => isMeant(each));
  const shown2 = oncePerText(oncePerCause(meant, packageFolders(cwd)), originals);
  return findings2.some(isOther) ? [...shown2, ...findings2.filter(isOther)].sort(compareFindings) : shown2;
}
function withoutNeighbours(findings2) {
  return findings2.filter((each, index) => index === 0 || compareFindings(findings2[index - 1], each) !== 0);
}
function withoutUnnamedCopies(foreign, own) {
  if (foreign.length === 0) return foreign;
  const saying = ({ path, start, end, rule }, id = "") => `${path}
${start}:${end}
${rule}
${id}`;
  const reported = new Set(own.map((each) => saying(each, each.messageId)));
  return foreign.filter((each) => !reported.has(saying(each, unnamed(each.messageId ?? ""))));
}
var isHarmful = (rule) => hasTag(rule, "unsafe-text") || hasTag(rule, "harms-readers");
var byPath2 = (a, b) => compareText(a.path, b.path);
var NOTHING2 = {
  findings: [],
  failures: [],
  facts: /* @__PURE__ */ new Map(),
  secrets: [],
  settings: /* @__PURE__ */ new Map(),
  known: /* @__PURE__ */ new Map(),
  fixed: []
};
var skipped2 = (path, reason3) => ({ ...NOTHING2, skipped: { path, reason: reason3 } });
var IGNORED = { ...NOTHING2, isIgnored: true };
var ignored = ({ path, named: named2 }, rule) => named2 ? skipped2(path, `ignored by the config${originOf(rule)}`) : IGNORED;
function failed(path, message, limit) {
  const more = limit === void 0 ? "" : ` \`limits.${limit}\` in the config says how much may be.`;
  return { ...NOTHING2, failures: [{ path, message: `${message}${more}` }] };
}
function isFullyLinted({ path, named: named2 }, outcome) {
  if (outcome?.isIgnored || outcome && outcome.failures.length > 0) return false;
  if (outcome?.file) return !outcome.isBroken && !outcome.leftOut;
  const isNone = outcome?.skipped === void 0 || outcome.skipped.reason === NO_FORMAT;
  return isNone && (named2 || isCode(languageOf(path)));
}
function reportAlone(outcome, isWhole = false) {
  if (!outcome) return makeReport({});
  const { file, skipped: left2, secrets, leftOut, disabledRanges } = outcome;
  const { findings: findings2, failures: failures3 } = findingsAlone({ ...outcome, known: outcome.known.keys() }, isWhole);
  return makeReport({
    files: file ? [file] : [],
    skipped: left2 ? [left2] : [],
    findings: [...findings2].sort(compareFindings),
    ...{ failures: failures3, secrets, suppressed: disabledRanges?.hidden ?? 0 },
    ...leftOut && { leftOut },
    ...outcome.unread && { unread: outcome.unread.map(({ mayBeElsewhere: _, givenTo: _given, ...each }) => each) }
  });
}
function withoutSuppressed(report, match) {
  const { visible: visible2, hidden } = match?.(report.findings) ?? { visible: report.findings, hidden: [] };
  return { ...report, findings: oncePerCause(visible2), suppressed: report.suppressed + hidden.length };
}

// src/run/lint-file.ts
async function lintFile(file, config, options) {
  const rule = config.ignored(file.path);
  if (rule) return ignored(file, rule);
  if (!isWorthReading(file, config)) return void 0;
  const readFile2 = options.watched?.disk.read ?? options.read ?? readText;
  const stop = startTimer("read");
  const read = readFile2(file.absolute, { maxBytes: config.limits.fileSize });
  stop?.();
  return lintRead(file, read, config, options);
}
async function lintRead(file, read, config, options) {
  if ("failure" in read) {
    const { notText } = read;
    const reason3 = whyLeftAlone(file, notText ?? "", config);
    if (reason3 !== void 0) return skipped2(file.path, reason3);
    const isSkipped = notText !== void 0 && !file.named && !isTraceOf(options.formats, notText);
    return isSkipped ? skipped2(file.path, read.failure) : failed(file.path, read.failure, read.limit);
  }
  try {
    return await lintWorthy(file, read.text, config, options);
  } catch (error) {
    if (error instanceof UserError) throw error;
    return failed(file.path, `toolint itself failed on this file: ${messageOf(error)}.`);
  }
}
async function lintWorthy(file, text3, config, options) {
  const worth = worthOf(file, text3, config, { ...options, exists: existsFor(options) });
  if (!worth.isWorthParsing) return worth.isReported ? skipped2(file.path, worth.reason) : void 0;
  const imports = await importsOf2(file, options);
  const lintWithin = await linterOf(file, config, options, imports);
  const limit = limitFor(file, text3, options.services.timeLimit);
  let linted;
  try {
    linted = await lintWithin(text3, limit);
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    const isMeant = worth.hasWords || file.named || config.format(file.path) !== void 0;
    return isMeant ? failed(file.path, error.message, error.limit) : { ...skipped2(file.path, error.message), isUnsure: true };
  }
  const { skipped: reason3 } = linted.recognition;
  if (reason3 !== void 0) {
    const wiring2 = imports && wiringOf(file, linted, imports);
    const isSaid = file.named || reason3 !== NO_FORMAT;
    return isSaid || wiring2 ? { ...NOTHING2, ...isSaid && { skipped: { path: file.path, reason: reason3 } }, ...wiring2 && { wiring: wiring2 } } : void 0;
  }
  const result2 = await withFixes(file, text3, linted, lintWithin, limit, options);
  const wiring = imports && wiringOf(file, result2.shown.linted, imports);
  return {
    ...outcomeOf(file, result2, config, options.formats, options.watched?.isInstalled),
    ...wiring && { wiring }
  };
}
async function manifestsIn(file, text3, config, options) {
  if (!worthOf(file, text3, config, options).isWorthParsing) return void 0;
  try {
    const imports = await importsOf2(file, options);
    const open = await openerOf(file, { ...config, rules: /* @__PURE__ */ new Map() }, options, imports);
    const opened = await open(text3, options.services.timeLimit);
    return opened.recognition.skipped === void 0 ? opened : void 0;
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    return void 0;
  }
}
var diskFor = ({ watched, read }) => watched?.disk ?? diskWith(read);
var existsFor = ({ watched }) => watched ? ({ absolute: absolute2 }) => watched.disk.exists(absolute2) : existsOnDisk;
async function importsOf2(file, options) {
  if (!codeLanguageOf(file.path)) return void 0;
  const own = (await options.imports?.(file.path))?.for(file.absolute);
  const { unreached } = options;
  if (!own || !unreached) return own;
  const { absolute: absolute2, named: named2 } = file;
  const isUnused = named2 ? void 0 : (name) => unreached.isUnused(absolute2, name);
  return {
    ...own,
    listsTools: () => unreached.listsTools(absolute2),
    rewritesSchemas: () => unreached.rewritesSchemas(absolute2),
    ...isUnused && { isUnused }
  };
}
function wiringOf({ path }, { document }, imports) {
  const { wiring } = document.code ?? {};
  if (!wiring) return void 0;
  const imported = wiring.imported.flatMap(({ node, source, name }) => {
    const several = imports.locateAll?.(source, name);
    if (several) return several.map((each) => ({ node, ...each }));
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
async function openerOf(file, config, { formats: formats2, ...options }, imports) {
  const around = await filesAround(file, {
    ...{ formats: formats2, rules: config.rules, disk: diskFor(options) },
    ...{ texts: imports?.texts, open: options.watched?.openNeighbours }
  });
  const { unreached } = options;
  const exists = existsFor(options);
  const isNamedElsewhere = unreached?.isNamedElsewhere.bind(void 0, file.absolute);
  return (text3, timeLimit2) => openDocument(file, text3, config, {
    ...{ formats: formats2, imports, timeLimit: timeLimit2, exists },
    around: { ...around, ...isNamedElsewhere && { isNamedElsewhere } }
  });
}
var needsSql = ({ recognition }, { rules }) => recognition.manifests.some((each) => applicableRules(each, rules).some(({ rule }) => rule.needs?.includes("sql")));
async function linterOf(file, config, options, imports) {
  const { formats: formats2, services } = options;
  const open = await openerOf(file, config, options, imports);
  return async (text3, limit) => {
    const opened = await open(text3, limit);
    if (needsSql(opened, config)) await services.sql?.load?.();
    const work = () => lintRecognised(opened, formats2, config.rules, services);
    return limit ? limit(work, TOO_SLOW2) : work();
  };
}
async function withFixes(file, text3, linted, lintWithin, limit, { changes, dryRun, fix, formats: formats2, services, untried, onFixed, suppressions, renamed, reported }) {
  const hunks = changes ? hunksOf(file.path, text3, changes) : "all";
  const offering = async (some) => {
    if (untried) return some;
    const trial = new Trials(some.text, some.linted).withoutHarmful();
    const findings2 = await runTrial(trial, (each) => lintWithin(each, limit)).catch((error) => {
      if (!(error instanceof Unreadable)) throw error;
      return some.linted.result.findings.map(withoutFix);
    });
    return { ...some, linted: { ...some.linted, result: { ...some.linted.result, findings: findings2 } } };
  };
  const before = renamed?.get(file.path) ?? /* @__PURE__ */ new Map();
  const asRead = await offering({ text: text3, linted, fixed: [], renamed: before, changedHunks: hunks });
  if (!fix) return { shown: asRead, meant: asRead };
  const { wholeTools } = wholeToolsIn(linted.recognition.manifests, formats2);
  const lintAgain = (each) => lintWithin(each, limitFor(file, each, services.timeLimit));
  const after = await fixAll(text3, linted, fix, lintAgain, {
    changedHunks: hunks,
    renamed: before,
    match: suppressions,
    ...wholeTools && reported && { reported: (findings2) => reported(file.path, findings2, wholeTools) }
  });
  const refused2 = after.text === text3 ? void 0 : onFixed?.(file, text3, after.text);
  if (refused2 !== void 0) return { shown: asRead, meant: asRead, refused: refused2 };
  return { shown: dryRun ? asRead : await offering(after), meant: after };
}
function outcomeOf(file, { shown: shown2, meant, refused: refused2 }, config, known2, isFromElsewhere = isInstalled) {
  const { document, result: result2, recognition } = shown2.linted;
  const { path } = file;
  const { manifests } = recognition;
  const tools = manifests.map((each) => [each, toolsOnce(each)]);
  const servers = serversIn(manifests, known2);
  const counted2 = tools.flatMap(([each, some]) => [...countedTools(each, some).values()]);
  return {
    file: {
      path,
      formats: formatsOf(manifests),
      tools: tools.reduce((sum, [, some]) => sum + some.length, 0),
      ...servers,
      ...manifests.every((each) => isBare(each, known2)) && { isBare: true },
      ...isSample(file) && { isSample: true }
    },
    ...document.neighbours?.asked.size && { asked: document.neighbours.asked },
    ...counted2.length > 0 && { counted: counted2 },
    ...wholeToolsIn(manifests, known2),
    ...("servers" in servers || isCode(languageOf(path)) && !file.named) && result2.findings.length > 0 && { text: hash(document.text) },
    ...unreadIn(file, document, manifests, isFromElsewhere),
    isBroken: document.faults.length > 0,
    ...keepAtMost(result2.findings, config.limits.findingsPerFile),
    failures: refused2 === void 0 ? result2.failures : [...result2.failures, { path, message: refused2 }],
    facts: withoutTree(meant.linted.result.facts, path),
    secrets: result2.secrets.map(({ path: path2, start, end }) => ({ path: path2, start, end })),
    settings: config.rules,
    known: config.known,
    disabledRanges: meant.linted.disabledRanges,
    fixed: shown2.fixed,
    ...shown2.renamed.size > 0 && { renamed: shown2.renamed },
    changed: shown2.changedHunks
  };
}
function serversIn(manifests, known2) {
  const counting = manifests.flatMap(
    ({ root, formats: formats2 }) => known2.flatMap(({ id, counts }) => counts && formats2.includes(id) ? [counts.in(root)] : [])
  );
  return counting.length > 0 ? { servers: counting.reduce((sum, each) => sum + each, 0) } : {};
}
function unreadIn({ path, absolute: absolute2 }, { text: text3 }, manifests, isFromElsewhere) {
  const { unread = [], registrations = [] } = manifests[0]?.code ?? {};
  const looseTools = registrations.filter(
    ({ api, tool, isHandedOn }) => tool && !tool.isOfMany && (api === "literal" || api === "list" || isHandedOn)
  ).length;
  const given = [...new Set(registrations.flatMap(({ tool, on }) => tool && on?.startsWith("given:") ? [on] : []))];
  if (unread.length === 0) return { looseTools, given };
  const lines = new Lines(text3);
  const placed = unread.flatMap(({ start, end: _, package: from, file: _file, via: _via, mayBeElsewhere, ...each }) => {
    const isOfPackage = from !== void 0 && isFromElsewhere(from, absolute2);
    if (from !== void 0 && !isOfPackage && !mayBeElsewhere) return [];
    const { line: line2, column } = lines.at(start);
    return { path, line: line2, column, ...each, ...mayBeElsewhere && !isOfPackage && { mayBeElsewhere } };
  });
  return { looseTools, given, unread: placed };
}
var formatLists = /* @__PURE__ */ new Map();
function formatsOf(manifests) {
  const list2 = [...new Set(manifests.flatMap(({ formats: formats2 }) => formats2))];
  return known(formatLists, list2.join(), () => list2);
}

// src/run/lost-formats.ts
async function baseAt(commit, cwd) {
  const repository = openRepository(cwd);
  const { ok, out, complaint } = await repository.git("diff-index", ...NAMES2, commit, "--");
  if (!ok) throw new UserError(`git diff-index failed: ${complaint}.`);
  const touched = [];
  const words = out.split("\0");
  for (let at = 0; at + 1 < words.length; ) {
    const status = words[at++];
    const was = words[at++];
    if (status === "D") touched.push({ was });
    else if (status.startsWith("R")) touched.push({ was, path: words[at++] });
    else if (status !== "A") touched.push({ was, path: was });
  }
  return {
    touched,
    read: async (path) => (await (await repository.at(commit)).read([path]))[0],
    close: () => repository.close()
  };
}
var NAMES2 = "--name-status -z --find-renames -l1000 --ignore-submodules=all --no-ext-diff --relative".split(" ");
var RULE = "common/lost-format";
var MOST_FILES2 = 500;
async function lostFormats(base, ran, options) {
  const found = new Map(ran.found.map((file) => [file.path, file]));
  const settled = new Set([...ran.files, ...ran.failures].map(({ path }) => path));
  const skipped3 = new Map(ran.skipped.map(({ path, reason: reason3 }) => [path, reason3]));
  const findings2 = [];
  const deleted = [];
  const candidates = base.touched.filter(({ was, path }) => {
    if (path === void 0 || !found.has(path))
      return (EXTENSIONS.includes(extensionOf(was)) || isToolSnapshot(was)) && ran.isCovered(was);
    return !settled.has(path) && isMeantToStay(found.get(path), skipped3.get(path), options);
  });
  for (const { was, path } of candidates.slice(0, MOST_FILES2)) {
    const file = path === void 0 ? void 0 : found.get(path);
    const before = await formatOf(
      { path: file?.path ?? was, absolute: inFolder(ran.cwd, file?.path ?? was), named: false },
      base,
      was,
      ran,
      options
    );
    if (!before) continue;
    if (file) append(findings2, await lostIn(file, before, ran, options));
    else deleted.push(was);
  }
  return { findings: findings2, deleted };
}
function isMeantToStay(file, skipped3, { read = readText }) {
  if (!isCode(languageOf(file.path)) || nearMissIn(skipped3 ?? "") !== void 0) return true;
  const now = read(file.absolute);
  return "text" in now && now.text.trim() === "";
}
async function formatOf(file, base, was, { configs }, options) {
  const config = await configs.for(file.path);
  if (config.ignored(file.path)) return void 0;
  const text3 = await base.read(was);
  if (text3 === void 0 || text3.length > config.limits.fileSize) return void 0;
  const opened = await manifestsIn(file, text3, config, options);
  const ids = opened?.recognition.manifests.flatMap(({ formats: formats2 }) => formats2) ?? [];
  return options.formats.find(({ id }) => ids.includes(id));
}
async function lostIn(file, { title, knownBy }, { configs }, options) {
  const { read = readText } = options;
  const config = await configs.for(file.path);
  const now = read(file.absolute, { maxBytes: config.limits.fileSize });
  if (!config.rules.has(RULE) || "failure" in now) return [];
  const { text: text3 } = now;
  const isBroken2 = async () => ((await manifestsIn({ path: file.path, absolute: file.absolute, named: true }, text3, config, options))?.document.faults.length ?? 0) > 0;
  const how = text3.trim() === "" ? "empty" : await isBroken2() ? "broken" : "lost";
  const { starts } = new Lines(text3);
  const end = starts[1] === void 0 ? text3.length : starts[1] - 1;
  const finding2 = engineFinding(
    config.rules,
    { rule: RULE, message: how },
    {
      data: { what: title, knownBy },
      ...{ path: file.path, pointer: "", valueHash: "", start: 0, end },
      ...{ line: 1, column: 1, endLine: 1, endColumn: end + 1 }
    }
  );
  return finding2 ? [finding2] : [];
}

// src/read/time-limit.ts
var MORE_TIME = 4;
function timeLimit(milliseconds) {
  const stopped = /* @__PURE__ */ new WeakSet();
  const limit = (work, tooLong, whose) => {
    if (whose && stopped.has(whose)) throw new Unreadable(tooLong);
    try {
      return within2(milliseconds, work, tooLong);
    } catch (error) {
      if (whose && error instanceof Unreadable) stopped.add(whose);
      throw error;
    }
  };
  return Object.assign(limit, { shared: () => sharedLimit(milliseconds) });
}
function sharedLimit(milliseconds) {
  let left2 = milliseconds;
  const limit = (work, tooLong) => {
    const spent = stopwatch();
    try {
      return within2(Math.max(1, Math.ceil(left2)), work, tooLong);
    } finally {
      left2 -= spent();
    }
  };
  return Object.assign(limit, { shared: () => limit });
}
function stopwatch() {
  const cpu = process.cpuUsage();
  const clock = performance.now();
  return () => {
    const { user, system } = process.cpuUsage(cpu);
    return Math.min((user + system) / 1e3, performance.now() - clock);
  };
}
function within2(milliseconds, work, tooLong) {
  const spent = stopwatch();
  try {
    return run2(work, milliseconds);
  } catch (error) {
    if (!isTimeout(error)) throw error;
    if (spent() > milliseconds * 0.9) throw new Unreadable(tooLong);
  }
  try {
    return run2(work, milliseconds * MORE_TIME);
  } catch (error) {
    throw isTimeout(error) ? new Unreadable(tooLong) : error;
  }
}
var script;
var context;
function run2(work, timeout) {
  const vm = process.getBuiltinModule("node:vm");
  script ??= new vm.Script("work()");
  context ??= vm.createContext({});
  const outer = context.work;
  try {
    context.work = work;
    return script.runInContext(context, { timeout });
  } finally {
    context.work = outer;
  }
}
function isTimeout(error) {
  return error?.code === "ERR_SCRIPT_EXECUTION_TIMEOUT";
}

// src/read/unreached.ts
const { posix: posix7 } = process.getBuiltinModule("node:path");
var LONGEST_CONFIG = 5e4;
var MOST_SEARCHED = 1e8;
function unreachedIn(workspace, read, project = ON_DISK) {
  const folders = /* @__PURE__ */ new Map();
  const mentions = /* @__PURE__ */ new Map();
  const inFolders = /* @__PURE__ */ new Map();
  const uses = /* @__PURE__ */ new Map();
  const leading = /* @__PURE__ */ new Map();
  const served = /* @__PURE__ */ new Map();
  const listing = /* @__PURE__ */ new Map();
  const rewriting = /* @__PURE__ */ new Map();
  const unusedCopies = /* @__PURE__ */ new Map();
  let configs;
  const unstarted = unstartedIn({ read, exists: project.exists, filesBelow, homeOf });
  const folderAt = (path) => known(folders, path, () => {
    const { files: all, inner } = project.list(path);
    return { all, files: new Set([...all].filter((file) => mayNameModules(posix7.basename(file)))), inner };
  });
  const textOf = (file, maxBytes = LARGEST_IMPORT) => {
    const found = read(file, { maxBytes });
    return "text" in found ? found.text : void 0;
  };
  const mentionsOf = (file) => known(mentions, file, () => {
    const text3 = textOf(file, codeLanguageOf(file) ? LARGEST_IMPORT : LONGEST_CONFIG);
    const inside = file.slice(workspace.length + 1);
    return text3 === void 0 || CODE_LANGUAGES.some(({ modules: modules3 }) => modules3.isTest(inside, text3)) ? NONE2 : mentionsIn3(file, text3);
  });
  const usedIn = (file) => known(uses, file, () => {
    const { usesIn: usesIn2, mentionsIn: own, takesAll, passedOnIn } = codeLanguageOf(file)?.modules ?? {};
    const text3 = usesIn2 && textOf(file);
    if (text3 === void 0) return void 0;
    const left2 = usesIn2(text3);
    const passedOn = new Set(
      passedOnIn?.(text3).join("\n").match(/[\w$]+/g)
    );
    return { names: own(left2).names, words: new Set(left2.match(WORDS2)), takesAll: takesAll(left2), passedOn };
  });
  const startsIn = (file) => importingLanguageOf(file).modules.starts?.(textOf(file) ?? "") === true;
  const allIn = (folder) => known(inFolders, folder, () => together2([...folderAt(folder).files], folder, mentionsOf));
  function* nearestFirst(folder) {
    let done;
    for (let top = folder; isInside(workspace, top); top = parentOf(top)) {
      const open = [top];
      for (let at = open.pop(); at !== void 0; at = open.pop()) {
        if (at === done) continue;
        yield at;
        append(open, folderAt(at).inner);
      }
      if (top === workspace) return;
      done = top;
    }
  }
  function* filesBelow() {
    for (const folder of nearestFirst(workspace)) yield* folderAt(folder).all;
  }
  function* leadingTo(absolute2, module, home) {
    for (const folder of nearestFirst(parentOf(absolute2)))
      for (const file of folderAt(folder).files) {
        const { names, isOpen } = mentionsOf(file);
        if (file !== absolute2 && (names.has(module) || isOpen && isInside(home, file))) yield file;
      }
  }
  const mayBeLibrary = (home, packages) => packages.some((name) => !/\.(?:txt|in)$/.test(name) && folderAt(home).all.has(inFolder(home, name)));
  function isSaidIn(home, from, says2) {
    for (const folder of nearestFirst(from)) {
      if (!isInside(home, folder)) return false;
      if ([...folderAt(folder).files].some(says2)) return true;
    }
    return false;
  }
  const says = (may, what) => (file) => codeLanguageOf(file)?.modules[may]?.(textOf(file) ?? "") === true && mentionsOf(file)[what] === true;
  function isNamedSomewhere(absolute2, name, passing) {
    for (const folder of nearestFirst(parentOf(absolute2)))
      for (const file of folderAt(folder).files) {
        const used = file === absolute2 || mentionsOf(file) === NONE2 ? void 0 : usedIn(file);
        if (used && (used.words.has(name) || passing.some((module) => used.names.has(module)))) return true;
      }
    return false;
  }
  function mayBeThere(path) {
    const folder = parentOf(path);
    const stem = path.replace(/\.\w+$/, "");
    if (!isInside(workspace, path) || project.exists(path)) return true;
    const { all, inner } = folderAt(folder);
    if (inner.includes(stem) || [...all].some((file) => file.startsWith(`${stem}.`))) return true;
    const name = posix7.basename(stem);
    if (MADE.test(name)) return true;
    const inside = path.slice(workspace.length + 1).replace(/\.\w+$/, "").split("/");
    for (let at = folder; isInside(workspace, at); at = parentOf(at)) {
      for (const file of MAKING) {
        const text3 = textOf(inFolder(at, file), LONGEST_CONFIG) ?? "";
        const names = file.startsWith(".git") ? inside : [name];
        if (names.some((each) => timesIn(text3, each) > 0)) return true;
      }
      if (at === workspace) break;
    }
    return false;
  }
  let isLarge;
  let searched = 0;
  function isTooLarge() {
    let count2 = 0;
    for (const folder of nearestFirst(workspace)) if ((count2 += folderAt(folder).files.size) > MOST_FILES) return true;
    return false;
  }
  function searchedHome(absolute2) {
    const { packages } = importingLanguageOf(absolute2).modules;
    const home = isInside(workspace, absolute2) ? homeOf(parentOf(absolute2), packages) : void 0;
    return home === void 0 || (isLarge ??= isTooLarge()) ? void 0 : home;
  }
  function homeOf(folder, described) {
    for (let at = folder; isInside(workspace, at); at = parentOf(at)) {
      if (described.some((name) => folderAt(at).files.has(inFolder(at, name)))) return at;
      if (at === workspace) break;
    }
    return void 0;
  }
  function templateAround(absolute2) {
    for (let at = parentOf(absolute2); at !== workspace && isInside(workspace, at); at = parentOf(at)) {
      const { all } = folderAt(at);
      const described = inFolder(at, "pyproject.toml");
      if (!all.has(described)) continue;
      const found = read(described, { maxBytes: LONGEST_CONFIG });
      const isTemplate2 = "text" in found && TEMPLATE.every((each) => each.test(found.text)) && [...all].some((each) => LICENCE.test(each));
      return isTemplate2 && homeOf(parentOf(at), ["package.json", "pyproject.toml"]) !== void 0 ? at : void 0;
    }
    return void 0;
  }
  function isUnusedCopy(absolute2) {
    const [vendored, vendor, project2] = COPY.exec(absolute2.slice(workspace.length + 1)) ?? [];
    const own = vendored === void 0 ? templateAround(absolute2) : inFolder(workspace, vendored);
    if (own === void 0 || (isLarge ??= isTooLarge())) return false;
    return known(unusedCopies, own, () => {
      const naming = vendored === void 0 ? new RegExp(`${INSTALLING}\\b${inPattern(posix7.basename(own))}\\b(?!/[\\w-]{1,80}\\.py\\b)`) : new RegExp(`\\b${inPattern(vendor)}\\b[^\\n]{0,40}(?:\\b${inPattern(project2)}\\b|\\*)`);
      for (const folder of nearestFirst(workspace)) {
        if (folder === own || isInside(own, folder)) continue;
        const { files, all } = folderAt(folder);
        for (const file of vendored === void 0 ? all : files) {
          if (isLockFile(file) || !(files.has(file) || PAGE.test(file))) continue;
          const found = read(file, { maxBytes: LARGEST_IMPORT });
          if ("text" in found && naming.test(found.text)) return false;
        }
      }
      return true;
    });
  }
  return {
    has(absolute2, text3) {
      if (isInside(workspace, absolute2) && isUnusedCopy(absolute2)) return true;
      const language = codeLanguageOf(absolute2);
      if (!language) return false;
      return (language.modules.onlyHasTools(absolute2, text3) || FORMER.test(absolute2)) && this.leadsNowhere(absolute2);
    },
    leadsNowhere(absolute2) {
      const own = parentOf(absolute2);
      const home = searchedHome(absolute2);
      if (home === void 0) return false;
      const name = importingLanguageOf(absolute2).modules.nameOf(absolute2);
      const isProgram = FORMER.test(absolute2) && (mentionsOf(absolute2).serves || startsIn(absolute2));
      let isServed = false;
      let seen = 0;
      for (const folder of nearestFirst(own)) {
        const { names, elsewhere, open, serving } = allIn(folder);
        const self = folder === own && folderAt(own).files.has(absolute2) ? mentionsOf(absolute2) : NONE2;
        if (((folder === own ? names : elsewhere).get(name) ?? 0) > Number(self.names.has(name))) return false;
        if (isInside(home, folder)) {
          if (open > Number(self.isOpen) && !isProgram) return false;
          isServed ||= serving > Number(self.serves);
        } else if (!isServed) return false;
        seen += folderAt(folder).files.size;
        if (seen > MOST_FILES) return false;
      }
      return isServed;
    },
    isIncomplete(absolute2) {
      const { neededBy: neededBy2 } = codeLanguageOf(absolute2)?.modules ?? {};
      const found = neededBy2 && isInside(workspace, absolute2) ? read(absolute2) : void 0;
      if (!found || !("text" in found)) return false;
      return neededBy2(absolute2, found.text).some((paths) => !paths.some(mayBeThere));
    },
    isUnstarted: (absolute2) => isInside(workspace, absolute2) && unstarted.has(absolute2),
    isUnused(absolute2, name) {
      const { packages, nameOf: nameOf4, usesIn: usesIn2, isOfTools } = importingLanguageOf(absolute2).modules;
      const home = usesIn2 && searchedHome(absolute2);
      if (home === void 0) return false;
      const module = nameOf4(absolute2);
      let isImported = false;
      let isProgram;
      const passing = [];
      for (const file of known(leading, absolute2, () => repeatable(leadingTo(absolute2, module, home)))) {
        const { names, isOpen } = mentionsOf(file);
        if (!codeLanguageOf(file) && (isProgram ??= startsIn(absolute2))) continue;
        const used = usedIn(file);
        if (used === void 0 || used.names.has(module) || used.words.has(name) || isOpen && used.takesAll)
          return false;
        isImported ||= names.has(module);
        if (!used.passedOn.has(name)) continue;
        if (name === "default" || AT_TOP.test(file.slice(home.length + 1))) return false;
        passing.push(nameOf4(file));
      }
      if (passing.length > 0 && isNamedSomewhere(absolute2, name, passing)) return false;
      const hasServer = known(
        served,
        parentOf(absolute2),
        (from) => isSaidIn(home, from, (file) => mentionsOf(file).serves)
      );
      if (isImported || !hasServer) return hasServer;
      const isForOthers = mayBeLibrary(home, packages) && AT_TOP.test(absolute2.slice(home.length + 1)) && !(isProgram ?? startsIn(absolute2));
      return !isForOthers && isOfTools(name);
    },
    listsTools(absolute2) {
      const home = searchedHome(absolute2);
      return home !== void 0 && known(listing, home, () => isSaidIn(home, home, says("mayListTools", "listsTools")));
    },
    rewritesSchemas(absolute2) {
      const home = searchedHome(absolute2);
      if (home === void 0) return false;
      return known(
        rewriting,
        home,
        () => isSaidIn(home, home, says("mayRewriteSchemas", "rewritesSchemas")) && isSaidIn(home, home, says("mayListTools", "answersList"))
      );
    },
    isModule(absolute2) {
      const home = /\.js$/.test(absolute2) ? homeOf(parentOf(absolute2), ["package.json"]) : void 0;
      const text3 = (home && textOf(inFolder(home, "package.json"), LONGEST_CONFIG)) ?? "";
      return isOfModules(text3) && !text3.includes(absolute2.slice(absolute2.lastIndexOf("/") + 1));
    },
    isGivenToClients(absolute2) {
      const named2 = ["/", "\\", '"'].map((before) => `${before}${posix7.basename(absolute2)}"`);
      configs ??= [...filesBelow()].flatMap(
        (file) => isConfig(file.slice(workspace.length + 1)) ? textOf(file) ?? [] : []
      );
      return configs.some((text3) => named2.some((each) => text3.includes(each)));
    },
    isNamedElsewhere(absolute2, names) {
      if (!isInside(workspace, absolute2)) return false;
      if (isLarge ??= isTooLarge()) return true;
      for (const folder of nearestFirst(parentOf(absolute2)))
        for (const file of folderAt(folder).all) {
          if (file === absolute2 || isLockFile(file) || !(mayNameModules(file) || PAGE.test(file))) continue;
          if (file.endsWith(`/${SUPPRESSIONS}`)) continue;
          const text3 = textOf(file) ?? "";
          if ((searched += text3.length) > MOST_SEARCHED || names.some((name) => timesIn(text3, name) > 0)) return true;
        }
      return false;
    },
    forget(absolute2) {
      searched = 0;
      configs = void 0;
      uses.delete(absolute2);
      mentions.delete(absolute2);
      unstarted.forget();
      for (const each of [inFolders, folders, leading, served, listing, rewriting, unusedCopies]) each.clear();
    }
  };
}
var isConfig = (path) => configOf(path) !== void 0 && !isTest(path, "");
function together2(files, folder, mentionsOf) {
  const names = /* @__PURE__ */ new Map();
  const elsewhere = /* @__PURE__ */ new Map();
  const own = new Set(files);
  const all = files.map(mentionsOf);
  for (const each of all)
    for (const name of each.names) {
      names.set(name, (names.get(name) ?? 0) + 1);
      const isOwn = each.beside?.has(name) && own.has(inFolder(folder, name));
      if (!isOwn) elsewhere.set(name, (elsewhere.get(name) ?? 0) + 1);
    }
  const open = all.filter(({ isOpen }) => isOpen).length;
  return { names, elsewhere, open, serving: all.filter(({ serves }) => serves).length };
}
var COPY = /^(?:.*\/)?(vendors?|vendored|third[-_]party)\/([^/]+)(?=\/)/;
var LICENCE = /\/licen[cs]e(?:\.\w+)?$/i;
var TEMPLATE = [/["']your[ _-]?name["']/i, /\bgithub\.com\/your[_-]?(?:user)?name\//i];
var INSTALLING = `\\b(?:cd|install|-e|uvx?|python3?|directory|project|from|path|members|context|build|COPY|workdir)\\b[^\\n]{0,60}?(?:,\\s{0,99}["']\\.?/?)?`;
var FORMER = /(?:[-_.](?:legacy|former|previous|backup|copy|old)(?:[-_.]?\d{1,20}){0,3}|[\\/](?:legacy|former|previous|old)[-_][\w-]{1,100})\.\w{2,3}$/i;
var MADE = /^_*version_*$|_pb2|generated|^_?gen(?:_|$)/i;
var MAKING = [".gitignore", ".gitmodules", "pyproject.toml", "setup.py", "Makefile"];
var PAGE = /\.(?:mdx?|txt|rst)$/i;
var WORDS2 = /(?<![\w$])(?!default\b)[\w$]+/g;
var AT_TOP = /^(?:(?:src|source|lib)\/)?[^/]+$/;
var NONE2 = { names: /* @__PURE__ */ new Set(), isOpen: false, serves: false };
var NAMES_FILES = /\.(?:json|jsonc|ya?ml|toml|cfg|html|vue|svelte|astro|sh|mk)$|^(?:requirements\.(?:txt|in)$|Pipfile$|Dockerfile|Makefile|Procfile)/i;
var mayNameModules = (name) => codeLanguageOf(name) !== void 0 || NAMES_FILES.test(name);
function mentionsIn3(file, text3) {
  if (isLockFile(file)) return NONE2;
  const language = codeLanguageOf(file);
  if (language) return language.modules.mentionsIn(text3);
  const names = new Set(CODE_LANGUAGES.flatMap((each) => [...each.modules.settingsMention(file, text3)]));
  return { names, isOpen: file.endsWith("/package.json") && NAMES_FOLDERS.test(text3), serves: false };
}
var NAMES_FOLDERS = /"\.?\/[^"*\n]*\*[^"\n]*":/;

// src/run/services.ts
function openServices(cwd, read = readText, disk = diskWith(read)) {
  const sql = createSqlService({}, createInThreadSql());
  const limit = timeLimit(1e4);
  const files = /* @__PURE__ */ new Map();
  const unreached = unreachedIn(workspaceOf(cwd), read);
  return {
    services: { sql, timeLimit: limit },
    async imports(path) {
      const language = importingLanguageOf(path);
      const known2 = files.get(language) ?? await language.importedFiles(cwd, disk);
      files.set(language, known2);
      return known2;
    },
    unreached,
    forget(absolute2) {
      for (const each of files.values()) each.forget(absolute2);
      unreached.forget(absolute2);
    },
    close: () => sql.dispose()
  };
}

// src/run/suppressions.ts
const { lstatSync: lstatSync4, existsSync: existsSync8 } = process.getBuiltinModule("node:fs");

// src/config/read.ts
const { basename: basename5, extname: extname2 } = process.getBuiltinModule("node:path");

// src/config/user-code.ts
const { extname, normalize, basename: basename4, isAbsolute } = process.getBuiltinModule("node:path");
const { pathToFileURL } = process.getBuiltinModule("node:url");
const { existsSync: existsSync7, readdirSync: readdirSync6, statSync } = process.getBuiltinModule("node:fs");
var LONGEST_MS = 1e4;
var TYPESCRIPT = /* @__PURE__ */ new Set([".ts", ".mts"]);
var ALLOWED_BY = "`allow-code: true` (Action) or `allowCode` (editors)";
async function importDefault(file, shown2, allowCode) {
  if (!allowCode) {
    throw new UserError(`${shown2}: this file is code, which runs only with ${ALLOWED_BY}; use JSON or YAML instead`);
  }
  if (TYPESCRIPT.has(extname(file)) && !stripsTypes()) {
    throw new UserError(
      `${shown2}: TypeScript is loaded only by a Node.js that strips types itself (22.18 or newer), and this is ${process.version}; use JavaScript or JSON instead`
    );
  }
  const endless = [file, ...manifestsAbove(parentOf(file))].find(wouldHang);
  if (endless !== void 0) {
    const which = endless === file ? "" : `, as Node would read ${printable(endless)} first`;
    throw new UserError(`${shown2}: it could not be loaded${which}. ${NOT_REGULAR}`);
  }
  let module;
  oweTurn();
  try {
    const load = () => import(moduleUrl(file));
    module = await withDeadline(load, LONGEST_MS, `it did not end within ${LONGEST_MS / 1e3} seconds`);
    await nextTurn();
  } catch (error) {
    throw new UserError(`${shown2}: it could not be loaded: ${printable(firstLine2(error), 300)}${remedy(error, file)}`);
  }
  if (module.default === void 0) throw new UserError(`${shown2}: it has no default export`);
  return module.default;
}
var stripsTypes = () => Boolean(process.features.typescript);
var firstLine2 = (error) => messageOf(error).split("\n", 1)[0];
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
  const { Worker } = process.getBuiltinModule("node:worker_threads");
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
var isPath = (name) => /^\.{1,2}([/\\]|$)/.test(name) || isAbsolute(name);
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
  if (existsSync7(absolutePath(parentOf(from), name))) return hint(`./${printable(name)}`);
  const { packageName } = partsOf(name);
  if (packageName === void 0) return ": a path starts with `./`, and this is no name of a package";
  const shown2 = printable(packageName);
  const home = homesOf(packageName, parentOf(from)).find((each) => existsSync7(each));
  return home === void 0 ? `: a path starts with \`./\`, and a package of this name is not installed (npm install --save-dev ${shown2})` : `: the package \`${shown2}\` is installed, and offers nothing by this name`;
}
function hintFor(file, folder) {
  if (!isInside(folder, file)) return "";
  try {
    return didYouMean(basename4(file), readdirSync6(parentOf(file)));
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
    const config = [...CONFIG_NAMES].find((each) => existsSync7(`${home}/${each}`));
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
  return read && "text" in read ? recordIn(read.text) ?? {} : {};
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
    const isFor2 = end !== void 0 && more.length === 0 && subpath.length >= pattern.length;
    if (!isFor2 || !subpath.startsWith(start) || !subpath.endsWith(end)) continue;
    const middle2 = subpath.slice(start.length, subpath.length - end.length);
    return targetOf2(target)?.replaceAll("*", () => middle2);
  }
  return void 0;
}
var CONDITIONS = /* @__PURE__ */ new Set(["import", "node", "module-sync", "default"]);
function targetOf2(target) {
  if (typeof target === "string") return target;
  if (typeof target !== "object" || target === null) return void 0;
  const [, chosen2] = Object.entries(target).find(([condition, each]) => CONDITIONS.has(condition) && targetOf2(each)) ?? [];
  return targetOf2(chosen2);
}

// src/config/types.ts
var SETTINGS2 = [...SEVERITIES, "off"];
function resolveRules(rules, preset, layered, clients = []) {
  const severities2 = /* @__PURE__ */ new Map();
  const given = /* @__PURE__ */ new Map();
  for (const [id, setting] of layered.flatMap((settings) => withoutFamilies(settings, rules))) {
    const { severity, options } = readSetting(setting);
    severities2.set(id, severity);
    if (options) given.set(id, options);
  }
  const base = basePreset(preset);
  const ofStore = demandsOf(preset);
  const on = /* @__PURE__ */ new Map();
  for (const rule of rules.values()) {
    const raised = rule.raisedBy && clients.includes(rule.raisedBy.client) ? rule.raisedBy.severity : void 0;
    const severity = severities2.get(rule.id) ?? raised ?? ofStore.get(rule.id)?.severity ?? (isInPreset(rule, base) ? rule.severity : "off");
    if (severity === "off") continue;
    const { defaults, presets } = rule.options ?? {};
    on.set(rule.id, {
      rule,
      severity,
      // What a store demands is as severe as it says.
      chosen: severities2.has(rule.id) || ofStore.has(rule.id),
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

// src/config/read.ts
var MAX_CONFIG_BYTES = 1024 * 1024;
var DATA2 = /* @__PURE__ */ new Set([".json", ".jsonc", ".json5", ".yaml", ".yml"]);
var CODE2 = /* @__PURE__ */ new Set([".js", ".mjs", ".cjs", ".ts", ".mts"]);
async function readConfig(file, options) {
  const shown2 = printable(relativePath(options.cwd, file));
  const real = realPath(file) ?? file;
  if (!options.allowCode && !isInside(options.workspace, real)) {
    throw new UserError(`${shown2}: this config lies outside of the workspace, and is read only with ${ALLOWED_BY}`);
  }
  return CODE2.has(extname2(file)) ? readCode(file, shown2, options) : readData(real, file, shown2);
}
function configOf2(value, file) {
  const shown2 = "the config";
  return { file, shown: shown2, value, isCode: true, error: (path, message) => errorIn(shown2, path, message) };
}
async function readCode(file, shown2, { allowCode }) {
  const exported2 = await importDefault(file, shown2, allowCode);
  return {
    file,
    shown: shown2,
    value: plainly(exported2, shown2),
    isCode: true,
    error: (path, message) => errorIn(shown2, path, message)
  };
}
function plainly(value, shown2) {
  if (!isRecord(value)) return value;
  try {
    return { ...value };
  } catch (error) {
    throw new UserError(
      `${shown2}: it could not be read: ${printable(String(error?.message ?? error), 300)}`
    );
  }
}
async function readData(real, file, shown2) {
  const isPackage = basename5(file) === PACKAGE_NAME;
  const read = readText(real, { maxBytes: MAX_CONFIG_BYTES });
  if (isPackage && !("text" in read && read.text.includes('"toolint"'))) return void 0;
  if ("failure" in read) throw new UserError(`${shown2}: the config cannot be used. ${read.failure}`);
  if (!DATA2.has(extname2(file).toLowerCase())) {
    throw new UserError(
      `${shown2}: a config is JSON, JSONC, JSON5, YAML, JavaScript or TypeScript, and its name ends in ${eitherOf([...DATA2, ...CODE2])}`
    );
  }
  if (isBlank(read.text, file))
    return { file, shown: shown2, value: {}, isCode: false, error: (path, message) => errorIn(shown2, path, message) };
  if (read.text.trim() === "") throw new UserError(`${shown2}: the config is empty: \`{}\` would do`);
  const document = await parseOrSay(file, read.text);
  if (typeof document === "string") {
    if (isPackage) return void 0;
    throw new UserError(`${shown2}: ${document}`);
  }
  const [root] = document.roots;
  const node = isPackage ? get(root, "toolint") : root;
  if (isPackage && !node) return void 0;
  if (document.roots.length > 1)
    throw new UserError(`${shown2}: a config is one document, but this file contains several`);
  const lines = new Lines(read.text);
  const errorAt = (offset, message) => {
    const { line: line2, column } = lines.at(offset);
    return new UserError(`${shown2}:${line2}:${column}: ${message}`);
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
    shown: shown2,
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
    const known2 = /* @__PURE__ */ new Set();
    for (const each of node.entries) {
      if (known2.has(each.key)) again.push(each);
      known2.add(each.key);
    }
  }
  return again;
}
function isBlank(text3, file) {
  return languageOf(file) === "yaml" && text3.split("\n").every((line2) => /^\s*(#|$)/.test(line2));
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
function errorIn(shown2, path, message) {
  return new UserError(path.length > 0 ? `${shown2}, at \`${keyPath(path)}\`: ${message}` : `${shown2}: ${message}`);
}
function keyPath(path) {
  return printable(
    path.map((key, index) => {
      if (/^\d+$/.test(key)) return `[${key}]`;
      return /^[\w$]+$/.test(key) ? `${index > 0 ? "." : ""}${key}` : `[${JSON.stringify(key)}]`;
    }).join("")
  );
}
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
      if (isSeverity(at)) return mustBe(what, SETTINGS2, value);
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
  const hint4 = typeof value === "string" ? didYouMean(value, allowed) : "";
  return `${what} must be ${eitherOf(allowed.map((each) => `\`${each}\``))}, and is ${quotedValue(value)}${hint4}`;
}
function unknownKey(key, at, rules) {
  if (at.at(-1) === "rules") return unknownRule(key, rules);
  const rule = at.at(-3) === "rules" ? rules.find(({ id }) => id === at.at(-2)) : void 0;
  if (rule)
    return `the rule \`${rule.id}\` has ${unknownHint("option", printable(key), Object.keys(rule.options?.defaults ?? {})).replace("unknown", "no")}`;
  const [first] = at;
  const known2 = first === void 0 ? KEYS : INNER_KEYS[first] ?? [];
  return `${unknownHint("key", printable(key), known2)}${at.length > 0 ? ` in \`${keyPath(at)}\`` : ""}`;
}
function unknownRule(id, rules) {
  const ids = Array.from(rules, (rule) => rule.id);
  return isFamily(id) ? unknownHint("rule family", printable(id), familiesIn(ids)) : unknownHint("rule", printable(id), ids);
}
function readClients(list2, what) {
  const words = list2.split(/[\s,]+/).filter((word) => word !== "");
  const known2 = CLIENTS.filter((client) => words.includes(client));
  const stray = words.find((word) => !CLIENTS.some((client) => client === word));
  if (stray !== void 0)
    throw new UserError(
      `${what} names ${unknownHint("client", printable(stray), CLIENTS)}; there are ${CLIENTS.join(", ")}.`
    );
  if (known2.length === 0) throw new UserError(`${what} needs at least one of ${CLIENTS.join(", ")}.`);
  return known2;
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
var isRuleSetting = (at) => at.at(-2) === "rules";
var isSeverity = (at) => isRuleSetting(at) || at.at(-1) === "0" && isRuleSetting(at.slice(0, -1));
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

// src/run/suppressions-merge.ts
var TOKEN = /\s+|"(?:[^"\\\n]|\\[^\n])*"|[{}[\]:,]|\d+/y;
function repairSuppressions(text3) {
  const sides = sidesOf(text3).map(readSide);
  const known2 = sides.filter((side2) => side2 !== void 0);
  if (known2.length < sides.length) return void 0;
  const entries2 = [...new Set(known2.flatMap((side2) => side2.entries))];
  const schema = known2.find((side2) => side2.schema !== void 0)?.schema;
  return `{ ${schema === void 0 ? "" : `"$schema": ${schema}, `}"version": 1, "suppressions": [
${entries2.join(",\n")}
] }`;
}
function sidesOf(text3) {
  const sides = { ours: [], theirs: [] };
  let part = "both";
  for (const line2 of text3.split(/\r?\n/)) {
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
function readSide(text3) {
  const tokens = tokensOf(text3);
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
function tokensOf(text3) {
  const tokens = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text3.length) {
    const [token] = TOKEN.exec(text3) ?? [];
    if (token === void 0) return void 0;
    if (token !== "," && token.trim() !== "") tokens.push(token);
  }
  return tokens;
}

// src/run/suppressions.ts
async function openSuppressions(cwd, change) {
  const isThere = lstatSync4(inFolder(cwd, SUPPRESSIONS), { throwIfNoEntry: false }) !== void 0;
  if (!isThere && !change) return void 0;
  const today = (/* @__PURE__ */ new Date()).toISOString().slice(0, 10);
  const file = isThere ? await readSuppressions(cwd, change !== void 0) : await parseSuppressions(printSuppressions(NONE3));
  return {
    match: createMatcher(file.suppressions, today),
    async apply(ran) {
      const { renamed = /* @__PURE__ */ new Map() } = ran;
      const suppressions = withNewNames(file.suppressions, renamed);
      const followed2 = suppressions.filter((entry2, index) => entry2 !== file.suppressions[index]).length;
      const current = followed2 > 0 ? await parseSuppressions(printSuppressions({ ...file, suppressions })) : file;
      const now = await matchSuppressions(current, ran, today);
      if (!change && followed2 === 0) return applied(now);
      const { entries: entries2, ...update } = updateEntries(now, ran, change);
      const done = { ...update, followed: followed2 };
      const text3 = printSuppressions({ ...file, suppressions: entries2 });
      if (text3 === file.text) return { ...applied(now), done };
      writeSuppressions(cwd, text3);
      return { ...applied(await matchSuppressions(await parseSuppressions(text3), ran, today)), done };
    }
  };
}
var NONE3 = { version: 1, suppressions: [] };
async function matchSuppressions(file, ran, today) {
  const matched = createMatcher(file.suppressions, today)(ran.findings);
  const { changed: superseded, gone } = unmatched(file.suppressions, matched);
  return { file, matched, superseded, stale: await staleIn(file, gone, ran) };
}
function applied({ matched, stale }) {
  const staleFindings = stale.flatMap(({ finding: finding2 }) => finding2 ?? []);
  return { findings: [...matched.visible, ...staleFindings].sort(compareFindings), suppressed: matched.hidden.length };
}
function updateEntries({ file, matched, superseded, stale }, ran, { reason: reason3, only = (findings2) => findings2, prune } = {}) {
  const meant = reason3 === void 0 ? [] : only(
    matched.visible.filter((finding2) => ran.isMeant(finding2)),
    matched.hidden
  );
  const added = meant.filter(isSuppressible).map((finding2) => suppressionOf(finding2, reason3));
  const places2 = new Set(added.map(placeKeyOfEntry));
  const replaced = [...superseded, ...matched.expired].filter((entry2) => places2.has(placeKeyOfEntry(entry2)));
  const dropped = /* @__PURE__ */ new Set([...prune ? [...stale.map(({ entry: entry2 }) => entry2), ...superseded] : [], ...replaced]);
  const kept = file.suppressions.filter((entry2) => !dropped.has(entry2));
  return {
    entries: [...kept, ...added],
    added: added.length,
    removed: dropped.size,
    refused: meant.filter((finding2) => !isSuppressible(finding2))
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
    const finding2 = staleFinding(settings, message, {
      data,
      ...file.locate(entry2),
      ...message !== "fileGone" && {
        related: [{ path: entry2.path, line: 1, column: 1, note: "The file that it was written for." }]
      }
    });
    stale.push({ entry: entry2, finding: finding2 });
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
  const { known: known2, rules } = await ran.configs.for(path);
  if (!known2.has(rule)) return ["ruleGone", { rule, hint: didYouMean(rule, known2.keys()) }];
  const sawPart = known2.get(rule).project !== void 0 && ran.paths.length > 0;
  if (!rules.has(rule) || sawPart) return void 0;
  const place = tool === void 0 ? `\`${pointer}\`` : `\`${pointer}\` of the tool \`${tool}\``;
  return ["mended", { rule, place: `${place} in ${path}` }];
}
function isGone(path, { cwd, paths }) {
  return !existsSync8(inFolder(cwd, path)) && isCovered(path, cwd, paths);
}
function isCovered(path, cwd, paths) {
  const absolute2 = absolutePath(cwd, path);
  const isOf = (given) => {
    const named2 = absolutePath(cwd, given);
    const test = wildcard(named2);
    return isInside(named2, absolute2) || typeof test !== "string" && test(absolute2);
  };
  return paths.length === 0 || paths.some(isOf);
}
var MAX_BYTES2 = 10 * 1024 * 1024;
var MAX_ENTRIES = 5e4;
async function readSuppressions(cwd, mayMend) {
  const read = readText(inFolder(cwd, SUPPRESSIONS), { maxBytes: MAX_BYTES2 });
  if ("failure" in read) throw new UserError(`${SUPPRESSIONS}: the suppressions cannot be used. ${read.failure}`);
  try {
    return await parseSuppressions(read.text);
  } catch (error) {
    const mended = mayMend ? repairSuppressions(read.text) : void 0;
    if (mended === void 0) throw error;
    return { ...await parseSuppressions(mended), text: read.text };
  }
}
async function parseSuppressions(text3) {
  const lines = new Lines(text3);
  const errorAt = (offset, message) => {
    const { line: line2, column } = lines.at(offset);
    return new UserError(`${SUPPRESSIONS}:${line2}:${column}: ${message}`);
  };
  const conflict = /^(?:<{7}|>{7})/m.exec(text3);
  if (conflict) throw errorAt(conflict.index, CONFLICT);
  const document = await parseOrSay(SUPPRESSIONS, text3);
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
  const inSchema = mistakesIn(value, q, [], WORDS3);
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
  return { ...content, text: text3, locate };
}
var CONFLICT = "a merge has left its conflict here. `npx toolint --prune-suppressions` keeps the entries of both sides and takes out those that are stale";
var KEYS2 = ["$schema", "version", "suppressions"];
var ENTRY_KEYS = ["path", "rule", "tool", "pointer", "hash", "reason", "expires"];
var WORDS3 = {
  whole: "the file",
  unknownKey(key, at) {
    const hint4 = unknownHint("key", printable(key), at.length > 0 ? ENTRY_KEYS : KEYS2);
    return at.length > 0 ? `${hint4} in \`${keyPath(at)}\`` : hint4;
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
function writeSuppressions(cwd, text3) {
  try {
    writeAtomically(inFolder(cwd, SUPPRESSIONS), text3);
  } catch (error) {
    const { code, message } = error;
    throw new UserError(`${SUPPRESSIONS} could not be written: ${code ?? message}.`);
  }
}
function printSuppressions({ $schema, version, suppressions }) {
  const sorted2 = [...suppressions].sort((a, b) => compareText(line(a), line(b))).map(inOrder);
  return `${visibly({ $schema, version, suppressions: sorted2 }, 2)}
`;
}
function inOrder({ path, rule, tool, pointer, hash: hash2, reason: reason3, expires }) {
  return { path, rule, tool, pointer, hash: hash2, reason: reason3, expires };
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

// src/read/unread-languages.ts
var LANGUAGES = [
  {
    name: "Go",
    extensions: [".go"],
    manifest: /^go\.mod$/,
    library: /^[ \t]{0,9}(?:require )?github\.com\/(?:mark3labs\/mcp-go|modelcontextprotocol\/go-sdk|metoro-io\/mcp-golang|ThinkInAIXYZ\/go-mcp|viant\/mcp|strowk\/foxy-contexts|localrivet\/gomcp)[\w./-]{0,40} v[\w.+-]{1,80}[ \t]{0,9}$/m,
    command({ folder, mains }) {
      const own = mains.filter((each) => each.startsWith(folder)).map((each) => each.slice(folder.length));
      const named2 = own.filter((each) => /(?:^|\/)main\.go$/.test(each));
      const main = named2.find((each) => each === "main.go") ?? named2.find((each) => /mcp|server/.test(each)) ?? named2[0] ?? own.find((each) => /mcp|server/.test(each)) ?? own[0];
      if (main === void 0) return void 0;
      const at = main === "main.go" ? "." : `./${main.slice(0, main.lastIndexOf("/"))}`;
      return `go run ${folder === "" ? "" : `-C ${folder.slice(0, -1)} `}${at}`;
    }
  },
  {
    name: "Rust",
    extensions: [".rs"],
    manifest: /^Cargo\.toml$/,
    library: /^\s{0,9}(?:\[[\w.]*dependencies\.)?(?:rmcp|rust-mcp-sdk|mcp-server|mcp-core|mcpr|mcp-sdk|pmcp|turbomcp)\s{0,9}[=.\]]/m,
    command({ path, folder, text: text3 }) {
      const [, bin] = /^\[\[bin\]\][ \t]{0,9}\n[ \t]{0,9}name\s{0,9}=\s{0,9}"([\w-]+)"/m.exec(text3) ?? [];
      const at = folder === "" ? "" : ` --manifest-path ${path}`;
      return `cargo run --quiet${at}${bin === void 0 ? "" : ` --bin ${bin}`}`;
    }
  },
  {
    name: "C#",
    extensions: [".cs", ".fs"],
    // The editor of Unity has a library of its own, and serves the tools itself.
    manifest: /\.(?:(?:cs|fs)proj|asmdef)$/,
    library: /Include="(?:ModelContextProtocol|mcpdotnet)|"Unity\.AI\.MCP\b/i,
    command: ({ path }) => path.endsWith(".asmdef") ? void 0 : `dotnet run --project ${path}`
  },
  {
    name: "Kotlin",
    extensions: [".kt"],
    manifest: /^build\.gradle(?:\.kts)?$|^libs\.versions\.toml$/,
    library: /io\.modelcontextprotocol[:"'. ]+kotlin-sdk/,
    command: jvmCommand
  },
  {
    name: "Java",
    extensions: [".java"],
    manifest: /^(?:pom\.xml|build\.gradle(?:\.kts)?)$/,
    library: /io\.modelcontextprotocol(?![:"'. ]+kotlin-sdk)|spring-ai-[\w-]{0,40}mcp|quarkus-mcp-server/,
    command: jvmCommand
  },
  {
    name: "Swift",
    extensions: [".swift"],
    manifest: /^Package\.swift$/,
    library: /modelcontextprotocol\/swift-sdk|SwiftMCP|mcp-swift-sdk/i,
    command: ({ folder }) => `swift run${folder === "" ? "" : ` --package-path ${folder.slice(0, -1)}`}`
  },
  {
    name: "Ruby",
    extensions: [".rb"],
    manifest: /^Gemfile$|\.gemspec$/,
    library: /(?:gem|dependency)\s{0,9}\(?\s{0,9}["'](?:mcp|fast-mcp|mcp-rb|model-context-protocol-rb|action_?mcp)["']/,
    source: /^\s{0,40}require ["'](?:mcp|fast_mcp)["']/m,
    command({ text: text3 }) {
      const [, name] = /\.executables\s{0,9}=\s{0,9}(?:%w)?[[(]\s{0,9}["']?([\w-]+)/.exec(text3) ?? [];
      return name === void 0 ? void 0 : `bundle exec ${name}`;
    }
  },
  {
    name: "PHP",
    extensions: [".php"],
    manifest: /^composer\.json$/,
    library: /"(?:php-mcp\/(?:server|laravel)|mcp\/sdk|logiscape\/mcp-sdk-php|modelcontextprotocol\/php-sdk|laravel\/mcp)"\s{0,9}:/,
    command({ text: text3, folder }) {
      const [, bin] = /"bin"\s{0,9}:\s{0,9}\[?\s{0,9}"([\w./-]+)"/.exec(text3) ?? [];
      return bin === void 0 ? void 0 : `php ${folder}${bin}`;
    }
  },
  {
    name: "Elixir",
    extensions: [".ex"],
    manifest: /^mix\.exs$/,
    library: /\{:(?:hermes_mcp|anubis_mcp|ex_mcp|fastest_mcp|vancouver)\s{0,9},/,
    source: /\bdefp?\s\w{1,60}[( ][^\n]{0,80}"tools\/list"/,
    command: ({ folder }) => folder === "" ? "mix run --no-halt" : void 0
  },
  {
    name: "Dart",
    extensions: [".dart"],
    manifest: /^pubspec\.yaml$/,
    library: /^[ \t]{1,9}(?:dart_mcp|mcp_dart|mcp_server)[ \t]{0,9}:/m,
    command({ text: text3, folder }) {
      const [, name, file = name] = /^executables:[ \t]{0,9}\n[ \t]{1,9}([\w-]+)[ \t]{0,9}:(?:[ \t]{0,9}([\w-]+))?/m.exec(text3) ?? [];
      return file === void 0 ? void 0 : `dart run ${folder}bin/${file}.dart`;
    }
  }
];
function jvmCommand({ path, folder, text: text3 }) {
  if (path.endsWith("pom.xml")) {
    const maven = `mvn -q${folder === "" ? "" : ` -f ${path}`}`;
    if (text3.includes("spring-boot-maven-plugin")) return `${maven} spring-boot:run`;
    if (text3.includes("quarkus-maven-plugin")) return `${maven} quarkus:run`;
    return /exec-maven-plugin|<(?:exec\.)?mainClass>/.test(text3) ? `${maven} compile exec:java` : void 0;
  }
  const gradle = `gradle -q --console plain${folder === "" ? "" : ` -p ${folder.slice(0, -1)}`}`;
  if (/org\.springframework\.boot/.test(text3)) return `${gradle} bootRun`;
  return /\bapplication\b|\bmainClass\b/.test(text3) ? `${gradle} run` : void 0;
}
var STARTERS = {
  Go: /^go$/,
  Rust: /^cargo$/,
  "C#": /^dotnet$/,
  Kotlin: /^(?:java|(?:\.\/)?gradlew|gradle)$/,
  Java: /^(?:java|mvn|(?:\.\/)?mvnw|(?:\.\/)?gradlew|gradle|jbang)$/,
  Swift: /^swift$/,
  Ruby: /^(?:ruby|bundle)$/,
  PHP: /^php$/,
  Elixir: /^(?:mix|elixir)$/,
  Dart: /^dart$/
};
function configured(language, text3) {
  try {
    const { mcpServers } = JSON.parse(text3);
    for (const { command, args = [] } of Object.values(mcpServers ?? {})) {
      const words = [command, ...Array.isArray(args) ? args : []];
      if (!words.every((each) => typeof each === "string") || !STARTERS[language]?.test(words[0])) continue;
      const whole = words.join(" ");
      if (isHarmless(whole)) return whole;
    }
  } catch {
  }
  return void 0;
}
function inReadme(language, text3) {
  for (const line2 of text3.split("\n")) {
    const words = line2.trim().replace(/^\$ /, "").split(/ +/);
    const isStart = STARTERS[language]?.test(words[0]) && /^(?:run|exec|-jar|spring-boot:run|bootRun|\w[\w./-]*\.(?:rb|php))$/.test(words[1] ?? "") && !/^(?:rake|rspec|rubocop|yard|jekyll|appraisal)$/.test(words[2] ?? "");
    const whole = words.join(" ");
    if (isStart && isHarmless(whole)) return whole;
  }
  return void 0;
}
var BY_EXTENSION = new Map(LANGUAGES.flatMap((each) => each.extensions.map((ending) => [ending, each])));
var MAY_BE_MANIFEST = new Set(
  ".toml .mod .xml .gradle .kts .swift .gemspec .exs .yaml .json .csproj .fsproj .asmdef".split(" ")
);
var ASIDE = /(?:^|\/)(?:tests?|__tests__|fixtures?|testdata|examples?|samples?|docs?|vendor|third_party|benchmarks?|\.?venv|site-packages)\//i;
var MOST_MANIFESTS = 200;
var MOST_MAINS = 50;
var MOST_BYTES5 = 1e5;
var MOST_BYTES_OF_CODE = 1e6;
var LIKE_SERVER = /mcp|server|rpc|dispatch|protocol|handler|router|proxy|bridge|main/i;
var SURELY_LIKE_SERVER = /mcp|server/i;
var MOST_LOOKED_INTO = 30;
var MOST_LIKELY = 300;
var ANSWERS_LIST2 = /(?:case\s{1,9}|==\s{0,9}|equals\()["']tools\/list["']|["']tools\/list["']\s{0,40}(?:=>|->|:[^:]|\|)/;
function watchLanguages(cwd) {
  const counts = /* @__PURE__ */ new Map();
  const mains = /* @__PURE__ */ new Map();
  const manifests = [];
  const likely = /* @__PURE__ */ new Map();
  const read = checkoutTexts(cwd, { maxBytes: MOST_BYTES5 });
  const textOf = (path) => read(path) ?? "";
  const readCode2 = checkoutTexts(cwd, { maxBytes: MOST_BYTES_OF_CODE });
  const codeOf = (path) => readCode2(path) ?? "";
  const see = (folder, name) => {
    const ending = extensionOf(name);
    const language = BY_EXTENSION.get(ending);
    if (language) {
      if (ASIDE.test(folder)) return;
      counts.set(language, (counts.get(language) ?? 0) + 1);
      const some = mains.get(language) ?? [];
      if (some.length < MOST_MAINS && isMain(folder, name)) mains.set(language, [...some, folder + name]);
      const mayServe = likely.get(language) ?? [];
      if (mayServe.length < MOST_LIKELY && LIKE_SERVER.test(name)) {
        mayServe.push(folder + name);
        likely.set(language, mayServe);
      }
    }
    if (!MAY_BE_MANIFEST.has(ending) && name !== "Gemfile") return;
    if (manifests.length < MOST_MANIFESTS && LANGUAGES.some(({ manifest }) => manifest.test(name)) && !ASIDE.test(folder))
      manifests.push({ folder, name });
  };
  const found = () => {
    const nearest = manifests.toSorted((a, b) => a.folder.length - b.folder.length);
    const texts2 = nearest.map((each) => ({
      ...each,
      path: each.folder + each.name,
      text: textOf(each.folder + each.name)
    }));
    return LANGUAGES.flatMap((language) => {
      const files = counts.get(language) ?? 0;
      if (files === 0) return [];
      const own = mains.get(language) ?? [];
      const packages = texts2.filter(({ name, text: text3 }) => language.manifest.test(name) && language.library.test(text3)).map((each) => ({ ...each, mains: own }));
      const looksSo = packages.length > 0 ? [] : likeliest(likely.get(language) ?? []);
      const isOwn = looksSo.some((path) => {
        const text3 = codeOf(path);
        return ANSWERS_LIST2.test(text3) || language.source?.test(text3);
      });
      if (isOwn) {
        for (const each of texts2) if (language.manifest.test(each.name)) packages.push({ ...each, mains: own });
      }
      if (packages.length === 0 && !isOwn) return [];
      const command = configured(language.name, textOf(".mcp.json")) ?? withoutClients(packages).map((each) => language.command?.(each)).find((each) => each !== void 0 && isHarmless(each)) ?? inReadme(language.name, textOf("README.md"));
      return [{ language: language.name, files, ...command !== void 0 && { command } }];
    }).sort((a, b) => b.files - a.files);
  };
  return { see, found };
}
var languageNamed = (file) => BY_EXTENSION.get(extensionOf(file))?.name;
function withoutClients(packages) {
  const servers = packages.filter(({ folder }) => !/client/i.test(folder) || /server/i.test(folder));
  return servers.length > 0 ? servers : packages;
}
function likeliest(paths) {
  const isSure = (path) => Number(SURELY_LIKE_SERVER.test(path.slice(path.lastIndexOf("/") + 1)));
  return paths.toSorted((a, b) => isSure(b) - isSure(a)).slice(0, MOST_LOOKED_INTO);
}
var isMain = (folder, name) => name === "main.go" || /(?:^|\/)cmd\/[^/]+\/$/.test(folder) && name.endsWith(".go") && !name.endsWith("_test.go");
var isHarmless = (command) => /^[\w./: =-]{1,200}$/.test(command) && !/(?:^|[\s/])\.\.(?:\/|\s|$)/.test(command);

// src/read/snapshots.ts
var FEWEST3 = 5;
var MOST_FOLDERS = 200;
var MOST_BYTES6 = 2e5;
var OTHER = /\.(?:snap|md|mdx|txt|rst|lock|log|csv|tsv|xml|svg|png|jpe?g|gif|webp|ico|pdf|zip|gz|woff2?|ttf|mp[34]|wasm|map|css|scss|less|py|pyi|go|rs|cs|fs|kt|java|swift|rb|php|c|cc|cpp|h|hpp|sh|ps1|bat|sql|toml|ini|cfg|conf|env|proto|graphql|vue|svelte|astro|ipynb|tf|gradle|kts|csproj|bin|exe|dll|so)$/;
function watchSnapshots(cwd, search) {
  const { extensions } = search;
  const known2 = new Set(extensions);
  const byFolder = /* @__PURE__ */ new Map();
  const see = (folder, name) => {
    const ending = extensionOf(name);
    if (name.lastIndexOf(".") <= 0 || known2.has(ending) || OTHER.test(ending)) return;
    addTo(byFolder, `${folder}
${ending}`, name);
  };
  const isTool = (path) => {
    const read = readText(inFolder(cwd, path), { maxBytes: MOST_BYTES6 });
    return "text" in read && read.text.startsWith("{") && isToolAsJson(read.text);
  };
  const scopeOf = scopeFinder(cwd);
  const isSearched = (path) => wouldFind(path, { ...search, cwd, also: () => true }, scopeOf);
  const among = (files) => {
    const found = [];
    const folders = [...byFolder].filter(([, names]) => names.length >= FEWEST3).slice(0, MOST_FOLDERS);
    for (const [key, names] of folders) {
      const folder = key.slice(0, key.indexOf("\n"));
      const paths = names.map((name) => folder + name).filter(isSearched);
      if (!paths.slice(0, 2).some(isTool)) continue;
      const tools = paths.filter(isTool);
      if (tools.length < FEWEST3) continue;
      for (const path of tools) found.push({ path, absolute: inFolder(cwd, path), named: false, isSnapshot: true });
    }
    if (found.length === 0) return files;
    const there = new Set(files.map(({ path }) => path));
    const more = found.filter(({ path }) => !there.has(path));
    return [...files, ...more].sort((a, b) => compareText(a.path, b.path));
  };
  return { see, among };
}
function isToolAsJson(text3) {
  const { name, inputSchema } = recordIn(text3) ?? {};
  return typeof name === "string" && typeof inputSchema === "object" && inputSchema !== null;
}

// src/run/run.ts
async function check2({
  cwd,
  paths,
  ignoreUnknown,
  ignoredByGit,
  configs,
  suppressing,
  suppressionsIn = cwd,
  followedByGit,
  base,
  atEachPlace = false,
  cache: cacheOptions,
  ...options
}) {
  const here = await timed("config", () => configs.for("."));
  const languages = watchLanguages(cwd);
  const snapshots = watchSnapshots(cwd, searchIn(here));
  const onName = (folder, name) => {
    languages.see(folder, name);
    snapshots.see(folder, name);
  };
  const searched = await timed(
    "find",
    () => discover({ cwd, paths, ...searchIn(here), ignoreUnknown, ignoredByGit, onName })
  );
  const cacheFile = cachePath(cwd, cacheOptions?.file);
  const isOwn = ({ path, absolute: absolute2 }) => path.endsWith(CACHE_NAME) || absolute2 === cacheFile;
  const found = { ...searched, files: snapshots.among(searched.files).filter((file) => !isOwn(file)) };
  const mayKeep = cacheOptions && !options.fix && (cacheOptions.isAsked || here.cache);
  const { ResultCache } = mayKeep ? await import("./cache.js") : {};
  const cache = ResultCache && new ResultCache(cacheFile, absolutePath(cwd, "."), found.folders, lintFile);
  configs.know(found.folders);
  const suppressions = await openSuppressions(suppressionsIn, suppressing);
  const onProgress = options.onStart?.(found.files.length);
  const disk = keptDisk();
  const { close, forget, ...services } = openServices(cwd, disk.read, cache?.disk ?? disk);
  const { onFixed } = options;
  try {
    const { changes, ...result2 } = await run3({
      ...options,
      cwd,
      files: found.files,
      configs,
      read: disk.read,
      ...services,
      cache,
      ...options.changes && followedByGit && { changes: withUntracked(options.changes, found.files, followedByGit, cwd) },
      onProgress,
      onFixed(file, before, after) {
        disk.forget(file.absolute);
        forget(file.absolute);
        return onFixed?.(file, before, after);
      },
      suppressions: suppressions?.match
    });
    const refused2 = await cache?.save(paths.length === 0);
    if (refused2 !== void 0) cacheOptions?.onFailure(cacheFile, refused2);
    const isMeant = (finding2) => !changes || isCausedByChange(finding2, changes);
    const lost = base && await lostFormats(
      base,
      { ...result2, cwd, found: found.files, configs, isCovered: (path) => isCovered(path, cwd, paths) },
      { ...options, ...services }
    );
    const notRead2 = languages.found();
    const total2 = { ...result2, failures: [...found.problems, ...result2.failures] };
    const { report: own, done } = await reportOfRun(total2, suppressions, { cwd, paths, configs, isMeant, atEachPlace });
    const submission = changes ? void 0 : submissionTo(here.preset, here.rules);
    const report = {
      ...own,
      ...submission && { submission },
      ...lost?.findings.length && { findings: [...own.findings, ...lost.findings].sort(compareFindings) },
      ...notRead2.length > 0 && { languages: notRead2 },
      ...lost?.deleted.length && { deleted: lost.deleted }
    };
    return {
      report: withLimit(changes ? causedByChanges(report, changes) : report, here.limits.findings),
      files: found.files,
      fixed: result2.fixed,
      ...done && { suppressing: done }
    };
  } finally {
    base?.close();
    close();
  }
}
function searchIn(here) {
  return {
    include: here.files,
    isLeftOut: here.leftOut,
    // Of a file a config that is nearer may think otherwise: it is asked when its turn comes.
    ignored: (path) => path.endsWith("/") && here.ignored(path) !== void 0,
    extensions: EXTENSIONS,
    also: (path) => isToolSnapshot(path) || here.also?.(path) === true
  };
}
function withLimit(report, most) {
  const { findings: findings2, leftOut, cutShort = [] } = keepAtMost(report.findings, most);
  if (!leftOut) return report;
  const isCut = /* @__PURE__ */ new Set([...report.cutShort ?? [], ...cutShort]);
  return { ...report, findings: findings2, leftOut: addCounts(leftOut, report.leftOut ?? NO_COUNTS), cutShort: [...isCut] };
}
function causedByChanges(report, changes) {
  const findings2 = report.findings.filter((finding2) => isCausedByChange(finding2, changes));
  return { ...report, findings: findings2, elsewhere: report.findings.length - findings2.length };
}
async function run3({ onFixed, ...given }) {
  const shown2 = /* @__PURE__ */ new Map();
  const options = {
    ...given,
    onFixed(file, before, after) {
      if (given.dryRun) shown2.set(file.path, after);
      return onFixed?.(file, before, after);
    }
  };
  const { acrossFiles, ...first } = await runOnce(options);
  const { fixed, failures: failures3 } = options.fix ? fixAcross(acrossFiles, options, options.fix, first, shown2) : { fixed: [], failures: [] };
  if (options.dryRun) return first;
  if (fixed.length === 0) return { ...first, failures: [...first.failures, ...failures3] };
  const { changes, renamed } = first;
  const { acrossFiles: _, ...again } = await runOnce({ ...options, renamed, ...changes && { changes } });
  return { ...again, failures: [...again.failures, ...failures3], fixed: [...first.fixed, ...fixed, ...again.fixed] };
}
function fixAcross(found, { files, suppressions, onFixed }, kind, { changes, renamed }, shown2) {
  const fixable = suppressions ? withoutFixes(found, suppressions, renamed) : found;
  const failures3 = [];
  const fixed = [];
  for (const file of files) {
    const own = fixable.filter(
      (each) => each.path === file.path && each.fix && (!changes || isOnChangedLines(each, changes))
    );
    if (own.length === 0) continue;
    const text3 = shown2.get(file.path);
    const read = text3 === void 0 ? readText(file.absolute, { maxBytes: BOUNDS.fileSize }) : { text: text3 };
    if ("failure" in read) continue;
    const { text: after, applied: applied2 } = applyFixes(read.text, own, kind);
    const refused2 = applied2.length > 0 ? onFixed?.(file, read.text, after) : void 0;
    if (refused2 === void 0) append(fixed, applied2.map(appliedFix));
    else failures3.push({ path: file.path, message: refused2 });
  }
  return { fixed, failures: failures3 };
}
async function runOnce(options) {
  const tally = new RunResults(options.cwd, options.renamed);
  const changes = new Map(options.changes);
  let done = 0;
  const importers = [];
  const lintOne = async (file, isLast = false) => {
    const lint = options.cache && !changes.has(file.path) ? options.cache.lint : lintFile;
    const outcome = await lint(file, await timed("config", () => options.configs.for(file.path)), {
      ...options,
      ...options.changes && { changes },
      renamed: tally.renamed,
      ...!isCode(languageOf(file.path)) && {
        reported: (path, findings2, own) => tally.reported(path, findings2, own)
      }
    });
    if (outcome?.changed && changes.has(file.path)) changes.set(file.path, outcome.changed);
    if (options.fix && !options.dryRun && !isLast && outcome && reportsOtherFiles(file.path, outcome)) {
      importers.push(file);
      return tally.addFixed(file.path, outcome);
    }
    if (options.suppressions && isFullyLinted(file, outcome)) tally.linted.add(file.path);
    tally.looked.add(file.path);
    if (outcome) tally.add(file.path, outcome);
    options.onProgress?.(++done, file.path);
    if (options.fix) await nextTurn();
  };
  for (const file of options.fix ? codeFirst(options.files) : options.files) await lintOne(file);
  for (const file of importers) await lintOne(file, true);
  return { ...tally.total(), ...options.changes && { changes } };
}
var codeFirst = (files) => {
  const isData2 = ({ path }) => !isCode(languageOf(path));
  return [...files.filter((file) => !isData2(file)), ...files.filter(isData2)];
};
function reportsOtherFiles(own, { findings: findings2, facts: facts2 }) {
  const isForeign = (path) => path !== own && path !== "";
  return findings2.some(({ path }) => isForeign(path)) || [...facts2.values()].some((some) => some.some(({ location }) => isForeign(location.path)));
}

// src/cli/command.ts
const { existsSync: existsSync9 } = process.getBuiltinModule("node:fs");
const { delimiter, join: join4 } = process.getBuiltinModule("node:path");
function commandName({ env }) {
  const folders = (env["PATH"] ?? "").split(delimiter).filter((each) => !/[\\/]node_modules[\\/]/.test(each));
  return folders.some((each) => each !== "" && existsSync9(join4(each, "toolint"))) ? "toolint" : "npx toolint";
}
var COMMAND = /(?<!npx )\btoolint(?= (?:--[a-z]|(?:explain|rules|init|completion|server|clients|diff|dump)\b))/g;
function asRunHere(text3, terminal) {
  const name = commandName(terminal);
  return name === "toolint" ? text3 : text3.replace(COMMAND, name);
}

// src/config/resolve.ts
const { existsSync: existsSync10 } = process.getBuiltinModule("node:fs");

// src/config/layer.ts
var MAX_PARTS = 50;
var MAX_PATTERNS = 1e3;
async function makeLayer(source, folder, options) {
  const parts = [];
  const budget = { patterns: MAX_PATTERNS };
  const read = async (from, chain) => {
    if (parts.length + chain.length >= MAX_PARTS) {
      throw new UserError(`${source.shown}: it extends more than ${MAX_PARTS} configs, counting theirs`);
    }
    const validate = options.validate ?? (await import("./config.js")).validate;
    throwAll([...errorsInConfig(from, validate, options.builtinRules), ...missingBases(from, chain)]);
    const config = from.value;
    let inherited;
    let own;
    for (const [index, name] of (config.extends ?? []).entries()) {
      const preset2 = PRESET_NAMES.find((each) => each === name);
      if (preset2) own = preset2;
      else {
        const base = await readBase(from, name, index, [...chain, from], options);
        inherited = await read(base, [...chain, from]) ?? inherited;
      }
    }
    parts.push(await makePart(from, config, options, budget));
    return own ?? inherited;
  };
  const preset = await read(source, []);
  return { folder, root: source.value.root === true, preset, parts };
}
async function readBase(from, name, index, chain, options) {
  const at = ["extends", String(index)];
  const file = resolveModule(name, from.file);
  const trail = trailOf(chain);
  if (chain.some((each) => realPath(each.file) === realPath(file))) {
    throw from.error(at, `configs extend each other in a circle (${trail} extends ${printable(name)})`);
  }
  const base = await readConfig(file, options);
  if (!base) throw from.error(at, `\`${printable(name)}\` has no key "toolint"`);
  return base;
}
var trailOf = (chain) => chain.map(({ shown: shown2 }) => shown2).join(" extends ");
function missingBases(from, chain) {
  const names = from.value?.extends;
  if (!Array.isArray(names)) return [];
  return names.flatMap((name, index) => {
    if (typeof name !== "string" || name === "" || PRESET_NAMES.some((each) => each === name)) return [];
    const file = resolveModule(name, from.file);
    if (file !== void 0 && realPath(file) !== void 0) return [];
    const hint4 = (isPath(name) ? "" : didYouMean(name, PRESET_NAMES)) || whyMissing(name, from.file);
    const trail = chain.length > 0 ? ` (${trailOf([...chain, from])})` : "";
    return from.error(["extends", String(index)], `\`${printable(name)}\` cannot be found${hint4}${trail}`);
  });
}
function throwAll(errors) {
  if (errors.length > 0) throw together(errors);
}
async function makePart(source, config, options, budget) {
  const glob = (path, pattern) => {
    if (budget.patterns-- === 0) throw source.error(path, "there are too many patterns");
    try {
      return compileGlob(pattern);
    } catch (error) {
      throw error instanceof UserError ? source.error(path, error.message) : error;
    }
  };
  const compiled = (path, patterns) => patterns.map((pattern, index) => ({
    pattern,
    ...negatable(pattern, (plain) => glob([...path, String(index)], plain))
  }));
  const globs = (path, patterns) => anyOf(compiled(path, patterns));
  const files = config.files && compiled(["files"], config.files);
  return {
    source,
    config,
    plugins: await loadPlugins(source, config.plugins ?? [], options),
    overrides: (config.overrides ?? []).map(({ files: files2, ignore = [], rules = {} }, index) => {
      const included = globs(["overrides", String(index), "files"], files2);
      const excluded = globs(["overrides", String(index), "ignore"], ignore);
      return { matches: (path) => included(path) && !excluded(path), rules };
    }),
    ignore: (config.ignore ?? []).map((pattern, index) => {
      const foldersOnly = pattern.endsWith("/");
      const plain = foldersOnly ? pattern.slice(0, -1) : pattern;
      const rule = negatable(plain, (positive) => glob(["ignore", String(index)], positive));
      return { foldersOnly, ...rule, origin: { file: source.shown, pattern } };
    }),
    files: files && anyOf(files),
    leftOut: files && ((path) => files.findLast(({ matches }) => matches(path))?.negated === true),
    filePatterns: (files ?? []).filter(({ negated }) => !negated),
    formats: Object.entries(config.formats ?? {}).map(([pattern, format]) => ({
      matches: glob(["formats", pattern], pattern),
      format,
      isKind: fixesKind(pattern)
    })),
    servers: Object.entries(config.servers ?? {}).map(([name, patterns]) => ({
      name,
      matches: globs(["servers", name], patterns)
    }))
  };
}
function negatable(pattern, compile) {
  const negated = pattern.startsWith("!");
  return { negated, matches: compile(negated ? pattern.slice(1) : pattern) };
}
function anyOf(patterns) {
  return (path) => patterns.findLast(({ matches }) => matches(path))?.negated === false;
}
async function loadPlugins(source, plugins, options) {
  const loaded = await Promise.all(
    plugins.map((plugin, index) => loadPlugin(source, plugin, ["plugins", String(index)], options))
  );
  return loaded.flat();
}
async function loadPlugin(source, plugin, at, { cwd, allowCode }) {
  if (typeof plugin !== "string") return rulesOf(source, at, plugin, "this plugin");
  const name = printable(plugin);
  if (!allowCode) throw source.error(at, `the plugin \`${name}\` is code, which runs only with ${ALLOWED_BY}`);
  const file = resolveModule(plugin, source.file);
  if (file === void 0 || realPath(file) === void 0) {
    throw source.error(at, `the plugin \`${name}\` cannot be found${whyMissing(plugin, source.file)}`);
  }
  const exported2 = await importDefault(file, printable(relativePath(cwd, file)), allowCode);
  return rulesOf(source, at, exported2, `the plugin \`${name}\``);
}
function rulesOf(source, at, exported2, name) {
  const rules = rulesIn(exported2, name);
  if (typeof rules === "string") throw source.error(at, rules);
  return rules.map((rule) => ({ plugin: name, rule }));
}
function addPluginRules(rules, { parts }) {
  const all = new Map(rules);
  for (const { source, plugins } of parts) {
    for (const { plugin, rule } of plugins) {
      const other = all.get(rule.id);
      if (other && other !== rule) {
        throw source.error(
          ["plugins"],
          `${plugin} brings a rule \`${printable(rule.id)}\`, and so does another plugin`
        );
      }
      all.set(rule.id, rule);
    }
  }
  return all;
}
async function checkPluginSettings({ parts }, rules) {
  const errors = [];
  for (const part of parts) {
    for (const [path, settings] of settingsIn(part)) {
      for (const [id, setting] of Object.entries(settings)) {
        if (isBuiltin(id)) continue;
        try {
          await checkSetting(part, [...path, id], setting, rules);
        } catch (error) {
          if (!(error instanceof UserError)) throw error;
          errors.push(error);
        }
      }
    }
  }
  throwAll(errors);
}
function settingsIn({ config }) {
  const overrides = (config.overrides ?? []).map((override, index) => [
    ["overrides", String(index), "rules"],
    override.rules ?? {}
  ]);
  return [[["rules"], config.rules ?? {}], ...overrides];
}
async function checkSetting({ source }, path, setting, rules) {
  const id = path.at(-1);
  if (isFamily(id) && familiesIn(rules.keys()).has(id)) {
    if (readSetting(setting).options) throw source.error(path, `the rule family \`${printable(id)}\` takes no options`);
    return;
  }
  const rule = rules.get(id);
  if (!rule) throw source.error(path, `${unknownRule(id, rules.values())}: no plugin that is loaded here has it`);
  const { options } = readSetting(setting);
  if (!options) return;
  if (!rule.options) throw source.error(path, `the rule \`${printable(id)}\` takes no options`);
  const validate = await optionsValidator(rule, (message) => source.error(path, message));
  throwAll(errorsIn(source, [...path, "1"], options, validate, [rule]));
}
var validators = /* @__PURE__ */ new WeakMap();
async function optionsValidator(rule, error) {
  let validate = validators.get(rule);
  if (!validate) {
    const ajv = await import("./ajv-2020.js");
    const Ajv2020 = ajv.Ajv2020 ?? ajv.default.Ajv2020;
    try {
      validate = new Ajv2020({ strict: false, validateFormats: false }).compile({
        ...rule.options.schema
      });
    } catch (cause) {
      throw error(
        `the plugin's JSON Schema of these options cannot be used: ${printable(cause.message, 200)}`
      );
    }
    validators.set(rule, validate);
  }
  return validate;
}
function readCommandLine(overrides, rules) {
  const known2 = [...rules];
  for (const [id, severity] of overrides) {
    if (!SETTINGS2.some((each) => each === severity)) {
      throw new UserError(
        `--rule ${printable(id)}=${printable(severity)}: ${unknownHint("severity", printable(severity), SETTINGS2)}; it is one of ${SETTINGS2.join(", ")}`
      );
    }
    if (isBuiltin(id) || !id.includes("/")) checkKnown(id, known2);
  }
  return Object.fromEntries(overrides);
}
function checkCommandLine(overrides, rules) {
  for (const [id] of overrides) checkKnown(id, rules.values());
}
function checkKnown(id, rules) {
  const known2 = [...rules];
  const matches = isFamily(id) ? (rule) => familyOf(rule.id) === id : (rule) => rule.id === id;
  if (!known2.some(matches)) throw new UserError(`--rule ${printable(id)}: ${unknownRule(id, known2)}`);
}

// src/config/resolve.ts
function createConfigs({ ruleOverrides = [], configFile, config, ...options }) {
  const cwd = absolutePath(options.cwd, ".");
  const overrides = readCommandLine(ruleOverrides, options.builtinRules);
  const chainOptions = { cwd, preset: options.preset, clients: options.clients, overrides };
  const layerOptions = { ...options, cwd, workspace: workspaceOf(cwd) };
  const finder2 = createFinder(layerOptions);
  let single;
  const find = (folder) => {
    if (config === void 0 && configFile === void 0) return finder2.find(folder);
    return single ??= singleChain(configFile, config, layerOptions);
  };
  let checked;
  const check3 = async () => checkCommandLine(ruleOverrides, (await find(cwd)).rules);
  return {
    know: finder2.know,
    async for(path) {
      if (ruleOverrides.length > 0) await (checked ??= check3());
      return resolveFor(await find(folderOf(path, cwd)), path, chainOptions);
    }
  };
}
function folderOf(path, cwd) {
  if (path === "." || path.endsWith("/")) return absolutePath(cwd, path);
  if (/^[./]|:/.test(path)) return parentOf(absolutePath(cwd, path));
  const slash = path.lastIndexOf("/");
  return slash < 0 ? cwd : inFolder(cwd, path.slice(0, slash));
}
function createFinder(options) {
  const empty = emptyChain(options);
  const chains = /* @__PURE__ */ new Map();
  const loading = /* @__PURE__ */ new Map();
  let seen = new Seen();
  let last;
  const ready = (folder) => {
    if (folder === last?.folder) return last.chain;
    const known2 = chains.get(folder);
    if (known2) return known2;
    const { configs, isGitTop } = seen.of(folder) ?? look(folder);
    if (configs.length > 0) return void 0;
    const parent = parentOf(folder);
    if (isGitTop || isCeiling(folder) || parent === folder) return empty;
    const chain = ready(parent);
    if (!chain) return void 0;
    chains.set(parent, chain);
    last = { folder, chain };
    return chain;
  };
  const load = async (folder) => {
    const { configs, isGitTop } = seen.of(folder) ?? look(folder);
    const layer = await readFolder(folder, configs, options);
    const parent = parentOf(folder);
    const isTop = layer?.root || isGitTop || isCeiling(folder) || parent === folder;
    const outer = isTop ? empty : await find(parent);
    const chain = layer ? await addLayer(outer, layer) : outer;
    chains.set(folder, chain);
    return chain;
  };
  const find = (folder) => {
    return ready(folder) ?? known(loading, folder, load);
  };
  return { find, know: (folders) => void (seen = folders) };
}
async function singleChain(configFile, config, options) {
  const source = config ? configOf2(config, inFolder(options.cwd, "config")) : await readNamed(configFile, options);
  return addLayer(emptyChain(options), await makeLayer(source, options.cwd, options));
}
async function readNamed(configFile, options) {
  const file = absolutePath(options.cwd, configFile);
  const source = await readConfig(file, options);
  if (!source) throw new UserError(`${configFile}: this package.json has no key "toolint", or cannot be read`);
  return source;
}
function emptyChain({ builtinRules }) {
  return { layers: [], rules: new Map(builtinRules.map((rule) => [rule.id, rule])), resolved: /* @__PURE__ */ new Map() };
}
async function addLayer(outer, layer) {
  const rules = addPluginRules(outer.rules, layer);
  await checkPluginSettings(layer, rules);
  return { layers: [...outer.layers, layer], rules, resolved: /* @__PURE__ */ new Map() };
}
function look(folder) {
  const configs = [...CONFIG_NAMES, PACKAGE_NAME].filter((name) => existsSync10(inFolder(folder, name)));
  return { configs, isGitTop: existsSync10(inFolder(folder, ".git")) };
}
async function readFolder(folder, names, options) {
  const files = names.filter((name) => name !== PACKAGE_NAME);
  const packageConfig = names.includes(PACKAGE_NAME) ? await readConfig(inFolder(folder, PACKAGE_NAME), options) : void 0;
  const all = packageConfig ? [...files, PACKAGE_NAME] : files;
  if (all.length > 1) {
    const shown2 = relativePath(options.cwd, folder);
    throw new UserError(`${shown2}: there are several configs in this folder, ${all.join(" and ")}: keep one of them`);
  }
  const source = packageConfig ?? (files[0] === void 0 ? void 0 : await readConfig(inFolder(folder, files[0]), options));
  return source && makeLayer(source, folder, options);
}
function resolveFor(chain, path, options) {
  const inLayer = layerPaths(path, options.cwd);
  let key = "";
  for (const layer of chain.layers) {
    const inside = inLayer(layer);
    for (const { overrides } of layer.parts) {
      for (const override of overrides) key += isFor(override, inside) ? "x" : "-";
    }
  }
  return known(chain.resolved, key, () => resolve(chain, path, options));
}
var isFor = ({ matches }, inside) => inside !== void 0 && matches(inside);
function resolve({ layers, rules }, path, { cwd, preset: chosen2, overrides, clients }) {
  const parts = layers.flatMap((layer) => layer.parts.map((part) => ({ layer, part })));
  const preset = chosen2 ?? layers.findLast((layer) => layer.preset)?.preset ?? "recommended";
  const inLayer = layerPaths(path, cwd);
  const settings = parts.flatMap(({ layer, part }) => [
    part.config.rules ?? {},
    ...part.overrides.filter((each) => isFor(each, inLayer(layer))).map((each) => each.rules)
  ]);
  const last = (path2, pick) => {
    const inLayer2 = layerPaths(path2, cwd);
    for (const { layer, part } of parts.toReversed()) {
      const inside = inLayer2(layer);
      const picked = inside === void 0 ? void 0 : pick(part, inside);
      if (picked !== void 0) return picked;
    }
    return void 0;
  };
  const cared = clients ?? parts.findLast(({ part }) => part.config.clients)?.part.config.clients;
  return {
    preset,
    rules: resolveRules(rules, preset, [...settings, overrides], cared),
    known: rules,
    identity: identityOf(layers, [chosen2, clients, overrides]),
    dialect: {
      openai: parts.findLast(({ part }) => part.config.dialect?.openai)?.part.config.dialect?.openai ?? "auto"
    },
    clients: cared,
    comments: parts.findLast(({ part }) => part.config.comments !== void 0)?.part.config.comments ?? false,
    cache: parts.findLast(({ part }) => part.config.cache !== void 0)?.part.config.cache ?? false,
    limits: Object.assign({}, LIMITS, ...parts.map(({ part }) => part.config.limits)),
    diff: { accept: parts.flatMap(({ part }) => part.config.diff?.accept ?? []) },
    sources: parts.map(({ part }) => part.source.shown),
    files: parts.some(({ part }) => part.files) ? (path2) => last(path2, (part, inside) => part.files?.(inside)) ?? true : void 0,
    leftOut: (folder) => last(`${folder}/*`, (part, inside) => part.leftOut?.(inside)) ?? false,
    filePatterns: (path2) => last(
      path2,
      ({ files, filePatterns }, inside) => files && filePatterns.filter(({ matches }) => matches(inside)).map(({ pattern }) => pattern)
    ) ?? [],
    also: parts.some(({ part }) => part.formats.some(({ isKind }) => isKind)) ? (path2) => last(
      path2,
      ({ formats: formats2 }, inside) => formats2.some((each) => each.isKind && each.matches(inside)) || void 0
    ) === true : void 0,
    ignored: ignoredBy(layers, cwd),
    format: (path2) => last(path2, ({ formats: formats2 }, inside) => formats2.findLast(({ matches }) => matches(inside))?.format),
    servers: (path2) => serversOf(layers, layerPaths(path2, cwd))
  };
}
function identityOf(layers, given) {
  if (layers.some(({ parts }) => parts.some(({ plugins }) => plugins.length > 0))) return void 0;
  const said = layers.map(({ folder, parts, ...layer }) => ({
    ...{ ...layer, folder },
    parts: parts.map(({ config, source }) => [source.shown, config])
  }));
  return JSON.stringify([given, said]);
}
function ignoredBy(layers, cwd) {
  const scope2 = layers.reduce((outer, { folder, parts }) => {
    const rules = parts.flatMap((part) => part.ignore);
    return rules.length > 0 ? { base: inFolder(folder, ""), rules, outer } : outer;
  }, void 0);
  if (!scope2) return () => void 0;
  const ruleFor = (path, isFolder) => {
    const end = path.lastIndexOf("/") + 1;
    return ignoringRule(scope2, path.slice(0, end), path.slice(end), isFolder);
  };
  const ruleForFolder = foundOnce((folder) => {
    const parent = parentOf(folder);
    return parent === folder ? void 0 : ruleForFolder(parent) ?? ruleFor(folder, true);
  });
  return (path) => {
    const absolute2 = absoluteOf(path.replace(/\/$/, ""), cwd);
    if (path.endsWith("/")) return ruleForFolder(absolute2);
    return ruleForFolder(parentOf(absolute2)) ?? ruleFor(absolute2, false);
  };
}
function serversOf(layers, inLayer) {
  const belongs = /* @__PURE__ */ new Map();
  for (const layer of layers) {
    const inside = inLayer(layer);
    for (const { servers } of inside === void 0 ? [] : layer.parts) {
      for (const { name, matches } of servers) belongs.set(name, matches(inside));
    }
  }
  return [...belongs].flatMap(([name, isIn]) => isIn ? name : []);
}
function layerPaths(path, cwd) {
  const absolute2 = absoluteOf(path, cwd);
  return ({ folder }) => isInside(folder, absolute2) ? absolute2.slice(inFolder(folder, "").length) : void 0;
}
function absoluteOf(path, cwd) {
  return path.startsWith(".") || path.startsWith("/") || path.includes(":") ? absolutePath(cwd, path) : inFolder(cwd, path);
}
function printableConfig({
  preset,
  rules,
  known: known2,
  dialect,
  clients,
  comments,
  limits,
  sources
}) {
  const settings = Array.from(known2.values(), ({ id, options }) => {
    const setting = rules.get(id);
    const severity = setting?.severity ?? "off";
    return [id, setting && options ? [severity, setting.options] : severity];
  });
  return { preset, sources, dialect, clients, comments, limits, rules: Object.fromEntries(settings) };
}

// src/cli/show.ts
const { resolve: resolve2 } = process.getBuiltinModule("node:path");
async function printConfig(file, { flags, knowledge: { rules }, terminal }) {
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

// src/run/lint-text.ts
async function lintText(file, read, config, { cwd, suppressionsIn = cwd, isWhole, place, ...options }) {
  const suppressions = (await openSuppressions(suppressionsIn))?.match;
  const { services, imports, close } = openServices(cwd);
  try {
    const rule = config.ignored(file.path);
    const lintOptions = { ...options, services, imports, suppressions };
    const outcome = rule ? ignored(file, rule) : await lintRead(file, read, config, lintOptions);
    const report = reportAlone(outcome, isWhole);
    const placed = place ? { ...report, findings: place(report.findings) } : report;
    return { report: withoutSuppressed(placed, suppressions), fixed: outcome?.fixed ?? [] };
  } finally {
    close();
  }
}

// src/cli/terminal.ts
function wantsColor(flags, { env, hasColors }) {
  if (flags["no-color"]) return false;
  if (flags.color) return true;
  if (env["NO_COLOR"]) return false;
  if (env["FORCE_COLOR"] !== void 0) return env["FORCE_COLOR"] !== "0";
  return hasColors && env["TERM"] !== "dumb";
}
function widthIn({ COLUMNS: COLUMNS3 = "" }) {
  return /^\d{1,4}$/.test(COLUMNS3) ? Number(COLUMNS3) : void 0;
}

// src/cli/lint.ts
const { existsSync: existsSync12 } = process.getBuiltinModule("node:fs");
const { resolve: resolve4 } = process.getBuiltinModule("node:path");

// src/cli/changed.ts
const { existsSync: existsSync11 } = process.getBuiltinModule("node:fs");
const { resolve: resolve3 } = process.getBuiltinModule("node:path");
async function settleBase(args, cwd) {
  const { flags, paths, isBaseLoose } = args;
  const word = flags.changed;
  if (!isBaseLoose || word === void 0) return args;
  const isPath2 = existsSync11(resolve3(cwd, word));
  if (!isPath2 && !isGlob(word)) return args;
  if (!await isRevision(word, cwd)) return { flags: { ...flags, changed: "" }, paths: [word, ...paths] };
  if (!isPath2) return args;
  const shown2 = printable(word);
  throw new UserError(
    `--changed ${shown2}: that is a path here and a commit. Write --changed=${shown2} for the commit, or --changed -- ${shown2} for the path.`
  );
}
async function changesFor(flags, terminal) {
  const { changed } = flags;
  if (changed === void 0) return {};
  const [{ changes, base, from }, followed2] = await Promise.all([
    changedSince(changed === "" ? void 0 : changed, terminal.cwd),
    trackedByGit(terminal.cwd)
  ]);
  if (changed === "" && !flags.quiet) terminal.err(`toolint: only what changed since ${printable(base)}.
`);
  return { changes, followedByGit: followed2, base: await baseAt(from, terminal.cwd) };
}
var PATIENCE_MS = 2e3;
async function unifiedDiff(changes) {
  if (changes.length === 0) return "";
  const { createTwoFilesPatch, OMIT_HEADERS } = await import("./diff.js");
  return changes.map(({ path, before, after }) => {
    const options = { context: 3, timeout: PATIENCE_MS, headerOptions: OMIT_HEADERS };
    const hunks = createTwoFilesPatch("", "", before, after, void 0, void 0, options);
    return `--- ${nameOf3(`a/${path}`)}
+++ ${nameOf3(`b/${path}`)}
${hunks ?? wholly(before, after)}`;
  }).join("");
}
var ESCAPES2 = {
  ...{ '"': '\\"', "\\": "\\\\", "\x07": "\\a", "\b": "\\b" },
  ...{ "	": "\\t", "\n": "\\n", "\v": "\\v", "\f": "\\f", "\r": "\\r" }
};
function nameOf3(path) {
  const escaped = path.replace(/["\\\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu, escape);
  return `${escaped === path ? path : `"${escaped}"`}${path.includes(" ") ? "	" : ""}`;
}
function escape(character) {
  const octal = (byte) => `\\${byte.toString(8).padStart(3, "0")}`;
  return ESCAPES2[character] ?? Array.from(Buffer.from(character), octal).join("");
}
function wholly(before, after) {
  const [old, now] = [linesOf2(before, "-"), linesOf2(after, "+")];
  return `@@ -1,${old.length} +1,${now.length} @@
${[...old, ...now].join("")}`;
}
function linesOf2(text3, sign) {
  const lines = text3 === "" ? [] : text3.split(/(?<=\n)/);
  return lines.map((line2) => `${sign}${line2.endsWith("\n") ? line2 : `${line2}
\\ No newline at end of file
`}`);
}

// src/cli/stdin.ts
async function lintStdin(paths, { flags, knowledge, terminal }) {
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
var OF_PYTHON = /^(?:from\s+[\w.]+\s+import\b|import\s+[\w.]+(?:\s+as\s+\w+)?(?:\s*,\s*[\w.]+)*\s*(?:#.*)?$|(?:async\s+)?def\s+\w+\s*\(|class\s+\w+(?:\([^{:)]*\))?:)/m;
function guessName(text3) {
  const lines = text3.split("\n").map((line2) => line2.trim());
  const code = lines.filter((line2) => line2 !== "" && !/^(?:\/\/|\/?\*)/.test(line2));
  const [start = "{"] = code;
  const hasComment = /^\/[/*]/.test(text3.trimStart());
  if (/^[{[]/.test(start)) return hasComment ? "stdin.jsonc" : "stdin.json";
  if (start.startsWith("<")) return "stdin.html";
  if (OF_PYTHON.test(text3.replaceAll("\r", "")) && !code.some((line2) => /^(?:export|const|let|var)\s/.test(line2)))
    return "stdin.py";
  if (!code.some((line2) => STATEMENT.test(line2))) return "stdin.yaml";
  return /<\/|\/>/.test(text3) ? "stdin.tsx" : "stdin.ts";
}
function pathOf(name, cwd) {
  return relativePath(cwd, withoutLinks(absolutePath(cwd, name), cwd, workspaceOf(cwd)));
}

// src/cli/suppress.ts
var WAYS = ["suppress", "suppress-at", "suppress-rule"];
function suppressionChange(flags, cwd) {
  const { reason: reason3, "prune-suppressions": prune } = flags;
  const way = WAYS.find((each) => flags[each] !== void 0);
  if (way && !reason3?.trim()) {
    throw new UserError(
      `--${way} needs a reason, for those who read it later: --reason "Generated files, to be fixed with the generator".`
    );
  }
  if (!way && reason3 !== void 0) {
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
  return { ...way && { reason: reason3.trim() }, ...only && { only }, ...prune && { prune } };
}
function chosen(place, rule, cwd) {
  if (place === void 0 && rule === void 0) return void 0;
  const at = place === void 0 ? void 0 : readPlace(place, cwd);
  const isChosen = (each) => (rule === void 0 || each.rule === rule) && (at === void 0 || each.path === at.path && each.line === at.line && (at.column ?? each.column) === each.column);
  return (findings2, hidden) => {
    const meant = findings2.filter(isChosen);
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
  const [, file, line2, column] = /^(.+?):(\d+)(?::(\d+))?$/.exec(place) ?? [];
  if (file === void 0)
    throw new UserError(
      `--suppress-at needs a place as reports print it, such as tools.json:12 or tools.json:12:5, and got "${printable(place, 400)}".`
    );
  const path = relativePath(cwd, absolutePath(cwd, file));
  return { path, line: Number(line2), column: column === void 0 ? void 0 : Number(column) };
}
function whatWasDone({ added, removed, followed: followed2, refused: refused2 }, flags) {
  const isSuppressing = WAYS.some((each) => flags[each] !== void 0);
  const said = [
    ...isSuppressing ? [whatWasAdded(added, refused2.length, flags)] : [],
    ...followed2 > 0 ? [`Wrote the new names of tools into ${counted(followed2, "suppression")} in ${SUPPRESSIONS}.`] : [],
    ...removed > 0 || flags["prune-suppressions"] && !isSuppressing ? [`Took ${counted(removed, "suppression")} out of ${SUPPRESSIONS}.`] : [],
    ...refused2.length > 0 ? [`${counted(refused2.length, "finding")} cannot be suppressed: ${[...new Set(refused2.map(whyNot2))].join("; ")}.`] : []
  ];
  return said.map((line2) => `${line2}
`).join("");
}
function whatWasAdded(added, refused2, { "suppress-at": place, "suppress-rule": rule }) {
  const what = place === void 0 ? rule && `All findings of ${rule} are` : `The finding at ${place} is`;
  return added === 0 && refused2 === 0 && what ? `${printable(what, 400)} suppressed already.` : `Suppressed ${counted(added, "finding")} in ${SUPPRESSIONS}.`;
}
function whyNot2({ rule, path }) {
  if (rule === "common/syntax") return "what cannot be parsed cannot be checked";
  if (rule === "common/stale-suppression") return "--prune-suppressions takes stale ones out";
  return `${printable(path)} is not below this folder`;
}

// src/cli/timing.ts
var RULES_SHOWN2 = 15;
function timingText({ phases, rules }, total2) {
  const known2 = [...phases.values()].reduce((sum, each) => sum + each, 0);
  const rows = [...phases, ["start and other", Math.max(0, total2 - known2)], ["total", total2]];
  const slowest = [...rules].sort(([, a], [, b]) => b - a);
  const shown2 = slowest.slice(0, RULES_SHOWN2);
  const more = slowest.length - shown2.length;
  return [
    ...table2("phase", rows, total2),
    "",
    ...table2("rule", shown2, total2),
    ...more > 0 ? [`and ${more} more rules`] : [],
    ""
  ].join("\n");
}
function table2(head, rows, total2) {
  const widest = Math.max(head.length, ...rows.map(([name]) => name.length));
  const line2 = (name, time, share) => `${name.padEnd(widest)}  ${time.padStart(9)}  ${share.padStart(6)}`;
  return [
    line2(head, "ms", "share"),
    ...rows.map(([name, time]) => line2(name, time.toFixed(1), `${(100 * time / total2).toFixed(1)} %`))
  ];
}

// src/cli/lint.ts
async function lintCommand(paths, { flags, knowledge, terminal }) {
  const [first = ""] = paths;
  if (!isGlob(first) && !existsSync12(resolve4(terminal.cwd, first))) refuseMisspelt(first);
  if (!flags.stdin && flags["stdin-filename"] !== void 0)
    throw new UserError("--stdin-filename names what comes in on standard input, so it goes together with --stdin.");
  const mostWarnings = readCount(flags["max-warnings"]);
  const suppressing = suppressionChange(flags, terminal.cwd);
  if (flags["fix-dry-run"] && flags.format !== void 0)
    throw new UserError("--fix-dry-run prints a patch instead of a report, so it does not go together with --format.");
  const timing = flags.timing ? startTiming() : void 0;
  const linted = flags.stdin ? await lintStdin(paths, { flags, knowledge, terminal }) : await lintFiles(paths, suppressing, { flags, knowledge, terminal });
  const status = await finish(linted, mostWarnings, { flags, knowledge, terminal });
  if (!flags.quiet && !flags["ignore-unknown"]) {
    const named2 = namedIn(linted.stdin ? [linted.stdin.path] : paths, terminal.cwd);
    for (const line2 of namedAndSkipped(named2, linted.report)) terminal.err(`toolint: ${line2}
`);
  }
  if (timing) terminal.err(timingText(timing, performance.now()));
  return status;
}
async function lintFiles(paths, suppressing, { flags, knowledge, terminal }) {
  const diffs = /* @__PURE__ */ new Map();
  const fix = fixKind(flags);
  if (fix && !flags["fix-dry-run"]) holdSignals();
  let shown2;
  const checked = await check2({
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
      onFailure: (path, reason3) => terminal.err(`toolint: results could not be kept in ${visible(path)}: ${sentence(reason3)}
`)
    },
    onFixed: (file, before, after) => {
      if (!flags["fix-dry-run"]) return replaceFile(file.absolute, before, after);
      diffs.set(file.path, { path: file.path, before: diffs.get(file.path)?.before ?? before, after });
      return void 0;
    },
    onStart: (files) => {
      shown2 = progress(files, terminal);
      return (done) => shown2?.step(done);
    }
  }).finally(() => shown2?.close());
  return { ...checked, changes: [...diffs.values()] };
}
function readCount(value) {
  if (value === void 0) return void 0;
  if (!/^\d{1,9}$/.test(value)) throw new UserError(`--max-warnings needs a whole number, and got "${value}".`);
  return Number(value);
}
var PATIENCE_MS2 = 1e3;
var PAUSE_MS = 100;
function progress(total2, terminal) {
  let next = Date.now() + PATIENCE_MS2;
  let isShown = false;
  return {
    step(done) {
      const now = Date.now();
      if (now < next) return;
      next = terminal.isInteractive() ? now + PAUSE_MS : Infinity;
      if (next === Infinity) return;
      isShown = true;
      terminal.err(`\r\x1B[Ktoolint: ${done} of ${total2} files`);
    },
    close() {
      if (isShown) terminal.err("\r\x1B[K");
    }
  };
}
async function finish(linted, mostWarnings, { flags, knowledge, terminal }) {
  const { report, suppressing } = linted;
  if (suppressing && acceptsOne(flags)) return tellOfOne(report, suppressing, flags, terminal);
  const tooMany = tooManyWarnings(countAll(report), mostWarnings);
  const isIdle2 = foundNothing(report);
  const status = Math.max(
    exitStatus(report, flags, tooMany !== void 0),
    isIdle2 && flags["if-no-manifests"] === "error" ? 2 : 0
  );
  terminal.settle(status);
  await timed(
    "report",
    () => flags["fix-dry-run"] ? publishPatch(linted, flags, terminal) : publishReport(linted, mostWarnings, { flags, knowledge, terminal })
  );
  if (fixKind(flags)) terminal.err(whatWasFixed(linted, flags));
  if (suppressing) terminal.err(whatWasDone(suppressing, flags));
  const isToldByReport = saysAll(flags);
  if (tooMany !== void 0 && (!isToldByReport || flags.quiet)) terminal.err(`toolint: ${tooMany}
`);
  if (isIdle2 && isWorthTelling(flags, isToldByReport)) {
    const unseen = isToldByReport ? [] : notRead(report).map((each) => `${sentence(each)}
`);
    terminal.err(withoutRunnerCommands(asRunHere(NOTHING_FOUND, terminal) + unseen.join("")));
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
function whatWasFixed({ report: { findings: findings2 }, fixed, changes }, flags) {
  if (fixed.length > 0)
    return withoutRunnerCommands(
      `Fixed ${counted(fixed.length, "finding")}:
${listed2(fixed).join("\n")}
${whatWasLeft(findings2, flags)}`
    );
  if (findings2.length === 0 || changes.length > 0) return "";
  const unsafe = flags["fix-unsafe"] ? 0 : findings2.filter(({ fix }) => fix && !fix.safe).length;
  const other = unsafe > 0 ? `; ${grouped(unsafe)} ${unsafe === 1 ? "has" : "have"} an unsafe one (--fix-unsafe)` : "";
  return `Nothing was fixed: no finding has a ${flags["fix-unsafe"] ? "fix" : "safe fix"}${other}.
`;
}
function whatWasLeft(findings2, flags) {
  if (findings2.length === 0) return "";
  const withFix = findings2.filter(({ fix }) => fix);
  const unsafe = flags["fix-unsafe"] ? 0 : withFix.filter(({ fix }) => !fix.safe).length;
  const refused2 = withFix.length - unsafe;
  const none = findings2.length - withFix.length;
  const reasons = [
    ...none > 0 ? [`${grouped(none)} without a fix`] : [],
    ...unsafe > 0 ? [`${grouped(unsafe)} whose fix may change what was meant (--fix-unsafe)`] : [],
    ...refused2 > 0 ? [`${grouped(refused2)} whose fix would cause another finding or change other lines`] : []
  ];
  return `Left ${counted(findings2.length, "finding")}: ${reasons.join(", ")}.
`;
}
var MOST_FIXES = 20;
function listed2(fixes) {
  const more = fixes.length - MOST_FIXES;
  return [
    ...fixes.slice(0, MOST_FIXES).map(
      ({ path, line: line2, column, title, rule }) => `  ${visible(path)}:${line2}:${column}: ${sentence(title)} [${visible(rule)}]`
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
async function publishReport(linted, maxWarnings, { flags, knowledge: { rules }, terminal }) {
  const { report, stdin } = linted;
  refuseToReplace2(linted, flags, terminal);
  const isFixedText = stdin !== void 0 && (flags.fix || flags["fix-unsafe"]);
  if (isFixedText) terminal.out(stdin.text ?? "");
  const absoluteOf2 = finder(linted, terminal);
  const format = flags.format ?? "pretty";
  const top = topOf(format, terminal);
  const source = (path) => {
    if (path === stdin?.path) return stdin.text;
    const read = readText(top === void 0 ? absoluteOf2(path) : absolutePath(top, path));
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
  const moved = (item2) => item2.path === "" || isServerPath(item2.path) ? item2 : { ...item2, path: relativePath(top, absolutePath(here, item2.path)) };
  return { ...report, findings: report.findings.map(moved), failures: report.failures.map(moved) };
}
async function publishPatch(linted, flags, terminal) {
  const { report, changes } = linted;
  refuseToReplace2(linted, flags, terminal);
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
function tellFailures({ failures: failures3 }, terminal) {
  for (const { path, message } of sortedByPath(failures3)) {
    terminal.err(`toolint: ${path === "" ? "" : `${visible(path)}: `}${sentence(message)}
`);
  }
}
function refuseToReplace2(linted, { "output-file": file }, terminal) {
  if (file === void 0) return;
  const absoluteOf2 = finder(linted, terminal);
  const manifests = linted.report.files.map(({ path }) => absoluteOf2(path));
  if (!wouldReplace(resolve4(terminal.cwd, file), manifests)) return;
  throw new UserError(
    `Nothing was written to ${file}: that is a manifest which was linted, and would be replaced. Name another file.`
  );
}
function finder({ files }, { cwd }) {
  let absolute2;
  return (path) => {
    absolute2 ??= new Map(files.map((file) => [file.path, file.absolute]));
    return absolute2.get(path) ?? resolve4(cwd, path);
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
    throw new UserError(`The ${what} could not be written to ${file}: ${whyNot3(error)}.`);
  }
}
function whyNot3(error) {
  const { code, message } = error;
  return code ? message.replace(/^\w+: /, "").replace(/, \w+( '.*)?$/, "") : message;
}

export {
  visible,
  cut,
  sentence,
  wellFormed,
  webLink,
  placeOf,
  width,
  wrap,
  codeSpan,
  messageText,
  wordsAndCode,
  prose,
  linked,
  longestRun,
  notRead,
  namedAndSkipped,
  overview,
  tooManyWarnings,
  sorted,
  sortedByPath,
  mostSevereFirst,
  byPath,
  severities,
  scope,
  held,
  fixFlag,
  versionName,
  markdownChanges,
  frame,
  drawFrame,
  openSources,
  secretsByPath,
  fold,
  places,
  placesText,
  palette,
  jsonText,
  printJson,
  badgeText,
  annotations,
  MARKDOWN_BYTES,
  SYMBOLS3 as SYMBOLS,
  markdown,
  heading2 as heading,
  findings,
  findingItem,
  notesIn,
  bytes,
  render,
  OWNERS,
  OPTIONS,
  readArgs,
  COMMANDS,
  LINTING,
  refuseOptionsOf,
  readHunks,
  openGit,
  gitTop,
  confineTo,
  workspaceOf,
  changedSince,
  trackedByGit,
  lookUp,
  CONFIG_NAMES,
  PACKAGE_NAME,
  originOf,
  scopeFinder,
  keptDisk,
  LARGEST_IMPORT,
  MOST_BETWEEN,
  openNesting,
  followImports,
  codeLanguageOf,
  importingLanguageOf,
  isPackageFile,
  packagesFor,
  timeLimit,
  MOST_FILES,
  NOT_SOURCE,
  startsServer,
  unreachedIn,
  mayNameModules,
  openServices,
  parse,
  parseOrSay,
  replaceFile,
  wouldReplace,
  writeAtomically,
  writeNamed,
  createAtomically,
  holdSignals,
  lastTurn,
  isPath,
  readConfig,
  readClients,
  openSuppressions,
  toolsOnce,
  countedTools,
  repeatedTools,
  RunResults,
  reportOfRun,
  NOTHING2 as NOTHING,
  isFullyLinted,
  reportAlone,
  withoutSuppressed,
  openNeighbours,
  besideCandidates,
  whyLeftAlone,
  openDocument,
  isWorthReading,
  worthOf,
  lintFile,
  manifestsIn,
  checkoutReader,
  checkoutTexts,
  watchLanguages,
  languageNamed,
  check2 as check,
  searchIn,
  withLimit,
  run3 as run,
  commandName,
  asRunHere,
  createConfigs,
  printConfig,
  configsFor,
  lintText,
  wantsColor,
  widthIn,
  timingText,
  lintCommand,
  readCount,
  finish,
  exitStatus,
  publishReport,
  put,
  save,
  whyNot3 as whyNot,
  discover,
  wouldFind,
  whyNotFound,
  extensionOf,
  namedIn,
  TOP,
  withAliases,
  existsIn,
  targetIn,
  folderTree,
  openRepository,
  baseAt,
  settleBase
};
