import { defineRule, unnamed, type Manifest, type Problem, type Schema } from '../../src/core/rule.js';
import { entry, get, has, text, type Entry, type Node } from '../../src/core/tree.js';
import { isSelfExplaining, partsOf } from './lib/parameters.js';
import { emptiness, foldedWords, isForAppOnly, type Emptiness } from './lib/text.js';

interface Options {
  readonly repeats: 'open' | 'all';
}

export default defineRule<Message, Options>({
  id: 'common/empty-description',
  summary: 'A description is blank, a placeholder, or only repeats the name',
  severity: 'warning',
  in: 'recommended',
  source: {
    document: 'The documents of all formats',
    section: 'description',
    says: 'A description tells the model what a tool or a parameter is for.',
    kind: 'advice',
  },
  messages: {
    blank: {
      message: 'The description of `{{name}}` is blank, so the model only knows its name.',
      help: 'Say what `{{name}}` is for.',
    },
    placeholder: {
      message: '`{{text}}` is a placeholder, so the model learns nothing about `{{name}}`.',
      help: 'Say what `{{name}}` is for.',
    },
    blankUnnamed: {
      message: 'The description of this tool is blank, so the model only knows its name.',
      help: 'Say what the tool is for.',
    },
    placeholderUnnamed: {
      message: '`{{text}}` is a placeholder, so the model learns nothing about this tool.',
      help: 'Say what the tool is for.',
    },
    repeats: {
      message: 'This description only repeats the name `{{name}}`, so it tells the model nothing new.',
      help: '{{advice}}',
    },
  },
  options: {
    schema: {
      type: 'object',
      additionalProperties: false,
      properties: {
        repeats: {
          enum: ['open', 'all'],
          description:
            'Which descriptions that repeat the name to report: those of a single word that leave something open, or all',
        },
      },
    },
    defaults: { repeats: 'open' },
    presets: { strict: { repeats: 'all' } },
  },
  *check(manifest, { options }) {
    const isStrict = options.repeats === 'all';
    for (const { node, label, description } of manifest.tools) {
      if (isForAppOnly(node)) continue;
      for (const problem of judge(description, label, OF_TOOL)) {
        // A name of several words says most of what a repetition of it does.
        const isMild = problem.message === 'repeats' && !isStrict && !isOneWord(label!);
        yield isMild ? { ...problem, severity: 'info' } : problem;
      }
    }
    for (const schema of manifest.schemas) {
      if (!schema.property || schema.role === 'output') continue;
      const description = entry(schema.node, 'description');
      const advice = ofValue(schema.node);
      for (const problem of judge(description, schema.property.key, advice)) {
        if (isForAppOnly(schema.tool.node)) continue;
        if (problem.message === 'repeats' && !isStrict && !leavesOpen(schema)) continue;
        if (problem.message === 'blank' && isDemanded(schema, manifest)) continue;
        // The name of a parameter says more than that of a tool, and its choices say what a blank leaves out.
        const isMild = problem.message === 'repeats' || (!isStrict && has(schema.node, 'enum') === 'yes');
        yield isMild ? { ...problem, severity: 'info' } : problem;
      }
    }
  },
});

const OF_TOOL = 'Describe what the tool does and when to call it.';
/** A number has no form. */
const ofValue = (schema: Node): string =>
  `Say more about the value, such as its ${/^(?:number|integer)$/.test(text(get(schema, 'type')) ?? '') ? 'unit, its limits' : 'format, its limits'} or an example.`;

function* judge(description: Entry | undefined, name: string | undefined, advice: string): Iterable<Problem<Message>> {
  if (description?.value.kind !== 'string') return;
  const said = description.value.value;
  const found = emptiness(said, name);
  if (!found) return;
  const message = name === undefined && found !== 'repeats' ? unnamed(found) : found;
  yield { at: description.value, message, data: { name: name ?? '', text: said.trim(), advice } };
}

/** Two words say what is meant, one may be anything; of an object its members tell. */
function leavesOpen({ node, tool, property }: Schema): boolean {
  const { key } = property!;
  const isTold =
    isSelfExplaining(key, node, [tool.description?.value], tool.label) || KEPT.some((each) => has(node, each) !== 'no');
  return isOneWord(key) && !isTold && partsOf(node).length === 0;
}

const isOneWord = (name: string): boolean => foldedWords(name).length === 1;

/** What shows the form or the unit. */
const KEPT = ['enum', 'const', 'pattern', 'examples', 'example', 'default', '$ref'];

type Message = Emptiness | 'blankUnnamed' | 'placeholderUnnamed';

/** These documents demand a description that says something: `<format>/parameter-description` is about blank ones. */
function isDemanded({ depth }: Schema, { formats }: Manifest): boolean {
  return formats.includes('shinkai') || (formats.includes('otc') && depth === 1);
}
