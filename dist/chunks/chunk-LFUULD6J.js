import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  cut,
  visible
} from "./chunk-PTI2DP2S.js";

// src/report/markdown-text.ts
function codeSpan(text, max = 1e3) {
  const code = unmentioned(visible(cut(text, max)));
  if (code.trim() === "") return "(empty)";
  const ticks = "`".repeat(longestRun(code) + 1);
  const pad = /^[` ]|[` ]$/.test(code) ? " " : "";
  return `${ticks}${pad}${code}${pad}${ticks}`;
}
function cellCode(text, max) {
  return codeSpan(text.replaceAll("|", "\xA6"), max);
}
function fenced(lines) {
  const code = lines.map(unmentioned);
  const fence = "`".repeat(Math.max(3, longestRun(code.join("\n")) + 1));
  return [`${fence}text`, ...code, fence];
}
function prose(text) {
  return unmentioned(visible(text).replace(/[\\`*_{}[\]<>#|~!&$@]|:(?=\/)/g, "\\$&"));
}
function linked(text, url) {
  return url === void 0 ? text : `[${text}](${url.replaceAll("(", "%28").replaceAll(")", "%29")})`;
}
function longestRun(text) {
  return Math.max(0, ...Array.from(text.matchAll(/`+/g), (run) => run[0].length));
}
function unmentioned(text) {
  return text.replaceAll("@", "@\u200B");
}

export {
  codeSpan,
  cellCode,
  fenced,
  prose,
  linked,
  longestRun
};
