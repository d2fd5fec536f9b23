import { near } from '../../src/core/near.js';
import { defineRule, type Fix, type Problem, type Tool, type ToolSchema } from '../../src/core/rule.js';
import {
  entries,
  entry,
  get,
  has,
  text,
  type ArrayNode,
  type Node,
  type ObjectNode,
  type StringNode,
} from '../../src/core/tree.js';
import { isComposed } from './lib/composition.js';
import { schemasWith } from './lib/schema-index.js';

type Undefined = Problem<'undefined'>;

/** Looking for what was meant takes time, and a list with more faults than this was not mistyped. */
const MOST_GUESSES = 50;

export default defineRule({
  id: 'common/required-undefined',
  summary: '`required` names a property that `properties` does not have',
  severity: 'error',
  in: 'recommended',
  source: {
    document: 'JSON Schema Validation',
    section: 'required',
    says: 'A value is valid only if it has every required property, so each of them should be one that the schema describes.',
    kind: 'advice',
  },
  fixable: 'unsafe',
  messages: {
    undefined:
      '`required` asks for `{{name}}`, which `properties` does not describe{{hint}}. A model that follows `properties` leaves it out, and its call is refused. Describe it, or take it out of `required`.',
    setting:
      '`required` asks for `{{name}}`, which `properties` does not describe{{hint}}. People are asked for a setting that is not there to be filled in. Describe it, or take it out of `required`.',
    output:
      '`required` promises `{{name}}`, which `properties` does not describe{{hint}}. Nobody who reads the schema knows what it holds. Describe it, or take it out of `required`.',
  },
  *check(manifest) {
    if (!schemasWith(manifest, 'required').some(({ node }) => undefinedNames(node).length > 0)) return;
    // In Shinkai files a property beside `properties` has a rule of its own, shinkai/misplaced-property.
    const mayStandBeside = manifest.formats.includes('shinkai');
    for (const { role, schemas } of manifest.tools.flatMap(wholeSchemas)) {
      for (const schema of schemas)
        for (const each of judge(schema, mayStandBeside)) yield { ...each, message: WORDS[role] };
    }
  },
});

/** Models fill in what goes in, people fill in settings, and what comes out is only read. */
const WORDS = { input: 'undefined', config: 'setting', output: 'output' } as const;

function wholeSchemas({ schemas }: Tool): readonly { role: ToolSchema['role']; schemas: readonly Node[] }[] {
  return schemas.map(({ node, shape, role }) => ({
    role,
    schemas: shape === 'schema' ? [node] : entries(node).map(({ value }) => value),
  }));
}

/**
 * Goes only where a schema stands for itself: what is in a branch of `anyOf`, or in a definition, may be one half of
 * something whose properties stand in the other.
 */
function* judge(schema: Node, mayStandBeside: boolean): Iterable<Undefined> {
  if (schema.kind !== 'object' || isComposed(schema)) return;
  const names = undefinedNames(schema).filter(({ value }) => !mayStandBeside || get(schema, value)?.kind !== 'object');
  if (names.length > 0) yield* problems(names, schema);
  for (const { value } of entries(entry(schema, 'properties')?.value)) yield* judge(value, mayStandBeside);
  const element = entry(schema, 'items')?.value;
  if (element) yield* judge(element, mayStandBeside);
}

const NONE: readonly StringNode[] = [];

function undefinedNames(schema: ObjectNode): readonly StringNode[] {
  const required = entry(schema, 'required')?.value;
  const properties = required && entry(schema, 'properties')?.value;
  if (required?.kind !== 'array' || properties?.kind !== 'object') return NONE;
  const isUndefined = (item: Node): item is StringNode =>
    item.kind === 'string' && has(properties, item.value) === 'no';
  return required.items.some(isUndefined) && !takesOthers(schema) ? required.items.filter(isUndefined) : NONE;
}

/** Keys beyond `properties` are welcome, so a required one may be among them. */
function takesOthers(schema: ObjectNode): boolean {
  return (
    has(schema, 'patternProperties') !== 'no' || isOpenTo('additionalProperties') || isOpenTo('unevaluatedProperties')
  );

  function isOpenTo(keyword: string): boolean {
    const value = entry(schema, keyword)?.value;
    return value !== undefined && !(value.kind === 'boolean' && !value.value);
  }
}

function* problems(names: readonly StringNode[], schema: ObjectNode): Iterable<Undefined> {
  const required = get(schema, 'required') as ArrayNode;
  const taken = new Set(required.items.map(text));
  const properties = entries(get(schema, 'properties')).map(({ key }) => key);
  for (const [index, item] of names.entries()) {
    const name = item.value;
    const meant = index < MOST_GUESSES ? near(name, properties) : undefined;
    const isFree = meant !== undefined && !taken.has(meant);
    const fix: Fix = isFree
      ? { title: `Require \`${meant}\``, safe: false, edits: [{ op: 'set', node: item, value: meant }] }
      : { title: `Remove \`${name}\``, safe: false, edits: [{ op: 'remove', from: required, child: item }] };
    const hint = isFree ? ` (did you mean \`${meant}\`?)` : '';
    yield { at: item, message: 'undefined', data: { name, hint }, fix };
  }
}
