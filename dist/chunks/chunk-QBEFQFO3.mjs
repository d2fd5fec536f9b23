import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  countWhere
} from "./chunk-GKFCM4BW.mjs";

// src/core/lines.ts
var Lines = class {
  /** Where each line starts. */
  starts;
  constructor(text) {
    const starts = text.includes("\r") ? lineStarts(text) : feedStarts(text);
    if (text.charCodeAt(0) === 65279) starts[0] = 1;
    this.starts = starts;
  }
  at(offset) {
    const line = lineAt(offset, this.starts);
    return { line, column: Math.max(1, offset - this.starts[line - 1] + 1) };
  }
};
function lineAt(offset, starts) {
  return Math.max(
    1,
    countWhere(starts, (start) => start <= offset)
  );
}
function feedStarts(text) {
  const starts = [0];
  for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) starts.push(at + 1);
  return starts;
}
function lineStarts(text) {
  const starts = [0];
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 10 || code === 13 && text.charCodeAt(at + 1) !== 10) starts.push(at + 1);
  }
  return starts;
}

export {
  Lines,
  lineAt,
  feedStarts
};
