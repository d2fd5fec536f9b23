import { expect, test } from '@jest/globals';
import emptyDescription from '../../../rules/common/empty-description.js';
import { format } from '../../../rules/openai/format.js';
import rule from '../../../rules/openai/description-action-oriented.js';
import { testRule, UNKNOWN } from '../../support/rule-tester.js';
import { appsTool, lintFiles, openaiTool, plainTool, seedTool, URI } from './app.js';

const say = (description: unknown) => ({ tools: [seedTool({}, { description })] });
const at = '/tools/0/description';

testRule(rule, format, {
  silent: {
    'as the document has it': say('Use this when the user wants to see a map of a location'),
    'close variants': {
      tools: [
        'Use when asked for a map',
        'Use this tool to show a map',
        'use this tool for maps',
        'Use it whenever…',
      ].map((description) => seedTool({}, { description })),
    },
    'behind marks or a label': {
      tools: [
        '**Use this when** the user asks for a map',
        '[Maps] Use this when the user asks for one',
        '(beta) [Maps] Use when asked for a map',
        '**Maps:** use this tool to show one',
        '🗺️ Use this when the user asks for a map',
      ].map((description) => seedTool({}, { description })),
    },
    'what says when in another way': {
      tools: [
        'Call this before the first search.',
        'Call this FIRST in any session that shows maps.',
        'When the user asks for a map, draws it.',
        'You can use this when a map is needed.',
        'Affiche une carte quand on la demande',
        'Affiche une carte lorsqu’on la demande',
        'Zeigt eine Karte, wenn jemand danach fragt',
        'Показывает карту, когда её просят',
        '用户询问天气时使用',
        '当用户询问地图时，显示地图',
        'ユーザーが地図を求めたときに使う',
        '사용자가 지도를 요청할 때 사용',
      ].map((description) => seedTool({}, { description })),
    },
    'a tool that only the widget may call': {
      tools: [seedTool({}, { description: 'Shows a map', _meta: { ui: { visibility: ['app'] } } })],
    },
    'the other dialects': { tools: [openaiTool(), appsTool()] },
    'a tool without metadata': { tools: [plainTool, seedTool()] },
    'what cannot be known': say(UNKNOWN),
    'none, or an empty one': { tools: [seedTool({}, { description: undefined }), seedTool({}, { description: ' ' })] },
  },
  reports: {
    'too vague': {
      manifest: say('Shows a map'),
      finds: [{ at, on: 'value', says: 'Begin it with "Use this when the user wants to …".' }],
      fixed: say('Use this when the user wants to show a map'),
    },
    'no verb': {
      manifest: say('Weather tool'),
      finds: [{ at, on: 'value' }],
    },
    'something that only begins alike': {
      manifest: say('Useful when maps are wanted'),
      finds: [{ at, on: 'value' }],
    },
    ...Object.fromEntries(
      [
        'Shows a map. Use this when the user asks for one.',
        'Shows a map - use it for trips',
        'Draws what show_cities gives. Only call it after show_cities.',
        'NOTE: use this when the user asks for a map',
        'Affiche une carte. Quand on la demande, elle est belle.',
        '显示地图。当用户询问地图时使用',
      ].map((description) => [
        `when it is told later: ${description}`,
        {
          manifest: say(description),
          finds: [
            {
              at,
              on: 'value' as const,
              says: 'This description says when to call the tool, but not at the beginning, so models may not choose it. Move that sentence to the beginning.',
            },
          ],
        },
      ]),
    ),
    'what tells not to use it': {
      manifest: say("Don't use this when the user asks for a map"),
      finds: [{ at, on: 'value' }],
    },
    'an occasion that is told at the end': {
      manifest: say('Shows a map when the user asks for one.'),
      finds: [{ at, on: 'value' }],
    },
    ...Object.fromEntries(
      [
        'Usefully drawn maps',
        'Returns up to 200 rows of a table.',
        'Search results of the last hour',
        'Lists of cities',
        'Plan: the trip of a user',
        'Shows a map and lists the restaurants on it',
        'Show a map 地图',
        '显示地图',
        'Affiche une carte',
        'Showcase of maps',
      ].map((description) => [
        `no fix where it would make no sentence: ${description}`,
        { manifest: say(description), finds: [{ at, on: 'value' as const }] },
      ]),
    ),
    'a tool of two dialects, one of them asked for': {
      manifest: { tools: [seedTool({}, { description: 'Maps', _meta: { 'openai/outputTemplate': URI } })] },
      finds: [{ at, on: 'value' }],
    },
    'a dialect that the option names': {
      manifest: { tools: [appsTool()] },
      options: { dialects: ['seed', 'openai', 'mcp-apps'] },
      finds: [{ at, on: 'value' }],
      fixed: { tools: [appsTool({}, { description: 'Use this when the user wants to show a map of a city' })] },
    },
    'hostile text': {
      manifest: say(`use${' '.repeat(5000)}`),
      finds: [{ at, on: 'value' }],
    },
    'more hostile text': {
      manifest: say(`returns a ${'. use this '.repeat(3000)}${'use it a-'.repeat(3000)}`),
      finds: [{ at, on: 'value' }],
    },
    'hostile labels': {
      manifest: { tools: ['[('.repeat(9000), '**a'.repeat(9000)].map((description) => seedTool({}, { description })) },
      finds: [
        { at, on: 'value' },
        { at: '/tools/1/description', on: 'value' },
      ],
    },
  },
});

test('of one that only repeats the name common/empty-description speaks alone', async () => {
  const files = { 'tools.json': JSON.stringify(say('Show map')) };
  const rulesIn = async (...rules: Parameters<typeof lintFiles>[1][]) =>
    (await lintFiles(files, rules.flat())).map((finding) => finding.rule);
  expect(await rulesIn(rule, emptyDescription)).toEqual(['common/empty-description']);
});
