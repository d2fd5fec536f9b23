/** A run with the preset of a store ends with a checklist: in the terminal, in Markdown, and in the summary of the Action. */
import { afterAll, describe, expect, test } from '@jest/globals';
import { rules } from '../../rules/index.js';
import { summary } from '../../src/action/summary.js';
import { makeReport, type Report } from '../../src/core/finding.js';
import { STORE_NAMES, STORES } from '../../src/core/stores.js';
import { checklistOf } from '../../src/report/checklist.js';
import { folderOf, toolint } from '../support/cli.js';

const tool = (annotations: object): object => ({
  name: 'get_weather',
  title: 'Weather',
  description: 'Tells the weather of a city.',
  inputSchema: { type: 'object', properties: { city: { type: 'string', description: 'The city.' } } },
  annotations,
});
const GOOD = tool({ readOnlyHint: true, destructiveHint: false, openWorldHint: true });
const LACKS = tool({ readOnlyHint: true });
const folder = folderOf({
  'good/tools.json': JSON.stringify({ tools: [GOOD] }),
  'bad/tools.json': JSON.stringify({ tools: [LACKS] }),
  'off/tools.json': JSON.stringify({ tools: [LACKS] }),
  'off/toolint.config.json': JSON.stringify({ root: true, rules: { 'mcp/missing-hints': 'off' } }),
  'extends/tools.json': JSON.stringify({ tools: [LACKS] }),
  'extends/toolint.config.json': JSON.stringify({ root: true, extends: ['chatgpt-apps'] }),
});
afterAll(() => folder.remove());

const lines = async (name: string, ...args: string[]): Promise<string[]> => {
  const { out } = await toolint(['--no-color', ...args, '.'], { cwd: `${folder.path}/${name}` });
  const all = out.split('\n');
  const from = all.findIndex((line) => line.includes('Before you submit'));
  return from < 0 ? [] : all.slice(from);
};
const MISSING = /✖ missing {2}Every tool sets .* and openWorldHint: 1 place\s+\(mcp\/missing-hints\)/;
const HINTS = 'Every tool sets readOnlyHint, destructiveHint and openWorldHint';

describe('in the terminal', () => {
  test('what is done, and what is left to a person', async () => {
    const found = await lines('good', '--preset', 'chatgpt-apps');
    expect(found[0]).toContain('Before you submit to apps in ChatGPT');
    expect(found).toContain(`  ✔ done     ${HINTS}`);
    expect(found.filter((line) => line.startsWith('  ? you'))).toHaveLength(STORES['chatgpt-apps'].beyond.length);
    expect(found.join(' ')).toContain(', 0 missing, ');
  });

  test('what is missing, with the rule', async () => {
    const found = await lines('bad', '--preset', 'chatgpt-apps');
    expect(found.join(' ')).toMatch(MISSING);
    expect(found.join(' ')).toContain(', 1 missing, ');
  });

  test('what the config has switched off is not done', async () => {
    const found = (await lines('off', '--preset', 'chatgpt-apps')).join(' ');
    expect(found).toMatch(/· off {6}Every tool sets readOnlyHint, destructiveHint and openWorldHint: switched off/);
    expect(found).toContain(', 0 missing, ');
  });

  test('what it is about was not found', async () => {
    const found = (await lines('good', '--preset', 'mcp-registry')).join(' ');
    expect(found).toContain('· nothing  ');
    expect(found).toContain('no server.json was found');
    expect(found).toMatch(/ {2}0 done, 0 missing, \d+ not looked at, 3 for you to check\./);
  });

  test('by a config that extends the preset, and not by any other preset', async () => {
    expect((await lines('extends')).join(' ')).toMatch(MISSING);
    expect(await lines('bad', '--preset', 'strict')).toEqual([]);
  });
});

test('in Markdown, also of the summary of the Action', async () => {
  const { out } = await toolint(['--preset', 'chatgpt-apps', '--format', 'markdown', '.'], {
    cwd: `${folder.path}/bad`,
  });
  expect(out).toContain('### Before you submit to apps in ChatGPT');
  expect(out).toContain(`- [ ] ❌ ${HINTS}: 1 place, \`mcp/missing-hints\``);
  expect(out).toContain('- [ ] Check yourself whether each widget has a domain of its own');
  const report = { ...makeReport({}), submission: { store: 'claude-directory', off: [] } } satisfies Report;
  const context = { source: () => undefined, color: false, rules, failOn: 'error' } as const;
  const options = { room: 100_000, notices: [], links: [], where: 'Elsewhere.' };
  expect(summary(report, context, options)).toContain('### Before you submit to the Claude Connectors Directory');
});

test.each(STORE_NAMES)('%s: each demand is on the list once', (store) => {
  const list = checklistOf({ ...makeReport({}), submission: { store, off: [] } })!;
  const says = list.items.map((each) => each.says);
  expect(new Set(says).size).toBe(says.length);
  expect(says).toEqual(expect.arrayContaining([...STORES[store].demands.map((each) => each.says)]));
});

test('says what it could not see', () => {
  const files = [{ path: 'a.ts', formats: ['mcp'], tools: 1 }];
  const unread = [{ path: 'a.ts', line: 1, column: 1, what: 'a loop', reason: 'x' }];
  const submission = { store: 'claude-directory', off: [] } as const;
  const { sum } = checklistOf({ ...makeReport({ files, unread }), suppressed: 2, submission })!;
  expect(sum).toContain('(2 suppressed findings not counted; not everything could be read).');
});
