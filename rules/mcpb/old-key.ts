import { defineRule, type Edit } from '../../src/core/rule.js';
import { entry, has } from '../../src/core/tree.js';
import { isSpokenOf } from '../common/lib/stamped.js';
import { DXT, section } from './lib/manifest.js';

export default defineRule({
  id: 'mcpb/old-key',
  summary: 'The version of the manifest is under its former name',
  severity: 'info',
  in: 'recommended',
  source: section('dxt_version', 'dxt_version is deprecated; manifest_version takes its place.', 'SHOULD'),
  fixable: 'both',
  messages: {
    old: {
      message: '`dxt_version` is deprecated, so later hosts may read only `manifest_version`.',
      help: 'Rename it to `manifest_version`, and pack with `mcpb`: `dxt` refuses the new name.',
    },
  },
  *check({ root, neighbours }) {
    const old = entry(root, 'dxt_version');
    if (!old || root.kind !== 'object') return;
    const isLeft = has(root, 'manifest_version') !== 'no';
    const [title, edit]: [string, Edit] = isLeft
      ? ['Remove `dxt_version`', { op: 'remove', from: root, child: old }]
      : ['Rename it to `manifest_version`', { op: 'rename', entry: old, key: 'manifest_version' }];
    const fix = isSpokenOf(DXT, neighbours) ? undefined : { title, safe: neighbours !== undefined, edits: [edit] };
    yield { at: old, message: 'old', fix };
  },
});
