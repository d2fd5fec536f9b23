import { defineRule } from '../../src/core/rule.js';
import { get, type ObjectNode } from '../../src/core/tree.js';
import { isComposed } from './lib/schemas.js';

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
        if (only && WRAPPERS.test(only.key) && only.value.kind === 'object' && holdsSeveral(only.value))
          yield { at: only, message: 'wrapped', data: { name: only.key } };
      }
    }
  },
});

const WRAPPERS =
  /^(?:tool_?)?(?:arg|args|arguments?|input|inputs|params?|parameters|payload|request|req|body|data|options|opts|props|kwargs)$/i;

/** One alone may be an object that the tool is about. */
function holdsSeveral(schema: ObjectNode): boolean {
  const inner = get(schema, 'properties');
  return inner?.kind === 'object' && inner.entries.length > 0;
}
