import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  openGitHub
} from "./chunk-FALNYH6C.js";
import "./chunk-AEUCEJZN.js";
import "./chunk-PTI2DP2S.js";
import "./chunk-HANBNIMK.js";
export {
  openGitHub
};
