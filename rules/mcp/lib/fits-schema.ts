/** Whether data that is written in code fits a JSON Schema, as far as both are known. */
import { hint, nearestWord } from '../../../src/core/did-you-mean.js';
import { lack, type Fix, type ProblemPlace } from '../../../src/core/rule.js';
import { allOf } from '../../../src/core/text.js';
import {
  entries,
  entry,
  get,
  has,
  items,
  text,
  type Entry,
  type Node,
  type ObjectNode,
} from '../../../src/core/tree.js';

interface Misfit {
  readonly at: ProblemPlace;
  readonly message: 'key' | 'extra' | 'both' | 'type';
  readonly data: Readonly<Record<string, string>>;
  /** The property that the value is in; none for the whole. */
  readonly key?: string;
  readonly fix?: Fix;
}

/** `isStrict`: an object takes no further keys unless its schema says so. */
export function* misfitsOf(data: Node, schema: Node, isStrict: boolean, key?: string): Iterable<Misfit> {
  if (schema.kind !== 'object' || schema.open || COMPOSED.some((each) => has(schema, each) !== 'no')) return;
  const is = natureOf(data);
  const wanted = typesOf(get(schema, 'type'));
  if (is === undefined || wanted === undefined) return;
  if (!wanted.some((type) => isOfType(data, type))) {
    const told = { is: article(is), wanted: wanted.map(article).join(' or '), key: key ?? 'structuredContent' };
    yield { at: data, message: 'type', data: told, ...(key !== undefined && { key }) };
  } else if (data.kind === 'object') yield* misfitsInObject(data, schema, isStrict);
  else if (data.kind === 'array') {
    const item = get(schema, 'items');
    if (item) for (const each of data.items) yield* misfitsOf(each, item, isStrict, key ?? 'items');
  }
}

/** What says more of a value than its type and its properties. */
const COMPOSED = ['$ref', 'allOf', 'anyOf', 'oneOf', 'if', 'not'];

function* misfitsInObject(data: ObjectNode, schema: ObjectNode, isStrict: boolean): Iterable<Misfit> {
  const properties = get(schema, 'properties');
  const declared = properties?.kind === 'object' && !properties.open ? properties.entries : undefined;
  const lasting = data.entries.filter((each) => entry(data, each.key) === each);
  const extra = declared && isClosed(schema, isStrict) ? lasting.filter(({ key }) => !entry(properties, key)) : [];
  const names = entries(properties).map(({ key }) => key);
  const meant = new Map(
    extra.map(({ key }): [string, string | undefined] => [
      key,
      nearestWord(
        key,
        names.filter((name) => has(data, name) === 'no'),
      ),
    ]),
  );
  const stray: Entry[] = [];
  for (const each of extra) {
    const name = meant.get(each.key);
    if (name === undefined) stray.push(each);
    else {
      const title = `Rename \`${each.key}\` to \`${name}\``;
      const fix = { title, safe: false, edits: [{ op: 'rename' as const, entry: each, key: name }] };
      yield { at: each, message: 'extra', data: { extra: `\`${each.key}\`${hint(name)}`, it: 'it' }, fix };
    }
  }
  const required = new Set(items(get(schema, 'required')).flatMap((each) => text(each) ?? []));
  const lacking = [...required].filter((name) => has(data, name) === 'no' && ![...meant.values()].includes(name));
  // One object is one edit.
  const [first] = lacking;
  const [odd] = stray;
  const told = {
    ...{ keys: named(lacking), them: pronoun(lacking) },
    ...{ extra: named(stray.map(({ key }) => key)), it: pronoun(stray) },
  };
  if (first !== undefined) yield { at: lack(data, first), message: odd ? 'both' : 'key', data: told };
  else if (odd) yield { at: odd, message: 'extra', data: told };
  for (const { key, value } of lasting) {
    const own: Entry | undefined = entry(properties, key);
    if (own) yield* misfitsOf(value, own.value, isStrict, key);
  }
}

const named = (names: readonly string[]): string => allOf(names.map((each) => `\`${each}\``));
const pronoun = ({ length }: readonly unknown[]): string => (length > 1 ? 'them' : 'it');

function isClosed(schema: ObjectNode, isStrict: boolean): boolean {
  if (has(schema, 'patternProperties') !== 'no') return false;
  const further = get(schema, 'additionalProperties');
  return further ? further.kind === 'boolean' && !further.value : isStrict;
}

function natureOf(data: Node): string | undefined {
  if (data.kind === 'unknown') return data.isText ? 'string' : undefined;
  return data.kind;
}

function typesOf(type: Node | undefined): string[] | undefined {
  const types = type?.kind === 'array' && !type.open ? items(type).map(text) : [text(type)];
  return types.every((each) => each !== undefined && Object.hasOwn(TYPES, each)) ? (types as string[]) : undefined;
}

function isOfType(data: Node, type: string): boolean {
  if (type !== 'integer') return natureOf(data) === type;
  return data.kind === 'number' && Number.isInteger(data.value);
}

const TYPES: Readonly<Record<string, string>> = {
  string: 'a string',
  number: 'a number',
  integer: 'an integer',
  boolean: 'a boolean',
  object: 'an object',
  array: 'an array',
  null: 'null',
};
const article = (type: string): string => TYPES[type]!;
