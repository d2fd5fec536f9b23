/** What files say that may lead to modules in Python. The name of such a module has its ending: `rivers.py`. */
import { isNameOfRegistrar } from '../../core/python-code.js';
import { PYTHON_REQUIREMENTS } from '../../core/python-requirements.js';
import { pythonCandidatesFor } from './imports.js';
import type { Mentions, ModulesOfLanguage } from '../mentions.js';

function isTest(path: string, text: string): boolean {
  const name = path.slice(path.lastIndexOf('/') + 1);
  return /^(?:test_.*|.*_test|conftest)\.py$/.test(name) && /^[ \t]*(?:async )?def test_|\bpytest\b/m.test(text);
}

function mentionsIn(text: string): Mentions {
  const names = new Set<string>();
  const beside = new Set<string>();
  for (const [statement] of text.matchAll(IMPORT)) {
    const [, imported, module = imported] = BARE.exec(statement) ?? [];
    if (module !== undefined) beside.add(`${module}.py`);
    for (const [word] of statement.matchAll(/\w+/g)) if (word !== module) names.add(`${word}.py`);
  }
  for (const { 0: found, 1: word, index } of text.matchAll(LAST_IN_QUOTES))
    if (found.endsWith('.py') || !isData(text, index, index + found.length)) names.add(`${word!}.py`);
  for (const name of programsIn(text)) names.add(name);
  // What is named in another way, too, may be anywhere.
  for (const name of beside) if (names.has(name)) beside.delete(name);
  for (const name of beside) names.add(name);
  return { names, beside, isOpen: LOADS_ANY.test(text), serves: SERVES.test(text) };
}

/** Commands, entry points and lists of modules. In JSON only paths name a module. */
function* settingsMention(file: string, text: string): Generator<string> {
  for (const [, word] of text.matchAll(file.endsWith('.json') ? PATH : NAMED)) yield `${word!}.py`;
  yield* programsIn(text);
}

/** `import rivers`, `from rivers import …`, `from .rivers import …`: a folder beside comes before others. */
const BARE = /^[ \t]*(?:import[ \t]+(\w{1,100})[ \t]*(?:as\b.*)?$|from[ \t]+\.?(\w{1,100})[ \t]+import)/;
const IMPORT = /^[ \t]*(?:from[ \t]+[\w.]{1,300}[ \t]+import|import)\b[ \t]*(?:\([^)]{0,5000}\)|(?:\\\r?\n|[^\n])*)/gm;
/** A key of a dict, what it is asked for, or a path of a URL: `{"rivers": 1}`, `found["rivers"]`, `get("/rivers")`. */
function isData(text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - LONGEST_PATH), start);
  if (/["']\/[\w./-]*$/.test(before)) return true;
  if (!/["']$/.test(before) || !/["']/.test(text[end] ?? '')) return false;
  return /^\s*:/.test(text.slice(end + 1, end + 3)) || /(?:\w\[|\.(?:get|pop)\()["']$/.test(before);
}

const LONGEST_PATH = 100;

/** `'app.tools.rivers'`, `"tools/rivers.py"`, `'app.rivers:TOOLS'` */
const LAST_IN_QUOTES = /(?<=["'./])(\w{1,100})(?:\.py)?(?=["':])/g;
/** The end is looked for first: large files of data have many words and few paths. */
const PATH = /(?:\.py\b|:(?=\w))(?<=(?<!\w)(\w{1,100})(?:\.py|:))/g;
/** No module can be imported that is called so, and it may be started. */
const PROGRAM = /(?<![\w-])\w{1,50}(?:-\w{1,50}){1,9}\.py\b/g;
/** The end is looked for first. */
const programsIn = (text: string): readonly string[] =>
  /-\w{1,50}\.py\b/.test(text) ? (text.match(PROGRAM) ?? []) : [];
const NAMED = /(?<=[./:"'=\s])(\w{1,100})/g;

/** It may be any file. */
const LOADS_ANY =
  /\bimportlib\b|\b__import__\b|\bpkgutil\b|\brunpy\b|\bspec_from_file_location\b|\bFileSystemProvider\b|\bexec\(/;
const SERVES = /\b(?:FastMCP|(?:Mcp|MCP)?Server)\(/;

/** A module that only has tools starts nothing, so its tools are served only where it is imported. */
function onlyHasTools(path: string, text: string): boolean {
  if (/(?:^|\/)__\w+__\.py$/.test(path)) return false;
  return onlyListsTools(text) || onlyRegisters(text);
}

/** Lists of tools and functions, without an SDK. */
const onlyListsTools = (text: string): boolean =>
  /["']input_?schema["']/i.test(text) && !KNOWS_SDK.test(text) && !ACTS.test(text);

/** Functions with decorators of a server that another module of the project makes. */
const onlyRegisters = (text: string): boolean =>
  REGISTERS.test(text) && !MAKES_SDK.test(text) && !SERVES.test(text) && !ACTS.test(text.replace(REGISTERING, ''));

const REGISTERS = /^@\w+(?:\.\w+){0,3}\.(?:tool|prompt|resource)\b/m;
/** Its other decorators are looked at, too. */
const REGISTERING =
  /^@\w+(?:\.\w+){0,3}\.(?:tool|prompt|resource)\b|^(?:logger|log)\.\w+\(|^if (?:typing\.)?TYPE_CHECKING:/gm;
/** `from fastmcp import Context` is no server; `from mcp.server.fastmcp import FastMCP` makes one or names its type. */
const MAKES_SDK =
  /^[ \t]*(?:from|import)[ \t]+(?:mcp|fastmcp)\b[^\n]*\b(?:FastMCP|MCPServer|Server)\b|\btools\/list\b/m;

/** `from ..rivers import find`, which runs whenever the module is loaded, and is no example in a text. */
function neededBy(path: string, text: string): string[][] {
  if (!FROM_OWN.test(text)) return [];
  const own = text.replace(LONG_TEXT, '');
  return Array.from(own.matchAll(FROM_OWNS), ([, source]) => pythonCandidatesFor(path, source!));
}
const FROM_OWN = /^from[ \t]+\.+\w/m;
const FROM_OWNS = /^from[ \t]+(\.{1,9}\w[\w.]{0,200})[ \t]+import\b/gm;
const LONG_TEXT = /"""[^]*?"""|'''[^]*?'''/g;

const KNOWS_SDK = /^[ \t]*(?:from|import)[ \t]+(?:mcp|fastmcp)\b|\btools\/list\b/m;
/** A call, a decorator or a condition at the top, and functions that runtimes look for. */
const ACTS =
  /^(?:@|if\b|for\b|while\b|with\b|[a-zA-Z_][\w.]{0,200}\(|(?:async )?def (?:\w{0,50}_)?(?:handler|main)\()/m;

/** `from .rivers import register as add, find`: to import a name is not to use it, and an alias may be. */
const NAMED_IMPORT = /^[ \t]*from[ \t]+[\w.]{1,300}[ \t]+import\b[ \t]*(?:\([^)]{0,5000}\)|(?:\\\r?\n|[^\n#*])*)/gm;
const renamedIn = (statement: string): string =>
  Array.from(statement.matchAll(/\b(\w{1,100})\s{1,9}as\s/g), ([, name]) => name).join(' ');
/** What is written of names: `TOOL_MODULES = [rivers, cities]` hands on the modules, of which others may take anything. */
const AS_VALUE = /(?<![\w."'])[A-Za-z_]\w{0,99}(?=\s{0,9}[,\])}])/g;

/** Without imports, but of what is handed on. */
function usesIn(text: string): string {
  if (TAKES_ALL.test(text)) return text;
  const own = text.replace(NAMED_IMPORT, '').replace(LONG_TEXT, '').replace(COMMENT, '');
  const handed = new Set(own.match(AS_VALUE));
  const left = (statement: string): string => {
    const names = new Set(statement.match(/\w+/g));
    return [
      renamedIn(statement),
      ...[...names].filter((name) => handed.has(name)).map((name) => `import ${name}`),
    ].join('\n');
  };
  return text.replace(NAMED_IMPORT, left).replace(COMMENT, '');
}
const COMMENT = /^[ \t]*#.*$/gm;

/** Each of what modules have: then nothing that they have is without use. */
const TAKES_ALL = /\b(?:getattr|dir|vars|globals|locals|getmembers|iter_modules|__dict__|import_module|exec)\b/;

/** A package has the name of its folder. */
function nameOf(path: string): string {
  const module = path.replace(/(?<=[^/])\/__init__(?=\.py$)/, '');
  return module.slice(module.lastIndexOf('/') + 1);
}

export const modules: ModulesOfLanguage = {
  usesIn,
  passedOnIn: (text) => text.match(NAMED_IMPORT) ?? [],
  takesAll: (text) => TAKES_ALL.test(text),
  isOfTools: isNameOfRegistrar,
  packages: PYTHON_REQUIREMENTS,
  nameOf,
  ...{ isTest, mentionsIn, settingsMention },
  ...{ onlyHasTools, neededBy },
  starts: (text) => /^if __name__ ==/m.test(text),
};
