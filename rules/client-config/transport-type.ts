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
    unknown: {
      message: 'Claude Code has no type `{{type}}`, so it skips this server.',
      help: 'Write `"type": "{{known}}"`.',
    },
    desktop: {
      message: 'Claude Desktop reads only servers with a `command` from this file, so it never connects to this URL.',
      help: 'Replace `url` with {{command}}{{connector}}.',
    },
    roo: {
      message: 'Roo Code knows the type `streamable-http` but not `http`, so it refuses this server.',
      help: 'Write `"type": "streamable-http"`.',
    },
    sse: {
      message: 'SSE is deprecated, so servers and newer clients may no longer support it.',
      help: 'If the server offers Streamable HTTP, write `"type": "http"` and its address as `url`.',
    },
  },
  *check({ root, path }) {
    const { holder, servers = [] } = clientConfigIn(root) ?? {};
    const client = configOf(path);
    const needsType = holder?.key === 'mcpServers' && client === 'claude-code';
    for (const { node } of servers) {
      const type = get(node, 'type') ?? get(node, 'transport');
      const url = entry(node, 'url');
      const address = text(url?.value);
      const own = get(node, 'type');
      if (needsType && own && !KNOWN.test(text(own) ?? 'stdio')) {
        const known = has(node, 'command') !== 'no' ? 'stdio' : kindOf(address);
        const data = { type: text(own), known };
        yield { at: own, message: 'unknown', data, ...setting(own, known, `Write \`${known}\``) };
      }
      // What has a command is started: its client reads no transport.
      if (has(node, 'command') !== 'no') continue;
      // What a server offers is not decided here; at such an address it is mostly Streamable HTTP.
      const isMistaken = MCP.test(address ?? '') && !LOCAL.test(address!);
      if (text(type) === 'sse') yield { at: type!, message: 'sse', severity: isMistaken ? 'warning' : 'info' };
      if (url && DESKTOP.test(path)) yield { at: url, message: 'desktop', data: insteadOf(address) };
      if (type && text(type) === 'http' && ROO.test(path))
        yield { at: type, message: 'roo', ...setting(type, 'streamable-http', 'Write `streamable-http`', true) };
      const isTyped = ['type', 'transport', 'transportType'].some((key) => has(node, key) !== 'no');
      if (!needsType || !url || address === undefined || isTyped) continue;
      const kind = kindOf(address);
      const edits: Edit[] = [{ op: 'add', to: node, key: 'type', value: kind, first: true }];
      const fix = { title: `Add the type \`${kind}\``, safe: MCP.test(address), edits };
      yield { at: url, message: 'missing', data: { type: kind }, cause: `${path}: ${kind}`, fix };
    }
  },
});

/** What its address says. */
const kindOf = (address = ''): 'sse' | 'http' => (/^[^?#]*\/sse\/?(?:[?#]|$)/.test(address) ? 'sse' : 'http');

/** The types of Claude Code, with those that its own parts use. */
const KNOWN = /^(?:stdio|sse|http|streamable-http|ws|(?:sse|ws)-ide|sdk|claudeai-proxy)$/;
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
