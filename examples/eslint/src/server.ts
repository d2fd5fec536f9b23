import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';

const server = new McpServer({ name: 'weather', version: '1.0.0' });

server.registerTool(
  'get weather',
  { description: 'Gets the weather.', inputSchema: { city: z.string().describe('The name of the city') } },
  async ({ city }) => ({ content: [{ type: 'text', text: `It rains in ${city}.` }] }),
);
