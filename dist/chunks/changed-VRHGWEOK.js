import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  changesOf,
  comparedFiles,
  pullFiles,
  unknownIn
} from "./chunk-LR4QP7SC.js";
import "./chunk-AEUCEJZN.js";
import "./chunk-XM7JSQXY.js";
import "./chunk-HANBNIMK.js";
export {
  changesOf,
  comparedFiles,
  pullFiles,
  unknownIn
};
