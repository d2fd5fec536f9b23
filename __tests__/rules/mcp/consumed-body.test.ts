import { expect, test } from '@jest/globals';
import rule from '../../../rules/mcp/consumed-body.js';
import { applyFixes } from '../../../src/engine/fix.js';
import { findingsIn, foundIn, V1 } from './source.js';

const IMPORTS = `${V1}import express from 'express';\nimport { SSEServerTransport } from '@modelcontextprotocol/sdk/server/sse.js';\n`;
const HANDLE = `async (req, res) => {\nawait transports[req.query.sessionId].handlePostMessage(req, res);\n}`;
const READ = `app.use(express.json());\n`;
const ROUTE = `app.post('/messages', ${HANDLE});\n`;

const serving = (code: string): string => `${IMPORTS}const app = express();\n${code}`;

test.each([
  ['for all requests', READ + ROUTE],
  ['with a limit', READ.replace('json()', `json({ limit: '4mb' })`) + ROUTE],
  ['by body-parser', READ.replace('express.json', 'bodyParser.json') + ROUTE],
  ['in the route', `app.post('/messages', express.json(), ${HANDLE});\n`],
  ['behind another step of the route', `app.post('/messages', authenticate, express.json(), ${HANDLE});\n`],
  ['of one path', `${READ}app.use('/messages', ${HANDLE});\n`],
  ['in a function', `function serve() {\nconst app = express();\n${READ}if (isSse) {\n${ROUTE}}\n}\n`],
  ['in a class', `class Host { start() {\n${(READ + ROUTE).replaceAll('app.', 'this.app.')}} }\n`],
  ['in a wrapper', `${READ}app.post('/messages', wrap(${HANDLE}));\n`],
])('the body is read %s', async (_, code) => {
  const text = serving(code);
  const found = await findingsIn(rule, text);
  expect(found.map(({ message, severity }) => [severity, message])).toEqual([
    ['error', '`express.json()` has read the body before, so the SDK answers every message with error 400.'],
  ]);
  const { text: fixed } = applyFixes(text, found, 'safe');
  expect(fixed).toContain('.handlePostMessage(req, res, req.body);');
  expect(await foundIn(rule, fixed)).toEqual([]);
});

test.each([
  ['it is handed over', READ + ROUTE.replace('res);', 'res, req.body);')],
  ['nothing reads it', ROUTE],
  ['it is read after the route', ROUTE + READ],
  ['another app reads it', `const admin = express();\n${READ.replace('app', 'admin')}${ROUTE}`],
  ['it is read on a condition', `if (isHttp) {\n${READ}}\n${ROUTE}`],
  ['it is read elsewhere', `function other() {\n${READ}}\n${ROUTE}`],
  ['it is read of one path', READ.replace('(', `('/mcp', `) + ROUTE],
  ['the messages may pass', READ.replace('express.json()', `(req, res, next) => next()`) + ROUTE],
  ['bodies of another type are read', READ.replace('json()', `json({ type: 'text/plain' })`) + ROUTE],
  ['the handler is elsewhere', `${READ}app.post('/messages', onMessage);\nconst onMessage = ${HANDLE};\n`],
  ['a router has routes of its own', `const router = express.Router();\n${READ}${ROUTE.replace('app.', 'router.')}`],
])('silent: %s', async (_, code) => {
  expect(await foundIn(rule, serving(code))).toEqual([]);
});

test('silent without the SDK', async () => {
  const text = serving(READ + ROUTE).replaceAll('@modelcontextprotocol/sdk', './sdk');
  expect(await foundIn(rule, text)).toEqual([]);
});

const HONO = `${V1}import { Hono } from 'hono';
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
const app = new Hono();
`;
const answering = (before: string, given = 'c.req.raw'): string =>
  `app.all('/mcp', async (c) => {\n${before}const transport = new WebStandardStreamableHTTPServerTransport({});\nawait makeServer().connect(transport);\nreturn transport.handleRequest(${given});\n});\n`;
const BODY = 'const body = await c.req.json();\n';
const step = (path = `'*', `): string =>
  `app.use(${path}async (c, next) => {\nif (isReader(c)) {\ntry {\nconst body = await c.req.json();\nif (isRefused(body)) return c.json({}, 403);\n} catch {}\n}\nreturn next();\n});\n`;

test.each([
  ['the route', answering(BODY), 'c.req.json'],
  ['the route, on a condition', answering(`if (isPost(c)) {\n${BODY}log(body);\n}\n`), 'c.req.json'],
  ['the route, as a text', answering('log(await c.req.text());\n'), 'c.req.text'],
  ['a step before', step() + answering(''), 'c.req.json'],
  ['a step of the same path', step(`'/mcp/*', `) + answering(''), 'c.req.json'],
  ['a step without a path', step('') + answering(''), 'c.req.json'],
])('a request of the web that %s reads', async (_, code, by) => {
  const found = await findingsIn(rule, HONO + code);
  expect(found.map(({ message, severity }) => [severity, message])).toEqual([
    ['error', `\`${by}()\` reads the body before, so the SDK answers such a message with error 400.`],
  ]);
  const { text: fixed } = applyFixes(HONO + code, found, 'safe');
  const isFixed = code.includes(`async (c) => {\n${BODY}`);
  expect(fixed.includes('handleRequest(c.req.raw, { parsedBody: body })')).toBe(isFixed);
  if (isFixed) expect(await foundIn(rule, fixed)).toEqual([]);
});

test.each([
  ['it is handed over', answering(BODY, 'c.req.raw, { parsedBody: body }')],
  ['a copy is read', answering('const body = await c.req.raw.clone().json();\n')],
  ['the reader answers itself', answering(`if (isPing(c)) {\n${BODY}return c.json(body);\n}\n`)],
  [
    'a transport of Hono',
    (answering(BODY, 'c') + answering(BODY)).replaceAll('WebStandardStreamableHTTPServer', 'Hono'),
  ],
  ['a step that asks for the path', step().replace('isReader(c)', `c.req.path === '/login'`) + answering('')],
  [
    'a step that puts a body back',
    step().replace('return next', 'c.req.raw = new Request(c.req.raw, { body: text });\nreturn next') + answering(''),
  ],
  ['a step of another path', step(`'/admin/*', `) + answering('')],
  ['a step of another app', step().replace('app.', 'admin.') + answering('')],
  ['a step behind', answering('') + step()],
  ['another route', `app.post('/log', async (c) => {\n${BODY}return c.json(body);\n});\n` + answering('')],
])('silent: %s', async (_, code) => {
  expect(await foundIn(rule, HONO + code)).toEqual([]);
});
