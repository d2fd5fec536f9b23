import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);

// src/core/known-place.ts
function knownPlace({ pointer, item }) {
  return item?.name === void 0 ? { pointer } : { tool: item.name, pointer: item.pointer };
}

export {
  knownPlace
};
