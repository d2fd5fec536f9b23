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
      folder: {
        message: `\`cwd\` is not a field of \`mcp_config\`, ${so(REFUSAL)}`,
        help: 'Remove `cwd`, and begin the paths that were relative to it with `${__dirname}/`.',
      },
    },
    also({ root }) {
      const settings = entries(get(root, 'user_config'));
      return (each) => {
        const [key, title] = [String(each.data?.['key']), String(each.data?.['title'])];
        const since = /before version ([\d.]+)/.exec(title)?.[1];
        if (since) return { ...each, message: 'early', data: { ...each.data, since } };
        const setting = settings.find(({ value }) => entry(value, key) === each.at);
        if (key === 'cwd' && title === '`mcp_config`') return { ...each, message: 'folder' };
        const home = HOMES.get(`${key} of ${title}`);
        if (home === undefined) return each;
        const needed = get(root, 'dependencies');
        if (key === 'dependencies' && !entry(needed, 'python') && !entry(needed, 'node')) return each;
        const variable = text(entry(setting?.value, key)?.value);
        const wired = variable && `"env": { "${variable}": "\${user_config.${setting!.key}}" }`;
        const written =
          wired ?? (home === RUNTIMES && RUNTIME.test(key) && `"runtimes": { "${RUNTIME.exec(key)![0]}": "…" }`);
        const as = written ? `: \`${written}\`` : '';
        return { ...each, message: 'misplaced', data: { ...each.data, home, as } };
      };
    },
  },
);

const RUNTIMES = 'compatibility.runtimes';
const PLATFORMS = 'compatibility.platforms';
const RUNTIME = /^(?:node|python)/;
const CONFIG = 'server.mcp_config';
/** Where fields belong that authors write elsewhere. */
const HOMES: ReadonlyMap<string, string> = new Map([
  ['node of `compatibility`', RUNTIMES],
  ['python of `compatibility`', RUNTIMES],
  ['node_version of `compatibility`', RUNTIMES],
  ['python_version of `compatibility`', RUNTIMES],
  ['dependencies of an MCPB manifest', RUNTIMES],
  ['runtime of an MCPB manifest', RUNTIMES],
  ['supported_platforms of an MCPB manifest', PLATFORMS],
  ['platforms of an MCPB manifest', PLATFORMS],
  ['mcp_config of an MCPB manifest', 'server'],
  ['entry_point of an MCPB manifest', 'server'],
  ['env of `server`', CONFIG],
  ['env of a `user_config` entry', CONFIG],
]);
