import { describe, expect, test } from '@jest/globals';
import rule from '../../../rules/python/unknown-argument.js';
import { readPython } from '../../extract/python/read.js';
import { EITHER, FAST, findingsIn, foundIn, OFFICIAL } from './source.js';

const tool = (given: string): string => `@mcp.tool(${given})\ndef look(a: str) -> str:\n    return a\n`;

test.each([
  ['a word of JSON', FAST, tool('outputSchema={}'), {}, 'outputSchema', 'Write `output_schema`.'],
  ['the schema', FAST, tool('name="a", parameters={}'), {}, 'parameters', 'the parameters of the function'],
  ['`inputSchema`', OFFICIAL, tool('inputSchema={}'), {}, 'inputSchema', 'the parameters of the function'],
  ['the result', FAST, tool('returns={}'), {}, 'returns', 'return annotation'],
  ['a hint', OFFICIAL, tool('readOnlyHint=True'), {}, 'readOnlyHint', 'in `annotations`'],
  ['what only fastmcp takes', OFFICIAL, tool('tags={"a"}'), {}, 'tags', 'only the package `fastmcp`'],
  ['anything else', FAST, tool('notes="x"'), {}, 'notes', 'Remove it'],
  ['a prompt', FAST, '@mcp.prompt(arguments=[])\ndef look(): ...\n', {}, 'arguments', 'the parameters'],
  ['a resource', OFFICIAL, '@mcp.resource("a://b", mimeType="text/x")\ndef f(): ...\n', {}, 'mimeType', '`mime_type`'],
  ['`add_tool`', OFFICIAL, 'mcp.add_tool(fn, schema={})\n', {}, 'schema', 'Remove it'],
  ['a call', FAST, 'def look(a: str): ...\nmcp.tool(schema={})(look)\n', {}, 'schema', 'Remove it'],
  ['a version before it', OFFICIAL, tool('title="A"'), { 'pypi:mcp': '==1.9.4' }, 'title', 'Require `mcp>=1.10`'],
  ['a version after it', FAST, tool('enabled=False'), { 'pypi:fastmcp': '>=3' }, 'enabled', 'Remove it'],
  ['a new `add_tool`', FAST, 'mcp.add_tool(fn, name="a")\n', { 'pypi:fastmcp': '>=2.12' }, 'name', 'from_function'],
])('reports %s', (_, head, text, packages, name, help) => {
  const found = findingsIn(rule, head + text, packages);
  expect(found).toMatchObject([{ severity: 'error', help: expect.stringContaining(help) }]);
  expect(found[0]!.message).toContain(`\`${name}\``);
  expect(found[0]!.message).toContain('the server does not start');
});

const inFunction = (body: string): string =>
  `from fastmcp import FastMCP\ndef register(app: FastMCP):\n${body.replace(/^(?=.)/gm, '    ')}`;

test('in a function, the exception may be caught elsewhere; in a `try`, it is', () => {
  const asked = '@app.tool(outputSchema={})\ndef look(): ...\n';
  expect(findingsIn(rule, inFunction(asked))).toMatchObject([
    { severity: 'warning', message: expect.stringContaining('raises a TypeError, which may stop the server') },
  ]);
  const tried = `try:\n    mcp.tool(notes="x")(look)\nexcept Exception:\n    pass\n`;
  expect(foundIn(rule, `${FAST}${tried}`)).toEqual(['warning 4 notes']);
});

test('what many calls give is reported once', () => {
  expect(findingsIn(rule, FAST + tool('notes="x"') + tool('notes="y"'))).toMatchObject([{ line: 3 }, { line: 6 }]);
  const causes = findingsIn(rule, FAST + tool('notes="x"') + tool('notes="y"')).map(({ cause }) => cause);
  expect(new Set(causes).size).toBe(1);
});

test('the tool is not registered, so nothing else is said about it', () => {
  const document = readPython(`${FAST}${tool('notes="x"')}`);
  expect(document.code?.registrations).toEqual([]);
  expect(document.code?.unread).toMatchObject([{ reason: 'the SDK has no such argument' }]);
});

test.each([
  ['what it takes', FAST, tool('name="a", description="A.", tags={"x"}, output_schema=None, meta={}'), {}],
  ['what the official SDK takes', OFFICIAL, tool('title="A", annotations=None, structured_output=False'), {}],
  ['what some versions take', FAST, tool('exclude_args=["a"], enabled=True, version="1"'), { 'pypi:fastmcp': '>=2.8' }],
  ['what `add_tool` of some versions takes', FAST, 'mcp.add_tool(fn, name="a")\n', { 'pypi:fastmcp': '>=2.3' }],
  ['what is spread', FAST, tool('**given'), {}],
  ['a server that is not known', EITHER, tool('parameters={}'), {}],
  [
    'a class of the project',
    '',
    `from fastmcp import FastMCP\nclass Own(FastMCP): ...\nmcp = Own("x")\n${tool('a=1')}`,
    {},
  ],
  [
    'a class that takes its place',
    '',
    `try:\n    from fastmcp import FastMCP\nexcept ImportError:\n    class FastMCP: ...\nmcp = FastMCP("x")\n${tool('a=1')}`,
    {},
  ],
  [
    'a provider',
    '',
    `from fastmcp.server.providers import LocalProvider\nmcp = LocalProvider()\n${tool('enabled=True')}`,
    {},
  ],
  [
    'what makes the tool',
    FAST,
    'from fastmcp.tools import Tool\nmcp.add_tool(Tool.from_function(fn, serializer=s))\n',
    {},
  ],
  [
    'what is tried for newer versions',
    FAST,
    'try:\n    mcp.tool(new=True)(look)\nexcept TypeError:\n    mcp.tool()(look)\n',
    {},
  ],
])('silent about %s', (_, head, text, packages) => {
  expect(foundIn(rule, head + text, packages)).toEqual([]);
});

const NEW = { 'pypi:mcp': '==1.26.0' };
const official = (given: string): string => `from mcp.server.fastmcp import FastMCP\nmcp = FastMCP(${given})\n`;
const fast = (given: string): string => `from fastmcp import FastMCP\nmcp = FastMCP(${given})\n`;

test.each([
  ['version', official('name="x", version="0.1.0"'), NEW, 'takes no `version`, so', 'only the package `fastmcp`'],
  ['description', official('"x", description="Looks."'), NEW, 'takes no `description`, so', 'Write `instructions`'],
  ['description', fast('"x", description="Looks."'), { 'pypi:fastmcp': '==3.0.0' }, 'of fastmcp', '`instructions`'],
  ['instruction', fast('"x", instruction="Looks."'), { 'pypi:fastmcp': '==3.0.0' }, 'of fastmcp', '`instructions`'],
  ['server_name', official('server_name="x"'), NEW, 'takes no', 'Write `name`'],
  ['capabilities', official('"x", capabilities={}'), NEW, 'takes no', 'Remove it'],
  ['version', official('"x", version="1"'), { 'pypi:mcp': '>=1.9.0' }, 'from version 1.12.3 on, so', 'Remove it'],
  ['version', official('"x", version="1"'), {}, 'from version 1.12.3 on, so', 'Remove it'],
])('a server is made with `%s`: %s', (name, text, packages, says, help) => {
  const found = findingsIn(rule, text + tool(''), packages);
  expect(found).toMatchObject([
    {
      severity: 'error',
      line: 2,
      message: expect.stringMatching(/^`FastMCP\(\)` of .*, so the server does not start\.$/),
      help: expect.stringContaining(help),
    },
  ]);
  expect(found[0]!.message).toContain(says);
  expect(text.slice(found[0]!.start, found[0]!.end)).toBe(name);
});

test.each([
  [official('"x", version="1"'), { 'pypi:mcp': '==1.9.4' }],
  [official('"x", host="::1", port=1, stateless_http=True, log_level="INFO"'), NEW],
  [official('"x", **more'), NEW],
  [fast('"x", version="1"'), {}],
  [fast('"x", description="x"'), { 'pypi:fastmcp': '==2.3.0' }],
  ['from mcp.server import MCPServer\nmcp = MCPServer("x", version="1", description="x")\n', {}],
  ['from app import FastMCP\nmcp = FastMCP("x", version="1")\n', NEW],
])('a server that is made: %s', (text, packages) => {
  expect(findingsIn(rule, text + tool(''), packages)).toEqual([]);
});

test.each(['prompt', 'description', 'system_prompt'])('an older version ignores the text in `%s`', (name) => {
  const text = official(`"x", ${name}="Looks."`) + tool('');
  const document = readPython(text, {}, { 'pypi:mcp': '==1.9.4' });
  expect(document.code?.registrations).toHaveLength(1);
  expect(findingsIn(rule, text, { 'pypi:mcp': '==1.9.4' })).toMatchObject([
    {
      severity: 'warning',
      message: `\`FastMCP()\` of the official SDK ignores \`${name}\`, and refuses it from version 1.12.3 on.`,
      help: 'Write `instructions`, which clients may give to the model.',
    },
  ]);
});

test('a server is made in a function', () => {
  const text = `from mcp.server.fastmcp import FastMCP\ndef make():\n    return FastMCP("x", version="1")\n`;
  expect(findingsIn(rule, text, NEW)).toMatchObject([
    { severity: 'warning', message: '`FastMCP()` of the official SDK takes no `version`, so this raises a TypeError.' },
  ]);
});

const making = (rest: string): string =>
  `from mcp.server.fastmcp import FastMCP\ndef make():\n    return FastMCP("x", version="1")\n${rest}`;
const inClass = (made: string): string =>
  `from mcp.server.fastmcp import FastMCP\nclass Shop:\n    def __init__(self):\n        self.make()\n    def make(self):\n        self.mcp = FastMCP("x", version="1")\n${made}`;

test.each([
  ['called at the top', making('mcp = make()\n')],
  ['called by what is called', making('def main():\n    make().run()\n\nif __name__ == "__main__":\n    main()\n')],
  ['awaited', making('async def main():\n    make()\n\nasyncio.run(main())\n')],
  ['of a class', inClass('shop = Shop()\n')],
  ['in a `try` for the end', making('try:\n    make().run()\nexcept KeyboardInterrupt:\n    pass\n')],
  ['in a `try` that ends', making('try:\n    make()\nexcept Exception:\n    sys.exit(1)\n')],
])('a server that no one makes without the error does not start: %s', (_, text) => {
  expect(findingsIn(rule, text, NEW)).toMatchObject([
    { severity: 'error', message: expect.stringContaining('the server does not start') },
  ]);
});

test.each([
  ['called nowhere', making('')],
  ['called in a branch', making('if HTTP:\n    make()\n')],
  ['called in a function that nothing calls', making('def main():\n    make().run()\n')],
  ['another function of that name', making('def main(make):\n    make()\nmain(other)\n')],
  ['tried', making('try:\n    make()\nexcept Exception:\n    pass\n')],
  ['tried for that', making('try:\n    make()\nexcept TypeError:\n    older()\n')],
  ['a class that is not made', inClass('')],
  ['called by itself', making('def a():\n    make()\n    b()\ndef b():\n    a()\n')],
])('a server that may be made or not: %s', (_, text) => {
  expect(findingsIn(rule, text, NEW)).toMatchObject([
    { severity: 'warning', message: expect.stringContaining('this raises a TypeError') },
  ]);
});

test('a tool in a function that is called at the top', () => {
  const text = `${inFunction('@app.tool(outputSchema={})\ndef look(): ...\n')}mcp = FastMCP("x")\nregister(mcp)\n`;
  expect(foundIn(rule, text, { 'pypi:fastmcp': '>=3' })).toEqual(['error 3 outputSchema']);
});

test('all that one call gives is in one finding', () => {
  const text = official('"x", description="Looks.", version="1", server_name="y"') + tool('');
  expect(findingsIn(rule, text, NEW)).toMatchObject([
    {
      message:
        '`FastMCP()` of the official SDK takes no `description`, `version` or `server_name`, so the server does not start.',
      help: 'Write `instructions` instead of `description` and `name` instead of `server_name`, and remove `version`.',
    },
  ]);
  // What the older one ignores is no text for models.
  const old = findingsIn(rule, text, { 'pypi:mcp': '==1.9.4' });
  expect(old).toMatchObject([{ message: expect.stringContaining('ignores `description`, and') }]);
});

describe('what version 4 of fastmcp no longer takes', () => {
  const text = fast('"x", host="0.0.0.0"');
  test.each(['==4.0.10', '>=4', '~=4.0'])('%s', (version) => {
    const [finding] = findingsIn(rule, text, { 'pypi:fastmcp': version });
    expect(finding).toMatchObject({
      severity: 'error',
      message: '`FastMCP()` of fastmcp takes no `host`, so the server does not start.',
      help: 'Give `host` to `run()`.',
    });
    const several = fast('"x", host="0.0.0.0", port=1, dependencies=["a"]');
    expect(findingsIn(rule, several, { 'pypi:fastmcp': version })[0]!.help).toBe(
      'Give `host` and `port` to `run()`, and remove `dependencies`.',
    );
    expect(
      foundIn(rule, fast('"x", dependencies=["a"], on_duplicate_tools="error"'), { 'pypi:fastmcp': version }),
    ).toEqual(['error 2 dependencies']);
    expect(foundIn(rule, fast('"x", on_duplicate="error", list_page_size=9'), { 'pypi:fastmcp': version })).toEqual([]);
  });

  test.each(['>=2.10', '>=3,<4', ''])('may be taken: %j', (version) => {
    expect(foundIn(rule, text, { 'pypi:fastmcp': version })).toEqual([]);
  });
});
