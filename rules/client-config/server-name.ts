import { clientConfigIn, configOf, looksLikeServer } from '../../src/core/client-config.js';
import { defineRule } from '../../src/core/rule.js';
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
      message:
        'Claude Code names this server `{{rewritten}}` in tool names, so permissions for `{{name}}` do not match.',
      help: 'Rename the server to `{{short}}`.',
    },
    same: {
      message: 'Claude Code turns this name and `{{other}}` into `{{rewritten}}`, so it cannot tell their tools apart.',
      help: 'Rename one of the two, so that they differ in letters or digits.',
    },
  },
  *check({ root, path, neighbours }) {
    const config = clientConfigIn(root);
    const client = configOf(path);
    if (config?.holder.key !== 'mcpServers' || (client !== 'claude-code' && client !== 'any')) return;
    const plugin = neighbours?.read('.claude-plugin/plugin.json')?.text ?? '';
    const prefix = plugin && `plugin_${/"name"\s*:\s*"([^"]+)"/.exec(plugin)?.[1] ?? ''}_`;
    const known = new Map<string, string>();
    for (const server of config.servers) {
      const { name, entry } = server;
      const rewritten = name.replace(/[^\w-]/g, '_');
      const other = known.get(rewritten);
      known.set(rewritten, other ?? name);
      if (!looksLikeServer(server)) continue;
      if (other !== undefined && other !== name) yield { at: entry, message: 'same', data: { other, rewritten } };
      // Other clients take the file of this name, too, and a dot or a slash is common in names of packages.
      else if (client === 'claude-code' ? rewritten !== name : /[\s()[\]{}<>"'`]/.test(name))
        yield {
          at: entry,
          message: 'rewritten',
          ...(prefix && { severity: 'info' as const }),
          data: { name, rewritten: prefix + rewritten, short: rewritten.replace(/_{2,}/g, '_') },
        };
    }
  },
});
