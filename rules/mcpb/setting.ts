import { defineRule } from '../../src/core/rule.js';
import { entries, entry, get, has, isVague, text, textsIn, toValue } from '../../src/core/tree.js';
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
    const texts = config && !isVague(config) ? textsIn(config) : undefined;
    for (const setting of entries(get(root, 'user_config'))) {
      const { key: name, value: node } = setting;
      if (node.kind !== 'object') continue;
      const isUsed = texts?.some(({ value }) => namesOf(value).includes(name)) ?? true;
      // How a setting that names a variable is to be wired, mcpb/unknown-field says.
      if (!isUsed && has(node, 'env') === 'no') yield { at: setting, message: 'unused', data: { name }, ...copy };
      if (isSecretName(name) && has(node, 'sensitive') === 'no' && text(get(node, 'type')) === 'string') {
        const fix = marking(node, 'sensitive', 'Mark it as sensitive');
        yield { at: setting, message: 'sensitive', data: { name }, ...fix, ...copy };
      }
      const [required, given] = [get(node, 'required'), entry(node, 'default')];
      if (
        required?.kind === 'boolean' &&
        required.value &&
        given &&
        !EMPTY.includes(JSON.stringify(toValue(given.value)))
      ) {
        yield { at: given, message: 'required', data: { name }, severity: 'info' };
      }
    }
  },
});

/** The names behind `user_config.` in a text. */
const namesOf = (text: string): string[] => Array.from(text.matchAll(/\buser_config\.([\w-]+)/g), ([, name]) => name!);

const EMPTY = ['null', '""', '[]'];
