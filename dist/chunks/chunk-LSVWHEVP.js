import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);

// src/report/palette.ts
var SEVERITY = { error: 31, warning: 33, info: 36 };
function palette(color) {
  const paint = (open, close, text) => color && text !== "" ? `\x1B[${open}m${text}\x1B[${close}m` : text;
  return {
    bold: (text) => paint(1, 22, text),
    dim: (text) => paint(2, 22, text),
    good: (text) => paint(32, 39, text),
    code: (text) => color ? paint(36, 39, text) : `\`${text}\``,
    severity: (severity, text) => paint(SEVERITY[severity], 39, text)
  };
}

export {
  palette
};
