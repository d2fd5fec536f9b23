import { defineRule } from '../../src/core/rule.js';
import { get, text, walk } from '../../src/core/tree.js';
import { fieldType } from '../common/lib/structural-rules.js';
import { NOT_PACKED, section, unless } from './lib/manifest.js';

const structural = fieldType(
  'mcpb',
  section('Manifest schema', 'Each field has one type, and some have a fixed set of values.'),
  'hosts',
  () => NOT_PACKED,
  unless,
);

export default defineRule({
  ...structural,
  check(manifest, context) {
    const { root } = manifest;
    // Before 0.3 there was no such field, so nothing reads it.
    const isOld = /^0\.[12]$/.test(text(get(root, 'manifest_version') ?? get(root, 'dxt_version')) ?? '');
    const meta = isOld ? get(root, '_meta') : undefined;
    const unread = new Set<unknown>(meta && walk(meta));
    return [...structural.check!(manifest, context)].filter(({ at }) => !unread.has(at));
  },
});
