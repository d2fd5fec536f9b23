import { defineRule, unnamed, type Manifest, type Problem, type Schema } from '../../src/core/rule.js';
import { entry, type Entry } from '../../src/core/tree.js';
import { isForAppOnly } from './lib/text.js';
import { emptiness, type Emptiness } from './lib/text.js';

export default defineRule({
  id: 'common/empty-description',
  summary: 'A description is blank, a placeholder, or only repeats the name',
  severity: 'warning',
  in: 'recommended',
  source: {
    document: 'The documents of all five formats',
    section: 'description',
    says: 'A description tells the model what a tool or a parameter is for.',
    kind: 'advice',
  },
  messages: {
    blank: 'The description of `{{name}}` is blank, so the model has only the name to go by. Say what it is for.',
    placeholder: '`{{text}}` is a placeholder: the model learns nothing about `{{name}}` from it. Say what it is for.',
    blankUnnamed:
      'The description of this tool is blank, so the model has only the name to go by. Say what the tool is for.',
    placeholderUnnamed:
      '`{{text}}` is a placeholder: the model learns nothing about this tool from it. Say what the tool is for.',
    repeats:
      'This description only repeats the name `{{name}}`, which the model knows already. Say what it does or what belongs in it, or what form it has.',
  },
  *check(manifest) {
    for (const { node, label, description } of manifest.tools) {
      if (!isForAppOnly(node)) yield* judge(description, label);
    }
    for (const schema of manifest.schemas) {
      if (!schema.property || schema.role === 'output') continue;
      const description = entry(schema.node, 'description');
      for (const problem of judge(description, schema.property.key)) {
        if (isForAppOnly(schema.tool.node)) continue;
        if (problem.message !== 'blank' || !isDemanded(schema, manifest)) yield problem;
      }
    }
  },
});

function* judge(description: Entry | undefined, name: string | undefined): Iterable<Problem<Message>> {
  if (description?.value.kind !== 'string') return;
  const text = description.value.value;
  const found = emptiness(text, name);
  if (!found) return;
  const message = name === undefined && found !== 'repeats' ? unnamed(found) : found;
  yield { at: description.value, message, data: { name: name ?? '', text: text.trim() } };
}

type Message = Emptiness | 'blankUnnamed' | 'placeholderUnnamed';

/** These documents demand a description that says something: `<format>/parameter-description` speaks of blank ones. */
function isDemanded({ depth }: Schema, { formats }: Manifest): boolean {
  return formats.includes('shinkai') || (formats.includes('otc') && depth === 1);
}
