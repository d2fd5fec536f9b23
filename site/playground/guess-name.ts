/** In which language a text is that somebody pastes, as the name that it would have. */

/** What is looked at of a large text. */
const HEAD = 20_000;

export function guessName(text: string): string {
  const start = text
    .slice(0, HEAD)
    .replace(/^\uFEFF/, '')
    .trimStart();
  if (start.startsWith('<')) return 'widget.html';
  if (isData(start)) return jsonName(text);
  const code = withoutComments(start);
  if (isPython(code) || /^#!.*\bpython/.test(start)) return 'server.py';
  if (/^#!.*\b(?:node|bun|deno)\b/.test(start) || isJavaScript(code)) return isTyped(code) ? 'server.ts' : 'server.js';
  if (/^[{[]/.test(code)) return jsonName(text);
  return 'manifest.yaml';
}

/** What follows a brace or bracket in JSON: a key or a value, and no code. */
const isData = (text: string): boolean => /^[{[]\s*(?:["'{[\]}\d-]|true\b|false\b|null\b|\w+\s*:|\/[/*])/.test(text);

function jsonName(text: string): string {
  if (isJson(text)) return 'manifest.json';
  // Comments between the values, and not in a string.
  if (/^[ \t]*\/[/*]|[,{[\]}][ \t]*\/[/*]/m.test(text)) return 'manifest.jsonc';
  return 'manifest.json';
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function withoutComments(text: string): string {
  let rest = text.trimStart();
  for (;;) {
    const comment = /^(?:\/\/.*|\/\*[^]*?\*\/)/.exec(rest)?.[0];
    if (comment === undefined) return rest;
    rest = rest.slice(comment.length).trimStart();
  }
}

const isPython = (text: string): boolean =>
  /^(?:from [\w.]+ import [\w(*]|import [\w.]+(?: as \w+)?(?:, *[\w.]+)*[ \t]*(?:#.*)?$|(?:async )?def \w+\(.*|class \w+(?:\(.*\))?:|@\w+(?:\.\w+)*(?:\(.*\))?$|"""|if __name__ ==)/m.test(
    text,
  ) && !/^(?:import .* from ['"]|export |const |let |\}\);?$)/m.test(text);

const isJavaScript = (text: string): boolean =>
  /^(?:import\b|export\b|(?:const|let|var) [\w{[]|(?:async )?function\b|class \w+|interface \w|type \w+ =|'use strict'|await )/m.test(
    text,
  ) || /\b(?:registerTool|registerResource|registerPrompt|addTool|server\.tool|tool)\s*\(/.test(text);

/** TypeScript reads JavaScript as well: only what cannot be TypeScript is taken for the other. */
const isTyped = (text: string): boolean =>
  !/\brequire\(['"]|\bmodule\.exports\b/.test(text) || /:\s*(?:string|number|boolean)\b/.test(text);
