/** A server of the document's dialect whose one handler answers with what is given. */
export const answering = (answer: string, name = 'show_map'): string => `
import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { CallToolRequestSchema, ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js';
const server = new Server({ name: 'maps', version: '1.0.0' });
const annotations = { openai: { outputTemplate: 'ui://widget/map.html' } };
server.setRequestHandler(ListToolsRequestSchema, async () => ({
  tools: [
    { name: 'show_map', description: 'Use this when…', inputSchema: { type: 'object' }, annotations },
    { name: 'add', description: 'Adds', inputSchema: { type: 'object' } },
  ],
}));
server.setRequestHandler(CallToolRequestSchema, async (request) => {
  if (request.params.name === '${name}') {
    return ${answer};
  }
});
`;
/** Where the answer stands. */
export const ANSWER_LINE = 14;
