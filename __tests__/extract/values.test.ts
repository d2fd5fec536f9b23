/** The values of expressions: what is known without running them, and what is not. */
import { describe, expect, test } from '@jest/globals';
import { get } from '../../src/core/tree.js';
import { extracted, listed, pointed, read, shown, slice } from './helpers.js';

const HEAD = `import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';\nimport { other } from './other.js';\n`;

/** The value of an expression, in the metadata of a tool. */
function valueOf(expression: string, before = ''): unknown {
  const text = `${HEAD}${before}\nserver.registerTool('a', { description: 'Adds', _meta: { value: ${expression} } }, f);`;
  return shown(get(listed(read(text), 'tools')[0], '_meta', 'value'));
}

describe('operators', () => {
  test.each<[string, unknown]>([
    [`true && 'a'`, 'a'],
    [`({}) && 'a'`, 'a'],
    [`[] && 'a'`, 'a'],
    [`'x' && 'a'`, 'a'],
    [`'' && 'a'`, ''],
    [`0 && 'a'`, 0],
    [`null && 'a'`, null],
    [`undefined && 'a'`, undefined],
    [`other && 'a'`, '??'],
    [`'a' || 'b'`, 'a'],
    [`'' || 'b'`, 'b'],
    [`null || 'b'`, 'b'],
    [`({}) || 'b'`, {}],
    [`other || 'b'`, '??'],
    [`null ?? 'b'`, 'b'],
    [`undefined ?? 'b'`, 'b'],
    [`'' ?? 'b'`, ''],
    [`other ?? 'b'`, '??'],
    [`!'a'`, false],
    [`!''`, true],
    [`!null`, true],
    [`![]`, false],
    [`!other`, '??'],
    [`-1`, -1],
    [`-'1'`, '??'],
    [`+1`, '??'],
    [`void 0`, undefined],
    [`1 + 2`, 3],
    [`1 + 2 + 'a'`, '3a'],
    [`'a' + 1 + 2`, 'a12'],
    [`'a' + other`, '??'],
    [`1 - 2`, '??'],
    [`typeof other`, '??'],
    ['`${1}a${"b"}`', '1ab'],
    ['`a${other}`', '??'],
    [`await 'a'`, 'a'],
    [`other ? 'a' : 'b'`, 'a'],
    [`other ? 'a' : other`, '??'],
  ])('%s', (expression, value) => {
    expect(valueOf(expression)).toEqual(value);
  });
});

describe('methods', () => {
  test.each<[string, unknown]>([
    [`['a', 'b'].join(' ')`, 'a b'],
    [`['a', 'b'].join()`, 'a,b'],
    [`['a', 'b'].join('')`, 'ab'],
    [`[].join(' ')`, ''],
    [`['a', other].join(' ')`, '??'],
    [`['a', 1].join(' ')`, '??'],
    [`['a', ...other].join(' ')`, '??'],
    [`['a', 'b'].join(other)`, '??'],
    [`['a'].concat(['b'], ['c'])`, ['a', 'b', 'c']],
    [`['a'].concat(other)`, ['a', '...']],
    [`['a'].concat('b')`, ['a', '...']],
    [`['a', ...['b'], ...other, 'c']`, ['a', 'b', 'c', '...']],
    [`['a', , 'b']`, ['a', 'b']],
    [`['a', 'b'].map((each, index) => each + index)`, ['a0', 'b1']],
    [`['a', ...other].map((each, index) => index)`, ['??', '...']],
    [`['a'].map(other)`, '??'],
    [`['a'].filter(Boolean)`, '??'],
    [`' a '.trim()`, 'a'],
    [`'aB'.toUpperCase()`, 'AB'],
    [`'aB'.toLowerCase()`, 'ab'],
    [`'aB'.toLowerCase(other)`, '??'],
    [`'aB'.toString()`, 'aB'],
    [`'a'.repeat(2)`, '??'],
    [`Object.keys({ a: 1, b: 2 })`, ['a', 'b']],
    [`Object.values({ a: 1, b: 2 })`, [1, 2]],
    [`Object.entries({ a: 1, b: 2 })`, [['a', 1], ['b', 2]]], // prettier-ignore
    [`Object.entries({ a: 1, ...other })`, '??'],
    [`Object.fromEntries([['a', 1]])`, '??'],
    [`Object.assign({ a: 1 }, { b: 2 }, { a: 3 })`, { a: 3, b: 2 }],
    [`Object.assign({ a: 1 }, other)`, { a: '??', '...': true }],
    [`Object.freeze({ a: 1 })`, { a: 1 }],
    [`structuredClone({ a: 1 })`, { a: 1 }],
    [`Object.seal(['a'])`, ['a']],
    [`JSON.stringify({ a: 1 })`, '??'],
  ])('%s', (expression, value) => {
    expect(valueOf(expression)).toEqual(value);
  });
});

describe('objects', () => {
  test.each<[string, unknown]>([
    [`{ a: 1, ['b']: 2, 'c d': 3, 4: 5 }`, { a: 1, b: 2, 'c d': 3, 4: 5 }],
    [`{ a: 1, [other]: 2 }`, { a: '??', '...': true }],
    [`{ a: undefined, b: 1 }`, { b: 1 }],
    [`{ get a() { return 1; }, b() {}, c: 2 }`, { a: '??', b: '??', c: 2 }],
    [`{ a: 1, ...{ a: 2, b: 3 } }`, { a: 2, b: 3 }],
    [`{ a: 1, ...null }`, { a: 1 }],
    [`{ ...other, a: 1 }`, { a: 1, '...': true }],
    [`{ ...(true && { a: 1 }) }`, { a: 1 }],
    [`[...(Array.isArray(['a']) ? ['a'] : [])]`, ['a']],
    [`[...(Array.isArray('a') ? ['a'] : ['b'])]`, ['b']],
    [`[...(Array.isArray(other) ? ['a'] : [])]`, ['...']],
    [`[...(isOn(['a']) ? ['a'] : [])]`, ['...']],
    [`{ ...(false && { a: 1 }) }`, {}],
    [`{ a: { b: 1 } }.a.b`, 1],
    [`{ a: 1 }.b`, undefined],
    [`{ a: 1, ...other }.b`, '??'],
    [`['a', 'b'][1]`, 'b'],
    [`['a', 'b'][2]`, '??'],
    [`['a', ...other, 'b'][1]`, '??'],
    [`['a'].length`, '??'],
    [`/a/`, '??'],
    [`10n`, '??'],
  ])('%s', (expression, value) => {
    expect(valueOf(expression.startsWith('{') ? `(${expression})` : expression)).toEqual(value);
  });
});

describe('names', () => {
  test.each<[string, string, unknown]>([
    [`const a = 'x';`, 'a', 'x'],
    [`let a = 'x'; a = 'y';`, 'a', '??'],
    [`let a; `, 'a', '??'],
    [`const { a, ...rest } = { a: 1, b: 2, c: 3 };`, '[a, rest]', [1, '??']],
    [`const { a = 2 } = { a: 1 };`, 'a', '??'],
    [`const [a, , b] = ['x', 'y', 'z'];`, '[a, b]', ['x', 'z']],
    [`const { b: { c: [a] } } = { b: { c: ['x'] } };`, 'a', 'x'],
    [`for (const a of ['x']) log(a); const b = a;`, 'b', '??'],
    [`try { f(); } catch (a) { log(a); } const a = 'x';`, 'a', 'x'],
    [`const a = 'x'; try { f(); } catch (a) { a = 'y'; }`, 'a', 'x'],
    [`const a = ['x']; a.push('y');`, 'a', '??'],
    [`const a = { b: 'x' }; a.b = 'y';`, 'a.b', '??'],
    [`const a = { b: 'x' }; delete a.b;`, 'a.b', '??'],
    [`const a = { b: 'x' }; Object.assign(a, other);`, 'a.b', '??'],
    [`enum A { B, C, D = 5, E, F = 'f', G = 'g' }`, '[A.B, A.C, A.E, A.F, A.G]', [0, 1, 6, 'f', 'g']],
    [`class A { static b = 'x'; c = 'y'; }`, '[A.b, A.c]', ['x', '??']],
    [`const a = (b) => ({ c: b });`, `a('x')`, { c: 'x' }],
    [`const a = (b, c = 'y') => [b, c];`, `a('x')`, ['x', 'y']],
    [`const a = ({ b, ...rest }, [c]) => [b, rest, c];`, `a({ b: 1, d: 2 }, ['x'])`, [1, { d: 2 }, 'x']],
    [`const a = (...b) => b;`, `a('x')`, '??'],
    [`function a(b) { const c = b + 'y'; return c; }`, `a('x')`, 'xy'],
    [`function a(b) { if (b) return 'y'; return 'x'; }`, `a('x')`, '??'],
    [`function* a() { return 'x'; }`, `a()`, '??'],
    [`const a = b; const b = a;`, 'a', '??'],
    [`const a = () => a();`, 'a()', '??'],
  ])('%s %s', (before, expression, value) => {
    expect(valueOf(expression, before)).toEqual(value);
  });

  test('nine scopes of one name, of which the nearest counts', () => {
    const scopes = (count: number): string =>
      Array.from({ length: count }, (_, index) => `{ const TEXT = 'in block ${index}'; log(TEXT); }`).join('\n');
    for (const count of [6, 7, 8, 20])
      expect(valueOf('TEXT', `const TEXT = 'outside';\n${scopes(count)}`)).toBe('outside');
  });

  test('an import in a module of TypeScript is one of the file', () => {
    const text = `${HEAD}namespace Inner { export const a = other; }
server.registerTool('a', { description: 'Adds', _meta: { value: 'x' } }, other);`;
    expect(extracted(text)).toEqual([{ name: 'a', description: 'Adds', _meta: { value: 'x' } }]);
  });
});

describe('a field of the class around it', () => {
  const nameIn = (fields: string, value = 'this.name'): unknown => {
    const call = `server.registerTool('a', { description: 'Adds', _meta: { value: ${value} } }, f);`;
    const document = read(`${HEAD}class Search extends Other { add() { ${call} } ${fields} }`);
    return shown(get(listed(document, 'tools')[0], '_meta', 'value'));
  };

  test.each<[string, string, string | undefined]>([
    ['that only reads', `public readonly name = 'search';`, undefined],
    ['that nothing sets', `name = 'search';`, undefined],
    ['beside a static one', `static name = 'Search'; name = 'search';`, undefined],
    ['in an arrow function', `name = 'search';`, '[1].map(() => this.name)[0]'],
  ])('%s', (_, fields, value) => {
    expect(nameIn(fields, value)).toBe('search');
  });

  test.each<[string, string, string | undefined]>([
    ['that is set elsewhere', `name = 'search'; constructor(name) { this.name = name; }`, undefined],
    ['that is made', `name = other();`, undefined],
    ['that is read', `get name() { return 'search'; }`, undefined],
    ['that is not there', '', undefined],
    ['of a class that others extend', `name = 'search'; } class More extends Search {`, undefined],
    ['of another object', `name = 'search';`, '[1].map(function () { return this.name; })[0]'],
    ['of the class itself', `static name = 'search';`, undefined],
  ])('not one %s', (_, fields, value) => {
    expect(nameIn(fields, value)).toBe('??');
  });
});

describe('where a value stands', () => {
  const LIST = `import { ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js';\n`;

  test('a tool that is handed on by name stands where it is written', () => {
    const text = `${LIST}const add = { name: 'add', description: 'Adds', inputSchema: { type: 'object' } };
const TOOLS = [add];
server.setRequestHandler(ListToolsRequestSchema, () => ({
  tools: TOOLS.map((tool) => ({ name: tool.name, description: tool.description, inputSchema: tool.inputSchema })),
}));`;
    const [tool] = listed(read(text), 'tools');
    expect(slice(text, tool!)).toBe(`{ name: 'add', description: 'Adds', inputSchema: { type: 'object' } }`);
    expect(pointed(text)['description']).toEqual(['description', `'Adds'`]);
  });

  test('a schema that is converted on the way stands where it is written', () => {
    const text = `${LIST}import { z } from 'zod';
import { zodToJsonSchema } from 'zod-to-json-schema';
const TOOLS = [{ name: 'add', description: 'Adds', inputSchema: z.object({ a: z.number() }) }];
server.setRequestHandler(ListToolsRequestSchema, () => ({
  tools: TOOLS.map((tool) => ({ ...tool, inputSchema: zodToJsonSchema(tool.inputSchema) })),
}));`;
    expect(pointed(text)['inputSchema']).toEqual(['inputSchema', 'z.object({ a: z.number() })']);
    expect(extracted(text)).toEqual([
      expect.objectContaining({
        inputSchema: {
          type: 'object',
          properties: { a: { type: 'number' } },
          required: ['a'],
          '...': true,
        },
      }),
    ]);
  });

  test('of two keys with one name both are kept, whoever overrides them', () => {
    const text = `${HEAD}const base = { title: 'A' };
server.registerTool('a', { ...base, title: 'B', description: 'C', description: 'D' }, f);`;
    const [tool] = listed(read(text), 'tools');
    const keys = tool?.kind === 'object' ? tool.entries.map(({ key, value }) => [key, shown(value)]) : [];
    expect(keys).toEqual([
      ['name', 'a'],
      ['title', 'B'],
      ['description', 'C'],
      ['description', 'D'],
    ]);
  });
});
