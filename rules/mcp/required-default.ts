import { defineRule, type Manifest } from '../../src/core/rule.js';
import { entry, get, items, text, type Node } from '../../src/core/tree.js';
import { schemasWith } from '../common/lib/schemas.js';
import { handledTools } from './lib/inputs.js';
import { listingOf } from './lib/listing.js';

export default defineRule({
  id: 'mcp/required-default',
  summary: 'A required parameter has a default',
  severity: 'warning',
  in: 'recommended',
  source: {
    document: 'JSON Schema Validation',
    section: 'default',
    says: 'A default replaces a missing value, and a required value cannot be missing.',
    kind: 'advice',
  },
  fixable: 'unsafe',
  messages: {
    unused: {
      message: '`{{name}}` has a default but is required, so callers must send it and the default is never used.',
      help: 'Remove `{{name}}` from `required`, or remove the `default`.',
    },
  },
  *check(manifest) {
    // The lists of agent frameworks are other APIs', which may want all names in `required`.
    const listed = new Set<unknown>(listingOf(manifest).tools);
    for (const { node, role, tool } of schemasWith(manifest, 'required')) {
      const required = get(node, 'required');
      if (role !== 'input' || required?.kind !== 'array' || !listed.has(tool.node)) continue;
      for (const item of items(required)) {
        const name = text(item);
        if (name === undefined) continue;
        const set = entry(get(node, 'properties', name), 'default');
        // There is nothing to choose.
        if (items(get(node, 'properties', name, 'enum')).length === 1) continue;
        // Null says that there is none, and what cannot be known may be nothing.
        if (!set || set.value.kind === 'null' || set.value.kind === 'unknown') continue;
        const inputs = handledTools(manifest).find((each) => each.node === tool.node)?.inputs ?? [];
        const reads = inputs.flatMap((each) => each.reads.filter((read) => read.name === name));
        // A handler without a value of its own would not get one.
        const isMeant = reads.some(({ isOptional }) => !isOptional);
        const isRefused =
          reads.length > 0 ? inputs.some(({ isChecked }) => isChecked) : isReplaced(name, set.value, manifest);
        yield {
          at: item,
          message: 'unused',
          data: { name },
          // Where nothing compares calls with the schema, those without it work, or fail on purpose.
          ...((isMeant || !isRefused) && { severity: 'info' }),
          related: [{ at: set, note: 'The default.' }],
          ...(!isMeant && {
            fix: {
              title: `Remove \`${name}\` from \`required\``,
              safe: false,
              edits: [{ op: 'remove', from: required, child: item }],
            },
          }),
        };
      }
    }
  },
});

/** The handlers are in another file: where one has the same default, calls are meant to work without a value. */
function isReplaced(name: string, node: Node, manifest: Manifest): boolean {
  const { python } = manifest.code;
  if (!python || (node.kind !== 'string' && node.kind !== 'number')) return false;
  const reads = ['"', "'"].map((quote) => {
    const value = node.kind === 'string' ? `${quote}${node.value}${quote}` : `${node.value}`;
    return `get(${quote}${name}${quote}, ${value})`;
  });
  const isChecked = python.toolCallers.length > 0 || manifest.isNamedElsewhere(['call_tool()']);
  return isChecked && manifest.isNamedElsewhere(reads);
}
