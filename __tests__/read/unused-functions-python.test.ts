/** Functions in Python with tools that nothing in the repository calls, and modules that cannot be loaded. */
import { describe, expect, test } from '@jest/globals';
import { formats, rules } from '../../rules/index.js';
import { createConfigs } from '../../src/config/resolve.js';
import { check } from '../../src/run/run.js';
import { makeFolder } from '../run/folder.js';

const SERVER = `from mcp.server.fastmcp import FastMCP

mcp = FastMCP("places")
`;
const TOOLS = `from mcp.server.fastmcp import FastMCP


def register_river_tools(mcp: FastMCP) -> None:
    @mcp.tool()
    def find_river(name: str) -> str:
        return name
`;
const CLASS = `class RiverTools:
    def __init__(self, mcp):
        self.mcp = mcp

    def add(self):
        @self.mcp.tool()
        def find_river(name: str) -> str:
            return name
`;
const PROJECT = { 'pyproject.toml': '[project]\nname = "places"\ndependencies = ["mcp<2"]\n' };

type Files = Readonly<Record<string, string>>;

async function reportOn(files: Files, paths: readonly string[] = []) {
  const cwd = makeFolder({ ...PROJECT, ...files });
  const configs = createConfigs({ cwd, builtinRules: rules, allowCode: true });
  const { report } = await check({ cwd, paths, configs, formats });
  expect(report.failures).toEqual([]);
  return {
    faulty: report.findings.filter(({ rule }) => rule === 'mcp/description-missing').map(({ path }) => path),
    skipped: report.skipped.map(({ path, reason }) => `${path}: ${reason.split(',', 1)[0]}`),
  };
}

const RIVERS = 'places/tools/rivers.py';
const using = (text: string): Files => ({ 'places/server.py': `${text}\n${SERVER}`, [RIVERS]: TOOLS });

describe('nothing is said of tools in a function', () => {
  test.each<[string, Files]>([
    ['that nothing imports', using('')],
    [
      'that nothing imports, and whose name others have',
      {
        ...using('from .tools.cities import register\nregister(1)'),
        'places/tools/cities.py': 'def register(mcp):\n    mcp.name\n',
        [RIVERS]: TOOLS.replace('register_river_tools', 'register'),
      },
    ],
    ['that is imported and not called', using('from .tools.rivers import register_river_tools')],
    [
      'of a module of which another takes something else',
      {
        ...using('from .tools import ALL\nfor each in ALL:\n    each.register(1)'),
        'places/tools/__init__.py':
          '"""All but (rivers)."""\nfrom . import rivers, cities\n\nALL = [cities, rivers.NAME]\n',
        [RIVERS]: TOOLS.replace('register_river_tools', 'register'),
      },
    ],
    ['whose call is commented out', using('from .tools import rivers\n# rivers.register_river_tools(mcp)')],
    [
      'that only a test calls',
      {
        ...using(''),
        'test_all.py':
          'from places.tools.rivers import register_river_tools\n\ndef test_all():\n    register_river_tools(1)\n',
      },
    ],
    [
      'that only one calls whose call is commented out',
      {
        ...using('from .tools.rivers import all_tools\n# all_tools(mcp)'),
        [RIVERS]: `${TOOLS}\n\ndef all_tools(mcp):\n    # register_river_tools(1)\n    register_river_tools(mcp)\n`,
      },
    ],
    ['that calls itself', { ...using(''), [RIVERS]: `${TOOLS}\n    register_river_tools(mcp)\n` }],
    ['of a class that nothing uses', { ...using('from .tools import rivers'), [RIVERS]: CLASS }],
  ])('%s', async (_, files) => {
    expect((await reportOn(files)).faulty).toEqual([]);
    // Whoever names the file asks for it.
    expect((await reportOn(files, [RIVERS])).faulty).toEqual([RIVERS]);
  });
});

describe('tools are read in a function', () => {
  test.each<[string, Files]>([
    ['that is called', using('from .tools.rivers import register_river_tools\nregister_river_tools(1)')],
    ['that is called by an alias', using('from .tools.rivers import register_river_tools as more\nmore(1)')],
    ['that is called as a member', using('from .tools import rivers\nrivers.register_river_tools(1)')],
    [
      'that may be any of a module',
      using('from .tools import rivers\nfor each in dir(rivers): getattr(rivers, each)(1)'),
    ],
    ['that its own module calls', { ...using(''), [RIVERS]: `${SERVER}${TOOLS}\nregister_river_tools(mcp)\n` }],
    [
      'that one calls which is called',
      {
        ...using('from .tools.rivers import all_tools\nall_tools(mcp)'),
        [RIVERS]: `${TOOLS}\n\ndef all_tools(mcp):\n    register_river_tools(mcp)\n`,
      },
    ],
    [
      'that calls itself, as one does that it calls',
      {
        ...using(''),
        [RIVERS]: `${TOOLS}    add_more(mcp)\n\n\ndef add_more(mcp):\n    register_river_tools(mcp)\n\n\nregister_river_tools(1)\n`,
      },
    ],
    [
      'that a list of its module has',
      {
        ...using('from .tools.rivers import ALL\nALL[0](mcp)'),
        [RIVERS]: `${TOOLS}\n\nALL = [register_river_tools]\n`,
      },
    ],
    ['that its module exports', { ...using(''), [RIVERS]: `${TOOLS}\n\n__all__ = ["register_river_tools"]\n` }],
    ['with a decorator', { ...using(''), [RIVERS]: TOOLS.replace('def register', '@hook\ndef register') }],
    [
      'that is called for each module',
      {
        ...using('from .tools import rivers\nfor each in [rivers]:\n    each.register(1)'),
        [RIVERS]: TOOLS.replace('register_river_tools', 'register'),
      },
    ],
    [
      'of a module that another hands on',
      {
        ...using('from .tools import ALL\nfor each in ALL:\n    each.register(1)'),
        'places/tools/__init__.py': 'from . import rivers, cities\n\nALL = [cities, rivers]\n',
        [RIVERS]: TOOLS.replace('register_river_tools', 'register'),
      },
    ],
    ['that a framework may call', { ...using(''), [RIVERS]: TOOLS.replace('register_river_tools', 'lifespan') }],
    ['that settings name', { ...using(''), 'places.toml': 'start = "places.tools.rivers:register_river_tools"\n' }],
    ['of a repository without a server', { [RIVERS]: TOOLS }],
    [
      'of a class that is used',
      { ...using('from .tools.rivers import RiverTools\nRiverTools(1).add()'), [RIVERS]: CLASS },
    ],
  ])('%s', async (_, files) => {
    expect((await reportOn(files)).faulty).toEqual([RIVERS]);
  });
});

test.each([
  ['that is called', 'from .tools import register_river_tools\nregister_river_tools(1)', 1],
  ['that nothing calls', 'from .tools import find', 0],
])('tools in a function of a package %s', async (_, text, count) => {
  const path = 'places/tools/__init__.py';
  expect((await reportOn({ 'places/server.py': `${text}\n${SERVER}`, [path]: TOOLS })).faulty).toEqual(
    [path].slice(0, count),
  );
});

const INCOMPLETE = `${RIVERS}: module that imports one of its own package that is not there`;
const TOOL = '\n@mcp.tool()\ndef find_river(name: str) -> str:\n    return name\n';
const importing = (statement: string): Files => ({
  'places/server.py': `from .tools import rivers\n${SERVER}`,
  [RIVERS]: `${statement}\n${SERVER}${TOOL}`,
});

test.each<[string, string, Files?]>([
  ['a module', 'from .names import find'],
  ['one of the folder above', 'from ..names import find'],
  ['one below', 'from .more.names import (\n    find,\n)'],
  ['one that is in another folder', 'from .names import find', { 'places/names.py': '' }],
])('a module that imports %s that is not there is left alone', async (_, statement, more = {}) => {
  const files = { ...importing(statement), ...more };
  expect(await reportOn(files)).toEqual({ faulty: [], skipped: [INCOMPLETE] });
  expect((await reportOn(files, [RIVERS])).faulty).toEqual([RIVERS]);
});

test.each<[string, string, Files?]>([
  ['what is there', 'from .names import find', { 'places/tools/names.py': 'def find(): ...\n' }],
  ['a folder', 'from .names import find', { 'places/tools/names/find.py': '' }],
  ['what is compiled', 'from .names import find', { 'places/tools/names.pyx': '' }],
  ['its package', 'from . import find'],
  ['in a condition', 'if True:\n    from .names import find'],
  ['in a text', '"""\nfrom .names import find\n"""'],
  ['what is made', 'from ._version import version'],
  ['what git ignores', 'from .names import find', { '.gitignore': 'names.py\n' }],
  [
    'what is below a folder that git ignores',
    'from ..secrets.names import find',
    { '.gitignore': '/places/secrets/\n' },
  ],
  ['what the build writes', 'from .names import find', { 'setup.py': 'write("places/tools/names.py")\n' }],
  ['another package', 'from names import find'],
])('a module that imports %s is read', async (_, statement, more = {}) => {
  expect((await reportOn({ ...importing(statement), ...more })).faulty).toEqual([RIVERS]);
});
