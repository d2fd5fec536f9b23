import { clientConfigIn, configOf, looksLikeServer } from '../../src/core/client-config.js';
import { defineRule, type Manifest } from '../../src/core/rule.js';
import { claudeFiles } from '../common/lib/claude-files.js';
import { writtenIn } from '../common/lib/versions.js';
import { section } from './lib/config.js';

export default defineRule({
  id: 'client-config/server-name',
  summary: 'A server has a name that clients rewrite',
  severity: 'warning',
  in: 'recommended',
  source: section(
    'Names of servers',
    'Claude Code puts the name before the names of tools, and turns whatever is no letter, digit, dash or underscore into an underscore.',
  ),
  messages: {
    rewritten: {
      message: 'Claude Code names this server `{{rewritten}}` in tool names, so permissions must use that name.',
      help: 'Rename the server to `{{short}}`.',
    },
    unmatched: {
      message: 'Claude Code names this server `{{rewritten}}`, so `{{named}}` in `{{file}}` does not match it.',
      help: 'Write `mcp__{{rewritten}}` in `{{file}}`, or `{{short}}` for the server both here and there.',
    },
    same: {
      message: 'Claude Code turns this name and `{{other}}` into `{{rewritten}}`, so it cannot tell their tools apart.',
      help: 'Rename one of the two, so that they differ in letters or digits.',
    },
  },
  *check(manifest) {
    const { root, path, neighbours } = manifest;
    const config = clientConfigIn(root);
    const client = configOf(path);
    if (config?.holder.key !== 'mcpServers' || (client !== 'claude-code' && client !== 'any')) return;
    const plugin = neighbours?.read('.claude-plugin/plugin.json')?.text;
    const prefix = plugin ? `plugin_${writtenIn(plugin, 'name')}_` : '';
    const known = new Map<string, string>();
    for (const server of config.servers) {
      const { name, entry: at } = server;
      const rewritten = name.replace(/[^\w-]/g, '_');
      const other = known.get(rewritten);
      known.set(rewritten, other ?? name);
      if (!looksLikeServer(server)) continue;
      if (other !== undefined && other !== name) {
        yield { at, message: 'same', data: { other, rewritten } };
        continue;
      }
      const data = { rewritten: prefix + rewritten, short: rewritten.replace(/_{2,}/g, '_') };
      const unmatched = rewritten === name ? undefined : namedOtherwise(name, prefix, rewritten, manifest);
      if (unmatched) yield { at, message: 'unmatched', ...unmatched, data: { ...data, ...unmatched.data } };
      // Other clients take the file of this name, too, and a dot or a slash is common in names of packages.
      else if (client === 'claude-code' ? rewritten !== name : /[\s()[\]{}<>"'`]/.test(name))
        yield { at, message: 'rewritten', data, severity: 'info' };
    }
  },
});

/** Where a permission, a hook or a skill names this server in other signs than Claude Code does. */
function namedOtherwise(name: string, prefix: string, rewritten: string, { neighbours }: Manifest) {
  if (!neighbours) return undefined;
  for (const each of claudeFiles('', neighbours)) {
    const { file, text } = neighbours.read(each) ?? { file: '', text: '' };
    for (const { index, 0: named, 1: server = '' } of text.matchAll(NAMED)) {
      const own = server.startsWith(prefix) ? server.slice(prefix.length) : server;
      if (own === rewritten || lettersOf(own) !== lettersOf(name)) continue;
      const at = { file, start: index, end: index + named.length };
      return { data: { named, file }, related: [{ at, note: 'It is named here.' }] };
    }
  }
  return undefined;
}

/** The name of a server in that of a tool, or of all its tools. */
const NAMED = /\bmcp__((?:(?!__)[^"'`,|()\\\n*]){1,200})/g;
const lettersOf = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
