import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  openGitHub
} from "./chunk-UFKFVGQA.js";
import "./chunk-AEUCEJZN.js";
import "./chunk-3UXQXL33.js";
import "./chunk-HANBNIMK.js";
export {
  openGitHub
};
