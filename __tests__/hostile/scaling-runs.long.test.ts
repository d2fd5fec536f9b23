/** Runs, reports and comparisons over much of one thing: four times as much takes at most six times as long. */
import { test } from '@jest/globals';
import { lintText } from '../../src/browser.js';
import type { Finding, Report } from '../../src/core/finding.js';
import { VERSION } from '../../src/core/version.js';
import { differencesBetween } from '../../src/server/dump.js';
import { REPORT_FORMATS, render } from '../../src/report/index.js';
import { rules } from '../../rules/index.js';
import { lint } from '../../src/index.js';
import { readServers } from '../../src/server/target.js';
import { makeFolder } from '../run/folder.js';
import { expectLinear, numbered, registration, SDK, tool } from './support/linear.js';

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
