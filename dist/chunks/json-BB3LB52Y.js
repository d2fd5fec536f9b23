import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  json,
  printJson
} from "./chunk-EOPORGQO.js";
import "./chunk-3OE3I7LJ.js";
import "./chunk-PTI2DP2S.js";
import "./chunk-U4J2ZR6R.js";
import "./chunk-HANBNIMK.js";
export {
  json,
  printJson
};
