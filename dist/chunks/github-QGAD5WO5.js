import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  GITHUB_COMMANDS_PER_TYPE,
  annotations,
  github
} from "./chunk-QD5327MB.js";
import "./chunk-DDFAVZGL.js";
import "./chunk-3UXQXL33.js";
import "./chunk-U4J2ZR6R.js";
import "./chunk-HANBNIMK.js";
export {
  GITHUB_COMMANDS_PER_TYPE,
  annotations,
  github
};
