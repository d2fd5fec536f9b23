import { expect, test } from '@jest/globals';
import rule from '../../../rules/python/resource-comparison.js';
import { foundIn } from './source.js';

const LOW = 'from mcp.server import Server\nserver = Server("x")\n';
const reading = (body: string, head = LOW): string =>
  `${head}@server.read_resource()\nasync def read(uri: str) -> str:\n    ${body}\n`;

test.each([
  ['a comparison', 'if uri == "a://b": return ""', 'error 5 uri == "a://b"'],
  ['the other way round', 'if "a://b" != uri: return ""', 'error 5 "a://b" != uri'],
  ['a method of texts', 'if uri.startswith("a://"): return ""', 'error 5 uri.startswith'],
  ['another one', 'return find(uri.split("/")[0])', 'error 5 uri.split'],
])('reports %s', (_, body, found) => {
  expect(foundIn(rule, reading(body))).toEqual([found]);
});

test.each([
  ['a text of it', 'if str(uri) == "a://b": return str(uri).split("/")'],
  ['what is made a text', 'uri = str(uri)\n    if uri == "a://b": return ""'],
  ['what may be a text', 'if isinstance(uri, str) and uri == "a://b": return ""'],
  ['a part of it', 'if uri.scheme == "a" and uri.path.startswith("/"): return uri.host'],
  ['another object', 'if uri == other: return ""'],
])('silent: %s', (_, body) => {
  expect(foundIn(rule, reading(body))).toEqual([]);
});

test('only of the low-level server of the SDK', () => {
  const body = 'if uri == "a://b": return ""';
  expect(foundIn(rule, reading(body, 'from other import server\n'))).toEqual([]);
  expect(foundIn(rule, reading(body, LOW).replace('read_resource', 'get_prompt'))).toEqual([]);
});
