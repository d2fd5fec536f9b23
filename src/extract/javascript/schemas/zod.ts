/**
 * What calls of zod are made of: the parts of a schema (properties, items, choices, values) where they are written, and the
 * calls that say more of them, which `served/` reads.
 */
import { unknownAt, lasting, type ObjectValue, type Value } from '../../result/values.js';
import { entry, type Node, type Place } from '../../../core/tree.js';
import { partOf, VALUE_CALLS } from '../zod/nodes.js';
import { isStringFormat } from '../zod/strings.js';
import { type SyntaxNode, place, type Evaluate, bare, memberName } from '../syntax.js';
import {
  applyShape,
  asSchema,
  choose,
  someOptional,
  finish,
  hideRequired,
  isSchemaOfObject,
  set,
  shapeOf,
  startAnew,
} from './draft.js';
import type { Draft } from './draft.js';
import { callsOf, isBuilt, isBuiltSchema, markOf, traceOf } from '../zod/mark.js';
import type { ZodArgument, ZodStep, ZodTrace } from '../zod/mark.js';
import { importOf } from '../modules.js';
import type { Scopes } from '../scopes.js';

export function zodNode(call: SyntaxNode, evaluate: Evaluate, source: string): Node | undefined {
  const [base, ...methods] = stepsOf(call);
  if (!base || !(SCHEMAS.has(base.name) || isStringFormat(base.name))) return undefined;
  if (WRAPPERS.has(base.name)) {
    // `z.optional(x)` is `x.optional()`.
    const inner = base.args[0] && evaluate(base.args[0]);
    const draft = inner && draftOf(inner, place(call));
    if (draft) return applyAll(draft, [{ ...base, args: [] }, ...methods], evaluate);
  }
  const draft: Draft = { ...place(call), entries: [], open: false, optional: WRAPPERS.has(base.name) };
  draft.mayBeMissing = MAY_BE_MISSING.has(base.name);
  draft.trace = { last: { ...tracedStep(base, evaluate), ...descriptionIn(base, evaluate) }, source, count: 1 };
  if (!start(draft, base, evaluate)) draft.open = true;
  return applyAll(draft, methods, evaluate);
}

/** Version 3 also accepts a description here: `z.string({ description: '…' })`, `z.object({ … }, { description: '…' })`. */
function descriptionIn({ name, args }: Step, evaluate: Evaluate): Pick<ZodStep, 'described'> {
  const options = args[GIVEN_NOTHING.has(name) || isStringFormat(name) ? 0 : 1];
  const given = options && evaluate(options);
  const described = given?.kind === 'object' && !isBuilt(given) ? entry(given, 'description')?.value : undefined;
  return described?.kind === 'string' ? { described } : {};
}

/** A method of a schema that has a name: `Query.extend({…})`. */
export function zodMethod(schema: ObjectValue, call: SyntaxNode, evaluate: Evaluate): Node | undefined {
  const step = stepsOf(call).at(-1);
  const draft = draftOf(schema, place(call));
  return step && draft && applyAll(draft, [step], evaluate);
}

/** A schema of zod, to be changed by further calls. */
function draftOf(schema: Value, at: Place): Draft | undefined {
  const trace = traceOf(schema);
  if (schema.kind !== 'object' || !isBuiltSchema(schema) || !trace) return undefined;
  const { open, isStrict, mayBeMissing } = schema;
  const keys = VALUE_CALLS.has(callsOf(trace)[0]!.name) ? ['enum'] : PARTS;
  const entries = keys.flatMap((key) => partOf(schema, key) ?? []);
  return { ...at, entries, open, optional: markOf(schema) === 'optional', isStrict, mayBeMissing, trace };
}

/** `Query.shape`: the raw shape again. */
export function zodMember(schema: ObjectValue, name: string): Value | undefined {
  const properties = name === 'shape' ? shapeOf(schema) : undefined;
  return properties?.kind === 'object' ? properties : undefined;
}

/** Calls of one schema that are followed; with more, what it is served as is unknown. */
const MOST_CALLS = 100;

function traced(before: ZodTrace, method: Step, evaluate: Evaluate): ZodTrace {
  const { count, source } = before;
  const { at } = method;
  // The schema before becomes a part of a new one.
  if (method.name === 'array') return { last: { name: 'array', at, args: [] }, source, count: 1 };
  if (method.name === 'or') return { last: { name: 'union', at, args: [] }, source, count: 1 };
  if (count > MOST_CALLS) return before;
  const last = count === MOST_CALLS ? { name: '?', at, args: [] } : tracedStep(method, evaluate);
  return { last, before, source, count: count + 1 };
}

/** The arguments of these decide what a schema is served as. */
const TELLING = new Set(
  (
    'describe meta default prefault catch min max gt gte lt lte length size multipleOf step ' +
    'regex startsWith endsWith includes record literal preprocess'
  ).split(' '),
);

function tracedStep({ name, args, at, coerces, isIso }: Step, evaluate: Evaluate): ZodStep {
  const values = args.map((arg): ZodArgument => {
    if (arg.type === 'Literal' && 'regex' in arg) return { kind: 'regex', ...place(arg), ...arg.regex };
    return TELLING.has(name) ? evaluate(arg) : unknownAt(place(arg));
  });
  return { name: isIso && name === 'date' ? 'isodate' : name, at, args: values, ...(coerces && { coerces }) };
}

function applyAll(draft: Draft, methods: readonly Step[], evaluate: Evaluate): Node | undefined {
  for (const method of methods) {
    if (LEAVES.has(method.name)) return undefined;
    const before = draft.trace;
    if (!apply(draft, method, evaluate)) draft.open = true;
    if (before) draft.trace = traced(before, method, evaluate);
  }
  return finish(draft);
}

/** Functions that are given nothing but options. */
const GIVEN_NOTHING = new Set('string number boolean null bigint int date any unknown'.split(' '));
/** Functions that return a schema, beside those of strings; other functions of the module return something else. */
const SCHEMAS = new Set([
  ...GIVEN_NOTHING,
  ...(
    'object strictObject looseObject array enum nativeEnum literal union discriminatedUnion record ' +
    'partialRecord looseRecord tuple optional nullable nullish lazy custom instanceof function map set promise ' +
    'preprocess pipe symbol undefined void never nan intersection templateLiteral file stringbool codec json ' +
    'float32 float64 int32 uint32 int64 uint64 uuidv4 uuidv6 uuidv7 httpUrl mac hex hash transform'
  ).split(' '),
]);
/** Functions that are also methods. */
const WRAPPERS = new Set(['optional', 'nullable', 'nullish']);
/** Methods whose result is not a schema, or an unrelated one. */
const LEAVES = new Set(
  (
    'parse safeParse parseAsync safeParseAsync spa isOptional isNullable toJSONSchema encode decode ' +
    'safeEncode safeDecode keyof and exclude extract unwrap removeDefault innerType sourceType'
  ).split(' '),
);
/** Whether these take `undefined` depends on what is in them. */
const MAY_BE_MISSING = new Set(
  'any unknown lazy custom instanceof function preprocess pipe undefined void intersection codec json transform'.split(
    ' ',
  ),
);
/** The keys of what a schema is made of. */
const PARTS = ['properties', 'required', 'additionalProperties', 'items', 'prefixItems', 'anyOf'];

function start(draft: Draft, { name, args, at }: Step, evaluate: Evaluate): boolean {
  const put = (key: string, value: Node): true => set(draft, key, at, value);
  const inner = (arg: SyntaxNode | undefined): Node => asSchema(arg ? evaluate(arg) : undefined, at);
  const given = (index = 0): Value | undefined => (args[index] ? evaluate(args[index]) : undefined);
  switch (name) {
    case 'object':
    case 'strictObject':
    case 'looseObject':
      if (name !== 'object') takeMore(draft, name === 'looseObject', at);
      draft.isStrict = name === 'strictObject';
      return applyShape(draft, given(), at);
    case 'array':
      return put('items', inner(args[0]));
    case 'enum':
    case 'nativeEnum':
    case 'literal': {
      const one = given();
      const values = one?.kind === 'object' && name !== 'literal' ? membersOf(one) : one;
      if (values?.kind === 'array') return put('enum', values);
      return values !== undefined && name === 'literal' && isPlain(values)
        ? put('enum', { kind: 'array', ...place(args[0]!), items: [values as Node], open: false })
        : false;
    }
    case 'union':
    case 'discriminatedUnion': {
      const options = given(name === 'union' ? 0 : 1);
      if (options?.kind !== 'array') return false;
      const items = options.items.map((item) => asSchema(item, at));
      draft.optional = items.some((each) => markOf(each) === 'optional');
      return put('anyOf', { ...options, items });
    }
    case 'record':
      return put('additionalProperties', inner(args[1] ?? args[0]));
    case 'tuple': {
      const parts = given();
      return parts?.kind === 'array' ? put('prefixItems', parts) : false;
    }
    default:
      return true;
  }
}

/** What a method changes of the parts. False: something about it is not known. */
function apply(draft: Draft, { name, args, at }: Step, evaluate: Evaluate): boolean {
  const put = (key: string, value: Node): true => set(draft, key, at, value);
  const given = (): Value | undefined => (args[0] ? evaluate(args[0]) : undefined);
  switch (name) {
    case 'strict':
    case 'passthrough':
    case 'loose':
      draft.isStrict = name === 'strict';
      return takeMore(draft, name !== 'strict', at);
    case 'catchall':
      return put('additionalProperties', asSchema(given(), at));
    case 'strip':
      draft.isStrict = false;
      draft.entries = draft.entries.filter(({ key }) => key !== 'additionalProperties');
      return true;
    case 'optional':
    case 'nullish':
    case 'exactOptional':
    case 'default':
    case 'prefault':
    case 'catch':
      draft.optional = true;
      return true;
    case 'nonoptional':
      draft.optional = false;
      draft.mayBeMissing = false;
      return true;
    case 'array':
      return put('items', startAnew(draft, at));
    case 'or': {
      const items = [startAnew(draft, at), asSchema(given(), at)];
      draft.optional = items.some((each) => markOf(each) === 'optional');
      return put('anyOf', { kind: 'array', start: at.start, end: at.end, items, open: false });
    }
    case 'pick':
    case 'omit':
      return choose(draft, name === 'pick', given(), at);
    case 'partial':
      return someOptional(draft, args.length === 0 ? 'all' : given(), at);
    case 'required':
      return hideRequired(draft, at);
    case 'extend':
    case 'merge':
    case 'safeExtend':
    case 'augment': {
      const more = given();
      return applyShape(draft, isSchemaOfObject(more) ? shapeOf(more) : more, at);
    }
    default:
      return true;
  }
}

/** Whether an object takes keys that it does not declare. */
const takeMore = (draft: Draft, value: boolean, at: Place): true =>
  set(
    draft,
    'additionalProperties',
    at,
    value
      ? { kind: 'object', start: at.start, end: at.end, entries: [], open: false }
      : { kind: 'boolean', start: at.start, end: at.end, value },
  );

/** The values of a TypeScript enum, or of an object that is used as one. */
function membersOf(object: ObjectValue): Value {
  const { start, end, open } = object;
  return { kind: 'array', start, end, items: lasting(object).map(({ value }) => value), open };
}

const isPlain = (value: Value): boolean =>
  value.kind === 'string' || value.kind === 'number' || value.kind === 'boolean' || value.kind === 'null';

// Calls of zod as a list of steps.

/** The module that zod comes from in a call whose root is zod's namespace: `z.string().min(1)`. */
export function zodModuleOf(call: SyntaxNode, scopes: Scopes): string | undefined {
  const root = rootOf(call);
  if (root?.type !== 'Identifier') return undefined;
  const imported = importOf(root, scopes);
  const isZod = imported !== undefined && (/^(z|zod)$/.test(imported.name) || /^zod(\/|$)/.test(imported.source));
  return isZod ? imported.source : undefined;
}

function rootOf(call: SyntaxNode): SyntaxNode | undefined {
  let at = bare(call);
  while (at.type === 'CallExpression' || at.type === 'MemberExpression') {
    at = bare(at.type === 'CallExpression' ? at.callee : at.object);
  }
  return at;
}

export interface Step {
  readonly name: string;
  readonly args: readonly SyntaxNode[];
  readonly at: Place;
  /** `z.coerce.number()` converts its input to a number. */
  readonly coerces?: boolean;
  /** `z.iso.date()` is a text, `z.date()` a Date. */
  readonly isIso?: boolean;
}

/** `z.object({…}).describe('…')` as [object, describe]; `z.coerce.number()` as [number]. */
function stepsOf(call: SyntaxNode): Step[] {
  const steps: Step[] = [];
  let at = bare(call);
  while (at.type === 'CallExpression') {
    const callee = bare(at.callee);
    if (callee.type !== 'MemberExpression') return [];
    const name = memberName(callee) ?? '?';
    const step = { name, args: at.arguments, at: place(callee.property) };
    at = bare(callee.object);
    steps.push({
      ...step,
      coerces: at.type === 'MemberExpression' && memberName(at) === 'coerce',
      isIso: at.type === 'MemberExpression' && memberName(at) === 'iso',
    });
    if (at.type === 'MemberExpression') at = bare(at.object); // z.coerce, z.iso
  }
  return steps.reverse();
}
