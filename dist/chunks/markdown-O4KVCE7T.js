import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  MARKDOWN_BYTES,
  SYMBOLS,
  bytes,
  findingItem,
  findings,
  heading,
  markdown
} from "./chunk-ABQXEFV7.js";
import "./chunk-LFUULD6J.js";
import "./chunk-72LRKYEV.js";
import "./chunk-QZ5EYU6L.js";
import "./chunk-57GUY2XM.js";
import "./chunk-PTI2DP2S.js";
import "./chunk-CGQG7UV5.js";
import "./chunk-HANBNIMK.js";
export {
  MARKDOWN_BYTES,
  SYMBOLS,
  bytes,
  findingItem,
  findings,
  heading,
  markdown
};
