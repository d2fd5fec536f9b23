import { defineRule, type Fix } from '../../src/core/rule.js';
import { get, type Node } from '../../src/core/tree.js';
import { section, idOf, withVersion, type ToolId, isVersion } from './lib/definition.js';

export default defineRule({
  id: 'otc/version-format',
  summary: "A tool's version is not x.y.z with three integers",
  severity: 'error',
  in: 'spec',
  source: section('Schema Fields, Metadata', 'Versions have the simple form x.y.z, where all three are integers.'),
  fixable: 'safe',
  messages: {
    leadingV: {
      message: '`{{version}}` starts with a `v`, so clients that compare versions do not understand it.',
      help: 'Remove the `v`.',
    },
    form: {
      message: '`{{version}}` is not of the form `x.y.z`, so clients that compare versions do not understand it.',
      help: 'Write three integers without leading zeros or a suffix, like `1.0.0`.',
    },
  },
  *check({ tools }) {
    for (const tool of tools) {
      const node = get(tool.node, 'version');
      if (node?.kind !== 'string' || isVersion(node.value)) continue;
      const id = idOf(tool.node);
      const bare = node.value.replace(/^v/i, '');
      const meant = isVersion(bare) ? bare : completed(bare, id?.version);
      const sameInId = id?.version === node.value ? id : undefined;
      const fix = meant === undefined ? undefined : correction(node, meant, sameInId);
      yield {
        at: node,
        message: isVersion(bare) ? 'leadingV' : 'form',
        data: { version: node.value },
        ...(fix && { fix }),
      };
    }
  },
});

function correction(node: Node, version: string, id: ToolId | undefined): Fix {
  return {
    title: id ? `Set the version to \`${version}\`, in the id too` : `Set \`version\` to \`${version}\``,
    safe: true,
    edits: [
      { op: 'set', node, value: version },
      ...(id ? [{ op: 'set', node: id.node, value: withVersion(id, version) } as const] : []),
    ],
  };
}

/** The version in the id, where this one is only a shorter or longer way to write it: `1.0` beside `@1.0.0`. */
function completed(version: string, inId: string | undefined): string | undefined {
  const numbers = /^[0-9.]+/.exec(version.slice(0, 100))?.[0].replace(/\.$/, '');
  return inId && numbers && isVersion(inId) && `${inId}.`.startsWith(`${numbers}.`) ? inId : undefined;
}
