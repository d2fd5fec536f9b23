import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);

// src/core/document.ts
var Lines = class {
  #starts = [0];
  constructor(text) {
    for (let i = 0; i < text.length; i++) {
      const code = text.charCodeAt(i);
      if (code === 10 || code === 13 && text.charCodeAt(i + 1) !== 10) this.#starts.push(i + 1);
    }
    if (text.charCodeAt(0) === 65279) this.#starts[0] = 1;
  }
  at(offset) {
    let low = 0;
    let high = this.#starts.length - 1;
    while (low < high) {
      const middle = low + high + 1 >> 1;
      if (this.#starts[middle] <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: Math.max(1, offset - this.#starts[low] + 1) };
  }
};
var Unreadable = class extends Error {
  name = "Unreadable";
};
var MAX_DEPTH = 500;

// src/parse/depth.ts
function checkDepth(depth) {
  if (depth > MAX_DEPTH) throw new Unreadable(`The file is nested more than ${MAX_DEPTH} levels deep.`);
}

export {
  Lines,
  Unreadable,
  checkDepth
};
