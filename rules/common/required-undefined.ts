import { groupBy } from '../../src/core/collections.js';
import { hint, nearestWord } from '../../src/core/did-you-mean.js';
import { defineRule, type Edit, type Fix, type Problem, type Tool, type ToolSchema } from '../../src/core/rule.js';
import { wordsOf } from '../../src/core/text.js';
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
import { isComposed, schemasWith } from './lib/schemas.js';
import { isMisspelt } from './lib/misspelt-keywords.js';

type Undefined = Problem<'undefined'>;

/** Looking for what was meant takes time, and a list with more faults than this was not mistyped. */
const MOST_GUESSES = 50;

export default defineRule({
  id: 'common/required-undefined',
  summary: '`required` names a property that `properties` does not have',
  severity: 'error',
  in: 'spec',
  source: {
    document: 'JSON Schema Validation',
    section: 'required',
    says: 'A value is valid only if it has every required property, so each of them should be one that the schema describes.',
    kind: 'advice',
  },
  fixable: 'unsafe',
  messages: {
    undefined: {
      message:
        '`required` lists `{{name}}`, which is not in `properties`{{hint}}, so models leave it out and calls fail.',
      help: '{{add}} to `properties`, or remove it from `required`.',
    },
    setting: {
      message: '`required` lists `{{name}}`, which is not in `properties`{{hint}}, so users cannot fill it in.',
      help: '{{add}} to `properties`, or remove it from `required`.',
    },
    output: {
      message: '`required` lists `{{name}}`, which is not in `properties`{{hint}}, so its type is unknown.',
      help: '{{add}} to `properties`, or remove it from `required`.',
    },
  },
  *check(manifest) {
    if (!schemasWith(manifest, 'required').some(({ node }) => undefinedNames(node).length > 0)) return;
    // In Shinkai files a property beside `properties` has a rule of its own, shinkai/misplaced-property.
    const mayStandBeside = manifest.formats.includes('shinkai');
    for (const { role, schemas } of manifest.tools.flatMap(wholeSchemas)) {
      for (const schema of schemas) {
        // Of a table without properties shinkai/table-properties speaks.
        if (mayStandBeside && has(schema, 'properties') === 'no') continue;
        for (const each of judge(schema, mayStandBeside)) yield { ...each, message: WORDS[role] };
      }
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
 * something whose properties are in the other.
 */
function* judge(schema: Node, mayStandBeside: boolean): Iterable<Undefined> {
  if (schema.kind !== 'object' || isComposed(schema)) return;
  // Where there are no `properties`, one that is beside them has a rule of its own in every format.
  const isElsewhere = mayStandBeside || has(schema, 'properties') === 'no';
  const names = undefinedNames(schema).filter(
    ([first]) => !isElsewhere || get(schema, first!.value)?.kind !== 'object',
  );
  if (names.length > 0) yield* problems(names, schema);
  for (const { value } of entries(entry(schema, 'properties')?.value)) yield* judge(value, mayStandBeside);
  const element = entry(schema, 'items')?.value;
  if (element) yield* judge(element, mayStandBeside);
}

/** The places of one name. */
type Mentions = readonly StringNode[];

const NONE: readonly Mentions[] = [];

/** Each name once: that it is there again common/required-duplicate tells. */
function undefinedNames(schema: ObjectNode): readonly Mentions[] {
  const required = entry(schema, 'required')?.value;
  if (required?.kind !== 'array' || !isWhole(schema)) return NONE;
  const properties = entry(schema, 'properties')?.value;
  const isUndefined = (item: Node): item is StringNode =>
    item.kind === 'string' && (!properties || has(properties, item.value) === 'no');
  if (!required.items.some(isUndefined) || takesOthers(schema)) return NONE;
  return [...groupBy(required.items.filter(isUndefined), ({ value }) => value).values()];
}

/** It has properties, or is an object of which nothing else tells that it may have some. */
function isWhole(schema: ObjectNode): boolean {
  const properties = entry(schema, 'properties')?.value;
  if (properties) return properties.kind === 'object';
  return (
    has(schema, 'properties') === 'no' && text(get(schema, 'type')) === 'object' && !isMisspelt(schema, 'properties')
  );
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

function* problems(names: readonly Mentions[], schema: ObjectNode): Iterable<Undefined> {
  const required = get(schema, 'required') as ArrayNode;
  const taken = new Set(required.items.map(text));
  const remove = (child: Node): Edit => ({ op: 'remove', from: required, child });
  const properties = entries(get(schema, 'properties')).map(({ key }) => key);
  const optional = properties.filter((key) => !taken.has(key));
  const known = names.map((mentions, index) => {
    const name = mentions[0]!.value;
    const isGuessed = index < MOST_GUESSES;
    const nearest = isGuessed ? nearestWord(name, properties) : undefined;
    const slip = nearest !== undefined && !taken.has(nearest) ? nearest : undefined;
    return { mentions, slip, others: isGuessed && !slip ? optional.filter((key) => isAkin(name, key)) : [] };
  });
  // Where nothing would be left of `required`, it is the properties that are missing.
  const gone = known.flatMap(({ mentions, slip, others }) =>
    slip === undefined && others.length === 0 ? mentions : [],
  );
  const isLeftover = gone.length < required.items.length;
  for (const { mentions, slip, others } of known) {
    const item = mentions[0]!;
    const name = item.value;
    const renaming: Edit[] | undefined = slip === undefined ? undefined : [{ op: 'set', node: item, value: slip }];
    // A property by another name may be the one that is required: without its name here it would be optional.
    const removing = isLeftover && others.length === 0 ? mentions.map(remove) : undefined;
    const edits = renaming ?? removing;
    const title = renaming ? `Require \`${slip}\`` : `Remove \`${name}\``;
    const fix: Fix | undefined = edits && { title, safe: false, edits };
    const meant = slip ?? (others.length === 1 && isPartOf(name, others[0]!) ? others[0] : undefined);
    yield {
      at: item,
      message: 'undefined',
      data: { name, hint: hint(meant), add: meant === undefined ? 'Add it' : 'Correct the name, add it' },
      ...(fix && { fix }),
    };
  }
}

/** May be another name for the same: `fromCurrency` and `from`, `startDate` and `start_time`. */
function isAkin(name: string, other: string): boolean {
  const others = wordsOf(other);
  return (
    wordsOf(name).some((word) => others.includes(word)) ||
    isPartOf(name, other) ||
    nearestWord(name, [other]) !== undefined
  );
}

/** One of them is all in the other: `fromCurrency` and `from`, `useremail` and `email`. */
function isPartOf(name: string, other: string): boolean {
  const [short, long] = [wordsOf(name), wordsOf(other)].sort((a, b) => a.join('').length - b.join('').length);
  const part = short!.join('');
  return (
    short!.every((word) => long!.includes(word)) || (part.length >= SHORTEST_PART && long!.join('').includes(part))
  );
}

/** Shorter ones are in other words by chance: `top` in `stop`. */
const SHORTEST_PART = 4;
