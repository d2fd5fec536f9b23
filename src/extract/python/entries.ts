/** The entries of tools, prompts and resources, from the arguments of the call that registers them and from the function. */
import { remembered } from '../../core/collections.js';
import type { PythonTool } from '../../core/python-code.js';
import { arrayOf, unknownAt, textOf as stringIn, type Value } from '../result/values.js';
import { entry, type Entry, type Node, type ObjectNode, type Place } from '../../core/tree.js';
import { annotationsServed } from './annotations.js';
import { parametersGiven, type FunctionRef } from './methods.js';
import { isSince, type Sdk } from './schemas/dialect.js';
import { servedSchema, type ServedFunction } from './schemas/served.js';
import type { Server, Servers } from './servers.js';
import { docstringServed } from './texts.js';
import { decoratorsOf, nameNodeOf, placeOf, textOf, type Argument, type PyNode } from './syntax.js';
import type { Env, Evaluator } from './values.js';
import type { Module } from './names.js';

/** What a call or decorator is given: its arguments, in the file that it is in. */
export interface Given {
  readonly module: Module;
  readonly args: readonly Argument[];
  readonly env: Env;
  /** Of `add_tool`, behind the function. */
  readonly isAdded?: true;
}

export interface Context {
  readonly evaluator: Evaluator;
  readonly servers: Servers;
  readonly sdk: Sdk | undefined;
  /** It is registered by a decorator of the project's own. */
  readonly isOwn: boolean;
  /** What that decorator takes. */
  readonly takes?: Server['takes'];
}

export type Kind = 'tool' | 'prompt' | 'resource';

/** The names of the positional arguments. */
function positionalOf(kind: Kind, { sdk, takes }: Context): readonly string[] {
  if (takes) return takes === 'unknown' ? [] : takes;
  if (kind === 'resource') return ['uri'];
  if (sdk?.is !== 'official') return ['name'];
  if (kind === 'prompt') return ['name'];
  const isNew = isSince(sdk.versions, '1.10');
  return isNew === undefined ? ['name'] : isNew ? ['name', 'title', 'description'] : ['name', 'description'];
}

/** What a parameter of a decorator of the project's own is for, by its name. */
export const meaningOfParameter = (name: string): string =>
  /^(?:(?:tool|func(?:tion)?|fn)_?name|name_or_fn)$/.test(name)
    ? 'name'
    : /^(?:(?:tool_?)?desc(?:ription)?|doc)$/.test(name)
      ? 'description'
      : name;

/** Something is set in what the name stands for: `details["name"] = …`. */
const isFilled = (module: Module, node: PyNode): boolean => filledIn(module).has(textOf(module, node));
const filledIn = remembered(
  ({ text }: Module) =>
    new Set(
      Array.from(
        text.matchAll(/(?<!\w)(\w+)(?:\[[^\]\n]{0,80}\]\s{0,9}=(?!=)|\.(?:update|setdefault|pop)\()/g),
        ([, name]) => name!,
      ),
    ),
);

/** Undefined where it is not given; `None` counts as nothing. */
export function given(name: string, kind: Kind, { module, args, env }: Given, context: Context): Entry | undefined {
  const at = positionalOf(kind, context).indexOf(name);
  const argument =
    args.find(({ key }) => key === name || (context.takes && key !== undefined && meaningOfParameter(key) === name)) ??
    (at >= 0 && !args[at]?.key && !args[at]?.spread ? args[at] : undefined);
  if (!argument) {
    const isUnknown = context.takes === 'unknown' && /^(?:name|title|description)$/.test(name);
    for (const { key, spread, value } of args) {
      if (spread !== '**' && !(isUnknown && key === undefined)) continue;
      const more =
        spread === '**' && !isFilled(module, value) ? context.evaluator.valueOf(module, value, env) : undefined;
      const place = placeOf(module, value);
      const own = more && entry(more as Node, name);
      if (own) return own.value.kind === 'null' ? undefined : { ...own, value: { ...own.value, via: place } };
      if (more?.kind !== 'object' || more.open) return { key: name, ...place, value: unknownAt(place) };
    }
    return undefined;
  }
  const value = context.evaluator.valueOf(module, argument.value, env);
  return value.kind === 'null'
    ? undefined
    : { key: name, ...placeOf(module, argument.keyNode ?? argument.value), value: value as Node };
}

const at = (key: string, value: Value): Entry => ({
  key,
  start: value.start,
  end: value.end,
  ...(value.file !== undefined && { file: value.file }),
  value: value as Node,
});

/** Decorators and signature: where what is wrong with the whole is shown. */
function headOf({ module, node }: FunctionRef): Place {
  const start = node.parent?.name === 'DecoratedStatement' ? node.parent.from : node.from;
  const body = node.getChild('Body');
  return placeOf(module, { from: start, to: body?.from ?? node.to } as typeof node);
}

/**
 * It is given the signature of another function, and perhaps its name and docstring: `@functools.wraps(fn)`,
 * `tool_fn.__signature__ = …`. What is served is not what is written.
 */
function isReworked({ module, node }: FunctionRef): boolean {
  if (decoratorsOf(node).some((each) => /\bwraps\b/.test(textOf(module, each)))) return true;
  const name = nameNodeOf(node);
  return name !== undefined && signs(module) && module.text.includes(`${textOf(module, name)}.__signature__`);
}

/** Hardly any module does, and each is asked for all of its functions. */
const signs = remembered(({ text }: Module) => text.includes('.__signature__'));

/** Its docstring is made elsewhere: `look.__doc__ = …`, or by a decorator of the project's own, `@inject_docstring(…)`. */
function mayBeDescribed({ module, node }: FunctionRef, { isOwn }: Context): boolean {
  const name = nameNodeOf(node);
  if (decoratorsOf(node).some((each) => /^@[ \t]{0,9}[\w.]{0,80}?(?:doc|descri)/i.test(textOf(module, each))))
    return true;
  return isOwn || (name !== undefined && module.text.includes(`${textOf(module, name)}.__doc__`));
}

function nameEntry(kind: Kind, call: Given, callable: FunctionRef, context: Context): Entry | undefined {
  const own = given('name', kind, call, context);
  // An empty one counts as none.
  if (own && stringIn(own.value) !== '') return own;
  const name = nameNodeOf(callable.node);
  if (callable.node.name === 'LambdaExpression' || !name) return undefined;
  if (isReworked(callable)) return at('name', unknownAt(placeOf(callable.module, name)));
  return at('name', { kind: 'string', ...placeOf(callable.module, name), value: textOf(callable.module, name) });
}

function textEntries(kind: Kind, call: Given, callable: FunctionRef, context: Context): Entry[] {
  const name = nameEntry(kind, call, callable, context);
  const title = given('title', kind, call, context);
  const description = given('description', kind, call, context);
  const isGiven = description && stringIn(description.value) !== '';
  const documented = isGiven
    ? undefined
    : isReworked(callable)
      ? unknownAt(headOf(callable))
      : (docstringServed(callable.module, callable.node, context.sdk, context.evaluator) ??
        (mayBeDescribed(callable, context) ? unknownAt(headOf(callable)) : undefined));
  return [
    ...(name ? [name] : []),
    ...(title ? [title] : []),
    ...(isGiven ? [description] : documented ? [at('description', documented)] : []),
  ];
}

interface FoundTool {
  readonly tool: ObjectNode;
  readonly served: ServedFunction;
  readonly docstring: PythonTool['docstring'];
}

/** fastmcp takes what is said of parameters from it also where the description is another text. */
function docstringSeen(call: Given, context: Context): PythonTool['docstring'] {
  const description = given('description', 'tool', call, context);
  if (!description || stringIn(description.value) === '') return 'whole';
  const { sdk } = context;
  return sdk?.is === 'fastmcp' && isSince(sdk.versions, '3.2.4') !== false ? 'parameters' : 'unseen';
}

export function toolOf(call: Given, callable: FunctionRef, group: object, context: Context): FoundTool {
  const { sdk, evaluator } = context;
  const { module, node, isBound = false } = callable;
  const excluded = given('exclude_args', 'tool', call, context)?.value;
  const output = given('output_schema', 'tool', call, context);
  const structured = given('structured_output', 'tool', call, context)?.value;
  const isNone = call.args.some(({ key, value }) => key === 'output_schema' && value.name === 'None');
  const place = headOf(callable);
  const written = servedSchema(node, {
    ...{ module, evaluator, sdk, isBound },
    leftOut: new Set(excluded?.kind === 'array' ? excluded.items.flatMap((each) => stringIn(each) ?? []) : []),
    hasNoOutput: isNone || (structured?.kind === 'boolean' && !structured.value),
  });
  const own = ownSchema(call, context);
  const served =
    own || isReworked(callable) ? { ...written, ...UNREAD, inputSchema: own ?? unknownAt(place) } : written;
  const { inputSchema, outputSchema } = served;
  const annotations = given('annotations', 'tool', call, context);
  const meta = given('meta', 'tool', call, context) ?? appMeta(call, context);
  const texts = textEntries('tool', call, callable, context);
  const tool: ObjectNode = {
    ...{ kind: 'object', ...place, open: served !== written && !own, group },
    entries: [
      ...texts,
      ...titleMade(texts, annotations, place, sdk),
      at('inputSchema', inputSchema),
      ...(output ? [{ ...output, key: 'outputSchema' }] : outputSchema ? [at('outputSchema', outputSchema)] : []),
      ...(annotations ? [{ ...annotations, value: annotationsServed(annotations.value, call.module, sdk) }] : []),
      ...(meta ? [{ ...meta, key: '_meta' }] : []),
    ],
  };
  return { tool, served, docstring: docstringSeen(call, context) };
}

/** From version 4 on fastmcp makes a title of the name, where none is given. */
function titleMade(
  texts: readonly Entry[],
  annotations: Entry | undefined,
  place: Place,
  sdk: Sdk | undefined,
): Entry[] {
  if (sdk?.is !== 'fastmcp' || isSince(sdk.versions, '4') !== true) return [];
  const own = annotations?.value;
  const mayHave = own && (own.kind !== 'object' || own.open || own.entries.some(({ key }) => key === 'title'));
  if (mayHave || texts.some(({ key }) => key === 'title')) return [];
  const name = stringIn(texts.find(({ key }) => key === 'name')?.value);
  if (name === undefined) return [at('title', unknownAt(place))];
  const words = name.replace(/[-_]/g, ' ').toLowerCase();
  const value = words.replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase());
  return [at('title', { kind: 'string', ...place, value })];
}

/** `app=AppConfig(resource_uri="ui://…")`: fastmcp serves it as `_meta.ui`, whose parts are not read. */
function appMeta(call: Given, context: Context): Entry | undefined {
  const app = given('app', 'tool', call, context);
  if (app === undefined || app.value.kind === 'boolean') return undefined;
  const { start, end, value } = app;
  const ui = { ...app, key: 'ui', value: unknownAt(value) };
  return { ...app, value: { kind: 'object', start, end, open: true, entries: [ui] } };
}

/** `@mcp_tool(name="a", input_schema={…})` of the project's own: the signature says nothing then. */
function ownSchema(call: Given, context: Context): Node | undefined {
  const key = ['input_schema', 'inputSchema'].find((name) => call.args.some((each) => each.key === name));
  return context.isOwn && key !== undefined ? given(key, 'tool', call, context)?.value : undefined;
}

const UNREAD: Omit<ServedFunction, 'inputSchema'> = {
  outputSchema: undefined,
  documentation: { parameters: new Map() },
  faults: [],
  texts: [],
};

export function promptOf(call: Given, callable: FunctionRef, context: Context): ObjectNode {
  const items = parametersGiven(callable)
    .filter(({ kind, annotation }) => /^(?:plain|keyword-only)$/.test(kind) && !isContext(callable.module, annotation))
    .map((parameter): Node => {
      const place = placeOf(callable.module, parameter.node);
      const required: Node = { kind: 'boolean', ...place, value: !parameter.default };
      return {
        ...{ kind: 'object', start: parameter.start, end: parameter.end, open: true },
        ...(place.file !== undefined && { file: place.file }),
        entries: [at('name', { kind: 'string', ...place, value: parameter.name }), at('required', required)],
      };
    });
  const place = headOf(callable);
  return {
    ...{ kind: 'object', ...place, open: false },
    entries: [
      ...textEntries('prompt', call, callable, context),
      ...(items.length > 0 ? [at('arguments', arrayOf(items, place))] : []),
    ],
  };
}

/** A resource, or a template where its URI has parameters. */
export function resourceOf(call: Given, callable: FunctionRef, context: Context): ObjectNode {
  const uri = given('uri', 'resource', call, context);
  const isTemplate = /\{[^}]/.test(stringIn(uri?.value) ?? '');
  const mime = given('mime_type', 'resource', call, context);
  return {
    ...{ kind: 'object', ...headOf(callable), open: false },
    entries: [
      ...(uri ? [{ ...uri, key: isTemplate ? 'uriTemplate' : 'uri' }] : []),
      ...textEntries('resource', call, callable, context),
      ...(mime ? [{ ...mime, key: 'mimeType' }] : []),
    ],
  };
}

/** `Context`, `Context[…]`, `Optional[Context]`: given by the library. */
function isContext(module: Module, annotation: Argument['value'] | undefined): boolean {
  return annotation !== undefined && /(?:^|[.[| "'])Context\b/.test(textOf(module, annotation));
}
