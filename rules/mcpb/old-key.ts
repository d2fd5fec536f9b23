import { defineRule, type Edit } from '../../src/core/rule.js';
import { entry, has } from '../../src/core/tree.js';
import { section } from './lib/manifest.js';

export default defineRule({
  id: 'mcpb/old-key',
  summary: 'The version of the manifest is under its former name',
  severity: 'info',
  in: 'recommended',
  source: section('dxt_version', 'dxt_version is deprecated; manifest_version takes its place.', 'SHOULD'),
  fixable: 'safe',
  messages: {
    old: {
      message: '`dxt_version` is the old name of `manifest_version`, so newer hosts may not read it.',
      help: 'Rename `dxt_version` to `manifest_version`.',
    },
  },
  *check({ root }) {
    const old = entry(root, 'dxt_version');
    if (!old || root.kind !== 'object') return;
    const isLeft = has(root, 'manifest_version') !== 'no';
    const [title, edit]: [string, Edit] = isLeft
      ? ['Remove `dxt_version`', { op: 'remove', from: root, child: old }]
      : ['Rename it to `manifest_version`', { op: 'rename', entry: old, key: 'manifest_version' }];
    yield { at: old, message: 'old', fix: { title, safe: true, edits: [edit] } };
  },
});
