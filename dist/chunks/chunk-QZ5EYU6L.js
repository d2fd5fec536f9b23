import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  byPath
} from "./chunk-57GUY2XM.js";

// src/report/security.ts
var SECURITY = /* @__PURE__ */ new Map([
  ["common/hidden-text", { severity: "8.0" }],
  ["common/instruction-override", { severity: "8.0" }],
  ["common/hardcoded-secret", { severity: "9.0", secret: true }],
  ["shinkai/oauth-client-secret", { severity: "8.5", secret: true }],
  ["shinkai/oauth-pkce-plain", { severity: "5.0" }]
]);

// src/report/sources.ts
var KEPT = 64;
function openSources(report, context) {
  const kept = /* @__PURE__ */ new Map();
  const hidden = secretsByPath(report);
  return (path) => {
    if (kept.has(path)) return kept.get(path);
    if (kept.size >= KEPT) kept.clear();
    const text = context.source(path);
    const source = text === void 0 ? void 0 : sourceText(mask(text, hidden.get(path) ?? []));
    kept.set(path, source);
    return source;
  };
}
function sourceText(text) {
  const starts = lineStarts(text);
  return {
    line(number) {
      const start = starts[number - 1];
      if (start === void 0) return void 0;
      let end = starts[number] ?? text.length;
      while (end > start && isLineEnd(text.charCodeAt(end - 1))) end--;
      return text.slice(start, end);
    },
    position(offset) {
      let low = 0;
      let high = starts.length - 1;
      while (low < high) {
        const middle = low + high + 1 >> 1;
        if (starts[middle] <= offset) low = middle;
        else high = middle - 1;
      }
      return { line: low + 1, column: Math.max(1, offset - starts[low] + 1) };
    }
  };
}
function lineStarts(text) {
  const starts = [text.charCodeAt(0) === 65279 ? 1 : 0];
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (isLineEnd(code) && !(code === 13 && text.charCodeAt(i + 1) === 10)) starts.push(i + 1);
  }
  return starts;
}
function isLineEnd(code) {
  return code === 10 || code === 13;
}
function secretsByPath({ findings, secrets = [] }) {
  return byPath([...secrets, ...findings.filter(({ rule }) => SECURITY.get(rule)?.secret)]);
}
var MOST_SECRETS = 200;
var SHORTEST_SECRET = 6;
function mask(text, secrets) {
  if (secrets.length === 0) return text;
  let masked = "";
  let at = 0;
  for (const { start, end } of [...secrets].sort((a, b) => a.start - b.start)) {
    const from = Math.max(start, at);
    masked += text.slice(at, from) + text.slice(from, end).replace(/[^\s"'`]/g, "\u2022");
    at = Math.max(end, at);
  }
  masked += text.slice(at);
  const all = new Set(secrets.map(({ start, end }) => text.slice(start, end).replace(/^["'`]|["'`]$/g, "")));
  for (const secret of [...all].slice(0, MOST_SECRETS)) {
    if (secret.length >= SHORTEST_SECRET) masked = masked.replaceAll(secret, "\u2022".repeat(secret.length));
  }
  return masked;
}

export {
  SECURITY,
  openSources,
  secretsByPath
};
