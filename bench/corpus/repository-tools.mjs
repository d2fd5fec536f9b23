/** Source files with tools, in ten libraries, with the code around them that such files have. */
import { describe, nounsFor, prose, titleOf } from './words.mjs';

const TOOLS = 4;

/** The fault of a file is a parameter that nothing describes. */
export const LIBRARIES = [
  {
    name: 'mcp-sdk',
    head: `import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';

const server = new McpServer({ name: 'acme', version: '1.0.0' });
`,
    tool: ({ name, title, description, fields, body }) => `
server.registerTool(
  '${name}',
  {
    title: '${title}',
    description: '${description}',
    inputSchema: {
${zod(fields, 6)}
    },
    annotations: { openWorldHint: true },
  },
  async (${names(fields)}) => ${body(fields)},
);
`,
  },
  {
    name: 'mcp-short',
    head: `import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';

export function register(server: McpServer): void {
`,
    tool: ({ name, description, fields, body }) => `
  server.tool(
    '${name}',
    '${description}',
    {
${zod(fields, 6)}
    },
    { openWorldHint: true },
    async (${names(fields)}) => ${body(fields)},
  );
`,
    tail: '}\n',
  },
  {
    name: 'low-level',
    head: `import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js';

const server = new Server({ name: 'acme', version: '1.0.0' }, { capabilities: { tools: {} } });

server.setRequestHandler(ListToolsRequestSchema, async () => ({
  tools: [
`,
    tool: ({ name, title, description, fields }) => `    {
      name: '${name}',
      title: '${title}',
      description: '${description}',
      inputSchema: {
        type: 'object',
        properties: {
${jsonSchema(fields, 10)}
        },
      },
      annotations: { openWorldHint: true },
    },
`,
    tail: '  ],\n}));\n',
  },
  {
    name: 'fastmcp',
    head: `import { FastMCP } from 'fastmcp';
import { z } from 'zod';

const server = new FastMCP({ name: 'acme', version: '1.0.0' });
`,
    tool: ({ name, title, description, fields }) => `
server.addTool({
  name: '${name}',
  description: '${description}',
  parameters: z.object({
${zod(fields, 4)}
  }),
  annotations: { title: '${title}', openWorldHint: true },
  execute: async (${names(fields)}) => JSON.stringify(await request('/${name}', ${names(fields)})),
});
`,
  },
  {
    name: 'mastra',
    head: `import { createTool } from '@mastra/core/tools';
import { z } from 'zod';
`,
    tool: ({ name, description, fields }) => `
export const ${name} = createTool({
  id: '${name}',
  description: '${description}',
  inputSchema: z.object({
${zod(fields, 4)}
  }),
  execute: async ({ context: ${names(fields)} }) => request('/${name}', ${names(fields)}),
});
`,
  },
  {
    name: 'ai-sdk',
    head: `import { tool } from 'ai';
import { z } from 'zod';
`,
    tool: ({ name, description, fields }) => `
export const ${name} = tool({
  description: '${description}',
  inputSchema: z.object({
${zod(fields, 4)}
  }),
  execute: async (${names(fields)}) => request('/${name}', ${names(fields)}),
});
`,
  },
  {
    name: 'langchain',
    head: `import { tool } from '@langchain/core/tools';
import { z } from 'zod';
`,
    tool: ({ name, description, fields }) => `
export const ${name} = tool(async (${names(fields)}) => JSON.stringify(await request('/${name}', ${names(fields)})), {
  name: '${name}',
  description: '${description}',
  schema: z.object({
${zod(fields, 4)}
  }),
});
`,
  },
  {
    name: 'openai-agents',
    head: `import { tool } from '@openai/agents';
import { z } from 'zod';
`,
    tool: ({ name, description, fields }) => `
export const ${name} = tool({
  name: '${name}',
  description: '${description}',
  parameters: z.object({
${zod(fields, 4)}
  }),
  execute: async (${names(fields)}) => request('/${name}', ${names(fields)}),
});
`,
  },
  {
    name: 'anthropic',
    head: `import Anthropic from '@anthropic-ai/sdk';

export const tools: Anthropic.Tool[] = [
`,
    tool: ({ name, description, fields }) => `  {
    name: '${name}',
    description: '${description}',
    input_schema: {
      type: 'object',
      properties: {
${jsonSchema(fields, 8)}
      },
    },
  },
`,
    tail: '];\n',
  },
  {
    name: 'openai',
    head: `import type { ChatCompletionTool } from 'openai/resources';

export const tools: ChatCompletionTool[] = [
`,
    tool: ({ name, description, fields }) => `  {
    type: 'function',
    function: {
      name: '${name}',
      description: '${description}',
      parameters: {
        type: 'object',
        properties: {
${jsonSchema(fields, 10)}
        },
      },
    },
  },
`,
    tail: '];\n',
  },
];

export function toolFile({ head, tool, tail = '' }, chance, number, isFaulty) {
  const tools = Array.from({ length: TOOLS }, (_, index) => {
    const title = titleOf(chance);
    const fields = nounsFor(chance, chance.between(2, 5)).map((noun) => ({ noun, text: describe(chance, noun) }));
    if (isFaulty && index === 0) fields.push({ noun: 'target' });
    const name = `${title.toLowerCase().replace(' ', '_')}_${number}_${index}`;
    const description = `${title}. ${prose(chance, 2)} (${number}, ${index})`;
    return tool({ name, title, description, fields, body: (some) => handler(name, some) });
  });
  return `${REQUEST}${head}${tools.join('')}${tail}`;
}

const REQUEST = `import { log } from '@acme/log';

const BASE = process.env.API_BASE ?? 'https://example.com/api';

async function request(path: string, query: Record<string, string | undefined>): Promise<{ items: { id: string }[] }> {
  const url = new URL(path, BASE);
  for (const [key, value] of Object.entries(query)) if (value !== undefined) url.searchParams.set(key, value);
  const response = await fetch(url, { headers: { accept: 'application/json' } });
  if (!response.ok) {
    log.warn('the service is busy', { status: response.status });
    throw new Error(\`\${response.status} \${response.statusText}\`);
  }
  return (await response.json()) as { items: { id: string }[] };
}

`;

const names = (fields) => `{ ${fields.map(({ noun }) => noun).join(', ')} }`;

const zod = (fields, column) =>
  fields
    .map(
      ({ noun, text }) => `${' '.repeat(column)}${noun}: z.string().optional()${text ? `.describe('${text}')` : ''},`,
    )
    .join('\n');

const jsonSchema = (fields, column) =>
  fields
    .map(
      ({ noun, text }) => `${' '.repeat(column)}${noun}: { type: 'string'${text ? `, description: '${text}'` : ''} },`,
    )
    .join('\n');

const handler = (name, fields) => `{
    const { items } = await request('/${name}', ${names(fields)});
    const text = items.map(({ id }, index) => \`\${index + 1}. \${id}\`).join('\\n');
    return { content: [{ type: 'text', text: text || 'Nothing was found.' }] };
  }`;
