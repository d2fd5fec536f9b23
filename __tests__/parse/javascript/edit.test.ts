/** Structural edits printed into TypeScript, and places inside of strings. */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { asWritten, type Edit } from '../../../src/core/rule.js';
import { entry, get, type Entry, type Node, type ObjectNode } from '../../../src/core/tree.js';
import { toEstree, parseProgram } from '../../../src/parse/javascript/babel.js';
import { Evaluator } from '../../../src/extract/javascript/evaluate/evaluator.js';
import { Exports } from '../../../src/extract/javascript/exports.js';
import { survey } from '../../../src/extract/javascript/survey.js';
import { sourceSyntax } from '../../../src/parse/javascript/edit.js';
import {
  applyEdits,
  chooser,
  choices,
  editedValue,
  ordered,
  someEdits,
  value,
  type Choose,
  type Plain,
} from '../helpers.js';
import { read, shown } from '../../extract/helpers.js';

/** The value of a file's default export, and the file edited. */
function opened(text: string) {
  const parsed = parseProgram('x.ts', text);
  if ('fault' in parsed) throw new Error(`${parsed.fault.message}\n${text}`);
  const root = new Exports(new Evaluator(survey(parsed.program, toEstree))).named('default') as Node;
  const syntax = sourceSyntax(parsed.program);
  const document = { path: 'x.ts', text, syntax, roots: [root], faults: [] };
  return { root, syntax, print: (edits: readonly Edit[]) => syntax.print(document, edits) };
}

function edited(text: string, edit: (root: ObjectNode) => Edit[]): string | undefined {
  const { root, print } = opened(text);
  const printed = print(edit(root as ObjectNode));
  if (!printed) return undefined;
  const after = applyEdits(text, printed);
  expect(ordered(opened(after).root)).toEqual(editedValue(root, edit(root as ObjectNode)));
  return after;
}

const at = (root: Node, ...path: string[]): ObjectNode => get(root, ...path) as ObjectNode;
const keyOf = (root: Node, key: string): Entry => entry(root, key)!;

describe('in the style of the file', () => {
  const FILE = `import { x } from "./x";
export default {
    name: "map", // the name
    _meta: { ui: { resourceUri: "ui://map.html" } },
    tags: [
        "a",
        "b",
    ],
    run() { return 1; },
    empty: {},
};
`;

  test('add, with bare keys, quotes and a trailing comma', () => {
    expect(
      edited(FILE, (root) => [
        { op: 'add', to: root, key: 'title', value: "It's" },
        { op: 'add', to: root, key: 'openai/x', value: { a: [1, 'b'] } },
        { op: 'add', to: root, key: 'first', value: null, first: true },
        { op: 'add', to: at(root, '_meta'), key: 'more', value: true },
        { op: 'append', to: get(root, 'tags') as Node & { kind: 'array' }, value: 'c' },
      ]),
    ).toBe(`import { x } from "./x";
export default {
    first: null,
    name: "map", // the name
    _meta: { ui: { resourceUri: "ui://map.html" }, more: true },
    tags: [
        "a",
        "b",
        "c",
    ],
    run() { return 1; },
    empty: {},
    title: "It's",
    "openai/x": { a: [1, "b"] },
};
`);
  });

  test('what is long is spread, in a list without a trailing comma too', () => {
    const long = { description: 'x'.repeat(60), nested: { readOnlyHint: true } };
    expect(
      edited(`export default {\n  name: 'a'\n};\n`, (root) => [
        { op: 'add', to: root, key: 'annotations', value: long },
      ]),
    ).toBe(
      `export default {\n  name: 'a',\n  annotations: {\n    description: '${'x'.repeat(60)}',\n    nested: { readOnlyHint: true }\n  }\n};\n`,
    );
  });

  test('an empty literal', () => {
    expect(edited(FILE, (root) => [{ op: 'add', to: at(root, 'empty'), key: 'a', value: 1 }])).toContain(
      `    empty: {\n        a: 1\n    },`,
    );
    expect(edited(`export default { a: {} };`, (root) => [{ op: 'add', to: at(root, 'a'), key: 'b', value: 1 }])).toBe(
      `export default { a: { b: 1 } };`,
    );
  });

  test('remove, with its comma', () => {
    expect(
      edited(FILE, (root) => [
        { op: 'remove', from: root, child: keyOf(root, '_meta') },
        { op: 'remove', from: root, child: keyOf(root, 'empty') },
      ]),
    ).toBe(`import { x } from "./x";
export default {
    name: "map", // the name
    tags: [
        "a",
        "b",
    ],
    run() { return 1; },
};
`);
  });

  test('rename', () => {
    const source = `const title = 'T', K = 'k';\nexport default { name: 1, 'in-put': 2, title, [K]: 3, 'q': 4 };`;
    expect(
      edited(source, (root) => [
        { op: 'rename', entry: keyOf(root, 'name'), key: 'label' },
        { op: 'rename', entry: keyOf(root, 'in-put'), key: 'input' },
        { op: 'rename', entry: keyOf(root, 'title'), key: 'heading' },
        { op: 'rename', entry: keyOf(root, 'k'), key: 'l' },
        { op: 'rename', entry: keyOf(root, 'q'), key: 'a b' },
      ]),
    ).toBe(`const title = 'T', K = 'k';\nexport default { label: 1, 'input': 2, heading: title, ['l']: 3, 'a b': 4 };`);
  });

  test('move: a name stays a name, a cast stays a cast', () => {
    const source = `const URI = 'ui://map';
export default {
  annotations: { template: URI, hint: true as const, deep: {
    a: 1,
  } },
  _meta: {
    x: 1,
  },
};`;
    const move = (root: ObjectNode, key: string): Edit[] => [
      { op: 'remove', from: at(root, 'annotations'), child: keyOf(at(root, 'annotations'), key) },
      { op: 'add', to: at(root, '_meta'), key, value: asWritten(get(root, 'annotations', key)!) },
    ];
    expect(edited(source, (root) => ['template', 'hint', 'deep'].flatMap((key) => move(root, key))))
      .toBe(`const URI = 'ui://map';
export default {
  annotations: {},
  _meta: {
    x: 1,
    template: URI,
    hint: true as const,
    deep: {
      a: 1,
    },
  },
};`);
  });

  test('set: strings keep their quotes and their escapes', () => {
    const source = `export default { a: 'It\\'s \\u00e9 old', b: "x", c: \`one \\\`two\\\`\nthree\`, d: 1, e: [ 'u' ] };`;
    expect(
      edited(source, (root) => [
        { op: 'set', node: get(root, 'a')!, value: "It's é 'new'" },
        { op: 'set', node: get(root, 'b')!, value: 'say "x"\n' },
        { op: 'set', node: get(root, 'c')!, value: 'one `two`\n${three}' },
        { op: 'set', node: get(root, 'd')!, value: '1' },
        { op: 'set', node: get(root, 'e')!, value: [] },
      ]),
    ).toBe(
      `export default { a: 'It\\'s \\u00e9 \\'new\\'', b: "say \\"x\\"\\n", c: \`one \\\`two\\\`\n\\\${three}\`, d: '1', e: [] };`,
    );
  });
});

test('set: a character of two units is written as it is, half of one as an escape', () => {
  const values = ['a😀b', 'a\ud83d', '\ude00b', '\ude00\ud83d'];
  const written = values.map((value) =>
    edited("export default { a: 'x' };", (root) => [{ op: 'set', node: get(root, 'a')!, value }]),
  );
  expect(written).toEqual(
    ['a😀b', 'a\\ud83d', '\\ude00b', '\\ude00\\ud83d'].map((each) => `export default { a: '${each}' };`),
  );
});

test('an item that is used by its name is removed where it is used', () => {
  const text = `const A = 'a';\nexport default ['x', A, 'y'];`;
  const { root, print } = opened(text);
  if (root.kind !== 'array') throw new Error('no array');
  expect(applyEdits(text, print([{ op: 'remove', from: root, child: root.items[1]! }])!)).toBe(
    `const A = 'a';\nexport default ['x', 'y'];`,
  );
});

describe('not where it cannot be done', () => {
  test.each<[string, string, (root: ObjectNode) => Edit]>([
    [
      'a composed string',
      `export default { a: 'b' + 'c' };`,
      (root) => ({ op: 'set', node: get(root, 'a')!, value: 'd' }),
    ],
    [
      'a template with values',
      'const x = 1; export default { a: `b${x}` };',
      (root) => ({ op: 'set', node: get(root, 'a')!, value: 'd' }),
    ],
    [
      'what is spread in',
      `const b = { c: 1 }; export default { a: 1, ...b };`,
      (root) => ({ op: 'remove', from: root, child: keyOf(root, 'c') }),
    ],
    [
      'what a function makes',
      `const f = (x: string) => x.trim(); export default { a: f('b') };`,
      (root) => ({ op: 'set', node: get(root, 'a')!, value: 'd' }),
    ],
    [
      'a merged object',
      `export default Object.assign({}, { a: 1 });`,
      (root) => ({ op: 'add', to: root, key: 'b', value: 1 }),
    ],
    [
      'an enum',
      `enum E { A = 'a' } export default { a: E };`,
      (root) => ({ op: 'add', to: at(root, 'a'), key: 'B', value: 'b' }),
    ],
  ])('%s', (_, source, edit) => {
    expect(edited(source, (root) => [edit(root)])).toBeUndefined();
  });

  const ZOD = `import { z } from 'zod';
server.registerTool('x', { description: 'd', inputSchema: { city: z.string(), 'day': z.enum(['a', 'a']) } }, f);`;
  const tool = (text: string) => (get(read(text).roots[0], 'tools') as Node & { kind: 'array' }).items[0] as ObjectNode;
  const printed = (edit: (tool: ObjectNode) => Edit[]) => {
    const document = read(ZOD);
    const edits = document.syntax.print(
      document,
      edit((get(document.roots[0], 'tools') as Node & { kind: 'array' }).items[0] as ObjectNode),
    );
    return edits && applyEdits(ZOD, edits);
  };

  test('zod is not JSON Schema', () => {
    const schema = at(tool(ZOD), 'inputSchema');
    expect(shown(schema)).toMatchObject({ type: 'object', required: ['city', 'day'] });
    expect(
      printed((tool) => [{ op: 'add', to: at(tool, 'inputSchema'), key: 'type', value: 'object' }]),
    ).toBeUndefined();
    expect(
      printed((tool) => [{ op: 'add', to: at(tool, 'inputSchema', 'properties'), key: 'x', value: {} }]),
    ).toBeUndefined();
    expect(printed((tool) => [{ op: 'set', node: get(tool, 'inputSchema', 'type')!, value: 'array' }])).toBeUndefined();
    expect(
      printed((tool) => {
        const required = get(tool, 'inputSchema', 'required') as Node & { kind: 'array' };
        return [{ op: 'remove', from: required, child: required.items[0]! }];
      }),
    ).toBeUndefined();
    expect(
      printed((tool) => [
        { op: 'set', node: (get(tool, 'inputSchema', 'required') as Node & { kind: 'array' }).items[1]!, value: 'x' },
      ]),
    ).toBeUndefined();
    expect(printed((tool) => [{ op: 'remove', from: tool, child: entry(tool, 'name')! }])).toBeUndefined();
  });

  test('what is written out in zod can be edited', () => {
    expect(
      printed((tool) => {
        const values = get(tool, 'inputSchema', 'properties', 'day', 'enum') as Node & { kind: 'array' };
        return [
          { op: 'remove', from: values, child: values.items[1]! },
          { op: 'add', to: tool, key: 'annotations', value: { readOnlyHint: true } },
          { op: 'set', node: get(tool, 'name')!, value: 'y' },
        ];
      }),
    ).toBe(`import { z } from 'zod';
server.registerTool('y', { description: 'd', inputSchema: { city: z.string(), 'day': z.enum(['a']) }, annotations: { readOnlyHint: true } }, f);`);
  });
});

describe('offsets in strings', () => {
  test.each([
    [`'a\\'b\\n\\x41\\u00e9\\u{1f600}z'`, [1, 2, 4, 5, 7, 11, 17, 17, 26, 27]],
    [`"a\\\nb"`, [1, 4, 5]],
    ['`a\r\nb\\`c`', [1, 2, 4, 5, 7, 8]],
    [`'\\0\\101x'`, [1, 3, 7, 8]],
  ])('%j', (literal, expected) => {
    const { root, syntax } = opened(`export default ${literal};`);
    const offsets = expected.map((_, index) => syntax.offsetIn(`export default ${literal};`, root as never, index));
    expect(offsets).toEqual(expected.map((offset) => offset + 15));
  });

  test.each(["'a' + 'b'", '`a${1}b`', `'  a '.trim()`])('not in %s', (expression) => {
    const text = `export default ${expression};`;
    const { root, syntax } = opened(text);
    expect(root.kind).toBe('string');
    expect(syntax.offsetIn(text, root as never, 0)).toBeUndefined();
  });
});

/** A value as TypeScript, in many ways. */
function source(value: Plain, choose: Choose, indent = ''): string {
  const spaced = (text: string) =>
    choose(5) === 0 ? `${text} // c,\n${indent}` : choose(6) === 0 ? `/* } */ ${text}` : text;
  if (typeof value === 'string') return spaced(stringSource(value, choose));
  if (typeof value !== 'object' || value === null)
    return spaced(typeof value === 'number' && Object.is(value, -0) ? '0' : String(value));
  const isList = Array.isArray(value);
  const inner = `${indent}  `;
  const isSpread = choose(2) === 0;
  const children = Object.entries(value).map(([key, each]) => {
    const lead = isList
      ? ''
      : /^[a-z]+$/.test(key) && choose(3) > 0
        ? `${key}: `
        : `${stringSource(key, choose, false)}: `;
    return lead + source(each, choose, inner);
  });
  const [open, close] = isList ? ['[', ']'] : ['{', '}'];
  if (children.length === 0) return open + close;
  const last = choose(2) === 0 ? ',' : '';
  if (isSpread) return `${open}\n${inner}${children.join(`,\n${inner}`)}${last}\n${indent}${close}`;
  return `${open}${choose(2) === 0 ? ' ' : ''}${children.join(', ')}${last} ${close}`;
}

function stringSource(value: string, choose: Choose, template = true): string {
  const json = JSON.stringify(value).replaceAll('\u2028', '\\u2028');
  const kind = choose(template ? 3 : 2);
  if (kind === 0) return json;
  const inner = json.slice(1, -1).replaceAll('\\"', '"');
  return kind === 1
    ? `'${inner.replaceAll("'", "\\'")}'`
    : `\`${inner.replaceAll('`', '\\`').replaceAll('$', '\\$')}\``;
}

test('whatever is edited, the file parses and means what was asked for', () => {
  fc.assert(
    fc.property(value, choices, choices, (plain, layout, numbers) => {
      const text = `export default ${source(plain, chooser(layout))};\n`;
      const { root, print } = opened(text);
      const edits = someEdits(root, chooser(numbers));
      const printed = print(edits);
      if (!printed) throw new Error(`not printed: ${text} ${JSON.stringify(edits)}`);
      const after = applyEdits(text, printed);
      expect(ordered(opened(after).root)).toEqual(editedValue(root, edits));
      return true;
    }),
    { numRuns: 1000 },
  );
});
