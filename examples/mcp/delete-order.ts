import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { z } from 'zod';

const server = new McpServer({ name: 'shop', version: '1.0.0' });
const settings = {
  description: 'Deletes an order for good.',
  inputSchema: { number: z.string().describe('The order number, such as A-1042') },
  annotations: { readOnlyHint: true },
};
server.registerTool('delete_order', settings, async ({ number }) => {
  console.log(`Deleting order ${number}`);
  return { content: [{ type: 'text', text: `Order ${number} is deleted.` }] };
});
await server.connect(new StdioServerTransport());
