import {
  clientConfigIn,
  configOf,
  isOfSettings,
  looksLikeServer,
  unreadHolderIn,
} from '../../src/core/client-config.js';
import { defineRule, type Fix, type Problem } from '../../src/core/rule.js';
import { has, type Entry } from '../../src/core/tree.js';
import { section } from './lib/config.js';

export default defineRule({
  id: 'client-config/root-key',
  summary: 'Servers are under a key, or in a file, that the client does not read',
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
      message: '`{{here}}` is not read by {{client}}, so no server in this file is found.',
      help: 'Rename `{{here}}` to `{{key}}`.',
    },
    list: {
      message: '`{{here}}` is not read by {{client}}, so no server in this file is found.',
      help: 'Write an object `{{key}}`, with each server under its name: `"{{key}}": { "name": { "command": "…" } }`.',
    },
    opencode: {
      message: '`mcpServers` is not read by OpenCode, so no server in this file is found.',
      help: 'Rename `mcpServers` to `mcp`, and write each server in its form: {{form}}.',
    },
    either: {
      message: 'Claude Code reads `mcpServers`, not `servers`, so it finds no server in this file.',
      help: 'Rename `servers` to `mcpServers`, unless the file is for Visual Studio alone.',
    },
    nobody: {
      message: 'Claude Code reads `.mcp.json` in the root of a project, not this file, so it finds no server in it.',
      help: 'Move the servers to `.mcp.json` in the root.',
    },
    settings: {
      message: 'From version 1.102 on, VS Code reads servers from `.vscode/mcp.json`, and not from its settings.',
      help: '{{advice}}.',
    },
  },
  *check({ root, path, neighbours }) {
    const unread = unreadHolderIn(root, path);
    if (unread) yield ofUnread(unread, path);
    const config = clientConfigIn(root);
    if (!config) return;
    const { holder, servers } = config;
    if (holder.key === 'mcpServers' && /(?:^|\/)opencode\.jsonc?$/.test(path) && has(root, 'mcp') === 'no')
      yield { at: holder, message: 'opencode', data: { form: servers.some(({ url }) => url) ? REMOTE : LOCAL } };
    if (isOfSettings(path) && servers.length > 0) {
      const isBeside = neighbours?.names.includes('mcp.json') ?? false;
      const advice = isBeside ? 'Remove `mcp`: `mcp.json` is beside it' : 'Move what is in `mcp` to `.vscode/mcp.json`';
      return void (yield {
        at: holder,
        message: 'settings',
        data: { advice },
        severity: isBeside ? 'info' : 'warning',
      });
    }
    const of = configOf(path);
    if (!of || of === 'any' || !servers.some(looksLikeServer)) return;
    if (of === 'none') return void (yield { at: holder, message: 'nobody', severity: 'info' });
    const { client, key } = READERS[of];
    if (holder.key === key || holder.key === 'context_servers') return;
    if (has(root, holder.key) !== 'yes' || has(root, key) !== 'no') return;
    const fix = renaming(holder, key);
    const names = neighbours?.names ?? [];
    if (of !== 'claude-code' || names.some((name) => name === '.claude' || name === 'CLAUDE.md'))
      yield { at: holder, message: 'wrong', data: { client, key, here: holder.key }, fix };
    else if (!names.some((name) => /\.(?:slnx?|csproj)$/i.test(name)))
      yield { at: holder, message: 'either', severity: 'warning', fix };
  },
});

/** No program has such a key in a file of these names. */
function ofUnread(holder: Entry, path: string): Problem {
  const of = configOf(path);
  const { client, key } = READERS[of === 'vscode' || of === 'claude-code' ? of : 'other'];
  const found = { at: holder, data: { client, key, here: holder.key } };
  const isList = holder.value.kind === 'array';
  return isList ? { ...found, message: 'list' } : { ...found, message: 'wrong', fix: renaming(holder, key) };
}

function renaming(entry: Entry, key: string): Fix {
  return {
    title: `Rename \`${entry.key}\` to \`${key}\``,
    safe: false,
    edits: [{ op: 'rename', entry, key }],
  };
}

/** OpenCode refuses what only has another key. */
const REMOTE = '`"type": "remote"` beside `url`';
const LOCAL = '`"type": "local"`, a `command` that is one list with its `args`, and `environment` for `env`';

const READERS = {
  vscode: { client: 'VS Code', key: 'servers' },
  'claude-code': { client: 'Claude Code', key: 'mcpServers' },
  other: { client: 'its clients', key: 'mcpServers' },
};
