/** Lists of tools in Python to which nothing in the project leads: no server lists them. */
import { describe, expect, test } from '@jest/globals';
import { formats, rules } from '../../rules/index.js';
import { createConfigs } from '../../src/config/resolve.js';
import { check } from '../../src/run/run.js';
import { openVersions } from '../../src/index.js';
import { makeFolder } from '../run/folder.js';

const SERVER = `from mcp.server import Server
from .tools.cities import CITY_TOOLS

server = Server("places")


@server.list_tools()
async def list_tools():
    return CITY_TOOLS
`;
const tools = (name: string): string => `"""Tools about ${name}."""
from typing import Any, Dict, List

${name.toUpperCase()}_TOOLS: List[Dict[str, Any]] = [
    {
        "name": "find_${name}",
        "description": "Finds ${name} by name.",
        "inputSchema": {"type": "object", "properties": {}},
        "annotations": {"readOnly": True},
    },
]


async def handle_${name}(arguments):
    return arguments
`;
const FILES = {
  'pyproject.toml': '[project]\nname = "places"\ndependencies = ["mcp<2"]\n',
  'places/server.py': SERVER,
  'places/tools/__init__.py': '',
  'places/tools/cities.py': tools('cities'),
  'places/tools/rivers.py': tools('rivers'),
};

async function skippedIn(more: Readonly<Record<string, string>>, paths: readonly string[] = []) {
  const cwd = makeFolder({ ...FILES, ...more });
  const configs = createConfigs({ cwd, builtinRules: rules, allowCode: true });
  const { report } = await check({ cwd, paths, configs, formats });
  expect(report.failures).toEqual([]);
  const skipped = report.skipped
    .filter(({ reason }) => reason.startsWith('module that no file of the repository imports'))
    .map(({ path }) => path);
  const faulty = report.findings.filter(({ severity }) => severity === 'error').map(({ path }) => path);
  for (const path of skipped) expect(faulty).not.toContain(path);
  expect(faulty).toContain('places/tools/cities.py');
  return skipped;
}

test.each<[string, Readonly<Record<string, string>>]>([
  ['nothing imports', {}],
  ['only a test imports', { 'test_all.py': 'from places.tools.rivers import RIVERS_TOOLS\n\ndef test_all(): pass\n' }],
  ['only a comment names', { 'places/more.py': '# from .tools.rivers import RIVERS_TOOLS\nX = 1\n' }],
])('a list of tools that %s is left alone', async (_, more) => {
  expect(await skippedIn(more)).toEqual(['places/tools/rivers.py']);
});

test.each<[string, Readonly<Record<string, string>>]>([
  ['an import', { 'places/tools/__init__.py': 'from .rivers import RIVERS_TOOLS\n' }],
  ['an import of the module', { 'places/tools/__init__.py': 'from . import (\n    cities,\n    rivers,\n)\n' }],
  ['an import in a function', { 'places/more.py': 'def load():\n    import places.tools.rivers as r\n    return r\n' }],
  ['a name in quotes', { 'places/more.py': 'MODULES = ["places.tools.rivers"]\n' }],
  ['an entry point', { 'pyproject.toml': '[project.scripts]\nrivers = "places.tools.rivers:start"\n' }],
  ['a loader', { 'places/load.py': 'import importlib\nload = importlib.import_module\n' }],
  ['nothing, but it starts something', { 'places/tools/rivers.py': `${tools('rivers')}\n\nregister(RIVERS_TOOLS)\n` }],
  [
    'nothing, but it is a script',
    { 'places/tools/rivers.py': `${tools('rivers')}\n\nif __name__ == "__main__":\n    x()\n` },
  ],
  ['nothing, but it answers', { 'places/tools/rivers.py': `${tools('rivers')}\nMETHOD = "tools/list"\n` }],
  ['nothing, but no server is there', { 'places/server.py': 'from .tools.cities import CITY_TOOLS\n' }],
])('it is linted where %s leads to it', async (_, more) => {
  expect(await skippedIn(more)).toEqual([]);
});

test('and where it is named', async () => {
  expect(await skippedIn({}, ['places/tools/rivers.py', 'places/tools/cities.py'])).toEqual([]);
});

describe('a module that registers tools on the server of another', () => {
  const APP = 'from mcp.server.fastmcp import FastMCP\n\nmcp = FastMCP("places")\n';
  const registering = (name: string, more = ''): string =>
    `import json\nfrom places.app import mcp\n\n\n@mcp.tool()\nasync def find_place(name: str) -> str:\n    """Finds ${name} by name."""\n    return await look(name)\n${more}`;
  const PROJECT = {
    'pyproject.toml': '[project]\nname = "places"\ndependencies = ["mcp<2"]\n',
    'places/app.py': APP,
    'places/main.py': 'from places.app import mcp\nimport places.tools\n\nmcp.run()\n',
    'places/tools/__init__.py': 'from places.tools.cities import *\n',
    'places/tools/cities.py': registering('cities'),
    'places/tools/rivers.py': registering('rivers'),
  };
  async function reportOf(more: Readonly<Record<string, string>>) {
    const cwd = makeFolder({ ...PROJECT, ...more });
    const configs = createConfigs({ cwd, builtinRules: rules, allowCode: true });
    const { report } = await check({ cwd, paths: [], configs, formats });
    const doubles = report.findings.filter(({ rule }) => rule === 'common/duplicate-tool-name');
    const left = report.skipped.filter(({ reason }) => reason.startsWith('module that no file'));
    return { doubles: doubles.map(({ path }) => path), left: left.map(({ path }) => path) };
  }
  test('is left alone where nothing imports it, so its tools are no duplicates', async () => {
    expect(await reportOf({})).toEqual({ doubles: [], left: ['places/tools/rivers.py'] });
  });
  test.each([
    ['a key', 'X = {"rivers": 1}\n'],
    ['what a dict is asked for', 'X = answer["rivers"] + answer.get("rivers", [])\n'],
    ['a path of a URL', 'X = get("/rivers") + get("/v1/rivers")\n'],
  ])('is left alone where its name is only %s', async (_, text) => {
    expect(await reportOf({ 'places/more.py': text })).toEqual({ doubles: [], left: ['places/tools/rivers.py'] });
  });
  test.each<[string, Readonly<Record<string, string>>]>([
    ['another imports it', { 'places/tools/__init__.py': 'from . import cities, rivers\n' }],
    ['something loads all', { 'places/tools/__init__.py': 'import pkgutil\nfrom places.tools.cities import *\n' }],
    ['a list has its name', { 'places/tools/__init__.py': 'from .cities import *\nMORE = ["rivers"]\n' }],
    [
      'it is a script',
      { 'places/tools/rivers.py': registering('rivers', '\nif __name__ == "__main__":\n    mcp.run()\n') },
    ],
    ['it runs the server', { 'places/tools/rivers.py': registering('rivers', '\nmcp.run()\n') }],
    [
      'another decorator may do more',
      { 'places/tools/rivers.py': registering('rivers', '\n@app.get("/")\ndef x(): ...\n') },
    ],
  ])('is linted where %s', async (_, more) => {
    expect(await reportOf(more)).toEqual({ doubles: ['places/tools/rivers.py'], left: [] });
  });
});

describe('a server that nothing starts or names, where its project starts another', () => {
  const program = (name: string): string =>
    `from mcp.server.fastmcp import FastMCP\n\nmcp = FastMCP("places")\n\n\n@mcp.tool()\nasync def find_${name}(type: list):\n    return await look(type)\n\n\nif __name__ == "__main__":\n    mcp.run()\n`;
  const PROJECT = {
    'pyproject.toml': '[project]\nname = "places"\ndependencies = ["mcp<2"]\n',
    'README.md': 'Start it with `python places/main.py`.\n',
    'places/main.py': program('cities'),
    'trials/rivers.py': program('rivers'),
  };
  async function leftIn(more: Readonly<Record<string, string>>, paths: readonly string[] = []) {
    const cwd = makeFolder({ ...PROJECT, ...more });
    const configs = createConfigs({ cwd, builtinRules: rules, allowCode: true });
    const { report } = await check({ cwd, paths, configs, formats });
    const left = report.skipped.filter(({ reason }) => /^server that nothing in the repository starts/.test(reason));
    const linted = new Set(report.findings.map(({ path }) => path));
    expect(linted).toContain('places/main.py');
    for (const { path } of left) expect(linted).not.toContain(path);
    return left.map(({ path }) => path);
  }

  test.each<[string, Readonly<Record<string, string>>]>([
    ['is left alone, and counted', {}],
    ['is not named by words of prose', { 'docs.md': 'All rivers. The rivers-tool, too.\n' }],
    ['is not named by itself', { 'trials/rivers.py': `# python rivers.py\n${program('rivers')}` }],
    ['another is an entry point', { 'README.md': '', 'setup.cfg': 'places = "places.main:run"\n' }],
    ['another is a module', { 'README.md': '', Dockerfile: 'CMD ["python", "-m", "places.main"]\n' }],
    ['another is in the config of a client', { 'README.md': '', 'a.json': '{"args": ["run", "places/main.py"]}' }],
  ])('%s', async (_, more) => {
    expect(await leftIn(more)).toEqual(['trials/rivers.py']);
  });

  test.each<[string, Readonly<Record<string, string>>]>([
    ['a command', { 'README.md': 'python places/main.py or python trials/rivers.py\n' }],
    ['a module', { 'run.sh': 'python -m trials.rivers\n' }],
    ['an entry point', { 'setup.cfg': 'rivers = trials.rivers:main\n' }],
    ['an import', { 'places/more.py': 'from trials import rivers\n' }],
    ['a made-up name', { 'run.sh': 'python trials/$NAME.py\n' }],
    ['an older name, perhaps', { Dockerfile: 'CMD ["python", "trials/streams.py"]\n' }],
    ['nothing, as the other', { 'README.md': 'About places.\n' }],
    ['nothing, but it is a project of its own', { 'trials/requirements.txt': 'mcp<2\n' }],
    ['nothing, but what is started is no program', { 'README.md': 'python setup.py install\n' }],
  ])('is linted where it is named by %s', async (_, more) => {
    expect(await leftIn(more)).toEqual([]);
  });

  test('and what is told of one language of a folder is not taken for the other', async () => {
    const script = `import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
const server = new McpServer({ name: 'a', version: '1.0.0' });
server.registerTool('look', { inputSchema: {} }, look);
await server.connect(new StdioServerTransport());
`;
    const beside = (names: readonly string[]) => Object.fromEntries(names.map((name) => [`trials/${name}.js`, script]));
    const start = { 'README.md': 'python places/main.py, node main.js\n' };
    expect(await leftIn({ ...start, ...beside(['main', 'a_trial']) })).toEqual([
      'trials/a_trial.js',
      'trials/rivers.py',
    ]);
    expect(await leftIn({ ...start, ...beside(['main', 'trial']) })).toEqual(['trials/rivers.py', 'trials/trial.js']);
  });

  test('is not compared with an earlier version of it', async () => {
    const changesWith = async (readme: string) => {
      const files: Record<string, string> = {};
      for (const [path, text] of Object.entries({ ...PROJECT, 'README.md': readme }))
        for (const folder of ['old', 'now']) files[`${folder}/${path}`] = text;
      files['now/trials/rivers.py'] = PROJECT['trials/rivers.py'].replace('find_rivers', 'look_up');
      const versions = openVersions({ cwd: makeFolder(files) });
      const { diff } = await versions.diff({ base: 'old', head: 'now' });
      versions.close();
      return diff.changes.length;
    };
    expect(await changesWith(PROJECT['README.md'])).toBe(0);
    expect(await changesWith('Or rivers.py.')).toBeGreaterThan(0);
  });

  test('and where a path names it', async () => {
    expect(await leftIn({}, ['trials/rivers.py', 'places/main.py'])).toEqual([]);
  });
});

test('an import means the module beside it, so one of the same name elsewhere is left alone', async () => {
  const tool = (name: string): string =>
    `from app import mcp\n\n\n@mcp.tool()\nasync def find_${name}(type: list):\n    return await look(type)\n`;
  const leftIn = async (main: string) => {
    const files = {
      'pyproject.toml': '[project]\nname = "places"\ndependencies = ["mcp<2"]\n',
      'src/app.py': 'from mcp.server.fastmcp import FastMCP\n\nmcp = FastMCP("places")\n',
      ...{ 'src/main.py': main, 'src/cities.py': tool('city'), 'cities.py': tool('town') },
    };
    const cwd = makeFolder(files);
    const configs = createConfigs({ cwd, builtinRules: rules, allowCode: true });
    const { report } = await check({ cwd, paths: [], configs, formats });
    return report.skipped.map(({ path }) => path);
  };
  expect(await leftIn('from app import mcp\nimport cities\n\nmcp.run()\n')).toEqual(['cities.py']);
  expect(await leftIn('from app import mcp\nfrom .cities import find_city\n\nmcp.run()\n')).toEqual(['cities.py']);
  expect(await leftIn('from app import mcp\nfrom places.cities import *\n\nmcp.run()\n')).toEqual([]);
});
