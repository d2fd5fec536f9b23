import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  hasLineBreak,
  indentAt,
  isFirstOnLine,
  lineEndOf,
  reindent
} from "./chunk-EVPXXSUI.js";
import {
  __export
} from "./chunk-SDZ6GJJ3.js";

// src/core/rule.ts
var lack = (object) => ({ lack: object });
var part = (string, from, to) => ({ part: string, from, to });
var WRITTEN = /* @__PURE__ */ Symbol("as written");
var asWritten = (node) => ({ [WRITTEN]: node });
function writtenNode(value) {
  return typeof value === "object" && value !== null && WRITTEN in value ? value[WRITTEN] : void 0;
}
function defineRule(rule) {
  return rule;
}

// src/core/tree.ts
var tree_exports = {};
__export(tree_exports, {
  UNKNOWN: () => UNKNOWN,
  entries: () => entries,
  entry: () => entry,
  get: () => get,
  has: () => has,
  isVague: () => isVague,
  items: () => items,
  text: () => text,
  toValue: () => toValue,
  typeOf: () => typeOf,
  walk: () => walk
});
var NO_ENTRIES = [];
var NO_ITEMS = [];
var INDEX_FROM = 16;
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
var UNKNOWN = /* @__PURE__ */ Symbol("unknown");
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
function typeOf(node) {
  return node.kind === "unknown" ? void 0 : node.kind;
}

// src/parse/changes.ts
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
function childIndex(container, child) {
  if (container.kind === "array") return container.items.indexOf(child);
  return container.entries.findIndex((entry2) => entry2 === child || entry2.value === child);
}
function childPlaces(container) {
  if (container.kind === "array") return container.items;
  return container.entries.map(({ start, value }) => ({ start, end: value.end }));
}
function containerAround(roots, place) {
  let around;
  for (let next = roots; ; ) {
    const inner = next.find(
      (node) => isContainer(node) && node.start <= place.start && place.end <= node.end && node !== place
    );
    if (!isContainer(inner)) return around;
    around = inner;
    next = inner.kind === "array" ? inner.items : inner.entries.map((entry2) => entry2.value);
  }
}
function isContainer(node) {
  return node?.kind === "object" || node?.kind === "array";
}

// src/parse/commas.ts
function layoutOf(text2, list, removed, style) {
  const kept = list.children.filter((_, index) => !removed.has(index));
  const model = kept.at(-1) ?? list.children[0];
  if (!model) return style.opensUp ? { indent: indentAt(text2, list.start) + style.unit } : void 0;
  return hasLineBreak(text2, list.start, model.start) && isFirstOnLine(text2, model.start) ? { indent: indentAt(text2, model.start) } : void 0;
}
function editList(text2, list, change, style) {
  const tokens = tokensOf(text2, list);
  if (!tokens) return void 0;
  const trailing = endsWithComma(tokens);
  const lastKept = list.children.findLastIndex((_, index) => !change.removed.has(index));
  const hasEnd = change.last.length > 0 || trailing;
  for (const token of tokens) {
    const isUseless = token.kind === "comma" && token.child === lastKept && !hasEnd;
    token.gone = token.kind !== "comment" && (change.removed.has(token.child) || isUseless);
  }
  const added = [...change.first, ...change.last];
  if (lastKept < 0 && added.length > 0) return filled(text2, list, tokens, added, trailing, style);
  const edits = removals(text2, list, tokens);
  if (change.first.length > 0) edits.push(prepended(text2, list, tokens, change.first, style));
  if (change.last.length > 0) edits.push(...appended(text2, list, tokens, lastKept, change, trailing, style));
  return edits;
}
function separatorOf(layout, style) {
  return layout ? style.lineEnd + layout.indent : style.space;
}
function insertion(at, text2) {
  return { start: at, end: at, text: text2 };
}
function tokensOf(text2, list) {
  const tokens = [];
  let at = list.start + 1;
  for (let child = 0; child <= list.children.length; child++) {
    const { start, end } = list.children[child] ?? { start: list.end - 1, end: list.end };
    while (at < start) {
      const comment = list.commentEnd(text2, at);
      if (comment > at) tokens.push({ kind: "comment", start: at, end: comment, child: child - 1, gone: false });
      else if (text2[at] === ",") tokens.push({ kind: "comma", start: at, end: at + 1, child: child - 1, gone: false });
      else if (!/\s/.test(text2[at])) return void 0;
      at = Math.max(comment, at + 1);
    }
    if (at !== start) return void 0;
    if (child < list.children.length) tokens.push({ kind: "child", start, end, child, gone: false });
    at = end;
  }
  return tokens;
}
function endsWithComma(tokens) {
  return tokens.findLast(({ kind }) => kind !== "comment")?.kind === "comma";
}
function lastOnLine(text2, tokens, from) {
  let at = from;
  while (tokens[at + 1]?.kind === "comment" && !hasLineBreak(text2, tokens[at].end, tokens[at + 1].start)) at++;
  return at;
}
function removals(text2, list, tokens) {
  const edits = [];
  for (let from = 0; from < tokens.length; from++) {
    if (!tokens[from].gone) continue;
    let to = from;
    while (tokens[to + 1]?.gone) to++;
    const outer = { start: tokens[from - 1]?.end ?? list.start + 1, end: tokens[to + 1]?.start ?? list.end - 1 };
    const inner = { start: tokens[from].start, end: tokens[to].end };
    const keeps = blanksToKeep(text2, tokens, from, to, outer, inner);
    edits.push({
      start: keeps === "before" ? inner.start : outer.start,
      end: keeps === "after" ? inner.end : outer.end,
      text: ""
    });
    from = to;
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
function prepended(text2, list, tokens, children, style) {
  const firstKept = tokens.find((token) => token.kind === "child" && !token.gone);
  const opening = openingLine(text2, list, tokens);
  const isBelow = hasLineBreak(text2, opening, firstKept.start) && isFirstOnLine(text2, firstKept.start);
  if (!isBelow) return insertion(firstKept.start, children.map((child) => `${child},${style.space}`).join(""));
  const separator = style.lineEnd + indentAt(text2, firstKept.start);
  return insertion(opening, children.map((child) => `${separator}${child},`).join(""));
}
function appended(text2, list, tokens, lastKept, change, trailing, style) {
  const layout = layoutOf(text2, list, change.removed, style);
  const child = tokens.findIndex((token) => token.kind === "child" && token.child === lastKept);
  const comma = tokens.findIndex((token) => token.kind === "comma" && token.child === lastKept);
  const last = comma < 0 ? child : comma;
  const behind = tokens[layout ? lastOnLine(text2, tokens, last) : last];
  const separator = separatorOf(layout, style);
  const joined = change.last.map((each) => separator + each).join(",");
  return [
    ...comma < 0 ? [insertion(tokens[child].end, ",")] : [],
    insertion(behind.end, trailing ? joined + "," : joined)
  ];
}
function openingLine(text2, list, tokens) {
  const first = tokens[0];
  if (first?.kind !== "comment" || hasLineBreak(text2, list.start, first.start)) return list.start + 1;
  return tokens[lastOnLine(text2, tokens, 0)].end;
}
function filled(text2, list, tokens, children, trailing, style) {
  const removed = new Set(list.children.keys());
  const layout = layoutOf(text2, list, removed, style);
  const separator = separatorOf(layout, style);
  const joined = children.join("," + separator) + (trailing ? "," : "");
  if (!tokens.some(({ kind }) => kind === "comment")) {
    const [first, last] = [tokens[0], tokens.at(-1)];
    if (first && last) return [{ start: first.start, end: last.end, text: joined }];
    const closing = layout ? style.lineEnd + indentAt(text2, list.start) : style.padding;
    return [
      { start: list.start + 1, end: list.end - 1, text: (layout ? separator : style.padding) + joined + closing }
    ];
  }
  const at = openingLine(text2, list, tokens);
  const isOpen = hasLineBreak(text2, at, list.end);
  const lead = isOpen ? style.lineEnd + (layout?.indent ?? indentAt(text2, list.start) + style.unit) : style.space;
  return [
    ...removals(text2, list, tokens),
    insertion(at, children.map((child) => lead + child).join(",") + (trailing ? "," : ""))
  ];
}

// src/parse/printable.ts
function isScalar(value) {
  return value === null || typeof value !== "object";
}
function isList(value) {
  return Array.isArray(value);
}
function isRecord(value) {
  return !isScalar(value) && !isList(value) && writtenNode(value) === void 0;
}

// src/parse/json-style.ts
var SCALAR_KINDS = /* @__PURE__ */ new Set(["string", "number", "boolean", "null"]);
var styles = /* @__PURE__ */ new WeakMap();
function jsonStyleOf(document) {
  let style = styles.get(document);
  if (!style) styles.set(document, style = detectStyle(document));
  return style;
}
function detectStyle({ text: text2, roots }) {
  const containers = roots.flatMap((root) => [...walk(root)].filter(isFilled));
  const inLine = containers.filter((each) => !hasLineBreak(text2, each.start, childStart(each)));
  const arrays = containers.filter(
    (each) => each.kind === "array" && each.items.every(({ kind }) => SCALAR_KINDS.has(kind))
  );
  const colon = colonOf(text2, containers);
  const space = colon.endsWith(" ") ? " " : "";
  return {
    text: text2,
    lineEnd: lineEndOf(text2),
    unit: unitOf(text2, containers),
    colon,
    space,
    padding: {
      object: paddingOf(
        text2,
        inLine.find(({ kind }) => kind === "object")
      ) ?? space,
      array: paddingOf(
        text2,
        inLine.find(({ kind }) => kind === "array")
      ) ?? ""
    },
    shortArrays: arrays[0] !== void 0 && inLine.includes(arrays[0])
  };
}
function isFilled(node) {
  return node.kind === "object" && node.entries.length > 0 || node.kind === "array" && node.items.length > 0;
}
function childStart(container) {
  return (container.kind === "object" ? container.entries[0] : container.items[0]).start;
}
function unitOf(text2, containers) {
  for (const container of containers) {
    const start = childStart(container);
    if (!hasLineBreak(text2, container.start, start) || !isFirstOnLine(text2, start)) continue;
    const [outer, inner] = [indentAt(text2, container.start), indentAt(text2, start)];
    if (inner.length > outer.length && inner.startsWith(outer)) return inner.slice(outer.length);
  }
  return "  ";
}
function colonOf(text2, containers) {
  for (const container of containers) {
    if (container.kind === "array") continue;
    const { end, value } = container.entries[0];
    const between = text2.slice(end, value.start);
    if (/^[ \t]*:[ \t]*$/.test(between)) return between;
  }
  return ": ";
}
function paddingOf(text2, container) {
  return container && text2.slice(container.start + 1, childStart(container));
}
function isSpread(document, node) {
  const around = containerAround(document.roots, node);
  if (around) return hasLineBreak(document.text, around.start, childStart(around));
  return node.kind === "object" || node.kind === "array" ? hasLineBreak(document.text, node.start, node.end) || !isFilled(node) : true;
}
function printJson(value, style, indent) {
  if (isScalar(value)) return printScalar(value);
  if (isList(value)) {
    const items2 = value.map((item) => ["", item]);
    return printList("[", items2, "]", style, isShortArray(value, style) ? void 0 : indent);
  }
  if (isRecord(value)) {
    const entries2 = Object.entries(value).map(([key, each]) => [printKey(key, style), each]);
    return printList("{", entries2, "}", style, indent);
  }
  const node = writtenNode(value);
  return node && printWritten(node, style, indent);
}
function isShortArray(items2, style) {
  return style.shortArrays && items2.every(isScalar);
}
function printKey(key, style) {
  return JSON.stringify(key) + style.colon;
}
function printScalar(value) {
  if (typeof value !== "number") return JSON.stringify(value);
  if (Number.isFinite(value)) return Object.is(value, -0) ? "-0" : String(value);
  return value < 0 ? "-1e999" : "1e999";
}
function printList(open, children, close, style, indent) {
  const inner = indent === void 0 ? void 0 : indent + style.unit;
  const printed = [];
  for (const [lead, value] of children) {
    const text2 = printJson(value, style, inner);
    if (text2 === void 0) return void 0;
    printed.push(lead + text2);
  }
  if (printed.length === 0) return open + close;
  if (inner !== void 0) {
    const separator = style.lineEnd + inner;
    return open + separator + printed.join("," + separator) + style.lineEnd + indent + close;
  }
  const padding = open === "{" ? style.padding.object : style.padding.array;
  return open + padding + printed.join("," + style.space) + padding + close;
}
function printWritten(node, style, indent) {
  const piece = style.text.slice(node.start, node.end);
  const isCutOff = node.kind === "object" && !piece.endsWith("}") || node.kind === "array" && !piece.endsWith("]");
  if (node.file !== void 0 || piece === "" || isCutOff) return void 0;
  const from = indentAt(style.text, node.start);
  return reindent(piece, from, indent ?? from);
}

// src/parse/json-comments.ts
function commentEnd(text2, at) {
  if (text2[at] !== "/") return at;
  if (text2[at + 1] === "*") {
    const close = text2.indexOf("*/", at + 2);
    return close < 0 ? at : close + 2;
  }
  if (text2[at + 1] !== "/") return at;
  let end = at + 2;
  while (end < text2.length && text2[end] !== "\n" && text2[end] !== "\r") end++;
  return end;
}

// src/parse/string-offsets.ts
function offsetFinder(find) {
  const known = /* @__PURE__ */ new WeakMap();
  return (text2, node, index) => {
    let offsets = known.get(node);
    if (offsets === void 0) known.set(node, offsets = find(text2, node) ?? null);
    return offsets?.[index];
  };
}

// src/parse/text-edits.ts
function settle(edits) {
  const inOrder = [...edits].sort((a, b) => a.start - b.start || a.end - b.end);
  const settled = [];
  for (const edit of inOrder) {
    const last = settled.at(-1);
    if (!last || edit.start > last.end) settled.push(edit);
    else if (edit.start < last.end) return void 0;
    else settled[settled.length - 1] = { start: last.start, end: edit.end, text: last.text + edit.text };
  }
  return settled.filter(({ start, end, text: text2 }) => start < end || text2 !== "");
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

// src/parse/json-syntax.ts
var jsonSyntax = { id: "json", offsetIn, print };
var jsoncSyntax = { id: "jsonc", offsetIn, print };
function offsetIn(text2, node, index) {
  const { start, end, value } = node;
  if (end - start !== value.length + 2) return offsetAmongEscapes(text2, node, index);
  return index <= value.length ? start + 1 + index : void 0;
}
var offsetAmongEscapes = offsetFinder((text2, { start, end }) => {
  const offsets = [];
  for (let at = start + 1; at < end; ) {
    offsets.push(at);
    if (text2[at] === "\\") at += text2[at + 1] === "u" ? 6 : 2;
    else at++;
  }
  return offsets;
});
function print(document, edits) {
  const changes = changesOf(edits);
  if (!changes) return void 0;
  const style = jsonStyleOf(document);
  const printed = [...changes.texts];
  for (const [node, value] of changes.values) {
    const edit = setValue(document, style, node, value);
    if (!edit) return void 0;
    printed.push(edit);
  }
  for (const [entry2, key] of changes.keys) {
    printed.push({ start: entry2.start, end: entry2.end, text: JSON.stringify(key) });
  }
  for (const [container, change] of changes.containers) {
    const more = changeContainer(document, style, container, change);
    if (!more) return void 0;
    printed.push(...more);
  }
  return settle(printed);
}
function setValue(document, style, node, value) {
  const isString = node.kind === "string" && document.text[node.start] === '"';
  if (isString && typeof value === "string") return rewriteString(document.text, node, value);
  const indent = isSpread(document, node) ? indentAt(document.text, node.start) : void 0;
  const text2 = printJson(value, style, indent);
  return text2 === void 0 ? void 0 : { start: node.start, end: node.end, text: text2 };
}
function rewriteString(text2, node, value) {
  const { prefix, suffix } = commonEnds(node.value, value);
  const start = offsetIn(text2, node, prefix);
  const end = offsetIn(text2, node, node.value.length - suffix);
  if (start === void 0 || end === void 0) return void 0;
  return { start, end, text: JSON.stringify(value.slice(prefix, value.length - suffix)).slice(1, -1) };
}
function changeContainer(document, style, container, change) {
  const { text: text2 } = document;
  if (text2[container.end - 1] !== (container.kind === "object" ? "}" : "]")) return void 0;
  const added = [...change.first, ...change.last].map(({ value }) => value);
  const staysShort = container.kind === "array" && isShortArray(added, style);
  const list = { ...container, children: childPlaces(container), commentEnd };
  const listStyle = {
    lineEnd: style.lineEnd,
    unit: style.unit,
    space: style.space,
    padding: style.padding[container.kind],
    opensUp: isSpread(document, container) && !staysShort
  };
  const indent = layoutOf(text2, list, change.removed, listStyle)?.indent;
  const first = printChildren(change.first, style, indent);
  const last = printChildren(change.last, style, indent);
  return first && last && editList(text2, list, { removed: change.removed, first, last }, listStyle);
}
function printChildren(children, style, indent) {
  const printed = [];
  for (const { key, value } of children) {
    const text2 = printJson(value, style, indent);
    if (text2 === void 0) return void 0;
    printed.push(key === void 0 ? text2 : printKey(key, style) + text2);
  }
  return printed;
}

export {
  lack,
  part,
  asWritten,
  defineRule,
  entry,
  get,
  has,
  entries,
  items,
  text,
  toValue,
  isVague,
  walk,
  tree_exports,
  commentEnd,
  jsonSyntax,
  jsoncSyntax
};
