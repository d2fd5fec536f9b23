/** In which language a text is that is pasted into the playground. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { guessName } from '../../site/playground/guess-name.js';

describe('the examples', () => {
  test.each([
    ['examples/otc/calculator.json', 'manifest.json'],
    ['examples/shinkai/weather/metadata.json', 'manifest.json'],
    ['examples/otc/doorbell.yaml', 'manifest.yaml'],
    ['examples/mcp/server.ts', 'server.ts'],
    ['examples/mcp/widget.ts', 'server.ts'],
    ['examples/mcp/delete-order.ts', 'server.ts'],
    ['examples/openai/server.ts', 'server.ts'],
    ['examples/openai/widget.html', 'widget.html'],
    ['examples/python/server.py', 'server.py'],
    ['examples/running/server.py', 'server.py'],
    ['.github/workflows/ci.yml', 'manifest.yaml'],
  ])('%s', (path, name) => expect(guessName(readFileSync(path, 'utf8'))).toBe(name));
});

test.each([
  ['Python with a dictionary', 'import asyncio\n\nTOOLS = {\n    "a": 1,\n}\n', 'server.py'],
  ['Python, one function', '@mcp.tool()\nasync def add(a: int, b: int) -> int:\n    return a + b\n', 'server.py'],
  ['Python behind a comment', '# A server.\nfrom mcp.server.fastmcp import FastMCP\n', 'server.py'],
  ['Python that several names are imported into', 'from typing import (\n    Any,\n)\nimport os, sys\n', 'server.py'],
  ['Python with a class', 'class Args(BaseModel):\n    city: str\n', 'server.py'],
  [
    'TypeScript, one call',
    "server.registerTool('a', { inputSchema: {} }, async () => ({ content: [] }));",
    'server.ts',
  ],
  ['TypeScript behind a comment', "/* A\n server */\n// and\nimport { z } from 'zod';\n", 'server.ts'],
  ['TypeScript with a decorator', '@Tool()\nexport class A {\n  x: string;\n}\n', 'server.ts'],
  ['JavaScript of Node', "const { McpServer } = require('@modelcontextprotocol/sdk');\n", 'server.js'],
  ['JSON with a byte order mark', '\uFEFF{ "tools": [] }', 'manifest.json'],
  ['JSON that is cut off', '{ "tools": [ { "name": "a" }', 'manifest.json'],
  ['JSON with the address of a page', '{ "url": "https://example.com", }', 'manifest.json'],
  ['JSON with words of a program', '{ "description": "import this\\nconst x" }', 'manifest.json'],
  ['JSON with comments', '// Tools.\n{ "tools": [] }', 'manifest.jsonc'],
  ['JSON with comments inside', '{\n  // Tools.\n  "tools": []\n}', 'manifest.jsonc'],
  ['YAML', 'name: a\ndescription: |\n  text\n', 'manifest.yaml'],
  ['YAML with a line of code in a text', '---\nname: a\ndescription: |\n  import this\n', 'manifest.yaml'],
  ['a list in YAML', '- name: a\n- name: b\n', 'manifest.yaml'],
  ['HTML', '\n<!doctype html>\n<script>import x from "y"</script>', 'widget.html'],
  ['nothing', '', 'manifest.yaml'],
])('%s', (_, text, name) => expect(guessName(text)).toBe(name));
