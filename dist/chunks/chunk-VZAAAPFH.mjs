import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);

// src/core/hash.ts
function hash(text) {
  let a = 2166136261;
  let b = 3421674724;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    a = Math.imul(a ^ code, 16777619);
    b = Math.imul(b ^ code, 16777619 + 256);
  }
  return hex(a) + hex(b);
}
function hex(value) {
  return (value >>> 0).toString(16).padStart(8, "0");
}

export {
  hash
};
