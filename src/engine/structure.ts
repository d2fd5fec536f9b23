/** What a format's JSON Schema finds wrong, as problems with places. Never says what cannot be known. */
import { remembered } from '../core/collections.js';
import { completionOf, intendedField, isComment } from '../core/did-you-mean.js';
import { stepsOf } from '../core/pointer.js';
import { lack } from '../core/rule.js';
import type { InWords, Problem, StructuralMessages, StructuralProblem, Words } from '../core/rule.js';
import { type Format, type SchemaError } from '../core/format.js';
import { adviceFor, constantText, isNothing, LONGEST, mendFor, objectFor } from './mend-value.js';
import { schemaCheck, type Check } from './schema-check.js';
import { certain, lookUp, own, parentPath, type Json } from './schema-errors.js';
import { entry, has, isAsWritten, isVague, toValue, nodeAt } from '../core/tree.js';
import type { Entry, Node, ObjectNode } from '../core/tree.js';
import { allOf, eitherOf } from '../core/text.js';

export function structureOf(format: Format, units: readonly Node[]): StructuralProblem[] {
  return units.flatMap((unit) => check(format, unit));
}

function check(format: Format, unit: Node): StructuralProblem[] {
  if (unit.kind === 'unknown' || quickCheck(format)(unit) || format.validate(toValue(unit))) return [];
  const errors = certain(format, unit, format.validate.errors ?? []);
  const missing: MissingField[] = [];
  const found: StructuralProblem[] = [];
  for (const error of errors) {
    const node = nodeAt(unit, stepsOf(error.instancePath));
    if (!node || (isUndecided(error) && isVague(node))) continue;
    if (error.keyword === 'required') {
      const lacking = missingField(format, node, error);
      if (lacking) missing.push(lacking);
    } else if (error.keyword === 'false schema') {
      const other = fieldOfOthers(format, unit, error);
      if (other) found.push(other);
    } else if (error.keyword !== 'additionalProperties' && error.keyword !== 'unevaluatedProperties') {
      const problem = wrongValue(format, node, error);
      if (problem && format.hasFieldFormat && isForm(error) && isOfField(problem))
        found.push({ kind: 'field-format', problem });
      else if (problem) found.push({ kind: 'field-type', problem });
    }
  }
  for (const error of errors) {
    if (error.keyword !== 'additionalProperties' && error.keyword !== 'unevaluatedProperties') continue;
    const node = nodeAt(unit, stepsOf(error.instancePath));
    const unexpected = node?.kind === 'object' ? unexpectedField(format, node, error, missing) : undefined;
    if (unexpected) found.push(unexpected);
  }
  for (const { problem } of missing) found.push({ kind: 'required-field', problem });
  return found;
}

type WrongValue = Problem<StructuralMessages['field-type']>;

const isOfField = (problem: WrongValue): problem is Problem<StructuralMessages['field-format']> =>
  problem.message !== 'wrongWhole';

/** Keywords about the length and the form of a string. */
const isForm = ({ keyword }: SchemaError): boolean =>
  keyword === 'maxLength' || keyword === 'minLength' || keyword === 'pattern';

const quickCheck = remembered(({ schema }: Format): Check => schemaCheck(schema));

/** Keywords whose verdict depends on all that is below a node. */
function isUndecided({ keyword }: SchemaError): boolean {
  return keyword === 'anyOf' || keyword === 'oneOf' || keyword === 'not' || keyword === 'if' || keyword === 'contains';
}

interface MissingField {
  readonly object: ObjectNode;
  readonly field: string;
  readonly problem: Problem<StructuralMessages['required-field']>;
}

function missingField(format: Format, node: Node, error: SchemaError): MissingField | undefined {
  const field = String(error.params['missingProperty']);
  if (node.kind !== 'object' || has(node, field) !== 'no') return undefined;
  const about = lookUp(format.schema, parentPath(error.schemaPath));
  const lacking = own(own(about, 'properties'), field);
  const why = describe(lacking);
  return {
    object: node,
    field,
    problem: {
      at: lack(node, field),
      message: why ? 'missing' : 'missingPlain',
      data: { field, why, object: thisOne(titleOf(about, format)), write: writing(field, lacking) },
    },
  };
}

function wrongValue(format: Format, node: Node, error: SchemaError): WrongValue | undefined {
  if (node.kind === 'unknown') return undefined;
  const about = lookUp(format.schema, parentPath(error.schemaPath));
  const expected = expectation(about, error);
  if (expected === undefined) return undefined;
  const path = stepsOf(error.instancePath);
  const isEntry = /^\d+$/.test(path.at(-1) ?? '');
  const field = path.findLast((step) => !/^\d+$/.test(step)) ?? '';
  const message = field === '' ? 'wrongWhole' : isEntry ? 'wrongEntry' : 'wrong';
  const fix = mendFor(node, error, typesIn(about, error), field);
  return {
    at: node,
    message,
    ...(fix && { fix }),
    data: {
      field,
      top: path[0] ?? '',
      title: titleOf(about, format),
      expected,
      found: (words) => foundIn(node, error, words),
      advice: (words) => {
        const place = { field, isEntry, isOptional: isOptional(format, error) };
        return adviceOf(node, about, error, place, words);
      },
    },
  };
}

function foundIn(node: Node, { keyword }: SchemaError, words: Words): string {
  if (keyword === 'minItems') return 'an empty list';
  if (keyword === 'maxLength' && node.kind === 'string') return String(Array.from(node.value).length);
  return show(node, keyword, words);
}

/** The object that has the field does without it. */
function isOptional(format: Format, { schemaPath }: SchemaError): boolean {
  const [properties, field = ''] = stepsOf(schemaPath.replace(/^#/, '')).slice(-3);
  const holder = lookUp(format.schema, parentPath(parentPath(parentPath(schemaPath))));
  return properties === 'properties' && ![own(holder, 'required')].flat().includes(field);
}

/** What to do, without the full stop. */
function adviceOf(
  node: Node,
  about: Json | undefined,
  error: SchemaError,
  { field, isEntry, isOptional }: { field: string; isEntry: boolean; isOptional: boolean },
  words: Words,
): string {
  if (isComment(field)) return 'Remove this comment';
  if (node.kind === 'null' && isOptional && !isNothing(node)) return 'Leave the field out if it has no value';
  if (isBlank(node) && KEYWORDS_OF_STRINGS.has(error.keyword) && asksForText(about)) {
    if (isEntry) return 'Fill it in, or remove the entry';
    return isOptional ? 'Fill it in, or leave the field out' : 'Fill it in';
  }
  if (error.keyword === 'enum') return `Write ${meantBy(node, error) ?? 'one of these values'}`;
  if (error.keyword === 'const') return `Write \`${JSON.stringify(error.params['allowedValue'])}\``;
  if (error.keyword === 'maxLength') return `Shorten it to ${String(error.params['limit'])} characters`;
  const asked = expectation(about, error);
  if (error.keyword !== 'type' && typeof asked === 'string') return `Write ${asked}`;
  if (error.keyword !== 'type') return isEntry ? 'Correct the entry' : 'Correct the value';
  const types = typesIn(about, error);
  return (
    adviceFor(node, types, own(own(about, 'items'), 'type'), words) ||
    (field === '' ? '' : objectFor(node, types, about, isEntry ? undefined : field, words)) ||
    replacing(node, types, field === '' ? neededIn(about) : '', words)
  );
}

/** The one value that is written too precisely: `0.1` as `0.1.0`. */
function meantBy(node: Node, { params }: SchemaError): string | undefined {
  const meant = (params['allowedValues'] as unknown[]).filter(
    (value) => node.kind === 'string' && typeof value === 'string' && node.value.startsWith(`${value}.`),
  );
  return meant.length === 1 ? `\`${JSON.stringify(meant[0])}\`` : undefined;
}

function replacing(node: Node, types: readonly string[], needed: string, words: Words): string {
  const not = types.filter((type) => type !== 'null');
  const wanted = `${namesOf(not, words)}${needed}`;
  if (isNothing(node)) return `Write ${wanted}`;
  const present = node.kind === 'unknown' ? 'value' : words[node.kind].replace(/^an? /, '');
  return `Replace ${node.kind === 'null' ? present : `the ${present}`} with ${wanted}`;
}

/** The fields that the whole object has to have, where they are few. */
function neededIn(about: Json | undefined): string {
  const required = own(about, 'required') ?? own(own(about, 'else'), 'required');
  if (!Array.isArray(required) || required.length > MOST_NEEDED) return '';
  return ` that has ${allOf(required.map((field) => `\`${String(field)}\``))}`;
}

const MOST_NEEDED = 3;

const isBlank = (node: Node): boolean => node.kind === 'string' && node.value.trim() === '';

/** The schema asks for nothing else than that the string is not blank. */
const asksForText = (about: Json | undefined): boolean => [undefined, '\\S'].includes(about?.['pattern'] as string);

/** One type or several, where the schema asks for a type. */
function typesIn(about: Json | undefined, { params }: SchemaError): string[] {
  return [about?.['type'] ?? params['type']].flat().map(String);
}

/** A field that its object has only under other circumstances: the schema has `false` for it. */
function fieldOfOthers(
  format: Format,
  unit: Node,
  { instancePath, schemaPath }: SchemaError,
): StructuralProblem | undefined {
  const key = stepsOf(instancePath).at(-1)!;
  const at = entry(nodeAt(unit, stepsOf(parentPath(instancePath))), key);
  // In `properties`, by its name.
  const about = lookUp(format.schema, parentPath(parentPath(parentPath(schemaPath))));
  const problem = { message: 'unknown', data: { key, title: titleOf(about, format), only: '' } } as const;
  return at && { kind: 'unknown-field', problem: { at, ...problem } };
}

function unexpectedField(
  format: Format,
  object: ObjectNode,
  error: SchemaError,
  missing: readonly MissingField[],
): StructuralProblem | undefined {
  const key = String(error.params['additionalProperty'] ?? error.params['unevaluatedProperty']);
  const at = entry(object, key)!;
  const about = lookUp(format.schema, parentPath(error.schemaPath));
  const fields = own(about, 'properties') as Json | undefined;
  // A field that the schema tolerates, and says nothing of, is no suggestion.
  const known = Object.keys(fields ?? {}).filter((field) => own(fields, field) !== true);
  const title = titleOf(about, format);
  const needed = missing.filter((each) => each.object === object).map(({ field }) => field);
  const isThere = (field: string): boolean => has(object, field) === 'yes';
  const mayBe = (field: string): boolean => mayHold(own(fields, field), at.value);
  const meant = intendedField(key, known, isThere, mayBe) ?? fieldBegun(at, needed, fields);
  if (meant === undefined) {
    // In code that is a function, mostly, which no manifest will hold; and a null holds nothing.
    if (at.value.kind === 'unknown' || at.value.kind === 'null') return undefined;
    return {
      kind: 'unknown-field',
      problem: { at, message: 'unknown', data: { key, title, only: only(title, known) } },
    };
  }
  const isRequired = missing.some((each) => each.object === object && each.field === meant);
  // What a program writes for a field that it has not set.
  if (at.value.kind === 'null' && !isRequired) return undefined;
  const isMissing = has(object, meant) === 'no';
  const isLeftover = has(object, meant) === 'yes';
  return {
    kind: 'misspelt-field',
    problem: {
      at,
      message: isRequired ? 'misspeltRequired' : isLeftover ? 'leftover' : 'misspelt',
      data: { key, title, meant },
      ...(isMissing && {
        replaces: [lack(object, meant)],
        // What is ignored now would be refused under that name.
        ...(mayBe(meant) && {
          fix: {
            title: `Rename \`${key}\` to \`${meant}\``,
            safe: true,
            edits: [{ op: 'rename', entry: at, key: meant }],
          },
        }),
      }),
    },
  };
}

/** What the object may have instead, where that is little. */
const only = (title: string, fields: readonly string[]): string =>
  fields.length > 0 && fields.length <= MOST_NEEDED
    ? `: ${title} has only ${allOf(fields.map((each) => `\`${each}\``))}`
    : '';

/** The field that is cut short: `desc`, `params`. What could not be its value is something else. */
function fieldBegun({ key, value }: Entry, needed: readonly string[], fields: Json | undefined): string | undefined {
  const field = completionOf(key, needed) ?? completionOf(key.replace(/s$/, ''), needed);
  return field !== undefined && mayHold(own(fields, field), value) ? field : undefined;
}

/** The value is of a type that the schema of a field takes, as far as that says. */
function mayHold(field: unknown, { kind }: Node): boolean {
  const type = own(field, 'type');
  if (type === undefined || kind === 'unknown') return true;
  return [type].flat().some((each) => each === kind || (each === 'integer' && kind === 'number'));
}

/** What the schema asks for, in words. */
function expectation(about: Json | undefined, error: SchemaError): string | InWords | undefined {
  switch (error.keyword) {
    case 'type':
      return (words) => namesOf(typesIn(about, error), words);
    case 'enum':
      return (words) =>
        eitherOf((error.params['allowedValues'] as unknown[]).map((value) => constantText(value, words)));
    case 'const':
      return (words) => constantText(error.params['allowedValue'], words);
    case 'minLength':
      return NOT_EMPTY;
    case 'if':
      // What breaks its `then` says more.
      return undefined;
    case 'maxLength':
      return `at most ${String(error.params['limit'])} characters long`;
    case 'pattern':
      return own(about, 'pattern') === '\\S' ? NOT_BLANK : describe(about) || undefined;
    case 'minItems':
      return 'a list with at least one entry';
    default:
      return describe(about) || undefined;
  }
}

const NOT_EMPTY = 'a string that is not empty';
const NOT_BLANK = 'a string that is not blank';

const namesOf = (types: readonly string[], words: Words): string =>
  eitherOf(
    types.map((type) => {
      if (type === 'boolean') return `${words.true} or ${words.false}`;
      return Object.hasOwn(words, type) ? words[type as keyof Words] : type;
    }),
  );

/** A string that breaks one of these is not of the wrong type. */
const KEYWORDS_OF_STRINGS: ReadonlySet<string> = new Set(['enum', 'const', 'pattern', 'minLength', 'format']);

function show(node: Node, keyword: string, words: Words): string {
  switch (node.kind) {
    case 'object':
    case 'array':
      return words[node.kind];
    case 'null':
      return isNothing(node) ? 'empty' : words.null;
    case 'string': {
      if (node.value === '') return 'an empty string';
      const quoted = JSON.stringify(node.value.length > LONGEST ? `${node.value.slice(0, LONGEST)}…` : node.value);
      if (isBlank(node)) return `the blank string ${quoted}`;
      return KEYWORDS_OF_STRINGS.has(keyword) ? quoted : `the string ${quoted}`;
    }
    case 'unknown':
      return 'something';
    case 'number':
      return isAsWritten(node) ? `the number ${node.value}` : words.number;
    case 'boolean':
      return `the boolean ${words[`${node.value}`]}`;
  }
}

function titleOf(about: Json | undefined, format: Format): string {
  const title = own(about, 'title');
  return typeof title === 'string' ? title : format.title;
}

/** `a tool`, at the beginning of a sentence about one that is there. */
const thisOne = (title: string): string => title.replace(/^(?:an?|the) /, 'This ');

/** The field as it is written, with one of the values that it may have, and the others. */
function writing(field: string, about: unknown): InWords {
  const given = own(about, 'enum') ?? own(about, 'examples');
  const [first, ...others] = Array.isArray(given) ? given.map((value) => JSON.stringify(value)) : [];
  const value = first ?? BLANKS[String(own(about, 'type'))] ?? '…';
  const more = others.length > 0 ? `, or ${eitherOf(others.map((each) => `\`${each}\``))}` : '';
  return ({ quote }) => `\`${quote}${field}${quote}: ${value}\`${more}`;
}

const BLANKS: Readonly<Record<string, string | undefined>> = { string: '"…"', array: '[…]', object: '{ … }' };

function describe(about: unknown): string {
  const description = own(about, 'description');
  return typeof description === 'string' ? description : '';
}
