/** Lists with one tool, of which the description of one parameter says something. */
import { listOf, tool } from '../mcp/listing.js';

/** `usual`: the rest of its schema where a case says nothing else. */
export const described = (parameter: string, usual: object) => ({
  saying: (description: unknown, more: object = usual) =>
    listOf(tool({ inputSchema: { type: 'object', properties: { [parameter]: { description, ...more } } } })),
  at: `/tools/0/inputSchema/properties/${parameter}/description`,
});
