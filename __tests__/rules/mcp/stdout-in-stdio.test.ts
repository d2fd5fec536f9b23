import { expect, test } from '@jest/globals';
import rule from '../../../rules/mcp/stdout-in-stdio.js';
import { findingsIn, foundIn, V1 } from './source.js';

const STDIO = `${V1}import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
const server = new McpServer({ name: 'shop', version: '1.0.0' });
server.registerTool('ping', { description: 'Answers.' }, async () => { PRINT return { content: [] }; });
await server.connect(new StdioServerTransport());\n`;
const at = (print: string): string => STDIO.replace('PRINT', print);

/** FastMCP names the transport when it starts. */
const fast = (how: string): string =>
  `import { FastMCP } from 'fastmcp';\nconst server = new FastMCP({ name: 'shop', version: '1.0.0' });\nserver.addTool({ name: 'a', execute });\nserver.start(${how});\nconsole.log('ready');\n`;

const inClass = (
  afterwards: string,
  made = '',
  more = '',
): string => `${V1}import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
class S { server = new Server({ name: 'a', version: '1' }, { capabilities: { tools: {} } });
async run() { await this.server.connect(new StdioServerTransport());
  ${afterwards} }
  constructor() { ${made} }
${more} }
new S().run();
`;
const dispatching = (
  body: string,
): string => `${V1}import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
const server = new Server({ name: 'a', version: '1' }, { capabilities: { tools: {} } });
server.setRequestHandler(CallToolRequestSchema, async (request) => { ${body} });
server.connect(new StdioServerTransport());
`;
/** A function that is called between the making of the transport and its use. */
const between = (
  call: string,
  name: string,
): string => `${V1}import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
async function ${name}() { try { await look(); console.log('connected'); } catch (e) { console.error(e); } }
const server = new McpServer({ name: 'shop', version: '1.0.0' });
const transport = new StdioServerTransport();
${call}
await server.connect(transport);
`;
test.each([
  ['awaited', between('await initializeStore();', 'initializeStore'), 1],
  ['called', between('initializeStore();', 'initializeStore'), 1],
  ['in a branch', between('if (process.argv.length > 2) await initializeStore();', 'initializeStore'), 0],
  ['of a condition', between('process.argv[2] && printHelp();', 'printHelp'), 0],
])('beside the transport, whatever the function is called: %s', async (_, text, count) => {
  expect(await foundIn(rule, text)).toHaveLength(count);
});

test.each([
  ['of a database, beside a server', `db.command({ ping: 1 });`, 1],
  ['of a database, by a name', `client.command(QUERY);`, 0],
  ['of a command line', `program.command('serve');`, 0],
  ['of one that is described', `yargs.command({ command: 'serve', handler });`, 0],
  ['of one that is described elsewhere', `cli.command({ ...serve });`, 0],
])('a command %s', async (_, call, count) => {
  expect(await foundIn(rule, at(`console.log('x');`) + call)).toHaveLength(count);
});

const STDIO_CJS = `const { McpServer } = require('@modelcontextprotocol/sdk/server/mcp.js');
const { StdioServerTransport } = require('@modelcontextprotocol/sdk/server/stdio.js');
const server = new McpServer({ name: 'shop', version: '1.0.0' });
console.log('x');
server.connect(new StdioServerTransport());
`;

test.each([
  ['beside FastMCP', fast(`{ transportType: 'stdio' }`), ['5:1 console.log']],
  [
    'beside FastMCP, where something else is started too',
    `${fast(`{ transportType: 'stdio' }`)}const poller = new Poller();\npoller.start();\n`,
    ['5:1 console.log'],
  ],
  [
    'beside FastMCP, whose transport is a member of a constant',
    `${fast('{ transportType: HOW.transport }')}const HOW = { transport: 'stdio' as const };\n`,
    ['5:1 console.log'],
  ],
  ['in a handler', at(`console.log('x');`), ['5:72 console.log']],
  ['when it starts', at('') + `console.info('ready');`, ['7:1 console.info']],
  ['in a function that is called', at('look();') + `function look() { console.log('x'); }`, ['7:19 console.log']],
  [
    'in a branch that asks what is assigned, and not from the command line',
    at('') + `let found;\ntry { found = await look(); } catch {}\nif (found.order) console.log('x');`,
    ['9:18 console.log'],
  ],
  [
    'in a method that a function calls which is called',
    at('look();') + `class Log { write() { console.log('x'); } }\nconst look = () => new Log().write();`,
    ['7:23 console.log'],
  ],
  [
    'behind a check of the arguments',
    dispatching(`if (!isPingArgs(request.params.arguments)) throw new Error('x');\nconsole.log('x');`),
    ['6:1 console.log'],
  ],
  ['in the class that connects', inClass(`console.log('ready');`), ['6:3 console.log']],
  ['in a constructor', inClass('', `console.log('made');`), ['7:19 console.log']],
  ['in a method that another calls', inClass('', 'this.set();', `set() { console.log('x'); }`), ['8:9 console.log']],
  [
    'in the handler of a list, in a method',
    inClass(
      '',
      'this.set();',
      `set() { this.server.setRequestHandler(CallToolRequestSchema, async () => { console.log('x'); }); }`,
    ),
    ['8:76 console.log'],
  ],
  [
    'in a class whose instance has a name',
    inClass(`console.log('x');`).replace('new S().run();', 'const s = new S();\nvoid s.run();'),
    ['6:3 console.log'],
  ],
  [
    "behind a factory of the project's own that is called createServer",
    `import { createServer } from './server.js';\nimport { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';\nconsole.log('Starting');\ncreateServer().connect(new StdioServerTransport());`,
    ['3:1 console.log'],
  ],
  [
    'by an argument of the tool',
    at(`if (args.verbose) console.log('x');`).replace('async () =>', 'async (args) =>'),
    ['5:94 console.log'],
  ],
  [
    'by an argument of the request',
    dispatching(
      `const { name, arguments: args } = request.params; if (args.op === 'list') console.log('x'); switch (args.op) { case 'ask': console.log('y'); }`,
    ),
    ['5:144 console.log', '5:193 console.log'],
  ],
  ['CommonJS', STDIO_CJS, ['4:1 console.log']],
  [
    'a function for a page and for others',
    at('await page.evaluate(collect); collect();') + `function collect() { console.log('x'); }`,
    ['7:22 console.log'],
  ],
  [
    'at an event that goes on',
    at('') + `process.on('uncaughtException', () => { console.log('x'); });`,
    ['7:41 console.log'],
  ],
  [
    'in a function behind a return',
    at('look();') + `function look() { return inner(); function inner() { console.log('x'); } }`,
    ['7:54 console.log'],
  ],
  ['at the end of something else', at('') + `socket.onclose = () => { console.log('x'); };`, ['7:26 console.log']],
  [
    'in a method whose name only begins as one for people',
    inClass('', 'this.initializeDb();', `initializeDb() { console.log('x'); }`),
    ['8:18 console.log'],
  ],
  ['in what serves a client', at('getClient();') + `function getClient() { console.log('x'); }`, ['7:24 console.log']],
  ['straight to the stream', at(`process.stdout.write('x');`), ['5:72 process.stdout.write']],
  ['JSON that is no message', at(`console.log('{"level":"info","jsonrpc":"2.0"}');`), ['5:72 console.log']],
  ['something else that is made JSON', at(`console.log(JSON.stringify({ ready: true }));`), ['5:72 console.log']],
  ['a message with more', at(`console.log('{"jsonrpc":"2.0","method":"a"}', 1);`), ['5:72 console.log']],
  [
    'wherever it is not production, which no client says',
    at('') + `const isDev = process.env.NODE_ENV !== 'production';\nif (isDev) console.log('x');`,
    ['8:12 console.log'],
  ],
  ['behind another question', at('') + `hasOrders && console.log('x');`, ['7:14 console.log']],
])('%s', async (_, text, found) => {
  expect(await foundIn(rule, text)).toEqual(found);
});

test.each([
  `const isDev = process.env.NODE_ENV === 'development';\nif (isDev) console.log('x');`,
  `import { isDevelopment } from './config.js';\nif (isDevelopment) console.log('x');`,
  `config.isDev && console.log('x');`,
  `process.env.DEBUG && console.log('x');`,
  `const log = (said) => { if (!IS_DEV) return; console.log(said); };\nlog('x');`,
])('silent for those who develop it: %s', async (text) => {
  expect(await foundIn(rule, at('') + text)).toEqual([]);
});

test.each([
  [
    'a switch on the command line',
    at('') +
      `async function main() {\nconst args = process.argv.slice(2);\nconst command = args[0];\nswitch (command) { case 'help': console.log('usage'); return; case undefined: return; }\n}\nmain();`,
  ],
  [
    'a switch on a variable of the command line',
    at('') + `const [, , mode] = process.argv;\nswitch (mode) { case 'x': console.log('y'); }`,
  ],
  [
    'a server of HTTP by the module of Node',
    `import { createServer } from 'node:http';\ncreateServer(f);\n${at(`console.log('x');`)}`,
  ],
  ['FastMCP over HTTP', fast(`{ transportType: 'httpStream', httpStream: { port: 1 } }`)],
  ['FastMCP over what is chosen', fast(`{ transportType: process.argv[2] }`)],
  ['FastMCP over both', fast(`{ transportType: 'stdio' }`) + `other.start({ transportType: 'sse' });`],
  ['to the log', at(`console.error('x'); console.warn('x');`)],
  ['no transport', at(`console.log('x');`).replace('new StdioServerTransport()', 'other')],
  ['another transport beside it', `${at(`console.log('x');`)}new StreamableHTTPServerTransport({});`],
  ['a server of HTTP', `${at(`console.log('x');`)}app.listen(3000);`],
  [
    'options that are assigned in a try',
    at('') +
      `async function main() {\nlet cli;\ntry { cli = parseCli(process.argv.slice(2)); } catch { process.exit(2); }\nif (cli.help) { console.log('usage'); return; }\nawait look();\n}\nmain();`,
  ],
  ['help for people', at('') + `if (process.argv.includes('--help')) { console.log('x'); process.exit(0); }`],
  ['a function for people', at('') + `function printUsage() { console.log('x'); }`],
  [
    'a function for another way to start',
    at('') + `function login() { console.log('x'); }\nif (process.argv[2] === 'login') login().catch(console.error);`,
  ],
  ['turned to another stream', at(`console.log('x');`) + 'console.log = console.error;'],
  ['a function that nothing calls', at('') + `function look() { console.log('x'); }`],
  [
    'a function in one that nothing calls, whose name another has, too',
    at('start();') +
      `function unused() { const say = () => console.log('x'); say(); }\nfunction start() { const say = () => 1; say(); }`,
  ],
  [
    'a function that only such a function calls',
    at('') + `function look() { console.log('x'); look(); }\nconst all = () => look();`,
  ],
  ...[
    'page.evaluate',
    'this.page.evaluate',
    'page!.evaluateHandle',
    'frame.waitForFunction',
    'context.addInitScript',
  ].map((call) => [`code of a page in a browser: ${call}`, at(`await ${call}(() => { console.log('x'); });`)] as const),
  ['code of an element of a page', at(`await page.$eval('a', (a) => { console.log(a); });`)],
  ['code of each page', at(`await page.evaluateOnNewDocument(() => { [1].forEach(() => console.log('x')); });`)],
  ['a function for a page', at('await page.evaluate(collect);') + `function collect() { console.log('x'); }`],
  [
    'at the end of the program',
    at('') +
      `process.on('SIGINT', async () => { console.log('x'); await server.close().then(() => { console.log('y'); }); });`,
  ],
  ['behind a return', at('look();') + `function look() { try { return 1; console.log('x'); } catch {} }`],
  ['what is named for those who ask for it', at('use({ writeStdout: (text) => process.stdout.write(text) });')],
  ['when the client has gone', at('') + `transport.onclose = () => { console.log('x'); };`],
  ['when the session has ended', at('') + `server.on('disconnect', () => { console.log('x'); });`],
  [
    'a function for its end',
    at('') +
      `function onInterrupt() { console.log('x'); }\nprocess.on('SIGINT', onInterrupt);\nprocess.once('SIGTERM', onInterrupt);`,
  ],
  ['when the client is gone', at(`server.on('disconnect', () => { console.log('x'); });`)],
  ['when the transport is closed', at(`server.server.onclose = () => { console.log('x'); };`)],
  ['a message', at(`console.info('{"jsonrpc": "2.0", "method": "log", "params": {}}');`)],
  ['a message with values', at('console.log(`{"jsonrpc":"2.0","method":"log","params":{"text":"${text}"}}`);')],
  ['a message that is made here', at(`process.stdout.write(JSON.stringify({ jsonrpc: '2.0', method: 'a' }) + '\\n');`)],
  ['a console of its own', at(`console.log('x');`) + `import { console } from './log.js';`],
])('silent: %s', async (_, text) => {
  expect(await foundIn(rule, text)).toEqual([]);
});

/** A server that `main()` starts, whatever else is written. */
const started = (afterwards: string, before = ''): string =>
  `${V1}import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
const server = new McpServer({ name: 'shop', version: '1.0.0' });
async function main() { ${before} await server.connect(new StdioServerTransport()); }
${afterwards}
`;

test.each([
  ['the script is the module', `if (import.meta.url === pathToFileURL(process.argv[1]).href) { PRINT main(); }`],
  ['its path', `if (process.argv[1] === fileURLToPath(import.meta.url)) { PRINT main(); }`],
  ['the end of its path', `if (process.argv[1]?.endsWith('server.js')) { PRINT main(); }`],
  ['kept in a variable', `const isEntry = process.argv[1]?.endsWith('server.js');\nif (isEntry) { PRINT main(); }`],
  ['asked by a function', `const isEntry = () => require.main === module;\nif (isEntry()) { PRINT main(); }`],
  ['require.main', `if (require.main === module) { PRINT main().catch(console.error); }`],
  ['import.meta.main', `if (import.meta.main) { PRINT main(); }`],
  ['no test', `if (process.env.NODE_ENV !== 'test') { PRINT main(); }`],
  ['a flag for the server', `if (process.argv.includes('--stdio')) { PRINT await main(); }`],
  ['one call further', `async function run() { await main(); }\nif (!process.env.VITEST) { PRINT run(); }`],
  ['a function without a name', `(async () => { if (!process.env.VITEST) { PRINT await main(); } })();`],
])('what is printed where the program starts: %s', async (_, text) => {
  expect(await foundIn(rule, started(text.replace('PRINT', `console.log('x');`)))).toHaveLength(1);
  // And what the function that is started there prints.
  expect(await foundIn(rule, started(text.replace('PRINT', ''), `console.log('x');`))).toHaveLength(1);
});

test.each([
  ['the other branch', `if (process.argv.includes('--help')) { console.log('x'); } else { main(); }`],
  ['what ends before it', `if (process.argv.includes('--help')) { console.log('x'); process.exit(0); }\nmain();`],
  ['another command', `if (process.argv[2] === 'list') { console.log('x'); list(); }\nelse main();`],
  [
    'a branch in the same function',
    `function run() { if (process.argv[2] === 'list') { console.log('x'); return; } main(); }\nrun();`,
  ],
  ['another case', `switch (process.argv[2]) { case 'list': console.log('x'); break; default: main(); }`],
  ['where it fails', `main().catch((e) => { console.log(e); process.exit(1); });`],
])('silent: %s', async (_, text) => {
  expect(await foundIn(rule, started(text))).toEqual([]);
});

const WINSTON = `import winston, { transports } from 'winston';\n`;
const PINO = `import pino from 'pino';\n`;
const CONSOLE = 'new winston.transports.Console()';
const logging = (imports: string, ...lines: readonly string[]): string =>
  `${imports}${at('')}${lines.map((line) => `${line}\n`).join('')}`;

test.each([
  ['winston', logging(WINSTON, `const log = winston.createLogger({ transports: [${CONSOLE}] });`)],
  [
    'with a format',
    logging(WINSTON, `winston.createLogger({ level: 'info', transports: new transports.Console({ format }) });`),
  ],
  ['added to one', logging(WINSTON, `const log = winston.createLogger({});`, `log.add(${CONSOLE});`)],
  [
    'in a function',
    logging(WINSTON, `make();`, `function make() { return winston.createLogger({ transports: [${CONSOLE}] }); }`),
  ],
  ['pino', logging(PINO, 'const log = pino();')],
  ['with a level', logging(PINO, `const level = process.env.LOG_LEVEL ?? 'info';`, `const log = pino({ level });`)],
  ['by its name', logging(`import { pino } from 'pino';\n`, `const log = pino({ name: 'a', level: 'warn' });`)],
  [
    'in colours',
    logging(PINO, `const log = pino({ transport: { target: 'pino-pretty', options: { colorize: true } } });`),
  ],
])('a logger: %s', async (_, text) => {
  const found = await findingsIn(rule, text);
  expect(found.map(({ severity, fix }) => [severity, fix])).toEqual([['error', undefined]]);
  const how = /transport: {/.test(text) ? /`options` of its transport/ : /stderrLevels|pino\.destination\(2\)/;
  expect(found[0]!.help).toMatch(how);
});

test.each([
  ['', 'Set `stderrLevels: Object.keys(winston.config.npm.levels)`, which sends all levels to standard error.'],
  ['levels,', 'Set `stderrLevels` to the names of all levels, `Object.keys(levels)`.'],
  ['levels: log.levels,', 'Set `stderrLevels` to the names of all levels, `Object.keys(log.levels)`.'],
  ['levels: { loud: 0 },', 'Set `stderrLevels` to the names of all levels.'],
])('winston with levels of its own: %s', async (levels, help) => {
  const text = logging(WINSTON, `winston.createLogger({ ${levels} transports: [${CONSOLE}] });`);
  expect((await findingsIn(rule, text)).map((each) => each.help)).toEqual([help]);
});

test.each([
  ['a child', `child.on('close', () => { console.log('x'); });`],
  ['a socket', `socket.onclose = () => { console.log('x'); };`],
  ['a client that comes', `server.on('connect', () => { console.log('x'); });`],
])('what is told while the client is there: %s', async (_, print) => {
  expect(await foundIn(rule, at(print))).toHaveLength(1);
});

test.each([
  [
    'to standard error',
    logging(
      WINSTON,
      `winston.createLogger({ transports: [new winston.transports.Console({ stderrLevels: LEVELS })] });`,
    ),
  ],
  [
    'with unknown options',
    logging(WINSTON, `winston.createLogger({ transports: [new winston.transports.Console(options)] });`),
  ],
  ['with options of others', logging(WINSTON, `winston.createLogger({ ...base, transports: [${CONSOLE}] });`)],
  ['silent', logging(WINSTON, `winston.createLogger({ silent: true, transports: [${CONSOLE}] });`)],
  [
    'silenced',
    logging(WINSTON, `const log = winston.createLogger({ transports: [${CONSOLE}] });`, `log.silent = true;`),
  ],
  ['on a condition', logging(WINSTON, `const log = winston.createLogger({});`, `if (isHttp) log.add(${CONSOLE});`)],
  ['by a choice', logging(WINSTON, `winston.createLogger({ transports: isHttp ? [${CONSOLE}] : [] });`)],
  ['kept for later', logging(WINSTON, `const kept = ${CONSOLE};`)],
  [
    'in a function that nothing calls',
    logging(WINSTON, `function make() { return winston.createLogger({ transports: [${CONSOLE}] }); }`),
  ],
  ['of another library', logging('', `const log = createLogger({ transports: [new lib.transports.Console()] });`)],
  ['to a stream', logging(PINO, `const log = pino({}, process.stderr);`)],
  ['with a stream of its own', logging(PINO, `const log = pino(pino.destination(2));`)],
  ['of an unknown level', logging(PINO, `const log = pino({ level: isStdio ? 'silent' : 'info' });`)],
  ['off', logging(PINO, `const log = pino({ enabled: false });`)],
  [
    'to a file',
    logging(PINO, `const log = pino({ transport: { target: 'pino/file', options: { destination: path } } });`),
  ],
  [
    'in colours, to standard error',
    logging(PINO, `const log = pino({ transport: { target: 'pino-pretty', options: { destination: 2 } } });`),
  ],
])('silent: a logger %s', async (_, text) => {
  expect(await foundIn(rule, text)).toEqual([]);
});

const DOTENV = `import dotenv, { config, configDotenv } from 'dotenv';\nimport * as all from 'dotenv';\n`;

test.each([
  ['the default', logging(DOTENV, 'dotenv.config();'), 'dotenv.config({ quiet: true });'],
  ['by its name', logging(DOTENV, 'config({ path });'), 'config({ quiet: true, path });'],
  ['by its other name', logging(DOTENV, 'configDotenv({});'), 'configDotenv({ quiet: true });'],
  ['all of it', logging(DOTENV, `all.config({ path: ['.env'] });`), `all.config({ quiet: true, path: ['.env'] });`],
  ['required', logging('', `require('dotenv').config();`), `require('dotenv').config({ quiet: true });`],
  [
    'in a function that is called',
    logging(DOTENV, 'load();', 'function load() { try { config(); } catch {} }'),
    'try { config({ quiet: true }); } catch {}',
  ],
  ['loud', logging(DOTENV, 'config({ quiet: false });'), undefined],
])('dotenv 17: %s', async (_, text, mended) => {
  const found = await findingsIn(rule, text, { dotenv: '17.2.3' });
  expect(found.map(({ message }) => message)).toEqual([
    '`dotenv` 17 prints a line to standard output here, so clients show an error or may disconnect.',
  ]);
  const [{ fix, help } = { help: '' }] = found;
  expect(help).toBe('Call `config({ quiet: true })`.');
  expect(fix?.safe).toBe(mended === undefined ? undefined : true);
  const [edit] = fix?.edits ?? [];
  expect(edit && text.slice(0, edit.start) + edit.text + text.slice(edit.end)).toEqual(
    mended === undefined ? undefined : expect.stringContaining(mended),
  );
});

test.each([
  ['version 16', 'config();', '16.6.1'],
  ['version 18, which writes to standard error', 'config();', '18.0.0'],
  ['an unknown version', 'config();', undefined],
  ['quiet', 'config({ quiet: true });', '17'],
  ['quiet by a variable', 'config({ quiet: isStdio });', '17'],
  ['quiet by the environment', `process.env.DOTENV_CONFIG_QUIET = 'true';\nconfig();`, '17'],
  ['unknown options', 'config(options);', '17'],
  ['options of others', 'config({ ...options });', '17'],
  ['on a condition', 'if (isLocal) config();', '17'],
  ['for development', `if (process.env.NODE_ENV === 'development') { config(); }`, '17'],
  ['in a function that nothing calls', 'function load() { config(); }', '17'],
  ['what only parses', 'dotenv.parse(text);', '17'],
])('silent: dotenv: %s', async (_, text, version) => {
  const packages: Record<string, string> = version === undefined ? {} : { dotenv: version };
  expect(await foundIn(rule, logging(DOTENV, text), packages)).toEqual([]);
});

test('silent: what loads dotenv by itself, or something else of that name', async () => {
  for (const text of [
    logging(`import 'dotenv/config';\n`),
    logging(`import { config } from './env.js';\n`, 'config();'),
  ])
    expect(await foundIn(rule, text, { dotenv: '17.2.3' })).toEqual([]);
});

/** A logger of the project's own, which says what is important enough. */
const leveled = (guard: string, print: string, before = `const wanted = process.env.LOG_LEVEL ?? 'info';`): string =>
  `${at('')}const ORDER = ['debug', 'info', 'warn', 'error'];
${before}
class Log {
info(text) { this.write('info', text); }
error(text) { this.write('error', text); }
write(level, text) { ${guard}
${print}
} }
new Log().info('ready');
`;
const GUARD = 'if (ORDER.indexOf(level) < ORDER.indexOf(wanted)) return;';
const SAYS = 'console.log(text);';

test.each([
  ['that leaves', leveled(GUARD, SAYS)],
  ['by a table', leveled('if (RANK[level] < RANK[wanted]) { return; }', SAYS)],
  ['the other way round', leveled('if (RANK[wanted] > RANK[level]) return;', SAYS)],
  ['around it', leveled('if (ORDER.indexOf(level) >= ORDER.indexOf(wanted))', SAYS)],
  ['with numbers by name', leveled('if (level < wanted) return;', SAYS, 'const wanted = Level.INFO;')],
  [
    'in a field',
    leveled(GUARD.replace('wanted', 'this.level'), SAYS).replace('class Log {', `class Log { level = 'info';`),
  ],
  [
    'by a function',
    leveled(
      GUARD.replace('wanted', 'wanted()'),
      SAYS,
      `function wanted() { const env = (process.env.LEVEL || 'info').toLowerCase(); return env in RANK ? env : 'info'; }`,
    ),
  ],
  [
    'and others elsewhere',
    leveled(GUARD, `if (level === 'error' || level === 'warn') console.error(text);\nelse console.log(text);`),
  ],
  ['and others elsewhere, by leaving', leveled(GUARD + `if (level === 'error') return console.error(text);`, SAYS)],
])('behind a level: %s', async (_, text) => {
  expect((await foundIn(rule, text)).map((each) => each.replace(/^\S+ /, ''))).toEqual(['console.log']);
});

test.each([
  ['a message that is not important enough', leveled(GUARD, SAYS, `const wanted = process.env.LOG_LEVEL ?? 'fatal';`)],
  ['silent by default', leveled(GUARD, SAYS, `const wanted = process.env.LOG_LEVEL ?? 'silent';`)],
  ['a level that depends', leveled(GUARD, SAYS, `const wanted = isStdio ? 'error' : 'info';`)],
  [
    'a level that is set later',
    leveled(GUARD, SAYS, `let wanted = 'info';\nexport const set = (to) => { wanted = to; };`),
  ],
  ['a level that is not known', leveled(GUARD, SAYS, `import { wanted } from './config.js';`)],
  [
    'only errors are important enough, and go elsewhere',
    leveled(GUARD + `if (level === 'error') return console.error(text);`, SAYS, `const wanted = 'error';`),
  ],
  [
    'what is important enough goes elsewhere, by a choice',
    leveled(GUARD, `level === 'error' ? console.error(text) : console.log(text);`, `const wanted = 'error';`),
  ],
  ['another way to start', leveled('if (process.env.TRANSPORT === "stdio") return;' + GUARD, SAYS)],
  ['no message is known', leveled(GUARD, SAYS).replaceAll(`this.write('`, `this.write(x + '`)],
  ['a level by which nothing is said', leveled(GUARD, `if (level === 'debug') console.log(text);`)],
])('silent behind a level: %s', async (_, text) => {
  expect(await foundIn(rule, text)).toEqual([]);
});
