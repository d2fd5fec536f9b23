import { expect, test } from '@jest/globals';

import type { Finding } from '../../src/core/finding.js';
import { GITHUB_COMMANDS_PER_TYPE as LIMIT } from '../../src/report/formats/github.js';
import { render } from '../../src/report/index.js';
import { visible } from '../../src/report/text.js';
import { expectFile } from './expected.js';
import { faultsOf, HOSTILE, HOSTILE_CONTEXT } from './hostile.js';
import { contextOf, findingAt, reportOf, SAMPLE } from './sample.js';

interface Command {
  name: string;
  properties: Record<string, string>;
  message: string;
}

/** As the runner reads a line: the command up to the second pair of colons, then the message. */
function parse(line: string): Command {
  const [, name, list, data] = /^::([a-z]+) (.*?)::(.*)$/.exec(line) ?? [];
  const unescape = (text: string): string =>
    text.replace(/%(0D|0A|3A|2C|25)/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  const properties = Object.fromEntries(
    list!.split(',').map((pair) => [pair.slice(0, pair.indexOf('=')), unescape(pair.slice(pair.indexOf('=') + 1))]),
  );
  return { name: name!, properties, message: unescape(data!) };
}

const commands = async (findings: readonly Finding[], more = {}): Promise<Command[]> =>
  (await render('github', reportOf(findings, more), contextOf())).trimEnd().split('\n').map(parse);

test('the sample', async () => {
  expectFile('github', await render('github', SAMPLE, contextOf()));
});

test('nothing to say', async () => {
  expect(await render('github', reportOf([]), contextOf())).toBe('');
});

test('columns only on one line, and never a value of 0', async () => {
  const one = findingAt('tools/search.json', '"id"', { rule: 'a/b' });
  const [oneLine, more] = await commands([one, { ...one, end: 30, endLine: 3, endColumn: 1 }]);
  expect(oneLine!.properties).toEqual({
    file: 'tools/search.json',
    line: '2',
    endLine: '2',
    col: '3',
    endColumn: '7',
    title: 'a/b',
  });
  expect(more!.properties).toEqual({ file: 'tools/search.json', line: '2', endLine: '3', title: 'a/b' });
  const [odd] = await commands([{ ...one, line: 0, endLine: 0, column: 0, endColumn: 0 }]);
  expect(odd!.properties).toEqual({ file: 'tools/search.json', title: 'a/b' });
});

test('what a property cannot hold is escaped', async () => {
  const finding = findingAt(
    'tools/search.json',
    '"id"',
    { rule: 'a/b', path: 'a,b:c%2C.json', message: '100% :: a,b' },
    '"id"',
  );
  const output = await render('github', reportOf([finding]), contextOf());
  expect(output).toContain('file=a%2Cb%3Ac%252C.json,');
  expect(output).toContain('::100%25 :: a,b%0A');
  expect(parse(output.trimEnd()).properties.file).toBe('a,b:c%2C.json');
});

test('a long message is cut', async () => {
  const finding = findingAt('tools/search.json', '"id"', { rule: 'a/b', message: '\x07'.repeat(3000) });
  const [command] = await commands([finding]);
  expect(command!.message).toHaveLength(4000);
  expect(command!.message.endsWith('…')).toBe(true);
});

test('at most so many of each type, and the closing notice is one of them', async () => {
  const many = (['info', 'warning', 'error'] as const).flatMap((severity) =>
    Array.from({ length: 12 }, (_, i) => findingAt('tools/search.json', '"id"', { rule: `a/${i}`, severity })),
  );
  const all = await commands(many);
  expect(all.map((each) => each.name)).toEqual([
    ...Array<string>(LIMIT).fill('error'),
    ...Array<string>(LIMIT).fill('warning'),
    ...Array<string>(LIMIT).fill('notice'),
  ]);
  expect(all.at(-1)).toEqual({
    name: 'notice',
    properties: { title: 'toolint' },
    message:
      '7 more findings are not shown here: GitHub takes 10 annotations of a type from one step. The other reports have them all.',
  });
});

test('exactly as many as GitHub takes need no notice', async () => {
  const many = Array.from({ length: LIMIT }, (_, i) =>
    findingAt('tools/search.json', '"id"', { rule: `a/${i}`, severity: 'info' }),
  );
  expect((await commands(many)).map((each) => each.properties.title)).not.toContain('toolint');
  expect(await commands([...many, { ...many[0]!, message: 'One more.' }])).toHaveLength(LIMIT);
});

test('failures are errors, and come first', async () => {
  const failures = [{ path: 'a.json', message: 'It is a folder.' }];
  const all = await commands([findingAt('tools/search.json', '"id"', { rule: 'a/b' })], { failures });
  expect(all[0]).toEqual({
    name: 'error',
    properties: { file: 'a.json', title: 'could not be linted' },
    message: 'It is a folder.',
  });
});

test('hostile text is one command on one line', async () => {
  for (const finding of HOSTILE.findings) {
    const output = await render('github', reportOf([finding]), HOSTILE_CONTEXT);
    expect(output.split('\n')).toHaveLength(2);
    expect(faultsOf(output.slice(2))).toEqual([]);
    const { name, properties, message } = parse(output.trimEnd());
    expect(name).toMatch(/^(error|warning|notice)$/);
    expect(Object.keys(properties)).toEqual(['file', 'line', 'endLine', 'col', 'endColumn', 'title']);
    expect(properties.file).toBe(visible(finding.path));
    expect(properties.title).toBe(visible(finding.rule));
    if (finding.message.length < 100) expect(message.startsWith(visible(finding.message))).toBe(true);
  }
});
