import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  visible
} from "./chunk-PTI2DP2S.js";

// src/report/markup.ts
var ENTITIES = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;"
};
function markup(text) {
  return visible(text).replace(/[&<>"']/g, (character) => ENTITIES[character]);
}

export {
  markup
};
