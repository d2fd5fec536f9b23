import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  changesOf,
  comparedFiles,
  mayLack,
  pullFiles
} from "./chunk-JD7O6TQQ.mjs";
import "./chunk-X2XKTLOX.mjs";
import "./chunk-3EVODGKU.mjs";
import "./chunk-JVZTSKKL.mjs";
export {
  changesOf,
  comparedFiles,
  mayLack,
  pullFiles
};
