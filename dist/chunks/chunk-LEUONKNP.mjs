import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  count,
  gravest
} from "./chunk-UQ7RYQ4I.mjs";

// src/core/limits.ts
var LIMITS = {
  fileSize: 10 * 1024 * 1024,
  depth: 500,
  aliases: 1e5,
  findingsPerFile: 1e4,
  findings: 1e5
};
var BOUNDS = {
  fileSize: 256 * 1024 * 1024,
  depth: 1e3,
  aliases: 5e6,
  findingsPerFile: 1e6,
  findings: 1e6
};
function atMost(findings, most) {
  if (findings.length <= most) return { findings };
  const kept = gravest(findings, most);
  const [all, told] = [count(findings), count(kept)];
  return { findings: kept, leftOut: minus(all, told), cutShort: pathsWithout(kept, findings) };
}
function pathsWithout(kept, all) {
  const isKept = new Set(kept);
  return [...new Set(all.filter((each) => !isKept.has(each)).map(({ path }) => path))];
}
function minus(a, b) {
  return {
    errors: a.errors - b.errors,
    warnings: a.warnings - b.warnings,
    infos: a.infos - b.infos,
    fixable: a.fixable - b.fixable
  };
}

export {
  LIMITS,
  BOUNDS,
  atMost
};
