/** mcp/misspelt-field in Python: version 1 of the SDK takes fields in snake case for unknown ones, which its models allow. */
import { expect, test } from '@jest/globals';
import rule from '../../../rules/mcp/misspelt-field.js';
import { FAST, findingsIn, fixedBy, foundIn, OFFICIAL } from './source.js';

const result = (fields: string, start = OFFICIAL): string =>
  `${start}from mcp import types\n@mcp.tool()\ndef look(a: str) -> types.CallToolResult:\n    """Looks."""\n    return types.CallToolResult(content=[], ${fields})\n`;

test.each([
  ['is_error=True', 'isError', 'clients and models take this error for a success'],
  ['structured_content={"a": 1}', 'structuredContent', 'clients get no data, only the text'],
])('version 1 ignores `%s`', (written, meant, effect) => {
  const [name] = written.split('=');
  expect(findingsIn(rule, result(written))).toMatchObject([
    {
      severity: 'warning',
      line: 7,
      message: `Version 1 of the SDK has \`${meant}\` and ignores \`${name}\`, so ${effect}.`,
    },
  ]);
  expect(fixedBy(rule, result(written))).toContain(`${meant}=`);
});

test('the type of a resource', () => {
  const text = result('').replace('content=[]', 'content=[types.ResourceLink(name="a", uri="a://b", mime_type="a/b")]');
  expect(foundIn(rule, text)).toEqual(['warning 7 mime_type']);
});

test.each([
  ['its own names', result('isError=True, structuredContent={}')],
  ['the default', result('is_error=False, structured_content=None')],
  ['version 2', result('is_error=True', 'from mcp.server import MCPServer\nmcp = MCPServer("x")\n')],
  ['fastmcp, which may have version 2', result('is_error=True', FAST)],
  ['a class of the project', result('is_error=True').replace('from mcp import', 'from own import')],
])('silent about %s', (_, text) => {
  expect(foundIn(rule, text)).toEqual([]);
});

test('fastmcp with version 1', () => {
  expect(foundIn(rule, result('is_error=True', FAST), { 'pypi:fastmcp': '>=2.10,<3' })).toEqual(['warning 7 is_error']);
});
