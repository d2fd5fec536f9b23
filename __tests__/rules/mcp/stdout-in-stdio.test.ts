import { expect, test } from '@jest/globals';
import rule from '../../../rules/mcp/stdout-in-stdio.js';
import { foundIn, V1 } from './source.js';

const STDIO = `${V1}import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
const server = new McpServer({ name: 'shop', version: '1.0.0' });
server.registerTool('ping', { description: 'Answers.' }, async () => { PRINT return { content: [] }; });
await server.connect(new StdioServerTransport());\n`;
const at = (print: string): string => STDIO.replace('PRINT', print);

/** FastMCP names the transport when it starts. */
const fast = (how: string): string =>
  `import { FastMCP } from 'fastmcp';\nconst server = new FastMCP({ name: 'shop', version: '1.0.0' });\nserver.addTool({ name: 'a', execute });\nserver.start(${how});\nconsole.log('ready');\n`;

test.each([
  ['beside FastMCP', fast(`{ transportType: 'stdio' }`), ['5:1 console.log']],
  ['in a handler', at(`console.log('x');`), ['5:72 console.log']],
  ['when it starts', at('') + `console.info('ready');`, ['7:1 console.info']],
  ['in a function that is called', at('look();') + `function look() { console.log('x'); }`, ['7:19 console.log']],
  [
    'in a method that a function calls which is called',
    at('look();') + `class Log { write() { console.log('x'); } }\nconst look = () => new Log().write();`,
    ['7:23 console.log'],
  ],
  ['straight to the stream', at(`process.stdout.write('x');`), ['5:72 process.stdout.write']],
])('%s', async (_, text, found) => {
  expect(await foundIn(rule, text)).toEqual(found);
});

test.each([
  ['FastMCP over HTTP', fast(`{ transportType: 'httpStream', httpStream: { port: 1 } }`)],
  ['FastMCP over what is chosen', fast(`{ transportType: process.argv[2] }`)],
  ['FastMCP over both', fast(`{ transportType: 'stdio' }`) + `other.start({ transportType: 'sse' });`],
  ['to the log', at(`console.error('x'); console.warn('x');`)],
  ['no transport', at(`console.log('x');`).replace('new StdioServerTransport()', 'other')],
  ['another transport beside it', `${at(`console.log('x');`)}new StreamableHTTPServerTransport({});`],
  ['a server of HTTP', `${at(`console.log('x');`)}app.listen(3000);`],
  ['help for people', at('') + `if (process.argv.includes('--help')) { console.log('x'); process.exit(0); }`],
  ['a function for people', at('') + `function printUsage() { console.log('x'); }`],
  [
    'a function for another way to start',
    at('') + `function login() { console.log('x'); }\nif (process.argv[2] === 'login') login().catch(console.error);`,
  ],
  ['turned to another stream', at(`console.log('x');`) + 'console.log = console.error;'],
  ['a function that nothing calls', at('') + `function look() { console.log('x'); }`],
  [
    'a function that only such a function calls',
    at('') + `function look() { console.log('x'); look(); }\nconst all = () => look();`,
  ],
  ['a console of its own', at(`console.log('x');`) + `import { console } from './log.js';`],
])('silent: %s', async (_, text) => {
  expect(await foundIn(rule, text)).toEqual([]);
});
