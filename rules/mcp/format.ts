/** MCP tools and resources: a `tools/list` or `resources/list` answer, or what source code registers. */
import type { Code } from '../../src/core/code.js';
import type { Format } from '../../src/core/format.js';
import { get, has, items, text, type Node } from '../../src/core/tree.js';
import { answerIn, isTool, listing, mayBeListing, toolsIn } from './lib/listing.js';
import { isMeantAsListing } from './lib/schema.js';
import schema from './schema.json' with { type: 'json' };
import { validate } from './validate.js';

export const format: Format = {
  id: 'mcp',
  title: 'an MCP tool',
  knownBy:
    'tools with `name` and `inputSchema`, in a list or a bare array; resources with a `uri`; a registration in source code',
  telltales: [['inputSchema'], ['"resources"', '"uri"'], ['resources:', 'uri:']],
  fields: ['tools', 'resources'],
  traces: [['tools', 'name', 'inputSchema']],
  recognise,
  units: (root) => [answerIn(root)],
  tools: toolsIn,
  schema,
  validate,
};

function recognise(root: Node, code: Code, isNamed: boolean): boolean {
  if (code.registrations.length > 0) return true;
  const { answer, tools, functions, resources } = listing(root);
  const listed = items(get(answer, 'resources'));
  if (functions.length > 0 && code.imports.length > 0) return true;
  if (!mayBeListing(root, isNamed)) return false;
  return (
    tools.some(isTool) ||
    (isNamed && isMeantAsListing(root)) ||
    (isNamed && resources.some(isResource)) ||
    // Beside tools of another kind they are part of something else.
    (listed.length > 0 && listed.every(isResource) && items(get(answer, 'tools')).length === 0)
  );
}

const isResource = (each: Node): boolean =>
  /^[a-z][a-z\d+.-]*:\/\//i.test(text(get(each, 'uri')) ?? '') &&
  (has(each, 'name') === 'yes' || has(each, 'mimeType') === 'yes');
