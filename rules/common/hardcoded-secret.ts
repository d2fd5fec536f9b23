import { defineRule, part } from '../../src/core/rule.js';
import type { Node, StringNode } from '../../src/core/tree.js';
import { secretsIn, TELLTALE, type Secret } from './lib/text.js';

export default defineRule({
  id: 'common/hardcoded-secret',
  summary: 'The manifest contains a credential',
  severity: 'error',
  in: 'recommended',
  securitySeverity: '9.0',
  source: {
    document: 'CWE-798',
    section: 'Use of hard-coded credentials',
    says: 'Everyone who can read the file can use the credential, and it stays in the history of the file.',
    kind: 'advice',
  },
  secret: true,
  tags: ['harms-readers'],
  messages: {
    secret: {
      message: 'This looks like {{kind}} (`{{start}}…`, {{length}} characters), which anyone with this file can use.',
      help: 'Revoke it, and read a new one from an environment variable or a setting.',
    },
  },
  *check({ root, formats, mayHold }) {
    if (!mayHold(TELLTALE)) return;
    // Of Shinkai's OAuth secrets, whatever their shape, shinkai/oauth-client-secret speaks.
    const skipped = formats.includes('shinkai') ? 'clientSecret' : undefined;
    const suspects: Suspect[] = [];
    collect(root, skipped, false, suspects);
    for (const { node, secrets } of suspects) {
      for (const { name, from, to } of secrets) {
        const start = node.value.slice(from, from + 4);
        yield { at: part(node, from, to), message: 'secret', data: { kind: name, start, length: to - from } };
      }
    }
  },
});

interface Suspect {
  readonly node: StringNode;
  readonly secrets: readonly Secret[];
}

/** Where people show what a credential looks like. */
const SHOWING: ReadonlySet<string> = new Set([
  '$comment',
  'description',
  'example',
  'examples',
  'placeholder',
  'title',
]);

function collect(node: Node, skipped: string | undefined, isShown: boolean, suspects: Suspect[]): void {
  if (node.kind === 'string') {
    const secrets = secretsIn(node.value, !isShown);
    if (secrets.length > 0) suspects.push({ node, secrets });
  } else if (node.kind === 'object') {
    for (const { key, value } of node.entries) {
      if (key !== skipped) collect(value, skipped, isShown || SHOWING.has(key), suspects);
    }
  } else if (node.kind === 'array') {
    for (const item of node.items) collect(item, skipped, isShown, suspects);
  }
}
