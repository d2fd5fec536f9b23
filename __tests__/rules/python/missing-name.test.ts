import { afterEach, expect, test } from '@jest/globals';
import rule from '../../../rules/python/missing-name.js';
import { folderOf, toolintJson } from '../../support/cli.js';

let made: ReturnType<typeof folderOf> | undefined;
afterEach(() => made?.remove());

const TOOL = 'from fastmcp import FastMCP\nmcp = FastMCP("x")\n@mcp.tool()\ndef look(a: str = None):\n    return a\n';
const RIVERS = 'from typing import Any\n\n\nclass RiverClient:\n    flow = 1\n\n\ndef look() -> Any: ...\n';

async function reportOf(files: Readonly<Record<string, string>>) {
  made?.remove();
  made = folderOf(files);
  return (await toolintJson([], { cwd: made.path })).report;
}

async function foundIn(files: Readonly<Record<string, string>>): Promise<string[]> {
  const { findings } = await reportOf(files);
  return findings
    .filter((each) => each.rule === rule.id)
    .map(({ severity, path, line, help }) => `${severity} ${path}:${line} ${help}`);
}

const DEFINE = (name: string): string => `Define \`${name}\` there, or import what the module has.`;

test.each<[string, Readonly<Record<string, string>>, string]>([
  [
    'beside it',
    { 'server.py': `from rivers import look, Lake\n${TOOL}`, 'rivers.py': RIVERS },
    `server.py:1 ${DEFINE('Lake')}`,
  ],
  [
    'of its package',
    { 'app/server.py': `from .rivers import Lake\n${TOOL}`, 'app/rivers.py': RIVERS },
    `app/server.py:1 ${DEFINE('Lake')}`,
  ],
  [
    'of a package, beside one that it has',
    {
      'server.py': `from rivers import (\n    Client,\n    Lake,\n)\n${TOOL}`,
      'rivers/__init__.py': 'from .client import Client\n',
      'rivers/client.py': 'class Client: ...\n',
    },
    `server.py:3 ${DEFINE('Lake')}`,
  ],
  [
    'of a package, called like a function',
    {
      'app/server.py': `from .config import get_config\n${TOOL}`,
      'app/config/__init__.py': 'from .settings import load\n',
      'app/config/settings.py': 'def load(): ...\n',
    },
    `app/server.py:1 ${DEFINE('get_config')}`,
  ],
  [
    'by its whole path',
    { 'src/app/server.py': `from src.app.rivers import Lake\n${TOOL}`, 'src/app/rivers.py': RIVERS },
    `src/app/server.py:1 ${DEFINE('Lake')}`,
  ],
  [
    'nearly as it is',
    { 'server.py': `from rivers import look, RiverClients\n${TOOL}`, 'rivers.py': RIVERS },
    'server.py:1 Write `RiverClient`.',
  ],
  [
    'under another name',
    { 'server.py': `from rivers import look, Lake as L\n${TOOL}`, 'rivers.py': RIVERS },
    `server.py:1 ${DEFINE('Lake')}`,
  ],
  [
    'whose name is that of a class member',
    { 'server.py': `from rivers import look, flow\n${TOOL}`, 'rivers.py': RIVERS },
    `server.py:1 ${DEFINE('flow')}`,
  ],
  [
    'with its own folder in the path',
    {
      'a/server.py': `import os, sys\nsys.path.insert(0, os.path.dirname(__file__))\nfrom rivers import Lake\n${TOOL}`,
      'a/rivers.py': RIVERS,
    },
    `a/server.py:3 ${DEFINE('Lake')}`,
  ],
])('reports a name from a module %s', async (_, files, found) => {
  expect(await foundIn(files)).toEqual([`error ${found}`]);
});

test.each<[string, string, Readonly<Record<string, string>>?]>([
  ...(
    [
      ['a class', 'class Lake: ...'],
      ['a function in a branch', 'if x:\n    def Lake(): ...'],
      ['a constant of several', 'a, Lake = 1, 2'],
      ['an annotation', 'Lake: int'],
      ['an import', 'from other import Sea as Lake'],
      ['a loop', 'for Lake in range(3): ...'],
      ['a context', 'with open(x) as Lake: ...'],
      ['a walrus', 'print(Lake := 1)'],
      ['a global', 'def f():\n    global Lake\n    Lake = 1'],
      ['a type', 'type Lake = int'],
      ['all names of another module', 'from other import *'],
      ['a function for names', 'def __getattr__(name): ...'],
      ['names that are made', 'globals()["Lake"] = 1'],
      ['a try', 'try:\n    import Lake\nexcept ImportError:\n    Lake = None'],
      ['code that cannot be read', 'class (:\n'],
    ] as const
  ).map(([name, text]): [string, string, Record<string, string>] => [
    name,
    'from .rivers import Lake',
    { 'rivers.py': `${RIVERS}${text}\n` },
  ]),
  ['in a try', 'try:\n    from .rivers import Lake\nexcept ImportError:\n    Lake = None'],
  ['only for types', 'if TYPE_CHECKING:\n    from .rivers import Lake'],
  ['in a function', 'def f():\n    from .rivers import Lake'],
  [
    'a module of the package',
    'from .rivers import _lake, Lake',
    { 'rivers.py': '', 'rivers/__init__.py': '', 'rivers/_lake.py': '', 'rivers/Lake.py': '' },
  ],
  ['what may be made in a package', 'from .rivers import lake_pb2', { 'rivers/__init__.py': '' }],
  ['one of two modules', 'from rivers import look, Lake', { 'src/rivers/__init__.py': 'class Lake: ...\n' }],
  ['another folder in the path', 'import sys\nsys.path.insert(0, "../lib")\nfrom rivers import Lake'],
  [
    'a folder above, where the package may be an installed one',
    'from lakes import Lake',
    { '../lakes/__init__.py': '' },
  ],
  ['a module beside, where an installed one may be meant', 'from rivers import Lake'],
  ['a module of Python', 'from rivers.parse import quote, look', { '__init__.py': '', 'parse.py': RIVERS }],
  ['a name of the module itself', 'from .rivers import __doc__'],
  ['another file that sets it', 'from .rivers import Lake', { 'main.py': 'import rivers\nrivers.Lake = 1\n' }],
])('silent: %s', async (_, statement, more = {}) => {
  const inside = Object.entries({ 'rivers.py': RIVERS, 'server.py': `${statement}\n${TOOL}`, ...more });
  const files = Object.fromEntries(
    inside.map(([name, text]) => [name.startsWith('../') ? name.slice(3) : `app/${name}`, text]),
  );
  expect(await foundIn(files)).toEqual([]);
});

const LAST = 'Import what the SDK has, or ask for the later version that has it.';

test.each([
  [
    'module',
    'from mcp.server.fastapi import MCPServer',
    `warning server.py:1 ${LAST}`,
    '`mcp.server` has no `fastapi` in the SDK up to',
  ],
  [
    'name',
    'from mcp.types import Tool, JSONContent',
    `warning server.py:1 ${LAST}`,
    '`mcp.types` has no `JSONContent`',
  ],
  [
    'name of several',
    'from mcp.types import (\n    Tool as T,\n    Tol as X,\n)',
    'error server.py:3 Write `Tool`.',
    'no `Tol`',
  ],
  ['name nearly', 'from mcp.types import TextContents', 'error server.py:1 Write `TextContent`.', '`TextContents`'],
  ['name of the package', 'from mcp import McpServer', `warning server.py:1 ${LAST}`, '`mcp` has no `McpServer`'],
])('a %s that no version of the SDK has', async (_, statement, found, says) => {
  const files = { 'server.py': `${statement}\n${TOOL}`, 'requirements.txt': 'mcp\n' };
  expect(await foundIn(files)).toEqual([found]);
  const { findings } = await reportOf(files);
  expect(findings.map((each) => each.message)).toEqual([expect.stringContaining(says)]);
});

const NOWHERE = 'from mcp.server.fastapi import MCPServer';
test.each<[string, string, Readonly<Record<string, string>>?]>([
  ['what version 1 has', 'from mcp.server.fastmcp import FastMCP, Context, Image, Icon'],
  ['what version 2 has', 'from mcp.server import MCPServer\nfrom mcp.server.mcpserver import Context'],
  [
    'modules',
    'from mcp import types, ClientSession\nfrom mcp.server import stdio\nfrom mcp.client.stdio import stdio_client',
  ],
  ['what other modules have', 'from mcp.server.sse import Anything\nfrom mcp.shared.memory import more'],
  ['all names, and private ones', 'from mcp.types import *\nfrom mcp.types import _Hidden'],
  ['in a try', `try:\n    ${NOWHERE}\nexcept ImportError:\n    MCPServer = None`],
  ['in a function', `def f():\n    ${NOWHERE}`],
  ['only for types', `if TYPE_CHECKING:\n    ${NOWHERE}`],
  ['a package of its own', NOWHERE, { 'mcp/server/fastapi.py': '', 'mcp/__init__.py': '' }],
  ['one without a file', NOWHERE, { 'mcp/notes.md': '' }],
  ['one above', NOWHERE, { '../mcp/server.py': '' }],
  ['one in `src`', NOWHERE, { 'src/mcp/server/x.py': '' }],
  ['a module', 'from mcp import install', { 'mcp.py': '' }],
  ['another folder in the path', `import sys\nsys.path.insert(0, "../lib")\n${NOWHERE}`],
])('silent about the SDK: %s', async (_, statement, more = {}) => {
  const inside = Object.entries({ 'server.py': `${statement}\n${TOOL}`, ...more });
  const files = Object.fromEntries(
    inside.map(([name, text]) => [name.startsWith('../') ? name.slice(3) : `app/${name}`, text]),
  );
  expect(await foundIn(files)).toEqual([]);
});

test('nothing else is said of its tools, which are counted as not read', async () => {
  const { findings, unread, summary } = await reportOf({
    'server.py': `from rivers import look, Lake\n${TOOL}`,
    'rivers.py': RIVERS,
    'requirements.txt': 'mcp\n',
  });
  expect(findings.map((each) => each.rule)).toEqual([rule.id]);
  expect(unread).toMatchObject([{ path: 'server.py', line: 1, tools: 1 }]);
  expect(summary.errors).toBe(1);
});
