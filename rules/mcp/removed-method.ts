import type { OlderFeature, OlderUse } from '../../src/core/code.js';
import { defineRule, type Manifest, type Problem } from '../../src/core/rule.js';
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
      message: '`{{name}}`: revision 2026-07-28 has removed {{what}}. {{effect}}',
      help: '{{instead}} Keep this for clients of older revisions, which version 2 of the SDK serves by default.',
    },
    deprecated: {
      message: '`{{name}}`: revision 2026-07-28 has deprecated {{what}}. {{effect}}',
      help: '{{instead}}',
    },
    only: {
      message: '`{{name}}`: revision 2026-07-28 has {{is}} {{what}}, and this server speaks to no older client.',
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

function problemOf(use: Use, others: readonly Use[]): Problem<'removed' | 'deprecated' | 'only'> {
  const { what, is, instead, effect = '' } = FEATURES[use.is];
  const { name, how, ...at } = use;
  const related = others.map(({ start, end, file }) => ({ at: { start, end, file }, note: 'Another one.' }));
  const isOnly = how === 'alone';
  const said = how === 'throws' ? 'The SDK throws here for clients of that revision.' : effect;
  return {
    at: { start: at.start, end: at.end, file: at.file },
    message: isOnly ? 'only' : is,
    data: { name, what, is, instead, effect: said },
    ...(how && { severity: 'warning' as const }),
    ...(related.length > 0 && { count: related.length + 1, related }),
  };
}

interface Feature {
  readonly what: string;
  readonly is: 'removed' | 'deprecated';
  readonly instead: string;
  readonly effect?: string;
}

const ASKS = 'Return a result of the type `input_required`, whose `inputRequests` ask the client.';
const LISTEN = 'Clients open `subscriptions/listen` instead, and version 2 of the SDK answers it.';

const FEATURES: Readonly<Record<Use['is'], Feature>> = {
  sampling: {
    what: 'sampling, and requests from a server to a client',
    is: 'deprecated',
    instead: 'Call the API of a model from the server.',
    effect: 'A client gets them as part of a result.',
  },
  roots: {
    what: 'roots, and requests from a server to a client',
    is: 'deprecated',
    instead: 'Take folders and files as parameters of the tool, or from the settings of the server.',
    effect: 'A client gets them as part of a result.',
  },
  logging: {
    what: 'logging to the client',
    is: 'deprecated',
    instead: 'Log to standard error, or with OpenTelemetry.',
    effect: 'Clients get a message only for a request that asks for it.',
  },
  setLevel: {
    what: '`logging/setLevel`',
    is: 'removed',
    instead: 'A request has its level in `_meta`, as `io.modelcontextprotocol/logLevel`.',
  },
  elicitation: { what: 'requests from a server to a client', is: 'removed', instead: ASKS },
  completion: {
    what: '`notifications/elicitation/complete`',
    is: 'removed',
    instead: 'The client repeats its request: keep what you need to know it by in `requestState`.',
  },
  urlElicitation: { what: 'the error -32042', is: 'removed', instead: ASKS },
  subscribe: { what: '`resources/subscribe` and `resources/unsubscribe`', is: 'removed', instead: LISTEN },
  subscription: {
    what: 'notifications without `subscriptions/listen`',
    is: 'removed',
    instead: LISTEN,
  },
  ping: { what: '`ping`', is: 'removed', instead: 'Nothing takes its place: each request stands alone.' },
  sse: {
    what: 'the HTTP+SSE transport',
    is: 'deprecated',
    instead: 'Serve streamable HTTP, `createMcpHandler` in version 2 of the SDK.',
  },
  session: {
    what: 'sessions and the header `Mcp-Session-Id`',
    is: 'removed',
    instead: 'Give the client a handle of your own, which it passes as a parameter.',
  },
  resumability: {
    what: 'the resumption of streams',
    is: 'removed',
    instead: 'Clients send the request again.',
  },
  tasks: {
    what: 'tasks from the protocol itself, which are an extension now',
    is: 'removed',
    instead: 'Offer the extension `io.modelcontextprotocol/tasks`.',
  },
};
