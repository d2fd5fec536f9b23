import { defineRule } from '../../src/core/rule.js';
import { entries, entry, get, has, isTrue, isVague, text, textsIn, toValue } from '../../src/core/tree.js';
import { marking } from '../common/lib/fixes.js';
import { isSecretName } from '../common/lib/secret-names.js';
import { doubtOf, section } from './lib/manifest.js';

export default defineRule({
  id: 'mcpb/setting',
  summary: 'A setting that is never used, is a secret that is not marked, or is required and has a default',
  severity: 'warning',
  in: 'recommended',
  source: section(
    'user_config',
    'Settings reach the server where mcp_config names them; a sensitive one is masked and stored safely.',
    'SHOULD',
  ),
  fixable: 'safe',
  messages: {
    unused: {
      message: '`mcp_config` does not use `{{name}}`, so the server never gets what users enter.',
      help: 'Write `${user_config.{{name}}}` in `args` or `env`, or remove the setting.',
    },
    sensitive: {
      message: '`{{name}}` looks like a secret but has no `sensitive`, so hosts store it as plain text.',
      help: 'Add `"sensitive": true`.',
    },
    required: {
      message: '`{{name}}` has a default, so `required` does not make users enter a value.',
      help: 'Remove `default` if each user must enter a value, else remove `required`.',
    },
  },
  *check(manifest) {
    const { root } = manifest;
    const copy = doubtOf(manifest).severity === 'info' && { severity: 'info' as const };
    const config = get(root, 'server', 'mcp_config');
    const texts = config && !isVague(config) ? textsIn(config).map(({ value }) => value) : undefined;
    const used = texts?.flatMap((each) => Array.from(each.matchAll(/\buser_config\.([\w-]+)/g), ([, name]) => name));
    for (const setting of entries(get(root, 'user_config'))) {
      const { key: name, value: node } = setting;
      if (node.kind !== 'object') continue;
      // How a setting that names a variable is to be wired, mcpb/unknown-field says.
      if (used?.includes(name) === false && has(node, 'env') === 'no')
        yield { at: setting, message: 'unused', data: { name }, ...copy };
      if (isSecretName(name) && has(node, 'sensitive') === 'no' && text(get(node, 'type')) === 'string') {
        const fix = marking(node, 'sensitive', 'Mark it as sensitive');
        yield { at: setting, message: 'sensitive', data: { name }, ...fix, ...copy };
      }
      const given = entry(node, 'default');
      if (isTrue(get(node, 'required')) && given && !EMPTY.includes(JSON.stringify(toValue(given.value))))
        yield { at: given, message: 'required', data: { name }, severity: 'info' };
    }
  },
});

const EMPTY = ['null', '""', '[]'];
