/** What was reported on real servers in Python, and was wrong. */
import { expect, test } from '@jest/globals';
import described from '../../../rules/common/parameter-description.js';
import typed from '../../../rules/common/parameter-type.js';
import missing from '../../../rules/mcp/description-missing.js';
import uri from '../../../rules/mcp/resource-uri.js';
import unread from '../../../rules/mcp/unread-parameter.js';
import { unreadIn, namesIn, readPython } from '../../extract/python/read.js';
import { FAST, findingsIn, foundIn, OFFICIAL } from './source.js';

const TYPING = 'from typing import Any\n';

test.each(['x, y', 'x,\n        y'])('a docstring behind `with … as (%s)` is found', (names) => {
  const text = `${OFFICIAL}def f():\n    with a() as (${names}):\n        pass\n\n@mcp.tool()\ndef look():\n    """Looks."""\n`;
  expect(foundIn(missing, text)).toEqual([]);
  expect(foundIn(missing, text.replace('"""Looks."""', 'return 1'))).toEqual([expect.stringContaining(' look')]);
});

test('a body that the parser has lost is not said to be without a docstring', () => {
  const text = `${OFFICIAL}def f():\n    with a() as (x, (y, z)):\n        pass\n\n@mcp.tool()\ndef look():\n    """Looks."""\n`;
  expect(foundIn(missing, text)).toEqual([]);
});

test('`self` is reported by python/not-callable alone', () => {
  const text = `${OFFICIAL}class Notes:\n    @mcp.tool()\n    def look(self, city: str) -> str:\n        """Looks."""\n        return f"{city}"\n`;
  expect(foundIn(unread, text)).toEqual([]);
});

test("a decorator that is a method of the project's own class is not read as one of an SDK", () => {
  const base =
    'class MCPServer:\n    def tool(self, name, description):\n        def add(fn):\n            self.tools[name] = fn\n        return add\n';
  const text =
    'from base import MCPServer\nclass Player(MCPServer):\n    def setup(self):\n        @self.tool("a", "Looks.")\n        async def a(params: dict): ...\n';
  const document = readPython(text, { 'base.py': base });
  expect([namesIn(document), unreadIn(document)]).toEqual([[], ['`@self.tool`']]);
  const handing = base.replace('self.tools[name] = fn', 'self.mcp.tool(name=name)(fn)');
  expect(namesIn(readPython(text, { 'base.py': handing }))).toEqual(['a']);
});

const resourceAt = (...uris: readonly string[]): string =>
  uris.map((at, index) => `@mcp.resource("${at}")\ndef a${index}(): ...\n`).join('');

test('what an SDK makes of the URI of a resource', () => {
  const said = (text: string): string[] => findingsIn(uri, text).map(({ message }) => message);
  expect(said(FAST + resourceAt('readme'))).toEqual([
    '`readme` is not a URI, so the SDK refuses it and the server does not start.',
  ]);
  // It is listed, and found, in its normal form.
  expect(said(FAST + resourceAt('Config://App', 'http://example.com'))).toEqual([]);
  expect(said(FAST + resourceAt('a://b', 'a://b'))).toEqual([
    'Another resource of this server has the URI `a://b`, so the SDK keeps only one of the two.',
  ]);
  expect(
    said(`${FAST}other = FastMCP("y")\n${resourceAt('a://b')}${resourceAt('a://b').replace('mcp', 'other')}`),
  ).toEqual([]);
});

test('any URI with a variable is a template', () => {
  const resource = (at: string): string => `${FAST}@mcp.resource("${at}")\ndef a(day: str): ...\n`;
  expect(foundIn(uri, resource('digest://chat{?day}'))).toEqual([]);
  expect(foundIn(uri, resource('no uri'))).toEqual(['error 3 "no uri"']);
});

test('a parameter of any type: silent on the official SDK, which parses texts, and a remark on fastmcp', () => {
  const text = '@mcp.tool()\ndef set_cell(cell: str, content: Any): ...\n';
  expect(foundIn(typed, TYPING + OFFICIAL + text)).toEqual([]);
  expect(foundIn(typed, TYPING + FAST + text).map((each) => each.split(' ')[0])).toEqual(['info']);
});

test.each([
  [
    'what several tools declare and none reads is read by middleware',
    '@mcp.tool()\ndef a(b: str, user: str):\n    return f(b)\n@mcp.tool()\ndef c(d: str, user: str):\n    return f(d)\n',
  ],
  [
    'what is injected',
    'from typing import Annotated\nfrom pydantic import Field\n@mcp.tool()\ndef a(b: str, user: Annotated[str, Field(description="Injected by middleware")]):\n    return f(b)\n',
  ],
])('not unread: %s', (_, text) => {
  expect(foundIn(unread, FAST + text)).toEqual([]);
});

test.each([
  [
    'the text lists the choices',
    '@mcp.tool()\ndef chart(chart_type: str):\n    """Generate a chart. type: bar pie line scatter."""\n',
  ],
  [
    'the text has the choices in brackets',
    '@mcp.tool()\ndef colour(effect_type: str):\n    """Applies a color effect (blur, invert, or sharpen)."""\n',
  ],
  ['the text begins with the actions', '@mcp.tool()\ndef judge(action: str):\n    """Accept or reject notes."""\n'],
  [
    'the text quotes the actions',
    `@mcp.tool()\ndef labels(action: str):\n    """Supports 'label_add' and 'label_remove'."""\n`,
  ],
  [
    'a value beside its key',
    '@mcp.tool()\ndef store(ref: str, value: str):\n    """Write a credential under its ref."""\n',
  ],
  [
    'the text names the kinds before the word',
    '@mcp.tool()\ndef chart(chart_type: str):\n    """Multi-variable bar/line chart. Saves HTML."""\n',
  ],
  [
    'the text says what the two ends are',
    '@mcp.tool()\ndef distance(start: str, end: str):\n    """Distance (km) between Maidenhead locators."""\n',
  ],
  [
    'the text names the language of the expression',
    '@mcp.tool()\ndef create(name: str, expression: str):\n    """Create a calculated table (DAX)."""\n',
  ],
  ['an object that the text names', '@mcp.tool()\ndef load(data_model_dict: dict):\n    """Load a data model."""\n'],
])('no guess: %s', (_, text) => {
  expect(foundIn(described, FAST + text).filter((each) => !each.startsWith('info'))).toEqual([]);
});

test('a type without its choices is a guess', () => {
  expect(foundIn(described, `${FAST}@mcp.tool()\ndef chart(chart_type: str):\n    """Generate a chart."""\n`)).toEqual([
    'warning 4 chart_type',
  ]);
});

test('a parameter that does nothing, as its description says, is not unread', () => {
  const text = (is: string): string =>
    `${FAST}@mcp.tool()\ndef get(path: str, compact: int = 0):\n    """Gets a page.\n\n    compact  ${is} here.\n    """\n    return f(path)\n`;
  expect(foundIn(unread, text('Inert'))).toEqual([]);
  expect(foundIn(unread, text('Short'))).toEqual([expect.stringContaining('compact')]);
});

const many = (parameters: string, count = 3): string =>
  Array.from({ length: count }, (_, at) => `@mcp.tool()\ndef other_${at}(b: str):\n    return f(b)\n`).join('') +
  `@mcp.tool()\ndef a(b: str, ${parameters}):\n    return f(b)\n@mcp.tool()\ndef c(d: str, ${parameters}):\n    return f(d)\n`;

test('unread: what two of many functions have is not for middleware', () => {
  expect(foundIn(unread, FAST + many('kind: str'))).toHaveLength(2);
  expect(foundIn(unread, FAST + many('kind: str', 0))).toEqual([]);
  expect(
    foundIn(unread, FAST + many('kind: str', 0) + many('kind: str', 3).replaceAll(/def (\w+)/g, 'def x$1')),
  ).toEqual([]);
});

test.each([
  ['Additional context for better rephrasing', 1],
  ['Context to improve the result', 1],
  ['Why you call this', 0],
  ['More context', 0],
])('unread: a context that is said to serve the result: %s', (text, count) => {
  const docstring = `"""Says it again.\n\n    Args:\n        b: The text.\n        context: ${text}\n    """`;
  const source = `@mcp.tool()\ndef a(b: str, context: str = "x"):\n    ${docstring}\n    return f(b)\n`;
  expect(foundIn(unread, OFFICIAL + source)).toHaveLength(count);
});

test('what a function never reads has nothing to be described', () => {
  const source = (body: string): string =>
    `@mcp.tool()\ndef a(name: str, mode: str):\n    """Looks."""\n    return ${body}\n`;
  expect(foundIn(described, OFFICIAL + source('f(name, mode)'))).toHaveLength(1);
  expect(foundIn(described, OFFICIAL + source('f(name)'))).toEqual([]);
  expect(foundIn(described, OFFICIAL + source('f(**locals())'))).toHaveLength(1);
  // It is not finished.
  expect(foundIn(described, OFFICIAL + source('""'))).toHaveLength(1);
});

test.each([
  ['print("at work")\n    """Looks for a city."""'],
  ['n = 1\n    print(n)\n    "Looks for a city."\n    n += 1'],
  ['print("at work")\n    """도시를 찾는 도구"""'],
])('a text that is not the docstring, for a statement is before it: %s', (body) => {
  const text = `@mcp.tool()\ndef look(city: str) -> str:\n    ${body}\n    return city\n`;
  const [found, ...others] = findingsIn(missing, OFFICIAL + text);
  expect(others).toEqual([]);
  expect(found).toMatchObject({
    line: 4,
    severity: 'warning',
    message: 'The text in this function is behind another statement, so it does not describe the tool to models.',
    help: 'Move the text to the first line of the function, which makes it the docstring.',
  });
  expect(found!.related).toMatchObject([{ line: body.startsWith('n') ? 7 : 6 }]);
});

test('an f-string is no docstring', () => {
  const text = `${OFFICIAL}@mcp.tool()\ndef look(city: str) -> str:\n    f"""{TEXT}"""\n    return city\n`;
  expect(findingsIn(missing, text)).toMatchObject([
    { help: 'Pass it as `description=…` to the decorator, or write a plain docstring.', related: [{ line: 5 }] },
  ]);
});

test.each([
  ['print("at work")\n    "x"'],
  ['print("at work")\n    """---"""'],
  ['print("at work")\n    text = """Looks for a city."""'],
  ['print("at work")\n    if city:\n        """Looks for a city."""'],
])('no such text: %s', (body) => {
  const text = `@mcp.tool()\ndef look(city: str) -> str:\n    ${body}\n    return city\n`;
  expect(findingsIn(missing, OFFICIAL + text).map(({ help }) => help)).toEqual([
    'Add a docstring that says what it does and when to use it.',
  ]);
});

test('the docstring is the docstring, whatever text is behind it', () => {
  const text =
    '@mcp.tool()\ndef look(city: str) -> str:\n    """Looks."""\n    """And more of the same."""\n    return city\n';
  expect(findingsIn(missing, OFFICIAL + text)).toEqual([]);
});
