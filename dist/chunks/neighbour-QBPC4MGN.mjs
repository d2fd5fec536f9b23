import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  parseJson
} from "./chunk-TSQMFQ7H.mjs";
import {
  Evaluator,
  parseProgram,
  plain,
  survey,
  toEstree
} from "./chunk-7XBGZR64.mjs";
import "./chunk-3MI6NGFY.mjs";
import "./chunk-RVJAR34K.mjs";
import "./chunk-RXY37FN6.mjs";
import "./chunk-LEUONKNP.mjs";
import "./chunk-UQ7RYQ4I.mjs";
import "./chunk-VWVQ4KLJ.mjs";
import {
  get
} from "./chunk-P55NDAM6.mjs";
import "./chunk-2CEN453Q.mjs";
import "./chunk-JVZTSKKL.mjs";

// src/parse/neighbour.ts
function readNeighbour(path, text) {
  return path.endsWith(".json") ? readData(path, text) : readCode(path, text);
}
function readData(path, text) {
  const [root] = parseJson(path, text)?.roots ?? [];
  if (!root) return void 0;
  const whole = inFile(root, path, /* @__PURE__ */ new Map());
  return { exported: (name) => name === "*" || name === "default" ? whole : get(whole, name) };
}
function readCode(path, text) {
  const parsed = parseProgram(path, text);
  if ("fault" in parsed) return void 0;
  const evaluator = new Evaluator(survey(parsed.program, toEstree));
  const known = /* @__PURE__ */ new Map();
  return {
    exported(name) {
      if (!known.has(name)) {
        const value = evaluator.exported(name);
        known.set(name, value && inFile(plain(value), path, /* @__PURE__ */ new Map()));
      }
      return known.get(name);
    }
  };
}
function inFile(node, file, done) {
  const known = done.get(node);
  if (known) return known;
  const { via: _via, ...own } = node;
  let copy = { ...own, file };
  if (copy.kind === "object") {
    const entries = copy.entries.map((each) => ({ ...each, file, value: inFile(each.value, file, done) }));
    copy = { ...copy, entries };
  } else if (copy.kind === "array") {
    copy = { ...copy, items: copy.items.map((each) => inFile(each, file, done)) };
  }
  done.set(node, copy);
  return copy;
}
export {
  readNeighbour
};
