import { defineRule } from '../../src/core/rule.js';
import { entries, entry, get, has, isVague, text, textsIn, type Node } from '../../src/core/tree.js';
import { isSecretName } from '../common/lib/secret-names.js';
import { section } from './lib/manifest.js';

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
      message: '`{{name}}` is required and has a default, so the user is never asked for it.',
      help: 'Remove `default` if users must choose, else remove `required`.',
    },
  },
  *check({ root }) {
    const config = get(root, 'server', 'mcp_config');
    const used = config && !isVague(config) ? usedIn(config) : undefined;
    for (const setting of entries(get(root, 'user_config'))) {
      const { key: name, value: node } = setting;
      if (node.kind !== 'object') continue;
      if (used && !used.has(name)) yield { at: setting, message: 'unused', data: { name } };
      if (isSecretName(name) && has(node, 'sensitive') === 'no' && text(get(node, 'type')) === 'string') {
        const edit = { op: 'add' as const, to: node, key: 'sensitive', value: true };
        const fix = { title: 'Mark it as sensitive', safe: true, edits: [edit] };
        yield { at: setting, message: 'sensitive', data: { name }, fix };
      }
      const [required, given] = [get(node, 'required'), entry(node, 'default')];
      if (required?.kind === 'boolean' && required.value && given && !isEmpty(given.value)) {
        yield { at: given, message: 'required', data: { name }, severity: 'info' };
      }
    }
  },
});

/** The names behind `user_config.` in all texts. */
function usedIn(config: Node): ReadonlySet<string> {
  const texts = textsIn(config).map(({ value }) => value);
  return new Set(texts.flatMap((each) => Array.from(each.matchAll(/\buser_config\.([\w-]+)/g), ([, name]) => name!)));
}

const isEmpty = (node: Node): boolean =>
  node.kind === 'null' || text(node) === '' || (node.kind === 'array' && node.items.length === 0);
