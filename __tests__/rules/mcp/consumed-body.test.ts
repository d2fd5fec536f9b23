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
