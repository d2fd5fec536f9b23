/** Functions that pass all their arguments on, and definitions that go to the constructor of a class of tools. */
import { describe, expect, test } from '@jest/globals';
import { extracted, pointed, read } from './helpers.js';

const HEAD = `import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';
const server = new McpServer({ name: 's', version: '1.0.0' });
`;
const inputSchema = { type: 'object', properties: { x: { type: 'string' } }, required: ['x'] };
const TOOL = { name: 'a', description: 'Adds', inputSchema };
const CALL = `add('a', 'Adds', { x: z.string() }, run);`;

describe('arguments that are passed on', () => {
  test.each([
    ['the rest', `const add = (name, ...args) => server.tool(name, ...args);\n${CALL}`],
    ['all', `function add(...args) { return server.tool(...args); }\n${CALL}`],
    ['with a word beside', `function add(name, ...rest) { log(name); server.tool(name, ...rest); }\n${CALL}`],
    [
      'with types',
      `const add: typeof server.tool = (name: string, ...rest: any[]) => server.tool(name, ...(rest as any));\n${CALL}`,
    ],
    [
      'another method',
      `function add(name, ...rest) { server.registerTool(name, ...rest); }\nadd('a', { description: 'Adds', inputSchema: { x: z.string() } }, run);`,
    ],
    [
      'under the same name',
      `const registerTool = (...args) => server.registerTool(...args);\nregisterTool('a', { description: 'Adds', inputSchema: { x: z.string() } }, run);`,
    ],
  ])('%s', (_, code) => {
    expect(extracted(HEAD + code)).toEqual([TOOL]);
  });

  test('what is said of a tool stands where it is called, its answers too', () => {
    const code = `${HEAD}const add = (name, ...args) => server.tool(name, ...args);\nadd('a b', 'TODO', () => ({ content: [] }));`;
    expect(pointed(code)).toEqual({ name: [`'a b'`, `'a b'`], description: [`'TODO'`, `'TODO'`] });
    expect(read(code).code!.answers.map(({ tool }) => tool)).toEqual(['a b']);
  });

  test.each([
    ['another name', `const add = (name, ...args) => server.tool(name + '_x', ...args);\n${CALL}`],
    [
      'a name that changes',
      `const add = (name, ...args) => { name = fix(name); server.tool(name, ...args); };\n${CALL}`,
    ],
    [
      'arguments that change',
      `const add = (name, ...args) => { args.push(run); server.tool(name, ...args); };\n${CALL}`,
    ],
    ['one that is left out', `const add = (name, flag, ...args) => server.tool(name, ...args);\n${CALL}`],
    ['a part of the rest', `const add = (name, ...args) => server.tool(name, ...args.slice(1));\n${CALL}`],
    [
      'two registrations',
      `const add = (...args) => { if (on) server.tool(...args); else other.tool(...args); };\n${CALL}`,
    ],
    ['a loop', `const add = (...args) => { for (const s of servers) s.tool(...args); };\n${CALL}`],
    [
      'a name that nobody knows',
      `const add = (...args) => server.tool(...args);\nadd(name, 'Adds', { x: z.string() }, run);`,
    ],
    ['a method that registers nothing', `const add = (...args) => queue.push(...args);\n${CALL}`],
  ])('not %s', (_, code) => {
    expect(extracted(HEAD + code)).toEqual([]);
  });
});

describe('a definition for the constructor of a class of tools', () => {
  const define = (base: string): string =>
    `class Add extends ${base} { constructor() { super({ name: 'a', inputSchema: S }); } }`;

  test.each(['BaseTool', 'tools.Base', 'McpTool'])('%s', (base) => {
    expect(extracted(define(base))).toEqual([{ name: 'a', inputSchema: '??' }]);
  });

  test.each(['Flow', 'Step'])('not %s', (base) => {
    expect(extracted(define(base))).toEqual([]);
  });
});
