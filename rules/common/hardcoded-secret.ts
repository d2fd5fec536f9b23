import { defineRule, part, type Manifest } from '../../src/core/rule.js';
import { clientConfigIn } from '../../src/core/client-config.js';
import { entries, entry, get, text, type Entry, type Node, type StringNode } from '../../src/core/tree.js';
import { isSecretName } from './lib/secret-names.js';
import { secretsIn, TELLTALE, valueOfSecret, type Secret } from './lib/text.js';

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
    sent: {
      message: 'The default of `{{name}}` comes from the environment, so clients and models get the secret.',
      help: 'Remove the default, and read the variable in the handler.',
    },
  },
  *check(manifest) {
    const { root, path, formats, mayHold } = manifest;
    yield* sentIn(manifest);
    // A secret itself is not for a report.
    const first = new Map<string, number>();
    const suspects = [
      ...(formats.includes('client-config') ? givenIn(root) : []),
      ...(formats.includes('mcpb') ? shippedIn(root) : []),
    ].flatMap(suspect);
    // Of Shinkai's OAuth secrets, whatever their shape, shinkai/oauth-client-secret speaks.
    const skipped = formats.includes('shinkai') ? 'clientSecret' : undefined;
    const shaped: Suspect[] = [];
    if (mayHold(TELLTALE)) collect(root, skipped, false, shaped);
    for (const { node, secrets } of [
      ...shaped,
      ...suspects.filter(({ node }) => !shaped.some((each) => each.node === node)),
    ]) {
      for (const { name, from, to } of secrets) {
        const secret = node.value.slice(from, to);
        if (!first.has(secret)) first.set(secret, first.size);
        const data = { kind: name, start: secret.slice(0, 4), length: to - from };
        yield { at: part(node, from, to), message: 'secret', data, cause: `${path}: ${first.get(secret)}` };
      }
    }
  },
});

/** `default: process.env.API_KEY`: what the server has is listed as a part of the schema. */
function* sentIn({ schemas, linesAround, path }: Manifest) {
  const told = new Set<number>();
  for (const { role, property, node } of schemas) {
    const at = role === 'input' && property && isSecretName(property.key) ? entry(node, 'default')?.value : undefined;
    if (at?.kind !== 'unknown' || told.has(at.start)) continue;
    if (!ENVIRONMENT.test(linesAround(at).split('\n').at(-1)!)) continue;
    told.add(at.start);
    const name = property!.key;
    yield { at, message: 'sent', data: { name }, cause: `${path}: ${name}` } as const;
  }
}
const ENVIRONMENT = /\bprocess\.env\b|\bimport\.meta\.env\b|\bos\.(?:getenv|environ)\b/;

interface Suspect {
  readonly node: StringNode;
  readonly secrets: readonly Secret[];
}

type Named = Pick<Entry, 'key' | 'value'>;

/** What servers are given, as variables and headers. */
const givenIn = (root: Node): Named[] =>
  (clientConfigIn(root)?.servers ?? [])
    .filter(({ url }) => !HERE.test(text(url) ?? ''))
    .flatMap(({ node }) => ['env', 'headers'].flatMap((key) => entries(get(node, key))));

/** What a bundle brings to everybody: its variables, and the defaults of its settings. */
const shippedIn = (root: Node): Named[] => [
  ...entries(get(root, 'server', 'mcp_config', 'env')),
  ...entries(get(root, 'user_config')).flatMap(({ key, value: setting }) => {
    const value = get(setting, 'default');
    return value ? [{ key, value }] : [];
  }),
];

/** A credential because of its name. */
function suspect({ key, value }: Named): Suspect[] {
  const secret = isSecretName(key) ? valueOfSecret(text(value) ?? '') : undefined;
  return secret && value.kind === 'string' ? [{ node: value, secrets: [secret] }] : [];
}

/** What such a server gives to others is not known. */
const HERE = /^https?:\/\/(?:localhost|127\.|0\.0\.0\.0|\[::1\])/;

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
