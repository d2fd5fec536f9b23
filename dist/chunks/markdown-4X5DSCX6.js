import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  MARKDOWN_BYTES,
  SYMBOLS,
  bytes,
  findingItem,
  findings,
  heading,
  markdown
} from "./chunk-UBGIEOWG.js";
import "./chunk-H2EPXIOK.js";
import "./chunk-CPS2VEP5.js";
import "./chunk-NGMWEJFL.js";
import "./chunk-3JELAPLK.js";
import "./chunk-DDFAVZGL.js";
import "./chunk-3UXQXL33.js";
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
