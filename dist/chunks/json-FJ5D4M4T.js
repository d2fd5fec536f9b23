import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  json,
  printJson
} from "./chunk-IBVR64UJ.js";
import "./chunk-DDFAVZGL.js";
import "./chunk-3UXQXL33.js";
import "./chunk-U4J2ZR6R.js";
import "./chunk-HANBNIMK.js";
export {
  json,
  printJson
};
