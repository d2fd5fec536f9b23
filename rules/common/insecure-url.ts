import { clientConfigIn } from '../../src/core/client-config.js';
import { defineRule, type Manifest } from '../../src/core/rule.js';
import { get, items, text, type Node } from '../../src/core/tree.js';
import { holders } from './lib/text.js';

const PLAIN_HTTP = /http:/i;

export default defineRule({
  id: 'common/insecure-url',
  summary: 'A URL that is called or opened uses plain `http://`',
  severity: 'warning',
  in: 'recommended',
  source: {
    document: 'RFC 9325',
    section: '3.2 Strict TLS',
    says: 'What goes over plain HTTP can be read and changed on the way.',
    kind: 'advice',
  },
  fixable: 'unsafe',
  messages: {
    plain: {
      message: 'This URL of `{{host}}` uses plain http, so others on the network can read and change the traffic.',
      help: 'Write `https://{{host}}`.',
    },
  },
  *check(manifest) {
    if (!manifest.mayHold(PLAIN_HTTP)) return;
    for (const node of urls(manifest)) {
      const host = node?.kind === 'string' ? hostOfPlainHttp(node.value) : undefined;
      if (node?.kind !== 'string' || host === undefined) continue;
      const secure = `https${node.value.trim().slice('http'.length)}`;
      yield {
        at: node,
        message: 'plain',
        data: { host },
        fix: { title: 'Use https', safe: false, edits: [{ op: 'set', node, value: secure }] },
      };
    }
  },
});

/** The values that a client calls or a user opens. The openai rules are about widget domains. */
function* urls({ root, tools, formats }: Manifest): Iterable<Node | undefined> {
  if (formats.includes('shinkai')) {
    yield get(root, 'homepage');
    for (const service of items(get(root, 'oauth'))) {
      for (const key of ['authorizationUrl', 'tokenUrl', 'redirectUrl']) yield get(service, key);
    }
  }
  // That of its website and its icons the registry refuses.
  if (formats.includes('server-json')) for (const remote of items(get(root, 'remotes'))) yield get(remote, 'url');
  if (formats.includes('client-config')) {
    // In a private network a server may well have no certificate.
    for (const { url } of clientConfigIn(root)?.servers ?? [])
      if (!/\/\/(?:[^.]*(?:[:/]|$)|10\.|172\.|192\.168\.)|\.(?:local|internal|lan)\b/.test(text(url) ?? '')) yield url;
  }
  if (formats.includes('mcpb')) for (const key of ['homepage', 'documentation', 'support']) yield get(root, key);
  if (formats.includes('mcp') || formats.includes('openai')) {
    for (const holder of holders(root)) {
      yield get(holder, 'websiteUrl');
      yield* iconsOf([holder, ...items(get(holder, 'resources'))]);
    }
    yield* iconsOf(tools.map(({ node }) => node));
  }
}

function* iconsOf(nodes: readonly Node[]): Iterable<Node | undefined> {
  for (const node of nodes) for (const icon of items(get(node, 'icons'))) yield get(icon, 'src');
}

const HTTP = /^\s{0,10}http:\/\/([^/?#\s]+)/i;
const LOOPBACK = /^(?:localhost|[\w.-]+\.localhost|127(?:\.\d{1,3}){1,3}|0\.0\.0\.0|\[::1?\])(?::\d*)?$/i;
/** `http://${HOST}`, `http://<host>`: the host is unknown. */
const UNFINISHED = /[${}<>%]/;

function hostOfPlainHttp(url: string): string | undefined {
  // What is before an @ may be a password.
  const host = HTTP.exec(url)?.[1]?.replace(/^.*@/, '');
  return host === undefined || LOOPBACK.test(host) || UNFINISHED.test(host) ? undefined : host;
}
