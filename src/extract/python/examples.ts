/** The calls of tools that a docstring shows, and the names of their arguments. */
import type { ExampleArgument } from '../../core/python-code.js';
import { parsePython } from './grammar.js';
import type { FunctionRef } from './methods.js';
import { argumentsOf, docstringOf, placeOf, textOf } from './syntax.js';

/** Longer than calls in docstrings are. */
const LONGEST = 1000;
const MOST = 50;

export function examplesIn({ module, node }: FunctionRef): readonly ExampleArgument[] {
  const docstring = docstringOf(node);
  const text = docstring?.name === 'String' ? textOf(module, docstring) : '';
  const found: ExampleArgument[] = [];
  for (const [head, name] of [...text.matchAll(CALL)].slice(0, MOST).map((each) => [each, each[1]!] as const)) {
    const at = head.index;
    const source = { text: text.slice(at, at + LONGEST) };
    const { root, fault } = parsePython(source.text.slice(0, endOf(source.text)));
    const call = root.firstChild?.firstChild;
    if (call?.name !== 'CallExpression' || fault !== undefined) continue;
    const args = argumentsOf({ ...source, root: call }, call) ?? [];
    if (args.some(({ spread }) => spread === '**')) continue;
    for (const { key, keyNode } of args) {
      if (key === undefined || !keyNode) continue;
      const start = docstring!.from + at + keyNode.from;
      const { file } = placeOf(module, docstring!);
      found.push({
        ...{ function: name, call: at, name: key, start, end: start + key.length },
        ...(file !== undefined && { file }),
      });
    }
  }
  return found;
}

/** No method of something: `client.look(…)`. */
const CALL = /(?<![\w.])([A-Za-z_]\w*)\((?=[^()]{0,200}=)/g;

/** Behind the bracket that closes the call. */
function endOf(text: string): number {
  let depth = 0;
  let quote = '';
  for (let at = 0; at < text.length; at++) {
    const char = text[at]!;
    if (quote !== '') {
      if (char === '\\') at++;
      else if (char === quote) quote = '';
    } else if (char === '"' || char === "'") quote = char;
    else if (/[([{]/.test(char)) depth++;
    else if (/[)\]}]/.test(char) && --depth === 0) return at + 1;
  }
  return text.length;
}
