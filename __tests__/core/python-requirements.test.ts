import { expect, test } from '@jest/globals';
import { requirementIn } from '../../src/core/python-requirements.js';

const toml = (...lines: readonly string[]): string => `[project]\n${lines.join('\n')}\n`;

test.each([
  ['pyproject.toml', toml('dependencies = ["httpx", "mcp[cli]>=1.3,<2"]'), '>=1.3,<2'],
  ['pyproject.toml', toml('dependencies = [', '  "mcp (>=1.3)",', ']'), '>=1.3'],
  ['pyproject.toml', toml('dependencies = ["mcp"]'), ''],
  ['pyproject.toml', toml('keywords = ["mcp"]', 'dependencies = ["mcp>=1; python_version>\'3\'"]'), '>=1'],
  ['pyproject.toml', '[project.optional-dependencies]\nserver = ["mcp==1.2.0"]\n', '==1.2.0'],
  ['pyproject.toml', '[tool.poetry.dependencies]\nmcp = "^1.2"\n', '^1.2'],
  ['pyproject.toml', '[tool.poetry.dependencies]\nmcp = {version = "^1.2", extras = ["cli"]}\n', '^1.2'],
  ['setup.py', 'setup(\n    keywords=["mcp"],\n    install_requires=["mcp>=1.2"],\n)\n', '>=1.2'],
  ['setup.py', "setup(\n    extras_require={'mcp': ['mcp>=1.2,<2']},\n)\n", '>=1.2,<2'],
  ['requirements.txt', 'httpx\nmcp>=1.2 # the SDK\n', '>=1.2'],
  ['requirements.txt', 'mcp\n', ''],
])('%s requires it', (path, text, versions) => {
  expect(requirementIn(path, 'mcp', text)?.versions).toBe(versions);
});

test.each([
  ['pyproject.toml', toml('keywords = [', '  "mcp",', ']')],
  ['pyproject.toml', toml('dependencies = ["fastmcp>=2"]', 'keywords = ["mcp"]')],
  ['pyproject.toml', '[tool.setuptools]\npackages = ["mcp"]\n'],
  ['setup.py', 'setup(name="mcp", keywords="mcp")\n'],
  ['requirements.txt', 'mcp-server>=1\n'],
])('%s does not require it', (path, text) => {
  expect(requirementIn(path, 'mcp', text)).toBeUndefined();
});
