import {
  stepTo
} from "./rules.js";
import {
  isRecord
} from "./version.js";

// src/server/dump.ts
function dumpOf(answers, secrets, seen) {
  const leaks = [];
  const clean = secrets.clean(answers.raw, "", leaks);
  const observed = {
    ...seen.noise && { noise: seen.noise },
    ...answers.failed.length > 0 && { failed: secrets.clean(answers.failed) },
    ...answers.isUnannounced && { unannounced: true },
    ...answers.results.length > 0 && { results: secrets.clean(answers.results) },
    ...answers.refusals.length > 0 && { refusals: answers.refusals },
    ...leaks.length > 0 && { leaks },
    ...seen.unstable && seen.unstable.length > 0 && { unstable: seen.unstable }
  };
  const all = { ...clean, ...Object.keys(observed).length > 0 && { observed } };
  return { text: `${JSON.stringify(all, null, 2)}
`, answers: clean };
}
var KEYS = {
  tools: "name",
  resources: "uri",
  resourceTemplates: "uriTemplate",
  prompts: "name"
};
var MOST = 50;
function differencesBetween(first, second) {
  const found = Object.entries(KEYS).flatMap(([list, key]) => differencesIn(list, key, first[list], second[list]));
  return found.slice(0, MOST);
}
function differencesIn(list, key, first = [], second = []) {
  if (!Array.isArray(first) || !Array.isArray(second)) return [];
  const nameOf = (item, index) => {
    const name = item?.[key];
    return typeof name === "string" ? name : `(${index + 1})`;
  };
  const [before, after] = [first.map(nameOf), second.map(nameOf)];
  const places = new Map(after.map((name, index) => [name, index]).reverse());
  const found = [];
  before.forEach((name, index) => {
    const at = places.get(name);
    const pointer = `/${list}/${index}`;
    if (at === void 0) found.push({ pointer, change: "missing", name });
    else {
      const path = firstDifference(first[index], second[at]);
      if (path !== void 0) found.push({ pointer: pointer + path, change: "changed", name });
    }
  });
  const known = new Set(before);
  for (const name of after) if (!known.has(name)) found.push({ pointer: `/${list}`, change: "added", name });
  const isReordered = found.length === 0 && before.join("\n") !== after.join("\n");
  return isReordered ? [{ pointer: `/${list}`, change: "reordered" }] : found;
}
function firstDifference(a, b) {
  if (Object.is(a, b)) return void 0;
  const [isObject, isArray] = [isRecord(a) && isRecord(b), Array.isArray(a) && Array.isArray(b)];
  if (!isObject && !isArray) return "";
  const [left, right] = [a, b];
  for (const key of Object.keys(left)) {
    if (!Object.hasOwn(right, key)) return stepTo(key);
    const inner = firstDifference(left[key], right[key]);
    if (inner !== void 0) return stepTo(key) + inner;
  }
  return Object.keys(right).length > Object.keys(left).length ? "" : void 0;
}
function toolsOf(answers) {
  const [key, list] = Array.isArray(answers) ? ["", answers] : answers["tools"] === void 0 ? ["/items", answers["items"]] : ["/tools", answers["tools"]];
  if (Array.isArray(list)) return list.map((value, index) => ({ value, pointer: `${key}/${index}` }));
  return Object.entries(list ?? {}).map(([id, value]) => ({
    value,
    pointer: `${key}/${id}`,
    id
  }));
}

export {
  dumpOf,
  differencesBetween,
  toolsOf
};
