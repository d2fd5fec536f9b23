import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  changesOf,
  comparedFiles,
  pullFiles,
  unknownIn
} from "./chunk-TOYO4SIN.js";
import "./chunk-AEUCEJZN.js";
import "./chunk-ZJWHMTN2.js";
import "./chunk-HANBNIMK.js";
export {
  changesOf,
  comparedFiles,
  pullFiles,
  unknownIn
};
