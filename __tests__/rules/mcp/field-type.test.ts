import { expect, test } from '@jest/globals';
import rule from '../../../rules/mcp/field-type.js';
import { format } from '../../../rules/mcp/format.js';
import { testRule, UNKNOWN } from '../../support/rule-tester.js';
import { linted } from '../common/linted.js';
import { listOf, TOOL, tool } from './listing.js';
import { foundIn } from './source.js';
import { said } from '../../support/said.js';

const DUMPED = tool({ title: null, outputSchema: null, icons: null, annotations: null, meta: null });

testRule(rule, format, {
  silent: {
    whole: listOf(TOOL),
    'a value that cannot be known': listOf(tool({ title: UNKNOWN })),
    'a tool that cannot be known': listOf(TOOL, UNKNOWN),
    'titles among the annotations': listOf(
      tool({ annotations: { title: 'Weather' } }),
      tool({ name: 'b', annotations: { title: UNKNOWN, titles: 5 } }),
    ),
    'whole resources': {
      resources: [
        { uri: 'file:///a.txt', name: 'a', mimeType: 'text/plain', size: 5, annotations: { audience: ['user'] } },
        { uri: 'file:///b.txt', name: UNKNOWN, icons: [], _meta: {} },
      ],
    },
    'whole icons, and how a tool may be run': listOf(
      tool({
        icons: [{ src: 'https://shop.example/a.png', mimeType: 'image/png', sizes: ['48x48', 'any'], theme: 'dark' }],
        execution: { taskSupport: 'optional' },
      }),
      tool({ name: 'b', icons: [UNKNOWN, { src: UNKNOWN }], execution: { taskSupport: UNKNOWN } }),
    ),
    'all that is said about a resource': {
      resources: [
        {
          uri: 'file:///a.txt',
          name: 'a',
          annotations: { audience: ['user', 'assistant'], priority: 0.5, lastModified: '2026-01-12T15:00:58Z' },
          icons: [{ src: 'data:image/png;base64,AAAA' }],
        },
        { uri: 'file:///b.txt', name: 'b', annotations: { priority: 1, audience: UNKNOWN } },
      ],
      nextCursor: 'b',
    },
    'what a program writes for all that is not set': listOf(DUMPED),
    'the same in tools of which some have more': {
      tools: [DUMPED, { ...DUMPED, name: 'b', outputSchema: { type: 'object' }, annotations: { title: null } }],
    },
    'the last page of a list': { tools: [TOOL], nextCursor: null },
    'resources of a kind of their own': { tools: [TOOL], resources: ['users', { name: 1 }] },
  },
  reports: {
    'a number for a title': {
      manifest: listOf(tool({ title: 5 })),
      finds: [{ at: '/tools/0/title', on: 'value', says: '`title` must be a string' }],
    },
    'a number for a title among the annotations': {
      manifest: listOf(tool({ annotations: { title: 5, readOnlyHint: true } })),
      finds: [{ at: '/tools/0/annotations/title', on: 'value', says: '`title` must be a string' }],
    },
    'entries that are no tools': {
      manifest: listOf(TOOL, null, 'get_weather', [TOOL]),
      finds: [
        {
          at: '/tools/1',
          on: 'value',
          says: 'An entry of `tools` must be an object but is null, so some clients refuse the whole list of tools.',
        },
        { at: '/tools/2', on: 'value' },
        { at: '/tools/3', on: 'value' },
      ],
    },
    'a resource': {
      manifest: { resources: [{ uri: 'file:///a.txt', name: 5, mimeType: true, size: '3 kB', annotations: [] }] },
      finds: [
        {
          at: '/resources/0/name',
          on: 'value',
          says: '`name` must be a string but is the number 5, so some clients refuse the whole list of resources. Put the value in quotes: `"5"`.',
        },
        { at: '/resources/0/mimeType', on: 'value' },
        { at: '/resources/0/size', on: 'value', says: '`size` must be a number' },
        { at: '/resources/0/annotations', on: 'value' },
      ],
    },
    'a number, in quotes, would be no URI either': {
      manifest: { resources: [{ uri: 42, name: 5 }] },
      finds: [
        {
          at: '/resources/0/uri',
          on: 'value',
          says: /the number 42, so some clients refuse the whole list of resources\. Write a URI\.$/,
        },
        { at: '/resources/0/name', on: 'value', says: 'Put the value in quotes: `"5"`.' },
      ],
    },
    'icons that clients refuse': {
      manifest: listOf(
        tool({ icons: ['https://shop.example/a.png', { src: 5, mimeType: null, sizes: '48x48', theme: 'blue' }] }),
      ),
      finds: [
        { at: '/tools/0/icons/0', on: 'value', says: 'An entry of `icons` must be an object' },
        { at: '/tools/0/icons/1/src', on: 'value' },
        { at: '/tools/0/icons/1/mimeType', on: 'value' },
        { at: '/tools/0/icons/1/sizes', on: 'value', says: 'Put the value in a list' },
        { at: '/tools/0/icons/1/theme', on: 'value', says: '`theme` must be "light" or "dark"' },
      ],
    },
    'a way to run a tool that there is not': {
      manifest: listOf(tool({ execution: { taskSupport: true } })),
      finds: [{ at: '/tools/0/execution/taskSupport', on: 'value', says: '"required", "optional" or "forbidden"' }],
    },
    'what is said about a resource': {
      manifest: {
        resources: [
          {
            uri: 'file:///a.txt',
            name: 'a',
            annotations: { audience: ['users'], priority: 1.5, lastModified: 20260112 },
            icons: [{ src: null }],
          },
          { uri: 'file:///b.txt', name: 'b', annotations: { audience: 'user', priority: 'high' } },
        ],
      },
      finds: [
        { at: '/resources/0/annotations/audience/0', on: 'value', says: 'must be "user" or "assistant"' },
        { at: '/resources/0/annotations/priority', on: 'value', says: '`priority` must be a number from 0 to 1' },
        { at: '/resources/0/annotations/lastModified', on: 'value' },
        { at: '/resources/0/icons/0/src', on: 'value' },
        { at: '/resources/1/annotations/audience', on: 'value' },
        { at: '/resources/1/annotations/priority', on: 'value' },
      ],
      fixed: {
        resources: [
          {
            uri: 'file:///a.txt',
            name: 'a',
            annotations: { audience: ['user'], priority: 1.5, lastModified: 20260112 },
            icons: [{ src: null }],
          },
          { uri: 'file:///b.txt', name: 'b', annotations: { audience: 'user', priority: 'high' } },
        ],
      },
    },
    'one field that is null': {
      manifest: listOf(tool({ annotations: null })),
      finds: [
        {
          at: '/tools/0/annotations',
          on: 'value',
          says: /but is null, .*\. Leave the field out if it has no value\.$/,
        },
      ],
    },
    'what a server has answered so': {
      manifest: { jsonrpc: '2.0', id: 1, result: listOf(tool({ title: null, icons: null })) },
      finds: [
        { at: '/result/tools/0/title', on: 'value' },
        { at: '/result/tools/0/icons', on: 'value' },
      ],
    },
    'a cursor that is no text': {
      manifest: { tools: [TOOL], nextCursor: 2 },
      finds: [{ at: '/nextCursor', on: 'value', says: /^`nextCursor` must be a string or null but .* whole list\./ }],
    },
    'a list of annotations': {
      manifest: listOf(tool({ annotations: ['readOnlyHint'] })),
      finds: [{ at: '/tools/0/annotations', on: 'value', says: '`annotations` must be an object' }],
    },
  },
});

test('what a `#` hides in YAML is told', async () => {
  const [finding] = await linted('tools.yaml', 'tools:\n  - name: a\n    title: #1 way\n', format, [rule]);
  expect(said(finding)).toBe(
    '`title` must be a string but is empty, so some clients refuse the whole list of tools. If the value begins with `#`, put it in quotes.',
  );
});

test('a number of YAML that is written in another way is not told in ours', async () => {
  const says = async (title: string) => {
    const [finding] = await linted('tools.yaml', `tools:\n  - name: a\n    title: ${title}\n`, format, [rule]);
    return finding!.message;
  };
  expect(await says('1.0')).toMatch(
    '`title` must be a string but is a number, so some clients refuse the whole list of tools.',
  );
  expect(await says('1.5')).toMatch(
    '`title` must be a string but is the number 1.5, so some clients refuse the whole list of tools.',
  );
});

test('a word of a framework for an output schema, and the same where the SDK takes it', async () => {
  const tool = "{ name: 'sum', description: 'Adds.', inputSchema: {}, outputSchema: 'number' }";
  expect(await foundIn(rule, `import { Tool } from '@frontmcp/sdk';\nexport const meta: Tool = ${tool};`)).toEqual([]);
  const listed = await foundIn(
    rule,
    `server.setRequestHandler(ListToolsRequestSchema, async () => ({ tools: [${tool}] }));`,
  );
  expect(listed).toHaveLength(1);
});
