/** Where the constants are read that what is said of a tool comes from. */
import { describe, expect, test } from '@jest/globals';
import { get, type Node } from '../../src/core/tree.js';
import { parseSource } from '../../src/parse/javascript/typescript.js';
import { listed, read } from './helpers.js';

const HEAD = `import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';\n`;

/** The lines in which the constant is read that a value of the first tool comes from. */
function uses(source: string, ...path: string[]): string[] {
  const text = HEAD + source;
  const document = read(text);
  const value = get(listed(document, 'tools')[0], ...path);
  return document.constants!.usesOf(value!).map(({ start, end }) => {
    const before = text.slice(0, start);
    return `${before.split('\n').length - 1}: ${text.slice(start, end)}`;
  });
}

const tool = (config: string, name = 'a'): string => `server.registerTool('${name}', { ${config} }, f);\n`;

describe('a constant', () => {
  test.each<[string, string, string[], string[]]>([
    [
      'a text',
      `const TITLE = 'T';\n${tool('description: TITLE')}log(TITLE);`,
      ['description'],
      ['2: TITLE', '3: TITLE'],
    ],
    ['a text that is read once', `const TITLE = 'T';\n${tool('description: TITLE')}`, ['description'], []],
    ['no constant', tool(`description: 'T'`), ['description'], []],
    [
      'a member of an object, and what is read of all of it',
      `const A = { title: 'T', other: 'O' };\n${tool('title: A.title, description: A.other')}log(A.title);\nlog(A.other);\nlog(A);`,
      ['title'],
      ['5: A', '2: A', '3: A'],
    ],
    [
      'the object as a whole',
      `const HINTS = { readOnlyHint: true };\n${tool('annotations: HINTS')}${tool('annotations: HINTS', 'b')}`,
      ['annotations'],
      ['2: HINTS', '3: HINTS'],
    ],
    [
      'an exported text, which other files read too',
      `export const TITLE = 'T';\n${tool('description: TITLE')}`,
      ['description'],
      [`1: const TITLE = 'T';`, '2: TITLE'],
    ],
    [
      'a member of an enum',
      `enum A { T = 'T' }\n${tool('description: A.T')}log(A.T);`,
      ['description'],
      ['2: A', '3: A'],
    ],
    [
      'what a function makes of a constant of its own',
      `const make = () => { const TITLE = 'T'; return TITLE; };\n${tool('description: make()')}log(make());`,
      ['description'],
      [],
    ],
  ])('%s', (_, source, path, expected) => {
    expect(uses(source, ...path)).toEqual(expected);
  });

  test('a constant that holds the tool itself', () => {
    const source = `const TOOLS = [{ name: 'a', description: 'T', inputSchema: { type: 'object' } }];
log(TOOLS);
server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: TOOLS }));`;
    expect(uses(source, 'description')).toEqual([]);
  });

  test('what another file has is not looked for here', () => {
    const source = `${HEAD}import { TITLE } from './other.js';\nconst OWN = 'O';\n${tool('title: TITLE, description: OWN')}log(OWN);`;
    const value: Node = { kind: 'string', start: 0, end: 5, file: 'other.ts', value: 'T' };
    const { constants, roots } = parseSource('server.ts', source, { resolveImport: () => value });
    const [first] = listed({ roots } as Parameters<typeof listed>[0], 'tools');
    expect(constants!.usesOf(get(first, 'title')!)).toEqual([]);
    expect(constants!.usesOf(get(first, 'description')!)).toHaveLength(2);
  });
});
