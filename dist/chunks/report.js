import {
  cut,
  fitEnd,
  fitStart,
  grouped,
  inTicks,
  isHighSurrogate,
  isNearMiss,
  notRead,
  placeIn,
  placeOf,
  plural,
  readOf,
  sentence,
  visible,
  webLink,
  wellFormed,
  width,
  wrap
} from "./not-read.js";
import {
  hash
} from "./lint-document.js";
import {
  Lines
} from "./client-config.js";
import {
  NO_COUNTS,
  compareFindings,
  compareSeverity,
  compareText,
  count,
  countAll,
  isAtLeast,
  isServerPath,
  mostSevere,
  sortedBy,
  stableLocation,
  total
} from "./limits.js";
import {
  STORES,
  WHERE,
  addressOf,
  inOneText
} from "./version.js";
import {
  append,
  groupBy
} from "./collections.js";

// src/report/overview.ts
function overview(report, context) {
  const { failOn, maxWarnings } = context;
  const { findings: all, failures: failures3 } = report;
  const counts = countAll(report);
  const findings2 = visibleFindings(report, context);
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
  return `There ${warnings === 1 ? "is" : "are"} ${plural(warnings, "warning")}, and --max-warnings allows ${grouped(most)}.`;
}
function failsRun(finding2, failOn) {
  return failOn !== "never" && isAtLeast(finding2.severity, failOn);
}
function sorted(findings2) {
  return sortedBy(findings2, compareFindings);
}
function sortedByPath(items) {
  return sortedBy(items, (a, b) => compareText(a.path, b.path));
}
function mostSevereFirst(findings2) {
  return [...findings2].sort((a, b) => compareSeverity(a.severity, b.severity));
}
function byPath(items) {
  return groupBy(items, (each) => each.path);
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
  if (errors) parts.push(plural(errors, "error"));
  if (warnings) parts.push(plural(warnings, "warning"));
  if (infos) parts.push(plural(infos, "info"));
  return parts.join(", ");
}
var scope = ({ files, tools, servers, described }) => `${plural(files, servers > 0 ? "server" : "file")} with ${held(tools, described)}`;
var held = (tools, servers = 0) => [
  ...servers > 0 ? [plural(servers, "server")] : [],
  ...tools > 0 || servers === 0 ? [plural(tools, "tool")] : []
].join(", ");
function whyNothing({ failures: failures3, files }) {
  if (failures3.some(({ path }) => isServerPath(path))) return "No server answered";
  return files.length > 0 ? `No tool could be read in ${plural(files.length, "file")}` : "No manifest was found";
}
function whatIsClean(report, overview2) {
  const { read } = overview2;
  if (read === "nothing") return `${whyNothing(report)}, so nothing was linted`;
  const nothing2 = `No ${overview2.failed ? "findings" : "problems"} in`;
  return `${nothing2} ${read === "part" ? "what was read: " : ""}${scope(overview2)}`;
}
function facts(report, { fixable: all, safe, untold }, whySkipped = "") {
  const { suppressed, elsewhere = 0, leftOut = NO_COUNTS, skipped: skipped2, failures: failures3 } = report;
  const parts = [];
  if (untold > 0) parts.push(`${grouped(untold)} not shown (--quiet)`);
  if (safe > 0) parts.push(`${grouped(safe)} fixable with --fix`);
  if (all > safe) parts.push(`${grouped(all - safe)} fixable with --fix-unsafe`);
  if (suppressed > 0) parts.push(`${grouped(suppressed)} suppressed`);
  if (total(leftOut) > 0) parts.push(`${grouped(total(leftOut))} left out beyond the limits`);
  if (elsewhere > 0) parts.push(`${grouped(elsewhere)} elsewhere, not in what changed`);
  const others = skipped2.filter((each) => !isNearMiss(each));
  if (others.length > 0) parts.push(`${skippedText(others)}${whySkipped}`);
  if (failures3.length > 0) parts.push(plural(failures3.length, "failure"));
  return parts;
}
var KINDS = ["test", "bundle", "scaffold", "skill", "declaration"];
function skippedText(skipped2) {
  const counts = groupBy(skipped2, ({ reason: reason2 }) => KINDS.find((kind) => reason2.startsWith(`${kind} `)));
  const kinds = KINDS.flatMap((kind) => counts.has(kind) ? [plural(counts.get(kind).length, kind)] : []);
  const others = counts.get(void 0)?.length ?? 0;
  if (kinds.length === 0) return `${plural(others, "file")} skipped`;
  return `skipped: ${[...kinds, ...others > 0 ? [plural(others, "other file")] : []].join(", ")}`;
}
function fixFlag(fix) {
  return fix.safe ? "--fix" : "--fix-unsafe";
}

// src/report/formats/json.ts
function jsonText(report) {
  return [...json(report)].join("");
}
function* json(report, context = {}) {
  let text = "";
  for (const piece of pieces(report, context)) {
    text += piece;
    if (text.length < ENOUGH) continue;
    yield text;
    text = "";
  }
  yield text;
}
var ENOUGH = 3e4;
function* pieces(report, context) {
  const { tool, files, skipped: skipped2, failures: failures3, suppressed, leftOut, unread = [], languages = [] } = report;
  const { errors, warnings, infos, fixable } = countAll(report);
  const head = {
    version: 1,
    tool: { name: tool.name, version: tool.version },
    summary: {
      ...{ files: files.length, errors, warnings, infos, suppressed, skipped: skipped2.length, fixable },
      ...leftOut && { leftOut: total(leftOut) }
    }
  };
  yield printJson(head).slice(0, -"\n}\n".length);
  yield* printList("files", sortedByPath(files), ({ path, formats: formats2, tools, servers }) => ({
    ...{ path, formats: formats2, tools },
    ...servers !== void 0 && { servers }
  }));
  yield* printList("skipped", sortedByPath(skipped2), ({ path, reason: reason2 }) => ({ path, reason: reason2 }));
  yield* printList("findings", visibleFindings(report, context), jsonFinding);
  yield* printList(
    "failures",
    [...failures3].sort((a, b) => compareText(a.path, b.path) || compareText(a.message, b.message)),
    ({ path, message }) => ({ path, message })
  );
  if (unread.length > 0) {
    yield* printList("unread", sortedByPath(unread), ({ path, line, column, what, reason: reason2, tools }) => {
      return { path, line, column, what, reason: reason2, tools };
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
    unknown: unknown.map(({ path, tool, reason: reason2 }) => ({ path, tool, reason: reason2 }))
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
function* printList(key, items, shown2) {
  yield `,
  "${key}": [`;
  for (let from = 0; from < items.length; from += TOGETHER) {
    const text = printJson([items.slice(from, from + TOGETHER).map(shown2)]);
    yield `${from === 0 ? "" : ","}${text.slice("[\n  [".length, -"\n  ]\n]\n".length)}`;
  }
  yield items.length === 0 ? "]" : "\n  ]";
}
function jsonFinding(finding2) {
  const { rule, severity, message, help, path, pointer, tool, line, column, endLine, endColumn, related, count: count2, fix } = finding2;
  const url = finding2.url || addressOf(rule);
  return {
    rule,
    severity,
    message,
    help,
    path,
    pointer,
    tool,
    line,
    column,
    endLine,
    endColumn,
    url,
    related: related?.map((each) => ({ path: each.path, line: each.line, column: each.column, note: each.note })),
    count: count2,
    fix: fix && {
      title: fix.title,
      safe: fix.safe,
      edits: fix.edits.map(({ start, end, text }) => ({ start, end, text }))
    }
  };
}
var PLAIN = /^[\n -~]*$/;
function printJson(value) {
  const text = JSON.stringify(value, void 0, 2);
  if (PLAIN.test(text) && !/##[a-z]*\[/i.test(text)) return `${text}
`;
  return `${text.replace(/[\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\x7f-\x9f]|#(?=#[a-z]*\[)/giu, escapeUnits)}
`;
}
function escapeUnits(character) {
  let escaped = "";
  for (let i = 0; i < character.length; i++) escaped += `\\u${character.charCodeAt(i).toString(16).padStart(4, "0")}`;
  return escaped;
}

// src/report/changes.ts
var versionName = (name) => /^[0-9a-f]{40}$/.test(name) ? name.slice(0, 7) : name;
var BREAKS = "error";
function verdict({ changes, needs, raised, compared, unknown }) {
  const breaking = changes.filter(({ rule, severity }) => severity === BREAKS && rule.startsWith("diff/"));
  const riskier = changes.filter(({ rule, severity }) => severity === "warning" && rule.startsWith("diff/"));
  const parts = [
    breaking.length > 0 ? plural(breaking.length, "breaking change") : "",
    riskier.length > 0 ? `${plural(riskier.length, "change")} that may break or do more` : ""
  ].filter((part) => part !== "");
  const nothing2 = unknown.length > 0 ? "Nothing that was compared breaks" : "Nothing breaks";
  const same = compared > 0 ? "Nothing differs in what was compared" : "Nothing to compare: no file that differs has a known tool";
  const found = parts.length > 0 ? parts.join(", ") : changes.length > 0 ? nothing2 : same;
  const need = needs === "none" ? "" : ` This needs a ${needs} version${raisedText(raised)}.`;
  return `${found}.${need}`;
}
function raisedText(raised) {
  if (raised === void 0) return "";
  return raised === "none" ? ", and the version was not raised yet" : `, and the version was raised by a ${raised} one`;
}
var MOST_NAMED = 3;
var MOST_REASONS = 4;
function notCompared(unknown) {
  if (unknown.length === 0) return void 0;
  const reasons = [...groupBy(unknown, ({ reason: reason2 }) => reason2.replace(/ \(\d+ places\)$/, ""))];
  const parts = reasons.slice(0, MOST_REASONS).map(([reason2, some]) => {
    const names = [...new Set(some.map(({ tool, path }) => tool ?? path))].filter((name) => name !== "");
    const shown2 = names.slice(0, MOST_NAMED).map((name) => `\`${name.replaceAll("`", "'")}\``).join(", ");
    const more = names.length > MOST_NAMED ? ` and ${grouped(names.length - MOST_NAMED)} more` : "";
    return names.length > 0 ? `${shown2}${more} (${reason2})` : reason2;
  });
  if (reasons.length > MOST_REASONS) parts.push(`and ${plural(reasons.length - MOST_REASONS, "more reason")}`);
  return `Not compared: ${parts.join("; ")}.`;
}
var isText = ({ rule }) => rule === "diff/description-changed";
var isCompatible = (change) => change.severity === "info" && !isText(change);

// src/report/changes-pretty.ts
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
var indented = (text, columns) => wrap(sentence(text), columns - 2).map((line) => `  ${line}`);
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
  const items = [...demands, ...store.beyond.map((says) => ({ is: "person", says, rules: [] }))];
  return { title: `Before you submit to ${store.title}`, sum: sumOf(items, report), items };
}
function itemOf(says, rules, byRule2, report) {
  const broken = rules.filter((rule) => byRule2.has(rule));
  if (broken.length > 0) {
    const places2 = broken.reduce(
      (sum, rule) => sum + byRule2.get(rule).reduce((all, { count: count2 = 1 }) => all + count2, 0),
      0
    );
    return { is: "missing", says, note: plural(places2, "place"), rules: broken };
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
function sumOf(items, report) {
  const count2 = (is) => items.filter((each) => each.is === is).length;
  const [missing, unseen, person] = [count2("missing"), count2("none") + count2("off"), count2("person")];
  const told = [
    `${count2("done")} done`,
    `${missing} missing`,
    ...unseen > 0 ? [`${unseen} not looked at`] : [],
    `${person} for you to check`
  ].join(", ");
  const rest = [
    ...report.suppressed > 0 ? [`${plural(report.suppressed, "suppressed finding")} not counted`] : [],
    ...readOf(report) === "part" || report.failures.length > 0 ? ["not everything could be read"] : [],
    ...countAll(report).errors > 0 && missing === 0 ? ["other errors are left"] : []
  ];
  return `${told}${rest.length > 0 ? ` (${rest.join("; ")})` : ""}.`;
}

// src/report/fold.ts
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

// src/report/frame.ts
var TAB = "    ";
var CONTEXT = 20;
function frame(source, place, { columns, around }) {
  const text = source.line(place.line);
  if (text === void 0) return [];
  const from = place.column - 1;
  const to = place.endLine > place.line ? text.trimEnd().length : place.endColumn - 1;
  const marked = excerpt(text, from, Math.max(from, to), columns);
  const rows = [{ line: place.line, ...marked, target: { endLine: place.endLine } }];
  if (around && !marked.shifted) {
    const before = neighbour(source, place.line - 1, columns);
    const after = neighbour(source, place.line + 1, columns);
    if (before) rows.unshift(before);
    if (after) rows.push(after);
  }
  return rows;
}
function neighbour(source, line, columns) {
  const text = source.line(line);
  if (text === void 0) return void 0;
  const before = fitStart(shown(text.slice(0, columns + 1)), columns, text.length > columns + 1);
  return before.trim() === "" ? void 0 : { line, before, marked: "", after: "" };
}
function excerpt(line, from, to, columns) {
  const start = snap(line, Math.min(from, line.length), -1);
  const end = snap(line, Math.min(to, line.length), 1);
  const first = snap(line, Math.max(0, start - columns), 1);
  const markEnd = snap(line, Math.min(end, start + columns), 1);
  const last = snap(line, Math.min(line.length, end + columns), 1);
  const before = shown(line.slice(first, start));
  const marked = shown(line.slice(start, markEnd));
  const after = markEnd === end ? shown(line.slice(end, last)) : "";
  const [isCutBefore, isCutWithin, isCutAfter] = [first > 0, markEnd < end, last < line.length];
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
function snap(text, index, step) {
  const isInside = index > 0 && isHighSurrogate(text, index - 1) && (text.charCodeAt(index) & 64512) === 56320;
  return isInside ? index + step : index;
}
function shown(text) {
  return visible(text.replaceAll("	", TAB));
}
var NO_PAINT = { gutter: (text) => text, code: (text) => text, marked: (text) => text };
function drawFrame(rows, paint = NO_PAINT) {
  const digits = gutterWidth(rows);
  const lines = [];
  for (const { line, before, marked, after, target } of rows) {
    const gutter = paint.gutter(`${String(line).padStart(digits)} \u2502`);
    const code = target ? before + marked + after.trimEnd() : paint.code(before.trimEnd());
    lines.push(code === "" ? gutter : `${gutter} ${code}`);
    if (!target) continue;
    const carets = paint.marked("^".repeat(Math.max(1, width(marked))));
    const more = target.endLine > line ? paint.gutter(` to line ${target.endLine}`) : "";
    lines.push(`${paint.gutter(`${" ".repeat(digits)} \u2502`)} ${" ".repeat(width(before))}${carets}${more}`);
  }
  return lines;
}
function gutterWidth(rows) {
  return String(rows.at(-1)?.line ?? "").length;
}
var KEPT = 64;
function openSources(report, context) {
  const kept = /* @__PURE__ */ new Map();
  const hidden = secretsByPath(report);
  return (path) => {
    if (kept.has(path)) return kept.get(path);
    if (kept.size >= KEPT) kept.clear();
    const text = context.source(path);
    const source = text === void 0 ? void 0 : sourceText(mask(text, hidden.get(path) ?? []));
    kept.set(path, source);
    return source;
  };
}
function sourceText(text) {
  const lines = new Lines(text);
  return {
    line(number) {
      const start = lines.starts[number - 1];
      if (start === void 0) return void 0;
      let end = lines.starts[number] ?? text.length;
      while (end > start && isLineEnd(text.charCodeAt(end - 1))) end--;
      return text.slice(start, end);
    },
    position: (offset) => lines.at(offset)
  };
}
var isLineEnd = (code) => code === 10 || code === 13;
function secretsByPath({ secrets = [] }) {
  return byPath(secrets);
}
var MOST_SECRETS = 200;
var SHORTEST_SECRET = 6;
function mask(text, secrets) {
  if (secrets.length === 0) return text;
  let masked = "";
  let at = 0;
  for (const { start, end } of [...secrets].sort((a, b) => a.start - b.start)) {
    const from = Math.max(start, at);
    masked += text.slice(at, from) + text.slice(from, end).replace(/[^\s"'`]/g, "\u2022");
    at = Math.max(end, at);
  }
  masked += text.slice(at);
  const all = new Set(secrets.map(({ start, end }) => text.slice(start, end).replace(/^["'`]|["'`]$/g, "")));
  for (const secret of [...all].slice(0, MOST_SECRETS)) {
    if (secret.length >= SHORTEST_SECRET) masked = masked.replaceAll(secret, "\u2022".repeat(secret.length));
  }
  return masked;
}

// src/report/formats/pretty.ts
var PRETTY_FRAMES = 100;
var PRETTY_FINDINGS = 1e3;
var RULES_COUNTED = 20;
var COLUMNS = { least: 50, most: 120, usual: 100 };
function pretty(report, context) {
  const overview2 = overview(report, context);
  if (context.quiet && !overview2.failed && overview2.findings.length === 0) return "";
  const columns = Math.min(COLUMNS.most, Math.max(COLUMNS.least, context.width ?? COLUMNS.usual));
  const style = { paint: palette(context.color), columns };
  if (report.diff) {
    const blocks2 = prettyChanges(report, report.diff, context.quiet === true, {
      ...style,
      label: (severity) => label(severity, style.paint)
    });
    return `${guard(blocks2.join("\n\n"))}
`;
  }
  const { findings: findings2 } = overview2;
  const folds = fold(findings2);
  const blocks = [
    ...context.statistics ? statistics(findings2, style) : folds.size > PRETTY_FRAMES ? briefly(findings2, folds, style) : inFull(folds, openSources(report, context), style),
    ...sortedByPath(report.failures).map((each) => failureBlock(each, style)),
    ...(report.servers ?? []).map((each) => costs(each, style)),
    ...[checklistOf(report) ?? []].flat().map((each) => checklist(each, style)),
    summary(report, overview2, context)
  ];
  return `${guard(blocks.join("\n\n"))}
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
  if (rules.length > RULES_COUNTED) lines.push(`          and ${plural(rules.length - RULES_COUNTED, "more rule")}`);
  const all = findings2.length;
  const hint = shown2 < all ? `${grouped(shown2)} of ${grouped(all)} findings are listed, the most severe: --format html or json has them all.` : `Over ${PRETTY_FRAMES} findings, code frames are left out: --format html has them.`;
  return [heading("By rule", style), ...lines, "", hint].join("\n");
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
    const line = `${grouped(count2).padStart(8)}  ${label(severity, paint)}  ${name}`;
    return fixes === "" ? line : `${line}${" ".repeat(widest - width(name) + 2)}${paint.good(fixes)}`;
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
function checklist({ title, sum, items }, style) {
  const lines = items.flatMap(({ is, says, note, rules }) => {
    const why = is === "missing" ? `${note} (${rules.join(", ")})` : note;
    const text = wrap(
      `${says.replace(/\.$/, "")}${why === void 0 ? "" : `: ${why}`}`,
      style.columns - CHECK_COLUMNS
    );
    return text.map((line, index) => `${(index === 0 ? `  ${CHECKS[is]}` : "").padEnd(CHECK_COLUMNS)}${line}`);
  });
  return [heading(title, style), ...lines, "", ...wrap(sum, style.columns)].join("\n");
}
var COSTS_SHOWN = 10;
function costs({ name, tools, tokens }, style) {
  const dearest = [...tools].sort((a, b) => b.tokens - a.tokens);
  const title = `server:${visible(name)} \xB7 ${plural(tools.length, "tool")}, about ${plural(tokens, "token")}`;
  const lines = dearest.slice(0, COSTS_SHOWN).map((each) => `${style.paint.dim(grouped(each.tokens).padStart(8))}  ${sentence(each.name, 80)}`);
  if (dearest.length > COSTS_SHOWN) {
    const rest = dearest.slice(COSTS_SHOWN).reduce((sum, each) => sum + each.tokens, 0);
    lines.push(`${style.paint.dim(grouped(rest).padStart(8))}  ${plural(dearest.length - COSTS_SHOWN, "more tool")}`);
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
function reason(overview2, { quiet, maxWarnings }) {
  const why = quiet ? void 0 : tooManyWarnings(overview2, maxWarnings);
  return why === void 0 ? [] : [why];
}
function summary(report, overview2, context) {
  const paint = palette(context.color);
  const { failed, errors, warnings } = overview2;
  const hasFindings = total(overview2) > 0;
  const worst = failed || errors ? "error" : warnings ? "warning" : hasFindings ? "info" : void 0;
  const headline2 = hasFindings ? `${severities(overview2)} in ${scope(overview2)}` : whatIsClean(report, overview2);
  const facts2 = facts(report, overview2, " (listed by --why .)").map((fact) => ` \xB7 ${fact}`);
  const symbol = worst ? paint.severity(worst, SYMBOLS[worst]) : paint.good(overview2.read === "all" ? "\u2714" : "\u25CB");
  const unseen = context.quiet ? [] : notRead(report).map((each) => `${paint.dim("\u25CB")} ${sentence(each)}`);
  return [`${symbol} ${paint.bold(headline2)}${facts2.join("")}`, ...unseen, ...reason(overview2, context)].join("\n");
}
function guard(text) {
  return text.replace(/^((?:[ \t]|\x1b\[\d+m)*):(?=:)/gm, "$1<U+003A>");
}
var SYMBOLS = { error: "\u2716", warning: "\u25B2", info: "\u25CF" };
function finding(found, source, { paint, columns }, others) {
  const { severity, rule, message, line, tool } = found;
  const head = `${SYMBOLS[severity]} ${severity}[${visible(rule)}]:`;
  const [first, ...more] = wrapAfter(head, sentence(message), columns);
  const rows = source ? frame(source, found, { columns: columns - String(line).length - 4, around: true }) : [];
  const indent = " ".repeat(gutterWidth(rows) + 1);
  const place = `${visible(placeOf(found))}${tool === void 0 ? "" : paint.dim(` in ${sentence(tool, 80)}`)}`;
  const drawn = drawFrame(rows, {
    gutter: paint.dim,
    code: paint.dim,
    marked: (text) => paint.severity(severity, text)
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
function wrapAfter(head, text, columns) {
  const [first = "", ...rest] = wrap(text, columns - width(head) - 1);
  return [first, ...wrap(rest.join(" "), columns - 2)];
}
function helpLines({ help }, columns) {
  return help === void 0 ? [] : wrap(`help: ${sentence(help)}`, columns);
}
function notes({ rule, related = [], fix, url }, paint, others) {
  const lines = related.map(
    ({ note, path, line, column }) => `note: ${visible(path)}:${line}:${column}: ${sentence(note)}`
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
function label(severity, paint) {
  return paint.severity(severity, `${SYMBOLS[severity]} ${severity.padEnd(7)}`);
}
var SEVERITY = { error: 31, warning: 33, info: 36 };
function palette(color) {
  const paint = (open, close, text) => color && text !== "" ? `\x1B[${open}m${text}\x1B[${close}m` : text;
  return {
    bold: (text) => paint(1, 22, text),
    dim: (text) => paint(2, 22, text),
    good: (text) => paint(32, 39, text),
    code: (text) => color ? paint(36, 39, text) : `\`${text}\``,
    severity: (severity, text) => paint(SEVERITY[severity], 39, text)
  };
}

// src/report/formats/badge.ts
function badge(report) {
  return badgeText(report.tool.name, badgeOf(report));
}
function badgeText(label2, { message, color, isError }) {
  return printJson({ schemaVersion: 1, label: label2, message, color, isError });
}
function badgeOf(report) {
  const { errors } = countAll(report);
  if (report.failures.length > 0) return { message: "failed", color: "red", isError: true };
  if (errors > 0) return { message: plural(errors, "error"), color: "red" };
  const read = readOf(report);
  if (read === "nothing") return { message: "nothing to lint", color: "lightgrey" };
  return read === "part" ? { message: "no errors in what was read", color: "yellow" } : { message: "no errors", color: "brightgreen" };
}

// src/report/formats/azure.ts
function azure(report, context) {
  const unseen = context.quiet ? [] : notRead(report);
  return [
    ...sortedByPath(report.failures).map(ofFailure),
    ...visibleFindings(report, context).map(ofFinding),
    ...unseen.map((each) => logIssue("warning", sentence(each), {}))
  ].map((line) => `${line}
`).join("");
}
function ofFailure({ path, message }) {
  const isFile = path !== "" && !isServerPath(path);
  const place = isFile || path === "" ? "" : `${visible(path)}: `;
  return logIssue("error", `${place}${sentence(message)}`, isFile ? { sourcepath: path } : {});
}
function ofFinding(finding2) {
  const { severity, rule, path, line, column } = finding2;
  const text = `${sentence(inOneText(finding2))} [${visible(rule)}]`;
  if (severity === "info") return `info: ${visible(placeOf(finding2))}: ${text}`;
  if (isServerPath(path)) return logIssue(severity, `${visible(placeOf(finding2))}: ${text}`, { code: rule });
  return logIssue(severity, text, { sourcepath: path, linenumber: line, columnnumber: column, code: rule });
}
function logIssue(type, message, properties) {
  const all = Object.entries({ type, ...properties });
  const list2 = all.map(([key, value]) => `${key}=${escapeProperty(visible(String(value)))}`).join(";");
  return `##vso[task.logissue ${list2}]${escapeData(message)}`;
}
var escapeData = (text) => text.replaceAll("%", "%AZP25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
var escapeProperty = (text) => escapeData(text).replaceAll("]", "%5D").replaceAll(";", "%3B");

// src/report/markup.ts
function codeSpan(text, max = 1e3) {
  const code = unmentioned(visible(cut(text, max)));
  if (code.trim() === "") return "(empty)";
  const ticks = "`".repeat(longestRun(code) + 1);
  const pad = /^[` ]|[` ]$/.test(code) ? " " : "";
  return `${ticks}${pad}${code}${pad}${ticks}`;
}
var PLAIN_WORDS = /^[a-zA-Z0-9 ,.;:'"()?…-]*$/;
var MAY_ACT = /::|www\.|\bGH-\d/i;
function messageText(text, max = 1e3) {
  const pieces2 = cut(text, max).split("`");
  const words = pieces2.filter((_, at) => at % 2 === 0);
  const isPlain = words.every((each) => PLAIN_WORDS.test(each) && !MAY_ACT.test(each)) && !/^[^a-zA-Z"'`]/.test(text);
  if (pieces2.length % 2 === 0 || !isPlain || text.trim() === "") return codeSpan(text, max);
  return pieces2.map((piece, at) => at % 2 === 1 ? codeSpan(piece) : piece).join("");
}
function wordsAndCode(text) {
  return text.split("`").map((part, index) => index % 2 === 0 ? prose(part) : codeSpan(part)).join("");
}
function cellCode(text, max) {
  return codeSpan(text.replaceAll("|", "\xA6"), max);
}
function fenced(lines) {
  const code = lines.map(unmentioned);
  const fence = "`".repeat(Math.max(3, longestRun(code.join("\n")) + 1));
  return [`${fence}text`, ...code, fence];
}
function prose(text) {
  return unmentioned(visible(text).replace(/[\\`*_{}[\]<>#|~!&$@]|:(?=\/)/g, "\\$&"));
}
function linked(text, url) {
  return url === void 0 ? text : `[${text}](${url.replaceAll("(", "%28").replaceAll(")", "%29")})`;
}
function longestRun(text) {
  return Math.max(0, ...Array.from(text.matchAll(/`+/g), (run) => run[0].length));
}
function unmentioned(text) {
  return text.replaceAll("@", "@\u200B");
}
var ENTITIES = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;"
};
function messageMarkup(text) {
  return markup(text).replace(/`([^`]+)`/g, "<code>$1</code>");
}
function markup(text) {
  return visible(text).replace(/[&<>"']/g, (character) => ENTITIES[character]);
}

// src/report/formats/checkstyle.ts
var MESSAGE = 2e3;
var VERSION = "4.3";
function checkstyle(report, context) {
  const findings2 = byPath(visibleFindings(report, context));
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
  const { path, line, column, severity, rule } = finding2;
  const place = isServerPath(path) ? `${placeOf(finding2)}: ` : "";
  const message = markup(cut(`${place}${inOneText(finding2)}`, MESSAGE));
  const source = `toolint.${markup(rule)}`;
  return `    <error line="${line}" column="${column}" severity="${severity}" message="${message}" source="${source}"/>`;
}

// src/report/formats/concise.ts
function concise(report, context) {
  const overview2 = overview(report, context);
  const { failed, findings: findings2 } = overview2;
  if (context.quiet && !failed && findings2.length === 0) return "";
  const paint = palette(context.color);
  const lines = findings2.map(({ path, pointer, line, column, severity, message, rule }) => {
    const what = `${paint.severity(severity, severity)} ${sentence(message)} ${paint.dim(`[${visible(rule)}]`)}`;
    const where = isServerPath(path) ? `${path}#${pointer}` : path;
    return `${visible(where)}:${line}:${column}: ${what}`;
  });
  const failures3 = sortedByPath(report.failures).map(
    ({ path, message }) => `${visible(path || ".")}: ${paint.severity("error", "failed")} ${sentence(message)}`
  );
  return guard(`${[...lines, ...failures3, summary(report, overview2, context)].join("\n")}
`);
}

// src/report/formats/github.ts
var GITHUB_COMMANDS_PER_TYPE = 10;
var MESSAGE2 = 4e3;
var LEVELS = { error: "error", warning: "warning", info: "notice" };
function github(report, context) {
  const unseen = context.quiet ? [] : notRead(report);
  const title = report.tool.name;
  return [
    ...annotations({ ...report, findings: visibleFindings(report, context) }, { notices: unseen.length }),
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
  const more = counted([...error, ...warning, ...notice]) - counted(kept);
  const closing = annotation("notice", left(more, where), { title: report.tool.name });
  return [...kept.map(({ make }) => make()), ...more > 0 ? [closing] : []];
}
var counted = (all) => all.reduce((sum, { count: count2 }) => sum + count2, 0);
function left(more, where) {
  const subject = `${plural(more, "more finding")} ${more === 1 ? "is" : "are"}`;
  return `${subject} not shown here: GitHub takes ${GITHUB_COMMANDS_PER_TYPE} annotations of a type from one step. ${where}`;
}
function ofFinding3(finding2, others) {
  const { severity, rule, path, line, column, endLine, endColumn, fix, url } = finding2;
  const range = isServerPath(path) ? {} : { file: path, line, endLine, ...line === endLine && { column, endColumn } };
  const link = webLink(url);
  const parts = [`${isServerPath(path) ? `${visible(placeOf(finding2))}: ` : ""}${sentence(inOneText(finding2))}`];
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
  const { level, message, title, file = "", line = 0, endLine = 0, column: col = 0, endColumn = 0 } = each;
  return `${workflowCommand(level, { file, line, endLine, col, endColumn, title }, message)}
`;
}
function workflowCommand(name, properties, message) {
  const given = Object.entries(properties).filter(([, value]) => value !== 0 && value !== "");
  const list2 = given.map(([key, value]) => `${key}=${escapeProperty2(visible(String(value)))}`).join(",");
  return `::${name}${list2 === "" ? "" : ` ${list2}`}::${escapeData2(message)}`;
}
function escapeData2(text) {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}
function escapeProperty2(text) {
  return escapeData2(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}

// src/report/formats/sarif.ts
var SARIF_RESULTS = 25e3;
var SCHEMA = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json";
function sarif(report, context) {
  const all = visibleFindings(report, context);
  const findings2 = mostSevere(all, SARIF_RESULTS);
  const sources = openSources(report, context);
  const ruleIds = [...new Set(findings2.map((each) => each.rule))].sort();
  const ruleIndex = new Map(ruleIds.map((id, index) => [id, index]));
  const fingerprint = fingerprints(sources);
  return printJson({
    $schema: SCHEMA,
    version: "2.1.0",
    runs: [
      {
        tool: { driver: driver(report, context, findings2, ruleIds) },
        columnKind: "utf16CodeUnits",
        ...baseIds(context.root),
        invocations: [invocation(report, all.length - findings2.length)],
        results: findings2.map((each) => result(each, ruleIndex.get(each.rule), fingerprint(each), sources(each.path)))
      }
    ]
  });
}
function driver(report, context, findings2, ruleIds) {
  const { name, version } = report.tool;
  const known = new Map(context.rules.map((rule) => [rule.id, rule]));
  const firsts = new Map(findings2.toReversed().map((finding2) => [finding2.rule, finding2]));
  return {
    name,
    version,
    informationUri: WHERE.repository,
    rules: ruleIds.map((id) => descriptor(id, known.get(id), firsts.get(id)))
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
    const subject = `${plural(more, "finding")} ${more === 1 ? "is" : "are"}`;
    const text = `${subject} left out, the least severe ones: GitHub takes ${grouped(SARIF_RESULTS)} from one run.`;
    notifications.push({ level: "warning", message: { text } });
  }
  const beyond = total(report.leftOut ?? NO_COUNTS);
  if (beyond > 0)
    notifications.push({
      level: "warning",
      message: { text: `${plural(beyond, "more finding")} left out beyond the limits.` }
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
function plainText(text) {
  return sentence(text).replaceAll("](", "]\u200B(");
}
function artifact(path) {
  return { uri: encodePath(path), uriBaseId: "%SRCROOT%" };
}
function encodePath(path) {
  return wellFormed(path).split("/").map(encodeURIComponent).join("/");
}
function region({ line, column, endLine, endColumn }) {
  return { startLine: line, startColumn: column, endLine, endColumn };
}
function relatedLocation({ path, line, column, note }, id) {
  return {
    id,
    physicalLocation: { artifactLocation: artifact(path), region: { startLine: line, startColumn: column } },
    message: { text: plainText(note) }
  };
}
function sarifFix(path, { title, edits }, source) {
  const replacements = edits.map(({ start, end, text }) => {
    const from = source.position(start);
    const to = source.position(end);
    return {
      deletedRegion: { startLine: from.line, startColumn: from.column, endLine: to.line, endColumn: to.column },
      insertedContent: { text }
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
    const { rule, path, line, column } = finding2;
    const { tool = "", pointer } = stableLocation(finding2);
    const text = sources(path)?.line(line) ?? "";
    const excerpt2 = text.length > HASHED ? text.slice(column - 1, column - 1 + HASHED) : text;
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
var SEVERITIES = { error: "major", warning: "minor", info: "info" };
function gitlab(report, context) {
  const fingerprint = fingerprints(openSources(report, context));
  return printJson([
    ...sortedByPath(report.failures).map(ofFailure4),
    ...visibleFindings(report, context).map((finding2) => ofFinding4(finding2, fingerprint(finding2)))
  ]);
}
function ofFinding4(finding2, fingerprint) {
  const { rule, path, line, severity } = finding2;
  const place = isServerPath(path) ? `${visible(placeOf(finding2))}: ` : "";
  return issue(`${place}${sentence(inOneText(finding2))}`, rule, fingerprint, SEVERITIES[severity], { path, line });
}
function ofFailure4({ path, message }) {
  const fingerprint = hash(`could not be linted\0${path}\0${message}`);
  return issue(sentence(message), "could not be linted", fingerprint, "blocker", { path: path || ".", line: 1 });
}
function issue(description, rule, fingerprint, severity, { path, line }) {
  return {
    description,
    check_name: visible(rule),
    fingerprint,
    severity,
    location: { path: visible(path), lines: { begin: line } }
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
var LISTED = 1e3;
var LONGEST_MESSAGE = 2e3;
var POLICY = `default-src 'none'; style-src '${STYLE_HASH}'; script-src '${SCRIPT_HASH}'; base-uri 'none'; form-action 'none'`;
function html(report, context) {
  const overview2 = overview(report, context);
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
    ...overview2.findings.length > 0 ? tiles(overview2, context) : [],
    ...body(report, context, overview2, shown2),
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
function isIdle(overview2) {
  return overview2.read === "nothing" && total(overview2) === 0;
}
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
function body(report, context, overview2, shown2) {
  const sources = openSources(report, context);
  const { findings: findings2 } = overview2;
  const main = [...failures(report.failures)];
  if (places(shown2) < findings2.length) {
    main.push(
      `<p class="warn">${grouped(places(shown2))} of ${grouped(findings2.length)} findings are here, the most severe. The JSON report has them all.</p>`
    );
  }
  for (const [path, inFile] of byPath([...shown2.keys()]))
    append(main, fileSection(path, inFile, shown2, sources(path)));
  if (findings2.length === 0) main.push(nothing(report, overview2, context));
  else main.push('<p class="empty none" hidden>No finding is like that.</p>');
  append(main, skipped(report.skipped));
  if (findings2.length === 0) return ['<main id="findings">', ...main, "</main>"];
  return [
    '<div class="layout">',
    ...side([...shown2.values()].flat(), context.rules),
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
  const known = new Map(rules.map((rule) => [rule.id, rule]));
  const items = byRule(findings2).map(({ rule, severity, count: count2 }) => {
    const id = markup(rule);
    const title = markup(known.get(rule)?.summary ?? "");
    return `<li><button type="button" class="${severity}" data-rule="${id}" title="${title}" disabled><i></i><span>${id}</span><span class="number">${grouped(count2)}</span></button></li>`;
  });
  return [
    '<aside class="side" aria-label="Filter">',
    '<input class="find" type="search" placeholder="Find in findings" aria-label="Find in findings">',
    '<p class="keys script-only"><kbd>/</kbd> find, <kbd>j</kbd> <kbd>k</kbd> next and previous</p>',
    '<p class="count" role="status"></p>',
    "<h2>Rules</h2>",
    '<ul class="rules">',
    ...items,
    "</ul>",
    "</aside>"
  ];
}
function failures(all) {
  if (all.length === 0) return [];
  const items = sortedByPath(all).map(({ path, message }) => listItem(path, message));
  return [
    '<details class="panel failures" open>',
    "<summary><h2>Could not be linted</h2></summary>",
    ...list(items),
    "</details>"
  ];
}
function skipped(all) {
  if (all.length === 0) return [];
  const items = sortedByPath(all).map(({ path, reason: reason2 }) => listItem(path, reason2));
  const number = `<span class="counts">${plural(all.length, "file")}</span>`;
  return ['<details class="panel">', `<summary><h2>Skipped</h2> ${number}</summary>`, ...list(items), "</details>"];
}
function listItem(path, text) {
  const file = path === "" ? "" : `<code><bdi>${markup(path)}</bdi></code> `;
  return `<li>${file}<bdi>${markup(cut(text, LONGEST_MESSAGE))}</bdi></li>`;
}
function list(items) {
  const more = items.length > LISTED ? [`<li>and ${grouped(items.length - LISTED)} more</li>`] : [];
  return ["<ul>", ...items.slice(0, LISTED), ...more, "</ul>"];
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
  const { severity, rule, message, help, path, line, column, tool, url, related = [], fix } = finding2;
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
    `<p class="meta">${name} at ${markup(placeIn(finding2, `line ${line}, column ${column}`))}${where}</p>`,
    ...others === void 0 ? [] : [`<p class="meta"><b>${markup(others)}</b></p>`],
    ...rows.length > 0 ? [`<pre class="frame">${rows.map(frameRow).join("")}</pre>`] : [],
    ...help === void 0 ? [] : [aside("help", `<bdi>${messageMarkup(cut(help, LONGEST_MESSAGE))}</bdi>`)],
    ...related.map(
      ({ note, path: path2, line: line2, column: column2 }) => aside(
        "note",
        `<bdi>${markup(cut(note, LONGEST_MESSAGE))}</bdi> <code><bdi>${markup(path2)}</bdi>:${line2}:${column2}</code>`
      )
    ),
    ...fix ? [aside("fix", `<bdi>${messageMarkup(cut(fix.title, LONGEST_MESSAGE))}</bdi> <code>${fixFlag(fix)}</code>`)] : [],
    "</article>"
  ];
}
function frameRow({ line, before, marked, after, target }) {
  const mark = target ? `<mark>${markup(marked)}</mark>` : "";
  return `<span class="row${target ? " target" : ""}" data-line="${line}">${markup(before)}${mark}${markup(after)}
</span>`;
}
function aside(kind, content) {
  return `<p class="aside ${kind}"><b>${kind}</b> <span>${content}</span></p>`;
}

// src/report/formats/junit.ts
var COLUMNS2 = 100;
var MESSAGE3 = 2e3;
function junit(report, context) {
  const sources = openSources(report, context);
  const findings2 = visibleFindings(report, context);
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
      lines.push(`    ${openCase(path, context.quiet ? "no errors" : "no problems")}</testcase>`);
    lines.push("  </testsuite>");
  }
  const beyond = total(report.leftOut ?? NO_COUNTS);
  if (beyond > 0) {
    const said = `${plural(beyond, "more finding")} left out beyond the limits`;
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
function testCount({ findings: findings2, failures: failures3 }) {
  return Math.max(1, findings2.length + failures3.length);
}
function openCase(path, name, line) {
  const place = line === void 0 ? "" : ` line="${line}"`;
  const file = markup(path);
  return `<testcase classname="${file}" name="${markup(name)}" file="${file}"${place} time="0">`;
}
function errorCase({ path, message }) {
  const text = markup(cut(message, MESSAGE3));
  return [
    `    ${openCase(path, "could be linted")}`,
    `      <error type="failure" message="${text}">failure: ${text}</error>`,
    "    </testcase>"
  ];
}
function failureCase(finding2, source) {
  const { path, rule, line, column, severity } = finding2;
  const message = markup(cut(inOneText(finding2), MESSAGE3));
  return [
    `    ${openCase(path, `${rule} (${placeIn(finding2, `line ${line}, column ${column}`)})`, isServerPath(path) ? void 0 : line)}`,
    `      <failure type="${severity}" message="${message}">${details(finding2, source).join("\n")}</failure>`,
    "    </testcase>"
  ];
}
function details(finding2, source) {
  const { severity, message, help, related = [], fix, url } = finding2;
  const lines = [`${severity}: ${markup(cut(message, MESSAGE3))}`, `at ${markup(placeOf(finding2))}`];
  if (help !== void 0) lines.push(`help: ${markup(cut(help, MESSAGE3))}`);
  const rows = source ? frame(source, finding2, { columns: COLUMNS2, around: false }) : [];
  for (const drawn of drawFrame(rows)) lines.push(markup(drawn));
  for (const { path, line, column, note } of related) {
    lines.push(`note: ${markup(cut(note, MESSAGE3))} (${markup(path)}:${line}:${column})`);
  }
  if (fix) lines.push(`fix: ${markup(cut(fix.title, MESSAGE3))} (${fixFlag(fix)})`);
  if (webLink(url)) lines.push(`see: ${markup(url)}`);
  return lines;
}

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
    ...was.slice(0, start).map((text) => ({ kind: "same", text })),
    ...middle(was.slice(start, was.length - end), is.slice(start, is.length - end)),
    ...was.slice(was.length - end).map((text) => ({ kind: "same", text }))
  ]);
  return pieces2.map((piece, at) => piece.kind === "same" ? shortened(piece, at > 0, at < pieces2.length - 1) : piece);
}
var wordsOf = (text) => text.split(/(?<=\s)(?=\S)/);
function middle(was, is) {
  const gone = (text) => ({ kind: "gone", text });
  const fresh = (text) => ({ kind: "fresh", text });
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
      const text = words.slice(from, at).map((each) => each.text).join("");
      const isBetween = (gone !== "" || fresh !== "") && at < words.length;
      if (isBetween && at - from <= FEWEST) [gone, fresh] = [gone + text, fresh + text];
      else {
        flush();
        pieces2.push({ kind: "same", text });
      }
    } else {
      const { kind, text } = words[at++];
      if (kind === "gone") gone += text;
      else fresh += text;
    }
  }
  flush();
  return pieces2;
}
var FEWEST = 1;
function shortened({ kind, text }, isAfter, isBefore) {
  const words = wordsOf(text);
  const [head, tail] = [isAfter ? AROUND : 0, isBefore ? AROUND : 0];
  if (words.length <= head + tail) return { kind, text };
  const parts = [
    words.slice(0, head).join("").trimEnd(),
    words.slice(words.length - tail).join("").trimEnd()
  ];
  return { kind, text: parts.join(" \u2026 ").trim() };
}

// src/report/changes-markdown.ts
var SYMBOLS2 = { error: "\u274C", warning: "\u26A0\uFE0F", info: "\u2139\uFE0F" };
var MOST_ROWS = 40;
var MOST_LINES = 60;
var MOST_TEXTS = 20;
var LONGEST_TEXT = 600;
var MOST_PIECES = 60;
function markdownChanges(report, diff, links = {}) {
  const { changes } = diff;
  const grave = changes.filter(({ severity, rule }) => severity !== "info" && rule !== "diff/description-changed");
  const compatible = changes.filter(isCompatible);
  const texts = changes.filter(isText).flatMap(({ texts: texts2 = [] }) => texts2);
  const symbol = grave.some(({ severity }) => severity === "error") ? "\u274C" : grave.length > 0 ? "\u26A0\uFE0F" : "\u2705";
  const unknown = notCompared(diff.unknown);
  const parts = [
    `## ${symbol} Tools: ${codeSpan(versionName(diff.base), 80)} \u2192 ${codeSpan(versionName(diff.head), 80)}`,
    prose(verdict(diff)),
    ...changes.filter(({ isUnsafe }) => isUnsafe).map((change) => `${SYMBOLS2.warning} ${inWords(inOneText(change))}`),
    ...table(grave, links),
    ...folded(
      plural(compatible.length, "compatible change"),
      compatible.map((each) => item(each, links)).slice(0, MOST_LINES)
    ),
    ...textsFolded(texts),
    ...report.failures.map(
      ({ path, message }) => `- ${SYMBOLS2.error} ${codeSpan(path, 200)}: ${codeSpan(message, 300)}`
    ),
    ...diff.accepted ? [`${prose(plural(diff.accepted, "change"))} accepted by the config.`] : [],
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
      SYMBOLS2[severity],
      `${inWords(inOneText(change))}${mark} (${cellCode(rule, 60)})`,
      was ? linked(before, webLink(links.was?.(was) ?? "")) : before,
      at ? linked(after, webLink(links.at?.(at) ?? "")) : after
    ];
    return `| ${cells.join(" | ")} |`;
  });
  const more = changes.length > MOST_ROWS ? [`
${prose(plural(changes.length - MOST_ROWS, "more change"))} not shown here.`] : [];
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
function textsFolded(texts) {
  if (texts.length === 0) return [];
  const blocks = texts.slice(0, MOST_TEXTS).map(({ tool, pointer, before, after }) => {
    const place = `${codeSpan(tool, 100)} ${codeSpan(pointer, 200)}`;
    return `${place}

${markedWords(before, after)}`;
  });
  const more = texts.length > MOST_TEXTS ? [`${grouped(texts.length - MOST_TEXTS)} more are not shown here.`] : [];
  return folded(plural(texts.length, "changed text"), [blocks.join("\n\n"), ...more]);
}
function markedWords(before, after) {
  const pieces2 = wordDiff(before, after);
  const marked = pieces2.slice(0, MOST_PIECES).map(({ kind, text }) => text.trim() === "" ? "" : SIGNS[kind] + codeSpan(inOneLine(text), LONGEST_TEXT)).filter((piece) => piece !== "");
  return [...marked, ...pieces2.length > MOST_PIECES ? ["\u2026"] : []].join(" ");
}
var inOneLine = (text) => text.split("\n").map((line) => line.trim()).filter((line) => line !== "").join(" \u21B5 ");
var SIGNS = { same: "", gone: "**\u2212** ", fresh: "**+** " };

// src/report/formats/markdown.ts
var MARKDOWN_BYTES = 6e4;
var RULES_SHOWN = 40;
var FAILURES_SHOWN = 40;
var FRAME_COLUMNS2 = 100;
var SYMBOLS3 = { error: "\u274C", warning: "\u26A0\uFE0F", info: "\u2139\uFE0F" };
function markdown(report, context, { maxBytes = MARKDOWN_BYTES, intro = [], link, where = "The other reports have them all." } = {}) {
  if (report.diff) return markdownChanges(report, report.diff);
  const overview2 = overview(report, context);
  const checks = [checklistOf(report) ?? []].flat().flatMap((each) => checklist2(each, context.rules));
  const before = [heading2(report, overview2), ...intro, ...failures2(report.failures), ...checks];
  const table2 = rulesTable(overview2.findings, context.rules);
  const sources = openSources(report, context);
  const item2 = (finding2, others) => findingItem(finding2, sources, link, others);
  const room = maxBytes - bytes([...before, ...table2].join("\n\n"));
  return `${[...before, ...findings(overview2.findings, item2, room, where), ...table2].join("\n\n")}
`;
}
function heading2(report, overview2) {
  const { failed, read } = overview2;
  const hasFindings = total(overview2) > 0;
  const found = severities(overview2);
  const nothing2 = report.failures.length > 0 ? report.failures.every(({ isInput }) => isInput) ? "has a wrong input" : "could not lint everything" : read === "nothing" ? `found no ${report.files.length > 0 ? "tool that it could read" : "manifest"}, so nothing was linted` : `found no problems${read === "part" ? " in what it read" : ""}`;
  const title = `${report.tool.name} ${hasFindings ? `found ${found}` : nothing2}`;
  const symbol = failed ? SYMBOLS3.error : hasFindings ? SYMBOLS3.warning : read === "all" ? "\u2705" : SYMBOLS3.info;
  const isEmpty = report.files.length === 0 && read === "nothing";
  const facts2 = [...isEmpty ? [] : [scope(overview2)], ...facts(report, overview2)];
  const unseen = notRead(report, inTicks).map((each) => `- ${wordsAndCode(cut(each, 1500))}`);
  return [
    `## ${symbol} ${prose(title)}`,
    ...facts2.length > 0 ? [prose(facts2.join(" \xB7 "))] : [],
    ...unseen.length > 0 ? [unseen.join("\n")] : []
  ].join("\n\n");
}
function checklist2({ title, sum, items }, rules) {
  const known = new Set(rules.map(({ id }) => id));
  const lines = items.map(({ is, says, note, rules: own }) => {
    const names = is === "missing" ? own.filter((id) => known.has(id)).map((id) => codeSpan(id, 100)) : [];
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
  const items = sortedByPath(all).slice(0, FAILURES_SHOWN).map(({ path, message }) => `- ${path === "" ? "" : `${codeSpan(path, 200)}: `}${messageText(message, 300)}`);
  if (all.length > FAILURES_SHOWN) items.push(`- and ${grouped(all.length - FAILURES_SHOWN)} more`);
  return [`### ${title}`, items.join("\n")];
}
function rulesTable(findings2, rules) {
  const counts = byRule(findings2);
  if (counts.length === 0) return [];
  const known = new Map(rules.map((rule) => [rule.id, rule]));
  const rows = counts.slice(0, RULES_SHOWN).map(({ rule, severity, count: count2, url }) => {
    const name = linked(cellCode(rule, 100), webLink(url));
    return `| ${name} | ${SYMBOLS3[severity]} ${severity} | ${grouped(count2)} | ${prose(known.get(rule)?.summary ?? "")} |`;
  });
  if (counts.length > RULES_SHOWN) rows.push(`| and ${grouped(counts.length - RULES_SHOWN)} more rules | | | |`);
  const table2 = ["| Rule | Severity | Findings | What is wrong |", "| :-- | :-- | --: | :-- |", ...rows].join("\n");
  return [`<details>
<summary>${plural(counts.length, "rule")}, by number of findings</summary>`, table2, "</details>"];
}
function findings(all, print, room, where) {
  const items = /* @__PURE__ */ new Map();
  const paths = /* @__PURE__ */ new Set();
  let left2 = room - 200;
  const folds = fold(all);
  for (const each of mostSevereFirst([...folds.keys()])) {
    const item2 = print(each, placesText(folds.get(each)));
    left2 -= bytes(item2) + 2 + (paths.has(each.path) ? 0 : bytes(fileHeading(each.path)) + 2);
    if (left2 < 0) break;
    items.set(each, item2);
    paths.add(each.path);
  }
  const sections = [];
  for (const [path, inFile] of byPath(all.filter((each) => items.has(each)))) {
    sections.push(fileHeading(path), inFile.map((each) => items.get(each)).join("\n"));
  }
  const more = all.length - places(folds, items.keys());
  if (more > 0) sections.push(`${plural(more, "more finding")} ${more === 1 ? "is" : "are"} not shown here. ${where}`);
  return sections;
}
function fileHeading(path) {
  return `### ${codeSpan(path, 300)}`;
}
function findingItem(finding2, sources, link, others) {
  const { severity, rule, url, line, column, message, help, path, related = [], fix } = finding2;
  const name = linked(codeSpan(rule, 100), webLink(url));
  const place = isServerPath(path) ? codeSpan(placeIn(finding2), 300) : `${linked(`line ${line}`, webLink(link?.(path, line) ?? ""))}, column ${column}`;
  const lines = [`- ${SYMBOLS3[severity]} **${severity}** ${name} at ${place}:`, `  ${messageText(message)}`];
  if (help !== void 0) lines.push("", `  Help: ${messageText(help)}`);
  if (others !== void 0) lines.push("", `  **${prose(others)}**`);
  for (const { note, path: path2, line: line2, column: column2 } of related) {
    lines.push("", `  Note: ${messageText(note, 300)} (${codeSpan(`${path2}:${line2}:${column2}`, 300)})`);
  }
  if (fix) lines.push("", `  Fix: ${messageText(fix.title, 200)} (\`${fixFlag(fix)}\`)`);
  const source = sources(path);
  const rows = source ? frame(source, finding2, { columns: FRAME_COLUMNS2, around: false }) : [];
  if (rows.length > 0) append(lines, ["", ...fenced(drawFrame(rows)).map((each) => `  ${each}`)]);
  return lines.join("\n");
}
function bytes(text) {
  return new TextEncoder().encode(text).length;
}

// src/report/formats/rdjson.ts
var SEVERITIES2 = { error: "ERROR", warning: "WARNING", info: "INFO" };
function rdjson(report, context) {
  const positions = columnsOf(context);
  return printJson({
    source: { name: report.tool.name, url: WHERE.repository },
    diagnostics: [
      ...sortedByPath(report.failures).map(ofFailure5),
      ...visibleFindings(report, context).map((finding2) => ofFinding5(finding2, positions(finding2.path)))
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
  const { rule, path, severity, related = [], fix, url, line, column, endLine, endColumn } = finding2;
  const isServer = isServerPath(path);
  const place = isServer ? `${visible(placeOf(finding2))}: ` : "";
  const start = position(line, column);
  return {
    message: `${place}${sentence(inOneText(finding2))}`,
    location: { path: visible(path), ...!isServer && { range: { start, end: position(endLine, endColumn) } } },
    severity: SEVERITIES2[severity],
    code: { value: visible(rule), url: webLink(url) },
    suggestions: fix?.safe ? suggestionsOf(fix, position) : void 0,
    ...related.length > 0 && { related_locations: related.map(ofRelated) }
  };
}
function ofRelated({ note, path, line }) {
  return { message: sentence(note), location: { path: visible(path), range: { start: { line } } } };
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
    const text = isServerPath(path) ? void 0 : textOf(path);
    const source = text === void 0 ? void 0 : sourceText(text);
    let line = 0;
    let counted2 = [];
    const position = (wanted, column) => {
      const content = source?.line(wanted);
      if (content === void 0) return { line: wanted };
      if (line !== wanted) [line, counted2] = [wanted, []];
      const before = counted2.filter((each) => each.column <= column);
      const from = before.reduce((best, each) => each.column > best.column ? each : best, { column: 1, bytes: 0 });
      const bytes2 = from.bytes + utf8.encode(content.slice(from.column - 1, column - 1)).length;
      counted2 = [{ column, bytes: bytes2 }, ...counted2.slice(0, KEPT2 - 1)];
      return { line, column: bytes2 + 1 };
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
async function render(format, report, context) {
  return [...await renderParts(format, report, context)].join("");
}
async function renderParts(format, report, context) {
  const write = formats[format];
  const text = write(report, context);
  return typeof text === "string" ? [text] : text;
}

export {
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
  fold,
  places,
  placesText,
  frame,
  drawFrame,
  openSources,
  secretsByPath,
  guard,
  palette,
  jsonText,
  printJson,
  badgeText,
  codeSpan,
  messageText,
  wordsAndCode,
  prose,
  linked,
  longestRun,
  annotations,
  markdownChanges,
  MARKDOWN_BYTES,
  SYMBOLS3 as SYMBOLS,
  markdown,
  heading2 as heading,
  findings,
  findingItem,
  bytes,
  REPORT_FORMATS,
  render,
  renderParts
};
