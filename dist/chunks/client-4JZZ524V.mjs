import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  openGitHub
} from "./chunk-EWCEQV3A.mjs";
import "./chunk-X2XKTLOX.mjs";
import "./chunk-DF74DJHY.mjs";
import "./chunk-JVZTSKKL.mjs";
export {
  openGitHub
};
