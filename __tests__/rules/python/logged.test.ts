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
