/** Names that every object of JavaScript has by itself, where names are looked up: in code, in schemas and in configs. */
import { expect, test } from '@jest/globals';
import { lintText } from '../../src/browser.js';

const NAMES = ['constructor', 'toString', 'valueOf', 'hasOwnProperty', '__proto__', 'isPrototypeOf'];

const IMPORTS = `import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';
import { Type } from '@sinclair/typebox';
import * as v from 'valibot';
`;

const registered = (schema: string): string =>
  `${IMPORTS}new McpServer({}).registerTool('t', { inputSchema: { a: ${schema} } }, async () => ({ content: [] }));\n`;

/** A file in which the name stands where toolint looks a name up. */
const PLACES: Record<string, readonly [path: string, text: (name: string) => string]> = {
  'a method of a string': ['server.ts', (name) => registered(`z.string().${name}(5)`)],
  'a method of a number': ['server.ts', (name) => registered(`z.number().${name}(5)`)],
  'a method of an array': ['server.ts', (name) => registered(`z.array(z.string()).${name}(5)`)],
  'a method of an object': ['server.ts', (name) => registered(`z.object({}).${name}(5)`)],
  'a function of zod': ['server.ts', (name) => registered(`z.${name}(5).min(1)`)],
  'a function of TypeBox': ['server.ts', (name) => registered(`Type.${name}({ title: 'x' })`)],
  'a function of valibot': ['server.ts', (name) => registered(`v.${name}(v.string(), 5)`)],
  'a method of the protocol': [
    'server.ts',
    (name) => `${IMPORTS}server.setRequestHandler('${name}', async () => ({ tools: [] }));
server.setRequestHandler(z.object({ method: z.literal('${name}') }), async () => ({ tools: [] }));\n`,
  ],
  'a library': [
    'server.ts',
    (name) => `import { ${name === '__proto__' ? 'x' : name} } from '${name}';\n${registered('z.string()')}`,
  ],
  'keys of JSON': ['tools.json', (name) => `{"tools":[${tool(name)}],"${name}":1}`],
  'keys of YAML': ['tools.yaml', (name) => `tools: [${tool(name)}]\n${name}: 1\n`],
  'a server of a client': [
    '.mcp.json',
    (name) => `{"mcpServers":{"${name}":{"command":"${name}","env":{"${name}":"x"}}}}`,
  ],
  'a published server': [
    'server.json',
    (name) =>
      `{"$schema":"https://static.modelcontextprotocol.io/schemas/2025-09-29/server.schema.json","name":"${name}","version":"${name}",
"packages":[{"registryType":"${name}","identifier":"${name}","transport":{"type":"${name}"},"${name}":[{"${name}":1}]}]}`,
  ],
};

const tool = (name: string): string =>
  `{"name":"${name}","title":"${name}","annotations":{"${name}":true},"inputSchema":{"type":"${name}","${name}":{"type":"object"},
"required":["${name}"],"$ref":"#/${name}","$defs":{"${name}":{"format":"${name}"}},"properties":{"${name}":{"type":["${name}"],"enum":["${name}"],"default":"${name}"}}}}`;

test.each(Object.entries(PLACES))('%s', async (_, [path, text]) => {
  for (const name of NAMES) {
    const { failures } = await lintText({ path, text: text(name), preset: 'strict', off: [] });
    expect({ name, failures }).toEqual({ name, failures: [] });
  }
});
