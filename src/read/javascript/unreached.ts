/** What files say that may lead to modules in JavaScript. A folder stands for its index. */
import { timesIn } from '../../core/text.js';
import { isTest, TEST_FOLDER, TEST_NAME } from '../test-code.js';
import type { Mentions, ModulesOfLanguage } from '../mentions.js';

const ENDING = /\.(?:d\.)?[a-z]+$/i;
function nameOf(path: string): string {
  const [folder = '', file = ''] = path.split(/[/'"`]/).slice(-2);
  const name = file.replace(ENDING, '');
  return name === 'index' ? folder : name;
}

/** What is called a mock may be a part of the product. */
const isOfTests = (path: string, text: string): boolean =>
  isTest(path, text) && path.split('/').some((each) => TEST_FOLDER.test(each) || TEST_NAME.test(each));

function mentionsIn(text: string): Mentions {
  const names = new Set<string>();
  for (const { 0: found, 1: last = '', index } of text.matchAll(LAST_OF_PATH)) {
    const isPath = found.startsWith('/') && text[index - 1] !== '/';
    if ((!isPath && !last.includes('.')) || (isPath ? NO_MODULE : NO_FILE).test(last)) continue;
    const line = text.slice(text.lastIndexOf('\n', index) + 1, index + 1);
    if (!COMMENTED.test(line)) names.add(nameOf(line.slice(-301) + last));
  }
  return {
    names,
    isOpen: LOADS_ANY.test(text),
    serves: SERVES.test(text),
    listsTools:
      (text.includes('.setRequestHandler(') && (LISTS_TOOLS.test(text) || WRAPS_LIST.test(text))) ||
      (text.includes('$schema') && DROPS_DIALECT.test(text) && SENDS.test(text) && text.includes('tools/list')),
    answersList: ANSWERS_LIST.test(text),
    rewritesSchemas: REWRITES_SCHEMAS.test(text),
  };
}

function* settingsMention(_: string, text: string): Generator<string> {
  // `rivers/config.ts` is in the folder, and not its index.
  for (const [, name] of text.matchAll(FOLDER_OR_FILE)) yield name!.replace(ENDING, '');
  // `node index.js`
  for (const [, name] of text.matchAll(/[\s"']([\w.-]{1,100})\.[cm]?[jt]sx?\b/g)) yield name!;
}

const FOLDER_OR_FILE = /\/([\w.-]{1,300})(?![\w.-]|\/(?!index\.)[\w-]{1,100}\.[cm]?[jt]sx?\b)/g;
/** A page or a picture of the name of a module. */
const NO_MODULE = /\.(?:html?|css|md|pdf|png|svg)$/;
const NO_FILE = new RegExp(`${NO_MODULE.source}|\\.(?:com|org|net|io|ai|dev|edu|gov)$`);
const LAST_OF_PATH = /[/'"`]([\w.-]{1,300})\/?['"`]/g;
const COMMENTED = /^\s*(?:\/\/|\*)/;

/** `import(path)`, `require(file)`, `import.meta.glob(…)`: it may be any file. */
const LOADS_ANY = /\b(?:import|require)\(\s*(?:[a-zA-Z_$(]|`[^`]*\$\{)|\bimport\.meta\.glob\b|\brequire\.context\b/;
/** Of an `McpServer`, whose own server has such a handler already: `setRequestHandler` is called on its `server`. */
const LISTS_TOOLS =
  /(?<!\bthis)(?:\.server(?: as [^()\n]{1,80}\))?|\[['"]server['"]\])\.setRequestHandler\(\s*(?:\w+\.)?(?:ListToolsRequestSchema|['"]tools\/list['"])/;
/** It takes the handler of the SDK's own out of its map, to change the answer. */
const WRAPS_LIST = /\b(?:_requestHandlers|handlers)\??\.get\(\s*['"]tools\/list['"]/;
const ANSWERS_LIST =
  /\.setRequestHandler\(\s*(?:\w+\.)?(?:ListToolsRequestSchema\b|['"]tools\/list['"])|(?:\bcase|===)\s*['"]tools\/list['"]/;
/** `inputSchema: compatible(tool.inputSchema)`: what is listed is what a function of the project makes of what is written. */
const REWRITES_SCHEMAS =
  /\b((?:in|out)putSchema)\b\s{0,9}[:=]\s{0,9}(?!jsonSchema\b)(?!(?:z|JSON|Object)\.|structuredClone\b|\w*(?:[zZ]od|[tT]oJ(?:son|SON)Schema))\w+(?:\.\w+)?\((?:\w+[.?!]{1,2})*\1\b[^(){};\n]{0,80}\)(?!\s{0,99}[?.&|(=])/;
/** It leaves `$schema` out of what goes to clients: `if (key === '$schema') continue;`, `delete schema.$schema`. */
const DROPS_DIALECT =
  /===?\s{0,9}['"]\$schema['"]|\bdelete\s[^;\n]{0,60}\$schema\b|\{\s{0,9}\$schema\b[^}\n]{0,40},\s{0,9}\.\.\./;
/** It comes between the server and its transport. */
const SENDS = /\.send\s{0,9}=(?!=)/;
const SERVES = /\bnew (?:Mcp|MCP)?(?:Server|FastMCP)\s*[(<]|\bcreateMcpHandler\s*\(/;

/**
 * A module that only declares things and exports some of them by names that mention tools: it starts nothing, and no
 * framework finds it by its place or by what it exports.
 */
function onlyExportsTools(text: string): boolean {
  const exported = [...text.matchAll(EXPORTED)].map(([, name]) => name!);
  if (!exported.some((name) => ABOUT_TOOLS.test(name)) || exported.some((name) => OF_FRAMEWORK.test(name)))
    return false;
  return !EXPORTS_MORE.test(text) && !SERVES.test(text) && !text.split('\n').some((line) => ACTS.test(line));
}

const EXPORTED = /^export (?:async )?(?:const|let|var|function\*?|(?:abstract )?class) (\w+)/gm;
const ABOUT_TOOLS = /tool|^(?:register|setup)/i;
/** What frameworks look for in a file that they find by its place. */
const OF_FRAMEWORK = /^(?:GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS|handler|config|metadata|schema|fetch|loader|action)$/;
const EXPORTS_MORE = /^export (?:default\b|\*|\{)|^(?:module\.)?exports\b/m;
/** Statements that do something when the module is loaded. */
const ACTS =
  /^(?!(?:import|export|const|let|var|function|async function|class|abstract|type|interface|enum|declare|namespace|return)\b)[a-zA-Z_$(#!].*[({]/;

/** `import { a, b as c } from './x.js';`, on one line or on many. */
const NAMED_IMPORT =
  /^[ \t]*import\s+(?:type\s+)?(?:[\w$]+\s*,\s*)?\{[^{}]{0,5000}\}\s*from\s*['"][^'"\n]{1,300}['"]/gm;
/** `export { a, b } from './x.js';` */
const PASSED_ON = /^[ \t]*export\s*\{[^{}]{0,5000}\}\s*from\s*['"][^'"\n]{1,300}['"]/gm;
/** What is renamed may be used by its other name. */
const renamedIn = (statement: string): string =>
  Array.from(statement.matchAll(/\b([\w$]{1,100})\s{1,9}as\s/g), ([, name]) => name).join(' ');
const LINE_COMMENT = /^[ \t]*(?:\/\/|\*(?=[ \t])).*$/gm;
const TAKES_ALL = /\bObject\.(?:values|entries|keys)\(|\bfor\s*\([^)]{1,80}\sin\s|\w\[\w+\]\s*\(/;

/** `const { a, b: c } = await import('./x.js');` */
const NAMED_LATER = /\{([^{}]{0,1000})\}\s*=\s*await import\(\s*['"][^'"\n]{1,300}['"]\s*\)/g;
/** `import rivers from './rivers.js';` */
const DEFAULT_IMPORT = /^[ \t]*import\s+([\w$]{1,100})\s+from\s*['"][^'"\n]{1,300}['"]/gm;
const withoutUnusedDefaults = (text: string): string =>
  text.replace(DEFAULT_IMPORT, (statement, name: string) =>
    timesIn(text, name) > timesIn(statement, name) ? statement : '',
  );

export const modules: ModulesOfLanguage = {
  usesIn: (text) =>
    withoutUnusedDefaults(
      text
        .replace(NAMED_IMPORT, renamedIn)
        .replace(PASSED_ON, renamedIn)
        .replace(NAMED_LATER, '$1')
        .replace(LINE_COMMENT, ''),
    ),
  passedOnIn: (text) => text.match(PASSED_ON) ?? [],
  takesAll: (text) => TAKES_ALL.test(text),
  mayListTools: (text) => text.includes('.setRequestHandler(') || text.includes('tools/list'),
  mayRewriteSchemas: (text) => text.includes('inputSchema'),
  starts: (text) => /\bnew StdioServerTransport\(/.test(text),
  isOfTools: (name) => ABOUT_TOOLS.test(name),
  packages: ['package.json'],
  isTest: isOfTests,
  onlyHasTools: (_, text) => onlyExportsTools(text),
  ...{ nameOf, mentionsIn, settingsMention },
};
