/** What of a function's docstring is served, and where its parts are. */
import type { Node } from '../../core/tree.js';
import type { Evaluator } from './values.js';
import type { Module } from './names.js';
import { isSince, type Sdk } from './schemas/dialect.js';
import { documentationOf } from './schemas/docstring.js';
import { cleaned, dedented } from './strings.js';
import type { Place } from '../../core/tree.js';
import { bodyOf, docstringOf, placeOf, statementsOf, type PyNode } from './syntax.js';

/** The text that describes a tool, prompt or resource, where the call that registers it gives none. */
export function docstringServed(
  module: Module,
  callable: PyNode,
  sdk: Sdk | undefined,
  evaluator: Evaluator,
): Node | undefined {
  const node = docstringOf(callable);
  if (!node) return undefined;
  const value = evaluator.textOf(module, node);
  if (value === undefined) return { kind: 'unknown', ...placeOf(module, node), isText: true };
  // The compiler has taken the indentation from Python 3.13 on; before, the official SDK sent it.
  const text = sdk?.is === 'official' ? dedented(value) : cleaned(value);
  if (text.trim() === '') return undefined;
  const isSplit = sdk?.is === 'fastmcp' && isSince(sdk.versions, '3.2.4') === true;
  // A docstring whose parameters could be read is served only up to its first section.
  const documentation = isSplit ? documentationOf(module, callable) : undefined;
  const isDocumented = documentation !== undefined && documentation.parameters.size > 0;
  const served = isDocumented ? documentation.description : text;
  return served === undefined ? undefined : { kind: 'string', ...placeOf(module, node), value: served };
}

/** Black's default. */
const LONGEST_LINE = 88;

/** Edits that make a docstring of the comment above a function, above its `def` line, or at the start of its body. */
export function docstringFromComment({ text, path }: Module, callable: PyNode): readonly (Place & { text: string })[] {
  const [first] = statementsOf(bodyOf(callable));
  if (!first || path !== undefined || docstringOf(callable)) return [];
  const lineAt = (offset: number): number => text.lastIndexOf('\n', offset - 1) + 1;
  const insertion = lineAt(first.from);
  const indent = text.slice(insertion, first.from);
  const head = callable.parent?.name === 'DecoratedStatement' ? callable.parent : callable;
  // A body on the line of its function.
  if (!/^[ \t]+$/.test(indent)) return [];
  for (const end of [insertion, lineAt(callable.from), lineAt(head.from)]) {
    let start = end;
    while (start > 0 && /^[ \t]*#/.test(text.slice(lineAt(start - 1), start))) start = lineAt(start - 1);
    const lines = text.slice(start, end).split(/\r?\n/).slice(0, -1);
    const words = lines.map((line) => line.replace(/^\s*#+ ?/, '').trimEnd());
    if (!/\p{L} \p{L}/u.test(words[0] ?? '') || words.some((line) => NO_TEXT.test(line))) continue;
    const docstring = words.length === 1 ? [`"""${words[0]!}"""`] : [`"""${words[0]!}`, ...words.slice(1), '"""'];
    const printed = docstring.map((line) => (line === '' ? '\n' : `${indent}${line}\n`));
    if (printed.some((line) => line.length > LONGEST_LINE + 1)) return [];
    const put = { start: insertion, end: insertion, text: printed.join('') };
    return start === end || end === insertion ? [{ ...put, start }] : [{ start, end, text: '' }, put];
  }
  return [];
}

/** Directives, notes for those who work on it, lines, and what would end the text. */
const NO_TEXT =
  /"""|\\|^\s*(?:toolint|type:|noqa|pylint|pragma|fmt:|isort|mypy|ruff|pyright|nosec|todo|fixme|xxx|hack|(?:end)?region)|^[-=*#~\s]{4,}|[-=#]{4}|^\s*[\w.]+\(.*\)$/i;
