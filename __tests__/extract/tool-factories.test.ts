/** Tools that a function of the file makes of rows, or of what it is called with. */
import { describe, expect, test } from '@jest/globals';
import { extracted, pointed } from './helpers.js';
import { said } from './said.js';

const schema = { type: 'object', properties: { power: { type: 'number' } }, required: ['power'] };
const SCHEMA = JSON.stringify(schema);
const TOOL = { name: 'shake', description: 'Shakes the camera', inputSchema: schema };
const ROWS = `const ROWS = { shake: { help: 'Shakes the camera', takes: ${SCHEMA} } };\n`;
const MAKE = `({ name, description: row.help, inputSchema: row.takes })`;

describe('of the rows of a list', () => {
  test.each([
    ['by name', `const tools = Object.entries(ROWS).map(([name, row]) => ${MAKE});`],
    ['returned', `function listTools() { return Object.entries(ROWS).map(([name, row]) => { return ${MAKE}; }); }`],
    ['answered', `const answer = (id) => reply(id, { tools: Object.entries(ROWS).map(([name, row]) => ${MAKE}) });`],
    ['of a type', `export const ALL: Tool[] = Object.entries(ROWS).map(([name, row]) => ${MAKE} as Tool);`],
    ['frozen', `const tools = Object.entries(ROWS).map(([name, row]) => Object.freeze(${MAKE}));`],
    [
      'frozen by a function',
      `function make(name, row) { return Object.freeze(${MAKE}); }\nexport const tools = [make('shake', ROWS.shake)];`,
    ],
    ['by a function', `const toTool = ([name, row]) => ${MAKE};\nexport const all = Object.entries(ROWS).map(toTool);`],
    [
      'of a list',
      `const LIST = [{ id: 'shake', ...ROWS.shake }];\nconst tools = LIST.map((row) => ({ name: row.id, description: row.help, inputSchema: row.takes }));`,
    ],
    [
      'put together',
      `const tools = Object.entries({ shake: { help: 'Shakes the camera', p: { power: { type: 'number' } } } }).map(([name, row]) => ({ name, description: row.help, inputSchema: { type: 'object', properties: row.p, required: ['power'] } }));`,
    ],
  ])('%s', (_, code) => {
    expect(extracted(ROWS + code)).toEqual([TOOL]);
  });

  test('each part points at where it is written', () => {
    const at = pointed(`${ROWS}const tools = Object.entries(ROWS).map(([name, row]) => ${MAKE});`);
    expect(at).toEqual({
      name: ['name', 'shake'],
      description: ['description', `'Shakes the camera'`],
      inputSchema: ['inputSchema', SCHEMA],
    });
  });

  test('two lists of the same rows are no duplicates, and nothing is said twice', () => {
    const list = (name: string): string => `const ${name} = Object.entries(ROWS).map(([name, row]) => ${MAKE});\n`;
    const text = ROWS + list('tools') + list('moreTools');
    expect(said(text)).toEqual(['common/parameter-description']);
  });

  test('rows that are tools themselves are told of once', () => {
    const list = `const LIST = [${JSON.stringify(TOOL)}];\n`;
    const made = `({ name: row.name, description: row.description, inputSchema: row.inputSchema })`;
    const found = extracted(`${list}const tools = LIST.map((row) => ${made});`);
    expect(found).toEqual([{ ...TOOL, '...': true }]);
  });

  test.each([
    ['a part of each', `const tools = Object.entries(ROWS).map(([name, row]) => ({ name, inputSchema: row.takes }));`],
    ['handed to somebody', `draw(Object.entries(ROWS).map(([name, row]) => ${MAKE}));`],
    [
      'a list that nobody knows',
      `const tools = load().map((row) => ({ name: row.id, description: row.help, inputSchema: row.takes }));`,
    ],
    [
      'labels for people',
      `export const rows = Object.values(ROWS).map((row) => ({ name: row.help, description: row.help, inputSchema: row.takes }));`,
    ],
    [
      'more rows than anybody writes',
      `const tools = [${'[1],'.repeat(201)}].map(([name]) => ({ name: 'n' + name, description: 'x', inputSchema: ${SCHEMA} }));`,
    ],
  ])('silent: %s', (_, code) => {
    expect(extracted(ROWS + code).filter((tool) => (tool as { name: unknown }).name !== '??')).toEqual([]);
  });
});

describe('of what a function is called with', () => {
  const HEAD = `const tool = (name, description, properties, required = []) => ({ name, description, inputSchema: { type: 'object', properties, required } });\n`;

  test.each([
    [
      'in a list',
      `export const LIST = [tool('shake', 'Shakes the camera', { power: { type: 'number' } }, ['power'])];`,
    ],
    ['by a name', `export const shake = tool('shake', 'Shakes the camera', { power: { type: 'number' } }, ['power']);`],
    ['added', `tools.push(tool('shake', 'Shakes the camera', { power: { type: 'number' } }, ['power']));`],
  ])('%s', (_, code) => {
    expect(extracted(HEAD + code)).toEqual([TOOL]);
  });

  test('two of one name in a list are duplicates, in two lists they are not', () => {
    const call = `tool('stop', 'Stops')`;
    expect(said(`${HEAD}const LIST = [${call}, ${call}];`)).toEqual(['common/duplicate-tool-name']);
    expect(said(`${HEAD}const A = [${call}];\nconst B = [${call}];`)).toEqual([]);
  });

  test.each([
    ['with a name that nobody knows', `for (const name of names) LIST.push(tool(name, 'Stops'));`],
    ['of which a part is used', `const { inputSchema } = other; const s = tool('stop', 'Stops').inputSchema;`],
    ['copied into something else', `const row = { ...tool('stop', 'Stops'), name: other };`],
    ['handed to somebody', `draw(tool('stop', 'Stops'));`],
  ])('silent: %s', (_, code) => {
    expect(extracted(HEAD + code).filter((each) => (each as { name: unknown }).name !== '??')).toEqual([]);
  });

  test('functions that call each other', () => {
    const code = `const a = (name) => b(name);\nconst b = (name) => a(name);\nconst c = (name) => ({ name, description: name, inputSchema: a(name) });\nconst tools = [c('x')];`;
    expect(extracted(code)).toEqual([{ name: 'x', description: 'x', inputSchema: '??' }]);
  });

  test('what it takes need not be known, if it is described', () => {
    const made = (parts: string): unknown[] =>
      extracted(
        `const tool = (name, title, schema) => (${parts});\nconst tools = [tool('shake', 'Shakes it', this.of({}))];`,
      );
    expect(made('{ name, description: title, inputSchema: schema }')).toEqual([
      { name: 'shake', description: 'Shakes it', inputSchema: '??' },
    ]);
    expect(made('{ name, title, inputSchema: schema }')).toEqual([]);
  });
});

describe('of what a function puts into a list', () => {
  const PART = '{ name, description, inputSchema }';
  const CALL = `('shake', 'Shakes the camera', ${SCHEMA}, run);`;

  test.each([
    [
      'a list',
      `function add(name, description, inputSchema, run) { tools.push(${PART}); runs.set(name, run); }\nadd${CALL}`,
    ],
    ['an arrow function', `const add = (name, description, inputSchema) => tools.push(${PART});\nadd${CALL}`],
    ['a map', `function add(name, description, inputSchema, run) { tools.set(name, ${PART}); }\nadd${CALL}`],
    [
      'a row of it',
      `const add = (name, description, inputSchema, run) => { tools.set(name, { tool: ${PART} as Tool, run }); };\nadd${CALL}`,
    ],
    ['an object', `function add(name, description, inputSchema) { tools[name] = ${PART}; }\nadd${CALL}`],
    [
      'a check before',
      `function add(name, description, inputSchema) { if (tools.has(name)) throw new Error(name); tools.set(name, ${PART}); }\nadd${CALL}`,
    ],
    ['a loop', `for (const [name, row] of Object.entries(ROWS)) tools.push(${MAKE.slice(1, -1)});`],
    [
      'parts of what it is given',
      `function add({ name, help, takes }) { tools.push({ name, description: help, inputSchema: takes }); }
add({ name: 'shake', ...ROWS.shake });`,
    ],
    [
      'a method',
      `class A { constructor() { this.add${CALL} } add(name, description, inputSchema) { this.tools.push(${PART}); } }`,
    ],
    [
      'a field',
      `class A { start() { this.add${CALL} } add = (name, description, inputSchema) => { this.tools.push(${PART}); }; }`,
    ],
  ])('%s', (_, code) => {
    expect(extracted(ROWS + code)).toEqual([TOOL]);
  });

  test('each part points at where it is written', () => {
    const at = pointed(`const add = (name, description, inputSchema) => tools.push(${PART});\nadd${CALL}`);
    expect(at['name']).toEqual(['name', `'shake'`]);
    expect(at['inputSchema']).toEqual(['inputSchema', SCHEMA]);
  });

  test.each([
    ['below', (add: string, call: string) => `${add}\n${call}`],
    ['above', (add: string, call: string) => `${call}\n${add}`],
  ])('tools that are handed on are told of once: %s', (_, order) => {
    const add = `function addTool({ name, description, inputSchema }) { tools.push(${PART}); }`;
    expect(extracted(order(add, `addTool(${JSON.stringify(TOOL)});`))).toEqual([TOOL]);
  });

  test('what is registered too is told of once', () => {
    const add = `function add(name, description, inputSchema) { tools.push(${PART}); server.tool(name, description, inputSchema, run); }`;
    expect(extracted(`${add}\nadd${CALL}`)).toHaveLength(1);
  });

  test('in branches they are no duplicates', () => {
    const add = `function add(name, description, inputSchema) { tools.push(${PART}); }`;
    const found = said(`${add}\nif (x) add${CALL} else add${CALL}`);
    expect(new Set(found)).toEqual(new Set(['common/parameter-description']));
  });

  test.each([
    [
      'a name of its own',
      `function add(name, inputSchema) { tools.push({ name: next(), description: 'x', inputSchema }); }\nadd('a', ${SCHEMA});`,
    ],
    ['a function that nobody calls', `function add(name, description, inputSchema) { tools.push(${PART}); }`],
    [
      'a method of another class',
      `class A { add(name, description, inputSchema) { this.tools.push(${PART}); } }\nclass B { constructor() { this.add${CALL} } }`,
    ],
    ['what is asked of others', `function add(name, description, inputSchema) { draw(${PART}); }\nadd${CALL}`],
  ])('silent: %s', (_, code) => {
    expect(extracted(code).filter((each) => (each as { name: unknown }).name !== '??')).toEqual([]);
  });
});
