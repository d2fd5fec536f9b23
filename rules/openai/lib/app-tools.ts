/** Tools that go through `registerAppTool` of ext-apps, which makes widget tools. */
import type { Code, Registration } from '../../../src/core/code.js';
import type { Node, ObjectNode } from '../../../src/core/tree.js';
import { lacksField } from '../../mcp/lib/fields.js';
import { listing } from '../../mcp/lib/listing.js';
import { hasMisplaced } from './misplaced.js';
import { misspeltOpenai } from './misspelt-template.js';

/** Those without the `_meta` that it reads, nor anything that was meant to stand there. */
export function withoutMeta(root: Node, { registrations }: Code): ObjectNode[] {
  const places = registrations.filter(isOfExtApps).map(({ tool }) => tool);
  if (places.length === 0) return [];
  const isGiven = ({ start, file }: ObjectNode): boolean =>
    places.some((tool) => tool?.start === start && tool.file === file);
  return listing(root).tools.filter((tool) => lacksMeta(tool) && isGiven(tool));
}

const isOfExtApps = ({ api, from }: Registration): boolean =>
  api === 'registerAppTool' && /^@modelcontextprotocol\/ext-apps(\/|$)/.test(from ?? '');

const lacksMeta = (tool: ObjectNode): boolean =>
  lacksField(tool, '_meta') && !hasMisplaced(tool) && misspeltOpenai(tool).length === 0;
