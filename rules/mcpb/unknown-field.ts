import { entries, entry, get, has, text, textsIn, type Entry } from '../../src/core/tree.js';
import { holdersIn, so, unknownField } from '../common/lib/structural-rules.js';
import { isSpokenOf } from '../common/lib/stamped.js';
import homes from './lib/homes.json' with { type: 'json' };
import { DXT, REFUSAL, section } from './lib/manifest.js';

export default unknownField(
  'mcpb',
  section('Manifest schema', 'The schema allows no other fields, and some only from a version on.'),
  {
    refusal: REFUSAL,
    once: true,
    fixable: 'both',
    messages: {
      early: {
        message: `\`{{key}}\` is not a field of {{title}}, ${so(REFUSAL)}`,
        help: 'Write `"manifest_version": "{{since}}"`, or remove `{{key}}`.',
      },
      misplaced: {
        message: `\`{{key}}\` belongs in \`{{home}}\`, ${so(REFUSAL)}`,
        help: 'Move `{{key}}` into `{{home}}`{{as}}.',
      },
      doubled: {
        message: `\`{{key}}\` belongs in \`{{home}}\`, ${so(REFUSAL)}`,
        help: 'Remove `{{key}}`: `{{home}}` sets `{{variable}}` already.',
      },
      renamed: {
        message: `\`{{key}}\` is not a field of {{title}}, ${so(REFUSAL)}`,
        help: 'Rename `{{key}}` to `{{meant}}`{{as}}.',
      },
      folder: {
        message: `\`cwd\` is not a field of \`mcp_config\`, ${so(REFUSAL)}`,
        help: 'Remove `cwd`, and begin the paths that were relative to it with `${__dirname}/`.',
      },
    },
    also({ root, neighbours }) {
      const settings = entries(get(root, 'user_config'));
      const holders = holdersIn(root);
      return (found) => {
        const [key, title] = [String(found.data?.['key']), String(found.data?.['title'])];
        const isLetPass = title === '`compatibility`' && isSpokenOf(DXT, neighbours);
        const packed = isLetPass ? '. Only the older `dxt pack` accepts it' : '';
        const each = { ...found, data: { ...found.data, only: `${String(found.data?.['only'])}${packed}` } };
        const since = /before version ([\d.]+)/.exec(title)?.[1];
        if (since) return { ...each, message: 'early', data: { ...each.data, since } };
        const own = found.at as Entry;
        const meant = meantBy(own, title);
        if (meant !== undefined && has(holders.get(own), meant) === 'no') {
          const title = `Rename \`${key}\` to \`${meant}\``;
          const isUsed = textsIn(root).some(({ value }) => value.includes(`{${key}.`));
          const as = isUsed ? `, and write \`\${${meant}.…}\` for \`\${${key}.…}\`` : '';
          const edits = [{ op: 'rename' as const, entry: own, key: meant }];
          return {
            ...each,
            message: 'renamed',
            data: { ...each.data, meant, as },
            fix: { title, safe: !isUsed, edits },
          };
        }
        if (key === 'cwd' && title === '`mcp_config`') return { ...each, message: 'folder' };
        const home = new Map(Object.entries(HOMES.get(title) ?? {})).get(key);
        const isOther = key === 'dependencies' && !['python', 'node'].some((name) => get(root, key, name));
        if (home === undefined || isOther) return each;
        const setting = settings.find(({ value }) => entry(value, key) === each.at);
        const variable = text(entry(setting?.value, key)?.value);
        if (variable && get(root, 'server', 'mcp_config', 'env', variable))
          return { ...each, message: 'doubled', data: { ...each.data, home, variable } };
        const runtime = home === 'compatibility.runtimes' ? /^(?:node|python)/.exec(key)?.[0] : undefined;
        const written = variable
          ? `: \`"env": { "${variable}": "\${user_config.${setting!.key}}" }\``
          : runtime !== undefined && `: \`"runtimes": { "${runtime}": "…" }\``;
        return { ...each, message: 'misplaced', data: { ...each.data, home, as: `${written || ''}${packed}` } };
      };
    },
  },
);

/** Where fields belong that authors write elsewhere, by the title of what they are in. */
const HOMES: ReadonlyMap<string, Readonly<Record<string, string>>> = new Map(Object.entries(homes));

/** The field that an author means by another name: the mark of a secret, and what has the form of settings. */
function meantBy({ key, value }: Entry, title: string): string | undefined {
  if (key === 'secret' && title === 'a `user_config` entry') return value.kind === 'boolean' ? 'sensitive' : undefined;
  const all = /config|setting/i.test(key) && title === 'an MCPB manifest' ? entries(value) : [];
  const isSetting = ({ value: each }: Entry): boolean =>
    SETTING.test(text(get(each, 'type')) ?? '') && ['title', 'description'].some((name) => get(each, name));
  return all.length > 0 && all.every(isSetting) ? 'user_config' : undefined;
}

const SETTING = /^(?:string|number|boolean|directory|file|array)$/;
