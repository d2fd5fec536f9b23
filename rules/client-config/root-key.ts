import { clientConfigIn, configOf, looksLikeServer } from '../../src/core/client-config.js';
import { defineRule, type Fix } from '../../src/core/rule.js';
import { has, type Entry } from '../../src/core/tree.js';
import { section } from './lib/config.js';

export default defineRule({
  id: 'client-config/root-key',
  summary: 'Servers are under a key that the client of this file does not read',
  severity: 'error',
  in: 'recommended',
  source: section(
    'The key of the servers',
    'VS Code and Visual Studio read `servers`; Claude, Cursor and most other clients read `mcpServers`.',
    'MUST',
  ),
  needs: ['files'],
  fixable: 'unsafe',
  messages: {
    wrong: {
      message: '{{client}} {{read}} `{{key}}` in this file, so {{it}} {{find}} no servers under `{{here}}`.',
      help: 'Rename `{{here}}` to `{{key}}`.',
    },
    either: {
      message: 'Claude Code reads `mcpServers`, not `servers`, so it finds no server in this file.',
      help: 'Rename `servers` to `mcpServers`, unless the file is for Visual Studio alone.',
    },
  },
  *check({ root, path, neighbours }) {
    const config = clientConfigIn(root);
    const client = configOf(path);
    if (config?.holder.key === 'mcpServers' && /(?:^|\/)opencode\.jsonc?$/.test(path) && has(root, 'mcp') === 'no') {
      const data = { client: 'OpenCode', read: 'reads', it: 'it', find: 'finds', key: 'mcp', here: 'mcpServers' };
      yield { at: config.holder, message: 'wrong', data };
    }
    if (!config || !client || client === 'any' || !config.servers.some(looksLikeServer)) return;
    const { holder } = config;
    const key = client === 'vscode' ? 'servers' : 'mcpServers';
    if (holder.key === key || holder.key === 'context_servers' || has(root, holder.key) !== 'yes') return;
    if (has(root, key) !== 'no') return;
    const fix = renamed(holder, key);
    const names = neighbours?.names ?? [];
    if (client !== 'claude-code' || names.some((name) => name === '.claude' || name === 'CLAUDE.md')) {
      const isOne = client !== 'other';
      const data = {
        client: CLIENTS[client],
        ...(isOne ? { read: 'reads', it: 'it', find: 'finds' } : { read: 'read', it: 'they', find: 'find' }),
      };
      yield { at: holder, message: 'wrong', data: { ...data, key, here: holder.key }, fix };
    } else if (!names.some((name) => /\.(?:slnx?|csproj)$/i.test(name))) {
      yield { at: holder, message: 'either', severity: 'warning', fix };
    }
  },
});

const CLIENTS = { vscode: 'VS Code', 'claude-code': 'Claude Code', other: 'Clients' };

const renamed = (entry: Entry, key: string): Fix => ({
  title: `Rename \`${entry.key}\` to \`${key}\``,
  safe: false,
  edits: [{ op: 'rename', entry, key }],
});
