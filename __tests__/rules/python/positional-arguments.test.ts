import { expect, test } from '@jest/globals';
import rule from '../../../rules/python/positional-arguments.js';
import { EITHER, FAST, findingsIn, fixedBy, foundIn, OFFICIAL } from './source.js';

const NEW = { 'pypi:mcp': '>=1.10,<2', 'pypi:fastmcp': '>=2.7' };
const FUNCTION = 'def look(a: str): ...\n';
const decorated = (args: string, docstring = ''): string =>
  `@mcp.tool(${args})\ndef look(a: str):\n    ${docstring === '' ? '...' : `"""${docstring}"""`}\n`;

test.each([
  ['a decorator', OFFICIAL, decorated('"look", "Looks."'), 'error 3 "Looks."'],
  ['a short text of a function without a docstring', OFFICIAL, decorated('"look", "Looks"'), 'error 3 "Looks"'],
  ['a sentence beside a docstring', OFFICIAL, decorated('"look", "Looks."', 'Looks.'), 'error 3 "Looks."'],
  ['add_tool', OFFICIAL, `${FUNCTION}mcp.add_tool(look, "look", "Looks.")\n`, 'error 4 "Looks."'],
  ['fastmcp', FAST, decorated('"look", "Looks"', 'Looks.'), 'error 3 "Looks"'],
])('reports %s', (_, head, text, found) => {
  expect(foundIn(rule, head + text, NEW)).toEqual([found]);
});

test.each([
  [
    'of a tool',
    'for tool in tools():\n    mcp.add_tool(tool.fn, tool.name, tool.description)\n',
    'error 4 tool.description',
  ],
  [
    'of a parameter',
    'def add(fn, name, description):\n    mcp.add_tool(fn, name, description)\n',
    'error 4 description',
  ],
])('reports the description %s by its name', (_, text, found) => {
  expect(foundIn(rule, OFFICIAL + text, NEW)).toEqual([found]);
  expect(foundIn(rule, FAST + text, NEW)).toEqual([]);
  expect(fixedBy(rule, OFFICIAL + text)).toMatch(/description=(?:tool\.)?description\)/);
});

test('a method that nothing calls is for later', () => {
  const text = `${OFFICIAL}class Own:\n    def put_tool(self, fn, name, description):\n        mcp.add_tool(fn, name, description)\n`;
  expect(foundIn(rule, text, NEW)).toEqual(['info 5 description']);
  expect(foundIn(rule, `${text}own = Own()\nown.put_tool(look, "a", "Looks.")\n`, NEW)).toEqual([
    'error 5 description',
  ]);
});

test("is silent where the decorator is the project's own", () => {
  const text = `${FAST}def register_tool(server, name):
    return lambda fn: server.tool(name=name)(fn)

def register(mcp):
    @register_tool(mcp, "look")
    def look(a: str): ...
`;
  expect(foundIn(rule, text, NEW)).toEqual([]);
});

test('is a warning where the version may be older, and silent where it is', () => {
  const text = OFFICIAL + decorated('"look", "Looks."');
  expect(foundIn(rule, text)).toEqual(['warning 3 "Looks."']);
  expect(foundIn(rule, text, { 'pypi:mcp': '<1.10' })).toEqual([]);
  expect(foundIn(rule, FAST + decorated('"look", "Looks."'), { 'pypi:fastmcp': '==2.3.0' })).toEqual([]);
});

test('says which library it is, and the fix writes the name', () => {
  const [found] = findingsIn(rule, FAST + decorated('"look", "Looks"'), NEW);
  expect(found?.message).toContain('does not start');
  expect(fixedBy(rule, OFFICIAL + decorated('"look", "Looks."'))).toContain('@mcp.tool("look", description="Looks.")');
});

test.each([
  ['a title', OFFICIAL, decorated('"look", "Look up"', 'Looks.')],
  ['a title and a description', OFFICIAL, decorated('"look", "Look up.", "Looks."')],
  ['a description of its own', OFFICIAL, decorated('"look", "Look up.", description="Looks."')],
  ['a name', OFFICIAL, decorated('"look"')],
  ['what is not known', OFFICIAL, decorated('"look", TEXT')],
  ['either library', EITHER, decorated('"look", "Looks."')],
])('silent: %s', (_, head, text) => {
  expect(foundIn(rule, head + text, NEW)).toEqual([]);
});

test('says which argument it is: `add_tool` has the function before the name', () => {
  const said = (text: string): string => findingsIn(rule, text, NEW)[0]!.message;
  expect(said(OFFICIAL + decorated('"look", "Looks."'))).toContain('the second argument is the title');
  expect(said(`${OFFICIAL}${FUNCTION}mcp.add_tool(look, "look", "Looks.")\n`)).toContain('the third argument is');
  const handed = 'def add(fn, name, description):\n    mcp.add_tool(fn, name, description)\n';
  expect(said(OFFICIAL + handed)).toContain('the third argument is the title');
});

test('`add_tool` of fastmcp takes no name and no description, with or without their names', () => {
  const text = `${FAST}${FUNCTION}mcp.add_tool(look, "look", "Looks.")\n`;
  const [found] = findingsIn(rule, text, NEW);
  expect(found).toMatchObject({ severity: 'error', help: expect.stringContaining('Write `tool` instead of') });
  expect(found?.message).toContain('takes nothing but the function');
  expect(found?.fix).toBeUndefined();
  expect(findingsIn(rule, text, { 'pypi:fastmcp': '==2.3.0' })).toEqual([]);
});
