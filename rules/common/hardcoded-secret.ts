import { defineRule, part } from '../../src/core/rule.js';
import type { Node, StringNode } from '../../src/core/tree.js';
import { secretsIn, TELLTALE } from './lib/secrets.js';

export default defineRule({
  id: 'common/hardcoded-secret',
  summary: 'A credential stands in the manifest',
  severity: 'error',
  in: 'recommended',
  source: {
    document: 'CWE-798',
    section: 'Use of hard-coded credentials',
    says: 'A credential in a file is known to everybody who can read the file, and stays in its history.',
    kind: 'advice',
  },
  secret: true,
  messages: {
    secret:
      'This looks like {{kind}} (`{{start}}…`, {{length}} characters), and everybody who gets the manifest gets it too. Revoke it, and have the tool read it from its configuration.',
  },
  *check({ root, formats, mayHold }) {
    if (!mayHold(TELLTALE)) return;
    // Of Shinkai's OAuth secrets, whatever their shape, shinkai/oauth-client-secret speaks.
    const skipped = formats.includes('shinkai') ? 'clientSecret' : undefined;
    const suspects: StringNode[] = [];
    collect(root, skipped, suspects);
    for (const node of suspects) {
      for (const { name, from, to } of secretsIn(node.value)) {
        const start = node.value.slice(from, from + 4);
        yield { at: part(node, from, to), message: 'secret', data: { kind: name, start, length: to - from } };
      }
    }
  },
});

function collect(node: Node, skipped: string | undefined, suspects: StringNode[]): void {
  if (node.kind === 'string') {
    if (secretsIn(node.value).length > 0) suspects.push(node);
  } else if (node.kind === 'object') {
    for (const each of node.entries) if (each.key !== skipped) collect(each.value, skipped, suspects);
  } else if (node.kind === 'array') {
    for (const item of node.items) collect(item, skipped, suspects);
  }
}
