import { entries, entry, get, text } from '../../src/core/tree.js';
import { so, unknownField } from '../common/lib/structural-rules.js';
import { isSpokenOf } from '../common/lib/stamped.js';
import homes from './lib/homes.json' with { type: 'json' };
import { DXT, REFUSAL, section } from './lib/manifest.js';

export default unknownField(
  'mcpb',
  section('Manifest schema', 'The schema allows no other fields, and some only from a version on.'),
  {
    refusal: REFUSAL,
    once: true,
    messages: {
      early: {
        message: `\`{{key}}\` is not a field of {{title}}, ${so(REFUSAL)}`,
        help: 'Write `"manifest_version": "{{since}}"`, or remove `{{key}}`.',
      },
      misplaced: {
        message: `\`{{key}}\` belongs in \`{{home}}\`, ${so(REFUSAL)}`,
        help: 'Move `{{key}}` into `{{home}}`{{as}}.',
      },
      folder: {
        message: `\`cwd\` is not a field of \`mcp_config\`, ${so(REFUSAL)}`,
        help: 'Remove `cwd`, and begin the paths that were relative to it with `${__dirname}/`.',
      },
    },
    also({ root, neighbours }) {
      const settings = entries(get(root, 'user_config'));
      return (found) => {
        const [key, title] = [String(found.data?.['key']), String(found.data?.['title'])];
        const isLetPass = title === '`compatibility`' && isSpokenOf(DXT, neighbours);
        const packed = isLetPass ? '. Only the older `dxt pack` accepts it' : '';
        const each = { ...found, data: { ...found.data, only: `${String(found.data?.['only'])}${packed}` } };
        const since = /before version ([\d.]+)/.exec(title)?.[1];
        if (since) return { ...each, message: 'early', data: { ...each.data, since } };
        if (key === 'cwd' && title === '`mcp_config`') return { ...each, message: 'folder' };
        const home = new Map(Object.entries(HOMES.get(title) ?? {})).get(key);
        const isOther = key === 'dependencies' && !['python', 'node'].some((name) => get(root, key, name));
        if (home === undefined || isOther) return each;
        const setting = settings.find(({ value }) => entry(value, key) === each.at);
        const variable = text(entry(setting?.value, key)?.value);
        const runtime = home === 'compatibility.runtimes' ? /^(?:node|python)/.exec(key)?.[0] : undefined;
        const written = variable
          ? `: \`"env": { "${variable}": "\${user_config.${setting!.key}}" }\``
          : runtime && `: \`"runtimes": { "${runtime}": "…" }\``;
        return { ...each, message: 'misplaced', data: { ...each.data, home, as: `${written ?? ''}${packed}` } };
      };
    },
  },
);

/** Where fields belong that authors write elsewhere, by the title of what they are in. */
const HOMES: ReadonlyMap<string, Readonly<Record<string, string>>> = new Map(Object.entries(homes));
