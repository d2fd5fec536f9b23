/** The engine over small rules of its own: what is told, what gives way, what a broken rule does. */
import { describe, expect, test } from '@jest/globals';
import { format as mcp } from '../../rules/mcp/format.js';
import { applyEdits, applyFixes } from '../../src/engine/fix.js';
import type { Finding } from '../../src/core/finding.js';
import { lintDocument } from '../../src/engine/lint-document.js';
import type { Settings } from '../../src/engine/applicable-rules.js';
import { fill, type Data } from '../../src/core/message.js';
import { printable } from '../../src/core/text.js';
import { ProjectRules, settingsAlone } from '../../src/engine/project.js';
import { defineRule, lack, part, type Fact, type Manifest, type Problem, type Rule } from '../../src/core/rule.js';
import { type Format } from '../../src/core/format.js';
import { structureOf } from '../../src/engine/structure.js';
import { entries, entry, get, has, isVague, toValue, UNKNOWN, walk, type Node } from '../../src/core/tree.js';
import { parse } from '../../src/parse/parse.js';
import { within } from '../support/patience.js';

const format: Format = {
  id: 'otc',
  title: 'a test',
  knownBy: '',
  requiredWords: [],
  rootKeys: [],
  fields: ['a', 'b'],
  guess: { own: ['a'], atLeast: 2 },
  recognise: (root) => has(root, 'ours') === 'yes' || (has(root, 'agent') === 'yes' && 'an agent'),
  units: (root) => [root],
  contract: { toolsIn: 'list' },
  tools: (root) => (root.kind === 'object' ? [{ node: root, label: 'the tool', schemas: [] }] : []),
  schema: {},
  validate: () => true,
};

type Check = (manifest: Manifest) => Iterable<Problem>;

function rule(id: `${string}/${string}`, check: Check, more: Partial<Rule> = {}): Rule {
  return {
    ...defineRule({
      id,
      summary: 'x',
      severity: 'warning',
      in: 'recommended',
      source: { document: 'x', section: 'x', says: 'x', kind: 'advice' },
      messages: { said: 'It is {{what}}.' },
    }),
    check,
    ...more,
  };
}

const settingsOf = (...rules: Rule[]): Settings =>
  new Map(rules.map((each) => [each.id, { rule: each, severity: each.severity, options: {} }]));

async function run(text: string, rules: Rule[], hints = {}) {
  const document = await parse('x.json', text);
  return lintDocument(document, [format], { named: false, servers: [], ...hints }, settingsOf(...rules));
}

const says = (at: Problem['at'], more: Partial<Problem> = {}): Problem => ({
  at,
  message: 'said',
  data: { what: 'so' },
  ...more,
});
const brief = ({ rule: id, pointer, line, column }: Finding): string => `${id} ${pointer} ${line}:${column}`;

test('a message is written in the words of its language', async () => {
  const document = await parse('x.json', '{"ours": null}');
  const words = { ...document.syntax.words, null: 'None', true: 'True' };
  const messages = {
    said: { message: 'It is `{{null}}`, not {{true}}: {{what}}, {{hostile}}.', help: 'Write {{true}}.' },
  };
  // What comes from a manifest is no placeholder.
  const data = { what: (own: typeof words) => own.null, hostile: '{{null}}' };
  const own = rule('otc/x', ({ root }) => [says(root, { data })], { messages });
  const hints = { named: false, servers: [] };
  const { result } = lintDocument(
    { ...document, syntax: { ...document.syntax, words } },
    [format],
    hints,
    settingsOf(own),
  );
  expect(result.findings.map(({ message, help }) => [message, help])).toEqual([
    ['It is `None`, not True: None, {{null}}.', 'Write True.'],
  ]);
});

describe('places', () => {
  const text = '{\r\n\t"ours": { "list": [1, { "x": "a\\u00e9b" }] },\r\n  "a/b~c": true }';
  const at = async (pick: (root: Node) => Problem['at']) => {
    const { result } = await run(text, [rule('otc/x', ({ root }) => [says(pick(root))])]);
    const { pointer, line, column, endLine, endColumn, start, end, tool } = result.findings[0]!;
    return { pointer, from: `${line}:${column}`, to: `${endLine}:${endColumn}`, shown: text.slice(start, end), tool };
  };

  test('a value, a key, a key with slashes and tildes', async () => {
    expect(await at((root) => get(root, 'ours', 'list')!)).toEqual({
      pointer: '/ours/list',
      from: '2:20',
      to: '2:44',
      shown: '[1, { "x": "a\\u00e9b" }]',
      tool: 'the tool',
    });
    expect(await at((root) => entry(root, 'a/b~c')!)).toMatchObject({
      pointer: '/a~1b~0c',
      from: '3:3',
      shown: '"a/b~c"',
    });
  });

  test('what is missing stands on the key of the object that lacks it, or on its brace', async () => {
    const objects = (root: Node) => [...walk(root)].filter((node) => node.kind === 'object');
    expect(await at((root) => lack(objects(root)[1]!))).toMatchObject({ pointer: '/ours', shown: '"ours"' });
    expect(await at((root) => lack(objects(root)[2]!))).toMatchObject({
      pointer: '/ours/list/1',
      shown: '{',
      to: '2:25',
    });
    expect(await at((root) => lack(objects(root)[0]!))).toMatchObject({ pointer: '', from: '1:1', shown: '{' });
  });

  test('the tool or resource around it, from which its pointer leads on', async () => {
    const lists = {
      tools: [{ name: 'add', title: 1 }, { title: 2 }],
      resources: [{ uri: 'ui://map', title: 3 }],
      about: { uri: 'ui://map', title: 4 },
      title: 5,
    };
    const document = await parse('x.json', JSON.stringify(lists));
    const hints = { named: true, servers: [], format: 'mcp' } as const;
    const { locator } = lintDocument(document, [mcp], hints, settingsOf()).recognition;
    const titles = [...walk(document.roots[0]!)].filter(({ kind }) => kind === 'number');
    expect(titles.map((title) => locator.locate(title)).map(({ tool, item }) => [tool, item])).toEqual([
      ['add', { name: 'add', pointer: '/title' }],
      [undefined, { pointer: '/title' }],
      [undefined, { name: 'ui://map', pointer: '/title' }],
      [undefined, undefined],
      [undefined, undefined],
    ]);
  });

  test('a tool that is the whole file is no item of it', async () => {
    for (const label of ['the tool', undefined]) {
      const whole: Format = { ...format, tools: (root) => [{ node: root as never, label, schemas: [] }] };
      const document = await parse('x.json', '{ "ours": 1 }');
      const { locator } = lintDocument(document, [whole], { named: false, servers: [] }, settingsOf()).recognition;
      const { tool, item } = locator.locate(get(document.roots[0], 'ours')!);
      expect([tool, item]).toEqual([label, undefined]);
    }
  });

  test('a part of a string counts in its value, and stands in its escapes', async () => {
    const string = (root: Node) => [...walk(root)].find((node) => node.kind === 'string')!;
    expect(await at((root) => part(string(root) as never, 1, 2))).toMatchObject({
      pointer: '/ours/list/1/x',
      shown: '\\u00e9',
    });
  });
});

describe('one fault, one finding', () => {
  const text = '{ "ours": { "inner": 1 }, "b": 2 }';
  const structural = (pick: (root: Node) => Problem['at']) =>
    rule('otc/structure', ({ root }) => [says(pick(root))], { structural: true });

  test('a structural problem gives way at the same place', async () => {
    const specific = rule('otc/x', ({ root }) => [says(get(root, 'b')!)]);
    expect((await run(text, [structural((root) => get(root, 'b')!), specific])).result.findings.map(brief)).toEqual([
      'otc/x /b 1:32',
    ]);
    expect((await run(text, [structural((root) => entry(root, 'b')!), specific])).result.findings).toHaveLength(2);
  });

  test('what is missing is no problem of the object that lacks it, nor of its key', async () => {
    const ours = (root: Node) => get(root, 'ours') as never;
    const ofAll = rule('otc/x', ({ root }) => [says(ours(root))]);
    expect((await run(text, [structural((root) => lack(ours(root), 'c')), ofAll])).result.findings).toHaveLength(2);
    const lacking = rule('otc/x', ({ root }) => [says(lack(ours(root), 'c'))]);
    expect((await run(text, [structural((root) => entry(root, 'ours')!), lacking])).result.findings).toHaveLength(2);
  });

  test('and in all that a specific one covers, what is missing included', async () => {
    const covering = rule('otc/x', ({ root }) => [says(entry(root, 'ours')!, { covers: [get(root, 'ours')!] })]);
    for (const pick of [
      (root: Node) => entry(get(root, 'ours'), 'inner')!,
      (root: Node) => lack(get(root, 'ours') as never),
    ]) {
      expect((await run(text, [structural(pick), covering])).result.findings.map(brief)).toEqual(['otc/x /ours 1:3']);
    }
    expect((await run(text, [structural((root) => get(root, 'b')!), covering])).result.findings).toHaveLength(2);
    const later = rule('otc/x', ({ root }) => [says(entry(root, 'b')!, { covers: [get(root, 'b')!] })]);
    expect((await run(text, [structural((root) => get(root, 'ours')!), later])).result.findings).toHaveLength(2);
  });

  test('a problem that stands for another one takes its place and its gravity', async () => {
    const lacking = (root: Node, key: string) => lack(get(root, 'ours') as never, key);
    const required = rule('otc/required', ({ root }) => [says(lacking(root, 'c'))], { severity: 'error' });
    const misspelt = rule('otc/misspelt', ({ root }) => [says(entry(root, 'b')!, { replaces: [lacking(root, 'c')] })], {
      structural: true,
    });
    const another = rule('otc/another', ({ root }) => [says(lacking(root, 'd')), says(lack(root as never))]);
    const both = (await run(text, [required, misspelt])).result.findings;
    expect(both.map((each) => [brief(each), each.severity])).toEqual([['otc/misspelt /b 1:27', 'error']]);
    const alone = (await run(text, [misspelt])).result.findings;
    expect(alone.map(({ severity }) => severity)).toEqual(['warning']);
    const chosen = settingsOf(required, misspelt);
    const setting = { ...chosen.get(misspelt.id)!, chosen: true };
    const hints = { named: false, servers: [] };
    const { result } = lintDocument(
      await parse('x.json', text),
      [format],
      hints,
      new Map([...chosen, [misspelt.id, setting]]),
    );
    expect(result.findings.map(({ severity }) => severity)).toEqual(['warning']);
    expect((await run(text, [misspelt, another])).result.findings).toHaveLength(3);
  });

  test('the same thing said twice of one place is told once', async () => {
    const twice = rule('otc/x', ({ root }) => [says(get(root, 'b')!), says(get(root, 'b')!)]);
    expect((await run(text, [twice])).result.findings).toHaveLength(1);
  });
});

test('a rule that throws is one failure that names it; the others still speak', async () => {
  const broken = rule('otc/broken', () => {
    throw new Error('oh no');
  });
  const { result } = await run('{"ours": 1}', [broken, rule('otc/x', ({ root }) => [says(root)])]);
  expect(result.failures).toMatchObject([
    { path: 'x.json', message: 'The rule otc/broken failed: oh no', rule: 'otc/broken' },
  ]);
  expect(result.findings.map(brief)).toEqual(['otc/x  1:1']);
});

test.each([
  ['nothing', () => undefined],
  ['a promise', async () => []],
])('a rule whose check returns %s is told how to write it', async (_, check) => {
  const { result } = await run('{"ours": 1}', [rule('acme/odd', check as never)]);
  expect(result.failures).toMatchObject([
    {
      path: 'x.json',
      message:
        'The rule acme/odd failed: its `check` returns no problems: begin it with `*check`, or return a list; it cannot be async',
      rule: 'acme/odd',
    },
  ]);
});

test('a rule that says something without a place is one failure too', async () => {
  const vague = rule('acme/vague', () => [{ message: 'said' } as never, says({ start: 1, end: 2 })]);
  const { result } = await run('{"ours": 1}', [vague]);
  expect(result.failures).toMatchObject([
    { path: 'x.json', message: expect.stringMatching(/acme\/vague/), rule: 'acme/vague' },
  ]);
});

test.each([
  ['no place', { at: null }, 'it reported a problem without a place'],
  ['nothing that is a place', { at: {} }, 'it reported a problem without a place'],
  ['an object that there is not', { at: { lack: undefined } }, 'it reported a problem without a place'],
  [
    'a severity that there is not',
    { severity: 'warn' },
    'it reported a problem with an unknown `severity`; use error, warning or info',
  ],
])('a rule that says something with %s is named, and what it said before counts', async (_, more, message) => {
  const odd = rule('acme/odd', ({ root }) => [says(root), says(root, more as never)]);
  const { result } = await run('{"ours": 1}', [odd, rule('otc/x', ({ root }) => [says(root)])]);
  expect(result.failures).toMatchObject([
    { path: 'x.json', message: `The rule acme/odd failed: ${message}`, rule: 'acme/odd' },
  ]);
  expect(result.findings.map(brief)).toEqual(['acme/odd  1:1', 'otc/x  1:1']);
});

test('a severity that is null is none', async () => {
  const odd = rule('acme/odd', ({ root }) => [says(root, { severity: null } as never)]);
  const { result } = await run('{"ours": 1}', [odd]);
  expect([result.failures, result.findings.map(brief)]).toEqual([[], ['acme/odd  1:1']]);
});

test('a rule that says something without a message is one failure, and what else it says is told', async () => {
  const mute = rule('acme/mute', ({ root }) => [{ at: root } as never, says(get(root, 'ours')!)]);
  const { result } = await run('{"ours": 1}', [mute]);
  expect(result.failures).toMatchObject([
    {
      path: 'x.json',
      message: expect.stringMatching(/^What the rule acme\/mute reported cannot be used: /),
      rule: 'acme/mute',
    },
  ]);
  expect(result.findings.map(brief)).toEqual(['acme/mute /ours 1:10']);
});

test('thousands of fixes in one huge container do not take for ever: the rest is for the next pass', async () => {
  const text = `{"ours": [${Array.from({ length: 20_000 }, () => '"aaaaaaaaaa"').join()}]}`;
  const all = rule('otc/x', ({ root }) => {
    const list = get(root, 'ours');
    return list?.kind === 'array'
      ? list.items.map((child) =>
          says(child, { fix: { title: 'Remove it', safe: true, edits: [{ op: 'remove', from: list, child }] } }),
        )
      : [];
  });
  const { findings } = (await within(10_000, () => run(text, [all]))).result;
  const fixable = findings.filter(({ fix }) => fix).length;
  expect([findings.length, fixable > 10, fixable < 1000]).toEqual([20_000, true, true]);
});

describe('recognition', () => {
  const formatsOf = async (text: string, hints = {}) => {
    const { recognition } = await run(text, [], hints);
    return recognition.skipped ?? recognition.manifests.map(({ formats }) => formats.join());
  };

  test('by content; by most of the known fields where somebody named the file; by the config whatever it holds', async () => {
    expect(await formatsOf('{"ours": 1}')).toEqual(['otc']);
    expect(await formatsOf('{"a": 1, "b": 2}')).toBe('no known format');
    expect(await formatsOf('{"a": 1, "b": 2}', { named: true })).toEqual(['otc']);
    expect(await formatsOf('{"a": 1}', { named: true })).toBe('no known format');
    expect(await formatsOf('[]', { format: 'otc' })).toEqual(['otc']);
  });

  test('none where two formats have as many of their fields', async () => {
    const document = await parse('x.json', '{"a": 1, "b": 2}');
    const both: Format[] = [format, { ...format, id: 'mcp' }];
    const { recognition } = lintDocument(document, both, { named: true, servers: [] }, settingsOf());
    expect(recognition.skipped).toBe('no known format');
  });

  test('what only looks like ours says why it is left alone, named or not', async () => {
    expect(await formatsOf('{"agent": 1, "a": 1, "b": 2}', { named: true })).toBe('an agent');
  });

  test('rules run on their own format, common ones and those of plugins on any', async () => {
    const rules = ['otc/x', 'mcp/x', 'common/x', 'acme/x'].map((id) => rule(id as never, ({ root }) => [says(root)]));
    const { result } = await run('{"ours": 1}', rules);
    expect(result.findings.map((each) => each.rule)).toEqual(['otc/x', 'common/x', 'acme/x']);
  });
});

describe('alternatives', () => {
  test('a finding counts only where every alternative has it, at the places of each', async () => {
    const document = await parse('x.json', '{"ours": [1, 2, 3]}');
    const [first, second, third] = [...walk(document.roots[0]!)].filter(({ kind }) => kind === 'number') as [
      Node,
      Node,
      Node,
    ];
    const form = (value: Node): Node => ({
      kind: 'object',
      start: 0,
      end: 19,
      open: false,
      entries: [{ key: 'ours', start: 1, end: 7, value }],
    });
    const bad = rule('otc/x', ({ root }) => {
      const value = get(root, 'ours');
      return value?.kind === 'number' && value.value < 3 ? [says(value)] : [];
    });
    const judged = (...forms: Node[]) =>
      lintDocument(
        { ...document, roots: [forms[0]!], alternatives: forms.slice(1).map((each) => [each]) },
        [format],
        { named: false, servers: [] },
        settingsOf(bad),
      ).result.findings.map(brief);
    expect(judged(form(first), form(second))).toEqual(['otc/x /ours 1:11', 'otc/x /ours 1:14']);
    expect(judged(form(first), form(third))).toEqual([]);
  });

  test('a rule that fails with one of them has failed, once', async () => {
    const document = await parse('x.json', '{ "ours": 1 }');
    const [other, another] = await Promise.all(
      ['{ "ours": 2 }', '{ "ours": 3 }'].map(async (text) => (await parse('x.json', text)).roots),
    );
    const fragile = rule('otc/x', ({ root }) => {
      if (toValue(get(root, 'ours')!) !== 1) throw new Error('no one');
      return [];
    });
    const { failures } = lintDocument(
      { ...document, alternatives: [other!, another!] },
      [format],
      { named: false, servers: [] },
      settingsOf(fragile),
    ).result;
    expect(failures).toEqual([{ path: 'x.json', message: 'The rule otc/x failed: no one', rule: 'otc/x' }]);
  });
});

test('of what project rules are told, each alternative has all but the excuses', async () => {
  const told = rule('otc/told', () => [], {
    project: {
      *collect({ root }) {
        for (const { key, value } of entries(root)) yield { at: value, key, value: String(toValue(value)) };
        yield { at: root, key: 'excuse', value: String(toValue(get(root, 'ours')!)), isExcuse: true };
      },
      compare: () => [],
    },
  });
  const document = await parse('x.json', '{ "ours": 1, "b": 2 }');
  const { roots } = await parse('x.json', '{ "ours": 3, "b": 2 }');
  const hints = { named: false, servers: [] };
  const { facts } = lintDocument({ ...document, alternatives: [roots] }, [format], hints, settingsOf(told)).result;
  expect(facts.get('otc/told')!.map(({ key, value }) => `${key} ${value}`)).toEqual(['b 2', 'excuse 1', 'excuse 3']);
});

test('a project rule that throws is one failure that names it; the others still speak', async () => {
  const comparing = (id: `${string}/${string}`, compare: NonNullable<Rule['project']>['compare']) =>
    rule(id, () => [], { project: { collect: ({ root }) => [{ at: root, key: 'a' }], compare } });
  const broken = comparing('otc/broken', () => {
    throw new Error('oh no');
  });
  const settings = settingsOf(
    broken,
    comparing('otc/x', (facts) => facts.map((at) => ({ at, message: 'said' }))),
  );
  const project = new ProjectRules();
  const document = await parse('x.json', '{"ours": 1}');
  project.add(lintDocument(document, [format], { named: false, servers: [] }, settings).result.facts, settings);
  const { findings, failures } = project.compare();
  expect(failures).toEqual([{ path: '.', message: 'The rule otc/broken failed: oh no', rule: 'otc/broken' }]);
  expect(findings.map(brief)).toEqual(['otc/x  1:1']);
});

test('project rules compare what all files said, each with the severity of its own file', async () => {
  const unique = rule('otc/unique', () => [], {
    project: {
      *collect({ root }) {
        for (const each of entries(root)) yield { at: each.value, key: each.key };
      },
      *compare(facts) {
        const [one, ...rest] = facts.filter(({ key }) => key === 'b');
        for (const at of rest)
          yield { at, message: 'said', data: { what: 'twice' }, related: [{ at: one!, note: 'here' }] };
      },
    },
  });
  const project = new ProjectRules();
  for (const [index, severity] of (['error', 'warning'] as const).entries()) {
    const document = await parse(`${index}.json`, '{"ours": 1,\n "b": 2}');
    const settings: Settings = new Map([[unique.id, { rule: unique, severity, options: {} }]]);
    project.add(lintDocument(document, [format], { named: false, servers: [] }, settings).result.facts, settings);
  }
  const { findings } = project.compare();
  expect(findings.map((each) => [each.path, brief(each), each.severity, each.message])).toEqual([
    ['1.json', 'otc/unique /b 2:7', 'warning', 'It is twice.'],
  ]);
  expect(findings[0]!.related).toEqual([{ path: '0.json', line: 2, column: 7, note: 'here' }]);
});

test('a project rule mends what stands as it is, with what means itself in every syntax', async () => {
  const fixes = async (text: string, value: string, more: Partial<Fact> = { mayChange: true }): Promise<unknown[]> => {
    const renaming = rule('otc/x', () => [], {
      project: {
        collect: ({ root }) => [{ at: get(root, 'ours')!, key: 'a', ...more }],
        compare: (facts) => facts.map((at) => ({ at, message: 'said', fix: { title: 'Mend it', safe: true, value } })),
      },
    });
    const project = new ProjectRules();
    project.add((await run(text, [renaming])).result.facts, settingsOf(renaming));
    return project.compare().findings.map(({ fix }) => fix?.edits);
  };
  expect(await fixes('{"ours": "mpa"}', 'map')).toEqual([[{ start: 10, end: 13, text: 'map' }]]);
  expect(await fixes('{"ours": "mpa"}', 'map', {})).toEqual([undefined]);
  expect(await fixes('{"ours": "mpa"}', 'a "map"')).toEqual([undefined]);
  expect(await fixes('{"ours": "m\\u0070a"}', 'map')).toEqual([undefined]);
  expect(await fixes('{"ours": 1}', 'map')).toEqual([undefined]);
});

test('project rules that one file is enough for are asked about it', () => {
  const project = { collect: () => [], compare: () => [] };
  const settings = settingsOf(
    rule('otc/plain', () => []),
    rule('otc/many', () => [], { project }),
    rule('otc/one', () => [], { project: { ...project, inOneFile: 'always' } }),
    rule('otc/alone', () => [], { project: { ...project, inOneFile: 'ifAlone' } }),
  );
  expect([...settingsAlone(settings, false).keys()]).toEqual(['otc/plain', 'otc/one']);
  expect([...settingsAlone(settings, true).keys()]).toEqual(['otc/plain', 'otc/one', 'otc/alone']);
});

describe('structure', () => {
  const certain: Node = { kind: 'object', start: 0, end: 2, open: false, entries: [] };
  const found = (keyword: string, unit: Node): string[] => {
    const errors = [{ keyword, instancePath: '', schemaPath: `#/${keyword}`, params: {} }];
    const schema = { type: 'string', description: 'what it is' };
    const strict = { ...format, schema, validate: Object.assign(() => false, { errors }) };
    return structureOf(strict, [unit]).map(({ kind }) => kind);
  };

  test.each(['anyOf', 'oneOf', 'not', 'contains'])('%s says nothing of what is not wholly known', (keyword) => {
    expect(found(keyword, certain)).toEqual(['field-type']);
    expect(found(keyword, { ...certain, open: true })).toEqual([]);
  });

  test('what breaks the `then` of an `if` is told once', () => {
    expect(found('if', certain)).toEqual([]);
  });

  test('a type is known of what is not wholly known', () => {
    expect(found('type', { ...certain, open: true })).toEqual(['field-type']);
  });
});

describe('fixes', () => {
  const finding = (start: number, end: number, text: string, safe = true) =>
    ({ fix: { title: 'x', safe, edits: [{ start, end, text }] } }) as unknown as Finding;

  test('of two that touch, the first wins; unsafe ones only when asked for', () => {
    const all = [finding(0, 2, 'A'), finding(2, 3, 'B'), finding(4, 5, 'C', false), finding(6, 6, 'D')];
    expect(applyFixes('0123456', all, 'safe')).toEqual({ text: 'A2345D6', applied: [all[0], all[3]] });
    expect(applyFixes('0123456', all, 'all').text).toBe('A23C5D6');
  });

  test('edits apply by place, whatever their order', () => {
    expect(
      applyEdits('abc', [
        { start: 2, end: 3, text: 'C' },
        { start: 0, end: 0, text: '>' },
      ]),
    ).toBe('>abC');
  });
});

describe('messages', () => {
  const filled = (message: string, data: Data): string => fill(message, data).text;

  test('what comes from a manifest is made printable and short, and is not looked into', () => {
    expect(filled('{{a}} and {{b}}', { a: 'x\u0007\u202e\ud800', b: '{{a}}' })).toBe(
      'x\\u{7}\\u{202e}\\u{d800} and {{a}}',
    );
    expect(filled('{{__proto__}} {{c}}', {})).toBe('{{__proto__}} {{c}}');
    expect(filled('{{constructor}}', { constructor: 'x' })).toBe('x');
    expect(filled('`{{d}}` and {{e}}', { d: '', e: '' })).toBe('`""` and ');
    expect(fill('{{a}}, `{{d}}`', { a: 1, d: '', unused: 2 }).data).toEqual({ a: '1', d: '""' });
    expect(printable('y'.repeat(500))).toBe(`${'y'.repeat(120)}…`);
  });
});

describe('the tree', () => {
  test('of two entries with one key the last counts, in small objects and in large ones', async () => {
    const many = Array.from({ length: 100 }, (_, index) => `"k${index}": ${index}`).join();
    for (const text of ['{"a": 1, "a": 2}', `{${many}, "a": 1, "a": 2}`]) {
      const [root] = (await parse('x.json', text)).roots;
      expect(get(root, 'a')).toMatchObject({ value: 2 });
      expect([has(root, 'a'), has(root, 'zz'), has(get(root, 'a'), 'b')]).toEqual(['yes', 'no', 'no']);
    }
  });

  test('open objects do not know what they lack; unknown values stay unknown', () => {
    const hole: Node = { kind: 'unknown', start: 0, end: 0 };
    const open: Node = {
      kind: 'object',
      start: 0,
      end: 0,
      open: true,
      entries: [{ key: 'a', start: 0, end: 0, value: hole }],
    };
    expect([has(open, 'b'), has(hole, 'b'), isVague(open)]).toEqual(['unknown', 'unknown', true]);
    expect(toValue(open)).toEqual({ a: UNKNOWN });
  });

  test('a key called __proto__ is a key', async () => {
    const [root] = (await parse('x.json', '{"__proto__": {"polluted": true}}')).roots;
    const value = toValue(root!) as object;
    expect(Object.keys(value)).toEqual(['__proto__']);
    expect('polluted' in value).toBe(false);
  });
});

describe('a rule about lists', () => {
  const asked = async (text: string): Promise<string[]> => {
    const ids: string[] = [];
    const about = (id: `${string}/${string}`, lists: readonly string[]) =>
      rule(id, () => (ids.push(id), []), { lists });
    await run(text, [about('otc/one', ['one']), about('otc/both', ['one', 'two']), rule('otc/all', () => [])]);
    return ids;
  };

  test.each([
    ['{ "ours": 1 }', []],
    ['{ "ours": 1, "one": [], "two": null }', []],
    ['{ "ours": 1, "one": [0] }', ['otc/one', 'otc/both']],
    ['{ "ours": 1, "two": [0] }', ['otc/both']],
    ['{ "ours": 1, "two": {} }', ['otc/both']],
    ['{ "ours": 1, "one": [], "one": [0] }', ['otc/one', 'otc/both']],
    ['{ "ours": 1, "one": [', ['otc/one', 'otc/both']],
  ])('is asked where they hold something: %s', async (text, expected) => {
    expect(await asked(text)).toEqual(expected);
  });
});
