/** Source code that the config maps to a format: it is of that format, whatever is missing in it. Other code needs signs. */
import { expect, test } from '@jest/globals';
import { formats, rules } from '../../rules/index.js';
import { check } from '../../src/run/run.js';
import { createConfigs } from '../../src/config/resolve.js';
import { makeFolder } from './folder.js';

const TOOLS = `tools: { show: { title: 'Show', examples: ['show it'] } }`;
const info = (entries: string): string => `export function getInfo() {\n  return { ${entries} };\n}\n`;

async function found(text: string, isMapped = true) {
  const config = { root: true, ...(isMapped && { formats: { '**/ext.js': 'gloodata' } }) };
  const cwd = makeFolder({ 'toolint.config.json': JSON.stringify(config), 'ext.js': text });
  const configs = createConfigs({ cwd, builtinRules: rules, allowCode: false });
  const { report } = await check({ cwd, paths: [], configs, formats });
  expect(report.failures).toEqual([]);
  return report.findings.map(({ rule, line, column }) => `${rule} ${line}:${column}`);
}

test.each([
  ['a misspelt title', `ns: 'maps', titel: 'Maps', ${TOOLS}`, ['gloodata/misspelt-field 2:24'], true],
  ['no title', `ns: 'maps', ${TOOLS}`, ['gloodata/required-field 2:10'], true],
  ['no namespace', `title: 'Maps', ${TOOLS}`, ['gloodata/required-field 2:10'], false],
  ['no tools', `ns: 'maps', title: 'Maps'`, ['gloodata/required-field 2:10'], false],
  ['a title alone', `title: 'Maps'`, ['gloodata/required-field 2:10', 'gloodata/required-field 2:10'], false],
])('an extension with %s', async (_, entries, expected, hasSigns) => {
  expect(await found(info(entries))).toEqual(expected);
  expect(await found(info(entries), false)).toEqual(hasSigns ? expected : []);
});

test.each([
  ['what is given in another way', info(`...BASE, ${TOOLS}`)],
  ['nothing that could be one', `export const maps = { title: 'Maps' };\n`],
  ['what nobody can know', `export function getInfo() { return load('maps'); }\n`],
])('silent: %s', async (_, text) => {
  expect((await found(text)).filter((each) => !each.startsWith('common/'))).toEqual([]);
});
