/** What an SDK lists for a function of Python: the schemas that it makes of the signature. */
import { remembered } from '../../../core/collections.js';
import type { AnnotatedText, SignatureFault } from '../../../core/python-code.js';
import type { Entry, Node, ObjectNode, Place } from '../../../core/tree.js';
import { entry } from '../../../core/tree.js';
import { arrayOf, object, placeOf as copyOf, scalar, unknownAt, conditional, nothingAt } from '../../result/values.js';
import type { Value } from '../../result/values.js';
import type { Module } from '../names.js';
import { nameOf, parametersOf, placeOf, returnTypeOf, type Parameter, type PyNode } from '../syntax.js';
import type { Evaluator } from '../values.js';
import { Dialect, type Maybe, type Sdk } from './dialect.js';
import { documentationOf, type Documentation } from './docstring.js';
import { defaultOf } from './fields.js';
import type { Default, PyType } from './model.js';
import { outputOf, withDefs } from './output.js';
import { Renderer } from './render.js';
import { isNone, TypeReader } from './types.js';

interface ServingContext {
  readonly module: Module;
  readonly evaluator: Evaluator;
  /** Undefined: only what both SDKs serve alike is known. */
  readonly sdk?: Sdk | undefined;
  /** Parameters that are not served: `exclude_args`. */
  readonly leftOut?: ReadonlySet<string>;
  /** It is a method of an object, which gives its first parameter. */
  readonly isBound?: boolean;
  /** `structured_output=False`, `output_schema=None`: what it returns is not served. */
  readonly hasNoOutput?: boolean;
}

export interface ServedFunction {
  /** Unknown where the SDK refuses the function. */
  readonly inputSchema: Value;
  /** Undefined: none is served. */
  readonly outputSchema?: Value | undefined;
  /** What the docstring says of parameters, by name. */
  readonly documentation: Documentation;
  /** Why the SDK cannot register or call the function, at the place to change. */
  readonly faults: readonly SignatureFault[];
  /** What is written in `Annotated` to describe a parameter, whether it is served or not. */
  readonly texts: readonly Omit<AnnotatedText, 'edits'>[];
}

interface Signature {
  readonly parameters: readonly Served[];
  readonly faults: readonly SignatureFault[];
  /** The SDK refuses it, or serves something else than an object. */
  readonly isRefused: boolean;
  /** Whether some parameters are served is not known. */
  readonly isOpen: boolean;
  readonly place: Place;
}

interface Served extends Place {
  readonly name: string;
  readonly type: PyType | undefined;
  readonly default: Default;
  /** It is served, and how is not known. */
  readonly isUnknown: boolean;
}

const EITHER: readonly Sdk[] = [{ is: 'official' }, { is: 'fastmcp' }];

/** Functions share what is read of their classes. */
const readerOf = remembered((evaluator: Evaluator) => new TypeReader(evaluator));
const dialectOf = remembered((sdk: Sdk) => new Dialect(sdk));

export function servedSchema(fn: PyNode, context: ServingContext): ServedFunction {
  const reader = readerOf(context.evaluator);
  const documentation = documentationOf(context.module, fn);
  const sdks = context.sdk ? [context.sdk] : EITHER;
  const [first, second] = sdks.map((sdk) => servedBy(dialectOf(sdk), fn, reader, context, documentation));
  const texts = textsIn(sdks.map(dialectOf), fn, reader, context);
  if (!second) return { ...first!, documentation, texts };
  return {
    inputSchema: shared(first!.inputSchema, second.inputSchema),
    outputSchema:
      first!.outputSchema && second.outputSchema
        ? shared(first!.outputSchema, second.outputSchema)
        : (first!.outputSchema ?? second.outputSchema) && unknownAt(first!.outputSchema ?? second.outputSchema!),
    documentation,
    texts,
    faults: first!.faults.filter(({ is, name }) => second.faults.some((each) => each.is === is && each.name === name)),
  };
}

function servedBy(
  dialect: Dialect,
  fn: PyNode,
  reader: TypeReader,
  { module, evaluator, leftOut, isBound, hasNoOutput }: ServingContext,
  documentation: Documentation,
): Omit<ServedFunction, 'documentation' | 'texts'> {
  const parameters = parametersOf(module, fn).slice(isBound ? 1 : 0);
  const written = parameters.filter(({ name }) => !leftOut?.has(name));
  const place = placeOf(module, fn.getChild('ParamList') ?? fn);
  const signature = signatureOf(dialect, reader, module, written, place);
  const name = nameOf(module, fn) ?? '';
  const returns = returnTypeOf(fn);
  const type = returns && !hasNoOutput && dialect.hasOutput !== false ? reader.typeAt(module, returns) : undefined;
  const { parts } = evaluator;
  /** Versions before some one serve none. */
  const outputMaybe = (): Node | undefined =>
    type && outputOf(new Renderer(dialect, parts, { hasDefs: true, isOutput: true }), type, name) && unknownAt(type);
  const input = (hasDefs: boolean): Form =>
    inputBy(new Renderer(dialect, parts, { hasDefs }), signature, name, documentation);
  const output = (hasDefs: boolean): Node | undefined =>
    type &&
    (dialect.hasOutput
      ? outputOf(new Renderer(dialect, parts, { hasDefs, isOutput: true }), type, name)
      : outputMaybe());
  const { faults } = signature;
  if (signature.isRefused) return { inputSchema: unknownAt(place), outputSchema: type && unknownAt(type), faults };
  const withRefs = input(true);
  // A class that has itself in it cannot be written into the place where it is used.
  if (dialect.hasDefs || withRefs.isCyclic)
    return { inputSchema: withRefs.schema, outputSchema: output(dialect.hasDefs !== false), faults };
  if (dialect.hasDefs === false) return { inputSchema: input(false).schema, outputSchema: output(false), faults };
  const condition = {};
  const outputWithRefs = output(true);
  return {
    // Without classes, both are the same.
    inputSchema: withRefs.withRefs.size === 0 ? withRefs.schema : either(withRefs, input(false), condition),
    outputSchema: outputWithRefs && eitherNode(outputWithRefs, () => output(false), condition),
    faults,
  };
}

/** What is written behind the `->` of a function. */
export const typeIn = (module: Module, annotation: PyNode, evaluator: Evaluator): PyType =>
  readerOf(evaluator).typeAt(module, annotation);

export function returnTypeIn(module: Module, fn: PyNode, evaluator: Evaluator): PyType | undefined {
  const node = returnTypeOf(fn);
  return node && readerOf(evaluator).typeAt(module, node);
}

/** `Filter.model_json_schema()`: a class by itself is written as in the official SDK. */
export function schemaOfModel(module: Module, node: PyNode, evaluator: Evaluator): Node | undefined {
  const type = readerOf(evaluator).typeAt(module, node);
  const renderer = new Renderer(dialectOf(EITHER[0]!), evaluator.parts, { hasDefs: true });
  return type.is === 'class' && type.model.kind === 'model' ? outputOf(renderer, type, '') : undefined;
}

/** A text in `Annotated`, where no field beside it describes the parameter. */
function textsIn(
  dialects: readonly Dialect[],
  fn: PyNode,
  reader: TypeReader,
  { module, leftOut, isBound }: ServingContext,
): ServedFunction['texts'] {
  const [isServed, ...others] = new Set(dialects.map(({ textsDescribe }) => textsDescribe));
  return parametersOf(module, fn)
    .slice(isBound ? 1 : 0)
    .flatMap(({ name, node, annotation }) => {
      const type = annotation && !leftOut?.has(name) ? reader.typeAt(module, annotation) : undefined;
      const [text, ...more] = type?.is === 'annotated' ? type.metadata : [];
      if (text?.is !== 'text' || text.text.kind !== 'string' || more.length > 0) return [];
      if (type?.is === 'annotated' && type.type.is === 'context') return [];
      const parameter = placeOf(module, node);
      return [{ ...copyOf(text), name, parameter, isServed: others.length > 0 ? undefined : isServed }];
    });
}

function signatureOf(
  dialect: Dialect,
  reader: TypeReader,
  module: Module,
  written: readonly Parameter[],
  place: Place,
): Signature {
  const isFast = dialect.is === 'fastmcp';
  const faults: SignatureFault[] = [];
  const parameters: Served[] = [];
  let isOpen = false;
  let isRefused = false;
  let hasOptional = false;
  for (const [index, each] of written.entries()) {
    const { name, kind } = each;
    const at = placeOf(module, each.node);
    const fault = (is: SignatureFault['is'], isCertain = true): void =>
      void faults.push({ ...at, is, name, isCertain });
    const type = each.annotation && reader.typeAt(module, each.annotation);
    const given = defaultOf(reader, module, each.default);
    const isLeftOut = leavesOut(dialect, type, given);
    if (isLeftOut === true) continue;
    if (isLeftOut === undefined) {
      isOpen = true;
      continue;
    }
    if (kind === 'args' || kind === 'kwargs') {
      fault(kind);
      isRefused ||= isFast || name.startsWith('_');
      parameters.push({ ...at, name, type, default: { is: 'none' }, isUnknown: false });
      continue;
    }
    if (!isFast && name.startsWith('_')) fault('underscore');
    const isSelf = index === 0 && name === 'self' && !each.annotation;
    if (isSelf) fault('self', dialect.refusesSelf === true);
    if (kind === 'positional-only') fault('positional-only');
    if (!isFast && name === 'ctx' && !each.annotation && !each.default) fault('context');
    const isRequired = given.is === 'none' || (given.is === 'field' && given.field.default.is === 'none');
    if (isFast && kind === 'plain' && isRequired && hasOptional && each.default) fault('required-after-optional');
    hasOptional ||= !isRequired;
    // It makes an array of these, and later versions refuse them.
    isRefused ||=
      (isFast && kind === 'positional-only') ||
      (!isFast && (name.startsWith('_') || name === 'model_config')) ||
      (isSelf && dialect.refusesSelf !== false) ||
      (faults.at(-1)?.name === name && faults.at(-1)!.is === 'required-after-optional');
    const isShadowing = MODEL_NAMES.has(name) && dialect.takesModelNames !== true;
    // Whatever else it is, an injected context is no parameter, and where it is one, it is not known.
    const isUnknown = isShadowing || given.is === 'injected' || isOptionalContext(type);
    parameters.push({ ...at, name, type, default: given, isUnknown });
  }
  const [first] = dialect.needsClasses && isPostponed(module) ? written.filter(({ annotation }) => annotation) : [];
  // The first of them ends the registration, whatever else there is.
  if (first)
    faults.splice(0, faults.length, {
      ...placeOf(module, first.node),
      is: 'postponed',
      name: first.name,
      isCertain: true,
    });
  // fastmcp takes a parameter `title` for the title of a schema beside one of these names.
  const names = new Set(parameters.map(({ name }) => name));
  if (names.has('title') && isFast && dialect.titles !== true && dialect.dropsLoneTitles !== true)
    if (TAKEN_FOR_KEYWORDS.some((name) => names.has(name))) isRefused = true;
  return { parameters, faults, isRefused, isOpen, place };
}

/** What it has for annotations is text. */
const isPostponed = remembered(({ text }: Module) => /^from __future__ import [^\n]*\bannotations\b/m.test(text));

const TAKEN_FOR_KEYWORDS = ['type', 'properties', 'items', 'allOf', 'oneOf', 'anyOf', 'required'];

/** Methods of pydantic's `BaseModel`. */
const MODEL_NAMES: ReadonlySet<string> = new Set(
  (
    'construct copy dict from_orm json model_construct model_copy model_dump model_dump_json model_json_schema ' +
    'model_parametrized_name model_post_init model_rebuild model_validate model_validate_json ' +
    'model_validate_strings parse_file parse_obj parse_raw schema schema_json update_forward_refs validate'
  ).split(' '),
);

const isOptionalContext = (type: PyType | undefined): boolean =>
  type?.is === 'union' && type.options.some(({ is }) => is === 'context');

/** Whether the SDK gives the parameter a value itself, so that it is not served. */
function leavesOut(dialect: Dialect, type: PyType | undefined, given: Default): Maybe {
  if (type?.is === 'context') return true;
  if (isOptionalContext(type) && type?.is === 'union')
    return type.options.every((each) => each.is === 'context' || isNone(each))
      ? dialect.leavesOutOptionalContext
      : false;
  if (dialect.is === 'official') return false;
  if (given.is === 'injected') return dialect.injects;
  return given.is === 'called' ? undefined : false;
}

interface Form {
  readonly schema: ObjectNode;
  readonly isCyclic: boolean;
  /** The properties in which classes are used. */
  readonly withRefs: ReadonlySet<string>;
}

function inputBy(renderer: Renderer, signature: Signature, name: string, documentation: Documentation): Form {
  const { dialect } = renderer;
  const { place } = signature;
  const properties: Entry[] = [];
  const required: Node[] = [];
  const withRefs = new Set<string>();
  let { isOpen } = signature;
  let isOpenList = isOpen;
  let isUnknown = false;
  for (const parameter of signature.parameters) {
    const at = copyOf(parameter);
    const { key, node, isRequired, hasRef } = renderer.property(parameter);
    if (key === undefined) {
      isOpen = isOpenList = true;
      continue;
    }
    isUnknown ||= parameter.isUnknown;
    const value = parameter.isUnknown ? unknownAt(at) : described(dialect, node, parameter, documentation);
    properties.push({ key, ...at, value });
    if (hasRef) withRefs.add(key);
    if (isRequired === undefined || (parameter.isUnknown && isRequired)) isOpenList = true;
    else if (isRequired) required.push(scalar(key, at));
  }
  const keywords: [string, Node][] = [];
  if (dialect.closes !== false)
    keywords.push(['additionalProperties', dialect.closes ? scalar(false, place) : unknownAt(place)]);
  keywords.push(['properties', { kind: 'object', ...place, entries: properties, open: isOpen }]);
  if (required.length > 0 || isOpenList) keywords.push(['required', arrayOf(required, place, isOpenList)]);
  if (dialect.is === 'official') keywords.push(['title', scalar(`${name}Arguments`, place)]);
  keywords.push(['type', scalar('object', place)]);
  const schema = withDefs(
    object(place, keywords, isUnknown || signature.isOpen || renderer.isOverfull),
    renderer,
  ) as ObjectNode;
  return { schema, isCyclic: renderer.isCyclic, withRefs };
}

/** Descriptions that are not in a field: a text in `Annotated`, and what the docstring says. */
function described(dialect: Dialect, node: Node, { name, type }: Served, { parameters }: Documentation): Node {
  if (node.kind !== 'object' || entry(node, 'description')) return node;
  const [only, ...others] = type?.is === 'annotated' ? type.metadata : [];
  const own = only?.is === 'text' && others.length === 0 ? only.text : undefined;
  const documented = parameters.get(name)?.text;
  const known = own && dialect.textsDescribe ? own : documented && dialect.docstringDescribes ? documented : undefined;
  const perhaps = (own && dialect.textsDescribe !== false) || (documented && dialect.docstringDescribes !== false);
  if (!known && !perhaps) return node;
  const at = known ?? own ?? documented!;
  // A text may come first in some versions, and be the same in none.
  const value = known && (known === own || !own || dialect.textsDescribe === false) ? known : unknownAt(at);
  return { ...node, entries: [{ key: 'description', ...copyOf(at), value }, ...node.entries] };
}

/** Where classes are used, versions before fastmcp 3 have `$defs`, and later ones have the classes in their place. */
function either(withRefs: Form, inline: Form, condition: object): Value {
  const entries = withRefs.schema.entries.map((each): Entry => {
    const other = entry(inline.schema, each.key)?.value;
    if (!other) return { ...each, value: conditional(each, condition, [each.value, nothingAt(each)]) as Node };
    if (each.key !== 'properties' || each.value.kind !== 'object') return each;
    const properties = each.value.entries.map((own): Entry => {
      const written = entry(other, own.key)?.value;
      return written && withRefs.withRefs.has(own.key)
        ? { ...own, value: conditional(own, condition, [own.value, written]) as Node }
        : own;
    });
    return { ...each, value: { ...each.value, entries: properties } };
  });
  return { ...withRefs.schema, entries };
}

function eitherNode(a: Node, makeOther: () => Node | undefined, condition: object): Value | undefined {
  if (a.kind !== 'object' || !entry(a, '$defs')) return a;
  const other = makeOther();
  return other && conditional(a, condition, [a, other]);
}

/** What two values have in common; where they differ it is unknown. */
function shared(a: Value, b: Value): Value {
  if (a.kind === 'object' && b.kind === 'object') {
    const keys = [...new Set([...a.entries, ...b.entries].map(({ key }) => key))];
    const entries = keys.map((key): Entry => {
      const [own, other] = [entry(a, key), entry(b, key)];
      if (own && other) return { ...own, value: shared(own.value, other.value) as Node };
      const only = (own ?? other)!;
      return { ...only, value: unknownAt(only.value) };
    });
    return { ...a, entries, open: a.open || b.open };
  }
  if (a.kind === 'array' && b.kind === 'array' && a.items.length === b.items.length)
    return { ...a, items: a.items.map((item, index) => shared(item, b.items[index]!) as Node), open: a.open || b.open };
  const isSame = 'value' in a && 'value' in b ? a.value === b.value : a.kind === 'null' && b.kind === 'null';
  return isSame && a.kind === b.kind ? a : unknownAt(a);
}
