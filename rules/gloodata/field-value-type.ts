import { nearestWord } from '../../src/core/did-you-mean.js';
import { defineRule, type Problem } from '../../src/core/rule.js';
import { get, isVague, text, type Node } from '../../src/core/tree.js';
import { section, fieldsOf, typeOf, TYPES } from './lib/info.js';

/** What the four types are called elsewhere. */
const ALIASES: Readonly<Record<string, string>> = {
  bool: 'boolean',
  date: 'string',
  double: 'number',
  float: 'number',
  int: 'integer',
  long: 'integer',
  str: 'string',
  text: 'string',
};

export default defineRule({
  id: 'gloodata/field-value-type',
  summary: 'A field has a type that is not supported',
  severity: 'error',
  in: 'spec',
  source: section('The fields', 'The supported types are string, integer, number and boolean.'),
  messages: {
    unsupported: {
      message: 'The type `{{found}}` is not supported: models fill in strings, integers, numbers and booleans.',
      help: 'Use one of these four.',
    },
    meant: { message: 'The type `{{found}}` is not supported; did you mean `{{meant}}`?', help: 'Write `{{meant}}`.' },
  },
  *check({ tools }) {
    for (const field of tools.flatMap(fieldsOf)) {
      const type = get(field.value, 'type');
      if (!type || isVague(type) || typeOf(type)) continue;
      yield problem(type);
    }
  },
});

function problem(type: Node): Problem<'unsupported' | 'meant'> {
  const name = text(type);
  if (name === undefined) return { at: type, message: 'unsupported', data: { found: shown(type) } };
  const meant = lookUp(name.toLowerCase()) ?? nearestWord(name, TYPES);
  return meant === undefined
    ? { at: type, message: 'unsupported', data: { found: name } }
    : { at: type, message: 'meant', data: { found: name, meant } };
}

function lookUp(name: string): string | undefined {
  return Object.hasOwn(ALIASES, name) ? ALIASES[name] : undefined;
}

function shown(type: Node): string {
  if (type.kind === 'object') return '{ … }';
  const names = type.kind === 'array' ? type.items.map((each) => text(each) ?? each.kind) : undefined;
  return names ? `[${names.join(', ')}]` : 'value' in type ? String(type.value) : type.kind;
}
