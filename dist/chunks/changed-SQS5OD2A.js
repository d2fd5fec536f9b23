import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  changesOf,
  comparedFiles,
  pullFiles,
  unknownIn
} from "./chunk-KP6WHDJ5.js";
import "./chunk-AEUCEJZN.js";
import "./chunk-WYUWWQSN.js";
import "./chunk-HANBNIMK.js";
export {
  changesOf,
  comparedFiles,
  pullFiles,
  unknownIn
};
