import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  Evaluator,
  parseProgram,
  plain,
  survey,
  toEstree
} from "./chunk-5XOOK62G.js";
import "./chunk-XGBTYQHI.js";
import "./chunk-HANBNIMK.js";

// src/parse/neighbour.ts
function readNeighbour(path, text) {
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
