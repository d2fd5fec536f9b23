import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  changesOf,
  comparedFiles,
  mayLack,
  pullFiles
} from "./chunk-MJXE2CSE.js";
import "./chunk-AEUCEJZN.js";
import "./chunk-6OSFKERH.js";
import "./chunk-HANBNIMK.js";
export {
  changesOf,
  comparedFiles,
  mayLack,
  pullFiles
};
