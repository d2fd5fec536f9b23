import { expect, test } from '@jest/globals';
import { format } from '../../../rules/openai/format.js';
import rule from '../../../rules/openai/misspelt-key.js';
import { testRule, UNKNOWN } from '../../support/rule-tester.js';
import { appsTool, fixed, lintFiles, openaiTool, plainTool, resource, seedTool, URI } from './app.js';
import { ANSWER_LINE, answering } from './answers.js';

testRule(rule, format, {
  silent: {
    'known keys': {
      tools: [seedTool(), openaiTool(), appsTool()],
      resources: [resource({ _meta: { ui: { csp: {} } } })],
    },
    'keys of others': {
      tools: [openaiTool({ 'openai/instruction': 'x', 'openai/widgetUrl': 'x', 'vendor/tool': 1, uid: 2 })],
    },
    'a key behind the domain of OpenAI, as its examples have one': {
      tools: [openaiTool({ 'openai.com/widget': {} })],
    },
    'annotations of others': {
      tools: [seedTool(), { ...plainTool, annotations: { openapi: { readOnlyHint: true }, openAI: 'gpt' } }],
    },
    'further hints': { tools: [seedTool({ destructiveHint: false, openWorldHint: true })] },
    'what cannot be known': { tools: [seedTool({ toolInvocation: UNKNOWN })] },
  },
  reports: {
    'in the dialect of the document': {
      manifest: { tools: [seedTool({ outputTemplate: undefined, outputTempalte: URI })] },
      finds: [
        {
          at: '/tools/0/annotations/openai/outputTempalte',
          on: 'key',
          says: 'Rename `outputTempalte` to `outputTemplate`',
        },
      ],
      fixed: { tools: [seedTool()] },
    },
    'a hint without its last word': {
      manifest: { tools: [seedTool({ readOnlyHint: undefined, readOnly: true })] },
      finds: [{ at: '/tools/0/annotations/openai/readOnly', on: 'key', says: 'Rename `readOnly` to `readOnlyHint`' }],
      fixed: { tools: [seedTool()] },
    },
    'the annotations of OpenAI themselves': {
      manifest: {
        tools: ['openAI', 'OPENAI', 'opena'].map((openai) => ({
          ...plainTool,
          annotations: { [openai]: { outputTemplate: URI, readOnlyHint: true } },
        })),
      },
      finds: [
        {
          at: '/tools/0/annotations/openAI',
          on: 'key',
          says: 'Rename `openAI` to `openai`',
        },
        { at: '/tools/1/annotations/OPENAI', on: 'key' },
        { at: '/tools/2/annotations/opena', on: 'key' },
      ],
      fixed: {
        tools: [1, 2, 3].map(() => ({
          ...plainTool,
          annotations: { openai: { outputTemplate: URI, readOnlyHint: true } },
        })),
      },
    },
    'inside toolInvocation': {
      manifest: { tools: [seedTool({ toolInvocation: { invoking: 'a', invoked: 'b', invokd: 'c' } })] },
      finds: [{ at: '/tools/0/annotations/openai/toolInvocation/invokd', on: 'key' }],
    },
    'near to the message that is there, and meant to be the other': {
      manifest: { tools: [seedTool({ toolInvocation: { invoke: 'a', invoked: 'b' } })] },
      finds: [
        { at: '/tools/0/annotations/openai/toolInvocation/invoke', on: 'key', says: 'Rename `invoke` to `invoking`' },
      ],
      fixed: { tools: [seedTool({ toolInvocation: { invoking: 'a', invoked: 'b' } })] },
    },
    'a name as it is in another dialect': {
      manifest: { tools: [seedTool({ outputTemplate: undefined, 'openai/outputTemplate': URI })] },
      finds: [
        {
          at: '/tools/0/annotations/openai/openai~1outputTemplate',
          on: 'key',
          says: 'Rename `openai/outputTemplate` to `outputTemplate`',
        },
      ],
      fixed: { tools: [seedTool()] },
    },
    'a value that hosts cannot read under the right name': {
      manifest: { tools: [openaiTool({ 'openai/widgetAccesible': 'From the map.' })] },
      finds: [
        {
          at: '/tools/0/_meta/openai~1widgetAccesible',
          on: 'key',
          says: 'Rename `openai/widgetAccesible` to `openai/widgetAccessible`',
        },
      ],
    },
    'in the dialect of OpenAI': {
      manifest: { tools: [openaiTool({ 'openai/outputTemplate': undefined, 'openai/output_template': URI })] },
      finds: [
        {
          at: '/tools/0/_meta/openai~1output_template',
          on: 'key',
          says: 'Rename `openai/output_template` to `openai/outputTemplate`',
        },
      ],
      fixed: { tools: [openaiTool()] },
    },
    'in another spelling of the prefix': {
      manifest: { tools: [openaiTool({ 'openai/outputTemplate': URI, 'openAI/widgetAccessible': true })] },
      finds: [{ at: '/tools/0/_meta/openAI~1widgetAccessible', on: 'key' }],
      fixed: { tools: [openaiTool({ 'openai/widgetAccessible': true })] },
    },
    'in MCP Apps': {
      manifest: { tools: [appsTool({ resourceUri: undefined, resourceURI: URI })] },
      finds: [{ at: '/tools/0/_meta/ui/resourceURI', on: 'key' }],
      fixed: { tools: [appsTool()] },
    },
    'the older key of MCP Apps': {
      manifest: { tools: [{ ...plainTool, _meta: { 'ui/resourceURI': URI } }] },
      finds: [{ at: '/tools/0/_meta/ui~1resourceURI', on: 'key', says: 'Rename `ui/resourceURI` to `ui/resourceUri`' }],
      fixed: { tools: [{ ...plainTool, _meta: { 'ui/resourceUri': URI } }] },
    },
    'on a resource': {
      manifest: { resources: [resource({ _meta: { ui: { preferredBorder: true } } })] },
      finds: [
        { at: '/resources/0/_meta/ui/preferredBorder', on: 'key', says: 'Rename `preferredBorder` to `prefersBorder`' },
      ],
      fixed: { resources: [resource({ _meta: { ui: { prefersBorder: true } } })] },
    },
  },
});

test('in an answer', async () => {
  const text = answering("{ content: [], _meta: { initalData: {}, 'openai/closeWiget': true } }");
  const findings = await lintFiles({ 'server.ts': text }, rule);
  expect(findings.map(({ line, help }) => [line, /to `(.*)`/.exec(help ?? '')?.[1]])).toEqual([
    [ANSWER_LINE, 'openai/closeWidget'],
    [ANSWER_LINE, 'initialData'],
  ]);
  expect(await lintFiles({ 'server.ts': answering('{ _meta: { initalData: {} } }', 'add') }, rule)).toEqual([]);
  const newer = answering("{ content: [], _meta: { initalData: {}, 'openai/closeWiget': true } }")
    .replace('const annotations = { openai: { outputTemplate:', 'const _meta = { ui: { resourceUri:')
    .replaceAll(', annotations }', ', _meta }');
  expect((await lintFiles({ 'server.ts': newer }, rule)).map(({ help }) => /to `(.*)`/.exec(help ?? '')?.[1])).toEqual([
    'openai/closeWidget',
  ]);
  expect(await fixed('server.ts', text, rule)).toBe(
    text.replace('initalData', 'initialData').replace('Wiget', 'Widget'),
  );
});
