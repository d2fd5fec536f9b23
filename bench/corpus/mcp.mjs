/** What an MCP server answers to `tools/list`. */
import { schema } from './schemas.mjs';
import { prose, titleOf } from './words.mjs';

export function mcp(chance) {
  return { tools: Array.from({ length: chance.between(2, 6) }, (_, index) => tool(chance, index)) };
}

function tool(chance, index) {
  const title = titleOf(chance);
  return {
    name: `${title.toLowerCase().replace(' ', '_')}_${index}`,
    title,
    description: `${title} ${index}. ${prose(chance, 2)}`,
    inputSchema: schema(chance, chance.between(1, 4)),
    annotations: { openWorldHint: true },
  };
}

export const FAULTS = {
  'mcp/name-format': ({ tools }) => (tools[0].name = `say hello!`),
  'mcp/input-schema-object': ({ tools }) => (tools[0].inputSchema = { type: 'string' }),
  'common/parameter-description': ({ tools }) => (tools[0].inputSchema.properties.target = { type: 'string' }),
};
