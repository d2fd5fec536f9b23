import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  changesOf,
  comparedFiles,
  mayLack,
  pullFiles
} from "./chunk-E3ER23PO.js";
import "./chunk-AEUCEJZN.js";
import "./chunk-MBSVPVMQ.js";
import "./chunk-O56WDLIY.js";
import "./chunk-HANBNIMK.js";
export {
  changesOf,
  comparedFiles,
  mayLack,
  pullFiles
};
