import { entries, entry, get, text } from '../../src/core/tree.js';
import { so, unknownField } from '../common/lib/structural-rules.js';
import { REFUSAL, section } from './lib/manifest.js';

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
    },
    also({ root }) {
      const settings = entries(get(root, 'user_config'));
      return (each) => {
        const [key, title] = [String(each.data?.['key']), String(each.data?.['title'])];
        const since = /before version ([\d.]+)/.exec(title)?.[1];
        if (since) return { ...each, message: 'early', data: { ...each.data, since } };
        const setting = settings.find(({ value }) => entry(value, key) === each.at);
        const home = HOMES.get(`${key} of ${title}`);
        if (home === undefined) return each;
        const needed = get(root, 'dependencies');
        if (key === 'dependencies' && !entry(needed, 'python') && !entry(needed, 'node')) return each;
        const variable = text(entry(setting?.value, key)?.value);
        const wired = variable && `"env": { "${variable}": "\${user_config.${setting!.key}}" }`;
        const written = wired ?? (/^(?:node|python)$/.test(key) && `"runtimes": { "${key}": "…" }`);
        const as = written ? `: \`${written}\`` : '';
        return { ...each, message: 'misplaced', data: { ...each.data, home, as } };
      };
    },
  },
);

const RUNTIMES = 'compatibility.runtimes';
const CONFIG = 'server.mcp_config';
/** Where fields belong that authors write elsewhere. */
const HOMES: ReadonlyMap<string, string> = new Map([
  ['node of `compatibility`', RUNTIMES],
  ['python of `compatibility`', RUNTIMES],
  ['dependencies of an MCPB manifest', RUNTIMES],
  ['mcp_config of an MCPB manifest', 'server'],
  ['entry_point of an MCPB manifest', 'server'],
  ['env of `server`', CONFIG],
  ['env of a `user_config` entry', CONFIG],
]);
