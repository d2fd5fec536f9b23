import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  extract
} from "./chunk-EWSMHZU7.js";
import {
  parseProgram,
  toEstree
} from "./chunk-4QDQ4QQJ.js";
import {
  sourceSyntax
} from "./chunk-KWNHF4PY.js";
import "./chunk-JEMFAINJ.js";
import "./chunk-ATCVS3YI.js";
import "./chunk-WVTLJUO6.js";
import "./chunk-QCMPRAID.js";
import "./chunk-SDZ6GJJ3.js";

// src/parse/typescript.ts
function parseSource(path, text, options = {}) {
  const parsed = parseProgram(path, text);
  if ("fault" in parsed) return broken(path, text, parsed.fault);
  const { others, readPages, resolveImport } = options;
  try {
    const { alternatives, code } = extract(parsed.program, {
      normalise: toEstree,
      resolveImport,
      ...readPages && { readPages: (templates) => readPages(templates, text) }
    });
    const [roots = [], ...further] = alternatives;
    const syntax = sourceSyntax(parsed.program);
    return { path, text, syntax, roots, faults: [], alternatives: further, code, ...others && { others } };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return broken(path, text, { start: 0, end: Math.min(1, text.length), message: TOO_DEEP, mild: true });
  }
}
var TOO_DEEP = "The code is nested too deep to be read.";
function broken(path, text, fault) {
  return { path, text, syntax: sourceSyntax(void 0), roots: [], faults: [fault] };
}
export {
  parseSource
};
