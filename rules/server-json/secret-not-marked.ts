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
      message: '`{{name}}` looks like a secret but has no `isSecret`, so clients may store it as plain text.',
      help: 'Add `"isSecret": true`.',
    },
  },
  *check({ root }) {
    if (!isJudged(root)) return;
    for (const { name, node } of inputsIn(root)) {
      // What is filled in from elsewhere has its own mark there; a fixed value is no secret of the user's.
      const isOpen = ['isSecret', 'value', 'choices'].every((key) => hasNeither(node, key));
      if (node.kind !== 'object' || !isSecretName(name) || !isOpen || isPath(node)) continue;
      const fix = marking(node, 'isSecret', 'Mark it as a secret');
      yield { at: stringAt(node, 'name') ?? node, message: 'unmarked', data: { name }, ...fix };
    }
  },
});

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
