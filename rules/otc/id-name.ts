import { defineRule } from '../../src/core/rule.js';
import { get, text } from '../../src/core/tree.js';
import { section, idOf, isOfId, isName } from './lib/definition.js';

export default defineRule({
  id: 'otc/id-name',
  summary: "A tool's id and its name do not match",
  severity: 'warning',
  in: 'recommended',
  source: section(
    'Schema Fields, Metadata',
    'In all examples the name is the tool part of the id, with or without the toolkit before it.',
    'advice',
  ),
  // An id that is another tool's is otc/unique-id's, and changes anyway.
  structural: true,
  messages: {
    stranger: {
      message: 'The id names the tool `{{tool}}`, but `name` is `{{name}}`, so users and clients name it differently.',
      help: 'Change `name` to `{{tool}}` or `{{toolkit}}_{{tool}}`, or correct the id.',
    },
  },
  *check({ tools }) {
    const rightful = new Set(tools.map(({ node }) => (isOfId(node) ? text(get(node, 'name')) : undefined)));
    for (const { node } of tools) {
      const id = idOf(node);
      const name = get(node, 'name');
      // A malformed name is otc/name-format's, and one that is another tool's is common/duplicate-tool-name's.
      if (!id || name?.kind !== 'string' || !isName(name.value) || rightful.has(name.value)) continue;
      const { tool, toolkit } = id;
      const related = [{ at: id.node, note: 'The id.' }];
      yield { at: name, message: 'stranger', data: { tool, toolkit, name: name.value }, related };
    }
  },
});
