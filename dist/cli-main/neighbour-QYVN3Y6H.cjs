(function (exports, require, module, __filename, __dirname, __import, __define) {
'use strict';
const { Evaluator, parseProgram, plain, survey, toEstree } = require("./chunk-KQYZBLIW.cjs");
const { parseJson } = require("./chunk-7CJUKVSL.cjs");
require("./chunk-ZN6YHHF4.cjs");
require("./chunk-GKR7WJ3O.cjs");
require("./chunk-SGHFT4XM.cjs");
require("./chunk-MPI7IIBB.cjs");
require("./chunk-TQZD6TJA.cjs");
require("./chunk-FPPGN4WT.cjs");
require("./chunk-LPLZBQT2.cjs");
const { get } = require("./chunk-DGEBJDYS.cjs");
require("./chunk-SJLQLGW2.cjs");

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
Object.assign(exports, { readNeighbour });
})