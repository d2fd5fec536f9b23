import { clientConfigIn, configOf, HOLDERS, unreadHolderIn } from '../../src/core/client-config.js';
import { hint } from '../../src/core/did-you-mean.js';
import { get, has, items, text, textsIn } from '../../src/core/tree.js';
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
    input: {
      message: '`inputs` has no `{{name}}`{{hint}}, so VS Code does not start this server.',
      help: '{{how}}.',
    },
  },
  function* ({ root, path }) {
    const holds = [root, get(root, 'mcp')].some((each) => HOLDERS.some((key) => has(each, key) !== 'no'));
    if (root.kind === 'object' && !holds && !unreadHolderIn(root, path)) yield { at: root, message: 'nothing' };
    // The other clients have no inputs, or do not say so.
    if (configOf(path) !== 'vscode') return;
    const holder = has(root, 'inputs') === 'no' ? get(root, 'mcp') : root;
    const inputs = get(holder, 'inputs');
    const known = items(inputs).map((each) => text(get(each, 'id')));
    if ((inputs && (inputs.kind !== 'array' || inputs.open)) || known.includes(undefined)) return;
    const texts = (clientConfigIn(root)?.servers ?? []).flatMap(({ node }) => textsIn(node));
    for (const { at, name, meant, wanted } of undeclaredIn(texts, /\$\{input:([^}]{1,200})\}/g, known as string[])) {
      const how = meant === undefined ? `Add an input with the \`id\` \`${name}\`` : `Write \`${wanted}\``;
      yield { at, message: 'input', data: { name, hint: hint(meant), how } };
    }
  },
);
