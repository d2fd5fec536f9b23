import { asWritten, defineRule, type Fix } from '../../src/core/rule.js';
import { requiredField } from '../common/lib/structural-rules.js';
import { section, fieldsElsewhere, type Elsewhere } from './lib/info.js';

const structural = requiredField(
  'gloodata',
  section('The extension', 'An extension has a namespace, a title and tools; a tool has a title, and a field a type.'),
);

export default defineRule({
  ...structural,
  fixable: 'unsafe',
  messages: {
    ...structural.messages,
    elsewhere: {
      message: 'This tool defines its fields in {{where}}, not in `schema.fields`, so the model sees no fields.',
      help: 'Move them to `schema.fields`.',
    },
  },
  *check(manifest, context) {
    yield* structural.check!(manifest, context);
    for (const each of fieldsElsewhere(manifest)) {
      yield { at: each.at, message: 'elsewhere', data: { where: each.where }, fix: moving(each) };
    }
  },
});

function moving({ tool, at, fields, isAlone }: Elsewhere): Fix | undefined {
  if (!isAlone) return undefined;
  const title = 'Move them into `schema.fields`';
  const value = { fields: asWritten(fields) };
  const schema = tool.entries.find(({ key }) => key === 'schema');
  if (schema) return { title, safe: false, edits: [{ op: 'set', node: schema.value, value }] };
  return {
    title,
    safe: false,
    edits: [
      { op: 'rename', entry: at, key: 'schema' },
      { op: 'set', node: at.value, value },
    ],
  };
}
