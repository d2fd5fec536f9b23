/** A file that the config maps to a format: where it has not that format's form, the run is never green for it. */
import { describe, expect, test } from '@jest/globals';
import { formats, rules } from '../../rules/index.js';
import { check } from '../../src/run/run.js';
import { createConfigs } from '../../src/config/resolve.js';
import { makeFolder } from './folder.js';

async function checked(name: string, format: string, text: string) {
  const config = { root: true, formats: { [name]: format } };
  const cwd = makeFolder({ 'toolint.config.json': JSON.stringify(config), [name]: text });
  const configs = createConfigs({ cwd, builtinRules: rules, allowCode: false });
  const { report } = await check({ cwd, paths: [], configs, formats });
  expect(report.failures).toEqual([]);
  return { ...report, rules: report.findings.map(({ rule }) => rule) };
}

describe.each(formats.map(({ id }) => id))('data that is not of the format %s', (format) => {
  test.each([
    ['an object', { hello: 1 }],
    ['an empty object', {}],
    ['a list of something else', [{ hello: 1 }]],
    ['a text', 'hello'],
    ['tools that are no list', { tools: 'hello' }],
    ['a list of tools of Bedrock', [{ toolSpec: { name: 'add', inputSchema: { json: {} } } }]],
  ])('%s', async (_, value) => {
    const { findings } = await checked('x.json', format, JSON.stringify(value));
    expect(findings.some(({ severity }) => severity === 'error')).toBe(true);
  });
});

test('an app of OpenAI is also an MCP server', async () => {
  const tool = { name: 'get weather', description: 'Gets the weather.', inputSchema: { type: 'object' } };
  const { files, rules } = await checked('x.json', 'openai', JSON.stringify({ tools: [tool] }));
  expect(files).toEqual([{ path: 'x.json', formats: ['openai', 'mcp'], tools: 1 }]);
  expect(rules).toEqual(expect.arrayContaining(['mcp/name-format']));
});

test.each([
  ['x.ts', 'mcp', 'export const x = 1;\n'],
  ['x.ts', 'openai', 'export const x = load();\n'],
  ['x.html', 'openai', '<script>const x = 1;</script>\n'],
])('code with nothing of the format: %s, %s', async (name, format, text) => {
  const { files, skipped } = await checked(name, format, text);
  expect(files).toEqual([]);
  expect(skipped).toEqual([
    { path: name, reason: `set to \`${format}\` in the config, but nothing of that format was found` },
  ]);
});

test('the code of a widget alone lists nothing', async () => {
  const { files, rules } = await checked('x.ts', 'openai', 'if (window.openai) window.openai.setWidgetState({});\n');
  expect(files).toEqual([{ path: 'x.ts', formats: ['openai'], tools: 0 }]);
  expect(rules).toEqual([]);
});
