/** A small MCP server with mistakes that are easy to overlook in a review: `toolint examples/mcp` finds them. */
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';

const orders = new Map([['A-1042', { number: 'A-1042', total: 59.9, isPaid: true }]]);
const orderNumber = z.string().describe('The order number, such as A-1042');

export const server = new McpServer({ name: 'shop', version: '1.0.0' });

server.registerTool(
  'find order',
  {
    title: 'Find order',
    description: 'Finds an order by its number.',
    inputSchema: { number: orderNumber },
    annotations: { readOnlyHint: true },
  },
  async ({ number }) => ({ content: [{ type: 'text', text: JSON.stringify(orders.get(number) ?? null) }] }),
);

server.registerTool(
  'list_orders',
  {
    title: 'List orders',
    description: 'TODO',
    inputSchema: {
      paid: z.boolean().optional().describe('Only orders that are paid, or only those that are not'),
      limit: z.number().int().min(1).max(50).default(100).describe('How many orders to return'),
    },
    annotations: { readOnlyHint: true },
  },
  async ({ paid, limit }) => {
    const found = [...orders.values()].filter(({ isPaid }) => paid === undefined || isPaid === paid);
    return { content: [{ type: 'text', text: JSON.stringify(found.slice(0, limit)) }] };
  },
);

server.registerTool(
  'refund_order',
  {
    title: 'Refund order',
    description: 'Pays back a part of what an order cost. The buyer gets a mail.',
    inputSchema: {
      number: orderNumber,
      amount: z.number().positive().describe('How much to pay back, in euros'),
    },
    outputSchema: { refunded: z.number() },
    annotations: { readOnlyHint: true, destructiveHint: true },
  },
  async ({ number, amount }) => ({
    content: [{ type: 'text', text: `Paid back ${amount} euros of order ${number}.` }],
  }),
);
