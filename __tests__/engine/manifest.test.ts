import { describe, expect, test } from '@jest/globals';
import { formats } from '../../rules/index.js';
import { recognise } from '../../src/engine/recognise.js';
import type { Manifest } from '../../src/core/rule.js';
import { parseJson } from '../../src/parse/json/read.js';
import { parse } from '../../src/parse/parse.js';

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

describe('a quick look at the text', () => {
  const mayHold = (text: string, pattern: RegExp): boolean => {
    const document = parseJson('tool.json', text)!;
    const { manifests } = recognise(document, formats, { format: 'shinkai', named: true, servers: [] });
    return manifests[0]!.mayHold(pattern);
  };

  test('tells what no string holds', () => {
    expect(mayHold('{ "name": "a \\n \\" b" }', /b/)).toBe(true);
    expect(mayHold('{ "name": "a \\n \\" b" }', /c/)).toBe(false);
    expect(mayHold('{ "name": "é" }', /[^\x20-\x7e]/)).toBe(true);
  });

  test.each(['\\u0063', '\\b', '\\f', '\\/'])('says nothing of a text with %s in it', (escape) => {
    expect(mayHold(`{ "name": "${escape}" }`, /never there/)).toBe(true);
  });

  test.each([
    ['a.yaml', 'name: "\\x63"'],
    ['a.yaml', 'name: "c\\\n  d"'],
    ['a.json5', "{ name: 'c\\\nd' }"],
    ['a.ts', "const a = 'c'; tool({ name: a + 'd', description: 'x' })"],
  ])('nor of %s: %j', async (path, text) => {
    const document = await parse(path, text);
    const { manifests } = recognise(document, formats, { format: 'mcp', named: true, servers: [] });
    for (const manifest of manifests) expect(manifest.mayHold(/never there/)).toBe(true);
    expect(manifests.length).toBeGreaterThan(path === 'a.ts' ? -1 : 0);
  });
});
