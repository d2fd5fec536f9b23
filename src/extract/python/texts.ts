/** What of a function's docstring is served, and where its parts are. */
import type { Node } from '../../core/tree.js';
import type { Evaluator } from './values.js';
import type { Module } from './names.js';
import { isSince, type Sdk } from './schemas/dialect.js';
import { documentationOf } from './schemas/docstring.js';
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
  // A docstring whose parameters could be read is served only up to its first section.
  const documentation = isSplit ? documentationOf(module, callable) : undefined;
  const isDocumented = documentation !== undefined && documentation.parameters.size > 0;
  const served = isDocumented ? documentation.description : text;
  return served === undefined ? undefined : { kind: 'string', ...placeOf(module, node), value: served };
}
