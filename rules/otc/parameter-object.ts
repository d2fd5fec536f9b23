import { defineRule } from '../../src/core/rule.js';
import type { Node } from '../../src/core/tree.js';
import { section } from './lib/definition.js';
import { parametersIn } from './lib/parameters.js';

export default defineRule({
  id: 'otc/parameter-object',
  summary: 'A parameter is not a JSON Schema object',
  severity: 'error',
  in: 'spec',
  source: section('Schema Fields, Input Schema', 'Each parameter is a JSON Schema object.'),
  messages: {
    noObject: {
      message: 'The schema of `{{name}}` is {{found}}, not an object, so the model does not know what to pass.',
      help: 'Write an object with a `type` and a `description`.',
    },
  },
  *check(manifest) {
    for (const { key, value } of parametersIn(manifest)) {
      if (value.kind === 'object' || value.kind === 'unknown') continue;
      yield { at: value, message: 'noObject', data: { name: key, found: show(value) } };
    }
  },
});

function show(node: Node): string {
  switch (node.kind) {
    case 'array':
    case 'object':
      return `an ${node.kind}`;
    case 'boolean':
      return `\`${node.value}\``;
    case 'null':
      return '`null`';
    default:
      return `a ${node.kind}`;
  }
}
