/** What is valid in Python is read, whatever the parser's grammar lacks; what Python refuses is told, at its place. */
import { describe, expect, test } from '@jest/globals';
import type { ObjectNode } from '../../../src/core/tree.js';
import { entry, get, text as textIn } from '../../../src/core/tree.js';
import { parsePythonSource } from '../../../src/parse/python/source.js';
import { reportOn } from '../../support/in-folder.js';

const HEAD = 'from mcp.server.fastmcp import FastMCP\n\nmcp = FastMCP("x")\n\n\n';
const TOOL = '@mcp.tool()\ndef look(city: str) -> str:\n    """Looks for it."""\n    return city\n';

/** The tool that stands below, and where its description is. */
function toolBelow(text: string): unknown {
  const document = parsePythonSource('server.py', `${HEAD}${text}\n\n\n${TOOL}`);
  const [tool] = (get(document.roots[0], 'tools') as { items?: ObjectNode[] } | undefined)?.items ?? [];
  const description = tool && entry(tool, 'description')?.value;
  const { start, end } = description ?? { start: 0, end: 0 };
  return [document.faults.length, textIn(tool && get(tool, 'name')), document.text.slice(start, end)];
}

describe('valid', () => {
  test.each([
    'with a as (b, c): pass',
    'with a as (b, (c, d)): pass',
    'with a as b.c, d as e[0]: pass',
    'with (open(a) as f, open(b) as g): pass',
    'with (\n    open("(") as f,  # one (\n    call(1,\n      2),\n    open(b) as g,  # two\n):\n    pass',
    'with (a as (b, c), d): pass',
    'with (a).b as c: pass',
    'with (a, b) as c: pass',
    'async def f():\n    async with (\n        a() as b,\n    ):\n        yield',
    'def f():\n    yield',
    'def f():\n    x = yield  # a\n    yield; x = (yield)\n    g(lambda: (yield))',
    '[a for a, *_ in b]',
    'any(a for *_, a in b)',
    'for x in *a, *b: pass',
    'x[*a] = y[a, *b]',
    'def f(*args: *Ts): pass',
    'def f[T](x: T) -> T: return x',
    'def f[T = int, *Ts, **P](x: T) -> T: return x',
    'class A[T = int](B): pass',
    'type X[T] = list[T]',
    'lambda a, /, b, *, c: 1',
    'x = rf"\\{{{a}\\}}"',
    'x = f"{a:=^10}{b:>{c}}{d!r}{e=}"',
    'x = f"{a["b"]} {f"{c}"}"',
    't"{a}"',
    'f(0.).g(1.)',
    'try: pass\nexcept* A: pass',
    'try: pass\nexcept A, B: pass',
    'while (n := f()): pass',
    'def f():\n    return 1, *a',
    'match x, y:\n    case 1, 2: pass',
    'match x:\n    case str() | int(): pass\n    case Point(x=0, y=-1.5) as p if p: pass\n    case {"a": int(b), **c}: pass\n    case (): pass\n    case "a" "b": pass',
    'match = case = type = 1\nmatch.a = case[0]\nprint(match, case)',
    '@a[0].b\ndef f(): pass',
    '@a(1)(2)\ndef f(): pass',
    '@(lambda f: f)\ndef f(): pass',
    'print = log\nprint: int = 3',
    'if x:\n\ty\nelse:\n        z',
    'if x:\n    y\n  # a comment\n    z',
    'x = 1 + \\\n  2',
  ])('%j', (text) => {
    expect(toolBelow(text)).toEqual([0, 'look', '"""Looks for it."""']);
  });

  test('behind the last line', () => {
    expect(parsePythonSource('server.py', `${HEAD}${TOOL}    `).faults).toEqual([]);
  });

  test('what is compared with is still read', () => {
    const listed = '[Tool(name="look", inputSchema={}), Tool(name="find", inputSchema={})]';
    const server = `from mcp.server import Server\nfrom mcp.types import Tool\n\nserver = Server("x")\n\n@server.list_tools()\nasync def all(): return ${listed}\n`;
    const text = `${server}@server.call_tool()\nasync def call(name, arguments):\n    match name:\n        case "look" | 'find': return []\n        case str(): return []\n`;
    const { code } = parsePythonSource('server.py', text);
    expect(code?.dispatch?.cases.map(({ name }) => name)).toEqual(['look', 'find']);
  });
});

describe('refused', () => {
  test.each([
    ['no colon', 'def f()\n    pass', 1],
    ['a bracket that is not closed', 'x = f(1\ny = 2', 2],
    ['a bracket that is not opened', 'x = 1)', 1],
    ['no comma', 'x = [1 2]', 1],
    ['no body', 'def f():\nx = 1', 2],
    ['a string that does not end', 'x = f("a, 1)\ny = 2', 1],
    ['a text that does not end', 'x = """a', 12],
    ['a quote too many', '"""a""""', 1],
    ['indented too deep', 'x = 1\n  y = 2', 2],
    ['indented too little', 'if x:\n    y\n  z', 3],
    ['a function beside its decorator', '@a\n  def f(): pass', 2],
    ['a try by itself', 'try:\n    x\ny = 1', 3],
    ['a name missing', 'x = ', 1],
    ['of Python 2', 'print "a"', 1],
    ['a conflict', '<<<<<<< HEAD\nx = 1\n=======\nx = 2\n>>>>>>> b', 1],
    ['beside what is rewritten', 'with (a as b):\n    x = (1\n', 6],
  ])('%s', (_, text, line) => {
    const { faults, roots, text: whole } = parsePythonSource('server.py', `${text}\n\n\n${HEAD}${TOOL}`);
    expect([faults.length, roots]).toEqual([1, []]);
    expect(whole.slice(0, faults[0]!.start).split('\n').length).toBeLessThanOrEqual(line);
    expect(faults[0]!.end).toBeLessThanOrEqual(whole.length);
  });
});

const NO_COLON = `${HEAD}@mcp.tool()\ndef look(city: str) -> str\n    """Looks for it."""\n    return city\n`;

describe('in a project', () => {
  test('it is all that is said of the file', async () => {
    const { findings, files } = await reportOn({ 'server.py': NO_COLON });
    expect(findings.map(({ rule, severity, line }) => [rule, severity, line])).toEqual([['common/syntax', 'error', 7]]);
    expect(findings[0]!.message).toMatch(/^Syntax error in this code/);
    expect(files.map(({ tools }) => tools)).toEqual([0]);
  });

  test('a file that speaks of no tools is left alone', async () => {
    const { findings } = await reportOn({ 'other.py': 'def f()\n    pass\n', 'server.py': HEAD + TOOL });
    expect(findings.filter(({ path }) => path === 'other.py')).toEqual([]);
  });

  test('nothing is known of what it holds for others', async () => {
    const server = `${HEAD}from texts import TEXT\n\nmcp.add_tool(look, description=TEXT)\n${TOOL.replace('@mcp.tool()\n', '')}`;
    const found = async (texts: string): Promise<unknown> =>
      (await reportOn({ 'server.py': server, 'texts.py': texts })).findings.map(({ rule }) => rule);
    expect(await found('TEXT = ""\n')).not.toEqual([]);
    expect(await found('TEXT = ""\nx = (\n')).toEqual([]);
  });
});
