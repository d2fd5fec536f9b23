import { format } from '../../../rules/mcp/format.js';
import rule from '../../../rules/mcp/read-only-name.js';
import { expect, test } from '@jest/globals';
import { testRule, UNKNOWN } from '../../support/rule-tester.js';
import { listOf, tool } from './listing.js';
import { findingsIn, V1 } from './source.js';

const named = (name: unknown, annotations: unknown = { readOnlyHint: true }) => listOf(tool({ name, annotations }));

testRule(rule, format, {
  silent: {
    'a verb that reads': named('get_updates'),
    'a verb further on': named('list_deleted'),
    'a word that begins like a verb': named('sender_info'),
    'not read-only': named('delete_file', { readOnlyHint: false }),
    'a name that ends in what is shown': named('deletePreview'),
    'a dry run': named('delete_dry_run'),
    'a namespace that looks like a verb': named('send.get_status'),
    'names of things': listOf(
      ...[
        'store_locator',
        'patch_notes',
        'transfer_status',
        'archive_search',
        'edit_distance',
        'save',
        'moveHistory',
      ].map((name) => tool({ name, annotations: { readOnlyHint: true } })),
      ...['deploy_status', 'install_guide', 'add_numbers', 'set_union', 'execute_query'].map((name) =>
        tool({ name, annotations: { readOnlyHint: true } }),
      ),
    ),
    'hostile text': named(`${'a.'.repeat(3000)}${'_'.repeat(3000)}`),
    'no hint': named('delete_file', {}),
    'a name that cannot be known': named(UNKNOWN),
  },
  reports: {
    'snake case': {
      manifest: named('delete_file'),
      finds: [{ at: '/tools/0/annotations/readOnlyHint', on: 'value', says: 'by its name this one can delete' }],
    },
    'verbs that may be nouns': {
      manifest: listOf(
        ...['edit_file', 'archive_project', 'approveOrder'].map((name) =>
          tool({ name, annotations: { readOnlyHint: true } }),
        ),
      ),
      finds: [
        { at: '/tools/0/annotations/readOnlyHint', on: 'value', says: 'this one can edit' },
        { at: '/tools/1/annotations/readOnlyHint', on: 'value', says: 'this one can archive' },
        { at: '/tools/2/annotations/readOnlyHint', on: 'value', says: 'this one can approve' },
      ],
    },
    'behind a namespace': {
      manifest: listOf(
        ...['shop.remove_item', 'shop/cart:remove_item', 'shop.remove_item.v2'].map((name) =>
          tool({ name, annotations: { readOnlyHint: true } }),
        ),
      ),
      finds: [
        { at: '/tools/0/annotations/readOnlyHint', on: 'value', says: 'this one can remove' },
        { at: '/tools/1/annotations/readOnlyHint', on: 'value', says: 'this one can remove' },
        { at: '/tools/2/annotations/readOnlyHint', on: 'value', says: 'this one can remove' },
      ],
    },
    'a preview that is made': {
      manifest: named('create_preview'),
      finds: [{ at: '/tools/0/annotations/readOnlyHint', on: 'value', says: 'this one can create' }],
    },
    'camel case, seed dialect': {
      manifest: named('sendMail', { openai: { readOnlyHint: true } }),
      finds: [{ at: '/tools/0/annotations/openai/readOnlyHint', on: 'value', says: /can send/ }],
    },
  },
});

test('tools that share their hints: the one that writes is told of, at its name', async () => {
  const register = (name: string, annotations: string): string =>
    `server.registerTool('${name}', { description: 'd', annotations: ${annotations} }, f);\n`;
  const found = await findingsIn(
    rule,
    `${V1}const ro = { readOnlyHint: true };\n${register('get_a', 'ro')}${register('delete_b', 'ro')}${register('delete_c', '{ ...ro }')}${register('get_d', 'ro')}`,
  );
  expect(found.map(({ tool, pointer, line, column }) => `${tool} ${pointer} ${line}:${column}`)).toEqual([
    'delete_b /tools/1/name 5:21',
    'delete_c /tools/2/name 6:21',
  ]);
  expect(found[0]!.message).toMatch(/Give this tool annotations of its own/);
  expect(found[0]!.related).toEqual([
    { path: 'server.ts', line: 3, column: 14, note: 'The hint, which other tools share.' },
  ]);
});
