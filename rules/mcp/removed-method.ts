import type { OlderFeature, OlderUse } from '../../src/core/code.js';
import { defineRule, type InWords, type Manifest, type Problem } from '../../src/core/rule.js';
import { entry, get } from '../../src/core/tree.js';
import { listingOf } from './lib/listing.js';

export default defineRule({
  id: 'mcp/removed-method',
  summary: 'A call or handler that revision 2026-07-28 has removed or deprecated',
  severity: 'info',
  in: 'strict',
  source: {
    document: 'Model Context Protocol, revision 2026-07-28',
    section: 'Key changes; Deprecated features',
    says: 'Revision 2026-07-28 has no sessions and no requests from servers to clients, and deprecates roots, sampling and logging.',
    kind: 'advice',
  },
  messages: {
    removed: {
      message: 'MCP 2026-07-28 removes {{what}}, so {{it}} no longer works with its clients.',
      help: '{{instead}} Keep this code for clients of older revisions.',
    },
    deprecated: {
      message: 'MCP 2026-07-28 deprecates {{what}}, so {{it}} may stop working with newer clients.',
      help: '{{instead}}',
    },
    throws: {
      message: 'MCP 2026-07-28 {{is}} {{what}}, so {{it}} throws for its clients.',
      help: '{{instead}} Keep this code for clients of older revisions.',
    },
    only: {
      message: 'MCP 2026-07-28 {{is}} {{what}}, and this server refuses clients of older revisions.',
      help: '{{instead}}',
    },
  },
  *check(manifest) {
    // One finding for each feature: its uses are mended together.
    const uses = new Map<string, { readonly use: Use; readonly others: Use[] }>();
    for (const use of usesIn(manifest)) {
      const known = uses.get(use.is);
      if (known) known.others.push(use);
      else uses.set(use.is, { use, others: [] });
    }
    for (const { use, others } of uses.values()) yield problemOf(use, others);
  },
});

type Use = Omit<OlderUse, 'is'> & { readonly is: OlderFeature | 'tasks' };

function* usesIn(manifest: Manifest): Generator<Use> {
  for (const { handles } of manifest.code.registrations) {
    const is = handles && HANDLED.get(handles.name);
    if (is) yield { ...handles, is };
  }
  yield* manifest.code.olderUses ?? [];
  for (const tool of listingOf(manifest).tools) {
    const at = entry(get(tool, 'execution'), 'taskSupport');
    if (at) yield { ...at, is: 'tasks', name: 'taskSupport' };
  }
}

/** Requests of clients that a handler is set for, by their names and by those of their schemas. */
const HANDLED: ReadonlyMap<string, OlderFeature> = new Map([
  ['resources/subscribe', 'subscribe'],
  ['resources/unsubscribe', 'subscribe'],
  ['UnsubscribeRequestSchema', 'subscribe'],
  ['logging/setLevel', 'setLevel'],
  ['ping', 'ping'],
  ['PingRequestSchema', 'ping'],
]);

function problemOf(use: Use, others: readonly Use[]): Problem<'removed' | 'deprecated' | 'throws' | 'only'> {
  const { what, is, instead } = FEATURES[use.is];
  const { name, how, ...at } = use;
  const related = others.map(({ start, end, file }) => ({ at: { start, end, file }, note: 'The same here.' }));
  const it = what.includes(`\`${name}\``) ? 'it' : `\`${name}\``;
  return {
    at: { start: at.start, end: at.end, file: at.file },
    message: how === 'alone' ? 'only' : how === 'throws' ? 'throws' : is,
    data: { it, what, is: is === 'removed' ? 'removes' : 'deprecates', instead },
    ...(how && { severity: 'warning' as const }),
    ...(related.length > 0 && { count: related.length + 1, related }),
  };
}

interface Feature {
  readonly what: string;
  readonly is: 'removed' | 'deprecated';
  readonly instead: string | InWords;
}

const ASKS = 'Return a result of the type `input_required`, whose `inputRequests` ask the client.';
const LISTEN = 'Upgrade to version 2 of the SDK, which answers `subscriptions/listen` instead.';

const FEATURES: Readonly<Record<Use['is'], Feature>> = {
  sampling: {
    what: 'sampling',
    is: 'deprecated',
    instead: 'Call the API of a model from the server.',
  },
  roots: {
    what: 'roots',
    is: 'deprecated',
    instead: 'Take the folders as parameters of the tool, or from the settings of the server.',
  },
  logging: {
    what: 'logging to the client',
    is: 'deprecated',
    instead: 'Log to standard error, or with OpenTelemetry.',
  },
  setLevel: {
    what: '`logging/setLevel`',
    is: 'removed',
    instead: 'Read the level of each request from `_meta`, key `io.modelcontextprotocol/logLevel`.',
  },
  elicitation: { what: 'requests from a server to a client', is: 'removed', instead: ASKS },
  completion: {
    what: '`notifications/elicitation/complete`',
    is: 'removed',
    instead: 'Keep what you need in `requestState`, since the client repeats its request.',
  },
  urlElicitation: { what: 'the error -32042', is: 'removed', instead: ASKS },
  subscribe: { what: '`resources/subscribe` and `resources/unsubscribe`', is: 'removed', instead: LISTEN },
  subscription: {
    what: 'notifications without `subscriptions/listen`',
    is: 'removed',
    instead: LISTEN,
  },
  ping: { what: '`ping`', is: 'removed', instead: 'Nothing replaces it.' },
  sse: {
    what: 'the HTTP+SSE transport',
    is: 'deprecated',
    instead: ({ null: none }) =>
      none === 'None'
        ? 'Serve Streamable HTTP: `mcp.run(transport="streamable-http")`.'
        : 'Serve Streamable HTTP: `createMcpHandler` in version 2 of the SDK.',
  },
  session: {
    what: 'sessions',
    is: 'removed',
    instead: 'Return an id of your own, and take it as a parameter.',
  },
  resumability: {
    what: 'resuming a stream',
    is: 'removed',
    instead: 'Nothing replaces it: clients send the request again.',
  },
  tasks: {
    what: 'tasks from the protocol itself',
    is: 'removed',
    instead: 'Offer the extension `io.modelcontextprotocol/tasks`.',
  },
};
