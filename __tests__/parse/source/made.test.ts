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
    expect(extracted(code)).toEqual([]);
  });
});
