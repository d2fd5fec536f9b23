import { expect, test } from '@jest/globals';
import rule from '../../../rules/mcp/answer-shape.js';
import { findingsIn, foundIn, V1, V2 } from './source.js';

const tool = (handler: string): string => `server.registerTool('ping', { description: 'Answers.' },\n${handler}\n);\n`;
const LOW = `import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { CallToolRequestSchema } from '@modelcontextprotocol/sdk/types.js';
server.setRequestHandler(CallToolRequestSchema, async () =>\n`;

test.each([
  [`async () => 'pong'`, `4:13 'pong'`, 'returns a string'],
  ['async () => `Hello ${name}`', '4:13 `Hello ${name}`', 'returns a string'],
  ['async () => [1]', '4:13 [1]', 'returns an array'],
  [
    'async () => ({ temperature: 3 })',
    '4:14 {',
    'This result has no `content`, so the model sees nothing, and strict clients report an error',
  ],
  ['async () => { try { return look(); } catch (error) { return { error }; } }', '4:61 {', 'has no `content`'],
  [`async () => ({ content: 'pong' })`, `4:25 'pong'`, 'must be an array'],
  [`async () => ({ content: [{ type: 'json', json: {} }] })`, `4:34 'json'`, '`json` is not a type'],
  [`async () => ({ content: [{ type: 'text' }] })`, '4:26 {', 'has no `text`'],
  [`async () => ({ content: [{ type: 'text', text: 1 }] })`, '4:48 1', 'must be a string'],
  [`async () => ({ content: [{ type: 'image', data }] })`, `4:34 'image'`, 'has no `mimeType`'],
  [`async () => ({ content: ['pong'] })`, `4:26 'pong'`, 'an object with a `type`'],
  [`async () => ({ content: [], isError: 'no' })`, `4:38 'no'`, 'true or false'],
  ['async () => { await open(); }', '4:1 async () => ', 'returns nothing'],
  ["async () => { await open(); console.error('opened'); }", '4:1 async () => ', 'returns nothing'],
  ["async () => { await open(); this.logger.error('opened'); }", '4:1 async () => ', 'returns nothing'],
  ['async ({ a }) => { if (!a) return; return look(a); }', '4:28 return;', 'returns nothing'],
  [
    'async () => { try { return look(); } catch (error) { console.error(error); } }',
    '4:54 console.error(error);',
    'returns nothing',
  ],
  [
    "async ({ a }) => { if (a) return look(a); else { console.error('a'); } }",
    "4:50 console.error('a');",
    'returns nothing',
  ],
  [
    'async ({ a }) => { try { if (a) { return look(a); } else { found = 1; } } catch (error) { throw error; } }',
    '4:60 found = 1;',
    'returns nothing',
  ],
])('%s', async (handler, place, says) => {
  for (const imports of [V1, V2]) {
    const found = await findingsIn(rule, imports + tool(handler));
    expect(found.map(({ message }) => message)).toEqual([expect.stringContaining(says)]);
    expect(await foundIn(rule, imports + tool(handler))).toEqual([place]);
  }
});

test('a handler for all tools', async () => {
  expect(await foundIn(rule, `${LOW}'pong');`)).toEqual([`4:1 'pong'`]);
});

test.each([
  ['an answer', V1 + tool(`async () => ({ content: [{ type: 'text', text: 'pong' }] })`)],
  ['an answer without content', V1 + tool('async () => ({ structuredContent: {} })')],
  ['what cannot be known', V1 + tool('async () => look()')],
  ['an answer that may have it', V1 + tool('async () => ({ ...answer, temperature: 3 })')],
  [
    'a link to a resource, and a resource',
    V1 +
      tool(
        `async () => ({ content: [{ type: 'resource_link', uri: 'a:b', name: 'a' }, { type: 'resource', resource: { uri: 'a:b', text: '' } }] })`,
      ),
  ],
  ['a request for more input', V1 + tool(`async () => ({ resultType: 'input_required', inputRequests: {} })`)],
  ['a task', V1 + tool('async () => ({ task })')],
  ['parts that cannot be known', V1 + tool('async () => ({ content: look(), ...more })')],
  ['a spread in a part', V1 + tool(`async () => ({ content: [{ type: 'text', ...part }] })`)],
  ['an error', V1 + tool(`async () => { throw new Error('no'); }`)],
  ['a function that may throw', V1 + tool('async () => { await throwError(); }')],
  ['no SDK in sight', `import { server } from './server.js';\n${tool(`async () => 'pong'`)}`],
  ['a framework', `${V1}import { FastMCP } from 'fastmcp';\n${tool(`async () => 'pong'`)}`],
  ['an end that may never come', V1 + tool('async ({ a }) => { if (a) { return look(a); } }')],
  [
    'more behind a catch',
    V1 + tool('async () => { try { return look(); } catch (error) { log(error); } return see(); }'),
  ],
  ['a catch that hands on', V1 + tool('async () => { try { return look(); } catch (error) { handleError(error); } }')],
  ['a retry', V1 + tool('async () => { for (;;) { try { return look(); } catch (error) { log(error); } } }')],
  ['a finally', V1 + tool('async () => { try { open(); } catch (error) { log(error); } finally { return look(); } }')],
  ['a function around the handler', V1 + tool(`asText(async () => 'pong')`)],
  [
    'a return of a nested function',
    V1 + tool('async () => { list.forEach((each) => { if (each) return; }); return look(); }'),
  ],
])('silent: %s', async (_, text) => {
  expect(await foundIn(rule, text)).toEqual([]);
});

const wrapper = (body: string): string => `const wrap = (run) => ${body};\n${tool(`wrap(async ({ a }) => 'pong')`)}`;

test.each([
  ['an arrow', '(args) => run(args)'],
  ['an arrow that waits', 'async (args, extra) => await run(args, extra)'],
  ['all arguments', '(...args) => run(...args)'],
  [
    'a check before',
    '{ const key = KEY; return (args, extra) => { if (!extra.key) throw new Error(); return run(args, extra); }; }',
  ],
  [
    'a catch',
    'async (args) => { try { const result = await run(args); return result; } catch (e) { return failed(e); } }',
  ],
  ['a function', 'async function (args) { return run(args); }'],
])('what a wrapped handler answers: %s', async (_, body) => {
  expect((await findingsIn(rule, V1 + wrapper(body))).map(({ message }) => message)).toEqual([
    expect.stringContaining('returns a string'),
  ]);
});

test.each([
  ['made into another answer', 'async (args) => toContent(await run(args))'],
  ['put into one', `async (args) => ({ content: [{ type: 'text', text: await run(args) }] })`],
  ['with other arguments', 'async (args) => run(args.a)'],
  ['and read outside', 'async (args) => { log(args); return run(args); }'],
  ['dropped', 'async (args) => { await run(args); return look(); }'],
  ['called twice', 'async (args) => { try { return await run(args); } catch { return run(args); } }'],
])('a wrapped handler whose answer or arguments are not its own: %s', async (_, body) => {
  expect(await foundIn(rule, V1 + wrapper(body))).toEqual([]);
});

const inClass = (handler: string, methods: string, head = 'class Shop'): string =>
  `${V1}${head} { start() { ${tool(handler)} } ${methods} }`;

test.each([
  ['that is called', 'async (args) => this.order(args)', "order(args) { return 'Order ' + args.id; }"],
  ['that is awaited', 'async (args) => await this.#order(args)', "async #order(args) { return 'Order ' + args.id; }"],
  ['that is a field', 'async (args) => this.order(args)', "order = async (args) => 'Order ' + args.id;"],
  ['that is bound', 'this.order.bind(this)', "async order(args) { await pay(); return 'Order ' + args.id; }"],
  ['that is a bound field', 'this.order', "order = async (args) => { await pay(); return 'Order ' + args.id; };"],
])('what a method answers %s', async (_, handler, methods) => {
  const bound = 'constructor() { this.order = this.order.bind(this); }';
  for (const text of [inClass(handler, methods), inClass(handler, `${methods} ${bound}`)])
    expect(await foundIn(rule, text)).toEqual([expect.stringMatching(/^\d+:\d+ 'Order ' \+ args.id$/)]);
});

test.each([
  ['of an abstract class', 'abstract class Shop', "order() { return ''; }", ''],
  ['of a class that is made to be extended', 'class BaseShop', "order() { return ''; }", ''],
  ['of a class that is extended', 'class Shop', "order() { return ''; }", 'class Own extends Shop { order() {} }'],
  ['that is replaced', 'class Shop', "order() { return ''; } wrap() { this.order = logged(this.order); }", ''],
  ['that a decorator wraps', 'class Shop', "@asText() order() { return ''; }", ''],
  ['that is a getter', 'class Shop', "get order() { return ''; }", ''],
  ['of the class itself', 'class Shop', "static order() { return ''; }", ''],
  ['that answers well', 'class Shop', 'order() { return { content: [] }; }', ''],
])('silent: a method %s', async (_, head, methods, more) => {
  for (const handler of ['async (args) => this.order(args)', 'this.order.bind(this)'])
    expect(await foundIn(rule, `${inClass(handler, methods, head)}\n${more}`)).toEqual([]);
});
