/** What of a function's docstring is served, and where its parts are. */
import type { Node } from '../../core/tree.js';
import type { Evaluator } from './values.js';
import type { Module } from './names.js';
import { isSince, type Sdk } from './schemas/dialect.js';
import { cleaned, dedented } from './strings.js';
import { docstringOf, isBroken, placeOf, type PyNode } from './syntax.js';

/** The text that describes a tool, prompt or resource, where the call that registers it gives none. */
export function docstringServed(
  module: Module,
  callable: PyNode,
  sdk: Sdk | undefined,
  evaluator: Evaluator,
): Node | undefined {
  const node = docstringOf(callable);
  if (!node || isBroken(node)) return undefined;
  const value = evaluator.textOf(module, node);
  if (value === undefined) return { kind: 'unknown', ...placeOf(module, node), isText: true };
  // The compiler has taken the indentation from Python 3.13 on; before, the official SDK sent it.
  const text = sdk?.is === 'official' ? dedented(value) : cleaned(value);
  if (text.trim() === '') return undefined;
  const isSplit = sdk?.is === 'fastmcp' && isSince(sdk.versions, '3.2.4') === true;
  return { kind: 'string', ...placeOf(module, node), value: isSplit ? untilFirstSection(text) : text };
}

/** From fastmcp 3.2.4 on, a docstring whose parameters could be read is served only up to its first section. */
function untilFirstSection(text: string): string {
  const parameters = SECTION.exec(text);
  return parameters && parameters.index > 0 ? text.slice(0, parameters.index).trimEnd() : text;
}

const SECTION =
  /^(?:(?:Args|Arguments|Parameters|Params|Returns|Raises|Yields|Examples?|Attributes):[ \t]*$|(?:Parameters|Returns|Raises|Examples)\n-{3,}[ \t]*$|:(?:param|type|returns?|raises?|rtype)\b[^\n]*:)/m;
