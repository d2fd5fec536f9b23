import { expect, test } from '@jest/globals';
import rule from '../../../rules/python/result-type.js';
import { EITHER, FAST, findingsIn, foundIn, OFFICIAL } from './source.js';

const NEW = { 'pypi:mcp': '>=1.10,<2', 'pypi:fastmcp': '>=3,<4' };
const IMPORTS = 'import json\nfrom typing import Any, Optional\nfrom mcp.types import TextContent\n';
const tool = (type: string, ...body: readonly string[]): string =>
  `@mcp.tool()\ndef look(a: str) -> ${type}:\n${body.map((line) => `    ${line}\n`).join('')}`;
const quoted = (found: readonly string[]): string[] => found.map((each) => each.replace(/ \d+ /, ' '));

test.each([
  ['an object for a text', 'str', ['return {"error": "no"}'], ['error {"error": "no"}']],
  ['nothing for a text', 'str', ['return None'], ['error None']],
  ['a bare return', 'str', ['if a:', '    return', 'return ""'], ['error return']],
  ['a list for a text', 'str', ['return [1]'], ['error [1]']],
  ['a text for an object', 'dict[str, Any]', ['return "no"'], ['error "no"']],
  ['JSON for an object', 'dict[str, Any]', ['return json.dumps({})'], ['error json.dumps({})']],
  ['an object for a list', 'list[str]', ['return {"error": a}'], ['error {"error": a}']],
  ['words for a number', 'int', ['return "many"'], ['error "many"']],
  ['words before a value', 'int', ['return f"Result: {a}"'], ['error f"Result: {a}"']],
  ['words that are formatted', 'float', ['return "{} m".format(a)'], ['error "{} m".format(a)']],
  ['JSON of an object for a number', 'int', ['return json.dumps({"a": a})'], ['error json.dumps({"a": a})']],
  ['a list as a text', 'list[int]', ['return f"[{a}]"'], ['error f"[{a}]"']],
  ['a branch', 'str', ['return a if a else {}'], ['error {}']],
  ['a variable', 'str', ['result = {"a": a}', 'return result'], ['error result']],
  ['one of a union', 'Optional[str]', ['return {}'], ['error {}']],
])('reports %s', (_, type, body, found) => {
  expect(quoted(foundIn(rule, IMPORTS + OFFICIAL + tool(type, ...body), NEW))).toEqual(found);
});

test.each([
  ['a failure', 'dict[str, int]', '{"error": "none"}', '"none"', 'a string in `error`'],
  ['a number for a text', 'dict[str, str]', '{"a": a, "b": 1}', '1', 'a number in `b`'],
  ['None for a text', 'Dict[str, str]', '{"a": None}', 'None', 'None in `a`'],
])('what is in a dictionary: %s', (_, type, value, at, said) => {
  const text = `from typing import Dict\n${OFFICIAL}${tool(type, `return ${value}`)}`;
  expect(quoted(foundIn(rule, text, NEW))).toEqual([`error ${at}`]);
  const [found] = findingsIn(rule, text, NEW);
  expect(found!.message).toContain(said);
  expect(findingsIn(rule, `from typing import Dict\n${FAST}${tool(type, `return ${value}`)}`, NEW)).toEqual([]);
});

test.each([
  ['dict[str, str]', '{"a": a, "b": "c"}'],
  ['dict[str, Any]', '{"error": "none"}'],
  ['dict[str, int]', '{"a": "5"}'],
  ['dict[str, int]', '{"a": f"{a}"}'],
  ['dict[str, int | None]', '{"a": None}'],
  ['dict[str, int]', '{**rest, "a": look(a)}'],
  ['dict[str, Any] | dict[str, int]', '{"error": "none"}'],
])('silent: of %s, %s', (type, value) => {
  expect(foundIn(rule, `from typing import Any\n${OFFICIAL}${tool(type, `return ${value}`)}`, NEW)).toEqual([]);
});

test('is a warning where the version may be older, and silent where it is', () => {
  const text = OFFICIAL + tool('str', 'return {}');
  expect(foundIn(rule, text)).toEqual(['warning 5 {}']);
  expect(foundIn(rule, text, { 'pypi:mcp': '==1.9.4' })).toEqual([]);
});

test.each([
  ['str', '{}', 'Return a value of type `str`, or declare `str | dict`.'],
  ['str', 'None', 'Return a value of type `str`, or declare `str | None`.'],
  ['str', '5', 'Return a value of type `str`, or change the annotation.'],
  [
    'int',
    'f"{a} of them"',
    'If the string is an error message, raise an exception instead. If it is a result, declare `int | str`.',
  ],
  ['str', '{"error": a}', 'Raise an exception instead: the SDK then sets `isError`.'],
  ['int', 'f"Error: {a}"', 'Raise an exception instead: the SDK then sets `isError`.'],
  ['str', '{"error_codes": a}', 'Return a value of type `str`, or declare `str | dict`.'],
])('says what to write: %s, %s', (type, result, help) => {
  expect(findingsIn(rule, OFFICIAL + tool(type, `return ${result}`), NEW).map((each) => each.help)).toEqual([help]);
});

test('says what becomes of the call', () => {
  const messages = (head: string, type: string, result: string): string[] =>
    findingsIn(rule, head + tool(type, `return ${result}`), NEW).map(({ message }) => message);
  expect(messages(OFFICIAL, 'str', '{}')).toEqual([
    'This returns a dict but the function declares `str`, so the model gets a validation error instead.',
  ]);
  expect(messages(FAST, 'str', '{}')[0]).toContain(
    'This returns a dict but the function declares `str`, so clients that check results refuse it',
  );
  expect(messages(FAST, 'dict', '"a"')[0]).toContain('the call fails');
  expect(messages(EITHER, 'str', '{}')[0]).toContain('the call fails, or clients refuse');
});

test.each([
  ['what fits', 'str', ['return f"{a}"']],
  ['a number in a text', 'int', ['return "5"']],
  ['a text that may be a number', 'int', ['return str(a)']],
  ['one that is formatted', 'float', ['return f"{a:.2f}"']],
  ['one that is formatted by a method', 'float', ['return "{:.2f}".format(a)']],
  ['JSON of a number', 'int', ['return json.dumps(a)']],
  ['a number, or nothing', 'int | None', ['return f"{a}"']],
  ['a call', 'str', ['return other(a)']],
  ['a bare dict, which nothing checks', 'dict', ['return "no"']],
  ['any', 'Any', ['return {}']],
  ['no annotation that is known', 'Other', ['return {}']],
  ['a variable that is assigned again', 'str', ['result = {}', 'result = json.dumps(result)', 'return result']],
  ['a function inside', 'str', ['def inner():', '    return {}', 'return str(inner())']],
  ['one of a union', 'str | dict[str, Any]', ['return {}']],
  ['what is yielded', 'str', ['yield ""', 'return {}']],
])('silent: %s', (_, type, body) => {
  expect(foundIn(rule, IMPORTS + OFFICIAL + tool(type, ...body), NEW)).toEqual([]);
});

test.each([
  ['no structured output', OFFICIAL + tool('str', 'return {}').replace('tool()', 'tool(structured_output=False)')],
  ['a decorator around it', OFFICIAL + tool('str', 'return {}').replace('def', '@as_json\ndef')],
  ['a text that may be anything', EITHER + tool('int', 'return str(a)')],
  ['content of fastmcp', FAST + tool('str', 'return [TextContent(type="text", text=a)]')],
  ['nothing from fastmcp', FAST + tool('dict', 'return None')],
])('silent: %s', (_, text) => {
  expect(foundIn(rule, IMPORTS + text, NEW)).toEqual([]);
});

test('a number as a text is refused by clients of fastmcp, and the text of an exception is none', () => {
  expect(foundIn(rule, FAST + tool('int', 'return str(a)'), NEW)).toEqual(['error 5 str(a)']);
  const caught = tool('int', 'try:', '    return f(a)', 'except Exception as e:', '    return str(e)');
  expect(foundIn(rule, OFFICIAL + caught, NEW)).toEqual(['error 8 str(e)']);
});

test('what is returned behind `except` is to be raised', () => {
  const text = tool('str', 'try:', '    return f(a)', 'except Exception as e:', '    return {"status": str(e)}');
  expect(findingsIn(rule, OFFICIAL + text, NEW).map((each) => each.help)).toEqual([
    'Raise an exception instead: the SDK then sets `isError`.',
  ]);
});

const HELPERS = `${IMPORTS}
class Client:
    def send(self, a: str) -> dict[str, Any]:
        return json.loads(a)
    async def fetch(self, a: str) -> dict[str, Any]:
        return json.loads(a)
def client() -> Client:
    return Client()
def found(a: str) -> dict[str, Any]:
    return json.loads(a)
async def later(a: str) -> list[str]:
    return [a]
def text(a: str) -> str:
    return a
def some(a: str) -> Optional[dict]:
    return None
@cached
def wrapped(a: str) -> dict:
    return {}
def other(a):
    return {}
${OFFICIAL}`;

test.each([
  ['a function', 'str', ['return found(a)'], ['error found(a)']],
  ['one that is awaited', 'str', ['return await later(a)'], ['error await later(a)']],
  ['a method, by a variable', 'str', ['it = client()', 'result = it.send(a)', 'return result'], ['error result']],
  ['a method that is awaited', 'str', ['it = client()', 'return await it.fetch(a)'], ['error await it.fetch(a)']],
  ['a text for an object', 'dict[str, Any]', ['return text(a)'], ['error text(a)']],
  ['what fits', 'dict[str, Any]', ['return found(a)'], []],
  ['a text that may show a number', 'int', ['return text(a)'], []],
  ['one of two', 'str', ['return some(a)'], []],
  ['a function that is not awaited', 'str', ['return later(a)'], []],
  ['a decorator around it', 'str', ['return wrapped(a)'], []],
  ['no annotation', 'dict', ['return other(a)'], []],
  ['a part of it', 'str', ['return found(a)["a"]'], []],
  ['a variable that is assigned again', 'str', ['result = found(a)', 'result = str(result)', 'return result'], []],
])('what a function of the file is annotated with: %s', (_, type, body, found) => {
  const text = HELPERS + tool(type, ...body).replace('def', body.join().includes('await') ? 'async def' : 'def');
  expect(quoted(foundIn(rule, text, NEW))).toEqual(found);
});

const FAILING = `import csv
def rows(a: str) -> list[dict]:
    read = csv.reader(open("x"))
    if "error" in read:
        return {"error": "none"}
    return [each for each in read]
def asked(a: str, whole: bool = False) -> list[dict]:
    if whole:
        return {"error": "none"}
    return []
def either(a: str, whole: bool = False):
    if whole:
        return [a]
    return {"error": "none"}
def caught(a):
    try:
        return load()
    except Exception as e:
        return {"error": str(e)}
def nothing(a):
    if not LOADED:
        return None
    return load()
def made(a) -> dict:
    return load()
async def later(a):
    return {"a": a}
def each(a):
    yield {"a": a}
class Client:
    def send(self, a: str):
        return {"a": a}
CLIENT = Client()
`;

test.each([
  ['what its annotation does not say', 'rows(a)', true],
  ['where it is asked for', 'asked(a, True)', false],
  ['behind what is asked for', 'either(a, True)', false],
  ['a failure', 'caught(a)', true],
  ['nothing', 'nothing(a)', false],
  ['as its annotation says', 'made(a)', true],
  ['what is awaited', 'await later(a)', true],
  ['what is not awaited', 'later(a)', false],
  ['one by one', 'each(a)', false],
  ['of a method', 'CLIENT.send(a)', true],
])('what a function that is called returns: %s', (_, call, isFound) => {
  const found = isFound ? [`error ${call}`] : [];
  const look = tool('list[dict]', `return ${call}`).replace('def', call.startsWith('await') ? 'async def' : 'def');
  const files = { 'data.py': FAILING };
  const imported = `from data import asked, caught, CLIENT, each, either, later, made, nothing, rows\n${OFFICIAL}${look}`;
  for (const [text, beside] of [
    [FAILING + OFFICIAL + look, {}],
    [imported, files],
  ] as const)
    expect(
      findingsIn(rule, text, NEW, beside).map(({ severity, start, end }) => `${severity} ${text.slice(start, end)}`),
    ).toEqual(found);
});

test('where a function that is called returns it is shown', () => {
  const text = FAILING + OFFICIAL + tool('list[dict]', 'return rows(a)');
  expect(findingsIn(rule, text, NEW)).toMatchObject([
    { help: expect.stringContaining('Raise'), related: [{ note: 'It is returned here.', line: 5 }] },
  ]);
});

test('several returns of a function are held against one declaration', () => {
  const body =
    'if a:\n        raise ValueError\n    try:\n        x()\n    except Exception:\n        return {"error": "no"}\n    if a > 1:\n        return {"a": 1}\n    return {"b": 2}';
  const text = `${OFFICIAL}@mcp.tool()\ndef look(a: int) -> str:\n    ${body}\n@mcp.tool()\ndef find() -> str:\n    return {}\n`;
  const found = findingsIn(rule, text, { 'pypi:mcp': '>=1.10' });
  expect(found).toMatchObject([
    { line: 12, count: 3, message: expect.stringContaining('(3 places)'), help: expect.stringContaining('str | dict') },
    { message: expect.not.stringContaining('places') },
  ]);
  expect(found[0]!.related).toMatchObject([{ line: 10 }, { line: 13 }]);
});

test('what several functions return of one function of the file is one cause', () => {
  const helper = 'def failed(a: str) -> dict:\n    return {"error": a}\n';
  const answering = (name: string, type: string, ...lines: readonly string[]): string =>
    tool(type, ...lines).replace('look', name);
  const text =
    OFFICIAL +
    helper +
    answering('a1', 'list[str]', 'if a: return failed(a)', 'return []') +
    answering('a2', 'str', 'if a: return failed(a)', 'if a: return failed("x")', 'return a') +
    answering('a3', 'list[str]', 'if a: return failed(a)', 'return {}') +
    answering('a4', 'list[str]', 'return other(a)') +
    'def other(a: str) -> dict:\n    return {}\n';
  const found = findingsIn(rule, text, { 'pypi:mcp': '>=1.10' });
  expect(found).toMatchObject([
    { count: 3, related: [{ note: 'The same call.' }, { note: 'The same call.' }] },
    { count: 2, related: [{ note: 'This does not fit it, either.' }] },
    { message: expect.not.stringContaining('places') },
  ]);
});
