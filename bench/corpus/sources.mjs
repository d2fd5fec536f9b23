/** TypeScript files that register tools with an MCP server, with the code around them that such files have. */
import { join } from 'node:path';
import { writeFile } from './manifests.mjs';
import { random } from './random.mjs';
import { describe, nounsFor, prose, titleOf } from './words.mjs';

const TOOLS = 6;

/** Gives the findings that there must be: none. */
export function writeSources(folder, count, { seed = 2 } = {}) {
  const chance = random(seed);
  for (let number = 0; number < count; number++) {
    const tools = Array.from({ length: TOOLS }, (_, index) => tool(chance, `${number}_${index}`));
    writeFile(join(folder, `server-${number}/src/tools.ts`), [HEAD, ...tools].join('\n'));
  }
  return [];
}

const HEAD = `import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';

const server = new McpServer({ name: 'bench', version: '1.0.0' });
const BASE = process.env.API_BASE ?? 'https://example.com/api';

interface Page<T> {
  readonly items: readonly T[];
  readonly next?: string;
}

async function request<T>(path: string, query: Record<string, string | number | undefined>): Promise<Page<T>> {
  const url = new URL(path, BASE);
  for (const [key, value] of Object.entries(query)) if (value !== undefined) url.searchParams.set(key, String(value));
  const response = await fetch(url, { headers: { accept: 'application/json' } });
  if (!response.ok) throw new Error(\`\${response.status} \${response.statusText}\`);
  return (await response.json()) as Page<T>;
}
`;

function tool(chance, id) {
  const title = titleOf(chance);
  const name = `${title.toLowerCase().replace(' ', '_')}_${id}`;
  const nouns = nounsFor(chance, chance.between(2, 4));
  const fields = nouns.map((noun) => `      ${noun}: z.string().optional().describe('${describe(chance, noun)}'),`);
  return `
server.registerTool(
  '${name}',
  {
    title: '${title}',
    description: '${title}. ${prose(chance, 2)} (${id})',
    inputSchema: {
${fields.join('\n')}
    },
    annotations: { openWorldHint: true },
  },
  async ({ ${nouns.join(', ')} }) => {
    const found = await request<{ id: string; title: string }>('/${name}', { ${nouns.join(', ')} });
    const lines = found.items.map((item, index) => \`\${index + 1}. \${item.title} (\${item.id})\`);
    if (found.next) lines.push(\`There is more: \${found.next}\`);
    return { content: [{ type: 'text', text: lines.join('\\n') || 'Nothing was found.' }] };
  },
);`;
}
