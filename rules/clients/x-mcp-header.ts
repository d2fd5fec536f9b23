import { defineRule } from '../../src/core/rule.js';
import { entry, get, text, type ObjectNode } from '../../src/core/tree.js';
import { isSecretName } from '../common/lib/secret-names.js';
import { removing } from '../common/lib/fixes.js';
import { clientsSource } from './lib/rows.js';
import { inEveryForm, schemasIn } from './lib/served.js';

const KEY = 'x-mcp-header';
const HAS_KEY = /x-mcp-header/;
/** A token of RFC 9110. */
const TOKEN = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;
const TYPES: ReadonlySet<string> = new Set(['string', 'integer', 'boolean']);

export default defineRule({
  id: 'clients/x-mcp-header',
  summary: 'An `x-mcp-header` that makes SDKs drop the tool',
  severity: 'error',
  otherSeverity: 'warning',
  in: 'spec',
  fixable: 'unsafe',
  source: clientsSource(
    'Input schemas',
    'Revision 2026-07-28 limits where `x-mcp-header` may be and what it may contain.',
  ),
  messages: {
    token: {
      message: '`x-mcp-header` must be the name of an HTTP header, but is {{found}}, so SDKs drop this tool.',
      help: 'Use only letters, digits and `-`, such as `X-City`.',
    },
    twice: {
      message: 'Another parameter has the `x-mcp-header` `{{name}}`, so SDKs drop this tool.',
      help: 'Give each parameter its own header.',
    },
    type: {
      message: '`x-mcp-header` may only be on a string, an integer or a boolean, so SDKs drop this tool.',
      help: 'Remove `x-mcp-header` here.',
    },
    secret: {
      message: '`x-mcp-header` sends `{{name}}` as a header, where proxies and logs see it.',
      help: 'Remove `x-mcp-header` here.',
    },
    place: {
      message: '`x-mcp-header` may only be directly on a parameter, so SDKs drop this tool.',
      help: 'Remove `x-mcp-header` here.',
    },
  },
  *check(manifest) {
    if (!manifest.mayHold(HAS_KEY)) return;
    yield* inEveryForm(manifest, 'inputSchema', (schema, add) => {
      const reachable = new Set(reachableIn(schema));
      const seen = new Set<string>();
      for (const { node, property } of schemasIn(schema)) {
        const header = entry(node, KEY);
        if (!header || header.value.kind === 'unknown') continue;
        const name = text(header.value);
        const type = get(node, 'type');
        const removed = removing(node, header, 'Remove `x-mcp-header`');
        if (name === undefined || !TOKEN.test(name)) {
          add({
            at: header.value,
            message: 'token',
            data: { found: name === undefined ? `a ${header.value.kind}` : `\`${name}\`` },
          });
        } else if (!reachable.has(node)) add({ at: header, message: 'place', ...removed });
        else if (type?.kind === 'string' && !TYPES.has(type.value)) add({ at: header, message: 'type', ...removed });
        else if (seen.has(name.toLowerCase())) add({ at: header.value, message: 'twice', data: { name } });
        else if (property !== undefined && isSecretName(property))
          add({ at: header, message: 'secret', severity: 'warning', data: { name: property }, ...removed });
        if (name !== undefined) seen.add(name.toLowerCase());
      }
    });
  },
});

function* reachableIn(schema: ObjectNode, depth = 0): Generator<ObjectNode> {
  const properties = get(schema, 'properties');
  for (const { value } of properties?.kind === 'object' && depth < 100 ? properties.entries : []) {
    if (value.kind !== 'object') continue;
    yield value;
    yield* reachableIn(value, depth + 1);
  }
}
