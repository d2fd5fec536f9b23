import { describe, expect, test } from '@jest/globals';
import rule from '../../../rules/common/duplicate-key.js';
import { format as mcp } from '../../../rules/mcp/format.js';
import { format as otc } from '../../../rules/otc/format.js';
import type { Manifest } from '../../../src/core/rule.js';
import type { Entry, Node, ObjectNode } from '../../../src/core/tree.js';
import { linted } from './linted.js';
import { said } from '../../support/said.js';

const check = (text: string, path = 'tool.json') => linted(path, text, otc, [rule]);
const shown = (text: string, findings: readonly { start: number; end: number }[]) =>
  findings.map(({ start, end }) => text.slice(start, end));

describe('common/duplicate-key', () => {
  test.each([
    ['one key once', '{"name": "a", "version": "b"}'],
    ['one key in two objects', '{"a": {"name": 1}, "b": {"name": 2}, "name": 3}'],
    ['keys that differ in case', '{"name": 1, "Name": 2}'],
    ['an empty object', '{}'],
    ['keys that every object has anyway', '{"constructor": 1, "toString": 2, "hasOwnProperty": 3}'],
    ['comments', '{"_comment": 1, "//": 2, "_comment": 3, "//": 4}'],
    ['many keys', JSON.stringify(Object.fromEntries(Array.from({ length: 1000 }, (_, index) => [`k${index}`, 0])))],
  ])('silent: %s', async (_, text) => {
    expect(await check(text)).toEqual([]);
  });

  test('reports the later one, and names the first', async () => {
    const text = '{\n  "name": "Forecast",\n  "version": "1.0.0",\n  "name": "Weather"\n}';
    const findings = await check(text);
    expect(findings).toMatchObject([
      {
        rule: 'common/duplicate-key',
        severity: 'error',
        line: 4,
        column: 3,
        endColumn: 9,
        pointer: '/name',
        related: [{ line: 2, column: 3 }],
      },
    ]);
    expect(said(findings[0])).toContain(
      'The key `name` is here twice, and most parsers silently keep only the last value',
    );
    expect(findings[0]!.fix).toBeUndefined();
  });

  test('reports each later one', async () => {
    const text = '{"a": 1, "b": {"c": 1, "c": 2}, "a": 2, "a": 3}';
    const findings = await check(text);
    expect(shown(text, findings)).toEqual(['"c"', '"a"', '"a"']);
    expect(findings.map(({ related }) => related!.map(({ column }) => column))).toEqual([[16], [2], [2]]);
  });

  test('reports keys that are the same but for the way they are written', async () => {
    const text = String.raw`{"name": 1, "\u006eame": 2}`;
    expect(shown(text, await check(text))).toEqual([String.raw`"\u006eame"`]);
  });

  test('reports keys in schemas, in arrays and among many', async () => {
    const many = Array.from({ length: 100 }, (_, index) => `"k${index}": 0`).join();
    const text = `{"tools": [{"input_schema": {${many}, "k50": 1}}]}`;
    expect(shown(text, await check(text))).toEqual(['"k50"']);
  });

  test('reports what would be lost in silence', async () => {
    const text = '{"__proto__": 1, "__proto__": 2}';
    expect(shown(text, await check(text))).toEqual(['"__proto__"']);
  });

  test('reports two entries of a list that have become one, once', async () => {
    const text = '- name: a\n  version: b\n  id: 1\n  name: c\n  version: d\n  about: e\n';
    const findings = await check(text, 'tool.yaml');
    expect(findings).toMatchObject([{ line: 4, column: 3, related: [{ line: 1 }, { line: 5 }] }]);
    expect(said(findings[0])).toContain(
      'This entry repeats `name` and 1 other key, so two entries were probably merged into one.',
    );
  });

  test.each([
    ['the first key alone', '[{"a": 1, "b": 2, "a": 3}]', 1],
    ['keys in the middle', '[{"a": 1, "b": 2, "c": 3, "b": 4, "c": 5}]', 2],
    ['three times', '[{"a": 1, "b": 2, "a": 3, "b": 4, "a": 5}]', 3],
    ['no entry of a list', '{"a": 1, "b": 2, "a": 3, "b": 4}', 2],
  ])('reports each on its own: %s', async (_, text, count) => {
    expect((await check(text)).filter(({ message }) => message.endsWith('keep only the last value.'))).toHaveLength(
      count,
    );
  });

  test('reports duplicates in YAML', async () => {
    const text = 'name: Forecast\nversion: 1.0.0\nname: Weather\n';
    expect(await check(text, 'tool.yaml')).toMatchObject([{ line: 3, column: 1, related: [{ line: 1, column: 1 }] }]);
  });
});

describe('in JavaScript', () => {
  const HEAD = `import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';\nimport { z } from 'zod';\n`;
  const found = async (config: string) => {
    const text = `${HEAD}const BASE = { title: 'B' };\nserver.registerTool('a', ${config}, f);`;
    const findings = await linted('server.js', text, mcp, [rule]);
    return findings.map(({ start, end, related }) => [text.slice(start, end), start, related![0]!.column]);
  };
  const START = HEAD.length + 54;

  test.each([
    ['keys of its own', `{ title: 'A', description: 'D', annotations: { title: 'A' } }`],
    ['what overrides a spread', `{ ...BASE, title: 'A' }`],
    ['what is overridden by a spread', `{ title: 'A', ...BASE }`],
    ['what may be overridden by a spread, and then is set', `{ title: 'A', ...more, title: 'B' }`],
    ['a computed key', `{ title: 'A', ['title']: 'B' }`],
    ['a getter and a setter', `{ get title() { return 'A'; }, set title(t) {} }`],
    ['a value that may be nothing', `{ title: undefined, title: 'A' }`],
  ])('silent: %s', async (_, config) => {
    expect(await found(config)).toEqual([]);
  });

  test('a key twice, in the tool and deeper', async () => {
    const config = `{ title: 'A', 'title': 'B', annotations: { readOnlyHint: true, readOnlyHint: false } }`;
    expect(await found(config)).toEqual([
      [`'title'`, START + config.indexOf(`'title'`), 28],
      ['readOnlyHint', START + config.lastIndexOf('readOnlyHint'), 69],
    ]);
  });

  test('a parameter twice, in zod', async () => {
    const config = `{ inputSchema: { a: z.string(), b: z.string(), a: z.number() } }`;
    expect(await found(config)).toEqual([['a', START + config.lastIndexOf('a:'), 43]]);
  });
});

describe('an object that is put together from several', () => {
  const key = (start: number, changes: Partial<Entry> = {}): Entry => {
    const value: Node = { kind: 'null', start: start + 3, end: start + 4 };
    return { key: 'a', value, start, end: start + 1, ...changes };
  };
  const check = (...entries: Entry[]) => {
    const root: ObjectNode = { kind: 'object', open: false, entries, start: 100, end: 200 };
    return [...rule.check!({ root } as Manifest, { options: {}, services: {} })];
  };

  test('may override what a spread brings in', () => {
    expect(check(key(10), key(120))).toEqual([]);
    expect(check(key(150, { file: 'other.ts' }), key(120))).toEqual([]);
  });

  test('may not say itself the same twice', () => {
    const [first, later] = [key(110), key(120)];
    expect(check(first, key(10), later)).toMatchObject([{ at: later, related: [{ at: first }] }]);
  });
});
