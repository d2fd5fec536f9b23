import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  Unreadable
} from "./chunk-P55NDAM6.mjs";

// src/parse/depth.ts
function checkDepth(depth, most) {
  if (depth > most) throw new Unreadable(`The file is nested more than ${most} levels deep.`, "depth");
}

export {
  checkDepth
};
