import { defineRule } from '../../src/core/rule.js';
import { entry, get, type Node } from '../../src/core/tree.js';
import { listingOf } from '../mcp/lib/listing.js';
import { widgetsOf } from './lib/app.js';
import { sourcesOf } from './lib/misplaced.js';
import { appsSdk } from './lib/dialect.js';

export default defineRule({
  id: 'openai/widget-domain',
  summary: 'A widget domain or an entry of its CSP is not an origin',
  severity: 'error',
  otherSeverity: 'warning',
  in: 'recommended',
  source: appsSdk('Reference, resource metadata', 'Domains of a widget are origins: a scheme and a host.'),
  fixable: 'unsafe',
  messages: {
    scheme: {
      message: '`{{domain}}` has no scheme, so it is not an origin and hosts may ignore it.',
      help: 'Write `{{origin}}`.',
    },
    empty: {
      message: 'This domain is blank, so hosts refuse or ignore it.',
      help: 'Write an origin such as `https://example.com`, or remove this entry.',
    },
    path: {
      message: '`{{domain}}` has a path, so it is not an origin and hosts may ignore it.',
      help: 'Write only the scheme and the host, such as `https://example.com`.',
    },
    none: {
      message: '`{{domain}}` is not an origin, so hosts refuse or ignore it.',
      help: 'Write a scheme and a host, such as `https://example.com`.',
    },
  },
  *check(manifest) {
    const { tools } = listingOf(manifest);
    for (const node of new Set([...tools, ...widgetsOf(manifest).map((widget) => widget.node)])) {
      const meta = get(node, '_meta');
      const domain = entry(meta, 'openai/widgetDomain')?.value;
      yield* judge(domain, 'error');
      if (domain?.kind === 'string') {
        const data = { domain: domain.value };
        if (/^https?:\/\/[^/?#\s]+\/[^]/i.test(domain.value))
          yield { at: domain, message: 'path', severity: 'warning', data };
        if (KEYWORD.test(domain.value)) yield { at: domain, message: 'none', data };
      }
      for (const csp of [get(meta, 'openai/widgetCSP'), get(meta, 'ui', 'csp')]) {
        for (const source of sourcesOf(csp)) yield* judge(source, 'warning');
      }
    }
  },
});

/** A host, perhaps with a wildcard, a port or a path. */
const HOST = /^(?:\/\/)?(?:\*\.)?(?:[\w-]{1,63}\.){1,20}[a-z]{2,24}(?::(?:\d{1,5}|\*))?(?:\/\S*)?$/i;
const LOCAL = /^(?:\/\/)?(?:localhost|127\.0\.0\.1)(?::(?:\d{1,5}|\*))?$/i;
/** A word alone, a scheme alone, or blanks where the host is. What else is odd may be filled in later. */
const NO_HOST = /^(?:[a-z][a-z\d-]{0,62}|[a-z]{2,5}:\/\/(?:[^\s/]{0,300}\s[^]*)?)$/;
/** In a CSP it has a meaning. */
const KEYWORD = /^'[a-z-]{1,30}'$/;

/** A browser takes a host in a CSP without its scheme, too. */
function* judge(node: Node | undefined, withoutScheme: 'error' | 'warning') {
  if (node?.kind !== 'string') return;
  const { value } = node;
  const data = { domain: value };
  if (value.trim() === '') yield { at: node, message: 'empty' } as const;
  else if (HOST.test(value) || LOCAL.test(value)) {
    const origin = `${LOCAL.test(value) ? 'http' : 'https'}://${value.replace(/^\/\//, '')}`;
    yield {
      at: node,
      message: 'scheme',
      data: { ...data, origin },
      severity: withoutScheme,
      fix: { title: `Write \`${origin}\``, safe: false, edits: [{ op: 'set', node, value: origin }] },
    } as const;
  } else if (NO_HOST.test(value)) yield { at: node, message: 'none', data } as const;
}
