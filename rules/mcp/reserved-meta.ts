import { defineRule, type Severity } from '../../src/core/rule.js';
import { entries, get, items, type Entry, type Node } from '../../src/core/tree.js';
import { listingOf, section } from './lib/listing.js';

export default defineRule({
  id: 'mcp/reserved-meta',
  summary: 'A key in `_meta` that is reserved for the protocol, or that is not in the form of such keys',
  severity: 'warning',
  in: 'spec',
  source: section(
    'Basic, General fields, _meta',
    'A prefix whose second label is modelcontextprotocol or mcp is reserved. A prefix has labels with dots between; a name begins and ends with a letter or digit.',
  ),
  messages: {
    reserved: {
      message:
        'Prefixes with `{{label}}` in second place are reserved for MCP, so it may give `{{key}}` another meaning.',
      help: 'Begin the key with a domain of your own in reverse, such as `com.example/`.',
    },
    unknown: {
      message: '`{{key}}` has a prefix reserved for MCP, which does not define it, so clients ignore it.',
      help: 'For a key of your own, begin with a domain of your own in reverse, such as `com.example/`.',
    },
    prefix: {
      message: 'MCP does not allow the prefix of `{{key}}`, so clients can refuse or ignore it.',
      help: 'Begin the key with a domain of your own in reverse, such as `com.example/`.',
    },
    name: {
      message: 'MCP does not allow `{{key}}` as a name in `_meta`, so clients can refuse or ignore it.',
      help: 'Begin and end the name with a letter or digit, with only letters, digits, `-`, `_` and `.` between.',
    },
  },
  *check(manifest) {
    const { tools, resources, prompts, contents, answer } = listingOf(manifest);
    const { answers, promptAnswers } = manifest.code;
    const holders: readonly Node[] = [
      ...[...tools, ...resources, ...prompts, ...contents, ...items(get(answer, 'resourceTemplates'))],
      ...[...answers, ...promptAnswers].map(({ body }) => body),
    ];
    // One constant may be the `_meta` of several.
    const keys = new Set(holders.flatMap((holder) => entries(get(holder, '_meta'))));
    for (const at of keys) {
      const found = judge(at);
      if (found) yield { at, data: { key: at.key }, ...found };
    }
  },
});

type Found =
  | { readonly message: 'reserved'; readonly data: { readonly key: string; readonly label: string } }
  | { readonly message: 'unknown'; readonly severity: Severity }
  | { readonly message: 'prefix' | 'name' };

const LABEL = /^[a-z](?:[a-z0-9-]*[a-z0-9])?$/i;
const NAME = /^(?:[a-z0-9](?:[\w.-]*[a-z0-9])?)?$/i;
const RESERVED: ReadonlySet<string> = new Set(['modelcontextprotocol', 'mcp']);

/** Of the protocol and its official extensions. */
const OFFICIAL = 'io.modelcontextprotocol';
const KNOWN: ReadonlySet<string> = new Set(
  (
    'clientCapabilities clientInfo logLevel protocolVersion related-task serverInfo subscriptionId ' +
    'model-immediate-response skills tasks ui oauth-client-credentials enterprise-managed-authorization'
  ).split(' '),
);

/** OpenAI has keys with two slashes, and fastmcp for Python writes one that begins with an underscore. */
const OTHERS = /^(?:openai\/|_fastmcp$)/;

function judge({ key }: Entry): Found | undefined {
  if (OTHERS.test(key)) return undefined;
  const slash = key.indexOf('/');
  const name = key.slice(slash + 1);
  if (slash >= 0) {
    const prefix = key.slice(0, slash);
    const labels = prefix.split('.');
    if (!labels.every((label) => LABEL.test(label))) return { message: 'prefix' };
    // Parts of the official namespace, such as that of the registry, have keys of their own.
    if (prefix.startsWith(`${OFFICIAL}.`)) return undefined;
    if (prefix === OFFICIAL) return KNOWN.has(name) ? undefined : { message: 'unknown', severity: 'info' };
    const label = labels[1] ?? '';
    if (RESERVED.has(label)) return { message: 'reserved', data: { key, label } };
  }
  return NAME.test(name) ? undefined : { message: 'name' };
}
