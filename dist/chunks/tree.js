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
  text: () => text,
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

export {
  entry,
  get,
  has,
  entries,
  items,
  text,
  UNKNOWN,
  toValue,
  isVague,
  walk,
  isAsWritten,
  tree_exports
};
