import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';

const WIDGET = 'ui://widget/restaurants.html';

export const server = new McpServer({ name: 'restaurants', version: '1.0.0' });

server.registerResource(
  'restaurants',
  WIDGET,
  { description: 'A map of restaurants', mimeType: 'text/html' },
  async () => ({ contents: [{ uri: WIDGET, mimeType: 'text/html', text: '<div id="map"></div>' }] }),
);

server.registerTool(
  'show_restaurants',
  {
    title: 'Restaurants',
    description: 'Use this when the user wants to see restaurants on a map.',
    inputSchema: {
      city: z.string().describe('The city to search in'),
      cuisine: z.enum(['italian', 'japanese', 'mexican']).optional(),
    },
    annotations: { readonlyHint: true },
    _meta: {
      'openai/outputTemplate': 'ui://widget/restaurant.html',
      'openai/toolInvocation/invoking': 'Looking for restaurants…',
      'openai/toolInvocation/invoked': 'Here they are',
    },
  },
  async ({ city }) => ({
    content: [{ type: 'text', text: `Restaurants in ${city}` }],
    structuredContent: { city, restaurants: [] },
  }),
);
