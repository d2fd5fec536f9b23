import { describe, expect, test } from '@jest/globals';
import { format } from '../../../rules/otc/format.js';
import rule from '../../../rules/otc/unique-id.js';
import { lint } from '../../../src/engine/lint.js';
import { type Settings } from '../../../src/engine/applicable-rules.js';
import { recognise } from '../../../src/engine/recognise.js';
import { ProjectRules } from '../../../src/engine/project.js';
import { parse } from '../../../src/parse/parse.js';
import { testRule, UNKNOWN } from '../../support/rule-tester.js';
import { definition } from './definition.js';

const add = definition();
const sub = definition({ id: 'Calculator.Sub@1.0.0' });

testRule(rule, format, {
  silent: {
    'one tool': add,
    'different ids': [add, sub],
    'several versions of one tool': [add, definition({ id: 'Calculator.Add@2.0.0', version: '2.0.0' })],
    'ids in another case': [add, definition({ id: 'calculator.add@1.0.0' })],
    'no ids, empty ones, numbers': [{}, {}, { id: '' }, { id: '' }, { id: 1 }, { id: 1 }],
    'ids that cannot be known': [{ id: UNKNOWN }, { id: UNKNOWN }],
  },
  reports: {
    'the same id twice': {
      manifest: { tools: [add, sub, add] },
      finds: [
        {
          at: '/tools/2/id',
          on: 'value',
          says: 'Another tool in this file has the same id, `Calculator.Add@1.0.0`, so clients that ask for it may get either',
        },
      ],
    },
    'each later one': {
      manifest: [add, add, add],
      finds: [
        { at: '/1/id', on: 'value' },
        { at: '/2/id', on: 'value' },
      ],
    },
    'the id of a tool that stands behind': {
      manifest: [definition({ name: 'Calculator_Sub' }), add],
      finds: [{ at: '/0/id', on: 'value', says: 'Give each tool its own id' }],
    },
    'the id of another version': {
      manifest: [add, definition({ version: '2.0.0' })],
      finds: [
        {
          at: '/1/id',
          on: 'value',
          says: 'Write `Calculator.Add@2.0.0`, since the `version` of this tool is `2.0.0`',
        },
      ],
      fixed: [add, definition({ id: 'Calculator.Add@2.0.0', version: '2.0.0' })],
    },
    'the id of a version that is there as well': {
      manifest: [add, definition({ id: 'Calculator.Add@2.0.0', version: '2.0.0' }), definition({ version: '2.0.0' })],
      finds: [{ at: '/2/id', on: 'value', says: 'Give each tool its own id' }],
    },
    'a malformed id twice': {
      manifest: [{ id: '__proto__' }, { id: '__proto__' }],
      finds: [{ at: '/1/id', on: 'value' }],
    },
  },
});

describe('across files', () => {
  test('the later of two files on one server is reported, with the first as related', async () => {
    const findings = await compare({ 'b.json': [['s'], add], 'a.json': [['s'], [sub, add]] });
    expect(findings).toEqual([
      expect.objectContaining({
        path: 'b.json',
        line: 2,
        pointer: '/id',
        message: expect.stringContaining('Another tool on the server `s` has the id `Calculator.Add@1.0.0`'),
        related: [{ path: 'a.json', line: 27, column: 11, note: 'The other tool with this id.' }],
      }),
    ]);
  });

  test('files on different servers, or on none, do not meet', async () => {
    expect(await compare({ 'a.json': [['s'], add], 'b.json': [['t'], add], 'c.json': [[], add] })).toEqual([]);
  });

  test('two files that meet on two servers are reported once', async () => {
    expect(await compare({ 'a.json': [['s', 't'], add], 'b.json': [['s', 't'], add] })).toHaveLength(1);
  });

  test('each later file is reported once, with the first', async () => {
    const findings = await compare({ 'a.json': [['s'], add], 'b.json': [['s'], add], 'c.json': [['s'], add] });
    expect(findings.map(({ path, related }) => [path, related?.[0]?.path])).toEqual([
      ['b.json', 'a.json'],
      ['c.json', 'a.json'],
    ]);
  });

  test('what is twice in one file is not reported once more', async () => {
    expect(await compare({ 'a.json': [['s'], [add, add]] })).toEqual([]);
    const findings = await compare({ 'a.json': [['s'], [add, add]], 'b.json': [['s'], [add, add]] });
    expect(findings.map(({ path, line, related }) => [path, line, related?.[0]?.line])).toEqual([['b.json', 3, 3]]);
  });

  test('an id that holds the separator is told whole', async () => {
    const odd = definition({ id: 'a\u0000b' });
    const [finding] = await compare({ 'a.json': [['s'], odd], 'b.json': [['s'], odd] });
    expect(finding?.message).toContain(
      'Another tool on the server `s` has the id `a\\u{0}b`, so clients may get either tool.',
    );
  });

  type Files = Record<string, readonly [servers: readonly string[], manifest: unknown]>;

  async function compare(files: Files) {
    const settings: Settings = new Map([[rule.id, { rule, severity: rule.severity, options: {} }]]);
    const project = new ProjectRules();
    for (const [path, [servers, manifest]] of Object.entries(files)) {
      const document = await parse(path, JSON.stringify(manifest, null, 2));
      project.add(lint(document, recognise(document, [format], { named: true, servers }), settings).facts, settings);
    }
    const { findings, failures } = project.compare();
    expect(failures).toEqual([]);
    return findings;
  }
});
