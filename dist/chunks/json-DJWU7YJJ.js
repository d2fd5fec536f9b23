import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  json,
  printJson
} from "./chunk-FOWHMCSE.js";
import "./chunk-RDN6EA6Z.js";
import "./chunk-SZGLWQLN.js";
import "./chunk-SDZ6GJJ3.js";
export {
  json,
  printJson
};
