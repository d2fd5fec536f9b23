import {
  JSON_WORDS,
  LIMITS,
  checkDepth,
  jsoncSyntax,
  offsetIn,
  quoted
} from "./rules.js";

// src/parse/json/momoa.ts
var treeOf = (document, most = LIMITS.depth) => nodeOf(document.body, 1, most);
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
  treeOf,
  json5Syntax
};
