/** Runs, reports and comparisons over much of one thing: four times as much takes about four times as long. */
import { test } from '@jest/globals';
import { lintText } from '../../src/browser.js';
import type { Finding, Report } from '../../src/core/finding.js';
import { VERSION } from '../../src/core/version.js';
import { differencesBetween } from '../../src/server/dump.js';
import { REPORT_FORMATS, render } from '../../src/report/index.js';
import { rules } from '../../rules/index.js';
import { diffTools, lint } from '../../src/index.js';
import { readServers } from '../../src/server/target.js';
import { makeFolder } from '../run/folder.js';
import { expectLinear, keyed, numbered, registration, schema, SDK, tool, words } from './support/linear.js';

test('a barrel of modules, and as many files that import from it', async () => {
  const folders = [150, 600].map((n) =>
    makeFolder({
      'package.json': '{}',
      'all.ts': numbered(n, (i) => `export * from './m${i}.js';\n`).join(''),
      ...Object.fromEntries(numbered(n, (i) => [`m${i}.ts`, `export const title${i} = 'T';\n`])),
      ...Object.fromEntries(
        numbered(n, (i) => [
          `server${i}.ts`,
          `import { title${i} } from './all.js';\n${registration('t').replace('inputSchema', `title: title${i}, inputSchema`)}\n${SDK}`,
        ]),
      ),
    }),
  );
  await expectLinear(
    'a barrel',
    () => lint({ cwd: folders[0]! }),
    () => lint({ cwd: folders[1]! }),
  );
});

test('modules in Python that take names from all others', async () => {
  const header = 'from mcp.server.fastmcp import FastMCP\nmcp = FastMCP("x")\n';
  const own = (i: number): string =>
    `@mcp.tool()\ndef tool${i}(a: Nowhere) -> str:\n    print(a)\n    return help${i + 1}(a)\ndef help${i}(a): return a\nmcp.run()\n`;
  // Twice as many files with twice as many lines each.
  for (const names of [() => '*', (i: number) => `help${i}`]) {
    const folders = [40, 80].map((n) =>
      makeFolder(
        Object.fromEntries(
          numbered(n, (i) => [
            `m${i}.py`,
            header + numbered(n, (j) => (i === j ? '' : `from .m${j} import ${names(j)}\n`)).join('') + own(i),
          ]),
        ),
      ),
    );
    await expectLinear(
      'modules in Python',
      () => lint({ cwd: folders[0]! }),
      () => lint({ cwd: folders[1]! }),
    );
  }
});

test('variables that a client config opens and does not close', async () => {
  const folder = makeFolder(
    Object.fromEntries(
      [20_000, 80_000].map((n) => [`${n}.json`, { mcpServers: { a: { command: 'x', args: ['${a:-'.repeat(n)] } } }]),
    ),
  );
  await expectLinear(
    'variables',
    () => readServers('20000.json', [], {}, folder),
    () => readServers('80000.json', [], {}, folder),
  );
});

test.each(REPORT_FORMATS)('report: %s', async (format) => {
  const { findings } = await lintText({
    path: 'tools.json',
    text: JSON.stringify({ tools: numbered(200, (i) => tool(`t ${i}`)) }),
    preset: 'strict',
    off: [],
  });
  const [small, large] = [reportOf(findings, 2), reportOf(findings, 8)];
  const context = { color: false, failOn: 'error', rules, source: () => undefined } as const;
  await expectLinear(
    `report: ${format}`,
    () => render(format, small, context),
    () => render(format, large, context),
  );
});

const LISTS: Record<string, (tools: readonly object[]) => readonly object[]> = {
  'the same': (tools) => tools,
  'in another order': (tools) => tools.toReversed(),
  'with other names': (tools) => tools.map((each, i) => ({ ...each, name: `other ${i}` })),
};

test.each(Object.entries(LISTS))('two starts: %s', async (title, second) => {
  const compare = (count: number) => async () => {
    const tools = numbered(count, (i) => tool(`t ${i}`));
    return Promise.resolve(differencesBetween({ tools }, { tools: second(tools) }));
  };
  await expectLinear(`two starts: ${title}`, compare(6_000), compare(24_000));
});

function reportOf(findings: readonly Finding[], copies: number): Report {
  const all = numbered(copies, (i) => findings.map((each) => ({ ...each, path: `${i}.json` }))).flat();
  const files = numbered(copies, (i) => ({ path: `${i}.json`, formats: ['mcp'], tools: 1 }));
  return {
    tool: { name: 'toolint', version: VERSION },
    files,
    skipped: [],
    findings: all,
    failures: [],
    suppressed: 0,
  };
}

/** Something over `count` pieces, made ready; what it gives is measured. */
const RUNS: Record<string, readonly [count: number, make: (count: number) => () => Promise<unknown>]> = {
  'diff: tools with other names': [
    500,
    (n) =>
      comparing(
        numbered(n, (i) => described(`read_${i}`)),
        numbered(n, (i) => described(`write_${i}`)),
      ),
  ],
  'diff: tools with one name': [
    150,
    (n) =>
      comparing(
        numbered(n, (i) => described('t', `Reads ${i}.`)),
        numbered(n, (i) => described('t', `Writes ${i}.`)),
      ),
  ],
  'diff: equal tools with one name': [
    1000,
    (n) =>
      comparing(
        numbered(n, () => described('t')),
        numbered(n, () => described('t')),
      ),
  ],
  'diff: parameters with other names': [
    300,
    (n) => comparing([takes(keyed(n, () => ({ type: 'string' })))], [takes(renamed(n))]),
  ],
  'diff: parameters of another spelling': [
    1000,
    (n) => comparing([takes(keyedBy(n, (i) => `ab${i}`))], [takes(keyedBy(n, (i) => `AB${i}`))]),
  ],
  'diff: alternatives': [
    200,
    (n) => comparing([takes({ a: { anyOf: constants(n, 'a') } })], [takes({ a: { anyOf: constants(n, 'b') } })]),
  ],
  'diff: values of an enum': [
    1500,
    (n) =>
      comparing(
        [takes({ a: { enum: numbered(n, (i) => `a${i}`) } })],
        [takes({ a: { enum: numbered(n, (i) => `b${i}`) } })],
      ),
  ],
  'a config with overrides, and files': [
    100,
    (n) =>
      linting({
        'toolint.config.json': {
          overrides: numbered(n, (i) => ({ files: [`t${i}.json`], rules: { 'common/required-duplicate': 'off' } })),
        },
        ...files(n),
      }),
  ],
  'patterns that git ignores, and files': [
    400,
    (n) =>
      linting({ '.git/HEAD': 'ref: refs/heads/main\n', '.gitignore': words(n, (i) => `*x${i}*.json\n`), ...files(n) }),
  ],
  'suppressions, and findings': [
    300,
    (n) =>
      linting({
        'toolint-suppressions.json': {
          version: 1,
          suppressions: numbered(n, (i) => ({
            path: 'tools.json',
            rule: 'mcp/input-schema',
            tool: `t ${i}`,
            pointer: '/name',
            hash: 'a',
            reason: 'b',
          })),
        },
        'tools.json': { tools: numbered(n, (i) => tool(`t ${i}`)) },
      }),
  ],
  'a file of each folder': [
    150,
    (n) => linting(Object.fromEntries(numbered(n, (i) => [`f${i}/tools.json`, { tools: [tool('t')] }]))),
  ],
};

const BODY = 'Reads the file that has this name and gives its text.';
const described = (name: string, description = BODY): object => ({ ...tool(name), description });
const takes = (properties: object): object => ({ name: 't', inputSchema: schema(properties) });
const keyedBy = (count: number, key: (index: number) => string): object =>
  Object.fromEntries(numbered(count, (i) => [key(i), { type: 'string' }]));
const renamed = (count: number): object => keyedBy(count, (i) => `other${i}`);
const constants = (count: number, mark: string): object[] =>
  numbered(count, (i) => ({ type: 'object', properties: { kind: { const: `${mark}${i}` } } }));
const files = (count: number): Record<string, object> =>
  Object.fromEntries(numbered(count, (i) => [`t${i}.json`, { tools: [tool('t')] }]));

function comparing(before: readonly object[], after: readonly object[]): () => Promise<unknown> {
  return () => Promise.resolve(diffTools(before, after));
}

function linting(content: Readonly<Record<string, string | object>>): () => Promise<unknown> {
  const cwd = makeFolder(content);
  return () => lint({ cwd, preset: 'strict' });
}

test.each(Object.entries(RUNS))('%s', async (title, [count, make]) => {
  await expectLinear(title, make(count), make(count * 4));
});
