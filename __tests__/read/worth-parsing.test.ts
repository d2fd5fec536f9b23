/** Large files are looked through before they are parsed: what they have at their root, and which words. */
import { describe, expect, test } from '@jest/globals';
import { makeFolder } from '../run/folder.js';
import { toolintJson } from '../support/cli.js';

const FILLING = 'x'.repeat(25_000);
const TOOL = { name: 'add numbers', description: FILLING, inputSchema: { type: 'object' } };
const HIDDEN = { name: 'add numbers', description: `Takes inputSchema. ${FILLING}`, input_chema: { type: 'object' } };
const YAML = `tools:\n  - name: add numbers\n    inputSchema: { type: object }\n`;
const SCRIPT = `import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';\n`;
const COMPARES = `export const isCall = (x) => typeof x === 'function' || "function" == typeof x;\n// parameters ${FILLING}\n`;
const FUNCTION = `import OpenAI from 'openai';\nexport const tools = [{ type: 'function', name: 'add numbers', parameters: { type: 'object' } }];\n`;

async function linted(path: string, text: string): Promise<readonly string[]> {
  const { report } = await toolintJson([], { cwd: makeFolder({ [path]: text }) });
  return report.files.flatMap(({ formats }) => formats);
}

describe('a large file that is looked at', () => {
  test.each([
    ['a list of tools', 'tools.json', JSON.stringify([TOOL])],
    [
      'a list with a key that hides behind an escape',
      'tools.json',
      JSON.stringify([HIDDEN]).replace('_', String.raw`\u0053`),
    ],
    ['an object with tools', 'tools.json', JSON.stringify({ tools: [TOOL] })],
    ['YAML', 'tools.yaml', `# ${FILLING}\n${YAML}`],
    ['YAML that has keys of other formats, too', 'tools.yaml', `# ${FILLING}\nservers: []\n${YAML}`],
    ['a function in a script that also compares', 'tools.js', COMPARES + FUNCTION],
    [
      'a type that is a constant',
      'tools.js',
      `${COMPARES}const T = 'function';\n${FUNCTION.replace("'function'", 'T')}`,
    ],
  ])('%s', async (_, path, text) => {
    expect(await linted(path, text)).not.toEqual([]);
  });
});

describe('a large file that is none of ours', () => {
  test.each([
    [
      'a log that quotes code',
      'log.json',
      JSON.stringify([{ source: `{ "tools": [{ inputSchema: {} }] } ${FILLING}` }]),
    ],
    [
      'a description of an API with servers',
      'openapi.yaml',
      `# ${FILLING} inputSchema\nservers:\n  - url: /\npaths: {}\n`,
    ],
    ['a script that compares', 'script.js', COMPARES],
    ['a script that only imports', 'script.js', COMPARES + SCRIPT],
  ])('%s', async (_, path, text) => {
    expect(await linted(path, text)).toEqual([]);
  });
});
