import {
  entry
} from "./rules.js";

// src/extract/result/values.ts
var nothingAt = ({ start, end }) => ({ kind: "undefined", start, end });
var mayBeText = (value) => value?.kind === "unknown" || textOf(value) !== void 0;
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
function lasting(object2) {
  return object2.entries.filter((each) => entry(object2, each.key) === each);
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
var plain = (value) => pick(value, void 0) ?? unknownAt(value);
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
var placeOf = ({ start, end, file, via }) => ({
  start,
  end,
  ...file !== void 0 && { file },
  ...via && { via }
});
var unknownAt = (place) => ({ kind: "unknown", ...placeOf(place) });
var arrayOf = (items, place, open = false) => ({
  ...{ kind: "array", ...placeOf(place), items, open }
});
function scalar(value, at) {
  const place = placeOf(at);
  if (typeof value === "string") return { kind: "string", ...place, value };
  return typeof value === "number" ? { kind: "number", ...place, value } : { kind: "boolean", ...place, value };
}
function object(place, keywords, open = false) {
  const entries = keywords.map(([key, value]) => ({ key, ...placeOf(place), value }));
  return { kind: "object", ...placeOf(place), entries, open };
}

// src/extract/result/budget.ts
var MOST_STEPS = 2e5;
var SHARED_NODES = 2e4;
var SHARED_PER_NODE = 10;
var MOST_IMPORTED = 1e5;
var LONGEST_TEXT = 1e6;
var MOST_TEXT = 1e7;
var DEEPEST2 = 60;
var DEEPEST_LITERAL = 400;
var Budget = class {
  #mostSteps;
  #mostShared;
  /** Values of other files that were used before. */
  #imported = /* @__PURE__ */ new WeakSet();
  #steps = 0;
  #depth = 0;
  #inlined = 0;
  #copied = 0;
  #written = 0;
  constructor(sizeOfFile) {
    this.#mostSteps = MOST_STEPS + 4 * sizeOfFile;
    this.#mostShared = SHARED_NODES + SHARED_PER_NODE * sizeOfFile;
  }
  /** Counts one more step, one level deeper; false if that exceeds a limit. */
  enter() {
    if (++this.#steps > this.#mostSteps || this.#depth > DEEPEST_LITERAL || this.#inlined > DEEPEST2) return false;
    this.#depth++;
    return true;
  }
  leave() {
    this.#depth--;
  }
  enterFunction() {
    this.#inlined++;
  }
  leaveFunction() {
    this.#inlined--;
  }
  /** Whether a value may be added to the tree once more. */
  allows(value) {
    if (value.kind === "string") return this.allowsText(value.value.length);
    if (value.kind !== "object" && value.kind !== "array" && value.kind !== "union") return true;
    if (value.file !== void 0 && !this.#imported.has(value)) {
      this.#imported.add(value);
      this.#mostShared += SHARED_PER_NODE * Math.min(sizeOf(value, MOST_IMPORTED), MOST_IMPORTED);
    }
    const left = this.#mostShared - this.#copied;
    const size = sizeOf(value, left);
    if (size > left) return false;
    this.#copied += size;
    return true;
  }
  /** Whether a computed string of this length may be added. */
  allowsText(length) {
    this.#written += length;
    return length <= LONGEST_TEXT && this.#written <= MOST_TEXT;
  }
};
var UNFINISHED = /not[ _-]((yet|currently|directly)[ _-])?(implemented|supported|available)|unimplemented|coming (soon|in|later)\b|placeholder|in production, this|\b(todo|stub|mock|simulat|demo|dummy|fake)/i;
var REFUSES = /unknown|unrecogni[sz]ed|not (found|supported|implemented)|unsupported|no such|does(n.t| not) exist|invalid/i;
var REFUSES_TOOL = /(unknown|unrecogni[sz]ed|unsupported|invalid|no such) (tool|method|function|command)\b|\b(tool|method)( name)? (is )?(not (found|supported|implemented|recogni[sz]ed)|unknown|does(n.t| not) exist)/i;

export {
  nothingAt,
  mayBeText,
  textOf,
  unionAt,
  conditional,
  isConditional,
  lasting,
  followAt,
  truthOf,
  expand,
  plain,
  placeOf,
  unknownAt,
  arrayOf,
  scalar,
  object,
  LONGEST_TEXT,
  Budget,
  UNFINISHED,
  REFUSES,
  REFUSES_TOOL
};
