import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  openGitHub
} from "./chunk-KBBQRH4Z.js";
import "./chunk-AEUCEJZN.js";
import "./chunk-VUSY2FCT.js";
import "./chunk-HANBNIMK.js";
export {
  openGitHub
};
