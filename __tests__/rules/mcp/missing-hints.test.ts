import { expect, test } from '@jest/globals';
import { format } from '../../../rules/mcp/format.js';
import rule from '../../../rules/mcp/missing-hints.js';
import { SPREAD, testRule, UNKNOWN } from '../../support/rule-tester.js';
import { listOf, TOOL, tool } from './listing.js';
import { foundIn, V1 } from './source.js';

const READS = { readOnlyHint: true };
const annotated = (annotations: unknown, more: object = {}) => listOf(tool({ annotations, ...more }));

testRule(rule, format, {
  silent: {
    'a title and a hint': annotated(READS, { title: 'Forecast' }),
    'the title among the annotations': annotated({ title: 'Forecast', destructiveHint: false }),
    'a hint of OpenAI': annotated({ openai: READS }, { title: 'Forecast' }),
    'hints that are misspelt or in the wrong place, of which another rule speaks': listOf(
      tool({ title: 'Forecast', annotations: { readOnly: true } }),
      tool({ title: 'Forecast', readOnlyHint: true }),
    ),
    'a misspelt title, of which another rule speaks': annotated(READS, { titel: 'Forecast' }),
    'misspelt annotations': listOf(tool({ title: 'Forecast', annotation: READS })),
    'a tool that only its widget may call': listOf(tool({ _meta: { ui: { visibility: ['app'] } } })),
    'annotations that cannot be known': annotated(UNKNOWN),
    'a hint that cannot be known': annotated({ [SPREAD]: 0 }),
    'fields that cannot be known': listOf(tool({ [SPREAD]: 0 })),
    'annotations that are no object': annotated('readOnly'),
  },
  reports: {
    'neither of the two': {
      manifest: listOf(TOOL),
      finds: [
        {
          at: '/tools/0',
          on: 'brace',
          says: 'This tool has no title or hints, so clients show its raw name and assume it may destroy data',
        },
      ],
    },
    'no title': {
      manifest: annotated(READS),
      finds: [{ at: '/tools/0', on: 'brace', says: 'This tool has no `title`, so clients show people the raw name' }],
    },
    'no hint': {
      manifest: annotated({ title: 'Forecast', idempotentHint: true }),
      finds: [
        {
          at: '/tools/0/annotations',
          on: 'key',
          says: 'This tool has no `readOnlyHint` or `destructiveHint`, so clients assume it may destroy data.',
        },
      ],
    },
    'no annotations': {
      manifest: listOf(tool({ title: 'Forecast' })),
      finds: [
        {
          at: '/tools/0',
          on: 'brace',
          says: 'This tool has no `readOnlyHint` or `destructiveHint`, so clients assume it may destroy data.',
        },
      ],
    },
  },
});

testRule(rule, format, {
  options: { demands: 'chatgpt' },
  silent: {
    'all three, without a title': annotated({ ...READS, destructiveHint: false, openWorldHint: false }),
    'a tool with metadata of an app, of which another rule speaks': listOf(
      tool({ _meta: { 'openai/outputTemplate': 'ui://a.html' } }),
    ),
    'hints that cannot be known': annotated({ ...READS, [SPREAD]: 0 }),
  },
  reports: {
    'one of three': {
      manifest: annotated({ ...READS, openWorldHint: false }),
      finds: [
        {
          at: '/tools/0/annotations',
          on: 'key',
          says: 'This tool has no `destructiveHint`, so OpenAI refuses the app when it is submitted. Set `destructiveHint` to `true` or `false` in `annotations`.',
        },
      ],
    },
    none: {
      manifest: listOf(TOOL),
      finds: [
        {
          at: '/tools/0',
          on: 'brace',
          says: 'This tool has no `readOnlyHint`, `destructiveHint`, `openWorldHint`, so OpenAI refuses the app when it is submitted.',
        },
      ],
    },
  },
});

const SCHEMA = "description: 'Adds two numbers'";

test.each([
  ['registered without', `server.registerTool('add', { ${SCHEMA} }, add);`, 1],
  [
    'registered with both',
    `server.registerTool('add', { title: 'Add', ${SCHEMA}, annotations: { readOnlyHint: true } }, add);`,
    0,
  ],
  ['by the old call', `server.tool('add', 'Adds two numbers', { a: z.number() }, add);`, 1],
  ['by the old call, with what may hold them', `server.tool('add', 'Adds two numbers', {}, hints, add);`, 0],
  ['with a constant of another module', `server.registerTool('add', { ${SCHEMA}, annotations: READS }, add);`, 0],
])('in source code: %s', async (_, call, count) => {
  expect(await foundIn(rule, `${V1}${call}`)).toHaveLength(count);
});
