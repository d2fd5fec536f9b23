import { expect, test } from '@jest/globals';
import { formats } from '../../rules/index.js';
import { recognise } from '../../src/core/manifest.js';
import type { Manifest } from '../../src/core/rule.js';
import { parseJson } from '../../src/parse/json.js';

function manifestOf(value: object): Manifest {
  const document = parseJson('tool.json', JSON.stringify(value))!;
  return recognise(document, formats, { format: 'shinkai', named: true, servers: [] }).manifests[0]!;
}

test('what is derived is made once a manifest', () => {
  const made: string[] = [];
  const make = ({ root }: Manifest): string => {
    made.push(root.kind);
    return `made of ${root.kind}`;
  };
  const manifest = manifestOf({ name: 'a' });
  expect([manifest.derive(make), manifest.derive(make)]).toEqual(['made of object', 'made of object']);
  expect(made).toHaveLength(1);
  manifestOf({ name: 'a' }).derive(make);
  expect(made).toHaveLength(2);
});

test('a rule may take a manifest apart', () => {
  const { structure, entryOf, derive, root, tools, schemas } = manifestOf({ name: 1, parameters: { type: 'object' } });
  expect(structure('shinkai').map(({ kind }) => kind)).toEqual(['field-type']);
  expect(entryOf(tools[0]!.name!.value)?.key).toBe('name');
  expect(derive(({ tools: { length } }) => length)).toBe(1);
  expect([root.kind, schemas.length]).toEqual(['object', 1]);
});
