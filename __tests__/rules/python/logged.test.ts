/** `mcp/stdout-in-stdio` where Python logs, and where what a server has is registered in other files. */
import { expect, test } from '@jest/globals';
import rule from '../../../rules/mcp/stdout-in-stdio.js';
import { findingsIn, OFFICIAL } from './source.js';

const V1 = { 'pypi:mcp': '==1.28.1' };
const found = (text: string, files: Readonly<Record<string, string>> = {}): string[] =>
  findingsIn(rule, text, V1, files).map(({ severity, line }) => `${severity} ${line}`);

const IMPORTS = 'import logging, os, sys\n';
const TOOL = '@mcp.tool()\ndef look(): ...\n';
const basic = (level: string, more = ''): string =>
  `${IMPORTS}${more}logging.basicConfig(level=${level}, handlers=[logging.StreamHandler(sys.stdout)])\n${OFFICIAL}${TOOL}mcp.run()\n`;
const setUp = (level: string, given: string, called: string): string =>
  `${IMPORTS}def set_up(${given}):\n    logging.basicConfig(level=${level}, stream=sys.stdout)\n${called}${OFFICIAL}${TOOL}mcp.run()\n`;
const handler = (levels: string, given = ''): string =>
  `${IMPORTS}${OFFICIAL}${TOOL}def main(${given}):\n    root = logging.getLogger()\n    out = logging.StreamHandler(sys.stdout)\n${levels}    root.addHandler(out)\n    mcp.run()\n`;

test.each([
  ['a level', basic('logging.INFO'), ['error 2']],
  ['a variable', basic('LEVEL', 'LEVEL = logging.DEBUG\n'), ['error 3']],
  ['its default', setUp('getattr(logging, level.upper())', 'level: str = "INFO"', 'set_up()\n'), ['error 3']],
  ['with another', setUp('getattr(logging, level.upper(), logging.INFO)', 'level="DEBUG"', 'set_up()\n'), ['error 3']],
  ['the default itself', setUp('level', 'level=logging.INFO', 'set_up()\n'), ['error 3']],
  ['what is severe', basic('logging.ERROR'), []],
  ['what is severe by default', setUp('getattr(logging, level.upper())', 'level="CRITICAL"', 'set_up("INFO")\n'), []],
  ['what is always given', setUp('getattr(logging, level)', 'level', 'set_up("INFO")\n'), []],
  ['what is not known', basic('settings.level'), []],
  ['a handler', handler('    root.setLevel(logging.INFO)\n    out.setLevel(logging.INFO)\n'), ['error 11']],
  ['a handler, by its name', handler('    root.setLevel("INFO")\n'), ['error 10']],
  ['a handler, by default', handler('    root.setLevel(level.upper())\n', 'level="INFO"'), ['error 10']],
  ['a handler for what is severe', handler('    root.setLevel(logging.INFO)\n    out.setLevel(logging.WARNING)\n'), []],
  ['a handler with a filter', handler('    root.setLevel(logging.INFO)\n    out.addFilter(only)\n'), []],
  ['another level', handler('    root.setLevel(logging.WARNING)\n'), []],
])('what is logged: %s', (_, text, expected) => {
  expect(found(text)).toEqual(expected);
});

const LOGS = `${IMPORTS}logger = logging.getLogger("x")\nlogger.setLevel(logging.INFO)\nlogger.addHandler(logging.StreamHandler(sys.stdout))\nlogger.info("Starts")\n`;
const elsewhere = (made: string, run: string): string =>
  `import tools\nfrom mcp.server.fastmcp import FastMCP\n${made}${LOGS}tools.register(mcp)\n${run}`;
const MAKE = 'def make():\n    return FastMCP("x")\nmcp = make()\n';

test.each([
  ['here', elsewhere('mcp = FastMCP("x")\n', 'mcp.run()\n'), ['error 7']],
  ['in a function', elsewhere(MAKE, 'mcp.run("stdio")\n'), ['error 9']],
  ['and printed', `${elsewhere(MAKE, '').replace(LOGS, 'print("Starts", flush=True)\n')}mcp.run()\n`, ['error 6']],
  ['but speaks over HTTP', elsewhere(MAKE, 'mcp.run(transport="sse")\n'), []],
  ['by what is not known', elsewhere('mcp = other()\n', 'mcp.run()\n'), []],
  ['beside what else runs', elsewhere('mcp = FastMCP("x")\n', 'app.run()\n'), []],
])('a server whose tools are in other files is made %s', (_, text, expected) => {
  expect(found(text)).toEqual(expected);
});

const prints = (imports: string, ...body: string[]): string =>
  `${imports}\n${OFFICIAL}@mcp.tool()\ndef look(x):\n${body.map((line) => `    ${line}\n`).join('')}mcp.run()\n`;
const CONSOLE = 'from rich.console import Console; console = Console()';

test.each([
  ['rich', 'from rich import print', 'print(x)', ['error 6']],
  ['rich, as a member', 'import rich', 'rich.print(x)', ['error 6']],
  ['rich, to standard error', 'from rich import print; import sys', 'print(x, file=sys.stderr)', []],
  ['a console', CONSOLE, 'console.print(x)', ['error 6']],
  ['a console, as JSON', CONSOLE, 'console.print_json(x)', ['error 6']],
  ['a console of a module', 'import rich.console; out = rich.console.Console(width=80)', 'out.print(x)', ['error 6']],
  ['a console of another file', 'from own import console', 'console.print(x)', ['error 6']],
  ['a console of standard error', CONSOLE.replace('()', '(stderr=True)'), 'console.print(x)', []],
  ['a console of a file', CONSOLE.replace('()', '(file=out)'), 'console.print(x)', []],
  ['a console that is not known', CONSOLE.replace('()', '(**more)'), 'console.print(x)', []],
  ['what a console makes', CONSOLE, 'console.get_style(x)', []],
  ['another console', 'console = Console()', 'console.print(x)', []],
  ['pprint', 'from pprint import pprint', 'pprint(x)', ['warning 6']],
  ['pprint, as a member', 'import pprint', 'pprint.pp(x)', ['warning 6']],
  ['pprint, to another stream', 'import pprint', 'pprint.pprint(x, out)', []],
  ['another pprint', 'from own import pprint', 'pprint(x)', []],
])('what is printed with %s', (_, imports, line, expected) => {
  const own = { 'own.py': `${CONSOLE}\ndef pprint(x): ...\n` };
  expect(found(prints(imports, line), own)).toEqual(expected);
  expect(findingsIn(rule, prints(imports, line), { 'pypi:mcp': '==2.0.0' }, own)).toEqual([]);
  expect(found(prints(imports, line).replace('run()', 'run("sse")'), own)).toEqual([]);
});

test('what prints otherwise says how', () => {
  const helps = (imports: string, line: string): unknown[] =>
    findingsIn(rule, prints(imports, line), V1).map(({ help, fix }) => [
      help,
      ...(fix?.edits ?? []).map((edit) => (edit as { text: string }).text),
    ]);
  expect(helps('import sys; from pprint import pprint', 'pprint(x)')).toEqual([
    ['Print with `stream=sys.stderr`, to standard error.', ', stream=sys.stderr'],
  ]);
  expect(helps('import sys; from rich import print', 'print(x)')).toEqual([
    ['Print with `file=sys.stderr`, to standard error.', ', file=sys.stderr'],
  ]);
  expect(helps(CONSOLE, 'console.print(x)')).toEqual([
    ['Make it with `Console(stderr=True)`, which prints to standard error.'],
  ]);
});

const LOGURU = 'import sys\nfrom loguru import logger\nlogger.remove()\nlogger.add(sys.stdout)';

test.each([
  ['here', LOGURU, ['error 4']],
  ['at a level', LOGURU.replace('stdout', 'stdout, level="DEBUG"'), ['error 4']],
  ['what is severe', LOGURU.replace('stdout', 'stdout, level="ERROR"'), []],
  ['what a filter takes', LOGURU.replace('stdout', 'stdout, filter=only'), []],
  ['to standard error', LOGURU.replace('stdout', 'stderr'), []],
  ['and takes it away', `${LOGURU}\nlogger.remove()`, []],
  ['with another logger', LOGURU.replace('loguru', 'own'), []],
])('what loguru writes: %s', (_, imports, expected) => {
  expect(found(prints(imports, 'logger.info(x)'))).toEqual(expected);
  expect(found(prints(imports, 'return x'))).toEqual([]);
});

test('a version that keeps standard output for itself', () => {
  const text = elsewhere('mcp = FastMCP("x")\n', 'mcp.run()\n');
  expect(findingsIn(rule, text, { 'pypi:mcp': '==2.0.0' })).toEqual([]);
});

test('a function that another file calls when it is loaded', () => {
  const text = `from logs import logger\n${OFFICIAL}${TOOL}mcp.run()\n`;
  const logs = (call: string): string =>
    `${IMPORTS}def set_up(level="INFO"):\n    logging.basicConfig(level=level, stream=sys.stdout)\n    return logging.getLogger()\n${call}`;
  expect(findingsIn(rule, text, V1, { 'logs.py': logs('logger = set_up()\n') })).toMatchObject([{ path: 'logs.py' }]);
  expect(found(text, { 'logs.py': logs('logger = None\n') })).toEqual([]);
  expect(found(text, { 'logs.py': logs('if os.environ.get("X"):\n    logger = set_up()\n') })).toEqual([]);
});
