import rule from '../../../rules/mcp/annotation-conflict.js';
import { format } from '../../../rules/mcp/format.js';
import { testRule, UNKNOWN } from '../../support/rule-tester.js';
import { listOf, TOOL, tool } from './listing.js';

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
    'in two dialects': {
      manifest: annotated({ openai: { readOnlyHint: true }, destructiveHint: true }),
      finds: [{ at: '/tools/0/annotations/destructiveHint', on: 'key' }],
      fixed: annotated({ openai: { readOnlyHint: false }, destructiveHint: true }),
    },
  },
});
