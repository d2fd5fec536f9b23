/** Which findings a directive hides, and which it leaves. */
import { expect, test } from '@jest/globals';
import nameFormat from '../../rules/otc/name-format.js';
import requiredField from '../../rules/otc/required-field.js';
import { formats } from '../../rules/index.js';
import { lintDocument } from '../../src/engine/lint-document.js';
import type { Settings } from '../../src/engine/applicable-rules.js';
import { parse } from '../../src/parse/parse.js';

const SETTINGS: Settings = new Map(
  [nameFormat, requiredField].map((rule) => [rule.id, { rule, severity: rule.severity, options: {} }]),
);

/** What is left of what is found, and how much is hidden. */
async function left(path: string, text: string): Promise<[places: string[], hidden: number]> {
  const { result, disabledRanges } = lintDocument(
    await parse(path, text),
    formats,
    { named: true, servers: [] },
    SETTINGS,
  );
  return [result.findings.map(({ rule, line, column }) => `${rule} ${line}:${column}`), disabledRanges?.hidden ?? 0];
}

/** A definition whose name is malformed, with something in the lines around it. */
const around = (before: string, after = ''): string => `id: Weather.Forecast@1.0.0
${before}
name: so so
${after}
description: Tells the weather of the next days.
version: 1.0.0
input_schema: { parameters: {} }
output_schema: null
`;

test.each([
  ['otc/name-format', 'common/hidden-text'],
  ['common/hidden-text', 'otc/name-format'],
])('of those that stand above each other, %s and %s, each means the line below', async (...rules) => {
  const above = rules.map((rule) => `# toolint-disable-next-line ${rule} -- x`).join('\n');
  expect(await left('tool.yaml', around(above))).toEqual([[], 1]);
});

test.each(['toolint-disable', 'toolint-disable-next-line'])('%s takes a family of rules', async (word) => {
  expect(await left('tool.yaml', around(`# ${word} otc/* -- x`))).toEqual([[], 1]);
  expect(await left('tool.yaml', around(`# ${word} common/* -- x`))).toEqual([['otc/name-format 3:9'], 0]);
});

test('an `enable` of a family ends what was off of it', async () => {
  const off = '# toolint-disable otc/name-format -- x\n# toolint-enable otc/*';
  expect(await left('tool.yaml', around(off))).toEqual([['otc/name-format 4:9'], 0]);
  const on = '# toolint-disable otc/* -- x\n# toolint-enable otc/name-format';
  expect(await left('tool.yaml', around(on))).toEqual([['otc/name-format 4:9'], 0]);
});

test.each(['toolint-disable', 'toolint-disable-next-line'])('%s of one rule leaves the others', async (word) => {
  expect(await left('tool.yaml', around(`# ${word} otc/id-format -- x`))).toEqual([['otc/name-format 3:9'], 0]);
});

test('what stands before a `disable` is not hidden', async () => {
  expect(await left('tool.yaml', around('', '# toolint-disable otc/name-format -- x'))).toEqual([
    ['otc/name-format 3:9'],
    0,
  ]);
});

test('what is for the next line leaves the lines after it', async () => {
  const before = '# toolint-disable-next-line otc/name-format -- x\nauthor: Me';
  expect(await left('tool.yaml', around(before))).toEqual([['otc/name-format 4:9'], 0]);
});

test('what was off and on again can be off once more', async () => {
  const off = '# toolint-disable otc/name-format -- x';
  expect(await left('tool.yaml', around([off, '# toolint-enable', off].join('\n')))).toEqual([[], 1]);
});

test('an `enable` that names a rule leaves the others off', async () => {
  const off = '# toolint-disable -- x\n# toolint-enable otc/id-format';
  expect(await left('tool.yaml', around(off))).toEqual([[], 1]);
});

test('an `enable` that names none ends all', async () => {
  const off = '# toolint-disable otc/name-format -- x\n# toolint-enable';
  expect(await left('tool.yaml', around(off))).toEqual([['otc/name-format 4:9'], 0]);
});

test('what begins right behind a `disable` is hidden', async () => {
  const rest = '{ "id": "A.B@1.0.0", "name": "B", "description": "Adds two numbers.", "input_schema": null }';
  expect(await left('tool.jsonc', `/* toolint-disable -- x */${rest}`)).toEqual([[], 2]);
});

test('what is found in another file is not hidden', async () => {
  const text = around('# toolint-disable -- x');
  const { disabledRanges } = lintDocument(
    await parse('tool.yaml', text),
    formats,
    { named: true, servers: [] },
    SETTINGS,
  );
  const { result } = lintDocument(
    await parse('other.yaml', around('# Another file.   --   x')),
    formats,
    { named: true, servers: [] },
    SETTINGS,
  );
  expect(result.findings.map((finding) => disabledRanges!.hides(finding))).toEqual([false]);
});
