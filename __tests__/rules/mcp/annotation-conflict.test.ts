import { expect, test } from '@jest/globals';
import rule from '../../../rules/mcp/annotation-conflict.js';
import { format } from '../../../rules/mcp/format.js';
import { testRule, UNKNOWN } from '../../support/rule-tester.js';
import { listOf, TOOL, tool } from './listing.js';
import { findingsIn, V1 } from './source.js';

const named = (name: string, description: unknown) =>
  listOf(tool({ name, description, annotations: { destructiveHint: false } }));
const annotated = (annotations: unknown) => listOf(tool({ annotations }));
const harmless = (description: unknown) => listOf(tool({ description, annotations: { destructiveHint: false } }));

testRule(rule, format, {
  silent: {
    'no annotations': listOf(TOOL),
    'one of the two': annotated({ readOnlyHint: true }),
    'not destructive': annotated({ readOnlyHint: true, destructiveHint: false }),
    'not read-only': annotated({ readOnlyHint: false, destructiveHint: true }),
    'a hint that cannot be known': annotated({ readOnlyHint: UNKNOWN, destructiveHint: true }),
    ...Object.fromEntries(
      [
        'Adds a comment to the thing.',
        'Removes duplicates from a text.',
        'Drops a pin on the map.',
        'Moves a file, or deletes it.',
        'Deletes a file, which can be restored from the trash.',
        'Deletes a file. Dry run: shows what would be deleted.',
        'Deletes nothing: lists what is too old.',
        'Delete key: presses it.',
        'Deleted files, the newest first.',
      ].map((description) => [`not destructive: ${description}`, harmless(description)]),
    ),
    'a description that cannot be known': harmless(UNKNOWN),
    'a name alone': named('delete_table', UNKNOWN),
    'a name, and a description that says nothing of it': named('delete_table', 'All about tables.'),
    'a name, and what can be brought back': named('delete_table', 'Tables. Removes one, which can be restored.'),
    'a name, and what is only shown': named('delete_table', 'Tables. Previews how one is removed.'),
    'a name by which nothing may be lost': named('drop_pin', 'Map. Drops a pin on it.'),
    'a name of what may be computed': named('remove_duplicates', 'Texts. Removes lines that are there twice.'),
    'read-only, whatever the description says': listOf(
      tool({ description: 'Deletes it.', annotations: { readOnlyHint: true, destructiveHint: false } }),
    ),
    'destructive, as the description says': listOf(
      tool({ description: 'Deletes it.', annotations: { destructiveHint: true } }),
    ),
    'annotations that are no object': annotated(['readOnlyHint', 'destructiveHint']),
  },
  reports: {
    both: {
      manifest: annotated({ readOnlyHint: true, destructiveHint: true }),
      finds: [{ at: '/tools/0/annotations/destructiveHint', on: 'key', says: /marked both read-only and destructive/ }],
      fixed: annotated({ readOnlyHint: false, destructiveHint: true }),
    },
    ...Object.fromEntries(
      [
        ['delete something permanently', 'Deletes the thing for good. Cannot be undone.'],
        ['delete something', 'Delete a bookmark by its ID.'],
        ['drop something', 'Drops a table of the database together with all its rows.'],
        ['remove something permanently', 'Permanently removes the file.'],
        ['drop something permanently', 'Use this tool to drop a table. This cannot be reversed.'],
        ['wipe something permanently', '⚠️ Wipes the index. It can not be restored.'],
      ].map(([what, description]) => [
        `not destructive: ${description}`,
        {
          manifest: harmless(description),
          finds: [{ at: '/tools/0/annotations/destructiveHint', on: 'value' as const, says: `can ${what}.` }],
          fixed: listOf(tool({ description, annotations: { destructiveHint: true } })),
        },
      ]),
    ),
    'not destructive, by its name': {
      manifest: named('delete_table', 'Tables of the database. Removes one and its rows.'),
      finds: [{ at: '/tools/0/annotations/destructiveHint', on: 'value', says: /it can delete something\. Set/ }],
      fixed: listOf(
        tool({
          name: 'delete_table',
          description: 'Tables of the database. Removes one and its rows.',
          annotations: { destructiveHint: true },
        }),
      ),
    },
    'in two dialects': {
      manifest: annotated({ openai: { readOnlyHint: true }, destructiveHint: true }),
      finds: [{ at: '/tools/0/annotations/destructiveHint', on: 'key' }],
      fixed: annotated({ openai: { readOnlyHint: false }, destructiveHint: true }),
    },
  },
});

test('a hint that other tools share is left, and the tool that destroys is told', async () => {
  const text = `${V1}const WRITES = { readOnlyHint: false, destructiveHint: false };
const server = new McpServer({ name: 'shop', version: '1.0.0' });
server.registerTool('add_note', { description: 'Adds a note.', annotations: WRITES }, async () => look());
server.registerTool('delete_note', { description: 'Deletes a note.', annotations: WRITES }, async () => look());
`;
  const found = await findingsIn(rule, text);
  expect(found.map(({ line, column, fix }) => [line, column, fix])).toEqual([[6, 21, undefined]]);
  expect(found[0]!.help).toMatch(/^Give this tool its own annotations with `destructiveHint: true`/);
});
