import { asWritten, defineRule } from '../../src/core/rule.js';
import { entry } from '../../src/core/tree.js';
import { section, isFlat } from './lib/definition.js';

export default defineRule({
  id: 'otc/flat-input-schema',
  summary: '`input_schema` is the JSON Schema itself, without `parameters` around it',
  severity: 'error',
  in: 'spec',
  source: section('Schema Fields, Input Schema', 'The JSON Schema of the parameters is in input_schema.parameters.'),
  fixable: 'safe',
  messages: {
    flat: {
      message:
        'The schema is directly in `input_schema`, not in `input_schema.parameters`, so clients see no parameters.',
      help: 'Wrap the schema in `parameters`.',
    },
  },
  options: {
    schema: {
      type: 'object',
      properties: {
        accept: { type: 'boolean', description: 'Takes the flat form too, which many servers write' },
      },
      additionalProperties: false,
    },
    defaults: { accept: false },
  },
  *check({ tools }, { options }) {
    if (options.accept) return;
    for (const { node } of tools) {
      const at = entry(node, 'input_schema');
      if (!at || !isFlat(at.value)) continue;
      const edits = [{ op: 'set', node: at.value, value: { parameters: asWritten(at.value) } }] as const;
      yield { at, message: 'flat', fix: { title: 'Wrap it in `parameters`', safe: true, edits } };
    }
  },
});
