import {
  stepTo
} from "./rules.js";

// src/core/known.ts
function knownValue(node, note, pointer = "") {
  switch (node.kind) {
    case "unknown":
      note(pointer, node.isText ? "text" : "value", node);
      return void 0;
    case "object": {
      if (node.open) note(pointer, "keys", node);
      const values = new Map(node.entries.map(({ key, value }) => [key, value]));
      const known = [...values].map(([key, value]) => [key, knownValue(value, note, pointer + stepTo(key))]);
      return Object.fromEntries(known.filter(([, value]) => value !== void 0));
    }
    case "array": {
      const known = node.items.filter(({ kind }) => kind !== "unknown");
      if (node.open || known.length < node.items.length) note(pointer, "entries", node);
      return known.map((item, index) => knownValue(item, note, `${pointer}/${index}`));
    }
    case "null":
      return null;
    default:
      return node.value;
  }
}
function merged(a, b, differing) {
  if (a === b) return a;
  const { start, end, file } = a;
  const unknown = (isOfBoth) => {
    const node = { kind: "unknown", start, end, ...file !== void 0 && { file } };
    if (!isOfBoth || differing?.has(a)) differing?.add(node);
    return node;
  };
  if (!b || a.kind !== b.kind) return unknown(false);
  if (a.kind === "object" && b.kind === "object") {
    const others = new Map(b.entries.map((each) => [each.key, each]));
    const own = new Set(a.entries.map(({ key }) => key));
    const left = b.entries.filter(({ key }) => !own.has(key));
    const entries = [];
    for (const each of differing ? [...a.entries, ...left] : a.entries) {
      const other = own.has(each.key) ? others.get(each.key) : void 0;
      if (other ?? differing) entries.push({ ...each, value: merged(each.value, other?.value, differing) });
    }
    const isWhole = differing !== void 0 || left.length === 0 && entries.length === a.entries.length;
    return { ...a, entries, open: a.open || b.open || !isWhole };
  }
  if (a.kind === "array" && b.kind === "array") {
    const isAlike = a.items.length === b.items.length;
    const items = isAlike ? a.items.map((item, index) => merged(item, b.items[index], differing)) : inBoth(a.items, b.items);
    const list = { ...a, items, open: a.open || b.open || !isAlike };
    if (!isAlike || differing?.has(a)) differing?.add(list);
    return list;
  }
  return isSame(a, b) ? a : unknown(a.kind === "unknown");
}
function inBoth(items, others) {
  const keys = new Set(others.map(keyOf));
  return items.filter((item) => {
    const key = keyOf(item);
    return key !== void 0 && keys.has(key);
  });
}
function isSame(a, b) {
  if (!a || !b) return a === b;
  if (a.kind !== b.kind || a.kind === "unknown") return false;
  if (a.kind === "object" && b.kind === "object") {
    if (a.open || b.open || a.entries.length !== b.entries.length) return false;
    const others = new Map(b.entries.map((each) => [each.key, each.value]));
    return a.entries.every(({ key, value }) => others.has(key) && isSame(value, others.get(key)));
  }
  if (a.kind === "array" && b.kind === "array") {
    return !a.open && !b.open && a.items.length === b.items.length && a.items.every((item, at) => isSame(item, b.items[at]));
  }
  return a.kind === "null" || "value" in a && "value" in b && a.value === b.value;
}
function keyOf(node) {
  if (!node) return "";
  switch (node.kind) {
    case "unknown":
      return void 0;
    case "object": {
      if (node.open) return void 0;
      const parts = [];
      for (const { key, value } of node.entries) {
        const text = keyOf(value);
        if (text === void 0) return void 0;
        parts.push(`${JSON.stringify(key)}:${text}`);
      }
      return `{${parts.sort().join()}}`;
    }
    case "array": {
      const parts = node.items.map(keyOf);
      return node.open || parts.includes(void 0) ? void 0 : `[${parts.join()}]`;
    }
    case "null":
      return "null";
    default:
      return JSON.stringify(node.value);
  }
}

export {
  knownValue,
  merged,
  isSame,
  keyOf
};
