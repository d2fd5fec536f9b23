import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);

// src/core/group.ts
function groupBy(all, keyOf) {
  const groups = /* @__PURE__ */ new Map();
  for (const each of all) addTo(groups, keyOf(each), each);
  return groups;
}
function addTo(groups, key, one) {
  const group = groups.get(key);
  if (group) group.push(one);
  else groups.set(key, [one]);
}

export {
  groupBy,
  addTo
};
