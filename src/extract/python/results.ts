/** What a function returns that is written there, and what its annotation says that it returns. */
import { append, remembered } from '../../core/collections.js';
import type { Results, ReturnedValue, ValueKind } from '../../core/python-code.js';
import { entry, type Node } from '../../core/tree.js';
import { textOf as stringIn } from '../result/values.js';
import { functionMeant } from './functions.js';
import type { FunctionRef } from './methods.js';
import type { Elsewhere, Module } from './names.js';
import { isSince, type Sdk } from './schemas/dialect.js';
import type { PyType } from './schemas/model.js';
import { returnTypeIn } from './schemas/served.js';
import {
  argumentsOf,
  bare,
  bodyOf,
  calleeOf,
  childrenOf,
  decoratorsOf,
  entriesOf,
  exceptOf,
  functionAround,
  isScope,
  listed,
  nodesIn,
  parametersOf,
  pathOf,
  placeOf,
  returnsOf,
  returnTypeOf,
  textOf,
  walk,
  type PyNode,
} from './syntax.js';
import type { Servers } from './servers.js';
import type { Evaluator } from './values.js';

/** `servers`: what else is called is followed. */
export interface Reading {
  readonly evaluator: Evaluator;
  readonly servers?: Servers;
}

/** `isServed`: a schema is made of the annotation. */
export function resultsOf(
  { module, node }: FunctionRef,
  reading: Reading,
  sdk: Sdk | undefined,
  isServed: boolean,
): Results {
  const body = bodyOf(node);
  const type = isServed ? returnTypeIn(module, node, reading.evaluator) : undefined;
  const takes = type && kindsOf(type);
  const values: ReturnedValue[] = [];
  const through: ReturnedValue[] = [];
  for (const each of body ? nodesIn(body, ['ReturnStatement', 'YieldStatement', 'YieldExpression'], isScope) : []) {
    if (each.name !== 'ReturnStatement') return { values: [], through: [] };
    // A function inside has results of its own.
    if (functionAround(each)?.from !== node.from) continue;
    const [, value, ...more] = childrenOf(each);
    if (!value) values.push({ kind: 'null', ...placeOf(module, each) });
    else if (more.length > 0) values.push({ kind: 'array', ...placeOf(module, value) });
    else {
      const isCaught = isInExcept(each);
      for (const one of branchesOf(value)) {
        if (takes) append(through, throughOf(module, one, takes, reading));
        append(
          values,
          valueOf(module, one, reading, true).map((found) => {
            const misfit = misfitIn(module, one, type, reading);
            return { ...found, ...(isCaught && { isCaught }), ...(misfit && { misfit }) };
          }),
        );
      }
    }
  }
  const text = type && textOf(module, returnTypeOf(node)!);
  const isSure = sdk !== undefined && isSince(sdk.versions, sdk.is === 'official' ? '1.10' : '2.10') === true;
  const declared = takes && { text: text!, takes, isCertain: isSure };
  return { values, through, ...(declared && { declared }) };
}

/** The first value of a dictionary that is written there which `dict[str, int]` does not take. */
function misfitIn(
  module: Module,
  node: PyNode,
  type: PyType | undefined,
  reading: Reading,
): ReturnedValue['misfit'] | undefined {
  const declared = type?.is === 'annotated' ? type.type : type;
  const takes = declared?.is === 'dict' && declared.value ? kindsOf(declared.value) : undefined;
  for (const { key, value } of (takes && entriesOf(node)) ?? []) {
    const [found, ...others] = key ? valueOf(module, bare(value), reading, false) : [];
    if (!found || others.length > 0 || takes!.has(found.kind)) continue;
    if (!(found.mayBeNumber && takes!.has('number')))
      return { kind: found.kind, key: withoutQuotes(textOf(module, key!)), start: found.start, end: found.end };
  }
  return undefined;
}

export function branchesOf(expression: PyNode): readonly PyNode[] {
  const node = bare(expression);
  if (node.name !== 'ConditionalExpression') return [node];
  const parts = childrenOf(node);
  return [parts[0], parts[4]].flatMap((each) => (each ? branchesOf(each) : []));
}

/** `mayFollow`: a variable that is assigned once is what it was given. */
export function valueOf(module: Module, node: PyNode, reading: Reading, mayFollow: boolean): ReturnedValue[] {
  const { evaluator } = reading;
  const kind = kindOf(module, node, evaluator);
  if (kind) {
    const isContent = (kind === 'object' || kind === 'array') && isContentAt(module, node, evaluator);
    const begins = beginningOf(module, node, kind);
    const mayBeNumber = kind === 'string' && mayShowNumber(module, node, evaluator);
    return [
      {
        ...{ kind, ...placeOf(module, node) },
        ...(isContent && { isContent: true }),
        ...(begins && { begins }),
        ...(mayBeNumber && { mayBeNumber: true as const }),
      },
    ];
  }
  const called = calledIn(module, node, reading);
  const content = called && contentOf(called, reading);
  const annotated = called && annotatedKind(called, reading);
  if (content || annotated)
    return [
      {
        ...{ kind: (content ?? annotated)!.kind, ...placeOf(module, node) },
        answeredBy: keyOf(called),
        ...(content && { isContent: true as const, writtenAt: content }),
        ...(!content && annotated!.kind === 'string' && { mayBeNumber: true as const }),
      },
    ];
  const meaning = mayFollow && node.name === 'VariableName' ? module.meaningOf(node) : undefined;
  if (meaning?.is !== 'value' || !meaning.node || meaning.module !== module || !functionAround(meaning.node)) return [];
  const [only] = valueOf(module, bare(meaning.node), reading, false);
  return only && (only.kind === 'object' || only.kind === 'array') ? [{ ...only, ...placeOf(module, node) }] : [];
}

const keyOf = ({ module, node }: FunctionRef): string => `${module.location}:${node.from}`;

/** What a function that is called returns for sure: each kind that is not taken, at the call. */
function throughOf(module: Module, node: PyNode, takes: ReadonlySet<ValueKind>, reading: Reading): ReturnedValue[] {
  const called = calledIn(module, node, reading, ({ module: of, name }) =>
    (kindsByText(of).get(name) ?? []).some((kind) => !takes.has(kind)),
  );
  if (!called) return [];
  const answeredBy = keyOf(called);
  const place = placeOf(module, node);
  const kind = called.module === module ? undefined : annotatedKind(called, reading)?.kind;
  // As its annotation says, whatever it returns.
  if (kind && kind !== 'null' && !takes.has(kind))
    return [{ kind, ...place, answeredBy, ...(kind === 'string' && { mayBeNumber: true as const }) }];
  const known = surelyReturned(reading.evaluator);
  let returned = known.get(answeredBy);
  if (!returned) known.set(answeredBy, (returned = findReturned(called, reading.evaluator)));
  return returned.flatMap(({ start, end, file, ...each }) => {
    const writtenAt = { start, end, ...(file !== undefined && { file }) };
    return takes.has(each.kind) ? [] : [{ ...each, ...place, writtenAt, answeredBy }];
  });
}

/** Many tools may call one function. */
const surelyReturned = remembered((_: Evaluator) => new Map<string, readonly ReturnedValue[]>());

/** The first of each kind that is written there, but None. */
function findReturned({ module, node }: FunctionRef, evaluator: Evaluator): readonly ReturnedValue[] {
  const names = new Set(parametersOf(module, node).map(({ name }) => name));
  const found = new Map<ValueKind, ReturnedValue>();
  for (const each of nodesIn(bodyOf(node)!, ['ReturnStatement', 'YieldStatement', 'YieldExpression'], isScope)) {
    if (each.name !== 'ReturnStatement') return [];
    // What is behind it depends on the same.
    if (isAsked(module, each, names)) break;
    const [, value, ...more] = childrenOf(each);
    if (!value || more.length > 0 || value.name === 'ConditionalExpression') continue;
    const [only, ...others] = valueOf(module, bare(value), { evaluator }, true);
    if (!only || others.length > 0 || only.isContent || only.kind === 'null' || found.has(only.kind)) continue;
    found.set(only.kind, isInExcept(each) ? { ...only, isCaught: true } : only);
  }
  return [...found.values()];
}

/** A condition around it asks for what the function is given: by this call it may never be so. */
function isAsked(module: Module, statement: PyNode, names: ReadonlySet<string>): boolean {
  for (let at = statement.parent; at && !isScope(at); at = at.parent) {
    if (!/^(?:If|While|Match|For)(?:Statement|Clause)$/.test(at.name)) continue;
    for (const part of childrenOf(at))
      if (!/Body$/.test(part.name) && [...walk(part)].some((each) => names.has(textOf(module, each)))) return true;
  }
  return false;
}

/** What functions may return by the text of their file, which is only parsed for those that may return something else. */
const kindsByText = remembered(({ text }: Module) => {
  const heads = Array.from(text.matchAll(/^(?:async[ \t]+)?def[ \t]+(\w+)/gm));
  return new Map(
    heads.map(({ 1: name, index }, at) => {
      const own = text.slice(index, heads[at + 1]?.index);
      return [name!, KINDS_BY_TEXT.flatMap(([kind, written]) => (written.test(own) ? [kind] : []))];
    }),
  );
});

const KINDS_BY_TEXT: readonly (readonly [ValueKind, RegExp])[] = [
  ['object', /(?:\breturn|=)\s{0,9}\{|->\s{0,9}["']?(?:typing\.)?dict\b/i],
  ['array', /(?:\breturn|=)\s{0,9}\[|->\s{0,9}["']?(?:typing\.)?list\b/i],
  ['string', /\breturn\s{0,9}\(?\s{0,20}[frFR]{0,2}["']|->\s{0,9}["']?str\b/],
  ['number', /\breturn\s{1,9}\d|->\s{0,9}(?:int|float)\b/],
  ['boolean', /\breturn\s{1,9}(?:True|False)\b|->\s{0,9}bool\b/],
];

/**
 * A function or method without a decorator, whose result a call is. Of the file, if it is not said which others are
 * followed.
 */
function calledIn(
  module: Module,
  node: PyNode,
  { servers }: Reading,
  isFollowed?: (elsewhere: Elsewhere) => boolean,
): FunctionRef | undefined {
  const call = node.name === 'AwaitExpression' ? bare(node.lastChild!) : node;
  const callee = servers && call.name === 'CallExpression' ? calleeOf(call) : undefined;
  if (!callee || !pathOf(module, callee)) return undefined;
  const elsewhere = module.definedElsewhere(callee);
  if (elsewhere && !isFollowed?.(elsewhere)) return undefined;
  if (module.meaningsOf(callee).length > 1) return undefined;
  const called = functionMeant(servers!, module, callee);
  if (called?.node.name !== 'FunctionDefinition' || (called.module !== module && !isFollowed)) return undefined;
  const isAwaited = node.name === 'AwaitExpression';
  const isAsync = called.node.getChild('async') !== null;
  // A decorator may make something else of it.
  return isAwaited !== isAsync || decoratorsOf(called.node).length > 0 ? undefined : called;
}

/** What it returns for sure, as its annotation says. */
function annotatedKind({ module, node }: FunctionRef, { evaluator }: Reading): { kind: ValueKind } | undefined {
  const given = returnTypeIn(module, node, evaluator);
  const type = given?.is === 'annotated' ? given.type : given;
  const [kind] = (type && type.is !== 'union' && kindsOf(type)) || [];
  return kind && { kind };
}

/** Content of MCP that is written there, whatever way it returns. */
function contentOf({ module, node }: FunctionRef, { evaluator }: Reading): ReturnedValue | undefined {
  const returned = returnsOf(node).flatMap((each) => (each.nextSibling ? [] : branchesOf(each)));
  const values = returned.map((each) => valueOf(module, each, { evaluator }, true)[0]);
  return values.every((each) => each?.isContent) ? values[0] : undefined;
}

/** `Error: …` of `f"Error: {e}"` and of content with such a text, `error` of `{"error": str(e)}`. */
function beginningOf(module: Module, node: PyNode, kind: ValueKind): string | undefined {
  if (kind === 'array') {
    const [only, ...others] = node.name === 'ArrayExpression' ? listed(node) : [];
    return only?.length === 1 && others.length === 0 ? beginningOfContent(module, bare(only[0]!)) : undefined;
  }
  const written = node.name === 'CallExpression' ? dumpedIn(module, node) : undefined;
  const [first] = entriesOf(written ?? node) ?? [];
  if (first) {
    const isSet = first.key && !/^(?:None|False|""|'')$/.test(textOf(module, first.value));
    return isSet ? withoutQuotes(textOf(module, first.key)) : undefined;
  }
  const [literal = node] = node.name === 'ContinuedString' || node.name === 'BinaryExpression' ? childrenOf(node) : [];
  return /^(?:Format)?String$/.test(literal.name) ? withoutQuotes(textOf(module, literal)) : undefined;
}

/** `TextContent(type="text", text=f"Error: {e}")` */
function beginningOfContent(module: Module, call: PyNode): string | undefined {
  const made = call.name === 'CallExpression' ? module.externalOf(calleeOf(call)) : undefined;
  const isText = made !== undefined && /^mcp(?:_types)?\.(?:types\.)?TextContent$/.test(made);
  const text = isText ? argumentsOf(module, call)?.find(({ key }) => key === 'text')?.value : undefined;
  return text && beginningOf(module, bare(text), 'string');
}

/** `{…}` of `json.dumps({…})`. */
function dumpedIn(module: Module, call: PyNode): PyNode | undefined {
  const first = module.externalOf(calleeOf(call)) === 'json.dumps' ? argumentsOf(module, call)?.[0] : undefined;
  return first && bare(first.value);
}

const LONGEST_BEGINNING = 80;
const withoutQuotes = (literal: string): string =>
  literal.slice(0, LONGEST_BEGINNING).replace(/^[a-zA-Z]{0,2}(?:"""|'''|["'])|["']$/g, '');

/** In the block behind `except`. */
export function isInExcept(statement: PyNode): boolean {
  for (let at = statement; at.parent && !isScope(at); at = at.parent) {
    if (at.parent.name === 'TryStatement' && exceptOf(at)) return true;
  }
  return false;
}

const KINDS: Readonly<Record<string, ValueKind>> = {
  FormatString: 'string',
  Boolean: 'boolean',
  None: 'null',
  Number: 'number',
  ArrayExpression: 'array',
  ArrayComprehensionExpression: 'array',
  TupleExpression: 'array',
  DictionaryExpression: 'object',
  DictionaryComprehensionExpression: 'object',
};

function kindOf(module: Module, node: PyNode, evaluator: Evaluator): ValueKind | undefined {
  const kind = KINDS[node.name];
  if (kind) return kind;
  if (node.name === 'String' || node.name === 'ContinuedString') {
    const text = evaluator.textOf(module, node);
    // It is taken for the number that it shows.
    return text !== undefined && NUMBER.test(text) ? 'number' : 'string';
  }
  if (node.name !== 'CallExpression') return undefined;
  const callee = calleeOf(node);
  const made = pathOf(module, callee) && !module.definedElsewhere(callee) ? module.meaningOf(callee) : undefined;
  if (made?.is === 'builtin') return made.name === 'dict' ? 'object' : made.name === 'str' ? 'string' : undefined;
  if (made?.is === 'external') return made.path === 'json.dumps' ? 'string' : undefined;
  const value = evaluator.valueOf(module, node);
  return value.kind === 'unknown' && value.isText ? 'string' : undefined;
}

const NUMBER = /^\s*[-+]?[\d.]+(?:e[-+]?\d+)?\s*$/i;

/** `str(count)`, `f"{price:.2f}"`, `"{}".format(price)`: nothing is in it that no number has. */
function mayShowNumber(module: Module, node: PyNode, evaluator: Evaluator): boolean {
  const dumped = node.name === 'CallExpression' ? dumpedIn(module, node) : undefined;
  if (dumped) return !/^(?:object|array|string)$/.test(kindOf(module, dumped, evaluator) ?? '');
  return [...walk(node, isFilled)].every((each) => !/^(?:Format)?String$/.test(each.name) || ofNumber(module, each));
}

/** What is put into a text. */
const isFilled = ({ name }: PyNode): boolean => name === 'ArgList' || name === 'FormatReplacement';

function ofNumber(module: Module, literal: PyNode): boolean {
  const filled = literal.getChildren('FormatReplacement');
  const ends = [...filled.map(({ from }) => from), literal.to];
  const starts = [literal.from, ...filled.map(({ to }) => to)];
  const written = starts.map((start, index) => module.text.slice(start, ends[index])).join('');
  return /^[a-z]{0,2}["'][\s\d.+-]*["']$/i.test(written.replace(/\{[^{}]*\}/g, ''));
}

/** What values of JSON a type takes; undefined where it is not known, or takes any. */
function kindsOf(type: PyType): ReadonlySet<ValueKind> | undefined {
  switch (type.is) {
    case 'annotated':
      return kindsOf(type.type);
    case 'plain': {
      const [first, ...others] = type.keywords;
      return first?.[0] === 'type' && others.length === 0 ? TAKEN[String(first[1])] : undefined;
    }
    case 'list':
      return new Set(['array']);
    case 'dict':
      return new Set(['object']);
    case 'union': {
      const options = type.options.map(kindsOf);
      return options.some((each) => !each) ? undefined : new Set(options.flatMap((each) => [...each!]));
    }
    default:
      return undefined;
  }
}

/** Numbers are taken from texts, too, and anything but a text is refused as one. */
const TAKEN: Readonly<Record<string, ReadonlySet<ValueKind>>> = {
  string: new Set(['string']),
  integer: new Set(['number', 'boolean']),
  number: new Set(['number', 'boolean']),
  boolean: new Set(['boolean', 'number', 'string']),
  null: new Set(['null']),
};

/** `[{"type": "text", "text": …}]`, `{"content": […]}` */
function isContentAt(module: Module, node: PyNode, evaluator: Evaluator): boolean {
  if (!/["']type["']/.test(textOf(module, node))) return false;
  const value = evaluator.valueOf(module, node);
  if (value.kind === 'array') return isParts(module, value);
  if (value.kind !== 'object') return false;
  const content = entry(value, 'content')?.value;
  return content ? isParts(module, content) : isPart(module, value);
}

const isParts = (module: Module, node: Node): boolean =>
  node.kind === 'array' && node.items.length > 0 && node.items.every((each) => isPart(module, each));

/** With the fields that its type has, and no others, as data of a document would have; made by a class it is what it says. */
function isPart(module: Module, node: Node): boolean {
  if (node.kind !== 'object' || node.open || node.file !== undefined || module.text[node.start] !== '{') return false;
  const fields = PARTS[stringIn(entry(node, 'type')?.value) ?? ''];
  const keys = node.entries.map(({ key }) => key);
  return (
    fields !== undefined &&
    fields.every((each) => keys.includes(each)) &&
    keys.every((each) => fields.includes(each) || MAY_BE_IN_PART.has(each))
  );
}

const MAY_BE_IN_PART = new Set([
  'annotations',
  '_meta',
  'meta',
  'title',
  'description',
  'mimeType',
  'size',
  'icons',
  'isError',
  'is_error',
]);

const PARTS: Readonly<Record<string, readonly string[]>> = {
  text: ['type', 'text'],
  image: ['type', 'data', 'mimeType'],
  audio: ['type', 'data', 'mimeType'],
  resource: ['type', 'resource'],
  resource_link: ['type', 'uri', 'name'],
};
