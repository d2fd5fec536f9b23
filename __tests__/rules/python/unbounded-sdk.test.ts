import { afterEach, expect, test } from '@jest/globals';
import rule from '../../../rules/python/unbounded-sdk.js';
import { folderOf, toolintJson } from '../../support/cli.js';

let made: ReturnType<typeof folderOf> | undefined;
afterEach(() => made?.remove());

const TOOL = '\n@mcp.tool()\ndef look(a: str) -> str:\n    """Looks."""\n    return a\n';
const SERVER = `from mcp.server.fastmcp import FastMCP\nmcp = FastMCP("x")\n${TOOL}`;
const LOW =
  'from mcp.server import Server\nfrom mcp.types import Tool\nserver = Server("x")\n\n@server.list_tools()\nasync def tools():\n    return [Tool(name="a", description="Looks.", inputSchema={"type": "object", "properties": {}})]\n';
const project = (...requirements: readonly string[]): string =>
  `[project]\nname = "x"\ndependencies = ${JSON.stringify(requirements)}\n`;

const BUILT = `${project('mcp>=1')}[build-system]\nrequires = ["hatchling"]\n`;

async function foundIn(files: Readonly<Record<string, string>>): Promise<string[]> {
  made?.remove();
  made = folderOf(files);
  const { report } = await toolintJson(['--rule', `${rule.id}=error`], { cwd: made.path });
  return report.findings
    .filter((each) => each.rule === rule.id)
    .map(({ severity, path, line, related }) =>
      [severity, `${path}:${line}`, ...(related?.map((each) => `${each.path}:${each.line}`) ?? [])].join(' '),
    );
}

test.each([
  [
    'no bound',
    { 'server.py': SERVER, 'pyproject.toml': project('mcp[cli]>=1.3.0') },
    'error server.py:1 pyproject.toml:3',
  ],
  ['any version', { 'server.py': SERVER, 'requirements.txt': 'httpx\nmcp\n' }, 'error server.py:1 requirements.txt:2'],
  [
    'a bound that is too high',
    { 'server.py': SERVER, 'pyproject.toml': project('mcp>=1.3,<3') },
    'error server.py:1 pyproject.toml:3',
  ],
  [
    'two files, of which either may be installed',
    { 'server.py': SERVER, 'pyproject.toml': project('mcp>=1'), 'requirements.txt': 'mcp\n' },
    'error server.py:1 pyproject.toml:3 requirements.txt:1',
  ],
  [
    'a file with a bound that installs of the checkout go by',
    {
      'server.py': SERVER,
      'pyproject.toml': `${project('mcp>=1')}[project.scripts]\nx = "server:main"\n`,
      'requirements.txt': 'mcp==1.9.4\n',
    },
    'warning server.py:1 pyproject.toml:3',
  ],
  [
    'a folder above',
    { 'src/x/server.py': SERVER, 'pyproject.toml': project('mcp>=1') },
    'error src/x/server.py:1 pyproject.toml:3',
  ],
  [
    'the low-level server',
    { 'server.py': LOW, 'pyproject.toml': project('mcp>=1') },
    'error server.py:5 pyproject.toml:3',
  ],
  [
    'a lock file',
    {
      'server.py': SERVER,
      'pyproject.toml': `${project('mcp>=1')}[project.scripts]\nx = "server:main"\n`,
      'uv.lock': '[[package]]\nname = "mcp"\nversion = "1.28.1"\n',
    },
    'warning server.py:1 pyproject.toml:3',
  ],
  [
    'a lock file of what is run in its checkout only',
    { 'server.py': SERVER, 'pyproject.toml': project('mcp>=1'), 'uv.lock': 'version = 1\n' },
    'info server.py:1 pyproject.toml:3',
  ],
  [
    'a lock file and a README that only knows the checkout',
    {
      'server.py': SERVER,
      'pyproject.toml': `${project('mcp>=1')}[project.scripts]\nx = "server:main"\n`,
      'uv.lock': 'version = 1\n',
      'README.md': '# x\n\nIt is easier than pip.\n\n    uv run x\n',
    },
    'info server.py:1 pyproject.toml:3',
  ],
  [
    'a lock file and a README that adds another package to the checkout',
    {
      'server.py': SERVER,
      'pyproject.toml': `${project('mcp>=1')}[project.scripts]\nx_server = "server:main"\n`.replace(
        '"x"',
        '"x-server"',
      ),
      'uv.lock': 'version = 1\n',
      'README.md': '# x\n\n    uv add yt-dlp\n    uv sync\n',
    },
    'info server.py:1 pyproject.toml:3',
  ],
  [
    'an import in a `try` that reports the lack of the package and ends',
    {
      'server.py': `import sys\ntry:\n    from mcp.server.fastmcp import FastMCP\nexcept ImportError as e:\n    print(f"missing: {e}", file=sys.stderr)\n    sys.exit(1)\nmcp = FastMCP("x")\n${TOOL}`,
      'requirements.txt': 'mcp>=1\n',
    },
    'error server.py:3 requirements.txt:1',
  ],
  [
    'an import in a `try` that raises the exception again',
    {
      'server.py': `try:\n    from mcp.server.fastmcp import FastMCP\nexcept ImportError:\n    print("missing")\n    raise\nmcp = FastMCP("x")\n${TOOL}`,
      'requirements.txt': 'mcp>=1\n',
    },
    'error server.py:2 requirements.txt:1',
  ],
  [
    'a lock file and a README with an install',
    {
      'server.py': SERVER,
      'pyproject.toml': `${project('mcp>=1')}[project.scripts]\nx = "server:main"\n`,
      'uv.lock': 'version = 1\n',
      'README.md': '# x\n\n    pip install x\n\nor in a checkout\n\n    uv sync\n',
    },
    'warning server.py:1 pyproject.toml:3',
  ],
  [
    'a lock file that only the image is built from',
    {
      'server.py': SERVER,
      'pyproject.toml': `${project('mcp>=1')}[project.scripts]\nx = "server:main"\n`,
      'uv.lock': 'version = 1\n',
      'README.md': '# x\n\n    pip install -e .\n',
      Dockerfile: 'RUN uv sync --frozen\n',
    },
    'warning server.py:1 pyproject.toml:3',
  ],
  [
    'a lock file that an image is built from, and `uvx`',
    {
      'server.py': SERVER,
      'pyproject.toml': `${project('mcp>=1')}[project.scripts]\nx = "server:main"\n`,
      'uv.lock': 'version = 1\n',
      'README.md': '# x\n\n    uvx x\n',
      Dockerfile: 'RUN uv sync --frozen\n',
    },
    'error server.py:1 pyproject.toml:3',
  ],
  ...(
    [
      ['Images are pushed to Docker Hub.', 'uvx x', {}, 'info'],
      ['Images go to Docker Hub, and the package to PyPI.', 'uvx x', {}, 'error'],
      ['Images are pushed to Docker Hub.', 'uvx x', { '.github/workflows/x.yml': 'run: uv publish\n' }, 'error'],
      ['Images are pushed to Docker Hub.', 'uvx --from git+https://example.com/x x', {}, 'error'],
    ] as const
  ).map(([page, install, files, severity]): [string, Record<string, string>, string] => [
    `\`${install}\` beside a page about releases that says: ${page} ${Object.keys(files).join()}`,
    {
      'server.py': SERVER,
      'pyproject.toml': `${project('mcp>=1')}[project.scripts]\nx = "server:main"\n`,
      'uv.lock': 'version = 1\n',
      'README.md': `# x\n\n    ${install}\n`,
      'RELEASING.md': `${page}\n`,
      Dockerfile: 'RUN uv sync --frozen\n',
      ...files,
    },
    `${severity} server.py:1 pyproject.toml:3`,
  ]),
  ...[
    'pip install x',
    'uvx --from git+https://example.com/x x',
    'uv pip install -e .',
    'uvx x\n    uv run pytest',
    'uvx x\n    uv sync --all-groups',
  ].map((install): [string, Record<string, string>, string] => [
    `a lock file that \`${install}\` takes no notice of`,
    {
      'server.py': SERVER,
      'pyproject.toml': `${project('mcp>=1')}[project.scripts]\nx = "server:main"\n`,
      'uv.lock': 'version = 1\n',
      'README.md': `# x\n\n    ${install}\n`,
    },
    'error server.py:1 pyproject.toml:3',
  ]),
  [
    'a lock file and a README that installs uv',
    {
      'server.py': SERVER,
      'pyproject.toml': `${project('mcp>=1')}[project.scripts]\nx = "server:main"\n`,
      'uv.lock': 'version = 1\n',
      'README.md': '# x\n\n    pip install uv\n    uv run x\n',
    },
    'info server.py:1 pyproject.toml:3',
  ],
  [
    'a lock file and a README that keeps pip away',
    {
      'server.py': SERVER,
      'pyproject.toml': `${project('mcp>=1')}[project.scripts]\nx = "server:main"\n`,
      'uv.lock': 'version = 1\n',
      'README.md': '# x\n\n    uv sync\n\nUse `uv add <name>`, never `pip install`. 不要再使用 `pip install`。\n',
    },
    'info server.py:1 pyproject.toml:3',
  ],
  [
    'a list with a bound that the README installs, beside the package',
    {
      'server.py': SERVER,
      'pyproject.toml': `${project('mcp>=1')}[project.scripts]\nx = "server:main"\n`,
      'requirements.txt': 'mcp==1.27.1\n',
      'README.md': '# x\n\n    pip install -r requirements.txt\n    pip install ".[more]"\n',
    },
    'warning server.py:1 pyproject.toml:3',
  ],
  [
    'a lock file of a folder whose README is above it',
    {
      'server/src/x/server.py': SERVER,
      'server/pyproject.toml': `${project('mcp>=1')}[project.scripts]\nx = "x.server:main"\n[build-system]\n`,
      'server/uv.lock': 'version = 1\n',
      'README.md': 'No pip dependencies. See [how](docs/INSTALL.md): `uv sync` installs from the lock.\n',
      'docs/INSTALL.md': '    uv run x\n',
    },
    'info server/src/x/server.py:1 server/pyproject.toml:3',
  ],
  ...(
    [
      { 'README.md': '`uv sync`, or `pip install x`\n' },
      { 'README.md': '`uv sync`, see [how](docs/INSTALL.md)\n', 'docs/INSTALL.md': '    uvx x\n' },
      { 'README.md': '`uv sync`, or from PyPI\n' },
      { 'README.md': '# x\n' },
    ] as Record<string, string>[]
  ).map((above): [string, Record<string, string>, string] => [
    `a lock file of a folder, and above it ${above['README.md']}`,
    {
      'server/src/x/server.py': SERVER,
      'server/pyproject.toml': `${project('mcp>=1')}[project.scripts]\nx = "x.server:main"\n[build-system]\n`,
      'server/uv.lock': 'version = 1\n',
      ...above,
    },
    'warning server/src/x/server.py:1 server/pyproject.toml:3',
  ]),
  ...[
    'langchain-mcp-adapters==0.3.1',
    'langchain-mcp-adapters<0.3',
    'langchain-mcp-adapters~=0.2.1',
    'crewai==1.6.0',
    'browser-use<0.12',
  ].map((older): [string, Record<string, string>, string] => [
    `a release of another package that takes version 2: ${older}`,
    { 'server.py': SERVER, 'requirements.txt': `${older}\nmcp>=1.4\n` },
    'error server.py:1 requirements.txt:2',
  ]),
  [
    'a release in a table that takes version 2',
    { 'server.py': SERVER, 'pyproject.toml': '[tool.poetry.dependencies]\ncrewai = "^0.80"\nmcp = ">=1"\n' },
    'error server.py:1 pyproject.toml:3',
  ],
  [
    'an older release of another package, to which uv goes back',
    {
      'server.py': SERVER,
      'pyproject.toml': project('mcp>=1.4', 'langchain-mcp-adapters>=0.2'),
      'README.md': '    uv sync\n',
    },
    'error server.py:1 pyproject.toml:3',
  ],
  [
    'an example of a package with a bound',
    {
      'examples/a/server.py': SERVER,
      'examples/a/requirements.txt': 'mcp>=1\n',
      'pyproject.toml': project('mcp>=1,<2'),
    },
    'info examples/a/server.py:1 examples/a/requirements.txt:1',
  ],
  [
    'a server of its own below a package with a bound',
    {
      'servers/a/server.py': SERVER,
      'servers/a/requirements.txt': 'mcp>=1\n',
      'pyproject.toml': project('mcp>=1,<2'),
    },
    'error servers/a/server.py:1 servers/a/requirements.txt:1',
  ],
  [
    'every file that allows it, that of the package first',
    {
      'server.py': SERVER,
      'requirements.txt': 'mcp>=1\n',
      'setup.py': 'from setuptools import setup\nsetup(\n    install_requires=["mcp>=1.0"],\n)\n',
      'README.md': '    pip install x\n',
    },
    'error server.py:1 setup.py:3 requirements.txt:1',
  ],
  [
    'the list that the README installs first',
    {
      'server.py': SERVER,
      'requirements.txt': 'mcp>=1\n',
      'pyproject.toml': project('mcp'),
      'README.md': '    pip install -r requirements.txt\n',
    },
    'error server.py:1 requirements.txt:1 pyproject.toml:3',
  ],
  [
    'the list that the README installs, beside a package with a bound',
    {
      'server.py': SERVER,
      'requirements.txt': 'mcp>=1\n',
      'pyproject.toml': project('mcp<2'),
      'README.md': '    pip install -r requirements.txt\n',
    },
    'error server.py:1 requirements.txt:1',
  ],
  [
    'a file without tools',
    { 'app.py': 'from mcp.server.fastmcp import FastMCP\nmcp = FastMCP("x")\n', 'pyproject.toml': project('mcp>=1') },
    'error app.py:1 pyproject.toml:3',
  ],
  [
    'a low-level server that is imported by its module',
    {
      'server.py': LOW.replace('from mcp.server import Server', 'import mcp.server.stdio').replace(
        'Server("x")',
        'mcp.server.Server("x")',
      ),
      'pyproject.toml': project('mcp>=1'),
    },
    'error server.py:5 pyproject.toml:3',
  ],
  [
    'a version of another package that version 2 takes',
    { 'server.py': SERVER, 'requirements.txt': 'uvicorn==0.34\npydantic<3\nmcp\n' },
    'error server.py:1 requirements.txt:3',
  ],
  [
    'fastmcp, which brings it from version 4 on',
    { 'server.py': SERVER, 'requirements.txt': 'fastmcp>=0.5.0\n' },
    'error server.py:1 requirements.txt:1',
  ],
  [
    'fastmcp beside the SDK',
    { 'server.py': LOW, 'pyproject.toml': '[project]\ndependencies = [\n  "mcp>=1",\n  "fastmcp>=2.0.0",\n]\n' },
    'error server.py:5 pyproject.toml:3',
  ],
  [
    'any minor version of another package',
    { 'server.py': SERVER, 'requirements.txt': 'pydantic==2.*\npyjwt~=2.8\nuvicorn==0.*\nmcp\n' },
    'error server.py:1 requirements.txt:4',
  ],
])('reports %s', async (_, files, found) => {
  expect(await foundIn(files)).toEqual([found]);
});

test('several files with one requirement are one finding', async () => {
  const found = await foundIn({ 'a.py': SERVER, 'b.py': SERVER, 'pyproject.toml': project('mcp>=1') });
  expect(found).toEqual(['error a.py:1 pyproject.toml:3 b.py:1']);
});

test.each([
  ['a bound', { 'server.py': SERVER, 'pyproject.toml': project('mcp[cli]>=1.3,<2') }],
  ['a bound before 2.0.0', { 'server.py': SERVER, 'pyproject.toml': project('mcp<2.0.0') }],
  ['one version', { 'server.py': SERVER, 'requirements.txt': 'mcp==1.28.1\n' }],
  ['one major version', { 'server.py': SERVER, 'pyproject.toml': project('mcp==1.*') }],
  ['a compatible version', { 'server.py': SERVER, 'pyproject.toml': project('mcp~=1.9') }],
  ['poetry', { 'server.py': SERVER, 'pyproject.toml': '[tool.poetry.dependencies]\nmcp = "^1.9"\n' }],
  ['no requirement', { 'server.py': SERVER, 'pyproject.toml': project('httpx') }],
  [
    'a version of another package that is too old',
    { 'server.py': SERVER, 'requirements.txt': 'uvicorn==0.27.1\nmcp\n' },
  ],
  ...['PyJWT[crypto]==2.8.0', 'opentelemetry_api==1.22.0', 'sse-starlette~=2.1', 'pydantic==2.11.*'].map(
    (other): [string, Record<string, string>] => [
      `a version of another package that is too old: ${other}`,
      { 'server.py': SERVER, 'requirements.txt': `${other}\nmcp>=1.8\n` },
    ],
  ),
  ['a bound of another package', { 'server.py': SERVER, 'pyproject.toml': project('mcp>=1', 'pydantic>=2,<2.12') }],
  ['a package that needs version 1', { 'server.py': SERVER, 'requirements.txt': 'browser-use\nmcp\n' }],
  ['another one', { 'server.py': SERVER, 'pyproject.toml': project('mcp>=1', 'crewai[tools]>=0.80') }],
  [
    'the newest release of another package, with which pip stays',
    { 'server.py': SERVER, 'requirements.txt': 'mcp>=1.4\nlangchain-mcp-adapters>=0.0.6\n' },
  ],
  [
    'one of many releases of another package, to which uv comes back',
    { 'server.py': SERVER, 'pyproject.toml': project('mcp>=1.4', 'browser-use'), 'README.md': '    uv sync\n' },
  ],
  [
    'the newest release of another package, which uv takes first',
    {
      'server.py': SERVER,
      'pyproject.toml': project('langchain-mcp-adapters>=0.0.6', 'mcp>=1.4'),
      'README.md': '    uv sync\n',
    },
  ],
  [
    'a release of another package that needs version 1',
    {
      'server.py': SERVER,
      'pyproject.toml': project('mcp>=1.4', 'langchain-mcp-adapters>=0.3.2'),
      'README.md': '    uv sync\n',
    },
  ],
  [
    'a version of another package in a table that is too old',
    { 'server.py': SERVER, 'pyproject.toml': '[tool.poetry.dependencies]\nuvicorn = "^0.27"\nmcp = ">=1"\n' },
  ],
  ['fastmcp with a bound', { 'server.py': SERVER, 'pyproject.toml': project('mcp>=1', 'fastmcp>=2,<4') }],
  ['one version of fastmcp', { 'server.py': SERVER, 'requirements.txt': 'mcp\nfastmcp==2.12.5\n' }],
  ['a bound beside fastmcp', { 'server.py': SERVER, 'pyproject.toml': project('mcp>=1,<2', 'fastmcp>=2') }],
  [
    'what version 2 has',
    {
      'server.py': SERVER.replace('mcp.server.fastmcp', 'mcp.server.mcpserver').replaceAll('FastMCP', 'MCPServer'),
      'pyproject.toml': project('mcp>=1'),
    },
  ],
  [
    'a server that is left out where the package is missing',
    {
      'server.py': `try:\n    from mcp.server.fastmcp import FastMCP\nexcept ImportError:\n    FastMCP = None\nmcp = FastMCP("x")\n${TOOL}`,
      'pyproject.toml': project('mcp>=1'),
    },
  ],
  [
    'an import with another to fall back to',
    {
      'server.py': `try:\n    from mcp.server.fastmcp import FastMCP\nexcept ImportError:\n    from mcp.server import MCPServer as FastMCP\nmcp = FastMCP("x")\n${TOOL}`,
      'pyproject.toml': project('mcp>=1'),
    },
  ],
  [
    'a package of its own',
    { 'app/server.py': SERVER, 'mcp/server/fastmcp.py': '', 'pyproject.toml': project('mcp>=1') },
  ],
] as [string, Record<string, string>][])('silent: %s', async (_, files) => {
  expect(await foundIn(files)).toEqual([]);
});

test.each([
  ['extras', SERVER, { 'pyproject.toml': project('mcp[cli]>=1.3.0') }, 'mcp[cli]>=1.3.0', 'mcp[cli]>=1.3.0,<2'],
  ['extras alone', SERVER, { 'requirements.txt': 'mcp[cli]  # SDK\n' }, 'mcp[cli]', 'mcp[cli]<2'],
  ['a marker', SERVER, { 'requirements.txt': 'mcp; os_name\n' }, 'mcp; os_name', 'mcp<2; os_name'],
  ['brackets', SERVER, { 'pyproject.toml': project('mcp (>=1.3)') }, 'mcp (>=1.3)', 'mcp (>=1.3,<2)'],
  ['a bound that is too high', SERVER, { 'pyproject.toml': project('mcp>=1.3,<3') }, 'mcp>=1.3,<3', 'mcp>=1.3,<2'],
  [
    'a table',
    SERVER,
    { 'pyproject.toml': '[tool.poetry.dependencies]\nmcp = ">=1.0.0"\n' },
    'mcp = ">=1.0.0"',
    'mcp = ">=1.0.0,<2"',
  ],
  [
    'a table in a table',
    SERVER,
    { 'pyproject.toml': '[tool.poetry.dependencies]\nmcp = { version = "*", extras = ["cli"] }\n' },
    'mcp = { version = "*", extras = ["cli"] }',
    'mcp = { version = "<2", extras = ["cli"] }',
  ],
])('the requirement is quoted whole and bounded in its own form: %s', async (_, server, files, quoted, bounded) => {
  made?.remove();
  made = folderOf({ 'server.py': server, ...files });
  const { report } = await toolintJson(['--rule', `${rule.id}=error`], { cwd: made.path });
  const [found] = report.findings.filter((each) => each.rule === rule.id);
  expect(found?.help).toContain(`(now \`${quoted}\`)`);
  expect(found?.help).toContain(`Write \`${bounded}\` in `);
});

test('each file is told what to write', async () => {
  made?.remove();
  made = folderOf({ 'server.py': SERVER, 'pyproject.toml': project('mcp>=1'), 'requirements.txt': 'mcp[cli]\n' });
  const { report } = await toolintJson(['--rule', `${rule.id}=error`], { cwd: made.path });
  expect(report.findings.find((each) => each.rule === rule.id)?.help).toBe(
    'Write `mcp>=1,<2` in `pyproject.toml` (now `mcp>=1`), and `mcp[cli]<2` in `requirements.txt` (now `mcp[cli]`).',
  );
});

test.each([
  [
    'older ones, and uv',
    '>=3.8',
    'uv sync',
    /, and `requires-python = ">=3.10"` there, because `uv` finds no `mcp` for Python 3\.8\.$/,
  ],
  ['older ones, and pip', '>=3.8', 'pip install .', /\(now `mcp>=1`\)\.$/],
  ['what the SDK has', '>=3.10', 'uv sync', /\(now `mcp>=1`\)\.$/],
])('where the project allows %s', async (_, pythons, install, help) => {
  made?.remove();
  const pyproject = `${project('mcp>=1')}requires-python = "${pythons}"\n`;
  made = folderOf({ 'server.py': SERVER, 'pyproject.toml': pyproject, 'README.md': `    ${install}\n` });
  const { report } = await toolintJson(['--rule', `${rule.id}=error`], { cwd: made.path });
  expect(report.findings.find((each) => each.rule === rule.id)?.help).toMatch(help);
});

const UNSOLVED = '`pyproject.toml` allows Python 3.8, for which there is no `mcp`, so `uv sync` fails.';
const GONE = '`pyproject.toml` allows `mcp` 2, which lacks `mcp.server.fastmcp`, so a fresh install does not start.';
test.each([
  ['uv alone', project('mcp>=1'), 'uv sync', UNSOLVED],
  ['uv, which pip installs', project('mcp>=1'), 'pip install uv\n    uv run server.py', UNSOLVED],
  ['uv or pip', project('mcp>=1'), 'uv sync\n    pip install x', GONE],
  ['pip', project('mcp>=1'), 'pip install x', GONE],
  ['an SDK for some of the Pythons', project("mcp>=1; python_version >= '3.10'"), 'uv sync', GONE],
])('what fails for older Pythons: %s', async (_, pyproject, install, message) => {
  made?.remove();
  const files = { 'server.py': SERVER, 'pyproject.toml': `${pyproject}requires-python = ">=3.8"\n` };
  made = folderOf({ ...files, 'README.md': `    ${install}\n` });
  const { report } = await toolintJson(['--rule', `${rule.id}=error`], { cwd: made.path });
  expect(report.findings.find((each) => each.rule === rule.id)?.message).toBe(message);
});

test.each([
  ['the module', SERVER, 'mcp.server.fastmcp'],
  ['the class', SERVER.replace('mcp.server.fastmcp', 'mcp.server'), 'mcp.server.FastMCP'],
  ['the decorator', LOW, '@server.list_tools()'],
])('what is gone is named: %s', async (_, server, gone) => {
  made?.remove();
  made = folderOf({ 'server.py': server, 'pyproject.toml': project('mcp>=1') });
  const { report } = await toolintJson(['--rule', `${rule.id}=error`], { cwd: made.path });
  const [found] = report.findings.filter((each) => each.rule === rule.id);
  expect(found?.message).toContain(`lacks \`${gone}\`, so`);
});

test('all files that allow it are named in what to do', async () => {
  made?.remove();
  made = folderOf({ 'server.py': SERVER, 'requirements.txt': 'mcp>=1\n', 'pyproject.toml': project('mcp>=1.2') });
  const { report } = await toolintJson(['--rule', `${rule.id}=error`], { cwd: made.path });
  const [found] = report.findings.filter((each) => each.rule === rule.id);
  expect(found?.help).toBe(
    'Write `mcp>=1.2,<2` in `pyproject.toml` (now `mcp>=1.2`), and `mcp>=1,<2` in `requirements.txt` (now `mcp>=1`).',
  );
});

test('what a rewrite has left behind is not the place where there is another', async () => {
  const files = { 'x/legacy/server.py': SERVER, 'x/main.py': SERVER, 'pyproject.toml': project('mcp>=1') };
  expect(await foundIn(files)).toEqual(['error x/main.py:1 pyproject.toml:3 x/legacy/server.py:1']);
});

test('with fastmcp, it is that which needs a bound', async () => {
  made?.remove();
  made = folderOf({ 'server.py': SERVER, 'requirements.txt': 'fastmcp>=0.5.0\n' });
  const { report } = await toolintJson(['--rule', `${rule.id}=error`], { cwd: made.path });
  const [found] = report.findings.filter((each) => each.rule === rule.id);
  expect(found?.message).toBe(
    '`requirements.txt` allows `fastmcp` 4, and with it `mcp` 2, which lacks `mcp.server.fastmcp`, so a fresh install does not start.',
  );
  expect(found?.help).toBe('Write `fastmcp>=0.5.0,<4` in `requirements.txt` (now `fastmcp>=0.5.0`).');
});

test.each<[string, Record<string, string>, string, string]>([
  [
    'one version',
    { 'pyproject.toml': project('mcp[cli]==2.3.0') },
    '`pyproject.toml` asks for `mcp` 2, which lacks `mcp.server.fastmcp`, so the server does not start.',
    'Write `mcp[cli]<2` in `pyproject.toml` (now `mcp[cli]==2.3.0`), or import `MCPServer` from `mcp.server`.',
  ],
  [
    'a table',
    { 'pyproject.toml': '[tool.poetry.dependencies]\nmcp = "^2.1"\n' },
    '`pyproject.toml` asks for `mcp` 2, which lacks `mcp.server.fastmcp`, so the server does not start.',
    'Write `mcp = "<2"` in `pyproject.toml` (now `mcp = "^2.1"`), or import `MCPServer` from `mcp.server`.',
  ],
  [
    'a list that pip-compile made',
    { 'requirements.in': 'mcp\n', 'requirements.txt': 'mcp==2.3.0 \\\n    --hash=sha256:1\n' },
    '`requirements.txt` asks for `mcp` 2, which lacks `mcp.server.fastmcp`, so the server does not start.',
    'Write `mcp<2` in `requirements.txt` (now `mcp==2.3.0`), and `mcp<2` in `requirements.in` (now `mcp`), or import `MCPServer` from `mcp.server`.',
  ],
  [
    'fastmcp',
    { 'requirements.txt': 'fastmcp>=4\nmcp>=1.2\n' },
    '`requirements.txt` asks for `fastmcp` 4, and with it `mcp` 2, which lacks `mcp.server.fastmcp`, so the server does not start.',
    'Write `fastmcp<4` in `requirements.txt` (now `fastmcp>=4`), or import `FastMCP` from `fastmcp`.',
  ],
  [
    'the low-level server, and a lock',
    { 'server.py': LOW, 'pyproject.toml': project('mcp>=2,<3'), 'uv.lock': 'version = 1\n' },
    '`pyproject.toml` asks for `mcp` 2, which lacks `@server.list_tools()`, so the server does not start.',
    'Write `mcp<2` in `pyproject.toml` (now `mcp>=2,<3`).',
  ],
  [
    'a lock that pins it',
    { 'pyproject.toml': project('mcp>=1.2'), 'uv.lock': '[[package]]\nname = "mcp"\nversion = "2.3.0"\n' },
    '`uv.lock` pins `mcp` 2.3.0, which lacks `mcp.server.fastmcp`, so the server does not start.',
    'Write `mcp>=1.2,<2` in `pyproject.toml` (now `mcp>=1.2`), and lock again, or import `MCPServer` from `mcp.server`.',
  ],
])('where only version 2 can be installed: %s', async (_, files, message, help) => {
  expect(await messageIn(files)).toMatchObject({ severity: 'error', message, help });
});

test.each([['mcp!=2.*,>=1.2'], ['mcp==2.0.0a1'], ['mcp>=2,<2']])('silent: `%s`', async (requirement) => {
  expect(await messageIn({ 'requirements.txt': requirement })).toBeUndefined();
});

const built = (tool: string): string =>
  `${project('mcp>=1')}[project.scripts]\nx = "app.server:main"\n[build-system]\nrequires = ["setuptools"]\n${tool}\n`;
const SETUPTOOLS = '[tool.setuptools]\npackages = ["app", "app.tools"]';

test.each<[string, Record<string, string>, string]>([
  ['a file outside of what is built', { 'pyproject.toml': built(SETUPTOOLS), 'extra/server.py': SERVER }, 'info'],
  [
    'a package outside of it, whose files import each other',
    {
      'pyproject.toml': built(SETUPTOOLS),
      'extra/server.py': `from extra.a import a\nfrom extra.b import b\n${SERVER}`,
    },
    'info',
  ],
  [
    'what hatch builds',
    { 'pyproject.toml': built('[tool.hatch.build.targets.wheel]\npackages = ["src/app"]'), 'extra.py': SERVER },
    'info',
  ],
  [
    'what poetry builds',
    { 'pyproject.toml': built('[tool.poetry]\npackages = [{ include = "app", from = "src" }]'), 'extra.py': SERVER },
    'info',
  ],
  ['a file in what is built', { 'pyproject.toml': built(SETUPTOOLS), 'app/tools/server.py': SERVER }, 'error'],
  [
    'a file below `src` that is built',
    {
      'pyproject.toml': built('[tool.poetry]\npackages = [{ include = "app", from = "src" }]'),
      'src/app/a.py': SERVER,
    },
    'error',
  ],
  [
    'a file that is imported',
    { 'pyproject.toml': built(SETUPTOOLS), 'extra/server.py': SERVER, 'app/main.py': 'from extra.server import mcp\n' },
    'error',
  ],
  [
    'a script of the package',
    { 'pyproject.toml': built(SETUPTOOLS).replace('app.server', 'extra.server'), 'extra/server.py': SERVER },
    'error',
  ],
  ['a package whose files are not listed', { 'pyproject.toml': built(''), 'extra/server.py': SERVER }, 'error'],
  [
    'all of `src`',
    { 'pyproject.toml': built('[tool.hatch.build.targets.wheel]\npackages = ["src"]'), 'src/server.py': SERVER },
    'error',
  ],
  [
    'a pattern',
    { 'pyproject.toml': built('[tool.setuptools]\npackages = ["app*"]'), 'extra/server.py': SERVER },
    'error',
  ],
])('what a package contains: %s', async (_, files, severity) => {
  expect((await foundIn(files)).map((each) => each.split(' ')[0])).toEqual([severity]);
});

test('of `mcp` and fastmcp without a bound, the one that is imported is named', async () => {
  made = folderOf({ 'server.py': SERVER, 'pyproject.toml': project('fastmcp>=3', 'mcp>=1.3') });
  const { report } = await toolintJson([], { cwd: made.path });
  const found = report.findings.filter((each) => each.rule === rule.id);
  expect(found).toMatchObject([
    {
      message: '`pyproject.toml` allows `mcp` 2, which lacks `mcp.server.fastmcp`, so a fresh install does not start.',
      help: expect.stringContaining('`mcp>=1.3,<2`'),
    },
  ]);
});

test('`uvx` does not read a list of requirements', async () => {
  made?.remove();
  const lock = { 'uv.lock': 'version = 1\n', 'README.md': '    pip install -r requirements.txt\n' };
  made = folderOf({ 'server.py': SERVER, 'requirements.txt': 'mcp\n', ...lock });
  const { report } = await toolintJson(['--rule', `${rule.id}=error`], { cwd: made.path });
  const [found] = report.findings.filter((each) => each.rule === rule.id);
  expect(found?.message).toMatch(/so `pip` installs do not start\.$/);
});

test.each<[string, Record<string, string>, string]>([
  ['a README that names pip', { 'README.md': '    pip install .\n    uv sync\n' }, '`pip` installs do not start.'],
  ['one that names both', { 'README.md': '    uvx x\n    pip install x\n' }, '`uvx` and `pip` installs do not start.'],
  ['one that names pipx', { 'README.md': '    pipx install x\n' }, '`pipx` installs do not start.'],
  [
    'one that names uv',
    { 'README.md': '    uv tool install git+https://a.example/x\n' },
    '`uv tool` installs do not start.',
  ],
  [
    'tools of its developers',
    { 'README.md': '    uv tool install pre-commit\n    pip install .\n' },
    '`pip` installs do not start.',
  ],
  ['no README', {}, '`uvx` and `pip` installs do not start.'],
  ['no command', { 'pyproject.toml': BUILT, 'server.py': SERVER }, '`pip` installs do not start.'],
  [
    'nothing that can be installed',
    { 'pyproject.toml': `${project('mcp>=1')}[project.scripts]\nx = "other:main"\n` },
    'unlocked installs do not start.',
  ],
])('who does not install by the lock: %s', async (_, files, said) => {
  const scripts = `${project('mcp>=1')}[project.scripts]\nx = "server:main"\n`;
  expect((await messageIn({ 'pyproject.toml': scripts, 'uv.lock': 'version = 1\n', ...files }))?.message).toContain(
    `so ${said}`,
  );
});

test('without a lock or a package, a bound in the list is not for `uv sync`', async () => {
  const scripts = `${project('mcp>=1')}[project.scripts]\nx = "other:main"\n`;
  const found = await messageIn({ 'pyproject.toml': scripts, 'requirements.txt': 'mcp==1.26.0\n' });
  expect(found).toMatchObject({ severity: 'info', message: expect.stringContaining('so `uv sync` installs do not') });
});

test.each([
  ['uvx x', 'error'],
  ['uvx --from git+https://example.com/y y', 'error'],
  ['{"command": "uvx",\n     "args": ["x"]}', 'error'],
  ['uvx ruff check', 'warning'],
  ['uvx x-other', 'warning'],
])('a README that recommends `%s` beside `uv sync` and a lock', async (command, severity) => {
  const scripts = `${project('mcp>=1')}[project.scripts]\nx = "server:main"\n`;
  const readme = `    ${command}\n\n# Development\n\n    uv sync\n`;
  const found = await messageIn({ 'pyproject.toml': scripts, 'uv.lock': 'version = 1\n', 'README.md': readme });
  expect(found?.severity).toBe(severity);
});

test.each([
  [{ Dockerfile: 'CMD ["python", "server.py"]\n' }, 'so a fresh install does not start.'],
  [{ Dockerfile: 'CMD uvicorn app.main:app\n' }, 'so the MCP server of a fresh install does not start.'],
  [{ 'README.md': '    streamlit run app.py\n' }, 'so the MCP server of a fresh install does not start.'],
] as [Record<string, string>, string][])('a web application may start without it: %j', async (files, said) => {
  expect((await messageIn({ 'pyproject.toml': project('mcp>=1'), ...files }))?.message).toContain(said);
});

test('the place is the file that makes the server', async () => {
  const part = 'from mcp.server.fastmcp import Context, FastMCP\n\ndef register(mcp: FastMCP) -> None: ...\n';
  const files = { 'a.py': part + TOOL, 'b.py': SERVER, 'pyproject.toml': project('mcp>=1') };
  expect(await foundIn(files)).toEqual(['error b.py:1 pyproject.toml:3 a.py:1']);
});

async function messageIn(files: Readonly<Record<string, string>>) {
  made?.remove();
  made = folderOf({ 'server.py': SERVER, ...files });
  const { report } = await toolintJson([], { cwd: made.path });
  return report.findings.find((each) => each.rule === rule.id);
}
