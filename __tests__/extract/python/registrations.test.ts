/** How tools are registered in Python: what counts as one, under which name, and what is left alone. */
import { describe, expect, test } from '@jest/globals';
import { get } from '../../../src/core/tree.js';
import { listed, namesIn, readPython, unreadIn } from './read.js';

const OFFICIAL = 'from mcp.server.fastmcp import FastMCP\nmcp = FastMCP("x")\n';
const FAST = 'from fastmcp import FastMCP\nmcp = FastMCP("x")\n';
const KEPT = 'class S:\n    def __init__(self):\n        self.x = FastMCP("x")\n';
const LOW = 'from mcp.server import Server\nfrom mcp import types\nserver = Server("x")\n';

describe('a function with a decorator', () => {
  test.each([
    ['a call', `${OFFICIAL}@mcp.tool()\ndef a(): ...\n`],
    ['no call', `${FAST}@mcp.tool\ndef a(): ...\n`],
    ['a name', `${OFFICIAL}@mcp.tool(name="a")\nasync def b(): ...\n`],
    ['a name by its place', `${OFFICIAL}@mcp.tool("a")\ndef b(): ...\n`],
    ['a name that is a constant', `${OFFICIAL}NAME = "a"\n@mcp.tool(name=NAME)\ndef b(): ...\n`],
    ['others above and below', `${OFFICIAL}@traced\n@mcp.tool()\n@handled(1)\ndef a(): ...\n`],
    ['a parameter', 'from fastmcp import FastMCP\ndef register(app: FastMCP):\n    @app.tool()\n    def a(): ...\n'],
    ['a parameter without a type', 'def register(mcp):\n    @mcp.tool()\n    def a(): ...\n'],
    [
      'a parameter that may be none',
      'from fastmcp import FastMCP\ndef f(x: "FastMCP | None"):\n    @x.tool()\n    def a(): ...\n',
    ],
    [
      'a member',
      'from fastmcp import FastMCP\nclass S:\n    def __init__(self):\n        self.x = FastMCP("x")\n    def setup(self):\n        @self.x.tool()\n        def a(): ...\n',
    ],
    [
      'a member that is given',
      'from fastmcp import FastMCP\nclass S:\n    def __init__(self, x: FastMCP):\n        self.x = x\n        @self.x.tool()\n        def a(): ...\n',
    ],
    ['a subclass', 'from fastmcp import FastMCP\nclass Own(FastMCP): ...\nx = Own()\n@x.tool()\ndef a(): ...\n'],
    [
      'what a function makes',
      'from fastmcp import FastMCP\ndef make() -> FastMCP: ...\nx = make()\n@x.tool()\ndef a(): ...\n',
    ],
    ['version 2', 'from mcp.server import MCPServer\nx = MCPServer("x")\n@x.tool()\ndef a(): ...\n'],
    ['a module', 'import fastmcp as f\nx = f.FastMCP("x")\n@x.tool\ndef a(): ...\n'],
    ['an alias', 'from mcp.server.fastmcp import FastMCP as F\nx: F = F("x")\n@x.tool()\ndef a(): ...\n'],
    [
      'one of two branches',
      `from fastmcp import FastMCP\nif A:\n    x = FastMCP("a")\nelse:\n    x = FastMCP("b")\n@x.tool()\ndef a(): ...\n`,
    ],
    [
      'an import that is tried',
      'try:\n    from mcp.server.fastmcp import FastMCP\nexcept ImportError:\n    FastMCP = None\nx = FastMCP("x")\n@x.tool()\ndef a(): ...\n',
    ],
    ['a name of what a call makes', `${OFFICIAL}register = mcp.tool(name="a")\n@register\ndef b(): ...\n`],
    ['a name of the method', `${OFFICIAL}register = mcp.tool\n@register(name="a")\ndef b(): ...\n`],
    ['`tool` of fastmcp', 'from fastmcp.tools import tool\nclass S:\n    @tool()\n    def a(self): ...\n'],
  ])('%s', (_, text) => {
    expect(namesIn(readPython(text))).toEqual(['a']);
  });

  const taking = (name: string, tool: string): string =>
    `def setup(${name}, more):\n    @${name}.tool(name="${tool}")\n    def own(): ...\n`;
  test.each([
    ['a name', 'import orders\norders.setup(mcp, 1)\n', ['a']],
    ['an import', 'from orders import setup\nsetup(more=1, app=mcp)\n', ['a']],
    ['a loop over modules', 'import orders, users\nfor each in (orders, users):\n    each.setup(mcp, 1)\n', ['a', 'b']],
    ['what is no server', 'import orders\napp = Flask()\norders.setup(app, mcp)\n', []],
    ['what is read in its own file', 'import own\nown.setup(mcp, 1)\n', []],
  ])('in a function of another file that is given the server, by %s', (_, text, names) => {
    const document = readPython(OFFICIAL + text, {
      'orders.py': taking('app', 'a'),
      'users.py': taking('srv', 'b'),
      'own.py': taking('mcp', 'c'),
    });
    expect(namesIn(document)).toEqual(names);
    const { handed } = document.code!.wiring!;
    expect(handed.filter(({ asks }) => asks)).toEqual([]);
  });

  test.each([
    ['behind a function of the file', 'import orders\ndef all(app):\n    orders.setup(app)\nall(mcp)\n', ['a']],
    ['behind one that names it otherwise', 'import orders\ndef all(x):\n    orders.setup(x)\nall(mcp)\n', ['a']],
    ['behind an import in a function', 'def all(x):\n    from orders import setup\n    setup(x)\nall(mcp)\n', ['a']],
    ['behind functions of other files', 'from parts import load\nload(mcp)\n', ['a', 'b', 'c', 'd']],
    ['by a constructor', 'from classes import Orders\nOrders(mcp)\n', ['e']],
    ['by a method', 'from classes import Orders\nOrders(1).attach(mcp)\n', ['f']],
    ['in a loop over functions', 'from orders import setup\nfor each in [setup]:\n    each(mcp)\n', ['a']],
    ['in a function that calls itself', 'def all(x):\n    all(x)\n    @x.tool()\n    def a(): ...\nall(mcp)\n', ['a']],
    ['that is another one there', 'from orders import other\nother(mcp)\n', []],
  ])('in a function that is given the server, %s', (_, text, names) => {
    const document = readPython(OFFICIAL + text, {
      'orders.py':
        'def setup(x):\n    @x.tool()\n    def a(): ...\ndef other(x):\n    def inner(x):\n        @x.tool()\n        def z(): ...\n',
      'parts.py': 'import orders, users\ndef load(x):\n    orders.setup(x)\n    users.add(srv=x)\n',
      'users.py':
        'def b(): ...\ndef other(): ...\ndef d(): ...\ndef add(srv):\n    srv.add_tool(b)\n    srv.tool(name="c")(other)\n    for each in [d]:\n        srv.add_tool(each)\n',
      'classes.py':
        'class Orders:\n    def __init__(self, x):\n        @x.tool()\n        def e(): ...\n    def attach(self, x):\n        @x.tool()\n        def f(): ...\n',
    });
    expect(namesIn(document)).toEqual(names);
    expect(unreadIn(document)).toEqual([]);
  });

  test('a function that is not known, in a function that is given the server', () => {
    const document = readPython(`${OFFICIAL}from orders import setup\nsetup(mcp)\n`, {
      'orders.py': 'def setup(x):\n    x.add_tool(made())\n',
    });
    expect(unreadIn(document)).toEqual(['`made()`']);
  });

  test('of a server in another file', () => {
    const text = 'from app import x\n@x.tool()\ndef a(): ...\n';
    expect(namesIn(readPython(text, { 'app.py': 'from fastmcp import FastMCP\nx = FastMCP("x")\n' }))).toEqual(['a']);
    expect(namesIn(readPython(text, { 'app.py': 'from flask import Flask\nx = Flask()\n' }))).toEqual([]);
  });

  // A module that defines the class is not parsed for that.
  test.each([
    ['a class of the library that another file imports', 'from mcp.types import Tool', ['a']],
    ['a class of another file with the same name', 'class Tool(dict):\n    pass', []],
    ['a class inside a class of another file', 'from mcp.types import Tool\nclass Other:\n    class Tool: ...', ['a']],
    ['a longer name of another file', 'from mcp.types import Tool\nclass Tools: ...', ['a']],
  ])('%s', (_, other, names) => {
    const text = 'from own import Tool\nx = Tool(name="a", description="b", inputSchema={"type": "object"})\n';
    expect(namesIn(readPython(text, { 'own.py': `${other}\n` }))).toEqual(names);
  });

  test('a name that a function imports counts before that of the file', () => {
    const own = 'from own import Tool\ndef list():\n    from mcp.types import Tool\n';
    const text = `${own}    return [Tool(name="a", description="b", inputSchema={"type": "object"})]\n`;
    expect(namesIn(readPython(text, { 'own.py': 'class Tool: ...\n' }))).toEqual(['a']);
  });

  test('of the project, whose registry hands it on', () => {
    const text = 'from registry import tool\n@tool\ndef a(b: int): ...\n';
    const registry = 'from fastmcp import FastMCP\nmcp = FastMCP("x")\ndef tool(fn):\n    return mcp.tool(fn)\n';
    expect(namesIn(readPython(text, { 'registry.py': registry }))).toEqual(['a']);
    expect(namesIn(readPython(text, { 'registry.py': 'def tool(fn):\n    return fn\n' }))).toEqual([]);
    expect(unreadIn(readPython(registry))).toEqual([]);
    const kept = 'MCP_TOOLS = []\ndef tool(fn):\n    MCP_TOOLS.append((fn.__name__, fn))\n    return fn\n';
    expect(namesIn(readPython(text, { 'registry.py': kept }))).toEqual(['a']);
    expect(namesIn(readPython(text, { 'registry.py': kept.replaceAll('MCP_TOOLS', 'AGENT_TOOLS') }))).toEqual([]);
  });

  test('of an object of the project, unless that is of another library', () => {
    const text = 'from own import registry\n@registry.tool\ndef a(b: int): ...\n';
    const made = (by: string): string => `${by}\n# For MCP.\n@registry.tool\ndef other(): ...\n`;
    const agent = 'from pydantic_ai import Agent\nregistry = Agent("x", toolsets=[MCPServerStdio("y")])';
    expect(namesIn(readPython(text, { 'own.py': made(agent) }))).toEqual([]);
    const own = 'class Registry:\n    def tool(self, fn):\n        self.mcp.add_tool(fn)\nregistry = Registry()';
    expect(namesIn(readPython(text, { 'own.py': made(own) }))).toEqual(['a']);
  });

  test.each([
    ['an agent', 'from pydantic_ai import Agent\nagent = Agent("x")\n@agent.tool\ndef a(): ...\n'],
    [
      'an agent beside a server',
      `${OFFICIAL}from pydantic_ai import Agent\nserver = Agent("x")\n@server.tool\ndef a(): ...\n`,
    ],
    ['a command', 'import click\n@click.command()\n@click.tool()\ndef a(): ...\n'],
    ['a name of what another library makes', `${OFFICIAL}run = click.tool()\n@run\ndef a(): ...\n`],
    ['a fixture', 'import pytest\n@pytest.fixture\ndef a(): ...\n'],
    ['a tool of langchain', `${OFFICIAL}from langchain_core.tools import tool\n@tool\ndef a(): ...\n`],
    [
      'a parameter of another kind',
      `${OFFICIAL}from x import Registry\ndef f(r: Registry):\n    @r.tool()\n    def a(): ...\n`,
    ],
  ])('not of %s', (_, text) => {
    const document = readPython(text);
    expect(namesIn(document)).toEqual([]);
    expect(unreadIn(document)).toEqual([]);
  });
});

describe('a call', () => {
  test.each([
    ['of what a call makes', `${OFFICIAL}def a(): ...\nmcp.tool(description="x")(a)\n`],
    ['of `tool` with a function', `${FAST}def b(): ...\nmcp.tool(b, name="a")\n`],
    ['of `add_tool`', `${OFFICIAL}def a(): ...\nmcp.add_tool(a)\n`],
    ['of `add_tool` with names', `${OFFICIAL}def b(): ...\nmcp.add_tool(name="a", fn=b)\n`],
    [
      'with a tool that is made of a function',
      `from fastmcp.tools import Tool\n${FAST}def b(): ...\nmcp.add_tool(Tool.from_function(b, name="a"))\n`,
    ],
    ['with a method', `${FAST}class S:\n    def a(self, b: int): ...\ns = S()\nmcp.add_tool(s.a)\n`],
    [
      'with a method of its own',
      `${FAST}class S:\n    def a(self): ...\n    def setup(self, mcp):\n        mcp.add_tool(self.a)\n`,
    ],
    ['with a function that another wraps', `${FAST}def a(): ...\nmcp.add_tool(traced(a))\n`],
    ['in a loop over a list', `${OFFICIAL}def a(): ...\nfor fn in [a]:\n    mcp.tool()(fn)\n`],
    [
      'in a loop over a constant',
      `${OFFICIAL}def b(): ...\nALL = [("a", b)]\nfor name, fn in ALL:\n    mcp.add_tool(fn, name=name)\n`,
    ],
    [
      'in a loop over a dictionary',
      `${OFFICIAL}def b(): ...\nALL = {"a": b}\nfor name, fn in ALL.items():\n    mcp.add_tool(fn, name=name)\n`,
    ],
    [
      'in a loop over dictionaries',
      `${OFFICIAL}def b(): ...\nALL = [{"name": "a", "fn": b}]\nfor each in ALL:\n    mcp.tool(name=each["name"])(each["fn"])\n`,
    ],
    [
      'in a loop over names of dictionaries',
      `${OFFICIAL}def a(): ...\nA = {"fn": a}\nfor each in [A]:\n    mcp.add_tool(each["fn"])\n`,
    ],
    [
      'in a loop over pairs that are not taken apart',
      `${OFFICIAL}def b(): ...\nfor each in [("a", b)]:\n    mcp.tool(each[0])(each[1])\n`,
    ],
    [
      'in a loop over objects',
      `${OFFICIAL}class Spec: ...\ndef b(): ...\nfor each in [Spec(name="a", fn=b)]:\n    mcp.add_tool(each.fn, name=each.name)\n`,
    ],
    [
      'with a method of what is given or made',
      `${FAST}class S:\n    def a(self, b: int): ...\ndef setup(given: S | None = None):\n    s = given or S()\n    mcp.tool()(s.a)\n`,
    ],
    [
      'with a method of one of two',
      `${FAST}class S:\n    def a(self, b: int): ...\ns = S(1) if DEBUG else S(2)\nmcp.tool()(s.a)\n`,
    ],
    [
      'in a function that is called',
      `${OFFICIAL}def b(): ...\ndef add(fn, name):\n    mcp.add_tool(fn, name=name)\nadd(b, "a")\n`,
    ],
    [
      'in a function that is called twice, each time with a server of its own',
      `${OFFICIAL}def a(): ...\ndef build(root):\n    server = FastMCP("x")\n    for fn in [a]:\n        server.tool()(fn)\n    return server\nbuild("x")\nbuild("y")\n`,
    ],
    [
      'of a method, in such a function',
      `${OFFICIAL}TEXT = "x"\nclass S:\n    def a(self): ...\ndef build(root):\n    server = FastMCP("x")\n    s = S(root)\n    server.tool(description=TEXT)(s.a)\n    return server\nbuild("x")\nbuild("y")\n`,
    ],
    ['of the class with a list', `from fastmcp import FastMCP\ndef a(): ...\nmcp = FastMCP("x", tools=[a])\n`],
    [
      'of the class with a constant',
      'from fastmcp import FastMCP\nfrom fastmcp.tools import Tool\ndef b(): ...\nALL = [Tool.from_function(b, name="a")]\nmcp = FastMCP("x", tools=ALL)\n',
    ],
    [
      'of a method that hands on',
      `${OFFICIAL}${KEPT}    def add_tool(self, name, fn):\n        self.x.tool(name=name)(fn)\n    def b(self): ...\n    def all(self):\n        self.add_tool("a", self.b)\n`,
    ],
    ['with what looks like a function', `${OFFICIAL}def a(): ...\nmcp.tool()(functools.wraps(a)(lambda x: x))\n`],
    [
      'on what a package makes',
      'from common import make\nfrom mcp.server.fastmcp import Context\nmcp = make("x")\n@mcp.tool()\ndef a(): ...\n',
    ],
  ])('%s', (_, text) => {
    const document = readPython(text);
    expect(namesIn(document)).toEqual(['a']);
    expect(unreadIn(document)).toEqual([]);
  });

  test.each([
    ['a loop over `find()`', `${OFFICIAL}for fn in find():\n    mcp.tool()(fn)\n`],
    [
      'a loop over `tools`',
      `def load():\n    from mcp.server.fastmcp import FastMCP\n    return FastMCP\ndef serve(tools):\n    server = load()('x')\n    for fn in tools:\n        server.tool()(fn)\n`,
    ],
    ['`mcp.add_tool(made)`', `${OFFICIAL}made = make()\nmcp.add_tool(made)\n`],
    ['`FastMCP.from_openapi(…)`', 'from fastmcp import FastMCP\nmcp = FastMCP.from_openapi(spec)\n'],
    ['what `tools()` lists', `${LOW}@server.list_tools()\nasync def tools():\n    return load()\n`],
    ['what `load` lists', `${LOW}from own import load\nserver.list_tools()(load)\n`],
    [
      'what `add()` is given',
      `${OFFICIAL}${KEPT}    def add(self, fn):\n        self.x.tool(name="a")(self.wrap(fn))\n`,
    ],
    ['what `add()` is given', `${OFFICIAL}${KEPT}    def add(self, tool):\n        self.x.add_tool(tool.run)\n`],
    ['what `add_tool()` is given', `${OFFICIAL}${KEPT}    def add_tool(self, fn):\n        self.x.add_tool(fn)\n`],
    ['`self.x.tool()(self.look)`', `${OFFICIAL}${KEPT}    def add(self):\n        self.x.tool()(self.look)\n`],
    [
      '`self.add_tool(look)`',
      `${OFFICIAL}${KEPT}    def add_tool(self, fn):\n        self.x.tool()(fn)\n    def all(self):\n        self.add_tool(look)\n`,
    ],
    [
      '`mcp.tool(name="a")(functools.wraps(fn)(lambda x: x))`',
      `${OFFICIAL}mcp.tool(name="a")(functools.wraps(fn)(lambda x: x))\n`,
    ],
    ['`mcp.add_tool(f)`', `${OFFICIAL}map(lambda f: mcp.add_tool(f), load())\n`],
    ['a loop over `ALL`', `${OFFICIAL}ALL = []\nfor fn in ALL:\n    mcp.add_tool(fn)\n`],
    ['`mcp.prompt()(ask)`', `${OFFICIAL}mcp.prompt()(ask)\n`],
    ['`tools=load()`', 'from fastmcp import FastMCP\nmcp = FastMCP("x", tools=load())\n'],
    ['`look` in `tools=`', 'from fastmcp import FastMCP\nfrom own import look\nmcp = FastMCP("x", tools=[look])\n'],
    [
      '`mcp.add_tool(FunctionTool(name="a", fn=f))`',
      `${FAST}from fastmcp.tools import FunctionTool\nmcp.add_tool(FunctionTool(name="a", fn=f))\n`,
    ],
    [
      '`{"name": name, …}`',
      'for name, t in load():\n    tools.append({"name": name, "inputSchema": t})\nINFO = {"serverInfo": {}}\n',
    ],
  ])('that cannot be read is counted: %s', (what, text) => {
    const document = readPython(text);
    expect(namesIn(document)).toEqual([]);
    expect(unreadIn(document)).toEqual([what]);
  });
});

describe('a list', () => {
  test.each([
    [
      'of a low-level server',
      `${LOW}@server.list_tools()\nasync def tools():\n    return [types.Tool(name="a", description="x", inputSchema={"type": "object"})]\n`,
    ],
    ['in a function that it calls', `${LOW}def all():\n    return [types.Tool(name="a", inputSchema={})]\n`],
    [
      'with a name that is a member of an enum',
      `${LOW}from enum import Enum\nclass N(str, Enum):\n    A = "a"\nx = [types.Tool(name=N.A, inputSchema={})]\n`,
    ],
    [
      'of dictionaries',
      'TOOLS = [{"name": "a", "description": "x", "inputSchema": {"type": "object"}}]\n# mcp tools/list\n',
    ],
    [
      'of dictionaries that are made in a loop',
      'ALL = {"a": {"d": "x"}}\nfor name, of in ALL.items():\n    tools.append({"name": name, "inputSchema": {"type": "object"}})\n',
    ],
    ['in a loop', `${LOW}ALL = [{"n": "a"}]\nfor each in ALL:\n    yield types.Tool(name=each["n"], inputSchema={})\n`],
  ])('%s', (_, text) => {
    expect(namesIn(readPython(text))).toEqual(['a']);
  });

  const MODEL = 'from pydantic import BaseModel, Field\n';
  const FILTER =
    'class Filter(BaseModel):\n    "What to find."\n    city: str = Field(description="A city")\n    most: int = 5\n';
  test.each([
    ['a model of the file', `${MODEL}${FILTER}`, 'Filter.model_json_schema()'],
    ['a model by its older method', `${MODEL}${FILTER}`, 'Filter.schema()'],
    ['a model of another file', 'import models\n', 'models.Filter.model_json_schema()'],
    ['a model that a constant is made of', `${MODEL}${FILTER}SCHEMA = Filter.model_json_schema()\n`, 'SCHEMA'],
  ])('with the schema of %s', (_, before, schema) => {
    const text = `${LOW}${before}def all():\n    return [types.Tool(name="a", inputSchema=${schema})]\n`;
    const [tool] = listed(readPython(text, { 'models.py': MODEL + FILTER }))['tools']!;
    expect(tool!['inputSchema']).toEqual({
      description: 'What to find.',
      properties: {
        city: { description: 'A city', title: 'City', type: 'string' },
        most: { default: 5, title: 'Most', type: 'integer' },
      },
      required: ['city'],
      title: 'Filter',
      type: 'object',
    });
  });

  test.each([
    ['a class that is given', '', 'given.model_json_schema()'],
    ['a class of a package', 'from other import Filter\n', 'Filter.model_json_schema()'],
    ['a model that is asked for another form', `${MODEL}${FILTER}`, 'Filter.model_json_schema(by_alias=False)'],
    ['a class with a method of that name', 'class Own:\n    def schema(): ...\n', 'Own.schema()'],
    ['a model whose base is not known', 'from other import Base\nclass Own(Base):\n    a: int\n', 'Own.schema()'],
  ])('but not with that of %s', (_, before, schema) => {
    const text = `${LOW}${before}def make(given):\n    return types.Tool(name="a", inputSchema=${schema})\n`;
    expect(listed(readPython(text))['tools']).toEqual([{ name: 'a', inputSchema: '?' }]);
  });

  const A = 'types.Tool(name="a", inputSchema={})';
  const lister = (...lines: readonly string[]): string =>
    `${LOW}from own import more\ndef own():\n    return [types.Tool(name="b", inputSchema={})]\n@server.list_tools()\nasync def all(given):\n${lines.map((line) => `    ${line}\n`).join('')}`;
  const inClass = (...lines: readonly string[]): string =>
    `${LOW}class Own:
    def made(self, t):
        return types.Tool(name=t.name, inputSchema={})
    def others(self):
        return [self.made(t) for t in self.given]
    def known(self):
        return [types.Tool(name=t["n"], inputSchema={}) for t in [{"n": "c"}, {"n": "d"}]]
    def own(self):
        return [types.Tool(name="e", inputSchema={})]
    def register(self):
        @server.list_tools()
        async def all():
${lines.map((line) => `            ${line}\n`).join('')}`;
  test.each([
    ['a list that is awaited', lister(`return [${A}, *(await more())]`), '`more()`'],
    ['one tool of a function', lister(`return [${A}, more("b")]`), '`more("b")`'],
    ['a list that is added', lister(`tools = [${A}]`, 'tools += more()', 'return tools'), '`more()`'],
    ['what it is given', lister(`return types.ListToolsResult(tools=[${A}] + given)`), '`given`'],
    [
      'what another server has',
      lister(`return [${A}] + [types.Tool(name=t.name, inputSchema={}) for t in more()]`),
      '`[types.Tool(name=t.name, inputSchema={}) for t in more()]`',
    ],
    [
      'a tool in a loop',
      lister(
        `tools = [${A}]`,
        'for t in more():',
        '    tool = types.Tool(name=t.name, inputSchema={})',
        '    tools.append(tool)',
        'return tools',
      ),
      '`types.Tool(name=t.name, inputSchema={})`',
    ],
    [
      'what a method makes of each in a list that is not known',
      inClass(`return [${A}] + self.others()`),
      '`self.others()`',
    ],
    [
      'what a method makes in a loop',
      inClass(`tools = [${A}]`, 'for t in self.given:', '    tools.append(self.made(t))', 'return tools'),
      '`self.made(t)`',
    ],
  ])('what stands beside the tools of a list is counted: %s', (_, text, what) => {
    expect(unreadIn(readPython(text))).toEqual([`${what} in a list of tools`]);
  });

  test.each([
    ['a function of the file', lister(`return [${A}] + own()`)],
    ['a member', lister(`return [${A}, *self.more]`)],
    ['what is added', lister(`tools = [${A}]`, 'tools.append(types.Tool(name="c", inputSchema={}))', 'return tools')],
    ['what a method makes of a list', inClass(`return [${A}] + self.known()`)],
    ['what a method lists', inClass(`return [${A}] + self.own()`)],
    ['a list by itself', lister('return [t.tool for t in more()]')],
    ['a loop over a list', lister(`return [${A}] + [types.Tool(name=t, inputSchema={}) for t in ["c", "d"]]`)],
  ])('what is read elsewhere is not: %s', (_, text) => {
    expect(unreadIn(readPython(text))).toEqual([]);
  });

  test('keys of version 2 are served in camel case', () => {
    const text = 'from mcp_types import Tool\nx = Tool(name="a", input_schema={"type": "object"})\n';
    expect(listed(readPython(text))['tools']).toEqual([{ name: 'a', inputSchema: { type: 'object' } }]);
  });
});

test('texts: a description wins over the docstring, which is cleaned', () => {
  const text = `${FAST}@mcp.tool(description="D", title="T", annotations={"readOnlyHint": True}, meta={"k": 1})
def a():
    """Doc."""
@mcp.tool
def b():
    """
    One.

      Two.
    """
@mcp.tool
def c():
    f"""{x}"""
`;
  const tools = listed(readPython(text))['tools']!;
  expect(tools[0]).toMatchObject({
    title: 'T',
    description: 'D',
    annotations: { readOnlyHint: true },
    _meta: { k: 1 },
  });
  expect(tools[1]).toMatchObject({ description: 'One.\n\n  Two.' });
  expect(tools[2]).not.toHaveProperty('description');
});

test.each([
  ['of a dictionary', 'M = {"name": "b", "description": "Finds."}\n', 'M', 'b', 'Finds.'],
  ['of one without a name', 'M = {"description": "Finds."}\n', 'M', 'a', 'Finds.'],
  ['of one with nothing for it', 'M = {"description": None}\n', 'M', 'a', 'Looks.'],
  ['of what is written there', '', '{"name": "b"}', 'b', 'Looks.'],
  ['of one that is filled later', 'M = {"description": "Finds."}\nM["name"] = "b"\n', 'M', '?', '?'],
  ['of one of two', 'M = {"name": "b"}\nif DEBUG:\n    M = {"name": "c"}\n', 'M', '?', '?'],
  ['of what is not known', 'M = load()\n', 'M', '?', '?'],
])('what a decorator is given by the name %s', (_, before, more, name, description) => {
  const text = `${FAST}${before}@mcp.tool(**${more}, tags={"x"})\ndef a():\n    "Looks."\n`;
  expect(listed(readPython(text))['tools']).toMatchObject([{ name, description }]);
});

test('annotations as an object', () => {
  const text = `${OFFICIAL}from mcp.types import ToolAnnotations\nREAD = ToolAnnotations(readOnlyHint=True)\n@mcp.tool(annotations=READ)\ndef a(): ...\n`;
  expect(listed(readPython(text))['tools']).toMatchObject([{ annotations: { readOnlyHint: true } }]);
});

test('prompts, resources, templates and instructions', () => {
  const text = `from mcp.server.fastmcp import FastMCP, Context
mcp = FastMCP("x", instructions="How")
@mcp.prompt(title="P")
def p(a: str, ctx: Context, b: int = 1):
    """Doc"""
@mcp.resource("x://a", mime_type="text/plain")
def r(): ...
@mcp.resource("x://{b}")
def t(b): ...
`;
  expect(listed(readPython(text))).toEqual({
    instructions: 'How',
    prompts: [
      {
        ...{ name: 'p', title: 'P', description: 'Doc' },
        arguments: [
          { name: 'a', required: true },
          { name: 'b', required: false },
        ],
      },
    ],
    resources: [{ uri: 'x://a', name: 'r', mimeType: 'text/plain' }],
    resourceTemplates: [{ uriTemplate: 'x://{b}', name: 't' }],
  });
});

test('tools of one server are in one group', () => {
  const text = `${FAST}other = FastMCP("y")\n@mcp.tool\ndef a(): ...\n@mcp.tool\ndef b(): ...\n@other.tool\ndef c(): ...\n`;
  const groups = readPython(text).code!.registrations.map(({ tool }) => tool!.group);
  expect(groups[0]).toBe(groups[1]);
  expect(groups[2]).not.toBe(groups[0]);
});

describe('functions that hand on what they are given', () => {
  const BASE = `from mcp.server.fastmcp import FastMCP
class Base:
    def _add_tool(self, server: FastMCP, method, name: str, annotations=None):
        full = f"x_{name}"
        server.add_tool(method, name=full, annotations=annotations)
`;
  const OWN = `class Own(Base):
    def register(self, server):
        self._add_tool(server=server, method=self.look, name="look")
        self._add_tool(server, self.find, "find", annotations={"readOnlyHint": True})
    def look(self, city: str):
        """Looks."""
    def find(self, name: str):
        """Finds."""
`;
  const TOOLS = [
    { name: 'x_look', description: 'Looks.', inputSchema: { required: ['city'] } },
    { name: 'x_find', description: 'Finds.', annotations: { readOnlyHint: true } },
  ];

  test('a method of the class', () => {
    expect(listed(readPython(BASE + OWN))['tools']).toMatchObject(TOOLS);
  });

  test('a method that is inherited from another file', () => {
    const document = readPython(`from base import Base\n${OWN}`, { 'base.py': BASE });
    expect(listed(document)['tools']).toMatchObject(TOOLS);
    expect(document.code!.registrations.map(({ start }) => document.text.slice(start).split('(')[0])).toEqual([
      'self._add_tool',
      'self._add_tool',
    ]);
  });

  test('a function of another file', () => {
    const files = { 'helpers.py': 'def register_tool(mcp, fn):\n    mcp.add_tool(fn)\n' };
    const text = `from helpers import register_tool\n${OFFICIAL}def look(city: str): ...\nregister_tool(mcp, look)\n`;
    expect(namesIn(readPython(text, files))).toEqual(['look']);
  });

  test('what is no function is left alone', () => {
    expect(namesIn(readPython(`${BASE}Base()._add_tool(server, things[0], "look")\n`))).toEqual([]);
    expect(
      namesIn(readPython('class A:\n    def add_tool(self, fn):\n        self.all.append(fn)\nA().add_tool(print)\n')),
    ).toEqual([]);
  });
});

test('a specification of another API is no tool', () => {
  const tools = '[{"name": "a", "inputSchema": {"json": {"type": "object"}}}, {"name": "b", "inputSchema": {}}]';
  expect(namesIn(readPython(`TOOLS = ${tools}\n`))).toEqual(['b']);
});

test('a description that is made elsewhere is not known', () => {
  const later = `${OFFICIAL}def look(): ...\nlook.__doc__ = f"Looks {x}."\nmcp.tool()(look)\n`;
  const own = 'from base import mcp_tool\n@mcp_tool("look")\ndef look(city: str): ...\n';
  const base =
    'from mcp.server import Server\ndef mcp_tool(name):\n    def wrap(fn):\n        server.add_tool(fn)\n    return wrap\n';
  expect(listed(readPython(later))['tools']).toMatchObject([{ name: 'look', description: '?' }]);
  const decorated = (by: string): string => `${OFFICIAL}@mcp.tool(title="Documents")\n@${by}\ndef look(): ...\n`;
  for (const by of ['inject_docstring(load("look.md"))', 'texts.describe("look")'])
    expect(listed(readPython(decorated(by)))['tools']).toMatchObject([{ description: '?' }]);
  expect(listed(readPython(decorated('retry(3)')))['tools']).not.toMatchObject([{ description: '?' }]);
  expect(listed(readPython(own, { 'base.py': base }))['tools']).toMatchObject([{ description: '?' }]);
});

describe('tools that are made of definitions', () => {
  const TOOLS =
    'from typing import Any\nclass Def:\n    name: str\n    about: str\nTOOLS = [Def(name="a", about="A."), Def(name="b", about="B.")]\n';
  const lister = (made: string): string => `@server.list_tools()\nasync def all():\n    return ${made}\n`;
  const made = 'types.Tool(name=t.name, description=t.about, inputSchema={"type": "object"})';
  test.each([
    ['in a list', LOW + TOOLS + lister(`[${made} for t in TOOLS]`)],
    ['of a function', `${LOW}${TOOLS}def every():\n    return list(TOOLS)\n${lister(`[${made} for t in every()]`)}`],
    ['by a function', `${LOW}${TOOLS}def make(t):\n    return ${made}\n${lister('[make(t) for t in TOOLS]')}`],
    [
      'each with a name',
      `${LOW}${TOOLS.replace('TOOLS = [Def(', 'A = Def(').replace('), Def(', ')\nB = Def(').replace(')]', ')\nTOOLS = (A, B)')}${lister(`[${made} for t in TOOLS]`)}`,
    ],
    [
      'in several lists',
      `${LOW}${TOOLS.replace('TOOLS = [', 'MORE = [').replace(', Def(', ']\nTOOLS = MORE + [*[Def(')}]\n${lister(`[${made} for t in list(TOOLS)]`)}`,
    ],
    [
      'by a function that is given names',
      `${LOW}def make(name, about):\n    return types.Tool(name=name, description=about, inputSchema={"type": "object"})\n${lister('[make("a", "A."), make("b", about="B.")]')}`,
    ],
    [
      'in a dictionary',
      `${LOW}${TOOLS.replace('TOOLS = [', 'TOOLS = {"x": ').replace(', Def', ', "y": Def').replace(')]', ')}')}${lister(`[${made} for t in TOOLS.values()]`)}`,
    ],
  ])('%s', (_, text) => {
    const tools = listed(readPython(text))['tools']?.map(({ name, description }) => [name, description]);
    expect(tools).toEqual([
      ['a', 'A.'],
      ['b', 'B.'],
    ]);
  });

  test('a list that is gone through twice has each of its tools once', () => {
    const again = `@server.list_tools()\nasync def all():\n    try:\n        return [${made} for t in TOOLS]\n    except Exception:\n        return [${made} for t in TOOLS]\n`;
    expect(namesIn(readPython(LOW + TOOLS + again))).toEqual(['a', 'b']);
  });

  test('branches of a handler that exclude each other have lists of their own', () => {
    const text = `${LOW}@server.list_tools()\nasync def all():\n    if A:\n        return [types.Tool(name="a", inputSchema={})]\n    return [types.Tool(name="a", inputSchema={})]\n`;
    const groups = readPython(text).roots.flatMap((root) => {
      const tools = get(root, 'tools');
      return tools?.kind === 'array' ? tools.items.map((each) => each.kind === 'object' && each.group) : [];
    });
    expect(new Set(groups).size).toBe(2);
  });

  test.each([
    ['some of them', LOW + TOOLS + lister(`[${made} for t in TOOLS if t.about]`)],
    ['a list that is not known', LOW + lister(`[${made} for t in f()]`)],
    ['a list that leads back to itself', `${LOW}def f():\n    return f()\n${lister(`[${made} for t in f()]`)}`],
    [
      'lists of lists that double',
      `${LOW}A = [f(1)]\n${['BA', 'CB', 'DC', 'ED'].map(([a, b]) => `${a} = ${Array.from({ length: 40 }, () => b).join(' + ')}\n`).join('')}${lister(`[${made} for t in E]`)}`,
    ],
  ])('unread: %s', (_, text) => {
    const document = readPython(text);
    expect([namesIn(document), unreadIn(document)]).toEqual([[], ['`Tool(name=t.name, …)`']]);
  });
});

test.each([
  ['behind an underscore', '_tool', 'mcp.tool()(fn)'],
  ['of any name', 'exposed', 'mcp.tool()(traced(fn))'],
  ['that adds', 'exposed', 'mcp.add_tool(fn)'],
])("a decorator of the file's own: %s", (_, name, registers) => {
  const text = `${OFFICIAL}def ${name}(tier="full"):\n    def deco(fn):\n        ${registers}\n        return fn\n    return deco\n@${name}(tier="x")\ndef a(q: str): ...\n@mcp.tool()\ndef b(): ...\n`;
  expect(namesIn(readPython(text))).toEqual(['a', 'b']);
  expect(
    namesIn(readPython(text.replace(registers, 'log.tool(fn)').replace('_tool', 'shown').replace('@_tool', '@shown'))),
  ).toEqual(['b']);
});

test('a provider of fastmcp', () => {
  const text = 'from fastmcp.server.providers import LocalProvider\np = LocalProvider()\n@p.tool()\ndef a(): ...\n';
  expect(namesIn(readPython(text))).toEqual(['a']);
});

test('what the SDK refuses is not registered', () => {
  const text = `${OFFICIAL}@mcp.tool(internal=True)\ndef a(): ...\n@mcp.tool(title="B")\ndef b(): ...\n`;
  const document = readPython(text);
  expect([namesIn(document), unreadIn(document)]).toEqual([['b'], ['`@mcp.tool(internal=…)`']]);
  expect(namesIn(readPython(text.replace('mcp.server.fastmcp', 'fastmcp')))).toEqual(['b']);
});

test('what fastmcp 2 is told not to list is not registered', () => {
  const text = (call: string, more = ''): string =>
    `from fastmcp import FastMCP\nmcp = FastMCP("x")\n${call}\ndef look(a: str): ...\n@mcp.tool\ndef other(): ...\n${more}`;
  const named = (...given: Parameters<typeof text>): unknown[] => namesIn(readPython(text(...given)));
  expect(named('@mcp.tool(enabled=False)')).toEqual(['other']);
  expect(named('@mcp.tool(name="a", enabled=True)')).toEqual(['a', 'other']);
  expect(named('@mcp.tool(enabled=is_on)')).toEqual(['look', 'other']);
  expect(named('@mcp.tool(enabled=False)', 'if is_on:\n    look.enable()\n')).toEqual(['look', 'other']);
  const own = 'from registry import Registry\nmcp = Registry()\n@mcp.tool(enabled=False)\ndef look(a: str): ...\n';
  expect(unreadIn(readPython(own))).toEqual(unreadIn(readPython(own.replace('False', 'True'))));
  const refused = readPython(text('@mcp.tool(enabled=False)'), {}, { 'pypi:fastmcp': '>=3' });
  expect(unreadIn(refused)).toEqual(['`@mcp.tool(enabled=…)`']);
});

describe("what a decorator of the project's own is given", () => {
  const tool = (own: string, text: string): readonly unknown[] =>
    (
      listed(
        readPython(`from own import registry, mcp_tool\n${text}\ndef look(city: str):\n    "Doc."\n`, {
          'own.py': `${OFFICIAL}${own}`,
        }),
      )['tools'] ?? []
    ).map(({ name, description }) => [name, description]);
  const inner = '    def deco(fn):\n        mcp.add_tool(fn)\n        return fn\n    return deco\n';

  test.each([
    ['a description', 'def mcp_tool(description):\n', '@mcp_tool("Looks.")', ['look', 'Looks.']],
    ['a name', 'def mcp_tool(name):\n', '@mcp_tool("find")', ['find', 'Doc.']],
    ['both', 'def mcp_tool(desc, tool_name=None):\n', '@mcp_tool("Looks.", tool_name="find")', ['find', 'Looks.']],
    ['something else', 'def mcp_tool(group):\n', '@mcp_tool("maps")', ['look', 'Doc.']],
    ['what it hands on', 'def mcp_tool(*args, **kwargs):\n', '@mcp_tool("find")', ['find', 'Doc.']],
    ['what is not known', 'mcp_tool = make()\ndef other():\n', '@mcp_tool("Looks.")', ['?', '?']],
    ['nothing that is known', 'mcp_tool = make()\ndef other():\n', '@mcp_tool()', ['look', 'Doc.']],
  ])('%s', (_, own, decorator, wanted) => {
    expect(tool(own + inner, decorator)).toEqual([wanted]);
  });

  test('of an object', () => {
    const own = `class Registry:\n    def tool(self, description):\n${inner.replace(/^/gm, '    ')}\nregistry = Registry()\n`;
    expect(tool(own, '@registry.tool("Looks.")')).toEqual([['look', 'Looks.']]);
  });
});

test('what is not known is reported once for all items of a list', () => {
  const text = `${OFFICIAL}for name, path in [("a", "x"), ("b", "y")]:\n    fn = find(path)\n    mcp.tool(name=name)(fn)\n`;
  expect(unreadIn(readPython(text))).toHaveLength(1);
});

test.each([
  ['by its name', '@tool("a")\ndef find(): ...\nmcp.add_tool(find)\n'],
  ['in a loop', '@tool(name="a")\ndef find(): ...\nfor each in [find]:\n    mcp.add_tool(each)\n'],
  ['a method', 'class Api:\n    @tool(name="a")\n    def find(self): ...\napi = Api()\nmcp.add_tool(api.find)\n'],
])('a function that `tool` of fastmcp names is served by that name where it is added: %s', (_, text) => {
  expect(namesIn(readPython(`from fastmcp.tools import tool\n${FAST}${text}`))).toEqual(['a']);
});

test('`find.fn` of a decorated function of another file is read there', () => {
  const files = { 'tools.py': 'from fastmcp.tools import tool\n@tool\ndef find(what: str):\n    """Finds."""\n' };
  const document = readPython(`from tools import find\n${FAST}mcp.add_tool(find.fn)\n`, files);
  expect([namesIn(document), unreadIn(document)]).toEqual([[], []]);
});

const MCP = 'from mcp.server.fastmcp import FastMCP';
const MCP_2 = 'from mcp.server.mcpserver import MCPServer';
const FASTMCP = 'from fastmcp import FastMCP';

test.each([
  ['of version 1', MCP, 'description="x"', {}, ['`FastMCP(description=…)`']],
  ['of version 1', MCP, 'capabilities={}', {}, ['`FastMCP(capabilities=…)`']],
  ['of fastmcp', FASTMCP, 'description="x"', {}, ['`FastMCP(description=…)`']],
  ['of fastmcp', FASTMCP, 'capabilities={}', { 'pypi:fastmcp': '>=4' }, ['`FastMCP(capabilities=…)`']],
  ['of version 2', MCP_2, 'capabilities={}', {}, ['`MCPServer(capabilities=…)`']],
  ['of version 2', MCP_2, 'host="::1"', {}, ['`MCPServer(host=…)`']],
  ['none, of a version that takes any', MCP, 'description="x"', { 'pypi:mcp': '==1.6.0' }, []],
  ['none, of a fastmcp that takes any', FASTMCP, 'description="x"', { 'pypi:fastmcp': '==2.7.1' }, []],
  ['none, of version 1', MCP, 'instructions="x", host="::1", port=1, stateless_http=True, tools=[]', {}, []],
  ['none, of version 2', MCP_2, 'title="x", description="x", version="1", auth=a', {}, []],
  ['none, of fastmcp', FASTMCP, 'version="1", middleware=[], on_duplicate="warn", mask_error_details=True', {}, []],
  ['none, of what only older ones take', FASTMCP, 'host="::1", include_tags={"x"}', {}, []],
  ['none, of what is spread', MCP, '**settings', {}, []],
])('an argument that the server refuses: %s: %s(%s)', (_, line, given, packages, found) => {
  const name = line.split(' ').at(-1)!;
  const text = `${line}\nmcp = ${name}("x", ${given})\n@mcp.tool()\ndef a(b: str): ...\n`;
  const document = readPython(text, {}, packages);
  expect([namesIn(document), unreadIn(document)]).toEqual([['a'], found]);
});

test('what a call gives beyond the named parameters of a function that makes a tool', () => {
  const annotated = (call: string, own = 'openWorldHint=False, **hints') =>
    listed(
      readPython(
        `${LOW}def make(name, **hints):\n    return types.Tool(name=name, inputSchema={}, annotations=types.ToolAnnotations(${own}))\n@server.list_tools()\nasync def list_tools():\n    return [${call}]\n`,
      ),
    )['tools']?.map(({ annotations }) => annotations);
  expect(annotated('make("a", readOnlyHint=True), make("b", readOnlyHint=False, destructiveHint=FLAG)')).toEqual([
    { openWorldHint: false, readOnlyHint: true },
    { openWorldHint: false, readOnlyHint: false, destructiveHint: '?' },
  ]);
  expect(annotated('make("a")')).toEqual([{ openWorldHint: false }]);
  // What is handed on may be anything, the name of the tool too.
  expect(annotated('make("a", **more)')).toBeUndefined();
});

test('fastmcp 4 serves a title that it makes of the name', () => {
  const titlesOf = (decorator: string, version: string): unknown[] => {
    const document = readPython(`${FAST}${decorator}\ndef find_HTTP2pages(): ...\n`, {}, { 'pypi:fastmcp': version });
    return (listed(document)['tools'] ?? []).map(({ title }) => title);
  };
  expect(titlesOf('@mcp.tool', '==4.0.10')).toEqual(['Find Http2Pages']);
  expect(titlesOf('@mcp.tool(name="add-two_x")', '>=4')).toEqual(['Add Two X']);
  expect(titlesOf('@mcp.tool(title="Find")', '>=4')).toEqual(['Find']);
  expect(titlesOf('@mcp.tool(annotations={"title": "Find"})', '>=4')).toEqual([undefined]);
  expect(titlesOf('@mcp.tool', '>=3,<4')).toEqual([undefined]);
  expect(titlesOf('@mcp.tool', '')).toEqual([undefined]);
});

test('a mark of the byte order changes nothing, in the file and in one that it imports', () => {
  const text =
    'from pydantic import BaseModel\nfrom mcp.server.fastmcp import FastMCP\nmcp = FastMCP("x")\nfrom shapes import Place\n@mcp.tool()\ndef look(at: Place): ...\n';
  const shapes = 'from pydantic import BaseModel\nclass Place(BaseModel):\n    city: str\n';
  const plain = listed(readPython(text, { 'shapes.py': shapes }));
  expect(JSON.stringify(plain)).toContain('city');
  expect(listed(readPython(`\ufeff${text}`, { 'shapes.py': `\ufeff${shapes}` }))).toEqual(plain);
  const broken = readPython('\ufeffdef look(:\n', {});
  expect(broken.faults).toHaveLength(1);
});
