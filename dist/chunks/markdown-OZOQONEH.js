import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  MARKDOWN_BYTES,
  SYMBOLS,
  bytes,
  findingItem,
  findings,
  heading,
  markdown
} from "./chunk-SNQ2GDL7.js";
import "./chunk-LFUULD6J.js";
import "./chunk-72LRKYEV.js";
import "./chunk-HPNRWL6M.js";
import "./chunk-3OE3I7LJ.js";
import "./chunk-PTI2DP2S.js";
import "./chunk-U4J2ZR6R.js";
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
