import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);

// src/core/code.ts
var NO_CODE = { imports: [], registrations: [], answers: [], reads: [], widget: [] };

export {
  NO_CODE
};
