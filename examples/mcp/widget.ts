/** A tool with a UI: hosts show its result in the page below. */
import { registerAppResource, registerAppTool, RESOURCE_MIME_TYPE } from '@modelcontextprotocol/ext-apps/server';
import { server } from './server.js';

const PAGE = 'ui://shop/orders.html';

registerAppTool(
  server,
  'show_orders',
  {
    title: 'Show orders',
    description: 'Shows the open orders as a list that people can sort.',
    inputSchema: {},
    annotations: { readOnlyHint: true },
    _meta: { ui: { resourceUri: 'ui://shop/order.html' } },
  },
  async () => ({ content: [{ type: 'text', text: 'Here are the orders.' }], structuredContent: { orders: [] } }),
);

registerAppResource(server, 'orders', PAGE, { mimeType: RESOURCE_MIME_TYPE }, async () => ({
  contents: [{ uri: PAGE, mimeType: 'text/html', text: '<ul id="list"></ul>' }],
}));
