import { expect, test } from '@jest/globals';
import { format } from '../../../rules/otc/format.js';
import rule from '../../../rules/otc/id-version.js';
import { lint } from '../../../src/engine/lint.js';
import { recognise } from '../../../src/engine/recognise.js';
import { parse } from '../../../src/parse/parse.js';
import { testRule, UNKNOWN } from '../../support/rule-tester.js';
import { definition, without } from './definition.js';

testRule(rule, format, {
  silent: {
    'the same version twice': definition(),
    'the same malformed version twice': definition({ id: 'Calculator.Add@v1.0', version: 'v1.0' }),
    'an id without a version': definition({ id: 'Calculator.Add', version: '2.0.0' }),
    'an id that is none': definition({ id: 'mail@example.org' }),
    'no version': without('version'),
    'a version that is a number': definition({ version: 1 }),
    'an id that cannot be known': definition({ id: UNKNOWN }),
    'a version that cannot be known': definition({ version: UNKNOWN }),
  },
  reports: {
    'two versions': {
      manifest: definition({ version: '1.0.1' }),
      finds: [
        {
          at: '/id',
          on: { text: '1.0.0' },
          says: 'The id has version `1.0.0`, but `version` is `1.0.1`, so clients may get either one. Use the same version in both.',
        },
      ],
      fixed: definition({ id: 'Calculator.Add@1.0.1', version: '1.0.1' }),
    },
    'a malformed version beside a good id': {
      manifest: definition({ version: '1.0' }),
      finds: [{ at: '/version', on: 'value' }],
      fixed: definition(),
    },
    'a malformed version in the id': {
      manifest: definition({ id: 'Calculator.Add@v1.0.0' }),
      finds: [{ at: '/id', on: { text: 'v1.0.0' } }],
      fixed: definition(),
    },
    'two versions, both malformed': {
      manifest: definition({ id: 'Calculator.Add@1.0', version: 'v2' }),
      finds: [{ at: '/id', on: { text: '1.0' } }],
    },
    'a million digits': {
      manifest: definition({ version: `1.0.${'1'.repeat(1e6)}` }),
      finds: [{ at: '/id', on: { text: '1.0.0' } }],
      fixed: definition({ id: `Calculator.Add@1.0.${'1'.repeat(1e6)}`, version: `1.0.${'1'.repeat(1e6)}` }),
    },
  },
});

test.each<[string, boolean, Record<string, unknown>]>([
  ['safe where only the id is well-formed', true, { version: '1.0' }],
  ['safe where only the version is well-formed', true, { id: 'Calculator.Add@1.0' }],
  ['unsafe where both are', false, { version: '2.0.0' }],
])('its fix is %s', async (_, safe, changes) => {
  const document = await parse('tool.json', JSON.stringify(definition(changes)));
  const settings = new Map([[rule.id, { rule, severity: rule.severity, options: {} }]]);
  const { findings } = lint(document, recognise(document, [format], { named: true, servers: [] }), settings);
  expect(findings.map(({ fix }) => fix?.safe)).toEqual([safe]);
});
