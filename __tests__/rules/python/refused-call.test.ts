import { expect, test } from '@jest/globals';
import rule from '../../../rules/python/refused-call.js';
import { readPython } from '../../extract/python/read.js';
import { FAST, findingsIn, foundIn, OFFICIAL } from './source.js';

const LOW = `from mcp.server import Server
server = Server("x")
@server.call_tool()
async def call_tool(name, arguments):
    if name == "cancel":
        return await cancel(arguments["id"], force=arguments.get("force"))
    return []

async def cancel(id): ...
`;

const calling = (call: string, defined: string): string =>
  `${defined}\n@mcp.tool()\ndef look(a: str) -> str:\n    """Looks."""\n    return ${call}\n`;

test.each([
  [
    'a name that it lacks',
    'find(a, city=a)',
    'def find(name): ...',
    '`find` takes no `city`, so this call cannot succeed.',
  ],
  [
    'two of them',
    'find(city=a, name=a, day=a)',
    'def find(name): ...',
    '`find` takes no `city` and `day`, so this call cannot succeed.',
  ],
  [
    'one too few',
    'find(a)',
    'def find(name, city, day=1): ...',
    '`find` needs `city`, which this call does not pass, so it cannot succeed.',
  ],
  [
    'a variable in the place of another',
    'find(a)',
    'def find(name, a, day=1): ...',
    '`find` gets `a` as `name` here, and nothing as `a`, so this call cannot succeed.',
  ],
  [
    'a variable that only its name can fill',
    'find(a)',
    'def find(name, *, a): ...',
    '`find` needs `a`, which this call does not pass, so it cannot succeed.',
  ],
  [
    'one too many',
    'find(a, a)',
    'def find(name, *, city=""): ...',
    '`find` takes 1 argument by position, so this call with more cannot succeed.',
  ],
  [
    'in a lambda',
    'run(lambda: find(city=a))',
    'def run(f): ...\ndef find(name=""): ...',
    '`find` takes no `city`, so this call cannot succeed.',
  ],
  [
    'in what it calls',
    'run(a)',
    'def run(a):\n    return find(city=a)\ndef find(name=""): ...',
    '`find` takes no `city`, so this call cannot succeed.',
  ],
])('reports a call with %s', (_, call, defined, message) => {
  expect(findingsIn(rule, OFFICIAL + calling(call, defined)).map((each) => each.message)).toEqual([message]);
  expect(findingsIn(rule, FAST + calling(call, defined)).map((each) => each.message)).toEqual([message]);
});

test('reports it in what answers for all tools, with the function', () => {
  expect(foundIn(rule, LOW)).toEqual(['error 6 force']);
  expect(findingsIn(rule, LOW)[0]!.related).toMatchObject([{ line: 9, note: 'The function.' }]);
});

test('reports a call of a function of another file', () => {
  const text = `from . import rivers\n${OFFICIAL}${calling('rivers.find(names=a)', '')}`;
  const [found, ...others] = findingsIn(rule, text, {}, { 'rivers.py': 'def find(name): ...\n' });
  expect(others).toEqual([]);
  expect(found).toMatchObject({ help: 'Write `name`.', related: [{ path: 'rivers.py' }] });
});

test.each([
  ['what it takes', 'find(a, city=a)', 'def find(name, city, day=1): ...'],
  ['any name', 'find(a, city=a)', 'def find(name, **more): ...'],
  ['any number', 'find(a, a)', 'def find(*names): ...'],
  ['what is not known', 'find(*a)', 'def find(name, city): ...'],
  ['a decorated function', 'find(a, city=a)', '@own\ndef find(name): ...'],
  [
    'one that is defined twice',
    'find(a, city=a)',
    'if x:\n    def find(name, city): ...\nelse:\n    def find(name): ...',
  ],
  ['one of a package', 'find(a, city=a)', 'from other import find'],
  ['a class', 'Find(a, city=a)', 'class Find(Other):\n    def __init__(self, name): ...'],
  ['an object', 'finder.find(a, city=a)', 'class Finder:\n    def find(self, name): ...\nfinder = Finder()'],
])('silent: %s', (_, call, defined) => {
  expect(foundIn(rule, OFFICIAL + calling(call, defined))).toEqual([]);
});

test('methods of the class, but not what its heirs have', () => {
  const heir = (body: string): string =>
    `${OFFICIAL}class Tools:\n    def __init__(self):\n        mcp.add_tool(self.look)\n    def look(self, a: str) -> str:\n        """Looks."""\n        return self.find(a, city=a)\n    def find(self, name):\n        ${body}\n`;
  expect(foundIn(rule, heir('return name'))).toEqual(['error 8 city']);
  expect(foundIn(rule, heir('raise NotImplementedError'))).toEqual([]);
});

test('silent where a TypeError is expected, and of what no tool calls', () => {
  const tried = `def find(name): ...\n@mcp.tool()\ndef look(a: str) -> str:\n    """Looks."""\n    try:\n        return find(a, city=a)\n    except (TypeError, ValueError):\n        return find(a)\n`;
  expect(foundIn(rule, OFFICIAL + tried)).toEqual([]);
  expect(foundIn(rule, `${OFFICIAL + calling('a', 'def find(name): ...')}def other():\n    find(city=1)\n`)).toEqual(
    [],
  );
});

const reading = (more: string, at = 'from files import read_file\n'): string =>
  `${at}${OFFICIAL}@mcp.tool()\nasync def read_file(path: str) -> str:\n    """Reads."""\n    return ${more}\n`;

test.each([
  ['a call in the tool', reading('read_file(path)')],
  [
    'one of several imports',
    reading('read_file({"path": path})', 'from files import (\n    Error,\n    read_file,\n)\n'),
  ],
  ['a call in what it calls', `${reading('read(path)')}\ndef read(path):\n    return read_file(path)\n`],
])('a tool takes the name of what the file imports: %s', (_, text) => {
  const defined = 'def read_file(path):\n    return open(path).read()\n';
  for (const place of ['files.py', 'others.py']) {
    const found = findingsIn(rule, text, {}, { [place]: defined });
    expect(found).toMatchObject([
      {
        severity: 'error',
        message: '`read_file` is the tool here, not the function that this file imports, which is never called.',
        help: 'Import that one under another name: `import read_file as …`.',
        related: [{ note: 'The function.' }],
      },
    ]);
    expect(text.slice(found[0]!.start, found[0]!.end)).toBe('read_file');
  }
});

test.each([
  ['another name', reading('load(path)', 'from files import read_file as load\n')],
  ['a recursion', reading('read_file(path)', '')],
  ['a module of that name', reading('read_file(path)', 'import read_file\n')],
  [
    'an import in the function',
    reading('load(path)', '').replace('    return', '    from files import read_file\n    return read_file'),
  ],
  ['an import behind it', `${reading('read_file(path)', '')}from files import read_file\n`],
  [
    'what is missing',
    `try:\n    from files import read_file\nexcept ImportError:\n    @mcp.tool()\n    def read_file(path):\n        return read_file(path)\n`,
  ],
  ['no call', reading('"x"')],
  ['a member', reading('files.read_file(path)')],
  [
    'a method',
    `from files import read_file\n${OFFICIAL}class A:\n    @mcp.tool()\n    def read_file(self, path: str) -> str:\n        return read_file(path)\n`,
  ],
])('no tool that takes such a name: %s', (_, text) => {
  expect(findingsIn(rule, text)).toEqual([]);
});

const awaiting = (defined: string, call = 'await find(a)'): string =>
  `${defined}\n@mcp.tool()\nasync def look(a: str) -> str:\n    """Looks."""\n    return ${call}\n`;

test.each([
  ['an object', 'def find(a):\n    return {"a": a}'],
  ['one of two texts', 'def find(a):\n    if a: return "x"\n    return f"{a}" if a else "y"'],
  ['nothing', 'def find(a):\n    print(a)'],
  ['a variable', 'def find(a):\n    found = [a]\n    return found'],
  ['an object of a class', 'class Found: ...\ndef find(a):\n    return Found()'],
  [
    'a model',
    'from pydantic import BaseModel\nfrom typing import Generic\nclass Found(BaseModel, Generic[T]):\n    a: str\nclass More(Found): ...\ndef find(a):\n    return More(a=a)',
  ],
])('`await` of a plain function that returns %s', (_, defined) => {
  for (const head of [OFFICIAL, FAST])
    expect(findingsIn(rule, head + awaiting(defined))).toMatchObject([
      {
        severity: 'error',
        message: '`find` is a plain `def` that returns nothing to wait for, so `await` cannot succeed.',
        help: 'Remove `await`, or make `find` an `async def`.',
        related: [{ note: 'The function.' }],
      },
    ]);
});

test('`await` of a function of another file, beside another fault of the call', () => {
  const other = 'class Result: ...\ndef find(user, a):\n    return Result()\nasync def wait(a): ...\n';
  const inside = `${OFFICIAL}@mcp.tool()\nasync def look(a: str) -> str:\n    from finds import find as found, wait\n    await wait(a)\n    return await found(a)\n`;
  const messages = findingsIn(rule, inside, {}, { 'finds.py': other }).map(({ message, line }) => `${line} ${message}`);
  expect(messages).toEqual([
    '7 `find` gets `a` as `user` here, and nothing as `a`, so this call cannot succeed.',
    '7 `find` is a plain `def` that returns nothing to wait for, so `await` cannot succeed.',
  ]);
});

test.each([
  ['a coroutine', 'async def find(a):\n    return {}'],
  ['what another function returns', 'def find(a):\n    return other(a)'],
  ['one known result of two', 'def find(a):\n    if a: return {}\n    return other(a)'],
  ['what may be replaced', 'def find(a): ...'],
  ['a generator', 'def find(a):\n    yield a'],
  ['a decorated function', '@own\ndef find(a):\n    return {}'],
  ['a class that can be awaited', 'class Found:\n    def __await__(self): ...\ndef find(a):\n    return Found()'],
  ['a class of a package', 'from other import Base\nclass Found(Base): ...\ndef find(a):\n    return Found()'],
  ['two definitions', 'if x:\n    def find(a):\n        return {}\nelse:\n    async def find(a): ...'],
])('silent about `await` of %s', (_, defined) => {
  expect(findingsIn(rule, OFFICIAL + awaiting(defined))).toEqual([]);
});

test('silent where it is not awaited itself, or the TypeError is expected', () => {
  const defined = 'def find(a):\n    return {}';
  expect(findingsIn(rule, OFFICIAL + awaiting(defined, 'await run(find, a), await run(find(a)), find(a)'))).toEqual([]);
  const tried = `${OFFICIAL}${defined}\n@mcp.tool()\nasync def look(a: str) -> str:\n    try:\n        return await find(a)\n    except TypeError:\n        return find(a)\n`;
  expect(findingsIn(rule, tried)).toEqual([]);
});

const LISTS = `from mcp.server import Server
from mcp.server.stdio import stdio_server
from mcp.types import Tool
server = Server("x")
@server.list_tools()
async def list_tools():
    return [Tool(name="look", inputSchema={"type": "object"})]
`;
const STREAMS = 'async def main():\n    async with stdio_server() as (read, write):\n        await ';
const NO_OPTIONS =
  '`server.run` needs `initialization_options`, which this call does not pass, so the server cannot start.';

test.each([
  ['two streams', `${STREAMS}server.run(read, write)`, NO_OPTIONS],
  ['more by its name', `${STREAMS}server.run(read, write, raise_exceptions=True)`, NO_OPTIONS],
  ['both streams at once', `${STREAMS.replace('(read, write)', 'both')}server.run(*both)`, NO_OPTIONS],
  [
    'nothing',
    'async def main():\n    await server.run()',
    NO_OPTIONS.replace('`init', '`read_stream`, `write_stream` and `init'),
  ],
])('a low-level server is run with %s: nothing else is said of its tools, which are counted', (_, run, message) => {
  expect(findingsIn(rule, `${LISTS}${run}\n`)).toMatchObject([
    {
      ...{ severity: 'error', message },
      help: 'Pass the two streams of the transport, and `server.create_initialization_options()`.',
    },
  ]);
  const { code } = readPython(`${LISTS}${run}\n`);
  expect(code!.registrations).toEqual([]);
  expect(code!.unread).toMatchObject([{ what: '`server.run(…)`', reason: 'the server cannot start', tools: 1 }]);
  expect(code!.python!.gone).toHaveLength(1);
});

test.each([
  ['all that it needs', `${STREAMS}server.run(read, write, server.create_initialization_options())`],
  ['names', `${STREAMS}server.run(read, write_stream=write, initialization_options=options)`],
  ['names that are not known', `${STREAMS}server.run(read, **more)`],
  ['streams that are not known', 'async def main(streams):\n    await server.run(*streams)'],
  ['what may be more than streams', `${STREAMS.replace('(read, write)', 'both')}server.run(*all)`],
  [
    'an expected TypeError',
    `${STREAMS.slice(0, -6)}try: await server.run(read, write)\n        except TypeError: pass`,
  ],
  ['another server', `async def main(app: Other):\n    await app.run()`],
  [
    'a class of its own',
    'class Own(Server):\n    async def run(self): ...\nasync def main():\n    await Own("y").run()',
  ],
])('silent where a server is run with %s', (_, run) => {
  const { code } = readPython(`${LISTS}${run}\n`);
  expect(findingsIn(rule, `${LISTS}${run}\n`)).toEqual([]);
  expect(code!.registrations).toHaveLength(1);
});

test.each([
  ['another call that runs it', `async def other(a, b, c):\n    await server.run(a, b, c)`],
  ['a session manager', 'manager = StreamableHTTPSessionManager(app=server)'],
])('its tools are read beside %s', (_, other) => {
  const text = `${LISTS}${STREAMS}server.run(read, write)\n${other}\n`;
  expect(findingsIn(rule, text)).toHaveLength(1);
  expect(readPython(text).code!.registrations).toHaveLength(1);
});

const OWN = 'from pydantic import BaseModel\nclass Place(BaseModel):\n    name: str\n';

test.each([
  ['of the SDK', '[TextContent(a)]', 'from mcp.types import TextContent', 'a', 'TextContent'],
  [
    'of the SDK, by its module',
    '[types.TextContent("x", type="text")]',
    'from mcp import types',
    '"x"',
    'types.TextContent',
  ],
  ['a result', 'CallToolResult([], isError=True)', 'from mcp.types import CallToolResult', '[]', 'CallToolResult'],
  ['of the project', 'Place(a)', OWN, 'a', 'Place'],
  ['that inherits', 'Town(a)', `${OWN}class Town(Place, extra="allow"):\n    more: str = ""`, 'a', 'Town'],
])('a model takes nothing by position: %s', (_, call, defined, at, name) => {
  for (const head of [OFFICIAL, FAST]) {
    const text = head + calling(call, defined);
    expect(findingsIn(rule, text)).toMatchObject([
      {
        severity: 'error',
        message: `\`${name}\` is a model of pydantic, which takes values only by name, so this call cannot succeed.`,
        help: expect.stringMatching(/^Write the name of its field before each value/),
      },
    ]);
    expect(foundIn(rule, text)).toEqual([expect.stringMatching(new RegExp(` ${at === '[]' ? '\\[\\]' : at}$`))]);
  }
});

test('a model of another file, and how content is written', () => {
  const text = `from places import Place, Finder\n${OFFICIAL}${calling('Place(a)', 'Finder(a)')}`;
  expect(foundIn(rule, text)).toEqual([]);
  const other = { 'places.py': `${OWN}class Finder:\n    def __init__(self, a): ...\n` };
  expect(findingsIn(rule, text, {}, other)).toMatchObject([{ line: 8, related: [{ path: 'places.py' }] }]);
  const content = OFFICIAL + calling('TextContent(a)', 'from mcp.types import TextContent');
  expect(findingsIn(rule, content)[0]!.help).toContain('`TextContent(type="text", text=…)`');
});

test.each([
  ['names', 'TextContent(type="text", text=a)', 'from mcp.types import TextContent'],
  ['what is spread', 'TextContent(**made), Place(*made)', `from mcp.types import TextContent\n${OWN}`],
  ['a constructor of its own', 'Place(a)', `${OWN}    def __init__(self, name):\n        super().__init__(name=name)`],
  ['a root', 'Names(a)', 'from pydantic import RootModel\nclass Names(RootModel[list[str]]): ...'],
  ['a dataclass', 'Place(a)', '@dataclass\nclass Place:\n    name: str'],
  ['two bases', 'Town(a)', `${OWN}class Town(Place, Other): ...`],
  ['a decorated one', 'Place(a)', OWN.replace('class', '@positional\nclass')],
  ['another of that name', 'TextContent(a)', 'from texts import TextContent'],
  ['one for results of fastmcp', 'ToolResult(a)', 'from fastmcp.tools.tool import ToolResult'],
  ['what is assigned anew', 'Place(a)', `${OWN}try:\n    Place(1)\nexcept TypeError: ...\nPlace = make`],
])('silent about %s', (_, call, defined) => {
  expect(foundIn(rule, OFFICIAL + calling(call, defined))).toEqual([]);
});

const TOOLS = (decorator: string): string =>
  `${decorator}\ndef celsius(f: float) -> float:\n    """Converts."""\n    return (f - 32) / 1.8\n`;

test.each([
  ['a tool', '@mcp.tool', '>=2.10,<3'],
  ['a tool with arguments', '@mcp.tool(name="c")', '==2.7.0'],
  ['a resource', '@mcp.resource("data://c")', '~=2.14'],
])('fastmcp 2 makes an object of %s', (_, decorator, version) => {
  const text = FAST + calling('str(celsius(5.0))', TOOLS(decorator));
  expect(findingsIn(rule, text, { 'pypi:fastmcp': version })).toMatchObject([
    {
      severity: 'error',
      message: '`celsius` is an object in fastmcp 2, so this call raises a TypeError.',
      help: 'Call `celsius.fn(…)`, or require `fastmcp>=3`, where `celsius` stays a function.',
    },
  ]);
});

test.each([
  ['a version that may be newer', FAST, '@mcp.tool', 'celsius(5.0)', '>=2.10'],
  ['a newer version', FAST, '@mcp.tool', 'celsius(5.0)', '==3.1'],
  ['an older version', FAST, '@mcp.tool()', 'celsius(5.0)', '==2.3.0'],
  ['the official SDK', OFFICIAL, '@mcp.tool()', 'celsius(5.0)', '==2.10'],
  ['the function', FAST, '@mcp.tool', 'celsius.fn(5.0)', '==2.10'],
  ['another decorator around it', FAST, '@plain\n@mcp.tool', 'celsius(5.0)', '==2.10'],
  ['a function that is registered by a call', FAST, '# A function.', 'celsius(5.0)', '==2.10'],
])('no object is called: %s', (_, head, decorator, call, version) => {
  const text = `${head}${calling(`str(${call})`, TOOLS(decorator))}mcp.tool(celsius)\n`;
  expect(foundIn(rule, text, { 'pypi:fastmcp': version })).toEqual([]);
});

const FETCH = 'import json\nasync def fetch(name):\n    return name';
const tool = (body: string, is = 'async def', defined = FETCH): string =>
  `${defined}\n@mcp.tool()\n${is} look(a: str) -> str:\n    """Looks."""\n    ${body.replaceAll('\n', '\n    ')}\n`;

test.each([
  ['as the result', 'return fetch(a)'],
  ['in a text', 'return f"Found: {fetch(a)}"'],
  ['as data', 'return fetch(a)["city"]'],
  ['as JSON', 'return json.dumps(fetch(a))'],
  ['by itself', 'fetch(a)\nreturn a'],
  ['in a loop', 'for each in fetch(a):\n    log(each)\nreturn a'],
  ['by a name', 'data = fetch(a)\nif data["city"]:\n    return data.get("city")\nreturn a'],
])('what nothing awaits, used %s', (_, body) => {
  for (const head of [OFFICIAL, FAST])
    expect(findingsIn(rule, head + tool(body))).toMatchObject([
      {
        severity: 'error',
        message: '`fetch` is an `async def`, and without `await` its result is a coroutine, not the data.',
      },
    ]);
});

test('a plain tool that returns what fastmcp awaits', () => {
  expect(foundIn(rule, FAST + tool('return fetch(a)', 'def'))).toEqual([]);
  expect(foundIn(rule, OFFICIAL + tool('return fetch(a)', 'def'))).toHaveLength(1);
});

test.each([
  ['awaits', 'return await fetch(a)'],
  ['awaits it in parentheses', 'return await (fetch(a))'],
  ['awaits a name', 'data = fetch(a)\nreturn (await data)["city"]'],
  ['hands it on', 'return await asyncio.gather(fetch(a), fetch(a))'],
  ['runs it', 'return asyncio.run(fetch(a))'],
  ['hands on a name', 'data = fetch(a)\nlog(data.cr_code)\nreturn await run(data)'],
  ['assigns it anew', 'data = fetch(a)\ndata = await data\nreturn data["city"]'],
  ['returns it in a function inside', 'def later():\n    return fetch(a)\nreturn await later()'],
])('silent where a tool %s', (_, body) => {
  expect(foundIn(rule, OFFICIAL + tool(body))).toEqual([]);
});

test.each([
  ['a generator', FETCH.replace('return', 'yield')],
  ['a decorated one', FETCH.replace('async', '@blocking\nasync')],
  ['one of two', `${FETCH}\nclass Other:\n    def fetch(self): ...`],
])('silent about %s', (_, defined) => {
  expect(foundIn(rule, OFFICIAL + tool('return fetch(a)', 'async def', defined))).toEqual([]);
});

test.each([
  ['the official SDK', OFFICIAL, ['error 3 host']],
  ['fastmcp', FAST, []],
  ['version 2', 'from mcp.server import MCPServer\nmcp = MCPServer("x")\n', []],
])('the address of a server that is run, in %s', (_, start, found) => {
  const text = `${start}mcp.run(transport="sse", host="0.0.0.0", port=8000)\n@mcp.tool()\ndef look(a: str):\n    return a\n`;
  expect(foundIn(rule, text)).toEqual(found);
});

const MAIN = 'import asyncio\nasync def main():\n    mcp.run()\nasyncio.run(main())\n';

test('a server of another file', () => {
  const files = { 'app.py': OFFICIAL };
  const text = `from app import mcp\nif __name__ == "__main__":\n    mcp.run(transport="streamable-http", host="0.0.0.0")\n`;
  expect(findingsIn(rule, text, {}, files)).toMatchObject([{ line: 3, help: 'Pass `host` to `FastMCP(…)`.' }]);
  expect(findingsIn(rule, `from app import mcp\n${MAIN}`, {}, files)).toMatchObject([{ line: 4 }]);
});

test.each([
  ['the official SDK', OFFICIAL, 'run_stdio_async'],
  ['version 2', 'from mcp.server import MCPServer\nmcp = MCPServer("x")\n', 'run_stdio_async'],
  ['fastmcp', FAST, 'run_async'],
])('`run()` where an event loop runs, in %s', (_, start, instead) => {
  expect(findingsIn(rule, start + MAIN)).toMatchObject([
    {
      severity: 'error',
      line: 5,
      message: '`mcp.run` starts an event loop, and raises a RuntimeError in an `async def`, where one runs.',
      help: `Write \`await mcp.${instead}()\`, or call it from a plain function.`,
    },
  ]);
});

test.each([
  ['in a plain function', MAIN.replace('async def', 'def').replace('asyncio.run(main())', 'main()')],
  ['in a thread', MAIN.replace('mcp.run()', 'await asyncio.to_thread(lambda: mcp.run())')],
  ['nested loops', `import nest_asyncio\nnest_asyncio.apply()\n${MAIN}`],
  ['caught', MAIN.replace('mcp.run()', 'try: mcp.run()\n    except RuntimeError: await mcp.run_stdio_async()')],
  ['another object', MAIN.replaceAll('mcp.', 'runner.')],
])('silent about `run()`: %s', (_, text) => {
  expect(foundIn(rule, OFFICIAL + text)).toEqual([]);
});

test.each([
  ['transport="streamable-http", port=8001', '>=0.1,<1.0', '`transport="streamable-http"` and `port`'],
  ['host="0.0.0.0", port=8001', '==0.4.1', '`host` and `port`'],
  ['transport="sse"', '==0.4.1', undefined],
  ['transport=given', '==0.4.1', undefined],
  ['transport="streamable-http", port=8001', '>=0.1', undefined],
  ['transport="streamable-http", port=8001', '==2.3.0', undefined],
])('a first version of fastmcp: `run(%s)` of %s', (args, version, names) => {
  const text = `${FAST}@mcp.tool()\ndef look(a: str):\n    return a\nmcp.run(${args})\n`;
  expect(findingsIn(rule, text, { 'pypi:fastmcp': version }).map(({ message }) => message)).toEqual(
    names
      ? [`\`mcp.run\` takes no ${names} before version 2 of \`fastmcp\`, so this call does not start the server.`]
      : [],
  );
});

const asking = (body: string, from = 'mcp.server.fastmcp'): string =>
  `from ${from} import Context, FastMCP\nmcp = FastMCP("x")\ndef state(ctx: Context | None):\n    return ${body}\n@mcp.tool()\ndef look(a: str, ctx: Context) -> str:\n    """Looks."""\n    return state(ctx)\n`;

test.each([
  ['lifespan_context', 'ctx.lifespan_context.db', 'Write `ctx.request_context.lifespan_context`.'],
  ['get_state', 'ctx.get_state("db")', expect.stringContaining('of the package `fastmcp`')],
])('the context of the official SDK has no `%s`', (name, body, help) => {
  expect(findingsIn(rule, asking(body))).toMatchObject([
    { severity: 'error', line: 4, message: expect.stringContaining(`no \`${name}\`, so this raises`), help },
  ]);
  expect(foundIn(rule, asking(body, 'fastmcp'))).toEqual([]);
});

test('the context in a file that only has the functions', () => {
  const files = {
    'tools.py': 'from mcp.server.fastmcp import Context\ndef look(ctx: Context):\n    return ctx.lifespan_context\n',
  };
  expect(findingsIn(rule, `import tools\n${OFFICIAL}mcp.tool()(tools.look)\n`, {}, files)).toMatchObject([
    { path: 'tools.py', message: expect.stringContaining('lifespan_context') },
  ]);
});

test.each([
  ['what it has', 'ctx.request_context.lifespan_context'],
  ['what is looked for first', 'ctx.session_id if hasattr(ctx, "session_id") else None'],
  ['another object', 'ctx.session.session_id'],
  ['the parameter of another function', '(lambda ctx: ctx.session_id)(a)'],
])('silent about the context: %s', (_, body) => {
  expect(foundIn(rule, asking(body))).toEqual([]);
});
