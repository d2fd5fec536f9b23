import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);

// src/core/sorted.ts
function countWhere(all, isSo) {
  let low = 0;
  let high = all.length;
  while (low < high) {
    const middle = low + high >> 1;
    if (isSo(all[middle])) low = middle + 1;
    else high = middle;
  }
  return low;
}

export {
  countWhere
};
