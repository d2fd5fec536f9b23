import {
  append,
  countLeading,
  remembered
} from "./collections.js";
import {
  __export
} from "./runtime.js";

// src/core/tree.ts
var tree_exports = {};
__export(tree_exports, {
  UNKNOWN: () => UNKNOWN,
  entries: () => entries,
  entry: () => entry,
  get: () => get,
  has: () => has,
  isAsWritten: () => isAsWritten,
  isVague: () => isVague,
  items: () => items,
  objectsIn: () => objectsIn,
  stringAt: () => stringAt,
  text: () => text,
  textsIn: () => textsIn,
  toValue: () => toValue,
  typeOf: () => typeOf,
  walk: () => walk
});
var NO_ENTRIES = [];
var NO_ITEMS = [];
var INDEX_FROM = 64;
var indexes = /* @__PURE__ */ new WeakMap();
function entry(node, key) {
  if (node?.kind !== "object") return void 0;
  const { entries: entries2 } = node;
  if (entries2.length >= INDEX_FROM) return indexOf(node).get(key);
  for (let i = entries2.length - 1; i >= 0; i--) if (entries2[i].key === key) return entries2[i];
  return void 0;
}
function indexOf(node) {
  let index = indexes.get(node);
  if (!index) {
    index = /* @__PURE__ */ new Map();
    for (const each of node.entries) index.set(each.key, each);
    indexes.set(node, index);
  }
  return index;
}
function get(node, ...path) {
  let at = node;
  for (const key of path) at = entry(at, key)?.value;
  return at;
}
function has(node, key) {
  if (node?.kind === "unknown") return "unknown";
  if (node?.kind !== "object") return "no";
  if (entry(node, key)) return "yes";
  return node.open ? "unknown" : "no";
}
function entries(node) {
  return node?.kind === "object" ? node.entries : NO_ENTRIES;
}
function items(node) {
  return node?.kind === "array" ? node.items : NO_ITEMS;
}
function text(node) {
  return node?.kind === "string" ? node.value : void 0;
}
function stringAt(node, ...path) {
  const found = get(node, ...path);
  return found?.kind === "string" ? found : void 0;
}
function objectsIn(list) {
  return items(list).filter((each) => each.kind === "object");
}
function textsIn(node) {
  return node ? [...walk(node)].filter((each) => each.kind === "string") : [];
}
var UNKNOWN = /* @__PURE__ */ Symbol.for("toolint: unknown");
function toValue(node) {
  switch (node.kind) {
    case "object": {
      const value = {};
      for (const each of node.entries) {
        if (each.key === "__proto__") define(value, each.key, toValue(each.value));
        else value[each.key] = toValue(each.value);
      }
      return value;
    }
    case "array":
      return node.items.map(toValue);
    case "null":
      return null;
    case "unknown":
      return UNKNOWN;
    default:
      return node.value;
  }
}
function define(object, key, value) {
  Object.defineProperty(object, key, { value, enumerable: true, configurable: true, writable: true });
}
function isVague(node) {
  switch (node.kind) {
    case "object":
      return node.open || node.entries.some((each) => isVague(each.value));
    case "array":
      return node.open || node.items.some(isVague);
    default:
      return node.kind === "unknown";
  }
}
function* walk(node) {
  const todo = [node];
  for (let next = todo.pop(); next; next = todo.pop()) {
    yield next;
    if (next.kind === "object") {
      for (let i = next.entries.length - 1; i >= 0; i--) todo.push(next.entries[i].value);
    } else if (next.kind === "array") {
      for (let i = next.items.length - 1; i >= 0; i--) todo.push(next.items[i]);
    }
  }
}
function isAsWritten({ value, start, end }) {
  return end - start === String(value).length;
}
function typeOf(node) {
  return node.kind === "unknown" ? void 0 : node.kind;
}

// src/core/rule.ts
function subjectOf(at) {
  if ("lack" in at) return at.lack;
  if ("part" in at) return at.part;
  return "use" in at ? at.use : at;
}
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
  object: "an object",
  quote: '"'
};
var BARE_WORDS = { ...JSON_WORDS, quote: "" };
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
function applyFixes(text2, findings, kind) {
  const applied = [];
  const edits = [];
  for (const finding of findings) {
    const { fix } = finding;
    if (!fix || kind === "safe" && !fix.safe) continue;
    if (fix.edits.some((edit) => touchesAny(edits, edit))) continue;
    for (const edit of fix.edits) edits.splice(placeFor(edits, edit), 0, edit);
    applied.push(finding);
  }
  return { text: applyEdits(text2, edits), applied };
}
function applyEdits(text2, edits) {
  let result = "";
  let from = 0;
  for (const edit of inTextOrder(edits)) {
    result += text2.slice(from, edit.start) + edit.text;
    from = edit.end;
  }
  return result + text2.slice(from);
}
var inTextOrder = (edits) => [...edits].sort((a, b) => a.start - b.start || a.end - b.end);
function touchesAny(edits, edit) {
  const at = placeFor(edits, edit);
  return [at - 1, at].some((index) => edits[index] !== void 0 && touch(edits[index], edit));
}
function placeFor(edits, { start }) {
  return countLeading(edits, (each) => each.start < start);
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
  return settled.filter(({ start, end, text: text2 }) => start < end || text2 !== "");
}
function differing(text2, node, value, offsetIn) {
  const { prefix, suffix } = commonEnds(node.value, value);
  const start = offsetIn(text2, node, prefix);
  const end = offsetIn(text2, node, node.value.length - suffix);
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
function isTorn(text2, at) {
  return /[\ud800-\udbff]/.test(text2[at - 1] ?? "") && /[\udc00-\udfff]/.test(text2[at] ?? "");
}
function changesOf(edits) {
  const changes = { values: /* @__PURE__ */ new Map(), keys: /* @__PURE__ */ new Map(), containers: /* @__PURE__ */ new Map(), texts: [], nullable: [] };
  for (const edit of edits) if (!sortIn(changes, edit)) return void 0;
  return changes;
}
function sortIn({ values, keys, containers, texts, nullable }, edit) {
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
    case "nullable":
      nullable.push(edit.node);
      return edit.node.file === void 0;
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
  const indexes2 = /* @__PURE__ */ new Map();
  const note = (child, index) => {
    if (!indexes2.has(child)) indexes2.set(child, index);
  };
  if (container.kind === "array") container.items.forEach(note);
  else container.entries.forEach((entry2, index) => (note(entry2, index), note(entry2.value, index)));
  return indexes2;
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
  return places[countLeading(places, ({ start }) => start <= offset) - 1];
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
function lineEndOf(text2) {
  const feed = text2.indexOf("\n");
  if (feed < 0) return text2.includes("\r") ? "\r" : "\n";
  return text2[feed - 1] === "\r" ? "\r\n" : "\n";
}
function hasLineBreak(text2, start = 0, end = text2.length) {
  for (let at = start; at < end; at++) if (isLineBreak(text2, at)) return true;
  return false;
}
function isLineBreak(text2, at) {
  return text2[at] === "\n" || text2[at] === "\r";
}
function lineStart(text2, offset, least = 0) {
  let at = offset;
  while (at > least && !isLineBreak(text2, at - 1) && text2[at - 1] !== "\uFEFF") at--;
  return at;
}
function lineEnd(text2, offset) {
  let at = offset;
  while (at < text2.length && !isLineBreak(text2, at)) at++;
  return at;
}
function afterLineBreak(text2, offset) {
  if (text2[offset] === "\r") return text2[offset + 1] === "\n" ? offset + 2 : offset + 1;
  return text2[offset] === "\n" ? offset + 1 : offset;
}
function indentAt(text2, offset) {
  const start = lineStart(text2, offset);
  return text2.slice(start, skipSpaces(text2, start));
}
function skipSpaces(text2, offset) {
  let at = offset;
  while (text2[at] === " " || text2[at] === "	") at++;
  return at;
}
function isFirstOnLine(text2, offset) {
  let at = offset;
  while (text2[at - 1] === " " || text2[at - 1] === "	") at--;
  return at === 0 || isLineBreak(text2, at - 1) || text2[at - 1] === "\uFEFF";
}
function reindent(piece, from, to) {
  if (from === to) return piece;
  return piece.replace(
    /(\r\n|\n|\r)([ \t]*)/g,
    (_, lineBreak, indent) => indent.startsWith(from) ? lineBreak + to + indent.slice(from.length) : lineBreak + indent
  );
}

// src/parse/bracketed-list.ts
function layoutOf(text2, list, removed, style) {
  const model = list.children[lastWithout(list, removed)] ?? list.children[0];
  if (!model) return style.opensUp ? { indent: indentAt(text2, list.start) + style.unit } : void 0;
  return isFirstOnLine(text2, model.start) ? { indent: indentAt(text2, model.start) } : void 0;
}
function lastWithout({ children }, removed) {
  return children.findLastIndex((_, index) => !removed.has(index));
}
function editList(text2, list, change, style) {
  const tokens = tokensOf(text2, list);
  if (!tokens) return void 0;
  const { trailing } = tokens;
  const lastKept = lastWithout(list, change.removed);
  const hasEnd = change.last.length > 0 || trailing;
  const isGone = (token) => {
    if (!token || token.kind === "comment") return false;
    return change.removed.has(token.child) || token.kind === "comma" && token.child === lastKept && !hasEnd;
  };
  const added = [...change.first, ...change.last];
  const edits = removals(text2, list, tokens, [...change.removed, lastKept], isGone);
  if (lastKept < 0 && added.length > 0) return filled(text2, list, tokens, edits, added, style);
  if (change.first.length > 0) edits.push(prepended(text2, list, tokens, change, style));
  if (change.last.length > 0) append(edits, appended(text2, list, tokens, lastKept, change, style));
  return edits;
}
function separatorOf(layout, style) {
  return layout ? style.lineEnd + layout.indent : style.space;
}
function insertion(at, text2) {
  return { start: at, end: at, text: text2 };
}
var known = /* @__PURE__ */ new WeakMap();
function tokensOf(text2, list) {
  let tokens = known.get(list.children);
  if (!tokens) known.set(list.children, tokens = readTokens(text2, list) ?? "none");
  return tokens === "none" ? void 0 : tokens;
}
function readTokens(text2, list) {
  const all = [];
  const ofChild = [];
  let at = list.start + 1;
  for (let child = 0; child <= list.children.length; child++) {
    const { start, end } = list.children[child] ?? { start: list.end - 1, end: list.end };
    while (at < start) {
      const comment = list.commentEnd(text2, at);
      if (comment > at) all.push({ kind: "comment", start: at, end: comment, child: child - 1 });
      else if (text2[at] === ",") all.push({ kind: "comma", start: at, end: at + 1, child: child - 1 });
      else if (!/\s/.test(text2[at])) return void 0;
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
function lastOnLine(text2, { all: tokens }, from) {
  let at = from;
  while (tokens[at + 1]?.kind === "comment" && !hasLineBreak(text2, tokens[at].end, tokens[at + 1].start)) at++;
  return at;
}
function removals(text2, list, tokens, children, isGone) {
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
      const keeps = blanksToKeep(text2, all, from, to, outer, inner);
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
function blanksToKeep(text2, tokens, from, to, outer, inner) {
  const before = tokens[from - 1];
  const after = tokens[to + 1];
  if (!before && !after) return "none";
  if (!before) return "before";
  if (!after && before.kind !== "comment") return "after";
  return hasLineBreak(text2, outer.start, inner.start) && !hasLineBreak(text2, inner.end, outer.end) ? "before" : "after";
}
function prepended(text2, list, tokens, { first: children, removed }, style) {
  const firstKept = list.children.find((_, index) => !removed.has(index));
  const opening = openingLine(text2, list, tokens);
  const isBelow = hasLineBreak(text2, opening, firstKept.start) && isFirstOnLine(text2, firstKept.start);
  if (!isBelow) return insertion(firstKept.start, children.map((child) => `${child},${style.space}`).join(""));
  const separator = style.lineEnd + indentAt(text2, firstKept.start);
  return insertion(opening, children.map((child) => `${separator}${child},`).join(""));
}
function appended(text2, list, tokens, lastKept, change, style) {
  const { all, trailing } = tokens;
  const layout = layoutOf(text2, list, change.removed, style);
  const child = firstOf(tokens, lastKept);
  const behindChild = all.slice(child, firstOf(tokens, lastKept + 1)).findIndex(({ kind }) => kind === "comma");
  const last = child + Math.max(0, behindChild);
  const behind = all[layout ? lastOnLine(text2, tokens, last) : last];
  const separator = separatorOf(layout, style);
  const joined = change.last.map((each) => separator + each).join(",");
  return [
    ...behindChild < 0 ? [insertion(all[child].end, ",")] : [],
    insertion(behind.end, trailing ? joined + "," : joined)
  ];
}
function openingLine(text2, list, tokens) {
  const first = tokens.all[0];
  if (first?.kind !== "comment" || hasLineBreak(text2, list.start, first.start)) return list.start + 1;
  return tokens.all[lastOnLine(text2, tokens, 0)].end;
}
function filled(text2, list, tokens, removed, children, style) {
  const { all, trailing } = tokens;
  const layout = layoutOf(text2, list, new Set(list.children.keys()), style);
  const separator = separatorOf(layout, style);
  const joined = children.join("," + separator) + (trailing ? "," : "");
  if (!all.some(({ kind }) => kind === "comment")) {
    const [first, last] = [all[0], all.at(-1)];
    if (first && last) return [{ start: first.start, end: last.end, text: joined }];
    const closing = layout ? style.lineEnd + indentAt(text2, list.start) : style.padding;
    return [
      { start: list.start + 1, end: list.end - 1, text: (layout ? separator : style.padding) + joined + closing }
    ];
  }
  const at = openingLine(text2, list, tokens);
  const isOpen = hasLineBreak(text2, at, list.end);
  const lead = isOpen ? style.lineEnd + (layout?.indent ?? indentAt(text2, list.start) + style.unit) : style.space;
  return [...removed, insertion(at, children.map((child) => lead + child).join(",") + (trailing ? "," : ""))];
}

export {
  entry,
  get,
  has,
  entries,
  items,
  text,
  stringAt,
  objectsIn,
  textsIn,
  UNKNOWN,
  toValue,
  isVague,
  walk,
  isAsWritten,
  tree_exports,
  subjectOf,
  lack,
  lackOf,
  part,
  useOf,
  asWritten,
  sourceNodeOf,
  EMPTY_FILE,
  defineRule,
  unnamed,
  JSON_WORDS,
  BARE_WORDS,
  Unreadable,
  applyFixes,
  applyEdits,
  inTextOrder,
  touch,
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
  editList
};
