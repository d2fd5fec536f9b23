import { expect, test } from '@jest/globals';
import rule from '../../../rules/python/undefined-name.js';
import { formats, rules } from '../../../rules/index.js';
import { createConfigs } from '../../../src/config/resolve.js';
import { check } from '../../../src/run/run.js';
import { makeFolder } from '../../run/folder.js';
import * as source from './source.js';

const { FAST, OFFICIAL } = source;
const REST = `\n${'# more\n'.repeat(250)}`;
const foundIn = (of: typeof rule, text: string) => source.foundIn(of, text + REST);
const findingsIn = (of: typeof rule, text: string) => source.findingsIn(of, text + REST);

const tool = (...lines: string[]): string =>
  `@mcp.tool()\nasync def look(a: str) -> str:\n    """Looks."""\n${lines.map((line) => `    ${line}\n`).join('')}`;

test.each<[string, readonly string[], string]>([
  ['what is returned', ['return serch(a)'], 'error 6 serch'],
  ['an argument', ['return str(find=serch)'], 'error 6 serch'],
  ['what is in a text', ['return f"{serch} {a}"'], 'error 6 serch'],
  ['behind a plain statement', ['b = a', 'return serch(b)'], 'error 7 serch'],
  ['in a try', ['try:', '    return serch(a)', 'except Exception as e:', '    return str(e)'], 'error 7 serch'],
  ['in a condition', ['if serch:', '    return a', 'return ""'], 'error 6 serch'],
  ['in a branch', ['if a:', '    return serch', 'return ""'], 'warning 7 serch'],
  ['behind a return', ['if a:', '    return a', 'return serch'], 'warning 8 serch'],
  ['in a loop', ['for b in a:', '    print(serch)'], 'warning 7 serch'],
  ['at the end of a condition', ['return a and serch'], 'warning 6 serch'],
  ['in a choice', ['return a if a else serch'], 'warning 6 serch'],
  ['where an error is caught', ['try:', '    return a', 'except SerchError:', '    return ""'], 'warning 8 SerchError'],
  ['in a function inside', ['def b():', '    return serch', 'return b()'], 'warning 7 serch'],
  ['that another tool binds', ['return other_value'], 'error 6 other_value'],
  ['that is a name of a class', ['return LIMIT'], 'error 6 LIMIT'],
])('reports a name: %s', (_, lines, found) => {
  const others = `@mcp.tool()\ndef other(x: str) -> str:\n    """Looks."""\n    other_value = x\n    return other_value\nclass Other:\n    LIMIT = 1\n`;
  expect(foundIn(rule, OFFICIAL + tool(...lines) + others)).toEqual([found]);
  expect(foundIn(rule, FAST + tool(...lines) + others)).toEqual([found]);
});

test('in a function that a tool calls, and in what answers for all tools', () => {
  const helper = `def find(a):\n    return json.dumps(a)\n`;
  expect(foundIn(rule, OFFICIAL + tool('return find(a)') + helper)).toEqual(['warning 8 json']);
  expect(foundIn(rule, OFFICIAL + tool('return a') + helper)).toEqual([]);
  const low = `from mcp.server import Server\nserver = Server("x")\n@server.call_tool()\nasync def call_tool(name, arguments):\n    return json.dumps(arguments)\n`;
  expect(foundIn(rule, low)).toEqual(['error 5 json']);
});

test('once for a name of a file, with what to do', () => {
  const twice = tool('return serch(a)') + tool('return serch(a)').replace('look', 'find');
  const [first, second] = findingsIn(rule, OFFICIAL + twice);
  expect(first!.cause).toBe(second!.cause);
  expect(findingsIn(rule, OFFICIAL + tool('return json.dumps(a)'))[0]).toMatchObject({
    message: 'Nothing defines `json` here, so every call of this tool raises a NameError.',
    help: 'Add `import json`.',
  });
  const near = `def find_rivers(a): ...\n${tool('if a:', '    return find_river(a)')}`;
  expect(findingsIn(rule, OFFICIAL + near)[0]).toMatchObject({
    message: 'Nothing defines `find_river` here, so a call that comes here raises a NameError.',
    help: 'Write `find_rivers`.',
  });
  expect(findingsIn(rule, OFFICIAL + tool('return rivers_of(a)'))[0]!.help).toBe('Import or define `rivers_of`.');
});

test.each<[string, readonly string[], string?]>([
  ['a parameter, a builtin and a global', ['return str(a, LIMIT, __file__, WindowsError)'], 'LIMIT = 1\n'],
  ['an import', ['return os.path.join(a), b(c)'], 'import os.path\nfrom x import y as b, (c)\n'],
  ['what is bound later', ['return b(a)'], 'def b(x): ...\n'],
  ['what is bound in a condition', ['return b(a)'], 'try:\n    import b\nexcept ImportError:\n    pass\n'],
  ['what a function declares to be global', ['return b'], 'def init():\n    global b\n    b = 1\n'],
  ['comprehensions', ['return [b for b, (c, *d) in a if c and d], {b: c for b, c in a}, any(b for b in a)']],
  ['lambdas', ['return sorted(a, key=lambda b, *c, d=1: b or c or d)']],
  ['assignments', ['b, *c = a', 'd = e = 1', 'f: int = 1', 'f += 1', '(g, [h]) = a', 'return b, c, d, e, f, g, h']],
  ['what is assigned in an expression', ['return str(b := 1, b), [(c := 2), c], {"d": len(d := a), "e": d}']],
  ['loops and blocks', ['for b, (c, d) in a: print(b, c, d)', 'with a as e, a as (f, g): print(e, f, g)']],
  ['what stands behind the end', ['return a', 'return serch(a)']],
  ['what stands further in behind the end', ['raise ValueError(a)', 'if a:', '    return serch(a)']],
  ['blocks in brackets', ['with (', '    open(a) as b,', '    open(a) as c,', '):', '    return b, c']],
  ['errors', ['try:', '    print(a)', 'except (ValueError, KeyError) as e:', '    return str(e)']],
  [
    'patterns',
    [
      'match a:',
      '    case {"x": b, **c}: return b, c',
      '    case [d, *e] as f: return d, e, f',
      '    case int(real=g): return g',
    ],
  ],
  ['functions and classes inside', ['def b(c): return c', 'class D: e = 1', 'return b(D)']],
  ['annotations', ['b: Other = 1', 'def c(d: Other) -> Other: return d', 'return b, c']],
  ['names of arguments', ['return dict(b=a, **{})']],
  ['what is deleted', ['del b', 'return b']],
  ['an expected NameError', ['try:', '    return b', 'except NameError:', '    return ""']],
  ['all names of a module', ['return b'], 'from x import *\n'],
  ['names that are made', ['return b'], 'globals()["b"] = 1\n'],
  ['a file that is given its server', ['return b'], '@app.route()\ndef other(): ...\n'],
  ['a name of Python 2', ['return unicode(a)']],
])('silent: %s', (_, lines, before = '') => {
  expect(foundIn(rule, OFFICIAL + before + tool(...lines))).toEqual([]);
});

test('what another file sets', async () => {
  const found = async (other: string): Promise<readonly string[]> => {
    const cwd = makeFolder({ 'app/tools.py': OFFICIAL + tool('return store.find(a)') + REST, 'app/main.py': other });
    const configs = createConfigs({ cwd, builtinRules: rules, allowCode: true });
    const { report } = await check({ cwd, paths: [], configs, formats });
    return report.findings.filter(({ rule: id }) => id === rule.id).map(({ path }) => path);
  };
  expect(await found('from app import tools\ntools.store = 1\n')).toEqual([]);
  expect(await found('from app import tools\nother.store = 1\n')).toEqual(['app/tools.py']);
});

test('what a function around the tool binds', () => {
  const inside = (text: string): string => text.replace(/^/gm, '    ').trimEnd();
  const text = `def register(mcp, store):\n    limit = 1\n    for row in store: pass\n${inside(tool('return str(store, limit, row, more, serch)'))}\n    def more(): ...\n`;
  expect(foundIn(rule, OFFICIAL + text)).toEqual(['error 9 serch']);
});

test('in a sketch, only what is clear by itself', () => {
  const names = ['serch', 'json', 'find_river'].map((name) =>
    tool(`return ${name}(a)`).replace('look', `a_${name.length}`),
  );
  const sketch = `${OFFICIAL}def find_rivers(a): ...\n${names.join('')}`;
  expect(source.findingsIn(rule, sketch).map(({ help }) => help)).toEqual([
    'Add `import json`.',
    'Write `find_rivers`.',
  ]);
  expect(foundIn(rule, sketch)).toHaveLength(3);
});

test.each<[string, string, string]>([
  ['in what a decorator is given', tool('return a').replace('tool()', 'tool(annotations=Hints(title="x"))'), '3 Hints'],
  ['in a plain statement', `${tool('return serch(a)')}limit = Limit(1)\n`, '7 Limit'],
  [
    'behind others',
    `try:\n    import b\nexcept ImportError:\n    b = None\nmcp.add(serch)\n${tool('return a')}`,
    '7 serch',
  ],
  ['in a condition', `if DEBUG:\n    pass\n${tool('return a')}`, '3 DEBUG'],
])('where the file is imported, %s: nothing else is said of it', (_, text, found) => {
  for (const start of [OFFICIAL, FAST]) expect(foundIn(rule, start + text)).toEqual([`error ${found}`]);
});

test('what is said of a file that cannot be imported, whose tools are counted as not read', async () => {
  const text = `${OFFICIAL}mcp.add(json)\n${tool('return a').replace('"""Looks."""', 'pass')}${REST}`;
  const cwd = makeFolder({ 'server.py': text });
  const configs = createConfigs({ cwd, builtinRules: rules, allowCode: true });
  const { report } = await check({ cwd, paths: [], configs, formats });
  expect(report.findings.map(({ rule: id, message, help }) => [id, message, help])).toEqual([
    [
      rule.id,
      'Nothing defines `json` here, so Python cannot import this file and its tools are missing.',
      'Add `import json`.',
    ],
  ]);
  expect(report.unread).toMatchObject([{ line: 3, what: '`json`', reason: 'the file cannot be imported', tools: 1 }]);
});

test.each([
  ['in a branch', 'if mcp:\n    serch()\n'],
  ['what is bound behind it', 'def other(): return b\nprint(b)\nb = 1\n'],
  ['what is caught', 'try:\n    serch()\nexcept Exception:\n    pass\n'],
  ['an expected NameError', 'try:\n    serch()\nexcept NameError:\n    pass\n'],
  ['in a function or a lambda', 'def other():\n    serch()\nbeside = lambda: serch()\n'],
  ['annotations', 'b: Other = 1\ndef c(d: Other) -> Other: return d\n'],
  ['at the end of a condition', 'print(mcp or serch)\n'],
  ['behind what may end it', 'if not mcp:\n    raise SystemExit(1)\nserch()\n'],
  ['in code that cannot be read', 'serch()\nclass (:\n'],
  ['what begins a decorator', '@app.route(serch)\ndef other(): ...\n'],
  ['all names of a module', 'from x import *\nserch()\n'],
  ['what this file may be given', 'import sys\nsys.modules[__name__].serch = 1\nserch()\n'],
])('silent where the file is imported: %s', (_, text) => {
  expect(foundIn(rule, OFFICIAL + text + tool('return a'))).toEqual([]);
});

test('of a sketch that may be a part of a file, the tools are read', () => {
  const sketch = `${OFFICIAL}serch()\n${tool('return json.dumps(a)')}`;
  expect(source.findingsIn(rule, sketch).map(({ help }) => help)).toEqual(['Add `import json`.']);
});

const CLASS = 'class River(BaseModel):\n    x: int\n';
const TYPED = 'from pydantic import BaseModel\nfrom typing import TYPE_CHECKING, Annotated, Literal, Optional\n';
const FUTURE = 'from __future__ import annotations\n';
const taking = (type: string, returned = 'str'): string =>
  `@mcp.tool()\ndef look(a: ${type}) -> ${returned}:\n    """Looks."""\n    return ""\n`;
const FOR_TYPES = 'if TYPE_CHECKING:\n    from rivers import River\n';

test.each<[string, string, string]>([
  ['a class below', `${taking('River')}${CLASS}`, 'River'],
  ['an import below', `${taking('River')}from rivers import River\n`, 'River'],
  ['a class below, in a part of the type', `${taking('list[River] | None')}${CLASS}`, 'River'],
  ['a class below, in a text', `${taking('"River"')}${CLASS}`, '"River"'],
  ['a class below, in a text in the type', `${taking('Optional["River"]')}${CLASS}`, '"River"'],
  ['what is imported for type checkers', `${FOR_TYPES}${taking('River')}`, 'River'],
  ['what nothing defines', `${taking('River')}${REST}`, 'River'],
  ['what nothing defines, in a text', `${taking('"River"')}${REST}`, '"River"'],
  ['what nothing defines, as a default', `${taking('str = River()')}${REST}`, 'River'],
])('in the head of a tool, %s', (_, text, found) => {
  for (const start of [OFFICIAL, FAST])
    for (const future of ['', FUTURE]) {
      const whole = future + TYPED + start + text;
      const findings = source.findingsIn(rule, whole);
      expect(findings.map((each) => `${each.severity} ${whole.slice(each.start, each.end)}`)).toEqual([
        `error ${found}`,
      ]);
    }
});

test('what is returned, where Python evaluates it itself', () => {
  const text = TYPED + OFFICIAL + taking('str', 'River') + CLASS;
  expect(source.foundIn(rule, text)).toEqual(['error 6 River']);
  expect(source.foundIn(rule, FUTURE + text)).toEqual([]);
  expect(source.foundIn(rule, text.replace('-> River', '-> "River"'))).toEqual([]);
});

test('what is said of a type that is not there yet', () => {
  const said = (text: string): unknown[] =>
    source.findingsIn(rule, TYPED + OFFICIAL + text).map((each) => [each.message, each.help]);
  expect(said(taking('River') + CLASS)).toEqual([
    [
      'Only below is `River` defined, so Python cannot import this file and its tools are missing.',
      'Move the definition of `River` above this function.',
    ],
  ]);
  expect(said(FOR_TYPES + taking('River'))).toEqual([
    [
      'Only type checkers see `River`, so Python cannot import this file and its tools are missing.',
      'Import `River` outside of `if TYPE_CHECKING`.',
    ],
  ]);
});

test.each<[string, string]>([
  ['a class above', CLASS + taking('River')],
  ['what a branch may define', `if mcp:\n    from rivers import River\n${taking('River')}`],
  ['what is defined otherwise for others', `${FOR_TYPES}else:\n    River = str\n${taking('River')}`],
  ['what a function defines', `def init():\n    global River\n    River = str\n${taking('River')}`],
  ['all names of a module', `from rivers import *\n${taking('River')}${CLASS}`],
  ['a tool in a branch', `if mcp:\n${taking('River').replace(/^/gm, '    ').trimEnd()}\n${CLASS}`],
  ['behind what may end the file', `if not mcp:\n    raise SystemExit(1)\n${taking('River')}${CLASS}`],
  ['a tool in a function', `def add():\n${taking('River').replace(/^/gm, '    ').trimEnd()}\n${CLASS}`],
  ['texts that are no types', `${taking('Annotated[Literal["River"], "River"]')}${CLASS}`],
  ['a parameter of a type', `${taking('River').replace('look(', 'look[River](')}${CLASS}`],
  ['a lambda', `${taking('str = (lambda River: River)')}${CLASS}`],
  ['a function that is no tool', `def other(a: "River"): ...\n${taking('str')}${CLASS}`],
])('silent in the head of a tool: %s', (_, text) => {
  expect(source.foundIn(rule, TYPED + OFFICIAL + text + REST)).toEqual([]);
});

test('a decorator of others may leave the annotations as texts', () => {
  const text = TYPED + OFFICIAL + taking('River').replace('def', '@logged\ndef') + CLASS;
  const logged = 'def logged(fn): return fn\n';
  expect(source.foundIn(rule, logged + text)).toEqual(['error 8 River']);
  expect(source.foundIn(rule, FUTURE + logged + text)).toEqual([]);
});
