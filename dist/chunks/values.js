import {
  entry
} from "./tree.js";

// src/extract/result/values.ts
var nothingAt = ({ start, end }) => ({ kind: "undefined", start, end });
function unknownAt({ start, end }) {
  return { kind: "unknown", start, end };
}
function textOf(value) {
  return value?.kind === "string" ? value.value : void 0;
}
var MOST_BRANCHES = 8;
function unionAt(place, branches) {
  const flat = branches.flatMap((branch) => branch.kind === "union" ? branch.branches : [branch]);
  return flat.length > MOST_BRANCHES || flat.some(({ kind }) => kind === "unknown") ? unknownAt(place) : { kind: "union", start: place.start, end: place.end, branches: flat };
}
function conditional(place, condition, branches) {
  return { kind: "union", start: place.start, end: place.end, branches, condition };
}
var isConditional = (value) => value.kind === "union" && value.condition !== void 0;
function lasting(object) {
  return object.entries.filter((each) => entry(object, each.key) === each);
}
function followAt(value, path, use) {
  let at = value;
  for (const key of path) {
    if (at.kind === "array") {
      const item = /^\d+$/.test(key) ? at.items[Number(key)] : void 0;
      if (!item || at.open) return unknownAt(use);
      at = item;
    } else if (at.kind === "object") {
      const child = entry(at, key);
      if (!child) return at.open ? unknownAt(use) : nothingAt(use);
      at = child.value;
    } else {
      return unknownAt(use);
    }
  }
  return at;
}
function truthOf(value) {
  switch (value.kind) {
    case "object":
    case "array":
      return true;
    case "null":
    case "undefined":
      return false;
    case "unknown":
    case "union":
      return void 0;
    default:
      return Boolean(value.value);
  }
}
var DEEPEST = 400;
function sizeOf(value, most, depth = 0) {
  if (depth > DEEPEST) return Infinity;
  let size = 1;
  const add = (child) => (size += sizeOf(child, most - size, depth + 1)) <= most;
  if (value.kind === "object") value.entries.every((each) => add(each.value));
  else if (value.kind === "array") value.items.every(add);
  else if (value.kind === "union") value.branches.every(add);
  return size;
}
var MOST_ALTERNATIVES = 8;
function expand(parts) {
  const forms = parts.map(formsOf);
  const most = Math.max(1, ...forms.map(({ length }) => length));
  return Array.from({ length: most }, (_, index) => forms.map((form) => form[index % form.length]));
}
function formsOf(value) {
  const counts = choicesIn(value);
  if (counts.length === 0) return [plain(value)];
  const total = counts.reduce((product, count) => product * count, 1);
  if (total > MOST_ALTERNATIVES) {
    const certain = withoutConditional(value);
    return certain === value ? [plain(value)] : formsOf(certain);
  }
  return Array.from({ length: total }, (_, index) => {
    let rest = index;
    const choices = counts.map((count) => {
      const choice = rest % count;
      rest = Math.floor(rest / count);
      return choice;
    });
    return pick(value, new Choices(choices)) ?? unknownAt(value);
  });
}
function withoutConditional(value) {
  if (value.kind === "object") {
    const entries = value.entries.flatMap((each) => {
      const own = each.value;
      if (!isConditional(own)) {
        const child = withoutConditional(own);
        return [child === own ? each : { ...each, value: child }];
      }
      return own.branches.some(isNothing) ? [] : [{ ...each, value: unknownAt(own) }];
    });
    const isSame = entries.length === value.entries.length && entries.every((each, index) => each === value.entries[index]);
    return isSame ? value : { ...value, entries };
  }
  if (value.kind === "array") {
    const items = value.items.map((item) => withoutConditional(item));
    return items.every((item, index) => item === value.items[index]) ? value : { ...value, items };
  }
  if (value.kind !== "union") return value;
  const branches = value.branches.map(withoutConditional);
  return branches.every((each, index) => each === value.branches[index]) ? value : { ...value, branches };
}
function plain(value) {
  return pick(value, void 0) ?? unknownAt(value);
}
function choicesIn(value) {
  const counts = [];
  const conditions = /* @__PURE__ */ new Set();
  const add = (each) => {
    if (each.kind === "union") {
      if (!each.condition || !conditions.has(each.condition)) counts.push(each.branches.length);
      if (each.condition) conditions.add(each.condition);
      each.branches.forEach(add);
    } else if (each.kind === "object") {
      for (const { value: child } of each.entries) add(child);
    } else if (each.kind === "array") {
      each.items.forEach(add);
    }
  };
  add(value);
  return counts;
}
var Choices = class {
  #left;
  #taken = /* @__PURE__ */ new Map();
  constructor(choices) {
    this.#left = [...choices];
  }
  at({ condition }) {
    const known = condition && this.#taken.get(condition);
    if (known !== void 0) return known;
    const choice = this.#left.shift() ?? 0;
    if (condition) this.#taken.set(condition, choice);
    return choice;
  }
};
function pick(value, choices) {
  if (value.kind === "union") {
    if (!choices) return isConditional(value) && value.branches.some(isNothing) ? void 0 : unknownAt(value);
    const choice = choices.at(value);
    const forms = value.branches.map((branch) => pick(branch, choices));
    return forms[choice];
  }
  if (value.kind === "undefined") return void 0;
  if (value.kind === "object") {
    const entries = [];
    for (const each of value.entries) {
      const child = pick(each.value, choices);
      if (child) entries.push(child === each.value ? each : { ...each, value: child });
    }
    return entries.length === value.entries.length && entries.every((each, index) => each === value.entries[index]) ? value : { ...value, entries };
  }
  if (value.kind === "array") {
    const items = value.items.map((item) => pick(item, choices) ?? unknownAt(item));
    return items.every((item, index) => item === value.items[index]) ? value : { ...value, items };
  }
  return value;
}
var isNothing = ({ kind }) => kind === "undefined";

export {
  unknownAt,
  textOf,
  unionAt,
  conditional,
  isConditional,
  lasting,
  followAt,
  truthOf,
  sizeOf,
  expand,
  plain
};
