/** `print(x)` becomes `print(x, file=sys.stderr)`, laid out as black does it, with `import sys` where that is missing. */
import { remembered } from '../../core/collections.js';
import type { TextEdit } from '../../core/rule.js';
import type { Module } from './names.js';
import { listed, statementsOf, textOf, type PyNode } from './syntax.js';

/** Black's default. */
const LONGEST_LINE = 88;

/** Undefined where that would change more than where it prints. `keyword`: the argument that takes a stream. */
export function toStderr(module: Module, call: PyNode, keyword: string): readonly TextEdit[] | undefined {
  const list = call.getChild('ArgList');
  const imported = importOfSys(module, call);
  if (!list || !imported) return undefined;
  const edit = streamIn(module, call, list, `${keyword}=sys.stderr`);
  return edit && [...imported, edit];
}

function streamIn({ text }: Module, call: PyNode, list: PyNode, stream: string): TextEdit | undefined {
  const parts = listed(list);
  // A generator that is the only argument would need brackets of its own.
  if (parts.some((part) => part.length > 1 && part[1]!.name !== 'AssignOp' && !/^\*/.test(part[0]!.name)))
    return undefined;
  const last = parts.at(-1)?.at(-1);
  const inside = text.slice(list.from + 1, list.to - 1);
  if (!last) return inside.trim() === '' ? { start: list.from + 1, end: list.to - 1, text: stream } : undefined;
  if (/[\r\n]/.test(inside)) {
    // Where each argument has a line, the stream has one too.
    const own = /^[^\S\r\n]*$/.test(text.slice(lineStart(text, last.from), last.from));
    const indent = text.slice(lineStart(text, last.from), last.from);
    return { start: last.to, end: last.to, text: own ? `,\n${indent}${stream}` : `, ${stream}` };
  }
  const [start, end] = [lineStart(text, call.from), lineEnd(text, call.to)];
  const isAlone = text.slice(start, call.from).trim() === '' && text.slice(call.to, end).trim() === '';
  if (!isAlone || end - start > LONGEST_LINE || end - start + stream.length + 2 <= LONGEST_LINE)
    return { start: last.to, end: last.to, text: `, ${stream}` };
  const outer = text.slice(start, call.from);
  const inner = `\n${outer}    `;
  const given = text.slice(list.from + 1, last.to);
  const fits = inner.length - 1 + given.length + 2 + stream.length <= LONGEST_LINE;
  const each = parts.map((part) => text.slice(part[0]!.from, part.at(-1)!.to));
  const lines = fits ? `${inner}${given}, ${stream}` : [...each, stream].map((one) => `${inner}${one},`).join('');
  return { start: list.from + 1, end: list.to - 1, text: `${lines}\n${outer}` };
}

/** Empty where `sys` is imported already. */
function importOfSys(module: Module, at: PyNode): readonly TextEdit[] | undefined {
  const [meaning, ...others] = module.meaningsOfPath(['sys'], at);
  if (meaning) return meaning.is === 'external' && meaning.path === 'sys' && others.length === 0 ? [] : undefined;
  return newImport(module);
}

/** Asked for each print. */
const newImport = remembered((module: Module): readonly TextEdit[] | undefined => {
  if (/\bsys\b/.test(module.text)) return undefined;
  const imports = statementsOf(module.root).filter(({ name }) => name === 'ImportStatement');
  const own = imports.filter((each) => !textOf(module, each).startsWith('from __future__'));
  const [first] = own;
  if (!first) return undefined;
  // In the order of names, as the imports of modules at the top are.
  const before = own.findIndex((each) => !isBeforeSys(textOf(module, each)));
  const last = own[(before < 0 ? own.length : before) - 1];
  return last
    ? [{ start: last.to, end: last.to, text: '\nimport sys' }]
    : [{ start: first.from, end: first.from, text: `import sys\n${isModule(textOf(module, first)) ? '' : '\n'}` }];
});

const isModule = (statement: string): boolean => /^import [\w.]+$/.test(statement);
const isBeforeSys = (statement: string): boolean => isModule(statement) && statement < 'import sys';

const lineStart = (text: string, at: number): number => text.lastIndexOf('\n', at - 1) + 1;

function lineEnd(text: string, at: number): number {
  const end = text.slice(at).search(/\r?\n/);
  return end < 0 ? text.length : at + end;
}
