import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  extract
} from "./chunk-EB4RH6Q6.js";
import {
  parseProgram,
  toEstree
} from "./chunk-IJYAB4QX.js";
import {
  sourceSyntax
} from "./chunk-6IVLKQMK.js";
import "./chunk-53QXWP3M.js";
import "./chunk-2A23LYDY.js";
import "./chunk-WVTLJUO6.js";
import "./chunk-PEYFFKY5.js";
import "./chunk-HANBNIMK.js";

// src/parse/typescript.ts
function parseSource(path, text, options = {}) {
  const parsed = parseProgram(path, text);
  if ("fault" in parsed) return broken(path, text, parsed.fault);
  const { program, comments } = parsed;
  const { others, readPages, resolveImport } = options;
  try {
    const { alternatives, code } = extract(program, {
      normalise: toEstree,
      resolveImport,
      ...readPages && { readPages: (templates) => readPages(templates, text) }
    });
    const [roots = [], ...further] = alternatives;
    const syntax = sourceSyntax(program);
    const document = { path, text, syntax, roots, faults: [], alternatives: further, code, comments: () => comments };
    return others ? { ...document, others } : document;
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
