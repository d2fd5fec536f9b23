// src/core/collections.ts
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
function countLeading(all, isSo) {
  let low = 0;
  let high = all.length;
  while (low < high) {
    const middle = low + high >> 1;
    if (isSo(all[middle])) low = middle + 1;
    else high = middle;
  }
  return low;
}
function known(values, key, make) {
  const found = values.get(key);
  if (found !== void 0) return found;
  const made = make(key);
  values.set(key, made);
  return made;
}
function append(all, more) {
  for (const each of more) all.push(each);
}
function remembered(find) {
  const known2 = /* @__PURE__ */ new WeakMap();
  return (of) => {
    let answer = known2.get(of);
    if (!answer) known2.set(of, answer = { found: find(of) });
    return answer.found;
  };
}
function repeatable(all) {
  const found = [];
  return { [Symbol.iterator]: () => foundThenMore(found, all) };
}
function* foundThenMore(found, all) {
  for (let index = 0; ; index++) {
    if (index === found.length) {
      const next = all.next();
      if (next.done) return;
      found.push(next.value);
    }
    yield found[index];
  }
}

export {
  groupBy,
  addTo,
  countLeading,
  known,
  append,
  remembered,
  repeatable
};
