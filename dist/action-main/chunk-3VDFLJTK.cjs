(function (exports, require, module, __filename, __dirname, __import, __define) {
'use strict';
// rules/common/lib/repeated.ts
function* repeated(facts) {
  const firsts = /* @__PURE__ */ new Map();
  for (const fact of [...facts].sort(byPlace)) {
    const first = firsts.get(fact.key);
    if (first) yield [first, fact];
    else firsts.set(fact.key, fact);
  }
}
function byPlace({ location: a }, { location: b }) {
  return a.path === b.path ? a.start - b.start : a.path < b.path ? -1 : 1;
}

Object.assign(exports, { repeated });
})