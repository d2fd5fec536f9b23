/** One list of tools, as people write it: in each syntax, and in the calls of the SDK with zod. */
import { stringify } from 'yaml';
import type { Schema, Tool } from './generated-server.js';

type Files = Readonly<Record<string, string>>;
type Written = (tools: readonly Tool[]) => Files;

const json = (value: unknown): string => JSON.stringify(value, undefined, 2);

const LISTED = `import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js';
const server = new Server({ name: 'generated', version: '1.0.0' }, { capabilities: { tools: {} } });
`;
const REGISTERED = `import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';
const server = new McpServer({ name: 'generated', version: '1.0.0' });
`;

export const SYNTAXES: Readonly<Record<string, Written>> = {
  JSON: (tools) => ({ 'tools.json': json({ tools }) }),
  'an answer of a server': (tools) => ({ 'dump.json': JSON.stringify({ jsonrpc: '2.0', id: 1, result: { tools } }) }),
  JSONC: (tools) => ({
    'tools.jsonc': `// All of them.\n${json({ tools }).replaceAll('{\n', '{ // begins\n').replace(/\n\}$/, ',\n}')}`,
  }),
  JSON5: (tools) => ({ 'tools.json5': json({ tools }).replace(/^(\s*)"(\w+)":/gm, "$1'$2':") }),
  YAML: (tools) => ({ 'tools.yaml': stringify({ tools }) }),
  'a list in JavaScript': (tools) => ({
    'server.js': `${LISTED}server.setRequestHandler(ListToolsRequestSchema, async () => (${json({ tools })}));\n`,
  }),
  'a list in TypeScript, a file away': (tools) => ({
    'src/server.ts': `${LISTED}import { TOOLS } from './tools.js';\nserver.setRequestHandler(ListToolsRequestSchema, async () => ({ tools: TOOLS }));\n`,
    'src/tools.ts': `import type { Tool } from '@modelcontextprotocol/sdk/types.js';\nexport const TOOLS: Tool[] = ${json(tools)};\n`,
  }),
  'calls with zod': (tools) => ({ 'server.ts': REGISTERED + tools.map(registration).join('\n') }),
  'calls with zod, a file each': (tools) => ({
    'server.ts': `${REGISTERED}${tools.map((_, index) => `import { add as add${index} } from './tools/${index}.js';\nadd${index}(server);\n`).join('')}`,
    ...Object.fromEntries(
      tools.map((tool, index) => [
        `tools/${index}.ts`,
        `${REGISTERED.split('\n').slice(0, 2).join('\n')}\nexport function add(server: McpServer) {\n${registration(tool)}}\n`,
      ]),
    ),
  }),
};

function registration({ name, description, inputSchema, outputSchema, annotations }: Tool): string {
  const parts = [
    `description: ${JSON.stringify(description)}`,
    `inputSchema: ${inputSchema['additionalProperties'] === false ? zod(inputSchema) : shape(inputSchema)}`,
    ...(outputSchema ? [`outputSchema: ${shape(outputSchema)}`] : []),
    ...(annotations ? [`annotations: ${JSON.stringify(annotations)}`] : []),
  ];
  return `server.registerTool(${JSON.stringify(name)}, { ${parts.join(', ')} }, async () => ({ content: [] }));\n`;
}

function shape({ properties = {}, required = [] }: Schema): string {
  const fields = Object.entries(properties).map(([key, schema]) => {
    const isOptional = !required.includes(key) && schema['default'] === undefined;
    return `${key}: ${zod(schema)}${isOptional ? '.optional()' : ''}`;
  });
  return `{ ${fields.join(', ')} }`;
}

function zod(schema: Schema): string {
  const calls = [
    ...['minimum', 'minLength'].flatMap((key) => (key in schema ? [`.min(${String(schema[key])})`] : [])),
    ...['maximum', 'maxLength'].flatMap((key) => (key in schema ? [`.max(${String(schema[key])})`] : [])),
    ...('description' in schema ? [`.describe(${JSON.stringify(schema['description'])})`] : []),
    ...('default' in schema ? [`.default(${JSON.stringify(schema['default'])})`] : []),
  ];
  return ofType(schema) + calls.join('');
}

function ofType(schema: Schema): string {
  const { type } = schema;
  if (schema['enum']) return `z.enum(${JSON.stringify(schema['enum'])})`;
  if (Array.isArray(type)) {
    const others = type.filter((each) => each !== 'null').map((each) => ofType({ type: each as string }));
    const one = others.length === 1 ? others[0]! : `z.union([${others.join(', ')}])`;
    return others.length < type.length ? `${one}.nullable()` : one;
  }
  if (type === 'object')
    return `z.object(${shape(schema)})${schema['additionalProperties'] === false ? '.strict()' : ''}`;
  return type === 'integer' ? 'z.number().int()' : `z.${String(type)}()`;
}
