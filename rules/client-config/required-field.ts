import { clientConfigIn, configOf, HOLDERS, unreadHolderIn, type ClientServer } from '../../src/core/client-config.js';
import { hint } from '../../src/core/did-you-mean.js';
import type { Problem } from '../../src/core/rule.js';
import { get, has, hasAny, items, objectsIn, stringAt, text, textsIn, type Node } from '../../src/core/tree.js';
import { undeclaredIn } from '../common/lib/references.js';
import { alsoFinding, requiredField } from '../common/lib/structural-rules.js';
import { section } from './lib/config.js';

export default alsoFinding(
  requiredField('client-config', section('Servers', 'A server is started by a command, or is at a URL.', 'MUST')),
  {
    nothing: {
      message: 'This config has neither `mcpServers` nor `servers`, so clients find no server in it.',
      help: 'Add `"mcpServers": { … }`.',
    },
    empty: {
      message: '`{{name}}` has neither `command` nor `url`, so clients cannot start or reach it.',
      help: 'Add a `command` with its `args`, or a `url`, or remove `{{name}}`.',
    },
    input: {
      message: '`inputs` has no `{{name}}`{{hint}}, so VS Code does not start this server.',
      help: '{{how}}.',
    },
    attribute: {
      message: 'The input `{{name}}` has no `{{field}}`, so VS Code does not start servers that use it.',
      help: 'Add `"{{field}}"`, which inputs of the type `{{type}}` need.',
    },
    kind: {
      message: 'VS Code has no such type of input, so it does not start servers that use `{{name}}`.',
      help: 'Write `"type": "promptString"`, or `"pickString"` with `options`.',
    },
  },
  function* ({ root, path }) {
    const holds = [root, get(root, 'mcp')].some((each) => hasAny(each, HOLDERS) !== 'no');
    if (root.kind === 'object' && !holds && !unreadHolderIn(root, path)) yield { at: root, message: 'nothing' };
    const { holder, servers = [] } = clientConfigIn(root) ?? {};
    // Zed has settings for extensions there.
    for (const { node, name, entry: at } of holder?.key === 'context_servers' ? [] : servers)
      if (node.entries.length === 0 && !node.open) yield { at, message: 'empty', data: { name } };
    // The other clients have no inputs, or do not say so.
    if (configOf(path) === 'vscode') yield* inputsOf(servers, root);
  },
);

function* inputsOf(servers: readonly ClientServer[], root: Node): Iterable<Problem> {
  const inputs = get(has(root, 'inputs') === 'no' ? get(root, 'mcp') : root, 'inputs');
  const known = items(inputs).map((each) => text(get(each, 'id')));
  if ((inputs && (inputs.kind !== 'array' || inputs.open)) || known.includes(undefined)) return;
  const texts = servers.flatMap(({ node }) => textsIn(node));
  for (const { at, name, meant, wanted } of undeclaredIn(texts, /\$\{input:([^}]{1,200})\}/g, known as string[])) {
    const how = meant === undefined ? `Add an input with the \`id\` \`${name}\`` : `Write \`${wanted}\``;
    yield { at, message: 'input', data: { name, hint: hint(meant), how } };
  }
  for (const at of objectsIn(inputs)) {
    const [name, type = ''] = ['id', 'type'].map((key) => text(get(at, key)));
    // What no server uses is asked for by none.
    if (!texts.some(({ value }) => value.includes(`\${input:${name}}`))) continue;
    const field = NEEDED.get(type)?.find((key) => has(at, key) === 'no');
    if (field !== undefined) yield { at, message: 'attribute', data: { name, type, field } };
    if (!NEEDED.has(type) && (get(at, 'type')?.kind ?? 'string') === 'string')
      yield { at: stringAt(at, 'type') ?? at, message: 'kind', data: { name } };
  }
}

/** What VS Code asks of an input of each type. */
const NEEDED = new Map([
  ['promptString', ['description']],
  ['pickString', ['description', 'options']],
  ['command', ['command']],
]);
