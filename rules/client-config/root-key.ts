import { clientConfigIn, configOf, looksLikeServer } from '../../src/core/client-config.js';
import { defineRule } from '../../src/core/rule.js';
import { has } from '../../src/core/tree.js';
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
    if (!config) return;
    const { holder, servers } = config;
    const wrong = (name: string, key: string) => ({
      at: holder,
      message: 'wrong' as const,
      data: {
        ...(name === 'Clients'
          ? { read: 'read', it: 'they', find: 'find' }
          : { read: 'reads', it: 'it', find: 'finds' }),
        ...{ client: name, key, here: holder.key },
      },
    });
    if (holder.key === 'mcpServers' && /(?:^|\/)opencode\.jsonc?$/.test(path) && has(root, 'mcp') === 'no') {
      yield wrong('OpenCode', 'mcp');
    }
    if (!client || client === 'any' || !servers.some(looksLikeServer)) return;
    const key = client === 'vscode' ? 'servers' : 'mcpServers';
    if (holder.key === key || holder.key === 'context_servers' || has(root, holder.key) !== 'yes') return;
    if (has(root, key) !== 'no') return;
    const title = `Rename \`${holder.key}\` to \`${key}\``;
    const fix = { title, safe: false, edits: [{ op: 'rename' as const, entry: holder, key }] };
    const names = neighbours?.names ?? [];
    if (client !== 'claude-code' || names.some((name) => name === '.claude' || name === 'CLAUDE.md')) {
      yield { ...wrong(CLIENTS[client], key), fix };
    } else if (!names.some((name) => /\.(?:slnx?|csproj)$/i.test(name))) {
      yield { at: holder, message: 'either', severity: 'warning', fix };
    }
  },
});

const CLIENTS = { vscode: 'VS Code', 'claude-code': 'Claude Code', other: 'Clients' };
