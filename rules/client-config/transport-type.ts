import { clientConfigIn, configOf } from '../../src/core/client-config.js';
import { defineRule, type Edit } from '../../src/core/rule.js';
import { entry, get, has, text } from '../../src/core/tree.js';
import { setting } from '../common/lib/fixes.js';
import { section } from './lib/config.js';

export default defineRule({
  id: 'client-config/transport-type',
  summary: 'A server at a URL has no type, one that its client does not know, or the deprecated one',
  severity: 'error',
  otherSeverity: 'warning',
  in: 'recommended',
  source: section(
    'Remote servers',
    'Claude Code takes a server without a type for one that it starts itself, Claude Desktop starts every server, and Roo Code knows `streamable-http`. MCP replaced SSE by Streamable HTTP in March 2025.',
    'MUST',
  ),
  fixable: 'both',
  messages: {
    missing: {
      message: 'Claude Code skips this server: without a `type` it expects a `command`, and never connects to a URL.',
      help: 'Add `"type": "{{type}}"`.',
    },
    refused: {
      message: 'Roo Code refuses this server: one with a `url` must have a `type`.',
      help: 'Add `"type": "{{type}}"`.',
    },
    unknown: {
      message: '{{client}} has no type `{{type}}`, so it {{skips}} this server.',
      help: 'Write `"type": "{{known}}"`.',
    },
    started: {
      message: 'The type `{{type}}` is for a server at a `url`, and this one has none, so {{client}} {{skips}} it.',
      help: 'Write `"type": "stdio"` for the `command` to be started, or replace it with the `url` of the server.',
    },
    other: {
      message: '{{client}} reads `type`, not `{{key}}`, so it {{skips}} this server.',
      help: 'Replace `{{key}}` with `"type": "{{type}}"`.',
    },
    socket: {
      message: 'VS Code has no WebSocket transport, so it never connects to this server.',
      help: 'Write `"type": "http"` and the `https://` address of the server, if it has one.',
    },
    desktop: {
      message: 'Claude Desktop reads only servers with a `command` from this file, so it never connects to this URL.',
      help: 'Replace `url` with {{command}}{{connector}}.',
    },
    sse: {
      message: 'SSE is deprecated, so servers and newer clients may no longer support it.',
      help: 'If the server offers Streamable HTTP, write `"type": "http"` and its address as `url`.',
    },
  },
  *check({ root, path }) {
    const { holder, servers = [] } = clientConfigIn(root) ?? {};
    const isOfClaude = holder?.key === 'mcpServers' && configOf(path) === 'claude-code';
    const strict = ROO.test(path) ? ROO_CODE : isOfClaude ? CLAUDE_CODE : undefined;
    const { remote, words } = configOf(path) === 'vscode' ? VS_CODE : (strict ?? {});
    for (const { node, url: anyUrl } of servers) {
      const own = get(node, 'type');
      const [type, url] = [text(own), entry(node, 'url')];
      const address = text(url?.value);
      const isStarted = has(node, 'command') !== 'no';
      if (strict && own && !strict.known.test(type ?? 'stdio')) {
        const known = isStarted ? 'stdio' : strict.write(type === 'http' ? type : kindOf(address));
        const data = { ...strict.words, type, known };
        yield { at: own, message: 'unknown', data, ...setting(own, known, `Write \`${known}\``, type === 'http') };
      }
      if (own && isStarted && !anyUrl && !node.open && remote?.test(type ?? ''))
        yield { at: own, message: 'started', data: { ...words, type }, ...setting(own, 'stdio', 'Write `stdio`') };
      // What has a command is started: its client reads no transport.
      if (isStarted) continue;
      const other = ['transport', 'transportType'].flatMap((key) => entry(node, key) ?? [])[0];
      const given = text(other?.value);
      const isUntyped = strict && url && address !== undefined && has(node, 'type') === 'no';
      if (isUntyped && other && given !== undefined) {
        const write = strict.write(KNOWN.test(given) ? given : kindOf(address));
        const edits: Edit[] = [
          { op: 'rename', entry: other, key: 'type' },
          { op: 'set', node: other.value, value: write },
        ];
        const fix = { title: `Write \`"type": "${write}"\``, safe: true, edits };
        yield { at: other, message: 'other', data: { ...strict.words, key: other.key, type: write }, fix };
        continue;
      }
      // What a server offers is not decided here; at such an address it is mostly Streamable HTTP.
      const isMistaken = MCP.test(address ?? '') && !LOCAL.test(address!);
      const sse = [own, get(node, 'transport')].find((each) => text(each) === 'sse');
      if (sse) yield { at: sse, message: 'sse', severity: isMistaken ? 'warning' : 'info' };
      if (url && DESKTOP.test(path)) yield { at: url, message: 'desktop', data: insteadOf(address) };
      const isSocket = /^wss?:/.test(address ?? '') || /^(?:wss?|websockets?)$/i.test(type ?? '');
      if (url && isSocket && configOf(path) === 'vscode') yield { at: own ?? url, message: 'socket' };
      if (!isUntyped || other) continue;
      const write = strict.write(kindOf(address));
      const edits: Edit[] = [{ op: 'add', to: node, key: 'type', value: write, first: true }];
      const fix = { title: `Add the type \`${write}\``, safe: MCP.test(address), edits };
      yield { at: url, message: strict.untyped, data: { type: write }, cause: `${path}: ${write}`, fix };
    }
  },
});

/** What its address says. */
const kindOf = (address = ''): 'sse' | 'http' => (/^[^?#]*\/sse\/?(?:[?#]|$)/.test(address) ? 'sse' : 'http');

/** The types of Claude Code, with those that its own parts use. */
const KNOWN = /^(?:stdio|sse|http|streamable-http|ws|(?:sse|ws)-ide|sdk|claudeai-proxy)$/;
/** The clients that ask for a type they know. */
const CLAUDE_CODE = {
  words: { client: 'Claude Code', skips: 'skips' },
  known: KNOWN,
  remote: /^(?:sse|http|streamable-http|ws)$/,
  untyped: 'missing' as const,
  write: (kind: string) => kind,
};
const ROO_CODE = {
  words: { client: 'Roo Code', skips: 'refuses' },
  known: /^(?:stdio|sse|streamable-http)$/,
  remote: /^(?:sse|streamable-http)$/,
  untyped: 'refused' as const,
  write: (kind: string) => (kind === 'http' ? 'streamable-http' : kind),
};
/** Of every other type it goes by the command. */
const VS_CODE = { words: { client: 'VS Code', skips: 'does not start' }, remote: /^http$/ };
const MCP = /^[^?#]*\/mcp\/?(?:[?#]|$)/;
const LOCAL = /^https?:\/\/(?:localhost|127\.0\.0\.1|0\.0\.0\.0|\[::1\])[:/]/;
const DESKTOP = /(?:^|\/)claude_desktop_config\.json$/;
const ROO = /(?:^|\/)\.roo\/mcp\.json$/;

/** `mcp-remote` leads to MCP servers alone, and takes `http:` from other machines only where it is told to. */
function insteadOf(url = '') {
  if (!/\b(?:mcp|sse)\b/i.test(url)) return { command: 'the `command` that starts an MCP server', connector: '' };
  const shown = /^https?:\/\/[^\s"\\`]{1,60}$/.test(url) ? url : '<the URL>';
  const allowing = url.startsWith('http:') && !LOCAL.test(url) ? ', "--allow-http"' : '';
  const command = `\`"command": "npx", "args": ["-y", "mcp-remote", "${shown}"${allowing}]\``;
  return { command, connector: ', or if the URL is public, add it as a connector in the settings of Claude Desktop' };
}
