import { clientConfigIn, type ClientServer } from '../../src/core/client-config.js';
import { defineRule } from '../../src/core/rule.js';
import { text, type StringNode } from '../../src/core/tree.js';
import { section } from './lib/config.js';

export default defineRule({
  id: 'client-config/unpinned',
  summary: 'A package is started without a version',
  severity: 'info',
  in: 'strict',
  source: section(
    'Commands',
    'A runner such as npx or uvx downloads the newest version of a package if it is given none.',
  ),
  messages: {
    unpinned: {
      message: '`{{package}}` has no version, so each start may run new, unreviewed code.',
      help: 'Add the version that you tested, such as `{{package}}{{sign}}1.2.3`.',
    },
  },
  *check({ root }) {
    for (const server of clientConfigIn(root)?.servers ?? []) {
      const found = packageOf(server);
      if (!found) continue;
      const { value } = found.node;
      const name = value.replace(/(?:@latest|==\*)$/, '');
      if (/^(?:@[\w.-]+\/)?[\w.-]+(?:\[[\w,-]+\])?$/.test(name)) {
        yield { at: found.node, message: 'unpinned', data: { package: name, sign: found.sign } };
      }
    }
  },
});

/** What a runner is told to run: its first argument that is no flag. */
function packageOf({ command, args }: ClientServer): { node: StringNode; sign: string } | undefined {
  const runner = text(command)?.replace(/^.*[/\\]|\.(?:cmd|exe)$/g, '');
  if (runner !== 'npx' && runner !== 'bunx' && runner !== 'uvx') return undefined;
  for (const [index, node] of args.entries()) {
    if (node.kind !== 'string') return undefined;
    const before = text(args[index - 1]) ?? '';
    if (node.value.startsWith('-') || /^--?(?:python|with|index(?:-url)?|extra-index-url|cache|registry)$/.test(before))
      continue;
    // What it runs is inside of what it downloads.
    if (/^(?:-p|-c|--package|--call)$/.test(before) && runner !== 'uvx') return undefined;
    return { node, sign: runner === 'uvx' ? '==' : '@' };
  }
  return undefined;
}
