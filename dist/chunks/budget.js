import {
  expand,
  sizeOf
} from "./values.js";

// src/extract/result/root.ts
var listsOf = (listed) => [
  ["tools", listed.tools],
  ["functions", listed.functions],
  ["resources", listed.resources],
  ["resourceTemplates", listed.templates],
  ["prompts", listed.prompts],
  ["instructions", listed.instructions]
];
var valuesOf = (listed) => [
  ...listsOf(listed).flatMap(([, values]) => values),
  ...listed.others
];
function alternativesOf(listed, hasCode) {
  const lists = listsOf(listed);
  const count = lists.reduce((sum, [, values]) => sum + values.length, 0);
  return expand(valuesOf(listed)).map((nodes) => [...count > 0 || hasCode ? [rootOf(lists, nodes)] : [], ...nodes.slice(count)]).filter(({ length }) => length > 0);
}
function rootOf(lists, nodes) {
  const entries = [];
  let from = 0;
  for (const [key, values] of lists) {
    const items = nodes.slice(from, from + values.length);
    from += values.length;
    const listed = { kind: "array", start: 0, end: 0, items, open: true };
    if (key === "instructions")
      for (const value of items) entries.push({ key, start: value.start, end: value.end, value });
    else if (items.length > 0) entries.push({ key, start: 0, end: 0, value: listed });
  }
  return { kind: "object", start: 0, end: 0, entries, open: true };
}

// src/extract/result/budget.ts
var MOST_STEPS = 2e5;
var SHARED_NODES = 2e4;
var SHARED_PER_NODE = 10;
var MOST_IMPORTED = 1e5;
var LONGEST_TEXT = 1e6;
var MOST_TEXT = 1e7;
var DEEPEST = 60;
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
    if (++this.#steps > this.#mostSteps || this.#depth > DEEPEST_LITERAL || this.#inlined > DEEPEST) return false;
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

// src/extract/result/nodes.ts
var placeOf = ({ start, end, file, via }) => ({
  start,
  end,
  ...file !== void 0 && { file },
  ...via && { via }
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

export {
  LONGEST_TEXT,
  Budget,
  placeOf,
  scalar,
  object,
  valuesOf,
  alternativesOf
};
