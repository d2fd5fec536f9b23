import { defineRule } from '../../src/core/rule.js';
import { entries, get, objectsIn, stringAt, text, walk, type Node } from '../../src/core/tree.js';
import { marking } from '../common/lib/fixes.js';
import { isSecretName } from '../common/lib/secret-names.js';
import { either, hasNeither, isJudged, section } from './lib/server.js';

export default defineRule({
  id: 'server-json/secret-not-marked',
  summary: 'A variable or header that is named like a credential is not marked as a secret',
  severity: 'warning',
  in: 'recommended',
  source: section(
    'Input: isSecret',
    'Clients treat a value that is marked so with care: a password, a token.',
    'SHOULD',
  ),
  fixable: 'safe',
  messages: {
    unmarked: {
      message: '`{{name}}` looks like a secret but has no `{{key}}`, so clients may store it as plain text.',
      help: 'Add `"{{key}}": true`.',
    },
  },
  *check({ root }) {
    if (!isJudged(root)) return;
    const key = isInSnakeCase(root) ? 'is_secret' : 'isSecret';
    for (const { name, node } of inputsIn(root)) {
      // What is filled in from elsewhere has its own mark there; a fixed value is no secret of the user's.
      const isOpen = ['isSecret', 'value', 'choices'].every((key) => hasNeither(node, key));
      if (node.kind !== 'object' || !isSecretName(name) || !isOpen || isPath(node)) continue;
      const fix = marking(node, key, 'Mark it as a secret');
      yield { at: stringAt(node, 'name') ?? node, message: 'unmarked', data: { name, key }, ...fix };
    }
  },
});

/** As the schemas before September 2025 have it. */
const isInSnakeCase = (root: Node): boolean =>
  [...walk(get(root, 'packages') ?? root)].some((node) => entries(node).some(({ key }) => IN_SNAKE_CASE.test(key)));

const IN_SNAKE_CASE =
  /^(?:registry_(?:type|base_url)|(?:environment_variable|(?:package|runtime)_argument)s|runtime_hint|is_(?:required|secret))$/;

/** Where a secret is, and not what it is. */
const isPath = (input: Node): boolean =>
  text(get(input, 'format')) === 'filepath' || /^\W*(?:\w+ )?path to\b/i.test(text(get(input, 'description')) ?? '');

/** Environment variables and headers by their names, and variables by their keys. */
function* inputsIn(root: Node): Iterable<{ name: string; node: Node }> {
  // What is elsewhere no client asks for.
  for (const at of ['packages', 'remotes']
    .flatMap((key) => objectsIn(get(root, key)))
    .flatMap((each) => [...walk(each)])) {
    for (const node of ['environmentVariables', 'headers'].flatMap((key) => objectsIn(either(at, key))))
      yield { name: text(get(node, 'name')) ?? '', node };
    for (const { key, value } of entries(get(at, 'variables'))) yield { name: key, node: value };
  }
}
