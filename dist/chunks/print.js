import {
  append,
  countWhere,
  remembered
} from "./collections.js";
import {
  FORMATS,
  TOOL
} from "./version.js";

// src/core/rule.ts
var lack = (object, key) => ({ lack: object, key });
var lackOf = (object, ...keys) => ({ lack: object, keys });
var part = (string, from, to) => ({ part: string, from, to });
var useOf = (value) => ({ use: value });
var SOURCE_NODE = /* @__PURE__ */ Symbol.for("toolint: as written");
var asWritten = (node) => ({ [SOURCE_NODE]: node });
function sourceNodeOf(value) {
  return typeof value === "object" && value !== null && SOURCE_NODE in value ? value[SOURCE_NODE] : void 0;
}
var EMPTY_FILE = "This file is empty.";
function defineRule(rule) {
  return rule;
}
var unnamed = (message) => `${message}Unnamed`;

// src/core/finding.ts
var appliedFix = ({ rule, path, line, column, fix }) => ({
  ...{ rule, path, line, column },
  title: fix.title
});
var SERVER_PATH = "server:";
var isServerPath = (path) => path.startsWith(SERVER_PATH);
var makeReport = (parts) => ({
  ...{ tool: TOOL, files: [], skipped: [], findings: [], failures: [], suppressed: 0 },
  ...parts
});
function foundNothing({ files, findings, failures }) {
  const isNone = files.length === 0 || findings.length === 0 && files.every(({ isBare }) => isBare);
  return isNone && failures.length === 0;
}
function count(findings) {
  let errors = 0;
  let warnings = 0;
  let infos = 0;
  let fixable = 0;
  for (const { severity, fix } of findings) {
    if (severity === "error") errors++;
    else if (severity === "warning") warnings++;
    else infos++;
    if (fix) fixable++;
  }
  return { errors, warnings, infos, fixable };
}
function countAll({ findings, leftOut = NO_COUNTS }) {
  return addCounts(count(findings), leftOut);
}
var NO_COUNTS = { errors: 0, warnings: 0, infos: 0, fixable: 0 };
function addCounts(a, b) {
  return {
    errors: a.errors + b.errors,
    warnings: a.warnings + b.warnings,
    infos: a.infos + b.infos,
    fixable: a.fixable + b.fixable
  };
}
var total = ({ errors, warnings, infos }) => errors + warnings + infos;
function mostSevere(findings, max) {
  const { errors, warnings } = count(findings);
  const room = { error: max, warning: max - errors, info: max - errors - warnings };
  return findings.filter((each) => room[each.severity]-- > 0);
}
var RANK = { error: 2, warning: 1, info: 0 };
function moreSevere(a, b) {
  return RANK[a] >= RANK[b] ? a : b;
}
function compareSeverity(a, b) {
  return RANK[b] - RANK[a];
}
function isAtLeast(severity, bound) {
  return RANK[severity] >= RANK[bound];
}
function compareFindings(a, b) {
  return compareText(a.path, b.path) || a.start - b.start || a.end - b.end || compareText(a.rule, b.rule) || compareText(a.message, b.message);
}
function compareText(a, b) {
  return a < b ? -1 : a > b ? 1 : 0;
}
function sortedBy(all, compare) {
  return all.every((each, index) => index === 0 || compare(all[index - 1], each) <= 0) ? all : all.toSorted(compare);
}
function withoutDuplicates(findings) {
  const told = /* @__PURE__ */ new Map();
  for (const finding of findings) {
    const { path, start, end, severity } = finding;
    const key = `${whatIsWrong(finding)}
${path}
${start}:${end}`;
    const twin = told.get(key);
    if (!twin || moreSevere(twin.severity, severity) !== twin.severity) told.set(key, finding);
  }
  return [...told.values()];
}
function whatIsWrong({ rule, message, messageId, data }) {
  const [pack, name] = rule.split("/");
  const isShared = data?.field !== void 0 && FORMATS.some((format) => format === pack);
  return isShared ? `${name}
${messageId}
${String(data.field)}` : `${rule}
${message}`;
}
function stableLocation({ pointer, item }) {
  return item?.name === void 0 ? { pointer } : { tool: item.name, pointer: item.pointer };
}

// src/engine/limits.ts
var LIMITS = {
  fileSize: 10 * 1024 * 1024,
  depth: 500,
  aliases: 1e5,
  findingsPerFile: 1e4,
  findings: 1e5
};
var BOUNDS = {
  fileSize: 256 * 1024 * 1024,
  depth: 1e3,
  aliases: 5e6,
  findingsPerFile: 1e6,
  findings: 1e6
};
function keepAtMost(findings, most) {
  if (findings.length <= most) return { findings };
  const kept = mostSevere(findings, most);
  const [all, listed] = [count(findings), count(kept)];
  return { findings: kept, leftOut: minus(all, listed), cutShort: pathsWithout(kept, findings) };
}
function pathsWithout(kept, all) {
  const isKept = new Set(kept);
  return [...new Set(all.filter((each) => !isKept.has(each)).map(({ path }) => path))];
}
function minus(a, b) {
  return {
    errors: a.errors - b.errors,
    warnings: a.warnings - b.warnings,
    infos: a.infos - b.infos,
    fixable: a.fixable - b.fixable
  };
}

// src/core/document.ts
var JSON_WORDS = {
  null: "null",
  true: "true",
  false: "false",
  string: "a string",
  number: "a number",
  integer: "an integer",
  boolean: "a boolean",
  array: "an array",
  object: "an object"
};
var Unreadable = class extends Error {
  name = "Unreadable";
  /** What in the config would have to be raised. */
  limit;
  constructor(message, limit) {
    super(message);
    this.limit = limit;
  }
};

// src/engine/fix.ts
function applyFixes(text, findings, kind) {
  const applied = [];
  const edits = [];
  for (const finding of findings) {
    const { fix } = finding;
    if (!fix || kind === "safe" && !fix.safe) continue;
    if (fix.edits.some((edit) => touchesAny(edits, edit))) continue;
    for (const edit of fix.edits) edits.splice(placeFor(edits, edit), 0, edit);
    applied.push(finding);
  }
  return { text: applyEdits(text, edits), applied };
}
function applyEdits(text, edits) {
  let result = "";
  let from = 0;
  for (const edit of inTextOrder(edits)) {
    result += text.slice(from, edit.start) + edit.text;
    from = edit.end;
  }
  return result + text.slice(from);
}
var inTextOrder = (edits) => [...edits].sort((a, b) => a.start - b.start || a.end - b.end);
function touchesAny(edits, edit) {
  const at = placeFor(edits, edit);
  return [at - 1, at].some((index) => edits[index] !== void 0 && touch(edits[index], edit));
}
function placeFor(edits, { start }) {
  return countWhere(edits, (each) => each.start < start);
}
var touch = (a, b) => a.start <= b.end && b.start <= a.end;

// src/parse/text-edits.ts
function settle(edits) {
  const settled = [];
  for (const edit of inTextOrder(edits)) {
    const last = settled.at(-1);
    if (!last || edit.start > last.end) settled.push(edit);
    else if (edit.start < last.end) return void 0;
    else settled[settled.length - 1] = { start: last.start, end: edit.end, text: last.text + edit.text };
  }
  return settled.filter(({ start, end, text }) => start < end || text !== "");
}
function differing(text, node, value, offsetIn2) {
  const { prefix, suffix } = commonEnds(node.value, value);
  const start = offsetIn2(text, node, prefix);
  const end = offsetIn2(text, node, node.value.length - suffix);
  if (start === void 0 || end === void 0) return void 0;
  return { start, end, text: value.slice(prefix, value.length - suffix) };
}
function commonEnds(before, after) {
  const most = Math.min(before.length, after.length);
  let prefix = 0;
  while (prefix < most && before[prefix] === after[prefix]) prefix++;
  if (isTorn(before, prefix) || isTorn(after, prefix)) prefix--;
  let suffix = 0;
  while (suffix < most - prefix && before.at(-1 - suffix) === after.at(-1 - suffix)) suffix++;
  if (isTorn(before, before.length - suffix) || isTorn(after, after.length - suffix)) suffix--;
  return { prefix, suffix };
}
function isTorn(text, at) {
  return /[\ud800-\udbff]/.test(text[at - 1] ?? "") && /[\udc00-\udfff]/.test(text[at] ?? "");
}
function changesOf(edits) {
  const changes = { values: /* @__PURE__ */ new Map(), keys: /* @__PURE__ */ new Map(), containers: /* @__PURE__ */ new Map(), texts: [] };
  for (const edit of edits) if (!sortIn(changes, edit)) return void 0;
  return changes;
}
function sortIn({ values, keys, containers, texts }, edit) {
  switch (edit.op) {
    case "set":
      values.set(edit.node, edit.value);
      return edit.node.file === void 0;
    case "rename":
      keys.set(edit.entry, edit.key);
      return edit.entry.file === void 0;
    case "add":
      changeOf(containers, edit.to)[edit.first ? "first" : "last"].push({ key: edit.key, value: edit.value });
      return edit.to.file === void 0;
    case "append":
      changeOf(containers, edit.to).last.push({ value: edit.value });
      return edit.to.file === void 0;
    case "remove": {
      const index = childIndex(edit.from, edit.child);
      changeOf(containers, edit.from).removed.add(index);
      return index >= 0 && edit.from.file === void 0;
    }
    case "text":
      texts.push({ start: edit.start, end: edit.end, text: edit.text });
      return true;
  }
}
function changeOf(containers, container) {
  let change = containers.get(container);
  if (!change) containers.set(container, change = { removed: /* @__PURE__ */ new Set(), first: [], last: [] });
  return change;
}
var indexesIn = remembered((container) => {
  const indexes = /* @__PURE__ */ new Map();
  const note = (child, index) => {
    if (!indexes.has(child)) indexes.set(child, index);
  };
  if (container.kind === "array") container.items.forEach(note);
  else container.entries.forEach((entry, index) => (note(entry, index), note(entry.value, index)));
  return indexes;
});
function childIndex(container, child) {
  return indexesIn(container).get(child) ?? -1;
}
var childPlaces = remembered((container) => {
  if (container.kind === "array") return container.items;
  return container.entries.map(({ start, value }) => ({ start, end: value.end }));
});
function containerAround(roots, place) {
  let around;
  let inner = lastFrom(roots, place.start);
  while (isContainer(inner) && inner.start <= place.start && place.end <= inner.end && inner !== place) {
    around = inner;
    inner = inner.kind === "array" ? lastFrom(inner.items, place.start) : lastFrom(inner.entries, place.start)?.value;
  }
  return around;
}
function lastFrom(places, offset) {
  return places[countWhere(places, ({ start }) => start <= offset) - 1];
}
function isContainer(node) {
  return node?.kind === "object" || node?.kind === "array";
}
function isScalar(value) {
  return value === null || typeof value !== "object";
}
function isList(value) {
  return Array.isArray(value);
}
function isRecord(value) {
  return !isScalar(value) && !isList(value) && sourceNodeOf(value) === void 0;
}
function printNumber(value) {
  if (Number.isFinite(value)) return Object.is(value, -0) ? "-0" : String(value);
  return value < 0 ? "-1e999" : "1e999";
}
function checkDepth(depth, most) {
  if (depth > most) throw new Unreadable(`The file is nested more than ${most} levels deep.`, "depth");
}

// src/parse/lines.ts
function lineEndOf(text) {
  const feed = text.indexOf("\n");
  if (feed < 0) return text.includes("\r") ? "\r" : "\n";
  return text[feed - 1] === "\r" ? "\r\n" : "\n";
}
function hasLineBreak(text, start = 0, end = text.length) {
  for (let at = start; at < end; at++) if (isLineBreak(text, at)) return true;
  return false;
}
function isLineBreak(text, at) {
  return text[at] === "\n" || text[at] === "\r";
}
function lineStart(text, offset, least = 0) {
  let at = offset;
  while (at > least && !isLineBreak(text, at - 1) && text[at - 1] !== "\uFEFF") at--;
  return at;
}
function lineEnd(text, offset) {
  let at = offset;
  while (at < text.length && !isLineBreak(text, at)) at++;
  return at;
}
function afterLineBreak(text, offset) {
  if (text[offset] === "\r") return text[offset + 1] === "\n" ? offset + 2 : offset + 1;
  return text[offset] === "\n" ? offset + 1 : offset;
}
function indentAt(text, offset) {
  const start = lineStart(text, offset);
  return text.slice(start, skipSpaces(text, start));
}
function skipSpaces(text, offset) {
  let at = offset;
  while (text[at] === " " || text[at] === "	") at++;
  return at;
}
function isFirstOnLine(text, offset) {
  let at = offset;
  while (text[at - 1] === " " || text[at - 1] === "	") at--;
  return at === 0 || isLineBreak(text, at - 1) || text[at - 1] === "\uFEFF";
}
function reindent(piece, from, to) {
  if (from === to) return piece;
  return piece.replace(
    /(\r\n|\n|\r)([ \t]*)/g,
    (_, lineBreak, indent) => indent.startsWith(from) ? lineBreak + to + indent.slice(from.length) : lineBreak + indent
  );
}

// src/parse/commas.ts
function layoutOf(text, list, removed, style) {
  const model = list.children[lastWithout(list, removed)] ?? list.children[0];
  if (!model) return style.opensUp ? { indent: indentAt(text, list.start) + style.unit } : void 0;
  return isFirstOnLine(text, model.start) ? { indent: indentAt(text, model.start) } : void 0;
}
function lastWithout({ children }, removed) {
  return children.findLastIndex((_, index) => !removed.has(index));
}
function editList(text, list, change, style) {
  const tokens = tokensOf(text, list);
  if (!tokens) return void 0;
  const { trailing } = tokens;
  const lastKept = lastWithout(list, change.removed);
  const hasEnd = change.last.length > 0 || trailing;
  const isGone = (token) => {
    if (!token || token.kind === "comment") return false;
    return change.removed.has(token.child) || token.kind === "comma" && token.child === lastKept && !hasEnd;
  };
  const added = [...change.first, ...change.last];
  const edits = removals(text, list, tokens, [...change.removed, lastKept], isGone);
  if (lastKept < 0 && added.length > 0) return filled(text, list, tokens, edits, added, style);
  if (change.first.length > 0) edits.push(prepended(text, list, tokens, change, style));
  if (change.last.length > 0) append(edits, appended(text, list, tokens, lastKept, change, style));
  return edits;
}
function separatorOf(layout, style) {
  return layout ? style.lineEnd + layout.indent : style.space;
}
function insertion(at, text) {
  return { start: at, end: at, text };
}
var known = /* @__PURE__ */ new WeakMap();
function tokensOf(text, list) {
  let tokens = known.get(list.children);
  if (!tokens) known.set(list.children, tokens = readTokens(text, list) ?? "none");
  return tokens === "none" ? void 0 : tokens;
}
function readTokens(text, list) {
  const all = [];
  const ofChild = [];
  let at = list.start + 1;
  for (let child = 0; child <= list.children.length; child++) {
    const { start, end } = list.children[child] ?? { start: list.end - 1, end: list.end };
    while (at < start) {
      const comment = list.commentEnd(text, at);
      if (comment > at) all.push({ kind: "comment", start: at, end: comment, child: child - 1 });
      else if (text[at] === ",") all.push({ kind: "comma", start: at, end: at + 1, child: child - 1 });
      else if (!/\s/.test(text[at])) return void 0;
      at = Math.max(comment, at + 1);
    }
    if (at !== start) return void 0;
    if (child < list.children.length) ofChild.push(all.push({ kind: "child", start, end, child }) - 1);
    at = end;
  }
  return { all, ofChild, trailing: all.findLast(({ kind }) => kind !== "comment")?.kind === "comma" };
}
function firstOf({ all, ofChild }, child) {
  return child < 0 ? 0 : ofChild[child] ?? all.length;
}
function lastOnLine(text, { all: tokens }, from) {
  let at = from;
  while (tokens[at + 1]?.kind === "comment" && !hasLineBreak(text, tokens[at].end, tokens[at + 1].start)) at++;
  return at;
}
function removals(text, list, tokens, children, isGone) {
  const { all } = tokens;
  const edits = [];
  let done = 0;
  for (const child of children.toSorted((a, b) => a - b)) {
    const end = firstOf(tokens, child + 1);
    for (let from = Math.max(done, firstOf(tokens, child)); from < end; from++) {
      if (!isGone(all[from])) continue;
      let to = from;
      while (isGone(all[to + 1])) to++;
      const outer = { start: all[from - 1]?.end ?? list.start + 1, end: all[to + 1]?.start ?? list.end - 1 };
      const inner = { start: all[from].start, end: all[to].end };
      const keeps = blanksToKeep(text, all, from, to, outer, inner);
      edits.push({
        start: keeps === "before" ? inner.start : outer.start,
        end: keeps === "after" ? inner.end : outer.end,
        text: ""
      });
      done = to + 1;
      from = to;
    }
  }
  return edits;
}
function blanksToKeep(text, tokens, from, to, outer, inner) {
  const before = tokens[from - 1];
  const after = tokens[to + 1];
  if (!before && !after) return "none";
  if (!before) return "before";
  if (!after && before.kind !== "comment") return "after";
  return hasLineBreak(text, outer.start, inner.start) && !hasLineBreak(text, inner.end, outer.end) ? "before" : "after";
}
function prepended(text, list, tokens, { first: children, removed }, style) {
  const firstKept = list.children.find((_, index) => !removed.has(index));
  const opening = openingLine(text, list, tokens);
  const isBelow = hasLineBreak(text, opening, firstKept.start) && isFirstOnLine(text, firstKept.start);
  if (!isBelow) return insertion(firstKept.start, children.map((child) => `${child},${style.space}`).join(""));
  const separator = style.lineEnd + indentAt(text, firstKept.start);
  return insertion(opening, children.map((child) => `${separator}${child},`).join(""));
}
function appended(text, list, tokens, lastKept, change, style) {
  const { all, trailing } = tokens;
  const layout = layoutOf(text, list, change.removed, style);
  const child = firstOf(tokens, lastKept);
  const behindChild = all.slice(child, firstOf(tokens, lastKept + 1)).findIndex(({ kind }) => kind === "comma");
  const last = child + Math.max(0, behindChild);
  const behind = all[layout ? lastOnLine(text, tokens, last) : last];
  const separator = separatorOf(layout, style);
  const joined = change.last.map((each) => separator + each).join(",");
  return [
    ...behindChild < 0 ? [insertion(all[child].end, ",")] : [],
    insertion(behind.end, trailing ? joined + "," : joined)
  ];
}
function openingLine(text, list, tokens) {
  const first = tokens.all[0];
  if (first?.kind !== "comment" || hasLineBreak(text, list.start, first.start)) return list.start + 1;
  return tokens.all[lastOnLine(text, tokens, 0)].end;
}
function filled(text, list, tokens, removed, children, style) {
  const { all, trailing } = tokens;
  const layout = layoutOf(text, list, new Set(list.children.keys()), style);
  const separator = separatorOf(layout, style);
  const joined = children.join("," + separator) + (trailing ? "," : "");
  if (!all.some(({ kind }) => kind === "comment")) {
    const [first, last] = [all[0], all.at(-1)];
    if (first && last) return [{ start: first.start, end: last.end, text: joined }];
    const closing = layout ? style.lineEnd + indentAt(text, list.start) : style.padding;
    return [
      { start: list.start + 1, end: list.end - 1, text: (layout ? separator : style.padding) + joined + closing }
    ];
  }
  const at = openingLine(text, list, tokens);
  const isOpen = hasLineBreak(text, at, list.end);
  const lead = isOpen ? style.lineEnd + (layout?.indent ?? indentAt(text, list.start) + style.unit) : style.space;
  return [...removed, insertion(at, children.map((child) => lead + child).join(",") + (trailing ? "," : ""))];
}

// src/parse/source/print.ts
var LONGEST_LINE = 60;
function printSource(value, printer, indent) {
  if (isScalar(value)) return printScalar(value, printer);
  const node = sourceNodeOf(value);
  if (node) return printer.written(node, indent);
  const short = printList(value, printer, void 0);
  if (indent === void 0 || short === void 0 || short.length <= LONGEST_LINE) return short;
  return printList(value, printer, indent);
}
function printScalar(value, { style }) {
  if (typeof value === "string") return quoted(value, style.quote);
  return typeof value === "number" ? printNumber(value) : String(value);
}
function printList(value, printer, indent) {
  const { style } = printer;
  const inner = indent === void 0 ? void 0 : indent + style.unit;
  const children = [];
  const add = (lead, child) => {
    const text = printSource(child, printer, inner);
    if (text !== void 0) children.push(lead + text);
    return text !== void 0;
  };
  const isDone = isList(value) ? value.every((item) => add("", item)) : isRecord(value) && Object.entries(value).every(([key, each]) => add(`${printKey(key, style)}: `, each));
  if (!isDone) return void 0;
  const [open, close] = isList(value) ? ["[", "]"] : ["{", "}"];
  if (children.length === 0) return open + close;
  if (inner === void 0) {
    const padding = isList(value) ? "" : style.padding;
    return open + padding + children.join(", ") + padding + close;
  }
  const separator = style.lineEnd + inner;
  const last = style.trailing ? "," : "";
  return open + separator + children.join(`,${separator}`) + last + style.lineEnd + indent + close;
}
function printKey(key, style, isQuoted = false) {
  if (key === "__proto__") return `[${quoted(key, style.quote)}]`;
  return !isQuoted && /^[A-Za-z_$][\w$]*$/.test(key) ? key : quoted(key, style.quote);
}
var offsetIn = offsetFinder(offsetsOf);
function offsetsOf(text, { start, end, value, file }) {
  const quote = text[start];
  if (file !== void 0 || quote !== "'" && quote !== '"' && quote !== "`") return void 0;
  const offsets = [];
  let at = start + 1;
  let units = "";
  while (at < end - 1) {
    if (text[at] === quote || quote === "`" && text.startsWith("${", at)) return void 0;
    const { length, stands } = unitAt(text, at);
    for (let unit = 0; unit < stands.length; unit++) offsets.push(at);
    units += stands;
    at += length;
  }
  if (at !== end - 1 || text[at] !== quote || units !== value) return void 0;
  offsets.push(at);
  return offsets;
}
var SHORT = { n: "\n", t: "	", r: "\r", b: "\b", f: "\f", v: "\v" };
function unitAt(text, at) {
  if (text[at] !== "\\") {
    if (text[at] !== "\r") return { length: 1, stands: text[at] };
    return { length: text[at + 1] === "\n" ? 2 : 1, stands: "\n" };
  }
  const next = text[at + 1] ?? "";
  if (next === "\r" && text[at + 2] === "\n") return { length: 3, stands: "" };
  if (/[\n\r\u2028\u2029]/.test(next)) return { length: 2, stands: "" };
  const code = /^(?:x([\da-f]{2})|u([\da-f]{4})|u\{([\da-f]{1,6})\}|([0-7]{1,3}))/i.exec(text.slice(at + 1, at + 10));
  if (code?.[4] !== void 0) return octal(code[4]);
  const hex = code?.[1] ?? code?.[2] ?? code?.[3];
  if (hex !== void 0) {
    const point = Number.parseInt(hex, 16);
    return { length: 1 + code[0].length, stands: point > 1114111 ? "" : String.fromCodePoint(point) };
  }
  return { length: 2, stands: Object.hasOwn(SHORT, next) ? SHORT[next] : next };
}
function octal(digits) {
  const taken = Number.parseInt(digits, 8) > 255 ? digits.slice(0, 2) : digits;
  return { length: 1 + taken.length, stands: String.fromCharCode(Number.parseInt(taken, 8)) };
}
function quoted(value, quote) {
  return quote + escaped(value, quote) + quote;
}
function escaped(value, quote, before = "") {
  const isTemplate = quote === "`";
  let written = "";
  for (let at = 0; at < value.length; at++) {
    const unit = value[at];
    const isStart = at === 0;
    if (unit === quote || unit === "\\" || isTemplate && unit === "$") written += `\\${unit}`;
    else if (unit === "\n") written += isTemplate ? "\n" : "\\n";
    else if (isStart && (isTemplate && unit === "{" && before.endsWith("$") || isDigitBehindOctal(unit, before)))
      written += hexOf(unit);
    else if (unit === "\r") written += "\\r";
    else if (unit === "	") written += "\\t";
    else if (/[\0-\x1f\x7f\u2028\u2029]/.test(unit) || isLoneSurrogate(value, at)) written += hexOf(unit);
    else written += unit;
  }
  return written;
}
var isDigitBehindOctal = (unit, before) => /\d/.test(unit) && /\\[0-7]{1,2}$/.test(before);
function hexOf(unit) {
  const hex = unit.charCodeAt(0).toString(16);
  return hex.length > 2 ? `\\u${hex.padStart(4, "0")}` : `\\x${hex.padStart(2, "0")}`;
}
function isLoneSurrogate(value, at) {
  const code = value.charCodeAt(at);
  if (code >= 55296 && code <= 56319) return !/[\udc00-\udfff]/.test(value[at + 1] ?? "");
  return code >= 56320 && code <= 57343 && !/[\ud800-\udbff]/.test(value[at - 1] ?? "");
}
function offsetFinder(find) {
  const known2 = /* @__PURE__ */ new WeakMap();
  return (text, node, index) => {
    let offsets = known2.get(node);
    if (offsets === void 0) known2.set(node, offsets = find(text, node) ?? null);
    return offsets?.[index];
  };
}

export {
  lack,
  lackOf,
  part,
  useOf,
  asWritten,
  sourceNodeOf,
  EMPTY_FILE,
  defineRule,
  unnamed,
  appliedFix,
  SERVER_PATH,
  isServerPath,
  makeReport,
  foundNothing,
  count,
  countAll,
  NO_COUNTS,
  addCounts,
  total,
  mostSevere,
  moreSevere,
  compareSeverity,
  isAtLeast,
  compareFindings,
  compareText,
  sortedBy,
  withoutDuplicates,
  stableLocation,
  LIMITS,
  BOUNDS,
  keepAtMost,
  applyFixes,
  applyEdits,
  inTextOrder,
  touch,
  JSON_WORDS,
  Unreadable,
  settle,
  differing,
  changesOf,
  childPlaces,
  containerAround,
  lastFrom,
  isScalar,
  isList,
  isRecord,
  printNumber,
  checkDepth,
  lineEndOf,
  hasLineBreak,
  isLineBreak,
  lineStart,
  lineEnd,
  afterLineBreak,
  indentAt,
  skipSpaces,
  isFirstOnLine,
  reindent,
  layoutOf,
  editList,
  printSource,
  printKey,
  offsetIn,
  quoted,
  escaped,
  offsetFinder
};
