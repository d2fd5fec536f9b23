import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  json,
  printJson
} from "./chunk-OUKRV7DX.js";
import "./chunk-57GUY2XM.js";
import "./chunk-PTI2DP2S.js";
import "./chunk-CGQG7UV5.js";
import "./chunk-HANBNIMK.js";
export {
  json,
  printJson
};
