import {
  changesOf,
  childPlaces,
  containerAround,
  differing,
  editList,
  hasLineBreak,
  indentAt,
  isFirstOnLine,
  isList,
  isRecord,
  isScalar,
  layoutOf,
  lineEndOf,
  offsetFinder,
  printNumber,
  quoted,
  reindent,
  settle,
  sourceNodeOf
} from "./print.js";
import {
  walk
} from "./collections.js";

// src/parse/json/style.ts
var SCALAR_KINDS = /* @__PURE__ */ new Set(["string", "number", "boolean", "null"]);
var styles = /* @__PURE__ */ new WeakMap();
function jsonStyleOf(document) {
  let style = styles.get(document);
  if (!style) styles.set(document, style = detectStyle(document));
  return style;
}
function detectStyle({ text, roots, syntax }) {
  const containers = roots.flatMap((root) => [...walk(root)].filter(isFilled));
  const inLine = containers.filter((each) => !hasLineBreak(text, each.start, childStart(each)));
  const arrays = containers.filter(
    (each) => each.kind === "array" && each.items.every(({ kind }) => SCALAR_KINDS.has(kind))
  );
  const colon = colonOf(text, containers);
  const space = colon.endsWith(" ") ? " " : "";
  return {
    text,
    lineEnd: lineEndOf(text),
    unit: unitOf(text, containers),
    colon,
    space,
    padding: {
      object: paddingOf(
        text,
        inLine.find(({ kind }) => kind === "object")
      ) ?? space,
      array: paddingOf(
        text,
        inLine.find(({ kind }) => kind === "array")
      ) ?? ""
    },
    shortArrays: arrays[0] !== void 0 && inLine.includes(arrays[0]),
    ...syntax.id === "json5" ? wordsOf(text, containers) : PLAIN_WORDS
  };
}
var PLAIN_WORDS = { quote: '"', bareKeys: false };
function wordsOf(text, containers) {
  const children = containers.flatMap(childrenOf);
  const string = children.find(({ kind }) => kind === "string");
  const [key] = containers.flatMap((each) => each.kind === "object" ? each.entries : []);
  return {
    quote: string && text[string.start] === "'" ? "'" : '"',
    bareKeys: key !== void 0 && !/["']/.test(text[key.start])
  };
}
var childrenOf = (container) => container.kind === "object" ? container.entries.map(({ value }) => value) : container.items;
function isFilled(node) {
  return node.kind === "object" && node.entries.length > 0 || node.kind === "array" && node.items.length > 0;
}
function childStart(container) {
  return (container.kind === "object" ? container.entries[0] : container.items[0]).start;
}
function unitOf(text, containers) {
  for (const container of containers) {
    const start = childStart(container);
    if (!hasLineBreak(text, container.start, start) || !isFirstOnLine(text, start)) continue;
    const [outer, inner] = [indentAt(text, container.start), indentAt(text, start)];
    if (inner.length > outer.length && inner.startsWith(outer)) return inner.slice(outer.length);
  }
  return "  ";
}
function colonOf(text, containers) {
  for (const container of containers) {
    if (container.kind === "array") continue;
    const { end, value } = container.entries[0];
    const between = text.slice(end, value.start);
    if (/^[ \t]*:[ \t]*$/.test(between)) return between;
  }
  return ": ";
}
function paddingOf(text, container) {
  return container && text.slice(container.start + 1, childStart(container));
}
function isSpread(document, node) {
  const around = containerAround(document.roots, node);
  if (around) return hasLineBreak(document.text, around.start, childStart(around));
  return node.kind === "object" || node.kind === "array" ? hasLineBreak(document.text, node.start, node.end) || !isFilled(node) : true;
}
function printJson(value, style, indent) {
  if (isScalar(value)) return printScalar(value, style);
  if (isList(value)) {
    const items = value.map((item) => ["", item]);
    return printList("[", items, "]", style, isShortArray(value, style) ? void 0 : indent);
  }
  if (isRecord(value)) {
    const entries = Object.entries(value).map(([key, each]) => [printKey(key, style), each]);
    return printList("{", entries, "}", style, indent);
  }
  const node = sourceNodeOf(value);
  return node && printWritten(node, style, indent);
}
function isShortArray(items, style) {
  return style.shortArrays && items.every(isScalar);
}
function printKey(key, style) {
  return printName(key, style) + style.colon;
}
function printName(key, { quote, bareKeys }) {
  return bareKeys && /^[A-Za-z_$][\w$]*$/.test(key) ? key : printString(key, quote);
}
var printString = (value, quote) => quote === '"' ? JSON.stringify(value) : quoted(value, quote);
function printScalar(value, { quote }) {
  if (typeof value === "string") return printString(value, quote);
  return typeof value === "number" ? printNumber(value) : JSON.stringify(value);
}
function printList(open, children, close, style, indent) {
  const inner = indent === void 0 ? void 0 : indent + style.unit;
  const printed = [];
  for (const [lead, value] of children) {
    const text = printJson(value, style, inner);
    if (text === void 0) return void 0;
    printed.push(lead + text);
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
  if (!hasLineBreak(piece, 0, piece.length)) return piece;
  const from = indentAt(style.text, node.start);
  return reindent(piece, from, indent ?? from);
}

// src/parse/json/edit.ts
var jsonSyntax = { id: "json", offsetIn, print };
var jsoncSyntax = { id: "jsonc", offsetIn, print };
function offsetIn(text, node, index) {
  const { start, end, value } = node;
  if (end - start !== value.length + 2) return offsetAmongEscapes(text, node, index);
  return index <= value.length ? start + 1 + index : void 0;
}
var offsetAmongEscapes = offsetFinder((text, { start, end }) => {
  const offsets = [];
  for (let at = start + 1; at < end; ) {
    offsets.push(at);
    if (text[at] === "\\") at += text[at + 1] === "u" ? 6 : 2;
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
  for (const [entry, key] of changes.keys) {
    const { start, end } = entry;
    const bareKeys = !/["']/.test(document.text[start]);
    printed.push({ start, end, text: printName(key, { ...style, bareKeys }) });
  }
  for (const [container, change] of changes.containers) {
    const more = changeContainer(document, style, container, change);
    if (!more) return void 0;
    for (const each of more) printed.push(each);
  }
  return settle(printed);
}
function setValue(document, style, node, value) {
  const isString = node.kind === "string" && document.text[node.start] === '"';
  if (isString && typeof value === "string") return rewriteString(document.text, node, value);
  const indent = isSpread(document, node) ? indentAt(document.text, node.start) : void 0;
  const text = printJson(value, style, indent);
  return text === void 0 ? void 0 : { start: node.start, end: node.end, text };
}
function rewriteString(text, node, value) {
  const edit = differing(text, node, value, offsetIn);
  return edit && { ...edit, text: JSON.stringify(edit.text).slice(1, -1) };
}
function changeContainer(document, style, container, change) {
  const { text } = document;
  if (text[container.end - 1] !== (container.kind === "object" ? "}" : "]")) return void 0;
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
  const indent = layoutOf(text, list, change.removed, listStyle)?.indent;
  const first = printChildren(change.first, style, indent);
  const last = printChildren(change.last, style, indent);
  return first && last && editList(text, list, { removed: change.removed, first, last }, listStyle);
}
function printChildren(children, style, indent) {
  const printed = [];
  for (const { key, value } of children) {
    const text = printJson(value, style, indent);
    if (text === void 0) return void 0;
    printed.push(key === void 0 ? text : printKey(key, style) + text);
  }
  return printed;
}
function commentsIn(text) {
  const comments = [];
  const marks = /["'/]/g;
  for (let mark = marks.exec(text); mark; mark = marks.exec(text)) {
    const { index: start } = mark;
    if (mark[0] !== "/") marks.lastIndex = stringEnd(text, start);
    else if (text.startsWith("/*", start) || text.startsWith("//", start)) {
      const closed = commentEnd(text, start);
      const end = closed === start ? text.length : closed;
      comments.push({ start, end });
      marks.lastIndex = end;
    }
  }
  return comments;
}
function stringEnd(text, start) {
  const quote = text[start];
  for (let at = start + 1; at < text.length; at++) {
    const char = text[at];
    if (char === quote) return at + 1;
    if (char === "\\") at++;
    if (text[at] === "\n" || text[at] === "\r") return at;
  }
  return text.length;
}
function commentEnd(text, at) {
  if (text[at] !== "/") return at;
  if (text[at + 1] === "*") {
    const close = text.indexOf("*/", at + 2);
    return close < 0 ? at : close + 2;
  }
  if (text[at + 1] !== "/") return at;
  let end = at + 2;
  while (end < text.length && text[end] !== "\n" && text[end] !== "\r") end++;
  return end;
}

export {
  jsonSyntax,
  jsoncSyntax,
  commentsIn,
  commentEnd
};
