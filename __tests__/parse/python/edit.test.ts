/** Fixes in Python: what is written, that it is right for Python itself, and that a second time changes nothing. */
import { execFileSync, spawnSync } from 'node:child_process';
import { afterAll, describe, expect, test } from '@jest/globals';
import { printPython } from '../../../src/parse/python/edit.js';
import { parsePythonSource } from '../../../src/parse/python/source.js';
import { parsePython } from '../../../src/extract/python/grammar.js';
import { applyEdits } from '../../../src/engine/fix.js';
import type { Edit } from '../../../src/core/rule.js';
import { entry, type ArrayNode, type Node, type ObjectNode } from '../../../src/core/tree.js';
import { fixInFolder } from '../../support/fix-python.js';

const HEAD =
  'from typing import Annotated, Literal\nfrom mcp.server.fastmcp import FastMCP\nfrom pydantic import BaseModel, Field\n\nmcp = FastMCP("x")\n\n\n';
const tool = (parameter: string): string =>
  `@mcp.tool()\ndef look(${parameter}) -> str:\n    """Looks for it."""\n    return f"{a}"\n`;
const hasPython = spawnSync('python3', ['--version']).status === 0;

const { fixed, close } = fixInFolder();
afterAll(close);

function parsesInPython(text: string): void {
  if (!hasPython) return;
  execFileSync('python3', ['-c', 'import ast, sys; ast.parse(sys.stdin.read())'], { input: text });
}

describe('a default of None', () => {
  test.each([
    ['a: str = None', 'a: str | None = None'],
    ['a: list[str] = None', 'a: list[str] | None = None'],
    ['a: "str" = None', 'a: "str | None" = None'],
    ['a: Literal["x", "y"] = None', 'a: Literal["x", "y"] | None = None'],
    ['a: Annotated[str, Field(description="A.")] = None', 'a: Annotated[str | None, Field(description="A.")] = None'],
    ['a: str = Field(None, description="A.")', 'a: str | None = Field(None, description="A.")'],
    ['a: str = Field(default=None, description="A.")', 'a: str | None = Field(default=None, description="A.")'],
  ])('%s', async (written, better) => {
    const text = await fixed(HEAD + tool(written));
    expect(text).toContain(`def look(${better}) -> str:`);
    parsesInPython(text);
    expect(await fixed(text)).toBe(text);
  });

  test('of a field of a class', async () => {
    const text = `${HEAD}class Query(BaseModel):\n    text: str = None\n\n\n${tool('a: Query')}`;
    expect(await fixed(text)).toContain('    text: str | None = None\n');
  });

  test('is left where the line would get too long', async () => {
    const long = HEAD + tool(`a: str = None, b: str = "${'b'.repeat(45)}"`);
    expect(await fixed(long)).toBe(long);
  });
});

describe('structural edits', () => {
  const TOOL = `TOOLS = [
    {
        "name": 'a',
        "inputSchema": {"type": "object", "properties": {"x": {"desciption": "X", "default": "5"}}, "required": ["x", "x"]},  # all
        "annotations": {
            "readOnlyHint": True,  # sure
            "title": "A \\"b\\"",
        },
    },
]
`;
  function after(make: (tool: ObjectNode) => readonly Edit[]): string | undefined {
    const document = parsePythonSource('a.py', TOOL);
    const tools = entry(document.roots[0], 'tools')!.value as ArrayNode;
    const edits = document.syntax.print(document, make(tools.items[0] as ObjectNode));
    const text = edits && applyEdits(TOOL, edits);
    if (text !== undefined) parsesInPython(text);
    return text;
  }
  const at = (node: Node, ...keys: readonly string[]): Node => keys.reduce((now, key) => entry(now, key)!.value, node);

  test('rename a key, in its quotes', () => {
    const text = after((node) => {
      const x = at(node, 'inputSchema', 'properties', 'x');
      return [{ op: 'rename', entry: entry(x, 'desciption')!, key: 'description' }];
    });
    expect(text).toContain('{"description": "X", "default": "5"}');
  });

  test('set literals, in the words of Python', () => {
    const value = (put: string | number | boolean | null | string[]): string | undefined =>
      after((node) => [{ op: 'set', node: at(node, 'annotations', 'readOnlyHint'), value: put }]);
    expect(value(null)).toContain('"readOnlyHint": None,');
    expect(value(false)).toContain('"readOnlyHint": False,');
    expect(value(1.5)).toContain('"readOnlyHint": 1.5,');
    expect(value(['a'])).toContain('"readOnlyHint": ["a"],');
    expect(after((node) => [{ op: 'set', node: at(node, 'name'), value: `it's` }])).toContain(`"name": 'it\\'s'`);
    expect(after((node) => [{ op: 'set', node: at(node, 'annotations', 'title'), value: 'A "c"' }])).toContain(
      '"title": "A \\"c\\""',
    );
  });

  test('remove, add and append, with comments kept', () => {
    const annotations = (node: Node): ObjectNode => at(node, 'annotations') as ObjectNode;
    const text = after((node) => [
      { op: 'remove', from: annotations(node), child: entry(annotations(node), 'title')! },
      { op: 'add', to: annotations(node), key: 'openWorldHint', value: true },
    ]);
    expect(text).toContain('            "readOnlyHint": True,  # sure\n            "openWorldHint": True,\n        },');
    const list = after((node) => {
      const required = at(node, 'inputSchema', 'required') as ArrayNode;
      return [{ op: 'remove', from: required, child: required.items[1]! }];
    });
    expect(list).toContain('"required": ["x"]},  # all');
  });

  test('what is not written as a literal is left alone', () => {
    const text = `${HEAD}${tool('a: str')}`;
    const document = parsePythonSource('a.py', text);
    const tools = entry(document.roots[0], 'tools')!.value as ArrayNode;
    const [own] = tools.items;
    const schema = at(own!, 'inputSchema') as ObjectNode;
    const edits: Edit[] = [
      { op: 'add', to: schema, key: 'x', value: 1 },
      { op: 'rename', entry: entry(at(schema, 'properties'), 'a')!, key: 'b' },
      { op: 'set', node: at(schema, 'properties', 'a', 'type'), value: 'integer' },
      { op: 'remove', from: schema, child: entry(schema, 'title')! },
    ];
    for (const edit of edits)
      expect(printPython(document, parsePython(text).root, document.syntax.offsetIn, [edit])).toBeUndefined();
  });
});

test('fixes of a whole file are applied, and the result is Python', async () => {
  const text = `${HEAD}@mcp.tool(annotations={"readonlyHint": True})\ndef look(\n    query: str = None,  # the text\n    b: Annotated[int, "A number."] = 1,\n) -> str:\n    """Looks for it.\n\n    Args:\n        qurey: A.\n        b: B.\n    """\n    return f"{query}{b}"\n`;
  const better = await fixed(text, '--fix-unsafe');
  expect(better).toContain('@mcp.tool(annotations={"readOnlyHint": True})');
  expect(better).toContain('    query: str | None = None,  # the text\n');
  expect(better).toContain('    b: Annotated[int, Field(description="A number.")] = 1,\n');
  expect(better).toContain('        query: A.\n');
  parsesInPython(better);
  expect(await fixed(better, '--fix-unsafe')).toBe(better);
});

describe('a comment in the place of the docstring', () => {
  const plain = `${HEAD}@mcp.tool()\ndef look(a: str) -> str:\n    return a\n`;
  const described = plain.replace('    return a', '    """Looks for it."""\n    return a');

  test.each([
    ['above the decorator', plain.replace('@mcp', '# Looks for it.\n@mcp')],
    ['above the function', plain.replace('def look', '# Looks for it.\ndef look')],
    ['in the function', plain.replace('    return a', '    # Looks for it.\n    return a')],
  ])('%s', async (_, text) => {
    const better = await fixed(text, '--fix-unsafe');
    expect(better).toBe(described);
    parsesInPython(better);
  });

  test('of several lines', async () => {
    const better = await fixed(
      plain.replace('@mcp', '# Looks for it.\n#\n# Everywhere, that is.\n@mcp'),
      '--fix-unsafe',
    );
    expect(better).toContain(
      'def look(a: str) -> str:\n    """Looks for it.\n\n    Everywhere, that is.\n    """\n    return a\n',
    );
    parsesInPython(better);
  });

  test.each([
    ['a directive', '# noqa: E501 is too long'],
    ['a note', '# TODO: say what it does'],
    ['a heading', '# ---- The tools ----------'],
    ['code', '# look(a, b)'],
    ['one word', '# Tools'],
    ['a comment that is further away', '# Looks for it.\n'],
  ])('silent: %s', async (_, comment) => {
    const text = plain.replace('@mcp', `${comment}\n@mcp`);
    expect(await fixed(text, '--fix-unsafe')).toBe(text);
  });
});
