/** Tools and resources with OpenAI or MCP Apps metadata, in any dialect, and the code of widgets. */
import type { Code } from '../../src/core/code.js';
import type { Format } from '../../src/core/format.js';
import { get, items, type Node, type ObjectNode } from '../../src/core/tree.js';
import { listing, LISTED_UNDER, mayBeListing, toolsIn } from '../mcp/lib/listing.js';
import { hasWidgetsInCode, isOwnWidget } from './lib/app.js';
import { withoutMeta, hasMisplaced, misspeltOpenai } from './lib/misplaced.js';
import { writtenIn } from './lib/dialect.js';
import { usesIn } from './lib/members.js';
import schema from './schema.json' with { type: 'json' };
import { validate } from '../../src/generated/validators/openai.js';

export const format: Format = {
  id: 'openai',
  title: 'the OpenAI metadata',
  knownBy:
    "OpenAI or MCP Apps metadata on a tool or resource; `window.openai`, `callServerTool` or `ui/initialize` in a widget's code",
  requiredWords: [
    ['openai/'],
    ['openai', 'annotations'],
    ['openai', '_meta'],
    ['resourceUri'],
    ['ui://'],
    ['html+skybridge'],
    ['profile=mcp-app'],
    ['openai', 'window'],
    ['openai', 'globalThis'],
    ['.openai', 'self'],
  ],
  rootKeys: LISTED_UNDER,
  items: ['inputSchema'],
  fields: ['tools', 'resources'],
  recognise,
  // What widgets' code alone is about has no tools that a server lists.
  isAlso: (root) => {
    const { tools, resources } = listing(root);
    // Data that the config only says to be of this format: `mcp` reports that nothing is listed in it.
    const isData = root.kind !== 'object' || !root.open;
    return isData || tools.length + resources.length > 0 ? 'mcp' : undefined;
  },
  units: (root, { reads }) => [
    ...listing(root).tools,
    ...listing(root).resources,
    ...listing(root).contents,
    ...reads.flatMap(({ body }) => items(get(body, 'contents'))),
  ],
  tools: toolsIn,
  contract: { toolsIn: 'list', isServed: true, inputKey: 'inputSchema', hintsKey: 'annotations' },
  schema,
  validate,
};

function recognise(root: Node, code: Code, isNamed: boolean): boolean {
  if (usesIn({ root, code }).length > 0 || code.calledTools.length > 0 || code.handshakes.length > 0) return true;
  if (withoutMeta(root, code).length > 0) return true;
  const { tools, resources } = listing(root);
  if (!mayBeListing(root, isNamed)) return false;
  const hasResources =
    resources.length > 0 || code.registrations.some(({ handles }) => handles?.name === 'resources/read');
  return tools.some(hasMetadata) || resources.some(isOwnWidget) || (hasResources && hasWidgetsInCode(code));
}

/** Where it belongs, or where it was meant to be. */
function hasMetadata(tool: ObjectNode): boolean {
  return writtenIn(tool, false).length > 0 || hasMisplaced(tool) || misspeltOpenai(tool).length > 0;
}
