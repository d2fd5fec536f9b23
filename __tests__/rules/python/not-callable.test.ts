import { expect, test } from '@jest/globals';
import rule from '../../../rules/python/not-callable.js';
import { folderOf, toolintJson } from '../../support/cli.js';
import { EITHER, FAST, findingsIn, fixedBy, foundIn, OFFICIAL } from './source.js';

/** For a pattern. */
const literal = (text: string): string => text.replace(/[*`]/g, '\\$&');

const tool = (parameters: string): string => `@mcp.tool()\ndef look(${parameters}) -> str:\n    return ""\n`;

test.each([
  ['a bare decorator', OFFICIAL, '@mcp.tool\ndef look(): ...\n', ['error 3 @mcp.tool']],
  ['a bare decorator of a prompt', OFFICIAL, '@mcp.prompt\ndef look(): ...\n', ['error 3 @mcp.prompt']],
  ['*args', OFFICIAL, tool('*args'), ['error 4 args']],
  ['*args in fastmcp', FAST, tool('*args'), ['error 4 args']],
  ['*args in either', EITHER, tool('*args: str'), ['error 3 args']],
  ['**kwargs', OFFICIAL, tool('a: str, **kwargs'), ['warning 4 kwargs']],
  ['**kwargs in fastmcp', FAST, tool('a: str, **kwargs'), ['error 4 kwargs']],
  ['**kwargs in either', EITHER, tool('a: str, **kwargs'), ['warning 3 kwargs']],
  ['an underscore', OFFICIAL, tool('_a: str'), ['error 4 _a']],
  ['positional-only', OFFICIAL, tool('a: str, /'), ['error 4 a']],
  ['positional-only in fastmcp', FAST, tool('a: str, /'), ['error 4 a']],
  ['self', OFFICIAL, tool('self, a: str'), ['warning 4 self']],
  ['an unannotated context', OFFICIAL, tool('a: str, ctx'), ['warning 4 ctx']],
] as const)('reports %s', (_, head, text, found) => {
  expect(foundIn(rule, head + text)).toEqual(found);
});

test('a required field behind an optional parameter, in fastmcp alone', () => {
  const text = `from pydantic import Field\n${tool('a: str = "", b: str = Field(description="B.")')}`;
  expect(foundIn(rule, FAST + text)).toEqual(['error 5 b']);
  expect(foundIn(rule, OFFICIAL + text)).toEqual([]);
});

test('`self` is an error where the library refuses it', () => {
  expect(foundIn(rule, FAST + tool('self, a: str'), { 'pypi:fastmcp': '>=3.1' })).toEqual(['error 4 self']);
  expect(foundIn(rule, FAST + tool('self, a: str'), { 'pypi:fastmcp': '==2.12.5' })).toEqual(['warning 4 self']);
});

const tried = (head: string, parameters: string): string =>
  `${head}def look(${parameters}): ...\ntry:\n    mcp.tool()(look)\nexcept Exception as e:\n    log(e)\n`;

test.each([
  ['**kwargs', FAST, '**kwargs', 'warning', 'the tool is not registered'],
  ['an underscore', OFFICIAL, '_a: str', 'warning', 'the tool is not registered'],
  ['*args, which is registered', OFFICIAL, '*args', 'error', 'each call fails'],
])('a server that catches the error goes on: %s', (_, head, parameters, severity, effect) => {
  const found = findingsIn(rule, tried(head, parameters));
  expect(found).toMatchObject([{ severity, message: expect.stringContaining(effect) }]);
});

const FUTURE = 'from __future__ import annotations\n';

test.each([
  ['one version', OFFICIAL, 'a: str', { 'pypi:mcp': '==1.9.4' }, ['error 5 a']],
  ['all of a range', OFFICIAL, 'a, b: int = 1', { 'pypi:mcp': '>=1.8,<1.14' }, ['error 5 b']],
  ['in place of what else is wrong', OFFICIAL, '**a: str', { 'pypi:mcp': '~=1.12.0' }, ['error 5 a']],
  ['nothing annotated', OFFICIAL, 'a', { 'pypi:mcp': '==1.9.4' }, []],
  ['a version that reads them', OFFICIAL, 'a: str', { 'pypi:mcp': '==1.14.0' }, []],
  ['a version that does not ask', OFFICIAL, 'a: str', { 'pypi:mcp': '==1.6.0' }, []],
  ['a range that has others', OFFICIAL, 'a: str', { 'pypi:mcp': '>=1.9' }, []],
  ['any version', OFFICIAL, 'a: str', {}, []],
  ['fastmcp', FAST, 'a: str', { 'pypi:fastmcp': '==2.9.0', 'pypi:mcp': '==1.9.4' }, []],
] as const)('annotations that are text: %s', (_, head, parameters, packages, found) => {
  expect(foundIn(rule, FUTURE + head + tool(parameters), packages)).toEqual(found);
  expect(foundIn(rule, head + tool('a: str'), packages)).toEqual([]);
});

test('what refuses annotations that are text is one cause', () => {
  const two = `${OFFICIAL}${tool('a: str')}${tool('b: str').replace('look', 'see')}`;
  const message =
    '`mcp` before 1.14 refuses annotations under `from __future__ import annotations`, so the server does not start.';
  const each = { message, cause: 'postponed' };
  expect(findingsIn(rule, FUTURE + two, { 'pypi:mcp': '==1.9.4' })).toMatchObject([each, each]);
});

const LOW_LEVEL = 'from mcp.server import Server\nfrom mcp.server.lowlevel import Server as Low\n';

test.each([
  ['a decorator of FastMCP on a low-level server', `${LOW_LEVEL}app = Server("x")\n@app.tool()\ndef look(): ...\n`, 4],
  ['one that is handed on', `${LOW_LEVEL}def add(server: Low):\n    @server.tool()\n    def look(): ...\n`, 4],
  ['a prompt', `${LOW_LEVEL}app = Server("x")\n@app.prompt("a")\ndef look(): ...\n`, 4],
])('reports %s', (_, text, line) => {
  const message = expect.stringMatching(/^The low-level `Server` has no `@\w+\.(?:tool|prompt)\(\)`/);
  expect(findingsIn(rule, text)).toMatchObject([{ severity: 'error', line, message }]);
});

test('a decorator that a low-level server lacks has one cause at all places', () => {
  const tools = ['a', 'b', 'c'].map((name) => `@app.tool()\ndef ${name}(): ...\n`).join('');
  expect(findingsIn(rule, `${LOW_LEVEL}app = Server("x")\n${tools}`)).toMatchObject([
    { cause: '@app.tool()' },
    { cause: '@app.tool()' },
    { cause: '@app.tool()' },
  ]);
});

test.each([
  ['a class of the project, which may have it', `${LOW_LEVEL}class Mine(Server): ...\napp = Mine("x")\n`],
  ['a server that is not known', `${LOW_LEVEL}from .app import app\n`],
  ['a server of another library', 'from other import Server\napp = Server("x")\n'],
])('is silent about %s', (_, head) => {
  expect(findingsIn(rule, `${head}@app.tool()\ndef look(): ...\n`)).toEqual([]);
});

const wrapped = (head: string, parameters: string): string =>
  `${head}def register(mcp: FastMCP):\n    @mcp.tool()\n    def look(${parameters}): ...\n`;

test.each([
  ['fastmcp refuses this tool', FAST, '**kwargs', 'error'],
  ['the SDK refuses this tool', OFFICIAL, '_a: str', 'error'],
  ['models must fill it in, or fastmcp refuses this tool', FAST, 'self, a: str', 'warning'],
])('what is registered in a function may be caught by its caller: %s', (effect, head, parameters, severity) => {
  const found = findingsIn(rule, wrapped(head, parameters));
  expect(found).toMatchObject([{ severity, message: expect.stringContaining(effect) }]);
});

test.each([
  ['at the top', FAST + tool('self, a: str'), 'Remove `self`.'],
  ['in a function', wrapped(FAST, 'self, a: str'), 'Remove `self`.'],
  ['in a method', `class A:\n${wrapped('', 'self, a: str').replace(/^(?=.)/gm, '    ')}`, 'Remove `self`.'],
  ['of a class', `${FAST}class A:\n    @mcp.tool()\n    def look(self, a: str): ...\n`, 'mcp.add_tool(instance.look)'],
])('what to do about `self`: %s', (_, text, help) => {
  const head = text.includes('from fastmcp') ? '' : 'from fastmcp import FastMCP\n';
  expect(findingsIn(rule, head + text)).toMatchObject([{ help: expect.stringContaining(help) }]);
});

test.each([
  [FAST, '*args, **kwargs', 'error', '`*args` and `**kwargs`, so the server', 'Remove `**kwargs`'],
  [FAST, 'self, *args, **kwargs', 'error', '`self`, `*args` and `**kwargs`, so the server', 'and remove `self`'],
  [OFFICIAL, 'self, *args', 'error', '`self` and `*args`, so each call fails', 'by name, and remove `self`'],
  [OFFICIAL, 'self, a: str, **more', 'warning', '`self` and `**more`, so', 'remove `self` and `**more`'],
])('one signature is reported once: %s%s', (head, parameters, severity, message, help) => {
  expect(findingsIn(rule, head + tool(parameters))).toMatchObject([
    {
      severity,
      message: expect.stringContaining(message),
      help: expect.stringMatching(new RegExp(literal(help), 'i')),
    },
  ]);
});

test('the fix calls the decorator', () => {
  expect(fixedBy(rule, `${OFFICIAL}@mcp.tool  # it\ndef look(): ...\n`)).toContain('\n@mcp.tool()  # it\ndef');
});

test('a function of two servers is reported once', () => {
  const text = `${OFFICIAL}other = FastMCP("y")\ndef look(*args): ...\nmcp.add_tool(look)\nother.add_tool(look)\n`;
  expect(findingsIn(rule, text)).toHaveLength(1);
});

test.each([
  ['parentheses', OFFICIAL, tool('a: str, *, b: int = 1')],
  ['a bare decorator in fastmcp', FAST, '@mcp.tool\ndef look(): ...\n'],
  ['a bare decorator of what may be either', EITHER, '@mcp.tool\ndef look(): ...\n'],
  [
    'a bare decorator of a class of its own',
    'from mcp.server.fastmcp import FastMCP\nclass Own(FastMCP):\n    def tool(self, fn): ...\nmcp = Own("x")\n',
    '@mcp.tool\ndef look(): ...\n',
  ],
  ['an underscore in fastmcp', FAST, tool('_a: str')],
  ['an underscore in either', EITHER, tool('_a: str')],
  [
    'an underscore that several tools have: something takes it away, or the first one would stop the server',
    OFFICIAL,
    tool('_a: str') + tool('_a: str').replace('look', 'list_all'),
  ],
  ['an annotated context', `from mcp.server.fastmcp import Context\n${OFFICIAL}`, tool('ctx: Context')],
  ['a context that has a default', OFFICIAL, tool('ctx=None')],
  ['a method of an object', OFFICIAL, 'class A:\n    def look(self, a: str): ...\nmcp.add_tool(A().look)\n'],
  [
    'a function with the signature of another, by a decorator',
    OFFICIAL,
    '@mcp.tool()\n@functools.wraps(other)\ndef look(*args, **kwargs): ...\n',
  ],
  [
    'a function that is given a signature',
    OFFICIAL,
    'def look(**kwargs): ...\nlook.__signature__ = inspect.signature(other)\nmcp.tool()(look)\n',
  ],
  ['what is no tool', OFFICIAL, 'def look(*args): ...\n'],
  ['another library', 'from other import Agent\nagent = Agent()\n', '@agent.tool\ndef look(*args): ...\n'],
])('silent: %s', (_, head, text) => {
  expect(foundIn(rule, head + text)).toEqual([]);
});

const OWN = `${OFFICIAL}def mcp_tool(name, description, input_schema=None):
    def wrap(fn):
        registry.add_tool(fn, input_schema)
        return fn
    return wrap

`;
test.each([
  [OFFICIAL, 'takes `**kwargs` for a plain parameter, so models see one parameter `kwargs`, and calls without it'],
  [FAST, 'does not accept `**kwargs` in a tool, so the server does not start.'],
  [EITHER, 'takes `**kwargs` for a plain parameter or refuses it, so models must send one parameter `kwargs`, or'],
])('what becomes of `**kwargs` goes by the SDK: %#', (imports, message) => {
  const [found] = findingsIn(
    rule,
    `${imports}@mcp.tool()\ndef look(a: str, **kwargs):\n    return find(a, **kwargs)\n`,
  );
  expect(found?.message).toContain(`The SDK ${message}`);
});

test('the schema that a decorator of the project is given takes the place of the signature', () => {
  const call = (more: string): string =>
    `${OWN}@mcp_tool(name="look", description="Looks."${more})\nasync def look(**kwargs):\n    return kwargs\n`;
  expect(foundIn(rule, call(''))).toEqual(['warning 10 kwargs']);
  expect(foundIn(rule, call(', input_schema={"type": "object", "properties": {"a": {"type": "string"}}}'))).toEqual([]);
  expect(foundIn(rule, call(', input_schema=SCHEMA'))).toEqual([]);
  expect(foundIn(rule, call(', input_model=Model'))).toEqual([]);
});

test.each([
  ['a: str', 'return a', 'Remove `**kwargs`.'],
  ['a: str', 'return find(a, **kwargs)', 'Write each parameter by name, or `kwargs: dict`.'],
  ['a: str', 'return find(**locals())', 'Write each parameter by name, or `kwargs: dict`.'],
  ['a: str = ""', 'return find(a, **kwargs)', 'Write each parameter by name, or `kwargs: dict | None = None`.'],
])('the help for `**kwargs` behind `%s` in a function that says `%s`', (before, body, help) => {
  const text = `${OFFICIAL}@mcp.tool()\ndef look(${before}, **kwargs):\n    ${body}\n`;
  const [found] = findingsIn(rule, text);
  expect(found?.help).toBe(help);
  expect(found?.message).toContain('models see one parameter `kwargs`, and calls without it are refused.');
});

const LOW = 'from mcp.server import Server\nserver = Server("x")\n';
const caller = (name: string, parameters: string, more = ''): string =>
  `@server.call_tool()\n${more}async def ${name}(${parameters}):\n    return []\n`;

test.each([
  ['one parameter', caller('call', 'request'), ['error 4 call']],
  ['three parameters', caller('call', 'name, arguments, context'), ['error 4 call']],
  ['two that replace each other', caller('a', 'name, arguments') + caller('b', 'name, arguments'), ['error 4 a']],
  ['two parameters', caller('call', 'name: str, arguments: dict | None'), []],
  ['any parameters', caller('call', '*args'), []],
  ['one more with a default', caller('call', 'name, arguments, context=None'), []],
  ['another decorator', caller('call', 'request', '@adapted\n'), []],
  [
    'two in branches',
    `if new:\n${caller('a', 'name, arguments').replace(/^(?=.)/gm, '    ')}else:\n${caller('b', 'name, arguments').replace(/^(?=.)/gm, '    ')}`,
    [],
  ],
  [
    'those of two servers',
    `other = Server("y")\n${caller('a', 'n, a')}${caller('b', 'n, a').replace('server', 'other')}`,
    [],
  ],
] as const)('a function for all tools: %s', (_, text, found) => {
  expect(foundIn(rule, LOW + text)).toEqual(found);
});

const CALLER = `from mcp.server import Server
server = Server("x")
@server.call_tool()
async def call(request):
    return []
@server.list_tools()
async def tools():
    return [{"name": "a", "description": "Looks.", "inputSchema": {"type": "object", "properties": {}}}]
`;

test.each<[string, Record<string, string>, string[]]>([
  ['the SDK', { 'server.py': CALLER }, ['server.py:4']],
  ['a package of the project that is called so', { 'server.py': CALLER, 'mcp/__init__.py': '' }, []],
  [
    'the SDK is required beside it',
    { 'server.py': CALLER, 'mcp/__init__.py': '', 'requirements.txt': 'mcp<2\n' },
    ['server.py:4'],
  ],
  ['a script in the package', { 'mcp/server.py': CALLER, 'mcp/__init__.py': '' }, ['mcp/server.py:4']],
  [
    'a package in another one',
    { 'app/server.py': CALLER, 'app/__init__.py': '', 'app/mcp/__init__.py': '' },
    ['app/server.py:4'],
  ],
  [
    'what only the SDK has',
    { 'server.py': `from mcp.server.stdio import stdio_server\n${CALLER}`, 'mcp/__init__.py': '' },
    ['server.py:5'],
  ],
])('what is imported as `mcp`: %s', async (_, files, places) => {
  const made = folderOf(files);
  const { report } = await toolintJson([], { cwd: made.path });
  made.remove();
  const found = report.findings.filter((each) => each.rule === rule.id);
  expect(found.map(({ path, line }) => `${path}:${line}`)).toEqual(places);
});

const decorated = (decorator: string, use = '@logged'): string =>
  `import functools\n${decorator}\n@mcp.tool()\n${use}\ndef look(a: str) -> str:\n    return a\n`;
const LOGGED =
  'def logged(fn):\n    def wrapper(*args, **kwargs):\n        return fn(*args, **kwargs)\n    return wrapper\n';
const indented = (text: string): string => text.replace(/^(?=.)/gm, '    ');

test.each([
  ['a decorator', LOGGED, '@logged', 'models must fill in `args` and `kwargs`'],
  [
    'one that is made',
    `def logged(level):\n${indented(LOGGED.replace('logged', 'inner'))}    return inner\n`,
    '@logged("a")',
    'models must fill in',
  ],
  [
    'an asynchronous one',
    LOGGED.replaceAll('*args, ', '')
      .replace('def wrapper', 'async def wrapper')
      .replace('return fn', 'return await fn'),
    '@logged',
    'models must fill in `kwargs`',
  ],
])('what hides the signature of a tool: %s', (_, decorator, use, effect) => {
  const found = findingsIn(rule, OFFICIAL + decorated(decorator, use));
  expect(found).toMatchObject([{ severity: 'error', message: expect.stringContaining(effect) }]);
  expect(found[0]!.help).toBe('Add `@functools.wraps(fn)` to `wrapper`, and `import functools`.');
  expect(findingsIn(rule, FAST + decorated(decorator, use))[0]!.message).toContain('the server does not start');
});

test.each([
  ['one that keeps it', LOGGED.replace('    def', '    @functools.wraps(fn)\n    def')],
  [
    'one that sets it',
    LOGGED.replace('    return wrapper', '    wrapper.__signature__ = sign(fn)\n    return wrapper'),
  ],
  ['one with the same parameters', LOGGED.replaceAll('*args, **kwargs', 'a')],
  ['one that hands the function back', 'def logged(fn):\n    note(fn)\n    return fn\n'],
  [
    'one that may return either',
    LOGGED.replace('    return wrapper', '    if off:\n        return fn\n    return wrapper'),
  ],
  ['one of a package', 'from logs import logged\n'],
])('no signature is hidden by %s', (_, decorator) => {
  expect(foundIn(rule, OFFICIAL + decorated(decorator))).toEqual([]);
});

test.each([
  [OFFICIAL, '**_', 'The SDK does not accept `**_` in a tool, so the server does not start.', 'Remove `**_`.'],
  [FAST, '**_', 'The SDK does not accept `**_` in a tool, so the server does not start.', 'Remove `**_`.'],
  [
    EITHER,
    '**_more',
    'The SDK does not accept `**_more` in a tool, so the server does not start.',
    'Remove `**_more`.',
  ],
  [
    OFFICIAL,
    '*_',
    'Clients pass arguments by name and cannot fill in `*_`, so the server does not start.',
    'Write `items: list[str]`.',
  ],
])('a name behind stars that begins with `_` is refused: %#', (imports, written, message, help) => {
  const text = `${imports}@mcp.tool()\ndef look(a: str, ${written}):\n    return a\n`;
  expect(findingsIn(rule, text).map((each) => [each.severity, each.message, each.help])).toEqual([
    ['error', message, help],
  ]);
});

test.each<[string, string, string, string, string]>([
  ['another name', 'a://{b}', 'a: str', '"a://{b}"', '"a://{b}"'],
  ['one more in the URI', 'a://{a}/{b}', 'a: str', '"a://{a}/{b}"', '"a://{a}/{b}"'],
  ['one more parameter', 'a://{a}', 'a: str, b: str', 'b', 'b'],
  ['one with a default', 'a://{a}', 'a: str, b: str = ""', 'b', ''],
  ['one without a variable', 'a://a', 'a: str = ""', 'a', 'a'],
  ['the same', 'a://{a}/{b}', 'b: str, a: str', '', ''],
  ['the context', 'a://{a}', 'a: str, more: Context', '', ''],
  ['a query', 'a://{a}{?b}', 'a: str', '', ''],
  ['any name', 'a://{a}', '**more', '', ''],
  ['what is given', 'a://{a}', 'a: str, b: str = Depends(user)', '', ''],
])('the variables of a URI are the parameters: %s', (_, uri, parameters, official, fast) => {
  const text = `@mcp.resource("${uri}")\ndef look(${parameters}):\n    return ""\n`;
  expect(foundIn(rule, OFFICIAL + text)).toEqual(
    official ? [`error ${official.startsWith('"') ? 3 : 4} ${official}`] : [],
  );
  expect(foundIn(rule, FAST + text)).toEqual(fast ? [`error ${fast.startsWith('"') ? 3 : 4} ${fast}`] : []);
  expect(foundIn(rule, EITHER + text)).toEqual([]);
});
