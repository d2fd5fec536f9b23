import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { rulesAt, toolintJson } from '../support/cli.js';
import { makeFolder } from '../run/folder.js';

/** What is found in some files, `rule path:line:column`, and how many findings are suppressed. */
async function found(files: Record<string, string | object>, ...args: string[]): Promise<[string[], number]> {
  const { report } = await toolintJson(args, { cwd: makeFolder(files) });
  return [rulesAt(report), report.summary['suppressed']!];
}

const json = (...lines: string[]): string => `{
  "id": "Weather.Forecast@1.0.0",
  "name": "Forecast",
  "version": "1.0.0",
  ${lines.join('\n  ')}
  "input_schema": { "parameters": {} },
  "output_schema": null
}
`;
const TODO = '"description": "TODO",';
const RULE = 'common/empty-description';

test('the next line is the next that is neither blank nor comment', async () => {
  const files = {
    'plain.jsonc': json(`// toolint-disable-next-line ${RULE} -- x`, TODO),
    'block.jsonc': json(`/* toolint-disable-next-line ${RULE} -- x`, ' * and more */', TODO),
    'stacked.jsonc': json(
      `// toolint-disable-next-line ${RULE} -- x`,
      '',
      '// A comment.',
      '/* Another',
      '   one. */ ' + TODO,
    ),
    'none.jsonc': json(TODO, `// toolint-disable-next-line ${RULE} -- x`),
  };
  expect(await found(files)).toEqual([[`${RULE} none.jsonc:5:18`, `common/unused-directive none.jsonc:6:32`], 3]);
});

test('a line, a block, and the rest of a file', async () => {
  const two = (before: string, between: string, after: string): string => `${before}
name: Forecast
id: Weather.Forecast@1.0.0
description: TODO ${between}
version: 1.0.0
input_schema:
  parameters:
    properties:
      a:
        type: string
        description: TBD ${after}
output_schema: null
`;
  const files = {
    'block.yaml': two(`# toolint-disable ${RULE} -- x`, `\n# toolint-enable ${RULE}`, ''),
    'inner.yaml': two(`# toolint-disable -- x`, `\n# toolint-enable ${RULE}`, ''),
    'line.yaml': two('', `# toolint-disable-line ${RULE} -- x`, ''),
    'rest.yaml': two('', `\n# toolint-disable -- x`, ''),
    'whole.yaml': two('# toolint-disable -- x', '', ''),
    'string.yaml': two(
      '',
      '',
      '# toolint-disable-line\n      "# toolint-disable": { type: string, description: "See # toolint-disable." }',
    ),
  };
  expect(await found(files)).toEqual([
    [
      `${RULE} block.yaml:12:22`,
      `${RULE} inner.yaml:12:22`,
      `${RULE} line.yaml:11:22`,
      `${RULE} rest.yaml:4:14`,
      `${RULE} string.yaml:4:14`,
      `common/directive-without-reason string.yaml:11:26`,
    ],
    7,
  ]);
});

test('in source code and JSX, and in the comments and scripts of a page', async () => {
  const files = {
    'app.tsx': `export const Widget = () => (
  <div>
    {/* toolint-disable-next-line openai/window-openai-guard -- x */}
    {/* Another comment. */}
    {window.openai.theme}
    {window.openai.locale}
  </div>
);
`,
    'page.html': `<!-- toolint-disable-next-line openai/window-openai-guard -- x -->
<script>window.openai.theme;</script>
<script>
  window.openai.locale; // toolint-disable-line openai/window-openai-guard -- x
</script>
<script>
  window.openai.theme;
</script>
`,
  };
  const [rules, suppressed] = await found(files);
  expect(rules).toEqual(['openai/window-openai-guard page.html:7:3']);
  expect(suppressed).toBe(3);
});

test('plain JSON has no comments, so nothing in it is a directive', async () => {
  const text = json(`"//": "toolint-disable-next-line ${RULE}",`, TODO);
  expect(await found({ 'a.json': text })).toEqual([[`${RULE} a.json:6:18`], 0]);
  const allowed = {
    'a.json': json(`// toolint-disable-next-line ${RULE} -- x`, TODO),
    'toolint.config.json': { comments: true },
  };
  expect(await found(allowed)).toEqual([[], 1]);
});

test('findings of rules that compare files', async () => {
  const definition = (id: string) => `${id}
id: A.B@1.0.0
name: B
description: Adds two numbers.
version: 1.0.0
input_schema: { parameters: {} }
output_schema: null
`;
  const config = { servers: { math: ['*.yaml'] } };
  const both = (second: string) => ({
    'toolint.config.json': config,
    'a.yaml': definition(''),
    'b.yaml': definition(second),
  });
  expect(await found(both(''))).toEqual([['otc/unique-id b.yaml:2:5'], 0]);
  expect(await found(both('# toolint-disable-next-line otc/unique-id -- x'))).toEqual([[], 1]);
});

test('what is hidden is not fixed, and a syntax error is never hidden', async () => {
  const text = json('// toolint-disable-next-line otc/misspelt-field -- x', '"descripton": "Adds two numbers.",');
  const folder = makeFolder({ 'a.jsonc': text, 'b.jsonc': `// toolint-disable -- x\n${json(TODO, ',')}` });
  const { report } = await toolintJson(['--fix'], { cwd: folder });
  expect(readFileSync(join(folder, 'a.jsonc'), 'utf8')).toBe(text);
  expect(rulesAt(report)).toEqual(['common/syntax b.jsonc:7:3']);
});

test('the three rules can be set like any other', async () => {
  const files = { 'a.jsonc': json('// toolint-disable', '"description": "Tells the weather of tomorrow.",') };
  const [rules] = await found(files);
  expect(rules).toEqual(['common/directive-without-reason a.jsonc:5:3', 'common/unused-directive a.jsonc:5:3']);
  expect(await found(files, '--preset', 'spec')).toEqual([[], 0]);
  expect(
    await found(files, '--rule', 'common/unused-directive=off', '--rule', 'common/directive-without-reason=off'),
  ).toEqual([[], 0]);
});

describe("ESLint's comments", () => {
  const tools = (...before: string[]): string => `import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
const server = new McpServer({ name: 'users', version: '1.0.0' });
${before.join('\n')}
server.registerTool('get user', { description: 'Gets a user by its id.', inputSchema: {} }, async () => ({ content: [] }));
`;
  const name = 'mcp/name-format';
  const off = 'eslint-disable-next-line';
  const at = (line: number) => [`${name} server.ts:${line}:21`];

  test.each<[what: string, before: string[], expected: [string[], number]]>([
    ['the next line', [`// ${off} toolint/${name}`], [[], 1]],
    ['with a reason, beside other rules, in a block', [`/* ${off} no-console, toolint/${name} -- why */`], [[], 1]],
    ['what is of the other severity in ESLint', [`// ${off} toolint/${name}/warning`], [[], 1]],
    ['the very next line', [`// ${off} toolint/${name}`, ''], [at(5), 0]],
    ['another rule of toolint, which is not said to be unused', [`// ${off} toolint/mcp/field-type`], [at(4), 0]],
    ['an unknown rule of toolint', [`// ${off} toolint/mcp/nothing`], [at(4), 0]],
    ['no rule of toolint', [`// ${off} no-console`], [at(4), 0]],
    ['all rules', [`// ${off}`], [at(4), 0]],
    ['the rest of the file', [`/* eslint-disable toolint/${name} */`], [[], 1]],
    ['the rest of the file, in a comment of a line', [`// eslint-disable toolint/${name}`], [at(4), 0]],
    ['on again', [`/* eslint-disable toolint/${name} */`, `/* eslint-enable toolint/${name} */`], [at(5), 0]],
    ['all on again', [`/* eslint-disable toolint/${name} */`, '/* eslint-enable */'], [at(5), 0]],
    ['on in ESLint alone', [`/* toolint-disable ${name} -- x */`, '/* eslint-enable */'], [[], 1]],
    [
      'on in toolint alone',
      [`/* eslint-disable toolint/${name} */`, `// toolint-enable -- x`],
      [[`common/unused-directive server.ts:4:1`], 1],
    ],
  ])('%s', async (_, before, expected) => {
    const rules = ['--rule', 'mcp/empty-content=off', '--rule', 'mcp/answer-shape=off'];
    expect(await found({ 'server.ts': tools(...before) }, ...rules)).toEqual(expected);
  });

  test('on the same line', async () => {
    const text = tools().replace('inputSchema: {} }', `inputSchema: {} } /* eslint-disable-line toolint/${name} */`);
    expect(await found({ 'server.ts': text })).toEqual([[], 1]);
  });
});
