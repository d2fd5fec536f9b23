// src/server/listed-tools.ts
function toolsOf(answers) {
  const [key, list] = Array.isArray(answers) ? ["", answers] : answers["tools"] === void 0 ? ["/items", answers["items"]] : ["/tools", answers["tools"]];
  if (Array.isArray(list)) return list.map((value, index) => ({ value, pointer: `${key}/${index}` }));
  return Object.entries(list ?? {}).map(([id, value]) => ({
    value,
    pointer: `${key}/${id}`,
    id
  }));
}

export {
  toolsOf
};
