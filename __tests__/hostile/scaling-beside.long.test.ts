/** Files next to tools that say which versions and packages they are of: four times as much takes about four times as long. */
import { test } from '@jest/globals';
import { lint } from '../../src/index.js';
import { makeFolder } from '../run/folder.js';
import { expectLinear } from './support/linear.js';

const SERVER_PY = `from mcp.server.fastmcp import FastMCP
mcp = FastMCP("x")

@mcp.tool()
def a(x: int) -> str:
    """A."""
    return ""
`;

const packageOf = (registryType: string): object => ({
  ...{ registryType, identifier: 'b', version: '1.0.0', transport: { type: 'stdio' } },
});
const SERVER_JSON = {
  $schema: 'https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json',
  ...{ name: 'io.github.a/b', description: 'd', version: '1.0.0' },
  packages: [packageOf('pypi'), packageOf('npm'), packageOf('nuget'), packageOf('cargo')],
};

type Row = readonly [name: string, before: string, piece: string, after?: string];

const BESIDE: Readonly<Record<string, { readonly files: Readonly<Record<string, string | object>>; rows: Row[] }>> = {
  'server.py': {
    files: { 'server.py': SERVER_PY },
    rows: [
      ['pyproject.toml', '[project]\ndependencies = ["mcp', ' ', 'x"]\n'],
      ['pyproject.toml', 'mcp =', ' ', 'x\n'],
      ['pyproject.toml', '', '"mcp = { version'],
      ['requirements.txt', 'mcp', ' ', 'x\n'],
      ['requirements.txt', '', 'mcp[a '],
      ['setup.py', '', "'mcp("],
      ['uv.lock', '', 'name = "mcp"\n'],
    ],
  },
  'server.json': {
    files: {
      'server.json': SERVER_JSON,
      'README.md': 'b\n',
      'pyproject.toml': '[project]\nname = "b"\nreadme = "README.md"\n',
    },
    rows: [
      ['pyproject.toml', '[project]\nname = "b"\n', 'classifiers\n'],
      ['pyproject.toml', '[project]\n', 'classifiers = [\n'],
      ['pyproject.toml', '[project]\n', 'name = "\n'],
      ['pyproject.toml', '', '[project]\n'],
      ['Cargo.toml', '[package]\n', 'name = "'],
      ['a.csproj', '<Project>', '<Version>'],
      ['a.csproj', '<Version>', ' '],
      ['README.md', '', 'mcp-name: '],
      ['README.md', 'mcp-name:', ' '],
      ['README.md', '', '<!-- '],
    ],
  },
};

for (const [beside, { files, rows }] of Object.entries(BESIDE)) {
  test.each(rows)(`beside ${beside}, %s: %j and much of %j`, async (name, before, piece, after = '') => {
    const runOf = (count: number) => () => lint({ cwd: folders.get(count)!, preset: 'strict' });
    const folders = new Map(
      [8000, 32_000].map((n) => [n, makeFolder({ ...files, [name]: before + piece.repeat(n) + after })]),
    );
    await expectLinear(`${beside}, ${name}: ${piece}`, runOf(8000), runOf(32_000));
  });
}
