import { defineRule } from '../../src/core/rule.js';
import { requiredField } from '../common/lib/structural-rules.js';
import { section } from './lib/listing.js';

const structural = requiredField('mcp', section('Tools, Tool', 'Every tool has a name.', 'MUST'));

export default defineRule({
  ...structural,
  tags: ['breaks-list'],
  messages: {
    ...structural.messages,
    nothing: {
      message: 'This list has neither `tools` nor `resources`, so it offers nothing to clients.',
      help: 'Add `{{quote}}tools{{quote}}: [ … ]`.',
    },
  },
  *check(manifest, context) {
    for (const problem of structural.check!(manifest, context))
      yield problem.data?.['field'] === 'tools' ? { ...problem, message: 'nothing' } : problem;
  },
});
