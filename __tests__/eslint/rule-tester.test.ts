/** A rule of every pack in ESLint's own RuleTester, as users test rules. */
import { describe, test } from '@jest/globals';
import type { Rule } from 'eslint';
import toolint from '../../src/eslint.js';
import { json, RuleTester9, RuleTester10, typescript } from '../support/loaded-once.js';

type Tester = typeof RuleTester10;

const ruleOf = (id: string): Rule.RuleModule => toolint.rules[id] as unknown as Rule.RuleModule;

const server = (config: string): string =>
  `import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
const server = new McpServer({ name: 'demo', version: '1.0.0' });
server.registerTool('add', ${config}, async () => ({ content: [] }));`;

describe.each([
  ['ESLint 10', RuleTester10],
  ['ESLint 9', RuleTester9],
])('%s', (_, RuleTester: Tester) => {
  RuleTester.describe = describe;
  RuleTester.it = test;
  const source = new RuleTester({ languageOptions: { parser: typescript } });
  const data = new RuleTester({ plugins: { json }, language: 'json/json' });

  source.run('mcp/description-missing', ruleOf('mcp/description-missing'), {
    valid: [server(`{ description: 'Adds two numbers.', inputSchema: {} }`), `console.log('no tools');`],
    invalid: [{ code: server(`{ inputSchema: {} }`), errors: 1 }],
  });

  source.run('openai/resource-mime-type', ruleOf('openai/resource-mime-type'), {
    valid: [`export const n = 1;`],
    invalid: [
      {
        code: `import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
const server = new McpServer({ name: 'demo', version: '1.0.0' });
server.registerTool('show', { description: 'Shows.', inputSchema: {}, _meta: { 'openai/outputTemplate': 'ui://widget/a.html' } }, f);
server.registerResource('a', 'ui://widget/a.html', { mimeType: 'text/html' }, read);`,
        output: `import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
const server = new McpServer({ name: 'demo', version: '1.0.0' });
server.registerTool('show', { description: 'Shows.', inputSchema: {}, _meta: { 'openai/outputTemplate': 'ui://widget/a.html' } }, f);
server.registerResource('a', 'ui://widget/a.html', { mimeType: 'text/html;profile=mcp-app' }, read);`,
        errors: 1,
      },
    ],
  });

  source.run('common/duplicate-tool-name', ruleOf('common/duplicate-tool-name'), {
    valid: [server(`{ description: 'Adds.', inputSchema: {} }`)],
    invalid: [
      {
        code: `${server(`{ description: 'Adds.', inputSchema: {} }`)}
server.registerTool('add', { description: 'Adds again.', inputSchema: {} }, async () => ({ content: [] }));`,
        errors: 1,
      },
    ],
  });

  data.run('otc/version-format', ruleOf('otc/version-format'), {
    valid: [definition('1.0.0')],
    invalid: [{ code: definition('1.0'), errors: 1 }],
  });

  data.run('shinkai/homepage-url', ruleOf('shinkai/homepage-url'), {
    valid: [shinkai('https://example.com')],
    invalid: [{ code: shinkai('example'), errors: 1 }],
  });

  data.run('gloodata/namespace', ruleOf('gloodata/namespace'), {
    valid: [JSON.stringify({ ns: 'gd.demo', title: 'Demo', tools: {} })],
    invalid: [{ code: JSON.stringify({ ns: 'gd demo', title: 'Demo', tools: {} }), errors: 1 }],
  });
});

function definition(version: string): string {
  const name = { id: `Calculator.Add@${version}`, name: 'Calculator_Add', description: 'Adds two numbers.', version };
  return JSON.stringify({ ...name, input_schema: { parameters: {} }, output_schema: null });
}

function shinkai(homepage: string): string {
  const schema = { type: 'object', properties: {}, required: [] };
  const tool = { name: 'Add', description: 'Adds.', version: '1.0.0', runner: 'any', homepage };
  return JSON.stringify({ ...tool, configurations: schema, parameters: schema, result: schema });
}
