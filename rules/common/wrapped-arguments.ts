import { defineRule } from '../../src/core/rule.js';
import { get, items, text, type Node } from '../../src/core/tree.js';
import { isComposed } from './lib/schemas.js';
import { resolveReference } from './lib/schema-validity.js';

export default defineRule({
  id: 'common/wrapped-arguments',
  summary: 'One object is around all arguments of a tool',
  severity: 'info',
  in: 'strict',
  source: {
    document: 'Model Context Protocol',
    section: 'Tools: input schema',
    says: 'The properties of the input schema are the arguments of the tool.',
    kind: 'advice',
  },
  messages: {
    wrapped: {
      message: '`{{name}}` wraps all arguments in one object, so models may leave it out or send it as a string.',
      help: 'Declare the properties of `{{name}}` as the parameters of the tool.',
    },
  },
  *check({ tools }) {
    for (const { schemas } of tools) {
      for (const { node, role, shape } of schemas) {
        if (role !== 'input' || shape !== 'schema' || node.kind !== 'object' || isComposed(node)) continue;
        const properties = get(node, 'properties');
        if (properties?.kind !== 'object' || properties.open || properties.entries.length !== 1) continue;
        const [only] = properties.entries;
        if (only && WRAPPERS.test(only.key) && holdsSeveral(only.value, node))
          yield { at: only, message: 'wrapped', data: { name: only.key } };
      }
    }
  },
});

const WRAPPERS =
  /^(?:tool_?)?(?:arg|args|arguments?|input|inputs|params?|parameters|payload|request|req|body|data|options|opts|props|kwargs)$/i;

/** One alone may be an object that the tool is about. Generators of schemas put it into `$defs`, and may wrap the reference. */
function holdsSeveral(schema: Node, root: Node, steps = 0): boolean {
  const inner = get(schema, 'properties');
  if (inner) return inner.kind === 'object' && inner.entries.length > 0;
  const [part, ...others] = items(get(schema, 'allOf'));
  const target = part && others.length === 0 ? part : resolveReference(root, text(get(schema, '$ref')));
  return target !== undefined && steps < MOST_STEPS && holdsSeveral(target, root, steps + 1);
}

const MOST_STEPS = 4;
