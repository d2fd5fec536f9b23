import { expect, test } from '@jest/globals';
import { format } from '../../../rules/openai/format.js';
import rule from '../../../rules/openai/invocation-messages.js';
import { SPREAD, testRule, UNKNOWN } from '../../support/rule-tester.js';
import { appsTool, lintFiles, openaiTool, seedTool, URI } from './app.js';

testRule(rule, format, {
  silent: {
    'both under one key, of which another rule speaks': {
      tools: [
        openaiTool({
          'openai/toolInvocation/invoking': undefined,
          'openai/toolInvocation/invoked': undefined,
          'openai/toolInvocation': { invoking: 'Drawing…' },
        }),
      ],
    },
    'both messages': { tools: [seedTool(), openaiTool()] },
    'MCP Apps has none': { tools: [appsTool()] },
    'a tool without a widget': { tools: [seedTool({ outputTemplate: undefined, toolInvocation: undefined })] },
    'what cannot be known': {
      tools: [
        seedTool({ toolInvocation: UNKNOWN }),
        seedTool({ toolInvocation: { [SPREAD]: 1 } }),
        openaiTool({ 'openai/toolInvocation/invoked': undefined, [SPREAD]: 1 }),
      ],
    },
    'a misspelt key is told as such': {
      tools: [seedTool({ toolInvocation: undefined, toolInvocaton: { invoking: 'a', invoked: 'b' } })],
    },
    'what is no object is told as such': {
      tools: ['Drawing…', null, ['Drawing…', 'Drawn']].map((toolInvocation) => seedTool({ toolInvocation })),
    },
    'a misplaced key is told as such': {
      tools: [
        openaiTool(
          { 'openai/toolInvocation/invoking': undefined },
          { annotations: { 'openai/toolInvocation/invoking': 'a' } },
        ),
      ],
    },
    'a tool that says it in another dialect': {
      tools: [
        { ...openaiTool(), annotations: { openai: { outputTemplate: URI } } },
        {
          ...openaiTool({ 'openai/toolInvocation/invoking': undefined }),
          annotations: { openai: { outputTemplate: URI, toolInvocation: { invoking: 'Drawing…' } } },
        },
      ],
    },
  },
  reports: {
    'none in the dialect of the document': {
      manifest: { tools: [seedTool({ toolInvocation: undefined })] },
      finds: [
        {
          at: '/tools/0/annotations/openai',
          on: 'key',
          says: 'Without `toolInvocation.invoking` and `toolInvocation.invoked`, users see default texts while the tool runs. Add both, as short texts such as "Loading the map…" and "Map loaded".',
        },
      ],
    },
    'one of them': {
      manifest: { tools: [seedTool({ toolInvocation: { invoking: 'Drawing…' } })] },
      finds: [
        {
          at: '/tools/0/annotations/openai/toolInvocation',
          on: 'key',
          says: 'The tool has no `toolInvocation.invoked`, so the user sees a default text when the tool is done. Add a short text, such as "Map loaded".',
        },
      ],
    },
    'the other one': {
      manifest: { tools: [seedTool({ toolInvocation: { invoked: 'Drawn' } })] },
      finds: [
        {
          at: '/tools/0/annotations/openai/toolInvocation',
          on: 'key',
          says: 'The tool has no `toolInvocation.invoking`, so the user sees a default text while the tool runs. Add a short text, such as "Loading the map…".',
        },
      ],
    },
    'one in the dialect of OpenAI': {
      manifest: { tools: [openaiTool({ 'openai/toolInvocation/invoked': undefined })] },
      finds: [{ at: '/tools/0/_meta', on: 'key', says: 'The tool has no `openai/toolInvocation/invoked`, so' }],
    },
  },
});

test('the form of xmcp, which is another', async () => {
  const meta = `{ openai: { outputTemplate: '${URI}', toolInvocation: { invoking: 'Drawing…' } } }`;
  const text = `import { x } from 'xmcp';\nserver.registerTool('show_map', { description: 'Shows a map', _meta: ${meta} }, show);`;
  const found = await lintFiles({ 'server.ts': text }, rule);
  expect(found.map(({ messageId }) => messageId)).toEqual(['invoked']);
});

test('what would hold them is missing', async () => {
  const text = JSON.stringify({ tools: [openaiTool({ 'openai/toolInvocation/invoked': undefined })] });
  const found = await lintFiles({ 'tools.json': text }, rule, { dialect: 'seed' });
  expect(found.map(({ pointer }) => pointer)).toEqual(['/tools/0']);
});

test('tools that share their metadata lack the messages in one place', async () => {
  const text = `const meta = { "openai/outputTemplate": "${URI}" };
server.registerTool('a', { description: 'Shows a map', _meta: meta }, show);
server.registerTool('b', { description: 'Shows a list', _meta: meta }, show);
server.registerTool('c', { description: 'Shows' }, show);
`;
  const found = await lintFiles({ 'server.ts': text }, rule);
  expect(found).toHaveLength(1);
});
