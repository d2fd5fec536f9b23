import {
  didYouMean
} from "./did-you-mean.js";
import {
  jsoncSyntax
} from "./read.js";
import {
  JSON_WORDS,
  LIMITS,
  checkDepth,
  offsetIn,
  quoted
} from "./print.js";
import {
  countWhere
} from "./collections.js";

// src/files/errors.ts
var UserError = class extends Error {
  name = "UserError";
};
var MOST_TOGETHER = 20;
function together(errors) {
  const [first] = errors;
  if (first && errors.length === 1) return first;
  const shown = errors.slice(0, MOST_TOGETHER).map(({ message }) => message);
  const more = errors.length - shown.length;
  return new UserError([...shown, ...more > 0 ? [`and ${more} more like these`] : []].join("\n"));
}
function unknownHint(kind, word, known) {
  return `unknown ${kind} \`${word || '""'}\`${didYouMean(word, known)}`;
}

// src/core/lines.ts
var Lines = class {
  /** Where each line starts. */
  starts;
  constructor(text) {
    const starts = text.includes("\r") ? lineStarts(text) : feedStarts(text);
    if (text.charCodeAt(0) === 65279) starts[0] = 1;
    this.starts = starts;
  }
  at(offset) {
    const line = lineAt(offset, this.starts);
    return { line, column: Math.max(1, offset - this.starts[line - 1] + 1) };
  }
};
function lineAt(offset, starts) {
  return Math.max(
    1,
    countWhere(starts, (start) => start <= offset)
  );
}
function feedStarts(text) {
  const starts = [0];
  for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) starts.push(at + 1);
  return starts;
}
function lineStarts(text) {
  const starts = [0];
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 10 || code === 13 && text.charCodeAt(at + 1) !== 10) starts.push(at + 1);
  }
  return starts;
}

// src/parse/json/momoa.ts
function treeOf(document, most = LIMITS.depth) {
  return nodeOf(document.body, 1, most);
}
function nodeOf(momoa, depth, most) {
  checkDepth(depth, most);
  const [start, end] = momoa.range;
  switch (momoa.type) {
    case "Object":
      return {
        kind: "object",
        entries: momoa.members.map((member) => entryOf(member, depth, most)),
        open: false,
        start,
        end
      };
    case "Array":
      return {
        kind: "array",
        items: momoa.elements.map(({ value }) => nodeOf(value, depth + 1, most)),
        open: false,
        start,
        end
      };
    case "String":
      return { kind: "string", value: momoa.value, start, end };
    case "Number":
      return { kind: "number", value: momoa.value, start, end };
    case "Boolean":
      return { kind: "boolean", value: momoa.value, start, end };
    case "Null":
      return { kind: "null", start, end };
    case "NaN":
      return { kind: "number", value: NaN, start, end };
    case "Infinity":
      return { kind: "number", value: momoa.sign === "-" ? -Infinity : Infinity, start, end };
  }
}
function entryOf({ name, value }, depth, most) {
  const [start, end] = name.range;
  const key = name.type === "String" ? name.value : name.name;
  return { key, value: nodeOf(value, depth + 1, most), start, end };
}
var json5Syntax = {
  id: "json5",
  words: JSON_WORDS,
  offsetIn: (text, node, index) => (isJson(text, node) ? jsoncSyntax : { offsetIn }).offsetIn(text, node, index),
  print(document, edits) {
    return jsoncSyntax.print(
      document,
      edits.map((edit) => wholeString(document.text, edit))
    );
  }
};
function wholeString(text, edit) {
  if (edit.op !== "set" || edit.node.kind !== "string" || typeof edit.value !== "string") return edit;
  if (isJson(text, edit.node)) return edit;
  const { start, end } = edit.node;
  return { op: "text", start, end, text: quoted(edit.value, text[start]) };
}
function isJson(text, { start, end, value }) {
  const written = text.slice(start, end);
  if (!written.startsWith('"')) return false;
  if (written.length === value.length + 2) return !written.includes("\\");
  try {
    return JSON.parse(written) === value;
  } catch {
    return false;
  }
}

export {
  Lines,
  lineAt,
  feedStarts,
  UserError,
  together,
  unknownHint,
  treeOf,
  json5Syntax
};
